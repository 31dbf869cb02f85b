"""Many messages of AEGIS in one call, each compared with libaegis; no message affects another."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from hashwright.hashes import HASHES
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.modes.aegis import BATCH, TAG_BYTES, Aegis
from hashwright.native.compiler import find
from hashwright.native.library import SharedLibrary
from hashwright.native.memory import Edges
from hashwright.output.aegis.batch import WINDOW
from hashwright.output.aegis.context import FAR
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve, serving
from hashwright.verify.aegis.library import AegisBatchLibrary, BatchResult, Message
from tests import compiled, needs, oracles
from tests.native.test_sanitizers import flags

pytestmark = pytest.mark.sampled

CIPHERS: Final = [each for each in HASHES.values() if isinstance(each, Aegis) and each.lanes == 1]
SCHEDULES: Final = (  # in addition to the default ones
    ("x86-64-vaes-avx512vl", "lanes=4,load=zip"),
    ("x86-64-vaes-avx512vl", "lanes=4,streams=2,neg=search"),
    ("x86-64-vaes-avx512vl", "lanes=2,streams=3,defer=two,unroll=4"),
    ("x86-64-vaes", "lanes=2,streams=2,defer=run"),
    ("x86-64-vaes", "lanes=2,streams=2,unroll=2,load=pair"),
    ("x86-64-vaes", "lanes=1,streams=4,barriers=off"),
    ("x86-64-aesni", "streams=3,unroll=2"),
)


def asked(hash_name: str, target: str, schedule: str = "") -> Request:
    return resolve(hash_name, target, kernel=BATCH.name, schedule=schedule)


def fitting(each: Aegis, target: str, schedule: str) -> bool:
    """Does the hash support this load? AEGIS-256 has no pairs of blocks."""
    return each.rate_words == 2 or not re.search("zip|pair", schedule)


# Bit planes contain one message: no messages are side by side.
REQUESTS: Final = [
    request
    for request in (
        *(asked(each.name, target.name) for each in CIPHERS for target in serving(each) if not target.planes),
        *(asked(each.name, *given) for each in CIPHERS for given in SCHEDULES if fitting(each, *given)),
        asked(AEGIS128L.name, "portable"),
    )
    if request.target.runs_here()
]


@pytest.fixture(params=REQUESTS, ids=Request.command, scope="module")
def request_(request: pytest.FixtureRequest) -> Request:
    made: Request = request.param
    return made


def built(request: Request) -> Path:
    """The shared library. A schedule changes the text only, and long texts take long to optimise."""
    return compiled.shared(
        request, find(), compiled.UNOPTIMISED if request.schedule.choices else compiled.OPTIMISED
    )


@pytest.fixture(scope="module")
def library(request_: Request) -> AegisBatchLibrary:
    return AegisBatchLibrary(built(request_), request_)


class Drawn:
    """Random messages and their results by libaegis."""

    def __init__(self, of: Aegis, seed: int) -> None:
        self._of = of
        self._oracle = oracles.Aegis(of.name)
        self._rng = random.Random(seed)

    def message(self, length: int, ad: int) -> Message:
        sizes = (self._of.key_bytes, self._of.key_bytes, length, ad)
        return Message(*(self._rng.randbytes(size) for size in sizes))

    def made(self, does: str, x: Message, tag_bytes: int) -> BatchResult:
        if does == "mac":
            return BatchResult(b"", self._oracle.mac(x.key, x.nonce, x.data, tag_bytes), 0)
        return BatchResult(*self._oracle.encrypt(x.key, x.nonce, x.data, x.ad, tag_bytes), 0)

    def lengths(self) -> list[list[tuple[int, int]]]:
        """Lengths of messages and associated data in several batches."""
        rng, rate = self._rng, self._of.rate_bytes
        batches = [[], [(0, 0)], [(0, 0)] * 5, [(rate, 0)] * 33, [(5 * rate + 3, 13)] * 17]
        batches += [[(rng.randrange(200), rng.randrange(90)) for _ in range(n)] for n in range(2, 40, 3)]
        # Neighbours end in the same piece, in the next one, after an incomplete one, and long after each other.
        batches += [[(n * rate + n % 3, 0) for n in (*range(40, 49), 48, 48, 1, 56, 89)]]
        batches += [[(n, n % 2) for n in range(rate, 4 * rate, step)] for step in (1, rate // 2, rate)]
        batches += [
            [(100 * rate, 0), *[(n, n) for n in range(30)]],
            [(n % 7, n % 5) for n in range(WINDOW + 9)],
            [(FAR // 8 + n, 0) for n in range(9)],  # they are prefetched
        ]
        return batches


def test_each_message_is_as_alone(library: AegisBatchLibrary, request_: Request) -> None:
    assert isinstance(request_.hash, Aegis)
    drawn = Drawn(request_.hash, 1)
    for number, lengths in enumerate(drawn.lengths()):
        tag_bytes = TAG_BYTES[number % 2]
        messages = [drawn.message(*each) for each in lengths]
        for does in ("encrypt", "mac"):
            expected = [drawn.made(does, each, tag_bytes) for each in messages]
            assert library.batch(does, messages, tag_bytes) == (0, expected)
        sealed = [drawn.made("encrypt", each, tag_bytes) for each in messages]
        assert library.batch("encrypt", messages, tag_bytes, in_place=True) == (0, sealed)
        given = [
            message._replace(data=each.out, tag=each.tag)
            for message, each in zip(messages, sealed, strict=True)
        ]
        for in_place in (False, True):
            code, made = library.batch("decrypt", given, tag_bytes, in_place=in_place)
            assert code == 0
            assert [(each.out, each.result) for each in made] == [(each.data, 0) for each in messages]


def forged(given: Sequence[Message], which: Sequence[int], rng: random.Random) -> list[Message]:
    """The messages with a flipped bit in some tags."""
    changed = list(given)
    for i in which:
        tag = bytearray(given[i].tag)
        tag[rng.randrange(len(tag))] ^= 1 << rng.randrange(8)
        changed[i] = given[i]._replace(tag=bytes(tag))
    return changed


def test_wrong_tags_in_some_lanes(library: AegisBatchLibrary, request_: Request) -> None:
    """One wrong tag at each place, then some, then all. Only messages with correct tags are decrypted."""
    assert isinstance(request_.hash, Aegis)
    drawn, rng = Drawn(request_.hash, 2), random.Random(2)
    for tag_bytes in TAG_BYTES:
        messages = [drawn.message(rng.randrange(150), rng.randrange(40)) for _ in range(13)]
        sealed = [drawn.made("encrypt", each, tag_bytes) for each in messages]
        given = [m._replace(data=each.out, tag=each.tag) for m, each in zip(messages, sealed, strict=True)]
        all_ = range(len(given))
        for which in (*([i] for i in all_), rng.sample(all_, 5), [*all_]):
            for in_place in (False, True):
                code, made = library.batch("decrypt", forged(given, which, rng), tag_bytes, in_place=in_place)
                assert code == -1
                assert [each.result for each in made] == [-1 if i in which else 0 for i in all_]
                expected = [bytes(len(m.data)) if i in which else m.data for i, m in enumerate(messages)]
                assert [each.out for each in made] == expected


def test_a_lane_learns_nothing_of_another(library: AegisBatchLibrary, request_: Request) -> None:
    """One message whose inputs change one after the other, among others whose results do not change."""
    assert isinstance(request_.hash, Aegis)
    drawn = Drawn(request_.hash, 3)
    messages = [drawn.message(70 + i, 20 + i % 3) for i in range(9)]
    for does in ("encrypt", "mac"):
        _, before = library.batch(does, messages, 16)
        for i in range(len(messages)):
            for other in (
                messages[i]._replace(key=bytes(len(messages[i].key))),
                messages[i]._replace(nonce=bytes(len(messages[i].nonce))),
                messages[i]._replace(data=bytes(300)),
                messages[i]._replace(data=b"", ad=b""),
            ):
                _, after = library.batch(does, [*messages[:i], other, *messages[i + 1 :]], 16)
                assert [*after[:i], *after[i + 1 :]] == [*before[:i], *before[i + 1 :]]
                assert after[i] != before[i]


@pytest.mark.long
@pytest.mark.sampled("tag_bytes")
@pytest.mark.parametrize("tag_bytes", [0, 1, 15, 17, 31, 33, 64])
def test_a_tag_length_that_does_not_exist(
    library: AegisBatchLibrary, request_: Request, tag_bytes: int
) -> None:
    assert isinstance(request_.hash, Aegis)
    drawn = Drawn(request_.hash, 4)
    messages = [drawn.message(40, 3)._replace(tag=b"t" * tag_bytes) for _ in range(5)]
    for does in BATCH.around:
        code, made = library.batch(does, messages, tag_bytes)
        assert (code, {each.result for each in made}) == (-1, {-1})
        assert {each.tag for each in made} == {b"t" * tag_bytes}
        if does == "decrypt":
            assert {each.out for each in made} == {bytes(40)}


def test_nothing_beyond_messages_is_touched(request_: Request) -> None:
    assert isinstance(request_.hash, Aegis)
    library = AegisBatchLibrary(SharedLibrary(built(request_), Edges()), request_)
    drawn, rng = Drawn(request_.hash, 5), random.Random(5)
    for _ in range(30):
        messages = [drawn.message(rng.randrange(90), rng.randrange(50)) for _ in range(rng.randrange(9))]
        for does in ("encrypt", "mac"):
            expected = [drawn.made(does, each, 16) for each in messages]
            in_place = does == "encrypt" and rng.random() < 0.5
            assert library.batch(does, messages, 16, in_place=in_place) == (0, expected)


# Random batches in C, under the sanitizers, compared with the library for one message.

RANDOM: Final = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "NAME.h"
#include "NAME_batch.h"

static uint32_t seed = SEED;

static uint32_t drawn(uint32_t below)
{
    seed = seed * 1664525u + 1013904223u;
    return (uint32_t)((uint64_t)seed * below >> 32);
}

static uint8_t *filled(size_t len)
{
    uint8_t *made = malloc(len);

    for (size_t i = 0; i < len; i++)
        made[i] = (uint8_t)drawn(256);
    return made;
}

static void check(int right)
{
    if (!right) {
        puts("wrong");
        exit(1);
    }
}

int main(void)
{
    for (int turn = 0; turn < BATCHES; turn++) {
        const size_t n = drawn(20), tag_len = drawn(2) ? 16 : 32, most = drawn(10) ? 1 + drawn(300) : 1;
        const size_t ad_most = 1 + drawn(60);
        NAME_message *m = calloc(n + 1, sizeof *m);
        uint8_t *plain[20], expected[32];
        int wrong[20], any = 0;

        for (size_t i = 0; i < n; i++) {
            m[i].len = drawn(9) ? drawn((uint32_t)most) : 20 * drawn((uint32_t)most);
            m[i].ad_len = drawn((uint32_t)ad_most);
            m[i].key = filled(KEY_BYTES);
            m[i].nonce = filled(KEY_BYTES);
            plain[i] = filled(m[i].len);
            m[i].ad = filled(m[i].ad_len);
            m[i].tag = malloc(tag_len);
            m[i].out = malloc(m[i].len);
            m[i].in = plain[i];
            if (drawn(2)) { /* in place */
                m[i].in = m[i].out;
                memcpy(m[i].out, plain[i], m[i].len);
            }
        }
        check(NAME_encrypt_batch(m, n, tag_len) == 0);
        for (size_t i = 0; i < n; i++) {
            uint8_t *c = malloc(m[i].len);

            NAME_encrypt_detached(c, expected, tag_len, plain[i], m[i].len, m[i].ad, m[i].ad_len, m[i].nonce,
                                  m[i].key);
            check(m[i].result == 0 && memcmp(expected, m[i].tag, tag_len) == 0);
            check(memcmp(c, m[i].out, m[i].len) == 0);
            m[i].in = c;
            wrong[i] = drawn(5) == 0;
            any |= wrong[i];
            m[i].tag[drawn((uint32_t)tag_len)] ^= (uint8_t)(wrong[i] << drawn(8));
        }
        check(NAME_decrypt_batch(m, n, tag_len) == -any);
        for (size_t i = 0; i < n; i++) {
            check(m[i].result == -wrong[i]);
            for (size_t j = 0; j < m[i].len; j++)
                check(m[i].out[j] == (wrong[i] ? 0 : plain[i][j]));
            free((void *)m[i].in);
            free(m[i].out);
            m[i].out = NULL;
            m[i].in = plain[i];
        }
        check(NAME_mac_batch(m, n, tag_len) == 0);
        for (size_t i = 0; i < n; i++) {
            NAME_mac(expected, tag_len, plain[i], m[i].len, m[i].nonce, m[i].key);
            check(m[i].result == 0 && memcmp(expected, m[i].tag, tag_len) == 0);
            free(plain[i]);
            free((void *)m[i].ad);
            free((void *)m[i].key);
            free((void *)m[i].nonce);
            free(m[i].tag);
        }
        free(m);
    }
    return 0;
}
"""
BATCHES: Final = {  # by cipher and target; a tenth of them in a run that samples
    ("aegis128l", "x86-64-vaes-avx512vl"): 10_000,
    ("aegis128l", "x86-64-aesni"): 1_000,
    ("aegis256", "x86-64-vaes"): 1_000,
}


