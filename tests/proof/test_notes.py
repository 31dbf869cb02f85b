"""Files that say that indirect jumps lead to landing pads: those that do not are not proved."""

import re
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.certify.once import prove_now
from hashwright.errors import CheckFailed
from hashwright.native.compiler import Compiler
from hashwright.output.generate import sources
from hashwright.proof.check.kinds import contract_of, prove
from hashwright.proof.check.loading import check_loading
from hashwright.proof.check.selection import SelectionContract, prove_selection
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.contract.selectors import selection_of
from hashwright.proof.read.image import read_image
from hashwright.proof.read.notes import KINDS, PLACES
from hashwright.proof.read.objects import read_objects
from hashwright.proof.run.state import Unproved
from hashwright.requests.alternatives import Alternatives, ask
from hashwright.requests.request import resolve
from tests import needs
from tests.plain import plain, written
from tests.proof.test_image import made, patched, read
from tests.proof.test_loader import word
from tests.proof.test_wrong_programs import BEGIN, LANDING, texts, why_not

MISSING: Final = "says that it has landing pads, but there is none"
JUMP: Final = "        lea 1f(%rip), %rax\n        jmp *%rax\n1:\n"
PAD: Final = JUMP + "        endbr64\n"
# What is said when all functions are proved: where a label is depends on the encodings before it.
PROVED: Final = "has other parts that depend on"
CHECKED: Final = "-fcf-protection=full"  # a flag
FIRST: Final = re.compile(r" *endbr64\n")

# A flag, what is changed at the beginning, its replacement, and the reason why there is then no proof.
X86: Final = (
    (CHECKED, BEGIN, "", ""),
    (CHECKED, BEGIN, JUMP, MISSING),
    (CHECKED, BEGIN, PAD, PROVED),
    (CHECKED, FIRST, "", MISSING),
    ("-fcf-protection=none", BEGIN, JUMP, PROVED),
)
BTI: Final = "-mbranch-protection=bti"
ARM: Final = (
    (BTI, LANDING, "", ""),
    (BTI, LANDING, "        adr x16, 1f\n        br x16\n1:\n", MISSING),
    (BTI, re.compile(r" *hint .*bti c \*/\n"), "", MISSING),
    (BTI, re.compile(r" *hint .*bti c \*/\n"), "        hint #32\n", MISSING),
    ("-mbranch-protection=none", LANDING, "        adr x16, 1f\n        br x16\n1:\n", ""),
)


def _why_not(target: str, found: re.Pattern[str], other: str, compiler: Compiler, place: Path) -> str:
    request = resolve("md5", target, kernel="blocks", emitter="gas")
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    changed, count = found.subn(lambda _: other, files[assembly], count=1)
    assert count
    return why_not(request, {**files, assembly: changed}, compiler, place)


@pytest.mark.long
@pytest.mark.parametrize(("flag", "found", "other", "why"), X86)
def test_landing_pads(flag: str, found: re.Pattern[str], other: str, why: str, tmp_path: Path) -> None:
    compiler = Compiler((*needs.compiler("gcc").command, flag))
    reason = _why_not("x86-64", found, other, compiler, tmp_path)
    assert why in reason
    assert bool(reason) == bool(why), reason


@pytest.mark.long
@pytest.mark.parametrize(("flag", "found", "other", "why"), ARM)
def test_landing_pads_of_aarch64(
    flag: str, found: re.Pattern[str], other: str, why: str, tmp_path: Path
) -> None:
    cross = needs.cross(resolve("md5", "aarch64").target)
    reason = _why_not("aarch64", found, other, Compiler((*cross.command, flag)), tmp_path)
    assert why in reason
    assert bool(reason) == bool(why), reason


# What notes in assembly say: features of the processor, of which one has no name; a version of Linux.
NEEDED: Final = {
    "processor": (".note.gnu.property", 8, "5, 0x554e47\n        .long 0xc0008002, 4, 0x80000008, 0"),
    "features": (".note.gnu.property", 8, "5, 0x554e47\n        .long 0xc0008001, 4, 0xff, 0"),
    "every architecture": (".note.gnu.property", 8, "5, 0x554e47\n        .long 0xb0008000, 4, 1, 0"),
    "system": (".note.gnu.abi", 4, "1, 0x554e47\n        .long 0, 99, 0, 0"),
    "system, among properties": (".note.gnu.property", 8, "1, 0x554e47\n        .long 0, 99, 0, 0"),
    "system, elsewhere": (".debug_abi", 4, "1, 0x554e47\n        .long 0, 99, 0, 0"),
}


