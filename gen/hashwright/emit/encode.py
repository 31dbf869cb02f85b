"""x86-64 routines in bytes: PeachPy encodes the instructions, and this module computes the distances of jumps.

PeachPy is optional. It is imported only when it is needed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, Final

from hashwright.errors import UserError
from hashwright.lower import frame
from hashwright.targets.routine import Ins, Label, Mem, Note, Operand, Routine, Table

# PeachPy 0.2 encodes some forms of these mnemonics as other instructions.
WRONG: Final = frozenset({"imul", "vmovntps", "xchg"})

DISTANCE: Final = 4  # bytes of the distance to a table


@dataclass(frozen=True, slots=True)
class Fixup:
    """Four bytes of code: the distance from the end of their instruction to a place in the tables."""

    at: int  # bytes into the code
    end: int  # the end of the instruction, in bytes into the code
    to: int  # bytes into the tables


@dataclass(frozen=True, slots=True)
class FunctionBytes:
    """A function in bytes, before its tables have an address."""

    code: bytes  # with zeros where the fixups are
    tables: bytes  # one after the other
    align: int  # the alignment of both, in bytes
    fixups: tuple[Fixup, ...]


@dataclass(frozen=True, slots=True)
class _Jump:
    near: bytes  # the instruction that ends with a distance of one byte
    far: bytes  # the one that ends with a distance of four bytes
    to: str  # a label


@dataclass(frozen=True, slots=True)
class _Reference:
    code: bytes  # an instruction
    at: int  # the offset in it of the distance to the data that it reads, in bytes
    mem: Mem


Piece = bytes | Label | _Jump | _Reference


@cache
def peachpy(module: str) -> Any:
    """PeachPy, or a module of it. Raises UserError if it is not installed."""
    try:
        return import_module(f"peachpy.{module}")
    except (ImportError, SyntaxError):  # an obsolete package of that name is for Python 2
        raise UserError(
            "PeachPy is not installed; `make setup` installs it on Debian and Ubuntu; elsewhere, build it from "
            "github.com/Maratyszcza/PeachPy with setuptools before 81; or write --emitter gas"
        ) from None


def encode(routine: Routine, abi: str) -> FunctionBytes:
    """The function of a routine by a convention of lower/frame.py, up to its return.

    Raises UserError for an instruction that PeachPy cannot encode.
    """
    tables, places = _tables(routine.tables)
    pieces = [_piece(line) for line in _lines(routine, abi) if not isinstance(line, Note)]
    ends, labels = _placed(pieces)
    code = bytearray()
    fixups = []
    for piece, end in zip(pieces, ends, strict=True):
        if isinstance(piece, bytes):
            code += piece
        elif isinstance(piece, Label):
            code += _nops(end - len(code))
        elif isinstance(piece, _Jump):
            form, width = (piece.near, 1) if end - len(code) == len(piece.near) else (piece.far, 4)
            code += form[:-width] + (labels[piece.to] - end).to_bytes(width, "little", signed=True)
        else:
            fixups.append(Fixup(len(code) + piece.at, end, places[piece.mem.label] + piece.mem.disp))
            code += piece.code
    aligned = [each for each in (*routine.tables, *routine.body) if isinstance(each, Table | Label)]
    return FunctionBytes(bytes(code), tables, max([1, *(each.align for each in aligned)]), tuple(fixups))


def _lines(routine: Routine, abi: str) -> Iterator[Ins | Label | Note]:
    yield from (ins for ins, _ in frame.prologue(routine, abi) if ins)
    yield from routine.body
    yield from (ins for ins, _ in frame.epilogue(routine, abi) if ins)
    yield Ins("ret")


def _tables(tables: tuple[Table, ...]) -> tuple[bytes, dict[str, int]]:
    """The concatenated tables, and the offset of each."""
    content = bytearray()
    places = {}
    for table in tables:
        content += bytes(-len(content) % table.align)
        places[table.label] = len(content)
        content += b"".join(word.to_bytes(4, "little") for word in table.words)
    return bytes(content), places


def _nops(size: int) -> bytes:
    """Instructions without an effect, of this size in bytes; each has at most eight bytes."""
    nop = peachpy("x86_64.encoding").nop
    return b"".join(bytes(nop(min(8, size - at))) for at in range(0, size, 8))


def _placed(pieces: list[Piece]) -> tuple[list[int], dict[str, int]]:
    """The ends of the pieces, with jumps as short as possible, and the offsets of the labels; in bytes."""
    far: set[int] = set()
    while True:
        ends = []
        at = 0
        for number, piece in enumerate(pieces):
            if isinstance(piece, Label):
                at += -at % piece.align
            elif isinstance(piece, _Jump):
                at += len(piece.far if number in far else piece.near)
            else:
                at += len(piece if isinstance(piece, bytes) else piece.code)
            ends.append(at)
        labels = {piece.name: end for piece, end in zip(pieces, ends, strict=True) if isinstance(piece, Label)}
        farther = {
            number
            for number, (piece, end) in enumerate(zip(pieces, ends, strict=True))
            if isinstance(piece, _Jump) and not -128 <= labels[piece.to] - end < 128
        }
        if farther <= far:
            return ends, labels
        far |= farther


@lru_cache(1 << 14)  # the variants of a routine share most of their instructions
def _piece(line: Ins | Label) -> Piece:
    if isinstance(line, Label):
        return line
    for operand in line.operands:
        if isinstance(operand, Label):
            return _Jump(_bytes(line), _bytes(line, 1 << 30), operand.name)
        if isinstance(operand, Mem) and operand.label:
            code, other = _bytes(line), _bytes(line, -1)
            differs = next(at for at, pair in enumerate(zip(code, other, strict=True)) if pair[0] != pair[1])
            return _Reference(code, differs, operand)
        if isinstance(operand, Mem) and operand.broadcast and operand.disp:
            return _broadcast(line, operand)
    return _bytes(line)


def _bytes(ins: Ins, distance: int = 0) -> bytes:
    return bytes(_instruction(ins, distance).encode())


def _broadcast(ins: Ins, mem: Mem) -> bytes:
    """The instruction with its displacement in elements if that fits in one byte.

    PeachPy would count it in registers, unlike the processor: Intel's manual, volume 2, 2.7.5.
    """
    instruction = _instruction(ins, 0)
    ((_, encoding),) = instruction.encodings
    code = encoding(instruction.operands, min_disp=4)
    modrm = 5  # after the prefix EVEX and the opcode
    at = modrm + 1 + (code[modrm] % 8 == 4)  # there may be a SIB
    elements, rest = divmod(mem.disp, mem.bytes)
    if not rest and -128 <= elements < 128:
        code[modrm] ^= 0xC0  # the field mod: a displacement of one byte, not of four
        code[at : at + 4] = elements.to_bytes(1, "little", signed=True)
    return bytes(code)


def _instruction(ins: Ins, distance: int) -> Any:
    """PeachPy's instruction, with that distance for an operand relative to the instruction pointer."""
    made = getattr(peachpy("x86_64"), ins.mnemonic.upper(), None)
    if made and ins.mnemonic not in WRONG:
        try:
            return made(*(_operand(each, distance) for each in ins.operands))
        except SyntaxError:  # PeachPy's error for operands that it does not know
            pass
    raise UserError(f"PeachPy cannot encode '{ins.mnemonic}'{_registers(ins)}; write --emitter gas")


def _registers(ins: Ins) -> str:
    """The widest vector registers of an instruction, in words."""
    vectors = [each for each in ins.operands if isinstance(each, str) and "mm" in each]
    for kind in ("zmm", "ymm", "xmm"):
        numbers = [int(each[3:]) for each in vectors if each.startswith(kind)]
        if numbers:
            return f" with {kind} registers" + (" above 15" if max(numbers) > 15 else "")
    return ""


def _operand(operand: Operand, distance: int) -> Any:
    if isinstance(operand, int):
        return operand
    if isinstance(operand, str):
        return _register(operand)
    module = peachpy("x86_64.operand")
    if isinstance(operand, Label):
        return module.RIPRelativeOffset(distance)
    if operand.label:
        address = module.RIPRelativeOffset(distance)
        address.index = None  # PeachPy reads this field where a mask would be possible
    else:
        index = _register(operand.index) if operand.index else None
        scale = operand.scale if operand.index else None
        address = module.MemoryAddress(_register(operand.base), index, scale, operand.disp)
    return module.MemoryOperand(address, operand.bytes, broadcast=operand.broadcast or None)


def _register(name: str) -> Any:
    return getattr(peachpy("x86_64.registers"), name)
