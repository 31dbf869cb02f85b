"""What tests of `hashwright prove` share."""

from pathlib import Path

import pytest

from hashwright.cli.commands import main


def commanded(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """The exit code, output and errors of a command, without the progress that a slow machine shows."""
    with pytest.raises(SystemExit) as caught:
        main([*map(str, words)])
    told = capsys.readouterr()
    errors = [line for line in told.err.splitlines(True) if not line.startswith(("compiling ", "proving "))]
    return int(caught.value.code or 0), told.out, "".join(errors)
