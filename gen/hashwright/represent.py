"""How a kernel's state is stored: a change of variables, the same one for all functions of a hash.

The state stays with the caller in other words than those that the description names: complemented, with
what is yet to be XORed in words of their own, two in one register. Every function takes and returns the stored
words. What the described words are in terms of them, the function tells that does nothing but return them, once
it is changed like the others: after a changed function they are what the described function makes of them.

Words of more lanes than a register holds lie in several.

These are no rules: both sides of a rule are equal for the same variables, and here the variables change.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import reduce
from itertools import combinations, groupby
from operator import attrgetter, xor
from string import ascii_lowercase
from typing import Final

from hashwright.ir import Graph, Node, Var, const, halves, join, mk, topological, var
from hashwright.lower.cover import cover
from hashwright.lower.sums import by_arrival, xor_terms
from hashwright.planes.slicing import in_planes
from hashwright.semantics import BITWISE, BLOCKS, TWICE, Op, Ty
from hashwright.targets.machine import Machine

LANEWISE: Final = BITWISE | {Op.AES_SUB, Op.AES_MIX}  # what is done to each half of a wide word by itself

PENDING: Final = "d"  # the role of what a deferred word is yet to be XORed with
TURNED: Final = "u"  # the role of the copy of a word with its halves exchanged
GIVEN: Final = "g"  # the role of a word of the description, where those that are stored are outputs

Vars = tuple[Var, ...]
WordNumbers = tuple[int, ...]  # of words in the state


class Defer(Enum):
    """Where a word and what it is yet to be XORed with are two."""

    NEVER = auto()
    RUN = auto()  # in all functions
    TWO = auto()  # between two updates of one function


class Pack(Enum):
    """How words lie in registers."""

    SINGLE = auto()
    PAIRS = auto()
    TURNED = auto()  # pairs, and copies with their halves exchanged


@dataclass(frozen=True, slots=True)
class Representation:
    """How a state is stored: see CHANGES."""

    abreast: Ty | None = None  # of what type words are that hold the like ones of several messages
    between: Vars = ()  # in functions that do two updates: the words that are deferred between the two
    complemented: Vars = ()
    deferred: Vars = ()  # those that are two stored words, which are yet to be XORed
    packed: bool = False  # are a word and its like in the second half of the state in one register?
    turned: Vars = ()  # packed words of which there is a copy with its halves exchanged
    parts: Ty | None = None  # what wider words, also of messages, are stored in parts of
    planes: Ty | None = None  # of what words are the bit planes that hold the whole state, if that is how?


def _over(graph: Graph, read: Mapping[Var, Node]) -> dict[Var, Node]:
    """The outputs with expressions in place of inputs."""
    changed = graph.map(lambda node: read.get(node.attr, node) if node.op is Op.VAR else node)
    return dict(changed.outputs)


def _made(graph: Graph, inputs: tuple[Node, ...], outputs: Mapping[Var, Node], state: Vars) -> Graph:
    """The function with these inputs and outputs."""
    steps = tuple(replace(step, made=tuple(outputs.values())) for step in graph.steps)
    return replace(graph, inputs=inputs, outputs=outputs, steps=steps, state=state)


def _complement(graph: Graph, words: Vars) -> Graph:
    outputs = _over(graph, {node.attr: ~node for node in graph.inputs if node.attr in words})
    outputs |= {name: ~outputs[name] for name in words if name in outputs}
    return _made(graph, graph.inputs, outputs, graph.state).map(_not_out_of_xor)


def _not_out_of_xor(node: Node) -> Node:
    """Complements cancel where they meet, and what is left of them stands last."""
    if node.op is not Op.XOR:
        return node
    bare = tuple(arg.args[0] if arg.op is Op.NOT else arg for arg in node.args)
    made = mk(Op.XOR, node.ty, bare)
    return ~made if sum(arg.op is Op.NOT for arg in node.args) == 1 else made


def _defer(graph: Graph, words: Vars) -> Graph:
    """What AES rounds make goes into the word, and what it is yet to be XORed with into another one."""
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
    """What a deferred word is yet to be XORed with."""
    return replace(word, role=PENDING)


def _split(word: Var, value: Node, whole: Container[Node]) -> dict[Var, Node]:
    """The two words that a deferred word's value is stored as."""
    made: list[Node] = []
    rest: list[Node] = []
    for term in xor_terms(value, whole):
        is_made = term.op is Op.AES_MIX or term.attr == word
        (made if is_made else rest).append(term)
    zero = const(0, value.ty)
    return {word: reduce(xor, made or rest), _pending(word): reduce(xor, rest if made else [], zero)}


