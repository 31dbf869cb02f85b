"""Functions for messages of one length: wrong ones are not proved."""

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.verdict import batch_claim, count_claim, fixed_claim
from hashwright.native.compiler import Compiler
from hashwright.proof.check.contract import Contract, discharge
from hashwright.proof.check.kinds import prove
from hashwright.proof.check.width import WidthContract
from hashwright.proof.contract.functions import (
    CountFunction,
    FixedBatchFunction,
    FixedDigestFunction,
    proving_of,
)
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import Request, resolve
from tests import needs
from tests.proof.wrong import changed

SHORT: Final = "md5 of 5 bytes"
AHEAD: Final = "md5 of 5 bytes, loaded ahead"
LATE: Final = "md5 of 5 bytes, written late"
UNALIGNED: Final = "no multiple of 16"  # without phases, the iterations of LATE have no address in common
SCATTERED: Final = "md5 of 5 bytes, with SVE2"
TWELVE: Final = "md5 of 5 bytes, twelve at a time"
REQUESTS: Final = {
    TWELVE: resolve("md5", "x86-64-sse2", kernel="fixed", length="5", schedule="streams=3", emitter="gas"),
    SCATTERED: resolve("md5", "aarch64-sve2", kernel="fixed", length="5", schedule="streams=1", emitter="gas"),
    LATE: resolve("md5", "x86-64-sse2", kernel="fixed", length="5", schedule="streams=1,load=ahead"),
    SHORT: resolve("md5", "x86-64-sse2", kernel="fixed", length="5", schedule="streams=1,load=copy"),
    AHEAD: resolve(
        "md5", "x86-64-sse2", kernel="fixed", length="5", schedule="streams=1,load=ahead", emitter="gas"
    ),
}
STORE: Final = "store32(digest[j] + 4 * i, out[i][j]);"
STEP: Final = "data += 4;\n"
LOOP: Final = "group < ngroups; group++) {\n        uint32_t out"

GROUPS: Final = "md5_5_x4(data, digest, ngroups);"
LAST: Final = "md5_5_x4(data + (n - 4), digest + (n - 4), 1);"
FEWER: Final = "the number of written digests differs"
OTHER: Final = "for other messages|for digests at another place"
OTHERS: Final = "for (size_t i = ngroups * 4; i < n; i++)\n            "
ONE: Final = "md5_5(data[i], digest[i]);"
ROW: Final = "rows + stride * (done + i);"
TURN: Final = "done < n; done += PART"
FILL: Final = "for (size_t i = 0; i < part; i++)"
SOME: Final = "md5_5_batch(data, digest + done, part);"
LEFT: Final = "md5_5_x1(data + ngroups * 4, digest + ngroups * 4, n % 4);"

# Moves digests by what calls have left in a register that differs between two of them.
MOVES: Final = """{ size_t odd = 0, kept = 0, off = 0, left;

    for (size_t i = ngroups * 4; i < n; i++) {
        md5_5(data[i], digest[i] + off);
        __asm__ volatile("" : "=a"(left));
        if (odd) {
            off = kept ^ left;
            odd = 0;
        } else {
            kept = left;
            odd = 1;
        }
        __asm__ volatile("" : "+r"(kept), "+r"(odd), "+r"(off));
    } }
"""

