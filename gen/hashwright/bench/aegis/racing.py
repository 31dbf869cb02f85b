"""The benchmark tasks of AEGIS kernels, and their peer: libaegis."""

import ctypes
import random
from collections.abc import Iterator, Mapping, Sequence
from ctypes import c_char_p, c_size_t, c_void_p, create_string_buffer
from dataclasses import replace
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hashwright.bench.aegis.textbook import textbook
from hashwright.bench.contest import SEED, address, affordable, compiled, ours
from hashwright.bench.racing import Racing
from hashwright.bench.timing import Candidate, Task
from hashwright.errors import UserError, pip_install
from hashwright.modes.aegis import ENCRYPT, KEYSTREAM, MAC, Aegis
from hashwright.modes.kernel import Kernel
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate
from hashwright.requests.request import Request

TAG_BYTES: Final = 16


@cache
def libaegis() -> ctypes.CDLL | None:
    """libaegis, from inside the package pyaegis."""
    spec = find_spec("pyaegis")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for path in sorted(Path(place).glob("_aegis_ffi*")):
            if path.suffix in (".so", ".pyd"):
                library = ctypes.CDLL(str(path))
                library.aegis_init()
                return library
    return None


EACH: Final = "seal_each"  # the shape of functions that encrypt one message, called for each

Calls = tuple[str, tuple[str, ...]]  # the calls of libaegis: a shape, and the suffixes of its symbols

MAC_CALLS: Final[Calls] = "mac_keyed", ("_mac_init", "_mac_update", "_mac_final")
CALLS: Final[Mapping[str, Calls]] = {  # by kernel
    "encrypt": ("encrypt", ("_encrypt_detached",)),
    "decrypt": ("decrypt", ("_decrypt_detached",)),
    "mac": MAC_CALLS,
    "stream": ("stream", ("_stream",)),
    "batch": (EACH, ("_encrypt_detached",)),
}
CALLS_IN_PIECES: Final[Mapping[str, Calls]] = {
    "encrypt": ("encrypt_pieces", ("_state_init", "_state_encrypt_update", "_state_encrypt_final")),
    "decrypt": ("decrypt_pieces", ("_state_init", "_state_decrypt_update", "_state_decrypt_final")),
    "mac": MAC_CALLS,
}


def _task(hash_: Aegis, kernel: Kernel, lengths: Sequence[int]) -> Task:
    if kernel.is_batch:
        return _batch_task(hash_, lengths)
    if len(lengths) != 1:
        raise UserError(f"{hash_.title} accepts one message at a time; write lanes 1, not {len(lengths)}")
    (size,) = lengths
    if size < 1:
        raise UserError(f"{size} bytes have no cycles per byte; write 1 or more")
    rng = random.Random(SEED)
    key, nonce, message = (rng.randbytes(count) for count in (hash_.key_bytes, hash_.key_bytes, size))
    if kernel == MAC:
        tag = _tag(hash_, key, nonce, message)
        return Task(size, message, dict.fromkeys(("mac", "mac_pieces", "mac_keyed"), tag), key=key, nonce=nonce)
    if kernel == KEYSTREAM:
        stream = _sealed(hash_, key, nonce, bytes(size))[:size]
        return Task(size, bytes(size), {"stream": stream}, key=key, nonce=nonce)
    sealed = _sealed(hash_, key, nonce, message)
    if kernel == ENCRYPT:
        return Task(size, message, dict.fromkeys(("encrypt", "encrypt_pieces"), sealed), key=key, nonce=nonce)
    return Task(size, sealed, dict.fromkeys(("decrypt", "decrypt_pieces"), message), key=key, nonce=nonce)


def _batch_task(hash_: Aegis, lengths: Sequence[int]) -> Task:
    """Messages whose keys and nonces start at consecutive bytes. See laid_out in the harness."""
    if not sum(lengths):
        raise UserError("empty messages have no cycles per byte; write a greater --size, or more --messages")
    rng = random.Random(SEED)
    keys, nonces = (rng.randbytes(hash_.key_bytes + len(lengths)) for _ in range(2))
    messages = [rng.randbytes(length) for length in lengths]
    cipher, tags, macs = bytearray(), bytearray(), bytearray()
    for i, message in enumerate(messages):
        key, nonce = (each[i : i + hash_.key_bytes] for each in (keys, nonces))
        sealed = _sealed(hash_, key, nonce, message)
        cipher += sealed[: len(message)]
        tags += sealed[len(message) :]
        macs += _tag(hash_, key, nonce, message)
    plain = b"".join(messages)
    done = bytes(cipher + tags)
    return Task(
        len(plain),
        plain + bytes(tags + cipher),
        {
            "seal_batch": done,
            "seal_each": done,
            "open_batch": plain,
            "mac_batch": bytes(len(plain)) + bytes(macs),
        },
        lengths=tuple(lengths),
        key=keys,
        nonce=nonces,
    )


def _counterpart(request: Request, kernel: Kernel, cc: Compiler, directory: Path) -> Candidate | None:
    """The textbook form; for many messages, our kernel for one message."""
    if not kernel.is_batch:
        return textbook(request, kernel, cc, directory)
    one = Request(request.hash, request.target, ENCRYPT)
    (found,) = ours(one, ENCRYPT, compiled(generate(one), one, cc, directory))
    return replace(found, name="one by one", shape=EACH)


def _sealed(hash_: Aegis, key: bytes, nonce: bytes, message: bytes) -> bytes:
    """Ciphertext and tag: by libaegis, or by the description."""
    encrypt = _libaegis_function(hash_, "_encrypt_detached")
    if not encrypt:
        affordable(hash_, len(message))
        return b"".join(hash_.encrypt(key, nonce, message, tag_bytes=TAG_BYTES))
    encrypt.argtypes = [c_char_p, c_char_p, c_size_t, *(c_char_p, c_size_t) * 2, c_char_p, c_char_p]
    cipher, tag = create_string_buffer(len(message)), create_string_buffer(TAG_BYTES)
    encrypt(cipher, tag, TAG_BYTES, message, len(message), None, 0, nonce, key)
    return cipher.raw + tag.raw


STATE_ROOM: Final = 2048  # bytes; libaegis's state for the MAC of AEGIS-128X4 has 1344


def _tag(hash_: Aegis, key: bytes, nonce: bytes, data: bytes) -> bytes:
    """The tag of AEGISMAC: by libaegis, or by the description."""
    init, update, final = (_libaegis_function(hash_, end) for end in MAC_CALLS[1])
    if not (init and update and final):
        affordable(hash_, len(data))
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


def _peers(calls: Mapping[str, Calls], hash_: Aegis, kernel: Kernel) -> Iterator[Candidate | str]:
    (shape, ends), library = calls[kernel.name], libaegis()
    addresses = tuple(at for end in ends if library and (at := address(library, hash_.name + end)))
    if len(addresses) == len(ends):
        yield Candidate("libaegis", "peer", shape, addresses)
    else:
        yield f"libaegis is absent; {pip_install('pyaegis')} installs it."


RACING: Final = Racing(
    task=_task,
    peers=partial(_peers, CALLS),
    counterpart=_counterpart,
    peers_in_pieces=partial(_peers, CALLS_IN_PIECES),
)
