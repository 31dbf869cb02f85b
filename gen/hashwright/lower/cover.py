"""Instruction selection by meaning: a machine's instructions laid over the graph.

A cone of bitwise operations with up to three inputs is compared with the machine's bitwise instructions by
truth table; every other instruction is matched by the form of its meaning. For each node the cover that is
ready first wins, then the one with the fewest instructions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final, NoReturn

from hashwright.errors import UserError
from hashwright.ir import Graph, Node, topological, var
from hashwright.match import matches
from hashwright.semantics import BITWISE, INTS, MEANING, Op, Ty
from hashwright.targets.machine import Imm, Insn, Machine, apply

INPUTS: Final = 3  # of the largest bitwise instruction
COLUMNS: Final = (0xF0, 0xCC, 0xAA)  # the truth table of each input alone
WHOLE: Final = 1 << 20  # effort is counted in whole numbers: a sum of fractions depends on their order
LARGEST: Final = 32  # instructions: longer than any sequence that a target has
LEAVES: Final = (Op.VAR, Op.CONST)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to compute a node."""

    insn: Insn
    args: tuple[Node, ...]  # nodes of the graph, in the order of the instruction's operands
    imms: tuple[int, ...]


def cover(graph: Graph, machine: Machine, inputs: Mapping[Node, int] | None = None) -> Graph:
    """The same kernel as a graph of the machine's instructions.

    Inputs are ready when the graph, or the mapping, says. Raises UserError where the machine has no
    instruction for an operation.
    """
    uses = graph.uses()
    offer = _offer(machine.insns)
    best: dict[Node, Choice] = {}
    arrival: dict[Node, int] = dict(graph.starts() if inputs is None else inputs)
    cuts: dict[Node, Cuts] = {}
    effort: dict[Node, int] = {}  # in 1/WHOLE instructions, those of shared nodes divided among their users
    for node in graph.nodes():
        if node.op in LEAVES:
            arrival.setdefault(node, 0)
            effort[node] = 0
            continue
        ranked = [
            (
                max(arrival[arg] + _delay(best.get(arg), choice) for arg in choice.args) + choice.insn.latency,
                choice.insn.size * WHOLE + sum(effort[arg] // uses[arg] for arg in choice.args),
                choice,
            )
            for choice in _choices(node, offer, cuts)
            if all(arg in effort for arg in choice.args)
        ]
        if ranked:
            arrival[node], effort[node], best[node] = min(ranked, key=lambda row: row[:2])
    return graph.with_roots(_Selection(machine, best).of(graph.roots))


def _delay(made: Choice | None, user: Choice) -> int:
    return made.insn.delay(user.insn) if made else 0


class _Selection:
    """The chosen instructions as nodes."""

    def __init__(self, machine: Machine, best: Mapping[Node, Choice]) -> None:
        self._machine = machine
        self._best = best
        self._done: dict[Node, Node] = {}

    def of(self, roots: tuple[Node, ...]) -> dict[Node, Node]:
        stack = list(reversed(roots))
        while stack:
            node = stack[-1]
            args = () if node.op in LEAVES or node in self._done else self._choice(node).args
            missing = [arg for arg in args if arg not in self._done]
            if missing:
                stack.extend(missing)
                continue
            stack.pop()
            if node.op in LEAVES:
                self._done[node] = node
            elif node not in self._done:
                choice = self._choice(node)
                self._done[node] = apply(choice.insn, tuple(self._done[arg] for arg in args), choice.imms)
        return self._done

    def _choice(self, node: Node) -> Choice:
        return self._best.get(node) or _refuse(node, self._machine)


def _refuse(node: Node, machine: Machine) -> NoReturn:
    """Names the innermost operation for which there is no instruction."""
    for inner in topological((node,)):
        if inner.op not in LEAVES and not any(_choices(inner, _offer(machine.insns), {})):
            node = inner
    raise UserError(
        f"target '{machine.target}' has no instruction for '{node.op.value}' on {node.ty.kind} registers of "
        f"{node.ty.bits} bits; write --target with one that has it (see `hashwright list`)"
    )


Cuts = list[tuple[Node, ...]]


def _choices(node: Node, offer: "_Offer", known: dict[Node, Cuts]) -> Iterator[Choice]:
    if node.op in BITWISE:
        lookups = offer.lookups.get(node.ty, ())
        for leaves in _cuts(node, known):
            truth = _truth(node, leaves)
            for insn, inputs in offer.bitwise.get((node.ty, len(leaves), truth), ()):
                yield Choice(insn, tuple(leaves[i] for i in inputs), ())
            for insn in lookups:
                yield Choice(insn, (leaves * INPUTS)[:INPUTS], (truth,))
    for insn in offer.others.get((node.ty, node.op), ()):
        for bound in matches(insn.sem, node):
            args = {str(variable.attr): arg for variable, arg in bound.items() if isinstance(variable, Node)}
            yield Choice(
                insn,
                tuple(args[operand] for operand in insn.operands),
                tuple(bound[Imm(imm)] for imm in insn.imms),
            )


def computes(machine: Machine, function: Node) -> bool:
    """Has the machine one instruction for a bitwise function of variables?"""
    leaves = tuple(node for node in topological((function,)) if node.op is Op.VAR)
    key = (function.ty, len(leaves), _truth(function, leaves))
    offer = _offer(machine.insns)
    return key in offer.bitwise or function.ty in offer.lookups


def has(machine: Machine, node: Node, largest: int = LARGEST) -> bool:
    """Is there an instruction, or a sequence of at most that many, whose meaning has the form of the node?"""
    able = (insn for insn in machine.insns if not insn.lookup and insn.size <= largest)
    return any(True for insn in able for _ in matches(insn.sem, node))


def _cuts(node: Node, known: dict[Node, Cuts]) -> Cuts:
    """The sets of up to three nodes from which bitwise operations alone compute the node."""
    if node not in known:
        sides = [[(arg,), *(_cuts(arg, known) if arg.op in BITWISE else ())] for arg in node.args]
        merged = (tuple(dict.fromkeys(x + y)) for x in sides[0] for y in (sides[1] if sides[1:] else [()]))
        known[node] = [cut for cut in dict.fromkeys(merged) if len(cut) <= INPUTS]
    return known[node]


def _truth(node: Node, leaves: tuple[Node, ...]) -> int:
    """The node's value for each combination of the leaves' bits, as one byte."""
    if node in leaves:
        return COLUMNS[leaves.index(node)]
    return int(MEANING[node.op](INTS, node.ty, None, *(_truth(arg, leaves) for arg in node.args))) & 0xFF


def _is_bitwise(insn: Insn) -> bool:
    return all(node.op in BITWISE or node.op is Op.VAR for node in topological((insn.sem,)))


@dataclass(frozen=True, slots=True)
class _Offer:
    """A machine's instructions by what they may compute."""

    bitwise: dict[tuple[Ty, int, int], list[tuple[Insn, tuple[int, ...]]]]  # see _bitwise
    lookups: dict[Ty, list[Insn]]
    others: dict[tuple[Ty, Op], list[Insn]]  # by the outermost operation of their meaning


@cache
def _offer(insns: tuple[Insn, ...]) -> _Offer:
    offer = _Offer({}, {}, {})
    for insn in insns:
        if insn.lookup:
            offer.lookups.setdefault(insn.sem.ty, []).append(insn)
        elif _is_bitwise(insn):
            for key, inputs in _bitwise(insn):
                offer.bitwise.setdefault(key, []).append((insn, inputs))
        else:
            offer.others.setdefault((insn.sem.ty, insn.sem.op), []).append(insn)
    return offer


def _bitwise(insn: Insn) -> Iterator[tuple[tuple[Ty, int, int], tuple[int, ...]]]:
    """Type, number of inputs and truth table of the instruction, and the input of each operand in that."""
    operands = tuple(var(operand, insn.sem.ty) for operand in insn.operands)
    for inputs in permutations(range(len(operands))):
        leaves = tuple(operands[inputs.index(i)] for i in range(len(operands)))
        yield (insn.sem.ty, len(operands), _truth(insn.sem, leaves)), inputs
