"""Made files against the description they came from: compiled, run, compared.

What this does not catch: a mistake in the description itself that the published vectors miss, reads past
the end of a buffer, and anything that depends on the compiler or the processor at hand.
"""

import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hashwright.alternatives import Alternatives, Asked, running
from hashwright.choices import BATCH, FIXED, SEVERAL
from hashwright.errors import CheckFailed, UserError
from hashwright.generate import sources
from hashwright.hashes.aegis import TAG_BYTES, Aegis
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, MerkleDamgard
from hashwright.native import foreign
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import ForeignMerkleDamgard
from hashwright.native.foreign_aegis import ForeignAegis, aegis
from hashwright.native.library import AegisLibrary, BatchLibrary, FixedLibrary, MerkleDamgardLibrary
from hashwright.request import AUTO, LIBRARY, Request
from hashwright.targets.model import Target

SEED: Final = 0x68617368  # every run checks the same messages


@dataclass(frozen=True, slots=True)
class Check:
    """One comparison over many inputs."""

    name: str
    cases: int
    passed: bool
    failure: str  # the first input that differs; empty where all agree


def verify(asked: Asked, directory: Path, compiler: Compiler) -> Iterator[Check]:
    """Compiles the files in the directory and compares them with the description.

    Of several targets those are checked that this machine runs. Raises UserError where a file is missing, this
    machine cannot run the target, or the compiler fails.
    """
    files = [directory / name for name in sources(asked)]
    for file in files:
        if not file.is_file():
            raise UserError(f"there is no {file}; make it first: {asked.command()} --out {directory}")
    with tempfile.TemporaryDirectory() as place:
        for label, request in _checked(asked).items():
            for check in CHECKS[request.hash.family](request, files, Path(place), compiler):
                yield replace(check, name=label + check.name)


def _checked(asked: Asked) -> dict[str, Request]:
    """What is checked, by what stands before each check: a target, or flags by which the compiler chooses."""
    if not isinstance(asked, Alternatives):
        return {"": asked}
    here = running(asked)
    if not here:
        names = ", ".join(each.target.name for each in asked.kernels)
        raise UserError(f"this machine runs none of {names}; verify it on one that does")
    if asked.is_compiled:
        return {f"{' '.join(_flags(each)) or 'without flags'}: ": each for each in here}
    return {f"{each.target.name}: ": each for each in here}


def _flags(request: Request) -> list[str]:
    """What the compiler is told of the processor."""
    told = [f"-m{each}" for each in request.target.c_features.split(",") if each and request.among == AUTO]
    return [*request.target.c_flags, *told]


def _library(request: Request, files: Sequence[Path], place: Path, compiler: Compiler) -> Path:
    """The files as a shared library, which holds all kernels that a program chooses from."""
    flags = _flags(request)
    path = place / "_".join(["library", *flags, ".so"])
    return path if path.exists() else compiler.shared_library(files, path, flags)


def compiler_for(target: Target, name: str | None) -> Compiler:
    """The compiler that verify uses for a target: the one of that name, or another that makes code for it.

    Raises UserError where there is none.
    """
    if target.runs_here() or not target.emulation:
        return find(name)
    if name:
        raise UserError(f"code for '{target.name}' is compiled by ziglang on this machine; leave out --cc")
    return foreign.compiler()


Cases = Iterator[tuple[str, Any, Any]]  # input, made, expected


def _compare(name: str, cases: Cases) -> Check:
    """All (input, made, expected) compared, up to the first that differs."""
    count = 0
    for given, made, expected in cases:
        count += 1
        if made != expected:
            return Check(name, count, False, given)
    return Check(name, count, True, "")


def _split(data: bytes, rng: random.Random) -> list[bytes]:
    """The data in pieces of random length, some of them empty."""
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(5)))
    return [data[i:j] for i, j in zip([0, *cuts], [*cuts, len(data)], strict=True)]


def _take(library: MerkleDamgardLibrary | BatchLibrary | AegisLibrary, request: Request) -> None:
    """Tells the library which of several kernels to take."""
    if request.own and not library.use(request.target.name, request.beside):
        raise CheckFailed(f"the library does not find out that this machine runs '{request.target.name}'")


@contextmanager
def _opened(
    request: Request, files: Sequence[Path], place: Path, compiler: Compiler
) -> Iterator[MerkleDamgardLibrary | FixedLibrary | BatchLibrary | ForeignMerkleDamgard]:
    """The compiled source: loaded, or else running under an emulator."""
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    if request.target.runs_here():
        path = _library(request, files, place, compiler)
        if request.kernel == BATCH:
            batch = BatchLibrary(path, hash_, request.prefix)
            _take(batch, request)
            yield batch
        elif request.length is None:
            library = MerkleDamgardLibrary(path, hash_, request.prefix, request.setting().abreast)
            _take(library, request)
            yield library
        else:
            yield FixedLibrary(path, hash_, request.length, request.prefix)
    else:
        with foreign.merkle_damgard(request, files, place, foreign.emulation(request.target)) as program:
            yield program


