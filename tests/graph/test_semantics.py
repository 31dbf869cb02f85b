"""The operations over ints, compared with their definitions, and with the same operations over z3."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
import z3

from hashwright.graph.ir import ARITY, aesround, evaluate, mk, var
from hashwright.graph.semantics import HALF, INTS, MEANING, Z3, Op, Ty, meaning
from tests.oracles import vectors

TYPES: Final = tuple(Ty)
COUNTED: Final = (Op.ROTL, Op.SHL, Op.SHR)
AES: Final = (Op.AES_SUB, Op.AES_MIX)
PARTS: Final = (Op.JOIN, Op.LOW, Op.HIGH)  # operations whose arguments and results have different widths
WORDS: Final = tuple(op for op in MEANING if op not in (Op.CONST, *AES, *PARTS))


def edges(ty: Ty) -> list[int]:
    """Values at which errors with carries, signs and shifts show."""
    top = 1 << ty.bits - 1
    return [0, 1, 2, top - 1, top, top + 1, ty.mask - 1, ty.mask, ty.mask // 3]


def samples(ty: Ty, count: int) -> list[tuple[int, ...]]:
    """Every pair of edges, then random pairs."""
    rng = random.Random(f"{ty.name} {count}")
    drawn = [(rng.getrandbits(ty.bits), rng.getrandbits(ty.bits)) for _ in range(200)]
    pairs = [(x, y) for x in edges(ty) for y in edges(ty)] + drawn
    return list(dict.fromkeys(pair[:count] for pair in pairs))


def counts(op: Op, ty: Ty) -> list[Any]:
    """The attrs for tests of an operation."""
    return [0, 1, 7, ty.bits // 2, ty.bits - 1] if op in COUNTED else [None]


# The operations by their definitions, digit by digit, without Python's own operators on words.
def _bits(value: int, ty: Ty) -> str:
    return f"{value:0{ty.bits}b}"


def _each(function: Callable[..., bool]) -> Callable[..., int]:
    def over(ty: Ty, _: None, *args: int) -> int:
        columns = zip(*(_bits(arg, ty) for arg in args), strict=True)
        return int("".join("01"[function(*(digit == "1" for digit in column))] for column in columns), 2)

    return over


DEFINED: Final[dict[Op, Callable[..., int]]] = {
    Op.ADD: lambda ty, _, x, y: (x + y) % 2**ty.bits,
    Op.SUB: lambda ty, _, x, y: (x - y) % 2**ty.bits,
    Op.AND: _each(lambda x, y: x and y),
    Op.OR: _each(lambda x, y: x or y),
    Op.XOR: _each(lambda x, y: x != y),
    Op.NOT: _each(lambda x: not x),
    Op.ROTL: lambda ty, n, x: int(_bits(x, ty)[n:] + _bits(x, ty)[:n], 2),
    Op.SHL: lambda ty, n, x: int(_bits(x, ty)[n:] + "0" * n, 2),
    Op.SHR: lambda ty, n, x: int("0" * n + _bits(x, ty)[: ty.bits - n], 2),
    Op.BSWAP: lambda ty, _, x: int.from_bytes(x.to_bytes(ty.bits // 8, "little"), "big"),
    Op.MOVE: lambda ty, _, x: x,
}


@pytest.mark.parametrize("ty", TYPES, ids=lambda ty: ty.name)
@pytest.mark.parametrize("op", WORDS, ids=lambda op: op.name)
def test_over_ints_an_operation_is_what_it_is_defined_to_be(op: Op, ty: Ty) -> None:
    for attr in counts(op, ty):
        for args in samples(ty, ARITY[op]):
            assert meaning(INTS, op, ty, attr, args) == DEFINED[op](ty, attr, *args), (attr, args)


@pytest.mark.long
@pytest.mark.parametrize("ty", TYPES, ids=lambda ty: ty.name)
@pytest.mark.parametrize("op", WORDS, ids=lambda op: op.name)
def test_over_z3_an_operation_is_what_it_is_over_ints(op: Op, ty: Ty) -> None:
    reading = Z3()
    for attr in counts(op, ty):
        for args in samples(ty, ARITY[op]):
            over_z3 = meaning(reading, op, ty, attr, [reading.const(arg, ty) for arg in args])
            assert z3.simplify(over_z3).as_long() == meaning(INTS, op, ty, attr, args), (attr, args)


@pytest.mark.parametrize("wide", HALF, ids=lambda ty: ty.name)
def test_words_are_joined_and_taken_apart(wide: Ty) -> None:
    ty = HALF[wide]
    for low, high in samples(ty, 2):
        joined = int(_bits(high, ty) + _bits(low, ty), 2)
        for reading in (INTS, Z3()):
            given = [reading.const(low, ty), reading.const(high, ty)]
            made = meaning(reading, Op.JOIN, wide, None, given)
            parts = [meaning(reading, op, ty, None, [made]) for op in (Op.LOW, Op.HIGH)]
            found = [each if isinstance(each, int) else z3.simplify(each).as_long() for each in (made, *parts)]
            assert found == [joined, low, high]


@pytest.mark.parametrize("op", AES, ids=lambda op: op.name)
def test_each_block_of_a_wide_word_is_done_by_itself(op: Op) -> None:
    rng = random.Random(op.name)
    blocks = [rng.getrandbits(128) for _ in range(4)]
    alone = [meaning(INTS, op, Ty.B128, None, [block]) for block in blocks]
    for count, ty in ((2, Ty.B256), (4, Ty.B512)):
        given, expected = (sum(b << 128 * i for i, b in enumerate(each[:count])) for each in (blocks, alone))
        assert meaning(INTS, op, ty, None, [given]) == expected


@pytest.mark.parametrize("ty", TYPES, ids=lambda ty: ty.name)
def test_a_constant_is_itself_over_both(ty: Ty) -> None:
    for value in edges(ty):
        assert meaning(INTS, Op.CONST, ty, value, []) == value
        assert meaning(Z3(), Op.CONST, ty, value, []).as_long() == value


def test_every_operation_has_a_meaning_and_is_tested_here() -> None:
    assert set(Op) - {Op.VAR, Op.INSN} == set(MEANING)
    assert set(WORDS) == set(DEFINED)


def test_z3_finds_the_values_for_which_expressions_differ() -> None:
    """The proof must be able to fail."""
    x, y = var("x"), var("y")
    reading = Z3()
    env = {"x": reading.var("x", Ty.U32), "y": reading.var("y", Ty.U32)}
    right, wrong = evaluate([(x | y) - (x & y) - (x ^ y), (x | y) - (x ^ y)], env, reading)
    solver = z3.Solver()
    assert solver.check(right != 0) == z3.unsat
    assert solver.check(wrong != 0) == z3.sat


# AES. FIPS 197 writes a block as 16 bytes, the first of them the least significant of our blocks.


def block(text: str) -> int:
    return int.from_bytes(bytes.fromhex(text), "little")


@pytest.mark.parametrize("vector", vectors("aesround-test-vector"), ids=lambda v: v["name"])
def test_a_round_of_aes_is_the_published_one(vector: dict[str, str]) -> None:
    node = aesround(var("in", Ty.B128), var("rk", Ty.B128))
    env = {"in": block(vector["in"]), "rk": block(vector["rk"])}
    assert evaluate([node], env) == [block(vector["out"])]


# FIPS 197, figure 7: the rows 0, 5, 9 and f in part, and the example in 5.1.1.
@pytest.mark.parametrize(
    ("byte", "image"),
    [
        (0x00, 0x63), (0x01, 0x7C), (0x02, 0x77), (0x0F, 0x76), (0x10, 0xCA), (0x52, 0x00), (0x53, 0xED),
        (0x63, 0xFB), (0x80, 0xCD), (0x9A, 0xB8), (0xF0, 0x8C), (0xFE, 0xBB), (0xFF, 0x16),
    ],
)  # fmt: skip
def test_the_s_box_is_that_of_the_standard(byte: int, image: int) -> None:
    everywhere = int.from_bytes(bytes([byte]) * 16, "little")
    assert meaning(INTS, Op.AES_SUB, Ty.B128, None, [everywhere]).to_bytes(16, "little") == bytes([image]) * 16


def test_the_s_box_is_a_permutation_without_a_fixed_point() -> None:
    blocks = [int.from_bytes(bytes(range(i, i + 16)), "little") for i in range(0, 256, 16)]
    images = [meaning(INTS, Op.AES_SUB, Ty.B128, None, [given]) for given in blocks]
    boxed = b"".join(image.to_bytes(16, "little") for image in images)
    # ShiftRows moved the bytes within each block; the set of all bytes is unchanged.
    assert sorted(boxed) == list(range(256))


# FIPS 197, appendix B, round 1: the state after SubBytes and ShiftRows, and after MixColumns.
STARTED: Final = "193de3bea0f4e22b9ac68d2ae9f84808"
SHIFTED: Final = "d4bf5d30e0b452aeb84111f11e2798e5"
MIXED: Final = "046681e5e0cb199a48f8d37a2806264c"


def test_the_first_round_of_the_example_in_fips_197() -> None:
    assert meaning(INTS, Op.AES_SUB, Ty.B128, None, [block(STARTED)]) == block(SHIFTED)
    assert meaning(INTS, Op.AES_MIX, Ty.B128, None, [block(SHIFTED)]) == block(MIXED)


@pytest.mark.parametrize("op", [Op.AES_SUB, Op.AES_MIX], ids=lambda op: op.name)
def test_over_z3_the_maps_of_aes_are_any_maps(op: Op) -> None:
    """z3 knows only that equal blocks have equal images."""
    reading = Z3()
    x, y = reading.var("x", Ty.B128), reading.var("y", Ty.B128)
    (image_x, image_y) = evaluate(
        [mk(op, Ty.B128, (var(n, Ty.B128),)) for n in "xy"], {"x": x, "y": y}, reading
    )
    solver = z3.Solver()
    assert solver.check(x == y, image_x != image_y) == z3.unsat
    assert solver.check(x != y, image_x == image_y) == z3.sat
    assert solver.check(x == 0, image_x == 1) == z3.sat
