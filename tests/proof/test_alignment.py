"""The multiples that addresses are: their normal form shows the low bits that are zero."""

from typing import Final

import pytest

from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.conditions import Precondition
from hashwright.proof.say.terms import POINTER, Term, const, rotate, var

ANY: Final = var("any", POINTER)
ALIGNED: Final = ANY & const(-16, POINTER)
EIGHT: Final = const(8, POINTER)


@pytest.mark.parametrize(
    ("address", "most"),
    [
        (ANY, 1),
        (ALIGNED, 16),
        (ALIGNED + EIGHT, 8),
        (ALIGNED + const(32, POINTER), 16),
        (ALIGNED | EIGHT, 8),
        (ALIGNED ^ var("other", POINTER), 1),
        (rotate(ALIGNED, 1), 1),
        (ANY << 5, 32),
    ],
)
def test_an_address_is_a_multiple_of_the_lowest_bit_that_may_be_set(address: Term, most: int) -> None:
    state = at_call(Image("EM_X86_64", (), {}), SYSTEM_V, Precondition(public=(ANY,)))
    state.refuse_unaligned(address, most)
    with pytest.raises(Unproved, match=f"no multiple of {2 * most}"):
        state.refuse_unaligned(address, 2 * most)
