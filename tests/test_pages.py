"""The fenced blocks of the pages: each runs here, or a table says which test runs it or why none does.

The blocks of a page, or of a section of it, are one session in one shell. A block of commands is run; a block
of `console` must also print what it shows. A block in another language is written to the file that the text
before it names, and a command must use it. What this does not catch: mistakes in what cheaper commands replace.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from hashwright.targets import TARGETS
from tests import needs
from tests.pages import PAGES, RECIPES, ROOT, SHELLS, Block, anchors, blocks, linked
from tests.patience import PATIENCE

MARK: Final = "==== block"  # printed after each command

# Files that programs find by themselves.
FOUND_BY: Final[Mapping[str, str]] = {
    "hashwright.toml": "--all",
    "Cargo.toml": "cargo",
    "build.rs": "cargo",
    "src/main.rs": "cargo",
}

# The kernels of a manifest become those of blocks.
BLOCKS: Final = (
    """sed -i '/^kernel/d; s/^out/kernel = "blocks"\\n&/' hashwright.toml && hashwright make --all"""
)
# Commands that take long, install something, or belong to a clone, and what runs in their place.
CHEAPER: Final[Mapping[str, str]] = {
    **{f"make {goal}\n": f"make --dry-run -C {ROOT} {goal} >/dev/null\n" for goal in ("setup", "demo", "test")},
    "python -m pip install 'hashwright[explore]'": "python -c 'import optuna'",
    "pip install 'hashwright[proof]'": "python -c 'import capstone, elftools, iced_x86, pypcode, z3'",
    **{
        f"{words} --out X": f"{words} --kernel blocks --out X"
        for words in ("ripemd160 --target x86-64-bmi", "md5 --target x86-64-bmi", "md5 --target aarch64-neon")
    },
    "libmine.so X/md5.c": "libmine.so X/md5_blocks.c",
    "--object libmine.so": "--kernel blocks --object libmine.so",
    "cc -O2 ": "cc -O0 ",
    "bench md5 --target native\n": "bench md5 --target native --samples 3\n",
    # The README's command is the same, but for --record.
    "explore md5 --kernel blocks --target native --budget 60s\n": "make md5 --target native --out X\n",
    "--budget 60s": "--budget 2",
    "hashwright prove --all --cc gcc\n": f"{BLOCKS}\nhashwright prove --all --cc gcc\n",
    " aegis128x4 aegis256 aegis256x2 aegis256x4; do for kernel in encrypt": "; do for kernel in",
    "explore $kernel --budget 10m --record": "make $kernel --target native --out X",
    "explore $hash --kernel $kernel --budget 80s --workers 1 --record": (
        "make $hash --kernel $kernel --target native --out X"
    ),
}

# Blocks that no session runs, by their page and first line: the test that uses them, or the reason.
ELSEWHERE: Final[Mapping[tuple[str, str], str]] = {
    ("docs/vendoring.md", "repos:"): "integration/test_ci.py",
    ("docs/vendoring.md", "- uses: OWNER/hashwright@COMMIT"): "integration/test_ci.py",
    ("docs/vendoring.md", "hashwright.lock merge=union"): "vendor/test_check.py",
    ("docs/extending.md", "@rule"): "test_examples.py",
    ("docs/extending.md", 'insn("andc", lambda x, y: x & ~y, c="{0} & ~{1}")'): "test_examples.py",
}
UNUSED: Final[Mapping[tuple[str, str], str]] = {
    ("docs/proof.md", 'command = "hashwright make md5 --target x86-64-bmi"'): "an excerpt, for one compiler",
    ("docs/consumers.md", "GENERATE[md5-x86_64.s]=asm/md5_blocks.S"): "tests have no sources of OpenSSL",
    (
        "docs/consumers.md",
        "hashwright bench md5 --single-block --target x86-64-bmi --peer libnettle.so:nettle_md5_compress",
    ): "the library has another path on each system",
    ("docs/consumers.md", "python -m tests.compilers --cc gcc-11 --cc clang-16 --cc ziglang"): "takes minutes",
}


def is_run(block: Block) -> bool:
    """Is it part of a session?"""
    return block.section != RECIPES and block.key not in ELSEWHERE and block.key not in UNUSED


@dataclass(frozen=True)
class Step:
    """A command of a session."""

    block: Block
    command: str
    output: str | None = None  # that it must print


@dataclass(frozen=True)
class Session:
    """The blocks of a page, or of one of its sections, and what they need."""

    page: str
    section: str = ""
    target: str = "portable"  # the processor must run its code
    needs: tuple[Callable[[], object], ...] = ()
    first: str = ""  # a command before all others
    files: Mapping[str, str] = field(default_factory=dict)  # at hand: the place of each in the session
    uses: Mapping[str, str] = field(
        default_factory=dict
    )  # the command that uses a file, where the page shows none

    def name(self) -> str:
        """The name of its test."""
        return f"{self.page} {self.section}".strip()

    def blocks(self) -> list[Block]:
        """The blocks that run."""
        found = [block for block in blocks(self.page) if is_run(block)]
        return [block for block in found if self.section in ("", block.section)]

    def steps(self) -> Iterator[Step]:
        """The blocks as text for the shell."""
        for block in self.blocks():
            if block.language == "sh":
                yield Step(block, block.content)
            elif block.language == "bash":
                yield Step(block, f"bash -e <<'EOF'\n{block.content}EOF\n")
            elif block.language == "console":
                for part in block.content.removeprefix("$ ").split("\n$ "):
                    command, _, output = part.partition("\n")
                    yield Step(block, f"{command}\n", output.strip("\n"))
            else:
                name = block.file
                yield Step(block, f"mkdir -p $(dirname {name})\ncat >{name} <<'EOF'\n{block.content}EOF\n")
                if name in self.uses:
                    yield Step(block, f"{self.uses[name]}\n")


INIT: Final = """cat >hashwright.toml <<'EOF'
[[kernel]]
hash = "md5"
kernel = "blocks"
target = "x86-64-bmi"
out = "crypto"
EOF"""
DEMO: Final = """(cd demo && hashwright make --all
{ echo 'cmake_minimum_required(VERSION 3.15)'; echo 'project(demo C)'; echo 'add_executable(demo main.c)'
cat ../CMakeLists.txt; } >CMakeLists.txt
cmake -G Ninja -B build && cmake --build build && build/demo text)"""
CC: Final = lambda: needs.program("cc")
GCC: Final = lambda: needs.program("gcc")
SESSIONS: Final = (
    Session("README.md", needs=(CC, lambda: needs.program("bash"), lambda: needs.program("make"))),
    Session("docs/index.md", needs=(CC,)),
    Session("docs/tutorial.md", target="x86-64-aesni", needs=(CC, lambda: needs.program("make"))),
    Session("docs/dispatch.md", target="x86-64-bmi", needs=(CC,)),
    Session(
        "docs/batches.md",
        needs=(CC,),
        uses={
            name: f"cc -I X {name} md5*.o -o program && ./program"
            for name in ("uploads.c", "column.c", "checked.c")
        },
    ),
    Session(
        "docs/vendoring.md",
        needs=(GCC,),
        files={"examples/vendoring": "demo", "cmake": "demo/cmake"},
        uses={
            "hashwright.toml": "rm -rf crypto hashwright.lock && hashwright make --all && hashwright check",
            "update.py": "python update.py",
            "CMakeLists.txt": DEMO,
        },
    ),
    Session("docs/explore.md", needs=(CC,)),
    Session("docs/proof.md", needs=(GCC, lambda: needs.package("ziglang")), first=INIT),
    Session("docs/consumers.md", "Rust", needs=(lambda: needs.toolchain("cargo", "cargo"),)),
    Session("docs/consumers.md", "Go"),
    Session("docs/consumers.md", "OpenSSL"),
)


@pytest.mark.long
@pytest.mark.parametrize("session", SESSIONS, ids=Session.name)
def test_what_a_page_shows_works(session: Session, tmp_path: Path) -> None:
    needs.runs(TARGETS[session.target])
    for each in session.needs:
        each()
    place = tmp_path / "clone"
    place.mkdir()
    (place / ".venv").symlink_to(sys.prefix)
    for name, where in session.files.items():
        shutil.copytree(ROOT / name, place / where, dirs_exist_ok=True)
    steps = list(session.steps())
    script = f"set -e\n{session.first}\n" + "".join(f"{step.command}echo '{MARK}'\n" for step in steps)
    for text, cheaper in CHEAPER.items():
        script = script.replace(text, cheaper)
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=place,
        env={
            **os.environ,
            "PATH": f"{sys.prefix}/bin{os.pathsep}{os.environ['PATH']}",
            "XDG_STATE_HOME": str(tmp_path / "state"),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    printed = done.stdout.split(f"{MARK}\n")
    assert done.returncode == 0, f"{steps[len(printed) - 1].command}\n{printed[-1]}{done.stderr}"
    for step, output in zip(steps, printed, strict=False):
        assert step.output in (None, output.strip("\n")), step.command


def test_every_block_is_used() -> None:
    every = {block for page in PAGES for block in blocks(page)}
    run = {block for session in SESSIONS for block in session.blocks()}
    assert [block.key for block in every - run if is_run(block)] == []
    assert {*ELSEWHERE, *UNUSED} <= {block.key for block in every}


@pytest.mark.parametrize("session", SESSIONS, ids=Session.name)
def test_a_later_command_uses_each_file(session: Session) -> None:
    steps = list(session.steps())
    for place, step in enumerate(steps):
        if step.block.language not in SHELLS:
            name = FOUND_BY.get(step.block.file, step.block.file)
            later = [each.command for each in steps[place + 1 :] if each.block.language in SHELLS]
            used = step.block.file in session.uses or any(name in command for command in later)
            assert used, step.block.file


def test_blocks_that_are_used_elsewhere_are_there() -> None:
    for (page, _), test in ELSEWHERE.items():
        assert page in (ROOT / "tests" / test).read_text(encoding="utf-8"), f"{test} does not read {page}"


def test_what_is_cheaper_replaces_something() -> None:
    commands = "".join(step.command for session in SESSIONS for step in session.steps())
    assert [text for text in CHEAPER if text not in commands] == []


@pytest.mark.parametrize("page", PAGES)
def test_lists_in_lists_have_four_spaces(page: str) -> None:
    """With fewer, the site shows one list."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert re.findall(r"^ {1,3}- .*$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE) == []


