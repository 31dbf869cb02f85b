"""Compiled functions follow the calling conventions, and the checks catch functions that break one."""

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.kernels import BLOCK_BYTES
from tests.native.abi import (
    AAPCS64,
    LP64,
    MICROSOFT,
    SYSTEM_V,
    Caller,
    Convention,
    Memory,
    call,
    caller,
    violations,
)
from tests.native.machines import AARCH64, RISCV64, X86_64, Machine
from tests.native.test_lanes import whole_messages
from tests.oracles import Aegis as Oracle

Call = tuple[tuple[int | Memory, ...], bytes]  # arguments, and the content of the first one afterwards

# The arguments of the functions below: a state, data, and a number.
ARGUMENTS: Final[tuple[Memory, Memory, int]] = (Memory(bytes(range(16)), written=True), Memory(bytes(64)), 1)


@dataclass(frozen=True, slots=True)
class Case:
    """A function of few instructions, and the rule of a convention that it breaks."""

    convention: Convention
    body: str
    violations: tuple[str, ...] = ()
    target: str = ""  # its target, if it needs more than the features of any processor

    def __str__(self) -> str:
        return f"{self.convention}: {self.body}"


def _changes(convention: Convention, instruction: str, registers: str) -> list[Case]:
    """A case for each of the registers that must be preserved."""
    return [Case(convention, instruction.format(each), (each,)) for each in registers.split()]


KEPT: Final = "rbx rbp r12 r13 r14 r15"
PAST: Final = ("memory past its stack",)
CONTROLS: Final = (
    ("std", "direction flag"),
    ("push $0x1f80; ldmxcsr (%rsp); pop %rax", "MXCSR"),
    ("push $0x037f; fldcw (%rsp); pop %rax", "x87 control word"),
    ("fldz", "x87 stack"),
    ("pop %rax; add $8, %rsp; jmp *%rax", "rsp"),
)

