"""The expected cycles of a program before its measurement."""

import pytest

from hashwright.explore.forecast import NEAREST, bound, expected, likely
from hashwright.explore.programs import Unmeasured, program
from hashwright.explore.space import ASSEMBLY, Point
from hashwright.explore.study import MEASURED, Record
from hashwright.native import compiler
from hashwright.requests.request import resolve
from hashwright.targets.cores import CORES

ZEN4 = CORES["zen4"]
BLOCK = 64  # bytes


def made(hash_name: str, target: str, kernel: str, schedule: str = "") -> Unmeasured:
    """A kernel in C."""
    request = resolve(hash_name, target, kernel=kernel, schedule=schedule)
    return program(Point(request, "C", compiler.find()))


def test_blocks_follow_each_other_through_each_word_of_the_state() -> None:
    """In one block, the longest chain starts at a word that the preceding block computed a cycle earlier."""
    of = made("md5", "x86-64", "blocks")
    assert of.listings["compress"].facts.critical_path == 290
    assert bound(of, ZEN4) == 289 / BLOCK


def test_what_is_side_by_side_is_bound_by_ports() -> None:
    of = made("md5", "x86-64-bmi", "lanes", "streams=4")
    assert bound(of, ZEN4) > 289 / BLOCK / 4


def test_of_code_for_any_processor_nothing_is_expected() -> None:
    assert expected(made("md5", "portable", "blocks"), ZEN4) == 0


def test_a_batch_in_assembly_is_bound_by_the_block_function_for_several_messages() -> None:
    lanes = resolve("md5", "x86-64-avx2", kernel="lanes", schedule="streams=2", emitter="gas")
    batch = resolve("md5", "x86-64-avx2", kernel="batch", schedule="streams=2", emitter="gas")
    several, all_ = (expected(program(Point(each, ASSEMBLY, None)), ZEN4) for each in (lanes, batch))
    assert all_ == pytest.approx(several, rel=0.03)


def record(cpb: float, predicted: float, **picked: str) -> Record:
    return Record(MEASURED, picked={"written": "assembly", **picked}, cpb=cpb, predicted=predicted)


POINT = {"written": "assembly", "f": "a", "g": "b"}
NEAR = [record(6.6, 6.0, f="a", g="b"), record(3.3, 3.0, f="a", g="c"), record(5.5, 5.0, f="a", g="d")]
FAR = [record(9.0, 3.0, f="x", g="y") for _ in range(NEAREST)]


def test_the_errors_of_the_nearest_count() -> None:
    assert likely(4.0, POINT, [*FAR, *NEAR]) == pytest.approx(4.4)


def test_what_is_written_otherwise_does_not_count() -> None:
    others = [record(9.0, 3.0, f="a", g="b", written="C")]
    assert likely(4.0, POINT, others) == 4.0
    assert likely(4.0, POINT, [*others, *NEAR]) == pytest.approx(4.4)


def test_where_the_model_is_silent_the_nearest_say_what_it_takes() -> None:
    assert likely(0.0, POINT, [record(cpb, 0.0, f="a", g="b") for cpb in (5.0, 7.0, 6.0)]) == 6.0
