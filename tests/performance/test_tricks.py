"""The page of tricks: its sections are those of the tables; counts and gains those of generator and records."""

import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from performance import page, record, table, tricks
from performance.record import CoreRecord, MeasuredTask, Measurement, Subject
from performance.table import Side, TablesFile, Trick

OURS: Final = Path(__file__).parents[2] / record.DIRECTORY / record.TABLE
PLAIN, ADD = "f=xor,g=plain", "f=xor,g=add"
G: Final = Trick("G as a sum", "md5", "blocks", "compress", Side("x86-64", PLAIN), Side("x86-64", ADD))
TASK: Final = MeasuredTask("md5", "blocks", 16384)


def recorded(*figures: tuple[MeasuredTask, Subject, float]) -> CoreRecord:
    return CoreRecord("zen4", {(task, who): Measurement("abc", "", cpb) for task, who, cpb in figures})


def ours(schedule: str, cc: str = "gcc 12", emitter: str = "c") -> Subject:
    return Subject(cc, "", "x86-64", emitter, schedule)


def spaced(text: str) -> str:
    """The text with breakable spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.long
def test_the_page_is_what_the_records_make() -> None:
    tables = table.read(OURS)
    assert tables.tricks
    made = page.page_of_tricks(tables.tricks, tables.trick, record.known(OURS.parent))
    assert made == tables.tricks.read_text(encoding="utf-8"), "run `make tables`"


def test_headings_are_those_of_the_tricks() -> None:
    tables = table.read(OURS)
    assert tables.tricks
    headings = re.findall("^## (.*)", tables.tricks.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in headings if name in {trick.name for trick in tables.trick}] == [
        trick.name for trick in tables.trick
    ]


def test_a_gain_is_by_the_same_compiler() -> None:
    found = tricks.gains(
        G,
        recorded(
            (TASK, ours(PLAIN), 5.0),
            (TASK, ours(ADD), 4.5),
            (TASK, ours(PLAIN, "clang 19"), 4.0),
            (TASK, ours(PLAIN, emitter="gas"), 4.0),
            (TASK, ours(ADD, emitter="gas"), 4.1),
            (TASK, Subject(peer="OpenSSL"), 1.0),
            (replace(TASK, size=64), ours(ADD, "clang 19"), 1.0),
        ),
    )
    assert {by: spaced(str(gain)) for by, gain in found.items()} == {
        "gcc 12": "5.000 → 4.500 (-10.0 %)",
        "assembly": "4.000 → 4.100 (+2.5 %)",
    }
    (c,) = tricks.gains(
        replace(G, before=replace(G.before, emitter="c")),
        recorded((TASK, ours(PLAIN), 5.0), (TASK, ours(ADD), 4.999)),
    ).values()
    assert spaced(str(c)) == "5.000 → 4.999 (0.0 %)"


def test_messages_of_one_length_count_by_the_bytes_of_their_block() -> None:
    trick = replace(G, before=Side("x86-64", size=64), after=Side("x86-64", kernel="fixed", size=32))
    lanes, fixed = replace(TASK, size=64), MeasuredTask("md5", "fixed", 32)
    (gain,) = tricks.gains(trick, recorded((lanes, ours(""), 1.0), (fixed, ours(""), 1.5))).values()
    assert (gain.before, gain.after) == (1.0, 0.75)


def test_another_implementation_is_that_of_the_compiler() -> None:
    trick = replace(G, before=Side(peer="textbook"), after=Side("x86-64"))
    found = tricks.gains(trick, recorded((TASK, Subject(peer="textbook gcc 12"), 9.0), (TASK, ours(""), 3.0)))
    assert {by: gain.before for by, gain in found.items()} == {"gcc 12": 9.0}
    assert tricks.counts(trick, trick.before) is None


def test_counts_are_those_of_one_stream_and_of_a_call_in_a_loop() -> None:
    assert tricks.counts(G, G.before) == tricks.StaticCounts(516, Fraction(306))
    assert tricks.counts(G, G.after) == tricks.StaticCounts(516, Fraction(290))
    lanes = replace(G, kernel="lanes")
    one, two = (tricks.counts(lanes, Side("x86-64-avx512", f"streams={count}")) for count in (1, 2))
    assert one == two == tricks.StaticCounts(388, Fraction(257))
    update = Trick("Keys", "aegis128l", "mac", "update", Side(), Side("x86-64-aesni-avx", "key=data"))
    assert tricks.counts(update, update.after) == tricks.StaticCounts(10, Fraction("3.75"))


def test_a_section_and_the_summary_say_what_was_not_measured() -> None:
    zen4 = recorded((TASK, ours(PLAIN), 5.0), (TASK, ours(ADD), 4.5))
    none = CoreRecord("zen3", {})
    assert tricks.section(G, [none]) == (
        "Instructions: 516. Critical path: 306 → 290 cycles.\n\nNo core was measured."
    )
    assert spaced(tricks.section(G, [none, zen4])).splitlines()[-1] == (
        "| cpb, gcc 12 | not measured | 5.000 → 4.500 (-10.0 %) |"
    )
    assert spaced(tricks.summary([G], [none, zen4])).splitlines()[-1] == (
        "| [G as a sum](#g-as-a-sum) | 516 | 306 → 290 | not measured | -10.0 % |"
    )


def test_a_trick_without_a_section_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tricks.md"
    path.write_text("<!-- measured: tricks -->\n<!-- end of measured -->\n", encoding="utf-8")
    with pytest.raises(UserError, match="has no region 'g-as-a-sum'"):
        page.page_of_tricks(path, [G], [])


def test_a_file_of_tables_without_tricks_has_no_page_of_them(tmp_path: Path) -> None:
    assert TablesFile(tmp_path, tmp_path, (), ()).tricks is None
    path = tmp_path / "table.toml"
    path.write_text(
        'page = "a"\npicture = "b"\ntable = []\ngoal = []\ngroup = []\ntrick = [{ name = "x" }]\n',
        encoding="utf-8",
    )
    with pytest.raises(UserError, match="is not a file of tables"):
        table.read(path)
