"""Functions of AEGIS that begin, end or clear a message in pieces: wrong ones are not proved."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.built import builds
from hashwright.certify.verdict import state_claim
from hashwright.native.compiler import Compiler
from hashwright.proof.check.arguments import AlignedState
from hashwright.proof.check.endpoints import StateCase, StateContract
from hashwright.proof.contract.functions import StateFunction, proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.stack import is_lost
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import POINTER, const
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.plain import plain
from tests.proof.wrong import changed, reason

# By the end of a function's name: a part of the C, its replacement, and the reason why there is then no proof.
DIFFERS: Final = "the result differs from the description"
AT_STATE: Final = "is written at"
COMPARES: Final = "for (size_t i = 16; i < len; i += 16)"
DIFFERENCE: Final = "differing |= difference(x + i, y + i);"
ENDS: Final = "absorb(s, st->kept + 128, (size_t)(st->len % 32));"
MAC_ENDS: Final = "absorb(s, st->kept + 256, (size_t)(st->len % 32));"
AGAIN: Final = "    begin_again(st);\n    return result;"
WIPES: Final = "wipe(st, sizeof *st);\n    return"
CLEARS: Final = "return cleared(end(st, tag, tag_len));"
FINISHES: Final = "finish(s, st->ad_len, st->len, tag, tag_len);"
VERIFIES: Final = "end_mac(st, expected, tag_len) == 0 ? checked(expected, tag, tag_len) : -1"
KEEPS: Final = "freeze(st->kept + 128, s);"
COPIES: Final = "copy_padded(last, p, len);"
INITIAL: Final = "initial(s, load(key), load(nonce));"
ROUND: Final = "init_update(s, load(key), load(nonce));"
CHANGES: Final = (
    ("encrypt_final", "    wipe(st, sizeof *st);\n    return result;", "    return result;", AT_STATE),
    ("encrypt_final", WIPES, WIPES.replace("sizeof *st", "sizeof *st - 8"), AT_STATE),
    ("encrypt_final", WIPES, WIPES.replace("sizeof *st", "sizeof *st + 8"), "outside of"),
    ("encrypt_final", WIPES, WIPES.replace("sizeof *st", "tag_len"), ""),
    ("encrypt_final", ENDS, "", AT_STATE),
    ("encrypt_final", ENDS, ENDS.replace("128", "96"), AT_STATE),
    ("encrypt_final", ENDS, ENDS.replace("(st->len % 32)", "(st->len % 32 & ~1)"), AT_STATE),
    ("encrypt_final", ENDS, ENDS.replace("128", "152"), "outside of|is written at"),
    ("encrypt_final", COPIES, COPIES.replace("len", "32"), AT_STATE),
    ("encrypt_final", COPIES, COPIES.replace("len", "len + 1"), AT_STATE),
    ("encrypt_final", COPIES, COPIES.replace("len", "len - 1"), AT_STATE),
    ("encrypt_final", COPIES, f"{COPIES} if (len == 31) last[0] ^= 1;", AT_STATE),
    ("encrypt_final", COPIES, f"{COPIES} last[31] = 1;", AT_STATE),
    ("encrypt_final", FINISHES, FINISHES.replace("ad_len, st->len", "len, st->ad_len"), AT_STATE),
    ("encrypt_final", FINISHES, FINISHES.replace("tag_len)", "16)"), AT_STATE),
    ("encrypt_final", FINISHES, f"{FINISHES} tag[tag_len] = 0;", "outside of tag"),
    ("encrypt_final", "len == 16 || len == 32", "len >= 16 && len <= 32", f"{DIFFERS}|at a place that varies"),
    ("encrypt_final", "len == 16 || len == 32", "len == 16", ""),
    ("encrypt_final", CLEARS, "return end(st, tag, tag_len);", "something secret"),
    ("encrypt_final", ENDS, f"if (st->kept[0] != 0) {ENDS}", "a branch depends on"),
    ("decrypt_final", "differing == 0 ? 0 : -1", "0", DIFFERS),
    ("decrypt_final", COMPARES, COMPARES.replace("len", "16"), DIFFERS),
    ("decrypt_final", DIFFERENCE, DIFFERENCE.replace("|", ""), DIFFERS),
    ("decrypt_final", "    wipe(expected, 32);\n", "", "leaves the expected tag on the stack"),
    ("mac_start", f"{INITIAL}\n    {ROUND}", INITIAL, AT_STATE),
    ("mac_start", KEEPS, "", AT_STATE),
    ("mac_start", KEEPS, "freeze(st->kept, s);", AT_STATE),
    ("mac_start", "wipe(st->kept + 256, 32);", "wipe(st->kept + 256, 31);", AT_STATE),
    ("mac_start", "    st->len = 0;\n}", "}", AT_STATE),
    ("mac_start", KEEPS, f'{KEEPS} if (st->len == 7) __asm__ volatile("");', "a branch depends on"),
    ("mac_reset", "thaw(s, st->kept + 128);", "thaw(s, st->kept);", AT_STATE),
    ("mac_reset", "begin_again(st);\n    cleared(0);", "begin_again(st);", "something secret"),
    ("mac_final", AGAIN, "    return result;", AT_STATE),
    ("mac_final", AGAIN, "    if (result == 0) begin_again(st);\n    return result;", AT_STATE),
    ("mac_final", MAC_ENDS, MAC_ENDS.replace("256", "128"), AT_STATE),
    ("mac_final", "finish(s, st->len, tag_len,", "finish(s, st->len, 16,", AT_STATE),
    ("mac_verify_final", VERIFIES, VERIFIES.replace("== 0", "!= 0"), ""),
    ("mac_verify_final", "differing |= a ^ b;", "differing |= (a ^ b) & 255;", DIFFERS),
    ("mac_clear", "    wipe(st, sizeof *st);\n}", "    wipe(st, sizeof *st - 1);\n}", AT_STATE),
    ("mac_clear", "    wipe(st, sizeof *st);\n}", "    begin_again(st);\n}", AT_STATE),
)


def _function(request: Request, name: str) -> StateFunction:
    found = proving_of(request.hash).message_functions(request)
    return next(each for each in found if isinstance(each, StateFunction) and each.name.endswith(f"_{name}"))


@pytest.fixture
def gcc() -> Compiler:
    needs.package("iced_x86", "elftools", "z3")
    return needs.compiler("gcc")


@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), CHANGES)
def test_changed_c_is_no_proof(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    found = changed(resolve("aegis128l", "x86-64-aesni"), name, line, other, gcc, tmp_path)
    assert found
    assert any(each in found for each in why.split("|")), found


def test_a_state_in_another_form_is_no_proof(gcc: Compiler, tmp_path: Path) -> None:
    request = resolve("aegis128l", "x86-64-vaes", schedule="pack=2+copy")
    line = "store2(to + 128, s[4]);"
    assert changed(request, "mac_start", line, line, gcc, tmp_path) == ""
    assert AT_STATE in changed(request, "mac_start", line, line.replace("4", "3"), gcc, tmp_path)


@pytest.mark.long
@pytest.mark.sampled("name", "line", "other")
@pytest.mark.parametrize(
    ("name", "line", "other"),
    [
        ("mac_start", "(0 - (uintptr_t)kept) % 64", "(0 - (uintptr_t)kept) % 32"),
        ("mac_start", "st->at = first_word(st->kept);", "st->at = 0;"),
        ("mac_start", "st->at = first_word(st->kept);\n    begin_mac(", "begin_mac("),
        ("mac_reset", "thaw(s, st->kept + st->at + 512);", "thaw(s, st->kept + 512);"),
        ("mac_reset", "wipe(st->kept + st->at + 1024, 128);", "wipe(st->kept + 1024, 128);"),
        ("mac_reset", "wipe(st->kept + st->at + 1024, 128);", "wipe(st->kept + st->at + 1024, 136);"),
        ("mac_clear", "wipe(st, sizeof *st);", "wipe(st->kept + st->at, 1152); st->at = st->len = 0;"),
        ("mac_clear", "wipe(st, sizeof *st);", "wipe(st, sizeof *st); st->kept[st->at] = 1;"),
    ],
)
def test_a_state_at_another_place_is_no_proof(
    name: str, line: str, other: str, gcc: Compiler, tmp_path: Path
) -> None:
    request = resolve("aegis128x4", "x86-64-vaes-avx512vl")
    assert changed(request, name, line, line, gcc, tmp_path) == ""
    assert changed(request, name, line, other, gcc, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("clears", "why"), [("sizeof *st", ""), ("sizeof *st - 32", AT_STATE)])
def test_a_state_has_room_for_those_of_several_kernels(
    clears: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    asked = ask("aegis128l", "auto")
    build = next(each for each in builds(asked, "x86-64") if each.flags == ("-maes",))
    for file, text in plain(asked).files.items():
        (tmp_path / file).write_bytes(text.replace(b"wipe(st, sizeof *st)", f"wipe(st, {clears})".encode()))
    library = gcc.shared_library([tmp_path / "aegis128l.c"], tmp_path / "library.so", build.flags)
    function = next(each for _, each in build.functions if str(each) == "aegis128l_mac_clear")
    assert why in reason(library, function)
    assert bool(why) is bool(reason(library, function))


@pytest.mark.parametrize(("offset", "is_known"), [(0, True), (8, False), (64, False), (72, True)])
def test_a_store_at_one_address_of_a_state_counts_at_the_other(
    offset: int, is_known: bool, gcc: Compiler
) -> None:
    request, placed = resolve("aegis128x4", "x86-64-vaes-avx512vl"), AlignedState("st", 64, begins=False)
    contract = StateContract(read_image(compiled.shared(request, gcc)), _function(request, "encrypt_final"))
    state = contract.at_call(contract.given(StateCase()))
    state.store(placed.address + const(64, POINTER), const(0, POINTER))
    if is_known:
        assert not is_lost(state.load(placed.words + const(offset, POINTER), 8))
    else:
        with pytest.raises(Unproved, match="a store may have overwritten"):
            state.load(placed.words + const(offset, POINTER), 8)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("encrypt_final", "it writes the tag of the description, and clears the state; it returns -1"),
        ("decrypt_final", "it returns 0 if the tag is that of the description, else -1, and clears the state;"),
        ("mac_reset", "it leaves the state of the description for a message of no bytes; it stays"),
        ("mac_clear", "it clears the state; it stays"),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    assert sentence in state_claim(_function(resolve("aegis128l", "x86-64-aesni"), name))
