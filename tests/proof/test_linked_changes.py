"""Files that are read alike do the same: random changes of what the loader, or a linker, reads.

    python -m tests.proof.test_linked_changes --seed 1 --seconds 600

looks longer, and prints the changes after which the same functions have other results. By what the proof
reads, their code, its constants, and what the loader writes for them are the same. Then so are the results, if
the file is loaded, or is an object file that can be linked.
What this does not catch: changes that only other loaders and linkers notice.
"""

import ctypes
import os
import random
import struct
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import CheckFailed
from hashwright.proof.check.loading import check_loading
from hashwright.proof.read.image import read_image
from hashwright.proof.read.objects import read_objects
from hashwright.proof.say.limits import Unproved
from tests import needs
from tests.proof.seeds import look
from tests.proof.test_image import places

SOURCE: Final = """
#include <string.h>
static const unsigned char numbers[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
static unsigned one(unsigned i) { return i + 1; }
static unsigned two(unsigned i) { return 2 * i; }
static unsigned (*const both[2])(unsigned) = {one, two};
unsigned own(unsigned i) { return both[i & 1](numbers[i & 15]); }
unsigned f(unsigned i)
{
    unsigned char room[16];

    memset(room, (int)own(i), sizeof room);
    return room[i & 15] + own(i + 1) * 256;
}
"""
FUNCTIONS: Final = ("f", "own")
CONSTANTS: Final = ("numbers", "both")
# Sections of what the loader reads and writes, and the header of the file with those of its segments.
READ: Final = (
    *(".dynamic", ".dynsym", ".dynstr", ".gnu.hash", ".gnu.version", ".rela.dyn", ".rela.plt"),
    *(".got", ".got.plt", ".data.rel.ro", ".plt"),
)
# Sections of what a linker reads.
LINKED: Final = (".symtab", ".strtab", ".shstrtab", ".rela.text", ".rela.data.rel.ro.local")
HEADERS: Final = 64
WORD: Final = 8
SECONDS: Final = 20  # for a call
LOADED: Final = b"loaded"


class Changed:
    """A library, and random changes of it."""

    def __init__(self, place: Path) -> None:
        source = place / "own.c"
        source.write_text(SOURCE, encoding="ascii")
        self.file = needs.compiler("gcc").bare_library([source], place / "own.so", ("-fPIC", "-fno-builtin"))
        self.content = self.file.read_bytes()
        found, segments = places(self.file, "sections"), places(self.file, "segments")
        self.ranges = [range(HEADERS), range(HEADERS, max(segments.values()) + 56)]
        self.ranges += [self._range(found[each]) for each in READ if each in found]
        self.objects = [symbol for symbol in self._objects(found) if symbol[1]]
        self.seen, self.results = self.read(self.file), self.run(self.file)

    def _range(self, at: int) -> range:
        """Where a section is, by its header."""
        first, size = struct.unpack_from("<QQ", self.content, at + 24)
        return range(first, first + size)

    def _objects(self, found: dict[str, int]) -> Iterator[tuple[int, int]]:
        """The addresses and sizes of the constants."""
        names = self.content[self._range(found[".strtab"]).start :]
        for at in self._range(found[".symtab"])[::24]:
            name, *_, value, size = struct.unpack_from("<IBBHQQ", self.content, at)
            if names[name:].partition(b"\0")[0].decode() in CONSTANTS:
                yield value, size

    def run(self, file: Path) -> bytes:
        """The results of the functions, if it is loaded."""
        return results(file)

    def read(self, file: Path) -> object:
        """What decides the results of the functions, by what the proof reads."""
        image = read_image(file)
        check_loading(image)
        return (
            [image.function(each) for each in FUNCTIONS],
            [(each.address, each.data) for each in image.segments if each.is_code],
            sorted(image.pointers.items()),
            sorted((at, image.imports.get(place, place)) for at, place in image.slots.items()),
            [image.read(at + i, 1) for at, size in self.objects for i in range(size)],
        )

    def changed(self, rng: random.Random) -> bytes:
        """The file with other bytes at one place, or with another word that it contains."""
        made, part = bytearray(self.content), rng.choice(self.ranges)
        if rng.random() < 0.5:
            made[rng.choice(part)] = rng.choice([0, 1, 0xFF, rng.randrange(256)])
            return bytes(made)
        at = rng.choice(part[::WORD])
        (old,) = struct.unpack_from("<Q", made, at)
        (other,) = struct.unpack_from("<Q", made, rng.choice(rng.choice(self.ranges)[: -WORD or None : WORD]))
        step = rng.choice([1, WORD, 16, 24, 4096])
        struct.pack_into("<Q", made, at, rng.choice([old + step, old - step, old << 1, other]) % (1 << 64))
        return bytes(made)

    def faults(self, seed: int, count: int, place: Path) -> Iterator[str]:
        """The changes after which functions that are read alike do something else."""
        rng = random.Random(seed)
        for number in range(count):
            made, file = self.changed(rng), place / f"{seed} {number}.so"
            file.write_bytes(made)
            with suppress(CheckFailed, Unproved):
                found = self.run(file) if self.read(file) == self.seen else b""
                if found.startswith(LOADED) and found != self.results:
                    old = self.content
                    at = next(i for i, (x, y) in enumerate(zip(made, old, strict=True)) if x != y)
                    yield f"{made[at : at + 8].hex()} for {old[at : at + 8].hex()} at {at:#x}: {found!r}"
            file.unlink()


