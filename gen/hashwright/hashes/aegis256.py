"""AEGIS-256, as in RFC 10032; its words may have several lanes, as in AEGIS-256X there."""

from typing import Final

from hashwright.graph.ir import Node, aesround
from hashwright.hashes.aegis128l import C0, C1
from hashwright.modes.aegis import Aegis, Blocks, PublishedVector, repeat


def initial(k: Blocks, n: Blocks) -> Blocks:
    """The state before the initial updates."""
    c0, c1 = repeat(C0, k[0].ty), repeat(C1, k[0].ty)
    return k[0] ^ n[0], k[1] ^ n[1], c1, c0, k[0] ^ c0, k[1] ^ c1


def taken(k: Blocks, n: Blocks) -> tuple[Blocks, ...]:
    """The message blocks of the updates of an initial round."""
    return (k[0],), (k[1],), (k[0] ^ n[0],), (k[1] ^ n[1],)


def separate(s: Blocks, context: Node) -> Blocks:
    """The state before an initial update, with the context that distinguishes lanes."""
    return tuple(word ^ context if i in (3, 5) else word for i, word in enumerate(s))


def update(s: Blocks, m: Node) -> Blocks:
    """The state update of the RFC. Returns the next six blocks."""
    return tuple(aesround(s[i - 1], s[i] if i else s[i] ^ m) for i in range(6))


def keystream(s: Blocks) -> Blocks:
    """The keystream for the next message block."""
    return (s[1] ^ s[4] ^ s[5] ^ (s[2] & s[3]),)


def mixin(s: Blocks, lengths: Node) -> Node:
    """The message block of the final updates."""
    return s[3] ^ lengths


def tag128(s: Blocks) -> Blocks:
    return (s[0] ^ s[1] ^ s[2] ^ s[3] ^ s[4] ^ s[5],)


def tag256(s: Blocks) -> Blocks:
    return s[0] ^ s[1] ^ s[2], s[3] ^ s[4] ^ s[5]


# The RFC's vectors of AEGIS-256.
KEY: Final = "1001000000000000000000000000000000000000000000000000000000000000"
NONCE: Final = "1000020000000000000000000000000000000000000000000000000000000000"
VECTORS: Final = (
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="00000000000000000000000000000000",
        cipher="754fc3d8c973246dcc6d741412a4b236",
        tag128="3fe91994768b332ed7f570a19ec5896e",
        tag256="1181a1d18091082bf0266f66297d167d2e68b845f61a3b0527d31fc7b7b89f13",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="",
        message="",
        cipher="",
        tag128="e3def978a0f054afd1e761d7553afba3",
        tag256="6a348c930adbd654896e1666aad67de989ea75ebaa2b82fb588977b1ffec864a",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="0001020304050607",
        message="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        cipher="f373079ed84b2709faee373584585d60accd191db310ef5d8b11833df9dec711",
        tag128="8d86f91ee606e9ff26a01b64ccbdd91d",
        tag256="b7d28d0c3c0ebd409fd22b44160503073a547412da0854bfb9723020dab8da1a",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="0001020304050607",
        message="000102030405060708090a0b0c0d",
        cipher="f373079ed84b2709faee37358458",
        tag128="c60b9c2d33ceb058f96e6dd03c215652",
        tag256="8c1cc703c81281bee3f6d9966e14948b4a175b2efbdc31e61a98b4465235c2d9",
    ),
    PublishedVector(
        key=KEY,
        nonce=NONCE,
        ad="000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20212223242526272829",
        message="101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f3031323334353637",
        cipher="57754a7d09963e7c787583a2e7b859bb24fa1e04d49fd550b2511a358e3bca252a9b1b8b30cc4a67",
        tag128="ab8a7d53fd0e98d727accca94925e128",
        tag256="a3aca270c006094d71c20e6910b5161c0826df233d08919a566ec2c05990f734",
    ),
)

AEGIS256: Final = Aegis(
    name="aegis256",
    title="AEGIS-256",
    source="RFC 10032",
    key_blocks=2,
    state_words=6,
    rate_words=1,
    init_rounds=4,
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
