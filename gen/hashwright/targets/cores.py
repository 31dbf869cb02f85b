"""What cores do in a cycle: which ports an instruction may take, and how many instructions start."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hashwright.targets.model import Insn

GENERAL, WIDE = 4, 64  # bytes of a register: general ones, and those of 512 bits; others are vectors
ROTATES: Final = "vprold vprotd pslld psrld"
SHUFFLES: Final = "pshufb.8 pshufb.16 pshufb.24 pshuflw+hw pshufd+psrlq"


@dataclass(frozen=True, slots=True)
class Core:
    """A core as instructions are ordered for it."""

    name: str
    title: str
    isa: str  # as in Isa
    source: str  # where the figures are from
    width: int  # instructions that start in a cycle
    general: Mapping[str, str]  # names of instructions -> ports that they may take; "" stands for the others
    vector: Mapping[str, str]
    wide: Mapping[str, str]  # the same in registers of 512 bits
    latencies: Mapping[str, int] = field(default_factory=dict)  # cycles, where they are not the target's

    def ports(self, insn: Insn, register_bytes: int) -> tuple[str, ...]:
        """The ports that an instruction on registers of so many bytes may take."""
        table = {GENERAL: self.general, WIDE: self.wide}.get(register_bytes, self.vector)
        found = next((ports for names, ports in table.items() if insn.name in names.split()), table[""])
        return tuple(found.split())

    def latency(self, insn: Insn) -> int:
        """Cycles from an operand of the instruction to its result."""
        found = (cycles for names, cycles in self.latencies.items() if insn.name in names.split())
        return next(found, insn.latency)


GOLDEN_COVE: Final = Core(
    name="golden-cove",
    title="Intel Golden Cove",
    isa="x86_64",
    source="docs/golden-cove.md",
    width=6,
    general={"": "0 1 5 6 a", "andn": "0 1 5", "rotl": "0 6", "movd.from": "0"},
    vector={"": "0 1 5", ROTATES: "0 1", SHUFFLES: "1 5", "aesenc": "0 1", "movd.to": "5"},
    wide={"": "0 5", ROTATES: "0", SHUFFLES: "5", "aesenc": "0"},
)

ZEN4: Final = Core(
    name="zen4",
    title="AMD Zen 4",
    isa="x86_64",
    source="docs/zen4.md",
    width=6,
    general={"": "0 1 2 3", "rotl": "1 2", "movd.from": "f1"},
    vector={"": "f0 f1 f2 f3", ROTATES: "f1 f2", SHUFFLES: "f1 f2", "aesenc": "f0 f1", "movd.to": "f1"},
    wide={"": "f0 f2", ROTATES: "f1", SHUFFLES: "f1", "aesenc": "f0"},
    latencies={"vprold": 2, "pshufb.8 pshufb.16 pshufb.24": 2, "aesenc": 4, "movd.to movd.from": 3},
)

NEOVERSE_N2: Final = Core(
    name="neoverse-n2",
    title="Arm Neoverse N2",
    isa="aarch64",
    source="Arm Neoverse N2 Software Optimization Guide (PJDOC-466751330-18256)",
    width=5,
    general={"": "s0 s1 m0 m1"},
    vector={"": "v0 v1", "usra mla shl ushr shl+sri lsl lsr lsl+sri": "v1", "eor3 bcax xar": "v0"},
    wide={"": "v0 v1"},
)

CORES: Final[Mapping[str, Core]] = {core.name: core for core in (GOLDEN_COVE, ZEN4, NEOVERSE_N2)}
