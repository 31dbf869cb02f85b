"""Tests share an object file only if it is from the same text, by the same compiler, without a warning."""

import ctypes
from pathlib import Path

import pytest

from hashwright.errors import CheckFailed
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.compiled import object_file

SOURCE = '#include "one.h"\nint one(void)\n{\n    return ONE;\n}\n'
TWICE = """#include <immintrin.h>
__m128i twice(__m128i x);
__m128i twice(__m128i x)
{
    return _mm_add_epi32(x, x);
}
"""


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


def test_a_warning_is_reported_each_time(tmp_path: Path) -> None:
    source = written(tmp_path, "1.5f")
    for _ in range(2):
        with pytest.raises(pytest.fail.Exception, match="-Werror=float-conversion"):
            object_file(source, needs.compiler("gcc"))


def test_a_library_is_linked_again_where_its_text_or_a_flag_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gcc, source, objects = needs.compiler("gcc"), written(tmp_path, "1"), tmp_path / "objects"
    objects.mkdir()
    monkeypatch.setattr(compiled, "objects", objects)
    made = [
        gcc.shared_library([source], tmp_path / f"{n}.so", flags) for n, flags in enumerate(((), (), ("-O1",)))
    ]
    assert len([*objects.glob("*.so")]) == 2
    changed = gcc.shared_library([written(tmp_path, "2")], tmp_path / "changed.so")
    assert [ctypes.CDLL(str(each)).one() for each in (*made, changed)] == [1, 1, 1, 2]


def test_displaced_libraries_are_of_the_same_object_until_its_text_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gcc, objects = needs.compiler("gcc"), tmp_path / "objects"
    objects.mkdir()
    monkeypatch.setattr(compiled, "objects", objects)
    for one, number in (("1", 2), ("1", 2), ("2", 3)):  # the object, and that of the padding
        place = compiled.directory()
        (made,) = gcc.displaced([written(place, one)], place, (64,))
        assert ctypes.CDLL(str(made)).one() == int(one)
        assert len([*objects.glob("*.o")]) == number


def test_what_does_not_compile_is_said_by_the_compiler(tmp_path: Path) -> None:
    source = written(tmp_path, "unknown")
    for _ in range(2):
        with pytest.raises(CheckFailed, match=r"the compiler failed: .*one\.c(.|\n)*unknown"):
            needs.compiler("gcc").shared_library([source], tmp_path / "one.so")


@pytest.mark.long
@pytest.mark.parametrize("kind", needs.COMPILERS)
def test_precompiled_headers_change_no_byte(kind: str, tmp_path: Path) -> None:
    """A file without intrinsics has none."""
    needs.runs(TARGETS["x86-64-sse2"])
    compiler, flags, source = needs.compiler(kind), ("-O2", "-fPIC"), tmp_path / "twice.c"
    source.write_text(TWICE)
    prepared = compiled.prepared([source], compiler, flags)
    assert "-include" in prepared.command
    assert compiled.prepared([written(tmp_path, "1")], compiler, flags) is compiler
    objects = [tmp_path / "with.o", tmp_path / "without.o"]
    for each, made in zip((prepared, compiler), objects, strict=True):
        each.run([*flags, "-c", "-o", str(made), str(source)])
    assert objects[0].read_bytes() == objects[1].read_bytes()


def test_headers_that_a_compiler_does_not_have_are_left_out(tmp_path: Path) -> None:
    needs.runs(TARGETS["x86-64"])
    source = written(tmp_path, "1")
    source.write_text(f"#ifdef __aarch64__\n#include <arm_neon.h>\n#endif\n{SOURCE}")
    gcc = needs.compiler("gcc")
    assert compiled.prepared([source], gcc, ("-O1",)) == gcc
    assert object_file(source, gcc).exists()
