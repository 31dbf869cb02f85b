"""Guesses which digits terms depend on, and how, from values of the terms.

A wrong one only fails: paths continue with a digit that is still open, or separately for each of its values.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hashwright.proof.say.digits import Digits
from hashwright.proof.say.terms import POINTER, Term, remembered, total, unknowns
from hashwright.proof.say.values import Values

REMEMBERED: Final = 1 << 12  # conditions and their digits
SAMPLES: Final = 4  # samples of other variables for which a condition is evaluated


@dataclass(frozen=True, slots=True)
class SampledDigits(Digits):
    """Digits on which terms depend as values of theirs do."""

    def linear(self, term: Term) -> Term:
        found = sorted(unknowns(term), key=str)
        if any(each.args or each.bits != POINTER for each in found):
            return term
        values = {each: group[each] for group in (*self.groups, self.choices, self.late) for each in group}
        ends = {each: (values.get(each) or (2, 3))[:2] for each in found}
        base = {each: few[0] for each, few in ends.items()}
        at = Values(0, base)(term)
        steps = {each: few[-1] - few[0] or 1 for each, few in ends.items()}
        slopes = {
            each: (Values(0, {**base, each: base[each] + step})(term) - at) // step
            for each, step in steps.items()
        }
        return total(slopes.items(), POINTER, at - sum(base[each] * slopes[each] for each in found))

    def depends(self, term: Term, digit: Term, group: Mapping[Term, Sequence[int]]) -> bool:
        return _depends(term, digit, *group.items())


@remembered(REMEMBERED)
def _depends(condition: Term, digit: Term, *digits: tuple[Term, Sequence[int]]) -> bool:
    """Does a condition depend on one of some digits, for some values of the other variables?"""
    group = dict(digits)
    others = sorted(unknowns(condition) - {digit}, key=str)
    for sample in range(SAMPLES):
        draw = Random(sample)
        known = {
            each: draw.choice(group.get(each, (draw.getrandbits(40),))) for each in others if not each.args
        }
        # One sample shows values that differ from all others. In most, the ends differ if any values do.
        numbers = (group[digit][0], group[digit][-1]) if sample else (group[digit][0], *reversed(group[digit]))
        if len({Values(sample, {**known, digit: number})(condition) for number in numbers}) > 1:
            return True
    return False
