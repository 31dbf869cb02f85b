"""The page and the picture are generated from records, and those of this repository are up to date."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from performance import answers, limits, page, record, sheets, table
from performance.record import CoreRecord, Key, MeasuredTask, Measurement, Subject
from performance.table import Goal, PageTable, PictureGroup, TablesFile

ROOT: Final = Path(__file__).parents[2]
OURS: Final = ROOT / record.DIRECTORY / record.TABLE
REMEDY: Final = "the page is not what docs/measured makes; run `make tables`"


def test_the_page_is_what_the_records_make() -> None:
    tables = table.read(OURS)
    made = page.page(tables, record.known(OURS.parent), limits.read(OURS.parent))
    assert made == tables.page.read_text(encoding="utf-8"), REMEDY


@pytest.mark.long
def test_the_pictures_are_what_the_records_make() -> None:
    """Their texts, which include all figures: coordinates depend on the version of matplotlib."""
    pytest.importorskip("matplotlib")
    tables, known = table.read(OURS), limits.read(OURS.parent)
    made = page.pictures(tables, record.known(OURS.parent), known)
    assert made == page.pictures(tables, record.known(OURS.parent), known)
    assert len(made) == 1 + len(tables.groups)
    for path, content in made.items():
        assert texts(content) == texts(path.read_bytes()), REMEDY


def test_every_task_is_in_the_picture_of_a_group() -> None:
    tables = table.read(OURS)
    grouped = [goal.name for group in tables.groups for goal in tables.goals_of(group)]
    assert sorted(grouped) == sorted(goal.name for goal in tables.goals)


@pytest.mark.parametrize("path", [OURS.parent.parent / name for name in ("performance.md", "tricks.md")])
def test_a_table_has_seven_columns_at_most(path: Path) -> None:
    rows = re.findall(r"^ *\|(.*)\| *$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 20
    assert [row for row in rows if row.count("|") >= sheets.WIDEST] == []


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


def tables_of(made: str) -> list[list[list[str]]]:
    """The cells of the tables in a text, without the lines below their heads."""
    found = re.findall(r"(?:^\|.*\|\n?)+", made, re.MULTILINE)
    rows = [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in each.splitlines()] for each in found
    ]
    return [[each[0], *each[2:]] for each in rows]


def lines(*records: CoreRecord) -> list[list[list[str]]]:
    return tables_of(sheets.sheet(ROWS, records))


def test_the_fastest_on_each_core_come_first_and_then_all_figures_of_each() -> None:
    one = record_of("zen4", {GCC: replace(figure(1.5), bound=1.25), CLANG: figure(1.25), GAS: figure(1.125)})
    two = record_of("golden-cove", {CLANG: figure(12.125)})
    assert lines(two, one) == [
        [["target", "Golden Cove", "Zen 4"], ["x86-64-avx2", "12.12", "1.125"]],
        [["target", "clang 19"], ["x86-64-avx2", "12.12"]],
        [
            ["target", "gcc 12", "clang 19", "assembly", "bound"],
            ["x86-64-avx2", "1.500", "1.250", "1.125", "1.250"],
        ],
    ]
    made = sheets.sheet(ROWS, [two, one])
    assert re.findall("<summary>(.*)</summary>", made) == ["Golden Cove, by compiler", "Zen 4, by compiler"]


def test_rows_are_in_the_order_of_the_table_and_say_what_differs() -> None:
    figures = {GCC: figure(1.5), replace(GCC, schedule="streams=3"): figure(1.25)}
    (_, first, second), _ = lines(record_of("zen4", figures))
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
        (replace(figure(1.0, 0.02, 0.95, 1.05), commit="early"), "1.000 (0.950 to 1.050; 2.0 %)\\*"),
    ],
)
def test_a_cell_has_range_spread_and_source_where_they_matter(shown: Measurement, cell: str) -> None:
    (_, overview), (_, row) = lines(record_of("zen4", {GCC: shown}, early="It was not noted."))
    assert row[-1] == cell
    assert overview[-1] == re.sub(r" \(.*\)", "", cell)


def test_others_have_a_row_and_what_a_compiler_made_of_them_its_column() -> None:
    peers = {
        Subject(peer="A gcc 12"): figure(3),
        Subject(peer="A clang 19"): figure(4),
        Subject(peer="B", target="x86-64-avx2"): figure(5),
    }
    records = [record_of("zen4", {GCC: figure(1), CLANG: figure(2), **peers})]
    overview, folded = lines(*records)
    assert overview == [["target", "Zen 4"], ["x86-64-avx2", "1.000"], ["A", "3.000"], ["B", "5.000"]]
    assert folded == [
        ["target", "gcc 12", "clang 19"],
        ["x86-64-avx2", "1.000", "2.000"],
        ["A", "3.000", "4.000"],
    ]
    assert "Others: B 5.000." in sheets.sheet(ROWS, records)


def test_labels_that_find_no_column_are_headings() -> None:
    rows = PageTable(
        "one", ("aegis128l", "aegis256"), ("encrypt", "mac"), {"x86-64-vaes": ("", "unroll=1")}, pieces=(16, 64)
    )
    makers = [replace(GCC, target="x86-64-vaes", cc=cc) for cc in ("gcc 12", "clang 19", "clang 22")]
    figures: dict[Key, Measurement] = {
        (MeasuredTask(hash_, kernel, 16384, pieces=pieces), replace(maker, schedule=schedule)): figure(1)
        for hash_ in ("aegis128l", "aegis256")
        for kernel in ("encrypt", "mac")
        for pieces in (16, 64)
        for schedule in ("", "unroll=1")
        for maker in makers
    }
    made = sheets.sheet(rows, [CoreRecord("zen4", figures)])
    overview, *folded = tables_of(made)
    assert overview[0] == ["hash", "kernel", "pieces", "target", "schedule", "Zen 4"]
    assert [each[0] for each in folded] == [
        ["kernel", "pieces", "target", "schedule", "gcc 12", "clang 19", "clang 22"]
    ] * 2
    assert [len(each) for each in folded] == [9, 9]
    assert re.findall(r"^\*\*(.*)\*\*$", made, re.MULTILINE) == ["aegis128l", "aegis256"]


def test_messages_in_pieces_have_a_row_for_each_length() -> None:
    rows = PageTable("one", ("aegis128l",), ("mac",), {"x86-64-vaes": ("",)}, pieces=(0, 16, 1024))
    task, vaes = MeasuredTask("aegis128l", "mac", 16384), replace(GCC, target="x86-64-vaes")
    figures: dict[Key, Measurement] = {
        (replace(task, pieces=1024), vaes): figure(2),
        (replace(task, pieces=16), vaes): figure(3),
        (task, vaes): figure(1),
    }
    (head, *found), _ = tables_of(sheets.sheet(rows, [CoreRecord("zen4", figures)]))
    assert head == ["pieces", "target", "Zen 4"]
    assert [(row[0], row[2]) for row in found] == [("", "1.000"), ("16", "3.000"), ("1,024", "2.000")]


def test_a_table_of_which_nothing_was_measured_says_so() -> None:
    assert sheets.sheet(ROWS, [CoreRecord("zen4")]) == "Not measured yet."


def test_a_task_has_the_best_of_its_targets_beside_the_best_of_others() -> None:
    goal = Goal("lanes", "md5", "lanes", ("x86-64-avx2",), 64)
    figures = {
        GCC: replace(figure(1.5), bound=1.125),
        GAS: replace(figure(1.25, 0.5, 1.0, 2.0), bound=1.125),
        replace(GCC, target="x86-64-avx512"): figure(0.5),
        replace(GCC, what="in pieces"): figure(0.25),
        Subject(peer="A", target="x86-64-avx512"): figure(0.75),
        Subject(peer="B", target="x86-64-avx2"): figure(2),
        Subject(peer="C"): figure(1.75),
    }
    one = record_of("zen4", figures)

    def told(goal: Goal) -> list[str]:
        name, line = answers._lines(goal, [one, CoreRecord("zen3")])
        assert name == ["**lanes**", "", "", "", "", ""]
        return line

    assert told(goal) == ["Zen 4", "1.250", "1.750 C", "1.40", "1.125", "x86-64-avx2, assembly"]
    assert told(replace(goal, targets=()))[2] == "0.750 A"
    assert told(replace(goal, peers=("B",)))[2] == "2.000 B"
    assert told(replace(goal, peers=("D",)))[2:4] == ["", ""]
    assert list(answers._lines(goal, [CoreRecord("zen4")])) == []


def test_a_picture_has_a_bar_for_each_task_and_core_with_both_figures() -> None:
    pytest.importorskip("matplotlib")
    first, of_group = Path("first.svg"), Path("group.svg")
    goals = tuple(Goal(name, "md5", "lanes", size=64, is_drawn=name != "hidden") for name in ("seen", "hidden"))
    one = record_of("zen4", {GCC: figure(2), Subject(peer="B"): figure(4)})
    tables = TablesFile(Path(), first, (), goals, (PictureGroup("MD5", of_group, ("md5",)),))
    made = {
        path: texts(content)
        for path, content in page.pictures(tables, [one, record_of("golden-cove", {GCC: figure(1)})]).items()
    }
    assert made.keys() == {first, of_group}
    for found in made.values():
        assert "B 4.000" in found
        assert "seen" in found
        assert "Zen 4" in found
        assert "Golden Cove" not in found  # it has no other implementation to compare with
    assert "hidden" not in made[first]
    assert "hidden" in made[of_group]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "has no region 'best'; write <!-- measured: best --> and <!-- end of measured -->"),
        ("<!-- measured: other -->\n<!-- end of measured -->", "has no region 'best'"),
    ],
)
def test_a_page_without_a_region_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (ROWS,), ())
    tables.page.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=sentence):
        page.page(tables, [])


def test_a_region_without_a_table_is_refused(tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (), ())
    regions = (f"<!-- measured: {name} -->\n<!-- end of measured -->\n" for name in ("cores", "best", "other"))
    tables.page.write_text("".join(regions), encoding="utf-8")
    with pytest.raises(UserError, match="has a region without a table, 'other'"):
        page.page(tables, [])


def test_what_is_around_regions_is_kept(tmp_path: Path) -> None:
    tables = TablesFile(tmp_path / "page.md", tmp_path / "picture.svg", (ROWS,), ())
    regions = [f"<!-- measured: {name} -->\nold\n<!-- end of measured -->" for name in ("cores", "best", "one")]
    tables.page.write_text("before\n" + "\nbetween\n".join(regions) + "\nafter\n", encoding="utf-8")
    made = page.page(tables, [record_of("zen4", {GCC: figure(1)})])
    assert made.startswith("before\n")
    assert made.endswith("\nafter\n")
    assert made.count("between") == 2
    assert "old" not in made
    tables.page.write_text(made, encoding="utf-8")
    assert page.page(tables, [record_of("zen4", {GCC: figure(1)})]) == made
