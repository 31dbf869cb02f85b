"""A kernel measured in this process; a wrong one is not timed."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from hashwright.bench.trial import Trial, candidate, timed
from hashwright.errors import CheckFailed
from hashwright.graph.ir import Var
from hashwright.lower.order import Listing
from hashwright.output.generate import lower_all, routines
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from tests import needs

SAMPLES = 2


def trial(request: Request, listings: Mapping[str, Listing]) -> Trial:
    """The figures of the first routine of the listings, in this process."""
    made = next(iter(routines(request, listings)))
    return timed(request, candidate(request, made), size=1 << 10, samples=SAMPLES)


@pytest.mark.parametrize(
    ("hash_name", "target", "kernel", "schedule"),
    [
        ("md5", "x86-64", "blocks", ""),
        ("md5", "x86-64-bmi", "blocks", "rounds=loop"),
        ("ripemd160", "x86-64", "blocks", "order=round,sched=source"),
        ("md5", "x86-64-sse2", "lanes", ""),
        ("md5", "x86-64", "lanes", "streams=2"),
    ],
)
def test_a_kernel_is_made_checked_and_timed(hash_name: str, target: str, kernel: str, schedule: str) -> None:
    needs.peachpy()
    needs.runs(TARGETS[target])
    request = resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter="obj")
    found = trial(request, lower_all(request))
    assert found.cpb > 0
    assert found.code_bytes > 500


def test_a_wrong_kernel_is_not_timed() -> None:
    needs.peachpy()
    needs.runs(TARGETS["x86-64"])

    request = resolve("md5", "x86-64", kernel="blocks", emitter="obj")
    compress = lower_all(request)["compress"]
    outputs = dict(compress.graph.outputs)
    outputs[Var("h", 0)], outputs[Var("h", 1)] = outputs[Var("h", 1)], outputs[Var("h", 0)]
    wrong = replace(compress, graph=replace(compress.graph, outputs=outputs))
    with pytest.raises(CheckFailed, match="is wrong for 1024 bytes"):
        trial(request, {"compress": wrong})
