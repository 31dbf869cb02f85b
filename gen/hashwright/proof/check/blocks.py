"""The contract of a block function: its arguments, its results, and the calling convention.

States and data are assumed to be disjoint from each other, and from the function's stack and code. The output
of each block is disjoint from the data, or replaces them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from typing import Final

from hashwright.graph.ir import Graph, Node
from hashwright.graph.semantics import Op
from hashwright.proof.check.induction import LoopArray, LoopContract, prove_iterations
from hashwright.proof.check.stored import check_distinct, stored_words
from hashwright.proof.contract.functions import BlockFunction
from hashwright.proof.run.state import MachineState, word_at
from hashwright.proof.say.conditions import Content, Frame, Region, StateWords
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    const,
    join,
    part,
    reversed_bytes,
    var,
)

BYTES: Final = WORD // 8
STATE: Final = var("state", POINTER)
DATA: Final = var("data", POINTER)
OUT: Final = var("out", POINTER)

ROOM: Final = 1 << 63  # bytes: every object in memory is smaller


@dataclass(frozen=True)
class BlockContract(LoopContract):
    """A block function between its caller and the description."""

    function: BlockFunction
    is_in_place: bool = False  # does the output of a block overwrite it?

    @property
    def has_loop(self) -> bool:
        return not self.function.is_single

    @property
    def out(self) -> Term | None:
        """The address of the output of each block."""
        if not self.function.made():
            return None
        return DATA if self.is_in_place else OUT

    @property
    def data(self) -> Term:
        """The address of the data; that of the output if there are none."""
        return DATA if self.function.words() else OUT

    @property
    def messages(self) -> tuple[Term, ...]:
        """The addresses of the messages."""
        if not self.function.is_row:
            return (self.data,)
        return tuple(var(f"data[{i}]", POINTER) for i in range(self.function.messages))

    @property
    def few(self) -> Term:
        """More blocks than a message has."""
        return const(ROOM // self.function.block_bytes, POINTER)

    def places(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Each stored word of the states, with its offset."""
        places, kept = self.function.places, self._kept
        for word in range(kept):
            for message in range(places):
                yield (word, message), BYTES * (word * places + message)

    def passed(self, trips: Term) -> Sequence[Term]:
        number = None if self.function.is_single else trips
        data = DATA if self.function.words() else None
        return [each for each in (STATE, self.out, data, number) if each]

    @property
    def arrays(self) -> Sequence[LoopArray]:
        """The blocks of messages and of the output."""
        bases = dict.fromkeys((*self.messages, *([self.out] if self.out else [])))
        return [self._blocks(each) for each in bases]

    def _blocks(self, base: Term) -> LoopArray:
        return LoopArray(base, self.function.block_bytes, base is self.out, is_read=self.is_in_place)

    @property
    def objects(self) -> Sequence[Region]:
        """The states, and the pointers to messages."""
        size = const(BYTES * len(dict(self.places())), POINTER)
        states = Region("state", STATE, size, is_written=True, is_given=True, align=self.function.aligned)
        pointers = Region("data", DATA, const(POINTER // 8 * self.function.messages, POINTER))
        return [states, *([pointers] if self.function.is_row else [])]

    @property
    def contents(self) -> Sequence[Content]:
        stored = self.stored(self.before())
        pointers = enumerate(self.messages if self.function.is_row else ())
        return (
            *(Content(STATE, offset, stored[word]) for word, offset in self.places()),
            *(Content(DATA, POINTER // 8 * i, base) for i, base in pointers),
        )

    def before(self) -> StateWords:
        """The words of the states at the call of the function."""
        return {
            (number, message): var(self._called(word, message), WORD)
            for number, word in enumerate(_words(self.function.state()))
            for message in range(self.function.places)
        }

    @property
    def _kept(self) -> int:
        """The number of stored words of a state."""
        return len(_words(self.function.kept()))

    @property
    def _made(self) -> int:
        """The number of output words of a block."""
        return self.function.updates * len(_words(self.function.made()))

    def stored(self, described: StateWords) -> StateWords:
        """The stored form of the words of the states."""
        form, found = self.function.stored, {}
        for message in range(self.function.places):
            words = (term for (_, of), term in described.items() if of == message)
            for number, term in enumerate(stored_words(form, words)):
                found[number, message] = term
        return found

    def check_stored(self) -> None:
        """Raises Unproved if different states may have the same stored words."""
        check_distinct(self.function.stored, [term for (_, of), term in self.before().items() if not of])

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        """The words of the states after one more block, and its output words, by the description."""
        messages = self.function.messages
        idle = {(number, message): term for (number, message), term in before.items() if message >= messages}
        return {
            (number, message): term
            for message in range(messages)
            for number, term in self._absorbed(before, message, done)
        } | idle

    def _absorbed(self, before: StateWords, message: int, done: Term) -> Iterator[tuple[int, Term]]:
        function, written, words = self.function, [], before
        names = {node: str(name) for name, node in function.graph.outputs.items()}
        for piece in range(function.updates):
            after = function.graph.evaluate(self.inputs(words, message, done, piece), TERMS)
            state = [part(after[str(node.attr)], first, WORD) for node, first in _words(function.state())]
            words = {(number, message): term for number, term in enumerate(state)}
            written += [part(after[names[node]], first, WORD) for node, first in _words(function.made())]
        yield from ((number, term) for (number, _), term in words.items())
        yield from enumerate(written, self._kept)

    def inputs(self, before: StateWords, message: int, done: Term, piece: int = 0) -> dict[str, Term]:
        """The description's inputs for a piece of a block of a message, by name."""
        function = self.function
        offsets = count(piece * function.block_bytes // function.updates, BYTES)
        env = _given(function.state(), before, message)
        return env | loaded_inputs(
            function.graph, function.words(), self._blocks(self.messages[message]).at(done), offsets
        )

    def frame(self, end: MachineState, done: Term | None, words: StateWords) -> Frame:
        """The states if the function returns, and the output of the block after `done` blocks, if any."""
        left = [] if done is None else [*self._output(done, words)]
        if end.returned:
            stored = self.stored(words)
            left += [Content(STATE, offset, stored[word], self.named(word)) for word, offset in self.places()]
        return Frame(left=left)

    def _output(self, done: Term, words: StateWords) -> Iterator[Content]:
        for i in range(self._made if self.out else 0):
            word = self._kept + i, 0
            assert self.out
            yield Content(self._blocks(self.out).at(done), BYTES * i, words[word], self.named(word))

    def named(self, word: tuple[int, int]) -> str:
        """The name of a result word, for a reader."""
        function, (number, message) = self.function, word
        words = [*_words(function.kept()), *function.updates * _words(function.made())]
        return self._called(words[number], message)

    def _called(self, word: tuple[Node, int], message: int) -> str:
        node, first = word
        names = {made: name for name, made in self.function.graph.outputs.items()}
        of = f" of message {message}" if self.function.is_row else ""
        name = node.attr if node.op is Op.VAR else names[node]
        return f"{name}{f' from bit {first} on' if first else ''}{of}"


def loaded_inputs(
    graph: Graph, nodes: Iterable[Node], address: Term, offsets: Iterator[int]
) -> dict[str, Term]:
    """The values of a graph's inputs whose 32-bit words are in memory at these offsets, by name."""
    env = {}
    for node in nodes:
        word = join(*(word_at(address, at) for at in islice(offsets, node.ty.bits // WORD)))
        env[str(node.attr)] = reversed_bytes(word) if node.attr in graph.big_endian else word
    return env


def _given(nodes: Iterable[Node], words: StateWords, message: int) -> dict[str, Term]:
    """The words of a message's state as the values of inputs, by name."""
    numbers = count()
    return {
        str(node.attr): join(*(words[i, message] for i in islice(numbers, node.ty.bits // WORD)))
        for node in nodes
    }


def _words(nodes: Sequence[Node]) -> list[tuple[Node, int]]:
    """The words of nodes: each with its node and its first bit."""
    return [(node, first) for node in nodes for first in range(0, node.ty.bits, WORD)]


def prove_blocks(contract: BlockContract) -> None:
    """Raises Unproved if there is no proof for all states, messages and numbers of blocks."""
    contract.check_stored()
    prove_iterations(contract)
    if contract.out and contract.out is not contract.data:
        prove_iterations(replace(contract, is_in_place=True))
