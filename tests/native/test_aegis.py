"""Compiled AEGIS-128L compared with libaegis: lengths, pieces, forgeries, edges of memory."""

import ctypes
import mmap
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.interface.functions import public
from hashwright.modes.aegis import TAG_BYTES, Aegis
from hashwright.native.compiler import Compiler, find
from hashwright.passes import representation as represent
from hashwright.requests.request import Request, resolve
from hashwright.verify.aegis.library import AegisLibrary
from tests import compiled, oracles
from tests.guard import Guarded, bytes_at, survives
from tests.native.test_aegis_family import require_published, require_refusals
from tests.oracles import vectors

pytestmark = pytest.mark.sampled

REQUESTS: Final = [each for each in compiled.running(Aegis.family) if each.hash.name == "aegis128l"]
ORACLE: Final = oracles.Aegis("aegis128l")
RATE: Final = 32  # bytes in a piece of the message
ROOM: Final = 512  # bytes, enough for any streaming state

Library = AegisLibrary
Sizes = st.one_of(st.integers(0, 3), st.integers(RATE - 2, RATE + 2), st.integers(0, 200))
Bytes = Sizes.flatmap(lambda n: st.binary(min_size=n, max_size=n))
Block = st.binary(min_size=16, max_size=16)
TagBytes = st.sampled_from(TAG_BYTES)


@dataclass(frozen=True)
class Given:
    """The inputs of an encryption."""

    key: bytes
    nonce: bytes
    message: bytes
    ad: bytes
    tag_bytes: int


@pytest.fixture(params=REQUESTS, ids=compiled.named, scope="module")
def request_(request: pytest.FixtureRequest) -> Request:
    made: Request = request.param
    return made


@pytest.fixture(scope="module")
def library(request_: Request, compiler: Compiler) -> Library:
    """The library from each compiler."""
    return compiled.aegis(request_, compiler)


@pytest.fixture(scope="module")
def usual(request_: Request) -> Library:
    """The library from one compiler, for tests that do not depend on the compiler."""
    return compiled.aegis(request_, find())


# Messages.


@pytest.mark.parametrize("tag_name", ["tag128", "tag256"])
def test_published_vectors(library: Library, tag_name: str) -> None:
    require_published(library, "aegis128l", tag_name)


def test_every_length(library: Library) -> None:
    rng = random.Random(301)
    for length in range(301):
        key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, rng.choice((0, 5, 300 - length))))
        for tag_bytes in TAG_BYTES:
            cipher, tag = ORACLE.encrypt(key, nonce, message, ad, tag_bytes)
            assert library.encrypt(key, nonce, message, ad, tag_bytes) == (cipher, tag), length
            assert library.decrypt(key, nonce, cipher, tag, ad) == (True, message), length
            assert library.mac(key, nonce, message, tag_bytes) == ORACLE.mac(key, nonce, message, tag_bytes), (
                length
            )


def test_every_length_of_associated_data(library: Library) -> None:
    rng = random.Random(302)
    for length in range(301):
        key, nonce, ad = rng.randbytes(16), rng.randbytes(16), rng.randbytes(length)
        assert library.encrypt(key, nonce, b"message", ad) == ORACLE.encrypt(key, nonce, b"message", ad), length


def test_lengths_around_pieces_up_to_64_kib(library: Library) -> None:
    rng = random.Random(65536)
    message = rng.randbytes(64 * 1024 + 1)
    key, nonce = rng.randbytes(16), rng.randbytes(16)
    for k in range(1, 2049, 11):
        for length in (k * RATE - 1, k * RATE, k * RATE + 1):
            made = library.encrypt(key, nonce, message[:length])
            assert made == ORACLE.encrypt(key, nonce, message[:length]), length
            assert library.decrypt(key, nonce, *made) == (True, message[:length]), length


@given(x=st.builds(Given, Block, Block, Bytes, Bytes, TagBytes))
def test_round_trip(library: Library, x: Given) -> None:
    cipher, tag = library.encrypt(x.key, x.nonce, x.message, x.ad, x.tag_bytes)
    assert (cipher, tag) == ORACLE.encrypt(x.key, x.nonce, x.message, x.ad, x.tag_bytes)
    assert library.decrypt(x.key, x.nonce, cipher, tag, x.ad) == (True, x.message)


