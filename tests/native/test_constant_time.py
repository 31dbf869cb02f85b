"""No branch, no address and no time depends on a secret: under valgrind, and traced on the processor.

Key, nonce, message, associated data and ciphertext are secret, but not their lengths. The result of the
comparison of two tags is public. For MD5 and RIPEMD-160, the message is secret, as in HMAC.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.modes.aegis import Aegis
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler
from hashwright.output.generate import sources
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.native import taint
from tests.plain import plain

COMPILERS: Final = ("gcc", "clang")
VALGRIND: Final = frozenset(
    {"x86-64", "aes", "avx", "avx2", "bmi1", "bmi2"}
)  # those of our features that it supports
FOUND: Final = 9  # valgrind's exit code

AEGIS: Final = """
#include <stdint.h>
#include <string.h>
#include <valgrind/memcheck.h>
#include "NAME.h"

#define ROOM 256
#define SECRET(x) VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof x)
#define PUBLIC(x) VALGRIND_MAKE_MEM_DEFINED(x, sizeof x)

static uint8_t key[32], nonce[32], ad[ROOM], m[ROOM], c[ROOM], out[ROOM + 32], tag[32], mac[32];
static NAME_state st;
static NAME_mac_state mac_st;

/* memcmp of its own: those of C libraries compare parts of registers that are taken as a whole here. */
static int differ(const uint8_t *x, const uint8_t *y, size_t len)
{
    int found = 0;

    while (len-- != 0)
        found |= x[len] ^ y[len];
    return found;
}

/* The result of a call, after which nothing secret may be left where others find it. */
static int done(int result)
{
    (void)VALGRIND_COUNT_ERRORS;
    return result;
}

#define DONE(call) (call, done(0))

static int wrong(size_t len, size_t ad_len, size_t tag_len)
{
    const size_t cut = len / 3;
    int found = 0;

    SECRET(key); SECRET(nonce); SECRET(ad); SECRET(m);
    found |= done(NAME_encrypt_detached(c, tag, tag_len, m, len, ad, ad_len, nonce, key));
    found |= done(NAME_decrypt_detached(out, c, len, tag, tag_len, ad, ad_len, nonce, key));
    PUBLIC(out); PUBLIC(m);
    found |= differ(out, m, len);
    SECRET(m); SECRET(out);
    tag[tag_len - 1] ^= 1;
    found |= !done(NAME_decrypt_detached(out, c, len, tag, tag_len, ad, ad_len, nonce, key));
    found |= done(NAME_encrypt(out, tag_len, m, len, ad, ad_len, nonce, key));
    found |= done(NAME_decrypt(out, out, len + tag_len, tag_len, ad, ad_len, nonce, key));
    DONE(NAME_stream(out, len, nonce, key));
    DONE(NAME_init(&st, ad, ad_len, nonce, key));
    DONE(NAME_encrypt_update(&st, c, m, cut));
    DONE(NAME_encrypt_update(&st, c + cut, m + cut, len - cut));
    found |= done(NAME_encrypt_final(&st, tag, tag_len));
    NAME_init(&st, ad, ad_len, nonce, key);
    DONE(NAME_decrypt_update(&st, out, c, cut));
    DONE(NAME_decrypt_update(&st, out + cut, c + cut, len - cut));
    found |= done(NAME_decrypt_final(&st, tag, tag_len));
    found |= done(NAME_mac(mac, tag_len, m, len, nonce, key));
    found |= done(NAME_mac_check(mac, tag_len, m, len, nonce, key));
    DONE(NAME_encrypt_unauthenticated(out, m, len, nonce, key));
    DONE(NAME_decrypt_unauthenticated(out, out, len, nonce, key));
    DONE(NAME_mac_start(&mac_st, nonce, key));
    DONE(NAME_mac_update(&mac_st, ad, ad_len));
    DONE(NAME_mac_reset(&mac_st));
    DONE(NAME_mac_update(&mac_st, m, cut));
    DONE(NAME_mac_update(&mac_st, m + cut, len - cut));
    found |= done(NAME_mac_final(&mac_st, tag, tag_len));
    DONE(NAME_mac_clear(&mac_st));
    PUBLIC(mac); PUBLIC(tag);
    return found | differ(mac, tag, tag_len);
}

