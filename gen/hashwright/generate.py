"""From a request to files in memory."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hashwright import fixed
from hashwright.choices import FIXED, Setting
from hashwright.emit import gas
from hashwright.emit.c import Body, Reload, body
from hashwright.emit.load import WAYS, Load, Vectors
from hashwright.emit.peachpy import object_file
from hashwright.emit.shell import render
from hashwright.emitters import GAS, OBJ, C
from hashwright.errors import UserError
from hashwright.hashes.aegis import BLOCK_BYTES as AES_BLOCK_BYTES
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.hashes.rolled import rolled
from hashwright.ir import Graph
from hashwright.lower.order import Listing
from hashwright.lower.streams import names
from hashwright.pipeline import lower
from hashwright.plan import Plan
from hashwright.request import LIBRARY, Request
from hashwright.routines import routines
from hashwright.semantics import Ty


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
    shell = FIXED if request.kernel == FIXED else request.hash.family
    header = {f"{request.stem}.h": f"c/{shell}.h.j2"}
    c = {f"{request.stem}.c": f"c/{shell}.c.j2"}
    if request.emitter == C:
        return header | c
    if request.emitter == OBJ:
        return header | {f"{request.stem}.o": ""}  # which is no text
    assert request.target.isa, "resolve refuses targets without assembly"
    assembly = {f"{_assembled(request)}.S": f"gas/{request.target.isa.name}.S.j2"}
    return header | assembly | (c if request.kernel == LIBRARY else {})


def sources(request: Request) -> list[str]:
    """Those of its files that are compiled or linked."""
    return [name for name in templates(request) if not name.endswith(".h")]


def _assembled(request: Request) -> str:
    """The stem of an assembly file, which must not be that of a C file beside it."""
    return f"{request.stem}_blocks" if request.kernel == LIBRARY else request.stem


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
    about = _about_fixed if request.kernel == FIXED else _about_any
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
    settings = {"compress": setting, fixed.SINGLE: request.single()}
    told = fixed.told(hash_, request.length, settings, listings)
    group = "a message in each lane" + (f" of {setting.streams} streams" * (setting.streams > 1))
    return told | {
        "barriers": told["several"].keeps or told["single"].keeps,
        "facts": [
            *_facts(f"{symbol}_{setting.abreast}", listings["compress"], group),
            *_facts(symbol, listings[fixed.SINGLE], "a message"),
        ],
    }


def _about_any(request: Request, listings: Mapping[str, Listing]) -> dict[str, Any]:
    hash_ = request.hash
    setting = request.setting()
    barriers = setting.schedule.choices.get("barriers") == "on"
    load = _load(hash_, setting) if request.emitter == C else None
    reload = _reload(setting)
    if load:
        reload = Reload(load.texts)
    bodies = {
        name: body(listing, setting.machine, barriers=barriers, reload=reload, woven=load.woven if load else ())
        for name, listing in listings.items()
    }
    return {
        "parts": _parts(request),
        "barriers": barriers or reload is not None,
        "load": load,
        **ABOUT[hash_.family](hash_, setting, listings, bodies),
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
    if request.kernel == FIXED:
        made[fixed.SINGLE] = lower(request.hash.principal(), request.single())
    return made


def functions(request: Request) -> dict[str, Graph]:
    """The hash's functions, and where its rounds are loops, those of a round's turn and of the end."""
    found = dict(request.hash.functions())
    if request.setting().is_rolled:
        assert isinstance(request.hash, MerkleDamgard)
        parts = rolled(request.hash)
        found |= {graph.name: graph for graph in (*(each.graph for each in parts.rounds), parts.finish)}
    return found


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


def _load(hash_: Hash, setting: Setting) -> Load | None:
    """How the message words come into vectors, where there are several messages in them.

    Raises UserError where that way takes words in the order of the processor's bytes, and the hash has another.
    """
    chosen = setting.schedule.choices.get("load")
    if chosen is None or not isinstance(hash_, MerkleDamgard):
        return None
    way = WAYS[chosen]
    if hash_.byte_order == "big" and not way.by_word:
        able = ", ".join(name for name, each in WAYS.items() if each.by_word)
        raise UserError(
            f"load={chosen} takes words whose least significant byte comes first, which those of {hash_.name} "
            f"are not; write one of: {able}"
        )
    register = setting.machine.registers[Ty.V32]
    return way.load(Vectors(register, WORDS, setting.lanes, names(setting.streams), setting.machine.c_lanes))


def _parts(request: Request) -> frozenset[str]:
    """The kernels that the file holds, and `library` where it holds the whole form."""
    if request.kernel == LIBRARY and request.emitter != C:
        return frozenset({LIBRARY})  # which calls what assembly files define
    if request.kernel == LIBRARY:
        return frozenset({LIBRARY, *request.hash.kernels})
    return frozenset({request.kernel})


def _about_merkle_damgard(
    hash_: MerkleDamgard, setting: Setting, listings: Mapping[str, Listing], bodies: Mapping[str, Body]
) -> dict[str, Any]:
    compress = listings["compress"]
    registers = [setting.machine.registers[node.ty] for node in compress.graph.inputs]
    symbol = "_".join(filter(None, (hash_.name, setting.abreast, "blocks")))
    blocks = f"a block of {BLOCK_BYTES} bytes" + (
        f" in each of {setting.streams} streams" * (setting.streams > 1)
    )
    turns = {name: made for name, made in listings.items() if name not in hash_.functions()}
    each = [_facts(f"{symbol}, {name}", made, "a turn") for name, made in turns.items()]
    return {
        "facts": [line for lines in each or [_facts(symbol, compress, blocks)] for line in lines],
        "compress": bodies["compress"],
        "words": len(hash_.iv),
        "message_words": WORDS,
        "state": _state(hash_, setting),
        "word": registers[0],
        "message_word": registers[-1],
        "cached": _cached(setting),
        "is_cached": setting.schedule.choices.get("cache", AUTO) != AUTO,
        "abreast": setting.abreast,
        "lanes": setting.lanes,
        "streams": names(setting.streams),
        "messages": setting.messages,
        "c_lanes": setting.machine.c_lanes,
        "iv": hash_.iv,
        "block_bytes": BLOCK_BYTES,
        "digest_bytes": hash_.digest_bytes,
        "byte_order": hash_.byte_order,
    }


def _state(hash_: MerkleDamgard, setting: Setting) -> dict[str, str]:
    """By the name of a word of the state: the C pointer to where it lies between blocks."""
    words, streams = len(hash_.iv), names(setting.streams)
    if setting.machine.c_lanes:
        place = "state + {row} * lanes"
    elif setting.abreast:
        place = "&state[{word}][{lane}]"
    else:
        place = "state + {word}"
    return {
        f"h{word}{stream}": place.format(word=word, row=word * len(streams) + i, lane=i * setting.lanes)
        for i, stream in enumerate(streams)
        for word in range(words)
    }


def _about_aegis(
    hash_: Aegis, setting: Setting, listings: Mapping[str, Listing], bodies: Mapping[str, Body]
) -> dict[str, Any]:
    per_update = f"{hash_.rate_bytes} bytes"
    facts = [_facts(name, listings[name], per_update) for name in ("update", "encrypt", "decrypt")]
    return {
        "facts": [line for lines in facts for line in lines],
        "functions": {name: (listing.graph, bodies[name]) for name, listing in listings.items()},
        "state_blocks": hash_.state_blocks,
        "rate_blocks": hash_.rate_blocks,
        "block_bytes": AES_BLOCK_BYTES,
        "rate_bytes": hash_.rate_bytes,
        "init_updates": hash_.init_updates,
        "final_updates": hash_.final_updates,
        "tag_bytes": tuple(hash_.tags),
        "block": setting.machine.registers[Ty.B128],
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