@pytest.mark.long
@pytest.mark.parametrize(("name", "target"), BATCHES)
def test_random_batches_under_sanitizers(name: str, target: str, full: bool) -> None:
    request = asked(name, target)
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    needs.runs(request.target)
    whole = resolve(name, target)
    directory = compiled.directory()
    for each in (request, whole):
        generate(each).write(directory)
    values = {
        "SEED": "7",
        "BATCHES": str(BATCHES[name, target] // (1 if full else 10)),
        "KEY_BYTES": str(hash_.key_bytes),
        "NAME": name,
    }
    text = RANDOM
    for word, value in values.items():
        text = text.replace(word, value)
    (directory / "main.c").write_text(text)
    sources = [directory / name for name in ("main.c", f"{name}.c", f"{name}_batch.c")]
    compiler = needs.compiler("clang")  # gcc takes more than twice as long
    compiled.run(
        [*compiler.command, *flags("address,undefined"), f"-I{directory}", "-o", directory / "main", *sources]
    )
    assert compiled.run([directory / "main"]) == ""


def test_a_program_that_chooses_among_batches_compiles(tmp_path: Path) -> None:
    """Batches have no states of messages in pieces."""
    generate(ask("aegis128l", "portable,x86-64-aesni", kernel="batch")).write(tmp_path)
    source = tmp_path / "aegis128l_batch_dispatch.c"
    find().run([*compiled.STRICT, "-c", str(source), "-o", str(source.with_suffix(".o"))])
