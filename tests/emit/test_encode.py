"""PeachPy encodes instructions like the GNU assembler, or rejects them."""

import random
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain
from typing import Any, Final

import capstone
import pytest
from elftools.elf.elffile import ELFFile

from hashwright.emit import encode as module
from hashwright.emit.encode import WRONG, Fixup, encode
from hashwright.errors import UserError
from hashwright.targets import TARGETS
from hashwright.targets.assembly import spelling
from hashwright.targets.routine import Ins, Label, Mem, Note, Operand, Routine, Table
from tests import compiled, needs

PLACES: Final = (
    Mem("rdi"),
    Mem("rsi", 64),
    Mem("rbp"),
    Mem("r13", -128),
    Mem("rsp", 4),
    Mem("r12", 508),
    Mem("rax", 512),
    Mem("r9", -516),
    Mem("rsi", 2, "r12"),
    Mem("rsp", 256, "rcx", 8),
    Mem("rbp", -0x70000000, "rax", 4),
    Mem("", label="k"),
    Mem("", 12, label="k"),
)
# Kinds of operand: general registers; vector registers that VEX can encode, in capitals those that EVEX can;
# immediates and memory with this number of bits; a word with the number of its repetitions.
VALUES: Final[dict[str, tuple[Operand, ...]]] = {
    "r32": ("eax", "ecx", "r8d", "ebp", "r13d", "edi", "r15d"),
    "r64": ("rax", "rdx", "rbp", "r9", "r14", "rsi", "rsp"),
    **{kind: tuple(f"{kind}mm{n}" for n in (0, 5, 8, 15, 3)) for kind in "xyz"},
    **{kind: tuple(f"{kind.lower()}mm{n}" for n in (0, 7, 8, 16, 31, 15, 24)) for kind in "XYZ"},
    "i5": (1, 7, 30),
    "i6": (1, 31, 32, 63),
    "i8": (0, 1, 0x1B, 0x80, 0xFF),
    "i31": (1, -1, 127, 128, -128, -0x12345678, 0x7FFFFFFF),
    "i32": (1, -1, 127, 128, -128, 0xD76AA478, 0x7FFFFFFF),
    **{f"m{8 * size}": tuple(replace(mem, bytes=size) for mem in PLACES) for size in (1, 4, 8, 16, 32, 64)},
    **{f"b{count}": tuple(replace(mem, broadcast=count) for mem in PLACES) for count in (4, 8, 16)},
    **{f"q{count}": tuple(replace(mem, broadcast=count, bytes=8) for mem in PLACES) for count in (2, 4, 8)},
}

