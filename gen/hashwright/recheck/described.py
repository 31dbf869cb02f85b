"""The description of a function for one block, with variables for values that machine code also computes."""

from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hashwright.graph.ir import Node, topological
from hashwright.graph.semantics import Op, meaning
from hashwright.proof.contract.functions import BlockFunction
from hashwright.recheck.terms import READING, WORD, BitVector, holds, join, var, variables

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
        known = {of: dict(each) for of, each in self.known.items()}
        return BlockDescription(self.function, self.state, self.content, known, dict(self.definitions))

    def value(self, piece: int, message: int, node: Node) -> BitVector:
        """The value of a node for a piece of the block of a message."""
        own = ChainMap[Node, BitVector]({}, self.known.get((piece, message), {}))
        for each in topological((node,), own):
            if each.op is Op.VAR:
                own[each] = self._input(piece, message, each)
            else:
                own[each] = meaning(READING, each.op, each.ty, each.attr, [own[arg] for arg in each.args])
        return own[node]

    def _input(self, piece: int, message: int, node: Node) -> BitVector:
        function, state = self.function, self.function.state()
        is_state = node in state
        if is_state and piece:
            return self.value(piece - 1, message, function.graph.outputs[node.attr])
        among = state if is_state else function.words()
        first = sum(each.ty.bits for each in among[: among.index(node)]) // WORD
        every = range(first, first + node.ty.bits // WORD)
        start = piece * function.piece_bytes
        words = (self.state[i, message] if is_state else self.content(message, start + 4 * i) for i in every)
        found = join(*words)
        return join(*found.lanes(8)[::-1]) if node.attr in function.graph.big_endian else found

    def named(self, number: int, piece: int, message: int, word: int) -> tuple[BitVector, BitVector]:
        """A word of the value of a node, by its number, and the variable that replaces it."""
        node = self.function.graph.nodes()[number]
        words = self.value(piece, message, node).lanes(WORD)
        made = var(f"node {number} of piece {piece} of message {message} from word {word} on", WORD)
        wanted, words[word] = words[word], made
        if wanted is not made:
            self.definitions[made] = wanted
            self.known.setdefault((piece, message), {})[node] = join(*words)
        return wanted, made

    def words_after(self) -> Words:
        """The words of all states after the block; the block changes no others."""
        graph, last, made = self.function.graph, self.function.updates - 1, dict[tuple[int, int], BitVector]()
        for of in range(self.function.messages):
            values = [self.value(last, of, graph.outputs[each.attr]) for each in self.function.state()]
            made |= {(i, of): word for i, word in enumerate(join(*values).lanes(WORD))}
        return {**self.state, **made}

    def written(self) -> list[BitVector]:
        """The output words of the block."""
        nodes, pieces = self.function.made(), range(self.function.updates)
        return [word for i in pieces for each in nodes for word in self.value(i, 0, each).lanes(WORD)]

    def equal(self, x: BitVector, y: BitVector) -> bool:
        """Are two values equal? The definitions of variables are used where they are needed."""
        claim, known = x.equal(y), dict[BitVector, BitVector]()
        for _ in range(DEPTH + 1):
            if holds(claim, tuple(name.equal(term) for name, term in known.items())):
                return True
            new = variables(claim, *known.values()) & self.definitions.keys() - known.keys()
            known |= {name: self.definitions[name] for name in sorted(new, key=lambda each: str(each.attr))}
        return False
