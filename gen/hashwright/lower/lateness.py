"""The words of the state that are late in a loop, as in decryption: they wait for an earlier output."""

from functools import reduce
from operator import or_

from hashwright.graph.ir import Graph, Node, topological


def late(graph: Graph) -> dict[Node, int]:
    """The late words, and the cycles after which they are ready: the later, the fewer calls are between.

    The cycles express an order only. By latency alone, the words of AEGIS are ready at almost the same time.
    But where ports bound a loop, the path from one output to the next has the least slack.
    """
    words = {
        node: graph.outputs[node.attr]
        for node in graph.inputs
        if node.attr in graph.state and node.attr in graph.outputs
    }
    others = {value for name, value in graph.outputs.items() if name not in graph.state}
    bits = {node: 1 << place for place, node in enumerate(words.keys() | others)}
    needs: dict[Node, int] = {}  # the bits of the nodes on which a node depends
    for node in topological(words.values()):
        needs[node] = reduce(or_, (needs[arg] for arg in node.args), bits.get(node, 0))
    calls: list[set[Node]] = []
    wanted = sum(bits[node] for node in others)
    while waiting := {word for word, value in words.items() if needs[value] & wanted}:
        calls.append(waiting)
        words = {word: value for word, value in words.items() if word not in waiting}
        wanted = sum(bits[word] for word in waiting)
    return {word: cycles for cycles, found in enumerate(reversed(calls), 1) for word in found}
