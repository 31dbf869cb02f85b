"""ISO C99 for any processor: what every compiler turns into the machine's plain integer instructions."""

from hashwright.semantics import Ty
from hashwright.targets.model import Register, Target, insn

PORTABLE = Target(
    name="portable",
    title="ISO C99, any processor",
    features=frozenset(),
    registers={
        Ty.U32: Register("uint32_t", lambda value: f"{value:#010x}u", "load32({0})", "store32({0}, {1})")
    },
    insns=(
        insn("add", lambda x, y: x + y, c="{0} + {1}"),
        insn("sub", lambda x, y: x - y, c="{0} - {1}"),
        insn("and", lambda x, y: x & y, c="{0} & {1}"),
        insn("or", lambda x, y: x | y, c="{0} | {1}"),
        insn("xor", lambda x, y: x ^ y, c="{0} ^ {1}"),
        insn("not", lambda x: ~x, c="~{0}"),
        insn("rotl", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})"),
    ),
)
