"""The words of a compiler's command."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from hashwright.errors import CheckFailed, UserError
from hashwright.native.compiler import MESSAGE, OUTPUT, Compiler, find, rust_object, ziglang
from tests import needs


class Own(Compiler):
    """A compiler whose objects tests do not share."""


@pytest.mark.parametrize("name", ["@own", "-O0"])
def test_no_path_is_an_option(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """gcc takes @own/own.c for a file with words of its command, if there is an own/own.c."""
    monkeypatch.chdir(tmp_path)
    for file, text in (
        (f"{name}/own.c", "int wanted;\n"),
        ("other.c", "int other;\n"),
        ("own/own.c", "other.c"),
    ):
        Path(file).parent.mkdir(exist_ok=True)
        Path(file).write_text(text, encoding="ascii")
    compiler = Own(needs.compiler("gcc").command)
    (found,) = compiler.objects([Path(name) / "own.c"], tmp_path / "objects")
    assert b"wanted" in found.read_bytes()
    library = compiler.shared_library([Path(name) / "own.c"], tmp_path / "own.so")
    assert b"wanted" in library.read_bytes()


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ((), b"fast"),
        (("-Os",), b"small"),
        (("-g", "-O0"), b"slow"),
        (("-O1", "-Os"), b"small"),
        (("-O",), b"fast"),
        (("--optimize=0",), b"slow"),
    ],
)
def test_the_last_level_of_optimisation_is_that_of_the_command(
    options: tuple[str, ...], wanted: bytes, tmp_path: Path
) -> None:
    source = tmp_path / "own.c"
    small, fast, slow = (f"int {each};\n" for each in ("small", "fast", "slow"))
    levels = f"#ifdef __OPTIMIZE_SIZE__\n{small}#elif defined(__OPTIMIZE__)\n{fast}#else\n{slow}#endif\n"
    source.write_text(levels, encoding="ascii")
    for kind in (Own, Compiler):
        compiler = kind((*needs.compiler("gcc").command, *options))
        place = tmp_path / kind.__name__
        (found,) = compiler.objects([source], place)
        library = compiler.shared_library([source], tmp_path / f"{kind.__name__}.so")
        assert all(wanted in each.read_bytes() for each in (found, library))


@pytest.mark.parametrize(
    ("option", "wanted"),
    [("-Wall", b"library"), ("-fpic", b"library"), ("-fPIE", b"program"), ("-fno-pic", b"fixed")],
)
def test_code_is_for_the_places_that_the_command_says(option: str, wanted: bytes, tmp_path: Path) -> None:
    source = tmp_path / "own.c"
    program, library, fixed = (f"int {each};\n" for each in ("program", "library", "fixed"))
    places = f"#ifdef __PIE__\n{program}#elif defined(__PIC__)\n{library}#else\n{fixed}#endif\n"
    source.write_text(places, encoding="ascii")
    for kind in (Own, Compiler):
        compiler = kind((*needs.compiler("gcc").command, option))
        (found,) = compiler.objects([source], tmp_path / kind.__name__)
        assert wanted in found.read_bytes()


@pytest.mark.parametrize(
    "word",
    [
        *("-c", "-E", "-S", "-M", "-o", "-x", "-fsyntax-only", "--version", "a.c", "a.o"),
        *("@a", "-Wa,@a", "-Wp,-P,@a", "-specs=a", "--specs=a", "--config=a", "--config-user-dir=a"),
    ],
)
def test_a_compiler_does_not_decide_what_it_reads_and_writes(word: str) -> None:
    gcc = needs.compiler("gcc").command[0]
    with pytest.raises(UserError, match=f"^'{word}' decides what the compiler '{gcc} {word} -O1' reads or "):
        find(f"{gcc} {word} -O1")


@pytest.mark.parametrize("options", [(), ("-MD", "-MP"), ("-MMD", "-MF", "own.d")])
def test_a_compiler_tells_which_files_it_reads(options: Sequence[str], tmp_path: Path) -> None:
    place = tmp_path / "a $b #c"
    place.mkdir()
    source = place / "own.c"
    source.write_text("#include <own.h>\n", encoding="ascii")
    (place / "own.h").touch()
    compiler = Compiler((*needs.compiler("gcc").command, *options))
    assert {source, place / "own.h"} <= {*compiler.included(source, place)}


def test_a_compiler_tells_files_whose_names_are_no_text(tmp_path: Path) -> None:
    source = tmp_path / "\udcff" / "own.c"
    source.parent.mkdir()
    source.touch()
    assert source in needs.compiler("gcc").included(source, tmp_path)


def test_a_compiler_that_does_not_tell_it_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "own.c"
    source.touch()
    compiler = Compiler((*needs.compiler("gcc").command, f"-Wp,-MD,{tmp_path / 'own.d'}"))
    with pytest.raises(CheckFailed, match="does not tell which files it reads"):
        compiler.included(source, tmp_path)


def test_zig_without_a_home_is_told_of_a_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that runs as a user of whom its system knows only the number."""
    needs.package("ziglang")
    for name in ("HOME", "XDG_CACHE_HOME", "ZIG_GLOBAL_CACHE_DIR"):
        monkeypatch.delenv(name, raising=False)
    source = tmp_path / "own.c"
    source.touch()
    with pytest.raises(UserError, match="name another one in ZIG_GLOBAL_CACHE_DIR, or write --cc with another"):
        Compiler(ziglang()).run(["-c", "-o", str(tmp_path / "own.o"), str(source)])


