"""Rotates for machines without rotate instructions, as shifts that are combined in one of several ways."""

from collections.abc import Sequence
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, mk, var
from hashwright.graph.rewrite import Firing, Rule, rewrite
from hashwright.graph.semantics import BLOCKS, Op
from hashwright.lower.cover import has
from hashwright.rules.sums import rotate_as_add, rotate_as_or, rotate_into_sum, rotate_left_into_sum
from hashwright.targets.machine import Machine

# The forms of rotates: rules that are applied one after the other.
BY_OR: Final = (rotate_as_or,)
BY_ADD: Final = (rotate_as_add,)
INTO_SUM: Final = (rotate_into_sum, rotate_as_or)
LEFT_INTO_SUM: Final = (rotate_left_into_sum, rotate_as_or)

INTO_SUMS: Final = (rotate_into_sum, rotate_left_into_sum)


def spell_rotates(graph: Graph, machine: Machine, way: Sequence[Rule]) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel without rotates that the machine lacks, and the rules that fired."""
    fired: tuple[Firing, ...] = ()
    for each in way:
        if each in INTO_SUMS:
            graph, more = _into_sums(graph, machine, each)
        else:
            graph, more = _everywhere(graph, machine, each)
        fired += more
    return graph, fired


def _everywhere(graph: Graph, machine: Machine, rule: Rule) -> tuple[Graph, tuple[Firing, ...]]:
    def rules_of(node: Node, _: Step | None) -> Sequence[Rule]:
        return (rule,) if node.op is Op.ROTL and not has(machine, node) else ()

    return rewrite(graph, rules_of)


def _into_sums(graph: Graph, machine: Machine, rule: Rule) -> tuple[Graph, tuple[Firing, ...]]:
    """The rule applied to each sum with a rotate that has no other use and needs several instructions."""
    uses, owner = graph.uses(), graph.owners()
    new: dict[Node, Node] = {}
    fired: list[Firing] = []
    for node in graph.nodes():
        made = new[node] = mk(node.op, node.ty, tuple(new[arg] for arg in node.args), node.attr)
        for rotated, rest in (node.args, node.args[::-1]) if node.op is Op.ADD else ():
            if rotated.op is Op.ROTL and uses[rotated] == 1 and not has(machine, rotated, largest=1):
                _, new[node] = rule.statement(new[rest], new[rotated.args[0]], rotated.attr)
                fired.append(Firing(rule, owner[node], made, new[node]))
                break
    return graph.with_roots(new), tuple(fired)


def lacks_rotate(machine: Machine) -> bool:
    """Is there a kind of register without a rotate instruction for every count?"""
    return any(not has(machine, var("x", ty).rotl(7)) for ty in machine.registers if ty not in BLOCKS)
