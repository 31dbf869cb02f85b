"""What the loader does with a linked file, and what it is told that a proof does not follow."""

import re
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import CheckFailed
from hashwright.proof.read.image import read_image
from hashwright.proof.read.loader import _refuse_circles
from hashwright.targets import TARGETS
from tests.needs import compiler, cross
from tests.proof.test_image import made, patched, places, read, symbol_at

Change = Callable[[bytes, Path], bytes]  # of the content of a file


def word(content: bytes, at: int) -> int:
    return int(struct.unpack_from("<Q", content, at)[0])


def told(tag: str, change: Callable[[int], int]) -> Change:
    """Changes what the loader is told by a tag."""

    def changed(content: bytes, file: Path) -> bytes:
        at = places(file, "tags")[tag] + 8
        return patched(content, at, "Q", change(word(content, at)) % (1 << 64))

    return changed


def section(name: str, offset: int, change: Callable[[int], int]) -> Change:
    """Changes eight bytes of a section."""

    def changed(content: bytes, file: Path) -> bytes:
        at = word(content, places(file, "sections")[name] + 24) + offset
        return patched(content, at, "Q", change(word(content, at)) % (1 << 64))

    return changed


def relocated(to: str) -> Change:
    """The last relocation of data is of a place in a section, or behind the file."""

    def changed(content: bytes, file: Path) -> bytes:
        found = places(file, "sections")
        last = sum(struct.unpack_from("<QQ", content, found[".rela.dyn"] + 24)) - 24
        at = word(content, found[to] + 16) if to else 1 << 40
        return patched(content, last, "Q", at)

    return changed


def segment(kind: str, offset: int, number: int) -> Change:
    return lambda content, file: patched(content, places(file, "segments")[kind] + offset, "Q", number)


def renamed(tag: str, *numbers: int) -> Change:
    """The loader is told something else, of which the first number is the tag."""
    return lambda content, file: patched(content, places(file, "tags")[tag], "Q" * len(numbers), *numbers)


def begun(at: int, number: int) -> Change:
    return lambda content, file: patched(content, at, "B", number)


def filtered(words: int, shift: int) -> Change:
    """A filter of names with that many words, which lets all names pass."""

    def changed(content: bytes, file: Path) -> bytes:
        at = word(content, places(file, "sections")[".gnu.hash"] + 24)
        return patched(content, at + 8, "IIQ", words, shift, (1 << 64) - 1)

    return changed


def exchanged(content: bytes, file: Path) -> bytes:
    """The last two segments in the other order."""
    last = places(file, "segments")["PT_LOAD"]
    one, other = content[last - 56 : last], content[last : last + 56]
    return content[: last - 56] + other + one + content[last + 56 :]


def spread(first: int, at: int) -> Change:
    """Headers with eight bytes between them; the file says where they begin, and how many bytes each has."""

    def changed(content: bytes, file: Path) -> bytes:
        size, count = struct.unpack_from("<HH", content, at)
        headers = [content[word(content, first) + size * i :][:size] for i in range(count)]
        told = patched(patched(content, first, "Q", len(content)), at, "H", size + 8)
        return told + b"".join(each + bytes(8) for each in headers)

    return changed


