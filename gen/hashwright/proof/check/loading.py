"""What runs when a linked file is loaded: it may change nothing but its registers and its stack.

Compilers put such code into libraries, which calls the function of a profiler if the program has one. What runs
when the file is unloaded may also use the file's own memory, except that which holds a selection.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from hashwright.proof.check.exits import check_exit
from hashwright.proof.check.selection import VARIABLES
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.read.image import Image
from hashwright.proof.read.loader import FINALIZER, POINTER_BYTES, PROFILER
from hashwright.proof.run.addresses import base, found_by_loader, in_file, located
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import CALLED, Call, Executor, until_return
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, extended
from hashwright.proof.say.conditions import Frame, Precondition, Region
from hashwright.proof.say.limits import CLOCK, Unproved
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, Term, const, unknowns

NAME: Final = "what runs when it is loaded"


@dataclass(slots=True)
class _OwnState(MachineState):
    """A processor that executes code for which what is in the file's own memory is public."""

    def load(self, address: Term, size: int) -> Term:
        try:
            return MachineState.load(self, address, size)
        except Unproved:
            if not self.regions or in_file(self.image, address) is None:
                raise
        place = self.place(address, size, False)
        found = self.content(place.anchor, place.offset, size)
        self.public |= unknowns(found)
        return found


def check_loading(image: Image) -> None:
    """Raises Unproved if code that runs when the file is loaded may change memory, or later that of others."""
    _check(image, image.loading, (), {PROFILER})
    _check(image, image.unloading, tuple(_own(image)), {PROFILER, FINALIZER})


def _own(image: Image) -> Iterator[Region]:
    """The file's own memory, without addresses of functions and of the loader, and without selections."""
    held = [image.variables[name] for name in VARIABLES if name in image.variables]
    used = {at: at + POINTER_BYTES for at in {*image.slots, *image.late}}
    used |= {each.address: each.address + len(each.initial) for each in held}
    for each in image.written:
        ends = (end for at in sorted(used) if at in each for end in (at, used[at]))
        places = (each.start, *ends, each.stop)
        for first, end in zip(places[::2], places[1::2], strict=True):
            yield Region("the file", located(image, first), const(end - first, POINTER), True, is_given=True)


def _check(
    image: Image, functions: Iterable[int | None], regions: tuple[Region, ...], others: Collection[str]
) -> None:
    """Raises Unproved if functions may change other memory than this and their stack, or call others."""
    found = instruction_set(image.architecture)
    called = {at: _called(name) for at, name in image.imports.items() if name in others}
    bases = [base(image, at) for at in image.parts]
    public = [*bases, *(found_by_loader(slot, at) for slot, at in image.slots.items() if at in called)]
    CLOCK.start()
    for at in functions:
        if at is None:
            raise Unproved("it is not known where it is")
        named = replace(image, symbols={NAME: (at, 1)})
        begun = extended(at_call(named, found, Precondition(regions=regions, public=public)), _OwnState)
        for handle in image.handles:
            held = {handle + i: (located(image, handle), i) for i in range(POINTER_BYTES)}
            begun.cells.setdefault(base(image, handle), {}).update(held)
        program = Executor(named, NAME, found, called)
        program.check_landing(at, CALLED)
        for end in until_return(program, begun.copy()):
            end.cells = {anchor: cells for anchor, cells in end.cells.items() if anchor not in bases}
            check_exit(found, begun, end, Frame(), Sweep())


def _called(name: str) -> Call:
    """The meaning of a function: it returns. That for the end of a file must be told of this one."""

    def call(state: MachineState, found: InstructionSet) -> Term:
        if name == FINALIZER and in_file(state.image, arguments(state, found)[0]) is None:
            raise Unproved("what was registered for other files is called")
        return returned(state, found)

    return call
