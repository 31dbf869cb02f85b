"""Terms: their normal form changes no value, and is one object for different expressions of a value."""

from collections.abc import Callable, Sequence
from functools import reduce
from operator import add, and_, or_, sub, xor
from typing import Any, Final
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.hashes import HASHES
from hashwright.proof.say import terms
from hashwright.proof.say.formulas import Formulas, equal
from hashwright.proof.say.terms import (
    WORD,
    Term,
    apply,
    byte_mask,
    choose,
    const,
    forget,
    is_sum_within,
    is_zero,
    join,
    less,
    lookup,
    low_product,
    memory,
    overwritten,
    part,
    product,
    quotient,
    rotate,
    spelled,
    total,
    unknowns,
    var,
)
from hashwright.proof.say.values import Values
from tests import needs

X, Y, Z = (var(name, 32) for name in "xyz")
N, AT = var("n", 64), var("at", 64)
LENGTH = total(((N, 32),), 64, 5)
ROUNDED: Final = AT - const(1152, 64) & const(-64, 64)  # a multiple of 64
MASK: Final = 0xFFFFFFFF


def _by_halves(x: Term, y: Term) -> Term:
    """A product as vectors of 64 bits compute it, whose registers contain words."""

    def kept(term: Term) -> Term:
        return join(part(term, 0, 32), part(term, 32, 32))

    both = kept(low_product(kept(x >> 32), y)) + kept(low_product(kept(y >> 32), x))
    return kept(low_product(x, y)) + kept(kept(both) << 32)


# The difference of two tags: words and bytes of it, each an exclusive or of many terms.
UNLIKE: Final = [reduce(xor, (var(f"t{i}{j}", 32) for j in range(9))) for i in range(4)]
BYTES: Final = [part(word, at, 8) for word in UNLIKE for at in range(0, 32, 8)]


