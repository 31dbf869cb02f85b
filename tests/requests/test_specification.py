"""The result of every pass meets the specification and has the meaning of its input.

The tests check both for every function of the catalogue and of the distinct kernels, and for random schedules.
They compare the meaning on random inputs and on edges of their range. In addition, every pass except `bind`,
`state` and `planes` is proved for all inputs. What this does not catch: an order of instructions that is not
the graph's, and wrong text.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from hashwright.emit.emitters import EMITTERS
from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, Step, Var, bswap, const, mk, numbered, rebuild, var
from hashwright.graph.semantics import Op, Ty
from hashwright.hashes import HASHES
from hashwright.modes.kernel import LIBRARY
from hashwright.passes.forms import fitting, labels
from hashwright.passes.representation import CHANGES, Representation
from hashwright.passes.streams import names
from hashwright.passes.units import rounds
from hashwright.requests import settings
from hashwright.requests.alternatives import parts
from hashwright.requests.pipeline import PASSES, Stage, stages
from hashwright.requests.request import Request, resolve, serving
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import Setting
from hashwright.targets.machine import apply
from tests import kernels, outside
from tests.catalogued import catalogue
from tests.requests.specification import PARTS, SPECIFICATION, faults
from tests.requests.test_settings import short
from tests.sweep import Sweep, Values

STORED: Final = {each.name: each.field for each in CHANGES}  # passes that change inputs and outputs
NOT_PROVED: Final = ("bind", *STORED)


def differing(before: Graph, after: Stage, setting: Setting, seed: int = 0) -> Iterator[str]:
    """The outputs whose values a pass has changed."""
    for values in (Values(seed, setting.known), Values(seed, setting.known, edges=True)):
        if after.name == "abreast":
            yield from _differing_in_lanes(before, after.graph, values)
        elif after.name in STORED:
            env = {str(node.attr): values.given(node) for node in after.graph.inputs}
            field = STORED[after.name]
            one = replace(Representation(), **{field: getattr(setting.representation, field)})
            pairs = kernels.compared(before, after.graph, one, env)
            yield from (name for name, found, expected in pairs if found != expected)
        else:
            expected = values.outputs(over(before, after.name, setting))
            found = values.outputs(after.graph)
            yield from (name for name in expected | found if expected.get(name) != found.get(name))


def _differing_in_lanes(before: Graph, after: Graph, values: Values) -> Iterator[str]:
    """The outputs in which a message's block differs from the result of the preceding graph for its blocks."""
    env = {str(node.attr): values.given(node) for node in after.inputs}
    found = after.evaluate(env)
    bits, mask = Ty.B128.bits, Ty.B128.mask
    for at in range(0, after.inputs[0].ty.bits, bits):
        expected = before.evaluate({name: value >> at & mask for name, value in env.items()})
        yield from (f"{name}, bit {at}" for name in expected if found[name] >> at & mask != expected[name])


def unproved(before: Graph, after: Stage, setting: Setting, sweep: Sweep) -> Iterator[str]:
    """The outputs of a pass that are not proved equal for all inputs."""
    if after.name not in NOT_PROVED:
        for name, node in over(before, after.name, setting).outputs.items():
            if not sweep.are_equal(node, after.graph.outputs[name]):
                yield str(name)


def over(before: Graph, name: str, setting: Setting) -> Graph:
    """The graph before a pass, over the inputs after it."""
    if name == "bytes":
        return _read(before, {node: bswap(node) for node in before.inputs if node.attr in before.big_endian})
    if name == "streams":
        copies = {
            stream: _read(before, {node: var(of(node.attr, stream), node.ty) for node in before.inputs})
            for stream in names(setting.streams)
        }
        outputs = {of(o, stream): node for stream, copy in copies.items() for o, node in copy.outputs.items()}
        return replace(before, outputs=outputs)
    return before


def of(word: Var, stream: str) -> Var:
    return replace(word, stream=stream)


def _read(graph: Graph, inputs: Mapping[Node, Node]) -> Graph:
    new = rebuild(graph.outputs.values(), lambda node: inputs.get(node, node))
    return Graph(graph.name, (), {name: new[node] for name, node in graph.outputs.items()})


def wrong(graph: Graph, setting: Setting, sweep: Sweep, seed: int = 0) -> list[str]:
    """The faults in the stages of a kernel."""
    made = tuple(stages(graph, setting))
    found = faults(made, setting)
    for before, after in pairwise(made):
        found += [f"{after.name}: {name} differs" for name in differing(before.graph, after, setting, seed)]
        found += [
            f"{after.name}: {name} is not proved" for name in unproved(before.graph, after, setting, sweep)
        ]
    return found


