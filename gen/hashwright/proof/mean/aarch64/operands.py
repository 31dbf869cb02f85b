"""The operands of an AArch64 instruction in a state."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.proof.read.aarch64 import BLOCK, LANES, STACK, ZERO
from hashwright.proof.read.instruction import (
    GENERAL,
    MASK,
    VECTOR,
    DecodedOperand,
    MemoryOperand,
    RegisterPart,
    Shifted,
)
from hashwright.proof.read.loader import PAGE
from hashwright.proof.run.addresses import base, page
from hashwright.proof.run.operands import Operands, arithmetic_right, inserted, regrouped, signed
from hashwright.proof.run.stack import ALIGN
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import POINTER, WORD, Term, const, extend, part, rotate, total

SHIFTS: Final[Mapping[str, Callable[[Term, int], Term]]] = {
    "lsl": lambda x, n: x << n,
    "lsr": lambda x, n: x >> n,
    "asr": arithmetic_right,
    "ror": lambda x, n: rotate(x, -n),
}
EXTENDED: Final = {"uxtb": 8, "uxth": 16, "uxtw": WORD}  # the bits that are kept


class ArmOperands(Operands):
    """Operands, some of them shifted, and a register that is always zero."""

    def get(self, i: int) -> Term:
        operand = self.decoded[i]
        if isinstance(operand, Shifted):
            return self._shifted(operand, self.bits(0))
        if isinstance(operand, RegisterPart) and operand.file == ZERO:
            return const(0, operand.bits)
        behind = self.behind_page(self.instruction.operands[i - 1]) if isinstance(operand, int) else None
        return behind or super().get(i)

    def page(self, i: int) -> Term:
        """An operand as the address of a page."""
        image, at = self.state.image, self.instruction.address
        target, link = self.target(i), image.links.get(at)
        if not link and image.alignment(image.part(at)) < PAGE:
            raise Unproved(f"which page this is depends on where the code is: {self.instruction}")
        return page(link) if link else target

    def behind_page(self, register: DecodedOperand | None) -> Term | None:
        """What a linker writes as a displacement: how far a place is behind the beginning of its page.

        It is added to a register. Linkers may replace that by the place itself, so that there must be its page.
        """
        image = self.state.image
        if not (link := image.links.get(self.instruction.address)):
            return None
        if not isinstance(register, RegisterPart) or self.state.read(register) is not page(link):
            raise Unproved("what a linker adds to a page is added to something else")
        return base(image, link.part) + const(link.place, POINTER) - page(link)

    def _shifted(self, operand: Shifted, bits: int) -> Term:
        """A number or a register, shifted, or extended and then shifted."""
        if isinstance(operand.value, int):
            value = const(operand.value, bits)
        elif operand.value.file == ZERO:
            value = const(0, bits)
        else:
            value = self.state.read(operand.value)
        if kept := EXTENDED.get(operand.way):
            return extend(part(value, 0, kept), bits) << operand.places
        if operand.way == "sxtw":
            return signed(part(value, 0, WORD), bits) << operand.places
        if operand.way not in SHIFTS:
            raise self.unknown()
        return SHIFTS[operand.way](value, operand.places)

    def put(self, i: int, value: Term) -> None:
        """Writes a register; a vector register is cleared above the value, or the element's 128 bits."""
        operand = self.decoded[i]
        if not isinstance(operand, RegisterPart):
            raise self.unknown()
        if operand.file == VECTOR:
            if operand.lane == operand.bits:
                value = inserted(
                    self.vector(RegisterPart(VECTOR, operand.number, 0, BLOCK)), value, operand.first
                )
            self.state.vectors[operand.number] = regrouped([extend(value, self.vector_bits)], WORD)
        elif operand.file != ZERO:
            self.state.write(operand, value)

    @property
    def vector_bits(self) -> int:
        return len(self.state.vectors[0]) * WORD

    def lanes(self, i: int, bits: int = WORD, width: int = 0) -> list[Term]:
        """An operand as lanes; an immediate is that of each element, whose size is in the name."""
        operand = self.decoded[i]
        if not isinstance(operand, int | Shifted):
            return super().lanes(i, bits, width)
        element = LANES[self.instruction.name.partition("/")[0][-1]]
        value = const(operand, element) if isinstance(operand, int) else self._shifted(operand, element)
        return regrouped([value] * (self.width() // element), bits)

    # Memory.

    def memory(self) -> MemoryOperand:
        """The last operand."""
        last = self.decoded[-1]
        if not isinstance(last, MemoryOperand):
            raise self.unknown()
        return last

    def address(self, memory: MemoryOperand) -> Term:
        registers = [each for each in (memory.base, memory.index) if each]
        if memory.base is None or memory.moves is not None or any(each.file != GENERAL for each in registers):
            raise self.unknown()
        if memory.base.number == STACK:
            self.state.refuse_unaligned(self.state.read(memory.base), ALIGN)
        if displacement := self.behind_page(memory.base):
            return super().address(replace(memory, displacement=0)) + displacement
        if memory.index and memory.index.bits == WORD:  # it is extended with its sign
            index = signed(self.state.read(memory.index), POINTER)
            return total(((super().address(replace(memory, index=None)), 1), (index, memory.scale)), POINTER)
        return super().address(memory)

    def access(self, run: Callable[[Term], None]) -> None:
        """Loads or stores at the address; the base is updated before, with the displacement, or after.

        Raises Unproved if a register that is loaded or stored is updated, which has no defined result.
        """
        memory, registers = self.memory(), range(len(self.instruction.operands) - 1)
        if memory.moves is not None and any(self.is_same(i, memory.base) for i in registers):
            raise self.unknown()
        address = self.address(replace(memory, moves=None))
        if memory.displacement:
            self._move_base(memory)
        run(address)
        if not memory.displacement:
            self._move_base(memory)

    def is_same(self, i: int, register: DecodedOperand | None) -> bool:
        """Is an operand this register, or a part of it?"""
        operand = self.instruction.operands[i]
        return (
            isinstance(operand, RegisterPart)
            and isinstance(register, RegisterPart)
            and (operand.file, operand.number) == (register.file, register.number)
        )

    def _move_base(self, memory: MemoryOperand) -> None:
        if memory.moves is not None:
            assert memory.base
            self.state.write(memory.base, self.state.read(memory.base) + const(memory.moves, POINTER))

    # Predicates.

    def active(self, i: int, lane: int) -> list[bool]:
        """Which lanes of that many bits a predicate selects: a constant."""
        operand = self.decoded[i]
        if not isinstance(operand, RegisterPart) or operand.file != MASK:
            raise self.unknown()
        mask = self.state.read(operand)
        if not mask.is_const:
            raise self.unknown()
        return [bool(mask.attr >> first & 1) for first in range(0, mask.bits, lane // 8)]

    def merged(self, predicate: int, lanes: Sequence[Term]) -> list[Term]:
        """These lanes where a predicate selects them, and the previous lanes of the result elsewhere."""
        bits = lanes[0].bits
        old = self.lanes(0, bits)
        chosen = self.active(predicate, bits)
        return [new if is_active else kept for is_active, new, kept in zip(chosen, lanes, old, strict=True)]

    def addresses(self, element: int, lane: int) -> Iterator[Term]:
        """The address of each lane of that many bits.

        They are consecutive, or in a register's lanes, or at distances without signs that are in such lanes.
        """
        memory = self.memory()
        base, index = memory.base, memory.index
        if index and index.file == VECTOR:
            if index.lane != WORD or lane != WORD:
                raise self.unknown()
            first = self.address(replace(memory, index=None))
            for each in self.state.vectors[index.number]:
                yield total(((first, 1), (extend(each, POINTER), memory.scale)), POINTER)
        elif not base or base.file != VECTOR:
            first = self.address(memory)
            yield from (first + const(i * element // 8, POINTER) for i in range(self.vector_bits // lane))
        elif index or base.lane != POINTER or lane != POINTER:
            raise self.unknown()
        else:
            vector = regrouped(self.state.vectors[base.number], POINTER)
            yield from (each + const(memory.displacement, POINTER) for each in vector)
