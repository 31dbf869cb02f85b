"""Lines of keys in TOML."""

import os
from pathlib import Path

import pytest

from hashwright.errors import UserError
from hashwright.files.toml import line_of, load

TABLES = """
stray = 1
[[tool.hashwright.kernels]]
name = "out.c"

  [[ kernels ]]
"out" = 3
[kernels.loops]
"""
INLINE = """
kernels = [
  { name = "a", out = "x" },
  { name = "b",
    out = "name.h" },
]
"""


@pytest.mark.parametrize(
    ("text", "number", "key", "line"),
    [
        (TABLES, 0, "", 1),
        (TABLES, 0, "stray", 2),
        (TABLES, 1, "", 3),
        (TABLES, 1, "name", 4),
        (TABLES, 1, "out", 3),
        (TABLES, 2, "out", 7),
        (TABLES, 2, "kernels", 8),
        (TABLES, 2, "name", 6),
        (INLINE, 1, "out", 3),
        (INLINE, 2, "name", 4),
        (INLINE, 2, "out", 5),
        ('kernels = [{ name = "a" }, { name = "b" }]', 2, "name", 1),
    ],
)
def test_the_line_of_a_key_or_else_of_its_table(text: str, number: int, key: str, line: int) -> None:
    assert line_of(text, "kernels", number, key) == line


def test_a_pipe_is_not_read(tmp_path: Path) -> None:
    """Reading one waits until somebody writes to it."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UserError, match="/pipe is a pipe, not a certificate; remove it"):
        load(tmp_path / "pipe", len, "a certificate", "remove it")


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_lines_may_end_otherwise(end: bytes, tmp_path: Path) -> None:
    """As in files from Windows, also where one mark of a merge is left."""
    file = tmp_path / "own.toml"
    file.write_bytes(end.join([b"a = 1", b"b = 2", b""]))
    assert load(file, lambda content: content, "a file", "repair it") == {"a": 1, "b": 2}
    file.write_bytes(end.join([b"a = 1", b"=======", b"b = 2", b""]))
    with pytest.raises(UserError, match="merge markers at line 2"):
        load(file, lambda content: content, "a file", "repair it")
