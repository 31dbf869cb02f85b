"""What a processor holds, as terms: registers by part, memory by region, flags as they are read."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from typing import Final

from hashwright.proof.image import Image
from hashwright.proof.instruction import GENERAL, MASK, RegisterPart
from hashwright.proof.stack import StackUse, alignment, is_allowed, is_apart, span
from hashwright.proof.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    choose,
    const,
    extend,
    join,
    less,
    memory,
    part,
    unknowns,
    without_constant,
)
from hashwright.proof.values import Formulas

REMEMBERED: Final = 1 << 12  # answers of z3
EFFORT: Final = 10_000_000  # of z3 for one question, in its own unit, which no clock decides

Flags = Mapping[str, Callable[[], Term]]  # by the letter of a flag; those that are undefined are missing


class Unproved(Exception):
    """Why code is not proved: a sentence."""


@dataclass(frozen=True, slots=True)
class Region:
    """Memory that a function may use."""

    name: str
    base: Term  # its address
    size: Term  # in bytes
    is_written: bool = False  # may it be?
    align: int = 1  # its address is a multiple of that many bytes
    is_passing: bool = False  # does another one take its place in the next trip of a loop?
    piece: int = 1  # that many bytes are proved to be inside at once


@dataclass(frozen=True, slots=True)
class Location:
    """An address that a function may use."""

    anchor: Term  # the address without a constant
    offset: int  # from there


@lru_cache(REMEMBERED)
def _holds(assumed: frozenset[Term], claim: Term) -> bool:
    import z3

    formulas, solver = Formulas(), z3.Solver()
    solver.set("rlimit", EFFORT)
    solver.add(*(formulas(each) == 1 for each in assumed), formulas(claim) == 0)
    return bool(solver.check() == z3.unsat)


@dataclass(slots=True)
class MachineState:
    """A processor that executes a function. It knows what may be assumed of the function's arguments."""

    image: Image
    regions: tuple[Region, ...]
    frame: StackUse
    general: list[Term]
    vectors: list[list[Term]]  # of each register the parts, the lowest first
    masks: list[Term]
    # What was stored, by anchor and offset: of a term a byte.
    cells: dict[Term, dict[int, tuple[Term, int]]] = field(default_factory=dict)
    flags: Flags = field(default_factory=dict)
    assumed: frozenset[Term] = frozenset()  # terms of one bit that are set
    public: frozenset[Term] = frozenset()  # the variables that branches and addresses may depend on
    returned: Term | None = None  # the address to which the function has returned

    def copy(self) -> "MachineState":
        return MachineState(
            self.image,
            self.regions,
            self.frame,
            list(self.general),
            [list(each) for each in self.vectors],
            list(self.masks),
            {anchor: dict(cells) for anchor, cells in self.cells.items()},
            self.flags,
            self.assumed,
            self.public,
        )

    def holds(self, claim: Term) -> bool:
        """Is a term of one bit set, as far as can be proved from what is assumed?"""
        if claim.is_const:
            return bool(claim.attr)
        return claim in self.assumed or (~claim not in self.assumed and _holds(self._about(claim), claim))

    def _about(self, claim: Term) -> frozenset[Term]:
        """What is assumed, without what is about something that is mentioned nowhere else."""
        mentioned = {each: unknowns(each) for each in self.assumed}
        count = Counter(chain(unknowns(claim), *mentioned.values()))
        return frozenset(each for each, found in mentioned.items() if all(count[one] > 1 for one in found))

    # Registers.

    def read(self, register: RegisterPart) -> Term:
        """A general register or a mask, or a part of it."""
        files = {GENERAL: self.general, MASK: self.masks}
        if register.file not in files:
            raise Unproved(f"it is not known what is in {register.file}")
        return part(files[register.file][register.number], register.first, register.bits)

    def write(self, register: RegisterPart, value: Term) -> None:
        """What is written into 32 bits of a general register clears the others."""
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

    def refuse_secrets(self, what: str, term: Term) -> None:
        """Raises Unproved where a term depends on more than public variables."""
        secret = unknowns(term) - self.public
        if secret:
            raise Unproved(f"{what} depends on {min(map(str, secret))}")

    def flag(self, letter: str) -> Term:
        if letter not in self.flags:
            raise Unproved(f"a flag is read that nothing known has set: {letter}")
        return self.flags[letter]()

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        """So many bytes from an address."""
        if address.is_const:
            data = self.image.read(address.attr, size)
            if data is None:
                raise Unproved(f"what is at {address.attr:#x} is no constant")
            return const(int.from_bytes(data, "little"), 8 * size)
        chosen = next((each for each in (address, *address.args) if each.kind is Kind.CHOOSE), None)
        if chosen:
            condition, *values = chosen.args
            self.refuse_secrets("an address", condition)
            ways = zip((condition, ~condition), values, strict=True)
            return choose(
                condition,
                *(self._assuming(met).load(Substitution({chosen: each})(address), size) for met, each in ways),
            )
        place = self.place(address, size, False)
        return self.content(place.anchor, place.offset, size)

    def _assuming(self, claim: Term) -> "MachineState":
        """The same registers and memory, where more is assumed."""
        return replace(self, assumed=self.assumed | {claim})

    def store(self, address: Term, value: Term) -> None:
        size = value.bits // 8
        place = self.place(address, size, True)
        cells = self.cells.setdefault(place.anchor, {})
        for i in range(size):
            cells[place.offset + i] = value, i

    def place(self, address: Term, size: int, is_store: bool) -> Location:
        """Where an access is. Raises Unproved where it is not inside a region."""
        anchor, offset = without_constant(address)
        what = "a store" if is_store else "a load"
        if span(anchor):
            if not is_allowed(
                without_constant(self.general[self.frame.pointer]), (anchor, offset), size, self.frame
            ):
                raise Unproved(f"{what} of {size} bytes outside of the function's stack: at {address}")
            if not is_apart((anchor, offset), size, self.cells):
                raise Unproved(f"{what} may be where something else is on the stack: at {address}")
            cells = self.cells.setdefault(anchor, {})
            for at in range(offset, offset + size):
                if at not in cells:
                    cells[at] = _unknown(anchor, at), at % (WORD // 8)
            return Location(anchor, offset)
        region = next(
            (each for each in self.regions if anchor is each.base or _is_based(address, each.base)), None
        )
        if region is None:
            raise Unproved(f"an address that is in no region: {address}")
        self.refuse_secrets("an address", address)
        if is_store and not region.is_written:
            raise Unproved(f"a store into {region.name}, which is to be read only")
        if region.is_written and anchor is not region.base:
            raise Unproved(f"{what} at a place that varies: {address}")
        behind = offset % region.piece
        is_inside = behind + size <= region.piece and self._is_inside(
            region, address - const(behind, POINTER), region.piece
        )
        if not is_inside and not self._is_inside(region, address, size):
            raise Unproved(f"{what} of {size} bytes outside of {region.name}: at {address}")
        return Location(anchor, offset)

    def _is_inside(self, region: Region, address: Term, size: int) -> bool:
        """Are so many bytes from an address on inside of a region, as far as can be proved?"""
        length = const(size, POINTER)
        return self.holds(~less(region.size, length) & ~less(region.size - length, address - region.base))

    def refuse_unaligned(self, address: Term, size: int) -> None:
        """Raises Unproved where an address may be no multiple of a size, a power of two."""
        anchor, offset = without_constant(address)
        if address.is_const:
            known = size if address.attr % size == 0 else 1
        elif span(anchor):
            known = alignment(anchor, offset, self.frame)
        else:
            align = next((each.align for each in self.regions if each.base is anchor), 1)
            known = min(align, offset & -offset or align)
        if known < size:
            raise Unproved(f"an address that may be no multiple of {size}: {address}")

    def content(self, anchor: Term, offset: int, size: int) -> Term:
        """So many bytes of memory, whether a function may use them or not."""
        cells = self.cells.get(anchor, {})
        found: list[tuple[Term, int, int]] = []  # a term, the first byte of it, and how many
        for at in range(offset, offset + size):
            term, byte = cells.get(at) or (_unknown(anchor, at), at % (WORD // 8))
            if found and found[-1][0] is term and sum(found[-1][1:]) == byte:
                found[-1] = term, found[-1][1], found[-1][2] + 1
            else:
                found.append((term, byte, 1))
        return join(*(part(term, 8 * first, 8 * count) for term, first, count in found))


def _is_based(address: Term, base: Term) -> bool:
    """Is an address the base, and something besides?"""
    if address.kind is not Kind.SUM:
        return address is base
    return any(arg is base and factor == 1 for arg, factor in zip(address.args, address.attr[0], strict=True))


def _unknown(anchor: Term, offset: int) -> Term:
    """The word in memory of which a byte is at an offset."""
    return memory(anchor + const(offset - offset % (WORD // 8), POINTER))


def word_at(address: Term, offset: int) -> Term:
    """The word in memory so many bytes behind an address, where nothing has been written."""
    anchor, constant = without_constant(address)
    return _unknown(anchor, constant + offset)
