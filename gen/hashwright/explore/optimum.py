"""The loops of kernels as problems for a constraint solver: see periodic.py.

The instructions are those that the generator selected. The order, the registers, and which operands are read
from memory, copied or spilled, are free.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.errors import UserError
from hashwright.explore.periodic import Operation, Piece, Problem, Read
from hashwright.graph.ir import Graph, Node
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.allocate import immediate, operands_of, ways
from hashwright.lower.order import Listing
from hashwright.output.generate import lower_all
from hashwright.output.writing import writing_of
from hashwright.requests.request import Request
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import FILES, VECTOR, Core

ENOUGH: Final = 40  # instructions in a problem, so that a cycle is a small part of its period
POINTERS: Final = 4  # general registers that a kernel needs besides its values: state, data, count, stack


@dataclass(frozen=True, slots=True)
class LoopProblem:
    """A loop that a kernel contains, or one round of it in a loop."""

    name: str
    is_whole: bool
    problem: Problem
    iterations: int  # of the loop in the problem
    bytes: float  # that an iteration processes, of all messages


@dataclass(frozen=True, slots=True, order=True)
class Proved:
    """What is known about a loop of a kernel on a core."""

    hash: str
    kernel: str
    target: str
    schedule: str  # as given
    loop: str
    is_whole: bool  # is it the loop of the kernel, not one round of it?
    core: str
    bytes: float  # that an iteration processes, of all messages
    iterations: int  # after which schedules repeat
    operations: int  # instructions of an iteration
    refuted: int  # cycles of these iterations: the greatest number that is refuted
    found: int  # the least number with a schedule; 0: none was found

    @property
    def bound(self) -> float:
        """Cycles per byte that no periodic schedule is below."""
        return self._least / self.bytes

    @property
    def _least(self) -> float:
        """Cycles of an iteration."""
        return (self.refuted + 1) / self.iterations

    @property
    def verdict(self) -> str:
        """The cycles of an iteration: the optimum, or what is known about it."""
        if self.found == self.refuted + 1:
            return f"{self._least:g}"
        found = self.found / self.iterations
        return f"{self._least:g} to {found:g}" if self.found else f"at least {self._least:g}"


def parts(request: Request, core: Core) -> Iterator[LoopProblem]:
    """The loop of a kernel; of a hash with rounds, each round after the first as a loop of its own.

    Raises UserError for an instruction that the core's table lacks.
    """
    found, machine = writing_of(request.hash).loop(request), request.setting().machine
    if machine.isa is None or machine.isa.name != core.isa:
        raise UserError(
            f"{core.title} does not run code for '{request.target.name}'; write --core with another core"
        )
    listing = lower_all(request)[found.listing]
    size = found.bytes * request.setting().messages
    if request.hash.inner is None:
        problem = _Builder(listing, core, machine.files).problem()
        count = math.ceil(ENOUGH / len(problem.operations))
        yield LoopProblem(found.listing, True, problem.repeated(count), count, size)
        return
    count = 1 + max(step.round for step in listing.graph.steps)
    for number in range(1, count):
        problem = _Builder(listing, core, machine.files, number).problem()
        yield LoopProblem(f"round {number + 1}", False, problem, 1, size / count)


class _Builder:
    """Translates a listing, or one round of it."""

    def __init__(
        self, listing: Listing, core: Core, files: Mapping[Ty, RegisterFile], round_: int | None = None
    ) -> None:
        self._graph = listing.graph
        self._core = core
        self._files = files
        self._owners = listing.graph.owners()
        self._nodes = [
            node
            for node in listing.instructions
            if round_ is None or ((step := self._owners[node]) and step.round == round_)
        ]
        self._number = {node: number for number, node in enumerate(self._nodes)}
        self._next = {} if round_ is None else _repeated(listing.graph, round_)
        self._words: dict[object, int] = {}  # by node, or by the data of an instruction
        self._constants: list[bool] = []

    def problem(self) -> Problem:
        """The problem of all of its instructions."""
        operations = tuple(map(self._operation, self._nodes))
        ty = max({node.ty for node in self._nodes}, key=[node.ty for node in self._nodes].count)
        file = self._files[ty]
        spare = POINTERS if ty.kind == "general" else 0
        kind = FILES.get(file.operand_bytes, VECTOR)
        load, store = (self._core.pipes(work, kind) for work in ("load", "store"))
        return Problem(
            operations,
            tuple(self._constants),
            registers=len(file.names) - spare,
            width=self._core.width,
            load=Piece(frozenset(load.ports), load.occupancy),
            store=Piece(frozenset(store.ports), store.occupancy),
            stores=len(self._graph.outputs.keys() - {*self._graph.state}) if self._graph.state else 0,
            forwarded=store.latency,
        )

    def _operation(self, node: Node) -> Operation:
        size = self._files[node.ty].operand_bytes
        pieces, after, slots = [], 0, 0
        for pipes in self._core.work(node.attr.insn, size):
            if pipes.ports:
                pieces.append(Piece(frozenset(pipes.ports), pipes.occupancy, after))
            after += pipes.latency
            slots += pipes.slots
        reads, words = [], []
        for arg in dict.fromkeys(operands_of(node)):
            if (read := self._read(arg, node)) is not None:
                reads.append(read)
            elif (word := self._word(arg, node)) is not None:
                words.append(word)
        folded = [self._words[arg] for arg in _foldable(node) if arg in self._words]
        if node.attr.insn.data:
            words.append(self._new(node.attr.insn.data, is_constant=True))
            folded.append(words[-1])
        tied = _overwritten(node)
        values = tuple(read.value for arg in tied if (read := self._read(arg, node)) is not None)
        overwritten = values if len(values) == len(tied) else ()
        return Operation(tuple(pieces), slots, tuple(reads), tuple(words), tuple(folded), overwritten)

    def _read(self, arg: Node, node: Node) -> Read | None:
        """The operand as a value of this or an earlier iteration; None: it is none."""
        for earlier in range(len(self._graph.outputs) + 1):
            if arg in self._number:
                return Read(self._number[arg], self._ready(arg, node), earlier)
            if arg in self._next:
                arg = self._next[arg]
            elif not self._next and arg.op is Op.VAR and arg.attr in self._graph.outputs:
                arg = self._graph.outputs[arg.attr]
            else:
                break
        return None

    def _ready(self, arg: Node, node: Node) -> int:
        *_, last = self._core.work(arg.attr.insn, self._files[arg.ty].operand_bytes)
        first, *_ = self._core.work(node.attr.insn, self._files[node.ty].operand_bytes)
        leaves = last.leaving if not first.leaving else 0
        return self._core.latency(arg.attr.insn, self._files[arg.ty].operand_bytes) + leaves

    def _word(self, arg: Node, node: Node) -> int | None:
        """The operand as a word in memory; None: it is an immediate, or from another round."""
        if arg.op is Op.CONST:
            return None if _is_immediate(arg, node) else self._new(arg, is_constant=True)
        if arg.op is Op.VAR and (arg.attr not in self._graph.outputs):
            return self._new(arg, is_constant=False)
        return None

    def _new(self, key: object, *, is_constant: bool) -> int:
        if key not in self._words:
            self._words[key] = len(self._words)
            self._constants.append(is_constant)
        return self._words[key]


def _is_immediate(arg: Node, node: Node) -> bool:
    """Can the constant be part of the instruction?"""
    return any(
        other is arg and immediate(arg, way.spelled.named.get(place)) is not None
        for way in ways(node)
        for place, other in enumerate(way.args)
    )


def _foldable(node: Node) -> set[Node]:
    """The operands that may be in memory in some spelling."""
    return {
        arg
        for way in ways(node)
        for place, arg in enumerate(way.args)
        if {*(way.spelled.named.get(place) or "")} & {"m", "b"}
    }


def _overwritten(node: Node) -> tuple[Node, ...]:
    """The operands of which every spelling overwrites one; empty: some spelling overwrites none."""
    found = [way.args[way.tied] if way.tied is not None else None for way in ways(node)]
    return () if None in found else tuple(dict.fromkeys(arg for arg in found if arg is not None))


def _repeated(graph: Graph, round_: int) -> dict[Node, Node]:
    """By result of the previous round: the result at the same place of this one."""
    made: dict[tuple[object, ...], list[Sequence[Node]]] = {}
    for step in graph.steps:
        made.setdefault((step.round, step.line, step.stream, step.part), []).append(step.made)
    found: dict[Node, Node] = {}
    for (number, *rest), steps in made.items():
        if number == round_ - 1:
            for before, now in zip(steps, made.get((round_, *rest), []), strict=False):
                found |= dict(zip(before, now, strict=False))
    return found
