"""Programs that are right only where a linker puts sections next to each other, or far from one another.

A generated file in assembly is changed: each program computes the description in the library that one linker
makes, and perhaps something else in a program, where other sections may be between its own.
"""

import re
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify.once import prove_now
from hashwright.errors import CheckFailed
from hashwright.output.generate import sources
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.check.selection import SelectionContract
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.contract.selectors import selection_of
from hashwright.proof.read.objects import read_objects
from hashwright.proof.run.state import Unproved
from hashwright.requests.alternatives import Alternatives, ask
from hashwright.requests.request import resolve
from tests import needs
from tests.plain import plain
from tests.proof.test_image import patched, places
from tests.proof.test_wrong_programs import ASSEMBLY, END, OTHER, texts, why_not

SETS: Final = {"x86-64": r"(?<=        endbr64\n#endif\n)", "aarch64": r"(?<= /\* bti c \*/\n#endif\n)"}
CHANGED: Final = "        xor %r9d, (%rdi)\n"  # the state, unless the register contains 0
STORED: Final = "        ldr w10, [x0]\n        eor w10, w10, w9\n        str w10, [x0]\n"  # likewise
TWO: Final = (
    '        .section .rodata.a,"a"\nown_a:  .long 1\n        .section .rodata.b,"a"\nown_b:  .long 0\n'
)
BEHIND: Final = "behind the section|is no constant"
NOWHERE: Final = "not known where this instruction goes|no instruction at"
# By program: the target, lines for the beginning of the function and for the end of the file, and the reason.
WRONG: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "code that continues in the next section": (
        "x86-64",
        "        call own_a\n",
        '        .section .text.a,"ax"\nown_a:  nop\n        .section .text.b,"ax"\nown_b:  ret\n',
        "no instruction at",
    ),
    "a jump into the next section": (
        "x86-64",
        "        call own_a\n",
        '        .section .text.a,"ax"\nown_a:  .byte 0xeb, 1\n'
        '        .section .text.b,"ax"\nown_b:  int3\n        ret\n',
        NOWHERE,
    ),
    "a computed jump into the next section": (
        "x86-64",
        "        call own_a\n",
        '        .section .text.a,"ax"\nown_a:  lea 0f(%rip), %r9\n        inc %r9\n        jmp *%r9\n'
        '0:      nop\n        .section .text.b,"ax"\nown_b:  ret\n',
        NOWHERE,
    ),
    "a call behind the end of a section": (
        "x86-64",
        "        call own_a + 1\n",
        '        .section .text.a,"ax"\nown_a:  nop\n        .section .text.b,"ax"\nown_b:  ret\n',
        NOWHERE,
    ),
    "a constant of the next section": (
        "x86-64",
        f"        mov own_a + 4(%rip), %r9d\n{CHANGED}",
        TWO,
        BEHIND,
    ),
    "a constant of the section before": (
        "x86-64",
        f"        mov own_c - 4(%rip), %r9d\n{CHANGED}",
        f'{TWO}        .section .rodata.c,"a"\nown_c:  .long 1\n',
        BEHIND,
    ),
    "a constant of another section by its distance": (
        "x86-64",
        f"        lea own_a(%rip), %r9\n        mov 4(%r9), %r9d\n{CHANGED}",
        TWO,
        BEHIND,
    ),
    "the distance of two sections": (
        "x86-64",
        "        lea own_a(%rip), %r10\n        lea own_b(%rip), %r9\n"
        f"        sub %r10, %r9\n        sub $4, %r9\n{CHANGED}",
        TWO,
        f"differs from the description|{OTHER}",
    ),
    "the distance of two sections, written by a linker": (
        "x86-64",
        "        mov $(own_a - .), %r10d\n        mov $(own_b - .), %r9d\n"
        f"        sub %r10d, %r9d\n        add $2, %r9d\n{CHANGED}",
        TWO,
        "what a linker makes of this instruction",
    ),
    "the distance of two sections in data": (
        "x86-64",
        f"        mov own_c(%rip), %r9d\n        sub $4, %r9d\n{CHANGED}",
        '        .section .rodata.b,"a"\nown_c:  .long own_d - own_c\n'
        '        .section .rodata.d,"a"\nown_d:  .long 0\n',
        "differs from the description",
    ),
    "the distance of two sections in code": (
        "x86-64",
        f"        mov own_c(%rip), %r9d\n        sub own_c + 4(%rip), %r9d\n        add $4, %r9d\n{CHANGED}",
        '        .section .text.c,"ax"\nown_c:  .long own_a - own_c, own_b - own_c\n' + TWO,
        "is no constant",
    ),
    "code of a linker that is read": (
        "x86-64",
        f"        lea memcpy@PLT(%rip), %r9\n        movzwl (%r9), %r9d\n        sub $0x25ff, %r9d\n{CHANGED}",
        "",
        "is no constant",
    ),
    "a slot that is loaded by an instruction which linkers change": (
        "x86-64",
        "        pmovzxwd own_f(%rip), %xmm0\n        .reloc . - 4, R_X86_64_GOTPCRELX, own_f - 4\n",
        "        .text\nown_f:  ret\n",
        "not known what linkers write into instructions",
    ),
    "a slot that is loaded with a prefix that linkers do not expect": (
        "x86-64",
        "        .byte 0x4c, 0x8b, 0x0d, 0, 0, 0, 0\n        .reloc . - 4, R_X86_64_GOTPCRELX, memcpy - 4\n"
        f"        mov memcpy@GOTPCREL(%rip), %r10\n        sub %r10, %r9\n{CHANGED}",
        "",
        "not known what linkers write into instructions",
    ),
    "a constant that is aligned by its neighbour": (
        "x86-64",
        "        movaps own_b(%rip), %xmm0\n",
        '        .section .rodata.a,"a"\n        .p2align 4\n        .long 0, 0, 0, 0\n'
        '        .section .rodata.b,"a"\n        .p2align 2\nown_b:  .long 0, 0, 0, 0\n',
        "may be no multiple of 16",
    ),
    "a constant behind one that may be merged with others": (
        "x86-64",
        f"        mov own_a(%rip), %r9\n        shr $32, %r9\n{CHANGED}",
        '        .section .rodata.cst4,"aM",@progbits,4\nown_a:  .long 1\n        .long 0\n',
        "is no constant",
    ),
    "a string behind one that may be merged with others": (
        "x86-64",
        f"        movzbl own_a + 2(%rip), %r9d\n{CHANGED}",
        '        .section .rodata.str1.1,"aMS",@progbits,1\nown_a:  .asciz "a"\n        .asciz ""\n',
        BEHIND,
    ),
    "the page of another constant": (
        "aarch64",
        "        adrp x9, own_a\n        ldr w9, [x9, :lo12:own_b]\n"
        "        ldr w10, [x0]\n        eor w10, w10, w9\n        str w10, [x0]\n",
        '        .section .rodata.a,"a"\n        .p2align 2\nown_a:  .long 1\nown_b:  .long 0\n',
        "added to something else",
    ),
    "the page of code": (
        "aarch64",
        "        .inst 0x90000009\n        adr x10, 0f\n0:      sub x10, x10, x9\n"
        "        cmp x10, #4095\n        b.hi 0b\n",
        "",
        "depends on where the code is",
    ),
    "a register that a linker may change on the way to another section": (
        "aarch64",
        "        str x30, [sp, #-16]!\n        mov w16, #0\n        bl own_a\n        ldr x30, [sp], #16\n"
        "        ldr w10, [x0]\n        eor w10, w10, w16\n        str w10, [x0]\n",
        '        .section .text.a,"ax"\nown_a:  ret\n',
        f"differs from the description|{OTHER}",
    ),
    "a call behind the beginning of a function of another file": (
        "aarch64",
        "        mov x9, x30\n        adr x17, 9f\n        bl memcpy + 8\n        mov x30, x9\n"
        "        b 8f\n9:      ret\n8:\n",
        "",
        "not known what a program has behind memcpy",
    ),
    "a call behind the beginning of another section": (
        "aarch64",
        "        str x30, [sp, #-16]!\n        adr x17, 9f\n        bl own_b\n        ldr x30, [sp], #16\n"
        "        b 8f\n9:      ret\n8:\n",
        '        .section .text.a,"ax"\n        nop\n        nop\nown_b:  str wzr, [x0]\n        ret\n',
        "differs from the description",
    ),
    "a slot that is loaded into a register which linkers do not change": (
        "aarch64",
        "        adrp x16, :got:memcpy\n        ldr d16, [x16, :got_lo12:memcpy]\n"
        "        adrp x10, :got:memcpy\n        ldr x10, [x10, :got_lo12:memcpy]\n"
        f"        fmov x9, d16\n        sub x9, x9, x10\n{STORED}",
        "",
        "not known what linkers write into instructions",
    ),
    "the page of a slot, which linkers change": (
        "aarch64",
        "        adrp x9, :got:memcpy\n        ldr x10, [x9, :got_lo12:memcpy]\n"
        "        adrp x10, :got:memcpy\n        ldr x11, [x10, :got_lo12:memcpy]\n"
        f"        sub x9, x9, x10\n{STORED}",
        "",
        f"differs from the description|{OTHER}",
    ),
    "a slot that is loaded by the page from elsewhere": (
        "aarch64",
        "        adrp x9, :got:memcpy\n        ldr x10, [x9, :got_lo12:memcpy]\n        b 9f\n"
        "        adrp x9, :got:memcpy\n9:      ldr x9, [x9, :got_lo12:memcpy]\n"
        f"        sub x9, x9, x10\n{STORED}",
        "",
        "added to something else",
    ),
    "another number than a page, to which linkers add what is behind it": (
        "aarch64",
        "        adrp x9, own_a\n        add x9, x9, #16\n        b 8f\n"
        "        adrp x9, own_a\n8:      add x9, x9, :lo12:own_a\n        ldr w9, [x9]\n" + STORED,
        '        .section .rodata.a,"a"\n        .p2align 4\nown_a:  .long 1, 1, 1, 1, 0\n',
        "added to something else",
    ),
    "instructions that are at no multiple of four bytes": (
        "aarch64",
        "        adr x9, 7f\n        add x9, x9, 2\n        adr x10, 8f\n        br x9\n"
        "7:      .short 0, 0x201f, 0xd503, 0x140, 0xd61f, 0  // nop; br x10\n8:\n",
        "",
        "may be at no multiple of 4 bytes",
    ),
    "code for AArch64 that continues in the next section": (
        "aarch64",
        "        mov x9, x30\n        bl own_a\n        mov x30, x9\n",
        '        .section .text.a,"ax"\nown_a:  nop\n        .section .text.b,"ax"\nown_b:  ret\n',
        "no instruction at",
    ),
}


