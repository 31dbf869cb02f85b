"""Rewrite rules: pairs of expressions. The right one replaces the left one.

A rule is a statement, so that it can be printed, proved (rules/prove.py) and tested by itself. It names the
types of words to which it applies: it is proved at each of them, and rejected at others. passes/forms.py
decides where rules are applied.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, Step, mk, rebuild, topological, var
from hashwright.graph.match import matches
from hashwright.graph.semantics import IN_LANES, Op, Ty

ANY: Final = tuple(Ty)
WORDS: Final = (*IN_LANES, *IN_LANES.values())  # the types with rotates

Pair = tuple[Node, Node]


@dataclass(frozen=True, slots=True)
class Rule:
    """The left expression may be replaced by the right one, for all values of the variables."""

    name: str
    statement: Callable[..., Pair]
    types: tuple[Ty, ...]  # the types of words to which it applies
    variables: tuple[str, ...]  # words
    counts: tuple[str, ...]  # rotate and shift counts, each from 1 to one less than the word's width
    why: str

    def __hash__(self) -> int:
        return hash(self.name)  # few rules differ only in the rest

    def sides(self) -> Pair:
        """The statement in readable form, with counts by name."""
        words = [var(name) for name in self.variables]
        return self.statement(*words, *map(_Count, self.counts))

    def instances(self, ty: Ty) -> tuple[Pair, ...]:
        """The pairs over words of a type: one, or one for each count.

        For a type that the rule does not name, only the pairs that are valid expressions.
        """
        return _instances(self, ty)


class _Count(str):
    """The name of a count, for printing only."""

    def __rsub__(self, other: int) -> str:
        return f"({other} - {self})"


@cache
def _instances(rule: Rule, ty: Ty) -> tuple[Pair, ...]:
    words = [var(name, ty) for name in rule.variables]
    pairs = []
    for count in range(1, ty.bits) if rule.counts else (0,):
        try:
            pairs.append(rule.statement(*words, *[count] * len(rule.counts)))
        except TypeError as error:
            if ty in rule.types:
                raise UserError(
                    f"rule '{rule.name}' cannot be written for {ty.name}: {error}; "
                    "write its width as x.ty.bits and its constants with x.ty"
                ) from error
    return tuple(pairs)


@cache
def _headed(rule: Rule, ty: Ty, op: Op) -> tuple[Pair, ...]:
    """The instances whose left side is this operation; without an operation, all."""
    return tuple(pair for pair in rule.instances(ty) if pair[0].op in (op, Op.VAR))


def rule(statement: Callable[..., Pair]) -> Rule:
    """A rule about words of 32 bits from a function that returns its two sides: see rule_for."""
    return rule_for(Ty.U32, Ty.V32)(statement)


def rule_for(*types: Ty) -> Callable[[Callable[..., Pair]], Rule]:
    """Makes a rule about words of these types from a function that returns its two sides.

    Parameters annotated `int` are counts. Raises UserError if the right side has a variable that the left
    side lacks.
    """
    return lambda statement: _rule(statement, types)


def _rule(statement: Callable[..., Pair], types: tuple[Ty, ...]) -> Rule:
    parameters = inspect.signature(statement).parameters.values()
    made = Rule(
        statement.__name__,
        statement,
        types,
        tuple(p.name for p in parameters if p.annotation is not int),
        tuple(p.name for p in parameters if p.annotation is int),
        inspect.cleandoc(statement.__doc__ or ""),
    )
    for left, right in made.instances(types[0]):
        free = [name for name in _variables(right) if name not in _variables(left)]
        if free:
            raise UserError(
                f"rule '{made.name}' has '{free[0]}' on its right side only; "
                "write it so that every variable is on the left"
            )
    return made


def _variables(node: Node) -> list[str]:
    return [str(each.attr) for each in topological((node,)) if each.op is Op.VAR]


@dataclass(frozen=True, slots=True)
class Firing:
    """One application of a rule."""

    rule: Rule
    step: Step | None  # None outside the steps
    before: Node
    after: Node


def apply(rule: Rule, node: Node) -> Node | None:
    """The node with the rule applied at its root, or None if the rule does not match.

    Raises UserError if it matches a node of a type for which it is not proved.
    """
    for left, right in _headed(rule, node.ty, node.op):
        for bound in matches(left, node):
            if node.ty not in rule.types:
                proved = ", ".join(ty.name for ty in rule.types)
                raise UserError(
                    f"rule '{rule.name}' is proved for {proved}, not for {node.ty.name}, the type of {node}; "
                    f"write it with rule_for(..., Ty.{node.ty.name}), and prove it"
                )
            return _fill(right, bound)
    return None


def _fill(pattern: Node, bound: object) -> Node:
    assert isinstance(bound, dict)

    def fill(node: Node) -> Node:
        filled: Node = bound.get(node, node)
        return filled

    return rebuild((pattern,), fill)[pattern]


def rewrite(
    graph: Graph, rules_of: Callable[[Node, Step | None], Sequence[Rule]]
) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel with rules applied bottom-up, and the rules that fired.

    rules_of returns the rules to try on a node, given the step that computes it.
    """
    owner = graph.owners()
    new: dict[Node, Node] = {}
    fired: list[Firing] = []
    for node in graph.nodes():
        args = tuple(new[arg] for arg in node.args)
        changed = mk(node.op, node.ty, args, node.attr)
        new[node] = _exhaust(changed, owner[node], rules_of(changed, owner[node]), fired)
    return graph.with_roots(new), tuple(fired)


def _exhaust(node: Node, step: Step | None, rules: Iterable[Rule], fired: list[Firing]) -> Node:
    for each in rules:
        after = apply(each, node)
        if after is not None and after is not node:
            fired.append(Firing(each, step, node, after))
            node = after
    return node
