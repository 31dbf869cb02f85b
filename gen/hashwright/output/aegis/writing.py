"""How the files of AEGIS are written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hashwright.emit.emitters import GAS, GO
from hashwright.graph.ir import Graph, row
from hashwright.graph.semantics import Ty
from hashwright.interface.aegis import chosen, loop_functions, structs
from hashwright.interface.iterations import Iteration, iterations
from hashwright.modes.kernel import LIBRARY
from hashwright.output.aegis.assembly import routines
from hashwright.output.aegis.batch import AegisBatchContext, about_batch, mixed, single, singles
from hashwright.output.aegis.context import about_aegis, around_of, hash_of
from hashwright.output.aegis.go import GoAegis, go_kernel, go_package
from hashwright.output.aegis.rust import SINGLE, RustAegis, RustRows, rust_aegis, rust_rows
from hashwright.output.aegis.whole import whole
from hashwright.output.writing import Context, GoWriting, Listings, Loop, Lowered, Writing
from hashwright.passes.replacing import in_order
from hashwright.passes.representation import Representation, of_parts, one_by_one, repeated, store, twice
from hashwright.requests.registry import RESULTS
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.routine import Routine


def _shell(request: Request) -> str:
    return "c/aegis_batch" if request.kernel.is_batch else "c/aegis"


def _lowered(request: Request) -> Lowered:
    """The functions of the cipher, also those with two updates.

    In assembly, also the iterations of loops, and for Go the start and the end of a message. Otherwise, also
    functions for some lanes; for several messages, those for one message, and the selection between stored
    words.
    """
    several = request.setting()
    found = _functions(request, several)
    if request.language == GAS:
        found |= _iterations(request, found)
        if request.emitter != GO:
            return {**found, **_around(request, found)}
        return {**found, **{name: (graph, several) for name, graph in whole(hash_of(request)).items()}}
    if not request.kernel.is_batch or several.messages == 1:
        return {**found, **_of_groups(request, found), **_around(request, found)}
    stored = {name: store(found[name][0], several.representation) for name in ("update", "decrypt")}
    found |= {graph.name: (graph, _without_form(several)) for graph in mixed(stored)}
    return {**found, **{single(name): each for name, each in _functions(request, request.single()).items()}}


def _functions(request: Request, setting: Setting) -> dict[str, tuple[Graph, Setting]]:
    """The functions of the cipher, and those with two updates, each with its settings."""
    hash_ = hash_of(request)
    graphs = dict(hash_.functions())
    if hash_.lanes > 1:
        graphs["absorb_tags"] = hash_.absorb_tags(row("tag", hash_.rate_words, Ty.B128))
        graphs |= {graph.name: graph for graph in hash_.first_tags()}
    found = {name: (graph, setting.of(name)) for name, graph in graphs.items()}
    for each in iterations(hash_, setting):
        graph, own = found[each.loop]
        if each.does != each.loop:
            found[each.does] = twice(graph, own.representation.between), own
    return found


def _iterations(request: Request, described: Lowered) -> Lowered:
    """By iteration of a loop: all of its calls as one function, over the stored words."""
    found: dict[str, tuple[Graph, Setting]] = {}
    for each, one, setting in _ordered(request, described):
        made = repeated(one, each.calls)
        if each.groups:
            made = one_by_one(one, [repeated(of_parts(one, letters), each.calls) for letters in each.groups])
        found[each.name] = made, setting
    return found


def _of_groups(request: Request, described: Lowered) -> Lowered:
    """The functions that loops in C call for each group of lanes, over the stored words of the first group."""
    return {
        each.called: (of_parts(one, each.groups[0]), setting)
        for each, one, setting in _ordered(request, described)
        if each.groups
    }


def _around(request: Request, described: Lowered) -> Lowered:
    """The functions that begin and end a message, over the stored words of some lanes."""
    around = around_of(hash_of(request), request.setting())
    found: dict[str, tuple[Graph, Setting]] = {}
    for part in (*around.starts, *around.lasts, around.absorbs, around.last_of_first):
        if part.lanes:
            graph, own = described[part.does]
            found[part.name] = of_parts(store(graph, own.representation), part.lanes), _without_form(own)
    return found


def _ordered(request: Request, described: Lowered) -> Iterator[tuple[Iteration, Graph, Setting]]:
    """By iteration, its function over the stored words, with its results in the order of the schedule."""
    for each in iterations(hash_of(request), request.setting()):
        graph, own = described[each.does]
        ordered = in_order(store(graph, own.representation), RESULTS.of(own.schedule))
        yield each, ordered, _without_form(own)


def _without_form(setting: Setting) -> Setting:
    """The setting for functions that are already over the stored words."""
    return replace(setting, representation=Representation())


def _context(request: Request, listings: Listings) -> Context:
    if request.kernel.is_batch:
        return about_batch(hash_of(request), request, listings)
    return about_aegis(hash_of(request), request.name, request.setting(), listings)


def _shared(contexts: Sequence[Context], is_compiled: bool) -> Context:
    """The largest state and, if the program selects a kernel, the further data of every kernel."""
    first = contexts[0]
    if isinstance(first, AegisBatchContext):
        rows = [each.row for each in contexts if isinstance(each, AegisBatchContext) and each.row]
        return replace(first, row=max(rows, key=lambda row: row.messages, default=None))
    if is_compiled:
        most = (max(getattr(each, name) for each in contexts) for name in ("state_bytes", "rate_bytes", "gap"))
        record_, mac_record = structs(*most)
    else:
        record_ = chosen([each.record for each in contexts])
        mac_record = chosen([each.mac_record for each in contexts])
    return replace(first, record=record_, mac_record=mac_record)


def _rust(request: Request, context: Context, listings: Listings) -> Mapping[str, RustAegis | RustRows]:
    if not isinstance(context, AegisBatchContext):
        return {"": rust_aegis(context, listings)}
    if not context.row:
        return {"single": rust_aegis(context, listings, SINGLE)}
    return {
        "several": rust_rows(context, context.row),
        "single": rust_aegis(context, singles(listings), SINGLE),
    }


def _go(request: Request, contexts: Sequence[Context]) -> GoAegis:
    return go_package(request, [each.state_bytes for each in contexts])


def _routines(request: Request, listings: Listings) -> Iterator[Routine]:
    return routines(hash_of(request), request.name, request.setting(), listings)


def _loop(request: Request) -> Loop:
    hash_, setting = hash_of(request), request.setting()
    iteration = next(each for each in iterations(hash_, setting) if each.loop == request.kernel.function)
    return Loop(
        loop_functions(hash_, request.name, setting)[iteration.name].name, iteration.name, iteration.bytes
    )


WRITING: Final = Writing(
    lowered=_lowered,
    shell=_shell,
    context=_context,
    shared=_shared,
    rust=_rust,
    go={LIBRARY.name: GoWriting("go/aegis", go_kernel, _go)},
    routines=_routines,
    loop=_loop,
)