def files_of(name: str) -> Mapping[str, str]:
    target, begin, end, _ = WRONG[name]
    files = texts(resolve("md5", target, **ASSEMBLY), {})
    (assembly,) = [each for each in files if each.endswith(".S")]
    text, count = re.subn(SETS[target], begin.replace("\\", r"\\"), files[assembly], count=1)
    assert count
    assert END in text
    return {**files, assembly: text.replace(END, f"\n{end}{END}", 1)}


@pytest.mark.parametrize("name", WRONG)
def test_no_section_is_next_to_another(name: str, tmp_path: Path) -> None:
    target, _, _, expected = WRONG[name]
    request = resolve("md5", target, **ASSEMBLY)
    cc = needs.compiler("gcc") if target == "x86-64" else needs.cross(request.target)
    found = why_not(request, files_of(name), cc, tmp_path)
    assert re.search(expected, found), found


def test_code_calls_a_place_behind_the_beginning_of_another_section(tmp_path: Path) -> None:
    """On AArch64, assemblers name it by the section and a distance."""
    name = "a call behind the beginning of another section"
    _, _, end, _ = WRONG[name]
    right = {
        file: text.replace(end, end.replace("str wzr, [x0]", "nop")) for file, text in files_of(name).items()
    }
    cc = needs.cross(resolve("md5", "aarch64").target)
    assert "has other parts" in why_not(resolve("md5", "aarch64", **ASSEMBLY), right, cc, tmp_path)


