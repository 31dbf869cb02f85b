"""The proof of a function that returns how many messages are side by side."""

from dataclasses import dataclass

from hashwright.proof.check.contract import Contract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.contract.functions import CountFunction
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, const


@dataclass(frozen=True)
class CountContract(Contract):
    """Such a function, whose caller gives it nothing."""

    function: CountFunction


def prove_count(contract: CountContract) -> None:
    """Raises Unproved if the function may return another number."""
    found, function = contract.instructions, contract.function
    start = contract.at_call(Precondition())
    for end in until_return(Executor(contract.image, function.name, found), start.copy()):
        check_exit(found, start, end, Frame(result=const(function.count, POINTER)), Sweep())