def swept(setting: Setting) -> Sweep:
    return Sweep(Values(seed, setting.known) for seed in range(8))


# The catalogue, and every kernel that differs.

ROOT: Final = Path(__file__).parents[2]
CATALOGUE: Final = [request for entry in catalogue().entries for request in parts(entry.asked)]
LOWERINGS: Final = list(kernels.lowerings((*CATALOGUE, *kernels.distinct(HASHES.values()))))


@pytest.mark.sampled
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
EACH: Final = 26  # random schedules
FUNCTIONS: Final = 2  # the most functions of each


@pytest.fixture
def examples() -> Iterator[None]:
    """The hashes of the examples among the others: some have big-endian words."""
    with outside.added("md4", "sha1", "sha256"):
        yield


@pytest.mark.long
@pytest.mark.sampled("seed")
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
    """A kernel of few steps and a schedule for it. Raises UserError if they are incompatible."""
    hash_ = HASHES[rng.choice([*HASHES])]
    target = rng.choice(serving(hash_))
    kernel = rng.choice((LIBRARY, *hash_.kernels.values()))
    length = str(rng.randrange(56)) if kernel.sized else None
    asked = resolve(hash_.name, target.name, kernel=kernel.name, emitter=rng.choice([*EMITTERS]), length=length)
    request = replace(asked, hash=short(hash_), schedule=Schedule({}))
    graph = request.hash.principal()
    lanes = settings.values(graph, target, kernel, request.setting().lanes, asked.emitter).get("lanes")
    chosen = {"lanes": rng.choice(lanes)} if lanes else {}
    setting = replace(request, schedule=Schedule(chosen)).setting()
    keys = settings.values(graph, target, kernel, setting.lanes, asked.emitter)
    for key in (key for key in keys if key != "lanes" and rng.random() < 0.6):
        chosen[key] = rng.choice((*keys[key], *spelled(graph, key, keys[key], rng)))
    setting = replace(request, schedule=Schedule(chosen)).setting()
    placed = settings.in_units(graph, setting.schedule)
    for label in (label for label in labels(graph) if rng.random() < 0.6):
        chosen[label] = rng.choice(fitting(placed, label, setting.machine))
    return replace(request, schedule=Schedule(chosen))


def spelled(graph: Graph, key: str, letters: tuple[str, ...], rng: Random) -> list[str]:
    """Values of a key that are not listed."""
    if key == "unit":
        return ["/".join("".join(rng.choices(letters, k=count)) for count in rounds(graph))]
    if key == "neg":
        words = sorted(rng.sample(range(len(graph.state)), rng.randrange(1, len(graph.state))))
        return ["+".join(map(str, words))]
    return []


# Each fault is found.

X, Y, Z, W = (var(name) for name in "xyzw")
WIDE: Final = var("x", Ty.U64)
PORTABLE: Final = resolve("md5", "portable").setting()
VECTORS: Final = resolve("md5", "x86-64-sse2", kernel="lanes", schedule="streams=2").setting()
ADD: Final = next(each for each in PORTABLE.machine.insns if each.name == "add")
ROTL: Final = next(each for each in PORTABLE.machine.insns if each.name == "rotl")
PADDD: Final = next(each for each in VECTORS.machine.insns if each.name == "paddd")


def graph(*outputs: Node, inputs: tuple[Node, ...] = (X, Y, Z, W), **more: Any) -> Graph:
    return Graph("g", inputs, numbered("o", outputs), **more)


def step(index: int, *made: Node, line: str = "") -> Step:
    return Step(line, index, 0, "F", made)


def raw(op: Op, *args: Node, attr: Any = None) -> Node:
    """An unchecked node."""
    return Node(op, Ty.U32, args, attr)


SUM: Final = graph(X + Y)
BOTH: Final = (step(0, X + Y), step(1, X + Y + Z))

