"""The representation of a kernel's state: a change of variables, the same one for all functions of a hash.

The caller stores the state in other words than those of the description: complemented, with pending XORs in
separate words, or two in one register. Every function accepts and returns the stored words. To express the
described words in terms of the stored ones, the same change is applied to the identity function: its results
after a changed function equal the results of the described function.

Words that are wider than a register are stored in several registers.

These changes are not rules: both sides of a rule have the same variables, and these changes replace variables.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import reduce
from itertools import combinations, groupby
from operator import attrgetter, xor
from string import ascii_lowercase
from typing import Final

from hashwright.graph.ir import Graph, Node, Step, Var, const, halves, join, mk, topological, var
from hashwright.graph.semantics import BITWISE, BLOCKS, TWICE, Op, Ty
from hashwright.lower.cover import cover
from hashwright.lower.sums import by_arrival, xor_terms
from hashwright.passes.planes.slicing import in_planes
from hashwright.targets.machine import Machine

LANEWISE: Final = BITWISE | {Op.AES_SUB, Op.AES_MIX}  # operations on each half of a wide word separately

PENDING: Final = "d"  # the role of the pending XOR of a deferred word
TURNED: Final = "u"  # the role of the copy of a word with its halves exchanged
GIVEN: Final = "g"  # the role of a word of the description, in functions whose outputs are the stored words

Vars = tuple[Var, ...]
WordNumbers = tuple[int, ...]  # the numbers of words in the state


class Defer(Enum):
    """Where in functions a word and its pending XOR are separate."""

    NEVER = auto()
    RUN = auto()  # in all functions
    TWO = auto()  # between two updates of one function


class Pack(Enum):
    """The placement of words in registers."""

    SINGLE = auto()
    PAIRS = auto()
    TURNED = auto()  # pairs, and copies with their halves exchanged


@dataclass(frozen=True, slots=True)
class Representation:
    """The form in which a state is stored: see CHANGES."""

    abreast: Ty | None = None  # the type of words with the same word of several messages
    between: Vars = ()  # in functions with two updates: the words that are deferred between them
    complemented: Vars = ()
    deferred: Vars = ()  # words that are stored as two words with a pending XOR
    packed: bool = False  # is a word in one register with its counterpart in the second half of the state?
    turned: Vars = ()  # packed words that have a copy with its halves exchanged
    parts: Ty | None = None  # the type of the parts of wider words, also of messages
    groups: tuple[str, ...] = ()  # the parts of each group of lanes that a loop processes at a time; empty: all
    planes: Ty | None = None  # the type of the words of bit planes, if the state is stored in these


def _over(graph: Graph, read: Mapping[Var, Node]) -> dict[Var, Node]:
    """The outputs with expressions in place of inputs."""
    return dict(graph.with_values(read).outputs)


def of_parts(graph: Graph, letters: str) -> Graph:
    """The function for some parts of its words. Parts are independent."""
    outputs = {name: node for name, node in graph.outputs.items() if name.part in letters}
    own = {*outputs.values()}
    return replace(
        graph,
        inputs=tuple(node for node in graph.inputs if node.attr.part in letters),
        outputs=outputs,
        steps=tuple(replace(step, made=tuple(filter(own.__contains__, step.made))) for step in graph.steps),
        early=frozenset(name for name in graph.early if name.part in letters),
        state=tuple(word for word in graph.state if word.part in letters),
    )


def one_by_one(graph: Graph, groups: Sequence[Graph]) -> Graph:
    """The function that consists of those for groups of its parts, one after the other."""
    inputs = {node.attr: node for group in groups for node in group.inputs}
    outputs = {name: node for group in groups for name, node in group.outputs.items()}
    steps = [step for group in groups for step in group.steps]

    def placed(words: Iterable[Var]) -> list[Var]:
        """The words as they are in memory."""
        data = [word for word in words if word not in graph.state]
        return sorted(data, key=lambda word: (word.index or 0, word.part))

    return replace(
        graph,
        inputs=tuple(inputs[word] for word in (*graph.state, *placed(inputs))),
        outputs={name: outputs[name] for name in (*placed(outputs), *graph.state)},
        steps=tuple(replace(step, index=number) for number, step in enumerate(steps)),
        early=frozenset(word for group in groups for word in group.early),
    )


def _made(graph: Graph, inputs: tuple[Node, ...], outputs: Mapping[Var, Node], state: Vars) -> Graph:
    """The function with these inputs and outputs."""
    steps = tuple(replace(step, made=tuple(outputs.values())) for step in graph.steps)
    return replace(graph, inputs=inputs, outputs=outputs, steps=steps, state=state)


def _complement(graph: Graph, words: Vars) -> Graph:
    outputs = _over(graph, {node.attr: ~node for node in graph.inputs if node.attr in words})
    outputs |= {name: ~outputs[name] for name in words if name in outputs}
    return _made(graph, graph.inputs, outputs, graph.state).map(_not_out_of_xor)


def _not_out_of_xor(node: Node) -> Node:
    """Moves complements out of an XOR: two of them cancel, and a remaining one is applied last."""
    if node.op is not Op.XOR:
        return node
    bare = tuple(arg.args[0] if arg.op is Op.NOT else arg for arg in node.args)
    made = mk(Op.XOR, node.ty, bare)
    return ~made if sum(arg.op is Op.NOT for arg in node.args) == 1 else made


def _defer(graph: Graph, words: Vars) -> Graph:
    """Stores the results of AES rounds in the word, and the pending XOR in another one."""
    deferred = [node for node in graph.inputs if node.attr in words]
    pending = {node.attr: var(_pending(node.attr), node.ty) for node in deferred}
    outputs = _over(graph, {node.attr: node ^ pending[node.attr] for node in deferred})
    given = [node for name, node in outputs.items() if name not in graph.state]
    whole = {*given, *(node.args[0] for node in given if node.op is Op.NOT)}
    for name in filter(outputs.__contains__, words):
        outputs |= _split(name, outputs[name], whole)
    own = [node for node in graph.inputs if node.attr in graph.state]
    data = [node for node in graph.inputs if node.attr not in graph.state]
    return _made(graph, (*own, *pending.values(), *data), outputs, (*graph.state, *map(_pending, words)))


def _pending(word: Var) -> Var:
    """The variable of the pending XOR of a deferred word."""
    return replace(word, role=PENDING)


def _split(word: Var, value: Node, whole: Container[Node]) -> dict[Var, Node]:
    """The two words that store the value of a deferred word."""
    made: list[Node] = []
    rest: list[Node] = []
    for term in xor_terms(value, whole):
        is_made = term.op is Op.AES_MIX or term.attr == word
        (made if is_made else rest).append(term)
    zero = const(0, value.ty)
    return {word: reduce(xor, made or rest), _pending(word): reduce(xor, rest if made else [], zero)}


def _pack(graph: Graph) -> Graph:
    """The blocks in pairs: state words with their counterparts in the second half, others with neighbours."""
    present = {node.attr: node for node in graph.inputs}
    inputs: list[Node] = []
    read: dict[Var, Node] = {}
    # If some words of a state are known, the rest is still in pairs.
    words = present if present.keys().isdisjoint(graph.state) else dict.fromkeys((*graph.state, *present))
    for name, pair in _pairs(words, graph.state):
        found = [present[each] for each in pair if each in present]
        if found and pair[1:]:
            inputs.append(var(name, TWICE[found[0].ty]))
            read |= dict(zip(pair, halves(inputs[-1]), strict=True))
        else:
            inputs += found
    made = _over(graph, read)
    outputs = {
        name: _joined(made[pair[0]], made[pair[1]]) if pair[1:] else made[name]
        for name, pair in _pairs(made, graph.state)
    }
    state = tuple(name for name, _ in _pairs(graph.state, graph.state))
    early = graph.early & {node.attr for node in inputs}
    return replace(_made(graph, tuple(inputs), outputs, state), early=early)


def _pairs(words: Iterable[Var], state: Container[Var]) -> Iterator[tuple[Var, Vars]]:
    """The blocks of each pair, with the pair's variable."""
    for role, group in groupby(words, key=attrgetter("role")):
        alike = tuple(group)
        half, odd = divmod(len(alike), 2)
        if odd:
            yield from ((word, (word,)) for word in alike)
        elif alike[0] in state:
            yield from ((alike[i], (alike[i], alike[i + half])) for i in range(half))
        else:
            yield from ((Var(role, i), alike[2 * i : 2 * i + 2]) for i in range(half))


