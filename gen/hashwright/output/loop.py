"""A listing in a loop, as the body of a function."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Node
from hashwright.graph.semantics import Ty
from hashwright.lower.allocate import Constants, Home, StackFrame, allocate
from hashwright.lower.frame import clobbered
from hashwright.lower.order import Listing
from hashwright.requests.settings import Setting
from hashwright.targets.assembly import Isa, simple, spelled_out
from hashwright.targets.routine import AsmLine, Label, Mem, Note, Routine, Table

SCRATCH: Final = 5  # registers without state at the start of an iteration
STACK_UNIT: Final = 16  # the alignment of stack pointers, in bytes
LINE: Final = 32  # bytes of code that a core fetches together


@dataclass(frozen=True, slots=True)
class Loading:
    """The lines that load inputs to the places where an iteration expects them."""

    lines: Sequence[AsmLine] = ()
    held: Mapping[Node, int] = field(default_factory=dict)  # the inputs that are then in registers
    woven: Sequence[AsmLine] = ()  # lines between the instructions of the iteration, for the next one


@dataclass(frozen=True, slots=True)
class Shell:
    """The lines that a kind of kernel adds around its listing."""

    homes: Mapping[Node, Home]
    carried: Mapping[Node, Node]  # inputs that stay in registers, and the outputs that replace them
    reserved: tuple[str, ...]  # full names of registers that have other uses throughout the loop
    count: str  # the register that counts iterations; empty: there is one, without a loop
    before: tuple[AsmLine, ...] = ()  # lines before the loop
    last: tuple[AsmLine, ...] = ()  # the last lines of each iteration
    stack: int = 0  # bytes
    cached: tuple[Node, ...] = ()  # inputs that are loaded before the first instruction
    load: Callable[[Sequence[int]], Loading] = lambda free: Loading()  # by free vector registers
    stored: Mapping[Node, Mem] = field(default_factory=dict)  # the places of outputs of each iteration
    places: Mapping[Node, Mem] = field(default_factory=dict)  # the places of carried inputs outside the loop
    private: frozenset[str] = frozenset()  # see StackFrame, like the next one
    late: Mapping[Mem, Node] = field(default_factory=dict)


class Trips:
    """The lines that make a loop of a function's iterations; none without a register that counts them."""

    def __init__(self, function: Prototype, isa: Isa, count: str) -> None:
        loop, end = (f"{function.name}_{name}" for name in ("loop", "end"))
        self.skip = [*simple(isa.skip, d=count, to=Label(end))] if count else []
        self.head = [Label(loop, LINE)] if count else []
        self.repeat = [*simple(isa.repeat, d=count, to=Label(loop))] if count else []
        self.end = [Label(end)] if count else []


def carried(listing: Listing) -> dict[Node, Node]:
    """By input: the output of the same name, which is its value in the next iteration."""
    graph = listing.graph
    return {node: graph.outputs[node.attr] for node in graph.inputs if node.attr in graph.outputs}


