"""The loops of AEGIS over a long message, each a function that C calls.

The words of the state are contiguous in memory, and in registers during the loop.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hashwright.choices.settings import Setting
from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Node
from hashwright.interface.aegis import loop_functions
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing, arrivals
from hashwright.lower.order import listing as ordered
from hashwright.modes.aegis import Aegis
from hashwright.output.loop import Shell, carried, looped
from hashwright.targets.assembly import simple
from hashwright.targets.routine import Mem, Routine


def routines(hash_: Aegis, name: str, setting: Setting, listings: Mapping[str, Listing]) -> Iterator[Routine]:
    """aegis128l_encrypt_loop(s, out, in, count) and the like; functions that only absorb have no out."""
    for iteration, function in loop_functions(hash_, name, setting).items():
        ways = (listings[iteration], _backwards(listings[iteration]))
        yield min((_function(function, way, setting) for way in ways), key=lambda made: len(made.body))


def _backwards(listing: Listing) -> Listing:
    """The listing with the last word of the state first, after the instructions with the longest latency.

    If no instruction overwrites an operand, each word can then stay in its register.
    """
    graph = listing.graph
    made = [node for name, node in graph.outputs.items() if name not in graph.state]
    state = [node for name, node in graph.outputs.items() if name in graph.state]
    ready = arrivals(graph)
    backwards = state[::-1]
    state = sorted(backwards, key=lambda node: -ready[node])
    steps = tuple(replace(step, made=(*made, *state)) for step in graph.steps)
    return ordered(replace(graph, steps=steps))


def _function(function: Prototype, listing: Listing, setting: Setting) -> Routine:
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
    shell = Shell(
        {node: Home(mem) for node, mem in source.items()},
        words,
        (state, *data, count),
        count,
        last=tuple(line for each in data for line in simple(isa.advance, d=each, n=size)),
        stored=side_by_side(data[0], list(made.values())),
        places=side_by_side(state, list(words)),
    )
    return looped(function, listing, setting, shell)
