"""The contracts of functions: the results of each iteration, and of the whole call."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from hashwright.recheck.described import BlockDescription, Words
from hashwright.recheck.machine import MemoryObject, Simulator
from hashwright.recheck.refusal import Unsupported
from hashwright.recheck.terms import READING, WORD, BitVector, const, join, lanes, less, multiple, part, var

ROOM: Final = 1 << 63  # bytes: every object in memory is smaller
BYTES: Final = WORD // 8
ZERO: Final = const(0, 64)
COUNT: Final = var("nblocks")
DATA, OUT, DIGEST = var("data"), var("out"), var("digest")
STATE: Final = "the state"
Contents = Mapping[tuple[str, int], BitVector]  # by the name of an object in memory, and the offset there


@dataclass(frozen=True, slots=True, kw_only=True)
class Requirement:
    """What a function must compute, and the memory that it may use."""

    is_static: bool = False  # is it only called from its own file?
    arguments: Sequence[BitVector]
    count: BitVector = ZERO  # the number of iterations
    few: int = ROOM  # a number that is greater than any count
    assumed: Sequence[BitVector] = ()
    # The memory of an iteration, by the number of iterations before it.
    objects: Callable[[BitVector], Iterable[MemoryObject]] = lambda _: ()
    constants: Sequence[BitVector] = ()  # other values that do not change during the call
    begin: Words = field(default_factory=dict)  # the words of the states at the call
    given: Contents = field(default_factory=dict)  # the content of memory at the call
    described: Callable[[Words], BlockDescription] | None = None  # of an iteration, from the words before it
    # The output of an iteration, in objects that move.
    made: Callable[[BlockDescription], Contents] = lambda _: {}
    left: Callable[[Words], Contents] = lambda _: {}  # the content of the other objects at the return
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
            return [Requirement(arguments=(), result=const(function.count, 64))]
    raise Unsupported("the checker does not support functions of this kind")


def _pointer(name: str, aligned: int) -> BitVector:
    """A pointer that is a multiple of a power of two."""
    places = aligned.bit_length() - 1
    return join(const(0, places), var(name, 64 - places))


def _word(name: str, offset: int) -> BitVector:
    return var(f"{name} {offset}", WORD)


def _words(name: str, terms: Iterable[BitVector], first: int = 0) -> Contents:
    """The content of an object, word by word from an offset on."""
    return {(name, first + BYTES * i): term for i, term in enumerate(terms)}


def _object(
    name: str,
    base: BitVector,
    size: BitVector,
    done: BitVector = ZERO,
    step: int = 0,
    initial: Callable[[int], BitVector] | None = None,
    *,
    is_written: bool = False,
) -> MemoryObject:
    """An object of this number of bytes; with a step, from the block after those that are done.

    Then only this block may be written.
    """
    begun = multiple(done, step)

    def bounds(_: Simulator, offset: int, count: int, is_written: bool) -> BitVector:
        is_there = ~less(size, const(count, 64)) & ~less(size - const(count, 64), begun + const(offset, 64))
        return is_there & const(not is_written or not step or 0 <= offset <= step - count, 1)

    return MemoryObject(name, base + begun, initial or partial(_word, name), bounds, is_written, step > 0)


# Block functions, and loops.


def _blocks(function: BlockFunction, out: BitVector | None) -> Requirement:
    """The contract, with the output at an address if there is one; at that of the data, it replaces them."""
    state, size, stored = _pointer("state", function.aligned), function.block_bytes, partial(_stored, function)
    count, length = sum(node.ty.bits for node in function.state()) // WORD, multiple(COUNT, size)
    begin = {(i, of): var(f"begin {i} {of}", WORD) for i in range(count) for of in range(function.places)}
    addresses = [var(f"data[{i}]") for i in range(function.messages)] if function.is_row else [DATA]
    outs, given, pointers = [out] if out else [], stored(begin), join(*addresses)
    moving = {f"message {i}": each for i, each in enumerate(addresses)}
    written = next((name for name, each in moving.items() if each is out), "the output")
    moving.update((written, each) for each in outs)

    def objects(done: BitVector) -> Iterator[MemoryObject]:
        yield _object(STATE, state, const(BYTES * len(given), 64), is_written=True)
        for name, each in moving.items():
            yield _object(name, each, length, done, size, is_written=name == written)
        if function.is_row:
            initial = lambda offset: part(pointers, 8 * offset, WORD)
            yield _object("the array of pointers", DATA, const(pointers.bits // 8, 64), initial=initial)

    return Requirement(
        is_static=function.is_static,
        arguments=(state, *outs, DATA, COUNT),
        count=COUNT,
        few=ROOM // size,
        assumed=[~less(each + length, each) for each in (*addresses, *outs)],  # no object wraps around
        objects=objects,
        constants=addresses,
        begin=begin,
        given=given,
        described=lambda words: BlockDescription(function, words, lambda of, at: _word(f"message {of}", at)),
        made=lambda described: _words(written, described.written()),
        left=stored,
    )


def _stored(function: BlockFunction, words: Words) -> Contents:
    """The stored words of the states: the first word of each message, then the second word of each."""
    rows = []
    for message in range(function.places):
        given, first = {}, 0
        for node in function.stored.inputs:
            count = node.ty.bits // WORD
            given[str(node.attr)] = join(*(words[first + i, message] for i in range(count)))
            first += count
        rows.append(lanes(join(*function.stored.evaluate(given, READING).values()), WORD))
    return _words(STATE, [each for row in zip(*rows, strict=True) for each in row])


# Other functions: digests of messages of one length, and empty contexts.


def _initial(function: FixedDigestFunction | DigestFunction, blocks: BlockFunction) -> list[BitVector]:
    """The words of the state of a message of no bytes."""
    bits = blocks.state()[0].ty.bits
    return lanes(join(*(const(word, bits) for word in function.initial)), WORD)


def _fixed(function: FixedDigestFunction) -> Requirement:
    """One iteration, from the initial state to the digest of a message with its padding."""
    blocks = BlockFunction(name=function.name, graph=function.graph)
    length, size, name = function.length, function.digest_bytes, "the digest"
    message = [var(f"message 0 {at}", WORD) for at in range(0, length, BYTES)]
    padded = join(*message, const(int.from_bytes(function.padding, "little"), 8 * len(function.padding)))

    return Requirement(
        arguments=(DATA, DIGEST),
        count=const(1, 64),
        objects=lambda _: [
            _object("message 0", DATA, const(length, 64)),
            _object(name, DIGEST, const(size, 64), step=size, is_written=True),
        ],
        begin={(i, 0): term for i, term in enumerate(_initial(function, blocks))},
        described=lambda words: BlockDescription(blocks, words, lambda _, at: part(padded, 8 * at, WORD)),
        made=lambda described: _words(name, described.after(0)),
    )


def _init(function: DigestFunction) -> Requirement:
    """The context of the empty message."""
    layout = function.layout
    context, (words, length, *_) = _pointer("ctx", layout.align), layout.offsets
    left = {
        **_words(STATE, _initial(function, function.blocks), words),
        **_words(STATE, [const(0, WORD)] * 2, length),
    }
    return Requirement(
        arguments=(context,),
        objects=lambda _: [_object(STATE, context, const(layout.bytes, 64), is_written=True)],
        left=lambda _: left,
    )
