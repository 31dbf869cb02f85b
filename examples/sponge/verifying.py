"""The checks of a sponge's files, in this process or under an emulator."""

import random
import struct
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from hashwright.emit.shell import fields_of, render
from hashwright.native.foreign import ROOM, Program, build_driver
from hashwright.native.library import Library
from hashwright.requests.request import Request
from hashwright.targets.machine import Emulation
from hashwright.verify.compare import Case, Cases, Checks
from hashwright.verify.verifying import Verifying
from sponge import Sponge


class SpongeLibrary(Library):
    """The C form of a sponge."""

    def digest(self, data: bytes, size: int) -> bytes:
        with self._memory.call():
            given, out = self._memory.given(data), self._memory.room(size)
            self._call("digest", given, len(data), out.address)
            return out.raw


def cases(hash_: Sponge, library: Any) -> Cases:
    rng = random.Random(1)
    for length in (0, 1, 61, 62, 63, 64, 65, 500):
        data = rng.randbytes(length)
        yield Case(f"{length} bytes", partial(library.digest, data, hash_.digest_bytes), hash_.digest(data))


def vectors(hash_: Sponge, library: Any) -> Cases:
    for data, digest in hash_.vectors:
        yield Case(data.hex(), partial(library.digest, data, hash_.digest_bytes), bytes.fromhex(digest))


def checks(request: Request, library: Any) -> Checks:
    assert isinstance(request.hash, Sponge)
    return {
        "published vectors": partial(vectors, request.hash, library),
        "random messages": partial(cases, request.hash, library),
    }


class SpongeProgram:
    """The C form of a sponge, in a program that an emulator runs."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def digest(self, data: bytes, size: int) -> bytes:
        return self._program.ask(struct.pack("<I", len(data)) + data, size)


@dataclass(frozen=True)
class SpongeDriver:
    """The template context of the program."""

    name: str
    file: str
    digest_bytes: int
    room: int = ROOM


@contextmanager
def emulated(request: Request, files: Sequence[Path], place: Path, how: Emulation) -> Iterator[SpongeProgram]:
    assert isinstance(request.hash, Sponge)
    driver = SpongeDriver(request.name, request.stem, request.hash.digest_bytes)
    program = Program(build_driver(render("run/sponge.c.j2", fields_of(driver)), files, place, how), how)
    try:
        yield SpongeProgram(program)
    finally:
        program.close()


VERIFYING = Verifying(checks=checks, open=SpongeLibrary, emulate=emulated)
