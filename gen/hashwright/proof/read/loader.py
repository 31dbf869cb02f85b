"""What the loader does with a linked file: symbols, relocations, and what a proof does not follow."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import islice
from typing import Any, Final, TypeVar

from hashwright.emit.identifiers import TAKEN
from hashwright.errors import CheckFailed
from hashwright.proof.read.late import own_places, refuse_other_calls
from hashwright.proof.say.limits import LISTED, STACK

EXECUTABLE, WRITABLE, READABLE = 1, 2, 4  # bits of a segment's flags
REMEMBERED: Final = 4  # files of which what was read is kept
POINTER_BYTES: Final = 8
PAGE: Final = 4096  # bytes, at least
ALIGNMENTS: Final = tuple(1 << i for i in range(PAGE.bit_length()))  # of what each thread has
LARGEST: Final = {"EM_AARCH64": 1 << 16}  # bytes of the largest pages, where there are others
WORD: Final = 32  # bits of the hash of a name
# Functions that code of the compiler calls if a program has them: that of a profiler when a file is loaded, and
# one that calls what was registered for the end of the file.
PROFILER, FINALIZER = "__gmon_start__", "__cxa_finalize"
OF_LINKERS: Final = frozenset(["_init", "_fini", "_end", "end", "_edata", "edata", "_etext", "etext"])
SLOTS: Final = ("R_X86_64_JUMP_SLOT", "R_X86_64_GLOB_DAT", "R_AARCH64_JUMP_SLOT", "R_AARCH64_GLOB_DAT")
LATE: Final = "JMPREL"  # the table of relocations that wait until functions are called
UNDEFINED: Final = "SHN_UNDEF"  # the section of symbols of other files
PUBLIC: Final = ("STV_DEFAULT", "STV_PROTECTED")  # the visibilities of symbols that other files may use
HIDDEN: Final = 0x8000  # the bit of a version that is found by its own name alone
UNVERSIONED: Final = (0, 1)  # the numbers of versions of symbols that have none
BASIC: Final = 1  # a flag of a version that is the name of the file
# The names of their files; the last one is that of the loader, which has the stack guard on AArch64.
C_LIBRARIES: Final = (b"libc.so.6\0", b"libc.so.7\0", b"libc.so\0", b"ld-linux-aarch64.so.1\0")
# Libraries of the system: those of glibc that are loaded with any program, and others, which are looked for in
# the paths of the file, if it has some. Libraries of others may have code that runs when they are loaded.
LOADED: Final = re.compile(r"libc\.so\.6|ld-linux-(x86-64\.so\.2|aarch64\.so\.1)")
SYSTEM: Final = re.compile(
    rf"{LOADED.pattern}|libc\.so(\.7)?|(libc\.|ld-)musl-(x86_64|aarch64)\.so\.1|lib(gcc_s|mvec|rt|anl)\.so\.1"
    r"|lib(dl|resolv)\.so\.2|libpthread\.so\.0|libutil\.so\.1|libm\.so\.[56]"
)
# By these names, or in these places, a program finds another file than the one that was linked.
OF_OTHERS: Final = re.compile(
    rf"{SYSTEM.pattern}|(lib(c|m|mvec|dl|pthread|rt|util|resolv|anl|gcc_s|stdc\+\+)|linux-vdso)\.so(\.\d+)?"
    r"|libc\.musl-\w+\.so\.1|ld-(linux|musl)[\w-]*\.so\.\d+|.*/.*"
)
PATHS: Final = {"DT_RPATH", "DT_RUNPATH"}
ENTRIES: Final = 64  # of a list of versions, at most
RELR_VERSION: Final = "GLIBC_ABI_DT_RELR"  # that of a loader which knows this table
VERSION: Final = re.compile(r"(GLIBC|FBSD)_[\d.]+")  # that a C library has; what it lacks may be others'
TEXTREL: Final = 4  # a flag
# Flags, by their tag, with which a file is loaded as without them, and that one.
HARMLESS: Final = {"DT_FLAGS": 0x1F, "DT_FLAGS_1": 0x108B}
INDIRECT: Final = "STT_LOOS"  # the type of functions that find others, which the loader calls
STARTING: Final = ("DT_INIT", "DT_INIT_ARRAY", "DT_FINI", "DT_FINI_ARRAY")
REPEATED: Final = ("DT_NULL", "DT_NEEDED")  # tags that may occur several times
# The sizes of arrays of functions that run then. Compilers put one of their own into each.
STARTED: Final = ("DT_INIT_ARRAYSZ", "DT_FINI_ARRAYSZ")
RELATIVE: Final = ("R_X86_64_RELATIVE", "R_AARCH64_RELATIVE")
OWN: Final = "DT_PLTGOT"  # where the loader has addresses of its own
IN_PLACE: Final = "RELR"  # the table of addresses of the file that are where the loader writes them
OTHERS: Final = (  # whose places contain nothing that is known, and have the size of an address
    *("R_X86_64_64", "R_X86_64_DTPMOD64", "R_X86_64_DTPOFF64", "R_X86_64_TPOFF64"),
    *("R_AARCH64_ABS64", IN_PLACE, OWN),
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
        *("AARCH64_BTI_PLT", "AARCH64_PAC_PLT", "AARCH64_VARIANT_PCS"),
    )
)
# What program headers may be about: other kinds may tell a system to change memory.
KINDS: Final = frozenset(
    f"PT_{each}"
    for each in (
        *("NULL", "LOAD", "DYNAMIC", "INTERP", "NOTE", "PHDR", "TLS"),
        *("GNU_EH_FRAME", "GNU_STACK", "GNU_RELRO", "GNU_PROPERTY", "GNU_SFRAME"),
    )
)
TABLES: Final = (  # where they are
    *("DT_HASH", "DT_GNU_HASH", "DT_STRTAB", "DT_SYMTAB"),
    *("DT_VERSYM", "DT_RELA", "DT_JMPREL", "DT_RELR"),
)
# Sizes of tables, and those of their entries: the loader does not round.
UNITS: Final = {"DT_RELASZ": 24, "DT_PLTRELSZ": 24, "DT_RELRSZ": 8}
# Functions of the C library whose meaning a proof knows: a file that replaced them would do so for a program.
LIBRARY: Final = frozenset(
    (
        *("memcpy", "memset", "memmove", "memcmp", "strcmp", "getenv", "getauxval"),
        *("__memcpy_chk", "__memset_chk", "__stack_chk_fail", "__stack_chk_guard"),
    )
)
# What a program may call in place of others' functions, apart from what linkers define in each file.
IN_PROGRAMS: Final = (LIBRARY | TAKEN | {PROFILER, FINALIZER}) - OF_LINKERS
# The same by other names of the C library: in what starts a program, in compiled code, and those of threads.
HIDDEN_NAMES: Final = re.compile(
    r"__(libc|isoc\d+|ctype|assert|cxa_(thread_)?at)\w*|__\w+_(chk|location)|__tls_get_addr|__register_atfork"
    r"|(pthread|thrd|mtx|cnd|tss|sem)_\w+|_(IO|Unwind|dl)_\w+|_Z(n[aw]|d[al])\w+|__(cxa|gxx|cyg_profile)_\w+"
    r"|__(over|under|u)flow|__\w*sigsetjmp|__[flx]?xstat\w*|_*mcount|__fentry__"
    r"|_*(environ|progname\w*|daylight|timezone|tzname)|__\w+_hook|opt(arg|err|ind|opt)|program_invocation\w+"
)


@dataclass(frozen=True, slots=True)
class Relocation:
    """A place whose content the loader writes."""

    at: int  # its address
    kind: str  # by its name in ELF, or what the loader writes there for itself; empty if it is not known
    symbol: str = ""  # that of the address, which the loader looks up by this name; empty if it is not known
    addend: int = 0
    is_elsewhere: bool = False  # is the symbol in another file?
    is_late: bool = False  # is it looked up when it is called for the first time?
    wanted: str = ""  # the name of a symbol of any other file, without which the loader refuses this one


T = TypeVar("T")


# What is refused.


def few(found: Iterator[T], what: str) -> list[T]:
    """A list in a file. Raises CheckFailed if it is too long."""
    made = [*islice(found, LISTED + 1)]
    if len(made) > LISTED:
        raise CheckFailed(f"there are more than {LISTED} {what}, too many for a proof; divide the file")
    return made


def check_loaded(elf: Any) -> None:
    """Raises CheckFailed for what the loader may do and a proof does not follow."""
    if elf.elfclass != 64 or elf["e_type"] != "ET_DYN":
        raise CheckFailed("the linked file is no shared library of 64 bits; link one by -shared for 64 bits")
    loads, page = [*elf.iter_segments("PT_LOAD")], largest_page(elf)
    ends = [_end(each, page) for each in loads]
    if any(end > other["p_vaddr"] // page * page for end, other in zip(ends, loads[1:], strict=False)):
        raise CheckFailed("segments of the linked file overlap, or are in another order; link it anew")
    if not all(each["p_flags"] & READABLE for each in loads):
        raise CheckFailed("segments of the linked file cannot be read; link it anew")
    if other := next((each for each in elf.iter_segments() if each["p_type"] not in KINDS), None):
        raise CheckFailed(f"it is not known what a program header {other['p_type']} is for; link the file anew")
    stacks = [each["p_flags"] for each in elf.iter_segments("PT_GNU_STACK")]
    if not stacks or any(each & EXECUTABLE for each in stacks):
        raise CheckFailed("the linked file needs stacks that can be executed; link it with -Wl,-z,noexecstack")
    for each in elf.iter_segments("PT_TLS"):
        if each["p_align"] not in ALIGNMENTS or not each["p_filesz"] <= each["p_memsz"] <= STACK:
            raise CheckFailed("threads have no room for what the linked file has for each; make that smaller")
    dynamic, kept = [*elf.iter_segments("PT_DYNAMIC")], [*elf.iter_segments("PT_GNU_RELRO")]
    if len(dynamic) != 1 or len(kept) > 1:
        raise CheckFailed("the linked file does not say once what the loader does; link it anew")
    if not any(each["p_filesz"] for each in dynamic):
        raise CheckFailed("the linked file does not say what the loader does; link it anew")
    written = [*writable(elf)]
    if any(not _is_in(written, each["p_vaddr"], each["p_memsz"]) for each in kept):
        raise CheckFailed("the loader makes read-only what is not written; link the file anew")
    _check_tags([tag.entry for tag in tags(elf)])
    _check_versions(elf)
    _check_written(elf, written)
    found = (lookup(name) for lookup in _lookups(elf) for name in LIBRARY)  # which may be more than it says
    others = {each.name for each in found if each and _is_here(each)}
    if name := next(filter(OF_OTHERS.fullmatch, _named(elf, "DT_SONAME")), ""):
        raise CheckFailed(f"the linked file is loaded in place of {name}; link it with another -Wl,-soname")
    names = {name for name, _ in exported(elf) if name in IN_PROGRAMS or HIDDEN_NAMES.fullmatch(name)}
    if taken := sorted(others | names):
        raise CheckFailed(
            f"the linked file exports {taken[0]}, a function of the C library; give it another name"
        )


def writable(elf: Any) -> Iterator[range]:
    """The addresses of memory that can be written."""
    for each in elf.iter_segments("PT_LOAD"):
        if each["p_flags"] & WRITABLE:
            yield range(each["p_vaddr"], _end(each))


def _end(load: Any, page: int = PAGE) -> int:
    """The end of the pages of a segment."""
    return int(-(-(load["p_vaddr"] + load["p_memsz"]) // page) * page)


def largest_page(elf: Any) -> int:
    """The bytes of the largest pages with which a loader accepts the file, by the alignment of its segments."""
    sizes = [LARGEST.get(elf["e_machine"], PAGE)]
    sizes += [align & -align for each in elf.iter_segments("PT_LOAD") if (align := each["p_align"])]
    return max(PAGE, min(sizes))


def _is_in(places: Sequence[range], at: int, size: int) -> bool:
    return any(each.start <= at and at + size <= each.stop for each in places)


def _check_tags(dynamic: Sequence[Any]) -> None:
    """Raises CheckFailed for dynamic tags that occur twice, or that a proof does not know."""
    once = [each.d_tag for each in dynamic if each.d_tag not in REPEATED]
    unknown = [each for each in once if each not in TAGS]
    if unknown or len({*once}) < len(once):
        tag = (unknown or sorted(map(str, once), key=once.count))[-1]
        raise CheckFailed(f"it is not known what {tag} of the linked file tells the loader; link it anew")
    if any(each.d_tag in STARTED and each.d_val > POINTER_BYTES for each in dynamic):
        raise CheckFailed("the linked file has constructors or destructors of its own; remove them")
    if "DT_TEXTREL" in once or any(each.d_tag == "DT_FLAGS" and each.d_val & TEXTREL for each in dynamic):
        raise CheckFailed("the loader changes the code of the linked file; compile it with -fPIC")
    if any(each.d_val & ~HARMLESS.get(each.d_tag, each.d_val) for each in dynamic):
        raise CheckFailed("the linked file has flags by which loaders treat it otherwise; link it anew")
    if any(each.d_val % UNITS.get(each.d_tag, 1) for each in dynamic):
        raise CheckFailed("the linked file has a table for the loader that ends within an entry; link it anew")


def _check_versions(elf: Any) -> None:
    """Raises CheckFailed for versions that loaders do not find by their names."""
    from elftools.elf.hash import ELFHashTable

    dynamic = {tag.entry.d_tag: tag.entry.d_val for tag in tags(elf)}
    own = _entries(elf, dynamic.get("DT_VERDEF"), 16)
    found = [(at, at + 8, at + _number(elf, at + 12, 4)) for at in own]  # with the places of hash and name
    for at in _entries(elf, dynamic.get("DT_VERNEED"), 12):
        first, file = at + _number(elf, at + 8, 4), _text(elf, dynamic["DT_STRTAB"] + _number(elf, at + 4, 4))
        if file not in _named(elf, "DT_NEEDED"):
            raise CheckFailed(f"the linked file needs a version of {file!a}, but not that file; link it anew")
        found += [(at, each, each + 8) for each in _entries(elf, first, 12)]
    names = [_text(elf, dynamic["DT_STRTAB"] + _number(elf, named, 4)) for _, _, named in found]
    for name, (at, hashed, _) in zip(names, found, strict=True):
        if _number(elf, at, 2) != 1 or _number(elf, hashed, 4) != ELFHashTable.elf_hash(name):
            raise CheckFailed(f"loaders do not find the version {name!a} of the linked file; link it anew")
    if "DT_RELR" in dynamic and any(map(VERSION.fullmatch, names)) and RELR_VERSION not in names:
        raise CheckFailed(f"the linked file does not need {RELR_VERSION}, as loaders expect; link it anew")


def _check_written(elf: Any, written: Sequence[range]) -> None:
    """Raises CheckFailed unless all that the loader writes is known, and in memory that is for it."""
    free, dynamic = 0, {tag.entry.d_tag: tag.entry.d_val for tag in tags(elf)}
    if any(_is_in(written, dynamic[each], 1) for each in TABLES if each in dynamic):
        raise CheckFailed("the loader reads tables in memory that can be written; link the file anew")
    if any(each.kind not in RELATIVE for each in relocations(elf)[: dynamic.get("DT_RELACOUNT", 0)]):
        raise CheckFailed("the linked file says of relocations that they are of another kind; link it anew")
    (read,) = elf.iter_segments("PT_DYNAMIC")
    for each in sorted(relocations(elf), key=lambda each: each.at):
        if not _is_in(written, each.at, POINTER_BYTES):
            raise CheckFailed(f"the loader changes read-only memory at {each.at:#x}; use no addresses there")
        is_read = -POINTER_BYTES < each.at - read["p_vaddr"] < read["p_memsz"]
        if each.kind not in (*SLOTS, *RELATIVE, *OTHERS) or each.at < free or is_read:
            raise CheckFailed(
                f"it is not known what the loader writes at {each.at:#x}: {each.kind}; link it anew"
            )
        free = each.at + POINTER_BYTES
    if own := own_places(dynamic):
        slots = [each.at for each in relocations(elf) if each.is_late]
        refuse_other_calls(elf["e_machine"], partial(content, elf), own, slots)


# What the loader reads.


@lru_cache(REMEMBERED)
def tags(elf: Any) -> Sequence[Any]:
    return [tag for each in elf.iter_segments("PT_DYNAMIC") for tag in each.iter_tags()]


@lru_cache(REMEMBERED)
def _memory(elf: Any) -> Sequence[tuple[int, bytes]]:
    """What is loaded, by its addresses."""
    return [(each["p_vaddr"], each.data()) for each in elf.iter_segments("PT_LOAD")]


def content(elf: Any, at: int, size: int) -> bytes:
    """Bytes of memory before the loader writes addresses; fewer where there are no more in the file."""
    found = (data[at - start : at - start + size] for start, data in _memory(elf) if start <= at)
    return next(filter(None, found), b"")


def running(elf: Any, tag: str) -> Iterator[int | None]:
    """The functions that run when the file is loaded or unloaded, by their tag; None: not known."""
    dynamic = {each.entry.d_tag: each.entry.d_val for each in tags(elf)}
    pointers = dict(relative(elf))
    if tag in dynamic:
        yield dynamic[tag]
    if dynamic.get(f"{tag}_ARRAYSZ"):
        yield pointers.get(dynamic.get(f"{tag}_ARRAY", 0))


@lru_cache(REMEMBERED)
def exported(elf: Any) -> Sequence[tuple[str, tuple[int, int]]]:
    """The symbols that the file defines: functions that the loader finds with their sizes, others without."""
    return [*_exported(elf)]


def _exported(elf: Any) -> Iterator[tuple[str, tuple[int, int]]]:
    seen, lookups = set[str](), [*_lookups(elf)]
    symbols = (symbol for each in elf.iter_segments("PT_DYNAMIC") for symbol in each.iter_symbols())
    for number, symbol in enumerate(few(symbols, "symbols")):
        if not _is_here(symbol) or not symbol.name:
            continue
        is_hidden = bool(_version(elf, number) & HIDDEN)
        is_found = _is_public_function(symbol) and symbol.name not in seen and not is_hidden and bool(lookups)
        found = (lookup(symbol.name) for lookup in lookups if is_found)
        is_found &= all(each and each.entry == symbol.entry for each in found)
        seen.add(symbol.name)
        yield symbol.name, (symbol["st_value"], symbol["st_size"] if is_found else 0)


def needed(elf: Any) -> Iterator[str]:
    """The names of files that the loader loads with it, except libraries of the system."""
    known = SYSTEM if PATHS.isdisjoint(tag.entry.d_tag for tag in tags(elf)) else LOADED
    return (each for each in _named(elf, "DT_NEEDED") if not known.fullmatch(each))


def unresolved(elf: Any) -> Iterator[str]:
    """The names of symbols that the loader looks for in any file, and that no C library is known to have."""
    if any(each.startswith("libc.") and not LOADED.fullmatch(each) for each in _named(elf, "DT_NEEDED")):
        return  # the symbols of other C libraries have no versions
    for name in {each.wanted for each in relocations(elf)} - IN_PROGRAMS - {""}:
        if not HIDDEN_NAMES.fullmatch(name):
            yield name


def _named(elf: Any, tag: str) -> Iterator[str]:
    """The names of files in the dynamic entries of a tag."""
    dynamic = [each.entry for each in tags(elf)]
    names = next((each.d_val for each in dynamic if each.d_tag == "DT_STRTAB"), 0)
    for at in (names + each.d_val for each in dynamic if each.d_tag == tag):
        yield _text(elf, at)


def _text(elf: Any, at: int) -> str:
    return content(elf, at, PAGE).partition(b"\0")[0].decode("ascii", "replace")


def _version(elf: Any, symbol: int) -> int:
    """The number of a symbol's version, with the bit that hides it."""
    at = next((tag.entry.d_val for tag in tags(elf) if tag.entry.d_tag == "DT_VERSYM"), None)
    return 0 if at is None else _number(elf, at + 2 * symbol, 2)


