"""Calls block functions with given inputs, in their own process."""

import ctypes
from collections.abc import Iterator
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

from hashwright.certify.refute import Difference
from hashwright.native.child import Died, Say, results
from hashwright.proof.contract.functions import BlockFunction

SILENCE: Final = 10.0  # seconds after which a function counts as hanging


def replayed(library: Path, function: BlockFunction, told: Difference) -> tuple[int, ...] | None:
    """The function's results for the input of a difference; None if it crashes or hangs.

    The results are the states, then the output of the blocks, if there is any.
    """

    def work(_: Say) -> Iterator[Any]:
        called = ctypes.CDLL(str(library))[function.name]
        called.restype = None
        count = len(told.states)
        states = ctypes.create_string_buffer(pack(f"={count}I", *told.states), 4 * count)
        kept = [ctypes.create_string_buffer(message, len(message) or 1) for message in told.messages]
        addresses = (ctypes.c_void_p * len(kept))(*map(ctypes.addressof, kept))
        out = ctypes.create_string_buffer(4 * (len(told.wanted) - count) or 1)
        data = addresses if function.is_row else kept[0]
        called(states, *([out] if function.made() else []), data, ctypes.c_size_t(told.blocks))
        left = states.raw + out.raw[: 4 * (len(told.wanted) - count)]
        yield unpack(f"={len(told.wanted)}I", left)

    try:
        (left,) = results(work, SILENCE)
    except (Died, ValueError):
        return None
    return tuple(left)
