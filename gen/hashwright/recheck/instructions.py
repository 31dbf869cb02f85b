"""The meaning of x86-64 instructions: the value of the target, from the values of the sources and a number."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial, reduce
from operator import add, and_, invert, lshift, or_, rshift, sub, xor
from typing import Any, Final, NamedTuple

from hashwright.recheck.terms import READING, BitVector, Unsupported, const, join

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


PAIRS: Final[Mapping[tuple[str, str], Callable[[Mapping[str, BitVector]], BitVector]]] = {  # with its opposite
    ("e", "ne"): lambda flags: flags["z"],
    ("b", "ae"): lambda flags: flags["c"],
    ("s", "ns"): lambda flags: flags["s"],
    ("be", "a"): lambda flags: flags["c"] | flags["z"],
    ("l", "ge"): lambda flags: flags["s"] ^ flags["o"],
    ("le", "g"): lambda flags: (flags["s"] ^ flags["o"]) | flags["z"],
}
CONDITIONS: Final = {name: (each, name == no) for (yes, no), each in PAIRS.items() for name in (yes, no)}
TOP: Final[Value] = lambda x: x.part(x.bits - 1, 1)
ROTATED: Final[Value] = lambda x, n: x.rotated(-n)  # to the right
RESULT: Final[Flags] = {"z": lambda *of: of[-1].equal(const(0, of[-1].bits)), "s": lambda *of: TOP(of[-1])}
SUM: Final = RESULT | {"c": lambda x, y, z: z.less(x), "o": lambda x, y, z: TOP(~(x ^ y) & (x ^ z))}
DIFFERENCE: Final = RESULT | {"c": lambda x, y, _: x.less(y), "o": lambda x, y, z: TOP((x ^ y) & (x ^ z))}
BITS: Final = RESULT | dict.fromkeys("co", lambda *_: const(0, 1))
INCREASED: Final = RESULT | {"o": lambda x, made: TOP(made & ~x)}
DECREASED: Final = RESULT | {"o": lambda x, made: TOP(x & ~made)}
NEGATED: Final = RESULT | {"o": lambda x, made: TOP(x & made), "c": lambda x, _: ~x.equal(const(0, x.bits))}
BITWISE: Final[Mapping[str, Value]] = {"and": and_, "andn": lambda x, y: ~x & y, "or": or_, "xor": xor}
COPY: Final = Meaning(1, lambda x: x)
GENERAL: Final[Mapping[str, Meaning]] = {
    **dict.fromkeys(("mov", "movabs"), COPY),
    "not": Meaning(1, invert),
    "bswap": Meaning(1, lambda x: join(*x.lanes(8)[::-1])),
    "add": Meaning(2, add, flags=SUM),
    "sub": Meaning(2, sub, flags=DIFFERENCE),
    "cmp": Meaning(2, sub, flags=DIFFERENCE, writes=False),
    "inc": Meaning(1, lambda x: x + const(1, x.bits), flags=INCREASED, kept="c"),
    "dec": Meaning(1, lambda x: x - const(1, x.bits), flags=DECREASED, kept="c"),
    "neg": Meaning(1, lambda x: const(0, x.bits) - x, flags=NEGATED),
    **{name: Meaning(2, function, flags=BITS) for name, function in BITWISE.items()},
    "test": Meaning(2, and_, flags=BITS, writes=False),
    **{name: Meaning(1, each, True, flags=RESULT) for name, each in (("shl", lshift), ("shr", rshift))},
    "rol": Meaning(1, BitVector.rotated, True, flags={}, kept="zs"),
    "ror": Meaning(1, ROTATED, True, flags={}, kept="zs"),
    "rorx": Meaning(1, ROTATED, True),
    **{f"set{name}": Meaning(0, lambda met: met.extended(8), condition=[name]) for name in CONDITIONS},
    **{f"cmov{name}": Meaning(2, lambda x, y, met: met.choose(y, x), condition=[name]) for name in CONDITIONS},
}


def _elements(
    sources: int, bits: int, functions: Mapping[str, Value], has_number: bool = False
) -> Mapping[str, Meaning]:
    """Instructions that apply one operation to each element of vectors."""

    def in_vectors(function: Value, *args: Any) -> BitVector:
        vectors, numbers = [each.lanes(bits) for each in args[:sources]], args[sources:]
        return join(*(function(*elements, *numbers) for elements in zip(*vectors, strict=True)))

    meanings = {name: partial(in_vectors, function) for name, function in functions.items()}
    return {name: Meaning(sources, each, has_number) for name, each in meanings.items()}


def _moved(sources: int, bits: int, place: Callable[[int, int, int], int]) -> Meaning:
    """Elements of this size, in another order, which may depend on a number.

    `place` accepts the index of an element of the result, the number in the instruction, and the number of
    elements of the result. It returns the index of an element among those of all sources, or -1 for zero.
    """

    def value(*args: Any) -> BitVector:
        elements = [each for source in args[:sources] for each in source.lanes(bits)]
        elements, count, number = [*elements, const(0, bits)], args[0].bits // bits, (*args[sources:], 0)[0]
        return join(*(elements[place(at, number, count)] for at in range(count)))

    return Meaning(sources, value, True)


def _inserted(bits: int) -> Meaning:
    """The instruction that inserts a part of this number of bits."""
    order = _moved(2, bits, lambda at, n, count: count if at == n % count else at)
    return order._replace(value=lambda x, y, n: order.value(x, y.part(0, bits), n), memory=bits)


def _extracted(bits: int) -> Meaning:
    """The instruction that extracts a part of this number of bits."""
    return Meaning(1, lambda x, n: x.lanes(bits)[n % (x.bits // bits)], True)


def _unpacked(bits: int, is_high: bool) -> Meaning:
    """The instruction that interleaves the lower, or the upper, elements of the blocks of two sources."""
    each = 128 // bits
    order = lambda at, _, n: at // each * each + at % each // 2 + at % 2 * n + is_high * each // 2
    return _moved(2, bits, order)._replace(is_numbered=False)


def _shuffled(x: BitVector, order: BitVector) -> BitVector:
    """The bytes of a block, in an order."""
    if not order.is_const:
        raise Unsupported("a shuffle in an order that is not constant")
    places = [each.attr for each in order.lanes(8)]
    return join(*(const(0, 8) if place & 128 else x.part(8 * (place & 15), 8) for place in places))


def _ternary(x: BitVector, y: BitVector, z: BitVector, table: int) -> BitVector:
    """The function of three operands with this truth table."""
    rows = [zip((row >> 2, row >> 1, row), (x, y, z), strict=True) for row in range(8) if table >> row & 1]
    products = [reduce(and_, (term if bit & 1 else ~term for bit, term in row)) for row in rows]
    return reduce(or_, products, const(0, x.bits))


# Any blocks of two sources, or zeros; those of the first in the lower half, of the second in the upper one.
PERMUTED: Final = _moved(2, 128, lambda at, n, _: -1 if n >> 4 * at & 8 else n >> 4 * at & 3)
HALVED: Final = _moved(2, 128, lambda at, n, c: at * 2 // c * c + (n >> (c.bit_length() - 1) * at & c - 1))
ALIGNED: Final = [f"{v}mov{kind}" for v in ("", "v") for kind in ("dqa", "dqa32", "dqa64", "aps", "apd")]
UNALIGNED: Final = ("movdqu", "movups", "movupd", "lddqu")
LEGACY: Final[Mapping[str, Meaning]] = {  # all of these also exist with a v
    **dict.fromkeys(("movdqa", "movaps", "movapd", *UNALIGNED), COPY),
    "movd": Meaning(1, lambda x: x.part(0, 32), memory=32),
    "movq": Meaning(1, lambda x: x.part(0, 64), memory=64),
    **_elements(2, 32, {"paddd": add, "psubd": sub}),
    **_elements(2, 64, {"paddq": add, "psubq": sub}),
    **_elements(2, 32, {"pcmpeqd": lambda x, y: x.equal(y).choose(const(-1, 32), const(0, 32))}),
    **_elements(2, 32, {f"p{name}": function for name, function in BITWISE.items()}),
    **_elements(2, 32, {f"{name}ps": function for name, function in BITWISE.items()}),
    **_elements(
        2, 128, {"pshufb": _shuffled, "aesenc": lambda x, key: READING.aes_mix(READING.aes_sub(x)) ^ key}
    ),
    **_elements(1, 32, {"pslld": lshift, "psrld": rshift}, True),
    **_elements(1, 64, {"psllq": lshift, "psrlq": rshift}, True),
    **{f"punpck{half}dq": _unpacked(32, half == "h") for half in "lh"},
    **{f"punpck{half}qdq": _unpacked(64, half == "h") for half in "lh"},
    "pshufd": _moved(1, 32, lambda at, n, _: at // 4 * 4 + (n >> 2 * (at % 4) & 3)),
    "pshuflw": _moved(1, 16, lambda at, n, _: at if at % 8 > 3 else at // 4 * 4 + (n >> 2 * (at % 4) & 3)),
    "pshufhw": _moved(1, 16, lambda at, n, _: at if at % 8 < 4 else at // 4 * 4 + (n >> 2 * (at % 4) & 3)),
    **{"pinsrd": _inserted(32), "pinsrq": _inserted(64), "pextrd": _extracted(32), "pextrq": _extracted(64)},
}
REPEATED: Final = {
    **dict.fromkeys(("vbroadcastss", "vpbroadcastd"), 32),
    "vpbroadcastq": 64,
    **dict.fromkeys(("vbroadcasti128", "vbroadcasti32x4"), 128),
}
HALVES: Final = {"i128": 128, "f128": 128, "i32x4": 128, "i64x4": 256}
MEANINGS: Final[Mapping[str, Meaning]] = {
    **GENERAL,
    **LEGACY,
    **{f"v{name}": each for name, each in LEGACY.items()},
    **dict.fromkeys(("vmovdqa32", "vmovdqa64", "vmovdqu32", "vmovdqu64"), COPY),
    "vmovss": LEGACY["movd"],
    **_elements(2, 32, {f"vp{name}{size}": each for name, each in BITWISE.items() for size in "dq"}),
    **_elements(1, 32, {"vprold": BitVector.rotated, "vprotd": BitVector.rotated, "vprord": ROTATED}, True),
    **_elements(3, 32, {"vpternlogd": _ternary, "vpternlogq": _ternary}, True),
    **_elements(3, 32, {"vpcmov": lambda x, y, which: (x & which) | (y & ~which)}),
    "vpblendd": _moved(2, 32, lambda at, n, count: at + count * (n >> at & 1)),
    **dict.fromkeys(("vperm2i128", "vperm2f128"), PERMUTED),
    **dict.fromkeys(("vshufi32x4", "vshufi64x2"), HALVED),
    **{f"vinsert{kind}": _inserted(bits) for kind, bits in HALVES.items()},
    **{f"vextract{kind}": _extracted(bits) for kind, bits in HALVES.items()},
    **{name: COPY._replace(memory=bits, is_repeated=True) for name, bits in REPEATED.items()},
}
