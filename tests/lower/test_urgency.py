"""Instructions start when a core has a free port, the most urgent first, and not too early."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hashwright.graph.ir import Graph, Node, Step, numbered, var
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.allocate import allocate
from hashwright.lower.order import Listing, listing
from hashwright.lower.urgency import by_urgency
from hashwright.targets.cores import CORES, Core, on
from hashwright.targets.machine import Insn, apply
from tests.lower.test_allocate import GENERAL, INPUTS, MACHINES, MIXED, check, drawn, framed

# The machines with a core of their architecture.
TIMED: Final = sorted(
    name
    for name, machine in MACHINES.items()
    if machine.isa and machine.isa.name in {core.isa for core in CORES.values()}
)

INSNS: Final = {insn.name: insn for insn in GENERAL.insns}
A, B, C = var("a"), var("b"), var("c")
ENOUGH: Final = {Ty.U32: 99}
ALL_PORTS: Final = {"": on("0 1")}
CORE: Final = replace(CORES["zen4"], width=2, general=ALL_PORTS, vector=ALL_PORTS, wide=ALL_PORTS)


def rotl(value: Node, count: int = 1) -> Node:
    return apply(INSNS["rotl"], (value,), (count,))


def xor(x: Node, y: Node) -> Node:
    return apply(INSNS["xor"], (x, y))


def chain(count: int, value: Node) -> list[Node]:
    """A chain of instructions, each of which waits for the preceding one."""
    made = [value]
    for _ in range(count):
        made.append(rotl(made[-1]))
    return made[1:]


def listed(nodes: Iterable[Node], outputs: Sequence[Node]) -> Listing:
    """A listing of these nodes in their order, some of which are outputs."""
    named = numbered("x", outputs)
    return listing(Graph("small", (A, B, C), named, (Step("", 0, 0, "", tuple(nodes)),)))


def ordered(
    given: Listing, core: Core = CORE, room: Mapping[Ty, int] = ENOUGH, ahead: int = 0
) -> tuple[Node, ...]:
    return by_urgency(given, core, GENERAL.files, room, ahead).instructions


def test_the_longest_way_to_the_end_comes_first() -> None:
    short, long = chain(1, A), chain(3, B)
    given = listed([*short, *long], [short[-1], long[-1]])
    assert ordered(given) == (*long[:2], short[0], long[2])


def test_the_latency_of_a_core_counts() -> None:
    slow = replace(CORE, general={"": on("0 1"), "logic": on("0 1", 5)})
    turned, mixed = chain(3, A), xor(B, C)
    given = listed([*turned, mixed], [turned[-1], mixed])
    assert ordered(given) == (*turned[:2], turned[2], mixed)
    assert ordered(given, slow) == (mixed, *turned)


def test_what_nobody_waits_for_is_held_back() -> None:
    """An instruction may start early by the horizon, in cycles."""
    long, short = chain(3, A), xor(B, C)
    given = listed([short, *long], [long[-1], short])
    assert ordered(given, ahead=0) == (*long[:2], short, long[2])
    assert ordered(given, ahead=1) == (long[0], long[1], short, long[2])
    assert ordered(given, ahead=2) == (long[0], short, *long[1:])


@pytest.mark.parametrize(
    ("core", "expected"),
    [
        (CORE, "rrrxxx"),
        (replace(CORE, general={"": on("0 1"), "rotate": on("0")}), "rxrxrx"),
        (replace(CORE, general={"": on("0 1 2 3"), "rotate": on("0")}, width=2), "rxrxrx"),
        (replace(CORE, general={"": on("0 1 2 3"), "rotate": on("0")}, width=3), "rxxrxr"),
        (replace(CORE, general={"": on("0 1"), "rotate logic": on("0")}), "rrrxxx"),
    ],
    ids=["any port", "one port for rotates", "more ports than may start", "three at once", "one port for all"],
)
def test_no_more_start_than_ports_take(core: Core, expected: str) -> None:
    """No instruction waits for any of them, so that their order is that of the cycles."""
    rotates = [rotl(A, n) for n in (1, 2, 3)]
    others = [xor(x, y) for x, y in ((A, B), (A, C), (B, C))]
    made = ordered(listed([*rotates, *others], [*rotates, *others]), core)
    assert "".join("r" if node in rotates else "x" for node in made) == expected


def test_others_start_while_a_result_is_waited_for() -> None:
    first = xor(A, B)
    then, others = rotl(first), [rotl(C, n) for n in range(1, 7)]
    core = replace(CORE, general={"": on("0 1"), "logic": on("0 1", 3)})
    made = ordered(listed([first, then, *others], [then, *others]), core, ahead=9)
    assert made == (first, *others[:5], then, others[5])


def test_work_for_any_port_avoids_ports_that_others_need() -> None:
    core = replace(CORE, general={"": on("0 1"), "rotate": on("0")})
    nodes = [xor(A, B), rotl(A), xor(A, C), rotl(B), xor(B, C), rotl(C)]
    assert ordered(listed(nodes, nodes), core) == tuple(nodes)


def alive(made: Sequence[Node], ty: Ty) -> int:
    """The most values of a type that are live at the same time; the last one is live after the end."""
    last = {arg: place for place, node in enumerate(made) for arg in node.args}
    held = 0
    most = 0
    for place, node in enumerate(made):
        ended = [arg for arg in dict.fromkeys(node.args) if arg.op is Op.INSN and last[arg] == place]
        held += (node.ty is ty) - sum(arg.ty is ty for arg in ended)
        most = max(most, held)
    return most


def tree(add: Insn, leaves: Sequence[Node]) -> list[Node]:
    """All instructions for the sum of 16 values."""
    rows = [leaves]
    while len(rows[-1]) > 1:
        rows.append([apply(add, pair) for pair in zip(rows[-1][::2], rows[-1][1::2], strict=True)])
    return [node for row in rows for node in row]


@pytest.mark.parametrize("ahead", [0, 4])
@pytest.mark.parametrize("room", [6, 8, 12])
def test_values_fit_into_the_registers(room: int, ahead: int) -> None:
    """Five registers suffice for a tree of 16 values, and one for their input."""
    source = rotl(A)
    nodes = [source, *tree(INSNS["xor"], [rotl(source, n) for n in range(1, 17)])]
    given = listed(nodes, nodes[-1:])
    assert alive(ordered(given, ahead=ahead), Ty.U32) >= 16
    assert alive(ordered(given, CORE, {Ty.U32: room}, ahead), Ty.U32) <= room


def test_registers_of_another_kind_are_no_room() -> None:
    insns = {insn.name: insn for insn in MIXED.insns}
    words = [rotl(A, n) for n in range(1, 17)]
    nodes = tree(insns["paddd"], [apply(insns["movd.to"], (word,)) for word in words])
    given = listed([*words, *nodes], nodes[-1:])
    made = by_urgency(given, CORE, MIXED.files, {Ty.U32: 99, Ty.V32: 5}, 4)
    assert alive(made.instructions, Ty.V32) == 5


def test_where_there_is_no_register_something_gives_way() -> None:
    values = [rotl(A, n) for n in (1, 2, 3)]
    given = listed([*values, *map(rotl, values)], values)
    assert set(ordered(given, room={Ty.U32: 1})) == set(given.instructions)


@settings(max_examples=30)
@given(
    name=st.sampled_from(TIMED),
    size=st.integers(0, 120),
    seed=st.integers(0, 1 << 32),
    room=st.integers(1, 12),
    ahead=st.integers(0, 8),
)
def test_any_order_computes_the_same(name: str, size: int, seed: int, room: int, ahead: int) -> None:
    machine = MACHINES[name]
    assert machine.isa
    graph = drawn(machine, size, seed)
    core = random.Random(seed).choice([core for core in CORES.values() if core.isa == machine.isa.name])
    given = listing(graph)
    made = by_urgency(given, core, machine.files, dict.fromkeys(machine.files, room), ahead)
    assert set(made.instructions) == set(given.instructions)
    assert len(made.instructions) == len(given.instructions)
    frame = framed(machine, graph, 6, INPUTS)
    check(machine, graph, frame, allocate(made, frame))