def _merkle_damgard(
    request: Request, files: Sequence[Path], place: Path, compiler: Compiler
) -> Iterator[Check]:
    with _opened(request, files, place, compiler) as library:
        for name, cases in MERKLE_DAMGARD[request.kernel].items():
            yield _compare(name, cases(request, library, random.Random(SEED)))


def _absorbed(hash_: MerkleDamgard, state: tuple[int, ...], data: bytes) -> tuple[int, ...]:
    for i in range(0, len(data), BLOCK_BYTES):
        state = hash_.absorb(state, data[i : i + BLOCK_BYTES])
    return state


def _states(request: Request, library: Any, rng: random.Random) -> Cases:
    hash_: Any = request.hash
    for nblocks in (0, 1, 1, 2, 3, 7):
        state = tuple(rng.getrandbits(32) for _ in hash_.iv)
        data = rng.randbytes(nblocks * BLOCK_BYTES)
        expected = _absorbed(hash_, state, data)
        yield f"state {state}, data {data.hex()}", library.blocks(state, data, nblocks), expected


def _vectors(request: Request, library: Any, _: random.Random) -> Cases:
    hash_: Any = request.hash
    for message, digest in hash_.vectors:
        yield repr(message), library.digest(message).hex(), digest


def _messages(request: Request, library: Any, rng: random.Random) -> Cases:
    hash_: Any = request.hash
    for length in range(2 * BLOCK_BYTES + 2):
        message = rng.randbytes(length)
        expected = hash_.digest(message)
        yield f"{message!r}", library.digest(message), expected
        pieces = _split(message, rng)
        yield f"{pieces}", library.digest_of_pieces(pieces), expected


def _lanes(request: Request, library: Any, rng: random.Random) -> Cases:
    """Other data in every lane, so that a lane that gets into another one's way shows."""
    hash_: Any = request.hash
    setting = request.setting()
    lanes = library.lanes() if setting.c_lanes else setting.messages
    for nblocks in (0, 1, 2, 3):
        states = [tuple(rng.getrandbits(32) for _ in hash_.iv) for _ in range(lanes)]
        messages = [rng.randbytes(nblocks * BLOCK_BYTES) for _ in range(lanes)]
        made = library.lanes_blocks(states, messages, nblocks)
        for lane, (state, message) in enumerate(zip(states, messages, strict=True)):
            given = f"lane {lane} of {lanes}, state {state}, data {message.hex()}"
            yield given, made[lane], _absorbed(hash_, state, message)


def _fixed(request: Request, library: Any, rng: random.Random) -> Cases:
    """Groups and what is left over, other data in every message."""
    hash_: Any = request.hash
    assert request.length is not None
    messages = request.setting().messages
    for count in (0, 1, messages - 1, messages, 3 * messages + 1):
        data = [rng.randbytes(request.length) for _ in range(count)]
        for i, (message, made) in enumerate(zip(data, library.batch(data), strict=True)):
            yield f"message {i} of {count}: {message.hex()}", made, hash_.digest(message)


def _batches(request: Request, library: Any, rng: random.Random) -> Cases:
    """Fewer messages than lanes and more, of up to three blocks and the padding."""
    hash_: Any = request.hash
    messages = request.setting().messages
    for count in (0, 1, 2, messages - 1, messages, 3 * messages + 1):
        data = [rng.randbytes(rng.randrange(3 * BLOCK_BYTES)) for _ in range(count)]
        for i, (message, made) in enumerate(zip(data, library.batch(data), strict=True)):
            yield f"message {i} of {count}: {message.hex()}", made, hash_.digest(message)


MERKLE_DAMGARD: Final[Mapping[str, Mapping[str, Callable[[Request, Any, random.Random], Cases]]]] = {
    # by kernel: what is checked
    LIBRARY: {
        "blocks from random states": _states,
        "published vectors": _vectors,
        "random messages, whole and in pieces": _messages,
    },
    "blocks": {"blocks from random states": _states},
    SEVERAL: {"blocks from random states, others in each lane": _lanes},
    FIXED: {"batches of random messages": _fixed},
    BATCH: {"batches of random messages of any lengths": _batches},
}


def _aegis(request: Request, files: Sequence[Path], place: Path, compiler: Compiler) -> Iterator[Check]:
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    if request.target.runs_here():
        path = _library(request, files, place, compiler)
        library = AegisLibrary(path, hash_, request.prefix)
        _take(library, request)
        yield from _aegis_checks(request, hash_, library)
    else:
        with aegis(request, files, place, foreign.emulation(request.target)) as program:
            yield from _aegis_checks(request, hash_, program)


def _aegis_checks(request: Request, hash_: Aegis, library: AegisLibrary | ForeignAegis) -> Iterator[Check]:
    rng = random.Random(SEED)
    made = set(hash_.kernels) if request.kernel == LIBRARY else {request.kernel}

    def drawn() -> Iterator[tuple[bytes, bytes, bytes, bytes, int]]:
        for length in range(0, 2 * hash_.rate_bytes + 2, hash_.lanes):
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


CHECKS: Final[Mapping[str, Callable[[Request, Sequence[Path], Path, Compiler], Iterator[Check]]]] = {
    MerkleDamgard.family: _merkle_damgard,
    Aegis.family: _aegis,
}
