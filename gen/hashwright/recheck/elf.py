"""Shared libraries, read as the loader reads them; it may only write addresses to writable memory."""

from collections.abc import Iterator
from struct import error, iter_unpack, unpack_from
from typing import Final

from hashwright.recheck.terms import NotRechecked, Unsupported

HEADER, SHARED, X86_64, ENTRY, PAGE, MOST = b"\x7fELF\2\1\1" + bytes(9), 3, 62, 56, 4096, 1 << 28  # and sizes
LOAD, DYNAMIC, STACK, KEPT, EXECUTABLE, WRITABLE, READABLE = 1, 2, 0x6474E551, 0x6474E552, 1, 2, 4  # and flags
KINDS: Final = {(kind, 0) for kind in (0, DYNAMIC, 4, 6, 0x6474E550, STACK, KEPT, 0x6474E553)}  # harmless
PLTRELSZ, PLTGOT, STRTAB, SYMTAB, RELA, RELASZ, JMPREL, GNU_HASH = 2, 3, 5, 6, 7, 8, 23, 0x6FFFFEF5
# These tags, some with these flags alone, change neither code nor where functions are, and name no library.
FLAGS: Final = {30: 0x1B, 0x6FFFFFFB: 0x108B}
TAGS: Final = dict.fromkeys((*range(2, 12), 20, 23, 24, GNU_HASH, 0x6FFFFFF9), -1) | FLAGS
SYMBOL, SYMBOL_BYTES, RELOCATIONS = "<IBBHQQ", 24, (1, 6, 7, 8)  # the known ones
EXPORTED, VISIBLE, RESERVED, CHOSEN = (0x12, 0x22), (0, 3), 0xFF00, 10  # the last: a type that code computes
NOTES, PADDED, PAD = (4, 0x6474E553), b"\2\0\0\xc0\4\0\0\0", b"\xf3\x0f\x1e\xfa"  # about landing pads; one
NEEDS: Final = (b"\x80\0\xc0\4\0\0\0", b"\x80\0\xb0\4\0\0\0", b"\x10\0\0\0\1\0\0\0GNU\0")  # by notes
CODE, CHANGED = b".gnu.lto_", "the loader does more with the file than the checker knows"  # CODE: of compilers
FAULTS: Final = (error, ArithmeticError, LookupError, ValueError)  # of reading bytes that are not such a file


