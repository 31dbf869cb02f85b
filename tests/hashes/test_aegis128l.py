"""The description of AEGIS-128L run on ints, against the RFC's vectors and libaegis."""

import random
from typing import Any, Final

import pytest

from hashwright.hashes.aegis128l import AEGIS128L
from tests import oracles
from tests.oracles import vectors

ORACLE: Final = oracles.Aegis("aegis128l")
ALL: Final = vectors("aegis-128l-test-vectors")
UPDATE: Final = [v for v in ALL if "S0" in v]
SEALED: Final = [v for v in ALL if "msg" in v and "error" not in v]
FORGED: Final = [v for v in ALL if "error" in v]
MAC: Final = [v for v in vectors("aegismac-test-vectors") if v["name"].startswith("AEGISMAC-128L ")]
TAGS: Final = ("tag128", "tag256")


def named(vector: dict[str, Any]) -> str:
    return str(vector["name"])


def fields(vector: dict[str, Any], *names: str) -> list[bytes]:
    return [bytes.fromhex(vector[name]) for name in names]


def block(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


def test_every_vector_of_the_file_is_of_a_kind_that_is_tested() -> None:
    assert len(UPDATE) + len(SEALED) + len(FORGED) == len(ALL) == 10
    assert len(FORGED) == 4
    assert len(UPDATE) == len(MAC) == 1


@pytest.mark.parametrize("vector", UPDATE, ids=named)
def test_update_vector(vector: dict[str, Any]) -> None:
    given = {f"s{i}": block(vector[f"S{i}"]) for i in range(8)}
    given |= {f"m{i}": block(vector[f"M{i}"]) for i in range(2)}
    expected = {f"s{i}": block(vector[f"S{i}_2"]) for i in range(8)}
    assert AEGIS128L.functions()["update"].evaluate(given) == expected


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize("vector", SEALED, ids=named)
def test_vectors_of_encryption_and_decryption(vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, ad, message, cipher, tag = fields(vector, "key", "nonce", "ad", "msg", "ct", tag_name)
    assert AEGIS128L.encrypt(key, nonce, message, ad, len(tag)) == (cipher, tag)
    assert AEGIS128L.decrypt(key, nonce, cipher, tag, ad) == message


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize("vector", FORGED, ids=named)
def test_vectors_that_are_to_be_refused(vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, ad, cipher, tag = fields(vector, "key", "nonce", "ad", "ct", tag_name)
    assert AEGIS128L.decrypt(key, nonce, cipher, tag, ad) is None


@pytest.mark.parametrize("tag_name", TAGS)
@pytest.mark.parametrize("vector", MAC, ids=named)
def test_vectors_of_the_mac(vector: dict[str, Any], tag_name: str) -> None:
    key, nonce, data, tag = fields(vector, "key", "nonce", "data", tag_name)
    assert AEGIS128L.mac(key, nonce, data, len(tag)) == tag


def test_the_vectors_that_the_package_carries_are_the_rfcs() -> None:
    published = {(v["key"], v["nonce"], v["ad"], v["msg"], v["ct"], v["tag128"], v["tag256"]) for v in SEALED}
    carried = {(v.key, v.nonce, v.ad, v.message, v.cipher, v.tag128, v.tag256) for v in AEGIS128L.vectors}
    assert carried == published


def test_every_length_of_message_and_associated_data_up_to_two_pieces() -> None:
    rng = random.Random(128)
    for length in range(66):
        for ad_length in (0, length, 65 - length):
            key, nonce = rng.randbytes(16), rng.randbytes(16)
            message, ad = rng.randbytes(length), rng.randbytes(ad_length)
            tag_bytes = rng.choice((16, 32))
            expected = ORACLE.encrypt(key, nonce, message, ad, tag_bytes)
            assert AEGIS128L.encrypt(key, nonce, message, ad, tag_bytes) == expected, (length, ad_length)
            assert AEGIS128L.decrypt(key, nonce, *expected, ad) == message, (length, ad_length)


def test_two_thousand_random_messages() -> None:
    rng = random.Random(2000)
    for _ in range(2000):
        key, nonce = rng.randbytes(16), rng.randbytes(16)
        message, ad = rng.randbytes(rng.randrange(70)), rng.randbytes(rng.randrange(40))
        tag_bytes = rng.choice((16, 32))
        made = AEGIS128L.encrypt(key, nonce, message, ad, tag_bytes)
        assert made == ORACLE.encrypt(key, nonce, message, ad, tag_bytes), (key, nonce, message, ad)


def test_five_hundred_random_macs() -> None:
    rng = random.Random(500)
    for _ in range(500):
        key, nonce, data = rng.randbytes(16), rng.randbytes(16), rng.randbytes(rng.randrange(100))
        for tag_bytes in (16, 32):
            made = AEGIS128L.mac(key, nonce, data, tag_bytes)
            assert made == ORACLE.mac(key, nonce, data, tag_bytes), (key, nonce, data)


@pytest.mark.parametrize("field", ["key", "nonce", "ad", "cipher", "tag"])
def test_a_changed_bit_is_refused(field: str) -> None:
    rng = random.Random(field)
    given = {"key": rng.randbytes(16), "nonce": rng.randbytes(16), "ad": rng.randbytes(9)}
    given["cipher"], given["tag"] = AEGIS128L.encrypt(given["key"], given["nonce"], b"forty-two", given["ad"])
    assert AEGIS128L.decrypt(**given) == b"forty-two"
    for _ in range(20):
        changed = bytearray(given[field])
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
        assert AEGIS128L.decrypt(**{**given, field: bytes(changed)}) is None
