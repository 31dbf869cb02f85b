"""The functions of columns that compress rows side by side, or write digits: wrong ones are not proved."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.prove import proofs
from hashwright.certify.verdict import digits_claim, steps_claim
from hashwright.errors import CheckFailed
from hashwright.output.generate import generate
from hashwright.proof.contract.functions import DigitsFunction, StepsFunction, proving_of
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.wrong import changed, why_not

MD5: Final = resolve("md5", "x86-64-sse2", kernel="batch", schedule="streams=1")

STEP: Final = "data[then * LANES + 0] + 0"
NEXT: Final = "step + 1 < nsteps ? step + 1 : step"
LOOP: Final = "step < nsteps; step++"
GROUP: Final = "group + 1 < ngroups ? data + 4 : data"
HALVES: Final = "(x >> 4 & 0x000f000f000f000f) | (x & 0x000f000f000f000f) << 8"
LETTERS: Final = "* 0x27"  # how far letters are behind digits in ASCII
CAPITALS: Final = "* 0x07"
UNALIGNED: Final = "no multiple of 16"  # what is left where no invariant is found
STATE: Final = f"the state of row 0 after a step differs|{UNALIGNED}"
BEYOND: Final = "outside of data|in no region"
DIGITS: Final = "digits differs from the description"

# The function, a part of the C, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    ("column_x4", "&from[step][1][0]", "&from[step][0][0]", STATE),
    ("column_x4", "&from[step][1][0]", "&from[0][1][0]", f"{STATE}|{BEYOND}"),
    ("column_x4", "&made[step][1][0]", "&made[step][0][0]", STATE),
    ("column_x4", STEP, STEP.replace("+ 0]", "+ 1]"), f"{STATE}|the invariant|first"),
    ("column_x4", STEP, f"{STEP} + 4", f"{STATE}|outside of"),
    ("column_x4", NEXT, "step + 1", BEYOND),
    ("column_x4", NEXT, "step", STATE),
    ("column_x4", LOOP, "step + 1 < nsteps; step++", "before the last"),
    ("column_x4", LOOP, "step <= nsteps; step++", f"{BEYOND}|after the last block"),
    ("column_short_x4", "load32(then[0] + 16)", "load32(then[0] + 20)", "outside of a message"),
    (
        "column_short_x4",
        "load32(then[1] + 16)",
        "load32(then[0] + 16)",
        f"digest of message 1 differs|{UNALIGNED}",
    ),
    ("column_short_x4", GROUP, "data + 4", "outside of data|in no region"),
    (
        "column_short_x4",
        "group != 0 ? digest - 4 : digest",
        "digest",
        f"digest of message|outside of|{UNALIGNED}",
    ),
    (
        "column_short_x4",
        "store32(before[1] + 4, last[1][1])",
        "store32(before[1] + 4, last[1][0])",
        f"message 1|{UNALIGNED}",
    ),
    ("column_digits", HALVES, "(x & 0x000f000f000f000f) | (x >> 4 & 0x000f000f000f000f) << 8", DIGITS),
    ("column_digits", LETTERS, CAPITALS, DIGITS),
    ("column_digits", "0x0606060606060606", "0x0707070707070707", DIGITS),
    ("column_digits", "hex[2 * k + 7]", "hex[2 * k + 8]", "outside of the digits|digits differs"),
    ("column_digits", "k < 16", "k < 12", DIGITS),
    ("column_digits", "digest[k + 3]", "digest[k + 4]", "outside of the digest|digits differs"),
    (
        "column_digits",
        "k += 4) {",
        "k += 4) {\n        if (digest[k] == 7)\n            break;",
        "a branch depends",
    ),
)


@pytest.mark.long
@pytest.mark.parametrize("name", ["column_x4", "column_short_x4", "column_digits"])
def test_right_functions_are_proved(name: str, tmp_path: Path) -> None:
    assert changed(MD5, name, "", "", needs.compiler("gcc"), tmp_path) == ""


@pytest.mark.long
@pytest.mark.sampled("line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), CHANGES)
def test_wrong_functions_are_not_proved(name: str, line: str, other: str, why: str, tmp_path: Path) -> None:
    found = changed(MD5, name, line, other, needs.compiler("gcc"), tmp_path)
    assert re.search(why, found), found


DEFINED: Final = re.compile(r"^MD5_BATCH_OUTLINED (void) md5_batch_(md5_column_digits\(.*?^}\n)", re.M | re.S)


@pytest.fixture(params=["the wrong one first", "the wrong one last"])
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Path]:
    """Writes C with a right function, declared so, besides the one that others call."""

    def written(declared: str) -> Path:
        for name, content in generate(MD5).files.items():
            (tmp_path / name).write_bytes(content)
        source = tmp_path / "md5_batch.c"
        text = source.read_text(encoding="ascii")
        found = DEFINED.search(text)
        assert found
        assert LETTERS in found[0]
        made = [found[0].replace(LETTERS, CAPITALS), f"{declared} {found[1]} {found[2]}"]
        made = made if request.param.endswith("first") else made[::-1]
        source.write_text(text.replace(found[0], "".join(made)), encoding="ascii")
        return source

    return written


@pytest.mark.long
def test_a_name_is_that_of_one_static_function(both: Callable[[str], Path], tmp_path: Path) -> None:
    source = both("__attribute__((used, noinline)) static")
    library = needs.compiler("gcc").shared_library([source], tmp_path / "library.so", ())
    assert "is the name of several ones" in why_not(MD5, "column_digits", library)


@pytest.mark.long
def test_a_static_function_is_not_one_for_all_of_a_program(both: Callable[[str], Path], tmp_path: Path) -> None:
    both("__attribute__((used, noinline))")
    with pytest.raises(CheckFailed, match="defines md5_column_digits for all of a program"):
        proofs(MD5, tmp_path, needs.compiler("gcc"), tmp_path)


def test_claims() -> None:
    found = [*proving_of(MD5.hash).message_functions(MD5)]
    (digits,) = (each for each in found if isinstance(each, DigitsFunction))
    assert digits_claim(digits).startswith("For all digests of 16 bytes, it writes their hexadecimal digits")
    (steps,) = (each for each in found if isinstance(each, StepsFunction))
    assert steps_claim(steps).startswith("For all states, blocks and numbers of steps, it writes after each")
