"""Machine code that does not do what its contract says is refused, with the log that a liar would write."""

import base64
import json
from contextlib import suppress
from copy import deepcopy
from typing import Any, Final
from unittest.mock import patch

import pytest

from hashwright.proof.check import fixed
from hashwright.proof.contract.functions import DigestFunction, proving_of
from hashwright.proof.say.conditions import Region
from hashwright.recheck import walk
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.log import outcomes
from hashwright.recheck.terms import Unsupported
from hashwright.recheck.x86 import MEMORY, decoded
from hashwright.requests.request import resolve
from tests import compiled, needs
from tests.plain import plain
from tests.recheck.test_fuzz import library, read_again
from tests.recheck.test_recheck import Entries, logged

REQUEST: Final = resolve("md5", "x86-64-bmi")
NAME: Final = "md5_init"
END: Final = "after"  # the function that follows it
(INIT,) = (each for each in proving_of(REQUEST.hash).all(REQUEST) if each.name == NAME)
assert isinstance(INIT, DigestFunction)
STATE, LENGTH, *_ = INIT.layout.offsets
STORES: Final = [f"mov dword ptr [rdi + {STATE + 4 * i}], {word:#x}" for i, word in enumerate(INIT.initial)]
RIGHT: Final = "; ".join([*STORES, f"mov qword ptr [rdi + {LENGTH}], 0"])
AGAIN: Final = f"mov dword ptr [rdi + {LENGTH}], eax"
BEHIND: Final = f"qword ptr [rdi + {INIT.layout.bytes - 8}]"  # a part of the context with any content
NOT_GIVEN: Final = "memory of any content has what the function was not given"


@pytest.fixture(scope="module")
def request_of_log() -> dict[str, Any]:
    found: dict[str, Any] = logged(REQUEST, only="md5_init")[1]["request"]
    return found


def made(code: str, request: dict[str, Any]) -> Entries:
    """The log of a library with this function, as if it were proved."""
    source = compiled.directory() / "wrong.S"
    lines = [".intel_syntax noprefix"]
    for name, text in ((NAME, code), (END, "ret")):
        lines += [f".globl {name}", f".type {name}, @function", f"{name}: {text}", f".size {name}, . - {name}"]
    source.write_text("\n".join([*lines, ""]), encoding="ascii")
    place = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-o", str(place), str(source)])
    file, instructions = LoadedFile(place.read_bytes()), list[list[Any]]()
    at = file.function(NAME)
    with suppress(Unsupported):  # the log lists what comes before
        while at < file.function(END):
            found = decoded(file.code(at, 15), at)
            instructions.append([at, found.code.hex()])
            at = found.following
    proof = {"aligned": 16, "cuts": [], "lemmas": []}
    entry = {"function": NAME, "request": request, "instructions": instructions, "proofs": [proof]}
    return [{"library": base64.b64encode(place.read_bytes()).decode("ascii")}, entry]


def verdict(code: str, request: dict[str, Any]) -> str:
    return str(next(outcomes(map(json.dumps, made(code, request)))))


@pytest.mark.parametrize(
    "code",
    [
        f"{RIGHT}; ret",
        f"push rbx; mov ebx, 1; {RIGHT}; pop rbx; ret",
        f"sub rsp, 24; movaps [rsp], xmm0; {RIGHT}; add rsp, 24; ret",
        f"mov [rsp - 128], rax; {RIGHT}; ret",
        f"test dil, 4; jz 1f; {RIGHT}; ret; 1: {RIGHT}; ret",
        f"mov byte ptr [rdi + {INIT.layout.bytes - 1}], 1; {RIGHT}; ret",
        f"mov {BEHIND}, rdi; {RIGHT}; ret",
    ],
)
def test_right_functions_are_rechecked(code: str, request_of_log: dict[str, Any]) -> None:
    assert verdict(code, request_of_log) == f"{NAME}: rechecked"


