"""Generated files as other projects build them: for kernels and firmware, other systems, other data models."""

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.emit.emitters import GAS, C
from hashwright.emit.own import MACROS as OFTEN_MACROS
from hashwright.errors import CheckFailed
from hashwright.interface.functions import public
from hashwright.native.compiler import Compiler, ziglang
from hashwright.output.generate import sources
from hashwright.proof.read.aarch64 import decode
from hashwright.requests.alternatives import Alternatives, Asked, ask, parts
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES, architecture
from hashwright.targets.machine import Target
from hashwright.verify.run import verify
from tests import compiled, needs
from tests.catalogued import catalogue
from tests.compiled import STRICT

ROOT: Final = Path(__file__).parents[2]
OUT: Final = ROOT / "out"


def kernels() -> Iterator[tuple[Request, Path]]:
    """Each kernel of the catalogue, with the directory of its files."""
    for entry in catalogue().entries:
        yield from ((request, ROOT / entry.out) for request in parts(entry.asked))


def files(request: Request, place: Path, suffix: str) -> Iterator[Path]:
    return (place / name for name in sources(request) if name.endswith(suffix))


def of_paths(paths: Iterator[Path]) -> list[Path]:
    return sorted({path for path in paths if path.exists()})


def named(path: Path) -> str:
    return str(path.relative_to(OUT))


# Kernels of operating systems, and firmware.

GENERAL: Final = ("", "x86-64", "x86-64-bmi", "aarch64", "portable")  # targets without vector registers
GENERAL_FILES: Final = of_paths(
    path
    for request, place in kernels()
    if request.emitter == C and not request.among and request.target.name in GENERAL
    for path in files(request, place, ".c")
    if not request.kernel.lanes and not request.kernel.whole
)
HEADERS: Final = ("-isystem", "/usr/aarch64-linux-gnu/include")
# By architecture: compilers, and the flags of builds that must not use vector registers.
BUILDS: Final[Mapping[str, tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]]] = {
    "x86-64": (
        (("gcc",), ("clang",)),
        (("-mno-sse",), ("-mgeneral-regs-only",), ("-ffreestanding", "-mno-sse", "-mno-mmx", "-mno-red-zone")),
    ),
    "aarch64": (
        (("aarch64-linux-gnu-gcc",), ("clang", "--target=aarch64-linux-gnu", *HEADERS)),
        (("-mgeneral-regs-only",), ("-mgeneral-regs-only", "-ffreestanding")),
    ),
}
VECTORS: Final = {
    "x86-64": re.compile(r"%[xyz]?mm\d|%st\b|%k\d"),
    "aarch64": re.compile(r"[\s,{\[](?:[vqdshbz]\d+)(?:\.\w+)?(?=[\s,}\]]|$)"),
}
KERNELS: Final = [
    (isa, command, flags, source)
    for isa, (commands, ways) in BUILDS.items()
    for command in commands
    for flags in ways
    for source in GENERAL_FILES
    if (source.parent.name.startswith(isa) or source.parent.name == "portable")
]


def compiler(command: tuple[str, ...]) -> Compiler:
    program, *words = command
    if program == "zig":
        needs.package("ziglang")
        return Compiler((*ziglang()[:-1], *words))
    known = program in needs.COMPILERS
    first = needs.compiler(program).command if known else (needs.program(program),)
    return Compiler((*first, *words))


def disassembled(made: Path) -> str:
    program = needs.program("llvm-objdump-19", "llvm-objdump")
    return compiled.run([program, "-d", "--no-show-raw-insn", "--no-leading-addr", made])


def vectors_in(isa: str, text: str) -> list[str]:
    """The lines of a disassembly that name a vector register."""
    return [line for line in text.splitlines() if line[:1] in " \t" and VECTORS[isa].search(line)]


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("isa", "command", "flags", "source"),
    KERNELS,
    ids=[f"{isa} {command[0]} {' '.join(flags)} {named(path)}" for isa, command, flags, path in KERNELS],
)
def test_no_vector_register_where_the_build_has_none(
    isa: str, command: tuple[str, ...], flags: tuple[str, ...], source: Path, tmp_path: Path
) -> None:
    made = tmp_path / "made.o"
    compiler(command).run([*STRICT, "-O2", *flags, "-c", "-o", str(made), str(source)])
    assert vectors_in(isa, disassembled(made)) == []


@pytest.mark.long
@pytest.mark.parametrize("isa", BUILDS)
@pytest.mark.parametrize("number", [0, 1])
def test_a_list_has_its_portable_kernel_where_the_build_has_no_vectors(
    isa: str, number: int, tmp_path: Path
) -> None:
    """Lists with kernels for general registers alone have them, too."""
    lists = (
        ask("aegis128l", "portable,x86-64-aesni,aarch64-aes", kernel="mac"),
        ask("md5", "portable,x86-64-bmi,aarch64"),
    )
    asked, made = lists[number], tmp_path / "made.o"
    for command in BUILDS[isa][0]:
        text = ""
        for name in sources(asked):
            flags = (*STRICT, "-O1", "-mgeneral-regs-only")
            source = compiled.written(asked) / name
            compiler(command).run([*flags, "-c", "-o", str(made), str(source)])
            text += disassembled(made)
        assert vectors_in(isa, text) == []
        defined = re.findall(r"^\S* ?<(\w+)>:$", text, re.M)
        assert any(isa.replace("-", "_") in each for each in defined) == (number == 1)


@pytest.mark.parametrize(
    ("isa", "source"), [("x86-64", "x86-64-sse2/md5_x4.c"), ("aarch64", "aarch64-neon/md5_x4.c")]
)
def test_a_vector_register_is_seen(isa: str, source: str, tmp_path: Path) -> None:
    made = tmp_path / "made.o"
    command = BUILDS[isa][0][1]
    compiler(command).run(["-O1", "-c", "-o", str(made), str(OUT / source)])
    assert vectors_in(isa, disassembled(made))


BARE: Final = {
    "wasm32": ("clang", "--target=wasm32-unknown-unknown"),
    "arm": ("clang", "--target=armv6m-none-eabi", "-nostdlibinc"),
    "riscv32": ("clang", "--target=riscv32-unknown-elf", "-nostdlibinc"),
    "x86-64, freestanding": ("clang", "-ffreestanding", "-nostdlibinc"),
    "gcc, freestanding": ("gcc", "-ffreestanding"),
}
PORTABLE: Final = of_paths(path for folder in ("portable", "auto") for path in (OUT / folder).glob("*.c"))


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", BARE)
@pytest.mark.parametrize("source", PORTABLE, ids=named)
@pytest.mark.parametrize("language", ["-std=c99", "-xc++"])
def test_a_file_without_a_c_library(name: str, source: Path, language: str, tmp_path: Path) -> None:
    """It needs memcpy and memset alone."""
    made = tmp_path / "made.o"
    words = ["-O1", "-Wall", "-Wextra", "-Werror", language, "-c", "-o", str(made), str(source)]
    compiler(BARE[name]).run(words)
    nm = needs.program("llvm-nm-19", "llvm-nm")
    missing = {line.split()[-1] for line in compiled.run([nm, "-u", made]).splitlines()}
    called = {each for each in missing if not each.startswith(("__", "_GLOBAL_", ".L"))}
    assert called <= {"memcpy", "memset", "memmove"}, called


STRING_MACROS: Final = {
    "functions": [f"-D{name}(x,y,z)=__builtin_{name}((x),(y),(z))" for name in ("memcpy", "memset")]
    + ["-Dstrcmp(x,y)=__builtin_strcmp((x),(y))"],
    "other names": [f"-D{name}=__builtin_{name}" for name in ("memcpy", "memset", "strcmp")],
}


@pytest.mark.parametrize("kind", STRING_MACROS)
@pytest.mark.parametrize("language", ["-std=c99", "-xc++"])
@pytest.mark.parametrize("name", ["gcc, freestanding", "x86-64, freestanding"])
def test_functions_of_a_missing_c_library_may_be_macros(name: str, language: str, kind: str) -> None:
    """As in kernels, boot loaders and headers that replace string.h."""
    for source in ("portable/md5.c", "portable/aegis128l.c", "dispatch/x86-64/md5_dispatch.c"):
        words = ["-Wall", "-Wextra", "-Werror", language, *STRING_MACROS[kind]]
        compiler(BARE[name]).run([*words, "-fsyntax-only", str(OUT / source)])


