"""The AEGIS mode of RFC 10032: init, absorb, encrypt, decrypt, finalize, stream, and AEGISMAC.

A cipher of several lanes is the same cipher over words of several blocks, one in each lane. The lanes are
independent, except for constants that distinguish them, and for their tags.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import chain
from operator import xor
from typing import ClassVar, Final

from hashwright.graph.ir import Graph, Node, Step, Var, const, halves, join, numbered, row, var
from hashwright.graph.semantics import BLOCKS, Ty
from hashwright.graph.straightline import straightline
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel, Timed

BLOCK_BYTES: Final = 16
TAG_BYTES: Final = (16, 32)

ENCRYPT: Final = Kernel(
    "encrypt",
    "encryption with a detached tag, and its streaming form",
    function="encrypt",
    timed=(Timed("encrypt", ("encrypt_detached",), "hashwright"),),
    timed_in_pieces=(Timed("encrypt_pieces", ("init", "encrypt_update", "encrypt_final"), "hashwright"),),
)
DECRYPT: Final = Kernel(
    "decrypt",
    "decryption with a detached tag, and its streaming form",
    function="decrypt",
    timed=(Timed("decrypt", ("decrypt_detached",), "hashwright"),),
    timed_in_pieces=(Timed("decrypt_pieces", ("init", "decrypt_update", "decrypt_final"), "hashwright"),),
)
MAC: Final = Kernel(
    "mac",
    "AEGISMAC, and its streaming form",
    function="update",
    timed=(Timed("mac", ("mac",), "hashwright"),),
    timed_in_pieces=(Timed("mac_pieces", ("mac_start", "mac_update", "mac_final"), "hashwright"),),
)
# It is generated with encryption, and timed by itself.
KEYSTREAM: Final = Kernel(
    "stream",
    "the keystream",
    function="stream",
    timed=(Timed("stream", ("stream",), "hashwright"),),
)
BATCH: Final = Kernel(
    "batch",
    "many messages in one call, each with a key, a nonce and lengths of its own",
    lanes=True,
    whole=True,
    around=(ENCRYPT.name, DECRYPT.name, MAC.name),
    timed=(
        Timed("seal_batch", ("encrypt_batch",), "hashwright"),
        Timed("open_batch", ("decrypt_batch",), "hashwright decryption", "decryption"),
        Timed("mac_batch", ("mac_batch",), "hashwright MAC", "MAC"),
    ),
)

# Roles.
STATE: Final = "s"
MESSAGE: Final = "m"
CIPHER: Final = "c"
STREAM: Final = "z"  # of the keystream
TAG: Final = "t"  # of a tag, and of the message of the final updates

Blocks = tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedVector:
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
    """An authenticated cipher of the AEGIS family."""

    family: ClassVar[str] = "aegis"
    room: ClassVar[str] = __name__

    lanes: int = 1  # the number of blocks in a word
    key_blocks: int = 1  # the number of blocks in a key, and in a nonce
    state_words: int
    rate_words: int  # message words absorbed by one update
    init_rounds: int  # rounds of updates after the initial state
    final_updates: int  # updates before the tag
    initial: Callable[[Blocks, Blocks], Blocks]  # (key, nonce) -> state
    taken: Callable[[Blocks, Blocks], tuple[Blocks, ...]]  # (key, nonce) -> message words of a round's updates
    separate: Callable[[Blocks, Node], Blocks]  # (state, constant that distinguishes lanes) -> state
    update: Callable[..., Blocks]  # (state, message words ...) -> state
    keystream: Callable[[Blocks], Blocks]  # state -> the words that are XORed with the next message words
    mixin: Callable[[Blocks, Node], Node]  # (state, both lengths in bits) -> the final updates' message
    tags: Mapping[int, Callable[[Blocks], Blocks]]  # by tag length in bytes: state -> tag, of each lane
    vectors: tuple[PublishedVector, ...]

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        """The kernels by name. One message fills all lanes of a cipher."""
        return {each.name: each for each in (ENCRYPT, DECRYPT, MAC, *([BATCH] if self.lanes == 1 else []))}

    def parts(self, kernel: Kernel) -> Sequence[Kernel]:
        """The kernels that a library is made of, and with encryption the keystream."""
        return [*super().parts(kernel), *([KEYSTREAM] if kernel in (LIBRARY, ENCRYPT) else [])]

    @property
    def word(self) -> Ty:
        """The type of the state's words."""
        able = {ty.bits // Ty.B128.bits: ty for ty in BLOCKS}
        if self.lanes not in able:
            raise TypeError(f"there are no words of {self.lanes} blocks; write 1, 2 or 4 lanes")
        return able[self.lanes]

    @property
    def key_bytes(self) -> int:
        """The length of a key, and of a nonce."""
        return BLOCK_BYTES * self.key_blocks

    @property
    def own_tags(self) -> tuple[int, ...]:
        """The lengths of AEGISMAC tags for which the first lane also absorbs its own tag.

        Without its own tag, the tags of the other lanes would not fill the last update.
        """
        others = {size: (self.lanes - 1) * size // BLOCK_BYTES for size in self.tags}
        return tuple(size for size, count in others.items() if count % self.rate_words)

    @property
    def rate_bytes(self) -> int:
        return BLOCK_BYTES * self.lanes * self.rate_words

    @cached_property
    def _functions(self) -> Mapping[str, Graph]:
        state = row(STATE, self.state_words, self.word)
        message, cipher = (row(role, self.rate_words, self.word) for role in (MESSAGE, CIPHER))
        key, nonce = (self._given(name) for name in ("key", "nonce"))
        lengths = var("lengths", Ty.B128)
        stream = self.keystream(state)
        sealed = tuple(z ^ m for z, m in zip(stream, message, strict=True))
        opened = tuple(z ^ c for z, c in zip(stream, cipher, strict=True))
        zeros = (const(0, self.word),) * self.rate_words
        t = var(TAG, self.word)
        started = state
        for words in self.round_words:
            started = self.update(self.separate(started, self._context()), *words)
        graphs = [
            Graph("initial", (*key, *nonce), numbered(STATE, self.initial(*self._repeated()))),
            Graph("init_update", (*state, *key, *nonce), numbered(STATE, started)),
            self._updating("update", state, message, {}, message),
            self._updating("encrypt", state, message, numbered(CIPHER, sealed), message),
            self._updating("decrypt", state, cipher, numbered(MESSAGE, opened), opened),
            self._updating("stream", state, (), numbered(STREAM, stream), zeros),
            Graph("keystream", state, numbered(STREAM, stream)),
            Graph("mixin", (*state, lengths), {Var(TAG): self.mixin(state, repeat(lengths, self.word))}),
            Graph("final_update", (*state, t), numbered(STATE, self.update(state, *[t] * self.rate_words))),
        ]
        for size, tag in self.tags.items():
            of_lanes = tuple(zip(*map(blocks, tag(state)), strict=True))  # by lane
            folded = tuple(reduce(xor, each) for each in zip(*of_lanes, strict=True))
            graphs.append(Graph(f"tag{8 * size}", state, numbered(TAG, folded)))
            if self.lanes > 1:
                graphs.append(Graph(f"tags{8 * size}", state, numbered(TAG, tuple(chain(*of_lanes)))))
        kept = tuple(node.attr for node in state)
        return {graph.name: replace(graph, state=kept) for graph in graphs}

    @property
    def round_words(self) -> tuple[Blocks, ...]:
        """The message words of each update of a round, from the blocks of the key and of the nonce."""
        return self.taken(*self._repeated())

    def _repeated(self) -> tuple[Blocks, Blocks]:
        """The words whose lanes are the blocks of the key, and of the nonce."""
        key, nonce = (
            tuple(repeat(block, self.word) for block in self._given(name)) for name in ("key", "nonce")
        )
        return key, nonce

    def _context(self) -> Node:
        """The constant that distinguishes lanes: the number of the lane, and that of the last one."""
        each = ((self.lanes - 1 << 8 | lane) << Ty.B128.bits * lane for lane in range(self.lanes))
        return const(sum(each) if self.lanes > 1 else 0, self.word)

    def _given(self, name: str) -> Blocks:
        """The blocks of the key or of the nonce."""
        return row(name, self.key_blocks, Ty.B128) if self.key_blocks > 1 else (var(name, Ty.B128),)

    def _updating(
        self, name: str, state: Blocks, data: Blocks, out: Mapping[Var, Node], absorbed: Blocks
    ) -> Graph:
        following = self.update(state, *absorbed)
        step = Step("", 0, 0, "update", (*out.values(), *following))
        early = frozenset(node.attr for node in data)
        return Graph(name, state + data, {**out, **numbered(STATE, following)}, (step,), early)

    def absorb_tags(self, tags: Blocks) -> Graph:
        """The update by blocks of tags: each is the first lane of a message word; other lanes are zeros."""
        state = row(STATE, self.state_words, self.word)
        absorbed = (in_first_lane(tag, self.word) for tag in tags)
        kept = tuple(node.attr for node in state)
        return Graph("absorb_tags", state + tags, numbered(STATE, self.update(state, *absorbed)), state=kept)

    def first_tags(self) -> Iterator[Graph]:
        """By tag length: the tag of the first lane, named first_tag128 and the like."""
        for size in self.tags:
            graph = self._functions[f"tags{8 * size}"]
            own = list(graph.outputs.items())[: size // BLOCK_BYTES]
            yield replace(graph, name=f"first_tag{8 * size}", outputs=dict(own))

    def principal(self) -> Graph:
        return self._functions["encrypt"]

    def functions(self) -> Mapping[str, Graph]:
        return self._functions

    def types(self) -> frozenset[Ty]:
        return frozenset({Ty.B128})  # a target that lacks wider words stores them in parts

    # The reference: the mode over bytes, each function evaluated over ints.

    def _call(self, name: str, *blocks: int) -> tuple[int, ...]:
        return self._straightlines[name](*blocks)

    @cached_property
    def _straightlines(self) -> Mapping[str, Callable[..., tuple[int, ...]]]:
        return {name: straightline(graph) for name, graph in self._functions.items()}

    def init(self, key: bytes, nonce: bytes) -> tuple[int, ...]:
        """The state before the associated data."""
        given = _split(key + nonce, BLOCK_BYTES)
        state = self._call("initial", *given)
        for _ in range(self.init_rounds):
            state = self._call("init_update", *state, *given)
        return state

    def _chunks(self, data: bytes) -> Iterator[tuple[tuple[int, ...], int]]:
        """The data in zero-padded message blocks, each with its length in bytes before padding."""
        for i in range(0, len(data), self.rate_bytes):
            chunk = data[i : i + self.rate_bytes]
            padded = chunk.ljust(self.rate_bytes, b"\0")
            yield _split(padded, self._word_bytes), len(chunk)

    def absorb(self, state: tuple[int, ...], data: bytes) -> tuple[int, ...]:
        """The state after associated data or a message, padded with zeros."""
        for words, _ in self._chunks(data):
            state = self._call("update", *state, *words)
        return state

    def _last(self, state: tuple[int, ...], low: int, high: int) -> tuple[int, ...]:
        """The state after the final updates, with two numbers mixed in."""
        (t,) = self._call("mixin", *state, low | high << 64)
        for _ in range(self.final_updates):
            state = self._call("final_update", *state, t)
        return state

    def finalize(self, state: tuple[int, ...], ad_bytes: int, message_bytes: int, tag_bytes: int) -> bytes:
        """The tag of associated data and a message of these lengths in bytes, which the state has absorbed."""
        state = self._last(state, 8 * ad_bytes, 8 * message_bytes)
        return _joined(self._call(f"tag{8 * tag_bytes}", *state))

    def encrypt(
        self, key: bytes, nonce: bytes, message: bytes, ad: bytes = b"", tag_bytes: int = 16
    ) -> tuple[bytes, bytes]:
        """The ciphertext, as long as the message, and the tag."""
        state = self.absorb(self.init(key, nonce), ad)
        out = b""
        for words, length in self._chunks(message):
            done = self._call("encrypt", *state, *words)
            out += self._joined(done[: self.rate_words])[:length]
            state = done[self.rate_words :]
        return out, self.finalize(state, len(ad), len(message), tag_bytes)

    def decrypt(self, key: bytes, nonce: bytes, cipher: bytes, tag: bytes, ad: bytes = b"") -> bytes | None:
        """The message, or None if the tag is wrong."""
        out, state = self._opened(self.absorb(self.init(key, nonce), ad), cipher)
        return out if self.finalize(state, len(ad), len(cipher), len(tag)) == tag else None

    def decrypt_unauthenticated(self, key: bytes, nonce: bytes, cipher: bytes) -> bytes:
        """The message of any ciphertext without associated data."""
        return self._opened(self.init(key, nonce), cipher)[0]

    def _opened(self, state: tuple[int, ...], cipher: bytes) -> tuple[bytes, tuple[int, ...]]:
        """The message of a ciphertext, and the state after it."""
        out = b""
        for words, length in self._chunks(cipher):
            stream = self._joined(self._call("keystream", *state))
            opened = bytes(a ^ b for a, b in zip(stream, self._joined(words), strict=True))[:length]
            out += opened
            state = self.absorb(state, opened)
        return out, state

    def mac(self, key: bytes, nonce: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
        """The AEGISMAC tag of the data."""
        return self.finalize_mac(self.absorb(self.init(key, nonce), data), len(data), tag_bytes)

    def finalize_mac(self, state: tuple[int, ...], data_bytes: int, tag_bytes: int) -> bytes:
        """The AEGISMAC tag of data of this number of bytes, which the state has absorbed."""
        state = self._last(state, 8 * data_bytes, 8 * tag_bytes)
        if self.lanes == 1:
            return _joined(self._call(f"tag{8 * tag_bytes}", *state))
        tags = _joined(self._call(f"tags{8 * tag_bytes}", *state))
        absorbed = _split(tags if tag_bytes in self.own_tags else tags[tag_bytes:], BLOCK_BYTES)
        for at in range(0, len(absorbed), self.rate_words):
            state = self._call("update", *state, *absorbed[at : at + self.rate_words])
        state = self._last(state, self.lanes, 8 * tag_bytes)
        return _joined(self._call(f"tags{8 * tag_bytes}", *state))[:tag_bytes]

    def encrypt_unauthenticated(self, key: bytes, nonce: bytes, message: bytes) -> bytes:
        """The ciphertext without associated data."""
        return self.encrypt(key, nonce, message)[0]

    def stream(self, key: bytes, nonce: bytes, length: int) -> bytes:
        """The keystream: the ciphertext of zeros."""
        return self.encrypt_unauthenticated(key, nonce, bytes(length))

    @property
    def _word_bytes(self) -> int:
        return BLOCK_BYTES * self.lanes

    def _joined(self, words: tuple[int, ...]) -> bytes:
        return b"".join(word.to_bytes(self._word_bytes, "little") for word in words)


def in_first_lane(block: Node, ty: Ty) -> Node:
    """A word of that type whose first lane is the block, and whose other lanes are zeros."""
    while block.ty is not ty:
        block = join(block, const(0, block.ty))
    return block


def repeat(block: Node, ty: Ty) -> Node:
    """The word of this type with the block in each lane."""
    while block.ty is not ty:
        block = join(block, block)
    return block


def blocks(word: Node) -> Blocks:
    """The blocks of a word, by lane."""
    return (word,) if word.ty is Ty.B128 else tuple(block for half in halves(word) for block in blocks(half))


def _split(data: bytes, size: int) -> tuple[int, ...]:
    """The words of these bytes."""
    return tuple(int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size))


def _joined(found: tuple[int, ...]) -> bytes:
    return b"".join(block.to_bytes(BLOCK_BYTES, "little") for block in found)
