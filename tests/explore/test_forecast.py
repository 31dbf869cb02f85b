"""The expected cycles of a program before its measurement."""

import pytest

from hashwright.explore.forecast import bound, expected
from hashwright.explore.programs import Unmeasured, program
from hashwright.explore.space import ASSEMBLY, Point
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
