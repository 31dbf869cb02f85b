"""Gathers the words of all messages, one for each lane of the vectors, and stores them on the stack."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hashwright.targets.assembly import Gather, Isa, RegisterFile, simple
from hashwright.targets.routine import AsmLine, Mem


@dataclass(frozen=True, slots=True)
class Gathering:
    """The messages side by side, and the registers for loading their words."""

    isa: Isa
    file: RegisterFile
    streams: int
    data: str  # the register that points to the messages' pointers
    size: int  # bytes of each message that are loaded at a time
    word_bytes: int

    @property
    def gather(self) -> Gather:
        assert self.file.gather, "a setting whose lanes the processor decides has them"
        return self.file.gather

    @property
    def pointers(self) -> tuple[str, ...]:
        """The vectors of pointers to messages, those of the first stream first."""
        return self.file.names[-self.gather.vectors * self.streams :]

    @property
    def registers(self) -> tuple[str, ...]:
        """All vectors that words are loaded by: the pointers, then two others."""
        first = -2 - len(self.pointers)
        return (*self.pointers, *self.file.names[first : first + 2])

    @property
    def words(self) -> int:
        """The words of each message: whole ones, and instead of a partial one, the last whole one."""
        return -(-self.size // self.word_bytes)

    @property
    def vectors(self) -> int:
        """The number of vectors for the words of all messages."""
        return self.words * self.streams

    def on_stack(self, vector: int) -> Mem:
        """The address of a vector on the stack."""
        return Mem(self.isa.stack, vector, bytes=self.file.bytes, is_scaled=True)

    def pointed(self) -> list[AsmLine]:
        """Loads the pointers to the messages into their registers."""
        return [
            line
            for i, pointer in enumerate(self.pointers)
            for line in simple(self.gather.pointers, a=pointer, m=Mem(self.data, i, bytes=1, is_scaled=True))
        ]

    def gathered(self) -> list[AsmLine]:
        """Stores the words of all messages at their addresses on the stack."""
        whole, count = self.size // self.word_bytes, self.gather.vectors
        lines: list[AsmLine] = []
        for stream in range(self.streams):
            pointers = self.pointers[count * stream :][:count]
            for word in range(whole):
                lines += self._word(pointers, self.word_bytes * word, self.streams * word + stream)
            if self.words > whole:  # its offset is no multiple of a word, as an address would require
                for pointer in pointers:
                    lines += simple(self.gather.advance, a=pointer, n=self.size - self.word_bytes)
                lines += self._word(pointers, 0, self.streams * whole + stream)
        return lines

    def _word(self, pointers: Sequence[str], at: int, vector: int) -> Iterator[AsmLine]:
        """Stores the words at this offset from these pointers in a vector on the stack."""
        *_, to, spare = self.registers
        places = (Mem(self.gather.pointed.replace("{a}", pointer), at) for pointer in pointers)
        yield from simple(self.gather.words, d=to, s=spare, **dict(zip("mn", places, strict=False)))
        yield from simple(self.file.store, **{"0": to}, m=self.on_stack(vector))
