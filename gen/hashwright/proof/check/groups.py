"""The contract of a function for any number of messages of one length: groups of them, then the others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.proof.check.blocks import DATA, ROOM
from hashwright.proof.check.coverage import Cases, below, case_of, divided, values
from hashwright.proof.check.digestcalls import MADE, NOT_MADE, DigestsCaller, DigestsFunction
from hashwright.proof.check.exits import check_exit
from hashwright.proof.check.fixed import DIGEST, FixedContract, pointer
from hashwright.proof.check.induction import BLOCKS, prove_iterations
from hashwright.proof.contract.functions import FixedBatchFunction
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.execute import OpenLoop
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import held
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Precondition, Region
from hashwright.proof.say.digits import DONE, Digits
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
        """More messages than there are behind the groups."""
        return const(self.function.groups.messages, POINTER)

    @property
    def enough(self) -> Term:
        """As many messages as are in more groups than objects in memory have."""
        groups = FixedContract(self.image, self.function.groups).few
        return const(groups.attr * self.function.groups.messages, POINTER)

    def coverage(self) -> Iterator[Cases]:
        """All numbers of messages, by groups and those behind them."""
        several, limit = self.function.groups.messages, ROOM // max(CELL, self.function.digest_bytes)
        number, groups, others, allowed = divided("the number of messages", limit, several)
        bounds = [below(BLOCKS, several), less(GROUPS, FixedContract(self.image, self.function.groups).few)]
        case = case_of({GROUPS: groups, BLOCKS: others}, [(self.number, number)], bounds)
        yield Cases("numbers of messages", allowed, (case,))
        yield values("messages behind the groups", BLOCKS, self._others, several)

    @property
    def _others(self) -> range:
        """The numbers of messages behind the groups."""
        return range(self.function.groups.messages)

    def given(self, others: Term) -> Precondition:
        """What holds at the call of the function, with that many messages behind the groups."""
        several = self.function.groups.messages
        number = total(((GROUPS, several), (others, 1)), POINTER)
        size = total(((number, CELL),), POINTER)
        assumed = (
            less(others, self.few),
            less(GROUPS, FixedContract(self.image, self.function.groups).few),
            ~less(DATA + size, DATA),
        )
        place, made = NOT_MADE
        open_ = {GROUPS: GROUPS, others: others}
        return Precondition(
            arguments=(DATA, DIGEST, number),
            regions=(Region("data", DATA, size), place),
            contents=[made],
            assumed=assumed,
            public=(DATA, DIGEST, GROUPS, others, DONE),
            digits=Digits(({GROUPS: ()},), open_, choices={others: self._others}),
        )

    @property
    def number(self) -> Term:
        return total(((GROUPS, self.function.groups.messages), (BLOCKS, 1)), POINTER)

    def are_next(
        self, state: MachineState, _: InstructionSet, function: DigestsFunction, first: Term, __: Term
    ) -> bool:
        """Is the first argument of a call the next message, or the array from its pointer on?"""
        made = held(state, MADE)
        wanted = total(((DATA, 1), (made, CELL)), POINTER) if function.is_row else pointer(made)
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
