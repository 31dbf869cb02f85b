"""The loops of kernels as problems: what an iteration computes, reads and stores."""

from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.explore.optimum import LoopProblem, parts
from hashwright.explore.periodic import optimum
from hashwright.output.generate import lower_all
from hashwright.requests.request import Request, resolve
from hashwright.targets.cores import CORES
from tests import needs

ZEN4: Final = CORES["zen4"]


def request(hash_name: str, kernel: str, target: str, schedule: str = "") -> Request:
    return resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter="gas")


def whole(asked: Request) -> LoopProblem:
    (found,) = parts(asked, ZEN4)
    return found


def test_a_loop_of_aegis() -> None:
    """AEGIS-128L: eight rounds and two XORs, two message words, and the state of the previous iteration."""
    found = whole(request("aegis128l", "mac", "x86-64-aesni-avx", "unroll=1"))
    assert (found.is_whole, found.bytes) == (True, 32)
    operations = found.problem.operations[: len(found.problem.operations) // found.iterations]
    rounds = [each for each in operations if any(piece.ports == {"f0", "f1"} for piece in each.pieces)]
    assert len(rounds) == 8
    assert all(read.earlier in (0, 1) for each in operations for read in each.reads)
    assert {read.earlier for each in rounds for read in each.reads} >= {1}
    assert found.problem.registers == 16
    assert found.problem.stores == 0
    assert found.problem.constants.count(False) == 2 * found.iterations


def test_what_encryption_stores() -> None:
    found = whole(request("aegis128l", "encrypt", "x86-64-aesni-avx512vl", "unroll=2"))
    assert found.problem.stores == 4 * found.iterations


def test_message_words_are_memory_operands() -> None:
    found = whole(request("aegis256", "mac", "x86-64-aesni-avx", "unroll=1"))
    assert any(each.folded for each in found.problem.operations)


def test_instructions_that_overwrite_an_operand() -> None:
    """Without AVX, rounds overwrite the state word that they transform; with it, they overwrite nothing."""
    without, with_ = (
        whole(request("aegis128l", "mac", target, "unroll=1")).problem.operations
        for target in ("x86-64-aesni", "x86-64-aesni-avx")
    )
    assert any(each.overwritten for each in without)
    assert not any(each.overwritten for each in with_)


def test_the_rounds_of_a_hash_are_loops() -> None:
    """Each round of MD5 reads what the previous iteration of the same round computed."""
    asked = request("md5", "lanes", "x86-64-avx512vl", "lanes=8,streams=1")
    found = list(parts(asked, ZEN4))
    assert [each.name for each in found] == ["round 2", "round 3", "round 4"]
    assert not any(each.is_whole for each in found)
    assert {each.bytes for each in found} == {8 * 16}
    graph = lower_all(asked)["compress"].graph
    steps = [step for step in graph.steps if step.round == 1]
    assert len(steps) == 16
    for each in found:
        carried = [read for one in each.problem.operations for read in one.reads if read.earlier]
        assert {read.earlier for read in carried} == {1}
        assert len({read.value for read in carried}) == 4  # the words of the state


def test_delays_between_kinds_of_work() -> None:
    """On Golden Cove, the result of a round is ready two cycles later for an XOR than for another round."""
    (found,) = parts(request("aegis256", "mac", "x86-64-aesni-avx", "unroll=1"), CORES["golden-cove"])
    assert {read.ready for each in found.problem.operations for read in each.reads} >= {3, 5}


def test_the_core_must_run_the_target() -> None:
    with pytest.raises(UserError, match=r"does not run code for .* write --core with another core"):
        list(parts(request("aegis128l", "mac", "aarch64-aes"), ZEN4))


def test_the_optimum_of_aegis_256(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest chain of two updates has two rounds and an XOR: nine cycles."""
    needs.package("ortools")
    monkeypatch.setattr("hashwright.explore.optimum.ENOUGH", 1)
    best = optimum(whole(request("aegis256", "mac", "x86-64-aesni-avx", "unroll=2")).problem, 120.0)
    assert best.is_proved
    assert best.found == 9
