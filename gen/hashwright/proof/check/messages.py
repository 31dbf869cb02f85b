"""The messages of a batch, as its arguments specify them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from hashwright.proof.check.lanes import CONTEXTS, Array, LanesState, argument, context_word
from hashwright.proof.contract.functions import SchedulingFunction
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.terms import POINTER, WORD, Term, choose, const, extend, is_zero, product, total


@dataclass(frozen=True)
class Messages:
    """The messages of a batch, or the pieces or ends of messages in contexts."""

    function: SchedulingFunction

    @cached_property
    def arrays(self) -> Sequence[Array]:
        """The words of the caller for each of them."""
        function, inputs = self.function, self.function.inputs
        found = [Array(CONTEXTS, POINTER)] if function.has_contexts else []
        if inputs.words:
            found.append(Array(inputs.words, inputs.bits, more=0 if inputs.lengths else 1))
        if inputs.lengths:
            found.append(Array(inputs.lengths, POINTER))
        if function.continues:
            found += [Array("count", POINTER), Array("state", WORD, of_each=function.words, is_secret=True)]
        return found

    def _word(self, name: str, number: Term) -> Term:
        array = next(each for each in self.arrays if each.name == name)
        return extend(array.word(number), POINTER)

    def context(self, message: Term) -> Term:
        """The address of its context."""
        return self._word(CONTEXTS, message)

    def address(self, message: Term) -> Term:
        """Its address."""
        inputs = self.function.inputs
        if not inputs.base:
            return self._word(inputs.words, message)
        base = argument(inputs.base)
        found = base + (self._word(inputs.words, message) if inputs.words else ZERO)
        found = found + (product(argument(inputs.stride), message) if inputs.stride else ZERO)
        return choose(is_zero(base), ZERO, found)

    def length(self, message: Term) -> Term:
        """Its length in bytes."""
        inputs = self.function.inputs
        if inputs.length:
            return argument(inputs.length)
        if inputs.lengths:
            return self._word(inputs.lengths, message)
        array = next(each for each in self.arrays if each.name == inputs.words)
        return extend(array.word(message + ONE) - array.word(message), POINTER)

    def whole(self, state: LanesState, message: Term) -> Term:
        """Its length with what was hashed before."""
        found = self.length(message)
        return found + self._word("count", self._own(state, message)) if self.function.continues else found

    def begun(self, state: LanesState, message: Term) -> tuple[Term, ...]:
        """The words of the state before its first block."""
        function = self.function
        if function.has_contexts:
            return tuple(context_word(i, message) for i in range(function.words))
        if not function.continues:
            return tuple(const(each, WORD) for each in function.initial)
        array = next(each for each in self.arrays if each.name == "state")
        first = total(((self._own(state, message), function.words),), POINTER)
        return tuple(array.word(first + const(i, POINTER)) for i in range(function.words))

    def _own(self, state: LanesState, message: Term) -> Term:
        """The number of the state from which a message continues."""
        return product(state.given("each"), message)
