"""What a mode provides so that its machine code can be proved."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final, Literal, Protocol

from hashwright.emit.prototypes import Struct
from hashwright.graph.ir import Graph, Node, Var, var
from hashwright.graph.semantics import Ty
from hashwright.interface.inputs import Inputs
from hashwright.modes.part import Part
from hashwright.requests.request import Request

ARCHITECTURES: Final = ("x86-64", "aarch64")  # those whose machine code can be proved

ByteOrder = Literal["little", "big"]


def with_vectors(name: str, bits: int) -> str:
    """A function for vectors of that many bits; 0: for vectors of any length."""
    return f"{name} with vectors of {bits} bits" if bits else name


@dataclass(frozen=True, slots=True, kw_only=True)
class ProvedFunction:
    """A function of a file that is proved."""

    name: str
    # Is it a function in Rust, of slices? It looks for null pointers, and leaves registers as they are.
    has_slices: bool = False
    vector_bits: int = 0  # the processor's vector length, if the function depends on it

    def __str__(self) -> str:
        return with_vectors(self.name, self.vector_bits)


@dataclass(frozen=True, slots=True, kw_only=True)
class CompressingFunction(ProvedFunction):
    """A function that computes the same for several messages side by side."""

    graph: Graph  # the computation for one block of one message, or for each of its pieces in order
    messages: int = 1  # the number of messages side by side

    def state(self) -> tuple[Node, ...]:
        """The words of a state."""
        return tuple(node for node in self.graph.inputs if node.attr in self.graph.outputs)

    def words(self) -> tuple[Node, ...]:
        """The words of a block, or of a piece."""
        return tuple(node for node in self.graph.inputs if node.attr not in self.graph.outputs)

    @property
    def piece_bytes(self) -> int:
        """The bytes of these words."""
        return sum(node.ty.bits for node in self.words()) // 8


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockFunction(CompressingFunction):
    """A function that absorbs whole blocks into states. Its arguments are states, data, and a number of blocks.

    The states have a row for each stored word, with a place for each message, and for others if `row` is more
    than these: the words of others stay. The words of a block are the inputs of the description that are not
    outputs, in their order in memory; without any, there is no argument for data. Outputs that are not inputs
    are written, block by block, to the address in an argument before the data.
    """

    updates: int = 1  # the number of pieces in a block
    row: int = 0  # the number of messages for which the states have places; 0: for these
    aligned: int = 1  # the address of the states is a multiple of that many bytes
    is_static: bool = False  # is it called in its file only, so that the compiler may expand it there?
    is_row: bool = False  # is data an array of pointers, one for each message?
    is_single: bool = False  # does it absorb one block, without an argument for their number?
    form: Graph | None = None  # from the words of a state to the stored ones; None: they are the same

    @property
    def places(self) -> int:
        """The number of messages for which the states have places."""
        return self.row or self.messages

    @property
    def stored(self) -> Graph:
        """The graph from the words of the description to the stored words of a state."""
        return self.form or Graph("state", self.state(), {node.attr: node for node in self.state()})

    def kept(self) -> tuple[Node, ...]:
        """The stored words of a state."""
        return tuple(var(name, node.ty) for name, node in self.stored.outputs.items())

    def made(self) -> tuple[Node, ...]:
        """The output words of a piece."""
        inputs = {node.attr for node in self.graph.inputs}
        return tuple(node for name, node in self.graph.outputs.items() if name not in inputs)

    @property
    def block_bytes(self) -> int:
        """The bytes of a block: of data, or of output if there are no data."""
        words = self.words() or self.made()
        return self.updates * sum(node.ty.bits for node in words) // 8


class Unknowns(Protocol):
    """A domain of values with uninterpreted functions."""

    def unknown(self, name: str, ty: Ty, args: Sequence[Any]) -> Any: ...


@dataclass(frozen=True, slots=True)
class Uninterpreted:
    """A function known only to give equal outputs for equal inputs."""

    name: str
    inputs: tuple[Node, ...]
    outputs: Mapping[Var, Node]  # by name, a variable of the output's type

    def evaluate(self, env: Mapping[str, Any], reading: Unknowns) -> dict[str, Any]:
        """The outputs for the inputs' values, both by name."""
        given = [env[str(node.attr)] for node in self.inputs]
        return {
            str(name): reading.unknown(f"{name} of {self.name}", node.ty, given)
            for name, node in self.outputs.items()
        }


