"""The contract of a block function beyond its results: code that breaks it is not proved."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.graph.ir import Graph, Var, const, var
from hashwright.graph.semantics import Ty
from hashwright.hashes.md5 import MD5
from hashwright.native.compiler import Compiler
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.kinds import prove
from hashwright.proof.contract.functions import BlockFunction
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from tests import compiled, needs

FUNCTION: Final = BlockFunction(name="md5_blocks", graph=MD5.principal())
INTEL: Final = ".intel_syntax noprefix\n"
HEAD: Final = ".globl md5_blocks\n.type md5_blocks, @function\nmd5_blocks:\n"
TAIL: Final = "\n.size md5_blocks, . - md5_blocks\n"

COUNTING: Final = "test rdx, rdx\nje 2f\n1: dec rdx\njne 1b\n2: "  # down to 0

# Functions with a fault, and the sentence about it.
WIDE: Final = "vpaddd ymm1, ymm2, ymm3\n"  # upper halves are in use from here on
NARROW: Final = "pxor xmm0, xmm0\n"  # in the legacy encoding
WRONG: Final = {
    "leaves upper halves in use": (f"{COUNTING}{WIDE}ret", "the function returns while upper halves"),
    "leaves those of the widest in use": (
        f"{COUNTING}vpaddd zmm1, zmm2, zmm3\nret",
        "the function returns while upper halves",
    ),
    "clears one register alone": (f"{COUNTING}{WIDE}vpxor xmm1, xmm1, xmm1\nret", "while upper halves"),
    "clears upper halves": (f"{COUNTING}{WIDE}vzeroupper\n{NARROW}ret", "h0 differs from the description"),
    "clears all of them": (f"{COUNTING}{WIDE}vzeroall\n{NARROW}ret", "h0 differs from the description"),
    "uses registers without an old encoding": (
        f"{COUNTING}vpaddd zmm17, zmm2, zmm3\n{NARROW}ret",
        "h0 differs from the description",
    ),
    "mixes encodings": (f"{WIDE}{NARROW}vzeroupper\nret", "legacy encoding is executed while upper halves"),
    "mixes encodings in moves": (f"{WIDE}movd eax, xmm9\nvzeroupper\nret", "by movd eax,xmm9"),
    "mixes encodings from trip to trip": (
        f"test rdx, rdx\nje 2f\n1: {NARROW}{WIDE}dec rdx\njne 1b\nvzeroupper\n2: ret",
        "by pxor xmm0,xmm0",
    ),
    "leaves upper halves in use after some trips": (
        f"test rdx, rdx\nje 2f\n1: vzeroupper\ndec rdx\nje 2f\n{WIDE}jmp 1b\n2: ret",
        "h0 differs from the description",
    ),
    "lets an inner function use upper halves": (
        f"{COUNTING}call 3f\nvzeroupper\nret\n3: {WIDE}ret",
        "h0 differs from the description",
    ),
    "calls an inner function with upper halves in use": (
        f"{COUNTING}{WIDE}call 3f\nvzeroupper\nret\n3: {NARROW}ret",
        "by pxor xmm0,xmm0",
    ),
    "does nothing": ("ret", "returns before the last block"),
    "writes over a register": (f"{COUNTING}xor ebx, ebx\nret", "rbx is not restored"),
    "moves the stack pointer": (
        f"{COUNTING}pop rax\npush rax\nsub rsp, 8\nmov [rsp], rax\nret",
        "the stack pointer is not",
    ),
    "leaves the state as it was": (f"{COUNTING}ret", "h0 differs from the description"),
    "reads behind the message": ("mov eax, [rsi]\nret", "outside of data"),
    "writes the message": ("mov dword ptr [rsi], 0\nret", "to be read only"),
    "reads behind the state": ("mov eax, [rdi + 16]\nret", "outside of state"),
    "reads far below the stack": ("mov eax, [rsp - 256]\nret", "outside of the function's stack"),
    "stores where rounding leads": ("mov rax, rsp\nor rax, 16\nmov [rax], edx\nret", "in no region"),
    "stores where rounding twice leads": (
        "mov rax, rsp\nand rax, -64\nor rax, 16\nmov [rax], edx\nret",
        "outside of the function's stack",
    ),
    "rounds and stores where it is not aligned": (
        "lea rax, [rsp - 56]\nand rax, -64\nxor rax, 8\nmovaps [rax], xmm0\nret",
        "no multiple of 16",
    ),
    "reads above the stack": ("mov eax, [rsp + 8]\nret", "outside of the function's stack"),
    "branches by the state": ("cmp dword ptr [rdi], 0\nje 1f\n1: ret", "a branch depends on h0"),
    "looks up by the state": (
        "mov eax, [rdi]\nand eax, 3\nmov eax, [rdi + 4 * rax]\nret",
        "an address depends on",
    ),
    "loads what varies from the state": (
        "and edx, 3\nmov eax, [rdi + 4 * rdx]\nret",
        "a place that varies",
    ),
    "stores where the stack is not aligned": ("movaps [rsp - 16], xmm0\nret", "no multiple of 16"),
    "loads where the state need not be aligned": ("paddd xmm0, [rdi]\nret", "no multiple of 16"),
    "stores where it is aligned, and no more": ("movaps [rsp - 24], xmm0\nret", "before the last block"),
    "counts by an instruction that is not known": (
        "1: loope 1b\nret",
        "it is not known what this instruction does: loope",
    ),
    "adds in other registers": ("paddd mm0, mm1\nret", "it is not known what this instruction does: paddd mm0"),
    "loads from a segment": ("mov eax, fs:[rdi]\nret", "it is not known what this instruction does"),
    "addresses by 32 bits": ("mov eax, [edi]\nret", "it is not known what this instruction does"),
    "fills by addresses of 32 bits": (
        "mov ecx, 1\n.byte 0x67, 0xf3, 0x48, 0xab\nret",
        "it is not known what this instruction does",
    ),
    **{
        f"moves the stack pointer by {instruction}": (
            f"{instruction}\nret",
            f"it is not known what this instruction does: {text}",
        )
        for instruction, text in (
            ("ret 8", "ret 8"),
            ("pop ax", "pop ax"),
            ("pushw 1", "pushw 1"),
            ("push ax", "push ax"),
            (".byte 0x66, 0xc9", "leavew"),
        )
    },
    "changes some lanes": ("vmovdqu32 zmm0{k1}, [rdi]\nret", "it is not known what this instruction does"),
    "jumps to an argument": ("jmp rdx", "not known where this instruction goes"),
    "has no end": ("1: jmp 1b", "a loop without an end"),
    "does what is not known": ("cpuid\nret", "it is not known what this instruction does: cpuid"),
    "returns elsewhere": (f"{COUNTING}mov [rsp], rsi\nret", "to its caller"),
}


# The same on AArch64.
COUNTING_DOWN: Final = "cbz x2, 2f\n1: subs x2, x2, 1\nb.ne 1b\n2: "
WRONG_ON_AARCH64: Final = {
    "does nothing": ("ret", "returns before the last block"),
    "writes over a register": (f"{COUNTING_DOWN}mov w19, wzr\nret", "x19 is not restored"),
    "writes over the frame pointer": (f"{COUNTING_DOWN}mov x29, xzr\nret", "x29 is not restored"),
    "writes over half a vector": (f"{COUNTING_DOWN}movi v8.4s, 0\nret", "d8 is not restored"),
    "moves the stack pointer": (f"{COUNTING_DOWN}sub sp, sp, 16\nret", "the stack pointer is not"),
    "leaves the state as it was": (f"{COUNTING_DOWN}ret", "h0 differs from the description"),
    "returns elsewhere": (f"{COUNTING_DOWN}mov x30, x1\nret", "to its caller"),
    "reads behind the message": ("ldr w3, [x1]\nret", "outside of data"),
    "writes the message": ("str wzr, [x1]\nret", "to be read only"),
    "reads behind the state": ("ldr w3, [x0, 16]\nret", "outside of state"),
    "reads below the stack": ("ldr x3, [sp, -16]\nret", "outside of the function's stack"),
    "reads above the stack": ("ldr x3, [sp]\nret", "outside of the function's stack"),
    "has a stack pointer that is not aligned": ("sub sp, sp, 8\nstr x3, [sp]\nret", "no multiple of 16"),
    "branches by the state": ("ldr w3, [x0]\ncbz w3, 1f\n1: ret", "a branch depends on h0"),
    "branches by a bit of the state": ("ldr w3, [x0]\ntbz w3, 1, 1f\n1: ret", "a branch depends on h0"),
    "looks up by the state": (
        "ldr w3, [x0]\nand x3, x3, 3\nldr w3, [x0, x3, lsl 2]\nret",
        "an address depends on",
    ),
    "jumps to an argument": ("br x2", "not known where this instruction goes"),
    "has no end": ("1: b 1b", "a loop without an end"),
    "divides": ("udiv x3, x1, x2\nret", "it is not known what this instruction does: udiv"),
    "shifts by what varies": ("lsl x3, x1, x2\nret", "it is not known what this instruction does: lsl"),
    "extends a sign": ("add x3, x1, w2, sxtb\nret", "it is not known what this instruction does: add"),
    "loads by a predicate that is not known": (
        "ld1w {z0.s}, p1/z, [x0]\nret",
        "it is not known what this instruction does: ld1w",
    ),
    "sets some lanes of a predicate": ("ptrue p0.s, vl2\nret", "it is not known what this instruction does"),
    "ors a word that is shifted differently": (
        "movi v0.4s, 1, msl 8\nret",
        "it is not known what this instruction does",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", WRONG_ON_AARCH64)
def test_what_callers_do_not_expect_on_aarch64_is_no_proof(name: str) -> None:
    body, told = WRONG_ON_AARCH64[name]
    compiler = needs.cross(TARGETS["aarch64"])
    assert told in _why_not(f".arch armv9-a+sve2\n{HEAD}{body}", compiler)


def _why_not(text: str, compiler: Compiler, function: BlockFunction = FUNCTION) -> str:
    """The reason why a function is not proved; empty if it is."""
    needs.package("iced_x86", "capstone", "elftools", "z3")
    source = compiled.directory() / "function.S"
    source.write_text(f"{text}{TAIL}", encoding="ascii")
    library = source.with_suffix(".so")
    compiler.run([*compiled.LINKED, "-o", str(library), str(source)])
    try:
        prove(BlockContract(read_image(library), function))
    except Unproved as why:
        return str(why)
    return ""


@pytest.mark.parametrize("name", WRONG)
def test_what_callers_do_not_expect_is_no_proof(name: str) -> None:
    body, told = WRONG[name]
    assert told in _why_not(f"{INTEL}{HEAD}{body}", needs.compiler("gcc"))


S, M = var("s", Ty.U32), var("m", Ty.U32)
SEALING: Final = BlockFunction(name="md5_blocks", graph=Graph("seal", (S, M), {S.attr: S + M, Var("c"): S ^ M}))
LOOP: Final = """test rcx, rcx
je 2f
mov eax, [rdi]
1: mov r8d, [rdx]
mov r9d, r8d
xor r9d, eax
mov [rsi], r9d
add eax, r8d
add rsi, 4
add rdx, 4
dec rcx
jne 1b
mov [rdi], eax
2: ret
"""

# Replacements in a loop that writes a word for each word that it reads, and the sentences.
WRITING: Final = {
    "writes another word": ("mov [rsi], r9d", "mov [rsi], r8d", "c differs from the description"),
    "writes nothing": ("mov [rsi], r9d", "nop", "c differs from the description"),
    "writes behind the word": ("mov [rsi], r9d", "mov [rsi + 4], r9d", "outside of out"),
    "writes over the last word": ("mov [rsi], r9d", "mov [rsi - 4], r9d", "outside of out"),
    "writes before the loop": (
        "mov eax, [rdi]",
        "mov eax, [rdi]\nmov [rsi], eax",
        "written too early or besides",
    ),
    **{
        f"uses what not every way stored: {jump}": (
            "mov eax, [rdi]\n1: mov r8d, [rdx]",
            f"mov eax, [rdi]\ncmp rcx, 1\n{jump} 1f\nmov [rsp - 4], esi\n1: mov r8d, [rdx]\nadd eax, [rsp - 4]",
            "differs from the description",
        )
        for jump in ("je", "jne")
    },
    "reads what it has written over": ("add eax, r8d", "add eax, [rdx]", "differs from the description"),
    "looks behind the message": ("mov r9d, r8d", "mov r9d, [rdx + 4]\nmov r9d, r8d", "outside of"),
    "may write after the last word": (
        "dec rcx\njne 1b",
        "dec rcx\ntest rcx, rcx\njns 1b",
        "continues after the last block",
    ),
}


def test_a_loop_that_writes_is_proved() -> None:
    assert _why_not(f"{INTEL}{HEAD}{LOOP}", needs.compiler("gcc"), SEALING) == ""


@pytest.mark.parametrize("name", WRITING)
def test_a_loop_that_writes_something_else_is_no_proof(name: str) -> None:
    old, new, told = WRITING[name]
    assert old in LOOP
    body = LOOP.replace(old, new)
    assert told in _why_not(f"{INTEL}{HEAD}{body}", needs.compiler("gcc"), SEALING)


# The same with a state that is stored twice, unchanged and as its complement.
G: Final = var("g")
TWICE: Final = replace(SEALING, form=Graph("state", (G,), {S.attr: G, Var("t"): ~G}))
COPYING: Final = LOOP.replace("mov [rdi], eax", "mov [rdi], eax\nnot eax\nmov [rdi + 4], eax")
COPIES: Final = {
    "reads the copy": ("mov eax, [rdi]", "mov eax, [rdi + 4]\nnot eax", ""),
    "reads the copy as it is": ("mov eax, [rdi]", "mov eax, [rdi + 4]", "differs from the description"),
    "leaves the copy as it was": ("mov [rdi + 4], eax", "nop", "t differs from the description"),
    "leaves no complement": ("not eax", "nop", "t differs from the description"),
    "writes behind the copy": ("mov [rdi + 4], eax", "mov [rdi + 8], eax", "outside of state"),
}


@pytest.mark.parametrize("name", COPIES)
def test_a_state_is_proved_as_it_is_stored(name: str) -> None:
    old, new, told = COPIES[name]
    assert old in COPYING
    why = _why_not(f"{INTEL}{HEAD}{COPYING.replace(old, new)}", needs.compiler("gcc"), TWICE)
    assert told in why if told else not why


def test_stored_words_distinguish_states() -> None:
    loses_a_bit = replace(SEALING, form=Graph("state", (G,), {S.attr: G & const(0x7FFFFFFF, Ty.U32)}))
    why = _why_not(f"{INTEL}{HEAD}{LOOP}", needs.compiler("gcc"), loses_a_bit)
    assert why == "different states may be stored as the same words"


# Replacements in the assembly of a kernel, and the sentences.
CHANGED: Final = {
    "a register that is not restored": ("pop        %rbx", "pop        %rax", "restored"),
    "a block where there is none": ("test       %rdx, %rdx", "cmp        $-1, %rdx", "outside of data"),
    "a block that is missing": ("test       %rdx, %rdx", "cmp        $1, %rdx", "before the last block"),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_kernel_that_breaks_a_rule_is_no_proof(name: str, tmp_path: Path) -> None:
    needs.package("iced_x86", "elftools", "z3")
    old, new, told = CHANGED[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    text = (compiled.written(request) / "md5_blocks.S").read_text(encoding="ascii")
    assert old in text
    (tmp_path / "changed.S").write_text(text.replace(old, new), encoding="ascii")
    library = needs.compiler("gcc").shared_library([tmp_path / "changed.S"], tmp_path / "changed.so")
    with pytest.raises(Unproved, match=told):
        prove(BlockContract(read_image(library), FUNCTION))