int main(int count, char **arguments)
{
    int found = 0;

    (void)arguments;
    if (count > 1)
        __asm__ volatile("int3");
    found |= wrong(33, 0, 32);
    found |= wrong(70, 32, 16);
    if (count > 1)
        __asm__ volatile("int3");
    return found != 0;
}
"""

BATCH: Final = """
#include <stdint.h>
#include <valgrind/memcheck.h>
#include "NAME_batch.h"

static const size_t lengths[] = {LENGTHS};
enum { COUNT = sizeof lengths / sizeof *lengths, ROOM = 300 };

static uint8_t key[COUNT][32], nonce[COUNT][32], tag[COUNT][32];
static uint8_t ad[COUNT][ROOM], m[COUNT][ROOM], c[COUNT][ROOM];
static NAME_message messages[COUNT];

/* The result of a call, after which nothing secret may be left where others find it. */
static int done(int result)
{
    (void)VALGRIND_COUNT_ERRORS;
    return result;
}

static int wrong(size_t tag_len)
{
    int found = 0;

    for (int i = 0; i < COUNT; i++) {
        messages[i].in = m[i];
        messages[i].out = c[i];
        messages[i].len = lengths[i];
        messages[i].ad = ad[i];
        messages[i].ad_len = lengths[COUNT - 1 - i];
        messages[i].nonce = nonce[i];
        messages[i].key = key[i];
        messages[i].tag = tag[i];
    }
    VALGRIND_MAKE_MEM_UNDEFINED(key, sizeof key);
    VALGRIND_MAKE_MEM_UNDEFINED(nonce, sizeof nonce);
    VALGRIND_MAKE_MEM_UNDEFINED(ad, sizeof ad);
    VALGRIND_MAKE_MEM_UNDEFINED(m, sizeof m);
    found |= done(NAME_encrypt_batch(messages, COUNT, tag_len));
    for (int i = 0; i < COUNT; i++)
        messages[i].in = c[i];
    found |= done(NAME_decrypt_batch(messages, COUNT, tag_len));
    found |= done(NAME_mac_batch(messages, COUNT, tag_len));
    found |= !done(NAME_decrypt_batch(messages, COUNT, tag_len)); /* these tags are others */
    return found;
}

int main(int count, char **arguments)
{
    int found = 0;

    (void)arguments;
    if (count > 1)
        __asm__ volatile("int3");
    found |= wrong(32);
    found |= wrong(16);
    if (count > 1)
        __asm__ volatile("int3");
    return found != 0;
}
"""

DIGEST: Final = """
#include <valgrind/memcheck.h>
#include "NAME.h"

