"""Sums by arrival time: what is known early is added early, what arrives last is added last.

Only sums that are used once are opened: opening one that is used again would compute it twice.
"""

from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush

from hashwright.ir import Graph, Node, const, mk
from hashwright.semantics import Op


def by_arrival(graph: Graph) -> Graph:
    """The same kernel with every sum rebuilt so that its result is ready as early as can be."""
    uses = graph.uses()
    rebuilt = _Rebuilt()
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        if node.op is Op.ADD:
            terms = [term for arg in node.args for term in _terms(arg, uses)]
            new[node] = rebuilt.sum([new[term] for term in terms])
        else:
            new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
    return graph.with_roots(new)


def _terms(node: Node, uses: dict[Node, int]) -> list[Node]:
    if node.op is Op.ADD and uses[node] == 1:
        return [term for arg in node.args for term in _terms(arg, uses)]
    return [node]


@dataclass(slots=True)
class _Rebuilt:
    """When each node is ready if every operation takes one cycle, and sums made to be ready early."""

    ready: dict[Node, int] = field(default_factory=dict)

    def at(self, root: Node) -> int:
        stack = [root]
        while stack:
            node = stack[-1]
            missing = [arg for arg in node.args if arg not in self.ready]
            if missing:
                stack.extend(missing)
            else:
                stack.pop()
                self.ready[node] = max((self.ready[arg] for arg in node.args), default=-1) + 1
        return self.ready[root]

    def sum(self, terms: list[Node]) -> Node:
        """The terms added two at a time, those that are ready first going first; constants are merged."""
        ty = terms[0].ty
        constant = const(sum(term.attr for term in terms if term.op is Op.CONST), ty)
        rest = [term for term in terms if term.op is not Op.CONST]
        # The constant goes onto the first term that is ready: constants are ready before everything.
        queue = [(self.at(term), place, term) for place, term in enumerate(rest)]
        queue.append((-1, -1, constant))
        heapify(queue)
        place = len(queue)
        while len(queue) > 1:
            (_, _, x), (_, _, y) = heappop(queue), heappop(queue)
            total = y + x
            heappush(queue, (self.at(total), place, total))
            place += 1
        return queue[0][2]
