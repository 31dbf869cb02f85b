"""The proof of the function of a batch that sorts the indices of messages by rank.

It is a counting sort, for ranks of any content, and the proof shows that the machine code takes its steps.
`count` is at most 1024. A table on the stack has an entry of 16 bits for each rank, and all entries are 0 at
first. The steps are, with h for the argument `bits` modulo the number of ranks, which is a power of two, and
r(i) for the bits of h in the word i of the ranks, so that no r(i) is above h:

1. for each i from 0 to count - 1: place[r(i)] += 1,
2. for each rank i from h down to 0: place[i] = before and, from 0 on, before += the old place[i],
3. for each i from 0 to count - 1: order[place[r(i)]] = i and place[r(i)] += 1.

The order is then a permutation of the numbers below count, by this lemma. After the first steps, place[k] is
the number of all i with r(i) = k, since it is at most 1024 and so below 2^16. The sum of all entries is
count. After the second ones, place[k] is the number of all i with r(i) > k. The intervals of these numbers,
from place[k] on with as many numbers as k has indices, are disjoint, and together they are the numbers below
count. In the third steps, place[k] goes through the interval of k: the step for i uses a number of the
interval of r(i), and the next step for the same rank uses the next number. There are as many steps for k as
numbers in its interval, so that each place[r(i)] is below count when it is used, and each number is used
once.

The proof assumes this bound where the third steps load an entry; it follows from the steps before. The order
and the ranks are assumed to be disjoint from each other and from the function's stack and code.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from hashwright.proof.check.counted import CountedContract, CountedState, prove_counted
from hashwright.proof.check.lanes import Array, argument
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.read.image import Image
from hashwright.proof.run.stack import allowed, span
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Term,
    apply,
    choose,
    const,
    extend,
    factors,
    is_zero,
    less,
    part,
    quotient,
    var,
    without_constant,
)

ENTRY: Final = 2  # bytes of an index, a rank, or an entry of the table
BITS: Final = 8 * ENTRY
ORDER: Final = argument("order")
RANKS: Final = Array("ranks", BITS)
COUNT: Final = var("count", POINTER)
MASK: Final = var("bits", POINTER)

# The counts: the counted ranks, the entries that were summed up, their sum, and the indices with a place.
COUNTED, SUMMED, BEFORE, PLACED = range(4)

Table = tuple[Term, int]  # the anchor of an address on the stack, and the offset


class _NewTable(Exception):
    """An access of the stack at a place that varies shows where the table is."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"a table at {table}")
        self.table = table


