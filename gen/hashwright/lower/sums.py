"""Sums by arrival time: adds early terms first and the latest term last.

XORs are ordered in the same way. Only sums with one use are flattened: a flattened sum with several uses would
be computed twice.

This pass is not a rule: it orders all terms at once, by arrival time.
"""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

from hashwright.graph.ir import Graph, Node, const, mk
from hashwright.graph.semantics import Op

Addend = tuple[bool, Node]  # is the term subtracted, and the term

KEPT: Final = 64  # cached results for whole kernels

KIND: Final = {Op.ADD: Op.ADD, Op.SUB: Op.ADD, Op.XOR: Op.XOR}  # operations that form one sum


def by_arrival(graph: Graph, inputs: Mapping[Node, int] | None = None) -> Graph:
    """The same kernel with every sum and every XOR rebuilt for the earliest possible result.

    Every operation counts one cycle; the graph, or the mapping, says when inputs are ready.
    """
    uses = graph.uses()
    arrival = Arrival(dict(graph.starts() if inputs is None else inputs))
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        kind = KIND.get(node.op)
        if kind:
            terms = [(negative, new[term]) for negative, term in sum_terms(node, uses)]
            new[node] = _sum(kind, terms, arrival)
        else:
            new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
    return graph.with_roots(new)


def terms(node: Node, is_open: Callable[[Node], bool]) -> list[Addend]:
    """The terms of a sum or an XOR. Open nodes are split; a NOT is an XOR with ones."""
    if not is_open(node):
        return [(False, node)]
    if node.op is Op.NOT:
        return [*terms(node.args[0], is_open), (False, const(-1, node.ty))]
    left, right = (terms(arg, is_open) for arg in node.args)
    return left + [(negative ^ (node.op is Op.SUB), term) for negative, term in right]


def sum_terms(root: Node, uses: Mapping[Node, int]) -> list[Addend]:
    """The terms of the node as a sum or an XOR, down to nodes with other uses."""
    kind = KIND[root.op]
    return terms(root, lambda node: KIND.get(node.op) is kind and (node is root or uses[node] == 1))


def xor_terms(root: Node, whole: Container[Node] = ()) -> list[Node]:
    """The terms of the node as an XOR; nodes in whole are not split."""
    return [node for _, node in terms(root, lambda node: node.op in (Op.XOR, Op.NOT) and node not in whole)]


@dataclass(slots=True)
class Arrival:
    """The cycles in which nodes are ready if every operation takes one cycle."""

    ready: dict[Node, int]  # a cache; at first, the inputs that are not ready at cycle 0

    def at(self, root: Node) -> int:
        """The cycle in which the node is ready."""
        if root in self.ready:
            return self.ready[root]
        stack = [root]
        while stack:
            node = stack[-1]
            missing = [arg for arg in node.args if arg not in self.ready]
            if missing:
                stack.extend(missing)
                continue
            stack.pop()
            if node not in self.ready:
                self.ready[node] = max((self.ready[arg] + 1 for arg in node.args), default=0)
        return self.ready[root]


def _sum(kind: Op, terms: list[Addend], arrival: Arrival) -> Node:
    """The terms combined two at a time, the earliest first; constants are merged.

    The order of terms that are ready long before the last one does not change the arrival of the result: they
    keep the order of the description, so that terms in memory are added to a sum in a register.
    """
    ty = terms[0][1].ty
    zero = const(0, ty)
    constant = zero
    for negative, term in terms:
        if term.op is Op.CONST:
            constant = constant - term if negative else mk(kind, ty, (constant, term))
    rest = [(arrival.at(term), negative, term) for negative, term in terms if term.op is not Op.CONST]
    early = max((ready for ready, _, _ in rest), default=0) - len(terms)
    queue = [(max(ready, early), place, negative, term) for place, (ready, negative, term) in enumerate(rest)]
    if constant is not zero or not rest:
        queue.append((min(early, -2), -1, False, constant))
        arrival.ready[constant] = -2
    heapify(queue)
    place = len(terms)
    while len(queue) > 1:
        (_, _, minus_x, x), (_, _, minus_y, y) = heappop(queue), heappop(queue)
        total = _pair(kind, minus_x, x, minus_y, y)
        heappush(queue, (arrival.at(total), place, minus_x and minus_y, total))
        place += 1
    _, _, negative, total = queue[0]
    return zero - total if negative else total


def _pair(kind: Op, minus_x: bool, x: Node, minus_y: bool, y: Node) -> Node:
    """The sum of two terms, up to the sign if both are subtracted."""
    if minus_x == minus_y:
        return mk(kind, x.ty, (y, x))
    return y - x if minus_x else x - y
