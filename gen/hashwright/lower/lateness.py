"""The words of the state that are late in a loop, as in decryption: they wait for an earlier output."""

from hashwright.graph.ir import Graph, Node, topological


def late(graph: Graph) -> dict[Node, int]:
    """The late words, and the cycles after which they are ready: the later, the fewer calls are between.

    The cycles express an order only. By latency alone, the words of AEGIS are ready at almost the same time.
    But where ports bound a loop, the path from one output to the next has the least slack.
    """
    left = {
        node: set(topological([graph.outputs[node.attr]]))
        for node in graph.inputs
        if node.attr in graph.state and node.attr in graph.outputs
    }
    waiting = {value for name, value in graph.outputs.items() if name not in graph.state}
    calls: list[set[Node]] = []
    while waiting := {word for word, needs in left.items() if not waiting.isdisjoint(needs)}:
        calls.append(waiting)
        left = {word: needs for word, needs in left.items() if word not in waiting}
    return {word: cycles for cycles, words in enumerate(reversed(calls), 1) for word in words}
