"""The functions of AEGIS in Rust, from those in C."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from hashwright.emit.rust_from_c import ROTATE, RustKind, Statements, expression
from hashwright.lower.order import Listing
from hashwright.output.aegis.batch import MessageRow, RowFunction
from hashwright.output.aegis.context import AegisContext, Block

WORDS = {"uint64_t": "u64", "uint32_t": "u32"}
LIBRARY, SINGLE, ROWS = "library", "single", "rows"  # the forms of a module in the template


@dataclass(frozen=True, slots=True)
class RustWord:
    """A kind of block."""

    type: str
    suffix: str  # of the functions for it
    bytes: int
    load: str  # the expression of a block at {p}; empty: it is a word
    store: str  # that stores {x} to {p}


@dataclass(frozen=True, slots=True)
class RustPlace:
    """A word that a function accepts."""

    name: str
    type: str
    suffix: str  # of the functions for this kind of block
    at: int  # bytes from the first block
    given: str  # from the key or the nonce


@dataclass(frozen=True, slots=True)
class RustFunction:
    """A function on the state."""

    state: tuple[tuple[str, int], ...]  # the words of the state that it reads, and their numbers
    takes: tuple[RustPlace, ...]
    makes: tuple[str, ...]  # the expressions of its results
    made: str  # the type of each
    made_suffix: str
    places: tuple[int, ...]  # of its results: bytes from the first block
    statements: tuple[str, ...]
    next: tuple[tuple[int, str], ...]  # by number: the next words of the state
    moves: tuple[str, ...]  # the pointers to its outputs and its inputs; empty: it accepts and returns words
    is_part: bool  # is it for a group of lanes?


@dataclass(frozen=True, slots=True)
class RustAegis:
    """The code of one kernel for one message."""

    form: str  # LIBRARY, or SINGLE beside that for several messages
    word: RustWord
    blocks: tuple[RustWord, ...]
    functions: Mapping[str, RustFunction]
    keeps_words: tuple[RustWord, ...]  # the kinds of block for which barriers are used
    rotates: bool
    rounds: tuple[tuple[str, ...], ...]  # the arguments of each update; empty: a round is one function
    low_high: tuple[str, ...]  # the words of a block of two words of 64 bits
    low_load: str  # a word of two blocks, from low and the one that is loaded behind it; empty: words have none


def rust_aegis(context: AegisContext, listings: Mapping[str, Listing], form: str = LIBRARY) -> RustAegis:
    """The kernel in Rust."""
    return _Writer(context, listings).kernel(form)


class _Writer:
    def __init__(self, context: AegisContext, listings: Mapping[str, Listing]) -> None:
        self._context = context
        self._listings = listings
        self._word = WORDS.get(context.word.register.c_type, "u64")
        self._blocks = {each.name: _block(each, self._word) for each in context.blocks}

    def kernel(self, form: str) -> RustAegis:
        functions = {name: self._function(name) for name in self._listings}
        lines = [line for each in functions.values() for line in (*each.statements, *each.makes)]
        text = "\n".join([*lines, *(value for each in functions.values() for _, value in each.next)])
        pinned = {self._context.word.suffix} if self._context.pins_words else set()
        pinned |= {self._context.blocks[0].suffix} if self._context.paired else set()
        kept = [
            each for each in self._blocks.values() if f"keep{each.suffix}(" in text or each.suffix in pinned
        ]
        low_high = [each.format("low", "high") for each in self._context.halves]
        return RustAegis(
            form=form,
            word=self._blocks[self._context.word.name],
            blocks=tuple(self._blocks.values()),
            functions=functions,
            keeps_words=tuple(kept),
            rotates=f"{ROTATE}::<" in text,
            rounds=tuple(
                tuple(" ^ ".join(self._given(x.block, x.at) for x in word) for word in words)
                for words in self._context.rounds
            ),
            low_high=tuple(self._half(each) for each in low_high),
            low_load=self._low_load(),
        )

    def _low_load(self) -> str:
        if not self._context.paired:
            return ""
        behind = f"load(p, at + {self._context.block_bytes})"
        return expression(
            self._context.word.register.c_join.format("low", behind), "u64", {"p": RustKind.POINTER}
        )

    def _half(self, c: str) -> str:
        """A word of a block from two words of 64 bits."""
        if self._context.word.register.c_type not in WORDS:
            return expression(c, "u64", dict.fromkeys(("low", "high"), RustKind.WORD))
        shift = " >> 32" if ">> 32" in c else ""
        name = "high" if "high" in c else "low"
        return f"({name}{shift}) as u32" if self._word == "u32" else name

    def _function(self, name: str) -> RustFunction:
        context = self._context
        made = context.functions[name]
        names = {str(node.attr) for node in self._listings[name].graph.inputs}
        word = RustKind.WORD if context.word.register.c_type in WORDS else RustKind.OTHER
        types = {each.register.c_type: f"keep{each.suffix}" for each in context.blocks}
        moves = (
            tuple(dict.fromkeys(each.name.role for each in (*made.makes, *made.takes))) if made.moves else ()
        )
        kinds = dict.fromkeys(names, word) | dict.fromkeys(moves, RustKind.POINTER)
        writer = Statements(self._word, kinds, types)
        statements = tuple(map(writer.statement, made.body.statements))
        outputs = {str(each): writer.expression(c) for each, c in made.body.outputs.items()}
        state = [str(each) for each in context.state]
        first = made.makes[0].block if made.makes else context.word
        return RustFunction(
            state=tuple((str(each), state.index(str(each))) for each in made.state),
            takes=tuple(
                RustPlace(
                    str(x.name),
                    self._blocks[x.block.name].type,
                    x.block.suffix,
                    x.at,
                    self._given(x.block, x.at),
                )
                for x in made.takes
            ),
            makes=() if moves else tuple(outputs[str(x.name)] for x in made.makes),
            made=self._blocks[first.name].type,
            made_suffix=first.suffix,
            places=tuple(x.at for x in made.makes),
            statements=statements,
            next=tuple((state.index(each), value) for each, value in outputs.items() if each in state),
            moves=moves,
            is_part=made.is_part,
        )

    def _given(self, block: Block, at: int) -> str:
        size = self._context.key_bytes
        return f"get{block.suffix}({('key', 'nonce')[at // size]}, {at % size})" if at < 2 * size else ""


def _block(block: Block, word: str) -> RustWord:
    register = block.register
    if register.c_type in WORDS:
        return RustWord(word, block.suffix, block.bytes, "", "")
    kinds = {"p": RustKind.POINTER}
    load = expression(register.c_load.format("p", ""), "u64", kinds)
    store = expression(register.c_store.format("p", "x", ""), "u64", kinds)
    return RustWord(register.c_type, block.suffix, block.bytes, load, store)


@dataclass(frozen=True, slots=True)
class RustRowFunction:
    """A function on the states of messages side by side."""

    state: tuple[tuple[str, int], ...]  # as in RustFunction
    takes: tuple[tuple[str, str], ...]  # its inputs: name, and argument
    makes: tuple[str, ...]  # the expressions of its results, in the order of their places
    statements: tuple[str, ...]
    next: tuple[tuple[int, str], ...]  # as in RustFunction


@dataclass(frozen=True, slots=True)
class RustHelper:
    """A function that builds one word from others."""

    name: str
    result: str
    parameters: tuple[tuple[str, str], ...]  # name and type
    returns: str


@dataclass(frozen=True, slots=True)
class RustRows:
    """The code of a kernel for messages side by side, each in a lane of each word of a stream."""

    form: str
    word: RustWord
    loads: tuple[RustWord, ...]  # the blocks that are loaded
    stores: tuple[RustWord, ...]
    functions: Mapping[str, RustRowFunction]
    helpers: tuple[RustHelper, ...]
    keeps_words: tuple[RustWord, ...]
    gather: str
    scatter: tuple[str, ...]
    take: tuple[str, ...]
    give: Mapping[int, tuple[str, ...]]  # by the number of pieces


def rust_rows(context: AegisContext, row: MessageRow) -> RustRows:
    """The kernel for messages side by side in Rust."""
    return _Rows(context, row).kernel()


class _Rows:
    def __init__(self, context: AegisContext, row: MessageRow) -> None:
        self._row = row
        self._blocks = {each.name: each for each in (*context.blocks, *row.typed)}
        self._moved = Statements("u64", {"p": RustKind.ARRAY, "at": RustKind.INDEX})

    def kernel(self) -> RustRows:
        row = self._row
        moves = "\n".join((row.gather, *row.scatter, *row.take, *row.give[1]))
        loads, stores = (
            tuple(_block(each, "u64") for each in self._blocks.values() if f"{name}{each.suffix}(" in moves)
            for name in ("load", "store")
        )
        functions = {name: self._function(each) for name, each in row.functions.items()}
        text = "\n".join(line for each in functions.values() for line in each.statements)
        kept = [each for each in self._blocks.values() if f"keep{each.suffix}(" in text]
        return RustRows(
            form=ROWS,
            word=_block(self._blocks[row.word], "u64"),
            loads=loads,
            stores=stores,
            functions=functions,
            helpers=tuple(
                RustHelper(
                    each.name,
                    self._type(each.result),
                    tuple(self._parameter(text) for text in each.parameters),
                    expression(each.returns, "u64"),
                )
                for each in row.helpers
            ),
            keeps_words=tuple(_block(each, "u64") for each in kept),
            gather=self._moved.expression(row.gather),
            scatter=tuple(map(self._moved.statement, row.scatter)),
            take=tuple(map(self._moved.statement, row.take)),
            give={pieces: tuple(map(self._moved.statement, lines)) for pieces, lines in row.give.items()},
        )

    def _type(self, name: str) -> str:
        return self._blocks[name].register.c_type

    def _parameter(self, text: str) -> tuple[str, str]:
        kind, name = text.split()
        return name, self._type(kind)

    def _function(self, made: RowFunction) -> RustRowFunction:
        types = {each.register.c_type: f"keep{each.suffix}" for each in self._blocks.values()}
        inputs = [str(each) for each in (*made.state, *(each for each, _ in made.takes))]
        writer = Statements("u64", dict.fromkeys(inputs, RustKind.OTHER), types)
        statements = tuple(map(writer.statement, made.body.statements))
        outputs = {str(each): writer.expression(c) for each, c in made.body.outputs.items()}
        state = [str(each) for each in self._row.state]
        places = sorted(made.makes, key=lambda each: int(re.sub(r"\D", "", each[1])))
        return RustRowFunction(
            state=tuple((str(each), state.index(str(each))) for each in made.state),
            takes=tuple((str(each), place) for each, place in made.takes),
            makes=tuple(outputs[str(each)] for each, _ in places),
            statements=statements,
            next=tuple((state.index(each), value) for each, value in outputs.items() if each in state),
        )
