"""AEGIS-128L, as in draft-irtf-cfrg-aegis-aead, section 3."""

from typing import Final

from hashwright.hashes.aegis import Aegis, Blocks
from hashwright.ir import Node, aesround, const
from hashwright.semantics import Ty


def _block(text: str) -> Node:
    return const(int.from_bytes(bytes.fromhex(text), "little"), Ty.B128)


# The Fibonacci sequence modulo 256, the draft's constants of section 2.
C0: Final = _block("000101020305080d1522375990e97962")
C1: Final = _block("db3d18556dc22ff12011314273b528dd")


def initial(key: Node, nonce: Node) -> Blocks:
    """The state before the initial updates."""
    return key ^ nonce, C1, C0, C1, key ^ nonce, key ^ C0, key ^ C1, key ^ C0


def update(s: Blocks, m0: Node, m1: Node) -> Blocks:
    """The state update of the draft. Returns the next eight blocks."""
    message = {0: m0, 4: m1}
    return tuple(aesround(s[i - 1], s[i] ^ message[i] if i in message else s[i]) for i in range(8))


def keystream(s: Blocks) -> Blocks:
    """What the next two message blocks are XORed with."""
    return s[6] ^ s[1] ^ (s[2] & s[3]), s[2] ^ s[5] ^ (s[6] & s[7])


def mixin(s: Blocks, lengths: Node) -> Node:
    """The message block of the final updates."""
    return s[2] ^ lengths


def tag128(s: Blocks) -> Blocks:
    return (s[0] ^ s[1] ^ s[2] ^ s[3] ^ s[4] ^ s[5] ^ s[6],)


def tag256(s: Blocks) -> Blocks:
    return s[0] ^ s[1] ^ s[2] ^ s[3], s[4] ^ s[5] ^ s[6] ^ s[7]


AEGIS128L: Final = Aegis(
    name="aegis128l",
    title="AEGIS-128L",
    source="draft-irtf-cfrg-aegis-aead",
    state_blocks=8,
    rate_blocks=2,
    init_updates=10,
    final_updates=7,
    initial=initial,
    update=update,
    keystream=keystream,
    mixin=mixin,
    tags={16: tag128, 32: tag256},
)
