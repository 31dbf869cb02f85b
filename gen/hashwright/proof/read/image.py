"""Linked files: the bytes at each address after loading."""

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, Final

from hashwright.emit.identifiers import short_name
from hashwright.errors import CheckFailed

PROFILER: Final = (
    "__gmon_start__"  # a function that start-up code calls if a program has it; no other code does
)
REMEMBERED: Final = 8  # files, whose functions are proved one after the other
EXECUTABLE, WRITABLE, READABLE = 1, 2, 4  # bits of a segment's flags
POINTER_BYTES: Final = 8
ELSEWHERE: Final = 1 << 60  # the first of the addresses for functions of other files
SLOTS: Final = ("R_X86_64_JUMP_SLOT", "R_X86_64_GLOB_DAT", "R_AARCH64_JUMP_SLOT", "R_AARCH64_GLOB_DAT")
BROKEN: Final = (  # of a reader
    ValueError,
    LookupError,
    AttributeError,
    TypeError,
    OverflowError,
    AssertionError,
    RuntimeError,
    StopIteration,
    struct.error,
)
TEXTREL: Final = 4  # a flag
PAGE: Final = 4096  # bytes, at least
STARTING: Final = ("DT_INIT", "DT_INIT_ARRAY", "DT_PREINIT_ARRAY", "DT_FINI", "DT_FINI_ARRAY")
REPEATED: Final = ("DT_NULL", "DT_NEEDED")  # tags that may occur several times
SECTIONS: Final = ((40, 48), (60, 64))  # where the header of a file says where the headers of sections are
# The sizes of arrays of functions that run then. Compilers put one of their own into each.
STARTED: Final = ("DT_INIT_ARRAYSZ", "DT_FINI_ARRAYSZ", "DT_PREINIT_ARRAYSZ")
RELATIVE: Final = ("R_X86_64_RELATIVE", "R_AARCH64_RELATIVE")
OTHERS: Final = (  # whose places contain nothing that is known, and have the size of an address
    *("R_X86_64_64", "R_X86_64_DTPMOD64", "R_X86_64_DTPOFF64", "R_X86_64_TPOFF64", "R_X86_64_IRELATIVE"),
    *("R_AARCH64_ABS64", "R_AARCH64_IRELATIVE", "RELR"),
)
# The tags of the loader that change neither symbols nor memory in ways that the proof does not follow.
TAGS: Final = frozenset(
    f"DT_{each}"
    for each in (
        *("NULL", "NEEDED", "SONAME", "RPATH", "RUNPATH", "DEBUG", "FLAGS", "FLAGS_1", "SYMBOLIC", "BIND_NOW"),
        *("HASH", "GNU_HASH", "STRTAB", "SYMTAB", "STRSZ", "SYMENT", "VERSYM"),
        *("VERDEF", "VERDEFNUM", "VERNEED", "VERNEEDNUM"),
        *("PLTGOT", "PLTRELSZ", "PLTREL", "JMPREL", "RELA", "RELASZ", "RELAENT", "RELACOUNT"),
        *("RELR", "RELRSZ", "RELRENT", "TEXTREL"),
        *("INIT", "FINI", "INIT_ARRAY", "INIT_ARRAYSZ", "FINI_ARRAY", "FINI_ARRAYSZ"),
        *("PREINIT_ARRAY", "PREINIT_ARRAYSZ"),
        *("AARCH64_BTI_PLT", "AARCH64_PAC_PLT", "AARCH64_VARIANT_PCS"),
    )
)
PLT_TAGS: Final = range(0x70000000, 0x70000006)  # of architectures, about the code that calls other files
# Functions of the C library whose meaning a proof knows: a file that replaced them would do so for a program.
LIBRARY: Final = frozenset(("memcpy", "memset", "memmove", "memcmp", "strcmp", "getenv", "getauxval"))


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
class _Relocation:
    """A place whose content the loader writes."""

    at: int  # its address
    kind: str  # by its name in ELF; empty if it is not known
    symbol: str  # empty: none
    addend: int
    value: int = 0  # the address of the symbol
    is_elsewhere: bool = False  # is the symbol in another file?
    is_open: bool = False  # is its address not known: in another file or in none, or the result of a function?


@dataclass(frozen=True, slots=True)
class Variable:
    """Memory that programs change."""

    address: int
    initial: bytes


