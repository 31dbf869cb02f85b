"""The tables of cores: whole, in themselves and beside the targets."""

from collections.abc import Iterator
from typing import Final

import pytest

from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES, GENERAL, OTHER, VECTOR, WIDE, Core, Pipes
from hashwright.targets.effects import IMMEDIATE, LEA3, LOAD, STORE, WORK
from hashwright.targets.model import Insn

BY_OPERANDS: Final = {OTHER, LOAD, STORE, IMMEDIATE, LEA3}

# The cores whose latencies the targets have.
LIKE_TARGETS: Final = {"x86_64": "golden-cove", "aarch64": "neoverse-n2"}


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
            assert pipes.turns >= 1
    assert core.source
    assert min(core.width, core.window, core.decoded, core.code, *core.fetched, *core.queues.values()) > 0


@pytest.mark.parametrize("core", CORES.values(), ids=lambda core: core.name)
def test_no_kind_is_told_twice(core: Core) -> None:
    for table in (core.general, core.vector, core.wide):
        kinds = [kind for kinds in table for kind in kinds.split()]
        assert len(kinds) == len(set(kinds))


def test_wide_registers_are_those_of_vectors_where_nothing_else_is_said() -> None:
    core = CORES["neoverse-v2"]
    assert core.pipes("shift", WIDE) is core.pipes("shift", VECTOR)
    assert core.pipes("shift", GENERAL) is core.general[OTHER]


def spelled() -> list[tuple[str, str, Insn, int]]:
    """What can be written in assembly: target, instruction set, instruction, bytes of its registers."""
    return [
        (target.name, target.isa.name, insn, unit.file.operand_bytes)
        for target in TARGETS.values()
        for unit in target.units
        for insn in unit.insns
        if target.isa and unit.file and insn.asm
    ]


def test_targets_have_the_latencies_of_one_core() -> None:
    """XOP's are those of an older core; what moves between registers is half of the way there and back."""
    for name, isa, insn, size in spelled():
        core = CORES[LIKE_TARGETS[isa]]
        if "xop" not in name and core.ports(insn, size):
            assert core.latency(insn, size) == insn.latency, (name, insn.name)


def test_work_that_keeps_its_port_counts_as_on_fewer() -> None:
    rotate = next(insn for name, _, insn, size in spelled() if insn.name == "vprold" and size == 64)
    add = next(insn for name, _, insn, size in spelled() if insn.name == "paddd" and size == 64)
    assert CORES["zen4"].ports(rotate, 64) == ("f1",)
    assert CORES["zen4"].ports(rotate, 32) == ("f1", "f2")
    assert len(CORES["zen4"].ports(add, 64)) == 2