@given(key=Block, nonce=Block, data=Bytes, tag_bytes=TagBytes)
def test_mac(library: Library, key: bytes, nonce: bytes, data: bytes, tag_bytes: int) -> None:
    assert library.mac(key, nonce, data, tag_bytes) == ORACLE.mac(key, nonce, data, tag_bytes)


@pytest.mark.parametrize("flags", [("-O0",), ("-O1",), ("-O3",), ("-Os",)], ids=" ".join)
def test_at_every_level_of_optimisation(request_: Request, flags: tuple[str, ...]) -> None:
    library = compiled.aegis(request_, find(), flags)
    rng = random.Random(1)
    for length in range(100):
        key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, 99 - length))
        made = library.encrypt(key, nonce, message, ad, 32)
        assert made == ORACLE.encrypt(key, nonce, message, ad, 32), length
        assert library.decrypt(key, nonce, *made, ad) == (True, message), length
        assert library.mac(key, nonce, message, 32) == ORACLE.mac(key, nonce, message, 32), length


@pytest.mark.long
def test_a_length_of_more_than_32_bits(usual: Library) -> None:
    """Zeros that are only read need no memory."""
    size = 2**29 + 5
    zeros = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    address = ctypes.addressof(ctypes.c_char.from_buffer(zeros))
    mac = usual.function("mac")
    tag, key, nonce = ctypes.create_string_buffer(32), b"k" * 16, b"n" * 16
    assert mac(tag, 32, address, size, nonce, key) == 0
    pieces = chain(repeat(bytes(2**20), size // 2**20), [bytes(size % 2**20)])
    assert tag.raw == ORACLE.mac_pieces(key, nonce, pieces, 32)


def test_no_data_at_all(usual: Library) -> None:
    """NULL for each length of 0."""
    call = Raw(usual)
    tag = ctypes.create_string_buffer(16)
    key, nonce = b"k" * 16, b"n" * 16
    expected = ORACLE.encrypt(key, nonce, b"")[1]
    assert call.encrypt(None, tag, 16, None, 0, None, 0, nonce, key) == 0
    assert tag.raw == expected
    assert call.decrypt(None, None, 0, tag, 16, None, 0, nonce, key) == 0
    wrong = ctypes.create_string_buffer(16)
    assert call.decrypt(None, None, 0, wrong, 16, None, 0, nonce, key) == -1
    state = ctypes.create_string_buffer(ROOM)
    call.init(state, None, 0, nonce, key)
    call.encrypt_update(state, None, None, 0)
    call.encrypt_final(state, tag, 16)
    assert tag.raw == expected


# Pieces.


@given(x=st.builds(Given, Block, Block, Bytes, Bytes, TagBytes), cuts=st.lists(st.integers(0, 200), max_size=8))
def test_a_message_in_random_pieces(library: Library, x: Given, cuts: list[int]) -> None:
    def pieces(data: bytes) -> list[bytes]:
        inside = sorted(min(cut, len(data)) for cut in cuts)
        return [data[i:j] for i, j in zip([0, *inside], [*inside, len(data)], strict=True)]

    cipher, tag = ORACLE.encrypt(x.key, x.nonce, x.message, x.ad, x.tag_bytes)
    made = library.encrypt_pieces(x.key, x.nonce, pieces(x.message), x.ad, x.tag_bytes)
    assert made == (cipher, tag)
    assert library.decrypt_pieces(x.key, x.nonce, pieces(cipher), tag, x.ad) == (True, x.message)
    mac = library.mac_pieces(x.key, x.nonce, pieces(x.message), x.tag_bytes)
    assert mac == ORACLE.mac(x.key, x.nonce, x.message, x.tag_bytes)


def test_a_message_cut_in_two_at_every_place(library: Library) -> None:
    rng = random.Random(2)
    key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, 3 * RATE + 5, 7))
    for length in (RATE - 1, RATE, 2 * RATE, len(message)):
        cipher, tag = ORACLE.encrypt(key, nonce, message[:length], ad)
        mac = ORACLE.mac(key, nonce, message[:length])
        for cut in range(length + 1):
            pieces = [message[:cut], message[cut:length]]
            assert library.encrypt_pieces(key, nonce, pieces, ad) == (cipher, tag), (length, cut)
            opened = library.decrypt_pieces(key, nonce, [cipher[:cut], cipher[cut:]], tag, ad)
            assert opened == (True, message[:length]), (length, cut)
            assert library.mac_pieces(key, nonce, pieces) == mac, (length, cut)