def _pack(graph: Graph) -> Graph:
    """The blocks in pairs: a state word with its like in the second half, others with their neighbours."""
    present = {node.attr: node for node in graph.inputs}
    inputs: list[Node] = []
    read: dict[Var, Node] = {}
    # Where some of a state are known beforehand, the rest still lies in pairs.
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
    """Which of the blocks make one, and what that is."""
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
    """Both in one word, with what is done to both done to the word."""
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
    """A copy of each word with its halves exchanged, kept up by rounds of its own."""
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
    """The function for several messages: words of that type, in which each message has a block."""
    count = ty.bits // Ty.B128.bits
    ones = sum(1 << Ty.B128.bits * lane for lane in range(count))  # a one in each lane
    wide: dict[Node, Node] = {}
    for node in topological((*graph.inputs, *graph.roots)):
        attr = node.attr * ones if node.op is Op.CONST else node.attr
        wide[node] = mk(node.op, ty, tuple(wide[arg] for arg in node.args), attr)
    changed = graph.with_roots(wide)
    return replace(changed, inputs=tuple(wide[node] for node in graph.inputs))


def _cut(graph: Graph, ty: Ty) -> Graph:
    """The function with words that are wider than the type in parts of that type."""
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
    """The node in parts of that type, the lowest first, or in one where it is no wider."""
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
    """A change of variables, which is a pass of its own."""

    name: str
    what: str
    field: str  # of a representation, that asks for it
    run: Callable[[Graph, Representation], Graph]

    def is_in(self, representation: Representation) -> bool:
        return bool(getattr(representation, self.field))


# In the order in which they are made.
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
    """The stored words of the function's state in their order, from those of the description in theirs."""
    types = {node.attr: node.ty for node in graph.inputs}
    given = {word: var(replace(word, role=GIVEN), types[word]) for word in graph.state}
    made = store(Graph("state", tuple(given.values()), given, state=graph.state), representation)
    return replace(made, outputs={word: made.outputs[word] for word in made.state})


def twice(graph: Graph, words: Vars) -> Graph:
    """Two updates one after the other, with the words deferred between them."""
    second = _defer(graph, words)
    first = second.bind(dict.fromkeys(map(_pending, words), 0))
    data = [node for node in graph.inputs if node.attr not in graph.state]
    later = {node.attr: var(_later(node.attr, len(data)), node.ty) for node in data}
    given = {name: node for name, node in first.outputs.items() if name not in second.state}
    outputs = _over(second, {**first.outputs, **later})
    for word in words:
        outputs[word] ^= outputs.pop(_pending(word))
    more = {_later(name, len(given)): outputs.pop(name) for name in given}
    made = _made(graph, (*graph.inputs, *later.values()), given | more | outputs, graph.state)
    return replace(made, name=doubled(graph.name), early=made.early | {node.attr for node in later.values()})


def _later(block: Var, places: int) -> Var:
    """The block that is that many places further on."""
    return replace(block, index=(block.index or 0) + places)


def doubled(name: str) -> str:
    """The name of the function that does two updates."""
    return f"{name}_2"


def stored_functions(described: Mapping[str, Graph], form: Representation) -> dict[str, Graph]:
    """The described functions, and those that do two updates."""
    found = dict(described)
    for name, graph in described.items():
        if form.between and graph.early:
            found[doubled(name)] = twice(graph, form.between)
    return found


