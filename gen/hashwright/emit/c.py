"""C expressions and statements for a listing. The functions around them are a template's."""

import re
from dataclasses import dataclass
from typing import Final

from hashwright.ir import Node, Step, heading
from hashwright.lower.order import Listing
from hashwright.semantics import Op
from hashwright.targets.model import Insn, Target

INFIX: Final = re.compile(r"\{0\} \S+ \{1\}")
PREFIX: Final = re.compile(r"[~-]\{0\}")


@dataclass(frozen=True, slots=True)
class Body:
    """A listing in C: statements that read the inputs by name, then an expression for each output."""

    statements: tuple[str, ...]
    outputs: dict[str, str]


def body(listing: Listing, target: Target) -> Body:
    """The listing as C statements, a value that is used once written where it is used."""
    return _Writer(listing, target).body()


class _Writer:
    def __init__(self, listing: Listing, target: Target) -> None:
        self._listing = listing
        self._target = target
        self._named = _names(listing)
        self._text: dict[Node, str] = {}

    def body(self) -> Body:
        owner = self._listing.graph.owners()
        statements: list[str] = []
        current: Step | None = None
        for node in self._listing.instructions:
            self._text[node] = self._expression(node)
            if node not in self._named:
                continue
            step = owner[node]
            if step is not None and step is not current and len(self._listing.graph.steps) > 1:
                statements.append(f"/* {heading(step)} */")
            current = step
            c_type = self._target.registers[node.ty].c_type
            statements.append(f"const {c_type} {self._named[node]} = {self._text[node]};")
        outputs = {name: self._operand(node) for name, node in self._listing.graph.outputs.items()}
        return Body(tuple(statements), outputs)

    def _expression(self, node: Node) -> str:
        insn: Insn = node.attr.insn
        operands = [self._operand(arg) for arg in node.args]
        if INFIX.fullmatch(insn.c) or PREFIX.fullmatch(insn.c):
            operands = [
                f"({text})" if self._is_open(arg) and not (place == 0 and arg.attr.insn is insn) else text
                for place, (arg, text) in enumerate(zip(node.args, operands, strict=True))
            ]
        return insn.c.format(*operands, **dict(zip(insn.imms, node.attr.imms, strict=True)))

    def _is_open(self, node: Node) -> bool:
        """Is the operand written as an infix expression, so that it needs parentheses in another one?"""
        written_out = node.op is Op.INSN and node not in self._named
        return written_out and INFIX.fullmatch(node.attr.insn.c) is not None

    def _operand(self, node: Node) -> str:
        if node.op is Op.CONST:
            return self._target.registers[node.ty].c_const(node.attr)
        if node.op is Op.VAR:
            return str(node.attr)
        return self._named.get(node) or self._text[node]


def _names(listing: Listing) -> dict[Node, str]:
    """Names for what a step leaves behind, by line and step, and for what is used more than once."""
    named: dict[Node, str] = {}
    for step in listing.graph.steps:
        several = len(listing.graph.steps) > 1
        for place, node in enumerate(node for node in step.made if node.op is Op.INSN):
            base = f"{step.line[:1] or 't'}{step.index + 1}" if several else "t"
            named.setdefault(node, base if several and place == 0 else f"{base}_{place + 1}")
    uses = listing.graph.uses()
    shared = (node for node in listing.instructions if uses[node] > 1 and node not in named)
    named.update({node: f"x{i + 1}" for i, node in enumerate(shared)})
    return named
