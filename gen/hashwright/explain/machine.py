"""Machine code of a loop as a drawing: what each instruction reads from those before it."""

from itertools import dropwhile

from hashwright.errors import UserError
from hashwright.explain.figure import Edge, Figure, Vertex
from hashwright.targets.effects import addressed, common, effect
from hashwright.targets.routine import Ins, Label, Mem, Routine


def machine_figure(routine: Routine, isa: str, first: int, last: int) -> Figure:
    """Instructions of the routine's loop, from 1. Raises UserError if it has no loop, or the loop has fewer."""
    loop = _loop(routine)
    if not loop:
        raise UserError(f"{routine.symbol} has no loop; write --stage machine without --lines")
    if last > len(loop):
        raise UserError(f"the loop of {routine.symbol} has {len(loop)} instructions, not {last}")
    operations: dict[Vertex, str] = {}
    inputs: dict[Vertex, str] = {}
    outputs: dict[Vertex, str] = {}
    edges: dict[Edge, bool] = {}
    written: dict[str, int] = {}  # by register: the last instruction that wrote it
    for number, ins in enumerate(loop[first - 1 : last], first):
        operations[number] = ins.mnemonic
        does = effect(ins, isa)
        memory = does.load or does.store
        names = {common(each): each for each in ins.operands if isinstance(each, str)}
        for register in (*does.reads, *addressed(memory)):
            if register in written:
                edges[written[register], number] = False
                outputs.pop(written[register], None)
            elif register in names:
                inputs[register] = names[register]
                edges[register, number] = False
        if does.load and not any(each in written for each in addressed(does.load)):
            inputs[_place(does.load)] = _place(does.load)
            edges[_place(does.load), number] = False
        if does.writes:
            written[does.writes] = number
        if does.store or does.writes:
            outputs[number] = _place(does.store) if does.store else f"{names[does.writes]}'"
    to_end = _to_end(edges, operations)
    longest = 1 + max(to_end[each] for each in operations)
    return Figure(
        title=f"{routine.symbol}, instructions {first} to {last} of the loop",
        inputs=inputs,
        operations=operations,
        outputs=outputs,
        edges=_critical(edges, to_end),
        rows={**dict.fromkeys(inputs, 0), **{each: longest - to_end[each] for each in operations}},
        first_cycle=0,
    )


def _loop(routine: Routine) -> list[Ins]:
    """The instructions from the first label on; none if there is no label."""
    body = dropwhile(lambda line: not isinstance(line, Label), routine.body)
    return [line for line in body if isinstance(line, Ins)]


def _place(memory: Mem) -> str:
    """A memory operand, as text."""
    index = f"+{memory.scale}*{memory.index}" if memory.index else ""
    return f"[{memory.base or memory.label}{index}{f'+{memory.disp}' if memory.disp else ''}]"


def _to_end(edges: dict[Edge, bool], operations: dict[Vertex, str]) -> dict[Vertex, int]:
    """The longest chain of instructions behind each one."""
    found: dict[Vertex, int] = dict.fromkeys(operations, 0)
    for source, target in sorted(edges, key=lambda edge: -list(operations).index(edge[1])):
        found[source] = max(found.get(source, 0), found[target] + 1)
    return found


def _critical(edges: dict[Edge, bool], to_end: dict[Vertex, int]) -> dict[Edge, bool]:
    """The edges of the longest chains marked."""
    longest = max(to_end.values())
    reached = {each for each, cycles in to_end.items() if cycles == longest}
    marked = dict(edges)
    for source, target in sorted(edges, key=lambda edge: -to_end[edge[0]]):
        marked[source, target] = source in reached and to_end[source] == to_end[target] + 1
        if marked[source, target]:
            reached.add(target)
    return marked
