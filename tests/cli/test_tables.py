"""Tables fit into the width of the terminal."""

from click import style, unstyle
from hypothesis import given
from hypothesis import strategies as st

from hashwright.cli.tables import LEAST, TableColumn, table

COLUMNS = (TableColumn("name"), TableColumn("cpb", is_number=True), TableColumn("meaning", is_text=True))


def test_columns_are_aligned_and_texts_broken_between_words() -> None:
    rows = [("a", "0.125", "the first of them"), ("longer", "10.5", "another")]
    assert table(COLUMNS, rows, 30).splitlines() == [
        "name      cpb  meaning",
        "a       0.125  the first of",
        "               them",
        "longer   10.5  another",
    ]


def test_styles_take_no_room() -> None:
    plain = [("a", "1", "x"), ("longer", "2", "y")]
    styled = [(style(name, fg="green"), *others) for name, *others in plain]
    assert unstyle(table(COLUMNS, styled, 40)) == table(COLUMNS, plain, 40)


words = st.lists(st.text("abc", min_size=1, max_size=LEAST), max_size=9).map(" ".join)


@given(
    rows=st.lists(st.tuples(st.text("ab", max_size=9), st.text("12", max_size=6), words)),
    width=st.integers(50, 90),
)
def test_no_line_is_too_long_and_no_word_is_lost(rows: list[tuple[str, str, str]], width: int) -> None:
    lines = table(COLUMNS, rows, width).splitlines()
    assert max(map(len, lines)) <= width
    assert sorted(" ".join(lines[1:]).split()) == sorted(" ".join(" ".join(row) for row in rows).split())
