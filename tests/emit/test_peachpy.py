"""Object files by PeachPy: those in ELF are linked and called, those for other systems linked and parsed."""

import ctypes
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.emit.encode import encode
from hashwright.emit.peachpy import FORMATS, object_file
from hashwright.native.compiler import Compiler
from hashwright.targets import TARGETS
from hashwright.targets.routine import AsmLine, Ins, Label, Mem, Routine, Table
from tests import compiled, needs

ADDED: Final = (1, 20, 300, 4000)


def adding(symbol: str, *tables: tuple[int, ...]) -> Routine:
    """Adds each table of four words to the words: (words, count of fours)."""
    names = [f"{symbol}_{n}" for n in range(len(tables))]
    at, words, end = "rdi", "xmm7", Label(f"{symbol}_end")
    body: list[AsmLine] = [
        Ins("test", ("rsi", "rsi")),
        Ins("jz", (end,)),
        Label(f"{symbol}_loop", 64),
        Ins("movdqu", (words, Mem(at, bytes=16))),
        *(Ins("paddd", (words, Mem("", label=name, bytes=16))) for name in names),
        Ins("movdqa", (Mem("rsp", 16, bytes=16), words)),
        Ins("pshufd", (words, Mem("", label=names[0], bytes=16), 0x1B)),  # an immediate after the distance
        Ins("paddd", (words, Mem("rsp", 16, bytes=16))),
        Ins("movdqu", (Mem(at, bytes=16), words)),
        Ins("add", (at, 16)),
        Ins("sub", ("rsi", 1)),
        Ins("jnz", (Label(f"{symbol}_loop"),)),
        end,
    ]
    held = tuple(Table(name, words, 16 << n) for n, (name, words) in enumerate(zip(names, tables, strict=True)))
    return Routine(symbol, ("rdi", "rsi"), tuple(body), held, ("rdi", "rsi", words), 32, 16)


def added(words: list[int], *tables: tuple[int, ...]) -> list[int]:
    """The words afterwards."""
    all_ = (*tables, tables[0][::-1])
    return [(word + sum(table[n % 4] for table in all_)) % 2**32 for n, word in enumerate(words)]


FIRST: Final = (ADDED, (5, 0, 7, 2**32 - 1))
SECOND: Final = ((9, 8, 7, 6), (2, 4, 6, 8))
ROUTINES: Final = (adding("first", *FIRST), adding("second", *SECOND))


@pytest.fixture(autouse=True)
def _peachpy() -> None:
    needs.peachpy()


def written(kind: str) -> Path:
    """The object file of both routines."""
    path = compiled.directory() / f"{kind}.o"
    path.write_bytes(object_file(ROUTINES, kind))
    return path


def test_elf_is_linked_and_called(compiler: Compiler) -> None:
    needs.runs(TARGETS["x86-64"])
    library = compiler.shared_library([written("elf")], compiled.directory() / "library.so")
    loaded = ctypes.CDLL(str(library))
    words = [n * 0x11111111 % 2**32 for n in range(12)]
    for symbol, tables in (("first", FIRST), ("second", SECOND)):
        array = (ctypes.c_uint32 * 12)(*words)
        loaded[symbol](array, ctypes.c_size_t(3))
        assert list(array) == added(words, *tables)
        loaded[symbol](array, ctypes.c_size_t(0))
        assert list(array) == added(words, *tables)


def test_elf_is_as_its_readers_expect() -> None:
    """An object without an executable stack, aligned entries, and the functions as its only global symbols."""
    with written("elf").open("rb") as stream:
        elf: Any = ELFFile(stream)
        assert elf.get_section_by_name(".note.GNU-stack")["sh_flags"] == 0
        first, *symbols = elf.get_section_by_name(".symtab").iter_symbols()
        seen = {each.name: each["st_size"] for each in symbols if each["st_info"]["bind"] == "STB_GLOBAL"}
        functions = [each for each in symbols if each.name in seen]
        aligned = {name: elf.get_section_by_name(name)["sh_addralign"] for name in (".symtab", ".rela.text")}
    assert aligned == {".symtab": 8, ".rela.text": 8}
    assert (first.name, first["st_value"], first["st_info"]["type"]) == ("", 0, "STT_NOTYPE")
    assert seen == {each.symbol: len(encode(each, "sysv").code) for each in ROUTINES}
    assert {each["st_info"]["type"] for each in functions} == {"STT_FUNC"}
    assert [each["st_value"] % 64 for each in functions] == [0, 0]


