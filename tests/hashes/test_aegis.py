"""The descriptions of AEGIS-128L and AEGIS-256 on ints, compared with the RFC's vectors and libaegis."""

import random
from typing import Any, Final

import pytest

from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.hashes.aegis256 import AEGIS256
from hashwright.modes.aegis import Aegis
from tests import oracles
from tests.oracles import vectors

BOTH: Final = (AEGIS128L, AEGIS256)
CIPHERS: Final = pytest.mark.parametrize("cipher", BOTH, ids=lambda cipher: cipher.title)
FILES: Final = ("aegis-128l-test-vectors", "aegis-256-test-vectors")
ALL: Final = [(cipher, v) for cipher, name in zip(BOTH, FILES, strict=True) for v in vectors(name)]
UPDATE: Final = [(cipher, v) for cipher, v in ALL if "S0" in v]
SEALED: Final = [(cipher, v) for cipher, v in ALL if "msg" in v and "error" not in v]
FORGED: Final = [(cipher, v) for cipher, v in ALL if "error" in v]
MAC: Final = [
    (cipher, v)
    for cipher in BOTH
    for v in vectors("aegismac-test-vectors")
    if v["name"] == f"{cipher.title.replace('AEGIS', 'AEGISMAC')} Test Vector"
]
TAGS: Final = ("tag128", "tag256")


def named(given: object) -> str:
    return str(given["name"] if isinstance(given, dict) else given.title if isinstance(given, Aegis) else given)


def fields(vector: dict[str, Any], *names: str) -> list[bytes]:
    return [bytes.fromhex(vector[name]) for name in names]


def block(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


def test_every_vector_of_the_file_is_of_a_kind_that_is_tested() -> None:
    assert len(UPDATE) + len(SEALED) + len(FORGED) == len(ALL) == 20
    assert len(FORGED) == 8
    assert len(UPDATE) == len(MAC) == 2


@pytest.mark.parametrize(("cipher", "vector"), UPDATE, ids=named)
def test_update_vector(cipher: Aegis, vector: dict[str, Any]) -> None:
    given = {f"s{i}": block(vector[f"S{i}"]) for i in range(cipher.state_words)}
    message = [vector["M"]] if cipher.rate_words == 1 else [vector["M0"], vector["M1"]]
    given |= {f"m{i}": block(text) for i, text in enumerate(message)}
    expected = {f"s{i}": block(vector[f"S{i}_2"]) for i in range(cipher.state_words)}
    assert cipher.functions()["update"].evaluate(given) == expected


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize(("cipher", "vector"), SEALED, ids=named)
def test_vectors_of_encryption_and_decryption(cipher: Aegis, vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, ad, message, sealed, tag = fields(vector, "key", "nonce", "ad", "msg", "ct", tag_name)
    assert cipher.encrypt(key, nonce, message, ad, len(tag)) == (sealed, tag)
    assert cipher.decrypt(key, nonce, sealed, tag, ad) == message


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize(("cipher", "vector"), FORGED, ids=named)
def test_vectors_that_are_to_be_refused(cipher: Aegis, vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, ad, sealed, tag = fields(vector, "key", "nonce", "ad", "ct", tag_name)
    assert cipher.decrypt(key, nonce, sealed, tag, ad) is None


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize(("cipher", "vector"), MAC, ids=named)
def test_vectors_of_the_mac(cipher: Aegis, vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, data, tag = fields(vector, "key", "nonce", "data", tag_name)
    assert cipher.mac(key, nonce, data, len(tag)) == tag


@CIPHERS
def test_the_vectors_that_the_package_carries_are_the_rfcs(cipher: Aegis) -> None:
    names = ("key", "nonce", "ad", "msg", "ct", "tag128", "tag256")
    published = {tuple(v[name] for name in names) for of, v in SEALED if of is cipher}
    carried = {(v.key, v.nonce, v.ad, v.message, v.cipher, v.tag128, v.tag256) for v in cipher.vectors}
    assert carried == published


@CIPHERS
def test_every_length_of_message_and_associated_data_up_to_two_pieces(cipher: Aegis) -> None:
    oracle = oracles.Aegis(cipher.name)
    rng = random.Random(128)
    for length in range(2 * cipher.rate_bytes + 2):
        for ad_length in (0, length, 2 * cipher.rate_bytes + 1 - length):
            key, nonce = rng.randbytes(cipher.key_bytes), rng.randbytes(cipher.key_bytes)
            message, ad = rng.randbytes(length), rng.randbytes(ad_length)
            tag_bytes = rng.choice((16, 32))
            expected = oracle.encrypt(key, nonce, message, ad, tag_bytes)
            assert cipher.encrypt(key, nonce, message, ad, tag_bytes) == expected, (length, ad_length)
            assert cipher.decrypt(key, nonce, *expected, ad) == message, (length, ad_length)


@CIPHERS
def test_a_thousand_random_messages(cipher: Aegis) -> None:
    oracle = oracles.Aegis(cipher.name)
    rng = random.Random(1000)
    for _ in range(1000):
        key, nonce = rng.randbytes(cipher.key_bytes), rng.randbytes(cipher.key_bytes)
        message, ad = rng.randbytes(rng.randrange(70)), rng.randbytes(rng.randrange(40))
        tag_bytes = rng.choice((16, 32))
        made = cipher.encrypt(key, nonce, message, ad, tag_bytes)
        assert made == oracle.encrypt(key, nonce, message, ad, tag_bytes), (key, nonce, message, ad)


@CIPHERS
def test_five_hundred_random_macs(cipher: Aegis) -> None:
    oracle = oracles.Aegis(cipher.name)
    rng = random.Random(500)
    for _ in range(500):
        key, nonce, data = (
            rng.randbytes(cipher.key_bytes),
            rng.randbytes(cipher.key_bytes),
            rng.randbytes(rng.randrange(100)),
        )
        for tag_bytes in (16, 32):
            made = cipher.mac(key, nonce, data, tag_bytes)
            assert made == oracle.mac(key, nonce, data, tag_bytes), (key, nonce, data)


@CIPHERS
@pytest.mark.parametrize("field", ["key", "nonce", "ad", "cipher", "tag"])
def test_a_changed_bit_is_refused(cipher: Aegis, field: str) -> None:
    rng = random.Random(field)
    given = {name: rng.randbytes(cipher.key_bytes) for name in ("key", "nonce")} | {"ad": rng.randbytes(9)}
    given["cipher"], given["tag"] = cipher.encrypt(given["key"], given["nonce"], b"forty-two", given["ad"])
    assert cipher.decrypt(**given) == b"forty-two"
    for _ in range(20):
        changed = bytearray(given[field])
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
        assert cipher.decrypt(**{**given, field: bytes(changed)}) is None
