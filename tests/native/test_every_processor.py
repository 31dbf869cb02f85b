"""Files of the catalogue compile for every processor with a C library in zig, with and without optimisation.

They do not run here: tests under an emulator are in test_foreign.py, test_foreign_aegis.py and
test_big_endian.py.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from tests import compiled, needs

OUT: Final = Path(__file__).parents[2] / "out"
PORTABLE: Final = ("portable/md5", "portable/ripemd160", "portable/aegis128l")

# A system for each processor, with the names of `zig targets`, and two more for other file formats.
TRIPLES: Final = (
    "aarch64-linux-musl",
    "aarch64-macos-none",
    "aarch64_be-linux-musl",
    "arm-linux-musleabi",
    "armeb-linux-musleabi",
    "hexagon-linux-musl",
    "loongarch64-linux-musl",
    "mips-linux-musleabi",
    "mips64-linux-muslabi64",
    "mips64el-linux-muslabi64",
    "mipsel-linux-musleabi",
    "powerpc-linux-musleabi",
    "powerpc64-linux-musl",
    "powerpc64le-linux-musl",
    "riscv32-linux-musl",
    "riscv64-linux-musl",
    "s390x-linux-musl",
    "sparc-linux-gnu",
    "sparc64-linux-gnu",
    "thumb-linux-musleabi",
    "thumbeb-linux-musleabi",
    "wasm32-wasi-musl",
    "x86-linux-musl",
    "x86_64-linux-musl",
    "x86_64-windows-gnu",
)
LEFT_OUT: Final = {
    "arc": "clang makes no code for it",
    "csky": "clang makes no code for it",
    "loongarch32": "the headers of its C library are for 64 bits",
    "m68k": "clang makes no code for it",
}

# The libraries for a processor. Those for several messages have their own tests.
OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "aarch64": ("aarch64/md5", "aarch64-aes/aegis128l"),
    "arm": ("armv6/md5", "armv6/ripemd160", "armv6/aegis128l"),
    "riscv64": ("riscv64/md5", "riscv64/ripemd160", "riscv64/aegis128l"),
    "x86_64": ("x86-64/md5", "x86-64-aesni/aegis128l"),
}
FLAGS: Final[Mapping[str, tuple[str, ...]]] = {"arm": ("-mcpu=arm1176jzf_s",)}  # an Armv6


def processor(triple: str) -> str:
    return triple.split("-", maxsplit=1)[0]


# Without optimisation only with intrinsics: plain C that compiles with optimisation also compiles without it.
PLAIN: Final = [triple for triple in TRIPLES if processor(triple) in OWN]
LEVELS: Final = [*((triple, "-O1") for triple in TRIPLES), *((triple, "-O0") for triple in PLAIN)]
CASES: Final = [
    (triple, level, name) for triple, level in LEVELS for name in (*PORTABLE, *OWN.get(processor(triple), ()))
]


@pytest.mark.sampled("triple", "name")
@pytest.mark.parametrize(("triple", "level", "name"), CASES)
def test_the_catalogue_compiles(triple: str, level: str, name: str) -> None:
    flags = FLAGS.get(processor(triple), ())
    words = ["-target", triple, *flags, level, "-std=c99", "-Wall", "-Wextra", "-c"]
    zig = needs.compiler("ziglang")
    compiled.run([*zig.command, *words, "-o", compiled.directory() / "out.o", OUT / f"{name}.c"])


def test_no_processor_is_missing() -> None:
    *python, _, _ = needs.compiler("ziglang").command
    (listed,) = re.findall(r"\.libc = \.\{(.*?)\}", compiled.run([*python, "targets"]), re.DOTALL)
    known = {processor(triple) for triple in re.findall(r'"(.+?)"', listed)}
    assert known == {processor(triple) for triple in TRIPLES} | LEFT_OUT.keys()
