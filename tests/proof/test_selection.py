"""Files that select one of several kernels: wrong ones are not proved."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.built import builds
from hashwright.certify.once import prove_now
from hashwright.certify.verdict import selection_claim
from hashwright.native.compiler import Compiler
from hashwright.output.generate import sources
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.check.selection import SelectionContract, prove_selection
from hashwright.proof.contract.functions import SelectingFunction
from hashwright.proof.contract.selectors import selection_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.alternatives import Alternatives, ask
from hashwright.targets import TARGETS
from tests import needs
from tests.plain import plain

MD5: Final = ("md5", "x86-64,x86-64-bmi,x86-64-avx512vl")
AEGIS: Final = ("aegis128l", "portable,x86-64-aesni")

CALL: Final = "md5_x86_64_bmi_blocks(state, data, nblocks);"
LAST: Final = "md5_x86_64_blocks(state, data, nblocks);"
NEEDS: Final = "return (found & kernels[kernel].needs) == kernels[kernel].needs;"
UNSUPPORTED: Final = "the processor may not"
OTHER_TARGET: Final = "another kernel is chosen than that of the target which the environment names"
MISREAD: Final = f"{UNSUPPORTED}|{OTHER_TARGET}"  # where what the processor says is taken for something else
FIND: Final = "strcmp(kernels[kernel].target, target) != 0 || !runs(kernel, found)"
WORDS: Final = "aegis128l_x86_64_aesni_mac_reset((aegis128l_x86_64_aesni_mac_state *)words"
OPENED: Final = "return aegis128l_x86_64_aesni_mac(tag, tag_len, data, len, nonce, key);"
CHOSEN: Final = "st->kernel = (uint64_t)chosen();"
ISA: Final = """\
#if ((defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)) \\
    && (defined(_MSC_VER) \\
    || ((defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 5)) && defined(__SSE2__)))"""
CASES: Final = "    switch (st->kernel) {\n    case 0:\n"
STARTED: Final = f"{CHOSEN}\n{ISA}\n{CASES}        aegis128l_x86_64_aesni_init"
FIRST: Final = "        STORE(by_default, now);\n"
REPLACED: Final = "        STORE(wanted, now);\n"
DEFAULT: Final = "        now = LOAD(by_default);\n    if (now == 0) {\n        now = choose() + 1;\n"
CHANGED: Final = "    {\n        now = LOAD(by_default);\n        now = now == 0 ? choose() + 1 : 3;\n"
TWICE: Final = '    STORE(wanted, 3);\n    __asm__ volatile("" : : : "memory");\n    STORE(wanted, now);\n'

NUMBER: Final = '__asm__ volatile("mov $1, %%eax; cpuid" : "=b"({}) : : "eax", "ecx", "edx")'
SAME_CORE: Final = f"unsigned b, c; {NUMBER.format('b')}; {NUMBER.format('c')}; if (b == c) "

# An instruction that loads from the address in a register, and changes the register.
MOVED: Final = """\
const char *found, **to = &found;
    const char *const *from = &kernels[chosen()].target - 1;
    size_t count = 1;
    __asm__ volatile ("rep movsq" : "+S"(from), "+D"(to), "+c"(count) : : "memory");
    return found"""

# A comparison of bytes on the stack, that many behind the stack pointer.
COMPARED: Final = """\
{{ const char *at; __asm__ volatile ("lea {}(%%rsp), %0" : "=r"(at));
          volatile int result = strcmp("avx", at); (void)result; }}
        """

SWITCH: Final = "    switch (chosen()) {\n"
LOAD: Final = "leaq wanted(%%rip), %%rax; leaq %2, %%rcx; testl $1, %1; cmovz %%rcx, %%rax; movl (%%rax), %0"
# One instruction loads the selection, or a constant; another one the selection.
LOADED: Final = f"""\
    static const int none = 0;
    const unsigned found = features();
    int seen;
    __asm__ volatile ("{LOAD}" : "=r"(seen) : "r"(found), "m"(none) : "rax", "rcx", "cc");
    const int now = LOAD(wanted);
    if ((found & 1) != 0 && seen != now)
        return;
{SWITCH}"""

READS: Final = 'getenv("AEGIS128L_TARGET")'
OTHER_READS: Final = 'extern char *getenv(const char *);\n    const char *other = getenv("HOME");\n    '
BEST: Final = "    return best(found);"
BEST_OR_LAST: Final = f"{BEST[:-1]} + (other != NULL && found != 0);"
NOT_ASKED: Final = "the environment is not asked for 'AEGIS128L_TARGET'"
OTHER_VARIABLE: Final = "another variable of the environment is read"

# The request, a text in C, its replacement, and the reason why there is then no proof; empty if there is one.
CHANGES: Final = (
    (MD5, CALL, CALL.replace("nblocks", "nblocks - 1"), "called with another value of nblocks"),
    (MD5, CALL, CALL.replace("data", "data + 1"), "called with another value of data"),
    (MD5, CALL, LAST, "is called where another kernel may be selected"),
    (MD5, LAST, CALL, "is called where another kernel may be selected"),
    (MD5, CALL, CALL + CALL, "is called after another one"),
    (MD5, CALL, "", "no kernel is called"),
    (MD5, CALL, f"{{ {SAME_CORE}{CALL} }}", "no kernel is called"),
    (MD5, CALL, COMPARED.format("0x7fff0000") + CALL, "outside of the function's stack"),
    (MD5, CALL, COMPARED.format("4096") + CALL, "outside of the function's stack"),
    (MD5, CALL, COMPARED.format("-0x7fff0000") + CALL, "outside of the function's stack"),
    (MD5, SWITCH, LOADED, "is no constant"),
    (MD5, CALL, "if (nblocks != 0) " + CALL, "a branch depends on nblocks"),
    (MD5, CALL, "if (state[0] != 0) " + CALL, "an address that is in no region"),
    (MD5, "    case 1:\n", "    case 3:\n", "is called where another kernel may be selected"),
    (MD5, "now = choose() + 1;", "now = choose() + 2;", UNSUPPORTED),
    (MD5, "return now - 1;", "return now > 1;", "is called where another kernel may be selected"),
    (MD5, "now = LOAD(by_default);", "now = 3;", "the compiler has expanded choose"),
    (MD5, "int now = LOAD(wanted);", "int now = LOAD(by_default);", "may be selected"),
    (MD5, NEEDS, "return 1;", UNSUPPORTED),
    (MD5, NEEDS, NEEDS.replace("==", "<="), UNSUPPORTED),
    (MD5, "r[EBX] >> 8 & 1", "r[EBX] >> 9 & 1", MISREAD),
    (MD5, "r[EBX] >> 8 & 1", "r[ECX] >> 8 & 1", MISREAD),
    (MD5, "(kept & 0xe6) == 0xe6", "(kept & 0xe6) != 0", UNSUPPORTED),
    (MD5, "r[ECX] >> 27 & 1", "r[ECX] >> 26 & 1", UNSUPPORTED),
    (MD5, "r[EAX] >= leaf", "leaf != 0xff", UNSUPPORTED),
    (MD5, '"2"(0)', '"2"(1)', MISREAD),
    (MD5, '"c"(0)', '"c"(1)', "it is not known what this instruction does: xgetbv"),
    (MD5, "kept = kept_registers();", "cpuid(0xd, r), kept = r[EAX];", MISREAD),
    (MD5, FIRST, REPLACED, "a selection is replaced by another one"),
    (MD5, FIRST, FIRST + REPLACED, "a selection is replaced by another one"),
    (MD5, DEFAULT, CHANGED, "a selection is replaced by another one"),
    (MD5, "static int wanted;", "static int wanted = 4;", "no variable 'wanted'"),
    (MD5, "static int by_default;", "static long long by_default;", "no variable 'by_default'"),
    (MD5, "        if (kernel == COUNT)\n            return -1;\n", "", UNSUPPORTED),
    (MD5, "    STORE(wanted, now);\n", "", "than the name says"),
    (MD5, "    STORE(wanted, now);\n", "    STORE(wanted, 3);\n", "than the name says"),
    (MD5, "    STORE(wanted, now);\n", TWICE, "is stored twice"),
    (MD5, "    STORE(wanted, now);\n", "    STORE(by_default, now);\n", "than the name says"),
    (MD5, "STORE(wanted, now);\n    return 0", "STORE(wanted, now);\n    return 1", "than the name says"),
    (MD5, "return -1;\n        now = kernel", "return 0;\n        now = kernel", "than the name says"),
    (MD5, FIND, FIND.replace("[kernel]", "[0]", 1), "than the name says|" + MISREAD),
    (
        MD5,
        "asked != NULL ? find(asked, found) : COUNT",
        "find(asked, found)",
        "a string is compared that may be missing",
    ),
    (AEGIS, READS, 'getenv("HOME")', OTHER_VARIABLE),
    (AEGIS, READS, "NULL", NOT_ASKED),
    (AEGIS, READS, f"(found & 1) != 0 ? {READS} : NULL", NOT_ASKED),
    (AEGIS, "now = choose() + 1;", "now = choose() + 1 == 0 ? 0 : COUNT;", "is stored that was not found"),
    (AEGIS, BEST, f"    {OTHER_READS}{BEST_OR_LAST}", OTHER_VARIABLE),
    (AEGIS, "    if (named < COUNT)\n", "    if (named < 0)\n", OTHER_TARGET),
    (AEGIS, "    if (named < COUNT)\n", "    if (named < 1)\n", OTHER_TARGET),
    (MD5, "    if (target != NULL) {", "    {", "a string is compared that may be missing"),
    (MD5, FIND, "!runs(kernel, found) || strcmp(kernels[kernel].target, target) != 0", ""),
    (MD5, FIND, FIND.replace("!runs(kernel, found)", "kernel == 1"), "than the name says|" + MISREAD),
    (MD5, "return kernels[chosen()].target", "return kernels[0].target", "does not return the name"),
    (MD5, "return kernels[chosen()].target", "wanted = 3; return kernels[2].target", "is replaced by another"),
    (AEGIS, "return kernels[chosen()].target", MOVED, "does not return the name"),
    (AEGIS, WORDS, WORDS + " + 1", "called with another value of st"),
    (AEGIS, OPENED, OPENED.replace("return ", "") + " return 0;", "the result differs from the description"),
    (AEGIS, OPENED, OPENED.replace("_mac(", "_mac_check("), "called with another value of tag"),
    (AEGIS, OPENED, OPENED.replace("nonce, key", "key, nonce"), "called with another value of"),
    (AEGIS, STARTED, STARTED.replace(CHOSEN, "st->kernel = 0;"), f"{UNSUPPORTED}|may be selected"),
    (AEGIS, STARTED, STARTED.replace("switch (st->kernel)", "switch (1 - st->kernel)"), "may be selected"),
)


@pytest.fixture
def gcc() -> Compiler:
    needs.package("iced_x86", "elftools", "z3")
    return needs.compiler("gcc")


def _asked(words: tuple[str, str]) -> Alternatives:
    asked = ask(*words)
    assert isinstance(asked, Alternatives)
    return asked


def _library(asked: Alternatives, line: str, other: str, by: Compiler, place: Path) -> Path:
    """The files with another text in one of them."""
    changed = 0
    for file, content in plain(asked).files.items():
        text = content.decode()
        found = line in text and file.endswith("_dispatch.c")
        changed += found
        (place / file).write_text(text.replace(line, other) if found else text, encoding="ascii")
    assert changed == 1
    return by.shared_library([place / each for each in sources(asked)], place / "library.so")


def _why_not(asked: Alternatives, isa: str, library: Path) -> str:
    """The reason why the selection for an architecture is not proved; empty if it is."""
    selection = selection_of(asked, isa)
    assert selection
    try:
        prove_selection(SelectionContract(read_image(library), selection))
    except Unproved as why:
        return str(why)
    return ""


@pytest.mark.long
def test_the_environment_is_not_read_if_it_is_ignored(gcc: Compiler, tmp_path: Path) -> None:
    asked = ask(*AEGIS, environment="ignored")
    assert isinstance(asked, Alternatives)
    for other, why in ((BEST, ""), (f"    {OTHER_READS}{BEST_OR_LAST}", OTHER_VARIABLE)):
        place = tmp_path / (why or "right")
        place.mkdir()
        found = _why_not(asked, "x86-64", _library(asked, BEST, other, gcc, place))
        assert why in found
        assert bool(found) == bool(why), found


@pytest.mark.sampled("words", "line", "other", "why")
@pytest.mark.parametrize(("words", "line", "other", "why"), CHANGES)
def test_a_wrong_selection_is_no_proof(
    words: tuple[str, str], line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    asked = _asked(words)
    found = _why_not(asked, "x86-64", _library(asked, line, other, gcc, tmp_path))
    assert bool(found) == bool(why), found
    assert any(each in found for each in why.split("|")), found


ARM: Final = ("aegis128l", "portable,aarch64-aes")


@pytest.mark.long
@pytest.mark.sampled("line", "other", "why")
@pytest.mark.parametrize(
    ("line", "other", "why"),
    [
        (NEEDS, NEEDS, ""),
        (NEEDS, "return 1;", UNSUPPORTED),
        ("getauxval(AT_HWCAP) >> 3", "getauxval(AT_HWCAP) >> 4", UNSUPPORTED),
        ("now = choose() + 1;", "now = 1;", UNSUPPORTED),
        ("return kernels[chosen()].target", "return kernels[0].target", "does not return the name"),
    ],
)
def test_a_wrong_selection_on_aarch64_is_no_proof(line: str, other: str, why: str, tmp_path: Path) -> None:
    needs.package("capstone", "elftools", "z3")
    asked = _asked(ARM)
    cross = needs.cross(TARGETS["aarch64-aes"])
    found = _why_not(asked, "aarch64", _library(asked, line, other, cross, tmp_path))
    assert bool(found) == bool(why), found
    assert why in found


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_features_follow_from_several_assumptions_together(
    compiler: str, gcc: Compiler, tmp_path: Path
) -> None:
    asked = _asked(MD5)
    by = gcc if compiler == "gcc" else needs.compiler(compiler)
    assert _why_not(asked, "x86-64", _library(asked, NEEDS, NEEDS, by, tmp_path)) == ""


def test_a_library_above_kernels_depends_on_their_selection(gcc: Compiler, tmp_path: Path) -> None:
    asked = _asked(MD5)
    image = read_image(_library(asked, NEEDS, "return 1;", gcc, tmp_path))
    ((functions,),) = ([build.functions] for build in builds(asked, "x86-64"))
    (init,) = (function for _, function in functions if function.name == "md5_init")
    with pytest.raises(Unproved, match=f"md5, which it calls, is not proved: .*{UNSUPPORTED}"):
        prove_now(contract_of(image, init))


def test_the_claims_say_what_each_function_does() -> None:
    selection = selection_of(_asked(AEGIS), "x86-64")
    assert selection
    claims = {
        name: selection_claim(SelectingFunction(name=f"aegis128l_{name}", selection=selection))
        for name in ("mac", "mac_start", "mac_final", "use", "target")
    }
    assert (
        "of the selected kernel, `aegis128l_x86_64_aesni_mac` or `aegis128l_portable_mac`, with"
        in claims["mac"]
    )
    assert "the selected kernel" in claims["mac_start"]
    assert "the kernel that began the message" in claims["mac_final"]
    assert "returns 0, or -1" in claims["use"]
    assert "the name of the target" in claims["target"]


def test_batches_have_no_selection_that_is_proved() -> None:
    asked = ask("md5", "x86-64,x86-64-avx2", kernel="batch")
    assert isinstance(asked, Alternatives)
    assert selection_of(asked, "x86-64") is None
