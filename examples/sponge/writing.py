"""Writes the files of a sponge, in C."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hashwright.emit.c import Body, body
from hashwright.errors import UserError
from hashwright.graph.ir import Var
from hashwright.output.writing import Context, Listings, Loop, Lowered, Writing
from hashwright.requests.request import Request
from hashwright.targets.machine import Register
from hashwright.targets.routine import Routine
from sponge import Sponge


def lowered(request: Request) -> Lowered:
    return {name: (graph, request.setting()) for name, graph in request.hash.functions().items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class SpongeContext:
    """The template context."""

    facts: list[str]
    helpers: frozenset[str]
    body: Body  # the body of the permutation
    word: Register
    inputs: tuple[Var, ...]
    words: int
    rate_bytes: int
    digest_bytes: int


def context(request: Request, listings: Listings) -> SpongeContext:
    hash_, setting, listing = request.hash, request.setting(), listings["permute"]
    assert isinstance(hash_, Sponge)
    permutation = body(listing, setting.machine, barriers=setting.barriers)
    return SpongeContext(
        facts=listing.facts.sentences(f"{request.name}_permute", f"a block of {hash_.rate_bytes} bytes"),
        helpers=permutation.helpers,
        body=permutation,
        word=setting.machine.registers[listing.graph.inputs[0].ty],
        inputs=tuple(node.attr for node in listing.graph.inputs),
        words=hash_.words,
        rate_bytes=hash_.rate_bytes,
        digest_bytes=hash_.digest_bytes,
    )


def shared(contexts: Sequence[Context], is_compiled: bool) -> Context:
    return contexts[0]


def routines(request: Request, listings: Listings) -> Iterator[Routine]:
    raise UserError(f"{request.hash.title} is written in C only; leave --emitter out")


def loop(request: Request) -> Loop:
    raise UserError(f"{request.hash.title} is written in C only; leave --emitter out")


WRITING = Writing(
    lowered=lowered,
    context=context,
    shared=shared,
    routines=routines,
    loop=loop,
)
