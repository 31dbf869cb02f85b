"""Kernels for several messages side by side, on this machine, with different data in every lane."""

import ctypes
import random
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.modes.merkle_damgard import LANES, MerkleDamgard
from hashwright.native.compiler import Compiler, find
from hashwright.requests.request import Request, resolve, serving
from hashwright.requests.settings import values
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from tests import compiled
from tests.guard import Guarded, survives
from tests.kernels import BLOCK_BYTES
from tests.oracles import DIGEST

pytestmark = pytest.mark.sampled

State = tuple[int, ...]

# The numbers of streams: a hash of one line represents all.
STREAMED: Final = {"md5": (2, 3, 4), "ripemd160": (2,)}

MERKLE_DAMGARD: Final = [hash_ for hash_ in HASHES.values() if isinstance(hash_, MerkleDamgard)]


def every_lanes(*, here: bool) -> list[Request]:
    """A request for each hash, number of lanes, rotate, load and streams, once for targets with one code."""
    distinct: dict[object, Request] = {}
    for hash_ in MERKLE_DAMGARD:
        for target in serving(hash_):
            default = resolve(hash_.name, target.name, kernel="lanes")
            for lanes in (*target.lanes(32), 1) if target.runs_here() == here else ():
                keys = values(hash_.principal(), target, LANES, lanes)
                more = [f"rot={way}" for way in keys.get("rot", ())]
                more += [f"streams={n}" for n in STREAMED[hash_.name]]
                more += [f"load={way}" for way in keys.get("load", ())[1:] if hash_ is MD5]
                alone = "" if lanes == default.setting().lanes else f"lanes={lanes}"
                for schedule in [alone, *(f"lanes={lanes},{choice}" for choice in more)]:
                    request = resolve(hash_.name, target.name, kernel="lanes", schedule=schedule)
                    setting = request.setting()
                    key = (hash_.name, lanes, setting.machine.insns, str(setting.schedule))
                    distinct.setdefault(key, request)
    return list(distinct.values())


def named(request: Request) -> str:
    return f"{request.hash.name}-{request.target.name}-{request.schedule}"


HERE: Final = every_lanes(here=True)
DEFAULTS: Final = [request for request in HERE if request.schedule.choices.keys() <= {"lanes"}]


def drawn(
    hash_: MerkleDamgard, lanes: int, nblocks: int, rng: random.Random
) -> tuple[list[State], list[bytes]]:
    """A state and a message for each lane."""
    states = [tuple(rng.getrandbits(32) for _ in hash_.iv) for _ in range(lanes)]
    return states, [rng.randbytes(nblocks * BLOCK_BYTES) for _ in range(lanes)]


def absorbed(hash_: MerkleDamgard, states: Sequence[State], messages: Sequence[bytes]) -> list[State]:
    """The resulting states, by the description."""
    ends = []
    for start, message in zip(states, messages, strict=True):
        state = start
        for at in range(0, len(message), BLOCK_BYTES):
            state = hash_.absorb(state, message[at : at + BLOCK_BYTES])
        ends.append(state)
    return ends


def whole_messages(hash_: MerkleDamgard, lanes: int, rng: random.Random) -> tuple[list[bytes], list[bytes]]:
    """Padded messages of one number of blocks, and their digests by another implementation."""
    messages = [rng.randbytes(2 * BLOCK_BYTES + rng.randrange(BLOCK_BYTES - 8)) for _ in range(lanes)]
    digests = [DIGEST[hash_.name](message) for message in messages]
    return [message + hash_.pad(len(message)) for message in messages], digests


def as_digest(hash_: MerkleDamgard, state: State) -> bytes:
    return b"".join(word.to_bytes(4, hash_.byte_order) for word in state)


def opened(request: Request, compiler: Compiler, flags: tuple[str, ...]) -> tuple[MerkleDamgardLibrary, int]:
    return compiled.merkle_damgard(request, compiler, flags), request.setting().messages


@pytest.mark.parametrize("request_", DEFAULTS, ids=named)
def test_digests_by_every_compiler(request_: Request, compiler: Compiler) -> None:
    library, lanes = opened(request_, compiler, compiled.OPTIMISED)
    hash_ = request_.hash
    assert isinstance(hash_, MerkleDamgard)
    rng = random.Random(lanes)
    for _ in range(20):
        padded, digests = whole_messages(hash_, lanes, rng)
        made = library.lanes_blocks([hash_.iv] * lanes, padded, len(padded[0]) // BLOCK_BYTES)
        assert [as_digest(hash_, state) for state in made] == digests


@pytest.mark.parametrize("request_", HERE, ids=named)
def test_other_states_and_data_in_every_lane(request_: Request) -> None:
    library, lanes = opened(request_, find(), compiled.UNOPTIMISED)
    hash_ = request_.hash
    assert isinstance(hash_, MerkleDamgard)
    rng = random.Random(lanes)
    for nblocks in (0, 1, 3):
        states, messages = drawn(hash_, lanes, nblocks, rng)
        assert library.lanes_blocks(states, messages, nblocks) == absorbed(hash_, states, messages), nblocks


@pytest.mark.parametrize("request_", DEFAULTS, ids=named)
def test_data_at_any_alignment(request_: Request) -> None:
    """Each lane's message is at a different address; the bytes around them do not change."""
    library, lanes = opened(request_, find(), compiled.UNOPTIMISED)
    hash_ = request_.hash
    assert isinstance(hash_, MerkleDamgard)
    rng = random.Random(lanes)
    states, messages = drawn(hash_, lanes, 2, rng)
    expected = absorbed(hash_, states, messages)
    size = 2 * BLOCK_BYTES
    for first in range(16):
        starts = [lane * (size + BLOCK_BYTES) + (first + 5 * lane) % BLOCK_BYTES for lane in range(lanes)]
        memory = bytearray(rng.randbytes(lanes * (size + BLOCK_BYTES)))
        for start, message in zip(starts, messages, strict=True):
            memory[start : start + size] = message
        before = bytes(memory)
        address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        made = library.lanes_blocks(states, [address + start for start in starts], 2)
        assert made == expected, first
        assert memory == before


@pytest.mark.long
@pytest.mark.parametrize("request_", HERE, ids=named)
def test_nothing_is_read_outside_the_messages(request_: Request) -> None:
    library, lanes = opened(request_, find(), compiled.UNOPTIMISED)
    hash_ = request_.hash
    assert isinstance(hash_, MerkleDamgard)
    states, messages = drawn(hash_, lanes, 2, random.Random(lanes))
    expected = {nblocks: library.lanes_blocks(states, messages, nblocks) for nblocks in (0, 1, 2)}

    def work(say: Callable[[str], None]) -> None:
        memories = [Guarded(2 * BLOCK_BYTES) for _ in range(lanes)]
        for nblocks, states_after in expected.items():
            say(f"{nblocks} blocks")
            data = [message[: nblocks * BLOCK_BYTES] for message in messages]
            for places in ([m.at_end for m in memories], [m.at_start for m in memories]):
                made = library.lanes_blocks(
                    states, [place(each) for place, each in zip(places, data, strict=True)], nblocks
                )
                assert made == states_after

    survives(work)


@pytest.mark.parametrize("request_", DEFAULTS, ids=named)
def test_no_block_changes_nothing(request_: Request) -> None:
    library, lanes = opened(request_, find(), compiled.UNOPTIMISED)
    states = [tuple(range(lane, lane + len(request_.hash.principal().outputs))) for lane in range(lanes)]
    assert library.lanes_blocks(states, [0] * lanes, 0) == states
