"""Loads the words of several messages into vectors before the steps of each block, and stores results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile, Transpose, simple, spelled_out
from hashwright.targets.routine import AsmLine, Mem

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
    size: int  # bytes of each message that are loaded at a time
    pointer: int  # a general register that is free, by its place in the file
    word: int  # another one
    at: str = ""  # the register with the offset of the words in each message; empty: 0
    fetch: int = 0  # the prefetch distance in bytes after each block; 0: no prefetch

    def home(self, word: int, stream: int, base: str = "") -> Mem:
        """The place of a word of a stream: on the stack, or relative to another register."""
        size = self.file.bytes
        return Mem(base or self.isa.stack, size * (word * self.streams + stream), bytes=size)

    @property
    def word_bytes(self) -> int:
        return self.ty.bits // 8

    @property
    def words(self) -> int:
        """The words of each message: whole ones, and instead of a partial one, the last whole one."""
        return -(-self.size // self.word_bytes)

    def place(self, word: int) -> int:
        """The offset of a word in each message, in bytes."""
        return min(self.word_bytes * word, self.size - self.word_bytes)

    @property
    def rows(self) -> int:
        """The number of rows that are transposed within 16 bytes: the number of words in 16 bytes."""
        return PART_BYTES // self.word_bytes

    def group_rows(self, ways: Transpose) -> int:
        """The number of words that are transposed together, which needs as many rows and one more register."""
        return self.rows * (1 + bool(ways.even))

    @property
    def ways(self) -> Transpose:
        assert self.file.transpose, "requests/registry.py offers it only where there is one"
        return self.file.transpose

    def transposable(self) -> Iterator[tuple[Transpose, range]]:
        """The first words of groups that are transposed, by the method."""
        done, whole = 0, self.size // self.word_bytes
        for ways in filter(None, (self.ways, self.ways.narrower)):
            size = self.group_rows(ways)
            groups = range(done, whole - whole % size, size)
            if groups:
                yield ways, groups
                done = groups[-1] + size

    def alone(self) -> list[int]:
        """The words in no such group."""
        grouped = sum(len(groups) * self.group_rows(ways) for ways, groups in self.transposable())
        return [*range(grouped, self.words)]

    @property
    def registers(self) -> int:
        """The vectors that a group occupies while it is transposed."""
        return 1 + max((self.group_rows(ways) for ways, _ in self.transposable()), default=0)

    @property
    def bytes(self) -> int:
        """The size of the words of all messages."""
        return self.words * self.streams * self.file.bytes

    def message(self, number: int) -> list[AsmLine]:
        """Loads the pointer to a message's block into its register."""
        pointer = self.isa.pointers[self.pointer]
        return [
            *simple(self.isa.load, d=pointer, m=Mem(self.data, 8 * number, bytes=8)),
            *(simple(self.isa.plus, d=pointer, **{"0": self.at}) if self.at else ()),
        ]

    def fetched(self) -> list[AsmLine]:
        """Prefetches the data after that message's block."""
        mem = Mem(self.isa.pointers[self.pointer], self.fetch, bytes=1)
        return [*simple(self.isa.fetch, m=mem)] if self.fetch else []


def copied(given: Lanes, words: Sequence[int], base: str = "") -> list[AsmLine]:
    """Copies these words of each message through general registers to the stack, or to memory at a base."""
    if not words:
        return []
    file, pointer = given.isa.general[given.ty], given.isa.pointers[given.pointer]
    name, size = file.names[given.word], given.word_bytes
    lines: list[AsmLine] = []
    for message in range(given.lanes * given.streams):
        stream, lane = divmod(message, given.lanes)
        lines += [*given.message(message), *given.fetched()]
        for word in words:
            home = given.home(word, stream, base)
            lines += simple(file.load, d=name, m=Mem(pointer, given.place(word), bytes=size))
            lines += simple(file.store, m=Mem(home.base, home.disp + size * lane, bytes=size), **{"0": name})
    return lines


@dataclass(frozen=True, slots=True)
class StreamAccess:
    """Lines that load the words of a stream into registers, or store them."""

    lines: list[AsmLine]
    registers: dict[int, int]  # by word: the register


