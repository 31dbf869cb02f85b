"""Values of variables for which a claim does not follow from assumptions.

They are drawn at random, which takes less time than z3 takes to find them, and finds most of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from hashwright.proof.say.terms import Kind, Term, topological
from hashwright.proof.say.values import Values

DRAWS: Final = 10  # of values for all variables


def is_refuted(assumed: Sequence[Term], claim: Term) -> bool:
    """Do values meet the assumptions, but not the claim? If none are found, the claim may still be wrong."""
    found = topological((*assumed, claim))
    candidates = _candidates(assumed, found)
    draw = Random(len(found))
    for _ in range(DRAWS):
        values = Values(0, {each: draw.choice(numbers) for each, numbers in candidates.items()})
        if all(map(values, assumed)) and not values(claim):
            return True
    return False


def _candidates(assumed: Iterable[Term], terms: Sequence[Term]) -> Mapping[Term, Sequence[int]]:
    """Values for each variable: around the constants in the terms, and around its bound by an assumption."""
    ends = {each: 1 << each.bits for each in terms if each.kind is Kind.VAR}
    for each in assumed:
        if each.kind is Kind.LESS and each.args[0] in ends and each.args[1].is_const:
            ends[each.args[0]] = max(min(ends[each.args[0]], each.args[1].attr), 1)
    constants = {each.attr for each in terms if each.is_const}
    return {
        each: sorted(
            {
                near
                for one in (*constants, 0, end // 2, end)
                for near in (one - 1, one, one + 1)
                if 0 <= near < end
            }
        )
        for each, end in ends.items()
    }
