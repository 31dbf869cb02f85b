"""docs/vendoring.md: what it shows works, and its tables are those of the code."""

import re
from pathlib import Path
from typing import Final

from hashwright.vendor.manifest import INDEX, KEYS, parse_manifest
from tests.vendor.project import run

PAGE: Final = (Path(__file__).parents[2] / "docs" / "vendoring.md").read_text(encoding="utf-8")


def test_its_manifest_is_one(tmp_path: Path) -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "hashwright.toml"
    path.write_text(written, encoding="utf-8")
    assert len(parse_manifest(written, path).entries) == 2
    for words in (["make", "--all"], ["check"]):
        assert run([*words, "--manifest", str(path), "--jobs", "1"]).code == 0


def test_its_table_of_keys_is_complete() -> None:
    rows = re.findall(r"^\| `(\w+)` .*\|(.*?)\|$", PAGE, re.MULTILINE)
    where = {True: "yes", False: ""}
    expected = {key.name: where[key.shared] for key in KEYS.values()} | {INDEX.name: "only there"}
    assert {name: top.strip() for name, top in rows} == expected
