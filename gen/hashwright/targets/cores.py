"""Cores: latencies, ports, widths, queues and windows.

All instructions of a kind of work have the same latency and ports. List scheduling (lower/urgency.py) and the
model (explore/model.py) use these tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from hashwright.targets.machine import Insn, Unit

GENERAL, VECTOR, WIDE = "general", "vector", "wide"  # classes of registers; wide ones have 512 bits
OTHER: Final = ""  # the entry for all kinds that a table does not name
FILES: Final = {4: GENERAL, 64: WIDE}  # classes of registers by their bytes; others are vectors
WIDE_BITS: Final = 512


@dataclass(frozen=True, slots=True)
class Pipes:
    """The ports and delays of one kind of work on a core."""

    ports: tuple[str, ...]  # each of them can execute it; none: it ends at renaming
    latency: int  # cycles from an operand to the result; of a store: to the result of a load from its address
    occupancy: int = 1  # cycles for which it occupies its port
    slots: int = 1  # rename slots that it occupies
    leaving: int = 0  # additional cycles until another kind of work can use the result
    first: int = 0  # additional cycles from the first operand
    stale: int = 0  # additional cycles if the first operand was ready more than a cycle before it starts


def on(ports: str, latency: int = 1, **more: int) -> Pipes:
    """Work for these ports, which are separated by spaces."""
    return Pipes(tuple(ports.split()), latency, **more)


NOWHERE: Final = on("", 0)


@dataclass(frozen=True, slots=True)
class Core:
    """A core, for list scheduling and for the model."""

    name: str
    title: str
    isa: str  # as in Isa
    source: str  # the sources of the figures
    width: int  # instructions renamed per cycle
    window: int  # instructions in flight, from the oldest unfinished to the youngest renamed one
    results: tuple[
        int, int
    ]  # in flight, in general and in vector registers: physical ones less the architecture's
    stores: int  # in flight, from renaming until they are in the first data cache
    committed: int  # stores that reach the cache per cycle
    queues: Mapping[str, int]  # by ports, separated by spaces: the maximum of waiting instructions
    cached: int  # entries of the cache of decoded instructions: each up to eight from 64 bytes of code
    decoded: int  # instructions of a longer loop decoded per cycle
    code: int  # bytes of the first instruction cache
    fetched: tuple[int, int]  # bytes of such a loop fetched per cycle from the first cache, and from the second
    binds: bool  # is work bound to a port at renaming, by the queues, or when it starts?
    renamed: int  # the last stores that a load into a general register forwards without latency
    blocked: int  # cycles from a store's arrival in the cache to the result of a load that is wider
    general: Mapping[str, Pipes]  # by kind of work, in general registers; kinds are separated by spaces
    vector: Mapping[str, Pipes]
    wide: Mapping[str, Pipes] = field(default_factory=dict)  # the same in registers of 512 bits

    def pipes(self, kind: str, file: str) -> Pipes:
        """The record of a kind of work in a class of registers."""
        table = {GENERAL: self.general, VECTOR: self.vector, WIDE: self.wide or self.vector}[file]
        return next((pipes for kinds, pipes in table.items() if kind in kinds.split()), table[OTHER])

    def timed(self, unit: Unit) -> Unit:
        """The unit with this core's latencies for the instructions with a kind of work."""
        is_wide = unit.ty.bits * max(unit.lanes, 1) >= WIDE_BITS
        file = GENERAL if unit.ty.kind == "general" else WIDE if is_wide else VECTOR
        return replace(unit, insns=tuple(self._timed(each, file) if each.work else each for each in unit.insns))

    def _timed(self, insn: Insn, file: str) -> Insn:
        pipes = [self.pipes(kind, file) for kind in insn.work.split()]
        return replace(insn, latency=sum(each.latency for each in pipes), bypass=pipes[-1].leaving)

    def ports(self, insn: Insn, register_bytes: int) -> tuple[str, ...]:
        """The ports that an instruction on registers of that width can use, once for each cycle."""
        first, *_ = self.work(insn, register_bytes)
        return first.ports[:: first.occupancy]

    def latency(self, insn: Insn, register_bytes: int) -> int:
        """Cycles from an operand of the instruction, or of several in one, to its result."""
        return sum(pipes.latency for pipes in self.work(insn, register_bytes))

    def work(self, insn: Insn, register_bytes: int) -> list[Pipes]:
        """The kinds of work of an instruction on registers of that width, one after the other."""
        file = FILES.get(register_bytes, VECTOR)
        return [self.pipes(kind, file) for kind in insn.work.split() or [OTHER]]


