"""Lines that are too long, and unused headers."""

import re
import shlex
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.emit.tidy import COLUMNS, CONTINUED, Language, fitted, without_idle_includes

LONG = ", ".join(f"argument_{i}" for i in range(12))
INNER = ", ".join(f"inner_{i}(aaaa, bbbb)" for i in range(4))
NESTED = f"    x = outer({INNER}, another_one(cccc, dddddddd), 123456);"


def squeezed(text: str) -> str:
    """The text without blanks and line continuations."""
    return re.sub(r"\s+|\\\n", "", text)


@pytest.mark.parametrize(
    "line",
    [
        f"void function({LONG});",
        NESTED,
        "    const uint64_t x = " + " | ".join(f"((y << {i}) & UINT64_C(0x{i:016x}))" for i in range(6)) + ";",
        "    return "
        + " && ".join(f"condition_{i} == {i}" for i in range(8))
        + " ? one_of_two : other_of_two;",
        f'    __asm__("a string (with, brackets" : : : {LONG});',
        "    for (size_t index = 0; index < a_number_of_things_that_is_long; "
        "index += another_number_of_things_too) {",
    ],
)
def test_code_is_broken_between_operands_and_says_the_same(line: str) -> None:
    made = fitted(line)
    assert max(map(len, made.split("\n"))) <= COLUMNS
    assert squeezed(made) == squeezed(line)
    assert fitted(made) == made


@pytest.mark.parametrize(
    "text",
    [
        f"#define FUNCTION(x) function(x, {LONG})",
        f"#define FUNCTION(x) \\\n    function(x, {LONG})",
        f"#define FUNCTION(x) \\\n    function(x, {LONG}); \\\n    other(x)",
    ],
)
def test_a_macro_goes_on_where_it_is_broken(text: str) -> None:
    made = fitted(f"{text}\nint after;")
    assert max(map(len, made.split("\n"))) <= COLUMNS
    joined = made.replace("\\\n", "")
    assert squeezed(joined.split("\n")[0]) == squeezed(text)
    assert joined.split("\n")[1:] == ["int after;"]


def test_what_is_deep_in_brackets_is_broken_last() -> None:
    first, *rest = fitted(NESTED).split("\n")
    assert (
        first
        == "    x = outer(inner_0(aaaa, bbbb), inner_1(aaaa, bbbb), inner_2(aaaa, bbbb), inner_3(aaaa, bbbb),"
    )
    assert rest == ["        another_one(cccc, dddddddd), 123456);"]


def test_an_assignment_is_broken_where_the_rest_fits_into_a_line() -> None:
    call = "function(" + "a" * 70 + ")"
    assert fitted(f"    const some_type_of_value variable = {call};").split("\n") == [
        "    const some_type_of_value variable =",
        f"        {call};",
    ]


def test_a_directive_goes_on_behind_a_backslash() -> None:
    made = fitted("#if " + " && ".join(f"defined(MACRO_{i})" for i in range(9)) + "\nint x;")
    *lines, last, after = made.split("\n")
    assert all(line.endswith(" \\") and len(line) <= COLUMNS for line in lines)
    assert not last.endswith("\\")
    assert after == "int x;"


def test_a_line_of_a_macro_still_goes_on() -> None:
    made = fitted(f"    call({LONG}); \\\n    other();")
    assert [line.endswith(" \\") for line in made.split("\n")] == [True, True, False]


def test_the_last_line_of_a_macro_goes_on_while_it_is_broken() -> None:
    made = fitted(f"#define MACRO \\\n    call({LONG})\nint x;")
    assert [line.endswith(" \\") for line in made.split("\n")] == [True, True, False, False]


def test_a_paragraph_of_a_comment_is_filled_and_others_are_left() -> None:
    words = " ".join(f"word{i}" for i in range(25))
    made = fitted(f"/*\n * First.\n *\n * {words}\n * and more.\n *\n * Last.\n */")
    lines = made.split("\n")
    assert lines[:3] == ["/*", " * First.", " *"]
    assert lines[-3:] == [" *", " * Last.", " */"]
    assert " ".join(line[3:] for line in lines[3:-3]) == f"{words} and more."
    assert max(map(len, lines)) <= COLUMNS


