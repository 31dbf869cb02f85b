"""Generated files under sanitizers: no undefined behaviour, no access out of bounds, no uninitialised value."""

import random
from typing import Final

import pytest

from hashwright.emit.emitters import GAS
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.modes.aegis import Aegis
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.output.generate import sources as sources_of
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.oracles import DIGEST
from tests.oracles import Aegis as Oracle

pytestmark = pytest.mark.sampled

LENGTHS: Final = 200
SANITIZERS: Final = (
    *(("gcc", "address,undefined"), ("clang", "address,undefined"), ("clang", "memory")),
    ("clang", "integer"),  # also of unsigned numbers, and implicit conversions
)

# Messages are in memory of exactly their size, so that the sanitizer reports every byte that is read beyond.
COMMON: Final = """
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t *filled(size_t len, unsigned seed)
{
    uint8_t *made = malloc(len ? len : 1);
    for (size_t i = 0; i < len; i++)
        made[i] = (uint8_t)(seed + 7 * i + len);
    return made;
}

static void shown(const uint8_t *data, size_t len)
{
    for (size_t i = 0; i < len; i++)
        printf("%02x", data[i]);
    puts("");
}
"""

DIGESTS: Final = """
#include "NAME.h"
COMMON
int main(void)
{
    for (size_t len = 0; len < LENGTHS; len++) {
        const size_t shift = len % 4; /* the sanitizer sees words read where words may not be */
        uint8_t *memory = filled(shift + len, 0), *data = memory + shift, *digest = malloc(BYTES);
        NAME_ctx *ctx = malloc(sizeof *ctx);
        NAME(len ? data : NULL, len, digest);
        shown(digest, BYTES);
        NAME_init(ctx);
        NAME_update(ctx, data, len / 3);
        NAME_update(ctx, NULL, 0);
        NAME_update(ctx, data + len / 3, len - len / 3);
        NAME_final(ctx, digest);
        shown(digest, BYTES);
        free(ctx);
        free(digest);
        free(memory);
    }
    return 0;
}
"""

SEALED: Final = """
#include "NAME.h"
COMMON
static void check(int right)
{
    if (!right) {
        puts("wrong");
        exit(1);
    }
}

int main(void)
{
    for (size_t len = 0; len < LENGTHS; len++) {
        const size_t tag_len = len % 2 ? 16 : 32, ad_len = LENGTHS - len, cut = len / 3;
        uint8_t *m = filled(len, 0), *ad = filled(ad_len, 1);
        uint8_t *key = filled(KEY_BYTES, 2), *nonce = filled(KEY_BYTES, 3);
        uint8_t *c = malloc(len ? len : 1), *out = malloc(len ? len : 1), *tag = malloc(tag_len);
        NAME_state *st = malloc(sizeof *st);
        NAME_mac_state *mac = malloc(sizeof *mac), *copy = malloc(sizeof *copy);
        uint8_t *c_or_null = len ? c : NULL, *m_or_null = len ? m : NULL;
        check(NAME_encrypt_detached(c_or_null, tag, tag_len, m_or_null, len, ad, ad_len, nonce, key) == 0);
        shown(c, len);
        shown(tag, tag_len);
        check(NAME_decrypt_detached(out, c, len, tag, tag_len, ad, ad_len, nonce, key) == 0);
        check(memcmp(out, m, len) == 0);
        NAME_init(st, ad, ad_len, nonce, key);
        check(NAME_encrypt_update(st, c, m, cut) == cut);
        check(NAME_encrypt_update(st, NULL, NULL, 0) == 0);
        check(NAME_encrypt_update(st, c + cut, m + cut, len - cut) == len - cut);
        check(NAME_encrypt_final(st, tag, tag_len) == 0);
        shown(tag, tag_len);
        NAME_init(st, ad, ad_len, nonce, key);
        NAME_decrypt_update(st, out, c, cut);
        NAME_decrypt_update(st, out + cut, c + cut, len - cut);
        check(NAME_decrypt_final(st, tag, tag_len) == 0);
        check(memcmp(out, m, len) == 0);
        tag[0] ^= 1;
        check(NAME_decrypt_detached(out, c, len, tag, tag_len, ad, ad_len, nonce, key) == -1);
        check(NAME_decrypt_detached(out, c, len, tag, 5, ad, ad_len, nonce, key) == -1);
        check(NAME_mac(tag, tag_len, m, len, nonce, key) == 0);
        shown(tag, tag_len);
        NAME_mac_start(mac, nonce, key);
        NAME_mac_update(mac, m, cut);
        NAME_mac_update(mac, NULL, 0);
        *copy = *mac;
        NAME_mac_update(mac, m + cut, len - cut);
        check(NAME_mac_final(mac, tag, tag_len) == 0);
        shown(tag, tag_len);
        NAME_mac_update(copy, m + cut, len - cut);
        check(NAME_mac_verify_final(copy, tag, tag_len) == 0);
        NAME_mac_update(mac, ad, ad_len);
        NAME_mac_reset(mac);
        NAME_mac_update(mac, m, len);
        check(NAME_mac_verify_final(mac, tag, tag_len) == 0);
        NAME_mac_clear(mac);
        NAME_encrypt_unauthenticated(c_or_null, m_or_null, len, nonce, key);
        NAME_decrypt_unauthenticated(out, c, len, nonce, key);
        check(memcmp(out, m, len) == 0);
        free(m); free(ad); free(key); free(nonce); free(c); free(out); free(tag);
        free(st); free(mac); free(copy);
    }
    return 0;
}
"""


