"""What a block function is called with, what it is to leave, and what callers expect of it besides.

Its states and data are taken to lie apart from each other, and from its stack and code.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.modes.proving import BlockFunction
from hashwright.proof.image import Image
from hashwright.proof.loops import DONE, Spot, hold
from hashwright.proof.stack import STACK_POINTER
from hashwright.proof.state import LANES, STACK, Region, State, Unproved, word_at
from hashwright.proof.sweep import Sweep
from hashwright.proof.terms import POINTER, TERMS, WORD, Term, const, join, less, reversed_bytes, total, var

BYTES: Final = WORD // 8
STATE: Final = var("state", POINTER)
DATA: Final = var("data", POINTER)
BLOCKS: Final = var("nblocks", POINTER)

# The calling convention of System V for x86-64, 3.2: the registers of the arguments, and those that are kept.
ARGUMENTS: Final = {7: STATE, 6: DATA}
COUNT: Final = 2
KEPT: Final = {3: "rbx", 5: "rbp", 12: "r12", 13: "r13", 14: "r14", 15: "r15"}
ROOM: Final = 1 << 63  # bytes that no object in memory has

Words = Mapping[tuple[int, int], Term]  # of states: by the word's number and the message's


@dataclass(frozen=True)
class Contract:
    """A block function between its caller and the description."""

    image: Image
    function: BlockFunction

    @property
    def messages(self) -> tuple[Term, ...]:
        """The addresses of the messages."""
        if not self.function.is_row:
            return (DATA,)
        return tuple(var(f"data[{i}]", POINTER) for i in range(self.function.messages))

    def places(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Each word of the states, with its offset."""
        count = self.function.messages
        for word in range(len(self.function.state())):
            for message in range(count):
                yield (word, message), BYTES * (word * count + message)

    def start(self, blocks: Term) -> State:
        """The processor when the function is called."""
        general = [var(f"register {i}", POINTER) for i in range(16)]
        for number, term in {**ARGUMENTS, COUNT: blocks, STACK: STACK_POINTER}.items():
            general[number] = term
        vectors = [[var(f"vector {i}.{lane}", WORD) for lane in range(LANES)] for i in range(32)]
        size = total(((blocks, self.function.block_bytes),), POINTER)
        few = const(ROOM // self.function.block_bytes, POINTER)
        ends = (~less(base + size, base) for base in self.messages)
        state = State(
            self.image,
            (
                *self._regions(),
                *(Region(str(base), base, size, piece=self.function.block_bytes) for base in self.messages),
            ),
            general,
            vectors,
            [var(f"mask {i}", POINTER) for i in range(8)],
            assumed=frozenset(each for each in (less(blocks, few), *ends) if not each.is_const),
            public=frozenset((BLOCKS, DONE, STATE, DATA, STACK_POINTER, *self.messages)),
        )
        for word, term in self.before().items():
            hold(state, self._spots()[word], term)
        for i, base in enumerate(self.messages if self.function.is_row else ()):
            hold(state, Spot("cells", 8 * i, 8, DATA), base)
        return state

    def _regions(self) -> Iterator[Region]:
        count = self.function.messages
        yield Region(
            "state", STATE, const(BYTES * len(self.function.state()) * count, POINTER), is_written=True
        )
        if self.function.is_row:
            yield Region("data", DATA, const(POINTER // 8 * count, POINTER))

    def _spots(self) -> dict[tuple[int, int], Spot]:
        return {word: Spot("cells", offset, BYTES, STATE) for word, offset in self.places()}

    def before(self) -> Words:
        """The words of the states when the function is called."""
        return {word: word_at(STATE, offset) for word, offset in self.places()}

    def left(self, state: State) -> Words:
        """The words of the states in memory."""
        return {word: state.content(STATE, offset, BYTES) for word, offset in self.places()}

    def absorbed(self, before: Words, done: Term) -> Words:
        """The words of the states after one more block, by the description."""
        return {
            (i, message): after[str(node.attr)]
            for message in range(self.function.messages)
            for after in [self.function.graph.evaluate(self.inputs(before, message, done), TERMS)]
            for i, node in enumerate(self.function.state())
        }

    def inputs(self, before: Words, message: int, done: Term) -> dict[str, Term]:
        """What the description takes for one block of a message, by name."""
        env = {str(node.attr): before[i, message] for i, node in enumerate(self.function.state())}
        address = self.messages[message] + total(((done, self.function.block_bytes),), POINTER)
        for i, node in enumerate(self.function.words()):
            word = word_at(address, BYTES * i)
            is_swapped = node.attr in self.function.graph.big_endian
            env[str(node.attr)] = reversed_bytes(word) if is_swapped else word
        return env

    def check_return(self, end: State, wanted: Words, sweep: Sweep) -> None:
        """Raises Unproved where the function leaves something else than it should."""
        start = self.start(BLOCKS)
        for number, name in KEPT.items():
            if end.general[number] is not start.general[number]:
                raise Unproved(f"{name} is not restored")
        if end.general[STACK] is not STACK_POINTER + const(POINTER // 8, POINTER):
            raise Unproved("the stack pointer is not restored")
        if end.returned is not join(word_at(STACK_POINTER, 0), word_at(STACK_POINTER, BYTES)):
            raise Unproved("the function does not return to its caller")
        for word, term in self.left(end).items():
            if not sweep.equal(wanted[word], term):
                raise Unproved(f"{self.named(word)} is another one")

    def named(self, word: tuple[int, int]) -> str:
        """A word of the states for a reader."""
        number, message = word
        of = f" of message {message}" if self.function.is_row else ""
        return f"{self.function.state()[number].attr}{of}"
