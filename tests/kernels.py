"""The distinct kernels of hashes: many targets share a unit."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from hashwright.graph.ir import Graph, Node, Var, var
from hashwright.graph.semantics import INTS, Reading, Ty
from hashwright.hashes.md5 import MD5
from hashwright.lower.order import Facts, Listing
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import lower_all
from hashwright.passes import representation as represent
from hashwright.passes.forms import labels
from hashwright.passes.representation import Representation
from hashwright.requests.pipeline import Stage, stages
from hashwright.requests.request import Request, serving
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import Setting

BLOCK_BYTES: Final = MD5.rate_bytes  # of hashes of 32-bit words


def distinct(hashes: Iterable[Hash]) -> Iterator[Request]:
    """A request for each different lowering of a hash, for one message and for a stream of several."""
    seen = set()
    for hash_ in hashes:
        for target in serving(hash_):
            several = [
                each for each in hash_.kernels.values() if each.is_row and target.lanes(hash_.principal().word)
            ]
            for kernel in (LIBRARY, *several):
                one = Schedule({"streams": "1"} if kernel.is_row else {})
                request = Request(hash_, target, kernel, one)
                setting = request.setting()
                key = (hash_.name, setting.machine.insns, str(setting.schedule))
                if key not in seen:
                    seen.add(key)
                    yield request


def named(request: Request) -> str:
    """The request as the name of a test."""
    return "-".join(
        filter(None, (request.hash.name, request.target.name, request.kernel.name, str(request.schedule)))
    )


LOWERED: Final = (
    "order",
    "unit",
    "rot",
    "key",
    "streams",
    "neg",
    "planes",
)  # the fields that passes read, besides functions


_lowered: Final[dict[tuple[str, str], tuple[Stage, ...]]] = {}  # by command and function


def lowered(request: Request, function: str) -> tuple[Stage, ...]:
    """A function of the request's hash after each pass, each once per test process."""
    key = (request.command(), function)
    if key not in _lowered:
        _lowered[key] = tuple(stages(request.hash.functions()[function], request.setting()))
    return _lowered[key]


Lowering = tuple[Graph, Setting]


def lowerings(requests: Iterable[Request]) -> Iterator[tuple[Request, list[Lowering]]]:
    """The functions that each request lowers, with their settings, without those that an earlier one shares."""
    seen = set()
    for request in requests:
        asked: list[Lowering] = []

        def ask(graph: Graph, setting: Setting, asked: list[Lowering] = asked) -> Listing:
            asked.append((graph, setting))
            return Listing(graph, (), Facts(0, 0))

        lower_all(request, ask)
        found = []
        for graph, setting in asked:
            chosen = tuple((key, setting.schedule.choices.get(key)) for key in (*LOWERED, *labels(graph)))
            known = tuple(setting.known.items())
            key = (graph, setting.machine.insns, setting.representation, known, setting.as_stored, chosen)
            if key not in seen:
                seen.add(key)
                found.append((graph, setting))
        if found:
            yield request, found


def inputs(graph: Graph, seed: int = 0) -> Iterator[dict[str, int]]:
    """Values for the inputs of a graph: at random, and from the edges of their range."""
    rng = random.Random(seed)
    yield {str(node.attr): rng.getrandbits(node.ty.bits) for node in graph.inputs}
    edges = (0, 1, -2, -1)
    yield {str(node.attr): rng.choice(edges) & node.ty.mask for node in graph.inputs}


def compared(
    described: Graph, made: Graph, form: Representation, env: Mapping[str, Any], reading: Reading = INTS
) -> Iterator[tuple[str, Any, Any]]:
    """Each output: its name, its value by a function over stored words, and the expected value.

    Functions that return one word each compute the described words from the stored ones, and message blocks
    from wider ones. Parts of words are joined here instead.
    """
    env = {**env, **_turned(form, env, reading)}
    found = _joined(described, form, made.evaluate(env, reading), reading)
    env = _joined(described, form, env, reading)
    form = replace(form, parts=None)
    given = {str(node.attr): _read(described, node.attr, form, env, reading) for node in described.inputs}
    expected = described.evaluate(given, reading)
    for word, value in zip(described.outputs, expected.values(), strict=True):
        if word in described.state:
            yield str(word), _read(described, word, form, found, reading), value
    for name, value in _turned(form, found, reading).items():
        yield name, found[name], value
    blocks = {
        word: var(word, node.ty) for word, node in described.outputs.items() if word not in described.state
    }
    if form.planes:
        for name, value in _words(map(str, blocks), expected, form.planes.bits, reading):
            yield name, found[name], value
        return
    stored = represent.store(Graph("blocks", (), blocks, state=described.state), form)
    for name, value in stored.evaluate(expected, reading).items():
        yield name, found[name], value


def _words(
    names: Iterable[str], values: Mapping[str, Any], bits: int, reading: Reading
) -> Iterator[tuple[str, Any]]:
    """The words of blocks in the order of memory, by name."""
    for name in names:
        for i in range(Ty.B128.bits // bits):
            yield f"{name}_{i}", reading.part(values[name], i * bits, bits)


def _types(described: Graph) -> dict[Var, Ty]:
    """The types of the inputs and outputs."""
    types = {word: node.ty for word, node in described.outputs.items()}
    return types | {node.attr: node.ty for node in described.inputs}


def _joined(
    described: Graph, form: Representation, values: Mapping[str, Any], reading: Reading
) -> dict[str, Any]:
    """The values, with stored parts joined: the lowest part of s0 is s0a, the next one s0b."""
    if not form.parts:
        return dict(values)
    bits = form.parts.bits
    types = _types(described)
    types |= {replace(word, role="d"): types[word] for word in form.deferred if word in types}
    joined = {}
    for word, ty in types.items():
        parts = [str(replace(word, part=letter)) for letter in "abcd"[: max(ty.bits // bits, 1)]]
        names = parts if parts[1:] else [str(word)]
        if not values.keys().isdisjoint(names):
            first, *others = (values[each] for each in names)
            for place, part in enumerate(others, 1):
                first = reading.join(first, part, place * bits)
            joined[str(word)] = first
    return joined


def _read(described: Graph, wanted: Var, form: Representation, env: Mapping[str, Any], reading: Reading) -> Any:
    """The value of a described word, from the stored words."""
    types = _types(described)
    words = [word for word in described.state if word in types]
    data = [node.attr for node in described.inputs if node.attr not in described.state]
    inputs = tuple(var(each, types[each]) for each in (*words, *data))
    first, *others = (
        _reader(var(wanted, types[wanted]), inputs, described.state, form).evaluate(env, reading).values()
    )
    for i, word in enumerate(others, 1):
        assert form.planes
        first = reading.join(first, word, i * form.planes.bits)
    return first


@cache
def _reader(word: Node, inputs: tuple[Node, ...], state: tuple[Var, ...], form: Representation) -> Graph:
    """The function over stored words that returns a described word."""
    return represent.store(Graph("read", inputs, {Var("r"): word}, state=state), form)


def _turned(form: Representation, env: Mapping[str, Any], reading: Reading) -> dict[str, Any]:
    """The expected copies of words with their halves exchanged."""
    bits = Ty.B128.bits
    return {
        str(replace(word, role="u")): reading.join(
            reading.part(env[str(word)], bits, bits), reading.part(env[str(word)], 0, bits), bits
        )
        for word in form.turned
        if str(word) in env
    }
