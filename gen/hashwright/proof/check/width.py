"""The proof of a function that returns how many messages are side by side."""

from collections.abc import Iterator
from dataclasses import dataclass

from hashwright.proof.check.contract import Contract, Obligation
from hashwright.proof.contract.functions import CountFunction
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.terms import POINTER, const


@dataclass(frozen=True)
class WidthContract(Contract):
    """Such a function, whose caller gives it nothing."""

    function: CountFunction

    def obligations(self) -> Iterator[Obligation]:
        yield Obligation(Precondition(), Frame(result=const(self.function.count, POINTER)))