# The function, a part of the C or of the assembly, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (SHORT, "(digest)", "m0 = load32(data + 0)", "m0 = load32(data + 1)", "digest of message 0 differs"),
    (
        SHORT,
        "(digest)",
        "m0 = load32(data + 0)",
        "m0 = load32(data + 2)",
        "4 bytes outside of a message",
    ),
    (SHORT, "(digest)", "data[4] | 0x00008000u;\n    /", "data[4] | 0x00009000u;\n    /", "message 0 differs"),
    (SHORT, "(digest)", "out[0] = t61 +", "out[0] = t62 +", "digest of message 0 differs"),
    (SHORT, "(digest)", "store32(digest + 4 * i, ", "store32(digest + 4 * i + 1, ", "outside of digest"),
    (
        SHORT,
        "(digest)",
        "out[3] = t62",
        "if (data[0] == 7)\n        return;\n    out[3] = t62",
        "a branch depends",
    ),
    (SHORT, "x4", STEP, "data += 3;\n", "digest of message 0 differs|in no region"),
    (SHORT, "x4", "digest += 4;\n", "digest += 3;\n", "outside of digest|at a place that varies|in no region"),
    (SHORT, "x4", LOOP, LOOP.replace("group < ", "group + 1 < "), "returns before the last block"),
    (SHORT, "x4", LOOP, LOOP.replace("group < ", "group <= "), "outside of|continues after the last block"),
    (
        SHORT,
        "x4",
        LOOP,
        LOOP.replace("group < ", "group < (uint32_t)"),
        "ends before the last block|returns before",
    ),
    (SHORT, "x4", STORE, STORE.replace("out[i][j]", "out[i][j ^ 1]"), "digest of message 0 differs"),
    (SHORT, "x4", STORE, STORE.replace("digest[j]", "digest[j + 1]"), "outside of digest"),
    (SHORT, "x4", STORE, f"if (j < 3) {STORE}", "digest of message 3 differs"),
    (SHORT, "x4", "data[j][4]", "data[j][5]", "outside of a message"),
    (SHORT, "x4", "data[j][4]", "data[0][4]", "digest of message 2 differs"),
    (SHORT, "x4", "load32(data[j] + 0)", "load32(data[j + 4] + 0)", "outside of"),
    (SHORT, "x4", STEP, f"{STEP}if (data[-1][0] == 7) group++;\n", "depends on|in no region"),
    (SHORT, "x4", STEP, f"*(const uint8_t **)data = *digest;\n{STEP}", "into data, which is to be read only"),
    (SHORT, "x4", STEP, f"*(uint8_t *)*data = 0;\n{STEP}", "into a message, which is to be read only"),
    (SHORT, "x4", STEP, f'{STEP}__asm__ volatile("xorl %%ebx, %%ebx" ::: "memory");\n', "rbx is not restored"),
    # An iteration writes the digests of the preceding group; the last ones are written after the loop.
    (LATE, "x4", "group != 0 ? digest - 4 : digest", "digest", f"digest of message 0 differs|{UNALIGNED}"),
    (LATE, "x4", "group != 0 ? digest - 4 : digest", "digest - 4", "outside of digest"),
    (LATE, "x4", "group != 0 ? digest - 4", "group != 1 ? digest - 4", "outside of digest"),
    (LATE, "x4", "group != 0 ? digest - 4", "group != 0 ? digest - 8", "outside of digest"),
    (
        LATE,
        "x4",
        "last)[4] = ends[group % 2 ^ 1]",
        "last)[4] = ends[group % 2]",
        f"digest of message 0 differs|{UNALIGNED}",
    ),
    (LATE, "x4", "store32(before[3] + 8, last[2][3]);", "", f"digest of message 3 differs|{UNALIGNED}"),
    (
        LATE,
        "x4",
        "store32(before[3] + 8, ",
        "store32(before[7] + 8, ",
        "digest of message 3 differs|outside of",
    ),
    (
        LATE,
        "x4",
        "before[3] + 8, last[2][3]",
        "before[3] + 8, load32(before[3] + 8)",
        f"message 3 differs|{UNALIGNED}",
    ),
    (LATE, "x4", "(ngroups - 1) % 2", "ngroups % 2", "digest of message 0 differs"),
    (LATE, "x4", "(ngroups - 1) % 2", "0", f"digest of message 0 differs|{UNALIGNED}"),
    (LATE, "x4", "store32((digest - 4)", "store32((digest - 8)", "digest of message 0 differs|outside of"),
    (LATE, "x4", "    if (ngroups != 0)\n", "    if (ngroups > 1)\n", "digest of message 0 differs"),
    (LATE, "x4", "    if (ngroups != 0)\n", "", "in no region|before the first block|outside of|varies"),
    (LATE, "x4", "group + 1 < ngroups ? data + 4 : data", "data + 4", "outside of data"),
    (
        LATE,
        "x4",
        "group < ngroups; group",
        "group == 0 || group < ngroups; group",
        "may continue after the last block",
    ),
    (LATE, "x4", "group < ngroups; group", "group + 1 < ngroups; group", "before the last block|outside of"),
    (SHORT, "batch", GROUPS, "", OTHER),
    (SHORT, "batch", GROUPS, GROUPS + GROUPS.replace("digest", "digest + 4"), OTHER),
    (SHORT, "batch", LAST, LAST.replace("data + (n - 4)", "data + (n - 5)"), "for other messages"),
    (SHORT, "batch", LAST, LAST.replace("+ (n - 4), 1", "+ (n - 3), 1"), "for more messages"),
    (SHORT, "batch", LAST, LAST.replace("- 4", "- 5"), "the number of written digests differs"),
    (SHORT, "batch", LAST, LAST.replace("- 4", "- 8"), "for digests at another place|for other messages"),
    (SHORT, "batch", LAST, LAST.replace(" 1)", " 2)"), "for more messages than there are"),
    (SHORT, "batch", "ngroups != 0 && n % 4 > 2", "n % 4 > 2", "for digests at another place"),
    (SHORT, "batch", GROUPS, GROUPS.replace("data", "data + 1"), "for other messages than the next ones"),
    (SHORT, "batch", GROUPS, GROUPS.replace("digest", "digest + 1"), "for digests at another place"),
    (SHORT, "batch", GROUPS, GROUPS.replace("ngroups", "ngroups + 1"), "may be too large"),
    (SHORT, "batch", GROUPS, GROUPS.replace("ngroups", "(uint32_t)ngroups"), OTHER),
    (SHORT, "batch", "n / 4;", "(n + 3) / 4;", "may be too large"),
    (SHORT, "batch", OTHERS, "for (size_t i = n; i < n; i++)\n            ", FEWER),
    (SHORT, "batch", OTHERS, OTHERS.replace("i < n", "i + 1 < n"), f"ends before the last|{FEWER}"),
    (SHORT, "batch", f"{OTHERS}{ONE}", MOVES, "for digests at another place"),
    (SHORT, "batch", OTHERS, OTHERS.replace("i < n", "i <= n"), "outside of data|for more messages"),
    (SHORT, "batch", OTHERS, OTHERS.replace("4;", "4 + (n == 9);"), f"{OTHER}|{FEWER}"),
    (SHORT, "batch", ONE, ONE.replace("data[i]", "data[0]"), "for other messages than the next ones"),
    (SHORT, "batch", ONE, ONE.replace("digest[i]", "digest[0]"), "for digests at another place"),
    (SHORT, "batch", ONE, "md5_5_x4(data + i, digest + i, 1);", "for more messages than there are"),
    (SHORT, "batch", ONE, f"if (data[i][0] != 7) {ONE}", "in no region"),
    (SHORT, "batch", ONE, f"if (data[i] != data[0]) {ONE}", "a branch depends on|for other messages"),
    (SHORT, "batch", ONE, "digest[i][0] = 0;", "in no region"),
    (AHEAD, "batch", LEFT, "", "the number of written digests differs"),
    (AHEAD, "batch", LEFT, LEFT.replace("n % 4", "n % 2"), "the number of written digests differs"),
    (AHEAD, "batch", LEFT, LEFT.replace("n % 4", "n % 4 + 1"), "for more messages than there are"),
    (AHEAD, "batch", LEFT, LEFT.replace("digest +", "digest + 1 +"), "for digests at another place"),
    # Messages in rows: the pointers to 32 at a time are computed and passed to the function above.
    *(
        (SHORT, "batch_rows", *each)
        for each in (
            (ROW, ROW.replace("i)", "i + 1)"), "for other messages than the next ones"),
            (ROW, ROW.replace("done + i", "i"), "for other messages than the next ones"),
            (ROW, ROW.replace("done + i", "done"), "for other messages than the next ones"),
            (ROW, ROW.replace("done + i", "31 - i"), "for other messages than the next ones"),
            (ROW, ROW.replace("done + i", "(uint32_t)(done + i)"), "for other messages than the next ones"),
            (ROW, ROW.replace("stride", "(uint32_t)stride"), "for other messages than the next ones"),
            (ROW, ROW.replace("stride", "(stride + 1)"), "for other messages than the next ones"),
            (ROW, ROW.replace("stride", "stride * stride"), "for other messages than the next ones"),
            (ROW, ROW.replace("rows", "rows + 5"), "for other messages than the next ones"),
            (ROW, ROW.replace("rows", "rows + (i == 29)"), "for other messages than the next ones"),
            (ROW, ROW.replace("rows", "rows + (n == 100)"), "for other messages than the next ones"),
            (
                FILL,
                FILL.replace("i < part", "i + 1 < part"),
                "for other messages than the next ones|overwritten",
            ),
            (FILL, FILL.replace("i = 0", "i = 1"), "for other messages than the next ones|overwritten"),
            (FILL, f"if (done == 0)\n            {FILL}", "for other messages|for more messages"),
            (FILL, FILL.replace("i < part", "i < PART - 1 && i < part"), "for other messages|overwritten"),
            (SOME, "", "the number of written digests differs"),
            (SOME, SOME + SOME.replace("(data", "(data + 1"), OTHER),
            (SOME, SOME.replace("part", "part - 1"), f"{OTHER}|{FEWER}"),
            (SOME, SOME.replace("part", "part + 1"), "for more messages|for other messages"),
            (SOME, SOME.replace("part", "part & ~(size_t)1"), f"for other messages|{FEWER}"),
            (SOME, SOME.replace("+ done", "+ part"), "for digests at another place"),
            (SOME, SOME.replace("digest + done", "digest"), "for digests at another place"),
            (SOME, SOME.replace("(data", "(data + 1"), "for other messages than the next ones"),
            (SOME, f"if (*rows != 7)\n            {SOME}", "in no region"),
            (SOME, f"{SOME}\n        digest[done][0] = 0;", "in no region"),
            (SOME, f"if (stride != 5)\n            {SOME}", f"for more messages|are not written|{OTHER}"),
            (TURN, TURN.replace("done < n", "done + 1 < n"), f"before the last|{FEWER}"),
            (TURN, TURN.replace("done < n", "done < (uint32_t)n"), f"before the last|{FEWER}"),
            (TURN, f"{TURN}, digest++", "for digests at another place"),
            (TURN, f"{TURN}, rows++", "for other messages than the next ones"),
            ("n - done < PART ? n - done : (size_t)PART", "PART", "for more messages than there are"),
            ("n - done < PART", "n < PART", "for more messages than there are"),
        )
    ),
    # A number of messages is divided by multiplication with a reciprocal.
    (TWELVE, "batch", "n / 12", "n / 11", "may be too large|for more messages"),
    (TWELVE, "batch", "n / 12", "n / 12 + 1", "may be too large|for more messages"),
    (TWELVE, "batch", "n / 12", "(uint32_t)n / 12", f"{OTHER}|{FEWER}"),
    (TWELVE, "batch", "n % 12", "n % 11", "are not written|for more messages"),
    (TWELVE, "batch", "data + ngroups * 12", "data + ngroups * 11", "for other messages than the next ones"),
    # The digests of messages in lanes are written word by word, at distances in lanes.
    *(
        (SCATTERED, "xvl with vectors of 128 bits", *each)
        for each in (
            ("index      z12.s, #0, w8", "index      z12.s, #4, w8", "digest of message 0 differs|outside of"),
            ("mov        w8, #16", "mov        w8, #12", "digest of message [01] differs"),
            ("mov        w8, #16", "mov        w8, #20", "outside of digest"),
            ("add        z12.s, z12.s, #4", "add        z12.s, z12.s, #0", "digest of message 0 differs"),
            ("p0, [x1, z12.s, uxtw]", "p1, [x1, z12.s, uxtw]", "digest of message 1 differs"),
            ("[x1, z12.s, uxtw]", "[x0, z12.s, uxtw]", "to be read only|outside of|in no region"),
        )
    ),
    (SCATTERED, "batch with vectors of 128 bits", "n / lanes", "n / (lanes / 2)", "may be too large|for more"),
    (SCATTERED, "batch with vectors of 128 bits", "n % lanes", "n % (lanes / 2)", "(not|of) written"),
    # The last iteration loads the next messages although there are none; or loads a message twice.
    (AHEAD, "x4", "cmovne", "cmovns", "outside of data"),
    (AHEAD, "x4", "cmovne", "cmove", "outside of data|digest of message"),
)