int main(int count, char **arguments)
{
    static uint8_t data[150], digest[NAME_BYTES];
    NAME_ctx ctx;

    (void)arguments;
    if (count > 1)
        __asm__ volatile("int3");
    VALGRIND_MAKE_MEM_UNDEFINED(data, sizeof data);
    NAME(data, sizeof data, digest);
    NAME_init(&ctx);
    NAME_update(&ctx, data, 50);
    NAME_update(&ctx, data + 50, 100);
    NAME_final(&ctx, digest);
    if (count > 1)
        __asm__ volatile("int3");
    return 0;
}
"""

# Lengths of the messages of a batch. Code for one message after the other has fewer cases, and our tool needs a
# long time for it.
LENGTHS: Final = {True: "70, 33, 0, 64, 290, 31, 65", False: "70, 0"}  # are several side by side?

# The line in which the comparison of two tags becomes a verdict, and the same line with a public verdict.
VERDICT: Final = "    return differing == 0 ? 0 : -1;\n"
DECLASSIFIED: Final = "    VALGRIND_MAKE_MEM_DEFINED(&differing, sizeof differing);\n" + VERDICT


def assembled() -> list[Request]:
    """The request with its loops in assembly; the C around them is the same."""
    targets = {request.target.name for request in compiled.running(Aegis.family) if request.target.isa}
    return [resolve("aegis128l", name, emitter="gas") for name in sorted(targets)]


def batches() -> list[Request]:
    """One for each kind of register, and one with two streams."""
    asked = (("x86-64-vaes-avx512vl", ""), ("x86-64-vaes", ""), ("x86-64-aesni", "streams=2"), ("portable", ""))
    found = [resolve("aegis128l", target, kernel="batch", schedule=schedule) for target, schedule in asked]
    return [each for each in found if each.target.runs_here()]


ALL: Final = [
    *((each, kind) for each in compiled.running(Aegis.family) for kind in COMPILERS),
    *((each, "gcc") for each in (*assembled(), *batches(), *compiled.running(MerkleDamgard.family))),
]


def built(request: Request, compiler: Compiler, leak: Callable[[str], str] = lambda text: text) -> Path:
    """The program that calls all functions, with a change of the C source if it must leak."""
    needs.runs(TARGETS["x86-64"])
    needs.header("valgrind/memcheck.h", compiler)
    place, name = compiled.directory(), request.hash.name
    plain(request).write(place)
    is_aegis = isinstance(request.hash, Aegis)
    bytes_ = str(request.hash.digest_bytes) if isinstance(request.hash, MerkleDamgard) else ""
    several = request.kernel.is_batch and request.setting().messages > 1
    main = (
        (BATCH if request.kernel.is_batch else AEGIS if is_aegis else DIGEST)
        .replace("NAME_BYTES", bytes_)
        .replace("NAME", name)
        .replace("LENGTHS", LENGTHS[several])
    )
    (place / "main.c").write_text(main)
    source = place / f"{request.stem}.c"
    text = source.read_text()
    if is_aegis:
        assert text.count(VERDICT) == 1
        text = "#include <valgrind/memcheck.h>\n" + text.replace(VERDICT, DECLASSIFIED)
    source.write_text(leak(text))
    files = [place / each for each in ("main.c", *sources(request))]
    flags = ("-O2", *request.target.c_flags)
    words = [*flags, "-Wl,-z,now", "-o", str(place / "main"), *map(str, files), str(taint.stepping())]
    compiled.prepared(files, compiler, flags).run(words)
    return place / "main"


_programs: Final[dict[tuple[str, str], Path]] = {}  # by the command of the request and the kind of compiler


def program(request: Request, kind: str) -> Path:
    """The program that calls all functions, compiled once."""
    key = (request.command(), kind)
    if key not in _programs:
        _programs[key] = built(request, needs.compiler(kind))
    return _programs[key]


def vectors(request: Request) -> frozenset[str]:
    """The vector registers that its functions use; in others, memcpy may leave parts of messages."""
    return frozenset(f"v{number}" for number in range(32 if "avx512vl" in request.target.features else 16))


def named(part: Request | str) -> str:
    return (
        part if isinstance(part, str) else f"{part.hash.name}-{part.target.name}-{part.kernel}-{part.emitter}"
    )


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("request_", "kind"), [each for each in ALL if each[0].target.features <= VALGRIND], ids=named
)
def test_valgrind_sees_nothing_depend_on_a_secret(request_: Request, kind: str) -> None:
    compiled.run([needs.program("valgrind"), "-q", f"--error-exitcode={FOUND}", program(request_, kind)])


# Our tool needs half a minute for bit planes: valgrind checks both ciphers in planes, and our tool one.
FOLLOWED: Final = [
    each for each in ALL if each[0].hash is AEGIS128L or not each[0].setting().representation.planes
]


@pytest.mark.sampled
@pytest.mark.parametrize(("request_", "kind"), FOLLOWED, ids=named)
def test_nothing_depends_on_a_secret(request_: Request, kind: str) -> None:
    found = taint.followed(program(request_, kind))
    assert found.leaks == []
    assert [each for each in found.registers if each in vectors(request_)] == []


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "target", "emitter", "kind"),
    [
        ("aegis128l", "x86-64-vaes-avx512vl", "c", "gcc"),
        ("aegis128l", "x86-64-aesni", "c", "clang"),
        ("aegis128l", "x86-64-aesni", "gas", "gcc"),
        ("aegis128x4", "x86-64-vaes-avx512vl", "c", "gcc"),
    ],
)
def test_nothing_is_left_on_the_stack_on_request(name: str, target: str, emitter: str, kind: str) -> None:
    request = resolve(name, target, emitter=emitter, wipe="on")
    needs.runs(request.target)
    found = taint.followed(built(request, needs.compiler(kind)))
    assert (found.leaks, found.stack) == ([], 0)
    assert [each for each in found.registers if each in vectors(request)] == []


@pytest.mark.long
def test_what_is_left_on_the_stack_is_seen() -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    needs.runs(request.target)
    assert taint.followed(built(request, needs.compiler("gcc"))).stack > 0


# Kernels that leak, which the tools must find.

START: Final = "    initial(s, load(key), load(nonce));\n"
MIXIN: Final = "        final_update(s, t);\n"
COMPARED: Final = "    uint32_t differing = difference(x, y);\n"
SINK: Final = "static volatile unsigned sink, table[256];\n"
LEAKS: Final = {
    "a branch on a byte of the key": (START, "    if (key[0] & 1)\n        sink = 1;\n"),
    "a table looked up by a byte of the state": (
        MIXIN,
        "    uint8_t bytes[sizeof t];\n    store(bytes, t);\n    sink = table[bytes[3]];\n",
    ),
    "a comparison that ends at the first difference": (
        COMPARED,
        "    if (differing != 0)\n        return -1;\n",
    ),
    "a division by a byte of the nonce": (START, "    sink = 1000 / (nonce[1] | sink | 1);\n"),
}
DIVISION: Final = "a division by a byte of the nonce"  # memcheck does not report it


def leaking(what: str) -> Callable[[str], str]:
    line, leak = LEAKS[what]

    def changed(text: str) -> str:
        assert text.count(line) == 1
        return SINK + "#include <stdint.h>\n" + text.replace(line, line + leak)

    return changed


@pytest.mark.long
@pytest.mark.sampled("what")
@pytest.mark.sampled("what")
@pytest.mark.parametrize("what", [each for each in LEAKS if each != DIVISION])
def test_valgrind_sees_leaks(what: str) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    needs.runs(request.target)
    leaky = built(request, needs.compiler("gcc"), leaking(what))
    with pytest.raises(pytest.fail.Exception, match=f"exit code {FOUND}"):
        compiled.run([needs.program("valgrind"), "-q", f"--error-exitcode={FOUND}", leaky])


@pytest.mark.sampled("what")
@pytest.mark.parametrize("what", LEAKS)
def test_leaks_are_seen(what: str) -> None:
    request = resolve("aegis128l")
    needs.runs(request.target)
    assert taint.followed(built(request, needs.compiler("gcc"), leaking(what))).leaks


@pytest.mark.parametrize("code", ["62e1fd087e442438", "62e1fd08d6442438"])
def test_both_stores_of_a_quadword_are_seen_where_they_are(code: str) -> None:
    """vmovq qword ptr [rsp + 0x1c0], xmm16"""
    (access,) = taint.effect(bytes.fromhex(code)).accesses
    assert (access.base, access.disp, access.size, access.writes) == ("rsp", 0x1C0, 8, True)


# The traced parts of a register: at the start, rax is secret and the flags are not.

PARTS: Final = """
#include <valgrind/memcheck.h>

