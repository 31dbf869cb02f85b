"""The oracles: published vectors and independent implementations, never our own code."""

import ctypes
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pyaegis

from hashwright.bench.aegis.racing import libaegis

VECTORS: Final = Path(__file__).parent / "vectors"


def vectors(name: str) -> list[dict[str, Any]]:
    """A file of published vectors."""
    read: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text(encoding="ascii"))
    return read


@dataclass(frozen=True, slots=True)
class DigestVector:
    """A published message and its digest."""

    message: bytes
    digest: str


def digest_vectors(name: str) -> list[DigestVector]:
    """The published vectors of a hash."""
    return [DigestVector(v["message"].encode() * v.get("times", 1), v["digest"]) for v in vectors(name)]


def _md5(data: Any) -> bytes:
    return hashlib.md5(data, usedforsecurity=False).digest()


def _ripemd160(data: Any) -> bytes:
    try:
        return hashlib.new("ripemd160", data, usedforsecurity=False).digest()
    except ValueError:  # OpenSSL 3 lacks it unless its legacy provider is loaded
        return pycryptodome_ripemd160(data)


def pycryptodome_ripemd160(data: Any) -> bytes:
    from Crypto.Hash import RIPEMD160

    made: bytes = RIPEMD160.new(data).digest()
    return made


DIGEST: Final[Mapping[str, Callable[[Any], bytes]]] = {"md5": _md5, "ripemd160": _ripemd160}


class Aegis:
    """A cipher of the AEGIS family and its MAC, by libaegis."""

    def __init__(self, name: str) -> None:
        self._name = name
        number = name.removeprefix("aegis").upper()  # 128L, 128X2 ...
        self._cipher: Any = getattr(pyaegis, f"Aegis{number}")
        self._mac: Any = getattr(pyaegis, f"AegisMac{number}")

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        cipher, tag = self._cipher(tag_bytes).encrypt_detached(key, nonce, message, ad)
        return bytes(cipher), bytes(tag)

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        from pyaegis import _aegis_ffi as found  # its classes of several lanes lack the keystream

        out = found.ffi.new("uint8_t[]", length)
        getattr(found.lib, f"{self._name}_stream")(out, length, nonce, key)
        return bytes(found.ffi.buffer(out, length))

    def encrypt_unauthenticated(self, key: bytes, nonce: bytes, message: bytes) -> bytes:
        return self._untagged("encrypt_unauthenticated", key, nonce, message)

    def decrypt_unauthenticated(self, key: bytes, nonce: bytes, cipher: bytes) -> bytes:
        return self._untagged("decrypt_unauthenticated", key, nonce, cipher)

    def _untagged(self, function: str, key: bytes, nonce: bytes, data: bytes) -> bytes:
        library, out = libaegis(), ctypes.create_string_buffer(len(data))  # pyaegis itself lacks it
        assert library
        library[f"{self._name}_{function}"](out, data, ctypes.c_size_t(len(data)), nonce, key)
        return out.raw

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        return self.mac_pieces(key, nonce, [data], tag_bytes)

    def mac_pieces(self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag_bytes: int = 16) -> bytes:
        mac = self._mac(key, nonce, tag_bytes)
        for piece in pieces:
            mac.update(piece)
        return bytes(mac.final())
