"""The table of this repository is valid, and an invalid table is reported in one sentence."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.native.compiler import Compiler
from hashwright.targets import TARGETS
from performance import record, table
from tests import needs

OURS: Final = Path(__file__).parents[2] / record.DIRECTORY / record.TABLE


def test_every_row_of_the_table_can_be_made() -> None:
    tables = table.read(OURS)
    races = tables.races()
    assert len({race.name for race in races}) == len(races)
    for race in races:
        for target, schedule in race.rows():
            made = race.requests(target, schedule, "zen4")
            assert made or schedule == "best"
    goals = {goal.task for goal in tables.goals}
    assert goals <= {task for race in races for task in race.tasks()}


def test_all_compilers_make_c_and_the_first_assembles() -> None:
    needs.runs(TARGETS["x86-64"])
    one = table.PageTable("one", ("md5",), ("blocks",), {"x86-64": ("", "rounds=loop"), "portable": ("",)})
    (race,) = one.races()
    made = list(race.entrants([Compiler(("cc",)), Compiler(("cc", "-g"))], "zen4"))
    assert [(each.request.target.name, each.request.emitter, each.asked, str(each.cc)) for each in made] == [
        ("x86-64", "c", "", "cc"),
        ("x86-64", "c", "", "cc -g"),
        ("x86-64", "gas", "", "cc"),
        ("x86-64", "gas", "rounds=loop", "cc"),
        ("portable", "c", "", "cc"),
        ("portable", "c", "", "cc -g"),
    ]


def test_a_schedule_that_nothing_can_make_is_refused() -> None:
    (race,) = table.PageTable("one", ("md5",), ("blocks",), {"x86-64": ("g=sideways",)}).races()
    with pytest.raises(UserError, match="table 'one': 'sideways' is not a value of 'g'"):
        list(race.entrants([Compiler(("cc",))], "zen4"))


def test_names_come_from_a_file_of_variants(tmp_path: Path) -> None:
    variant = '[[variant]]\nname = "A"\ntarget = "portable"\nschedule = "g=add"\n'
    (tmp_path / "variants.toml").write_text(variant, encoding="utf-8")
    path = written(tmp_path, 'variants = "variants.toml"')
    (one,) = table.read(path).tables
    assert one.schedules == {"portable": ("g=add",)}
    assert one.names == {("portable", "g=add"): "A"}


def written(directory: Path, more: str, name: str = "one") -> Path:
    path = directory / "table.toml"
    path.write_text(
        f'page = "a"\npicture = "b"\ngoal = []\ngroup = []\n[[table]]\nname = "{name}"\nhashes = ["md5"]\n'
        f'kernels = ["blocks"]\n{more}\n',
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("", "one: 'schedules' is missing"),
        ("x = 1\nschedules = {}", "one: 'x' is not a field"),
        ('variants = "none.toml"', "cannot read .*: No such file or directory; name a file of tables"),
        ("x = ", "it is not TOML"),
    ],
)
def test_an_invalid_table_is_reported_in_one_sentence(more: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=sentence) as raised:
        table.read(written(tmp_path, more))
    assert "\n" not in str(raised.value)


def test_a_file_without_tables_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_text('page = "a"\n', encoding="utf-8")
    with pytest.raises(UserError, match="'goal' is missing"):
        table.read(path)
    with pytest.raises(UserError, match=r"cannot read .*none\.toml"):
        table.read(tmp_path / "none.toml")
