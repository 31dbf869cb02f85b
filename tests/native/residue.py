"""Finds secrets that the functions of a cipher leave below the stack pointer and in registers.

Each function is called in this process, on a separate painted stack, with two keys and otherwise equal
arguments: any difference depends on the key, in any form. In addition, the values that the description computes
from the key are searched for.

What this does not catch: data below 256 KiB of stack; data that is the same for both keys; data from signal
handlers and the dynamic linker.
"""

import ctypes
from collections.abc import Iterator
from ctypes import c_uint64, c_void_p, create_string_buffer
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from hashwright.graph.ir import evaluate, topological
from hashwright.modes.aegis import Aegis
from hashwright.targets.features import native
from hashwright.verify.aegis.library import AegisLibrary
from tests import compiled, needs

DEPTH: Final = 1 << 18  # bytes of the stack
PAINT: Final = b"\xa5"
GENERAL: Final = 8  # registers that functions may change, of 8 bytes
PIECE: Final = 8  # bytes of a value that are searched for
STATE: Final = AegisLibrary.STATE_BYTES
NONCE, DATA = bytes(range(50, 66)), bytes(range(100, 133))
KEYS: Final = (bytes(range(16)), bytes(range(200, 216)))

Argument = int | str | tuple[str, int]  # a number, or a buffer and an offset


@dataclass(frozen=True, slots=True)
class Left:
    """The residue of a call."""

    function: str
    stack: bytes  # from the lowest byte that was written up to the stack pointer
    registers: bytes  # general ones, then vectors

    @property
    def vectors(self) -> bytes:
        """The vector registers."""
        return self.registers[8 * GENERAL :]

    def holds(self, pieces: frozenset[bytes]) -> int:
        """The number of these pieces of values in it."""
        found = {data[i : i + PIECE] for data in (self.stack, self.registers) for i in range(len(data))}
        return len(found & pieces)

    def differs(self, other: "Left") -> int:
        """The number of bytes that differ from the residue with another key."""
        size = max(len(self.stack), len(other.stack))
        mine, others = (each.stack.rjust(size, PAINT) + each.registers for each in (self, other))
        return sum(x != y for x, y in zip(mine, others, strict=True))


@cache
def _probe() -> Any:
    compiler = needs.compiler("gcc")
    path = compiler.shared_library([Path(__file__).with_suffix(".S")], compiled.directory() / "probe.so")
    probe = ctypes.CDLL(str(path)).probe
    probe.argtypes = (c_void_p, c_uint64 * 10, c_void_p, c_void_p, c_uint64)
    probe.restype = c_uint64
    return probe


