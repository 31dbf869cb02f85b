"""Generated files with one fault each: `verify` rejects all of them, and none of them terminates it.

What this does not catch: a fault in the instructions of one step, which every test of a digest shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.native.compiler import find
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.verify.run import verify
from tests import needs, plain
from tests.verify.mutants import Quick


@dataclass(frozen=True)
class Mutant:
    """A text in a generated file that is replaced by another."""

    what: str
    old: str
    new: str
    which: int = 0  # the number of the occurrence


WANTED: Final = {
    "md5": ("md5", "portable", {}),
    "blocks": ("md5", "portable", {"kernel": "blocks"}),
    "lanes": ("md5", "portable", {"kernel": "lanes", "schedule": "streams=2"}),
    "fixed": ("md5", "portable", {"kernel": "fixed", "length": "20"}),
    "batch": ("md5", "portable", {"kernel": "batch"}),
    "ripemd160": ("ripemd160", "portable", {}),
    "aegis128l": ("aegis128l", "portable", {}),
    "unrolled": ("aegis128l", "x86-64-aesni", {"schedule": "unroll=8"}),
    "aegis128x2": ("aegis128x2", "x86-64-vaes", {}),
    "packets": ("aegis128l", "x86-64-vaes", {"kernel": "batch"}),
    "dispatch": ("md5", "portable,x86-64", {}),
    "dispatch of aegis": ("aegis128l", "portable,x86-64-aesni", {}),
}

TAGS: Final = (
    Mutant("one byte in four of a tag is compared",
           "differing |= a ^ b;", "differing |= (a ^ b) & 0xff;"),
    Mutant("16 bytes of a tag are compared",
           "i < len; i += 16)", "i < 16; i += 16)"),
    Mutant("the last word is not compared",
           "memcpy(&b, y + 12, sizeof b);", "memcpy(&b, x + 12, sizeof b);"),
    Mutant("differences cancel out", "differing |= a", "differing ^= a", 1),
    Mutant("one bit is not compared", "a ^ b", "(a ^ b) & 0x7fffffff"),
    Mutant("every tag is right", "return differing == 0 ? 0 : -1;", "return differing == 0 ? 0 : 0;"),
    Mutant("decrypt_final accepts all",
           "end(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1",
           "end(st, expected, tag_len)"),
    Mutant("mac_check accepts all", "        return -1;\n    return cleared(checked(expected, tag, tag_len));",
           "        return -1;\n    return cleared(0);"),
    Mutant("mac_verify_final accepts all",
           "end_mac(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1",
           "end_mac(st, expected, tag_len)"),
    Mutant("a tag length is not checked",
           "return len == 16 || len == 32;", "return len == 16 || len == 32 || len == 31;"),
    Mutant("shorter tags are right", "return len == 16 || len == 32;", "return len <= 32;"),
    Mutant("no length at all is right",
           "return len == 16 || len == 32;", "return len == 16 || len == 32 || len == 0;"),
    Mutant("the wrong message stays",
           "    if (result != 0 && len != 0)\n        memset(m, 0, len);", "    (void)m;"),
    Mutant("the last byte of it stays", "memset(m, 0, len);", "memset(m, 0, len - 1);"),
    Mutant("a wrong message of one byte stays", "result != 0 && len != 0", "result != 0 && len != 1"),
    Mutant("a wrong long message stays", "result != 0 && len != 0", "result != 0 && len - 1 < 128"),
    Mutant("what is refused returns -2", "    int result = -1;", "    int result = -2;"),
    Mutant("short ciphertexts are not refused", "    if (c_len < tag_len)\n        return -1;\n", ""),
    Mutant("a ciphertext as long as its tag is refused", "if (c_len < tag_len)", "if (c_len <= tag_len)"),
    Mutant("the attached tag is one byte off",
           "_encrypt_detached(c, c + len,", "_encrypt_detached(c, c + len + 1,"),
    Mutant("the attached tag is read one byte off",
           "_detached(m, c, len, c + len,", "_detached(m, c, len, c + len - 1,"),
)  # fmt: skip

PIECES: Final = (
    Mutant("an end of a message leaves its state", "    wipe(st, sizeof *st);\n", ""),
    Mutant("a cleared state keeps its key", "    wipe(st, sizeof *st);\n", "", 1),
    Mutant("an end leaves the last byte of the state", "wipe(st, sizeof *st)", "wipe(st, sizeof *st - 1)"),
    Mutant("updates do not count", "    st->len += len;\n", ""),
    Mutant("data is not counted", "    st->len += len;\n", "", 4),
    Mutant("the count has 32 bits", "st->len += len;", "st->len = (uint32_t)(st->len + len);"),
    Mutant("a count of bits has 32 bits", "last_updates(s, 8 * low, 8 * high)",
           "last_updates(s, 8 * low, (uint32_t)(8 * high))"),
    Mutant("that of associated data has 32 bits", "last_updates(s, 8 * low, 8 * high)",
           "last_updates(s, (uint32_t)(8 * low), 8 * high)"),
    Mutant("associated data is not counted", "st->ad_len = ad_len;", "st->ad_len = 0;"),
    Mutant("an unfinished piece is lost", "absorb(s, st->kept + 128, (size_t)(st->len % 32));", ";"),
    Mutant("a state is not kept", "    freeze(st->kept, s);\n    if (used != 0) {", "    if (used != 0) {"),
    Mutant("a long update absorbs a piece more", "absorb_pieces(s, data, len / 32 * 32)",
           "absorb_pieces(s, data, len / 32 * 33)"),
)  # fmt: skip

STATES: Final = (
    Mutant("an end of data does not go back", "    begin_again(st);\n    return result;", "    return result;"),
    Mutant("a reset does nothing", "    begin_again(st);\n    cleared(0);\n", "    cleared(0);\n"),
    Mutant("data leaves its count", "    st->len = 0;\n", "", 1),
    Mutant("data leaves its last piece", "    wipe(st->kept + 256, 32);\n", ""),
    Mutant("the state after key and nonce is not kept", "    freeze(st->kept + 128, s);\n", ""),
    Mutant("an update writes more than it says", "    return len;\n", "    return len - (len != 0);\n"),
    Mutant("an uneven update writes more than it says", "    return written;\n", "    return len;\n", 1),
    Mutant("whole pieces are not counted", "    st->len += len;\n", "", 1),
    Mutant("a state of whole pieces is not kept",
           "    freeze(st->kept, s);\n    cleared(0);\n    return len;", "    return len;"),
    Mutant("keystream is used twice", "        memcpy(piece, &given, 8);\n", ""),
    Mutant("a message without a tag loses its last bytes",
           "    encrypt_all(s, c, last, m, len);\n    write_last(c, last, len);\n    cleared(0);",
           "    len &= ~(size_t)7;\n    encrypt_all(s, c, last, m, len);\n"
           "    write_last(c, last, len);\n    cleared(0);"),
    Mutant("one that is decrypted without a tag loses them",
           "    decrypt_all(s, m, last, c, len);\n    write_last(m, last, len);\n    cleared(0);",
           "    len &= ~(size_t)7;\n    decrypt_all(s, m, last, c, len);\n"
           "    write_last(m, last, len);\n    cleared(0);"),
    Mutant("a message without a tag has another nonce",
           "    start(s, nonce, key);\n    encrypt_all", "    start(s, key, nonce);\n    encrypt_all"),
)  # fmt: skip

MEMORY: Final = (
    Mutant("a byte past the message is read",
           "    memcpy(last, m, len);", "    memcpy(last, m, len + 1), last[len] = 0;"),
    Mutant("a byte past associated data is read", "        memcpy(last, p, len);",
           "        memcpy(last, p, len + 1), last[len] = 0;"),
    Mutant("a byte past the ciphertext is written",
           "memcpy(to + whole, last, len - whole);", "memcpy(to + whole, last, len - whole + 1);"),
    Mutant("the last byte is not written",
           "memcpy(to + whole, last, len - whole);", "memcpy(to + whole, last, len - whole - 1);"),
    Mutant("a null pointer is read",
           "    if (len != 0) {\n        uint8_t last", "    if (*p, 1) {\n        uint8_t last"),
    Mutant("the keystream ends too early", "    stream_pieces(s, out, len / 32);\n",
           "    stream_pieces(s, out, (len - 1) / 32);\n"),
    Mutant("ends with -1", "    write_last(c, last, len);\n    return cleared(0);",
           "    write_last(c, last, len);\n    return cleared(-1);"),
)  # fmt: skip

LOOPS: Final = (
    Mutant("a byte off", "encrypt_at(r, c + 32, m + 32)", "encrypt_at(r, c + 32, m + 31)"),
    Mutant("an update left out of a loop", "        encrypt_at(r, c + 224, m + 224);\n", ""),
    Mutant("one left out of decryption", "        decrypt_at(r, m + 160, c + 160);\n", ""),
    Mutant("one left out of associated data", "        update_at(r, p + 224);\n", ""),
    Mutant("one left out of the keystream", "        stream_at(r, out + 192);\n", ""),
    Mutant("a loop that loses what remains", "for (; count != 0; count--", "for (; count > 1; count--"),
)

PACKETS: Final = (
    Mutant("a wrong tag of one message is not reported", "result |= work_on_one", "result = work_on_one"),
    Mutant("that of one beside others is not reported", "result |= m->result", "result = m->result"),
    Mutant("that of earlier ones is forgotten", "result |= work_on_group(", "result = work_on_group("),
    Mutant("that of one alone is forgotten", "result |= work_on(", "result = work_on("),
    Mutant("a wrong message beside others stays",
           "if (m->result != 0 && m->len != 0)", "if (m->result != 0 && m->len == 1)"),
    Mutant("a tag that is not right returns 1", "        msg->result = -1;", "        msg->result = 1;"),
    Mutant("differences of tags cancel out", "differing |= a ^ b", "differing ^= a ^ b", 1),
    Mutant("12 bytes of a tag are compared", "memcpy(&b, y + 12", "memcpy(&b, x + 12"),
    Mutant("16 bytes of a tag are compared in lanes", "i < len; i += 16)", "i < 16; i += 16)"),
    Mutant("half of each word is compared", "differing |= a ^ b", "differing |= (uint16_t)(a ^ b)"),
    Mutant("one message alone is always right",
           "return work_on_one(does, msg, tag_len);", "return work_on_one(does, msg, tag_len), 0;"),
    Mutant("a refused batch leaves what it has decrypted",
           "if (does == DECRYPTS && msg->len != 0)", "if (does == DECRYPTS && msg->len == 0)"),
    Mutant("a refused batch says nothing of its messages", "        msg->result = -1;", "        ;"),
    Mutant("a byte past a message is read",
           "copy_rest(last + 32 - rest, p, rest);", "copy_rest(last + 32 - rest, p, rest + 1), last[32] = 0;"),
    Mutant("associated data is not counted in lanes", "? len[j] : ad_len[j])", "? len[j] : 0)"),
    Mutant("a tag of other bytes is written", "scatter(tags + 0, 16, t[1]);", ";"),
)  # fmt: skip

CHOICE: Final = (
    Mutant("the environment is not asked", "asked != NULL ? find(asked, found) : COUNT", "COUNT"),
    Mutant("an unknown name of the environment is taken",
           "    if (named < COUNT)\n        return named;",
           "    if (asked)\n        return named < COUNT ? named : COUNT - 1;"),
    Mutant("the worst kernel is taken",
           "    return kernel;\n}\n\n/* Microsoft",
           "    return COUNT - 1;\n}\n\n/* Microsoft"),
    Mutant("an unknown target is taken", "        if (kernel == COUNT)\n            return -1;\n", ""),
    Mutant("an unknown target changes what is taken", "        if (kernel == COUNT)\n            return -1;\n",
           "        if (kernel == COUNT)\n            return STORE(wanted, COUNT), -1;\n"),
    Mutant("the best is not taken again",
           "STORE(wanted, now)", "STORE(wanted, target == NULL ? COUNT : now)"),
    Mutant("names are not compared", "strcmp(kernels[kernel].target, target) != 0", "0"),
)  # fmt: skip

CONTEXTS: Final = (
    Mutant("the buffer is not started over", "        used = 0;\n", ""),
    Mutant("the context stays", "    wipe(ctx, sizeof *ctx);\n", ""),
    Mutant("the end of the context stays", "wipe(ctx, sizeof *ctx)", "wipe(ctx, sizeof *ctx - 8)"),
    Mutant("a bit length of 32 bits", "(uint32_t)(bits >> 32)", "0"),
    Mutant("a length of 32 bits", "ctx->length += len;", "ctx->length = (uint32_t)(ctx->length + len);"),
    Mutant("a length of 32 bits in the end", "const uint64_t bits = ctx->length * 8;",
           "const uint64_t bits = (uint32_t)ctx->length * 8ull;"),
    Mutant("padding that begins too late", "if (used > 56)", "if (used > 57)"),
    Mutant("padding that begins too early", "if (used > 56)", "if (used > 55)"),
    Mutant("a full block that waits", "if (taken < room)", "if (taken <= room)"),
    Mutant("bytes past the message are read", "len % 64);\n}", "len % 64 + (len % 64 < 63));\n}"),
    Mutant("a digest that is too long", "store32(digest + 4 * i, ctx->state[i]);",
           "store32(digest + 4 * i, ctx->state[i]), digest[4 * i + 4] = 0;"),
    Mutant("a trap", "    ctx->length = 0;\n", "    ctx->length = 0, __builtin_trap();\n"),
)  # fmt: skip

MUTANTS: Final = {
    "md5": (
        *CONTEXTS,
        Mutant("a step with another constant", "0xf61e2562", "0xf61e2563"),
        Mutant("a null pointer is read",
               "    if (len == 0)\n        return;\n", "    (void)*(const volatile uint8_t *)p;\n"),
    ),
    "ripemd160": CONTEXTS[:4],
    "blocks": (
        Mutant("one block at most", "nblocks--, data += 64", "nblocks = 0, data += 64"),
        Mutant("the block behind is read",
               "    for (; nblocks != 0;",
               "    (void)*(volatile const uint8_t *)(data + 64 * nblocks);\n    for (; nblocks != 0;"),
        Mutant("the data before is read",
               "    for (; nblocks != 0;",
               "    (void)*(volatile const uint8_t *)(data - 1);\n    for (; nblocks != 0;"),
        Mutant("the incoming state is ignored",
               "    uint32_t h0 = state[0];", "    uint32_t h0 = 0x67452301u;"),
        Mutant("an alignment is needed",
               "    for (; nblocks != 0;",
               "    if ((uintptr_t)data % 4)\n        __builtin_trap();\n    for (; nblocks != 0;"),
    ),
    "lanes": (
        Mutant("lanes exchanged", "state[0][0] = h0a", "state[0][0] = h0b"),
        Mutant("the lane beside is read", "uint32_t h1b = state[1][1]", "uint32_t h1b = state[1][0]"),
        Mutant("a message read twice", "data[1]", "data[0]"),
        Mutant("one pointer too many is read",
               "    uint32_t h0a", "    (void)*(const uint8_t *const volatile *)(data + 2);\n    uint32_t h0a"),
    ),
    "fixed": (
        Mutant("the last one is left out", "i < n; i++)\n        md5_20(", "i + 1 < n; i++)\n        md5_20("),
        Mutant("a digest at another place", "md5_20(data[i], digest[i])", "md5_20(data[i], digest[0])"),
        Mutant("one group is left out",
               "md5_20_x1x2(data, digest, ngroups)", "md5_20_x1x2(data, digest, ngroups / 2)"),
        Mutant("a byte too many is read",
               "    const uint32_t m0 =",
               "    (void)*(volatile const uint8_t *)(data + 20);\n    const uint32_t m0 ="),
        Mutant("rows beyond the first part are those of it", "stride * (done + i)", "stride * i"),
        Mutant("digests of rows beyond the first part are lost", "digest + done", "digest"),
        Mutant("a row too many is hashed", "n - done < PART ? n - done", "n - done < PART ? n - done + 1"),
    ),
    "batch": (
        Mutant("each window has the first one's messages",
               "w->first + w->order[w->begun++]", "w->order[w->begun++]"),
        Mutant("the second window is the last",
               "batch_all(&w, &m, n)", "batch_all(&w, &m, n < 2048 ? n : 2048)"),
        Mutant("the rest of a message is lost", "w->nthen[j]);\n        put", "0);\n        put"),
        Mutant("messages out of order", "order[place[ranks[i] & highest]++] = (uint16_t)",
               "order[place[ranks[i] & highest]++] = (uint8_t)"),
        Mutant("padding too early", "rest < 56 ? 64 : 128", "rest < 55 ? 64 : 128"),
        Mutant("messages in pieces start anew",
               "state = m->ctx[i]->state;\n    } else if", "state = IV;\n    } else if"),
        Mutant("what was kept is not hashed", "w->nblocks[j] = room != 0;", "w->nblocks[j] = 0;"),
        Mutant("the rest of a piece is not kept",
               "data + (len - rest), rest)", "data + (len - rest), 0)"),
        Mutant("a kept block waits for the next byte", "if (used + len < 64)", "if (used + len <= 64)"),
        Mutant("bytes are counted in 32 bits", "% 64), ctx->length);", "% 64), (uint32_t)ctx->length);"),
        Mutant("contexts are left as they are", "wipe(ctx, sizeof *ctx);", "(void)wipe;"),
        Mutant("a byte of a piece too many is read", "copy_few(block + used, data, room)",
               "copy_few(block + used, data, room + 1)"),
        Mutant("a count of bytes before has 32 bits", "? m->count[m->each * i]",
               "? (uint32_t)m->count[m->each * i]"),
        Mutant("rows have numbers of 10 bits", "m->stride * i", "m->stride * (i & 1023)"),
        Mutant("rows begin with the second", "m->stride * i", "m->stride * (i + 1)"),
        Mutant("offsets of 32 bits have numbers of 10 bits",
               "m->base + m->offsets32[i]", "m->base + m->offsets32[i & 1023]"),
        Mutant("offsets of 64 bits have numbers of 10 bits",
               "m->base + m->offsets64[i]", "m->base + m->offsets64[i & 1023]"),
        Mutant("an offset too many is read", "m->offsets32[i + 1] - m->offsets32[i]",
               "m->offsets32[i + 1] - m->offsets32[i] + 0 * ((const volatile uint32_t *)m->offsets32)[i + 2]"),
        Mutant("states before have numbers of 10 bits", "m->state + 4 * m->each * i",
               "m->state + 4 * m->each * (i & 1023)"),
        Mutant("contexts are begun up to the 1,024th",
               "for (size_t i = 0; i < n; i++) {\n        memcpy(ctx[i]",
               "for (size_t i = 0; i < n && i < 1024; i++) {\n        memcpy(ctx[i]"),
        Mutant("contexts beyond the 1,024th stay",
               "joined[j], m->ctx[i])", "joined[j], m->ctx[i & 1023])"),
    ),
    "aegis128l": (*TAGS, *PIECES, *STATES, *MEMORY),
    "unrolled": LOOPS,
    "packets": PACKETS,
    "dispatch": CHOICE,
    "dispatch of aegis": (
        CHOICE[0],
        Mutant("a message continues with the kernel that is selected now",
               "    switch (st->kernel) {", "    switch (chosen()) {", 1),
    ),
    "aegis128x2": (*TAGS[:2], *PIECES[:2], *PIECES[6:7],
        Mutant("tags of lanes are not all folded in", "i < 2 * tag_len", "i < 1 * tag_len"),
    ),
}  # fmt: skip


@cache
def wanted(name: str) -> Asked:
    hash_name, target, more = WANTED[name]
    return ask(hash_name, target, **more)


def texts_of(request: Asked) -> dict[str, str]:
    """The request's files in C."""
    found = sorted(plain.written(request).glob("*.c"))
    return {path.name: path.read_text(encoding="ascii") for path in found}


