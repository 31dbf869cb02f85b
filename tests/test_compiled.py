"""Tests share an object file only if it is from the same text, by the same compiler, without a warning."""

from pathlib import Path

import pytest

from tests import needs
from tests.compiled import object_file

SOURCE = '#include "one.h"\nint one(void)\n{\n    return ONE;\n}\n'


def written(place: Path, one: str) -> Path:
    (place / "one.h").write_text(f"#define ONE {one}\nint one(void);\n")
    (place / "one.c").write_text(SOURCE)
    return place / "one.c"


def test_an_object_is_compiled_again_where_a_header_or_the_compiler_is_another(tmp_path: Path) -> None:
    gcc, clang = needs.compiler("gcc"), needs.compiler("clang")
    first = object_file(written(tmp_path, "1"), gcc)
    assert object_file(tmp_path / "one.c", gcc) == first
    assert object_file(tmp_path / "one.c", clang) != first
    second = object_file(written(tmp_path, "2"), gcc)
    assert second.read_bytes() != first.read_bytes()
    assert object_file(written(tmp_path, "1"), gcc) == first


def test_a_warning_is_told_each_time(tmp_path: Path) -> None:
    source = written(tmp_path, "1.5f")
    for _ in range(2):
        with pytest.raises(pytest.fail.Exception, match="-Werror=float-conversion"):
            object_file(source, needs.compiler("gcc"))
