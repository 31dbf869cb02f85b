"""Options of compilers that distributions use: what they add is proved with the rest, and nothing else."""

import re
from pathlib import Path
from typing import Final

import pytest

from hashwright.native.compiler import Compiler
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.test_wrong_programs import FINAL, START, texts, why_not

# As Debian, Fedora and Ubuntu compile packages.
HARDENED: Final = (
    *("-fstack-protector-strong", "-fstack-clash-protection", "-fcf-protection", "-U_FORTIFY_SOURCE"),
    *("-D_FORTIFY_SOURCE=2", "-fno-omit-frame-pointer", "-g"),
)
READ: Final = 'uint64_t g; __asm__("mov %%{}, %0" : "=r"(g));'
GUARD: Final = READ.format("fs:0x28")
UNKNOWN: Final = "it is not known what"
# A call that gcc does not look into, as it has another name in C.
CHECKED: Final = (
    f'{FINAL}    extern void *checked(void *, int, size_t, size_t) __asm__("__memset_chk");\n'
    "    checked(ctx->buffer + used, "
)

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
    (FINAL, f"{CHECKED}0, 64 - used, 64 - used);\n", ""),
    (FINAL, f"{CHECKED}0, 64 - used, 32);\n", "may end the program"),
    (FINAL, f"{CHECKED}0, 65 - used, 65 - used);\n", "differs|outside|in no region"),
    (FINAL, f"{CHECKED}1, 65 - used, 65 - used);\n", "differs|outside|in no region"),
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
@pytest.mark.sampled("old", "new", "why")
@pytest.mark.parametrize(("old", "new", "why"), CHANGES)
def test_nothing_else_is(old: str, new: str, why: str, tmp_path: Path) -> None:
    request = resolve("md5", "x86-64")
    found = why_not(request, texts(request, {old: new}), needs.compiler("gcc"), tmp_path)
    assert re.search(why, found) if why else not found, found
