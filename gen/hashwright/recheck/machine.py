"""A processor's registers and memory as expressions, on one path through a function.

Memory is divided into regions. An address is in a region if the solver proves that it is the sum of the
region's base and a constant; sample values of both suggest the constant.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from hashwright.recheck.refusal import NotRechecked
from hashwright.recheck.solver import Solver
from hashwright.recheck.terms import ADD, WORD, BitVector, Evaluation, const, equal, join, part, var, variables

BYTE: Final = 8
REACH: Final = 1 << 20  # bytes from a region's base
STACK: Final = "the stack"
ABOVE: Final = 8  # bytes of the return address
SAMPLES: Final = tuple(map(Evaluation, range(2)))


Bounds = Callable[["Simulator", int, int], BitVector]


class Open(Exception):
    """Both values of a condition are possible."""

    def __init__(self, condition: BitVector) -> None:
        self.condition = condition


class Unplaced(NotRechecked):
    """An address is in no region."""

    def __init__(self, address: BitVector) -> None:
        super().__init__("an address is not proved to be in the function's memory")
        self.address = address


@dataclass(frozen=True, slots=True)
class MemoryObject:
    """Memory that a function may use."""

    name: str
    base: BitVector
    reads: Bounds  # a bit: may this number of bytes at an offset be read?
    initial: Callable[[int], BitVector]  # the word at an offset, a multiple of 4, at the start of the path
    writes: Bounds | None = None  # None: none may be written
    is_moving: bool = False  # has it another address in the next iteration of a loop?


Cells = dict[int, tuple[BitVector, int]]  # by offset: a value and the number of a byte in it


@dataclass(slots=True)
class Simulator:
    """The state of a processor, and the assumptions of the path."""

    solver: Solver
    regions: Mapping[str, MemoryObject]
    general: list[BitVector]
    vectors: list[list[BitVector]]  # by words of 32 bits, the lowest first
    public: frozenset[BitVector]  # the variables on which branches may depend
    stack: int  # the number of the stack pointer
    below: int  # bytes below it that a function may use
    flags: dict[str, BitVector] = field(default_factory=dict)
    cells: dict[str, Cells] = field(default_factory=dict)
    assumed: list[BitVector] = field(default_factory=list)
    moves: int = 0  # of the stack pointer

    def copy(self) -> Self:
        return replace(
            self,
            general=[*self.general],
            vectors=[[*each] for each in self.vectors],
            flags=dict(self.flags),
            cells={name: dict(each) for name, each in self.cells.items()},
            assumed=[*self.assumed],
        )

    def holds(self, claim: BitVector) -> bool:
        return self.solver.holds(claim, self.assumed)

    def decide(self, condition: BitVector) -> bool:
        """Is a condition met? Raises Open if both are possible, and NotRechecked if it depends on a secret."""
        if condition.is_const:
            return bool(condition.attr)
        if not variables(condition) <= self.public:
            raise NotRechecked("a branch depends on a secret or on an address of the file")
        for wanted in (True, False):
            if self.holds(condition if wanted else ~condition):
                return wanted
        raise Open(condition)

    def located(self, address: BitVector) -> tuple[MemoryObject, int]:
        """The region of an address, and the offset in it. Raises Unplaced."""
        for each in self.regions.values():
            if address is each.base:
                return each, 0
            offsets = {(sample(address) - sample(each.base)) % (1 << 64) for sample in SAMPLES}
            offset = (min(offsets) + REACH) % (1 << 64) - REACH
            if len(offsets) > 1 or offset > REACH:
                continue
            is_sum = address.kind == ADD and address.args[1].is_const
            start, added = (address.args[0], address.args[1].attr) if is_sum else (address, 0)
            if self.holds(equal(start, each.base + const(offset - added, 64))):
                return each, offset
        raise Unplaced(address)

    def load(self, address: BitVector, size: int, align: int = 1) -> BitVector:
        region, offset = self.located(address)
        self._check(region, region.reads(self, offset, size), address, align)
        return self.content(region, offset, size)

    def store(self, address: BitVector, value: BitVector, align: int = 1) -> None:
        region, offset = self.located(address)
        if not region.writes:
            raise NotRechecked(f"{region.name} is written")
        self._check(region, region.writes(self, offset, value.bits // BYTE), address, align)
        self.put(region.name, offset, value)

    def put(self, region: str, offset: int, value: BitVector) -> None:
        """Sets the content of memory."""
        self.cells.setdefault(region, {}).update({offset + i: (value, i) for i in range(value.bits // BYTE)})

    def _check(self, region: MemoryObject, is_inside: BitVector, address: BitVector, align: int) -> None:
        if not self.holds(is_inside):
            raise NotRechecked(f"an access to {region.name} is outside of the function's memory")
        places = align.bit_length() - 1
        if places and not self.holds(equal(part(address, 0, places), const(0, places))):
            raise NotRechecked(f"an access to {region.name} is not aligned to {align} bytes")

    def content(self, region: MemoryObject, offset: int, size: int) -> BitVector:
        """The present content of memory."""
        cells = self.cells.get(region.name, {})
        return join(
            *_pieces([cells.get(at) or self._initial(region, at) for at in range(offset, offset + size)])
        )

    def _initial(self, region: MemoryObject, at: int) -> tuple[BitVector, int]:
        word = at - at % 4
        if region.name == STACK and at < 0:  # signals may overwrite memory below the zone
            return var(f"{STACK} {word} after {self.moves} moves", WORD), at % 4
        return region.initial(word), at % 4

    def moved(self, pointer: BitVector) -> None:
        """Sets the stack pointer; memory below its zone may be overwritten."""
        self.general[self.stack] = pointer
        self.moves += 1
        region, offset = self.located(pointer)
        if region.name != STACK or offset > ABOVE:
            raise NotRechecked("the stack pointer leaves the function's stack")
        cells = self.cells.get(region.name, {})
        for each in [each for each in cells if each < offset - self.below]:
            del cells[each]


def _pieces(cells: Sequence[tuple[BitVector, int]]) -> Iterator[BitVector]:
    """The values whose parts are the content of these cells."""
    at = 0
    while at < len(cells):
        term, first = cells[at]
        size = 1
        while at + size < len(cells) and cells[at + size] == (term, first + size):
            size += 1
        yield part(term, BYTE * first, BYTE * size)
        at += size


def numbered(name: str, count: int, bits: int) -> list[BitVector]:
    """Variables with numbers in their names."""
    return [var(f"{name}.{i}", bits) for i in range(count)]
