"""The loops of AEGIS as routines: what C calls, and what they take of the registers."""

import re
from typing import Final

import pytest

from hashwright.emit.gas import moves
from hashwright.generate import generate, lower_all, routines
from hashwright.request import Request, resolve

TARGETS: Final = ("x86-64-aesni", "x86-64-vaes", "aarch64-aes-sha3")


def asked(target: str, schedule: str = "") -> Request:
    return resolve("aegis128l", target, schedule=schedule, emitter="gas")


@pytest.mark.parametrize("target", TARGETS)
def test_a_routine_takes_the_arguments_of_its_prototype(target: str) -> None:
    """What more it took would be fetched in vain, from where the callers of another convention keep theirs."""
    request = asked(target)
    text = generate(request).files["aegis128l.c"].decode()
    prototypes = dict(re.findall(r"^void (\w+_turns)\(([^)]*)\);", text, re.MULTILINE))
    made = routines(request, lower_all(request))
    assert {each.symbol for each in made} == prototypes.keys()
    for each in made:
        assert len(each.arguments) == len(prototypes[each.symbol].split(",")), each.symbol


@pytest.mark.parametrize("target", ["x86-64-aesni-avx", "x86-64-aesni-avx512vl", "x86-64-vaes"])
def test_words_stay_in_their_registers_where_no_operand_is_overwritten(target: str) -> None:
    """Each word is made of the one before it: from the last to the first, only the ends of the ring move."""
    request = asked(target, "unroll=1")
    made = {each.symbol: each for each in routines(request, lower_all(request))}
    assert moves(made["aegis128l_update_turns"]) <= 2
