"""The contract of a function for any number of messages of one length: groups of them, then the others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import DATA, ROOM
from hashwright.proof.check.coverage import Cases, case_of, divided, values
from hashwright.proof.check.digestcalls import DigestsCaller, DigestsFunction
from hashwright.proof.check.exits import check_exit
from hashwright.proof.check.fixed import FixedContract, passed, pointer
from hashwright.proof.check.induction import BLOCKS, LoopArray, prove_iterations
from hashwright.proof.contract.functions import FixedBatchFunction
from hashwright.proof.find.digits import SampledDigits
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.execute import OpenLoop
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.digits import Digits
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, Term, const, less, total, var

GROUPS: Final = var("groups", POINTER)


@dataclass(frozen=True)
class BatchContract(DigestsCaller):
    """A function between its caller and the description. Its loop is over the messages behind the groups."""

    function: FixedBatchFunction

    @property
    def assumes(self) -> tuple[FixedContract, ...]:
        return tuple(FixedContract(self.image, each) for each in self.function.calls)

    @property
    def few(self) -> Term:
        """More than there is behind the groups."""
        return const(len(self._others), POINTER)

    @property
    def enough(self) -> Term:
        """As many messages as are in more groups than objects in memory have."""
        groups = FixedContract(self.image, self.function.groups).few
        return const(groups.attr * len(self._others), POINTER)

    def coverage(self) -> Iterator[Cases]:
        """All numbers of messages, by groups and those behind them."""
        several, size = len(self._others), self.function.messages * max(CELL, self.function.digest_bytes)
        number, groups, others, allowed = divided("the number of messages", ROOM // size, several)
        counted = self._in_groups + BLOCKS
        case = case_of({GROUPS: groups, BLOCKS: others}, [(counted, number)], self.bounds(BLOCKS))
        yield Cases("numbers of messages", allowed, (case,))
        yield values("messages behind the groups", BLOCKS, self._others, several)

    @property
    def _others(self) -> range:
        """The numbers behind the groups."""
        return range(self.function.groups.messages // self.function.messages)

    def passed(self, trips: Term) -> Sequence[Term]:
        return passed(self.function, self._in_groups + trips)

    @property
    def arrays(self) -> Sequence[LoopArray]:
        """The pointers to messages."""
        size = CELL * self.function.messages
        return (LoopArray(DATA, size, behind=total(((self._in_groups, size),), POINTER)),)

    def bounds(self, trips: Term) -> Sequence[Term]:
        return *super().bounds(trips), less(GROUPS, FixedContract(self.image, self.function.groups).few)

    def digits(self, trips: Term) -> Digits:
        open_ = {GROUPS: GROUPS, trips: trips}
        return SampledDigits(({GROUPS: ()},), open_, choices={trips: self._others})

    @property
    def _in_groups(self) -> Term:
        """The number of messages in groups, or of what else the last argument counts."""
        return total(((GROUPS, len(self._others)),), POINTER)

    @property
    def number(self) -> Term:
        return total(((self._in_groups + BLOCKS, self.function.messages),), POINTER)

    def are_next(
        self,
        state: MachineState,
        _: InstructionSet,
        function: DigestsFunction,
        first: Term,
        start: Term,
        __: Term,
    ) -> bool:
        """Is the first argument of a call that message, or the array from its pointer on?"""
        wanted = total(((DATA, 1), (start, CELL)), POINTER) if function.is_row else pointer(start)
        return state.same(state.plain(first), wanted)


def prove_batch(contract: BatchContract) -> None:
    """Raises Unproved if there is no proof for all messages and all numbers of them."""
    program = contract.program()
    start = contract.start(BLOCKS)
    try:
        ends = [*program.run(start.copy(), program.entry, lambda state, at: False)]
    except OpenLoop:
        prove_iterations(contract)
        return
    for end in ends:
        check_exit(contract.instructions, start, end.state, contract.frame(end.state, None, {}), Sweep())
