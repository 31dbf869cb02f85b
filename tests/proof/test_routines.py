"""Functions of AEGIS in C for whole messages: wrong ones are not proved."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import message_claim, verdict
from hashwright.native.compiler import Compiler
from hashwright.proof.check.cuts import prove_message
from hashwright.proof.check.exits import on_stack
from hashwright.proof.check.routines import MessageContract
from hashwright.proof.contract.functions import MessageFunction, proving_of
from hashwright.proof.mean.imported import call
from hashwright.proof.read.image import read_image
from hashwright.proof.run.calls import returned
from hashwright.proof.run.meeting import merged
from hashwright.proof.run.places import is_anything, is_of_time
from hashwright.proof.run.stack import is_left, is_unread
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.digits import DONE, ENTRY, TRIPS
from hashwright.proof.say.terms import POINTER, WORD, Term, const, extend, less, split, unknowns, var
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.code_mutants import mutants
from tests.plain import plain

# By the end of a function's name: a part of the C, its replacement, and the reason why there is then no proof.
DIFFERS: Final = "the result differs from the description"
CLEARS: Final = "memset(m, 0, len);"
START: Final = "int result = -1;"
COMPARES: Final = "for (size_t i = 16; i < len; i += 16)"
DIFFERENCE: Final = "differing |= difference(x + i, y + i);"
AT_ONCE: Final = "what this instruction does: cmeq"  # on AArch64, where a compiler compares 16 bytes at once
UNLIKE: Final = "but not on whether the tag is right"
TOO_SHORT: Final = "    if (c_len < tag_len)\n        return -1;\n"
STREAMS: Final = "stream_pieces(s, out, len / 32);"
READS: Final = "(void)*(volatile const uint8_t *)out;"
ZEROS: Final = "memset(out, 0, len);"
TAKES: Final = "copy_padded(last, m, len);"  # the last bytes
ABSORBS: Final = "copy_padded(last, p, len);"
ZEROED: Final = "memset(to, 0, 32);"  # behind the last bytes
INITIAL: Final = "initial(s, load(key), load(nonce));"
ROUND: Final = "init_update(s, load(key), load(nonce));"
TWO: Final = "encrypt(s, load(m), load(m + 16), &c0, &c1);"
LATE: Final = "where output may have been written before"  # correct only for output at another place
REST: Final = "len - whole"
# Instructions without an effect, and those that clear a register, in which there may be nothing secret.
HARMLESS: Final = re.compile(r"nop.*|xor (\w+),\1")
GIVES: Final = f"memcpy(to + whole, last, {REST});"
CHANGES: Final = (
    ("init", "0x6279e99059372215", "0x6279e99059372205", "is written at st"),
    ("init", f"{INITIAL}\n    {ROUND}", INITIAL, "is written at st"),
    ("init", INITIAL, f"{INITIAL} if (*key != 0)", "a branch depends on"),
    ("init", "load(p + 16)", "load(p + 15)", "is written at st|no invariant"),
    ("init", "update_at(r, p + 32)", "update_at(r, p + 64)", "is written at st|outside of ad|no invariant"),
    ("init", "len >= 32", "len >= 16", ""),
    ("init", ABSORBS, ABSORBS.replace("len", "len + 1"), "outside of ad"),
    ("init", ABSORBS, ABSORBS.replace("len", "len / 2"), "is written at st"),
    ("init", ABSORBS, "for (size_t i = 0; i < len; i++) last[0] ^= p[i];", "is written at st"),
    ("init", ZEROED, ZEROED.replace("0,", "1,"), "is written at st"),
    ("init", "low = p[len & 6];", "low = p[len & 2];", "is written at st"),
    ("init", "low << 16 |", "low << 8 |", "is written at st"),
    ("init", "p + (len & 4);", "p + (len & 5);", "is written at st|outside of ad"),
    ("init", "load64(p - 8)", "load64(p - 7)", "is written at st|outside of ad"),
    ("init", "high = low;", "high = 0;", "is written at st"),
    ("init", "st->ad_len = ad_len;", "st->ad_len = ad_len / 2;", "is written at st"),
    ("init", "freeze(st->kept, s);", "freeze(st->kept, s); st->kept[130] = 0;", "written too early or besides"),
    ("init", "load(nonce));", "load(nonce + (key[1] & 1)));", "an address depends on|outside of nonce"),
    ("mac", "8 * low, 8 * high", "8 * low, 8 * low", "is written at tag"),
    ("mac_check", "differing == 0 ? 0 : -1", "0", DIFFERS),
    ("mac_check", "b, y + 8", "b, y + 4", DIFFERS),
    ("encrypt_detached", "store(c + 16, c1);", "store(c + 16, c0);", "is written at"),
    ("encrypt_unauthenticated", TWO, f"store(c + 16, load(m)); {TWO}", LATE),
    ("encrypt_detached", GIVES, GIVES.replace(REST, "32"), "outside of c"),
    ("encrypt_detached", GIVES, GIVES.replace(REST, f"{REST} + 1"), "outside of c"),
    ("encrypt_detached", GIVES, GIVES.replace(REST, f"{REST} - 1"), "is written at"),
    ("encrypt_detached", GIVES, GIVES.replace("last", "last + 1"), "is written at"),
    ("encrypt_detached", TAKES, "memcpy(last, m, 32);", "outside of m"),
    ("encrypt_detached", TAKES, TAKES.replace("len", "len + 1"), "outside of m"),
    ("encrypt_detached", TAKES, TAKES.replace("len", "len - 1"), "is written at"),
    ("encrypt_detached", TAKES, TAKES.replace("m,", "m - 1,"), "outside of m|is written at"),
    ("encrypt_detached", TAKES, f"{TAKES} last[len] = 1;", "in no region|is written at"),
    ("encrypt_detached", TAKES, f"{TAKES} last[5] ^= 1;", "is written at"),
    ("encrypt_detached", TAKES, f"{TAKES} if (len == 7) last[6] = 0;", "is written at"),
    ("encrypt_detached", ZEROED, ZEROED.replace("32", "31"), "is written at"),
    ("encrypt_detached", "if (len % 16 == 0)", "if (len % 8 == 0)", "is written at"),
    ("encrypt_detached", "len == 16 || len == 32", "len >= 16 && len <= 32", DIFFERS),
    ("decrypt_detached", CLEARS, "", "not cleared where the tag is wrong"),
    ("decrypt_detached", CLEARS, "memset(m, 0, len / 2);", "cleared outside of what may be written"),
    ("decrypt_detached", "(result != 0 && len != 0)", "(result != 0 && len >= 32)", "not cleared where"),
    ("decrypt_detached", "(result != 0 && len != 0)", "(len != 0)", "or cleared where it is not|stays where"),
    ("decrypt_detached", START, f"{START} if (len != 0) {CLEARS}", "or cleared where it is not"),
    ("decrypt_detached", "differing |= a ^ b;", "differing |= (a ^ b) & 255;", UNLIKE),
    ("decrypt_detached", COMPARES, COMPARES.replace("len", "16"), f"{UNLIKE}|{AT_ONCE}"),
    ("decrypt_detached", DIFFERENCE, DIFFERENCE.replace("|", ""), UNLIKE),
    (
        "decrypt_detached",
        "differing == 0 ? 0 : -1",
        "len > 16 && differing != 0 ? -1 : 0",
        f"{DIFFERS}|stays where the tag",
    ),
    ("decrypt_detached", "int result = -1;", "int result = 0;", "is not cleared where the tag is wrong"),
    ("decrypt_detached", "len == 16 || len == 32", "len == 16", ""),
    ("decrypt_detached", "store(last + 16, z1);", "store(last + 16, z0);", UNLIKE),
    ("decrypt_detached", "store(last, z0);", "memset(last, 0, 16);", UNLIKE),
    (
        "decrypt_detached",
        "copy_short(last, c, len);",
        "copy_short(last, c, len); last[len] = 0;",
        f"in no region|{UNLIKE}",
    ),
    ("decrypt_detached", GIVES, GIVES.replace(REST, f"{REST} - 1"), f"is written at|{UNLIKE}"),
    ("decrypt_detached", GIVES, GIVES.replace(REST, "32"), "outside of m"),
    ("decrypt_detached", "ad_len, len, expected", "len, len, expected", UNLIKE),
    ("encrypt", "c, c + len, tag_len", "c, c + len + 1, tag_len", "a store of 16 bytes outside of"),
    ("encrypt", "c, c + len, tag_len", "c, c + len / 32 * 32, tag_len", "outside of c"),
    ("encrypt", "c, c + len, tag_len", "c, c + len, 16", "a store of 16 bytes outside of"),
    ("stream", STREAMS, "", ""),
    ("stream", STREAMS, f"{STREAMS} {ZEROS}", "cleared where it is not|at a place that"),
    ("stream", STREAMS, f"{ZEROS} {STREAMS}", "at a place that was cleared"),
    ("stream", STREAMS, STREAMS.replace("len", "(len + 1)"), ""),
    ("stream", STREAMS, f"if (len != 0 && *out == 0) len = 0; {STREAMS}", "to be written only"),
    ("stream", STREAMS, f"(void)*(volatile const uint8_t *)(out + len); {STREAMS}", "outside of out"),
    ("stream", STREAMS, f"if (len != 0) {READS} {STREAMS}", "to be written only"),
    ("stream", f"key);\n    {STREAMS}", f"nonce);\n    {STREAMS}", ""),
    ("stream", "stream_at(r, out);", "stream_at(r, out); if (count == 5) r[3] = r[2];", ""),
    ("stream", "if (len > whole)", "if (len > whole + 8)", ""),
    ("stream", "keystream(s, &z0, &z1);", "keystream(s, &z1, &z0);", ""),
    ("stream", GIVES, GIVES.replace(REST, f"{REST} + 1"), "outside of out"),
    ("stream", GIVES, GIVES.replace("last", "last + 1"), "is written at"),
    ("decrypt", TOO_SHORT, "", "shorter than a tag|outside of|in no region"),
    ("decrypt", TOO_SHORT, TOO_SHORT.replace("<", "<="), "may end before the last iteration"),
    ("decrypt", TOO_SHORT, TOO_SHORT.replace("-1", "0"), DIFFERS),
    ("decrypt", TOO_SHORT, TOO_SHORT.replace("        return", "        m[0] = 0; return"), ""),
    ("decrypt", "c_len - tag_len;", "c_len - 16;", ""),
    ("decrypt", "len, c + len, tag_len", "len, c + len - 1, tag_len", "outside of c"),
    ("decrypt", CLEARS, "", "not cleared where the tag is wrong"),
    ("decrypt", COMPARES, COMPARES.replace("len", "16"), f"{UNLIKE}|{AT_ONCE}"),
    ("decrypt", DIFFERENCE, DIFFERENCE.replace("|", ""), UNLIKE),
    ("decrypt_unauthenticated", GIVES, GIVES.replace(REST, f"({REST}) / 2"), "is written at"),
    ("mac_check", "i < len; i += 16)", "i < 16; i += 16)", f"{DIFFERS}|{AT_ONCE}"),
    ("mac_check", "    wipe(expected, 32);\n", "", "leaves the expected tag on the stack"),
)
# For one target only.
ON: Final = {
    "x86-64-aesni": (
        ("init", "update_at(r, p + 96)", "update_at(r, p + 128)", "outside of ad"),
        ("init", "len >= 128", "len >= 96", ""),
        ("mac", "return cleared(0);", "return 0;", "leaves something secret in vectors"),
        ("init", "8, 9, 10, 11, 12", "8, 9, 10, 11, 11", "leaves something secret in vectors 12"),
        (
            "encrypt_unauthenticated",
            "    cleared(0);\n}\n\nCLEARS void",
            "}\n\nCLEARS void",
            "leaves something secret in vectors",
        ),
    ),
    "aarch64-aes": (
        ("mac", "CLEARS int", "int", "leaves something secret in"),
        ("init", "CLEARS void", "void", "leaves something secret in"),
        ("mac_check", "vaesmcq_u8(vaeseq_u8(s7, vdupq_n_u8(0x00)))", "vaeseq_u8(s7, vdupq_n_u8(0))", DIFFERS),
        ("mac", "vaeseq_u8(s3, vdupq_n_u8(0x00))", "vaeseq_u8(s3, vdupq_n_u8(0x01))", "is written at tag"),
    ),
}
# The functions around loops in assembly.
UPDATES: Final = "aegis128l_update_loop(s, p, len / 32);"
UPDATES_2: Final = "aegis128l_update_2_loop(s, p, len / 64);"
AROUND: Final = (
    ("init", UPDATES, UPDATES.replace("/ 32", "/ 32 - (len >= 32)"), ""),
    (
        "init",
        UPDATES_2,
        UPDATES_2.replace("/ 64", "/ 64 - (len >= 64)"),
        "may end before the last iteration|in no region|no multiple of 16",
    ),
    (
        "init",
        UPDATES_2,
        f"block q[8]; memcpy(q, s, 128); {UPDATES_2.replace('(s', '(q')}",
        "is written at st|no invariant",
    ),
    ("init", UPDATES_2, UPDATES_2.replace("(s", "(s + 1"), ""),
    ("init", "p += len - len % 64;", "p += len - len % 32;", "is written at st|outside of ad"),
    ("init", "p += len - len % 32;", "p += len % 32;", "is written at st|outside of ad"),
    ("mac", UPDATES, "", "is written at tag|is open where it is needed"),
    ("mac", UPDATES, UPDATES.replace("s, p", "s, p + 1"), "is written at tag|outside of data"),
    ("encrypt_detached", UPDATES_2, UPDATES_2.replace("p,", "p + (len & 64),"), "no invariant|outside of ad"),
    (
        "encrypt_detached",
        "encrypt_loop(s, c, m, count);",
        "encrypt_loop(s, c, m, 1);",
        "outside of m",
    ),
    ("decrypt_detached", "m += count / 2 * 64;", "m += count / 2 * 32;", ""),
)
CHANGED: Final = [(target, *change) for target, own in ON.items() for change in (*CHANGES, *own)]


def _proof(request: Request, name: str, library: Path) -> str:
    """The reason why a function is not proved; empty if it is."""
    try:
        prove_message(MessageContract(read_image(library), _function(request, name)))
    except Unproved as why:
        return str(why)
    return ""


def _function(request: Request, name: str) -> MessageFunction:
    found = proving_of(request.hash).message_functions(request)
    return next(each for each in found if isinstance(each, MessageFunction) and each.name.endswith(f"_{name}"))


def _maker(request: Request, own: Compiler) -> Compiler:
    """The compiler for a request's target; for this machine, the given one."""
    return needs.cross(request.target) if request.target.emulation else own


