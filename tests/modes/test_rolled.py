"""Rounds as loops: a hash whose steps do not repeat has none."""

from dataclasses import replace

import pytest

from hashwright.errors import UserError
from hashwright.generate import generate
from hashwright.hashes.md5 import MD5
from hashwright.ir import Node
from hashwright.modes.merkle_damgard.description import State
from hashwright.request import resolve


def test_steps_that_do_not_repeat_are_refused() -> None:
    (line,) = MD5.lines

    def step(i: int, state: State, message: tuple[Node, ...]) -> State:
        first, *rest = line.step(i, state, message)
        return (~first if i == 5 else first, *rest)

    request = resolve("md5", "x86-64-bmi", kernel="blocks", schedule="rounds=loop", emitter="gas")
    irregular = replace(MD5, lines=(replace(line, step=step),))
    with pytest.raises(UserError) as caught:
        generate(replace(request, hash=irregular))
    assert str(caught.value) == (
        "the steps of MD5 do not repeat, as they differ in an operation; leave rounds=loop out"
    )
