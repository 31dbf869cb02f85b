"""The verdict on a function of a linked file: proved, refuted, or neither."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hashwright.certify.once import prove_once
from hashwright.certify.refute import Difference, difference
from hashwright.errors import UserError, visible
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.digests import CONTEXT
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.contract.functions import (
    BatchKind,
    BlockFunction,
    ContextsFunction,
    CountFunction,
    DigestFunction,
    DigitsFunction,
    FixedBatchFunction,
    FixedDigestFunction,
    FixedRowsFunction,
    MessageFunction,
    PlaneFunction,
    ProvedFunction,
    RecordsFunction,
    SchedulingFunction,
    SelectingFunction,
    StateFunction,
    StepsFunction,
    UpdateFunction,
)
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.run.state import Unproved


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of the proof of one function."""

    function: str
    digest: str  # SHA-256 of its bytes
    claim: str  # the proposition, as a sentence
    scope: str  # the quantified inputs
    why: str = ""  # why there is no proof; empty if there is one
    difference: Difference | None = None  # an input for which the code is wrong
    is_replayed: bool = False  # was the function called with it, with a wrong result?

    @property
    def is_proved(self) -> bool:
        return not self.why


Replay = Callable[[Path, BlockFunction, Difference], tuple[int, ...] | None]  # as replayed()


def verdict(
    library: Path,
    function: ProvedFunction,
    replay: Replay | None,
    features: frozenset[str] | None = None,
    image: Image | None = None,
) -> Verdict:
    """The verdict on a function of a shared library; `replay` calls the function with an input, if possible.

    Processors with these features execute the function; without any, whatever it needs counts as there. With an
    image of the object files of the library, which may be linked again, the verdict is on these.
    Raises ImportError without the packages that read machine code.
    """
    image = replace(image or read_image(library), features=features)
    claimed, scope = CLAIMS[type(function)]
    if isinstance(function, BlockFunction):
        scope = block_scope(function)
    told = str(function), image.digest(function.name), claimed(function), scope
    contract = contract_of(image, function)
    try:
        prove_once(contract)
        return Verdict(*told)
    except (Unproved, UserError) as why:
        reason = visible(str(why))  # names in a file may contain anything
    except Exception as fault:  # a fault of the proof is no proof
        reason = f"the proof failed: {type(fault).__name__} {fault}".strip()
    if not isinstance(contract, BlockContract) or not (found := _difference(contract)):
        return Verdict(*told, reason)
    is_replayed = bool(replay and replay(library, contract.function, found) != found.wanted)
    return Verdict(*told, reason, found, is_replayed)


def _difference(contract: BlockContract) -> Difference | None:
    """An input that shows why there is no proof, if one is found."""
    try:
        return difference(contract)
    except Exception:  # an input is only a help
        return None


# What a proof of nearly every function says besides its results.
SAFE: Final = "stays within its memory, branches on nothing secret, keeps its caller's registers, and returns."


def message_claim(function: MessageFunction) -> str:
    """The proposition of a proof for a whole-message function."""
    stream = next((each for each in function.streams if each.out), None)
    if function.is_checked and stream:
        does = (
            "it writes the message of the description and returns 0 if the tag is that of the description, "
            "and leaves zeros and returns -1 if it is not"
        )
    elif function.is_checked:
        does = "it returns 0 if the tag is that of the description, and -1 if it is not"
    elif function.tag:
        does = f"it writes {'the ciphertext and ' if stream else ''}the tag of the description"
    elif stream:
        what = "message" if stream.fill else "ciphertext" if stream.data else "keystream"
        does = f"it writes the {what} of the description"
    else:
        does = "it leaves the state of the description"
    refuses = "it returns -1 for other lengths of the tag; " if function.end else ""
    if function.both:
        refuses = "it returns -1 for other lengths of the tag, and for data shorter than the tag; "
    verdict_apart = ", the verdict on the tag apart" if function.is_checked else ""
    return (
        f"For all keys, nonces, data and lengths, {does}; {refuses}it stays within its memory, branches on "
        f"nothing secret{verdict_apart}, keeps its caller's registers, and returns."
    )


