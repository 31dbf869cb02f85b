"""Two decoders read every instruction alike, or it is not proved."""

from dataclasses import replace

import pytest

from hashwright.proof.read import aarch64, second, x86_64
from hashwright.proof.read.instruction import GENERAL, Instruction, MemoryOperand, RegisterPart

# Instructions with their encodings.
CODE = {
    "mov rax,[rdi+rcx*4-8]": "48 8b 44 8f f8",
    "lea rdi,[rip]": "48 8d 3d 00 00 00 00",
    "and eax,-8": "83 e0 f8",
    "jne 0": "75 fe",
    "rorx eax,[rsi],7": "c4 e3 7b f0 06 07",
    "movabs rax": "48 b8 55 55 55 55 55 55 55 55",
    "vpternlogd zmm1,zmm2,[rax]{1to16},150": "62 f3 6d 58 25 08 96",
    "vmovdqa32 zmm10{k1},zmm1": "62 71 7d 49 6f d1",
    "vmovdqa32 zmm10{k1}{z},zmm1": "62 71 7d c9 6f d1",
    "vmovq [rsp-56],xmm28": "62 61 fd 08 7e 64 24 f9",
    "pinsrq xmm0,[rax+8],1": "66 48 0f 3a 22 40 08 01",
    "rep stosq": "f3 48 ab",
    "rep stosb": "f3 aa",
    "rep movsd": "f3 a5",
    "nop": "66 0f 1f 44 00 00",
}


def read(name: str) -> tuple[bytes, Instruction]:
    code = bytes.fromhex(CODE[name])
    found = x86_64.decode(code, 0)
    assert found.name
    return code, found


@pytest.mark.parametrize("name", CODE)
def test_both_read_the_same(name: str) -> None:
    code, found = read(name)
    assert second.agrees(code, found, x86_64._register)


def test_whether_a_mask_clears_lanes_is_in_the_name() -> None:
    names = [read(f"vmovdqa32 zmm10{{k1}}{each},zmm1")[1].name for each in ("", "{z}")]
    assert names == ["merging vmovdqa32", "zeroing vmovdqa32"]


def test_another_reading_is_seen() -> None:
    """Another name, size, register, distance, scale, immediate or number of operands."""
    code, found = read("mov rax,[rdi+rcx*4-8]")
    register, memory = found.operands
    assert isinstance(memory, MemoryOperand)
    wrong = [
        replace(found, name="movzx"),
        replace(found, following=found.following + 1),
        replace(found, operands=(RegisterPart(GENERAL, 1, 0, 64), memory)),
        replace(found, operands=(RegisterPart(GENERAL, 0, 0, 32), memory)),
        replace(found, operands=(memory, register)),
        replace(found, operands=(register,)),
        *(
            replace(found, operands=(register, replace(memory, **change)))
            for change in ({"displacement": 8}, {"scale": 2}, {"bits": 32}, {"index": None}, {"base": register})
        ),
    ]
    assert [each for each in wrong if second.agrees(code, each, x86_64._register)] == []
    code, found = read("and eax,-8")
    assert not second.agrees(code, replace(found, operands=(found.operands[0], -7)), x86_64._register)


def test_what_is_read_differently_has_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    code, found = read("and eax,-8")
    monkeypatch.setattr(x86_64, "agrees", lambda *_: False)
    assert found.name == "and"
    assert x86_64.decode(code, 0).name == ""
    assert "another decoder" in x86_64.decode(code, 0).text


# Instructions of AArch64 with their encodings, also those that the two decoders spell otherwise.
WORDS = {
    "b.hs 0x20": 0x54000102,
    "cset w0, lo": 0x1A9F27E0,
    "mov w0, #-1": 0x12800000,
    "mov x9, #0xc0c0c0c0c0c0c0c": 0xB206C7E9,
    "bfi x11, x13, #32, #32": 0xB3607DAB,
    "bfi w1, w2, #7, #11": 0x33192841,
    "ldrsw x9, [x8, w0, sxtw #2]": 0xB8A0D909,
    "ldp x1, x2, [x3, #-16]!": 0xA9FF0861,
    "mov z25.d, z1.d": 0x04613039,
    "mov z19.s, #0": 0x25B8C013,
    "mov z3.d, #-3": 0x25F8DFA3,
    "mov z28.s, w12": 0x05A0399C,
    "mov z21.d, #0xfc0": 0x05C3D0B5,
    "orr z16.d, z16.d, #1": 0x05020010,
    "mov z1.s, s2": 0x05242041,
    "mov z1.s, z2.s[2]": 0x05342041,
    "add x1, x2, w3, uxth #1": 0x8B232441,
    "nbsl z1.d, z1.d, z2.d, z3.d": 0x04E23C61,
    "sri z1.s, z2.s, #5": 0x455BF041,
    "sri z1.d, z2.d, #64": 0x4580F041,
    "eor3 z19.d, z19.d, z17.d, z7.d": 0x043138F3,
    "bcax z30.d, z30.d, z22.d, z14.d": 0x047639DE,
    "bsl z26.d, z26.d, z3.d, z2.d": 0x04233C5A,
    "xar z3.s, z3.s, z5.s, #22": 0x046A34A3,
    "xar z3.d, z3.d, z5.d, #9": 0x04F734A3,
    "xar z3.d, z3.d, z5.d, #41": 0x04B734A3,
}


@pytest.mark.parametrize("name", WORDS)
def test_both_read_the_same_on_aarch64(name: str) -> None:
    found = aarch64.decode(WORDS[name].to_bytes(4, "little"), 0, 256)
    assert found.name, found
    assert found.text.partition(",")[0] == name.partition(",")[0].replace("0x20", "#0x20")


@pytest.mark.parametrize(
    "other", [("add", "x1, x2, x4"), ("sub", "x1, x2, x3"), ("add", "x1, x2"), ("add", "w1, w2, w3"), ("", "")]
)
def test_another_reading_is_seen_on_aarch64(other: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    code = 0x8B030041.to_bytes(4, "little")  # add x1, x2, x3
    assert aarch64.decode(code, 0, 128).name == "add"
    monkeypatch.setattr(aarch64, "second", lambda *_: other)
    assert aarch64.decode(code, 0, 128).name == ""
    assert "another decoder" in aarch64.decode(code, 0, 128).text


def test_immediates_are_compared_in_the_bits_of_the_first_operand(monkeypatch: pytest.MonkeyPatch) -> None:
    code = 0x12800000.to_bytes(4, "little")  # mov w0, #-1
    for value, is_same in (("#0xffffffff", True), ("#-1", True), ("#0xfffffffe", False)):
        monkeypatch.setattr(aarch64, "second", lambda *_, value=value: ("mov", f"w0, {value}"))
        assert bool(aarch64.decode(code, 0, 128).name) is is_same
