"""From cut to cut: what makes invariants a proof, whoever has guessed them.

A cut is where paths meet. Its invariant is correct if each path that reaches it satisfies it, from the call of
the function and from all cuts. Where one does not, the invariant is weakened, and the paths from its cut are
followed again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from typing import TypeVar

from hashwright.proof.say.limits import Unproved

Cut = TypeVar("Cut", bound=int)  # the address of a cut, or its number


def establish(reached: Iterable[Cut], follow: Callable[[Cut], Iterable[Cut]], attempts: int) -> None:
    """Follows all paths from these cuts, and from those whose invariants are weakened meanwhile.

    `follow` weakens invariants to what holds on the paths from a cut, and tells which of them have changed.
    Raises Unproved after too many attempts at a cut.
    """
    waiting, runs = dict.fromkeys(reached), Counter[Cut]()
    while waiting:
        cut = next(iter(waiting))
        del waiting[cut]
        runs[cut] += 1
        if runs[cut] > attempts:
            raise Unproved(f"no invariant of the loop is found: at {cut:#x}")
        waiting |= dict.fromkeys(follow(cut))


def refuse_cycles(cuts: Mapping[Cut, Set[Cut]]) -> None:
    """Raises Unproved if paths may lead in a circle, by the cuts that follow each one without progress."""
    while ends := [at for at, following in cuts.items() if following.isdisjoint(cuts)]:
        cuts = {at: following for at, following in cuts.items() if at not in ends}
    if cuts:
        raise Unproved(f"a loop that may have no end: at {min(cuts):#x}")
