"""The loops of AEGIS as routines: their prototypes, and the registers that they use."""

import re
from typing import Final

import pytest

from hashwright.emit.gas import moves
from hashwright.output.generate import generate, lower_all, routines
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve

TARGETS: Final = ("x86-64-aesni", "x86-64-vaes", "aarch64-aes-sha3")


def asked(target: str, schedule: str = "") -> Request:
    return resolve("aegis128l", target, schedule=schedule, emitter="gas")


@pytest.mark.parametrize("target", TARGETS)
def test_a_routine_has_the_arguments_of_its_prototype(target: str) -> None:
    """A further argument would be loaded needlessly, from the wrong place under another convention."""
    request = asked(target)
    text = generate(request).files["aegis128l.c"].decode()
    prototypes = dict(re.findall(r"^void (\w+_loop)\(([^)]*)\);", text, re.MULTILINE))
    made = routines(request, lower_all(request))
    assert {each.symbol for each in made} == prototypes.keys()
    for each in made:
        assert len(each.arguments) == len(prototypes[each.symbol].split(",")), each.symbol


@pytest.mark.parametrize("target", ["x86-64-aesni-avx", "x86-64-aesni-avx512vl", "x86-64-vaes"])
def test_words_stay_in_their_registers_where_no_operand_is_overwritten(target: str) -> None:
    """Each word depends on the preceding one: from the last to the first, only the ends of the ring move."""
    request = asked(target, "unroll=1")
    made = {each.symbol: each for each in routines(request, lower_all(request))}
    assert moves(made["aegis128l_update_loop"]) <= 2


# The sizes of libaegis's types in bytes: for a message in pieces, and for data in pieces.
LIBAEGIS: Final = {
    "aegis128l": (256, 384),
    "aegis128x2": (448, 704),
    "aegis128x4": (832, 1344),
    "aegis256": (192, 288),
    "aegis256x2": (320, 512),
    "aegis256x4": (576, 960),
}


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("aegis128l", "portable"),
        ("aegis128l", "portable,x86-64-aesni,x86-64-vaes-avx512vl"),
        ("aegis128l", "auto"),
        ("aegis128x2", "x86-64-vaes,x86-64-vaes-avx512vl"),
        ("aegis128x4", "x86-64-vaes,x86-64-vaes-avx512vl"),
        ("aegis256", "portable,x86-64-aesni"),
        ("aegis256x2", "x86-64-vaes-avx512vl"),
        ("aegis256x4", "x86-64-vaes,x86-64-vaes-avx512vl"),
    ],
)
def test_states_are_no_larger_than_those_of_libaegis(name: str, target: str) -> None:
    """The compiler checks that the constants are the sizes."""
    header = generate(ask(name, target)).files[f"{name}.h"].decode()
    found = dict(re.findall(r"^#define \w+?_((?:MAC_)?STATE_\w+) (\d+)$", header, re.MULTILINE))
    assert int(found["STATE_BYTES"]) <= LIBAEGIS[name][0]
    assert int(found["MAC_STATE_BYTES"]) <= LIBAEGIS[name][1]
    assert found["STATE_ALIGNMENT"] == "8"
