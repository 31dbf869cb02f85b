"""Every proof ends, with one sentence: of programs without an end or with too many paths, and of odd files."""

import random
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from typing import Final

import pytest

from hashwright.errors import CheckFailed
from hashwright.proof.read.image import read_image
from hashwright.proof.read.objects import read_objects
from hashwright.proof.say.limits import LISTED
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.test_wrong_programs import BEGIN, texts, why_not

LOAD: Final = "        movl (%rdi), %eax\n        movl 4(%rdi), %r9d\n"
# By program: lines for the beginning of a block function, and a part of the reason.
PROGRAMS: Final[Mapping[str, tuple[str, str]]] = {
    "a jump to itself": ("1:      jmp 1b\n", "without an end"),
    "a loop of two billion": (
        "        mov $0x7fffffff, %eax\n1:      dec %eax\n        jnz 1b\n",
        "without an end",
    ),
    "a function that calls itself": ("9:      call 9b\n", "outside of the function's stack"),
    "calls that double": (
        "        call 8f\n        jmp 9f\n"
        + "8:      call 8f\n        call 8f\n        ret\n" * 24
        + "8:      ret\n9:\n",
        "without an end",
    ),
    "squares of sums": (
        f"{LOAD}        addl %r9d, %eax\n" + "        imull %eax, %eax\n" * 30,
        "too many products",
    ),
    "products of halves": (
        LOAD + "        mull %r9d\n        addl %edx, %r9d\n        mov %edx, %r8d\n" * 30,
        "too many products",
    ),
    "a copy of two billion words": (
        "        mov %rdi, %r9\n        lea -64(%rsp), %rdi\n        mov $0x7fffffff, %ecx\n"
        "        rep stosq\n        mov %r9, %rdi\n",
        "outside of the function's stack",
    ),
}


@pytest.mark.long
@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_without_an_end(name: str, tmp_path: Path) -> None:
    lines, reason = PROGRAMS[name]
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    wrong = BEGIN.sub(lines, files[assembly], count=1)
    found = why_not(request, {**files, assembly: wrong}, needs.compiler("gcc"), tmp_path)
    assert reason in found


@pytest.mark.long
def test_a_call_for_too_many_blocks(tmp_path: Path) -> None:
    """A call for a constant number of blocks, of which the message has as many."""
    call = "    md5_blocks(ctx->state, p, len / 64);\n"
    split = "md5_blocks(ctx->state, p, 1);\n        md5_blocks(ctx->state, p + 64, 0x12344);\n    }\n"
    changes = {call: f"    if (len / 64 != 0x12345) {call.strip()}\n    else {{\n        {split}"}
    request = resolve("md5", "x86-64")
    found = why_not(request, texts(request, changes), needs.compiler("gcc"), tmp_path)
    assert "bytes at once" in found


def at(place: int, format_: str, *values: int) -> Callable[[bytes], bytes]:
    """Writes values into the header of a file."""
    made = struct.pack(f"<{format_}", *values)
    return lambda file: file[:place] + made + file[place + len(made) :]


# What is done to a shared library for x86-64, by the names of fields in its header where it is there.
ODD: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "empty": lambda _: b"",
    "four bytes": lambda file: file[:4],
    "its magic number": lambda _: b"\x7fELF" + bytes(60),
    "its header": lambda file: file[:64],
    "its first half": lambda file: file[: len(file) // 2],
    "without its end": lambda file: file[:-100],
    "text": lambda _: b"text\n" * 100,
    "an archive": lambda file: b"!<arch>\n" + file,
    "zeros": lambda _: bytes(4096),
    "e_ident: 32 bits": at(4, "B", 1),
    "e_ident: no class": at(4, "B", 7),
    "e_ident: big-endian": at(5, "B", 2),
    "e_type: a program": at(16, "H", 2),
    "e_type: an object": at(16, "H", 1),
    "e_machine: AArch64": at(18, "H", 183),
    "e_machine: unknown": at(18, "H", 0xFFFF),
    "e_phoff": at(32, "Q", 1 << 62),
    "e_shoff": at(40, "Q", 1 << 62),
    "e_phnum": at(56, "H", 0xFFFF),
    "e_shnum": at(60, "H", 0xFFFF),
}


def library(place: Path) -> bytes:
    """A shared library with relocations of several kinds, as users link it."""
    source = place / "own.c"
    source.write_text(
        "#include <string.h>\nint own;\nvoid *const here = &own;\n"
        "void f(void *p, unsigned long n) { memset(p, own, n); }\n",
        encoding="ascii",
    )
    return needs.compiler("gcc").shared_library([source], place / "own.so").read_bytes()


def refusal(file: bytes, place: Path) -> str:
    """Why a file is refused; empty if it is read. There is no other error."""
    path = place / "odd.so"
    path.write_bytes(file)
    try:
        read_image(path)
    except CheckFailed as why:
        return str(why)
    return ""


MANY: Final = {
    "constants": '.section .rodata.own,"aM",@progbits,1\n.skip 1 << 24',
    "relocations": f'.section .data.rel.ro.own,"aw",@progbits\nown:\n.rept {LISTED + 1}\n.quad own\n.endr',
    "symbols": "\n".join(f"own{each}:" for each in range(LISTED + 1)),
}


@pytest.mark.parametrize("name", MANY)
def test_a_file_with_too_many_entries(name: str, tmp_path: Path) -> None:
    source, begun = tmp_path / "own.s", process_time()
    source.write_text(f'{MANY[name]}\n.section .note.GNU-stack,"",@progbits\n', encoding="ascii")
    objects = needs.compiler("gcc").objects([source], tmp_path / "objects")
    with pytest.raises(CheckFailed, match=f"more than {LISTED} {name}"):
        read_objects(objects)
    if name == "relocations":
        library = needs.compiler("gcc").shared_library(objects, tmp_path / "own.so")
        assert name in refusal(library.read_bytes(), tmp_path)
    assert process_time() - begun < 20


def test_an_odd_file(tmp_path: Path) -> None:
    file = library(tmp_path)
    assert not refusal(file, tmp_path)
    assert [name for name, odd in ODD.items() if not refusal(odd(file), tmp_path)] == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_a_file_with_noise(seed: int, tmp_path: Path) -> None:
    file, rng = library(tmp_path), random.Random(seed)
    for _ in range(25):
        noisy = bytearray(file)
        for _ in range(rng.choice([1, 4, 16])):
            noisy[rng.choice([rng.randrange(1024), rng.randrange(len(file))])] = rng.randrange(256)
        assert "\n" not in refusal(bytes(noisy), tmp_path)
