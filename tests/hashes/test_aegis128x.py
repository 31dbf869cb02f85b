"""The descriptions of AEGIS-128X2 and AEGIS-128X4 run on ints, against the RFC's vectors and libaegis."""

import random
from typing import Final

import pytest

from hashwright.hashes.aegis import TAG_BYTES, Aegis
from hashwright.hashes.aegis128x import AEGIS128X2, AEGIS128X4
from hashwright.semantics import Ty
from tests import oracles

FILES: Final = {AEGIS128X2.name: "aegis-128x2-test-vectors", AEGIS128X4.name: "aegis-128x4-test-vectors"}
CIPHERS: Final = pytest.mark.parametrize("cipher", [AEGIS128X2, AEGIS128X4], ids=lambda cipher: cipher.title)


def block(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


@CIPHERS
def test_state_after_the_initial_updates(cipher: Aegis) -> None:
    given, expected = oracles.vectors(FILES[cipher.name])[:2]
    functions = cipher.functions()
    known = {name: block(given[name]) for name in ("key", "nonce")}
    state = functions["initial"].evaluate(known)
    for _ in range(cipher.init_updates):
        state = functions["init_update"].evaluate(state | known)
    for word in range(8):
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
        key, nonce, message = rng.randbytes(16), rng.randbytes(16), rng.randbytes(length)
        ad, tag_bytes = rng.randbytes(rng.randrange(200)), rng.choice(TAG_BYTES)
        sealed = oracle.encrypt(key, nonce, message, ad, tag_bytes)
        assert cipher.encrypt(key, nonce, message, ad, tag_bytes) == sealed, length
        assert cipher.decrypt(key, nonce, *sealed, ad) == message, length
        assert cipher.mac(key, nonce, message, tag_bytes) == oracle.mac(key, nonce, message, tag_bytes), length
        assert cipher.stream(key, nonce, length) == oracle.stream(key, nonce, length), length