TWO: Final = (
    "paddd psubd paddq psubq pand por pxor pandn pcmpeqd pshufb punpckldq punpckhdq punpcklqdq punpckhqdq"
)
VECTOR: Final = " ".join(f"v{name}" for name in TWO.split())
WORDS: Final = "vpaddd vpsubd vpandd vpord vpxord vpandnd vpunpckldq vpunpckhdq"
BLOCKS: Final = "vpandq vporq vpxorq vpandnq vpunpcklqdq vpunpckhqdq"
LONG_WORDS: Final = "vpaddq vpsubq vpandq vporq vpxorq vpandnq"
# By the operands that they accept.
FORMS: Final = {
    "": "ret vzeroupper",
    "m8": "prefetcht0",
    "r32": "not bswap",
    "r64": "push pop not bswap",
    "r32 i5": "rol ror shl shr",
    "r32 r32|m32|i32": "mov add sub and or xor",
    "r64 i6": "rol shl shr",
    "r64 r64|m64": "mov add sub and or xor",
    "m64 r64": "mov",
    "r64 r64 r64|m64": "andn",
    "r64 r64|m64 i6": "rorx",
    "r64 i31": "mov add sub and or xor cmp",
    "m32 r32": "mov",
    "r32 r32": "test",
    "r64 r64": "test cmovne",
    "r32 m32": "lea",
    "r64 m64": "lea",
    "r32 r32 r32|m32": "andn",
    "r32 r32|m32 i5": "rorx",
    "x x|m128": f"{TWO} aesenc movdqa movdqu movaps",
    "m128 x": "movdqa movdqu movaps",
    "x i5": "pslld psrld psllq psrlq",
    "x x|m128 i8": "pshuflw pshufhw pshufd vpshuflw vpshufhw vpshufd vprotd vprotq",
    "x r32|m32": "movd",
    "r32|m32 x": "movd",
    "x x x|m128": f"{VECTOR} vaesenc",
    "y y y|m256": VECTOR,
    "X|m128 X": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "Y|m256 Y": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "Z|m512 Z": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "X m128": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "Y m256": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "Z m512": "vmovdqu32 vmovdqa32 vmovdqu64 vmovdqa64",
    "x|m128 x": "vmovdqu vmovdqa",
    "y|m256 y": "vmovdqu vmovdqa",
    "x m128": "vmovdqu vmovdqa",
    "y m256": "vmovdqu vmovdqa",
    "X r32|m32": "vmovd",
    "r32|m32 X": "vmovd",
    "X r64|m64": "vmovq",
    "r64|m64 X": "vmovq",
    "X|Y|Z X|m32|r32": "vpbroadcastd",
    "X|Y|Z X|m64|r64": "vpbroadcastq",
    "x x i5": "vpslld vpsrld vpsllq vpsrlq",
    "y y i5": "vpslld vpsrld vpsllq vpsrlq",
    "X X i5": "vpslld vpsrld vpsllq vpsrlq",
    "Z Z|m512 i5": "vpslld vpsrld vpsllq vpsrlq",
    "y y|m256 i8": "vpshuflw vpshufhw vpshufd",
    "x x x|m128 x": "vpcmov",
    "x x x m128": "vpcmov",
    "X X X|m128|b4": WORDS,
    "Y Y Y|m256|b8": WORDS,
    "Z Z Z|m512|b16": WORDS,
    "X X X|m128|q2": LONG_WORDS,
    "Y Y Y|m256|q4": LONG_WORDS,
    "Z Z Z|m512|q8": LONG_WORDS,
    "X X X|m128": BLOCKS,
    "Y Y Y|m256": BLOCKS,
    "Z Z Z|m512": f"{BLOCKS} vpshufb",
    "X X|m128|b4 i5": "vprold vprord",
    "Y Y|m256|b8 i5": "vprold vprord",
    "Z Z|m512|b16 i5": "vprold vprord",
    "X X X|m128|b4 i8": "vpternlogd",
    "Y Y Y|m256|b8 i8": "vpternlogd",
    "Z Z Z|m512|b16 i8": "vpternlogd",
    "X X|m128|q2 i6": "vprolq",
    "Y Y|m256|q4 i6": "vprolq",
    "Z Z|m512|q8 i6": "vprolq",
    "X X X|m128|q2 i8": "vpternlogq",
    "Y Y Y|m256|q4 i8": "vpternlogq",
    "Z Z Z|m512|q8 i8": "vpternlogq",
    "y y x|m128 i8": "vinserti128",
    "Y|Z Y|Z X|m128 i8": "vinserti32x4",
    "Z Z Y|m256 i8": "vinserti64x4",
    "x|m128 y i8": "vextracti128",
    "X|m128 Y|Z i8": "vextracti32x4",
    "Y|m256 Z i8": "vextracti64x4",
    "y y y|m256 i8": "vperm2i128",
    "Z Z Z|m512 i8": "vshufi32x4 vshufi64x2",
}
JUMPS: Final = {"jz", "jnz"}
ROUNDS: Final = 14  # so that each value of a kind occurs

SIZES: Final = {1: "byte", 4: "dword", 8: "qword", 16: "xmmword", 32: "ymmword", 64: "zmmword"}


def sample() -> Iterator[Ins]:
    """Every form, with each value of each kind."""
    for form, mnemonics in FORMS.items():
        kinds = [kind.split("|") for kind in form.split()]
        for choice in range(max(map(len, kinds), default=1)):
            pools = [VALUES[kind[choice % len(kind)]] for kind in kinds]
            for round_ in range(ROUNDS if pools else 1):
                operands = tuple(
                    pool[(round_ * (2 * at + 1) + at) % len(pool)] for at, pool in enumerate(pools)
                )
                for mnemonic in mnemonics.split():
                    yield Ins(mnemonic, operands)


