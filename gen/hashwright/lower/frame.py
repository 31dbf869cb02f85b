"""The registers that a routine overwrites, and the prologue and epilogue, which save and restore them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.architecture import Convention, Stack, Storing
from hashwright.targets.assembly import Isa, RegisterFile, simple
from hashwright.targets.detect import CONVENTIONS
from hashwright.targets.routine import AsmLine, Ins, Mem, Routine

FARTHEST: Final = 31  # vectors by which addvl moves the stack pointer


@dataclass(frozen=True, slots=True)
class Unwind:
    """The meaning of an instruction of a prologue for unwinding."""

    what: str  # a key of Unwinding
    register: str = ""
    bytes: int = 0  # allocated or released; or the offset of a saved register from the stack pointer


FrameStep = tuple[Ins | None, Unwind | None]


@dataclass(frozen=True, slots=True)
class _FrameLayout:
    pushed: tuple[str, ...]
    vectors: tuple[str, ...]
    fixed: int  # bytes below the pushed registers, before the frame pointer is set or without one
    offset: int  # of the saved vectors in them
    is_framed: bool  # is the stack pointer kept in a register, because the rest needs more alignment?


def _layout(routine: Routine, convention: Convention) -> _FrameLayout:
    written = {*routine.clobbers}
    moved = zip(routine.arguments, convention.arguments, strict=False)
    written |= {to for to, source in moved if to != source}
    stack = convention.stack
    is_framed = routine.stack > 0 and routine.align > stack.align
    assert not (is_framed and stack.frame in written), f"{stack.frame} points to the frame"
    pushed = tuple(name for name in convention.saved if name in written or (is_framed and name == stack.frame))
    numbers = {name.lstrip("xyzm") for name in written if "mm" in name}
    vectors = tuple(name for name in convention.saved_vectors if name.removeprefix("xmm") in numbers)
    below = 0 if is_framed else routine.stack
    fixed = below + convention.saved_vector_bytes * len(vectors)
    if fixed:
        fixed += -(fixed + stack.word * (len(pushed) + 1)) % stack.align
    return _FrameLayout(pushed, vectors, fixed, below, is_framed)


def _enter_pushing(routine: Routine, convention: Convention) -> Iterator[FrameStep]:
    layout, stack = _layout(routine, convention), convention.stack
    for name in layout.pushed:
        yield Ins("push", (name,)), Unwind("push", name)
    if layout.fixed:
        yield Ins("sub", (stack.pointer, layout.fixed)), Unwind("allocate", bytes=layout.fixed)
    for name, at in _places(layout, convention):
        yield (
            Ins("movaps", (Mem(stack.pointer, at, bytes=convention.saved_vector_bytes), name)),
            Unwind("save", name, at),
        )
    if layout.is_framed:
        yield Ins("mov", (stack.frame, stack.pointer)), Unwind("frame", stack.frame)
    yield None, Unwind("end")
    if layout.is_framed:
        for _ in range(routine.stack // stack.page):  # touches each page, so that the system can grow the stack
            yield Ins("sub", (stack.pointer, stack.page)), None
            yield Ins("mov", (Mem(stack.pointer, bytes=stack.word), stack.pointer)), None
        if routine.stack % stack.page:
            yield Ins("sub", (stack.pointer, routine.stack % stack.page)), None
        yield Ins("and", (stack.pointer, -routine.align)), None
    for to, source in zip(routine.arguments, convention.arguments, strict=False):
        if to != source:
            yield Ins("mov", (to, source)), None


def _leave_pushing(routine: Routine, convention: Convention) -> Iterator[FrameStep]:
    layout, stack = _layout(routine, convention), convention.stack
    if any(name[0] in "yz" for name in routine.clobbers):
        yield Ins("vzeroupper"), None
    if layout.is_framed:
        yield Ins("lea", (stack.pointer, Mem(stack.frame))), Unwind("unframe", stack.pointer)
    for name, at in _places(layout, convention):
        yield Ins("movaps", (name, Mem(stack.pointer, at, bytes=convention.saved_vector_bytes))), None
    if layout.fixed:
        yield Ins("add", (stack.pointer, layout.fixed)), Unwind("release", bytes=layout.fixed)
    for name in reversed(layout.pushed):
        yield Ins("pop", (name,)), Unwind("pop", name)


def _places(layout: _FrameLayout, convention: Convention) -> Iterator[tuple[str, int]]:
    for i, name in enumerate(layout.vectors):
        yield name, layout.offset + convention.saved_vector_bytes * i


def _kept(routine: Routine, convention: Convention) -> tuple[list[str], int]:
    """The registers that are saved, and their size in bytes."""
    numbers = {name.lstrip("vqz") for name in routine.clobbers if name[0] in "vqz"}
    stack = convention.stack
    written = {*routine.clobbers, *([stack.frame] if routine.vectors else [])}
    kept = [name for name in convention.saved if name in written]
    kept += [name for name in convention.saved_vectors if name.removeprefix("d") in numbers]
    size = stack.word * len(kept)
    return kept, size + -size % stack.align


def _pairs(
    kept: list[str], stack: Stack, single: str, double: str
) -> Iterator[tuple[Ins, list[tuple[str, int]]]]:
    """The instructions that save or restore the registers, two at a time if they are of the same kind."""
    at = 0
    while kept:
        pair = kept[: 2 if double and len(kept) > 1 and kept[0][0] == kept[1][0] else 1]
        places = [(name, at + stack.word * i) for i, name in enumerate(pair)]
        mem = Mem(stack.pointer, at, bytes=stack.word * len(pair))
        operands = {"d": pair[0], **{str(i): name for i, name in enumerate(pair)}}
        (ins,) = simple(double if len(pair) > 1 else single, m=mem, **operands)
        yield ins, places
        kept, at = kept[len(pair) :], at + stack.word * len(pair)


def _moved(stack: Stack, text: str, size: int) -> Ins:
    (ins,) = simple(text, d=stack.pointer, n=size)
    return ins


def _enter_storing(routine: Routine, convention: Convention, storing: Storing) -> Iterator[FrameStep]:
    stack = convention.stack
    kept, size = _kept(routine, convention)
    if size:
        yield _moved(stack, storing.allocate, size), Unwind("allocate", bytes=size)
    for ins, places in _pairs(kept, stack, storing.store, storing.store_pair):
        for i, (name, at) in enumerate(places):
            yield ins if i == 0 else None, Unwind("keep", name, at)
    if routine.stack:
        yield _moved(stack, storing.allocate, routine.stack), Unwind("allocate", bytes=routine.stack)
    if routine.vectors:
        yield Ins("mov", (stack.frame, stack.pointer)), Unwind("frame", stack.frame)
    for first in range(0, routine.vectors, FARTHEST):
        yield Ins("addvl", (stack.pointer, stack.pointer, -min(FARTHEST, routine.vectors - first))), None


def _leave_storing(routine: Routine, convention: Convention, storing: Storing) -> Iterator[FrameStep]:
    stack = convention.stack
    kept, size = _kept(routine, convention)
    if routine.vectors:
        yield Ins("mov", (stack.pointer, stack.frame)), Unwind("unframe", stack.pointer)
    if routine.stack:
        yield _moved(stack, storing.release, routine.stack), Unwind("release", bytes=routine.stack)
    for ins, places in _pairs(kept, stack, storing.load, storing.load_pair):
        for i, (name, _) in enumerate(places):
            yield ins if i == 0 else None, Unwind("restore", name)
    if size:
        yield _moved(stack, storing.release, size), Unwind("release", bytes=size)


def prologue(routine: Routine, abi: str) -> Iterator[FrameStep]:
    """The instructions before a routine's body, each with its meaning for unwinding."""
    convention = CONVENTIONS[abi]
    storing = convention.stack.storing
    return _enter_storing(routine, convention, storing) if storing else _enter_pushing(routine, convention)


def epilogue(routine: Routine, abi: str) -> Iterator[FrameStep]:
    """The instructions after its body, up to the return."""
    convention = CONVENTIONS[abi]
    storing = convention.stack.storing
    return _leave_storing(routine, convention, storing) if storing else _leave_pushing(routine, convention)


def clobbered(body: Iterable[AsmLine], files: Mapping[Ty, RegisterFile], isa: Isa) -> tuple[str, ...]:
    """The registers that the body writes, in the order of their files."""
    full: dict[str, str] = {}
    for file in (*files.values(), *isa.general.values()):
        full |= dict(zip(file.names, file.called, strict=True)) | {name: name for name in file.called}
    first = (line.operands[0] for line in body if isinstance(line, Ins) and line.operands)
    bare = {name.strip("{}").partition(".")[0] for name in first if isinstance(name, str)}
    written = {full[name] for name in bare if name in full}
    return tuple(name for name in dict.fromkeys(full.values()) if name in written)
