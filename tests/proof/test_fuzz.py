"""Random terms have the values that Python's integers say, whatever normal form they are brought into.

    python -m tests.proof.test_fuzz --seed 1 --seconds 600

looks longer, and prints the operations that lead to a wrong value.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Final

import pytest

from hashwright.certify.once import uncollected
from hashwright.proof.run.operands import arithmetic_right, inserted, signed, top
from hashwright.proof.say.terms import (
    Substitution,
    Term,
    byte_mask,
    choose,
    const,
    extend,
    is_zero,
    join,
    less,
    lookup,
    low_product,
    nested,
    part,
    product,
    quotient,
    reversed_bytes,
    rotate,
    total,
    var,
    without_constant,
)
from hashwright.proof.say.values import Values
from tests.proof.seeds import look

SIZES: Final = (8, 16, 24, 32, 48, 64, 128)
DIVISORS: Final = (2, 3, 4, 64)
NESTED: Final = 4  # of so many seeds, one is for terms in circuits
Made = tuple[Term, list[int]]  # a term, and its value for each sample
SAMPLES: Final = 3


def ones(bits: int) -> int:
    return (1 << bits) - 1


def with_sign(value: int, bits: int) -> int:
    return value - (value >> bits - 1 << bits)


class Fuzzer:
    """Terms over some variables, each with the operations that made it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.text: dict[Term, str] = {}
        self.samples: list[dict[Term, int]] = [{} for _ in range(SAMPLES)]
        self.pool: list[Made] = []
        for number in range(4):
            bits = self.rng.choice(SIZES)
            term = var(f"v{number} {bits}", bits)
            for sample in self.samples:
                edge = self.rng.choice([0, 1, ones(bits), 1 << bits - 1])
                sample[term] = self.rng.choice([edge, self.rng.getrandbits(bits)])
            self.add(term, [sample[term] for sample in self.samples], str(term.attr))
        for bits in SIZES:
            value = self.rng.choice([0, 1, ones(bits), 0xFF, self.rng.getrandbits(bits)])
            self.add(const(value, bits), [value] * SAMPLES, f"{value:#x}")

    def add(self, term: Term, values: Sequence[int], text: str) -> None:
        self.pool.append((term, [value & ones(term.bits) for value in values]))
        self.text.setdefault(term, text)

    def pick(self, bits: int = 0, most: int = 1 << 30) -> Made:
        return self.rng.choice(
            [each for each in self.pool if bits in (0, each[0].bits) and each[0].bits <= most]
        )

    def apply(self, name: str, term: Term, function: Callable[..., int], *given: Made) -> None:
        values = [function(*(each[1][i] for each in given)) for i in range(SAMPLES)]
        self.add(term, values, f"{name}({', '.join(self.text[each[0]] for each in given)})")

    def replace(self, made: Made, variable: Term, instead: Made) -> None:
        """A term with another one in place of a variable."""
        values = [
            Values(0, {**sample, variable: value})(made[0])
            for sample, value in zip(self.samples, instead[1], strict=True)
        ]
        text = f"{self.text[made[0]]} with {self.text[instead[0]]} for {variable}"
        self.add(Substitution({variable: instead[0]})(made[0]), values, text)

    def step(self) -> None:
        """One more operation on terms of the pool."""
        rng, (x, _) = self.rng, (a := self.pick())
        bits, b, c = x.bits, self.pick(x.bits), self.pick(x.bits)
        places = rng.choice([rng.randrange(bits), 8 % bits, bits // 2, bits - 1])
        size = rng.choice([each for each in (1, 8, 16, 32, 64) if each <= bits])
        first = rng.randrange(bits - size + 1)
        wide, other = rng.choice([each for each in (*SIZES, 256) if each >= bits]), self.pick(most=128)
        small, table = self.pick(most=bits), rng.randrange(256)
        p, q = self.pick(), b
        flag = (is_zero(p[0]), [int(not value) for value in p[1]])
        if rng.random() < 0.5:
            flag = (less(x, q[0]), [int(u < v) for u, v in zip(a[1], q[1], strict=True)])
        if rng.random() < 0.3:
            flag = (~flag[0], [1 - value for value in flag[1]])
        self.text.setdefault(flag[0], "a condition")
        factors = [rng.choice([1, 2, 3, -1, -8, 1 << bits // 2, rng.getrandbits(bits)]) for _ in range(3)]
        number, from_, divisor = self.pick(rng.choice((8, 32, 64))), rng.randrange(40), rng.choice(DIVISORS)
        half, parted = ones(bits // 2), without_constant(x)
        variable = rng.choice([*self.samples[0]])
        instead = self.pick(variable.bits)
        at = rng.randrange(bits - small[0].bits + 1)
        hole = ones(small[0].bits) << at

        def looked_up(u: int, v: int, w: int) -> int:
            rows = ((u >> i & 1) << 2 | (v >> i & 1) << 1 | w >> i & 1 for i in range(bits))
            return sum((table >> row & 1) << i for i, row in enumerate(rows))

        cases: dict[str, Callable[[], None]] = {
            "+": lambda: self.apply("+", x + b[0], lambda u, v: u + v, a, b),
            "-": lambda: self.apply("-", x - b[0], lambda u, v: u - v, a, b),
            "*": lambda: self.apply("*", product(x, b[0]), lambda u, v: u * v, a, b),
            "&": lambda: self.apply("&", x & b[0], lambda u, v: u & v, a, b),
            "|": lambda: self.apply("|", x | b[0], lambda u, v: u | v, a, b),
            "^": lambda: self.apply("^", x ^ b[0], lambda u, v: u ^ v, a, b),
            "~": lambda: self.apply("~", ~x, lambda u: ~u, a),
            "<<": lambda: self.apply(f"<<{places}", x << places, lambda u: u << places, a),
            ">>": lambda: self.apply(f">>{places}", x >> places, lambda u: u >> places, a),
            "sar": lambda: self.apply(
                f"sar{places}", arithmetic_right(x, places), lambda u: with_sign(u, bits) >> places, a
            ),
            "rotate": lambda: self.apply(
                f"rotate{places}", rotate(x, places), lambda u: u << places | u >> bits - places, a
            ),
            "part": lambda: self.apply(f"part{first}", part(x, first, size), lambda u: u >> first, a),
            "join": lambda: self.apply("join", join(x, other[0]), lambda u, v: u | v << bits, a, other),
            "extend": lambda: self.apply(f"extend{wide}", extend(x, wide), lambda u: u, a),
            "signed": lambda: self.apply(f"signed{wide}", signed(x, wide), lambda u: with_sign(u, bits), a),
            "top": lambda: self.apply("top", top(x), lambda u: u >> bits - 1, a),
            "insert": lambda: self.apply(
                f"insert{at}", inserted(x, small[0], at), lambda u, v: u & ~hole | v << at, a, small
            ),
            "choose": lambda: self.apply(
                "choose", choose(flag[0], x, b[0]), lambda f, u, v: u if f else v, flag, a, b
            ),
            "reverse": lambda: self.apply(
                "reverse",
                reversed_bytes(x),
                lambda u: int.from_bytes(u.to_bytes(bits // 8, "little"), "big"),
                a,
            ),
            "lookup": lambda: self.apply(f"lookup{table:#x}", lookup(table, x, b[0], c[0]), looked_up, a, b, c),
            "total": lambda: self.apply(
                f"total{factors}",
                total(((x, factors[0]), (b[0], factors[1])), bits, factors[2]),
                lambda u, v: u * factors[0] + v * factors[1] + factors[2],
                a,
                b,
            ),
            "without constant": lambda: self.apply("-constant", parted[0], lambda u: u - parted[1], a),
            "replaced": lambda: self.replace(a, variable, instead),
        }
        if bits % 8 == 0:
            cases["mask"] = lambda: self.apply(
                f"mask{from_}",
                byte_mask(number[0], from_, bits),
                lambda u: ones(8 * min(max(u - from_, 0), bits // 8)),
                number,
            )
        if bits % 16 == 0:
            cases["low*"] = lambda: self.apply(
                "low*", low_product(x, b[0]), lambda u, v: (u & half) * (v & half), a, b
            )
        if divided := quotient(x, divisor):
            cases["quotient"] = lambda: self.apply(
                f"{divisor}/{divisor}*", total(((divided, divisor),), bits), lambda u: u, a
            )
        name = rng.choice([each for each in cases if each != "reverse" or bits % 8 == 0])
        if name != "join" or bits + other[0].bits <= 256:
            cases[name]()

    def wrong(self) -> Iterator[str]:
        """The operations whose terms have another value."""
        for number, sample in enumerate(self.samples):
            value = Values(0, sample)
            for term, expected in self.pool:
                if value(term) != expected[number]:
                    yield f"{self.text[term]} = {value(term):#x} instead of {expected[number]:#x}"


def faults(seed: int, steps: int = 16) -> list[str]:
    with uncollected(), nullcontext() if seed % NESTED else nested():
        fuzzer = Fuzzer(seed)
        for _ in range(steps):
            fuzzer.step()
        return [*fuzzer.wrong()]


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_terms_have_their_values(first: int) -> None:
    assert [each for seed in range(first, first + 100) for each in faults(seed)] == []


@pytest.mark.long
def test_many_terms_have_their_values(full: bool) -> None:
    assert [each for seed in range(1000, 6000 if full else 3000) for each in faults(seed)] == []


def test_a_wrong_operation_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A truth table that is wrong for one row."""
    right = lookup
    monkeypatch.setattr(f"{__name__}.lookup", lambda table, *terms: right(table ^ 0x80, *terms))
    assert any(faults(seed) for seed in range(100))


if __name__ == "__main__":
    look(__doc__, faults)
