"""Big-endian words, for kernels that load words in the processor's order."""

from collections.abc import Sequence
from dataclasses import replace

from hashwright.graph.ir import Graph, Node, Step, bswap
from hashwright.graph.rewrite import Firing, Rule, rewrite
from hashwright.graph.semantics import Op
from hashwright.lower.cover import has
from hashwright.rules.sums import bswap_as_rotates
from hashwright.targets.machine import Machine


def as_stored(graph: Graph, machine: Machine) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel over big-endian words as a little-endian processor loads them, and the rules that fired.

    If the machine has no instruction that reverses bytes, rotates replace it.
    """
    swapped = graph.map(
        lambda node: bswap(node) if node.op is Op.VAR and node.attr in graph.big_endian else node
    )

    def rules_of(node: Node, _: Step | None) -> Sequence[Rule]:
        return (bswap_as_rotates,) if node.op is Op.BSWAP and not has(machine, node) else ()

    return rewrite(replace(swapped, big_endian=frozenset()), rules_of)
