"""The template context of kernels for whole messages of one length."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.c import Body, Reload, body
from hashwright.emit.emitters import C
from hashwright.emit.load import Load, Places, messages, reader
from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Graph, Node, Var, bswap, const, var
from hashwright.interface.batch import pointers
from hashwright.interface.merkle_damgard import group_function, short_function
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import CHAIN, MESSAGE, MerkleDamgard
from hashwright.output.merkle_damgard.context import HashContext, about_hash, load_of
from hashwright.passes.streams import names
from hashwright.requests.request import Request
from hashwright.requests.settings import SINGLE, Setting
from hashwright.targets.machine import Register

# For each stream of a group: at most as many messages as take no longer one by one, by docs/performance.md.
ALONE: Final = 2


@dataclass(frozen=True, slots=True)
class FixedCode:
    """The loop over groups of messages in C."""

    body: Body
    table: str  # the name of the table of constants
    load: Load | None  # how the words of several messages are loaded into vectors
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    reads: tuple[str, ...]  # statements that read the words without `load`
    word: Register  # of the digests
    results: tuple[tuple[str, str], ...]  # places in out, by word, then by message; and values
    is_late: bool  # are the digests written among the steps of the next iteration?

    @property
    def stores(self) -> list[str]:
        """The statements that store the words of the digests in out."""
        return [f"{self.word.store(place, value)};" for place, value in self.results]


@dataclass(frozen=True, slots=True)
class FixedFunction:
    """One of the functions in the file."""

    prototype: Prototype
    abreast: str  # as in Setting
    count: str  # the messages of a group, in C
    messages: int  # the same, at most
    streams: int
    c_lanes: str  # as in Unit
    code: FixedCode | None  # None: it is in an assembly file

    @property
    def helpers(self) -> frozenset[str]:
        return self.code.helpers if self.code else frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedContext(HashContext):
    """The template context."""

    length: int  # of a message, in bytes
    several: FixedFunction  # messages side by side
    single: FixedFunction  # one message
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    facts: Sequence[str]  # the counts of the kernels
    part: int  # messages in rows whose pointers are computed at a time
    few: int  # at most this number behind the groups are hashed one by one


def about_fixed(hash_: MerkleDamgard, request: Request, listings: Mapping[str, Listing]) -> FixedContext:
    assert request.length is not None
    name, length, setting = f"{request.name}_{request.length}", request.length, request.setting()
    several, single = (
        _function(
            group_function(hash_, name, each),
            each,
            _code(hash_, length, each, listings[which]) if request.language == C else None,
        )
        for which, each in (("compress", setting), (SINGLE, request.single()))
    )
    group = "a message in each lane" + (f" of {setting.streams} streams" * (setting.streams > 1))
    return FixedContext(
        length=length,
        several=several,
        single=single,
        helpers=several.helpers | single.helpers,
        part=pointers(setting),
        few=ALONE * setting.streams,
        facts=[
            *listings["compress"].facts.sentences(f"{name}_{setting.abreast}", group),
            *listings[SINGLE].facts.sentences(name, "a message"),
        ],
        **about_hash(hash_),
    )


def _function(prototype: Prototype, setting: Setting, code: FixedCode | None) -> FixedFunction:
    return FixedFunction(
        prototype=prototype,
        abreast=setting.abreast,
        count=messages(setting.lanes, setting.streams, setting.machine.c_lanes),
        messages=setting.messages,
        streams=setting.streams,
        c_lanes=setting.machine.c_lanes,
        code=code,
    )


def short_rows(
    hash_: MerkleDamgard, name: str, words: int, setting: Setting, listing: Listing
) -> FixedFunction:
    """The function for rows that are given as this number of words of a block."""
    code = _code(hash_, hash_.word_bytes * words, setting, listing)
    code = replace(code, table=f"SHORT_{code.table}")
    return _function(short_function(hash_, name, setting), setting, code)


def _code(hash_: MerkleDamgard, length: int, setting: Setting, listing: Listing) -> FixedCode:
    places = Places(
        now="data[{0}]",
        later="then[{0}]",
        then=f"const uint8_t *const *const then = group + 1 < ngroups ? data + {setting.messages} : data;",
        any="ngroups != 0",
        iteration="group",
    )
    load = load_of(hash_, setting, -(-length // hash_.word_bytes), places, _last(hash_, length))
    late = _late(hash_, setting) if load and load.woven else []
    made = body(
        listing,
        setting.machine,
        barriers=setting.barriers,
        reload=Reload(load.texts, load.helpers) if load else None,
        woven=[*load.woven, *late] if load else (),
        has_table=True,
    )
    return FixedCode(
        body=made,
        table=f"K_{setting.abreast.upper()}" if setting.abreast else "K",
        load=load,
        helpers=made.helpers | (load.helpers if load else _reading(hash_, length)),
        reads=() if load else tuple(_reads(hash_, length, setting, listing)),
        word=setting.machine.registers[next(iter(listing.graph.outputs.values())).ty],
        results=tuple(_results(hash_, setting, made)),
        is_late=bool(late),
    )


def as_read(hash_: MerkleDamgard, length: int, graph: Graph) -> Graph:
    """The compression function for assembly, which reads whole words of a message and writes those of a digest.

    If the message ends within a word, the last word that is read ends where the message ends. Its first bytes
    belong to the word before, and are shifted out to make room for the padding.
    """
    rest, ty = length % hash_.word_bytes, hash_.word
    last = Var(MESSAGE, length // hash_.word_bytes)
    is_little = hash_.byte_order == "little"

    def of_message(node: Node) -> Node:
        if not rest or node is not var(last, ty):
            return node
        kept = (1 << 8 * rest) - 1
        if is_little:
            return (node.rotl(8 * rest) & const(kept, ty)) + const(0x80 << 8 * rest, ty)
        above = ty.bits - 8 * rest
        return (node.rotl(above) & const(kept << above, ty)) + const(0x80 << above - 8, ty)

    made = graph.map(of_message)
    return made if is_little else replace(made, outputs={k: bswap(v) for k, v in made.outputs.items()})


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

    A load directly after the vector stores would stall.
    """
    return [
        f"store{hash_.word.bits}(before[{message}] + {hash_.word_bytes * word}, last[{word}][{message}]);"
        for message in range(setting.messages)
        for word in range(len(hash_.iv))
    ]


def _results(hash_: MerkleDamgard, setting: Setting, made: Body) -> Iterator[tuple[str, str]]:
    for stream, name in enumerate(names(setting.streams)):
        for word in range(len(hash_.iv)):
            lane = f"{stream} * lanes" if setting.machine.c_lanes else stream * setting.lanes
            place = f"&out[{word}][{lane}]" if setting.abreast else f"&out[{word}]"
            yield place, made.outputs[Var(CHAIN, word, name)]
