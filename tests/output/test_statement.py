"""The statement for reviewers claims only what is shown."""

import re
from pathlib import Path

import pytest

from hashwright.emit.tidy import COLUMNS
from hashwright.output.generate import generate
from hashwright.output.statement import NAMED, statement
from hashwright.proof.contract.functions import ARCHITECTURES, BlockFunction
from hashwright.proof.mean.architectures import MACHINES
from hashwright.requests.alternatives import Alternatives, Asked, ask, parts
from hashwright.requests.request import Request, resolve
from tests.proof import inventory
from tests.proof.cases import CATALOGUE, cases
from tests.proof.catalogue import judged, listed
from tests.vendor.project import run


def claim(asked: Asked, own: Request | None = None) -> str:
    """The functions that the statement claims as proved; empty if it claims none."""
    text = " ".join(statement(asked, own or parts(asked)[0]))
    found = re.match(r"With the options above, `hashwright prove` proves (.*), and `hashwright verify` ", text)
    assert found or text.startswith(("With the options above, `hashwright verify`", "`hashwright prove` and"))
    return found[1] if found else ""


def test_it_names_what_is_proved_and_the_commands() -> None:
    assert statement(request := resolve("md5", "x86-64-bmi", prefix="my_"), request) == [
        "With the options above, `hashwright prove` proves all functions, and `hashwright verify` tests",
        "all functions. `hashwright bench md5 --target x86-64-bmi` measures the speed.",
    ]
    assert statement(request := resolve("md5", "riscv64"), request) == [
        "With the options above, `hashwright verify` tests all functions. `hashwright bench md5 --target",
        "riscv64` measures the speed.",
    ]
    assert claim(resolve("md5", "x86-64-bmi", kernel="blocks")) == "md5_blocks"
    assert claim(resolve("md5", "x86-64-avx2", kernel="batch")) == "8 of 14 functions"  # no columns
    assert claim(resolve("aegis128l", "x86-64-aesni")) == "all functions"
    assert claim(resolve("aegis128l", "x86-64-aesni", wipe="on")) == "aegis128l_mac_clear"
    for in_rust in (
        resolve("aegis128l", "x86-64-aesni", emitter="rust"),
        resolve("md5", "x86-64-avx2", kernel="batch", emitter="rust"),
    ):
        assert claim(in_rust) == "what it can of rustc's code, and lists the rest"
    assert claim(resolve("aegis128l", "x86-64-vaes", kernel="batch", emitter="rust")) == ""


def test_block_functions_with_a_claim_are_listed_as_proved() -> None:
    proved = listed()["proved"]
    for case in cases():
        if all(isinstance(each, BlockFunction) for each in case.functions):
            assert str(case) in proved or not claim(case.asked, case.request), case


def test_the_catalogue_claims_what_is_covered() -> None:
    """The claim is of each function that has cases; unproved.toml lists those among them without a proof."""
    found: dict[tuple[str, str], tuple[Asked, Request, dict[str, bool]]] = {}
    for function, why in inventory.reasons(judged()):
        asked, request = function.asked, function.request
        if not function.is_selecting and not (isinstance(asked, Alternatives) and asked.is_compiled):
            *_, names = found.setdefault((asked.command(), request.target.name), (asked, request, {}))
            names[function.name] = why not in (*inventory.REASONS, inventory.UNKNOWN)
    for asked, request, names in found.values():
        covered = [name for name, is_covered in names.items() if is_covered]
        several = "all functions" if len(covered) == len(names) else f"{len(covered)} of {len(names)} functions"
        assert claim(asked, request) == (", ".join(covered) if len(covered) <= NAMED else several), (
            asked.command()
        )


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("auto", {}),
        ("armv6", {}),
        ("riscv64", {"emitter": "gas"}),
        ("x86-64", {"kernel": "blocks", "emitter": "obj"}),
    ],
)
def test_of_other_files_there_is_no_claim(target: str, words: dict[str, str]) -> None:
    asked = ask("md5", target, **words)
    assert all(claim(asked, request) == "" for request in parts(asked))


def test_every_file_has_the_statement() -> None:
    for target, words in (
        ("x86-64,x86-64-bmi", {}),
        ("x86-64-bmi", {"emitter": "gas"}),
        ("x86-64-avx2", {"kernel": "lanes", "emitter": "go"}),
        ("auto", {}),
    ):
        asked = ask("ripemd160", target, **words)
        for name, content in generate(asked).files.items():
            text = re.sub(r"\n(?: \*|//) ", " ", content.decode())
            assert "all functions" in text or "do not cover Go" in text, name
            is_proved = "x86_64" in name or target == "x86-64-bmi"
            assert ("`hashwright prove` proves " in text) == is_proved, name


def test_it_fits_its_lines() -> None:
    for entry in CATALOGUE.entries:
        for request in parts(entry.asked):
            lines = statement(entry.asked, request)
            assert len(lines) <= 3
            assert max(map(len, lines)) <= COLUMNS - 3


def test_it_knows_the_architectures_of_proofs() -> None:
    assert set(ARCHITECTURES) == set(MACHINES.values())


@pytest.mark.long
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
