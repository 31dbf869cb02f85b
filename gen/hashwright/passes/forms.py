"""Forms: named sets of rules that a schedule can select for the steps of one function of a hash.

If the schedule leaves a function open, each form is tried on one of its steps. The form with the earliest
result wins, and among several such forms the one with the fewest instructions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, Var, mk, numbered, topological, var
from hashwright.graph.rewrite import Firing, Rule, rewrite
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.cover import computes, cover
from hashwright.lower.order import arrivals, listing
from hashwright.lower.sums import KEPT, Arrival, by_arrival
from hashwright.rules import bitwise, sums
from hashwright.targets.machine import Machine


@dataclass(frozen=True, slots=True)
class Form:
    """Rules that together change the form of a function."""

    rules: tuple[Rule, ...]
    fits: Callable[[Graph, Machine], bool] = lambda graph, machine: True  # a condition besides the rules
    any_of: bool = False  # is it enough if one of the rules fires?
    by_request: bool = False  # is it used only if a schedule names it?


def _selects(graph: Graph, machine: Machine) -> bool:
    """Does the machine have an instruction that selects bits?"""
    x, y, z = (var(name, graph.roots[0].ty) for name in "xyz")
    return computes(machine, (x & y) | (~x & z))


def _adds_three(graph: Graph, machine: Machine) -> bool:
    """Is there an XOR of three?"""
    return any(Op.XOR is node.op is arg.op for node in graph.nodes() for arg in node.args)


STEPS_KEPT: Final = 512  # cached results for single steps

AS_OR: Final = (bitwise.select_of_xor, bitwise.majority_of_xor)  # before rules over ORs

FORMS: Final[dict[str, Form]] = {
    "plain": Form(()),
    "xor": Form((*AS_OR, bitwise.select_as_xor, bitwise.majority_as_xor), any_of=True),
    "add": Form(
        (
            bitwise.select_as_add,
            bitwise.disjoint_xor_as_add,
            bitwise.majority_of_xor,
            bitwise.majority_as_add,
        ),
        any_of=True,
    ),
    "andn": Form((bitwise.not_out_of_or,)),
    "sub": Form((bitwise.not_out_of_or, sums.not_in_sum)),
    "select": Form(
        (bitwise.or_not_as_select, bitwise.majority_of_xor, bitwise.majority_as_select), _selects, any_of=True
    ),
    "reuse": Form((), _adds_three, by_request=True),  # see passes/reuse.py
    "select+sub": Form((bitwise.or_not_as_select, sums.not_in_sum), _selects),
}


def labels(graph: Graph) -> tuple[str, ...]:
    """The functions of the steps, in the spelling of a schedule's keys."""
    return tuple(dict.fromkeys(step.label.lower() for step in graph.steps))


Group = tuple[str, Ty]  # a label, and the kind of register of its steps


def _group(step: Step) -> Group:
    return step.label.lower(), step.made[0].ty


@dataclass(frozen=True, slots=True)
class _Alone:
    """A single step, whose inputs are the values from other steps."""

    graph: Graph
    inputs: Mapping[Node, Node]  # by input: the node of the kernel that it replaces


@lru_cache(STEPS_KEPT)
def _alone(graph: Graph, group: Group) -> _Alone:
    """The middle one of a group's steps by itself."""
    steps = [step for step in graph.steps if _group(step) == group]
    step = steps[len(steps) // 2]
    others = {node for node, owner in graph.owners().items() if owner is not step or not node.args}
    new: dict[Node, Node] = {}
    inputs: dict[Node, Node] = {}

    def alone(node: Node) -> Node:
        if node not in new:
            new[node] = node if node.op is Op.CONST else var(Var("i", len(inputs)), node.ty)
            if node.op is not Op.CONST:
                inputs[new[node]] = node
        return new[node]

    for node in topological(step.made, others):
        new[node] = mk(node.op, node.ty, tuple(map(alone, node.args)), node.attr)
    made = tuple(map(alone, step.made))
    return _Alone(Graph(group[0], tuple(inputs), numbered("o", made), (replace(step, made=made),)), inputs)


@lru_cache(KEPT)
def _ready(graph: Graph) -> Mapping[Node, int]:
    """When inputs and results of steps are ready, with sums in the order of arrival."""
    arrival = Arrival(graph.starts())
    before = [node for step in graph.steps for node in step.made]
    after = [node for step in by_arrival(graph).steps for node in step.made]
    return graph.starts() | {x: arrival.at(y) for x, y in zip(before, after, strict=True)}


def _fitting(step: Graph, machine: Machine) -> Mapping[str, Graph]:
    """The forms that change the step and that the machine supports, each with the changed step."""
    found: dict[str, Graph] = {}
    for name, form in FORMS.items():
        changed, fired = _by_rules(step, form.rules)
        wanted = {firing.rule for firing in fired} if form.any_of else set(form.rules)
        changes = bool(fired) or not form.rules
        if changes and wanted <= {f.rule for f in fired} and form.fits(step, machine):
            found[name] = changed
    return found


@lru_cache(STEPS_KEPT)
def _by_rules(graph: Graph, rules: tuple[Rule, ...]) -> tuple[Graph, tuple[Firing, ...]]:
    return rewrite(graph, lambda node, step: rules)


@lru_cache(STEPS_KEPT)
def _cost(changed: Graph, inputs: tuple[tuple[Node, int], ...], machine: Machine) -> tuple[int, int]:
    """The cycle in which the step is ready, and the number of its instructions."""
    given = dict(inputs)
    covered = cover(by_arrival(changed, given), machine, given)
    ready = arrivals(covered, given)
    return max(ready[node] for node in covered.outputs.values()), listing(covered).facts.instructions


def fitting(graph: Graph, label: str, machine: Machine) -> tuple[str, ...]:
    """The forms that a schedule can select for the steps of a label."""
    groups = dict.fromkeys(_group(step) for step in graph.steps if step.label.lower() == label)
    return tuple(
        dict.fromkeys(name for group in groups for name in _fitting(_alone(graph, group).graph, machine))
    )


def choose(graph: Graph, machine: Machine, asked: Mapping[str, str]) -> dict[Group, str]:
    """The form for each group of steps: the one selected for its label, or else the one that is ready first."""
    chosen: dict[Group, str] = {}
    for group in dict.fromkeys(map(_group, graph.steps)):
        alone = _alone(graph, group)
        forms = _fitting(alone.graph, machine)
        if asked.get(group[0]) in forms:
            chosen[group] = asked[group[0]]
        else:
            able = {name: step for name, step in forms.items() if not FORMS[name].by_request}
            chosen[group] = _soonest(graph, alone, able, machine)
    return chosen


def _soonest(graph: Graph, alone: _Alone, able: Mapping[str, Graph], machine: Machine) -> str:
    """The form with the earliest result of the step."""
    if len(able) == 1:
        return next(iter(able))
    ready = _ready(graph)
    inputs = tuple((node, ready.get(other, 0)) for node, other in alone.inputs.items())
    return min(able, key=lambda name: _cost(able[name], inputs, machine))


def change(graph: Graph, chosen: Mapping[Group, str]) -> tuple[Graph, tuple[Firing, ...]]:
    """The same kernel with each group's steps in its form, and the rules that fired."""
    return _change(graph, tuple((group, FORMS[name].rules) for group, name in chosen.items()))


@lru_cache(KEPT)
def _change(
    graph: Graph, chosen: tuple[tuple[Group, tuple[Rule, ...]], ...]
) -> tuple[Graph, tuple[Firing, ...]]:
    rules = dict(chosen)
    return rewrite(graph, lambda _, step: rules[_group(step)] if step else ())