@pytest.mark.parametrize("alignment", [1, 4])
def test_a_selection_is_aligned_as_its_section_says(alignment: int, tmp_path: Path) -> None:
    """Otherwise, a thread may load a part of one selection and a part of another."""
    asked = ask("md5", "portable,x86-64-bmi")
    assert isinstance(asked, Alternatives)
    kind = f"typedef int own __attribute__((aligned({alignment})));\n"
    for file, content in plain(asked).files.items():
        text = content.decode().replace("static int wanted;", f"{kind}static own wanted;")
        text = text.replace("static int by_default;", "static own by_default;")
        (tmp_path / file).write_text(text, encoding="ascii")
    files = [tmp_path / each for each in sources(asked)]
    image = read_objects(needs.compiler("gcc").objects(files, tmp_path / "objects"))
    selection = selection_of(asked, "x86-64")
    assert selection
    try:
        found = set(SelectionContract(image, selection).variables.values())
    except Unproved:
        found = set()
    assert found == ({"wanted", "by_default"} if alignment > 1 else set())


# Lines of an assembly file, by whether a program that it is linked into has stacks that are executed.
NOTES: Final = {
    "no note": ("", "does not say that stacks are not executed"),
    "a note for executed stacks": (
        '.section .note.GNU-stack,"x",@progbits\n',
        "unusual section .note.GNU-stack",
    ),
    "code among constants": (
        '.section .rodata,"ax",@progbits\n.section .note.GNU-stack,"",@progbits\n',
        "unusual section .rodata",
    ),
}