def intel(ins: Ins) -> str:
    """The instruction for the GNU assembler, in Intel's syntax."""
    return f"{ins.mnemonic} {', '.join(map(_intel, ins.operands))}"


def _intel(operand: Operand) -> str:
    if isinstance(operand, Label):
        return operand.name
    if not isinstance(operand, Mem):
        return str(operand)
    index = f" + {operand.index}*{operand.scale}" if operand.index else ""
    inside = f"{operand.label or 0} + {operand.base or 'rip'}{index} + {operand.disp}"
    repeated = f"{{1to{operand.broadcast}}}" if operand.broadcast else ""
    return f"{SIZES[operand.bytes]} ptr [{inside}]{repeated}"


def assembled(lines: list[str]) -> tuple[bytes, dict[int, int]]:
    """The code by the GNU assembler, and its relocations by their place."""
    gcc = needs.compiler("gcc")
    place = compiled.directory()
    (place / "a.s").write_text("\n".join([".intel_syntax noprefix", *lines, ""]), encoding="ascii")
    gcc.run(["-c", "-o", str(place / "a.o"), str(place / "a.s")])
    with (place / "a.o").open("rb") as stream:
        elf: Any = ELFFile(stream)
        found = elf.get_section_by_name(".rela.text")
        relocations = found.iter_relocations() if found else ()
        added = {each["r_offset"]: each["r_addend"] for each in relocations}
        return elf.get_section_by_name(".text").data(), added


def routine(*body: Ins | Label | Note, tables: tuple[Table, ...] = ()) -> Routine:
    return Routine("f", (), body, tables)


def disassembled(code: bytes) -> list[str]:
    engine = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    return [f"{each.mnemonic} {each.op_str}" for each in engine.disasm(code, 0)]


@pytest.fixture(autouse=True)
def _peachpy() -> None:
    needs.peachpy()


def test_instructions_are_those_of_the_gnu_assembler() -> None:
    slot = 16  # bytes, more than any instruction has
    tables = (Table("k", tuple(range(8)), 4),)
    instructions = list(sample())
    code, added = assembled([f".org {slot * n}\n{intel(ins)}" for n, ins in enumerate(instructions)])
    wrong = []
    for n, ins in enumerate(instructions):
        made = encode(routine(ins, tables=tables), "sysv")
        mine = made.code[:-1]  # without the return
        theirs = code[slot * n : slot * n + len(mine)]
        where = {f.at: f.to - (f.end - f.at) for f in made.fixups}
        expected = {at - slot * n: addend for at, addend in added.items() if slot * n <= at < slot * (n + 1)}
        if where != expected or (mine != theirs and disassembled(mine) != disassembled(theirs)):
            wrong.append(f"{intel(ins)}: {mine.hex()}, not {theirs.hex()}")
    assert wrong == []


def test_the_sample_has_every_instruction_of_the_tables() -> None:
    def spellings(record: Any) -> list[str]:
        values = [getattr(record, field.name) for field in fields(record)]
        return [value for value in values if isinstance(value, str) and "{" in value]

    texts = set()
    for target in TARGETS.values():
        if target.isa and target.isa.name == "x86_64":
            texts |= set(spellings(target.isa))
            for unit in target.units:
                texts |= {each for insn in unit.insns for each in insn.asm}
                texts |= set(spellings(unit.file) if unit.file else ())
                if unit.file and unit.file.transpose:
                    texts |= {*spellings(unit.file.transpose), *chain(*unit.file.transpose.zips)}
    mnemonics = {mnemonic for text in texts for mnemonic, _ in spelling(text).lines}
    assert mnemonics
    assert mnemonics <= {ins.mnemonic for ins in sample()} | JUMPS


def tangled(seed: int) -> Iterator[Ins | Label]:
    """Jumps in both directions, of which a longer one makes another one longer."""
    drawn = random.Random(seed)
    labels = [Label(f"l{n}") for n in range(20)]
    for label in labels:
        yield from [Ins("not", ("eax",))] * drawn.randrange(60)
        yield from (Ins(drawn.choice(("jz", "jnz", "jmp")), (drawn.choice(labels),)) for _ in range(3))
        yield label


