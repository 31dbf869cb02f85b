"""The AEGIS mode of draft-irtf-cfrg-aegis-aead: init, absorb, encrypt, decrypt, finalize, and AEGISMAC."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Final

from hashwright.hashes.family import Hash
from hashwright.ir import Graph, Node, Step, var
from hashwright.semantics import Ty

BLOCK_BYTES: Final = 16
TAG_BYTES: Final = (16, 32)

Blocks = tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Vector:
    """A published encryption, all in hexadecimal."""

    key: str
    nonce: str
    ad: str
    message: str
    cipher: str
    tag128: str
    tag256: str


@dataclass(frozen=True, kw_only=True)
class Aegis(Hash):
    """An authenticated cipher of the AEGIS family, one lane."""

    family: ClassVar[str] = "aegis"
    kernels: ClassVar[Mapping[str, str]] = {
        "encrypt": "encryption with a detached tag, and its streaming form",
        "decrypt": "decryption with a detached tag, and its streaming form",
        "mac": "AEGISMAC, and its streaming form",
    }

    state_blocks: int
    rate_blocks: int  # message blocks absorbed by one update
    init_updates: int  # updates after the initial state, each with (nonce, key)
    final_updates: int  # updates before the tag
    initial: Callable[[Node, Node], Blocks]  # (key, nonce) -> state
    update: Callable[[Blocks, Node, Node], Blocks]  # (state, message blocks ...) -> state
    keystream: Callable[[Blocks], Blocks]  # state -> what the next message blocks are XORed with
    mixin: Callable[[Blocks, Node], Node]  # (state, both lengths in bits) -> the final updates' message
    tags: Mapping[int, Callable[[Blocks], Blocks]]  # by tag length in bytes: state -> tag
    vectors: tuple[Vector, ...]

    @property
    def rate_bytes(self) -> int:
        return BLOCK_BYTES * self.rate_blocks

    @cached_property
    def _functions(self) -> Mapping[str, Graph]:
        state = _vars("s", self.state_blocks)
        message, cipher = _vars("m", self.rate_blocks), _vars("c", self.rate_blocks)
        key, nonce, lengths = (var(name, Ty.B128) for name in ("key", "nonce", "lengths"))
        stream = self.keystream(state)
        sealed = tuple(z ^ m for z, m in zip(stream, message, strict=True))
        opened = tuple(z ^ c for z, c in zip(stream, cipher, strict=True))
        t = var("t", Ty.B128)
        graphs = [
            Graph("initial", (key, nonce), _named("s", self.initial(key, nonce))),
            Graph("init_update", (*state, key, nonce), _named("s", self.update(state, nonce, key))),
            self._updating("update", state, message, {}, message),
            self._updating("encrypt", state, message, _named("c", sealed), message),
            self._updating("decrypt", state, cipher, _named("m", opened), opened),
            Graph("keystream", state, _named("z", stream)),
            Graph("mixin", (*state, lengths), {"t": self.mixin(state, lengths)}),
            Graph("final_update", (*state, t), _named("s", self.update(state, *[t] * self.rate_blocks))),
        ]
        graphs += [Graph(f"tag{8 * n}", state, _named("t", tag(state))) for n, tag in self.tags.items()]
        words = tuple(node.attr for node in state)
        return {graph.name: replace(graph, state=words) for graph in graphs}

    def _updating(
        self, name: str, state: Blocks, data: Blocks, out: Mapping[str, Node], absorbed: Blocks
    ) -> Graph:
        following = self.update(state, *absorbed)
        step = Step("", 0, 0, "update", (*out.values(), *following))
        early = frozenset(node.attr for node in data)
        return Graph(name, state + data, {**out, **_named("s", following)}, (step,), early)

    def principal(self) -> Graph:
        return self._functions["encrypt"]

    def functions(self) -> Mapping[str, Graph]:
        return self._functions

    # The reference: the mode over bytes, each function evaluated over ints.

    def _call(self, name: str, *blocks: int) -> tuple[int, ...]:
        graph = self._functions[name]
        return tuple(graph.evaluate({n.attr: b for n, b in zip(graph.inputs, blocks, strict=True)}).values())

    def _init(self, key: bytes, nonce: bytes) -> tuple[int, ...]:
        k, n = int.from_bytes(key, "little"), int.from_bytes(nonce, "little")
        state = self._call("initial", k, n)
        for _ in range(self.init_updates):
            state = self._call("init_update", *state, k, n)
        return state

    def _chunks(self, data: bytes) -> Iterator[tuple[tuple[int, ...], int]]:
        """The data in zero-padded message blocks, each with its length in bytes before padding."""
        for i in range(0, len(data), self.rate_bytes):
            chunk = data[i : i + self.rate_bytes]
            padded = chunk.ljust(self.rate_bytes, b"\0")
            yield _split(padded), len(chunk)

    def _absorb(self, state: tuple[int, ...], data: bytes) -> tuple[int, ...]:
        for blocks, _ in self._chunks(data):
            state = self._call("update", *state, *blocks)
        return state

    def _finalize(self, state: tuple[int, ...], low_bits: int, high_bits: int, tag_bytes: int) -> bytes:
        (t,) = self._call("mixin", *state, low_bits | high_bits << 64)
        for _ in range(self.final_updates):
            state = self._call("final_update", *state, t)
        return _join(self._call(f"tag{8 * tag_bytes}", *state))

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext, as long as the message, and the tag."""
        state = self._absorb(self._init(key, nonce), ad)
        out = b""
        for blocks, length in self._chunks(message):
            done = self._call("encrypt", *state, *blocks)
            out += _join(done[: self.rate_blocks])[:length]
            state = done[self.rate_blocks :]
        return out, self._finalize(state, 8 * len(ad), 8 * len(message), tag_bytes)

    def decrypt(self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b"") -> bytes | None:
        """The message, or None where the tag is wrong."""
        state = self._absorb(self._init(key, nonce), ad)
        out = b""
        for blocks, length in self._chunks(cipher):
            stream = _join(self._call("keystream", *state))
            opened = bytes(a ^ b for a, b in zip(stream, _join(blocks), strict=True))[:length]
            out += opened
            state = self._call("update", *state, *_split(opened.ljust(self.rate_bytes, b"\0")))
        return out if self._finalize(state, 8 * len(ad), 8 * len(cipher), len(tag)) == tag else None

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag of the data."""
        state = self._absorb(self._init(key, nonce), data)
        return self._finalize(state, 8 * len(data), 8 * tag_bytes, tag_bytes)


def _vars(prefix: str, count: int) -> Blocks:
    return tuple(var(f"{prefix}{i}", Ty.B128) for i in range(count))


def _named(prefix: str, blocks: Blocks) -> dict[str, Node]:
    return {f"{prefix}{i}": block for i, block in enumerate(blocks)}


def _split(data: bytes) -> tuple[int, ...]:
    return tuple(int.from_bytes(data[i : i + BLOCK_BYTES], "little") for i in range(0, len(data), BLOCK_BYTES))


def _join(blocks: tuple[int, ...]) -> bytes:
    return b"".join(block.to_bytes(BLOCK_BYTES, "little") for block in blocks)