def transposed(given: Lanes, stream: int, free: Sequence[int], base: str = "") -> StreamAccess:
    """Loads a few words of each message as a part of a row, and transposes several rows into as many vectors.

    Messages share rows such that the lanes are in the order of the messages. The free registers limit the
    number of words that are loaded at a time; with a base, all words are stored relative to it.
    """
    spare, *others = free
    lines: list[AsmLine] = []
    registers: dict[int, int] = {}
    for ways, words in given.transposable():
        size = given.group_rows(ways)
        at_a_time = max(n for n in (1, 2, 4, 8) if n * size <= len(others))
        for first in range(0, len(words), at_a_time):
            groups = words[first : first + at_a_time]
            rows = {group: others[size * i : size * i + size] for i, group in enumerate(groups)}
            lines += _rows(given, ways, stream, rows)
            for group in groups:
                made, spare = _transpose(given, ways, rows[group], spare, lines)
                for word, register in enumerate(made, group):
                    registers[word] = register
                    if base:
                        home = given.home(word, stream, base)
                        lines += spelled_out(given.file, given.file.store, {"0": register}, m=home)
            taken = () if base else registers.values()
            others = [register for register in free if register != spare and register not in taken]
    return StreamAccess(lines, registers)


def _rows(given: Lanes, ways: Transpose, stream: int, rows: Mapping[int, list[int]]) -> list[AsmLine]:
    """The messages of each row: of 32-bit words, messages 0, 4, 8 ... in the first, 1, 5 ... in the second.

    With twice as many rows, the second half of the messages is in the second half of the rows. Rows are given
    by the first word of their group.
    """
    pointer = given.isa.pointers[given.pointer]
    size = given.group_rows(ways)
    lanes = given.lanes * given.rows // size  # of the messages that are transposed within 16 bytes
    lines: list[AsmLine] = []
    for row in range(size):
        for part in range(lanes // given.rows):
            message = stream * given.lanes + row // given.rows * lanes + part * given.rows + row % given.rows
            lines += given.message(message)
            lines += given.fetched() if 0 in rows else []
            for word, registers in rows.items():
                mem = Mem(pointer, given.place(word), bytes=given.word_bytes * size)
                register = registers[row]
                if part == 0:
                    lines += simple(ways.load, d=ways.narrow[register], m=mem)
                else:
                    lines += spelled_out(given.file, ways.insert, {"d": register}, m=mem, n=part)
    return lines


def _transpose(
    given: Lanes, ways: Transpose, rows: list[int], spare: int, lines: list[AsmLine]
) -> tuple[list[int], int]:
    """The registers of the words, and the one that is free afterwards. Appends the lines."""
    words, spare = _zipped(given, ways.zips, rows[: given.rows], spare, lines)
    if not ways.even:
        return words, spare
    later, spare = _zipped(given, ways.zips, rows[given.rows :], spare, lines)
    even = []
    for x, y in zip(words, later, strict=True):
        lines += spelled_out(given.file, ways.even, {"d": spare, "0": x, "1": y})
        lines += spelled_out(given.file, ways.odd, {"d": x, "0": x, "1": y})
        even.append(spare)
        spare = y
    return [*even, *words], spare


def _zipped(
    given: Lanes, zips: Sequence[tuple[str, str]], rows: list[int], spare: int, lines: list[AsmLine]
) -> tuple[list[int], int]:
    """The registers of the words of these rows, and the one that is free afterwards. Appends the lines."""
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


def scattered(given: Lanes, made: Mapping[tuple[int, int], Mem], digest: str) -> list[AsmLine]:
    """Stores the digests of all messages, one after the other, at a pointer that advances.

    Their words are in memory as vectors, by word and stream. As many words as fit into 16 bytes are transposed
    to rows; each of the others is copied through a general register.
    """
    file, ways = given.isa.general[given.ty], given.ways.narrower or given.ways
    name, size, rows = file.names[given.word], given.word_bytes, given.rows
    words = 1 + max(word for word, _ in made)
    grouped = words - words % rows
    lines: list[AsmLine] = []
    for stream in range(given.streams):
        registers = {word: word + 1 for word in range(grouped)}
        spare = 0
        for word, register in registers.items():
            lines += spelled_out(given.file, given.file.load, {"d": register}, m=made[word, stream])
        for first in range(0, grouped, rows):
            given_words = [registers[word] for word in range(first, first + rows)]
            turned, spare = _zipped(given, ways.zips, given_words, spare, lines)
            registers |= dict(enumerate(turned, first))
        for lane in range(given.lanes):
            part, row = divmod(lane, rows)
            for first in range(0, grouped, rows):
                mem, register = Mem(digest, size * first, bytes=PART_BYTES), registers[first + row]
                if part == 0:
                    lines += simple(ways.store, m=mem, **{"0": ways.narrow[register]})
                else:
                    lines += spelled_out(given.file, ways.extract, {"0": register}, m=mem, n=part)
            for word in range(grouped, words):
                home = made[word, stream]
                lines += simple(file.load, d=name, m=Mem(home.base, home.disp + size * lane, bytes=size))
                lines += simple(file.store, m=Mem(digest, size * word, bytes=size), **{"0": name})
            lines += simple(given.isa.advance, d=digest, n=size * words)
    return lines
