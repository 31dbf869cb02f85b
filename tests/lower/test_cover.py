"""Selection by meaning: the selected instructions compute the graph, with as few instructions as possible."""

import random
from functools import reduce
from operator import xor
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, const, evaluate, mk, numbered, topological, var
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.cover import cover
from hashwright.lower.order import listing
from hashwright.targets import TARGETS
from hashwright.targets.machine import Applied, Insn, Machine, Register, apply, insn, lookup

A, B, C, D, E, F = (var(name) for name in "abcdef")
WORD: Final = Register("uint32_t", str, "*({0})", "*({0}) = {1}")
INSTRUCTIONS: Final = {
    each.name: each
    for each in (
        insn("add", lambda x, y: x + y, c=""),
        insn("and", lambda x, y: x & y, c=""),
        insn("or", lambda x, y: x | y, c=""),
        insn("xor", lambda x, y: x ^ y, c=""),
        insn("not", lambda x: ~x, c=""),
        insn("rotl", lambda x, *, n: x.rotl(n), c=""),
        insn("andn", lambda x, y: ~x & y, c=""),
        insn("orn", lambda x, y: x | ~y, c=""),
        insn("bsl", lambda x, y, z: (x & y) | (~x & z), c=""),
        insn("bcax", lambda x, y, z: x ^ (y & ~z), c=""),
        insn("eor3", lambda x, y, z: x ^ y ^ z, c=""),
        insn("slow3", lambda x, y, z: x ^ y ^ z, c="", latency=9),
        lookup("any", c="", ty=Ty.U32),
    )
}


def machine(names: str) -> Machine:
    return Machine("toy", {Ty.U32: WORD}, tuple(INSTRUCTIONS[name] for name in names.split()))


def graph_of(*outputs: Node) -> Graph:
    inputs = tuple(node for node in topological(outputs) if node.op is Op.VAR)
    return Graph("toy", inputs, numbered("o", outputs))


def selected(names: str, *outputs: Node) -> list[str]:
    """The names of the instructions with which a machine computes the outputs."""
    made = listing(cover(graph_of(*outputs), machine(names)))
    return sorted(node.attr.insn.name for node in made.instructions)


BASE: Final = "add and or xor not rotl"


@pytest.mark.parametrize(
    ("names", "node", "expected"),
    [
        (BASE, (A & B) | (~A & C), ["and", "and", "not", "or"]),
        (f"{BASE} andn", (A & B) | (~A & C), ["and", "andn", "or"]),
        (f"{BASE} andn bsl", (A & B) | (~A & C), ["bsl"]),
        (f"{BASE} andn bsl", C ^ (A & (B ^ C)), ["bsl"]),  # the same function in another form
        (f"{BASE} bsl", (B & A) | (C & ~A), ["bsl"]),
        (f"{BASE} bsl", (A & C) | (B & ~C), ["bsl"]),
        (f"{BASE} orn", B ^ (A | ~C), ["orn", "xor"]),
        (f"{BASE} bcax", A ^ (~C & B), ["bcax"]),
        (f"{BASE} eor3", A ^ B ^ C, ["eor3"]),
        (f"{BASE} eor3", A ^ B ^ C ^ D, ["eor3", "xor"]),
        (f"{BASE} slow3", A ^ B ^ C, ["xor", "xor"]),  # a single instruction has a later result
        (f"{BASE} any", (A & B) | (~A & C), ["any"]),
        (f"{BASE} any", A ^ B ^ C, ["any"]),
        (f"{BASE} any", B ^ (A | ~C), ["any"]),
        (f"{BASE} any", (A ^ B) ^ (C & D) ^ (E ^ F), ["any", "any", "xor"]),
        (f"{BASE} any", (A ^ B) ^ (C ^ D) ^ E, ["any"] * 2),
        (f"{BASE} any", (A & B) ^ (C & D), ["and", "any"]),
        (f"{BASE} eor3 bcax", (A ^ B) ^ (C & ~D) ^ E, ["bcax", "eor3"]),
        (f"{BASE} eor3", (A ^ B) ^ (C & D) ^ (E ^ F), ["and", "eor3", "eor3"]),
        (f"{BASE} bcax", (A ^ B) ^ (C ^ D) ^ E, ["xor"] * 4),
        (BASE, (A + B).rotl(7), ["add", "rotl"]),
        (BASE, A + const(7), ["add"]),
        (BASE, A, []),
    ],
    ids=str,
)
def test_what_is_selected(names: str, node: Node, expected: list[str]) -> None:
    assert selected(names, node) == expected


def test_a_value_that_is_needed_twice_is_computed_once() -> None:
    shared = A & B
    assert selected(BASE, shared + C, shared + D) == ["add", "add", "and"]


def test_values_inside_a_cone_that_others_need_are_computed_too() -> None:
    inner = A ^ B
    made = cover(graph_of(inner ^ C, inner + D), machine(f"{BASE} eor3"))
    env = {name: 0x9E3779B9 * i & 0xFFFFFFFF for i, name in enumerate("abcd", 1)}
    assert made.evaluate(env) == graph_of(inner ^ C, inner + D).evaluate(env)


