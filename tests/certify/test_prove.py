"""The proofs of block functions by each compiler agree with proved.toml; `make prove` runs all of them."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.prove import proofs
from hashwright.certify.verdict import verdict
from hashwright.emit.emitters import GAS
from hashwright.output.generate import sources
from hashwright.proof.check.contract import Contract
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.say.limits import Unproved
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.request import resolve
from hashwright.targets.detect import architecture
from tests import compiled, needs
from tests.catalogued import catalogue as catalogued
from tests.proof import catalogue, inventory
from tests.proof.cases import Case, cases
from tests.proof.catalogue import listed

# Targets that differ in functions for one message, and some functions for several.
TARGETS: Final = ("portable", "x86-64", "x86-64-bmi", "x86-64-avx512vl", "aarch64")
SEVERAL: Final = (
    "md5_x1x2 portable c gcc",
    "md5_x4 x86-64-ssse3 gas streams=1 gcc",
    "md5_x4 x86-64-ssse3 c streams=1 gcc",
    "md5_x4 x86-64-ssse3 c streams=1 clang",
    "md5_x4 aarch64-sha3 gas streams=1 ziglang",
    "md5_x4 aarch64-neon c streams=1 ziglang",
    "md5_xvl aarch64-sve2 c streams=1 128 bits ziglang",
    "aegis128l_encrypt x86-64-aesni gas gcc",
    "aegis128l_encrypt x86-64-aesni-avx512vl gas clang",
    "aegis128l_encrypt x86-64-vaes gas gcc",
    "aegis256_encrypt x86-64-vaes gas gcc",
    "aegis128x4_encrypt x86-64-vaes-avx512vl gas gcc",
    "aegis256x2_encrypt x86-64-vaes gas gcc",
    "aegis128x2_encrypt x86-64-aesni gas gcc",
    "md5 x86-64 c gcc",
    "ripemd160 x86-64 c clang",
    "md5 aarch64 c ziglang",
    "aegis128l_init x86-64-aesni c gcc",
    "aegis128l_encrypt_detached x86-64-aesni c gcc",
    "aegis128l_mac x86-64-aesni c gcc",
)


@pytest.fixture(autouse=True)
def _packages() -> None:
    needs.package("iced_x86", "capstone", "elftools", "z3")


def _is_quick(case: Case) -> bool:
    return (case.request.kernel.name == "blocks" and case.request.target.name in TARGETS) or str(
        case
    ) in SEVERAL


def _kind(case: Case) -> tuple[str, ...]:
    """The distinguishing properties of proofs: family, processor, author of the code, and function."""
    request, (function, *_) = case.request, case.functions
    processor = architecture(request.target.features)
    return request.hash.family, processor, request.emitter, case.compiler, type(function).__name__


@pytest.mark.sampled("kind", "case")
@pytest.mark.parametrize(
    ("kind", "case"), [pytest.param(_kind(case), case, id=str(case)) for case in cases() if _is_quick(case)]
)
def test_what_is_listed_as_proved_is_proved(kind: tuple[str, ...], case: Case, tmp_path: Path) -> None:
    files = [compiled.written(case.request) / each for each in sources(case.request)]
    objects = case.maker().objects(files, tmp_path / "objects", case.request.target.c_flags)
    assert listed()["proved"][str(case)] == case.verdict(objects)


def test_every_case_is_listed() -> None:
    assert catalogue.LIST.read_text(encoding="utf-8") == catalogue.written(catalogue.judged())
    assert all(listed()["not-proved"].values())


def test_every_function_without_a_proof_is_listed() -> None:
    found = inventory.reasons(catalogue.judged())
    text = inventory.written(found)
    assert text == inventory.LIST.read_text(encoding="utf-8")
    unproved = sum(bool(why) for _, why in found)
    assert sum(each["count"] for each in tomllib.loads(text)["group"]) == unproved
    assert len(inventory.functions()) - unproved == int(inventory.summary(found).split()[0])


def test_a_function_counts_as_proved_only_with_a_proof() -> None:
    """The code of each compiler counts separately, and a function that selects a kernel is not that kernel."""
    verdicts = dict.fromkeys(map(str, cases()), "a reason")
    assert not [each for each, why in inventory.reasons(verdicts) if not why]
    verdicts["md5_blocks x86-64 c gcc"] = ""
    (proved,) = (each for each, why in inventory.reasons(verdicts) if not why)
    assert (proved.name, proved.compiler, proved.is_selecting) == ("md5_blocks", "gcc", False)


def test_a_verdict_is_kept_until_something_of_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.compiler("gcc")
    found: list[Case] = []
    reasons = iter(["", "a reason: it", "", "", "", ""])

    def anew(case: Case) -> str:
        found.append(case)
        return next(reasons)

    monkeypatch.setattr(catalogue, "KEPT", tmp_path)
    monkeypatch.setattr(catalogue, "_anew", anew)
    assert [catalogue._found(each)[0] for each in (0, 0, 1, 1)] == ["", "", "a reason", "a reason"]
    assert len(found) == 2
    monkeypatch.setattr(catalogue, "_generator", lambda: "another")
    assert [catalogue._found(each)[0] for each in (0, 1)] == ["", ""]
    assert found == [*cases()[:2], *cases()[:2]]
    monkeypatch.setenv("CPATH", str(tmp_path))
    assert [catalogue._found(each)[0] for each in (0, 1)] == ["", ""]
    assert found == [*cases()[:2], *cases()[:2], *cases()[:2]]


@pytest.mark.sampled("asked")
@pytest.mark.parametrize(
    "asked",
    [
        each.asked
        for each in catalogued().entries
        if {(part.emitter, architecture(part.target.features)) for part in parts(each.asked)}
        == {(GAS, "x86-64")}
    ],
    ids=lambda asked: asked.command().removeprefix("hashwright make "),
)
def test_functions_in_assembly_may_be_called_by_c_alone(asked: Asked, tmp_path: Path) -> None:
    """Such as those for one message of a fixed length, which no header declares."""
    assert proofs(asked, compiled.written(asked), needs.compiler("gcc"), tmp_path).verdicts


def test_the_rounds_may_be_loops() -> None:
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas", schedule="rounds=loop")
    library = compiled.shared(request, needs.compiler("gcc"))
    (function,) = proving_of(request.hash).functions(request)
    assert verdict(library, function, None).why == ""


def test_a_reason_has_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be about a name in the file, with the end of a line and what looks like a proof behind it."""

    def refused(_: Contract) -> None:
        raise Unproved("it is not known what own\n  md5_init: proved does")

    monkeypatch.setattr("hashwright.certify.verdict.prove_once", refused)
    request = resolve("md5", "x86-64")
    library = compiled.shared(request, needs.compiler("gcc"))
    function = next(each for each in proving_of(request.hash).all(request) if each.name == "md5_init")
    assert verdict(library, function, None).why == "it is not known what own\\n  md5_init: proved does"


@pytest.mark.parametrize("schedule", ["neg=0+3", "defer=two", "pack=2"])
def test_a_state_may_be_stored_in_another_form(schedule: str) -> None:
    request = resolve("aegis128l", "x86-64-vaes", kernel="encrypt", emitter="gas", schedule=schedule)
    library = compiled.shared(request, needs.compiler("gcc"))
    functions = proving_of(request.hash).functions(request)
    assert functions
    assert {verdict(library, each, None).why for each in functions} == {""}


def test_a_state_that_is_stored_in_several_ways_is_not_proved() -> None:
    request = resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="gas", schedule="defer=run")
    assert not proving_of(request.hash).functions(request)
