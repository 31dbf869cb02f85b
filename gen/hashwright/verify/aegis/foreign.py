"""Generated AEGIS code for other processors, run under an emulator: see foreign.py."""

import struct
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Final, Self

from hashwright.emit.shell import fields_of, render
from hashwright.errors import UserError
from hashwright.interface.functions import held, public
from hashwright.native.foreign import Driver, Program, build_driver
from hashwright.native.library import Refused
from hashwright.requests.request import Request
from hashwright.targets.machine import Emulation

ROOM: Final = 1 << 15  # bytes of a request: they fit into a pipe, so that neither side waits for the other


class AegisQuery(IntEnum):
    """The requests that the program answers."""

    ENCRYPT = 1
    DECRYPT = 2
    MAC = 3
    ENCRYPT_PIECES = 4
    DECRYPT_PIECES = 5
    MAC_PIECES = 6
    ENCRYPT_UNAUTHENTICATED = 7
    DECRYPT_UNAUTHENTICATED = 8

    @property
    def kernel(self) -> str:
        return self.name.lower().partition("_")[0]

    @property
    def is_of_batches(self) -> bool:
        """Do functions for many messages also answer it?"""
        return self.name.lower() == self.kernel


class ForeignAegis:
    """The C form of an AEGIS cipher, in a running program; see AegisLibrary."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._program.close()

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag, in one call."""
        return self._sealed(AegisQuery.ENCRYPT, key + nonce, ad, message, len(message), len(message), tag_bytes)

    def encrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Sequence[bytes], ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag of a message in pieces."""
        size = sum(map(len, pieces))
        return self._sealed(
            AegisQuery.ENCRYPT_PIECES, key + nonce, ad, _sized(pieces), len(pieces), size, tag_bytes
        )

    def decrypt(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Whether the tag is right, and the content of the message buffer, in one call."""
        asked = (AegisQuery.DECRYPT, len(tag), len(ad), len(cipher))
        message, code = self._ask(asked, key + nonce + ad + tag + cipher, len(cipher))
        return code == 0, message

    def decrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Sequence[bytes], tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Whether the tag is right, and the message, of a ciphertext in pieces."""
        asked = (AegisQuery.DECRYPT_PIECES, len(tag), len(ad), len(pieces))
        message, code = self._ask(asked, key + nonce + ad + tag + _sized(pieces), sum(map(len, pieces)))
        return code == 0, message

    def encrypt_unauthenticated(self, key: bytes, nonce: bytes, message: bytes) -> bytes:
        """The ciphertext alone."""
        return self._untagged(AegisQuery.ENCRYPT_UNAUTHENTICATED, key + nonce, message)

    def decrypt_unauthenticated(self, key: bytes, nonce: bytes, cipher: bytes) -> bytes:
        """The message of any ciphertext."""
        return self._untagged(AegisQuery.DECRYPT_UNAUTHENTICATED, key + nonce, cipher)

    def _untagged(self, asks: AegisQuery, secrets: bytes, data: bytes) -> bytes:
        return self._ask((asks, 0, 0, len(data)), secrets + data, len(data))[0]

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag, in one call."""
        return self._sealed(AegisQuery.MAC, key + nonce, b"", data, len(data), 0, tag_bytes)[1]

    def mac_pieces(self, key: bytes, nonce: bytes, pieces: Sequence[bytes], tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag of data in pieces, after other data that is abandoned.

        A copy of the state must lead to the same tag.
        """
        query, size = AegisQuery.MAC_PIECES, 0  # the answer is the tag alone
        return self._sealed(query, key + nonce, b"", _sized(pieces), len(pieces), size, tag_bytes)[1]

    def _sealed(
        self, asks: AegisQuery, secrets: bytes, ad: bytes, data: bytes, count: int, size: int, tag_bytes: int
    ) -> tuple[bytes, bytes]:
        """The output, of size bytes, and the tag. Raises Refused if no tag has that length."""
        made, code = self._ask((asks, tag_bytes, len(ad), count), secrets + ad + data, size + tag_bytes)
        if code != 0:
            raise Refused(tag_bytes)
        return made[:size], made[size:]

    def _ask(self, asked: tuple[int, int, int, int], body: bytes, size: int) -> tuple[bytes, int]:
        """The answer, of size bytes, and the result of the C function."""
        if len(body) > ROOM:
            raise UserError(f"{len(body)} bytes are too many for one request; write {ROOM} or fewer")
        answer = self._program.ask(struct.pack("<4I", *asked) + body, size + 4)
        return answer[:size], int.from_bytes(answer[size:], "little", signed=True)


def _sized(pieces: Sequence[bytes]) -> bytes:
    """Each piece, preceded by its length."""
    return b"".join(struct.pack("<I", len(piece)) + piece for piece in pieces)


def emulate(request: Request, sources: Sequence[Path], directory: Path, how: Emulation) -> ForeignAegis:
    """Compiles the request's files in the directory and starts the program."""
    return ForeignAegis(Program(build_aegis(request, sources, directory, how), how))


def build_aegis(
    request: Request,
    sources: Sequence[Path],
    directory: Path,
    how: Emulation,
    flags: Sequence[str] = ("-O2",),
) -> Path:
    """The program in the directory, which answers requests by calling the request's files."""
    driver = Driver(
        request=request,
        kernels=held(request),
        prototypes=public(request),
        room=ROOM,
        queries=AegisQuery,
    )
    return build_driver(render("run/aegis.c.j2", fields_of(driver)), sources, directory, how, flags)
