"""The body of a loop: loads for the next iteration are between the instructions of the current one."""

from hashwright.output.loop import woven
from hashwright.targets.routine import AsmLine, Ins, Note

A, B, C, D = (Ins(name) for name in "abcd")
X, Y = Ins("x"), Ins("y")


def test_lines_are_spread_evenly() -> None:
    assert woven([X, Y], [A, B, C, D]) == [A, B, X, C, D, Y]
    assert woven([], [A, B]) == [A, B]
    assert woven([X, Y], [A]) == [A, X, Y]


def test_a_note_stays_behind_its_instruction() -> None:
    note = Note("step 1")
    among: list[AsmLine] = [A, B, note, C]
    assert woven([X, Y], among) == [A, B, note, X, C, Y]
    assert woven([X, Y], [A, note]) == [A, note, X, Y]
