"""The meanings of instructions in proofs agree with the processor."""

import ctypes
import itertools
from collections import defaultdict
from collections.abc import Mapping
from operator import add, sub
from typing import Any, Final

import pytest

from hashwright.proof.contract.functions import proving_of
from hashwright.proof.mean import aarch64
from hashwright.proof.mean.flags import add_flags, binary, sub_flags
from hashwright.proof.mean.x86_64 import SYSTEM_V, features, general, targeted, vector
from hashwright.proof.mean.x86_64.general import CONDITIONS, OPPOSITE, STACK
from hashwright.proof.read.image import read_image
from hashwright.proof.read.x86_64 import decode
from hashwright.proof.run.execute import Executor
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Region
from hashwright.proof.say.terms import (
    AES_MIX,
    AES_SUB,
    POINTER,
    WORD,
    apply,
    const,
    join,
    lookup,
    product,
    rotate,
)
from hashwright.proof.say.values import Values
from hashwright.requests.request import resolve
from hashwright.targets import TARGETS
from hashwright.targets.features import native
from hashwright.targets.x86_64.architecture import FEATURES, ZMM
from tests import compiled, needs
from tests.proof.processor import SCRATCH, Form, Processor, forms, written

INPUTS = 20  # inputs for each form; 10 do not show that below-or-equal reads the zero flag
EACH = 3  # instructions of each form, with different immediates; without --full, one


# Kernels with further forms: target, kernel, emitter. No available processor has XOP.
KERNELS = (
    *((target, "library", "c") for target in ("x86-64-bmi", "x86-64-avx512vl")),
    *((target, "lanes", "gas") for target in ("x86-64-sse2", "x86-64-ssse3", "x86-64-avx2", "x86-64-avx512vl")),
    ("x86-64-avx512", "lanes", "gas"),
)
HASHES = ("md5", "ripemd160")
# Kernels of AEGIS: with words of one register, and with words of several lanes.
CIPHERS = (
    *(("aegis128l", target) for target in ("x86-64-aesni", "x86-64-aesni-avx", "x86-64-aesni-avx512vl")),
    ("aegis128x2", "x86-64-vaes"),
    ("aegis256x4", "x86-64-vaes-avx512vl"),
)
# The same in C: in bit planes, and in one, two and four lanes.
LIBRARIES = (
    *(("aegis128l", target) for target in ("portable", "x86-64-aesni", "x86-64-aesni-avx512vl")),
    *(("aegis128x2", target) for target in ("x86-64-vaes", "x86-64-vaes-avx512vl")),
    *(("aegis128x4", target) for target in ("x86-64-vaes", "x86-64-vaes-avx512vl")),
)


def _found(each_form: int) -> list[Form]:
    """The forms in proved kernels that this processor runs."""
    kept = defaultdict[int, list[Form]](list)
    blocks = ((name, *kernel) for name, kernel in itertools.product(HASHES, KERNELS))
    ciphers = ((name, target, "encrypt", "gas") for name, target in CIPHERS)
    libraries = ((name, target, "library", "c") for name, target in LIBRARIES)
    for name, target, kernel, emitter in (*blocks, *ciphers, *libraries):
        if not TARGETS[target].runs_here():
            continue
        for kind in ("gcc", "clang") if emitter == "c" else ("gcc",):
            request = resolve(name, target, kernel=kernel, emitter=emitter)
            library = compiled.shared(request, needs.compiler(kind), tuple(request.target.c_flags))
            image = read_image(library)
            functions = proving_of(request.hash).all(request)
            for function in functions:
                code = image.function(function.name)[1]
                for number, form in forms(code, lambda number: len(kept[number]) < each_form):
                    kept[number].append(form)
    return [form for each in kept.values() for form in each]


def _conditions() -> list[Form]:
    """SETcc into AL, with every condition that is known."""
    codes = [Form(bytes([0x0F, code, 0xC0]), None) for code in range(0x90, 0xA0)]
    return [form for form in codes if decode(form.code, 0).condition in CONDITIONS | OPPOSITE]


