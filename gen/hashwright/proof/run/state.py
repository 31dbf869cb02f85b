"""The state of a processor as terms: registers by part, memory by region, flags when they are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple, Self, TypeVar

from hashwright.proof.read.image import Image
from hashwright.proof.read.instruction import GENERAL, GUARD, MASK, RegisterPart
from hashwright.proof.run.addresses import (
    distance_at,
    found_by_loader,
    in_code,
    in_file,
    is_base,
    is_found_by_loader,
    located,
    slot_of,
)
from hashwright.proof.run.stack import (
    CURRENT,
    KEPT,
    STACK_GUARD,
    StackUse,
    alignment,
    allowed,
    before_loss,
    distance,
    is_lost,
    lost,
    may_be_overwritten,
    perhaps,
    span,
)
from hashwright.proof.say import limits
from hashwright.proof.say.claims import follows, near
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.digits import Digits, OpenChoice, OpenDigit
from hashwright.proof.say.sweep import equal_above
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    apply,
    choose,
    const,
    extend,
    is_known,
    is_sum_within,
    is_zero,
    join,
    less,
    memory,
    overwritten,
    part,
    quotient,
    remembered,
    topological,
    unknowns,
    var,
    without_constant,
)

REMEMBERED: Final = 1 << 12  # cached words of memory
Unproved = limits.Unproved
CALLER: Final = const(0, POINTER)  # no call but that of the function itself is active
ACTIVE: Final = "active call"  # the name of the function of the calls before and the place behind a call
CLEAN: Final = const(0, 1)  # upper halves of vector registers are not in use
NOTHING: Final = const(0, 8)  # what was in a byte before it was overwritten for certain: it is no longer there

Flags = Mapping[str, Callable[[], Term]]  # by the letter of a flag, without undefined ones


class Location(NamedTuple):
    """An address that a function may use."""

    anchor: Term  # the address without a constant
    offset: int  # the offset from the anchor


@dataclass(slots=True)
class MachineState:
    """A processor that executes a function, with the assumptions about the function's arguments."""

    image: Image
    regions: tuple[Region, ...]
    frame: StackUse
    general: list[Term]
    vectors: list[list[Term]]  # by register: the parts, the lowest first
    masks: list[Term]
    # The stored bytes, by anchor and offset: a term and the number of a byte in it.
    cells: dict[Term, dict[int, tuple[Term, int]]] = field(default_factory=dict)
    flags: Flags = field(default_factory=dict)
    assumed: frozenset[Term] = frozenset()  # terms of one bit that are set
    public: frozenset[Term] = frozenset()  # the variables that branches and addresses may depend on
    digits: Digits = field(default_factory=lambda: Digits(()))
    verdict: Callable[["MachineState"], Term | None] | None = None  # a secret on which branches may depend
    # Addresses from which on that many bytes were set to 0 in the end.
    cleared: tuple[tuple[Term, Term], ...] = ()
    clearable: tuple[tuple[Term, Term], ...] = ()  # what the function may clear as a whole, likewise
    flags_at: int = 0  # the address of the last instruction that set the flags
    returned: Term | None = None  # the address to which the function has returned
    uppers: Term = CLEAN  # are upper halves of vector registers in use?
    active: Term = CALLER  # the calls in the function that have not returned yet
    calls: int = 0  # whose code is not executed, and meetings of paths: what they leave is named by this number

    def copy(self) -> Self:
        return replace(
            self,
            general=self.general.copy(),
            vectors=[list(each) for each in self.vectors],
            masks=list(self.masks),
            cells={anchor: dict(cells) for anchor, cells in self.cells.items()},
            returned=None,
        )

    def clear(self, address: Term, size: Term) -> None:
        """Sets a variable number of bytes to 0: what the function may clear as a whole. Raises Unproved."""
        self.refuse_secrets("a number of bytes", size)
        if not any(address is base and self.holds(is_zero(size - whole)) for base, whole in self.clearable):
            self.refuse_secrets("an address", address)
            raise Unproved(f"bytes are cleared outside of what may be written: {size} from {address} on")
        self.cleared += ((address, size),)
        for anchor in [each for each in self.cells if _is_based(each, address)]:
            del self.cells[anchor]

    def assume(self, condition: Term) -> None:
        """Assumes a condition from now on, and determines the digits that it decides."""
        self.assumed |= {condition}
        for claim, known in self.digits.claims(condition):
            if all(self.digits.now[each] is each for each in known) and self.holds(claim):
                self.substitute(known)
        for number in self.digits.divided:
            self._divide(number)

    def _divide(self, number: Term) -> None:
        """Omits the values of a number that the assumptions exclude, and replaces what has one value then."""
        samples = self.digits.divided[number]
        about = {each for each in self.assumed if self.digits.samples(each)}
        left = {value: sample for value, sample in samples.items() if all(map(sample, about))}
        if len(left) in (0, len(samples)):
            return
        self.digits = replace(self.digits, divided={**self.digits.divided, number: left})
        ends = ~less(number, const(min(left), POINTER)), less(number, const(max(left) + 1, POINTER))
        self.assumed = self.assumed - about | {each for each in ends if not each.is_const}
        first, *others = left.values()
        found = (each for each in topological((*self.general, number)) if self.digits.samples(each))
        alike = ((each, first(each)) for each in found if all(first(each) == other(each) for other in others))
        self.substitute({each: const(value, each.bits) for each, value in alike})

    def undetermined(self, term: Term) -> Term | None:
        """The digit to determine before the term has a value; None if there is none, or the term is secret."""
        return self.digits.undetermined(term) if is_known(term, self.public) else None

    def substitute(self, known: Mapping[Term, Term]) -> None:
        """Replaces variables by terms, everywhere."""
        made = Substitution(known)
        general = self.general.copy()
        general[:] = map(made, general)
        self.general = general
        self.vectors = [[*map(made, each)] for each in self.vectors]
        self.masks = [*map(made, self.masks)]
        cells: dict[Term, dict[int, tuple[Term, int]]] = {}
        for base, found in self.cells.items():
            anchor, offset = without_constant(made(base))
            moved = {offset + at: (made(term), byte) for at, (term, byte) in found.items()}
            known_ = cells.setdefault(anchor, {})
            known_.update({at: each for at, each in moved.items() if at not in known_ or not is_lost(each[0])})
        self.cells = cells
        self.flags = {letter: _later(made, flag) for letter, flag in self.flags.items()}
        self.assumed = frozenset(each for each in map(made, self.assumed) if not each.is_const)
        self.cleared = tuple((made(address), made(size)) for address, size in self.cleared)
        self.clearable = tuple((made(address), made(size)) for address, size in self.clearable)
        self.regions = tuple(replace(each, base=made(each.base), size=made(each.size)) for each in self.regions)
        self.digits = self.digits.substituted(made)

    def holds(self, claim: Term) -> bool:
        """Can a term of one bit be proved to be set, under the assumptions?

        For a secret term the answer is no: it may be set or not.
        """
        if claim.is_const:
            return bool(claim.attr)
        if claim in self.assumed:
            return True
        if samples := self.digits.samples(claim):
            return all(sample(claim) for sample in samples.values())
        is_open = ~claim not in self.assumed and unknowns(claim) <= self.public
        return is_open and follows(self._about(claim), claim)

    def same(self, one: Term, other: Term) -> bool:
        """Can two terms be proved equal?"""
        return one is other or (one.bits == other.bits and self.holds(is_zero(one - other)))

    def _about(self, claim: Term) -> frozenset[Term]:
        """The assumptions from which a claim may follow."""
        return near(self.assumed, claim)

    # Registers.

    def read(self, register: RegisterPart) -> Term:
        """A general register or a mask, or a part of it; or the stack guard."""
        files = {GENERAL: self.general, MASK: self.masks, GUARD: [STACK_GUARD]}
        if register.file not in files:
            raise Unproved(f"it is not known what is in {register.file}")
        return part(files[register.file][register.number], register.first, register.bits)

    def write(self, register: RegisterPart, value: Term) -> None:
        """Writes a register, or a part of it. A write of 32 bits of a general register clears the others."""
        number, first, bits = register.number, register.first, register.bits
        if register.file == MASK:
            self.masks[number] = value
        elif register.file != GENERAL:
            raise Unproved(f"it is not known what {register.file} does")
        elif bits >= WORD:
            self.general[number] = extend(value, POINTER)
        else:
            whole, end = self.general[number], first + bits
            below = [part(whole, 0, first)] if first else []
            self.general[number] = join(*below, value, part(whole, end, POINTER - end))

    def branch(self, condition: Term) -> Term:
        """A condition on which a branch may depend. Raises Unproved if it depends on a secret."""
        is_secret = not is_known(condition, self.public)
        wanted = self.verdict(self) if self.verdict and is_secret else None
        if not wanted:
            self.refuse_secrets("a branch", condition)
            return condition
        both = wanted, ~wanted
        if condition not in both:
            condition = next((each for each in both if equal_above(condition, each)), condition)
        if condition not in both:
            raise Unproved("a branch depends on what is secret, but not on whether the tag is right")
        return condition

    def refuse_secrets(self, what: str, term: Term) -> None:
        """Raises Unproved if a term depends on more than public variables."""
        secret = unknowns(term) - self.public
        if secret:
            raise Unproved(f"{what} depends on {min(map(str, secret))}")

    def refuse_uppers(self, what: str) -> None:
        """Raises Unproved where upper halves of vector registers may be in use."""
        if self.uppers is not CLEAN:
            raise Unproved(f"{what} while upper halves of vector registers are in use")

    def call(self, back: Term) -> None:
        """A call is active that returns to an address."""
        self.active = apply(ACTIVE, self.active, back)

    def come_back(self, back: Term) -> int | None:
        """The place in the file to which a call returns; None if it is that of the function itself.

        Processors with a shadow stack return only there. Raises Unproved for another address.
        """
        at = in_file(self.image, back)
        if at is None:
            self.returned = back
            return None
        if self.active.kind is not Kind.APPLY or self.active.args[-1] is not back:
            raise Unproved(f"a call returns elsewhere than behind it: to {at:#x}")
        self.active = self.active.args[0]
        return at

    def flag(self, letter: str) -> Term:
        if letter not in self.flags:
            raise Unproved(f"a flag is read that nothing known has set: {letter}")
        return self.flags[letter]()

    def decided(self, condition: Term) -> Term:
        """A condition as a number, where public variables decide it.

        Raises OpenChoice where a number that paths divide is in an open one.
        """
        if condition.is_const or not is_known(condition, self.public):
            return condition
        known = (value for value, claim in ((1, condition), (0, ~condition)) if self.holds(claim))
        value = next(known, None)
        if value is None and self.digits.mentions_divided(condition):
            raise OpenChoice(condition)
        return condition if value is None else const(value, 1)

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        """The value of that many bytes from an address on."""
        if (at := in_file(self.image, address)) is not None:
            if at in self.image.pointers and size == POINTER // 8:
                return located(self.image, self.image.pointers[at])
            if at in self.image.slots and size == POINTER // 8:
                return found_by_loader(at, self.image.slots[at], self._when(at))
            if at in self.image.distances and size == WORD // 8:
                return distance_at(self.image, at)
            data = self.image.read(at, size)
            if data is None:
                raise Unproved(f"what is at {at:#x} in the file is no constant")
            return const(int.from_bytes(data, "little"), 8 * size)
        address = self.settled(address, const(size, POINTER))
        if choice := chosen(address):
            condition, *values = choice.args
            self.refuse_secrets("an address", condition)
            ways = [self._assuming(met) for met in (condition, ~condition)]
            places = (Substitution({choice: each})(address) for each in values)
            found = [way.load(place, size) for way, place in zip(ways, places, strict=True)]
            self.calls = max(way.calls for way in ways)
            return choose(condition, *found)
        if self._is_guard(address) and size == POINTER // 8:
            return STACK_GUARD
        place = self.place(self._at_data(address), size, False)
        if span(place.anchor) and self._is_lost(place, size):
            self.calls += 1
            unknown = var(f"what was at {address}{KEPT}{self.calls}", 8 * size)
            return perhaps(unknown, [self.before(place.anchor, place.offset, size)])
        return self.content(place.anchor, place.offset, size)

    def settled(self, address: Term, count_: Term) -> Term:
        """The address of that many bytes without choices, where there are no bytes at the other address."""
        if choice := chosen(address):
            condition, *values = choice.args
            for way, other in zip((~condition, condition), values, strict=True):
                if self.holds(~way) or self._assuming(way).holds(is_zero(count_)):
                    return self.settled(Substitution({choice: other})(address), count_)
        return address

    def _at_data(self, address: Term) -> Term:
        """The address of data for one of output, where this is assumed to replace them."""
        for each in self.regions:
            if each.output and is_zero(each.output) in self.assumed:
                found = address - each.output
                if without_constant(found)[0] is each.anchor:
                    return found
        return address

    def _is_guard(self, address: Term) -> bool:
        """Is it the address of the C library's variable with the stack guard?"""
        is_found = is_found_by_loader(address) and slot_of(address) not in self.image.late
        at = in_code(self.image, address) if is_found else None
        return at is not None and self.image.imports.get(at) == self.frame.guard

    def _when(self, slot: int) -> str:
        """At what time an address is loaded; empty if it is the same at any time."""
        is_late = slot in self.image.late
        self.calls += is_late
        return f"{CURRENT}{self.calls}" if is_late else ""

    def _assuming(self, claim: Term) -> "MachineState":
        """The same with a further assumption, and without what a contract notes of accesses."""
        return replace(extended(self, MachineState), assumed=self.assumed | {claim})

    def store(self, address: Term, value: Term) -> None:
        size = value.bits // 8
        place = self.place(address, size, True)
        self._overwrite(place, size)
        cells = self.cells.setdefault(place.anchor, {})
        for i in range(size):
            cells[place.offset + i] = value, i

    def copy_some(self, to: Term, source: Term, count_: Term) -> None:
        """Copies an open number of bytes. On the stack, the most that this may be are used."""
        few = self.digits.late[count_]
        most = few[-1]
        found = self.place(self._at_data(source), most, False, count_)
        self.refuse_lost(found, most, source)
        place = self.place(to, most, True, count_)
        old, new = (self.before(each.anchor, each.offset, most) for each in (place, found))
        is_known = not any(is_lost(term) for term, _ in self._bytes(place.anchor, place.offset, most))
        self._overwrite(place, most)
        cells, made = self.cells.setdefault(place.anchor, {}), overwritten(old, new, count_, few)
        made = made if is_known else lost(made)
        cells.update({place.offset + i: (made, i) for i in range(most)})

    def place(self, address: Term, size: int, is_store: bool, count_: Term | None = None) -> Location:
        """The location of an access, if of a region, to a number of these bytes: the first ones, or all.

        Raises Unproved if it is not inside a region, or if it loads what was lost in one; the stack is none.
        """
        address = self.plain(self.settled(address, count_ or const(size, POINTER)))
        anchor, offset = without_constant(address)
        what = "a store" if is_store else "a load"
        if span(anchor):
            pointer = without_constant(self.general[self.frame.pointer])
            if offset not in allowed(pointer, anchor, size, self.frame):
                raise Unproved(f"{what} of {size} bytes outside of the function's stack: at {address}")
            if not is_store:
                known = zip(range(offset, offset + size), self._bytes(anchor, offset, size), strict=True)
                self.cells.setdefault(anchor, {}).update(known)
            return Location(anchor, offset)
        near = self._near(address)
        if is_store and not any(each.is_written for each in near):
            raise Unproved(f"a store into {near[0].name}, which is to be read only")
        used = f"{what} of {count_ or size} bytes"
        region = self._region(near, address, size, count_ or const(size, POINTER), used)
        if region.digit:
            raise OpenDigit(region.digit)
        if any(_is_based(region.base, cleared) for cleared, _ in self.cleared):
            raise Unproved(f"{what} at a place that was cleared: {address}")
        if is_store and not region.is_written:
            raise Unproved(f"a store into {region.name}, which is to be read only")
        if (region.is_written or region.output) and anchor is not region.anchor:
            raise Unproved(f"{what} at a place that varies: {address}")
        if not is_store:
            self.refuse_lost(Location(anchor, offset), size, address)
        is_unset = region.is_written and not region.is_given
        if is_unset and not is_store and not self._is_known(anchor, offset, size):
            raise Unproved(f"{what} of {region.name}, which is to be written only")
        is_begun = region.result and self.cells.get(without_constant(region.result)[0])
        if is_begun or (region.output and self._is_stored(address + region.output, size)):
            raise Unproved(f"{what} where output may have been written before: at {address}")
        return Location(anchor, offset)

    def _around(self, anchor: Term) -> list[tuple[dict[int, tuple[Term, int]], int, int]]:
        """The bytes stored at other anchors in the same memory, with the range of their distance above it."""
        return [
            (cells, *reach)
            for other, cells in self.cells.items()
            if other is not anchor and cells and (reach := self._distance(other, anchor))
        ]

    def _distance(self, other: Term, anchor: Term) -> tuple[int, int] | None:
        """The least and the greatest distance of an anchor above another one; None if it is in other memory."""
        if span(anchor) or span(other):
            return distance(other, anchor)
        return self.digits.reach(other - anchor) if self.digits.within else None

    def remaining(self, anchor: Term) -> set[int]:
        """The offsets of the bytes stored at an anchor that nothing has overwritten, wherever they are."""
        near = self._around(anchor)

        def is_gone(at: int) -> bool:
            return any(
                all(each in cells and not is_lost(cells[each][0]) for each in range(at - most, at - least + 1))
                for cells, least, most in near
            )

        return {at for at, (term, _) in self.cells[anchor].items() if not (is_lost(term) and is_gone(at))}

    def _overwrite(self, place: Location, size: int) -> None:
        """What a store overwrites at other anchors is gone; what it may overwrite is lost."""
        first, end = place.offset, place.offset + size
        for cells, least, most in self._around(place.anchor):
            for at in range(first - most, end - least):
                if at not in cells:
                    continue
                is_gone = first <= at + least and at + most < end
                term, byte = (NOTHING, 0) if is_gone else cells[at]
                cells[at] = lost(term), byte

    def lose_below(self, kept: int) -> None:
        """Loses what is more than that many bytes below the stack pointer, which signals may overwrite."""
        pointer = without_constant(self.general[self.frame.pointer])
        frame = replace(self.frame, below=kept)
        for anchor, cells in self.cells.items():
            if span(anchor):
                within = allowed(pointer, anchor, 1, frame)
                below = [at for at in cells if at not in within]
                cells.update((at, (lost(cells[at][0]), cells[at][1])) for at in below)

    def _is_known(self, anchor: Term, offset: int, size: int) -> bool:
        """Has everything been stored there since the last cut?"""
        return all(map(self.cells.get(anchor, {}).__contains__, range(offset, offset + size)))

    def _is_stored(self, address: Term, size: int) -> bool:
        """May something have been stored there, or cleared, since the invariant of the last cut?"""
        anchor, first = without_constant(address)
        cells = self.cells.get(anchor, {})
        return any(at in cells for at in range(first, first + size)) or any(
            _is_based(address, cleared) for cleared, _ in self.cleared
        )

    def refuse_lost(self, place: Location, size: int, address: Term) -> None:
        """Raises Unproved where it is not known what was stored last."""
        if self._is_lost(place, size):
            raise Unproved(f"a load of what a call or a store may have overwritten: at {address}")

    def _is_lost(self, place: Location, size: int) -> bool:
        return any(map(may_be_overwritten, {term for term, _ in self._bytes(place.anchor, place.offset, size)}))

    def _bytes(self, anchor: Term, offset: int, size: int) -> Sequence[tuple[Term, int]]:
        """The content of each byte: a term and the number of the byte in it."""
        cells, places = self.cells.get(anchor, {}), range(offset, offset + size)
        if all(map(cells.__contains__, places)):
            return [cells[at] for at in places]
        near = self._around(anchor)

        def before(at: int) -> tuple[Term, int]:
            term = _unknown(anchor, at)
            is_near = any(
                each in other for other, least, most in near for each in range(at - most, at - least + 1)
            )
            return (lost(term) if is_near else term), at % (WORD // 8)

        return [cells.get(at) or before(at) for at in places]

    def _region(self, found: Sequence[Region], address: Term, size: int, count_: Term, what: str) -> Region:
        """That of these regions which contains an access. Raises Unproved where there is none."""
        if size > limits.ACCESS:
            raise Unproved(f"{what} at once, which are too many: at {address}")
        for each in found:
            if _is_clearly_inside(each, address, count_):
                return each
        for each in found:
            if self._is_inside(each, address, size, count_):
                return each
        raise Unproved(f"{what} outside of {found[0].name}: at {address}")

    def _near(self, address: Term) -> list[Region]:
        """The regions that may contain an address. Raises Unproved if there is none, or it is secret."""
        anchor, _ = without_constant(address)
        found = [each for each in self.regions if anchor is each.anchor or _is_based(address, each.base)]
        if not found:
            is_beyond = is_base(anchor) and in_file(self.image, address) is None
            where = "behind the section that it is of, or before it" if is_beyond else "in no region"
            raise Unproved(f"an address that is {where}: {address}")
        self.refuse_secrets("an address", address)
        return found

    def refuse_overlap(self, to: Term, source: Term, size: int) -> None:
        """Raises Unproved where that many bytes to be copied may overlap their copy."""
        one, other = (Location(*without_constant(self.plain(each))) for each in (to, source))
        is_near = one.anchor is other.anchor or span(one.anchor) or span(other.anchor)
        near = [] if is_near else [*self._near(to), *self._near(source)]
        if any(each.output for each in near) or not self.are_apart(one, size, other, size):
            raise Unproved(f"a copy of {size} bytes that may overlap: from {source} to {to}")

    def are_apart(self, one: Location, size: int, other: Location, others: int) -> bool:
        """Are two pieces of memory, with that many bytes each, disjoint?

        Regions are, from each other and from the stack, but those whose distance is known are of one object.
        """
        reach = (0, 0) if one.anchor is other.anchor else self._distance(one.anchor, other.anchor)
        if not reach:
            return True
        least, most = (each + one.offset - other.offset for each in reach)
        return most + size <= 0 or least >= others

    def require_constant(self, address: Term, size: Term) -> None:
        """Raises Unproved where bytes, whose number varies, may not be in a region that is only read."""
        address = self.plain(address)
        found = (each for each in self._near(address) if not each.is_written)
        if not any(_is_clearly_inside(each, address, size) for each in found):
            raise Unproved(f"bytes that are not known to stay as they are: {size} from {address} on")

    def plain(self, term: Term) -> Term:
        """A number or an address as a sum of multiples of variables, if it can be proved to be one."""
        is_plain = term.kind is Kind.SUM and not any(each.args for each in term.args)
        if is_plain or unknowns(term).isdisjoint(self.digits.now):
            return term
        found = self.digits.linear(term)
        return found if self.holds(is_zero(term - found)) else term

    def _is_inside(self, region: Region, address: Term, size: int, count_: Term) -> bool:
        """Can that many bytes from an address on be proved to be inside a region, alone or within a piece?"""
        behind = without_constant(address)[1] % region.piece
        is_of_piece = behind + size <= region.piece
        first = address - const(behind, POINTER)
        return (is_of_piece and self._has_piece(region, first)) or self._is_within(region, address, count_)

    def _has_piece(self, region: Region, address: Term) -> bool:
        """Can a piece of a region be proved to be at an address?"""
        number, count_ = (quotient(each, region.piece) for each in (address - region.base, region.size))
        if number and count_:
            return self.holds(less(number, count_))  # multiples of these numbers have no carry
        return self._is_within(region, address, const(region.piece, POINTER))

    def _is_within(self, region: Region, address: Term, size: Term) -> bool:
        if _is_clearly_inside(region, address, size):
            return True
        return self.holds(~less(region.size, size) & ~less(region.size - size, address - region.base))

    def refuse_unaligned(self, address: Term, size: int) -> None:
        """Raises Unproved unless an address is a multiple of a size, which is a power of two."""
        anchor, offset = without_constant(self.plain(address))
        if is_base(anchor):
            known = self.image.alignment(offset)
        elif span(anchor):
            known = alignment(anchor, offset, self.frame)
        else:
            bits = reduce(or_, (mask for _, mask in anchor.attr)) if anchor.kind is Kind.XOR else 1
            low = bits & -bits  # the lowest bit that may be set
            align = max(low, *(each.align for each in self.regions if each.base is anchor), 1)
            known = min(align, offset & -offset or align)
        if known < size:
            raise Unproved(f"an address that may be no multiple of {size}: {address}")

    def content(self, anchor: Term, offset: int, size: int) -> Term:
        """That many bytes of memory, whether or not a function may use them."""
        return _joined(self._bytes(anchor, offset, size))

    def before(self, anchor: Term, offset: int, size: int) -> Term:
        """The same, of places whose content is lost what it was before."""
        return _joined([(before_loss(term), byte) for term, byte in self._bytes(anchor, offset, size)])


Extended = TypeVar("Extended", bound=MachineState)


def extended(state: MachineState, kind: type[Extended], **more: Any) -> Extended:
    """The same processor, with what a contract adds."""
    return kind(**{each.name: getattr(state, each.name) for each in fields(MachineState)}, **more)


def _joined(cells: Sequence[tuple[Term, int]]) -> Term:
    """Bytes of memory as one term."""
    found: list[Term] = []
    (last, first), *others = cells
    end = first + 1
    for term, byte in others:
        if term is not last or byte != end:
            found.append(part(last, 8 * first, 8 * (end - first)))
            last, first = term, byte
        end = byte + 1
    return join(*found, part(last, 8 * first, 8 * (end - first)))


def _later(made: Substitution, flag: Callable[[], Term]) -> Callable[[], Term]:
    return lambda: made(flag())


def _is_clearly_inside(region: Region, address: Term, size: Term) -> bool:
    """Is an access inside a region by its multiples of variables alone?"""
    behind = address - region.base
    if size.is_const:
        return is_sum_within(behind, size.attr, region.size)
    return is_sum_within(behind, 0, region.size) and is_sum_within(behind + size, 0, region.size)


def chosen(address: Term) -> Term | None:
    """The first of two addresses, or distances, in one, of which a condition chooses."""
    return next((each for each in (address, *address.args) if each.kind is Kind.CHOOSE), None)


def _is_based(address: Term, base: Term) -> bool:
    """Is an address a sum that contains the base?"""
    if address.kind is not Kind.SUM:
        return address is base
    return any(arg is base and factor == 1 for arg, factor in zip(address.args, address.attr[0], strict=True))


@remembered(REMEMBERED)
def _unknown(anchor: Term, offset: int) -> Term:
    """The word in memory with the byte at an offset."""
    return memory(anchor + const(offset - offset % (WORD // 8), POINTER))


def word_at(address: Term, offset: int) -> Term:
    """The word at an offset from an address, in memory that was not written."""
    anchor, constant = without_constant(address)
    return _unknown(anchor, constant + offset)
