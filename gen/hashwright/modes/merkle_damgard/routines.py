"""The block functions of Merkle-Damgard hashes: one message, several streams, several lanes, rolled rounds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hashwright.choices import Setting
from hashwright.code import AsmLine, Mem, Routine
from hashwright.emit.load import AHEAD, COPY, TRANSPOSE
from hashwright.ir import Node
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing
from hashwright.lower.streams import names
from hashwright.modes.loop import SCRATCH, Loading, Shell, called, carried, declared, looped
from hashwright.modes.merkle_damgard.description import WORDS, MerkleDamgard
from hashwright.modes.merkle_damgard.interface import block_function, lanes
from hashwright.modes.merkle_damgard.lanes import Lanes, copied, transposed
from hashwright.modes.merkle_damgard.rolled import rolled
from hashwright.modes.merkle_damgard.rounds import turned
from hashwright.prototypes import Prototype
from hashwright.requests.registry import CACHE, LOAD
from hashwright.semantics import IN_LANES
from hashwright.targets.assembly import Isa, simple


def routines(
    hash_: MerkleDamgard, name: str, setting: Setting, listings: Mapping[str, Listing]
) -> Iterator[Routine]:
    """The block function for one message or for several side by side."""
    if setting.is_rolled:
        yield turned(block_function(hash_, name, setting), hash_, rolled(hash_), listings, setting)
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
    isa = setting.machine.isa
    assert isa, "resolve refuses targets without assembly"
    function = block_function(hash_, name, setting, setting.lanes * use.row)
    shell = _gathered if setting.machine.c_lanes else _lanes if setting.lanes > 1 else _streams
    return looped(function, listing, setting, shell(hash_, listing, setting, isa, use))


def _place(node: Node, setting: Setting) -> tuple[int, int]:
    """The number of an input's word and of its stream."""
    return node.attr.index, names(setting.streams).index(node.attr.stream)


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
    return tuple(message[:: len(message) // count]) if count else ()


def _streams(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_blocks(state, data, nblocks), or md5_x1x2_blocks, whose data is a pointer for each stream."""
    state, data, count = isa.arguments[:3]
    pointers: tuple[str, ...] = (data,)
    before: list[AsmLine] = []
    if setting.abreast:
        taken = (state, data, count)
        others = [name for name in isa.pointers if name not in (*taken, isa.frame)]
        pointers = (*reversed(others[-setting.streams + 1 :]), data)
        before = [
            line
            for i, pointer in enumerate(pointers)
            for line in simple(isa.load, d=pointer, m=Mem(data, 8 * i, bytes=8))
        ]
    homes = _homes(listing, setting, state, hash_.word_bytes, use.row)
    for node in _message(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(Mem(pointers[stream], hash_.word_bytes * word, bytes=hash_.word_bytes))
    last = [line for pointer in pointers for line in simple(isa.advance, d=pointer, n=hash_.rate_bytes)]
    reserved = (state, count, *pointers)
    return Shell(
        homes,
        carried(listing),
        reserved,
        count,
        before=tuple(before),
        last=tuple(last),
        cached=_cached(listing, setting),
    )


def _lanes(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_x8_blocks(state, data, nblocks), whose data is a pointer for each message."""
    state, data, count, at = isa.arguments[:4]
    file = setting.machine.files[IN_LANES[hash_.word]]
    homes = _homes(listing, setting, state, file.bytes, use.row)
    pointer, word, *_ = (i for i, name in enumerate(isa.pointers) if name not in (state, data, count, at))
    given = Lanes(isa, hash_.word, file, setting.lanes, setting.streams, data, at, pointer, word, use.fetch)
    places = {_place(node, setting): node for node in _message(listing)}
    shell = Shell(
        homes,
        carried(listing),
        (state, data, count, at),
        count,
        before=tuple(simple(isa.set, d=at, n=0)),
        last=tuple(simple(isa.advance, d=at, n=hash_.rate_bytes)),
    )
    way = LOAD.of(setting.schedule)
    if way is AHEAD:
        return _ahead(hash_, given, shell, places)
    vectors = WORDS * setting.streams + len(homes) + SCRATCH
    if way is TRANSPOSE and vectors <= len(file.names):
        return replace(shell, load=lambda free: _held(given, free, places))
    stored = {node: Home(given.home(*place), aligned=True) for place, node in places.items()}

    def load(free: Sequence[int]) -> Loading:
        return Loading(copied(given) if way is COPY else _stored(given, free, isa.stack))

    return replace(shell, homes=homes | stored, stack=given.bytes, load=load)


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
    """Stores the words of all streams in memory."""
    return [line for i in range(given.streams) for line in transposed(given, i, free, base).lines]


def _ahead(hash_: MerkleDamgard, given: Lanes, shell: Shell, places: Mapping[tuple[int, int], Node]) -> Shell:
    """Loads each block's words between the steps of the preceding block, into the other half of the buffer."""
    isa, file = given.isa, given.file
    taken = (*shell.reserved, isa.frame)
    this, other, spare, *_ = (name for name in reversed(isa.pointers) if name not in taken)
    registers = range(len(file.names))[-given.group_rows - 1 :]
    homes = {node: Home(given.home(*place, this), aligned=True) for place, node in places.items()}
    lines = _stored(given, registers, other)
    swap = [
        line
        for to, source in ((spare, this), (this, other), (other, spare))
        for line in simple(isa.copy, d=to, **{"0": source})
    ]
    follow = simple(isa.follow, d=given.at, s=spare, c=shell.count, n=hash_.rate_bytes)
    start = [
        *simple(isa.copy, d=this, **{"0": isa.stack}),
        *simple(isa.copy, d=other, **{"0": isa.stack}),
        *simple(isa.advance, d=this, n=given.bytes),
    ]
    return replace(
        shell,
        homes={**shell.homes, **homes},
        reserved=(*shell.reserved, this, other, spare, *(called(file)[each] for each in registers)),
        before=(*shell.before, *start, *lines),
        last=(),
        stack=2 * given.bytes,
        load=lambda free: Loading((*swap, *follow), woven=lines),
    )


def _gathered(hash_: MerkleDamgard, listing: Listing, setting: Setting, isa: Isa, use: Use) -> Shell:
    """md5_xvl_blocks(state, data, nblocks): each block's words are first gathered to the stack."""
    state, data, count = isa.arguments[:3]
    file = setting.machine.files[IN_LANES[hash_.word]]
    gather = file.gather
    assert gather
    word, spare, *pointers = file.names[-2 - gather.vectors * setting.streams :]
    before = simple(gather.ready)
    for i, pointer in enumerate(pointers):
        before += simple(gather.pointers, a=pointer, m=Mem(data, i, bytes=1, is_scaled=True))
    homes = _homes(listing, setting, state, file.bytes, use.row)
    lines: list[AsmLine] = []
    for node in _message(listing):
        i, stream = _place(node, setting)
        mem = Mem(isa.stack, setting.streams * i + stream, bytes=file.bytes, is_scaled=True)
        homes[node] = Home(mem, aligned=True)
        own = pointers[gather.vectors * stream :][: gather.vectors]
        places = (Mem(gather.pointed.replace("{a}", pointer), hash_.word_bytes * i) for pointer in own)
        lines += simple(gather.words, d=word, s=spare, **dict(zip("mn", places, strict=False)))
        lines += simple(file.store, **{"0": word}, m=mem)
    return Shell(
        homes,
        carried(listing),
        (state, data, count, word, spare, *pointers),
        count,
        before=tuple(before),
        last=tuple(line for each in pointers for line in simple(gather.advance, a=each, n=hash_.rate_bytes)),
        stack=WORDS * setting.streams,
        load=lambda free: Loading(lines),
    )


def _count(function: Prototype, hash_: MerkleDamgard, setting: Setting) -> Routine:
    """md5_xvl_lanes(): the number of messages."""
    isa = setting.machine.isa
    assert isa
    result = isa.result or isa.arguments[0]
    if not setting.machine.c_lanes:
        return declared(function, isa, tuple(simple(isa.set, d=result, n=setting.messages)))
    gather = setting.machine.files[IN_LANES[hash_.word]].gather
    assert gather
    return declared(function, isa, tuple(simple(gather.count, d=result, n=f"#{setting.streams}")))
