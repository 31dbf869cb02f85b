"""The descriptions of AEGIS-128X and AEGIS-256X on ints, compared with the RFC's vectors and libaegis."""

import random
from typing import Final

import pytest

from hashwright.graph.semantics import Ty
from hashwright.hashes.aegis128x import AEGIS128X2, AEGIS128X4
from hashwright.hashes.aegis256x import AEGIS256X2, AEGIS256X4
from hashwright.modes.aegis import TAG_BYTES, Aegis
from tests import oracles

ALL: Final = (AEGIS128X2, AEGIS128X4, AEGIS256X2, AEGIS256X4)
FILES: Final = {cipher.name: f"{cipher.name.replace('aegis', 'aegis-')}-test-vectors" for cipher in ALL}
CIPHERS: Final = pytest.mark.parametrize("cipher", ALL, ids=lambda cipher: cipher.title)


def block(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


@CIPHERS
def test_state_after_the_initial_updates(cipher: Aegis) -> None:
    given, expected = oracles.vectors(FILES[cipher.name])[:2]
    functions = cipher.functions()
    blocks = [given[name][i : i + 32] for name in ("key", "nonce") for i in range(0, len(given[name]), 32)]
    known = dict(zip((str(node.attr) for node in functions["initial"].inputs), map(block, blocks), strict=True))
    state = functions["initial"].evaluate(known)
    for _ in range(cipher.init_rounds):
        state = functions["init_update"].evaluate(state | known)
    for word in range(cipher.state_words):
        lanes = [block(expected[f"V[{word},{lane}]"]) for lane in range(cipher.lanes)]
        assert [state[f"s{word}"] >> 128 * lane & Ty.B128.mask for lane in range(cipher.lanes)] == lanes


@CIPHERS
def test_the_vectors_that_the_package_carries_are_the_rfcs(cipher: Aegis) -> None:
    names = ("key", "nonce", "ad", "msg", "ct", "tag128", "tag256")
    published = {tuple(v[n] for n in names) for v in oracles.vectors(FILES[cipher.name]) if "msg" in v}
    carried = {(v.key, v.nonce, v.ad, v.message, v.cipher, v.tag128, v.tag256) for v in cipher.vectors}
    assert carried == published


@CIPHERS
def test_random_messages(cipher: Aegis) -> None:
    rng, oracle = random.Random(128), oracles.Aegis(cipher.name)
    for length in range(0, 2 * cipher.rate_bytes + 2, 7):
        sizes = (cipher.key_bytes, cipher.key_bytes, length)
        key, nonce, message = (rng.randbytes(size) for size in sizes)
        ad, tag_bytes = rng.randbytes(rng.randrange(200)), rng.choice(TAG_BYTES)
        sealed = oracle.encrypt(key, nonce, message, ad, tag_bytes)
        assert cipher.encrypt(key, nonce, message, ad, tag_bytes) == sealed, length
        assert cipher.decrypt(key, nonce, *sealed, ad) == message, length
        assert cipher.mac(key, nonce, message, tag_bytes) == oracle.mac(key, nonce, message, tag_bytes), length
        assert cipher.stream(key, nonce, length) == oracle.stream(key, nonce, length), length
