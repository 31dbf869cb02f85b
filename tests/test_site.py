"""The documentation as a site: it builds strictly, and its pages need no network."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.registry import CHOICES
from hashwright.rules import RULES
from tests import needs

ROOT: Final = Path(__file__).parents[1]
LOADED: Final = re.compile(r"<(?:script|link|img|source)[^>]*(?:src|href)=\"?(?:https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every warning as an error."""
    needs.package("mkdocs")
    made = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(made)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 15
    assert [page.name for page in pages if LOADED.search(page.read_text(encoding="utf-8"))] == []


def test_tricks_are_drawn(site: Path) -> None:
    asked = (ROOT / "docs" / "tricks.md").read_text(encoding="utf-8").count("<!-- hashwright show")
    assert asked >= 5
    assert (site / "tricks.html").read_text(encoding="utf-8").count('<svg class="step"') == asked


@pytest.mark.parametrize(("page", "names"), [("choices", tuple(CHOICES)), ("rules", tuple(RULES))])
def test_reference_pages_have_every_record(page: str, names: tuple[str, ...], site: Path) -> None:
    text = (site / f"{page}.html").read_text(encoding="utf-8")
    assert [name for name in names if f"<code>{name}</code>" not in text] == []


def test_every_command_is_documented(site: Path) -> None:
    text = (site / "commands.html").read_text(encoding="utf-8")
    for name in ("bench", "check", "explore", "make", "prove", "verify"):
        assert f"Usage: hashwright {name} " in text
