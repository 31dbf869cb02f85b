"""How the files of a sponge are written: in C."""

from collections.abc import Iterator, Sequence

from hashwright.code import Routine
from hashwright.emit.c import body
from hashwright.emit.facts import facts_of
from hashwright.errors import UserError
from hashwright.modes.writing import Context, Graphs, Listings, Loop, Writing
from hashwright.request import Request
from sponge import Sponge


def functions(request: Request, stored: Graphs) -> Graphs:
    return stored


def context(request: Request, listings: Listings) -> Context:
    hash_, setting, listing = request.hash, request.setting(), listings["permute"]
    assert isinstance(hash_, Sponge)
    (register,) = setting.machine.registers.values()
    return {
        "facts": facts_of(f"{request.name}_permute", listing, f"a block of {hash_.rate_bytes} bytes"),
        "barriers": setting.barriers,
        "body": body(listing, setting.machine, barriers=setting.barriers),
        "word": register,
        "inputs": [node.attr for node in listing.graph.inputs],
        "words": hash_.words,
        "rate_words": hash_.rate_words,
        "rate_bytes": hash_.rate_bytes,
        "digest_bytes": hash_.digest_bytes,
    }


def shared(told: Sequence[Context], is_compiled: bool) -> Context:
    return {}


def routines(request: Request, listings: Listings) -> Iterator[Routine]:
    raise UserError(f"{request.hash.title} is written in C only; leave --emitter out")


def loop(request: Request) -> Loop:
    raise UserError(f"{request.hash.title} is written in C only; leave --emitter out")


WRITING = Writing(functions=functions, context=context, shared=shared, routines=routines, loop=loop)
