"""The stores of messages side by side."""

import re

import pytest

from hashwright.emit.abreast import INSERT, ZIP, BlockWay
from hashwright.graph.semantics import TWICE, Ty

PAIR = TWICE[Ty.B128]
QUAD = TWICE[PAIR]


@pytest.mark.parametrize("ty", [PAIR, QUAD])
@pytest.mark.parametrize("way", [INSERT, ZIP])
def test_the_stores_of_a_message_are_consecutive_and_in_ascending_order(way: BlockWay, ty: Ty) -> None:
    pieces, lanes = [[0, 1], [4, 5], [8, 9]], ty.bits // Ty.B128.bits
    stores = [re.match(r"store2?\(p\[(\d)\] \+ at(?: \+ (\d+))?,", line) for line in way.give(ty, pieces)]
    places = [(int(each[1]), int(each[2] or 0)) for each in stores if each]
    assert places == sorted(places)
    assert {lane for lane, _ in places} == set(range(lanes))
    step = 16 if way is INSERT else 32
    assert [at for lane, at in places if lane == 0] == list(range(0, 96, step))
