"""The examples run, and their additions from outside the package work like the package's own parts."""

import hashlib
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from hashwright.hashes.md5 import MD5
from hashwright.modes.kernel import LIBRARY
from hashwright.modes.merkle_damgard import LANES, MerkleDamgard
from hashwright.native.compiler import Compiler
from hashwright.requests.request import Request, resolve, serving
from hashwright.rules import RULES
from hashwright.rules.prove import counterexample
from hashwright.targets import TARGETS
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import compiled, kernels, needs, outside, pages
from tests.kernels import BLOCK_BYTES
from tests.outside import EXAMPLES

NAMES: Final = ("sha1", "add_a_hash", "add_a_rule", "add_a_target")
TARGETS_OF_WORDS: Final = [target.name for target in serving(MD5)]


def run(name: str) -> str:
    """The output of an example, which must succeed."""
    return compiled.run([sys.executable, EXAMPLES / f"{name}.py"], cwd=EXAMPLES.parent)


@pytest.fixture(scope="module")
def examples() -> Iterator[dict[str, ModuleType]]:
    """The examples as modules, with their additions in place until the end of these tests."""
    with outside.added(*NAMES) as modules:
        yield modules


@pytest.fixture(scope="module")
def sha1(examples: dict[str, ModuleType]) -> MerkleDamgard:
    made: MerkleDamgard = examples["sha1"].SHA1
    return made


def oracle(data: bytes) -> bytes:
    return hashlib.sha1(data, usedforsecurity=False).digest()


# The programs.


@pytest.mark.long
def test_the_hash_is_made_checked_and_compared() -> None:
    needs.program("cc")
    told = run("add_a_hash")
    assert told.count("the digests are those of hashlib") == 2
    assert "portable: published vectors: ok" in told
    assert "portable: random messages, whole and in pieces: ok" in told
    assert f"{resolve('md5').target.name}: blocks from random states: ok" in told


def test_the_rule_is_proved_its_neighbour_refuted_and_its_gain_printed() -> None:
    told = run("add_a_rule").splitlines()
    assert told[0] == "majority_by_pairs: true for all values"
    assert told[1].startswith("majority_by_sums: with x = ")
    plain, pairs, chosen = (int(line.split("critical path ")[1].split()[0]) for line in told[2:])
    assert pairs < plain
    assert chosen <= pairs


def test_the_target_selects_its_own_instructions() -> None:
    needs.program("cc")
    told = run("add_a_target")
    assert "'andc': " in told
    assert "'orc': 16" in told
    assert "'rotlwi': 64" in told
    assert told.endswith("the digests are those of hashlib\n")


@pytest.mark.parametrize("block", [*pages.blocks("docs/extending.md")], ids=lambda block: block.key[1])
def test_the_page_shows_lines_of_the_example_that_it_links(block: pages.Block) -> None:
    example = re.findall(r"\(\.\./(examples/\w+\.py)\)", block.before)[-1]
    lines = [
        line.strip().rstrip(",") for line in (pages.ROOT / example).read_text(encoding="utf-8").splitlines()
    ]
    assert [line for line in block.content.splitlines() if line.strip() not in lines] == []


@pytest.mark.long
def test_a_program_selects_the_requested_kernels(tmp_path: Path) -> None:
    """Its commands are those in its head, but for the time that optimising takes."""
    needs.program("cc")
    needs.runs(TARGETS["x86-64-bmi"])
    place = tmp_path / "dispatch"
    shutil.copytree(EXAMPLES / "dispatch", place)
    source = (place / "main.c").read_text(encoding="utf-8")
    made, built, run, told = re.findall(r"^ \*     (.+)$", source, re.MULTILINE)
    assert made == "hashwright make --all"
    compiled.run([sys.executable, "-m", "hashwright", *made.split()[1:]], cwd=place)
    assert built.startswith("cc -O2 ")
    quickly = built.replace("-O2", "-O0")
    _, first, second = (compiled.run(["sh", "-c", each], cwd=place) for each in (quickly, run, told))
    assert second.startswith(f"MD5 by portable: {hashlib.md5(b'text').hexdigest()}\nAEGISMAC by portable: ")
    best = (f"MD5 by {resolve('md5').target.name}: ", "AEGISMAC by ")
    assert all(line.startswith(start) for line, start in zip(first.splitlines(), best, strict=True))
    results = [[line.split(": ")[1] for line in each.splitlines()] for each in (first, second)]
    assert results[0] == results[1]


