"""Routines in this process, compared with the same sums in Python."""

import ctypes
import sys
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.native.inprocess import load
from hashwright.targets import TARGETS, features
from hashwright.targets.routine import AsmLine, Ins, Label, Mem, Routine, Table
from tests import needs

MASK: Final = 2**32 - 1
KEPT: Final = ("rbx", "rbp", "r12", "r13", "r14", "r15")


@pytest.fixture(autouse=True)
def _needed() -> None:
    needs.peachpy()
    needs.runs(TARGETS["x86-64"])


def test_a_loop_with_calls_of_its_own_labels() -> None:
    """state[0] = rotl(state[0] + data[i], 7) - 3, complemented if that is 0 modulo 4."""
    body: tuple[AsmLine, ...] = (
        Ins("mov", ("eax", Mem("rdi"))),
        Label("loop"),
        Ins("add", ("eax", Mem("rsi"))),
        Ins("rol", ("eax", 7)),
        Ins("lea", ("eax", Mem("rax", -3))),
        Ins("test", ("eax", "eax")),
        Ins("mov", ("ecx", "eax")),
        Ins("and", ("ecx", 3)),
        Ins("jnz", (Label("next"),)),
        Ins("not", ("eax",)),
        Label("next"),
        Ins("lea", ("rsi", Mem("rsi", 4))),
        Ins("sub", ("rdx", 1)),
        Ins("jnz", (Label("loop"),)),
        Ins("mov", (Mem("rdi"), "eax")),
    )
    loop = load(Routine("loop", ("rdi", "rsi", "rdx"), body, (), ("rax", "rcx", "rdx", "rsi")))
    data = [0, 0x80000000, 0xFFFFFFFF, 0x12345678, 5, 77, 0xDEADBEEF, 3]
    expected = 0x01234567
    for word in data:
        total = (expected + word) & MASK
        expected = ((total << 7 | total >> 25) - 3) & MASK
        expected ^= 0 if expected % 4 else MASK
    state = (ctypes.c_uint32 * 1)(0x01234567)
    loop(state, (ctypes.c_uint32 * 8)(*data), len(data))
    assert state[0] == expected


def test_registers_that_callers_keep_and_the_stack() -> None:
    """Six words through all preserved registers and the stack, each multiplied by a number for its place."""
    parts = {"rbx": "ebx", "rbp": "ebp", **{name: f"{name}d" for name in KEPT[2:]}}
    body = [
        line
        for n, name in enumerate(KEPT)
        for line in (Ins("mov", (parts[name], Mem("rdi", 4 * n))), Ins("mov", (Mem("rsp", 4 * n), parts[name])))
    ]
    body += [Ins("rol", (Mem("rsp", 4 * n), n + 1)) for n in range(len(KEPT))]
    body += [Ins("add", (parts[name], Mem("rsp", 4 * n))) for n, name in enumerate(KEPT)]
    body += [Ins("mov", (Mem("rdi", 4 * n), parts[name])) for n, name in enumerate(KEPT)]
    kept = load(Routine("kept", ("rdi",), tuple(body), (), KEPT, 24, 4))
    words = [n * 0x23456789 & MASK for n in range(6)]
    array = (ctypes.c_uint32 * 6)(*words)
    for _ in range(1000):
        kept(array)
        words = [word + (word << n + 1 | word >> 31 - n) & MASK for n, word in enumerate(words)]
    assert list(array) == words


def test_tables_are_near_and_aligned() -> None:
    """data += first; data += second, both from memory that must be aligned."""
    body = (
        Ins("movdqu", ("xmm0", Mem("rdi", bytes=16))),
        Ins("paddd", ("xmm0", Mem("", label="first", bytes=16))),
        Ins("lea", ("rax", Mem("", label="second"))),
        Ins("paddd", ("xmm0", Mem("rax", 16, bytes=16))),
        Ins("movdqu", (Mem("rdi", bytes=16), "xmm0")),
    )
    tables = (Table("first", (1, 2, 3, 4), 16), Table("second", (0, 0, 0, 0, 50, 60, 70, MASK), 64))
    near = load(Routine("near", ("rdi",), body, tables, ("rax", "xmm0")))
    array = (ctypes.c_uint32 * 4)(1000, 2000, 3000, 4000)
    near(array)
    assert list(array) == [1051, 2062, 3073, 4003]


def test_words_are_repeated_and_spilled() -> None:
    """data = data + word 3 + table word 1, through 64 bytes of stack that must be aligned."""
    needs.runs(TARGETS["x86-64-avx512"])
    body = (
        Ins("vmovdqu32", ("zmm17", Mem("rdi", bytes=64))),
        Ins("vpaddd", ("zmm30", "zmm17", Mem("rsi", 12, broadcast=16))),
        Ins("vmovdqa32", (Mem("rsp", 64, bytes=64), "zmm30")),
        Ins("vpxord", ("zmm30", "zmm30", "zmm30")),
        Ins("vmovdqa32", ("zmm2", Mem("rsp", 64, bytes=64))),
        Ins("vpaddd", ("zmm2", "zmm2", Mem("", 4, label="table", broadcast=16))),
        Ins("vpternlogd", ("zmm17", "zmm2", Mem("rsi", 1000, broadcast=16), 0xCA)),
        Ins("vmovdqu32", (Mem("rdi", bytes=64), "zmm17")),
    )
    clobbers = ("zmm2", "zmm17", "zmm30")
    table = Table("table", (7, 0x10000, 9), 4)
    spread = load(Routine("spread", ("rdi", "rsi"), body, (table,), clobbers, 128, 64))
    words = [n * 0x01010101 for n in range(16)]
    more = [0] * 251
    more[3], more[250] = 0x00F0F000, 0x0F0F0F0F
    array = (ctypes.c_uint32 * 16)(*words)
    spread(array, (ctypes.c_uint32 * 251)(*more))
    sums = [word + more[3] + 0x10000 & MASK for word in words]
    assert list(array) == [(x & y) | (~x & more[250]) for x, y in zip(words, sums, strict=True)]


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a part of Linux")
def test_memory_is_never_writable_and_executable() -> None:
    bare = load(Routine("bare", (), (Ins("not", ("eax",)),)))
    for line in Path("/proc/self/maps").read_text(encoding="ascii").splitlines():
        bounds, rights, *_ = line.split()
        start, end = (int(bound, 16) for bound in bounds.split("-"))
        if start <= bare.address < end:
            assert rights == "r-xp"
            return
    raise AssertionError("it is nowhere")


def test_where_it_cannot_run_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "native", lambda: frozenset({"aarch64"}))
    with pytest.raises(UserError, match="'bare' is x86-64 code"):
        load(Routine("bare", (), ()))


def test_where_the_system_forbids_it_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forbidding:
        def mprotect(self, *_: object) -> int:
            ctypes.set_errno(13)
            return -1

    monkeypatch.setattr(ctypes, "CDLL", lambda *_, **__: Forbidding())
    with pytest.raises(
        UserError,
        match=r"does not allow code generation at run time \(Permission denied\); write --emitter gas",
    ):
        load(Routine("bare", (), ()))
