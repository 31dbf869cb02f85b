"""One constructor interns, folds and checks nodes; graphs are ordered, evaluated and printed."""

import gc
import random
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashwright.graph import ir
from hashwright.graph.ir import (
    Graph,
    Node,
    Step,
    Var,
    aesround,
    const,
    evaluate,
    infix,
    join,
    listing,
    mk,
    numbered,
    rebuild,
    row,
    topological,
    var,
)
from hashwright.graph.semantics import Op, Ty
from hashwright.requests.request import resolve
from hashwright.targets.machine import immediate, insn

A, B, C = var("a"), var("b"), var("c")
WORD: Final = st.one_of(st.sampled_from([0, 1, 2**31, 2**32 - 1]), st.integers(0, 2**32 - 1))


# Interning.


def test_equal_expressions_are_one_node() -> None:
    assert var("a") is A
    assert (A + B).rotl(7) is (A + B).rotl(7)
    assert const(5) is const(5 + 2**32)
    assert const(-1) is const(2**32 - 1)


@pytest.mark.parametrize(
    "other",
    [A - B, B + A, A + C, (A + B).rotl(1), var("a", Ty.B128) + var("b", Ty.B128), ~(A + B)],
    ids=str,
)
def test_different_expressions_are_different_nodes(other: Node) -> None:
    assert other is not A + B
    assert other != A + B


def test_where_there_are_too_many_nodes_those_that_nobody_holds_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ir, "KEPT", 4)
    monkeypatch.setattr(ir, "_interned", ir._Interned())
    x = var("x")
    kept, forgotten = x + const(1), weakref.ref(x + const(2))
    assert x + const(2) is forgotten()
    for name in "abcdefgh":
        var(name)
    gc.collect()
    assert forgotten() is None
    assert var("x") + const(1) is kept


def test_a_node_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        A.attr = "b"  # type: ignore[misc]


# Folding.


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (A + const(0), A),
        (const(0) + A, A),
        (A - const(0), A),
        (A | const(0), A),
        (A ^ const(0), A),
        (A & const(0), const(0)),
        (const(0) & A, const(0)),
        (A & const(-1), A),
        (A | const(-1), const(-1)),
        (A ^ const(-1), ~A),
        (const(-1) ^ A, ~A),
        (A & A, A),
        (A | A, A),
        (A ^ A, const(0)),
        (A - A, const(0)),
        (~~A, A),
        (mk(Op.ROTL, Ty.U32, (A,), 0), A),
        (A << 0, A),
        (A >> 0, A),
        (A + const(3) + const(4), A + const(7)),
        (A + const(1) - const(1), A),
        (A - const(1), A + const(-1)),
        (A ^ const(3) ^ const(5), A ^ const(6)),
        ((A & const(12)) & const(10), A & const(8)),
        ((A | const(12)) | const(3), A | const(15)),
        (const(2**31) + const(2**31), const(0)),
        (const(0) - const(1), const(2**32 - 1)),
        (const(0x80000001).rotl(1), const(3)),
        (const(0x80000001) << 1, const(2)),
        (const(0x80000001) >> 1, const(0x40000000)),
        (~const(0), const(-1)),
    ],
    ids=str,
)
def test_an_expression_is_folded_to_the_simpler_one(made: Node, expected: Node) -> None:
    assert made is expected


@pytest.mark.parametrize(
    ("made", "op"),
    [
        (A + A, Op.ADD),
        (const(0) - A, Op.SUB),
        (A + const(-1), Op.ADD),
        (A & const(1), Op.AND),
        (A | const(1), Op.OR),
        (A ^ const(1), Op.XOR),
        ((A & const(1)) | const(2), Op.OR),
        ((A ^ const(1)) + const(2), Op.ADD),
        (A - B, Op.SUB),
        (~(A & B), Op.NOT),
        (A.rotl(1).rotl(31), Op.ROTL),
    ],
    ids=str,
)
def test_what_looks_like_a_simpler_expression_and_is_none_stays(made: Node, op: Op) -> None:
    assert made.op is op


def test_a_constant_of_a_block_is_as_wide_as_the_block() -> None:
    x = var("x", Ty.B128)
    assert const(-1, Ty.B128).attr == 2**128 - 1
    assert (x ^ const(-1, Ty.B128)) is ~x
    assert (x & const(2**32 - 1, Ty.B128)) is not x


