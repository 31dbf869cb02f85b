"""Linked files: the bytes at each address after loading."""

import struct
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from hashwright.emit.identifiers import rust_path, short_name
from hashwright.errors import CheckFailed
from hashwright.files.plan import read_file
from hashwright.proof.read.late import has_pad
from hashwright.proof.read.loader import (
    EXECUTABLE,
    OWN,
    PAGE,
    POINTER_BYTES,
    READABLE,
    SLOTS,
    STARTING,
    WRITABLE,
    check_loaded,
    content,
    exported,
    few,
    largest_page,
    needed,
    relative,
    relocations,
    running,
    tags,
    unresolved,
    writable,
)
from hashwright.proof.read.mapped import mapped
from hashwright.proof.read.notes import is_guarded, loaded_notes, say_needs

REMEMBERED: Final = 8  # files, whose functions are proved one after the other
# The first of the numbers of functions of other files, which go downwards: no address in a file is negative.
ELSEWHERE: Final = -1
DYNAMIC: Final = ".dynamic"  # the name of the section in which some linkers look for dynamic entries
# By types of sections that linkers read, where the loader finds the same: by a tag, or by a program header.
READ_TWICE: Final[Mapping[str, str]] = {
    "SHT_DYNAMIC": "PT_DYNAMIC",
    "SHT_DYNSYM": "DT_SYMTAB",
    "SHT_GNU_versym": "DT_VERSYM",
    "SHT_GNU_verdef": "DT_VERDEF",
    "SHT_GNU_verneed": "DT_VERNEED",
}
# The beginnings of names of sections that linkers give to compilers, and use what they make of these.
OF_COMPILERS: Final = (".gnu.lto_", ".gnu.offload_lto_", ".gnu.debuglto_", ".llvm")
BROKEN: Final = (  # of a reader
    ValueError,
    LookupError,
    AttributeError,
    TypeError,
    ArithmeticError,
    AssertionError,
    RuntimeError,
    StopIteration,
    struct.error,
)


@dataclass(frozen=True, slots=True)
class Segment:
    """Bytes from an address on."""

    address: int
    data: bytes
    is_constant: bool
    is_code: bool

    def holds(self, address: int, size: int) -> bool:
        return self.address <= address and address + size <= self.address + len(self.data)


@dataclass(frozen=True, slots=True)
class Variable:
    """Memory that programs change."""

    address: int
    initial: bytes


class Link(NamedTuple):
    """A place that a linker writes into an instruction."""

    part: int  # the address of the part of the image that it belongs to
    place: int  # with the addend, which on x86-64 counts from the field in the instruction
    # Of a slot on AArch64: the instruction with its page. Linkers may change it, with the next one, to that of
    # what the slot leads to.
    page: int = 0


