"""Portable C on other processors: big-endian ones and those with words of 32 bits, under an emulator.

The programs use no C library: a compiler needs half a minute to build one for a target.
"""

from pathlib import Path
from typing import Final

import pytest

from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler
from hashwright.requests.request import resolve
from tests import compiled, needs
from tests.oracles import DIGEST

LENGTHS: Final = 200

# The compiler's name of the machine, the emulator, and a description of the machine.
MACHINES: Final = [
    pytest.param("s390x-linux-none", "qemu-s390x", True, 8, id="s390x"),
    pytest.param("powerpc-linux-none", "qemu-ppc", True, 4, id="powerpc"),
    pytest.param("arm-linux-none", "qemu-arm", False, 4, id="arm"),
]

STRING_H: Final = """
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t len);
void *memset(void *to, int byte, size_t len);
"""

MAIN: Final = """
#include "NAME.h"
#include "string.h"

/* A system call. All three machines number `exit` 1 and `write` 4. */
static long call(long number, long x, long y, long z)
{
#if defined(__s390x__)
    register long r1 __asm__("r1") = number, r2 __asm__("r2") = x, r3 __asm__("r3") = y, r4 __asm__("r4") = z;
    __asm__ volatile("svc 0" : "+r"(r2) : "r"(r1), "r"(r3), "r"(r4) : "memory");
    return r2;
#elif defined(__powerpc__)
    register long r0 __asm__("r0") = number, r3 __asm__("r3") = x, r4 __asm__("r4") = y, r5 __asm__("r5") = z;
    __asm__ volatile("sc" : "+r"(r0), "+r"(r3), "+r"(r4), "+r"(r5) :
                     : "memory", "cr0", "ctr", "r6", "r7", "r8", "r9", "r10", "r11", "r12");
    return r3;
#elif defined(__arm__)
    register long r7 __asm__("r7") = number, r0 __asm__("r0") = x, r1 __asm__("r1") = y, r2 __asm__("r2") = z;
    __asm__ volatile("svc 0" : "+r"(r0) : "r"(r7), "r"(r1), "r"(r2) : "memory");
    return r0;
#endif
}

/* volatile: the compiler would make a call of memcpy out of the loop of memcpy. */
void *memcpy(void *to, const void *from, size_t len)
{
    volatile uint8_t *out = to;
    const uint8_t *in = from;
    while (len-- != 0)
        *out++ = *in++;
    return to;
}

void *memset(void *to, int byte, size_t len)
{
    volatile uint8_t *out = to;
    while (len-- != 0)
        *out++ = (uint8_t)byte;
    return to;
}

static void shown(const uint8_t *data, size_t len)
{
    char text[2 * BYTES + 1];
    for (size_t i = 0; i < len; i++) {
        text[2 * i] = "0123456789abcdef"[data[i] >> 4];
        text[2 * i + 1] = "0123456789abcdef"[data[i] & 15];
    }
    text[2 * len] = '\\n';
    call(4, 1, (long)text, (long)(2 * len + 1));
}

static uint8_t data[LENGTHS + 1], digest[BYTES];

void _start(void)
{
    const uint16_t one = 1;
    uint8_t machine[2] = {*(const uint8_t *)&one == 0, sizeof(size_t)};

    shown(machine, 2);
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)(7 * i);
    for (size_t len = 0; len < LENGTHS; len++) {
        NAME_ctx ctx;
        NAME(data + 1, len, digest);
        shown(digest, BYTES);
        NAME_init(&ctx);
        NAME_update(&ctx, data + 1, len / 3);
        NAME_update(&ctx, data + 1 + len / 3, len - len / 3);
        NAME_final(&ctx, digest);
        shown(digest, BYTES);
    }
    call(1, 0, 0, 0);
    for (;;)
        ;
}
"""


def build(name: str, triple: str, compiler: Compiler) -> Path:
    request, place = resolve(name, "portable"), compiled.directory()
    assert isinstance(request.hash, MerkleDamgard)
    text = MAIN
    for word, value in (("NAME", name), ("LENGTHS", LENGTHS), ("BYTES", request.hash.digest_bytes)):
        text = text.replace(word, str(value))
    (place / "main.c").write_text(text)
    (place / "string.h").write_text(STRING_H)
    files = compiled.written(request)
    alone = ["-ffreestanding", "-nostdlib", "-static", "-fno-stack-protector", f"-I{place}", f"-I{files}"]
    sources = [place / "main.c", files / f"{name}.c"]
    compiled.run([*compiler.command, "-target", triple, "-O2", *alone, "-o", place / "main", *sources])
    return place / "main"


@pytest.mark.parametrize(("triple", "emulator", "big_endian", "word_bytes"), MACHINES)
@pytest.mark.parametrize("name", DIGEST)
def test_digests_are_the_same_everywhere(
    name: str, triple: str, emulator: str, big_endian: bool, word_bytes: int
) -> None:
    qemu = needs.program(emulator)
    machine, *digests = compiled.run([qemu, build(name, triple, needs.compiler("ziglang"))]).splitlines()
    assert bytes.fromhex(machine) == bytes([big_endian, word_bytes])
    messages = [bytes(7 * i & 0xFF for i in range(1, length + 1)) for length in range(LENGTHS)]
    assert digests == [DIGEST[name](message).hex() for message in messages for _ in range(2)]
