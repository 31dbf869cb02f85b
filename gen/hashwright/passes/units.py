"""The kind of register of each step: a change of the graph's types, with moves between kinds.

This pass is not a rule: both sides of a rule have one type, and here the step determines the type.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, mk, var
from hashwright.graph.semantics import IN_LANES, Ty
from hashwright.lower.sums import KEPT

KINDS: Final = {"s": "general", "v": "vector"}  # a schedule's letters, and the kinds of register

Units = str | tuple[tuple[str, ...], ...]  # the kind of all steps, or of each round of each line


@lru_cache(KEPT)
def place(graph: Graph, units: Units) -> Graph:
    """The same kernel with each step in its unit.

    The state is in vector registers between calls only if every step is.
    """
    if isinstance(units, str):
        return _retype(graph, units)
    kinds = dict(zip(line_names(graph), units, strict=True))
    owner = graph.owners()
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        ty = in_kind(_kind_in(owner[node], kinds), node.ty) if node.args else node.ty
        args = tuple(new[arg].to(ty) for arg in node.args)
        new[node] = mk(node.op, ty, args, node.attr) if node.args else node
    outputs = {name: new[node].to(node.ty) for name, node in graph.outputs.items()}
    return replace(graph.with_roots(new), outputs=outputs)


def in_kind(kind: str, ty: Ty) -> Ty:
    """A word's type in registers of a kind."""
    return IN_LANES[ty] if kind == KINDS["v"] else ty


def _kind_in(step: Step | None, kinds: Mapping[str, Sequence[str]]) -> str:
    return KINDS["s"] if step is None else kinds[step.line][step.round]


def _retype(graph: Graph, kind: str) -> Graph:
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        new[node] = mk(node.op, in_kind(kind, node.ty), tuple(new[arg] for arg in node.args), node.attr)
    inputs = tuple(var(node.attr, in_kind(kind, node.ty)) for node in graph.inputs)
    return replace(graph.with_roots(new), inputs=inputs)


def line_names(graph: Graph) -> tuple[str, ...]:
    """The names of the graph's lines, in the order of the description."""
    return tuple(dict.fromkeys(step.line for step in graph.steps))


def read_pattern(text: str) -> Units:
    """The units of each line and round, from a text such as svvss/ssvvs."""
    return tuple(tuple(KINDS[letter] for letter in line) for line in text.split("/"))


def is_pattern(graph: Graph, text: str, letters: Sequence[str]) -> bool:
    """Does the text name a unit for each round of each line?"""
    parts = text.split("/")
    return [len(part) for part in parts] == rounds(graph) and set("".join(parts)) <= set(letters)


def rounds(graph: Graph) -> list[int]:
    """The number of rounds of each line."""
    return [len({step.round for step in graph.steps if step.line == line}) for line in line_names(graph)]


def is_word(graph: Graph) -> bool:
    """Is the graph over words, which can be in either kind of register?"""
    return all(node.ty in IN_LANES for node in graph.inputs)