NO_ACCESS: Final = "may not be accessed"
NO_PLACE: Final = "an address is not proved to be in the function's memory"
DIFFERS: Final = f"the state differs from the description at byte {LENGTH}"
WRONG: Final = {
    "a word that is not written": ("; ".join(STORES), "the state differs from the description at byte"),
    "another word": (f"{RIGHT}; mov byte ptr [rdi + {STATE + 5}], 1", "the state differs from the description"),
    "a register that is not restored": (f"{RIGHT}; mov ebx, 1", "rbx is not restored"),
    "half of a register": (f"{RIGHT}; mov r12d, r12d", "r12 is not restored"),
    "a stack pointer that is not restored": (f"{RIGHT}; push rax", "does not return to its caller"),
    "another return address": (f"{RIGHT}; mov [rsp], rax", "does not return to its caller"),
    "a byte of the return address": (f"{RIGHT}; mov byte ptr [rsp + 7], 0", "does not return to its caller"),
    "the caller's stack": (f"{RIGHT}; mov [rsp + 8], rax", NO_ACCESS),
    "below the red zone": (f"{RIGHT}; mov [rsp - 136], rax", NO_ACCESS),
    "the return address in memory of any content": (f"{RIGHT}; mov rax, [rsp]; mov {BEHIND}, rax", NOT_GIVEN),
    "a register in memory of any content": (f"mov {BEHIND}, rbx; {RIGHT}", NOT_GIVEN),
    "the stack pointer in memory of any content": (f"mov {BEHIND}, rsp; {RIGHT}", NOT_GIVEN),
    "the place of the file in memory of any content": (
        f"lea rax, [rip]; mov {BEHIND}, rax; {RIGHT}",
        NOT_GIVEN,
    ),
    "what is on the stack in memory of any content": (
        f"mov rax, [rsp - 64]; mov {BEHIND}, rax; {RIGHT}",
        NOT_GIVEN,
    ),
    "memory that is to be written alone": (f"mov rax, {BEHIND}; {RIGHT}", NO_ACCESS),
    "a byte after the context": (f"{RIGHT}; mov byte ptr [rdi + {INIT.layout.bytes}], 0", NO_ACCESS),
    "a byte before the context": (f"{RIGHT}; mov al, [rdi - 1]", NO_ACCESS),
    "memory of somebody": (f"{RIGHT}; mov [rsi], rax", NO_PLACE),
    "the code itself": (f"{RIGHT}; mov [rip], al", NO_ACCESS),
    "a branch on a secret": (f"test r10b, 1; jz 1f; nop; 1: {RIGHT}", "a branch depends on a secret"),
    "a branch on the place of the file": (
        f"lea rax, [rip]; shr rax, 32; test eax, eax; jz 1f; nop; 1: {RIGHT}",
        "a branch depends on a secret or on an address of the file",
    ),
    "a condition of nothing": (f"jb 1f; nop; 1: {RIGHT}", "a condition depends on an undefined flag"),
    "a flag that a shift leaves open": (f"shl eax, 3; jo 1f; nop; 1: {RIGHT}", "the checker does not know jo"),
    "a misaligned access": (f"{RIGHT}; movaps [rsp - 16], xmm0", "is not aligned to 16 bytes"),
    "a stack pointer above its own stack": (
        f"{RIGHT}; lea rsp, [rsp + 64]; lea rsp, [rsp - 64]",
        "the stack pointer leaves the function's stack",
    ),
    "a stack pointer far below": (
        f"{RIGHT}; lea rsp, [rsp - 0x80000]; lea rsp, [rsp + 0x80000]",
        "the stack pointer leaves the function's stack",
    ),
    "a stack pointer in other memory": (
        f"{RIGHT}; mov rax, rsp; mov rsp, rdi; mov rsp, rax",
        "the stack pointer leaves the function's stack",
    ),
    "memory below the stack pointer that signals overwrite": (
        f"{RIGHT}; sub rsp, 256; mov dword ptr [rsp], 0; add rsp, 256; "
        f"sub rsp, 256; mov eax, [rsp]; add rsp, 256; {AGAIN}",
        DIFFERS,
    ),
    "memory that nobody wrote": (f"{RIGHT}; mov eax, [rsp - 64]; {AGAIN}", DIFFERS),
    "a jump into an instruction": (
        f"{RIGHT}; jmp . + 3; .byte 0xb8, 0xc3, 0, 0, 0",
        "read different instructions",
    ),
    "a call": (f"{RIGHT}; call 1f; 1: add rsp, 8", "the checker does not know call"),
    "a trap": (f"{RIGHT}; ud2", "the checker does not know ud2"),
    "a prefix of a segment": (f"{RIGHT}; mov fs:[rdi], eax", "not usual"),
    "vectors that the processor may not have": (f"{RIGHT}; vzeroupper", "the target does not promise avx"),
    "a part of a vector, of which capstone does not say what it needs": (  # vmovq [rsp - 8], xmm1
        f"{RIGHT}; .byte 0xc4, 0xe1, 0xf9, 0x7e, 0x4c, 0x24, 0xf8",
        "the target does not promise avx",
    ),
    "vectors that the system may not save": (
        f"{RIGHT}; vpternlogd zmm1, zmm2, zmm3, 1",
        "the target does not promise avx512vl, which the code needs",
    ),
    "an address of 32 bits": (f"{RIGHT}; mov eax, [edi]", "the checker does not know the register edi"),
}


