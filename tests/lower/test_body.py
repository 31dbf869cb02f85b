"""Bodies of loops in other orders compute the same; orders that would not are refused."""

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from hashwright.explore.forecast import looping_routine
from hashwright.lower.body import LoopBody, body
from hashwright.output.generate import lower_all
from hashwright.requests.request import Request, resolve
from hashwright.targets.effects import common, effect
from hashwright.targets.machine import Machine
from hashwright.targets.routine import Ins, Label, Mem, Routine

CASES: Final = (
    ("aegis128l", "encrypt", "x86-64-vaes-avx512vl", "pack=2"),
    ("aegis128l", "decrypt", "x86-64-aesni", ""),
    ("aegis256", "encrypt", "x86-64-aesni-avx", "unroll=4"),
    ("aegis256", "mac", "aarch64-aes", ""),
    ("aegis128x2", "encrypt", "x86-64-aesni-avx", ""),
    ("md5", "blocks", "x86-64-bmi", ""),
    ("md5", "lanes", "x86-64-avx2", "streams=2"),
    ("md5", "lanes", "x86-64-avx512", "load=ahead,streams=2"),
    ("ripemd160", "lanes", "x86-64-avx512vl", "lanes=8,streams=1"),
    ("ripemd160", "lanes", "aarch64-neon", "streams=1"),
    ("md5", "batch", "x86-64-avx2", ""),
    ("ripemd160", "blocks", "riscv64", ""),
)


def request(hash_name: str, kernel: str, target: str, schedule: str) -> Request:
    return resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter="gas")


def loop_of(asked: Request) -> tuple[Routine, LoopBody, Machine]:
    routine, machine = looping_routine(asked, lower_all(asked)), asked.setting().machine
    found = body(routine, machine)
    assert found
    return routine, found, machine