def _versions(elf: Any) -> set[int]:
    """The numbers of versions that functions of the C library may have: of its own, or of any library."""
    dynamic = {tag.entry.d_tag: tag.entry.d_val for tag in tags(elf)}
    own, others = {*UNVERSIONED}, set[int]()
    for at in _entries(elf, dynamic.get("DT_VERDEF"), 16):
        others |= set() if _number(elf, at + 2, 2) & BASIC else {_number(elf, at + 4, 2)}
    for at in _entries(elf, dynamic.get("DT_VERNEED"), 12):
        file = dynamic["DT_STRTAB"] + _number(elf, at + 4, 4)
        is_own = any(content(elf, file, len(each)) == each for each in C_LIBRARIES)
        first = at + _number(elf, at + 8, 4)
        for each in _entries(elf, first, 12):
            name = _text(elf, dynamic["DT_STRTAB"] + _number(elf, each + 8, 4))
            (own if is_own and VERSION.fullmatch(name) else others).add(_number(elf, each + 6, 2))
    return own - {each & ~HIDDEN for each in others}


def _entries(elf: Any, at: int | None, following: int) -> Iterator[int]:
    """The addresses of the first entries of a list, each of which tells the distance to the next one."""
    for _ in range(ENTRIES):
        if at is None:
            return
        yield at
        at = at + distance if (distance := _number(elf, at + following, 4)) else None
    if at is not None:
        raise CheckFailed(f"the linked file has more than {ENTRIES} versions; link it anew")


