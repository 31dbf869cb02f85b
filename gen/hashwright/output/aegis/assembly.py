"""The loops of AEGIS over a long message, each a function that C calls.

The words of the state are contiguous in memory, and in registers during the loop.
"""

from collections.abc import Iterator, Mapping

from hashwright.choices.settings import Setting
from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Node
from hashwright.interface.aegis import loop_functions
from hashwright.interface.iterations import iterations
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing
from hashwright.modes.aegis import Aegis
from hashwright.output.loop import Shell, carried, looped
from hashwright.targets.assembly import simple
from hashwright.targets.routine import Mem, Routine


def routines(hash_: Aegis, name: str, setting: Setting, listings: Mapping[str, Listing]) -> Iterator[Routine]:
    """aegis128l_encrypt_loop(s, out, in, count) and the like; functions that only absorb have no out."""
    functions = loop_functions(hash_, name, setting)
    for each in iterations(hash_, setting):
        yield _function(functions[each.name], listings[each.name], setting, is_in_memory=bool(each.groups))


def _function(function: Prototype, listing: Listing, setting: Setting, *, is_in_memory: bool) -> Routine:
    """The loop. Between iterations, the state is in registers as far as possible, or all of it in memory."""
    isa, files = setting.machine.isa, setting.machine.files
    assert isa, "resolve refuses targets without assembly"
    graph = listing.graph
    made = {name: node for name, node in graph.outputs.items() if name not in graph.state}
    taken = [node for node in graph.inputs if node.attr not in graph.state]
    state, *data, count = isa.arguments[: len(function.parameters)]
    words = carried(listing)

    def side_by_side(base: str, nodes: list[Node]) -> dict[Node, Mem]:
        sizes = [files[node.ty].bytes for node in nodes]
        return {node: Mem(base, sum(sizes[:i]), bytes=sizes[i]) for i, node in enumerate(nodes)}

    source = side_by_side(data[-1], taken)
    size = sum(mem.bytes for mem in source.values())
    stored, places = side_by_side(data[0], list(made.values())), side_by_side(state, list(words))
    if is_in_memory:
        source |= places
        stored |= {words[node]: mem for node, mem in places.items()}
    shell = Shell(
        {node: Home(mem) for node, mem in source.items()},
        {} if is_in_memory else words,
        (state, *data, count),
        count,
        last=tuple(line for each in data for line in simple(isa.advance, d=each, n=size)),
        stored=stored,
        places={} if is_in_memory else places,
        private=frozenset({state}),
    )
    return looped(function, listing, setting, shell)
