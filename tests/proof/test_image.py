"""Linked files."""

import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.errors import CheckFailed
from hashwright.proof.check.loading import check_loading
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.say.limits import Unproved
from hashwright.requests.request import resolve
from tests import compiled
from tests.needs import compiler


def test_a_file_is_read_again_after_a_change(tmp_path: Path, gcc: str) -> None:
    library, file = compiled.shared(resolve("md5", "portable"), compiler("gcc")), tmp_path / "library.so"
    file.write_bytes(library.read_bytes())
    image = read_image(file)
    address, code = image.function("md5_blocks")
    assert read_image(file) is image
    content = file.read_bytes()
    assert content.count(code) == 1
    file.write_bytes(content.replace(code, code[:-1] + bytes([code[-1] ^ 1])))
    assert read_image(file).function("md5_blocks") == (address, code[:-1] + bytes([code[-1] ^ 1]))


def made(place: Path, *flags: str, more: str = "") -> Path:
    """A library with relocations of several kinds."""
    source = place / "own.c"
    source.write_text(
        "#include <string.h>\nint own(void) { return 1; }\nstatic int mine(void) { return 2; }\n"
        "int (*const here[])(void) = {mine, mine};\n"
        "void f(void *p, unsigned long n) { memset(p, own() + 1, n); }\n" + more,
        encoding="ascii",
    )
    return compiler("gcc").bare_library([source], place / "own.so", ("-fPIC", "-Wl,-z,relro", *flags))


def read(content: bytes, place: Path) -> Image:
    file = place / "changed.so"
    file.write_bytes(content)
    return read_image(file)


def patched(content: bytes, at: int, format_: str, *values: int) -> bytes:
    found = struct.pack(f"<{format_}", *values)
    return content[:at] + found + content[at + len(found) :]


def places(file: Path, kind: str) -> dict[Any, int]:
    """Where headers of sections are, by name, or of segments, by type, or what the loader is told, by tag."""
    with file.open("rb") as stream:
        elf: Any = ELFFile(stream)
        if kind == "sections":
            return {each.name: elf["e_shoff"] + 64 * i for i, each in enumerate(elf.iter_sections())}
        if kind == "segments":
            return {each["p_type"]: elf["e_phoff"] + 56 * i for i, each in enumerate(elf.iter_segments())}
        (told,) = elf.iter_segments("PT_DYNAMIC")
        return {each.entry.d_tag: told["p_offset"] + 16 * i for i, each in enumerate(told.iter_tags())}


@pytest.mark.parametrize("name", [".rela.dyn", ".rela.plt", ".dynsym", ".dynstr", ".dynamic", ".text"])
@pytest.mark.parametrize("field", [4, 16, 24, 32, 56])  # type, address, offset, size, size of an entry
def test_headers_of_sections_are_not_believed(name: str, field: int, tmp_path: Path, gcc: str) -> None:
    """The loader does not read them: whatever they say, the image is the same, or there is none."""
    file = made(tmp_path)
    content, wanted = file.read_bytes(), read_image(file)
    at = places(file, "sections")[name] + field
    assert wanted.pointers
    assert wanted.slots
    with suppress(CheckFailed):  # what no reader of ELF accepts
        assert read(patched(content, at, "I" if field == 4 else "Q", 8), tmp_path) == wanted


@pytest.mark.parametrize(("name", "at"), [(".dynsym", 28), (".dynamic", 8), (".dynstr", 1)])
def test_linkers_find_what_the_loader_finds(name: str, at: int, tmp_path: Path, gcc: str) -> None:
    """They read headers of sections, by which they could find another name of the file, for example."""
    file = made(tmp_path)
    content, header = file.read_bytes(), places(file, "sections")[name]
    first, size = struct.unpack_from("<QQ", content, header + 24)
    for change, is_right in ((0, True), (1, False)):
        copied = patched(content[first : first + size], at, "B", content[first + at] ^ change)
        found = patched(content, header + 24, "Q", len(content)) + copied
        if is_right:
            assert read(found, tmp_path) == read_image(file)
            continue
        with pytest.raises(CheckFailed, match="a linker reads something else"):
            read(found, tmp_path)


def test_linkers_find_one_table_of_each_kind(tmp_path: Path, gcc: str) -> None:
    """With many, each of which is compared, a proof would have no end."""
    file = made(tmp_path)
    content, found = file.read_bytes(), places(file, "sections")
    with pytest.raises(CheckFailed, match="in two places"):
        read(patched(content, found[".symtab"] + 4, "I", 11), tmp_path)  # the type of .dynsym


