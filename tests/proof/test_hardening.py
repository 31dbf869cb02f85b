"""Options of compilers that distributions use: what they add is proved with the rest, and nothing else."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.once import prove_now
from hashwright.native.compiler import Compiler
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import Unproved
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.test_wrong_programs import ASSEMBLY, BLOCKS, FINAL, START, texts, why_not

# As Debian, Fedora and Ubuntu compile packages.
HARDENED: Final = (
    *("-fstack-protector-strong", "-fstack-clash-protection", "-fcf-protection", "-U_FORTIFY_SOURCE"),
    *("-D_FORTIFY_SOURCE=2", "-fno-omit-frame-pointer", "-g3"),
)
READ: Final = 'uint64_t g; __asm__("mov %%{}, %0" : "=r"(g));'
GUARD: Final = READ.format("fs:0x28")
UNKNOWN: Final = "it is not known what"
CHECKED: Final = f"{FINAL}    __builtin___memset_chk(ctx->buffer + used, "

# A change of the library of MD5, and the reason why there is then no proof.
CHANGES: Final = (
    (START, f"{START}    {GUARD} if (g & 1) h0 ^= 1;\n", "a branch depends on stack guard|differs"),
    (START, f"{START}    {GUARD} h0 ^= (uint32_t)g & 1;\n", "differs"),
    (START, f"{START}    {GUARD} h0 ^= state[g & 1];\n", "address depends on stack guard|in no region|differs"),
    (START, f"{START}    {READ.format('fs:0x30')} h0 ^= g == 0;\n", UNKNOWN),
    (START, f"{START}    {READ.format('gs:0x28')} h0 ^= g == 0;\n", UNKNOWN),
    (START, f"{START}    {READ.format('fs:0x28(%%rdx)')} h0 ^= g == 0;\n", UNKNOWN),
    (
        START,
        f'{START}    uint32_t g; __asm__("movl %%fs:0x28, %0" : "=r"(g)); h0 ^= g == 0;\n',
        UNKNOWN,
    ),
    (START, f'{START}    __asm__ volatile("incq %%fs:0x28" : : : "memory", "cc");\n', UNKNOWN),
    # No variable of the C library, so that anybody may change it between two loads.
    (
        START,
        f"{START}    extern volatile uintptr_t __stack_chk_guard;\n"
        "    const uintptr_t g = __stack_chk_guard; h0 ^= (uint32_t)(g != __stack_chk_guard);\n",
        "in no region",
    ),
    # All functions are proved, and only then is the change of the file looked at.
    (FINAL, f"{CHECKED}0, 64 - used, 64 - used);\n", "has other parts that depend on flags"),
    (FINAL, f"{CHECKED}0, 64 - used, 32);\n", "may end the program"),
    (FINAL, f"{CHECKED}0, 65 - used, 65 - used);\n", "differs|outside|in no region"),
    (FINAL, f"{CHECKED}1, 65 - used, 65 - used);\n", "differs|outside|in no region"),
)


ARM: Final = ("-fstack-protector-strong", "-mbranch-protection=standard")
SIGN, AUTHENTICATE = "        hint 25\n", "        hint 29\n"
LOWER, RAISE = "        sub sp, sp, 16\n", "        add sp, sp, 16\n"
BEGIN: Final = "        sub        sp, sp, #80\n"
RETURN: Final = "        ret\n"
VARIABLE: Final = "extern uintptr_t __stack_chk_guard;"

# Before the beginning of md5_blocks in assembly, and before its end, and the reason why there is then no proof.
SIGNATURES: Final = (
    (SIGN, AUTHENTICATE, ""),
    (LOWER + SIGN, AUTHENTICATE + RAISE, ""),
    (SIGN, "", "does not return to its caller"),
    ("", AUTHENTICATE, "not signed for this stack pointer"),
    (SIGN + SIGN, AUTHENTICATE, "may be no return address, or may be signed already"),
    # A second signature is of an address with one, which processors make invalid.
    (SIGN + SIGN, AUTHENTICATE + AUTHENTICATE, "may be no return address, or may be signed already"),
    (
        "        mov x9, x30\n        ldr x30, [x0]\n" + SIGN + AUTHENTICATE + "        mov x30, x9\n",
        "",
        "may be no return address, or may be signed already",
    ),
    (SIGN, LOWER + AUTHENTICATE + RAISE, "not signed for this stack pointer"),
    (SIGN + "        neg x30, x30\n", AUTHENTICATE, "not signed for this stack pointer"),
)
# Changes of the library of MD5 in C, as above.
ARM_CHANGES: Final = (
    (START, f"{START}    {VARIABLE} if (__stack_chk_guard & 1) h0 ^= 1;\n", "depends on stack guard|differs"),
    (START, f"{START}    {VARIABLE} h0 ^= (uint32_t)__stack_chk_guard & 1;\n", "differs"),
    (START, f"{START}    {VARIABLE} __stack_chk_guard = 0;\n", "in no region"),
    (START, f"{START}    extern uint32_t __stack_chk_guard; h0 ^= __stack_chk_guard == 0;\n", "in no region"),
    (START, f"{START}    extern uintptr_t other; h0 ^= (uint32_t)other & 1;\n", "in no region"),
)


@pytest.mark.long
@pytest.mark.parametrize("name", ["gcc", "clang"])
@pytest.mark.parametrize(
    ("hash_", "target", "kernel"),
    [
        ("md5", "x86-64", None),
        ("aegis128l", "x86-64-aesni", None),
        ("ripemd160", "x86-64-avx2", "lanes"),
        ("md5", "x86-64-sse2", "batch"),
    ],
)
@pytest.mark.sampled
def test_what_they_add_is_proved(
    hash_: str, target: str, kernel: str | None, name: str, tmp_path: Path
) -> None:
    request = resolve(hash_, target, kernel=kernel)
    compiler = Compiler((*needs.compiler(name).command, *HARDENED))
    assert not why_not(request, texts(request, {}), compiler, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("hash_", "target"), [("md5", "x86-64"), ("ripemd160", "x86-64-bmi")])
def test_small_code_is_proved(hash_: str, target: str, tmp_path: Path) -> None:
    """gcc pushes and pops what a call has left in a register, to move the stack pointer."""
    request = resolve(hash_, target)
    compiler = Compiler((*needs.compiler("gcc").command, "-Os"))
    assert not why_not(request, texts(request, {}), compiler, tmp_path)


@pytest.mark.parametrize(("hash_", "target"), [("md5", "x86-64"), ("ripemd160", "x86-64-avx512vl")])
def test_instructions_that_are_lengthened_before_jumps_are_proved(
    hash_: str, target: str, tmp_path: Path
) -> None:
    """For Intel's processors whose caches of decoded instructions have no jumps between two lines."""
    request, flag = resolve(hash_, target, **BLOCKS), "-Wa,-mbranches-within-32B-boundaries"
    compiler = Compiler((*needs.compiler("gcc").command, flag))
    assert not why_not(request, texts(request, {}), compiler, tmp_path)


