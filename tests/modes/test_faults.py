"""A fault in a user's description is reported in one sentence."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Final

import pytest

from hashwright.bench.racing import racing_of
from hashwright.errors import UserError
from hashwright.graph.ir import Graph, Node, numbered, row, var
from hashwright.graph.semantics import Ty
from hashwright.hashes import HASHES
from hashwright.hashes.aegis128l import AEGIS128L
from hashwright.hashes.md5 import MD5
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.modes.merkle_damgard import Line, MerkleDamgard, State
from hashwright.output.writing import writing_of
from hashwright.requests.request import resolve
from hashwright.verify.verifying import verifying_of


def rotating(count: int) -> MerkleDamgard:
    """MD5 with other steps."""

    def step(i: int, state: State, m: tuple[Node, ...]) -> State:
        a, b, c, d = state
        return d, (a + m[i]).rotl(count), b, c

    return replace(MD5, lines=(Line(rounds=("F",), round_steps=16, step=step),))


class Bare(MerkleDamgard):
    kernels: ClassVar[Mapping[str, Kernel]] = {}


class Strange(MerkleDamgard):
    kernels: ClassVar[Mapping[str, Kernel]] = {"later": Kernel("later", "to come", function="none")}


class Roomless(MerkleDamgard):
    room: ClassVar[str] = "hashwright.rules"


@dataclass(frozen=True, kw_only=True)
class Wide(Hash):
    """A hash with types of words that no target supports together."""

    family: ClassVar[str] = "wide"
    room: ClassVar[str] = "hashwright.modes.merkle_damgard"
    kernels: ClassVar[Mapping[str, Kernel]] = MD5.kernels
    inputs: tuple[Node, ...] = (*row("s", 1, Ty.B512), *row("t", 1, Ty.V32))

    @property
    def rate_bytes(self) -> int:
        return 64

    def principal(self) -> Graph:
        return Graph("mix", self.inputs, numbered("s", self.inputs))

    def functions(self) -> Mapping[str, Graph]:
        return {"mix": self.principal()}


def like(kind: type[MerkleDamgard]) -> Hash:
    return kind(**{each.name: getattr(MD5, each.name) for each in fields(MD5)})


WIDE: Final = Wide(name="wide", title="Wide", source="nowhere", vectors=((b"", ""),))

# Faults: the hash and the sentence.
WRONG: Final[Mapping[str, tuple[Hash, str]]] = {
    "vectors": (replace(MD5, vectors=()), "x: there is no published vector; write at least one into vectors"),
    "rotation by 0": (
        rotating(0),
        "x: the description is wrong: U32 has no rotation by 0; write 1 to 31",
    ),
    "rotation by 32": (
        rotating(32),
        "x: the description is wrong: U32 has no rotation by 32; write 1 to 31",
    ),
    "kernels": (like(Bare), "x: the mode 'merkle_damgard' has no kernel; write one into kernels"),
    "function": (
        like(Strange),
        "x: there is no function 'none', which the kernel 'later' names; write one of: compress",
    ),
    "role twice": (
        replace(WIDE, inputs=(var("s", Ty.B128), var("s", Ty.B256))),
        "x: mix has two inputs 's'; write another role or index for one of them",
    ),
    "width": (
        WIDE,
        "no target supports the words of x, which are B512, V32; describe it in U32 or U64 words",
    ),
    "lanes": (
        replace(AEGIS128L, lanes=3),
        "x: the description is wrong: there are no words of 3 blocks; write 1, 2 or 4 lanes",
    ),
}


@pytest.fixture
def added(request: pytest.FixtureRequest) -> Iterator[str]:
    """Faults, with the hash registered as x; then the sentence."""
    hash_, sentence = WRONG[request.param]
    HASHES["x"] = replace(hash_, name="x")
    try:
        yield sentence
    finally:
        del HASHES["x"]


@pytest.mark.parametrize("added", WRONG, indirect=True)
def test_each_fault_is_a_sentence(added: str) -> None:
    with pytest.raises(UserError) as told:
        resolve("x", "portable")
    assert str(told.value).startswith(added)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("name", HASHES)
def test_the_packages_own_have_none(name: str) -> None:
    assert resolve(name).hash is HASHES[name]


def test_a_room_without_a_record_is_reported() -> None:
    hash_ = like(Roomless)
    for look in (writing_of, verifying_of, racing_of):
        with pytest.raises(UserError, match=r"the mode of md5 has no module hashwright\.rules\.\w+; write one"):
            look(hash_)


def test_a_state_of_three_words_has_no_pairs() -> None:
    with pytest.raises(UserError, match="'pack' is not a choice for this kernel"):
        resolve("aegis256", "x86-64-vaes-avx512vl", schedule="pack=2")
