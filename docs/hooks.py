"""What MkDocs adds to the pages: reference pages made from the package's tables, and drawings of steps."""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from click import Context
from click.testing import CliRunner
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from hashwright.cli.commands import cli
from hashwright.cli.shared import OrOther
from hashwright.graph.ir import infix
from hashwright.requests.registry import CHOICES
from hashwright.rules import RULES

SHOW: Final = re.compile(r"^`hashwright (?P<words>show .*) --html FILE`$", re.MULTILINE)
SVG: Final = re.compile(r'<svg (?P<rest>.*? width="(?P<width>[\d.]+)".*</svg>)', re.DOTALL)
SMALLEST: Final = 0.57  # the scale of a drawing below which its text is too small: a wider one scrolls
WIDEST: Final = 1040  # pixels; only what has a hundred operations or more has a smaller scale
LINK: Final = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<path>[^)#]+)(?:#[^)]*)?\)")
# What the reference pages are made of. The files link to it, so that no link is dead where there is no site.
REFERENCES: Final = {
    "gen/hashwright/rules": "rules.md",
    "gen/hashwright/requests/registry.py": "choices.md",
    "gen/hashwright/cli/commands.py": "commands.md",
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the reference pages."""
    files.append(File.generated(config, "choices.md", content="\n".join(_choices())))
    files.append(File.generated(config, "commands.md", content="\n".join(_commands())))
    files.append(File.generated(config, "rules.md", content="\n".join(_rules())))
    return files


def on_page_markdown(markdown: str, config: MkDocsConfig, files: Files, **_: object) -> str:
    """Draws what commands in paragraphs of their own show. Links that lead nowhere in the site become names."""
    drawn, docs = SHOW.sub(lambda found: _drawing(found["words"]), markdown), Path(config.docs_dir)
    return LINK.sub(
        lambda found: (
            _reference(found["text"], found["path"], docs) or _named(found["path"], docs, files) or found[0]
        ),
        drawn,
    )


def _reference(text: str, path: str, docs: Path) -> str:
    """The link to the record of that name on a page that is made of a file; empty if there is no such page."""
    made_of = (docs / path).resolve()
    pages = [page for source, page in REFERENCES.items() if made_of.is_relative_to(docs.parent / source)]
    anchor = f"#{text.strip('`')}" if text.startswith("`") else ""
    return f"[{text}]({pages[0]}{anchor})" if pages else ""


def _named(path: str, docs: Path, files: Files) -> str:
    """The name of what a link leads to in the repository; empty for a page, and for what is not there."""
    page = files.get_file_from_path(path)
    if (page and page.inclusion.is_included()) or not (docs / path).exists():
        return ""
    return f"`{(docs / path).resolve().relative_to(docs.parent)}`"


def _drawing(words: str) -> str:
    """The drawing that a command makes, with the command."""
    made = _printed(f"{words} --html -")
    command = f"hashwright {words} --html FILE"
    ((rest, width),) = SVG.findall(made)
    svg = f'<svg style="min-width: {min(SMALLEST * float(width), WIDEST):.0f}px" {rest}'
    return f"<figure>\n<div>{svg}</div>\n<figcaption><code>{escape(command)}</code></figcaption>\n</figure>"


def _printed(words: str) -> str:
    """What a command prints."""
    return CliRunner().invoke(cli, words.split(), prog_name="hashwright", catch_exceptions=False).stdout


def _commands() -> Iterable[str]:
    """The help of every command."""
    yield "# Commands\n"
    yield (
        "The exit code is 0 on success, 1 if a check failed, 2 if the command line is wrong or a file cannot "
        "be read or written, and 130 after Ctrl-C. An error is one sentence on standard error that says what "
        "to write instead. A file is replaced only if its content changes, and always as a whole: an "
        "interrupted run leaves the old file. Terminals show colours, unless `NO_COLOR` is set.\n"
    )
    for name in _names():
        yield f"## `hashwright {name}`\n\n```text\n{_printed(f'{name} --help')}```\n"


def _names() -> Iterable[str]:
    """The commands, with the flags that make another command of one."""
    for name in cli.list_commands(Context(cli)):
        yield name
        command = cli.get_command(Context(cli), name)
        if isinstance(command, OrOther):
            yield f"{name} {command.flag}"


def _choices() -> Iterable[str]:
    """The keys of schedules, each with its values."""
    yield "# Schedule keys\n"
    yield (
        "A schedule is a list of `key=value` pairs, such as `--schedule rounds=loop,streams=2`. No choice "
        "changes a result. `hashwright list HASH TARGET` prints the keys and values of one kernel, and which "
        "of them is the default.\n"
    )
    for choice in CHOICES.values():
        yield f"## `{choice.name}`\n"
        yield f"Chooses {choice.doc}.\n"
        if choice.values:
            yield "| Value | Meaning |\n|---|---|"
            yield from (f"| `{value.word}` | {value.doc} |" for value in choice.values)
        yield ""


def _rules() -> Iterable[str]:
    """The rewrite rules, each as its statement."""
    yield "# Rewrite rules\n"
    yield (
        "Each rule is an equation with a reason. `hashwright prove` proves every rule with z3, at each type "
        "that it names. [Tricks](tricks.md) shows what the rules gain.\n"
    )
    for rule in RULES.values():
        left, right = rule.sides()
        yield f"## `{rule.name}`\n"
        yield f"    {infix(left)}  →  {infix(right)}\n"
        yield f"{rule.why}\n"