@pytest.mark.parametrize("kind", NEEDED)
def test_a_program_needs_nothing_more(kind: str, tmp_path: Path, gcc: str) -> None:
    """The loader refuses a library or a program of which a file says that it needs more than there is."""
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas")
    section, align, note = NEEDED[kind]
    begin = f'        .pushsection {section}, "a", %note\n        .balign {align}\n'
    more = f"{begin}        .long 4, 16, {note}\n        .popsection\n"
    files = texts(request, {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    found = why_not(request, {**files, assembly: files[assembly] + more}, needs.compiler("gcc"), tmp_path)
    assert re.search("says in .* what a program needs|unusual section .*abi", found), found
    library = needs.compiler("gcc").bare_library([tmp_path / assembly], tmp_path / "library.so")
    with pytest.raises(CheckFailed, match="a note of the linked file says what a program needs"):
        read_image(library)


@pytest.mark.parametrize("change", [{32: 0}, {8: -4, 16: -4, 32: 4}])
def test_landing_pads_are_noticed_wherever_the_note_is(
    change: dict[int, int], tmp_path: Path, gcc: str
) -> None:
    """Headers that say that there is no note in the file, or that it begins elsewhere."""
    file = made(tmp_path, CHECKED)
    content = file.read_bytes()
    assert read(content, tmp_path).guarded
    with file.open("rb") as stream:
        elf: Any = ELFFile(stream)
        headers = [
            elf["e_phoff"] + 56 * i for i, each in enumerate(elf.iter_segments()) if each["p_type"] in PLACES
        ]
    for at in (header + offset for header in headers for offset in change):
        by = change[(at - elf["e_phoff"]) % 56]
        content = patched(content, at, "Q", word(content, at) + by if by else 0)
    assert read(content, tmp_path).guarded


def test_functions_that_select_begin_with_landing_pads(tmp_path: Path, gcc: str) -> None:
    asked = ask("md5", "x86-64,x86-64-bmi")
    assert isinstance(asked, Alternatives)
    selection = selection_of(asked, "x86-64")
    assert selection
    files = [written(asked) / each for each in sources(asked)]
    by = Compiler((*needs.compiler("gcc").command, CHECKED))
    library = by.bare_library(files, tmp_path / "library.so", ("-mbmi", "-mbmi2"))
    prove_selection(SelectionContract(read_image(library), selection))
    at, _ = read_image(library).function("md5_use")
    content = library.read_bytes()
    assert content[at : at + 4] == bytes.fromhex("f30f1efa")
    wrong = read(content[:at] + bytes.fromhex("0f1f4000") + content[at + 4 :], tmp_path)
    with pytest.raises(Unproved, match=f"{MISSING}.*md5_use"):
        prove_selection(SelectionContract(wrong, selection))


@pytest.mark.parametrize(("kind", "why"), [("", ""), ("__attribute__((nocf_check)) ", MISSING)])
def test_what_runs_when_a_file_is_loaded_begins_with_a_landing_pad(
    kind: str, why: str, tmp_path: Path, gcc: str
) -> None:
    image = read_image(made(tmp_path, CHECKED, "-Wl,-init,early", more=f"{kind}void early(void) {{}}\n"))
    if not why:
        check_loading(image)
        return
    with pytest.raises(Unproved, match=why):
        check_loading(image)


@pytest.mark.parametrize(
    ("kind", "why"), [pytest.param("", "", marks=pytest.mark.long), ("[[gnu::nocf_check]] ", MISSING)]
)
def test_a_static_function_whose_address_is_called_begins_with_a_landing_pad(
    kind: str, why: str, tmp_path: Path, gcc: str
) -> None:
    """Also if its code is not executed there, since it has a proof of its own."""
    request, call = resolve("aegis128l", "portable"), "tag128(s, &t0_0, &t0_1);"
    text, name = plain(request).files["aegis128l.c"].decode(), "OUTLINED void tag128("
    before, behind = text.split(name, 1)
    more = "[[gnu::noipa]] static void (*found(void))(word *, word *, word *)\n{\n    return tag128;\n}\n"
    at = behind.rindex("\n}\n", 0, behind.index(call)) + 3
    changed = f"{before}{kind}{name}{behind[:at]}{more}{behind[at:].replace(call, f'found(){call[6:]}')}"
    (tmp_path / "aegis128l.h").write_bytes(plain(request).files["aegis128l.h"])
    (tmp_path / "aegis128l.c").write_text(changed, encoding="ascii")
    objects = needs.compiler("gcc").objects([tmp_path / "aegis128l.c"], tmp_path / "objects", [CHECKED])
    found = proving_of(request.hash).all(request)
    final = next(each for each in found if each.name == "aegis128l_mac_final")
    if not why:
        prove(contract_of(read_objects(objects), final))
        return
    with pytest.raises(Unproved, match=why):
        prove(contract_of(read_objects(objects), final))


def test_files_without_the_note_need_no_landing_pads_beside_those_with_it(tmp_path: Path, gcc: str) -> None:
    """Processors look for them if all files of a program promise them."""
    request = resolve("md5", "x86-64", emitter="gas", cet="on")
    compiler, images = needs.compiler("gcc"), []
    files = [written(request) / each for each in sources(request)]
    for number, flag in enumerate(("-fcf-protection=none", CHECKED)):
        directory = tmp_path / str(number)
        images.append(read_objects(compiler.objects(files, directory, [flag])))
    for name, are_guarded in (("md5_blocks", (True, True)), ("md5_init", (False, True))):
        assert tuple(each.part(each.symbols[name][0]) in each.guarded for each in images) == are_guarded
    (init,) = (each for each in proving_of(request.hash).all(request) if each.name == "md5_init")
    for image in images:
        prove_now(contract_of(image, init))
    wrong = replace(images[0], guarded=images[0].guarded | {images[0].part(images[0].symbols["md5_init"][0])})
    with pytest.raises(Unproved, match=MISSING):
        prove_now(contract_of(wrong, init))


def test_first_calls_lead_to_landing_pads(tmp_path: Path, gcc: str) -> None:
    """A linker makes none for a file that does not promise them."""
    content = made(tmp_path, "-fcf-protection=return", "-Wl,-z,lazy").read_bytes()
    note = struct.pack("<III", KINDS["EM_X86_64"], 4, 2)
    assert content.count(note) == 1
    assert read(content, tmp_path).late
    with pytest.raises(CheckFailed, match="leads to no landing pad"):
        read(content.replace(note, note[:-4] + struct.pack("<I", 3)), tmp_path)
