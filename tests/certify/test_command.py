"""`hashwright prove HASH`: its output and its exit codes."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify import prove as proof
from hashwright.errors import visible
from hashwright.hashes.md5 import K
from hashwright.native.compiler import find
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from tests import needs
from tests.certify.conftest import commanded

WORDS = ("--target", "portable", "--out")


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A directory with the library of MD5."""
    assert commanded(capsys, "make", "md5", *WORDS, tmp_path)[0] == 0
    return tmp_path


@pytest.mark.long
def test_proved_functions_are_printed_with_their_digests(
    made: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = commanded(capsys, "prove", "md5", *WORDS, made, "--cc", gcc)
    assert code == 0, err  # err may name the function that takes long
    assert re.search(
        r"  md5_blocks: proved for all states, messages and numbers of blocks\n    sha256 \w{64}\n", out
    )
    for name in ("md5_init", "md5_update", "md5_final", "md5"):
        assert re.search(rf"  {name}: proved for all messages and lengths\n    sha256 \w{{64}}\n", out)
    assert "not covered" not in out
    assert "a check of" not in out


def test_what_is_not_covered_is_printed_by_quiet_commands(
    gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "aegis128l", "--target", "x86-64-aesni", "--kernel", "mac", "--wipe", "--out", tmp_path
    assert commanded(capsys, "make", *words)[0] == 0
    code, out, _ = commanded(capsys, "prove", *words, "--cc", gcc, "--quiet")
    assert code == 0
    assert out.startswith("  not covered: aegis128l_mac, aegis128l_mac_check, ")


@pytest.mark.long
@pytest.mark.parametrize("level", ["-O2", "-O3"])
def test_functions_that_a_program_hides_are_proved_and_verified(
    level: str, made: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else gcc calls the block function with a stack that is not aligned, as it knows that it needs none."""
    hiding = f"{gcc} {level} -fvisibility=hidden"
    for command in ("prove", "verify"):
        code, out, err = commanded(capsys, command, "md5", *WORDS, made, "--cc", hiding)
        assert code == 0, out + err
        assert "not proved" not in out
        assert "a check of" not in out


def test_the_architecture_is_asked_for_without_a_file(
    made: Path, gcc: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """-MD, which build systems add, writes a file beside the output of the compiler."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    assert commanded(capsys, "verify", "md5", *WORDS, made, "--cc", f"{gcc} -MD")[0] == 0
    assert not [*here.iterdir()]


@pytest.mark.long
def test_another_processor_is_proved_by_the_compiler_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.package("iced_x86", "capstone", "elftools", "z3", "ziglang")
    words = ("md5", "--target", "aarch64", "--kernel", "blocks", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    code, out, err = commanded(capsys, "prove", *words)
    assert (code, err) == (0, "")
    assert re.search(r"md5_blocks: proved for all states.*\n    sha256 \w{64}\n", out)


def test_a_compiler_for_another_processor_is_refused(
    tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("md5", "--target", "aarch64", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    code, out, err = commanded(capsys, "prove", *words, "--cc", gcc)
    assert (code, out) == (2, "")
    assert err.startswith(
        f"hashwright: '{gcc}' compiles for x86-64, and target 'aarch64' needs aarch64; write --cc "
    )


def test_what_is_wrong_is_refuted_by_an_input(
    tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("md5", "--kernel", "blocks", *WORDS, tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    source = tmp_path / "md5_blocks.c"
    constant = f"{K[40]:#x}"
    text = source.read_text(encoding="ascii")
    assert text.count(constant) == 1
    source.write_text(text.replace(constant, f"{K[40] ^ 1 << 20:#x}"), encoding="ascii")
    code, out, err = commanded(capsys, "prove", *words, "--cc", gcc)
    assert code == 1
    assert "md5_blocks" in err
    assert "REFUTED, as a call of it shows" in out
    assert "from step 41 (H) on, values differ: h0 is" in out
    assert re.search(r"states: (\w{8} ){3}\w{8}\n +message: \w{128}\n +blocks: 1\n", out)


@pytest.mark.long
def test_hidden_functions_are_checked_where_a_proof_fails(
    tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commanded(capsys, "make", "md5", *WORDS, tmp_path)[0] == 0
    source = tmp_path / "md5.c"
    text = source.read_text(encoding="ascii")
    source.write_text(text.replace(f"{K[40]:#x}", f"{K[40] ^ 1:#x}"), encoding="ascii")
    words = ("prove", "md5", *WORDS, tmp_path, "--cc", f"{gcc} -fvisibility=hidden")
    code, out, _ = commanded(capsys, *words)
    assert (code, "a check of hashwright verify fails, too: blocks from random states" in out) == (1, True)


@pytest.mark.parametrize("name", ["stdint.h", "stdint.h.gch", "md5.h.gch", "md5.h.pch"])
def test_no_file_is_in_place_of_a_header(
    name: str, made: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Programs are compiled with -I for the directory of the header; it may have been compiled before."""
    (made / name).write_text("typedef unsigned char uint32_t;\n", encoding="ascii")
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, made, "--cc", gcc)
    header = name[: name.index(".h") + 2]
    assert (code, f"{made / name} in place of {header}; write --out" in err) == (1, True)


@pytest.mark.parametrize("name", ["features.h", "stdc-predef.h", "bits/libc-header-start.h"])
def test_no_file_is_in_place_of_a_header_that_others_include(
    name: str, made: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The header of the GNU C library that it replaces is included by `stdint.h`, or by the compiler itself."""
    (made / name).parent.mkdir(exist_ok=True)
    (made / name).write_text(f"#include_next <{name}>\n#define OWN 1\n", encoding="ascii")
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, made, "--cc", gcc)
    assert (code, f"the compiler reads {made / name}, which is not the generator's" in err) == (1, True)


WRONG_CALL: Final = (
    r"random messages, whole and in pieces: "
    r"DIFFERS for [0-9a-f]{110}: byte 0 of the result is 0x\w\w, not 0x\w\w"
)


@pytest.fixture
def padded_wrongly(made: Path) -> Path:
    """The library with a padding that is wrong for messages of some lengths."""
    source = made / "md5.c"
    text = source.read_text(encoding="ascii")
    assert text.count("used_ > 56") == 1
    source.write_text(text.replace("used_ > 56", "used_ > 55"), encoding="ascii")
    return made


def test_a_call_shows_what_is_wrong_around_the_blocks(padded_wrongly: Path, gcc: str) -> None:
    library = find(gcc).shared_library([padded_wrongly / "md5.c"], padded_wrongly / "md5.so", ())
    assert re.fullmatch(WRONG_CALL, proof.failing_check(resolve("md5", "portable"), library))


@pytest.mark.long
def test_such_a_call_is_printed(padded_wrongly: Path, gcc: str, capsys: pytest.CaptureFixture[str]) -> None:
    """md5_update has an instruction without a meaning, which ends the longest of the proofs at once."""
    source = padded_wrongly / "md5.c"
    before, update, after = source.read_text(encoding="ascii").partition("\nvoid md5_update(")
    unknown = '{\n    __asm__ volatile("rdtsc" ::: "eax", "edx");'
    source.write_text(before + update + after.replace("{", unknown, 1), encoding="ascii")
    code, out, _ = commanded(capsys, "prove", "md5", *WORDS, padded_wrongly, "--cc", gcc)
    assert code == 1
    assert re.search(r"md5_final: not proved: ", out)
    assert re.search(rf"\n  a check of hashwright verify fails, too: {WRONG_CALL}\n", out)


@pytest.mark.long
def test_what_a_compiler_selects_is_proved_for_the_flags_of_each_target(
    tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("md5", "--target", "auto", "--kernel", "blocks", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    source = tmp_path / "md5_blocks.c"
    before, bmi, after = source.read_text(encoding="ascii").partition("/* x86-64-bmi */")
    constant = f"{K[40]:#x}"
    assert constant in after
    source.write_text(before + bmi + after.replace(constant, f"{K[40] ^ 1:#x}", 1), encoding="ascii")
    code, out, err = commanded(capsys, "prove", *words, "--cc", gcc)
    assert code == 1
    assert "not proved: x86-64-bmi, md5_blocks;" in err
    for name in ("x86-64-avx512vl", "x86-64"):
        assert re.search(rf"\n  {name}, md5_blocks: proved for all states.*\n    sha256 \w{{64}}\n", out)


def test_what_is_wrong_on_aarch64_is_called_under_the_emulator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.package("iced_x86", "capstone", "elftools", "z3")
    needs.foreign(TARGETS["aarch64"])
    words = ("md5", "--target", "aarch64", "--kernel", "blocks", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    source = tmp_path / "md5_blocks.c"
    constant = f"{K[40]:#x}"
    text = source.read_text(encoding="ascii")
    assert text.count(constant) == 1
    source.write_text(text.replace(constant, f"{K[40] ^ 1:#x}"), encoding="ascii")
    code, out, _ = commanded(capsys, "prove", *words)
    assert code == 1
    assert "REFUTED, as a call of it shows" in out


def test_without_the_packages_one_sentence_says_what_to_install(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(proof, "PACKAGES", ("no_such_package",))
    code, out, err = commanded(capsys, "prove", "md5", *WORDS, made)
    assert (code, out) == (2, "")
    assert err == (
        "hashwright: proofs of machine code need no_such_package; write "
        f"`{sys.executable} -m pip install 'hashwright[proof]'`\n"
    )


@pytest.mark.parametrize("option", ["-O", "-OO"])
def test_proofs_need_assertions(made: Path, option: str) -> None:
    words = [sys.executable, option, "-m", "hashwright", "prove", "md5", *WORDS, str(made)]
    ran = subprocess.run(words, check=False, capture_output=True, encoding="ascii")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        "hashwright: proofs need Python's assertions; write hashwright without PYTHONOPTIMIZE or python -O\n"
    )


def test_a_function_that_is_not_there_is_named(
    made: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (made / "md5.c").write_text("typedef int other;\n", encoding="ascii")
    code, out, _ = commanded(capsys, "prove", "md5", *WORDS, made, "--cc", gcc)
    assert code == 1
    assert "there is no function md5_blocks in what was compiled" in out


@pytest.mark.parametrize(
    ("kernel", "functions"),
    [(("blocks",), 1), pytest.param(("fixed", "--length", "32"), 4, marks=pytest.mark.long)],
)
def test_a_library_that_somebody_has_linked_is_proved(
    kernel: tuple[str, ...], functions: int, gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("md5", "--kernel", *kernel)
    assert commanded(capsys, "make", *words, *WORDS, tmp_path)[0] == 0
    library, (source,) = tmp_path / "own.so", tmp_path.glob("*.c")
    find(gcc).run(["-O2", "-fPIC", "-shared", "-o", str(library), str(source)])
    code, out, err = commanded(capsys, "prove", *words, *WORDS[:-1], "--object", library)
    assert (code, err) == (0, "")
    assert out.count(": proved for all ") == functions


def test_code_that_runs_when_a_library_is_loaded_needs_no_more_than_the_target_promises(
    gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("md5", "--kernel", "blocks")
    assert commanded(capsys, "make", *words, *WORDS, tmp_path)[0] == 0
    library, (source,) = tmp_path / "own.so", tmp_path.glob("*.c")
    early = tmp_path / "early.c"
    early.write_text('void early(void) { __asm__ ("andn %ecx, %ecx, %eax"); }\n', encoding="ascii")
    flags = ["-O2", "-fPIC", "-shared", "-Wl,-init,early", "-o", str(library)]
    find(gcc).run([*flags, str(source), str(early)])
    code, _, err = commanded(capsys, "prove", *words, *WORDS[:-1], "--object", library)
    assert code == 1
    assert "the target does not promise bmi1" in err


@pytest.mark.parametrize(
    ("name", "path"),
    [
        *(("libother.so", ""), ("libc.other.so", ""), ("other/libc.so.6", ""), ("libm.so.6", "-Wl,-rpath,.")),
        *(("ld-linux-own.so.1", "-Wl,-rpath,."), ("libc.so", "-Wl,-rpath,."), ("libm.so.99", "")),
        ("libother.so\n  md5_blocks: proved for all messages", ""),  # and a line that the command prints
    ],
)
def test_a_library_that_loads_those_of_others_is_refused(
    name: str, path: str, gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They have code that runs then, and may have another memcpy."""
    words, other = ("md5", "--kernel", "blocks"), tmp_path / "other.so"
    assert commanded(capsys, "make", *words, *WORDS, tmp_path)[0] == 0
    library, (source,) = tmp_path / "own.so", tmp_path.glob("*.c")
    early = tmp_path / "early.txt"
    early.write_text("__attribute__((constructor)) static void early(void) {}\n", encoding="ascii")
    shared = ("-O2", "-fPIC", "-shared", "-Wl,--no-as-needed")
    find(gcc).run([*shared, f"-Wl,-soname,{name}", "-o", str(other), "-x", "c", str(early)])
    find(gcc).run([*shared, "-o", str(library), str(source), str(other), "-lm", *filter(None, [path])])
    code, _, err = commanded(capsys, "prove", *words, *WORDS[:-1], "--object", library)
    assert (code, f"own.so needs {visible(name)}, of which nothing is known; link it without" in err) == (
        1,
        True,
    )


def test_what_is_no_library_for_the_target_is_refused(
    made: Path, gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = tmp_path / "own.so"
    find(gcc).run(["-O2", "-fPIC", "-shared", "-o", str(library), str(made / "md5.c")])
    words = ("prove", "md5", *WORDS[:-1])
    code, _, err = commanded(capsys, "prove", "md5", "--target", "aarch64", "--object", library)
    assert (code, err.partition(" is not code for ")[2]) == (
        2,
        "one of aarch64; write --target with the one of its code\n",
    )
    code, _, err = commanded(capsys, *words, "--object", tmp_path / "none.so")
    assert (code, err) == (
        2,
        f"hashwright: there is no file {tmp_path / 'none.so'}; write --object with a shared library\n",
    )
    code, _, err = commanded(capsys, *words, "--object", made / "md5.c")
    assert code == 1
    assert "no shared library that a proof can read" in err


def test_loops_of_aegis_in_assembly_are_proved(
    gcc: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("aegis256", "--target", "x86-64-aesni", "--kernel", "mac", "--emitter", "gas", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    code, out, err = commanded(capsys, "prove", *words, "--cc", gcc)
    assert (code, err) == (0, "")
    assert re.search(r"aegis256_decrypt_loop: proved .*\n    sha256 \w{64}\n", out)


@pytest.mark.parametrize(
    "words",
    [
        ("aegis128l", "--target", "x86-64-vaes", "--emitter", "gas", "--schedule", "defer=run"),
        ("aegis128l", "--kernel", "batch", "--target", "x86-64-vaes"),
    ],
)
def test_unprovable_functions_are_reported(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = commanded(capsys, "prove", *words)
    assert (code, out) == (2, "")
    kernel = "batch" if "batch" in words else "library"
    assert err.startswith(
        f"hashwright: no function of {words[0]} --kernel {kernel} can be proved yet; write md5 or"
    )


def test_object_files_are_proved_that_can_be_linked(
    tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    needs.peachpy()
    words = ("md5", "--target", "x86-64", "--kernel", "blocks", "--emitter", "obj", "--out", tmp_path)
    assert commanded(capsys, "make", *words)[0] == 0
    code, out, err = commanded(capsys, "prove", *words, "--cc", gcc)
    assert code == 0, err
    assert re.match(r"\S+md5_blocks\.o, linked by gcc ", out)
    assert "proved for all states" in out
    code, _, err = commanded(capsys, "prove", *words, "--format", "coff", "--cc", gcc)
    assert (code, err) == (2, "hashwright: proofs read ELF files alone; write --format elf\n")
