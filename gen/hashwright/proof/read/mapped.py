"""Linked files as they are in memory, where the loader reads what its tables lead to."""

import re
from copy import copy
from typing import Any, Final

from hashwright.errors import CheckFailed
from hashwright.proof.read.loader import PAGE, WRITABLE

HOLES: Final = 1 << 26  # bytes between segments, at most, and behind the file
ROOM: Final = 1 << 30  # bytes of memory for the file, at most, and of which its address is a multiple
# Its first bytes, without which loaders refuse it: for any system, Linux or FreeBSD.
HEADER: Final = re.compile(rb".{6}\x01[\0\x03\x09]\0{8}.{4}(\x01\0{3}|\0{3}\x01)", re.DOTALL)
DYNAMIC: Final = "PT_DYNAMIC"  # entries for the loader, which it reads although they can be written
PROTECTED: Final = "PT_GNU_RELRO"  # what is about addresses alone
TAG, ENTRY = 8, 16  # bytes of the tag and of the whole of a dynamic entry


def mapped(elf: Any, file: bytes, *, is_fixed: bool) -> bytes:
    """A file with the memory into which a file is loaded, and with no headers of sections.

    If it is fixed, memory that can be written is empty, except for the dynamic entries. Raises CheckFailed
    for segments that are not loaded page by page, or are far from one another, for other headers in memory, and
    if the dynamic entries end elsewhere than its header says.
    """
    header, segments = copy(elf.header), [each.header for each in elf.iter_segments()]
    loads = [each for each in segments if each.p_type == "PT_LOAD"]
    sizes = elf.structs.Elf_Ehdr.sizeof(), elf.structs.Elf_Phdr.sizeof()
    tables = [header.e_phentsize, header.e_phnum, *([header.e_shentsize] if header.e_shoff else [])]
    usual = [sizes[1], len(segments), elf.structs.Elf_Shdr.sizeof()]
    if not HEADER.match(file) or tables != usual[: len(tables)]:
        raise CheckFailed("the linked file begins otherwise than loaders know; link it anew")
    if any((each.p_vaddr - each.p_offset) % max(each.p_align, PAGE) for each in loads):
        raise CheckFailed("segments of the linked file are not loaded page by page; link it anew")
    if any(each.p_offset + each.p_filesz > len(file) or each.p_filesz > each.p_memsz for each in loads):
        raise CheckFailed("segments of the linked file end behind it, or behind their memory; link it anew")
    end = max((_end(each.p_vaddr + each.p_filesz) for each in loads), default=0)
    if end > len(file) + HOLES:
        raise CheckFailed("segments of the linked file are far from one another; link it anew")
    if any(max(each.p_align, each.p_vaddr + each.p_memsz) > ROOM for each in segments):
        raise CheckFailed("loaders have no room for segments of the linked file; make them smaller")
    memory = bytearray(end)
    for each in loads:
        _load(memory, each, file)
    if any(not _is_once(memory, each, file) for each in segments if each.p_type != PROTECTED):
        raise CheckFailed("headers of the linked file lead to other bytes in memory than in it; link it anew")
    headers = file[header.e_phoff :][: sizes[1] * len(segments)]
    if any(memory[each.p_vaddr :][: len(headers)] != headers for each in segments if each.p_type == "PT_PHDR"):
        raise CheckFailed("the linked file has other program headers in memory; link it anew")
    lists = [each for each in segments if each.p_type == DYNAMIC]
    if any(not _ends(memory[each.p_vaddr :][: each.p_memsz], each.p_filesz) for each in lists):
        raise CheckFailed("what the linked file tells the loader ends elsewhere than it says; link it anew")
    for each in loads if is_fixed else ():
        _clear(memory, each, lists)
    first = _end(sizes[0] + sizes[1] * len(segments))
    header.update(e_phoff=sizes[0], e_phentsize=sizes[1], e_shoff=0, e_shnum=0, e_shstrndx=0)
    for each in segments:
        each.p_offset = first + each.p_vaddr
    made = elf.structs.Elf_Ehdr.build(header) + b"".join(map(elf.structs.Elf_Phdr.build, segments))
    return bytes(made.ljust(first, b"\0") + memory)


def _end(size: int) -> int:
    """The end of the pages with that many bytes."""
    return -(-size // PAGE) * PAGE


def _is_once(memory: bytearray, header: Any, file: bytes) -> bool:
    """Are the bytes of which a header is the same in memory and in the file? Loaders read either."""
    places = (memory, header.p_vaddr), (file, header.p_offset)
    found = {bytes(where[at:][: header.p_filesz]) for where, at in places}
    return [*map(len, found)] == [header.p_filesz]


def _ends(entries: bytearray, size: int) -> bool:
    """Do dynamic entries have that size, and an end behind which there are zeros alone?"""
    end = next((at for at in range(0, len(entries), ENTRY) if not any(entries[at : at + TAG])), None)
    return end is not None and len(entries) == size and not any(entries[end:])


def _load(memory: bytearray, load: Any, file: bytes) -> None:
    """Puts the pages of a segment into memory; behind its bytes are zeros if it has more than the file."""
    at, first = load.p_vaddr // PAGE * PAGE, load.p_offset // PAGE * PAGE
    size = _end(load.p_offset + load.p_filesz) - first
    if load.p_memsz > load.p_filesz:
        size = load.p_offset + load.p_filesz - first
    found = file[first : first + size]
    memory[at : at + len(found)] = found


def _clear(memory: bytearray, load: Any, kept: list[Any]) -> None:
    """Clears the pages of a segment that can be written, with others."""
    if not load.p_flags & WRITABLE:
        return
    at = load.p_vaddr // PAGE * PAGE
    cleared = bytearray(_end(load.p_vaddr + load.p_filesz) - at)
    for each in kept:
        first, end = max(each.p_vaddr, at), min(each.p_vaddr + each.p_filesz, at + len(cleared))
        if first < end:
            cleared[first - at : end - at] = memory[first:end]
    memory[at : at + len(cleared)] = cleared
