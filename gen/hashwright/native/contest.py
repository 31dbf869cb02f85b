"""What the bench times: the task of a kernel, our functions for it, and the other implementations at hand.

OpenSSL's libcrypto does not export its block functions. Its one-shot functions stand in for them: on 16 KiB
they compress one block more (257 instead of 256) and do the padding, 0.4 to 0.5 % more work. Our one-shot
function runs beside ours for whole blocks, so that like can be compared with like.
"""

import ctypes
import ctypes.util
import hashlib
import random
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import c_char_p, c_size_t, c_void_p, create_string_buffer
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import accumulate, chain
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.hashes.aegis import ENCRYPT, MAC, Aegis
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import BATCH, BLOCK_BYTES, FIXED, PADDING_BYTES, MerkleDamgard
from hashwright.kernels import Kernel
from hashwright.native.bench import Candidate, Task
from hashwright.native.elf import symbol_sizes

SEED: Final = 0x68617368  # of the data: every run works on the same
TAG_BYTES: Final = 16
LIBCRYPTO: Final = {"md5": "MD5", "ripemd160": "RIPEMD160"}  # hash -> its one-shot function
EACH: Final = "each"  # the shape of functions that are called for each message
MANY: Final = 480  # short messages: whole groups, whatever their size
SLOW: Final = 1 << 20  # bytes beyond which the description is no oracle: it takes minutes


@dataclass(frozen=True, slots=True)
class Contest:
    """A task, and who can be timed at it beside our own functions."""

    task: Task
    peers: tuple[Candidate, ...]
    absent: tuple[str, ...]  # a sentence for each peer that is not there


EQUAL: Final = "equal"


@dataclass(frozen=True, slots=True)
class Lengths:
    """What lengths the messages of a batch have."""

    what: str  # in words, with {size} and what is made of it
    draw: Callable[[random.Random, int, int], list[int]]  # (rng, size, how many) -> bytes of each


