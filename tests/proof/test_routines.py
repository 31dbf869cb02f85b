"""Functions of AEGIS in C for whole messages: what is wrong with them is no proof."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.generate import generate
from hashwright.modes import proving_of
from hashwright.modes.proving import Routine
from hashwright.native.compiler import Compiler
from hashwright.proof.cuts import prove_routine
from hashwright.proof.image import read_image
from hashwright.proof.routines import RoutineContract
from hashwright.proof.state import Unproved
from hashwright.request import Request, resolve
from tests import compiled, needs
from tests.code_mutants import mutants

# By the end of a function's name: a line of C, what stands there instead, and why there is no proof then.
CHANGES: Final = (
    ("init", "0x6279e99059372215u", "0x6279e99059372205u", "is written at st"),
    ("init", "i < 10", "i < 9", "is written at st"),
    ("init", "i < 10", "i < ((const uint8_t *)key)[0]", "a branch depends on"),
    ("init", "load(p + 16)", "load(p + 15)", "is written at st|no invariant"),
    ("init", "update_at(r, p + 96)", "update_at(r, p + 128)", "outside of ad"),
    ("init", "len >= 128", "len >= 96", ""),
    ("init", "memcpy(last, p, len);", "memcpy(last, p, len + 1);", "outside of ad"),
    ("init", "memcpy(last, p, len);", "memcpy(last, p, len / 2);", "is written at st"),
    ("init", "memcpy(last, p, len);", "for (size_t i = 0; i < len; i++) last[0] ^= p[i];", "is written at st"),
    ("init", "uint8_t last[32] = {0};", "uint8_t last[32] = {0, 0, 1};", "is written at st"),
    ("init", "st->ad_len = ad_len;", "st->ad_len = ad_len / 2;", "is written at st"),
    ("init", "freeze(st, s);", "freeze(st, s); st->piece[3] = 0;", "written too early or besides"),
    ("init", "load(nonce));", "load(nonce + (key[1] & 1)));", "an address depends on|outside of nonce"),
    ("mac", "8 * low, 8 * high", "8 * low, 8 * low", "is written at tag"),
    ("mac_verify", "differing == 0 ? 0 : -1", "0", "the result is another one"),
    ("mac_verify", "i < len; i++)", "i < 1; i++)", "the result is another one"),
)


def _proof(request: Request, name: str, library: Path) -> str:
    """Why a function is not proved; empty where it is."""
    try:
        prove_routine(RoutineContract(read_image(library), _routine(request, name)))
    except Unproved as why:
        return str(why)
    return ""


def _routine(request: Request, name: str) -> Routine:
    return next(each for each in proving_of(request.hash).routines(request) if each.name.endswith(f"_{name}"))


@pytest.fixture
def gcc() -> Compiler:
    for name in ("iced_x86", "elftools", "z3"):
        needs.package(name)
    return needs.compiler("gcc")


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "line", "other", "why"), CHANGES)
def test_changed_c_is_no_proof(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    for file, text in generate(request).files.items():
        changed = text.replace(line.encode(), other.encode()) if file.endswith(".c") else text
        assert changed != text or file.endswith(".h")
        (tmp_path / file).write_bytes(changed)
    library = gcc.shared_library([tmp_path / "aegis128l.c"], tmp_path / "library.so")
    found = _proof(request, name, library)
    assert found
    assert any(each in found for each in why.split("|"))


def test_changes_of_machine_code_are_no_proof(gcc: Compiler, tmp_path: Path) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    library = compiled.shared(request, gcc)
    assert _proof(request, "init", library) == ""
    found = {
        each: _proof(request, "init", each.path) for each in mutants(library, "aegis128l_init", tmp_path, 1, 8)
    }
    accepted = [each for each, why in found.items() if not why]
    assert all(each.before.startswith("nop") and each.after.startswith("nop") for each in accepted)
    assert len(accepted) < 2
