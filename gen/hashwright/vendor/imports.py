"""The modules that a module imports, from its source, without running it.

What this does not catch: a module imported by a name that is computed at run time.
"""

import ast
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path


def modules_in(package: Path) -> dict[str, Path]:
    """Every module of the package, by its full name."""
    return {_name(path.relative_to(package.parent)): path for path in sorted(package.rglob("*.py"))}


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imported(source: str) -> frozenset[str]:
    """The modules that a source names in its imports; a name imported from a package may be a module."""
    found: set[str] = set()
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: write the import with its full name"
            assert node.module
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement inside a node: an import is a statement, and is never in an expression."""
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        inner = getattr(node, field, ())
        for each in inner if isinstance(inner, list) else ():
            yield each
            yield from _statements(each)


def reached(starts: Iterable[str], package: Path, without: Container[str]) -> dict[str, Path]:
    """Modules of the package and all that they import, directly or not, except through some modules."""
    modules = modules_in(package)
    queue = sorted(modules.keys() & starts)
    for module in queue:
        names = {each for name in imported(modules[module].read_text("utf-8")) for each in _with_parents(name)}
        queue += sorted(name for name in names & modules.keys() if name not in without and name not in queue)
    return {module: modules[module] for module in queue}


def _with_parents(name: str) -> Iterator[str]:
    """A module and the packages that it is in, which are imported with it."""
    while name:
        yield name
        name = name.rpartition(".")[0]
