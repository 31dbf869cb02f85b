"""Functions of AEGIS in C for whole messages: wrong ones are not proved."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.generate import generate
from hashwright.modes import proving_of
from hashwright.modes.proving import MessageFunction
from hashwright.native.compiler import Compiler
from hashwright.proof import proofs
from hashwright.proof.cuts import prove_message
from hashwright.proof.image import read_image
from hashwright.proof.routines import MessageContract
from hashwright.proof.state import Unproved
from hashwright.proof.verdict import message_claim, verdict
from hashwright.request import Request, resolve
from tests import compiled, needs
from tests.code_mutants import mutants

# By the end of a function's name: a part of the C, its replacement, and the reason why there is then no proof.
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
    ("init", "freeze(st->kept, s);", "freeze(st->kept, s); st->kept[130] = 0;", "written too early or besides"),
    ("init", "load(nonce));", "load(nonce + (key[1] & 1)));", "an address depends on|outside of nonce"),
    ("mac", "8 * low, 8 * high", "8 * low, 8 * low", "is written at tag"),
    ("mac_verify", "differing == 0 ? 0 : -1", "0", "the result differs from the description"),
    ("mac_verify", "i < len; i++)", "i < 1; i++)", "the result differs from the description"),
    ("mac_verify", "i < len; i++)", "i < 16; i++)", "the result differs from the description"),
    ("mac_verify", "    wipe(expected, len);\n", "", "leaves the expected tag on the stack"),
    ("mac", "return cleared(0);", "return 0;", "leaves something secret in vectors"),
    ("init", "8, 9, 10, 11, 12", "8, 9, 10, 11, 11", "leaves something secret in vectors 12"),
)


def _proof(request: Request, name: str, library: Path) -> str:
    """Why a function is not proved; empty if it is."""
    try:
        prove_message(MessageContract(read_image(library), _function(request, name)))
    except Unproved as why:
        return str(why)
    return ""


def _function(request: Request, name: str) -> MessageFunction:
    found = proving_of(request.hash).message_functions(request)
    return next(each for each in found if isinstance(each, MessageFunction) and each.name.endswith(f"_{name}"))


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
        ("mac", "it writes the tag of the description; it returns -1 for other"),
        (
            "mac_verify",
            "it returns 0 if the tag is that of the description, and -1 if it is not; it returns -1",
        ),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    assert sentence in message_claim(_function(resolve("aegis128l", "x86-64-aesni"), name))


def test_functions_whose_proofs_take_too_long_are_not_tried(
    gcc: Compiler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = resolve("aegis128l", "x86-64-aesni")
    for file, text in generate(request).files.items():
        (tmp_path / file).write_bytes(text)
    monkeypatch.setattr(Compiler, "identity", lambda _: "clang 19")
    found = proofs(request, tmp_path, gcc, tmp_path)
    assert {"aegis128l_decrypt_detached", "aegis128l_mac_verify"} <= set(found.uncovered)
    assert not {"aegis128l_init", "aegis128l_mac"} & set(found.uncovered)
