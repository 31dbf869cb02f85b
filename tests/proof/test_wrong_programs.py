"""Programs that were made to be wrong and yet proved: each kind is refused, for a reason that names it.

A generated file is changed in one place; the change is one that tests with a few inputs may miss. Where the
fault is an encoding, a symbol or a relocation, the file is assembly.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.prove import proofs
from hashwright.errors import UserError
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate, sources
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.read.image import read_image
from hashwright.requests.request import Request, resolve
from tests import needs
from tests.plain import short_names
from tests.proof.wrong import reason

BLOCKS: Final = {"kernel": "blocks"}
ASSEMBLY: Final = {"kernel": "blocks", "emitter": "gas"}


@pytest.fixture(autouse=True)
def _short_names() -> Iterator[None]:
    with short_names():
        yield


def why_not(request: Request, files: Mapping[str, str], compiler: Compiler, place: Path) -> str:
    """The reasons why functions of the files are not proved, or the error; empty if all are proved."""
    for name, text in files.items():
        (place / name).write_text(text, encoding="ascii")
    work = place / "work"
    work.mkdir()
    try:
        found = proofs(request, place, compiler, work)
        wrong = "\n".join(f"{each.function}: {each.why}" for each in found.verdicts if not each.is_proved)
        if not wrong:
            found.require_same_conditions()
    except UserError as why:
        return str(why)
    return wrong


def texts(request: Request, changes: Mapping[str, str]) -> dict[str, str]:
    """The files of a request with these changes, each of which is made once at least."""
    found = {name: text.decode() for name, text in generate(request).files.items()}
    for old, new in changes.items():
        assert any(old in text for name, text in found.items() if not name.endswith(".h")), old
        found = {
            name: text if name.endswith(".h") else text.replace(old, new, 1) for name, text in found.items()
        }
    return found


OTHER: Final = "which is not given to the function"  # content that is in its memory
START: Final = "    uint32_t h0 = state[0];\n"  # of md5_blocks
UPDATE: Final = "    const uint8_t *p = (const uint8_t *)data;\n"  # of md5_update
FINAL: Final = "    ctx->buffer[used++] = 0x80;\n"
WHOLE: Final = "    md5_ctx ctx;\n\n"  # of md5
INCLUDE: Final = '#include "md5_blocks.h"\n'

# A constant and code, of which a linker decides how far they are from one another.
FAR: Final = (
    f"{INCLUDE}static const uint32_t here[1 << 12] = {{1}};\n"
    "__attribute__((noinline, used)) static void there(void) {}\n"
)

# By kind and program: the hash, the options of the request, the changes, and a part of the reason.
C: Final[Mapping[str, tuple[str, dict[str, str], dict[str, str], str]]] = {
    "effects: a message is cleared by a block function": (
        "md5",
        BLOCKS,
        {
            START: f"    memset((void *)data, 0, nblocks * 64);\n{START}",
            INCLUDE: f"{INCLUDE}#include <string.h>\n",
        },
        "cleared outside of what may be written",
    ),
    "effects: what is behind a message is cleared": (
        "md5",
        BLOCKS,
        {
            START: f"    memset((void *)(data + 64 * nblocks), 0, nblocks);\n{START}",
            INCLUDE: f"{INCLUDE}#include <string.h>\n",
        },
        "cleared outside of what may be written|in no region|varies",
    ),
    "effects: a message is cleared by an update": (
        "md5",
        {},
        {UPDATE: f"{UPDATE}    memset((void *)data, 0, len / 2);\n"},
        "cleared outside of what may be written|read only",
    ),
    "effects: a message is cleared for a moment": (
        "md5",
        BLOCKS,
        {
            START: f"    if (nblocks != 0) {{ volatile uint8_t *q = (volatile uint8_t *)data; const uint8_t old = *q; *q = 0; *q = old; }}\n{START}"
        },
        "read only",
    ),
    "effects: the state is cleared for some numbers of blocks": (
        "md5",
        BLOCKS,
        {
            START: f"    memset(state, 0, nblocks / ((size_t)1 << 40));\n{START}",
            INCLUDE: f"{INCLUDE}#include <string.h>\n",
        },
        "cleared|varies",
    ),
    "copies: objects overlap": (
        "md5",
        {},
        {
            FINAL: f"    memcpy(ctx->buffer + 8, ctx->buffer, 9);\n    memcpy(ctx->buffer, ctx->buffer + 8, 9);\n{FINAL}"
        },
        "may overlap|left in|differs",
    ),
    "aliasing: a digest in the place of its message is begun before that is read": (
        "md5",
        {},
        {WHOLE: f"{WHOLE}    if (len == 20)\n        *(volatile uint8_t *)digest = 0;\n"},
        "output may have been written before",
    ),
    "aliasing: the same for messages of one length": (
        "md5",
        {"kernel": "fixed", "length": "32"},
        {"    uint32_t out[4];\n": "    uint32_t out[4];\n    *(volatile uint8_t *)digest = 0;\n"},
        "output may have been written before",
    ),
    "aliasing: a digest is begun before whole blocks of its message are read": (
        "md5",
        {},
        {WHOLE: f"{WHOLE}    if (len >= 128)\n        *(volatile uint8_t *)digest = 0;\n"},
        "written too early",
    ),
    "addresses: a branch depends on where the code is": (
        "md5",
        BLOCKS,
        {START: f"    if ((uintptr_t)&md5_blocks >> 32)\n        state[0] ^= 1;\n{START}"},
        "a branch depends on the address|no constant|not known what a program has behind",
    ),
    "addresses: a bit of an address is added": (
        "md5",
        BLOCKS,
        {START: f"    state[0] ^= (uint32_t)((uintptr_t)&md5_blocks >> 45);\n{START}"},
        f"differs from the description|{OTHER}",
    ),
    "addresses: a number depends on the address of a constant": (
        "md5",
        {},
        {
            UPDATE: f'{UPDATE}    static const char here[] = "x";\n    ctx->length += ((uintptr_t)here & 0x1000) == 0;\n'
        },
        "left in ctx|depends on|differs|the address of the file",
    ),
    "addresses: a branch depends on how far constants are from code": (
        "md5",
        BLOCKS,
        {
            START: f"    if ((uintptr_t)here - (uintptr_t)there > 1 << 20)\n        state[0] ^= 1;\n{START}",
            INCLUDE: FAR,
        },
        "depends on the address of the file's part",
    ),
    "addresses: a number depends on how far constants are from code": (
        "md5",
        BLOCKS,
        {
            START: f"    state[0] ^= (uint32_t)((uintptr_t)here - (uintptr_t)there >> 20);\n{START}",
            INCLUDE: FAR,
        },
        f"differs|depends on|{OTHER}",
    ),
    "addresses: a constant is read by its distance from code": (
        "md5",
        BLOCKS,
        {
            START: '    const char *p = (const char *)there;\n    __asm__("" : "+r"(p));\n'
            f"    state[0] ^= *(const uint32_t *)(p + 0x1000);\n{START}",
            INCLUDE: FAR,
        },
        "behind the section that it is of|is no constant",
    ),
    "addresses: a weak symbol that nobody defines": (
        "md5",
        BLOCKS,
        {
            START: f"    if (!hook)\n        state[0] ^= 1;\n{START}",
            INCLUDE: f"{INCLUDE}extern const char hook[] __attribute__((weak));\n",
        },
        "not known what a program has for hook",
    ),
    "addresses: the address of another file's function": (
        "md5",
        BLOCKS,
        {
            START: f"    if (((uintptr_t)&hook & 0xff0) == 0x120)\n        state[0] ^= 1;\n{START}",
            INCLUDE: f"{INCLUDE}void hook(void);\n",
        },
        "depends on|no constant|differs|not known what linkers write",
    ),
    "secrets: an address that is prefetched": (
        "md5",
        BLOCKS,
        {START: f"{START}    __builtin_prefetch((const char *)data + (size_t)h0 * 64, 0, 3);\n"},
        "an address depends on h0",
    ),
    "secrets: a branch on the state": (
        "md5",
        BLOCKS,
        {START: f'{START}    if (h0 == 7)\n        __asm__ volatile("");\n'},
        "a branch depends on h0",
    ),
    "another target's instructions: AVX": (
        "md5",
        BLOCKS,
        {START: f'{START}    __asm__("vmovd %0, %%xmm0\\n\\tvmovd %%xmm0, %0" : "+r"(h0) : : "xmm0");\n'},
        "the target does not promise avx",
    ),
    "another target's instructions: BMI2": (
        "md5",
        BLOCKS,
        {START: f'{START}    __asm__("rorx $8, %0, %0\\n\\trorx $24, %0, %0" : "+r"(h0));\n'},
        "the target does not promise bmi2",
    ),
    "code that runs before: a constructor": (
        "md5",
        BLOCKS,
        {
            INCLUDE: f"{INCLUDE}static volatile int x;\n__attribute__((constructor)) static void early(void) {{ x = 1; }}\n"
        },
        "an unusual section .init_array",
    ),
    "calls: an unknown function": (
        "md5",
        BLOCKS,
        {START: f"    hook();\n{START}", INCLUDE: f"{INCLUDE}void hook(void);\n"},
        "it is not known what hook does",
    ),
    "calls: a function that is called by a pointer in memory": (
        "md5",
        BLOCKS,
        {
            START: f"    hook();\n{START}",
            INCLUDE: f"{INCLUDE}static void none(void) {{}}\nstatic void (*volatile hook)(void) = none;\n",
        },
        "no constant|not known where",
    ),
    "a jump table in memory that can be written": (
        "md5",
        BLOCKS,
        {
            START: f"    state[0] += table[nblocks & 1];\n{START}",
            INCLUDE: f"{INCLUDE}static volatile uint32_t table[2];\n",
        },
        "no constant|in no region",
    ),
    "no end: a loop over a secret": (
        "md5",
        BLOCKS,
        {START: f"{START}    while (h0 >> 31)\n        h0 += 3;\n"},
        "depends on h0|h0 differs",
    ),
    "updates: no bytes after an unfinished piece": (
        "aegis128l",
        {"target": "x86-64-aesni"},
        {
            "        if (used == 0 || len >= 32 - used)\n": "        if (len == 0 && used != 0) {\n            st->kept[0] ^= 1;\n            return 999999;\n        }\n        if (used == 0 || len >= 32 - used)\n"
        },
        "encrypt_update: ",
    ),
    "updates: no data and no bytes before": (
        "aegis128l",
        {"target": "x86-64-aesni"},
        {
            "    if ((st->len | len) % 32 != 0) {\n": "    if (st->len == 0 && len == 0)\n        st->len = 32;\n    if ((st->len | len) % 32 != 0) {\n"
        },
        "_update: ",
    ),
}

LOOP: Final = "L(md5_blocks_loop):\n"
HERE: Final = "        lea 9f(%rip), %rcx\n9:\n"
UNLESS: Final = "        cmp $0x1234, %rax\n        jne 1f\n        xorl $1, (%rdi)\n1:\n"
SLOT: Final = "        lea _GLOBAL_OFFSET_TABLE_(%rip), %rax\n        mov 24(%rax), "
SAVED: Final = ("rdi", "rsi", "rdx", "rbx", "rcx")
PUSH: Final = "".join(f"        push %{each}\n" for each in SAVED)
POP: Final = "".join(f"        pop %{each}\n" for each in reversed(SAVED))
BEGIN: Final = re.compile(r"(?<=        endbr64\n#endif\n)", re.MULTILINE)
# By kind and program: a line for the beginning of the function, or of its loop, and a part of the reason.
X86: Final[Mapping[str, tuple[str, str]]] = {
    "bswap of 16 bits": (
        "        push %rcx\n        .byte 0x66, 0x0f, 0xc9\n        pop %rcx\n",
        "it is not known what",
    ),
    "a jump with the prefix 2e, a hint": ("        .byte 0x2e\n        jmp 1f\n1:\n", "with the prefix 2e"),
    "a call with it": ("        .byte 0x2e\n        call 1f\n1:      pop %rax\n", "with the prefix 2e"),
    "a landing pad with it": ("        .byte 0x2e\n        endbr64\n", "with the prefix 2e"),
    "another segment with it": ("        .byte 0x2e\n        mov %fs:0x28, %rax\n", "with the prefix 2e"),
    "more than 15 bytes with it": ("        .fill 13, 1, 0x2e\n        lea (%rax), %rax\n", "not known what"),
    "it behind another prefix": ("        .byte 0x66, 0x2e, 0x8b, 0xc0\n", "not known what"),
    "a near branch with the prefix 66": ("        .byte 0x66\n        jmp 1f\n1:\n", "unusual encoding"),
    "a redundant prefix of a segment": (
        "        .byte 0x26\n        add $0, %rsi\n",
        "unusual encoding|not known",
    ),
    "a store through gs": ("        mov %rax, %gs:0x28\n", "it is not known what"),
    "a load through fs": ("        mov %fs:0x30, %rax\n", "it is not known what"),
    "addresses of 32 bits": ("        mov (%esi), %eax\n", "it is not known what"),
    "the direction flag": ("        std\n        cld\n", "it is not known what"),
    "rounding is changed": ("        ldmxcsr -8(%rsp)\n", "it is not known what"),
    "below the red zone": ("        mov %rax, -256(%rsp)\n", "outside of the function's stack"),
    "below the stack pointer for a moment": (
        "        sub $512, %rsp\n        mov %rdx, (%rsp)\n        add $512, %rsp\n"
        "        sub $512, %rsp\n        mov (%rsp), %rdx\n        add $512, %rsp\n",
        "depends on what was at",
    ),
    "a transaction": (
        "        push %rax\n        .byte 0xf2\n        xchg %rax, (%rsp)\n        pop %rax\n",
        "it is not known what",
    ),
    "the caller's frame": ("        mov %rax, 16(%rsp)\n", "outside of the function's stack|does not return"),
    "the return address": (
        "        push %rax\n        mov 8(%rsp), %rax\n        add $1, %rax\n        mov %rax, 8(%rsp)\n        pop %rax\n",
        "return|not known where|depends|restored",
    ),
    "the caller's memory is below the stack pointer for a moment": (
        "        add $256, %rsp\n        sub $256, %rsp\n",
        "the stack pointer leaves the function's stack",
    ),
    "the stack pointer is in the state for a moment": (
        "        mov %rsp, %rax\n        mov %rdi, %rsp\n        mov %rax, %rsp\n",
        "the stack pointer leaves the function's stack",
    ),
    "32 bits of the stack pointer": (
        "        mov %rsp, %rax\n        mov %esp, %esp\n        mov %rax, %rsp\n",
        "the stack pointer leaves the function's stack",
    ),
    "the stack pointer is below all of the stack": (
        "        sub $0x1000000, %rsp\n        add $0x1000000, %rsp\n",
        "the stack pointer leaves the function's stack",
    ),
    "a stack that is not restored": (
        "        push %rax\n",
        "return|stack pointer|restored|outside|not known where",
    ),
    "a system call": ("        syscall\n", "does not promise"),
    "time": ("        rdtsc\n", "does not promise"),
    "a random number": ("        rdrand %eax\n", "it is not known what|promise"),
    "an undefined instruction": ("        ud2\n", "it is not known what"),
    "a breakpoint": ("        int3\n", "it is not known what"),
    "a register that is not restored": ("        mov $0, %r12d\n", "r12 is not restored"),
    "a shift of a count that varies": ("        shr %cl, %eax\n", "it is not known what"),
    "a division": ("        xor %edx, %edx\n        div %rsi\n", "it is not known what"),
    "a locked store into the message": ("        lock addl $0, (%rsi)\n", "read only|it is not known what"),
    "a prefetch of a secret address": (
        "        movslq (%rdi), %rax\n        prefetcht0 (%rsi,%rax)\n",
        "an address depends on",
    ),
    "a question that not every processor answers": (
        "        xor %ecx, %ecx\n        mov %rdx, %r9\n        xgetbv\n        mov %r9, %rdx\n",
        "the processor may not have xgetbv",
    ),
    "the distance of another file's function": (
        f"        mov memcpy@GOTPCREL(%rip), %rax\n{HERE}        sub %rcx, %rax\n{UNLESS}",
        "a branch depends on",
    ),
    "the distance of functions of other files": (
        f"        mov memcpy@GOTPCREL(%rip), %rax\n        mov memset@GOTPCREL(%rip), %rcx\n        sub %rcx, %rax\n{UNLESS}",
        "a branch depends on",
    ),
    "its own address, as others see it": (
        f"        mov md5_blocks@GOTPCREL(%rip), %rax\n{HERE}        sub %rcx, %rax\n{UNLESS}",
        "a branch depends on",
    ),
    "a symbol that is a number": (
        f"        mov hw_number@GOTPCREL(%rip), %rax\n{HERE}        sub %rcx, %rax\n{UNLESS}"
        "        .globl hw_number\n        .type hw_number, @object\n        hw_number = 0x1234\n",
        "no constant|a branch depends on|hw_number for all of a program",
    ),
    "memory of a thread": (
        "        lea hw_own@tlsdesc(%rip), %rax\n        mov 8(%rax), %ecx\n        add %ecx, (%rdi)\n"
        '        .section .tbss,"awT",@nobits\n        .globl hw_own\n        .zero 64\nhw_own: .zero 4\n        .text\n',
        "it is not known what (the loader writes|DT_TLSDESC_GOT)|unusual section .tbss",
    ),
    "memset of memory below the stack pointer": (
        "        push %rdi\n        push %rsi\n        push %rdx\n        push %rcx\n        push %rax\n"
        "        lea -64(%rsp), %rdi\n        xor %esi, %esi\n        mov $16, %edx\n        call memset@PLT\n"
        "        pop %rax\n        pop %rcx\n        pop %rdx\n        pop %rsi\n        pop %rdi\n",
        "outside of the function's stack",
    ),
    "a function that the loader finds when it is called, before the call and after it": (
        f"{PUSH}{SLOT}%rbx\n        mov %rsp, %rdi\n        xor %esi, %esi\n        xor %edx, %edx\n"
        f"        call memset@PLT\n{SLOT}%rax\n        cmp %rax, %rbx\n{POP}"
        "        je 1f\n        xorl $1, (%rdi)\n1:\n",
        "a branch depends on the address that the loader writes|not known where _GLOBAL_OFFSET_TABLE_ is",
    ),
    "mask registers": ("        kmovw %eax, %k1\n", "promise|not known"),
    "memory that nobody names": ("        mov 0x1000, %eax\n", "in no region|not known"),
    "a locked exchange in two lines of the cache": (
        "        movl $0, -11(%rsp)\n        lock cmpxchgl %ecx, -11(%rsp)\n",
        "it is not known what",
    ),
    "an exchange, which is locked, in two lines of the cache": (
        "        mov %rax, -20(%rsp)\n        xchg %rax, -20(%rsp)\n",
        "it is not known what",
    ),
    "a return to another place, which a shadow stack refuses": (
        "        lea 1f(%rip), %rax\n        push %rax\n        ret\n1:\n",
        "a call returns elsewhere",
    ),
    "a call that does not return": (
        "        call 1f\n1:      pop %rax\n",
        f"does not return to its caller|{OTHER}",
    ),
    "a call whose function returns elsewhere": (
        "        call 1f\n        jmp 2f\n1:      addq $2, (%rsp)\n        ret\n        nop\n2:\n",
        "a call returns elsewhere|before the last block",
    ),
    "calls that return in another order": (
        "        call 1f\n        jmp 3f\n1:      call 2f\n2:      pop %rax\n        ret\n3:\n",
        "a call returns elsewhere",
    ),
    "a jump into an instruction": (
        "        jmp 1f+1\n1:      .byte 0xb8, 0x0f, 0x0b, 0x90, 0x90\n",
        "it is not known what",
    ),
}


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", C)
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_a_wrong_file_in_c(name: str, kind: str, tmp_path: Path) -> None:
    hash_name, options, changes, reason = C[name]
    words = {"target": "x86-64", **options}
    request = resolve(hash_name, words.pop("target"), **words)
    found = why_not(request, texts(request, changes), needs.compiler(kind), tmp_path)
    assert re.search(reason, found), found


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", X86)
@pytest.mark.parametrize("place", ["begin", "loop"])
def test_a_wrong_file_in_assembly(name: str, place: str, tmp_path: Path) -> None:
    lines, reason = X86[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    text = files[assembly]
    wrong = BEGIN.sub(lines, text, 1) if place == "begin" else text.replace(LOOP, LOOP + lines, 1)
    assert wrong != text
    found = why_not(request, {**files, assembly: wrong}, needs.compiler("gcc"), tmp_path)
    assert re.search(reason, found), found


# For AArch64: lines for the beginning of the function.
AARCH64: Final[Mapping[str, tuple[str, str]]] = {
    "SHA3": (
        "        .arch_extension sha3\n        eor3 v0.16b, v0.16b, v0.16b, v0.16b\n",
        "does not promise sha3",
    ),
    "AES": ("        .arch_extension aes\n        aese v0.16b, v1.16b\n", "does not promise aes"),
    "SVE": ("        .arch_extension sve\n        ptrue p0.s\n", "does not promise sve2"),
    "a number of half precision": (
        "        .arch_extension fp16\n        fmov w9, h0\n",
        "it is not known what",
    ),
    "a reserved pattern of SVE": ("        .inst 0x2598e1e0\n", "does not promise sve2|an operand"),
    "the length of vectors": ("        .arch_extension sve\n        cntd x9\n", "does not promise sve2"),
    "a prefetch of a secret address": (
        "        ldr x9, [x0]\n        prfm pldl1keep, [x1, x9]\n",
        "an address depends on",
    ),
    "a bit of an address of code": (
        "        adr x9, .\n        tbz x9, #40, 1f\n        nop\n1:\n",
        "depends on the address of the file",
    ),
    "a store into the message": ("        strb wzr, [x1]\n", "read only"),
    "below the stack pointer": ("        str x9, [sp, #-256]\n", "outside of the function's stack"),
    "below the stack pointer for a moment": (
        "        str x2, [sp, #-16]!\n        add sp, sp, #16\n        ldr x2, [sp, #-16]!\n        add sp, sp, #16\n",
        "depends on what was at",
    ),
    "the caller's memory is below the stack pointer for a moment": (
        "        add sp, sp, #256\n        sub sp, sp, #256\n",
        "the stack pointer leaves the function's stack",
    ),
    "the stack pointer is in the state for a moment": (
        "        mov x9, sp\n        mov sp, x0\n        mov sp, x9\n",
        "the stack pointer leaves the function's stack",
    ),
    "the stack pointer is below all of the stack, step by step": (
        "        sub sp, sp, #8, lsl #12\n" * 3 + "        add sp, sp, #24, lsl #12\n",
        "the stack pointer leaves the function's stack",
    ),
    "the caller's frame": ("        str x9, [sp, #256]\n", "outside of the function's stack"),
    "rounding is changed": ("        msr fpcr, x9\n", "it is not known what"),
    "the counter": ("        mrs x9, cntvct_el0\n", "it is not known what"),
    "a system call": ("        svc #0\n", "it is not known what"),
    "a breakpoint": ("        brk #1\n", "it is not known what"),
    "an undefined instruction": ("        udf #0\n", "it is not known what"),
    "a constant beside the code": ("        ldrsw x9, .\n", "it is not known what"),
    "a register that is not restored": ("        mov x19, #0\n", "x19 is not restored"),
    "a vector register that is not restored": (
        "        movi d8, #0\n",
        "d8 is not restored|it is not known what",
    ),
    "the return address": ("        mov x30, #0\n", "not known where|return"),
    "the length of vectors, to count downwards": (
        "        .arch_extension sve\n        decw x9\n",
        "does not promise sve2",
    ),
    "a register that is stored and updated": (
        "        sub sp, sp, #32\n        mov x9, sp\n        .inst 0xf8008d29\n        add sp, sp, #32\n",
        "it is not known what",
    ),
    "a register that is stored and updated by zero": (
        "        sub sp, sp, #32\n        mov x9, sp\n        .inst 0xf8000529\n        add sp, sp, #32\n",
        "it is not known what",
    ),
    "a word that is loaded with its sign and moves its address": (
        "        ldrsw x9, [x0], #4\n",
        "outside of|differs",
    ),
    "an exclusive load of a state at any address": ("        ldxr w9, [x0]\n", "it is not known what"),
    "a return to another place": (
        "        mov x9, x30\n        adr x30, 1f\n        ret\n1:      mov x30, x9\n",
        "a call returns elsewhere",
    ),
    "an exclusive load": ("        ldaxr x9, [x0]\n", "it is not known what"),
}
LANDING: Final = re.compile(r"(?<=bti c \*/\n#endif\n)")


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", AARCH64)
def test_a_wrong_file_in_assembly_for_aarch64(name: str, tmp_path: Path) -> None:
    lines, reason = AARCH64[name]
    request = resolve("md5", "aarch64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    wrong = LANDING.sub(lambda _: lines, files[assembly], count=1)
    assert wrong != files[assembly]
    found = why_not(request, {**files, assembly: wrong}, needs.cross(request.target), tmp_path)
    assert re.search(reason, found), found


def test_code_for_vectors_of_one_length_is_refused_where_there_may_be_others(tmp_path: Path) -> None:
    request = resolve("md5", "aarch64-sve2", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    lines = "        cntd x9\n        cmp x9, #2\n        b.eq 1f\n        str wzr, [x0]\n1:\n"
    wrong = {**files, assembly: LANDING.sub(lambda _: lines, files[assembly], count=1)}
    found = why_not(request, wrong, needs.cross(request.target), tmp_path)
    assert "it is not known what this instruction does: cntd" in found


# For SVE: lines for the beginning of the loop.
SVE: Final[Mapping[str, tuple[str, str]]] = {
    "an immediate for elements of 64 bits": (
        "        and z0.d, z0.d, #0xffffffff\n",
        f"differs from the description|{OTHER}",
    ),
    "a count of a pattern without a name, which is 0": (
        "        .inst 0x04e0e1e9\n        cbnz x9, 1f\n        mov z0.s, #0\n1:\n",
        "it is not known what this instruction does: cntd x9, #0xf",
    ),
    "a prefix of an instruction that cannot have one": (
        "        .inst 0x0420bc20\n        add x9, x9, #0\n",
        "which is no prefix of add",
    ),
    "a prefix for a register that is a source, too": (
        "        .inst 0x0420bc20\n        .inst 0x04203c00\n",
        "which is no prefix of bsl",
    ),
    "a reserved shift": ("        .inst 0x04209400\n", "it is not known what"),
}


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", SVE)
def test_a_wrong_file_in_assembly_for_sve(name: str, tmp_path: Path) -> None:
    lines, expected = SVE[name]
    request = resolve("md5", "aarch64-sve2", kernel="lanes", emitter="gas")
    head = "L(md5_xvl_blocks_loop):\n"
    files = texts(request, {head: head + lines})
    for file, text in files.items():
        (tmp_path / file).write_text(text, encoding="ascii")
    compiler = needs.cross(request.target)
    sources_ = [tmp_path / each for each in sources(request)]
    emulation = request.target.emulation
    assert emulation
    library = compiler.bare_library(sources_, tmp_path / "library.so", emulation.flags)
    functions = proving_of(request.hash).all(request)
    function = next(each for each in functions if getattr(each, "vector_bits", 0) == 128)
    found = reason(library, function)
    assert re.search(expected, found), found


WRITABLE_CODE: Final = "a function in memory that can be written"
SYMBOLS: Final[Mapping[str, tuple[str, str, str]]] = {
    "a function without a size": (r"        \.size .*\n", "", "has no size"),
    WRITABLE_CODE: (
        r"^        \.text$",
        '        .section .own,"awx",%progbits',
        "can be written|overlap|read-only|unusual section",
    ),
    "a function that is data": (r"%function", "%object", "has no size, is no function"),
    "an indirect function": (
        r"%function",
        "%gnu_indirect_function",
        "not known what a program has for md5_blocks",
    ),
}


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_that_the_loader_treats_otherwise(name: str, tmp_path: Path) -> None:
    old, new, reason = SYMBOLS[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    wrong = re.sub(old, new, files[assembly], flags=re.MULTILINE)
    assert wrong != files[assembly]
    found = why_not(request, {**files, assembly: wrong}, needs.compiler("gcc"), tmp_path)
    assert re.search(reason, found), found


def test_a_constant_that_the_loader_changes(tmp_path: Path) -> None:
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    constant = "\n        .section .rodata\n        .p2align 3\nhw_k:   .quad hw_k\n        .text\n"
    text = BEGIN.sub("        xor hw_k(%rip), %r9d\n        xor %r9d, %r9d\n", files[assembly], 1)
    wrong = {
        **files,
        assembly: text.replace(
            "\n#if defined(__ELF__)\n        .section .note",
            constant + "\n#if defined(__ELF__)\n        .section .note",
            1,
        ),
    }
    assert "the loader changes the code" in why_not(request, wrong, needs.compiler("gcc"), tmp_path)


CLEARING: Final = """        mov %rcx, %rax
        shr $50, %rax
        jne 3f
        jmp 1f
