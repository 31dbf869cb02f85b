"""What all contracts have in common: a function of a linked file, between its caller and the description."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hashwright.proof.check.coverage import Cases
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import Call, Executor
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Precondition


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

    def program(self) -> Executor:
        """The function, to be executed."""
        return Executor(self.image, self.name, self.instructions, self.calls)

    def at_call(self, given: Precondition) -> MachineState:
        """The processor at the call of the function."""
        return at_call(self.image, self.instructions, given)
