"""The template context of AEGIS."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from hashwright.choices import Setting
from hashwright.emit.abreast import kind, suffix
from hashwright.emit.c import KEEP, Body, body
from hashwright.emit.facts import facts_of
from hashwright.ir import Var
from hashwright.lower.order import Listing
from hashwright.modes.aegis.description import BLOCK_BYTES, Aegis
from hashwright.modes.aegis.interface import loop_functions, structs
from hashwright.modes.aegis.loops import LOOPED, Turn, turns
from hashwright.prototypes import Prototype, Struct
from hashwright.represent import sentences
from hashwright.semantics import BLOCKS, Ty
from hashwright.targets.machine import Register

ALIGNED: Final = 8  # bytes: the compiler's alignment of the state of a message in pieces
# Larger words are aligned in it: a load waits long for a store of such a word across two cache lines.
UNSPLIT: Final = 32


@dataclass(frozen=True, slots=True)
class _BlockPlace:
    """The place of a block among the inputs of a function, or among its outputs."""

    name: Var
    block: "Block"
    at: int  # bytes from the first block


@dataclass(frozen=True, slots=True)
class _Function:
    """A function of a cipher as a template sees it."""

    body: Body
    state: tuple[Var, ...]  # the words of the state that it reads
    takes: tuple[_BlockPlace, ...]
    makes: tuple[_BlockPlace, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One AES block, or several in one register, as a template sees it."""

    name: str  # of the C type
    suffix: str  # of the functions that load and store it
    bytes: int
    register: Register


def _kinds(setting: Setting, listings: Mapping[str, Listing]) -> dict[Ty, Block]:
    """The kinds of block that the functions accept or return, narrow ones first."""
    graphs = [listing.graph for listing in listings.values()]
    used = {node.ty for graph in graphs for node in (*graph.inputs, *graph.outputs.values())}
    found = {}
    for ty, register in setting.machine.registers.items():
        if ty in used:
            found[ty] = block_of(ty, register)
    return found


def block_of(ty: Ty, register: Register) -> Block:
    """The kind of block of that type."""
    return Block(kind(ty) if ty in BLOCKS else "word", suffix(ty), ty.bits // 8, register)


def _function(listing: Listing, body: Body, blocks: Mapping[Ty, Block]) -> _Function:
    graph = listing.graph
    read = [node.attr for node in graph.inputs if node.attr in graph.state and node in graph.nodes()]
    takes = {node.attr: blocks[node.ty] for node in graph.inputs if node.attr not in graph.state}
    makes = {name: blocks[node.ty] for name, node in graph.outputs.items() if name not in graph.state}
    return _Function(body, tuple(read), _places(takes), _places(makes))


def _places(named: Mapping[Var, Block]) -> tuple[_BlockPlace, ...]:
    ends = accumulate(block.bytes for block in named.values())
    rows = zip(named.items(), ends, strict=True)
    return tuple(_BlockPlace(name, block, end - block.bytes) for (name, block), end in rows)


def _deepest(listings: Iterable[Listing]) -> int:
    """The most bytes of the stack that one of the functions needs if each value has its own place."""
    return max(
        sum(node.ty.bits // 8 for node in (*listing.graph.inputs, *listing.graph.nodes()))
        for listing in listings
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AegisContext:
    """The template context of AEGIS."""

    helpers: frozenset[str]  # the functions and macros of the file that it calls
    facts: Sequence[str]  # the counts of the kernels
    functions: Mapping[str, _Function]
    loops: Mapping[str, Sequence[Turn]]  # by the function that a message needs
    loop_functions: Mapping[str, Prototype]  # in assembly, by the name of an iteration
    blocks: Sequence[Block]  # the kinds of block, narrow ones first
    halves: tuple[str, ...]  # of a block, from two words of 64 bits
    outlined: bool  # are functions too large for inlining?
    state: tuple[Var, ...]
    word: Block  # of the state
    lanes: int  # blocks in a word of the cipher
    deepest: int  # the most bytes of the stack that a function needs, if the stack is cleared
    state_bytes: int
    gap: int  # bytes that alignment may leave before the words of a state
    record: Struct  # of a message: in pieces, or in a batch
    mac_record: Struct  # of data in pieces
    block_bytes: int = BLOCK_BYTES
    rate_bytes: int
    key_bytes: int
    rate_words: int
    own_tags: tuple[int, ...]  # see Aegis.own_tags
    init_rounds: int
    final_updates: int
    tag_bytes: tuple[int, ...]


def about_aegis(hash_: Aegis, name: str, setting: Setting, listings: Mapping[str, Listing]) -> AegisContext:
    bodies = {
        each: body(listing, setting.machine, barriers=setting.barriers) for each, listing in listings.items()
    }
    loops = {each: [turn for turn in turns(hash_, setting) if turn.loop == each] for each in LOOPED}
    facts = [
        facts_of(each, listings[each], f"{bytes_} bytes")
        for each, bytes_ in {
            loop.does: loop.bytes // loop.calls for each in loops.values() for loop in each
        }.items()
    ]
    state = listings["update"].graph.state
    types = {node.attr: node.ty for node in listings["update"].graph.inputs}
    blocks = _kinds(setting, listings)
    word = blocks[types[state[0]]]
    state_bytes = len(state) * word.bytes
    gap = word.bytes - ALIGNED if word.bytes > UNSPLIT else 0
    record, mac_record = structs(state_bytes, hash_.rate_bytes, gap)
    return AegisContext(
        helpers=frozenset({KEEP} if setting.barriers else ()).union(
            *(each.helpers for each in bodies.values())
        ),
        facts=[*sentences(setting.representation), *(line for lines in facts for line in lines)],
        functions={each: _function(made, bodies[each], blocks) for each, made in listings.items()},
        loops=loops,
        loop_functions=loop_functions(hash_, name, setting),
        blocks=tuple(blocks.values()),
        halves=next(iter(blocks.values())).register.c_from_halves,
        outlined=setting.representation.planes is not None,
        state=state,
        word=word,
        lanes=hash_.lanes,
        deepest=_deepest(listings.values()) if setting.representation.planes else 0,
        state_bytes=state_bytes,
        gap=gap,
        record=record,
        mac_record=mac_record,
        rate_bytes=hash_.rate_bytes,
        key_bytes=hash_.key_bytes,
        rate_words=hash_.rate_words,
        own_tags=hash_.own_tags,
        init_rounds=hash_.init_rounds,
        final_updates=hash_.final_updates,
        tag_bytes=tuple(hash_.tags),
    )
