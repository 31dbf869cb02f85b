"""Routines whose cycles can be counted by hand, and the model's predictions for the main kernels."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.explore.forecast import looping_routine
from hashwright.explore.model import LEAD, _Simulator, cycles
from hashwright.output.generate import lower_all
from hashwright.requests.request import resolve
from hashwright.targets.cores import CORES, NOWHERE, Core, on
from hashwright.targets.processor import MODELS
from hashwright.targets.routine import AsmLine, Ins, Label, Mem, Operand, Routine

PREDICTIONS: Final = Path(__file__).with_name("predictions.toml")
UPDATE: Final = "pytest tests/explore/test_model.py --update-budget"

# Kernels, each as hash, kernel, target and schedule.
MAIN: Final = (
    ("md5", "blocks", "x86-64-bmi", ""),
    ("md5", "blocks", "x86-64-avx512vl", "unit=v"),
    ("md5", "blocks", "x86-64", "rounds=loop"),
    ("md5", "lanes", "x86-64-avx2", "streams=2"),
    ("md5", "lanes", "x86-64-avx512", "load=copy,streams=1"),
    ("ripemd160", "blocks", "x86-64-bmi", ""),
    ("aegis128l", "encrypt", "x86-64-aesni", ""),
    ("md5", "blocks", "aarch64", ""),
    ("md5", "lanes", "aarch64-sve2", ""),
    ("ripemd160", "lanes", "aarch64-sha3", ""),
    ("aegis128l", "mac", "aarch64-aes-sha3", ""),
)

WORK: Final = {
    "": on("0 1"),
    "rotate": on("1", 2),
    "load": on("l", 4),
    "store": on("s", 5),
    "move": NOWHERE,
}
# Two ports, one of which rotates, in two cycles; four instructions a cycle; no other limit.
CORE: Final = replace(
    CORES["zen4"],
    width=4,
    window=1000,
    queues={"0": 1000, "1": 1000, "l": 1000, "s": 1000},
    cached=1000,
    renamed=0,
    blocked=20,
    general=WORK,
    vector=WORK,
)
HERE: Final = Label("here")

A: Final = ("add", "eax", "ecx")  # waits for itself
B: Final = ("add", "ebx", "ecx")
FREE: Final = ("lea", "esi", Mem("rdi", index="rcx"))  # waits for nothing
TURN: Final = ("rol", "eax", 3)
MOVE: Final = ("mov", "esi", "ecx")


Written = tuple[Operand, ...]  # a mnemonic and operands


def took(*written: Written, times: int = 12, core: Core = CORE) -> float:
    """Cycles of copies of the instructions, in a loop without cost."""
    lines: list[AsmLine] = [Ins(str(mnemonic), tuple(operands)) for mnemonic, *operands in written]
    body = (HERE, *lines * times, Ins("jnz", (HERE,)))
    free = replace(core, general={**core.general, "branch": on("", 0, slots=0)})
    return cycles(Routine("loop", ("rdi", "rdx"), body), free) / times


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ([A], 1),  # one after the other
        ([A, A], 2),
        ([A, B], 1),  # side by side
        ([TURN], 2),  # its latency
        ([A, TURN], 3),
        ([A, B, FREE, FREE], 2),  # four for two ports
        ([("rorx", "ebx", "ecx", 3), ("rorx", "esi", "ecx", 3)], 2),  # two for one port
        ([A, *[MOVE] * 7], 2),  # eight where four are renamed
        ([A, ("mov", "ebx", "eax"), ("mov", "eax", "ebx")], 1),  # moves have no latency
        ([A, ("xor", "ebx", "eax"), ("and", "eax", "ebx")], 3),
        ([A, A, A, ("mov", "eax", 5)], 2),  # a constant starts a new chain: four for two ports
        ([("vpcmpeqd", "xmm1", "xmm1", "xmm1"), ("vpxor", "xmm0", "xmm0", "xmm1")], 1),  # all ones, at once
        ([("add", "eax", Mem("rdi"))], 1),  # the load does not wait for the sum
        ([("mov", "rdi", Mem("rdi", bytes=8))], 4),  # the next load does
        ([("add", "eax", Mem("rdi")), ("add", "eax", Mem("rdi", 4))], 2),  # two loads for one port
        ([("mov", Mem("rdi"), "eax"), ("mov", "eax", Mem("rdi"))], 5),  # from the store
        ([("mov", Mem("rdi"), "eax"), ("mov", "eax", Mem("rdi", 4))], 1),  # from another place
    ],
    ids=str,
)
def test_what_can_be_counted(written: list[Written], expected: float) -> None:
    assert took(*written) == expected


def test_a_sum_of_three_can_wait_longer_for_its_first() -> None:
    core = replace(CORE, general={**WORK, "lea3": on("0 1", slots=2, first=1)})
    assert took(("lea", "eax", Mem("rax", 7, "rcx")), core=core) == 2
    assert took(("lea", "eax", Mem("rcx", 7, "rax")), core=core) == 1
    assert (
        took(*[("lea", "eax", Mem("rcx", 7, "rdx"))] * 3, core=core) == 1.5
    )  # by ports; six places make it as long


def test_a_wide_register_keeps_its_port() -> None:
    core = replace(CORE, wide={**WORK, "": on("0 1", occupancy=2)})
    free = ("vpaddd", "zmm1", "zmm2", "zmm3")
    assert took(free, free, core=core) == 2
    assert took(free, free, core=replace(CORE, wide=WORK)) == 1


def test_a_word_is_loaded_into_a_wide_register_as_into_another() -> None:
    core = replace(CORE, wide={**WORK, "load": on("l", 4, occupancy=2)})
    assert took(("vmovdqu32", "zmm1", Mem("rdi", bytes=64)), core=core) == 2
    assert took(("vpbroadcastd", "zmm1", Mem("rdi")), core=core) == 1


def test_another_kind_of_work_waits_longer() -> None:
    core = replace(CORE, vector={**WORK, "aes": on("0", 3, leaving=2)})
    aes, add = ("vaesenc", "xmm0", "xmm0", "xmm1"), ("vpaddd", "xmm0", "xmm0", "xmm1")
    assert took(aes, core=core) == 3
    assert took(aes, add, core=core) == 3 + 2 + 1


def test_an_operand_that_is_overwritten_late_costs_a_cycle() -> None:
    core = replace(CORE, vector={**WORK, "ternary": on("0 1", stale=1)})
    early = [
        ("vmovdqa32", "xmm0", "xmm1"),
        ("vpternlogd", "xmm0", "xmm2", "xmm3", 1),
        ("vmovdqa32", "xmm2", "xmm0"),
    ]
    late = [("vpternlogd", "xmm2", "xmm1", "xmm3", 1)]
    assert took(*early, core=core) == 2
    assert took(*late, core=core) == 1


def test_what_was_just_stored_can_be_had_for_nothing() -> None:
    written: list[Written] = [("mov", Mem("rdi"), "eax"), ("mov", "eax", Mem("rdi")), TURN]
    assert took(*written) == 5 + 2
    assert took(*written, core=replace(CORE, renamed=2)) == 2


def test_more_than_was_stored_waits_until_the_store_is_done() -> None:
    both = Mem("rdi", bytes=16)
    written: list[Written] = [("mov", Mem("rdi", 4), "eax"), ("vmovd", "xmm0", both), ("vmovd", "eax", "xmm0")]
    assert took(*written) >= 20
    assert took(*written, core=replace(CORE, blocked=10)) == took(*written) - 10


def test_the_window_ends_what_is_under_way() -> None:
    slow = replace(CORE, general={**WORK, "load": on("l", 40)})
    load = ("mov", "eax", Mem("rdi"))
    assert took(load, core=slow) == 1
    assert took(load, core=replace(slow, window=10)) == pytest.approx(4, rel=0.2)  # ten in 40 cycles


def test_results_in_flight_need_physical_registers() -> None:
    slow = replace(CORE, general={**WORK, "load": on("l", 40)})
    load, sum_ = ("mov", "eax", Mem("rdi")), ("vpaddd", "xmm1", "xmm2", "xmm3")
    assert took(load, core=replace(slow, results=(10, 1000))) == pytest.approx(4, rel=0.2)  # ten in 40 cycles
    assert took(load, core=replace(slow, results=(1000, 10))) == 1
    assert took(load, sum_, core=replace(slow, results=(1000, 10))) == pytest.approx(4, rel=0.2)
    alone = took(load, core=replace(slow, results=(10, 1000)))
    assert took(load, MOVE, core=replace(slow, results=(10, 1000))) == pytest.approx(alone, rel=0.02)


def test_stores_reach_the_cache_in_order() -> None:
    core = replace(CORE, general={**WORK, "store": on("0 1 l s", 5)})
    store = ("mov", Mem("rsi"), "eax")
    assert took(store, store, core=replace(core, committed=4)) == 0.5
    assert took(store, store, core=replace(core, stores=10, committed=2)) == 1
    assert took(store, store, core=replace(core, stores=10, committed=1)) == 2


def test_a_full_queue_stops_what_follows() -> None:
    waiting: list[Written] = [("mov", "eax", 5), *[("rol", "eax", 1)] * 8]
    follows = [FREE] * 8
    full = replace(CORE, queues={**CORE.queues, "1": 4})
    assert took(*waiting, *follows, core=full) > took(*waiting, *follows)


def test_work_is_bound_to_the_port_for_which_least_waits() -> None:
    core = replace(CORE, queues={"0 1": 1000, "l": 1000, "s": 1000}, binds=True)
    machine = _Simulator(Routine("loop", ("rdi",), (Ins("add", ("eax", "ecx")),)), core)

    def bound(cycle: int, waiting: list[int]) -> list[int]:
        """The ports of four micro-operations, with this amount of work waiting for the second port."""
        machine._cycle = cycle
        machine._bound[1].starts = waiting
        return [machine._least((0, 1)) for _ in range(4)]

    assert bound(5, []) == [1, 0, 1, 0]
    assert bound(6, [9] * (LEAD - 1)) == [0, 1, 0, 1]
    assert bound(7, [9] * LEAD) == [0, 0, 0, 0]
    assert bound(9, [8] * LEAD) == [1, 0, 1, 0]  # they have started
    assert machine._least((1,)) == 1
    assert took(A, B, FREE, FREE, core=core) == 2


def test_a_loop_too_long_to_be_kept_is_decoded_again() -> None:
    moves = [MOVE] * 8  # of three bytes
    assert took(*moves, core=replace(CORE, width=8)) == 1
    assert took(*moves, core=replace(CORE, width=8, cached=6, decoded=2)) == pytest.approx(4, rel=0.05)
    # A line has 21 or 22 moves, which no cycle decodes together with those of the next one.
    assert took(*moves, core=replace(CORE, width=8, cached=6, decoded=21)) == pytest.approx(1, rel=0.02)
    assert took(*moves, core=replace(CORE, width=16, cached=6, decoded=16)) == pytest.approx(0.75, rel=0.06)
    near = replace(CORE, width=8, cached=6, decoded=9, fetched=(12, 6))
    assert took(*moves, core=near) == pytest.approx(2, rel=0.02)
    assert took(*moves, core=replace(near, code=64)) == pytest.approx(4, rel=0.02)


def test_aese_and_aesmc_are_one_on_arm() -> None:
    body = (HERE, Ins("aese", ("v0.16b", "v1.16b")), Ins("aesmc", ("v0.16b", "v0.16b")), Ins("b.ne", (HERE,)))
    assert cycles(Routine("loop", ("x0",), body), CORES["neoverse-v2"]) == 2


def test_each_processor_that_is_known_has_a_table() -> None:
    assert {kind.core for kind in MODELS} == CORES.keys()


def predicted() -> dict[str, dict[str, float]]:
    """The cycles of an iteration, by kernel and core."""
    found: dict[str, dict[str, float]] = {}
    for name, kernel, target, schedule in MAIN:
        request = resolve(name, target, kernel=kernel, schedule=schedule, emitter="gas")
        assert request.target.isa
        routine = looping_routine(request, lower_all(request))
        found[" ".join(filter(None, (name, kernel, target, schedule)))] = {
            core.name: round(cycles(routine, core), 2)
            for core in CORES.values()
            if core.isa == request.target.isa.name
        }
    return found


@pytest.mark.long
def test_the_model_says_what_it_said(request: pytest.FixtureRequest) -> None:
    now = predicted()
    if request.config.getoption("--update-budget"):
        lines = [f"# Cycles of an iteration of each kernel's loop by the model; `{UPDATE}` writes this file."]
        for name, cores in now.items():
            lines += ["", f'["{name}"]', *(f"{core} = {value}" for core, value in cores.items())]
        PREDICTIONS.write_text("\n".join(lines) + "\n", encoding="ascii")
    assert tomllib.loads(PREDICTIONS.read_text(encoding="ascii")) == now, f"if that is meant: {UPDATE}"
