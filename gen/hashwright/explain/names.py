"""The values of a kernel by their names in the source of its hash."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.graph.ir import Graph, Node, infix
from hashwright.modes.hash import Hash

LETTERS: Final = "abcdefgh"  # the words of the state between steps, by their names in the sources
DEPTH: Final = 7  # the depth of an expression below which its parts are only numbered


def state(hash_: Hash, graph: Graph, line: str, steps: int, stream: str = "") -> dict[Node, str]:
    """The letter of each word of a line's state after a number of steps, in any form of the graph.

    Words with a known value have no letter. Empty for hashes without a state of words.
    """
    # By origin: the step from 0 and the number among its results, or -1 and the number in the incoming state.
    made = {
        (step.index, place): node
        for step in graph.steps
        if (step.line, step.stream) == (line, stream)
        for place, node in enumerate(step.made)
    }
    words = {replace(word, stream=stream): i for i, word in enumerate(hash_.preset())}
    made |= {(-1, words[node.attr]): node for node in graph.inputs if node.attr in words}
    named = zip(LETTERS, hash_.origins(line, steps), strict=False)
    return {made[origin]: letter for letter, origin in named if origin in made}


def shortened(nodes: Sequence[Node], letters: Mapping[Node, str]) -> tuple[str, ...]:
    """The expressions in infix notation. Deeper parts are t1, t2 ..., and equal parts have the same name."""
    names = dict(letters)
    for node in nodes:
        for deep in _below(node, names):
            names[deep] = f"t{1 + len(names) - len(letters)}"
    return tuple(infix(node, names) for node in nodes)


def _below(root: Node, names: Mapping[Node, str]) -> list[Node]:
    """The operations that become parts: those without a name and with unnamed operands."""
    level = [root]
    for _ in range(DEPTH):
        level = list(dict.fromkeys(arg for node in level for arg in node.args if arg.args and arg not in names))
    return [node for node in level if any(arg.args and arg not in names for arg in node.args)]