def filled(length: int, seed: int) -> bytes:
    """The bytes that `filled` in C generates."""
    return bytes((seed + 7 * i + length) & 0xFF for i in range(length))


def expected(request: Request) -> list[str]:
    """The expected output of the program."""
    lines = []
    for length in range(LENGTHS):
        if isinstance(request.hash, MerkleDamgard):
            shift = length % 4
            lines += [DIGEST[request.hash.name](filled(shift + length, 0)[shift:]).hex()] * 2
        else:
            assert isinstance(request.hash, Aegis)
            sizes = (length, LENGTHS - length, request.hash.key_bytes, request.hash.key_bytes)
            message, ad, key, nonce = (filled(n, seed) for seed, n in enumerate(sizes))
            tag_bytes = 16 if length % 2 else 32
            cipher, tag = Oracle(request.hash.name).encrypt(key, nonce, message, ad, tag_bytes)
            mac = Oracle(request.hash.name).mac(key, nonce, message, tag_bytes)
            lines += [cipher.hex(), tag.hex(), tag.hex(), mac.hex(), mac.hex()]
    return lines


def program(request: Request) -> str:
    bytes_ = request.hash.digest_bytes if isinstance(request.hash, MerkleDamgard) else 0
    text = SEALED if isinstance(request.hash, Aegis) else DIGESTS
    for word, value in (
        ("COMMON", COMMON),
        ("KEY_BYTES", request.hash.key_bytes if isinstance(request.hash, Aegis) else 0),
        ("NAME", request.hash.name),
        ("LENGTHS", LENGTHS),
        ("BYTES", bytes_),
    ):
        text = text.replace(word, str(value))
    return text


def flags(sanitizers: str) -> list[str]:
    """Without optimisation: sanitizers do not check removed code, and compiling takes a third of the time."""
    return ["-O0", "-g", f"-fsanitize={sanitizers}", "-fno-sanitize-recover=all"]


# The code around the kernels of ciphers is one text: gcc's sanitizers check that of one cipher.
CASES: Final = [
    (request, kind, sanitizers)
    for kind, sanitizers in SANITIZERS
    for request in compiled.running()
    if kind != "gcc" or request.hash is AEGIS128L or not isinstance(request.hash, Aegis)
]
# MemorySanitizer does not see what assembly writes.
ASSEMBLED: Final = [
    (resolve(request.hash.name, request.target.name, emitter=GAS), "clang", "memory")
    for request in compiled.running()
    if request.target.isa
]


@pytest.mark.parametrize(
    ("request_", "kind", "sanitizers"),
    [*CASES, *ASSEMBLED],
    ids=lambda each: compiled.named(each) if isinstance(each, Request) else each,
)
def test_nothing_is_found(request_: Request, kind: str, sanitizers: str) -> None:
    place, files = compiled.directory(), compiled.written(request_)
    (place / "main.c").write_text(program(request_))
    sources = [place / "main.c", *(files / each for each in sources_of(request_))]
    compiler = compiled.prepared(sources, needs.compiler(kind), flags(sanitizers))
    compiled.run([*compiler.command, *flags(sanitizers), f"-I{files}", "-o", place / "main", *sources])
    assert compiled.run([place / "main"]).splitlines() == expected(request_)


FAULTY: Final = """
#include <stdio.h>
#include <stdlib.h>
int main(int n, char **arguments)
{
    (void)arguments;
    FAULT
    return 0;
}
"""

FAULTS: Final = {
    # by sanitizer: a fault, and the sanitizer's name of it
    "address": ("char *p = malloc(n); p[n] = 1;", "heap-buffer-overflow"),
    "integer": ('printf("%u", (unsigned)n - 2);', "unsigned integer overflow"),
    "undefined": ('printf("%d", 1 << (n + 31));', "shift"),
    "memory": ('char *p = malloc(n); if (p[0]) puts("set");', "use-of-uninitialized-value"),
}


@pytest.mark.parametrize(("kind", "sanitizers"), SANITIZERS)
def test_the_sanitizers_find_what_they_are_for(kind: str, sanitizers: str) -> None:
    compiler = needs.compiler(kind)
    for sanitizer in sanitizers.split(","):
        fault, word = FAULTS[sanitizer]
        source = compiled.directory() / "main.c"
        source.write_text(FAULTY.replace("FAULT", fault))
        program = source.with_suffix("")
        compiled.run([*compiler.command, *flags(sanitizers), "-o", program, source])
        with pytest.raises(pytest.fail.Exception, match=word):
            compiled.run([program])


def test_the_messages_differ() -> None:
    """Equal messages would hide a kernel that confuses them."""
    drawn = random.Random(0).sample(range(LENGTHS), 20)
    assert len({filled(length, 0) for length in drawn}) == 20