def _number(elf: Any, at: int, size: int) -> int:
    return int.from_bytes(content(elf, at, size), "little")


def _lookups(elf: Any) -> Iterator[Callable[[str], Any]]:
    """The ways in which loaders find a symbol by its name: in one of these tables."""
    from elftools.elf.hash import ELFHashTable, GNUHashTable

    for each in elf.iter_segments("PT_DYNAMIC"):
        _, at = each.get_table_offset("DT_GNU_HASH")
        if at is not None:
            names = GNUHashTable(elf, at, each)
            _refuse_undefined_filter(names.params["bloom_size"], names.params["bloom_shift"])
            yield names.get_symbol
        _, at = each.get_table_offset("DT_HASH")
        if at is not None:
            table = ELFHashTable(elf, at, None, each)
            _refuse_circles(table.params["buckets"], table.params["chains"])
            yield table.get_symbol


def _refuse_undefined_filter(words: int, shift: int) -> None:
    """Raises CheckFailed for a filter before a table of names that loaders read in different ways."""
    if words.bit_count() != 1 or shift >= WORD:
        raise CheckFailed("the filter of the names of the linked file is not defined; link it anew")


def _refuse_circles(buckets: Sequence[int], chains: Sequence[int]) -> None:
    """Raises CheckFailed if symbols of a table of names may follow one another without an end.

    They do not if each follows at most one other, or is the first one.
    """
    found = [each for each in few(iter((*buckets, *chains)), "names") if each]
    if len({*found}) < len(found) or max(found, default=0) >= len(chains):
        raise CheckFailed("the names of the linked file are in a circle, or not in its table; link it anew")


