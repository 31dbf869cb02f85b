"""The verdict on a function of a linked file: proved, refuted, or neither."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hashwright.modes.proving import BlockFunction, MessageFunction
from hashwright.proof.blocks import Contract
from hashwright.proof.cuts import prove_message
from hashwright.proof.image import read_image
from hashwright.proof.once import prove_once
from hashwright.proof.refute import Difference, difference
from hashwright.proof.routines import MessageContract
from hashwright.proof.state import Unproved


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of the proof of one function."""

    function: str
    digest: str  # SHA-256 of its bytes
    claim: str  # the proposition, as a sentence
    why: str = ""  # why there is no proof; empty if there is one
    difference: Difference | None = None  # an input for which the code is wrong
    scope: str = "states, messages and numbers of blocks"  # the quantified inputs
    is_replayed: bool = False  # was the function called with it, with a wrong result?

    @property
    def is_proved(self) -> bool:
        return not self.why


Replay = Callable[[Path, BlockFunction, Difference], tuple[int, ...] | None]  # as replayed()


def verdict(library: Path, function: BlockFunction | MessageFunction, replay: Replay | None) -> Verdict:
    """The verdict on a function of a shared library; `replay` calls the function with an input, if possible.

    Raises ImportError without the packages that read machine code.
    """
    if isinstance(function, MessageFunction):
        return _of_message(MessageContract(read_image(library), function))
    contract = Contract(read_image(library), function)
    told = str(function), contract.image.digest(function.name), claim(function)
    try:
        prove_once(contract)
    except Unproved as why:
        found = difference(contract)
        is_replayed = bool(found and replay and replay(library, function, found) != found.wanted)
        return Verdict(*told, str(why), found, is_replayed=is_replayed)
    return Verdict(*told)


def _of_message(contract: MessageContract) -> Verdict:
    """The verdict on a function for a whole message, without an input that refutes it."""
    function, why = contract.function, ""
    try:
        prove_message(contract)
    except Unproved as found:
        why = str(found)
    told = function.name, contract.image.digest(function.name), message_claim(function)
    return Verdict(*told, why, scope="keys, nonces, data and lengths")


def message_claim(function: MessageFunction) -> str:
    """The proposition of a proof for a whole-message function."""
    written = "the ciphertext and the tag" if any(each.out for each in function.streams) else "the tag"
    if function.is_checked:
        does = "it returns 0 if the tag is that of the description, and -1 if it is not"
    elif function.tag:
        does = f"it writes {written} of the description"
    else:
        does = "it leaves the state of the description"
    refuses = "it returns -1 for other lengths of the tag; " if function.end else ""
    verdict_apart = ", the verdict on the tag apart" if function.is_checked else ""
    return (
        f"For all keys, nonces, data and lengths, {does}; {refuses}it stays within its memory, branches on "
        f"nothing secret{verdict_apart}, keeps its caller's registers, and returns."
    )


def claim(function: BlockFunction) -> str:
    """The proposition of a proof for a block function."""
    several = f"{function.messages} " if function.is_row else ""
    states = f"the {several}states" if function.is_row else "the state"
    messages = f"{several}messages" if function.is_row else "a message"
    written = " and writes for each block what it gives" if function.made() else ""
    described = f"`{function.graph.name}` of the description"
    return (
        f"For all states, messages and numbers of blocks, it leaves {states} that {described} gives for "
        f"{messages}{written}; it stays within its memory, branches on nothing secret, keeps its caller's "
        "registers, and returns."
    )
