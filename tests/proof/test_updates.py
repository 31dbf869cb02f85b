"""Functions of AEGIS that append data to a message in pieces: wrong ones are not proved."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import update_claim
from hashwright.native.compiler import Compiler
from hashwright.proof.contract.functions import UpdateFunction, proving_of
from hashwright.requests.request import resolve
from tests import compiled, needs
from tests.proof.wrong import changed, why_not

# By the end of a function's name: a part of the C, its replacement, and the reason why there is then no proof.
AT: Final = "is written at"
OUTSIDE: Final = "outside of"
ADDS: Final = "    st->len += len;\n    if (used"
DIFFERS: Final = "the result differs from the description"
BESIDES: Final = "written too early or besides"
ADDS_FEW: Final = "    st->len += len;\n    return len;\n}\n\nsize_t"
FEW: Final = "_bytes(c, m, st->kept + 128 + used, len);"
USED: Final = "    size_t used = (size_t)(st->len % 32);\n    block s[8];"
COMPLETES: Final = "update(s, load(piece), load(piece + 16));"
WRITTEN: Final = "const size_t written = len;"
STREAM: Final = "        store(piece + 16, z1);\n"
ENDS: Final = "    cleared(0);\n    return written;"
SHORT: Final = "used == 0 || len >= 32 - used"
REST: Final = "encrypt_bytes(c + len - used, m + len - used, piece, used);"
MADE: Final = 'KEEP("r", made);\n        memcpy(piece, &'
PIECES: Final = "encrypt_pieces(s, c, m, len / 32, 0);\n    freeze(st->kept, s);\n    END_SHORT;"
LEAVES: Final = '__asm__ __volatile__("movq 8(%0), %%r11" : : "r"(st->kept) : "r11");'
LATE: Final = "where output may have been written before"  # correct only for output at another place
FOUR: Final = "mac_bytes(data, st->kept + st->at + 768 + used, len);"
CHANGES: Final = (
    ("encrypt_update", FEW, FEW.replace("128", "129"), "at a place that varies"),
    ("encrypt_update", FEW, FEW.replace("len)", "len - 1)"), ""),
    ("encrypt_update", ADDS, "    if (used", AT),
    ("encrypt_update", ADDS, ADDS.replace("+= len", "+= len & ~31"), AT),
    ("encrypt_update", ADDS_FEW, "    return len;\n}\n\nsize_t", AT),
    ("encrypt_update", ADDS_FEW, f"if (used != 0 && len != 0) st->kept[128] = 0; {ADDS_FEW}", BESIDES),
    ("encrypt_update", ADDS_FEW, f"if (used + len < 32) st->kept[128 + 31] = 0; {ADDS_FEW}", BESIDES),
    ("encrypt_update", STREAM, "", AT),
    ("encrypt_update", STREAM, STREAM.replace("z1", "z0"), AT),
    ("encrypt_update", COMPLETES, ";", AT),
    ("encrypt_update", COMPLETES, COMPLETES.replace("16", "15"), AT),
    ("encrypt_update", f"{MADE}given, 8);", f"{MADE}made, 8);", AT),
    ("encrypt_update", f"{MADE}given, 1);", f"{MADE}made, 1);", AT),
    ("encrypt_update", f"{MADE}given, 1);", MADE.partition("memcpy")[0], AT),
    (
        "encrypt_update",
        f"{MADE}given, 8);",
        f"memcpy(c, &made, 8); {MADE}given, 8); memcpy(piece, m, 8);",
        LATE,
    ),
    ("encrypt_update", PIECES, f"{PIECES} {LEAVES}", "leaves something secret in general"),
    ("encrypt_update", PIECES, f"{LEAVES} {PIECES}", "leaves something secret in general"),
    ("encrypt_update", WRITTEN, f"{WRITTEN} (void)*(volatile const uint8_t *)(m + len);", OUTSIDE),
    ("encrypt_update", USED, USED.replace("(size_t)(st->len % 32)", "0"), AT),
    ("encrypt_update", SHORT, SHORT.replace(">=", ">"), AT),
    ("encrypt_update", SHORT, "1", f"{OUTSIDE}|{AT}"),
    ("encrypt_update", REST, "", AT),
    ("encrypt_update", REST, REST.replace("used)", "used & ~1u)"), AT),
    ("encrypt_update", ENDS, "    return written;", "something secret"),
    (
        "encrypt_update",
        WRITTEN,
        WRITTEN.replace("= len", "= len & ~31"),
        "the result differs from the description",
    ),
    ("encrypt_update", WRITTEN, f"{WRITTEN} st->ad_len = 0;", BESIDES),
    ("encrypt_update", COMPLETES, f"if (st->kept[0] != 0) {COMPLETES}", "a branch depends on"),
    ("decrypt_update", f"{MADE}made, 8);", f"{MADE}given, 8);", AT),
    ("decrypt_update", f"{MADE}made, 1);", f"{MADE}given, 1);", AT),
    ("decrypt_update", COMPLETES, COMPLETES.replace("16", "0"), AT),
    ("mac_update", "store(piece + 32 - room, load(data));", "store(piece + 16, load(data));", AT),
    ("mac_update", "mac_bytes(data + len - used, piece, used);", "", f"{AT}|is open where"),
    ("mac_update", "mac_bytes(data + len - used,", "mac_bytes(data + len - used + 1,", OUTSIDE),
    ("mac_update", "freeze(st->kept, s);\n    mac_bytes", "freeze(st->kept + 128, s);\n    mac_bytes", AT),
    ("mac_update", "if (len >= 32 - used)", "if (len > 32 - used)", AT),
    ("mac_update", ADDS, "    if (used", AT),
)


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


@pytest.mark.long
@pytest.mark.sampled("line", "other")
@pytest.mark.parametrize(
    ("line", "other"),
    [
        (FOUR, FOUR.replace("+ used", "+ used + 1")),
        (FOUR, FOUR.replace(" + st->at", "")),
        (FOUR, FOUR.replace("st->at", "(st->at ^ 8)")),
        (FOUR, f"{FOUR} st->kept[0] = 0;"),
        (FOUR, f"{FOUR} st->at = 0;"),
        ("freeze(st->kept + st->at, s);\n    mac", "freeze(st->kept, s);\n    mac"),
    ],
)
def test_changed_c_of_four_lanes_is_no_proof(line: str, other: str, gcc: Compiler, tmp_path: Path) -> None:
    assert changed(resolve("aegis256x4", "x86-64-vaes-avx512vl"), "mac_update", line, other, gcc, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("target", "emitter"), [("x86-64-aesni", "c"), ("x86-64-aesni-avx512vl", "gas")])
def test_an_update_is_proved(target: str, emitter: str, gcc: Compiler) -> None:
    request = resolve("aegis128l", target, emitter=emitter)
    assert why_not(request, "mac_update", compiled.shared(request, gcc)) == ""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("encrypt_update", "with the data appended and writes the ciphertext of the description; it stays"),
        ("decrypt_update", "with the data appended and writes the message of the description; it stays"),
        ("mac_update", "leaves the state of the description for the message with the data appended; it stays"),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    found = proving_of(request.hash).message_functions(request)
    function = next(each for each in found if isinstance(each, UpdateFunction) and each.name.endswith(name))
    assert sentence in update_claim(function)
