"""How the files of Merkle-Damgard hashes are written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.emit.emitters import C
from hashwright.errors import UserError
from hashwright.graph.ir import Graph
from hashwright.interface.merkle_damgard import (
    block_function,
    context_fields,
    context_type,
    group_function,
    prefix,
    settings,
)
from hashwright.modes.merkle_damgard import BATCH
from hashwright.output.merkle_damgard.assembly import Use, block_routine, group_routine, routines
from hashwright.output.merkle_damgard.batch import FETCHED, BatchContext, about_batch
from hashwright.output.merkle_damgard.columns import SHORT, short
from hashwright.output.merkle_damgard.context import ContextType, about_merkle_damgard, hash_of
from hashwright.output.merkle_damgard.fixed import FixedContext, about_fixed, as_read
from hashwright.output.merkle_damgard.go import LANES, GoBatch, go_batch, go_kernel
from hashwright.output.merkle_damgard.rolled import rolled
from hashwright.output.merkle_damgard.rust import (
    RustRoutine,
    rust_blocks,
    rust_messages,
    rust_short,
    rust_steps,
)
from hashwright.output.writing import Context, GoWriting, Listings, Loop, Lowered, Writing
from hashwright.requests.registry import ROUNDS
from hashwright.requests.request import Request
from hashwright.targets.routine import Routine


def _shell(request: Request) -> str:
    return f"c/{request.kernel if request.kernel.whole else request.hash.family}"


def _context_type(request: Request) -> ContextType:
    """The type of the context, the same in the library and in batches, whichever kernel they select."""
    guard = f"{request.macro}_CTX_H"
    return ContextType(context_type(request.public_name), guard, context_fields(hash_of(request)))


def _lowered(request: Request) -> Lowered:
    """The compression functions, where rounds are loops, their parts, and short messages in columns."""
    hash_, setting = hash_of(request), request.setting()
    found = {name: (_compress(request), each) for name, each in settings(request).items()}
    if setting.is_rolled and request.length is None:
        found |= {graph.name: (graph, setting) for graph in _parts(request)}
    if request.kernel.is_batch and request.language == C:
        found[SHORT] = hash_.short, short(hash_, setting)
    return found


def _parts(request: Request) -> Sequence[Graph]:
    """The parts of the compression function with its rounds as loops."""
    try:
        parts = rolled(hash_of(request))
    except ValueError as error:
        asked = f"{ROUNDS.name}={request.setting().schedule[ROUNDS.name]}"
        raise UserError(f"{error}; leave {asked} out") from None
    return *(each.graph for each in parts.rounds), parts.finish


def _compress(request: Request) -> Graph:
    """The compression function over the words that are read and written."""
    hash_ = hash_of(request)
    if request.length is None or request.language == C:
        return hash_.compress
    return as_read(hash_, request.length, hash_.compress)


def _context(request: Request, listings: Listings) -> Context:
    hash_ = hash_of(request)
    if request.length is not None:
        return about_fixed(hash_, request, listings)
    about = about_batch if request.kernel.is_batch else about_merkle_damgard
    return about(hash_, request, _context_type(request), listings)


def _shared(contexts: Sequence[Context], is_compiled: bool) -> Context:
    """The context that all kernels share, with the values of the largest one."""
    first = contexts[0]
    if isinstance(first, BatchContext):
        largest = {
            name: max(getattr(each, name) for each in contexts) for name in ("most", "stack", "unoptimised")
        }
        return replace(first, varies=True, **largest)
    if isinstance(first, FixedContext):
        return max(contexts, key=lambda each: each.several.messages)
    most = max(each.blocks.messages for each in contexts)
    return replace(first, blocks=replace(first.blocks, messages=most))


def _rust(request: Request, context: Context, _: Listings) -> Mapping[str, RustRoutine]:
    if isinstance(context, FixedContext):
        named = {"several": context.several, "single": context.single}
        return {name: rust_messages(context, each, context.length) for name, each in named.items()}
    if isinstance(context, BatchContext):
        row, columns = context.several.messages, context.columns
        blocks = {"several": context.several, **context.narrower, "single": context.single}
        made = {name: rust_blocks(context, each, row) for name, each in blocks.items()}
        if columns.steps.code:
            made["steps"] = rust_steps(context, columns.steps.code)
        if columns.short:
            made["short"] = rust_short(context, columns.short, columns.short_bytes, columns.end)
        return made
    if context.blocks.c_lanes:
        raise UserError(
            "--emitter rust writes lanes for one target; write a single --target, or --kernel batch"
        )
    return {"": rust_blocks(context, context.blocks, context.blocks.messages)}


def _routines(request: Request, listings: Listings) -> Iterator[Routine]:
    hash_, name, setting = hash_of(request), prefix(request), request.setting()
    if (length := request.length) is not None:
        for each, other in settings(request).items():
            function = group_function(hash_, f"{name}_{length}", other)
            yield group_routine(hash_, function, other, listings[each], length)
        return
    if not request.kernel.is_batch:
        yield from routines(hash_, name, setting, listings)
        return
    for each, other in settings(request).items():
        use = Use(setting.streams, FETCHED * hash_.rate_bytes) if other.abreast else Use(1)
        yield block_routine(hash_, name, other, listings[each], use)


def _go(request: Request, contexts: Sequence[Context]) -> GoBatch:
    return go_batch(request, [each.several.messages for each in contexts])


def _loop(request: Request) -> Loop:
    if (length := request.length) is not None:
        function = group_function(hash_of(request), f"{request.name}_{length}", request.setting())
        return Loop(function.name, "compress", length)
    function = block_function(hash_of(request), prefix(request), request.setting())
    return Loop(function.name, "compress", request.hash.rate_bytes)


WRITING: Final = Writing(
    lowered=_lowered,
    shell=_shell,
    context=_context,
    shared=_shared,
    rust=_rust,
    go={BATCH.name: GoWriting("go/batch", go_kernel, _go, {LANES: 1})},
    routines=_routines,
    loop=_loop,
)
