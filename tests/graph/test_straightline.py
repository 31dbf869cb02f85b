"""Graphs as Python functions, compared with their evaluation node by node."""

import random

import pytest

from hashwright.graph.ir import Graph, Var, mk, var
from hashwright.graph.semantics import Op, Ty
from hashwright.graph.straightline import straightline
from hashwright.hashes import HASHES


@pytest.mark.parametrize("name", HASHES)
def test_every_function_of_a_description_computes_what_its_graph_says(name: str) -> None:
    rng = random.Random(name)
    for graph in HASHES[name].functions().values():
        function = straightline(graph)
        for _ in range(3):
            values = [rng.getrandbits(node.ty.bits) for node in graph.inputs]
            named = {str(node.attr): value for node, value in zip(graph.inputs, values, strict=True)}
            assert function(*values) == tuple(graph.evaluate(named).values()), graph.name


def test_what_no_description_uses_is_right_too() -> None:
    x, wide = var("x", Ty.U32), var("wide", Ty.B256)
    outputs = {
        Var("down"): mk(Op.SHR, Ty.U32, (x,), 5),
        Var("up"): mk(Op.SHL, Ty.U32, (x,), 7),
        Var("less"): mk(Op.SUB, Ty.U32, (var("y", Ty.U32), x)),
        Var("half"): mk(Op.HIGH, Ty.B128, (wide,)),
    }
    graph = Graph("odd", (x, var("y", Ty.U32), wide), outputs)
    values = {"x": 0xFEDCBA98, "y": 3, "wide": 0x1234 << 200 | 0x99}
    assert straightline(graph)(*values.values()) == tuple(graph.evaluate(values).values())
