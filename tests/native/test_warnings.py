"""Generated files compile without a warning in C99, and headers in C++, with every compiler."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from hashwright.modes.aegis import Aegis
from hashwright.modes.kernel import LIBRARY
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.compiled import STRICT

pytestmark = pytest.mark.sampled

OUT: Final = Path(__file__).parents[2] / "out"

STRICT_CPP: Final = (
    "-xc++",
    "-std=c++11",
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wshadow",
    "-Wundef",
    "-Wold-style-cast",
    "-Werror",
)

KERNELS: Final = tuple(dict.fromkeys(request.kernel for request in compiled.requests()))
ALL: Final = [request for kernel in KERNELS for request in compiled.running(kernel=kernel)]
# The library contains all code of a cipher's single kernels: one target of each.
ALONE: Final = {
    (r.hash.name, r.kernel): r for r in reversed(ALL) if r.hash.family == Aegis.family and r.kernel != LIBRARY
}
REQUESTS: Final = [r for r in ALL if (r.hash.name, r.kernel) not in ALONE or ALONE[r.hash.name, r.kernel] is r]

# A header is the same for every target, except for the number of lanes.
HEADERS: Final = list({(r.stem, r.kernel, r.setting().lanes): r for r in REQUESTS}.values())

PROGRAM: Final = {
    "md5": ("md5", 'md5("abc", 3, out);', 16, "900150983cd24fb0d6963f7d28e17f72"),
    "ripemd160": ("ripemd160", 'ripemd160("abc", 3, out);', 20, "8eb208f7e05d987a9b044a8e98c6b087f15a0bfc"),
    **{
        # The RFC's test vectors of AEGISMAC.
        name: (
            name,
            f"""uint8_t key[{size}] = {{0x10, 0x01}}, nonce[{size}] = {{0x10, 0x00, 0x02}}, data[35];
    for (int i = 0; i < 35; i++)
        data[i] = static_cast<uint8_t>(i);
    {name}_mac(out, 16, data, 35, nonce, key);""",
            16,
            tag,
        )
        for name, size, tag in (
            ("aegis128l", 16, "d3f09b2842ad301687d6902c921d7818"),
            ("aegis128x2", 16, "6873ee34e6b5c59143b6d35c5e4f2c6e"),
            ("aegis128x4", 16, "c45a98fd9ab8956ce616eb008cfe4e53"),
            ("aegis256", 32, "c08e20cfc56f27195a46c9cef5c162d4"),
            ("aegis256x2", 32, "fb319cb6dd728a764606fb14d37f2a5e"),
            ("aegis256x4", 32, "a51f9bc5beae60cce77f0dbc60761edd"),
        )
    },
}


@pytest.fixture(params=REQUESTS, ids=compiled.named)
def request_(request: pytest.FixtureRequest) -> Request:
    made: Request = request.param
    return made


def compile_only(compiler: Compiler, source: Path, *flags: str) -> Path:
    """The object file."""
    output = compiled.directory() / "out.o"
    compiled.run([*compiler.command, "-c", *flags, "-o", output, source])
    return output


def strictly(request: Request, compiler: Compiler) -> Path:
    """The object file of the request's file, compiled without a warning."""
    return compiled.object_file(compiled.written(request) / f"{request.stem}.c", compiler)


def test_the_file_compiles_without_a_warning(request_: Request, compiler: Compiler) -> None:
    strictly(request_, compiler)


# A feature of clang 18 to 21, which zig omits from its baseline.
NO_WIDE: Final = {
    "clang": ("-Xclang", "-target-feature", "-Xclang", "-evex512"),
    "ziglang": ("-target", "x86_64-linux-gnu"),
}
WIDE_KERNELS: Final = (("md5", "lanes"), ("aegis128x4", "library"))
WIDE: Final = [
    request
    for request in compiled.requests()
    if request.target.c_apart and (request.hash.name, request.kernel.name) in WIDE_KERNELS
]


@pytest.mark.long
@pytest.mark.parametrize("request_", WIDE, ids=compiled.named, indirect=True)
@pytest.mark.parametrize("kind", NO_WIDE)
def test_registers_of_512_bits_need_no_flag(request_: Request, kind: str) -> None:
    needs.runs(TARGETS["x86-64"])
    source = compiled.written(request_) / f"{request_.stem}.c"
    compile_only(needs.compiler(kind), source, "-O1", *NO_WIDE[kind], *STRICT)


@pytest.mark.long
@pytest.mark.parametrize("target", ["x86-64-aesni-avx512vl", "x86-64-vaes-avx512vl"])
@pytest.mark.parametrize("wipe", ["off", "on"])
def test_the_file_around_assembly_compiles_without_a_warning(
    target: str, wipe: str, compiler: Compiler
) -> None:
    request = resolve("aegis128l", target, emitter="gas", wipe=wipe)
    compile_only(compiler, compiled.written(request) / "aegis128l.c", "-O2", *STRICT)


@pytest.mark.long
@pytest.mark.parametrize("target", ["portable", "x86-64-aesni"])
def test_what_clears_the_stack_compiles_without_a_warning(target: str, compiler: Compiler) -> None:
    request = resolve("aegis128l", target, wipe="on")
    compile_only(compiler, compiled.written(request) / "aegis128l.c", "-O2", *STRICT)


@pytest.mark.parametrize("request_", HEADERS, ids=compiled.named, indirect=True)
def test_the_header_compiles_alone_and_twice(request_: Request, compiler: Compiler) -> None:
    name, place = request_.stem, compiled.directory()
    (place / "user.c").write_text(f'#include "{name}.h"\n#include "{name}.h"\ntypedef int not_empty;\n')
    compile_only(compiler, place / "user.c", f"-I{compiled.written(request_)}", *STRICT)


