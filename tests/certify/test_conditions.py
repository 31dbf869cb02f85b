"""Parts of a file that a compiler may read in another way than the one whose code is proved."""

import re
from pathlib import Path
from time import process_time
from typing import Final

import pytest

from hashwright.certify.conditions import between, conditional
from hashwright.native.compiler import Compiler
from tests import needs

MADE: Final = b'#include "made.h"\nint made(int x)\n{\n    return x + 1;\n}\n'
LINES: Final = b"#ifndef __PIC__\nint another;\n#endif\n"  # only without position-independent code

# Text behind a file in which compilers find LINES, though they look as if they were in a comment.
HIDDEN: Final = {
    "a raw string, which contains a quotation mark": b'static const char own[] = R"(")/*)";\n%s/* */\n',
    "a form feed behind a backslash": b"/* *\\\f\n/\n%s/* */\n",
    "a vertical tab behind a backslash": b"/* *\\\v\n/\n%s/* */\n",
    "a null behind a backslash": b"/* *\\\0\n/\n%s/* */\n",
    "a definition before a condition": b"#define OWN /*\n*/\n%s",
}


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_compiler_reads_is_found(name: str, tmp_path: Path) -> None:
    """The preprocessor's output shows that the lines count."""
    text, source = MADE + HIDDEN[name] % LINES, tmp_path / "own.c"
    source.write_bytes(text)
    (tmp_path / "made.h").touch()
    cc = needs.compiler("gcc")
    read = [b"another" in cc.run(["-E", "-P", flag, str(source)]).encode() for flag in ("-fPIC", "-fno-pic")]
    assert read == [False, True]
    assert conditional(source, text) != conditional(source, MADE)


def test_what_only_some_compilers_take_for_the_end_of_a_line_is_found() -> None:
    text = MADE + b"// \r" + LINES.replace(b"\n", b"\r") + b"\n"
    assert conditional(Path("own.c"), text) != conditional(Path("own.c"), MADE)


def test_comments_whose_end_depends_on_the_encoding_are_found(tmp_path: Path) -> None:
    """In Shift-JIS, the second byte of a character may be a backslash, which then continues no line."""
    text = MADE.replace(b"{\n", b"{\n    // \x95\\\n    x++;\n")
    source, found = tmp_path / "own.c", list[bytes]()
    source.write_bytes(text.partition(b"\n")[2])
    for flag in ("-finput-charset=LATIN1", "-finput-charset=CP932"):
        found.append(needs.compiler("gcc").run(["-E", "-P", flag, str(source)]).encode())
    assert [b"x++" in each for each in found] == [False, True]
    assert conditional(source, text) != conditional(source, MADE)


@pytest.mark.parametrize("end", [b"\xac", "€".encode()])
def test_comments_of_headers_whose_end_depends_on_the_encoding_count(end: bytes) -> None:
    """In a Chinese one, some compilers take the next byte for a part of the character."""
    text = b"int first; /* a comment */\nint second; /* another one */\n"
    assert between("own.h", text.replace(b"a comment", b"one")) == between("own.h", text)
    assert between("own.h", text.replace(b"comment ", end)) != between("own.h", text)


