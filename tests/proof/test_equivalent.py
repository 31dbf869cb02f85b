"""Changes that count as changes without effect, and others that do not."""

import pytest

from tests import needs
from tests.native.machines import AARCH64, X86_64
from tests.proof.emulated import code_of
from tests.proof.equivalent import reason, reason_on_aarch64

NEVER = "the changed bytes are never executed"
SAME = "nops, or another encoding of the same instruction"
DEAD = "what differs is written again before it is read"
ORDER = "instructions in another order that depend on nothing of each other"
RESULT = "instructions that have the same results"
LOOP = "1: add $1, %eax; dec %edx; jne 1b; "


def _code(text: str) -> bytes:
    needs.package("iced_x86")
    return code_of(X86_64.assemble(f".text\n{text}\n"))


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("ret; nop", "ret; .byte 0x91", NEVER),
        ("xor %ecx, %ecx; ret; mov %eax, %ecx", "xor %ecx, %ecx; ret; mov %eax, %edx", NEVER),
        (".byte 0x89, 0xc1; ret", ".byte 0x8b, 0xc8; ret", SAME),
        (".byte 0x66, 0x90; ret", ".byte 0x90, 0x90; ret", SAME),
        ("mov %edi, %eax; mov %esi, %eax; ret", "mov %edx, %eax; mov %esi, %eax; ret", DEAD),
        ("add %esi, %eax; xor %eax, %eax; ret", "sub %esi, %eax; xor %eax, %eax; ret", DEAD),
        ("cmp %esi, %edi; ret", "cmp %edi, %esi; ret", DEAD),
        ("mov %edi, (%rsi); mov %edi, 4(%rsi); ret", "mov %edi, 4(%rsi); .byte 0x89, 0x3e; ret", ORDER),
        ("mov (%rsi), %ebx; mov %edi, 4(%rsi); ret", "mov %edi, 4(%rsi); .byte 0x8b, 0x1e; ret", ORDER),
        ("lea 1(%rbx), %rbx; lea 1(%rbp), %rbp; ret", "lea 1(%rbp), %rbp; lea 1(%rbx), %rbx; ret", ORDER),
        ("vpaddd %xmm1, %xmm2, %xmm3; vmovdqu %xmm3, (%rdi); ret",
         "vpaddd %xmm2, %xmm1, %xmm3; vmovdqu %xmm3, (%rdi); ret", RESULT),
        ("movdqu (%rsi), %xmm0; movups %xmm0, (%rdi); ret",
         "movdqu (%rsi), %xmm0; movaps %xmm0, (%rdi); ret", RESULT),
        ("vmovdqu (%rsi), %xmm0; vmovdqu %xmm0, (%rdi); ret",
         "vmovdqu (%rsi), %xmm0; vmovdqa %xmm0, (%rdi); ret", RESULT),
        ("vprold $6, %xmm1, %xmm0; vmovdqu %xmm0, (%rdi); ret",
         "vprold $70, %xmm1, %xmm0; vmovdqu %xmm0, (%rdi); ret", RESULT),
        ("vprolq $6, %xmm1, %xmm0; vmovdqu %xmm0, (%rdi); ret",
         "vprolq $38, %xmm1, %xmm0; vmovdqu %xmm0, (%rdi); ret", ""),
        ("pxor %xmm0, %xmm0; ret", "xorps %xmm0, %xmm0; nop; ret", RESULT),
        (f"{LOOP}mov %eax, (%rdi); ret", f"{LOOP.replace('$1', '$2')}mov %eax, (%rdi); ret", ""),
        ("mov %edi, %eax; mov %eax, (%rsi); ret", "mov %edx, %eax; mov %eax, (%rsi); ret", ""),
        ("mov %edi, (%rsi); mov %edx, 3(%rsi); ret", "mov %edx, 3(%rsi); .byte 0x89, 0x3e; ret", ""),
        ("mov (%rsi), %ebx; mov %edi, 3(%rsi); ret", "mov %edi, 3(%rsi); .byte 0x8b, 0x1e; ret", ""),
        ("mov (%rsi), %ebx; mov %edi, 4(%rdx); ret", "mov %edi, 4(%rdx); .byte 0x8b, 0x1e; ret", ""),
        ("sub %esi, %ebx; ret", "sub %ebx, %esi; ret", ""),
        ("cmp %esi, %edi; adc %ebx, %ebx; ret", "cmp %edi, %esi; adc %ebx, %ebx; ret", ""),
        ("mov %al, %bl; ret", "mov %ah, %bl; ret", ""),
        ("mov %al, %bl; ret", "mov %al, %bh; ret", ""),
        ("test %esi, %esi; je 1f; inc %ebx; 1: ret", "test %esi, %esi; jne 1f; inc %ebx; 1: ret", ""),
        ("call 1f; ret; 1: mov %edi, %r10d; ret", "call 1f; ret; 1: mov %esi, %r10d; ret", DEAD),
        ("xor %ebx, %ebx; ret; .byte 0xcc", "xor %ebx, %ebx; nop; .byte 0xcc", ""),
    ],
)  # fmt: skip
def test_a_reason_is_found_where_there_is_one(before: str, after: str, why: str) -> None:
    codes = _code(before), _code(after)
    assert len(codes[0]) == len(codes[1])
    assert reason(*codes, False) == why


