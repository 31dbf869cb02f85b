"""Several generated files in one translation unit, and the names in each file.

CMake's UNITY_BUILD, amalgamations and `#include "md5.c"` compile files together, in an order of their own.
"""

import ctypes
import hashlib
import random
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.emitters import C
from hashwright.native.compiler import Compiler
from hashwright.output.generate import sources
from hashwright.requests.alternatives import parts
from hashwright.requests.request import find_hash, resolve
from hashwright.targets.detect import architecture
from tests import compiled, needs
from tests.catalogued import catalogue
from tests.compiled import STRICT, UNOPTIMISED

ROOT: Final = Path(__file__).parents[2]
OUT: Final = ROOT / "out"
CPP: Final = ("-xc++", "-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror")
LANGUAGES: Final = {"C99": STRICT, "C++11": CPP}
CROSS: Final = ("--target=aarch64-linux-gnu", "-isystem", "/usr/aarch64-linux-gnu/include")
FOR_AARCH64: Final = {"gcc": ("aarch64-gcc", ()), "clang": ("clang", CROSS)}
# An architecture, a compiler with the words that select it, a language, and the order of the files.
UNITS: Final = (
    ("x86-64", "gcc", (), "C99", "in order"),
    ("x86-64", "gcc", (), "C++11", "reversed"),
    ("x86-64", "clang", (), "C99", "reversed"),
    ("x86-64", "clang", (), "C++11", "mixed"),
    ("aarch64", "aarch64-gcc", (), "C99", "mixed"),
    ("aarch64", "clang", CROSS, "C99", "in order"),
    ("aarch64", "clang", CROSS, "C++11", "reversed"),
)


@cache
def kernels(isa: str) -> tuple[Path, ...]:
    """The C file of each kernel of the catalogue for an architecture or for all, with its own public names."""
    found: dict[str, Path] = {}
    for entry in catalogue().entries:
        for request in parts(entry.asked):
            if request.emitter != C or architecture(request.target.features) not in ("", isa):
                continue
            key = " ".join((request.hash.name, request.target.name, request.kernel.name, str(request.schedule)))
            if key in found or request.among:
                continue
            number = f"k{len(found)}"
            own = resolve(
                request.hash.name,
                request.target.name,
                kernel=request.kernel.name,
                schedule=str(request.schedule) if request.schedule.choices else "",
                length=None if request.length is None else str(request.length),
                **_named(len(found), number),
            )
            place = compiled.written(own)
            found[key] = place / sources(own)[0]
    return tuple(found.values())


def _named(count: int, number: str) -> dict[str, str]:
    """Names of a kernel by one of the options that distinguish kernels."""
    return ({"prefix": f"{number}_"}, {"symbol": number})[count % 2]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("hash_name", ["md5", "aegis128l"])
def test_a_kernel_with_other_names_is_another_one(hash_name: str, kind: str, tmp_path: Path) -> None:
    """Files of one name in different directories, after one another in one file, as in an amalgamation."""
    task = next(iter(find_hash(hash_name).kernels.values())).name
    texts = []
    names: tuple[dict[str, str], ...] = ({}, {"prefix": "a_"}, {"prefix": "A_"}, {"symbol": "other"})
    for words in (*names, *([{"name": "blocks=its_compress"}] if task == "blocks" else ())):
        request = resolve(hash_name, "portable", kernel=task, **words)
        place = compiled.written(request)
        source = place / sources(request)[0]
        header = f'#include "{source.with_suffix(".h").name}"'
        texts.append(source.read_text().replace(header, f'#include "{source.with_suffix(".h")}"'))
    (tmp_path / "all.c").write_text("".join(texts))
    flags = [*STRICT, *UNOPTIMISED, "-c", "-o", str(tmp_path / "unit.o")]
    compiler(kind).run([*flags, str(tmp_path / "all.c")])


def unit(files: Iterable[Path], place: Path) -> Path:
    """A C file that includes these."""
    made = place / "unit.c"
    made.write_text("".join(f'#include "{each}"\n' for each in files), encoding="utf-8")
    return made


def in_orders(files: tuple[Path, ...]) -> dict[str, tuple[Path, ...]]:
    mixed = random.Random(1).sample(files, len(files))
    return {"in order": files, "reversed": files[::-1], "mixed": tuple(mixed)}


def compiler(kind: str) -> Compiler:
    if kind == "aarch64-gcc":
        return Compiler((needs.program("aarch64-linux-gnu-gcc"),))
    return needs.compiler(kind)


@pytest.mark.long
@pytest.mark.sampled("kind", "words", "language", "order")
@pytest.mark.parametrize(("isa", "kind", "words", "language", "order"), UNITS)
def test_all_kernels_of_an_architecture(
    isa: str, kind: str, words: tuple[str, ...], language: str, order: str, full: bool, tmp_path: Path
) -> None:
    """Unoptimised: compilers then inline what must be inlined, and check its target, all the same.

    This takes most of the time, and a directory with kernels for several targets shows it, too.
    """
    source = unit(in_orders(kernels(isa))[order], tmp_path)
    made = (*UNOPTIMISED, "-c", "-o", str(tmp_path / "unit.o")) if full else ("-fsyntax-only",)
    flags = [*words, *LANGUAGES[language], *made]
    compiler(kind).run([*flags, str(source)])


