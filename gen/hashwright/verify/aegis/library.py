"""Generated libraries of AEGIS ciphers called from Python."""

import random
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from struct import Struct, calcsize
from typing import Final, NamedTuple

from hashwright.modes.aegis import Aegis
from hashwright.native.library import Code, Library, Misreturned, Refused
from hashwright.native.memory import ALIGNED, FILL
from hashwright.requests.request import Request

FILLED: Final = bytes([FILL])
UNSET: Final = 77  # a result that no function sets


class AegisLibrary(Library):
    """The C form of an AEGIS cipher.

    Functions that encrypt raise Refused if the C function returns -1. After the last call for a message in
    pieces, `state` is the content of its state. To continue with a copy, set `state` to an earlier content.
    """

    def __init__(self, code: Path | Code, request: Request) -> None:
        super().__init__(code, request)
        self.mac_state_bytes = self.STATE_BYTES
        self.begun = b""  # the state of the last data in pieces after mac_start

    def encrypt(
        self,
        key: bytes,
        nonce: bytes,
        message: bytes,
        ad: bytes = b"",
        tag_bytes: int = 16,
        *,
        in_place: bool = False,
        attached: bool = False,
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag, in one call: in place of the message, or with the tag after it."""
        put, held = self._memory, message if in_place else b""
        with put.call():
            cipher = put.room(len(message) + (tag_bytes if attached else 0), held)
            tag = None if attached else put.room(tag_bytes)
            m = cipher.address if in_place else put.given(message)
            rest = tag_bytes, m, len(message), put.given(ad), len(ad), put.given(nonce), put.given(key)
            if tag is None:
                code = self._call("encrypt", cipher.address, *rest)
            else:
                code = self._call("encrypt_detached", cipher.address, tag.address, *rest)
            made = cipher.raw + (tag.raw if tag else b"")
            sealed: tuple[bytes, bytes] = made[: len(message)], made[len(message) :]
        if code != 0:
            raise Refused(tag_bytes, *sealed)
        return sealed

    def decrypt(
        self,
        key: bytes,
        nonce: bytes,
        cipher: bytes,
        tag: bytes,
        ad: bytes = b"",
        *,
        in_place: bool = False,
        attached: bool = False,
    ) -> tuple[bool, bytes]:
        """Whether the tag is right, and the content of the message buffer, in one call."""
        if attached:
            return self.decrypt_sealed(key, nonce, cipher + tag, len(tag), ad, in_place=in_place)
        put = self._memory
        with put.call():
            message = put.room(len(cipher), cipher if in_place else b"")
            c = message.address if in_place else put.given(cipher)
            sized = c, len(cipher), put.given(tag), len(tag), put.given(ad), len(ad)
            code = self._call("decrypt_detached", message.address, *sized, put.given(nonce), put.given(key))
            return code == 0, message.raw

    def decrypt_sealed(
        self,
        key: bytes,
        nonce: bytes,
        sealed: bytes,
        tag_bytes: int,
        ad: bytes = b"",
        *,
        in_place: bool = False,
    ) -> tuple[bool, bytes]:
        """`decrypt` of a ciphertext followed by its tag; the two together may be shorter than a tag."""
        put, size = self._memory, max(0, len(sealed) - tag_bytes)
        with put.call():
            message = put.room(len(sealed), sealed) if in_place else put.room(size)
            c = message.address if in_place else put.given(sealed)
            sized = c, len(sealed), tag_bytes, put.given(ad), len(ad)
            code = self._call("decrypt", message.address, *sized, put.given(nonce), put.given(key))
            return code == 0, message.raw[:size]

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag, in one call."""
        put = self._memory
        with put.call():
            tag = put.room(tag_bytes)
            sized = tag_bytes, put.given(data), len(data)
            code = self._call("mac", tag.address, *sized, put.given(nonce), put.given(key))
            if code != 0:
                raise Refused(tag_bytes, tag.raw)
            return tag.raw

    def mac_check(self, key: bytes, nonce: bytes, data: bytes, tag: bytes) -> bool:
        """Whether this is the AEGISMAC tag, in one call."""
        put = self._memory
        with put.call():
            sized = put.given(tag), len(tag), put.given(data), len(data)
            return self._call("mac_check", *sized, put.given(nonce), put.given(key)) == 0

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        """The keystream, in one call."""
        put = self._memory
        with put.call():
            out = put.room(length)
            self._call("stream", out.address, length, put.given(nonce), put.given(key))
            return out.raw

    def encrypt_unauthenticated(
        self, key: bytes, nonce: bytes, message: bytes, *, in_place: bool = False
    ) -> bytes:
        """The ciphertext alone."""
        return self._untagged("encrypt_unauthenticated", key, nonce, message, in_place=in_place)

    def decrypt_unauthenticated(
        self, key: bytes, nonce: bytes, cipher: bytes, *, in_place: bool = False
    ) -> bytes:
        """The message of any ciphertext."""
        return self._untagged("decrypt_unauthenticated", key, nonce, cipher, in_place=in_place)

    def _untagged(self, name: str, key: bytes, nonce: bytes, data: bytes, *, in_place: bool) -> bytes:
        put = self._memory
        with put.call():
            out = put.room(len(data), data if in_place else b"")
            given = out.address if in_place else put.given(data)
            self._call(name, out.address, given, len(data), put.given(nonce), put.given(key))
            return out.raw

    def encrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag of a message in pieces."""
        self.start(key, nonce, ad)
        cipher = b"".join([self.encrypt_update(piece) for piece in pieces])
        return cipher, self.encrypt_final(tag_bytes)

    def decrypt_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag: bytes, ad: bytes = b""
    ) -> tuple[bool, bytes]:
        """Whether the tag is right, and the message, of a ciphertext in pieces."""
        self.start(key, nonce, ad)
        message = b"".join([self.decrypt_update(piece) for piece in pieces])
        return self.decrypt_final(tag), message

    def mac_pieces(
        self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag_bytes: int = 16, *, after: str = ""
    ) -> bytes:
        """The AEGISMAC tag of data in pieces, in a state after the `end` or the `reset` of other data."""
        self.mac_start(key, nonce)
        if after:
            self.mac_update(nonce + key)
        if after == "end":
            self.mac_final()
        elif after == "reset":
            self.mac_reset()
        for piece in pieces:
            self.mac_update(piece)
        return self.mac_final(tag_bytes)

    def mac_verify_pieces(self, key: bytes, nonce: bytes, pieces: Iterable[bytes], tag: bytes) -> bool:
        """Whether this is the AEGISMAC tag of data in pieces."""
        self.mac_start(key, nonce)
        for piece in pieces:
            self.mac_update(piece)
        return self._asked("mac_verify_final", tag)

    # A message in pieces: start, continuation, end.

    def start(self, key: bytes, nonce: bytes, ad: bytes = b"") -> None:
        """Starts a message that is encrypted or decrypted."""
        self._start()
        put = self._memory
        with put.call():
            self._on_state("init", put.given(ad), len(ad), put.given(nonce), put.given(key))

    def encrypt_update(self, piece: bytes) -> bytes:
        return self._update("encrypt_update", piece)

    def decrypt_update(self, piece: bytes) -> bytes:
        return self._update("decrypt_update", piece)

    def _update(self, name: str, piece: bytes) -> bytes:
        with self._memory.call():
            out = self._memory.room(len(piece))
            written = self._on_state(name, out.address, self._memory.given(piece), len(piece))
            made = out.raw
        if written != len(piece):
            raise Misreturned(f"{written} instead of {len(piece)}, the bytes written,")
        return made

    def encrypt_final(self, tag_bytes: int = 16) -> bytes:
        """The tag."""
        return self._tag("encrypt_final", tag_bytes)

    def decrypt_final(self, tag: bytes) -> bool:
        """Is the tag right?"""
        return self._asked("decrypt_final", tag)

    def mac_start(self, key: bytes, nonce: bytes) -> None:
        """Starts data that is authenticated."""
        self.state = FILLED * self.mac_state_bytes
        with self._memory.call():
            self._on_state("mac_start", self._memory.given(nonce), self._memory.given(key))
        self.begun = self.state

    def mac_reset(self) -> None:
        """Discards the data."""
        with self._memory.call():
            self._on_state("mac_reset")

    def mac_clear(self) -> None:
        """Clears the state."""
        with self._memory.call():
            self._on_state("mac_clear")

    def mac_update(self, piece: bytes) -> None:
        with self._memory.call():
            self._on_state("mac_update", self._memory.given(piece), len(piece))

    def mac_final(self, tag_bytes: int = 16) -> bytes:
        """The tag."""
        return self._tag("mac_final", tag_bytes)

    def _tag(self, name: str, tag_bytes: int) -> bytes:
        with self._memory.call():
            tag = self._memory.room(tag_bytes)
            code = self._on_state(name, tag.address, tag_bytes)
            if code != 0:
                raise Refused(tag_bytes, tag.raw)
            return tag.raw

    def _asked(self, name: str, tag: bytes) -> bool:
        with self._memory.call():
            return self._on_state(name, self._memory.given(tag), len(tag)) == 0


class Message(NamedTuple):
    """A message of a batch."""

    key: bytes
    nonce: bytes
    data: bytes  # to encrypt, decrypt or authenticate
    ad: bytes = b""
    tag: bytes = b""  # the tag that decryption verifies


class BatchResult(NamedTuple):
    """The result of a message of a batch."""

    out: bytes
    tag: bytes
    result: int


class AegisBatchLibrary(Library):
    """The functions for many messages in one call.

    Methods for a single message put it into a batch with a varying number of others, and return its result.
    """

    def __init__(self, code: Path | Code, request: Request) -> None:
        super().__init__(code, request)
        assert isinstance(request.hash, Aegis)
        self._key_bytes = request.hash.key_bytes
        self._rng = random.Random(0)
        # A message of a batch, as headers declare it.
        size = self._memory.size
        self._record = Struct(f"{self.order}8{size}i{calcsize(size) - calcsize('i')}x")

    def batch(
        self, does: str, messages: Sequence[Message], tag_bytes: int, *, in_place: bool = False
    ) -> tuple[int, list[BatchResult]]:
        """The return value of `encrypt`, `decrypt` or `mac` for these messages, and the result of each message.

        Raises Misreturned if the result of one is neither 0 nor -1.
        """
        put, count = self._memory, len(messages)
        sizes = [0 if does == "mac" else len(each.data) for each in messages]
        with put.call():
            held = b"".join(each.data for each in messages) if in_place else b""
            outs = put.room(sum(sizes), held)
            tags = put.room(tag_bytes * count, b"".join(each.tag.ljust(tag_bytes, FILLED) for each in messages))
            starts = list(accumulate(sizes, initial=outs.address))[:-1]
            data = starts if in_place else put.all_given([each.data for each in messages])
            ad, nonces, keys = (put.all_given([each[i] for each in messages]) for i in (3, 1, 0))
            rows = (
                (
                    data[i],
                    starts[i],
                    len(each.data),
                    ad[i],
                    len(each.ad),
                    nonces[i],
                    keys[i],
                    tags.address + tag_bytes * i,
                )
                for i, each in enumerate(messages)
            )
            packed = (self._record.pack(*(field or 0 for field in row), UNSET) for row in rows)
            records = put.room(self._record.size * count, b"".join(packed), ALIGNED)
            code = self._call(f"{does}_batch", records.address, count, tag_bytes)
            results = [self._record.unpack_from(records.raw, self._record.size * i)[-1] for i in range(count)]
            made, found = outs.raw, tags.raw
        odd = [result for result in results if result not in (0, -1)]
        if odd:
            raise Misreturned(f"{odd[0]} instead of 0 or -1 in a message")
        ends = list(accumulate(sizes))
        return code, [
            BatchResult(made[end - size : end], found[tag_bytes * i : tag_bytes * (i + 1)], results[i])
            for i, (size, end) in enumerate(zip(sizes, ends, strict=True))
        ]

    def encrypt(
        self,
        key: bytes,
        nonce: bytes,
        message: bytes,
        ad: bytes = b"",
        tag_bytes: int = 16,
        *,
        in_place: bool = False,
    ) -> tuple[bytes, bytes]:
        """The ciphertext and the tag."""
        return self._sealed("encrypt", Message(key, nonce, message, ad), tag_bytes, in_place=in_place)

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag."""
        return self._sealed("mac", Message(key, nonce, data), tag_bytes)[1]

    def decrypt(
        self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b"", *, in_place: bool = False
    ) -> tuple[bool, bytes]:
        """Whether the tag is right, and the content of the message buffer."""
        message = Message(key, nonce, cipher, ad, tag)
        _, made = self._among("decrypt", message, len(tag), in_place=in_place)
        return made.result == 0, made.out

    def _sealed(
        self, does: str, message: Message, tag_bytes: int, *, in_place: bool = False
    ) -> tuple[bytes, bytes]:
        code, made = self._among(does, message, tag_bytes, in_place=in_place)
        if code != 0 or made.result != 0:
            raise Refused(tag_bytes, made.out, made.tag)
        return made.out, made.tag

    def _among(self, does: str, message: Message, tag_bytes: int, *, in_place: bool) -> tuple[int, BatchResult]:
        """The return value and the result, as for the message by itself, from a batch with others."""
        others = [self._other(tag_bytes) for _ in range(self._rng.choice((0, 0, 1, 3, 4, 7)))]
        place = self._rng.randrange(len(others) + 1)
        code, made = self.batch(does, [*others[:place], message, *others[place:]], tag_bytes, in_place=in_place)
        return (0 if does == "decrypt" else code), made[place]

    def _other(self, tag_bytes: int) -> Message:
        key, nonce, tag = (self._rng.randbytes(size) for size in (self._key_bytes, self._key_bytes, tag_bytes))
        return Message(
            key,
            nonce,
            self._rng.randbytes(self._rng.randrange(200)),
            self._rng.randbytes(self._rng.randrange(50)),
            tag,
        )
