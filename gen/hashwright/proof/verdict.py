"""What is known of a function of a linked file: proved, refuted, or neither."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hashwright.modes.proving import BlockFunction, Routine
from hashwright.proof.blocks import Contract
from hashwright.proof.cuts import prove_routine
from hashwright.proof.image import read_image
from hashwright.proof.induction import prove
from hashwright.proof.refute import Difference, difference
from hashwright.proof.routines import RoutineContract
from hashwright.proof.state import Unproved


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of the proof of one function."""

    function: str
    digest: str  # SHA-256 of its bytes
    why: str = ""  # why there is no proof; empty where there is one
    difference: Difference | None = None  # an input for which the code is wrong
    scope: str = "states, messages and numbers of blocks"  # that it is proved for
    is_replayed: bool = False  # was the function called with it, and did it something else than it should?

    @property
    def is_proved(self) -> bool:
        return not self.why


Replay = Callable[[Path, BlockFunction, Difference], tuple[int, ...] | None]  # as replayed()


def verdict(library: Path, function: BlockFunction | Routine, replay: Replay | None) -> Verdict:
    """The verdict on a function of a shared library, and what runs it, where something does.

    Raises ImportError without the packages that read machine code.
    """
    if isinstance(function, Routine):
        return _of_routine(RoutineContract(read_image(library), function))
    contract = Contract(read_image(library), function)
    digest = contract.image.digest(function.name)
    try:
        prove(contract)
    except Unproved as why:
        found = difference(contract)
        is_replayed = bool(found and replay and replay(library, function, found) != found.wanted)
        return Verdict(str(function), digest, str(why), found, is_replayed=is_replayed)
    return Verdict(str(function), digest)


def _of_routine(contract: RoutineContract) -> Verdict:
    """The verdict on a function for a whole message, without an input that refutes it."""
    name, why = contract.routine.name, ""
    try:
        prove_routine(contract)
    except Unproved as found:
        why = str(found)
    return Verdict(name, contract.image.digest(name), why, scope="keys, nonces, data and lengths")
