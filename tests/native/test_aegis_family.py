"""The other compiled ciphers of the family compared with libaegis, also with parts of a word in registers."""

import random
from pathlib import Path
from typing import Any, Final

import pytest

from hashwright.modes.aegis import TAG_BYTES, Aegis
from hashwright.native.compiler import find
from hashwright.output.generate import generate
from hashwright.requests.request import Request, resolve
from hashwright.verify.aegis.library import AegisLibrary
from hashwright.verify.run import compiler_for, verify
from tests import compiled, needs, oracles

pytestmark = pytest.mark.sampled

WHOLE: Final = (
    # registers that hold whole words, halves and quarters of them
    ("aegis128x2", "x86-64-aesni-avx"),
    ("aegis128x2", "x86-64-vaes"),
    ("aegis128x2", "x86-64-vaes-avx512vl"),
    ("aegis128x4", "x86-64-aesni"),
    ("aegis128x4", "x86-64-vaes"),
    ("aegis128x4", "x86-64-vaes-avx512vl"),
    ("aegis256", "portable"),
    ("aegis256", "x86-64-aesni"),
    ("aegis256", "x86-64-vaes-avx512vl"),
    ("aegis256x2", "x86-64-aesni-avx"),
    ("aegis256x2", "x86-64-vaes"),
    ("aegis256x4", "x86-64-vaes"),
    ("aegis256x4", "x86-64-vaes-avx512vl"),
)


@pytest.fixture(params=WHOLE, ids="-".join, scope="module")
def request_(request: pytest.FixtureRequest) -> Request:
    made = resolve(*request.param)
    needs.runs(made.target)
    return made


@pytest.fixture(scope="module")
def library(request_: Request) -> AegisLibrary:
    return compiled.aegis(request_, find())


def cipher_of(request: Request) -> Aegis:
    assert isinstance(request.hash, Aegis)
    return request.hash


def require_published(library: AegisLibrary, name: str, tag_name: str) -> None:
    """The library computes what is published of this cipher, with tags of this length."""
    number = name.removeprefix("aegis")
    for vector in oracles.vectors(f"aegis-{number}-test-vectors"):
        if "ct" not in vector:
            continue  # a single update, or a state; see tests/hashes
        key, nonce, ad, cipher, tag = (bytes.fromhex(vector[f]) for f in ("key", "nonce", "ad", "ct", tag_name))
        if "error" in vector:
            assert library.decrypt(key, nonce, cipher, tag, ad) == (False, bytes(len(cipher))), vector["name"]
        else:
            message = bytes.fromhex(vector["msg"])
            assert library.encrypt(key, nonce, message, ad, len(tag)) == (cipher, tag), vector["name"]
            assert library.decrypt(key, nonce, cipher, tag, ad) == (True, message), vector["name"]
    (vector,) = (v for v in oracles.vectors("aegismac-test-vectors") if f"-{number.upper()} " in v["name"])
    key, nonce, data, tag = (bytes.fromhex(vector[f]) for f in ("key", "nonce", "data", tag_name))
    assert library.mac(key, nonce, data, len(tag)) == tag


