"""Predictions compared with measurements."""

import re
import runpy
import sys
from itertools import islice
from pathlib import Path

import pytest

from hashwright.bench.trial import Trial
from hashwright.errors import UserError
from hashwright.explore.forecast import agreement
from hashwright.explore.programs import Unmeasured
from hashwright.targets.cores import CORES, Core
from hashwright.targets.processor import Identified, here
from tests.explore import compare
from tests.explore.compare import points


@pytest.mark.parametrize(
    ("pairs", "error", "rank"),
    [
        ([(1.1, 1.0)], 0.1, 0.0),
        ([(1.0, 1.0), (2.0, 2.0), (4.5, 3.0)], 0.0, 1.0),
        ([(3.0, 1.0), (2.0, 2.0), (1.0, 4.0)], 0.75, -1.0),
        ([(1.0, 1.0), (2.0, 3.0), (3.0, 2.0)], 1 / 3, 0.5),
        ([(2.0, 1.0), (2.0, 2.0)], 0.5, 0.0),  # equal predictions have no order
        ([(1.0, 1.0), (1.0, 2.0), (3.0, 4.0)], 0.25, 0.8660254),  # equal ones share a place
    ],
)
def test_how_pairs_agree(pairs: list[tuple[float, float]], error: float, rank: float) -> None:
    found = agreement(pairs)
    assert found.error == pytest.approx(error)
    assert found.rank == pytest.approx(rank)


def test_the_same_kernels_are_drawn_each_time() -> None:
    drawn = [[str(point.request.schedule) for point in islice(points(), 8)] for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert all(point.request.emitter == "gas" for point in islice(points(), 8))
    assert {str(point.request.kernel) for point in islice(points(), 60)} == {"blocks", "lanes"}


def test_each_kernel_and_the_agreement_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare, "identify", lambda: Identified("zen4", CORES["zen4"], ""))
    monkeypatch.setattr(compare, "measured", lambda made, size: Trial(2.0, 0.0, 1))
    monkeypatch.setattr(compare, "expected", lambda made, core: 2.1)
    compare.main(["3"])
    *_, first, second, third, last = capsys.readouterr().out.splitlines()
    assert all(line.startswith("  2.100   2.000   +5.0%  md5 blocks") for line in (first, second, third))
    assert last == "3 kernels, median error 5.0%, rank correlation 0.000"


def test_what_was_printed_is_compared_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on: list[str] = []

    def expected(made: Unmeasured, core: Core) -> float:
        on.append(core.name)
        return 4.6

    monkeypatch.setattr(compare, "expected", expected)
    head = "Intel Golden Cove: predicted and measured cpb, error, kernel"
    kernel = "md5 blocks x86-64-bmi f=plain,unit=s"
    file = tmp_path / "printed.txt"
    file.write_text(f"{head}\n  9.000   4.516 +99.3%  {kernel}\n1 kernels, median error 99.3%, rank\n")
    compare.main([str(file)])
    first = capsys.readouterr().out
    assert first.splitlines() == [
        head,
        f"  4.600   4.516   +1.9%  {kernel}",
        "1 kernels, median error 1.9%, rank correlation 0.000",
    ]
    file.write_text(first)
    compare.main([str(file)])
    assert capsys.readouterr().out == first
    assert on == ["golden-cove"] * 2


@pytest.mark.long
@pytest.mark.sampled("core")
@pytest.mark.parametrize("core", ["golden-cove", "zen4"])
def test_a_core_is_predicted_as_well_as_it_was(core: str, tmp_path: Path) -> None:
    """An eighth of the kernels that were measured there."""
    head, *lines, _ = Path(__file__).with_name(f"{core}.txt").read_text("utf-8").splitlines()
    some = tmp_path / "some.txt"
    some.write_text("\n".join([head, *lines[::8]]), "utf-8")
    _, compared = compare.read(some)
    assert agreement([(each.predicted, each.measured) for each in compared]).error < 0.04


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is not the output of `python -m tests.explore.compare`"),
        ("AMD K6: predicted and measured cpb, error, kernel\n", "is not the output"),
        (
            "AMD Zen 4: predicted and measured cpb, error, kernel\nmd5\n",
            "has a line that .*: 'md5'; remove it",
        ),
    ],
)
def test_what_was_not_printed_is_refused(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text)
    with pytest.raises(UserError, match=told):
        compare.main([str(file)])


@pytest.mark.usefixtures("unknown_core")
def test_a_processor_without_a_model_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["compare", "1"])
    monkeypatch.delitem(sys.modules, compare.__name__)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(compare.__name__, run_name="__main__")
    assert ended.value.code == 2
    told = rf"there is no model of this processor \({re.escape(here().name)}\) .*; add its core to .*\n"
    assert re.fullmatch(told, capsys.readouterr().err)


@pytest.mark.parametrize("count", ["0", "-1", "x", "10001", "9" * 5000])
def test_what_is_no_number_of_kernels_is_reported(
    count: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["compare", count])
    monkeypatch.delitem(sys.modules, compare.__name__)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(compare.__name__, run_name="__main__")
    assert ended.value.code == 2
    assert (
        capsys.readouterr().err
        == f"'{count}' is not a number of kernels; write 1 to 10000, or a file with earlier output\n"
    )
