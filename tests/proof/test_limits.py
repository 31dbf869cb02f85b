"""Beyond the limits of a proof there is none, and a sentence says why."""

import pytest

from hashwright.proof.say import limits
from hashwright.proof.say.limits import CLOCK, Unproved
from hashwright.proof.say.terms import forget, var


def test_a_proof_has_limited_time(monkeypatch: pytest.MonkeyPatch) -> None:
    CLOCK.start()
    assert len([*CLOCK.steps(1000)]) == 1000
    monkeypatch.setattr(limits, "SECONDS", -1)
    with pytest.raises(Unproved, match="too much time: more than -1 seconds"):
        next(CLOCK.steps(1000))


def test_a_proof_has_limited_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [var(f"one of many {i}", 64) for i in range(11)]
    forget()
    monkeypatch.setattr(limits, "TERMS", len(kept) - 1)
    with pytest.raises(Unproved, match="too many terms: more than 10"):
        forget()
