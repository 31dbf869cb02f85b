"""The modules that a module imports, from its source, without running it.

What this does not catch: a module imported by a name that is computed at run time.
"""

import re
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path
from typing import Final

# A statement begins a line. Python's parser, with which a test compares, takes twenty times as long.
STATEMENT: Final = re.compile(r"^ *(?:from (\S+) import (\([^)]*\)|.*)|import (.*))", re.MULTILINE)
COMMENT: Final = re.compile("#.*")
NAME: Final = re.compile(r"([\w.]+)(?: as \w+)?")


def modules_in(package: Path) -> dict[str, Path]:
    """Every module of the package, by its full name."""
    return dict(sorted((_name(path.relative_to(package.parent)), path) for path in package.rglob("*.py")))


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported(source: str) -> frozenset[str]:
    """The modules that a source names in its imports; a name imported from a package may be a module."""
    found: set[str] = set()
    for module, names, modules in STATEMENT.findall(source):
        assert not module.startswith("."), f"{module}: write the import with its full name"
        named = NAME.findall(COMMENT.sub("", names or modules))
        found |= {module, *(f"{module}.{name}" for name in named)} if module else {*named}
    return frozenset(found)


@cache
def _with_packages(source: str) -> frozenset[str]:
    """What a source imports, and the packages that this is in, which are imported with it."""
    parts = (name.split(".") for name in imported(source))
    return frozenset(".".join(each[:depth]) for each in parts for depth in range(1, len(each) + 1))


def reached(starts: Iterable[str], package: Path, without: Container[str]) -> dict[str, Path]:
    """Modules of the package and all that they import, directly or not, except through some modules."""
    modules = modules_in(package)
    queue = sorted(modules.keys() & starts)
    for module in queue:
        names = _with_packages(modules[module].read_text("utf-8")) & modules.keys()
        queue += sorted(name for name in names if name not in without and name not in queue)
    return {module: modules[module] for module in queue}
