"""AEGIS with its loops in assembly: its results, the content of registers afterwards, and its text."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.output.generate import generate, lower_all, routines
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from hashwright.verify.run import compiler_for, verify
from tests import needs
from tests.native.abi import AAPCS64, MICROSOFT, SYSTEM_V, Convention, Memory, caller, violations
from tests.native.machines import AARCH64, X86_64

pytestmark = pytest.mark.sampled

NAMES: Final = [target.name for target in serving(AEGIS128L) if target.holding(AEGIS128L.principal().word).isa]
SCHEDULES: Final = [
    *((name, "") for name in NAMES),
    ("x86-64-aesni-avx", "defer=run,unroll=1"),
    ("x86-64-aesni-avx", "defer=two,unroll=4"),
    ("x86-64-aesni-avx512vl", "defer=run,key=word,unroll=8"),
    ("x86-64-aesni", "neg=2+5"),
    ("x86-64-aesni-avx512vl", "neg=3"),
    ("x86-64-vaes", "neg=1"),  # half of a register
    ("x86-64-vaes", "defer=run,neg=2+4+5,pack=2"),
    ("x86-64-vaes-avx512vl", "neg=0+6"),
    ("aarch64-aes", "neg=1+4"),
    ("x86-64-aesni", "sched=golden-cove"),
    ("x86-64-aesni-avx512vl", "horizon=4,sched=zen4,spare=0,unroll=4"),
    ("x86-64-vaes", "horizon=8,sched=zen4"),
    ("x86-64-vaes", "pack=2"),
    ("aarch64-aes-sha3", "unroll=8"),
]
STATE, PIECES, COUNT = 256, 32 * 8, 2  # bytes, bytes, iterations


def asked(target: str, schedule: str = "", **options: str) -> Request:
    return resolve("aegis128l", target, schedule=schedule, emitter="gas", **options)


@pytest.mark.long
@pytest.mark.sampled("schedule")
@pytest.mark.parametrize(("target", "schedule"), SCHEDULES)
def test_it_is_aegis(target: str, schedule: str, tmp_path: Path) -> None:
    request = asked(target, schedule)
    needs.foreign(request.target)
    generate(request).write(tmp_path)
    checks = list(verify(request, tmp_path, compiler_for(request.target, None)))
    assert [check.failure for check in checks if not check.passed] == []
    assert checks


@pytest.mark.parametrize("target", NAMES)
def test_state_words_stay_in_registers(target: str) -> None:
    request = asked(target)
    for each in routines(request, lower_all(request)):
        assert each.stack == 0, each.symbol


@pytest.mark.parametrize("target", ["aarch64-aes", "aarch64-aes-sha3"])
@pytest.mark.parametrize("unroll", ["1", "2", "8"])
def test_each_aese_directly_precedes_its_aesmc(target: str, unroll: str) -> None:
    text = generate(asked(target, f"unroll={unroll}")).files["aegis128l_blocks.S"].decode()
    lines = [line.split("/*")[0].split() for line in text.splitlines() if re.match(r" {8}[a-z]", line)]
    pairs = [(line, after) for line, after in pairwise(lines) if line[0] == "aese"]
    assert len(pairs) == sum(line[0] == "aesmc" for line in lines) > 8
    for line, after in pairs:
        register = line[1].rstrip(",")
        assert after == ["aesmc", f"{register},", register]


def test_complements_are_found_and_written_as_bcax_and_eor3() -> None:
    text = generate(asked("aarch64-aes-sha3")).files["aegis128l_blocks.S"].decode()
    assert "State words s3, s7: stored as complements." in text
    assert text.count(" bcax ") >= 4
    assert " eor3 " in text


@pytest.mark.parametrize("convention", [SYSTEM_V, MICROSOFT, AAPCS64], ids=str)
def test_conventions_are_kept(convention: Convention, tmp_path: Path) -> None:
    machine = AARCH64 if convention is AAPCS64 else X86_64
    request = asked("aarch64-aes-sha3" if machine is AARCH64 else "x86-64-vaes")
    if machine is X86_64:
        needs.runs(TARGETS["x86-64-vaes"])
    generate(request).write(tmp_path)
    flags = ["-DMICROSOFT_ABI"] if convention is MICROSOFT else []
    made = machine.compile(tmp_path / "aegis128l_blocks.S", flags)
    symbols = re.findall(r"\.globl +SYMBOL\((\w+)\)", (tmp_path / "aegis128l_blocks.S").read_text())
    program = caller(machine, [made], symbols)
    state, source = Memory(bytes(range(STATE)), written=True), Memory(bytes(PIECES))
    for symbol in symbols:
        out = () if "update" in symbol else (Memory(bytes(PIECES), written=True),)
        data = () if "stream" in symbol else (source,)
        assert violations(program, symbol, convention, (state, *out, *data, COUNT)) == [], symbol


def test_objects_are_refused() -> None:
    with pytest.raises(UserError, match="--emitter obj does not write AEGIS-128L, parts of which are C"):
        resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="obj")


def test_only_its_loops_are_left_out_of_c() -> None:
    files = generate(asked("x86-64-aesni", prefix="my_")).files
    assert list(files) == ["aegis128l.h", "aegis128l_blocks.S", "aegis128l.c"]
    assert "void my_aegis128l_encrypt_loop(" in files["aegis128l.c"].decode()


@pytest.mark.parametrize("schedule", ["", "defer=run,unroll=8", "unroll=8,spare=0"])
def test_rounds_stay_in_registers_that_they_reach_without_vaes(schedule: str) -> None:
    """aesenc of xmm16 and up is an instruction of VAES, which a processor with AVX-512 may lack."""
    request = asked("x86-64-aesni-avx512vl", schedule)
    text = "".join(made.decode() for name, made in generate(request).files.items() if name.endswith(".S"))
    rounds = re.findall(r"^.*\bv?aesenc\b.*$", text, re.MULTILINE)
    assert rounds
    assert [line for line in rounds if re.search(r"xmm(1[6-9]|[23]\d)", line)] == []
