"""The statement for reviewers claims only what is shown."""

import re
from pathlib import Path

import pytest

from hashwright.alternatives import Asked, ask, parts
from hashwright.emit.tidy import COLUMNS
from hashwright.generate import generate
from hashwright.modes import proving_of
from hashwright.modes.proving import ARCHITECTURES, BlockFunction
from hashwright.proof.architectures import MACHINES
from hashwright.request import Request, resolve
from hashwright.statement import statement
from tests.proof.cases import CATALOGUE, Case, cases
from tests.proof.catalogue import listed
from tests.vendor.project import run


def claim(asked: Asked, own: Request | None = None) -> str:
    """The functions that the statement claims as proved; empty if it claims none."""
    text = " ".join(statement(asked, own or parts(asked)[0]))
    found = re.match(r"Proof of (.*): `hashwright prove`; test of ", text)
    assert found or text.startswith(("Test of all functions", "`hashwright prove` and"))
    return found[1] if found else ""


def test_it_names_what_is_proved_and_the_commands() -> None:
    assert statement(request := resolve("md5", "x86-64-bmi", prefix="my_"), request) == [
        "Proof of my_md5_blocks: `hashwright prove`; test of all functions: `hashwright verify`; options",
        "as above. Speed: `hashwright bench md5 --target x86-64-bmi`.",
    ]
    assert statement(request := resolve("md5", "riscv64"), request) == [
        "Test of all functions: `hashwright verify`; options as above. Speed: `hashwright bench md5",
        "--target riscv64`.",
    ]
    assert claim(resolve("aegis128l", "x86-64-aesni", emitter="gas", kernel="encrypt")) != ""
    assert claim(resolve("aegis128l", "x86-64-aesni")) == ""
    assert claim(resolve("aegis128l", "x86-64-aesni", emitter="rust")) == ""


def test_what_a_proof_covers_is_claimed_where_it_is_listed_as_proved() -> None:
    proved = listed()["proved"]
    by_request: dict[str, list[Case]] = {}
    for case in cases():
        if all(isinstance(each, BlockFunction) for each in case.functions):  # files claim no others
            by_request.setdefault(case.request.command(), []).append(case)
    for several in by_request.values():
        claimed = claim(several[0].request)
        assert bool(claimed) == all(str(case) in proved for case in several), several[0]
        for function in several[0].functions:
            assert not claimed or function.name in claimed or re.match(r"\d+ functions", claimed)


def test_what_the_catalogue_claims_is_listed_as_proved() -> None:
    proved = listed()["proved"]
    known = {
        (case.request.target.name, str(function))
        for case in cases()
        for function in case.functions
        if str(case) in proved
    }
    for entry in CATALOGUE.entries:
        for request in parts(entry.asked):
            functions = proving_of(request.hash).functions(request)
            assert not claim(entry.asked, request) or known.issuperset(
                (request.target.name, str(each)) for each in functions
            ), entry.asked.command()


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("portable,x86-64-bmi,aarch64", {}),  # `prove` refuses lists of several architectures
        ("auto", {}),
        ("armv6", {}),
        ("riscv64", {"emitter": "gas"}),
        ("x86-64", {"kernel": "blocks", "emitter": "obj"}),
        ("x86-64-avx2", {"kernel": "batch"}),
    ],
)
def test_what_prove_does_not_cover_is_tested_alone(target: str, words: dict[str, str]) -> None:
    asked = ask("md5", target, **words)
    assert all(claim(asked, request) == "" for request in parts(asked))


def test_every_file_has_the_statement() -> None:
    for target, words in (
        ("x86-64,x86-64-bmi", {}),
        ("x86-64-bmi", {"emitter": "gas"}),
        ("portable", {"emitter": "rust"}),
        ("x86-64-avx2", {"kernel": "lanes", "emitter": "go"}),
        ("auto", {}),
    ):
        asked = ask("ripemd160", target, **words)
        for name, content in generate(asked).files.items():
            text = re.sub(r"\n(?: \*|//) ", " ", content.decode())
            assert "all functions" in text or "do not cover Go" in text or name.endswith("_build.rs"), name
            is_proved = "x86_64" in name or (target in ("x86-64-bmi", "portable") and "_build" not in name)
            assert ("Proof of " in text) == is_proved, name


def test_it_fits_its_lines() -> None:
    for entry in CATALOGUE.entries:
        for request in parts(entry.asked):
            lines = statement(entry.asked, request)
            assert len(lines) <= 3
            assert max(map(len, lines)) <= COLUMNS - 3


def test_a_file_of_rust_says_that_its_own_functions_are_not_covered() -> None:
    files = generate(resolve("md5", "portable", emitter="rust")).files
    sentence = b"// `hashwright prove` and `hashwright verify` cover the C files alone.\n"
    assert [name for name, content in files.items() if sentence in content] == ["md5.rs"]


def test_it_knows_the_architectures_of_proofs() -> None:
    assert set(ARCHITECTURES) == set(MACHINES.values())


@pytest.mark.sampled("kernel")
@pytest.mark.parametrize("kernel", ["lanes", "fixed"])
def test_the_commands_accept_its_options(kernel: str, tmp_path: Path) -> None:
    words = {"length": "32"} if kernel == "fixed" else {}
    request = resolve("ripemd160", "portable", kernel=kernel, prefix="my_", **words)
    shown = re.findall(r"`hashwright (bench [^`]*)`", " ".join(statement(request, request)))
    assert len(shown) == 1
    assert run([*shown[0].split(), "--samples", "2"]).code == 0
    options = [*request.command().split()[2:], "--out", str(tmp_path)]
    assert run(["make", *options]).code == 0
    assert run(["verify", *options]).code == 0
    if kernel == "lanes":
        assert run(["prove", *options]).code == 0
