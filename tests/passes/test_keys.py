"""Round keys: terms that are XORed with an AES round become its key."""

import pytest

from hashwright.graph.ir import Graph, Var, aesround, var
from hashwright.graph.semantics import Ty
from hashwright.passes.keys import RoundKey, place_keys

S0, S1, M0, M1 = (var(Var(role, i), Ty.B128) for role in "sm" for i in (0, 1))


@pytest.mark.parametrize("place", RoundKey)
def test_terms_that_are_the_same_cancel(place: RoundKey) -> None:
    outputs = {S1.attr: aesround(S0, M0 ^ S1) ^ M1 ^ M0}
    graph = Graph("f", (S0, S1, M0, M1), outputs, state=(S0.attr, S1.attr))
    made = place_keys(graph, place)
    assert made.inputs == graph.inputs
    assert M0 not in made.nodes()
    bare = Graph("f", (S0, M0), {Var("s", 0): aesround(S0, M0) ^ M0}, state=(S0.attr,))
    assert M0 not in place_keys(bare, place).nodes()
