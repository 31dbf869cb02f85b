"""The search for instructions that are reached with upper halves in use; test_objectcode.py checks kernels."""

from typing import Final

import pytest

from tests.native.machines import X86_64
from tests.native.uppers import faults

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
def test_reached_instructions_are_reported(code: str, called: str, found: list[str]) -> None:
    assert faults(X86_64.assemble(CODE.format(code, called))) == found
