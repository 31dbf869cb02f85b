"""From a request to files in memory."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hashwright import batch, fixed
from hashwright.about import ABOUT
from hashwright.about.facts import facts_of
from hashwright.choices import BATCH, FIXED, SINGLE, WHOLE
from hashwright.emit import gas
from hashwright.emit.peachpy import object_file
from hashwright.emit.shell import render
from hashwright.emitters import GAS, OBJ, ON, C
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import MerkleDamgard
from hashwright.hashes.rolled import rolled
from hashwright.ir import Graph
from hashwright.lower.order import Listing
from hashwright.pipeline import lower
from hashwright.plan import Plan
from hashwright.represent import functions as stored
from hashwright.request import LIBRARY, Request
from hashwright.routines import routines
from hashwright.turns import as_one, turns


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a request, and the listings in them, by function."""

    plan: Plan
    listings: Mapping[str, Listing]


def generate(request: Request) -> Plan:
    """The files that a request asks for.

    >>> from hashwright import generate, resolve
    >>> list(generate(resolve("md5", "portable")).files)
    ['md5.h', 'md5.c']
    """
    return make(request).plan


def templates(request: Request) -> dict[str, str]:
    """The template of each of a request's files, by file name."""
    shell = request.kernel if request.kernel in WHOLE else request.hash.family
    header = {f"{request.stem}.h": f"c/{shell}.h.j2"}
    c = {f"{request.stem}.c": f"c/{shell}.c.j2"}
    if request.emitter == C:
        return header | c
    if request.emitter == OBJ:
        return header | {f"{request.stem}.o": ""}  # which is no text
    assert request.target.isa, "resolve refuses targets without assembly"
    assembly = {f"{_assembled(request)}.S": f"gas/{request.target.isa.name}.S.j2"}
    return header | assembly | (c if is_called(request) else {})


def is_called(request: Request) -> bool:
    """Is assembly the inner part of what is asked for, and the rest C?"""
    return request.kernel == LIBRARY or request.hash.family == Aegis.family


def sources(request: Request) -> list[str]:
    """Those of its files that are compiled or linked."""
    return [name for name in templates(request) if not name.endswith(".h")]


def _assembled(request: Request) -> str:
    """The stem of an assembly file, which must not be that of a C file beside it."""
    return f"{request.stem}_blocks" if is_called(request) else request.stem


def make(request: Request) -> Made:
    """The files that a request asks for, and what is known about the kernels in them."""
    listings = lower_all(request)
    told = _told(request, listings)
    if request.emitter == GAS:
        told |= _assembly(request, listings, told["facts"])
    files = {name: render(template, told) for name, template in templates(request).items() if template}
    if request.emitter == OBJ:
        made = routines(request.hash, request.prefix, request.setting(), listings)
        files |= {name: object_file(made, request.options["format"]) for name in sources(request)}
    return Made(Plan(files), listings)


def _told(request: Request, listings: Mapping[str, Listing]) -> dict[str, Any]:
    """What templates are told."""
    about = {FIXED: _about_fixed, BATCH: _about_batch}.get(request.kernel, _about_any)
    return {
        "name": request.prefix + request.hash.name,
        "file": request.stem,
        "guard": f"{request.prefix}{request.stem}_H".upper(),
        "title": request.hash.title,
        "source": request.hash.source,
        "command": request.command(),
        "spdx": request.spdx,
        "target": request.target,
        **about(request, listings),
    }


def _about_fixed(request: Request, listings: Mapping[str, Listing]) -> dict[str, Any]:
    hash_, setting, symbol = request.hash, request.setting(), f"{request.hash.name}_{request.length}"
    assert isinstance(hash_, MerkleDamgard)
    assert request.length is not None
    settings = {"compress": setting, SINGLE: request.single()}
    told = fixed.told(hash_, request.length, settings, listings)
    group = "a message in each lane" + (f" of {setting.streams} streams" * (setting.streams > 1))
    return told | {
        "barriers": told["several"].keeps or told["single"].keeps,
        "facts": [
            *facts_of(f"{symbol}_{setting.abreast}", listings["compress"], group),
            *facts_of(symbol, listings[SINGLE], "a message"),
        ],
    }


def _about_batch(request: Request, listings: Mapping[str, Listing]) -> dict[str, Any]:
    assert isinstance(request.hash, MerkleDamgard)
    settings = {"compress": request.setting(), SINGLE: request.single()}
    return batch.told(request.hash, settings, listings)


def _about_any(request: Request, listings: Mapping[str, Listing]) -> dict[str, Any]:
    return {
        "parts": _parts(request),
        "assembled": request.emitter == GAS,
        "wipes": request.options.get("wipe") == ON,
        **ABOUT[request.hash.family](request.hash, request.setting(), listings, request.emitter),
    }


def _assembly(request: Request, listings: Mapping[str, Listing], facts: Sequence[str]) -> dict[str, Any]:
    """What the templates of assembly are told besides."""
    made = routines(request.hash, request.prefix, request.setting(), listings)
    assert request.target.isa, "resolve refuses targets without assembly"
    isa = request.target.isa.name
    return {
        "options": request.options,
        "arch": "".join(flag.removeprefix("-march=") for flag in request.target.c_flags),
        "routines": [gas.told(each, isa, request.options) for each in made],
        "counts": [gas.counted(each) for each in made],
    }


def lower_all(request: Request) -> dict[str, Listing]:
    """The listings of all the hash's functions, by name."""
    setting = request.setting()
    made = {name: lower(graph, setting) for name, graph in functions(request).items()}
    if request.kernel in WHOLE:
        made[SINGLE] = lower(request.hash.principal(), request.single())
    return made


def functions(request: Request) -> dict[str, Graph]:
    """The hash's functions over the state as it is stored, and where rounds are loops, their parts."""
    found = stored(request.hash.functions(), request.setting().form)
    if request.setting().is_rolled:
        assert isinstance(request.hash, MerkleDamgard)
        parts = rolled(request.hash)
        found |= {graph.name: graph for graph in (*(each.graph for each in parts.rounds), parts.finish)}
    if request.emitter == GAS and isinstance(request.hash, Aegis):
        found |= {turn.name: as_one(found, turn) for turn in turns(request.hash, request.setting())}
    return found


def _parts(request: Request) -> frozenset[str]:
    """The kernels that the file holds, and `library` where it holds the whole form."""
    if request.kernel == LIBRARY and request.emitter != C and "blocks" in request.hash.kernels:
        return frozenset({LIBRARY})  # which calls what assembly files define
    if request.kernel == LIBRARY:
        return frozenset({LIBRARY, *request.hash.kernels})
    return frozenset({request.kernel})
