"""`check` explains an update by the changelog."""

from pathlib import Path

import pytest

from hashwright.vendor import drift
from hashwright.vendor.changelog import output_changes
from hashwright.vendor.lock import digest_of
from tests.vendor.project import ENTRIES, Project

TEXT = """# Changelog

## 1.2.0 (unreleased)

### Added

- Nothing of the output.

### Output changes

All files:

- Every file has one more
  comment.
- Faster.

## 1.1.0

### Output changes

- Older.

## 1.0.0

### Output changes

- Oldest.
"""


@pytest.mark.parametrize(
    ("since", "changes"),
    [
        ("1.2.0", ()),
        ("1.1.0", ("Every file has one more comment.", "Faster.")),
        ("1.0.3", ("Every file has one more comment.", "Faster.", "Older.")),
        ("0.9.0", ("Every file has one more comment.", "Faster.", "Older.", "Oldest.")),
        ("unknown", ()),
        ("", ()),
    ],
)
def test_entries_since_a_version(since: str, changes: tuple[str, ...]) -> None:
    assert output_changes(since, TEXT) == changes


def test_the_changelog_of_the_package_has_entries() -> None:
    assert len(output_changes("0.0.1")) > 5


def test_check_prints_them_after_an_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project(tmp_path, *ENTRIES).made()
    lock = tmp_path / "hashwright.lock"
    text = lock.read_text("utf-8")
    monkeypatch.setattr(drift, "output_changes", lambda since: output_changes(since, TEXT))
    assert "by the changelog" not in project.run("check", "--full").out
    lock.write_text(text.replace('generator = "1.0.0"', 'generator = "1.0.1"'), encoding="utf-8")
    path = tmp_path / "crypto" / "any" / "aegis128l_mac.c"
    before = path.read_bytes()
    path.write_bytes(before + b"/* old */\n")
    old = lock.read_text("utf-8").replace(digest_of(before), digest_of(path.read_bytes()))
    lock.write_text(old, encoding="utf-8")
    out = project.run("check").out
    assert "output changes since that version, by the changelog:\n- Every file has one more comment.\n" in out
    assert "- Older.\n" in out
    assert "Oldest" not in out