def _compiler(request: Request) -> Compiler:
    return needs.cross(request.target) if request is REQUESTS[SCATTERED] else needs.compiler("gcc")


def _end(request: Request, name: str) -> str:
    """The part of a function's name after the name of the hash."""
    return f"{request.length}" if name == "(digest)" else f"{request.length}_{name}"


def _prove(contract: Contract) -> None:
    """Proves a function, and none of those that it calls."""
    prove(contract)


RIGHT: Final = (
    *product((SHORT, AHEAD, LATE), ("(digest)", "x4", "batch")),
    (SHORT, "batch_rows"),
    (TWELVE, "batch"),
    *((SCATTERED, f"{name} with vectors of 128 bits") for name in ("xvl", "batch")),
)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("which", "name"), RIGHT)
def test_right_functions_are_proved(which: str, name: str, tmp_path: Path) -> None:
    request = REQUESTS[which]
    assert changed(request, _end(request, name), "", "", _compiler(request), tmp_path, _prove) == ""


@pytest.mark.long
@pytest.mark.sampled("line", "other", "why")
@pytest.mark.parametrize(("which", "name", "line", "other", "why"), CHANGES)
def test_wrong_functions_are_not_proved(
    which: str, name: str, line: str, other: str, why: str, tmp_path: Path
) -> None:
    request = REQUESTS[which]
    found = changed(request, _end(request, name), line, other, _compiler(request), tmp_path, _prove)
    assert re.search(why, found), found