CODE: Final = ".plt"  # by which functions are called that the loader looks up late: 16 bytes, and 16 for each
# By what is done: the change of a library that calls two functions of others, and the reason of the refusal.
OTHERWISE: Final[Mapping[str, tuple[Change, str]]] = {
    "a slot that leads to other code at first": (
        section(".got.plt", 24, lambda at: at + 16),
        "what is called by",
    ),
    "a slot that leads to the number of another function": (
        section(CODE, 22, lambda code: code ^ 1 << 8),
        "what is called by",
    ),
    "a jump to other code than the loader's": (
        section(CODE, 4, lambda code: code + (8 << 32)),
        "what is called by",
    ),
    "another record of the file for the loader": (section(CODE, 2, lambda code: code + 8), "what is called by"),
    "places of the loader in constant memory": (told("DT_PLTGOT", lambda at: at & 0xFFF), "read-only memory"),
    "a relocation of which the last bytes are missing": (told("DT_RELASZ", lambda size: size - 8), "within an"),
    "late relocations with more bytes": (told("DT_PLTRELSZ", lambda size: size + 8), "within an entry"),
    "relocations in memory that can be written": (told("DT_RELA", lambda at: at | 0x4000), "can be written"),
    "a relocation of what the loader is told": (relocated(".dynamic"), "loader writes"),
    "a relocation of other files' memory": (relocated(""), "loader changes"),
    "code that is not to be executed": (segment("PT_GNU_RELRO", 16, 0x1000), "makes read-only"),
    "segments in another order": (exchanged, "order"),
    "memory that a system fills with random bytes": (segment("PT_GNU_STACK", 0, 0x65A3DBE6), "is for"),
    "stacks that can be executed": (segment("PT_GNU_STACK", 0, 7 << 32 | 0x6474E551), "can be executed"),
    "stacks of which nothing is said": (segment("PT_GNU_STACK", 0, 0), "can be executed"),
    "other headers in memory": (segment("PT_GNU_STACK", 0, 6), "other program headers"),
    "memory behind the end of the file": (segment("PT_LOAD", 32, 1 << 20), "end behind it"),
    "bytes behind the memory of a segment": (segment("PT_LOAD", 40, 8), "behind their memory"),
    "memory of a terabyte": (segment("PT_LOAD", 40, 1 << 40), "no room for segments"),
    "a header of memory at the last address": (
        segment("PT_GNU_STACK", 16, (1 << 64) - 1),
        "no room for segments",
    ),
    "an address that is a multiple of a terabyte": (
        lambda content, _: patched(content, 64 + 48, "Q", 1 << 40),  # of the first segment
        "no room for segments",
    ),
    "code that runs before that of libraries": (renamed("DT_STRSZ", 33), "tells the loader"),
    "code that the loader may replace": (renamed("DT_STRSZ", 0x70000003), "tells the loader"),
    "flags of a file that is not loaded at run time": (renamed("DT_STRSZ", 0x6FFFFFFB, 0x40), "flags"),
    "flags of a program": (renamed("DT_STRSZ", 0x6FFFFFFB, 1 << 27), "flags"),
    "flags that loaders do not know": (renamed("DT_STRSZ", 30, 1 << 15), "flags"),
    "a file of another system": (begun(7, 6), "begins otherwise"),
    "a file of a later system": (begun(8, 5), "begins otherwise"),
    "a file with more at its beginning": (begun(9, 1), "begins otherwise"),
    "a file of a later version": (begun(20, 2), "begins otherwise"),
    "headers of segments of another size": (spread(32, 54), "begins otherwise"),
    "headers of sections of another size": (spread(40, 58), "begins otherwise"),
    "a header of other bytes in the file": (segment("PT_GNU_EH_FRAME", 8, 0), "other bytes in memory"),
    "a header of bytes that are nowhere": (segment("PT_GNU_EH_FRAME", 32, 1 << 40), "other bytes in memory"),
    "a filter of names that is not defined": (filtered(1, 38), "filter"),
    "a filter of names with three words": (filtered(3, 6), "filter"),
}


@pytest.mark.parametrize("name", OTHERWISE)
def test_what_the_loader_does_otherwise_is_refused(name: str, tmp_path: Path, gcc: str) -> None:
    (change, why), file = OTHERWISE[name], made(tmp_path)
    content = file.read_bytes()
    assert read(content, tmp_path).imports
    with pytest.raises(CheckFailed, match=why):
        read(change(content, file), tmp_path)


# By what is done: the bytes of memory of each thread, the alignment of these, and whether there may be so many.
OF_THREADS: Final[Mapping[str, tuple[int, int, bool]]] = {
    "a few": (64, 8, True),
    "more than there is": (1 << 40, 8, False),
    "none, at an address that is divided by zero": (0, 0, False),
    "at an address of no power of two": (64, 24, False),
    "at an address of a higher power than pages have": (64, 1 << 30, False),
}


@pytest.mark.parametrize("name", OF_THREADS)
def test_threads_have_room_for_what_a_file_has_for_each(name: str, tmp_path: Path, gcc: str) -> None:
    """Otherwise, no program with the file starts."""
    size, align, is_right = OF_THREADS[name]
    file = made(tmp_path, more="static _Thread_local int own_[4];\nint *g(void) { return own_; }\n")
    at = places(file, "segments")["PT_TLS"]
    content = patched(file.read_bytes(), at + 40, "QQ", size, align)
    if is_right:
        assert read(content, tmp_path).symbols
        return
    with pytest.raises(CheckFailed, match="have no room"):
        read(content, tmp_path)


def test_threads_have_no_more_bytes_in_a_file_than_in_memory(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path, more="static _Thread_local int own_ = 1;\nint *g(void) { return &own_; }\n")
    at = places(file, "segments")["PT_TLS"]
    assert read_image(file).symbols
    with pytest.raises(CheckFailed, match="threads have no room"):
        read(patched(file.read_bytes(), at + 40, "Q", 1), tmp_path)


