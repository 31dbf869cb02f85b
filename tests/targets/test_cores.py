"""The tables of cores are complete and consistent, also with the targets."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from hashwright.graph.ir import var
from hashwright.graph.semantics import Ty
from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES, GENERAL, OTHER, VECTOR, WIDE, Core, Pipes
from hashwright.targets.effects import IMMEDIATE, LEA3, LOAD, STORE, WORK
from hashwright.targets.machine import Insn

BY_OPERANDS: Final = {OTHER, LOAD, STORE, IMMEDIATE, LEA3}


def tables(core: Core) -> Iterator[dict[str, Pipes]]:
    """Each class of registers: pipes by kind of work."""
    for table in (core.general, core.vector, core.wide):
        yield {kind: pipes for kinds, pipes in table.items() for kind in kinds.split() or [OTHER]}


@pytest.mark.parametrize("core", CORES.values(), ids=lambda core: core.name)
def test_a_table_is_whole(core: Core) -> None:
    queued = " ".join(core.queues).split()
    assert len(queued) == len(set(queued))
    known = {kind for kind, _ in WORK[core.isa].values()} | BY_OPERANDS
    for table in tables(core):
        assert table.keys() <= known
        assert not table or {OTHER, LOAD, STORE} <= table.keys()
        for pipes in table.values():
            assert set(pipes.ports) <= set(queued)
            assert pipes.latency > 0 or not pipes.ports
            assert pipes.occupancy >= 1
    assert core.source
    assert min(core.width, core.window, core.decoded, core.code, *core.fetched, *core.queues.values()) > 0


@pytest.mark.parametrize("core", CORES.values(), ids=lambda core: core.name)
def test_no_kind_is_listed_twice(core: Core) -> None:
    for table in (core.general, core.vector, core.wide):
        kinds = [kind for kinds in table for kind in kinds.split()]
        assert len(kinds) == len(set(kinds))


def test_wide_registers_are_those_of_vectors_where_nothing_else_is_said() -> None:
    core = CORES["neoverse-v2"]
    assert core.pipes("shift", WIDE) is core.pipes("shift", VECTOR)
    assert core.pipes("shift", GENERAL) is core.general[OTHER]


def spelled() -> list[tuple[str, str, Insn, int]]:
    """The instructions in assembly: target, instruction set, instruction, bytes of its registers."""
    return [
        (target.name, target.isa.name, insn, unit.file.operand_bytes)
        for target in TARGETS.values()
        for unit in target.units
        for insn in unit.insns
        if target.isa and unit.file and insn.asm
    ]


@pytest.mark.parametrize(
    ("target", "ty", "name", "latency", "bypass"),
    [
        ("portable", Ty.U64, "rotl", 1, 0),
        ("armv6", Ty.U32, "ror", 1, 0),
        ("armv6", Ty.U64, "ror", 2, 0),
        ("riscv64", Ty.U64, "slli+srli+or", 2, 0),
        ("x86-64-bmi", Ty.U32, "andn", 1, 0),
        ("x86-64-ssse3", Ty.V64, "pshufd.32", 1, 0),
        ("x86-64-avx512", Ty.V64, "vprolq", 1, 0),
        ("aarch64-sha3", Ty.V64, "xar.0", 2, 0),
        ("x86-64-sse2", Ty.V32, "pshuflw+hw.16", 2, 0),
        ("x86-64-sse2", Ty.V32, "pshufd+psrlq", 2, 0),
        ("x86-64-avx2", Ty.V32, "pnot", 1, 0),  # nothing waits for the constant of all ones
        ("x86-64-avx512vl", Ty.V32, "movd.to", 2, 0),
        ("x86-64-xop", Ty.V32, "vprotd", 2, 0),
        ("x86-64-xop", Ty.V32, "pshufb.swap", 1, 0),
        ("x86-64-vaes", Ty.B256, "aesenc", 3, 2),
        ("x86-64-vaes", Ty.B256, "low", 0, 0),
        ("x86-64-vaes-avx512vl", Ty.B512, "aesenc", 3, 0),
        ("aarch64", Ty.U32, "eor", 1, 0),
        ("aarch64-sha3", Ty.V32, "eor3", 2, 0),
        ("aarch64-neon", Ty.V32, "usra", 4, 0),
        ("aarch64-neon", Ty.V32, "shl+sri", 4, 0),
        ("aarch64-sve2", Ty.V32, "xar", 2, 0),
        ("aarch64-aes", Ty.B128, "aesmc", 2, 0),
    ],
)
def test_instructions_have_the_latencies_of_the_core_that_their_target_is_like(
    target: str, ty: Ty, name: str, latency: int, bypass: int
) -> None:
    found = [
        insn
        for unit in (*TARGETS[target].units, *TARGETS[target].planes)
        for insn in unit.insns
        if unit.ty is ty and insn.name == name
    ]
    assert {(insn.latency, insn.bypass) for insn in found} == {(latency, bypass)}


def test_a_core_times_instructions_with_a_kind_of_work() -> None:
    """Each kind on the path counts; the last one determines the bypass to other work."""
    core = CORES["golden-cove"]
    told, untold = (
        Insn(name, ("x",), (), var("x", Ty.V32), "", 7, 1, "", lookup=False, work=work)
        for name, work in (("told", "permute aes"), ("untold", ""))
    )
    unit = replace(TARGETS["x86-64-avx2"].units[-1], insns=(told, untold))
    assert [(insn.latency, insn.bypass) for insn in core.timed(unit).insns] == [(6, 2), (7, 0)]
    assert [core.latency(insn, 32) for insn in (told, untold)] == [6, 1]


def test_work_that_keeps_its_port_counts_as_on_fewer() -> None:
    rotate = next(insn for name, _, insn, size in spelled() if insn.name == "vprold" and size == 64)
    add = next(insn for name, _, insn, size in spelled() if insn.name == "paddd" and size == 64)
    assert CORES["zen4"].ports(rotate, 64) == ("f1",)
    assert CORES["zen4"].ports(rotate, 32) == ("f1", "f2")
    assert len(CORES["zen4"].ports(add, 64)) == 2