@pytest.mark.long
@pytest.mark.sampled("old", "new", "why")
@pytest.mark.parametrize(("old", "new", "why"), CHANGES)
def test_nothing_else_is(old: str, new: str, why: str, tmp_path: Path) -> None:
    request = resolve("md5", "x86-64")
    found = why_not(request, texts(request, {old: new}), needs.compiler("gcc"), tmp_path)
    assert re.search(why, found), found


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("hash_", "target"), [("md5", "aarch64"), ("ripemd160", "aarch64")])
@pytest.mark.parametrize("options", [(), ARM, (*ARM, "-ffunction-sections")], ids=" ".join)
def test_what_they_add_on_aarch64_is_proved(
    hash_: str, target: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    request, gcc = resolve(hash_, target), needs.program("aarch64-linux-gnu-gcc")
    assert not why_not(request, texts(request, {}), Compiler((gcc, *options)), tmp_path)


@pytest.mark.long
@pytest.mark.sampled("before", "behind", "why")
@pytest.mark.parametrize(("before", "behind", "why"), SIGNATURES)
def test_return_addresses_are_signed_once(before: str, behind: str, why: str, tmp_path: Path) -> None:
    request = resolve("md5", "aarch64", **ASSEMBLY)
    files = texts(request, {BEGIN: before + BEGIN, RETURN: behind + RETURN})
    found = why_not(request, files, Compiler((needs.program("aarch64-linux-gnu-gcc"),)), tmp_path)
    assert re.search(why, found) if why else not found, found


@pytest.mark.long
@pytest.mark.sampled("old", "new", "why")
@pytest.mark.parametrize(("old", "new", "why"), ARM_CHANGES)
def test_nothing_else_is_on_aarch64(old: str, new: str, why: str, tmp_path: Path) -> None:
    request, gcc = resolve("md5", "aarch64"), needs.program("aarch64-linux-gnu-gcc")
    found = why_not(request, texts(request, {old: new}), Compiler((gcc,)), tmp_path)
    assert re.search(why, found), found


@pytest.mark.long
def test_a_slot_that_waits_for_a_first_call_does_not_lead_to_the_stack_guard(tmp_path: Path) -> None:
    """Until then, the slot has the address of code."""
    request = resolve("md5", "aarch64", **BLOCKS)
    compiler = Compiler((needs.program("aarch64-linux-gnu-gcc"), "-fstack-protector-all"))
    for name, text in texts(request, {}).items():
        (tmp_path / name).write_text(text, encoding="ascii")
    library = compiler.shared_library([tmp_path / "md5_blocks.c"], tmp_path / "library.so", ())
    image, (function,) = read_image(library), proving_of(request.hash).functions(request)
    assert "__stack_chk_guard" in image.imports.values()
    prove_now(contract_of(image, function))
    with pytest.raises(Unproved, match="in no region"):
        prove_now(contract_of(replace(image, late=frozenset(image.slots)), function))