def require_refusals(library: AegisLibrary, given: dict[str, Any]) -> None:
    """The library refuses what differs in one bit from these arguments of `decrypt`, and wipes the message."""
    for field, value in given.items():
        for bit in range(8 * len(value)):
            changed = bytearray(value)
            changed[bit // 8] ^= 1 << bit % 8
            refused = False, bytes(len(given["cipher"]))
            assert library.decrypt(**{**given, field: bytes(changed)}) == refused, (field, bit)


@pytest.mark.parametrize("tag_name", ["tag128", "tag256"])
def test_published_vectors(request_: Request, library: AegisLibrary, tag_name: str) -> None:
    require_published(library, request_.hash.name, tag_name)


def test_every_length(request_: Request, library: AegisLibrary) -> None:
    rng, oracle, of = random.Random(128), oracles.Aegis(request_.hash.name), cipher_of(request_)
    for length in range(3 * of.rate_bytes + 2):
        key, nonce, message = (rng.randbytes(size) for size in (of.key_bytes, of.key_bytes, length))
        ad, tag_bytes, cut = rng.randbytes(rng.randrange(300)), rng.choice(TAG_BYTES), rng.randrange(length + 1)
        cipher, tag = oracle.encrypt(key, nonce, message, ad, tag_bytes)
        pieces, sealed = ([data[:cut], data[cut:]] for data in (message, cipher))
        assert library.encrypt(key, nonce, message, ad, tag_bytes) == (cipher, tag), length
        assert library.encrypt_pieces(key, nonce, pieces, ad, tag_bytes) == (cipher, tag), (length, cut)
        assert library.decrypt(key, nonce, cipher, tag, ad) == (True, message), length
        assert library.decrypt_pieces(key, nonce, sealed, tag, ad) == (True, message), (length, cut)
        mac = oracle.mac(key, nonce, message, tag_bytes)
        assert library.mac(key, nonce, message, tag_bytes) == mac, length
        assert library.mac_pieces(key, nonce, pieces, tag_bytes) == mac, (length, cut)
        assert library.stream(key, nonce, length) == oracle.stream(key, nonce, length), length


def test_every_changed_bit_is_refused_and_the_message_wiped(request_: Request, library: AegisLibrary) -> None:
    rng, of = random.Random(4), cipher_of(request_)
    length = of.rate_bytes + 3
    for tag_bytes in TAG_BYTES:
        given: dict[str, Any] = {name: rng.randbytes(of.key_bytes) for name in ("key", "nonce")}
        given["ad"] = rng.randbytes(11)
        message = rng.randbytes(length)
        given["cipher"], given["tag"] = library.encrypt(message=message, tag_bytes=tag_bytes, **given)
        require_refusals(library, given)


@pytest.mark.sampled("schedule")
@pytest.mark.parametrize(
    ("name", "target", "schedule"),
    [
        ("aegis128x2", "x86-64-vaes", ""),
        ("aegis128x2", "x86-64-vaes", "neg=1"),
        ("aegis128x2", "aarch64-aes-sha3", ""),
        ("aegis128x4", "x86-64-vaes", "neg=0+6"),
        ("aegis128x4", "x86-64-vaes-avx512vl", ""),
        ("aegis128x4", "x86-64-vaes-avx512vl", "neg=2+3+5"),
        ("aegis256", "x86-64-aesni", ""),
        ("aegis256", "x86-64-vaes-avx512vl", "defer=two"),
        ("aegis256", "aarch64-aes", "neg=1+4"),
        ("aegis256x2", "x86-64-vaes", "neg=3"),
        ("aegis256x4", "x86-64-vaes-avx512vl", "unroll=8"),
        ("aegis128x4", "x86-64-vaes", "group=2,results=last,unroll=4"),
        ("aegis128x4", "x86-64-aesni-avx", "defer=run,group=2,unroll=4"),
        ("aegis128x2", "x86-64-aesni", "defer=two,group=1,unroll=4"),
        ("aegis256x4", "aarch64-aes", "group=1,unroll=2"),
        ("aegis256", "x86-64-aesni-avx", "defer=run,unroll=6"),
        ("aegis256", "x86-64-aesni-avx512vl", "results=plain,unroll=3"),
        ("aegis256x4", "aarch64-aes-sha3", ""),
    ],
)
def test_in_assembly(name: str, target: str, schedule: str, tmp_path: Path) -> None:
    require_right(resolve(name, target, schedule=schedule, emitter="gas"), tmp_path)


def require_right(request: Request, place: Path) -> None:
    if not request.target.runs_here():
        needs.foreign(request.target)
    generate(request).write(place)
    checks = list(verify(request, place, compiler_for(request.target, None)))
    assert [check.failure for check in checks if not check.passed] == []
    assert checks


@pytest.mark.long
@pytest.mark.sampled("schedule")
@pytest.mark.parametrize(
    ("name", "target", "schedule"),
    [
        ("aegis128x4", "x86-64-aesni-avx", "defer=run,group=2,unroll=4"),
        ("aegis128x2", "x86-64-aesni", "defer=two,group=1,unroll=4"),
        ("aegis128x2", "x86-64-aesni-avx512vl", "group=1,unroll=1"),
        ("aegis128x4", "x86-64-vaes", "group=2,results=plain,unroll=8"),
        ("aegis256x2", "x86-64-aesni-avx", "group=1,neg=1+4,results=last"),
        ("aegis256x4", "x86-64-aesni", "barriers=on,group=2,unroll=3"),
        ("aegis256x4", "x86-64-vaes", "group=4,unroll=6"),
        ("aegis256x4", "aarch64-aes", "group=1,unroll=2"),
    ],
)
def test_lane_groups_in_c(name: str, target: str, schedule: str, tmp_path: Path) -> None:
    require_right(resolve(name, target, schedule=schedule), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("aegis128x2", "aarch64-aes"),
        ("aegis128x4", "aarch64-aes-sha3"),
        ("aegis256", "armv6"),
        ("aegis256", "riscv64-zbb"),
        ("aegis256x2", "aarch64-aes-sha3"),
    ],
)
def test_c_under_an_emulator(name: str, target: str, tmp_path: Path) -> None:
    request = resolve(name, target)
    if not request.target.runs_here():
        needs.foreign(request.target)
    generate(request).write(tmp_path)
    assert all(check.passed for check in verify(request, tmp_path, compiler_for(request.target, None)))