def test_linkers_find_no_code_for_compilers(tmp_path: Path, gcc: str) -> None:
    """If they find some, they take the functions that a compiler makes of it, and not those of the file."""
    file = made(tmp_path, more='int x __attribute__((section(".own.lto_f")));\n')
    assert read_image(file).symbols
    with pytest.raises(CheckFailed, match=r"other code from \.gnu\.lto_f"):
        read(file.read_bytes().replace(b".own.lto_f", b".gnu.lto_f"), tmp_path)


# By what is done: where a file says it, the offset there, and what it then says.
TOLD: Final[Mapping[str, tuple[str, str, int, int]]] = {
    "another address of it": ("segments", "PT_DYNAMIC", 16, 0),
    "nothing of it in the file": ("segments", "PT_DYNAMIC", 32, 0),
    "less of it in memory": ("segments", "PT_DYNAMIC", 40, 16),
    "more of it in the file": ("segments", "PT_DYNAMIC", 32, 1 << 12),
    "a segment that is loaded at an odd place": ("segments", "PT_LOAD", 8, 8),
    "twice the same tag": ("tags", "DT_SYMENT", 0, 5),  # DT_STRTAB
    "other relocations than relative ones first": ("tags", "DT_RELACOUNT", 8, 3),
    "no size of relocations": ("tags", "DT_RELAENT", 0, 24),  # DT_BIND_NOW
}


@pytest.mark.parametrize("name", TOLD)
def test_what_the_loader_is_told_otherwise_is_refused(name: str, tmp_path: Path, gcc: str) -> None:
    kind, of, offset, value = TOLD[name]
    file = made(tmp_path)
    at = places(file, kind)[of] + offset
    with pytest.raises(CheckFailed):
        read(patched(file.read_bytes(), at, "Q", value), tmp_path)


def test_what_the_loader_is_told_ends_where_its_header_says(tmp_path: Path, gcc: str) -> None:
    """Otherwise, relocations could change what is told behind that, and programs what counts as told."""
    file = made(tmp_path)
    content, at = file.read_bytes(), places(file, "segments")["PT_DYNAMIC"]
    (size,) = struct.unpack_from("<Q", content, at + 32)
    for change in (-size + 16, 64):
        with pytest.raises(CheckFailed, match="ends elsewhere than it says"):
            read(patched(content, at + 32, "QQ", size + change, size + change), tmp_path)


def test_segments_are_loaded_page_by_page_whatever_the_size_of_pages(tmp_path: Path, gcc: str) -> None:
    """Some loaders map the pages of the system as they are in the file, and do not look at the alignment."""
    file = made(tmp_path)
    content, at = file.read_bytes(), places(file, "segments")["PT_LOAD"]  # the last one
    offset, address = struct.unpack_from("<QQ", content, at + 8)
    align = (address - offset & offset - address) << 1
    assert align > 1 << 12
    with pytest.raises(CheckFailed, match="not loaded page by page"):
        read(patched(content, at + 48, "Q", align), tmp_path)


def symbol_at(file: Path, name: str) -> int:
    """Where a symbol of the loader is."""
    with file.open("rb") as stream:
        table: Any = ELFFile(stream).get_section_by_name(".dynsym")
        number = [each.name for each in table.iter_symbols()].index(name)
        return int(table["sh_offset"] + table["sh_entsize"] * number)


# By what a symbol is: where a byte of it is, and what is there.
SYMBOLS: Final[Mapping[str, tuple[int, int]]] = {
    "a number": (6, 0xF1),  # SHN_ABS, with the byte behind it
    "common memory": (6, 0xF2),
    "local": (4, 0x02),
    "of an unknown binding": (4, 0xD2),
    "hidden": (5, 2),
    "internal": (5, 1),
    "data": (4, 0x11),
}


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_that_the_loader_does_not_find_is_no_function(name: str, tmp_path: Path, gcc: str) -> None:
    file, (offset, value) = made(tmp_path), SYMBOLS[name]
    at = symbol_at(file, "f") + offset
    found = patched(file.read_bytes(), at, "B", value)
    found = patched(found, at + 1, "B", 0xFF) if offset == 6 else found
    with pytest.raises(CheckFailed, match="no function that the loader finds"):
        read(found, tmp_path).function("f")


@pytest.mark.parametrize("style", ["gnu", "sysv", "both"])
def test_names_are_found_as_the_loader_finds_them(style: str, tmp_path: Path, gcc: str) -> None:
    source = tmp_path / "own.c"
    source.write_text("int f(void) { return 1; }\n", encoding="ascii")
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", (f"-Wl,--hash-style={style}",))
    assert read_image(file).function("f")
    found = places(file, "sections")
    tables = [each for each in (".gnu.hash", ".hash") if each in found]
    assert len(tables) == 1 + (style == "both")
    content = file.read_bytes()
    for name in tables:
        at = int.from_bytes(content[found[name] + 24 :][:8], "little")
        chains = sum(struct.unpack_from("<II", content, at))
        first, size = (at + 8, 4 * chains) if name == ".hash" else (at + 16, 8)
        with pytest.raises(CheckFailed, match="no function that the loader finds"):
            read(content[:first] + bytes(size) + content[first + size :], tmp_path).function("f")


