"""Forms of stored states preserve all functions; the results of the search for complements."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

import pytest
import z3

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Var, join, topological, var
from hashwright.graph.semantics import Z3, Op, Ty
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.lower.cover import cover
from hashwright.lower.order import listing
from hashwright.lower.sums import by_arrival
from hashwright.passes import representation as represent
from hashwright.passes.representation import Representation
from hashwright.requests.registry import DEFER, NEG, PACK
from hashwright.requests.request import resolve
from hashwright.requests.schedule import Schedule
from hashwright.targets import TARGETS
from tests import kernels
from tests.polynomials import Polynomials

MACHINE: Final = TARGETS["x86-64-vaes-avx512vl"].machine(1, ())
SCHEDULES: Final = (
    "neg=3+7",
    "neg=0+1+4",
    "defer=run",
    "defer=two",
    "pack=2",
    "pack=2+copy",
    "neg=3+7,defer=run,pack=2",
    "neg=0+3+4+7,defer=two,pack=2+copy",
    "neg=0+1+2+3+4+5+6+7,defer=run,pack=2+copy",
    "neg=2,defer=two,pack=2",
    "neg=1,pack=2+copy",
    "neg=2+5,defer=run,pack=2",
)

S: Final = AEGIS128L.principal().state


def form_of(text: str) -> Representation:
    chosen = Schedule.parse(text)
    ways = NEG.of(chosen), DEFER.of(chosen), PACK.of(chosen)
    return represent.representation(AEGIS128L.principal(), MACHINE, *ways, is_in_planes=False)


def functions(form: Representation) -> dict[str, Graph]:
    """The described functions, and those with two updates."""
    described = dict(AEGIS128L.functions())
    looped = {name: graph for name, graph in described.items() if graph.early and form.between}
    return described | {f"{name}_2": represent.twice(graph, form.between) for name, graph in looped.items()}


def proved(described: Graph, made: Graph, form: Representation) -> bool:
    """Is the stored function the described one, for all values and for any AES maps?"""
    reading = Polynomials()
    env = {str(node.attr): reading.var(str(node.attr), node.ty) for node in made.inputs}
    pairs = kernels.compared(described, made, form, env, reading)
    return all(found == expected for _, found, expected in pairs)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_every_stored_function_is_proved(schedule: str) -> None:
    form = form_of(schedule)
    for name, described in functions(form).items():
        assert proved(described, represent.store(described, form), form), name


@pytest.mark.long
@pytest.mark.parametrize("name", ["initial", "update", "encrypt"])
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_z3_agrees(schedule: str, name: str) -> None:
    """The functions whose proof takes less than a second; long XORs take much longer."""
    form, described, reading = form_of(schedule), AEGIS128L.functions()[name], Z3()
    made = represent.store(described, form)
    env = {str(node.attr): reading.var(str(node.attr), node.ty) for node in made.inputs}
    for output, found, expected in kernels.compared(described, made, form, env, reading):
        assert z3.Solver().check(found != expected) == z3.unsat, output


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_every_stored_function_computes_the_described_one(schedule: str) -> None:
    form = form_of(schedule)
    for name, described in functions(form).items():
        made = represent.store(described, form)
        for env in kernels.inputs(made):
            for output, found, expected in kernels.compared(described, made, form, env):
                assert found == expected, (name, output)


@pytest.mark.parametrize(
    ("right", "wrong"), [("neg=3+7", "neg=3"), ("defer=run", "defer=off"), ("pack=2+copy", "pack=2")]
)
def test_a_proof_fails_where_a_function_is_stored_in_another_form(right: str, wrong: str) -> None:
    described = AEGIS128L.principal()
    made = represent.store(described, form_of(wrong))
    try:
        assert not proved(described, made, form_of(right))
    except KeyError:  # a word that does not exist
        assert made.state != represent.store(described, form_of(right)).state


@pytest.mark.parametrize("schedule", [each for each in SCHEDULES if "defer=run" not in each])
def test_stored_words_come_from_those_of_the_description(schedule: str) -> None:
    form, described = form_of(schedule), AEGIS128L.functions()
    initial, state = described["initial"], represent.stored_state(described["update"], form)
    for env in kernels.inputs(initial):
        words = initial.evaluate(env).values()
        whole = sum(word << Ty.B128.bits * place for place, word in enumerate(words))
        given = {}
        for node in state.inputs:
            given[str(node.attr)] = whole & (1 << node.ty.bits) - 1
            whole >>= node.ty.bits
        assert state.evaluate(given) == represent.store(initial, form).evaluate(env)


@pytest.mark.parametrize("words", [(), (S[0], S[4])])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_repeated_updates_are_updates_one_after_the_other(count: int, words: tuple[Var, ...]) -> None:
    once = AEGIS128L.functions()["decrypt"]
    made = represent.repeated(once, count, words)
    assert [step.index for step in made.steps] == list(range(count))
    for env in kernels.inputs(made):
        expected: dict[str, Any] = {}
        state = {str(word): env[str(word)] for word in S}
        for number in range(count):
            data = {f"c{place}": env[f"c{2 * number + place}"] for place in range(2)}
            done = once.evaluate(state | data)
            expected |= {f"m{2 * number + place}": done[f"m{place}"] for place in range(2)}
            state = {str(word): done[str(word)] for word in S}
        assert made.evaluate(env) == expected | state


def instructions(target: str, form: Representation) -> int:
    stored = represent.store(AEGIS128L.principal(), form)
    return listing(cover(by_arrival(stored), TARGETS[target].machine(1, ()))).facts.instructions


def test_the_search_finds_the_words_that_bcax_needs() -> None:
    """AND and XOR become one instruction; AESE undoes the complement by its key."""
    form = resolve("aegis128l", "aarch64-aes-sha3").setting().representation
    assert form.complemented == (S[3], S[7])
    assert instructions("aarch64-aes-sha3", form) == 28
    assert instructions("aarch64-aes-sha3", Representation()) == 30


def test_the_search_finds_what_counting_whole_listings_finds() -> None:
    """It counts parts of a function, each once for all sets of words with the same effect there."""
    names = AEGIS128L.principal().state
    subsets = [words for count in range(len(names) + 1) for words in combinations(names, count)]
    counted = {words: instructions("aarch64-aes-sha3", Representation(complemented=words)) for words in subsets}
    assert min(subsets, key=counted.__getitem__) == (S[3], S[7])


@pytest.mark.parametrize("target", ["aarch64-aes", "x86-64-aesni-avx", "x86-64-aesni-avx512vl"])
def test_the_search_complements_nothing_where_nothing_is_gained(target: str) -> None:
    assert resolve("aegis128l", target, schedule="neg=search").setting().representation.complemented == ()


def test_deferring_keeps_messages_out_of_the_loop_through_a_word() -> None:
    """The word is an AES round with itself as the key; its pending XOR accumulates in another word."""
    update = represent.store(AEGIS128L.functions()["update"], form_of("defer=run"))
    shown = {str(word): str(update.outputs[word]) for word in (S[0], Var("d", 0), S[1])}
    assert shown == {
        "s0": "aes_mix(aes_sub(s7)) ^ s0",
        "d0": "d0 ^ m0",
        "s1": "aes_mix(aes_sub(s0 ^ d0)) ^ s1",
    }


def test_a_copy_takes_the_exchange_out_of_the_wrap() -> None:
    """The rounds of the copy take a pair with its halves exchanged; the wrap takes the copy."""
    update = represent.store(AEGIS128L.functions()["update"], form_of("pack=2+copy"))
    shown = {str(word): str(update.outputs[word]) for word in (S[0], Var("u", 3))}
    assert shown == {
        "s0": "aes_mix(aes_sub(u3)) ^ (s0 ^ m0)",
        "u3": "aes_mix(aes_sub(join(high(s2), low(s2)))) ^ u3",
    }
    assert update.state == (*S[:4], Var("u", 3))


def test_a_constant_complements_one_half_of_a_pair() -> None:
    """It extracts no part of the register."""
    update = represent.store(AEGIS128L.functions()["update"], form_of("neg=1,pack=2"))
    assert str(update.outputs[Var("s", 2)]) == f"aes_mix(aes_sub(s1 ^ {(1 << 128) - 1:#x})) ^ s2"


@pytest.mark.parametrize("words", ["neg=2", "neg=1+6", "neg=4"])
def test_messages_gather_elsewhere_whichever_words_are_complements(words: str) -> None:
    """A deferred word is never an XOR with a message, not even in functions that compute the message."""
    for name in ("update", "decrypt"):
        plain, stored = (
            represent.store(AEGIS128L.functions()[name], form_of(f"{more}defer=run"))
            for more in ("", f"{words},")
        )
        for word in (S[0], S[4]):
            found = {node.attr for node in topological((stored.outputs[word],)) if node.op is Op.VAR}
            assert found == {node.attr for node in topological((plain.outputs[word],)) if node.op is Op.VAR}


def test_joined_words_are_stored_in_their_order() -> None:
    blocks = tuple(var(Var("m", place), Ty.B128) for place in range(4))
    described = Graph("joined", blocks, {Var("c", 0): join(join(*blocks[:2]), join(*blocks[2:]))})
    made = represent.store(described, Representation(parts=Ty.B128))
    assert made.outputs == {Var("c", 0, part=part): block for part, block in zip("abcd", blocks, strict=True)}


def test_known_state_words_may_be_packed() -> None:
    described = AEGIS128L.principal().bind({Var("s", 3): 5, Var("m", 1): 0})
    form = form_of("pack=2,defer=run")
    made = represent.store(described, form)
    for env in kernels.inputs(made):
        for output, found, expected in kernels.compared(described, made, form, env):
            assert found == expected, output


@pytest.mark.parametrize("words", ["7+3", "3+3", "8", "x", "3,7"])
def test_words_that_the_state_has_not_are_refused(words: str) -> None:
    with pytest.raises(UserError):
        resolve("aegis128l", "aarch64-aes", schedule=f"neg={words}")


def test_a_form_is_described_by_sentences() -> None:
    said = represent.sentences(replace(form_of("neg=3+7,defer=two,pack=2+copy"), complemented=(S[3], S[7])))
    assert len(said) == 4
    assert said[1] == "State words s3, s7: stored as complements."


@pytest.mark.parametrize("schedule", ["pack=2", "neg=3+7,defer=two", "pack=2+copy,defer=run", "parts"])
def test_what_words_are_called_changes_nothing(schedule: str) -> None:
    """A cipher from outside may use any names for its words: names are printed, never read."""
    form = Representation(parts=Ty.B128) if schedule == "parts" else form_of(schedule)
    renamed = {"s": "s3m", "m": "x1_"}
    restored = {new: old for old, new in renamed.items()}
    for name, described in functions(form).items():
        made = represent.store(called(described, renamed), called_form(form, renamed))
        assert called(made, restored) == represent.store(described, form), name


def called(graph: Graph, roles: Mapping[str, str]) -> Graph:
    """The function with other names for some roles."""

    def word(old: Var) -> Var:
        return replace(old, role=roles.get(old.role, old.role))

    made = graph.map(lambda node: var(word(node.attr), node.ty) if node.op is Op.VAR else node)
    return replace(
        made,
        inputs=tuple(var(word(node.attr), node.ty) for node in graph.inputs),
        outputs={word(old): node for old, node in made.outputs.items()},
        early=frozenset(map(word, graph.early)),
        state=tuple(map(word, graph.state)),
    )


def called_form(form: Representation, roles: Mapping[str, str]) -> Representation:
    """The form with other names for some roles."""
    words: dict[str, Any] = {
        each: tuple(replace(word, role=roles.get(word.role, word.role)) for word in getattr(form, each))
        for each in ("between", "complemented", "deferred", "turned")
    }
    return replace(form, **words)
