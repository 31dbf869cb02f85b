"""The memory of a batch's scheduler: its work, in which each lane has a message, and the arguments of the call.

The number of a lane, of a message or of a place in the order may be a variable. What nothing has stored since
the last cut is a function of such numbers. The words of states are secret, all else is public.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from hashwright.proof.contract.functions import BatchKind, SchedulingFunction
from hashwright.proof.find.advances import LANE
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.claims import follows, near
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    apply,
    const,
    extend,
    factors,
    is_known,
    is_zero,
    join,
    less,
    part,
    quotient,
    reached,
    remembered,
    spelled,
    split,
    total,
    unknowns,
    var,
)

ALIGN: Final = 64  # bytes: the address of the work is a multiple
WORK: Final = var("work", POINTER) & const(-ALIGN, POINTER)
ARGUMENTS: Final = var("arguments", POINTER)
NUMBER: Final = var("n", POINTER)
SECRET: Final = "a state"  # in the names of variables on which the words of states depend
NONE: Final = const(-1, POINTER)  # no message
ORDER_BITS: Final = 16
REMEMBERED: Final = 1 << 14  # cached terms of a proof

# The fields of the work.
DATA, BLOCKS, THEN, MORE, MESSAGE = "data", "nblocks", "then", "nthen", "message"
STATE, JOINED, ORDER, RANKS = "state", "joined", "order", "ranks"
FIRST, KNOWN, BEGUN = "first", "known", "begun"
BUSY, END = "busy", "end"
IN_USE: Final = "lanes"  # the field with the number of lanes, if that depends on the processor
CONTEXTS: Final = "ctx"  # that with the addresses of contexts
DIGEST: Final = "digest"  # the argument with the address of the results


@dataclass(frozen=True, slots=True)
class Element:
    """A word of the work: of a field, with a number."""

    name: str
    number: Term


@dataclass(frozen=True, slots=True)
class Array:
    """Words of the caller for each message, which are only read."""

    name: str
    bits: int
    of_each: int = 1  # words for each message
    more: int = 0  # words behind those of the last message
    is_secret: bool = False

    @property
    def base(self) -> Term:
        return argument(self.name)

    def word(self, number: Term) -> Term:
        secret = [var(SECRET, POINTER)] if self.is_secret else []
        found = apply(f"word of {self.name}", number, *secret)
        return part(found, 0, self.bits)


@dataclass(frozen=True, slots=True)
class Started:
    """A message that was started in a lane."""

    messages: tuple[Term, ...]  # its number; several if they have the same data
    runs: tuple[tuple[Term, Term], ...]  # the addresses and numbers of its blocks


def argument(name: str) -> Term:
    """A number or an address that the caller passes."""
    return var(f"argument {name}", POINTER)


@dataclass(slots=True)
class LanesState(MachineState):
    """A processor that executes the scheduler of a batch."""

    function: SchedulingFunction | None = None
    arrays: Sequence[Array] = ()
    fixed: Mapping[str, Term] = field(default_factory=dict)  # arguments whose value is a case of the proof
    work: dict[Element, Term] = field(default_factory=dict)  # what was stored there since the last cut
    open: frozenset[Element] = frozenset()  # those of which the number is a variable
    cut: int = 0  # the number of the last cut on this path
    sorts: int = 0  # calls that sorted messages since then
    started: Mapping[Term, Started] = field(default_factory=dict)  # by lane
    written: Mapping[tuple[Term, int], Term] = field(
        default_factory=dict
    )  # by message: the words of its result
    is_compressed: bool = False  # were blocks of all lanes compressed?
    has_ended: bool = False  # were the messages of all lanes finished?
    filled: Term = ZERO  # all lanes below this have blocks
    finished: Term = ZERO  # the messages of all lanes below this have results
    least: Mapping[Term, Term] = field(default_factory=dict)  # no lane below the second has fewer blocks
    ends: Mapping[Term, Term] = field(default_factory=dict)  # lanes from the first one to the second have none
    counts: Mapping[Term, Term] = field(default_factory=dict)  # the first is 0 if none below the second has one
    lane: Term = LANE  # the number of the lane of the last cut, as far as it is known
    begins: bool = False  # has no cut been reached yet?
    # Which words of the work do callers expect to be changed? None: all.
    may_change: Callable[[Element], bool] | None = None
    has_advanced: bool = True  # has a call brought the end nearer, since the head of a loop if there was one?

    @property
    def lanes(self) -> int:
        assert self.function
        return self.function.lanes

    @property
    def here(self) -> Term:
        """On which all that is in the work at the last cut depends."""
        return var(f"cut {self.cut}", POINTER)

    def pass_cut(self) -> None:
        """From now on, the work has what it has at another cut."""
        old, secret = self.here, self._secret
        self.cut += 1
        self.work, self.started, self.written, self.sorts = {}, {}, {}, 0
        self.open = frozenset()
        self.begins = self.is_compressed = False
        self.filled, self.finished, self.least, self.ends, self.counts = ZERO, ZERO, {}, {}, {}
        self.assumed = frozenset(each for each in self.assumed if not {old, secret} & unknowns(each))
        self.public |= {self.here}

    @property
    def _secret(self) -> Term:
        return var(f"{SECRET} at cut {self.cut}", POINTER)

    def copy(self) -> Self:
        return replace(MachineState.copy(self), work=dict(self.work))

    def substitute(self, known: Mapping[Term, Term]) -> None:
        """Replaces variables by terms, everywhere."""
        MachineState.substitute(self, known)
        made = Substitution(known)
        self.work = {Element(each.name, made(each.number)): made(term) for each, term in self.work.items()}
        self.open = frozenset(each for each in self.work if not each.number.is_const)
        self.started = {
            made(lane): Started(
                tuple(map(made, each.messages)), tuple((made(at), made(number)) for at, number in each.runs)
            )
            for lane, each in self.started.items()
        }
        self.written = {(made(i), word): made(term) for (i, word), term in self.written.items()}
        self.filled, self.finished, self.lane = map(made, (self.filled, self.finished, self.lane))
        self.least, self.ends, self.counts = (
            {made(each): made(limit) for each, limit in found.items()}
            for found in (self.least, self.ends, self.counts)
        )

    def assume(self, condition: Term) -> None:
        """Assumes a condition from now on. If it determines the number of the lane, that is replaced."""
        MachineState.assume(self, condition)
        about = {each for each in self.assumed if unknowns(each) == {LANE}}
        most = const(self.lanes, POINTER)
        if condition in about and {less(LANE, most), ~less(most, LANE)} & about:
            left = [lane for lane in range(self.lanes + 1) if _holds_for(lane, about)]
            if len(left) == 1:
                self.substitute({LANE: const(left[0], POINTER)})

    def holds(self, claim: Term) -> bool:
        """Can a term of one bit be proved to be set, whatever is in the work, the arguments and the contexts?

        Each of their words is an unknown of its own, so that an assumption is about few of them.
        """
        if claim.is_const or claim in self.assumed:
            return bool(claim.is_const and claim.attr) or claim in self.assumed
        if ~claim in self.assumed or not is_known(claim, self.public):
            return False
        made = _apart(claim)
        return follows(near(_all_apart(self.assumed), made), made)

    def decided(self, condition: Term) -> Term:
        """A choice between two values remains one."""
        return condition

    # The work.

    def get(self, name: str, number: Term = ZERO) -> Term:
        """What is in a field."""
        element = Element(name, number)
        if element in self.work:
            return self.work[element]
        self._refuse_same(element)
        return self.unknown(element)

    def put(self, name: str, number: Term, value: Term) -> None:
        element = Element(name, number)
        if self.may_change and not self.may_change(element):
            raise Unproved(f"the function may not change {name}: that of {number}")
        if element not in self.work:
            self._refuse_same(element)
        if not number.is_const:
            self.open |= {element}
        self.work[element] = value

    def _refuse_same(self, element: Element) -> None:
        """Raises Unproved if a word may be one that was stored, by another term for its number."""
        others = self.open if element.number.is_const else self.work
        for other in others:
            if other.name == element.name and not self.differ(other.number, element.number):
                raise Unproved(
                    f"two numbers of {element.name} may be the same: {element.number}, {other.number}"
                )

    def unknown(self, element: Element) -> Term:
        """What was there at the last cut, or what a call has left there."""
        if element.name == IN_USE:
            return const(self.lanes, POINTER)
        if element.name.startswith(STATE):
            return part(apply(element.name, element.number, self._secret), 0, WORD)
        if element.name == BUSY:  # not set at first
            return apply(element.name, self._secret)
        version = self.sorts if element.name == ORDER else 0
        found = apply(f"{element.name} {version}" if version else element.name, element.number, self.here)
        return part(found, 0, ORDER_BITS) if element.name == ORDER else found

    def old(self, name: str) -> Term:
        """What was in a field at the last cut."""
        return ZERO if self.begins else self.unknown(Element(name, ZERO))

    def differ(self, one: Term, other: Term) -> bool:
        distance = one - other
        return bool(distance.attr) if distance.is_const else self.holds(~is_zero(distance))

    def lane_of(self, name: str, address: Term) -> Term | None:
        """The number of the lane whose field is at an address; None if that is not known."""
        assert self.function
        first, bits, _ = self.function.places[name]
        return quotient(address - WORK - const(first, POINTER), bits // 8)

    def _elements(self, address: Term, size: int) -> Iterator[tuple[Element, int]]:
        """The words of an access, and the bits of each. Raises Unproved if one is not in a field."""
        end = 8 * size
        at = 0
        while at < end:
            element, bits = self._element(address + const(at // 8, POINTER))
            at += bits
            yield element, bits
        if at > end:
            raise Unproved(f"an access of {size} bytes of the work at {address - WORK}")

    def _element(self, address: Term) -> tuple[Element, int]:
        """The word of the work at an address, and its bits."""
        assert self.function
        found, constant = factors(address - WORK)
        for name, (first, bits, count) in self.function.places.items():
            if not first <= constant < first + bits // 8 * count:
                continue
            number = self.lane_of(name, address)
            if number is None:
                break
            most = const(count if name == ORDER else min(self.lanes, count), POINTER)
            if found and not self.holds(less(number, most)):
                raise Unproved(f"{name} of a lane that may not exist: {number}")
            return Element(name, number), bits
        raise Unproved(f"an access of the work at {address - WORK}")

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        address = self._without_zeros(address)
        base = _base(address, (WORK, ARGUMENTS, *(each.base for each in self.arrays)))
        if base is WORK:
            return join(*(self._loaded(each.name, each.number) for each, _ in self._elements(address, size)))
        if base is ARGUMENTS:
            return self._argument(address, size)
        if message := context_of(address):
            return self._context(*message, size)
        if base:
            array = next(each for each in self.arrays if each.base is base)
            words = 8 * size // array.bits
            number = quotient(address - base, array.bits // 8)
            if number is None or 8 * size % array.bits:
                raise Unproved(f"an access of {size} bytes of {array.name} at {address}")
            return join(*(self.word(array, each) for each in _numbers(number, words)))
        return MachineState.load(self, address, size)

    def _loaded(self, name: str, number: Term) -> Term:
        if name in (RANKS, JOINED):  # other functions write them
            raise Unproved(f"a load of {name}")
        found = self.get(name, number)
        if name == ORDER:
            known = self.get(KNOWN)
            if not self.holds(less(number, known)):
                raise Unproved(f"a place in the order that may have no message: {number}")
            place = extend(found, POINTER)
            self.assumed |= {less(place, known), less(self.get(FIRST) + place, NUMBER)}
        return found

    def _argument(self, address: Term, size: int) -> Term:
        assert self.function
        behind, layout = address - ARGUMENTS, self.function.arguments
        for each, offset in zip(layout.fields, layout.offsets, strict=False):
            if behind is const(offset, POINTER) and size == POINTER // 8:
                return self.given(each.name)
        raise Unproved(f"an access of {size} bytes of the arguments at {behind}")

    def given(self, name: str) -> Term:
        """The value of an argument."""
        return self.fixed.get(name) or argument(name)

    def word(self, array: Array, number: Term) -> Term:
        """A word of an array. Raises Unproved if there may be no such word."""
        divided = _divided(number, array.of_each)
        if divided is None:
            raise Unproved(f"{array.name} at a place that is of no known message: {number}")
        message, rest = divided
        limit = NUMBER
        if array.more:
            message, limit = message + rest, NUMBER + const(array.more, POINTER)
        if message.kind is Kind.APPLY and message.attr == MESSAGE:
            self.assumed |= {is_zero(message - NONE) | less(message, NUMBER)}
        if not self.holds(less(message, limit)):
            raise Unproved(f"{array.name} of a message that may not exist: {number}")
        return array.word(number)

    def _without_zeros(self, address: Term) -> Term:
        """An address without the terms that are known to be zero."""
        return Substitution({each: ZERO for each in factors(address)[0] if is_zero(each) in self.assumed})(
            address
        )

    def store(self, address: Term, value: Term) -> None:
        assert self.function
        address, is_of_context = self._without_zeros(address), self.function.writes_contexts
        if is_of_context and (found := context_of(address)):
            self._write_words(*found, value)
            return
        base = _base(address, (WORK, *([] if is_of_context else [argument(DIGEST)])))
        if base is None:
            MachineState.store(self, address, value)
            return
        if base is not WORK:
            self._write(address - base, value)
            return
        at = 0
        for each, bits in self._elements(address, value.bits // 8):
            if each.name in (ORDER, RANKS, JOINED):
                raise Unproved(f"a store into {each.name}")
            new = part(value, at, bits)
            if each.name in (FIRST, KNOWN) and not (self.begins and new is ZERO):
                raise Unproved(f"{each.name} is changed: {new}")
            if each.name == IN_USE and new is not const(self.lanes, POINTER):
                raise Unproved(f"the number of lanes is wrong: {new}")
            self.put(each.name, each.number, new)
            at += bits

    def _write(self, behind: Term, value: Term) -> None:
        """Writes a part of a result, at a distance from the first one."""
        assert self.function
        found, constant = factors(behind)
        size = self.function.result_bytes
        ((number, factor),) = found.items() if len(found) == 1 else ((ZERO, 0),)
        if factor != size:
            raise Unproved(f"a store at a place of no result: {behind}")
        self._write_words(number, constant, value)

    def _write_words(self, message: Term, offset: int, value: Term) -> None:
        """Writes words of a message's result, from an offset in bytes on."""
        found = self._words_at(offset, value.bits)
        if not found:
            raise Unproved(f"a store at a place of no result: {offset}")
        more = {(message, number): word for number, word in zip(found, split(value), strict=True)}
        self.written = {**self.written, **more}

    def _context(self, message: Term, offset: int, size: int) -> Term:
        """Words of the state in a context. All contexts are different, so that nothing has written this one."""
        assert self.function
        found = self._words_at(offset, 8 * size)
        if not found:
            raise Unproved(f"an access of {size} bytes of a context at {offset}")
        if any(written is message for written, _ in self.written):
            raise Unproved(f"a context is read after its result was written: {message}")
        is_wiped = self.function.kind is BatchKind.ENDS and self.started
        if is_wiped:  # perhaps this one
            raise Unproved(f"a context is read after one has been wiped: {message}")
        return join(*(context_word(number, message) for number in found))

    def _words_at(self, offset: int, bits: int) -> range:
        """The words of a state in that many bits, from an offset in bytes on; none unless all of them exist."""
        assert self.function
        found = range(8 * offset // WORD, (8 * offset + bits) // WORD)
        is_whole = not (8 * offset % WORD or bits % WORD)
        return found if is_whole and found.start >= 0 and found.stop <= self.function.words else range(0)


@remembered(REMEMBERED)
def _apart(term: Term) -> Term:
    """A term with a variable for each word that is a function of numbers."""
    words = (each for each in reached((term,), _is_word) if _is_word(each))
    return Substitution({each: var(spelled(each), each.bits) for each in words})(term)


@remembered(REMEMBERED)
def _all_apart(terms: frozenset[Term]) -> frozenset[Term]:
    return frozenset(map(_apart, terms))


def _is_word(term: Term) -> bool:
    return term.kind is Kind.APPLY


def _holds_for(lane: int, about: Iterable[Term]) -> bool:
    """Are conditions met for a lane?"""
    made = Substitution({LANE: const(lane, POINTER)})
    return all(made(each).attr for each in about)


def context_word(number: int, message: Term) -> Term:
    """A word of the state in a message's context."""
    return part(apply(f"context's word {number}", message, var(SECRET, POINTER)), 0, WORD)


def context_of(address: Term) -> tuple[Term, int] | None:
    """The message in whose context an address is, and the offset there."""
    found, constant = factors(address)
    ((term, factor),) = found.items() if len(found) == 1 else ((ZERO, 0),)
    is_context = factor == 1 and term.kind is Kind.APPLY and term.attr == f"word of {CONTEXTS}"
    return (term.args[0], constant) if is_context else None


def _base(address: Term, bases: Sequence[Term]) -> Term | None:
    """Which of these an address is a sum with."""
    found = factors(address)[0]
    return next((each for each in bases if found.get(each) == 1), None)


def _numbers(first: Term, count: int) -> Iterator[Term]:
    return (first + const(i, POINTER) for i in range(count))


def _divided(number: Term, divisor: int) -> tuple[Term, Term] | None:
    """A number of words as a number of messages, and the words that are left; None if these vary."""
    found, constant = factors(number)
    if any(each % divisor for each in found.values()):
        return None
    items = [(term, each // divisor) for term, each in found.items()]
    return total(items, POINTER, constant // divisor), const(constant % divisor, POINTER)
