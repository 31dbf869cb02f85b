"""The latency bound of loops: the cycles of a call if each continues with the state of the previous one."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from hashwright.ir import Graph, Node, topological
from hashwright.lower.order import delay
from hashwright.lower.sums import KEPT
from hashwright.semantics import Op

Takes = Callable[[Node, Node], int]  # operand, instruction -> cycles from the one to the other's result


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
    edges = [
        (
            node,
            [(arg, takes(made.get(arg, arg), node)) for arg in node.args if arg in made or arg.op is Op.INSN],
        )
        for node in topological(made.values())
        if node.op is Op.INSN
    ]
    longest = [dict.fromkeys(words, 0)]  # by number of calls: the longest path to each word
    for _ in words:
        ready = dict(longest[-1])
        for node, into in edges:
            late = [ready[arg] + cycles for arg, cycles in into if arg in ready]
            if late:
                ready[node] = max(late)
        longest.append({word: ready[node] for word, node in made.items() if node in ready})
    *shorter, last = longest
    count = len(words)
    means = [
        min(Fraction(way - row[word], count - calls) for calls, row in enumerate(shorter) if word in row)
        for word, way in last.items()
    ]
    return max(means, default=None)