def _each(ports: str, room: int) -> dict[str, int]:
    """A queue of that size for each of the ports."""
    return dict.fromkeys(ports.split(), room)


def _twice(pipes: Mapping[str, Pipes]) -> dict[str, Pipes]:
    """Work that occupies each port twice as long."""
    return {kinds: replace(each, occupancy=2) for kinds, each in pipes.items() if each.ports}


GOLDEN_COVE: Final = Core(
    name="golden-cove",
    title="Intel Golden Cove",
    isa="x86_64",
    source="docs/golden-cove.md; Intel's optimization manual (248966), 2.3; uops.info, Alder Lake P; "
    "A. Abel and J. Reineke, uiCA (ICS 2022), on how ports are bound; Chips and Cheese, Popping the Hood on "
    "Golden Cove (2021), on physical registers",
    width=6,
    window=512,
    results=(264, 300),
    stores=112,
    committed=1,
    queues={"0 1 5 6 a": 97, "2 3 b": 70, "4 9": 38},
    cached=512,
    decoded=6,
    code=32 << 10,
    fetched=(32, 26),
    binds=True,
    renamed=0,
    blocked=13,
    general={
        OTHER: on("0 1 5 6 a"),
        "andn": on("0 1 5"),
        "rotate shift": on("0 6"),
        "bytes": on("1 5"),
        "transfer": on("0", 2),
        "load": on("2 3 b", 5),
        "store": on("4 9", 5),
        "move": NOWHERE,
    },
    vector={
        OTHER: on("0 1 5"),
        "rotate shift": on("0 1"),
        "bytes shuffle interleave": on("1 5"),
        "permute insert": on("5", 3),
        "aes": on("0 1", 3, leaving=2),
        "transfer": on("5", 2),
        "load": on("2 3 b", 7),
        "store": on("4 9", 6),
        "move": NOWHERE,
    },
    wide={
        OTHER: on("0 5"),
        "rotate shift": on("0"),
        "bytes shuffle interleave": on("5"),
        "permute insert": on("5", 3),
        "aes": on("0", 3, leaving=2),
        "load": on("2 3", 8),
        "store": on("4", 7),
        "move": NOWHERE,
    },
)

SKYLAKE_X: Final = Core(
    name="skylake-x",
    title="Intel Skylake-X",
    isa="x86_64",
    source="uops.info, Skylake-X; Intel's optimization manual (248966), 2.5; A. Fog, microarchitecture.pdf, 11",
    width=4,
    window=224,
    results=(164, 136),
    stores=56,
    committed=1,
    queues={"0 1 5 6": 58, "2 3 4": 39},
    cached=192,
    decoded=4,
    code=32 << 10,
    fetched=(16, 16),
    binds=True,
    renamed=0,
    blocked=13,
    general={
        OTHER: on("0 1 5 6"),
        "andn lea": on("1 5"),
        "lea3": on("1", 3),
        "rotate shift": on("0 6"),
        "bytes": on("1 5"),
        "transfer": on("0", 2),
        "load": on("2 3", 5),
        "store": on("4", 5),
        "move": NOWHERE,
    },
    vector={
        OTHER: on("0 1 5"),
        "rotate shift": on("0 1"),
        "bytes shuffle interleave": on("5"),
        "permute insert": on("5", 3),
        "aes": on("0", 4),
        "transfer": on("5", 1),
        "load": on("2 3", 7),
        "store": on("4", 6),
        "move": NOWHERE,
    },
    wide={
        OTHER: on("0 5"),
        "rotate shift": on("0"),
        "bytes shuffle interleave": on("5"),
        "permute insert": on("5", 3),
        "load": on("2 3", 8),
        "store": on("4", 7),
        "move": NOWHERE,
    },
)

