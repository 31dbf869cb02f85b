"""The meanings of AArch64 instructions on vector registers, except those of targets' entries (`targeted`).

SVE vectors have one length, which the state defines; predicates are constants.
"""

from collections.abc import Callable, Sequence
from operator import or_, xor
from typing import Final

from hashwright.proof.mean.aarch64.general import load, store
from hashwright.proof.mean.aarch64.operands import ArmOperands
from hashwright.proof.read.aarch64 import BLOCK, TIMES
from hashwright.proof.read.instruction import VECTOR, RegisterPart, Shifted
from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands, interleaved
from hashwright.proof.say.terms import POINTER, WORD, Term, const, extend, part, product, rotate, total

ELEMENTS: Final = {"b": 8, "h": 16, "s": 32, "d": 64}  # bits
COUNTED: Final = {"b": 8, "h": 16, "w": 32, "d": 64}
ARRANGEMENTS: Final = {"v4s": 32, "v2d": 64, "zs": 32, "zd": 64}  # bits of a lane


def _spread(bits: int) -> Meaning:
    """One value in all lanes, or the same vector."""

    def run(operands: Operands) -> None:
        source, width = operands.instruction.operands[1], operands.width()
        if not isinstance(source, RegisterPart):
            operands.put_lanes(operands.lanes(1, bits))
        elif source.file == VECTOR and source.bits == width:
            operands.put_lanes(operands.lanes(1))
        else:
            operands.put_lanes([part(operands.get(1), 0, bits)] * (width // bits))

    return run


def _rearranged(bits: int, function: Callable[[Sequence[Term], Sequence[Term]], Sequence[Term]]) -> Meaning:
    """The lanes of two vectors in another order."""
    return lambda operands: operands.put_lanes(function(operands.lanes(1, bits), operands.lanes(2, bits)))


def _extracted(operands: Operands) -> None:
    """The bytes of two vectors, one behind the other, from a place on."""
    first, x, y = operands.immediate(), operands.lanes(1, 8), operands.lanes(2, 8)
    operands.put_lanes([*x, *y][first : first + len(x)])


def _by_word(function: Callable[[Term, Term], Term]) -> Meaning:
    return lambda operands: operands.put_lanes(list(map(function, operands.lanes(1), operands.lanes(2))))


def _shift_right_insert(bits: int) -> Meaning:
    """Shifts right, and leaves the bits above unchanged."""

    def run(operands: Operands) -> None:
        places = operands.immediate()
        kept = const(-1 << bits - places, bits)
        pairs = zip(operands.lanes(0, bits), operands.lanes(1, bits), strict=True)
        operands.put_lanes([old & kept | lane >> places for old, lane in pairs])

    return run


def _narrow(bits: int) -> Meaning:
    """The lower half of each lane, one after the other."""
    return lambda operands: operands.put_lanes(
        [part(lane, 0, bits // 2) for lane in operands.lanes(1, bits, BLOCK)]
    )


def _shift_each(bits: int) -> Meaning:
    """A shift of each lane by the lowest byte of the same lane, a constant: left, or right if negative."""

    def run(operands: Operands) -> None:
        x, places = operands.lanes(1, bits), operands.lanes(2, bits)
        if not all(each.is_const for each in places):
            raise operands.unknown()
        counts = (int(each.attr & 0xFF ^ 0x80) - 0x80 for each in places)
        operands.put_lanes(
            [lane >> -count if count < 0 else lane << count for lane, count in zip(x, counts, strict=True)]
        )

    return run


def _xor_rotate(bits: int) -> Meaning:
    def run(operands: Operands) -> None:
        pairs = zip(operands.lanes(1, bits), operands.lanes(2, bits), strict=True)
        operands.put_lanes([rotate(x ^ y, -operands.immediate()) for x, y in pairs])

    return run


def _index(bits: int) -> Meaning:
    """A number, and in each further lane one that is greater by another number."""

    def run(operands: Operands) -> None:
        first, step = (part(operands.get(i), 0, bits) for i in (1, 2))
        operands.put_lanes([total(((first, 1), (step, i)), bits) for i in range(operands.width() // bits)])

    return run


def _multiply_add(bits: int) -> Meaning:
    """The product of the first two vectors plus the third, where a predicate selects a lane."""

    def run(operands: ArmOperands) -> None:
        vectors = (operands.lanes(i, bits) for i in (0, 2, 3))
        made = [product(x, y) + more for x, y, more in zip(*vectors, strict=True)]
        operands.put_lanes(operands.merged(1, made))

    return run


# Predicates, and counts of lanes.


def _all_true(bits: int) -> Meaning:
    """Sets the lowest of each lane's bits in a predicate, which has a bit for each byte."""

    def run(operands: Operands) -> None:
        count = operands.bits(0)
        operands.put(0, const(sum(1 << first for first in range(0, count, bits // 8)), count))

    return run


def _lanes_of(bits: int, sign: int = 0) -> Meaning:
    """The number of lanes of that many bits in a vector, times a factor if there is one.

    With a sign, that is added or subtracted.
    """

    def run(operands: ArmOperands) -> None:
        count = operands.vector_bits // bits * _factor(operands)
        operands.put(0, operands.get(0) + const(sign * count, POINTER) if sign else const(count, POINTER))

    return run


def _factor(operands: ArmOperands) -> int:
    """The factor after all operands but the first; 1 if there is none."""
    match operands.decoded[1:]:
        case ():
            return 1
        case (Shifted(value=int(times), way=way),) if way == TIMES:
            return times
    raise operands.unknown()


def _bytes_of_vectors(operands: ArmOperands) -> None:
    """The bytes of a number of vectors."""
    operands.put(0, const(operands.vector_bits // 8 * operands.immediate(), POINTER))


def _add_vectors(operands: ArmOperands) -> None:
    """Adds a multiple of the bytes of a vector."""
    size = operands.vector_bits // 8 * operands.immediate()
    operands.put(0, operands.get(1) + const(size, POINTER))


# Memory.


def _load_lanes(element: int, bits: int) -> Meaning:
    """Loads contiguous elements, or elements at addresses in lanes, into lanes that a predicate selects."""

    def run(operands: ArmOperands) -> None:
        chosen = operands.active(1, bits)
        made = [const(0, bits)] * len(chosen)
        for i, address in enumerate(operands.addresses(element, bits)):
            if chosen[i]:
                made[i] = extend(operands.state.load(address, element // 8), bits)
        operands.put_lanes(made)

    return run


def _load_repeated(bits: int) -> Meaning:
    def run(operands: ArmOperands) -> None:
        chosen = operands.active(1, bits)
        value = operands.state.load(operands.address(operands.memory()), bits // 8)
        operands.put_lanes([value if each else const(0, bits) for each in chosen])

    return run


def _store_lanes(bits: int) -> Meaning:
    def run(operands: ArmOperands) -> None:
        chosen, lanes = operands.active(1, bits), operands.lanes(0, bits)
        for is_active, lane, address in zip(chosen, lanes, operands.addresses(bits, bits), strict=True):
            if is_active:
                operands.state.store(address, lane)

    return run


REARRANGED: Final[dict[str, Meaning]] = {
    **{f"zip1.{kind}": _rearranged(bits, interleaved(0)) for kind, bits in ARRANGEMENTS.items()},
    **{f"zip2.{kind}": _rearranged(bits, interleaved(1)) for kind, bits in ARRANGEMENTS.items()},
    **{
        f"uzp{1 + odd}.{kind}": _rearranged(bits, lambda x, y, odd=odd: [*x[odd::2], *y[odd::2]])  # type: ignore[misc]
        for odd in (0, 1)
        for kind, bits in ARRANGEMENTS.items()
    },
}

# What depends on the number of lanes of vectors, and is not known where vectors may have any length.
OF_LENGTH: Final[dict[str, Meaning]] = {
    **{name: each for name, each in REARRANGED.items() if ".z" in name},
    "ldr.z": load(),
    "str.z": store(),
    **{f"cnt{letter}": _lanes_of(bits) for letter, bits in COUNTED.items()},
    **{f"inc{letter}": _lanes_of(bits, 1) for letter, bits in COUNTED.items()},
    **{f"dec{letter}": _lanes_of(bits, -1) for letter, bits in COUNTED.items()},
    "rdvl": _bytes_of_vectors,
    "addvl": _add_vectors,
    "ld1w.zs/z": _load_lanes(32, 32),
    "ld1w.zd/z": _load_lanes(32, 64),
    "ld1d.zd/z": _load_lanes(64, 64),
    "st1w.zs/": _store_lanes(32),
}

MEANINGS: Final[dict[str, Meaning]] = {
    **{f"{name}.{kind}": load() for name in ("ldr", "ldur", "ldp") for kind in "sdq"},
    **{f"{name}.{kind}": store() for name in ("str", "stur", "stp") for kind in "sdq"},
    "mov.v16b": _spread(WORD),
    "movprfx.z": _spread(WORD),
    **{
        name: _spread(bits) for name, bits in (("dup.v4s", 32), ("dup.v2d", 64), ("mov.zs", 32), ("mov.zd", 64))
    },
    **{f"movi.{kind}": _spread(bits) for kind, bits in (("v16b", 8), ("v8h", 16), ("v4s", 32), ("v2d", 64))},
    **{name: each for name, each in REARRANGED.items() if ".z" not in name},
    **{f"sri.{kind}": _shift_right_insert(bits) for kind, bits in ARRANGEMENTS.items()},
    "shl.d": lambda operands: operands.put_lanes([operands.lanes(1, 64)[0] << operands.immediate()]),
    "xtn.v2s": _narrow(64),
    **{f"ushl.{kind}": _shift_each(bits) for kind, bits in ARRANGEMENTS.items() if kind[0] == "v"},
    **dict.fromkeys(
        [f"mov.v{lane}[]" for lane in "bsd"],
        lambda operands: operands.put(0, part(operands.get(1), 0, operands.bits(0))),
    ),
    **dict.fromkeys(("fmov", "fmov.s", "fmov.d"), lambda operands: operands.put(0, operands.get(1))),
    "umov": lambda operands: operands.put(0, extend(operands.get(1), operands.bits(0))),
    "ext.v16b": _extracted,
    "eor.v8b": _by_word(xor),
    "orr.v8b": _by_word(or_),
    "xar.zs": _xor_rotate(32),
    "xar.zd": _xor_rotate(64),
    **{f"ptrue.p{lane}": _all_true(bits) for lane, bits in ELEMENTS.items()},
    "index.zs": _index(32),
    "index.zd": _index(64),
    "mad.zs/m": _multiply_add(32),
    "mad.zd/m": _multiply_add(64),
    "ld1rw.zs/z": _load_repeated(32),
}
