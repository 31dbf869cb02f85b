"""Functions of Merkle-Damgard hashes in Rust, from those in C."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from hashwright.emit.c import KEEP, Body
from hashwright.emit.load import ALIGNED, COPY_WORDS, Load, reader
from hashwright.emit.rust_from_c import ROTATE, RustKind, Statements, expression, literal
from hashwright.output.merkle_damgard.context import CompressFunction, HashContext
from hashwright.output.merkle_damgard.fixed import FixedFunction
from hashwright.targets.machine import Register

BLOCK: Final = "data"  # the template's name for a block of a message, or for those of several
BEFORE: Final = "before"  # its name for the state before a step of rows
# The forms of functions, by the names of their macros in the template.
BLOCKS, LANES, STEPS, MESSAGE, GROUPS = "blocks", "lanes", "steps", "message", "groups"


@dataclass(frozen=True, slots=True, kw_only=True)
class RustRoutine:
    """The body of a function for one message, or for several side by side."""

    form: str
    type: str  # of the words of the state in registers
    reads: bool  # does it call the function that reads a word?
    lanes: int  # the number of words in a vector of several messages; 0: there is one message
    messages: int  # that it processes side by side
    row: int  # the number of words in a row of the state
    input_bytes: int  # of a block, or of a message of one length
    keeps: bool  # does it call the function that keeps a word in its register?
    is_cached: bool = False  # are the words of a block kept in registers?
    aligned: bool  # are there buffers for words?
    copies: bool  # does it call the function that copies words of two messages?
    transposes: tuple[str, ...]  # the statements that transpose parts at p0, p1 ... into x0, x1 ...
    alternates: bool  # do two buffers alternate?
    rotates: bool  # does it call the function that rotates a word?
    is_late: bool = False  # are the digests of a group written with the next one?
    table: tuple[str, ...]  # constants that the statements read as k[0], k[1] ...
    initial: tuple[str, ...]  # the words of the first state
    state: tuple[tuple[str, str], ...] = ()  # names of words of the state, and how they are loaded
    begin: tuple[str, ...]  # statements before the first iteration
    message: tuple[tuple[str, str], ...] = ()  # names of words of a block, and how they are loaded
    statements: tuple[str, ...]
    results: tuple[tuple[str, str], ...] = ()  # names of words of the next state, and their expressions
    stores: tuple[str, ...]  # statements that store the state or the digests
    load: str  # the expression of a vector of words at {p}; empty: words are in arrays
    store: str  # that stores {x} to {p}
    end: str = ""  # the expression that writes the end of a row; empty: it is not in the file


def rust_blocks(context: HashContext, function: CompressFunction, row: int) -> RustRoutine:
    """The function that compresses blocks, for states with this number of words in a row.

    Blocks of one message are arrays; several messages are pointers.
    """
    return _blocks(context, function, LANES if function.abreast else BLOCKS, row, "state")


def rust_steps(context: HashContext, function: CompressFunction) -> RustRoutine:
    """The function that compresses a block of each of several rows in each step."""
    return _blocks(context, function, STEPS, function.messages, BEFORE)


def rust_short(context: HashContext, function: FixedFunction, length: int, end: str) -> RustRoutine:
    """The function that hashes short rows, each given as this number of bytes; end writes the end of a row."""
    kinds = {"end": RustKind.POINTER, BLOCK: RustKind.POINTER, "len": RustKind.INDEX}
    made = rust_messages(context, function, length)
    return replace(made, end=expression(end.format("end", BLOCK, "len"), "u64", kinds) if end else "")


def rust_messages(context: HashContext, function: FixedFunction, length: int) -> RustRoutine:
    """The function that hashes messages of one length in bytes, one or several side by side."""
    code = function.code
    assert code, "it is not in an assembly file"
    lanes = function.messages // function.streams if function.abreast else 0
    writer = _Writer(context, code.body, code.load, code.word, lanes, {}, code.reads)
    return writer.function(
        code.helpers,
        form=GROUPS if function.abreast else MESSAGE,
        messages=function.messages,
        row=function.messages,
        input_bytes=length,
        stores=tuple(writer.stored(place, value) for place, value in code.results),
        is_late=code.is_late,
    )


def _blocks(context: HashContext, function: CompressFunction, form: str, row: int, state: str) -> RustRoutine:
    """A function of blocks, whose state is at places in an array of that name."""
    lanes = function.messages // len(function.streams) if function.abreast else 0
    word = RustKind.WORD if function.word.c_type == f"uint{context.bits}_t" else RustKind.OTHER
    names = [*map(str, function.state), *(f"m{i}" for i in function.cached)]
    offsets = ("at",) if state == BEFORE else ("at", "then")
    kinds = dict.fromkeys(names, word) | dict.fromkeys(offsets, RustKind.INDEX)
    writer = _Writer(context, function.body, function.load, function.word, lanes, kinds)
    to = "made" if form == STEPS else "state"
    return writer.function(
        function.helpers,
        form=form,
        messages=function.messages,
        row=row,
        input_bytes=context.block_bytes,
        is_cached=function.is_cached,
        state=tuple(
            (str(each), writer.loaded(place.replace("state", state))) for each, place in function.state.items()
        ),
        message=tuple(
            (name, writer.translated.expression(c)) for name, c in _message(function, context.word_bytes)
        ),
        results=tuple(
            (str(each), writer.translated.expression(c)) for each, c in function.body.outputs.items()
        ),
        stores=tuple(
            writer.stored(place.replace("state", to), str(each)) for each, place in function.state.items()
        ),
    )


def _message(function: CompressFunction, size: int) -> Iterator[tuple[str, str]]:
    """The words of a block, of this size in bytes, that are loaded before the first step, and how in C."""
    if function.load:
        return
    word = function.message_word.c_from_word or "{0}"
    messages = [(stream, f"{BLOCK}[{at}] + at") for at, stream in enumerate(function.streams)]
    for stream, block in messages if function.abreast else [("", BLOCK)]:
        for i in function.cached:
            yield f"m{i}{stream}", word.format(f"{function.read}({block} + {size * i})")


class _Writer:
    """Translates what all functions have."""

    def __init__(
        self,
        context: HashContext,
        body: Body,
        load: Load | None,
        word: Register,
        lanes: int,
        names: dict[str, RustKind],
        first: tuple[str, ...] = (),  # the first statements of an iteration
    ) -> None:
        self._context, self._body, self._register, self._lanes = context, body, word, lanes
        self._word = f"u{context.bits}"
        is_word = word.c_type == f"uint{context.bits}_t"
        self.type = self._word if is_word else word.c_type
        self._in_vectors = bool(lanes) and not is_word  # of several messages, loaded from an array
        data = RustKind.ARRAY if lanes else RustKind.POINTER
        table = RustKind.WORD if is_word else RustKind.TABLE
        kinds = dict.fromkeys((BLOCK, "then"), data) | {"k": table, "p": RustKind.POINTER} | names
        self.translated = Statements(self._word, kinds)  # of values that are named before
        self._begin = tuple(self._statements(load.begin if load else ()))
        self._transposition = load.transposition if load else None
        self._made = tuple(self._statements((*(load.iteration if load else first), *body.statements)))

    def function(self, helpers: frozenset[str], **more: Any) -> RustRoutine:
        """The function with further fields."""
        word = self._register
        return RustRoutine(
            type=self.type,
            lanes=self._lanes,
            reads=reader(self._context.bits) in helpers,
            keeps=KEEP in helpers,
            aligned=ALIGNED in helpers,
            copies=COPY_WORDS in helpers,
            transposes=self._transposed(),
            alternates=any("alternating(" in each for each in self._made),
            rotates=any(f"{ROTATE}::<" in each for each in self._made),
            table=tuple(map(self._number, self._body.table)),
            initial=tuple(map(self._number, self._context.iv)),
            begin=self._begin,
            statements=self._made,
            load=self.translated.expression(word.c_load.format("p", "")) if self._in_vectors else "",
            store=self.translated.expression(word.c_store.format("p", "x", "")) if self._in_vectors else "",
            **more,
        )

    def _transposed(self) -> tuple[str, ...]:
        """The statements of the function for a part of each message of a vector."""
        made = self._transposition
        if not made:
            return ()
        translated = Statements(self._word, dict.fromkeys(made.pointers, RustKind.POINTER))
        return tuple(map(translated.statement, made.statements))

    def loaded(self, place: str) -> str:
        """The expression of a word of the state."""
        return self.translated.expression(self._short(self._register.load(place)))

    def stored(self, place: str, value: str) -> str:
        """The statement that stores a word to the state or to a digest."""
        if self._in_vectors:
            row, _, lane = place.removeprefix("&").removesuffix("]").rpartition("[")
            return f"store(&mut {row}, {lane}, {self.translated.expression(value)});"
        return self.translated.statement(f"{self._register.store(place, value)};")

    def _number(self, value: int) -> str:
        return literal(f"{value:#0{self._context.bits // 4 + 2}x}")

    def _statements(self, lines: tuple[str, ...]) -> Iterator[str]:
        for line in lines:
            yield self.translated.statement(self._short(line)) if line else ""

    def _short(self, c: str) -> str:
        """The C with loads of vectors from arrays as calls of load(array, place)."""
        if not self._in_vectors:
            return c
        load = self._register.c_load.replace("{0}", "\0")
        pattern = re.escape(load).replace("\0", r"&(\w[\w\[\]]*)\[(\d+)\]")
        return re.sub(pattern, r"load(&\1, \2)", c).replace("load(&w[", "load(&w.0[")
