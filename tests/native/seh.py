"""Compares the unwind information of an object file for 64-bit Windows on x86 with its function.

Microsoft: "PE Format", and "x64 exception handling" on the description of a prologue and the form of an
epilogue. What this does not catch: a second function in the file; a change of the stack pointer after the
prologue.
"""

from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from typing import Final

import capstone

HEADER: Final = Struct("<2H3I2H")
SECTION: Final = Struct("<8s6I2HI")
FUNCTION: Final = Struct("<3I")  # of .pdata: the function's start and end, and its unwind information
REGISTERS: Final = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{n}" for n in range(8, 16)))
PUSH, LARGE, SMALL, FRAME, SAVE = 0, 1, 2, 3, 8  # unwind codes

Action = tuple[int, str]  # the offset in the function, and the instruction in Intel's syntax


def faults(path: Path) -> list[str]:
    """The faults of the unwind information of the file's function; empty if there are none."""
    sections = _sections(path.read_bytes())
    if not {".pdata", ".xdata"} <= sections.keys():
        return ["nothing tells how to unwind"]
    start, end, _ = FUNCTION.unpack(sections[".pdata"])
    code = sections[".text"][start:]
    size, told = _told(sections[".xdata"])
    disassembler = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    lines = [
        (each.address + each.size, f"{each.mnemonic} {each.op_str}".strip())
        for each in disassembler.disasm(code, 0)
    ]
    done = [line for line in lines if line[0] <= size and line[1] != "endbr64"]
    found = [f"the prologue does {done}, told is {told}"] if done != told else []
    last = next(place for place, (_, text) in enumerate(lines) if text == "ret")
    if lines[last][0] != end - start:
        found.append(f"the function has {lines[last][0]} bytes, told are {end - start}")
    return [*found, *_of_epilogue([text for _, text in done], [text for _, text in lines[: last + 1]])]


def _sections(image: bytes) -> dict[str, bytes]:
    """The content of the sections, by name."""
    _, count, *_ = HEADER.unpack_from(image)
    rows = [SECTION.unpack_from(image, HEADER.size + SECTION.size * n) for n in range(count)]
    return {name.rstrip(b"\0").decode(): image[at : at + size] for name, _, _, size, at, *_ in rows}


def _told(info: bytes) -> tuple[int, list[Action]]:
    """The size of the prologue in bytes, and its described actions, from its start."""
    _, size, count, frame = info[:4]
    slots = iter([info[at : at + 2] for at in range(4, 4 + 2 * count, 2)])
    actions = [(slot[0], _action(slot[1] & 15, slot[1] >> 4, slots, frame)) for slot in slots]
    return size, actions[::-1]


def _action(kind: int, more: int, slots: Iterator[bytes], frame: int) -> str:
    def number(count: int) -> int:
        return int.from_bytes(b"".join(next(slots) for _ in range(count)), "little")

    if kind == PUSH:
        return f"push {REGISTERS[more]}"
    if kind in (LARGE, SMALL):
        size = 8 * more + 8 if kind == SMALL else number(2) if more else 8 * number(1)
        return f"sub rsp, {size if size < 10 else hex(size)}"
    if kind == FRAME:
        return f"mov {REGISTERS[frame & 15]}, rsp" if frame < 16 else "?"
    if kind == SAVE:
        place = 16 * number(1)
        return f"movaps xmmword ptr [rsp{f' + {hex(place)}' * bool(place)}], xmm{more}"
    return f"code {kind}"


def _of_epilogue(prologue: list[str], body: list[str]) -> Iterator[str]:
    """After the last change of the stack pointer only pops may follow, which mark an epilogue."""
    pops = [text.replace("push", "pop") for text in reversed(prologue) if text.startswith("push")]
    freed = [text.replace("sub", "add") for text in prologue if text.startswith("sub")]
    expected = [*freed, *pops, "ret"]
    if body[-len(expected) :] != expected:
        yield f"the epilogue does {body[-len(expected) :]}, not {expected}"
