"""A fixed sample of random changes of machine code: none that matters is proved, and inputs show why."""

from collections import Counter
from pathlib import Path

import pytest

from hashwright.modes import proving_of
from hashwright.request import resolve
from tests import compiled, needs
from tests.code_mutants import judged, mutants


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
    name: str, target: str, kernel: str, emitter: str, kind: str, seed: int, tmp_path: Path
) -> None:
    for package in ("iced_x86", "capstone", "elftools", "z3"):
        needs.package(package)
    request = resolve(name, target, kernel=kernel, emitter=emitter)
    needs.foreign(request.target)
    compiler = needs.cross(request.target) if kind == "ziglang" else needs.compiler(kind)
    library = compiled.shared(request, compiler, tuple(request.target.c_flags))
    function = proving_of(request.hash).functions(request)[-1]
    totals = Counter(judged(each, function)[0] for each in mutants(library, function.name, tmp_path, seed, 10))
    assert totals.keys() <= {"refuted by an input", "refused", "accepted, equivalent"}
    assert totals["refuted by an input"] > 4
