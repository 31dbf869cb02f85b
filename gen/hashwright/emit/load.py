"""C that loads the words of several messages into vectors.

Copies use general registers and memory, but no vector instructions. Interleaved with the steps of the preceding
block, they cost little time where the processor can decode so many instructions. Transposing takes a quarter of
the instructions, but those are vector instructions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.c import KEEP
from hashwright.graph.ir import Var
from hashwright.graph.semantics import IN_LANES
from hashwright.targets.machine import Register, Unit

COPY_WORDS: Final = "COPY"  # the macro that copies two words of two messages
TRANSPOSE_PART: Final = "transpose"  # the function that transposes a part of each message of a vector
ALIGNED: Final = "ALIGNED"  # the macro that aligns memory from which vectors are loaded

PART_BITS: Final = 128  # the size of words that are loaded together and transposed among themselves
PAIR_BITS: Final = 64  # the size of two words that are copied together


def reader(bits: int) -> str:
    """The name of the function that reads a word of this number of bits."""
    return f"load{bits}"


FIRST: Final = "data[{0}]"  # {0}: the number of a message; the pointer to its words in the first iteration


@dataclass(frozen=True, slots=True)
class Places:
    """C expressions for the addresses of the message words of one iteration of the kernel's loop."""

    now: str  # {0}: the number of a message; the pointer to its words
    later: str  # the same in the next iteration
    then: str  # the statement that defines what {later} needs; after the last iteration, the last one again
    any: str  # is there an iteration at all?
    iteration: str  # the number of the iteration
    more: str = ""  # is there another iteration after this one? empty: it is not worth asking
    fetch: str = ""  # {0}: as in later; the statement that prefetches the data of some iterations later


def blocks(size: int) -> Places:
    """Blocks of this number of bytes."""
    return Places(
        now="data[{0}] + at",
        later="data[{0}] + then",
        then=f"const size_t then = nblocks > 1 ? at + {size} : at;",
        any="nblocks != 0",
        more="nblocks > 1",
        iteration=f"at / {size}",
    )


def messages(lanes: int, streams: int, c_lanes: str) -> str:
    """The number of messages side by side, in C."""
    if not c_lanes:
        return str(lanes * streams)
    return f"({streams} * lanes)" if streams > 1 else "lanes"


@dataclass(frozen=True, slots=True)
class LaneWords:
    """The words to load: those of a message in each lane of each stream."""

    register: Register
    bits: int  # the size of a word
    role: str  # the role of the words
    words: int  # the number of words of each message
    lanes: int
    streams: Sequence[str]  # their names
    c_lanes: str  # as in Unit
    places: Places
    last: str = ""  # {0}: a pointer to a message; its last word, if that is not read from memory

    @property
    def word_bytes(self) -> int:
        return self.bits // 8

    @property
    def messages(self) -> int:
        return self.lanes * len(self.streams)

    def inputs(self) -> Iterator[tuple[int, Var]]:
        """The number of a stream and a word of its message, for all streams and words."""
        for stream, name in enumerate(self.streams):
            yield from ((stream, Var(self.role, word, name)) for word in range(self.words))

    def named(self) -> dict[Var, str]:
        """By input: its name, if the words are in variables."""
        return {word: str(word) for _, word in self.inputs()}

    def buffered(self) -> dict[Var, str]:
        """By input: its expression, if the words are in a buffer w, ordered by word, then by message."""
        place = "&w[{word}][{stream} * lanes]" if self.c_lanes else "&w[{word}][{first}]"
        return {
            word: self.register.load(place.format(word=word.index, stream=stream, first=stream * self.lanes))
            for stream, word in self.inputs()
        }

    @property
    def helpers(self) -> frozenset[str]:
        """The functions that copying calls."""
        pairs = {COPY_WORDS, KEEP} if self._paired else set()
        alone = {reader(self.bits)} if self._whole > self._paired else set()
        return frozenset({ALIGNED, *pairs, *alone})

    @property
    def _whole(self) -> int:
        """The number of words that are read from memory unchanged."""
        return self.words - bool(self.last)

    @property
    def _paired(self) -> int:
        """The number of them that are copied two at a time."""
        return self._whole - self._whole % 2 if 2 * self.bits == PAIR_BITS else 0

    def copied(self, to: str, place: str, message: str, following: str) -> Iterator[str]:
        """The statements that copy the words of two messages."""
        p, q = place.format(message), place.format(following)
        size, row = self.word_bytes, self.messages
        for word in range(0, self._paired, 2):
            yield f"{COPY_WORDS}(&{to}[{word}][{message}], {row}, {p} + {size * word}, {q} + {size * word});"
        for word in range(self._paired, self.words):
            text = self.last if word == self._whole else f"{reader(self.bits)}({{0}} + {size * word})"
            yield f"{to}[{word}][{message}] = {text.format(p)};"
            yield f"{to}[{word}][{following}] = {text.format(q)};"

    def transposed(self, to: str, place: str, first: str, when: str = "") -> Iterator[str]:
        """The statements that transpose the words of the messages of a vector, from the first message on.

        The last part ends with the last word, and may overlap the part before it.
        """
        pointers = [place.format(_number(first, i)) for i in range(self.lanes)]
        part = PART_BITS // self.bits
        for word in (*range(0, self.words - part, part), self.words - part):
            parts = ", ".join(f"{p} + {self.word_bytes * word}" for p in pointers)
            yield f"{when}{TRANSPOSE_PART}(&{to}[{word}][{first}], {self.messages}, {parts});"

    def loop(self, step: int, statements: Iterable[str], condition: str = "") -> Iterator[str]:
        """The loop over all messages, this number at a time, from number j on."""
        count = messages(self.lanes, len(self.streams), self.c_lanes)
        yield f"for (size_t j = 0; {condition}j < {count}; j += {step}) {{"
        yield from (f"    {line}" for line in statements)
        yield "}"


