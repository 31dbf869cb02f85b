"""The circuit of the S-box, and AES rounds over planes, compared with the definitions of FIPS 197."""

import random
from collections.abc import Callable, Mapping
from typing import Final

import pytest

from hashwright.graph.ir import aes_mix, aes_sub, evaluate, topological, var
from hashwright.graph.semantics import INTS, Op, Ty, meaning
from hashwright.passes.planes.exchange import gather, spread
from hashwright.passes.planes.layout import Layout, Move, Planes, moved
from hashwright.passes.planes.rounds import mix, sub
from hashwright.passes.planes.sbox import CIRCUIT, sbox
from tests.passes.planes import bits

LAYOUTS: Final = (Layout(Ty.U64), Layout(Ty.U32))
BLOCK: Final = var("x", Ty.B128)


@pytest.fixture(params=LAYOUTS, ids=lambda layout: layout.ty.name)
def layout(request: pytest.FixtureRequest) -> Layout:
    made: Layout = request.param
    return made


def planes_of(layout: Layout) -> Planes:
    return tuple(tuple(var(f"p{bit}_{word}", layout.ty) for word in range(layout.words)) for bit in range(8))


def values_of(planes: Planes, blocks: Mapping[int, int], layout: Layout) -> dict[str, int]:
    """The values of variable planes with these blocks, by slot."""
    held = bits.planes(blocks, layout.ty.bits)
    return {
        str(node.attr): value
        for plane, words in zip(planes, held, strict=True)
        for node, value in zip(plane, words, strict=True)
    }


def substituted(byte: int) -> int:
    return int(meaning(INTS, Op.AES_SUB, Ty.B128, None, [byte * (2**128 // 255)])) & 0xFF


def test_the_circuit_is_the_s_box() -> None:
    """The S-box of every byte: 32 bytes at a time, one in each bit of a word."""
    given = [var(f"b{i}") for i in range(8)]
    for first in range(0, 256, 32):
        env = {f"b{i}": sum((first + k >> i & 1) << k for k in range(32)) for i in range(8)}
        made = evaluate(sbox(given), env)
        for k in range(32):
            assert sum((word >> k & 1) << i for i, word in enumerate(made)) == substituted(first + k)


def test_the_circuit_is_as_small_as_published() -> None:
    assert len(CIRCUIT.split()) == 115
    nodes = topological(sbox([var(f"b{i}") for i in range(8)]))
    assert [sum(node.op is op for node in nodes) for op in (Op.AND, Op.XOR, Op.NOT)] == [32, 83, 4]


def after(
    function: Callable[[Planes, Layout], Planes], blocks: Mapping[int, int], layout: Layout
) -> dict[int, int]:
    """The blocks, by slot, that a function of planes computes from blocks."""
    planes = planes_of(layout)
    made = function(planes, layout)
    found = evaluate([word for plane in made for word in plane], values_of(planes, blocks, layout))
    return bits.blocks(
        [found[i : i + layout.words] for i in range(0, len(found), layout.words)], layout.ty.bits
    )


def drawn(seed: int) -> dict[int, int]:
    rng = random.Random(seed)
    return {slot: rng.getrandbits(128) for slot in range(8)}


@pytest.mark.parametrize("seed", range(3))
def test_parts_of_rounds(layout: Layout, seed: int) -> None:
    blocks = drawn(seed)
    mixed, subbed = after(mix, blocks, layout), after(sub, blocks, layout)
    for slot, block in blocks.items():
        assert mixed[slot] == evaluate([aes_mix(BLOCK)], {"x": block})[0]
        assert subbed[(slot + 1) % 8] == evaluate([aes_sub(BLOCK)], {"x": block})[0]


def test_a_move_by_slots_is_one_rotate(layout: Layout) -> None:
    """Each word is moved, because the words of a keystream are in several slots."""
    planes = planes_of(layout)
    made = moved(planes, layout, Move(slots=3))
    assert all(
        word.op is Op.ROTL and word.args == (old,)
        for plane, was in zip(made, planes, strict=True)
        for word, old in zip(plane, was, strict=True)
    )
    blocks = drawn(4)
    assert after(lambda p, _: moved(p, layout, Move(slots=3)), blocks, layout) == {
        (slot + 3) % 8: block for slot, block in blocks.items()
    }


@pytest.mark.parametrize("slot", range(8))
def test_blocks_come_out_of_planes(layout: Layout, slot: int) -> None:
    blocks, planes = drawn(slot), planes_of(layout)
    found = evaluate(gather(planes, slot, layout), values_of(planes, blocks, layout))
    assert found == bits.words((blocks[slot], blocks[(slot + 4) % 8]), layout.ty.bits)


@pytest.mark.parametrize("count", [1, 2])
def test_blocks_go_into_planes(layout: Layout, count: int) -> None:
    rng = random.Random(count)
    blocks = [rng.getrandbits(128) for _ in range(count)]
    given = bits.words(blocks, layout.ty.bits)
    nodes = tuple(var(f"w{i}", layout.ty) for i in range(len(given)))
    planes = spread(nodes, layout)
    env = {str(node.attr): value for node, value in zip(nodes, given, strict=True)}
    found = [evaluate(plane, env) for plane in planes]
    assert found == bits.planes({4 * i: block for i, block in enumerate(blocks)}, layout.ty.bits)
