"""What a compiler made of a kernel: its longest straight piece of code, counted and followed.

The critical path is that of the data through registers and stack slots, one cycle an instruction and none
for a move between registers. What this does not see: data that goes through memory other than the stack,
flags, and the code outside the longest straight piece.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError

MOVES: Final = frozenset({"mov", "movdqa", "movdqu", "movaps", "movups", "vmovdqa", "vmovdqu", "vmovaps"}) | {
    f"vmovdq{kind}{bits}" for kind in "au" for bits in (32, 64)
}


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """What can be counted of a compiled kernel without running it."""

    instructions: int
    critical_path: int  # cycles at one for each instruction
    spills: int  # stores to the stack
    rotates: tuple[int, ...]  # in which cycle each rotate by an immediate is done, ascending


def examine(library: Path, symbol: str) -> CodeFacts:
    """The facts of a function in a compiled x86-64 ELF file.

    Raises UserError where capstone or pyelftools is not installed, or the symbol is not there.
    """
    blocks = list(_straight_pieces(_disassemble(library, symbol)))
    body = max(blocks, key=len)
    return CodeFacts(len(body), *_follow(body))


def _disassemble(library: Path, symbol: str) -> list[Any]:
    try:
        import capstone
        from elftools.elf.elffile import ELFFile
    except ImportError:
        raise UserError("capstone or pyelftools is missing; write `pip install 'hashwright[gate]'`") from None
    with library.open("rb") as file:
        elf = ELFFile(file)
        symbols: Any = elf.get_section_by_name(".symtab")
        found = symbols.get_symbol_by_name(symbol)
        if not found:
            raise UserError(f"{library.name} has no function '{symbol}'; write one that it defines")
        section = elf.get_section(found[0]["st_shndx"])
        offset = found[0]["st_value"] - section["sh_addr"]
        code = section.data()[offset : offset + found[0]["st_size"]]
    engine = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    engine.detail = True
    return list(engine.disasm(code, 0))


def _straight_pieces(code: list[Any]) -> Iterator[list[Any]]:
    """The runs of instructions between jumps and the places that jumps lead to."""
    jumps = [insn for insn in code if insn.mnemonic.startswith("j")]
    targets = {insn.operands[0].imm for insn in jumps}
    piece: list[Any] = []
    for insn in code:
        if insn.address in targets and piece:
            yield piece
            piece = []
        piece.append(insn)
        if insn in jumps or insn.mnemonic.startswith(("ret", "call")):
            yield piece
            piece = []
    if piece:
        yield piece


def _follow(body: list[Any]) -> tuple[int, int, tuple[int, ...]]:
    """The critical path of a straight piece, its stores to the stack, and when its rotates are done."""
    from capstone import x86

    ready: dict[str, int] = {}  # by register or stack slot
    spills = 0
    longest = 0
    rotates: list[int] = []
    for insn in body:
        if insn.mnemonic in ("cmp", "test", "endbr64", "nop") or insn.mnemonic.startswith("j"):
            continue
        registers = [insn.reg_name(op.reg) for op in insn.operands if op.type == x86.X86_OP_REG]
        memory = next((op.mem for op in insn.operands if op.type == x86.X86_OP_MEM), None)
        is_lea = insn.mnemonic == "lea"
        stores = memory is not None and insn.operands[0].type == x86.X86_OP_MEM
        slot = f"[{memory.disp}]" if memory is not None and _is_stack(insn, memory) else ""
        moves = insn.mnemonic in MOVES
        read = [_whole(name) for name in registers[0 if stores or not _only_writes(insn) else 1 :]]
        if is_lea and memory is not None:
            read += [_whole(insn.reg_name(reg)) for reg in (memory.base, memory.index) if reg]
        if slot and not stores:
            read.append(slot)
        if _zeroes(insn, registers):
            read = []
        cycle = max((ready.get(name, 0) for name in read), default=0) + (0 if moves else 1)
        longest = max(longest, cycle)
        if insn.mnemonic.lstrip("v").startswith(("rol", "ror", "prol", "pror")):
            rotates.append(cycle)
        if stores:
            spills += bool(slot)
            if slot:
                ready[slot] = cycle
        elif registers:
            ready[_whole(registers[0])] = cycle
    return longest, spills, tuple(sorted(rotates))


def _is_stack(insn: Any, memory: Any) -> bool:
    """Is it a place on the stack: from its top, or below the frame?"""
    base = insn.reg_name(memory.base) if memory.base else ""
    return base == "rsp" or (base == "rbp" and memory.disp < 0 and not memory.index)


def _only_writes(insn: Any) -> bool:
    """Is the first operand only written, not read as well?"""
    if insn.mnemonic in MOVES or insn.mnemonic in ("lea", "rorx", "andn", "movd", "vmovd"):
        return True
    if insn.mnemonic.startswith("vpternlog"):
        return False
    return bool(insn.mnemonic.startswith(("v", "movz")))


def _zeroes(insn: Any, registers: list[str]) -> bool:
    return (
        insn.mnemonic in ("xor", "pxor", "vpxor", "vpxord") and len(registers) > 1 and len(set(registers)) == 1
    )


def _whole(name: str) -> str:
    """A general register by its 64-bit name, a vector register by its widest."""
    if name[:3] in ("xmm", "ymm", "zmm"):
        return f"zmm{name[3:]}"
    if name.startswith("r") and name[1:2].isdigit():
        return name.rstrip("dwb")
    return f"r{name[-2:]}" if name.startswith(("e", "r")) else name
