"""The example, built and checked by the real CMake, Meson and make."""

from pathlib import Path
from typing import Final

import pytest

from tests import needs
from tests.integration.consumer import DIGEST, EDITED, KERNEL, Consumer, cmake, meson, ninja, without_python

UNCHECKED: Final = "hashwright is not on the PATH"


@pytest.fixture(autouse=True)
def cc() -> None:
    needs.program("cc", "gcc", "clang")


def set_up(consumer: Consumer) -> None:
    consumer.done("cmake", "-G", "Ninja", "-B", "build")


def target(name: str) -> tuple[str, ...]:
    """The command that builds a target."""
    return ("cmake", "--build", "build", "--target", name)


def write(consumer: Consumer, old: str, new: str) -> None:
    """Changes CMake's file."""
    lists = consumer.root / "CMakeLists.txt"
    text = lists.read_text(encoding="utf-8")
    assert old in text
    lists.write_text(text.replace(old, new), encoding="utf-8")


def call(consumer: Consumer, arguments: str) -> None:
    """Calls the function of the CMake module with other arguments."""
    write(consumer, "kernels MANIFEST hashwright.toml", arguments)


def refused(consumer: Consumer) -> str:
    """CMake's message if it cannot configure, in one line."""
    return " ".join(consumer.failed("cmake", "-G", "Ninja", "-B", "build").split())


# CMake


@pytest.mark.long
def test_cmake_builds_one_unit(consumer: Consumer) -> None:
    """CMake then includes all files of a library in one."""
    set_up(consumer)
    consumer.done("cmake", "-G", "Ninja", "-B", "build", "-DCMAKE_UNITY_BUILD=ON")
    assert "unity_0_c.c" in consumer.done("cmake", "--build", "build", "--verbose")
    assert consumer.says("build/demo") == DIGEST


@pytest.mark.long
def test_cmake_builds_and_checks_it(consumer: Consumer) -> None:
    set_up(consumer)
    consumer.done(*target("all"))
    assert consumer.says("build/demo") == DIGEST
    assert "2 files are as generated" in consumer.done(*target("kernels_check"))
    consumer.edit()
    said = consumer.failed(*target("kernels_check"))
    assert EDITED in said
    assert "-/* better */" in said


@pytest.mark.long
def test_cmake_regenerates_it_on_demand(consumer: Consumer) -> None:
    set_up(consumer)
    before = consumer.kernel.read_bytes()
    consumer.kernel.unlink()
    assert f"wrote {KERNEL}" in consumer.done(*target("kernels_regenerate"))
    assert consumer.kernel.read_bytes() == before
    consumer.edit()  # the edit is kept
    assert "edited by hand" in consumer.failed(*target("kernels_regenerate"))
    assert consumer.kernel.read_bytes() != before


def test_cmake_needs_neither_python_nor_hashwright(consumer: Consumer, tmp_path: Path) -> None:
    path = without_python(tmp_path / "bin", cmake(), ninja())
    said = consumer.done(cmake(), "-G", "Ninja", "-B", "build", path=path)
    assert UNCHECKED in said
    consumer.done(cmake(), "--build", "build", path=path)
    assert consumer.says("build/demo", path=path) == DIGEST
    assert "unknown target" in consumer.failed(
        cmake(), "--build", "build", "--target", "kernels_check", path=path
    )


@pytest.mark.long
def test_cmake_builds_what_is_listed_later(consumer: Consumer) -> None:
    """A changed lock is read again."""
    set_up(consumer)
    consumer.done(*target("all"))
    with consumer.manifest.open("a", encoding="utf-8") as manifest:
        manifest.write('\n[[kernel]]\nhash = "ripemd160"\ntarget = "portable"\nkernel = "blocks"\n')
    consumer.done(*target("kernels_regenerate"))
    assert "ripemd160_blocks.c" in consumer.done("cmake", "--build", "build", "--verbose")


