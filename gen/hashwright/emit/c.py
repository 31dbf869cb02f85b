"""C expressions and statements for a listing. A template writes the functions around them."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from hashwright.graph.ir import Node, Step, Var, heading
from hashwright.graph.semantics import Op
from hashwright.lower.order import Listing, arrivals
from hashwright.lower.sums import KIND
from hashwright.targets.machine import Insn, Machine

KEEP: Final = "KEEP"  # the macro that prevents the compiler from moving the computation of a value
ZERO: Final = "ZERO"  # a constant that is opaque to compilers, in ISO C

PREFIX: Final = re.compile(r"[~-]\{0\}.*")


@dataclass(frozen=True, slots=True)
class Body:
    """A listing in C: statements that read the inputs by name, then an expression for each output."""

    statements: tuple[str, ...]
    outputs: dict[Var, str]
    table: tuple[int, ...] = ()  # constants that the statements read as k[0], k[1] ...
    helpers: frozenset[str] = frozenset()  # the functions and macros of the file that all of this calls


@dataclass(frozen=True, slots=True)
class Reload:
    """Inputs read from memory where they are used."""

    texts: Mapping[Var, str]  # by input: the C expression; {at} is the round's pointer
    helpers: frozenset[str]  # the helpers that these call
    pointer: str = ""  # the statement that sets {at} in each round, so that the compiler reads memory again


@dataclass(frozen=True, slots=True)
class MemoryMoves:
    """Inputs that are loaded before their first use, and outputs that are stored once they are computed."""

    loads: Mapping[Var, str]  # by input: the C expression
    stores: Mapping[Var, str]  # by output: the C statement; {0}: the value


NO_MOVES: Final = MemoryMoves({}, {})


def body(
    listing: Listing,
    machine: Machine,
    *,
    barriers: bool,
    moves: MemoryMoves = NO_MOVES,
    reload: Reload | None = None,
    woven: Sequence[str] = (),
    has_table: bool = False,
    in_order: Collection[Var] = (),
) -> Body:
    """The listing as C statements. A value with one use is written at its use.

    Woven statements, which are independent of the listing, are spread evenly over its steps.

    With barriers, KEEP follows the operands of a sum or a select that are ready early, so that the compiler
    keeps the order of the operations.

    KEEP also follows each value that is computed from one of the inputs in order. This leads compilers to load
    these as the listing uses them, one after the other.

    With a table, registers that require it read their constants from the table, so that the constants are
    opaque to the compiler. Otherwise, the compiler might move each constant into a vector through a general
    register, and would add it last.
    """
    return _Writer(listing, machine, barriers, moves, reload, has_table, in_order).body(woven)


class _Writer:
    def __init__(
        self,
        listing: Listing,
        machine: Machine,
        barriers: bool,
        moves: MemoryMoves,
        reload: Reload | None,
        has_table: bool,
        in_order: Collection[Var],
    ) -> None:
        self._listing = listing
        self._machine = machine
        self._stores: dict[Node, list[str]] = {}
        for name, text in moves.stores.items():
            self._stores.setdefault(listing.graph.outputs[name], []).append(text)
        self._moves = moves
        self._unloaded = dict(moves.loads)
        self._statements: list[str] = []
        self._reload = reload
        self._barriers = barriers
        self._has_table = has_table
        self._kept = (_early(listing) if barriers else set()) | _users(listing, in_order)
        self._named = _names(listing, self._kept)
        self._text: dict[Node, str] = {}
        self._table: dict[int, int] = {}  # constant -> its index
        self._helpers = set(reload.helpers) if reload else set()

    def body(self, woven: Sequence[str]) -> Body:
        owner = self._listing.graph.owners()
        several = len(self._listing.graph.steps) > 1
        statements = self._statements
        current: Step | None = None
        begun = 0
        pointers: set[str] = set()
        for node in self._listing.instructions:
            at = _pointer(owner[node])
            if self._reload and self._reload.pointer and at not in pointers:
                pointers.add(at)
                statements += [self._reload.pointer.format(at=at), self._keep("r", at)]
            self._text[node] = self._expression(node, at)
            if node not in self._named:
                continue
            step = owner[node]
            if step is not None and step is not current and several:
                statements += _share(woven, begun, len(self._listing.graph.steps))
                begun += 1
                statements.append(f"/* {heading(step)} */")
            current = step
            statements += self._statement(node)
            statements += [text.format(self._named[node]) for text in self._stores.get(node, ())]
        steps = max(len(self._listing.graph.steps), 1)
        statements += woven[len(woven) * begun // steps :]  # the share of steps that were folded away
        outputs = {
            name: self._operand(node, "")
            for name, node in self._listing.graph.outputs.items()
            if name not in self._moves.stores
        }
        if self._table:
            self._helpers.add(KEEP if self._barriers else ZERO)
        return Body(tuple(statements), outputs, tuple(self._table), frozenset(self._helpers))

    def _keep(self, constraint: str, name: str) -> str:
        self._helpers.add(KEEP)
        return f'{KEEP}("{constraint}", {name});'

    def _statement(self, node: Node) -> list[str]:
        register, name = self._machine.registers[node.ty], self._named[node]
        if node in self._kept:
            return [
                f"{register.c_type} {name} = {self._text[node]};",
                self._keep(register.constraint, name),
            ]
        return [f"const {register.c_type} {name} = {self._text[node]};"]

    def _expression(self, node: Node, at: str) -> str:
        insn: Insn = node.attr.insn
        if insn.helper:
            self._helpers.add(insn.helper)
        operands = [self._operand(arg, at) for arg in node.args]
        spelled = _spelled(insn)
        if spelled.has_operators:
            operands = [
                f"({text})" if self._is_open(arg) and not (leading and arg.attr.insn == insn) else text
                for arg, text, leading in zip(node.args, operands, spelled.leading, strict=True)
            ]
        if not insn.imms:
            return insn.c.format(*operands)
        return insn.c.format(*operands, **dict(zip(insn.imms, node.attr.imms, strict=True)))

    def _is_open(self, node: Node) -> bool:
        """Is the operand written as an infix expression, so that it needs parentheses in another one?"""
        return node.op is Op.INSN and node not in self._named and _spelled(node.attr.insn).is_infix

    def _operand(self, node: Node, at: str) -> str:
        if node.op is Op.CONST:
            return self._constant(node)
        if node.op is Op.VAR and self._reload and node.attr in self._reload.texts:
            return self._reload.texts[node.attr].format(at=at)
        if node.op is Op.VAR and (load := self._unloaded.pop(node.attr, "")):
            self._statements.append(f"const {self._machine.registers[node.ty].c_type} {node.attr} = {load};")
        if node.op is Op.VAR:
            return str(node.attr)
        return self._named.get(node) or self._text[node]

    def _constant(self, node: Node) -> str:
        register = self._machine.registers[node.ty]
        if not (self._has_table and register.c_from_word):
            return register.c_const(node.attr)
        return register.c_from_word.format(f"k[{self._table.setdefault(node.attr, len(self._table))}]")


def _share(woven: Sequence[str], place: int, places: int) -> Sequence[str]:
    """The statements for one of several places, counted from 0, if all statements are spread evenly."""
    return woven[len(woven) * place // places : len(woven) * (place + 1) // places]


def _pointer(step: Step | None) -> str:
    """The name of the pointer through which a round reads its inputs."""
    return f"p{step.line[:1]}{step.round + 1}" if step else "p"


@dataclass(frozen=True, slots=True)
class _Spelled:
    """The properties of an instruction's C expression."""

    is_infix: bool
    has_operators: bool  # do operands need parentheses if they are infix expressions?
    leading: tuple[bool, ...]  # by operand: is it first, so that a chain needs no parentheses?
    repeated: tuple[int, ...]  # the operands that occur more than once


