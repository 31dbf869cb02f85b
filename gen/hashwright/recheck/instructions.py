"""The meaning of x86-64 instructions: the value of the target, from the values of the sources and a number."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce
from operator import add, and_, or_, sub, xor
from typing import Any, Final, NamedTuple

from hashwright.recheck.refusal import Unsupported
from hashwright.recheck.terms import (
    READING,
    BitVector,
    choose,
    const,
    equal,
    extend,
    join,
    lanes,
    less,
    part,
    rotated,
)

Value = Callable[..., BitVector]
Flags = dict[str, Value]  # by letter: the flag, from the sources and the result


class Meaning(NamedTuple):
    """The meaning of an instruction. If an operand is missing, the target is the first source."""

    sources: int
    value: Value
    is_numbered: bool = False  # is the last operand a number, by default 1, and the last argument an int?
    memory: int = 0  # the bits of a source in memory; 0: those of the target
    is_repeated: bool = False  # is that part of a source repeated until the target is full?
    flags: Flags | None = None  # others become undefined, but for those that are kept; None: none changes
    kept: str = ""
    writes: bool = True
    condition: Sequence[str] = ()  # one or none: its letters; whether it is met is the last argument


# Conditions.

Condition = Callable[[Mapping[str, BitVector]], BitVector]


def _opposite(condition: Condition, flags: Mapping[str, BitVector]) -> BitVector:
    return ~condition(flags)


MET: Final = {
    "e": lambda flags: flags["z"],
    "b": lambda flags: flags["c"],
    "s": lambda flags: flags["s"],
    "be": lambda flags: flags["c"] | flags["z"],
    "l": lambda flags: flags["s"] ^ flags["o"],
    "le": lambda flags: (flags["s"] ^ flags["o"]) | flags["z"],
}
OPPOSITE: Final = {"ne": "e", "ae": "b", "ns": "s", "a": "be", "ge": "l", "g": "le"}

CONDITIONS: Final[Mapping[str, Condition]] = MET | {
    name: partial(_opposite, MET[x]) for name, x in OPPOSITE.items()
}

# General registers.


def _top(x: BitVector) -> BitVector:
    return part(x, x.bits - 1, 1)


def _least(x: BitVector) -> BitVector:
    """The least number with a sign of this size."""
    return const(1 << x.bits - 1, x.bits)


def _counted(function: Callable[[BitVector, int], BitVector]) -> Value:
    """A shift or a rotation of a general register."""

    def value(x: BitVector, count: int) -> BitVector:
        if not 0 < count < x.bits:
            raise Unsupported("a shift by nothing, or by too much")
        return function(x, count)

    return value


COPY: Final = Meaning(1, lambda x: x)
ROTATED: Final[Value] = lambda x, n: rotated(x, -n)  # to the right
LEFT: Final[Value] = lambda x, n: x << n
RIGHT: Final[Value] = lambda x, n: x >> n
RESULT: Final[Flags] = {"z": lambda *of: equal(of[-1], const(0, of[-1].bits)), "s": lambda *of: _top(of[-1])}
SUM: Final[Flags] = {
    **RESULT,
    "c": lambda x, _, made: less(made, x),
    "o": lambda x, y, made: _top(~(x ^ y) & (x ^ made)),
}
DIFFERENCE: Final[Flags] = {
    **RESULT,
    "c": lambda x, y, _: less(x, y),
    "o": lambda x, y, made: _top((x ^ y) & (x ^ made)),
}
BITS: Final[Flags] = RESULT | dict.fromkeys("co", lambda *_: const(0, 1))
INCREASED: Final[Flags] = RESULT | {"o": lambda _, made: equal(made, _least(made))}
DECREASED: Final[Flags] = RESULT | {"o": lambda x, _: equal(x, _least(x))}
BITWISE: Final[Mapping[str, Value]] = {"and": and_, "andn": lambda x, y: ~x & y, "or": or_, "xor": xor}
GENERAL: Final[Mapping[str, Meaning]] = {
    "mov": COPY,
    "movabs": COPY,
    "not": Meaning(1, lambda x: ~x),
    "bswap": Meaning(1, lambda x: join(*lanes(x, 8)[::-1])),
    "add": Meaning(2, add, flags=SUM),
    "sub": Meaning(2, sub, flags=DIFFERENCE),
    "cmp": Meaning(2, sub, flags=DIFFERENCE, writes=False),
    "inc": Meaning(1, lambda x: x + const(1, x.bits), flags=INCREASED, kept="c"),
    "dec": Meaning(1, lambda x: x - const(1, x.bits), flags=DECREASED, kept="c"),
    "neg": Meaning(1, lambda x: const(0, x.bits) - x, flags=DECREASED | {"c": lambda x, _: ~RESULT["z"](x)}),
    **{name: Meaning(2, function, flags=BITS) for name, function in BITWISE.items()},
    "test": Meaning(2, and_, flags=BITS, writes=False),
    "shl": Meaning(1, _counted(LEFT), True, flags=RESULT),
    "sal": Meaning(1, _counted(LEFT), True, flags=RESULT),
    "shr": Meaning(1, _counted(RIGHT), True, flags=RESULT),
    "rol": Meaning(1, _counted(rotated), True, flags={}, kept="zs"),
    "ror": Meaning(1, _counted(ROTATED), True, flags={}, kept="zs"),
    "rorx": Meaning(1, _counted(ROTATED), True),
    **{f"set{name}": Meaning(0, lambda met: extend(met, 8), condition=[name]) for name in CONDITIONS},
    **{f"cmov{name}": Meaning(2, lambda x, y, met: choose(met, y, x), condition=[name]) for name in CONDITIONS},
}

# Vectors.


def _elements(sources: int, bits: int, **functions: Value) -> Mapping[str, Meaning]:
    """Instructions that do the same for each element of vectors; those with one source also have a number."""

    def in_vectors(function: Value, *args: Any) -> BitVector:
        vectors, numbers = [lanes(each, bits) for each in args[:sources]], args[sources:]
        return join(*(function(*elements, *numbers) for elements in zip(*vectors, strict=True)))

    meanings = {name: partial(in_vectors, function) for name, function in functions.items()}
    return {name: Meaning(sources, each, sources == 1) for name, each in meanings.items()}


def _moved(bits: int, place: Callable[[int, int, int], int], made: int = 0) -> Value:
    """Elements of this size, in another order. The result has `made` bits; 0: as many as the first source.

    `place` accepts the index of an element of the result, the number in the instruction, and the number of
    elements of the result. It returns the index of an element among those of all sources, or -1 for zero.
    """

    def value(*args: Any) -> BitVector:
        *sources, number = args if isinstance(args[-1], int) else (*args, 0)
        elements = [*(each for source in sources for each in lanes(source, bits)), const(0, bits)]
        count = (made or sources[0].bits) // bits
        return join(*(elements[place(at, number, count)] for at in range(count)))

    return value


def _ternary(x: BitVector, y: BitVector, z: BitVector, table: int) -> BitVector:
    """The function of three operands with this truth table."""
    rows = [(row >> 2, row >> 1, row) for row in range(8) if table >> row & 1]
    products = [
        reduce(and_, (v if bit & 1 else ~v for bit, v in zip(row, (x, y, z), strict=True))) for row in rows
    ]
    return reduce(or_, products, const(0, x.bits))


def _shuffled(x: BitVector, order: BitVector) -> BitVector:
    """The bytes of a block, in an order."""
    source, places = lanes(x, 8), lanes(order, 8)
    if not order.is_const:
        raise Unsupported("a shuffle in an order that is not constant")
    return join(*(const(0, 8) if each.attr & 128 else source[each.attr & 15] for each in places))


def _in_halves(first: int) -> Callable[[int, int, int], int]:
    """pshuflw and pshufhw: four of eight elements, from the first one on."""
    return lambda at, n, _: at // 4 * 4 + (n >> 2 * (at % 4) & 3) if at % 8 // 4 * 4 == first else at


def _of_two_halves(at: int, n: int, count: int) -> int:
    """vshufi32x4: the lower half has blocks of the first source, and the upper half of the second."""
    return at // (count // 2) * count + (n >> (count.bit_length() - 1) * at & count - 1)


def _extracted(bits: int) -> Meaning:
    """The instruction that extracts a part of this number of bits."""
    return Meaning(1, lambda x, n: lanes(x, bits)[n % (x.bits // bits)], True)


def _inserted(bits: int) -> Meaning:
    """The instruction that inserts a part of this number of bits."""
    order = _moved(bits, lambda at, n, count: count if at == n % count else at)
    return Meaning(2, lambda x, y, n: order(x, part(y, 0, bits), n), True, bits)


def _unpacked(bits: int, high: int) -> Meaning:
    """The instruction that interleaves the lower, or the upper, elements of the blocks of two sources."""
    each = 128 // bits
    return Meaning(
        2, _moved(bits, lambda at, _, n: at // each * each + at % each // 2 + at % 2 * n + high * each // 2)
    )


PERMUTED: Final = Meaning(2, _moved(128, lambda at, n, _: -1 if n >> 4 * at & 8 else n >> 4 * at & 3), True)
ALIGNED: Final = [f"{v}mov{kind}" for v in ("", "v") for kind in ("dqa", "dqa32", "dqa64", "aps", "apd")]
UNALIGNED: Final = ("movdqu", "movups", "movupd", "lddqu")
LEGACY: Final[Mapping[str, Meaning]] = {  # all of these also exist with a v
    **dict.fromkeys(("movdqa", "movaps", "movapd", *UNALIGNED), COPY),
    "movd": Meaning(1, lambda x: part(x, 0, 32), memory=32),
    "movq": Meaning(1, lambda x: part(x, 0, 64), memory=64),
    **_elements(2, 32, paddd=add, psubd=sub),
    **_elements(2, 64, paddq=add, psubq=sub),
    **_elements(2, 32, pcmpeqd=lambda x, y: choose(equal(x, y), const(-1, 32), const(0, 32))),
    **_elements(2, 32, **{f"p{name}": function for name, function in BITWISE.items()}),
    **_elements(2, 32, **{f"{name}ps": function for name, function in BITWISE.items()}),
    **_elements(2, 128, pshufb=_shuffled, aesenc=lambda x, key: READING.aes_mix(READING.aes_sub(x)) ^ key),
    **_elements(1, 32, pslld=LEFT, psrld=RIGHT),
    **_elements(1, 64, psllq=LEFT, psrlq=RIGHT),
    "punpckldq": _unpacked(32, 0),
    "punpckhdq": _unpacked(32, 1),
    "punpcklqdq": _unpacked(64, 0),
    "punpckhqdq": _unpacked(64, 1),
    "pshufd": Meaning(1, _moved(32, lambda at, n, _: at // 4 * 4 + (n >> 2 * (at % 4) & 3)), True),
    "pshuflw": Meaning(1, _moved(16, _in_halves(0)), True),
    "pshufhw": Meaning(1, _moved(16, _in_halves(4)), True),
    "pinsrd": _inserted(32),
    "pinsrq": _inserted(64),
    "pextrd": _extracted(32),
    "pextrq": _extracted(64),
}
REPEATED: Final = {
    **dict.fromkeys(("vbroadcastss", "vpbroadcastd"), 32),
    "vpbroadcastq": 64,
    **dict.fromkeys(("vbroadcasti128", "vbroadcasti32x4"), 128),
}
HALVES: Final = {"i128": 128, "f128": 128, "i32x4": 128, "i64x2": 128, "i64x4": 256, "i32x8": 256}
MEANINGS: Final[Mapping[str, Meaning]] = {
    **GENERAL,
    **LEGACY,
    **{f"v{name}": each for name, each in LEGACY.items()},
    **dict.fromkeys(("vmovdqa32", "vmovdqa64", "vmovdqu32", "vmovdqu64"), COPY),
    "vmovss": LEGACY["movd"],
    **_elements(2, 32, **{f"vp{name}{size}": each for name, each in BITWISE.items() for size in "dq"}),
    **_elements(1, 32, vprold=rotated, vprotd=rotated, vprord=ROTATED),
    **dict.fromkeys(("vpternlogd", "vpternlogq"), Meaning(3, _ternary, True)),
    "vpcmov": Meaning(3, lambda x, y, which: (x & which) | (y & ~which)),
    "vpblendd": Meaning(2, _moved(32, lambda at, n, count: at + count * (n >> at & 1)), True),
    **dict.fromkeys(("vperm2i128", "vperm2f128"), PERMUTED),
    **dict.fromkeys(("vshufi32x4", "vshufi64x2"), Meaning(2, _moved(128, _of_two_halves), True)),
    **{f"vinsert{kind}": _inserted(bits) for kind, bits in HALVES.items()},
    **{f"vextract{kind}": _extracted(bits) for kind, bits in HALVES.items()},
    **{name: COPY._replace(memory=bits, is_repeated=True) for name, bits in REPEATED.items()},
}
