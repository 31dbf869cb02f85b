"""The contracts of functions: the results of each iteration, and of the whole call."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from hashwright.proof.contract.functions import (
    BlockFunction,
    CountFunction,
    DigestFunction,
    FixedDigestFunction,
    ProvedFunction,
)
from hashwright.recheck.described import BlockDescription, Words, state_words, stored
from hashwright.recheck.machine import Bounds, MemoryObject, Simulator
from hashwright.recheck.refusal import Unsupported
from hashwright.recheck.terms import WORD, BitVector, const, join, lanes, less, multiple, part, var

ROOM: Final = 1 << 63  # bytes: every object in memory is smaller
CELL: Final = 8  # bytes of a pointer
BYTES: Final = WORD // 8
COUNT: Final = var("nblocks")
DATA, OUT, DIGEST = var("data"), var("out"), var("digest")
STATE: Final = "the state"
Contents = Mapping[tuple[str, int], BitVector]  # by the name of a region, and the offset there


@dataclass(frozen=True, slots=True, kw_only=True)
class Requirement:
    """What a function must compute, and the memory that it may use."""

    is_static: bool = False  # is it only called from its own file?
    arguments: Sequence[BitVector]
    count: BitVector  # the number of iterations
    few: int  # a number that is greater than any count
    assumed: Sequence[BitVector] = ()
    # The memory of an iteration, by the number of iterations before it.
    regions: Callable[[BitVector], Sequence[MemoryObject]]
    constants: Sequence[BitVector] = ()  # other values that do not change during the call
    begin: Words = field(default_factory=dict)  # the words of the states at the call
    given: Contents = field(default_factory=dict)  # the content of memory at the call
    described: Callable[[Words], BlockDescription] | None = None  # of an iteration, from the words before it
    # The output of an iteration, in regions that move.
    made: Callable[[BlockDescription], Contents] = lambda _: {}
    left: Callable[[Words], Contents] = lambda _: {}  # the content of the other regions at the return
    result: BitVector | None = None


def contracts(function: ProvedFunction | None) -> Sequence[Requirement]:
    """The contracts of a function, which must meet all of them. Raises Unsupported if there is none."""
    match function:
        case BlockFunction() if not function.is_single:
            return [_blocks(function, out) for out in ((OUT, DATA) if function.made() else (None,))]
        case FixedDigestFunction() if not function.is_row and function.byte_order == "little":
            return [_fixed(function)]
        case DigestFunction() if function.begins and not (
            function.appends or function.ends or function.selection
        ):
            return [_init(function)]
        case CountFunction():
            return [
                Requirement(
                    arguments=(),
                    count=const(0, 64),
                    few=1,
                    regions=lambda _: (),
                    result=const(function.count, 64),
                )
            ]
    raise Unsupported("the checker does not support functions of this kind")


def _pointer(name: str, aligned: int) -> BitVector:
    """A pointer that is a multiple of a power of two."""
    places = aligned.bit_length() - 1
    return join(const(0, places), var(name, 64 - places))


def _fixed_size(size: int) -> Bounds:
    """The bounds of an object of this number of bytes."""
    return lambda _, offset, count: const(0 <= offset <= size - count, 1)


def _of_iterations(done: BitVector, size: int, is_all: bool = True) -> Bounds:
    """The bounds of an object with this number of bytes for each iteration: of all iterations, or of one."""
    begun, length = multiple(done, size), multiple(COUNT, size)

    def inside(_: Simulator, offset: int, count: int) -> BitVector:
        is_there = ~less(length, const(count, 64)) & ~less(length - const(count, 64), begun + const(offset, 64))
        return is_there & const(is_all or 0 <= offset <= size - count, 1)

    return inside


def _word(name: str, offset: int) -> BitVector:
    return var(f"{name} {offset}", WORD)


def _ends(bases: Sequence[BitVector], size: BitVector) -> Iterator[BitVector]:
    """The assumption that objects do not extend beyond the end of memory."""
    return (~less(each + size, each) for each in bases)


# Block functions, and loops.


def _blocks(function: BlockFunction, out: BitVector | None) -> Requirement:
    """The contract, with the output at an address if there is one; at that of the data, it replaces them."""
    state, size = _pointer("state", function.aligned), function.block_bytes
    addresses = [var(f"data[{i}]") for i in range(function.messages)] if function.is_row else [DATA]
    begin = state_words(function, "begin")
    written = next((f"message {i}" for i, each in enumerate(addresses) if each is out), "the output")

    def regions(done: BitVector) -> Iterator[MemoryObject]:
        whole = _fixed_size(BYTES * len(stored(function, begin)))
        yield MemoryObject(STATE, state, whole, partial(_word, STATE), whole)
        begun, inside, own = multiple(done, size), _of_iterations(done, size), _of_iterations(done, size, False)
        for i, each in enumerate(addresses):
            name = f"message {i}"
            writes = own if name == written else None
            yield MemoryObject(name, each + begun, inside, partial(_word, name), writes, is_moving=True)
        if out and out is not DATA:
            yield MemoryObject(written, out + begun, own, partial(_word, written), own, is_moving=True)
        if function.is_row:
            yield MemoryObject(
                "the array of pointers",
                DATA,
                _fixed_size(CELL * len(addresses)),
                lambda offset: part(addresses[offset // CELL], 8 * (offset % CELL), WORD),
            )

    def left(words: Words) -> Contents:
        return {(STATE, BYTES * i): term for i, term in enumerate(stored(function, words))}

    def made(described: BlockDescription) -> Contents:
        return {(written, BYTES * i): term for i, term in enumerate(described.written())}

    return Requirement(
        is_static=function.is_static,
        arguments=(state, *([out] if out else []), DATA, COUNT),
        count=COUNT,
        few=ROOM // size,
        assumed=[*_ends([*addresses, *([out] if out else [])], multiple(COUNT, size))],
        regions=lambda done: [*regions(done)],
        constants=addresses,
        begin=begin,
        given=left(begin),
        described=lambda words: BlockDescription(
            function, words, lambda message, offset: _word(f"message {message}", offset)
        ),
        made=made,
        left=left,
    )


# Messages of one length.


def _fixed(function: FixedDigestFunction) -> Requirement:
    """One iteration, from the initial state to the digest of a message with its padding."""
    blocks, length = BlockFunction(name=function.name, graph=function.graph), function.length
    bits, padded = blocks.state()[0].ty.bits, bytes(length) + function.padding
    initial = join(*(const(word, bits) for word in function.initial))

    def content(_: int, offset: int) -> BitVector:
        """A word of the padded message."""
        word, every = _word("message 0", offset), range(offset, offset + BYTES)
        return join(
            *(part(word, 8 * (at - offset), 8) if at < length else const(padded[at], 8) for at in every)
        )

    readable, writable = _fixed_size(length), _fixed_size(function.digest_bytes)
    message = MemoryObject("message 0", DATA, readable, partial(_word, "message 0"))
    digest = MemoryObject(
        "the digest", DIGEST, writable, partial(_word, "the digest"), writable, is_moving=True
    )
    return Requirement(
        arguments=(DATA, DIGEST),
        count=const(1, 64),
        few=2,
        regions=lambda _: [message, digest],
        begin={(i, 0): term for i, term in enumerate(lanes(initial, WORD))},
        described=lambda words: BlockDescription(blocks, words, content),
        made=lambda described: {("the digest", BYTES * i): term for i, term in enumerate(described.after(0))},
    )


# Other functions of libraries.


def _init(function: DigestFunction) -> Requirement:
    """The context of the empty message."""
    layout = function.layout
    context, (words, length, *_) = _pointer("ctx", layout.align), layout.offsets
    bits = function.blocks.state()[0].ty.bits
    initial = join(*(const(word, bits) for word in function.initial))
    wanted = {(STATE, words + BYTES * i): term for i, term in enumerate(lanes(initial, WORD))}
    wanted |= {(STATE, length + at): const(0, WORD) for at in range(0, CELL, BYTES)}
    whole = _fixed_size(layout.bytes)
    return Requirement(
        arguments=(context,),
        count=const(0, 64),
        few=1,
        regions=lambda _: [MemoryObject(STATE, context, whole, partial(_word, STATE), whole)],
        left=lambda _: wanted,
    )
