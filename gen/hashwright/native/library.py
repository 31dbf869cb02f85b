"""Generated libraries called from Python through ctypes."""

import ctypes
from collections.abc import Iterable, Sequence
from ctypes import c_char_p, c_int, c_size_t, c_void_p
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import MerkleDamgard
from hashwright.native.memory import FILL, Data, Memory

WORD: Final = 4  # bytes, to which states of words are aligned
LONG: Final = 8  # bytes, to which pointers, lengths, and states of messages in pieces are aligned


class Refused(ValueError):
    """A function returned -1."""

    def __init__(self, tag_bytes: int, *left: bytes) -> None:
        super().__init__(f"no tag has {tag_bytes} bytes")
        self.left = left  # what its outputs hold


class Library:
    """A loaded shared library whose symbols start with a prefix and the hash's name.

    Memory says where the arguments of its functions lie.
    """

    STATE_BYTES: Final = 1024  # room for the state of any message in pieces

    def __init__(self, path: Path, name: str, memory: Memory | None = None) -> None:
        self._library = ctypes.CDLL(str(path))
        self._name = name
        self._memory = memory or Memory()
        self.state = b""  # what the state of the last message in pieces holds
        self.state_bytes = self.STATE_BYTES

    def function(self, suffix: str, *argtypes: Any, restype: Any = None) -> Any:
        """The C function name + suffix, with its types."""
        function = self._library[self._name + suffix]
        function.argtypes, function.restype = argtypes, restype
        return function

    def _call(self, suffix: str, *arguments: int | None) -> int:
        """What the C function returns, if anything, for pointers and sizes, which are as wide."""
        code: int = self.function(suffix, *[c_void_p] * len(arguments), restype=c_int)(*arguments)
        return code

    def _on_state(self, suffix: str, *arguments: int | None) -> int:
        """The same for a function of a message in pieces, whose state is its first argument."""
        room = self._memory.room(self.state_bytes, self.state, LONG)
        code = self._call(suffix, room.address, *arguments)
        self.state = room.raw
        return code

    def _start(self) -> None:
        """The state of a new message, in which there is something else yet."""
        self.state = bytes([FILL]) * self.state_bytes

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


def _pointers(addresses: Sequence[int | None]) -> bytes:
    return pack(f"={len(addresses)}Q", *(address or 0 for address in addresses))


class MerkleDamgardLibrary(Library):
    """The C form of a Merkle-Damgard hash; abreast as in Setting. Data may be bytes or an address."""

    def __init__(
        self,
        path: Path,
        hash_: MerkleDamgard,
        prefix: str = "",
        abreast: str = "",
        memory: Memory | None = None,
    ) -> None:
        super().__init__(path, prefix + hash_.name, memory)
        self._hash = hash_
        self._abreast = abreast

    def blocks(self, state: Sequence[int], data: Data, nblocks: int) -> tuple[int, ...]:
        """The state after whole blocks: the raw block function."""
        with self._memory.call():
            words = self._memory.room(WORD * len(state), pack(f"={len(state)}I", *state), WORD)
            self._call("_blocks", words.address, self._memory.given(data), nblocks)
            return unpack(f"={len(state)}I", words.raw)

    def digest(self, data: Data, length: int | None = None) -> bytes:
        """The digest of a whole message in one call."""
        size = len(data) if isinstance(data, bytes) else length
        with self._memory.call():
            out = self._memory.room(self._hash.digest_bytes)
            self._call("", self._memory.given(data), size, out.address)
            return out.raw

    def start(self) -> None:
        """Begins a message in pieces."""
        self._start()
        with self._memory.call():
            self._on_state("_init")

    def update(self, piece: bytes) -> None:
        """Goes on with it."""
        with self._memory.call():
            self._on_state("_update", self._memory.given(piece), len(piece))

    def finish(self) -> bytes:
        """Ends it: its digest."""
        with self._memory.call():
            out = self._memory.room(self._hash.digest_bytes)
            self._on_state("_final", out.address)
            return out.raw

    def digest_of_pieces(self, pieces: Iterable[bytes]) -> bytes:
        """The digest of a message that comes in pieces: init, updates, final."""
        self.start()
        for piece in pieces:
            self.update(piece)
        return self.finish()

    def lanes(self) -> int:
        """The number of messages that lanes_blocks takes, where the processor decides it."""
        count: int = self.function(f"_{self._abreast}_lanes", restype=c_size_t)()
        return count

    def lanes_blocks(
        self, states: Sequence[Sequence[int]], messages: Sequence[Data], nblocks: int
    ) -> list[tuple[int, ...]]:
        """The states of several messages after whole blocks of each."""
        lanes = len(states)
        rows = [word for row in zip(*states, strict=True) for word in row]
        with self._memory.call():
            words = self._memory.room(WORD * len(rows), pack(f"={len(rows)}I", *rows), WORD)
            data = self._memory.given(_pointers(self._memory.all_given(messages)), LONG)
            self._call(f"_{self._abreast}_blocks", words.address, data, nblocks)
            made = unpack(f"={len(rows)}I", words.raw)
        return [made[lane::lanes] for lane in range(lanes)]


