"""One name has one meaning: no two modules define public classes with the same name.

What this does not catch: a function, or the alias of a type, that has the name of another.
"""

import ast
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import hashwright
from hashwright.vendor.imports import modules_in


def homonyms(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """By name: the modules that define a public class of that name, if there are several."""
    found = defaultdict(list)
    for module, source in sources.items():
        for statement in ast.parse(source).body:
            if isinstance(statement, ast.ClassDef) and not statement.name.startswith("_"):
                found[statement.name].append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_no_two_modules_define_public_classes_of_the_same_name() -> None:
    package = modules_in(Path(hashwright.__path__[0]))
    assert homonyms({name: path.read_text(encoding="utf-8") for name, path in package.items()}) == {}


def test_a_homonym_is_seen() -> None:
    row, private = "class Row: ...\n", "class _Row: ...\n"
    assert homonyms({"a": row, "b": private}) == {}
    assert homonyms({"a": row, "b": private, "c": row}) == {"Row": ["a", "c"]}