ZEN3: Final = Core(
    name="zen3",
    title="AMD Zen 3",
    isa="x86_64",
    source="docs/zen3.md; AMD's optimization guide for Zen 3 (56665)",
    width=6,
    window=256,
    results=(160, 128),
    stores=64,
    committed=1,
    queues={
        **_each("0 1 2 3", 24),
        **_each("f0 f1 f2 f3", 16),
        "f5": 16,
        "a0 a1 a2": 48,
        "s0": 64,
    },
    cached=512,
    decoded=4,
    code=32 << 10,
    fetched=(16, 16),
    binds=False,
    renamed=14,
    blocked=20,
    general={
        OTHER: on("0 1 2 3"),
        "rotate shift": on("1 2"),
        "lea3": on("0 1 2 3", slots=2, first=1),
        "transfer": on("f5", 3),
        "load": on("a0 a1 a2", 4),
        "store": on("s0", 7),
        "move": NOWHERE,
    },
    vector={
        OTHER: on("f0 f1 f2 f3"),
        "shift bytes shuffle interleave": on("f1 f2"),
        "permute": on("f1", 3),
        "insert": on("f1", 2),
        "aes": on("f0 f1", 4),
        "transfer": on("f5", 3),
        "load": on("a0 a1", 7),
        "store": on("s0", 9),
        "move": NOWHERE,
    },
)

_ZEN4_VECTOR: Final = {
    OTHER: on("f0 f1 f2 f3"),
    "ternary": on("f0 f1 f2 f3", stale=1),
    "rotate": on("f1 f2", 2),
    "shift": on("f1 f2"),
    "bytes": on("f1 f2", 2),
    "shuffle interleave": on("f1 f2 f3"),
    "permute": on("f1 f2", 3),
    "aes": on("f0 f1", 4),
    "transfer": on("f1", 3),
    "load": on("a0 a1", 7),
    "store": on("s0", 9),
    "move": NOWHERE,
}
ZEN4: Final = Core(
    name="zen4",
    title="AMD Zen 4",
    isa="x86_64",
    source="docs/zen4.md; AMD's optimization guide for Zen 4 (57647)",
    width=6,
    window=320,
    results=(208, 160),
    stores=64,
    committed=1,
    queues={
        **_each("0 1 2 3", 24),
        **_each("f0 f1 f2 f3", 16),
        "a0 a1 a2": 48,
        "s0": 64,
    },
    cached=768,
    decoded=4,
    code=32 << 10,
    fetched=(32, 16),
    binds=False,
    renamed=11,
    blocked=21,
    general={
        OTHER: on("0 1 2 3"),
        "rotate shift": on("1 2"),
        "lea3": on("0 1 2 3", slots=2, first=1),
        "transfer": on("f1", 3),
        "load": on("a0 a1 a2", 4),
        "store": on("s0", 7),
        "move": NOWHERE,
    },
    vector=_ZEN4_VECTOR,
    wide={
        **_twice(_ZEN4_VECTOR),
        "insert": on("f1 f2", occupancy=2),
        "permute": on("f1 f2", 4, occupancy=2),
        "load": on("a0 a1", 8, occupancy=2),
        "store": on("s0", 12, occupancy=2),
    },
)

_ZEN5_VECTOR: Final = {
    OTHER: on("f0 f1 f2 f3", 2),
    "rotate shift bytes shuffle interleave": on("f1 f2", 2),
    "permute": on("f1 f2", 4),
    "aes": on("f0 f1", 4),
    "transfer": on("f1", 3),
    "load": on("a0 a1", 7),
    "store": on("s0", 9),
    "move": NOWHERE,
}
ZEN5: Final = Core(
    name="zen5",
    title="AMD Zen 5",
    isa="x86_64",
    source="AMD's optimization guide for Zen 5 (58455); A. Yee, Zen5's AVX512 Teardown (numberworld.org, 2024)",
    width=8,
    window=448,
    results=(224, 352),
    stores=104,
    committed=2,
    queues={"0 1 2 3 4 5": 88, "f0 f1 f2 f3": 114, "a0 a1 a2 a3": 56, "s0 s1": 64},
    cached=1024,
    decoded=4,
    code=32 << 10,
    fetched=(32, 32),
    binds=False,
    renamed=11,
    blocked=21,
    general={
        OTHER: on("0 1 2 3 4 5"),
        "rotate shift": on("0 1 2"),
        "lea3": on("0 1 2 3 4 5", slots=2, first=1),
        "transfer": on("f1", 3),
        "load": on("a0 a1 a2 a3", 4),
        "store": on("s0 s1", 7),
        "move": NOWHERE,
    },
    vector=_ZEN5_VECTOR,
    wide=_ZEN5_VECTOR,
)

