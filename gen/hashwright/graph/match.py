"""Matching: a pattern is an expression whose variables match any expression."""

from collections.abc import Mapping
from typing import Any, Final

from hashwright.graph.ir import Node
from hashwright.graph.semantics import COMMUTATIVE, Op

Bindings = Mapping[Any, Any]  # pattern variable (a VAR node) or immediate -> the node or number that it matches

NUMBERS: Final = (int, str, type(None))  # attributes that match only themselves


def matches(pattern: Node, node: Node, bound: Bindings | None = None) -> list[Bindings]:
    """Every match of pattern with node, in both orders of commutative operations."""
    bound = bound or {}
    if pattern.ty is not node.ty:
        return []
    if pattern.op is Op.VAR:
        return [{**bound, pattern: node}] if bound.get(pattern, node) is node else []
    if pattern.op is not node.op:
        return []
    if isinstance(pattern.attr, NUMBERS):
        if pattern.attr != node.attr:
            return []
    elif bound.get(pattern.attr, node.attr) != node.attr:
        return []
    else:
        bound = {**bound, pattern.attr: node.attr}
    found: list[Bindings] = []
    for args in (node.args, node.args[::-1]) if node.op in COMMUTATIVE else (node.args,):
        ways = [bound]
        for wanted, arg in zip(pattern.args, args, strict=True):
            if wanted.op is not arg.op and wanted.op is not Op.VAR:
                ways = []
            ways = [longer for way in ways for longer in matches(wanted, arg, way)]
        found += ways
    return found
