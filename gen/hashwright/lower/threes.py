"""XORs of many terms, grouped for instructions with three inputs.

x ^ y ^ z is one instruction, and so is x ^ (y & z). So an XOR, with ANDs among its terms, takes half as many
instructions as it has operations.

This is not a rule: it orders all terms at once, by arrival time.
"""

from collections.abc import Callable, Mapping
from functools import reduce
from heapq import heapify, heappop, heappush, nsmallest
from operator import xor
from typing import Final

from hashwright.graph.ir import Graph, Node, mk
from hashwright.graph.semantics import Op
from hashwright.lower.sums import Arrival, terms

INPUTS: Final = 3  # the most inputs of a bitwise instruction

_Term = tuple[int, int, Node]  # when it is ready, its place, and the term


def grouped(
    graph: Graph, is_open: Callable[[Node], bool], joins: Callable[[Node], bool], inputs: Mapping[Node, int]
) -> Graph:
    """The same kernel with each open XOR of more than three inputs grouped by three.

    joins says whether one instruction computes the XOR of any word and a term from the term's two arguments.
    The mapping says when inputs are ready.
    """
    uses = graph.uses()
    opened = {node for node in graph.nodes() if node.op is Op.XOR and is_open(node)}
    inner = {arg for node in opened for arg in node.args if arg in opened and uses[arg] == 1}
    outer = opened - inner
    arrival = Arrival(dict(inputs))

    new: dict[Node, Node] = {}
    for node in graph.nodes():
        new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
        if node not in outer:
            continue
        pairs: list[Node] = []
        words: list[Node] = []
        for _, term in (each for arg in node.args for each in terms(arg, inner.__contains__)):
            (pairs if uses[term] == 1 and joins(term) else words).append(new[term])
        if 2 * len(pairs) + len(words) > INPUTS:
            new[node] = _in_threes(pairs, words, arrival)
    return graph.with_roots(new)


def _in_threes(pairs: list[Node], words: list[Node], arrival: Arrival) -> Node:
    """The XOR of terms, in groups of a pair of inputs and a word or of three words, the earliest first.

    If the number of inputs is even, one instruction has two: the last one if a word is later than all other
    inputs, or else the first.
    """
    if words and len(words) % 2 == 0:
        *others, last = sorted(words, key=arrival.at)
        inputs = (*others, *(arg for pair in pairs for arg in pair.args))
        if arrival.at(last) > max(map(arrival.at, inputs)):
            return _in_threes(pairs, others, arrival) ^ last
    places = iter(range(2 * (len(pairs) + len(words))))
    joined = sorted((max(map(arrival.at, pair.args)), next(places), pair) for pair in pairs)
    queue: list[_Term] = [(arrival.at(word), next(places), word) for word in words]
    heapify(queue)

    def add(ready: int, node: Node) -> None:
        arrival.ready[node] = ready
        heappush(queue, (ready, next(places), node))

    def join(*taken: _Term) -> None:
        add(max(ready for ready, _, _ in taken) + 1, reduce(xor, (node for _, _, node in taken)))

    if len(queue) % 2 == 0:
        if queue:
            join(heappop(queue), heappop(queue))
        else:
            ready, _, pair = joined.pop(0)
            add(ready + 1, pair)
    while joined or len(queue) > 1:
        if joined and (len(queue) < INPUTS or joined[0] <= nsmallest(INPUTS, queue)[-1]):
            join(joined.pop(0), heappop(queue))
        else:
            join(*(heappop(queue) for _ in range(INPUTS)))
    return queue[0][-1]