@pytest.mark.parametrize(
    ("names", "node", "word"),
    [
        ("and or", A + B, r"'\+'"),
        ("add", (A + B).rotl(3), "'<<<'"),
        (BASE, A << 3, "'<<'"),
        ("add", ~A + B, "'~'"),
    ],
    ids=str,
)
def test_an_operation_without_an_instruction_is_refused_by_name(names: str, node: Node, word: str) -> None:
    with pytest.raises(UserError, match=f"target 'toy' has no instruction for {word}"):
        selected(names, node)


MACHINES: Final = (
    BASE,
    f"{BASE} andn",
    f"{BASE} andn orn bsl",
    f"{BASE} bcax eor3 slow3",
    f"{BASE} any",
    f"{BASE} any bsl andn",
)


def drawn(rng: random.Random) -> Graph:
    """A random kernel of mostly bitwise operations, whose later values depend on the earlier ones."""
    nodes = [A, B, C, D, const(rng.getrandbits(32))]
    for _ in range(rng.randrange(2, 15)):
        x, y = rng.choice(nodes[-5:]), rng.choice(nodes)
        nodes.append(rng.choice((x & y, x | y, x ^ y, ~x, ~x & y, x | ~y, x + y, x.rotl(11))))
    return graph_of(*rng.sample(nodes, rng.randrange(3)), nodes[-1])


@pytest.mark.parametrize("names", MACHINES)
def test_whatever_is_selected_computes_what_was_written(names: str) -> None:
    rng = random.Random(names)
    for _ in range(200):
        before = drawn(rng)
        after = cover(before, machine(names))
        env = {name: rng.getrandbits(32) for name in "abcd"}
        assert after.evaluate(env) == before.evaluate(env)
        assert all(node.op in (Op.INSN, Op.VAR, Op.CONST) for node in after.nodes())


def test_xors_take_half_as_many_instructions_with_three_inputs_and_no_more_time() -> None:
    rng = random.Random(3)
    for _ in range(200):
        words = list("abcdefghijkl"[: rng.randrange(4, 13)])
        ands = rng.randrange(len(words) // 4 + 1)
        terms = [var(words.pop()) & var(words.pop()) for _ in range(ands)] + list(map(var, words))
        rng.shuffle(terms)
        before = graph_of(reduce(xor, terms))
        listed = listing(cover(before, machine(f"{BASE} any")))
        assert len(listed.instructions) == (2 * ands + len(words)) // 2, before
        assert 3 ** (listed.facts.critical_path - 1) < 2 * ands + len(words), before


def test_late_terms_are_joined_last() -> None:
    late = ((A + B).rotl(3) + C).rotl(5)
    for term in (late, late & D):
        listed = listing(
            cover(graph_of((term ^ E) ^ (F ^ var("g")) ^ (var("h") ^ var("i"))), machine(f"{BASE} any"))
        )
        assert listed.facts.critical_path == 5, term


# The instructions.

EVERY_INSN: Final[dict[str, Insn]] = {
    f"{target.name}-{each.name}-{unit.lanes}": each
    for target in TARGETS.values()
    for unit in target.units
    for each in unit.insns
}


def immediates(each: Insn) -> list[tuple[int, ...]]:
    """Immediates to try an instruction with."""
    if each.lookup:
        return [(table,) for table in range(256)]
    return [(n,) * len(each.imms) for n in (1, 8, 13, 31)] if each.imms else [()]


@pytest.mark.parametrize("each", EVERY_INSN.values(), ids=EVERY_INSN)
def test_an_instruction_applied_means_its_meaning(each: Insn) -> None:
    """Evaluates the instruction, and its expression with operands and immediates substituted by hand."""
    rng = random.Random(each.name)
    kinds = {str(node.attr): node.ty for node in topological([each.sem]) if node.op is Op.VAR}
    for imms in immediates(each):
        ty = {name: kinds.get(name, each.sem.ty) for name in each.operands}
        operands = tuple(var(f"in_{name}", ty[name]) for name in each.operands)
        env = {str(node.attr): rng.getrandbits(node.ty.bits) for node in operands}
        (made,) = evaluate([apply(each, operands, imms)], env)
        if each.lookup:
            x, y, z = env.values()
            bits = range(each.sem.ty.bits)
            rows = [(x >> i & 1) << 2 | (y >> i & 1) << 1 | (z >> i & 1) for i in bits]
            assert made == sum((imms[0] >> row & 1) << i for i, row in enumerate(rows))
        else:
            meaning = Applied(each, imms).meaning()
            by_name = dict(zip(each.operands, env.values(), strict=True))
            assert [made] == evaluate([meaning], by_name)


def test_a_lookup_is_given_the_truth_table_of_the_whole_cone() -> None:
    rng = random.Random(256)
    x, y, z = A, B, C
    rows = [(x if r & 4 else ~x) & (y if r & 2 else ~y) & (z if r & 1 else ~z) for r in range(8)]
    for table in range(1, 255):
        node = const(0)
        for row in range(8):
            if table >> row & 1:
                node = mk(Op.OR, Ty.U32, (node, rows[row]))
        before = graph_of(node)
        after = cover(before, machine(f"{BASE} any"))
        env = {name: rng.getrandbits(32) for name in "abc"}
        assert after.evaluate(env) == before.evaluate(env), table
        assert len(listing(after).instructions) == 1, table
