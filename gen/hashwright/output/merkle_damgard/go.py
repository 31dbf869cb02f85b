"""Batches of messages in Go: what the package calls on a processor, and the description."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.emit.go import GoFunction, GoParameter, kernel_suffix, statements
from hashwright.interface.batch import WINDOW
from hashwright.interface.merkle_damgard import prefix, settings
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.output.merkle_damgard.assembly import Use, block_routine
from hashwright.output.merkle_damgard.batch import FETCHED
from hashwright.output.merkle_damgard.context import hash_of
from hashwright.output.writing import GoCalls, GoKernelCode, Listings
from hashwright.requests.pipeline import before
from hashwright.requests.request import Request
from hashwright.requests.settings import SINGLE

LANES: Final = "lanes"
COUNT: Final = GoParameter("nblocks", "int")


@dataclass(frozen=True, slots=True)
class GoBatch:
    """Further data for the templates of batches in Go."""

    functions: tuple[GoFunction, ...]
    lanes: int  # the most messages side by side
    window: int
    stored: tuple[str, ...]  # the names of the words of the state
    message: tuple[str, ...]  # and of the message
    statements: tuple[str, ...]  # the description
    results: tuple[str, ...]  # the names of the words of the next state


def go_kernel(request: Request, listings: Listings) -> GoKernelCode:
    """The assembly of a kernel, and what each function of the package calls of it."""
    hash_, every = hash_of(request), settings(request)
    end = kernel_suffix(request.target.name)
    several, one = _functions(hash_)
    names = {several: "compress", one: SINGLE} if request.setting().abreast else {one: SINGLE}
    routines, calls = [], {}
    for function, name in names.items():
        setting = every[name]
        use = Use(setting.streams, FETCHED * hash_.rate_bytes) if setting.abreast else Use(1)
        own = GoFunction(f"{function.name}{end}", function.parameters)
        routines.append((own, block_routine(hash_, prefix(request), setting, listings[name], use)))
        calls[function.name] = GoCalls(own.name)
    return GoKernelCode(end, tuple(routines), calls, {LANES: request.setting().messages})


def go_batch(request: Request, lanes: Sequence[int]) -> GoBatch:
    """The data of a package whose kernels compress this number of messages side by side."""
    hash_ = hash_of(request)
    graph = before("cover", hash_.principal(), request.elsewhere())
    lines, results = statements(graph)
    return GoBatch(
        functions=_functions(hash_),
        lanes=max(lanes),
        window=WINDOW,
        stored=tuple(map(str, graph.outputs)),
        message=tuple(str(node.attr) for node in graph.inputs if node.attr not in graph.outputs),
        statements=lines,
        results=results,
    )


def _functions(hash_: MerkleDamgard) -> tuple[GoFunction, GoFunction]:
    """The functions for as many messages as there are lanes, and for one."""
    word = f"uint{hash_.word.bits}"
    state = GoParameter("state", f"*[{len(hash_.iv)}]{word}")
    return (
        GoFunction("compress", (GoParameter("state", f"*{word}"), GoParameter("data", "**byte"), COUNT)),
        GoFunction("compressOne", (state, GoParameter("data", "*byte"), COUNT)),
    )
