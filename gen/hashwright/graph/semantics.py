"""The word operations and their meaning, over Python ints and over z3 bit-vectors.

Steps of a hash, rewrite rules and instructions are expressions over these operations. Only this module defines
the operations.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from operator import itemgetter
from typing import Any, Final, Protocol


class Ty(Enum):
    """The type of a value: its width and its kind of register."""

    U32 = ("general", 32)
    U64 = ("general", 64)
    V32 = ("vector", 32)  # a word in each lane of a vector register; an expression computes one lane
    V64 = ("vector", 64)
    B128 = ("vector", 128)  # an AES block; byte 0 is the least significant
    B256 = ("vector", 256)  # two blocks, the first of which is the low half
    B512 = ("vector", 512)  # four blocks

    def __init__(self, kind: str, bits: int) -> None:
        self.kind = kind
        self.bits = bits
        self.word = min(bits, 128)  # the width of the words, or blocks, on which operations work
        self.mask = (1 << bits) - 1

    __hash__ = object.__hash__  # as for Op


IN_LANES: Final = {Ty.U32: Ty.V32, Ty.U64: Ty.V64}  # by word of a general register: the same in lanes
HALF: Final = {Ty.B256: Ty.B128, Ty.B512: Ty.B256}
TWICE: Final = {half: ty for ty, half in HALF.items()}
BLOCKS: Final = (Ty.B128, *HALF)


class Op(Enum):
    """A word operation. VAR, CONST and INSN carry their meaning in the node's attr."""

    VAR = "var"  # attr: the name
    CONST = "const"  # attr: the value
    ADD = "+"
    SUB = "-"
    AND = "&"
    OR = "|"
    XOR = "^"
    NOT = "~"
    ROTL = "<<<"  # attr: the count, left
    SHL = "<<"  # attr: the count
    SHR = ">>"  # attr: the count; shifts in zeros
    BSWAP = "bswap"  # the bytes in reverse order
    MOVE = "move"  # the same word in another kind of register
    AES_SUB = "aes_sub"  # FIPS 197, 5.1.1 and 5.1.2: SubBytes, then ShiftRows, of each block
    AES_MIX = "aes_mix"  # FIPS 197, 5.1.3: MixColumns, of each block
    JOIN = "join"  # two words as one of twice the width, the low half first
    LOW = "low"  # the low half
    HIGH = "high"  # the high half
    INSN = "insn"  # attr: a target's instruction with its immediates

    __hash__ = object.__hash__  # Enum's own is slow, and the lookup of nodes uses it


COMMUTATIVE: Final = frozenset({Op.ADD, Op.AND, Op.OR, Op.XOR})
BITWISE: Final = frozenset({Op.AND, Op.OR, Op.XOR, Op.NOT})


class Reading(Protocol):
    """A domain of values: the operations that Python's operators do not provide."""

    def const(self, value: int, ty: Ty) -> Any: ...
    def word(self, value: Any, ty: Ty) -> Any: ...
    def rotl(self, value: Any, count: int, bits: int) -> Any: ...
    def shr(self, value: Any, count: int) -> Any: ...
    def part(self, value: Any, first: int, bits: int) -> Any: ...
    def join(self, low: Any, high: Any, bits: int) -> Any: ...
    def aes_sub(self, value: Any) -> Any: ...
    def aes_mix(self, value: Any) -> Any: ...


MEANING: Final[dict[Op, Callable[..., Any]]] = {
    # (reading, type, attr, *arguments) -> value, before reduction to the type's width
    Op.CONST: lambda r, ty, n: r.const(n, ty),
    Op.ADD: lambda r, ty, _, x, y: x + y,
    Op.SUB: lambda r, ty, _, x, y: x - y,
    Op.AND: lambda r, ty, _, x, y: x & y,
    Op.OR: lambda r, ty, _, x, y: x | y,
    Op.XOR: lambda r, ty, _, x, y: x ^ y,
    Op.NOT: lambda r, ty, _, x: ~x,
    Op.ROTL: lambda r, ty, n, x: r.rotl(x, n, ty.bits),
    Op.SHL: lambda r, ty, n, x: x << n,
    Op.SHR: lambda r, ty, n, x: r.shr(x, n),
    Op.BSWAP: lambda r, ty, _, x: _reversed(r, ty, x),
    Op.MOVE: lambda r, ty, _, x: x,
    Op.AES_SUB: lambda r, ty, _, x: _in_each_block(r, ty, r.aes_sub, x),
    Op.AES_MIX: lambda r, ty, _, x: _in_each_block(r, ty, r.aes_mix, x),
    Op.JOIN: lambda r, ty, _, x, y: r.join(x, y, HALF[ty].bits),
    Op.LOW: lambda r, ty, _, x: r.part(x, 0, ty.bits),
    Op.HIGH: lambda r, ty, _, x: r.part(x, ty.bits, ty.bits),
}


