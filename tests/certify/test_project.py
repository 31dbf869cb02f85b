"""`hashwright prove --all`: every kernel of a manifest, by the project's compiler."""

import errno
import os
import re
import subprocess
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify import project as kernels
from hashwright.certify.prove import require_python
from hashwright.errors import UserError
from hashwright.vendor.manifest import read_manifest
from tests import needs
from tests.vendor.project import Project, run

PROVED: Final = (
    {"hash": "md5", "target": "portable", "kernel": "blocks", "out": "crypto/any"},
    {"hash": "ripemd160", "target": "portable", "kernel": "blocks", "out": "crypto/any"},
)
UNPROVABLE: Final = (
    {"hash": "md5", "target": "riscv64", "kernel": "blocks", "out": "crypto/riscv64"},
    {"hash": "md5", "target": "x86-64", "kernel": "blocks", "emitter": "go", "out": "crypto/go"},
    {"hash": "aegis128l", "target": "portable", "kernel": "mac", "out": "crypto/aegis"},
)

INSTALLED: Final = "import sys; del sys.path[0]; from hashwright.__main__ import main; main()"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = Project(tmp_path / "project", *PROVED)
    monkeypatch.chdir(project.root)
    return project.made()


def test_what_can_be_proved_is_proved(project: Project, gcc: str) -> None:
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.err) == (0, "")
    assert "crypto/any/md5_blocks.c, compiled by gcc" in done.out
    for name in ("md5", "ripemd160"):
        assert re.search(rf"\n  {name}_blocks: proved for all states.*\n    sha256 \w{{64}}\n", done.out)
    assert done.out.endswith("\nfunctions proved: 2\n")


@pytest.mark.long
def test_several_processes_say_the_same(project: Project, gcc: str) -> None:
    words = ("prove", "--all", "--cc", gcc, "--manifest", str(project.path), "--jobs")
    assert run([*words, "2"]) == run([*words, "1"])


@pytest.mark.parametrize(
    ("words", "module"),
    [
        (("prove", "--all", "--jobs", "2", "--cc", "gcc"), "multiprocessing"),
        (("prove", "md5", "--kernel", "blocks", "--target", "portable", "--cc", "ziglang"), "ziglang"),
    ],
)
def test_no_module_of_the_project_runs(project: Project, words: tuple[str, ...], module: str) -> None:
    """Python's `-m` and `-c` read modules in the current directory; an installed command does not."""
    needs.package("ziglang")
    needs.compiler("gcc")
    (project.root / module).mkdir()
    for name in ("__init__", "__main__"):
        program = "from pathlib import Path\nPath('run').touch()\n"
        (project.root / module / f"{name}.py").write_text(program, encoding="ascii")
    out = ("--out", "crypto/any") if "--kernel" in words else ()
    subprocess.run([sys.executable, "-c", INSTALLED, *words, *out], check=False)
    assert not (project.root / "run").exists()


def test_ctrl_c_does_not_wait_for_the_proofs_of_other_processes(
    project: Project, gcc: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if only this process received the signal."""
    ended: list[int] = []
    terminate = BaseProcess.terminate

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    def noted(process: BaseProcess) -> None:
        ended.append(process.pid or 0)
        terminate(process)

    monkeypatch.setattr(kernels, "_counted", interrupt)
    monkeypatch.setattr(BaseProcess, "terminate", noted)
    with pytest.raises(KeyboardInterrupt):
        kernels.prove_kernels(read_manifest(project.path), gcc, 2, certify=False)
    assert len(set(ended)) == 2


def test_without_semaphores_one_process_is_to_prove(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a sandbox without /dev/shm."""

    def fails(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("multiprocessing.synchronize.SemLock.__init__", fails)
    with pytest.raises(UserError, match=r"has no semaphores for other processes \(.*\); write --jobs 1$"):
        kernels.prove_kernels(read_manifest(project.path), None, 2, certify=False)


def test_what_cannot_be_proved_is_listed_with_its_reason(project: Project, gcc: str) -> None:
    project.write(*UNPROVABLE, PROVED[0])
    project.made()
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.err) == (0, "")
    lines = [line for line in done.out.splitlines() if " cannot be proved: " in line]
    assert not [line for line in lines if "; " in line]
    for entry, line in zip(UNPROVABLE, lines, strict=True):
        assert line.startswith(str(Path(str(entry["out"])) / str(entry["hash"])))
    reasons = (
        "'riscv64' cannot be proved yet",
        "cannot read Go",
        "aegis128l",
    )
    assert [word for word, line in zip(reasons, lines, strict=True) if word not in line] == []


@pytest.mark.long
def test_kernels_for_several_architectures_are_proved_for_that_of_the_compiler(
    project: Project, gcc: str
) -> None:
    project.write(
        {"hash": "md5", "target": "auto", "kernel": "blocks", "out": "crypto/auto"},
        {"hash": "md5", "target": "portable,x86-64-bmi,aarch64", "kernel": "blocks", "out": "crypto/several"},
    )
    project.made()
    done = project.run("prove", "--all", "--cc", gcc, "--certificate")
    assert (done.code, done.err) == (0, "")
    for name in ("x86-64-avx512vl, md5_blocks", "x86-64-bmi, md5_blocks", "x86-64, md5_blocks"):
        assert f"\n  {name}: proved for all " in done.out
    for name in ("md5_blocks", "md5_blocks_use", "md5_blocks_target", "md5_x86_64_bmi_blocks"):
        assert f"\n  {name}: proved for all " in done.out
    assert "md5_aarch64_blocks: " not in done.out
    assert "\n  not covered: the kernel for aarch64\n" in done.out
    certificate = (project.root / "crypto/auto/md5_blocks.proved.toml").read_text(encoding="utf-8")
    assert 'proved = "Compiled with -mbmi -mbmi2: For all states' in certificate
    assert 'not-covered = ["the kernel for aarch64", ' in certificate


def test_code_for_another_processor_needs_its_compiler(project: Project, gcc: str) -> None:
    project.write({"hash": "md5", "target": "aarch64-neon", "kernel": "lanes", "out": "crypto"}, PROVED[0])
    project.made()
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.err) == (0, "")
    why = f"'{gcc}' compiles for x86-64, and target 'aarch64-neon' needs aarch64"
    assert f" cannot be proved: {why}\n" in done.out