class FixedLibrary(Library):
    """The C form of a Merkle-Damgard hash for messages of one length. Messages may be bytes or addresses."""

    def __init__(
        self, path: Path, hash_: MerkleDamgard, length: int, prefix: str = "", memory: Memory | None = None
    ) -> None:
        super().__init__(path, f"{prefix}{hash_.name}_{length}", memory)
        self._digest_bytes = hash_.digest_bytes

    def digest(self, message: Data) -> bytes:
        """The digest of one message."""
        with self._memory.call():
            out = self._memory.room(self._digest_bytes)
            self._call("", self._memory.given(message), out.address)
            return out.raw

    def batch(self, messages: Sequence[Data]) -> list[bytes]:
        """The digests of several messages in one call."""
        size = self._digest_bytes
        with self._memory.call():
            data = self._memory.given(_pointers(self._memory.all_given(messages)), LONG)
            out = self._memory.room(size * len(messages))
            self._call("_batch", data, out.address, len(messages))
            made = out.raw
        return [made[i : i + size] for i in range(0, len(made), size)]


class BatchLibrary(Library):
    """The C form of a Merkle-Damgard hash for messages of any lengths. Messages may be bytes or None."""

    def __init__(
        self, path: Path, hash_: MerkleDamgard, prefix: str = "", memory: Memory | None = None
    ) -> None:
        super().__init__(path, prefix + hash_.name, memory)
        self._digest_bytes = hash_.digest_bytes

    def batch(self, messages: Sequence[bytes | None]) -> list[bytes]:
        """The digests of several messages in one call; None is an empty one that lies nowhere."""
        return self.batch_at(messages, [len(message or b"") for message in messages])

    def batch_at(self, messages: Sequence[Data], lengths: Sequence[int]) -> list[bytes]:
        """The same for messages at addresses."""
        size, count = self._digest_bytes, len(lengths)
        with self._memory.call():
            data = self._memory.given(_pointers(self._memory.all_given(messages)), LONG)
            sizes = self._memory.given(pack(f"={count}Q", *lengths), LONG)
            out = self._memory.room(size * count)
            self._call("_batch", data, sizes, out.address, count)
            made = out.raw
        return [made[i : i + size] for i in range(0, size * count, size)]


