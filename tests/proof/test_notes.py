"""Files that say that indirect jumps lead to landing pads: those that do not are not proved."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.native.compiler import Compiler
from hashwright.proof.read.notes import PLACES
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.test_image import made, patched, read
from tests.proof.test_loader import word
from tests.proof.test_wrong_programs import BEGIN, LANDING, texts, why_not

MISSING: Final = "says that it has landing pads, but there is none"
JUMP: Final = "        lea 1f(%rip), %rax\n        jmp *%rax\n1:\n"
PAD: Final = JUMP + "        endbr64\n"
CHECKED: Final = "-fcf-protection=full"  # a flag
FIRST: Final = re.compile(r" *endbr64\n")

# A flag, what is changed at the beginning, its replacement, and the reason why there is then no proof.
X86: Final = (
    (CHECKED, BEGIN, "", ""),
    (CHECKED, BEGIN, JUMP, MISSING),
    (CHECKED, BEGIN, PAD, ""),
    (CHECKED, FIRST, "", MISSING),
    ("-fcf-protection=none", BEGIN, JUMP, ""),
)
BTI: Final = "-mbranch-protection=bti"
ARM: Final = (
    (BTI, LANDING, "", ""),
    (BTI, LANDING, "        adr x16, 1f\n        br x16\n1:\n", MISSING),
    (BTI, re.compile(r" *hint .*bti c\n"), "", MISSING),
    (BTI, re.compile(r" *hint .*bti c\n"), "        hint #32\n", MISSING),
    ("-mbranch-protection=none", LANDING, "        adr x16, 1f\n        br x16\n1:\n", ""),
)


def _why_not(target: str, found: re.Pattern[str], other: str, compiler: Compiler, place: Path) -> str:
    request = resolve("md5", target, kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    changed, count = found.subn(lambda _: other, files[assembly], count=1)
    assert count
    return why_not(request, {**files, assembly: changed}, compiler, place)


@pytest.mark.parametrize(("flag", "found", "other", "why"), X86)
def test_landing_pads(flag: str, found: re.Pattern[str], other: str, why: str, tmp_path: Path) -> None:
    compiler = Compiler((*needs.compiler("gcc").command, flag))
    reason = _why_not("x86-64", found, other, compiler, tmp_path)
    assert why in reason
    assert bool(reason) == bool(why), reason


@pytest.mark.parametrize(("flag", "found", "other", "why"), ARM)
def test_landing_pads_of_aarch64(
    flag: str, found: re.Pattern[str], other: str, why: str, tmp_path: Path
) -> None:
    cross = needs.cross(resolve("md5", "aarch64").target)
    reason = _why_not("aarch64", found, other, Compiler((*cross.command, flag)), tmp_path)
    assert why in reason
    assert bool(reason) == bool(why), reason


@pytest.mark.parametrize("change", [{32: 0}, {16: -4, 32: 4}])
def test_landing_pads_are_noticed_wherever_the_note_is(
    change: dict[int, int], tmp_path: Path, gcc: str
) -> None:
    """Headers that say that there is no note in the file, or that it begins elsewhere."""
    file = made(tmp_path, CHECKED)
    content = file.read_bytes()
    assert read(content, tmp_path).is_guarded
    with file.open("rb") as stream:
        elf: Any = ELFFile(stream)
        headers = [
            elf["e_phoff"] + 56 * i for i, each in enumerate(elf.iter_segments()) if each["p_type"] in PLACES
        ]
    for at in (header + offset for header in headers for offset in change):
        by = change[(at - elf["e_phoff"]) % 56]
        content = patched(content, at, "Q", word(content, at) + by if by else 0)
    assert read(content, tmp_path).is_guarded