def arrives(text: str, path: Path, anchor: str) -> bool:
    """Does a link arrive, for a reader of the files? A name in code is one that the file has."""
    if not path.exists():
        return False
    if anchor and path.suffix == ".md":
        return anchor in anchors(path.read_text(encoding="utf-8"))
    named = text.startswith("`") and path.suffix == ".py"
    return not named or text.strip("`") in path.read_text(encoding="utf-8")


def dead(page: Path) -> Iterator[str]:
    """The links of a page that do not arrive."""
    for text, place in linked(page.read_text(encoding="utf-8")):
        path, _, anchor = place.partition("#")
        if not arrives(text, page.parent / path if path else page, anchor):
            yield f"[{text}]({place})"


OTHERS: Final = [p.relative_to(ROOT).as_posix() for f in ("examples", "out") for p in (ROOT / f).rglob("*.md")]


@pytest.mark.parametrize("page", [*PAGES, "CHANGELOG.md", *sorted(OTHERS)])
def test_no_link_is_dead_without_the_site(page: str) -> None:
    assert [*dead(ROOT / page)] == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    links = {
        "[a](#a-title-of-b)": False,
        "[a](#a-title-of-b-1)": False,
        "[a](other.md#c)": False,
        "[`name`](made.py)": False,
        "[a](https://example.com/no)": False,
        "[a](#no)": True,
        "[a](no.md)": True,
        "[a](other.md#no)": True,
        "[`no`](made.py)": True,
    }
    (tmp_path / "other.md").write_text("# c\n", encoding="utf-8")
    (tmp_path / "made.py").write_text("name = 1\n", encoding="utf-8")
    for link, is_dead in links.items():
        page = tmp_path / "page.md"
        page.write_text(
            f"# A title: of `b`\n\n## A title of b\n\n{link}\n\n```sh\n[a](no)\n```\n", encoding="utf-8"
        )
        assert bool([*dead(page)]) is is_dead, link
