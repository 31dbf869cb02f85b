"""Calls of a block function, which has its own proof: a call is not executed, but its results are known."""

from dataclasses import dataclass

from hashwright.proof.check.blocks import BYTES, ROOM
from hashwright.proof.check.chain import all_compressed, compressed
from hashwright.proof.run.calls import arguments, placed, returned
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.stack import are_apart
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.terms import POINTER, Term, const, factors, join, less, split, total


@dataclass(frozen=True, slots=True)
class BlockCall:
    """A call of a function of a state, data and a number of blocks."""

    words: int  # of the state
    block_bytes: int

    def is_open(self, state: MachineState, found: InstructionSet) -> bool:
        """Is the number of blocks open?"""
        _, _, count = arguments(state, found)
        multiples, _ = factors(state.plain(count))
        return any(each.args for each in multiples)

    def __call__(self, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of the function; returns the address to which it returns.

        Raises Unproved if the caller violates an assumption of the function's proof.
        """
        to, data, count = arguments(state, found)
        size, count = BYTES * self.words, state.plain(count)
        state.refuse_secrets("a number of blocks", count)
        if not state.holds(less(count, const(ROOM // self.block_bytes, POINTER))):
            raise Unproved(f"a number of blocks may be too large: {count}")
        place = placed(state, found, to, size, is_store=True)
        words = tuple(split(state.load(to, size)))
        if not count.is_const:
            state.require_constant(data, total(((count, self.block_bytes),), POINTER))
            words = all_compressed(words, data, count)
        elif bytes_ := self.block_bytes * count.attr:
            other = placed(state, found, data, bytes_, is_store=False)
            if not are_apart(place, size, other, bytes_):
                raise Unproved(f"the state and the blocks of a call may overlap: at {to} and {data}")
            for block in split(state.load(data, bytes_), 8 * self.block_bytes):
                words = compressed(words, block)
        state.store(to, join(*words))
        return returned(state, found)
