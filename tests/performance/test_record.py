"""Records are written and read in one order, and an invalid one is reported in one sentence."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from performance import record
from performance.record import CoreRecord, MeasuredTask, Measurement, Subject

BLOCKS: Final = MeasuredTask("md5", "blocks", 16384)
BATCH: Final = MeasuredTask("md5", "batch", 2048, 16, "even")
PIECES: Final = MeasuredTask("aegis128l", "mac", 16384, pieces=16)
OURS: Final = Subject("gcc 12", "", "x86-64", "c", "")
BEST: Final = Subject("gcc 12", "", "x86-64", "gas", "best")
PEER: Final = Subject(peer="OpenSSL 3.0.19")
FIGURES: Final = {
    (BATCH, OURS): Measurement("abc", "gcc (Debian) 12.2.0", 1.5, 0.011, 1.25, 1.75, 0.5),
    (BLOCKS, PEER): Measurement("abc", "", 4.75),
    (PIECES, OURS): Measurement("abc", "gcc (Debian) 12.2.0", 1.25),
    (replace(PIECES, pieces=64), OURS): Measurement("abc", "gcc (Debian) 12.2.0", 0.5),
    (BLOCKS, OURS): Measurement("abc", "gcc (Debian) 12.2.0", 4.5, 0.001, 4.5, 4.75, 4.5156),
    (BLOCKS, BEST): Measurement("early", "gcc (Debian) 12.2.0", 4.25, choices="g=add"),
    (BLOCKS, replace(OURS, what="one call")): Measurement("abc", "gcc (Debian) 12.2.0", 4.75),
}
KNOWN: Final = CoreRecord("zen4", FIGURES, {"early": "It was not noted, on whose 'day'."})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = record.write(KNOWN, tmp_path)
    assert path == tmp_path / "zen4.toml"
    assert record.read(path) == KNOWN
    assert record.known(tmp_path) == [KNOWN]


def test_the_file_has_one_order_and_a_line_a_figure() -> None:
    text = record.text(KNOWN)
    backwards = CoreRecord("zen4", dict(reversed(FIGURES.items())), KNOWN.sources)
    assert record.text(backwards) == text
    assert text.count(b"cpb = ") == len(FIGURES)
    changed = replace(FIGURES[BLOCKS, PEER], cpb=5.0)
    other = record.text(KNOWN.joined_by({(BLOCKS, PEER): changed}))
    lines = zip(text.splitlines(), other.splitlines(), strict=True)
    assert [line for line in lines if line[0] != line[1]] == [
        (b'    { peer = "OpenSSL 3.0.19", cpb = 4.75 },', b'    { peer = "OpenSSL 3.0.19", cpb = 5.0 },')
    ]


def test_figures_are_added_and_others_kept(tmp_path: Path) -> None:
    record.write(KNOWN, tmp_path)
    new = {
        (BLOCKS, OURS): Measurement("def", "gcc (Debian) 12.3.0", 4.0),
        (BATCH, PEER): Measurement("def", "", 2.0),
    }
    record.add("zen4", new, tmp_path)
    found = record.read(tmp_path / "zen4.toml")
    assert found.figures == {**FIGURES, **new}
    assert found.sources == KNOWN.sources


def test_a_core_that_was_never_measured_has_an_empty_record(tmp_path: Path) -> None:
    assert record.of("zen5", tmp_path) == CoreRecord("zen5")
    assert not list(tmp_path.iterdir())


GROUP: Final = '[[measured]]\nhash = "md5"\nkernel = "blocks"\nsize = 64\ncommit = "abc"\n'


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "zen4",
            "version = 2\n",
            "has version 2 of the format, and this hashwright reads only 1; use the hash",
        ),
        ("zen4", 'core = "zen4"\n', "has version None of the format"),
        ("zen4", 'version = 1\ncore = "zen9"\n', "there is no core 'zen9'; write one of: golden-cove"),
        ("zen4", "version = 1\n", "there is no core 'None'"),
        (
            "zen4",
            'version = 1\ncore = "zen5"\n',
            "is the record of the core zen5, not of zen4; name it zen5.toml",
        ),
        ("zen4", "version = \n", r"is not a record of measurements \(it is not TOML"),
        ("zen4", "<<<<<<< ours\nversion = 1\n", "contains merge markers"),
        ("zen4", 'version = 1\ncore = "zen4"\nmeasured = 3\n', "'measured' is 3, not a list of tables"),
        ("zen4", f'version = 1\ncore = "zen4"\n{GROUP}', "'figures' is None, not a list of tables"),
        ("zen4", f'version = 1\ncore = "zen4"\n{GROUP}figures = [{{ target = "x" }}]', "'cpb' is missing"),
        (
            "zen4",
            f'version = 1\ncore = "zen4"\n{GROUP}figures = [{{ cpb = "x" }}]',
            "'cpb' is 'x', not a number",
        ),
        (
            "zen4",
            f'version = 1\ncore = "zen4"\n{GROUP}figures = [{{ cpb = nan }}]',
            "'cpb' is nan, not a number",
        ),
        ("zen4", f'version = 1\ncore = "zen4"\n{GROUP}figures = [{{ cpb = 1, x = 1 }}]', "'x' is not a field"),
        (
            "zen4",
            f'version = 1\ncore = "zen4"\n{GROUP}figures = [{{ cpb = 1 }}, {{ cpb = 2 }}]',
            "occurs twice",
        ),
        ("zen4", 'version = 1\ncore = "zen4"\n[sources]\na = 1\n', "'sources' is .*, not a table of texts"),
    ],
)
def test_an_invalid_record_is_reported_in_one_sentence(
    name: str, text: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=sentence) as raised:
        record.read(path)
    assert str(path) in str(raised.value)
    assert "\n" not in str(raised.value)
