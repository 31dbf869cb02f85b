"""Compiled kernels meet the requirements of linkers, loaders and unwinders; the checks report faults."""

import re
from dataclasses import dataclass
from typing import Final

import pytest

from hashwright.requests.request import resolve
from tests import compiled
from tests.native.machines import AARCH64, X86_64, Machine
from tests.native.objects import faults

X86_GOOD: Final = """
        .text
        nop
        .globl  f
        .type   f, @function
f:
        .cfi_startproc
        endbr64
        lea     table(%rip), %rax
        ret
        .cfi_endproc
        .size   f, . - f

        .section .rodata
table:  .long   1, 2, 3, 4

        .section .note.gnu.property, "a", @note
        .balign 8
        .long   4, 16, 5
        .asciz  "GNU"
        .long   0xc0000002, 4, 3, 0

        .section .note.GNU-stack, "", @progbits
"""
ARM_GOOD: Final = """
        .text
        nop
        .globl  f
        .type   f, %function
f:
        .cfi_startproc
        bti     c
        adrp    x9, table
        ret
        .cfi_endproc
        .size   f, . - f

        .section .rodata
table:  .long   1, 2, 3, 4

        .section .note.gnu.property, "a", %note
        .balign 8
        .long   4, 16, 5
        .asciz  "GNU"
        .long   0xc0000000, 4, 1, 0

        .section .note.GNU-stack, "", %progbits
"""
GOOD: Final = {X86_64: X86_GOOD, AARCH64: ARM_GOOD}


@dataclass(frozen=True, slots=True)
class Case:
    """The faults of a good file after a replacement."""

    machine: Machine
    old: str  # a regular expression
    new: str
    of_object: tuple[str, ...] = ()
    of_library: tuple[str, ...] | None = ()  # none: linkers differ

    def __str__(self) -> str:
        return f"{self.machine.name}: {self.old} -> {self.new or 'nothing'}"


def _both(machine: Machine, old: str, new: str, fault: str) -> Case:
    return Case(machine, old, new, (fault,), (fault,))


STACK: Final = ((".note.GNU-stack is executable",), ("the stack is executable",))
WRITABLE: Final = ((".code is writable and executable",), ("a segment is writable and executable",))
LOADER: Final = ((), ("the loader has to write into the code",))
FRAME: Final = ((), ("no description of a frame covers f",))

CASES: Final = [
    Case(X86_64, ".globl  f", ".globl f; .hidden f"),
    Case(X86_64, ".*GNU-stack.*", "", ("there is no .note.GNU-stack",), None),
    Case(X86_64, 'GNU-stack, ""', 'GNU-stack, "x"', *STACK),
    Case(X86_64, r"\.text", '.section .code, "awx", @progbits', *WRITABLE),
    Case(X86_64, r"\.section \.rodata", ".data", (".data is writable",)),
    Case(X86_64, r"lea     table\(%rip\)", "movabs $table", *LOADER),
    Case(X86_64, ".cfi_.*", "", *FRAME),
    Case(X86_64, "endbr64", "endbr64; .cfi_endproc; .cfi_startproc", *FRAME),
    Case(X86_64, ".globl  f", "", ("f is not global",)),
    _both(X86_64, ".globl  f", ".globl f; .protected f", "f is neither visible nor hidden"),
    _both(X86_64, "f, @function", "f, @object", "f is not marked as a function"),
    _both(X86_64, r"\.size.*", "", "f has no size"),
    _both(X86_64, "endbr64", "nop", "f does not begin with endbr64"),
    _both(X86_64, "4, 3, 0", "4, 1, 0", "no note says IBT and SHSTK"),
    _both(X86_64, ".*note.gnu.property.*", '.section .other, "a"', "no note says IBT and SHSTK"),
    Case(AARCH64, ".cfi_.*", "", *FRAME),
    Case(AARCH64, r"\.section \.rodata", ".data", (".data is writable",)),
    _both(AARCH64, "bti     c", "nop", "f does not begin with bti c"),
    _both(AARCH64, "4, 1, 0", "4, 2, 0", "no note says BTI"),
]


@pytest.mark.parametrize("machine", GOOD, ids=lambda machine: machine.name)
def test_nothing_is_wrong_with_a_good_file(machine: Machine) -> None:
    made = machine.assemble(GOOD[machine])
    assert faults(made, ["f"], protected=True) == []
    assert faults(machine.library([made]), ["f"], protected=True) == []
    assert faults(made, ["f", "g"]) == ["there is no g"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_errors_are_reported(case: Case) -> None:
    text, replaced = re.subn(case.old, case.new, GOOD[case.machine])
    assert replaced
    made = case.machine.assemble(text)
    assert tuple(faults(made, ["f"], protected=True)) == case.of_object
    if case.of_library is not None:
        assert tuple(faults(case.machine.library([made]), ["f"], protected=True)) == case.of_library


def test_only_what_is_to_be_protected_must_say_so() -> None:
    made = X86_64.assemble(X86_GOOD.replace("endbr64", "nop").replace("4, 3, 0", "4, 0, 0"))
    assert faults(made, ["f"]) == []


# The kernels in C, compiled with the flags that mark them.

FLAGS: Final = {X86_64: "-fcf-protection", AARCH64: "-mbranch-protection=bti"}
KERNELS: Final = {
    "md5_blocks": (X86_64, resolve("md5", "x86-64-bmi", kernel="blocks")),
    "aegis128l_encrypt_detached": (X86_64, resolve("aegis128l", "x86-64-aesni-avx", kernel="encrypt")),
    "ripemd160_blocks": (AARCH64, resolve("ripemd160", "aarch64", kernel="blocks")),
}


@pytest.mark.parametrize("symbol", KERNELS)
def test_kernels(symbol: str) -> None:
    machine, request = KERNELS[symbol]
    source = compiled.written(request) / f"{request.stem}.c"
    made = machine.compile(source, ["-fPIC", "-fasynchronous-unwind-tables", FLAGS[machine]])
    assert faults(made, [symbol], protected=True) == []
    assert faults(machine.library([made]), [symbol], protected=True) == []
