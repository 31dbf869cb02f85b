"""The contract of a function for any number of messages of one length: groups of them, then the others.

It calls functions that have their own proofs. These are not executed: each is called for the first messages
whose digests are not written yet, so that how many are is a number.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.modes.proving import FixedBatchFunction
from hashwright.proof.architectures import INSTRUCTION_SETS
from hashwright.proof.blocks import BLOCKS, DATA, StateWords
from hashwright.proof.convention import CELL, at_call
from hashwright.proof.digits import DONE, ZERO, Digits
from hashwright.proof.execute import Executor, OpenLoop
from hashwright.proof.fixed import DIGEST, FixedContract, pointer
from hashwright.proof.image import Image
from hashwright.proof.imported import arguments, left
from hashwright.proof.induction import prove_iterations
from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.loops import Spot, held, hold
from hashwright.proof.stack import ALIGN
from hashwright.proof.state import MachineState, Region, Unproved
from hashwright.proof.sweep import Sweep
from hashwright.proof.terms import (
    POINTER,
    Term,
    const,
    is_sum_within,
    is_zero,
    less,
    total,
    uncollected,
    var,
)

GROUPS: Final = var("groups", POINTER)
# A place out of the function's reach with the number of messages whose digests are written.
MADE: Final = Spot("cells", 0, CELL, var("messages whose digests are written", POINTER))
ONE: Final = const(1, POINTER)


@dataclass(frozen=True)
class BatchContract:
    """A function between its caller and the description. Its loop is over the messages behind the groups."""

    image: Image
    function: FixedBatchFunction

    @property
    def out(self) -> None:
        """Where its output begins: it writes none itself."""
        return

    @property
    def may_alternate(self) -> bool:
        return False

    @property
    def skipped(self) -> int:
        return 0

    @property
    def assumes(self) -> tuple[FixedContract, ...]:
        """The contracts that its proof depends on: functions that it calls have their own proofs."""
        return tuple(FixedContract(self.image, each) for each in self.function.calls)

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](self.function.groups.vector_bits)

    @property
    def few(self) -> Term:
        """More messages than there are behind the groups."""
        return const(self.function.groups.messages, POINTER)

    def start(self, others: Term) -> MachineState:
        """The state of the processor at the call of the function, with that many messages behind the groups."""
        several = self.function.groups.messages
        number = self.number(others)
        size = total(((number, CELL),), POINTER)
        assumed = (
            less(others, self.few),
            less(GROUPS, FixedContract(self.image, self.function.groups).few),
            ~less(DATA + size, DATA),
        )
        values = (DATA, DIGEST, number)
        state = at_call(self.image, self.instructions, values, assumed, (DATA, DIGEST, GROUPS, others, DONE))
        state.regions = (Region("data", DATA, size),)
        open_ = {GROUPS: GROUPS, others: others}
        state.digits = Digits(({GROUPS: ()},), open_, choices={others: range(several)})
        hold(state, MADE, ZERO)
        return state

    def number(self, others: Term) -> Term:
        """The number of all messages."""
        return total(((GROUPS, self.function.groups.messages), (others, 1)), POINTER)

    def enter(self, state: MachineState, done: Term) -> None:
        pass

    def before(self) -> StateWords:
        return {}

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        return {}

    def check_written(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        pass

    def check_return(self, end: MachineState, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if the function does not write all digests, or breaks the calling convention."""
        self.instructions.check_return(self.start(BLOCKS), end)
        if not end.holds(is_zero(self.number(BLOCKS) - held(end, MADE))):
            raise Unproved("the digests of some messages are not written")

    def calls(self) -> Mapping[int, "DigestsCall"]:
        """The calls that are not executed, by the address of the called function."""
        return {self.image.function(each.function.name)[0]: DigestsCall(each, self) for each in self.assumes}


@dataclass(frozen=True, slots=True)
class DigestsCall:
    """A call of a function that writes the digests of the next messages."""

    called: FixedContract
    caller: BatchContract

    def __call__(self, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of the function; returns the address to which it returns.

        Raises Unproved if the function is called for other messages, or for more than there are.
        """
        function = self.called.function
        first, digest, groups = map(state.plain, arguments(state, found))
        groups = groups if function.is_row else ONE
        made, number = held(state, MADE), total(((groups, function.messages),), POINTER)
        above = state.general[found.frame.pointer] + const(found.frame.above, POINTER)
        state.refuse_unaligned(above, ALIGN)
        if not state.holds(less(groups, self.called.few)):
            raise Unproved(f"a number of groups may be too large: {groups}")
        if not _is_within(state, made, number, self.caller.number(BLOCKS)):
            raise Unproved(f"{function} is called for more messages than there are: {groups}")
        wanted = total(((DATA, 1), (made, CELL)), POINTER) if function.is_row else pointer(made)
        if not _is_same(state, first, wanted):
            raise Unproved(f"{function} is called for other messages than the next ones: {first}")
        if not _is_same(state, digest, total(((DIGEST, 1), (made, function.digest_bytes)), POINTER)):
            raise Unproved(f"{function} is called for digests at another place: {digest}")
        hold(state, MADE, made + number)
        return left(state, found)


def _is_within(state: MachineState, made: Term, number: Term, whole: Term) -> bool:
    """Can it be proved that so many more messages than were done are not more than all?"""
    if is_sum_within(made + number, 0, whole):
        return True
    return state.holds(~less(whole, made)) and state.holds(~less(whole - made, number))


def _is_same(state: MachineState, term: Term, wanted: Term) -> bool:
    return term is wanted or state.holds(is_zero(term - wanted))


@uncollected()
def prove_batch(contract: BatchContract) -> None:
    """Raises Unproved if there is no proof for all messages and all numbers of them."""
    program = Executor(contract.image, contract.function.name, contract.instructions, contract.calls())
    try:
        ends = [*program.run(contract.start(BLOCKS), program.entry, lambda state, at: False)]
    except OpenLoop:
        prove_iterations(contract, contract.calls())
        return
    for end in ends:
        contract.check_return(end.state, {}, Sweep())