@pytest.fixture
def gcc() -> Compiler:
    needs.package("iced_x86", "capstone", "elftools", "z3")
    return needs.compiler("gcc")


@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("target", "name", "line", "other", "why"), CHANGED)
def test_changed_c_is_no_proof(
    target: str, name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    found = _changed(resolve("aegis128l", target), name, line, other, gcc, tmp_path)
    assert found
    assert any(each in found for each in why.split("|")), found


@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), AROUND)
def test_changed_c_around_assembly_is_no_proof(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    request = resolve("aegis128l", "x86-64-aesni-avx512vl", emitter="gas")
    found = _changed(request, name, line, other, gcc, tmp_path)
    assert found
    assert any(each in found for each in why.split("|")), found


def _changed(request: Request, name: str, line: str, other: str, gcc: Compiler, place: Path) -> str:
    """The reason why a function is not proved with another part of the C."""
    for file, text in plain(request).files.items():
        changed = text.replace(line.encode(), other.encode()) if file.endswith(".c") else text
        assert changed != text or not file.endswith(".c")
        (place / file).write_bytes(changed)
    sources = [place / each for each in plain(request).files if not each.endswith(".h")]
    maker = _maker(request, gcc)
    library = maker.shared_library(sources, place / "library.so", request.target.c_flags)
    return _proof(request, name, library)


# Other ways to copy the last bytes. Where code depends on their number, each is executed until the paths meet.
COPIES: Final = (
    "memcpy(last, m, len / 2); memcpy(last + len / 2, m + len / 2, len - len / 2);",
    "if (len < 8) { for (size_t i = 0; i < len; i++) last[i] = m[i]; } else memcpy(last, m, len);",
    "memcpy(last, m, len); for (size_t i = len; i < 32; i++) last[i] = 0;",
)


@pytest.mark.long
@pytest.mark.parametrize("other", COPIES)
def test_other_copies_of_the_last_bytes_are_proved(other: str, gcc: Compiler, tmp_path: Path) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    assert _changed(request, "encrypt_unauthenticated", TAKES, other, gcc, tmp_path) == ""


@pytest.mark.long
def test_calls_of_a_loop_return_to_where_they_were_made(gcc: Compiler, tmp_path: Path) -> None:
    loop = "aegis128l_encrypt_4_loop(s, c, m, count / 4);"
    other = f'if (count & 1) {{ {loop} __asm__ volatile("nop"); }} else {loop}'
    request = resolve("aegis128l", "x86-64-aesni", emitter="gas")
    assert _changed(request, "encrypt_unauthenticated", loop, other, gcc, tmp_path) == ""


@pytest.mark.sampled("line", "other")
@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("store2(to + 128, s[4]);", "store2(to + 128, s[3]);"),
        ("store2(to + 96, s[3]);", "store2(to + 96, _mm256_permute2x128_si256(s[3], s[3], 1));"),
    ],
)
def test_a_state_in_another_form_is_no_proof(line: str, other: str, gcc: Compiler, tmp_path: Path) -> None:
    request = resolve("aegis128l", "x86-64-vaes", schedule="pack=2+copy")
    found = _changed(request, "init", line, other, gcc, tmp_path)
    assert "is written at st" in found


