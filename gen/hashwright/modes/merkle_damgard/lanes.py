"""How the words of several messages come into vectors, before the steps of each block."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.code import Line, Mem
from hashwright.modes.merkle_damgard.description import WORDS
from hashwright.targets.assembly import Isa, RegisterFile, Transpose, simple, spelled_out

ROWS: Final = 4  # that are transposed as words within 16 bytes


@dataclass(frozen=True, slots=True)
class Lanes:
    """The messages side by side, and what their words may use."""

    isa: Isa
    file: RegisterFile
    lanes: int
    streams: int
    data: str  # the register that points to the messages' pointers
    at: str  # the register that says how far into each message the block is
    pointer: int  # a general register that is free, by its place in the file
    word: int  # another one

    def home(self, word: int, stream: int, base: str = "") -> Mem:
        """Where a word of a stream lies: on the stack, or behind another register."""
        size = self.file.bytes
        return Mem(base or self.isa.stack, size * (word * self.streams + stream), bytes=size)

    @property
    def bytes(self) -> int:
        """That the words of a block of all messages take."""
        return WORDS * self.streams * self.file.bytes

    def message(self, number: int) -> list[Line]:
        """The pointer to a message's block into the register for it."""
        pointer = self.isa.words.full[self.pointer]
        return [
            *simple(self.isa.load, d=pointer, m=Mem(self.data, 8 * number, bytes=8)),
            *simple(self.isa.plus, d=pointer, **{"0": self.at}),
        ]


def copied(given: Lanes) -> list[Line]:
    """Each word of each message through a general register to its place on the stack."""
    words, pointer = given.isa.words, given.isa.words.full[given.pointer]
    name = words.names[given.word]
    lines: list[Line] = []
    for message in range(given.lanes * given.streams):
        stream, lane = divmod(message, given.lanes)
        lines += given.message(message)
        for word in range(WORDS):
            home = given.home(word, stream)
            lines += simple(words.load, d=name, m=Mem(pointer, 4 * word))
            lines += simple(words.store, m=Mem(home.base, home.disp + 4 * lane), **{"0": name})
    return lines


@dataclass(frozen=True, slots=True)
class Transposed:
    """Lines that leave the words of a stream in registers, or store them."""

    lines: list[Line]
    registers: dict[int, int]  # by word: the register


def transposed(given: Lanes, stream: int, free: Sequence[int], base: str = "") -> Transposed:
    """A few words of each message as a part of a row, several rows as as many vectors.

    Which messages share a row is such that lanes come out in the order of the messages. As many words are
    loaded at a time as there are free registers for; all are stored behind the base, if there is one.
    """
    spare, *others = free
    lines: list[Line] = []
    registers: dict[int, int] = {}
    size = group_rows(given.file)
    at_a_time = max(n for n in (1, 2, 4) if n * size <= min(len(others), WORDS))
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


def group_rows(file: RegisterFile) -> int:
    """How many words are transposed at a time, which takes as many rows, and one register more."""
    assert file.transpose, "requests/registry.py offers it only where there is one"
    return ROWS * (1 + bool(file.transpose.even))


def _ways(given: Lanes) -> Transpose:
    assert given.file.transpose, "requests/registry.py offers it only where there is one"
    return given.file.transpose


def _rows(given: Lanes, stream: int, rows: Mapping[int, Sequence[int]]) -> list[Line]:
    """Messages 0, 4, 8 ... of the stream into the first row of each group, 1, 5 ... into the second.

    Where there are twice as many rows, the later half of the messages goes into the later half of the rows.
    """
    ways, pointer = _ways(given), given.isa.words.full[given.pointer]
    size = group_rows(given.file)
    part_bytes = 4 * size
    lanes = given.lanes * ROWS // size  # of the messages in four rows
    lines: list[Line] = []
    for row in range(size):
        for part in range(lanes // ROWS):
            message = stream * given.lanes + row // ROWS * lanes + part * ROWS + row % ROWS
            lines += given.message(message)
            for group, registers in rows.items():
                mem = Mem(pointer, part_bytes * group, bytes=part_bytes)
                register = registers[row]
                if part == 0:
                    lines += simple(ways.load, d=ways.narrow[register], m=mem)
                else:
                    lines += spelled_out(given.file, ways.insert, {"d": register}, m=mem, n=part)
    return lines


def _transpose(given: Lanes, rows: Sequence[int], spare: int) -> tuple[list[int], int, list[Line]]:
    """The registers of the words, the one that is free afterwards, and the lines."""
    ways = _ways(given)
    words, spare, lines = _four(given, rows[:ROWS], spare)
    if not ways.even:
        return words, spare, lines
    later, spare, more = _four(given, rows[ROWS:], spare)
    lines += more
    even = []
    for x, y in zip(words, later, strict=True):
        lines += spelled_out(given.file, ways.even, {"d": spare, "0": x, "1": y})
        lines += spelled_out(given.file, ways.odd, {"d": x, "0": x, "1": y})
        even.append(spare)
        spare = y
    return [*even, *words], spare, lines


def _four(given: Lanes, rows: Sequence[int], spare: int) -> tuple[list[int], int, list[Line]]:
    """Four rows as the registers of four words, the register that is free afterwards, and the lines."""
    ways, (a, b, c, d) = _ways(given), rows
    steps = (
        (ways.low_words, spare, a, b),
        (ways.high_words, a, a, b),
        (ways.low_words, b, c, d),
        (ways.high_words, c, c, d),
        (ways.low_pairs, d, spare, b),
        (ways.high_pairs, spare, spare, b),
        (ways.low_pairs, b, a, c),
        (ways.high_pairs, a, a, c),
    )
    lines = [
        line for text, to, x, y in steps for line in spelled_out(given.file, text, {"d": to, "0": x, "1": y})
    ]
    return [d, spare, b, a], c, [*lines]