@pytest.mark.long
def test_cmake_chooses_among_directories(consumer: Consumer) -> None:
    """Kernels for other processors would not compile here."""
    with consumer.manifest.open("a", encoding="utf-8") as manifest:
        manifest.write('\n[[kernel]]\nhash = "md5"\ntarget = "portable"\nout = "crypto/other"\n')
    consumer.done("hashwright", "make", "--all")
    (consumer.root / "crypto/other/md5.c").write_text("#error another processor\n", encoding="utf-8")
    call(consumer, "kernels MANIFEST hashwright.toml OUT crypto")
    set_up(consumer)
    consumer.done(*target("all"))
    assert consumer.says("build/demo") == DIGEST


@pytest.mark.long
def test_cmake_builds_assembly(consumer: Consumer) -> None:
    consumer.assemble()
    assert "crypto/md5_blocks.S needs ASM; add it to the project's languages: project(NAME ASM)" in refused(
        consumer
    )
    write(consumer, "project(demo C)", "project(demo C ASM)")
    set_up(consumer)
    consumer.done(*target("all"))
    assert consumer.says("build/demo") == DIGEST


@pytest.mark.long
def test_cmake_builds_all_files_whatever_their_commands_contain(consumer: Consumer) -> None:
    """An open bracket joined the elements of a list, and the next files were left out."""
    text = consumer.manifest.read_text(encoding="utf-8")
    more = '\n[[kernel]]\nhash = "ripemd160"\ntarget = "portable"\nkernel = "blocks"\n'
    consumer.manifest.write_text(f'copyright = "2026 Example [R&D; {{x"\n{text}{more}', encoding="utf-8")
    consumer.done("hashwright", "make", "--all")
    set_up(consumer)
    built = consumer.done("cmake", "--build", "build", "--verbose")
    assert all(f"crypto/{name}.c" in built for name in ("md5", "ripemd160_blocks"))
    assert consumer.says("build/demo") == DIGEST


def add_cpp(consumer: Consumer) -> None:
    with consumer.manifest.open("a", encoding="utf-8") as manifest:
        manifest.write('\n[[kernel]]\nhash = "ripemd160"\ntarget = "portable"\nemitter = "c++"\n')
    consumer.done("hashwright", "make", "--all")


@pytest.mark.long
def test_cmake_builds_cpp(consumer: Consumer) -> None:
    add_cpp(consumer)
    assert "crypto/ripemd160.cpp needs CXX; add it to the project's languages" in refused(consumer)
    write(consumer, "project(demo C)", "project(demo C CXX)")
    set_up(consumer)
    assert "ripemd160.cpp" in consumer.done("cmake", "--build", "build", "--verbose")


def test_cmake_names_a_language_that_the_project_lacks(consumer: Consumer) -> None:
    write(consumer, "project(demo C)", "project(demo NONE)")
    assert f"{KERNEL} needs C; add it to the project's languages" in refused(consumer)


@pytest.mark.long
def test_cmake_installs_the_library(consumer: Consumer) -> None:
    """An installed library must not name directories of the sources."""
    lists = consumer.root / "CMakeLists.txt"
    with lists.open("a", encoding="utf-8") as more:
        more.write("install(TARGETS kernels EXPORT demo)\ninstall(EXPORT demo DESTINATION lib/cmake/demo)\n")
    set_up(consumer)
    consumer.done(*target("all"))
    consumer.done("cmake", "--install", "build", "--prefix", "installed")
    exported = (consumer.root / "installed/lib/cmake/demo/demo.cmake").read_text(encoding="utf-8")
    assert str(consumer.root) not in exported


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "missing", "sentence"),
    [
        ("kernels", "", "write hashwright_add_library(kernels MANIFEST FILE [OUT DIRECTORY...])"),
        ("kernels MANIFEST", "", "write hashwright_add_library(kernels"),
        ("kernels MANIFEST hashwright.toml SHARED", "", "write hashwright_add_library(kernels"),
        ("kernels MANIFEST other.toml", "", "`hashwright init` and `hashwright make --all` write it"),
        ("kernels MANIFEST hashwright.toml", "hashwright.lock", "`hashwright make --all` write it"),
        ("kernels MANIFEST hashwright.toml", KERNEL, "but not there; `hashwright make --all` writes it"),
        ("kernels MANIFEST hashwright.toml OUT crypt", "", "is in OUT crypt; there are: crypto"),
    ],
)
def test_cmake_says_what_is_wrong(consumer: Consumer, arguments: str, missing: str, sentence: str) -> None:
    call(consumer, arguments)
    if missing:
        (consumer.root / missing).unlink()
    assert sentence in refused(consumer)