OTHER_FILES: Final = {
    "another file behind a byte order mark": b'\xef\xbb\xbf#include "other.h"\n',
    "a header whose content depends on flags": b"#include <assert.h>\n",
    "a file that an assembler reads": b'__asm__(".include \\"other.s\\"");\n',
    "a condition of the assembler": b'__asm__(".ifdef own\\n\\tnop\\n\\t.endif");\n',
    "a macro of the assembler": b'__asm__(".macro own a\\n\\t.i\\\\a\\n\\t.endm");\n',
    "where the file is": b"enum { own = sizeof(__FILE__) };\n",
    "the same by another name": b"static const char *own(void) { return __builtin_FILE(); }\n",
    "when it is compiled": b"static const char own[] = __TIME__;\n",
    "names that are put together": b"#define OWN(a, b) a##b\n",
    "a number that flags choose, by a name of the C library": b"    if (_POSIX_C_SOURCE < 200809)\n",
    "a function that C++ has for several types": b"    if (abs(part) != abs(whole))\n",
    "a function whose type has other bits on another system": b"    count += labs(len);\n",
    "the same, called in another way": b"    count += (labs)(len);\n",
    "the same, by another name of gcc": b"    count += 33 - ffsl(0x100000000);\n",
    "the same of two lines": b"    count += ffsl\n    (0x100000000);\n",
    "the same of a processor": b"    count += _lrotl(len, 0);\n",
    "a function whose result is a fraction": b"    count += pow(3, 40);\n",
    "a function of which C says only the sign": b"    if (memcmp(own, other, 1) == 2)\n",
    "a type of headers that flags choose": b"    if (off < (off_t)len)\n",
    "a number of headers that systems choose": b"    if (WCONTINUED == 8)\n",
    "a function that is one for all of a program with some flags": b"inline int other(void) { return 0; }\n",
    "the bits of a size, in C++": b"    if (size_t(-1) >> 16 >> 16 == 0)\n",
    "the same in braces": b"    if (size_t{} - 1 >> 16 >> 16 == 0)\n",
    "what becomes of a number that is too large, in C++": b"    if (int(x) + 1 < static_cast<int>(x))\n",
    "whether two types are the same, in C++": b"template <class T> static bool own(T, T) { return true; }\n",
    "the type of a number, in C++": b"    if (decltype(x){} - 1 < 0)\n",
    "a constant of headers that has a sign by some compilers": b"    if (-1 < _MM_EXCEPT_DENORM)\n",
    "a comment that begins one character later in C90": b"int own = 4 //* */ 2\n;\n",
    "a comment that ends with a line where spaces may not be behind its backslash": b"// own \\ \nint own;\n",
    "a number of C23 that begins a quotation in C17": b"int own = LAST(1'2, 3'4, 5);\n",
    "a variable that is an int in C17": b"static auto own = 1L;\n",
    "a number that is unsigned in C90": b"static int own(void) { return -1 < 18446744073709551615; }\n",
    "the same of fewer bits, where a long has as many": b"static int own(void) { return -1 < 4294967295; }\n",
    "names that in C90 are also those behind a statement": b"    if (sizeof(enum { b, a }) == 1)\n",
    "the same in two lines": b"    if (sizeof(\n        enum { b, a }) == 1)\n",
    "a type of that kind": b"    if (sizeof(struct own { char c[5]; }) == 1)\n",
    "a size that is one byte in C++": b"static int own(void) { return sizeof 'a' == 1; }\n",
    "a size of a comparison": b"static int own(int x) { return sizeof(x == 1) == 1; }\n",
    "a size of the last one of two": b"static const char own[] = {1, 2}, size = sizeof(0, own) == 2;\n",
    "a number whose bits the C library decides": b"    if (INT_FAST32_MAX == 0x7fffffff)\n",
    "the size of a number on another system": b"    if (sizeof(long) == 4)\n",
    "the same of a constant": b"    if (~0UL == 0xffffffff)\n",
    "the size of an address": b"    if (sizeof(void *) == 4)\n",
    "the size of a size, on another system": b"    if (sizeof(size_t) == 4)\n",
    "the bits of one": b"    if ((size_t)-1 >> 16 >> 16 == 0)\n",
    "the type of a size": b"    if (_Generic((uintptr_t)0, unsigned: 1, default: 0))\n",
    "the size of a variable": b"    if (sizeof x == 2)\n",
    "where a member is, if members are not aligned": b"    if (offsetof(own, x) == 1)\n",
    "the bits of a byte": b"    if (CHAR_BIT == 16)\n",
    "how exact fractions are, which flags decide": b"    if (1 / 3. * 3 != 1)\n",
    "the same of another fraction": b"    if (.1f == 1e-1)\n",
    "the same of a number that becomes one": b"    if ((float)16777217 == 16777217)\n",
    "where a number may be on another system": b"    if (_Alignof(uint64_t) == 4)\n",
    "the bits of a type that may have more": b"    if ((uint_least16_t)65536 != 0)\n",
    "those of the largest one": b"    if ((uintmax_t)-1 >> 32 >> 31 != 1)\n",
    "a fraction of another type": b"    _Float32 own = 3; if (own / 2 * 2 != 3)\n",
    "which number a character is, which a flag decides": b"    if ('a' != 97)\n",
    "the same of several": b"    if ('ab' != 24930)\n",
    "which number a space is": b"    if (' ' != 32)\n",
    "a variable that is an int in C17, in two lines": b"static auto own\n    = 1L;\n",
    "whether a field of a sum of bits has a sign": b"    int own : 2 + 1;\n",
    "where a member is, by addresses": b"    if ((uint8_t *)&ctx->length - (uint8_t *)ctx != 24)\n",
    "a size, by addresses": b"    if ((uint8_t *)(ctx + 1) - (uint8_t *)ctx != 96)\n",
    "what becomes of a number that is too large": b"    if ((int32_t)x + 1 < (int32_t)x)\n",
    "the same of another spelling": b"    if ((const int32_t)x + 1 < (int32_t const)x)\n",
    "the same in several lines": b"    if ((\n        int32_t\n    )x + 1 < x)\n",
    "the same in two lines, in C++": b"    if (int\n        (x) + 1 < x)\n",
    "the bits of a number with two words": b"    if ((unsigned int)65536 == 0)\n",
    "the bits of a number that most systems have": b"    if ((unsigned)65536 == 0)\n",
    "whether characters have a sign": b"    if ((char)200 > 0)\n",
    "the same of a constant character": b"    if ('\\377' > 0)\n",
    "whether a field has a sign": b"    struct { int own : 3; } own = {-1};\n",
    "the same by another name of its type": b"typedef int own;\n",
    "the same by the C library's name": b"    int32_t own : 3;\n",
    "the same of fewer bits": b"    short own: OWN;\n",
    "the same in lines of others": b"    int\n    own : (3);\n",
    "the same in two others": b"    int own\n    : 3, other;\n",
    "the same in other ones": b"    int own :\n    3;\n",
    "where a member is in a union": b"    union { struct { int32_t x; int64_t y; } own; uint32_t z; } own;\n",
    "whether a small constant has a sign": b"    if (UINT8_C(1) - 2 > 0)\n",
    "a pragma that one flag enables": b"#pragma omp declare target\n",
    "the same as an operator": b'_Pragma("omp declare target")\n',
}