def _joined(low: Node, high: Node) -> Node:
    """Both in one word; operations that they have in common are applied to the word."""
    if (low.op is Op.NOT) is not (high.op is Op.NOT):  # a constant complements that half
        ones = join(*(const(-int(node.op is Op.NOT), node.ty) for node in (low, high)))
        return _joined(*(node.args[0] if node.op is Op.NOT else node for node in (low, high))) ^ ones
    if low.op is high.op and low.op in LANEWISE:
        args = tuple(_joined(*pair) for pair in zip(low.args, high.args, strict=True))
        return mk(low.op, TWICE[low.ty], args)
    return join(low, high)


def _exchanged(node: Node) -> Node:
    """The word with its halves exchanged."""
    if node.op in LANEWISE:
        return mk(node.op, node.ty, tuple(map(_exchanged, node.args)))
    low, high = halves(node)
    return join(high, low)


def _turn(graph: Graph, words: Vars) -> Graph:
    """A copy of each word with its halves exchanged, updated by separate rounds."""
    own = {node.attr: node for node in graph.inputs if node.attr in graph.state}
    copies = {_exchanged(own[word]): var(_turned(word), own[word].ty) for word in words if word in own}
    made = {_turned(word): _exchanged(graph.outputs[word]) for word in words if word in graph.outputs}
    data = [node for node in graph.inputs if node.attr not in own]
    state = (*graph.state, *map(_turned, words))
    stored = _made(graph, (*own.values(), *copies.values(), *data), {**graph.outputs, **made}, state)
    return stored.map(lambda node: copies.get(node, node))


