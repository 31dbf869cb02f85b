"""The order in which the words of a state are replaced."""

from typing import Final

import pytest

from hashwright.graph.ir import Var, topological
from hashwright.graph.semantics import Op
from hashwright.output.generate import lower_all
from hashwright.passes.replacing import Results, in_order, keeps_operands
from hashwright.requests.request import resolve

HASHES: Final = ("aegis128x4", "aegis256x4")


def replaced_early(hash_: str, function: str) -> set[str]:
    """The words that a value replaces before their last use."""
    made = lower_all(resolve(hash_, "x86-64-vaes"))[function]
    place = {node: i for i, node in enumerate(made.instructions)}
    last: dict[Var, int] = {}
    for node in made.instructions:
        last |= dict.fromkeys((arg.attr for arg in node.args if arg.op is Op.VAR), place[node])
    return {str(word) for word in made.graph.state if place[made.graph.outputs[word]] < last[word]}


@pytest.mark.parametrize("hash_", HASHES)
@pytest.mark.parametrize("function", ["update", "encrypt", "decrypt"])
def test_one_word_of_each_part_is_replaced_early(hash_: str, function: str) -> None:
    assert replaced_early(hash_, function) == {"s0a", "s0b"}


def test_a_part_is_computed_after_the_other() -> None:
    made = lower_all(resolve("aegis128x4", "x86-64-vaes"))["encrypt"]
    parts = [
        {leaf.attr.part for leaf in topological((node,)) if leaf.op is Op.VAR} for node in made.instructions
    ]
    half = len(parts) // 2
    assert parts == [{"a"}] * half + [{"b"}] * half


def test_the_order_is_stable() -> None:
    made = lower_all(resolve("aegis128x4", "x86-64-vaes"))["encrypt"].graph
    assert in_order(made, Results.LATE) == made


@pytest.mark.parametrize("target", ["x86-64-aesni", "x86-64-aesni-avx"])
@pytest.mark.parametrize("order", ["plain", "late", "last", "down", "up"])
def test_the_output_is_before_the_words_of_the_state_or_after_them(order: str, target: str) -> None:
    made = lower_all(resolve("aegis256", target, schedule=f"results={order}"))["encrypt"]
    places = {str(name): made.instructions.index(node) for name, node in made.graph.outputs.items()}
    out = places.pop("c0")
    is_last = order in {"last", "down", "up"}
    assert (out > max(places.values())) is is_last
    assert (out < min(places.values())) is not is_last


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("plain", "s0 s1 s2 s3 s4 s5"),
        ("late", "s0 s5 s4 s3 s2 s1"),  # each follows the one whose successor reads it last
        ("last", "s0 s5 s4 s3 s2 s1"),
        ("down", "s5 s4 s3 s2 s1 s0"),
        ("up", "s1 s2 s3 s4 s5 s0"),
    ],
)
@pytest.mark.parametrize("function", ["update", "stream"])
def test_the_order_of_the_words(function: str, order: str, words: str) -> None:
    made = lower_all(resolve("aegis256", "x86-64-aesni-avx", schedule=f"results={order}"))[function].graph
    names = {node: str(name) for name, node in made.outputs.items()}
    (step,) = made.steps
    assert [name for node in step.made if (name := names[node]).startswith("s")] == words.split()


@pytest.mark.parametrize(
    ("target", "keeps"),
    [("x86-64-aesni", False), ("x86-64-aesni-avx", True), ("x86-64-vaes", True), ("aarch64-aes", False)],
)
def test_instructions_with_a_separate_destination_keep_their_operands(target: str, keeps: bool) -> None:
    setting = resolve("aegis128x2", target).setting()
    assert keeps_operands(setting.machine) is keeps
    assert setting.replaces_late is (keeps and target != "x86-64-vaes")  # with VAES, words are not in parts