def _number(first: str, i: int) -> str:
    """The number of a message in C."""
    return str(int(first) + i) if first.isdigit() else f"{first} + {i}" if i else first


@dataclass(frozen=True, slots=True)
class Transposition:
    """The function that transposes a part of each message of a vector."""

    pointers: tuple[str, ...]  # the names of the parameters: where the parts are
    statements: tuple[str, ...]
    words: tuple[str, ...]  # the names of the vectors to store: one for each word of the parts
    register: Register


@dataclass(frozen=True, slots=True)
class Load:
    """C that loads the words of the messages into vectors."""

    texts: Mapping[Var, str]  # by input: the expression that replaces it
    begin: tuple[str, ...] = ()  # statements before the first iteration
    iteration: tuple[str, ...] = ()  # statements at the start of each iteration
    woven: tuple[str, ...] = ()  # statements that are spread over the steps of an iteration
    helpers: frozenset[str] = frozenset()  # the functions and macros of the file that all of this calls
    transposition: Transposition | None = None  # the one of them that depends on the vectors


def _copy(vectors: LaneWords) -> Load:
    """Copies all words of an iteration into a buffer, from which the steps read them."""
    return Load(
        texts=vectors.buffered(),
        iteration=(
            f"uint{vectors.bits}_t w[{vectors.words}][{vectors.messages}] ALIGNED;",
            "",
            *vectors.loop(2, vectors.copied("w", vectors.places.now, "j", "j + 1")),
        ),
        helpers=vectors.helpers,
    )


def _ahead(vectors: LaneWords) -> Load:
    """Copies the words of the next iteration into a second buffer; the last iteration copies its own again."""
    first = vectors.copied("buffers[0]", FIRST, "j", "j + 1")
    return replace(
        _alternating(vectors, vectors.loop(2, first, f"{vectors.places.any} && ")),
        woven=tuple(line for j in range(0, vectors.messages, 2) for line in _copied_ahead(vectors, j)),
        helpers=vectors.helpers,
    )


def _alternating(vectors: LaneWords, first: Iterable[str]) -> Load:
    """Steps read a buffer while the other one is filled for the next iteration; `first` fills the first one."""
    places, row = vectors.places, vectors.messages
    return Load(
        texts=vectors.buffered(),
        begin=(f"uint{vectors.bits}_t buffers[2][{vectors.words}][{row}] ALIGNED;", "", *first),
        iteration=(
            f"uint{vectors.bits}_t(*const w)[{row}] = buffers[{places.iteration} % 2];",
            f"uint{vectors.bits}_t(*const next)[{row}] = buffers[{places.iteration} % 2 ^ 1];",
            places.then,
        ),
    )


def _copied_ahead(vectors: LaneWords, j: int) -> Iterator[str]:
    """The statements for two messages: number j and the next one."""
    yield from _fetched(vectors.places, (j, j + 1))
    yield from vectors.copied("next", vectors.places.later, str(j), str(j + 1))


def _fetched(places: Places, numbers: Iterable[int]) -> Iterator[str]:
    """The statements that prefetch the data of messages."""
    if places.fetch:
        yield from (places.fetch.format(places.later.format(number)) for number in numbers)


