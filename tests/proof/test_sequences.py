"""Random sequences of x86-64 instructions, on registers and on the stack, leave what the proof says.

    python -m tests.proof.test_sequences --seed 1 --seconds 600

looks longer, and prints the sequences with other results. Parts of registers and of memory overlap.
"""

import ctypes
import random
import struct
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image, read_image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import Executor, until_return
from hashwright.proof.say.conditions import Precondition, Region
from hashwright.proof.say.limits import CLOCK
from hashwright.proof.say.terms import POINTER, WORD, Term, const, memory, var
from hashwright.proof.say.values import Values
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.proof.seeds import look

GENERAL: Final = ("rax", "rcx", "rdx", "rbx", "r8", "r9", "r10", "r11")
VECTORS: Final = ("xmm0", "xmm1", "xmm2")
BYTES: Final = 8 * len(GENERAL) + 16 * len(VECTORS)  # of the input, and of the output
ROOM: Final = 128  # bytes of the stack
NAMES: Final[Mapping[int, str]] = {8: "byte", 16: "word", 32: "dword", 64: "qword"}
CONDITIONS: Final = ("o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "l", "ge", "le", "g")
EDGES: Final = (0, 1, 0x7F, 0x80, 0x8000, 1 << 31, (1 << 32) - 1, 1 << 63, (1 << 64) - 1)
# By the place of the room: the offset from the stack pointer, and the lines before and after the sequence.
FRAMES: Final = (
    (-ROOM, "", ""),
    (0, f"sub rsp, {ROOM + 8}", f"add rsp, {ROOM + 8}"),
    (0, f"push rbp\nmov rbp, rsp\nand rsp, -32\nsub rsp, {ROOM}", "leave"),
    (0, f"push rbp\nmov rbp, rsp\nand rsp, -64\nsub rsp, {ROOM}", "mov rsp, rbp\npop rbp"),
)
INPUT, OUTPUT = var("input", POINTER), var("output", POINTER)


def part(register: str, bits: int) -> str:
    """The name of the lowest bits of a register."""
    if bits == POINTER:
        return register
    if register[1].isdigit():
        return register + {32: "d", 16: "w", 8: "b"}[bits]
    return {32: f"e{register[1:]}", 16: register[1:], 8: f"{register[1]}l"}[bits]


class Drawn:
    """A random sequence."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.first, self.begin, self.end = rng.choice(FRAMES)
        self.lines = [f"mov [rsp + {self.first + at}], {rng.choice(GENERAL)}" for at in range(0, ROOM, 8)]
        self.has_flags = False  # all that are read
        for _ in range(rng.randrange(10, 30)):
            self.lines += self.drawn()

    def place(self, size: int) -> str:
        """A place in the room for that many bytes, often a multiple of eight."""
        step = self.rng.choice([1, 8])
        return f"[rsp + {self.first + step * self.rng.randrange((ROOM - size) // step + 1)}]"

    def drawn(self) -> Sequence[str]:
        """An instruction, or two."""
        rng, bits = self.rng, self.rng.choice([*NAMES])
        x, y = (rng.choice(GENERAL) for _ in range(2))
        narrow, size = rng.choice([8, 16]), bits // 8
        one, other, wide = part(x, bits), part(y, bits), part(x, max(bits, WORD))
        v, w = (rng.choice(VECTORS) for _ in range(2))
        sets: Mapping[str, Callable[[], str]] = {
            "binary": lambda: f"{rng.choice(['add', 'sub', 'xor', 'and', 'or', 'cmp', 'test'])} {one}, {other}",
            "immediate": lambda: (
                f"{rng.choice(['add', 'sub', 'cmp', 'and'])} {one}, {rng.choice([0, 1, -1, 100])}"
            ),
            "memory": lambda: f"{rng.choice(['add', 'sub', 'or'])} {NAMES[bits]} ptr {self.place(size)}, 1",
            "neg": lambda: f"neg {one}",
        }
        reads: Mapping[str, Callable[[], str]] = {
            "carry": lambda: f"{rng.choice(['adc', 'sbb'])} {one}, {other}",
            "set": lambda: f"set{rng.choice(CONDITIONS)} {part(x, 8)}",
            "cmov": lambda: f"cmov{rng.choice(CONDITIONS)} {part(x, max(bits, 16))}, {part(y, max(bits, 16))}",
        }
        others: Mapping[str, Callable[[], str]] = {
            "store": lambda: f"mov {self.place(size)}, {one}",
            "load": lambda: f"mov {one}, {self.place(size)}",
            "widen": lambda: (
                f"{rng.choice(['movzx', 'movsx'])} {wide}, {NAMES[narrow]} ptr {self.place(narrow // 8)}"
            ),
            "lea": lambda: f"lea {wide}, [{y} + {rng.choice(GENERAL)}*{rng.choice([1, 2, 4, 8])} - 7]",
            "exchange": lambda: f"xchg {one}, {other}",
            "reverse": lambda: f"bswap {wide}",
            "load a vector": lambda: f"movdqu {v}, {self.place(16)}",
            "store a vector": lambda: f"movdqu {self.place(16)}, {v}",
            "from a vector": lambda: rng.choice([f"movq {x}, {v}", f"movd {part(x, WORD)}, {v}"]),
            "to a vector": lambda: rng.choice([f"movq {v}, {x}", f"movd {v}, {part(x, WORD)}"]),
            "vectors": lambda: f"{rng.choice(['paddd', 'pxor', 'punpckldq', 'punpckhqdq'])} {v}, {w}",
            "shuffle": lambda: rng.choice(
                [f"pshufd {v}, {w}, {rng.randrange(256)}", f"psrldq {v}, {rng.randrange(17)}"]
            ),
        }
        clears: Mapping[str, Callable[[], str]] = {
            "shift": lambda: (
                f"{rng.choice(['shl', 'shr', 'sar', 'rol', 'ror'])} {one}, {rng.randrange(1, bits)}"
            ),
            "product": lambda: f"imul {part(x, max(bits, 16))}, {part(y, max(bits, 16))}",
        }
        if self.first == 0 and rng.random() < 0.1:
            return [f"push {x}", f"pop {y}"]
        known = {**sets, **others, **clears, **(reads if self.has_flags else {})}
        name = rng.choice([*known])
        self.has_flags = (self.has_flags or name in sets) and name not in clears
        return [known[name]()]

    def text(self, name: str) -> str:
        """The function that loads the registers, and stores them behind the sequence."""
        moves = [("mov", each, 8 * i) for i, each in enumerate(GENERAL)]
        moves += [("movdqu", each, 8 * len(GENERAL) + 16 * i) for i, each in enumerate(VECTORS)]
        loads = [f"{move} {each}, [rdi + {at}]" for move, each, at in moves]
        stores = [f"{move} [rsi + {at}], {each}" for move, each, at in moves]
        lines = ["push rbx", *loads, self.begin, *self.lines, self.end, *stores, "pop rbx", "ret"]
        head = f".globl {name}\n.type {name}, @function\n{name}:\n"
        return f"{head}{chr(10).join(lines)}\n.size {name}, . - {name}\n"


def said(image: Image, name: str) -> Sequence[Term]:
    """The words of the output, by the proof."""
    CLOCK.start()
    words = [memory(INPUT + const(at, POINTER)) for at in range(0, BYTES, WORD // 8)]
    given = Precondition(
        arguments=[INPUT, OUTPUT],
        regions=[
            Region("input", INPUT, const(BYTES, POINTER)),
            Region("output", OUTPUT, const(BYTES, POINTER), is_written=True),
        ],
        public=[INPUT, OUTPUT, *words],
    )
    start = at_call(image, SYSTEM_V, given)
    (end,) = until_return(Executor(image, name, SYSTEM_V), start.copy())
    SYSTEM_V.check_return(start, end)
    return [end.content(OUTPUT, at, WORD // 8) for at in range(0, BYTES, WORD // 8)]


def inputs(rng: random.Random) -> Iterator[bytes]:
    yield rng.randbytes(BYTES)
    yield b"".join(struct.pack("<Q", rng.choice(EDGES)) for _ in range(BYTES // 8))


def faults(seed: int, count: int, place: Path) -> Iterator[str]:
    """The sequences of a seed after which something else is in a register."""
    rng = random.Random(seed)
    drawn = [Drawn(rng) for _ in range(count)]
    source, file = place / f"{seed}.S", place / f"{seed}.so"
    texts = [each.text(f"f{number}") for number, each in enumerate(drawn)]
    note = '.section .note.GNU-stack, "", @progbits\n'
    source.write_text(".intel_syntax noprefix\n" + "".join(texts) + note, encoding="ascii")
    needs.compiler("gcc").run([*compiled.LINKED, "-o", str(file), str(source)])
    library, image = ctypes.CDLL(str(file)), read_image(file)
    for number, each in enumerate(drawn):
        terms = said(image, f"f{number}")
        for given in inputs(rng):
            room = ctypes.create_string_buffer(BYTES)
            getattr(library, f"f{number}")(given, room)
            at = range(0, BYTES, WORD // 8)
            known = {memory(INPUT + const(i, POINTER)): int.from_bytes(given[i : i + 4], "little") for i in at}
            value = Values(0, known)
            if b"".join(value(term).to_bytes(4, "little") for term in terms) != room.raw:
                yield "; ".join(each.lines)


def _needed() -> None:
    needs.package("iced_x86", "capstone", "elftools", "z3")
    needs.runs(TARGETS["x86-64"])


def test_some_sequences(tmp_path: Path) -> None:
    _needed()
    assert [*faults(0, 30, tmp_path)] == []


@pytest.mark.long
def test_many_sequences(tmp_path: Path, full: bool) -> None:
    _needed()
    assert [each for seed in range(1, 6 if full else 3) for each in faults(seed, 60, tmp_path)] == []


def test_a_wrong_sequence_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that is extended with zeros counts as one with a sign."""
    _needed()
    monkeypatch.setitem(SYSTEM_V.meanings, "movzx", SYSTEM_V.meanings["movsx"])
    assert next(faults(0, 30, tmp_path), "")


def more(seed: int) -> Iterator[str]:
    """The faults among 60 other sequences."""
    with tempfile.TemporaryDirectory() as place:
        yield from faults(seed, 60, Path(place))


if __name__ == "__main__":
    look(__doc__, more)
