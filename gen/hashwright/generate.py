"""From a request to files in memory."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from hashwright.choices import Setting
from hashwright.emit.c import Body, Reload, body
from hashwright.emit.shell import render
from hashwright.hashes.aegis import BLOCK_BYTES as AES_BLOCK_BYTES
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.lower.order import Listing
from hashwright.pipeline import lower
from hashwright.plan import Plan
from hashwright.represent import doubled, functions, sentences
from hashwright.request import LIBRARY, Request
from hashwright.semantics import BLOCKS, Ty
from hashwright.targets.model import Register


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a request, and the listings in them, by function."""

    plan: Plan
    listings: Mapping[str, Listing]


EMITTERS: Final = ("c",)  # what kernels can be written in


def generate(request: Request) -> Plan:
    """The files that a request asks for.

    >>> from hashwright import generate, resolve
    >>> list(generate(resolve("md5", "portable")).files)
    ['md5.h', 'md5.c']
    """
    return make(request).plan


def templates(request: Request) -> dict[str, str]:
    """The template of each of a request's files, by file name."""
    return {f"{request.stem}.{end}": f"c/{request.hash.family}.{end}.j2" for end in ("h", "c")}


def make(request: Request) -> Made:
    """The files that a request asks for, and what is known about the kernels in them."""
    hash_ = request.hash
    setting = request.setting()
    listings = lower_all(request)
    barriers = setting.schedule.choices.get("barriers") == "on"
    reload = _reload(setting)
    bodies = {
        name: body(listing, setting.machine, barriers=barriers, reload=reload)
        for name, listing in listings.items()
    }
    told = {
        "name": request.prefix + hash_.name,
        "file": request.stem,
        "guard": f"{request.prefix}{request.stem}_H".upper(),
        "title": hash_.title,
        "source": hash_.source,
        "command": request.command(),
        "spdx": request.spdx,
        "target": request.target,
        "parts": _parts(request),
        "barriers": barriers or reload is not None,
        **ABOUT[hash_.family](hash_, setting, listings, bodies),
    }
    files = {name: render(template, told) for name, template in templates(request).items()}
    return Made(Plan(files), listings)


def lower_all(request: Request) -> dict[str, Listing]:
    """The listings of all the hash's functions, by name."""
    setting = request.setting()
    described = functions(request.hash.functions(), setting.form)
    return {name: lower(graph, setting) for name, graph in described.items()}


AUTO: Final = "auto"  # the compiler decides which message words stay in registers