@pytest.mark.parametrize(("flags", "why"), [(1, "cannot be read"), (7, "can be written")])
def test_memory_that_cannot_be_read_is_no_constant(flags: int, why: str, tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    content = file.read_bytes()
    with file.open("rb") as stream:
        elf: Any = ELFFile(stream)
        loads = [i for i, each in enumerate(elf.iter_segments()) if each["p_type"] == "PT_LOAD"]
        code = next(i for i in loads if elf.get_segment(i)["p_flags"] & 1)
        at = elf["e_phoff"] + 56 * code + 4
    with pytest.raises(CheckFailed, match=why):
        read(patched(content, at, "I", flags), tmp_path).function("f")


def test_tables_for_the_loader_can_be_read(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    with pytest.raises(CheckFailed, match="cannot be read"):
        read(patched(file.read_bytes(), 64 + 4, "I", 0), tmp_path)  # the flags of the first segment


def test_a_file_without_headers_of_sections_is_read(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    content: Callable[[bytes], bytes] = lambda old: patched(patched(old, 40, "Q", 0), 60, "HH", 0, 0)
    found, wanted = read(content(file.read_bytes()), tmp_path), read_image(file)
    assert (found.slots, found.pointers) == (wanted.slots, wanted.pointers)
    assert found.segments[1:] == wanted.segments[1:]
    assert found.symbols["f"] == wanted.symbols["f"]


def test_the_header_of_the_file_is_in_memory_as_it_is(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    assert read_image(file).read(0, 64) == file.read_bytes()[:64]


def test_what_the_loader_is_told_is_in_memory_what_it_is_in_the_file(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    at = places(file, "segments")["PT_DYNAMIC"] + 8
    with pytest.raises(CheckFailed, match="other bytes in memory"):
        read(patched(file.read_bytes(), at, "Q", 0), tmp_path)


def test_what_the_loader_is_told_is_no_constant(tmp_path: Path, gcc: str) -> None:
    """Loaders write addresses there, before it becomes read-only."""
    file = made(tmp_path, "-Wl,-z,now")
    relro, told = (places(file, "segments")[each] + 16 for each in ("PT_GNU_RELRO", "PT_DYNAMIC"))
    (start, size), (at,) = (
        struct.unpack_from("<Q16xQ", file.read_bytes(), relro),
        struct.unpack_from("<Q", file.read_bytes(), told),
    )
    assert at in range(start, start + size)
    assert read_image(file).read(at, 8) is None


def test_an_address_of_which_a_part_can_be_written_is_no_constant(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path, "-Wl,-z,now", more="int data = 1;\n")
    content, wanted = file.read_bytes(), read_image(file)
    headers = places(file, "sections")
    first, size = struct.unpack_from("<QQ", content, headers[".rela.dyn"] + 24)
    (slot,) = struct.unpack_from("<Q", content, headers[".rela.plt"] + 24)
    relro = places(file, "segments")["PT_GNU_RELRO"]
    start, length = struct.unpack_from("<Q16xQ", content, relro + 16)
    end = (start + length) // 4096 * 4096
    last = max(wanted.pointers)
    found = patched(patched(content, first + size - 24, "Q", end - 4), slot, "Q", last)
    assert {*read(found, tmp_path).pointers} == {*wanted.pointers} - {last}


@pytest.mark.parametrize("kind", ["constructor", "destructor"])
def test_what_runs_besides_the_code_of_the_compiler_is_refused(kind: str, tmp_path: Path, gcc: str) -> None:
    source, text = tmp_path / "own.c", "int f(void) { return 1; }\n"
    source.write_text(text, encoding="ascii")
    assert read_image(compiler("gcc").shared_library([source], tmp_path / "usual.so")).starts
    early = f"static volatile int x;\n__attribute__(({kind})) static void early(void) {{ x = 1; }}\n"
    source.write_text(text + early, encoding="ascii")
    with pytest.raises(CheckFailed, match="constructors or destructors of its own"):
        read_image(compiler("gcc").shared_library([source], tmp_path / "own.so"))


OWN: Final = "volatile int x;\n"
# By program: flags of the linker, and what its code does when it is loaded; then the reason for the refusal.
LOADING: Final[Mapping[str, tuple[str, str, str]]] = {
    "that of the compiler": ("-g0", "", ""),
    "that of the compiler, in memory that stays writable": ("-Wl,-z,norelro", "", ""),
    "that of the compiler, by relocations in place": ("-Wl,-z,pack-relative-relocs", "", ""),
    "a constructor without the compiler's": (
        "-nostartfiles",
        "static volatile int y;\n__attribute__((constructor)) static void early(void) { y = 1; }\n",
        "in no region",
    ),
    "a function that the linker is told": (
        "-Wl,-init,early",
        "void early(void) { x = 1; }\n",
        "no constant",
    ),
    "a constructor that runs destructors": (
        "-nostartfiles",
        "static char me;\nvoid __cxa_finalize(void *);\n"
        "__attribute__((constructor)) static void early(void) { __cxa_finalize(&me); }\n",
        "not known",
    ),
    "a function of another file": (
        "-Wl,-init,early",
        "#include <string.h>\nextern char other[];\n"
        "void early(void) { memcpy((char *)__builtin_return_address(0), other, 9); }\n",
        "no constant|in no region|not known",
    ),
}


STATIC: Final = "static volatile int other, wanted;\n__attribute__((destructor)) static void late(void) "
# The same, of what its code does when it is unloaded.
UNLOADING: Final[Mapping[str, tuple[str, str, str]]] = {
    "that of the compiler": ("-g0", "", ""),
    "that of the compiler, where functions are looked up at once": ("-Wl,-z,now", "", ""),
    "that of the compiler, by relocations in place": ("-Wl,-z,pack-relative-relocs", "", ""),
    "a destructor that changes memory of the file": ("-nostartfiles", f"{STATIC}{{ other = 1; }}\n", ""),
    "a destructor that changes the selection": ("-nostartfiles", f"{STATIC}{{ wanted = 1; }}\n", "outside of"),
    "a destructor that changes how functions are looked up": (
        "-nostartfiles",
        'extern long slots[] __asm__("_GLOBAL_OFFSET_TABLE_") __attribute__((visibility("hidden")));\n'
        f"int abs(int);\n{STATIC}{{ slots[2] = 1; }}\nint h(int i) {{ return abs(i) + 1; }}\n",
        "outside of",
    ),
    "a destructor that changes the code of others": (
        "-nostartfiles",
        f"{STATIC}{{ *(volatile char *)__builtin_return_address(0) = 0; }}\n",
        "in no region",
    ),
    "a destructor without an end": ("-nostartfiles", f"{STATIC}{{ while (other); }}\n", "iterations"),
    "a destructor that calls those of other files": (
        "-nostartfiles",
        f"void __cxa_finalize(void *);\n{STATIC}{{ __cxa_finalize(0); }}\n",
        "for other files",
    ),
    "a destructor that calls what is registered for no file": (
        "-nostartfiles",
        f"void __cxa_finalize(long);\n{STATIC}{{ __cxa_finalize(other); }}\n",
        "for other files",
    ),
    "a destructor that calls what is registered for its file": (
        "-nostartfiles",
        f"static void *volatile me = &me;\nvoid __cxa_finalize(void *);\n{STATIC}{{ __cxa_finalize(me); }}\n",
        "",
    ),
    "a function that the linker is told": (
        "-Wl,-fini,last",
        "void last(void) { *(volatile char *)__builtin_return_address(0) = 0; }\n",
        "in no region",
    ),
}


@pytest.mark.parametrize("name", UNLOADING)
def test_code_that_runs_when_a_file_is_unloaded_changes_its_memory_alone(
    name: str, tmp_path: Path, gcc: str
) -> None:
    flag, text, why = UNLOADING[name]
    source = tmp_path / "own.c"
    source.write_text(f"{OWN}{text}int f(void) {{ return 1; }}\n", encoding="ascii")
    image = read_image(compiler("gcc").shared_library([source], tmp_path / "own.so", (flag,)))
    assert image.unloading
    if not why:
        check_loading(image)
        return
    with pytest.raises(Unproved, match=why):
        check_loading(image)


@pytest.mark.parametrize("name", LOADING)
def test_code_that_runs_when_a_file_is_loaded_changes_nothing(name: str, tmp_path: Path, gcc: str) -> None:
    flag, text, why = LOADING[name]
    source = tmp_path / "own.c"
    source.write_text(f"{OWN}{text}int f(void) {{ return 1; }}\n", encoding="ascii")
    image = read_image(compiler("gcc").shared_library([source], tmp_path / "own.so", (flag,)))
    assert image.loading
    if not why:
        check_loading(image)
        return
    with pytest.raises(Unproved, match=why):
        check_loading(image)


def test_digests_cover_the_names_of_functions_elsewhere(tmp_path: Path, gcc: str) -> None:
    """Without RELRO, the loader reads what says so in memory that is not constant."""
    image = read_image(made(tmp_path))
    assert image.imports
    other = replace(image, imports=dict.fromkeys(image.imports, "strcmp"))
    assert other.digest("f") != image.digest("f")
