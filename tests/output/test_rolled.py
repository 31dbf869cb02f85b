"""Rounds as loops: a hash whose steps do not repeat has none; words may have any width and byte order."""

from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from hashwright.errors import UserError
from hashwright.graph.ir import Node, const
from hashwright.graph.semantics import Ty
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State
from hashwright.output.generate import generate
from hashwright.requests.request import resolve
from hashwright.verify.run import compiler_for, verify
from tests import needs


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


def step(i: int, state: State, m: tuple[Node, ...]) -> State:
    """A step of MD5 in words of 64 bits; of every four steps, two share a constant, and half have none."""
    a, b, c, d = state
    t = a + ((b & c) | (~b & d)) + m[(5 * i + 1) % 16]
    t += const(0x0123456789ABCDEF * (i // 2 + 1), Ty.U64) if i < 16 else const(0, Ty.U64)
    return d, t.rotl((7, 12, 33, 41)[i % 4]) + b, b, c


@pytest.mark.parametrize("order", ["little", "big"])
@pytest.mark.parametrize("target", ["x86-64", "x86-64-avx512vl", "aarch64"])
def test_words_of_64_bits(
    target: str, order: Literal["little", "big"], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hash_ = MerkleDamgard(
        name="wide",
        title="a toy",
        source="nowhere",
        word=Ty.U64,
        iv=(1, 2**63 + 5, 3, 2**64 - 9),
        lines=(Line(rounds=("F", "G"), round_steps=16, step=step),),
        byte_order=order,
        vectors=((b"", ""),),
    )
    monkeypatch.setitem(HASHES, "wide", hash_)
    request = resolve("wide", target, kernel="blocks", schedule="rounds=loop", emitter="gas")
    if request.target.emulation:
        needs.foreign(request.target)
    else:
        needs.runs(request.target)
    generate(request).write(tmp_path)
    (check,) = verify(request, tmp_path, compiler_for(request.target, None))
    assert check.passed, check
