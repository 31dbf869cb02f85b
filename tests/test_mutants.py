"""The changes by tests/mutants.py are valid files, and the tests that it names exist."""

import ast
import random
from pathlib import Path
from typing import Final

import pytest

from tests import mutants


@pytest.mark.long
def test_a_change_of_a_module_is_a_module_with_another_meaning() -> None:
    able = [each for each in mutants.changes() if each.name.endswith(".py")]
    for change in random.Random(1).sample(able, 100):
        source = (mutants.ROOT / change.name).read_text(encoding="utf-8")
        made = change.made(source)
        assert ast.dump(ast.parse(made)) != ast.dump(ast.parse(source)), change.diff(source)
        assert len(change.diff(source).splitlines()) > 3


MISSED: Final = {
    "templates/c/detect.j2": '|| strcmp(vendor, "{{ each.vendor }}")',
    "gen/hashwright/lower/order.py": "ready[node] - insn.bypass",
    "gen/hashwright/emit/c.py": '") > 2)',
}


@pytest.mark.long
@pytest.mark.parametrize("path", MISSED)
def test_what_was_once_missed_is_among_the_changes(path: str) -> None:
    source = (mutants.ROOT / path).read_text(encoding="utf-8")
    diffs = [each.diff(source) for each in mutants.changes() if each.name == path]
    assert [diff for diff in diffs if MISSED[path] in diff]


def test_every_test_that_is_named_is_there() -> None:
    names = {name for tests in (*mutants.TESTS.values(), mutants.GENERAL) for name in tests}
    assert [name for name in names if not Path("tests", name).exists()] == []
    assert [name for name in mutants.BYTES if not Path(name).exists()] == []


def test_a_file_has_its_own_tests_first() -> None:
    assert mutants.tests_of("gen/hashwright/lower/order.py")[0] == "tests/lower/test_order.py"
    assert mutants.tests_of("templates/c/detect.j2")[0] == "tests/native/test_dispatch.py"