class Caller:
    """Calls all functions of a library with the same buffers for each key."""

    def __init__(self, library: Path, hash_: Aegis, *, high: bool) -> None:
        """With `high`, the examined vector registers include 16 to 31."""
        self._library, self._hash = ctypes.CDLL(str(library)), hash_
        self._width = 2 if {"avx512f", "avx512vl"} <= native() else int("avx" in native())
        self._registers = 8 * GENERAL + 64 * (32 if high else 16)
        room = create_string_buffer(DEPTH + 72)
        at = -ctypes.addressof(room) % 32  # functions are called with an aligned stack
        self._stack = (ctypes.c_char * (DEPTH + 40)).from_buffer(room, at)
        self._after = create_string_buffer(8 * GENERAL + 64 * 32)
        self._arguments = (c_uint64 * 10)()
        self._message = message(hash_)
        names = ("key", "nonce", "ad", "m", "c", "out", "tag", "wrong", "state")
        self._at = {name: create_string_buffer(len(self._message) + STATE) for name in names}

    def calls(self, key: bytes, tag_bytes: int) -> Iterator[Left]:
        """The residue of each call."""
        for name, data in {"key": key, "nonce": NONCE, "ad": DATA, "m": self._message}.items():
            ctypes.memmove(self._at[name], data, len(data))
        call, size, t = self._call, len(self._message), tag_bytes
        pieces = ((0, size // 3), (size // 3, size - size // 3))
        sealed = ("ad", len(DATA), "nonce", "key")
        yield call("encrypt_detached", "c", "tag", t, "m", size, *sealed)
        made = (self._at["c"].raw[:size], self._at["tag"].raw[:t])
        assert made == self._hash.encrypt(key, NONCE, self._message, DATA, t)
        yield call("decrypt_detached", "out", "c", size, "tag", t, *sealed)
        yield call("decrypt_detached", "out", "c", size, "wrong", t, *sealed, result=-1)
        yield call("encrypt", "out", t, "m", size, *sealed)
        yield call("decrypt", "out", "out", size + t, t, *sealed)
        yield call("stream", "out", size, "nonce", "key")
        yield call("encrypt_unauthenticated", "out", "m", size, "nonce", "key")
        yield call("decrypt_unauthenticated", "out", "out", size, "nonce", "key")
        yield call("init", "state", *sealed)
        for at, length in pieces:
            yield call("encrypt_update", "state", ("out", at), ("m", at), length)
        yield call("encrypt_final", "state", "tag", t)
        for tag, result in (("tag", 0), ("wrong", -1)):
            yield call("init", "state", *sealed)
            for at, length in pieces:
                yield call("decrypt_update", "state", ("out", at), ("c", at), length)
            yield call("decrypt_final", "state", tag, t, result=result)
        yield call("mac", "tag", t, "m", size, "nonce", "key")
        for tag, result in (("tag", 0), ("wrong", -1)):
            yield call("mac_check", tag, t, "m", size, "nonce", "key", result=result)
            yield call("mac_start", "state", "nonce", "key")
            for at, length in pieces:
                yield call("mac_update", "state", ("m", at), length)
            yield call("mac_verify_final", "state", tag, t, result=result)
        yield call("mac_start", "state", "nonce", "key")
        yield call("mac_update", "state", "m", size)
        yield call("mac_reset", "state")
        yield call("mac_update", "state", "m", size)
        yield call("mac_final", "state", "tag", t)
        yield call("mac_clear", "state")

    def calls_of_whole_pieces(self, key: bytes) -> Iterator[Left]:
        """The residue of each call that continues a message by one piece, or by two."""
        for name, data in {"key": key, "nonce": NONCE, "ad": DATA, "m": self._message}.items():
            ctypes.memmove(self._at[name], data, len(data))
        call, piece = self._call, self._hash.rate_bytes
        for count in (1, 2):
            call("init", "state", "ad", len(DATA), "nonce", "key")
            yield call("encrypt_update", "state", "c", "m", count * piece)
            yield call("decrypt_update", "state", "out", "c", count * piece)
            call("mac_start", "state", "nonce", "key")
            yield call("mac_update", "state", "m", count * piece)

    def _call(self, name: str, *arguments: Argument, result: int = 0) -> Left:
        self._arguments[: len(arguments)] = list(map(self._value, arguments))
        function = ctypes.cast(self._library[f"{self._hash.name}_{name}"], c_void_p).value
        found = _probe()(function, self._arguments, self._stack, self._after, self._width)
        is_silent = name.endswith(
            ("stream", "init", "start", "_update", "_unauthenticated", "_reset", "_clear")
        )
        assert is_silent or ctypes.c_int32(found).value == result, name
        return Left(name, self._stack.raw[:DEPTH].lstrip(PAINT), self._after.raw[: self._registers])

    def _value(self, argument: Argument) -> int:
        if isinstance(argument, int):
            return argument
        name, at = argument if isinstance(argument, tuple) else (argument, 0)
        return ctypes.addressof(self._at[name]) + at


def message(hash_: Aegis) -> bytes:
    """Whole pieces and a part of one."""
    return bytes(each % 251 for each in range(2 * hash_.rate_bytes + 7))


def secrets(hash_: Aegis, tag_bytes: int) -> tuple[frozenset[bytes], ...]:
    """For each key, the pieces of all values that the description computes from this key only."""
    of_keys = [_computed(hash_, key, tag_bytes) for key in KEYS]
    return tuple(frozenset(each - of_keys[not place]) for place, each in enumerate(of_keys))


def _computed(hash_: Aegis, key: bytes, tag_bytes: int) -> set[bytes]:
    found = {key[:PIECE], key[PIECE:]}

    def call(self: Aegis, name: str, *blocks: int) -> tuple[int, ...]:
        graph = self.functions()[name]
        given = {str(node.attr): block for node, block in zip(graph.inputs, blocks, strict=True)}
        nodes = topological(graph.outputs.values())
        values = dict(zip(nodes, evaluate(nodes, given), strict=True))
        for node, value in values.items():
            data = value.to_bytes(node.ty.bits // 8, "little")
            found.update(data[i : i + PIECE] for i in range(0, len(data), PIECE))
        return tuple(values[node] for node in graph.outputs.values())

    with patch.object(Aegis, "_call", call):
        hash_.encrypt(key, NONCE, message(hash_), DATA, tag_bytes)
        hash_.mac(key, NONCE, message(hash_), tag_bytes)
    return found