def test_an_example_that_goes_wrong_fails(tmp_path: Path) -> None:
    """Each digest is compared with an expected one."""
    needs.program("cc")
    source = (EXAMPLES / "sha1.py").read_text(encoding="utf-8")
    assert "0x8F1BBCDC" in source
    (tmp_path / "sha1.py").write_text(source.replace("0x8F1BBCDC", "0x8F1BBCDD"), encoding="utf-8")
    shutil.copy(EXAMPLES / "add_a_hash.py", tmp_path)
    done = subprocess.run([sys.executable, tmp_path / "add_a_hash.py"], capture_output=True, check=False)
    assert done.returncode != 0


# SHA-1 works like the others.


def test_its_description_is_sha1(sha1: MerkleDamgard) -> None:
    rng = random.Random(1)
    for length in (0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000):
        data = rng.randbytes(length)
        assert sha1.digest(data) == oracle(data), length


@pytest.mark.long
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("target", TARGETS_OF_WORDS)
def test_every_pass_on_every_target_keeps_its_meaning(sha1: MerkleDamgard, target: str) -> None:
    """Two blocks through the compression function after each pass, for one message and for several."""
    message = bytes(range(70))
    padded = message + sha1.pad(len(message))
    for kernel in (LIBRARY, LANES) if TARGETS[target].lanes(32) else (LIBRARY,):
        one = "" if kernel == LIBRARY else "streams=1"
        for stage in kernels.lowered(resolve("sha1", target, kernel=kernel.name, schedule=one), "compress"):
            state = dict(zip((f"h{i}" for i in range(5)), sha1.iv, strict=True))
            for at in range(0, len(padded), BLOCK_BYTES):
                words = (padded[at + 4 * i : at + 4 * i + 4] for i in range(16))
                block = {f"m{i}": int.from_bytes(word, "big") for i, word in enumerate(words)}
                state = stage.graph.evaluate({**state, **block})
            assert b"".join(word.to_bytes(4, "big") for word in state.values()) == oracle(message), stage.name


@pytest.mark.long
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("target", ["portable", "x86-64-bmi", "x86-64-avx512vl"])
def test_compiled_it_is_sha1(sha1: MerkleDamgard, target: str, compiler: Compiler) -> None:
    library: MerkleDamgardLibrary = compiled.merkle_damgard(resolve("sha1", target), compiler)
    rng = random.Random(2)
    for length in (*range(0, 130), 1000, 4096):
        data = rng.randbytes(length)
        assert library.digest(data) == oracle(data), length
        cut = rng.randrange(length + 1)
        assert library.digest_of_pieces([data[:cut], data[cut:]]) == oracle(data), (length, cut)


def fired(request: Request) -> set[str]:
    return {f.rule.name for stage in kernels.lowered(request, "compress") for f in stage.firings}


def test_the_rules_of_the_package_fire_in_it(examples: dict[str, ModuleType]) -> None:
    """They contain no name of a hash."""
    request = resolve("sha1", "x86-64-bmi", schedule="ch=add,maj=add")
    assert {"disjoint_xor_as_add", "majority_as_add"} <= fired(request)
    assert "majority_by_pairs" in fired(resolve("sha1", "x86-64-bmi", schedule="maj=pairs"))
    assert "select_as_add" in fired(resolve("md5", examples["add_a_target"].POWERPC.name))
    assert counterexample(RULES["majority_by_pairs"]) is None
