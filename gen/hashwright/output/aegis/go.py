"""The functions of AEGIS in Go: what each calls on a processor, and the description over blocks."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from hashwright.emit.go import (
    ROUNDS,
    GoFunction,
    GoParameter,
    block_statements,
    camel,
    kernel_suffix,
    statements,
)
from hashwright.graph.ir import Graph, Node, aesround, const, numbered, row
from hashwright.graph.semantics import Ty
from hashwright.interface.iterations import LOOPED, READING, iterations
from hashwright.modes.aegis import BLOCK_BYTES, Aegis
from hashwright.output.aegis.assembly import others, roles, routines
from hashwright.output.aegis.context import hash_of
from hashwright.output.aegis.whole import after, whole
from hashwright.output.writing import GoCalls, GoKernelCode, Listings
from hashwright.passes.planes.layout import word_of
from hashwright.passes.planes.slicing import in_planes
from hashwright.passes.representation import Representation, store
from hashwright.requests.request import Request
from hashwright.targets.routine import Routine

BYTES: Final = "*byte"
STATE: Final = GoParameter("s", "*state")
REPEATED: Final = ("init_update", "final_update")  # functions that a message calls several times
COUNT: Final = GoParameter("count", "int")


@dataclass(frozen=True, slots=True)
class GoDescription:
    """The description of a function over blocks."""

    function: GoFunction
    is_loop: bool  # over pieces of data
    is_repeated: bool
    loads: tuple[str, ...]  # statements
    statements: tuple[str, ...]
    stores: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GoAegis:
    """Further data for the templates of a cipher in Go."""

    functions: tuple[GoFunction, ...]
    descriptions: tuple[GoDescription, ...]
    rounds: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # inputs, statements, outputs of aesRounds
    blocks: int  # of the largest state
    mixed_bytes: int  # of the message of the final updates


def go_kernel(request: Request, listings: Listings) -> GoKernelCode:
    """The assembly of a kernel, and what each function of the package calls of it."""
    hash_, setting = hash_of(request), request.setting()
    end = kernel_suffix(request.target.name)
    called, loops = _called(hash_), iterations(hash_, setting, READING)
    loop_of = {each.name: each.loop for each in loops}
    made: list[tuple[GoFunction, Routine]] = []
    for each in (*routines(hash_, "", setting, listings, READING), *others(called, "", setting, listings)):
        name = each.symbol.removeprefix("_").removesuffix("_loop")
        signature = _function(loop_of.get(name, name), called[loop_of.get(name, name)])
        made.append((replace(signature, name=f"{camel(name)}{end}"), each))
    calls = {}
    for name in called:
        many = next((each for each in loops if each.loop == name and each.bytes > hash_.rate_bytes), None)
        more = (f"{camel(many.name)}{end}", many.bytes // hash_.rate_bytes) if many else ()
        calls[camel(name)] = GoCalls(f"{camel(name)}{end}", *more)
    return GoKernelCode(end, tuple(made), calls)


def _called(hash_: Aegis) -> dict[str, Graph]:
    """The functions that a package calls."""
    functions = hash_.functions()
    return {**whole(hash_), **{name: functions[name] for name in (*READING, "keystream")}}


def go_package(request: Request, states: Sequence[int]) -> GoAegis:
    """The data of a package whose kernels have states of these sizes in bytes."""
    hash_ = hash_of(request)
    others = {*LOOPED} - {*READING}  # those of the keystream, which a package does not offer
    described = {
        name: store(graph, Representation(parts=Ty.B128))
        for name, graph in hash_.functions().items()
        if name not in others
    }
    plain = hash_.state_words * hash_.lanes
    return GoAegis(
        functions=tuple(_function(name, graph) for name, graph in _called(hash_).items()),
        descriptions=tuple(_description(name, graph) for name, graph in described.items()),
        rounds=_rounds(),
        blocks=max(plain, *(-(-size // BLOCK_BYTES) for size in states)),
        mixed_bytes=hash_.lanes * BLOCK_BYTES,
    )


def _bytes(nodes: Sequence[Node]) -> int:
    return sum(node.ty.bits for node in nodes) // 8


def _function(name: str, graph: Graph) -> GoFunction:
    """The function in Go."""
    made = [node for word, node in graph.outputs.items() if word not in graph.state]
    if name in READING:
        data = [GoParameter("out", BYTES)] if made else []
        return GoFunction(name, (STATE, *data, GoParameter("in", BYTES), COUNT))
    out = [GoParameter("out", f"*[{_bytes(made)}]byte")] if made else []
    taken = [GoParameter(role, f"*[{_bytes(nodes)}]byte") for role, nodes in roles(graph)]
    return GoFunction(camel(name), (STATE, *out, *taken, *([COUNT] if name in REPEATED else [])))


def _description(name: str, graph: Graph) -> GoDescription:
    """The function as statements."""
    is_loop = name in READING
    names: dict[Node, str] = {}
    loads: list[str] = []
    used = {*graph.nodes()}
    for number, word in enumerate(graph.state):
        node = next((node for node in graph.inputs if node.attr == word and node in used), None)
        if node:
            names[node] = str(word)
            loads.append(f"{word} := s[{number}]")
    for role, nodes in roles(graph):
        for at, node in enumerate(nodes):
            if node in used:
                names[node] = f"{node.attr}" if str(node.attr) != role else f"{role}0"
                loads.append(
                    f"{names[node]} := load({'inBytes[i:]' if is_loop else f'{role}[:]'}, {BLOCK_BYTES * at})"
                )
    made = block_statements(graph, names)
    stores = []
    data = [node for word, node in graph.outputs.items() if word not in graph.state]
    for at, node in enumerate(data):
        stores.append(f"store({'outBytes[i:]' if is_loop else 'out[:]'}, {BLOCK_BYTES * at}, {names[node]})")
    for number, word in enumerate(graph.state):
        if word in graph.outputs:
            stores.append(f"s[{number}] = {names[graph.outputs[word]]}")
    return GoDescription(
        _function(name, graph), is_loop, name in REPEATED, tuple(loads), tuple(made), tuple(stores)
    )


@cache
def _rounds() -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """AES rounds of blocks, without keys, in bit planes: words of inputs, statements, words of outputs."""
    blocks, state = row("b", ROUNDS, Ty.B128), row("s", ROUNDS, Ty.B128)
    words = tuple(node.attr for node in state)
    zero = const(0, Ty.B128)
    rounds = tuple(aesround(word, zero) for word in state)
    gather = in_planes(Graph("gather", blocks, numbered("s", blocks), state=words), Ty.U64)
    mixed = in_planes(Graph("rounds", state, numbered("s", rounds), state=words), Ty.U64)
    spread = in_planes(Graph("spread", state, numbered("b", state), state=words), Ty.U64)
    whole = after(spread, after(mixed, gather))
    lines, results = statements(whole)
    names = tuple(str(word_of(node.attr, half)) for node in blocks for half in range(2))
    return names, lines, results