def test_the_segment_of_macho_ends_with_its_last_section() -> None:
    image = written("macho").read_bytes()
    start, size = struct.unpack_from("<2Q", image, 32 + 40)
    (_, last_size, last_start) = sections(image, "macho")[-1]
    assert start + size == last_start + last_size


# How ziglang links them, and the first symbol.
FOREIGN: Final = {
    "coff": ("x86_64-windows-gnu", "-Wl,-e,first"),
    "macho": ("x86_64-macos", "-Wl,-e,_first"),
}


def sections(image: bytes, kind: str) -> list[tuple[int, int, int]]:
    """Address, size and place in the file, all in bytes, of each section of a program."""
    found = []
    if kind == "coff":
        header = struct.unpack_from("<I", image, 0x3C)[0] + 4
        count, optional = struct.unpack_from("<2xH12xH", image, header)
        for n in range(count):
            _, address, size, place = struct.unpack_from("<4I", image, header + 20 + optional + 40 * n + 8)
            found.append((address, size, place))
    else:
        at = 32
        for _ in range(struct.unpack_from("<I", image, 16)[0]):
            command, size = struct.unpack_from("<2I", image, at)
            if command == 0x19:  # LC_SEGMENT_64
                for n in range(struct.unpack_from("<I", image, at + 64)[0]):
                    found.append(struct.unpack_from("<2QI", image, at + 72 + 80 * n + 32))
            at += size
    return found


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_for_other_systems_is_linked(kind: str) -> None:
    target, entry = FOREIGN[kind]
    output = compiled.directory() / "library"
    zig = needs.compiler("ziglang")
    zig.run(["-target", target, "-nostdlib", "-shared", entry, "-o", str(output), str(written(kind))])
    image = output.read_bytes()
    found = sections(image, kind)
    start = 0
    for routine in ROUTINES:
        encoded = encode(routine, FORMATS[kind].abi)
        start = image.index(encoded.code[: encoded.fixups[0].at], start + 1)
        address = next(a + start - place for a, size, place in found if place <= start < place + size)
        for fixup in encoded.fixups:
            distance = int.from_bytes(image[start + fixup.at : start + fixup.at + 4], "little", signed=True)
            to = address + fixup.end + distance
            place = next(place + to - a for a, size, place in found if a <= to < a + size)
            assert image[place : place + 16] == encoded.tables[fixup.to : fixup.to + 16]
            assert (to - fixup.to) % encoded.align == 0
        code = bytearray(image[start : start + len(encoded.code)])
        for fixup in encoded.fixups:
            code[fixup.at : fixup.at + 4] = bytes(4)
        assert code == encoded.code


@pytest.mark.parametrize("kind", FORMATS)
def test_a_routine_without_tables_needs_none(kind: str) -> None:
    routine = Routine("bare", ("rdi",), (Ins("not", ("edi",)),))
    path = compiled.directory() / "bare.o"
    path.write_bytes(object_file([routine], kind))
    target = {"elf": "x86_64-linux-gnu", "coff": "x86_64-windows-gnu", "macho": "x86_64-macos"}[kind]
    name = "_bare" if kind == "macho" else "bare"
    output = path.with_name("library")
    words = ["-target", target, "-nostdlib", "-shared", f"-Wl,-e,{name}", "-o", str(output), str(path)]
    needs.compiler("ziglang").run(words)
    assert encode(routine, FORMATS[kind].abi).code in output.read_bytes()


def test_object_files_are_the_same_everywhere() -> None:
    script = (
        "import sys\n"
        "from hashwright.emit.peachpy import FORMATS, object_file\n"
        "from tests.emit.test_peachpy import ROUTINES\n"
        "for kind in FORMATS: sys.stdout.buffer.write(object_file(ROUTINES, kind))\n"
    )
    root = str(Path(__file__).parents[2])
    made = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": root},
        capture_output=True,
        check=True,
    )
    assert made.stdout == b"".join(object_file(ROUTINES, kind) for kind in FORMATS)
