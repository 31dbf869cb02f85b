"""Instructions in the GNU assembler's syntax: cases that the programs of other tests do not cover."""

import pytest

from hashwright.emit.gas import REACH, riscv
from hashwright.errors import UserError
from hashwright.targets.routine import Ins, Label, Mem


@pytest.mark.parametrize(
    ("ins", "text"),
    [
        (Ins("ld", ("t0", Mem("sp", REACH - 8, bytes=8))), f"ld t0, {REACH - 8}(sp)"),
        (Ins("sw", ("t0", Mem("a0"))), "sw t0, 0(a0)"),
        (Ins("lla", ("s11", Mem("", label="table"))), "lla s11, L(table)"),
        (Ins("bnez", ("a2", Label("loop"))), "bnez a2, L(loop)"),
        (Ins("addi", ("sp", "sp", -REACH)), f"addi sp, sp, {-REACH}"),
        (Ins("li", ("t0", 2 * REACH)), f"li t0, {2 * REACH}"),  # the assembler encodes several instructions
    ],
    ids=str,
)
def test_risc_v(ins: Ins, text: str) -> None:
    assert " ".join(riscv(ins).split()) == text


@pytest.mark.parametrize(
    "ins", [Ins("ld", ("t0", Mem("sp", REACH, bytes=8))), Ins("addi", ("sp", "sp", -REACH - 16))], ids=str
)
def test_what_risc_v_cannot_reach_is_reported(ins: Ins) -> None:
    with pytest.raises(UserError, match=r"needs \d+ bytes of stack .* reach 2048; write --emitter c"):
        riscv(ins)
