"""The template context of AEGIS."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain
from string import ascii_lowercase
from typing import Final

from hashwright.emit.abreast import kind, suffix
from hashwright.emit.c import KEEP, NO_MOVES, Body, MemoryMoves, body
from hashwright.emit.prototypes import Prototype, Struct
from hashwright.graph.ir import Graph, Var
from hashwright.graph.semantics import BLOCKS, Ty
from hashwright.interface.aegis import gap_of, loop_functions, structs
from hashwright.interface.iterations import LOOPED, WRITING, Iteration, iterations
from hashwright.lower.order import Listing
from hashwright.lower.sums import xor_terms
from hashwright.modes.aegis import BLOCK_BYTES, Aegis
from hashwright.passes.replacing import keeps_operands
from hashwright.passes.representation import sentences
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.machine import Register

LINE: Final = 64  # bytes of a line of the cache
AHEAD: Final = 1024  # bytes: the prefetch distance in a message
# Bytes of a message, or of those that are sorted together, from which on they are prefetched: with their
# output, they fill most of a second cache of 1 MiB. Prefetching costs time if a cache contains them.
FAR: Final = 384 << 10


@dataclass(frozen=True, slots=True)
class _BlockPlace:
    """The place of a block among the inputs of a function, or among its outputs."""

    name: Var
    block: "Block"
    at: int  # bytes from the first block

    @property
    def pointer(self) -> str:
        """The C expression of its address, if the role of the blocks names the address of the first one."""
        return f"{self.name.role} + {self.at}" if self.at else self.name.role


@dataclass(frozen=True, slots=True)
class _Function:
    """A function of a cipher as a template sees it."""

    body: Body
    state: tuple[Var, ...]  # the words of the state that it reads
    takes: tuple[_BlockPlace, ...]
    makes: tuple[_BlockPlace, ...]
    moves: bool  # does it load its inputs from memory, and store its outputs?
    is_part: bool  # is it for a group of lanes, whose words are among those of the others?


@dataclass(frozen=True, slots=True)
class Block:
    """One AES block, or several in one register, as a template sees it."""

    name: str  # of the C type
    suffix: str  # of the functions that load and store it
    bytes: int
    register: Register


@dataclass(frozen=True, slots=True)
class _Call:
    """A call of a function in an iteration."""

    word: int  # the first word of its state
    at: int  # the first of its bytes of the message


def calls_of(iteration: Iteration, block: Block) -> tuple[_Call, ...]:
    """The calls of an iteration in C. The parts of a word, which are such blocks, are contiguous."""
    firsts = [ascii_lowercase.index(letters[0]) for letters in iteration.groups] or [0]
    each = iteration.bytes // iteration.calls
    return tuple(
        _Call(first, first * block.bytes + number * each)
        for first in firsts
        for number in range(iteration.calls)
    )


@dataclass(frozen=True, slots=True)
class ForLanes:
    """A function for the lanes whose parts of words have these letters; for all lanes if there are none."""

    does: str
    lanes: str = ""

    @property
    def name(self) -> str:
        """Its name in the generated code."""
        return f"{self.does}_{self.lanes}" if self.lanes else self.does


@dataclass(frozen=True, slots=True)
class Around:
    """The functions that begin and end a message.

    If no register is left beside the state, one group of lanes after the other stays in registers.
    """

    starts: tuple[ForLanes, ...]
    lasts: tuple[ForLanes, ...]
    absorbs: ForLanes  # tags of several lanes, by the first one
    last_of_first: ForLanes  # the updates before the tag of the first lane alone

    @property
    def is_first_apart(self) -> bool:
        """Are the last updates of the first lane alone fewer than those of all?"""
        return self.lasts != (self.last_of_first,)


def around_of(hash_: Aegis, setting: Setting) -> Around:
    """The functions that begin and end a message in this form of the state."""
    form = setting.of("update").representation
    first, words = "", hash_.state_words
    if form.parts:
        first, words = ascii_lowercase[0], words * hash_.word.bits // form.parts.bits
    groups = form.groups
    if not groups or words < setting.machine.register_count:
        groups = ("",)
    return Around(
        starts=tuple(ForLanes("init_update", lanes) for lanes in groups),
        lasts=tuple(ForLanes("final_update", lanes) for lanes in groups),
        absorbs=ForLanes("absorb_tags", first),
        last_of_first=ForLanes("final_update", first),
    )


def kinds_of(setting: Setting, listings: Mapping[str, Listing]) -> dict[Ty, Block]:
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


def function_of(
    listing: Listing,
    setting: Setting,
    blocks: Mapping[Ty, Block],
    *,
    moves: bool,
    in_order: bool,
    whole: Graph | None = None,
) -> _Function:
    """The function of a listing, as a template sees it. If it is for a group of lanes, whole is for all.

    `in_order`: does it load the words of a piece in ascending order? Then cores prefetch data from memory.
    """
    graph = listing.graph
    read = [node.attr for node in graph.inputs if node.attr in graph.state and node in graph.nodes()]
    takes, makes = _data(whole or graph, blocks)
    if whole:
        given = {node.attr for node in graph.inputs}
        takes = tuple(each for each in takes if each.name in given)
        makes = tuple(each for each in makes if each.name in graph.outputs)
    moved = NO_MOVES
    if moves:
        moved = MemoryMoves(
            {each.name: f"load{each.block.suffix}({each.pointer})" for each in takes},
            {each.name: f"store{each.block.suffix}({each.pointer}, {{}});" for each in makes},
        )
    ordered = [each.name for each in takes] if in_order else []
    made = body(listing, setting.machine, barriers=setting.barriers, moves=moved, in_order=ordered)
    return _Function(made, tuple(read), takes, makes, moves, whole is not None)


def _data(graph: Graph, blocks: Mapping[Ty, Block]) -> tuple[tuple[_BlockPlace, ...], tuple[_BlockPlace, ...]]:
    """The inputs and the outputs of a function besides the state."""
    return (
        _places({node.attr: blocks[node.ty] for node in graph.inputs if node.attr not in graph.state}),
        _places({name: blocks[node.ty] for name, node in graph.outputs.items() if name not in graph.state}),
    )


def _places(named: Mapping[Var, Block]) -> tuple[_BlockPlace, ...]:
    ends = accumulate(block.bytes for block in named.values())
    rows = zip(named.items(), ends, strict=True)
    return tuple(_BlockPlace(name, block, end - block.bytes) for (name, block), end in rows)


def _deepest(listings: Iterable[Listing]) -> int:
    """The most bytes of the stack that one of the functions needs if each value has its own address."""
    return max(
        sum(node.ty.bits // 8 for node in (*listing.graph.inputs, *listing.graph.nodes()))
        for listing in listings
    )


def _rounds(hash_: Aegis, given: Iterable[_BlockPlace]) -> Sequence[Sequence[Sequence[_BlockPlace]]]:
    """The words of key and nonce in the arguments of each update of a round; none if a round is one update.

    In one function, several updates in bit planes would be larger and slower than as many calls.
    """
    places: dict[Var, list[_BlockPlace]] = {}
    for each in given:
        places.setdefault(replace(each.name, part=""), []).append(each)
    found = [
        [
            word
            for block in words
            for word in zip(*(places[node.attr] for node in xor_terms(block)), strict=True)
        ]
        for words in hash_.round_words
    ]
    return found if len(found) > 1 else ()


def _moves(hash_: Aegis, setting: Setting) -> bool:
    """Do functions load and store the words of a piece, so that each occupies a register for a short time?"""
    several = hash_.lanes > 1 and hash_.rate_words > 1
    return setting.replaces_late or (several and keeps_operands(setting.machine))


@dataclass(frozen=True, slots=True, kw_only=True)
class AegisContext:
    """The template context of AEGIS."""

    helpers: frozenset[str]  # the functions and macros of the file that it calls
    facts: Sequence[str]  # the counts of the kernels
    functions: Mapping[str, _Function]
    pins_words: bool  # do barriers keep all words of the state in registers?
    settles: bool  # do barriers follow loops? Otherwise gcc 12 copies wide words between registers there
    loops: Mapping[str, Sequence[Iteration]]  # by the function that a message needs
    calls: Mapping[str, Sequence[_Call]]  # by the name of an iteration, in C
    around: Around
    loop_functions: Mapping[str, Prototype]  # in assembly, by the name of an iteration
    blocks: Sequence[Block]  # the kinds of block, narrow ones first
    halves: tuple[str, ...]  # of a block, from two words of 64 bits
    outlined: bool  # are functions too large for inlining?
    room: int  # the number of registers beside those of the state; negative if they do not suffice for it
    paired: bool  # has a word two blocks, which may be stored one by one before it is loaded?
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
    # By update of a round and argument: the terms of the XOR. Empty if one function is a round.
    rounds: Sequence[Sequence[Sequence[_BlockPlace]]]
    final_updates: int
    tag_bytes: tuple[int, ...]
    line: int = LINE
    ahead: int = AHEAD
    far: int  # bytes of a message from which on it is prefetched; 0: never


def hash_of(request: Request) -> Aegis:
    """The cipher of a request for one."""
    assert isinstance(request.hash, Aegis)
    return request.hash


def _forms(setting: Setting) -> Iterator[str]:
    """Sentences about the words of the state, and about those of loops that have other ones."""
    common = sentences(setting.representation)
    yield from common
    for name in LOOPED:
        for each in sentences(setting.of(name).representation):
            if each not in common:
                yield f"In {name}, {each[0].lower()}{each[1:]}"


def about_aegis(
    hash_: Aegis,
    name: str,
    setting: Setting,
    listings: Mapping[str, Listing],
    looped: Sequence[str] = LOOPED,
) -> AegisContext:
    """The context of functions with these loops."""
    loops = {name: iterations(hash_, setting, [name]) for name in looped}
    facts = [
        listings[each].facts.sentences(each, f"{bytes_} bytes")
        for each, bytes_ in {
            loop.does: loop.bytes // loop.calls for each in loops.values() for loop in each
        }.items()
    ]
    state = listings["update"].graph.state
    types = {node.attr: node.ty for node in listings["update"].graph.inputs}
    blocks = kinds_of(setting, listings)
    word = blocks[types[state[0]]]
    state_bytes = len(state) * word.bytes
    gap = gap_of(word.bytes)
    record, mac_record = structs(state_bytes, hash_.rate_bytes, gap)
    moving = {each.called for each in chain(*loops.values()) if each.loop in WRITING and _moves(hash_, setting)}
    pins_words = setting.barriers and not setting.replaces_late
    has_lines = hash_.rate_words > 1 and word.bytes == LINE
    ordered = {loop.called for loop in loops["update"]} if pins_words and has_lines else set()
    whole = {each.called: listings[each.does].graph for each in chain(*loops.values()) if each.groups}
    functions = {
        each: function_of(
            made, setting, blocks, moves=each in moving, in_order=each in ordered, whole=whole.get(each)
        )
        for each, made in listings.items()
    }
    room = -1 if setting.representation.planes else setting.machine.register_count - len(state)
    rounds = _rounds(hash_, functions["initial"].takes) if setting.representation.planes else ()
    if rounds:
        listings = {name: made for name, made in listings.items() if name != "init_update"}
    return AegisContext(
        helpers=frozenset({KEEP} if setting.barriers else ()).union(
            *(each.body.helpers for each in functions.values())
        ),
        facts=[*_forms(setting), *(line for lines in facts for line in lines)],
        functions=functions,
        pins_words=pins_words,
        settles=setting.barriers and setting.replaces_late and word.bytes > BLOCK_BYTES,
        loops=loops,
        calls={each.name: calls_of(each, word) for each in chain(*loops.values())},
        around=around_of(hash_, setting),
        loop_functions=loop_functions(hash_, name, setting),
        blocks=tuple(blocks.values()),
        halves=next(iter(blocks.values())).register.c_from_halves,
        outlined=setting.representation.planes is not None,
        room=room,
        paired=room > 0 and word.bytes == 2 * BLOCK_BYTES,
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
        rounds=rounds,
        final_updates=hash_.final_updates,
        tag_bytes=tuple(hash_.tags),
        far=FAR if setting.machine.isa and setting.machine.isa.fetches_far else 0,
    )
