"""Certificates name the proved functions and their bytes, and `prove` compares them with new proofs."""

import re
import tomllib
from pathlib import Path

import pytest

from hashwright.certify.once import proof_version
from tests.certify.conftest import commanded

WORDS = ("--target", "portable", "--kernel", "blocks", "--out")
NAME = "md5_blocks.proved.toml"


@pytest.fixture
def certified(tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]) -> Path:
    """A directory with a kernel and its certificate."""
    assert commanded(capsys, "make", "md5", *WORDS, tmp_path)[0] == 0
    code, out, _ = commanded(capsys, "prove", "md5", *WORDS, tmp_path, "--cc", gcc, "--certificate")
    assert (code, out.splitlines()[-1]) == (0, f"  wrote {tmp_path / NAME}")
    return tmp_path


def test_it_says_what_was_proved_of_which_bytes(
    certified: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tomllib.loads((certified / NAME).read_text(encoding="utf-8"))
    (function,) = table.pop("function")
    assert table.pop("compiler").startswith("gcc ")
    assert table == {
        "command": "hashwright make md5 --target portable --kernel blocks",
        "flags": ["-O2", "-fPIC", "-shared"],
        "proof": proof_version(),
        "not-covered": [],
    }
    assert function["name"] == "md5_blocks"
    assert "`compress` of the description" in function["proved"]
    _, out, _ = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert f"\n    sha256 {function['sha256']}\n" in out


def test_it_depends_on_nothing_else(
    certified: Path, tmp_path: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    assert commanded(capsys, "make", "md5", *WORDS, other)[0] == 0
    assert commanded(capsys, "prove", "md5", *WORDS, other, "--cc", gcc, "--certificate")[0] == 0
    text = (certified / NAME).read_text(encoding="utf-8")
    assert (other / NAME).read_text(encoding="utf-8") == text
    assert str(tmp_path) not in text


def test_what_fits_is_said(certified: Path, gcc: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == f"  {certified / NAME} fits"


WRONG = {
    "compiler": ('compiler = "gcc', 'compiler = "tcc', "the compiler is 'tcc "),
    "flags": ('"-O2"', '"-O3"', 'the list of flags is ["-O3", "-fPIC", "-shared"], not ["-O2"'),
    "version": ('proof = "', 'proof = "0', "the version of the proof is 0"),
    "command": ("--kernel blocks", "--kernel lanes", "the command is `hashwright make"),
    "function": ('"md5_blocks"', '"md5_other"', 'the list of functions is ["md5_other"], not ["md5_blocks"]'),
    "digest": ('sha256 = "', 'sha256 = "0', "the SHA-256 of md5_blocks is 0"),
    "sentence": ("For all", "For some", "the sentence about md5_blocks is 'For some states"),
    "rest": ("not-covered = []", 'not-covered = ["md5"]', "the list of what is not covered is"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_does_not_fit_is_one_sentence(
    certified: Path, gcc: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, told = WRONG[what]
    path = certified / NAME
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert code == 1
    assert err.startswith(f"hashwright: {path} does not fit what is proved here: {told}")
    assert err.endswith("; write --certificate to write it anew\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("not-covered", 'reviewed = "by others"\nnot-covered'),
        ("proved = ", 'wcet = "known"\nproved = '),
        ("\n\n[[", "\n# It resists power analysis.\n\n[["),
    ],
)
def test_it_says_no_more_than_is_proved(
    certified: Path, gcc: str, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = certified / NAME
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert (code, err.partition(NAME)[2].partition(" or ")[0]) == (1, " says more than what is proved here,")


def test_git_may_convert_its_ends_of_lines(
    certified: Path, gcc: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = certified / NAME
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)[0] == 0


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "a certificate ('compiler' is missing)"),
        (b"function = 1", "a certificate ('compiler' is missing)"),
        (b"compiler = 'gcc'\nflags = 2026-01-01", "a certificate ('flags' is datetime.date(2026, 1, 1)"),
        (b"=", "a certificate (it is not TOML: "),
        (b"\xff", "a certificate (it is not UTF-8)"),
    ],
)
def test_what_is_no_certificate_is_one_sentence(
    certified: Path, gcc: str, content: bytes, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (certified / NAME).write_bytes(content)
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert code == 2
    assert err.startswith(f"hashwright: {certified / NAME} is not {told}")
    assert err.endswith("; write --certificate to write it anew\n")


def test_code_that_changed_does_not_fit(certified: Path, gcc: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Other bytes with the same results are proved, but do not match the certificate."""
    source = certified / "md5_blocks.c"
    text = source.read_text(encoding="ascii")
    changed, count = re.subn(
        r"(md5_blocks\([^)]*\)\n\{\n)", r"\1    volatile int other = 0;\n\n    (void)other;\n", text
    )
    assert count == 1
    source.write_text(changed, encoding="ascii")
    code, out, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert (code, ": proved for all" in out) == (1, True)
    assert "does not fit what is proved here: the SHA-256 of md5_blocks is " in err


@pytest.mark.parametrize(
    "name", ["CPATH", "CPLUS_INCLUDE_PATH", "CLANG_NO_DEFAULT_CONFIG", "ZIG_LIB_DIR", "ZIG_LIBC"]
)
def test_the_environment_is_among_the_flags(
    name: str, certified: Path, gcc: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In whose directory a header may be that is read in place of the system's."""
    monkeypatch.setenv(name, str(certified / "other"))
    code, _, err = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)
    assert (code, f'not ["{name}={certified / "other"}", "-O2"' in err) == (1, True)


def test_what_is_refuted_gets_none(certified: Path, gcc: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = certified / "md5_blocks.c"
    text = source.read_text(encoding="ascii")
    assert text.count("0xd76aa478") == 1
    source.write_text(text.replace("0xd76aa478", "0xd76aa479"), encoding="ascii")
    before = (certified / NAME).read_bytes()
    (certified / NAME).unlink()
    code, out, _ = commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc, "--certificate")
    assert (code, "REFUTED" in out) == (1, True)
    assert not (certified / NAME).exists()
    (certified / NAME).write_bytes(before)
    assert commanded(capsys, "prove", "md5", *WORDS, certified, "--cc", gcc)[0] == 1
