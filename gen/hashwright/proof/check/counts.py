"""The proof of a function that returns how many messages are side by side."""

from dataclasses import dataclass

from hashwright.proof.contract.functions import CountFunction
from hashwright.proof.mean.architectures import INSTRUCTION_SETS
from hashwright.proof.mean.instructionset import InstructionSet
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import POINTER, const


@dataclass(frozen=True)
class CountContract:
    """Such a function, whose caller gives it nothing."""

    image: Image
    function: CountFunction

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](self.function.vector_bits)


def prove_count(contract: CountContract) -> None:
    """Raises Unproved if the function may return another number."""
    found, function = contract.instructions, contract.function
    start = at_call(contract.image, found, (), (), ())
    for end in until_return(Executor(contract.image, function.name, found), start.copy()):
        found.check_return(start, end)
        if end.general[0] is not const(function.count, POINTER):
            raise Unproved(f"the result is something else than {function.count}")
