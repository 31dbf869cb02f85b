"""How the words of as many messages as vectors have lanes come onto the stack, by gathers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hashwright.code import AsmLine, Mem
from hashwright.targets.assembly import Gather, Isa, RegisterFile, simple


@dataclass(frozen=True, slots=True)
class Gathering:
    """The messages side by side, and what their words may use."""

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
        """Of each message: the whole ones, and one more that ends where a part of a word does."""
        return -(-self.size // self.word_bytes)

    @property
    def vectors(self) -> int:
        """The number of vectors that hold the words of all messages."""
        return self.words * self.streams

    def on_stack(self, vector: int) -> Mem:
        """Where a vector is on the stack."""
        return Mem(self.isa.stack, vector, bytes=self.file.bytes, is_scaled=True)

    def pointed(self) -> list[AsmLine]:
        """The pointers to the messages into their registers."""
        return [
            line
            for i, pointer in enumerate(self.pointers)
            for line in simple(self.gather.pointers, a=pointer, m=Mem(self.data, i, bytes=1, is_scaled=True))
        ]

    def gathered(self) -> list[AsmLine]:
        """The words of all messages to their places on the stack."""
        whole, count = self.size // self.word_bytes, self.gather.vectors
        lines: list[AsmLine] = []
        for stream in range(self.streams):
            pointers = self.pointers[count * stream :][:count]
            for word in range(whole):
                lines += self._word(pointers, self.word_bytes * word, self.streams * word + stream)
            if self.words > whole:  # its place is no multiple of a word, which an address would have to have
                for pointer in pointers:
                    lines += simple(self.gather.advance, a=pointer, n=self.size - self.word_bytes)
                lines += self._word(pointers, 0, self.streams * whole + stream)
        return lines

    def _word(self, pointers: Sequence[str], at: int, vector: int) -> Iterator[AsmLine]:
        """The words so far behind these pointers to that vector on the stack."""
        *_, to, spare = self.registers
        places = (Mem(self.gather.pointed.replace("{a}", pointer), at) for pointer in pointers)
        yield from simple(self.gather.words, d=to, s=spare, **dict(zip("mn", places, strict=False)))
        yield from simple(self.file.store, **{"0": to}, m=self.on_stack(vector))
