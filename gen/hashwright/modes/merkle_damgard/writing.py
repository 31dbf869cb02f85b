"""How the files of Merkle-Damgard hashes are written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.choices import NARROW, SINGLE, Setting
from hashwright.code import Routine
from hashwright.emit.facts import facts_of
from hashwright.errors import UserError
from hashwright.modes.merkle_damgard import batch, fixed
from hashwright.modes.merkle_damgard.context import about_merkle_damgard
from hashwright.modes.merkle_damgard.description import BLOCK_BYTES, MerkleDamgard
from hashwright.modes.merkle_damgard.rolled import rolled
from hashwright.modes.merkle_damgard.routines import merkle_damgard, symbol
from hashwright.modes.writing import Context, Graphs, Listings, Loop, Writing
from hashwright.request import Request
from hashwright.requests.registry import ROUNDS


def _hash(request: Request) -> MerkleDamgard:
    assert isinstance(request.hash, MerkleDamgard)
    return request.hash


def _functions(request: Request, stored: Graphs) -> Graphs:
    """The compression function, and where its rounds are loops, their parts."""
    if not request.setting().is_rolled:
        return stored
    try:
        parts = rolled(_hash(request))
    except ValueError as error:
        asked = f"{ROUNDS.name}={request.setting().schedule[ROUNDS.name]}"
        raise UserError(f"{error}; leave {asked} out") from None
    graphs = (*(each.graph for each in parts.rounds), parts.finish)
    return {**stored, **{graph.name: graph for graph in graphs}}


def _settings(request: Request) -> Mapping[str, Setting]:
    """Of whole messages, one by one, and in one stream where others are in several."""
    found = {SINGLE: request.single()} if request.kernel.whole else {}
    narrow = request.narrow()
    return found | ({NARROW: narrow} if narrow else {})


def _context(request: Request, listings: Listings) -> Context:
    if request.kernel.sized:
        return _of_fixed(request, listings)
    if request.kernel.is_batch:
        settings = {"compress": request.setting(), **_settings(request)}
        return batch.told(_hash(request), settings, listings)
    return about_merkle_damgard(_hash(request), request.setting(), listings, request.emitter)


def _of_fixed(request: Request, listings: Listings) -> Context:
    hash_, setting, name = _hash(request), request.setting(), f"{request.hash.name}_{request.length}"
    assert request.length is not None
    told = fixed.told(hash_, request.length, {"compress": setting, **_settings(request)}, listings)
    group = "a message in each lane" + (f" of {setting.streams} streams" * (setting.streams > 1))
    return told | {
        "barriers": told["several"].keeps or told["single"].keeps,
        "facts": [
            *facts_of(f"{name}_{setting.abreast}", listings["compress"], group),
            *facts_of(name, listings[SINGLE], "a message"),
        ],
    }


def _shared(told: Sequence[Context], is_compiled: bool) -> Context:
    """What is so of every kernel, or of the greatest one."""
    first = told[0]
    if "most" in first:  # a batch
        largest = {key: max(each[key] for each in told) for key in ("most", "stack", "unoptimised")}
        return {**largest, "varies": True}
    most = max(each["blocks"].messages for each in told)
    return {"blocks": replace(first["blocks"], messages=most)}


def _routines(request: Request, listings: Listings) -> Iterator[Routine]:
    return merkle_damgard(_hash(request), request.prefix, request.setting(), listings)


def _loop(request: Request) -> Loop:
    return Loop(symbol(_hash(request), request.prefix, request.setting()), BLOCK_BYTES)


WRITING: Final = Writing(
    functions=_functions,
    settings=_settings,
    context=_context,
    shared=_shared,
    routines=_routines,
    loop=_loop,
)
