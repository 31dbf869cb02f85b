"""Assembly that loads the words of several messages into vectors, before the steps of each block."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.code import AsmLine, Mem
from hashwright.modes.merkle_damgard.description import WORDS
from hashwright.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile, Transpose, simple, spelled_out

PART_BYTES: Final = 16  # the part of a row within which words are transposed


@dataclass(frozen=True, slots=True)
class Lanes:
    """The messages side by side, and the registers for loading their words."""

    isa: Isa
    ty: Ty  # the type of the words in general registers
    file: RegisterFile
    lanes: int
    streams: int
    data: str  # the register that points to the messages' pointers
    at: str  # the register with the offset of the block in each message
    pointer: int  # a free general register, by its place in the file
    word: int  # another free one
    fetch: int = 0  # the prefetch distance in bytes after each block; 0: no prefetch

    def home(self, word: int, stream: int, base: str = "") -> Mem:
        """The place of a word of a stream: on the stack, or relative to another register."""
        size = self.file.bytes
        return Mem(base or self.isa.stack, size * (word * self.streams + stream), bytes=size)

    @property
    def word_bytes(self) -> int:
        return self.ty.bits // 8

    @property
    def rows(self) -> int:
        """The number of rows that are transposed within 16 bytes: the number of words in 16 bytes."""
        return PART_BYTES // self.word_bytes

    @property
    def group_rows(self) -> int:
        """The number of words that are transposed at a time, in as many rows and one more register."""
        return self.rows * (1 + bool(self.ways.even))

    @property
    def ways(self) -> Transpose:
        assert self.file.transpose, "requests/registry.py offers it only where there is one"
        return self.file.transpose

    @property
    def bytes(self) -> int:
        """The size of the words of a block of all messages."""
        return WORDS * self.streams * self.file.bytes

    def message(self, number: int) -> list[AsmLine]:
        """Loads the pointer to a message's block into its register."""
        pointer = self.isa.pointers[self.pointer]
        return [
            *simple(self.isa.load, d=pointer, m=Mem(self.data, 8 * number, bytes=8)),
            *simple(self.isa.plus, d=pointer, **{"0": self.at}),
        ]

    def fetched(self) -> list[AsmLine]:
        """Prefetches the data after that message's block."""
        mem = Mem(self.isa.pointers[self.pointer], self.fetch, bytes=1)
        return [*simple(self.isa.fetch, m=mem)] if self.fetch else []


def copied(given: Lanes) -> list[AsmLine]:
    """Copies each word of each message through a general register to its place on the stack."""
    words, pointer = given.isa.general[given.ty], given.isa.pointers[given.pointer]
    name, size = words.names[given.word], given.word_bytes
    lines: list[AsmLine] = []
    for message in range(given.lanes * given.streams):
        stream, lane = divmod(message, given.lanes)
        lines += [*given.message(message), *given.fetched()]
        for word in range(WORDS):
            home = given.home(word, stream)
            lines += simple(words.load, d=name, m=Mem(pointer, size * word, bytes=size))
            lines += simple(words.store, m=Mem(home.base, home.disp + size * lane, bytes=size), **{"0": name})
    return lines


@dataclass(frozen=True, slots=True)
class Transposed:
    """Lines that load the words of a stream into registers, or store them."""

    lines: list[AsmLine]
    registers: dict[int, int]  # by word: the register


def transposed(given: Lanes, stream: int, free: Sequence[int], base: str = "") -> Transposed:
    """Loads a few words of each message as a part of a row, and transposes several rows into as many vectors.

    Messages share rows such that the lanes are in the order of the messages. The free registers limit the
    number of words that are loaded at a time; with a base, all words are stored relative to it.
    """
    spare, *others = free
    lines: list[AsmLine] = []
    registers: dict[int, int] = {}
    size = given.group_rows
    at_a_time = max(n for n in (1, 2, 4, 8) if n * size <= min(len(others), WORDS))
    for first in range(0, WORDS // size, at_a_time):
        groups = range(first, first + at_a_time)
        rows = {group: others[size * i : size * i + size] for i, group in enumerate(groups)}
        lines += _rows(given, stream, rows)
        for group in groups:
            words, spare, made = _transpose(given, rows[group], spare)
            lines += made
            for i, register in enumerate(words):
                word = size * group + i
                registers[word] = register
                if base:
                    home = given.home(word, stream, base)
                    lines += spelled_out(given.file, given.file.store, {"0": register}, m=home)
        others = [register for register in free if register != spare]
    return Transposed(lines, registers)


def _rows(given: Lanes, stream: int, rows: Mapping[int, list[int]]) -> list[AsmLine]:
    """For words of 32 bits, loads messages 0, 4, 8 ... into the first row of a group, 1, 5 ... into the second.

    With twice as many rows, the second half of the rows holds the second half of the messages.
    """
    ways, pointer = given.ways, given.isa.pointers[given.pointer]
    size = given.group_rows
    part_bytes = given.word_bytes * size
    lanes = given.lanes * given.rows // size  # messages that are transposed within 16 bytes
    lines: list[AsmLine] = []
    for row in range(size):
        for part in range(lanes // given.rows):
            message = stream * given.lanes + row // given.rows * lanes + part * given.rows + row % given.rows
            lines += given.message(message)
            lines += given.fetched() if 0 in rows else []
            for group, registers in rows.items():
                mem = Mem(pointer, part_bytes * group, bytes=part_bytes)
                register = registers[row]
                if part == 0:
                    lines += simple(ways.load, d=ways.narrow[register], m=mem)
                else:
                    lines += spelled_out(given.file, ways.insert, {"d": register}, m=mem, n=part)
    return lines


def _transpose(given: Lanes, rows: list[int], spare: int) -> tuple[list[int], int, list[AsmLine]]:
    """The registers of the words, the register that is free afterwards, and the lines."""
    ways = given.ways
    lines: list[AsmLine] = []
    words, spare = _zipped(given, ways.zips, rows[: given.rows], spare, lines)
    if not ways.even:
        return words, spare, lines
    later, spare = _zipped(given, ways.zips, rows[given.rows :], spare, lines)
    even = []
    for x, y in zip(words, later, strict=True):
        lines += spelled_out(given.file, ways.even, {"d": spare, "0": x, "1": y})
        lines += spelled_out(given.file, ways.odd, {"d": x, "0": x, "1": y})
        even.append(spare)
        spare = y
    return [*even, *words], spare, lines


def _zipped(
    given: Lanes, zips: Sequence[tuple[str, str]], rows: list[int], spare: int, lines: list[AsmLine]
) -> tuple[list[int], int]:
    """The registers of the words of these rows, and the one that is free afterwards; appends the lines."""
    if not zips:
        return rows, spare
    (lower, upper), *others = zips
    low, high = [], []
    for x, y in zip(rows[::2], rows[1::2], strict=True):
        lines += spelled_out(given.file, lower, {"d": spare, "0": x, "1": y})
        lines += spelled_out(given.file, upper, {"d": x, "0": x, "1": y})
        low.append(spare)
        high.append(x)
        spare = y
    low, spare = _zipped(given, others, low, spare, lines)
    high, spare = _zipped(given, others, high, spare, lines)
    return [*low, *high], spare
