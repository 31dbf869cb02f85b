"""Instruction selection by meaning: a target's instructions laid over the graph.

A cone of bitwise operations with up to three inputs is compared with the target's bitwise instructions by
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
from hashwright.lower.match import matches
from hashwright.semantics import BITWISE, INTS, MEANING, Op, Ty
from hashwright.targets.model import Imm, Insn, Target, apply

INPUTS: Final = 3  # of the largest bitwise instruction
COLUMNS: Final = (0xF0, 0xCC, 0xAA)  # the truth table of each input alone
LEAVES: Final = (Op.VAR, Op.CONST)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to compute a node."""

    insn: Insn
    args: tuple[Node, ...]  # nodes of the graph, in the order of the instruction's operands
    imms: tuple[int, ...]


def cover(graph: Graph, target: Target) -> Graph:
    """The same kernel as a graph of the target's instructions.

    Raises UserError where the target has no instruction for an operation.
    """
    uses = graph.uses()
    best: dict[Node, Choice] = {}
    arrival: dict[Node, int] = {}
    effort: dict[Node, float] = {}  # instructions, those of shared nodes divided among their users
    for node in graph.nodes():
        if node.op in LEAVES:
            arrival[node], effort[node] = 0, 0.0
            continue
        ranked = [
            (
                max(arrival[arg] for arg in choice.args) + choice.insn.latency,
                1 + sum(effort[arg] / uses[arg] for arg in choice.args),
                choice,
            )
            for choice in _choices(node, target)
            if all(arg in arrival for arg in choice.args)
        ]
        if ranked:
            arrival[node], effort[node], best[node] = min(ranked, key=lambda row: row[:2])
    done: dict[Node, Node] = {}

    def select(root: Node) -> Node:
        stack = [root]
        while stack:
            node = stack[-1]
            if node in done:
                stack.pop()
            elif node.op in LEAVES:
                done[node] = node
            else:
                choice = best.get(node) or _missing(node, target)
                missing = [arg for arg in choice.args if arg not in done]
                if missing:
                    stack.extend(missing)
                else:
                    done[node] = apply(choice.insn, tuple(done[arg] for arg in choice.args), choice.imms)
        return done[root]

    return graph.with_roots({root: select(root) for root in graph.roots})


def _missing(node: Node, target: Target) -> NoReturn:
    while any(arg.op not in LEAVES and not list(_choices(arg, target)) for arg in node.args):
        node = next(arg for arg in node.args if arg.op not in LEAVES and not list(_choices(arg, target)))
    raise UserError(
        f"target '{target.name}' has no instruction for '{node.op.value}' on {node.ty.name}; "
        "write --target with one that has it (see `hashwright list`)"
    )


def _choices(node: Node, target: Target) -> Iterator[Choice]:
    if node.op in BITWISE:
        table = _bitwise(target.insns)
        for leaves in _cuts(node):
            for insn, order in table.get((node.ty, len(leaves), _truth(node, leaves)), ()):
                yield Choice(insn, tuple(leaves[i] for i in order), ())
    for insn in _others(target.insns):
        for bound in matches(insn.sem, node):
            args = {variable.attr: arg for variable, arg in bound.items() if isinstance(variable, Node)}
            yield Choice(
                insn,
                tuple(args[operand] for operand in insn.operands),
                tuple(bound[Imm(imm)] for imm in insn.imms),
            )


def _cuts(node: Node) -> list[tuple[Node, ...]]:
    """The sets of up to three nodes from which bitwise operations alone compute the node."""
    sides = [[(arg,), *(_cuts(arg) if arg.op in BITWISE else ())] for arg in node.args]
    merged = (tuple(dict.fromkeys(x + y)) for x in sides[0] for y in (sides[1] if sides[1:] else [()]))
    return [cut for cut in dict.fromkeys(merged) if len(cut) <= INPUTS]


def _truth(node: Node, leaves: tuple[Node, ...]) -> int:
    """The node's value for each combination of the leaves' bits, as one byte."""
    if node in leaves:
        return COLUMNS[leaves.index(node)]
    return int(MEANING[node.op](INTS, node.ty, None, *(_truth(arg, leaves) for arg in node.args))) & 0xFF


def _is_bitwise(insn: Insn) -> bool:
    return all(node.op in BITWISE or node.op is Op.VAR for node in topological((insn.sem,)))


@cache
def _others(insns: tuple[Insn, ...]) -> tuple[Insn, ...]:
    return tuple(insn for insn in insns if not _is_bitwise(insn))


Table = Mapping[tuple[Ty, int, int], list[tuple[Insn, tuple[int, ...]]]]


@cache
def _bitwise(insns: tuple[Insn, ...]) -> Table:
    """Bitwise instructions by type, number of inputs and truth table, each with the input of each operand."""
    table: dict[tuple[Ty, int, int], list[tuple[Insn, tuple[int, ...]]]] = {}
    for insn in filter(_is_bitwise, insns):
        operands = tuple(var(operand, insn.sem.ty) for operand in insn.operands)
        for inputs in permutations(range(len(operands))):
            leaves = tuple(operands[inputs.index(i)] for i in range(len(operands)))
            key = (insn.sem.ty, len(operands), _truth(insn.sem, leaves))
            table.setdefault(key, []).append((insn, inputs))
    return table