@dataclass(frozen=True)
class Image:
    """A linked ELF file."""

    architecture: str  # by its name in ELF: EM_X86_64; with big-endian, if it is
    segments: tuple[Segment, ...]
    symbols: dict[str, tuple[int, int]]  # by function: its address and its size in bytes
    imports: Mapping[int, str] = field(
        default_factory=dict
    )  # functions of other files, by addresses that this module assigns
    pointers: Mapping[int, int] = field(
        default_factory=dict
    )  # the addresses in the file that the loader writes, by where they are
    slots: Mapping[int, int] = field(
        default_factory=dict
    )  # the symbols whose addresses the loader writes, likewise
    variables: Mapping[str, Variable] = field(default_factory=dict)  # by name
    statics: tuple[Mapping[str, tuple[int, int]], ...] = ()  # the static functions of each file that was linked
    starts: bool = False  # does it contain code that runs when it is loaded or unloaded?
    loading: tuple[
        int | None, ...
    ] = ()  # the functions that run when it is loaded; None: one that is not known
    features: frozenset[str] | None = None  # what processors have that run it; None: whatever it needs

    def read(self, address: int, size: int) -> bytes | None:
        """Bytes that no program changes; None if there are none."""
        for each in self.segments:
            if each.is_constant and each.holds(address, size):
                start = address - each.address
                return each.data[start : start + size]
        return None

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
                f"{name} has no size or is no function that the loader finds in what was made; make it again"
            )
        code = self.read(address, size)
        if code is None or not self.code(address, size):
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
        made = sha256(
            repr([sorted(each.items()) for each in (self.pointers, self.slots, self.variables)]).encode()
        )
        for each in self.segments:
            if each.is_constant:
                made.update(f"{each.address} {len(each.data)} ".encode() + each.data)
        return made.hexdigest()


def read_image(path: Path) -> Image:
    """Raises ImportError without pyelftools."""
    return _image(path.read_bytes())


@lru_cache(REMEMBERED)
def _image(file: bytes) -> Image:
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile

    with BytesIO(_as_loaded(file)) as loaded, BytesIO(file) as named:
        try:
            return _read(ELFFile(loaded), ELFFile(named))
        except (ELFError, *BROKEN) as why:
            raise CheckFailed(f"what was compiled is no shared library that a proof can read: {why}") from None


def _as_loaded(file: bytes) -> bytes:
    """The file without headers of sections, which the loader does not read."""
    made = bytearray(file)
    for first, end in SECTIONS:
        made[first:end] = bytes(end - first)
    return bytes(made)


def _read(elf: Any, named: Any) -> Image:
    """What the loader makes of a file, with the names of static objects, to which headers of sections lead."""
    _check(elf)
    exported = dict(_exported(elf))
    statics = tuple(_statics(named))
    symbols = {name: place for file in statics for name, place in file.items()} | exported
    slots = {each.at: each for each in _relocations(elf) if each.kind in SLOTS and each.symbol}
    others = sorted({each.symbol for each in slots.values() if each.is_elsewhere})
    imports = {ELSEWHERE + i: name for i, name in enumerate(others)}
    places = {name: at for at, name in imports.items()}
    return Image(
        f"{elf['e_machine']}{'' if elf.little_endian else ' big-endian'}",
        (*_segments(elf), *_constant_parts(elf)),
        symbols,
        imports,
        dict(_relative(elf)),
        {at: places.get(each.symbol, each.value) for at, each in slots.items() if not each.is_open},
        dict(_variables(elf, named)),
        statics,
        any(tag.entry.d_tag in STARTING for tag in _tags(elf)),
        tuple(_loading(elf)),
    )


