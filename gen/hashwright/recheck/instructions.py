"""The meaning of x86-64 instructions: the value of the target, from the values of the sources and a number."""

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final, NamedTuple

from hashwright.recheck.refusal import Unsupported
from hashwright.recheck.terms import (
    APPLY,
    BitVector,
    choose,
    const,
    equal,
    join,
    lanes,
    less,
    make,
    part,
    rotated,
)

Value = Callable[..., BitVector]
Flags = Callable[..., Mapping[str, BitVector]]  # of the sources and the result


class Meaning(NamedTuple):
    """The meaning of an instruction. If an operand is missing, the target is the first source."""

    sources: int
    value: Value
    is_numbered: bool = False  # is the last operand a number, by default 1, and the last argument an int?
    memory: int = 0  # the bits of a source in memory; 0: those of the target
    is_repeated: bool = False  # is that part of a source repeated until the target is full?
    flags: Flags | None = None  # all others become undefined; None: none changes
    kept: str = ""  # flags that do not change
    writes: bool = True


# General registers.


def _top(x: BitVector) -> BitVector:
    return part(x, x.bits - 1, 1)


def _of_result(made: BitVector) -> Mapping[str, BitVector]:
    return {"z": equal(made, const(0, made.bits)), "s": _top(made)}


def _of_sum(x: BitVector, y: BitVector, made: BitVector) -> Mapping[str, BitVector]:
    return {**_of_result(made), "c": less(made, x), "o": _top(~(x ^ y) & (x ^ made))}


def _of_difference(x: BitVector, y: BitVector, made: BitVector) -> Mapping[str, BitVector]:
    return {**_of_result(made), "c": less(x, y), "o": _top((x ^ y) & (x ^ made))}


def _of_bits(*args: BitVector) -> Mapping[str, BitVector]:
    return {**_of_result(args[-1]), "c": const(0, 1), "o": const(0, 1)}


def _of_shift(_: BitVector, made: BitVector) -> Mapping[str, BitVector]:
    return _of_result(made)


def _of_rotation(*_: BitVector) -> Mapping[str, BitVector]:
    return {}


def _one(x: BitVector) -> BitVector:
    return const(1, x.bits)


def _counted(function: Callable[[BitVector, int], BitVector]) -> Value:
    """A shift or a rotation of a general register."""

    def value(x: BitVector, count: int) -> BitVector:
        if not 0 < count < x.bits:
            raise Unsupported("a shift by nothing, or by too much")
        return function(x, count)

    return value


def _swapped(x: BitVector) -> BitVector:
    return join(*lanes(x, 8)[::-1])


BITWISE: Final[Mapping[str, Value]] = {
    "and": lambda x, y: x & y,
    "andn": lambda x, y: ~x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
}
SHIFTED: Final[Mapping[str, Value]] = {
    "shl": lambda x, n: x << n,
    "sal": lambda x, n: x << n,
    "shr": lambda x, n: x >> n,
}
ROTATED: Final[Mapping[str, Value]] = {"rol": rotated, "ror": lambda x, n: rotated(x, -n)}
GENERAL: Final[Mapping[str, Meaning]] = {
    "mov": Meaning(1, lambda x: x),
    "movabs": Meaning(1, lambda x: x),
    "not": Meaning(1, lambda x: ~x),
    "bswap": Meaning(1, _swapped),
    "add": Meaning(2, lambda x, y: x + y, flags=_of_sum),
    "sub": Meaning(2, lambda x, y: x - y, flags=_of_difference),
    "cmp": Meaning(2, lambda x, y: x - y, flags=_of_difference, writes=False),
    "inc": Meaning(1, lambda x: x + _one(x), flags=lambda x, made: _of_sum(x, _one(x), made), kept="c"),
    "dec": Meaning(1, lambda x: x - _one(x), flags=lambda x, made: _of_difference(x, _one(x), made), kept="c"),
    "neg": Meaning(1, lambda x: ~x + _one(x), flags=lambda x, made: _of_difference(x ^ x, x, made)),
    **{name: Meaning(2, function, flags=_of_bits) for name, function in BITWISE.items()},
    "test": Meaning(2, lambda x, y: x & y, flags=_of_bits, writes=False),
    **{name: Meaning(1, _counted(each), True, flags=_of_shift) for name, each in SHIFTED.items()},
    **{name: Meaning(1, _counted(each), True, flags=_of_rotation, kept="zs") for name, each in ROTATED.items()},
    "rorx": Meaning(1, _counted(ROTATED["ror"]), True),
}


# Vectors.