COUNTS: Final = (
    ("return 8;", ""),
    ("return 4;", "the result differs from the description"),
    ("return x;", "the result differs from the description"),
    ("return *(const size_t *)x;", "an address that is in no region"),
)


@pytest.mark.parametrize(("line", "why"), COUNTS)
def test_numbers_of_messages(line: str, why: str, tmp_path: Path) -> None:
    source = tmp_path / "count.c"
    source.write_text(f"#include <stddef.h>\nsize_t count(size_t x)\n{{\n    {line}\n}}\n")
    library = needs.compiler("gcc").shared_library([source], tmp_path / "count.so", ())
    contract = WidthContract(read_image(library), CountFunction(name="count", count=8))
    if why:
        with pytest.raises(Unproved, match=why):
            discharge(contract)
    else:
        discharge(contract)


def test_claims() -> None:
    found = [*proving_of(REQUESTS[SHORT].hash).message_functions(REQUESTS[SHORT])]
    of_one, of_several = (each for each in found if isinstance(each, FixedDigestFunction))
    assert fixed_claim(of_one).startswith("For all messages of 5 bytes, it writes the digest of the")
    assert fixed_claim(of_several).startswith("For all messages of 5 bytes and numbers of groups, it writes")
    batch = next(each for each in found if isinstance(each, FixedBatchFunction))
    assert batch_claim(batch).endswith("`md5_5_x4` and `md5_5` are proved by themselves.")
    assert count_claim(CountFunction(name="count", count=8)).startswith("It returns 8, ")
