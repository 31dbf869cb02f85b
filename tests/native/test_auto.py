"""One file whose kernel the compiler selects: the instructions identify the kernel.

tests/test_catalogue.py shows that each of them is right.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import capstone
import pytest
from elftools.elf.elffile import ELFFile

from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask, parts
from hashwright.targets import TARGETS
from hashwright.verify.merkle_damgard.library import BatchLibrary
from tests import compiled, needs
from tests.compiled import STRICT
from tests.native.test_warnings import NO_WIDE, STRICT_CPP, compile_only, cpp

pytestmark = pytest.mark.sampled

X86: Final = (capstone.CS_ARCH_X86, capstone.CS_MODE_64)
ARM: Final = (capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)

# The instructions that distinguish kernels. Compilers do not use them to copy memory.
TELLING: Final = {
    "md5": {"andn", "paddd", "vpaddd", "vpternlogd", "vprold", "vpshufb", "orn", "sri", "bcax", "xar"},
    "aegis128l": {"aesenc", "vaesenc", "vpternlogq", "aese", "eor3"},
}


@cache
def written(hash_name: str, kernel: str) -> Path:
    """The file."""
    place = compiled.directory()
    generate(ask(hash_name, "auto", kernel=kernel)).write(place)
    (source,) = place.glob("*.c")
    return source


def telling(compiler: Compiler, hash_name: str, kernel: str, *flags: str, machine: tuple[int, int]) -> set[str]:
    """The distinguishing instructions in the object file."""
    output = compiled.directory() / "out.o"
    compiled.run([*compiler.command, "-c", "-O1", *flags, "-o", output, written(hash_name, kernel)])
    engine = capstone.Cs(*machine)
    engine.skipdata = True
    with output.open("rb") as stream:
        code: Any = ELFFile(stream).get_section_by_name(".text")
        return {insn.mnemonic for insn in engine.disasm(code.data(), 0)} & TELLING[hash_name]


@pytest.mark.long
@pytest.mark.sampled("hash_name", "kernel", "flags", "expected")
@pytest.mark.parametrize(
    ("hash_name", "kernel", "flags", "expected"),
    [
        ("md5", "library", "", ""),
        ("md5", "library", "-mbmi -mbmi2", "andn"),
        ("md5", "library", "-march=haswell", "andn"),
        ("md5", "library", "-march=skylake-avx512", "vpaddd vpternlogd vprold"),
        ("md5", "library", "-march=znver3 -mavx512f -mavx512vl", "andn"),  # a Zen 4 to older compilers
        ("md5", "lanes", "", "paddd"),
        ("md5", "lanes", "-march=haswell", "vpaddd vpshufb"),
        ("md5", "lanes", "-march=skylake-avx512", "vpaddd vpternlogd vprold"),
        ("md5", "batch", "", "paddd"),
        ("md5", "batch", "-march=haswell", "andn vpaddd vpshufb"),  # with its own path for a single message
        ("md5", "batch", "-march=skylake-avx512", "andn vpaddd vpternlogd vprold"),
        ("aegis128l", "library", "", ""),
        ("aegis128l", "library", "-maes", "aesenc"),
        ("aegis128l", "library", "-march=haswell -maes", "vaesenc"),
        ("aegis128l", "library", "-march=icelake-server", "vaesenc vpternlogq"),
    ],
)
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_the_compiler_selects_the_best_kernel(
    hash_name: str, kernel: str, flags: str, expected: str, kind: str
) -> None:
    found = telling(needs.compiler(kind), hash_name, kernel, *flags.split(), machine=X86)
    assert found == {*expected.split()}


@pytest.mark.long
def test_a_compiler_without_registers_of_512_bits_uses_narrower_ones() -> None:
    words = ["-S", "-O1", "-march=skylake-avx512", *NO_WIDE["clang"]]
    output = compiled.directory() / "out.s"
    compiled.run([*needs.compiler("clang").command, *words, "-o", output, written("md5", "lanes")])
    assert "vpternlogd" in output.read_text()


@pytest.mark.long
@pytest.mark.parametrize(
    ("hash_name", "kernel", "flags", "expected"),
    [
        ("md5", "library", "-mcpu=generic", "orn"),
        ("md5", "lanes", "-mcpu=generic", "sri"),
        ("md5", "lanes", "-mcpu=generic+sha3", "sri bcax"),
        ("md5", "lanes", "-mcpu=generic+sve2", "bcax xar"),
        ("aegis128l", "library", "-mcpu=generic+aes", "aese"),
        ("aegis128l", "library", "-mcpu=generic+aes+sha3", "aese eor3"),
    ],
)
def test_on_arm_too(hash_name: str, kernel: str, flags: str, expected: str) -> None:
    words = ["-target", "aarch64-linux-musl", *flags.split()]
    found = telling(needs.compiler("ziglang"), hash_name, kernel, *words, machine=ARM)
    assert found == {*expected.split()}


# gcc 12 has intrinsics of AES for fewer processors than have the instructions.
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ("-march=armv8-a+aes", "aese"),
        ("-mcpu=thunderx2t99", "aese"),
        ("-march=armv8.2-a+aes+sha3", "aese eor3"),
    ],
)
def test_gcc_compiles_aes_wherever_its_flags_have_it(flags: str, expected: str) -> None:
    gcc = Compiler((needs.program("aarch64-linux-gnu-gcc"),))
    assert telling(gcc, "aegis128l", "library", *flags.split(), machine=ARM) == {*expected.split()}


@pytest.mark.parametrize("hash_name", ["md5", "aegis128l"])
@pytest.mark.parametrize(
    "triple", ["powerpc64le-linux-musl", "riscv64-linux-musl", "arm-linux-musleabi", "x86-linux-musl"]
)
def test_there_is_a_kernel_for_every_processor(triple: str, hash_name: str) -> None:
    # Zig's own checks for undefined behaviour, on at -O0, make its clang 22 crash for riscv64.
    words = ["-target", triple, "-O0", "-fno-sanitize=undefined", *STRICT]
    compile_only(needs.compiler("ziglang"), written(hash_name, "library"), *words)


def test_no_kernel_is_an_error_of_the_compiler() -> None:
    sentence = (
        "no kernel of AEGIS-128X2 fits the processor that this is compiled for; "
        "pass its features to the compiler"
    )
    with pytest.raises(pytest.fail.Exception, match=re.escape(sentence)):
        compile_only(needs.compiler("gcc"), written("aegis128x2", "library"), "-mno-aes")


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("flags", ["", "-march=native"])
def test_a_batch_is_right(flags: str, compiler: Compiler) -> None:
    words = (*compiled.unoptimised(compiler), *flags.split())
    path = compiler.shared_library([written("md5", "batch")], compiled.directory() / "batch.so", words)
    request, *_ = parts(ask("md5", "auto", kernel="batch"))
    messages = [bytes([i]) * (37 * i % 500) for i in range(100)]
    for n in (0, 1, 100):
        expected = [hashlib.md5(each).digest() for each in messages[:n]]
        assert BatchLibrary(path, request).batch(messages[:n]) == expected
        assert BatchLibrary(path, request).batch_of_pieces([messages[:n]]) == expected


# Features have names here: a compiler may warn about -march=native on some machines.
@pytest.mark.long
@pytest.mark.parametrize("flags", ["", "-march=haswell", "-mavx512f -mavx512bw -mbmi -mbmi2"])
def test_a_batch_compiles_without_a_warning(flags: str, compiler: Compiler) -> None:
    needs.runs(TARGETS["x86-64"])
    compile_only(compiler, written("md5", "batch"), "-O1", *flags.split(), *STRICT)


@pytest.mark.parametrize(("hash_name", "flags"), [("md5", ""), ("md5", "-mbmi -mbmi2"), ("aegis128l", "-maes")])
def test_the_file_compiles_without_a_warning(hash_name: str, flags: str, compiler: Compiler) -> None:
    compile_only(compiler, written(hash_name, "library"), "-O1", *flags.split(), *STRICT)


def test_the_header_compiles_as_cpp() -> None:
    compiler, place = needs.compiler("gcc"), compiled.directory()
    cpp(compiler)
    source = written("md5", "lanes")
    (place / "user.cpp").write_text(f'#include "{source.stem}.h"\n')
    compile_only(compiler, place / "user.cpp", f"-I{source.parent}", *STRICT_CPP)
