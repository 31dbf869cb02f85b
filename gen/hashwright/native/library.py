"""Generated libraries called from Python through ctypes."""

import ctypes
from collections.abc import Iterable, Sequence
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_uint32, c_void_p, create_string_buffer
from pathlib import Path
from typing import Any, Final

from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import MerkleDamgard

Words = POINTER(c_uint32)


class _Library:
    """A loaded shared library whose symbols start with a prefix and the hash's name."""

    def __init__(self, path: Path, name: str) -> None:
        self._library = ctypes.CDLL(str(path))
        self._name = name

    def function(self, suffix: str, *argtypes: Any, restype: Any = None) -> Any:
        """The C function name + suffix, with its types."""
        function = self._library[self._name + suffix]
        function.argtypes, function.restype = argtypes, restype
        return function

    def use(self, target: str | None, beside: str = "") -> bool:
        """Has the library a kernel for that target which runs here? It is taken; without a name, the best.

        Beside is that of the request.
        """
        suffix = "_".join(filter(None, (beside, "use")))
        code: int = self.function(f"_{suffix}", c_char_p, restype=c_int)(target.encode() if target else None)
        return code == 0

    def target(self, beside: str = "") -> str | None:
        """The target whose kernel is taken; None where this machine runs none."""
        suffix = "_".join(filter(None, (beside, "target")))
        name: bytes | None = self.function(f"_{suffix}", restype=c_char_p)()
        return name.decode() if name else None


def _address(data: bytes | int) -> int | None:
    return data if isinstance(data, int) else ctypes.cast(c_char_p(data), c_void_p).value


class MerkleDamgardLibrary(_Library):
    """The C form of a Merkle-Damgard hash; abreast as in Setting. Data may be bytes or an address."""

    def __init__(self, path: Path, hash_: MerkleDamgard, prefix: str = "", abreast: str = "") -> None:
        super().__init__(path, prefix + hash_.name)
        self._hash = hash_
        self._abreast = abreast

    def blocks(self, state: Sequence[int], data: bytes | int, nblocks: int) -> tuple[int, ...]:
        """The state after whole blocks: the raw block function."""
        words = (c_uint32 * len(state))(*state)
        self.function("_blocks", Words, c_void_p, c_size_t)(words, data, nblocks)
        return tuple(words)

    def digest(self, data: bytes | int, length: int | None = None) -> bytes:
        """The digest of a whole message in one call."""
        out = create_string_buffer(self._hash.digest_bytes)
        size = length if isinstance(data, int) else len(data)
        self.function("", c_void_p, c_size_t, c_char_p)(data, size, out)
        return out.raw

    def digest_of_pieces(self, pieces: Iterable[bytes]) -> bytes:
        """The digest of a message that comes in pieces: init, updates, final."""
        context = create_string_buffer(256)
        self.function("_init", c_void_p)(context)
        for piece in pieces:
            self.function("_update", c_void_p, c_char_p, c_size_t)(context, piece, len(piece))
        out = create_string_buffer(self._hash.digest_bytes)
        self.function("_final", c_void_p, c_char_p)(context, out)
        return out.raw

    def lanes(self) -> int:
        """The number of messages that lanes_blocks takes, where the processor decides it."""
        count: int = self.function(f"_{self._abreast}_lanes", restype=c_size_t)()
        return count

    def lanes_blocks(
        self, states: Sequence[Sequence[int]], messages: Sequence[bytes | int], nblocks: int
    ) -> list[tuple[int, ...]]:
        """The states of several messages after whole blocks of each."""
        lanes = len(states)
        rows = [word for row in zip(*states, strict=True) for word in row]
        words = (c_uint32 * len(rows))(*rows)
        data = (c_void_p * lanes)(*map(_address, messages))
        self.function(f"_{self._abreast}_blocks", Words, POINTER(c_void_p), c_size_t)(words, data, nblocks)
        return [tuple(words[lane::lanes]) for lane in range(lanes)]


class FixedLibrary(_Library):
    """The C form of a Merkle-Damgard hash for messages of one length. Messages may be bytes or addresses."""

    def __init__(self, path: Path, hash_: MerkleDamgard, length: int, prefix: str = "") -> None:
        super().__init__(path, f"{prefix}{hash_.name}_{length}")
        self._digest_bytes = hash_.digest_bytes

    def digest(self, message: bytes | int) -> bytes:
        """The digest of one message."""
        out = create_string_buffer(self._digest_bytes)
        self.function("", c_void_p, c_void_p)(_address(message), out)
        return out.raw

    def batch(self, messages: Sequence[bytes | int]) -> list[bytes]:
        """The digests of several messages in one call."""
        size = self._digest_bytes
        out = create_string_buffer(size * len(messages) + 1)
        data = (c_void_p * len(messages))(*map(_address, messages))
        self.function("_batch", POINTER(c_void_p), c_void_p, c_size_t)(data, out, len(messages))
        return [out.raw[i : i + size] for i in range(0, size * len(messages), size)]


