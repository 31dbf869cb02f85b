"""How the words of several messages come into vectors, before the steps of each block."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.code import Line, Mem
from hashwright.hashes.merkle_damgard import WORDS
from hashwright.targets.assembly import Isa, RegisterFile, Transpose, on, simple

ROWS: Final = 4  # of one transposition, which takes one register more
WORDS_OF_ROW: Final = 4  # of each message in it


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
    """Four words of each message as one row, four rows as four vectors.

    A row holds every fourth message, so that lanes come out in the order of the messages. As many words are
    loaded at a time as there are free registers for; all are stored behind the base, if there is one.
    """
    spare, *others = free
    lines: list[Line] = []
    registers: dict[int, int] = {}
    at_a_time = max(n for n in (1, 2, 4) if n * ROWS <= len(others))
    for first in range(0, WORDS // WORDS_OF_ROW, at_a_time):
        groups = range(first, first + at_a_time)
        rows = {group: others[ROWS * i : ROWS * i + ROWS] for i, group in enumerate(groups)}
        lines += _rows(given, stream, rows)
        for group in groups:
            words, spare, made = _transpose(given, rows[group], spare)
            lines += made
            for i, register in enumerate(words):
                word = WORDS_OF_ROW * group + i
                registers[word] = register
                if base:
                    home = given.home(word, stream, base)
                    lines += on(given.file, given.file.store, {"0": register}, m=home)
        others = [register for register in free if register != spare]
    return Transposed(lines, registers)


def _ways(given: Lanes) -> Transpose:
    assert given.file.transpose, "choices.py offers it only where there is one"
    return given.file.transpose


def _rows(given: Lanes, stream: int, rows: Mapping[int, Sequence[int]]) -> list[Line]:
    """Messages 0, 4, 8 ... of the stream into the first row of each group, 1, 5 ... into the second."""
    ways, pointer = _ways(given), given.isa.words.full[given.pointer]
    lines: list[Line] = []
    for row in range(ROWS):
        for part, lane in enumerate(range(row, given.lanes, ROWS)):
            lines += given.message(stream * given.lanes + lane)
            for group, registers in rows.items():
                mem = Mem(pointer, 16 * group, bytes=16)
                register = registers[row]
                if part == 0:
                    lines += simple(ways.load, d=ways.narrow[register], m=mem)
                else:
                    lines += on(given.file, ways.insert, {"d": register}, m=mem, n=part)
    return lines


def _transpose(given: Lanes, rows: Sequence[int], spare: int) -> tuple[list[int], int, list[Line]]:
    """The registers of four words, the one that is free afterwards, and the lines."""
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
    lines = [line for text, to, x, y in steps for line in on(given.file, text, {"d": to, "0": x, "1": y})]
    return [d, spare, b, a], c, [*lines]