def other_order(of: LoopBody, rng: Random) -> tuple[int, ...]:
    """A random order that keeps all dependences."""
    count = len(of.instructions)
    order = list(range(count))
    for _ in range(max(20, 6000 // count)):
        at = rng.randrange(count)
        near = order[:]
        near.insert(min(max(at + rng.randint(-9, 9), 0), count - 1), near.pop(at))
        if of.allows(near) and of.ordered(near):
            order = near
    return tuple(order)


State = dict[str, object]  # terms by register and by place in memory
Place = tuple[object, object, int]  # the terms of base and index, and a byte


def result(
    instructions: tuple[Ins, ...], isa: str, stack: str, kept: set[str]
) -> tuple[State, dict[Place, object]]:
    """The final terms of registers and of bytes in memory. All pointers but the stack's have the same term.

    So a store through one argument is seen by loads through another, as in functions that work in place.
    """
    registers: State = {}
    memory: dict[Place, object] = {}

    def value(name: str) -> object:
        return registers.get(
            name, ("entry", name) if name.startswith("v") or name == common(stack) else "pointer"
        )

    def places(mem: Mem) -> list[Place]:
        base, index = value(common(mem.base)), value(common(mem.index)) if mem.index else 0
        return [(base, index, mem.disp + byte) for byte in range(mem.bytes)]

    for ins in instructions:
        does = effect(ins, isa)
        terms: list[object] = [ins.mnemonic]
        for number, each in enumerate(ins.operands):
            if isinstance(each, Mem):
                at = places(each)
                terms.append((each.broadcast, tuple(memory.get(place, ("start", place)) for place in at)))
            elif isinstance(each, str) and (name := common(each)):
                is_result = (number == 0 and does.writes == name and not does.changes) or name not in does.reads
                kind = each.replace(str(name.lstrip("v")), "", 1) if name.startswith("v") else ""
                terms.append((kind, None if is_result else value(name)))
            else:
                terms.append(each)
        made = hash(tuple(terms))
        if does.store:
            memory |= {place: (made, number) for number, place in enumerate(places(does.store))}
        if does.writes:
            registers[does.writes] = made
    return {name: value(name) for name in kept}, memory


def kept_registers(routine: Routine, of: LoopBody, isa: str) -> set[str]:
    """The registers that the next iteration, or what follows the loop, reads; and all general ones."""
    found: set[str] = set()
    written: set[str] = set()
    for ins in of.instructions:
        found |= reads(ins, isa) - written
        written |= {effect(ins, isa).writes} - {""}
    after = [line for line in routine.body[of.end :] if isinstance(line, Ins)]
    found = found.union(*(reads(ins, isa) for ins in after))
    return found | {name for name in written if not name.startswith("v")}


def reads(ins: Ins, isa: str) -> set[str]:
    memory = [each for each in ins.operands if isinstance(each, Mem)]
    return {
        *effect(ins, isa).reads,
        *(common(each) for mem in memory for each in (mem.base, mem.index) if each),
    }


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_other_orders_compute_the_same(case: tuple[str, str, str, str]) -> None:
    routine, found, machine = loop_of(request(*case))
    assert machine.isa
    isa, stack = machine.isa.name, machine.isa.stack
    same = tuple(range(len(found.instructions)))
    assert found.allows(same)
    assert found.ordered(same) == found.instructions
    kept = kept_registers(routine, found, isa)
    expected = result(found.instructions, isa, stack, kept)
    moved = found.ordered(other_order(found, Random(1)))
    assert moved
    assert moved != found.instructions
    assert result(moved, isa, stack, kept) == expected


def made(*lines: str, after: tuple[str, ...] = ()) -> LoopBody:
    """The body of a loop of x86-64 on a target with 32 vector registers."""
    machine = request("aegis128l", "mac", "x86-64-vaes-avx512vl", "").setting().machine
    repeat = (Ins("sub", ("rcx", 1)), Ins("jnz", (Label("loop"),)))
    text: tuple[Ins | Label, ...] = (Label("loop"), *map(parsed, lines), *repeat, *map(parsed, after))
    found = body(Routine("f", ("rdi", "rsi", "rdx", "rcx"), text), machine)
    assert found
    return found


def parsed(line: str) -> Ins:
    """An instruction; [rdi+16] is memory of 16 bytes."""
    mnemonic, *operands = line.replace(",", " ").split()
    read = [
        Mem(*_address(each)) if each.startswith("[") else int(each) if each.isdigit() else each
        for each in operands
    ]
    memory = [replace(each, bytes=16) if isinstance(each, Mem) else each for each in read]
    return Ins(mnemonic, tuple(memory))


def _address(text: str) -> tuple[str, int]:
    base, _, disp = text.strip("[]").partition("+")
    return base, int(disp or 0)


def allowed(of: LoopBody, *order: int) -> bool:
    return of.allows(order) and of.ordered(order) is not None


def test_a_result_is_read_after_it_is_computed() -> None:
    of = made("vmovdqu64 xmm1, [rsi]", "vpxorq xmm0, xmm0, xmm1")
    assert not allowed(of, 1, 0)


def test_a_register_is_renamed_where_it_is_in_use() -> None:
    of = made(
        "vmovdqu64 xmm1, [rsi]",
        "vpxorq xmm0, xmm0, xmm1",
        "vmovdqu64 xmm1, [rsi+16]",
        "vpxorq xmm2, xmm2, xmm1",
    )
    moved = of.ordered((0, 2, 1, 3))
    assert moved
    assert [ins.operands[0] for ins in moved] == ["xmm1", "xmm3", "xmm0", "xmm2"]
    assert moved[3].operands[2] == "xmm3"


def test_a_value_for_the_next_iteration_waits_for_the_last_use_of_the_old_one() -> None:
    of = made("vpxorq xmm1, xmm0, [rsi]", "vpxorq xmm0, xmm2, [rsi]", "vpxorq xmm2, xmm1, xmm0")
    assert of.allows((1, 0, 2))
    assert of.ordered((1, 0, 2)) is None


def test_a_value_that_follows_the_loop_keeps_its_register() -> None:
    lines = ("vpxorq xmm1, xmm0, [rsi]", "vpxorq xmm1, xmm0, [rsi+16]")
    of = made(*lines, after=("vmovdqu64 [rdi], xmm1",))
    moved = of.ordered((1, 0))
    assert moved
    assert moved[0].operands[0] == "xmm1" != moved[1].operands[0]


def test_an_overwritten_operand_is_read_before() -> None:
    of = made("vpternlogq xmm1, xmm2, xmm3, 150", "vpxorq xmm0, xmm0, xmm1", "vpternlogq xmm1, xmm2, xmm3, 150")
    assert not of.allows((0, 2, 1))


def test_general_registers_keep_their_order() -> None:
    of = made("vmovdqu64 xmm1, [rsi]", "add rsi, 16", "vpxorq xmm0, xmm0, xmm1")
    assert not of.allows((1, 0, 2))
    assert of.allows((0, 2, 1))


@pytest.mark.parametrize(
    ("first", "second", "is_free"),
    [
        ("vmovdqu64 xmm1, [rsi+16]", "vmovdqu64 [rdi], xmm0", True),  # in place, but elsewhere
        ("vmovdqu64 xmm1, [rsi+8]", "vmovdqu64 [rdi], xmm0", False),
        ("vmovdqu64 xmm1, [rsi]", "vmovdqu64 [rdi], xmm0", False),
        ("vmovdqu64 [rdi+16], xmm1", "vmovdqu64 [rdi], xmm0", True),
        ("vmovdqu64 [rdi+8], xmm1", "vmovdqu64 [rdi], xmm0", False),
        ("vmovdqu64 xmm1, [rsi]", "vmovdqu64 [rsp], xmm0", True),  # the stack is no argument's
        ("vmovdqu64 xmm1, [rsi]", "vmovdqu64 xmm2, [rsi]", True),
    ],
)
def test_stores_stay_where_memory_may_be_the_same(first: str, second: str, is_free: bool) -> None:
    assert made(first, second).allows((1, 0)) == is_free


def test_memory_is_unknown_behind_a_pointer_that_moves() -> None:
    of = made("vmovdqu64 [rdi], xmm0", "add rsi, 16", "vmovdqu64 xmm1, [rsi+16]")
    assert not of.allows((1, 2, 0))


def test_flags_stay_with_their_reader() -> None:
    of = made("add rax, 1", "cmp r8, 1", "cmovne r9, r10", "add r11, 1")
    assert not of.allows((0, 2, 1, 3))
    assert not of.allows((1, 0, 2, 3))
    assert not of.allows((0, 1, 3, 2))


def test_a_loop_with_jumps_has_no_other_order() -> None:
    asked = request("md5", "blocks", "x86-64-bmi", "rounds=loop")
    assert body(looping_routine(asked, lower_all(asked)), asked.setting().machine) is None


def test_without_a_free_register_there_is_no_such_order() -> None:
    """All 32 registers are in use from the first to the last instruction."""
    lines = [f"vpxorq xmm{number}, xmm{number}, [rsi]" for number in range(31)]
    of = made(
        *lines,
        "vpxorq xmm31, xmm0, [rsi]",
        "vpxorq xmm0, xmm0, xmm31",
        "vpxorq xmm31, xmm1, [rsi]",
        "vpxorq xmm1, xmm1, xmm31",
    )
    order = (*range(31), 31, 33, 32, 34)
    assert of.allows(order)
    assert of.ordered(order) is None
