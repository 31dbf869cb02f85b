"""Reuses XORs: if x ^ y ^ z has been computed, x ^ y is that value ^ z.

The equation is a rule, but finding z is not: the node does not contain it. This pass finds z among the values
that were computed before.
"""

from collections.abc import Collection

from hashwright.graph.ir import Graph, Node, mk
from hashwright.graph.rewrite import Firing
from hashwright.graph.semantics import Op
from hashwright.rules.bitwise import xor_of_xor


def reuse_xors(graph: Graph, labels: Collection[str]) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel with the early XORs of the named steps from the previous step, and the rules that fired.

    This saves a move on machines with two-operand instructions. It does not shorten the critical path.
    """
    owner = graph.owners()
    computed: dict[frozenset[Node], tuple[Node, Node]] = {}  # a pair -> the XOR of three, and the third
    new: dict[Node, Node] = {}
    fired: list[Firing] = []
    for node in graph.nodes():
        made = new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
        step = owner[node]
        if node.op is not Op.XOR or step is None or step.label.lower() not in labels:
            continue
        known = computed.get(frozenset(node.args))
        if known:
            made = new[node] = new[known[0]] ^ new[known[1]]
            fired.append(Firing(xor_of_xor, step, node, made))
        for early, late in (node.args, node.args[::-1]):
            if early.op is Op.XOR:
                x, y = early.args
                computed |= {frozenset((late, x)): (node, y), frozenset((late, y)): (node, x)}
    return graph.with_roots(new), tuple(fired)
