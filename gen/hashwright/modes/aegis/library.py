"""Generated libraries of AEGIS ciphers called from Python."""

from collections.abc import Iterable

from hashwright.native.library import Library, Refused


class AegisLibrary(Library):
    """The C form of an AEGIS cipher.

    What encrypts raises Refused where it returns -1. What ends a message in pieces leaves what its state holds
    in `state`.
    """

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
                code = self._call("encrypt", cipher.address, *rest)
            else:
                code = self._call("encrypt_detached", cipher.address, tag.address, *rest)
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
            code = self._call("decrypt_detached", message.address, *sized, put.given(nonce), put.given(key))
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
            code = self._call("decrypt", message.address, *sized, put.given(nonce), put.given(key))
            return code == 0, message.raw

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

    def mac_verify(self, key: bytes, nonce: bytes, data: bytes, tag: bytes) -> bool:
        """Is this the AEGISMAC tag, in one call."""
        put = self._memory
        with put.call():
            sized = put.given(tag), len(tag), put.given(data), len(data)
            return self._call("mac_verify", *sized, put.given(nonce), put.given(key)) == 0

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        """The keystream, in one call."""
        put = self._memory
        with put.call():
            out = put.room(length)
            self._call("stream", out.address, length, put.given(nonce), put.given(key))
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
        return self._asked("mac_verify_final", tag)

    # A message in pieces: how it begins, goes on and ends.

    def start(self, key: bytes, nonce: bytes, ad: bytes = b"") -> None:
        """Begins one that is encrypted or decrypted."""
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
            self._on_state(name, out.address, self._memory.given(piece), len(piece))
            return out.raw

    def encrypt_final(self, tag_bytes: int = 16) -> bytes:
        """The tag."""
        return self._tag("encrypt_final", tag_bytes)

    def decrypt_final(self, tag: bytes) -> bool:
        """Is the tag right?"""
        return self._asked("decrypt_final", tag)

    def mac_start(self, key: bytes, nonce: bytes) -> None:
        """Begins data that is authenticated."""
        self._start()
        with self._memory.call():
            self._on_state("mac_init", self._memory.given(nonce), self._memory.given(key))

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
