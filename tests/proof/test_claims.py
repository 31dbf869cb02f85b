"""Claims under assumptions."""

from random import Random
from typing import Final

import pytest

from hashwright.proof.say import claims
from hashwright.proof.say.claims import follows, near
from hashwright.proof.say.counterexample import is_refuted
from hashwright.proof.say.limits import INTEGERS_EFFORT
from hashwright.proof.say.terms import Term, const, forget, is_zero, less, total, var
from tests import needs

SIZE: Final = 128


def _length(name: str) -> dict[str, Term]:
    return {each: var(f"{name} {each}", 64) for each in ("done", "trips", "rest")}


def _assumed(name: str, room: int = 1 << 55) -> frozenset[Term]:
    x = _length(name)
    bounds = less(x["trips"], const(room, 64)), less(x["rest"], const(32, 64))
    return frozenset((*bounds, less(x["done"], x["trips"])))


def _claims(name: str) -> dict[str, tuple[Term, bool]]:
    x = _length(name)
    left = total(((x["trips"], SIZE), (x["done"], -SIZE), (x["rest"], 1)), 64)
    return {
        "an iteration is left": (~less(left, const(SIZE, 64)), True),
        "two iterations are left": (~less(left, const(2 * SIZE, 64)), False),
        "nothing wraps": (~less(left + const(SIZE, 64), left), True),
        "there are last bytes": (~is_zero(x["rest"]), False),
        "a rounded sum": (is_zero(total(((left >> 7, 1), (x["trips"], -1), (x["done"], 1)), 64)), True),
    }


@pytest.mark.parametrize("name", _claims("len"))
def test_what_follows(name: str) -> None:
    needs.package("z3")
    claim, is_proved = _claims("len")[name]
    assert follows(_assumed("len"), claim) is is_proved


def test_without_a_bound_a_sum_may_wrap() -> None:
    needs.package("z3")
    claim, _ = _claims("len")["nothing wraps"]
    assert not follows(_assumed("len", 1 << 63), claim)


def test_names_do_not_matter_nor_what_else_is_assumed() -> None:
    needs.package("z3")
    forget()
    claims._decided.cache_clear()
    asked = set()
    for name in ("len", "ad_len", "other"):
        for claim, is_proved in _claims(name).values():
            assert follows(near(_assumed(name) | _assumed("more"), claim), claim) is is_proved
        asked.add(claims._decided.cache_info().misses)
    assert len(asked) == 1


def test_answers_outlive_the_terms_of_a_proof() -> None:
    needs.package("z3")
    asked = set()
    for _ in range(2):
        forget()
        assert follows(_assumed("len"), _claims("len")["an iteration is left"][0])
        asked.add(claims._decided.cache_info().misses)
    assert len(asked) == 1


def test_assumptions_about_the_same_variables_are_kept_apart() -> None:
    needs.package("z3")
    x, y, z = (var(each, 64) for each in "xyz")
    assert follows(frozenset((less(x, y), less(y, z))), less(x, z))
    assert not follows(frozenset((less(x, y), less(z, y))), less(x, z))
    assert not follows(frozenset((less(y, x), less(y, z))), less(x, z))


def test_the_order_of_assumptions_does_not_matter() -> None:
    assumed = [*_assumed("len"), *_assumed("ad_len"), less(var("len done", 64), var("ad_len done", 64))]
    claim = less(var("len done", 64), var("ad_len trips", 64))
    found = set()
    for seed in range(8):
        Random(seed).shuffle(assumed)
        found.add(claims._text(sorted(near(assumed, claim), key=claims._order), claim))
    assert len(found) == 1


def _less(first: int, end: int) -> tuple[frozenset[Term], Term]:
    """The claim that a number is less than the first one, if it is less than the other."""
    number = var("number", 64)
    return frozenset((less(number, const(end, 64)),)), less(number, const(first, 64))


@pytest.mark.parametrize("end", [1, 2, 3, 63, 64, 65, (1 << 63) - 1, 1 << 63, (1 << 63) + 1, (1 << 64) - 1])
def test_bounds_are_exact(end: int) -> None:
    needs.package("z3")
    for first in (each for each in (end // 2, end - 1, end, end + 1) if 0 < each < 1 << 64):
        assert follows(*_less(first, end)) is (end <= first)


def test_values_refute_a_claim_without_z3(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(claims, "_decided", lambda *_: pytest.fail("z3 is asked"))
    claim, _ = _claims("len")["there are last bytes"]
    assert not follows(near(_assumed("len"), claim), claim)


def test_values_refute_only_what_does_not_follow() -> None:
    x, y = var("x", 64), var("y", 64)
    few = less(x, const(3, 64))
    assert is_refuted((few,), less(x, const(2, 64)))
    assert not is_refuted((few,), less(x, const(3, 64)))
    assert is_refuted((few, less(y, x)), is_zero(y))
    assert not is_refuted((few, less(y, x)), less(y, const(2, 64)))
    assert not is_refuted((less(x, const(0, 64)),), const(0, 1))


def test_what_is_hard_for_bit_vectors_is_proved_over_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    needs.package("z3")
    x = _length("len")
    another = ~is_zero(total(((x["trips"], SIZE), (x["done"], -SIZE)), 64, -SIZE))
    claim = less(x["done"] + const(1, 64), x["trips"])
    decided = claims._decided
    forget()
    monkeypatch.setattr(
        claims, "_decided", lambda text, effort: decided(text, effort) if effort == INTEGERS_EFFORT else None
    )
    assert follows(_assumed("len") | {another}, claim)
    assert not follows(_assumed("len"), claim)
    forget()
