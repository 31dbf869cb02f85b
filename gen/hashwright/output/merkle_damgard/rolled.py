"""Rounds whose steps repeat: the steps of one iteration, and what differs between iterations."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, Var, mk, numbered, row, var
from hashwright.graph.semantics import Op
from hashwright.modes.merkle_damgard import CHAIN, MESSAGE, WORDS, Line, MerkleDamgard, State

# Roles in an iteration.
STATE: Final = "s"
WORD: Final = "w"  # message words that differ
CONSTANT: Final = "k"  # constants that differ


@dataclass(frozen=True, slots=True)
class Repeated:
    """One round of uniform iterations."""

    graph: Graph  # of an iteration: s0 ... and what differs, w0 ... and k0 ..., in; s0 ... out
    words: tuple[tuple[int, ...], ...]  # by iteration: the numbers of the message words w0 ...
    constants: tuple[tuple[int, ...], ...]  # by iteration: the values of k0 ...


@dataclass(frozen=True, slots=True)
class Rolled:
    """The compression function as rounds and the code after them."""

    rounds: tuple[Repeated, ...]
    finish: Graph  # s0 ... and the incoming h0 ... in, h0 ... out


def rolled(hash_: MerkleDamgard) -> Rolled:
    """The hash's rounds as iterations of as many steps as the state has words.

    Raises ValueError if its steps do not repeat in this way.
    """
    (line,) = hash_.lines
    state, before = (row(role, len(hash_.iv), hash_.word) for role in (STATE, CHAIN))
    message = row(MESSAGE, WORDS, hash_.word)
    period = len(state)
    rounds = []
    for number, label in enumerate(line.rounds):
        first = number * line.round_steps
        starts = range(first, first + line.round_steps, period)
        iterations = [_run(line, range(at, at + period), state, message) for at in starts]
        try:
            made = _common(f"round{number + 1}", label, number, first, iterations, state)
        except ValueError as error:
            raise ValueError(f"the steps of {hash_.title} do not repeat, as {error}") from None
        swapped = made.graph.early if hash_.byte_order == "big" else frozenset()
        words = frozenset(word for word in swapped if word.role == WORD)
        rounds.append(replace(made, graph=replace(made.graph, big_endian=words)))
    after = numbered(CHAIN, hash_.combine(before, state))
    return Rolled(tuple(rounds), Graph("finish", (*state, *before), after))


def _run(line: Line, numbers: range, state: State, message: tuple[Node, ...]) -> list[State]:
    """The states after each of these steps."""
    states = []
    for number in numbers:
        state = line.step(number, state, message)
        states.append(state)
    return states


def _common(
    name: str, label: str, round_: int, first: int, iterations: Sequence[list[State]], state: State
) -> Repeated:
    """The common part of the iterations. Raises ValueError if they differ in more than words and constants."""
    found = _Common(len(iterations))
    steps = []
    before: State = state
    for place, states in enumerate(zip(*iterations, strict=True)):
        after = tuple(found.of(nodes) for nodes in zip(*states, strict=True))
        made = tuple(node for node in after if node not in before)
        steps.append(Step("", first + place, round_, label, made))
        before = after
    outputs = numbered(STATE, before)
    inputs = (*state, *found.words, *found.constants)
    early = frozenset(node.attr for node in (*found.words, *found.constants))
    graph = Graph(name, inputs, outputs, tuple(steps), early)
    words = zip(*([node.attr.index for node in nodes] for nodes in found.words.values()), strict=True)
    constants = zip(*([node.attr for node in nodes] for nodes in found.constants.values()), strict=True)
    return Repeated(graph, tuple(words), tuple(constants))


class _Common:
    """The least general expression that has several as instances.

    See Plotkin, "A note on inductive generalization" (Machine Intelligence 5, 1970).
    """

    def __init__(self, count: int) -> None:
        self.words: dict[Node, tuple[Node, ...]] = {}  # by variable: the message words that it represents
        self.constants: dict[Node, tuple[Node, ...]] = {}
        self._count = count
        self._done: dict[tuple[Node, ...], Node] = {}

    def of(self, nodes: tuple[Node, ...]) -> Node:
        """The node that has these as instances. Raises ValueError if there is none."""
        if nodes not in self._done:
            self._done[nodes] = self._make(nodes)
        return self._done[nodes]

    def _make(self, nodes: tuple[Node, ...]) -> Node:
        node = nodes[0]
        if any(other.op is not node.op or len(other.args) != len(node.args) for other in nodes):
            raise ValueError("they differ in an operation")
        if node.op is Op.CONST:
            return self._stands_for(CONSTANT, self.constants, nodes)
        if node.op is Op.VAR and node.attr.role == MESSAGE:
            return self._stands_for(WORD, self.words, nodes)
        if any(other.attr != node.attr for other in nodes):
            raise ValueError("they differ in a count or a variable")
        if not node.args:
            return node
        return mk(node.op, node.ty, tuple(map(self.of, zip(*(n.args for n in nodes), strict=True))), node.attr)

    def _stands_for(self, role: str, found: dict[Node, tuple[Node, ...]], nodes: tuple[Node, ...]) -> Node:
        variable = var(Var(role, len(found)), nodes[0].ty)
        found[variable] = nodes
        return variable
