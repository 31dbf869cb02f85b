"""The direction of imports.

Read from the source, so that an import inside a function or under TYPE_CHECKING counts too, and followed
through the modules in between. What this does not catch: a module imported by a name computed at run time.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.vendor.imports import imported, modules_in

PACKAGE: Final = Path(hashwright.__path__[0])

# The only modules of the package that these layers import.
ONLY: Final[Mapping[str, tuple[str, ...]]] = {
    "errors": (),
    "graph.semantics": (),
    "graph.ir": ("graph.semantics",),
    "graph": ("errors", "graph"),
    "files": ("errors", "files"),
}

# Modules that these layers never import, not even through others.
NEVER: Final[Mapping[str, tuple[str, ...]]] = {
    "hashes": ("targets", "lower", "emit", "choices", "requests"),
    "modes.aegis": ("targets", "lower", "emit", "choices", "requests"),
    "modes.merkle_damgard": ("targets", "lower", "emit", "choices", "requests"),
    "rules": ("hashes",),
    "targets": ("hashes",),
    "lower": ("hashes", "emit", "requests"),
    "emit": ("hashes", "choices", "requests"),
    "proof.say.terms": ("targets", "lower", "emit", "requests"),
}

# The only importers of these modules.
BY: Final[Mapping[str, tuple[str, ...]]] = {
    "click": ("cli",),
    "rich": ("cli",),
    "optuna": ("explore.storage", "explore.study"),
    "matplotlib": ("bench.plot",),
    "jinja2": ("emit",),
    "hashwright.cli": ("__main__", "cli"),
    "hashwright.explore": ("cli.explore", "explore", "measured.bounds"),
    "hashwright.proof": ("cli.prove", "proof", "interface.inputs", "modes", "output.statement"),
    "iced_x86": ("proof.read.x86_64",),
}

Sources = Mapping[str, str]  # module -> its source


@cache
def _sources() -> Sources:
    """Every module of the package."""
    return {name: path.read_text(encoding="utf-8") for name, path in modules_in(PACKAGE).items()}


def chains(start: str, sources: Sources) -> dict[str, tuple[str, ...]]:
    """Every module of the package that start imports, directly or not, with the shortest chain of imports."""
    found: dict[str, tuple[str, ...]] = {start: (start,)}
    queue = [start]
    for module in queue:
        for name in sorted(imported(sources[module]) & sources.keys() - found.keys()):
            found[name] = (*found[module], name)
            queue.append(name)
    return found


def inside(module: str, layers: Iterable[str]) -> bool:
    """Is the module one of these, or in one of these packages?"""
    return any(f"{module}.".startswith(f"{layer}.") for layer in layers)


def ours(layers: Iterable[str]) -> list[str]:
    return [f"hashwright.{layer}" for layer in layers]


def violations(sources: Sources) -> list[str]:
    """Every import in the wrong direction, as a chain."""
    found = []
    for module, source in sources.items():
        names = imported(source)
        for layer, only in ONLY.items():
            if inside(module, ours([layer])):
                wrong = {name for name in names & sources.keys() if not inside(name, ours(only))}
                found += [f"{module} -> {name}" for name in wrong - {"hashwright"}]
        for layer, never in NEVER.items():
            if inside(module, ours([layer])):
                reached = chains(module, sources).items()
                found += [" -> ".join(chain) for name, chain in reached if inside(name, ours(never))]
        for owned, owners in BY.items():
            if any(inside(name, [owned]) for name in names) and not inside(module, ours(owners)):
                found.append(f"{module} -> {owned}")
    return found


def test_imports_go_one_way() -> None:
    assert violations(_sources()) == []


def test_every_layer_exists() -> None:
    named = {*ONLY, *NEVER, *(layer for owners in BY.values() for layer in owners)}
    assert set(ours(named)) <= _sources().keys()


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("graph.semantics", "from hashwright import errors"),
        ("graph.semantics", "import hashwright.graph.ir"),
        ("graph.ir", "from hashwright.errors import UserError"),
        ("hashes.md5", "from hashwright.targets import TARGETS"),
        ("hashes.md5", "from hashwright.choices import pipeline"),  # which imports targets
        ("hashes.md5", "def f():\n    import hashwright.requests.request"),
        ("rules", "from hashwright.hashes.md5 import MD5"),
        ("targets.portable", "from hashwright import hashes"),
        ("emit.c", "from hashwright.choices.pipeline import lower"),
        ("output.generate", "import click"),
        ("verify", "from rich.console import Console"),
        ("requests.request", "from hashwright.cli.commands import main"),
        ("requests.request", "from hashwright.explore import space"),
        ("verify", "from hashwright.proof.say import terms"),
        ("proof.run.state", "import iced_x86"),
    ],
)
def test_a_wrong_import_is_seen(module: str, line: str) -> None:
    name = f"hashwright.{module}"
    found = violations({**_sources(), name: f"{_sources()[name]}\n{line}\n"})
    assert found
    assert all(name in chain for chain in found)
