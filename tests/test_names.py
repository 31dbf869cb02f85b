"""One name has one meaning: no two modules define a public class of the same name, and no names differ only in
number or ending.

What this does not catch: a function, or the alias of a type, that has the name of another; names in `proof`, of
which only equal ones are found.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import hashwright
from hashwright.vendor.imports import modules_in

# Endings of words that are otherwise the same, the longest first.
ENDINGS: Final = ("ings", "ing", "ers", "er", "ors", "or", "ies", "ied", "es", "ed", "s", "y", "e", "d")
SHORTEST: Final = 3  # letters before an ending
DIVIDED: Final = "hashwright.proof."


def classes(sources: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The public classes of modules, each with its module."""
    for module, source in sources.items():
        for statement in ast.parse(source).body:
            if isinstance(statement, ast.ClassDef) and not statement.name.startswith("_"):
                yield statement.name, module


def homonyms(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """By name: the modules that define a public class of that name, if there are several."""
    found = defaultdict(list)
    for name, module in classes(sources):
        found[name].append(module)
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def stem(name: str) -> str:
    """A name without the number or ending of its last word."""
    *words, last = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)
    ending = next((each for each in ENDINGS if last.endswith(each) and len(last) - len(each) >= SHORTEST), "")
    return "_".join([*words, last.removesuffix(ending)]).lower()


def alike(names: Iterable[str]) -> list[list[str]]:
    """The groups of names that differ only in number or ending."""
    found = defaultdict(set)
    for name in names:
        found[stem(name)].add(name)
    return [sorted(group) for group in found.values() if len(group) > 1]


def _sources() -> dict[str, str]:
    package = modules_in(Path(hashwright.__path__[0]))
    return {name: path.read_text(encoding="utf-8") for name, path in package.items()}


def test_no_two_modules_define_public_classes_of_the_same_name() -> None:
    assert homonyms(_sources()) == {}


def test_no_two_names_differ_only_in_number_or_ending() -> None:
    """A room may have the name of its record in the plural."""
    sources = {name: text for name, text in _sources().items() if not name.startswith(DIVIDED)}
    packages = {name for name in sources if any(other.startswith(f"{name}.") for other in sources)}
    assert alike(name.rpartition(".")[2] for name in sources.keys() - packages) == []
    assert alike(name for name, _ in classes(sources)) == []


def test_a_homonym_is_seen() -> None:
    row, private = "class Row: ...\n", "class _Row: ...\n"
    assert homonyms({"a": row, "b": private}) == {}
    assert homonyms({"a": row, "b": private, "c": row}) == {"Row": ["a", "c"]}


def test_a_likeness_is_seen() -> None:
    assert alike(("scheduler", "scheduling", "state", "states", "Timed", "Timing", "plan")) == [
        ["scheduler", "scheduling"],
        ["state", "states"],
        ["Timed", "Timing"],
    ]
    assert alike(("BatchContract", "BatchContracts", "Batch")) == [["BatchContract", "BatchContracts"]]