def test_a_manifest_of_which_nothing_can_be_proved_is_no_success(project: Project, gcc: str) -> None:
    project.write(UNPROVABLE[0])
    project.made()
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.sentence) == (2, "no kernel of the manifest can be proved; the reasons are above")


def test_a_manifest_without_kernels_is_no_success(project: Project, gcc: str) -> None:
    project.path.write_text('out = "crypto"\n', encoding="ascii")
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.out) == (2, "")
    assert done.sentence == f"{project.path} has no kernels; add a table [[kernel]] for each"


def test_what_is_refuted_and_what_is_missing_are_failures(project: Project, gcc: str) -> None:
    source = project.root / "crypto/any/md5_blocks.c"
    text = source.read_text(encoding="ascii")
    assert text.count("0xd76aa478") == 1
    source.write_text(text.replace("0xd76aa478", "0xd76aa479"), encoding="ascii")
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.sentence) == (1, "not proved: crypto/any/md5_blocks; the reasons are above")
    assert "REFUTED, as a call of it shows" in done.out
    assert done.out.endswith("\nfunctions proved: 1\n")
    source.unlink()
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.sentence) == (1, "not proved: crypto/any/md5_blocks; the reasons are above")
    assert "md5_blocks is not proved: there is no crypto/any/md5_blocks.c; make it first" in done.out


def test_certificates_are_written_and_compared(project: Project, gcc: str) -> None:
    done = project.run("prove", "--all", "--cc", gcc, "--certificate")
    assert (done.code, done.out.count("  wrote crypto/any/")) == (0, 2)
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.out.count(".proved.toml fits\n")) == (0, 2)
    assert project.check()[0] == 0
    certificate = project.root / "crypto/any/md5_blocks.proved.toml"
    text = certificate.read_text(encoding="utf-8")
    certificate.write_text(text.replace('sha256 = "', 'sha256 = "0'), encoding="utf-8")
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.sentence) == (1, "not proved: crypto/any/md5_blocks; the reasons are above")
    assert "md5_blocks is not proved: crypto/any/md5_blocks.proved.toml does not fit" in done.out


def test_no_certificate_is_of_no_kernel(project: Project, gcc: str) -> None:
    """As after a change of the manifest."""
    assert project.run("prove", "--all", "--cc", gcc, "--certificate").code == 0
    (project.root / "crypto/any/md5_blocks.proved.toml").rename(project.root / "crypto/any/md5.proved.toml")
    done = project.run("prove", "--all", "--cc", gcc)
    assert (done.code, done.sentence) == (
        1,
        "crypto/any/md5.proved.toml is the certificate of no kernel of the manifest; remove it",
    )


@pytest.mark.parametrize("words", [(), ("--certificate",)])
def test_no_certificate_is_of_what_cannot_be_proved(words: tuple[str, ...], project: Project, gcc: str) -> None:
    """Which nobody compares: as of another compiler, or written by hand."""
    project.write(UNPROVABLE[0], PROVED[0])
    project.made()
    assert project.run("prove", "--all", "--cc", gcc, "--certificate").code == 0
    written = project.root / "crypto/any/md5_blocks.proved.toml"
    (project.root / "crypto/riscv64/md5_blocks.proved.toml").write_bytes(written.read_bytes())
    done = project.run("prove", "--all", "--cc", gcc, *words)
    assert (done.code, done.sentence) == (1, "not proved: crypto/riscv64/md5_blocks; the reasons are above")
    assert "md5_blocks.proved.toml cannot be compared; remove it, or else: code for 'riscv64' can" in done.out


def test_no_certificate_is_of_two_kernels(project: Project, gcc: str) -> None:
    """Files of Rust have the name of those in C."""
    project.write(*PROVED, {**PROVED[0], "emitter": "rust", "prefix": "my_"})
    done = project.run("prove", "--all", "--cc", gcc, "--certificate")
    assert (done.code, done.sentence) == (
        2,
        "crypto/any/md5_blocks.proved.toml would be the certificate of two kernels; write file or out for one",
    )


def test_a_compiler_that_is_not_there_is_one_sentence(project: Project) -> None:
    require_python()
    done = project.run("prove", "--all", "--cc", "nonsense")
    assert (done.code, done.sentence[:33]) == (2, "there is no compiler 'nonsense'; ")
