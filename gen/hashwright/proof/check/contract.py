"""What all contracts have in common: a function of a linked file, between its caller and the description."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from hashwright.proof.check.coverage import Cases
from hashwright.proof.check.exits import check_exit
from hashwright.proof.contract.functions import ProvedFunction, SchedulingFunction
from hashwright.proof.find.meeting import meeting
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call, check_presence
from hashwright.proof.run.execute import CALLED, Call, Executor, until_return
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Frame, Precondition
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import Term, is_zero


class Obligation(NamedTuple):
    """A call of a function, and what must be left where it returns. Cases of a function have one each."""

    given: Precondition
    frame: Frame | Callable[[MachineState], Frame]  # if it depends on the state there, by that


@dataclass(frozen=True)
class Contract:
    """A function of an image, with its record. What it may do is in preconditions and frames."""

    image: Image
    function: Any

    @property
    def assumes(self) -> Sequence["Contract"]:
        """The contracts that its proof depends on: these functions have proofs of their own."""
        return ()

    @property
    def calls(self) -> Mapping[int, Call]:
        """The meanings of calls that are not executed, by the address of the called function."""
        return {}

    def obligations(self) -> Iterable[Obligation]:
        """All of them, for a function that is executed from its call to its end."""
        return ()

    def coverage(self) -> Iterable[Cases]:
        """The cases of its proof, where it has several, and what they must cover."""
        return ()

    @property
    def name(self) -> str:
        """The name of the function in the image."""
        return str(self.function.name)

    @property
    def arguments_count(self) -> int:
        """The number of arguments, of which some may be on the stack."""
        return len(getattr(self.function, "parameters", ()))

    @property
    def vector_bits(self) -> int:
        """The processor's vector length, if it matters."""
        return int(getattr(self.function, "vector_bits", 0))

    @cached_property
    def instructions(self) -> InstructionSet:
        return instruction_set(self.image.architecture, self.vector_bits, self.arguments_count)

    @property
    def is_static(self) -> bool:
        """Is the function called in its file only, so that the compiler may expand it there?"""
        return bool(getattr(self.function, "is_static", False))

    def program(self) -> Executor:
        """The function, to be executed. Raises Unproved if the compiler has expanded it."""
        if self.is_static:
            check_presence(self.image, self.name)
        found = Executor(self.image, self.name, self.instructions, self.calls, meets=meeting)
        if not self.is_static:
            found.check_landing(found.entry, CALLED)
        return found

    def at_call(self, given: Precondition) -> MachineState:
        """The processor at the call of the function."""
        return at_call(self.image, self.instructions, given)


@dataclass(frozen=True)
class StaticContract(Contract):
    """The contract of a static function of a batch."""

    function: SchedulingFunction

    @property
    def is_static(self) -> bool:
        return True

    @property
    def arguments_count(self) -> int:
        return 0  # on the stack


def not_null(function: ProvedFunction, address: Term, size: Term) -> Iterator[Term]:
    """What is assumed of an address: a null pointer is that of no bytes."""
    if function.has_slices:
        yield ~is_zero(address) | is_zero(size)


def discharge(contract: Contract) -> None:
    """Raises Unproved if a function, executed from its call to its end, does not meet all its obligations."""
    program, sweep = contract.program(), Sweep()
    for given, frame in contract.obligations():
        start = contract.at_call(given)
        for end in until_return(program, start.copy()):
            wanted = frame if isinstance(frame, Frame) else frame(end)
            check_exit(contract.instructions, start, end, wanted, sweep)
