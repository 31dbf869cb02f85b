"""Counts the instructions and the critical path of a compiled kernel, in a straight piece of its code.

The piece is the longest one of the function. For a cipher it is one iteration of the bulk loop: of the loops
with AES instructions that are one piece, and do not prefetch if others do not, the one with the most stores,
then with the most AES instructions, then the longest; compilers may process two blocks per iteration.

The critical path is that of the data through registers and places in memory, with one cycle per instruction and
none for moves, loads and stores. A place is memory at a fixed distance from a register that the piece does not
change, above all the stack pointer, or from the sum of such a register and a constant. For an iteration of a
loop it is the path from the values of the previous iteration to the values for the next. Addresses are assumed
to be ready. What this does not catch: data through other memory, flags, and the code outside the piece; on
32-bit Arm data that is loaded or stored with several registers at once. A rotated operand of an instruction
costs nothing there.

RISC-V has only counts, of the whole function, as capstone 5 supports neither Zbb nor the access of operands.
"""

import re
from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from hashwright.errors import UserError

READ, WRITTEN = 1, 2  # capstone's bits of an operand's access
REGISTER, IMMEDIATE, MEMORY = 1, 2, 3  # capstone's types of operand

EMPTY: Final = re.compile("cmp|test|nop|endbr")  # instructions that move no data


@dataclass(frozen=True, slots=True)
class Decoding:
    """The description of an architecture for tracking data through its code."""

    engine: tuple[str, str]  # capstone's names of it and of its mode
    free: str  # the instructions without cost: moves, loads, stores
    rotates: str  # the instructions that end a rotate
    whole: tuple[tuple[str, str], ...]  # the replacements from a register's part to the name of the whole
    zeroes: str = "(?!)"  # the instructions whose result is zero if their operands are the same
    ignored: tuple[str, ...] = ()  # registers that hold no data


ARCHITECTURES: Final = {
    "EM_X86_64": Decoding(
        ("CS_ARCH_X86", "CS_MODE_64"),
        r"mov|v?movdq[au](32|64)?|v?mov[au]ps",
        r"(rol|ror|rorx|v?pro[lrt]\w|v?psrld|v?pshufb|v?pshufhw)\b",
        ((r"[xyz]mm(\d+)", r"zmm\1"), (r"r(\d+)[dwb]", r"r\1"), (r"e(..)", r"r\1")),
        zeroes=r"xor|v?pxord?",
    ),
    "EM_AARCH64": Decoding(
        ("CS_ARCH_ARM64", "CS_MODE_ARM"),
        r"mov|movprfx|ld.*|st.*",
        r"(ror|extr|sri|xar|rev32)\b|.*\bror #",
        (("fp", "x29"), ("lr", "x30"), (r"w(\d+)", r"x\1"), (r"[bhsdqvz](\d+)", r"v\1")),
        ignored=("wzr", "xzr"),
    ),
    "EM_ARM": Decoding(
        ("CS_ARCH_ARM", "CS_MODE_ARM"),
        r"mov|ld.*|st.*|push|pop",
        r"ror\b|.*\bror #",
        (),
    ),
}
WIDTHS: Final = {"x": 8, "d": 8, "q": 16}  # of registers that are loaded and stored in pairs; others: 4 bytes


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """The static counts of a compiled kernel."""

    instructions: int
    critical_path: int = 0  # cycles at one for each instruction
    spills: int = 0  # stores to places, on the stack or near it
    rotates: tuple[int, ...] = ()  # in which cycle each rotate by an immediate is done, ascending
    followed: bool = False  # are other counts known than the number of instructions?
    loaded: tuple[int, ...] = ()  # bytes from a register that is changed to each place that is loaded, in order
    apart: int = 0  # AESE instructions that their AESMC does not follow directly


