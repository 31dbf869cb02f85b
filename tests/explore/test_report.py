"""The report: its content, and how a browser renders it."""

import re
import subprocess
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pytest

from hashwright.bench.benchmark import BenchReport
from hashwright.bench.timing import Row
from hashwright.explore import report
from hashwright.explore.finals import Finalist, Finals, finalists, interval
from hashwright.explore.gains import choices, effects, rules
from hashwright.explore.report import Axis, axis, differing_choices, front
from hashwright.explore.space import WRITTEN
from hashwright.explore.study import EQUAL, MEASURED, PRUNED, Record
from hashwright.requests.schedule import Schedule
from hashwright.targets.processor import here, identify
from tests import needs
from tests.explore.spaces import space
from tests.patience import PATIENCE

WORTH = {"g=plain": 0.05, "g=add": 0.0, "h=plain": 0.02, "h=reuse": 0.0, "const=lea": 0.01, "const=add": 0.0}


def record(number: int, schedule: str, **more: Any) -> Record:
    """A program whose cycles are the sum of its choices' effects."""
    chosen = Schedule.parse(schedule).choices
    cpb = 5.0
    for key, value in chosen.items():
        cpb *= 1 + WORTH.get(f"{key}={value}", 0.0)
    given = {"outcome": MEASURED, "cpb": cpb, "code_bytes": 2000 + 10 * number, "predicted": cpb * 1.01}
    return Record(
        **{**given, **more}, picked={WRITTEN: "assembly", **chosen}, schedule=schedule, number=number, rules=()
    )


ALL = [
    record(number, f"const={const},g={g},h={h}")
    for number, (const, g, h) in enumerate(
        (c, g, h) for c in ("add", "lea") for g in ("add", "plain") for h in ("plain", "reuse")
    )
]


def placed(name: str, cpb: float, of: Record | None, noise: float = 0.02) -> Finalist:
    return Finalist(
        name,
        of,
        "gas" if of else "",
        "make <it>" if of else "",
        "cc 1",
        cpb,
        (cpb - 0.01, cpb + noise),
        (0, 0),
        0.001,
        7,
    )


def page(tmp_path: Path, records: list[Record], noise: float = 0.02) -> Path:
    """A report of these records."""
    of = space("md5", "blocks", "x86-64-bmi")
    whole: dict[str, str] = {}
    of.walk(lambda name, able: whole.setdefault(name, able[0]))
    full = [replace(each, picked={**whole, **each.picked}) for each in records]
    best = min(full, key=lambda each: each.cpb)
    ours = [placed("assembly #1", best.cpb, best), placed("C, <gcc> #2", best.cpb * 1.1, full[0], noise)]
    told = BenchReport(
        "md5", "blocks", 64, 3, "a peer", "A <processor>", 3.7, ("cc 1",), {}, ("A note.",), (), ()
    )
    final = Finals((*ours, placed("a peer", 5.0, None)), told, date(2026, 1, 2))
    path = tmp_path / "build" / "page.html"
    study: Any = SimpleNamespace(space=of, on=identify(), records=lambda: full)
    report.write(path, study, final)
    return path


@pytest.mark.usefixtures("any_core")
def test_the_page_needs_nothing_else_and_holds_what_was_found(tmp_path: Path) -> None:
    text = page(tmp_path, ALL).read_text()
    assert re.findall(r"(?:src|href)=\"(?!data:,)", text) == []
    assert not re.search(r"<script|@import|url\((?!#)", text)
    assert set(re.findall(r"https?://[^\"]*", text)) == {"http://www.w3.org/2000/svg"}
    assert "C, &lt;gcc&gt; #2" in text
    assert "A &lt;processor&gt;" in text
    bars = text[text.index('id="bars"') :]
    assert (bars.count('class="ours"'), bars.count('class="peer"')) == (2, 1)
    sizes = text[text.index('id="sizes"') :]
    assert sizes[: sizes.index("</svg>")].count('class="dot"') == len(ALL)
    assert 'class="edge critical"' in text


def words(path: Path) -> str:
    """The page without its style."""
    return re.sub(r"<style>.*?</style>", "", path.read_text(), flags=re.DOTALL)


@pytest.mark.usefixtures("known_core")
def test_the_limit_is_that_of_the_core(tmp_path: Path) -> None:
    text = words(page(tmp_path, ALL))
    assert "The limit is a lower bound: the time that AMD Zen 4 needs" in text
    assert "no model" not in text


@pytest.mark.usefixtures("unknown_core")
def test_without_a_model_the_page_says_what_it_leaves_out(tmp_path: Path) -> None:
    text = words(page(tmp_path, ALL))
    assert f"There is no model of this processor ({here().name}): explore measures every schedule," in text
    assert text.count("limit") == text.count("the report has no limit and no predictions") == 1
    assert 'id="model"' not in text


@pytest.mark.usefixtures("known_core")
def test_no_limit_is_above_what_was_measured(tmp_path: Path) -> None:
    """A compiler may have found other instructions."""
    assert "limit" not in words(page(tmp_path, [record(0, "g=add", cpb=4.0)]))