# In no library above: CDQE, UNPCKLPD, UNPCKHPD, SHUFPS, IMUL of two and three operands, MUL, MULX, SHLX, SHRX,
# SARX, PMULUDQ, VPMULUDQ, SHLD, PMOVZXDQ, VPERMPD, VPERMQ, VPERMD, VPERMPS and VBLENDPS.
OTHERS: Final = (
    *(Form(bytes.fromhex(each), None) for each in ("4898", "660f14c1", "660f15c1", "0fc6c18d", "c5f4c6c28d")),
    *(Form(bytes.fromhex(each), None) for each in ("480fafc1", "0fafc1", "486bc1fb", "69c178563492")),
    *(Form(bytes.fromhex(each), None) for each in ("48f7e1", "f7e1", "c4e2f3f6c3", "c4e273f6c3", "c4e2f3f6cb")),
    *(Form(bytes.fromhex(f"c4e2{each}f7c3"), None) for each in ("f1", "71", "f3", "f2", "72")),
    *(Form(bytes.fromhex(each), None) for each in ("660ff4c1", "c5f5f4c2")),
    *(Form(bytes.fromhex(each), None) for each in ("0fa4c807", "480fa4c128", "0fa4c101", "660f3835c1")),
    *(Form(bytes.fromhex(each), None) for each in ("c4e27d35c1", "c4e3fd01c11b", "c4e3fd00c18d")),
    *(Form(bytes.fromhex(each), None) for each in ("c4e27536c2", "c4e3750cc2ca", "c4e3710cc206")),
    *(Form(bytes.fromhex(each), 8) for each in ("c4c2793500", "c4c2751600")),
)
# VPERMPD, VPERMD, VPERMI2, VPERMT2, moves of the lanes that a mask names, KMOVD, and broadcasts of 256 bits.
OTHERS_512: Final = (
    *(Form(bytes.fromhex(each), None) for each in ("62f3fd4801c11b", "62f2754836c2")),
    *(Form(bytes.fromhex(f"62f27{each}c2"), None) for each in ("54876", "50876", "52877", "5487e", "5487f")),
    *(Form(bytes.fromhex(f"62f2f5{each}c2"), None) for each in ("4876", "4877", "487e", "087f")),
    *(Form(bytes.fromhex(f"62f1{each}6fc1"), None) for each in ("7d49", "7d0b", "fd4a", "7e29", "fe2f")),
    *(Form(bytes.fromhex(each), None) for each in ("c5fb92c8", "c5fb93c1", "c4e1f990da")),
    *(Form(bytes.fromhex(each), 8) for each in ("62d275287e00", "c4c1f99008", "c4c1f99108")),
    *(Form(bytes.fromhex(f"62d2{each}00"), 8) for each in ("fd485b", "fd481b", "7d485b")),
)


@pytest.fixture(scope="module")
def found(full: bool) -> list[Form]:
    needs.package("iced_x86", "elftools", "z3")
    needs.runs(TARGETS["x86-64-avx2"])
    others = (*OTHERS, *(OTHERS_512 if TARGETS["x86-64-avx512vl"].runs_here() else ()))
    return [*_found(EACH if full else 1), *_conditions(), *others]


def _processor(found: list[Form]) -> Processor:
    source = compiled.directory() / "forms.S"
    source.write_text(written(found), encoding="ascii")
    library = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-Wl,-Bsymbolic", "-o", str(library), str(source)])
    return Processor(library)


@pytest.mark.long
def test_every_form_does_what_it_is_taken_to_do(found: list[Form]) -> None:
    processor = _processor(found)
    wrong = {
        f"{form}: {each}"
        for number, form in enumerate(found)
        for seed in range(INPUTS)
        for each in processor.unlike(number, form, seed)
    }
    assert wrong == set()
    assert len(found) > 60


# Functions of an address, a number and a word, which return a register after an instruction that is repeated.
FILLED: Final = "mov rcx, rsi; mov rax, rdx; rep stos{}; lea rax, [rdi + 2 * rcx]"
COPIED: Final = "mov rcx, rsi; mov rsi, rdi; add rdi, 8; rep movs{}; lea rax, [{} + 2 * rcx]"
FIRST: Final = 0x0102030405060788
REPEATED: Final = (
    *(FILLED.format(unit) for unit in "bdq"),
    *(COPIED.format(unit, register) for unit in "bdq" for register in ("rsi", "rdi")),
)


@pytest.mark.parametrize("count", [0, 1, 5])
@pytest.mark.parametrize("code", REPEATED)
def test_words_are_moved_as_often_as_a_register_says(code: str, count: int) -> None:
    """The address after the last word, and the words."""
    needs.package("iced_x86")
    source = compiled.directory() / "fill.S"
    lines = ".intel_syntax noprefix", ".globl fill", ".type fill, @function", f"fill: {code}", "ret"
    source.write_text("\n".join((*lines, ".size fill, . - fill", "")), encoding="ascii")
    library = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-o", str(library), str(source)])
    room = (ctypes.c_uint64 * 6)(*(FIRST + i for i in range(6)))
    fill = ctypes.CDLL(str(library)).fill
    fill.restype = ctypes.c_uint64
    behind = fill(room, ctypes.c_uint64(count), ctypes.c_uint64(~FIRST)) - ctypes.addressof(room)

    image = read_image(library)
    general_, vectors, masks = SYSTEM_V.registers()
    general_[STACK], general_[7] = SYSTEM_V.frame.entry, SCRATCH
    general_[6], general_[2] = const(count, POINTER), const(~FIRST, POINTER)
    scratch = Region("scratch", SCRATCH, const(48, POINTER), is_written=True, is_given=True)
    state = MachineState(
        image, (scratch,), SYSTEM_V.frame, general_, vectors, masks, public=frozenset((SCRATCH,))
    )
    for i in range(6):
        hold(state, Spot("cells", 8 * i, 8, SCRATCH), const(FIRST + i, POINTER))
    program = Executor(image, "fill", SYSTEM_V)
    (end,) = program.run(state, program.entry, lambda *_: False)
    assert end.state.general[0] is SCRATCH + const(behind, POINTER)
    assert end.state.content(SCRATCH, 0, 48) is join(*(const(each, POINTER) for each in room))


