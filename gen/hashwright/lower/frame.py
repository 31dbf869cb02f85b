"""What stands around a routine's body so that its callers find again what their convention says they do.

x86-64: System V Application Binary Interface, AMD64 supplement, 3.2; Microsoft's "x64 calling convention" and
"x64 prolog and epilog". AArch64: Procedure Call Standard for the Arm 64-bit Architecture, 6.1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.code import Ins, Mem, Routine
from hashwright.targets.architecture import Convention
from hashwright.targets.detect import ARCHITECTURES

WORD: Final = 8  # bytes of a general register
SAVED_VECTOR: Final = 16  # bytes of an x86 vector register that callers find again
FARTHEST: Final = 31  # vectors by which addvl moves the stack pointer
PAGE: Final = 4096  # bytes
STACK_ALIGN: Final = 16  # bytes, of the stack pointer on Arm


CONVENTIONS: Final = {
    abi: convention for each in ARCHITECTURES.values() for abi, convention in each.conventions.items()
}


@dataclass(frozen=True, slots=True)
class Unwind:
    """What an instruction of the prologue means to someone who unwinds the stack."""

    what: str  # push, allocate, save, frame, end; in the epilogue pop, release, restore, unframe
    register: str = ""
    bytes: int = 0  # allocated or released; or how far above the stack pointer a register is saved


Step = tuple[Ins | None, Unwind | None]


@dataclass(frozen=True, slots=True)
class _Layout:
    pushed: tuple[str, ...]
    vectors: tuple[str, ...]
    fixed: int  # bytes below what is pushed, before a frame pointer is set or instead of one
    offset: int  # of the saved vectors in them
    is_framed: bool  # does rbp hold the stack pointer, as the rest has an alignment of its own?


def _layout(routine: Routine, convention: Convention) -> _Layout:
    written = {*routine.clobbers}
    moved = zip(routine.arguments, convention.arguments, strict=False)
    written |= {to for to, source in moved if to != source}
    is_framed = routine.stack > 0 and routine.align > SAVED_VECTOR
    assert not (is_framed and "rbp" in written), "rbp points to the frame"
    pushed = tuple(name for name in convention.saved if name in written or (is_framed and name == "rbp"))
    numbers = {name.lstrip("xyzm") for name in written if "mm" in name}
    vectors = tuple(name for name in convention.saved_vectors if name.removeprefix("xmm") in numbers)
    below = 0 if is_framed else routine.stack
    fixed = below + SAVED_VECTOR * len(vectors)
    if fixed:
        fixed += -(fixed + WORD * (len(pushed) + 1)) % SAVED_VECTOR
    return _Layout(pushed, vectors, fixed, below, is_framed)


def _enter_x86(routine: Routine, convention: Convention) -> Iterator[Step]:
    layout = _layout(routine, convention)
    for name in layout.pushed:
        yield Ins("push", (name,)), Unwind("push", name)
    if layout.fixed:
        yield Ins("sub", ("rsp", layout.fixed)), Unwind("allocate", bytes=layout.fixed)
    for name, at in _places(layout):
        yield Ins("movaps", (Mem("rsp", at, bytes=SAVED_VECTOR), name)), Unwind("save", name, at)
    if layout.is_framed:
        yield Ins("mov", ("rbp", "rsp")), Unwind("frame", "rbp")
    yield None, Unwind("end")
    if layout.is_framed:
        for _ in range(routine.stack // PAGE):  # each is touched, so that the system sees the stack grow
            yield Ins("sub", ("rsp", PAGE)), None
            yield Ins("mov", (Mem("rsp", bytes=WORD), "rsp")), None
        if routine.stack % PAGE:
            yield Ins("sub", ("rsp", routine.stack % PAGE)), None
        yield Ins("and", ("rsp", -routine.align)), None
    for to, source in zip(routine.arguments, convention.arguments, strict=False):
        if to != source:
            yield Ins("mov", (to, source)), None


def _leave_x86(routine: Routine, convention: Convention) -> Iterator[Step]:
    layout = _layout(routine, convention)
    if any(name[0] in "yz" for name in routine.clobbers):
        yield Ins("vzeroupper"), None
    if layout.is_framed:
        yield Ins("lea", ("rsp", Mem("rbp"))), Unwind("unframe", "rsp")
    for name, at in _places(layout):
        yield Ins("movaps", (name, Mem("rsp", at, bytes=SAVED_VECTOR))), None
    if layout.fixed:
        yield Ins("add", ("rsp", layout.fixed)), Unwind("release", bytes=layout.fixed)
    for name in reversed(layout.pushed):
        yield Ins("pop", (name,)), Unwind("pop", name)


def _places(layout: _Layout) -> Iterator[tuple[str, int]]:
    for i, name in enumerate(layout.vectors):
        yield name, layout.offset + SAVED_VECTOR * i


def _kept_arm(routine: Routine, convention: Convention) -> tuple[list[str], int]:
    """The registers that are saved, and the bytes that they take."""
    numbers = {name.lstrip("vqz") for name in routine.clobbers if name[0] in "vqz"}
    kept = [name for name in convention.saved if name in routine.clobbers or _is_frame(name, routine)]
    kept += [name for name in convention.saved_vectors if name.removeprefix("d") in numbers]
    size = WORD * len(kept)
    return kept, size + -size % STACK_ALIGN


def _is_frame(name: str, routine: Routine) -> bool:
    """Is it the frame pointer, where one is needed, as the depth of the stack is not known beforehand?"""
    return name == "x29" and routine.vectors > 0


def _pairs(kept: list[str], single: str, double: str) -> Iterator[tuple[Ins, list[tuple[str, int]]]]:
    """The instructions that save or restore the registers, two at a time where they are of one kind."""
    at = 0
    while kept:
        pair = kept[: 2 if len(kept) > 1 and kept[0][0] == kept[1][0] else 1]
        places = [(name, at + WORD * i) for i, name in enumerate(pair)]
        yield Ins(double if len(pair) > 1 else single, (*pair, Mem("sp", at, bytes=WORD * len(pair)))), places
        kept, at = kept[len(pair) :], at + WORD * len(pair)


def _enter_arm(routine: Routine, convention: Convention) -> Iterator[Step]:
    kept, size = _kept_arm(routine, convention)
    if size:
        yield Ins("sub", ("sp", "sp", size)), Unwind("allocate", bytes=size)
    for ins, places in _pairs(kept, "str", "stp"):
        for i, (name, at) in enumerate(places):
            yield ins if i == 0 else None, Unwind("keep", name, at)
    if routine.stack:
        yield Ins("sub", ("sp", "sp", routine.stack)), Unwind("allocate", bytes=routine.stack)
    if routine.vectors:
        yield Ins("mov", ("x29", "sp")), Unwind("frame", "x29")
    for first in range(0, routine.vectors, FARTHEST):
        yield Ins("addvl", ("sp", "sp", -min(FARTHEST, routine.vectors - first))), None


def _leave_arm(routine: Routine, convention: Convention) -> Iterator[Step]:
    kept, size = _kept_arm(routine, convention)
    if routine.vectors:
        yield Ins("mov", ("sp", "x29")), Unwind("unframe", "sp")
    if routine.stack:
        yield Ins("add", ("sp", "sp", routine.stack)), Unwind("release", bytes=routine.stack)
    for ins, places in _pairs(kept, "ldr", "ldp"):
        for i, (name, _) in enumerate(places):
            yield ins if i == 0 else None, Unwind("restore", name)
    if size:
        yield Ins("add", ("sp", "sp", size)), Unwind("release", bytes=size)


FRAMES: Final = {
    "sysv": (_enter_x86, _leave_x86),
    "ms": (_enter_x86, _leave_x86),
    "aapcs": (_enter_arm, _leave_arm),
}


def prologue(routine: Routine, abi: str) -> Iterator[Step]:
    """The instructions before a routine's body, each with what it means for unwinding."""
    return FRAMES[abi][0](routine, CONVENTIONS[abi])


def epilogue(routine: Routine, abi: str) -> Iterator[Step]:
    """The instructions behind its body, up to the return."""
    return FRAMES[abi][1](routine, CONVENTIONS[abi])
