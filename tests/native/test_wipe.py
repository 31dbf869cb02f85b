"""Functions with --wipe leave no part of a secret below the stack pointer or in registers."""

from typing import Final

import pytest

from hashwright.modes.aegis import TAG_BYTES, Aegis
from hashwright.requests.request import Request, resolve
from tests import compiled, needs
from tests.native import residue

pytestmark = pytest.mark.sampled

EVERY: Final = (("-O0",), ("-O2",), ("-O3", "-march=native"), ("-Os",), ("-O2", "-flto"))
SOME: Final = ({"gcc": (("-O2",),), "clang": (("-O0",), ("-O2",))}, {"gcc": EVERY, "clang": EVERY})
FORMS: Final = (
    # hash, target, emitter, with every flag?
    ("aegis128l", "x86-64-aesni", "c", True),
    ("aegis128l", "x86-64-aesni-avx", "c", False),
    ("aegis128l", "x86-64-aesni-avx512vl", "c", False),
    ("aegis128l", "x86-64-vaes", "c", False),
    ("aegis128l", "x86-64-vaes-avx512vl", "gas", True),
    ("aegis128l", "portable", "c", False),
    ("aegis128x2", "x86-64-vaes", "c", False),
    ("aegis128x4", "x86-64-vaes-avx512vl", "c", False),
    ("aegis128x4", "x86-64-vaes", "gas", False),
)
CASES: Final = [
    pytest.param(name, target, emitter, kind, flags, id="-".join((name, target, emitter, kind, *flags)))
    for name, target, emitter, every in FORMS
    for kind, rows in SOME[every].items()
    for flags in rows
]


def caller(request: Request, kind: str, flags: tuple[str, ...]) -> residue.Caller:
    needs.runs(request.target)
    if kind == "clang" and "-flto" in flags:
        flags = (*flags, f"-fuse-ld={needs.program('ld.lld', 'ld.gold').rpartition('.')[2]}")
    library = compiled.shared(request, needs.compiler(kind), flags)
    assert isinstance(request.hash, Aegis)
    knows_all = "avx512vl" in request.target.features or "-march=native" in flags
    return residue.Caller(library, request.hash, high=knows_all)


def left(request: Request, found: residue.Caller) -> set[str]:
    """The functions that leave a residue, with its size: values, and bytes that depend on the key."""
    assert isinstance(request.hash, Aegis)
    told = set()
    for tag_bytes in TAG_BYTES:
        pieces = residue.secrets(request.hash, tag_bytes)
        calls = (list(found.calls(key, tag_bytes)) for key in residue.KEYS)
        for pair in zip(*calls, strict=True):
            held = [each.holds(values) for each, values in zip(pair, pieces, strict=True)]
            differing = pair[0].differs(pair[1])
            if any(held) or differing:
                told.add(f"{pair[0].function}: {max(held)} values, {differing} bytes")
    return told


@pytest.mark.long
@pytest.mark.parametrize(("name", "target", "emitter", "kind", "flags"), CASES)
def test_nothing_is_left(name: str, target: str, emitter: str, kind: str, flags: tuple[str, ...]) -> None:
    request = resolve(name, target, emitter=emitter, wipe="on")
    assert left(request, caller(request, kind, flags)) == set()


@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("flags", [("-O0",), ("-O2",), ("-O3", "-march=native")], ids=" ".join)
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("aegis128l", "x86-64-aesni"),
        ("aegis128l", "x86-64-aesni-avx"),
        ("aegis128x2", "x86-64-vaes"),
        ("aegis128x2", "x86-64-vaes-avx512vl"),
        ("aegis128x4", "x86-64-vaes-avx512vl"),
        ("aegis256", "x86-64-aesni-avx512vl"),
    ],
)
def test_short_updates_leave_nothing_in_registers(
    name: str, target: str, flags: tuple[str, ...], kind: str
) -> None:
    """Without --wipe, too."""
    request = resolve(name, target)
    found = caller(request, kind, flags)
    calls = [list(found.calls_of_whole_pieces(key)) for key in residue.KEYS]
    assert [each.function for each in calls[0]] == ["encrypt_update", "decrypt_update", "mac_update"] * 2
    assert [each.registers for each in calls[0]] == [each.registers for each in calls[1]]


@pytest.mark.parametrize(
    ("name", "target", "kind"), [("aegis128x4", "x86-64-aesni", "clang"), ("aegis128l", "portable", "gcc")]
)
def test_what_is_left_without_is_seen(name: str, target: str, kind: str) -> None:
    """Where registers do not suffice for the state."""
    request = resolve(name, target)
    told = left(request, caller(request, kind, ("-O2",)))
    assert any(each.startswith("encrypt_detached: ") for each in told)
    assert any(": 0 values" not in each for each in told)