@cache
def _spelled(insn: Insn) -> _Spelled:
    is_infix = re.search(r" ([-+&|^]|<<|>>) ", insn.c) is not None and "(" not in insn.c
    places = range(len(insn.operands))
    return _Spelled(
        is_infix,
        is_infix or PREFIX.fullmatch(insn.c) is not None,
        tuple(insn.c.startswith(f"{{{place}}} ") for place in places),
        tuple(place for place in places if insn.c.count(f"{{{place}}}") > 1),
    )


def _kind(node: Node) -> Op | None:
    return KIND.get(node.attr.insn.sem.op) if node.op is Op.INSN else None


def _reorderable(node: Node, arg: Node) -> bool:
    """Do compilers reorder the two operations?"""
    if node.attr.insn.sem.op is Op.OR:
        return arg.attr.insn.sem.op is Op.AND  # the halves of a select, which has other forms
    return _kind(node) is not None and _kind(arg) is _kind(node)


def _early(listing: Listing) -> set[Node]:
    """Sums with one use in another sum, and ANDs with one in an OR, that are ready before the other operand."""
    uses = listing.graph.uses()
    ready = arrivals(listing.graph)
    return {
        arg
        for node in listing.instructions
        for arg in node.args
        if uses[arg] == 1
        and arg.op is Op.INSN
        and _reorderable(node, arg)
        and ready[arg] < max(ready[other] for other in node.args)
    }


def _users(listing: Listing, inputs: Collection[Var]) -> set[Node]:
    """The values that are computed from one of these inputs."""
    return {
        node
        for node in listing.instructions
        if any(arg.op is Op.VAR and arg.attr in inputs for arg in node.args)
    }


def _names(listing: Listing, kept: set[Node]) -> dict[Node, str]:
    """Names for the results of steps, by line and step, and for values that are written more than once or kept.

    Each step numbers its own values, so that a change of one step renames no value of another.
    """
    named: dict[Node, str] = {}
    several = len(listing.graph.steps) > 1
    for step in listing.graph.steps:
        for place, node in enumerate(node for node in step.made if node.op is Op.INSN):
            base = _base(step) if several else "t"
            named.setdefault(node, base if several and place == 0 else f"{base}_{place + 1}")
    uses = listing.graph.uses()
    again = {node.args[place] for node in listing.instructions for place in _spelled(node.attr.insn).repeated}
    wanted = (n for n in listing.instructions if n not in named and (uses[n] > 1 or n in kept or n in again))
    owner = listing.graph.owners()
    counts: Counter[str] = Counter()
    for node in wanted:
        own = owner[node]
        base = f"{_base(own)}_x" if own and several else "x"
        counts[base] += 1
        named[node] = f"{base}{counts[base]}"
    return named


def _base(step: Step) -> str:
    """The prefix of the names of a step's values."""
    return f"{step.line[:1] or 't'}{step.index + 1}{step.stream}{step.part[:1]}"