@pytest.mark.parametrize("label", ["linux:", "NDEBUG :", "nop; _LP64/**/:"])
def test_labels_that_some_compilers_take_for_numbers_are_found(label: str) -> None:
    """Where the name is that of a macro, the jump goes to its line."""
    text = "\tjmp 1f\n{}\tjmp 2f\n1:\tmovl $0, (%rdi)\n2:\tret\n"
    assert conditional(Path("own.S"), text.format(label).encode()) == [[*label.encode().split(), b"jmp", b"2f"]]
    assert conditional(Path("own.S"), text.format("3:").encode()) == []


def test_instructions_that_some_assemblers_take_for_a_comment_are_found() -> None:
    assert conditional(Path("own.S"), b"\tmov w9, 1; mov w9, 0\n") != []
    assert conditional(Path("own.S"), b"\tmov w9, 1\n\tmov w9, 0\n") == []


@pytest.mark.parametrize("line", ["jmp .+9", "rol $(2b-1b), %eax", "lea 1f+4(%rip), %rax", "b .", "jne 1b + 2"])
def test_distances_that_depend_on_encodings_are_found(line: str) -> None:
    """With -Wa,-O2, assemblers choose other encodings, and with other flags they add prefixes."""
    assert conditional(Path("own.S"), line.encode()) != []


@pytest.mark.parametrize(
    "line",
    [
        *("rol $5+2&3, %eax", "ror w0, w0, 1<<2+1", "mov $8/2, %eax", "add x0, x0, (4)/2"),
        *("rol eax, 1 shl 2 + 1", "rol eax, (7 - 2)and 3", "mov eax, 0x7 OR 3", "mov eax, not 0 + 1"),
        *("mov eax, [rdi+rax*2*2]", "mov eax, [rdi + 2 * rax * 2]", "mov eax, 8/+2", "push $8 / -2"),
    ],
)
def test_expressions_that_assemblers_read_otherwise_are_found(line: str) -> None:
    """Those for macOS give other operators precedence, and for some a slash begins a comment."""
    assert conditional(Path("own.S"), line.encode()) != []


def test_operators_have_another_order_for_macos(tmp_path: Path) -> None:
    source, found = tmp_path / "own.S", list[bytes]()
    source.write_text(".globl own\nown: rol $5+2&3, %eax\n", encoding="ascii")
    for system in ("linux-gnu", "macos"):
        compiler = Compiler((*needs.compiler("ziglang").command, "-target", f"x86_64-{system}"))
        found += [each.read_bytes() for each in compiler.objects([source], tmp_path / system)]
    assert [b"\xc1\xc0\x07" in found[0], b"\xc1\xc0\x03" in found[1]] == [True, True]


@pytest.mark.parametrize(
    "line",
    [
        "jne 1b",
        "add $4-2+1, %eax",
        "ld1w {z0.s}, p0/z, [x0]",
        "tbz w0,3,1f",
        "jb 12f /* next. */",
        "mov $0x1f, %eax",
        "mov 0x2b(%rsi), %eax",
        "ret",
    ],
)
def test_other_lines_of_assembly_are_none(line: str) -> None:
    assert conditional(Path("own.S"), line.encode()) == []


MACROS: Final = b"#ifdef __MADE__\n#define MADE\n#endif\n#define OTHER MADE\n"