@pytest.mark.parametrize(("is_cleared", "why"), [(False, DEAD), (True, "")])
def test_what_must_be_cleared_is_read_by_the_caller(is_cleared: bool, why: str) -> None:
    codes = _code("pxor %xmm1, %xmm1; ret"), _code("pxor %xmm2, %xmm1; ret")
    assert reason(*codes, is_cleared) == why


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("add x3, x3, x18; add x4, x4, x18; ret", "add x4, x4, x18; add x3, x3, x18; ret", ORDER),
        ("ldr w3, [x1]; add w4, w5, w6; ret", "add w4, w5, w6; ldr w3, [x1]; ret", ORDER),
        ("add x3, x3, x18; add x4, x4, x3; ret", "add x4, x4, x3; add x3, x3, x18; ret", ""),
        ("add w3, w3, w18; add x4, x4, x3; ret", "add x4, x4, x3; add w3, w3, w18; ret", ""),
        ("bsl v1.16b, v2.16b, v3.16b; eor v1.16b, v1.16b, v4.16b; ret",
         "eor v1.16b, v1.16b, v4.16b; bsl v1.16b, v2.16b, v3.16b; ret", ""),
        ("ldr q1, [x1]; add v2.4s, v3.4s, v1.4s; ret", "add v2.4s, v3.4s, v1.4s; ldr q1, [x1]; ret", ""),
        ("str w3, [x1]; ldr w4, [x2]; ret", "ldr w4, [x2]; str w3, [x1]; ret", ""),
        ("cmp w1, w2; cset w3, eq; ret", "cset w3, eq; cmp w1, w2; ret", ""),
        ("subs w1, w1, 1; adds w2, w2, 1; ret", "adds w2, w2, 1; subs w1, w1, 1; ret", ""),
        ("add w1, w2, w3; ret", "add w1, w2, w4; ret", ""),
        ("1: add w1, w1, 1; 2: add w2, w2, 1; cbnz w3, 2b; ret",
         "1: add w2, w2, 1; 2: add w1, w1, 1; cbnz w3, 2b; ret", ""),
        ("ldp w1, w2, [x3]; add w4, w4, w2; ret", "add w4, w4, w2; ldp w1, w2, [x3]; ret", ""),
    ],
)  # fmt: skip
def test_a_reason_is_found_on_aarch64(before: str, after: str, why: str) -> None:
    codes = [code_of(AARCH64.assemble(f".text\n{text.replace('; ', chr(10))}\n")) for text in (before, after)]
    assert reason_on_aarch64(codes[0], codes[1], False) == why
