"""--quiet, --verbose and colours."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from click import Context
from click.testing import CliRunner

from hashwright.cli.commands import cli, main
from hashwright.cli.printing import LOG
from tests import needs

WORDS: Final = ("md5", "--target", "portable", "--kernel", "blocks", "--out")


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """The directory of a kernel, with a manifest that lists it."""
    (tmp_path / "hashwright.toml").write_text(
        '[[kernel]]\nhash = "md5"\nkernel = "blocks"\ntarget = "portable"\nout = "."\n'
    )
    main_is_silent(["make", *WORDS, str(tmp_path), "--quiet"])
    return tmp_path


def main_is_silent(words: list[str]) -> None:
    done = CliRunner().invoke(cli, words, catch_exceptions=False)
    assert (done.exit_code, done.output) == (0, "")


def test_quiet_commands_print_nothing_if_all_is_well(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.program("cc")
    monkeypatch.chdir(made)
    monkeypatch.setattr("hashwright.cli.shared.SILENCE", 0)
    main_is_silent(["verify", *WORDS, ".", "--quiet"])
    main_is_silent(["make", "--all", "-q", "--jobs", "1"])
    main_is_silent(["check", "-q", "--jobs", "1"])


def test_quiet_commands_print_what_is_wrong(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs.program("cc")
    source = made / "md5_blocks.c"
    source.write_text(source.read_text().replace("0xd76aa478", "0xd76aa479"))
    with pytest.raises(SystemExit) as ended:
        main(["verify", *WORDS, str(made), "--quiet"])
    said = capsys.readouterr()
    assert ended.value.code == 1
    assert "cases: " in said.out
    assert ": ok" not in said.out
    assert said.err.startswith("hashwright: the code in ")


def test_verbose_commands_print_the_commands_of_compilers(made: Path) -> None:
    needs.program("cc")
    source = made / "md5_blocks.c"
    source.write_text(f"{source.read_text()}/* {made} */\n")  # tests share what they compiled
    talking, silent = (
        CliRunner().invoke(cli, ["verify", *WORDS, str(made), *more], catch_exceptions=False)
        for more in (("--verbose",), ())
    )
    assert " -shared " in talking.stderr
    assert (silent.stdout, silent.stderr) == (talking.stdout, "")
    assert LOG.handlers == []
    assert not LOG.isEnabledFor(logging.INFO)


def test_quiet_and_verbose_are_opposites(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *WORDS, str(made), "-q", "-v"])
    assert ended.value.code == 2
    assert "--quiet and --verbose are opposites; write one of them" in capsys.readouterr().err


def commands() -> Iterator[str]:
    """Those that report progress, or what they did."""
    for name in cli.list_commands(Context(cli)):
        if name not in ("init", "list", "recheck", "show"):
            yield name
    yield from ("make --all", "prove --all", "explore --optimal")


@pytest.mark.parametrize("command", list(commands()))
def test_all_of_them_can_be_quiet(command: str) -> None:
    told = CliRunner().invoke(cli, [*command.split(), "--help"]).output
    assert "-q, --quiet " in told


RED, GREEN = "\x1b[31m\x1b[1m", "\x1b[32m"


@pytest.mark.parametrize(
    ("variables", "is_coloured"),
    [
        ({"FORCE_COLOR": "1", "TERM": "xterm"}, True),
        ({"FORCE_COLOR": "1", "TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False),
        ({"TERM": "xterm"}, False),
    ],
)
def test_colours_are_for_terminals_that_show_them(
    variables: dict[str, str],
    is_coloured: bool,
    made: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(made)
    main_is_silent(["make", "--all", "-q", "--jobs", "1"])
    (made / "md5_blocks.c").write_text("/* nothing */\n")
    for words in (["make", "md6"], ["check", "-q", "--jobs", "1"]):
        with pytest.raises(SystemExit):
            main(words)
    said = capsys.readouterr()
    assert said.err.startswith(RED if is_coloured else "hashwright: ")
    assert (f"{GREEN}+" in said.out) == is_coloured
    assert ("\x1b" in said.out + said.err) == is_coloured
