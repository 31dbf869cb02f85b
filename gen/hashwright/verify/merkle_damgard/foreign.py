"""Merkle-Damgard hashes for other processors, in programs that run under an emulator."""

import struct
from collections.abc import Iterable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Self

from hashwright.emit.shell import fields_of, render
from hashwright.errors import UserError
from hashwright.interface.functions import public
from hashwright.modes.kernel import LIBRARY, named
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.foreign import ROOM, Driver, Program, build_driver
from hashwright.native.library import CODES, cut
from hashwright.requests.request import Request
from hashwright.targets.machine import Emulation


class MerkleDamgardQuery(IntEnum):
    """The requests that the program answers."""

    BLOCKS = 1
    DIGEST = 2
    PIECES = 3
    COUNT = 4
    LANES = 5
    BATCH = 6
    BATCH_OF_PIECES = 7


class ForeignMerkleDamgard:
    """The C form of a Merkle-Damgard hash, in a running program; see MerkleDamgardLibrary."""

    def __init__(self, program: Program, hash_: MerkleDamgard) -> None:
        self._program = program
        self._hash = hash_

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._program.close()

    def _ask(self, asked: MerkleDamgardQuery, first: int, second: int, body: bytes, size: int) -> bytes:
        if len(body) > ROOM // 2:
            raise UserError(f"{len(body)} bytes are too many for one request; write {ROOM // 2} or fewer")
        return self._program.ask(struct.pack("<4I", asked, first, second, 0) + body, size)

    def blocks(self, state: Sequence[int], data: bytes, nblocks: int, offset: int = 0) -> tuple[int, ...]:
        """The state after whole blocks, whose address is `offset` bytes after an aligned one."""
        body = self._packed(state) + data[: nblocks * self._hash.rate_bytes]
        size = self._hash.word_bytes * len(state)
        return self._unpacked(self._ask(MerkleDamgardQuery.BLOCKS, nblocks, offset, body, size))

    def digest(self, data: bytes, offset: int = 0) -> bytes:
        """The digest of a whole message in one call."""
        return self._ask(MerkleDamgardQuery.DIGEST, len(data), offset, data, self._hash.digest_bytes)

    def digest_of_pieces(self, pieces: Iterable[bytes]) -> bytes:
        """The digest of a message in pieces: init, updates, final."""
        sent = [_size(piece) + piece for piece in pieces]
        return self._ask(MerkleDamgardQuery.PIECES, len(sent), 0, b"".join(sent), self._hash.digest_bytes)

    def batch(self, messages: Sequence[bytes]) -> list[bytes]:
        """The digests of several messages in one call."""
        size = self._hash.digest_bytes
        body = b"".join(_size(message) + message for message in messages)
        return cut(self._ask(MerkleDamgardQuery.BATCH, len(messages), 0, body, size * len(messages)), size)

    def batch_of_pieces(self, rounds: Sequence[Sequence[bytes]]) -> list[bytes]:
        """The digests of messages; each round supplies a piece of each."""
        size, count = self._hash.digest_bytes, len(rounds[0])
        body = b"".join(_size(piece) + piece for pieces in rounds for piece in pieces)
        made = self._ask(MerkleDamgardQuery.BATCH_OF_PIECES, count, len(rounds), body, size * count)
        return cut(made, size)

    def lanes(self) -> int:
        """The number of messages that lanes_blocks processes."""
        return int.from_bytes(self._ask(MerkleDamgardQuery.COUNT, 0, 0, b"", 4), "little")

    def lanes_blocks(
        self, states: Sequence[Sequence[int]], messages: Sequence[bytes], nblocks: int, offset: int = 0
    ) -> list[tuple[int, ...]]:
        """The states of several messages after whole blocks of each."""
        rows = [word for row in zip(*states, strict=True) for word in row]
        given = [message[: nblocks * self._hash.rate_bytes] for message in messages]
        size = self._hash.word_bytes * len(rows)
        body = self._packed(rows) + b"".join(given)
        words = self._unpacked(self._ask(MerkleDamgardQuery.LANES, nblocks, offset, body, size))
        return [words[lane :: len(states)] for lane in range(len(states))]

    def _packed(self, words: Sequence[int]) -> bytes:
        return struct.pack(f"<{len(words)}{CODES[self._hash.word_bytes]}", *words)

    def _unpacked(self, data: bytes) -> tuple[int, ...]:
        size = self._hash.word_bytes
        return struct.unpack(f"<{len(data) // size}{CODES[size]}", data)


def _size(message: bytes) -> bytes:
    return struct.pack("<I", len(message))


def emulate(request: Request, sources: Sequence[Path], directory: Path, how: Emulation) -> ForeignMerkleDamgard:
    """Compiles the request's files in the directory and starts the program."""
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    return ForeignMerkleDamgard(Program(build_merkle_damgard(request, sources, directory, how), how), hash_)


def build_merkle_damgard(
    request: Request,
    sources: Sequence[Path],
    directory: Path,
    how: Emulation,
    flags: Sequence[str] = ("-O2",),
) -> Path:
    """The program in the directory, which answers requests by calling the request's files."""
    kernels = {request.kernel}
    if request.kernel == LIBRARY:
        kernels |= {each for each in request.hash.kernels.values() if not each.lanes}
    driver = Driver(
        request=request,
        kernels=named(kernels),
        prototypes=public(request),
        room=ROOM,
        queries=MerkleDamgardQuery,
    )
    return build_driver(render("run/merkle_damgard.c.j2", fields_of(driver)), sources, directory, how, flags)