@dataclass(frozen=True, slots=True)
class Composition:
    """A function that is made of others, each of which is given values by name, also of those before it."""

    inputs: tuple[Node, ...]
    outputs: Mapping[Var, Node]  # as above
    steps: tuple["Function", ...]

    def evaluate(self, env: Mapping[str, Any], reading: Any) -> dict[str, Any]:
        """The outputs for the inputs' values, both by name."""
        known = dict(env)
        for step in self.steps:
            known |= step.evaluate({str(node.attr): known[str(node.attr)] for node in step.inputs}, reading)
        return {str(name): known[str(name)] for name in self.outputs}


Function = Graph | Uninterpreted | Composition


@dataclass(frozen=True, slots=True)
class Repetition:
    """A function that is evaluated several times. Inputs and outputs are values by name."""

    graph: Function
    times: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaneFunction(ProvedFunction):
    """A function of a state in bit planes, which other functions of its file call.

    Its arguments are the state, the words of the data, and a pointer for each word of the output; in Rust, one
    for all of them.
    """

    is_static: ClassVar[bool] = True
    graph: Graph  # in terms of blocks
    planes: Function  # with the words of the state that it reads and writes in place of the blocks
    kept: tuple[Node, ...]  # all words of a state
    blocks: (
        Graph  # from these to the words of all slots, the lowest of each first; the state's blocks are first
    )
    # From these and the words of blocks of data or output: the words whose slots without a block it leaves.
    # None: there may be anything.
    free: Graph | None = None
    # From the planes to the words of a tag, of which no copy may stay on the stack. None: its output is no tag.
    tag: Graph | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """Data of any length that a function absorbs piece by piece; the last piece may be shorter.

    The state's words are inputs and outputs of the graph, the words of a piece its other inputs, and what is
    written for a piece its other outputs. Without data, the function only writes.
    """

    graph: Function
    data: str  # the parameter that points to the data; empty if there are none
    length: str  # the parameter with its length in bytes
    out: str = ""  # the parameter that points to the output; empty if there is none
    pieces: int = 1  # pieces in an iteration of the loop over long data, a power of two
    fill: Function | None = None  # the rest of a last piece, from the words of the state; None: zeros


@dataclass(frozen=True, slots=True, kw_only=True)
class AegisFunction(ProvedFunction):
    """A function that begins a message or ends it, or does both."""

    parameters: tuple[str, ...]  # in order
    sizes: Mapping[str, int]  # by pointer but to the tag: the bytes of its target
    begin: tuple[Repetition, ...] = ()  # from a key and a nonce to a state
    end: Mapping[int, tuple[Repetition, ...]] = field(default_factory=dict)  # by the length of the tag in bytes
    mixed: tuple[str, str] = ("", "")  # lengths in bytes, mixed in as bits, the low one first
    is_checked: bool = False  # is the tag the expected one? The result is 0 if it matches, else -1
    # A stored state begins at the next address that is a multiple of it, "at" bytes further; 0: at any address.
    aligned: int = 0
    calls: tuple[PlaneFunction, ...] = ()  # that have proofs of their own


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageFunction(AegisFunction):
    """A function for a whole message: steps, then data piece by piece, then steps.

    If it checks the tag and this does not match, the output is 0.
    """

    inputs: Mapping[str, tuple[str, int]]  # by input of the steps: the pointer and the offset in memory
    streams: tuple[Stream, ...]
    tag: str = ""  # the parameter that points to the tag, whose length is tag_len
    behind: str = ""  # the tag follows data there that have this length, in bytes
    both: str = ""  # the parameter with the number of bytes of these data and the tag together
    stored: Mapping[tuple[str, int], str] = field(default_factory=dict)  # values by their place in memory
    words_bytes: int = 0  # the bytes that begin there
    form: Graph | None = None  # from the words of a state to the stored ones, if it is stored


@dataclass(frozen=True, slots=True, kw_only=True)
class UpdateFunction(MessageFunction):
    """A function that appends data to a message in pieces, whose state is in memory, and may write output.

    The first parameter points to the state. Stored are the words of the state, the unfinished piece and the
    length of the message in bytes. A function with output returns the number of bytes that it has written.
    """

    keystream: Function | None = None  # behind the message bytes of an unfinished piece; None: anything

    def place(self, name: str) -> int:
        """The offset of a value in memory."""
        return next(at for (_, at), each in self.stored.items() if each == name)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordsFunction(MessageFunction):
    """A function for an array of records, each of which has the arguments for a whole message and its result.

    Its own arguments are the array, the number of records, and the length of all tags. It returns -1 if that is
    invalid or a result is -1, else 0.
    """

    record: Struct  # the last field is the result

    @property
    def fields(self) -> Mapping[str, int]:
        """The offset of each field by its name."""
        record = self.record
        return {each.name: at for each, at in zip(record.fields, record.offsets, strict=False)}


