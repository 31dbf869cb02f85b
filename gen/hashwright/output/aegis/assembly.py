"""The functions of AEGIS on the state as routines: loops over a long message, and all others for Go.

The words of the state are contiguous in memory, and in registers during a loop.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby

from hashwright.emit.prototypes import Parameter, Prototype, bytes_in, bytes_out
from hashwright.graph.ir import Graph, Node
from hashwright.interface.aegis import loop_functions
from hashwright.interface.iterations import LOOPED, iterations
from hashwright.lower.allocate import Home
from hashwright.lower.order import Listing
from hashwright.modes.aegis import Aegis
from hashwright.output.loop import Shell, carried, looped
from hashwright.requests.settings import Setting
from hashwright.targets.assembly import simple
from hashwright.targets.routine import Mem, Routine


def routines(
    hash_: Aegis,
    name: str,
    setting: Setting,
    listings: Mapping[str, Listing],
    looped: Sequence[str] = LOOPED,
) -> Iterator[Routine]:
    """aegis128l_encrypt_loop(s, out, in, count) and the like; functions that only absorb have no out."""
    functions = loop_functions(hash_, name, setting)
    for each in iterations(hash_, setting, looped):
        yield _loop(functions[each.name], listings[each.name], setting, is_in_memory=bool(each.groups))


def others(
    graphs: Mapping[str, Graph], name: str, setting: Setting, listings: Mapping[str, Listing]
) -> Iterator[Routine]:
    """aegis128l_keystream(s, out) and the like: those of the functions that have no loop."""
    for each, graph in graphs.items():
        if each not in LOOPED:
            yield _straight(_prototype(f"{name}_{each}", graph), listings[each], setting)


def _prototype(symbol: str, graph: Graph) -> Prototype:
    """The function on a state, its output and its inputs, each with the name of its role."""
    made = (bytes_out("out"),) if graph.outputs.keys() - {*graph.state} else ()
    taken = (bytes_in(role) for role, _ in roles(graph))
    return Prototype("void", symbol, (Parameter("void *{}", "s"), *made, *taken))


def roles(graph: Graph) -> list[tuple[str, list[Node]]]:
    """The inputs besides the state by their roles; those of one role are contiguous in memory."""
    taken = (node for node in graph.inputs if node.attr not in graph.state)
    return [(role, list(nodes)) for role, nodes in groupby(taken, lambda node: str(node.attr.role))]


class _Places:
    """The places of the values of a function in memory."""

    def __init__(self, function: Prototype, listing: Listing, setting: Setting) -> None:
        isa, self._files = setting.machine.assembly, setting.machine.files
        graph = listing.graph
        self.arguments = isa.arguments[: len(function.parameters)]
        self.state, *data = self.arguments
        self.data = tuple(data[:-1] if function.parameters[-1].name == "count" else data)
        left = iter(self.data)
        made = [node for name, node in graph.outputs.items() if name not in graph.state]
        self.stored = self._side_by_side(next(left), made) if made else {}
        self.source: dict[Node, Mem] = {}
        for _, nodes in roles(graph):
            self.source |= self._side_by_side(next(left), nodes)
        self.words = {node.attr: node for node in graph.inputs if node.attr in graph.state}
        every = [self.words.get(name) or graph.outputs[name] for name in graph.state]
        self.of_word = dict(zip(graph.state, self._places(self.state, every), strict=True))

    def _side_by_side(self, base: str, nodes: Iterable[Node]) -> dict[Node, Mem]:
        return dict(zip(nodes := list(nodes), self._places(base, nodes), strict=True))

    def _places(self, base: str, nodes: Iterable[Node]) -> Iterator[Mem]:
        sizes = [self._files[node.ty].bytes for node in nodes]
        for size, end in zip(sizes, accumulate(sizes), strict=True):
            yield Mem(base, end - size, bytes=size)


def _loop(
    function: Prototype,
    listing: Listing,
    setting: Setting,
    *,
    is_in_memory: bool,
) -> Routine:
    """The loop. Between iterations, the state is in registers as far as possible, or all of it in memory."""
    isa, at = setting.machine.assembly, _Places(function, listing, setting)
    words, source, stored = carried(listing), at.source, at.stored
    size = sum(mem.bytes for mem in (source or stored).values())
    places = {node: at.of_word[node.attr] for node in words}
    if is_in_memory:
        source = source | places
        stored = stored | {words[node]: mem for node, mem in places.items()}
    advance = [line for each in at.data for line in simple(isa.advance, d=each, n=size)]
    shell = Shell(
        {node: Home(mem) for node, mem in source.items()},
        {} if is_in_memory else words,
        at.arguments,
        at.arguments[-1],
        last=tuple(advance),
        stored=stored,
        places={} if is_in_memory else places,
        private=frozenset({at.state}),
    )
    return looped(function, listing, setting, shell)


def _straight(function: Prototype, listing: Listing, setting: Setting) -> Routine:
    """The function without a loop."""
    at = _Places(function, listing, setting)
    read = {node: at.of_word[name] for name, node in at.words.items()}
    written = {at.of_word[name]: node for name, node in listing.graph.outputs.items() if name in at.of_word}
    made = {*listing.instructions}
    stored = {node: mem for mem, node in written.items() if node in made}
    late = {mem: node for mem, node in written.items() if stored.get(node) != mem}
    shell = Shell(
        {node: Home(mem) for node, mem in (at.source | read).items()},
        {},
        at.arguments,
        "",
        stored=at.stored | stored,
        private=frozenset({at.state}),
        late=late,
    )
    return looped(function, listing, setting, shell)
