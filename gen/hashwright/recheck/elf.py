"""Shared libraries, read as the loader reads them, by program headers and the dynamic table."""

from collections.abc import Iterator
from struct import calcsize, error, iter_unpack, unpack_from
from typing import Final, NamedTuple

from hashwright.recheck.refusal import NotRechecked

MACHINES: Final = {62: "x86-64", 183: "aarch64"}
SHARED: Final = 3  # the type of a shared library
LOAD, DYNAMIC = 1, 2  # segments
EXECUTABLE, WRITABLE = 1, 2
PAGE: Final = 4096
STRTAB, SYMTAB, RELA, RELASZ, INIT, RELSZ, REL, TEXTREL, JMPREL = 5, 6, 7, 8, 12, 18, 17, 22, 23
PLTRELSZ, INIT_ARRAY, FLAGS, PREINIT_ARRAY, RELRSZ, RELR = 2, 25, 30, 32, 35, 36
GNU_HASH: Final = 0x6FFFFEF5
TEXT_FLAG: Final = 4
SYMBOLS: Final = 2  # the type of a section
SYMBOL: Final = "<IBBHQQ"
FUNCTION: Final = 2  # the type of a symbol
MOST: Final = 1 << 28  # bytes of a segment
FAULTS: Final = (error, ArithmeticError, LookupError, ValueError)  # of reading bytes that are not such a file


class LoadedSegment(NamedTuple):
    address: int
    data: bytes
    flags: int


class LoadedFile:
    """A shared library of 64 bits."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        try:
            self._read()
        except FAULTS as why:
            raise NotRechecked(f"the file in the log is no shared library of 64 bits: {why}") from None

    def _read(self) -> None:
        magic, kind, machine = unpack_from("<7s9xHH", self._data)
        if magic != b"\x7fELF\x02\x01\x01" or kind != SHARED or machine not in MACHINES:
            raise ValueError("its header is another one")
        self.architecture = MACHINES[machine]
        (start,), (size, count) = unpack_from("<Q", self._data, 32), unpack_from("<HH", self._data, 54)
        headers = [unpack_from("<IIQQQQQQ", self._data, start + size * i) for i in range(count)]
        self.segments = []
        ends = 0
        for kind, flags, offset, address, _, filed, sized, _ in headers:
            if kind != LOAD:
                continue
            if not filed <= sized <= MOST or offset + filed > len(self._data) or address // PAGE * PAGE < ends:
                raise ValueError("its segments overlap or are incomplete")
            ends = -(-(address + sized) // PAGE) * PAGE
            self.segments.append(
                LoadedSegment(address, self._data[offset : offset + filed].ljust(sized, b"\0"), flags)
            )
        dynamic = [each for each in headers if each[0] == DYNAMIC]
        if len(dynamic) != 1:
            raise ValueError("it has no dynamic table")
        self._tags = dict[int, int]()
        for tag, value in iter_unpack("<QQ", self._at(dynamic[0][3], dynamic[0][5])):
            if not tag:
                break
            if self._tags.setdefault(tag, value) != value and tag != 1:
                raise ValueError("its dynamic table is ambiguous")
        if (
            TEXTREL in self._tags
            or self._tags.get(FLAGS, 0) & TEXT_FLAG
            or {REL, INIT_ARRAY} & self._tags.keys()
        ):
            raise ValueError("code runs, or is changed, when it is loaded")
        for place in self._relocated():
            if any(
                s.address - 8 < place < s.address + len(s.data) for s in self.segments if not s.flags & WRITABLE
            ):
                raise ValueError("the loader changes read-only memory")

    def _at(self, address: int, size: int) -> bytes:
        for each in self.segments:
            if each.address <= address and address + size <= each.address + len(each.data):
                return each.data[address - each.address : address - each.address + size]
        raise ValueError(f"there is nothing at {address:#x}")

    def _relocated(self) -> Iterator[int]:
        """The addresses that the loader writes."""
        for table, size in ((RELA, RELASZ), (JMPREL, PLTRELSZ)):
            if table in self._tags:
                yield from (
                    at for at, _, _ in iter_unpack("<QQq", self._at(self._tags[table], self._tags[size]))
                )
        at = 0
        if RELR in self._tags:
            for (word,) in iter_unpack("<Q", self._at(self._tags[RELR], self._tags[RELRSZ])):
                if not word & 1:
                    yield word
                    at = word + 8
                else:
                    yield from (at + 8 * i for i in range(63) if word >> i + 1 & 1)
                    at += 63 * 8

    def function(self, name: str, is_static: bool = False) -> int:
        """The address of an exported function, which the loader finds by its hash, or of a static one."""
        try:
            found = [*(self._static if is_static else self._named)(name.encode())]
        except FAULTS as why:
            raise NotRechecked(f"the table of symbols of the file in the log is broken: {why}") from None
        if len(found) != 1 or not found[0][1]:
            kind = "contain one static" if is_static else "export one"
            raise NotRechecked(f"the file in the log does not {kind} function {name}")
        return found[0][0]

    def _static(self, name: bytes) -> Iterator[tuple[int, int]]:
        """The addresses and sizes of functions of that name, perhaps with a prefix, in debuggers' symbols."""
        (start,), (size, count) = unpack_from("<Q", self._data, 40), unpack_from("<HH", self._data, 58)
        sections = [unpack_from("<4xI16xQQI", self._data, start + size * i) for i in range(count)]
        for _, offset, length, link in (each for each in sections if each[0] == SYMBOLS):
            names = sections[link][1]
            for at, info, _, section, value, size in iter_unpack(SYMBOL, self._data[offset : offset + length]):
                found = self._data[names + at : self._data.index(b"\0", names + at)]
                if info & 15 == FUNCTION and section and (b"_" + found).endswith(b"_" + name):
                    yield value, size

    def _named(self, name: bytes) -> Iterator[tuple[int, int]]:
        table = self._tags[GNU_HASH]
        buckets, first, bloom, _ = unpack_from("<IIII", self._at(table, 16))
        starts = table + 16 + 8 * bloom
        hashed = 5381
        for byte in name:
            hashed = hashed * 33 + byte & 0xFFFFFFFF
        (number,) = unpack_from("<I", self._at(starts + 4 * (hashed % buckets), 4))
        while number:
            (other,) = unpack_from("<I", self._at(starts + 4 * (buckets + number - first), 4))
            symbol = self._at(self._tags[SYMTAB] + 24 * number, calcsize(SYMBOL))
            at, info, _, section, value, size = unpack_from(SYMBOL, symbol)
            if (hashed ^ other) < 2 and self._at(self._tags[STRTAB] + at, len(name) + 1) == name + b"\0":
                yield value, size if info & 15 == FUNCTION and section else 0
            number = 0 if other & 1 else number + 1

    def code(self, address: int, most: int) -> bytes:
        """The code from an address on, at most this number of bytes."""
        for each in self.segments:
            if (
                each.flags & EXECUTABLE
                and not each.flags & WRITABLE
                and 0 <= address - each.address < len(each.data)
            ):
                return each.data[address - each.address :][:most]
        raise NotRechecked(f"there is no code at {address:#x}")

    def constant(self, address: int, size: int) -> bytes | None:
        """Read-only bytes that the loader does not change; None if there are none at the address."""
        try:
            found = self._at(address, size)
        except ValueError:
            return None
        is_constant = any(
            each.address <= address < each.address + len(each.data) and not each.flags & WRITABLE
            for each in self.segments
        )
        return found if is_constant else None
