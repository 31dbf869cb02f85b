"""Made files against the description they came from: compiled, run, compared.

What this does not catch: a mistake in the description itself that the published vectors miss, reads past
the end of a buffer, and anything that depends on the compiler or the processor at hand.
"""

import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.hashes.aegis import TAG_BYTES, Aegis
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, MerkleDamgard
from hashwright.native.compiler import Compiler
from hashwright.native.library import AegisLibrary, MerkleDamgardLibrary
from hashwright.request import LIBRARY, Request

SEED: Final = 0x68617368  # every run checks the same messages


@dataclass(frozen=True, slots=True)
class Check:
    """One comparison over many inputs."""

    name: str
    cases: int
    failure: str  # the first input that differs; empty where all agree

    @property
    def passed(self) -> bool:
        return not self.failure


def verify(request: Request, directory: Path, compiler: Compiler) -> Iterator[Check]:
    """Compiles the request's files in the directory and compares them with the description.

    Raises UserError where a file is missing, this machine cannot run the target, or the compiler fails.
    """
    source = directory / f"{request.hash.name}.c"
    if not source.is_file():
        raise UserError(f"there is no {source}; make it first: {request.command()} --out {directory}")
    if not request.target.runs_here():
        raise UserError(
            f"this machine cannot run code for '{request.target.name}'; verify on one that has "
            + ", ".join(sorted(request.target.features))
        )
    with tempfile.TemporaryDirectory() as place:
        library = compiler.shared_library([source], Path(place) / "library.so")
        yield from CHECKS[request.hash.family](request, library)


def _compare(name: str, cases: Iterator[tuple[str, Any, Any]]) -> Check:
    """All (input, made, expected) compared, up to the first that differs."""
    count = 0
    for given, made, expected in cases:
        count += 1
        if made != expected:
            return Check(name, count, given)
    return Check(name, count, "")


def _split(data: bytes, rng: random.Random) -> list[bytes]:
    """The data in pieces of random length, some of them empty."""
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(5)))
    return [data[i:j] for i, j in zip([0, *cuts], [*cuts, len(data)], strict=True)]


def _merkle_damgard(request: Request, path: Path) -> Iterator[Check]:
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    library = MerkleDamgardLibrary(path, hash_, request.prefix)
    rng = random.Random(SEED)

    def states() -> Iterator[tuple[str, Any, Any]]:
        for nblocks in (0, 1, 1, 2, 3, 7):
            state = tuple(rng.getrandbits(32) for _ in hash_.iv)
            data = rng.randbytes(nblocks * BLOCK_BYTES)
            expected = state
            for i in range(0, len(data), BLOCK_BYTES):
                expected = hash_.absorb(expected, data[i : i + BLOCK_BYTES])
            yield f"state {state}, data {data.hex()}", library.blocks(state, data, nblocks), expected

    def vectors() -> Iterator[tuple[str, Any, Any]]:
        for message, digest in hash_.vectors:
            yield repr(message), library.digest(message).hex(), digest

    def messages() -> Iterator[tuple[str, Any, Any]]:
        for length in range(2 * BLOCK_BYTES + 2):
            message = rng.randbytes(length)
            expected = hash_.digest(message)
            yield message.hex(), library.digest(message), expected
            pieces = _split(message, rng)
            yield f"{pieces}", library.digest_of_pieces(pieces), expected

    yield _compare("blocks from random states", states())
    if request.kernel == LIBRARY:
        yield _compare("published vectors", vectors())
        yield _compare("random messages, whole and in pieces", messages())


def _aegis(request: Request, path: Path) -> Iterator[Check]:
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    library = AegisLibrary(path, hash_, request.prefix)
    rng = random.Random(SEED)
    made = set(hash_.kernels) if request.kernel == LIBRARY else {request.kernel}

    def drawn() -> Iterator[tuple[bytes, bytes, bytes, bytes, int]]:
        for length in range(2 * hash_.rate_bytes + 2):
            key, nonce, data = rng.randbytes(16), rng.randbytes(16), rng.randbytes(length)
            yield key, nonce, data, rng.randbytes(rng.randrange(70)), rng.choice(TAG_BYTES)

    def vectors() -> Iterator[tuple[str, Any, Any]]:
        for v in hash_.vectors:
            key, nonce, data, ad = map(bytes.fromhex, (v.key, v.nonce, v.message, v.ad))
            for tag in (v.tag128, v.tag256):
                expected = (bytes.fromhex(v.cipher), bytes.fromhex(tag))
                yield f"{v}", library.encrypt(key, nonce, data, ad, len(tag) // 2), expected

    def encrypted() -> Iterator[tuple[str, Any, Any]]:
        for key, nonce, data, ad, tag_bytes in drawn():
            given = f"key {key.hex()}, nonce {nonce.hex()}, message {data.hex()}, ad {ad.hex()}"
            expected = hash_.encrypt(key, nonce, data, ad, tag_bytes)
            yield given, library.encrypt(key, nonce, data, ad, tag_bytes), expected
            yield given, library.encrypt_pieces(key, nonce, _split(data, rng), ad, tag_bytes), expected

    def decrypted() -> Iterator[tuple[str, Any, Any]]:
        for key, nonce, data, ad, tag_bytes in drawn():
            given = f"key {key.hex()}, nonce {nonce.hex()}, message {data.hex()}, ad {ad.hex()}"
            cipher, tag = hash_.encrypt(key, nonce, data, ad, tag_bytes)
            yield given, library.decrypt(key, nonce, cipher, tag, ad), (True, data)
            yield given, library.decrypt_pieces(key, nonce, _split(cipher, rng), tag, ad), (True, data)
            wrong = bytes([tag[0] ^ 1]) + tag[1:]
            yield (
                f"{given}, wrong tag",
                library.decrypt(key, nonce, cipher, wrong, ad),
                (False, bytes(len(data))),
            )

    def tagged() -> Iterator[tuple[str, Any, Any]]:
        for key, nonce, data, _, tag_bytes in drawn():
            given = f"key {key.hex()}, nonce {nonce.hex()}, data {data.hex()}"
            expected = hash_.mac(key, nonce, data, tag_bytes)
            yield given, library.mac(key, nonce, data, tag_bytes), expected
            yield given, library.mac_pieces(key, nonce, _split(data, rng), tag_bytes), expected

    if "encrypt" in made:
        yield _compare("published vectors", vectors())
        yield _compare("random messages encrypted, whole and in pieces", encrypted())
    if "decrypt" in made:
        yield _compare("random messages decrypted, and refused with a wrong tag", decrypted())
    if "mac" in made:
        yield _compare("random data authenticated, whole and in pieces", tagged())


CHECKS: Final[Mapping[str, Callable[[Request, Path], Iterator[Check]]]] = {
    MerkleDamgard.family: _merkle_damgard,
    Aegis.family: _aegis,
}
