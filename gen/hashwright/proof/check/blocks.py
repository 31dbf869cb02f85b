"""The contract of a block function: its arguments, its results, and the calling convention.

States and data are assumed to be disjoint from each other, and from the function's stack and code. The output
of each block is disjoint from the data, or replaces them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from typing import Final

from hashwright.graph.ir import Node
from hashwright.graph.semantics import INTS, Op
from hashwright.proof.check.stored import check_distinct, stored_words
from hashwright.proof.contract.functions import BlockFunction
from hashwright.proof.find.loops import Spot, hold
from hashwright.proof.find.sweep import Sweep
from hashwright.proof.mean.architectures import INSTRUCTION_SETS
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.state import MachineState, Region, Unproved, word_at
from hashwright.proof.say.digits import DONE
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    const,
    join,
    less,
    part,
    reversed_bytes,
    total,
    var,
    without_constant,
)
from hashwright.proof.say.values import Values

BYTES: Final = WORD // 8
STATE: Final = var("state", POINTER)
DATA: Final = var("data", POINTER)
OUT: Final = var("out", POINTER)
BLOCKS: Final = var("nblocks", POINTER)

ROOM: Final = 1 << 63  # bytes: every object in memory is smaller

# The words of states, as described or as stored, by the numbers of the word and of the message. The output
# words of a block follow the stored ones.
StateWords = Mapping[tuple[int, int], Term]


def iterations(state: MachineState) -> Term:
    """The number of all iterations of a loop, which a path may have determined."""
    return state.digits.now.get(BLOCKS, BLOCKS)


class Uniform:
    """A contract whose iterations are all alike."""

    @property
    def may_alternate(self) -> bool:
        """May even and odd iterations use different memory?"""
        return False

    @property
    def skipped(self) -> int:
        """The first iterations, which differ from the others."""
        return 0


class Wordless:
    """A contract whose iterations leave no words of a state to the next one."""

    def before(self) -> StateWords:
        return {}

    def sampled(self, sample: Values, before: StateWords, done: Term) -> Mapping[tuple[int, int], int]:
        return {}


@dataclass(frozen=True)
class Contract(Uniform):
    """A block function between its caller and the description."""

    image: Image
    function: BlockFunction
    is_in_place: bool = False  # does the output of a block overwrite it?

    @property
    def out(self) -> Term | None:
        """The address of the output of each block."""
        if not self.function.made():
            return None
        return DATA if self.is_in_place else OUT

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](self.function.vector_bits)

    @property
    def messages(self) -> tuple[Term, ...]:
        """The addresses of the messages."""
        if not self.function.is_row:
            return (DATA,)
        return tuple(var(f"data[{i}]", POINTER) for i in range(self.function.messages))

    @property
    def few(self) -> Term:
        """More blocks than a message has."""
        return const(ROOM // self.function.block_bytes, POINTER)

    @property
    def may_alternate(self) -> bool:
        """May even and odd iterations use different memory? No function with output does."""
        return not self.out

    def places(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Each stored word of the states, with its offset."""
        places, kept = self.function.places, self._kept
        for word in range(kept):
            for message in range(places):
                yield (word, message), BYTES * (word * places + message)

    def start(self, blocks: Term) -> MachineState:
        """The state of the processor at the call of the function."""
        found = self.instructions
        general, vectors, masks = found.registers()
        general[found.frame.pointer] = found.frame.entry
        arguments = [each for each in (STATE, self.out, DATA, blocks) if each]
        for name, term in zip(found.convention.arguments, arguments, strict=False):
            general[found.general.index(name)] = term
        size = total(((blocks, self.function.block_bytes),), POINTER)
        bases = dict.fromkeys((*self.messages, *([self.out] if self.out else [])))
        ends = (~less(base + size, base) for base in bases)
        state = MachineState(
            self.image,
            (*self._regions(), *(self._blocks(base, size) for base in bases)),
            found.frame,
            general,
            vectors,
            masks,
            assumed=frozenset(each for each in (less(blocks, self.few), *ends) if not each.is_const),
            public=frozenset((BLOCKS, DONE, STATE, DATA, *found.frame.entry.args, *bases)),
        )
        stored = self.stored(self.before())
        for word, offset in self.places():
            hold(state, Spot("cells", offset, BYTES, STATE), stored[word])
        for i, base in enumerate(self.messages if self.function.is_row else ()):
            hold(state, Spot("cells", 8 * i, 8, DATA), base)
        return state

    def _regions(self) -> Iterator[Region]:
        size = const(BYTES * len(dict(self.places())), POINTER)
        yield Region("state", STATE, size, is_written=True, align=self.function.aligned)
        if self.function.is_row:
            yield Region("data", DATA, const(POINTER // 8 * self.function.messages, POINTER))

    def _blocks(self, base: Term, size: Term) -> Region:
        """The blocks from an address on, of that size in bytes."""
        return Region(str(base), base, size, is_written=base is self.out, piece=self.function.block_bytes)

    def enter(self, state: MachineState, done: Term) -> None:
        """Limits the state to the block after `done` blocks: the output of the others is out of reach."""
        size = self.function.block_bytes
        state.regions = tuple(
            replace(each, base=base, size=const(size, POINTER), is_written=True, is_passing=True)
            if each.base is self.out
            else each
            for each in state.regions
            for base in [self._block(each.base, done)]
        )

    def _block(self, base: Term, done: Term) -> Term:
        """The address of the block after `done` blocks."""
        return total(((base, 1), (done, self.function.block_bytes)), POINTER)

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

    def left(self, state: MachineState) -> StateWords:
        """The stored words of the states."""
        return {word: state.content(STATE, offset, BYTES) for word, offset in self.places()}

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

    def sampled(self, sample: Values, before: StateWords, done: Term) -> Mapping[tuple[int, int], int]:
        """The values of the words of the states after one more block, by the description, for a sample."""
        function, found = self.function, {word: sample(term) for word, term in before.items()}
        for message in range(function.messages):
            words: dict[str, int] = {}
            for piece in range(function.updates):
                given = self.inputs(before, message, done, piece)
                after = function.graph.evaluate({name: sample(term) for name, term in given.items()} | words)
                words = {str(node.attr): after[str(node.attr)] for node in function.state()}
            for number, (node, first) in enumerate(_words(function.state())):
                found[number, message] = INTS.part(words[str(node.attr)], first, WORD)
        return found

    def inputs(self, before: StateWords, message: int, done: Term, piece: int = 0) -> dict[str, Term]:
        """The description's inputs for a piece of a block of a message, by name."""
        function = self.function
        offsets = count(piece * function.block_bytes // function.updates, BYTES)
        env = _given(function.state(), before, message)
        address = self._block(self.messages[message], done)
        for node in function.words():
            word = join(*(word_at(address, at) for at in islice(offsets, node.ty.bits // WORD)))
            is_swapped = node.attr in function.graph.big_endian
            env[str(node.attr)] = reversed_bytes(word) if is_swapped else word
        return env

    def written(self, end: MachineState, done: Term) -> StateWords:
        """The output words of the block after `done` blocks."""
        if not self.out:
            return {}
        size = self.function.updates * len(_words(self.function.made()))
        anchor, offset = without_constant(self._block(self.out, done))
        return {(self._kept + i, 0): end.content(anchor, offset + BYTES * i, BYTES) for i in range(size)}

    def check_written(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if the output of the block after `done` blocks is wrong."""
        for word, term in self.written(end, done).items():
            if not sweep.equal(wanted[word], term):
                raise Unproved(f"{self.named(word)} differs from the description")

    def check_return(self, end: MachineState, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if the result of the function is wrong."""
        self.instructions.check_return(self.start(BLOCKS), end)
        stored = self.stored(wanted)
        for word, term in self.left(end).items():
            if not sweep.equal(stored[word], term):
                raise Unproved(f"{self.named(word)} differs from the description")

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
