"""The rules: each is proved, has a reason, fires in a kernel, and does not fire on near misses.

A rule without an entry in CASES fails the tests.
"""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from hashwright import rules
from hashwright.errors import UserError
from hashwright.graph.ir import Node, const, topological, var
from hashwright.graph.rewrite import ANY, WORDS, Rule, apply
from hashwright.graph.semantics import Op, Ty
from hashwright.requests.request import resolve
from hashwright.rules import RULES
from hashwright.rules.prove import cases, counterexample, difference
from tests import kernels, outside

X, Y, Z, W = map(var, "xyzw")


@dataclass(frozen=True, slots=True)
class Case:
    """Where a rule fires, and where it must not fire."""

    kernel: str  # hash, target, kernel, schedule
    times: int
    near: Node  # nearly the left side
    wrong: Node  # the wrong result of the rule for it


CASES: Final[Mapping[str, Case]] = {
    "select_as_add": Case("md5 x86-64-bmi library", 16, (X & Z) | (Y & ~W), (X & Z) + (Y & ~W)),
    "disjoint_xor_as_add": Case("sha1 x86-64-bmi library ch=add", 20, (X & Z) ^ (Y & ~W), (X & Z) + (Y & ~W)),
    "select_as_xor": Case("md5 portable library", 16, (X & Z) | (Y & ~W), ((X ^ Y) & Z) ^ Y),
    "select_of_xor": Case("sha1 x86-64-bmi library ch=xor", 20, (X & Z) ^ (Y & ~W), (X & Z) | (Y & ~W)),
    "majority_of_xor": Case(
        "sha1 x86-64-bmi library maj=add",
        20,
        (X & Y) ^ (X & Z) ^ (Y & W),
        (X & Y) | (X & Z) | (Y & W),
    ),
    "majority_as_add": Case(
        "sha1 x86-64-bmi library maj=add", 20, (X & Y) | (X & Z) | (Y & W), (Y & W) + (X & (Y ^ W))
    ),
    "majority_as_xor": Case(
        "sha1 x86-64-bmi library maj=xor", 20, (X & Y) | (X & Z) | (Y & W), ((X ^ Y) & (Y ^ W)) ^ Y
    ),
    "majority_as_select": Case(
        "sha1 aarch64-neon lanes maj=select",
        20,
        (X & Y) | (X & Z) | (Y & W),
        (X & (Y ^ Z)) | (Y & ~(Y ^ Z)),
    ),
    "bswap_as_rotates": Case(
        "sha1 x86-64-sse2 lanes load=transpose",
        16,
        X.rotl(16),
        (X.rotl(8) & const(0x00FF00FF)) | (X.rotl(24) & const(0xFF00FF00)),
    ),
    "or_not_as_select": Case("md5 x86-64-xop lanes", 16, Y ^ (X | Z), ~((X & Y) | (~X & (Y ^ Z)))),
    "not_out_of_or": Case("ripemd160 x86-64-bmi library", 64, Y ^ (X & ~Z), ~(Y ^ (Z & ~X))),
    "xor_of_xor": Case("md5 x86-64-bmi library h=reuse", 15, (X ^ (Y ^ Z)) ^ W, X ^ Y),
    "not_in_sum": Case("md5 x86-64-bmi library", 16, W - ~X, (W - X) - (X ^ X)),
    "rotate_as_or": Case("md5 x86-64-sse2 lanes", 64, X << 7, (X << 7) | (X >> 25)),
    "rotate_as_add": Case("md5 x86-64-sse2 lanes rot=add", 64, X >> 25, (X << 7) + (X >> 25)),
    "rotate_into_sum": Case("md5 x86-64-sse2 lanes rot=sum", 64, W - X.rotl(7), (W + (X >> 25)) + (X << 7)),
    "rotate_left_into_sum": Case(
        "md5 aarch64-neon lanes rot=mla", 60, W - X.rotl(7), (W + (X << 7)) + (X >> 25)
    ),
}


@pytest.fixture(params=RULES)
def rule(request: pytest.FixtureRequest) -> Rule:
    return RULES[request.param]


@pytest.fixture
def sha1() -> Iterator[None]:
    """SHA-1, with functions in terms of XOR."""
    with outside.added("sha1"):
        yield


def test_every_rule_is_among_the_rules() -> None:
    modules = [
        importlib.import_module(f"{rules.__name__}.{m.name}") for m in pkgutil.iter_modules(rules.__path__)
    ]
    written = {value for module in modules for value in vars(module).values() if isinstance(value, Rule)}
    assert written == set(RULES.values())
    assert [name for name, rule in RULES.items() if name != rule.name] == []


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    assert set(CASES) == set(RULES)


def test_it_is_true_for_all_values(rule: Rule) -> None:
    is_of_words = any(node.op in (Op.ROTL, Op.BSWAP) for node in topological(rule.sides()))
    assert rule.types == (WORDS if is_of_words else ANY)
    proved = {ty: len(rule.instances(ty)) for ty in rule.types}
    assert proved == {ty: ty.bits - 1 if rule.counts else 1 for ty in rule.types}
    assert len(list(cases(rule))) == sum(proved.values())
    assert counterexample(rule) is None


def test_it_says_why_and_reads_well(rule: Rule) -> None:
    assert rule.why.endswith(".")
    left, right = rule.sides()
    assert left is not right
    for count in rule.counts:
        assert count in str(left)
        assert count in str(right)


@pytest.mark.usefixtures("sha1")
def test_it_fires_in_a_kernel(rule: Rule) -> None:
    case = CASES[rule.name]
    hash_name, target, kernel, *schedule = case.kernel.split()
    request = resolve(hash_name, target, kernel=kernel, schedule="".join(schedule))
    fired = [
        firing
        for stage in kernels.lowered(request, "compress")
        for firing in stage.firings
        if firing.rule is rule
    ]
    assert len(fired) == case.times
    assert all(firing.after is not firing.before for firing in fired)


def test_it_leaves_alone_what_is_nearly_its_case(rule: Rule) -> None:
    case = CASES[rule.name]
    assert difference((case.near, case.wrong)), "the near miss is none: the rule would be right there, too"
    assert apply(rule, case.near) is None
    for ty in rule.types:
        for left, _ in rule.instances(ty):
            assert apply(rule, left) is not None


def test_it_is_right_at_every_type_it_is_for_and_refused_at_others(rule: Rule) -> None:
    for ty in Ty:
        left, _ = rule.instances(ty)[6 % len(rule.instances(ty))]  # rotates by 7
        if ty in rule.types:
            after = apply(rule, left)
            assert after is not None
            assert difference((left, after)) is None
        else:
            with pytest.raises(UserError, match=rf"^rule '{rule.name}' is proved for .*, not for {ty.name}, "):
                apply(rule, left)
