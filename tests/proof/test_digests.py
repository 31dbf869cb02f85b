"""Functions of MD5 and RIPEMD-160 in C around the block function: wrong ones are not proved."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import md5
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.once import prove_now
from hashwright.certify.verdict import digest_claim
from hashwright.native.compiler import Compiler
from hashwright.output.generate import generate
from hashwright.proof.check.digests import DigestContract
from hashwright.proof.check.lengths import prove_digest
from hashwright.proof.contract.functions import DigestFunction, proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import Request, resolve
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import compiled, needs
from tests.code_mutants import mutants

APPEND: Final = "md5_update(&ctx, data, len);"
REST: Final = "memcpy(ctx->buffer, p + len - len % 64, len % 64);"

# The function, a line of C, its replacement, and the reason why there is then no proof.
CHANGES: Final = (
    (
        "md5_init",
        "ctx->state[2] = 0x98badcfeu",
        "ctx->state[2] = 0x98badcffu",
        "ctx differs from the description",
    ),
    ("md5_init", "ctx->length = 0;", "ctx->length = 64;", "ctx differs from the description from byte 16"),
    ("md5_init", "ctx->length = 0;", "", "ctx differs from the description from byte 16"),
    ("md5_final", "= 0x80;", "= 0x81;", "digest differs from the description from byte 0"),
    ("md5_final", "ctx->length * 8;", "(ctx->length + 1) * 8;", "digest differs from the description"),
    ("md5_final", "ctx->length * 8;", "(uint32_t)ctx->length * 8ull;", "digest differs from the description"),
    ("md5_final", "(uint32_t)(bits >> 32)", "0", "digest differs from the description"),
    ("md5_final", "(uint32_t)(bits >> 32)", "(uint32_t)(bits >> 31)", "digest differs from the description"),
    ("md5_final", "used > 56", "used > 55", "digest differs from the description"),
    ("md5_final", "used > 56", "used > 57", "outside of ctx|number of bytes|in no region|without an end"),
    ("md5_final", "0, 64 - used);", "0, 63 - used);", "digest differs from the description"),
    ("md5_final", "0, 56 - used);", "0, 56 - used - (used < 56));", "digest differs from the description"),
    ("md5_final", "        used = 0;\n", "        used = 1;\n", "digest differs from the description"),
    ("md5_final", "i < 4; i++)\n        md5_store", "i < 3; i++)\n        md5_store", "digest differs"),
    ("md5_final", "i < 4; i++)\n        md5_store", "i < 5; i++)\n        md5_store", "outside of digest"),
    ("md5_final", "md5_wipe(ctx, sizeof *ctx);", "", "ctx differs from the description from byte 0"),
    ("md5_final", "wipe(ctx, sizeof *ctx);", "wipe(ctx, sizeof *ctx - 1);", "ctx differs from the description"),
    ("md5_final", "wipe(ctx, sizeof *ctx);", "wipe(ctx, sizeof *ctx + 1);", "outside of ctx"),
    ("md5_update", "ctx->length += len;", "ctx->length += (uint32_t)len;", "ctx differs from the description"),
    ("md5_update", "64 - used;", "63 - used;", "ctx differs from the description|outside of"),
    ("md5_update", "if (taken < room)", "if (taken <= room)", "ctx differs from the description"),
    ("md5_update", "if (taken < room)", "if (taken + 1 < room)", "ctx differs from the description"),
    ("md5_update", "p += taken;", "p += taken + (room == 1);", "in no region|outside of data"),
    ("md5_update", "len -= taken;", "len -= taken - (used == 63);", "outside of data|ctx differs|stay as they"),
    ("md5_update", "len / 64);", "(len - 1) / 64);", "may be too large"),
    ("md5_update", "len / 64);", "(len + 1) / 64);", "outside of data"),
    ("md5_update", REST, "if (len % 64 > 1) " + REST, "ctx differs from the description"),
    ("md5_update", REST, "", "ctx differs from the description"),
    ("md5_update", REST, REST.replace("len % 64);", "len % 64 / 2);"), "ctx differs"),
    ("md5_update", "ctx->buffer, 1);\n    }", "p, 1);\n    }", "outside of data|ctx differs"),
    ("md5_update", "p += taken;", "p += taken + (p[0] == 77);", "in no region|depends on"),
    ("md5_update", "if (taken < room)", "if (taken < room || ctx->state[0] == 0)", "a branch depends on"),
    ("md5", APPEND, f'{APPEND} if (ctx.state[0] == 7) __asm__ volatile("nop");', "a branch depends on"),
    *(
        ("md5", APPEND, f"md5_update(&ctx, data, len % 64 == {rest} ? len - 1 : len);", "digest differs")
        for rest in (1, 55, 56, 63)
    ),
    ("md5", APPEND, "md5_update(&ctx, data, len + (len == 64));", "in no region|outside of data"),
    (
        "md5",
        APPEND,
        "md5_update(&ctx, data, (uint32_t)len);",
        "number of bytes is not known",
    ),
    ("md5", APPEND, "if (len != 0) " + APPEND, ""),
)


def _function(request: Request, name: str) -> DigestFunction:
    found = proving_of(request.hash).message_functions(request)
    return next(each for each in found if isinstance(each, DigestFunction) and each.name == name)


def _why_not(request: Request, name: str, library: Path) -> str:
    """The reason why a function is not proved; empty if it is."""
    try:
        prove_digest(DigestContract(read_image(library), _function(request, name)))
    except Unproved as why:
        return str(why)
    return ""


@pytest.fixture
def gcc() -> Compiler:
    needs.package("iced_x86", "elftools", "z3")
    return needs.compiler("gcc")


def _changed(line: str, other: str, gcc: Compiler, place: Path) -> Path:
    """The library of MD5 with another line."""
    for file, content in generate(resolve("md5", "x86-64")).files.items():
        text = content.decode()
        assert text.count(line) == file.endswith(".c")
        (place / file).write_text(text.replace(line, other), encoding="ascii")
    return gcc.shared_library([place / "md5.c"], place / "library.so")


@pytest.mark.long
@pytest.mark.sampled("name", "line", "other", "why")
@pytest.mark.parametrize(("name", "line", "other", "why"), CHANGES)
def test_changed_c_is_no_proof(
    name: str, line: str, other: str, why: str, gcc: Compiler, tmp_path: Path
) -> None:
    found = _why_not(resolve("md5", "x86-64"), name, _changed(line, other, gcc, tmp_path))
    assert bool(found) == bool(why)
    assert any(each in found for each in why.split("|")), found


CALLED: Final = (
    ".globl md5_blocks\n.type md5_blocks, @function\nmd5_blocks: ret\n.size md5_blocks, . - md5_blocks\n"
)
BEGINNING: Final = """.intel_syntax noprefix
.globl md5_init
.type md5_init, @function
md5_init:
push rbx
mov rbx, rdi
.irp place, 0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80
mov qword ptr [rbx + \\place], 0
.endr
{}
mov rax, 0xefcdab8967452301
mov [rbx], rax
mov rax, 0x1032547698badcfe
mov [rbx + 8], rax
mov qword ptr [rbx + 16], 0
pop rbx
ret
.size md5_init, . - md5_init
"""

# An additional action in a context of zeros, and the reason why there is then no proof.
CALLS: Final[Mapping[str, tuple[str, str]]] = {
    "a call": ("lea rsi, [rbx + 24]\nmov edx, 1\ncall md5_blocks@plt", ""),
    "a call for no blocks": ("xor esi, esi\nxor edx, edx\ncall md5_blocks@plt", ""),
    "a stack that is not aligned": (
        "sub rsp, 8\nlea rsi, [rbx + 24]\nmov edx, 1\ncall md5_blocks@plt\nadd rsp, 8",
        "no multiple of 16",
    ),
    "a state that overlaps a block": ("lea rsi, [rbx + 8]\nmov edx, 1\ncall md5_blocks@plt", "may overlap"),
    "a block that is too short": (
        "lea rsi, [rbx + 32]\nmov edx, 1\ncall md5_blocks@plt",
        "outside of ctx",
    ),
    "a state below the stack": ("lea rdi, [rsp - 64]\nxor edx, edx\ncall md5_blocks@plt", "below the stack"),
    "a block below the stack": (
        "lea rsi, [rsp - 64]\nmov edx, 1\ncall md5_blocks@plt",
        "below the stack|outside of the function's stack",
    ),
    "a secret number of blocks": ("mov edx, r12d\ncall md5_blocks@plt", "a number of blocks depends on"),
    "a number of blocks that is too large": (
        "mov rdx, -1\ncall md5_blocks@plt",
        "a number of blocks may be too large",
    ),
    "a register that a call need not keep": (
        "mov rcx, rbx\nxor edx, edx\ncall md5_blocks@plt\nmov rbx, rcx",
        "in no region",
    ),
    "memory below the stack after a call": (
        "mov [rsp - 24], rbx\nxor edx, edx\ncall md5_blocks@plt\nmov rbx, [rsp - 24]",
        "in no region",
    ),
    "what a call has left, put on the stack": ("xor edx, edx\ncall md5_blocks@plt\npush rcx\npop rax", ""),
    "what a call has left, used from the stack": (
        "xor edx, edx\ncall md5_blocks@plt\npush rcx\npop rax\ntest al, al\njz 1f\nnop\n1:",
        "a branch depends on rcx after call",
    ),
    "an address by what a call has left on the stack": (
        "xor edx, edx\ncall md5_blocks@plt\npush rcx\npop rax\nand eax, 1\nmov al, [rbx + rax]",
        "address|in no region",
    ),
    "what a call has left, below the stack": (
        "xor edx, edx\ncall md5_blocks@plt\nmov [rsp - 24], rcx\nxor edx, edx\nmov rdi, rbx\n"
        "call md5_blocks@plt\nmov rax, [rsp - 24]",
        "",
    ),
    "what a call has left, used from below the stack": (
        "mov [rsp - 24], rcx\nxor edx, edx\nmov rdi, rbx\ncall md5_blocks@plt\nmov rax, [rsp - 24]\n"
        "mov rcx, [rsp - 24]\ntest rax, rax\njz 1f\nnop\n1:",
        "a branch depends on rcx",
    ),
    "what a call has left, loaded twice from below the stack": (
        "mov qword ptr [rsp - 24], 0\nxor edx, edx\nmov rdi, rbx\ncall md5_blocks@plt\nmov rax, [rsp - 24]\n"
        "sub rax, [rsp - 24]\njz 1f\nnop\n1:",
        "a branch depends on what was at",
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_call_keeps_to_the_contract(name: str, gcc: Compiler, tmp_path: Path) -> None:
    body, why = CALLS[name]
    source, library = tmp_path / "function.S", tmp_path / "function.so"
    source.write_text(BEGINNING.format(body) + CALLED, encoding="ascii")
    gcc.run([*compiled.LINKED, "-o", str(library), str(source)])
    found = _why_not(resolve("md5", "x86-64"), "md5_init", library)
    assert bool(found) == bool(why)
    assert any(each in found for each in why.split("|")), found


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", ["md5_final", "md5"])
def test_changes_of_machine_code_are_no_proof_or_change_nothing(
    name: str, gcc: Compiler, tmp_path: Path
) -> None:
    request = resolve("md5", "x86-64")
    needs.runs(request.target)
    library = compiled.shared(request, gcc)
    assert _why_not(request, name, library) == ""
    made = list(mutants(library, name, tmp_path, 1, 12))
    accepted = [each for each in made if not _why_not(request, name, each.path)]
    assert len(accepted) < len(made) / 2
    for each in accepted:
        found = MerkleDamgardLibrary(each.path, request)
        for message in (bytes(range(size)) for size in range(130)):
            digest = md5(message, usedforsecurity=False).digest()
            assert found.digest(message) == digest, each
            assert found.digest_of_pieces((message[:50], message[50:])) == digest, each


def test_a_wrong_block_function_proves_nothing_around_it(gcc: Compiler, tmp_path: Path) -> None:
    library = _changed("0xd76aa478u", "0xd76aa479u", gcc, tmp_path)
    function = _function(resolve("md5", "x86-64"), "md5_init")
    with pytest.raises(Unproved, match="md5_blocks, which it calls, is not proved: h0 differs"):
        prove_now(DigestContract(read_image(library), function))


def test_the_digest_of_another_description_is_no_proof(gcc: Compiler) -> None:
    """Padding, order of bytes and the first state are the description's."""
    request = resolve("md5", "x86-64")
    image, function = read_image(compiled.shared(request, gcc)), _function(request, "md5")
    paddings = (*function.paddings[:-1], b"\x80" + bytes(len(function.paddings[-1])))
    for other in (
        replace(function, paddings=paddings),
        replace(function, byte_order="big"),
        replace(function, initial=(*function.initial[:-1], 0)),
    ):
        with pytest.raises(Unproved, match="digest differs from the description"):
            prove_digest(DigestContract(image, other))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("md5_init", "it leaves the context that the description gives; it stays"),
        ("md5_final", "it writes the digest of the description, and clears the context; it stays"),
        ("md5", "it writes the digest of the description; it stays"),
    ],
)
def test_the_claim_is_that_of_the_function(name: str, sentence: str) -> None:
    assert sentence in digest_claim(_function(resolve("md5", "x86-64"), name))
