"""How the words of several messages come into vectors, in C: the ways that a schedule's key `load` names.

Copying costs general registers and memory some work and vectors none: where it goes on among the steps of the
block before, it costs nearly no time.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.targets.model import Register, Unit

PART: Final = 4  # words that are loaded as one and transposed among themselves


@dataclass(frozen=True, slots=True)
class Vectors:
    """What is to be loaded: words of a message in each lane of each stream."""

    register: Register
    words: int  # of a block of a message
    lanes: int
    streams: Sequence[str]  # their names
    c_lanes: str  # as in Unit

    @property
    def messages(self) -> int:
        return self.lanes * len(self.streams)

    def buffered(self, buffer: str) -> dict[str, str]:
        """By input: its expression where the words lie in a buffer, by word, then by message."""
        place = "&{buffer}[{word}][{stream} * lanes]" if self.c_lanes else "&{buffer}[{word}][{first}]"
        return {
            f"m{word}{name}": self.register.c_load.format(
                place.format(buffer=buffer, word=word, stream=stream, first=stream * self.lanes)
            )
            for stream, name in enumerate(self.streams)
            for word in range(self.words)
        }


@dataclass(frozen=True, slots=True)
class Load:
    """C that brings the words of each block into vectors."""

    texts: Mapping[str, str]  # by input: the expression that is written in its place
    begin: tuple[str, ...] = ()  # statements before the first block
    block: tuple[str, ...] = ()  # statements at the start of each block
    woven: tuple[str, ...] = ()  # statements that are spread over the steps of a block
    copies: bool = False  # is the macro COPY used, with which two words of two messages are copied?


def _copy(vectors: Vectors) -> Load:
    """Every block's words are copied into a buffer, then the steps read them there."""
    count = f"{len(vectors.streams)} * lanes" if vectors.c_lanes else str(vectors.messages)
    row = vectors.messages
    return Load(
        texts=vectors.buffered("w"),
        block=(
            f"uint32_t w[{vectors.words}][{row}] ALIGNED;",
            f"for (size_t j = 0; j < {count}; j += 2)",
            f"    for (size_t i = 0; i < {vectors.words}; i += 2)",
            f"        COPY(&w[i][j], {row}, data[j] + at + 4 * i, data[j + 1] + at + 4 * i);",
        ),
        copies=True,
    )


def _ahead(vectors: Vectors) -> Load:
    """The next block's words are copied into a second buffer meanwhile; the last block is copied once more."""
    row = vectors.messages
    return Load(
        texts=vectors.buffered("w"),
        begin=(
            f"uint32_t buffers[2][{vectors.words}][{row}] ALIGNED;",
            "",
            f"for (size_t j = 0; nblocks != 0 && j < {row}; j += 2)",
            f"    for (size_t i = 0; i < {vectors.words}; i += 2)",
            f"        COPY(&buffers[0][i][j], {row}, data[j] + 4 * i, data[j + 1] + 4 * i);",
        ),
        block=(
            f"uint32_t(*const w)[{row}] = buffers[at / {4 * vectors.words} % 2];",
            f"uint32_t(*const next)[{row}] = buffers[at / {4 * vectors.words} % 2 ^ 1];",
            f"const size_t then = nblocks > 1 ? at + {4 * vectors.words} : at;",
        ),
        woven=tuple(
            f"COPY(&next[{i}][{j}], {row}, data[{j}] + then + {4 * i}, data[{j + 1}] + then + {4 * i});"
            for j in range(0, row, 2)
            for i in range(0, vectors.words, 2)
        ),
        copies=True,
    )


def _transpose(vectors: Vectors) -> Load:
    """Four words of each message are loaded as one and put in order in registers."""
    statements: list[str] = []
    for stream, name in enumerate(vectors.streams):
        for word in range(0, vectors.words, PART):
            statements += _transposed(vectors, stream * vectors.lanes, word, name)
    inputs = (f"m{word}{name}" for name in vectors.streams for word in range(vectors.words))
    return Load(texts={name: name for name in inputs}, block=tuple(statements))


def _transposed(vectors: Vectors, first: int, word: int, name: str) -> Iterator[str]:
    """The statements for four words of the messages from first on."""
    register = vectors.register
    rows = [f"row{i}_{word}{name}" for i in range(PART)]
    for i, row in enumerate(rows):
        lanes = range(first + i, first + vectors.lanes, PART)
        parts = (f"data[{lane}] + at + {4 * word}" for lane in lanes)
        yield f"const {register.c_type} {row} = {register.c_row.format(*parts)};"
    pairs = [
        (f"{half}{odd}_{word}{name}", zipped.format(rows[odd], rows[odd + 2]))
        for half, zipped in zip(("low", "high"), register.c_zip, strict=True)
        for odd in (0, 1)
    ]
    for pair, text in pairs:
        yield f"const {register.c_type} {pair} = {text};"
    halves = ((pairs[0][0], pairs[1][0]), (pairs[2][0], pairs[3][0]))
    zips = [zipped.format(*half) for half in halves for zipped in register.c_zip]
    for i, text in enumerate(zips):
        yield f"const {register.c_type} m{word + i}{name} = {text};"


def _gather(vectors: Vectors) -> Load:
    """Each word of all messages is gathered by one or two instructions."""
    register = vectors.register
    return Load(
        texts={f"m{word}{name}": f"m{word}{name}" for name in vectors.streams for word in range(vectors.words)},
        block=tuple(
            f"const {register.c_type} m{word}{name} = "
            f"{register.c_gather.format(f'data + {stream * vectors.lanes}', f'at + {4 * word}')};"
            for stream, name in enumerate(vectors.streams)
            for word in range(vectors.words)
        ),
    )


@dataclass(frozen=True, slots=True)
class Way:
    """One way to load."""

    load: Callable[[Vectors], Load]
    fits: Callable[[Unit], bool]  # can the unit do it?
    any_order: bool  # can the bytes of a word be in any order, or the least significant first only?


# By the schedule's choice `load`; the first that fits is the default.
WAYS: Final[Mapping[str, Way]] = {
    "ahead": Way(_ahead, lambda unit: not unit.c_lanes, any_order=True),
    "copy": Way(_copy, lambda unit: True, any_order=True),
    "transpose": Way(_transpose, lambda unit: bool(unit.register.c_row), any_order=False),
    "gather": Way(_gather, lambda unit: bool(unit.register.c_gather), any_order=False),
}