class ChangedObject(Changed):
    """An object file, and random changes of it."""

    def __init__(self, place: Path) -> None:
        source = place / "own.c"
        source.write_text(SOURCE, encoding="ascii")
        (self.file,) = needs.compiler("gcc").objects([source], place / "objects", ("-fno-builtin",))
        self.content, found = self.file.read_bytes(), places(self.file, "sections")
        self.ranges = [range(HEADERS), range(found[""], len(self.content))]
        self.ranges += [self._range(found[each]) for each in LINKED]
        self.seen, self.results = self.read(self.file), self.run(self.file)
        assert self.results.startswith(LOADED)

    def run(self, file: Path) -> bytes:
        """The same, if a linker makes a library of it."""
        with suppress(CheckFailed):
            return results(needs.compiler("gcc").shared_library([file], file.with_suffix(".linked")))
        return b""

    def read(self, file: Path) -> object:
        """The same."""
        image = read_objects([file], FUNCTIONS)
        return image.guarded, [image.digest(each) for each in FUNCTIONS]


def results(file: Path) -> bytes:
    """What the functions of a file return, in another process, after that it is loaded; fewer if it crashes."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with suppress(BaseException):  # this process must not go on as a second one
            _call(file, writing)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        found = stream.read()
    os.waitpid(child, 0)
    return found


def _call(file: Path, writing: int) -> None:
    import faulthandler
    import resource

    faulthandler.disable()
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    load = ctypes.CDLL(None).dlopen
    load.restype = ctypes.c_void_p
    if not (handle := load(str(file).encode(), os.RTLD_LAZY)):  # ctypes itself looks up all functions at once
        return
    library = ctypes.CDLL(str(file), handle=handle)
    functions = [getattr(library, name) for name in FUNCTIONS]  # fails where an object file hides one
    os.write(writing, LOADED)
    for function in functions:
        values = [function(ctypes.c_uint32(i)) & 0xFFFFFFFF for i in range(20)]
        os.write(writing, struct.pack("<20I", *values))


KINDS: Final[Mapping[str, Callable[[Path], Changed]]] = {"library": Changed, "object": ChangedObject}


def _found(seeds: Sequence[int], count: int, place: Path, kinds: Sequence[str] = tuple(KINDS)) -> Iterator[str]:
    needs.package("elftools")
    for kind in kinds:
        (place / kind).mkdir()
        file = KINDS[kind](place / kind)
        for seed in seeds:
            yield from (f"{kind}: {each}" for each in file.faults(seed, count, place / kind))


def test_some_changes(tmp_path: Path) -> None:
    assert [*_found([0], 30, tmp_path)] == []


@pytest.mark.long
def test_many_changes(tmp_path: Path, full: bool) -> None:
    assert [*_found(range(1, 11 if full else 2), 100, tmp_path)] == []


def test_a_change_that_is_not_seen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code by which functions are looked up late is not read."""
    monkeypatch.setattr("hashwright.proof.read.loader.refuse_other_calls", lambda *_: None)
    assert next(_found(range(10), 60, tmp_path), "")


def test_a_relocation_that_is_not_seen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hashwright.proof.read.objects._Parts._relocate", lambda *_: None)
    assert next(_found(range(10), 60, tmp_path, ["object"]), "")


def more(seed: int) -> Iterator[str]:
    """The faults among 200 other changes."""
    with tempfile.TemporaryDirectory() as place:
        yield from _found([seed], 200, Path(place))


if __name__ == "__main__":
    look(__doc__, more)