def examine_function(
    compiled: Path, symbol: str, *, loop: bool = False, helpers: Collection[str] = ()
) -> CodeFacts:
    """The facts of a function in an ELF file: of its longest piece, or of an iteration of its bulk loop.

    The loop may be in one of the helpers, if the compiler did not inline it. Raises UserError if capstone or
    pyelftools is not installed, or the symbol does not exist.
    """
    machine, functions = _functions(compiled)
    if symbol not in functions:
        raise UserError(f"{compiled.name} has no function '{symbol}'; write one that it defines")
    if machine == "EM_RISCV":
        return CodeFacts(_parcels(functions[symbol]))
    # Compilers give copies of a function names such as encrypt_all.part.0.
    used = [code for name, code in functions.items() if name == symbol or name.partition(".")[0] in helpers]
    divided = _loops if loop else _straight_pieces
    pieces = [piece for code in used for piece in divided(_disassemble(machine, code))]
    if loop:
        pieces = [each for each in pieces if any(map(_is_aes, each))]
    if not pieces:
        raise UserError(f"'{symbol}' in {compiled.name} has no bulk loop; write a function that has one")
    body = max(pieces, key=lambda each: (*(_work(each) if loop else ()), len(each)))
    return _follow(body, ARCHITECTURES[machine], loop)


def _functions(compiled: Path) -> tuple[str, dict[str, bytes]]:
    """The kind of processor, and the bytes of each function."""
    try:
        from elftools.elf.elffile import ELFFile
    except ImportError:
        raise UserError("capstone or pyelftools is missing; write `pip install 'hashwright[gate]'`") from None
    with compiled.open("rb") as file:
        elf = ELFFile(file)
        table: Any = elf.get_section_by_name(".symtab")
        functions = {}
        for symbol in table.iter_symbols():
            if symbol["st_info"]["type"] == "STT_FUNC":
                section = elf.get_section(symbol["st_shndx"])
                offset = symbol["st_value"] - section["sh_addr"]
                functions[symbol.name] = section.data()[offset : offset + symbol["st_size"]]
        return elf["e_machine"], functions


def _parcels(code: bytes) -> int:
    """The number of instructions of RISC-V code: the first byte of each determines its length, 2 or 4 bytes."""
    count = offset = 0
    while offset < len(code):
        offset += 4 if code[offset] & 3 == 3 else 2
        count += 1
    return count


def _disassemble(machine: str, code: bytes) -> list[Any]:
    try:
        import capstone
    except ImportError:
        raise UserError("capstone or pyelftools is missing; write `pip install 'hashwright[gate]'`") from None
    engine = capstone.Cs(*(getattr(capstone, name) for name in ARCHITECTURES[machine].engine))
    engine.detail = True
    engine.skipdata = True  # 32-bit Arm has constants after the function
    return [insn for insn in engine.disasm(code, 0) if insn.id and not EMPTY.match(insn.mnemonic)]


def _straight_pieces(code: Sequence[Any]) -> Iterator[list[Any]]:
    """The runs of instructions between jumps and targets of jumps."""
    from capstone import CS_GRP_CALL, CS_GRP_JUMP, CS_GRP_RET

    targets = {_target(insn) for insn in code if insn.group(CS_GRP_JUMP)}
    piece: list[Any] = []
    for insn in code:
        if insn.address in targets and piece:
            yield piece
            piece = []
        piece.append(insn)
        if any(insn.group(group) for group in (CS_GRP_JUMP, CS_GRP_CALL, CS_GRP_RET)):
            yield piece
            piece = []
    if piece:
        yield piece


def _target(insn: Any) -> int | None:
    """The target of a direct jump, if it is one."""
    last = insn.operands[-1] if insn.operands else None
    return last.imm if last and last.type == IMMEDIATE else None


