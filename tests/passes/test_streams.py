"""Streams are copies for several messages; each step of all streams precedes the next step."""

import random

import pytest

from hashwright.graph.ir import heading
from hashwright.hashes.md5 import MD5
from hashwright.hashes.ripemd160 import RIPEMD160
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.output.generate import lower_all
from hashwright.passes.streams import interleave_streams, names
from hashwright.requests.request import resolve


@pytest.mark.parametrize("hash_", [MD5, RIPEMD160], ids=lambda hash_: hash_.name)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_stream_computes_the_hash_of_its_own_message(hash_: MerkleDamgard, count: int) -> None:
    rng = random.Random(count)
    graph = interleave_streams(hash_.compress, count)
    env = {str(node.attr): rng.getrandbits(32) for node in graph.inputs}
    made = graph.evaluate(env)
    for stream in names(count):
        alone = {str(node.attr): env[f"{node.attr}{stream}"] for node in hash_.compress.inputs}
        expected = hash_.compress.evaluate(alone)
        assert {name: made[name + stream] for name in expected} == expected
    assert len(made) == count * len(hash_.iv)


def test_one_stream_is_the_kernel_itself() -> None:
    assert interleave_streams(MD5.compress, 1) == MD5.compress


def test_the_steps_alternate() -> None:
    graph = interleave_streams(RIPEMD160.compress, 2)
    assert [heading(step) for step in graph.steps[158:163]] == [
        "stream a, left step 80, f5",
        "stream b, left step 80, f5",
        "stream a, right step 1, f5",
        "stream b, right step 1, f5",
        "stream a, right step 2, f5",
    ]


@pytest.mark.parametrize("order", ["step", "line"])
def test_streams_follow_the_order_of_the_lines(order: str) -> None:
    alone, several = (
        lower_all(resolve("ripemd160", "x86-64-avx2", kernel="lanes", schedule=f"order={order},streams={n}"))[
            "compress"
        ]
        for n in (1, 3)
    )
    assert [(step.line, step.index) for step in several.graph.steps[::3]] == [
        (step.line, step.index) for step in alone.graph.steps
    ]
    assert several.facts.instructions == 3 * alone.facts.instructions
    assert several.facts.critical_path == alone.facts.critical_path


def test_instructions_are_in_the_order_of_the_steps() -> None:
    made = lower_all(resolve("md5", "x86-64-bmi", kernel="lanes", schedule="streams=2"))["compress"]
    places = [made.instructions.index(step.made[0]) for step in made.graph.steps]
    assert places == sorted(places)
    assert [step.stream for step in made.graph.steps[:4]] == ["a", "b", "a", "b"]
