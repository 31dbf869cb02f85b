"""The effects of machine instructions, one of each shape; none of our instructions is missing."""

from collections.abc import Iterator
from itertools import chain

import pytest

from hashwright.errors import UserError
from hashwright.targets import TARGETS
from hashwright.targets.assembly import spelling
from hashwright.targets.effects import WORK, common, effect, size
from hashwright.targets.machine import Insn
from hashwright.targets.routine import Ins, Mem, Operand

X, A = "x86_64", "aarch64"
STACK = Mem("rsp", 8)


@pytest.mark.parametrize(
    ("isa", "ins", "kind", "reads", "writes"),
    [
        (X, ("add", "eax", "r8d"), "add", "ax 8", "ax"),
        (X, ("andn", "eax", "ecx", "r15d"), "andn", "cx 15", "ax"),
        (X, ("mov", "eax", "ebx"), "move", "bx", "ax"),
        (X, ("mov", "eax", 7), "immediate", "", "ax"),
        (X, ("mov", "eax", STACK), "load", "", "ax"),
        (X, ("mov", STACK, "eax"), "store", "ax", ""),
        (X, ("add", "eax", STACK), "add", "ax", "ax"),
        (X, ("lea", "eax", Mem("rcx", index="rdx")), "lea", "cx dx", "ax"),
        (X, ("lea", "eax", Mem("rcx", 9, "rdx")), "lea3", "cx dx", "ax"),
        (X, ("lea", "rcx", Mem("", label="table")), "lea", "", "cx"),
        (X, ("vmovd", "eax", "xmm3"), "transfer", "v3", "ax"),
        (X, ("vmovd", "xmm3", STACK), "load", "", "v3"),
        (X, ("vpternlogd", "zmm1", "zmm2", "zmm3", 9), "ternary", "v1 v2 v3", "v1"),
        (X, ("vpcmpeqd", "ymm1", "ymm1", "ymm1"), "logic", "", "v1"),
        (X, ("vpcmpeqd", "ymm1", "ymm1", "ymm2"), "logic", "v1 v2", "v1"),
        (X, ("test", "rdx", "rdx"), "logic", "dx dx", ""),
        (A, ("add", "w0", "w1", "w2"), "add", "x1 x2", "x0"),
        (A, ("str", "q3", Mem("sp", 16)), "store", "v3", ""),
        (A, ("ldr", "q3", Mem("sp", 16)), "load", "", "v3"),
        (A, ("bsl", "v0.16b", "v1.16b", "v2.16b"), "select", "v0 v1 v2", "v0"),
        (A, ("ld1rw", "{z4.s}", "p0/z", Mem("x9")), "load", "p0", "v4"),
        (A, ("sri", "z4.s", "z5.s", 3), "insert", "v4 v5", "v4"),
        (A, ("b.ne", 4), "branch", "", ""),
    ],
    ids=str,
)
def test_what_becomes_of_the_operands(
    isa: str, ins: tuple[Operand, ...], kind: str, reads: str, writes: str
) -> None:
    found = effect(Ins(str(ins[0]), ins[1:]), isa)
    assert (found.kind, " ".join(found.reads), found.writes) == (kind, reads, writes)
    is_memory = STACK in ins or (kind in ("load", "store"))
    assert (found.load is not None or found.store is not None) == is_memory


def test_names_of_a_register_are_one() -> None:
    assert {common(name) for name in ("eax", "rax")} == {"ax"}
    assert {common(name) for name in ("r9d", "r9")} == {"9"}
    assert {common(name) for name in ("xmm7", "ymm7", "zmm7")} == {"v7"}
    assert {common(name) for name in ("v7.16b", "q7", "z7.s", "{z7.d}")} == {"v7"}
    assert [common(name) for name in ("a0", "s11", "t6")] == ["a0", "s11", "t6"]
    assert common("eq") == ""


def test_an_instruction_that_is_in_no_table_is_reported() -> None:
    with pytest.raises(UserError, match="'cpuid'"):
        effect(Ins("cpuid"), X)


