"""The functions of AEGIS in Rust, from those in C."""

from collections.abc import Mapping
from dataclasses import dataclass

from hashwright.choices.settings import Setting
from hashwright.emit.rust_from_c import ROTATE, RustKind, Statements, expression
from hashwright.lower.order import Listing
from hashwright.output.aegis.context import AegisContext, Block, function_of, kinds_of

WORDS = {"uint64_t": "u64", "uint32_t": "u32"}


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
    load: str  # from the bytes {0}
    given: str  # from the key or the nonce


@dataclass(frozen=True, slots=True)
class RustFunction:
    """A function on the state."""

    name: str
    state: tuple[tuple[str, int], ...]  # the words of the state that it reads, and their numbers
    takes: tuple[RustPlace, ...]
    makes: tuple[str, ...]  # the expressions of its results
    made: str  # the type of each
    made_suffix: str
    made_bytes: int
    statements: tuple[str, ...]
    next: tuple[tuple[int, str], ...]  # by number: the next words of the state


@dataclass(frozen=True, slots=True)
class RustAegis:
    """The code of one kernel."""

    word: RustWord
    blocks: tuple[RustWord, ...]
    functions: Mapping[str, RustFunction]
    keeps_words: tuple[RustWord, ...]  # the kinds of block for which barriers are used
    rotates: bool
    calls: int  # how often the loops over pieces are unrolled
    rounds: tuple[tuple[str, ...], ...]  # the arguments of each update; empty: a round is one function
    low_high: tuple[str, ...]  # the words of a block of two words of 64 bits


def rust_aegis(context: AegisContext, setting: Setting, listings: Mapping[str, Listing]) -> RustAegis:
    """The kernel in Rust. Functions accept and return words; loops around them load and store pieces."""
    return _Writer(context, setting, listings).kernel()


class _Writer:
    def __init__(self, context: AegisContext, setting: Setting, listings: Mapping[str, Listing]) -> None:
        self._context = context
        self._setting = setting
        self._listings = listings
        self._word = WORDS.get(context.word.register.c_type, "u64")
        self._blocks = {each.name: _block(each, self._word) for each in context.blocks}

    def kernel(self) -> RustAegis:
        functions = {name: self._function(name) for name in self._listings}
        lines = [line for each in functions.values() for line in (*each.statements, *each.makes)]
        text = "\n".join([*lines, *(value for each in functions.values() for _, value in each.next)])
        held = self._context.word.suffix if self._context.holds else None
        kept = [each for each in self._blocks.values() if f"keep{each.suffix}(" in text or each.suffix == held]
        low_high = [each.format("low", "high") for each in self._context.halves]
        return RustAegis(
            word=self._blocks[self._context.word.name],
            blocks=tuple(self._blocks.values()),
            functions=functions,
            keeps_words=tuple(kept),
            rotates=f"{ROTATE}::<" in text,
            calls=max(each.calls for each in self._context.loops["update"]),
            rounds=tuple(
                tuple(" ^ ".join(self._given(x.block, x.at) for x in word) for word in words)
                for words in self._context.rounds
            ),
            low_high=tuple(self._half(each) for each in low_high),
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
        kinds = kinds_of(self._setting, self._listings)
        made = function_of(self._listings[name], self._setting, kinds, moves=False)
        names = {str(node.attr) for node in self._listings[name].graph.inputs}
        word = RustKind.WORD if context.word.register.c_type in WORDS else RustKind.OTHER
        types = {each.register.c_type: f"keep{each.suffix}" for each in context.blocks}
        writer = Statements(self._word, dict.fromkeys(names, word), types)
        statements = tuple(map(writer.statement, made.body.statements))
        outputs = {str(each): writer.expression(c) for each, c in made.body.outputs.items()}
        state = [str(each) for each in context.state]
        first = made.makes[0].block if made.makes else context.word
        return RustFunction(
            name=name,
            state=tuple((str(each), state.index(str(each))) for each in made.state),
            takes=tuple(
                RustPlace(
                    str(x.name),
                    self._blocks[x.block.name].type,
                    f"load{x.block.suffix}({{0}}, {x.at})",
                    self._given(x.block, x.at),
                )
                for x in made.takes
            ),
            makes=tuple(outputs[str(x.name)] for x in made.makes),
            made=self._blocks[first.name].type,
            made_suffix=first.suffix,
            made_bytes=first.bytes,
            statements=statements,
            next=tuple((state.index(each), value) for each, value in outputs.items() if each in state),
        )

    def _given(self, block: Block, at: int) -> str:
        size = self._context.key_bytes
        return f"load{block.suffix}({('key', 'nonce')[at // size]}, {at % size})" if at < 2 * size else ""


def _block(block: Block, word: str) -> RustWord:
    register = block.register
    if register.c_type in WORDS:
        return RustWord(word, block.suffix, block.bytes, "", "")
    kinds = {"p": RustKind.POINTER}
    load = expression(register.c_load.format("p", ""), "u64", kinds)
    store = expression(register.c_store.format("p", "x", ""), "u64", kinds)
    return RustWord(register.c_type, block.suffix, block.bytes, load, store)
