"""`verify` on files that end, hang or lack something: one check that failed, in words, and no exception."""

import re
import sys
from pathlib import Path

import pytest

from hashwright import verify as verify_files
from hashwright.native.compiler import find
from hashwright.request import resolve
from tests import compiled, needs


@pytest.mark.parametrize(
    ("wrong", "how"),
    [
        ('for (;;) __asm__ volatile("");', r"gave no result for 2 seconds for "),
        ("__builtin_trap();", r"crashed \((illegal instruction|trap)\) for "),
        ("extern void abort(void); abort();", r"crashed \(abort\) for "),
        ("extern void exit(int); exit(0);", r"ended its process with exit code 0 for "),
        ("*(volatile char *)16 = 0;", r"crashed \((segmentation fault|bus error)\) for "),
        ("volatile char x, *p = &x; for (;;) *p++ = 1;", r"crashed \(.*\) for "),
        ("extern void undefined(void); undefined();", r"^(failed \(|crashed|ended)"),
    ],
)
def test_whatever_a_file_does_is_a_check_that_failed(
    wrong: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs.program("cc")
    monkeypatch.setattr(sys.modules["hashwright.verify"], "SILENCE", 2.0)  # that name is the function's
    request = resolve("md5", "portable")
    for file in compiled.written(request).iterdir():
        text = file.read_text(encoding="ascii").replace(
            "    ctx->length = 0;\n", f"    ctx->length = 0; {wrong}\n"
        )
        (tmp_path / file.name).write_text(text, encoding="ascii")
    *_, last = verify_files(request, tmp_path, find())
    assert not last.passed
    assert re.search(how, last.failure), last.failure


def test_a_function_that_is_missing_is_a_check_that_failed(tmp_path: Path) -> None:
    needs.program("cc")
    request = resolve("md5", "portable")
    for file in compiled.written(request).iterdir():
        text = file.read_text(encoding="ascii").replace("void md5_final(", "static void md5_end(")
        (tmp_path / file.name).write_text(text.replace("    md5_final(", "    md5_end("), encoding="ascii")
    *_, last = verify_files(request, tmp_path, find())
    assert not last.passed
    assert "md5_final" in last.failure
