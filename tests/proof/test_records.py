"""Functions of AEGIS for batches of messages, one after the other: wrong ones are not proved."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import records_claim
from hashwright.native.compiler import Compiler
from hashwright.proof.check.records import LEFT, RecordArguments
from hashwright.proof.contract.functions import RecordsFunction, proving_of
from hashwright.proof.say.digits import ENTRY, ONE
from hashwright.proof.say.terms import unknowns
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.proof.wrong import changed, why_not

NAMES: Final = ("encrypt_batch", "decrypt_batch", "mac_batch")
COMPARES: Final = "for (size_t i = 16; i < len; i += 16)"
DIFFERENCE: Final = "differing |= difference(x + i, y + i);"
UNLIKE: Final = "but not on whether the tag is right"
AT_ONCE: Final = "what this instruction does: cmeq"  # on AArch64, where a compiler compares 16 bytes at once
RECORD: Final = "the result in a record differs from the description"
RETURNED: Final = "the result differs from the description"
STAYS: Final = "not cleared where the tag is wrong"
CLEARS: Final = "memset(msg->out, 0, msg->len);\n    return msg->result;"
RETURNS: Final = "return msg->result;"
NEXT: Final = "for (; n != 0; msg++, n--)\n        result |="
STARTS: Final = "start(s, msg->nonce, msg->key);"
ENCRYPTS: Final = "encrypt_all(s, msg->out, last, msg->in, msg->len);"
TAGGED: Final = "memcpy(msg->tag, tag, tag_len);"
REFUSED: Final = "msg->result = -1;"
REFUSES: Final = "if (does == DECRYPTS && msg->len != 0)\n            memset(msg->out, 0, msg->len);"
VALID: Final = "len == 16 || len == 32"
FIRST: Final = "int result = is_tag_length(tag_len) ? 0 : -1;"
AGAIN: Final = "    return -1;\n}"  # for an invalid length of the tag, of which the first result is -1 already
BOTH: Final = f"""{AGAIN}

