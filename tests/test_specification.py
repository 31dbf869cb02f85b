"""Every pass leaves what the specification says, and computes what it was given.

Both are checked for every function that the catalogue and the distinct kernels lower, and for random schedules.
The meaning is compared by values for random inputs and for edges of their range. Passes that rewrite expressions
are proved besides, for all inputs; `bind` and the forms of a state are not. What this does not catch: a listing
in another order than its graph, and what is emitted.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

from hashwright import choices
from hashwright.alternatives import parts
from hashwright.choices import FIXED, Setting
from hashwright.emitters import EMITTERS
from hashwright.errors import UserError
from hashwright.forms import fitting, labels
from hashwright.hashes import HASHES
from hashwright.ir import Graph, Node, bswap, rebuild, var
from hashwright.lower.streams import names
from hashwright.lower.units import place, rounds
from hashwright.pipeline import Stage, stages
from hashwright.request import LIBRARY, Request, resolve, serving
from hashwright.schedule import Schedule
from hashwright.specification import faults
from hashwright.vendor.manifest import read_manifest
from tests import kernels, outside
from tests.sweep import Sweep, Values
from tests.test_choices import short

ROOT: Final = Path(__file__).parents[1]
STORED: Final = ("state", "planes")  # passes that change what inputs and outputs are
NOT_PROVED: Final = ("bind", *STORED)


def differing(before: Graph, after: Stage, setting: Setting, seed: int = 0) -> Iterator[str]:
    """The outputs that a pass has changed the values of."""
    for values in (Values(seed, setting.known), Values(seed, setting.known, edges=True)):
        if after.name in STORED:
            env = {node.attr: values.given(node) for node in after.graph.inputs}
            pairs = kernels.compared(before, after.graph, setting.form, env)
            yield from (name for name, found, expected in pairs if found != expected)
        else:
            expected = values.outputs(over(before, after.name, setting))
            found = values.outputs(after.graph)
            yield from (name for name in expected | found if expected.get(name) != found.get(name))


def unproved(before: Graph, after: Stage, setting: Setting, sweep: Sweep) -> list[str]:
    """The outputs of a pass that are not proved to be the same for all inputs."""
    if after.name in NOT_PROVED:
        return []
    outputs = over(before, after.name, setting).outputs
    return [name for name, node in outputs.items() if not sweep.are_equal(node, after.graph.outputs[name])]


def over(before: Graph, name: str, setting: Setting) -> Graph:
    """The graph before a pass over the inputs that there are after it."""
    if name == "bytes":
        return _read(before, {node: bswap(node) for node in before.inputs if node.attr in before.big_endian})
    if name == "streams":
        copies = {
            stream: _read(before, {node: var(node.attr + stream, node.ty) for node in before.inputs})
            for stream in names(setting.streams)
        }
        outputs = {f"{o}{stream}": node for stream, copy in copies.items() for o, node in copy.outputs.items()}
        return replace(before, outputs=outputs)
    return before


def _read(graph: Graph, inputs: Mapping[Node, Node]) -> Graph:
    new = rebuild(graph.outputs.values(), lambda node: inputs.get(node, node))
    return Graph(graph.name, (), {name: new[node] for name, node in graph.outputs.items()})


def wrong(graph: Graph, setting: Setting, sweep: Sweep, seed: int = 0) -> list[str]:
    """What is wrong in the stages of a kernel."""
    made = tuple(stages(graph, setting))
    found = faults(made, setting)
    for before, after in pairwise(made):
        found += [f"{after.name}: {name} differs" for name in differing(before.graph, after, setting, seed)]
        found += [
            f"{after.name}: {name} is not proved" for name in unproved(before.graph, after, setting, sweep)
        ]
    return found


def swept(setting: Setting) -> Sweep:
    return Sweep(Values(seed, setting.known) for seed in range(3))


# The catalogue, and every kernel that differs.

CATALOGUE: Final = [
    each for entry in read_manifest(ROOT / "hashwright.toml").entries for each in parts(entry.asked)
]
LOWERINGS: Final = list(kernels.lowerings((*CATALOGUE, *kernels.distinct(HASHES.values()))))


@pytest.mark.parametrize(
    ("request_", "lowerings"), LOWERINGS, ids=[kernels.named(request) for request, _ in LOWERINGS]
)
def test_every_pass_keeps_to_the_specification_and_the_meaning(
    request_: Request, lowerings: list[kernels.Lowering]
) -> None:
    for graph, setting in lowerings:
        assert wrong(graph, setting, swept(setting)) == [], graph.name


# Random schedules.

BATCHES: Final = 12
EACH: Final = 26  # schedules that are made
FUNCTIONS: Final = 2  # of each, at most


@pytest.fixture
def examples() -> Iterator[None]:
    """The hashes of the examples among the others: some have big-endian words."""
    with outside.added("md4", "sha1", "sha256"):
        yield


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("seed", range(BATCHES))
def test_random_schedules_keep_to_the_specification_and_the_meaning(seed: int) -> None:
    """More than 300 in all, of hashes with few steps in each round."""
    rng = Random(seed)
    made = 0
    for _ in range(10 * EACH):
        with suppress(UserError):
            request = drawn(rng)
            _, lowerings = next(kernels.lowerings([request]))
            for graph, setting in rng.sample(lowerings, min(FUNCTIONS, len(lowerings))):
                assert wrong(graph, setting, swept(setting), made) == [], (request.command(), graph.name)
            made += 1
        if made == EACH:
            return
    pytest.fail(f"{made} schedules of {10 * EACH} were made")


def drawn(rng: Random) -> Request:
    """A kernel of few steps and a schedule for it. Raises UserError where they do not go together."""
    hash_ = HASHES[rng.choice([*HASHES])]
    target = rng.choice(serving(hash_))
    kernel = rng.choice((LIBRARY, *hash_.kernels))
    length = str(rng.randrange(56)) if kernel == FIXED else None
    asked = resolve(hash_.name, target.name, kernel=kernel, emitter=rng.choice([*EMITTERS]), length=length)
    request = replace(asked, hash=short(hash_), schedule=Schedule({}))
    graph = request.hash.principal()
    lanes = choices.values(graph, target, kernel, request.setting().lanes, asked.emitter).get("lanes")
    chosen = {"lanes": rng.choice(lanes)} if lanes else {}
    setting = replace(request, schedule=Schedule(chosen)).setting()
    keys = choices.values(graph, target, kernel, setting.lanes, asked.emitter)
    for key in (key for key in keys if key != "lanes" and rng.random() < 0.6):
        chosen[key] = rng.choice((*keys[key], *spelled(graph, key, keys[key], rng)))
    machine = replace(request, schedule=Schedule(chosen)).setting().machine
    placed = place(graph, chosen.get("unit", keys["unit"][0])) if "unit" in keys else graph
    for label in (label for label in labels(graph) if rng.random() < 0.6):
        chosen[label] = rng.choice(fitting(placed, label, machine))
    return replace(request, schedule=Schedule(chosen))


def spelled(graph: Graph, key: str, letters: tuple[str, ...], rng: Random) -> list[str]:
    """Values of a key that are not listed."""
    if key == "unit":
        return ["/".join("".join(rng.choices(letters, k=count)) for count in rounds(graph))]
    if key == "neg":
        words = sorted(rng.sample(range(len(graph.state)), rng.randrange(1, len(graph.state))))
        return ["+".join(map(str, words))]
    return []