def _loops(code: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """The pieces that end with a jump to their start; other code may jump into them."""
    from capstone import CS_GRP_CALL, CS_GRP_JUMP, CS_GRP_RET

    addresses = [insn.address for insn in code]
    start = 0  # after the last jump elsewhere
    for i, insn in enumerate(code):
        if not any(insn.group(group) for group in (CS_GRP_JUMP, CS_GRP_CALL, CS_GRP_RET)):
            continue
        target = _target(insn)
        if insn.group(CS_GRP_JUMP) and target is not None and start <= bisect_left(addresses, target) <= i:
            yield code[bisect_left(addresses, target) : i + 1]
        start = i + 1


def _work(piece: Sequence[Any]) -> tuple[bool, int, int]:
    """How much an iteration of a cipher's loop does: does it not prefetch; its stores and AES instructions."""
    prefetches = any("prefetch" in insn.mnemonic for insn in piece)
    return not prefetches, sum(map(_stores, piece)), sum(map(_is_aes, piece))


def _is_aes(insn: Any) -> bool:
    return "aes" in insn.mnemonic


def _stores(insn: Any) -> bool:
    """Does it write memory? On x86, memory is then the first operand."""
    return insn.mnemonic.startswith("st") or (bool(insn.operands) and insn.operands[0].type == MEMORY)


@dataclass(frozen=True, slots=True)
class _DataFlow:
    """An instruction as a flow of data between registers and memory."""

    reads: list[str]
    writes: list[str]
    base: str  # the register of an address; empty: no memory is used
    offsets: list[str]  # the offsets, in parts of the registers' width; none: they are in further registers
    stores: bool


@cache
def _whole(name: str, parts: tuple[tuple[str, str], ...]) -> str:
    """The whole register of a part."""
    for part, of in parts:
        name = re.sub(f"^{part}$", of, name)
    return name


def _step(insn: Any, kind: Decoding) -> _DataFlow:
    def whole(register: int) -> str:
        return _whole(insn.reg_name(register) or "", kind.whole)

    registers = [op for op in insn.operands if op.type == REGISTER]
    memory = next((op for op in insn.operands if op.type == MEMORY), None)
    known = any(op.access for op in registers)
    stores = _stores(insn)
    reads, writes = [], []
    for i, op in enumerate(registers):
        # If capstone does not know (SVE, SHA3), the first operand is written and the others are read.
        access = op.access if known else (READ if stores or i else WRITTEN)
        if insn.reg_name(op.reg) in kind.ignored:
            continue
        if access & READ and insn.mnemonic != "ld1r":  # capstone decodes it as a load of one element
            reads.append(whole(op.reg))
        if access & WRITTEN:
            writes.append(whole(op.reg))
    if re.fullmatch(kind.zeroes, insn.mnemonic) and len({op.reg for op in registers}) == 1 and not memory:
        reads = []
    if memory is None:
        return _DataFlow(reads, writes, "", [], False)
    address = [whole(register) for register in (memory.mem.base, memory.mem.index) if register]
    if insn.mnemonic == "lea":
        return _DataFlow(address, writes, "", [], False)
    unit = " vectors" if "mul vl" in insn.op_str else ""
    width = WIDTHS.get(insn.reg_name(registers[0].reg)[0], 4) if registers else 4
    parts = range(max(1, len(registers))) if len(address) == 1 else ()
    offsets = [f"{memory.mem.disp + i * width}{unit}" for i in parts]
    return _DataFlow(reads, writes, address[0] if address else "", offsets, stores)


def _follow(piece: Sequence[Any], kind: Decoding, loop: bool) -> CodeFacts:
    """The facts of a piece."""
    steps = [(insn, _step(insn, kind)) for insn in piece]
    moving = {name for _, step in steps for name in step.writes}
    ready: dict[str, int] = {}  # by register or place
    near: dict[str, str] = {}  # the registers at a fixed distance from one that does not change
    taken: set[str] = set()  # registers and places that are read before they are written
    longest = spills = 0
    rotates: list[int] = []
    loaded: list[int] = []
    for insn, step in steps:
        if step.base in moving and not step.stores:
            loaded += [op.mem.disp for op in insn.operands if op.type == MEMORY]
        base = near.get(step.base, "" if step.base in moving else step.base)
        places = [f"[{base}, {offset}]" for offset in step.offsets if base]
        reads = step.reads + ([] if step.stores else places)
        writes = places if step.stores else step.writes
        taken |= {name for name in reads if name not in ready}
        free = re.fullmatch(kind.free, insn.mnemonic)
        cycle = max((ready.get(name, 0) for name in reads), default=0) + (0 if free else 1)
        ready |= dict.fromkeys(writes, cycle)
        for name in step.writes:
            near.pop(name, None)
            if insn.mnemonic in ("add", "addvl") and len(step.reads) == 1 and step.reads[0] not in moving:
                near[name] = f"{insn.mnemonic} {insn.op_str.partition(', ')[2]}"
        longest = max(longest, cycle) if writes else longest
        spills += step.stores and bool(places)
        if re.match(kind.rotates, f"{insn.mnemonic} {insn.op_str}"):
            rotates.append(cycle)
    if loop:
        longest = max(ready[name] for name in taken & ready.keys())
    names = [insn.mnemonic for insn in piece]
    apart = sum(name == "aese" and after != "aesmc" for name, after in pairwise([*names, ""]))
    return CodeFacts(
        len(piece),
        longest,
        spills,
        tuple(sorted(rotates)),
        followed=True,
        loaded=tuple(loaded),
        apart=apart,
    )
