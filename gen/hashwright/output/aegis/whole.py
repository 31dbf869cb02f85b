"""Functions of a cipher that consist of others: a message starts and ends by one call each."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hashwright.graph.ir import Graph
from hashwright.modes.aegis import Aegis


def whole(hash_: Aegis) -> Mapping[str, Graph]:
    """By name: `start`, from the key and the nonce to the state, and a function for each kind of tag."""
    return {graph.name: graph for graph in (_start(hash_), *_ends(hash_))}


def _start(hash_: Aegis) -> Graph:
    functions = hash_.functions()
    made = functions["initial"]
    for _ in range(hash_.init_rounds):
        made = after(functions["init_update"], made)
    return replace(made, name="start")


def _ends(hash_: Aegis) -> Iterator[Graph]:
    """finish_tag128 and the like, which mix in lengths; for the tags of all lanes, also the state."""
    functions = hash_.functions()
    mixin = functions["mixin"]
    values = dict(mixin.outputs)
    for _ in range(hash_.final_updates):
        values |= functions["final_update"].with_values(values).outputs
    state = {word: values[word] for word in mixin.state}
    for name, graph in functions.items():
        if name.startswith("tag"):
            outputs = graph.with_values(values).outputs
            more = state if name.startswith("tags") else {}
            yield Graph(f"finish_{name}", mixin.inputs, {**outputs, **more}, state=mixin.state)


def after(graph: Graph, first: Graph) -> Graph:
    """A function of the results of another one."""
    return replace(graph.with_values(first.outputs), inputs=first.inputs)
