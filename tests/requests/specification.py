"""The specification of the passes: the properties of a kernel's graph after each of them.

A graph is well formed after every pass. In addition, the record of a pass lists the operations that the pass
may add, the parts of the graph that it may change, and the invariants from then on. Tests check all of these;
the generator does not. The specification does not cover the meaning of graphs, which tests compare before and
after each pass.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, Var, mk, topological, var
from hashwright.graph.semantics import BITWISE, BLOCKS, Op, Ty
from hashwright.lower.cover import LEAVES, has
from hashwright.lower.sums import KIND
from hashwright.passes.keys import RoundKey, place_keys
from hashwright.passes.streams import names
from hashwright.passes.units import line_names
from hashwright.requests.pipeline import Stage
from hashwright.requests.registry import KEY, ORDER, UNIT
from hashwright.requests.settings import Setting
from hashwright.targets.machine import Applied, Imm, Insn


@dataclass(frozen=True, slots=True)
class Promise:
    """A property of the graph after a pass and after all later passes."""

    says: str
    breaches: Callable[[Graph, Setting], Iterable[object]]  # the counterexamples
    until: tuple[str, ...] = ()  # passes after which it need no longer be true


@dataclass(frozen=True, slots=True)
class Permission:
    """The permitted changes of a graph by a pass."""

    adds: frozenset[Op] = frozenset()  # operations that may occur after it and not before
    changes: frozenset[str] = frozenset()  # see PARTS
    promises: tuple[Promise, ...] = ()


# The parts of a graph. A pass changes only those that its record names.
PARTS: Final[Mapping[str, Callable[[Graph], object]]] = {
    "name": lambda graph: graph.name,
    "inputs": lambda graph: tuple((node.attr, node.ty) for node in graph.inputs),
    "outputs": lambda graph: tuple((name, node.ty) for name, node in graph.outputs.items()),
    "expressions": lambda graph: tuple(graph.outputs.values()),
    "steps": lambda graph: tuple((*_place(step), step.round, step.label) for step in graph.steps),
    "early": lambda graph: graph.early,
    "state": lambda graph: graph.state,
    "big_endian": lambda graph: graph.big_endian,
}


def faults(made: Sequence[Stage], setting: Setting) -> list[str]:
    """The faults in the stages of one kernel, each as a sentence."""
    found: list[str] = []
    standing: list[Promise] = []
    before: Graph | None = None
    for stage in made:
        effect = SPECIFICATION[stage.name]
        standing = [each for each in standing if stage.name not in each.until]
        standing += effect.promises
        sentences = [
            *_malformed(stage.graph, before),
            *(_strange(before, stage.graph, effect) if before else ()),
            *_broken(stage.graph, setting, standing),
        ]
        found += [f"after '{stage.name}', {sentence}" for sentence in sentences]
        before = stage.graph
    return found


def _broken(graph: Graph, setting: Setting, standing: Iterable[Promise]) -> Iterator[str]:
    for promise in standing:
        for breach in promise.breaches(graph, setting):
            yield f"it is not true that {promise.says}: {breach}"
            break


def _strange(before: Graph, after: Graph, effect: Permission) -> Iterator[str]:
    """Changes that the record of a pass does not allow."""
    more = {node.op for node in after.nodes()} - {node.op for node in before.nodes()} - effect.adds
    for op in sorted(more, key=lambda op: op.name):
        yield f"it adds {op.name}, which the pass must not add"
    for part, of in PARTS.items():
        if part not in effect.changes and of(before) != of(after):
            yield f"{part} are changed, which the pass must not change: {of(before)} to {of(after)}"


# Well-formed graphs.


def _malformed(graph: Graph, before: Graph | None) -> Iterator[str]:
    """Faults of any graph; of the nodes, only those that are not in the graph before."""
    known = frozenset(before.nodes()) if before else frozenset()
    inputs = frozenset(graph.inputs)
    given = {node.attr for node in graph.inputs}
    if len(given) < len(graph.inputs):
        yield "two inputs have the same name"
    for node in graph.nodes():
        if node.op is Op.VAR and node not in inputs:
            yield f"{node.attr} of type {node.ty.name} is not an input"
        if node not in known:
            yield from _wrong(node)
    for part, some in (("early", graph.early), ("big_endian", graph.big_endian)):
        if some - given:
            yield f"{part} names {min(some - given, key=str)}, which is not an input"
    places = [_place(step) for step in graph.steps]
    if len({*places}) < len(places):
        yield "two steps are the same"
    yield from _out_of_order(graph)


def _place(step: Step) -> tuple[object, ...]:
    return (step.stream, step.line, step.index, step.part)


def _out_of_order(graph: Graph) -> Iterator[str]:
    """Steps that need a result of a later step."""
    later = {node: place for place, step in reversed([*enumerate(graph.steps)]) for node in step.made}
    owner = graph.owners()
    place = {id(step): i for i, step in enumerate(graph.steps)}
    for node, step in owner.items():
        if step is not None and later.get(node, 0) > place[id(step)]:
            yield f"step {place[id(step)]} needs what step {later[node]} computes: {node}"


def _wrong(node: Node) -> Iterator[str]:
    """Faults of a node by itself."""
    try:
        same = mk(node.op, node.ty, node.args, node.attr)
    except TypeError as error:
        yield str(error)
        return
    if same is not node:
        yield f"{node} is not the node that mk makes, {same}"
    elif node.op is Op.CONST and not 0 <= node.attr <= node.ty.mask:
        yield f"the constant {node.attr} does not fit {node.ty.name}"
    elif node.op is Op.INSN and not _fits(node.attr, node):
        yield f"{node} does not have the operands and immediates of the instruction"


def _fits(applied: Applied, node: Node) -> bool:
    insn = applied.insn
    types = tuple(arg.ty for arg in node.args)
    ranges = _ranges(insn)
    return (
        node.ty is insn.sem.ty
        and types == _operands(insn)
        and len(applied.imms) == len(ranges)
        and all(imm in range_ for imm, range_ in zip(applied.imms, ranges, strict=True))
    )


@cache
def _operands(insn: Insn) -> tuple[Ty, ...]:
    types = {str(node.attr): node.ty for node in topological((insn.sem,)) if node.op is Op.VAR}
    return tuple(types.get(operand, insn.sem.ty) for operand in insn.operands)


@cache
def _ranges(insn: Insn) -> tuple[range, ...]:
    """The range of each immediate: a truth table, a word, or a count."""
    if insn.lookup:
        return (range(256),)
    users = {node.attr: node for node in topological((insn.sem,)) if isinstance(node.attr, Imm)}
    found = (users[Imm(imm)] for imm in insn.imms)
    return tuple(range(n.ty.mask + 1) if n.op is Op.CONST else range(1, n.ty.bits) for n in found)


# The breaches of promises.


def _only(ops: Iterable[Op]) -> Callable[[Graph, Setting], Iterable[object]]:
    """The nodes with any other operation."""
    allowed = frozenset(ops)
    return lambda graph, _: (node for node in graph.nodes() if node.op not in allowed)


def _types(graph: Graph) -> frozenset[Ty]:
    return frozenset(node.ty for node in (*graph.inputs, *graph.nodes()))


def _without(op: Op) -> Callable[[Graph, Setting], Iterable[object]]:
    return lambda graph, _: (node for node in graph.nodes() if node.op is op)


def _not_abreast(graph: Graph, setting: Setting) -> Iterable[object]:
    ty = setting.representation.abreast
    return (node for node in (*graph.inputs, *graph.nodes()) if node.ty is not ty)


def _known(graph: Graph, setting: Setting) -> Iterable[object]:
    return (node for node in graph.inputs if node.attr in setting.known)


def _unheld(graph: Graph, setting: Setting) -> Iterable[object]:
    return _types(graph) - setting.machine.registers.keys()


def _not_in_unit(graph: Graph, setting: Setting) -> Iterator[Step]:
    """Steps with a result outside the registers of their unit."""
    units = UNIT.of(setting.schedule)
    lines = line_names(graph)
    for step in graph.steps:
        kind = units if isinstance(units, str) else units[lines.index(step.line)][step.round]
        if any(node.ty.kind != kind for node in step.made if node.args):
            yield step


def _out_of_place(graph: Graph, setting: Setting) -> Iterable[object]:
    places = {line: i for i, line in enumerate(dict.fromkeys(step.line for step in graph.steps))}
    key = ORDER.of(setting.schedule)
    return (y for x, y in pairwise(graph.steps) if key(places, x) > key(places, y))


def _lacking(op: Op) -> Callable[[Graph, Setting], Iterable[object]]:
    """Nodes with this operation for which the machine has no instruction."""

    def breaches(graph: Graph, setting: Setting) -> Iterator[Node]:
        used = dict.fromkeys((node.ty, node.attr) for node in graph.nodes() if node.op is op)
        made = (mk(op, ty, (var("x", ty),), attr) for ty, attr in used)
        return (node for node in made if not has(setting.machine, node))

    return breaches


def _constants(graph: Graph, _: Setting) -> Iterator[Node]:
    """Sums with two constants, down to terms that are also used elsewhere."""
    uses = graph.uses()
    held: dict[Node, int] = {}  # how many constants a sum has
    for node in graph.nodes():
        if node.op in KIND:
            alike = [arg for arg in node.args if KIND.get(arg.op) is KIND[node.op] and uses[arg] == 1]
            own = sum(arg.op is Op.CONST for arg in node.args)
            held[node] = own + sum(held[arg] for arg in alike)
            if held[node] > 1:
                yield node


def _misplaced(graph: Graph, setting: Setting) -> Iterable[Node]:
    """The nodes that the nearest placement of round keys would change."""
    place = KEY.of(setting.schedule)
    able = (place,) if place else RoundKey
    changed = [[*set(graph.roots).difference(place_keys(graph, each).roots)] for each in able]
    return min(changed, key=len)


def _foreign(graph: Graph, setting: Setting) -> Iterable[Node]:
    insns = frozenset(setting.machine.insns)
    return (node for node in graph.nodes() if node.op is Op.INSN and node.attr.insn not in insns)


def _not_in_each(graph: Graph, setting: Setting) -> Iterator[str]:
    """Inputs and outputs that a stream lacks or has twice."""
    streams = names(setting.streams)
    for given in ([node.attr for node in graph.inputs], list(graph.outputs)):
        own = [[_apart(word) for word in given if word.stream == each] for each in streams]
        if any(each != own[0] for each in own) or sum(map(len, own)) != len(given):
            yield ", ".join(map(str, given))


def _apart(word: Var) -> Var:
    """The word without its stream."""
    return replace(word, stream="")


def _shared(graph: Graph, setting: Setting) -> Iterator[str]:
    """Inputs that another stream's outputs need."""
    for stream in names(setting.streams):
        outputs = [node for word, node in graph.outputs.items() if word.stream == stream]
        needed = (node for node in topological(outputs) if node.op is Op.VAR)
        yield from (f"{node.attr} in stream {stream}" for node in needed if node.attr.stream != stream)