@pytest.mark.long
def test_the_tag_of_many_lanes_is_proved_where_paths_have_met(gcc: Compiler) -> None:
    """They meet behind a jump table, with the table's addresses on the stack."""
    request = resolve("aegis128x4", "x86-64-vaes-avx512vl")
    assert _proof(request, "mac_check", compiled.shared(request, _maker(request, gcc))) == ""


@pytest.mark.long
@pytest.mark.sampled("compiler")
@pytest.mark.parametrize(
    ("target", "compiler"),
    [("x86-64-aesni", "gcc"), ("x86-64-aesni", "clang"), ("aarch64-aes-sha3", "ziglang")],
)
@pytest.mark.parametrize("emitter", ["c", "gas"])
def test_decryption_is_proved(target: str, compiler: str, emitter: str, gcc: Compiler) -> None:
    request = resolve("aegis128l", target, emitter=emitter)
    maker = _maker(request, needs.compiler(compiler))
    assert _proof(request, "decrypt_detached", compiled.shared(request, maker)) == ""


def test_what_was_cleared_is_not_used(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    function = _function(request, "decrypt_detached")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), function)
    state = contract.start((1, TRIPS))
    state.assumed |= {contract.arguments.is_valid, less(DONE, contract.arguments.lengths[1].trips)}
    message, cipher = (next(each.base for each in state.regions if each.name == name) for name in "mc")
    assert state.load(cipher, 1) is not const(0, 8)
    with pytest.raises(Unproved, match="a load of m, which is to be written only"):
        state.load(message, 1)
    state.clear(contract.arguments.pointer("m"), contract.arguments.numbers(state.digits.now)["len"])
    with pytest.raises(Unproved, match="a place that was cleared"):
        state.load(message, 1)
    with pytest.raises(Unproved, match="where output may have been written before"):
        state.load(cipher, 1)


