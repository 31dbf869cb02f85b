"""Two decoders read every instruction of x86-64 alike, or it is not proved."""

from dataclasses import replace

import pytest

from hashwright.proof.read import second, x86_64
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
    "vmovq [rsp-56],xmm28": "62 61 fd 08 7e 64 24 f9",
    "pinsrq xmm0,[rax+8],1": "66 48 0f 3a 22 40 08 01",
    "rep stosq": "f3 48 ab",
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
