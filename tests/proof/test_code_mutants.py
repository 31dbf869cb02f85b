"""A fixed sample of random changes of machine code: no change with an effect is proved, and inputs show why."""

from collections import Counter
from pathlib import Path

import pytest

from hashwright.proof.contract.functions import proving_of
from hashwright.requests.request import resolve
from tests import compiled, needs
from tests.code_mutants import ACCEPTED, REFUSED, REFUTED, UNCALLED, Task, fate_of, judged, mutants
from tests.plain import plain
from tests.proof.subjects import SUBJECTS, Fault, Subject


@pytest.mark.long
@pytest.mark.sampled("name", "target", "kernel", "emitter", "kind", "seed")
@pytest.mark.parametrize(
    ("name", "target", "kernel", "emitter", "kind", "seed"),
    [
        ("md5", "x86-64-bmi", "blocks", "c", "gcc", 1),
        ("ripemd160", "x86-64-avx512vl", "blocks", "gas", "clang", 2),
        ("md5", "aarch64", "blocks", "c", "ziglang", 3),
        ("md5", "aarch64-neon", "lanes", "c", "ziglang", 1),
        ("aegis128l", "x86-64-aesni", "encrypt", "gas", "gcc", 3),
        ("aegis128l", "x86-64-vaes", "encrypt", "gas", "gcc", 2),
    ],
)
def test_changes_of_code_are_refused(
    name: str, target: str, kernel: str, emitter: str, kind: str, seed: int, tmp_path: Path, full: bool
) -> None:
    needs.package("iced_x86", "capstone", "pypcode", "elftools", "z3")
    request = resolve(name, target, kernel=kernel, emitter=emitter)
    needs.foreign(request.target)
    compiler = needs.cross(request.target) if kind == "ziglang" else needs.compiler(kind)
    library = compiled.shared(request, compiler, tuple(request.target.c_flags))
    function = proving_of(request.hash).functions(request)[-1]
    count = 10 if full else 5
    totals = Counter(
        judged(each, function, request)[0] for each in mutants(library, function.name, tmp_path, seed, count)
    )
    assert totals.keys() <= {REFUTED, UNCALLED, REFUSED, ACCEPTED}
    assert totals[REFUTED] + totals[UNCALLED] > 0.4 * count


@pytest.mark.long
@pytest.mark.sampled("what", "subject", "fault")
@pytest.mark.parametrize(
    ("what", "subject", "fault"),
    [
        pytest.param(fault.what, subject, fault, id=f"{subject}: {fault.what}")
        for subject in SUBJECTS
        for fault in subject.faults
    ],
)
def test_faults_are_refused(what: str, subject: Subject, fault: Fault) -> None:
    needs.package("iced_x86", "capstone", "pypcode", "elftools", "z3")
    target = subject.request().target
    needs.foreign(target)
    has_result = what != "a state left uncleared"  # in a register or on the stack: no result shows that
    is_emulated = target.emulation and what != "a byte read past the end"  # an emulator shows no such read
    is_shown = has_result and (target.runs_here() or is_emulated)
    assert fate_of(Task(subject, what, fault, b"")).kind in ({REFUTED} if is_shown else {REFUSED, UNCALLED})


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_faults_are_in_lines_that_there_are(subject: Subject) -> None:
    files = plain(subject.request()).files
    lines = [line for fault in subject.faults for line in fault.lines]
    assert all(any(line.encode() in text for text in files.values()) for line in lines)
    assert subject.proved().name == subject.function
