"""The proof of a function that returns how many messages are side by side."""

from dataclasses import dataclass

from hashwright.proof.check.contract import Contract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.contract.functions import CountFunction
from hashwright.proof.run.execute import until_return
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, const


@dataclass(frozen=True)
class WidthContract(Contract):
    """Such a function, whose caller gives it nothing."""

    function: CountFunction


def prove_width(contract: WidthContract) -> None:
    """Raises Unproved if the function may return another number."""
    start, wanted = contract.at_call(Precondition()), const(contract.function.count, POINTER)
    for end in until_return(contract.program(), start.copy()):
        check_exit(contract.instructions, start, end, Frame(result=wanted), Sweep())