class BatchLibrary(_Library):
    """The C form of a Merkle-Damgard hash for messages of any lengths. Messages may be bytes or None."""

    def __init__(self, path: Path, hash_: MerkleDamgard, prefix: str = "") -> None:
        super().__init__(path, prefix + hash_.name)
        self._digest_bytes = hash_.digest_bytes

    def batch(self, messages: Sequence[bytes | None]) -> list[bytes]:
        """The digests of several messages in one call; None is an empty one that lies nowhere."""
        lengths = [len(message or b"") for message in messages]
        return self.batch_at([None if message is None else _address(message) for message in messages], lengths)

    def batch_at(self, addresses: Sequence[int | None], lengths: Sequence[int]) -> list[bytes]:
        """The same for messages at addresses."""
        size, count = self._digest_bytes, len(lengths)
        out = create_string_buffer(size * count + 1)
        data, sizes = (c_void_p * count)(*addresses), (c_size_t * count)(*lengths)
        function = self.function("_batch", POINTER(c_void_p), POINTER(c_size_t), c_void_p, c_size_t)
        function(data, sizes, out, count)
        return [out.raw[i : i + size] for i in range(0, size * count, size)]


class AegisLibrary(_Library):
    """The C form of an AEGIS cipher."""

    STATE_BYTES: Final = 1024  # room for any streaming state

    def __init__(self, path: Path, hash_: Aegis, prefix: str = "") -> None:
        super().__init__(path, prefix + hash_.name)

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag, in one call."""
        cipher, tag = create_string_buffer(len(message)), create_string_buffer(tag_bytes)
        sized = (c_char_p, c_size_t)
        encrypt = self.function(
            "_encrypt_detached", c_char_p, *sized, *sized, *sized, c_char_p, c_char_p, restype=c_int
        )
        code = encrypt(cipher, tag, tag_bytes, message, len(message), ad, len(ad), nonce, key)
        if code != 0:
            raise ValueError(f"no tag has {tag_bytes} bytes")
        return cipher.raw, tag.raw

    def decrypt(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Is the tag right, and what stands in the message buffer, in one call."""
        message = create_string_buffer(b"\xaa" * len(cipher), len(cipher))
        sized = (c_char_p, c_size_t)
        decrypt = self.function(
            "_decrypt_detached", c_char_p, *sized, *sized, *sized, c_char_p, c_char_p, restype=c_int
        )
        code = decrypt(message, cipher, len(cipher), tag, len(tag), ad, len(ad), nonce, key)
        return code == 0, message.raw

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag, in one call."""
        tag = create_string_buffer(tag_bytes)
        mac = self.function("_mac", c_char_p, c_size_t, c_char_p, c_size_t, c_char_p, c_char_p, restype=c_int)
        if mac(tag, tag_bytes, data, len(data), nonce, key) != 0:
            raise ValueError(f"no tag has {tag_bytes} bytes")
        return tag.raw

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        """The keystream, in one call."""
        out = create_string_buffer(length)
        self.function("_stream", c_char_p, c_size_t, c_char_p, c_char_p)(out, length, nonce, key)
        return out.raw

    def encrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag of a message that comes in pieces."""
        state = self._start(key, nonce, ad)
        cipher = self._update("_encrypt_update", state, pieces)
        return cipher, self._finish("_encrypt_final", state, tag_bytes)

    def decrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Is the tag right, and the message, of a ciphertext that comes in pieces."""
        state = self._start(key, nonce, ad)
        message = self._update("_decrypt_update", state, pieces)
        final = self.function("_decrypt_final", c_void_p, c_char_p, c_size_t, restype=c_int)
        return final(state, tag, len(tag)) == 0, message

    def mac_pieces(self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag of data that comes in pieces."""
        state = create_string_buffer(self.STATE_BYTES)
        self.function("_mac_init", c_void_p, c_char_p, c_char_p)(state, nonce, key)
        for piece in pieces:
            self.function("_mac_update", c_void_p, c_char_p, c_size_t)(state, piece, len(piece))
        return self._finish("_mac_final", state, tag_bytes)

    def _start(self, key: bytes, nonce: bytes, ad: bytes) -> Any:
        state = create_string_buffer(self.STATE_BYTES)
        self.function("_init", c_void_p, c_char_p, c_size_t, c_char_p, c_char_p)(state, ad, len(ad), nonce, key)
        return state

    def _update(self, suffix: str, state: Any, pieces: Iterable[bytes]) -> bytes:
        update = self.function(suffix, c_void_p, c_char_p, c_char_p, c_size_t)
        made = []
        for piece in pieces:
            out = create_string_buffer(len(piece))
            update(state, out, piece, len(piece))
            made.append(out.raw)
        return b"".join(made)

    def _finish(self, suffix: str, state: Any, tag_bytes: int) -> bytes:
        tag = create_string_buffer(tag_bytes)
        if self.function(suffix, c_void_p, c_char_p, c_size_t, restype=c_int)(state, tag, tag_bytes) != 0:
            raise ValueError(f"no tag has {tag_bytes} bytes")
        return tag.raw
