"""The program of a point: each kernel of each hash can be generated, checked and timed, by every emitter."""

from dataclasses import replace
from pathlib import Path

import pytest

from hashwright.bench.trial import Trial
from hashwright.errors import CheckFailed
from hashwright.explore import programs
from hashwright.explore.programs import HEATS, Unmeasured, program, raced
from hashwright.explore.space import ASSEMBLY, WRITTEN, Space
from hashwright.hashes import HASHES
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.native import compiler
from hashwright.native.compiler import Compiler
from hashwright.requests.request import find_hash, find_kernel, find_target
from hashwright.targets import TARGETS
from tests import needs
from tests.explore.compare import measured

KERNELS = [(hash_.name, kernel) for hash_ in HASHES.values() for kernel in hash_.kernels]


def own(of: Space) -> list[Unmeasured]:
    """The generator's own programs, by each emitter."""
    return [
        program(of.point(lambda name, _, picked=picked: picked[name]))  # type: ignore[misc]
        for picked in of.defaults()
    ]


def space(hash_name: str, kernel: str, target: str) -> Space:
    hash_ = find_hash(hash_name)
    length = "32" if kernel == "fixed" else None
    made = find_kernel(hash_, kernel)
    return Space(hash_, made, find_target(hash_, target, made), {"gcc": compiler.find()}, length)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("hash_name", "kernel"), KERNELS)
def test_every_kernel_is_measured_in_every_way(hash_name: str, kernel: str) -> None:
    for made in own(space(hash_name, kernel, "native")):
        got = measured(made)
        assert (got.cpb > 0, got.spread >= 0, (got.code_bytes or 0) > 0) == (True, True, True)


@pytest.mark.long
@pytest.mark.parametrize("kernel", [name for name, each in AEGIS128L.kernels.items() if not each.whole])
def test_assembly_that_is_only_a_part_is_never_run_as_the_whole(
    kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PeachPy can encode these loops, but they are not the whole kernel."""
    needs.runs(TARGETS["x86-64-aesni"])
    monkeypatch.setattr(programs, "candidate", None)
    made = next(each for each in own(space("aegis128l", kernel, "x86-64-aesni")) if each.point.cc is None)
    assert made.point.written == ASSEMBLY
    assert {Path(name).suffix for name in (made.plan.files if made.plan else ())} == {".c", ".h", ".S"}
    assert measured(made).cpb > 0


def test_other_loops_make_another_digest() -> None:
    of = space("aegis128l", "encrypt", "x86-64-aesni")
    texts = []
    for unroll in ("1", "2"):
        chosen = {WRITTEN: ASSEMBLY, "unroll": unroll}
        texts.append(program(of.point(lambda name, able, one=chosen: one.get(name, able[0]))).text)  # type: ignore[misc]
    assert len(set(texts)) == 2


def test_a_compiler_that_writes_nothing_is_reported() -> None:
    _, in_c = own(space("md5", "blocks", "x86-64"))
    lazy = replace(in_c, point=replace(in_c.point, cc=Compiler(("true",))))
    with pytest.raises(CheckFailed, match=r"'true' is not a C compiler: .* write --cc with another"):
        measured(lazy)


@pytest.mark.parametrize(
    ("best", "cpb", "heats"),
    [(None, 5.0, 3), (5.0, 5.5, 1), (5.0, 5.2, 2), (5.0, 5.02, 3), (5.0, 4.0, 3)],
)
def test_samples_by_how_slow_it_is(best: float | None, cpb: float, heats: int) -> None:
    taken: list[int] = []

    def timed(samples: int) -> Trial:
        taken.append(samples)
        return Trial(cpb, samples, 100)

    got = raced(timed, best)
    assert taken == [heat.samples for heat in HEATS[:heats]]
    assert got.spread == taken[-1]
