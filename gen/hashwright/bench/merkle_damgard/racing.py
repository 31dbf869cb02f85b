"""The benchmark tasks of Merkle-Damgard kernels, and their peers: hashlib and OpenSSL's libcrypto.

libcrypto does not export its block functions. Its one-shot functions replace them: for 16 KiB they compress one
more block (257 instead of 256) and do the padding, 0.4 to 0.5 % more work. `bench` also times our one-shot
function beside our block function, for a fair comparison.
"""

import ctypes
import ctypes.util
import hashlib
import random
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from ctypes import c_char_p, c_size_t, c_void_p, create_string_buffer
from functools import cache
from itertools import accumulate, chain
from pathlib import Path
from typing import Final

from hashwright.bench.contest import EACH, SEED, address, affordable, compiled
from hashwright.bench.racing import Racing
from hashwright.bench.timing import Candidate, Task
from hashwright.errors import UserError
from hashwright.interface.functions import public
from hashwright.modes.kernel import Kernel
from hashwright.modes.merkle_damgard import BATCH, MerkleDamgard
from hashwright.native.compiler import Compiler
from hashwright.native.library import CODES
from hashwright.output.generate import generate
from hashwright.requests.request import Request

LIBCRYPTO: Final = {"md5": "MD5", "ripemd160": "RIPEMD160"}  # hash -> its one-shot function
PIECES: Final = "pieces_each"  # the shape of functions that are called for each piece of a message
MANY: Final = 480  # short messages: whole groups for every size of a group


def _task(hash_: MerkleDamgard, kernel: Kernel, lengths: Sequence[int]) -> Task:
    if kernel.is_batch:
        return _batch_task(hash_, lengths)
    if kernel.sized:
        return _fixed_task(hash_, lengths[0])
    return _blocks_task(hash_, kernel, lengths[0], len(lengths))


def _blocks_task(hash_: MerkleDamgard, kernel: Kernel, size: int, lanes: int) -> Task:
    """Messages that each end with the padding of their content.

    The state after a message's blocks is then the digest of the content, which other implementations compute.
    """
    block, padding = hash_.rate_bytes, len(hash_.pad(hash_.fixed_kernel.longest))
    if size % block or size < block:
        raise UserError(
            f"{size} bytes are not a whole number of blocks; write a multiple of {block}, at least {block}"
        )
    digest = _oracle(hash_, size * lanes)
    rng = random.Random(SEED)
    messages = [rng.randbytes(size - padding) for _ in range(lanes)]
    data = b"".join(message + hash_.pad(len(message)) for message in messages)
    states = [_native_words(hash_, digest(message)) for message in messages]
    return Task(
        size * lanes,
        data,
        expected={**dict.fromkeys((kernel.name, "block"), _side_by_side(states)), "digest": digest(data)},
        lengths=(size,) * lanes,
        block=block,
        initial=_side_by_side([array(CODES[hash_.word_bytes], hash_.iv)] * lanes),
    )


def _fixed_task(hash_: MerkleDamgard, size: int) -> Task:
    kernel = hash_.fixed_kernel
    if not 0 < size <= kernel.longest:
        raise UserError(
            f"messages of {size} bytes do not fit into one block; write --size with 1 to {kernel.longest}"
        )
    return _whole_task(hash_, kernel, [size] * MANY)


def _batch_task(hash_: MerkleDamgard, lengths: Sequence[int]) -> Task:
    if not sum(lengths):
        raise UserError("empty messages have no cycles per byte; write a greater --size, or more --messages")
    return _whole_task(hash_, BATCH, lengths)


def _whole_task(hash_: MerkleDamgard, kernel: Kernel, lengths: Sequence[int]) -> Task:
    """Whole messages, for functions of all messages and for functions of one."""
    digest = _oracle(hash_, sum(lengths))
    data = random.Random(SEED).randbytes(sum(lengths))
    ends = accumulate(lengths)
    digests = b"".join(digest(data[end - length : end]) for end, length in zip(ends, lengths, strict=True))
    expected = dict.fromkeys([EACH, PIECES, *(each.shape for each in kernel.timed)], digests)
    return Task(len(data), data, expected, lengths=tuple(lengths), out_each=hash_.digest_bytes)


def _native_words(hash_: MerkleDamgard, digest: bytes) -> "array[int]":
    words = array(CODES[hash_.word_bytes], digest)
    if hash_.byte_order != sys.byteorder:
        words.byteswap()
    return words


def _side_by_side(states: "Sequence[array[int]]") -> bytes:
    """The first words of all states, then all the second words, and so on."""
    return array(states[0].typecode, chain.from_iterable(zip(*states, strict=True))).tobytes()


def _oracle(hash_: MerkleDamgard, size: int) -> Callable[[bytes], bytes]:
    """The expected digest of a message: by hashlib, by libcrypto, or by the description."""
    if _in_hashlib(hash_.name):
        return lambda message: hashlib.new(hash_.name, message, usedforsecurity=False).digest()
    library = libcrypto()
    if library and hash_.name in LIBCRYPTO and hasattr(library, LIBCRYPTO[hash_.name]):
        return lambda message: _by_libcrypto(library, hash_, message)
    affordable(hash_, size)
    return hash_.digest


def _by_libcrypto(library: ctypes.CDLL, hash_: MerkleDamgard, message: bytes) -> bytes:
    out = create_string_buffer(hash_.digest_bytes)
    function = library[LIBCRYPTO[hash_.name]]
    function.argtypes, function.restype = (c_char_p, c_size_t, c_char_p), c_void_p
    function(message, len(message), out)
    return out.raw


def _in_hashlib(name: str) -> bool:
    try:
        hashlib.new(name, usedforsecurity=False)
    except ValueError:
        return False
    return True


@cache
def libcrypto() -> ctypes.CDLL | None:
    """OpenSSL's libcrypto, if this machine has it."""
    name = ctypes.util.find_library("crypto")
    if name is None or name.startswith("/usr/lib/libcrypto"):  # macOS kills a process that loads its own copy
        return None
    return ctypes.CDLL(name)


def _peers(hash_: MerkleDamgard, kernel: Kernel) -> Iterator[Candidate | str]:
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
    """hashlib, called through a function pointer, which costs microseconds for each call."""

    def digest(data: int, size: int, out: int) -> None:
        message = (ctypes.c_uint8 * size).from_address(data)
        made = hashlib.new(hash_.name, message, usedforsecurity=False).digest()
        ctypes.memmove(out, made, len(made))

    callback = ctypes.CFUNCTYPE(None, c_void_p, c_size_t, c_void_p)(digest)
    at = ctypes.cast(callback, c_void_p).value or 0
    return Candidate("hashlib", "peer", shape, (at,), keeps=callback)


def _counterpart(request: Request, kernel: Kernel, cc: Compiler, directory: Path) -> Candidate | None:
    """For many messages, our library for one message, called for each piece of each message."""
    if not kernel.is_batch:
        return None
    one = Request(request.hash, request.target)
    library = ctypes.CDLL(str(compiled(generate(one), one, cc, directory)))
    functions = (address(library, public(one)[name].name) or 0 for name in ("init", "update", "final"))
    return Candidate("in pieces one by one", "peer", PIECES, tuple(functions))


RACING: Final = Racing(task=_task, peers=_peers, counterpart=_counterpart)