class LoadedFile:
    """A shared library for x86-64."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        try:
            self._load()
            self._relocate()
        except FAULTS as why:
            raise NotRechecked(f"the file in the log is no shared library of 64 bits: {why}") from None

    def _load(self) -> None:
        magic, kind, machine, version, start, size, count = unpack_from("<16sHHI8xQ14xHH", self._data)
        if (magic, kind, version, size) != (HEADER, SHARED, 1, ENTRY):
            raise ValueError("its header is another one")
        if machine != X86_64:
            raise Unsupported("the checker supports x86-64 only")
        headers = [unpack_from("<IIQQQQQQ", self._data, start + size * i) for i in range(count)]
        self._segments, end = list[tuple[int, bytes, int]](), 0
        for _, flags, offset, address, _, filed, sized, _ in (each for each in headers if each[0] == LOAD):
            content, first = self._data[offset : offset + filed], address // PAGE * PAGE
            if not len(content) == filed <= sized <= MOST - address or first < end or (address - offset) % PAGE:
                raise ValueError("its segments overlap or are incomplete")
            end = address + sized
            self._segments.append((address, content.ljust(sized, b"\0"), flags))
        for _, _, _, address, _, _, sized, _ in (each for each in headers if each[0] == KEPT):
            self.constant(address, sized, WRITABLE, banned=0)  # later read-only, and not executed
        notes = b"".join(self.constant(each[3], each[6], banned=0) for each in headers if each[0] in NOTES)
        self._padded, needs = PADDED in notes, CODE in self._data or any(each in notes for each in NEEDS)
        ((_, _, _, self._dynamic, _, _, self._size, _),) = (each for each in headers if each[0] == DYNAMIC)
        entries = [*iter_unpack("<QQ", self.constant(self._dynamic, self._size, banned=0))]
        entries = entries[: [tag for tag, _ in entries].index(0)]
        self._tags = dict(entries)
        if len(self._tags) != len(entries):
            raise ValueError("its dynamic table is ambiguous")
        kinds = {STACK: 1, **{kind: flags & EXECUTABLE for kind, flags, *_ in headers if kind != LOAD}}
        if needs or kinds.items() - KINDS or any(tag not in TAGS or at & ~TAGS[tag] for tag, at in entries):
            raise Unsupported(CHANGED)

    def _relocate(self) -> None:
        """Raises an error unless the loader only writes addresses, and neither into tables nor into code."""
        own, told = self._tags.get(PLTGOT, 0), self._tags
        written = [(own + 8 * i, RELOCATIONS[0], 0) for i in (1, 2) if own]
        tables = [(told[at], told[by]) for at, by in ((RELA, RELASZ), (JMPREL, PLTRELSZ)) if at in told]
        written += [entry[:3] for each in tables for entry in iter_unpack("<QIIq", self.constant(*each))]
        for at, kind, number in written:
            self.constant(at, 8, WRITABLE, banned=0)
            if self._dynamic - 8 < at < self._dynamic + self._size:
                raise ValueError("the loader changes its dynamic table")
            if kind not in RELOCATIONS or self._symbol(number)[1] & 15 == CHOSEN:
                raise Unsupported(CHANGED)

    def _after(self, address: int, needed: int, banned: int = WRITABLE) -> bytes:
        """The rest of a segment from an address on, with one flag and without another."""
        for start, data, flags in self._segments:
            if 0 <= address - start < len(data) and flags & needed and not flags & banned:
                return data[address - start :]
        raise NotRechecked(f"the file in the log has nothing of the right kind at {address:#x}")

    def code(self, address: int, most: int) -> bytes:
        """The code from an address on, at most this number of bytes."""
        return self._after(address, EXECUTABLE)[:most]

    def constant(self, address: int, size: int, needed: int = READABLE, banned: int = WRITABLE) -> bytes:
        """Bytes that neither the loader nor anybody else changes, unless other flags are given."""
        found = self._after(address, needed, banned)[:size]
        if len(found) != size:
            raise NotRechecked(f"the file in the log has no {size} bytes at {address:#x}")
        return found

    def function(self, name: str) -> int:
        """The address of an exported function, which the loader finds by its hash."""
        try:
            found = [*self._named(name.encode())]
        except FAULTS as why:
            raise NotRechecked(f"the table of symbols of the file in the log is broken: {why}") from None
        if len(found) != 1 or not found[0] or (self._padded and self.code(found[0], len(PAD)) != PAD):
            raise NotRechecked(f"the file in the log does not export one function {name} as it says")
        return found[0]

    def _named(self, name: bytes) -> Iterator[int]:
        """The values of exported symbols of that name; 0 for one that is no function of this file."""
        table = self._tags[GNU_HASH]
        buckets, first, bloom, shift = unpack_from("<IIII", self.constant(table, 16))
        starts, hashed = table + 16 + 8 * bloom, 5381
        for byte in name:
            hashed = hashed * 33 + byte & 0xFFFFFFFF
        (present,) = unpack_from("<Q", self.constant(table + 16 + 8 * (hashed // 64 & bloom - 1), 8))
        if shift > 31 or not present >> hashed % 64 & present >> (hashed >> shift) % 64 & 1:
            return  # the loader looks in other files
        (number,) = unpack_from("<I", self.constant(starts + 4 * (hashed % buckets), 4))
        while number:
            (key,) = unpack_from("<I", self.constant(starts + 4 * (buckets + number - first), 4))
            at, info, other, section, value, size = self._symbol(number)
            if (hashed ^ key) < 2 and self.constant(self._tags[STRTAB] + at, len(name) + 1) == name + b"\0":
                is_here = info in EXPORTED and other in VISIBLE and 0 < section < RESERVED and size
                yield value if is_here else 0
            number = 0 if key & 1 else number + 1

    def _symbol(self, number: int) -> tuple[int, ...]:
        return unpack_from(SYMBOL, self.constant(self._tags[SYMTAB] + SYMBOL_BYTES * number, SYMBOL_BYTES))
