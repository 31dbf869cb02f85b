"""The directions of imports, between rooms and inside them.

Read from the source, so that an import inside a function or under TYPE_CHECKING counts too. What this does not
catch: a module imported by a name that is computed at run time.
"""

import re
from collections.abc import Mapping
from typing import Final

import pytest

from hashwright.vendor.imports import imported
from tests import house
from tests.house import Sources, arrows, circles, graph, reached, room_of, sources

TOP: Final = {"__init__.py", "__main__.py", "errors.py", "py.typed"}

# The only importers of these modules, which are slow or optional: rooms or modules.
BY: Final[Mapping[str, tuple[str, ...]]] = {
    "click": ("cli",),
    "optuna": ("explore.storage", "explore.study"),
    "matplotlib": ("bench.plot",),
    "jinja2": ("emit.shell",),
    "iced_x86": ("proof.read.x86_64",),
    "pypcode": ("proof.read.sleigh",),
}

# What states and decides the claims of proofs reaches no module of these rooms, which make the code.
APART: Final[Mapping[str, tuple[str, ...]]] = {"proof.say.terms": ("targets", "lower", "emit", "requests")}


def faults(of: Sources) -> list[str]:
    """Every import that its room does not name, every name without an import, and every circle."""
    found = []
    between, doors = arrows(of), house.doors()
    for (room, to), imports in between.items():
        if to not in doors[room][1]:
            found += [f"{start} -> {end}, which hashwright/{room} does not name" for start, end in imports]
    for room, (_, named) in doors.items():
        found += [f"{room} names {to}, but does not import it" for to in sorted(named - graph(between)[room])]
    found += [f"circle of rooms: {', '.join(group)}" for group in circles(graph(between))]
    modules = _modules(of)
    found += [f"circle of modules: {', '.join(group)}" for group in circles(modules)]
    for module, rooms in APART.items():
        beyond = reached(f"hashwright.{module}", modules)
        found += [f"hashwright.{module} reaches {name}" for name in beyond if room_of(name) in rooms]
    for module, source in of.items():
        names = imported(source)
        place = module.removeprefix("hashwright.")
        for outside, owners in BY.items():
            owned = any(f"{name}.".startswith(f"{outside}.") for name in names)
            if owned and not any(f"{place}.".startswith(f"{owner}.") for owner in owners):
                found.append(f"{module} -> {outside}")
    return found


def _modules(of: Sources) -> dict[str, set[str]]:
    """The modules that each module imports, without packages."""
    plain = {name for name in of if not any(other.startswith(f"{name}.") for other in of)}
    return {name: plain & imported(of[name]) for name in plain}


def test_imports_go_one_way() -> None:
    assert faults(sources()) == []


def test_nothing_else_is_at_the_top() -> None:
    assert {path.name for path in house.PACKAGE.iterdir() if path.is_file()} == TOP


def test_every_room_says_what_it_is() -> None:
    for room, (told, _) in house.doors().items():
        assert told.endswith("."), room


def test_the_page_for_contributors_describes_every_room() -> None:
    page = (house.PICTURE.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    _, _, rest = page.partition("\n## The rooms\n")
    rows = re.findall(r"^\| `([a-z/]+)/` \| (.*) \|$", rest, re.MULTILINE)
    assert dict(rows) == {room.replace(".", "/"): told for room, (told, _) in house.doors().items()}


def test_every_importer_exists() -> None:
    names = {f"hashwright.{owner}" for owners in BY.values() for owner in owners}
    assert names <= sources().keys()


def test_the_picture_is_that_of_the_imports() -> None:
    """If this fails: python -m tests.house --picture."""
    assert house.PICTURE.read_text(encoding="utf-8") == house.picture(graph(arrows(sources())))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("graph.semantics", "import hashwright.graph.ir"),
        ("graph.ir", "from hashwright.files import toml"),
        ("hashes.md5", "from hashwright.targets import TARGETS"),
        ("hashes.md5", "def f():\n    import hashwright.requests.request"),
        ("modes.aegis", "if TYPE_CHECKING:\n    from hashwright.verify.verifying import Checking"),
        ("rules", "from hashwright.hashes.md5 import MD5"),
        ("targets.portable", "from hashwright import hashes"),
        ("emit.c", "from hashwright.requests.pipeline import lower"),
        ("output.generate", "import click"),
        ("verify.run", "from click import echo"),
        ("requests.request", "from hashwright.cli.commands import main"),
        ("requests.request", "from hashwright.explore import space"),
        ("verify.run", "from hashwright.proof.say import terms"),
        ("proof.run.state", "import iced_x86"),
        ("proof.say.terms", "from hashwright.targets import machine"),
    ],
)
def test_a_wrong_import_is_seen(module: str, line: str) -> None:
    name = f"hashwright.{module}"
    found = faults({**sources(), name: f"{sources()[name]}\n{line}\n"})
    assert found
    assert any(name in fault for fault in found)


def test_a_name_without_an_import_is_seen() -> None:
    alone = {name: source for name, source in sources().items() if not name.startswith("hashwright.modes.")}
    assert "hashes names modes, but does not import it" in faults(alone)
