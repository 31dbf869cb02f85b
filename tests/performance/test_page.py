"""The page and the picture are generated from records, and those of this repository are up to date."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.performance import limits, page, record, table
from hashwright.performance.record import CoreRecord, Key, MeasuredTask, Measurement, Subject
from hashwright.performance.table import Goal, PageTable, TablesFile

ROOT: Final = Path(__file__).parents[2]
OURS: Final = ROOT / record.DIRECTORY / record.TABLE
REMEDY: Final = "the page is not what docs/measured makes; run `make tables`"


def test_the_page_is_what_the_records_make() -> None:
    tables = table.read(OURS)
    made = page.page(tables, record.known(OURS.parent), limits.read(OURS.parent))
    assert made == tables.page.read_text(encoding="utf-8"), REMEDY


def test_the_picture_is_what_the_records_make() -> None:
    """Its texts, which include all figures: coordinates depend on the version of matplotlib."""
    pytest.importorskip("matplotlib")
    tables = table.read(OURS)
    made = page.picture(tables, record.known(OURS.parent))
    assert made == page.picture(tables, record.known(OURS.parent))
    assert texts(made) == texts(tables.picture.read_bytes()), REMEDY


def texts(picture: bytes) -> list[str]:
    """The texts of an SVG except the numbers at its axis."""
    found = re.findall(r"<text[^>]*>([^<]*)</text>", picture.decode())
    return [text.strip() for text in found if not re.fullmatch(r"[\d.]+", text)]


@pytest.mark.parametrize("path", sorted(OURS.parent.glob("*.toml")), ids=lambda path: path.name)
def test_records_are_as_they_are_written(path: Path) -> None:
    if path.name != record.TABLE:
        assert path.read_bytes() == record.text(record.read(path))


# Tables of a page.

TASK: Final = MeasuredTask("md5", "lanes", 64)
ROWS: Final = PageTable(
    "one", ("md5",), ("lanes",), {"x86-64-avx2": ("", "streams=2", "streams=3")}, sizes=(64,)
)
GCC: Final = Subject("gcc 12", "", "x86-64-avx2", "c", "")
CLANG: Final = replace(GCC, cc="clang 19")
GAS: Final = replace(GCC, emitter="gas")


def record_of(core: str, figures: dict[Subject, Measurement], **sources: str) -> CoreRecord:
    keys: dict[Key, Measurement] = {(TASK, who): figure for who, figure in figures.items()}
    return CoreRecord(core, keys, sources)


def figure(
    cpb: float, spread: float | None = None, low: float | None = None, high: float | None = None
) -> Measurement:
    return Measurement("abc", "", cpb, spread, low, high)


def lines(*records: CoreRecord) -> list[list[str]]:
    return [line.strip("| ").split(" | ") for line in page._table(ROWS, records).splitlines()]


def test_a_table_has_a_group_of_columns_a_core() -> None:
    one = record_of("zen4", {GCC: replace(figure(1.5), bound=1.25), CLANG: figure(1.25), GAS: figure(1.125)})
    two = record_of("golden-cove", {CLANG: figure(12.125)})
    head, _, row = lines(two, one)
    assert head == [
        "target",
        "Golden Cove, clang 19",
        "Zen 4, gcc 12",
        "Zen 4, clang 19",
        "Zen 4, assembly",
        "Zen 4, bound",
    ]
    assert row == ["x86-64-avx2", "12.12", "1.500", "1.250", "1.125", "1.250"]


def test_rows_are_in_the_order_of_the_table_and_say_what_differs() -> None:
    figures = {GCC: figure(1.5), replace(GCC, schedule="streams=3"): figure(1.25)}
    _, _, first, second = lines(record_of("zen4", figures))
    assert first == ["x86-64-avx2", "default", "1.500"]
    assert second == ["x86-64-avx2", "`streams=3`", "1.250"]


@pytest.mark.parametrize(
    ("shown", "cell"),
    [
        (figure(1.0), "1.000"),
        (figure(1.0, 0.009, 0.99, 1.005), "1.000"),
        (figure(1.0, 0.015, 0.99, 1.005), "1.000 (1.5 %)"),
        (figure(1.0, 0.009, 0.985, 1.01), "1.000 (0.985 to 1.010)"),
        (figure(1.0, 0.02, 0.95, 1.05), "1.000 (0.950 to 1.050; 2.0 %)"),
        (replace(figure(1.0), commit="early"), "1.000\\*"),
    ],
)
def test_a_cell_has_range_spread_and_source_where_they_matter(shown: Measurement, cell: str) -> None:
    *_, row = lines(record_of("zen4", {GCC: shown}, early="It was not noted."))
    assert row[-1] == cell


def test_others_have_a_row_and_what_a_compiler_made_of_them_its_column() -> None:
    peers = {
        Subject(peer="A gcc 12"): figure(3),
        Subject(peer="A clang 19"): figure(4),
        Subject(peer="B", target="x86-64-avx2"): figure(5),
    }
    head, _, own, a, b = lines(record_of("zen4", {GCC: figure(1), CLANG: figure(2), **peers}))
    assert head == ["target", "Zen 4, gcc 12", "Zen 4, clang 19", "Zen 4, others"]
    assert own[:3] == ["x86-64-avx2", "1.000", "2.000"]
    assert own[3:] in ([], [""])
    assert a[:3] == ["A", "3.000", "4.000"]
    assert (b[0], b[-1]) == ("B", "5.000")


def test_messages_in_pieces_have_a_row_for_each_length() -> None:
    rows = PageTable("one", ("aegis128l",), ("mac",), {"x86-64-vaes": ("",)}, pieces=(0, 16, 1024))
    task, vaes = MeasuredTask("aegis128l", "mac", 16384), replace(GCC, target="x86-64-vaes")
    figures: dict[Key, Measurement] = {
        (replace(task, pieces=1024), vaes): figure(2),
        (replace(task, pieces=16), vaes): figure(3),
        (task, vaes): figure(1),
    }
    told = page._table(rows, [CoreRecord("zen4", figures)])
    head, _, *found = [line.strip("|").split("|") for line in told.splitlines()]
    assert [cell.strip() for cell in head] == ["pieces", "target", "Zen 4, gcc 12"]
    assert [(row[0].strip(), row[2].strip()) for row in found] == [
        ("", "1.000"),
        ("16", "3.000"),
        ("1,024", "2.000"),
    ]


def test_a_table_of_which_nothing_was_measured_says_so() -> None:
    assert page._table(ROWS, [CoreRecord("zen4")]) == "Not measured yet."


def test_a_goal_is_the_best_of_its_targets_beside_the_best_of_others() -> None:
    goal = Goal("lanes", "md5", "lanes", ("x86-64-avx2",), 64, aim={"zen4": 0.5})
    figures = {
        GCC: figure(1.5),
        GAS: figure(1.25),
        replace(GCC, target="x86-64-avx512"): figure(0.5),
        replace(GCC, what="in pieces"): figure(0.25),
        Subject(peer="A", target="x86-64-avx512"): figure(0.75),
        Subject(peer="B", target="x86-64-avx2"): figure(2),
        Subject(peer="C"): figure(1.75),
    }
    one = record_of("zen4", figures)
    assert page._goal(goal, one) == ["1.250", "0.5", "", "x86-64-avx2, assembly", "1.750 C"]
    assert page._goal(replace(goal, targets=()), one)[-1] == "0.750 A"
    assert page._goal(replace(goal, peer="B"), one)[-1] == "2.000 B"
    assert page._goal(goal, CoreRecord("zen4")) == ["", "0.5", "", "", ""]


def test_the_picture_has_a_bar_for_each_goal_and_core_with_both_figures() -> None:
    pytest.importorskip("matplotlib")
    goals = tuple(Goal(name, "md5", "lanes", size=64, is_drawn=name != "hidden") for name in ("seen", "hidden"))
    one = record_of("zen4", {GCC: figure(2), Subject(peer="B"): figure(4)})
    found = texts(
        page.picture(TablesFile(Path(), Path(), (), goals), [one, record_of("golden-cove", {GCC: figure(1)})])
    )
    assert [text for text in found if "B" in text] == ["2; B 4"]
    assert "seen" in found
    assert "hidden" not in found
    assert "Zen 4" in found
    assert "Golden Cove" not in found  # it has no other implementation to compare with


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "has no region 'cores'; write <!-- measured: cores --> and <!-- end of measured -->"),
        ("<!-- measured: other -->\n<!-- end of measured -->", "has no region 'cores'"),
    ],
)
def test_a_page_without_a_region_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (ROWS,), ())
    tables.page.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=sentence):
        page.page(tables, [])


def test_a_region_without_a_table_is_refused(tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (), ())
    regions = (f"<!-- measured: {name} -->\n<!-- end of measured -->\n" for name in ("cores", "goals", "other"))
    tables.page.write_text("".join(regions), encoding="utf-8")
    with pytest.raises(UserError, match="has a region without a table, 'other'"):
        page.page(tables, [])


def test_what_is_around_regions_is_kept(tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (ROWS,), ())
    regions = [
        f"<!-- measured: {name} -->\nold\n<!-- end of measured -->" for name in ("cores", "goals", "one")
    ]
    tables.page.write_text("before\n" + "\nbetween\n".join(regions) + "\nafter\n", encoding="utf-8")
    made = page.page(tables, [record_of("zen4", {GCC: figure(1)})])
    assert made.startswith("before\n")
    assert made.endswith("\nafter\n")
    assert made.count("between") == 2
    assert "old" not in made
    tables.page.write_text(made, encoding="utf-8")
    assert page.page(tables, [record_of("zen4", {GCC: figure(1)})]) == made
