"""Round keys: what is XORed with an AES round, in its place."""

import pytest

from hashwright.ir import Graph, aesround, var
from hashwright.lower.keys import PLACES, place_keys
from hashwright.semantics import Ty

S0, S1, M0, M1 = (var(name, Ty.B128) for name in ("s0", "s1", "m0", "m1"))


@pytest.mark.parametrize("place", PLACES)
def test_terms_that_are_the_same_cancel(place: str) -> None:
    graph = Graph("f", (S0, S1, M0, M1), {"s1": aesround(S0, M0 ^ S1) ^ M1 ^ M0}, state=("s0", "s1"))
    made = place_keys(graph, place)
    assert made.inputs == graph.inputs
    assert M0 not in made.nodes()
    bare = Graph("f", (S0, M0), {"s0": aesround(S0, M0) ^ M0}, state=("s0",))
    assert M0 not in place_keys(bare, place).nodes()