def _is_here(symbol: Any) -> bool:
    """May the loader find a symbol in the file? It does so by a value, or for threads, in whatever section."""
    is_defined = symbol["st_shndx"] != UNDEFINED or symbol["st_info"]["type"] == "STT_TLS"
    return bool(is_defined or symbol["st_value"])


def _is_public_function(symbol: Any) -> bool:
    """Is it a function in a section of the file that other files may call?"""
    return (
        _is_looked_up(symbol, PUBLIC)
        and symbol["st_info"]["type"] == "STT_FUNC"
        and isinstance(symbol["st_shndx"], int)
    )


def _is_looked_up(symbol: Any, visible: Sequence[str]) -> bool:
    """Does the loader look up the name of a symbol, if it has one of these visibilities?"""
    is_public = symbol["st_info"]["bind"] in ("STB_GLOBAL", "STB_WEAK")
    return is_public and symbol["st_other"]["visibility"] in visible


@lru_cache(REMEMBERED)
def relocations(elf: Any) -> Sequence[Relocation]:
    """All of them, and where the loader writes addresses of its own."""
    return few(_relocations(elf), "relocations")


def _relocations(elf: Any) -> Iterator[Relocation]:
    kinds, own = _kinds(elf["e_machine"]), own_places({tag.entry.d_tag: tag.entry.d_val for tag in tags(elf)})
    versions = _versions(elf)
    for segment in elf.iter_segments("PT_DYNAMIC"):
        for table, found in segment.get_relocation_tables().items():
            is_late = bool(own) and table == LATE
            for each in found.iter_relocations():
                if table != IN_PLACE and found.is_RELA():
                    number = each["r_info_sym"]
                    made = _relocation(kinds, each, segment.get_symbol(number), is_late=is_late)
                    version = _version(elf, number) & ~HIDDEN
                    made = replace(made, wanted=made.wanted if version in UNVERSIONED else "")
                    yield replace(made, symbol="") if made.is_elsewhere and version not in versions else made
                else:
                    yield Relocation(each["r_offset"], table)
    yield from (Relocation(at, OWN) for at in own)


