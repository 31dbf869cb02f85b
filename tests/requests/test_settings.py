"""Every value of a schedule's key works, or is rejected in a sentence with the reason.

The tests use each value alone, with each number of lanes, for every hash, target, kernel and emitter; for the
steps' functions, one value of each at a time. Rounds have few steps here, and equal lowerings are done once.
Ciphers of several lanes are omitted if registers do not hold their words: their parts are blocks of AEGIS-128L.
What this does not catch: values that are incompatible; effects of long listings, such as a lack of registers;
wrong results.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Final

import pytest

from hashwright.emit.emitters import EMITTERS, GAS, C
from hashwright.errors import UserError
from hashwright.graph.ir import Node
from hashwright.hashes import HASHES
from hashwright.modes.aegis import Aegis
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY
from hashwright.modes.merkle_damgard import LANES, Line, MerkleDamgard, State
from hashwright.output.generate import lower_all, routines
from hashwright.passes.forms import fitting, labels
from hashwright.passes.units import place
from hashwright.requests import settings
from hashwright.requests.pipeline import lower
from hashwright.requests.registry import DEFER, PACK
from hashwright.requests.request import Request, resolve
from hashwright.requests.schedule import Schedule
from hashwright.targets import TARGETS
from hashwright.targets.machine import Target
from tests import compiled

NO_ASSEMBLY: Final = re.compile(
    r"there is no assembly for lanes=\d+ on target '[\w-]+'; write --emitter c, or another number of lanes"
)


def short(hash_: Hash) -> Hash:
    """The hash with few steps in each round: for one line, as many as an iteration of a rolled round has."""
    if not isinstance(hash_, MerkleDamgard):
        return hash_
    steps = 1 if hash_.lines[1:] else len(hash_.iv)
    return replace(hash_, lines=tuple(_short(line, steps) for line in hash_.lines))


def _short(line: Line, steps: int) -> Line:
    def step(i: int, state: State, message: tuple[Node, ...]) -> State:
        return line.step(i // steps * line.round_steps + i % steps, state, message)

    return replace(line, round_steps=steps, step=step)


SHORT: Final = {name: short(hash_) for name, hash_ in HASHES.items()}


def holding(name: str) -> list[Target]:
    """The targets with registers for the words of the hash."""
    return [
        each.target
        for each in compiled.requests()
        if each.hash.name == name and each.kernel == LIBRARY and not each.setting().representation.parts
    ]


def kernels(name: str, target: Target) -> Iterator[Request]:
    """Each kernel of a hash on a target, by each emitter that writes it."""
    for kernel in (LIBRARY, *HASHES[name].kernels.values()):
        length = "32" if kernel.sized else None
        for emitter in EMITTERS:
            try:
                asked = resolve(name, target.name, kernel=kernel.name, emitter=emitter, length=length)
            except UserError:
                continue
            yield replace(asked, hash=SHORT[name])


def offered(request: Request) -> Iterator[Schedule]:
    """Each value of each key, with each number of lanes."""
    graph, kernel, writer = request.hash.principal(), request.kernel, request.language
    keys = settings.values(graph, request.target, kernel, request.setting().lanes, writer)
    for lanes in keys.get("lanes", ("",)):
        chosen = {"lanes": lanes} if lanes else {}
        yield Schedule(chosen)
        try:
            setting = replace(request, schedule=Schedule(chosen)).setting()
        except UserError:
            continue
        able = settings.values(graph, request.target, kernel, setting.lanes, writer)
        for key in able.keys() - {"lanes"}:
            yield from (Schedule({**chosen, key: value}) for value in able[key])
        placed = place(graph, "general") if "unit" in able else graph
        forms = {label: fitting(placed, label, setting.machine) for label in labels(graph)}
        for row in zip_longest(*forms.values()):
            yield Schedule({**chosen, **{key: value for key, value in zip(forms, row, strict=True) if value}})


def refusal(request: Request, schedule: Schedule, lowered: set[object]) -> str:
    """The sentence that rejects it; empty if it works, or was tested before."""
    try:
        asked = replace(request, schedule=schedule)
        setting, is_assembly = asked.setting(), asked.language != C
        alike = (setting.machine.insns, setting.representation, str(setting.schedule), is_assembly)
        if alike not in lowered:
            lowered.add(alike)
            if is_assembly:
                routines(asked, lower_all(asked))
            else:
                lower(asked.hash.principal(), setting)
    except UserError as error:
        return str(error)
    return ""


KINDS: Final = ("x86-64", "aarch64", "")  # kinds of processors; the last: all others


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", HASHES)
def test_every_value_that_is_offered_is_made(name: str, kind: str) -> None:
    lowered: set[object] = set()
    targets = [each for each in holding(name) if ({*KINDS} & each.features or {""}) == {kind}]
    for request in (request for target in targets for request in kernels(name, target)):
        for schedule in offered(request):
            sentence = refusal(request, schedule, lowered)
            assert not sentence or NO_ASSEMBLY.fullmatch(sentence), (request.command(), str(schedule), sentence)


CIPHERS: Final = [hash_ for hash_ in HASHES.values() if isinstance(hash_, Aegis)]
ASSEMBLED: Final = [
    (hash_, target)
    for hash_ in CIPHERS
    for target in holding(hash_.name)
    if (held := target.holding(hash_.principal().word)).isa and not held.planes
]


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("hash_", "target"), ASSEMBLED, ids=[f"{hash_.name}-{target.name}" for hash_, target in ASSEMBLED]
)
def test_any_word_of_a_state_may_be_a_complement_in_assembly(hash_: Aegis, target: Target) -> None:
    """This includes words that are half of a register: a list of all values of `neg` would be too long."""
    request = Request(hash_, target, emitter=GAS)
    for word in range(len(hash_.principal().state)):
        for way in DEFER.values if PACK.is_in(request.setting().schedule) else DEFER.values[:1]:
            assert refusal(request, Schedule({"neg": str(word), "defer": way.word}), set()) == ""


# By target: the ways to load words into its lanes in C, by their number.
GATHERING: Final = {
    "x86-64-sse2": {4: "ahead copy transpose-ahead transpose"},
    "x86-64-avx2": {8: "ahead copy transpose-ahead transpose gather"},
    "x86-64-avx512": {16: "ahead copy transpose-ahead transpose gather"},
    "aarch64-neon": {4: "ahead copy transpose-ahead transpose"},
    "aarch64-sve2": {64: "copy"},
}


@pytest.mark.parametrize("target", GATHERING)
def test_words_come_into_lanes_in_every_way_that_the_target_has(target: str) -> None:
    graph = HASHES["md5"].principal()
    for lanes, ways in GATHERING[target].items():
        keys = settings.values(graph, TARGETS[target], LANES, lanes)
        assert keys["load"] == tuple(ways.split())


def test_registers_of_512_bits_are_a_feature_of_their_own_for_some_compilers() -> None:
    units = [unit for target in TARGETS.values() for unit in target.units]
    assert {unit.register.c_type for unit in units if unit.register.c_apart} == {"__m512i"}
    assert all(unit.register.c_apart for unit in units if unit.register.c_type == "__m512i")