def sentences(form: Representation) -> list[str]:
    """What is to be said of the form."""
    said = (
        (form.complemented, "stored as complements"),
        (form.deferred, "stored as two words that are yet to be XORed"),
        (form.between, "two words that are yet to be XORed between two updates"),
        (form.turned, "stored with their halves exchanged, too"),
    )
    lanes = form.abreast.bits // Ty.B128.bits if form.abreast else 1
    abreast = [f"Words are those of {lanes} messages side by side."] if lanes > 1 else []
    packed = ["State words are stored in pairs, each with its like in the second half."] if form.packed else []
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
    """Does the text name some of the state's words, each once and in their order, as 3+7 does?"""
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
) -> Representation:
    """The form for the function that the hash is known by.

    neg is the words that are complemented; None: those with which there are the fewest instructions.
    """
    if is_in_planes:
        return Representation(planes=next(iter(machine.registers)))
    absorbing = _absorbing(graph)
    made = Representation(
        abreast=next(iter(machine.registers)) if is_abreast else None,
        between=absorbing if defer is Defer.TWO else (),
        deferred=absorbing if defer is Defer.RUN else (),
        packed=pack is not Pack.SINGLE,
        parts=None if is_abreast else _fitting(graph, machine),
    )
    if pack is Pack.TURNED:
        made = replace(made, turned=_turning(store(graph, made)))
    if neg is None:
        return replace(made, complemented=_search(graph, machine, made))
    return replace(made, complemented=tuple(word for word in graph.state if word.index in neg))


def _fitting(graph: Graph, machine: Machine) -> Ty | None:
    """The widest type that there are registers for, where there are none for all words of the graph."""
    if not graph.state or {node.ty for node in graph.inputs} <= machine.registers.keys():
        return None
    return [ty for ty in BLOCKS if ty in machine.registers][-1]


def places_of(text: str) -> WordNumbers:
    """The words of a state that a text names by their numbers, as 3+7 does."""
    return tuple(int(number) for number in text.split("+"))


def _absorbing(graph: Graph) -> Vars:
    """The words that messages are XORed into."""
    given = {node for name, node in graph.outputs.items() if name not in graph.state}
    given |= {node for node in graph.inputs if node.attr in graph.early}
    return tuple(name for name in graph.state if given.intersection(xor_terms(graph.outputs[name], given)))


def _turning(graph: Graph) -> Vars:
    """The packed words that AES rounds take with their halves exchanged."""
    taken = [node.args[0] for node in graph.nodes() if node.op is Op.AES_SUB]
    return tuple(node.attr for node in graph.inputs if _exchanged(node) in taken)


_found: Final[dict[tuple[object, ...], Vars]] = {}  # by what is searched: it takes a tenth of a second


def _search(graph: Graph, machine: Machine, rest: Representation) -> Vars:
    """The words to complement for the fewest instructions; of as good ones the fewest words."""
    key = (*graph.roots, machine.insns, rest)
    if key not in _found:
        subsets = (words for count in range(len(graph.state) + 1) for words in combinations(graph.state, count))
        parts = [_StoredFunction(each, machine, rest) for each in _apart(graph, rest)]
        _found[key] = min(subsets, key=lambda words: _size(part.instructions(words) for part in parts))
    return _found[key]


def _apart(graph: Graph, rest: Representation) -> list[Graph]:
    """The function in several that share nothing but inputs, where they are stored each by itself."""
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
    """How many instructions there are, those that parts share counted once."""
    return sum(node.attr.insn.size for node in frozenset().union(*parts))


class _StoredFunction:
    """A function that is stored with all sets of words, of which few make a difference to it."""

    def __init__(self, graph: Graph, machine: Machine, rest: Representation) -> None:
        self._graph, self._machine, self._rest = graph, machine, rest
        self._words = {node.attr for node in graph.nodes() if node.op is Op.VAR} | graph.outputs.keys()
        self._known: dict[Vars, frozenset[Node]] = {}

    def instructions(self, words: Vars) -> frozenset[Node]:
        """What it consists of where these words are complemented."""
        own = tuple(word for word in words if word in self._words)
        if own not in self._known:
            stored = store(self._graph, replace(self._rest, complemented=own))
            made = cover(by_arrival(stored), self._machine).nodes()
            self._known[own] = frozenset(node for node in made if node.op is Op.INSN)
        return self._known[own]
