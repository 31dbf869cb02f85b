"""Functions of Merkle-Damgard hashes in Rust, from those in C."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

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
    is_cached: bool  # are the words of a block kept in registers?
    aligned: bool  # are there buffers for words?
    copies: bool  # does it call the function that copies words of two messages?
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
    return _Blocks(context, function).made(LANES if function.abreast else BLOCKS, row)


def rust_steps(context: HashContext, function: CompressFunction) -> RustRoutine:
    """The function that compresses a block of each of several rows in each step."""
    return _Blocks(context, function, BEFORE).made(STEPS, function.messages)


def rust_short(context: HashContext, function: FixedFunction, length: int, end: str) -> RustRoutine:
    """The function that hashes short rows, each given as this number of bytes; end writes the end of a row."""
    kinds = {"end": RustKind.POINTER, BLOCK: RustKind.POINTER, "len": RustKind.INDEX}
    made = rust_messages(context, function, length)
    return replace(made, end=expression(end.format("end", BLOCK, "len"), "u64", kinds) if end else "")


def rust_messages(context: HashContext, function: FixedFunction, length: int) -> RustRoutine:
    """The function that hashes messages of one length in bytes, one or several side by side."""
    return _Messages(context, function, length).made()


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
    ) -> None:
        self._context, self._body, self._load, self._register, self._lanes = context, body, load, word, lanes
        self._word = f"u{context.bits}"
        is_word = word.c_type == f"uint{context.bits}_t"
        self.type = self._word if is_word else word.c_type
        self.kind = RustKind.WORD if is_word else RustKind.OTHER
        self._in_vectors = bool(lanes) and not is_word  # of several messages, loaded from an array
        data = RustKind.ARRAY if lanes else RustKind.POINTER
        table = RustKind.WORD if is_word else RustKind.TABLE
        kinds = dict.fromkeys((BLOCK, "then"), data) | {"k": table, "p": RustKind.POINTER} | names
        self.translated = Statements(self._word, kinds)

    def function(
        self,
        form: str,
        helpers: frozenset[str],
        *,
        messages: int,
        row: int,
        input_bytes: int,
        first: tuple[str, ...],
        stores: tuple[str, ...],
    ) -> RustRoutine:
        """The function, without its state and its message; `first` are the first statements of an iteration."""
        load = self._load
        begin = tuple(self._statements(load.begin if load else ()))
        woven = load.iteration if load else first
        statements = tuple(self._statements((*woven, *self._body.statements)))
        word = self._register
        return RustRoutine(
            form=form,
            type=self.type,
            messages=messages,
            row=row,
            input_bytes=input_bytes,
            lanes=self._lanes,
            reads=reader(self._context.bits) in helpers,
            keeps=KEEP in helpers,
            is_cached=False,
            aligned=ALIGNED in helpers,
            copies=COPY_WORDS in helpers,
            alternates=any("alternating(" in each for each in statements),
            rotates=any(f"{ROTATE}::<" in each for each in statements),
            table=tuple(map(self._number, self._body.table)),
            initial=tuple(map(self._number, self._context.iv)),
            begin=begin,
            statements=statements,
            stores=stores,
            load=self.translated.expression(word.c_load.format("p", "")) if self._in_vectors else "",
            store=self.translated.expression(word.c_store.format("p", "x", "")) if self._in_vectors else "",
        )

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


class _Blocks:
    """Functions of blocks, whose state is at places in an array of that name."""

    def __init__(self, context: HashContext, function: CompressFunction, state: str = "state") -> None:
        self._context, self._function, self._state = context, function, state
        lanes = function.messages // len(function.streams) if function.abreast else 0
        word = RustKind.WORD if function.word.c_type == f"uint{context.bits}_t" else RustKind.OTHER
        names = [*map(str, function.state), *(f"m{i}" for i in function.cached)]
        offsets = ("at",) if state == BEFORE else ("at", "then")
        kinds = dict.fromkeys(names, word) | dict.fromkeys(offsets, RustKind.INDEX)
        self._writer = _Writer(context, function.body, function.load, function.word, lanes, kinds)

    def made(self, form: str, row: int) -> RustRoutine:
        """The function, with this number of words in a row of the state."""
        function, writer = self._function, self._writer
        base = writer.function(
            form,
            function.helpers,
            messages=function.messages,
            row=row,
            input_bytes=self._context.block_bytes,
            first=(),
            stores=(),
        )
        names = [str(each) for each in function.state]
        places = [each.replace("state", self._state) for each in function.state.values()]
        to = "made" if form == STEPS else "state"
        return replace(
            base,
            is_cached=function.is_cached,
            state=tuple((name, writer.loaded(place)) for name, place in zip(names, places, strict=True)),
            message=tuple(self._message()),
            results=tuple(
                (str(each), writer.translated.expression(c)) for each, c in function.body.outputs.items()
            ),
            stores=tuple(
                writer.stored(place.replace("state", to), str(each)) for each, place in function.state.items()
            ),
        )

    def _message(self) -> Iterator[tuple[str, str]]:
        """The words of a block that are loaded before the first step."""
        function, size = self._function, self._context.word_bytes
        if function.load:
            return
        word = function.message_word.c_from_word or "{0}"
        messages = [(stream, f"{BLOCK}[{at}] + at") for at, stream in enumerate(function.streams)]
        for stream, block in messages if function.abreast else [("", BLOCK)]:
            for i in function.cached:
                c = word.format(f"{function.read}({block} + {size * i})")
                yield f"m{i}{stream}", self._writer.translated.expression(c)


class _Messages:
    """Functions of whole messages of one length."""

    def __init__(self, context: HashContext, function: FixedFunction, length: int) -> None:
        assert function.code, "it is not in an assembly file"
        self._context, self._function, self._length, self._code = context, function, length, function.code
        lanes = function.messages // function.streams if function.abreast else 0
        self._writer = _Writer(context, self._code.body, self._code.load, self._code.word, lanes, {})

    def made(self) -> RustRoutine:
        function, code = self._function, self._code
        made = self._writer.function(
            GROUPS if function.abreast else MESSAGE,
            code.helpers,
            messages=function.messages,
            row=function.messages,
            input_bytes=self._length,
            first=code.reads,
            stores=(),
        )
        stores = tuple(self._writer.stored(place, value) for place, value in code.results)
        return replace(made, stores=stores, is_late=code.is_late)
