"""The reasons why changed code has the same effect, by the decoders' tables of reads and writes.

The proof has no part in it: instructions are functions of which nothing is known but what they read and write.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from hashwright.proof.read.x86_64 import decoded

FLAGS: Final = "oszcpa"
SAVED: Final = frozenset(("rbx", "rbp", "rsp", "r12", "r13", "r14", "r15"))
MOVES: Final = re.compile(r"v?(movdq[au](8|16|32|64)?|mov[au]p[sd]|lddqu)")
# Instructions that have the same effect on whole registers.
ALIKE: Final = (
    (MOVES, "move"),
    (re.compile(r"v?(pxor[dq]?|xorp[sd])"), "xor"),
    (re.compile(r"v?(pand[dq]?|andp[sd])"), "and"),
    (re.compile(r"v?(por[dq]?|orp[sd])"), "or"),
    (re.compile(r"v?(pandn[dq]?|andnp[sd])"), "andn"),
    (re.compile(r"v?pternlog[dq]"), "ternary"),
)
COMMUTATIVE: Final = re.compile(r"add|and|or|xor|test|v?padd[dq]|v?pcmpeqd")
SHIFTS: Final = re.compile(r"sh[lr]|sar|ro[lr]x?")
ROTATES: Final = re.compile(r"vpro[lr]([dq])")

Value = tuple[Any, ...] | str  # the content of a place, as a function of the previous contents of places


@dataclass(frozen=True, slots=True)
class Decoded:
    """An instruction with its reads and writes."""

    at: int
    end: int
    text: str
    found: Any  # as iced-x86 has it
    reads: frozenset[str]
    writes: frozenset[str]
    goes: int | None  # where it may jump to
    is_end: bool  # does the next instruction never follow?
    is_jump: bool  # or a call, or a return


@cache
def _names(enumeration: str) -> Mapping[int, str]:
    import iced_x86

    found = vars(getattr(iced_x86, enumeration)).items()
    return {number: name.lower() for name, number in found if name.isupper() or name[0].isupper()}


def _places(register: Any) -> Iterator[str]:
    """A register as places: vector registers have a lowest part, and the rest."""
    import iced_x86

    name = _names("Register")[register]
    if name[1:3] == "mm" and name[0] in "xyz":
        yield f"low {name[3:]}"
        if name[0] != "x":
            yield f"high {name[3:]}"
    else:
        yield _names("Register")[iced_x86.RegisterExt.full_register(register)]


def _is_legacy(found: Any) -> bool:
    import iced_x86

    return bool(found.encoding == iced_x86.EncodingKind.LEGACY)


@cache
def _factory() -> Any:
    import iced_x86

    return iced_x86.InstructionInfoFactory()


@cache
def _decoded(code: bytes) -> Mapping[int, Decoded]:
    return {each.ip: _read(each) for each in decoded(code, 0)}


def _read(found: Any) -> Decoded:
    import iced_x86
    from iced_x86 import FlowControl, OpAccess

    info = _factory().info(found)
    reads, writes = set(), set()
    for each in info.used_registers():
        places = list(_places(each.register))
        is_part = iced_x86.RegisterExt.info(each.register).size < 4 and not places[0].startswith("low")
        if each.access in (OpAccess.WRITE, OpAccess.READ_WRITE, OpAccess.COND_WRITE, OpAccess.READ_COND_WRITE):
            writes.update(places)
            if places[0].startswith("low") and not _is_legacy(found):
                writes.add(places[0].replace("low", "high"))
            if is_part or each.access in (OpAccess.COND_WRITE, OpAccess.READ_COND_WRITE):
                reads.update(places)
        if each.access not in (OpAccess.WRITE, OpAccess.NONE):
            reads.update(places)
    for access in info.used_memory():
        is_written = access.access in (OpAccess.WRITE, OpAccess.READ_WRITE, OpAccess.COND_WRITE)
        (writes if is_written else reads).add("memory")
        if access.access == OpAccess.READ_WRITE:
            reads.add("memory")
    reads |= {flag for bit, flag in _flags() if found.rflags_read & bit}
    writes |= {flag for bit, flag in _flags() if found.rflags_modified & bit}
    if found.mnemonic in {iced_x86.Mnemonic.VZEROUPPER, iced_x86.Mnemonic.VZEROALL}:
        writes |= {f"high {i}" for i in range(16)}
    flow = found.flow_control
    direct = flow in (FlowControl.UNCONDITIONAL_BRANCH, FlowControl.CONDITIONAL_BRANCH, FlowControl.CALL)
    return Decoded(
        found.ip,
        found.next_ip,
        str(found),
        found,
        frozenset(reads),
        frozenset(writes),
        found.near_branch_target if direct else None,
        flow in (FlowControl.UNCONDITIONAL_BRANCH, FlowControl.RETURN, FlowControl.INDIRECT_BRANCH),
        flow != FlowControl.NEXT,
    )


@cache
def _flags() -> Sequence[tuple[int, str]]:
    import iced_x86

    return [(getattr(iced_x86.RflagsBits, f"{letter.upper()}F"), letter) for letter in FLAGS]


def _reached(code: bytes) -> Mapping[int, Decoded] | None:
    """The instructions that are reached from the entry; None if they are unknown."""
    reached: dict[int, Decoded] = {}
    places = [0]
    while places:
        at = places.pop()
        if at in reached or not 0 <= at < len(code):
            continue
        found = _read(next(iter(decoded(code[at : at + 15], at))))
        reached[at] = found
        if found.goes is None and found.is_end and not found.text.startswith("ret"):
            return None
        places += [] if found.goes is None else [found.goes]
        places += [] if found.is_end else [found.end]
    return reached


def _live(reached: Mapping[int, Decoded], is_cleared: bool) -> Mapping[int, frozenset[str]]:
    """By instruction: the places that are live before it."""
    vectors = {f"low {i}" for i in range(16)} | {f"high {i}" for i in range(32)}
    general = {"rax", "rcx", "rdx", "rsi", "rdi", *(f"r{i}" for i in range(8, 12))}
    last = frozenset({*SAVED, "memory"} | (vectors | general if is_cleared else set()))
    every = frozenset({*SAVED, "memory"} | vectors | general | {f"low {i}" for i in range(32)})
    live = dict.fromkeys(reached, frozenset[str]())
    is_changed = True
    while is_changed:
        is_changed = False
        for at in sorted(reached, reverse=True):
            each = reached[at]
            after = live.get(each.end, frozenset()) if not each.is_end else frozenset()
            if each.goes is not None:
                after |= live.get(each.goes, every)
            if each.is_jump and (each.text.startswith("ret") or each.text.startswith("call")):
                after |= last if each.text.startswith("ret") else every
            made = (after - each.writes) | each.reads
            if made != live[at]:
                live[at], is_changed = made, True
    return live


@dataclass
class _Machine:
    """The contents of places after instructions, as functions of their contents before."""

    held: dict[str, Value] = field(default_factory=dict)
    epoch: Value = "memory"
    stored: frozenset[tuple[Value, int, int, Value]] = frozenset()  # since then, apart from each other

    def get(self, place: str) -> Value:
        return self.held.get(place, place)

    def memory(self) -> Value:
        return ("memory", self.epoch, self.stored)

    def load(self, base: Value, offset: int, size: int) -> Value:
        near = frozenset(each for each in self.stored if not _is_apart(each, base, offset, size))
        return ("load", base, offset, size, self.epoch, near)

    def store(self, base: Value, offset: int, size: int, value: Value) -> None:
        if not all(_is_apart(each, base, offset, size) for each in self.stored):
            self.epoch, self.stored = self.memory(), frozenset()
        self.stored |= {(base, offset, size, value)}

    def run(self, each: Decoded) -> None:
        found, info = each.found, _factory().info(each.found)
        name = _names("Mnemonic")[found.mnemonic]
        kind = next((other for pattern, other in ALIKE if pattern.fullmatch(name) and not found.op_mask), name)
        operands = [
            self._operand(found, i, _names("OpAccess")[info.op_access(i)]) for i in range(found.op_count)
        ]
        inputs = [value for operand in operands for value in operand.inputs]
        if COMMUTATIVE.fullmatch(kind) and len(inputs) == 2:
            inputs.sort(key=repr)
        explicit = {place for operand in operands for place in operand.places}
        has_memory = any(operand.memory for operand in operands)
        implicit = [(place, self.get(place)) for place in sorted(each.reads - explicit - {"memory"})]
        if "memory" in each.reads | each.writes and not has_memory:
            implicit.append(("memory", self.memory()))
        key = (kind, bool(found.op_mask), *(operand.shape for operand in operands))
        made: Value = ("result", key, *inputs, *implicit)
        if kind == "move" and len(inputs) == 1:
            made = ("moved", inputs[0])
        written = set()
        for number, operand in enumerate(operands):
            if operand.is_written and operand.memory:
                self.store(*operand.memory, (made, number))
            for part, place in enumerate(operand.places if operand.is_written else ()):
                self.held[place] = (made, number, part)
                written.add(place)
        for place in each.writes - written - {"memory"}:
            self.held[place] = ("zero",) if place.startswith("high") else (made, place)
        if "memory" in each.writes and not has_memory:
            self.epoch, self.stored = made, frozenset()

    def _operand(self, found: Any, i: int, access: str) -> "_Operand":
        import iced_x86
        from iced_x86 import OpKind

        kind, is_written = found.op_kind(i), "write" in access
        is_read = access.startswith(("read", "cond"))
        if kind == OpKind.REGISTER:
            register, name = found.op_register(i), _names("Register")[found.op_register(i)]
            places, size = tuple(_places(register)), iced_x86.RegisterExt.info(register).size
            is_part = size < 4 and not places[0].startswith("low")
            inputs = [self.get(place) for place in places] if is_read or is_part else []
            shape = (size, name in ("ah", "bh", "ch", "dh"))
            return _Operand(shape, inputs, places, is_written=is_written)
        if kind == OpKind.MEMORY:
            names = _names("Register")
            base = (
                self.get(_full(found.memory_base)),
                self.get(_full(found.memory_index)),
                found.memory_index_scale if found.memory_index else 0,
                names[found.segment_prefix],
            )
            at, size = found.memory_displacement, iced_x86.MemorySizeExt.size(found.memory_size)
            inputs = [self.load(base, at, size)] if is_read else []
            if access == "no_mem_access":
                inputs = [("address", base, at)]
            wide: Value = ("memory", size, found.is_broadcast)
            return _Operand(wide, inputs, memory=(base, at, size), is_written=is_written)
        is_branch = kind in (OpKind.NEAR_BRANCH64, OpKind.NEAR_BRANCH32, OpKind.NEAR_BRANCH16)
        return _Operand(("number", found.near_branch_target if is_branch else _immediate(found, i)), [])


@dataclass(frozen=True, slots=True)
class _Operand:
    shape: Value  # all but the registers
    inputs: Sequence[Value]
    places: Sequence[str] = ()
    memory: tuple[Value, int, int] | None = None  # a base, how far from there, and how many bytes
    is_written: bool = False


def _full(register: Any) -> str:
    import iced_x86

    return _names("Register")[iced_x86.RegisterExt.full_register(register)]


def _immediate(found: Any, i: int) -> int:
    """An immediate, without the bits that have no effect."""
    import iced_x86

    value, name = int(found.immediate(i)), _names("Mnemonic")[found.mnemonic]
    if rotates := ROTATES.fullmatch(name):
        return value & (63 if rotates[1] == "q" else 31)
    if not SHIFTS.fullmatch(name) or not found.op0_register:
        return value
    return value & (63 if iced_x86.RegisterExt.info(found.op0_register).size == 8 else 31)


def _is_apart(stored: tuple[Value, int, int, Value], base: Value, offset: int, size: int) -> bool:
    other, at, length, _ = stored
    return other == base and (at + length <= offset or offset + size <= at)


def _between(reached: Mapping[int, Decoded], first: int, end: int) -> list[Decoded] | None:
    """The instructions from one address to another; None if no instruction ends there."""
    found, at = [], first
    while at < end:
        if at not in reached:
            return None
        found.append(reached[at])
        at = reached[at].end
    return found if at == end else None


def reason(before: bytes, after: bytes, is_cleared: bool) -> str:
    """The reason why two codes of a function have the same effect; empty if there is none.

    A function may have to clear all registers that callers do not expect to find again.
    """
    reached = [each for each in map(_reached, (before, after)) if each]
    if len(reached) < 2:
        return ""
    unlike = [i for i, (x, y) in enumerate(zip(before, after, strict=True)) if x != y]
    covered = {i for each in reached for found in each.values() for i in range(found.at, found.end)}
    if covered.isdisjoint(unlike):
        return "the changed bytes are never executed"
    for each in (*reached[0].values(), *reached[1].values()):
        if (
            each.goes is not None
            and unlike[0] < each.goes <= unlike[-1]
            and each.goes not in (set(reached[0]) & set(reached[1]))
        ):
            return ""
    first = max(at for at in reached[0] if at <= unlike[0] and at in reached[1])
    ends = sorted(at for at in reached[0] if at > unlike[-1] and at in reached[1])
    if not ends:
        return ""
    old, new = (_between(each, first, ends[0]) for each in reached)
    if old is None or new is None:
        return ""
    return _of_windows(old, new, reached[0], ends[0], is_cleared)


def _of_windows(
    old: Sequence[Decoded], new: Sequence[Decoded], reached: Mapping[int, Decoded], end: int, is_cleared: bool
) -> str:
    """The reason why instructions have the same effect as those that they replace."""
    texts = [[each.text for each in window if not _is_nop(each)] for window in (old, new)]
    if texts[0] == texts[1]:
        return "nops, or another encoding of the same instruction"
    if any(each.is_jump for each in (*old, *new)):
        return ""
    inside = {each.goes for each in reached.values()} & {each.at for each in (*old, *new)} - {old[0].at}
    if inside:
        return ""
    live = _live(reached, is_cleared).get(end, frozenset())
    machines = _Machine(), _Machine()
    for machine, window in zip(machines, (old, new), strict=True):
        for each in window:
            if not _is_nop(each):
                machine.run(each)
    x, y = machines
    unlike = {place for place in {*x.held, *y.held} if x.get(place) != y.get(place)}
    if x.memory() != y.memory() or not unlike.isdisjoint(live):
        return ""
    if unlike:
        return "what differs is written again before it is read"
    if sorted(texts[0]) == sorted(texts[1]):
        return "instructions in another order that depend on nothing of each other"
    return "instructions that have the same results"


def _is_nop(each: Decoded) -> bool:
    return each.text.startswith(("nop", "endbr64", "prefetch", "xchg ax,ax"))


# AArch64, by Capstone.

STEP: Final = 4  # bytes of an instruction


@dataclass(frozen=True, slots=True)
class _Access:
    """The possible reads and writes of an instruction, a superset of the actual ones."""

    text: str
    reads: frozenset[str]
    writes: frozenset[str]
    goes: int | None  # where it jumps to
    is_jump: bool


@cache
def _capstone() -> Any:
    import capstone

    machine = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)
    machine.detail = True
    return machine


@cache
def _access(word: bytes, at: int) -> _Access | None:
    """The accesses of an instruction; None if the bytes are none."""
    from capstone import CS_GRP_CALL, CS_GRP_JUMP, CS_GRP_RET
    from capstone.arm64 import ARM64_OP_IMM, ARM64_OP_MEM, ARM64_OP_REG

    found = next(_capstone().disasm(word, at), None)
    if found is None:
        return None
    used, written = ({_whole(found.reg_name(each)) for each in ids} for ids in found.regs_access())
    explicit = [_whole(found.reg_name(each.reg)) for each in found.operands if each.type == ARM64_OP_REG]
    is_memory = any(each.type == ARM64_OP_MEM for each in found.operands)
    is_store = found.mnemonic.startswith("st")
    memory = {"memory"} if is_memory else set()
    targets = [each.imm for each in found.operands if each.type == ARM64_OP_IMM]
    is_jump = any(found.group(each) for each in (CS_GRP_JUMP, CS_GRP_CALL, CS_GRP_RET))
    return _Access(
        f"{found.mnemonic} {found.op_str}",
        frozenset({*used, *explicit} | (memory if not is_store else set())),
        frozenset({*written, *(() if is_store else explicit[:1])} | (memory if is_store else set())),
        targets[-1] if is_jump and targets else None,
        is_jump,
    )


def _whole(name: str) -> str:
    """The register that a name is a part of."""
    kind = {"w": "x", **dict.fromkeys("bhsdq", "v")}.get(name[0], name[0])
    return kind + name[1:] if name[1:].isdigit() else name


def reason_on_aarch64(before: bytes, after: bytes, is_cleared: bool) -> str:
    """The same for AArch64, where only the order of instructions and their encoding may differ."""
    old, new = (
        [_access(code[at : at + STEP], at) for at in range(0, len(code), STEP)] for code in (before, after)
    )
    unlike = [i for i, (x, y) in enumerate(zip(old, new, strict=True)) if x != y]
    if not unlike:
        return "nops, or another encoding of the same instruction"
    places = range(unlike[0], unlike[-1] + 1)
    window = [each for i in places for each in (old[i], new[i]) if each]
    goals = {each.goes for each in old if each}
    is_entered = any(STEP * i in goals for i in places[1:])
    moved = _moved([old[i] for i in places], [new[i] for i in places])
    if len(window) < 2 * len(places) or any(each.is_jump for each in window) or is_entered or not moved:
        return ""
    return "instructions in another order that depend on nothing of each other"


def _moved(old: Sequence[_Access | None], new: Sequence[_Access | None]) -> bool:
    """Are these the same instructions, and those that changed their order independent?"""
    left = list(new)
    for each in old:
        if each is None or each not in left:
            return False
        passed = left[: left.index(each)]
        if not all(other and _is_independent(each, other) for other in passed):
            return False
        left.remove(each)
    return not left


def _is_independent(x: _Access, y: _Access) -> bool:
    return x.writes.isdisjoint(y.reads | y.writes) and y.writes.isdisjoint(x.reads)


Reason = Callable[[bytes, bytes, bool], str]
REASONS: Final[Mapping[str, Reason]] = {"EM_X86_64": reason, "EM_AARCH64": reason_on_aarch64}
