"""The fenced blocks of the pages for readers."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md"))
PAGES: Final = ("README.md", "CONTRIBUTING.md", "SOUNDNESS.md", *DOCS)
FENCE: Final = re.compile(r"^ *```([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"!?\[(?P<text>[^\]]*)\]\((?P<place>[^)\s]+)\)")
HEADING: Final = re.compile(r"^## (.*)$", re.MULTILINE)

RECIPES: Final = "Recipes"  # the section whose blocks tests/test_recipes.py runs
SHELLS: Final = ("sh", "bash", "console")  # the languages of commands
# How the names of files in other languages end.
ENDINGS: Final = {"cmake": "CMakeLists.txt", "python": ".py", "rust": ".rs"}


@dataclass(frozen=True)
class Block:
    """A fenced block."""

    page: str
    section: str  # the heading of the second level above it
    before: str  # the text between the block before and this one
    language: str
    content: str

    @property
    def key(self) -> tuple[str, str]:
        """The page and the first line."""
        return self.page, self.content.partition("\n")[0]

    @property
    def file(self) -> str:
        """The file that it shows, which the text before it names last."""
        ending = ENDINGS.get(self.language, f".{self.language}")
        named = re.findall(rf"`([\w/]*{re.escape(ending)})`", self.before)
        assert named, f"{self.page}: write a file name before the block that begins with {self.key[1]}"
        return str(named[-1])


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page."""
    text, end = (ROOT / page).read_text(encoding="utf-8"), 0
    for found in FENCE.finditer(text):
        headings = HEADING.findall(text[: found.start()])
        yield Block(page, headings[-1] if headings else "", text[end : found.start()], found[1], found[2])
        end = found.end()


def content(page: str, first: str) -> str:
    """The content of the block with that first line."""
    (found,) = [block.content for block in blocks(page) if block.key == (page, first)]
    return found


def linked(text: str) -> Iterator[tuple[str, str]]:
    """The texts of links outside fenced blocks and where they lead, except to the web."""
    for found in LINK.finditer(FENCE.sub("", text)):
        if "://" not in found["place"]:
            yield found["text"], found["place"]


def anchors(text: str) -> set[str]:
    """The anchors of the headings of a page as forges make them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    shown = (LINK.sub(r"\g<text>", heading).lower() for heading in headings)
    names = [re.sub(r"[^\w\- ]", "", each).replace(" ", "-") for each in shown]
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return {f"{name}-{n}" if n else name for name, n in zip(names, before, strict=True)}
