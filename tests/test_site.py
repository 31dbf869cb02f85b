"""The documentation as a site: it builds strictly, and its pages need no network."""

import html
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from hashwright.requests.registry import CHOICES
from hashwright.rules import RULES
from tests import needs, screenshots
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[1]
LOADED: Final = re.compile(r"<(?:script|link|img|source)[^>]*(?:src|href)=\"?(?:https?:)?//")


def build(config: Path, made: Path) -> subprocess.CompletedProcess[str]:
    """Builds a site as `make site` does."""
    needs.package("mkdocs")
    steps = subprocess.run(
        [needs.program("make"), "--dry-run", "--no-print-directory", "site", f"VENV={sys.prefix}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    command = f"{steps.stdout.splitlines()[-1]} --config-file {config} --site-dir {made}"
    return subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every warning as an error."""
    made = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", made)
    assert done.returncode == 0, done.stderr
    return made


@pytest.mark.long
def test_broken_links_are_errors(tmp_path: Path) -> None:
    links = {
        "#title": True,
        "../mkdocs.yml": True,
        "no.md": False,
        "../no.md": False,
        "no": False,
        "#no": False,
    }
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("*.md"))
    page = "\n\n".join(["# Title", *(f"[text]({link})" for link in links)])
    (tmp_path / "docs/index.md").write_text(page, encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"INHERIT: {ROOT}/mkdocs.yml\nnav: [index.md]\n", encoding="utf-8")
    done = build(config, tmp_path / "site")
    warned = re.findall(r"WARNING .*'index.md' contains .*? link '(.*?)'", done.stderr)
    assert set(warned) == {link for link, works in links.items() if not works}, done.stderr
    assert done.returncode != 0


@pytest.mark.long
def test_only_pages_are_in_the_site(site: Path) -> None:
    assert [path.name for name in ("__pycache__", "measured", "*.py*") for path in site.rglob(name)] == []


@pytest.mark.long
def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 15
    assert [page.name for page in pages if LOADED.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.long
def test_tricks_are_drawn(site: Path) -> None:
    """Each section has a drawing without the trick and one with it, by different commands."""
    _, *sections = re.split(r"<h2 id=\"([\w-]+)\">", (site / "tricks.html").read_text(encoding="utf-8"))
    drawn = dict(zip(sections[::2], sections[1::2], strict=True))
    assert len(drawn) > 20
    for name, section in drawn.items():
        figures = re.findall(r"<figure>(.*?)</figure>", section, re.DOTALL)
        assert [len(re.findall('<svg [^>]*class="step"', figure)) for figure in figures] == [1, 1], name
        commands = re.findall(r"<figcaption><code>(hashwright show .*?)</code>", section)
        assert len(set(commands)) == 2, name


@pytest.mark.parametrize(("page", "names"), [("choices", tuple(CHOICES)), ("rules", tuple(RULES))])
def test_reference_pages_have_every_record(page: str, names: tuple[str, ...], site: Path) -> None:
    text = (site / f"{page}.html").read_text(encoding="utf-8")
    assert [name for name in names if f"<code>{name}</code>" not in text] == []


def test_every_command_is_documented(site: Path) -> None:
    text = (site / "commands.html").read_text(encoding="utf-8")
    for name in ("bench", "check", "explore", "explore --optimal", "make", "make --all", "prove --all"):
        assert f"Usage: hashwright {name} " in text


def test_lists_below_a_list_are_inside_it(site: Path) -> None:
    text = (site / "performance.html").read_text(encoding="utf-8")
    assert re.search(r"<strong>Zen 4</strong>[^<]*<ul>\s*<li>\* Measured", text)


WIDTHS: Final = tuple(screenshots.SCREENS)
# Lists what is wider than its page or its column of text, with everything unfolded. Code and drawings scroll.
MEASURE: Final = """
addEventListener("load", () => {
  const wide = [];
  for (const frame of document.querySelectorAll("iframe")) {
    const inside = frame.contentDocument;
    for (const each of inside.querySelectorAll("details")) each.open = true;
    const edge = inside.querySelector("article").getBoundingClientRect().right + 1;
    const parts = inside.querySelectorAll("article :is(h1, h2, h3, p, li, table, img, figure, details)");
    const found = [...parts].filter(each => each.getBoundingClientRect().right > edge);
    const names = found.map(each => each.tagName + " " + each.textContent.trim().split("\\n")[0]);
    if (inside.documentElement.scrollWidth > frame.clientWidth) names.push("the page");
    if (names.length) wide.push([frame.getAttribute("src"), frame.clientWidth, names]);
  }
  document.body.textContent = JSON.stringify(wide);
});
"""


def wide(site: Path, pages: Sequence[str], tmp_path: Path) -> list[list[object]]:
    """The pages and widths at which something is too wide, with its names."""
    frames = (
        f'<iframe src="{page}" style="border: 0; height: 900px; width: {width}px"></iframe>'
        for page in pages
        for width in WIDTHS
    )
    measuring = site / "measuring.html"
    measuring.write_text(f"<body>{''.join(frames)}<script>{MEASURE}</script></body>", encoding="utf-8")
    switches = ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
    done = subprocess.run(
        [needs.chromium(), *switches, f"--user-data-dir={tmp_path}", "--dump-dom", measuring.as_uri()],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    measuring.unlink()
    found: list[list[object]] = json.loads(html.unescape(re.sub("<[^>]*>", "", done.stdout)))
    return found


@pytest.mark.long
def test_no_page_is_wider_than_its_screen(site: Path, tmp_path: Path) -> None:
    pages = sorted(page.name for page in site.glob("*.html") if page.name != "404.html")
    assert wide(site, pages, tmp_path) == []


@pytest.mark.long
def test_what_is_too_wide_is_found(site: Path, tmp_path: Path) -> None:
    text = (site / "glossary.html").read_text(encoding="utf-8")
    row = "".join(f"<td>column{i}</td>" for i in range(20))
    made = site / "wide.html"
    made.write_text(text.replace("</article>", f"<table><tr>{row}</tr></table></article>"), encoding="utf-8")
    found = wide(site, [made.name], tmp_path)
    made.unlink()
    assert [each[:2] for each in found] == [[made.name, width] for width in WIDTHS]


@pytest.mark.long
def test_screens_are_drawn(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screenshots, "MADE", tmp_path)
    drawn = [*screenshots.drawn(site / "index.html", tmp_path / "profile")]
    assert [each.name for each in drawn] == [f"index-{width}.png" for width in WIDTHS]
    assert len({each.read_bytes()[16:20] for each in drawn}) == len(WIDTHS)  # the width of the image
    printed = screenshots.printed(0, "hashwright make md6", tmp_path).read_text(encoding="utf-8")
    assert "there&#160;is&#160;no&#160;hash&#160;&#x27;md6&#x27;" in printed
