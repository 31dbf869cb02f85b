"""Loops: how many cycles a call takes by latency alone if each goes on with the state of the one before."""

from collections.abc import Callable
from fractions import Fraction

from hashwright.ir import Graph, Node
from hashwright.lower.order import delay
from hashwright.semantics import Op

Takes = Callable[[Node, Node], int]  # operand, instruction -> cycles from the one to the other's result


def usual(arg: Node, node: Node) -> int:
    """What it takes by the target's latencies."""
    return delay(arg, node) + int(node.attr.insn.latency)


def recurrence(graph: Graph, takes: Takes = usual) -> Fraction | None:
    """The largest mean of cycles on a way through the state's words and back; None where no state goes round.

    See Karp, "A characterization of the minimum cycle mean in a digraph" (1978).
    """
    words = [node for node in graph.inputs if node.attr in graph.state and node.attr in graph.outputs]
    if not words or len(words) < len(graph.state):
        return None
    ways = [_ways(graph, word, words, takes) for word in words]
    longest: list[list[int | None]] = [[0] * len(words)]  # by number of calls: the longest way to each word
    for _ in words:
        before = longest[-1]
        longest.append([_most(ways, before, to) for to in range(len(words))])
    count = len(words)
    means = []
    for to, last in enumerate(longest[count]):
        shorter = ((calls, longest[calls][to]) for calls in range(count))
        if last is not None:
            means.append(min(Fraction(last - way, count - calls) for calls, way in shorter if way is not None))
    return max(means, default=None)


def _most(ways: list[list[int | None]], before: list[int | None], to: int) -> int | None:
    """The longest way to a word that is one call longer than those before."""
    pairs = [(so_far, row[to]) for so_far, row in zip(before, ways, strict=True)]
    return max((x + y for x, y in pairs if x is not None and y is not None), default=None)


def _ways(graph: Graph, start: Node, words: list[Node], takes: Takes) -> list[int | None]:
    """The cycles from a word, when it has just been computed, to each word of the next state."""
    made = graph.outputs[start.attr]
    ready: dict[Node, int] = {start: 0}
    for node in graph.nodes():
        if node.op is not Op.INSN:
            continue
        late = [ready[arg] + takes(made if arg is start else arg, node) for arg in node.args if arg in ready]
        if late:
            ready[node] = max(late)
    return [ready.get(graph.outputs[word.attr]) for word in words]
