"""One hash of each mode: all its kernels compile, and pass `verify`."""

from typing import Final

import pytest

from hashwright.hashes import HASHES
from hashwright.modes.kernel import LIBRARY
from hashwright.native.compiler import find
from hashwright.requests.request import Request, resolve
from hashwright.verify.run import verify
from tests import compiled
from tests.verify.mutants import Quick

FIRST: Final = {hash_.family: hash_ for hash_ in reversed(HASHES.values())}
REQUESTS: Final = [
    resolve(hash_.name, "portable", kernel=kernel.name, length="20" if kernel.sized else None)
    for hash_ in FIRST.values()
    for kernel in (LIBRARY, *hash_.kernels.values())
]


@pytest.mark.sampled
@pytest.mark.parametrize("request_", REQUESTS, ids=compiled.named)
def test_every_kernel_is_right(request_: Request) -> None:
    failed = [
        each for each in verify(request_, compiled.written(request_), Quick(find().command)) if not each.passed
    ]
    assert failed == []
