"""The block functions of Merkle-Damgard hashes: one message, several streams, several lanes, rolled rounds."""

from collections.abc import Iterator, Mapping

from hashwright.choices import Setting
from hashwright.code import Line, Mem, Routine
from hashwright.errors import UserError
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.hashes.rolled import rolled
from hashwright.ir import Node
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing
from hashwright.lower.streams import NAMES, names
from hashwright.routines.loop import Shell, carried, looped
from hashwright.routines.turns import turned
from hashwright.semantics import Ty
from hashwright.targets.assembly import Isa, simple


def merkle_damgard(
    hash_: MerkleDamgard, prefix: str, setting: Setting, listings: Mapping[str, Listing]
) -> Iterator[Routine]:
    """The block function of one message, or of several side by side."""
    listing = listings["compress"]
    isa = setting.machine.isa
    assert isa, "resolve refuses targets without assembly"
    if hash_.byte_order != "little":
        raise UserError(
            f"{hash_.title} has {hash_.byte_order}-endian words, which assembly does not read; "
            "write --emitter c"
        )
    symbol = prefix + "_".join(filter(None, (hash_.name, setting.abreast, "blocks")))
    if setting.is_rolled:
        yield turned(symbol, rolled(hash_), listings, setting)
    else:
        shell = (_lanes if setting.lanes > 1 else _streams)(listing, setting, isa)
        yield looped(symbol, listing, setting, shell)
    if setting.machine.c_lanes:
        yield _count(symbol.removesuffix("blocks") + "lanes", setting)


def _place(node: Node, setting: Setting) -> tuple[int, int]:
    """Of an input, the number of its word and of its stream."""
    stream = next(i for i, name in enumerate(names(setting.streams)) if node.attr.endswith(name))
    return int(node.attr[1:].rstrip(NAMES)), stream


def _homes(listing: Listing, setting: Setting, state: str, word_bytes: int) -> dict[Node, Home]:
    """Where the words of the state are: of each word those of all streams side by side."""
    homes = {}
    for node in carried(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(_mem(setting, state, word_bytes, word * setting.streams + stream))
    return homes


def _mem(setting: Setting, base: str, word_bytes: int, number: int) -> Mem:
    """The word of that number of several side by side, which may be vectors."""
    is_scaled = bool(setting.machine.c_lanes)
    return Mem(base, word_bytes * number, bytes=word_bytes, is_scaled=is_scaled)


def _message(listing: Listing) -> list[Node]:
    state = carried(listing)
    return [node for node in listing.graph.inputs if node not in state]


def _cached(listing: Listing, setting: Setting) -> tuple[Node, ...]:
    """The message words that are in registers before the first step, spread evenly."""
    count = int(setting.schedule.choices.get("cache", "0"))
    message = _message(listing)
    return tuple(message[:: len(message) // count]) if count else ()


def _streams(listing: Listing, setting: Setting, isa: Isa) -> Shell:
    """md5_blocks(state, data, nblocks), or md5_x1x2_blocks, whose data is a pointer for each stream."""
    state, data, count = isa.arguments[:3]
    pointers: tuple[str, ...] = (data,)
    before: list[Line] = []
    if setting.abreast:
        taken = (state, data, count)
        others = [name for name in isa.words.full if name not in (*taken, isa.frame)]
        pointers = (*reversed(others[-setting.streams + 1 :]), data)
        before = [
            line
            for i, pointer in enumerate(pointers)
            for line in simple(isa.load, d=pointer, m=Mem(data, 8 * i, bytes=8))
        ]
    homes = _homes(listing, setting, state, 4)
    for node in _message(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(Mem(pointers[stream], 4 * word))
    last = [line for pointer in pointers for line in simple(isa.advance, d=pointer, n=BLOCK_BYTES)]
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


def _lanes(listing: Listing, setting: Setting, isa: Isa) -> Shell:
    """md5_x8_blocks(state, data, nblocks): each block's words are copied side by side onto the stack first."""
    state, data, count, at = isa.arguments[:4]
    file = setting.machine.files[Ty.V32]
    row = file.bytes * setting.streams  # bytes of a word of all messages
    homes = _homes(listing, setting, state, file.bytes)
    for node in _message(listing):
        i, stream = _place(node, setting)
        mem = _mem(setting, isa.stack, file.bytes, setting.streams * i + stream)
        homes[node] = Home(mem, aligned=True)
    if file.gather:
        return _gathered(listing, setting, isa, homes)
    reserved = (state, data, count, at)
    spare = [i for i, name in enumerate(isa.words.full) if name not in reserved]
    pointer, word = isa.words.full[spare[0]], isa.words.names[spare[1]]
    copied: list[Line] = []
    for message in range(setting.messages):
        copied += simple(isa.load, d=pointer, m=Mem(data, 8 * message, bytes=8))
        copied += simple(isa.plus, d=pointer, **{"0": at})
        for i in range(WORDS):
            copied += simple(isa.words.load, d=word, m=Mem(pointer, 4 * i))
            copied += simple(isa.words.store, m=Mem(isa.stack, row * i + 4 * message), **{"0": word})
    return Shell(
        homes,
        carried(listing),
        reserved,
        count,
        before=tuple(simple(isa.set, d=at, n=0)),
        first=tuple(copied),
        last=tuple(simple(isa.advance, d=at, n=BLOCK_BYTES)),
        stack=WORDS * row,
    )


def _gathered(listing: Listing, setting: Setting, isa: Isa, homes: Mapping[Node, Home]) -> Shell:
    """md5_xvl_blocks(state, data, nblocks): each block's words are gathered onto the stack first."""
    state, data, count = isa.arguments[:3]
    file = setting.machine.files[Ty.V32]
    gather = file.gather
    assert gather
    word, spare, *pointers = file.names[-2 - 2 * setting.streams :]
    before = simple(gather.ready)
    first: list[Line] = []
    for i, pointer in enumerate(pointers):
        before += simple(gather.pointers, a=pointer, m=_mem(setting, data, 1, i))
    for number in range(WORDS):
        for stream in range(setting.streams):
            low, high = (
                Mem(gather.pointed.replace("{a}", pointer), 4 * number)
                for pointer in pointers[2 * stream : 2 * stream + 2]
            )
            first += simple(gather.words, d=word, s=spare, m=low, n=high)
            mem = _mem(setting, isa.stack, file.bytes, setting.streams * number + stream)
            first += simple(file.store, **{"0": word}, m=mem)
    return Shell(
        homes,
        carried(listing),
        (state, data, count, word, spare, *pointers),
        count,
        before=tuple(before),
        first=tuple(first),
        last=tuple(line for each in pointers for line in simple(gather.advance, a=each, n=BLOCK_BYTES)),
        stack=WORDS * setting.streams,
    )


def _count(symbol: str, setting: Setting) -> Routine:
    """md5_xvl_lanes(): how many messages there are."""
    isa, gather = setting.machine.isa, setting.machine.files[Ty.V32].gather
    assert isa
    assert gather
    return Routine(symbol, (), tuple(simple(gather.count, d=isa.arguments[0], n=f"#{setting.streams}")))
