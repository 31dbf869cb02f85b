"""The table of compilers counts the faults of files, but not those of flags."""

from pathlib import Path
from typing import Final

from hashwright.targets import TARGETS
from tests import compilers, needs
from tests.catalogued import catalogue

FLAGS: Final = ("-O0", "-Wall", "-Werror", "-Wno-such-warning")  # clang warns of the last one


def test_a_warning_about_a_flag_is_no_fault_of_the_file(tmp_path: Path) -> None:
    compiler = needs.compiler("clang")
    source = tmp_path / "source.c"
    source.write_text("int f(void);\nint f(void) { return 0; }\n")
    assert compilers.said(compiler, FLAGS, source) == ()
    source.write_text("int f(void);\nint f(void) { int x; return 0; }\n")
    (told,) = compilers.said(compiler, FLAGS, source)
    assert "unused variable" in told
    source.write_text("int f(void) {\n")
    assert any("error: " in line for line in compilers.said(compiler, FLAGS, source))


def test_the_sample_has_every_target_of_the_catalogue() -> None:
    named = {each.name for entry in compilers.sample() for each in compilers.targets(entry)}
    made = {each.name for entry in catalogue().entries for each in compilers.targets(entry)}
    assert named == made
    assert len(named) > len(TARGETS) // 2
