"""Instruction selection by meaning: covers the graph with instructions of the machine.

The truth table of a cone of bitwise operations with up to three inputs is compared with those of the machine's
bitwise instructions. Every other instruction is matched by the form of its meaning. For each node, the cover
with the earliest result wins, and among several such covers the one with the fewest instructions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, permutations, product
from typing import Final, NamedTuple, NoReturn

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, topological, var
from hashwright.graph.match import matches
from hashwright.graph.semantics import BITWISE, INTS, MEANING, Op, Ty
from hashwright.lower.lateness import late
from hashwright.lower.threes import INPUTS, grouped
from hashwright.targets.machine import Applied, Imm, Insn, Machine

COLUMNS: Final = (0xF0, 0xCC, 0xAA)  # the truth table of each input alone
WHOLE: Final = 1 << 20  # effort is an integer, as a sum of floats depends on their order
LARGEST: Final = 32  # instructions: longer than any sequence of a target
LEAVES: Final = (Op.VAR, Op.CONST)
ANY: Final = "any"  # a variable that no kernel has
KEPT: Final = 1 << 17  # nodes with cached tiles: kernels have many nodes in common


class Tile(NamedTuple):
    """One way to compute a node."""

    applied: Applied
    args: tuple[Node, ...]  # nodes of the graph, in the order of the instruction's operands


def cover(graph: Graph, machine: Machine, inputs: Mapping[Node, int] | None = None) -> Graph:
    """The same kernel as a graph of the machine's instructions.

    The graph, or the mapping, says when inputs are ready; without a mapping, words of the state may be late.
    Raises UserError if the machine has no instruction for an operation.
    """
    offer = _offer(machine)
    arrival: dict[Node, int] = dict(graph.starts() | late(graph) if inputs is None else inputs)
    graph = _in_threes(graph, machine, arrival)
    uses = graph.uses()
    best: dict[Node, Tile] = {}
    delayed = dict(arrival)  # for instructions without a bypass: see Insn.delay
    effort: dict[Node, int] = {}  # in 1/WHOLE instructions; users of a shared node share its effort
    for node in graph.nodes():
        if node.op in LEAVES:
            delayed[node] = arrival.setdefault(node, 0)
            effort[node] = 0
            continue
        least: tuple[int, int] | None = None
        for choice in _choices(node, offer):
            insn, args = choice.applied.insn, choice.args
            if not all(map(effort.__contains__, args)):
                continue
            ready = max(map((arrival if insn.bypass else delayed).__getitem__, args)) + insn.latency
            cost = ready, insn.size * WHOLE + sum([effort[arg] // uses[arg] for arg in args])
            if least is None or cost < least:
                least, best[node] = cost, choice
        if least:
            arrival[node], effort[node] = least
            delayed[node] = arrival[node] + best[node].applied.insn.bypass
    return graph.with_roots(_selected(graph, machine, best))


def _in_threes(graph: Graph, machine: Machine, inputs: Mapping[Node, int]) -> Graph:
    """The kernel with XORs grouped by three inputs, in the registers for which the machine has instructions."""
    offer = _offer(machine)

    def joins(term: Node) -> bool:
        if term.op not in BITWISE or len(term.args) != 2:
            return False
        return any(
            term not in tile.args and len(set(tile.args)) == INPUTS
            for tile in _choices(var(ANY, term.ty) ^ term, offer)
        )

    able = {ty for ty in machine.registers if joins(var("x", ty) ^ var("y", ty))}
    if not able:
        return graph

    def is_open(node: Node) -> bool:
        forms = offer.others.get((node.ty, node.op), ())
        return node.ty in able and not any(matches(insn.sem, node) for insn, _, _ in forms)

    return grouped(graph, is_open, joins, inputs)


def _selected(graph: Graph, machine: Machine, best: Mapping[Node, Tile]) -> dict[Node, Node]:
    """The roots, and the nodes that they depend on, as nodes of the selected instructions."""
    needed = set(graph.roots)
    for node in reversed(graph.nodes()):
        if node in needed and node.op not in LEAVES:
            needed.update((best.get(node) or _refuse(node, machine)).args)
    made: dict[Node, Node] = {}
    for node in filter(needed.__contains__, graph.nodes()):
        chosen = best.get(node)
        made[node] = chosen.applied.to(tuple([made[arg] for arg in chosen.args])) if chosen else node
    return made


def _refuse(node: Node, machine: Machine) -> NoReturn:
    """The error that names the innermost operation without an instruction."""
    for inner in topological((node,)):
        if inner.op not in LEAVES and not _choices(inner, _offer(machine)):
            node = inner
    raise UserError(
        f"target '{machine.target}' has no instruction for '{node.op.value}' on {node.ty.kind} registers of "
        f"{node.ty.bits} bits; write --target with one that has it (see `hashwright list`)"
    )


@lru_cache(KEPT)
def _choices(node: Node, offer: "_InsnIndex") -> tuple[Tile, ...]:
    found: list[Tile] = []
    if node.op in BITWISE:
        lookups = offer.lookups.get(node.ty, ())
        for leaves, truth in _cuts(node):
            for insn, inputs in offer.bitwise.get((node.ty, len(leaves), truth), {}).items():
                found.append(Tile(Applied(insn, ()), tuple([leaves[i] for i in inputs])))
            for insn in lookups:
                found.append(Tile(Applied(insn, (truth,)), (leaves * INPUTS)[:INPUTS]))
    for insn, operands, imms in offer.others.get((node.ty, node.op), ()):
        for bound in matches(insn.sem, node):
            applied = Applied(insn, tuple([bound[imm] for imm in imms]))
            found.append(Tile(applied, tuple([bound[operand] for operand in operands])))
    return tuple(found)


def computes(machine: Machine, function: Node) -> bool:
    """Does the machine have one instruction for a bitwise function of variables?"""
    leaves = tuple(node for node in topological((function,)) if node.op is Op.VAR)
    key = (function.ty, len(leaves), _truth(function, leaves))
    offer = _offer(machine)
    return key in offer.bitwise or function.ty in offer.lookups


def has(machine: Machine, node: Node, largest: int = LARGEST) -> bool:
    """Does the machine have an instruction, or a sequence of bounded length, with the meaning of the node?"""
    able = (insn for insn in machine.insns if insn.sem.op is node.op and insn.size <= largest)
    return any(matches(insn.sem, node) for insn in able)


Cut = tuple[tuple[Node, ...], int]  # nodes, and another one's truth table over them


@lru_cache(KEPT)
def _cuts(node: Node) -> tuple[Cut, ...]:
    """The sets of up to three nodes from which bitwise operations alone compute the node."""
    sides = [
        [(arg,), *(leaves for leaves, _ in (_cuts(arg) if arg.op in BITWISE else ()))] for arg in node.args
    ]
    merged = dict.fromkeys(tuple(dict.fromkeys(chain(*leaves))) for leaves in product(*sides))
    return tuple((leaves, _truth(node, leaves)) for leaves in merged if len(leaves) <= INPUTS)


def _truth(node: Node, leaves: tuple[Node, ...]) -> int:
    """The node's value for each combination of the leaves' bits, as one byte."""
    if node in leaves:
        return COLUMNS[leaves.index(node)]
    return int(MEANING[node.op](INTS, node.ty, None, *(_truth(arg, leaves) for arg in node.args))) & 0xFF


# An instruction, and the arguments of its meaning.
_Pattern = tuple[Insn, tuple[Node, ...], tuple[Imm, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class _InsnIndex:
    """A machine's instructions by the operations that they may compute."""

    bitwise: dict[tuple[Ty, int, int], dict[Insn, tuple[int, ...]]]  # see _bitwise
    lookups: dict[Ty, list[Insn]]
    others: dict[tuple[Ty, Op], list[_Pattern]]  # by the outermost operation of their meaning


