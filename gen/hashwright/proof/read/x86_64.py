"""x86-64 instructions in the small form, by iced-x86."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from hashwright.proof.read.instruction import (
    GENERAL,
    GUARD,
    MASK,
    VECTOR,
    DecodedOperand,
    Instruction,
    MemoryOperand,
    RegisterPart,
)
from hashwright.proof.read.second import accessed, agrees

# Operands of string instructions with addresses of fewer than 64 bits.
SHORT: Final = ("memory_seg_si", "memory_seg_esi", "memory_esdi", "memory_esedi")
LEAVE: Final = "leavew"  # the instruction that restores the low 16 bits of a register from the stack
MOVES: Final = (-8, 0, 8)  # by how many bytes other known instructions push or pop
LONGEST: Final = 15  # bytes of an instruction
PREFIXES: Final = bytes.fromhex("26 2e 36 3e 64 65 66 67 f0 f2 f3")
# A prefix without effect by which assemblers lengthen instructions (-mbranches-within-32B-boundaries), and what
# it may have an effect on: jumps, of which it is a hint, their landing pads, and other segments.
LENGTHENING: Final = b"\x2e"
JUMPS: Final = ("j", "jmp", "call", "ret", "endbr64")
SEGMENTS: Final = (b"\x26", b"\x36", b"\x3e", b"\x64", b"\x65")
NEAR: Final = "near_branch"  # the beginning of the kinds of operands that are places of code
PADDED: Final = "nop"  # the instruction that compilers pad with prefixes


def decode(code: bytes, address: int) -> Instruction:
    """The first instruction of x86-64 code; without a name if it is not the usual encoding of it.

    Processors of other makers read unusual encodings differently, such as a near branch with the prefix 66.
    Raises ImportError without iced-x86.
    """
    rest = code[:LONGEST].lstrip(LENGTHENING)
    added = len(code[:LONGEST]) - len(rest)
    made = _decoded(rest, address + added) if rest else _decoded(code, address)
    if added and (made.name in JUMPS or rest.startswith(SEGMENTS)):
        made = replace(made, name="", text=f"{made.text}, with the prefix {LENGTHENING.hex()}")
    return replace(made, address=address, field=made.field + added)


def _decoded(code: bytes, address: int) -> Instruction:
    """The same without prefixes that lengthen it."""
    reader = decoded(code, address)
    found = next(iter(reader))
    made = replace(instruction(found), field=_field(found, reader.get_constant_offsets(found)))
    if made.name and not agrees(code[: found.len], made, _register):
        return replace(made, name="", text=f"{made.text}, which another decoder reads otherwise")
    if made.name == PADDED or _in_order(_encoded(found, address)) == _in_order(code[: found.len]):
        return made
    return replace(made, name="", text=f"{made.text}, in an unusual encoding ({code[: found.len].hex()})")


def _field(found: Any, offsets: Any) -> int:
    """Where the distance of a place is in an instruction: of memory, or of code; behind it if there is none."""
    if found.is_ip_rel_memory_operand:
        return int(offsets.displacement_offset)
    is_near = any(_names("OpKind")[found.op_kind(i)].startswith(NEAR) for i in range(found.op_count))
    return int(offsets.immediate_offset) if is_near else LONGEST


def _in_order(code: bytes) -> bytes:
    """An encoding with its legacy prefixes in one order, which has no meaning."""
    rest = code.lstrip(PREFIXES)
    return bytes(sorted(code[: len(code) - len(rest)])) + rest


def _encoded(found: Any, address: int) -> bytes:
    """The usual encoding of an instruction; empty if it has none."""
    import iced_x86

    encoder = iced_x86.Encoder(64)
    try:
        encoder.encode(found, address)
    except ValueError:
        return b""
    return bytes(encoder.take_buffer())


def decoded(code: bytes, address: int) -> Any:
    """The instructions as records of iced-x86."""
    import iced_x86

    return iced_x86.Decoder(64, code, ip=address)


@cache
def _names(enumeration: str) -> Mapping[int, str]:
    """The names of an enumeration of iced-x86, by number."""
    import iced_x86

    return {
        number: name.lower()
        for name, number in vars(getattr(iced_x86, enumeration)).items()
        if name.isupper() or name[0].isupper()
    }


_NUMBERED: Final = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{i}" for i in range(8, 16)))
NAMES: Final = tuple(name if name[1:].isdigit() else f"r{name}" for name in _NUMBERED)
_VECTORS: Final = {"xmm": 128, "ymm": 256, "zmm": 512}


@cache
def _register(name: str) -> RegisterPart:
    if name[:3] in _VECTORS:
        return RegisterPart(VECTOR, int(name[3:]), 0, _VECTORS[name[:3]])
    if name[0] == "k" and name[1:].isdigit():
        return RegisterPart(MASK, int(name[1:]), 0, 64)
    if name in ("ah", "bh", "ch", "dh"):
        return RegisterPart(GENERAL, _NUMBERED.index(f"{name[0]}x"), 8, 8)
    number = _general(name)
    return RegisterPart(GENERAL, *number) if number else RegisterPart(name, 0, 0, 64)


def _general(name: str) -> tuple[int, int, int] | None:
    """The number of a general register, its first bit and its size in bits."""
    if name in _NUMBERED:
        return _NUMBERED.index(name), 0, 64 if name[1:].isdigit() else 16
    for letter, bits in (("r", 64), ("e", 32)):
        if name[0] == letter and name[1:] in _NUMBERED:
            return _NUMBERED.index(name[1:]), 0, bits
    for letter, bits in (("d", 32), ("w", 16), ("l", 8), ("b", 8)):
        if name[-1] == letter and name[:-1] in _NUMBERED:
            return _NUMBERED.index(name[:-1]), 0, bits
    return (_NUMBERED.index(f"{name[0]}x"), 0, 8) if name[1:] == "l" else None


def instruction(found: Any) -> Instruction:
    """An instruction of iced-x86 in the small form."""
    name, condition = _names("Mnemonic")[found.mnemonic], _names("ConditionCode")[found.condition_code]
    condition = "" if condition == "none" else condition
    if condition:
        name = next((stem for stem in ("cmov", "set", "j") if name.startswith(stem)), name)
    prefixes = [word for word in ("lock", "rep", "repne") if getattr(found, f"has_{word}_prefix")]
    prefixes += ["short"] * any(_names("OpKind")[found.op_kind(i)] in SHORT for i in range(found.op_count))
    prefixes += ["narrow"] * (found.stack_pointer_increment not in MOVES or _names("Code")[found.code] == LEAVE)
    operands = tuple(_operand(found, i) for i in range(found.op_count))
    is_guarded = any(isinstance(each, RegisterPart) and each.file == GUARD for each in operands)
    segment = 0 if is_guarded else found.segment_prefix
    prefixes += [_names("Register")[segment]] * bool(segment)
    if found.op_mask:
        mask = _register(_names("Register")[found.op_mask])
        operands = (*operands[:1], mask, *operands[1:])
        prefixes += ["zeroing" if found.zeroing_masking else "merging"]
    if name == PADDED:
        prefixes = []
    return Instruction(
        address=found.ip,
        following=found.next_ip,
        name=" ".join([*prefixes, name]),
        operands=operands,
        text=str(found),
        condition=condition,
        needs=frozenset(_names("CpuidFeature")[each] for each in found.cpuid_features()) - BASE,
        is_legacy=_names("EncodingKind")[found.encoding] == "legacy",
    )


# What every x86-64 processor has, and what is no feature: long nops, and endbr64, which is one of them.
BASE: Final = frozenset(
    (
        *("intel8086", "intel186", "intel286", "intel386", "intel486", "x64", "cmov", "sse", "sse2"),
        *("multibytenop", "cpuid", "cet_ibt", "xsave"),  # programs ask whether there is XGETBV
    )
)


def _operand(found: Any, i: int) -> DecodedOperand:
    kind = _names("OpKind")[found.op_kind(i)]
    if kind == "register":
        return _register(_names("Register")[found.op_register(i)])
    if kind.startswith(NEAR):
        return int(found.near_branch_target)
    if kind.startswith("immediate"):
        return int(found.immediate(i))
    return accessed(_names("Register")[found.segment_prefix], _memory(found))


def _memory(found: Any) -> MemoryOperand:
    import iced_x86

    registers = _names("Register")
    base = registers[found.memory_base]
    is_relative = base == "rip"  # then the displacement is the address
    element = iced_x86.MemorySizeExt.element_size if found.is_broadcast else iced_x86.MemorySizeExt.size
    return MemoryOperand(
        bits=8 * element(found.memory_size),
        displacement=found.memory_displacement,
        base=_register(base) if found.memory_base and not is_relative else None,
        index=_register(registers[found.memory_index]) if found.memory_index else None,
        scale=found.memory_index_scale,
        is_repeated=found.is_broadcast,
        is_relative=is_relative,
    )
