"""The first pages for readers: the files that they name exist."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.output.generate import generate
from hashwright.requests.request import resolve

ROOT: Final = Path(__file__).parents[1]


def text_of(page: str) -> str:
    """A page of the repository."""
    return (ROOT / page).read_text(encoding="utf-8")


def test_the_map_names_files_that_exist() -> None:
    rows = re.findall(r"^\|(.*)\|$", text_of("CONTRIBUTING.md"), re.MULTILINE)
    named = {path for row in rows for path in re.findall(r"`([\w./]+(?:/|\.py|\.toml))`", row)}
    assert len(named) > 15
    missing = [
        path for path in named if not any((base / path).exists() for base in (ROOT, ROOT / "gen/hashwright"))
    ]
    assert missing == []


def test_the_layout_names_what_exists() -> None:
    _, _, table = text_of("README.md").partition("\n## Where things are\n")
    named = re.findall(r"^\| `([\w./]+)`", table, re.MULTILINE)
    assert len(named) >= 4
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_first_page_is_short() -> None:
    assert len(text_of("README.md").splitlines()) <= 200


@pytest.mark.parametrize(("name", "target"), [("md5", "portable"), ("aegis128l", "x86-64-vaes-avx512vl")])
def test_the_first_page_counts_the_lines_of_a_source(name: str, target: str) -> None:
    request = resolve(name, target)
    lines = len(generate(request).files[f"{request.stem}.c"].splitlines())
    assert f"{lines:,} lines and" in text_of("README.md")
