"""Figures of a core that is not at hand."""

from typing import Final

import pytest

from performance.record import CoreRecord, Key, MeasuredTask, Measurement, Subject
from tests.performance import expected

TARGET: Final = "x86-64-vaes"


def figure(
    hash_: str, cpb: float, target: str = TARGET, schedule: str = "", peer: str = ""
) -> dict[Key, Measurement]:
    who = Subject(peer=peer) if peer else Subject("gcc 12", "", target, "c", schedule)
    measured = Measurement(commit="c", compiler="", cpb=cpb, spread=0.1, low=cpb, high=cpb, bound=0.01)
    return {(MeasuredTask(hash_, "mac", 16384), who): measured}


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> tuple[CoreRecord, list[float]]:
    """Zen 3 has one figure of each hash, and the same of AEGIS-128X4 where Zen 4 is twice as fast."""
    monkeypatch.setattr(expected, "_ratio", lambda *_: 1.5)
    on = CoreRecord(
        "zen3", {**figure("aegis128x4", 0.4), **figure("aegis256", 0.6), **figure("aegis128x4", 1, peer="a")}
    )
    source = {**figure("aegis128x4", 0.2), **figure("aegis256", 0.5), **figure("aegis128x4", 2, peer="a")}
    beyond = {
        **figure("aegis128x4", 0.1, "x86-64-vaes-avx512vl"),
        **figure("aegis128x4", 0.1, schedule="group=4"),
    }
    return expected.joined(on, CoreRecord("zen4", {**source, **beyond}), ["aegis128x4"])


def test_a_default_is_estimated_and_marked(found: tuple[CoreRecord, list[float]]) -> None:
    ((key, measured),) = figure("aegis128x4", 0.2).items()
    estimate = found[0].figures[key]
    assert estimate.cpb == pytest.approx(1.5 * measured.cpb)
    assert estimate.commit in found[0].sources
    assert (estimate.spread, estimate.low, estimate.high) == (None, None, None)
    assert estimate.bound == pytest.approx(0.0625, abs=0.01)  # of the core, not 0.01


def test_nothing_else_changes(found: tuple[CoreRecord, list[float]]) -> None:
    record = found[0]
    same = {**figure("aegis256", 0.6), **figure("aegis128x4", 1, peer="a")}
    assert {key: value for key, value in record.figures.items() if value.commit == "c"} == same
    assert len(record.figures) == 3


def test_measured_figures_say_how_far_estimates_are_from_them(found: tuple[CoreRecord, list[float]]) -> None:
    assert found[1] == [pytest.approx(1.5 * 0.5 / 0.6 - 1)]


def test_the_ratio_is_that_of_the_loop_on_both_cores() -> None:
    """AEGIS-128L's MAC of 256 bits mixes registers of two widths, which Zen 3 does more slowly."""
    assert expected._ratio("aegis128l", "mac", TARGET, "zen3", "zen4") == pytest.approx(1.12, abs=0.02)
    assert expected._ratio("aegis128l", "mac", "portable", "zen3", "zen4") is None