@cache
def _offer(machine: Machine) -> _InsnIndex:
    offer = _InsnIndex({}, {}, {})
    for insn in machine.insns:
        if insn.lookup:
            offer.lookups.setdefault(insn.sem.ty, []).append(insn)
        elif insn.is_bitwise:
            for key, inputs in _bitwise(insn):
                offer.bitwise.setdefault(key, {}).setdefault(insn, inputs)
        else:
            offer.others.setdefault((insn.sem.ty, insn.sem.op), []).append(_form(insn))
    return offer


def _form(insn: Insn) -> _Pattern:
    variables = {str(node.attr): node for node in topological((insn.sem,)) if node.op is Op.VAR}
    return insn, tuple(variables[name] for name in insn.operands), tuple(map(Imm, insn.imms))


def _bitwise(insn: Insn) -> Iterator[tuple[tuple[Ty, int, int], tuple[int, ...]]]:
    """Type, number of inputs and truth table of the instruction, with the input of each operand."""
    operands = tuple(var(operand, insn.sem.ty) for operand in insn.operands)
    for inputs in permutations(range(len(operands))):
        leaves = tuple(operands[inputs.index(i)] for i in range(len(operands)))
        yield (insn.sem.ty, len(operands), _truth(insn.sem, leaves)), inputs