INLINE int work_on_all(int does, aegis128l_message *msg, size_t n, size_t tag_len)
{{
    {FIRST}"""
OUTSIDE: Final = "outside of|in no region"
PLACE: Final = "what is behind the last record may be used|outside of|in no region|no invariant"

# By function: a part of the C, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (
        "decrypt_batch",
        "differing == 0 ? 0 : -1",
        "len > 16 && differing != 0 ? -1 : 0",
        f"{RECORD}|{STAYS}|stays where",
    ),
    ("decrypt_batch", "differing |= a ^ b;", "differing |= (a ^ b) & 255;", UNLIKE),
    ("decrypt_batch", COMPARES, COMPARES.replace("len", "16"), f"{UNLIKE}|{AT_ONCE}"),
    ("decrypt_batch", DIFFERENCE, DIFFERENCE.replace("|", ""), UNLIKE),
    ("decrypt_batch", "    wipe(expected, 32);\n", "", "leaves the expected tag on the stack"),
    (
        "decrypt_batch",
        CLEARS,
        CLEARS.replace("memset(msg->out, 0, msg->len)", "(void)0"),
        f"{STAYS}|stays where",
    ),
    ("decrypt_batch", CLEARS, CLEARS.replace("msg->len)", "msg->len / 2)"), f"{STAYS}|are cleared outside of"),
    ("decrypt_batch", "msg->result != 0 && msg->len != 0", "msg->len != 0", "where it is not|stays where"),
    ("decrypt_batch", REFUSES, "", STAYS),
    ("decrypt_batch", REFUSES, REFUSES.replace("does == DECRYPTS", "n == 2"), STAYS),
    ("decrypt_batch", RETURNS, "return 0;", RETURNED),
    ("decrypt_batch", "result |=", "result =", RETURNED),
    ("decrypt_batch", "result |=", "result &=", RETURNED),
    ("decrypt_batch", NEXT, NEXT.replace("n != 0", "n != 0 && result == 0"), "the last record"),
    ("decrypt_batch", STARTS, "start(s, msg->nonce, msg[1].key);", ""),
    ("decrypt_batch", "checked(tag, msg->tag, tag_len)", "checked(tag, msg->tag, 16)", f"{UNLIKE}|{AT_ONCE}"),
    ("encrypt_batch", "msg->result = 0;", "msg->result = (int)msg->len;", f"{RECORD}|where it is not"),
    ("encrypt_batch", "msg->result = 0;", "msg->len = 0; msg->result = 0;", "a store"),
    ("encrypt_batch", STARTS, f"static const uint8_t *k; if (!k) k = msg->key; {STARTS}", ""),
    ("encrypt_batch", STARTS, "start(s, msg->nonce, msg->nonce);", "is written at"),
    ("encrypt_batch", STARTS, f"{STARTS} if (*msg->key == 7) absorb(s, msg->key, 16);", "depends on"),
    ("encrypt_batch", "finish(s, msg->ad_len, msg->len,", "finish(s, msg->len, msg->len,", "is written at"),
    ("encrypt_batch", "last, len - whole);", "last, 32);", "outside of out"),
    ("encrypt_batch", "copy_padded(last, m, len);", "copy_padded(last, m, len + 1);", "outside of in"),
    ("encrypt_batch", FIRST, FIRST.replace("-1", "0"), RETURNED),
    ("encrypt_batch", ENCRYPTS, f"{ENCRYPTS} if (msg->len == 64) {{ {STARTS} {ENCRYPTS} }}", "in no region"),
    ("mac_batch", TAGGED, "(void)0;", ""),
    ("mac_batch", TAGGED, "memcpy(msg->tag, tag, 16);", "is written at tag"),
    ("mac_batch", TAGGED, "memcpy(msg->out, tag, tag_len);", "in no region"),
    ("mac_batch", "msg->result = 0;", "if (msg->len != 7) msg->result = 0;", ""),
    ("mac_batch", REFUSED, "", ""),
    ("mac_batch", REFUSED, "msg->result = 0;", RECORD),
    ("mac_batch", BOTH, BOTH.replace("return -1", "return 0").replace("?", "|| n != 0 ?"), RETURNED),
    ("mac_batch", VALID, "len == 16 || len == 24", ""),
    ("mac_batch", VALID, "len == 16", ""),
    ("mac_batch", NEXT, NEXT.replace("msg++, n--", "msg++, n -= 2"), PLACE),
    ("mac_batch", NEXT, NEXT.replace("msg++, n--", "msg += 2, n--"), OUTSIDE),
    ("mac_batch", NEXT, NEXT.replace("msg++, n--", "n--"), ""),
    ("mac_batch", NEXT, NEXT.replace("n != 0", "n > 1"), "before the last record"),
    ("mac_batch", NEXT, NEXT.replace("for (", "n++; for ("), PLACE),
    ("mac_batch", NEXT, f"if (n > 3) msg[3].result = 0;\n    {NEXT}", ""),
    ("mac_batch", NEXT, f"msg->result = 0;\n    {NEXT}", "behind the last record"),
)
# Where only x86-64 shows it.
SECRETS: Final = (
    "mac_batch",
    "cleared(work_on_all(AUTHENTICATES,",
    "(work_on_all(AUTHENTICATES,",
    "something secret",
)


# The tag of a message in a register, which the function stores on the stack while the next one is processed.
KEEPS: Final = "    wipe(expected, 32);\n"
TAG: Final = '"m"(*(const __m128i *)expected)'
KEPT: Final = f'    __asm__ volatile("movdqu %0, %%xmm15" : : {TAG} : "xmm15", "memory");\n{KEEPS}'
STORED: Final = f"""const uint8_t *k = msg->key;
    volatile uint8_t seen[16];
    if (does == DECRYPTS)
        __asm__ volatile("movdqu %%xmm15, %0" : "=m"(seen), "+r"(k) : : "memory");
    {STARTS.replace("msg->key", "k")}"""


def _request(target: str) -> Request:
    return resolve("aegis128l", target, kernel="batch")


def _maker(target: str) -> Compiler:
    return needs.compiler("gcc") if target.startswith("x86") else needs.cross(_request(target).target)


@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(
    ("target", "name", "line", "other", "why"),
    [
        *((target, *each) for target in ("x86-64-aesni", "aarch64-aes") for each in CHANGES),
        ("x86-64-aesni", *SECRETS),
    ],
)
def test_wrong_c_is_not_proved(target: str, name: str, line: str, other: str, why: str, tmp_path: Path) -> None:
    found = changed(_request(target), name, line, other, _maker(target), tmp_path)
    assert found
    assert re.search(why, found), found


@pytest.mark.sampled
@pytest.mark.parametrize("target", ["x86-64-aesni", "aarch64-aes"])
def test_results_that_change_nothing_may_be_others(target: str, tmp_path: Path) -> None:
    other = AGAIN.replace("-1", "0")
    assert not changed(_request(target), "mac_batch", AGAIN, other, _maker(target), tmp_path)


@pytest.mark.sampled
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_tag_of_a_message_before_is_not_left_on_the_stack(compiler: str, tmp_path: Path) -> None:
    request, by = _request("x86-64-aesni"), needs.compiler(compiler)
    found = changed(request, "decrypt_batch", KEEPS, KEPT, by, tmp_path, more={STARTS: STORED})
    assert "leaves the expected tag on the stack" in found


@pytest.mark.long
@pytest.mark.sampled("name", "compiler")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_batches_are_proved(compiler: str, name: str) -> None:
    request = _request("x86-64-aesni")
    assert why_not(request, name, compiled.shared(request, needs.compiler(compiler))) == ""


def _function(name: str) -> RecordsFunction:
    request = _request("x86-64-aesni")
    found = proving_of(request.hash).message_functions(request)
    return next(each for each in found if isinstance(each, RecordsFunction) and each.name.endswith(name))


def test_nothing_is_known_of_the_next_record() -> None:
    """Else an invariant about one record could be taken for one about another."""
    arguments = RecordArguments(_function("encrypt_batch"))
    now = arguments.now(ENTRY)
    after = arguments.reached(ENTRY, now, ONE)
    known = {each for term in arguments.fields(now).values() for each in unknowns(term)} | {*arguments.some}
    assert known
    assert {each for term in after.values() for each in unknowns(term)}.isdisjoint(known)
    assert after[LEFT] is LEFT - ONE


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "encrypt_batch",
            "writes the ciphertexts and tags of the description, writes the result 0 for each of them",
        ),
        (
            "decrypt_batch",
            "whose tag is right, and -1 and zeros for each other one, and returns 0 or, if one of them",
        ),
        (
            "mac_batch",
            "for other lengths of the tag, all of these are -1; it stays within its memory, branches on",
        ),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    assert sentence in records_claim(_function(name))