def _not_in_turns(graph: Graph, setting: Setting) -> Iterable[Step]:
    streams = names(setting.streams)
    return (step for i, step in enumerate(graph.steps) if step.stream != streams[i % len(streams)])


SUMS: Final = frozenset({Op.ADD, Op.SUB})
SHIFTS: Final = frozenset({Op.SHL, Op.SHR})
PAIRS: Final = frozenset({Op.JOIN, Op.LOW, Op.HIGH})
PLANES: Final = BITWISE | SHIFTS | {Op.ROTL}
CONSTANTS: Final = frozenset({Op.CONST})

REGISTERS: Final = Promise("every type is one of the machine's registers", _unheld)

# By pass, in the order of the pipeline; `graph` is the description.
SPECIFICATION: Final[Mapping[str, Permission]] = {
    "graph": Permission(
        promises=(
            Promise(
                "words have 32 or 64 bits, or are AES blocks, and no register contains lanes",
                lambda graph, _: _types(graph) - {Ty.U32, Ty.U64, *BLOCKS},
                until=("planes", "units"),
            ),
            Promise("there is no instruction", _without(Op.INSN), until=("cover",)),
            Promise("there is no move", _without(Op.MOVE), until=("units",)),
        )
    ),
    "bind": Permission(
        SUMS | BITWISE | CONSTANTS,
        frozenset({"inputs", "early", "big_endian", "expressions"}),
        (Promise("no input has a known value", _known),),
    ),
    "abreast": Permission(
        CONSTANTS,
        frozenset({"inputs", "outputs", "expressions"}),
        (Promise("every word has a block of each message", _not_abreast),),
    ),
    "complement": Permission(BITWISE | CONSTANTS, frozenset({"expressions"})),
    "defer": Permission(BITWISE | CONSTANTS, frozenset({"inputs", "outputs", "expressions", "state"})),
    "pack": Permission(
        BITWISE | CONSTANTS | PAIRS, frozenset({"inputs", "outputs", "expressions", "early", "state"})
    ),
    "exchange": Permission(PAIRS, frozenset({"inputs", "outputs", "expressions", "state"})),
    "cut": Permission(
        BITWISE | CONSTANTS,
        frozenset({"inputs", "outputs", "expressions", "early", "state"}),
        (REGISTERS,),
    ),
    "planes": Permission(
        PLANES | CONSTANTS,
        frozenset({"inputs", "outputs", "expressions", "early", "state"}),
        (
            REGISTERS,
            Promise("operations are bitwise, or shift or rotate", _only(PLANES | {*LEAVES}), until=("cover",)),
        ),
    ),
    "results": Permission(),
    "order": Permission(
        changes=frozenset({"steps"}),
        promises=(Promise("the steps are in the order of the schedule", _out_of_place),),
    ),
    "units": Permission(
        frozenset({Op.MOVE}),
        frozenset({"inputs", "outputs", "expressions"}),
        (REGISTERS, Promise("the results of a step are in the registers of its unit", _not_in_unit)),
    ),
    "bytes": Permission(
        PLANES | {Op.BSWAP, Op.CONST},
        frozenset({"big_endian", "expressions"}),
        (
            Promise("no input is big-endian", lambda graph, _: graph.big_endian),
            Promise("the machine has every reversal of bytes", _lacking(Op.BSWAP)),
        ),
    ),
    "rotates": Permission(
        SHIFTS | {Op.OR, Op.ADD},
        frozenset({"expressions"}),
        (Promise("the machine has every rotate", _lacking(Op.ROTL)),),
    ),
    "forms": Permission(SUMS | BITWISE | CONSTANTS, frozenset({"expressions"}), (REGISTERS,)),
    "sums": Permission(
        SUMS | CONSTANTS | {Op.XOR, Op.NOT},
        frozenset({"expressions"}),
        (Promise("no sum and no XOR has two constants", _constants),),
    ),
    "keys": Permission(
        changes=frozenset({"expressions"}),
        promises=(
            Promise("round keys are where the schedule places them", _misplaced, until=("reuse", "cover")),
        ),
    ),
    "reuse": Permission(changes=frozenset({"expressions"})),
    "cover": Permission(
        frozenset({Op.INSN}),
        frozenset({"expressions"}),
        (
            Promise("there are only instructions, inputs and constants", _only({*LEAVES, Op.INSN})),
            Promise("every instruction is the machine's", _foreign),
        ),
    ),
    "halves": Permission(changes=frozenset({"steps"})),
    "streams": Permission(
        changes=frozenset({"inputs", "state", "outputs", "expressions", "steps", "early", "big_endian"}),
        promises=(
            Promise("every stream has each input and output once", _not_in_each),
            Promise("streams share no input", _shared),
            Promise("the steps of all streams are interleaved", _not_in_turns),
        ),
    ),
}