def test_a_message_need_not_be_text(tmp_path: Path) -> None:
    source = tmp_path / "own.c"
    source.write_bytes(b"\x89")
    with pytest.raises(CheckFailed, match="the compiler failed"):
        needs.compiler("gcc").objects([source], tmp_path / "objects")


def test_of_a_message_without_an_end_the_beginning_is_read(tmp_path: Path) -> None:
    """As of macros that expand without an end; a gigabyte of it took five gigabytes of memory."""
    program = tmp_path / "cc"
    program.write_text("#!/bin/sh\nyes error | head -c 1000000 >&2\nexit 1\n")
    program.chmod(0o755)
    with pytest.raises(CheckFailed, match=r"the compiler failed: .*\nerror\nerror") as failed:
        Compiler((str(program),)).run(["-c"])
    assert str(failed.value).endswith("\n... and 934,464 more bytes")
    assert len(str(failed.value)) < 2 * MESSAGE


def test_what_a_compiler_prints_is_read_as_a_whole_or_refused(tmp_path: Path) -> None:
    program = tmp_path / "cc"
    program.write_text(f"#!/bin/sh\nyes | head -c $(({OUTPUT} + $1))\n")
    program.chmod(0o755)
    assert len(Compiler((str(program),)).run(["0"])) == OUTPUT
    with pytest.raises(CheckFailed, match=r"the compiler printed more than 4,194,304 bytes: .*/cc 1$"):
        Compiler((str(program),)).run(["1"])


def test_a_compiler_may_tell_its_version_and_complain(tmp_path: Path) -> None:
    """As `tcc -O2 --version`, which has nothing to compile."""
    program = tmp_path / "tcc"
    program.write_text("#!/bin/sh\necho tcc version 0.9.27\necho tcc: error: no input files >&2\nexit 1\n")
    program.chmod(0o755)
    assert Compiler((str(program), "-O2")).version() == "tcc version 0.9.27"


@pytest.mark.parametrize("printed", ["", "\\n", "\\n\\n"])
def test_a_compiler_may_name_no_version(printed: str, tmp_path: Path) -> None:
    """As scripts around compilers that read no such option."""
    program = tmp_path / "cc"
    program.write_text(f"#!/bin/sh\nprintf '{printed}'\n", encoding="ascii")
    program.chmod(0o755)
    compiler = Compiler((str(program),))
    assert compiler.version() == "a compiler that names no version"
    assert compiler.identity() == "gcc of unknown version"


def test_options_may_have_words_of_their_own() -> None:
    gcc = needs.compiler("gcc").command[0]
    assert find(f"{gcc} -v -include config.h -I own").command[1:] == ("-v", "-include", "config.h", "-I", "own")


@pytest.mark.parametrize("name", ["rust-toolchain", "rust-toolchain.toml"])
@pytest.mark.parametrize(
    "text", ['[toolchain]\npath = "{}"\n', 'toolchain = {{ "path" = "{}" }}\n', 'toolchain."path" = "{}"']
)
def test_no_project_has_its_own_rustc(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """rustup runs the program that such a file names, also in directories below it."""
    needs.program("rustc")
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    Path("own.rs").write_text("", encoding="ascii")
    (tmp_path / name).write_text(text.format(tmp_path), encoding="ascii")
    with pytest.raises(CheckFailed, match="another rustc"):
        rust_object(Path("own.rs"), Path("own.o"))
    (tmp_path / name).unlink()
    rust_object(Path("own.rs"), Path("own.o"))
