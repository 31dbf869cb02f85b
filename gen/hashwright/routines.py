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
from hashwright.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile, on, simple

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
        ty: tuple(i for i, name in enumerate(names(file)) if name not in taken) for ty, file in files.items()
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


def names(file: RegisterFile) -> tuple[str, ...]:
    """A file's registers as conventions name them."""
    return file.full or file.names


def _entries(carried: Iterable[Node], free: Mapping[Ty, tuple[int, ...]]) -> dict[Node, int]:
    left = {ty: iter(registers) for ty, registers in free.items()}
    return {node: next(left[node.ty]) for node in carried}


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
        full |= dict(zip(file.names, names(file), strict=True)) | {name: name for name in names(file)}
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
    shell = _lanes(listing, setting, isa) if setting.lanes > 1 else _blocks(listing, isa)
    abreast = f"{setting.abreast}_" if setting.abreast else ""
    yield routine(f"{prefix}{hash_.name}_{abreast}blocks", listing, setting, shell)


def _carried(listing: Listing) -> dict[Node, Node]:
    graph = listing.graph
    return {node: graph.outputs[node.attr] for node in graph.inputs if node.attr in graph.outputs}


def _blocks(listing: Listing, isa: Isa) -> Shell:
    """md5_blocks(state, data, nblocks)"""
    state, data, count = isa.arguments[:3]
    carried = _carried(listing)
    homes = {node: Home(Mem(state, 4 * i)) for i, node in enumerate(carried)}
    message = [node for node in listing.graph.inputs if node not in carried]
    homes |= {node: Home(Mem(data, 4 * int(node.attr[1:]))) for node in message}
    advance = simple(isa.advance, d=data, n=BLOCK_BYTES)
    return Shell(homes, carried, (state, data, count), count, (), (), tuple(advance))


def _lanes(listing: Listing, setting: Setting, isa: Isa) -> Shell:
    """md5_x8_blocks(state, data, nblocks): each block's words are copied side by side onto the stack first."""
    state, data, count, at = isa.arguments[:4]
    file = setting.machine.files[Ty.V32]
    carried = _carried(listing)
    homes = {node: Home(Mem(state, file.bytes * i, bytes=file.bytes)) for i, node in enumerate(carried)}
    message = [node for node in listing.graph.inputs if node not in carried]
    for node in message:
        homes[node] = Home(Mem(isa.stack, file.bytes * int(node.attr[1:]), bytes=file.bytes), aligned=True)
    reserved = (state, data, count, at)
    spare = [i for i, name in enumerate(isa.words.full) if name not in reserved]
    pointer, word = isa.words.full[spare[0]], isa.words.names[spare[1]]
    copied: list[Line] = []
    for lane in range(setting.lanes):
        copied += simple(isa.load, d=pointer, m=Mem(data, 8 * lane, bytes=8))
        copied += simple(isa.plus, d=pointer, **{"0": at})
        for i in range(WORDS):
            copied += simple(isa.words.load, d=word, m=Mem(pointer, 4 * i))
            copied += simple(isa.words.store, m=Mem(isa.stack, file.bytes * i + 4 * lane), **{"0": word})
    advance = simple(isa.advance, d=at, n=BLOCK_BYTES)
    return Shell(
        homes,
        carried,
        reserved,
        count,
        tuple(simple(isa.zero, d=at)),
        tuple(copied),
        tuple(advance),
        WORDS * file.bytes,
    )


ROUTINES: Final[Mapping[str, Callable[..., Iterator[Routine]]]] = {MerkleDamgard.family: merkle_damgard}


def routines(
    hash_: Hash, prefix: str, setting: Setting, listings: Mapping[str, Listing]
) -> tuple[Routine, ...]:
    """The routines of a kernel."""
    return tuple(ROUTINES[hash_.family](hash_, prefix, setting, listings))
