"""An invariant is compared with every path to its cut, so that a wrong guess is no proof."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from hashwright.proof.check.invariants import ArrivedPath, PathComparison
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.places import Spot, anything, spots
from hashwright.proof.run.stack import is_left
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.conditions import Precondition, Region
from hashwright.proof.say.digits import DONE
from hashwright.proof.say.terms import POINTER, Substitution, Term, const, part, total, var
from hashwright.requests.request import resolve
from tests import needs
from tests.plain import plain
from tests.proof.wrong import reason

KEPT: Final = var("kept", POINTER)
WORD: Final = var("a word", POINTER)
LENGTH: Final = var("a length", POINTER)
ONE: Final = const(1, POINTER)
RBX: Final = Spot("general", 3)
XMM3: Final = Spot("vectors", 3, 0)
STORED: Final = Spot("cells", 8, 8, KEPT)

Change = Callable[[MachineState], None]  # what the path does


def _wrong(content: dict[Spot, Term], *changes: Change) -> dict[Spot, Term]:
    """What the comparison forgets after one more iteration, on a path for each change.

    The places are registers, and the memory of a region.
    """
    needs.package("z3")
    region = Region("kept", KEPT, const(16, POINTER), is_written=True, is_given=True)
    begun = at_call(Image("EM_X86_64", (), {}), SYSTEM_V, Precondition(arguments=[KEPT], regions=[region]))
    begun.public |= {KEPT, LENGTH}
    ends = [begun.copy() for _ in changes]
    for change, end in zip(changes, ends, strict=True):
        change(end)
    compared = PathComparison(begun, lambda _, x, y: x is y)
    arrivals = [ArrivedPath(end, Substitution({DONE: DONE + ONE})) for end in ends]
    return compared.wrong(dict(spots(begun)) | content, arrivals)


def _moves(state: MachineState) -> None:
    state.general[3] = total(((KEPT, 1), (DONE, 8)), POINTER, 8)


def _writes(state: MachineState) -> None:
    state.general[3] = WORD


def _stores(state: MachineState) -> None:
    state.store(KEPT + const(8, POINTER), WORD)


STEADY: Final = total(((KEPT, 1), (DONE, 8)), POINTER)

# The invariant of a place, what a path does, and what is forgotten.
FORGOTTEN: Final = {
    "an address that advances": ({RBX: STEADY}, _moves, set()),
    "an address that advances otherwise": ({RBX: total(((KEPT, 1), (DONE, 4)), POINTER)}, _moves, {RBX}),
    "a register that changes": ({}, _writes, {RBX}),
    "a register with any content": ({RBX: anything(RBX, POINTER)}, _writes, set()),
    "memory that changes": ({STORED: ONE}, _stores, {STORED}),
    "memory that the invariant leaves out": ({}, _stores, {STORED}),
    "memory with that word": ({STORED: WORD}, _stores, set()),
}


@pytest.mark.parametrize("name", FORGOTTEN)
def test_what_is_wrong_on_a_path_is_forgotten(name: str) -> None:
    content, change, wanted = FORGOTTEN[name]
    wrong = _wrong(content, change)
    assert wrong.keys() == wanted
    assert all(term is anything(spot, term.bits) for spot, term in wrong.items())


def test_a_register_that_the_invariant_leaves_out_may_have_any_content() -> None:
    """Otherwise it would count as one that has the content of the first path, or of the call."""
    needs.package("z3")
    begun = at_call(Image("EM_X86_64", (), {}), SYSTEM_V, Precondition(arguments=[KEPT]))
    content = dict(spots(begun))
    del content[RBX]
    compared = PathComparison(begun, lambda _, x, y: x is y)
    assert compared.wrong(content, [ArrivedPath(begun, Substitution({}))]) == {RBX: anything(RBX, POINTER)}


# What a call may leave, by its name, and whether the place with its content is one that calls may use.
LEFTOVERS: Final = {
    "rcx after call 1": True,
    "rcx kept in call 1": False,
    "ebx of cpuid 0x1 at call 1": False,
    str(anything(Spot("general", 4), POINTER).attr): False,
}


@pytest.mark.parametrize("name", LEFTOVERS)
def test_two_places_with_what_a_call_has_left_may_differ_later(name: str) -> None:
    """A later call leaves something else, perhaps in one of them alone."""
    left, other = var(name, POINTER), Spot("general", 12)

    def calls(state: MachineState) -> None:
        state.general[3] = state.general[12] = left

    wrong = _wrong({RBX: left, other: left + ONE}, calls)
    assert wrong[RBX] is not wrong[other]
    assert is_left(wrong[RBX]) is LEFTOVERS[name]
    assert wrong[other] is anything(other, POINTER)


def test_a_constant_is_no_secret() -> None:
    """Where a path has a constant, and none has a secret, the content counts as what calls leave."""

    def clears(state: MachineState) -> None:
        state.general[3] = ONE

    ((spot, term),) = _wrong({}, clears).items()
    assert spot == RBX
    assert is_left(term)


def _counts(state: MachineState) -> None:
    state.general[3] = LENGTH


def _fills(state: MachineState) -> None:
    state.vectors[3][0] = part(LENGTH, 0, 32)


def test_what_public_values_determine_is_no_secret() -> None:
    """A general register with other public values on each path counts as what calls leave.

    Memory does not, nor does a vector register, whose parts code may store and load again with the others.
    """
    assert is_left(_wrong({}, _counts)[RBX])
    assert is_left(_wrong({RBX: LENGTH + ONE}, _counts)[RBX])
    (content,) = _wrong({STORED: ONE}, lambda state: state.store(KEPT + const(8, POINTER), LENGTH)).values()
    assert content is anything(STORED, POINTER)
    assert _wrong({}, _fills)[XMM3] is anything(XMM3, 32)


@pytest.mark.parametrize("changes", [(_counts, _writes), (_writes, _counts)])
def test_a_secret_on_one_path_stays_one(changes: tuple[Change, Change]) -> None:
    assert _wrong({}, *changes)[RBX] is anything(RBX, POINTER)
    left = _wrong({}, _counts)
    assert _wrong(left, *changes)[RBX] is anything(RBX, POINTER)
    assert _wrong(left, _counts) == {}


LOOP: Final = "    for (; nblocks != 0; nblocks--, data += 64) {\n"
LATE: Final = "        h0 ^= late; late = later; later = 1;\n"


@pytest.mark.long
def test_a_loop_that_changes_after_two_iterations_is_not_proved(tmp_path: Path) -> None:
    """The first iteration changes nothing, so that the guess is wrong."""
    request = resolve("md5", "portable", kernel="blocks")
    other = f"    uint32_t late = 0, later = 0;\n{LOOP}{LATE}"
    (made,) = (text for file, text in plain(request).files.items() if file.endswith(".c"))
    assert LOOP.encode() in made
    source = tmp_path / "blocks.c"
    source.write_bytes(made.replace(LOOP.encode(), other.encode()))
    (tmp_path / "md5_blocks.h").write_bytes(plain(request).files["md5_blocks.h"])
    library = needs.compiler("gcc").shared_library([source], tmp_path / "library.so", request.target.c_flags)
    (function,) = proving_of(request.hash).all(request)
    assert reason(library, function)
