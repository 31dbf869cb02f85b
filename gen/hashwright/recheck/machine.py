"""A processor's registers and memory as expressions, on one path through a function.

Memory is divided into objects. An address is in an object if the solver proves that it is the sum of its base
and a constant; sample values of both suggest the constant.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final, NamedTuple, Self

from hashwright.recheck.described import BlockDescription
from hashwright.recheck.terms import ADD, SAMPLES, WORD, BitVector, NotRechecked, const, holds, join, var

REACH, DEEPEST = 1 << 20, 1 << 16  # bytes from the base of an object; of the stack that a function may use
STACK: Final = "the stack"
RETURNED: Final = -1  # where a path is that has returned
POINTER: Final = ("general", 4)  # the register with the stack pointer
ABOVE, BELOW = 8, 128  # bytes of the return address; bytes below the stack pointer that a function may use
Contents = Mapping[tuple[str, int], BitVector]  # by the name of an object, and the offset there


class Open(Exception):
    """Both values of a condition are possible. Its argument is the condition."""


class MemoryObject(NamedTuple):
    """Memory that a function may use."""

    name: str
    base: BitVector
    size: BitVector  # the bytes from the base on
    is_written: bool = False  # may it be written?
    step: int = 0  # the bytes of an iteration, which may write only these; 0: iterations have the same memory
    replaced: str = ""  # the object that may be in its place: nothing of it is read once that is begun
    is_unset: bool = False  # is nothing of it read but what the path has written?
    before: int = 0  # bytes before the base
    # The word at an offset, a multiple of 4, at the start of the path; by default a variable.
    initial: Callable[[int], BitVector] | None = None

    def bounds(self, done: BitVector, offset: int, count: int, is_write: bool) -> BitVector:
        """A bit: may these bytes be accessed, after a number of iterations?"""
        is_allowed = not is_write or (self.is_written and (not self.step or 0 <= offset <= self.step - count))
        first, size = done * self.step + const(self.before + offset, 64), self.size + const(self.before, 64)
        number = const(count, 64)
        return ~size.less(number) & ~(size - number).less(first) & const(is_allowed, 1)


@dataclass(slots=True)
class Simulator:
    """The state of a processor, the assumptions of the path, and the description of what the path computes."""

    objects: Mapping[str, MemoryObject]
    done: BitVector  # the number of iterations before
    registers: dict[tuple[str | int, ...], BitVector]  # (GENERAL, number) or (VECTOR, number, word)
    public: frozenset[BitVector]  # the variables on which branches may depend
    assumed: tuple[BitVector, ...]
    described: BlockDescription
    at: int  # the next instruction, or RETURNED
    visits: Counter[int] = field(default_factory=Counter)  # of each instruction
    flags: Mapping[str, BitVector] = field(default_factory=dict)
    # By object and offset: a value, and the offset where it begins.
    cells: dict[tuple[str, int], tuple[BitVector, int]] = field(default_factory=dict)
    moves: int = 0  # of the stack pointer

    def copy(self) -> Self:
        registers, cells, visits = dict(self.registers), dict(self.cells), Counter(self.visits)
        return replace(self, registers=registers, cells=cells, visits=visits, described=self.described.copy())

    def holds(self, claim: BitVector) -> bool:
        return holds(claim, self.assumed)

    def require(self, found: BitVector, wanted: BitVector, why: str) -> None:
        """Raises NotRechecked unless two values are equal."""
        if not self.described.equal(found, wanted) and not self.holds(found.equal(wanted)):
            raise NotRechecked(why)

    def require_contents(self, wanted: Contents) -> None:
        for (name, offset), term in wanted.items():
            found = self.content(self.objects[name], offset, term.bits // 8)
            self.require(found, term, f"{name} differs from the description at byte {offset}")

    def decide(self, condition: BitVector) -> bool:
        """Is a condition met? Raises Open if both are possible, and NotRechecked if it depends on a secret."""
        if not condition.variables <= self.public:
            raise NotRechecked("a branch depends on a secret or on an address of the file")
        for wanted in (True, False):
            if self.holds(condition if wanted else ~condition):
                return wanted
        raise Open(condition)

    def located(self, address: BitVector) -> tuple[MemoryObject, int]:
        """The object at an address, and the offset in it."""
        is_sum = address.kind == ADD and address.args[1].is_const
        start, added = (address.args[0], address.args[1].attr) if is_sum else (address, 0)
        values = [(sample, sample(address)) for sample in SAMPLES]
        for each in self.objects.values():
            base = each.base + self.done * each.step
            first, *others = {(value - sample(base)) % (1 << 64) for sample, value in values}
            offset = (first + REACH) % (1 << 64) - REACH
            if not others and offset <= REACH and self.holds(start.equal(base + const(offset - added, 64))):
                return each, offset
        raise NotRechecked("an address is not proved to be in the function's memory")

    def load(self, address: BitVector, size: int, align: int = 1) -> BitVector:
        return self.content(*self._accessed(address, size, align, False), size)

    def store(self, address: BitVector, value: BitVector, align: int = 1) -> None:
        self.put(*self._accessed(address, value.bits // 8, align, True), value)

    def _accessed(self, address: BitVector, size: int, align: int, is_write: bool) -> tuple[MemoryObject, int]:
        """The place of an access, which is allowed."""
        found, offset = self.located(address)
        lowest = self.located(self.registers[POINTER])[1] - BELOW if found.name == STACK else offset
        is_lost = any(name == found.replaced for name, _ in self.cells)
        is_lost |= found.is_unset and any((found.name, offset + i) not in self.cells for i in range(size))
        is_inside = offset >= lowest and self.holds(found.bounds(self.done, offset, size, is_write))
        if not is_inside or (is_lost and not is_write):
            raise NotRechecked(f"{size} bytes of {found.name} at byte {offset} may not be accessed")
        places = align.bit_length() - 1
        if places and not self.holds(address.part(0, places).equal(const(0, places))):
            raise NotRechecked(f"an access to {found.name} is not aligned to {align} bytes")
        return found, offset

    def put(self, to: MemoryObject, offset: int, value: BitVector) -> None:
        self.cells |= {(to.name, offset + i): (value, offset) for i in range(value.bits // 8)}

    def content(self, of: MemoryObject, offset: int, size: int) -> BitVector:
        """The present content of memory."""

        def cell(at: int) -> tuple[BitVector, int]:
            return self.cells.get((of.name, at)) or (self._initial(of, at - at % 4), at - at % 4)

        runs = ((each, [*run]) for each, run in groupby(range(offset, offset + size), cell))
        return join(*(term.part(8 * (run[0] - first), 8 * len(run)) for (term, first), run in runs))

    def _initial(self, of: MemoryObject, offset: int) -> BitVector:
        if of.name == STACK and offset < 0:  # signals may overwrite memory below the zone
            return var(f"{STACK} {offset} after {self.moves} moves", WORD)
        return of.initial(offset) if of.initial else var(f"{of.name} {offset}", WORD)

    def moved(self, pointer: BitVector) -> None:
        """Sets the stack pointer; memory below its zone may be overwritten."""
        self.registers[POINTER], self.moves = pointer, self.moves + 1
        found, offset = self.located(pointer)
        if found.name != STACK or not -DEEPEST <= offset <= ABOVE:
            raise NotRechecked("the stack pointer leaves the function's stack")
        self.cells = {of: each for of, each in self.cells.items() if of[0] != STACK or of[1] >= offset - BELOW}
