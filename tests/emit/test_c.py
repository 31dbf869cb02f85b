"""C for a listing: names, statements and parentheses; the compiled code computes the listing's meaning."""

import ctypes
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from hashwright.emit.c import KEEP, Body, MemoryMoves, _share, body
from hashwright.graph.ir import Graph, Node, Step, Var, const, evaluate, numbered, topological, var
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.cover import cover
from hashwright.lower.order import listing
from hashwright.modes.kernel import LIBRARY
from hashwright.native.compiler import find
from hashwright.output.generate import generate
from hashwright.requests.alternatives import ask
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.targets.machine import Imm, Insn, Machine, Register, apply
from hashwright.targets.machine import insn as instruction
from tests import compiled

A, B, C, D = (var(name) for name in "abcd")
PORTABLE: Final = resolve("md5", "portable").setting().machine
FLAGS: Final = ("-Wall", "-Wextra", "-Wconversion", "-Werror", "-Wno-unused-variable")


def lowered(graph: Graph, barriers: bool = False) -> Body:
    """The unchanged graph in C: the passes that change it are tested elsewhere."""
    return body(listing(cover(graph, PORTABLE)), PORTABLE, barriers=barriers)


def one(node: Node) -> str:
    """A single expression in C."""
    return lowered(Graph("one", (A, B, C, D), {Var("out"): node})).outputs[Var("out")]


# Text.


def test_a_small_kernel() -> None:
    total = A + B + const(0xD76AA478)
    turned = (total ^ C).rotl(5)
    graph = Graph(
        "toy",
        (A, B, C),
        {Var("x"): turned + total, Var("y"): total},
        (Step("left", 0, 0, "f", (total,)), Step("left", 1, 0, "g", (turned,))),
    )
    made = lowered(graph)
    assert made.statements == (
        "/* left step 1, f */",
        "const uint32_t l1 = a + b + 0xd76aa478u;",
        "/* left step 2, g */",
        "const uint32_t l2 = rotl32(l1 ^ c, 5);",
    )
    assert made.outputs == {Var("x"): "l2 + l1", Var("y"): "l1"}
    assert made.helpers == {"rotl32"}


def test_inputs_are_loaded_late_and_once_and_outputs_are_stored_early() -> None:
    total = A + B
    other = C ^ total
    graph = Graph(
        "moving",
        (A, B, C),
        {Var("x"): total, Var("y"): other},
        (Step("", 0, 0, "f", (total, other)),),
    )
    moves = MemoryMoves({Var("a"): "load(p)", Var("c"): "load(p + 4)"}, {Var("x"): "store(q, {0});"})
    made = body(listing(cover(graph, PORTABLE)), PORTABLE, barriers=False, moves=moves)
    assert made.statements == (
        "const uint32_t a = load(p);",
        "const uint32_t t_1 = a + b;",
        "store(q, t_1);",
        "const uint32_t c = load(p + 4);",
        "const uint32_t t_2 = c ^ t_1;",
    )
    assert made.outputs == {Var("y"): "t_2"}


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (A - (B & C), "a - (b & c)"),
        (~(A & B) + C, "~(a & b) + c"),
        ((A | B) & C, "(a | b) & c"),
        (A & (B | C), "a & (b | c)"),
        ((A + B).rotl(7), "rotl32(a + b, 7)"),
        (A.rotl(7) & B, "rotl32(a, 7) & b"),
        (const(5) + A, "a + 0x00000005u"),
        (~A & B, "~a & b"),
        (A, "a"),
        (const(0), "0x00000000u"),
    ],
    ids=str,
)
def test_parentheses_are_where_c_needs_them(node: Node, text: str) -> None:
    assert one(node) == text


def test_a_value_that_is_used_twice_has_a_name_and_is_computed_once() -> None:
    shared = A & B
    made = lowered(Graph("shared", (A, B, C), {Var("x"): shared + C, Var("y"): shared - C}))
    assert made.statements == ("const uint32_t x1 = a & b;",)
    assert made.outputs == {Var("x"): "x1 + c", Var("y"): "x1 - c"}