@pytest.mark.sampled
@pytest.mark.parametrize("source", of_paths(OUT.glob("x86-64-*/*.c")), ids=named)
def test_intrinsics_are_declared_where_clang_reads_only_those_of_its_flags(source: Path) -> None:
    """For PlayStation, and by clang before 19 also for Windows."""
    words = ["--target=x86_64-scei-ps4", "-march=x86-64", "-ffreestanding", "-std=c99", "-Wall", "-Werror"]
    needs.compiler("clang").run([*words, "-fsyntax-only", str(source)])


# Headers in place of those that -nostdinc hides; a module of the Linux kernel includes the kernel's in them.
OF_THE_KERNEL: Final = {
    "stddef.h": (
        "#define NULL ((void *)0)\n#define offsetof __builtin_offsetof\ntypedef __SIZE_TYPE__ size_t;\n"
    ),
    "stdint.h": (
        "typedef unsigned char uint8_t;\ntypedef unsigned short uint16_t;\ntypedef unsigned uint32_t;\n"
        "typedef unsigned long uint64_t, uintptr_t;\n#define UINT64_C(x) x##ul\n"
    ),
    "string.h": (
        "#include <stddef.h>\nvoid *memcpy(void *, const void *, size_t);\nvoid *memset(void *, int, size_t);\n"
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", ["md5", "ripemd160", "aegis128l"])
def test_c_is_for_modules_of_the_linux_kernel(name: str, tmp_path: Path) -> None:
    """With its flags against attacks by speculation, which replace each ret."""
    for header, text in OF_THE_KERNEL.items():
        (tmp_path / header).write_text(text, encoding="ascii")
    made = tmp_path / "made.o"
    flags = [
        "-nostdinc",
        f"-I{tmp_path}",
        "-std=gnu11",
        "-mno-sse",
        "-mno-80387",
        "-mcmodel=kernel",
        "-fno-pic",
    ]
    flags += ["-mno-red-zone", "-mindirect-branch=thunk-extern", "-mfunction-return=thunk-extern"]
    flags += ["-mharden-sls=all", "-fcf-protection=branch", "-Wall", "-Wvla", "-Wmissing-prototypes", "-Werror"]
    compiler(("gcc",)).run([*flags, "-O2", "-c", "-o", str(made), str(OUT / "portable" / f"{name}.c")])
    assert not re.search(r"\sretq?\b", disassembled(made))
    missing = {
        line.split()[-1]
        for line in compiled.run([needs.program("llvm-nm-19", "llvm-nm"), "-u", made]).splitlines()
    }
    assert missing - {"memcpy", "memset"} == {"__x86_return_thunk"}


# GCC for AArch64.

LEVELS: Final = ("-O0", "-O2", "-O3")
AARCH64: Final = [
    (request, place)
    for request, place in kernels()
    if architecture(request.target.features) == "aarch64" and not request.among and request.emitter in (C, GAS)
]
CROSS_GCC: Final = "aarch64-linux-gnu-gcc"


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("request_", "place"), AARCH64, ids=[f"{request.stem} {place.name}" for request, place in AARCH64]
)
@pytest.mark.parametrize("level", LEVELS)
def test_gcc_for_aarch64(request_: Request, place: Path, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled by gcc and run under the emulator."""
    needs.foreign(request_.target)
    gcc, run = Compiler((needs.program(CROSS_GCC),)), Compiler.run

    def at_level(self: Compiler, words: Sequence[str]) -> str:
        return run(self, [level if word == "-O2" else word for word in words])

    monkeypatch.setattr(Compiler, "run", at_level)
    checks = [*verify(request_, place, gcc)]
    assert checks
    assert [each for each in checks if not each.passed] == []


@pytest.mark.long
@pytest.mark.sampled("level")
@pytest.mark.parametrize("level", LEVELS)
def test_gcc_compiles_every_file_for_aarch64(level: str, tmp_path: Path, full: bool) -> None:
    gcc = Compiler((needs.program(CROSS_GCC),))
    paths = of_paths(path for request, place in AARCH64 for path in files(request, place, ""))
    assert len(paths) > 40
    for path in paths if full else paths[::3]:
        strict = STRICT if path.suffix == ".c" else ()
        gcc.run([*strict, level, "-c", "-o", str(tmp_path / "made.o"), str(path)])


@pytest.mark.parametrize("flag", ["-march=armv9-a", "-mcpu=neoverse-n2"])
@pytest.mark.parametrize("folder", ["aarch64-sha3", "aarch64-aes-sha3"])
def test_gcc_for_armv9_has_no_warning(folder: str, flag: str) -> None:
    """gcc 12 warns of pragmas for an earlier version, by a warning without a name."""
    gcc, paths = Compiler((needs.program(CROSS_GCC),)), sorted((OUT / folder).glob("*.c"))
    assert paths
    for source in paths:
        gcc.run([*STRICT, flag, "-fsyntax-only", str(source)])


@pytest.mark.sampled
@pytest.mark.parametrize("flag", ["-march=armv8.4-a", "-mcpu=neoverse-n1", "-mcpu=neoverse-v1"])
@pytest.mark.parametrize("source", of_paths((OUT / "aarch64-aes-sha3").glob("*.c")), ids=named)
def test_gcc_for_later_processors_may_have_a_library_of_inline_functions(
    flag: str, source: Path, tmp_path: Path
) -> None:
    """As with _FORTIFY_SOURCE. They have the features of the flags, of which a pragma may name fewer."""
    words = [*STRICT, flag, "-O1", "-D_FORTIFY_SOURCE=2", "-c", "-o", str(tmp_path / "made.o"), str(source)]
    Compiler((needs.program(CROSS_GCC),)).run(words)


@pytest.mark.sampled
@pytest.mark.parametrize(
    "source", of_paths(path for path in OUT.rglob("*.S") if "aarch64" in path.parent.name), ids=named
)
def test_clang_assembles_for_aarch64(source: Path, tmp_path: Path) -> None:
    """Also clang 14, in whose .arch sve2 does not include sve."""
    for program in ("clang-14", *needs.COMPILERS["clang"]):
        if shutil.which(program):
            words = ["--target=aarch64-linux-gnu", "-c", "-o", str(tmp_path / "made.o"), str(source)]
            Compiler((program,)).run(words)


# By compiler: flags that a build has for its files in C, and that apply to its assembly, too.
WITHOUT_VECTORS: Final = {
    "aarch64-linux-gnu-gcc": ("-mgeneral-regs-only", "-march=armv8-a+nosimd", "-march=armv8-a+nofp"),
    "clang": ("-mgeneral-regs-only", "-march=armv8-a+nosimd", "-mcpu=cortex-a53+nofp"),
}


@pytest.mark.sampled("source")
@pytest.mark.parametrize("name", WITHOUT_VECTORS)
@pytest.mark.parametrize(
    "source", of_paths(path for path in OUT.rglob("*.S") if "aarch64-" in path.parent.name), ids=named
)
def test_assembly_names_the_registers_that_it_needs(name: str, source: Path, tmp_path: Path) -> None:
    """As in kernels of operating systems, whose assembly alone uses vectors: clang refused NEON there."""
    command = next(each for each in BUILDS["aarch64"][0] if each[0] == name)
    for flag in WITHOUT_VECTORS[name]:
        compiler(command).run([flag, "-c", "-o", str(tmp_path / "made.o"), str(source)])


# Other flags.

FLAGS: Final = [
    (kind, flags, name)
    for kind, ways in {
        "gcc": (
            *(
                ("-masm=intel",),
                ("-fno-lax-vector-conversions",),
                ("-no-integrated-cpp",),
            ),  # the last as distcc does
            *(("-ffixed-rbx",), ("-ffixed-r15", "-masm=intel")),  # registers that a program reserves
        ),
        "clang": (
            ("-masm=intel",),
            ("-flax-vector-conversions=none",),
            ("-save-temps=obj", "-Wno-gnu-line-marker"),
        ),
    }.items()
    for flags in ways
    for name in (
        *("x86-64-avx2/md5_x8.c", "x86-64-aesni/aegis128l.c", "asm/x86-64-avx512/md5_32.c"),
        *(
            "asm/x86-64-avx2/md5_x8x3.S",
            "asm/x86-64-aesni-avx/aegis256_blocks.S",
            "dispatch/x86-64/md5_dispatch.c",
        ),
    )
]


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("kind", "flags", "name"), FLAGS, ids=[" ".join((k, *f, n)) for k, f, n in FLAGS])
def test_files_compile_with_other_flags(kind: str, flags: tuple[str, ...], name: str, tmp_path: Path) -> None:
    strict = (*STRICT, "-Wredundant-decls") if name.endswith(".c") else ()
    words = [*strict, "-O1", *flags, "-c", "-o", str(tmp_path / "made.o"), str(OUT / name)]
    needs.compiler(kind).run(words)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("source", of_paths(OUT.glob("x86-64*/*_batch.c")), ids=named)
def test_small_code_has_no_warning(source: Path, tmp_path: Path) -> None:
    """gcc follows fewer conditions there, and took values for uninitialised."""
    needs.compiler("gcc").run([*STRICT, "-Os", "-c", "-o", str(tmp_path / "made.o"), str(source)])


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("isa", BUILDS)
def test_no_cast_counts_as_type_punning(isa: str, level: int) -> None:
    """Libraries of hashes and compression are built with level 1, where gcc warns of any cast of an array."""
    sources = of_paths(OUT.glob(f"dispatch/{isa}/*_dispatch.c"))
    assert len(sources) > (isa == "x86-64")
    gcc = compiler(BUILDS[isa][0][0])
    gcc.run([*STRICT, "-O2", f"-Wstrict-aliasing={level}", "-fsyntax-only", *map(str, sources)])


CALLED: Final = """
#include "NAME.h"
int main(void)
{
    static uint8_t data[100], out[100], key[32];
    NAME_mac_state mac;
    NAME_state st;

    NAME_mac_start(&mac, key, key);
    NAME_mac_update(&mac, data, 1);
    NAME_mac_update(&mac, data, 65);
    NAME_init(&st, data, 5, key, key);
    NAME_encrypt_update(&st, out, data, 40);
    NAME_encrypt_update(&st, out, data, 33);
    NAME_decrypt_update(&st, out, data, 40);
    NAME_decrypt_update(&st, out, data, 33);
    return out[0];
}
#include "NAME.c"
"""


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    "source", of_paths(path for path in OUT.glob("x86-64*/aegis*.c") if "_" not in path.stem), ids=named
)
def test_a_compiler_that_knows_all_calls_has_no_warning(source: Path, tmp_path: Path) -> None:
    """As with -flto: gcc warned of lengths that other calls have."""
    unit, flags = tmp_path / "unit.c", ("-O3", "-Wall", "-Wextra", "-Werror", "-fwhole-program")
    unit.write_text(CALLED.replace("NAME", source.stem), encoding="ascii")
    words = [*flags, f"-I{source.parent}", "-c", "-o", str(tmp_path / "made.o"), str(unit)]
    needs.compiler("gcc").run(words)


# Systems.

DISPATCHED: Final = {
    "aarch64": [
        ask("aegis128l", "portable,aarch64-aes,aarch64-aes-sha3"),
        ask("md5", "portable,aarch64-sve2,aarch64-neon", kernel="lanes"),
    ],
    "x86_64": [ask("md5", "portable,x86-64-avx512vl"), ask("md5", "portable,x86-64-bmi")],
}
# By system: what a program asks it.
ASKED: Final = {
    "aarch64-linux-musl": "getauxval",
    "aarch64-freebsd": "elf_aux_info",
    "aarch64-openbsd": "elf_aux_info",
    "aarch64-netbsd": "sysctlbyname",
    "aarch64-macos": "sysctlbyname",
    "aarch64-windows-gnu": "IsProcessorFeaturePresent",
    "x86_64-macos": "sysctlbyname",
    "x86_64-freebsd": "",
    "x86_64-netbsd": "",
    "x86_64-openbsd": "",
    "x86_64-windows-gnu": "",
    "x86_64-linux-musl": "",
}


def dispatcher(asked: Asked) -> Path:
    return next(compiled.written(asked).glob("*_dispatch.c"))


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("system", ASKED)
@pytest.mark.parametrize("number", [0, 1])
def test_a_dispatcher_asks_the_system(system: str, number: int, tmp_path: Path) -> None:
    """AVX-512 on macOS is asked of the system, other features of the processor."""
    made, isa = tmp_path / "made.o", system.partition("-")[0]
    asked = DISPATCHED[isa][number]
    compiler(("zig", "-target", system)).run(
        [
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "-O2",
            "-c",
            "-o",
            str(made),
            str(dispatcher(asked)),
        ]
    )
    nm = needs.program("llvm-nm-19", "llvm-nm")
    found = {name.strip("_") for name in re.findall(r"\w+$", compiled.run([nm, "-u", made]), re.M)}
    wanted = {ASKED[system]} - {""} if system != "x86_64-macos" or not number else set()
    assert found & {name for name in ASKED.values() if name} == wanted


ALONE: Final = (
    *("aarch64-linux-gnu", "aarch64-unknown-freebsd", "aarch64-unknown-netbsd", "aarch64-unknown-windows"),
    *("arm64-apple-macos11", "x86_64-apple-macos11", "x86_64-linux-gnu", "x86_64-unknown-uefi"),
)


@pytest.mark.parametrize("triple", ALONE)
def test_a_dispatcher_without_a_c_library_asks_no_system(triple: str) -> None:
    """As in kernels and in firmware, where the compiler has the macro of a system, but no header of it."""
    for asked in DISPATCHED["aarch64" if triple.startswith("a") else "x86_64"]:
        words = [f"--target={triple}", "-ffreestanding", "-nostdlibinc", "-Wall", "-Wextra", "-Werror"]
        needs.compiler("clang").run([*words, "-fsyntax-only", str(dispatcher(asked))])


# By system: its headers, in the package of zig, which clang reads sooner than zig builds a C library.
SYSTEMS: Final = {
    "arm64-apple-macos11": ("any-darwin-any",),
    "x86_64-apple-macos11": ("any-darwin-any",),
    "aarch64-unknown-freebsd14": ("aarch64-freebsd-none", "generic-freebsd"),
    "aarch64-unknown-netbsd10": ("aarch64-netbsd-none", "generic-netbsd"),
    "aarch64-unknown-openbsd7.6": ("aarch64-openbsd-none", "generic-openbsd"),
    "aarch64-linux-musl": ("aarch64-linux-musl", "generic-musl"),
}


@pytest.mark.parametrize("triple", SYSTEMS)
@pytest.mark.parametrize("macro", ["_POSIX_C_SOURCE=200112L", "_ANSI_SOURCE"])
def test_a_dispatcher_compiles_where_headers_have_names_of_posix_alone(triple: str, macro: str) -> None:
    needs.package("ziglang")
    spec = find_spec("ziglang")
    assert spec
    assert spec.origin
    include = Path(spec.origin).parent / "lib/libc/include"
    headers = [word for each in SYSTEMS[triple] for word in ("-isystem", str(include / each))]
    words = [f"--target={triple}", "-nostdlibinc", *headers, f"-D{macro}", *STRICT, "-fsyntax-only"]
    for asked in DISPATCHED["x86_64" if triple.startswith("x") else "aarch64"]:
        needs.compiler("clang").run([*words, str(dispatcher(asked))])


OF_MICROSOFT: Final = {
    "string.h": "int strcmp(const char *, const char *);\nvoid *memcpy(void *, const void *, size_t);\n",
    "stdlib.h": '__declspec(deprecated("use _dupenv_s")) char *getenv(const char *);\n',
    "windows.h": "int IsProcessorFeaturePresent(unsigned long);\n",
}


@pytest.mark.parametrize("arch", ["x86_64", "aarch64"])
def test_a_dispatcher_compiles_where_headers_warn_of_getenv(arch: str, tmp_path: Path) -> None:
    """Microsoft's compiler takes this warning for an error with /sdl, which its projects have."""
    for name, text in OF_MICROSOFT.items():
        (tmp_path / name).write_text(f"#include <stddef.h>\n{text}")
    words = [f"--target={arch}-pc-windows-msvc", "-nostdlibinc", "-isystem", str(tmp_path), "-Wall", "-Werror"]
    for asked in DISPATCHED[arch]:
        needs.compiler("clang").run([*words, "-fsyntax-only", str(dispatcher(asked))])
        text = dispatcher(asked).read_text(encoding="ascii")
        assert text.index("(disable : 4996)") < text.index("getenv(") < text.index("#pragma warning(pop)")


@pytest.mark.parametrize("triple", ["aarch64-linux-gnu", "aarch64-unknown-freebsd", "aarch64-unknown-openbsd"])
def test_a_dispatcher_asks_no_system_without_an_auxiliary_vector(triple: str, tmp_path: Path) -> None:
    """As uClibc, FreeBSD before 12 and OpenBSD before 7.6."""
    (tmp_path / "string.h").write_text("int strcmp(const char *, const char *);\n")
    (tmp_path / "stdlib.h").write_text("char *getenv(const char *);\n")
    words = [
        f"--target={triple}",
        "-nostdlibinc",
        "-isystem",
        str(tmp_path),
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
    ]
    for asked in DISPATCHED["aarch64"]:
        made = tmp_path / "made.o"
        needs.compiler("clang").run([*words, "-c", "-o", str(made), str(dispatcher(asked))])
        missing = compiled.run([needs.program("llvm-nm-19", "llvm-nm"), "-u", made])
        assert "getenv" in missing
        assert "aux" not in missing


# Processors without instructions for atomic accesses, and gcc's functions for them, which need Linux.
ATOMIC: Final = {
    "armv6-m": ("clang", "--target=armv6m-none-eabi", "-nostdlibinc"),
    "rv32imc": ("clang", "--target=riscv32-unknown-elf", "-march=rv32imc", "-mabi=ilp32", "-nostdlibinc"),
    "gcc for aarch64": ("aarch64-linux-gnu-gcc", "-ffreestanding"),
}


@pytest.mark.parametrize("name", ATOMIC)
def test_a_dispatcher_without_a_c_library_needs_no_library_for_atomic_accesses(
    name: str, tmp_path: Path
) -> None:
    made = tmp_path / "made.o"
    for asked in DISPATCHED["aarch64"]:
        compiler(ATOMIC[name]).run(["-O1", "-Wall", "-Werror", "-c", "-o", str(made), str(dispatcher(asked))])
        missing = compiled.run([needs.program("llvm-nm-19", "llvm-nm"), "-u", made])
        assert "atomic" not in missing
        assert "__aarch64_" not in missing


# Of a program that calls only a dispatcher's own functions.
WITHOUT_KERNELS: Final = ("-static", "-Wl,--unresolved-symbols=ignore-all")
STUB: Final = """
#include <stdint.h>
#include <string.h>
unsigned long getauxval(unsigned long which);
int elf_aux_info(int which, void *to, int size);
static unsigned long caps[2];
unsigned long getauxval(unsigned long which) { return caps[which == 26]; }
int elf_aux_info(int which, void *to, int size)
{
    memcpy(to, &caps[which == 26], (size_t)size);
    return 0;
}
#include "DISPATCH"
#include <stdio.h>
int main(void)
{
    for (int bit = -1; bit < 64; bit++)
        for (int which = 0; which < 2; which++) {
            caps[0] = caps[1] = 0;
            if (bit >= 0)
                caps[which] = 1ul << bit;
            printf("%u ", FEATURES());
        }
    return 0;
}
"""


@pytest.mark.long
@pytest.mark.parametrize("system", ["__linux__", "__FreeBSD__", "__OpenBSD__"])
def test_the_bits_of_features(system: str, tmp_path: Path) -> None:
    """With the functions of the system replaced: each feature is the bit of its entry, and no other."""
    needs.program("qemu-aarch64")
    gcc = compiler(("aarch64-linux-gnu-gcc",))
    asked = ask("md5", "portable,aarch64-sve2,aarch64-sha3,aarch64-neon", kernel="lanes")
    source = dispatcher(asked)
    place = source.parent
    text = source.read_text(encoding="ascii")
    others = [each for each in ("__linux__", "__FreeBSD__", "__OpenBSD__") if each != system]
    for name in others:
        text = text.replace(f"defined({name})", "0")
    text = text.replace(f"defined({system})", "1").replace("defined(__ANDROID_API__)", "0")
    (tmp_path / "changed.c").write_text(text, encoding="ascii")
    function = re.search(r"^static unsigned (\w+)\(void\)$", text, re.M)
    assert function
    stub = STUB.replace("DISPATCH", str(tmp_path / "changed.c")).replace("FEATURES", function[1])
    (tmp_path / "stub.c").write_text(stub, encoding="ascii")
    program = tmp_path / "program"
    gcc.run(["-O1", *WITHOUT_KERNELS, f"-I{place}", "-o", str(program), str(tmp_path / "stub.c")])
    found = [int(each) for each in compiled.run(["qemu-aarch64", program]).split()]
    features: Mapping[str, Any] = ARCHITECTURES["aarch64"].features
    names = [name for name in features if f"HAS_{name.upper()}" in text]
    wanted = []
    for bit in range(-1, 64):
        for entry in ("AT_HWCAP", "AT_HWCAP2"):
            has = [
                each.bit == bit and each.auxiliary.name == entry for each in map(features.__getitem__, names)
            ]
            wanted.append(sum(is_there << number for number, is_there in enumerate(has)))
    assert found == wanted


OF_APPLE: Final = """
#include <stddef.h>
int sysctlbyname(const char *name, void *value, size_t *size, void *changed, size_t len)
{
    (void)name, (void)value, (void)size, (void)changed, (void)len;
    return -1;
}
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("march", "found"), [("armv8-a", 1), ("armv8-a+crypto", 3), ("armv8.2-a+crypto+sha3", 7)]
)
def test_systems_of_apple_need_not_name_what_the_compiler_may_use(
    march: str, found: int, tmp_path: Path
) -> None:
    """macOS 11 and iOS 14 do not name AES. The bits: SIMD, AES and SHA3."""
    needs.program("qemu-aarch64")
    asked = ask("aegis128l", "portable,aarch64-aes,aarch64-aes-sha3")
    source = dispatcher(asked)
    text = source.read_text(encoding="ascii").replace("defined(__linux__)", "0")
    text = text.replace("defined(__APPLE__)", "1") + "\n#include <stdio.h>\nint main(void)\n{\n"
    text += '    return printf("%u", aegis128l_dispatch_features()) < 0;\n}\n'
    (tmp_path / "program.c").write_text(OF_APPLE + text, encoding="ascii")
    words = [f"-march={march}", "-O1", *WITHOUT_KERNELS, f"-I{source.parent}", "-o", str(tmp_path / "program")]
    compiler(("aarch64-linux-gnu-gcc",)).run([*words, str(tmp_path / "program.c")])
    assert compiled.run(["qemu-aarch64", tmp_path / "program"]) == str(found)


# Data models, and code for another architecture under the macros of x86-64.

ASSEMBLY: Final = of_paths(path for path in OUT.rglob("*.S"))
TRIPLES: Final = {"x86-64": "x86_64-linux-gnu", "aarch64": "aarch64-linux-gnu"}


def isa_of(source: Path) -> str:
    """The architecture of a file of assembly, by its directory."""
    return next((isa for isa in TRIPLES if isa in source.parent.name), "")


@pytest.mark.sampled("source")
@pytest.mark.parametrize("source", [each for each in ASSEMBLY if isa_of(each)], ids=named)
def test_assembly_is_for_pointers_of_8_bytes(source: Path) -> None:
    """Not for x32, AArch64 with pointers of 4 bytes, or CHERI."""
    for size in (4, 16):
        sizes = ["-Wno-everything", "-U__SIZEOF_POINTER__", f"-D__SIZEOF_POINTER__={size}"]
        with pytest.raises(
            CheckFailed, match="this assembly is for pointers of 8 bytes; generate C with --emitter c"
        ):
            needs.compiler("clang").run([f"--target={TRIPLES[isa_of(source)]}", *sizes, "-E", str(source)])


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("language", [[], ["-ansi"]], ids=["default", "ansi"])
@pytest.mark.parametrize("source", [each for each in ASSEMBLY if isa_of(each)], ids=named)
def test_assembly_needs_no_extension_of_the_preprocessor(kind: str, language: list[str], source: Path) -> None:
    """Whose language is C90; with the flags of a program in C90, without comments of C99."""
    command = next(each for each in BUILDS[isa_of(source)][0] if kind in each[0])
    words = [*language, "-pedantic-errors", "-Wall", "-Wextra", "-Wundef", "-Werror", "-E", "-o", "/dev/null"]
    compiler(command).run([*words, str(source)])


ASSEMBLED_FOR: Final = {
    "x86-64": ("linux-gnu", "apple-macos11", "w64-windows-gnu"),
    "aarch64": ("linux-gnu", "apple-macos11"),
}


@pytest.mark.sampled
@pytest.mark.parametrize("source", [each for each in ASSEMBLY if isa_of(each)], ids=named)
def test_of_all_warnings_of_clang_assembly_has_none(source: Path) -> None:
    """It had macros that were used on another system alone, or with another flag."""
    isa = isa_of(source)
    for system in ASSEMBLED_FOR[isa]:
        words = [f"--target={TRIPLES[isa].split('-', maxsplit=1)[0]}-{system}", "-Weverything", "-Werror", "-E"]
        needs.compiler("clang").run([*words, "-o", "/dev/null", str(source)])


@pytest.mark.parametrize("name", ["md5", "ripemd160", "aegis128l"])
@pytest.mark.parametrize("triple", ["x86_64-linux-gnux32", "arm64_32-apple-watchos"])
def test_c_is_for_pointers_of_any_size(name: str, triple: str) -> None:
    clang = needs.compiler("clang")
    source = OUT / "portable" / f"{name}.c"
    words = [f"--target={triple}", "-ffreestanding", "-nostdlibinc", "-Wall", "-Werror", "-fsyntax-only"]
    clang.run([*words, str(source)])


@pytest.mark.sampled("source")
@pytest.mark.parametrize("source", [each for each in ASSEMBLY if isa_of(each)], ids=named)
def test_assembly_ends_with_a_sentence_on_another_architecture(source: Path) -> None:
    """It was hundreds of errors of the assembler, none of which named the cause."""
    isa = isa_of(source)
    other = next(TRIPLES[each] for each in TRIPLES if each != isa)
    with pytest.raises(CheckFailed, match=f"this assembly is for {isa}; leave it out") as caught:
        needs.compiler("clang").run([f"--target={other}", "-c", "-o", "/dev/null", str(source)])
    assert str(caught.value).count("error:") == 1


@pytest.mark.parametrize("triple", ["x86_64-linux-gnux32", "arm64_32-apple-watchos", "aarch64_be-linux-gnu"])
def test_a_list_has_its_portable_kernel_where_there_is_no_assembly(triple: str, tmp_path: Path) -> None:
    """The files compile by the same command as elsewhere: assembly is left out, and not an error."""
    asked = ask("md5", "portable,x86-64,aarch64", emitter=GAS)
    flags = [f"--target={triple}", "-ffreestanding", "-nostdlibinc", "-Wall", "-Werror", "-c"]
    for name in sources(asked):
        source = compiled.written(asked) / name
        needs.compiler("clang").run([*flags, "-o", str(tmp_path / "made.o"), str(source)])


def test_assembly_for_x32_ends_with_a_sentence() -> None:
    source = compiled.written(resolve("md5", "x86-64", emitter=GAS)) / "md5_blocks.S"
    with pytest.raises(CheckFailed, match="this assembly is for pointers of 8 bytes"):
        needs.compiler("clang").run(["--target=x86_64-linux-gnux32", "-c", "-o", "/dev/null", str(source)])


@pytest.mark.parametrize("triple", ["x86_64-pc-windows-cygnus", "x86_64-unknown-uefi"])
@pytest.mark.parametrize("name", ["x86-64/md5_blocks.S", "x86-64-avx2/md5_x8x3.S"])
def test_every_system_with_objects_of_windows_has_its_convention(
    triple: str, name: str, tmp_path: Path
) -> None:
    """Also where the compiler has no macro of Windows."""
    found = []
    for each in ("x86_64-w64-windows-gnu", triple):
        made = tmp_path / "made.o"
        compiler(("clang", f"--target={each}")).run(["-c", "-o", str(made), str(OUT / "asm" / name)])
        found.append(disassembled(made))
    assert "%rcx" in found[0]
    assert found[0] == found[1]


OF_NO_LIBRARY: Final = """
#include "md5.h"
__attribute__((sysv_abi)) int puts(const char *text);
void *memcpy(void *to, const void *from, size_t len)
{
    volatile uint8_t *p = to;
    for (size_t i = 0; i < len; i++)
        p[i] = ((const uint8_t *)from)[i];
    return to;
}
void *memset(void *to, int value, size_t len)
{
    volatile uint8_t *p = to;
    for (size_t i = 0; i < len; i++)
        p[i] = (uint8_t)value;
    return to;
}
__attribute__((sysv_abi)) int main(void)
{
    uint8_t digest[16];
    char text[33] = "";
    md5("abc", 3, digest);
    for (int i = 0; i < 32; i++)
        text[i] = "0123456789abcdef"[digest[i / 2] >> (i % 2 ? 0 : 4) & 15];
    return puts(text) < 0;
}
"""


@pytest.mark.parametrize("emitter", [C, GAS])
def test_the_convention_of_microsoft_may_be_that_of_another_system(emitter: str, tmp_path: Path) -> None:
    """gcc has no macro for -mabi=ms, which assembly is therefore told."""
    needs.runs(TARGETS["x86-64"])
    asked, program = resolve("md5", "x86-64", emitter=emitter), tmp_path / "program"
    place = compiled.written(asked)
    (tmp_path / "main.c").write_text(OF_NO_LIBRARY, encoding="ascii")
    words = ["-mabi=ms", "-DMICROSOFT_ABI", "-O1", "-fno-builtin", f"-I{place}", "-o", str(program)]
    files = [tmp_path / "main.c", *(place / name for name in sources(asked) if not name.endswith(".h"))]
    compiler(("gcc",)).run([*words, *map(str, files)])
    assert compiled.run([program]) == "900150983cd24fb0d6963f7d28e17f72\n"


# Macros of programs: what windows.h, the Linux kernel and older compilers define, and names of attributes.
MACROS: Final = (
    *("min(a,b)", "max(a,b)", "IN", "OUT", "OPTIONAL", "CALLBACK", "ERROR", "TRUE", "FALSE", "B0"),
    *("I", "J", "_I", "F", "G", "H", "K", "S", "T", "ROL", "ROR", "LITTLE_ENDIAN", "BIG_ENDIAN", "BYTE_ORDER"),
    *("INLINE", "NOINLINE", "STATIC", "UNUSED", "ALIGNED", "EXPORT", "API", "LOAD", "STORE", "PART", "BLOCK"),
    *("__unused", "__used", "__packed", "__weak", "__noinline", "__section", "__user", "asm"),
    *("noipa", "aligned", "zero_call_used_regs", "no_sanitize", "target"),
    *("function", "push", "pop", "push(x)", "function(x)"),  # clang expands macros in its pragmas
    *sorted(OFTEN_MACROS - {"min", "max"}),
)
CLANGS_OWN: Final = ("aligned", "target")  # in its headers of intrinsics


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("source", of_paths(OUT.rglob("*.c")), ids=named)
def test_macros_of_a_program_change_nothing(kind: str, source: Path) -> None:
    spared = CLANGS_OWN if kind == "clang" else ()
    defined = [f"-D{name}=@" for name in MACROS if name not in spared]
    isa = isa_of(source) or "x86-64"
    command = next(each for each in BUILDS[isa][0] if kind in each[0])
    compiler(command).run(["-std=gnu99", *defined, "-fsyntax-only", str(source)])


@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("name", ["portable/md5.c", "x86-64-vaes-avx512vl/aegis128l.c"])
def test_macros_are_as_before_in_what_follows_in_a_unit(kind: str, name: str, tmp_path: Path) -> None:
    """As `#define function static`, and `-Dregister=`, by which functions of AEGIS did not clear registers."""
    unit = tmp_path / "unit.c"
    text = f'#define function static\n#define push(x) (x)\n#define pop 2\n#include "{OUT / name}"\n'
    text += "function int one(void);\nfunction int one(void) { return push(pop); }\n"
    text += "int two(void);\nint two(void) { register register int x = one(); return x; }\n"
    unit.write_text(text, encoding="ascii")
    words = ["-Dregister=", "-std=c99", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", str(unit)]
    compiler((kind,)).run(words)


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize(
    "name",
    [
        "portable/md5.c",
        "x86-64-aesni/aegis128l.c",
        "x86-64-avx2/md5_x8.c",
        "dispatch/x86-64/md5_dispatch.c",
    ],
)
def test_a_macro_that_removes_attributes_changes_no_code(kind: str, name: str, tmp_path: Path) -> None:
    """As MinGW's headers have for compilers like Microsoft's: functions of AEGIS did not clear registers."""
    codes = []
    for more in ([], ["-D__attribute__(x)="]):
        made = tmp_path / "made.o"
        words = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-c", "-o", str(made)]
        compiler((kind,)).run([*words, *more, str(OUT / name)])
        codes.append(disassembled(made))
    assert codes[0] == codes[1]


@pytest.mark.sampled
@pytest.mark.parametrize("source", of_paths(OUT.glob("x86-64*/*.c")), ids=named)
def test_inline_may_be_defined_as_nothing(source: Path) -> None:
    """As by autoconf, where it finds that a compiler lacks it."""
    words = ["-std=c99", "-Dinline=", "-Wall", "-Wno-unused-function", "-Werror", "-fsyntax-only"]
    compiler(("gcc",)).run([*words, str(source)])


# Moves that fault if an address of 32 or 64 bytes is not a multiple of its length.
ALIGNED_MOVE: Final = re.compile(
    r"vmov(?:aps|apd|dqa\d*)\s.*\(.*%[yz]mm|vmov(?:aps|apd|dqa\d*)\s.*%[yz]mm\d+, .*\("
)
WITH_AVX: Final = [
    path
    for path in of_paths(path for place in ("x86-64*", "auto") for path in OUT.glob(f"{place}/*.c"))
    if re.search("avx|vaes|xop|auto", path.parent.name)
]


@pytest.mark.sampled
@pytest.mark.parametrize("syntax", ["att", "intel"])
@pytest.mark.parametrize("source", WITH_AVX, ids=named)
def test_gcc_for_windows_moves_no_vector_by_its_alignment(source: Path, syntax: str, tmp_path: Path) -> None:
    """Its stack is aligned to 16 bytes, also where vectors of 32 and 64 bytes are on it."""
    words = ["-std=c99", "-O0", "-mavx2", "-mvaes", f"-masm={syntax}", "-D__CYGWIN__", "-c"]
    made = tmp_path / "made.o"
    compiler(("gcc",)).run([*words, "-o", str(made), str(source)])
    assert not ALIGNED_MOVE.search(disassembled(made))


def test_a_move_by_alignment_is_seen(tmp_path: Path) -> None:
    made = tmp_path / "made.o"
    compiler(("gcc",)).run(["-std=c99", "-O0", "-c", "-o", str(made), str(OUT / "x86-64-avx2/md5_x8x3.c")])
    assert ALIGNED_MOVE.search(disassembled(made))


@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_files_with_unaligned_moves_may_be_one_unit(kind: str, tmp_path: Path) -> None:
    """The assembler knows the moves already."""
    unit = tmp_path / "unit.c"
    unit.write_text(
        "".join(f'#include "{OUT / name}"\n' for name in ("x86-64-avx2/md5_x8x3.c", "x86-64-vaes/aegis128l.c"))
    )
    compiler((kind,)).run(["-D__CYGWIN__", "-c", "-o", str(tmp_path / "made.o"), str(unit)])


IN_ASSEMBLY: Final = (
    *("SYMBOL", "UNDERSCORED", "L", "COFF", "SEH", "SEH_AT", "PROTECTED", "PROPERTY"),
    *("IBT", "SHSTK", "BTI", "PAC", "GCS", "LPAD", "SS"),
)


@pytest.mark.sampled
@pytest.mark.parametrize("source", of_paths(OUT.rglob("*.S")), ids=named)
def test_macros_of_a_program_change_no_assembly(source: Path, tmp_path: Path) -> None:
    """Though assemblers give them to the file."""
    command = next(each for each in BUILDS[isa_of(source) or "x86-64"][0] if "gcc" in each[0])
    made = [tmp_path / "plain.o", tmp_path / "defined.o"]
    for place, flags in zip(made, ([], [f"-D{name}=@" for name in IN_ASSEMBLY]), strict=True):
        compiler(command).run(["-Werror", *flags, "-c", "-o", str(place), str(source)])
    assert made[0].read_bytes() == made[1].read_bytes()


def replaceable(source: Path, triple: str, made: Path) -> set[str]:
    """The functions of a file of assembly of which one in another library may take the place."""
    needs.compiler("clang").run([f"--target={triple}", "-c", "-o", str(made), str(source)])
    if "apple" not in triple:
        text = compiled.run([needs.program("llvm-readelf-19", "llvm-readelf"), "-s", made])
        return {*re.findall(r"GLOBAL\s+DEFAULT\s+\d+ (\w+)$", text, re.M)}
    text = compiled.run([needs.program("llvm-nm-19", "llvm-nm"), "-m", made])
    return {*re.findall(r"\) external _(\w+)$", text, re.M)}


@pytest.mark.sampled("source")
@pytest.mark.parametrize("system", ["linux-gnu", "apple-macos11"])
@pytest.mark.parametrize("source", of_paths(OUT.glob("asm/*/*_blocks.S")), ids=named)
def test_another_library_replaces_no_function_that_no_header_declares(
    source: Path, system: str, tmp_path: Path
) -> None:
    """Of two libraries of a program with AEGIS, each for another target, both ran the loops of one."""
    triple = f"{TRIPLES[isa_of(source)].split('-', maxsplit=1)[0]}-{system}"
    header = source.with_name(f"{source.stem.removesuffix('_blocks')}.h")
    text = (header if header.exists() else source.with_suffix(".h")).read_text(encoding="ascii")
    found = replaceable(source, triple, tmp_path / "made.o")
    assert found == {each for each in found if re.search(rf"\b{each}\(", text)}
    assert bool(found) == ("aegis" not in source.stem)


@pytest.mark.parametrize("name", ["", "its_compress"])
def test_a_function_of_a_chosen_name_may_be_replaced(name: str, tmp_path: Path) -> None:
    asked = resolve("md5", "x86-64", kernel="blocks", emitter=GAS, name=name and f"blocks={name}")
    source = compiled.written(asked) / "md5_blocks.S"
    assert replaceable(source, "x86_64-linux-gnu", tmp_path / "made.o") == {name or "md5_blocks"}


@pytest.mark.parametrize("triple", ["x86_64-linux-gnu", "x86_64-apple-macos11", "x86_64-w64-windows-gnu"])
def test_a_program_may_rename_functions_by_macros(triple: str, tmp_path: Path) -> None:
    """In C and in assembly alike, also where the names of symbols begin with an underscore."""
    asked = resolve("md5", "x86-64", emitter=GAS)
    nm, words = needs.program("llvm-nm-19", "llvm-nm"), [f"--target={triple}", "-Dmd5_blocks=renamed"]
    found = []
    for name, flags in {"md5.c": ["-ffreestanding", "-nostdlibinc"], "md5_blocks.S": []}.items():
        made = tmp_path / "made.o"
        source = compiled.written(asked) / name
        needs.compiler("clang").run([*words, *flags, "-c", "-o", str(made), str(source)])
        symbols = compiled.run([nm, "--format=just-symbols", made]).split()
        found.append([each for each in symbols if "blocks" in each or "renamed" in each])
    assert found[0] == found[1]
    assert found[0] in (["renamed"], ["_renamed"])


@pytest.mark.parametrize("targets", ["x86-64,x86-64-bmi", "x86-64,x86-64-avx512vl"])
@pytest.mark.parametrize("flag", ["-fPIC", "-masm=intel"])
def test_a_list_for_x86_64_is_for_i386_too(targets: str, flag: str, tmp_path: Path) -> None:
    """As the kernels are; how a program asks for features was not."""
    words = ["--target=i386-linux-gnu", "-ffreestanding", "-nostdlibinc", "-Wall", "-Wextra", "-Werror", flag]
    source = dispatcher(ask("md5", targets))
    needs.compiler("clang").run([*words, "-c", "-o", str(tmp_path / "made.o"), str(source)])


EC: Final = ("md5", "aegis128l")


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", EC)
@pytest.mark.parametrize("target", ["portable", "auto", "portable,x86-64", "portable,x86-64,aarch64"])
def test_arm64ec_is_portable(name: str, target: str, tmp_path: Path) -> None:
    """It has the macros of x86-64, but no instruction of it."""
    needs.package("ziglang")
    if name == "aegis128l":
        target = target.replace("x86-64", "x86-64-aesni").replace("aarch64", "aarch64-aes")
    asked = ask(name, target)
    spec = find_spec("ziglang")
    assert spec
    assert spec.origin
    include = Path(spec.origin).parent / "lib/libc/include/any-windows-any"
    clang = needs.compiler("clang")
    for each in sources(asked):
        source = compiled.written(asked) / each
        flags = ["--target=arm64ec-w64-windows-gnu", "-O1", "-Wall", "-isystem", str(include)]
        made = tmp_path / "made.o"
        clang.run([*flags, "-c", "-o", str(made), str(source)])
        assert "%eax" not in disassembled(made)


# Compilers without intrinsics.

PLAIN: Final = (
    ("tcc",),
    ("pcc",),
    ("clang", "-U__GNUC__", "-U__clang__"),
    ("gcc", "-D__INTEL_COMPILER=2021"),
    ("gcc", "-D__NVCOMPILER"),
    ("gcc", "-D__TINYC__=928"),
)


@pytest.mark.parametrize("command", PLAIN, ids=" ".join)
@pytest.mark.parametrize("number", [0, 1])
def test_a_compiler_without_intrinsics_uses_the_portable_kernel(
    command: tuple[str, ...], number: int, tmp_path: Path
) -> None:
    """clang without its macros is one that has no extension of gcc. Others say that they are gcc."""
    asked = (ask("md5", "portable,x86-64-bmi,aarch64"), ask("aegis128l", "portable,x86-64-aesni"))[number]
    assert selected(asked, compiler(command), tmp_path) == "portable\n"


def test_clang_need_not_have_the_macros_of_gcc(tmp_path: Path) -> None:
    plain = compiler(("clang", "-fms-compatibility"))
    assert selected(ask("md5", "portable,x86-64"), plain, tmp_path) == "x86-64\n"


def selected(asked: Asked, plain: Compiler, tmp_path: Path) -> str:
    """The target of the kernel that a program selects by default."""
    place, program = compiled.written(asked), tmp_path / "program"
    call = f"{asked.name}_target()"
    text = f'#include <stdio.h>\n#include "{asked.name}.h"\nint main(void) {{ return puts({call}) < 0; }}\n'
    (tmp_path / "main.c").write_text(text, encoding="ascii")
    objects = []
    for source in (tmp_path / "main.c", *(place / name for name in sources(asked))):
        objects.append(tmp_path / f"{source.name}.o")
        plain.run([f"-I{place}", "-c", "-o", str(objects[-1]), str(source)])
    needs.compiler("gcc").run(["-no-pie", "-o", str(program), *map(str, objects)])
    return compiled.run([program])


LATE: Final = tuple(
    (name, kernel, emitter)
    for name, kernel in (("aegis128l", None), ("aegis256x2", None), ("aegis128l", "batch"))
    for emitter in ("c", "gas", "c++")
    if not (kernel and emitter == "gas")
)
EARLY: Final = ("-U__GNUC__", "-D__GNUC__=7", "-O1", "-Wall")


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "kernel", "emitter"), LATE)
def test_an_early_gcc_omits_kernels_that_it_does_not_know(
    name: str, kernel: str | None, emitter: str, tmp_path: Path
) -> None:
    """gcc 7 does not know VAES: the program has the other kernels."""
    first = "" if name == "aegis256x2" else "portable,"
    asked = ask(name, f"{first}x86-64-aesni,x86-64-vaes,x86-64-vaes-avx512vl", kernel=kernel, emitter=emitter)
    assert isinstance(asked, Alternatives)
    place, program = compiled.written(asked), tmp_path / "program"
    space = f"using namespace {name};\n" if emitter == "c++" else ""
    functions = public(asked.first)
    text = f"""\
#include <stdio.h>
#include "{asked.stem}.{"hpp" if space else "h"}"
{space}int main(void)
{{
    return {functions["use"].name}("x86-64-vaes") == 0 || {functions["use"].name}("x86-64-aesni") != 0
        || puts({functions["target"].name}()) < 0;
}}
"""
    main, gcc = tmp_path / f"main.{'cpp' if space else 'c'}", compiler(("g++" if space else "gcc",))
    main.write_text(text, encoding="ascii")
    objects = []
    for source in (main, *(each for each in sorted(place.iterdir()) if not each.name.endswith((".h", ".hpp")))):
        objects.append(tmp_path / f"{source.name}.o")
        gcc.run([*EARLY, f"-I{place}", "-c", "-o", str(objects[-1]), str(source)])
    gcc.run(["-o", str(program), *map(str, objects)])
    assert not any("vaes" in compiled.run(["nm", each]) for each in objects)
    assert compiled.run([program]) == "x86-64-aesni\n"


def test_early_versions_of_gcc_see_no_word_that_they_do_not_know() -> None:
    """gcc 7 warns of the attribute and of the pragma."""
    source = compiled.written(ask("md5", "portable", kernel="batch")) / "md5_batch.c"
    seen = []
    for version in (7, 8):
        text = needs.compiler("gcc").run(["-U__GNUC__", f"-D__GNUC__={version}", "-E", "-P", str(source)])
        seen.append([word in text for word in ("__noipa__", "GCC unroll")])
    assert seen == [[False, False], [True, True]]


def test_early_versions_of_clang_see_no_word_that_they_do_not_know() -> None:
    """clang 9 and 11 warn of the check's name and of gcc's pragma, and reject registers of 256 bits in KEEP."""
    source = compiled.written(ask("aegis128l", "x86-64-vaes", kernel="batch")) / "aegis128l_batch.c"
    seen = []
    for version in (11, 13):
        words = ["-U__clang_major__", f"-D__clang_major__={version}", "-E", "-P", str(source)]
        text = needs.compiler("clang").run(words)
        seen.append([word in text for word in ("unsigned-shift-base", '"+" "x"', "GCC unroll")])
    assert seen == [[False, False, False], [True, True, False]]


@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_headers_are_also_for_programs_in_c89(kind: str, tmp_path: Path) -> None:
    headers = sorted(
        path for folder in ("portable", "auto", "x86-64-avx2") for path in (OUT / folder).glob("*.h")
    )
    assert len(headers) > 10
    for path in headers:
        words = ["-std=c89", "-pedantic-errors", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-xc"]
        needs.compiler(kind).run([*words, str(path)])


# Protections.

WAYS: Final[Mapping[str, list[tuple[tuple[str, ...], str]]]] = {
    "x86-64": [
        *((("gcc",), f"-fcf-protection={kind}") for kind in ("full", "return", "none")),
        *((("clang",), f"-fcf-protection={kind}") for kind in ("full", "branch")),
    ],
    "aarch64": [
        (command, f"-mbranch-protection={kind}")
        for command in (("aarch64-linux-gnu-gcc",), ("clang", "--target=aarch64-linux-gnu"))
        for kind in ("standard", "bti", "pac-ret", "none")
    ],
}
PROTECTED: Final = [
    (isa, *way, source)
    for isa, ways in WAYS.items()
    for way in ways
    for source in ASSEMBLY
    if isa_of(source) == isa
]
LANDING: Final = {"x86-64": b"\xf3\x0f\x1e\xfa", "aarch64": b"\x5f\x24\x03\xd5"}


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("isa", "command", "flag", "source"),
    PROTECTED,
    ids=[f"{command[0]} {flag} {named(source)}" for _, command, flag, source in PROTECTED],
)
def test_assembly_follows_the_flags(
    isa: str, command: tuple[str, ...], flag: str, source: Path, tmp_path: Path
) -> None:
    """It has the notes that the compiler gives to C, and the instructions that they promise."""
    made, empty = tmp_path / "made.o", tmp_path / "empty.c"
    empty.write_text("void f(void) {}\n", encoding="ascii")
    compiler(command).run([flag, "-c", "-o", str(made), str(empty)])
    wanted = notes(made)
    compiler(command).run([flag, "-c", "-o", str(made), str(source)])
    assert notes(made) == wanted
    is_landing = any("IBT" in each or "BTI" in each for each in wanted)
    assert {*landings(made, LANDING[isa])} == {is_landing}


RISCV: Final = (
    *("zig", "-target", "riscv64-linux-musl", "-mcf-branch-label-scheme=unlabeled"),
    "-mcpu=generic_rv64+m+a+f+d+c+experimental_zicfilp+experimental_zicfiss",
)


@pytest.mark.parametrize(("kind", "pad", "bits"), [("none", False, []), ("full", True, ["3"])])
def test_assembly_for_riscv_follows_the_flags(kind: str, pad: bool, bits: list[str], tmp_path: Path) -> None:
    """clang 22 does not write the note of landing pads itself: bits of RISC-V's ELF psABI."""
    asked, made = resolve("md5", "riscv64-zbb", kernel="blocks", emitter=GAS), tmp_path / "made.o"
    source = compiled.written(asked) / "md5_blocks.S"
    compiler(RISCV).run([f"-fcf-protection={kind}", "-c", "-o", str(made), str(source)])
    assert {*landings(made, b"\x17\0\0\0")} == {pad}
    text = compiled.run([needs.program("llvm-readelf-19", "llvm-readelf"), "-x", ".note.gnu.property", made])
    assert re.findall(r"474e5500.*\n\S+ 000000c0 04000000 0([0-9a-f])000000 ", text) == bits


@pytest.mark.parametrize("isa", WAYS)
def test_assembly_for_another_architecture_keeps_the_protections(isa: str, tmp_path: Path) -> None:
    """A linker drops a protection of the program if one file, even without code, has no note of it."""
    asked = ask("md5", "portable,x86-64,aarch64,riscv64", emitter=GAS)
    (command, flag), made, empty = WAYS[isa][0], tmp_path / "made.o", tmp_path / "empty.c"
    empty.write_text("void f(void) {}\n", encoding="ascii")
    compiler(command).run([flag, "-c", "-o", str(made), str(empty)])
    wanted = notes(made)
    assert wanted
    for name in sources(asked):
        compiler(command).run([flag, "-c", "-o", str(made), str(compiled.written(asked) / name)])
        assert notes(made) == wanted, name


def notes(made: Path) -> list[str]:
    reader = needs.program("llvm-readelf-19", "llvm-readelf")
    return re.findall(r"feature: (.*)$", compiled.run([reader, "-n", made]), re.MULTILINE)


def landings(made: Path, landing: bytes) -> list[bool]:
    """Does each exported function begin with this instruction?"""
    from elftools.elf.elffile import ELFFile

    with made.open("rb") as stream:
        elf: Any = ELFFile(stream)
        symbols = [
            each
            for each in elf.get_section_by_name(".symtab").iter_symbols()
            if each["st_info"]["type"] == "STT_FUNC" and each["st_info"]["bind"] == "STB_GLOBAL"
        ]
        assert symbols
        return [
            elf.get_section(each["st_shndx"]).data()[each["st_value"] :].startswith(landing) for each in symbols
        ]


# The features of the instructions in objects.

# What every x86-64 processor has, and what is no feature of a processor: endbr64 and long nops.
BASE: Final = frozenset(
    (
        *("INTEL8086", "INTEL186", "INTEL386", "INTEL486", "X64", "CMOV", "SSE", "SSE2", "MULTIBYTENOP"),
        *("CPUID", "CET_IBT"),
    )
)
IMPLIED: Final = {  # what processors with a feature have, too: Intel SDM volume 1, 14.3 and 15.3
    "avx2": ("avx",),
    "xop": ("avx",),
    "avx512f": ("avx2", "avx"),
    "vaes": ("aes", "avx"),
}
MACHINES: Final = [
    (kind, request, path)
    for kind in ("gcc", "clang")
    for request, place in kernels()
    if architecture(request.target.features) in ("", "x86-64") and not request.among
    for path in files(request, place, ".c")
    if path.exists()
]


def allowed(target: Target) -> set[str]:
    own = target.features - {"x86-64"}
    return {each.upper() for each in (*own, *(more for name in own for more in IMPLIED.get(name, ())))}


def features_of(made: Path) -> set[str]:
    """The features of all instructions of an object, by their names in iced-x86."""
    import iced_x86
    from elftools.elf.elffile import ELFFile

    names = {number: name for name, number in vars(iced_x86.CpuidFeature).items() if name.isupper()}
    with made.open("rb") as stream:
        elf: Any = ELFFile(stream)
        code = [each.data() for each in elf.iter_sections() if each["sh_flags"] & 4]
    once = {insn.code: insn for data in code for insn in iced_x86.Decoder(64, data)}
    return {names[each] for insn in once.values() for each in insn.cpuid_features()}


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("kind", "request_", "source"),
    MACHINES,
    ids=[f"{kind} {request.target.name} {named(path)}" for kind, request, path in MACHINES],
)
def test_an_object_needs_what_the_dispatcher_asks_for(kind: str, request_: Request, source: Path) -> None:
    made = compiled.object_file(source, needs.compiler(kind))
    assert features_of(made) - BASE <= allowed(request_.target)


ARM_MACHINES: Final = [
    (command, request, path)
    for command in BUILDS["aarch64"][0]
    for request, place in kernels()
    if architecture(request.target.features) == "aarch64" and not request.among
    for path in files(request, place, "")
    if path.exists()
]


def arm_features_of(made: Path) -> set[str]:
    """The features of all instructions of an object for AArch64, by the table of the proof."""
    from elftools.elf.elffile import ELFFile

    with made.open("rb") as stream:
        elf: Any = ELFFile(stream)
        code = [each.data() for each in elf.iter_sections() if each["sh_flags"] & 4]
    return {
        feature
        for data in code
        for at in range(0, len(data), 4)
        for feature in decode(data[at : at + 4], at, 128).needs
    }


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("command", "request_", "source"),
    ARM_MACHINES,
    ids=[f"{command[0]} {request.target.name} {named(path)}" for command, request, path in ARM_MACHINES],
)
def test_an_object_for_aarch64_needs_what_the_dispatcher_asks_for(
    command: tuple[str, ...], request_: Request, source: Path, tmp_path: Path
) -> None:
    made = tmp_path / "made.o"
    compiler(command).run(["-O2", "-c", "-o", str(made), str(source)])
    found = arm_features_of(made)
    assert found <= request_.target.features
    assert found or request_.target.features <= {"aarch64", "asimd", "sha3"}


def test_an_instruction_that_is_not_asked_for_is_seen() -> None:
    (path,) = files(resolve("md5", "x86-64-bmi"), OUT / "x86-64-bmi", ".c")
    made = compiled.object_file(path, needs.compiler("gcc"))
    assert features_of(made) - BASE - allowed(TARGETS["x86-64"]) == {"BMI1", "BMI2"}