@pytest.mark.usefixtures("any_core")
def test_noise_does_not_leave_the_chart(tmp_path: Path) -> None:
    text = page(tmp_path, ALL, noise=100.0).read_text()
    bars = text[text.index('id="bars"') : text.index("</svg>")]
    assert max(float(x) for x in re.findall(r'(?:H| x=")([\d.]+)', bars)) < 900


@pytest.mark.usefixtures("known_core")
def test_only_assembly_is_held_against_the_model(tmp_path: Path) -> None:
    compiled = replace(ALL[0], picked={**ALL[0].picked, WRITTEN: "C, <gcc>"}, number=len(ALL), predicted=1.0)
    text = page(tmp_path, [*ALL, compiled]).read_text()
    chart = text[text.index('id="model"') :]
    assert chart.count('class="dot"') == len(ALL)
    assert "Median error: 1.0 %. Rank correlation: 1.00." in chart


@pytest.mark.usefixtures("known_core")
def test_a_page_of_one_program_can_be_drawn(tmp_path: Path) -> None:
    text = page(tmp_path, [record(0, "g=add", predicted=0.0)]).read_text()
    assert "No program in assembly was measured" in text


DARK: Final = ("--window-size=500,3000", "--blink-settings=preferredColorScheme=0")  # and narrow


