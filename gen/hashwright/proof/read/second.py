"""A second reading of x86-64 instructions, by capstone, which must be that of iced-x86."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from hashwright.proof.read.instruction import (
    GUARD,
    REPEATED,
    DecodedOperand,
    Instruction,
    MemoryOperand,
    RegisterPart,
)

POINTER: Final = 64  # bits
ALL: Final = (1 << POINTER) - 1
# Instructions whose memory operands one of the readers does not list, or whose operands mean nothing.
UNLISTED: Final = ("nop", *REPEATED)
UNSIZED: Final = ("lea",)  # whose operand is no access
UNSCALED: Final = ("vmovq",)  # whose short distances capstone 5 reads in units of 16 bytes
GUARDED: Final = ("fs", MemoryOperand(bits=POINTER, displacement=0x28))  # where the stack guard is (psABI)
RELATIVE: Final = "rip"  # the register to which places in the file are relative

Register = Callable[[str], RegisterPart]  # a register by its name


@cache
def _capstone() -> Any:
    import capstone

    made = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    made.detail = True
    return made


def agrees(code: bytes, made: Instruction, register: Register) -> bool:
    """Does the second reader read the same instruction in code, of the same size and with the same operands?

    What this does not catch: operands that neither of them lists, and what both read wrongly.
    """
    found = next(_capstone().disasm(code, made.address, 1), None)
    if not found or found.address + found.size != made.following:
        return False
    *_, spelled = found.mnemonic.split()
    name = made.name.split()[-1]
    if spelled not in (name, name + made.condition) and (name, spelled) != ("mov", "movabs"):
        return False
    if made.name in UNLISTED:
        return True
    operands = [*_operands(found, register)]
    return len(operands) == len(made.operands) and all(
        _is_same(made, *pair) for pair in zip(made.operands, operands, strict=True)
    )


def accessed(segment: str, place: MemoryOperand) -> MemoryOperand | RegisterPart:
    """A place in a segment; that of the stack guard is like a register, which nobody writes."""
    return RegisterPart(GUARD, 0, 0, POINTER) if (segment, place) == GUARDED else place


def _operands(found: Any, register: Register) -> Iterator[DecodedOperand]:
    """The operands, in the small form."""
    from capstone import x86

    for each in found.operands:
        if each.type == x86.X86_OP_REG:
            yield register(found.reg_name(each.reg))
        elif each.type == x86.X86_OP_IMM:
            yield each.imm
        else:
            yield accessed(found.reg_name(each.mem.segment) or "", _memory(found, each, register))


def _memory(found: Any, operand: Any, register: Register) -> MemoryOperand:
    place = operand.mem
    base, index = (found.reg_name(each) if each else "" for each in (place.base, place.index))
    is_relative = base == RELATIVE
    first = found.address + found.size if is_relative else 0
    return MemoryOperand(
        bits=8 * operand.size,
        displacement=(place.disp + first) & ALL,
        base=register(base) if base and not is_relative else None,
        index=register(index) if index else None,
        scale=place.scale,
        is_relative=is_relative,
    )


def _is_same(made: Instruction, one: DecodedOperand, other: DecodedOperand) -> bool:
    """Is an operand the same by both readers, as far as both list it?"""
    if isinstance(one, int) and isinstance(other, int):
        first = made.operands[0]
        bits = first.bits if isinstance(first, RegisterPart | MemoryOperand) else POINTER
        return not (one - other) & (1 << bits) - 1
    if isinstance(one, MemoryOperand) and isinstance(other, MemoryOperand):
        bits = other.bits if made.name in UNSIZED or one.is_repeated else one.bits
        at = other.displacement if made.name in UNSCALED else one.displacement
        one = replace(one, bits=bits, displacement=at, is_repeated=False)
    return one == other