def records_claim(function: RecordsFunction) -> str:
    """What a proof of a function for an array of records says."""
    stream = next((each for each in function.streams if each.out), None)
    results = "writes the result 0 for each of them"
    if function.is_checked:
        results = "writes the result 0 for each message whose tag is right, and -1 and zeros for each other one"
    what = "messages" if function.is_checked else "ciphertexts and tags" if stream else "tags"
    verdicts_apart = ", the verdicts on the tags apart" if function.is_checked else ""
    return (
        f"For all numbers of messages, with all keys, nonces, data and lengths, it writes the {what} of the "
        f"description, {results}, and returns 0 or, if one of them is -1, -1; for other lengths of the tag, "
        f"all of these are -1; it stays within its memory, branches on nothing secret{verdicts_apart}, keeps "
        f"its caller's registers, and returns."
    )


def block_scope(function: BlockFunction) -> str:
    """The quantified inputs of a block function."""
    return "states and messages" if function.is_single else "states, messages and numbers of blocks"


def claim(function: BlockFunction) -> str:
    """The proposition of a proof for a block function."""
    several = f"{function.messages} " if function.is_row else ""
    states = f"the {several}states" if function.is_row else "the state"
    messages = f"{several}messages" if function.is_row else "a message"
    written = " and writes for each block what it gives" if function.made() else ""
    described = f"`{function.graph.name}` of the description"
    return (
        f"For all {block_scope(function)}, it leaves {states} that {described} gives for "
        f"{messages}{written}; it {SAFE}"
    )


def digest_claim(function: DigestFunction) -> str:
    """What a proof of a function of a hash says."""
    if function.ends:
        does = "writes the digest of the description"
        does += ", and clears the context" if CONTEXT in function.parameters else ""
    else:
        does = "leaves the context that the description gives"
    return f"For all messages and lengths, it {does}; it {SAFE} `{function.blocks.name}` is proved by itself."


def fixed_claim(function: FixedDigestFunction) -> str:
    """What a proof of a function for messages of one length says."""
    many = " and numbers of groups" if function.is_row else ""
    digests = "the digests" if function.is_row else "the digest"
    return (
        f"For all messages of {function.length} bytes{many}, it writes {digests} of the description; it {SAFE}"
    )


def steps_claim(function: StepsFunction) -> str:
    """What a proof of a function for steps of rows says."""
    return (
        f"For all states, blocks and numbers of steps, it writes after each step the states that "
        f"`{function.graph.name}` of the description gives for those before it; it {SAFE}"
    )


def digits_claim(function: DigitsFunction) -> str:
    """What a proof of a function that writes the digits of a digest says."""
    return f"For all digests of {function.digest_bytes} bytes, it writes their hexadecimal digits; it {SAFE}"


def batch_claim(function: FixedBatchFunction) -> str:
    """What a proof of a function for any number of messages of one length says."""
    called = " and ".join(f"`{each.name}`" for each in function.calls)
    return (
        f"For all numbers of messages of {function.groups.length} bytes, it writes the digests of the "
        f"description; it {SAFE} {called} are proved by themselves."
    )


def rows_claim(function: FixedRowsFunction) -> str:
    """What a proof of a function for messages of one length at a fixed distance says."""
    called = " and ".join(f"`{each.name}`" for each in function.calls)
    return (
        f"For all numbers of messages of {function.batch.groups.length} bytes and all distances, it writes the "
        f"digests of the description; it {SAFE} {called} are proved by themselves."
    )


def scheduling_claim(function: SchedulingFunction) -> str:
    """What a proof of a function for messages of any lengths, side by side, says."""
    does = {
        BatchKind.WHOLE: "writes the digests of the description",
        BatchKind.RESTS: "writes the digests of the description for the messages that the states have begun",
        BatchKind.PIECES: "leaves the contexts that the description gives",
        BatchKind.ENDS: "writes the digests of the description, and clears the contexts",
    }[function.kind]
    called = " and ".join(f"`{each.name}`" for each in (*function.blocks, function.single))
    return (
        f"For all numbers of messages and all lengths, it {does}; it {SAFE} {called} are proved by themselves."
    )


