"""Random encodings that the proof accepts, not only those that compilers emit, do what it takes them to do.

    python -m tests.proof.test_encodings --seed 1 --seconds 600

looks longer, and prints the encodings with another meaning.
"""

import os
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.mean.x86_64.general import STACK
from hashwright.proof.read.image import Image
from hashwright.proof.read.instruction import GENERAL, Instruction, MemoryOperand, RegisterPart
from hashwright.proof.read.x86_64 import decode
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.operands import Operands
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.conditions import Precondition
from hashwright.proof.say.terms import POINTER, signed
from hashwright.targets import TARGETS
from hashwright.targets.features import native
from hashwright.targets.x86_64.architecture import promised
from tests import compiled, needs
from tests.proof.processor import LEFT_OUT, Form, Processor, written
from tests.proof.seeds import look

BASE: Final = 8  # the number of the register with the address of a memory operand
INPUTS: Final = 5  # for each encoding
ASKING: Final = ("cpuid", "xgetbv")  # whose results are not those of their operands
PREFIXES: Final = bytes.fromhex("66 66 f2 f3 67 2e 3e 64 f0")
MAPS: Final = (b"", b"\x0f", b"\x0f", b"\x0f\x38", b"\x0f\x3a")
EDGES: Final = (0, 1, 7, 8, 15, 16, 31, 32, 63, 64, 128, 255)


def encoding(rng: random.Random) -> bytes:
    """Bytes that may be an instruction: of the legacy encoding, or with VEX or EVEX."""
    is_memory = rng.random() < 0.25
    mode = rng.choice([0, 0x40]) if is_memory else 0xC0  # the second: a distance follows, with EVEX in units
    operands = bytes([mode | rng.randrange(8) << 3 | (not is_memory and rng.randrange(8))])
    behind = bytes([rng.choice([rng.choice(EDGES), rng.randrange(256)]), *rng.randbytes(8)])
    opcode = rng.randbytes(1)
    kind = rng.choice(["legacy", "legacy", "vex", "evex"])
    if kind == "legacy":
        prefixes = bytes(rng.choices(PREFIXES, k=rng.choice([0, 0, 0, 1, 1, 2])))
        rex = bytes([0x40 | rng.randrange(16) | is_memory]) if is_memory or rng.random() < 0.5 else b""
        return prefixes + rex + rng.choice(MAPS) + opcode + operands + behind
    # Inverted: the extension of the base register; and of the second source, which most instructions lack.
    first = rng.randrange(8) << 5 & (0xC0 if is_memory else 0xE0) | rng.choice([1, 1, 2, 3])
    second = rng.randrange(256) | rng.choice([0, 0x78])
    if kind == "vex":
        return bytes([0xC4, first, second]) + opcode + operands + behind
    first |= rng.choice([0, 0x10]) | 0x40 * is_memory
    third = rng.randrange(256) & rng.choice([0x68, 0x78, 0xF8])
    return bytes([0x62, first, second | 4, third]) + opcode + operands + behind


def form(code: bytes) -> Form | None:
    """An encoding that the proof accepts, and this processor runs; None if it is none."""
    found = decode(code, 0)
    if found.name not in SYSTEM_V.meanings or found.name in (*LEFT_OUT, *ASKING):
        return None
    memory = [each for each in found.operands if isinstance(each, MemoryOperand)]
    is_address = found.name == "lea"
    is_at_base = all(each == _at_base(each) for each in memory) or is_address
    if not (is_at_base and found.needs <= promised(native())) or any(
        _uses(found, each) for each in (STACK, BASE)
    ):
        return None
    if not memory or is_address:
        return Form(code[: found.following], None)
    return Form(code[: found.following], BASE, signed(memory[0].displacement, POINTER))


def _at_base(memory: MemoryOperand) -> MemoryOperand:
    """The same at a distance from the address in one register."""
    base = RegisterPart(GENERAL, BASE, 0, POINTER)
    return MemoryOperand(memory.bits, memory.displacement, base, is_repeated=memory.is_repeated)


