"""Functions of libraries that were made to be wrong in rare cases: none of them is proved.

Each change is one of a kind: lengths that are cut to 32 bits, tags that are compared in part, memory that is
not cleared or cleared too often, output that is written too early, secrets that stay, branches on secrets,
memory of any content with what the function was not given.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.request import resolve
from tests import needs
from tests.proof.wrong import changed

UPDATE: Final = "    const uint8_t *p = (const uint8_t *)data;\n"
LONG: Final = "    md5_blocks(ctx->state, p, len / 64);\n"
BEGINS: Final = "    ctx->length = 0;\n"
GUARD: Final = 'uintptr_t own; __asm__ volatile("movq %%fs:0x28, %0" : "=r"(own));'
UNSET: Final = 'uint8_t own[64]; __asm__ volatile("" : "=m"(own));'
NONE: Final = "    if (len == 0)\n        return;\n"
# By kind and program: the function, the line, its replacement, and a part of the reason.
MD5: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "lengths: the length of the message grows by 32 bits": (
        "update",
        "    ctx->length += len;\n",
        "    ctx->length += (uint32_t)len;\n",
        "ctx differs from",
    ),
    "lengths: 32 bits of a number of blocks": (
        "update",
        LONG,
        LONG.replace("len / 64", "(uint32_t)(len / 64)"),
        "not known to stay|ctx differs from",
    ),
    "lengths: the last bytes of data are at an offset of 31 bits": (
        "update",
        "p + len - len % 64",
        "p + (ptrdiff_t)(int)(len - len % 64)",
        "outside of data|ctx differs from",
    ),
    "lengths: data of a terabyte": (
        "update",
        UPDATE,
        f"{UPDATE}    if (len >> 40)\n        len -= 64;\n",
        "depends on|ctx differs from|not known",
    ),
    "lengths: 64 bits in the padding": (
        "final",
        "(uint32_t)(bits >> 32)",
        "(uint32_t)(bits >> 32) & 0x1fffffff",
        "digest differs from",
    ),
    "rare inputs: one length of the message": (
        "update",
        LONG,
        f"{LONG}    if (ctx->length == 0x48d159e24000)\n        ctx->state[0] ^= 1;\n",
        "ctx differs from|varies",
    ),
    "rare inputs: data in the context": (
        "update",
        UPDATE,
        f"{UPDATE}    if (p == ctx->buffer)\n        ctx->length++;\n",
        "ctx differs from",
    ),
    "rare inputs: data at the end of a page": (
        "update",
        UPDATE,
        f"{UPDATE}    if (((uintptr_t)data & 0xfff) == 0xfff)\n        ctx->length++;\n",
        "ctx differs from",
    ),
    "calls: one more for one number of blocks": (
        "update",
        LONG,
        f"{LONG}    if (len / 64 == 0x12345)\n        md5_blocks(ctx->state, p, 1);\n",
        "ctx differs from|varies|at once",
    ),
    "calls: none for one number of blocks": (
        "update",
        LONG,
        f"    if (len / 64 != 0x12345)\n    {LONG}",
        "varies|ctx differs from|at once",
    ),
    "calls: other data for some lengths": (
        "update",
        LONG,
        LONG.replace("p,", "p + (len >> 33 != 0),"),
        "outside of data|not known|ctx differs from|depends|choose",
    ),
    "memory: the message is written": (
        "update",
        UPDATE,
        f"{UPDATE}    if (len == 77)\n        *(volatile uint8_t *)data = 1;\n",
        "read only|outside of data",
    ),
    "memory: a byte behind the data is read": (
        "update",
        UPDATE,
        f"{UPDATE}    (void)*(const volatile uint8_t *)(p + len);\n",
        "outside of data",
    ),
    "no data: the unfinished block changes": (
        "update",
        NONE,
        "    if (len == 0) {\n        ctx->buffer[0] ^= 1;\n        return;\n    }\n",
        "ctx differs from",
    ),
    "no data: the state changes for one length": (
        "update",
        NONE,
        "    if (len == 0) {\n        ctx->state[3] ^= ctx->length == 5;\n        return;\n    }\n",
        "ctx differs from",
    ),
    "memory: a context of which a byte stays": (
        "final",
        "    wipe(ctx, sizeof *ctx);\n",
        "    wipe(ctx, sizeof *ctx - 1);\n",
        "ctx differs from the description from byte 84 on",
    ),
    "memory of any content: the stack guard": (
        "update",
        UPDATE,
        f"{UPDATE}    {GUARD} ctx->buffer[63] = (uint8_t)own;\n",
        "stack guard, which is not given",
    ),
    "memory of any content: the stack": (
        "init",
        BEGINS,
        f"{BEGINS}    {UNSET} memcpy(ctx->buffer, own, 64);\n",
        "which is not given",
    ),
    "memory of any content: where the function is": (
        "init",
        BEGINS,
        f"{BEGINS}    const uintptr_t own = (uintptr_t)&md5_init; memcpy(ctx->buffer, &own, 8);\n",
        "which is not given",
    ),
}

FOUR: Final = "".join(f"        update_at(r, p{at});\n" for at in ("", " + 32", " + 64", " + 96"))
LOOP: Final = f"    for (; len >= 128; len -= 128, p += 128) {{\n{FOUR}    }}\n"
AGAIN: Final = f"""    const uint8_t *const first = p;
    const size_t all = len;
    for (; len >= 128; len -= 128, p += 128) {{
{FOUR}        if (all - len == 640) {{
            p = first;
            len = all;
            goto again;
        }}
    }}
    goto done;
