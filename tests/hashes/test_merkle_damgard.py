"""The descriptions of MD5 and RIPEMD-160 on ints, compared with published vectors and other implementations."""

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.graph.ir import Node, topological
from hashwright.graph.semantics import Op
from hashwright.hashes import HASHES
from hashwright.modes.merkle_damgard import MerkleDamgard
from tests.kernels import BLOCK_BYTES
from tests.oracles import DIGEST, DigestVector, digest_vectors, pycryptodome_ripemd160

MERKLE_DAMGARD: Final = {name: h for name, h in HASHES.items() if isinstance(h, MerkleDamgard)}
SHORT: Final = 4096  # bytes; longer messages would take seconds on ints, and compiled C hashes them instead

VECTORS: Final = [
    pytest.param(name, vector, id=f"{name}-{vector.message[:12].decode()}x{len(vector.message)}")
    for name in MERKLE_DAMGARD
    for vector in digest_vectors(name)
]


@pytest.fixture(params=MERKLE_DAMGARD)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(("hash_name", "vector"), VECTORS)
def test_published_vectors(hash_name: str, vector: DigestVector) -> None:
    assert DIGEST[hash_name](vector.message).hex() == vector.digest  # the oracle itself
    if len(vector.message) <= SHORT:
        assert MERKLE_DAMGARD[hash_name].digest(vector.message).hex() == vector.digest


def test_the_vectors_that_the_package_carries_are_published_ones(name: str) -> None:
    carried = {(message, digest) for message, digest in MERKLE_DAMGARD[name].vectors}
    assert carried <= {(vector.message, vector.digest) for vector in digest_vectors(name)}
    assert len(carried) >= 7


def test_two_oracles_agree_on_ripemd160() -> None:
    rng = random.Random(160)
    for length in range(200):
        data = rng.randbytes(length)
        assert DIGEST["ripemd160"](data) == pycryptodome_ripemd160(data)


def test_every_length_of_up_to_three_blocks(name: str) -> None:
    rng = random.Random(name)
    for length in range(3 * BLOCK_BYTES + 1):
        data = rng.randbytes(length)
        assert MERKLE_DAMGARD[name].digest(data) == DIGEST[name](data), length


def test_a_thousand_random_messages(name: str) -> None:
    rng = random.Random(f"{name}, a thousand")
    for _ in range(1000):
        data = rng.randbytes(rng.randrange(2 * BLOCK_BYTES))
        assert MERKLE_DAMGARD[name].digest(data) == DIGEST[name](data), data.hex()


@pytest.mark.parametrize("fill", [b"\x00", b"\xff", b"\x80", b"\x7f"], ids=bytes.hex)
def test_messages_of_one_byte_repeated(name: str, fill: bytes) -> None:
    """Carries propagate through whole words."""
    for length in (55, 56, 64, 128, 1000):
        assert MERKLE_DAMGARD[name].digest(fill * length) == DIGEST[name](fill * length), length


@given(length=st.integers(0, 10_000))
def test_padding_fills_blocks_and_ends_with_the_length_in_bits(length: int) -> None:
    for hash_ in MERKLE_DAMGARD.values():
        padding = hash_.pad(length)
        assert (length + len(padding)) % BLOCK_BYTES == 0
        assert 9 <= len(padding) <= BLOCK_BYTES + 8
        assert padding[0] == 0x80
        assert not any(padding[1:-8])
        assert int.from_bytes(padding[-8:], "little") == 8 * length


def test_the_length_in_bits_is_reduced_modulo_2_to_the_64() -> None:
    """RFC 1321, section 3.2: only the low-order 64 bits are used."""
    for hash_ in MERKLE_DAMGARD.values():
        assert hash_.pad(2**61 + 1) == hash_.pad(1)


def test_the_state_after_blocks_is_where_the_next_one_starts(name: str) -> None:
    hash_ = MERKLE_DAMGARD[name]
    data = random.Random(1).randbytes(3 * BLOCK_BYTES)
    padded = data + hash_.pad(len(data))
    state = hash_.iv
    for i in range(0, len(padded), BLOCK_BYTES):
        state = hash_.absorb(state, padded[i : i + BLOCK_BYTES])
    assert b"".join(word.to_bytes(4, "little") for word in state) == DIGEST[name](data)


def test_a_step_has_its_line_round_and_function() -> None:
    md5 = [(s.line, s.index, s.round, s.label) for s in MERKLE_DAMGARD["md5"].compress.steps]
    assert md5[0] == ("", 0, 0, "F")
    assert md5[16] == ("", 16, 1, "G")
    assert md5[-1] == ("", 63, 3, "I")
    ripemd160 = [(s.line, s.index, s.round, s.label) for s in MERKLE_DAMGARD["ripemd160"].compress.steps]
    assert len(ripemd160) == 160
    assert ripemd160[0] == ("left", 0, 0, "f1")
    assert ripemd160[80] == ("right", 0, 0, "f5")
    assert ripemd160[-1] == ("right", 79, 4, "f1")


def test_every_message_word_is_used_once_a_round(name: str) -> None:
    compress = MERKLE_DAMGARD[name].compress
    message = {node for node in compress.inputs if node.attr.role == "m"}
    rounds: dict[tuple[str, int], list[Node]] = {}
    seen: set[Node] = set()
    for step in compress.steps:
        new = [node for node in topological(step.made, seen) if node.op is Op.ADD]
        words = [arg for node in new for arg in node.args if arg in message]
        seen.update(topological(step.made))
        rounds.setdefault((step.line, step.round), []).extend(words)
    for place, words_used in rounds.items():
        assert len(words_used) == 16, place
        assert set(words_used) == message, place