def test_what_becomes_read_only_are_whole_pages(tmp_path: Path, gcc: str) -> None:
    """The loader also protects what is before, in the same page."""
    file = made(tmp_path, more="int changed = 1;\n")
    content, first = file.read_bytes(), places(file, "segments")["PT_GNU_RELRO"] + 16
    at = word(content, first)
    image = read(content, tmp_path)
    assert image.written
    assert read(patched(content, first, "Q", at + 8), tmp_path).written == image.written


def protected(content: bytes, file: Path, at: int, size: int) -> bytes:
    """Whatever is there becomes read-only."""
    header = places(file, "segments")["PT_GNU_RELRO"]
    return patched(patched(content, header + 16, "Q", at), header + 40, "Q", size)


def test_what_waits_for_its_first_call_stays_writable(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path, "-Wl,-z,lazy")
    content, (slot, *_) = file.read_bytes(), sorted(read_image(file).late - own_slots(file))
    with pytest.raises(CheckFailed, match="at the first call"):
        read(protected(content, file, slot & -0x1000, 0x1000), tmp_path)


def own_slots(file: Path) -> set[int]:
    """Where the loader writes addresses of its own."""
    first = word(file.read_bytes(), places(file, "tags")["DT_PLTGOT"] + 8)
    return {first + 8, first + 16}


def aligned(content: bytes, size: int) -> bytes:
    """Segments that are loaded with pages of at most that many bytes."""
    first, count = word(content, 32), content[56]
    for at in range(first, first + 56 * count, 56):
        if content[at : at + 4] == b"\1\0\0\0":
            content = patched(content, at + 48, "Q", size)
    return content


def unfolded(content: bytes) -> bytes:
    """A file with its segments at their addresses."""
    first, made = word(content, 32), b""
    headers = range(first, first + 56 * content[56], 56)
    for at in headers:
        if content[at : at + 4] == b"\1\0\0\0":
            offset, address, _, size = struct.unpack_from("<4Q", content, at + 8)
            made = made.ljust(address, b"\0") + content[offset : offset + size]
    for at in headers:
        made = patched(made, at + 8, "Q", word(made, at + 16))
    return made


@pytest.mark.parametrize("page", [1 << 12, 1 << 16])
def test_pages_are_as_large_as_the_loader_accepts(page: int, tmp_path: Path) -> None:
    """Those of AArch64 have 4 to 64 KiB: what is before read-only memory in its page, is also read-only."""
    source, file = tmp_path / "own.c", tmp_path / "own.so"
    text = "int changed = 1;\nchar more[0x3000] = {1};\nint f(void) { return changed + more[changed]; }\n"
    source.write_text(text, encoding="ascii")
    cross(TARGETS["aarch64-aes"]).bare_library([source], file, ("-fPIC", "-Wl,-z,relro"))
    content, at = aligned(file.read_bytes(), page), read_image(file).variables["changed"].address
    wrong = protected(content, file, (at & -0x1000) + 0x2000, 0x1000)
    assert ("changed" in read(wrong, tmp_path).variables) is (page == 1 << 12)


def test_segments_share_no_page(tmp_path: Path) -> None:
    source, file = tmp_path / "own.c", tmp_path / "own.so"
    source.write_text("int changed = 1;\nint f(void) { return changed; }\n", encoding="ascii")
    cross(TARGETS["aarch64-aes"]).bare_library([source], file, ("-fPIC", "-Wl,-z,max-page-size=4096"))
    content = unfolded(file.read_bytes())
    read(content, tmp_path)
    with pytest.raises(CheckFailed, match="overlap"):
        read(aligned(content, 1 << 16), tmp_path)


@pytest.mark.parametrize("distance", [0, 1])
def test_names_that_can_be_written_are_not_known(distance: int, tmp_path: Path, gcc: str) -> None:
    """A name behind its table, where it is in memory, or where it is as far away in the file."""
    source = tmp_path / "own.c"
    source.write_text(
        "#include <string.h>\nchar data[9000] __attribute__((aligned(4096))) = {1};\n"
        "void f(void *p, unsigned long n) { memset(p, 1, n); }\n",
        encoding="ascii",
    )
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", ("-fPIC", "-fno-builtin"))
    content, headers = file.read_bytes(), places(file, "sections")
    names, data = (struct.unpack_from("<QQ", content, headers[each] + 16) for each in (".dynstr", ".data"))
    at = data[0] + 4096
    found = patched(content, symbol_at(file, "memset"), "I", at - names[0])
    place = (at, at - data[0] + data[1])[distance]
    with suppress(CheckFailed):
        assert not read(found[:place] + b"memset\0" + found[place + 7 :], tmp_path).imports