def looped(function: Prototype, listing: Listing, setting: Setting, shell: Shell) -> Routine:
    """The function with the listing in a loop."""
    isa = setting.machine.assembly
    files = setting.machine.files
    align = max([4, *(file.operand_bytes for file in files.values())])
    taken = {*shell.reserved, *([isa.frame] if shell.stack else [])}
    base, *further = (name for name in reversed(isa.pointers) if name not in taken)
    reach = max(file.constant_reach for file in files.values())
    constants = Constants(base, tuple(further) if reach else (), reach)
    taken.add(base)
    free = {
        ty: tuple(i for i, name in enumerate(file.called) if name not in taken) for ty, file in files.items()
    }
    entry = _entries(shell.carried, free)
    outside = {node: mem for node, mem in shell.places.items() if node in entry}
    homes = {**shell.homes, **{node: Home(mem) for node, mem in shell.places.items() if node not in entry}}
    vectors = (each for ty, registers in free.items() if ty.kind == "vector" for each in registers)
    loaded = shell.load([each for each in vectors if each not in entry.values()])
    frame = StackFrame(
        files,
        free,
        homes,
        entry,
        shell.carried,
        constants,
        isa.stack,
        shell.stack,
        shell.cached,
        loaded.held,
        shell.stored,
        shell.private,
        shell.late,
    )
    made = allocate(listing, frame)
    if not constants.words:  # the register is not needed
        free |= {
            ty: (*registers, isa.pointers.index(base)) for ty, registers in free.items() if ty.kind == "general"
        }
        made = allocate(listing, frame)
    loads: list[AsmLine] = []
    stores: list[AsmLine] = []
    for node, register in entry.items():
        file = files[node.ty]
        mem = outside[node] if node in outside else homes[node].mem
        loads += spelled_out(file, file.load, {"d": register}, m=mem)
        stores += spelled_out(file, file.store, {"0": register}, m=mem) if node in outside else []
    table = f"{function.name}_constants"
    trips = Trips(function, isa, shell.count)
    body: list[AsmLine] = [
        *trips.skip,
        *shell.before,
        *(simple(isa.table, d=base, to=Mem("", label=table)) if constants.words else ()),
        *_further(constants, isa),
        *loads,
        *trips.head,
        *loaded.lines,
        *woven(loaded.woven, made.lines),
        *shell.last,
        *trips.repeat,
        *stores,
        *trips.end,
    ]
    tables = (Table(table, tuple(constants.words), align),) if constants.words else ()
    routine = framed(function, body, tables, setting, shell.stack + made.stack)
    if not shell.count:
        return routine
    values = tuple((str(node.attr), files[node.ty].names[register]) for node, register in entry.items())
    return replace(routine, carried=values)


def _further(constants: Constants, isa: Isa) -> Iterator[AsmLine]:
    """The lines that make further registers point into the table."""
    for before, register in pairwise((constants.base, *constants.used)):
        yield from simple(isa.copy, d=register, **{"0": before})
        yield from simple(isa.advance, d=register, n=constants.reach)


def woven(lines: Sequence[AsmLine], among: Sequence[AsmLine]) -> list[AsmLine]:
    """The lines, spread evenly among others. A note stays after its instruction."""
    made: list[AsmLine] = []
    done = 0
    for number, other in enumerate(among, 1):
        made.append(other)
        if number < len(among) and isinstance(among[number], Note):
            continue
        due = len(lines) * number // len(among)
        made += lines[done:due]
        done = due
    return made


def framed(
    function: Prototype,
    body: Sequence[AsmLine],
    tables: tuple[Table, ...],
    setting: Setting,
    stack: int,
) -> Routine:
    """The function with this body, which uses this number of bytes of the stack."""
    files, isa = setting.machine.files, setting.machine.assembly
    align = max([4, *(file.operand_bytes for file in files.values())]) if stack else 1
    clobbers = clobbered(body, files, isa)
    made = declared(function, isa, body)
    if any(file.gather for file in files.values()):
        return replace(made, tables=tables, clobbers=clobbers, vectors=stack)
    return replace(made, tables=tables, clobbers=clobbers, stack=stack + -stack % STACK_UNIT, align=align)


def declared(function: Prototype, isa: Isa, body: Sequence[AsmLine]) -> Routine:
    """The function with this body, which reads only the arguments of its caller."""
    arguments = isa.arguments[: len(function.parameters)]
    held = tuple(zip((each.name for each in function.parameters), arguments, strict=True))
    return Routine(function.name, arguments, tuple(body), prototype=f"{function};", held=held)


def _entries(carried: Iterable[Node], free: Mapping[Ty, tuple[int, ...]]) -> dict[Node, int]:
    """The registers of inputs at the start of an iteration. Inputs without one are only in memory."""
    left = {ty: iter(registers[: len(registers) - SCRATCH]) for ty, registers in free.items()}
    found = {node: next(left[node.ty], None) for node in carried}
    return {node: register for node, register in found.items() if register is not None}
