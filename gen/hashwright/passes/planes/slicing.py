"""A function of a cipher over a state in bit planes: a change of variables, like those of representation.py.

A function that applies the same operations to every word of the state is one computation on the planes. To find
it, the value of each word is computed in planes of all words, each in its slot.

Like the changes of representation.py, this is not a rule: the variables change.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from operator import xor
from typing import Final, TypeVar

from hashwright.graph.ir import Graph, Node, Var, const, mk, var
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.sums import xor_terms
from hashwright.passes.planes.exchange import Words, gather, spread
from hashwright.passes.planes.layout import BITS, BLOCK, HALF, SLOTS, Layout, Move, Planes, each, moved, word_of
from hashwright.passes.planes.rounds import mix, sub

ALL: Final = frozenset(range(SLOTS))
PLANE: Final = "p"  # the role of a word of the state's planes


@dataclass(frozen=True, slots=True)
class _SlotBlock:
    """A block in a slot of planes that may contain further blocks."""

    planes: Planes
    slot: int
    filled: frozenset[int] = ALL  # the other slots are zero

    def at(self, slot: int, layout: Layout) -> "_SlotBlock":
        """The blocks rotated, so that this one is in another slot."""
        further = (slot - self.slot) % SLOTS
        filled = frozenset((old + further) % SLOTS for old in self.filled)
        return _SlotBlock(moved(self.planes, layout, Move(slots=further)), slot, filled)


def fits(graph: Graph) -> bool:
    """Can planes hold the function's state?"""
    return len(graph.state) <= SLOTS and all(node.ty is BLOCK for node in graph.inputs)


@cache
def in_planes(graph: Graph, ty: Ty) -> Graph:
    """The function with its state in bit planes, and other blocks as in memory, all in words of a type."""
    return _Slicing(graph, Layout(ty)).made()


@dataclass(frozen=True, slots=True)
class _Slicing:
    """The conversion of a function to planes."""

    graph: Graph
    layout: Layout
    known: dict[Node, _SlotBlock] = field(default_factory=dict)  # a cache
    done: dict[tuple[Op, Planes], Planes] = field(default_factory=dict)  # a cache of parts of rounds

    def made(self) -> Graph:
        graph = self.graph
        stored = self._state()
        data = [node for node in graph.inputs if node.attr not in graph.state]
        reads = len(data) < len(graph.inputs)
        for pair in _pairs(data):
            self._place(pair, [word for node in pair for word in self._words(node)])
        outputs: dict[Var, Node] = {}
        for blocks in _pairs([block for block in graph.outputs if block not in graph.state]):
            outputs |= self._returned(blocks)
        kept = {slot: graph.outputs[block] for slot, block in enumerate(graph.state) if block in graph.outputs}
        if kept:
            planes = self._together(kept)
            outputs |= {var_.attr: word for var_, word in zip(_flat(stored), _flat(planes), strict=True)}
        early = [word.attr for node in data if node.attr in graph.early for word in self._words(node)]
        return replace(
            graph,
            inputs=(*(_flat(stored) if reads else ()), *(word for node in data for word in self._words(node))),
            outputs=outputs,
            steps=tuple(replace(step, made=tuple(outputs.values())) for step in graph.steps),
            early=frozenset(early),
            state=tuple(word.attr for word in _flat(stored)),
        )

    def _state(self) -> Planes:
        """The planes that the caller keeps."""
        count = self.layout.words
        return tuple(
            tuple(var(Var(PLANE, bit * count + word), self.layout.ty) for word in range(count))
            for bit in range(BITS)
        )

    def _words(self, node: Node) -> Words:
        """The words of an input block, least significant word first."""
        return tuple(var(word_of(node.attr, i), self.layout.ty) for i in range(self.layout.words))

    def _place(self, pair: Sequence[Node], words: Sequence[Node]) -> None:
        """Puts one or two blocks into slots."""
        slots = (0, HALF)[: len(pair)]
        planes = spread(tuple(words), self.layout)
        for node, slot in zip(pair, slots, strict=True):
            self.known[node] = _SlotBlock(planes, slot, frozenset(slots))

    def _returned(self, wanted: Sequence[Var]) -> dict[Var, Node]:
        """The words of one or two blocks outside the state. Other uses of these blocks read the words."""
        blocks = [self.graph.outputs[block] for block in wanted]
        given = [[term for term in xor_terms(block) if self._is_given(term)] for block in blocks]
        rest = [[term for term in xor_terms(block) if not self._is_given(term)] for block in blocks]
        count = self.layout.words
        words = [const(0, self.layout.ty)] * (count * len(wanted))
        if any(rest):
            first = self._block(next(term for terms in rest for term in terms)).slot
            slots = {first + HALF * i: reduce(xor, terms) for i, terms in enumerate(rest) if terms}
            words = list(gather(self._together(slots), first, self.layout)[: len(words)])
        for i, terms in enumerate(given):
            for term in terms:
                own = slice(count * i, count * (i + 1))
                words[own] = [x ^ y for x, y in zip(words[own], self._words(term), strict=True)]
        self._place(blocks, words)
        return {
            word_of(block, i): words[count * place + i]
            for place, block in enumerate(wanted)
            for i in range(count)
        }

    def _is_given(self, node: Node) -> bool:
        return node in self.graph.inputs and node.attr not in self.graph.state

    def _together(self, wanted: Mapping[int, Node]) -> Planes:
        """Planes with these values in these slots; the content of other slots is arbitrary."""
        slots = {slot % SLOTS: node for slot, node in wanted.items()}
        found: dict[Planes, tuple[frozenset[int], _SlotBlock]] = {}
        for slot, node in slots.items():
            for term in xor_terms(node, self.known):
                block = self._block(term).at(slot, self.layout)
                held, _ = found.get(block.planes, (frozenset(), block))
                found[block.planes] = (held ^ {slot}, block)
        return reduce(lambda x, y: each(xor, x, y), (self._only(slots, *row) for row in found.values()))

    def _only(self, slots: Iterable[int], held: frozenset[int], block: _SlotBlock) -> Planes:
        """The planes with zeros in all slots except the held ones."""
        if not block.filled.intersection(slots) - held:
            return block.planes
        mask = self.layout.mask(held)
        return each(lambda word: word & mask, block.planes)

    def _block(self, node: Node) -> _SlotBlock:
        if node not in self.known:
            self.known[node] = self._computed(node)
        return self.known[node]

    def _computed(self, node: Node) -> _SlotBlock:
        if node.op is Op.VAR:
            return _SlotBlock(self._state(), self.graph.state.index(node.attr))
        if node.op is Op.CONST:
            return _SlotBlock(self.layout.constant(node.attr), 0)
        first, *others = (self._block(arg) for arg in node.args)
        if node.op in _ROUNDS:
            part, further = _ROUNDS[node.op]
            key = (node.op, first.planes)
            if key not in self.done:
                self.done[key] = part(first.planes, self.layout)
            return _SlotBlock(self.done[key], (first.slot + further) % SLOTS)
        planes = (first.planes, *(other.at(first.slot, self.layout).planes for other in others))
        return _SlotBlock(each(lambda *words: mk(node.op, self.layout.ty, words), *planes), first.slot)


_ROUNDS: Final = {Op.AES_SUB: (sub, 1), Op.AES_MIX: (mix, 0)}  # with the number of slots that a block moves


Item = TypeVar("Item")


def _pairs(items: Sequence[Item]) -> list[Sequence[Item]]:
    return [items[i : i + 2] for i in range(0, len(items), 2)]


def _flat(planes: Planes) -> Words:
    return tuple(word for plane in planes for word in plane)
