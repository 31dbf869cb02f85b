"""The block functions inside a batch: wrong ones are not proved."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.native.compiler import Compiler
from hashwright.proof.contract.functions import BlockFunction, proving_of
from hashwright.requests.request import resolve
from tests import needs
from tests.plain import plain
from tests.proof.wrong import reason

REQUEST: Final = resolve("md5", "x86-64-sse2", kernel="batch")
NAME: Final = "md5_x4_blocks"  # for four messages, with states that have room for twelve
LOAD: Final = "h0 = _mm_loadu_si128((const __m128i *)(const void *)(&state[0][0])"
BEGIN: Final = "__m128i h0 ="
STORE: Final = "(&state[1][0]), h1);"

# A part of the source, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (STORE, STORE.replace("[0]", "[4]"), "differs from the description"),
    (STORE, f"{STORE} state[1][4] = 0;", "h1 of message 4 differs from the description"),
    (STORE, f"{STORE} state[3][11] = state[3][10];", "h3 of message 11 differs from the description"),
    (STORE, f"{STORE} state[3][12] = 0;", "a store of 4 bytes outside of state"),
    (LOAD, LOAD.replace("[0][0]", "[0][1]"), "differs from the description"),
    ("data[j + 1] + 8", "data[j] + 8", "differs from the description|no multiple of 16"),
    (BEGIN, f"data += 1; {BEGIN}", "outside of data"),
)


@pytest.fixture(scope="module")
def source() -> str:
    """The file up to its block functions, one of which becomes public."""
    text = plain(REQUEST).files["md5_batch.c"].decode()
    blocks, _, behind = text.partition("\nenum {")
    end = behind[behind.rindex("\n#if defined(__clang__)") :]
    return f"{blocks}{end}".replace(f"OUTLINED void {NAME}(", f"void {NAME}(")


@pytest.fixture
def gcc() -> Compiler:
    return needs.compiler("gcc")


def _function() -> BlockFunction:
    found = proving_of(REQUEST.hash).message_functions(REQUEST)
    return next(each for each in found if isinstance(each, BlockFunction) and each.name == NAME)


def _why_not(source: str, compiler: Compiler, place: Path, function: BlockFunction | None = None) -> str:
    """The reason why the function is not proved; empty if it is."""
    for name, text in plain(REQUEST).files.items():
        if name.endswith(".h"):
            (place / name).write_bytes(text)
    (place / "blocks.c").write_text(source)
    library = compiler.shared_library([place / "blocks.c"], place / "blocks.so", ("-O2",))
    return reason(library, function or _function())


@pytest.mark.long
def test_states_have_places_for_others(source: str, gcc: Compiler, tmp_path: Path) -> None:
    assert (_function().messages, _function().row) == (4, 12)
    assert _why_not(source, gcc, tmp_path) == ""


@pytest.mark.sampled("line", "other", "why")
@pytest.mark.parametrize(("line", "other", "why"), CHANGES)
def test_a_wrong_function_is_not_proved(
    line: str, other: str, why: str, source: str, gcc: Compiler, tmp_path: Path
) -> None:
    before, after = source.split(f"void {NAME}(")
    assert line in after
    found = _why_not(f"{before}void {NAME}({after.replace(line, other, 1)}", gcc, tmp_path)
    assert re.search(why, found), found


@pytest.mark.long
def test_states_are_aligned(source: str, gcc: Compiler, tmp_path: Path) -> None:
    """States in the array of a batch are aligned. Without this assumption, code that needs it is rejected."""
    aligned = source.replace(LOAD, LOAD.replace("loadu", "load"))
    assert _why_not(aligned, gcc, tmp_path) == ""
    found = _why_not(aligned, gcc, tmp_path, replace(_function(), aligned=1))
    assert found.startswith("an address that may be no multiple of 16: state")


def test_an_expanded_function_is_named(source: str, gcc: Compiler, tmp_path: Path) -> None:
    found = _why_not(source.replace(f"void {NAME}(", f"static void {NAME}("), gcc, tmp_path)
    assert found == f"the compiler has expanded {NAME} where it is called"
