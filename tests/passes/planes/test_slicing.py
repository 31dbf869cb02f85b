"""Every function of AEGIS-128L over planes, compared with its description."""

from typing import Final

import pytest

from hashwright.graph.ir import Graph, Var, const, numbered, row, var
from hashwright.graph.semantics import Op, Ty
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.passes.planes.slicing import fits, in_planes
from hashwright.passes.representation import Representation, store
from tests import kernels
from tests.passes.planes import bits

WORDS: Final = (Ty.U64, Ty.U32)
FUNCTIONS: Final = AEGIS128L.functions()


def laid(values: dict[str, int], graph: Graph, ty: Ty) -> dict[str, int]:
    """Values of blocks, by name, as words: the state in planes, other blocks as in memory."""
    made: dict[str, int] = {}
    held = {slot: values[name] for slot, name in enumerate(map(str, graph.state)) if name in values}
    if held:
        planes = bits.planes(held, ty.bits)
        made |= {f"p{i}": word for i, word in enumerate(word for plane in planes for word in plane)}
    for name in values.keys() - set(map(str, graph.state)):
        made |= {f"{name}_{i}": word for i, word in enumerate(bits.words([values[name]], ty.bits))}
    return made


def agrees(described: Graph, ty: Ty) -> bool:
    made = in_planes(described, ty)
    return all(
        made.evaluate(laid(env, described, ty)) == laid(described.evaluate(env), described, ty)
        for seed in range(2)
        for env in kernels.inputs(described, seed)
    )


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("ty", WORDS)
def test_every_function_computes_the_described_one(ty: Ty, name: str) -> None:
    assert agrees(FUNCTIONS[name], ty)


@pytest.mark.parametrize("ty", WORDS)
def test_words_may_be_complements_too(ty: Ty) -> None:
    """One change of variables after the other."""
    for name in ("update", "decrypt", "initial"):
        complemented = store(FUNCTIONS[name], Representation(complemented=(Var("s", 3), Var("s", 7))))
        assert agrees(complemented, ty)
        assert store(
            FUNCTIONS[name], Representation(complemented=(Var("s", 3), Var("s", 7)), planes=ty)
        ).outputs == (in_planes(complemented, ty).outputs)


def test_what_lies_beside_a_block_is_masked_out() -> None:
    """A word of the state absorbs one block of a pair, and others do not."""
    state, (x, y) = FUNCTIONS["update"].inputs[:8], (var(name, Ty.B128) for name in "xy")
    outputs = {node.attr: node ^ x if i == 2 else node ^ y & x for i, node in enumerate(state)}
    assert agrees(Graph("beside", (*state, x, y), outputs, state=AEGIS128L.principal().state), Ty.U64)


def test_constants_are_in_every_slot() -> None:
    state = FUNCTIONS["update"].inputs[:8]
    outputs = {node.attr: node ^ const(0x0123 << 7 * i, Ty.B128) for i, node in enumerate(state)}
    assert agrees(Graph("constants", state, outputs, state=AEGIS128L.principal().state), Ty.U64)


def test_an_update_is_one_round_for_all_words() -> None:
    """Each word of a plane passes through the S-box once: 32 ANDs for 64 bytes."""
    made = in_planes(FUNCTIONS["update"], Ty.U64)
    variable = [
        node for node in made.nodes() if node.op is Op.AND and Op.CONST not in [arg.op for arg in node.args]
    ]
    assert len(variable) == 2 * 32


def test_planes_hold_eight_blocks_at_most() -> None:
    for count, expected in ((6, True), (8, True), (9, False)):
        state = row("s", count, Ty.B128)
        words = tuple(node.attr for node in state)
        assert fits(Graph("rotate", state, numbered("s", state[1:] + state[:1]), state=words)) is expected
    assert not fits(Graph("wide", row("s", 2, Ty.B256), {}))