@pytest.mark.parametrize("name", NOTES)
def test_what_makes_stacks_or_constants_executable_is_refused(name: str, tmp_path: Path) -> None:
    """Whatever linkers are told when a library is made of the same objects."""
    lines, why = NOTES[name]
    source = tmp_path / "own.s"
    source.write_text(f"ret\n{lines}", encoding="ascii")
    objects = needs.compiler("gcc").objects([source], tmp_path / "objects")
    with pytest.raises(CheckFailed, match=why):
        read_objects(objects)


def test_symbols_that_linkers_take_for_local_are_local(tmp_path: Path) -> None:
    """They do not look up a symbol of another file that counts as local, and use the address 0."""
    source = tmp_path / "own.c"
    source.write_text("void memset(void);\nvoid f(void) { memset(); }\n", encoding="ascii")
    (file,) = needs.compiler("gcc").objects([source], tmp_path / "objects")
    assert read_objects([file], {"f"}).imports
    content = file.read_bytes()
    at = places(file, "sections")[".symtab"] + 44  # of the number of local symbols
    (count,) = struct.unpack_from("<I", content, at)
    for other in (count - 1, count + 1):
        file.write_bytes(patched(content, at, "I", other))
        with pytest.raises(CheckFailed, match="no object file as compilers make them"):
            read_objects([file], {"f"})


def test_a_section_of_code_is_aligned_as_instructions_are(tmp_path: Path) -> None:
    """Otherwise, what a linker puts before it may have any number of bytes."""
    request = resolve("md5", "aarch64", **ASSEMBLY)
    (function,) = proving_of(request.hash).functions(request)
    for file, content in plain(request).files.items():
        (tmp_path / file).write_bytes(content)
    cc = needs.cross(request.target)
    (made,) = cc.objects([tmp_path / each for each in sources(request)], tmp_path / "objects")
    prove_now(contract_of(read_objects([made]), function))
    at = places(made, "sections")[".text"] + 48
    made.write_bytes(patched(made.read_bytes(), at, "Q", 2))
    with pytest.raises(Unproved, match="may be at no multiple of 4 bytes"):
        prove_now(contract_of(read_objects([made]), function))


@pytest.mark.parametrize("section", ['.rela.debug_own,"a"', '.rela.debug_own,""', '.debug_own,"a"'])
def test_content_that_linkers_take_for_relocations(section: str, tmp_path: Path) -> None:
    """By its name: the loader then finds a longer table of relocations."""
    source = tmp_path / "own.s"
    source.write_text(f"ret\n.section {section},@progbits\n.quad 0, 0, 0\n", encoding="ascii")
    objects = needs.compiler("gcc").objects([source], tmp_path / "objects")
    with pytest.raises(CheckFailed, match=r"an unusual section .*debug"):
        read_objects(objects)


@pytest.mark.parametrize(("at", "value"), [(8, 0x840), (40, 0), (44, 0)], ids=["flag", "symbols", "section"])
def test_relocations_that_linkers_give_to_the_loader(at: int, value: int, tmp_path: Path) -> None:
    """GNU's linker takes those of no section for content: what is in .rela.text is then in .rela.dyn."""
    source = tmp_path / "own.c"
    source.write_text("void memset(void);\nvoid f(void) { memset(); }\n", encoding="ascii")
    (file,) = needs.compiler("gcc").objects([source], tmp_path / "objects")
    read_objects([file], {"f"})
    file.write_bytes(patched(file.read_bytes(), places(file, "sections")[".rela.text"] + at, "I", value))
    with pytest.raises(CheckFailed, match="relocations that linkers may give to the loader"):
        read_objects([file], {"f"})
