"""The second checker's meanings of instructions agree with the processor, whichever operands they have."""

import ctypes
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.proof.read.x86_64 import decode
from hashwright.recheck import x86
from hashwright.recheck.contracts import NOTHING
from hashwright.recheck.described import BlockDescription
from hashwright.recheck.instructions import MEANINGS
from hashwright.recheck.machine import POINTER, STACK, MemoryObject, Simulator
from hashwright.recheck.terms import BitVector, NotRechecked, Unsupported, const, evaluated, var
from hashwright.targets import TARGETS
from hashwright.targets.x86_64.architecture import promised
from tests import compiled, needs
from tests.proof.processor import (
    BYTES,
    COUNT,
    FLAGS,
    LANES,
    ROOM,
    Form,
    Inputs,
    Processor,
    random_inputs,
    written,
)

INPUTS: Final = 10  # for each form
BASE: Final = 8  # the number of the register with the address of memory, r8
VECTORS: Final = ("xmm", "ymm", "zmm")
GENERAL: Final = (
    {"a": "eax", "b": "ecx", "c": "esi"},
    {"a": "rax", "b": "r10", "c": "rdx"},
    {"a": "al", "b": "r9b"},
)
SIZES: Final = ("byte", "dword", "qword")
# Operands: a, b, c and d are registers of one kind; x and y are vectors of 128 and of 256 bits.
ONLY_GENERAL: Final = (
    "a",
    "a, b",
    "a, b, c",
    "a, N",
    "a, b, N",
    "a, [r8]",
    "[r8 + 8], a",
    "a, b, [r8]",
    "a, [r8], N",
)
ONLY_VECTORS: Final = (
    *("a, b", "a, b, c", "a, N", "a, b, N", "a, b, c, N", "a, b, c, d", "a, [r8]", "[r8], a", "a, b, [r8]"),
    *("a, b, [r8], N", "a, [r8], N", "a, x", "a, y", "a, b, x, N", "a, b, y, N", "x, b, N", "y, b, N"),
    *("[r8], a, N", "a, ecx", "a, rcx", "ecx, a", "rcx, a", "ecx, a, N", "rcx, a, N", "a, ecx, N", "a, rcx, N"),
    *("a, b, ecx, N", "a, b, rcx, N", "a, b, dword bcst [r8]", "a, b, qword bcst [r8 + 4]"),
    *("a, b, dword bcst [r8], N", "a, b, qword bcst [r8], N", "a, dword bcst [r8 + 8], N", "a, [r8 + 16]"),
)
XOP: Final = {"vprotd", "vpcmov"}  # no available processor has these
NUMBERS: Final = ("1", "0x9c", "-2", "7")
OTHERS: Final = (
    *("push rcx; pop rdx", "push r9; lea rsp, [rsp + 8]", "vzeroupper", "nop", "endbr64"),
    *("lea eax, [rcx + 4 * rdx - 3]", "lea r9, [rcx + rdx]", "vmovdqa xmm3, [r8]; vpshufb xmm1, xmm2, xmm3"),
)


def candidates(name: str) -> Iterator[str]:
    """An instruction with operands of many kinds, most of which it does not have."""
    for registers in GENERAL:
        for shape, number in product(ONLY_GENERAL, NUMBERS):
            yield f"{name} {_named(shape, registers, number)}"
    for size, number in product(SIZES, NUMBERS):
        yield from (f"{name} {size} ptr [r8 + 3]", f"{name} {size} ptr [r8 + 8], {number}")
    for kind, first in product(VECTORS, (1, 15, 17)):
        registers = {letter: f"{kind}{first + i}" for i, letter in enumerate("abcd")}
        registers |= {"x": f"xmm{first + 4}", "y": f"ymm{first + 5}"}
        for shape, number in product(ONLY_VECTORS, NUMBERS):
            yield f"{name} {_named(shape, registers, number)}"


def _named(shape: str, registers: Mapping[str, str], number: str) -> str:
    return re.sub(r"\b[a-dxyN]\b", lambda found: {**registers, "N": number}.get(found[0], "none"), shape)


def assembled(lines: Sequence[str]) -> dict[str, bytes]:
    """The code of each line that is an instruction."""
    compiler = needs.compiler("gcc")
    source = compiled.directory() / "meanings.S"
    library = source.with_suffix(".so")
    while True:
        marked = (f"{line}; .globl end{i}; end{i}:" for i, line in enumerate(lines))
        source.write_text(
            "\n".join([".intel_syntax noprefix; .globl start; start:", *marked, ""]), encoding="ascii"
        )
        try:
            compiler.run([*compiled.LINKED, "-o", str(library), str(source)])
            break
        except UserError as why:
            wrong = {int(at) - 2 for at in re.findall(r"meanings\.S:(\d+): Error", str(why))}
            assert wrong
            lines = [line for i, line in enumerate(lines) if i not in wrong]
    loaded = ctypes.CDLL(str(library))
    names = "start", *(f"end{i}" for i in range(len(lines)))
    at = [ctypes.addressof(ctypes.c_char.in_dll(loaded, name)) for name in names]
    return {line: ctypes.string_at(at[i], at[i + 1] - at[i]) for i, line in enumerate(lines)}