@pytest.mark.parametrize(("code", "why"), WRONG.values(), ids=WRONG)
def test_wrong_functions_are_not_rechecked(code: str, why: str, request_of_log: dict[str, Any]) -> None:
    found = verdict(f"{code}; ret", request_of_log)
    assert found.startswith((f"{NAME}: not rechecked: ", f"{NAME}: not covered: "))
    assert why in found


@pytest.mark.long
def test_a_function_without_an_end_is_refused(
    request_of_log: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walk, "SECONDS", 1)
    found = verdict(f"{RIGHT}; 1: jmp 1b; ret", request_of_log)
    assert found == f"{NAME}: not rechecked: the proof takes more than 1 s"


def test_a_digest_in_the_place_of_its_message_that_is_begun_before_that_is_read() -> None:
    """A prover that takes both for disjoint writes the log."""
    request, place = resolve("md5", "x86-64-bmi", kernel="fixed", length="32"), compiled.directory()
    line = "    uint32_t out[4];\n"
    for file, text in plain(request).files.items():
        wrong = text.replace(line.encode(), f"{line}    *(volatile uint8_t *)digest = 0;\n".encode())
        (place / file).write_bytes(wrong)
    disjoint = lambda *of, **more: Region(*of, **{**more, "result": None})
    with patch.object(compiled, "written", lambda _: place), patch.object(fixed, "Region", disjoint):
        found = next(outcomes(map(json.dumps, logged(request, only="md5_32"))))
    assert str(found).startswith("md5_32: not rechecked: 4 bytes of message 0")


# Loops: one instruction is another one.


@pytest.fixture(scope="module")
def loop() -> Entries:
    return logged(resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="gas"), only="decrypt_loop")


NOPS: Final = (
    "90",
    "6690",
    "0f1f00",
    "0f1f4000",
    "0f1f440000",
    "660f1f440000",
    "0f1f8000000000",
    "0f1f840000000000",
)


def returns_at_once(entries: Entries) -> tuple[str, str]:
    first: str = entries[1]["instructions"][0][1]
    return first, f"c3{first[2:]}"


def stores(entries: Entries) -> tuple[str, str]:
    """The first store of 16 bytes to the output."""
    file = LoadedFile(library(entries))
    every = (decoded(file.code(at, 15), at) for at, _ in entries[1]["instructions"])
    found = next(i.code.hex() for i in every if i.name.startswith("mov") and i.operands[0].kind == MEMORY)
    return found, NOPS[len(found) // 2 - 1]


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "why"),
    [(returns_at_once, "the function returns before the last block"), (stores, "differs from the description")],
    ids=["returns at once", "no output"],
)
def test_wrong_loops_are_refused(loop: Entries, change: Any, why: str) -> None:
    changed = deepcopy(loop)
    old, new = change(changed)
    start = LoadedFile(library(loop)).function("aegis128l_decrypt_loop")
    at = library(loop).index(bytes.fromhex(old), start)
    content = library(loop)[:at] + bytes.fromhex(new) + library(loop)[at + len(new) // 2 :]
    changed[0]["library"] = base64.b64encode(content).decode("ascii")
    read_again(changed)
    found = next(outcomes(map(json.dumps, changed)))
    assert why in found.refused
