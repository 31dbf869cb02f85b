"""The block functions of Merkle-Damgard hashes: one message, several streams, several lanes, rolled rounds.

The same functions for whole messages of one length: groups of messages, given by pointers, and their digests.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hashwright.emit.load import AHEAD, COPY, TRANSPOSE
from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Node, Var
from hashwright.graph.semantics import IN_LANES
from hashwright.interface.merkle_damgard import block_function, lanes
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import WORDS, MerkleDamgard
from hashwright.output.loop import SCRATCH, Loading, Shell, carried, declared, looped
from hashwright.output.merkle_damgard.gathering import Gathering
from hashwright.output.merkle_damgard.lanes import Lanes, copied, scattered, transposed
from hashwright.output.merkle_damgard.rolled import rolled
from hashwright.output.merkle_damgard.rounds import in_loops
from hashwright.passes.streams import names
from hashwright.requests.registry import CACHE, LOAD
from hashwright.requests.settings import Setting
from hashwright.targets.assembly import Isa, simple
from hashwright.targets.routine import AsmLine, Mem, Routine


def routines(
    hash_: MerkleDamgard, name: str, setting: Setting, listings: Mapping[str, Listing]
) -> Iterator[Routine]:
    """The block function for one message or for several side by side."""
    if setting.is_rolled:
        yield in_loops(block_function(hash_, name, setting), hash_, rolled(hash_), listings, setting)
    else:
        yield block_routine(hash_, name, setting, listings["compress"], Use(setting.streams))
    if setting.c_lanes:
        yield _count(lanes(name, setting), hash_, setting)


@dataclass(frozen=True, slots=True)
class Use:
    """How a block function is called."""

    row: int  # the number of streams in a row of the state; the function uses the first ones
    fetch: int = 0  # the prefetch distance in bytes after a block; 0: no prefetch


def block_routine(hash_: MerkleDamgard, name: str, setting: Setting, listing: Listing, use: Use) -> Routine:
    """The function of a listing."""
    isa = setting.machine.assembly
    function = block_function(hash_, name, setting, setting.lanes * use.row)
    shell = _gathered if setting.machine.c_lanes else _lanes if setting.lanes > 1 else _streams
    return looped(function, listing, setting, shell(hash_, listing, setting, isa, use))


def group_routine(
    hash_: MerkleDamgard, function: Prototype, setting: Setting, listing: Listing, size: int
) -> Routine:
    """The function of a listing that hashes whole messages of this number of bytes."""
    isa = setting.machine.assembly
    several = _groups_of_vectors if setting.machine.c_lanes else _groups_of_lanes
    shell = several if setting.lanes > 1 else _groups_of_streams
    return looped(function, listing, setting, shell(hash_, listing, setting, isa, size))


def _place(node: Node, setting: Setting) -> tuple[int, int]:
    """The number of an input's word and of its stream."""
    return node.attr.index, names(setting.streams).index(node.attr.stream)


def _output(name: Var, setting: Setting) -> tuple[int, int]:
    """The number of an output's word and of its stream."""
    assert name.index is not None, "words of a state are numbered"
    return name.index, names(setting.streams).index(name.stream)


def _homes(listing: Listing, setting: Setting, state: str, word_bytes: int, row: int) -> dict[Node, Home]:
    """The places of the words of the state: for each word, those of all streams of a row are contiguous."""
    homes = {}
    for node in carried(listing):
        word, stream = _place(node, setting)
        at = word_bytes * (word * row + stream)
        homes[node] = Home(Mem(state, at, bytes=word_bytes, is_scaled=bool(setting.machine.c_lanes)))
    return homes


def _message(listing: Listing) -> list[Node]:
    state = carried(listing)
    return [node for node in listing.graph.inputs if node not in state]