X86_CASES: Final = [
    *_changes(SYSTEM_V, "not %{}", KEPT),
    *_changes(MICROSOFT, "not %{}", f"{KEPT} rdi rsi"),
    *_changes(MICROSOFT, "pcmpeqb %{0}, %{0}", " ".join(f"xmm{n}" for n in range(6, 16))),
    *(Case(each, body, (name,)) for each in (SYSTEM_V, MICROSOFT) for body, name in CONTROLS),
    Case(SYSTEM_V, "not %ebx; std; notq 8(%rsp)", (*PAST, "rbx", "direction flag")),
    Case(SYSTEM_V, "vpcmpeqb %ymm3, %ymm3, %ymm3", ("upper half of ymm3",), "x86-64-avx2"),
    Case(
        SYSTEM_V,
        "vpternlogd $255, %zmm15, %zmm15, %zmm15",
        ("upper half of ymm15", "upper half of zmm15"),
        "x86-64-avx512",
    ),
    Case(SYSTEM_V, "movb $0, -1(%rdi)", ("memory before argument 0",)),
    Case(SYSTEM_V, "movb $0, 16(%rdi)", ("memory past argument 0",)),
    Case(SYSTEM_V, "mov -1(%rsi), %al", ("memory before argument 1",)),
    Case(SYSTEM_V, "mov 64(%rsi), %al", ("memory past argument 1",)),
    Case(SYSTEM_V, "movb $0, 63(%rsi)", ("argument 1, which is not to be written",)),
    Case(SYSTEM_V, "notq 8(%rsp)", PAST),
    Case(MICROSOFT, "notq 40(%rsp)", PAST),
    Case(SYSTEM_V, "notq -0x40000(%rsp)", ("memory before its stack",)),
    Case(SYSTEM_V, "mov 8, %rax", ("SIGSEGV at 0x8",)),
    Case(SYSTEM_V, "movaps (%rsp), %xmm0", ("SIGSEGV at 0x0",)),  # the stack is 8 bytes off a multiple of 16
    # What a function may do.
    Case(SYSTEM_V, "movaps 8(%rsp), %xmm0"),
    *(Case(SYSTEM_V, f"not %{each}") for each in ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")),
    Case(SYSTEM_V, "; ".join(f"pcmpeqb %xmm{n}, %xmm{n}" for n in range(16))),
    Case(SYSTEM_V, "movb $0, (%rdi); movb $0, 15(%rdi); mov (%rsi), %al; mov 63(%rsi), %al"),
    Case(SYSTEM_V, "movq $0, -8(%rsp)"),
    Case(SYSTEM_V, "vpcmpeqb %ymm3, %ymm3, %ymm3; vzeroupper", (), "x86-64-avx2"),
    Case(SYSTEM_V, "vpxor %xmm3, %xmm3, %xmm3", (), "x86-64-avx2"),
    Case(SYSTEM_V, "vpternlogd $255, %zmm31, %zmm31, %zmm31", (), "x86-64-avx512"),
    *(Case(MICROSOFT, f"not %{each}") for each in ("rax", "rcx", "rdx", "r8", "r9", "r10", "r11")),
    Case(MICROSOFT, "; ".join(f"pcmpeqb %xmm{n}, %xmm{n}" for n in range(6))),
    Case(MICROSOFT, "notq 8(%rsp); notq 32(%rsp)"),
    Case(MICROSOFT, "movb $0, 15(%rcx); mov 63(%rdx), %al"),
]
ARM_CASES: Final = [
    *_changes(AAPCS64, "mvn {0}, {0}", " ".join(f"x{n}" for n in range(18, 30))),
    *_changes(AAPCS64, "fneg {0}, {0}", " ".join(f"d{n}" for n in range(8, 16))),
    Case(AAPCS64, "msr fpcr, xzr", ("FPCR",)),
    Case(AAPCS64, "sub sp, sp, #16", ("sp",)),
    Case(AAPCS64, "str xzr, [sp]", PAST),
    Case(AAPCS64, "sub x9, sp, #0x40, lsl #12; str xzr, [x9]", ("memory before its stack",)),
    Case(AAPCS64, "strb wzr, [x0, #-1]", ("memory before argument 0",)),
    Case(AAPCS64, "strb wzr, [x0, #16]", ("memory past argument 0",)),
    Case(AAPCS64, "ldrb w9, [x1, #-1]", ("memory before argument 1",)),
    Case(AAPCS64, "ldrb w9, [x1, #64]", ("memory past argument 1",)),
    Case(AAPCS64, "strb wzr, [x1]", ("argument 1, which is not to be written",)),
    # What a function may do.
    Case(AAPCS64, "; ".join(f"mvn x{n}, x{n}" for n in range(18))),
    Case(AAPCS64, "; ".join(f"fneg d{n}, d{n}" for n in (*range(8), *range(16, 32)))),
    Case(AAPCS64, "; ".join(f"mov v{n}.d[1], xzr" for n in range(32))),
    Case(AAPCS64, "strb wzr, [x0]; strb wzr, [x0, #15]; ldrb w9, [x1]; ldrb w9, [x1, #63]"),
    Case(AAPCS64, "str xzr, [sp, #-16]!; ldr x9, [sp], #16"),
]
RISCV_CASES: Final = [
    *_changes(LP64, "not {0}, {0}", " ".join(("gp", "tp", *(f"s{n}" for n in range(12))))),
    Case(LP64, "addi sp, sp, -16", ("sp",)),
    Case(LP64, "sd zero, 0(sp)", PAST),
    Case(LP64, "li t0, -0x40000; add t0, sp, t0; sd zero, 0(t0)", ("memory before its stack",)),
    Case(LP64, "sb zero, -1(a0)", ("memory before argument 0",)),
    Case(LP64, "sb zero, 16(a0)", ("memory past argument 0",)),
    Case(LP64, "lb t0, -1(a1)", ("memory before argument 1",)),
    Case(LP64, "lb t0, 64(a1)", ("memory past argument 1",)),
    Case(LP64, "sb zero, 0(a1)", ("argument 1, which is not to be written",)),
    # What a function may do.
    Case(LP64, "; ".join(f"not {name}, {name}" for name in (*(f"t{n}" for n in range(7)), "a0", "a7"))),
    Case(LP64, "sb zero, 0(a0); sb zero, 15(a0); lb t0, 0(a1); lb t0, 63(a1)"),
    Case(LP64, "addi sp, sp, -16; sd zero, 0(sp); addi sp, sp, 16"),
]

# Sums of the arguments after the second, in registers and on the stack; the last one is a pointer.
SUMS: Final = {
    SYSTEM_V: "add %rcx, %rdx; add %r8, %rdx; add %r9, %rdx; add 8(%rsp), %rdx; add 16(%rsp), %rdx; "
    "add 24(%rsp), %rdx; mov 32(%rsp), %rax; add (%rax), %rdx; mov %rdx, (%rdi)",
    MICROSOFT: "add %r9, %r8; add 40(%rsp), %r8; add 48(%rsp), %r8; add 56(%rsp), %r8; add 64(%rsp), %r8; "
    "add 72(%rsp), %r8; mov 80(%rsp), %rax; add (%rax), %r8; mov %r8, (%rcx)",
    AAPCS64: "add x2, x2, x3; add x4, x4, x5; add x6, x6, x7; add x2, x2, x4; add x2, x2, x6; "
    "ldr x9, [sp]; add x2, x2, x9; ldr x9, [sp, #8]; ldr x9, [x9]; add x2, x2, x9; str x2, [x0]",
    LP64: "add a2, a2, a3; add a4, a4, a5; add a6, a6, a7; add a2, a2, a4; add a2, a2, a6; "
    "ld t0, 0(sp); add a2, a2, t0; ld t0, 8(sp); ld t0, 0(t0); add a2, a2, t0; sd a2, 0(a0)",
}
# The second argument is pointers: functions that use the byte at the second of them, and the byte after it.
SECOND: Final = {
    SYSTEM_V: ("mov 8(%rsi), %rax; mov (%rax), %cl; mov %cl, (%rdi)", "mov 8(%rsi), %rax; mov 64(%rax), %cl"),
    MICROSOFT: ("mov 8(%rdx), %rax; mov (%rax), %dl; mov %dl, (%rcx)", "mov 8(%rdx), %rax; mov 64(%rax), %cl"),
    AAPCS64: ("ldr x9, [x1, #8]; ldrb w9, [x9]; strb w9, [x0]", "ldr x9, [x1, #8]; ldrb w9, [x9, #64]"),
    LP64: ("ld t0, 8(a1); lb t0, 0(t0); sb t0, 0(a0)", "ld t0, 8(a1); lb t0, 64(t0)"),
}
CONVENTIONS: Final = tuple(SUMS)


@cache
def _few_instructions(machine: Machine) -> tuple[Caller, dict[str, str]]:
    """A program that calls all functions above, and their symbols by case."""
    cases = {X86_64: X86_CASES, AARCH64: ARM_CASES, RISCV64: RISCV_CASES}[machine]
    mine = [each for each in CONVENTIONS if each.machine == machine]
    bodies = [*(case.body for case in cases)]
    bodies += [body for each in mine for body in (SUMS[each], *SECOND[each])]
    symbols = {body: f"function{n}" for n, body in enumerate(bodies)}
    code = "".join(f"\t.globl {name}\n{name}:\n\t{body}\n\tret\n" for body, name in symbols.items())
    made = machine.assemble(f'\t.text\n{code}\t.section .note.GNU-stack, ""\n')
    return caller(machine, [made], symbols.values()), symbols


@pytest.mark.long
@pytest.mark.parametrize("case", [*X86_CASES, *ARM_CASES, *RISCV_CASES], ids=str)
def test_what_breaks_a_convention_is_named(case: Case) -> None:
    if case.target:
        needs.runs(TARGETS[case.target])
    program, symbols = _few_instructions(case.convention.machine)
    assert tuple(violations(program, symbols[case.body], case.convention, ARGUMENTS)) == case.violations


@pytest.mark.parametrize("at_end", [False, True])
@pytest.mark.parametrize("convention", CONVENTIONS, ids=str)
def test_arguments_arrive(convention: Convention, at_end: bool) -> None:
    program, symbols = _few_instructions(convention.machine)
    numbers = [1 << n for n in range(7)]
    last = Memory((1 << 40).to_bytes(8, "little"))
    arguments: list[int | Memory] = [*ARGUMENTS[:2], *numbers, last]
    outcome = call(program, symbols[SUMS[convention]], convention, arguments, at_end=at_end)
    assert outcome.contents == [(127 + (1 << 40)).to_bytes(8, "little") + bytes(range(8, 16))]


@pytest.mark.parametrize("convention", CONVENTIONS, ids=str)
def test_pointers_to_pointers(convention: Convention) -> None:
    program, symbols = _few_instructions(convention.machine)
    rows = Memory((Memory(bytes(64)), Memory(b"\x2a" + bytes(63))))
    good, bad = SECOND[convention]
    outcome = call(program, symbols[good], convention, (ARGUMENTS[0], rows), at_end=True)
    assert outcome.contents == [b"\x2a" + bytes(range(1, 16))]
    found = violations(program, symbols[bad], convention, (ARGUMENTS[0], rows))
    assert found == ["memory past argument 1[1]"]


# The kernels in C.

ABSORBING: Final = [
    resolve("md5", "x86-64-bmi", kernel="blocks"),
    resolve("ripemd160", "x86-64-avx512vl", kernel="blocks"),
    resolve("md5", "x86-64-avx2", kernel="lanes"),
    resolve("md5", "x86-64-avx512", kernel="lanes"),
    resolve("md5", "aarch64", kernel="blocks"),
    resolve("md5", "aarch64-neon", kernel="lanes"),
]
ENCRYPTING: Final = resolve("aegis128l", "x86-64-aesni-avx", kernel="encrypt")

# A function by Microsoft's convention that calls one by System V's.
BETWEEN: Final = """#include "{0}.h"

__attribute__((ms_abi)) void between(uint32_t *state, const uint8_t *data, size_t nblocks)
{{
    {0}(state, data, nblocks);
}}
"""


def _object(request: Request) -> Path:
    """The request's C file, compiled."""
    source = compiled.written(request) / f"{request.stem}.c"
    how = request.target.emulation
    return AARCH64.compile(source, how.flags) if how else X86_64.compile(source)


def absorbing(request: Request) -> list[Call]:
    """Arguments of a kernel for whole blocks, with none and with some of them, and the resulting state."""
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, MerkleDamgard)
    lanes = setting.messages
    state = b"".join(word.to_bytes(4, "little") * lanes for word in hash_.iv)
    padded, digests = whole_messages(hash_, lanes, random.Random(lanes))
    after = b"".join(digest[at : at + 4] for at in range(0, hash_.digest_bytes, 4) for digest in digests)
    calls: list[Call] = []
    for messages, left in (([b""] * lanes, state), (padded, after)):
        data = tuple(Memory(message) for message in messages)
        nblocks = len(messages[0]) // BLOCK_BYTES
        calls.append(((Memory(state, True), Memory(data) if setting.abreast else data[0], nblocks), left))
    return calls