@pytest.mark.long
def test_one_unit_computes_what_its_files_do(tmp_path: Path) -> None:
    requests = [resolve(name, "portable") for name in ("md5", "ripemd160", "aegis128l")]
    files = [compiled.written(each) / sources(each)[0] for each in requests]
    library = needs.compiler("gcc").shared_library([unit(files, tmp_path)], tmp_path / "unit.so")
    digest = ctypes.create_string_buffer(16)
    ctypes.CDLL(str(library)).md5(b"message", ctypes.c_size_t(7), digest)
    assert digest.raw == hashlib.md5(b"message").digest()


@pytest.mark.sampled
@pytest.mark.parametrize(
    "place",
    [
        *(pytest.param(f"dispatch/{isa}", marks=pytest.mark.long) for isa in ("x86-64", "aarch64")),
        *("dispatch/fixed", "auto", "portable"),
    ],
)
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_a_directory_is_a_unit(place: str, kind: str, tmp_path: Path) -> None:
    """The files as they are, with those that select a kernel."""
    kind, words = FOR_AARCH64[kind] if place == "dispatch/aarch64" else (kind, ())
    for files in in_orders(tuple(sorted((OUT / place).glob("*.c")))).values():
        flags = [*words, *STRICT, *UNOPTIMISED, "-c", "-o", str(tmp_path / "unit.o")]
        compiler(kind).run([*flags, str(unit(files, tmp_path))])


# The names.

TOP: Final = re.compile(
    r"^[|`]-(?:Function|Var|Typedef|Record|Enum)Decl .*?> \S+ (?:(?:used|referenced|implicit|invalid) )*"
    r"(?:struct |enum |union )?(\w+) ?(?:'|definition|$)"
)
CONSTANT: Final = re.compile(r"^[| ] [|`]-EnumConstantDecl .*?(?:used |referenced )?(\w+) 'int'$")


def declared(clang: Compiler, source: Path, *words: str) -> set[str]:
    """The names of the functions, objects, types, constants and macros of a unit."""
    flags = ("-Wno-everything", *words, f"-I{source.parent}")
    tree = clang.run([*flags, "-fsyntax-only", "-Xclang", "-ast-dump", str(source)])
    macros = clang.run([*flags, "-E", "-dM", str(source)])
    found = (pattern.match(line) for line in tree.splitlines() for pattern in (TOP, CONSTANT))
    return {each[1] for each in found if each} | set(re.findall(r"^#define (\w+)", macros, re.M))


def unprefixed(clang: Compiler, source: Path, place: Path, *words: str) -> list[str]:
    """The names of a C file that are neither in its headers nor begin with its own name."""
    text = source.read_text(encoding="ascii")
    includes = place / "includes.c"
    macros = re.findall(r"^#(?:pragma (?:push|pop)_macro.*|include .*|undef .*|define __.*)$", text, re.M)
    includes.write_text("\n".join(each.replace('include "', f'include "{source.parent}/') for each in macros))
    known = declared(clang, includes, *words)
    beginnings = (f"{source.stem}_", f"{source.stem.upper()}_", "__builtin_")
    return sorted(each for each in declared(clang, source, *words) - known if not each.startswith(beginnings))


def c_files() -> list[Path]:
    return sorted(path for path in OUT.rglob("*.c"))


@pytest.mark.sampled("source")
@pytest.mark.parametrize("source", c_files(), ids=lambda path: str(path.relative_to(OUT)))
def test_every_internal_name_begins_with_the_name_of_its_file(source: Path, tmp_path: Path) -> None:
    """By the compiler's own list of names. What `#if` leaves out for both architectures is not seen."""
    clang = needs.compiler("clang")
    words = CROSS if "arm_" in source.read_text(encoding="ascii") else ()
    assert unprefixed(clang, source, tmp_path, *words) == []


def test_a_name_without_the_prefix_is_seen(tmp_path: Path) -> None:
    clang = needs.compiler("clang")
    source = compiled.written(resolve("md5", "portable")) / "md5.c"
    (tmp_path / "md5.h").write_bytes(source.with_suffix(".h").read_bytes())
    for line, name in {
        "static int helper(void) { return 1; }": "helper",
        "static const int K = 1;": "K",
        "typedef int word;": "word",
        "enum { COUNT = 1 };": "COUNT",
        "struct tag { int i; };": "tag",
        "#define LOAD 1": "LOAD",
    }.items():
        changed = tmp_path / "md5.c"
        changed.write_text(f"{source.read_text(encoding='ascii')}\n{line}\n", encoding="ascii")
        assert unprefixed(clang, changed, tmp_path) == [name]


def test_guards_differ() -> None:
    """The guards of all headers of the catalogue: two are equal only if two targets have the same functions."""
    guards: dict[str, set[str]] = {}
    for path in sorted(OUT.rglob("*.h")):
        guard = re.search(r"^#ifndef (\w+)\n#define \1$", path.read_text(encoding="ascii"), re.M)
        assert guard, path
        guards.setdefault(guard[1], set()).add(path.name)
    assert {guard: names for guard, names in guards.items() if len(names) > 1} == {}


def test_the_prefix_is_an_identifier() -> None:
    for file in ("my-hash", "5d"):
        request = resolve("md5", "portable", file=file)
        source = compiled.written(request) / f"{file}.c"
        needs.compiler("gcc").run([*STRICT, "-fsyntax-only", str(source)])
