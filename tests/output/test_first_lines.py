"""Tools and readers recognise generated files by their first lines."""

from typing import Final

import pytest

from hashwright.emit.emitters import EMITTERS, OBJ
from hashwright.files.plan import is_ours
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask

READ: Final = 5  # the lines in which rustfmt looks for the mark: the fewest of all tools


@pytest.mark.parametrize("emitter", sorted({*EMITTERS} - {OBJ}))
@pytest.mark.parametrize("holder", ["", "Copyright 2026 Jane Doe"])
def test_every_file_has_the_licence_the_mark_and_its_command(emitter: str, holder: str) -> None:
    asked = ask("md5", "x86-64", kernel="blocks", emitter=emitter, copyright=holder)
    for name, content in generate(asked).files.items():
        lines = content.decode().splitlines()
        first = [line.strip("/* ") for line in lines[:READ]]
        assert first[: 2 + bool(holder)] == [
            "SPDX-License-Identifier: 0BSD",
            *([holder] if holder else []),
            "@generated",
        ], name
        at = next(i for i, line in enumerate(lines) if "do not edit. Regenerate with:" in line)
        assert lines[at + 1].strip("/* ").startswith("hashwright make md5"), name
        assert is_ours(content), name
