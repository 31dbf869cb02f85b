"""The checks of a sponge's files."""

import random
from functools import partial
from typing import Any

from hashwright.native.library import Library
from hashwright.requests.request import Request
from hashwright.verify.compare import Case, Cases, Checks
from hashwright.verify.verifying import Verifying
from sponge import Sponge


class SpongeLibrary(Library):
    """The C form of a sponge."""

    def digest(self, data: bytes, size: int) -> bytes:
        with self._memory.call():
            given, out = self._memory.given(data), self._memory.room(size)
            self._call("digest", given, len(data), out.address)
            return out.raw


def cases(hash_: Sponge, library: Any) -> Cases:
    rng = random.Random(1)
    for length in (0, 1, 61, 62, 63, 64, 65, 500):
        data = rng.randbytes(length)
        yield Case(f"{length} bytes", partial(library.digest, data, hash_.digest_bytes), hash_.digest(data))


def vectors(hash_: Sponge, library: Any) -> Cases:
    for data, digest in hash_.vectors:
        yield Case(data.hex(), partial(library.digest, data, hash_.digest_bytes), bytes.fromhex(digest))


def checks(request: Request, library: Any) -> Checks:
    assert isinstance(request.hash, Sponge)
    return {
        "published vectors": partial(vectors, request.hash, library),
        "random messages": partial(cases, request.hash, library),
    }


VERIFYING = Verifying(checks=checks, open=SpongeLibrary)