@dataclass(frozen=True)
class Tree:
    """An expression that no constructor has folded, with its own independent evaluator."""

    name: str
    args: tuple[Any, ...]

    def node(self) -> Node:
        return BUILD[self.name](*(arg.node() if isinstance(arg, Tree) else arg for arg in self.args))

    def value(self, env: dict[str, int]) -> int:
        if self.name == "var":
            return env[self.args[0]]
        args = [arg.value(env) if isinstance(arg, Tree) else arg for arg in self.args]
        return PLAIN[self.name](*args) % 2**32


BUILD: Final[dict[str, Callable[..., Node]]] = {
    "var": var,
    "const": const,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "not": lambda x: ~x,
    "rotl": lambda x, n: mk(Op.ROTL, x.ty, (x,), n),
    "shl": lambda x, n: x << n,
    "shr": lambda x, n: x >> n,
}
PLAIN: Final[dict[str, Callable[..., int]]] = {
    "const": lambda n: n,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "not": lambda x: 2**32 - 1 - x,
    "rotl": lambda x, n: x * 2**n + x // 2 ** (32 - n),
    "shl": lambda x, n: x * 2**n,
    "shr": lambda x, n: x // 2**n,
}

LEAF = st.one_of(
    st.sampled_from("abc").map(lambda name: Tree("var", (name,))), WORD.map(lambda n: Tree("const", (n,)))
)


