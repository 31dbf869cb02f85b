"""`verify` reports one failed check, without an exception, for files that exit, hang or are incomplete."""

import re
from pathlib import Path

import pytest

from hashwright import verify as verify_files
from hashwright.errors import CheckFailed
from hashwright.native.compiler import find
from hashwright.requests.alternatives import Alternatives, ask, running
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.targets.features import Family
from hashwright.verify import run
from hashwright.verify.compare import first_difference
from hashwright.verify.selection import best
from tests import compiled, needs


@pytest.mark.parametrize(("kernel", "is_first"), [("batch", True), ("library", False)])
def test_a_kernel_that_is_slower_for_one_message_is_the_best_of_a_batch(
    kernel: str, is_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.runs(TARGETS["x86-64-avx512vl"])
    monkeypatch.setattr(Family, "is_here", lambda _: True)
    asked = ask("ripemd160", "portable,x86-64-bmi,x86-64-avx512vl", kernel=kernel)
    assert isinstance(asked, Alternatives)
    assert (best(asked) == asked.first.target.name == "x86-64-avx512vl") == is_first


def test_the_best_kernel_is_one_for_this_architecture() -> None:
    """Kernels for another architecture come first here: they hash more messages side by side."""
    asked = ask("md5", "portable,x86-64,x86-64-sse2,aarch64,aarch64-sve2", kernel="batch")
    assert isinstance(asked, Alternatives)
    assert asked.first.target.name == "aarch64-sve2"
    assert best(asked) == running(asked)[0].target.name


@pytest.mark.long
@pytest.mark.parametrize(
    ("wrong", "how"),
    [
        ('for (;;) __asm__ volatile("");', r"gave no result for 2 seconds for "),
        ("__builtin_trap();", r"crashed \((illegal instruction|trap)\) for "),
        ("extern void abort(void); abort();", r"crashed \(abort\) for "),
        ("extern void exit(int); exit(0);", r"ended its process with exit code 0 for "),
        ("*(volatile char *)16 = 0;", r"crashed \((segmentation fault|bus error)\) for "),
        ("volatile char x, *p = &x; for (;;) *p++ = 1;", r"crashed \(.*\) for "),
    ],
)
def test_whatever_a_file_does_is_a_check_that_failed(
    wrong: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.program("cc")
    monkeypatch.setattr(run, "SILENCE", 2.0)
    *_, last = verify_files(_changed(wrong, tmp_path), tmp_path, find())
    assert not last.passed
    assert re.search(how, last.failure), last.failure


@pytest.mark.long
def test_a_file_that_cannot_be_loaded_is_no_check(tmp_path: Path) -> None:
    needs.program("cc")
    request = _changed("extern void undefined(void); undefined();", tmp_path)
    with pytest.raises(CheckFailed, match=r"loading the compiled code failed \(.*undefined"):
        [*verify_files(request, tmp_path, find())]


def _changed(wrong: str, place: Path) -> Request:
    """A request whose files, in that place, also do something else where a message begins."""
    request = resolve("md5", "portable")
    for file in compiled.written(request).iterdir():
        text = file.read_text(encoding="ascii").replace(
            "    ctx->length = 0;\n", f"    ctx->length = 0; {wrong}\n"
        )
        (place / file.name).write_text(text, encoding="ascii")
    return request


def test_a_function_that_is_missing_is_a_check_that_failed(tmp_path: Path) -> None:
    needs.program("cc")
    request = resolve("md5", "portable")
    for file in compiled.written(request).iterdir():
        text = file.read_text(encoding="ascii").replace("void md5_final(", "static void md5_end(")
        (tmp_path / file.name).write_text(text.replace("    md5_final(", "    md5_end("), encoding="ascii")
    *_, last = verify_files(request, tmp_path, find())
    assert not last.passed
    assert "md5_final" in last.failure


@pytest.mark.parametrize(
    ("made", "expected", "words"),
    [
        (b"abc", b"abd", "byte 2 of the result is 0x63, not 0x64"),
        ((True, b"a"), (False, b"b"), "part 0 of the result is True, not False"),
        ([b"a", b"b"], [b"a", b"c"], "byte 0 of part 1 of the result is 0x62, not 0x63"),
        ([(1, 2), (3, 4)], [(1, 2), (3, 5)], "part 1 of part 1 of the result is 4, not 5"),
        (b"a", b"ab", "the result is b'a', not b'ab'"),
        ("accepted", "refused", "the result is 'accepted', not 'refused'"),
    ],
)
def test_a_failure_names_the_first_value_that_differs(made: object, expected: object, words: str) -> None:
    assert first_difference(made, expected) == words