def test_a_message_byte_by_byte(usual: Library) -> None:
    rng = random.Random(3)
    key, nonce, message = rng.randbytes(16), rng.randbytes(16), rng.randbytes(150)
    pieces = [message[i : i + 1] for i in range(len(message))]
    made = usual.encrypt_pieces(key, nonce, pieces)
    assert made == ORACLE.encrypt(key, nonce, message)
    sealed = [made[0][i : i + 1] for i in range(len(message))]
    assert usual.decrypt_pieces(key, nonce, sealed, made[1]) == (True, message)


def state_bytes(request: Request) -> int:
    """The size of the state of a message in the header."""
    return _words(request) + RATE + 2 * 8


def mac_state_bytes(request: Request) -> int:
    """The size of the state of data."""
    return 2 * _words(request) + RATE + 8


def _words(request: Request) -> int:
    stored = represent.store(request.hash.principal(), request.setting().representation)
    return sum(node.ty.bits // 8 for node in stored.inputs if node.attr in stored.state)


def test_the_streaming_state_is_cleared_at_the_end(request_: Request, library: Library) -> None:
    size = state_bytes(request_)
    key, nonce, tag = b"k" * 16, b"n" * 16, ctypes.create_string_buffer(16)
    call = Raw(library)
    ways: list[tuple[Any, Any, Any]] = [
        (lambda s: call.init(s, b"ad", 2, nonce, key), call.encrypt_update, call.encrypt_final),
        (lambda s: call.init(s, b"ad", 2, nonce, key), call.decrypt_update, call.decrypt_final),
    ]
    for begin, add, end in ways:
        state = ctypes.create_string_buffer(b"\xaa" * (size + 32), size + 32)
        begin(state)
        add(state, ctypes.create_string_buffer(50), b"secret" * 8, 48)
        end(state, tag, 16)
        assert state.raw == bytes(size) + b"\xaa" * 32


def test_the_state_of_data_goes_back_at_the_end_and_can_be_cleared(request_: Request, library: Library) -> None:
    size = mac_state_bytes(request_)
    key, nonce, tag = b"k" * 16, b"n" * 16, ctypes.create_string_buffer(16)
    call = Raw(library)
    state = ctypes.create_string_buffer(b"\xaa" * (size + 32), size + 32)
    call.mac_start(state, nonce, key)
    begun = state.raw
    ends: tuple[Any, ...] = (
        lambda: call.mac_final(state, tag, 16),
        lambda: call.mac_final(state, tag, 15),
        lambda: call.mac_verify_final(state, tag, 16),
        lambda: call.mac_reset(state),
    )
    for end in ends:
        call.mac_update(state, b"secret" * 8, 48)
        assert state.raw != begun
        end()
        assert state.raw == begun
    call.mac_clear(state)
    assert state.raw == bytes(size) + b"\xaa" * 32


def test_data_after_data_under_one_key(library: Library) -> None:
    rng = random.Random(12)
    key, nonce = rng.randbytes(16), rng.randbytes(16)
    library.mac_start(key, nonce)
    for length in (0, 1, 31, 32, 33, 100):
        data, tag_bytes = rng.randbytes(length), rng.choice(TAG_BYTES)
        library.mac_update(data)
        assert library.mac_final(tag_bytes) == ORACLE.mac(key, nonce, data, tag_bytes), length
        library.mac_update(data)
        library.mac_reset()


def test_updates_return_what_they_wrote(usual: Library) -> None:
    call, state, out = Raw(usual), ctypes.create_string_buffer(ROOM), ctypes.create_string_buffer(200)
    call.init(state, b"ad", 2, b"n" * 16, b"k" * 16)
    for length in (0, 5, 27, 32, 64, 33, 1, 200):
        assert call.encrypt_update(state, out, bytes(200), length) == length
        assert call.decrypt_update(state, out, bytes(200), length) == length


@pytest.mark.sampled("cut")
@pytest.mark.parametrize("cut", [0, 1, RATE, RATE + 5])
def test_an_assignment_copies_a_state(library: Library, cut: int) -> None:
    """Copied to any address that the type allows."""
    rng, call, size = random.Random(13), Raw(library), 3 * RATE
    key, nonce, message = (rng.randbytes(n) for n in (16, 16, size))
    cipher, tag = ORACLE.encrypt(key, nonce, message)
    room, made, out = (ctypes.create_string_buffer(n) for n in (4 * ROOM, 16, size))
    base = -(-ctypes.addressof(room) // 64) * 64
    call.init(base, b"", 0, nonce, key)
    call.encrypt_update(base, out, message, cut)
    for offset in range(8, 72, 8):
        copy = base + 2 * ROOM + offset
        ctypes.memmove(copy, base, ROOM)
        call.encrypt_update(copy, ctypes.addressof(out) + cut, message[cut:], size - cut)
        assert call.encrypt_final(copy, made, 16) == 0
        assert (out.raw, made.raw) == (cipher, tag), offset


def test_messages_without_a_tag(library: Library) -> None:
    rng = random.Random(14)
    for length in (*range(70), 1000):
        key, nonce, message = (rng.randbytes(n) for n in (16, 16, length))
        cipher = ORACLE.encrypt_unauthenticated(key, nonce, message)
        assert cipher == ORACLE.encrypt(key, nonce, message)[0]
        assert library.encrypt_unauthenticated(key, nonce, message) == cipher, length
        assert library.encrypt_unauthenticated(key, nonce, message, in_place=True) == cipher, length
        assert library.decrypt_unauthenticated(key, nonce, cipher) == message, length
        assert library.decrypt_unauthenticated(key, nonce, cipher, in_place=True) == message, length
        other = rng.randbytes(length)
        opened = ORACLE.decrypt_unauthenticated(key, nonce, other)
        assert library.decrypt_unauthenticated(key, nonce, other) == opened, length
    for vector in vectors("aegis-128l-test-vectors"):
        if vector.get("msg") and not vector["ad"]:
            key, nonce, message, cipher = (bytes.fromhex(vector[f]) for f in ("key", "nonce", "msg", "ct"))
            assert library.encrypt_unauthenticated(key, nonce, message) == cipher, vector["name"]


# Forgeries.


def test_every_changed_bit_is_refused_and_the_message_wiped(library: Library) -> None:
    rng = random.Random(4)
    for length, tag_bytes in ((0, 16), (5, 16), (40, 16), (40, 32)):
        given: dict[str, Any] = {"key": rng.randbytes(16), "nonce": rng.randbytes(16), "ad": rng.randbytes(11)}
        message = rng.randbytes(length)
        given["cipher"], given["tag"] = library.encrypt(message=message, tag_bytes=tag_bytes, **given)
        assert library.decrypt(**given) == (True, message)
        require_refusals(library, given)


def test_a_message_of_another_length_is_refused(library: Library) -> None:
    key, nonce, ad = b"k" * 16, b"n" * 16, b"associated"
    cipher, tag = library.encrypt(key, nonce, bytes(50), ad)
    for other in (cipher[:-1], cipher + b"\0", b"", cipher + cipher):
        assert library.decrypt(key, nonce, other, tag, ad) == (False, bytes(len(other)))
    for other in (ad[:-1], ad + b"\0", b""):
        assert library.decrypt(key, nonce, cipher, tag, other) == (False, bytes(50))
    # Bytes moved from the message to the associated data.
    assert library.decrypt(key, nonce, cipher[1:], tag, ad + cipher[:1]) == (False, bytes(49))


def test_half_of_a_long_tag_is_no_tag(library: Library) -> None:
    key, nonce = b"k" * 16, b"n" * 16
    cipher, tag = library.encrypt(key, nonce, b"message", b"", 32)
    for half in (tag[:16], tag[16:]):
        assert library.decrypt(key, nonce, cipher, half) == (False, bytes(7))


def test_a_tag_length_that_does_not_exist(library: Library) -> None:
    for tag_bytes in (0, 1, 15, 17, 31, 33, 2**32 + 16):
        refuses(Raw(library), tag_bytes)


def refuses(call: "Raw", tag_bytes: int) -> None:
    """Every function that makes or compares a tag refuses this length."""
    key, nonce = b"k" * 16, b"n" * 16
    out, tag = ctypes.create_string_buffer(b"\xaa" * 7, 7), ctypes.create_string_buffer(b"\xaa" * 64, 64)
    assert call.encrypt(out, tag, tag_bytes, b"message", 7, b"", 0, nonce, key) == -1
    assert (out.raw, tag.raw) == (b"\xaa" * 7, b"\xaa" * 64)
    assert call.mac(tag, tag_bytes, b"message", 7, nonce, key) == -1
    assert tag.raw == b"\xaa" * 64
    assert call.decrypt(out, b"message", 7, tag, tag_bytes, b"", 0, nonce, key) == -1
    assert out.raw == bytes(7)
    state = ctypes.create_string_buffer(ROOM)
    ways: list[tuple[Any, Any]] = [
        (lambda: call.init(state, b"", 0, nonce, key), call.encrypt_final),
        (lambda: call.init(state, b"", 0, nonce, key), call.decrypt_final),
    ]
    for begin, end in ways:
        begin()
        assert any(state.raw)
        assert end(state, tag, tag_bytes) == -1
        assert tag.raw == b"\xaa" * 64
        assert not any(state.raw)
    call.mac_start(state, nonce, key)
    begun = state.raw
    for end in (call.mac_final, call.mac_verify_final):
        call.mac_update(state, b"data", 4)
        assert end(state, tag, tag_bytes) == -1
        assert tag.raw == b"\xaa" * 64
        assert state.raw == begun


def test_a_wrong_tag_in_pieces_is_refused(library: Library) -> None:
    key, nonce = b"k" * 16, b"n" * 16
    cipher, tag = library.encrypt(key, nonce, bytes(50))
    for bit in range(8 * len(tag)):
        changed = bytearray(tag)
        changed[bit // 8] ^= 1 << bit % 8
        assert not library.decrypt_pieces(key, nonce, [cipher[:20], cipher[20:]], bytes(changed))[0], bit


# Buffers.


class Raw:
    """The C functions, which accept buffers, bytes, addresses and None alike."""

    def __init__(self, library: Library) -> None:
        self.encrypt: Any = library.function("encrypt_detached")
        self.decrypt: Any = library.function("decrypt_detached")
        self.sealed: Any = library.function("encrypt")
        self.opened: Any = library.function("decrypt")
        self.mac_check: Any = library.function("mac_check")
        self.mac_verify_final: Any = library.function("mac_verify_final")
        self.mac: Any = library.function("mac")
        self.init: Any = library.function("init")
        self.encrypt_update: Any = library.function("encrypt_update")
        self.encrypt_final: Any = library.function("encrypt_final")
        self.decrypt_update: Any = library.function("decrypt_update")
        self.decrypt_final: Any = library.function("decrypt_final")
        self.mac_start: Any = library.function("mac_start")
        self.mac_update: Any = library.function("mac_update")
        self.mac_final: Any = library.function("mac_final")
        self.mac_reset: Any = library.function("mac_reset")
        self.mac_clear: Any = library.function("mac_clear")


def test_output_over_the_input(library: Library) -> None:
    call = Raw(library)
    rng = random.Random(6)
    for length in range(150):
        key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, 9))
        cipher, tag = ORACLE.encrypt(key, nonce, message, ad)
        buffer, made = ctypes.create_string_buffer(message, length), ctypes.create_string_buffer(16)
        call.encrypt(buffer, made, 16, buffer, length, ad, 9, nonce, key)
        assert (buffer.raw, made.raw) == (cipher, tag), length
        assert call.decrypt(buffer, buffer, length, made, 16, ad, 9, nonce, key) == 0
        assert buffer.raw == message, length
        state = ctypes.create_string_buffer(ROOM)
        for add, expected in ((call.encrypt_update, cipher), (call.decrypt_update, message)):
            call.init(state, ad, 9, nonce, key)
            address = ctypes.addressof(buffer)
            for start, end in ((0, length // 3), (length // 3, length)):
                add(state, address + start, address + start, end - start)
            assert buffer.raw == expected, length


def test_every_alignment(library: Library) -> None:
    call = Raw(library)
    rng = random.Random(16)
    memory = [ctypes.create_string_buffer(512) for _ in range(7)]
    bases = [-(-ctypes.addressof(each) // 64) * 64 for each in memory]

    def put(which: int, alignment: int, data: bytes) -> int:
        ctypes.memmove(bases[which] + alignment, data, len(data))
        return bases[which] + alignment

    for length in (0, 1, 31, 32, 33, 64, 100):
        for _ in range(16):
            key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, 40))
            at = [rng.randrange(16) for _ in range(7)]
            c, m, a, n, k, t = (
                put(i, at[i], data)
                for i, data in enumerate((bytes(length), message, ad, nonce, key, bytes(32)))
            )
            call.encrypt(c, t, 32, m, length, a, 40, n, k)
            cipher, tag = bytes_at(c, length), bytes_at(t, 32)
            assert (cipher, tag) == ORACLE.encrypt(key, nonce, message, ad, 32), (length, at)
            o = put(6, at[6], bytes(length))
            assert call.decrypt(o, c, length, t, 32, a, 40, n, k) == 0
            assert bytes_at(o, length) == message, (length, at)
            call.mac(t, 32, m, length, n, k)
            assert bytes_at(t, 32) == ORACLE.mac(key, nonce, message, 32), (length, at)


@pytest.mark.parametrize("edge", ["at_end", "at_start"])
def test_nothing_is_touched_outside_any_buffer(request_: Request, library: Library, edge: str) -> None:
    call, size, mac_size = Raw(library), state_bytes(request_), mac_state_bytes(request_)

    def work(say: Callable[[str], None]) -> None:
        put = [getattr(Guarded(512), edge) for _ in range(9)]
        for length in range(101):
            rng = random.Random(length)
            key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, 100 - length))
            for tag_bytes in TAG_BYTES:
                say(f"{length} bytes, {len(ad)} of associated data, a tag of {tag_bytes}, {edge} of memory")
                empty = bytes(length)
                held = (empty, message, ad, nonce, key, bytes(tag_bytes), empty, bytes(size), bytes(mac_size))
                c, m, a, n, k, t, o, s, d = (place(data) for place, data in zip(put, held, strict=True))
                expected = ORACLE.encrypt(key, nonce, message, ad, tag_bytes)
                assert call.encrypt(c, t, tag_bytes, m, length, a, len(ad), n, k) == 0
                assert (bytes_at(c, length), bytes_at(t, tag_bytes)) == expected
                assert call.decrypt(o, c, length, t, tag_bytes, a, len(ad), n, k) == 0
                assert bytes_at(o, length) == message
                call.init(s, a, len(ad), n, k)
                call.encrypt_update(s, c, m, length // 2)
                call.encrypt_update(s, c + length // 2, m + length // 2, length - length // 2)
                assert call.encrypt_final(s, t, tag_bytes) == 0
                assert (bytes_at(c, length), bytes_at(t, tag_bytes)) == expected
                call.init(s, a, len(ad), n, k)
                call.decrypt_update(s, o, c, length // 2)
                call.decrypt_update(s, o + length // 2, c + length // 2, length - length // 2)
                assert call.decrypt_final(s, t, tag_bytes) == 0
                assert bytes_at(o, length) == message
                mac = ORACLE.mac(key, nonce, message, tag_bytes)
                assert call.mac(t, tag_bytes, m, length, n, k) == 0
                assert bytes_at(t, tag_bytes) == mac
                call.mac_start(d, n, k)
                call.mac_update(d, m, length // 3)
                call.mac_update(d, m + length // 3, length - length // 3)
                assert call.mac_final(d, t, tag_bytes) == 0
                call.mac_reset(d)
                call.mac_clear(d)
                assert bytes_at(t, tag_bytes) == mac

    survives(work)


# The tag after the ciphertext, the keystream, verified tags of data.


def test_tags_behind_the_ciphertext(usual: Library) -> None:
    call = Raw(usual)
    rng = random.Random(7)
    for length in (*range(70), 150):
        for tag_bytes in TAG_BYTES:
            key, nonce, message, ad = (rng.randbytes(n) for n in (16, 16, length, 9))
            sealed = b"".join(ORACLE.encrypt(key, nonce, message, ad, tag_bytes))
            buffer = ctypes.create_string_buffer(message, len(sealed))  # in place
            assert call.sealed(buffer, tag_bytes, buffer, length, ad, 9, nonce, key) == 0
            assert buffer.raw == sealed, length
            assert call.opened(buffer, buffer, len(sealed), tag_bytes, ad, 9, nonce, key) == 0
            assert buffer.raw[:length] == message, length
            forged = ctypes.create_string_buffer(sealed[:-1] + bytes([sealed[-1] ^ 1]), len(sealed))
            assert call.opened(forged, forged, len(sealed), tag_bytes, ad, 9, nonce, key) == -1
            assert forged.raw[:length] == bytes(length), length


def test_what_is_shorter_than_its_tag_is_refused(usual: Library) -> None:
    call = Raw(usual)
    for tag_bytes in TAG_BYTES:
        for length in range(tag_bytes):
            assert call.opened(None, bytes(length), length, tag_bytes, None, 0, bytes(16), bytes(16)) == -1
    out = ctypes.create_string_buffer(b"\xaa" * 40, 40)
    assert call.sealed(out, 15, b"message", 7, b"", 0, bytes(16), bytes(16)) == -1
    assert out.raw == b"\xaa" * 40
    assert call.opened(out, bytes(22), 22, 15, b"", 0, bytes(16), bytes(16)) == -1
    assert out.raw == bytes(7) + b"\xaa" * 33


def test_keystream(usual: Library) -> None:
    rng = random.Random(8)
    for length in (*range(70), 1000):
        key, nonce = rng.randbytes(16), rng.randbytes(16)
        made = usual.stream(key, nonce, length)
        assert made == ORACLE.stream(key, nonce, length), length
        cipher, _ = ORACLE.encrypt(key, nonce, bytes(length))
        assert made == cipher, length
    usual.function("stream")(None, 0, bytes(16), bytes(16))


def test_tags_of_data_are_checked(usual: Library) -> None:
    call = Raw(usual)
    rng = random.Random(9)
    key, nonce, data = rng.randbytes(16), rng.randbytes(16), rng.randbytes(50)
    state = ctypes.create_string_buffer(ROOM)

    def checked(tag: bytes) -> set[int]:
        call.mac_start(state, nonce, key)
        call.mac_update(state, data, 20)
        call.mac_update(state, data[20:], 30)
        return {
            call.mac_check(tag, len(tag), data, 50, nonce, key),
            call.mac_verify_final(state, tag, len(tag)),
        }

    for tag_bytes in TAG_BYTES:
        tag = ORACLE.mac(key, nonce, data, tag_bytes)
        assert checked(tag) == {0}
        for bit in range(8 * tag_bytes):
            changed = bytearray(tag)
            changed[bit // 8] ^= 1 << bit % 8
            assert checked(bytes(changed)) == {-1}, bit
        assert checked(tag[:-1]) == {-1}


# Single kernels and names.


@pytest.mark.parametrize("kernel", AEGIS128L.kernels)
def test_each_kernel_alone(request_: Request, kernel: str) -> None:
    """Compiled by one compiler; test_warnings.py has each of them compile it."""
    key, nonce, message, ad = b"k" * 16, b"n" * 16, bytes(range(77)), b"associated"
    cipher, tag = ORACLE.encrypt(key, nonce, message, ad)
    request = resolve(request_.hash.name, request_.target.name, kernel=kernel)
    alone = compiled.aegis(request, find())
    if kernel == "encrypt":
        assert alone.encrypt(key, nonce, message, ad) == (cipher, tag)
        assert alone.encrypt_pieces(key, nonce, [message[:5], message[5:]], ad) == (cipher, tag)
    if kernel == "decrypt":
        assert alone.decrypt(key, nonce, cipher, tag, ad) == (True, message)
        assert alone.decrypt_pieces(key, nonce, [cipher[:5], cipher[5:]], tag, ad) == (True, message)
    if kernel == "mac":
        assert alone.mac(key, nonce, message) == ORACLE.mac(key, nonce, message)
        assert alone.mac_pieces(key, nonce, [message[:5], message[5:]]) == ORACLE.mac(key, nonce, message)
    loaded = ctypes.CDLL(str(compiled.shared(request, find())))
    for name, function in public(request_).items():
        assert hasattr(loaded, function.name) == (name in public(request)), name


@pytest.mark.long
@pytest.mark.parametrize("request_", REQUESTS[:1], ids=compiled.named)
def test_libraries_with_different_prefixes_link_into_one_program(request_: Request) -> None:
    """A symbol without the prefix would be defined twice."""
    hash_ = request_.hash
    assert isinstance(hash_, Aegis)
    wanted = [resolve(hash_.name, request_.target.name, prefix=prefix) for prefix in ("", "one_", "two_")]
    sources = [compiled.written(each) / f"{hash_.name}.c" for each in wanted]
    path = find().shared_library(sources, compiled.directory() / "all.so", compiled.UNOPTIMISED)
    for each in wanted:
        made = AegisLibrary(path, each).encrypt(b"k" * 16, b"n" * 16, b"message", b"ad")
        assert made == ORACLE.encrypt(b"k" * 16, b"n" * 16, b"message", b"ad")