again:
    __asm__ volatile("nop" : "+r"(p), "+r"(len));
{LOOP}done:
"""
WHOLE: Final = "    absorb(s, ad, ad_len);\n    encrypt_all(s, c, last, m, len);\n"
CHECK: Final = "    const int result = compared(expected, tag, len);\n"
CLEAR: Final = "    if (result != 0 && len != 0)\n        memset(m, 0, len);\n"
LAST: Final = "        write_last(m, last, len);\n"
SEEN: Final = "    volatile uint8_t seen[16];\n"
HOLD: Final = (
    '    __asm__ volatile("movdqu %0, %%xmm15" : : "m"(*(const __m128i *)expected) : "xmm15", "memory");\n'
)
FAR: Final = "    for (; SELDOM(is_far) && count >= 4; count -= 4, m += 128, c += 128) {\n"
WITHIN: Final = "    mac_bytes(data, st->kept + 256 + used, len);\n"
VECTORS: Final = "".join(f"pxor %%xmm{i}, %%xmm{i};" for i in range(16))  # of which memcpy may leave anything
CLOBBERS: Final = ", ".join(['"memory"', *(f'"xmm{i}"' for i in range(16))])
AEGIS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "calls: a copy within the unfinished piece, which overlaps for some numbers of bytes": (
        "mac_update",
        WITHIN,
        "    if (used != 0) {\n        memcpy(st->kept + 256 + used, st->kept + 256, len);\n"
        f'        __asm__ volatile("{VECTORS}" : : : {CLOBBERS});\n    }}\n{WITHIN}',
        "that may overlap",
    ),
    "lengths: 32 bits of the tag's": (
        "encrypt_detached",
        "return len == 16 || len == 32;",
        "return (uint32_t)len == 16 || len == 32;",
        "the result differs",
    ),
    "lengths: a tag of a terabyte": (
        "mac_check",
        "return len == 16 || len == 32;",
        "return len == 16 || len == 32 || len == (size_t)1 << 40;",
        "unknown number of iterations|the result differs|outside of tag|depends on",
    ),
    "lengths: 32 bits are cleared": (
        "decrypt_detached",
        CLEAR,
        CLEAR.replace("0, len", "0, (uint32_t)len"),
        "are cleared outside|not cleared",
    ),
    "lengths: 32 bits of the associated data's": (
        "init",
        "    st->ad_len = ad_len;\n",
        "    st->ad_len = (uint32_t)ad_len;\n",
        "what is written at",
    ),
    "lengths: 60 bits of the message's": (
        "encrypt_final",
        "finish(s, st->ad_len, st->len, tag, tag_len);",
        "finish(s, st->ad_len, st->len & 0x0fffffffffffffff, tag, tag_len);",
        "what is written at tag",
    ),
    "lengths: a message of 8 GiB": (
        "mac",
        "    finish(s, len, tag_len, tag, tag_len);",
        "    if (len == (size_t)1 << 33)\n        absorb(s, data, 32);\n"
        "    finish(s, len, tag_len, tag, tag_len);",
        "what is written at tag|outside",
    ),
    "lengths: a ciphertext that is shorter than its tag": (
        "decrypt",
        "    if (c_len < tag_len)\n",
        "    if (c_len + 1 < tag_len)\n",
        "cleared outside|outside of|the result|in no region",
    ),
    "lengths: a ciphertext of its tag alone": (
        "decrypt",
        "    if (c_len < tag_len)\n",
        "    if (c_len <= tag_len)\n",
        "before the last|the result differs",
    ),
    "loops: the first blocks are absorbed again by another one": (
        "mac",
        LOOP,
        AGAIN,
        "a loop continues in another one",
    ),
    "tags: 15 of 16 bytes are compared": (
        "mac_check",
        "    return differing == 0",
        "    if (len == 16)\n        differing = difference(x, y) & 0xffffff;\n    return differing == 0",
        "the result differs",
    ),
    "tags: another result": (
        "mac_check",
        "return differing == 0 ? 0 : -1;",
        "return differing == 0 ? 0 : 1;",
        "the result differs",
    ),
    "secrets: the comparison ends at the first byte that differs": (
        "mac_check",
        "    return differing == 0",
        "    if (x[0] != y[0])\n        return -1;\n    return differing == 0",
        "depends on what is secret|the result differs",  # without a branch
    ),
    "secrets: the expected tag stays": (
        "mac_check",
        "    wipe(expected, 32);\n",
        "",
        "the expected tag on the stack",
    ),
    "secrets: bytes of the expected tag stay": (
        "mac_check",
        CHECK,
        f"{CHECK}    volatile uint8_t seen[16];\n"
        "    for (int i = 0; i < 16; i++)\n        seen[i] = expected[i];\n",
        "the expected tag on the stack",
    ),
    "secrets: the complement of the expected tag stays, at another place in its words": (
        "decrypt_detached",
        CHECK,
        f"{CHECK}    volatile uint32_t seen;\n    uint32_t word;\n    memcpy(&word, expected + 5, 4);\n"
        "    seen = ~word;\n    (void)seen;\n",
        "the expected tag on the stack",
    ),
    "secrets: the expected tag stays, after a round of AES, which can be undone": (
        "mac_check",
        CHECK,
        f"{CHECK}    const __m128i word = _mm_loadu_si128((const __m128i *)expected);\n"
        "    volatile __m128i seen = _mm_aesenc_si128(word, _mm_setzero_si128());\n    (void)seen;\n",
        "the expected tag on the stack",
    ),
    "secrets: the expected tag stays, rotated by half a byte": (
        "mac_check",
        CHECK,
        f"{CHECK}    volatile uint32_t seen;\n    uint32_t word;\n    memcpy(&word, expected + 4, 4);\n"
        "    seen = word << 4 | word >> 28;\n    (void)seen;\n",
        "the expected tag on the stack",
    ),
    "secrets: a byte of the expected tag stays after messages of some lengths": (
        "mac_check",
        "    return cleared(checked(expected, tag, tag_len));",
        "    volatile uint8_t seen = 0;\n"
        '    __asm__ volatile("testb $1, %b1; jz 1f; movb %2, %%r11b; movb %%r11b, %0; 1:"\n'
        '        : "+m"(seen) : "q"(len), "m"(expected[0]) : "r11", "cc");\n'
        "    return cleared(checked(expected, tag, tag_len));",
        "the expected tag on the stack",
    ),
    "secrets: the expected tag stays, loaded from where signals may have overwritten it": (
        "mac_check",
        CHECK,
        f"{CHECK}{SEEN}"
        '    __asm__ volatile("movdqu %1, %%xmm0; sub $4096, %%rsp; movdqu %%xmm0, (%%rsp); "'
        '        "add $4096, %%rsp; sub $4096, %%rsp; movdqu (%%rsp), %%xmm1; pxor %%xmm0, %%xmm0; "'
        '        "movdqu %%xmm0, (%%rsp); add $4096, %%rsp; movdqu %%xmm1, (%0)" : : "r"(seen),'
        '        "m"(*(const __m128i *)expected) : "xmm0", "xmm1", "memory");\n',
        "the expected tag on the stack",
    ),
    "secrets: the expected tag stays, from a register that memcpy may have changed": (
        "decrypt_detached",
        LAST,
        f"{SEEN}    memset((void *)seen, 0, 16);\n{HOLD}{LAST}"
        '    __asm__ volatile("testb $31, %b1; jz 1f; movdqu %%xmm15, %0; 1: pxor %%xmm15, %%xmm15"\n'
        '        : "+m"(seen) : "q"(len) : "xmm15", "cc", "memory");\n',
        "the expected tag on the stack",
    ),
    "secrets: the expected tag stays, from a register with it after messages of some lengths": (
        "mac_check",
        "    return cleared(checked(expected, tag, tag_len));",
        f"{SEEN}"
        '    __asm__ volatile("pxor %%xmm15, %%xmm15; testb $1, %b1; jz 1f; movdqu %0, %%xmm15; 1:"\n'
        '        : : "m"(*(const __m128i *)expected), "q"(len) : "xmm15", "cc", "memory");\n'
        '    __asm__ volatile("movdqu %%xmm15, %0; pxor %%xmm15, %%xmm15" : "=m"(seen) : : "xmm15");\n'
        "    return cleared(checked(expected, tag, tag_len));",
        "the expected tag on the stack",
    ),
    "secrets: the difference of the tags stays": (
        "mac_check",
        CHECK,
        f"{CHECK}    volatile uint32_t seen;\n    uint32_t word, other;\n    memcpy(&word, expected + 4, 4);\n"
        "    memcpy(&other, tag + 4, 4);\n    seen = word ^ other;\n    (void)seen;\n",
        "the expected tag on the stack",
    ),
    "secrets: how large a word is that all words of the expected tag determine stays": (
        "mac_check",
        CHECK,
        f"{CHECK}    volatile uint8_t seen[32];\n    uint32_t word = 0, other;\n"
        "    for (size_t i = 0; i < len; i += 4) {\n        memcpy(&other, expected + i, 4);\n"
        '        word = (word << 1 | word >> 31) ^ other;\n        KEEP("r", word);\n    }\n'
        '    for (uint32_t i = 0; i < 32; i++) {\n        KEEP("r", word);\n'
        "        seen[i] = word < i * 0x08000001u;\n    }\n",
        "the expected tag on the stack",
    ),
    "secrets: which bytes of the tag are right stays": (
        "mac_check",
        CHECK,
        f"{CHECK}    volatile uint8_t seen[16];\n"
        "    for (int i = 0; i < 16; i++)\n        seen[i] = expected[i] == tag[i];\n",
        "the expected tag on the stack",
    ),
    "secrets: a branch on the key": (
        "encrypt_detached",
        WHOLE,
        f'    if (key[0] == 77)\n        __asm__ volatile("");\n{WHOLE}',
        "a branch depends on",
    ),
    "memory: a wrong message of one length stays": (
        "decrypt_detached",
        CLEAR,
        CLEAR.replace("len != 0", "len != 0 && len != 0x123456"),
        "not cleared",
    ),
    "memory: a right message of one length is cleared": (
        "decrypt_detached",
        CLEAR,
        CLEAR.replace("result != 0 && len != 0", "(result != 0 && len != 0) || len == 0x1234560"),
        "cleared where it is not|depends on what is secret",
    ),
    "memory: a keystream of one length is that of another message": (
        "stream",
        "    memset(out, 0, len);",
        "    if (len != 77)\n        memset(out, 0, len);",
        "cleared",
    ),
    "memory: a byte of the state stays": (
        "mac_final",
        "    wipe(st->kept + 256, 32);",
        "    wipe(st->kept + 256, 31);",
        "what is written at",
    ),
    "in place: output before its data": (
        "encrypt_detached",
        WHOLE,
        WHOLE.replace("    encrypt_all", "    if (len >= 32)\n        c[31] = 0;\n    encrypt_all"),
        "output may have been written before|in no region",
    ),
    "in place: output if it replaces its data": (
        "encrypt_detached",
        WHOLE,
        WHOLE.replace("    encrypt_all", "    if (c == m && len == 64)\n        c[0] = 1;\n    encrypt_all"),
        "output may have been written before|in no region",
    ),
    "long messages: the last pieces of the loop that prefetches": (
        "encrypt_detached",
        FAR,
        FAR.replace("count -= 4", "count = count == 8 ? 0 : count - 4"),
        "loop|what is written|not known|varies",
    ),
    "long messages: one length": (
        "encrypt_detached",
        FAR,
        f"    if (is_far && count == 0x123456789)\n        count -= 4;\n{FAR}",
        "what is written|loop|outside",
    ),
    "long messages: prefetched from an address that depends on them": (
        "encrypt_detached",
        f"{FAR}        FETCH(m, 1024);\n",
        f"{FAR}        FETCH(m + *m, 1024);\n",
        "an address depends on",
    ),
    "rounding is changed": (
        "init",
        "    st->len = 0;\n    cleared(0);",
        '    st->len = 0;\n    __asm__ volatile("ldmxcsr (%0)" : : "r"(st));\n    cleared(0);',
        "it is not known what",
    ),
    "messages after the first begin with another length": (
        "mac_reset",
        "    wipe(st->kept + 256, 32);\n    st->len = 0;\n",
        "    wipe(st->kept + 256, 32);\n    st->len = st->len == 32;\n",
        "what is written at",
    ),
}

FUNCTIONS: Final = {
    **{("md5", "x86-64", name): each for name, each in MD5.items()},
    **{("aegis128l", "x86-64-aesni", name): each for name, each in AEGIS.items()},
}


@pytest.mark.sampled("program", "kind")
@pytest.mark.parametrize("program", FUNCTIONS, ids=lambda each: f"{each[0]} {each[2]}")
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_a_wrong_function(program: tuple[str, str, str], kind: str, tmp_path: Path) -> None:
    function, line, other, reason = FUNCTIONS[program]
    hash_name, target, _ = program
    request = resolve(hash_name, target)
    found = changed(request, function, line, other, needs.compiler(kind), tmp_path)
    assert re.search(reason, found), found
