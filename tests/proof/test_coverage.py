"""A case of a proof that is missing is found, whatever kind of function it is of."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from hashwright.proof.check import appending, padding
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.coverage import Cases, check_coverage
from hashwright.proof.check.digests import DigestContract
from hashwright.proof.check.groups import BatchContract
from hashwright.proof.check.kinds import contract_of, prove
from hashwright.proof.check.rows import RowsContract
from hashwright.proof.contract.functions import ProvedFunction, proving_of
from hashwright.proof.read.image import Image
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.digits import Length
from hashwright.proof.say.terms import POINTER, const, less, var
from hashwright.requests.request import Request, resolve
from tests import needs

MD5: Final = resolve("md5", "x86-64")
AEGIS: Final = resolve("aegis128l", "x86-64-aesni")
SIXTHS: Final = resolve("aegis256", "x86-64-aesni", schedule="unroll=6")
BATCH: Final = resolve("md5", "x86-64-avx2", kernel="batch")
FIXED: Final = resolve("md5", "x86-64-avx2", kernel="fixed", length="32")
IMAGE: Final = Image("EM_X86_64", (), {})
N: Final = var("n", POINTER)


def _contract(request: Request, name: str) -> Contract:
    needs.package("z3")
    found: list[ProvedFunction] = [*proving_of(request.hash).all(request)]
    return contract_of(IMAGE, next(each for each in found if str(each) == f"{request.name}_{name}"))


@pytest.mark.parametrize(
    ("request_", "name"),
    [
        (MD5, "init"),
        (MD5, "update"),
        (MD5, "final"),
        (AEGIS, "encrypt"),
        (AEGIS, "encrypt_update"),
        (AEGIS, "mac_update"),
        (AEGIS, "decrypt_final"),
        (SIXTHS, "encrypt"),
        (SIXTHS, "mac_update"),
        (BATCH, "batch"),
        (BATCH, "batch_from"),
        (BATCH, "update_batch"),
        (BATCH, "final_batch"),
        (BATCH, "init_batch"),
        (FIXED, "32_batch"),
        (FIXED, "32_batch_rows"),
    ],
)
def test_the_cases_cover_all_calls(request_: Request, name: str) -> None:
    for each in _contract(request_, name).coverage():
        check_coverage(each)


def _without(number: int) -> Callable[..., Any]:
    """The same without the case of that number."""

    def some(method: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args: [each for i, each in enumerate(method(*args)) if i != number]

    return some


@pytest.mark.parametrize(
    ("request_", "name", "of", "method", "number"),
    [
        (MD5, "update", DigestContract, "cases", 0),  # no bytes after no bytes
        (MD5, "update", DigestContract, "cases", 66),  # a byte after a byte
        (MD5, "update", DigestContract, "cases", 64),  # of many bytes
        (MD5, "update", DigestContract, "continued", 63),
        (MD5, "final", DigestContract, "cases", 55),
        (AEGIS, "decrypt_detached", Length, "ways", 0),  # no last bytes
        (AEGIS, "decrypt_final", Length, "ways", 1),
        (BATCH, "batch", padding, "rests", 63),
        (BATCH, "update_batch", appending, "rests", 0),  # no bytes
    ],
)
def test_a_missing_case_is_found(
    request_: Request, name: str, of: Any, method: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of, method, _without(number)(getattr(of, method)))
    with pytest.raises(Unproved, match="the cases of the proof may not cover all"):
        prove(_contract(request_, name))


@pytest.mark.parametrize(
    ("name", "of", "method"),
    [("32_batch", BatchContract, "_others"), ("32_batch_rows", RowsContract, "_spare")],
)
def test_a_missing_number_is_found(name: str, of: type, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    every = getattr(of, method).fget
    monkeypatch.setattr(of, method, property(lambda self: every(self)[1:]))
    with pytest.raises(Unproved, match="the cases of the proof may not cover all"):
        prove(_contract(FIXED, name))


def test_a_case_that_is_too_small_is_found() -> None:
    needs.package("z3")
    small, large = less(N, const(10, POINTER)), ~less(N, const(11, POINTER))
    check_coverage(Cases("numbers", frozenset([~less(N, const(11, POINTER))]), (small, large)))
    with pytest.raises(Unproved, match="may not cover all numbers"):
        check_coverage(Cases("numbers", frozenset(), (small, large)))
