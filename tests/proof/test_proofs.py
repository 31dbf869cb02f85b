"""Block functions of one message, as each compiler makes them, are proved."""

import pytest

from hashwright.modes import proving_of
from hashwright.proof.verdict import verdict
from hashwright.request import Request, resolve
from tests import compiled, needs

TARGETS = ("portable", "x86-64", "x86-64-bmi", "x86-64-avx512vl")


@pytest.fixture(autouse=True)
def _packages() -> None:
    for name in ("iced_x86", "elftools", "z3"):
        needs.package(name)


def _requests() -> list[Request]:
    return [
        resolve(name, target, kernel="blocks", emitter=emitter)
        for name in ("md5", "ripemd160")
        for target in TARGETS
        for emitter in ("c", "gas")
        if (target, emitter) != ("portable", "gas")
    ]


@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize(
    "request_", _requests(), ids=lambda each: f"{each.hash.name}-{each.target.name}-{each.emitter}"
)
def test_block_functions_are_proved(request_: Request, kind: str) -> None:
    library = compiled.shared(request_, needs.compiler(kind), tuple(request_.target.c_flags))
    (function,) = proving_of(request_.hash).functions(request_)
    assert verdict(library, function, runs=False).why == ""


def test_the_rounds_may_be_loops() -> None:
    request = resolve("md5", "x86-64", kernel="blocks", emitter="gas", schedule="rounds=loop")
    library = compiled.shared(request, needs.compiler("gcc"))
    (function,) = proving_of(request.hash).functions(request)
    assert verdict(library, function, runs=False).why == ""