def _grow(inner: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    pairs = st.sampled_from(["add", "sub", "and", "or", "xor"])
    shifts = st.sampled_from(["rotl", "shl", "shr"])
    return st.one_of(
        st.builds(lambda name, x, y: Tree(name, (x, y)), pairs, inner, inner),
        st.builds(lambda name, x: Tree(name, (x, x)), pairs, inner),  # both sides the same: folds
        st.builds(lambda x: Tree("not", (x,)), inner),
        st.builds(lambda name, x, n: Tree(name, (x, n)), shifts, inner, st.integers(0, 31)),
    )


@given(st.recursive(LEAF, _grow, max_leaves=25), WORD, WORD, WORD)
def test_folding_changes_no_value(tree: Tree, a: int, b: int, c: int) -> None:
    env = {"a": a, "b": b, "c": c}
    assert evaluate([tree.node()], env) == [tree.value(env)]


def drawn(rng: random.Random) -> Tree:
    """A deep random expression: hypothesis draws shallow ones."""
    names = [name for name in PLAIN if name not in ("const", "not", "rotl", "shl", "shr")]
    trees = [
        *(Tree("var", (name,)) for name in "abc"),
        *(Tree("const", (n,)) for n in (0, 1, 2**32 - 1, 12345)),
    ]
    for _ in range(rng.randrange(5, 20)):
        x, y, n = rng.choice(trees[-4:]), rng.choice(trees), rng.randrange(32)
        unary = rng.choice((Tree("not", (x,)), Tree(rng.choice(("rotl", "shl", "shr")), (x, n))))
        trees.append(rng.choice((Tree(rng.choice(names), (x, y)), Tree(rng.choice(names), (y, x)), unary)))
    return trees[-1]


def test_folding_changes_no_value_of_deep_expressions() -> None:
    rng = random.Random(25)
    for _ in range(1000):
        tree = drawn(rng)
        env = {name: rng.getrandbits(32) for name in "abc"}
        assert evaluate([tree.node()], env) == [tree.value(env)]


@given(st.recursive(LEAF, _grow, max_leaves=25))
def test_building_an_expression_again_gives_the_same_node(tree: Tree) -> None:
    node = tree.node()
    assert tree.node() is node
    assert rebuild([node], lambda each: each)[node] is node


# Types.


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda: mk(Op.ADD, Ty.U32, (A, cast(Any, 1))),
            r"ADD accepts nodes, not 1; write const\(1\) for a constant",
        ),
        (lambda: A + var("x", Ty.B128), "ADD of type U32 accepts no argument of type B128: x"),
        (lambda: var("x", Ty.B128) ^ A, "XOR of type B128 accepts no argument of type U32: a"),
        (lambda: mk(Op.NOT, Ty.B128, (A,)), "NOT of type B128 accepts no argument of type U32: a"),
        (lambda: mk(Op.ADD, Ty.U32, (A,)), "the number of arguments of ADD is 2, not 1"),
        (lambda: mk(Op.NOT, Ty.U32, (A, B)), "the number of arguments of NOT is 1, not 2"),
        (lambda: mk(Op.VAR, Ty.U32, (A,), "x"), "the number of arguments of VAR is 0, not 1"),
        (lambda: mk(Op.AES_SUB, Ty.U32, (A,)), "AES_SUB works on blocks of 128 bits, not on U32"),
        (lambda: mk(Op.AES_MIX, Ty.U32, (A,)), "AES_MIX works on blocks of 128 bits, not on U32"),
        (lambda: aesround(A, A), "AES_SUB works on blocks of 128 bits, not on U32"),
        (lambda: join(var("x", Ty.B128), A), "JOIN of type B256 accepts no argument of type U32: a"),
        (
            lambda: mk(Op.LOW, Ty.B128, (var("x", Ty.B128),)),
            "LOW of type B128 accepts no argument of type B128: x",
        ),
        (lambda: A.rotl(32), "U32 has no rotation by 32; write 1 to 31"),
        (lambda: A << -1, "SHL of type U32 accepts a count from 0 to 31, not -1"),
        (lambda: A >> 32, "SHR of type U32 accepts a count from 0 to 31, not 32"),
        (lambda: var("x", Ty.B128) >> 128, "SHR of type B128 accepts a count from 0 to 127, not 128"),
    ],
)
def test_arguments_that_do_not_fit_are_refused_by_a_sentence(make: Callable[[], Node], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        make()


# Graphs.


def test_topological_order_puts_arguments_first_and_each_node_once() -> None:
    shared = A + B
    order = topological([shared.rotl(3) ^ shared, shared & C])
    assert len(order) == len(set(order)) == 7
    for place, node in enumerate(order):
        assert all(order.index(arg) < place for arg in node.args), node


def test_topological_order_follows_the_roots() -> None:
    first, second = A + B, B & C
    assert topological([first, second]) == [A, B, first, C, second]
    assert topological([second, first]) == [B, C, second, A, first]


def test_topological_order_leaves_out_what_is_known() -> None:
    inner = A + B
    assert topological([inner.rotl(1)], {inner}) == [inner.rotl(1)]


def test_deep_graphs_need_no_deep_stack() -> None:
    node = A
    for _ in range(20_000):
        node = (node + B).rotl(1)
    assert len(topological([node])) == 40_002
    assert evaluate([node], {"a": 0, "b": 0}) == [0]
    assert rebuild([node], lambda each: each)[node] is node


def graph() -> Graph:
    shared = A + B
    turned = (shared ^ C).rotl(5)
    return Graph(
        "toy",
        (A, B, C),
        {Var("x"): turned + shared, Var("y"): shared},
        (Step("left", 0, 0, "f", (shared,)), Step("left", 1, 0, "g", (turned,))),
    )


@given(WORD, WORD, WORD)
def test_a_graph_evaluates_to_its_outputs_by_name(a: int, b: int, c: int) -> None:
    total = (a + b) % 2**32
    mixed = total ^ c
    turned = (mixed << 5 | mixed >> 27) % 2**32
    assert graph().evaluate({"a": a, "b": b, "c": c}) == {"x": (turned + total) % 2**32, "y": total}


def test_a_graph_that_lacks_an_input_is_not_evaluated() -> None:
    with pytest.raises(KeyError, match="c"):
        graph().evaluate({"a": 1, "b": 2})


def test_uses_count_arguments_and_roots() -> None:
    made = graph()
    uses = made.uses()
    assert uses[A + B] == 2 + 2  # in two expressions, left by step 1, and the output y
    assert uses[C] == 1
    assert uses[made.outputs[Var("x")]] == 1


def test_each_value_belongs_to_the_step_that_computes_it_first() -> None:
    made = graph()
    owners = made.owners()
    assert set(owners) == set(made.nodes())
    assert owners[A + B] is made.steps[0]
    assert owners[(A + B) ^ C] is made.steps[1]
    assert owners[made.outputs[Var("x")]] is None


def test_map_changes_inputs_outputs_and_steps_alike() -> None:
    changed = graph().map(lambda node: node.args[0] | node.args[1] if node.op is Op.XOR else node)
    assert changed.steps[1].made == (((A + B) | C).rotl(5),)
    assert changed.evaluate({"a": 1, "b": 2, "c": 3}) == {"x": (3 << 5) + 3, "y": 3}
    assert graph().map(lambda node: node) == graph()


# Printing.


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (A + B - C, "a + b - c"),
        (A - (B + C), "a - (b + c)"),
        (A - (B - C), "a - (b - c)"),
        ((A & B) | (~A & C), "a & b | ~a & c"),
        ((A | B) & C, "(a | b) & c"),
        (A & (B ^ C), "a & (b ^ c)"),
        (A ^ B | C, "a ^ b | c"),
        ((A ^ B) + C, "(a ^ b) + c"),
        (~(A + B), "~(a + b)"),
        (~A + B, "~a + b"),
        ((A + B).rotl(7), "a + b <<< 7"),
        (A + B.rotl(7), "a + (b <<< 7)"),
        (A.rotl(7).rotl(3), "(a <<< 7) <<< 3"),
        ((A << 3) | (A >> 29), "(a << 3) | (a >> 29)"),
        (A + const(0xD76AA478), "a + 0xd76aa478"),
        (const(0) - A, "0x0 - a"),
        (aesround(var("x", Ty.B128), var("k", Ty.B128)), "aes_mix(aes_sub(x)) ^ k"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_expression_is_written_with_as_few_parentheses_as_c_needs(node: Node, text: str) -> None:
    assert infix(node) == repr(node) == text


def test_named_nodes_are_written_by_name() -> None:
    shared = A + B
    assert infix(shared.rotl(7) + C, {shared: "t"}) == "(t <<< 7) + c"
    assert infix(shared, {shared: "t"}) == "a + b"  # the node itself has the name


@given(st.recursive(LEAF, _grow, max_leaves=12), WORD, WORD, WORD)
def test_what_is_written_is_what_is_meant(tree: Tree, a: int, b: int, c: int) -> None:
    """Python's operators have C's precedence; it has no rotate, and >> differs on its negative ~x."""
    node = tree.node()
    text = infix(node)
    if "<<<" not in text and ">>" not in text:
        value = eval(text, {"__builtins__": {}}, {"a": a, "b": b, "c": c})
        assert value % 2**32 == evaluate([node], {"a": a, "b": b, "c": c})[0]


def test_an_expression_too_deep_to_read_is_shortened_in_errors() -> None:
    """Its full expression has 2 to the 64 names."""
    node = A
    for _ in range(64):
        node = node + node
    assert repr(node).startswith("... + ... + (... + ...)")
    assert len(repr(node)) < 1000
    with pytest.raises(TypeError, match=r"accepts no argument of type U32: \.\.\. \+"):
        mk(Op.NOT, Ty.B128, (node,))


def test_an_instruction_is_written_with_its_immediates_by_name() -> None:
    """Its representation in an error or a debugger."""
    added = insn("lea", lambda x, y, *, k: (x + immediate(k)) + y, c="{0} + {k} + {1}")
    turned = insn("ror", lambda x, *, n: x.rotl(n), c="rotl32({0}, {n})")
    assert repr(added.sem) == "x + k + y"
    assert repr(turned.sem) == "x <<< n"
    assert "x + k + y" in repr(resolve("md5", "x86-64-bmi"))


def test_a_listing_shows_steps_shared_values_and_outputs() -> None:
    assert list(listing(graph())) == [
        "# left step 1, f",
        "t0 = a + b",
        "# left step 2, g",
        "t1 = (t0 ^ c) <<< 5",
        "t2 = t1 + t0",
        "x' = t2",
        "y' = t0",
    ]


def test_a_variable_is_printed_by_what_it_is() -> None:
    assert str(Var("key")) == "key"
    assert str(Var("m", 3, "b")) == "m3b"
    assert str(Var("s", 0, part="a")) == "s0a"
    assert var("m3") is not var(Var("m", 3))  # names are never parsed


def test_rows_of_variables_are_numbered() -> None:
    assert [str(node) for node in row("h", 3)] == ["h0", "h1", "h2"]
    assert numbered("o", (A, B)) == {Var("o", 0): A, Var("o", 1): B}