def test_cmake_wants_files_to_build(consumer: Consumer) -> None:
    consumer.lock.write_text("", encoding="utf-8")
    assert "lists no source file; `hashwright make --all`" in refused(consumer)


# Meson


@pytest.mark.long
def test_meson_builds_and_checks_it(consumer: Consumer) -> None:
    consumer.done("meson", "setup", "build")
    consumer.done("meson", "compile", "-C", "build")
    assert consumer.says("build/demo") == DIGEST
    consumer.done("meson", "test", "-C", "build")
    consumer.edit()
    assert EDITED in consumer.failed("meson", "test", "-C", "build", "--print-errorlogs")
    consumer.kernel.unlink()
    assert f"{KERNEL}\n1 file written" in consumer.done("meson", "compile", "-C", "build", "regenerate")


def test_meson_needs_no_hashwright(consumer: Consumer, tmp_path: Path) -> None:
    """Meson is a Python program, which its own Python runs."""
    path = without_python(tmp_path / "bin", meson(), ninja())
    consumer.done("meson", "setup", "build", path=path)
    consumer.done("meson", "compile", "-C", "build", path=path)
    assert consumer.says("build/demo", path=path) == DIGEST


@pytest.mark.long
def test_meson_builds_assembly(consumer: Consumer) -> None:
    consumer.assemble()
    consumer.done("meson", "setup", "build")
    consumer.done("meson", "compile", "-C", "build")
    assert consumer.says("build/demo") == DIGEST


@pytest.mark.long
def test_meson_builds_cpp(consumer: Consumer) -> None:
    add_cpp(consumer)
    lists = consumer.root / "meson.build"
    text = lists.read_text(encoding="utf-8")
    lists.write_text(text.replace("project('demo', 'c'", "project('demo', ['c', 'cpp']"), encoding="utf-8")
    consumer.done("meson", "setup", "build")
    assert "ripemd160.cpp" in consumer.done("meson", "compile", "-C", "build", "--verbose")


# make


@pytest.mark.long
def test_make_builds_and_checks_it(consumer: Consumer) -> None:
    consumer.done("make")
    assert consumer.says("demo") == DIGEST
    assert "2 files are as generated" in consumer.done("make", "check-generated")
    consumer.edit()
    assert EDITED in consumer.failed("make", "check-generated")
    consumer.kernel.unlink()
    assert f"wrote {KERNEL}" in consumer.done("make", "regenerate")
    consumer.done("make", "clean")
    assert not list(consumer.root.rglob("*.o"))


def test_make_needs_neither_python_nor_hashwright(consumer: Consumer, tmp_path: Path) -> None:
    path = without_python(tmp_path / "bin")
    consumer.done("make", path=path)
    assert consumer.says("demo", path=path) == DIGEST
    assert UNCHECKED in consumer.done("make", "check-generated", path=path)


@pytest.mark.long
def test_make_builds_cpp(consumer: Consumer) -> None:
    add_cpp(consumer)
    assert "crypto/ripemd160.cpp" in consumer.done("make")
    assert consumer.says("demo") == DIGEST


@pytest.mark.long
def test_make_builds_assembly(consumer: Consumer) -> None:
    consumer.assemble()
    consumer.done("make")
    assert consumer.says("demo") == DIGEST
    (consumer.root / "crypto/md5.h").touch()
    assert "crypto/md5_blocks.o" in consumer.done("make")  # it may read the header
    consumer.done("make", "clean")
    assert not list(consumer.root.rglob("*.o"))
