"""The table of short and long messages."""

import sys
from typing import Literal

import pytest

from hashwright.bench.timing import Row
from tests.performance import sizes


def timed(name: str, kind: Literal["ours", "peer"], cpb: float) -> Row:
    """A row of a race."""
    return Row(name, kind, cpb, gbps=0.0, ratio=0.0, spread=0.0)


def test_a_row_has_the_fastest_peer_and_the_ratios_of_ours() -> None:
    found = [
        timed("a", "peer", 0.5),
        timed("b", "peer", 0.4),
        timed("c", "ours", 0.2),
        timed("d", "ours", 0.401),
    ]
    assert sizes.line("mac 64", found) == "| mac 64 | 0.400 | 0.200 | 2.00 | 0.401 | **1.00** |"


def test_kernels_are_those_that_the_text_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sizes", "--only", "256x2 mac"])
    monkeypatch.setattr(sizes, "races", lambda *_: [(64, (timed("a", "peer", 0.4), timed("b", "ours", 0.2)))])
    sizes.main()
    assert capsys.readouterr().out.splitlines()[2:] == ["| aegis256x2 mac 64 | 0.400 | 0.200 | 2.00 |"]