3:      push %rdi
        push %rsi
        push %rdx
        push %rcx
        push %rcx
        mov %rsi, %rdi
        xor %esi, %esi
        mov %rax, %rdx
        call memset@PLT
        pop %rcx
        pop %rcx
        pop %rdx
        pop %rsi
        pop %rdi
1:
"""


def test_output_that_is_cleared_before_its_message_is_read(tmp_path: Path) -> None:
    """On one path to the loop, and for large numbers of blocks alone."""
    request = resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    head = re.compile(r"SYMBOL\(aegis128l_encrypt_\w*loop\):.*?endbr64\n#endif\n", re.DOTALL)
    wrong = head.sub(lambda found: found[0] + CLEARING, files[assembly], count=1)
    assert wrong != files[assembly]
    found = why_not(request, {**files, assembly: wrong}, needs.compiler("gcc"), tmp_path)
    assert "cleared outside" in found


# By kind: flags of the linker, lines behind the code, lines for the beginning of the function, and the reason.
END: Final = "\n#if defined(__ELF__)\n        .section .note"
LINKED: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "a filter, by which functions of another file are used": (
        "-Wl,-F,other.so",
        "",
        "",
        "what DT_FILTER of the linked file tells",
    ),
    "an auxiliary filter": ("-Wl,-f,other.so", "", "", "what DT_AUXILIARY of the linked file tells"),
    "a library that observes the loader": (
        "-Wl,--audit,other.so",
        "",
        "",
        "what DT_AUDIT of the linked file tells",
    ),
    "the name of a library of the system": ("-Wl,-soname,libm.so.6", "", "", "is loaded in place of libm.so.6"),
    "a function that runs when it is loaded": ("-Wl,-init,md5_blocks", "", "", "loaded or unloaded"),
    "a function that runs when it is unloaded": ("-Wl,-fini,md5_blocks", "", "", "loaded or unloaded"),
    "memcpy for the whole program": (
        "-shared",
        "        .globl memcpy\n        .type memcpy, @function\nmemcpy: ret\n        .size memcpy, .-memcpy\n",
        "",
        "defines memcpy for all of a program",
    ),
    "a function for the whole program, and a register in which the loader finds it": (
        "-shared",
        "        .globl hw_own\n        .type hw_own, @function\nhw_own: mov %r11d, %eax\n        ret\n"
        "        .size hw_own, .-hw_own\n",
        "        mov $0, %r11d\n        push %rdi\n        push %rsi\n        push %rdx\n        call hw_own@PLT\n"
        "        pop %rdx\n        pop %rsi\n        pop %rdi\n        add %eax, (%rdi)\n",
        "defines hw_own for all of a program",
    ),
}


@pytest.mark.parametrize("name", LINKED)
def test_a_file_that_is_linked_otherwise(name: str, tmp_path: Path) -> None:
    flag, behind, lines, reason = LINKED[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    text = BEGIN.sub(lines, files[assembly], count=1)
    assert END in text
    compiler = Compiler((*needs.compiler("gcc").command, flag))
    found = why_not(request, {**files, assembly: text.replace(END, f"\n{behind}{END}", 1)}, compiler, tmp_path)
    assert reason in found


FOUND: Final = LINKED["a function for the whole program, and a register in which the loader finds it"]
# What object files are refused for before they are linked: the changes, and why the linked library is refused.
LIBRARIES: Final[Mapping[str, tuple[Callable[[str], str], str]]] = {
    "a symbol that is a number": (
        lambda text: BEGIN.sub(X86["a symbol that is a number"][0], text, count=1),
        "no constant|a branch depends on",
    ),
    "a function in memory that can be written": (
        lambda text: re.sub(r"^        \.text$", SYMBOLS[WRITABLE_CODE][1], text, flags=re.MULTILINE),
        "can be written|overlap|read-only",
    ),
    "a register in which the loader finds a function": (
        lambda text: BEGIN.sub(FOUND[2], text, count=1).replace(END, f"\n{FOUND[1]}{END}", 1),
        f"differs from the description|{OTHER}",
    ),
}


@pytest.mark.parametrize("name", LIBRARIES)
def test_a_library_with_such_symbols_is_refused(name: str, tmp_path: Path) -> None:
    change, expected = LIBRARIES[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    for file, text in texts(request, {}).items():
        wrong = change(text) if file.endswith(".S") else text
        assert wrong != text or not file.endswith(".S")
        (tmp_path / file).write_text(wrong, encoding="ascii")
    files = [tmp_path / each for each in sources(request)]
    library = needs.compiler("gcc").bare_library(files, tmp_path / "library.so", request.target.c_flags)
    (function,) = proving_of(request.hash).all(request)
    try:
        found = reason(library, function)
    except UserError as why:
        found = str(why)
    assert re.search(expected, found), found


@pytest.mark.long
def test_too_many_paths_end_with_a_sentence(
    tmp_path: Path, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not full:
        monkeypatch.setattr("hashwright.proof.run.execute.PATHS", 1 << 6)
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    branches = "".join(f"        bt ${i}, %rsi\n        jc 1f\n        nop\n1:\n" for i in range(40))
    wrong = {
        **files,
        assembly: BEGIN.sub(
            branches.replace("bt $", "test $1<<").replace(", %rsi", ", %esi"), files[assembly], 1
        ),
    }
    wrong[assembly] = re.sub(
        r"test \$1<<(\d+), %esi\n        jc",
        lambda m: f"test ${1 << int(m[1]) % 30:#x}, %esi\n        jnz",
        wrong[assembly],
    )
    assert "too many paths" in why_not(request, wrong, needs.compiler("gcc"), tmp_path)


def test_the_digest_covers_constants(tmp_path: Path) -> None:
    """Code with other constants, and the same code, have different digests."""
    request = resolve("md5", "portable", kernel="blocks")
    files = texts(request, {})
    (name,) = sources(request)
    found = set[str]()
    for number, text in enumerate((files[name], files[name].replace("0xd76aa478u", "0xd76aa479u"))):
        place = tmp_path / str(number)
        place.mkdir()
        for file, content in files.items():
            (place / file).write_text(content if file != name else text, encoding="ascii")
        (each,) = proofs(request, place, needs.compiler("gcc"), place).verdicts
        found.add(each.digest)
    assert len(found) == 2


HEADERS: Final = {
    "shorter digests": ("MD5_DIGEST_BYTES 16", "MD5_DIGEST_BYTES 8"),
    "contexts that are too small": ("uint8_t buffer[64];", "uint8_t buffer[sizeof(MD5_BUFFER)];"),
    "a macro in place of a function": (
        "void md5_init(md5_ctx *ctx);",
        "void md5_init(md5_ctx *ctx);\n#define md5_final(ctx, digest) md5_init(ctx)",
    ),
    "code that only looks like a comment": ("/* Starts a message.", "// /*\n#define md5_init(ctx)\n// */ /*"),
    "a comment whose end is divided by a backslash": (
        "void md5_init(md5_ctx *ctx);",
        "void md5_init(md5_ctx *ctx);\n/* *\\\n/\n#define md5_final(ctx, digest) md5_init(ctx)\n/* */",
    ),
    "a comment whose end is divided by a trigraph": (
        "void md5_init(md5_ctx *ctx);",
        "void md5_init(md5_ctx *ctx);\n/* *??/\n/\n#define md5_final(ctx, digest) md5_init(ctx)\n/* */",
    ),
}


@pytest.mark.parametrize("name", HEADERS)
def test_headers_declare_what_is_proved(name: str, tmp_path: Path) -> None:
    request = resolve("md5", "x86-64")
    files, (old, new) = texts(request, {}), HEADERS[name]
    assert old in files["md5.h"]
    wrong = {**files, "md5.h": files["md5.h"].replace(old, new, 1)}
    assert "declares something else" in why_not(request, wrong, needs.compiler("gcc"), tmp_path)


def section(name: str, flags: str, kind: str) -> str:
    """C with a section of an object file."""
    return f'__asm__(".pushsection {name},\\"{flags}\\",{kind}\\n"\n"\\t.asciz \\"own\\"\\n\\t.popsection");\n'


BESIDES: Final = {
    "code at the start of a program": (
        "__attribute__((used)) static void early(void) {}\n"
        '__asm__(".pushsection .init,\\"ax\\",@progbits\\n\\tcall early\\n\\t.popsection");\n',
        "an unusual section .init",
    ),
    "a hidden memcpy for all of a program": (
        '__attribute__((visibility("hidden"))) void *memcpy(void *to, const void *from, size_t len)\n'
        "{\n    (void)from, (void)len;\n    return to;\n}\n",
        "defines memcpy",
    ),
    "a variable of others": ("char **environ;\n", "defines environ"),
    "a function that another one may replace": ("#pragma weak md5_blocks\n", "defines md5_blocks"),
    "what runs at the start of a program, in a file with another function": (
        "void other(void);\n[[gnu::used]] static void (*const own)(void) = other;\n",
        "needs other of a program",
    ),
    "the same in code that is never executed": (
        "void other(void);\n[[gnu::used]] static void own(void)\n{\n    other();\n}\n",
        "needs other of a program",
    ),
    "a library to be linked": (section(".deplibs", "MS", "@0x6fff4c04,1"), "section .deplibs"),
    "a library to be linked, under a usual name": (
        section(".comment.own", "MS", "@0x6fff4c04,1"),
        "section .comment.own",
    ),
    "other code for linkers that compile": (
        section(".gnu.lto_main", "e", "@progbits"),
        "section .gnu.lto_main",
    ),
    "other code for LLVM's linker": (section(".llvm.lto", "e", "@progbits"), "section .llvm.lto"),
    "constants that loaders take for notes": (section(".rodata.own", "a", "@note"), "section .rodata.own"),
    "code that some linkers leave out": (section(".text.own", "ax", "@0x6fff4c03"), "section .text.own"),
    "a note about stacks that linkers leave out": (
        section(".note.GNU-stack.own", "G", "@progbits,own,comdat"),
        "section .group",
    ),
    "a note by another name that promises landing pads": (
        '__asm__(".pushsection .note.gnu.property.own,\\"a\\",@note\\n\\t.long 4, 16, 5, 0x554e47\\n"\n'
        '"\\t.long 0xc0000002, 4, 3, 0\\n\\t.popsection");\n',
        "says that it has landing pads",
    ),
    "a section without a name": (section('\\"\\"', "", "@progbits"), "an unusual section ;"),
}


@pytest.mark.parametrize("name", BESIDES)
def test_object_files_define_what_is_proved(name: str, tmp_path: Path) -> None:
    """What a linker puts into a program together with the functions that are proved."""
    request = resolve("md5", "x86-64", **BLOCKS)
    files, (more, why) = texts(request, {}), BESIDES[name]
    wrong = {**files, "md5_blocks.c": files["md5_blocks.c"] + more}
    assert why in why_not(request, wrong, needs.compiler("gcc"), tmp_path)


@pytest.mark.parametrize("name", ["memmove", "__stack_chk_fail", "__gmon_start__", "malloc", "write"])
def test_no_function_has_the_name_of_one_of_the_c_library(name: str, tmp_path: Path) -> None:
    """A program would call it instead, as at its start, or where the stack has been overwritten."""
    with pytest.raises(UserError, match=f"'blocks={name}' is a name of C"):
        resolve("md5", "x86-64", **BLOCKS, name=f"blocks={name}")
    with pytest.raises(UserError, match=f"'{name}' is a name of C"):
        resolve("md5", "x86-64", symbol=name)
    source = tmp_path / "own.c"
    source.write_text(f"void {name}(void) {{ }}\n", encoding="ascii")
    with pytest.raises(UserError, match=f"exports {name}, a function of the C library"):
        read_image(needs.compiler("gcc").bare_library([source], tmp_path / "own.so"))


@pytest.mark.parametrize(
    ("level", "why"), [("-O2", ""), pytest.param("-O0", "differs", marks=pytest.mark.long)]
)
def test_what_is_proved_has_the_level_of_optimisation_of_the_command(
    level: str, why: str, tmp_path: Path
) -> None:
    """The sum of some numbers overflows, of which compilers that optimise take no notice."""
    request, lines = resolve("md5", "x86-64", **BLOCKS), "    const int most = nblocks & 0x7fffffff;\n"
    lines += "    int next = most;\n    next = next + 1;\n    if (next < most)\n        state[0] ^= 1;\n"
    compiler = Compiler((*needs.compiler("gcc").command, level))
    found = why_not(request, texts(request, {START: lines + START}), compiler, tmp_path)
    assert why in found
    assert bool(found) == bool(why), found


# By what a compiler may do with other flags: the file and a change of it.
CONDITIONS: Final = {
    "lines without position-independent code": (START, f"#ifndef __PIC__\n    state[0] ^= 1;\n#endif\n{START}"),
    "digraphs": (START, f"%:ifndef __OPTIMIZE__\n    state[0] ^= 1;\n%:endif\n{START}"),
    "comments before a condition": (START, f"/**/ #ifdef NDEBUG\n    state[0] ^= 1;\n/**/ #endif\n{START}"),
    "comments in a condition": (START, f"#/**/ifdef NDEBUG\n    state[0] ^= 1;\n#/**/endif\n{START}"),
    "a condition of several lines": (START, f"#\\ \nifdef NDEBUG\n    state[0] ^= 1;\n#endif\n{START}"),
    "a comment that ends where ??/ is a backslash": (
        START,
        f"/* *??/\n/\n#ifndef __PIC__\n    state[0] ^= 1;\n#endif\n/* */{START}",
    ),
    "a line that is a comment where ??/ is a backslash": (START, f"// ??/\n    (void)state[0];\n{START}"),
    "another file": (INCLUDE, 2 * INCLUDE),
    "a macro of the compiler": (START, f"    if (__PIC__ != 2)\n        state[0] ^= 1;\n{START}"),
    "what other compilers read": ("((void)0)", "(state[0] ^= 1)"),
    "directives of the assembler in capital letters": (INCLUDE, f'{INCLUDE}__asm__(".IF 0\\n.ENDIF");\n'),
    "directives of the assembler in two strings": (INCLUDE, f'{INCLUDE}__asm__("." "if 0\\n." "endif");\n'),
    "directives of the assembler with an escape": (INCLUDE, f'{INCLUDE}__asm__("\\56if 0\\n\\56endif");\n'),
    "a template that was a string of the generator": (
        INCLUDE,
        f"#undef MD5_KEEP\n#define MD5_KEEP(c, x) __asm__(c)\n{INCLUDE}",
    ),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_what_depends_on_flags_is_what_was_made(name: str, tmp_path: Path) -> None:
    """A proof is of what a compiler makes of a file with some flags; programs may use others."""
    request, (old, new) = resolve("md5", "x86-64-bmi", **BLOCKS), CONDITIONS[name]
    found = why_not(request, texts(request, {old: new}), needs.compiler("gcc"), tmp_path)
    assert "has other parts that depend on flags" in found


@pytest.mark.long
def test_macros_that_depend_on_flags_are_used_as_they_were(tmp_path: Path) -> None:
    """Without a C library, the name of this variable is a macro of nothing, and 2 - x - 1 is 3."""
    request = resolve("md5", "x86-64")
    wipe = "static void wipe("
    changes = {
        wipe: f"static int FREESTANDING;\n\n{wipe}",
        UPDATE: f"{UPDATE}    ctx->length += (uint64_t)(2 - FREESTANDING - 1) - 1;\n",
    }
    found = why_not(request, texts(request, changes), needs.compiler("gcc"), tmp_path)
    assert "has other parts that depend on flags" in found


@pytest.mark.parametrize("name", ["QQ .if", "QQ if"])
def test_macros_of_assembly_are_what_was_made(name: str, tmp_path: Path) -> None:
    """With the second one, .QQ is a directive."""
    request, old = resolve("md5", "x86-64", **ASSEMBLY), "#undef SYMBOL\n"
    found = why_not(request, texts(request, {old: f"#define {name}\n{old}"}), needs.compiler("gcc"), tmp_path)
    assert "has other parts that depend on flags" in found


def test_what_was_changed_is_told_with_the_flags(tmp_path: Path) -> None:
    request = resolve("md5", "x86-64", **BLOCKS)
    for file, text in texts(
        request, {START: f"    (void)sizeof(char[1 - 2 * ((char)-1 > 0)]);\n{START}"}
    ).items():
        (tmp_path / file).write_text(text, encoding="ascii")
    found = proofs(request, tmp_path, needs.compiler("gcc"), tmp_path)
    assert [each.why for each in found.verdicts] == [""]
    assert found.told().startswith(f"{tmp_path / 'md5_blocks.c'} (changed), compiled by ")
    assert found.told().endswith(" with -O2 -fPIC -shared")


ALIGNED: Final = re.compile(r"(        lea +L\(\w+_constants\)\(%rip\), (%r\w+)\n)")


@pytest.mark.long
@pytest.mark.parametrize("alignment", [4, 5])
def test_constants_are_aligned_as_their_section_says(alignment: int, tmp_path: Path) -> None:
    """A linker may put them elsewhere in a program."""
    request = resolve("md5", "x86-64-avx2", kernel="lanes", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    text, count = ALIGNED.subn(r"\1        vmovdqa (\2), %ymm0\n", files[assembly], count=1)
    before, section_, behind = text.partition(".section .rodata")
    wrong = before + section_ + behind.replace(".p2align   5", f".p2align   {alignment}", 1)
    assert count
    found = why_not(request, {**files, assembly: wrong}, needs.compiler("gcc"), tmp_path)
    assert ("an address that may be no multiple of 32" in found) == (alignment < 5), found


def test_what_is_proved_of_rust_is_the_module(tmp_path: Path) -> None:
    """Exports of another module."""
    request = resolve("md5", "x86-64", kernel="blocks", emitter="rust")
    files = texts(request, {})
    module = '#[path = "md5_blocks.rs"]'
    assert module in files["md5_blocks_exports.rs"]
    other = files["md5_blocks_exports.rs"].replace(module, '#[path = "other.rs"]')
    wrong = {**files, "other.rs": files["md5_blocks.rs"], "md5_blocks_exports.rs": other}
    assert "declares something else" in why_not(request, wrong, needs.compiler("gcc"), tmp_path)


IN_RUST: Final = {  # what programs in Rust call or have, and the functions for those in C do not
    "a wrong digest": ("        self.finish_reset()\n", "        self.finish_reset().map(|each| !each)\n"),
    "a context that is not cleared": ("        self.state = [0; 4];\n", ""),
    "a smaller block": ("pub const BLOCK_BYTES: usize = 64;", "pub const BLOCK_BYTES: usize = 63 + 1 - 1;"),
    "a condition": ("pub const BLOCK_BYTES", "#[cfg(own)]\npub mod own;\npub const BLOCK_BYTES"),
}


@pytest.mark.parametrize("name", IN_RUST)
def test_a_module_of_rust_is_the_generators(name: str, tmp_path: Path) -> None:
    request = resolve("md5", "x86-64", emitter="rust")
    files = texts(request, {})
    right, wrong = IN_RUST[name]
    assert right in files["md5.rs"]
    changed = {**files, "md5.rs": files["md5.rs"].replace(right, wrong)}
    assert "declares something else" in why_not(request, changed, needs.compiler("gcc"), tmp_path)


def test_comments_and_spaces_of_headers_may_differ(tmp_path: Path) -> None:
    request = resolve("md5", "x86-64", **BLOCKS)
    files = texts(request, {})
    text = files["md5_blocks.h"].replace("/*", "/* ours:", 1).replace("#ifdef", "\n#ifdef  ", 1)
    assert text != files["md5_blocks.h"]
    assert not why_not(request, {**files, "md5_blocks.h": text}, needs.compiler("gcc"), tmp_path)


def test_what_was_not_changed_is_proved(tmp_path: Path) -> None:
    for options in (BLOCKS, ASSEMBLY):
        request = resolve("md5", "x86-64", **options)
        place = tmp_path / "_".join(options.values())
        place.mkdir()
        assert why_not(request, texts(request, {}), needs.compiler("gcc"), place) == ""
