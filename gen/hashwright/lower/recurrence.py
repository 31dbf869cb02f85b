"""The latency bound of loops: the cycles of a call if each continues with the state of the previous one."""

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from hashwright.graph.ir import Graph, Node, topological
from hashwright.lower.order import delay
from hashwright.lower.sums import KEPT

NOWHERE: Final = -math.inf  # the length of a missing path

Takes = Callable[[Node, Node], int]  # (operand, instruction) -> cycles from the operand to the result


def usual(arg: Node, node: Node) -> int:
    """The cycles by the target's latencies."""
    return delay(arg, node) + int(node.attr.insn.latency)


@lru_cache(KEPT)
def recurrence(graph: Graph, takes: Takes = usual) -> Fraction | None:
    """The maximum mean of cycles on a path through the state's words and back; None if there is no such path.

    See Karp, "A characterization of the minimum cycle mean in a digraph" (1978).
    """
    words = [node for node in graph.inputs if node.attr in graph.state and node.attr in graph.outputs]
    if not words or len(words) < len(graph.state):
        return None
    made = {word: graph.outputs[word.attr] for word in words}  # by the previous call
    place = {word: number for number, word in enumerate(words)}  # of nodes that depend on the state
    edges: list[list[tuple[int, int]]] = []  # by instruction: its operands, with their cycles
    for node in topological(made.values()):
        if into := [(place[arg], takes(made.get(arg, arg), node)) for arg in node.args if arg in place]:
            place[node] = len(place)
            edges.append(into)
    longest: list[list[float]] = [[0] * len(words)]  # by number of calls: the longest path to each word
    for _ in words:
        ready = longest[-1][:]
        for into in edges:
            ready.append(max([ready[other] + cycles for other, cycles in into]))
        longest.append([ready[place[node]] if node in place else NOWHERE for node in made.values()])
    *shorter, last = longest
    means = [
        min(
            Fraction(int(way - row[number]), len(words) - calls)
            for calls, row in enumerate(shorter)
            if row[number] != NOWHERE
        )
        for number, way in enumerate(last)
        if way != NOWHERE
    ]
    return max(means, default=None)