@dataclass(slots=True)
class SortingState(CountedState):
    """A processor that executes the function."""

    ranks: int = 0
    highest: Term = ZERO  # no rank is above it
    table: Table | None = None
    is_used: bool = False  # are entries of the table known, instead of bytes of the stack?
    is_lost: bool = False  # may something else have written them?
    is_zeroed: bool = False  # are all entries zero that were not stored?
    entries: dict[Term, Term] = field(default_factory=dict)  # by rank: what was stored since the last head
    taken: Term | None = None  # the place of the current index, if its entry has gone on
    is_put: bool = False  # is the current index in its place?

    def copy(self) -> Self:
        return replace(CountedState.copy(self), entries=dict(self.entries))

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        multiples, _ = factors(address)
        if RANKS.base in multiples:
            return self._word(self._number(address - RANKS.base, size))
        if ORDER in multiples:
            raise Unproved("a load of the order")
        rank = self._entry(address, size)
        return MachineState.load(self, address, size) if rank is None else self._loaded(rank)

    def store(self, address: Term, value: Term) -> None:
        multiples, _ = factors(address)
        size = value.bits // 8
        if RANKS.base in multiples:
            raise Unproved("a store into the ranks")
        if ORDER in multiples:
            self._put(self._number(address - ORDER, size), value)
            return
        rank = self._entry(address, size)
        if rank is None:
            MachineState.store(self, address, value)
        else:
            self._step(rank, value)

    def _number(self, behind: Term, size: int) -> Term:
        """The number of a word of 16 bits at a distance from the first one."""
        number = quotient(behind, ENTRY)
        if number is None or size != ENTRY:
            raise Unproved(f"an access of {size} bytes at {behind}, which are no word of 16 bits")
        return number

    def _word(self, number: Term) -> Term:
        if not self.holds(less(number, COUNT)):
            raise Unproved(f"a rank that may not exist: {number}")
        return RANKS.word(number)

    def _rank(self, number: Term) -> Term:
        """The rank of a message, as an index of the table."""
        return extend(RANKS.word(number), POINTER) & self.highest

    # The table.

    def _entry(self, address: Term, size: int) -> Term | None:
        """The rank whose entry is at an address; None if that is no place of the table, or it is not in use."""
        multiples, constant = factors(address)
        anchor = next((each for each in multiples if span(each)), None)
        if anchor is None or multiples[anchor] != 1:
            return None
        if self.table is None:
            if len(multiples) > 1:
                raise _NewTable((anchor, constant))
            return None
        behind = address - self.table[0] - const(self.table[1], POINTER)
        is_outside = not (self.is_used and self._may_be_inside(behind, size))
        if len(multiples) == 1 and is_outside:
            return None
        rank = self._number(behind, size)
        if not self.holds(less(rank, const(self.ranks, POINTER))):
            raise Unproved(f"an entry of the table that may not exist: {rank}")
        self.use_table()
        return rank

    def _may_be_inside(self, behind: Term, size: int) -> bool:
        """May an access at a distance from the table be of it?"""
        if not behind.is_const:
            return True
        (_, constant) = factors(behind)
        return -size < constant < ENTRY * self.ranks

    def use_table(self) -> None:
        """Uses entries of the table from now on, instead of bytes of the stack. All must be zero at first."""
        if self.is_lost:
            raise Unproved("the table may be overwritten below the stack pointer")
        if self.is_used:
            return
        if self.table is None:
            raise Unproved("a loop before the first use of the table")
        anchor, first = self.table
        for at in range(first, first + ENTRY * self.ranks):
            if self.content(anchor, at, 1) is not const(0, 8):
                raise Unproved(f"the table is not zero at byte {at - first}")
            del self.cells[anchor][at]
        self.is_used = self.is_zeroed = True

    def lose_below(self, kept: int) -> None:
        """Loses what is more than that many bytes below the stack pointer, which may be the table."""
        CountedState.lose_below(self, kept)
        if self.table:
            pointer, (anchor, offset) = without_constant(self.general[self.frame.pointer]), self.table
            within = allowed(pointer, anchor, ENTRY * self.ranks, replace(self.frame, below=kept))
            self.is_lost |= self.is_used and offset not in within

    def _get(self, rank: Term) -> Term:
        """What the table holds for a rank."""
        found = const(0, BITS) if self.is_zeroed else part(apply("entry of rank", rank), 0, BITS)
        for other, value in self.entries.items():  # the last one counts
            if self.same(other, rank):
                found = value
            elif not self.holds(~is_zero(rank - other)):
                found = choose(is_zero(rank - other), value, found)
        return found

    def _set(self, rank: Term, value: Term) -> None:
        self.entries.pop(rank, None)
        self.entries[rank] = value

    def _loaded(self, rank: Term) -> Term:
        found = self._get(rank)
        placed = self.counts[PLACED]
        if self._is_summed() and not self.taken and self.same(rank, self._rank(placed)):
            self._require_more(placed)
            self.assumed |= {each for each in [less(extend(found, POINTER), COUNT)] if not each.is_const}
        return found

    # The steps.

    def _is_counted(self) -> bool:
        return self.same(self.counts[COUNTED], COUNT)

    def _is_summed(self) -> bool:
        return self._is_counted() and self.same(self.counts[SUMMED], self.highest + ONE)

    def _require_more(self, number: Term) -> None:
        if not self.holds(less(number, COUNT)):
            raise Unproved(f"an index that may not exist: {number}")

    def _step(self, rank: Term, value: Term) -> None:
        """Stores an entry of the table: by the next step of the algorithm."""
        old = self._get(rank)
        if not self._is_counted():
            self._count(rank, old, value)
        elif not self._is_summed():
            self._sum_up(rank, old, value)
        else:
            self._go_on(rank, old, value)
        self._set(rank, value)

    def _count(self, rank: Term, old: Term, value: Term) -> None:
        number = self.counts[COUNTED]
        if not self.same(rank, self._rank(number)):
            raise Unproved(f"another entry is counted than that of the rank of {number}: {rank}")
        self._require_more(number)
        if not self.same(value, old + const(1, BITS)):
            raise Unproved(f"a rank is counted as something else: {value}")
        self.counts[COUNTED] = number + ONE

    def _sum_up(self, rank: Term, old: Term, value: Term) -> None:
        number, before = self.counts[SUMMED], self.counts[BEFORE]
        if not self.same(rank, self.highest - number):
            raise Unproved(f"another entry is summed up than that before the last {number}: {rank}")
        if not self.same(value, before):
            raise Unproved(f"an entry is not the sum of those before: {value}")
        self.counts[SUMMED], self.counts[BEFORE] = number + ONE, before + old

    def _go_on(self, rank: Term, old: Term, value: Term) -> None:
        number = self.counts[PLACED]
        self._require_more(number)
        if self.taken or not self.same(rank, self._rank(number)):
            raise Unproved(f"another entry goes on than that of the rank of {number}: {rank}")
        if not self.same(value, old + const(1, BITS)):
            raise Unproved(f"an entry goes on to something else: {value}")
        self.taken = old
        self._finish()

    def _put(self, place: Term, value: Term) -> None:
        """Stores an index into the order."""
        number = self.counts[PLACED]
        if not self._is_summed():
            raise Unproved("an index is stored before all entries are summed up")
        self._require_more(number)
        wanted = self.taken or self._get(self._rank(number))
        if self.is_put or not self.same(place, extend(wanted, POINTER)):
            raise Unproved(f"an index is stored at another place than that of its rank: {place}")
        if not self.holds(less(place, COUNT)):
            raise Unproved(f"a store behind the order: {place}")
        if not self.same(value, part(number, 0, BITS)):
            raise Unproved(f"another index is stored than the next one: {value}")
        self.is_put = True
        self._finish()

    def _finish(self) -> None:
        """Goes on to the next index after both parts of a step."""
        if self.taken and self.is_put:
            self.taken, self.is_put = None, False
            self.counts[PLACED] += ONE


