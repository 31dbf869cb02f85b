"""The content of places at the head of a loop, guessed from the first two values; and where loops begin."""

from pathlib import Path
from typing import Final

import pytest

from hashwright.proof.find.iterations import Watched
from hashwright.proof.find.jumps import backward
from hashwright.proof.find.progress import Progress
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import read_image
from hashwright.proof.run.execute import Executor
from hashwright.proof.say.digits import DONE
from hashwright.proof.say.terms import Term, const, join, memory, total, var
from tests import compiled, needs

AT: Final = var("at", 64)
X: Final = var("x", 32)


def _on(trips: Term = DONE, step: int = 64) -> Term:
    return total(((AT, 1), (trips, step)), 64)


# The content of a place before and after the first iteration, and the guess.
PROGRESS: Final = {
    "the same": (X, X, X),
    "an address": (AT, _on(const(1, 64)), _on()),
    "a word of memory": (memory(AT), memory(_on(const(1, 64))), memory(_on())),
    "words side by side": (join(memory(AT), X), join(memory(_on(const(1, 64))), X), join(memory(_on()), X)),
    "a word behind a pointer": (
        memory(join(memory(AT), memory(AT)) + const(4, 64)),
        memory(join(*[memory(_on(const(1, 64)))] * 2) + const(4, 64)),
        memory(join(*[memory(_on())] * 2) + const(4, 64)),
    ),
    "something else": (X, memory(AT), None),
    "more words": (join(memory(AT), X), join(X, X), None),
}


@pytest.mark.parametrize("name", PROGRESS)
def test_what_changes_evenly_is_a_function_of_the_trips(name: str) -> None:
    first, second, wanted = PROGRESS[name]
    assert Progress()(first, second) is wanted


def test_registers_are_read_before_they_are_written_or_not() -> None:
    read: set[int] = set()
    registers = Watched([X, X, X, AT], read)
    registers[1] = registers[0]
    assert [*registers] == [X, X, X, AT]  # whoever looks at all of them needs none
    copy = registers.copy()
    assert (copy[1], registers[1], copy[3]) == (X, X, AT)
    copy[:] = [AT] * 4
    assert (copy[2], registers[2]) == (AT, X)
    assert read == {0, 2, 3}


# The code of a function, and the offsets to which it jumps back, unless it returns from there at once.
LOOPING: Final = {
    "a loop": ("test edi, edi; jz 3f; 1: dec edi; jnz 1b; 3: ret", {4}),
    "a return before a loop": ("jmp 1f; 2: pop rax; ret; 1: dec edi; jz 2b; jmp 1b", {4}),
    "a loop inside a loop": ("1: mov eax, 5; 2: dec eax; jnz 2b; dec edi; jnz 1b; ret", {0, 5}),
    "no loop": ("test edi, edi; jz 3f; inc edi; 3: ret", set()),
}


@pytest.mark.parametrize("name", LOOPING)
def test_loops_begin_where_the_function_jumps_back(name: str, tmp_path: Path) -> None:
    needs.package("iced_x86")
    code, offsets = LOOPING[name]
    source = tmp_path / "loop.S"
    lines = ".intel_syntax noprefix", ".globl loop", ".type loop, @function", f"loop: {code}"
    source.write_text("\n".join((*lines, ".size loop, . - loop", "")), encoding="ascii")
    library = source.with_suffix(".so")
    needs.compiler("gcc").run([*compiled.LINKED, "-o", str(library), str(source)])
    image = read_image(library)
    program = Executor(image, "loop", SYSTEM_V)
    assert {each - program.entry for each in backward(program, image, "loop")} == offsets