def _returns(count: int) -> list[Ins | Label]:
    return [Ins("ret")] * count  # of one byte each


def graded() -> Iterator[Ins | Label]:
    """Jumps over about the greatest distance of near ones."""
    for count in range(120, 136):
        ahead, back = Label(f"a{count}"), Label(f"b{count}")
        yield from (Ins("jz", (ahead,)), *_returns(count), ahead)
        yield from (back, *_returns(count), Ins("jnz", (back,)))


@pytest.mark.parametrize("body", [list(graded()), *(list(tangled(seed)) for seed in range(6))], ids=len)
def test_jumps_are_as_short_as_those_of_the_gnu_assembler(body: list[Ins | Label]) -> None:
    code = assembled([f"{line.name}:" if isinstance(line, Label) else intel(line) for line in body])[0]
    made = encode(routine(*body), "sysv").code
    assert made == code + b"\xc3"
    assert b"\x0f\x84" in made
    assert b"\x74" in made


def test_labels_are_aligned_with_nops() -> None:
    body = [
        Ins("jz", (Label("far"),)),
        Label("loop", 64),
        *_returns(100),
        Label("far", 32),
        Ins("jnz", (Label("loop"),)),
    ]
    made = encode(routine(*body), "sysv")
    assert made.align == 64
    assert made.code[:6] == bytes.fromhex("0f84 ba000000")  # 192 bytes from the start
    before, between, loop = made.code[6:64], made.code[164:192], made.code[192:]
    for nops in (before, between):
        listed = disassembled(nops)
        assert {each.split()[0] for each in listed} == {"nop"}
        assert len(listed) == -(-len(nops) // 8)
    assert loop == bytes.fromhex("0f85 7affffff c3")


def test_tables_are_one_after_the_other() -> None:
    load = Ins("movdqu", ("xmm0", Mem("", 8, label="second", bytes=16)))
    tables = (Table("first", (1, 2, 3), 4), Table("second", (4,) * 8, 32), Table("third", (5,), 4))
    made = encode(routine(Note("a comment"), load, tables=tables), "sysv")
    words = [int.from_bytes(made.tables[at : at + 4], "little") for at in range(0, len(made.tables), 4)]
    assert words == [1, 2, 3, 0, 0, 0, 0, 0, *[4] * 8, 5]
    assert made.align == 32
    assert made.fixups == (Fixup(4, 8, 40),)
    assert made.code == bytes.fromhex("f30f6f05 00000000 c3")


@pytest.mark.parametrize(
    ("ins", "named"),
    [
        (Ins("vaesenc", ("ymm0", "ymm1", "ymm2")), "'vaesenc' with ymm registers;"),
        (Ins("vaesenc", ("zmm0", "zmm1", Mem("rdi", bytes=64))), "'vaesenc' with zmm registers;"),
        (Ins("vaesenc", ("xmm0", "xmm16", "xmm2")), "'vaesenc' with xmm registers above 15;"),
        (Ins("vpxor", ("ymm16", "ymm1", "ymm2")), "'vpxor' with ymm registers above 15;"),
        (Ins("endbr64"), "'endbr64';"),
        (Ins("vpshldd", ("zmm0", "zmm1", "zmm2", 7)), "'vpshldd' with zmm registers;"),
        *((Ins(each, ("eax", "eax")), f"'{each}';") for each in sorted(WRONG)),
    ],
    ids=lambda value: intel(value) if isinstance(value, Ins) else "",
)
def test_what_peachpy_cannot_encode_is_refused(ins: Ins, named: str) -> None:
    with pytest.raises(UserError) as caught:
        encode(routine(ins), "sysv")
    assert str(caught.value) == f"PeachPy cannot encode {named} write --emitter gas"


def test_without_peachpy_it_is_said_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "peachpy.x86_64", None)
    module.peachpy.cache_clear()
    with pytest.raises(UserError, match=r"PeachPy is not installed; .*`make setup`.*; or write --emitter gas"):
        encode(routine(Ins("bsf", ("eax", "eax"))), "sysv")  # no other test has encoded it
