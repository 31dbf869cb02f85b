"""How the files of AEGIS are written."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from hashwright.code import Routine
from hashwright.emitters import GAS
from hashwright.modes.aegis.context import about_aegis
from hashwright.modes.aegis.description import Aegis
from hashwright.modes.aegis.interface import interface, loop_functions
from hashwright.modes.aegis.loops import as_one, turns
from hashwright.modes.aegis.routines import routines
from hashwright.modes.writing import Context, Graphs, Interface, Listings, Loop, Writing
from hashwright.request import Request


def _hash(request: Request) -> Aegis:
    assert isinstance(request.hash, Aegis)
    return request.hash


def _interface(request: Request, name: str, kernels: Collection[str]) -> Interface:
    return interface(_hash(request), name, kernels)


def _functions(request: Request, stored: Graphs) -> Graphs:
    """The described functions, and in assembly what an iteration of each loop does as one."""
    if request.emitter != GAS:
        return stored
    loops = turns(_hash(request), request.setting())
    return {**stored, **{turn.name: as_one(stored, turn) for turn in loops}}


def _context(request: Request, listings: Listings) -> Context:
    return about_aegis(_hash(request), request.name, request.setting(), listings)


def _shared(contexts: Sequence[Context], is_compiled: bool) -> Context:
    """The room for the largest state, and where the program chooses, for what every kernel keeps beside it."""
    state_bytes = max(each.state_bytes for each in contexts)
    # The state, two pieces and two lengths, as in the template.
    own_words = 0 if is_compiled else (state_bytes + 2 * contexts[0].rate_bytes + 16) // 8
    return replace(contexts[0], state_bytes=state_bytes, own_words=own_words)


def _routines(request: Request, listings: Listings) -> Iterator[Routine]:
    return routines(_hash(request), request.name, request.setting(), listings)


def _loop(request: Request) -> Loop:
    hash_, setting = _hash(request), request.setting()
    turn = next(turn for turn in turns(hash_, setting) if turn.loop == request.kernel.function)
    return Loop(loop_functions(hash_, request.name, setting)[turn.name].name, turn.bytes)


WRITING: Final = Writing(
    interface=_interface,
    functions=_functions,
    context=_context,
    shared=_shared,
    routines=_routines,
    loop=_loop,
)
