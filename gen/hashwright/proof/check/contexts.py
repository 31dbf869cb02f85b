"""The contract of a function that begins messages in pieces, whose contexts are at pointers in an array.

Contexts are assumed to be disjoint from each other, from the pointers, and from the function's stack and code.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from hashwright.proof.check.blocks import BLOCKS, DATA, ROOM, StateWords, Uniform, Wordless, iterations
from hashwright.proof.check.fixed import pointer
from hashwright.proof.check.induction import prove_iterations
from hashwright.proof.contract.functions import ContextsFunction
from hashwright.proof.find.sweep import Sweep
from hashwright.proof.mean.architectures import INSTRUCTION_SETS
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import CELL, at_call
from hashwright.proof.run.state import MachineState, Region, Unproved
from hashwright.proof.say.digits import DONE, ZERO, Digits
from hashwright.proof.say.terms import POINTER, Term, choose, const, less, total, unknowns


@dataclass(frozen=True)
class ContextsContract(Wordless, Uniform):
    """A function between its caller and the description. Its loop is over contexts, or over pairs of them."""

    image: Image
    function: ContextsFunction
    several: int = 1  # contexts in an iteration
    others: int = 0  # contexts behind all iterations

    @property
    def out(self) -> Term:
        """The address of the pointers to what it writes."""
        return DATA

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](0)

    @property
    def few(self) -> Term:
        """More iterations than there are pointers for in memory."""
        return const(ROOM // (self.several * CELL), POINTER)

    def start(self, trips: Term) -> MachineState:
        """The state of the processor at the call of the function, which has that many iterations."""
        number = total(((trips, self.several),), POINTER, self.others)
        size = total(((number, CELL),), POINTER)
        assumed = less(trips, self.few), ~less(DATA + size, DATA)
        state = at_call(self.image, self.instructions, (DATA, number), assumed, (DATA, trips, DONE))
        state.regions = (Region("ctx", DATA, size), *self._contexts(ZERO, trips, ZERO))
        state.digits = Digits(({trips: ()},), {trips: trips})
        self._publish(state, ZERO)
        return state

    def enter(self, state: MachineState, done: Term) -> None:
        """Limits the state to an iteration: other contexts are out of reach."""
        pointers = (each for each in state.regions if each.base is DATA)
        state.regions = (*pointers, *self._contexts(done, BLOCKS, done + const(1, POINTER)))
        self._publish(state, done)

    def _contexts(self, done: Term, trips: Term, following: Term) -> Iterator[Region]:
        """The contexts of an iteration if there is one, and those behind all iterations if none follows."""
        size, none = const(self.function.layout.bytes, POINTER), const(0, POINTER)
        for each in self._of(done):
            yield self._context(each, choose(less(done, trips), size, none))
        for each in self._behind(trips):
            yield self._context(each, choose(less(following, trips), none, size))

    def _context(self, address: Term, size: Term) -> Region:
        return Region("a context", address, size, is_written=True, is_passing=True)

    def _publish(self, state: MachineState, done: Term) -> None:
        """Addresses may depend on the pointers to contexts of an iteration, and to those behind it."""
        first = total(((done, self.several),), POINTER)
        for i in range(self.several + self.others):
            state.public |= unknowns(pointer(first + const(i, POINTER)))

    def _of(self, done: Term) -> Iterator[Term]:
        """The addresses of the contexts of an iteration."""
        return (pointer(total(((done, self.several),), POINTER, i)) for i in range(self.several))

    def _behind(self, trips: Term) -> Iterator[Term]:
        """The addresses of the contexts behind all iterations."""
        return (pointer(total(((trips, self.several),), POINTER, i)) for i in range(self.others))

    # The description.

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        return {}

    # The results.

    def check_written(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if a context of the iteration is not that of a message of no bytes."""
        self._check(end, self._of(done))

    def check_return(self, end: MachineState, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if contexts behind the iterations are wrong, or the calling convention is broken."""
        self._check(end, self._behind(iterations(end)))
        self.instructions.check_return(self.start(BLOCKS), end)

    def _check(self, end: MachineState, addresses: Iterator[Term]) -> None:
        words, length, *_ = self.function.layout.offsets
        state = self.function.initial
        for address in addresses:
            for offset, wanted in ((words, state), (length, bytes(CELL))):
                found = end.content(address, offset, len(wanted))
                if found is not const(int.from_bytes(wanted, "little"), 8 * len(wanted)):
                    raise Unproved(f"a context is something else at byte {offset}")


def prove_contexts(contract: ContextsContract) -> None:
    """Raises Unproved if there is no proof for all numbers of contexts, one by one or in pairs."""
    try:
        prove_iterations(contract)
    except Unproved:
        for others in (0, 1):
            prove_iterations(replace(contract, several=2, others=others))