def _turned(word: Var) -> Var:
    """The copy of a word with its halves exchanged."""
    return replace(word, role=TURNED)


def _abreast(graph: Graph, ty: Ty) -> Graph:
    """The function for several messages, with words of this type, which have a block of each message."""
    count = ty.bits // Ty.B128.bits
    ones = sum(1 << Ty.B128.bits * lane for lane in range(count))  # a one in each lane
    wide: dict[Node, Node] = {}
    for node in topological((*graph.inputs, *graph.roots)):
        attr = node.attr * ones if node.op is Op.CONST else node.attr
        wide[node] = mk(node.op, ty, tuple(wide[arg] for arg in node.args), attr)
    changed = graph.with_roots(wide)
    return replace(changed, inputs=tuple(wide[node] for node in graph.inputs))


def _cut(graph: Graph, ty: Ty) -> Graph:
    """The function with words that are wider than the type split into parts of that type."""
    parts: dict[Node, tuple[Node, ...]] = {}
    for node in (*graph.inputs, *graph.nodes()):
        parts[node] = _parts(node, ty, parts)
    words = {node.attr: tuple(part.attr for part in parts[node]) for node in graph.inputs}
    outputs: dict[Var, Node] = {}
    for word, node in graph.outputs.items():
        words[word] = _parts_of(word, len(parts[node]))
        outputs |= zip(words[word], parts[node], strict=True)
    inputs = tuple(part for node in graph.inputs for part in parts[node])
    state = tuple(each for word in graph.state for each in words.get(word, (word,)))
    early = frozenset(each for word in graph.early for each in words[word])
    return replace(_made(graph, inputs, outputs, state), early=early)


