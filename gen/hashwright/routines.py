"""A kernel's listing in its loop: the routines that assembly emitters write."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.choices import Setting
from hashwright.code import Ins, Label, Line, Mem, Routine, Table
from hashwright.errors import UserError
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.ir import Node
from hashwright.lower.allocate import Constants, Frame, Home, allocate
from hashwright.lower.order import Listing
from hashwright.lower.streams import NAMES, names
from hashwright.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile, on, simple

SCRATCH: Final = 4  # registers that hold no state at the start of a turn
LINE: Final = 32  # bytes of code that a core fetches together


@dataclass(frozen=True, slots=True)
class Shell:
    """What a kind of kernel puts around its listing."""

    homes: Mapping[Node, Home]
    carried: Mapping[Node, Node]  # inputs that stay in registers from turn to turn, and the outputs they become
    reserved: tuple[str, ...]  # registers in full that hold something else through the loop
    count: str  # the register that counts turns
    before: tuple[Line, ...]  # the loop
    first: tuple[Line, ...]  # of each turn
    last: tuple[Line, ...]
    stack: int = 0  # bytes


def routine(symbol: str, listing: Listing, setting: Setting, shell: Shell) -> Routine:
    """The function of that name: the listing in a loop."""
    isa = setting.machine.isa
    assert isa, "resolve refuses targets without assembly"
    files = _files(setting, listing)
    align = max([4, *(file.operand_bytes for file in files.values())])
    taken = {*shell.reserved, *([isa.frame] if shell.stack else [])}
    base = next(name for name in reversed(isa.words.full) if name not in taken)
    constants = Constants(base)
    taken.add(base)
    free = {
        ty: tuple(i for i, name in enumerate(called(file)) if name not in taken) for ty, file in files.items()
    }
    entry = _entries(shell.carried, free)
    frame = Frame(files, free, shell.homes, entry, shell.carried, constants, isa.stack, shell.stack)
    made = allocate(listing, frame)
    if not constants.words:  # the register is free after all
        free[Ty.U32] = (*free.get(Ty.U32, ()), isa.words.full.index(base))
        made = allocate(listing, frame)
    loads = [
        line
        for node, register in entry.items()
        for line in on(files[node.ty], files[node.ty].load, {"d": register}, m=shell.homes[node].mem)
    ]
    loop, end, table = (f"{symbol}_{name}" for name in ("loop", "end", "constants"))
    body: list[Line] = [
        *simple(isa.skip, d=shell.count, to=Label(end)),
        *shell.before,
        *(simple(isa.table, d=base, to=Mem("", label=table)) if constants.words else ()),
        *loads,
        Label(loop, LINE),
        *shell.first,
        *made.lines,
        *shell.last,
        *simple(isa.repeat, d=shell.count, to=Label(loop)),
        Label(end),
    ]
    tables = (Table(table, tuple(constants.words), align),) if constants.words else ()
    stack = shell.stack + made.stack
    return Routine(
        symbol,
        isa.arguments[:3],
        tuple(body),
        tables,
        _clobbers(body, files, isa),
        -(-stack // 16) * 16,
        align if stack else 1,
    )


def called(file: RegisterFile) -> tuple[str, ...]:
    """A file's registers as conventions name them."""
    return file.full or file.names


def _entries(carried: Iterable[Node], free: Mapping[Ty, tuple[int, ...]]) -> dict[Node, int]:
    """The registers of inputs at the start of a turn; those for which there is none are in their homes only."""
    left = {ty: iter(registers[: len(registers) - SCRATCH]) for ty, registers in free.items()}
    found = {node: next(left[node.ty], None) for node in carried}
    return {node: register for node, register in found.items() if register is not None}


def _files(setting: Setting, listing: Listing) -> Mapping[Ty, RegisterFile]:
    """The register files of the listing's values."""
    machine = setting.machine
    missing = {node.ty for node in listing.graph.nodes()} - machine.files.keys()
    if missing:
        raise UserError(
            f"there is no assembly for lanes={setting.lanes} on target '{machine.target}'; write --emitter c, "
            "or another number of lanes"
        )
    return machine.files


def _clobbers(body: Iterable[Line], files: Mapping[Ty, RegisterFile], isa: Isa) -> tuple[str, ...]:
    """The registers that the body writes, in the order of their files."""
    full: dict[str, str] = {}
    for file in (*files.values(), isa.words):
        full |= dict(zip(file.names, called(file), strict=True)) | {name: name for name in called(file)}
    first = (line.operands[0] for line in body if isinstance(line, Ins) and line.operands)
    written = {full[name.partition(".")[0]] for name in first if isinstance(name, str)}
    return tuple(name for name in dict.fromkeys(full.values()) if name in written)


# Merkle-Damgard.


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
    shell = (_lanes if setting.lanes > 1 else _streams)(listing, setting, isa)
    symbol = "_".join(filter(None, (hash_.name, setting.abreast, "blocks")))
    yield routine(prefix + symbol, listing, setting, shell)


def _carried(listing: Listing) -> dict[Node, Node]:
    graph = listing.graph
    return {node: graph.outputs[node.attr] for node in graph.inputs if node.attr in graph.outputs}


def _place(node: Node, setting: Setting) -> tuple[int, int]:
    """Of an input, the number of its word and of its stream."""
    stream = next(i for i, name in enumerate(names(setting.streams)) if node.attr.endswith(name))
    return int(node.attr[1:].rstrip(NAMES)), stream


def _homes(listing: Listing, setting: Setting, state: str, word_bytes: int) -> dict[Node, Home]:
    """Where the words of the state are: of each word those of all streams side by side."""
    homes = {}
    for node in _carried(listing):
        word, stream = _place(node, setting)
        homes[node] = Home(Mem(state, word_bytes * (word * setting.streams + stream), bytes=word_bytes))
    return homes


def _message(listing: Listing) -> list[Node]:
    carried = _carried(listing)
    return [node for node in listing.graph.inputs if node not in carried]


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
    return Shell(homes, _carried(listing), reserved, count, tuple(before), (), tuple(last))


def _lanes(listing: Listing, setting: Setting, isa: Isa) -> Shell:
    """md5_x8_blocks(state, data, nblocks): each block's words are copied side by side onto the stack first."""
    state, data, count, at = isa.arguments[:4]
    file = setting.machine.files[Ty.V32]
    row = file.bytes * setting.streams  # bytes of a word of all messages
    homes = _homes(listing, setting, state, file.bytes)
    for node in _message(listing):
        i, stream = _place(node, setting)
        homes[node] = Home(Mem(isa.stack, row * i + file.bytes * stream, bytes=file.bytes), aligned=True)
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
        _carried(listing),
        reserved,
        count,
        before=tuple(simple(isa.zero, d=at)),
        first=tuple(copied),
        last=tuple(simple(isa.advance, d=at, n=BLOCK_BYTES)),
        stack=WORDS * row,
    )


ROUTINES: Final[Mapping[str, Callable[..., Iterator[Routine]]]] = {MerkleDamgard.family: merkle_damgard}


def routines(
    hash_: Hash, prefix: str, setting: Setting, listings: Mapping[str, Listing]
) -> tuple[Routine, ...]:
    """The routines of a kernel."""
    return tuple(ROUTINES[hash_.family](hash_, prefix, setting, listings))