def test_segments_far_from_one_another_are_refused(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    content, last = file.read_bytes(), places(file, "segments")["PT_LOAD"] + 16
    with pytest.raises(CheckFailed, match="far from one another"):
        read(patched(content, last, "Q", word(content, last) + (1 << 44)), tmp_path)


# By what a symbol of another file is: a byte of it, and what it is.
NOT_LOOKED_UP: Final[Mapping[str, tuple[int, int]]] = {"hidden": (5, 2), "protected": (5, 3), "local": (4, 2)}


@pytest.mark.parametrize("name", NOT_LOOKED_UP)
def test_symbols_that_the_loader_does_not_look_up_are_not_known(name: str, tmp_path: Path, gcc: str) -> None:
    """It would call this file at the value of the symbol."""
    file, (offset, value) = made(tmp_path), NOT_LOOKED_UP[name]
    found = patched(file.read_bytes(), symbol_at(file, "memset") + offset, "B", value)
    assert "memset" in read(file.read_bytes(), tmp_path).imports.values()
    assert "memset" not in read(found, tmp_path).imports.values()


def test_symbols_that_are_found_and_not_counted_are_seen(tmp_path: Path, gcc: str) -> None:
    source = tmp_path / "own.c"
    source.write_text(
        "void *memcpy(void *to, const void *from, unsigned long n) { return to; }\n", encoding="ascii"
    )
    file = compiler("gcc").bare_library(
        [source], tmp_path / "own.so", ("-fno-builtin", "-Wl,--hash-style=sysv")
    )
    content = file.read_bytes()
    at = word(content, places(file, "sections")[".hash"] + 24) + 4
    for count in (struct.unpack_from("<I", content, at)[0], 1):
        with pytest.raises(CheckFailed, match=r"exports memcpy|not in its table"):
            read(patched(content, at, "I", count), tmp_path)


@pytest.mark.parametrize("style", ["gnu", "sysv"])
def test_odd_tables_of_names_are_refused(style: str, tmp_path: Path, gcc: str) -> None:
    """Each with other numbers of symbols, and with symbols that follow themselves."""
    source = tmp_path / "own.c"
    source.write_text("int f(void) { return 1; }\nint g(void) { return 1; }\n", encoding="ascii")
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", (f"-Wl,--hash-style={style}",))
    content, read_as = file.read_bytes(), read_image(file)
    at = word(content, places(file, "sections")[".hash" if style == "sysv" else ".gnu.hash"] + 24)
    for place in range(at, at + 32, 4):
        for number in (0, 1, 2, 3, 0xFFFFFFFF):
            with suppress(CheckFailed):
                assert read(patched(content, place, "I", number), tmp_path).function("f") == read_as.function(
                    "f"
                )


def test_a_file_without_tables_of_names_has_no_functions(tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path)
    found = patched(file.read_bytes(), places(file, "tags")["DT_GNU_HASH"], "Q", 30)  # DT_FLAGS
    assert read(file.read_bytes(), tmp_path).function("f")
    with pytest.raises(CheckFailed):
        read(found, tmp_path).function("f")


def test_a_function_with_a_hidden_version_is_not_found(tmp_path: Path, gcc: str) -> None:
    source, script = tmp_path / "own.c", tmp_path / "versions"
    source.write_text(
        '__asm__(".symver f_, f@V1"); int f_(void) { return 1; }\nint g(void) { return 1; }\n', encoding="ascii"
    )
    script.write_text("V1 { global: g; f; };", encoding="ascii")
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", (f"-Wl,--version-script={script}",))
    assert read_image(file).function("g")
    with pytest.raises(CheckFailed, match="no function that the loader finds"):
        read_image(file).function("f")


# By the name of a library with a function and of its version: is it then that of the C library?
LIBRARIES: Final = {
    ("libc.so.6", "GLIBC_2.2"): True,
    ("libc.so.6", "V1"): False,
    ("libother.so", "GLIBC_2.2"): False,
    ("libc.so.6.other", "GLIBC_2.2"): False,
}


@pytest.mark.parametrize(("name", "version"), LIBRARIES)
def test_functions_with_versions_of_other_libraries_are_not_known(
    name: str, version: str, tmp_path: Path, gcc: str
) -> None:
    other, own, script = tmp_path / "other.c", tmp_path / "own.c", tmp_path / "versions"
    other.write_text("void *memset(void *p, int c, unsigned long n) { return p; }\n", encoding="ascii")
    own.write_text(
        "#include <string.h>\nvoid f(void *p, unsigned long n) { memset(p, 1, n); }\n", encoding="ascii"
    )
    script.write_text(f"{version} {{ global: memset; }};", encoding="ascii")
    flags = f"-Wl,--version-script={script}", f"-Wl,-soname,{name}"
    library = compiler("gcc").bare_library([other], tmp_path / "other.so", ("-fno-builtin", *flags))
    linked = "-fno-builtin", "-Wl,--no-as-needed", str(library)
    file = compiler("gcc").bare_library([own], tmp_path / "own.so", linked)
    assert ("memset" in read_image(file).imports.values()) is LIBRARIES[name, version]


# By what is done with the only version of another file's function: where in its record, and what is there then.
VERSIONS: Final = {
    "a version that loaders do not know": (0, "H", 2),
    "a hash of another name": (16, "I", 1),
    "another name": (24, "I", 1),
    "another file, which is not needed": (4, "I", 1),
}


@pytest.mark.parametrize("name", VERSIONS)
def test_versions_that_loaders_do_not_find_are_refused(name: str, tmp_path: Path, gcc: str) -> None:
    """If the file says that it can do without, it is loaded, and the function is another one, or none."""
    source = tmp_path / "own.c"
    source.write_text(
        "#include <string.h>\nvoid f(void *p, unsigned long n) { memset(p, 1, n); }\n", encoding="ascii"
    )
    file = compiler("gcc").shared_library([source], tmp_path / "own.so", ("-fPIC", "-fno-builtin"))
    content = file.read_bytes()
    first = word(content, places(file, "sections")[".gnu.version_r"] + 24)
    offset, form, number = VERSIONS[name]
    assert read_image(file).imports
    with pytest.raises(CheckFailed, match="version"):
        read(patched(content, first + offset, form, number), tmp_path)


def test_a_file_needs_a_loader_that_knows_its_tables(tmp_path: Path, gcc: str) -> None:
    source = tmp_path / "own.c"
    source.write_text(
        "#include <string.h>\nstatic int one(void) { return 1; }\nint (*const here[])(void) = {one, one};\n"
        "void f(void *p, unsigned long n) { memset(p, 1, n); }\n",
        encoding="ascii",
    )
    words = "-fPIC", "-fno-builtin", "-Wl,-z,pack-relative-relocs"
    file = compiler("gcc").shared_library([source], tmp_path / "own.so", words)
    content = file.read_bytes()
    if "DT_RELR" not in places(file, "tags"):
        pytest.skip("this linker packs no relative relocations")
    assert read_image(file).imports
    first = word(content, places(file, "sections")[".gnu.version_r"] + 24)
    with pytest.raises(CheckFailed, match="GLIBC_ABI_DT_RELR"):
        read(patched(content, first + 8, "I", 32), tmp_path)  # the first version is left out


@pytest.mark.parametrize(("text", "is_right"), [("puts", True), ("nobody", False), ("nobody_weak", True)])
def test_symbols_that_no_file_may_have_are_named(text: str, is_right: bool, tmp_path: Path, gcc: str) -> None:
    """Without them, the loader refuses the file."""
    source = tmp_path / "own.c"
    weak = "__attribute__((weak)) " if text.endswith("weak") else ""
    source.write_text(f"{weak}extern int {text}();\nint f(void) {{ return {text}(); }}\n", encoding="ascii")
    file = compiler("gcc").shared_library([source], tmp_path / "own.so", ("-fPIC", "-fno-builtin", "-w"))
    assert read_image(file).others == (frozenset() if is_right else {text})


def test_a_file_has_as_many_versions_as_are_read(tmp_path: Path, gcc: str) -> None:
    script = tmp_path / "versions"
    for count, is_right in ((60, True), (70, False)):
        script.write_text("".join(f"V{i} {{}};\n" for i in range(count)) + "V { f; };", encoding="ascii")
        (tmp_path / str(count)).mkdir()
        file = made(tmp_path / str(count), f"-Wl,--version-script={script}")
        if is_right:
            assert read_image(file).function("f")
            continue
        with pytest.raises(CheckFailed, match="more than 64 versions"):
            read_image(file)


@pytest.mark.parametrize(("at", "form", "number"), [(8, "Q", 0x1000), (4, "B", 0x16)])
def test_a_function_of_another_file_is_not_found_in_this_one(
    at: int, form: str, number: int, tmp_path: Path, gcc: str
) -> None:
    """Loaders find a symbol of no section if it has a value, or is one for threads."""
    file = made(tmp_path, "-Wl,--hash-style=sysv", "-fno-plt", "-fno-builtin")
    content = file.read_bytes()
    assert read_image(file).imports
    with pytest.raises(CheckFailed, match="exports memset"):
        read(patched(content, symbol_at(file, "memset") + at, form, number), tmp_path)


def test_a_function_of_another_library_is_not_that_of_the_same_name(tmp_path: Path, gcc: str) -> None:
    """The loader finds it by the version, although the file has such a function, too."""
    file = made(tmp_path)
    content, at = file.read_bytes(), symbol_at(file, "memset")
    name = struct.unpack_from("<I", content, symbol_at(file, "own"))[0]
    image = read(patched(content, at, "I", name), tmp_path)
    assert "own" in image.imports.values()
    assert "memset" not in image.imports.values()


@pytest.mark.parametrize("visibility", ["default", "hidden"])
def test_functions_that_the_loader_calls_are_refused(visibility: str, tmp_path: Path, gcc: str) -> None:
    source = tmp_path / "own.c"
    source.write_text(
        "volatile int x;\nstatic int one(void) { return 1; }\nstatic void *find(void) { x = 1; return one; }\n"
        f'int g(void) __attribute__((ifunc("find"), visibility("{visibility}")));\n'
        "int f(void) { return g(); }\n",
        encoding="ascii",
    )
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", ("-fPIC",))
    with pytest.raises(CheckFailed, match=r"IRELATIVE|that the loader calls"):
        read_image(file)


@pytest.mark.parametrize(
    ("buckets", "chains", "ends"),
    [
        ([1, 0, 3], [0, 2, 0, 0], True),
        ([1], [0, 2, 1], False),
        ([1], [0, 1], False),
        ([1], [0, 3], False),  # there is no such name
    ],
)
def test_names_that_may_follow_one_another_in_a_circle(
    buckets: list[int], chains: list[int], ends: bool
) -> None:
    with suppress(CheckFailed):
        _refuse_circles(buckets, chains)
        assert ends
        return
    assert not ends


@pytest.mark.parametrize("name", ["_PyName", "__archive_read", "round", "write_all"])
def test_a_library_may_have_functions_of_its_own_with_unusual_names(name: str, tmp_path: Path) -> None:
    source = tmp_path / "own.c"
    source.write_text(f"void {name}(void);\nvoid {name}(void) {{ }}\n", encoding="ascii")
    words = ("-fPIC", "-fno-builtin")
    assert read_image(compiler("gcc").bare_library([source], tmp_path / "own.so", words)).symbols


OF_PROGRAMS: Final = (
    *("__libc_start_main", "__errno_location", "__printf_chk", "pthread_create", "_IO_puts", "__overflow"),
    *("_Znwm", "_ZdlPv", "_Unwind_Resume", "__cxa_throw", "__sigsetjmp", "__fentry__", "mcount"),
    *("__environ", "optind"),
)


@pytest.mark.parametrize("name", OF_PROGRAMS)
def test_a_library_may_not_take_over_the_start_of_programs_and_what_compilers_call(
    name: str, tmp_path: Path
) -> None:
    source = tmp_path / "own.c"
    source.write_text(f"int {name}(void);\nint {name}(void) {{ return 1; }}\n", encoding="ascii")
    file = compiler("gcc").bare_library([source], tmp_path / "own.so", ("-fPIC", "-fno-builtin"))
    with pytest.raises(CheckFailed, match=f"exports {name}"):
        read_image(file)


# By name of a library in itself: is it that of another file?
NAMES: Final = {
    **dict.fromkeys(
        ("libm.so.6", "librt.so.1", "linux-vdso.so.1", "libstdc++.so.6", "/usr/lib/libown.so"), True
    ),
    **dict.fromkeys(("libown.so", "libown.so.1", "librtmp.so.1"), False),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_library_is_not_loaded_in_place_of_others(name: str, tmp_path: Path, gcc: str) -> None:
    file = made(tmp_path, f"-Wl,-soname,{name}")
    if not NAMES[name]:
        assert read_image(file).symbols
        return
    with pytest.raises(CheckFailed, match=f"is loaded in place of {re.escape(name)}"):
        read_image(file)