@dataclass(frozen=True, slots=True, kw_only=True)
class DigestFunction(ProvedFunction):
    """A function that begins a message, appends data to it or ends it with a digest, or does several of these.

    Between two functions the message is in a context: the words of its state, its length so far in bytes, and
    its last, unfinished block. A function that ends it clears the context.
    """

    parameters: tuple[str, ...]  # in order, of ctx, data, len and digest; without ctx the context is local
    begins: bool = False
    appends: bool = False
    ends: bool = False
    blocks: BlockFunction  # that it calls
    initial: tuple[int, ...]  # the words of the state of a message of no bytes
    paddings: tuple[bytes, ...]  # between a message and its length, by the bytes of the unfinished block
    length_bytes: int  # of the length in bits, after the padding
    byte_order: ByteOrder  # of the length, and of words in the digest
    layout: Struct  # of the context, with the fields in the order above
    selection: "Selection | None" = None  # of the function of the blocks; None: it selects no kernel


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedDigestFunction(CompressingFunction):
    """A function that writes the digests of messages of one length, which with their padding are one block.

    Its arguments are the address of a message and that of its digest; or of an array of pointers to messages,
    of their digests, and the number of groups of messages.
    """

    initial: tuple[int, ...]  # the words of the state before it
    length: int  # of a message in bytes
    padding: bytes  # between a message and the end of the block
    byte_order: ByteOrder  # of words in messages and digests
    is_row: bool = False  # is its first argument an array of pointers?
    is_late: bool = False  # are the digests of a group written in the next iteration?
    is_static: bool = False  # is it called in its file only?

    @property
    def digest_bytes(self) -> int:
        return sum(node.ty.bits for node in self.graph.outputs.values()) // 8


@dataclass(frozen=True, slots=True, kw_only=True)
class StepsFunction(CompressingFunction):
    """A function that compresses a block of each of several rows in each step.

    Its arguments are an array of pointers to the states before each step, one of pointers to the blocks of each
    step, the states after each step, and the number of steps. The words of states are in rows, as for blocks.
    """

    is_static: ClassVar[bool] = True
    aligned: int  # the addresses of states are multiples of that many bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class DigitsFunction(ProvedFunction):
    """A function that writes the hexadecimal digits of a digest. Its arguments are their addresses."""

    is_static: ClassVar[bool] = True
    digest_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedBatchFunction(ProvedFunction):
    """A function that writes the digests of any number of messages of one length.

    Its arguments are an array of pointers to the messages, their digests, and their number.
    """

    groups: FixedDigestFunction  # that it calls for groups of messages
    others: FixedDigestFunction  # that it calls for the messages that are left
    is_row: bool = True  # is its first argument an array of pointers?
    messages: int = 1  # that each number counts

    @property
    def calls(self) -> tuple[FixedDigestFunction, ...]:
        return self.groups, self.others

    @property
    def digest_bytes(self) -> int:
        return self.groups.digest_bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedRowsFunction(ProvedFunction):
    """A function that writes the digests of any number of messages of one length, at a fixed distance.

    Its arguments are the address of the first message, the distance, the digests, and the number of messages.
    """

    batch: FixedBatchFunction  # that it calls, or whose calls it makes
    part: int  # the messages whose pointers it computes at a time

    @property
    def calls(self) -> tuple[FixedDigestFunction | FixedBatchFunction, ...]:
        return (*self.batch.calls, self.batch)


@dataclass(frozen=True, slots=True, kw_only=True)
class ContextsFunction(ProvedFunction):
    """A function that begins messages in pieces. Its arguments are pointers to contexts, and their number."""

    layout: Struct  # of a context: the state, the length in bytes, the unfinished block
    initial: bytes  # the state of a message of no bytes, as it is in memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Padding:
    """How the static functions of a batch pad messages, and keep them in contexts until they end."""

    block_bytes: int
    paddings: tuple[bytes, ...]  # between a message and its length, by the bytes of the unfinished block
    length_bytes: int  # of the length in bits, after the padding
    byte_order: ByteOrder  # of the length
    layout: Struct  # of a context: the state, the length in bytes, the unfinished block


SHARED: Final = ("survey", "sort")  # the static functions of all batches in a file


class BatchKind(StrEnum):
    """What a batch processes."""

    WHOLE = "WHOLE"  # messages
    RESTS = "RESTS"  # of messages that were begun, from states in memory
    PIECES = "PIECES"  # of messages in contexts
    ENDS = "ENDS"  # of messages in contexts