def _each(bits: int, function: Value) -> Value:
    """A function of the elements of vectors, and of a number where there is one."""

    def value(*args: Any) -> BitVector:
        vectors = [lanes(each, bits) for each in args if isinstance(each, BitVector)]
        numbers = [each for each in args if isinstance(each, int)]
        return join(*(function(*elements, *numbers) for elements in zip(*vectors, strict=True)))

    return value


def _moved(bits: int, place: Callable[[int, int, int], int], made: int = 0) -> Value:
    """Elements of this size, in another order. The result has `made` bits; 0: as many as the first source.

    `place` accepts the index of an element of the result, the number in the instruction, and the number of
    elements of the result. It returns the index of an element among those of all sources, or -1 for zero.
    """

    def value(*args: Any) -> BitVector:
        *sources, number = args if isinstance(args[-1], int) else (*args, 0)
        elements = [each for source in sources for each in lanes(source, bits)]
        count = (made or sources[0].bits) // bits
        places = (place(at, number, count) for at in range(count))
        return join(*(elements[each] if each >= 0 else const(0, bits) for each in places))

    return value


def _ternary(x: BitVector, y: BitVector, z: BitVector, table: int) -> BitVector:
    """The function of three operands with this truth table."""
    products = (
        reduce(lambda p, q: p & q, (v if row >> k & 1 else ~v for k, v in ((2, x), (1, y), (0, z))))
        for row in range(8)
        if table >> row & 1
    )
    return reduce(lambda p, q: p | q, products, const(0, x.bits))


def _shuffled(x: BitVector, order: BitVector) -> BitVector:
    """The bytes of a block, in an order."""
    source, places = lanes(x, 8), lanes(order, 8)
    if not all(each.is_const for each in places):
        raise Unsupported("a shuffle in an order that is not constant")
    return join(*(const(0, 8) if each.attr & 128 else source[each.attr & 15] for each in places))


def _aes_round(x: BitVector, key: BitVector) -> BitVector:
    return make(APPLY, x.bits, (make(APPLY, x.bits, (x,), "aes_sub"),), "aes_mix") ^ key


def _shift(function: Callable[[BitVector, int], BitVector]) -> Value:
    return lambda x, n: function(x, n) if n < x.bits else const(0, x.bits)


def _in_halves(first: int) -> Callable[[int, int, int], int]:
    """pshuflw and pshufhw: four of eight elements, from the first one on."""
    return lambda at, n, _: at // 4 * 4 + (n >> 2 * (at % 4) & 3) if at % 8 // 4 * 4 == first else at


def _of_two_halves(at: int, n: int, count: int) -> int:
    """vshufi32x4: the lower half has blocks of the first source, and the upper half of the second."""
    return at // (count // 2) * count + (n >> (count.bit_length() - 1) * at & count - 1)