TWICE: Final = instruction("twice", lambda x, y: (x & y) | (x ^ y), c="{0} & {1} | ({0} ^ {1})")


def test_a_value_that_a_spelling_has_twice_has_a_name_and_is_computed_once() -> None:
    """Written at each use, it would be computed several times."""
    machine = Machine("toy", PORTABLE.registers, (*PORTABLE.insns, TWICE))
    (add,) = (insn for insn in machine.insns if insn.name == "add")
    first, second = (apply(add, pair) for pair in ((A, B), (B, C)))
    graph = Graph("twice", (A, B, C), {Var("out"): apply(TWICE, (first, second))})
    made = body(listing(graph), machine, barriers=False)
    assert made.statements == ("const uint32_t x1 = a + b;", "const uint32_t x2 = b + c;")
    assert made.outputs == {Var("out"): "x1 & x2 | (x1 ^ x2)"}


def test_of_a_sum_only_what_is_ready_early_is_kept_from_the_compiler() -> None:
    """The operand that arrives last needs no name and no barrier: another order would cost nothing."""
    early, late = A + B, C.rotl(7) + D
    made = lowered(Graph("sum", (A, B, C, D), {Var("x"): early + late}), barriers=True)
    assert made.statements == ("uint32_t x1 = a + b;", 'KEEP("r", x1);')
    assert made.outputs == {Var("x"): "x1 + (rotl32(c, 7) + d)"}
    assert made.helpers == {"rotl32", KEEP}


def test_a_step_that_leaves_an_input_needs_no_statement() -> None:
    made = lowered(Graph("none", (A,), {Var("x"): A}, (Step("", 0, 0, "f", (A,)),)))
    assert made == Body((), {Var("x"): "a"})


@pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
def test_an_instruction_says_which_helper_it_calls(target: Any) -> None:
    for unit in (*target.units, *target.planes):
        for insn in unit.insns:
            assert ("rotl32(" in insn.c) == (insn.helper == "rotl32"), insn.name


HELPERS: Final = {
    "rotl32": "static uint32_t rotl32(",
    "load32": "static uint32_t load32(",
    "COPY": "#define COPY(",
    "transpose": "INLINE void transpose(",
    KEEP: "#define KEEP(",
}
CALLING: Final = {
    "library": ("md5", "portable", {}),
    "instructions": ("md5", "x86-64-bmi", {}),
    "gathered": ("md5", "x86-64-avx2", {"kernel": "lanes", "schedule": "load=gather"}),
    "copied": ("md5", "x86-64-avx2", {"kernel": "lanes", "schedule": "load=copy"}),
    "transposed ahead": ("md5", "x86-64-avx2", {"kernel": "batch", "schedule": "load=transpose-ahead"}),
    "copied without barriers": (
        "md5",
        "x86-64-avx2",
        {"kernel": "lanes", "schedule": "load=copy,barriers=off"},
    ),
    "batch": ("ripemd160", "x86-64-avx512", {"kernel": "batch"}),
    "one word": ("md5", "portable", {"kernel": "fixed", "length": "4"}),
    "part of a word": ("md5", "x86-64-avx2", {"kernel": "fixed", "length": "3"}),
    "no word": ("md5", "portable", {"kernel": "fixed", "length": "0"}),
    "cipher": ("aegis128l", "x86-64-aesni", {}),
    "bit planes": ("aegis128l", "portable", {}),
}


@pytest.mark.parametrize("name", CALLING)
def test_a_file_has_the_helpers_that_it_calls(name: str) -> None:
    hash_name, target, words = CALLING[name]
    (text,) = (
        each.decode()
        for file, each in generate(ask(hash_name, target, **words)).files.items()
        if file.endswith(".c")
    )
    for helper, head in HELPERS.items():
        calls = len(re.findall(rf"\b{helper}\(", text)) - text.count(head)
        assert (head in text) == (calls > 0), helper


def outside_parentheses(spelled: str) -> str:
    """The part of a spelling outside its own parentheses."""
    text, deep = "", 0
    for letter in re.sub(r"\{[^}]*\}", "X", spelled):
        deep += letter == "("
        text += letter if deep == 0 else ""
        deep -= letter == ")"
    return text


@pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
def test_a_spelling_with_an_operator_outside_is_put_in_parentheses(target: Any) -> None:
    """Without parentheses, another operator would split `x + f(y)`."""
    for unit in target.units:
        for insn in unit.insns:
            if insn.lookup or not re.search(r" ([-+&|^*]|<<|>>) ", outside_parentheses(insn.c)):
                continue
            ty = unit.ty
            machine = Machine("toy", {ty: unit.register}, unit.insns)
            operands = tuple(var(name, ty) for name in insn.operands)
            inner = apply(insn, operands, (3,) * len(insn.imms))
            pairs = [each for each in unit.insns if re.fullmatch(r"\{0\} [&|^-] \{1\}", each.c)]
            for outer in pairs:
                made = apply(outer, (var("q", ty), inner))
                graph = Graph("nested", (var("q", ty), *operands), {Var("out"): made})
                text = body(listing(graph), machine, barriers=False).outputs[Var("out")]
                assert re.fullmatch(r"q [&|^-] \(.*\)", text), text


# Compiled.

PREAMBLE: Final = """
#include <stdint.h>

#define KEEP(constraint, x) __asm__("" : "+" constraint(x))

static inline uint32_t rotl32(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}
"""


@dataclass
class Program:
    """C functions from arrays to arrays, compiled together."""

    headers: Sequence[str] = ()
    flags: Sequence[str] = ()
    functions: list[str] = field(default_factory=list)
    pointed: str = "uint32_t"  # the type of memory from which registers are loaded

    def add(self, graph: Graph, made: Body, registers: Callable[[Ty], Register]) -> None:
        """The function fN that loads the inputs from in[i] and stores the outputs into out[i]."""
        name, to = f"f{len(self.functions)}", self.pointed
        lines = [f"void {name}(const {to} *const *in, {to} *const *out);"]
        lines += [lines[0].rstrip(";"), "{"]
        for i, node in enumerate(graph.inputs):
            register = registers(node.ty)
            lines += [f"    const {register.c_type} {node.attr} = {register.load(f'in[{i}]')};"]
            lines += [f"    (void){node.attr};"]
        lines += [f"    {statement}" for statement in made.statements]
        for i, (output, node) in enumerate(graph.outputs.items()):
            lines += [f"    {registers(node.ty).store(f'out[{i}]', f'({made.outputs[output]})')};"]
        self.functions.append("\n".join([*lines, "}"]))

    def compile(self) -> ctypes.CDLL:
        source = compiled.directory() / "program.c"
        includes = "".join(f"#include <{header}>\n" for header in self.headers)
        source.write_text(includes + PREAMBLE + "\n\n".join(self.functions) + "\n")
        return ctypes.CDLL(
            str(
                find().shared_library(
                    [source], source.with_suffix(".so"), [*self.flags, "-O0", "-Wno-unused-function"]
                )
            )
        )


WIDEST: Final = 64  # words


def call(function: Any, inputs: Sequence[bytes], outputs: int) -> list[bytes]:
    """The results of a compiled function, with all lanes of every register."""
    pointers = ctypes.c_void_p * max(len(inputs), outputs, 1)
    given = [ctypes.create_string_buffer(data.ljust(4 * WIDEST, b"\0"), 4 * WIDEST) for data in inputs]
    made = [ctypes.create_string_buffer(4 * WIDEST) for _ in range(outputs)]
    function(pointers(*map(ctypes.addressof, given)), pointers(*map(ctypes.addressof, made)))
    return [each.raw for each in made]


def drawn(rng: random.Random, number: int) -> Graph:
    """A random kernel: inputs, steps and outputs, with values that are used several times."""
    nodes: list[Node] = [A, B, C, D, const(rng.getrandbits(32)), const(1)]
    steps = []
    for i in range(rng.randrange(2, 14)):
        x, y = rng.choice(nodes), rng.choice(nodes)
        node = rng.choice(
            (x + y, x - y, x & y, x | y, x ^ y, ~x, x.rotl(rng.randrange(1, 32)), (x & y) | (~x & A))
        )
        nodes.append(node)
        if rng.random() < 0.3:
            steps.append(Step("", i, 0, "f", (node,)))
    outputs = numbered("o", rng.sample(nodes, 2) + nodes[-2:])
    return Graph(f"random {number}", (A, B, C, D), outputs, tuple(steps))