def check(program: Caller, symbol: str, convention: Convention, request: Request) -> None:
    """Calls a kernel for whole blocks: it must be correct and follow the convention."""
    for arguments, left in absorbing(request):
        assert violations(program, symbol, convention, arguments) == []
        assert call(program, symbol, convention, arguments, at_end=False).contents == [left]


@pytest.mark.sampled
@pytest.mark.parametrize("request_", ABSORBING, ids=compiled.named)
def test_kernels_for_whole_blocks(request_: Request) -> None:
    convention = AAPCS64 if request_.target.emulation else SYSTEM_V
    symbol = f"{request_.hash.name}_{request_.setting().abreast or ''}_blocks".replace("__", "_")
    if not request_.target.emulation:
        needs.runs(request_.target)
    check(caller(convention.machine, [_object(request_)], [symbol]), symbol, convention, request_)


def test_a_kernel_called_by_the_convention_of_microsoft() -> None:
    request = resolve("ripemd160", "x86-64", kernel="blocks")
    source = compiled.directory() / "between.c"
    source.write_text(BETWEEN.format(request.stem), encoding="ascii")
    between = X86_64.compile(source, [f"-I{compiled.written(request)}"])
    check(caller(X86_64, [between, _object(request)], ["between"]), "between", MICROSOFT, request)


def test_encryption() -> None:
    """It has nine arguments, three of them on the stack."""
    needs.runs(ENCRYPTING.target)
    key, nonce, message, ad = (random.Random(9).randbytes(size) for size in (16, 16, 100, 20))
    arguments = (
        *(Memory(bytes(100), True), Memory(bytes(16), True), 16, Memory(message), 100),
        *(Memory(ad), 20, Memory(nonce), Memory(key)),
    )
    symbol = "aegis128l_encrypt_detached"
    program = caller(X86_64, [_object(ENCRYPTING)], [symbol])
    assert violations(program, symbol, SYSTEM_V, arguments) == []
    for at_end in (False, True):
        outcome = call(program, symbol, SYSTEM_V, arguments, at_end=at_end)
        assert outcome.contents == list(Oracle("aegis128l").encrypt(key, nonce, message, ad))