@dataclass(frozen=True)
class Image:
    """A linked ELF file."""

    architecture: str  # by its name in ELF: EM_X86_64; with big-endian, if it is
    segments: tuple[Segment, ...]
    symbols: dict[str, tuple[int, int]]  # by function: its address and its size in bytes
    # Functions of other files, by addresses that this module assigns.
    imports: Mapping[int, str] = field(default_factory=dict)
    # The addresses in the file that the loader writes, by where they are.
    pointers: Mapping[int, int] = field(default_factory=dict)
    # The symbols whose addresses the loader writes, likewise.
    slots: Mapping[int, int] = field(default_factory=dict)
    # The slots of functions that wait until they are called, and what the loader then uses.
    late: frozenset[int] = frozenset()
    variables: Mapping[str, Variable] = field(default_factory=dict)  # by name
    statics: tuple[Mapping[str, tuple[int, int]], ...] = ()  # the static functions of each file that was linked
    starts: bool = False  # does it contain code that runs when it is loaded or unloaded?
    # The functions that run when it is loaded; None: one that is not known.
    loading: tuple[int | None, ...] = ()
    guarded: frozenset[int] = frozenset()  # the parts whose files say that jumps lead to landing pads
    unloading: tuple[int | None, ...] = ()  # those that run when it is unloaded, likewise
    written: tuple[range, ...] = ()  # the addresses of memory that programs may change
    handles: frozenset[int] = frozenset()  # where their own addresses are, by which the file names itself
    # What has an unknown address of its own, each with what follows, by its address in the image, which is that
    # of a page: the number of bytes of which the unknown one is a multiple.
    parts: Mapping[int, int] = field(default_factory=lambda: {0: PAGE})
    # Of object files, by the addresses of fields in code.
    links: Mapping[int, Link] = field(default_factory=dict)
    distances: Mapping[int, Link] = field(default_factory=dict)  # that data contain, by where they begin
    # What object files need of a program besides the C library; the files that a linked one needs besides it.
    others: frozenset[str] = frozenset()
    features: frozenset[str] | None = None  # what processors have that run it; None: whatever it needs

    def read(self, address: int, size: int) -> bytes | None:
        """Bytes that no program changes; None if there are none, or they are code into which linkers write."""
        for each in self.segments:
            if each.is_constant and each.holds(address, size) and not (each.is_code and self.links):
                start = address - each.address
                return each.data[start : start + size]
        return None

    def alignment(self, address: int) -> int:
        """The power of two, at most the bytes of a page, that divides an address wherever the file is."""
        part = self.part(address)
        return min(address - part & part - address or PAGE, self.parts.get(part, PAGE))

    def part(self, address: int) -> int:
        """The address of the part with an address; 0 if there is none."""
        number = bisect(self._starts, address)
        return self._starts[number - 1] if number else 0

    @cached_property
    def _starts(self) -> Sequence[int]:
        return sorted(self.parts)

    def code(self, address: int, most: int) -> bytes:
        """The code from an address on, at most that many bytes; empty if there is no code."""
        for each in self.segments:
            if each.is_code and each.is_constant and each.holds(address, 1):
                start = address - each.address
                return each.data[start : start + most]
        return b""

    def function(self, name: str) -> tuple[int, bytes]:
        """The address and the bytes of a function. Raises CheckFailed if there is none of that name."""
        if name not in self.symbols:
            raise CheckFailed(f"there is no function {name} in what was compiled; make the files again")
        address, size = self.symbols[name]
        if not size:
            raise CheckFailed(
                f"{name} has no size, is no function that the loader finds in what was made, or is the name of "
                f"several ones; make it again"
            )
        code = self.code(address, size)
        if len(code) < size:
            raise CheckFailed(
                f"the code of {name} is in memory that can be written or not read; link it as read-only code"
            )
        return address, code

    def of_file(self, name: str) -> "Image":
        """The same, where static functions are those of a function's file, if several files have such ones.

        Linkers keep the code of a file together: its file is that of the last static function before it.
        """
        at = self.symbols.get(name, (0, 0))[0]
        starts = {start: file for file in self.statics for start, _ in file.values() if start <= at}
        own = {name: self.symbols[name]} if name in self.symbols else {}
        return replace(self, symbols={**self.symbols, **starts[max(starts)], **own}) if starts else self

    def digest(self, name: str) -> str:
        """The digest of a function with all that it may use: code, constants, and what the loader writes there.

        Empty if there is no such function.
        """
        address, size = self.symbols.get(name, (0, 0))
        return sha256(f"{address} {size} {self._constants}".encode()).hexdigest() if size else ""

    @cached_property
    def _constants(self) -> str:
        found = self.pointers, self.slots, self.imports, self.variables, self.parts, self.links, self.distances
        made = sha256(repr([sorted(each.items()) for each in found]).encode())
        for each in self.segments:
            if each.is_constant:
                made.update(f"{each.address} {len(each.data)} ".encode() + each.data)
        return made.hexdigest()


def read_image(path: Path) -> Image:
    """Raises ImportError without pyelftools."""
    return _image(read_file(path))


@lru_cache(REMEMBERED)
def _image(file: bytes) -> Image:
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    with BytesIO(file) as named:
        try:
            found = ELFFile(named)
            loaded, fixed = (ELFFile(BytesIO(mapped(found, file, is_fixed=each))) for each in (False, True))
            return _read(loaded, fixed, found)
        except (ELFError, *BROKEN) as why:
            raise CheckFailed(
                f"the linked file is no shared library that a proof can read ({why}); link one by -shared"
            ) from None