def colours(
    path: Path, tmp_path: Path, *how: str, paper: tuple[int, int, int] = (255, 255, 255)
) -> tuple[str, dict[str, int]]:
    """The errors of a browser, and the number of pixels of the page in each of these colours."""
    from matplotlib.image import imread

    picture = tmp_path / "page.png"
    switches = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1000,3000"]
    browser = [
        needs.chromium(),
        *switches,
        *how,
        "--enable-logging=stderr",
        f"--user-data-dir={tmp_path / 'profile'}",
    ]
    done = subprocess.run(
        [*browser, f"--screenshot={picture}", path.as_uri()],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    pixels = (imread(picture)[:, :, :3] * 255).round().astype(int)
    wanted = {
        "ours": (0x2F, 0x6D, 0xB3),
        "peer": (0x9A, 0xA0, 0xA6),
        "front": (0xD3, 0x54, 0x00),
        "paper": paper,
    }
    counts = {name: int((pixels == np.array(rgb)).all(axis=2).sum()) for name, rgb in wanted.items()}
    return "\n".join(line for line in done.stderr.splitlines() if "CONSOLE" in line), counts


@pytest.mark.long
@pytest.mark.usefixtures("any_core")
def test_a_browser_draws_the_charts_without_complaint(tmp_path: Path) -> None:
    complaints, seen = colours(page(tmp_path, ALL), tmp_path)
    assert complaints == ""
    assert seen["ours"] > 2 * 18 * 300  # two bars, and the effects
    assert seen["peer"] > 18 * 300
    assert seen["front"] > 50
    assert seen["paper"] > 10**6


@pytest.mark.long
@pytest.mark.usefixtures("any_core")
def test_a_narrow_and_dark_browser_draws_them_too(tmp_path: Path) -> None:
    complaints, seen = colours(page(tmp_path, ALL), tmp_path, *DARK, paper=(18, 18, 18))
    assert complaints == ""
    assert seen["ours"] > 2 * 12 * 200
    assert seen["front"] > 20
    assert seen["paper"] > 10**6


@pytest.mark.long
def test_a_browser_that_complains_is_heard(tmp_path: Path) -> None:
    path = tmp_path / "wrong.html"
    path.write_text("<!doctype html><script>nothing.there()</script><p>x</p>")
    complaints, seen = colours(path, tmp_path)
    assert "nothing is not defined" in complaints
    del seen["paper"]
    assert set(seen.values()) == {0}


def test_main_effects_are_found_again() -> None:
    found = {f"{each.key}={each.value}": each for each in effects(ALL, choices)}
    assert found.keys() == WORTH.keys()
    for name, worth in WORTH.items():
        assert found[name].slower == pytest.approx(worth, abs=1e-3)
        assert found[name].count == len(ALL) // 2
    assert [each.key for each in effects(ALL, choices)][::2] == ["g", "h", "const"]
    assert found["g=plain"].best == pytest.approx(5.25)


def test_a_choice_that_only_one_way_has_does_not_speak_against_that_way() -> None:
    """C is as fast as assembly with its barriers on, a choice that assembly does not have."""
    assembly = [record(i, f"g={g}", cpb=4.0 * (1 + WORTH[f"g={g}"])) for i, g in enumerate(("add", "plain"))]
    in_c = [
        replace(record(9, f"barriers={b},g={g}", cpb=4.0 * (1 + WORTH[f"g={g}"]) * slow), picked={WRITTEN: "C"})
        for g in ("add", "plain")
        for b, slow in (("on", 1.0), ("off", 1.2), ("far", 1.3))
    ]
    found = {f"{each.key}={each.value}": each.slower for each in effects([*assembly, *in_c], choices)}
    assert found["barriers=off"] == pytest.approx(0.2, abs=1e-3)
    assert max(found["written=assembly"], found["written=C"]) < 2e-3


def test_what_is_slow_by_far_says_little() -> None:
    spills = [replace(each, cpb=3 * each.cpb) for each in ALL if "g=plain,h=plain" in each.schedule]
    found = {f"{each.key}={each.value}": each.slower for each in effects([*ALL, *spills], choices)}
    assert found["g=plain"] == pytest.approx(WORTH["g=plain"], abs=3e-3)
    assert found["h=plain"] == pytest.approx(WORTH["h=plain"], abs=3e-3)


def test_effects_of_rules_and_of_what_is_there_only_sometimes() -> None:
    fired = [replace(each, rules=("some rule",) if "g=add" in each.schedule else ()) for each in ALL]
    on, off = rules(fired, ["g"])
    assert (on.key, on.value, off.value) == ("some rule", "on", "off")
    assert off.slower == pytest.approx(0.05, abs=1e-3)
    assert effects(ALL[:1], choices) == []


def test_what_was_not_measured_has_no_effect() -> None:
    more = [*ALL, record(9, "g=add,h=plain,const=never", outcome=PRUNED, cpb=0.0)]
    assert effects(more, choices) == effects(ALL, choices)


def test_a_picture_shows_the_best_of_each_way_and_the_peers() -> None:
    in_c = [replace(each, picked={WRITTEN: "C, gcc 12"}) for each in ALL[:2]]
    ours = [placed(f"{each.written} #{i}", 4.0 + i, each) for i, each in enumerate([*in_c, ALL[2], ALL[3]])]
    ran = (*ours, placed("a peer", 9.0, None))
    rows = tuple(Row(each.name, "ours", each.cpb, 1.0, 1.0, 0.0) for each in ran)
    told = BenchReport("md5", "blocks", 64, 3, "", "", 3.7, (), {}, (), rows[::-1], ())
    short = Finals(ran, told, date(2026, 1, 2)).in_short
    assert [row.cpb for row in short.rows] == [4.0, 6.0, 9.0]
    assert [row.name for row in short.rows] == ["C, gcc 12", "assembly", "a peer"]


def test_finalists_are_the_best_and_the_best_of_each_way() -> None:
    many = [record(i, "g=add", cpb=1 + i / 100) for i in range(12)]
    gcc = [replace(record(99 - i, "g=add", cpb=2.0 + i), picked={WRITTEN: "C, gcc 12"}) for i in range(2)]
    clang = replace(record(70, "g=add", cpb=4.0), picked={WRITTEN: "C, clang 19"})
    equal = record(60, "g=add", cpb=0.5, outcome=EQUAL)
    chosen = finalists([*many, equal, clang, *gcc])
    assert [each.number for each in chosen] == [*range(10), 99, 70]
    assert [each.number for each in finalists([*many, clang, *gcc], 3)] == [0, 1, 2, 99, 70]


def test_the_interval_holds_the_median_and_narrows() -> None:
    rng = np.random.default_rng(0)
    few, many = rng.normal(4, 0.1, 30).tolist(), rng.normal(4, 0.1, 3000).tolist()
    for samples in (few, many):
        low, high = interval(samples)
        assert low <= np.median(samples) <= high
    assert np.ptp(interval(many)) < np.ptp(interval(few)) / 4
    assert interval([3.0] * 5) == (3.0, 3.0)


def test_the_front_has_neither_the_slower_nor_the_larger() -> None:
    points = [(10, 5.0), (20, 6.0), (20, 4.0), (30, 4.0), (40, 3.0)]
    found = front([record(i, "g=add", code_bytes=size, cpb=cpb) for i, (size, cpb) in enumerate(points)])
    assert [(each.code_bytes, each.cpb) for each in found] == [(10, 5.0), (20, 4.0), (40, 3.0)]


def test_only_choices_that_differ_are_reported() -> None:
    told = differing_choices([record(1, "f=plain,g=add"), record(2, "f=plain,g=xor,cache=4")])
    assert told == {1: "g=add", 2: "cache=4,g=xor"}


def test_an_axis_has_ticks_at_its_ends() -> None:
    ticks = [value for value, _ in Axis(0.5, 2.0, 100, 200).ticks]
    assert (ticks[0], ticks[-1]) == (0.5, 2.0)


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ((4.5, 4.8), ["4.5", "4.6", "4.7", "4.8"]),
        ((0.0, 10.0), ["0.0", "2.5", "5.0", "7.5", "10.0"]),
        ((1990, 2010), ["1990", "1995", "2000", "2005", "2010"]),
    ],
)
def test_axes(values: tuple[float, float], ticks: list[str]) -> None:
    found = axis(values, 100, 200)
    assert [text for _, text in found.ticks] == ticks
    assert 100 < found.at(values[0]) < found.at(values[1]) < 200
    assert axis([5.0], 0, 1).low < 5.0 < axis([5.0], 0, 1).high
    assert axis(values, 0, 1, zero=True).low == 0
