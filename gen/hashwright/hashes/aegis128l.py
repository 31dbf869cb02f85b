"""AEGIS-128L, as in RFC 10032; its words may have several lanes, as in AEGIS-128X there."""

from typing import Final

from hashwright.graph.ir import Node, aesround, const
from hashwright.graph.semantics import Ty
from hashwright.modes.aegis import Aegis, Blocks, PublishedVector, repeat


def _block(text: str) -> Node:
    return const(int.from_bytes(bytes.fromhex(text), "little"), Ty.B128)


# The Fibonacci sequence modulo 256, the RFC's constants.
C0: Final = _block("000101020305080d1522375990e97962")
C1: Final = _block("db3d18556dc22ff12011314273b528dd")


def initial(keys: Blocks, nonces: Blocks) -> Blocks:
    """The state before the initial updates."""
    (key,), (nonce,) = keys, nonces
    c0, c1 = repeat(C0, key.ty), repeat(C1, key.ty)
    return key ^ nonce, c1, c0, c1, key ^ nonce, key ^ c0, key ^ c1, key ^ c0


def taken(key: Blocks, nonce: Blocks) -> tuple[Blocks, ...]:
    """The message blocks of the updates of an initial round."""
    return ((*nonce, *key),)


def separate(s: Blocks, context: Node) -> Blocks:
    """The state before an initial update, with the context that distinguishes lanes."""
    return tuple(word ^ context if i in (3, 7) else word for i, word in enumerate(s))


def update(s: Blocks, m0: Node, m1: Node) -> Blocks:
    """The state update of the RFC. Returns the next eight blocks."""
    message = {0: m0, 4: m1}
    return tuple(aesround(s[i - 1], s[i] ^ message[i] if i in message else s[i]) for i in range(8))


def keystream(s: Blocks) -> Blocks:
    """The keystream for the next two message blocks."""
    return s[6] ^ s[1] ^ (s[2] & s[3]), s[2] ^ s[5] ^ (s[6] & s[7])


def mixin(s: Blocks, lengths: Node) -> Node:
    """The message block of the final updates."""
    return s[2] ^ lengths


def tag128(s: Blocks) -> Blocks:
    return (s[0] ^ s[1] ^ s[2] ^ s[3] ^ s[4] ^ s[5] ^ s[6],)


def tag256(s: Blocks) -> Blocks:
    return s[0] ^ s[1] ^ s[2] ^ s[3], s[4] ^ s[5] ^ s[6] ^ s[7]


# The RFC's vectors of AEGIS-128L.
VECTORS: Final = (
    PublishedVector(
        key="10010000000000000000000000000000",
        nonce="10000200000000000000000000000000",
        ad="",
        message="00000000000000000000000000000000",
        cipher="c1c0e58bd913006feba00f4b3cc3594e",
        tag128="abe0ece80c24868a226a35d16bdae37a",
        tag256="25835bfbb21632176cf03840687cb968cace4617af1bd0f7d064c639a5c79ee4",
    ),
    PublishedVector(
        key="10010000000000000000000000000000",
        nonce="10000200000000000000000000000000",
        ad="",
        message="",
        cipher="",
        tag128="c2b879a67def9d74e6c14f708bbcc9b4",
        tag256="1360dc9db8ae42455f6e5b6a9d488ea4f2184c4e12120249335c4ee84bafe25d",
    ),
    PublishedVector(
        key="10010000000000000000000000000000",
        nonce="10000200000000000000000000000000",
        ad="0001020304050607",
        message="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        cipher="79d94593d8c2119d7e8fd9b8fc77845c5c077a05b2528b6ac54b563aed8efe84",
        tag128="cc6f3372f6aa1bb82388d695c3962d9a",
        tag256="022cb796fe7e0ae1197525ff67e309484cfbab6528ddef89f17d74ef8ecd82b3",
    ),
    PublishedVector(
        key="10010000000000000000000000000000",
        nonce="10000200000000000000000000000000",
        ad="0001020304050607",
        message="000102030405060708090a0b0c0d",
        cipher="79d94593d8c2119d7e8fd9b8fc77",
        tag128="5c04b3dba849b2701effbe32c7f0fab7",
        tag256="86f1b80bfb463aba711d15405d094baf4a55a15dbfec81a76f35ed0b9c8b04ac",
    ),
    PublishedVector(
        key="10010000000000000000000000000000",
        nonce="10000200000000000000000000000000",
        ad="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20212223242526272829",
        message="101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f3031323334353637",
        cipher="b31052ad1cca4e291abcf2df3502e6bdb1bfd6db36798be3607b1f94d34478aa7ede7f7a990fec10",
        tag128="7542a745733014f9474417b337399507",
        tag256="b91e2947a33da8bee89b6794e647baf0fc835ff574aca3fc27c33be0db2aff98",
    ),
)

AEGIS128L: Final = Aegis(
    name="aegis128l",
    title="AEGIS-128L",
    source="RFC 10032",
    state_words=8,
    rate_words=2,
    init_rounds=10,
    final_updates=7,
    initial=initial,
    taken=taken,
    separate=separate,
    update=update,
    keystream=keystream,
    mixin=mixin,
    tags={16: tag128, 32: tag256},
    vectors=VECTORS,
)