ELEMENTS: Final[Mapping[str, tuple[int, Value]]] = {
    "paddd": (32, lambda x, y: x + y),
    "psubd": (32, lambda x, y: x - y),
    "paddq": (64, lambda x, y: x + y),
    "psubq": (64, lambda x, y: x - y),
    "pcmpeqd": (32, lambda x, y: choose(equal(x, y), const(-1, 32), const(0, 32))),
    **{f"p{name}": (32, function) for name, function in BITWISE.items()},
    **{f"{name}ps": (32, function) for name, function in BITWISE.items()},
    "pshufb": (128, _shuffled),
    "aesenc": (128, _aes_round),
}
SHIFTS: Final[Mapping[str, tuple[int, Value]]] = {
    "pslld": (32, _shift(lambda x, n: x << n)),
    "psrld": (32, _shift(lambda x, n: x >> n)),
    "psllq": (64, _shift(lambda x, n: x << n)),
    "psrlq": (64, _shift(lambda x, n: x >> n)),
}
TURNS: Final[Mapping[str, tuple[int, Value]]] = {
    "vprold": (32, rotated),
    "vprotd": (32, rotated),
    "vprord": (32, lambda x, n: rotated(x, -n)),
}
ORDERS: Final[Mapping[str, Meaning]] = {  # with and without a v
    "punpckldq": Meaning(2, _moved(32, lambda at, _, count: at // 4 * 4 + at % 4 // 2 + at % 2 * count)),
    "punpckhdq": Meaning(2, _moved(32, lambda at, _, count: at // 4 * 4 + at % 4 // 2 + at % 2 * count + 2)),
    "punpcklqdq": Meaning(2, _moved(64, lambda at, _, count: at // 2 * 2 + at % 2 * count)),
    "punpckhqdq": Meaning(2, _moved(64, lambda at, _, count: at // 2 * 2 + at % 2 * count + 1)),
    "pshufd": Meaning(1, _moved(32, lambda at, n, _: at // 4 * 4 + (n >> 2 * (at % 4) & 3)), True),
    "pshuflw": Meaning(1, _moved(16, _in_halves(0)), True),
    "pshufhw": Meaning(1, _moved(16, _in_halves(4)), True),
    "pinsrd": Meaning(2, _moved(32, lambda at, n, count: count if at == n % 4 else at), True, 32),
    "pinsrq": Meaning(2, _moved(64, lambda at, n, count: count if at == n % 2 else at), True, 64),
    "pextrd": Meaning(1, _moved(32, lambda at, n, _: n % 4, 32), True),
    "pextrq": Meaning(1, _moved(64, lambda at, n, _: n % 2, 64), True),
    "movd": Meaning(1, lambda x: part(x, 0, 32), memory=32),
    "movq": Meaning(1, lambda x: part(x, 0, 64), memory=64),
}
ALIGNED: Final = tuple(
    f"{v}mov{kind}"
    for v, kinds in (("", "dqa aps apd"), ("v", "dqa dqa32 dqa64 aps apd"))
    for kind in kinds.split()
)
UNALIGNED: Final = tuple(
    f"{v}{name}"
    for v, names in (("", "movdqu movups movupd lddqu"), ("v", "movdqu movdqu32 movdqu64 movups movupd lddqu"))
    for name in names.split()
)


def _part(bits: int) -> Meaning:
    """The instruction that extracts a part of this number of bits."""
    return Meaning(1, lambda x, n: lanes(x, bits)[n % (x.bits // bits)], True)


def _inserted(bits: int) -> Meaning:
    """The instruction that inserts a part of this number of bits."""
    order = _moved(bits, lambda at, n, count: count if at == n % count else at)
    return Meaning(2, lambda x, y, n: order(x, part(y, 0, bits), n), True, bits)


REPEATED: Final = {
    "vbroadcastss": 32,
    "vpbroadcastd": 32,
    "vpbroadcastq": 64,
    "vbroadcasti128": 128,
    "vbroadcasti32x4": 128,
}
MEANINGS: Final[Mapping[str, Meaning]] = {
    **GENERAL,
    **dict.fromkeys((*ALIGNED, *UNALIGNED), Meaning(1, lambda x: x)),
    **{v + name: Meaning(2, _each(*each)) for name, each in ELEMENTS.items() for v in ("", "v")},
    **{f"vp{name}{size}": Meaning(2, _each(32, each)) for name, each in BITWISE.items() for size in "dq"},
    **{v + name: Meaning(1, _each(*each), True) for name, each in SHIFTS.items() for v in ("", "v")},
    **{name: Meaning(1, _each(*each), True) for name, each in TURNS.items()},
    **{v + name: each for name, each in ORDERS.items() for v in ("", "v")},
    "vmovss": Meaning(1, lambda x: part(x, 0, 32), memory=32),
    "vpternlogd": Meaning(3, _ternary, True),
    "vpternlogq": Meaning(3, _ternary, True),
    "vpcmov": Meaning(3, lambda x, y, which: (x & which) | (y & ~which)),
    "vpblendd": Meaning(2, _moved(32, lambda at, n, count: at + count * (n >> at & 1)), True),
    **{
        f"vperm2{kind}128": Meaning(
            2, _moved(128, lambda at, n, _: -1 if n >> 4 * at & 8 else n >> 4 * at & 3), True
        )
        for kind in "if"
    },
    **{name: Meaning(2, _moved(128, _of_two_halves), True) for name in ("vshufi32x4", "vshufi64x2")},
    **{
        f"v{name}{kind}": function(bits)
        for bits, kinds in ((128, ("i128", "f128", "i32x4", "i64x2")), (256, ("i64x4", "i32x8")))
        for kind in kinds
        for name, function in (("insert", _inserted), ("extract", _part))
    },
    **{name: Meaning(1, lambda x: x, memory=bits, is_repeated=True) for name, bits in REPEATED.items()},
}


# Conditions.

Condition = Callable[[Mapping[str, BitVector]], BitVector]


def _not(condition: Condition) -> Condition:
    return lambda flags: ~condition(flags)


MET: Final[Mapping[str, Condition]] = {
    "e": lambda flags: flags["z"],
    "b": lambda flags: flags["c"],
    "s": lambda flags: flags["s"],
    "be": lambda flags: flags["c"] | flags["z"],
    "l": lambda flags: flags["s"] ^ flags["o"],
    "le": lambda flags: (flags["s"] ^ flags["o"]) | flags["z"],
}
OPPOSITE: Final = {"ne": "e", "ae": "b", "ns": "s", "a": "be", "ge": "l", "g": "le"}
CONDITIONS: Final[Mapping[str, Condition]] = {
    **MET,
    **{name: _not(MET[other]) for name, other in OPPOSITE.items()},
}
