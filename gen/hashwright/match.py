"""Does an expression have the form of a pattern? A pattern is an expression whose variables stand for any."""

from collections.abc import Iterator, Mapping
from typing import Any

from hashwright.ir import Node
from hashwright.semantics import COMMUTATIVE, Op

Bindings = Mapping[Any, Any]  # pattern variable (a VAR node) or immediate -> the node or number it stands for


def matches(pattern: Node, node: Node, bound: Bindings | None = None) -> Iterator[Bindings]:
    """Every way in which node has the form of pattern, both orders of commutative operations included."""
    bound = bound or {}
    if pattern.op is Op.VAR:
        if pattern.ty is node.ty and bound.get(pattern, node) is node:
            yield {**bound, pattern: node}
    elif pattern.op is node.op and pattern.ty is node.ty:
        if isinstance(pattern.attr, int | str | None):
            if pattern.attr != node.attr:
                return
        elif bound.get(pattern.attr, node.attr) != node.attr:
            return
        else:
            bound = {**bound, pattern.attr: node.attr}
        orders = [node.args, node.args[::-1]] if node.op in COMMUTATIVE else [node.args]
        for args in orders:
            yield from _all(pattern.args, args, bound)


def _all(patterns: tuple[Node, ...], nodes: tuple[Node, ...], bound: Bindings) -> Iterator[Bindings]:
    if not patterns:
        yield bound
        return
    for first in matches(patterns[0], nodes[0], bound):
        yield from _all(patterns[1:], nodes[1:], first)