def _parts(node: Node, ty: Ty, known: Mapping[Node, tuple[Node, ...]]) -> tuple[Node, ...]:
    """The parts of the node, of this type, the lowest first; the node itself if it is not wider."""
    count = max(node.ty.bits // ty.bits, 1)
    args = [known[arg] for arg in node.args]
    if count == 1 and (not args or len(args[0]) == 1):
        return (mk(node.op, node.ty, tuple(arg for (arg,) in args), node.attr),)
    if node.op is Op.VAR:
        return tuple(var(part, ty) for part in _parts_of(node.attr, count))
    if node.op is Op.CONST:
        return tuple(const(node.attr >> place * ty.bits, ty) for place in range(count))
    if node.op is Op.JOIN:
        return args[0] + args[1]
    if node.op in (Op.LOW, Op.HIGH):
        return args[0][:count] if node.op is Op.LOW else args[0][count:]
    assert node.op in LANEWISE, f"{node.op.name} works across lanes"
    return tuple(mk(node.op, ty, each) for each in zip(*args, strict=True))


def _parts_of(word: Var, count: int) -> Vars:
    return tuple(replace(word, part=letter) for letter in ascii_lowercase[:count]) if count > 1 else (word,)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of variables, which is a separate pass."""

    name: str
    what: str
    field: str  # of a representation that requests it
    run: Callable[[Graph, Representation], Graph]

    def is_in(self, representation: Representation) -> bool:
        return bool(getattr(representation, self.field))


# In the order of application.
CHANGES: Final = (
    Change(
        "abreast", "messages side by side", "abreast", lambda g, r: _abreast(g, r.abreast) if r.abreast else g
    ),
    Change(
        "complement", "state words complemented", "complemented", lambda g, r: _complement(g, r.complemented)
    ),
    Change("defer", "XORs of state words deferred", "deferred", lambda g, r: _defer(g, r.deferred)),
    Change("pack", "state words in pairs", "packed", lambda g, _: _pack(g)),
    Change("exchange", "copies of pairs exchanged", "turned", lambda g, r: _turn(g, r.turned)),
    Change("cut", "words in parts", "parts", lambda g, r: _cut(g, r.parts) if r.parts else g),
    Change("planes", "state in bit planes", "planes", lambda g, r: in_planes(g, r.planes) if r.planes else g),
)


def store(graph: Graph, representation: Representation) -> Graph:
    """The function over the stored words."""
    for change in CHANGES:
        if change.is_in(representation):
            graph = change.run(graph, representation)
    return graph


def stored_state(graph: Graph, representation: Representation) -> Graph:
    """The stored words of the function's state, in their order, in terms of the described words, in theirs."""
    types = {node.attr: node.ty for node in graph.inputs}
    given = {word: var(replace(word, role=GIVEN), types[word]) for word in graph.state}
    made = store(Graph("state", tuple(given.values()), given, state=graph.state), representation)
    return replace(made, outputs={word: made.outputs[word] for word in made.state})


def repeated(graph: Graph, count: int, words: Vars = ()) -> Graph:
    """Several calls one after the other, each with its own steps, and with the words deferred between them."""
    each = _defer(graph, words) if words else graph
    data = [node for node in graph.inputs if node.attr not in graph.state]
    made = [name for name in graph.outputs if name not in graph.state]
    taken, given = len({node.attr.index for node in data}), len({name.index for name in made})
    inputs = [node for node in graph.inputs if node.attr in graph.state]
    held = {node.attr: node for node in inputs}
    held |= {_pending(word): const(0, held[word].ty) for word in words}
    outputs: dict[Var, Node] = {}
    steps: list[Step] = []
    for number in range(count):
        read = {node.attr: var(_later(node.attr, number * taken), node.ty) for node in data}
        done = each.with_values(held | read)
        inputs += read.values()
        outputs |= {_later(name, number * given): done.outputs[name] for name in made}
        held = {name: done.outputs[name] for name in each.state}
        steps += (replace(step, index=number) for step in done.steps)
    outputs |= {
        name: held[name] ^ held[_pending(name)] if name in words else held[name] for name in graph.state
    }
    early = frozenset(_later(name, number * taken) for name in graph.early for number in range(count))
    return replace(graph, inputs=tuple(inputs), outputs=outputs, steps=tuple(steps), early=early)


def twice(graph: Graph, words: Vars) -> Graph:
    """Two updates in one step, with the words deferred between them."""
    two = repeated(graph, 2, words)
    step = replace(two.steps[0], made=tuple(two.outputs.values()))
    return replace(two, name=doubled(graph.name), steps=(step,))


def _later(block: Var, places: int) -> Var:
    """The block with a number higher by places."""
    return replace(block, index=(block.index or 0) + places) if places else block


def doubled(name: str) -> str:
    """The name of the function with two updates."""
    return f"{name}_2"


def sentences(form: Representation) -> list[str]:
    """The description of the form, for generated files."""
    said = (
        (form.complemented, "stored as complements"),
        (form.deferred, "stored as two words, whose XOR is the state word"),
        (form.between, "between two updates, two words, whose XOR is the state word"),
        (form.turned, "also stored with their halves exchanged"),
    )
    lanes = form.abreast.bits // Ty.B128.bits if form.abreast else 1
    abreast = [f"Words are those of {lanes} messages side by side."] if lanes > 1 else []
    packed = (
        ["State words are stored in pairs, each with its counterpart in the second half."]
        if form.packed
        else []
    )
    parts = [f"Words are stored in parts of {form.parts.bits} bits."] if form.parts else []
    planes = (
        [f"The state is stored in bit planes of {form.planes.bits}-bit words; no table is read."]
        if form.planes
        else []
    )
    return [
        *(abreast + parts + packed + planes),
        *(f"State words {', '.join(map(str, words))}: {what}." for words, what in said if words),
    ]


def has_pairs(graph: Graph, machine: Machine) -> bool:
    """Can two words of the state, and two of a message, be in one register?"""
    types = {node.ty for node in graph.inputs}
    data = [node for node in graph.inputs if node.attr not in graph.state]
    return types == {Ty.B128} and Ty.B256 in machine.registers and not (len(graph.state) % 2 or len(data) % 2)


def is_words(graph: Graph, text: str) -> bool:
    """Does the text name some of the state's words, each once and in order, as in 3+7?"""
    numbers = text.split("+")
    return numbers == [str(word.index) for word in graph.state if str(word.index) in numbers]


def representation(
    graph: Graph,
    machine: Machine,
    neg: WordNumbers | None,
    defer: Defer,
    pack: Pack,
    *,
    is_in_planes: bool,
    is_abreast: bool = False,
    group: int | None = None,
) -> Representation:
    """The form for the hash's principal function.

    neg lists the complemented words; None: those with the fewest instructions. group is the number of lanes
    that a loop processes at a time; None: all.
    """
    if is_in_planes:
        return Representation(planes=next(iter(machine.registers)))
    absorbing = _absorbing(graph)
    parts = None if is_abreast else part_type(graph, machine)
    made = Representation(
        abreast=next(iter(machine.registers)) if is_abreast else None,
        between=absorbing if defer is Defer.TWO else (),
        deferred=absorbing if defer is Defer.RUN else (),
        packed=pack is not Pack.SINGLE,
        parts=parts,
        groups=_groups(graph, parts, group) if parts and group else (),
    )
    if pack is Pack.TURNED:
        made = replace(made, turned=_turning(store(graph, made)))
    if neg is None:
        return replace(made, complemented=_search(graph, machine, made))
    return replace(made, complemented=tuple(word for word in graph.state if word.index in neg))


def part_type(graph: Graph, machine: Machine) -> Ty | None:
    """The widest type with registers, if some words of the graph have none."""
    if not graph.state or {node.ty for node in graph.inputs} <= machine.registers.keys():
        return None
    return [ty for ty in BLOCKS if ty in machine.registers][-1]


def lanes_of(graph: Graph) -> int:
    """The number of blocks in the widest word."""
    return max(node.ty.bits for node in graph.inputs) // Ty.B128.bits


def _groups(graph: Graph, parts: Ty, lanes: int) -> tuple[str, ...]:
    """The letters of the parts of each group of this number of lanes; none if one group has all lanes."""
    each = lanes * Ty.B128.bits // parts.bits
    letters = ascii_lowercase[: lanes_of(graph) // lanes * each]
    if len(letters) == each:
        return ()
    return tuple(letters[at : at + each] for at in range(0, len(letters), each))


def places_of(text: str) -> WordNumbers:
    """The words of a state that a text names by their numbers, as in 3+7."""
    return tuple(int(number) for number in text.split("+"))


def _absorbing(graph: Graph) -> Vars:
    """The words with which messages are XORed."""
    given = {node for name, node in graph.outputs.items() if name not in graph.state}
    given |= {node for node in graph.inputs if node.attr in graph.early}
    return tuple(name for name in graph.state if given.intersection(xor_terms(graph.outputs[name], given)))


def _turning(graph: Graph) -> Vars:
    """The packed words that AES rounds read with their halves exchanged."""
    taken = [node.args[0] for node in graph.nodes() if node.op is Op.AES_SUB]
    return tuple(node.attr for node in graph.inputs if _exchanged(node) in taken)


_found: Final[dict[tuple[object, ...], Vars]] = {}  # a cache: a search takes a tenth of a second


def _search(graph: Graph, machine: Machine, rest: Representation) -> Vars:
    """The words to complement for the fewest instructions, then for the fewest words."""
    key = (*graph.roots, machine.insns, rest)
    if key not in _found:
        subsets = (words for count in range(len(graph.state) + 1) for words in combinations(graph.state, count))
        parts = [_StoredFunction(each, machine, rest) for each in _apart(graph, rest)]
        _found[key] = min(subsets, key=lambda words: _size(part.instructions(words) for part in parts))
    return _found[key]


def _apart(graph: Graph, rest: Representation) -> list[Graph]:
    """The function, split into several that share only inputs, so that each can be stored by itself."""
    if rest.deferred or rest.packed:
        return [graph]
    found: list[tuple[set[Node], dict[Var, Node]]] = []
    for name, node in graph.outputs.items():
        computed = {each for each in topological((node,)) if each.args}
        outputs = {name: node}
        for other in [each for each in found if each[0] & computed]:
            found.remove(other)
            computed |= other[0]
            outputs = other[1] | outputs
        found.append((computed, outputs))
    return [_made(graph, graph.inputs, outputs, graph.state) for _, outputs in found]


def _size(parts: Iterable[frozenset[Node]]) -> int:
    """The number of instructions; shared ones count once."""
    return sum(node.attr.insn.size for node in frozenset().union(*parts))


class _StoredFunction:
    """A function, stored with any set of complemented words; few of these words affect it."""

    def __init__(self, graph: Graph, machine: Machine, rest: Representation) -> None:
        self._graph, self._machine, self._rest = graph, machine, rest
        self._words = {node.attr for node in graph.nodes() if node.op is Op.VAR} | graph.outputs.keys()
        self._known: dict[Vars, frozenset[Node]] = {}

    def instructions(self, words: Vars) -> frozenset[Node]:
        """Its instructions if these words are complemented."""
        own = tuple(word for word in words if word in self._words)
        if own not in self._known:
            stored = store(self._graph, replace(self._rest, complemented=own))
            made = cover(by_arrival(stored), self._machine).nodes()
            self._known[own] = frozenset(node for node in made if node.op is Op.INSN)
        return self._known[own]
