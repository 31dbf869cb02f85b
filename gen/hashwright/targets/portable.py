"""ISO C99 for any processor: what every compiler turns into the machine's plain integer instructions."""

from typing import Final

from hashwright.semantics import Ty
from hashwright.targets.model import SCALAR, Register, Target, Unit, insn

WORD: Final = Register("uint32_t", lambda value: f"{value:#010x}u", "*({0})", "*({0}) = {1}", "r")

INSNS: Final = (
    insn("add", lambda x, y: x + y, c="{0} + {1}"),
    insn("sub", lambda x, y: x - y, c="{0} - {1}"),
    insn("and", lambda x, y: x & y, c="{0} & {1}"),
    insn("or", lambda x, y: x | y, c="{0} | {1}"),
    insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}"),
    insn("not", lambda x: ~x, c="~{0}"),
    insn("rotl", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})"),
)

PORTABLE: Final = Target(
    name="portable",
    title="ISO C99, any processor",
    features=frozenset(),
    units=(Unit(Ty.U32, SCALAR, WORD, INSNS),),
    defaults={"barriers": "off"},
)