def _cached(setting: Setting) -> list[int]:
    """The message words that are loaded before the first step, spread evenly."""
    asked = setting.schedule.choices.get("cache", AUTO)
    count = WORDS if asked == AUTO else int(asked)
    return list(range(0, WORDS, WORDS // count)) if count else []


def _reload(setting: Setting) -> Reload | None:
    """How the message words that no register holds are read."""
    texts = {f"m{i}": f"load32({{at}} + {4 * i})" for i in range(WORDS) if i not in _cached(setting)}
    return Reload(texts, "const uint8_t *{at} = data;") if texts else None


def _parts(request: Request) -> frozenset[str]:
    """The kernels that the file holds, and `library` where it holds the whole form."""
    if request.kernel == LIBRARY:
        return frozenset({LIBRARY, *request.hash.kernels})
    return frozenset({request.kernel})


def _about_merkle_damgard(
    hash_: MerkleDamgard, setting: Setting, listings: Mapping[str, Listing], bodies: Mapping[str, Body]
) -> dict[str, Any]:
    compress = listings["compress"]
    registers = [setting.machine.registers[node.ty] for node in compress.graph.inputs]
    c_lanes = setting.machine.c_lanes
    abreast = f"{setting.abreast}_" if setting.abreast else ""
    return {
        "facts": _facts(f"{hash_.name}_{abreast}blocks", compress, f"a block of {BLOCK_BYTES} bytes"),
        "compress": bodies["compress"],
        "words": len(hash_.iv),
        "message_words": WORDS,
        "word": registers[0],
        "message_word": registers[-1],
        "cached": _cached(setting),
        "is_cached": setting.schedule.choices.get("cache", AUTO) != AUTO,
        "lanes": setting.lanes,
        "c_lanes": c_lanes,
        "iv": hash_.iv,
        "block_bytes": BLOCK_BYTES,
        "digest_bytes": hash_.digest_bytes,
        "byte_order": hash_.byte_order,
    }


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a block stands among those that a function takes, or among those that it makes."""

    name: str
    block: "_Block"
    at: int  # bytes from the first one


@dataclass(frozen=True, slots=True)
class _Function:
    """A function of a cipher as a template sees it."""

    body: Body
    state: tuple[str, ...]  # the words of the state that it reads
    takes: tuple[_Place, ...]
    makes: tuple[_Place, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """One AES block, or several in one register, as a template sees it."""

    name: str  # of the C type
    suffix: str  # of the functions that load and store it
    bytes: int
    register: Register


def _blocks(setting: Setting, listings: Mapping[str, Listing]) -> dict[Ty, _Block]:
    """The kinds of block that the functions take or return, narrow ones first."""
    graphs = [listing.graph for listing in listings.values()]
    used = {node.ty for graph in graphs for node in (*graph.inputs, *graph.outputs.values())}
    found = {}
    for ty in (ty for ty in BLOCKS if ty in used):
        suffix = str(ty.bits // Ty.B128.bits) if ty is not Ty.B128 else ""
        found[ty] = _Block(f"block{suffix}", suffix, ty.bits // 8, setting.machine.registers[ty])
    return found


def _function(listing: Listing, body: Body, blocks: Mapping[Ty, _Block]) -> _Function:
    graph = listing.graph
    read = [node.attr for node in graph.inputs if node.attr in graph.state and node in graph.nodes()]
    takes = {node.attr: blocks[node.ty] for node in graph.inputs if node.attr not in graph.state}
    makes = {name: blocks[node.ty] for name, node in graph.outputs.items() if name not in graph.state}
    return _Function(body, tuple(read), _places(takes), _places(makes))


@dataclass(frozen=True, slots=True)
class _Loop:
    """A loop over a long message."""

    does: str  # the function
    calls: int  # of the function, in one turn
    bytes: int  # in one turn


def _loops(hash_: Aegis, setting: Setting, name: str) -> list[_Loop]:
    """The loops that do a long message in turn."""
    unroll = int(setting.schedule["unroll"])
    one = _Loop(name, 1, hash_.rate_bytes)
    many = _Loop(name, unroll, unroll * hash_.rate_bytes)
    if setting.form.between:
        calls = max(unroll // 2, 1)
        many = _Loop(doubled(name), calls, calls * 2 * hash_.rate_bytes)
    return list(dict.fromkeys((many, one)))


def _places(named: Mapping[str, _Block]) -> tuple[_Place, ...]:
    ends = accumulate(block.bytes for block in named.values())
    rows = zip(named.items(), ends, strict=True)
    return tuple(_Place(name, block, end - block.bytes) for (name, block), end in rows)


def _about_aegis(
    hash_: Aegis, setting: Setting, listings: Mapping[str, Listing], bodies: Mapping[str, Body]
) -> dict[str, Any]:
    loops = {name: _loops(hash_, setting, name) for name in ("update", "encrypt", "decrypt")}
    facts = [
        _facts(each, listings[each], f"{bytes_} bytes")
        for each, bytes_ in {
            loop.does: loop.bytes // loop.calls for name in loops for loop in loops[name]
        }.items()
    ]
    state = listings["update"].graph.state
    types = {node.attr: node.ty for node in listings["update"].graph.inputs}
    blocks = _blocks(setting, listings)
    return {
        "facts": [*sentences(setting.form), *(line for lines in facts for line in lines)],
        "functions": {name: _function(made, bodies[name], blocks) for name, made in listings.items()},
        "loops": loops,
        "blocks": blocks.values(),
        "halves": setting.machine.registers[Ty.B128].c_from_halves,
        "state": state,
        "word": blocks[types[state[0]]],
        "rate_blocks": hash_.rate_blocks,
        "block_bytes": AES_BLOCK_BYTES,
        "rate_bytes": hash_.rate_bytes,
        "init_updates": hash_.init_updates,
        "final_updates": hash_.final_updates,
        "tag_bytes": tuple(hash_.tags),
    }


ABOUT: Final[Mapping[str, Callable[..., dict[str, Any]]]] = {
    # by family of hash: what its template is told besides names
    MerkleDamgard.family: _about_merkle_damgard,
    Aegis.family: _about_aegis,
}


def _facts(name: str, listing: Listing, what: str) -> list[str]:
    facts = listing.facts
    counted = f"{name}: {facts.instructions} instructions for {what}"
    fired = ", ".join(f"{rule} {times} times" for rule, times in facts.rules.items())
    return [f"{counted}, critical path {facts.critical_path} cycles."] + ([f"Rules: {fired}."] if fired else [])
