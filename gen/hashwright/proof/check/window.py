"""The proof of the functions of a batch that put the next messages in order.

Such a function is called when all messages of the order have started, and others are left. It goes on to
these others, at most as many as the order has room for, and makes the order a permutation of as many numbers:
either the numbers in their order, or what the function for sorting makes of ranks. That function is not
executed: it has its own proof, for ranks of any content. Of ranks, only their places matter here.

The work and its arguments are assumed to be disjoint from each other, from all arrays and contexts, and from
the function's stack and code. Contexts are only read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from hashwright.proof.check.counted import CountedContract, CountedState, prove_counted
from hashwright.proof.check.lanes import (
    ARGUMENTS,
    BEGUN,
    FIRST,
    KNOWN,
    ORDER,
    RANKS,
    WORK,
    Array,
    argument,
)
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.read.image import Image
from hashwright.proof.run.calls import arguments, returned
from hashwright.proof.run.convention import CELL
from hashwright.proof.run.execute import Call
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    Kind,
    Term,
    apply,
    choose,
    const,
    factors,
    is_zero,
    less,
    part,
    quotient,
    unknowns,
    var,
)

MOST: Final = const(1 << 58, POINTER)  # more messages than objects in memory are for
BEFORE: Final = var("first before", POINTER)
STARTED: Final = var("known before", POINTER)
REST: Final = var("messages that are left", POINTER)
NEXT: Final = BEFORE + STARTED  # the number of the first of them
NUMBER: Final = NEXT + REST
LENGTH: Final = "length"  # the field of a context
CONTEXTS: Final = Array("ctx", POINTER)
# The counts: the places of the order with their own number, and the messages with a rank.
NAMED, RANKED = range(2)


@dataclass(slots=True)
class WindowState(CountedState):
    """A processor that executes such a function."""

    places: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)  # of the work
    arrays: Sequence[Array] = ()
    length_at: int = 0  # the offset of the length in a context
    known: Term = ZERO  # the number of the messages that come next
    is_sorted: bool = False

    def load(self, address: Term, size: int) -> Term:
        multiples, _ = factors(address)
        if array := next((each for each in self.arrays if each.base in multiples), None):
            return self._word(array, address, size)
        context = next((each for each in multiples if _is_context(each)), None)
        if context and multiples[context] == 1:
            return self._length(context, address - context, size)
        if self._field(address):
            raise Unproved("a load of the order or of the ranks")
        return MachineState.load(self, address, size)

    def _word(self, array: Array, address: Term, size: int) -> Term:
        """A word of an array. Raises Unproved if there may be no such word."""
        number = quotient(address - array.base, array.bits // 8)
        if number is None or 8 * size != array.bits:
            raise Unproved(f"an access of {size} bytes of {array.name} at {address}")
        if not self.holds(less(number - NEXT, REST + const(array.more, POINTER))):
            raise Unproved(f"{array.name} of a message that may not exist: {number}")
        return array.word(number)

    def _length(self, context: Term, behind: Term, size: int) -> Term:
        """A part of the length in a context."""
        found, at = factors(behind)
        if found or not self.length_at <= at <= self.length_at + CELL - size:
            raise Unproved(f"an access of {size} bytes of a context at {behind}")
        return part(apply("length of context", context), 8 * (at - self.length_at), 8 * size)

    def store(self, address: Term, value: Term) -> None:
        multiples, _ = factors(address)
        if any(each.base in multiples for each in self.arrays) or any(map(_is_context, multiples)):
            raise Unproved(f"a store into memory that is to be read only: {address}")
        found = self._field(address)
        if not found:
            MachineState.store(self, address, value)
            return
        name, behind = found
        number = quotient(behind, value.bits // 8)
        if number is None or value.bits != self.places[name][1]:
            raise Unproved(f"a store of {value.bits // 8} bytes into {name} at {behind}")
        if not self.holds(less(number, self.known)):
            raise Unproved(f"a store into {name} of a message that may not be next: {number}")
        if self.is_sorted:
            raise Unproved(f"a store into {name} after the messages were sorted")
        count = NAMED if name == ORDER else RANKED
        if not self.same(number, self.counts[count]):
            raise Unproved(f"another place of the {name} is stored than the next one: {number}")
        if name == ORDER and not self.same(value, part(number, 0, value.bits)):
            raise Unproved(f"a place of the order has another number: {value}")
        self.refuse_secrets("a rank", value)  # on which the addresses in a table depend
        self.counts[count] += ONE

    def _field(self, address: Term) -> tuple[str, Term] | None:
        """The order or the ranks if an address is there, and the distance from the first one."""
        found, constant = factors(address - WORK)
        if WORK in found or factors(address)[0].get(WORK) != 1:
            return None
        for name in (ORDER, RANKS):
            first, bits, count = self.places[name]
            if first <= constant < first + bits // 8 * count:
                return name, address - WORK - const(first, POINTER)
        return None


def _is_context(term: Term) -> bool:
    """Is it the address of a context, a word of their array?"""
    return term.kind is Kind.APPLY and term.attr == CONTEXTS.word(ZERO).attr


@dataclass(frozen=True)
class WindowContract(CountedContract[WindowState]):
    """Such a function between its caller and the algorithm."""

    @property
    def name(self) -> str:
        return self.function.static("next")

    @property
    def calls(self) -> Mapping[int, Call]:
        return {self.image.function(self.function.static("sort"))[0]: self._sort}

    @cached_property
    def known(self) -> Term:
        """The number of the next messages: of all that are left, at most as many as the order has room for."""
        most = const(self.function.window, POINTER)
        return choose(less(REST, most), REST, most)

    # The processor.

    @cached_property
    def arrays(self) -> Sequence[Array]:
        """The arrays that it may read."""
        function, inputs = self.function, self.function.inputs
        found = [CONTEXTS] if function.has_contexts else []
        if inputs.lengths and function.given[inputs.lengths] == inputs.lengths:
            found.append(Array(inputs.lengths, POINTER))
        if inputs.words and not inputs.lengths:
            found.append(Array(inputs.words, inputs.bits, more=1))
        return found

    def _place(self, name: str) -> int:
        return self.function.places[name][0]

    def _at(self, name: str) -> Term:
        """The address of a field of the work."""
        return WORK + const(self._place(name), POINTER)

    def start(self) -> WindowState:
        """The state of the processor at the call of the function."""
        function = self.function
        assert [self._place(each) - self._place(FIRST) for each in (KNOWN, BEGUN)] == [CELL, 2 * CELL]
        assumed = (
            *(less(each, MOST) for each in (BEFORE, REST, NUMBER)),
            less(STARTED, const(function.window + 1, POINTER)),
            ~is_zero(REST),
        )
        passed = [argument(each.name) for each in function.arguments.fields]
        public = (*unknowns(WORK), ARGUMENTS, BEFORE, STARTED, REST, *passed)
        numbers = ((FIRST, BEFORE), (KNOWN, STARTED), (BEGUN, STARTED))
        given = Precondition(
            arguments=(WORK, ARGUMENTS, NUMBER),
            regions=(
                Region(
                    "the numbers of messages", self._at(FIRST), const(3 * CELL, POINTER), True, is_given=True
                ),
                Region("the arguments", ARGUMENTS, const(function.arguments.bytes, POINTER)),
            ),
            contents=[
                *(Content(WORK, self._place(name), value) for name, value in numbers),
                *(
                    Content(ARGUMENTS, at, each)
                    for at, each in zip(function.arguments.offsets, passed, strict=False)
                ),
            ],
            assumed=assumed,
            public=public,
        )
        found = extended(self.at_call(given), WindowState)
        found.counts, found.places, found.arrays, found.known = (
            [ZERO, ZERO],
            function.places,
            self.arrays,
            self.known,
        )
        if function.has_contexts:
            fields = zip(function.padding.layout.fields, function.padding.layout.offsets, strict=False)
            found.length_at = next(at for each, at in fields if each.name == LENGTH)
        return found

    def _sort(self, state: MachineState, found: InstructionSet) -> Term:
        """Sorts the messages by their ranks."""
        assert isinstance(state, WindowState)
        order, ranks, count, bits = arguments(state, found, 4)
        if (order, ranks) != (self._at(ORDER), self._at(RANKS)) or not state.same(count, self.known):
            raise Unproved(
                f"{self.function.static('sort')} is called with other arguments: {order}, {ranks}, {count}"
            )
        state.refuse_secrets("the order", bits)
        if not state.same(state.counts[RANKED], self.known):
            raise Unproved("the messages are sorted before each has a rank")
        if state.is_sorted:
            raise Unproved("the messages are sorted twice")
        state.is_sorted = True
        return returned(state, found)

    # What holds at the head of a loop.

    def settle(self, state: WindowState) -> None:
        """Raises Unproved after the messages were sorted."""
        if state.is_sorted:
            raise Unproved("a loop after the messages were sorted")

    def enter(self, state: WindowState) -> None:
        """Nothing else is known."""

    def claims(self, state: WindowState, number: Term) -> Sequence[Term]:
        """Bounds of the number of iterations, and of the places in the order."""
        each = dict.fromkeys((number, *state.counts))
        return [claim for one in each for claim in (less(one, self.known), ~less(self.known, one))]

    def frame(self, end: WindowState) -> Frame:
        """The numbers of messages. Raises Unproved if the order is no permutation."""
        if not end.is_sorted and not end.same(end.counts[NAMED], self.known):
            raise Unproved("the function returns before the order is complete")
        numbers = {FIRST: NEXT, KNOWN: self.known, BEGUN: ZERO}
        return Frame(left=[Content(WORK, self._place(name), value, name) for name, value in numbers.items()])


def prove_next(image: Image, function: SchedulingFunction) -> None:
    """Raises Unproved if the order may be no permutation, or the function may do anything else."""
    prove_counted(WindowContract(image, function))
