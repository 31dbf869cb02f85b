"""AArch64 with the AES instructions: blocks in vector registers.

Spellings are those of the Arm C Language Extensions. The Arm Architecture Reference Manual (DDI 0487) defines
the instructions. Latencies are those of Neoverse N2 (cores.py), but AESMC has separate cycles: instruction
selection does not know whether it follows its AESE immediately, so that the two fuse.

Not modelled: both overwrite an operand and need a move if it is used again.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hashwright.graph.ir import Node, aes_mix, aes_sub
from hashwright.graph.semantics import Ty
from hashwright.targets.aarch64 import assembly
from hashwright.targets.aarch64.targets import LIKE, bitwise, sha3, target
from hashwright.targets.machine import Insn, Register, Unit, differing, insn

AESMC: Final = 2  # cycles
BLOCK: Final = Ty.B128


HALVES: Final = "vreinterpretq_u8_u64(vcombine_u64(vcreate_u64({0}), vcreate_u64({1})))"


def _constant(value: int) -> str:
    if value in (0, BLOCK.mask):
        return f"vdupq_n_u8({value & 0xFF:#04x})"
    return HALVES.format(*(f"UINT64_C({value >> shift & (1 << 64) - 1:#018x})" for shift in (0, 64)))


BLOCKS: Final = Register(
    "uint8x16_t", _constant, "vld1q_u8({0})", "vst1q_u8({0}, {1})", "w", c_from_halves=(HALVES,)
)

NONE, ALL = _constant(0), _constant(BLOCK.mask)


def _aese(x: Node, key: Node) -> Node:
    """AESE adds the key first, not last, which also undoes a complement."""
    return aes_sub(x ^ key)


def _round(name: str, sem: Callable[..., Node], key: str, *more: int) -> Insn:
    """AESE with a round key, given in C; more: the key if it is a constant."""
    return insn(
        name,
        sem,
        c=f"vaeseq_u8({{0}}, {key})",
        asm="aese {d}.16b, {1}.16b",
        work="aes",
        ty=BLOCK,
        more=more,
    )


NEON: Final = (
    *bitwise(BLOCK, "u8"),
    _round("aese", _aese, "{1}"),
    _round("aese.0", aes_sub, NONE, 0),
    _round("aese.1", lambda x: aes_sub(~x), ALL, BLOCK.mask),
    insn(
        "aesmc",
        aes_mix,
        c="vaesmcq_u8({0})",
        asm="aesmc {d}.16b, {d}.16b",  # in place, so that cores fuse it with AESE
        work="mix",
        ty=BLOCK,
    ),
)

SHA3: Final = (
    *sha3(BLOCK, "u8"),
    insn(
        "bcax.1",
        lambda x, y: x ^ ~y,
        c=f"vbcaxq_u8({{0}}, {ALL}, {{1}})",
        asm="bcax {d}.16b, {0}.16b, {2}.16b, {1}.16b",
        work="ternary",
        ty=BLOCK,
        more=(BLOCK.mask,),
    ),
)


def _unit(*insns: Insn) -> Unit:
    unit = Unit(BLOCK, 1, BLOCKS, insns, file=assembly.neon(BLOCK.bits))
    return differing(LIKE.timed(unit), "mix", lambda each: replace(each, latency=AESMC))


# With two updates per iteration, a compiler needs one move for each; with one, it needs eight.
DEFAULTS: Final = {"neg": "search", "unroll": "2"}

TARGETS: Final = (
    target(
        "aarch64-aes",
        "AArch64 with SIMD and AES",
        "asimd aes",
        (_unit(*NEON),),
        c_features="aes",
        gcc_features="+crypto",  # before GCC 13, AES alone is not enough for the intrinsics
        arch="armv8-a+aes",
        cpu=(),
        defaults=DEFAULTS,
    ),
    target(
        "aarch64-aes-sha3",
        "AArch64 with SIMD, AES and SHA3",
        "asimd aes sha3",
        (_unit(*NEON, *SHA3),),
        c_features="aes,sha3",
        gcc_features="arch=armv8.2-a+crypto+sha3",
        arch="armv8.2-a+aes+sha3",
        defaults=DEFAULTS,
    ),
)
