"""The template context of kernels for whole messages of one length."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hashwright.choices import SINGLE, Setting
from hashwright.emit.c import Body, Reload, body
from hashwright.emit.facts import facts_of
from hashwright.emit.load import Load, Places, Vectors, WordWay, messages, reader
from hashwright.ir import Var
from hashwright.lower.order import Listing
from hashwright.lower.streams import names
from hashwright.modes.merkle_damgard.context import HashContext, about_hash
from hashwright.modes.merkle_damgard.description import CHAIN, MESSAGE, MerkleDamgard
from hashwright.requests.registry import LOAD
from hashwright.semantics import IN_LANES
from hashwright.targets.machine import Register


@dataclass(frozen=True, slots=True)
class FixedFunction:
    """One of the functions in the file."""

    abreast: str  # as in Setting
    count: str  # the number of messages of an iteration, in C
    messages: int  # the most of these messages
    c_lanes: str  # as in Unit
    body: Body
    table: str  # the name of the table of constants
    load: Load | None  # how the words of several messages are loaded into vectors
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    reads: tuple[str, ...]  # statements that read the words without `load`
    stores: tuple[str, ...]  # statements that store the words of the digests in out, by word, then by message
    is_late: bool  # are the digests written among the steps of the next iteration?


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedContext(HashContext):
    """The template context."""

    length: int  # of a message, in bytes
    several: FixedFunction  # messages side by side
    single: FixedFunction  # one message
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    facts: Sequence[str]  # the counts of the kernels


def about_fixed(
    hash_: MerkleDamgard,
    name: str,
    length: int,
    settings: Mapping[str, Setting],
    listings: Mapping[str, Listing],
) -> FixedContext:
    """The context, for settings and listings of the same names."""
    several, single = (
        _function(hash_, length, settings[name], listings[name]) for name in ("compress", SINGLE)
    )
    setting = settings["compress"]
    group = "a message in each lane" + (f" of {setting.streams} streams" * (setting.streams > 1))
    return FixedContext(
        length=length,
        several=several,
        single=single,
        helpers=several.helpers | single.helpers,
        facts=[
            *facts_of(f"{name}_{length}_{setting.abreast}", listings["compress"], group),
            *facts_of(f"{name}_{length}", listings[SINGLE], "a message"),
        ],
        **about_hash(hash_),
    )


def _function(hash_: MerkleDamgard, length: int, setting: Setting, listing: Listing) -> FixedFunction:
    streams = names(setting.streams)
    load = _load(hash_, length, setting, streams)
    late = _late(hash_, setting) if load and load.woven else []
    made = body(
        listing,
        setting.machine,
        barriers=setting.barriers,
        reload=Reload(load.texts, load.helpers) if load else None,
        woven=[*load.woven, *late] if load else (),
        has_table=True,
    )
    return FixedFunction(
        abreast=setting.abreast,
        count=messages(setting.lanes, setting.streams, setting.machine.c_lanes),
        messages=setting.messages,
        c_lanes=setting.machine.c_lanes,
        body=made,
        table=f"K_{setting.abreast.upper()}" if setting.abreast else "K",
        load=load,
        helpers=made.helpers | (load.helpers if load else _reading(hash_, length)),
        reads=() if load else tuple(_reads(hash_, length, setting, listing)),
        stores=tuple(_stores(hash_, setting, listing, made)),
        is_late=bool(late),
    )


def _load(hash_: MerkleDamgard, length: int, setting: Setting, streams: tuple[str, ...]) -> Load | None:
    words = -(-length // hash_.word_bytes)
    way = LOAD.of(setting.schedule)
    if not isinstance(way, WordWay) or words == 0:
        return None
    c_lanes = setting.machine.c_lanes
    vectors = Vectors(
        setting.machine.registers[IN_LANES[hash_.word]],
        hash_.word.bits,
        MESSAGE,
        words,
        setting.lanes,
        streams,
        c_lanes,
        Places(
            now="data[{0}]",
            later="then[{0}]",
            then=f"const uint8_t *const *const then = turn + 1 < ngroups ? data + {setting.messages} : data;",
            first="data[{0}]",
            any="ngroups != 0",
            turn="turn",
        ),
        _last(hash_, length),
    )
    return way.load(vectors)


def _last(hash_: MerkleDamgard, length: int) -> str:
    """The word in which the message ends, from a pointer {0} to it, with the first byte of the padding."""
    bits, rest = hash_.word.bits, length % hash_.word_bytes
    if rest == 0:
        return ""
    shifts = range(0, bits, 8)
    *of_message, of_padding = (shifts if hash_.byte_order == "little" else shifts[::-1])[: rest + 1]
    read = (
        f"(uint{bits}_t){{0}}[{length - rest + i}]" + (f" << {shift}" if shift else "")
        for i, shift in enumerate(of_message)
    )
    return " | ".join([*read, f"{0x80 << of_padding:#0{bits // 4 + 2}x}u"])


def _reading(hash_: MerkleDamgard, length: int) -> frozenset[str]:
    """The functions that `_reads` calls."""
    return frozenset({reader(hash_.word.bits)} if length >= hash_.word_bytes else ())


def _reads(hash_: MerkleDamgard, length: int, setting: Setting, listing: Listing) -> list[str]:
    """The statements that read each word of each message into a variable."""
    lines = []
    size = hash_.word_bytes
    for stream, name in enumerate(names(setting.streams)):
        data = f"data[{stream}]" if setting.abreast else "data"
        inputs = {node.attr: node for node in listing.graph.inputs}
        for word in range(-(-length // size)):
            given = Var(MESSAGE, word, name)
            register = setting.machine.registers[inputs[given].ty]
            whole = word < length // size
            text = (
                f"{reader(hash_.word.bits)}({data} + {size * word})"
                if whole
                else _last(hash_, length).format(data)
            )
            value = register.c_from_word.format(f"({text})") if register.c_from_word else text
            lines.append(f"const {register.c_type} {given} = {value};")
    return lines


def _late(hash_: MerkleDamgard, setting: Setting) -> list[str]:
    """The statements that write the digests of the preceding iteration.

    A load directly after the vector stores would have to wait for them.
    """
    return [
        f"store{hash_.word.bits}(before[{message}] + {hash_.word_bytes * word}, last[{word}][{message}]);"
        for message in range(setting.messages)
        for word in range(len(hash_.iv))
    ]


def _stores(hash_: MerkleDamgard, setting: Setting, listing: Listing, made: Body) -> list[str]:
    lines = []
    for stream, name in enumerate(names(setting.streams)):
        for word in range(len(hash_.iv)):
            output = Var(CHAIN, word, name)
            register: Register = setting.machine.registers[listing.graph.outputs[output].ty]
            lane = f"{stream} * lanes" if setting.machine.c_lanes else stream * setting.lanes
            place = f"&out[{word}][{lane}]" if setting.abreast else f"&out[{word}]"
            lines.append(f"{register.store(place, made.outputs[output])};")
    return lines
