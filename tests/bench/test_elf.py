"""The sizes of symbols, compared with those by pyelftools."""

from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.bench.elf import symbol_sizes
from tests import needs

SOURCE: Final = """
extern int away(int);
int shared(int x) { return away(x) * x; }
static int __attribute__((noinline)) own(int x) { return x * x * x; }
int other(int x) { return own(x) + own(x + 1); }
"""

# Words of 64 and of 32 bits, the low byte first and the high one.
TRIPLES: Final = ("x86_64-linux-musl", "arm-linux-musleabi", "powerpc64-linux-musl", "powerpc-linux-musleabi")


def made(where: Path, *flags: str, kind: str = "ziglang") -> Path:
    source, compiled = where / "source.c", where / "compiled"
    source.write_text(SOURCE, encoding="ascii")
    needs.compiler(kind).run(["-O1", "-fPIC", *flags, "-o", str(compiled), str(source)])
    return compiled


def by_pyelftools(path: Path) -> dict[str, int]:
    with path.open("rb") as file:
        tables: list[Any] = [ELFFile(file).get_section_by_name(name) for name in (".symtab", ".dynsym")]
        return {each.name: each["st_size"] for table in tables if table for each in table.iter_symbols()}


@pytest.mark.parametrize("triple", TRIPLES)
def test_sizes_are_those_that_are_written(triple: str, tmp_path: Path) -> None:
    path = made(tmp_path, "-c", "-target", triple)
    sizes = symbol_sizes(path)
    assert sizes == by_pyelftools(path)
    assert sizes["away"] == 0
    assert min(sizes[name] for name in ("shared", "own", "other")) >= 8


def test_a_library_without_local_symbols_lists_its_dynamic_ones(tmp_path: Path) -> None:
    path = made(tmp_path, "-shared", "-s", kind="gcc")
    sizes = symbol_sizes(path)
    assert sizes == by_pyelftools(path)
    assert sizes["shared"] > 0
    assert "own" not in sizes


@pytest.mark.parametrize("triple", ["x86_64-macos", "x86_64-windows-gnu"])
def test_other_formats_have_no_sizes(triple: str, tmp_path: Path) -> None:
    assert symbol_sizes(made(tmp_path, "-c", "-target", triple)) == {}