def changed(mutant: Mutant, texts: Mapping[str, str]) -> str | None:
    """The file that a mutant changes, if there is one."""
    return next((name for name, text in texts.items() if text.count(mutant.old) > mutant.which), None)


@pytest.mark.parametrize("name", MUTANTS)
def test_what_mutants_change_is_there(name: str) -> None:
    texts = texts_of(wanted(name))
    assert [mutant.what for mutant in MUTANTS[name] if changed(mutant, texts) is None] == []


@pytest.mark.sampled("name", "mutant")
@pytest.mark.parametrize(
    ("name", "mutant"),
    [
        pytest.param(name, mutant, id=f"{name}: {mutant.what}")
        for name, mutants in MUTANTS.items()
        for mutant in mutants
    ],
)
def test_no_mutant_passes(name: str, mutant: Mutant, tmp_path: Path) -> None:
    request = wanted(name)
    for each in parts(request):
        needs.runs(each.target)
    needs.program("cc")
    for file in plain.written(request).iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    texts = texts_of(request)
    source = changed(mutant, texts)
    assert source, "there is no such text"
    before, *after = texts[source].split(mutant.old)
    before = mutant.old.join([before, *after[: mutant.which]])
    text = before + mutant.new + mutant.old.join(after[mutant.which :])
    (tmp_path / source).write_text(text, encoding="ascii")
    failures = (check.failure for check in verify(request, tmp_path, Quick(find().command)) if not check.passed)
    assert next(failures, "") != ""
