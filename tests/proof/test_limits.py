"""Beyond the limits of a proof there is none, and a sentence says why."""

import pytest

from hashwright.proof.say import limits
from hashwright.proof.say.limits import CLOCK, Unproved
from hashwright.proof.say.terms import forget, product, total, var


def test_a_proof_has_limited_time(monkeypatch: pytest.MonkeyPatch) -> None:
    CLOCK.start()
    assert len([*CLOCK.steps(1000)]) == 1000
    monkeypatch.setattr(limits, "SECONDS", -1)
    with pytest.raises(Unproved, match="too much time: more than -1 seconds"):
        next(CLOCK.steps(1000))


def test_a_proof_has_limited_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(limits, "TERMS", 10)
    made = [var(f"one of many {i}", 64) for i in range(10)]
    with pytest.raises(Unproved, match="too many terms: more than 10"):
        var("one more", 64)
    forget()
    assert made[0] is var("one of many 0", 64)


def test_a_product_has_limited_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    sums = [total([(var(f"x{i}", 64), 1), (var(f"y{i}", 64), 1)], 64) for i in range(2)]
    assert product(*sums)
    monkeypatch.setattr(limits, "PRODUCTS", 3)
    with pytest.raises(Unproved, match="too many products in one term: more than 3"):
        product(*sums)