@pytest.mark.parametrize(
    ("ins", "expected"),
    [
        (Ins("add", ("eax", "ecx")), 3),
        (Ins("add", ("eax", 0x12345678)), 7),
        (Ins("add", ("eax", Mem("rsi", 4))), 4),
        (Ins("add", ("eax", Mem("rsi", 0x200))), 7),
        (Ins("vpaddd", ("xmm1", "xmm2", "xmm3")), 5),
        (Ins("vprold", ("xmm1", "xmm2", 7)), 7),
        (Ins("vpaddd", ("zmm1", "zmm2", Mem("rsi", 0x200, bytes=64))), 7),
    ],
    ids=str,
)
def test_the_bytes_of_an_instruction(ins: Ins, expected: int) -> None:
    assert size(ins, X) == expected


def spellings() -> Iterator[tuple[str, str]]:
    """Each template of instructions, by instruction set."""
    for target in TARGETS.values():
        for unit in target.units if target.isa else ():
            assert target.isa
            texts = [text for insn in unit.insns for text in insn.asm]
            for part in (
                unit.file,
                unit.file and unit.file.transpose,
                unit.file and unit.file.gather,
                target.isa,
            ):
                names = part.__slots__ if part else ()
                fields = [getattr(part, name) for name in names if name not in NAMES]
                texts += [text for text in fields if isinstance(text, str)]
            if unit.file and unit.file.transpose:
                texts += chain.from_iterable(unit.file.transpose.zips)
            yield from ((target.isa.name, text) for text in texts if text)


NAMES = {"name", "stack", "frame", "result", "pointed", "offset"}  # fields that are not instructions


def test_every_instruction_of_ours_is_in_the_table() -> None:
    missing = {
        (isa, mnemonic)
        for isa, text in spellings()
        for mnemonic, _ in spelling(text).lines
        if mnemonic not in WORK[isa]
    }
    assert not missing


def entries() -> set[tuple[str, Insn]]:
    """Every instruction of a target with assembly, by instruction set."""
    return {
        (target.isa.name, insn)
        for target in TARGETS.values()
        for unit in target.units
        for insn in unit.insns
        if target.isa
    }


def test_every_instruction_that_computes_something_has_a_kind_of_work() -> None:
    # The same register, which assembly copies.
    assert {insn.name for _, insn in entries() if not insn.work} == {"low", "low2"}


def test_an_instruction_has_a_kind_of_work_for_each_machine_instruction_on_its_way() -> None:
    """An instruction that first sets a constant is on no path from an operand to the result."""
    constants = {"pcmpeqd", "vpcmpeqd", "mov", "movi"}
    for insn in (insn for _, insn in entries() if insn.work):
        for text in insn.asm:
            way = [mnemonic for mnemonic, _ in spelling(text).lines]
            lines = way[1:] if len(way) > 1 and way[0] in constants else way
            assert len(lines) == len(insn.work.split()), (insn.name, text)


def test_a_mnemonic_is_one_kind_of_work_wherever_it_is_written() -> None:
    """The kinds of the best spellings; another spelling may have another kind."""
    for isa, insn in entries():
        for text in insn.asm[:1] if insn.work else ():
            kinds = insn.work.split()
            written = [mnemonic for mnemonic, _ in spelling(text).lines][-len(kinds) :]
            assert [WORK[isa][mnemonic][0] for mnemonic in written] == kinds, insn.name


@pytest.mark.parametrize(
    ("isa", "mnemonic", "expected"),
    [
        (X, "lea", ("lea", "result")),  # not an add, of which it is another spelling
        (X, "rorx", ("rotate", "result")),
        (X, "rol", ("rotate", "changed")),
        (X, "vpternlogd", ("ternary", "changed")),  # though a complement names every operand
        (A, "sri", ("insert", "changed")),
        (A, "bif", ("select", "changed")),
        (A, "revb", ("shuffle", "changed")),
        (A, "aesmc", ("mix", "result")),
    ],
)
def test_spellings_show_what_becomes_of_the_first_operand(
    isa: str, mnemonic: str, expected: tuple[str, str]
) -> None:
    assert WORK[isa][mnemonic] == expected
