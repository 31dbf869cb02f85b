"""The catalogue in out/: it is what the generator makes, and its page says what is in it."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.alternatives import Asked, parts, running
from hashwright.vendor.kernels import processors
from hashwright.vendor.manifest import Manifest
from tests import compiled, needs

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "out" / "README.md"


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    return hashwright.read_manifest(ROOT / "hashwright.toml")


def test_the_catalogue_is_what_the_generator_makes(manifest: Manifest) -> None:
    """Where this fails, `hashwright check` tells more, and `hashwright make --all` writes the files anew.

    Then say in CHANGELOG.md, under *Output changes*, what changed in them and why.
    """
    report = hashwright.check(manifest, jobs=processors())
    told = [f"{each.path}: {each.sentence}; to mend it: {each.mend}" for each in report.drifts]
    assert not told, "\n".join(told)
    assert report.compared >= 60


def test_every_hash_and_every_target_is_in_it(manifest: Manifest) -> None:
    requests = [request for entry in manifest.entries for request in parts(entry.asked)]
    assert {request.hash.name for request in requests} == hashwright.HASHES.keys()
    assert {request.target.name for request in requests} == hashwright.TARGETS.keys()


def test_out_holds_nothing_else(manifest: Manifest) -> None:
    made = {manifest.index, *(path for entry in manifest.entries for path in entry.outputs)}
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "out").rglob("*") if path.is_file()}
    assert there == made


def test_the_page_links_to_every_file_and_tells_its_size(manifest: Manifest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) == len(set(links)) == sum(len(entry.outputs) for entry in manifest.entries)
    assert all((PAGE.parent / link).is_file() for link in links)
    rows = [row for row in text.splitlines() if row.startswith("| [")]
    for row in rows:
        files = [PAGE.parent / link for link in re.findall(r"\]\(([^)]+)\)", row)]
        content = b"".join(path.read_bytes() for path in files)
        lines = content.count(b"\n")
        assert row.endswith(f"| {lines} | {len(content)} |")
        instructions = re.search(r"(\d+) instructions for .*?, critical path (\d+) cycles", content.decode())
        assert instructions
        if "AEGIS" not in row:
            assert f"| {instructions[1]} | {instructions[2]} |" in row


def test_the_page_tells_assembly_from_c() -> None:
    rows = [row for row in PAGE.read_text(encoding="utf-8").splitlines() if row.startswith("| [")]
    assert {row.split("|")[4].strip() for row in rows if ".S]" in row} == {"gas"}
    assert {row.split("|")[4].strip() for row in rows if ".S]" not in row} == {"c"}


ENTRIES: Final = [
    pytest.param(entry.asked, entry.out, id=f"{entry.out}/{entry.asked.stem}")
    for entry in hashwright.read_manifest(ROOT / "hashwright.toml").entries
    if running(entry.asked)
]


@pytest.mark.sampled
@pytest.mark.parametrize(("asked", "out"), ENTRIES)
def test_what_is_shipped_is_right(asked: Asked, out: str) -> None:
    """The files as they are; those of other processors are tested as they are made, which is the same."""
    compiler = compiled.Remembering(needs.compiler("gcc").command)
    for each in hashwright.verify(asked, ROOT / out, compiler):
        assert each.passed, f"{each.name}: {each.failure}"


def test_git_leaves_line_ends_alone() -> None:
    """A checkout with CRLF would differ from what is made."""
    asked = ["out/portable/md5.c", "hashwright.lock", "templates/c/common.j2"]
    done = subprocess.run(
        ["git", "check-attr", "eol", "--", *asked], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        pytest.skip("this is no git repository")
    assert done.stdout.splitlines() == [f"{path}: eol: lf" for path in asked]