@pytest.mark.parametrize("barriers", [False, True], ids=["free", "barriers"])
def test_random_kernels_compute_what_they_mean(barriers: bool) -> None:
    rng = random.Random(1321)
    graphs = [drawn(rng, number) for number in range(250)]
    program = Program(flags=FLAGS)
    for graph in graphs:
        program.add(graph, lowered(graph, barriers), PORTABLE.registers.__getitem__)
    library = program.compile()
    for number, graph in enumerate(graphs):
        for _ in range(3):
            env = {str(node.attr): rng.getrandbits(32) for node in graph.inputs}
            made = call(
                library[f"f{number}"], [v.to_bytes(4, "little") for v in env.values()], len(graph.outputs)
            )
            assert [int.from_bytes(m[:4], "little") for m in made] == list(graph.evaluate(env).values()), graph


def immediates(insn: Insn) -> list[tuple[int, ...]]:
    if insn.lookup:
        return [(table,) for table in range(0, 256, 5)]
    if any(node.op is Op.CONST and isinstance(node.attr, Imm) for node in topological([insn.sem])):
        return [(0x5A827999,), (1,)]
    return [(n,) * len(insn.imms) for n in (1, 7, 8, 16, 31)] if insn.imms else [()]


# One hash of each family represents all: the instructions are the target's.
RUNNING: Final = {
    f"{request.hash.name}-{request.target.name}-{request.kernel}": request
    for request in compiled.requests()
    if request.hash.name in ("md5", "aegis128l")
    and (request.kernel == LIBRARY or request.kernel.is_row)
    and request.target.runs_here()
}


@pytest.mark.sampled
@pytest.mark.parametrize("request_", RUNNING.values(), ids=RUNNING)
def test_every_instruction_does_what_it_means(request_: Request) -> None:
    """Compares its compiled spelling with its meaning: in every lane, with its immediates."""
    target, setting = request_.target, request_.setting()
    registers = setting.machine.registers
    pointed = "uint8_t" if setting.representation.planes else "uint32_t"
    program = Program([*target.c_headers], [*target.enabling, *target.c_flags], pointed=pointed)
    graphs = []
    for insn in setting.machine.insns:
        kinds = {str(node.attr): node.ty for node in topological([insn.sem]) if node.op is Op.VAR}
        for imms in immediates(insn):
            operands = tuple(var(name, kinds.get(name, insn.sem.ty)) for name in insn.operands)
            graph = Graph(insn.name, operands, {Var("out"): apply(insn, operands, imms)})
            program.add(graph, body(listing(graph), setting.machine, barriers=False), registers.__getitem__)
            graphs.append(graph)
    library = program.compile()
    rng = random.Random(request_.target.name)
    for number, graph in enumerate(graphs):
        (out,) = graph.outputs.values()
        count = setting.lanes if out.ty is Ty.V32 else 1
        size = out.ty.bits // 8
        lanes = [{str(n.attr): rng.getrandbits(n.ty.bits) for n in graph.inputs} for _ in range(count)]
        inputs = [
            b"".join(env[str(n.attr)].to_bytes(n.ty.bits // 8, "little") for env in lanes) for n in graph.inputs
        ]
        (made,) = call(library[f"f{number}"], inputs, 1)
        found = [int.from_bytes(made[size * i : size * i + size], "little") for i in range(count)]
        assert found == [evaluate([out], env)[0] for env in lanes], str(out)


@pytest.mark.parametrize(("count", "places"), [(0, 3), (5, 64), (64, 64), (100, 64), (7, 1)])
def test_what_is_woven_in_is_spread_evenly(count: int, places: int) -> None:
    woven = [str(i) for i in range(count)]
    shares = [_share(woven, place, places) for place in range(places)]
    assert [each for share in shares for each in share] == woven
    assert max(map(len, shares)) - min(map(len, shares)) <= 1