# Faults: the pass, the graphs before and after it, the setting, and a part of the sentence.
FAULTY: Final[Mapping[str, tuple[str, Graph, Graph, Setting, str]]] = {
    "type": ("forms", SUM, graph(raw(Op.ADD, X, WIDE)), PORTABLE, "accepts no argument of type U64"),
    "arity": ("forms", SUM, graph(raw(Op.ADD, X)), PORTABLE, "the number of arguments of ADD is 2, not 1"),
    "rotation by 0": ("forms", SUM, graph(raw(Op.ROTL, X, attr=0)), PORTABLE, "is not the node"),
    "rotation by 32": ("forms", SUM, graph(raw(Op.ROTL, X, attr=32)), PORTABLE, "a count from 0 to 31"),
    "not folded": ("forms", SUM, graph(raw(Op.ADD, const(1), const(2))), PORTABLE, "is not the node"),
    "constant": ("forms", SUM, graph(mk(Op.CONST, Ty.U32, (), 1 << 32)), PORTABLE, "does not fit U32"),
    "unknown input": ("forms", SUM, graph(X + var("v")), PORTABLE, "v of type U32 is not an input"),
    "input of a type": ("forms", SUM, graph(var("x", Ty.V32)), PORTABLE, "x of type V32 is not an input"),
    "two inputs": ("forms", graph(X, inputs=(X, X)), graph(X, inputs=(X, X)), PORTABLE, "the same name"),
    "early": ("bind", SUM, graph(X + Y, early=frozenset({Var("v")})), PORTABLE, "early names v"),
    "one step twice": ("halves", SUM, graph(X + Y, steps=BOTH[:1] * 2), PORTABLE, "are the same"),
    "late step": ("halves", SUM, graph(X + Y, steps=BOTH[::-1]), PORTABLE, "step 0 needs what step 1"),
    "other operation": ("reuse", SUM, graph(X | Y), PORTABLE, "it adds OR, which the pass must not add"),
    "other output": ("sums", SUM, graph(X + Y, X), PORTABLE, "outputs are changed"),
    "other input": ("sums", SUM, graph(X + Y, inputs=(X, Y)), PORTABLE, "inputs are changed"),
    "other expression": ("halves", SUM, graph(Y + X), PORTABLE, "expressions are changed"),
    "other steps": ("sums", SUM, graph(X + Y, steps=BOTH), PORTABLE, "steps are changed"),
    "instruction": ("sums", SUM, graph(apply(ADD, (X, Y))), PORTABLE, "there is no instruction"),
    "move": ("forms", SUM, graph(X.to(Ty.V32)), PORTABLE, "there is no move"),
    "known": ("bind", SUM, SUM, replace(PORTABLE, known={Var("x"): 1}), "no input has a known value: x"),
    "registers": ("units", SUM, SUM, VECTORS, "every type is one of the machine's registers"),
    "unit": ("units", SUM, graph(X + Y, steps=BOTH), VECTORS, "in the registers of its unit"),
    "big-endian": (
        "bytes",
        SUM,
        graph(X, big_endian=frozenset({X.attr})),
        PORTABLE,
        "no input is big-endian",
    ),
    "reversal": ("bytes", SUM, graph(bswap(X)), VECTORS, "the machine has every reversal of bytes"),
    "rotate": ("rotates", SUM, graph(X.rotl(7)), VECTORS, "the machine has every rotate"),
    "constants": ("sums", SUM, graph((X + const(1)) + (Y + const(2))), PORTABLE, "two constants"),
    "left over": ("cover", SUM, graph(X ^ Y), PORTABLE, "there are only instructions"),
    "foreign": ("cover", SUM, graph(apply(PADDD, (X.to(Ty.V32),) * 2)), PORTABLE, "is the machine's"),
    "operands": ("cover", SUM, graph(apply(ADD, (X, WIDE))), PORTABLE, "does not have the operands"),
    "immediate": ("cover", SUM, graph(apply(ROTL, (X,), (32,))), PORTABLE, "does not have the operands"),
    "one stream": ("streams", SUM, SUM, VECTORS, "every stream has each input and output once"),
    "turns": ("streams", SUM, graph(X, steps=BOTH), VECTORS, "the steps of all streams are interleaved"),
}


@pytest.mark.parametrize("name", FAULTY)
def test_each_fault_is_found(name: str) -> None:
    after, before, made, setting, sentence = FAULTY[name]
    found = faults((Stage("graph", before, ()), Stage(after, made, ())), setting)
    assert any(each.startswith(f"after '{after}', ") and sentence in each for each in found), found


def test_streams_that_share_an_input_are_found() -> None:
    inputs = tuple(var(Var("x", stream=stream)) for stream in "ab")
    made = Graph("g", inputs, {Var("o", stream="a"): inputs[0], Var("o", stream="b"): inputs[0]})
    found = faults((Stage("streams", made, ()),), VECTORS)
    assert any("streams share no input: xa in stream b" in each for each in found)


def test_steps_out_of_order_and_round_keys_out_of_place_are_found() -> None:
    for name, target, function, stage, sentence in (
        ("ripemd160", "portable", "compress", "order", "the steps are in the order of the schedule"),
        ("aegis128l", "x86-64-aesni", "encrypt", "keys", "round keys are where the schedule places them"),
    ):
        request = resolve(name, target, schedule="key=word" if stage == "keys" else "order=step")
        before = request.hash.functions()[function]
        found = faults((Stage(stage, before, ()),), request.setting())
        assert any(sentence in each for each in found), found