# Different expressions of the same value.
SAME: Final = {
    "halves of a rotation": ((X << 7) | (X >> 25), rotate(X, 7)),
    "halves of a rotation, added": ((X << 7) + (X >> 25), rotate(X, 7)),
    "halves of a rotated sum": ((X + Y << 9) ^ (X + Y >> 23), rotate(X + Y, 9)),
    "a selection": ((X & Z) | (Y & ~Z), ((X ^ Y) & Z) ^ Y),
    "a selection, added": ((X & Z) + (Y & ~Z), (X & Z) | (Y & ~Z)),
    "a complement in a sum": (X + ~Y, X - Y - const(1, 32)),
    "a sum's complement": (~(X + Y), const(-1, 32) - X - Y),
    "a sum's complement in a function": (~(X + Y) & Z, Z & (const(-1, 32) - Y - X)),
    "a lookup": (lookup(0xCA, Z, X, Y), (Z & X) | (~Z & Y)),
    "halves of a word exchanged": (join(part(X, 16, 16), part(X, 0, 16)), rotate(X, 16)),
    "a byte of a length, of its low half": (part(LENGTH, 8, 8), part(part(LENGTH, 0, 32), 8, 8)),
    "halves of a length": (join(part(LENGTH, 0, 32), part(LENGTH, 32, 32)) << 3, LENGTH << 3),
    "halves of a multiple": (join(part(N << 5, 0, 32), part(N << 5, 32, 32)) << 3, N << 8),
    "parts of a function": (join(part(X, 0, 8) ^ part(Y, 0, 8), part(X, 8, 24) ^ part(Y, 8, 24)), X ^ Y),
    "an address": ((AT + (N << 6)) - (N << 6) + const(64, 64), AT + const(64, 64)),
    "the low bits of a sum of multiples": ((N << 7) + const(0xC0, 64) & const(0x7F, 64), const(0x40, 64)),
    "a bit of a sum of multiples": (((N << 7) + const(0xC0, 64) >> 6) & const(1, 64), const(1, 64)),
    "a part of a sum of multiples": (part((N << 7) + const(0x40, 64), 5, 2), const(2, 2)),
    "low bits set in a multiple": (ROUNDED + const(448, 64) | const(0x28, 64), ROUNDED + const(488, 64)),
    "low bits set in a rounded number": (ROUNDED | const(0x28, 64), ROUNDED + const(0x28, 64)),
    "low bits of a rounded number, exchanged": (ROUNDED + const(3, 64) ^ const(1, 64), ROUNDED + const(2, 64)),
    "low bits of a rounded number, cleared": (ROUNDED + const(0x28, 64) & const(-64, 64), ROUNDED),
    "low bits cleared in a sum": (ROUNDED + const(500, 64) & const(-16, 64), ROUNDED + const(496, 64)),
    "a sum of multiples rounded": ((ROUNDED + (N << 7) + const(99, 64)) & const(63, 64), const(35, 64)),
    "a multiple's complement": (~(ROUNDED + const(448, 64) | const(3, 64)), const(-452, 64) - ROUNDED),
    "a choice by a complement": (choose(~is_zero(N), X, Y), choose(is_zero(N), Y, X)),
    "a word of memory": (memory(AT + N), memory(N + AT)),
    "equal tags, by words": (is_zero(reduce(or_, UNLIKE)), is_zero(reduce(or_, BYTES))),
    "equal tags, by pairs of words": (
        is_zero(join(UNLIKE[0], UNLIKE[1]) | join(UNLIKE[2], UNLIKE[3])),
        is_zero(reduce(or_, BYTES)),
    ),
    "more than nothing": (less(const(0, 32), X), ~is_zero(X)),
    "a masked word": (
        join(*(part(X, at, 8) & byte_mask(N, 5 + at // 8, 8) for at in range(0, 32, 8))),
        X & byte_mask(N, 5, 32),
    ),
    "a product of sums": (
        product(N + const(5, 64), AT - N),
        product(N, AT) - product(N, N) + total(((AT, 5), (N, -5)), 64),
    ),
    "the low half of a product": (
        part(product(N, LENGTH), 0, 32),
        product(part(N, 0, 32), part(LENGTH, 0, 32)),
    ),
    "products of halves": (_by_halves(AT, LENGTH), product(AT, LENGTH)),
    "products of halves of a multiple": (_by_halves(N << 6, AT), product(N, AT) << 6),
    "the low half of a sum": (part(AT + N, 0, 32), part(AT, 0, 32) + part(N, 0, 32)),
}


@pytest.mark.parametrize("name", SAME)
def test_what_is_the_same_is_one_object(name: str) -> None:
    left, right = SAME[name]
    assert left is right


def test_tags_are_equal_only_if_all_of_their_words_are() -> None:
    all_ = is_zero(reduce(or_, BYTES))
    for number in range(4):
        assert is_zero(reduce(or_, UNLIKE[:number] + UNLIKE[number + 1 :])) is not all_
    assert is_zero(~reduce(or_, UNLIKE)) is not all_


def test_a_shift_by_more_bits_than_there_are_is_zero() -> None:
    for count in (64, 1 << 40):
        assert LENGTH << count is LENGTH >> count is const(0, 64)


def test_a_bit_that_may_be_set_is_not_added() -> None:
    for bit in (64, 128):
        assert ROUNDED + const(448, 64) | const(bit, 64) is not ROUNDED + const(448 + bit, 64)
        assert ROUNDED ^ const(bit, 64) is not ROUNDED + const(bit, 64)


BINARY: Final[tuple[Callable[[Any, Any], Any], ...]] = (add, sub, and_, or_, xor)
Expression: Final[st.SearchStrategy[Any]] = st.deferred(
    lambda: st.one_of(
        st.sampled_from(["x", "y", "z"]),
        st.integers(0, MASK) | st.sampled_from([0, 1, MASK, 0xFF]),
        st.tuples(st.sampled_from(BINARY), Expression, Expression),
        st.tuples(st.just("not"), Expression),
        st.tuples(st.just("times"), Expression, Expression),
        st.tuples(st.sampled_from(["rotate", "left", "right", "split"]), Expression, st.integers(1, 31)),
    )
)


def _term(found: Any) -> Any:
    match found:
        case str():
            return var(found, 32)
        case int():
            return const(found, 32)
        case ("not", x):
            return ~_term(x)
        case ("times", x, y):
            return product(_term(x), _term(y))
        case ("rotate", x, places):
            return rotate(_term(x), places)
        case ("left", x, places):
            return _term(x) << places
        case ("right", x, places):
            return _term(x) >> places
        case ("split", x, places):
            term = _term(x)
            return join(part(term, places, 32 - places), part(term, 0, places))
        case (function, x, y):
            return function(_term(x), _term(y))
    raise AssertionError(found)


def _int(found: Any, env: dict[str, int]) -> Any:
    match found:
        case str():
            return env[found]
        case int():
            return found
        case ("not", x):
            return ~_int(x, env) & MASK
        case ("times", x, y):
            return _int(x, env) * _int(y, env) & MASK
        case ("rotate", x, places):
            return _int(x, env) << places & MASK | _int(x, env) >> 32 - places
        case ("left", x, places):
            return _int(x, env) << places & MASK
        case ("right", x, places):
            return _int(x, env) >> places
        case ("split", x, places):
            return _int(x, env) >> places | _int(x, env) << 32 - places & MASK
        case (function, x, y):
            return function(_int(x, env), _int(y, env)) & MASK
    raise AssertionError(found)


@given(Expression, st.integers(0, MASK), st.integers(0, MASK), st.integers(0, MASK))
def test_the_normal_form_changes_no_value(found: Any, x: int, y: int, z: int) -> None:
    values = Values(0, {X: x, Y: y, Z: z})
    assert values(_term(found)) == _int(found, {"x": x, "y": y, "z": z})


@pytest.mark.parametrize("constant", [0, 1, 1 << 31, MASK])
@pytest.mark.parametrize("factor", [1, 3, MASK, 1 << 31])
def test_half_of_the_modulus_may_be_a_factor(factor: int, constant: int) -> None:
    found = total(((X, 1 << 31), (Y, factor)), 32, constant)
    for x, y in ((0, 0), (1, 2), (3, MASK), (MASK, 1 << 31)):
        wanted = ((x << 31) + factor * y + constant) & MASK
        assert Values(0, {X: x, Y: y})(found ^ Z ^ Z) == wanted
        assert Values(0, {X: x, Y: y})(~found & const(0xFF, 32)) == ~wanted & 0xFF


def _by_z3(term: Term, values: Values, variables: Sequence[Term]) -> int:
    """The value of a term, as z3 reads it."""
    needs.package("z3")
    import z3

    formulas, solver = Formulas(variables), z3.Solver()
    for each in variables:
        formulas.add(equal(formulas.name(each), formulas.name(const(values(each), each.bits))))
    found = z3.BitVec(formulas.variable(term.bits), term.bits)
    formulas.add(equal(str(found), formulas.name(term)))
    solver.from_string(formulas.text())
    assert solver.check() == z3.sat
    return int(solver.model()[found].as_long())


FORMULAS: Final = {
    "a rotation": rotate(X + Y, 7),
    "a sum of multiples": total(((X, 3), (Y, -5)), 32, 9),
    "products": (X & Y & const(0xFF00, 32)) ^ (Z & ~X),
    "a product of variables": product(N, AT),
    "an overwritten block": overwritten(join(X, Y, Z, X), join(Y, Z, X, Y), N, range(1, 16)),
    "a byte behind a mask": byte_mask(N, 3, 8),
    "a choice": choose(less(X, Y), X - Y, Y - X),
    "another choice": choose(is_zero(X & const(1, 32)), part(LENGTH, 8, 32), Z),
    "low bits set in a rounded number": AT - const(9, 64) & const(-8, 64) | const(5, 64),
    "low bits of a rounded number, set and added": (N & const(-8, 64) | const(5, 64)) + const(3, 64),
    "a part of a longer part": part(join(X, Y, Z), 20, 50),
}


@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.parametrize("seed", range(4))
def test_z3_reads_a_term_as_its_value(name: str, seed: int) -> None:
    values = Values(seed, {N: seed * 3})
    assert _by_z3(FORMULAS[name], values, (N, AT, X, Y, Z)) == values(FORMULAS[name])


@pytest.mark.parametrize("seed", range(3))
def test_products_and_high_words_in_sums_keep_their_value(seed: int) -> None:
    values, high = Values(seed), join(const(0, 32), X)
    length = values(N) * 32 + 5 & (1 << 64) - 1
    for made, wanted in (
        (total(((high, 3), (N, 1)), 64, 5), (values(X) << 32) * 3 + values(N) + 5),
        (LENGTH >> 32, length >> 32),
        ((N << 6) >> 32, (values(N) << 6 & (1 << 64) - 1) >> 32),
        (_by_halves(LENGTH, AT), length * values(AT)),
        (low_product(LENGTH, N), (length & MASK) * (values(N) & MASK)),
        (product(LENGTH, product(N, AT)), length * values(N) * values(AT)),
    ):
        assert values(made) == wanted & (1 << 64) - 1
        assert _by_z3(made, values, (N, AT, X)) == values(made)


@given(Expression, st.integers(0, 31), st.integers(1, 32), st.integers(0, MASK))
def test_a_part_of_a_term_is_that_part_of_its_value(found: Any, first: int, bits: int, x: int) -> None:
    bits = min(bits, 32 - first)
    values = Values(1, {X: x})
    term = _term(found)
    assert values(part(term, first, bits)) == values(term) >> first & (1 << bits) - 1


@pytest.mark.parametrize("count", [*range(1, 16), 1 << 63])
def test_as_many_bytes_are_overwritten_as_a_number_says(count: int) -> None:
    old, new, few = join(X, Y, Z, X), join(Y, Z, X, Y), range(1, 16)
    values = Values(1, {N: count})
    bytes_ = [values(each).to_bytes(16, "little") for each in (old, new)]
    known = min(count, few[-1])
    wanted = int.from_bytes(bytes_[1][:known] + bytes_[0][known:], "little")
    made = overwritten(old, new, N, few)
    assert values(made) == values(overwritten(old, new, const(known, 64), few)) == wanted
    assert _by_z3(made, values, (N, X, Y, Z)) == wanted


@pytest.mark.parametrize("table", range(0, 256, 5))
def test_a_lookup_is_that_of_its_table(table: int) -> None:
    values = Values(2)
    x, y, z = map(values, (X, Y, Z))
    rows = [table >> ((x >> i & 1) << 2 | (y >> i & 1) << 1 | z >> i & 1) & 1 for i in range(32)]
    assert values(lookup(table, X, Y, Z)) == sum(bit << i for i, bit in enumerate(rows))


def test_functions_of_more_products_than_there_may_be_keep_their_value() -> None:
    words = [var(f"w{i}", 32) for i in range(24)]
    made = reduce(or_, words)
    values = Values(3)
    assert values(made) == reduce(or_, map(values, words))
    assert len(made.products()) <= terms.MOST


def test_nested_functions_stay_small_and_keep_their_value() -> None:
    words = [var(f"w{i}", 32) for i in range(24)]

    with terms.nested():
        made = reduce(lambda x, y: x & y ^ x ^ x << 3 ^ y >> 5, words)
    values = Values(3)
    assert values(made) == reduce(lambda x, y: (x & y ^ x ^ x << 3 ^ y >> 5) & MASK, map(values, words))
    assert all(len(each.products()) <= terms.FEW for each in terms.reached((made,)))


@pytest.mark.parametrize("count", [2, 7])
def test_a_disjunction_of_functions_has_one_form_in_any_order_and_width(count: int) -> None:
    words = [[var(f"w{i}.{j}", 32) for j in range(count)] for i in range(9)]
    unlike = [reduce(xor, each) for each in words]
    made = reduce(or_, unlike)
    assert made is reduce(or_, reversed(unlike))
    assert made is reduce(or_, unlike[:4]) | reduce(or_, unlike[4:])
    assert part(made, 8, 8) is reduce(or_, (part(each, 8, 8) for each in unlike))
    assert part(made >> 16, 0, 8) is reduce(or_, (part(each, 16, 8) for each in unlike))
    values = Values(3)
    assert values(made) == reduce(or_, map(values, unlike))


@pytest.mark.parametrize("name", ["md5", "ripemd160", "aegis128l", "aegis256"])
def test_a_description_has_the_values_of_its_terms(name: str) -> None:
    graph = HASHES[name].principal()
    values = Values(4)
    env = {str(node.attr): var(str(node.attr), node.ty.bits) for node in graph.inputs}
    made = graph.evaluate(env, terms.TERMS)
    wanted = graph.evaluate({each: values(term) for each, term in env.items()})
    assert {each: values(term) for each, term in made.items()} == wanted


def test_words_of_memory_are_equal_where_their_addresses_are() -> None:
    values = Values(5, {AT: 8, N: 56})
    assert values(memory(AT + const(48, 64))) == values(memory(N)) != values(memory(AT))


def test_a_word_of_memory_is_unknown_whatever_its_address_is() -> None:
    assert unknowns(memory(AT) + X) == {memory(AT), X}


def test_a_sum_has_one_constant_and_no_item_of_zero() -> None:
    assert total([(X, 3), (Y, 1), (X, -3), (const(5, 32), 2)], 32, -10) is Y


def test_a_sum_is_within_another_where_all_that_is_added_up_is() -> None:
    assert is_sum_within(LENGTH, 3, total(((N, 32), (AT, 1)), 64, 8))
    assert not is_sum_within(LENGTH, 4, total(((N, 32), (AT, 1)), 64, 8))
    assert not is_sum_within(LENGTH, 0, total(((N, 31),), 64, 99))
    assert not is_sum_within(N, 0, total(((AT, 1),), 64, 99))
    assert not is_sum_within(total(((N, 1),), 64, -4), 4, N)


def test_a_sum_is_divided_where_all_that_is_added_up_is_a_multiple() -> None:
    found = total(((N, 384), (AT, -768)), 64, -1152)
    assert quotient(found, 384) is total(((N, 1), (AT, -2)), 64, -3)
    assert quotient(N << 3, 8) is N
    assert quotient(const(24, 64), 8) is const(3, 64)
    assert quotient(found, 256) is None
    assert quotient(found + const(1, 64), 384) is None


def test_what_nothing_uses_is_forgotten() -> None:
    """Also terms that are factors of themselves, and the arguments of forgotten ones."""
    made = [var("forgotten", WORD)]
    for _ in range(5):
        last = made[-1]
        made.append(rotate((last ^ const(5, WORD)) + last, 3) & made[0])
    assert all(each.products() for each in made)
    known = [ref(each) for each in made]
    del last, made
    forget()
    assert [each() for each in known] == [None] * len(known)


def test_terms_with_different_names_are_spelled_differently() -> None:
    """Also where a name contains what separates the parts of a term."""
    one, other = apply("f", var("a", 64), var("b", 64)), apply("f, a", var("b", 64))
    assert spelled(one) != spelled(other)