class AegisLibrary(Library):
    """The C form of an AEGIS cipher.

    What encrypts raises Refused where it returns -1. What ends a message in pieces leaves what its state holds
    in `state`.
    """

    def __init__(self, path: Path, hash_: Aegis, prefix: str = "", memory: Memory | None = None) -> None:
        super().__init__(path, prefix + hash_.name, memory)

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag, in one call."""
        return self._sealed(key, nonce, message, ad, tag_bytes, in_place=False, attached=False)

    def encrypt_in_place(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The same over the message."""
        return self._sealed(key, nonce, message, ad, tag_bytes, in_place=True, attached=False)

    def encrypt_attached(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The same with the tag behind the ciphertext."""
        return self._sealed(key, nonce, message, ad, tag_bytes, in_place=False, attached=True)

    def encrypt_attached_in_place(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The same over the message."""
        return self._sealed(key, nonce, message, ad, tag_bytes, in_place=True, attached=True)

    def _sealed(
        self,
        key: bytes,
        nonce: bytes,
        message: bytes,
        ad: bytes,
        tag_bytes: int,
        *,
        in_place: bool,
        attached: bool,
    ) -> tuple[bytes, bytes]:
        put, held = self._memory, message if in_place else b""
        with put.call():
            cipher = put.room(len(message) + (tag_bytes if attached else 0), held)
            tag = None if attached else put.room(tag_bytes)
            m = cipher.address if in_place else put.given(message)
            rest = tag_bytes, m, len(message), put.given(ad), len(ad), put.given(nonce), put.given(key)
            if tag is None:
                code = self._call("_encrypt", cipher.address, *rest)
            else:
                code = self._call("_encrypt_detached", cipher.address, tag.address, *rest)
            made = cipher.raw + (tag.raw if tag else b"")
            sealed: tuple[bytes, bytes] = made[: len(message)], made[len(message) :]
        if code != 0:
            raise Refused(tag_bytes, *sealed)
        return sealed

    def decrypt(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Is the tag right, and what stands in the message buffer, in one call."""
        return self._opened(key, nonce, cipher, tag, ad, in_place=False)

    def decrypt_in_place(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """The same over the ciphertext."""
        return self._opened(key, nonce, cipher, tag, ad, in_place=True)

    def _opened(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes, *, in_place: bool
    ) -> tuple[bool, bytes]:
        put = self._memory
        with put.call():
            message = put.room(len(cipher), cipher if in_place else b"")
            c = message.address if in_place else put.given(cipher)
            sized = c, len(cipher), put.given(tag), len(tag), put.given(ad), len(ad)
            code = self._call("_decrypt_detached", message.address, *sized, put.given(nonce), put.given(key))
            return code == 0, message.raw

    def decrypt_attached(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """The same with the tag behind the ciphertext."""
        return self.decrypt_sealed(key, nonce, cipher + tag, len(tag), ad)

    def decrypt_sealed(
        self, key: bytes, nonce: bytes, sealed: bytes, tag_bytes: int, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """The same for a ciphertext that may be too short to have a tag."""
        put = self._memory
        with put.call():
            message = put.room(max(0, len(sealed) - tag_bytes))
            sized = put.given(sealed), len(sealed), tag_bytes, put.given(ad), len(ad)
            code = self._call("_decrypt", message.address, *sized, put.given(nonce), put.given(key))
            return code == 0, message.raw

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag, in one call."""
        put = self._memory
        with put.call():
            tag = put.room(tag_bytes)
            sized = tag_bytes, put.given(data), len(data)
            code = self._call("_mac", tag.address, *sized, put.given(nonce), put.given(key))
            if code != 0:
                raise Refused(tag_bytes, tag.raw)
            return tag.raw

    def mac_verify(self, key: bytes, nonce: bytes, data: bytes, tag: bytes) -> bool:
        """Is this the AEGISMAC tag, in one call."""
        put = self._memory
        with put.call():
            sized = put.given(tag), len(tag), put.given(data), len(data)
            return self._call("_mac_verify", *sized, put.given(nonce), put.given(key)) == 0

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        """The keystream, in one call."""
        put = self._memory
        with put.call():
            out = put.room(length)
            self._call("_stream", out.address, length, put.given(nonce), put.given(key))
            return out.raw

    def encrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag of a message that comes in pieces."""
        self.start(key, nonce, ad)
        cipher = b"".join([self.encrypt_update(piece) for piece in pieces])
        return cipher, self.encrypt_final(tag_bytes)

    def decrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Is the tag right, and the message, of a ciphertext that comes in pieces."""
        self.start(key, nonce, ad)
        message = b"".join([self.decrypt_update(piece) for piece in pieces])
        return self.decrypt_final(tag), message

    def mac_pieces(self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag of data that comes in pieces."""
        self.mac_start(key, nonce)
        for piece in pieces:
            self.mac_update(piece)
        return self.mac_final(tag_bytes)

    def mac_verify_pieces(self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag: bytes) -> bool:
        """Is this the AEGISMAC tag of data that comes in pieces."""
        self.mac_start(key, nonce)
        for piece in pieces:
            self.mac_update(piece)
        return self._asked("_mac_verify_final", tag)

    # A message in pieces: how it begins, goes on and ends.

    def start(self, key: bytes, nonce: bytes, ad: bytes = b"") -> None:
        """Begins one that is encrypted or decrypted."""
        self._start()
        put = self._memory
        with put.call():
            self._on_state("_init", put.given(ad), len(ad), put.given(nonce), put.given(key))

    def encrypt_update(self, piece: bytes) -> bytes:
        return self._update("_encrypt_update", piece)

    def decrypt_update(self, piece: bytes) -> bytes:
        return self._update("_decrypt_update", piece)

    def _update(self, suffix: str, piece: bytes) -> bytes:
        with self._memory.call():
            out = self._memory.room(len(piece))
            self._on_state(suffix, out.address, self._memory.given(piece), len(piece))
            return out.raw

    def encrypt_final(self, tag_bytes: int = 16) -> bytes:
        """The tag."""
        return self._tag("_encrypt_final", tag_bytes)

    def decrypt_final(self, tag: bytes) -> bool:
        """Is the tag right?"""
        return self._asked("_decrypt_final", tag)

    def mac_start(self, key: bytes, nonce: bytes) -> None:
        """Begins data that is authenticated."""
        self._start()
        with self._memory.call():
            self._on_state("_mac_init", self._memory.given(nonce), self._memory.given(key))

    def mac_update(self, piece: bytes) -> None:
        with self._memory.call():
            self._on_state("_mac_update", self._memory.given(piece), len(piece))

    def mac_final(self, tag_bytes: int = 16) -> bytes:
        """The tag."""
        return self._tag("_mac_final", tag_bytes)

    def _tag(self, suffix: str, tag_bytes: int) -> bytes:
        with self._memory.call():
            tag = self._memory.room(tag_bytes)
            code = self._on_state(suffix, tag.address, tag_bytes)
            if code != 0:
                raise Refused(tag_bytes, tag.raw)
            return tag.raw

    def _asked(self, suffix: str, tag: bytes) -> bool:
        with self._memory.call():
            return self._on_state(suffix, self._memory.given(tag), len(tag)) == 0