def _read(elf: Any, fixed: Any, named: Any) -> Image:
    """What the loader makes of a file, with the names of static objects, to which headers of sections lead."""
    check_loaded(elf)
    if any(each(elf) != each(fixed) for each in (relocations, exported)):
        raise CheckFailed("the loader reads tables in memory that can be written; link the file anew")
    kept, late = _kept(elf, largest_page(elf)), [each.at for each in relocations(elf) if each.is_late]
    if any(each in kept for at in late for each in (at, at + POINTER_BYTES - 1)):
        raise CheckFailed("the loader makes read-only what it writes at the first call; link with -Wl,-z,now")
    if any(map(say_needs, loaded_notes(elf))):
        raise CheckFailed("a note of the linked file says what a program needs; leave out -mneeded")
    if is_guarded(elf) and not all(has_pad(elf["e_machine"], partial(content, elf), at) for at in late):
        raise CheckFailed("a first call leads to no landing pad, which the file promises; link with -Wl,-z,now")
    _check_sections(elf, named)
    own, constant = dict(exported(elf)), _kept(elf)
    local = tuple(statics(named, lambda symbol: int(symbol["st_value"])))
    symbols = together(local) | own
    slots = {each.at: each for each in relocations(elf) if each.kind in SLOTS and each.symbol}
    others = sorted({each.symbol for each in slots.values() if each.is_elsewhere})
    imports = {ELSEWHERE - i: name for i, name in enumerate(others)}
    places = {(name, True): at for at, name in imports.items()}
    places |= {(name, False): at for name, (at, size) in own.items() if size}
    found = {at: places.get((each.symbol, each.is_elsewhere)) for at, each in slots.items()}
    return Image(
        machine(elf),
        (*_segments(elf), *_constant_parts(elf)),
        symbols,
        imports,
        {at: to for at, to in relative(elf) if at in constant and at + POINTER_BYTES - 1 in constant},
        {at: place for at, place in found.items() if place is not None},
        frozenset(each.at for each in relocations(elf) if each.is_late or each.kind == OWN),
        dict(_variables(elf, named)),
        local,
        any(tag.entry.d_tag in STARTING for tag in tags(elf)),
        tuple(running(elf, "DT_INIT")),
        frozenset([0] if is_guarded(elf) else []),
        tuple(running(elf, "DT_FINI")),
        tuple(_written(elf)),
        frozenset(at for at, to in relative(elf) if at == to),
        others=frozenset((*needed(elf), *unresolved(elf))),
    )


def _check_sections(elf: Any, named: Any) -> None:
    """Raises CheckFailed if linkers, which read headers of sections, find something else than the loader."""
    dynamic = {tag.entry.d_tag: tag.entry.d_val for tag in tags(elf)}
    dynamic |= {each["p_type"]: each["p_vaddr"] for each in elf.iter_segments("PT_DYNAMIC")}
    seen = set[str]()
    for each in few(named.iter_sections(), "sections"):
        if each.name.startswith(OF_COMPILERS):
            raise CheckFailed(f"linkers may take other code from {each.name} of the linked file; remove it")
        if tag := READ_TWICE.get(each["sh_type"], "PT_DYNAMIC" if each.name == DYNAMIC else ""):
            if tag in seen:
                raise CheckFailed(f"a linker finds {each.name} in two places of the linked file; link it anew")
            seen.add(tag)
            tables = [(each, dynamic.get(tag))]
            if (names := named.get_section(each["sh_link"]))["sh_type"] == "SHT_STRTAB":
                tables.append((names, dynamic.get("DT_STRTAB")))
            if any(at is None or content(elf, at, len(found.data())) != found.data() for found, at in tables):
                raise CheckFailed(f"a linker reads something else in {each.name} than the loader; link it anew")


def machine(elf: Any) -> str:
    """The architecture, with big-endian if it is."""
    return f"{elf['e_machine']}{'' if elf.little_endian else ' big-endian'}"


