"""The table of kernels in Rust and in C."""

import sys

import pytest

from hashwright.bench.timing import RaceResult, Row
from tests.performance import rust


def timed(name: str, cpb: float) -> Row:
    """A row of a race."""
    return Row(name, "ours", cpb, gbps=0.0, ratio=0.0, spread=0.0)


def test_each_function_is_beside_the_same_one_in_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [timed("c, near", 2.0), timed("c, column, near", 0.5), timed("rust, column, near", 0.52)]
    rows = (*found, timed("rust, near", 2.04))
    result = RaceResult(rows, ghz=1.0, runs=1, taken=(), base="c, near", refused=())
    monkeypatch.setattr(sys, "argv", ["rust", "--only", "md5 batch portable"])
    monkeypatch.setattr(rust, "races", lambda *_: [(85, result)])
    rust.main()
    assert capsys.readouterr().out.splitlines()[2:] == [
        "| md5 batch portable 85 near | 2.000 | 2.040 | 1.020 |",
        "| md5 batch portable 85 column, near | 0.500 | 0.520 | **1.040** |",
    ]