def _check(elf: Any) -> None:
    """Raises CheckFailed for what the loader may do and a proof does not follow."""
    if elf.elfclass != 64 or elf["e_type"] != "ET_DYN":
        raise CheckFailed("what was compiled is no shared library of 64 bits; write --cc with another compiler")
    loads = sorted(elf.iter_segments("PT_LOAD"), key=lambda each: int(each["p_vaddr"]))
    ends = [(each["p_vaddr"] + max(each["p_memsz"], each["p_filesz"]) - 1) // PAGE for each in loads]
    if any(end >= other["p_vaddr"] // PAGE for end, other in zip(ends, loads[1:], strict=False)):
        raise CheckFailed("segments of the linked file overlap; link it anew")
    if any((each["p_vaddr"] - each["p_offset"]) % PAGE for each in loads):
        raise CheckFailed("segments of the linked file are not loaded page by page; link it anew")
    told = [*elf.iter_segments("PT_DYNAMIC")]
    if len(told) != 1 or len([*elf.iter_segments("PT_GNU_RELRO")]) > 1:
        raise CheckFailed("the linked file does not say once what the loader does; link it anew")
    if [*elf.address_offsets(told[0]["p_vaddr"])] != [told[0]["p_offset"]] or not told[0]["p_filesz"]:
        raise CheckFailed("the linked file says elsewhere what the loader does; link it anew")
    _check_written(elf, [each for each in loads if not each["p_flags"] & WRITABLE])
    _check_tags([tag.entry for tag in _tags(elf)])
    if taken := sorted(LIBRARY & dict(_exported(elf)).keys()):
        raise CheckFailed(
            f"the linked file exports {taken[0]}, a function of the C library; give it another name"
        )


def _check_tags(tags: Sequence[Any]) -> None:
    """Raises CheckFailed for what the loader is told twice, or what a proof does not know."""
    once = [each.d_tag for each in tags if each.d_tag not in REPEATED]
    unknown = [each for each in once if each not in TAGS and each not in PLT_TAGS]
    if unknown or len({*once}) < len(once):
        told = (unknown or sorted(map(str, once), key=once.count))[-1]
        raise CheckFailed(f"it is not known what {told} of the linked file tells the loader; link it anew")
    if any(each.d_tag in STARTED and each.d_val > POINTER_BYTES for each in tags):
        raise CheckFailed("the linked file has constructors or destructors of its own; remove them")
    if "DT_TEXTREL" in once or any(each.d_tag == "DT_FLAGS" and each.d_val & TEXTREL for each in tags):
        raise CheckFailed("the loader changes the code of the linked file; compile it with -fPIC")


def _check_written(elf: Any, constant: Sequence[Any]) -> None:
    """Raises CheckFailed unless all that the loader writes is known, and outside of these segments."""
    free, told = 0, (tag.entry.d_val for tag in _tags(elf) if tag.entry.d_tag == "DT_RELACOUNT")
    if any(each.kind not in RELATIVE for each in islice(_relocations(elf), next(told, 0))):
        raise CheckFailed("the linked file says of relocations that they are of another kind; link it anew")
    for each in sorted(_relocations(elf), key=lambda each: each.at):
        if any(-POINTER_BYTES < each.at - load["p_vaddr"] < load["p_memsz"] for load in constant):
            raise CheckFailed(f"the loader changes read-only memory at {each.at:#x}; use no addresses there")
        if each.kind not in (*SLOTS, *RELATIVE, *OTHERS) or each.at < free:
            raise CheckFailed(
                f"it is not known what the loader writes at {each.at:#x}: {each.kind}; link it anew"
            )
        free = each.at + POINTER_BYTES


def _tags(elf: Any) -> Iterator[Any]:
    return (tag for each in elf.iter_segments("PT_DYNAMIC") for tag in each.iter_tags())


def _loading(elf: Any) -> Iterator[int | None]:
    """The functions that run when the file is loaded."""
    told = {tag.entry.d_tag: tag.entry.d_val for tag in _tags(elf)}
    pointers = {each.at: each.addend for each in _relocations(elf) if each.kind in RELATIVE}
    if "DT_INIT" in told:
        yield told["DT_INIT"]
    if told.get("DT_INIT_ARRAYSZ"):
        yield pointers.get(told.get("DT_INIT_ARRAY", 0))


def _exported(elf: Any) -> Iterator[tuple[str, tuple[int, int]]]:
    """The symbols that the file defines: functions that the loader finds with their sizes, others without."""
    seen, lookups = set[str](), [*_lookups(elf)]
    for symbol in (symbol for each in elf.iter_segments("PT_DYNAMIC") for symbol in each.iter_symbols()):
        if symbol["st_shndx"] == "SHN_UNDEF" or not symbol.name:
            continue
        is_found = _is_public_function(symbol) and symbol.name not in seen
        found = (lookup(symbol.name) for lookup in lookups if is_found)
        is_found &= all(each and each.entry == symbol.entry for each in found)
        seen.add(symbol.name)
        yield symbol.name, (symbol["st_value"], symbol["st_size"] if is_found else 0)


def _lookups(elf: Any) -> Iterator[Callable[[str], Any]]:
    """The ways in which loaders find a symbol by its name: in one of these tables."""
    from elftools.elf.hash import ELFHashTable, GNUHashTable

    for each in elf.iter_segments("PT_DYNAMIC"):
        _, at = each.get_table_offset("DT_GNU_HASH")
        if at is not None:
            yield GNUHashTable(elf, at, each).get_symbol
        _, at = each.get_table_offset("DT_HASH")
        if at is not None:
            yield ELFHashTable(elf, at, None, each).get_symbol


def _is_public_function(symbol: Any) -> bool:
    """Is it a function in a section of the file that other files may call?"""
    info, visibility = symbol["st_info"], symbol["st_other"]["visibility"]
    is_public = info["bind"] in ("STB_GLOBAL", "STB_WEAK") and visibility in ("STV_DEFAULT", "STV_PROTECTED")
    return is_public and info["type"] == "STT_FUNC" and isinstance(symbol["st_shndx"], int)


def _statics(elf: Any) -> Iterator[dict[str, tuple[int, int]]]:
    """The static functions of each file, by their names without the file's own prefix."""
    section, found = elf.get_section_by_name(".symtab"), dict[str, tuple[int, int]]()
    stem = ""
    for symbol in section.iter_symbols() if section else ():
        kind, binding = symbol["st_info"]["type"], symbol["st_info"]["bind"]
        if kind == "STT_FILE":
            yield found
            found, stem = {}, Path(symbol.name).stem
        elif kind == "STT_FUNC" and binding == "STB_LOCAL" and symbol["st_size"]:
            found[short_name(symbol.name, stem)] = symbol["st_value"], symbol["st_size"]
    yield found


def _segments(elf: Any) -> Iterator[Segment]:
    """What is loaded, as it is before the loader writes addresses."""
    for each in elf.iter_segments("PT_LOAD"):
        flags = each["p_flags"]
        is_constant = flags & (READABLE | WRITABLE) == READABLE
        yield Segment(each["p_vaddr"], each.data(), is_constant, bool(flags & EXECUTABLE))


def _constant_parts(elf: Any) -> Iterator[Segment]:
    """The memory that is only read after the loader has written addresses, without the places of these."""
    slots = sorted(each.at for each in _relocations(elf))
    kept = _kept(elf)
    for each in _segments(elf):
        first = max(kept.start, each.address)
        end = min(kept.stop, each.address + len(each.data))
        for at in (*(slot for slot in slots if first - POINTER_BYTES < slot < end), end):
            if first < at:
                yield Segment(first, each.data[first - each.address : at - each.address], True, False)
            first = max(first, at + POINTER_BYTES)


def _kept(elf: Any) -> range:
    """The addresses of memory that the loader makes read-only after it has written addresses there."""
    found = next(elf.iter_segments("PT_GNU_RELRO"), None)
    if not found:
        return range(0)
    return range(found["p_vaddr"], (found["p_vaddr"] + found["p_memsz"]) // PAGE * PAGE)


def _variables(elf: Any, named: Any) -> Iterator[tuple[str, Variable]]:
    """The small objects in memory that the program writes, by their names without the prefix of their file."""
    symbols, stem = named.get_section_by_name(".symtab"), ""
    changed = [each.at for each in _relocations(elf)]
    for symbol in symbols.iter_symbols() if symbols else ():
        address, size = symbol["st_value"], symbol["st_size"]
        if symbol["st_info"]["type"] == "STT_FILE":
            stem = Path(symbol.name).stem
        if symbol["st_info"]["type"] != "STT_OBJECT" or address in _kept(elf) or size > PAGE:
            continue
        if any(-POINTER_BYTES < at - address < size for at in changed):
            continue
        for each in elf.iter_segments("PT_LOAD"):
            start = address - each["p_vaddr"]
            if each["p_flags"] & WRITABLE and 0 <= start <= each["p_memsz"] - size:
                yield (
                    short_name(symbol.name, stem),
                    Variable(address, each.data()[start : start + size].ljust(size, b"\0")),
                )


def _relative(elf: Any) -> Iterator[tuple[int, int]]:
    """Constants that the loader writes: addresses as if the file were loaded at 0, by where they are."""
    for each in _relocations(elf):
        if each.kind in RELATIVE and each.at in _kept(elf):
            yield each.at, each.addend


def _relocations(elf: Any) -> Iterator[_Relocation]:
    tables = (
        (kind, table, segment)
        for segment in elf.iter_segments("PT_DYNAMIC")
        for kind, table in segment.get_relocation_tables().items()
    )
    for kind, table, segment in tables:
        for each in table.iter_relocations():
            if kind != "RELR" and table.is_RELA():
                yield _relocation(elf["e_machine"], each, segment.get_symbol(each["r_info_sym"]))
            else:
                yield _Relocation(each["r_offset"], kind, "", 0)


def _relocation(machine: str, found: Any, symbol: Any) -> _Relocation:
    """A relocation with an addend."""
    place, kind, addend = found["r_offset"], _kinds(machine).get(found["r_info_type"], ""), found["r_addend"]
    if not found["r_info_sym"]:
        return _Relocation(place, kind, "", addend)
    is_elsewhere, is_function = symbol["st_shndx"] == "SHN_UNDEF", symbol["st_info"]["type"] == "STT_FUNC"
    is_open = (
        symbol["st_info"]["bind"] == "STB_WEAK" and symbol.name != PROFILER
        if is_elsewhere
        else not is_function or isinstance(symbol["st_shndx"], str)
    )
    return _Relocation(
        place, kind, symbol.name, addend, symbol["st_value"], is_elsewhere, bool(addend) or is_open
    )


def _kinds(machine: str) -> Mapping[int, str]:
    """The names of relocations, by their numbers."""
    from elftools.elf.enums import ENUM_RELOC_TYPE_AARCH64, ENUM_RELOC_TYPE_x64

    kinds = {"EM_X86_64": ENUM_RELOC_TYPE_x64, "EM_AARCH64": ENUM_RELOC_TYPE_AARCH64}.get(machine, {})
    return {number: name for name, number in kinds.items()}
