"""A proof is not repeated if, and only if, everything that it depends on is unchanged."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

import pytest

from hashwright.certify import once
from hashwright.certify.once import prove_once
from hashwright.emit.shell import PACKAGE
from hashwright.files.cache import user_cache
from hashwright.graph.ir import Var
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.kinds import KINDS, FunctionKind
from hashwright.proof.contract.functions import BlockFunction, proving_of
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import resolve
from hashwright.vendor.imports import reached
from tests import compiled, needs


@pytest.fixture
def contract() -> BlockContract:
    """A function with constants in their own segment."""
    needs.package("iced_x86", "elftools", "z3")
    request = resolve("md5", "x86-64-sse2", kernel="lanes", schedule="streams=1")
    (function,) = proving_of(request.hash).functions(request)
    return BlockContract(read_image(compiled.shared(request, needs.compiler("gcc"))), function)


@pytest.fixture
def proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[BlockContract]:
    """The functions that are proved from now on, with an empty cache; the replaced prover accepts all."""
    done: list[BlockContract] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setitem(cast(dict[type, Any], KINDS), BlockFunction, FunctionKind(BlockContract, done.append))
    return done


def test_the_same_bytes_are_proved_once(contract: BlockContract, proved: list[BlockContract]) -> None:
    prove_once(contract)
    prove_once(replace(contract, image=replace(contract.image)))
    assert proved == [contract]


def _changed(image: Image, is_code: bool) -> Image:
    """The image with another last byte of a segment."""
    place = max(i for i, each in enumerate(image.segments) if each.is_constant and each.is_code == is_code)
    segment = image.segments[place]
    changed = replace(segment, data=segment.data[:-1] + bytes([segment.data[-1] ^ 1]))
    return replace(image, segments=(*image.segments[:place], changed, *image.segments[place + 1 :]))


def _moved(image: Image, name: str) -> Image:
    address, size = image.symbols[name]
    return replace(image, symbols={**image.symbols, name: (address + 1, size)})


def _other_outputs(contract: BlockContract) -> BlockContract:
    graph = contract.function.graph
    first, second, *others = graph.outputs
    nodes = list(graph.outputs.values())
    outputs = dict(zip((second, first, *others), nodes, strict=True))
    return replace(contract, function=replace(contract.function, graph=replace(graph, outputs=outputs)))


CHANGES: Final[dict[str, Callable[[BlockContract], BlockContract]]] = {
    "code": lambda each: replace(each, image=_changed(each.image, is_code=True)),
    "constants": lambda each: replace(each, image=_changed(each.image, is_code=False)),
    "where it begins": lambda each: replace(each, image=_moved(each.image, each.function.name)),
    "slots that wait": lambda each: replace(each, image=replace(each.image, late=frozenset([8]))),
    "landing pads": lambda each: replace(each, image=replace(each.image, guarded=frozenset([0]))),
    "architecture": lambda each: replace(each, image=replace(each.image, architecture="EM_AARCH64")),
    "number of messages": lambda each: replace(each, function=replace(each.function, messages=2)),
    "prototype": lambda each: replace(each, function=replace(each.function, is_row=False)),
    "length of vectors": lambda each: replace(each, function=replace(each.function, vector_bits=256)),
    "results": _other_outputs,
    "order of bytes": lambda each: replace(
        each,
        function=replace(
            each.function, graph=replace(each.function.graph, big_endian=frozenset([Var("m", 0)]))
        ),
    ),
    "in place": lambda each: replace(each, is_in_place=True),
}


@pytest.mark.parametrize("what", CHANGES)
def test_other_bytes_and_other_contracts_are_proved_anew(
    contract: BlockContract, proved: list[BlockContract], what: str
) -> None:
    prove_once(contract)
    prove_once(CHANGES[what](contract))
    assert len(proved) == 2


def test_another_proof_and_other_packages_prove_anew(
    contract: BlockContract, proved: list[BlockContract], monkeypatch: pytest.MonkeyPatch
) -> None:
    prove_once(contract)
    monkeypatch.setattr(once, "proof_version", lambda: "another")
    prove_once(contract)
    monkeypatch.setattr(once, "reader_versions", lambda: ("z3-solver 1",))
    prove_once(contract)
    prove_once(contract)
    assert len(proved) == 3


def test_a_byte_of_the_proof_makes_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hashwright"
    for path, text in (
        ("proof/check/kinds.py", "import hashwright.graph.ir\n"),
        ("graph/ir.py", "first\n"),
    ):
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(once, "PACKAGE", package)
    version = once.proof_version.__wrapped__
    first = version()
    (package / "graph" / "ir.py").write_bytes(b"first\r\n")
    assert version() == first
    (package / "graph" / "ir.py").write_bytes(b"First\n")
    assert version() != first


def test_what_gives_instructions_a_meaning_is_part_of_the_proof() -> None:
    names = {name.removeprefix("hashwright.") for name in reached(once.START, PACKAGE, once.DOORS)}
    of_proof = {
        *("proof.say.terms", "proof.say.sweep", "proof.mean.x86_64.vector", "proof.mean.aarch64.targeted"),
        *("proof.check.blocks", "proof.check.routines", "proof.check.digests", "proof.check.chain"),
    }
    of_description = {
        *("graph.ir", "graph.semantics", "proof.contract.functions", "targets.aarch64.targets"),
    }
    assert of_proof | of_description <= names
    assert not {name for name in names if name.startswith(("lower", "hashes"))}
    named = {"emit.identifiers", "emit.prototypes"}  # of the functions that are proved
    assert {name for name in names if name.startswith("emit.")} <= named


@pytest.mark.parametrize("content", [b"", b"0" * 64])
def test_a_damaged_cache_is_none(contract: BlockContract, proved: list[BlockContract], content: bytes) -> None:
    prove_once(contract)
    (kept,) = (each for each in (user_cache() / "proved").iterdir() if each.name != ".gitignore")
    kept.write_bytes(content)
    prove_once(contract)
    assert len(proved) == 2


def test_what_is_not_proved_is_not_kept(
    contract: BlockContract, proved: list[BlockContract], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: BlockContract) -> None:
        raise Unproved("for a reason")

    with monkeypatch.context() as patch:
        patch.setitem(cast(dict[type, Any], KINDS), BlockFunction, FunctionKind(BlockContract, refuse))
        for _ in range(2):
            with pytest.raises(Unproved):
                prove_once(contract)
    prove_once(contract)
    assert len(proved) == 1
