"""A million random messages of each AEGIS cipher, compared with libaegis."""

import ctypes
from ctypes import c_uint64, c_void_p
from pathlib import Path
from typing import Final

import pytest

from hashwright.bench.aegis.racing import libaegis
from hashwright.modes.aegis import Aegis
from hashwright.native.compiler import find
from hashwright.requests.request import Request, find_target
from tests import compiled, needs

pytestmark = pytest.mark.sampled

DRIVER: Final = Path(__file__).parent / "differ.c"
MILLION: Final = 1_000_000
SOME: Final = 50_000
REQUESTS: Final = compiled.running(Aegis.family)


def messages(request: Request) -> int:
    """The number of messages: a million for the best target here."""
    return MILLION if find_target(request.hash, "native") is request.target else SOME


def first_difference(request: Request, theirs: str, count: int) -> int:
    """The number of the first message at which our library and libaegis's function differ, or 0."""
    needs.package("pyaegis")
    peer = libaegis()
    assert peer
    ours = compiled.aegis(request, find())
    library = ctypes.CDLL(str(find().shared_library([DRIVER], compiled.directory() / "differ.so")))
    library.differ.argtypes, library.differ.restype = (
        (c_void_p, c_void_p, c_void_p, c_uint64, c_uint64),
        c_uint64,
    )
    functions = (ours.function("encrypt_detached"), ours.function("decrypt_detached"), peer[theirs])
    found: int = library.differ(*(ctypes.cast(each, c_void_p) for each in functions), count, count)
    return found


@pytest.mark.parametrize("request_", REQUESTS, ids=compiled.named)
def test_messages_of_random_lengths(request_: Request) -> None:
    theirs = f"{request_.hash.name}_encrypt_detached"
    assert first_difference(request_, theirs, messages(request_)) == 0


@pytest.mark.parametrize("request_", REQUESTS[:1], ids=compiled.named)
def test_another_cipher_differs_at_once(request_: Request) -> None:
    assert first_difference(request_, "aegis128x2_encrypt_detached", SOME) == 1