FEATURED: Final = """.intel_syntax noprefix
.globl ask
.type ask, @function
ask: mov r8, rbx
mov r9, rdx
mov eax, edi
mov ecx, esi
cpuid
mov [r9], eax
mov [r9 + 4], ebx
mov [r9 + 8], ecx
mov [r9 + 12], edx
mov rbx, r8
ret
.size ask, . - ask
"""


def test_the_processor_has_what_cpuid_says() -> None:
    """The claims about features have the values that Linux reports for this processor, if it names them."""
    source = compiled.directory() / "ask.S"
    source.write_text(FEATURED, encoding="ascii")
    library = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-o", str(library), str(source)])
    ask = ctypes.CDLL(str(library)).ask
    known = {features.kept("eax"): ZMM, features.kept("edx"): 0}  # the system keeps all registers
    for leaf in {0, features.GROUPS, *(each.leaf for each in FEATURES.values())}:
        room = (ctypes.c_uint32 * 4)()
        ask(ctypes.c_uint32(leaf), ctypes.c_uint32(0), room)
        known |= {
            features.told(leaf, name): value for name, value in zip(features.REGISTERS, room, strict=True)
        }
    values = Values(0, known)
    assert {each for each in FEATURES if values(features.has(each))} == FEATURES.keys() & native()


# Wrong entries, by the mnemonic of an instruction that shows each: a table, a key, and the entry.
TARGETED: Final = {
    "x86-64": (targeted.MEANINGS, (general.MEANINGS, vector.MEANINGS)),
    "aarch64": (aarch64.targeted.MEANINGS, (aarch64.general.MEANINGS, aarch64.vector.MEANINGS)),
}


@pytest.mark.parametrize("name", TARGETED)
def test_entries_of_targets_have_no_other_meaning(name: str) -> None:
    own, others = TARGETED[name]
    assert len(own) > 30
    assert all(own.keys().isdisjoint(each) for each in others)


MEANINGS: Final[Any] = SYSTEM_V.meanings
WRONG: Final[Mapping[str, tuple[dict[str, Any], str, Any]]] = {
    "andn": (MEANINGS, "andn", lambda operands: operands.put(0, operands.get(1) & ~operands.get(2))),
    "add": (MEANINGS, "add", binary(add, sub_flags)),
    "sub": (MEANINGS, "sub", binary(lambda x, y: y - x, sub_flags)),
    "dec": (MEANINGS, "dec", general._step(sub, add_flags)),
    "rorx": (
        MEANINGS,
        "rorx",
        lambda operands: operands.put(0, rotate(operands.get(1), operands.immediate())),
    ),
    "setbe": (general.CONDITIONS, "be", lambda flag: flag("c")),
    "setl": (general.CONDITIONS, "l", lambda flag: flag("s")),
    "imul": (MEANINGS, "imul", binary(add, add_flags)),
    "pmuludq": (MEANINGS, "pmuludq", vector._by_lane(64, product)),
    "shld": (MEANINGS, "shld", MEANINGS["shrd"]),
    "vpermt2d": (MEANINGS, "vpermt2d", MEANINGS["vpermi2d"]),
    "vmovdqa32": (MEANINGS, "merging vmovdqa32", vector._merge(64)),
    "kmovd": (MEANINGS, "kmovd", vector._move_mask(16)),
    "pslld": (MEANINGS, "pslld", MEANINGS["psrld"]),
    "pandn": (MEANINGS, "pandn", vector._by_lane(WORD, lambda x, y: x & ~y)),
    "vpunpckldq": (MEANINGS, "vpunpckldq", MEANINGS["vpunpckhdq"]),
    "vpternlogd": (
        MEANINGS,
        "vpternlogd",
        lambda operands: operands.put_lanes(
            [
                lookup(operands.immediate() & 0xFF, *each)
                for each in zip(*map(operands.lanes, (0, 2, 1)), strict=True)
            ]
        ),
    ),
    "aesenc": (
        MEANINGS,
        "aesenc",
        vector._in_blocks(128, lambda x, y: [apply(AES_MIX, apply(AES_SUB, x[0]) ^ y[0])]),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_meaning_is_found(name: str, found: list[Form], monkeypatch: pytest.MonkeyPatch) -> None:
    table, key, wrong = WRONG[name]
    forms_ = [form for form in found if str(form).split()[0] == name]
    if not forms_:
        needs.runs(TARGETS["x86-64-avx512vl"])
    processor = _processor(forms_)
    every = [(number, form, seed) for number, form in enumerate(forms_) for seed in range(INPUTS)]
    assert every
    assert not any(itertools.starmap(processor.unlike, every))
    monkeypatch.setitem(table, key, wrong)
    assert any(itertools.starmap(processor.unlike, every))