def contexts_claim(function: ContextsFunction) -> str:
    """What a proof of a function that begins messages in pieces says."""
    return f"For all numbers of contexts, it leaves each as that of a message of no bytes; it {SAFE}"


def count_claim(function: CountFunction) -> str:
    """What a proof of a function that returns a number of messages says."""
    return f"It returns {function.count}, uses no memory but its stack, and keeps its caller's registers."


def state_claim(function: StateFunction) -> str:
    """What a proof of a function says that begins, ends or clears a message in pieces."""
    does = "leaves the state of the description for a message of no bytes"
    if function.is_clearing or "kept" not in function.places:
        does = "clears the state"
    if function.is_checked:
        does = f"returns 0 if the tag is that of the description, else -1, and {does}"
    elif function.end:
        does = f"writes the tag of the description, and {does}"
    refuses = "it returns -1 for other lengths of the tag; " if function.end else ""
    return f"For all keys, nonces and states, it {does}; {refuses}it {SAFE}"


def plane_claim(function: PlaneFunction) -> str:
    """What a proof of a function of a state in bit planes says."""
    return (
        f"For all states and data, its results are those of `{function.graph.name}` of the description; it "
        f"{SAFE}"
    )


def update_claim(function: UpdateFunction) -> str:
    """What a proof of a function says that appends data to a message in pieces."""
    (stream,) = function.streams
    what = "message" if stream.fill else "ciphertext"
    writes = f" and writes the {what} of the description" if stream.out else ""
    return (
        "For all states, data and lengths, it leaves the state of the description for the message with the "
        f"data appended{writes}; it {SAFE}"
    )


def selection_claim(function: SelectingFunction) -> str:
    """What a proof of a function that selects a kernel says."""
    selection = function.selection
    caller = next((each for each in selection.callers if each.name == function.name), None)
    if caller:
        began = caller.has_state and not caller.starts
        kernel = "the kernel that began the message" if began else "the selected kernel"
        names = " or ".join(f"`{each}`" for each in caller.calls)
        does = f"it calls the function of {kernel}, {names}, with its own arguments, and returns its result"
    elif function.name == selection.use:
        does = (
            "it selects the kernel of the target that its argument names and returns 0, or -1 if the processor "
            "supports no such kernel; NULL restores the default"
        )
    else:
        does = "it returns the name of the target of the selected kernel"
    return (
        f"For all arguments, selections and processors, {does}; it selects only kernels that the processor "
        f"supports by its own account, {SAFE}"
    )


# By the class of a function's record: the proposition of its proof, and the quantified inputs.
CLAIMS: Final[Mapping[type, tuple[Callable[[Any], str], str]]] = {
    BlockFunction: (claim, "states, messages and numbers of blocks"),
    MessageFunction: (message_claim, "keys, nonces, data and lengths"),
    RecordsFunction: (records_claim, "messages, keys, nonces, data and lengths"),
    DigestFunction: (digest_claim, "messages and lengths"),
    FixedDigestFunction: (fixed_claim, "messages"),
    DigitsFunction: (digits_claim, "digests"),
    StepsFunction: (steps_claim, "states, blocks and numbers of steps"),
    FixedBatchFunction: (batch_claim, "messages"),
    FixedRowsFunction: (rows_claim, "messages"),
    ContextsFunction: (contexts_claim, "contexts"),
    SchedulingFunction: (scheduling_claim, "messages and lengths"),
    CountFunction: (count_claim, "calls"),
    StateFunction: (state_claim, "keys, nonces and states"),
    PlaneFunction: (plane_claim, "states and data"),
    UpdateFunction: (update_claim, "states, data and lengths"),
    SelectingFunction: (selection_claim, "arguments, selections and processors"),
}