def _reversed(reading: Reading, ty: Ty, value: Any) -> Any:
    """The bytes of a value in reverse order."""
    made = reading.part(value, ty.bits - 8, 8)
    for done in range(8, ty.bits, 8):
        made = reading.join(made, reading.part(value, ty.bits - 8 - done, 8), done)
    return made


def _in_each_block(reading: Reading, ty: Ty, function: Callable[[Any], Any], value: Any) -> Any:
    if ty is Ty.B128:
        return function(value)
    half = HALF[ty]
    low, high = (
        _in_each_block(reading, half, function, reading.part(value, first, half.bits))
        for first in (0, half.bits)
    )
    return reading.join(low, high, half.bits)


def meaning(reading: Reading, op: Op, ty: Ty, attr: Any, args: Sequence[Any]) -> Any:
    """The value of one operation on values of the reading."""
    return reading.word(MEANING[op](reading, ty, attr, *args), ty)


class Ints:
    """Words as non-negative Python ints below 2 to the power of their width."""

    def const(self, value: int, ty: Ty) -> int:
        return value

    def word(self, value: int, ty: Ty) -> int:
        return value & ty.mask

    def rotl(self, value: int, count: int, bits: int) -> int:
        return value << count | value >> bits - count

    def shr(self, value: int, count: int) -> int:
        return value >> count

    def part(self, value: int, first: int, bits: int) -> int:
        return value >> first & (1 << bits) - 1

    def join(self, low: int, high: int, bits: int) -> int:
        return high << bits | low

    def aes_sub(self, value: int) -> int:
        return _aes_sub(value)

    def aes_mix(self, value: int) -> int:
        return _aes_mix(value)


class Z3:
    """Words as z3 bit-vectors. The two AES maps are uninterpreted, so that a proof covers any such maps."""

    def __init__(self) -> None:
        import z3  # optional: only proofs need it

        block = z3.BitVecSort(Ty.B128.bits)
        self._z3 = z3
        self.aes_sub = z3.Function("aes_sub", block, block)
        self.aes_mix = z3.Function("aes_mix", block, block)

    def const(self, value: int, ty: Ty) -> Any:
        return self._z3.BitVecVal(value, ty.bits)

    def var(self, name: str, ty: Ty) -> Any:
        return self._z3.BitVec(name, ty.bits)

    def word(self, value: Any, ty: Ty) -> Any:
        return value

    def rotl(self, value: Any, count: int, bits: int) -> Any:
        return self._z3.RotateLeft(value, count)

    def shr(self, value: Any, count: int) -> Any:
        return self._z3.LShR(value, count)

    def part(self, value: Any, first: int, bits: int) -> Any:
        return self._z3.Extract(first + bits - 1, first, value)

    def join(self, low: Any, high: Any, bits: int) -> Any:
        return self._z3.Concat(high, low)


INTS: Final = Ints()


def _times_x(a: int) -> int:
    """Multiplication by x in the field of FIPS 197, 4.2."""
    return (a << 1) ^ (0x11B if a & 0x80 else 0)


@cache
def _sbox() -> tuple[int, ...]:
    """The S-box of FIPS 197, 5.1.1, from its definition: the inverse, then the affine map."""
    powers = [1]
    while len(powers) < 255:  # 3 generates the multiplicative group
        powers.append(powers[-1] ^ _times_x(powers[-1]))
    inverse = {power: powers[-exponent % 255] for exponent, power in enumerate(powers)}

    def affine(b: int) -> int:
        doubled = b * 0x101
        return (b ^ doubled >> 4 ^ doubled >> 5 ^ doubled >> 6 ^ doubled >> 7 ^ 0x63) & 0xFF

    return tuple(affine(inverse.get(byte, 0)) for byte in range(256))


@cache
def _table() -> bytes:
    return bytes(_sbox())


_SHIFTED: Final = itemgetter(*((5 * i) % 16 for i in range(16)))  # ShiftRows: byte i comes from byte 5 i


def _aes_sub(block: int) -> int:
    state = block.to_bytes(16, "little").translate(_table())
    return int.from_bytes(bytes(_SHIFTED(state)), "little")


_ONES: Final = int.from_bytes(b"\x01" * 16, "little")  # a 1 in each byte
_ROWS: Final = {count: int.from_bytes((b"\xff" * count).ljust(4, b"\0") * 4, "little") for count in (1, 2, 3)}


def _rows_up(block: int, count: int) -> int:
    """Each column rotated up by this number of rows, all columns at once."""
    kept = _ROWS[4 - count]
    return block >> 8 * count & kept | (block & _ROWS[count]) << 32 - 8 * count


def _aes_mix(block: int) -> int:
    """FIPS 197, 5.1.3, for all bytes at once: 2 times a byte, 3 times the next, and the two after it."""
    following = _rows_up(block, 1)
    both = block ^ following
    twice = (both & 0x7F * _ONES) << 1 ^ (both >> 7 & _ONES) * 0x1B
    return twice ^ following ^ _rows_up(block, 2) ^ _rows_up(block, 3)
