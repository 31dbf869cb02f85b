"""No instruction without VEX is reached with upper halves in use, in what compilers make of the catalogue."""

from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.alternatives import Asked, parts
from hashwright.generate import sources
from hashwright.targets.x86_64.architecture import has_vex
from tests import compiled
from tests.native.machines import X86_64, Machine
from tests.native.uppers import faults

CATALOGUE: Final = Path(__file__).parents[2] / "hashwright.toml"
CLANG: Final = Machine("x86-64", "clang")
REQUESTS: Final = [
    entry.asked
    for entry in hashwright.read_manifest(CATALOGUE).entries
    if any(has_vex(each.target.features) for each in parts(entry.asked))
]
CASES: Final = [
    pytest.param(request, machine, id=f"{machine.kind}-{request.command().removeprefix('hashwright make ')}")
    for request in REQUESTS
    for machine in (X86_64, CLANG)
]


@pytest.mark.parametrize(("request_", "machine"), CASES)
def test_upper_halves_are_clean(request_: Asked, machine: Machine) -> None:
    flags = ("-O2", "-fPIC")
    compiler = compiled.prepared(request_, machine.compiler(), flags)
    output = compiled.directory() / "kernel.o"
    for name in sources(request_):
        compiler.run([*flags, "-c", "-o", str(output), str(compiled.written(request_) / name)])
        assert faults(output) == []


CODE: Final = """
        .text
        .globl  f
        .type   f, @function
f:
        {0}
        ret
        .size   f, . - f
        .type   g, @function
g:
        {1}
        ret
        .size   g, . - g
        .section .note.GNU-stack, "", @progbits
"""
DIRTY: Final = "vpaddd %ymm1, %ymm2, %ymm3; "


@pytest.mark.parametrize(
    ("code", "called", "found"),
    [
        ("pxor %xmm0, %xmm0", "", []),
        (DIRTY + "vzeroupper; pxor %xmm0, %xmm0", "", []),
        (DIRTY + "vzeroall; pxor %xmm0, %xmm0", "", []),
        (DIRTY + "vpxor %xmm0, %xmm0, %xmm0; vzeroupper", "", []),
        ("vpaddd %zmm17, %zmm18, %zmm19; movd %xmm0, %eax", "", []),
        ("vmovdqu %ymm0, (%rdi); pxor %xmm0, %xmm0", "", []),
        (DIRTY + "pxor %xmm0, %xmm0; vzeroupper", "", ["f+0x4: pxor xmm0, xmm0"]),
        ("vpaddd %zmm1, %zmm2, %zmm3; movd %eax, %xmm9; vzeroupper", "", ["f+0x6: movd xmm9, eax"]),
        (DIRTY, "", ["f+0x4: ret"]),
        (DIRTY + "jmp memcpy", "", ["f+0x4: jmp 9"]),
        (DIRTY + "call memcpy; vzeroupper", "", ["f+0x4: call 9"]),
        ("test %eax, %eax; je 0f; " + DIRTY + "0: movd %xmm0, %eax; vzeroupper", "", ["f+0x8: movd eax, xmm0"]),
        ("0: pxor %xmm0, %xmm0; " + DIRTY + "dec %eax; jne 0b; vzeroupper", "", ["f+0x0: pxor xmm0, xmm0"]),
        (DIRTY + "call g; vzeroupper", "pxor %xmm0, %xmm0", ["g+0x0: pxor xmm0, xmm0"]),
        ("call g; pxor %xmm0, %xmm0; vzeroupper", DIRTY, ["f+0x5: pxor xmm0, xmm0"]),
        (DIRTY + "call g; pxor %xmm0, %xmm0", "vzeroupper", []),
        ("call g; " + DIRTY + "call g; vzeroupper; call g; pxor %xmm0, %xmm0", "nop", []),
        ("jmp g", DIRTY, ["g+0x4: ret"]),
        (DIRTY + "jmp g", "vzeroupper", []),
    ],
)  # fmt: skip
def test_what_is_reached_is_told(code: str, called: str, found: list[str]) -> None:
    assert faults(X86_64.assemble(CODE.format(code, called))) == found
