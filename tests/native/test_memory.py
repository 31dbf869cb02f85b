"""Memory that is watched while foreign code accesses it."""

import ctypes

import pytest

from hashwright.native.memory import Edges, Strayed


@pytest.mark.parametrize("call", range(3), ids=["at the end", "at the start", "at an odd address"])
def test_a_write_to_an_input_is_reported(call: int) -> None:
    memory = Edges()
    for _ in range(call):
        with memory.call():
            pass

    def strays() -> None:
        with memory.call():
            ctypes.memmove(memory.given(b"input") or 0, b"I", 1)

    with pytest.raises(Strayed, match="to its input"):
        strays()


@pytest.mark.parametrize("call", range(3), ids=["at the end", "at the start", "at an odd address"])
def test_a_write_beside_an_output_is_reported(call: int) -> None:
    memory = Edges()
    for _ in range(call):
        with memory.call():
            pass

    def strays() -> None:
        with memory.call():
            room = memory.room(16)
            ctypes.memmove(room.address - 1 if call != 0 else room.address + 16, b"x", 1)

    with pytest.raises(Strayed, match="outside its outputs"):
        strays()
