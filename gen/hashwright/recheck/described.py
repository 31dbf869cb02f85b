"""The description of a function for one block, with variables for values that machine code also computes."""

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from hashwright.graph.ir import Node, topological
from hashwright.graph.semantics import Op, meaning
from hashwright.proof.contract.functions import BlockFunction
from hashwright.recheck.solver import Solver
from hashwright.recheck.terms import READING, WORD, BitVector, equal, join, lanes, part, var, variables

DEPTH = 3  # the most levels of nested definitions that a proof may use

Words = Mapping[tuple[int, int], BitVector]  # by the number of a word, and that of its message


@dataclass(slots=True)
class BlockDescription:
    """The description of the block that a path absorbs."""

    function: BlockFunction
    state: Words  # before the block
    content: Callable[[int, int], BitVector]  # the word of a message at an offset in the block
    known: dict[tuple[int, int], dict[Node, BitVector]] = field(default_factory=dict)  # by piece and message
    definitions: dict[BitVector, BitVector] = field(default_factory=dict)

    def copy(self) -> "BlockDescription":
        return BlockDescription(
            self.function,
            self.state,
            self.content,
            {of: dict(each) for of, each in self.known.items()},
            dict(self.definitions),
        )

    @property
    def nodes(self) -> Sequence[Node]:
        return self.function.graph.nodes()

    def value(self, piece: int, message: int, node: Node) -> BitVector:
        """The value of a node for a piece of the block of a message."""
        known = self.known.get((piece, message), {})
        if node in known:
            return known[node]
        own = ChainMap[Node, BitVector]({}, known)
        for each in topological((node,), own):
            if each.op is Op.VAR:
                own[each] = self._input(piece, message, each)
            else:
                own[each] = meaning(READING, each.op, each.ty, each.attr, [own[arg] for arg in each.args])
        return own[node]

    def _input(self, piece: int, message: int, node: Node) -> BitVector:
        function = self.function
        if node in function.state():
            if piece:
                return self.value(piece - 1, message, function.graph.outputs[node.attr])
            first = sum(each.ty.bits for each in function.state()[: function.state().index(node)]) // WORD
            return join(*(self.state[first + i, message] for i in range(node.ty.bits // WORD)))
        words = function.words()
        first = sum(each.ty.bits for each in words[: words.index(node)]) // 8
        first += piece * function.block_bytes // function.updates
        found = join(*(self.content(message, first + at) for at in range(0, node.ty.bits // 8, WORD // 8)))
        return join(*lanes(found, 8)[::-1]) if node.attr in function.graph.big_endian else found

    def name(self, piece: int, message: int, node: Node, number: int, word: int) -> BitVector:
        """Replaces a word of a node's value by a variable; returns the variable."""
        words = lanes(self.value(piece, message, node), WORD)
        made = var(f"node {number} of piece {piece} of message {message} from word {word} on", WORD)
        if words[word] is not made:
            self.definitions[made], words[word] = words[word], made
            self.known.setdefault((piece, message), {})[node] = join(*words)
        return made

    def after(self, message: int) -> list[BitVector]:
        """The words of a message's state after the block."""
        outputs = [self.function.graph.outputs[each.attr] for each in self.function.state()]
        last = [self.value(self.function.updates - 1, message, each) for each in outputs]
        return [word for each in last for word in lanes(each, WORD)]

    def words_after(self) -> Words:
        """The words of all states after the block; the block changes no others."""
        made = {(i, of): term for of in range(self.function.messages) for i, term in enumerate(self.after(of))}
        return {**self.state, **made}

    def written(self) -> list[BitVector]:
        """The output words of the block."""
        found = [
            self.value(piece, 0, node)
            for piece in range(self.function.updates)
            for node in self.function.made()
        ]
        return [word for each in found for word in lanes(each, WORD)]

    def equal(self, solver: Solver, x: BitVector, y: BitVector) -> bool:
        """Are two values equal? The definitions of variables are used where they are needed."""
        claim, known = equal(x, y), dict[BitVector, BitVector]()
        for _ in range(DEPTH + 1):
            if solver.holds(claim, (equal(name, term) for name, term in known.items())):
                return True
            new = variables(claim, *known.values()) & self.definitions.keys() - known.keys()
            if not new:
                return False
            known |= {name: self.definitions[name] for name in sorted(new, key=lambda each: str(each.attr))}
        return False


def state_words(function: BlockFunction, name: str) -> Words:
    """Variables for the words of the states."""
    count = sum(node.ty.bits for node in function.state()) // WORD
    return {(i, of): var(f"{name} {i} {of}", WORD) for i in range(count) for of in range(function.places)}


def stored(function: BlockFunction, words: Words) -> list[BitVector]:
    """The stored words of the states: the first word of each message, then the second word of each."""
    found = [_stored(function, words, message) for message in range(function.places)]
    return [each for row in zip(*found, strict=True) for each in row]


def _stored(function: BlockFunction, words: Words, message: int) -> list[BitVector]:
    """The stored words of a message's state."""
    given, first = {}, 0
    for node in function.stored.inputs:
        count = node.ty.bits // WORD
        given[str(node.attr)] = join(*(words[first + i, message] for i in range(count)))
        first += count
    made = function.stored.evaluate(given, READING).values()
    return [part(term, at, WORD) for term in made for at in range(0, term.bits, WORD)]