@pytest.mark.parametrize(
    "line",
    ["static int MADE;", "int own = 2 - OTHER - 1;", "#undef MADE", "#define OTHER 1", "int own = MA\\\nDE;"],
)
def test_macros_that_depend_on_flags_are_found(line: str) -> None:
    """With nothing in place of the name of a variable, 2 - x - 1 is 2 - -1."""
    assert conditional(Path("own.c"), MACROS + line.encode()) != conditional(Path("own.c"), MACROS)
    assert conditional(Path("own.c"), MACROS + b"static int MADE2;") == conditional(Path("own.c"), MACROS)


CLEAR: Final = b"""\
static void clear(void *p, size_t len)
{
#if defined(__GNUC__)
    memset(p, 0, len);
#else
    uint8_t *bytes = (uint8_t *)p;
    while (len-- != 0)
        *bytes++ = 0;
#endif
}

int other(int x)
{
    return x + 1;
}
"""
# By what is done: what other compilers then make otherwise, although no condition is changed.
ELSEWHERE: Final = {
    "a macro in place of a statement": b"#define while(x) if (0)\n" + CLEAR,
    "a macro that a macro uses": b"#define OWN(x) if (0)\n#define while(x) OWN(x)\n" + CLEAR,
    "a name that is no macro any more": CLEAR.replace(b"static", b"#undef uint8_t\nstatic"),
    "another type of that name": CLEAR.replace(b"{\n#if", b"{\n    typedef uint64_t uint8_t;\n#if"),
    "another type behind a block": CLEAR.replace(
        b"{\n#if", b"{\n    if (p) {\n}\n    typedef uint64_t uint8_t;\n#if"
    ),
    "another parameter": CLEAR.replace(b"*p, size_t len", b"*p, uint8_t len"),
    "what is behind the condition": CLEAR.replace(b"#endif\n", b"#endif\n    (void)len;\n"),
}


@pytest.mark.parametrize("name", ELSEWHERE)
def test_what_other_compilers_read_means_the_same(name: str) -> None:
    """What names stand for in lines that this compiler leaves out has no effect on the code that is proved."""
    assert ELSEWHERE[name] != CLEAR
    assert conditional(Path("own.c"), ELSEWHERE[name]) != conditional(Path("own.c"), CLEAR)


def test_lines_may_end_elsewhere() -> None:
    text = (
        CLEAR.replace(b")\n{", b") {").replace(b"!= 0)\n", b"!= 0) ").replace(b"(void *p, ", b"(void *p,\n\t")
    )
    assert conditional(Path("own.c"), text) == conditional(Path("own.c"), CLEAR)
    comment = CLEAR.replace(b"(void *p, ", b"(void *p, // own\n")
    wrong = comment.replace(b"own\nsize_t len)", b"own size_t len)\n")
    assert conditional(Path("own.c"), wrong) != conditional(Path("own.c"), comment)


def test_functions_without_conditions_and_macros_for_them_may_differ() -> None:
    text = b"#define ONE 1\n" + CLEAR.replace(b"return x + 1", b"return x + ONE")
    assert conditional(Path("own.c"), text) == conditional(Path("own.c"), CLEAR)


@pytest.mark.parametrize("name", OTHER_FILES)
def test_what_depends_on_more_than_the_text_is_found(name: str) -> None:
    assert conditional(Path("own.c"), OTHER_FILES[name] + MADE) != conditional(Path("own.c"), MADE)


def test_other_changes_are_none() -> None:
    text = (
        MADE.replace(b"x + 1", b"1 + x - 4294967295u * 0x1e5 / 0b11  /* it's faster, in v2 */").replace(
            b"\n", b"\r\n"
        )
        + b"#define OWN 1\r\n"
    )
    assert conditional(Path("own.c"), text) == conditional(Path("own.c"), MADE)


@pytest.mark.parametrize("space", [b"\r", b"\f", b"\v", b"\0"])
def test_what_some_compilers_take_for_the_end_of_a_line_is_no_space_of_a_header(space: bytes) -> None:
    text = b"#define OWN (1 + 2)\nint own(void);\n"
    assert between("own.h", text.replace(b" + ", b"  +\t")) == between("own.h", text)
    assert between("own.h", re.sub(rb" (?=\+)", lambda _: space, text)) != between("own.h", text)


LARGE: Final = {
    "beginnings of comments": b"/* " * 30_000,
    "spaces behind a condition": b"#if defined" + b" " * 100_000,
    "macros of which each uses the next one": b"#ifdef OWN\n#define M0\n#endif\n"
    + b"".join(b"#define M%d M%d\n" % (each, each - 1) for each in range(1000, 0, -1)),
}


@pytest.mark.parametrize("name", LARGE)
def test_large_files_are_read_in_little_time(name: str) -> None:
    """Those that a compiler reads at once."""
    begun = process_time()
    between("own.h", LARGE[name])
    conditional(Path("own.c"), LARGE[name])
    assert process_time() - begun < 2
