"""docs/vendoring.md: its examples work, and its tables agree with the code."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.vendor.manifest import INDEX, KEYS, parse_manifest
from tests.vendor.project import run

PAGE: Final = (Path(__file__).parents[2] / "docs" / "vendoring.md").read_text(encoding="utf-8")
MANIFESTS: Final[list[str]] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_its_manifests_go_together(tmp_path: Path) -> None:
    entries = [len(parse_manifest(each, tmp_path / "hashwright.toml").entries) for each in MANIFESTS]
    assert entries == [2, 1, 2]
    assert len(parse_manifest("".join(MANIFESTS[:2]), tmp_path / "hashwright.toml").entries) == 3


@pytest.mark.parametrize("written", MANIFESTS)
def test_its_manifest_is_one(tmp_path: Path, written: str) -> None:
    path = tmp_path / "hashwright.toml"
    path.write_text(written, encoding="utf-8")
    for words in (["make", "--all"], ["check"]):
        assert run([*words, "--manifest", str(path), "--jobs", "1"]).code == 0


def test_its_table_of_files_is_complete(tmp_path: Path) -> None:
    """For the kernels of several targets, it names one file."""
    (entry,) = parse_manifest(MANIFESTS[1], tmp_path / "hashwright.toml").entries
    section = PAGE.partition("## Several processors")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) *\|", section, re.MULTILINE)
    named: list[str] = []
    for name in re.findall(r"`(.*?)`", " ".join(rows)):  # a header may be a suffix alone
        named.append(f"{named[-1].rpartition('.')[0]}{name}" if name.startswith(".") else f"crypto/{name}")
    own = re.compile(r"portable|x86_64\w*|aarch64\w*")
    assert set(named) == {own.sub("x86_64_bmi", name) for name in entry.outputs}


def test_its_table_of_keys_is_complete() -> None:
    rows = re.findall(r"^\| `([\w-]+)` .*\|(.*?)\|$", PAGE, re.MULTILINE)
    where = {True: "yes", False: ""}
    expected = {key.name: where[key.shared] for key in KEYS.values()} | {INDEX.name: "only there"}
    assert {name: top.strip() for name, top in rows} == expected