int main(void)
{
    static volatile unsigned long secret = 258;
    unsigned long rax;

    __asm__ volatile("int3");
    VALGRIND_MAKE_MEM_UNDEFINED(&secret, sizeof secret);
    rax = secret;
    __asm__ volatile(".intel_syntax noprefix; cmp rsp, rsp; CODE; jne 0f; 0: xor eax, eax; .att_syntax"
        : "+a"(rax) : : "cc");
    __asm__ volatile("int3");
    return 0;
}
"""


@pytest.mark.parametrize(
    ("code", "leaks"),
    [
        ("setb al; test al, al", False),
        ("setb al; test eax, eax", True),
        ("setb al; test ah, ah", True),
        ("mov al, 0; movzx eax, al; test eax, eax", False),
        ("mov ah, 0; test al, al", True),
        ("xor ax, ax; test eax, eax", True),
        ("xor al, al; test al, al", False),
        ("xor al, ah; test al, al", True),
        ("mov al, 0; cmp byte ptr [rsp + rax], 0", True),
        ("and eax, 0; movzx eax, byte ptr [rsp + rax]", True),
        ("int1; test al, al", True),  # a trap that is neither a step nor a breakpoint
    ],
)
def test_the_lowest_byte_of_a_register_is_followed_by_itself(code: str, leaks: bool) -> None:
    needs.runs(TARGETS["x86-64"])
    compiler = needs.compiler("gcc")
    needs.header("valgrind/memcheck.h", compiler)
    place = compiled.directory()
    (place / "main.c").write_text(PARTS.replace("CODE", code))
    files = [place / "main.c", taint.stepping()]
    compiler.run(["-O1", "-Wl,-z,now", "-o", str(place / "main"), *map(str, files)])
    assert bool(taint.followed(place / "main").leaks) == leaks