def named_symbols(elf: Any) -> Iterator[tuple[Any, str]]:
    """All symbols, with their names without the prefix of their file or their module."""
    section, stem = elf.get_section_by_name(".symtab"), ""
    for symbol in few(section.iter_symbols(), "symbols") if section else ():
        if symbol["st_info"]["type"] == "STT_FILE":
            stem = Path(symbol.name).stem
        yield symbol, rust_path(symbol.name) or short_name(symbol.name, stem)


def statics(elf: Any, place: Callable[[Any], int]) -> Iterator[dict[str, tuple[int, int]]]:
    """The static functions of each file, by their names without the file's own prefix."""
    found = list[dict[str, tuple[int, int]]]()
    for symbol, name in named_symbols(elf):
        kind, binding = symbol["st_info"]["type"], symbol["st_info"]["bind"]
        if kind == "STT_FILE":
            yield together(found)
            found = []
        elif kind == "STT_FUNC" and binding == "STB_LOCAL" and symbol["st_size"]:
            found.append({name: (place(symbol), symbol["st_size"])})
    yield together(found)


def together(files: Iterable[Mapping[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    """The static functions of several files; without a size where a name is not that of one function alone."""
    found = dict[str, tuple[int, int]]()
    for name, (at, size) in (each for file in files for each in file.items()):
        found[name] = at, 0 if name in found else size
    return found


def _segments(elf: Any) -> Iterator[Segment]:
    """What is loaded, as it is before the loader writes addresses."""
    for each in elf.iter_segments("PT_LOAD"):
        flags = each["p_flags"]
        is_constant = flags & (READABLE | WRITABLE) == READABLE
        yield Segment(each["p_vaddr"], each.data(), is_constant, bool(flags & EXECUTABLE))


def _constant_parts(elf: Any) -> Iterator[Segment]:
    """The memory that is only read after the loader has written addresses, without the places of these.

    Loaders may write addresses into dynamic entries, too.
    """
    slots = [(each.at, POINTER_BYTES) for each in relocations(elf)]
    dynamic = [(each["p_vaddr"], each["p_memsz"]) for each in elf.iter_segments("PT_DYNAMIC")]
    kept = _kept(elf)
    for each in _segments(elf):
        first = max(kept.start, each.address)
        end = min(kept.stop, each.address + len(each.data))
        for at, size in (*sorted(slots + dynamic), (end, 0)):
            if first < (last := min(at, end)):
                yield Segment(first, each.data[first - each.address : last - each.address], True, False)
            first = max(first, at + size)


def _kept(elf: Any, page: int = PAGE) -> range:
    """The addresses of memory that the loader makes read-only after it has written addresses there.

    With larger pages, it may begin earlier.
    """
    found = next(elf.iter_segments("PT_GNU_RELRO"), None)
    if not found:
        return range(0)
    return range(found["p_vaddr"] // page * page, (found["p_vaddr"] + found["p_memsz"]) // PAGE * PAGE)


def _written(elf: Any) -> Iterator[range]:
    """The addresses of memory that programs may change, after the loader has written addresses."""
    kept = _kept(elf, largest_page(elf))
    for each in writable(elf):
        parts = range(each.start, min(each.stop, kept.start)), range(max(each.start, kept.stop), each.stop)
        yield from filter(None, parts)


def _variables(elf: Any, named: Any) -> Iterator[tuple[str, Variable]]:
    """The small objects in memory that the program writes, by their names without the prefix of their file."""
    changed, loads = [each.at for each in relocations(elf)], [*elf.iter_segments("PT_LOAD")]
    kept = _kept(elf, largest_page(elf))
    for symbol, name in named_symbols(named):
        address, size = symbol["st_value"], symbol["st_size"]
        if symbol["st_info"]["type"] != "STT_OBJECT" or address in kept or size > PAGE:
            continue
        if any(-POINTER_BYTES < at - address < size for at in changed):
            continue
        for each in loads:
            start = address - each["p_vaddr"]
            if each["p_flags"] & WRITABLE and 0 <= start <= each["p_memsz"] - size:
                yield name, Variable(address, each.data()[start : start + size].ljust(size, b"\0"))
