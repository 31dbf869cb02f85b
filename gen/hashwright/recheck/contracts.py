"""The contracts of functions: the results of each iteration, and of the whole call."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from hashwright.graph.ir import Graph
from hashwright.proof.contract import functions
from hashwright.recheck.described import BlockDescription, Words
from hashwright.recheck.machine import Contents, MemoryObject
from hashwright.recheck.terms import READING, WORD, BitVector, Unsupported, const, join, var

ROOM, BYTES, ZERO = 1 << 63, WORD // 8, const(0, 64)  # every object in memory has fewer bytes than the first
COUNT, DATA, OUT, DIGEST = var("nblocks"), var("data"), var("out"), var("digest")
STATE, OUTPUT = "the state", "the output"
NOTHING: Final = functions.BlockFunction(name="nothing", graph=Graph("nothing", (), {}))


@dataclass(frozen=True, slots=True, kw_only=True)
class Requirement:
    """What a function must compute, and the memory that it may use."""

    arguments: Sequence[BitVector]
    count: BitVector = ZERO  # the number of iterations
    few: int = ROOM  # a number that is greater than any count
    objects: Sequence[MemoryObject] = ()
    begin: Words = field(default_factory=dict)  # the words of the states at the call
    # The description of an iteration, from the words before it.
    described: Callable[[Words], BlockDescription] = lambda words: BlockDescription(NOTHING, words, _word)
    made: Callable[[BlockDescription], Contents] = lambda _: {}  # what an iteration writes to objects that move
    # The content of the other objects at the return, or at the call if there are words at the call.
    left: Callable[[Words], Contents] = lambda _: {}
    result: BitVector | None = None


def contracts(function: functions.ProvedFunction | None) -> Sequence[Requirement]:
    """The contracts of a function, which must meet all of them. Raises Unsupported if there is none."""
    match function:
        case functions.BlockFunction(is_single=False, is_static=False):
            return [_blocks(function, out) for out in ((OUT, DATA) if function.made() else (None,))]
        case functions.FixedDigestFunction(is_row=False, byte_order="little"):
            return [_fixed(function)]
        case functions.DigestFunction(begins=True, appends=False, ends=False, selection=None):
            return [_init(function)]
        case functions.CountFunction():
            return [Requirement(arguments=(), result=const(function.count, 64))]
    raise Unsupported("the checker does not support functions of this kind")


def _pointer(name: str, aligned: int) -> BitVector:
    """A pointer that is a multiple of a power of two."""
    places = aligned.bit_length() - 1
    return join(const(0, places), var(name, 64 - places))


def _word(message: int, offset: int) -> BitVector:
    return var(f"message {message} {offset}", WORD)


def _words(name: str, terms: Iterable[BitVector], first: int = 0) -> Contents:
    """The content of an object, word by word from an offset on."""
    return {(name, first + BYTES * i): term for i, term in enumerate(terms)}


def _blocks(function: functions.BlockFunction, out: BitVector | None) -> Requirement:
    """A loop over blocks, with the output at an address if there is one; it may replace the data."""
    state, size, stored = _pointer("state", function.aligned), function.block_bytes, partial(_stored, function)
    count, length = sum(node.ty.bits for node in function.state()) // WORD, COUNT * size
    begin = {(i, of): var(f"begin {i} {of}", WORD) for i in range(count) for of in range(function.places)}
    outs, data = [out] if out else [], [DATA] if function.words() else []
    addresses = [var(f"data[{i}]") for i in range(function.messages)] if function.is_row else data
    moving = {f"message {i}": each for i, each in enumerate(addresses)}
    written = next((name for name, each in moving.items() if each is out), OUTPUT)
    moving.update((written, each) for each in outs)
    array = MemoryObject("the array of pointers", DATA, const(8 * function.messages, 64))
    return Requirement(
        arguments=(state, *outs, *data, COUNT),
        count=COUNT,
        few=ROOM // size,
        objects=[
            MemoryObject(STATE, state, const(BYTES * len(stored(begin)), 64), is_written=True),
            *(MemoryObject(of, at, length, of == written, size, "", of == OUTPUT) for of, at in moving.items()),
            *[array._replace(initial=lambda offset: join(*addresses).part(8 * offset, WORD))] * function.is_row,
        ],
        begin=begin,
        described=lambda words: BlockDescription(function, words, _word),
        made=lambda described: _words(written, described.written()),
        left=stored,
    )


def _stored(function: functions.BlockFunction, words: Words) -> Contents:
    """The stored words of the states: the first word of each message, then the second word of each."""
    rows = []
    for message in range(function.places):
        given, at = dict[str, BitVector](), 0
        whole = join(*(words[i, message] for i in range(len(words) // function.places)))
        for node in function.stored.inputs:
            given[str(node.attr)], at = whole.part(at, node.ty.bits), at + node.ty.bits
        rows.append(join(*function.stored.evaluate(given, READING).values()).lanes(WORD))
    return _words(STATE, [each for row in zip(*rows, strict=True) for each in row])


def _fixed(function: functions.FixedDigestFunction) -> Requirement:
    """One iteration, from the initial state to the digest of a message of one length, perhaps in its place."""
    blocks = functions.BlockFunction(name=function.name, graph=function.graph)
    length, size, made = const(function.length, 64), const(function.digest_bytes, 64), "the digest"
    message = join(*(_word(0, at) for at in range(0, function.length, BYTES)))
    padding = const(int.from_bytes(function.padding, "little"), 8 * len(function.padding))
    padded = join(message.part(0, 8 * function.length), padding)
    return Requirement(
        arguments=(DATA, DIGEST),
        count=const(1, 64),
        objects=[
            MemoryObject("message 0", DATA, length, replaced=made),
            MemoryObject(made, DIGEST, size, True, function.digest_bytes, is_unset=True),
        ],
        begin={(i, 0): const(word, WORD) for i, word in enumerate(function.initial)},
        described=lambda words: BlockDescription(blocks, words, lambda _, at: padded.part(8 * at, WORD)),
        made=lambda described: _words(made, described.words_after().values()),
    )


def _init(function: functions.DigestFunction) -> Requirement:
    """The context of the empty message."""
    layout = function.layout
    context, (words, length, *_) = _pointer("ctx", layout.align), layout.offsets
    initial, zeros = [const(word, WORD) for word in function.initial], [const(0, WORD)] * 2
    left = {**_words(STATE, initial, words), **_words(STATE, zeros, length)}
    return Requirement(
        arguments=(context,),
        objects=[MemoryObject(STATE, context, const(layout.bytes, 64), True, is_unset=True)],
        left=lambda _: left,
    )
