"""ISO C99 for any processor, which compilers translate to integer instructions."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from hashwright.graph.ir import bswap
from hashwright.graph.semantics import Op, Ty
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.machine import SCALAR, Call, Insn, Register, Target, Unit, insn

WORD: Final = Register("uint32_t", lambda value: f"{value:#010x}u", "{1}", "{2} = {1}", "r")
LONG_WORD: Final = Register("uint64_t", lambda value: f"UINT64_C({value:#018x})", "{1}", "{2} = {1}", "r")
REGISTERS: Final = {Ty.U32: WORD, Ty.U64: LONG_WORD}


def in_bytes(ty: Ty) -> Register:
    """The general registers of a type whose words are little-endian in memory, accessed byte by byte."""
    bits = ty.bits
    word = f"uint{bits}_t"
    return Register(
        word,
        lambda value: f"UINT{bits}_C({value:#0{bits // 4 + 2}x})",
        " | ".join(_shifted(f"({word}){{0}}[{at // 8}]", "<<", at) for at in range(0, bits, 8)),
        "; ".join(f"{{0}}[{at // 8}] = (uint8_t)({_shifted('{1}', '>>', at)})" for at in range(0, bits, 8)),
        "r",
        c_from_halves=tuple(
            f"({word})({_shifted(f'{{{at // 64}}}', '>>', at % 64)})" for at in range(0, Ty.B128.bits, bits)
        ),
    )


def _shifted(text: str, operator: str, count: int) -> str:
    return f"{text} {operator} {count}" if count else text


def c_rotate(ty: Ty) -> str:
    """A rotate in C without a function for it."""
    return f"({{0}} << {{n}} | {{0}} >> ({ty.bits} - {{n}}))"


ROTATED: Final[Mapping[Ty, str | Call]] = {Ty.U32: Call("rotl32", "{0}, {n}"), Ty.U64: c_rotate(Ty.U64)}


def swapped(ty: Ty) -> str:
    """The bytes of a word in reverse order, in C: the outermost two need no mask."""
    top = ty.bits - 8
    inner = range(8, ty.bits // 2, 8)
    up = [f"({{0}} & {0xFF << at:#x}u) << {top - 2 * at}" for at in inner]
    down = [f"({{0}} >> {top - 2 * at} & {0xFF << at:#x}u)" for at in reversed(inner)]
    return f"({' | '.join((f'{{0}} << {top}', *up, *down, f'{{0}} >> {top}'))})"


def words(ty: Ty) -> tuple[Insn, ...]:
    """The instructions for words of a type in general registers."""
    return (
        insn("add", lambda x, y: x + y, c="{0} + {1}", ty=ty),
        insn("sub", lambda x, y: x - y, c="{0} - {1}", ty=ty),
        insn("and", lambda x, y: x & y, c="{0} & {1}", ty=ty),
        insn("or", lambda x, y: x | y, c="{0} | {1}", ty=ty),
        insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}", ty=ty),
        insn("not", lambda x: ~x, c="~{0}", ty=ty),
        insn("rotl", lambda x, *, n: x.rotl(n), c=ROTATED[ty], ty=ty),
        insn("shl", lambda x, *, n: x << n, c="{0} << {n}", ty=ty),
        insn("shr", lambda x, *, n: x >> n, c="{0} >> {n}", ty=ty),
        insn("bswap", bswap, c=swapped(ty), ty=ty),
    )


def general(ty: Ty, insns: Iterable[Insn], file: RegisterFile | None = None) -> Unit:
    """The unit of general registers with these instructions."""
    return Unit(ty, SCALAR, REGISTERS[ty], tuple(insns), file=file)


def planes(unit: Unit) -> Unit:
    """The unit for the bit planes of AES blocks, byte by byte in memory: only in C, without functions."""
    insns = (
        replace(each, c=c_rotate(unit.ty), helper="") if each.sem.op is Op.ROTL else each for each in unit.insns
    )
    return replace(unit, register=in_bytes(unit.ty), insns=tuple(insns), file=None)


WORDS: Final = general(Ty.U32, words(Ty.U32))
LONG_WORDS: Final = general(Ty.U64, words(Ty.U64))


def _tabled(unit: Unit) -> Unit:
    """The unit with its constants in a table: compilers add known constants last, on the critical path."""
    return replace(unit, register=replace(unit.register, c_from_word="{0}"))


PORTABLE: Final = Target(
    name="portable",
    title="any processor",
    features=frozenset(),
    units=(_tabled(WORDS), _tabled(LONG_WORDS)),
    defaults={"barriers": "off"},
    planes=(planes(LONG_WORDS), planes(WORDS)),
)
