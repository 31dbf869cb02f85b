"""Loops bound by latency, and the extra latency from AES results to other instructions."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import pytest

from hashwright.graph.ir import Graph, Node, Var, aesround, var
from hashwright.graph.semantics import Ty
from hashwright.lower.cover import cover
from hashwright.lower.order import Listing, listing
from hashwright.lower.recurrence import recurrence
from hashwright.output.generate import lower_all
from hashwright.passes.keys import RoundKey, choose
from hashwright.requests.registry import KEY
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS

MACHINE: Final = TARGETS["x86-64-aesni-avx"].machine(1, ())
X, Y, M = (var(name, Ty.B128) for name in "xym")
EARLY: Final = frozenset({Var("m")})
STATE: Final = (Var("x"), Var("y"))


def covered(outputs: Mapping[str, Node]) -> Graph:
    named = {Var(name): node for name, node in outputs.items()}
    return cover(Graph("call", (X, Y, M), named, early=EARLY, state=STATE), MACHINE)


@pytest.mark.parametrize(
    ("outputs", "cycles"),
    [
        ({"x": X ^ M, "y": Y}, 1),
        ({"x": aesround(X, M), "y": Y}, 3),
        ({"x": aesround(X ^ M, Y), "y": Y}, 6),  # 3 for the round, 2 for the bypass to the XOR, 1 for the XOR
        ({"x": aesround(Y, M), "y": X ^ M}, Fraction(6, 2)),  # through both words, in two calls
        ({"x": aesround(Y, M), "y": aesround(X, Y)}, 3),
    ],
)
def test_a_loop_takes_the_maximum_mean_of_its_paths(outputs: Mapping[str, Node], cycles: Fraction) -> None:
    assert recurrence(covered(outputs)) == cycles


def test_what_makes_no_state_is_no_loop() -> None:
    assert recurrence(covered({"x": Y, "y": M})) is None  # no word depends on an earlier one
    assert recurrence(cover(Graph("call", (X, M), {Var("z"): X ^ M}, state=STATE[:1]), MACHINE)) is None


def test_a_result_of_aes_is_later_for_other_instructions() -> None:
    near = covered({"x": aesround(aesround(X, M), Y), "y": Y})
    far = covered({"x": aesround(X, M) & Y, "y": Y})
    assert (listing(near).facts.critical_path, listing(far).facts.critical_path) == (6, 6)


def lowered(target: str, place: str) -> dict[str, Listing]:
    return lower_all(resolve("aegis128l", target, schedule=f"key={place}"))


# AEGIS-128L: words into which messages are XORed form loops of their own, unless the key is the message.
@pytest.mark.parametrize(
    ("schedule", "cycles"),
    [("key=sum", 6), ("key=word", 6), ("key=data", Fraction(15, 4)), ("key=sum,defer=run", Fraction(15, 4))],
)
def test_loops_of_a_cipher(schedule: str, cycles: Fraction) -> None:
    listings = lower_all(resolve("aegis128l", "x86-64-aesni-avx512vl", schedule=schedule))
    assert listings["update"].facts.loop == listings["encrypt"].facts.loop == cycles


@pytest.mark.parametrize(
    "target", ["x86-64-aesni", "x86-64-aesni-avx", "x86-64-aesni-avx512vl", "x86-64-vaes-avx512vl"]
)
def test_the_place_of_keys_is_chosen_by_the_loop(target: str) -> None:
    """Each function has its own key."""
    places = [value.word for value in KEY.values if value.does]
    loops = {
        place: {name: made.facts.loop for name, made in lowered(target, place).items() if made.facts.loop}
        for place in ("loop", *places)
    }
    assert loops["loop"] == {name: min(loops[place][name] for place in places) for name in loops["loop"]}
    assert loops["loop"]["update"] < 6


def test_without_a_loop_the_fewest_instructions_win() -> None:
    """Terms that are known early are XORed before the round."""
    once = Graph("once", (X, Y, M), {Var("z"): aesround(X, Y ^ M)}, early=EARLY, state=STATE)
    assert choose(once, MACHINE) is RoundKey.SUM