def cpp(compiler: Compiler) -> None:
    """Skips the test if the compiler has no C++, which for gcc is another package."""
    if Path(compiler.command[0]).name in ("cc", "gcc") and not shutil.which("g++"):
        needs.program("g++")


@pytest.mark.parametrize("request_", HEADERS, ids=compiled.named, indirect=True)
def test_the_header_compiles_as_cpp(request_: Request, compiler: Compiler) -> None:
    cpp(compiler)
    place = compiled.directory()
    (place / "user.cpp").write_text(f'#include "{request_.stem}.h"\n')
    compile_only(compiler, place / "user.cpp", f"-I{compiled.written(request_)}", *STRICT_CPP)


# One for each C template, among the kernels that every processor of the kind supports.
AS_CPP: Final = (
    "portable/md5",
    "portable/aegis128l",
    "x86-64-sse2/md5_x4x3",
    "x86-64-avx2/md5_batch",
    "x86-64-avx2/ripemd160_32",
    "x86-64-vaes-avx512vl/aegis128x4",
    "dispatch/x86-64/md5_dispatch",
    "dispatch/x86-64/aegis128l_dispatch",
    "auto/md5",
)


@pytest.mark.parametrize("name", AS_CPP)
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("standard", ["c++11", "c++20"])
def test_the_file_compiles_as_cpp_too(name: str, kind: str, standard: str) -> None:
    """C programs that a build system compiles as C++, without checks of casts and conversions."""
    needs.runs(TARGETS["x86-64"])
    compiler = needs.compiler(kind)
    cpp(compiler)
    flags = ("-xc++", f"-std={standard}", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
    compile_only(compiler, OUT / f"{name}.c", *flags)


# Warnings of clang about what C99 has and the generated code needs, or about all code of some kind.
UNAVOIDABLE: Final = ("padded", "unsafe-buffer-usage", "declaration-after-statement")


@pytest.mark.parametrize("name", AS_CPP)
def test_of_all_warnings_of_clang_three_are_given(name: str) -> None:
    needs.runs(TARGETS["x86-64"])
    omitted = (f"-Wno-{each}" for each in UNAVOIDABLE)
    flags = ("-std=c99", "-fsyntax-only", "-Weverything", "-Werror", *omitted)
    compile_only(needs.compiler("clang"), OUT / f"{name}.c", *flags)


def test_prefixes_that_differ_in_case_have_headers_of_their_own() -> None:
    compiler, place = needs.compiler("gcc"), compiled.directory()
    for prefix in ("a_", "A_"):
        request = resolve("md5", "portable", prefix=prefix)
        (place / f"{prefix}lib.h").write_bytes(generate(request).files["md5.h"])
    (place / "user.c").write_text(
        """#include "a_lib.h"
#include "A_lib.h"
void f(uint8_t digest[16]);
void f(uint8_t digest[16])
{
    a_md5("", 0, digest);
    A_md5("", 0, digest);
}
"""
    )
    compile_only(compiler, place / "user.c", *STRICT)


@pytest.mark.parametrize("request_", compiled.running(), ids=compiled.named, indirect=True)
@pytest.mark.parametrize("kind", ["gcc", "clang"])  # ziglang would build a C library for half a minute
def test_a_cpp_program_calls_the_library(request_: Request, kind: str) -> None:
    compiler = needs.compiler(kind)
    cpp(compiler)
    place, files = compiled.directory(), compiled.written(request_)
    name, call, size, expected = PROGRAM[request_.hash.name]
    (place / "main.cpp").write_text(
        f"""#include <stdio.h>
#include "{name}.h"

int main()
{{
    uint8_t out[{size}];
    {call}
    for (int i = 0; i < {size}; i++)
        printf("%02x", out[i]);
    return 0;
}}
"""
    )
    flags = [flag for flag in STRICT_CPP if flag != "-Wold-style-cast"]  # a program may
    program = compile_only(compiler, place / "main.cpp", "-O2", f"-I{files}", *flags)
    compiled.run([*compiler.command, "-o", place / "main", program, strictly(request_, compiler)])
    assert compiled.run([place / "main"]) == expected


def test_a_warning_is_an_error_here(compiler: Compiler) -> None:
    """The flags reach the compiler, which rejects code with a fault of each kind."""
    faults = {
        "-Wconversion": "unsigned char f(int x);\nunsigned char f(int x) { return x; }\n",
        "-Wmissing-prototypes": "int f(void) { return 0; }\n",
        "-Wshadow": "int f(int x);\nint f(int x) { { int x = 1; (void)x; } return x; }\n",
        "-Wcast-qual": "int *f(const int *x);\nint *f(const int *x) { return (int *)x; }\n",
        "-Wpedantic": "int x[0];\n",
        "-Wdeclaration-after-statement": "int f(void);\nint f(void) { f(); int x = 1; return x; }\n",
    }
    for flag, text in faults.items():
        place = compiled.directory()
        (place / "fault.c").write_text(text)
        with pytest.raises(pytest.fail.Exception, match=flag):
            compile_only(compiler, place / "fault.c", *STRICT)


def test_every_single_kernel_of_every_hash_is_among_them() -> None:
    made = {(request.hash.name, request.kernel.name) for request in REQUESTS}
    assert {("md5", "library"), ("md5", "blocks"), ("ripemd160", "blocks")} <= made
    assert {("aegis128l", kernel) for kernel in ("library", "encrypt", "decrypt", "mac")} <= made
