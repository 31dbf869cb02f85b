"""The template context of Merkle-Damgard hashes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hashwright.emit.c import KEEP, Body, Reload, body
from hashwright.emit.emitters import C
from hashwright.emit.load import LaneWords, Load, Places, WordWay, blocks, messages, reader
from hashwright.emit.prototypes import Field, Prototype
from hashwright.graph.ir import Var
from hashwright.graph.semantics import IN_LANES
from hashwright.interface.merkle_damgard import block_function
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import CHAIN, MESSAGE, WORDS, MerkleDamgard
from hashwright.passes.streams import names
from hashwright.requests.registry import CACHE, LOAD
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.machine import Register


def _cached(setting: Setting) -> tuple[int, ...]:
    """The message words that are loaded before the first step, spread evenly."""
    asked = CACHE.of(setting.schedule)
    count = WORDS if asked is None else asked
    return tuple(range(0, WORDS, WORDS // count)) if count else ()


def _reload(hash_: MerkleDamgard, setting: Setting) -> Reload | None:
    """How message words that are not in registers are read."""
    read, size = reader(hash_.word.bits), hash_.word_bytes
    texts = {Var(MESSAGE, i): f"{read}({{at}} + {size * i})" for i in range(WORDS) if i not in _cached(setting)}
    return Reload(texts, frozenset({read}), "const uint8_t *{at} = data;") if texts else None


def load_of(hash_: MerkleDamgard, setting: Setting, words: int, places: Places, last: str = "") -> Load | None:
    """How this number of message words is loaded into vectors of several messages; `last` as in LaneWords."""
    way = LOAD.of(setting.schedule)
    if not isinstance(way, WordWay) or words == 0:
        return None
    register = setting.machine.registers[IN_LANES[hash_.word]]
    streams, bits, c_lanes = names(setting.streams), hash_.word.bits, setting.machine.c_lanes
    return way.load(LaneWords(register, bits, MESSAGE, words, setting.lanes, streams, c_lanes, places, last))


@dataclass(frozen=True, slots=True)
class CompressFunction:
    """The function that compresses blocks of one message, or of several side by side, as a template sees it."""

    prototype: Prototype
    abreast: str  # as in Setting
    messages: int  # the most messages side by side
    count: str  # the same, in C
    streams: tuple[str, ...]  # their names
    c_lanes: str  # as in Setting
    is_uniform: bool  # do functions for other numbers of messages have the same interface?
    is_single: bool  # does it compress one block?
    body: Body
    table: str  # the name of the table of constants
    load: Load | None  # how the words of several messages are loaded into vectors
    read: str  # the function that reads a word
    state: Mapping[Var, str]  # by word of the state: the C pointer to its place between blocks
    word: Register  # of the state
    message_word: Register
    cached: tuple[int, ...]  # the message words that are loaded before the first step
    is_cached: bool  # are barriers used to keep them in registers?

    @property
    def helpers(self) -> frozenset[str]:
        """The functions and macros of the file that it calls."""
        loads = self.load.helpers if self.load else {self.read}
        return self.body.helpers | loads | ({KEEP} if self.is_cached else set())


def blocks_of(
    hash_: MerkleDamgard,
    name: str,
    setting: Setting,
    listing: Listing,
    *,
    table: str = "K",
    places: Places | None = None,
    row: int | None = None,
    emitter: str = C,
) -> CompressFunction:
    """The function of a listing, for the first streams of a row of the state."""
    load = load_of(hash_, setting, WORDS, places or blocks(hash_.rate_bytes)) if emitter == C else None
    streams = row or setting.streams
    registers = [setting.machine.registers[node.ty] for node in listing.graph.inputs]
    return CompressFunction(
        prototype=block_function(hash_, name, setting, setting.lanes * streams),
        abreast=setting.abreast,
        messages=setting.messages,
        count=messages(setting.lanes, setting.streams, setting.machine.c_lanes),
        streams=names(setting.streams),
        c_lanes=setting.c_lanes,
        is_uniform=setting.is_uniform,
        is_single=setting.is_single,
        body=body(
            listing,
            setting.machine,
            barriers=setting.barriers,
            reload=Reload(load.texts, load.helpers) if load else _reload(hash_, setting),
            woven=load.woven if load else (),
            has_table=True,
        ),
        table=table,
        load=load,
        read=reader(hash_.word.bits),
        state=_state(hash_, setting, streams),
        word=registers[0],
        message_word=registers[-1],
        cached=_cached(setting),
        is_cached=CACHE.of(setting.schedule) is not None,
    )


@dataclass(frozen=True, slots=True)
class ContextType:
    """The C type of the context of a message in pieces."""

    type: str
    guard: str  # the macro that prevents a second declaration
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HashContext:
    """The part of the template context that describes the hash."""

    words: int  # the number of words in the state
    bits: int  # the size of a word
    word_bytes: int
    iv: tuple[int, ...]
    block_bytes: int
    length_bytes: int  # the size of the length in the padding
    digest_bytes: int
    byte_order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BlocksContext(HashContext):
    """The template context of the library and of block kernels."""

    facts: Sequence[str]  # the counts of the kernels
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    blocks: CompressFunction
    context: ContextType


def hash_of(request: Request) -> MerkleDamgard:
    """The hash of a request for one."""
    assert isinstance(request.hash, MerkleDamgard)
    return request.hash


def about_merkle_damgard(
    hash_: MerkleDamgard, request: Request, context: ContextType, listings: Mapping[str, Listing]
) -> BlocksContext:
    name, setting = request.name, request.setting()
    iterations = {each: made for each, made in listings.items() if each not in hash_.functions()}
    function = block_function(hash_, name, setting).name
    rolled = [made.facts.sentences(f"{function}, {each}", "an iteration") for each, made in iterations.items()]
    made = blocks_of(hash_, name, setting, listings["compress"], emitter=request.language)
    counted = rolled or [blocks_facts(hash_, name, setting, listings["compress"])]
    return BlocksContext(
        facts=[line for lines in counted for line in lines],
        helpers=made.helpers | ({KEEP} if setting.barriers else set()),
        blocks=made,
        context=context,
        **about_hash(hash_),
    )


def blocks_facts(hash_: MerkleDamgard, name: str, setting: Setting, listing: Listing) -> list[str]:
    """The sentences about the function of a listing."""
    streams = f" in each of {setting.streams} streams" * (setting.streams > 1)
    return listing.facts.sentences(
        block_function(hash_, name, setting).name, f"a block of {hash_.rate_bytes} bytes{streams}"
    )


def about_hash(hash_: MerkleDamgard) -> dict[str, Any]:
    """The fields of HashContext."""
    return {
        "words": len(hash_.iv),
        "iv": hash_.iv,
        "bits": hash_.word.bits,
        "word_bytes": hash_.word_bytes,
        "block_bytes": hash_.rate_bytes,
        "length_bytes": hash_.length_bytes,
        "digest_bytes": hash_.digest_bytes,
        "byte_order": hash_.byte_order,
    }


def _state(hash_: MerkleDamgard, setting: Setting, in_row: int) -> dict[Var, str]:
    """By word of the state: the C pointer to its place between blocks."""
    words, streams = len(hash_.iv), names(setting.streams)
    if setting.c_lanes:
        place = "state + {row} * lanes"
    elif setting.abreast:
        place = "&state[{word}][{lane}]"
    else:
        place = "&state[{word}]"
    return {
        Var(CHAIN, word, stream): place.format(word=word, row=word * in_row + i, lane=i * setting.lanes)
        for i, stream in enumerate(streams)
        for word in range(words)
    }
