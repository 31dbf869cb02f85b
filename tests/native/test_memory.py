"""Memory that is watched while foreign code accesses it."""

import ctypes

import pytest

from hashwright.native.foreign import Arena
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


@pytest.mark.parametrize("pointer_bytes", [4, 8])
@pytest.mark.parametrize("is_little", [0, 1])
def test_arguments_in_a_program_have_its_layout(pointer_bytes: int, is_little: int) -> None:
    memory = Arena(0x1001, pointer_bytes, is_little)
    with memory.call():
        data = [memory.given(b"one"), memory.given(b"two")]
        at = memory.pointers(data) or 0
        assert at % 8 == 0
        content = memory.content[memory.place(at, 2 * pointer_bytes)]
    order = "little" if is_little else "big"
    parts = content[:pointer_bytes], content[pointer_bytes:]
    assert [int.from_bytes(part, order) for part in parts] == data  # type: ignore[arg-type]
    assert memory.content[memory.place(data[1] or 0, 3)] == b"two"


@pytest.mark.parametrize("at", [0, -1], ids=["to an input", "beside an output"])
def test_a_write_in_a_program_outside_of_its_outputs_is_reported(at: int) -> None:
    memory = Arena(0x1000, 8, 1)
    with memory.call():
        given, room = memory.given(b"input") or 0, memory.room(5)
        made = bytearray(memory.content)
        made[memory.place(room.address, 5)] = b"ready"
        memory.receive(bytes(made))
        assert room.raw == b"ready"
        made[memory.place(given, 1) if at == 0 else memory.place(room.address - 1, 1)] = b"x"
        with pytest.raises(Strayed, match="outside its outputs"):
            memory.receive(bytes(made))
