"""Rotates for machines that lack them, as shifts put together in one of several ways."""

from collections.abc import Mapping, Sequence
from typing import Final

from hashwright.ir import Graph, Node, Step, var
from hashwright.lower.match import matches
from hashwright.rewrite import Firing, Rule, rewrite
from hashwright.rules.sums import rotate_as_add, rotate_as_or, rotate_into_sum
from hashwright.semantics import Op
from hashwright.targets.model import Machine

WORD_BITS: Final = 32

# By the schedule's choice `rot`. What its instructions do not cover is left to rotate_as_or.
WAYS: Final[Mapping[str, tuple[Rule, ...]]] = {
    "or": (rotate_as_or,),
    "add": (rotate_as_add,),
    "sum": (rotate_into_sum, rotate_as_or),
}


def spell_rotates(graph: Graph, machine: Machine, way: str) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel without the rotates for which the machine has no instruction, and what fired."""
    fired: tuple[Firing, ...] = ()
    for each in WAYS.get(way, (rotate_as_or,)):

        def rules_of(node: Node, _: Step | None, rule: Rule = each) -> Sequence[Rule]:
            rotated = [n for n in (node, *node.args) if n.op is Op.ROTL]
            lacking = any(not _has(machine, n) for n in rotated)
            return (rule,) if lacking else ()

        graph, more = rewrite(graph, rules_of)
        fired += more
    return graph, fired


def lacks_rotate(machine: Machine) -> bool:
    """Is there a kind of register in which the machine cannot rotate by any count without being told how?"""
    return any(not _has(machine, var("x", ty).rotl(7)) for ty in machine.registers if ty.bits == WORD_BITS)


def _has(machine: Machine, node: Node) -> bool:
    return any(True for insn in machine.insns if not insn.lookup for _ in matches(insn.sem, node))