def _transpose(vectors: LaneWords) -> Load:
    """Loads 16 bytes of each message at a time and transposes the words in registers."""
    statements: list[str] = []
    for stream, name in enumerate(vectors.streams):
        for word in range(0, vectors.words, PART_BITS // vectors.bits):
            statements += _transposed(vectors, stream * vectors.lanes, word, name)
    return Load(texts=vectors.named(), iteration=tuple(statements))


def _transpose_ahead(vectors: LaneWords) -> Load:
    """Transposes the words of the next iteration into a second buffer; `places.more` says if there is one.

    KEEP hides that a vector may have all messages: then, gcc moves loads of the first iteration out of it.
    """
    lanes = vectors.lanes
    begun = (f'{KEEP}("r", j);', *vectors.transposed("buffers[0]", FIRST, "j"))
    return replace(
        _alternating(vectors, vectors.loop(lanes, begun, f"{vectors.places.any} && ")),
        woven=tuple(
            line for first in range(0, vectors.messages, lanes) for line in _transposed_ahead(vectors, first)
        ),
        helpers=frozenset({ALIGNED, KEEP, TRANSPOSE_PART}),
        transposition=_transposition(vectors),
    )


def _transposed_ahead(vectors: LaneWords, first: int) -> Iterator[str]:
    """The statements for the messages of a vector, whose data is prefetched a few messages at a time."""
    places = vectors.places
    when = f"if ({places.more}) " if places.more else ""
    parts = [*vectors.transposed("next", places.later, str(first), when)]
    for i, part in enumerate(parts):
        begin, end = (first + vectors.lanes * each // len(parts) for each in (i, i + 1))
        yield from _fetched(places, range(begin, end))
        yield part


def _transposition(vectors: LaneWords) -> Transposition:
    """The function for a vector of messages."""
    part = PART_BITS // vectors.bits
    pointers = [f"p{i}" for i in range(vectors.lanes)]
    rows, words = ([f"{name}{i}" for i in range(part)] for name in ("row", "x"))
    statements = _turned(vectors.register, pointers, rows, words, "")
    return Transposition(tuple(pointers), tuple(statements), tuple(words), vectors.register)


def _transposed(vectors: LaneWords, first: int, word: int, name: str) -> Iterator[str]:
    """The statements for the words from `word` on, of the messages from `first` on."""
    part, lanes = PART_BITS // vectors.bits, range(first, first + vectors.lanes)
    pointers = [f"{vectors.places.now.format(lane)} + {vectors.word_bytes * word}" for lane in lanes]
    rows = [f"row{i}_{word}{name}" for i in range(part)]
    words = [str(Var(vectors.role, word + i, name)) for i in range(part)]
    return _turned(vectors.register, pointers, rows, words, f"_{word}{name}")


def _turned(
    register: Register, pointers: Sequence[str], rows: Sequence[str], words: Sequence[str], end: str
) -> Iterator[str]:
    """The statements that load rows, with a pointer to each message, and transpose them into as many words."""
    for i, row in enumerate(rows):
        yield f"const {register.c_type} {row} = {register.c_row.format(*pointers[i :: len(rows)])};"
    yield from _zipped(register, rows, words, end)


def _zipped(register: Register, rows: Sequence[str], words: Sequence[str], end: str) -> Iterator[str]:
    """The statements that transpose rows into as many words; names of intermediate values have that end."""
    half = len(rows) // 2
    made = words if half == 1 else [f"{which}{odd}{end}" for which in ("low", "high") for odd in range(half)]
    pairs = [(zipped, odd) for zipped in register.c_zip for odd in range(half)]
    for name, (zipped, odd) in zip(made, pairs, strict=True):
        yield f"const {register.c_type} {name} = {zipped.format(rows[odd], rows[odd + half])};"
    if half > 1:
        yield from _zipped(register, made[:half], words[:half], end)
        yield from _zipped(register, made[half:], words[half:], end)


def _gather(vectors: LaneWords) -> Load:
    """Gathers each word of all messages by one or two instructions."""
    register = vectors.register

    def gathered(stream: int, word: Var) -> str:
        at = f"at + {vectors.word_bytes * (word.index or 0)}"
        return register.c_gather.format(f"data + {stream * vectors.lanes}", at)

    return Load(
        texts=vectors.named(),
        iteration=tuple(
            f"const {register.c_type} {word} = {gathered(stream, word)};" for stream, word in vectors.inputs()
        ),
    )


@dataclass(frozen=True, slots=True)
class Way:
    """One way to load parts of several messages into vectors."""

    fits: Callable[[Unit, int], bool]  # does the unit support it, for this number of words of a message?
    by_word: bool  # does it support any order of the bytes in a word, and any number of words?


@dataclass(frozen=True, slots=True)
class WordWay(Way):
    """One way to load words."""

    load: Callable[[LaneWords], Load]
    is_ahead: bool = False  # are the words of an iteration loaded in the preceding one?


def _is_of_words(unit: Unit) -> bool:
    return unit.ty in IN_LANES.values()


AHEAD: Final = WordWay(lambda unit, _: _is_of_words(unit) and not unit.c_lanes, True, _ahead, True)
COPY: Final = WordWay(lambda unit, _: _is_of_words(unit), True, _copy)
TRANSPOSE_AHEAD: Final = WordWay(
    lambda unit, words: bool(unit.register.c_row) and words * unit.ty.word >= PART_BITS,
    False,
    _transpose_ahead,
    True,
)
TRANSPOSE: Final = WordWay(lambda unit, _: bool(unit.register.c_row), False, _transpose)
GATHER: Final = WordWay(lambda unit, _: bool(unit.register.c_gather), False, _gather)