def test_a_command_in_a_comment_is_one_for_a_shell() -> None:
    command = "hashwright make md5 --target " + " --option value" * 8
    lines = fitted(f"/*\n * Made by:\n *     {command}\n * {'x ' * 20}\n */").split("\n")
    shown = "\n".join(line.removeprefix(" *").strip() for line in lines[2:4])
    assert lines[2].endswith(" \\")
    assert re.sub(r"\\\n", "", shown).split() == command.split()


def test_a_quoted_word_of_a_command_is_not_broken() -> None:
    holder = "'Copyright 2026 Jane Doe and the others who wrote it'"
    command = (
        f"hashwright make md5 --target portable --kernel blocks --symbol quick --copyright {holder} --wipe"
    )
    made = fitted(f"/*\n *     {command}\n */")
    shown = re.sub(r"^ \* +", "", "\n".join(made.split("\n")[1:-1]), flags=re.MULTILINE)
    assert max(map(len, made.split("\n"))) <= COLUMNS
    assert shlex.split(shown.replace("\\\n", "")) == shlex.split(command)
    assert f"--copyright {holder}" in shown


def test_a_remark_goes_above_its_line() -> None:
    remark = "/* " + "word " * 15 + "*/"
    code = "    int a_long_name_of_a_variable;"
    assert fitted(f"{code} {remark}").split("\n") == [f"    {remark}", code]


def test_assembly_goes_on_behind_a_backslash() -> None:
    line = f"        .long      {', '.join(f'0x{i:08x}' for i in range(12))}"
    first, *rest = fitted(line, Language.ASSEMBLY).split("\n")
    assert all(each.endswith(CONTINUED) and len(each) <= COLUMNS for each in [first, *rest[:-1]])
    assert not rest[-1].endswith(CONTINUED)
    assert squeezed("\n".join([first, *rest])) == squeezed(line)
    remarked = f"        {'vpaddd':<60} %ymm0, %ymm1, %ymm2  // stream a, step 1, F: cycle 1"
    above, below = fitted(remarked, Language.ASSEMBLY).split("\n")
    assert above == "        // stream a, step 1, F: cycle 1"
    assert below == remarked.partition("  //")[0]


def test_go_is_not_broken_because_the_end_of_a_line_may_end_a_statement() -> None:
    line = f"\tx := {' + '.join(f'operand_{i}' for i in range(12))}"
    assert fitted(line, Language.GO) == line


@pytest.mark.parametrize("mark", ["//", "///", "    //!", "\t//"])
def test_a_paragraph_of_line_comments_is_filled(mark: str) -> None:
    words = " ".join(f"word{i}" for i in range(25))
    command = "hashwright make md5 --target portable" + " --option value" * 6
    text = [f"{mark} {words}", f"{mark} and more.", mark, f"{mark} Last.", f"{mark}     {command}", "code"]
    *lines, empty, last, begun, rest, code = fitted("\n".join(text), Language.RUST).split("\n")
    assert " ".join(line.removeprefix(f"{mark} ") for line in lines) == f"{words} and more."
    assert max(map(len, lines)) <= COLUMNS
    assert [empty, last, code] == text[2:4] + text[5:]
    assert begun.endswith(CONTINUED)
    assert squeezed(begun.removesuffix(CONTINUED) + rest.replace(mark, "")) == squeezed(text[4])


@given(st.text("ab (),;=|&\"'+", max_size=160))
def test_any_text_keeps_what_it_says(text: str) -> None:
    line = f"x{text}y"
    assert squeezed(fitted(line)) == squeezed(line)


def test_headers_stay_where_one_of_their_names_is_used() -> None:
    text = textwrap.dedent("""\
        #include <immintrin.h>
        int x;
        """)
    headers = {"#include <immintrin.h>\n": "_mm|__m128"}
    assert without_idle_includes(text, headers) == "int x;\n"
    used = text.replace("int x", "__m128i x")
    assert without_idle_includes(used, headers) == used


def test_a_name_that_is_too_long_follows_its_type_on_a_line_of_its_own() -> None:
    name = "load_" * 15
    assert fitted(f"static inline ALWAYS uint64_t {name}(const uint8_t *p)") == (
        f"static inline ALWAYS uint64_t\n    {name}(const uint8_t *p)"
    )