@dataclass(frozen=True)
class SortingContract(CountedContract[SortingState]):
    """The function between its caller and the algorithm."""

    table: Table | None = None

    @property
    def name(self) -> str:
        return self.function.static("sort")

    def start(self) -> SortingState:
        """The state of the processor at the call of the function."""
        values = (ORDER, RANKS.base, COUNT, MASK)
        few = less(COUNT, const(self.function.window + 1, POINTER))
        given = Precondition(arguments=values, assumed=[few], public=values)
        found = extended(self.at_call(given), SortingState)
        found.counts = [ZERO, ZERO, const(0, BITS), ZERO]
        found.ranks, found.table = self.function.ranks, self.table
        found.highest = MASK & const(found.ranks - 1, POINTER)
        return found

    def settle(self, state: SortingState) -> None:
        """Forgets the table's content. Raises Unproved amid the step of an index."""
        if state.taken or state.is_put:
            raise Unproved("an iteration begins amid the step of an index")
        state.use_table()
        for number, end in ((COUNTED, COUNT), (SUMMED, state.highest + ONE), (PLACED, COUNT)):
            if not state.same(state.counts[number], end):
                break
            state.counts[number] = end

    def enter(self, state: SortingState) -> None:
        """The table is in use, with any content."""
        state.is_used = True

    def claims(self, state: SortingState, number: Term) -> Sequence[Term]:
        """Bounds of the counts."""
        counted, summed, _, placed = state.counts
        pairs = ((counted, COUNT), (summed, state.highest + ONE), (placed, COUNT))
        return [each for one, end in pairs for each in (less(one, end), ~less(end, one))]

    def frame(self, end: SortingState) -> Frame:
        """Nothing besides the order. Raises Unproved if an index has no place."""
        if not end._is_summed() or end.taken or end.is_put or not end.same(end.counts[PLACED], COUNT):
            raise Unproved("the function returns before each index has a place")
        return Frame()


def prove_sort(image: Image, function: SchedulingFunction) -> None:
    """Raises Unproved if the order may be no permutation, or the function may do anything else."""
    if function.ranks & function.ranks - 1 or function.window >= 1 << BITS:
        raise Unproved("the number of ranks is no power of two, or that of messages has no 16 bits")
    contract = SortingContract(image, function)
    try:
        prove_counted(contract)
    except _NewTable as found:
        try:
            prove_counted(replace(contract, table=found.table))
        except _NewTable:
            raise Unproved("there are several tables") from None