def _uses(found: Instruction, number: int) -> bool:
    """Is a general register among the operands, or in an address that is no operand in memory?"""
    in_address = [
        each
        for memory in found.operands
        if isinstance(memory, MemoryOperand)
        for each in (memory.base, memory.index)
    ]
    used = [*found.operands, *(in_address if found.name == "lea" else ())]
    return any(
        isinstance(each, RegisterPart) and (each.file, each.number) == (GENERAL, number) for each in used
    )


def accepted(rng: random.Random, count: int) -> Sequence[Form]:
    """That many random encodings which differ in more than registers and immediates."""
    found: dict[object, Form] = {}
    while len(found) < count:
        if made := form(encoding(rng)):
            read = decode(made.code, 0)
            kinds = tuple((type(each), getattr(each, "bits", 0)) for each in read.operands)
            found.setdefault((read.name, kinds, rng.randrange(3)), made)
    return [*found.values()]


def faults(found: Sequence[Form], place: Path) -> Iterator[str]:
    """The encodings that do something else, or that this processor does not run."""
    source, library = place / "encodings.S", place / "encodings.so"
    source.write_text(written(found), encoding="ascii")
    needs.compiler("gcc").run([*compiled.LINKED, "-Wl,-Bsymbolic", "-o", str(library), str(source)])
    processor = Processor(library)
    for number, each in enumerate(found):
        child = os.fork()  # the processor may not run it
        if not child:
            os._exit(_status(processor, number, each))
        _, status = os.waitpid(child, 0)
        if status:
            yield f"{each.code.hex()}, {each}, does something else"


def _status(processor: Processor, number: int, each: Form) -> int:
    """0 if an encoding has the effect that the proof takes it to have, or one that depends on the operands."""
    try:
        return any(processor.unlike(number, each, seed) for seed in range(INPUTS))
    except Unproved:
        return 0
    except Exception:  # this process must not go on as a second one
        return 1


def _needed() -> None:
    needs.package("iced_x86", "capstone", "z3")
    needs.runs(TARGETS["x86-64-avx2"])


def test_some_encodings(tmp_path: Path) -> None:
    _needed()
    assert [*faults(accepted(random.Random(0), 30), tmp_path)] == []


@pytest.mark.long
def test_many_encodings(tmp_path: Path, full: bool) -> None:
    _needed()
    assert [*faults(accepted(random.Random(1), 400 if full else 50), tmp_path)] == []


# An instruction, and a meaning that does not look at its last operand.
INCOMPLETE: Final[Sequence[tuple[str, Callable[[Operands], None]]]] = (
    ("48 01 f0", lambda operands: operands.put(0, operands.get(0))),
    ("66 0f fe c1", lambda operands: operands.put_lanes(operands.lanes(0))),
    ("c5 f1 fe c2", lambda operands: operands.put_lanes(operands.lanes(1))),
)


@pytest.mark.parametrize(("code", "meaning"), INCOMPLETE, ids=["add", "paddd", "vpaddd"])
def test_a_meaning_looks_at_all_operands(code: str, meaning: Callable[[Operands], None]) -> None:
    found = decode(bytes.fromhex(code), 0)
    begun = at_call(Image("EM_X86_64", (), {}), SYSTEM_V, Precondition())
    SYSTEM_V.apply(begun.copy(), found)
    with pytest.raises(Unproved, match="it is not known what an operand of this instruction does"):
        replace(SYSTEM_V, meanings={found.name: meaning}).apply(begun, found)


def test_a_wrong_meaning_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of two registers is taken for their difference."""
    _needed()
    found = form(bytes.fromhex("01 d8"))
    assert found
    assert not [*faults([found], tmp_path)]
    monkeypatch.setitem(SYSTEM_V.meanings, "add", SYSTEM_V.meanings["sub"])
    assert [*faults([found], tmp_path)]


def more(seed: int) -> Iterator[str]:
    """The faults among 200 other encodings."""
    with tempfile.TemporaryDirectory() as place:
        yield from faults(accepted(random.Random(seed), 200), Path(place))


if __name__ == "__main__":
    look(__doc__, more)
