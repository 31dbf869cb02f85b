"""The kernels that hashes are lowered to, each that differs once: many targets share a unit."""

import random
from collections.abc import Iterable, Iterator
from typing import Final

from hashwright.choices import SEVERAL
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import MerkleDamgard
from hashwright.ir import Graph
from hashwright.pipeline import Stage, stages
from hashwright.request import LIBRARY, Request, serving


def distinct(hashes: Iterable[Hash]) -> Iterator[Request]:
    """A request for each way in which a hash is lowered: its targets, each for one message and for several."""
    seen = set()
    for hash_ in hashes:
        for target in serving(hash_):
            several = (SEVERAL,) if isinstance(hash_, MerkleDamgard) and target.lanes() else ()
            for kernel in (LIBRARY, *several):
                request = Request(hash_, target, kernel)
                setting = request.setting()
                key = (hash_.name, setting.machine.insns, str(setting.schedule))
                if key not in seen:
                    seen.add(key)
                    yield request


def named(request: Request) -> str:
    """The request as the name of a test."""
    return "-".join(
        filter(None, (request.hash.name, request.target.name, request.kernel, str(request.schedule)))
    )


_lowered: Final[dict[tuple[str, str], tuple[Stage, ...]]] = {}  # by command and function


def lowered(request: Request, function: str) -> tuple[Stage, ...]:
    """A function of the request's hash after each pass, each once per test process."""
    key = (request.command(), function)
    if key not in _lowered:
        _lowered[key] = tuple(stages(request.hash.functions()[function], request.setting()))
    return _lowered[key]


def inputs(graph: Graph, seed: int = 0) -> Iterator[dict[str, int]]:
    """Values for the inputs of a graph: at random, and from the edges of their range."""
    rng = random.Random(seed)
    yield {node.attr: rng.getrandbits(node.ty.bits) for node in graph.inputs}
    edges = (0, 1, -2, -1)
    yield {node.attr: rng.choice(edges) & node.ty.mask for node in graph.inputs}