def test_what_a_call_has_left_on_the_stack_is_not_read(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    state, zero = contract.start(ENTRY), const(0, POINTER)
    below = contract.instructions.frame.entry - const(16, POINTER)
    state.store(below, zero)
    assert state.load(below, 8) is zero
    returned(state, contract.instructions)
    assert any(map(is_of_time, unknowns(state.load(below, 8))))
    state.store(below, zero)
    assert state.load(below, 8) is zero


@pytest.mark.parametrize(("first", "second"), [(-64, -16), (-48, -16), (-16, -16)])
def test_what_a_store_may_have_overwritten_is_not_read(first: int, second: int, gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    state, secret = contract.start(ENTRY), var("secret", POINTER)
    stack = contract.instructions.frame.entry
    state.general[contract.instructions.frame.pointer] = stack - const(1024, POINTER)
    places = [stack + const(first, POINTER), (stack & const(-64, POINTER)) + const(second, POINTER)]
    for place, other in (places, reversed(places)):
        found = state.copy()
        found.store(place, secret)
        far = place - const(128, POINTER)
        found.store(far, secret)
        found.store(other, const(0, POINTER))
        assert found.load(other, 8) is const(0, POINTER)
        assert found.load(far, 8) is secret
        for begin in (place, place - const(4, POINTER)):
            assert any(map(is_of_time, unknowns(found.load(begin, 8))))


def test_what_a_store_overwrites_in_any_case_is_gone(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    state, secret = contract.start(ENTRY), var("secret", WORD)
    stack = contract.instructions.frame.entry
    aligned = stack & const(-32, POINTER)
    for words, is_there in ((8, True), (9, False)):
        found = state.copy()
        found.store(aligned - const(4, POINTER), secret)
        found.store(stack - const(36, POINTER), const(0, WORD * words))
        assert bool(on_stack(found) & {*split(secret, 8)}) is is_there
        assert any(map(is_of_time, unknowns(found.load(aligned - const(4, POINTER), 4))))


def test_what_paths_have_overwritten_is_not_read_where_they_meet(gcc: Compiler) -> None:
    """By a store relative to another address than that of the content."""
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    state, saved = contract.start(ENTRY), const(7, WORD)
    stack = contract.instructions.frame.entry
    place, digit = (stack & const(-32, POINTER)) - const(4, POINTER), contract.arguments.lengths[0].some
    state.store(place, saved)
    ends = [state.copy() for _ in state.digits.late[digit]]
    for end in ends:
        end.store(stack - const(36, POINTER), const(0, WORD * 9))
    met = merged(state, digit, [state] * len(ends), ends)
    assert met
    assert any(map(is_of_time, unknowns(met.load(place, 4))))


def test_what_is_unknown_where_paths_meet_again_is_another_value(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    state = contract.start(ENTRY)
    digit = contract.arguments.lengths[0].some
    rbx = contract.instructions.general.index("rbx")
    found: list[Term] = []
    for _ in range(2):
        ends = [state.copy() for _ in state.digits.late[digit]]
        for number, end in enumerate(ends):
            end.general[rbx] = var(f"other {number}", POINTER)
        met = merged(state, digit, [state] * len(ends), ends)
        assert met
        found.append(met.general[rbx])
        state = met
    assert all(any(map(is_anything, unknowns(each))) for each in found)
    assert found[0] is not found[1]


def test_only_a_call_that_reads_nothing_leaves_nothing_secret(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    contract = MessageContract(read_image(compiled.shared(request, gcc)), _function(request, "init"))
    found, secret = contract.instructions, var("secret", WORD)
    to, source, size = (found.general.index(each) for each in found.convention.arguments[:3])
    for name, value, is_harmless in (
        ("memset", const(0, POINTER), True),
        ("memset", extend(secret, POINTER), False),
        ("memcpy", contract.instructions.frame.entry - const(32, POINTER), False),
    ):
        state = contract.start(ENTRY)
        state.vectors[1][0] = secret
        state.general[found.frame.pointer] -= const(64, POINTER)  # memory above it is the caller's own
        state.general[to] = contract.instructions.frame.entry - const(16, POINTER)
        state.general[source], state.general[size] = value, const(8, POINTER)
        call(name, state, found)
        assert is_unread(state.vectors[0][0]) == is_harmless
        assert not is_left(state.vectors[1][0])


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("target", ON)
def test_changes_of_machine_code_are_no_proof(target: str, gcc: Compiler, tmp_path: Path) -> None:
    request = resolve("aegis128l", target)
    library = compiled.shared(request, _maker(request, gcc))
    assert _proof(request, "init", library) == ""
    found = {
        each: _proof(request, "init", each.path) for each in mutants(library, "aegis128l_init", tmp_path, 3, 8)
    }
    accepted = [each for each, why in found.items() if not why]
    assert all(HARMLESS.fullmatch(each.before) for each in accepted)
    assert len(accepted) < 2


def test_the_verdict_says_what_was_proved(gcc: Compiler) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    found = verdict(compiled.shared(request, gcc), _function(request, "init"), None)
    assert found.is_proved
    assert found.scope == "keys, nonces, data and lengths"
    assert "it leaves the state of the description; it stays within" in found.claim


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "encrypt_detached",
            "it writes the ciphertext and the tag of the description; it returns -1 for other",
        ),
        ("encrypt_unauthenticated", "lengths, it writes the ciphertext of the description; it stays"),
        ("decrypt_unauthenticated", "lengths, it writes the message of the description; it stays"),
        ("stream", "it writes the keystream of the description; it stays"),
        ("decrypt", "it returns -1 for other lengths of the tag, and for data shorter than the tag; it stays"),
        (
            "decrypt_detached",
            "returns 0 if the tag is that of the description, and leaves zeros and returns -1 if it is not; it",
        ),
        ("mac", "it writes the tag of the description; it returns -1 for other"),
        (
            "mac_check",
            "it returns 0 if the tag is that of the description, and -1 if it is not; it returns -1",
        ),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    assert sentence in message_claim(_function(resolve("aegis128l", "x86-64-aesni"), name))


@pytest.mark.long
def test_a_loop_may_begin_with_its_test_where_all_paths_to_it_have_an_iteration_left(gcc: Compiler) -> None:
    request = resolve("aegis256x4", "x86-64-vaes", kernel="encrypt")
    library = compiled.shared(request, gcc)
    found = verdict(library, _function(request, "encrypt"), None)
    assert found.is_proved, found.why
