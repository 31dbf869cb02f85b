"""A miniature processor that runs the output of an allocator: the effects of instructions on one lane, on ints.

The meanings are from Intel's and Arm's manuals, independent of the tables of targets. What this does not catch:
a wrong shape of a register (v0.4s for v0.16b), lanes that differ, flags.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from hashwright.targets.assembly import RegisterFile
from hashwright.targets.routine import AsmLine, Ins, Mem, Operand

MASK: Final = 0xFFFFFFFF


def _rotl(x: int, n: int) -> int:
    return x << n | x >> 32 - n


def _ternary(x: int, y: int, z: int, table: int) -> int:
    made = 0
    for bit in range(32):
        row = 4 * (x >> bit & 1) + 2 * (y >> bit & 1) + (z >> bit & 1)
        made |= (table >> row & 1) << bit
    return made


def _bswap(x: int) -> int:
    return int.from_bytes(x.to_bytes(4, "little"), "big")


def _select(m: int, x: int, y: int) -> int:
    return m & x | ~m & y


# By mnemonic: the new destination, from the old one and the further operands.
Meaning = Callable[..., int]
X86: Final[Mapping[str, Meaning]] = {
    **{name: lambda d, s: s for name in ("mov", "movdqa", "movdqu", "movd", "vmovd", "vmovdqa32", "vmovdqu32")},
    **{name: lambda d, s: s for name in ("vmovdqa", "vmovdqu", "vpbroadcastd", "lea")},
    "add": lambda d, s: d + s,
    "sub": lambda d, s: d - s,
    "and": lambda d, s: d & s,
    "or": lambda d, s: d | s,
    "xor": lambda d, s: d ^ s,
    "not": lambda d: ~d,
    "rol": _rotl,
    "rorx": lambda d, s, n: _rotl(s, 32 - n),
    "shl": lambda d, n: d << n,
    "shr": lambda d, n: d >> n,
    "bswap": _bswap,
    "andn": lambda d, x, y: ~x & y,
    "paddd": lambda d, s: d + s,
    "psubd": lambda d, s: d - s,
    "pand": lambda d, s: d & s,
    "por": lambda d, s: d | s,
    "pxor": lambda d, s: d ^ s,
    "pandn": lambda d, s: ~d & s,
    "pslld": lambda d, n: d << n,
    "psrld": lambda d, n: d >> n,
    "pcmpeqd": lambda d, s: -(d == s),
    "pshuflw": lambda d, s, _: _rotl(s, 16),  # with 0xb1
    "pshufhw": lambda d, s, _: s,  # another lane
    "vpaddd": lambda d, x, y: x + y,
    "vpsubd": lambda d, x, y: x - y,
    "vpandd": lambda d, x, y: x & y,
    "vpord": lambda d, x, y: x | y,
    "vpxord": lambda d, x, y: x ^ y,
    "vpandnd": lambda d, x, y: ~x & y,
    "vprold": lambda d, x, n: _rotl(x, n),
    "vpslld": lambda d, x, n: x << n,
    "vpsrld": lambda d, x, n: x >> n,
    "vpternlogd": _ternary,
}
ARM: Final[Mapping[str, Meaning]] = {
    **{name: lambda d, s: s for name in ("mov", "movprfx", "ldr", "ld1rw")},
    "add": lambda d, x, y: x + y,
    "sub": lambda d, x, y: x - y,
    "and": lambda d, x, y: x & y,
    "orr": lambda d, x, y: x | y,
    "eor": lambda d, x, y: x ^ y,
    "bic": lambda d, x, y: x & ~y,
    "orn": lambda d, x, y: x | ~y,
    "eon": lambda d, x, y: x ^ ~y,
    "mvn": lambda d, x: ~x,
    "not": lambda d, x: ~x,
    "ror": lambda d, x, n: _rotl(x, 32 - n),
    "shl": lambda d, x, n: x << n,
    "lsl": lambda d, x, n: x << n,
    "ushr": lambda d, x, n: x >> n,
    "lsr": lambda d, x, n: x >> n,
    "usra": lambda d, x, n: d + (x >> n),
    "sri": lambda d, x, n: d & ~(MASK >> n) | x >> n,
    "rev32.8h": lambda d, x: _rotl(x, 16),
    "rev32.16b": lambda d, x: _bswap(x),
    "rev": lambda d, x: _bswap(x),
    "revb": lambda d, x: _bswap(x),
    "bit": lambda d, x, m: _select(m, x, d),
    "bif": lambda d, x, m: _select(m, d, x),
    "bsl": lambda d, x, y, *m: _select(m[0], x, y) if m else _select(d, x, y),  # SVE's has a separate mask
    "eor3": lambda d, x, y, z: x ^ y ^ z,
    "bcax": lambda d, x, y, z: x ^ y & ~z,
    "bsl1n": lambda d, x, y, m: _select(m, ~x, y),
    "bsl2n": lambda d, x, y, m: _select(m, x, ~y),
    "nbsl": lambda d, x, y, m: ~_select(m, x, y),
    "xar": lambda d, x, y, n: _rotl(x ^ y, 32 - n),
}
RISCV: Final[Mapping[str, Meaning]] = {
    **{name: lambda d, s: s for name in ("mv", "lw")},
    "addw": lambda d, x, y: x + y,
    "subw": lambda d, x, y: x - y,
    "and": lambda d, x, y: x & y,
    "or": lambda d, x, y: x | y,
    "xor": lambda d, x, y: x ^ y,
    "andn": lambda d, x, y: x & ~y,
    "orn": lambda d, x, y: x | ~y,
    "xnor": lambda d, x, y: x ^ ~y,
    "not": lambda d, x: ~x,
    "slliw": lambda d, x, n: x << n,
    "srliw": lambda d, x, n: x >> n,
    "roriw": lambda d, x, n: _rotl(x, 32 - n),
}
PREDICATES: Final = ("p0/m", "p0/z")  # all lanes
ANYTHING: Final = 0x5EED5EED  # the initial content of registers


class Processor:
    """Registers and memory of words."""

    def __init__(self, isa: str, files: Collection[RegisterFile]) -> None:
        self._meanings = {"x86_64": X86, "aarch64": ARM, "riscv64": RISCV}[isa]
        self._names = {name: name for file in files for name in file.names}
        for file in files:
            self._names |= dict(zip(file.full, file.names, strict=False))
        self.registers: dict[str, int] = {}
        self.memory: dict[tuple[str, int], int] = {}  # by the base register and the displacement
        self._prefixed = ""  # the register that a prefix instruction announced as the next destination

    def run(self, lines: Iterable[AsmLine]) -> None:
        """Runs instructions without jumps."""
        for line in lines:
            if isinstance(line, Ins):
                self._do(line)

    def load(self, mem: Mem) -> int:
        """The word there, the same in all lanes."""
        found = {self.memory[place] for place in _places(mem)}
        assert len(found) == 1, f"{mem} holds several words"
        return found.pop()

    def store(self, mem: Mem, value: int) -> None:
        self.memory |= dict.fromkeys(_places(mem), value)

    def _do(self, ins: Ins) -> None:
        operands = [each for each in ins.operands if each not in PREDICATES]
        to, *sources = reversed(operands) if ins.mnemonic in ("str", "sw") else operands
        values = [self._address(each) if ins.mnemonic == "lea" else self._value(each) for each in sources]
        if isinstance(to, Mem):
            self.store(to, *values)
            return
        name = self._register(to)
        if self._prefixed:
            assert name == self._prefixed, f"{ins} does not overwrite what was moved for it"
            assert name not in map(self._register, sources[1:]), f"{ins} reads what was moved for it"
        self._prefixed = name if ins.mnemonic == "movprfx" else ""
        shaped = f"{ins.mnemonic}.{str(to).partition('.')[2]}"  # if the shape of registers matters
        meaning = self._meanings.get(shaped) or self._meanings[ins.mnemonic]
        self.registers[name] = meaning(self._value(to), *values) & MASK

    def _register(self, operand: Operand) -> str:
        bare = str(operand).strip("{}").partition(".")[0]
        return self._names.get(bare, "")

    def _value(self, operand: Operand) -> int:
        if isinstance(operand, int):
            return operand & MASK
        if isinstance(operand, Mem):
            return self.load(operand)
        return self.registers.get(self._register(operand), ANYTHING)

    def _address(self, operand: Operand) -> int:
        assert isinstance(operand, Mem)
        return sum(self._value(each) for each in (operand.base, operand.index) if each) + operand.disp


def _places(mem: Mem) -> list[tuple[str, int]]:
    """The words of a place in memory, or a vector of unknown width."""
    size = 1 if mem.is_scaled or mem.broadcast else -(-mem.bytes // 4)
    return [(mem.base, mem.disp + 4 * n) for n in range(size)]
