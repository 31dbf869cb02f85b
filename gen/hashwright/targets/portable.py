"""ISO C99 for any processor: what every compiler turns into the machine's plain integer instructions."""

from typing import Final

from hashwright.ir import bswap
from hashwright.semantics import Ty
from hashwright.targets.model import SCALAR, Insn, Register, Target, Unit, insn

WORD: Final = Register("uint32_t", lambda value: f"{value:#010x}u", "*({0})", "*({0}) = {1}", "r")

SWAPPED: Final = "({0} << 24 | ({0} & 0xff00u) << 8 | ({0} >> 8 & 0xff00u) | {0} >> 24)"  # what bswap makes

INSNS: Final = (
    insn("add", lambda x, y: x + y, c="{0} + {1}"),
    insn("sub", lambda x, y: x - y, c="{0} - {1}"),
    insn("and", lambda x, y: x & y, c="{0} & {1}"),
    insn("or", lambda x, y: x | y, c="{0} | {1}"),
    insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}"),
    insn("not", lambda x: ~x, c="~{0}"),
    insn("rotl", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})"),
    insn("shl", lambda x, *, n: x << n, c="{0} << {n}"),
    insn("shr", lambda x, *, n: x >> n, c="{0} >> {n}"),
    insn("bswap", bswap, c=SWAPPED),
)


def planes(ty: Ty, *more: Insn, rotate: int = 1) -> Unit:
    """The general registers of a type for the bit planes of AES blocks, which lie in memory byte by byte.

    rotate is how many instructions a rotate is.
    """
    bits = ty.bits
    word = f"uint{bits}_t"
    register = Register(
        word,
        lambda value: f"UINT{bits}_C({value:#0{bits // 4 + 2}x})",
        " | ".join(_shifted(f"({word}){{0}}[{at // 8}]", "<<", at) for at in range(0, bits, 8)),
        ", ".join(f"{{0}}[{at // 8}] = (uint8_t)({_shifted('{1}', '>>', at)})" for at in range(0, bits, 8)),
        c_from_halves=tuple(
            f"({word})({_shifted(f'{{{at // 64}}}', '>>', at % 64)})" for at in range(0, Ty.B128.bits, bits)
        ),
    )
    insns = (
        insn("and", lambda x, y: x & y, c="{0} & {1}", ty=ty),
        insn("or", lambda x, y: x | y, c="{0} | {1}", ty=ty),
        insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}", ty=ty),
        insn("not", lambda x: ~x, c="~{0}", ty=ty),
        insn("shl", lambda x, *, n: x << n, c="{0} << {n}", ty=ty),
        insn("shr", lambda x, *, n: x >> n, c="{0} >> {n}", ty=ty),
        insn(
            "rotl",
            lambda x, *, n: x.rotl(n),
            c=f"({{0}} << {{n}} | {{0}} >> ({bits} - {{n}}))",
            ty=ty,
            latency=min(rotate, 2),
            size=rotate,
        ),
    )
    return Unit(ty, SCALAR, register, (*insns, *more))


def _shifted(text: str, operator: str, count: int) -> str:
    return f"{text} {operator} {count}" if count else text


PORTABLE: Final = Target(
    name="portable",
    title="ISO C99, any processor",
    features=frozenset(),
    units=(Unit(Ty.U32, SCALAR, WORD, INSNS),),
    defaults={"barriers": "off"},
    planes=(planes(Ty.U64), planes(Ty.U32)),
)