def simulated(code: bytes, inputs: Inputs) -> Simulator:
    """What the checker takes code to do. Raises Unsupported where it does not know that."""
    words = [int.from_bytes(inputs.memory[at : at + 4], "little") for at in range(0, ROOM, 4)]
    base, size, few = var("scratch"), const(ROOM, 64), const(1 << 12, 64)
    scratch = MemoryObject("scratch", base, size, True, initial=lambda at: const(words[at // 4], 32))
    stack = MemoryObject(STACK, var("stack"), few, True, before=1 << 12)
    registers: dict[tuple[str | int, ...], BitVector] = {
        (x86.GENERAL, i): const(each, 64) for i, each in enumerate(inputs.general)
    }
    registers |= {(x86.GENERAL, BASE): base, POINTER: stack.base}
    vectors = {(i, at): inputs.vectors[LANES * i + at] for i in range(32) for at in range(LANES)}
    registers |= {(x86.VECTOR, *place): const(word, 32) for place, word in vectors.items()}
    machine = Simulator(
        objects={each.name: each for each in (stack, scratch)},
        done=const(0, 64),
        registers=registers,
        public=frozenset(),
        assumed=(base.part(0, 6).equal(const(0, 6)),),
        described=BlockDescription(NOTHING, {}, lambda *_: base),
        at=0,
    )
    machine.flags = {letter: const(bit, 1) for letter, bit in inputs.flags.items()}
    at = 0
    while at < len(code):
        found = x86.decoded(code[at:], at)
        found.execute(machine)
        at = found.following
    return machine


def unlike(processor: Processor, machine: Simulator) -> Iterator[str]:
    """What is different on the processor."""
    value = partial(evaluated, known={var("scratch"): processor.scratch})
    for i, name in enumerate(x86.NAMES):
        term = machine.registers[x86.general(name)]
        if x86.general(name) != POINTER and value(term) != processor.general[i]:
            yield f"{name} is {processor.general[i]:#x}, not {value(term):#x}"
    for i in range(COUNT):
        found = processor.vectors[LANES * i : LANES * i + BYTES // 4]
        if [value(machine.registers[x86.VECTOR, i, at]) for at in range(BYTES // 4)] != list(found):
            yield f"vector {i} is another one"
    for letter, flag in machine.flags.items():
        if value(flag) != processor.flags.value >> FLAGS[letter] & 1:
            yield f"flag {letter} is not {value(flag)}"
    content = value(machine.content(machine.objects["scratch"], 0, ROOM)).to_bytes(ROOM, "little")
    if content != ctypes.string_at(processor.scratch, ROOM):
        yield "memory is another one"


def known(lines: Mapping[str, bytes], each_name: int) -> dict[str, bytes]:
    """The instructions that the checker executes, at most that many of each name and kind of operands."""
    found, counts = dict[str, bytes](), Counter[str]()
    for line, code in lines.items():
        name, *operands = line.split()
        kind = f"{name} {[re.sub('[0-9]+|[er][a-d]x', '', each) for each in operands] if each_name > 1 else ''}"
        if counts[kind] >= each_name:
            continue
        with suppress(NotRechecked, Unsupported):
            simulated(code, random_inputs(0))
            found[line] = code
            counts[kind] += 1
    return found


def test_every_instruction_does_what_it_is_taken_to_do(full: bool) -> None:
    needs.package("iced_x86", "capstone", "bitwuzla")
    needs.runs(TARGETS["x86-64-vaes-avx512vl"])
    lines = dict.fromkeys(each for name in sorted({*MEANINGS} - XOP) for each in candidates(name))
    found = known(assembled([*OTHERS, *lines]), 2 if full else 1)
    forms = {line: Form(code, BASE) for line, code in found.items()}
    source = compiled.directory() / "known.S"
    source.write_text(written([*forms.values()]), encoding="ascii")
    library = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-Wl,-Bsymbolic", "-o", str(library), str(source)])
    processor, wrong = Processor(library), set[str]()
    for number, (line, form) in enumerate(forms.items()):
        for seed in range(INPUTS):
            inputs = random_inputs(seed)
            processor.run(number, form, inputs)
            wrong |= {f"{line}: {each}" for each in unlike(processor, simulated(form.code, inputs))}
    assert wrong == set()
    assert {*MEANINGS} - {line.split()[0] for line in found} == XOP


def executes(code: bytes) -> bool:
    """Does the checker know what an instruction does?"""
    try:
        simulated(code, random_inputs(0))
    except (NotRechecked, Unsupported):
        return False
    return True


@pytest.mark.long
def test_features_are_those_of_another_decoder() -> None:
    needs.package("iced_x86", "capstone", "bitwuzla")
    lines = dict.fromkeys(each for name in sorted(MEANINGS) for each in candidates(name))
    for line, code in assembled([*lines]).items():
        with suppress(NotRechecked, Unsupported):
            read = x86.decoded(code, 0).needs
            read |= {"avx512f"} if "avx512vl" in read else set()  # as every target
            missing = {each.replace("_", "") for each in decode(code, 0).needs} - promised(read)
            assert not (missing and executes(code)), f"{line} also needs {missing}"


def test_a_secret_address_is_not_prefetched() -> None:
    needs.package("iced_x86", "capstone", "bitwuzla")
    (code,) = assembled(["prefetcht0 [r8]"]).values()
    machine = simulated(code[:0], random_inputs(0))
    with pytest.raises(NotRechecked, match="a prefetched address depends on a secret"):
        x86.decoded(code, 0).execute(machine)
    machine.public = frozenset([var("scratch")])
    x86.decoded(code, 0).execute(machine)


def test_the_stack_pointer_stays_on_the_stack() -> None:
    """Above its caller's part, the return address would count as unchanged."""
    needs.package("iced_x86", "capstone", "bitwuzla")
    (code,) = assembled(["mov [rsp], rax; lea rsp, [rsp + 256]; lea rsp, [rsp - 256]"]).values()
    with pytest.raises(NotRechecked, match="the stack pointer leaves the function's stack"):
        simulated(code, random_inputs(0))