def _cached(listing: Listing, setting: Setting) -> tuple[Node, ...]:
    """The message words that are in registers before the first step, spread evenly."""
    count = CACHE.of(setting.schedule) or 0
    message = _message(listing)
    return tuple(node for node in message if node.attr.index % (WORDS // count) == 0) if count else ()


def _pointed(isa: Isa, pointers: Sequence[str], data: str) -> list[AsmLine]:
    """Loads the pointers to the messages of all streams, which are at that register."""
    return [
        line
        for i, pointer in enumerate(pointers)
        for line in simple(isa.load, d=pointer, m=Mem(data, 8 * i, bytes=8))
    ]


def _streams(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_blocks(state, data, nblocks), or md5_x1x2_blocks, whose data is a pointer for each stream."""
    state, data, *counts = isa.arguments[: 2 if setting.is_single else 3]
    pointers: tuple[str, ...] = (data,)
    before: list[AsmLine] = []
    if setting.abreast:
        taken = (state, data, *counts)
        others = [name for name in isa.pointers if name not in (*taken, isa.frame)]
        pointers = (*reversed(others[-setting.streams + 1 :]), data)
        before = _pointed(isa, pointers, data)
    homes = _homes(listing, setting, state, hash_.word_bytes, use.row)
    for node in _message(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(Mem(pointers[stream], hash_.word_bytes * word, bytes=hash_.word_bytes))
    last = [line for pointer in pointers for line in simple(isa.advance, d=pointer, n=hash_.rate_bytes)]
    return Shell(
        homes,
        carried(listing),
        (state, *counts, *pointers),
        "".join(counts),
        before=tuple(before),
        last=tuple(last) if counts else (),
        cached=_cached(listing, setting),
    )


def _groups_of_streams(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, size: int) -> Shell:
    """md5_32_x1x2(data, digest, ngroups), and the same for groups of one message."""
    data, digest, count = isa.arguments[:3]
    others = [name for name in isa.pointers if name not in (data, digest, count, isa.frame)]
    pointers = others[-setting.streams :]
    homes, width = {}, hash_.word_bytes
    for node in _message(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(Mem(pointers[stream], min(width * word, size - width), bytes=width))
    made = {node: _output(name, setting) for name, node in listing.graph.outputs.items()}
    return Shell(
        homes,
        {},
        (data, digest, count, *pointers),
        count,
        last=(
            *simple(isa.advance, d=data, n=8 * setting.messages),
            *simple(isa.advance, d=digest, n=hash_.digest_bytes * setting.messages),
        ),
        cached=_cached(listing, setting),
        load=lambda free: Loading(_pointed(isa, pointers, data)),
        stored={
            node: Mem(digest, hash_.digest_bytes * stream + width * word, bytes=width)
            for node, (word, stream) in made.items()
        },
    )


def _lanes(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_x8_blocks(state, data, nblocks), whose data is a pointer for each message."""
    state, data, count, at = isa.arguments[:4]
    file = setting.machine.files[IN_LANES[hash_.word]]
    reserved = (state, data, count, at)
    given = _given(hash_, setting, isa, reserved, data, hash_.rate_bytes)
    shell = Shell(
        _homes(listing, setting, state, file.bytes, use.row),
        carried(listing),
        reserved,
        count,
        before=tuple(simple(isa.set, d=at, n=0)),
    )
    given = replace(given, at=at, fetch=use.fetch)
    return _loaded(given, listing, setting, shell, Forward(at, hash_.rate_bytes))


def _groups_of_lanes(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, size: int) -> Shell:
    """md5_32_x8(data, digest, ngroups)."""
    data, digest, count = isa.arguments[:3]
    file = setting.machine.files[IN_LANES[hash_.word]]
    reserved = (data, digest, count)
    given = _given(hash_, setting, isa, reserved, data, size)
    shell = _loaded(
        given, listing, setting, Shell({}, {}, reserved, count), Forward(data, 8 * setting.messages)
    )
    outputs, size = listing.graph.outputs, file.bytes
    made = {
        _output(name, setting): Mem(isa.stack, shell.stack + size * i, bytes=size)
        for i, name in enumerate(outputs)
    }
    stored = dict(zip(outputs.values(), made.values(), strict=True))
    return replace(
        shell,
        last=(*scattered(given, made, digest), *shell.last),
        stack=shell.stack + file.bytes * len(made),
        stored=stored,
    )


def _given(
    hash_: MerkleDamgard, setting: Setting, isa: Isa, reserved: Sequence[str], data: str, size: int
) -> Lanes:
    """The messages side by side; the register points to their pointers."""
    file = setting.machine.files[IN_LANES[hash_.word]]
    pointer, word, *_ = (i for i, name in enumerate(isa.pointers) if name not in reserved)
    return Lanes(isa, hash_.word, file, setting.lanes, setting.streams, data, size, pointer, word)


@dataclass(frozen=True, slots=True)
class Forward:
    """How an iteration of the loop advances to the next words of all messages."""

    register: str
    bytes: int  # the bytes that are added to it


def _loaded(given: Lanes, listing: Listing, setting: Setting, shell: Shell, forward: Forward) -> Shell:
    """The shell with the code that loads the words of all messages."""
    places = {_place(node, setting): node for node in _message(listing)}
    way, isa = LOAD.of(setting.schedule), given.isa
    if way is AHEAD:
        return _ahead(given, shell, places, forward)
    shell = replace(shell, last=tuple(simple(isa.advance, d=forward.register, n=forward.bytes)))
    alone = range(given.words) if way is COPY else given.alone()
    vectors = given.words * setting.streams + len(shell.homes) + SCRATCH
    if way is TRANSPOSE and not alone and vectors <= len(given.file.names):
        return replace(shell, load=lambda free: _held(given, free, places))
    stored = {node: Home(given.home(*place), aligned=True) for place, node in places.items()}

    def load(free: Sequence[int]) -> Loading:
        return Loading([*(() if way is COPY else _stored(given, free, isa.stack)), *copied(given, alone)])

    return replace(shell, homes={**shell.homes, **stored}, stack=given.bytes, load=load)


def _held(given: Lanes, free: Sequence[int], places: Mapping[tuple[int, int], Node]) -> Loading:
    """Loads the words of all streams into registers, where they stay."""
    lines: list[AsmLine] = []
    held: dict[Node, int] = {}
    for stream in range(given.streams):
        made = transposed(given, stream, [each for each in free if each not in held.values()])
        lines += made.lines
        held |= {places[word, stream]: register for word, register in made.registers.items()}
    return Loading(lines, held)


def _stored(given: Lanes, free: Sequence[int], base: str) -> list[AsmLine]:
    """The words of all streams in groups into memory."""
    return [line for i in range(given.streams) for line in transposed(given, i, free, base).lines]


def _ahead(given: Lanes, shell: Shell, places: Mapping[tuple[int, int], Node], forward: Forward) -> Shell:
    """Loads each block's words between the steps of the block before, into another half of the stack."""
    isa, file = given.isa, given.file
    taken = (*shell.reserved, isa.frame)
    this, other, spare, *_ = (name for name in reversed(isa.pointers) if name not in taken)
    registers = range(len(file.names))[-given.registers :]
    homes = {node: Home(given.home(*place, this), aligned=True) for place, node in places.items()}
    lines = [*_stored(given, registers, other), *copied(given, given.alone(), other)]
    swap = [
        line
        for to, source in ((spare, this), (this, other), (other, spare))
        for line in simple(isa.copy, d=to, **{"0": source})
    ]
    follow = simple(isa.follow, d=forward.register, s=spare, c=shell.count, n=forward.bytes)
    start = [
        *simple(isa.copy, d=this, **{"0": isa.stack}),
        *simple(isa.copy, d=other, **{"0": isa.stack}),
        *simple(isa.advance, d=this, n=given.bytes),
    ]
    return replace(
        shell,
        homes={**shell.homes, **homes},
        reserved=(*shell.reserved, this, other, spare, *(file.called[each] for each in registers)),
        before=(*shell.before, *start, *lines),
        stack=2 * given.bytes,
        load=lambda free: Loading((*swap, *follow), woven=lines),
    )


def _gathered(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_xvl_blocks(state, data, nblocks): each block's words are first gathered to the stack."""
    state, data, count = isa.arguments[:3]
    file = setting.machine.files[IN_LANES[hash_.word]]
    given = _gathering(hash_, setting, isa, data, hash_.rate_bytes)
    advance = given.gather.advance
    return Shell(
        _homes(listing, setting, state, file.bytes, use.row) | _on_stack(given, listing, setting),
        carried(listing),
        (state, data, count, *given.registers),
        count,
        before=(*simple(given.gather.ready), *given.pointed()),
        last=tuple(line for each in given.pointers for line in simple(advance, a=each, n=hash_.rate_bytes)),
        stack=given.vectors,
        load=lambda free: Loading(given.gathered()),
    )


def _groups_of_vectors(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, size: int) -> Shell:
    """md5_32_xvl(data, digest, ngroups): as many messages as the vectors of all streams have lanes."""
    data, digest, count = isa.arguments[:3]
    given = _gathering(hash_, setting, isa, data, size)
    gather, outputs = given.gather, listing.graph.outputs
    made = {_output(name, setting): given.on_stack(given.vectors + i) for i, name in enumerate(outputs)}
    stored = dict(zip(outputs.values(), made.values(), strict=True))
    *_, offsets, word = given.registers
    spare = next(name for name in isa.general[hash_.word].names if name not in isa.arguments)
    last = simple(gather.past, d=data, n=gather.vectors * setting.streams)
    for stream in range(setting.streams):
        last += simple(gather.apart, d=offsets, s=spare, n=hash_.digest_bytes)
        for i in range(len(hash_.iv)):
            mem = Mem(digest, index=gather.offset.replace("{d}", offsets))
            last += simple(given.file.load, d=word, m=made[i, stream])
            last += simple(gather.scatter, **{"0": word}, m=mem)
            last += simple(gather.further, d=offsets, n=hash_.word_bytes)
        last += simple(gather.past, d=digest, n=len(hash_.iv))
    return Shell(
        _on_stack(given, listing, setting),
        {},
        (data, digest, count, *given.registers),
        count,
        before=tuple(simple(gather.ready)),
        last=tuple(last),
        stack=given.vectors + len(made),
        load=lambda free: Loading([*given.pointed(), *given.gathered()]),
        stored=stored,
    )


def _gathering(hash_: MerkleDamgard, setting: Setting, isa: Isa, data: str, size: int) -> Gathering:
    file = setting.machine.files[IN_LANES[hash_.word]]
    return Gathering(isa, file, setting.streams, data, size, hash_.word_bytes)


def _on_stack(given: Gathering, listing: Listing, setting: Setting) -> dict[Node, Home]:
    """The addresses of the message's words."""
    places = {node: _place(node, setting) for node in _message(listing)}
    return {
        node: Home(given.on_stack(setting.streams * word + stream), aligned=True)
        for node, (word, stream) in places.items()
    }


def _count(function: Prototype, hash_: MerkleDamgard, setting: Setting) -> Routine:
    """md5_xvl_lanes(): the number of messages."""
    isa = setting.machine.assembly
    assert isa
    result = isa.result or isa.arguments[0]
    if not setting.machine.c_lanes:
        return declared(function, isa, tuple(simple(isa.set, d=result, n=setting.messages)))
    gather = setting.machine.files[IN_LANES[hash_.word]].gather
    assert gather
    return declared(function, isa, tuple(simple(gather.count, d=result, n=f"#{setting.streams}")))
