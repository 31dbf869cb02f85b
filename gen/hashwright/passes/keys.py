"""Round keys: divides the terms that are XORed with an AES round between its key and an XOR after the round.

This pass is not a rule: the choice depends on whether a term is a word of the state, which no expression shows.
"""

from collections import Counter
from enum import Enum
from fractions import Fraction
from functools import lru_cache, reduce
from operator import xor

from hashwright.graph.ir import Graph, Node, aesround, mk, var
from hashwright.graph.match import matches
from hashwright.graph.semantics import BLOCKS, Op
from hashwright.lower.cover import cover
from hashwright.lower.order import listing
from hashwright.lower.recurrence import recurrence
from hashwright.lower.sums import KEPT, sum_terms
from hashwright.targets.machine import Machine


class RoundKey(Enum):
    """The terms of the XOR that are part of the round's key: by kind, whether they are words of the state."""

    SUM = frozenset({True, False})
    WORD = frozenset({True})
    DATA = frozenset({False})


def has_rounds(machine: Machine) -> bool:
    """Does the machine have an AES round that ends in the XOR with its key?"""
    rounds = [aesround(var("x", ty), var("key", ty)) for ty in BLOCKS if ty in machine.registers]
    return any(matches(insn.sem, each) for insn in machine.insns for each in rounds)


def choose(graph: Graph, machine: Machine) -> RoundKey:
    """The placement with the fewest cycles of a loop by latency, then with the shortest critical path."""
    placed = {place: place_keys(graph, place) for place in RoundKey}
    return min(placed, key=lambda place: _cost(placed[place], machine))


@lru_cache(KEPT)
def _cost(placed: Graph, machine: Machine) -> tuple[Fraction, int]:
    covered = cover(placed, machine)
    return recurrence(covered) or Fraction(0), listing(covered).facts.instructions


def place_keys(graph: Graph, place: RoundKey) -> Graph:
    """The same kernel with this placement of the terms of each XOR with an AES round.

    If all terms are of one kind, they remain the key. Two equal terms cancel.
    """
    uses = graph.uses()
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        all_terms = [new[term] for _, term in sum_terms(node, uses)] if node.op is Op.XOR else []
        terms = [term for term, count in Counter(all_terms).items() if count % 2]
        rounds = [term for term in terms if term.op is Op.AES_MIX]
        if len(rounds) == 1:
            rest = [term for term in terms if term is not rounds[0]]
            inside = [term for term in rest if _is_word(term, graph) in place.value] or rest
            outside = [term for term in rest if term not in inside]
            keys = [reduce(xor, inside)] if inside else []
            new[node] = reduce(xor, (*rounds, *keys, *outside))
        else:
            new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
    return graph.with_roots(new)


def _is_word(node: Node, graph: Graph) -> bool:
    return node.op is Op.VAR and node.attr in graph.state
