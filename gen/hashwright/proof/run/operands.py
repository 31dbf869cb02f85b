"""An instruction's operands in a state."""

from collections.abc import Callable, Iterator, Sequence

from hashwright.proof.read.instruction import (
    VECTOR,
    DecodedOperand,
    Instruction,
    MemoryOperand,
    Noted,
    RegisterPart,
)
from hashwright.proof.run.addresses import base_named, extended_distance
from hashwright.proof.run.state import Flags, MachineState, Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, choose, const, join, part, split, total


def is_vector(operand: DecodedOperand) -> bool:
    return isinstance(operand, RegisterPart) and operand.file == VECTOR


class Operands:
    """The operands that an instruction reads and writes."""

    def __init__(self, state: MachineState, instruction: Instruction) -> None:
        self.state = state
        self.instruction = instruction
        self.decoded = Noted(instruction.operands)  # for meanings; what kinds they have is in the instruction

    def unknown(self) -> Unproved:
        return Unproved(f"it is not known what this instruction does: {self.instruction}")

    # Words.

    def bits(self, i: int) -> int:
        """The bits of an operand; by default, those of the first operand, which may be an address."""
        operand = self.instruction.operands[i]
        if isinstance(operand, RegisterPart | MemoryOperand):
            return operand.bits
        return self.bits(0) if i else POINTER

    def address(self, memory: MemoryOperand) -> Term:
        registers = ((memory.base, 1), (memory.index, memory.scale))
        if any(each and each.bits != POINTER for each, _ in registers):
            raise self.unknown()
        parts = [(self.state.read(each), scale) for each, scale in registers if each]
        if memory.is_relative:
            parts.append((base_named(self.state.image, self.instruction), 1))
        return total(parts, POINTER, memory.displacement)

    def refuse_secret_address(self, i: int) -> None:
        """Raises Unproved if an address that is formed, but not accessed, depends on a secret."""
        operand = self.decoded[i]
        if not isinstance(operand, MemoryOperand):
            raise self.unknown()
        self.state.refuse_secrets("an address", self.address(operand))

    def get(self, i: int) -> Term:
        operand = self.decoded[i]
        if isinstance(operand, int):
            return const(operand, self.bits(i))
        if isinstance(operand, MemoryOperand):
            return self.state.load(self.address(operand), operand.bits // 8)
        if not isinstance(operand, RegisterPart):
            raise self.unknown()
        return self.vector(operand) if operand.file == VECTOR else self.state.read(operand)

    def put(self, i: int, value: Term) -> None:
        operand = self.decoded[i]
        if isinstance(operand, MemoryOperand):
            self.state.store(self.address(operand), value)
        elif isinstance(operand, RegisterPart) and operand.file != VECTOR:
            self.state.write(operand, value)
        else:
            raise self.unknown()

    def target(self, i: int) -> Term:
        """An operand as the address of code."""
        place = self.decoded[i]
        if not isinstance(place, int):
            return self.get(i)
        return base_named(self.state.image, self.instruction) + const(place, POINTER)

    def immediate(self) -> int:
        """The last operand."""
        last = self.decoded[-1]
        if not isinstance(last, int):
            raise self.unknown()
        return last

    def put_either(self, condition: Term, yes: Term, no: Term) -> None:
        """Writes one of two values into the first operand."""
        self.put(0, choose(self.state.decided(condition), yes, no))

    def set_flags(self, flags: Flags, *, kept: str = "") -> None:
        """Sets flags; the kept ones do not change, and all others are undefined afterwards."""
        old, self.state.flags_at = self.state.flags, self.instruction.address
        self.state.flags = {**{letter: old[letter] for letter in kept if letter in old}, **flags}

    # Vectors.

    def is_vector(self, i: int) -> bool:
        return is_vector(self.instruction.operands[i])

    def vector(self, register: RegisterPart) -> Term:
        """A vector register, or a part of it."""
        end = register.first + register.bits
        return part(
            join(*self.state.vectors[register.number][: -(-end // WORD)]), register.first, register.bits
        )

    def width(self) -> int:
        """The bits of the first vector register among the operands."""
        operands = self.instruction.operands
        found = (each.bits for each in operands if isinstance(each, RegisterPart) and each.file == VECTOR)
        width = next(found, 0)
        if not width:
            raise self.unknown()
        return width

    def lanes(self, i: int, bits: int = WORD, width: int = 0) -> list[Term]:
        """An operand as lanes of that many bits; with a width, only that many of a register's lowest bits."""
        operand = self.decoded[i]
        width = width or self.width()
        if isinstance(operand, RegisterPart) and operand.file == VECTOR:
            return regrouped(self.state.vectors[operand.number][: width // WORD], bits)
        if not isinstance(operand, MemoryOperand):
            raise self.unknown()
        if operand.is_repeated:
            element = self.state.load(self.address(operand), operand.bits // 8)
            return regrouped([element] * (width // operand.bits), bits)
        self.refuse_unaligned(operand, width)
        return regrouped([self.state.load(self.address(operand), width // 8)], bits)

    def refuse_unaligned(self, memory: MemoryOperand, width: int) -> None:
        """Raises Unproved if the instruction needs an aligned address and this one may be unaligned."""

    def above(self, parts: Sequence[Term]) -> Sequence[Term]:
        """The upper parts of a vector register after a write of the lower ones."""
        return [const(0, WORD)] * len(parts)

    def put_lanes(self, lanes: Sequence[Term]) -> None:
        """Writes the first operand; if it is a register, with its upper parts."""
        operand = self.decoded[0]
        if isinstance(operand, MemoryOperand):
            self.refuse_unaligned(operand, sum(lane.bits for lane in lanes))
            self.state.store(self.address(operand), join(*lanes))
            return
        if not isinstance(operand, RegisterPart) or operand.file != VECTOR:
            raise self.unknown()
        words = regrouped(lanes, WORD)
        file = self.state.vectors[operand.number]
        self.state.vectors[operand.number] = [*words, *self.above(file[len(words) :])]


def regrouped(lanes: Sequence[Term], bits: int) -> list[Term]:
    """The same bits in lanes of another width."""
    if lanes[0].bits == bits:
        return list(lanes)
    if lanes[0].bits > bits:
        return [each for lane in lanes for each in split(lane, bits)]
    count = bits // lanes[0].bits
    return [join(*each) for each in groups(lanes, count)]


def groups(lanes: Sequence[Term], count: int) -> Iterator[Sequence[Term]]:
    return (lanes[i : i + count] for i in range(0, len(lanes), count))


def interleaved(half: int) -> Callable[[Sequence[Term], Sequence[Term]], Sequence[Term]]:
    """The lanes of both low or both high halves, alternating."""

    def function(x: Sequence[Term], y: Sequence[Term]) -> Sequence[Term]:
        count = len(x) // 2
        start = half * count
        return [lane for i in range(start, start + count) for lane in (x[i], y[i])]

    return function


def arithmetic_right(x: Term, places: int) -> Term:
    """A shift right that repeats the sign."""
    places = min(places, x.bits - 1)
    sign = choose(top(x), const(-1, places), const(0, places)) if places else None
    return join(part(x, places, x.bits - places), sign) if sign else x


def signed(value: Term, bits: int) -> Term:
    """The same number, with a sign, in more bits."""
    if bits == POINTER and (found := extended_distance(value)):
        return found
    above = bits - value.bits
    return join(value, choose(top(value), const(-1, above), const(0, above))) if above else value


def top(value: Term) -> Term:
    """The highest bit."""
    return part(value, value.bits - 1, 1)


def inserted(whole: Term, value: Term, first: int) -> Term:
    """A value with some bits replaced, from `first` on."""
    end = first + value.bits
    below = [part(whole, 0, first)] if first else []
    above = [part(whole, end, whole.bits - end)] if end < whole.bits else []
    return join(*below, value, *above)
