"""AEGIS for other processors, run under an emulator and compared with libaegis."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.modes.aegis import TAG_BYTES
from hashwright.native.foreign import CalledProgram, build_calls
from hashwright.native.library import Refused
from hashwright.output.generate import generate
from hashwright.requests.request import Request, resolve
from hashwright.targets.machine import Emulation
from hashwright.verify.aegis.library import AegisLibrary
from hashwright.verify.run import compiler_for, verify
from tests import compiled, oracles
from tests.native.test_aegis_family import require_published
from tests.native.test_foreign import AARCH64_BE, FOREIGN, LANES, S390X, STRICT, how, one_at_a_time
from tests.plain import plain

pytestmark = pytest.mark.sampled


def on(emulation: Emulation, name: str, request: Request) -> Request:
    """The request for a processor on which its code also runs."""
    target = replace(request.target, features=frozenset({name}), emulation=emulation)
    return replace(request, target=target)


ORACLE: Final = oracles.Aegis("aegis128l")
TARGETS: Final = ("aarch64-aes", "aarch64-aes-sha3")
SCHEDULES: Final = ("", "neg=off,unroll=1", "neg=1+5,defer=run", "neg=3,defer=two,barriers=off")
PLANES: Final = ("armv6", "riscv64", "riscv64-zbb")  # without AES instructions
REQUESTS: Final = [
    *(resolve("aegis128l", target, schedule=schedule) for target in TARGETS for schedule in SCHEDULES),
    *(resolve("aegis128l", target) for target in PLANES),
    on(S390X, "s390x", resolve("aegis128l", "portable")),
    on(AARCH64_BE, "aarch64_be", resolve("aegis128l", "aarch64-aes-sha3")),
]


_programs: Final[dict[tuple[str, str, str], Path]] = {}  # by command, emulator and level


def built(request: Request, way: Emulation, level: str) -> Path:
    """The program, compiled once, without a warning."""
    key = (request.command(), way.triple, level)
    if key not in _programs:
        source = compiled.written(request) / f"{request.stem}.c"
        _programs[key] = build_calls(request, [source], compiled.directory(), way, (level, *STRICT))
    return _programs[key]


@contextmanager
def started(request: Request, level: str) -> Iterator[AegisLibrary]:
    way = how(request.target)
    with CalledProgram(built(request, way, level), way, request) as code:
        yield AegisLibrary(code, request)


@pytest.fixture(params=REQUESTS, ids=lambda request: f"{request.target.name}-{request.schedule}")
def request_(request: pytest.FixtureRequest) -> Request:
    made: Request = request.param
    if made.target.runs_here():
        pytest.skip("this machine needs no emulator for it; what is meant here is one that does")
    return made


def test_every_foreign_target_is_tested() -> None:
    tested = {request.target.name for request in [*one_at_a_time(), *LANES, *REQUESTS]}
    assert {target.name for target in FOREIGN if not target.runs_here()} <= tested


@pytest.mark.long
def test_published_vectors_under_an_emulator(request_: Request) -> None:
    with started(request_, "-O2") as library:
        for tag_name in ("tag128", "tag256"):
            require_published(library, request_.hash.name, tag_name)


# Unoptimised code for armv6 needs a function of the C library for divisions.
EVERY: Final = [
    pytest.param(request, level, id=f"{request.target.name}-{request.schedule}{level}")
    for request in REQUESTS
    for level in ("-O2", "-O0")
    if level == "-O2" or not request.setting().representation.planes
]


@pytest.mark.long
@pytest.mark.parametrize(("request_", "level"), EVERY, indirect=["request_"])
def test_every_length_under_an_emulator(request_: Request, level: str) -> None:
    """Lengths beyond several iterations of the longest loop."""
    rng = random.Random(300)
    with started(request_, level) as library:
        for length in range(300):
            key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, rng.choice((0, 5, length))))
            size = rng.choice(TAG_BYTES)
            cipher, tag = ORACLE.encrypt(key, nonce, message, ad, size)
            mac = ORACLE.mac(key, nonce, message, size)
            cut = rng.randrange(length + 1)
            pieces, sealed = ([data[:cut], data[cut:]] for data in (message, cipher))
            assert library.encrypt(key, nonce, message, ad, size) == (cipher, tag), length
            assert library.encrypt_pieces(key, nonce, pieces, ad, size) == (cipher, tag), (length, cut)
            assert library.decrypt(key, nonce, cipher, tag, ad) == (True, message), length
            assert library.decrypt_pieces(key, nonce, sealed, tag, ad) == (True, message), (length, cut)
            assert library.mac(key, nonce, message, size) == mac, length
            assert library.mac_pieces(key, nonce, pieces, size) == mac, (length, cut)
            alone = ORACLE.encrypt(key, nonce, message)[0]
            assert library.encrypt_unauthenticated(key, nonce, message) == alone, length
            assert library.decrypt_unauthenticated(key, nonce, alone) == message, length
            wrong = tag[:-1] + bytes([tag[-1] ^ 0x80])
            assert library.decrypt(key, nonce, cipher, wrong, ad) == (False, bytes(length)), length
            assert not library.decrypt_pieces(key, nonce, sealed, wrong, ad)[0]


@pytest.mark.long
def test_verify_runs_foreign_ciphers(tmp_path: Path) -> None:
    request = resolve("aegis128l", "aarch64-aes")
    how(request.target)
    generate(request).write(tmp_path)
    source = tmp_path / "aegis128l.c"
    assert all(check.passed for check in verify(request, tmp_path, compiler_for(request.target, None)))
    source.write_text(source.read_text().replace("st->len += len;", ""))
    checks = verify(request, tmp_path, compiler_for(request.target, None))
    right = {check.name for check in checks if check.passed}
    assert right == {
        "published vectors",
        "messages encrypted without a tag",
        "messages decrypted without a tag",
        "keystreams",
        "long messages, which are prefetched",
        "ciphertexts shorter than a tag refused",
        "wrong tags of data refused",
    }


@pytest.mark.long
@pytest.mark.parametrize(("name", "target"), [("aegis128l", "aarch64-aes"), ("aegis256", "aarch64-aes-sha3")])
def test_many_messages_under_an_emulator(name: str, target: str, tmp_path: Path) -> None:
    request = resolve(name, target, kernel="batch", schedule="streams=2")
    how(request.target)
    plain(request).write(tmp_path)
    source = tmp_path / f"{name}_batch.c"
    assert all(check.passed for check in verify(request, tmp_path, compiler_for(request.target, None)))
    before, after = source.read_text().split("replace(s, before, ALL & ~has);")
    source.write_text(f"{before}(void)before;{after}")
    checks = list(verify(request, tmp_path, compiler_for(request.target, None)))
    assert not all(check.passed for check in checks)


@pytest.mark.long
def test_a_tag_of_another_length_is_refused() -> None:
    with (
        started(resolve("aegis128l", "aarch64-aes"), "-O2") as library,
        pytest.raises(Refused, match="no tag has 15 bytes"),
    ):
        library.encrypt(bytes(16), bytes(16), b"message", tag_bytes=15)