def test_a_promise_ends_with_the_pass_that_it_names() -> None:
    covered = graph(apply(ADD, (X, Y)))
    assert faults((Stage("graph", SUM, ()), Stage("cover", covered, ())), PORTABLE) == []


def test_every_pass_has_a_record() -> None:
    assert list(SPECIFICATION) == ["graph", *(each.name for each in PASSES)]
    assert {part for effect in SPECIFICATION.values() for part in effect.changes} <= PARTS.keys()
    for effect in SPECIFICATION.values():
        assert all({*promise.until} <= SPECIFICATION.keys() for promise in effect.promises)


def row(name: str) -> str:
    """The record of a pass as a row of the table in the documentation."""
    effect = SPECIFICATION[name]
    adds = ", ".join(op.name for op in Op if op in effect.adds)
    changes = ", ".join(part.replace("_", "-") for part in PARTS if part in effect.changes)
    promises = [
        each.says + (f" (until {', '.join(f'`{until}`' for until in each.until)})" if each.until else "")
        for each in effect.promises
    ]
    invariants = "; ".join(promises) or "no further ones"
    return f"| `{name}` | {adds or 'none'} | {changes or 'nothing'} | {invariants} |"


def test_the_table_in_the_documentation_is_the_specification() -> None:
    text = (ROOT / "docs" / "passes.md").read_text(encoding="utf-8")
    _, _, section = text.partition("\n## After each pass\n")
    table, _, _ = section.partition("\n## ")
    found = [line for line in table.splitlines() if line.startswith("| `")]
    assert found == [row(name) for name in SPECIFICATION]


SAME: Final = {
    "sum": (X + (Y + Z) + const(5), (Z + const(7)) + (X + Y) - const(2)),
    "select": ((X & Y) | (~X & Z), (Y & X) + (Z & ~X)),
    "not": (X + ~Y, X + const(-1) - Y),
    "of sums": (((X + Y).rotl(5) & Z) | ~(X + Y).rotl(5), ~((Y + X).rotl(5) & ~Z)),
    "instruction": (X + Y.rotl(3), apply(ADD, (apply(ROTL, (Y,), (3,)), X))),
}
RARE: Final = X ^ const(0xDEADBEEF)
ONCE_NOT_1: Final = (RARE | (const(0) - RARE)) >> 31
OTHER: Final = {
    "or": (X + Y, X | Y),
    "inside": ((X + Y) ^ Z, (X - Y) ^ Z),
    "input": (X + Y, X + Z),
    "instruction": (X + Y.rotl(3), apply(ADD, (apply(ROTL, (Y,), (4,)), X))),
    "rare": (ONCE_NOT_1, const(1)),
    "rare inside": (ONCE_NOT_1 + X, const(1) + X),
}


@pytest.mark.parametrize("name", SAME)
def test_what_is_the_same_is_proved(name: str) -> None:
    before, after = map(graph, SAME[name])
    assert list(differing(before, Stage("sums", after, ()), PORTABLE)) == []
    assert list(unproved(before, Stage("sums", after, ()), PORTABLE, swept(PORTABLE))) == []


@pytest.mark.parametrize("name", OTHER)
def test_what_is_not_the_same_is_not_proved(name: str) -> None:
    """Sampled values do not show a difference in one of four billion values."""
    before, after = map(graph, OTHER[name])
    shown = [] if name.startswith("rare") else ["o0"]
    assert list(dict.fromkeys(differing(before, Stage("sums", after, ()), PORTABLE))) == shown
    assert list(unproved(before, Stage("sums", after, ()), PORTABLE, swept(PORTABLE))) == ["o0"]


@pytest.mark.parametrize("stage", ["bind", "bytes", "streams"])
def test_a_pass_that_changes_its_inputs_is_compared_on_them(stage: str) -> None:
    """The pass's result is right; its input is wrong, and so is a stream that computes another's output."""
    setting = replace(VECTORS if stage == "streams" else PORTABLE, known={Var("x"): 5})
    described = graph(X + Y.rotl(3), big_endian=frozenset({Var("y")}))
    x, y = ({s: var(Var(role, stream=s)) for s in "ab"} for role in "xy")
    right = {
        "bind": graph(Y.rotl(3) + const(5)),
        "bytes": graph(X + bswap(Y).rotl(3)),
        "streams": Graph("g", (), {Var("o", 0, s): x[s] + y[s].rotl(3) for s in "ab"}),
    }[stage]
    wrong = {
        "bind": graph(Y.rotl(3) + const(6)),
        "bytes": described,
        "streams": Graph("g", (), {Var("o", 0, s): x["a"] + y[s].rotl(3) for s in "ab"}),
    }[stage]
    assert list(differing(described, Stage(stage, right, ()), setting)) == []
    assert list(differing(described, Stage(stage, wrong, ()), setting))
