"""A page of screenshots of the documentation and of the first hour in a terminal, to be looked at.

    make site && python -m tests.screenshots

writes them into build/screenshots, and prints the name of the page.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tests import needs
from tests.patience import PATIENCE

ROOT: Final = Path(__file__).parents[1]
MADE: Final = ROOT / "build/screenshots"
COLUMNS: Final = 80  # of the terminal
# Pixels: the height of a page by the width of a telephone, a laptop and a large screen.
SCREENS: Final = {390: 1600, 1280: 1600, 1920: 1200}
# What a newcomer does in the first hour, in an empty directory.
COMMANDS: Final = (
    "hashwright --help",
    "hashwright list",
    "hashwright list md5",
    "hashwright make md5 --target portable --out md5",
    "hashwright verify md5 --target portable --out md5",
    "hashwright prove md5 --target portable --out md5",
    "hashwright bench md5 --target portable",
    "hashwright show md5 x86-64-bmi --stage rewritten | head -n 30",
    "hashwright make md6",
    "hashwright make md5 --target avx2",
)


def drawn(page: Path, place: Path) -> Iterator[Path]:
    """Draws a page on each screen."""
    for width, height in SCREENS.items():
        image = MADE / f"{page.stem}-{width}.png"
        words = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={place}"]
        words += [f"--window-size={width},{height}", f"--screenshot={image}"]
        subprocess.run(
            [needs.chromium(), *words, page.as_uri()], check=True, capture_output=True, timeout=PATIENCE
        )
        yield image


def printed(number: int, command: str, place: Path) -> Path:
    """Draws what a command prints into a terminal."""
    environment = {
        **os.environ,
        "COLUMNS": str(COLUMNS),
        "TERM": "xterm-256color",
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }
    words = [needs.program("script"), "--quiet", "--command", command, "/dev/null"]
    done = subprocess.run(
        words,
        cwd=place,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    lines = (each.rpartition("\r")[2] for each in done.stdout.decode().split("\r\n"))  # without progress
    console = Console(record=True, width=COLUMNS, file=StringIO())
    console.print(Text(f"$ {command}"), Text.from_ansi("\n".join(lines)), sep="\n")
    image = MADE / f"terminal-{number:02}.svg"
    console.save_svg(str(image), title=f"{COLUMNS} columns")
    return image


def main() -> None:
    MADE.mkdir(parents=True, exist_ok=True)
    pages = sorted(each for each in (ROOT / "build/site").glob("*.html") if each.stem != "404")
    with tempfile.TemporaryDirectory() as place:
        empty = Path(place, "empty")
        empty.mkdir()
        images = [printed(number, command, empty) for number, command in enumerate(COMMANDS)]
        for each in pages:
            images += drawn(each, Path(place))
    figures = "\n".join(
        f'<figure><figcaption>{each.name}</figcaption><img src="{each.name}"></figure>' for each in images
    )
    style = "figure { display: inline-block; vertical-align: top } img { border: 1px solid; max-width: 45vw }"
    index = MADE / "index.html"
    index.write_text(
        f"<!doctype html><title>Screenshots</title><style>{style}</style>\n{figures}\n", encoding="utf-8"
    )
    print(index)


if __name__ == "__main__":
    main()
