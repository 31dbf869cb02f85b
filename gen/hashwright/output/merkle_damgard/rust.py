"""Compression functions in Rust, from those in C."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.emit.c import KEEP
from hashwright.emit.load import ALIGNED, COPY_WORDS
from hashwright.emit.rust_from_c import ROTATE, RustKind, Statements, literal
from hashwright.output.merkle_damgard.context import CompressFunction, HashContext

BLOCK: Final = "data"  # the template's name for a block of a message


@dataclass(frozen=True, slots=True)
class RustBlocks:
    """The body of a function that compresses blocks of one message, or of several side by side."""

    type: str  # of the words of the state in registers
    reads: bool  # does it call the function that reads a word?
    lanes: int  # the number of words in a vector of several messages; 0: there is one message
    messages: int  # that it compresses side by side
    row: int  # the number of words in a row of the state
    block_words: int
    keeps: bool  # does it call the function that keeps a word in its register?
    is_cached: bool  # are the words of a block kept in registers?
    aligned: bool  # are there buffers for words?
    copies: bool  # does it call the function that copies words of two messages?
    alternates: bool  # do two buffers alternate?
    rotates: bool  # does it call the function that rotates a word?
    table: tuple[str, ...]  # constants that the statements read as k[0], k[1] ...
    initial: tuple[str, ...]  # the words of the first state
    state: tuple[tuple[str, str], ...]  # names of words of the state, and how they are loaded
    begin: tuple[str, ...]  # statements before the first block
    message: tuple[tuple[str, str], ...]  # names of words of a block, and how they are loaded
    statements: tuple[str, ...]
    results: tuple[tuple[str, str], ...]  # names of words of the next state, and their expressions
    stores: tuple[str, ...]  # statements that store the state
    load: str  # the expression of a vector of words at {p}; empty: words are in arrays
    store: str  # that stores {x} to {p}


def rust_blocks(context: HashContext, function: CompressFunction, row: int) -> RustBlocks:
    """The function in Rust, for states with this number of words in a row.

    Blocks of one message are arrays; several messages are pointers.
    """
    return _Writer(context, function).blocks(row)


class _Writer:
    def __init__(self, context: HashContext, function: CompressFunction) -> None:
        self._context = context
        self._function = function
        self._word = f"u{context.bits}"
        word = RustKind.WORD if self._type() == self._word else RustKind.OTHER
        kinds = dict.fromkeys(map(str, function.state), word)
        kinds |= {f"m{i}": word for i in function.cached} | {"k": RustKind.WORD}
        kinds |= {BLOCK: RustKind.ARRAY if function.abreast else RustKind.POINTER, "p": RustKind.POINTER}
        kinds |= dict.fromkeys(("at", "then"), RustKind.INDEX)
        self._made = Statements(self._word, kinds)

    def blocks(self, row: int) -> RustBlocks:
        function = self._function
        load = function.load
        begin = tuple(self._statements(load.begin if load else ()))
        statements = tuple(self._statements((*(load.iteration if load else ()), *function.body.statements)))
        helpers = function.helpers
        return RustBlocks(
            messages=function.messages,
            row=row,
            keeps=KEEP in helpers,
            is_cached=function.is_cached,
            aligned=ALIGNED in helpers,
            copies=COPY_WORDS in helpers,
            lanes=function.messages // len(function.streams) if function.abreast else 0,
            block_words=self._context.block_bytes // self._context.word_bytes,
            alternates=any("alternating(" in each for each in statements),
            type=self._type(),
            reads=function.read in helpers,
            rotates=any(f"{ROTATE}::<" in each for each in statements),
            table=tuple(map(self._number, function.body.table)),
            initial=tuple(map(self._number, self._context.iv)),
            state=tuple((str(each), self._loaded(place)) for each, place in function.state.items()),
            begin=begin,
            message=tuple(self._message()),
            statements=statements,
            results=tuple((str(each), self._made.expression(c)) for each, c in function.body.outputs.items()),
            stores=tuple(self._stored(str(each), place) for each, place in function.state.items()),
            load=self._made.expression(function.word.c_load.format("p", "")) if self._in_vectors else "",
            store=self._made.expression(function.word.c_store.format("p", "x", "")) if self._in_vectors else "",
        )

    @property
    def _in_vectors(self) -> bool:
        """Are the words of several messages in a vector, loaded from an array?"""
        return bool(self._function.abreast) and self._type() != self._word

    def _type(self) -> str:
        return (
            self._word
            if self._function.word.c_type == f"uint{self._context.bits}_t"
            else self._function.word.c_type
        )

    def _number(self, value: int) -> str:
        return literal(f"{value:#0{self._context.bits // 4 + 2}x}")

    def _statements(self, lines: tuple[str, ...]) -> Iterator[str]:
        for line in lines:
            yield self._made.statement(self._short(line)) if line else ""

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
                yield f"m{i}{stream}", self._made.expression(c)

    def _loaded(self, place: str) -> str:
        return self._made.expression(self._short(self._function.word.load(place)))

    def _stored(self, name: str, place: str) -> str:
        word = self._function.word
        if self._in_vectors:
            row, _, lane = place.removeprefix("&").removesuffix("]").rpartition("[")
            return f"store(&mut {row}, {lane}, {name});"
        return self._made.statement(f"{word.store(place, name)};")

    def _short(self, c: str) -> str:
        """The C with loads of vectors from arrays as calls of load(array, place)."""
        if not self._in_vectors:
            return c
        load = self._function.word.c_load.replace("{0}", "\0")
        pattern = re.escape(load).replace("\0", r"&(\w[\w\[\]]*)\[(\d+)\]")
        return re.sub(pattern, r"load(&\1, \2)", c).replace("load(&w[", "load(&w.0[")
