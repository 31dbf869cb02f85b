"""The forms of functions, and the gains of forms and of known inputs, in instructions and cycles."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Final

import pytest

from hashwright.graph.ir import Graph, Node, Var
from hashwright.graph.semantics import Op
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.lower.order import Facts
from hashwright.lower.sums import by_arrival
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import find
from hashwright.output.generate import lower_all
from hashwright.passes import forms
from hashwright.passes.forms import FORMS, Form, fitting
from hashwright.requests.pipeline import before, lower
from hashwright.requests.request import Request, resolve
from hashwright.rules import RULES
from hashwright.targets import TARGETS
from tests import compiled, kernels, outside
from tests.oracles import DIGEST

STANDARD_IV: Final = MD5.preset()
M4: Final = Var("m", 4)


def facts(hash_name: str, target: str, schedule: str = "", kernel: str = "library") -> Facts:
    request = resolve(hash_name, target, kernel=kernel, schedule=schedule)
    return lower(request.hash.principal(), request.setting()).facts


def schedules(hash_: MerkleDamgard, target: str) -> Iterator[str]:
    """Schedules that together select every form of every function."""
    setting = resolve(hash_.name, target).setting()
    graph, machine = before("forms", hash_.compress, setting), setting.machine
    columns = [
        [f"{label}={form}" for form in forms.fitting(graph, label, machine)] for label in forms.labels(graph)
    ]
    for row in zip_longest(*columns):
        yield ",".join(filter(None, row))


# The gain of each form.


def test_g_as_add_saves_a_cycle_in_each_step_of_its_round() -> None:
    plain, add = (facts("md5", "x86-64-bmi", f"g={form}") for form in ("plain", "add"))
    assert add.critical_path == plain.critical_path - 16
    assert add.instructions == plain.instructions
    assert add.rules["select_as_add"] == 16
    assert "select_as_add" not in plain.rules


def test_i_by_subtraction_saves_an_instruction_or_a_cycle_in_each_step_of_its_round() -> None:
    plain, andn, sub = (facts("md5", "x86-64-bmi", f"i={form}") for form in ("plain", "andn", "sub"))
    assert sub.instructions == plain.instructions - 16 == andn.instructions - 16
    assert sub.critical_path == plain.critical_path == andn.critical_path - 16


def test_h_from_the_step_before_computes_nothing_more() -> None:
    plain, reuse = (facts("md5", "x86-64-bmi", f"h={form}") for form in ("plain", "reuse"))
    assert reuse.rules["xor_of_xor"] == 15  # all but the first of the round
    assert (reuse.instructions, reuse.critical_path) == (plain.instructions, plain.critical_path)


def test_a_select_saves_an_instruction_in_each_step_of_its_round() -> None:
    plain, select = (facts("md5", "x86-64-xop", f"i={form}", "lanes") for form in ("plain", "select+sub"))
    assert select.instructions < plain.instructions - 16
    assert select.critical_path < plain.critical_path


@pytest.mark.parametrize(
    ("target", "instructions", "path"), [("x86-64-bmi", 486, 289), ("x86-64-avx512vl", 388, 257)]
)
def test_what_is_chosen_for_md5_keeps_to_the_budget(target: str, instructions: int, path: int) -> None:
    chosen = facts("md5", target)
    assert chosen.instructions <= instructions
    assert chosen.critical_path <= path


def test_no_form_of_a_function_is_faster_than_what_is_chosen() -> None:
    """The gain exceeds the cycle by which the first step may differ."""
    chosen = facts("md5", "x86-64-bmi")
    for schedule in schedules(MD5, "x86-64-bmi"):
        for choice in schedule.split(","):
            other = facts("md5", "x86-64-bmi", choice)
            assert chosen.critical_path <= other.critical_path + 1, f"{choice}: {other} against {chosen}"


def test_a_form_that_needs_a_select_is_offered_where_there_is_one() -> None:
    offered = {
        target: forms.fitting(MD5.compress, "i", resolve("md5", target).setting().machine)
        for target in ("x86-64-bmi", "portable")
    }
    assert all("select" not in names and "sub" in names for names in offered.values())
    vectors = next(
        stage.graph
        for stage in kernels.lowered(resolve("md5", "x86-64-avx512vl"), "compress")
        if stage.name == "units"
    )
    assert "select" in forms.fitting(vectors, "i", resolve("md5", "x86-64-avx512vl").setting().machine)


# Every form, compiled.


REQUESTS: Final = [
    resolve(hash_.name, target, schedule=schedule)
    for hash_ in HASHES.values()
    if isinstance(hash_, MerkleDamgard)
    for target in ("portable", "x86-64-bmi", "x86-64-avx512vl")
    for schedule in schedules(hash_, target)
]


@pytest.mark.sampled
@pytest.mark.parametrize("request_", REQUESTS, ids=kernels.named)
def test_every_form_hashes_right_when_compiled(request_: Request) -> None:
    library = compiled.merkle_damgard(request_, find(), compiled.UNOPTIMISED)
    for length in (0, 1, 55, 56, 64, 1000):
        message = bytes(i % 251 for i in range(length))
        assert library.digest(message) == DIGEST[request_.hash.name](message), length


# Known inputs.


def constants(node: Node) -> Iterator[int]:
    """The constants that a sum adds, through sums and rotates of it only."""
    for arg in node.args:
        if arg.op is Op.CONST:
            yield arg.attr
        elif arg.op in (Op.ADD, Op.ROTL):
            yield from constants(arg)


def test_the_first_steps_of_md5_are_folded_for_its_initial_state() -> None:
    folded = by_arrival(MD5.compress.bind(STANDARD_IV))
    found = [set(constants(step.made[0])) for step in folded.steps[:4]]
    wanted = (0xD76AA477, 0xF8FA0BCC, 0xBCDB4DD9, 0xB18B7A77)
    assert [constant for constant, at in zip(wanted, found, strict=True) if constant not in at] == []
    assert 0xD76AA477 not in {c for step in by_arrival(MD5.compress).steps[:4] for c in constants(step.made[0])}


def bound(target: str, known: Mapping[Var, int]) -> Facts:
    return lower(MD5.compress.bind(known), resolve("md5", target).setting()).facts


@pytest.mark.parametrize("target", ["portable", "x86-64-bmi", "x86-64-avx512vl"])
def test_what_is_known_of_the_inputs_costs_nothing(target: str) -> None:
    nothing = bound(target, {})
    state = bound(target, STANDARD_IV)
    assert state.instructions <= nothing.instructions - 6
    assert state.critical_path < nothing.critical_path
    # Twelve words of zeros: each is added in four steps.
    zeros = bound(target, {Var("m", i): 0 for i in range(4, 16)})
    assert zeros.instructions == nothing.instructions - 48
    # Words of padding join the constants, too: the one bit, zeros, and a length below 2**32 bits.
    padding = {M4: 0x80, **{Var("m", i): 0 for i in range(5, 16)}, Var("m", 14): 128}
    assert bound(target, padding).instructions == zeros.instructions


def test_known_inputs_change_no_result() -> None:
    known = {**STANDARD_IV, M4: 0x80, **{Var("m", i): 0 for i in range(5, 16)}, Var("m", 14): 128}
    message = b"sixteen bytes ok"
    env = {f"m{i}": int.from_bytes(message[4 * i : 4 * i + 4], "little") for i in range(4)}
    graph: Graph = MD5.compress.bind(known)
    assert [str(node.attr) for node in graph.inputs] == list(env)
    assert graph.early == {node.attr for node in graph.inputs}
    for target in ("portable", "x86-64-bmi", "x86-64-avx512vl"):
        made = lower(graph, resolve("md5", target).setting()).graph.evaluate(env)
        digest = b"".join(word.to_bytes(4, "little") for word in made.values())
        assert digest == DIGEST["md5"](message)


def test_a_name_that_is_no_input_cannot_be_known() -> None:
    with pytest.raises(ValueError, match="compress has no input m16"):
        MD5.compress.bind({Var("m", 16): 0})


def test_what_is_remembered_of_a_form_does_not_outlive_its_rules() -> None:
    """A form from outside may be registered again with other rules."""
    for _ in range(2):
        with outside.added("sha1", "add_a_rule"):
            request = resolve("sha1", "x86-64-bmi", schedule="maj=pairs")
            found = lower_all(request)["compress"].facts.rules
            assert "majority_by_pairs" in found


def test_a_form_needs_all_of_its_rules_unless_one_is_enough() -> None:
    """Of two rules, one fires nowhere in MD5."""
    rules = (RULES["select_as_add"], RULES["majority_as_add"])
    machine = TARGETS["portable"].holding(32).machine(1, ())
    for any_of in (False, True):
        FORMS["both"] = Form(rules, any_of=any_of)
        try:
            assert ("both" in fitting(MD5.compress, "g", machine)) is any_of
        finally:
            del FORMS["both"]