@dataclass(frozen=True, slots=True, kw_only=True)
class SchedulingFunction(ProvedFunction):
    """A function for a batch of messages, with the static functions that assign them to lanes.

    The static functions have the arguments of the batch in memory, and keep what is in progress in their work.
    """

    parameters: tuple[str, ...]
    part: str  # the beginning of the names of its static functions
    kind: BatchKind
    given: Mapping[str, str]  # what it passes on, by argument, in C
    inputs: Inputs
    arguments: Struct
    places: Mapping[str, tuple[int, int, int]]  # by field of the work: offset, bits of a word, words
    lanes: int
    blocks: tuple[BlockFunction, ...]  # that it calls, for messages in lanes
    single: BlockFunction  # that it calls for one message
    initial: tuple[int, ...]  # the words of the state of a message of no bytes
    window: int  # the most messages that are sorted together
    ranks: int  # numbers of blocks that are told apart when messages are sorted
    padding: Padding

    def static(self, name: str) -> str:
        """The name of a static function, which may be that of other batches, too."""
        return name if name in SHARED else f"{self.part}_{name}"

    @property
    def continues(self) -> bool:
        """Do messages continue from states in memory?"""
        return self.kind is BatchKind.RESTS

    @property
    def has_contexts(self) -> bool:
        return self.kind in (BatchKind.PIECES, BatchKind.ENDS)

    @property
    def writes_contexts(self) -> bool:
        """Are the results states in contexts?"""
        return self.kind is BatchKind.PIECES

    @property
    def words(self) -> int:
        return len(self.initial)

    @property
    def block_bytes(self) -> int:
        return self.single.block_bytes

    @property
    def result_bytes(self) -> int:
        """The bytes of a digest."""
        return sum(node.ty.bits for node in self.single.state()) // 8


@dataclass(frozen=True, slots=True, kw_only=True)
class CountFunction(ProvedFunction):
    """A function that returns how many messages are side by side."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StateFunction(AegisFunction):
    """A function that begins, ends or clears a message in pieces, whose state is in memory between functions.

    In memory are the words of the state, the unfinished piece, and lengths in bytes. Where one message follows
    another, the words with which each begins are kept there, too: after a message the next one has begun.
    Otherwise all of this is cleared. The parameters are the pointer to the state, then some of nonce, key, tag
    and tag_len. If no steps begin a message, it begins with the kept words.
    """

    places: Mapping[str, int]  # offsets in memory of state, kept, piece, len, ad_len and at
    form: Graph  # from the words of a state to the stored ones
    update: Function  # absorbs a piece
    inputs: Mapping[str, tuple[str, int, int]] = field(default_factory=dict)  # by input: pointer, offset, bytes
    is_clearing: bool = False  # does it clear memory although messages could follow?


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """A function that calls the one of the selected kernel with its own arguments, and returns its result."""

    name: str
    parameters: tuple[str, ...]
    result_bits: int  # 0: none
    calls: tuple[str, ...]  # by kernel: the function that it calls
    has_state: bool = False  # is its first argument the number of a kernel, followed by its state?
    starts: bool = False  # does it write that number? Otherwise it selects the kernel of that number


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The functions of a file that selects one of several kernels for an architecture at run time."""

    name: str  # the first part of the names of its functions
    targets: tuple[str, ...]  # of the kernels, the best first
    features: tuple[tuple[str, ...], ...]  # by kernel: those that it needs
    callers: tuple[Caller, ...]
    use: str  # the function that selects the kernel of a target, by its name
    target: str  # the function that returns the name of the selected kernel's target
    variable: str  # of the environment, which names the target of the default; empty: there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectingFunction(ProvedFunction):
    """A function of a file that selects a kernel. All of them are proved together: one selects for all."""

    selection: Selection


@dataclass(frozen=True, slots=True, kw_only=True)
class Proving:
    """The functions of a request's files that can be proved."""

    functions: Callable[[Request], Sequence[BlockFunction]]  # block functions and loops
    # Functions for messages, where states in memory have room for those of all kernels that the second argument
    # names; without it, for the request's own. Generated files claim no proof of these.
    message_functions: Callable[..., Iterable[ProvedFunction]] = lambda request, kernels=(): ()

    def all(self, request: Request, kernels: Sequence[Request] = ()) -> Sequence[ProvedFunction]:
        return (*self.functions(request), *self.message_functions(request, kernels))


PART: Final = Part(Proving, "hashwright.proof.contract.{}", "proofs")
proving_of: Final = PART.of
has_proofs: Final = PART.is_there
