"""The values of a kernel by the names that the source of its hash gives them."""

from collections.abc import Mapping, Sequence
from typing import Final

from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import CHAIN, MESSAGE, WORDS, MerkleDamgard
from hashwright.ir import Graph, Node, Var, infix, row

LETTERS: Final = "abcdefgh"  # the words of the state between steps, as the sources call them
DEPTH: Final = 7  # of an expression, below which its parts are only numbered


def state(hash_: Hash, graph: Graph, line: str, steps: int, stream: str = "") -> dict[Node, str]:
    """The letter of each word of a line's state after so many steps, whatever form the graph is in.

    Words of known value have none. Empty for hashes without a state of words.
    """
    if not isinstance(hash_, MerkleDamgard):
        return {}
    # By origin: the step from 0 and the place among what it makes, or -1 and the place in the incoming state.
    made = {
        (step.index, place): node
        for step in graph.steps
        if (step.line, step.stream) == (line, stream)
        for place, node in enumerate(step.made)
    }
    words = {Var(CHAIN, i, stream): i for i in range(len(hash_.iv))}
    made |= {(-1, words[node.attr]): node for node in graph.inputs if node.attr in words}
    origins = _origins(hash_, line, steps)
    named = zip(LETTERS, origins, strict=False)
    return {made[origin]: letter for letter, origin in named if origin in made}


def _origins(hash_: MerkleDamgard, name: str, steps: int) -> list[tuple[int, int]]:
    """Where each word of the state after so many steps comes from."""
    (line,) = (line for line in hash_.lines if line.name == name)
    words, message = row(CHAIN, len(hash_.iv)), row(MESSAGE, WORDS)
    origin: dict[Node, tuple[int, int]] = {node: (-1, i) for i, node in enumerate(words)}
    for index in range(steps):
        following = line.step(index, words, message)
        for place, node in enumerate(node for node in following if node not in words):
            origin[node] = (index, place)
        words = following
    return [origin[node] for node in words]


def shortened(nodes: Sequence[Node], letters: Mapping[Node, str]) -> tuple[str, ...]:
    """The expressions in infix, their deeper parts as t1, t2 ..., the same part by the same name in all."""
    names = dict(letters)
    for node in nodes:
        for deep in _below(node, names):
            names[deep] = f"t{1 + len(names) - len(letters)}"
    return tuple(infix(node, names) for node in nodes)


def _below(root: Node, names: Mapping[Node, str]) -> list[Node]:
    """The operations at which an expression is cut off: unnamed, and of more than named values."""
    level = [root]
    for _ in range(DEPTH):
        level = list(dict.fromkeys(arg for node in level for arg in node.args if arg.args and arg not in names))
    return [node for node in level if any(arg.args and arg not in names for arg in node.args)]
