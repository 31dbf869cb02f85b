"""The registry of choices is complete, and the only reader of a schedule's keys."""

import ast
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.emit import load
from hashwright.emit.emitters import GAS, C
from hashwright.hashes import HASHES
from hashwright.modes.kernel import LIBRARY
from hashwright.passes.forms import labels
from hashwright.passes.keys import RoundKey
from hashwright.passes.representation import Defer, Pack
from hashwright.requests import registry
from hashwright.requests.alternatives import parts
from hashwright.requests.choice import Choice
from hashwright.requests.registry import (
    BARRIERS,
    CACHE,
    CHOICES,
    DEFER,
    HORIZON,
    KEY,
    LOAD,
    NEG,
    PACK,
    ROUNDS,
    SCHED,
    STREAMS,
    UNIT,
)
from hashwright.requests.request import serving
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import values
from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES
from hashwright.targets.machine import Target
from hashwright.vendor.imports import modules_in
from tests.catalogued import catalogue

LABELS: Final = {label for hash_ in HASHES.values() for label in labels(hash_.principal())}


def test_the_catalogue_chooses_nothing_else() -> None:
    """Every key is a record, or a function of the hash."""
    entries = catalogue().entries
    settings = [request.setting() for entry in entries for request in parts(entry.asked)]
    keys = {key for setting in settings for key in setting.schedule.choices}
    assert keys - LABELS <= CHOICES.keys()
    assert keys & CHOICES.keys() >= {"order", "lanes", "unit", "barriers", "neg", "key", "sched"}


def test_every_record_is_in_the_registry() -> None:
    found = {each.name: each for each in vars(registry).values() if isinstance(each, Choice)}
    assert found == CHOICES


def test_no_function_of_a_hash_has_the_name_of_a_choice() -> None:
    assert not CHOICES.keys() & LABELS


@pytest.mark.parametrize("choice", CHOICES.values(), ids=CHOICES)
def test_a_choice_and_each_of_its_values_are_documented(choice: Choice[object]) -> None:
    assert choice.doc
    assert all(value.doc for value in choice.values)
    assert len({value.word for value in choice.values}) == len(choice.values)
    assert all(key in CHOICES for value in choice.values for key in value.idle)


@pytest.mark.parametrize("name", HASHES)
def test_every_value_that_a_kernel_can_have_is_a_record_or_a_number(name: str) -> None:
    graph, kernels = HASHES[name].principal(), (LIBRARY, *HASHES[name].kernels.values())
    seen = {
        (key, word)
        for target in serving(HASHES[name])
        for kernel in kernels
        for lanes in (1, *target.lanes(graph.word))
        for emitter in (C, GAS)
        for key, words in values(graph, target, kernel, lanes, emitter).items()
        for word in words
    }
    assert {key for key, _ in seen} >= {"barriers", "sched"}
    for key, word in seen:
        assert word in {value.word for value in CHOICES[key].values} or word.isdigit()


@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_what_targets_name_is_in_the_registry(target: Target) -> None:
    """Their defaults, and the choices that allow their instructions."""
    insns = [insn.choice for unit in (*target.units, *target.planes) for insn in unit.insns if insn.choice]
    named = (target.defaults, *target.measured.values())
    defaults = [f"{key}={word}" for each in named for key, word in each.items()]
    for key, _, word in (choice.partition("=") for choice in (*insns, *defaults)):
        assert word in {value.word for value in CHOICES[key].values} or word.isdigit()


@pytest.mark.parametrize(
    ("choice", "text", "read"),
    [
        (STREAMS, "streams=3", 3),
        (STREAMS, "", 1),
        (BARRIERS, "barriers=on", True),
        (BARRIERS, "barriers=off", False),
        (BARRIERS, "", False),
        (CACHE, "cache=auto", None),
        (CACHE, "cache=0", 0),
        (CACHE, "cache=8", 8),
        (HORIZON, "horizon=4", 4),
        (LOAD, "load=ahead", load.AHEAD),
        (LOAD, "load=transpose-ahead", load.TRANSPOSE_AHEAD),
        (LOAD, "", None),
        (ROUNDS, "rounds=loop", True),
        (SCHED, "sched=source", None),
        (SCHED, "sched=zen4", CORES["zen4"]),
        (KEY, "key=loop", None),
        (KEY, "key=data", RoundKey.DATA),
        (DEFER, "defer=two", Defer.TWO),
        (PACK, "pack=2+copy", Pack.TURNED),
        (UNIT, "unit=v", "vector"),
        (UNIT, "unit=sv/vv", (("general", "vector"), ("vector", "vector"))),
        (NEG, "neg=off", ()),
        (NEG, "neg=search", None),
        (NEG, "neg=3+7", (3, 7)),
    ],
)
def test_a_choice_is_read_typed(choice: Choice[object], text: str, read: object) -> None:
    assert choice.of(Schedule.parse(text)) == read


# No other module reads a key.

READERS: Final = frozenset({"hashwright.requests.registry", "hashwright.requests.choice"})


def lookups(source: str) -> list[str]:
    """Every place where a source looks up the key of a schedule by a literal.

    What this does not catch: a key in a variable, or a mapping whose name does not refer to schedules or
    choices.
    """
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if _is_lookup(node)]


def _is_lookup(node: ast.AST) -> bool:
    match node:
        case ast.Subscript(value=mapping, slice=ast.Constant(value=str(key))):
            return key in CHOICES and _is_of_schedules(mapping)
        case ast.Call(func=ast.Attribute(value=mapping), args=[ast.Constant(value=str(key)), *_]):
            return key in CHOICES and _is_of_schedules(mapping)
        case ast.Compare(left=ast.Constant(value=str(key)), comparators=[mapping]):
            return key in CHOICES and _is_of_schedules(mapping)
        case ast.Call(func=ast.Name(id="Schedule"), args=[ast.Dict(keys=keys)]):
            return any(isinstance(key, ast.Constant) for key in keys)
        case _:
            return False


def _is_of_schedules(mapping: ast.expr) -> bool:
    return any(word in ast.unparse(mapping).lower() for word in ("schedule", "choice", "chosen"))


@pytest.mark.parametrize(
    "source",
    [
        'setting.schedule["order"]',
        'int(setting.schedule.choices.get("streams", "1"))',
        '"unit" in schedule.choices',
        'chosen["load"] = "copy"',
        'CHOICES["rot"]',
        'Schedule({**schedule.choices, "streams": "1"})',
    ],
)
def test_a_lookup_by_literal_is_seen(source: str) -> None:
    assert lookups(source)


def test_no_module_looks_a_key_up_by_literal() -> None:
    modules = modules_in(Path(hashwright.__path__[0]))
    assert modules.keys() >= READERS
    found = {name: lookups(path.read_text("utf-8")) for name, path in modules.items() if name not in READERS}
    assert {name: places for name, places in found.items() if places} == {}
