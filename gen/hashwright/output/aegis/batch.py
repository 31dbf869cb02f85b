"""The template context for many messages of an AEGIS cipher in one call."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final

from hashwright.emit.abreast import INSERT, BlockWay, Helper, gather, helpers, joined, scatter
from hashwright.emit.c import Body, body
from hashwright.graph.ir import Graph, Var, row, var
from hashwright.graph.semantics import Ty
from hashwright.interface.aegis import message_struct, record
from hashwright.interface.iterations import CRYPTING, READING, Iteration, iterations
from hashwright.lower.order import Listing
from hashwright.modes.aegis import BLOCK_BYTES, CIPHER, MESSAGE, Aegis
from hashwright.output.aegis.context import FAR, AegisContext, Block, about_aegis, block_of
from hashwright.passes.representation import sentences
from hashwright.requests.registry import LOAD
from hashwright.requests.request import Request
from hashwright.requests.settings import SINGLE, Setting
from hashwright.targets.machine import Register

# The number of messages that are sorted at a time: two bytes of the stack for each.
WINDOW: Final = 512
# Each number of pieces below this has its own rank; greater ones share this many ranks.
EXACT: Final = 64
RANKS: Final = 512
# Bytes: no core predicts the accesses of messages side by side that end after some lines of the cache.
AHEAD: Final = 256  # the prefetch distance, and what is prefetched of the next messages


MASK: Final = "mask"
OTHER: Final = "from"  # the role of a word of the other state


@dataclass(frozen=True, slots=True)
class RowFunction:
    """A function of the cipher for messages side by side."""

    body: Body
    state: tuple[Var, ...]  # the words of the state that it reads
    takes: tuple[tuple[Var, str], ...]  # its inputs: name, and expression of the argument
    makes: tuple[tuple[Var, str], ...]  # its outputs: name, and expression of the place


@dataclass(frozen=True, slots=True)
class MessageRow:
    """Messages side by side, as a template sees them: one in each lane of each word of a stream."""

    functions: Mapping[str, RowFunction]
    loops: Mapping[str, Sequence[Iteration]]  # by the function that a message needs
    state: tuple[Var, ...]  # of all streams
    fits: bool  # do the registers suffice for it?
    settles: bool  # do barriers follow loops? Otherwise gcc 12 stores each word in each iteration
    constraint: str  # of inline assembly, for a word
    streams: int
    lanes: int  # the number of lanes in a word
    messages: int
    word: str  # the C type
    typed: tuple[Block, ...]  # the kinds of block that the code for one message lacks
    loads: tuple[Block, ...]  # those of them that the code loads
    stores: tuple[Block, ...]
    helpers: tuple[Helper, ...]
    joined: Sequence[str]  # by stream: the word of its messages' blocks, of both[0] and on
    gather: str
    scatter: Sequence[str]
    take: Sequence[str]
    give: Mapping[int, Sequence[str]]  # by the number of pieces
    ahead: int = AHEAD
    far: int = FAR


@dataclass(frozen=True, slots=True, kw_only=True)
class AegisBatchContext(AegisContext):
    """The template context."""

    message: str  # the C type of a message's record
    key_blocks: int  # the number of blocks in a key, and in a nonce
    updates: int  # the number of updates that start and end a message
    row: MessageRow | None  # None: messages are processed one after the other
    window: int = WINDOW
    exact: int = EXACT
    ranks: int = RANKS


def mixed(stored: Mapping[str, Graph]) -> Iterator[Graph]:
    """The functions for lanes that differ, from those over the stored words.

    `choose` selects, lane by lane and by a mask, the words of the state or other ones. `opened` decrypts
    incomplete pieces: the words of the message, by a mask of its bytes, before the state absorbs them.
    """
    update, decrypt = stored["update"], stored["decrypt"]
    state = [node for node in update.inputs if node.attr in update.state]
    mask = var(MASK, state[0].ty)
    others = row(OTHER, len(state), mask.ty)
    chosen = [x ^ ((x ^ y) & mask) for x, y in zip(state, others, strict=True)]
    outputs = dict(zip(update.state, chosen, strict=True))
    yield Graph("choose", (*state, *others, mask), outputs, state=update.state)
    words = {name: word for name, word in decrypt.outputs.items() if name.role == MESSAGE}
    masks = row(MASK, len(words), mask.ty)
    masked = {name: word & kept for (name, word), kept in zip(words.items(), masks, strict=True)}
    yield Graph("opened", (*decrypt.inputs, *masks), masked, state=decrypt.state)


def single(name: str) -> str:
    """The name of the listing of a function for one message, beside that for several."""
    return f"{SINGLE}_{name}"


def singles(listings: Mapping[str, Listing]) -> dict[str, Listing]:
    """The listings of the functions for one message beside those for several, by the names of these."""
    first = single("")
    return {name.removeprefix(first): each for name, each in listings.items() if name.startswith(first)}


def about_batch(hash_: Aegis, request: Request, listings: Mapping[str, Listing]) -> AegisBatchContext:
    setting, message = request.setting(), record(request.public_name)
    alone = singles(listings)
    several = {name: each for name, each in listings.items() if name not in map(single, alone)}
    base = about_aegis(hash_, message, request.single() if alone else setting, alone or several, READING)
    inherited = {field.name: getattr(base, field.name) for field in fields(base)}
    facts = [*_facts(setting, several), *base.facts] if alone else base.facts
    inherited |= {"record": message_struct(hash_), "facts": facts, "far": 0}  # a batch has short messages
    registers = {unit.ty: unit.register for unit in request.target.holding(8 * BLOCK_BYTES).units}
    updates = hash_.init_rounds * len(hash_.taken(*2 * [row("k", hash_.key_blocks, Ty.B128)]))
    return AegisBatchContext(
        **inherited,
        message=message,
        key_blocks=hash_.key_blocks,
        updates=updates + hash_.final_updates,
        row=_row(hash_, setting, registers, several, base) if alone else None,
    )


def _facts(setting: Setting, listings: Mapping[str, Listing]) -> list[str]:
    counted = listings["encrypt"].facts.sentences("encrypt", f"a piece of each of {setting.messages} messages")
    return [*sentences(setting.representation), *counted]


def _row(
    hash_: Aegis,
    setting: Setting,
    registers: Mapping[Ty, Register],
    listings: Mapping[str, Listing],
    base: AegisContext,
) -> MessageRow:
    graph = listings["update"].graph
    loops = {name: iterations(hash_, setting, [name]) for name in READING}
    ty = graph.inputs[0].ty
    fits = len(graph.state) <= setting.machine.register_count
    way = LOAD.of(setting.schedule)
    by = way if isinstance(way, BlockWay) else INSERT
    own = {block.name for block in base.blocks}
    wanted = [each for each in registers if each.bits <= ty.bits]
    new = {
        each: block_of(each, registers[each])
        for each in wanted
        if block_of(each, registers[each]).name not in own
    }
    return MessageRow(
        functions={
            name: _row_function(hash_, each, body(each, setting.machine, barriers=setting.barriers))
            for name, each in listings.items()
        },
        loops=loops,
        state=graph.state,
        fits=fits,
        settles=fits and setting.barriers,
        constraint=registers[ty].constraint,
        streams=setting.streams,
        lanes=setting.lanes,
        messages=setting.messages,
        word=block_of(ty, registers[ty]).name,
        typed=tuple(new.values()),
        loads=tuple(block for each, block in new.items() if each in by.loads),
        stores=tuple(block for each, block in new.items() if each in by.stores),
        helpers=tuple(helpers(by, ty, registers)),
        joined=[
            joined(ty, [f"both[{place}]" for place in range(first, first + setting.lanes)])
            for first in range(0, setting.messages, setting.lanes)
        ],
        gather=gather(ty),
        scatter=scatter(ty),
        take=by.take(ty, hash_.rate_words),
        give={
            pieces: by.give(ty, _words(hash_.rate_words, setting.streams, pieces))
            for pieces in sorted({each.bytes // hash_.rate_bytes for name in CRYPTING for each in loops[name]})
        },
    )


def _words(rate_words: int, streams: int, pieces: int) -> list[list[int]]:
    """The numbers of the words of the first stream's pieces, which those of the other streams follow."""
    return [[piece * streams * rate_words + word for word in range(rate_words)] for piece in range(pieces)]


def _row_function(hash_: Aegis, listing: Listing, made: Body) -> RowFunction:
    graph = listing.graph
    read = tuple(node.attr for node in graph.inputs if node.attr in graph.state and node in graph.nodes())
    takes = [node.attr for node in graph.inputs if node.attr not in graph.state]
    makes = [name for name in graph.outputs if name not in graph.state]
    return RowFunction(made, read, _placed(hash_, takes), _placed(hash_, makes))


def _placed(hash_: Aegis, words: Sequence[Var]) -> tuple[tuple[Var, str], ...]:
    """Each word with its place in the array of its role, ordered by piece, then by stream."""
    streams = list(dict.fromkeys(word.stream for word in words))
    found = []
    for word in words:
        alike = sum(word.role == other.role for other in words) // len(streams)
        size = hash_.rate_words if word.role in (MESSAGE, CIPHER) else alike
        piece, at = divmod(word.index or 0, size)
        found.append((word, f"{word.role}[{(piece * len(streams) + streams.index(word.stream)) * size + at}]"))
    return tuple(found)