_N2_VECTOR: Final = {
    OTHER: on("v0 v1", 2),
    "shift insert": on("v1", 2),
    "accumulate": on("v1", 4),
    "ternary rotate": on("v0", 2),
    "mix": on("", 0, slots=0),
    "gather": on("l0 l1 l2", 9, occupancy=2, slots=4),
    "load": on("l0 l1 l2", 6),
    "store": on("v0 v1", 6),
}
NEOVERSE_N2: Final = Core(
    name="neoverse-n2",
    title="Arm Neoverse N2",
    isa="aarch64",
    source="Arm Neoverse N2 Software Optimization Guide (PJDOC-466751330-18256)",
    width=5,
    window=160,
    results=(160, 160),
    stores=160,
    committed=2,
    queues={"s0 s1 m0 m1": 64, "v0": 20, "v1": 20, "l0 l1 l2": 40, "d0 d1": 24},
    cached=192,
    decoded=4,
    code=64 << 10,
    fetched=(16, 16),
    binds=False,
    renamed=0,
    blocked=15,
    general={
        OTHER: on("s0 s1 m0 m1"),
        "load": on("l0 l1 l2", 4),
        "store": on("d0 d1", 5),
    },
    vector=_N2_VECTOR,
)

NEOVERSE_V2: Final = Core(
    name="neoverse-v2",
    title="Arm Neoverse V2",
    isa="aarch64",
    source="Arm Neoverse V2 Software Optimization Guide (109898)",
    width=8,
    window=320,
    results=(320, 320),
    stores=320,
    committed=2,
    queues={
        "s0 s1 s2 s3 m0 m1": 88,
        **_each("v0 v1 v2 v3", 28),
        "l0 l1 l2": 60,
        "d0 d1": 36,
    },
    cached=192,
    decoded=6,
    code=64 << 10,
    fetched=(32, 32),
    binds=False,
    renamed=0,
    blocked=15,
    general={
        OTHER: on("s0 s1 s2 s3 m0 m1"),
        "load": on("l0 l1 l2", 4),
        "store": on("d0 d1", 5),
        "move": NOWHERE,
    },
    vector={
        OTHER: on("v0 v1 v2 v3", 2),
        "shift insert": on("v1 v3", 2),
        "accumulate": on("v1 v3", 4),
        "ternary rotate": on("v0", 2),
        "mix": on("", 0, slots=0),
        "gather": on("l0 l1 l2", 9, slots=5),
        "load": on("l0 l1 l2", 6),
        "store": on("v0 v1", 6),
        "move": NOWHERE,
    },
)

FIRESTORM: Final = Core(
    name="firestorm",
    title="Apple M1 (Firestorm)",
    isa="aarch64",
    source="D. Johnson, Apple Microarchitecture Research (dougallj.github.io/applecpu/firestorm.html)",
    width=8,
    window=630,
    results=(630, 630),
    stores=630,
    committed=2,
    queues={
        "1": 24,
        "2": 26,
        "3": 16,
        "4": 12,
        "5": 28,
        "6": 28,
        **_each("v1 v2 v3 v4", 36),
        "l1 l2 l3": 48,
        "d1 d2": 48,
    },
    cached=0,
    decoded=8,
    code=192 << 10,
    fetched=(32, 32),
    binds=False,
    renamed=0,
    blocked=15,
    general={
        OTHER: on("1 2 3 4 5 6"),
        "rotate shift": on("5 6"),
        "load": on("l1 l2 l3", 4),
        "store": on("d1 d2", 5),
        "move": NOWHERE,
    },
    vector={
        OTHER: on("v1 v2 v3 v4", 2),
        "accumulate": on("v1 v2 v3 v4", 3),
        "aes": on("v1 v2 v3 v4", 3),
        "mix": on("", 0, slots=0),
        "load": on("l1 l2 l3", 6),
        "store": on("d1 d2", 6),
        "move": NOWHERE,
    },
)

CORES: Final[Mapping[str, Core]] = {
    core.name: core for core in (GOLDEN_COVE, SKYLAKE_X, ZEN3, ZEN4, ZEN5, NEOVERSE_N2, NEOVERSE_V2, FIRESTORM)
}