def relative(elf: Any) -> Iterator[tuple[int, int]]:
    """Addresses in the file that the loader writes, as if the file were loaded at 0, by where they are."""
    for each in relocations(elf):
        if each.kind in (*RELATIVE, IN_PLACE):
            yield each.at, _number(elf, each.at, POINTER_BYTES) if each.kind == IN_PLACE else each.addend


def _relocation(kinds: Mapping[int, str], found: Any, symbol: Any, *, is_late: bool) -> Relocation:
    """A relocation with an addend."""
    kind, info = kinds.get(found["r_info_type"], ""), symbol["st_info"]
    is_elsewhere = not _is_here(symbol)
    if info["type"] == INDIRECT and not is_elsewhere:
        kind += " of a function that the loader calls"
    is_optional = is_elsewhere and info["bind"] == "STB_WEAK" and symbol.name not in (PROFILER, FINALIZER)
    visible = ("STV_DEFAULT",) if is_elsewhere else PUBLIC
    is_known = not found["r_addend"] and not is_optional and _is_looked_up(symbol, visible)
    name = symbol.name if is_known else ""
    wanted = symbol.name if is_elsewhere and info["bind"] == "STB_GLOBAL" else ""
    return Relocation(found["r_offset"], kind, name, found["r_addend"], is_elsewhere, is_late, wanted)


def _kinds(machine: str) -> Mapping[int, str]:
    """The names of relocations, by their numbers."""
    from elftools.elf.enums import ENUM_RELOC_TYPE_AARCH64, ENUM_RELOC_TYPE_x64

    kinds = {"EM_X86_64": ENUM_RELOC_TYPE_x64, "EM_AARCH64": ENUM_RELOC_TYPE_AARCH64}.get(machine, {})
    return {number: name for name, number in kinds.items()}
