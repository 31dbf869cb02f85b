"""What an x86-64 processor says of itself by CPUID and XGETBV, which is public.

What it says of FEATURES is the same whenever it is asked. Other results may be those of the core that executes
the instruction, such as its number.
"""

from typing import Final

from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands
from hashwright.proof.run.stack import CURRENT
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, const, extend, is_zero, less, part, var
from hashwright.targets.x86_64.architecture import FEATURES

REGISTERS: Final = {"eax": 0, "ebx": 3, "ecx": 1, "edx": 2}  # the results of CPUID, by their numbers
LEAF, SUBLEAF = REGISTERS["eax"], REGISTERS["ecx"]
GROUPS: Final = 0x80000000  # the bit that distinguishes the groups of leaves
ALONE: Final = (0, 1, GROUPS, GROUPS + 1)  # leaves without further leaves
SAVES: Final = 1, "ecx", 27  # where a processor says that it has XGETBV
SAME: Final = frozenset(  # leaf, register and subleaf of what is the same whenever it is asked
    (*((each.leaf, each.register, 0) for each in FEATURES.values()), (0, "eax", 0), (GROUPS, "eax", 0))
)


def told(leaf: int, register: str, sub: int = 0) -> Term:
    """A result of CPUID."""
    return var(f"cpuid {leaf:#x}{'' if leaf in ALONE else f' {sub:#x}'} {register}", WORD)


def kept(register: str) -> Term:
    """A half of XCR0: the registers that the system saves for each thread."""
    return var(f"xgetbv {register}", WORD)


def has(feature: str) -> Term:
    """Does the processor have a feature that programs may use?"""
    found = FEATURES[feature]
    claim = _has_bit(found.leaf, found.register, found.bit)
    if found.kept:
        missing = (kept("eax") & const(found.kept, WORD)) ^ const(found.kept, WORD)
        claim = claim & _has_bit(*SAVES) & is_zero(missing)
    return claim


def _has_bit(leaf: int, register: str, bit: int) -> Term:
    """Is a bit of a leaf set that the processor has?"""
    most = told(leaf & GROUPS, "eax")
    return part(told(leaf, register), bit, 1) & ~less(most, const(leaf, WORD))


def _number(operands: Operands, register: int) -> int:
    term = part(operands.state.general[register], 0, WORD)
    if not term.is_const:
        raise operands.unknown()
    return int(term.attr)


def _cpuid(operands: Operands) -> None:
    leaf = _number(operands, LEAF)
    sub = 0 if leaf in ALONE else _number(operands, SUBLEAF)
    operands.state.calls += 1
    for name, number in REGISTERS.items():
        other = var(f"{name} of cpuid {leaf:#x}{CURRENT}{operands.state.calls}", WORD)
        _tell(operands, number, told(leaf, name, sub) if (leaf, name, sub) in SAME else other)


def _xgetbv(operands: Operands) -> None:
    if _number(operands, REGISTERS["ecx"]):
        raise operands.unknown()
    if not operands.state.holds(_has_bit(*SAVES)):
        raise Unproved(f"the processor may not have {operands.instruction}")
    for name in ("eax", "edx"):
        _tell(operands, REGISTERS[name], kept(name))


def _tell(operands: Operands, register: int, result: Term) -> None:
    operands.state.public |= {result}
    operands.state.general[register] = extend(result, POINTER)


MEANINGS: Final[dict[str, Meaning]] = {"cpuid": _cpuid, "xgetbv": _xgetbv}
