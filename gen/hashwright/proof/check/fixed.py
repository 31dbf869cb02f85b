"""The contract of a function for messages of one length: for one, or for groups of several side by side.

Digests are assumed to be disjoint from the messages and from the pointers to them, and all of these from the
function's stack and code. Messages may overlap.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from hashwright.proof.check.blocks import BLOCKS, BYTES, DATA, ROOM, StateWords, Wordless
from hashwright.proof.check.digests import loaded
from hashwright.proof.check.induction import prove_iterations
from hashwright.proof.contract.functions import FixedDigestFunction
from hashwright.proof.find.loops import Spot, hold
from hashwright.proof.find.sweep import Sweep
from hashwright.proof.mean.architectures import INSTRUCTION_SETS
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import CELL, at_call
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.run.state import MachineState, Region, Unproved, word_at
from hashwright.proof.say.digits import DONE, ZERO, Digits
from hashwright.proof.say.terms import (
    POINTER,
    TERMS,
    WORD,
    Term,
    choose,
    const,
    join,
    less,
    part,
    reversed_bytes,
    total,
    unknowns,
    var,
    without_constant,
)

DIGEST: Final = var("digest", POINTER)
ONE: Final = const(1, POINTER)


def pointer(number: Term) -> Term:
    """The address of the message with that number, in the array of pointers."""
    anchor, offset = without_constant(total(((DATA, 1), (number, CELL)), POINTER))
    return join(word_at(anchor, offset), word_at(anchor, offset + BYTES))


@dataclass(frozen=True)
class FixedContract(Wordless):
    """A function between its caller and the description."""

    image: Image
    function: FixedDigestFunction

    @property
    def out(self) -> Term:
        """The address of the digests."""
        return DIGEST

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](self.function.vector_bits)

    @property
    def few(self) -> Term:
        """More groups than objects in memory have."""
        return const(-(-ROOM // (self.function.messages * max(CELL, self.function.digest_bytes))), POINTER)

    @property
    def enough(self) -> Term:
        """The same, for callers."""
        return self.few

    @property
    def may_alternate(self) -> bool:
        """May even and odd iterations use different memory? They do where messages are loaded ahead."""
        return True

    def start(self, groups: Term) -> MachineState:
        """The state of the processor at the call of the function."""
        function = self.function
        values = (DATA, DIGEST, *([groups] if function.is_row else []))
        sizes = {DIGEST: self._many(groups, function.digest_bytes)}
        if function.is_row:
            sizes[DATA] = self._many(groups, CELL)
        assumed = (less(groups, self.few), *(~less(base + size, base) for base, size in sizes.items()))
        state = at_call(self.image, self.instructions, values, assumed, (*values, DONE))
        state.regions = tuple(
            Region(
                str(base),
                base,
                size,
                is_written=base is DIGEST,
                piece=function.messages * (CELL if base is DATA else function.digest_bytes),
            )
            for base, size in sizes.items()
        )
        self._add_messages(state, ZERO, groups)
        if function.is_late:  # what follows the loop depends on whether their number is even
            state.digits = Digits(({groups: ()},), {groups: groups})
        return state

    @property
    def skipped(self) -> int:
        """The first iterations, which differ from the others."""
        return int(self.function.is_late)

    def enter(self, state: MachineState, done: Term) -> None:
        """Limits the state to an iteration: digests of other groups, and other messages, are out of reach.

        Where digests are written late, those of the preceding group are in reach, too, with any content.
        """
        late = self.skipped if done is not ZERO else 0
        base = self._made(done - const(late, POINTER))
        size = (1 + late) * self.function.messages * self.function.digest_bytes
        made = Region(str(DIGEST), base, const(size, POINTER), is_written=True, is_passing=True)
        pointers = (each for each in state.regions if each.base is DATA)
        state.regions = (made, *pointers)
        if late:
            anchor, offset = without_constant(base)
            for at in range(0, size, BYTES):
                hold(
                    state, Spot("cells", offset + at, BYTES, anchor), var(f"{DIGEST} {at} before {done}", WORD)
                )
        self._add_messages(state, done, BLOCKS)

    def _add_messages(self, state: MachineState, done: Term, groups: Term) -> None:
        """Adds the messages of the group after that many groups, and those of the next, if there are groups.

        A loop may load the next messages ahead.
        """
        size, none = const(self.function.length, POINTER), const(0, POINTER)
        piece = max(self.function.length, 1)
        for group in (done, done + ONE) if self.function.is_row else (done,):
            addresses = self._messages(group)
            there = choose(less(group, groups), size, none)
            state.regions += tuple(Region("a message", each, there, piece=piece) for each in addresses)
            state.public |= {word for each in addresses for word in unknowns(each)}

    def _messages(self, group: Term) -> list[Term]:
        """The addresses of the messages of a group."""
        several = self.function.messages
        if not self.function.is_row:
            return [DATA]
        return [pointer(total(((group, several),), POINTER, i)) for i in range(several)]

    def _many(self, groups: Term, size: int) -> Term:
        """That many bytes for each message of a number of groups."""
        return total(((groups, self.function.messages * size),), POINTER)

    def _made(self, done: Term) -> Term:
        """The address of the digests of the group after that many groups."""
        return DIGEST + self._many(done, self.function.digest_bytes)

    # The description.

    def absorbed(self, before: StateWords, done: Term) -> StateWords:
        """The words of the digests of the group after that many groups."""
        return {
            (number, message): word
            for message, address in enumerate(self._messages(done))
            for number, word in enumerate(self._digest(address))
        }

    def _digest(self, address: Term) -> Iterator[Term]:
        """The digest of a message, in words of memory."""
        function, graph = self.function, self.function.graph
        words = [node for node in graph.inputs if node.attr not in graph.outputs]
        state = [node for node in graph.inputs if node.attr in graph.outputs]
        size = words[0].ty.bits
        padded = join(*loaded(address, 0, function.length), *(const(each, 8) for each in function.padding))
        env = {str(node.attr): const(word, size) for node, word in zip(state, function.initial, strict=True)}
        for node, first in zip(words, count(0, size)):
            env[str(node.attr)] = self._ordered(part(padded, first, size))
        after = graph.evaluate(env, TERMS)
        whole = join(*(self._ordered(after[str(node.attr)]) for node in state))
        return (part(whole, first, WORD) for first in range(0, whole.bits, WORD))

    def _ordered(self, word: Term) -> Term:
        return word if self.function.byte_order == "little" else reversed_bytes(word)

    # The results.

    def check_written(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if a digest of the group after `done` groups is wrong, or of the preceding one.

        At the head of a loop, those of the group itself may be late.
        """
        if self.function.is_late and done is not ZERO:
            before = done - ONE
            self._check_digests(end, before, self.absorbed({}, before), sweep)
        if end.returned or not self.function.is_late:
            self._check_digests(end, done, wanted, sweep)

    def _check_digests(self, end: MachineState, done: Term, wanted: StateWords, sweep: Sweep) -> None:
        anchor, offset = without_constant(self._made(done))
        for (number, message), term in wanted.items():
            place = self.function.digest_bytes * message + BYTES * number
            if not sweep.equal(term, end.content(anchor, offset + place, BYTES)):
                raise Unproved(f"the digest of message {message} differs from the description")

    def check_return(self, end: MachineState, wanted: StateWords, sweep: Sweep) -> None:
        """Raises Unproved if the function breaks the calling convention."""
        self.instructions.check_return(self.start(BLOCKS), end)


def prove_fixed(contract: FixedContract) -> None:
    """Raises Unproved if there is no proof for all messages and numbers of groups."""
    if contract.function.is_row:
        prove_iterations(contract)
        return
    program = Executor(contract.image, contract.function.name, contract.instructions)
    sweep, wanted = Sweep(), contract.absorbed({}, ZERO)
    for end in until_return(program, contract.start(ONE)):
        contract.check_written(end, ZERO, wanted, sweep)
        contract.check_return(end, {}, sweep)
