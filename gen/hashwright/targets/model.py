"""What a target is: registers, and instructions that each say what they mean beside how they are spelled."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hashwright.ir import Node, mk, rebuild, var
from hashwright.semantics import Op, Ty
from hashwright.targets import features


@dataclass(frozen=True, slots=True)
class Imm:
    """An immediate operand of an instruction, to be filled in where the instruction is selected."""

    name: str


@dataclass(frozen=True, slots=True)
class Insn:
    """An instruction: its meaning as an expression over its operands, and its spellings."""

    name: str
    operands: tuple[str, ...]  # the variables of sem, in the order in which spellings number them
    imms: tuple[str, ...]  # the immediates of sem
    sem: Node
    c: str  # the C expression: {0}, {1} ... for operands, {n} for immediates; no outer parentheses
    latency: int  # cycles from an operand to the result


def insn(name: str, sem: Callable[..., Node], *, c: str, ty: Ty = Ty.U32, latency: int = 1) -> Insn:
    """An instruction from its meaning: a function of its operands and, by keyword only, its immediates."""
    parameters = inspect.signature(sem).parameters.values()
    operands = tuple(p.name for p in parameters if p.kind is not p.KEYWORD_ONLY)
    imms = tuple(p.name for p in parameters if p.kind is p.KEYWORD_ONLY)
    body = sem(*(var(operand, ty) for operand in operands), **{imm: Imm(imm) for imm in imms})
    return Insn(name, operands, imms, body, c, latency)


@dataclass(frozen=True, slots=True)
class Applied:
    """An instruction with its immediates filled in: the attr of an INSN node."""

    insn: Insn
    imms: tuple[int, ...]

    def meaning(self) -> Node:
        """The instruction's meaning over its operands, with the immediates put in."""
        filled = dict(zip(self.insn.imms, self.imms, strict=True))

        def fill(node: Node) -> Node:
            if isinstance(node.attr, Imm):
                return mk(node.op, node.ty, node.args, filled[node.attr.name])
            return node

        return rebuild((self.insn.sem,), fill)[self.insn.sem]

    def bind(self, args: Sequence[Any]) -> dict[str, Any]:
        """The operands' values by name."""
        return dict(zip(self.insn.operands, args, strict=True))

    def __str__(self) -> str:
        return "".join([self.insn.name, *(f".{imm}" for imm in self.imms)])


def apply(insn: Insn, args: tuple[Node, ...], imms: tuple[int, ...] = ()) -> Node:
    """The node of an instruction applied to operands."""
    return mk(Op.INSN, insn.sem.ty, args, Applied(insn, imms))


@dataclass(frozen=True, slots=True)
class Register:
    """How one type of value is held on a target, in C."""

    c_type: str
    c_const: Callable[[int], str]  # the C expression of a constant
    c_load: str = ""  # {0}: a pointer to bytes, of any alignment; empty where the shell has its own
    c_store: str = ""  # {0}: a pointer to bytes, {1}: the value


@dataclass(frozen=True, slots=True)
class Target:
    """A kind of processor as the generator sees it."""

    name: str
    title: str
    features: frozenset[str]  # what a processor must have, as features.py spells it
    registers: Mapping[Ty, Register]  # the types that the target can hold
    insns: tuple[Insn, ...]
    c_headers: tuple[str, ...] = field(default=())
    c_features: str = ""  # the compiler's names of the features, for its target pragma

    def runs_here(self) -> bool:
        """Can this machine run code made for the target?"""
        return self.features <= features.native()
