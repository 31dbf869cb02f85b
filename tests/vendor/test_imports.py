"""The imports of modules, compared with what Python's parser reads."""

import ast
from pathlib import Path

import pytest

import hashwright
from hashwright.vendor.imports import imported, modules_in

TEXT = '''"""Not imported: from here import it."""
import alone
import one.part as other, two  # import three
from five import (
    six,
    seven as eight,  # nine
)


def f():
    from ten import eleven, twelve as last
'''


def parsed(source: str) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_imports_are_read() -> None:
    assert imported(TEXT) == parsed(TEXT)


def test_the_imports_of_the_package_are_read() -> None:
    modules = modules_in(Path(hashwright.__path__[0]))
    sources = {name: path.read_text("utf-8") for name, path in modules.items()}
    assert [name for name, source in sources.items() if imported(source) != parsed(source)] == []


def test_an_import_relative_to_its_package_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"^\.beside: write the import with its full name$"):
        imported("from .beside import name\n")