LENGTHS: Final[Mapping[str, Lengths]] = {
    EQUAL: Lengths("{size} bytes each", lambda rng, size, count: [size] * count),
    "even": Lengths(
        "drawn evenly from 0 to twice {size} bytes",
        lambda rng, size, count: [rng.randint(0, 2 * size) for _ in range(count)],
    ),
    "giant": Lengths(
        "one of a hundred times {size} bytes, the others of a tenth of them",
        lambda rng, size, count: rng.sample([100 * size, *[size // 10] * (count - 1)], count),
    ),
}


def contest(hash_: Hash, kernel: Kernel, size: int, messages: int = 1, lengths: str = EQUAL) -> Contest:
    """The contest for a kernel of the hash on so many bytes, of each of so many messages.

    The messages of a batch have the lengths of that name, by the size. Peers that take one message at a time
    get all the bytes as one, but those of a batch one by one. Raises UserError where there is none.
    """
    check(hash_, kernel)
    if kernel.is_batch:
        task = _batch_task(hash_, LENGTHS[lengths].draw(random.Random(SEED), size, messages))
    else:
        task = TASKS[hash_.family](hash_, kernel, size, messages)
    peers: list[Candidate] = []
    absent: list[str] = []
    for found in PEERS[hash_.family](hash_, kernel):
        if isinstance(found, Candidate):
            peers.append(found)
        else:
            absent.append(found)
    return Contest(task, tuple(peers), tuple(absent))


def check(hash_: Hash, kernel: Kernel) -> None:
    """Raises UserError where nothing here times the kernel."""
    if not kernel.timed:
        known = ", ".join(name for name, each in hash_.kernels.items() if each.timed)
        raise UserError(
            f"nothing times the kernel '{kernel}' of {hash_.name} yet; write --kernel with one of: {known}"
        )


def ours(hash_: Hash, kernel: Kernel, library: Path, prefix: str = "", which: str = "") -> list[Candidate]:
    """The functions in a compiled library that serve for a kernel."""
    loaded, sizes = ctypes.CDLL(str(library)), symbol_sizes(library)
    found = []
    for each in kernel.timed:
        symbol = prefix + hash_.name + each.suffix.format(which)
        at = address(loaded, symbol)
        if at:
            found.append(Candidate(each.name, "ours", each.shape, (at,), sizes.get(symbol)))
    return found


def address(library: ctypes.CDLL, symbol: str) -> int | None:
    """Where a function lies, or None where the library has none of that name."""
    if not hasattr(library, symbol):
        return None
    return ctypes.cast(library[symbol], c_void_p).value


# Merkle-Damgard hashes: hashlib and libcrypto.


def _digest_task(hash_: MerkleDamgard, kernel: Kernel, size: int, lanes: int) -> Task:
    """Messages that each end in the padding of what stands before it.

    So the state after a message's blocks is the digest of that, which anyone can tell.
    """
    if kernel.sized:
        return _fixed_task(hash_, size)
    if size % BLOCK_BYTES or size < BLOCK_BYTES:
        raise UserError(
            f"{size} bytes are no whole number of blocks; write a multiple of {BLOCK_BYTES}, 64 at least"
        )
    digest = _oracle(hash_, size * lanes)
    rng = random.Random(SEED)
    messages = [rng.randbytes(size - 9) for _ in range(lanes)]
    data = b"".join(message + hash_.pad(len(message)) for message in messages)
    states = [_native_words(digest(message), hash_.byte_order) for message in messages]
    return Task(
        size * lanes,
        data,
        expected={kernel.name: _side_by_side(states), "digest": digest(data)},
        lengths=(size,) * lanes,
        initial=_side_by_side([array("I", hash_.iv)] * lanes),
    )


def _fixed_task(hash_: MerkleDamgard, size: int) -> Task:
    if not 0 < size <= BLOCK_BYTES - PADDING_BYTES:
        most = BLOCK_BYTES - PADDING_BYTES
        raise UserError(f"no message of {size} bytes is timed in one block; write --size with 1 to {most}")
    return _whole_task(hash_, FIXED, [size] * MANY)


def _batch_task(hash_: Hash, lengths: Sequence[int]) -> Task:
    if not sum(lengths):
        raise UserError(
            "messages of no bytes have no cycles per byte; write a greater --size, or more --messages"
        )
    assert isinstance(hash_, MerkleDamgard)
    return _whole_task(hash_, BATCH, lengths)


def _whole_task(hash_: MerkleDamgard, kernel: Kernel, lengths: Sequence[int]) -> Task:
    """Whole messages, for functions that take all of them and for those that are called for each."""
    digest = _oracle(hash_, sum(lengths))
    data = random.Random(SEED).randbytes(sum(lengths))
    ends = accumulate(lengths)
    digests = b"".join(digest(data[end - length : end]) for end, length in zip(ends, lengths, strict=True))
    expected = {kernel.name: digests, EACH: digests}
    return Task(len(data), data, expected, lengths=tuple(lengths), out_each=hash_.digest_bytes)


def _native_words(digest: bytes, byte_order: str) -> Sequence[int]:
    words = array("I", digest)
    if byte_order != sys.byteorder:
        words.byteswap()
    return words


def _side_by_side(states: Sequence[Sequence[int]]) -> bytes:
    """The first words of all states, then all the second words, and so on."""
    return array("I", chain.from_iterable(zip(*states, strict=True))).tobytes()


def _oracle(hash_: MerkleDamgard, size: int) -> Callable[[bytes], bytes]:
    """What the digest of a message has to be: by hashlib, by libcrypto, or by the description."""
    if _in_hashlib(hash_.name):
        return lambda message: hashlib.new(hash_.name, message, usedforsecurity=False).digest()
    library = libcrypto()
    if library and hash_.name in LIBCRYPTO and hasattr(library, LIBCRYPTO[hash_.name]):
        return lambda message: _by_libcrypto(library, hash_, message)
    _affordable(hash_, size)
    return hash_.digest


def _by_libcrypto(library: ctypes.CDLL, hash_: MerkleDamgard, message: bytes) -> bytes:
    out = create_string_buffer(hash_.digest_bytes)
    function = library[LIBCRYPTO[hash_.name]]
    function.argtypes, function.restype = (c_char_p, c_size_t, c_char_p), c_void_p
    function(message, len(message), out)
    return out.raw


def _affordable(hash_: Hash, size: int) -> None:
    if size > SLOW:
        raise UserError(
            f"nothing fast enough here says what {hash_.title} makes of {size} bytes; write {SLOW} or fewer"
        )


def _in_hashlib(name: str) -> bool:
    try:
        hashlib.new(name, usedforsecurity=False)
    except ValueError:
        return False
    return True


@cache
def libcrypto() -> ctypes.CDLL | None:
    """OpenSSL's libcrypto, where this machine has it."""
    name = ctypes.util.find_library("crypto")
    if name is None or name.startswith("/usr/lib/libcrypto"):  # macOS kills whoever loads its own copy
        return None
    return ctypes.CDLL(name)


def _digest_peers(hash_: MerkleDamgard, kernel: Kernel) -> Iterator[Candidate | str]:
    library, symbol = libcrypto(), LIBCRYPTO.get(hash_.name, "")
    at = address(library, symbol) if library and symbol else None
    if library and at:
        library.OpenSSL_version.restype = c_char_p
        version = " ".join(library.OpenSSL_version(0).decode().split()[:2])
        yield Candidate(version, "peer", EACH if kernel.whole else "digest", (at,))
        return
    yield (
        f"OpenSSL's libcrypto has no {symbol}() here."
        if library
        else "OpenSSL's libcrypto is absent; install libssl3."
    )
    if _in_hashlib(hash_.name):
        yield _hashlib_candidate(hash_, EACH if kernel.whole else "digest")
    else:
        yield f"hashlib has no {hash_.name} here."


def _hashlib_candidate(hash_: MerkleDamgard, shape: str) -> Candidate:
    """hashlib behind a function pointer: a call of it costs microseconds more than the hash."""

    def digest(data: int, size: int, out: int) -> None:
        message = (ctypes.c_uint8 * size).from_address(data)
        made = hashlib.new(hash_.name, message, usedforsecurity=False).digest()
        ctypes.memmove(out, made, len(made))

    callback = ctypes.CFUNCTYPE(None, c_void_p, c_size_t, c_void_p)(digest)
    at = ctypes.cast(callback, c_void_p).value or 0
    return Candidate("hashlib", "peer", shape, (at,), keeps=callback)


# AEGIS: libaegis.


@cache
def libaegis() -> ctypes.CDLL | None:
    """libaegis as the pyaegis package has it inside."""
    spec = find_spec("pyaegis")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for path in sorted(Path(place).glob("_aegis_ffi*")):
            if path.suffix in (".so", ".pyd"):
                library = ctypes.CDLL(str(path))
                library.aegis_init()
                return library
    return None


AEGIS_SHAPES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    # by kernel: how libaegis is called, and the ends of its symbols
    "encrypt": ("encrypt", ("_encrypt_detached",)),
    "decrypt": ("decrypt", ("_decrypt_detached",)),
    "mac": ("mac_pieces", ("_mac_init", "_mac_update", "_mac_final")),
}


def _aegis_task(hash_: Aegis, kernel: Kernel, size: int, lanes: int) -> Task:
    if lanes != 1:
        raise UserError(f"{hash_.title} takes one message at a time; write lanes 1, not {lanes}")
    if size < 1:
        raise UserError(f"{size} bytes take no time to speak of; write 1 or more")
    rng = random.Random(SEED)
    key, nonce, message = (rng.randbytes(count) for count in (hash_.key_bytes, hash_.key_bytes, size))
    if kernel == MAC:
        tag = _tag(hash_, key, nonce, message)
        return Task(size, message, {"mac": tag, "mac_pieces": tag}, key=key, nonce=nonce)
    sealed = _sealed(hash_, key, nonce, message)
    if kernel == ENCRYPT:
        return Task(size, message, {"encrypt": sealed}, key=key, nonce=nonce)
    return Task(size, sealed, {"decrypt": message}, key=key, nonce=nonce)


def _sealed(hash_: Aegis, key: bytes, nonce: bytes, message: bytes) -> bytes:
    """Ciphertext and tag: by libaegis, or by the description."""
    encrypt = _libaegis_function(hash_, "_encrypt_detached")
    if not encrypt:
        _affordable(hash_, len(message))
        return b"".join(hash_.encrypt(key, nonce, message, tag_bytes=TAG_BYTES))
    encrypt.argtypes = [c_char_p, c_char_p, c_size_t, *(c_char_p, c_size_t) * 2, c_char_p, c_char_p]
    cipher, tag = create_string_buffer(len(message)), create_string_buffer(TAG_BYTES)
    encrypt(cipher, tag, TAG_BYTES, message, len(message), None, 0, nonce, key)
    return cipher.raw + tag.raw


STATE_ROOM: Final = 2048  # bytes; libaegis's state for the MAC of AEGIS-128X4 has 1344


def _tag(hash_: Aegis, key: bytes, nonce: bytes, data: bytes) -> bytes:
    """The tag of AEGISMAC: by libaegis, or by the description."""
    init, update, final = (_libaegis_function(hash_, end) for end in AEGIS_SHAPES["mac"][1])
    if not (init and update and final):
        _affordable(hash_, len(data))
        return hash_.mac(key, nonce, data, TAG_BYTES)
    memory, tag = create_string_buffer(STATE_ROOM), create_string_buffer(TAG_BYTES)
    state = c_void_p(-(-ctypes.addressof(memory) // 64) * 64)
    update.argtypes, final.argtypes = [c_void_p, c_char_p, c_size_t], [c_void_p, c_char_p, c_size_t]
    init(state, key, nonce)
    update(state, data, len(data))
    final(state, tag, TAG_BYTES)
    return tag.raw


def _libaegis_function(hash_: Aegis, end: str) -> Any:
    library = libaegis()
    return library[hash_.name + end] if library and hasattr(library, hash_.name + end) else None


def _aegis_peers(hash_: Aegis, kernel: Kernel) -> Iterator[Candidate | str]:
    shape, ends = AEGIS_SHAPES[kernel.name]
    functions = [_libaegis_function(hash_, end) for end in ends]
    if not all(functions):
        yield "libaegis is absent; `pip install pyaegis` brings it."
        return
    addresses = tuple(ctypes.cast(function, c_void_p).value or 0 for function in functions)
    yield Candidate("libaegis", "peer", shape, addresses)


# By family of hash.
TASKS: Final[Mapping[str, Callable[[Any, Kernel, int, int], Task]]] = {
    MerkleDamgard.family: _digest_task,
    Aegis.family: _aegis_task,
}
PEERS: Final[Mapping[str, Callable[[Any, Kernel], Iterator[Candidate | str]]]] = {
    MerkleDamgard.family: _digest_peers,
    Aegis.family: _aegis_peers,
}
