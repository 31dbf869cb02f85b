"""All effects of a function are compared with its frame, at cuts and where it returns."""

from typing import Final

import pytest

from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.stack import LEFT, POINTERS, STACK_GUARD
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import AES_SUB, POINTER, Term, apply, const, memory, part, var
from tests import needs

OUT: Final = var("out", POINTER)
KEPT: Final = var("kept", POINTER)
SIZE: Final = const(8, POINTER)
FEW: Final = var("few", POINTER) & const(7, POINTER)
SEVEN: Final = const(7, POINTER)


def _begun() -> MachineState:
    needs.package("z3")
    given = Precondition(
        arguments=(OUT, KEPT),
        regions=(
            Region("out", OUT, SIZE, is_written=True, is_passing=True),
            Region("kept", KEPT, SIZE, is_written=True, is_given=True),
        ),
        contents=(Content(OUT, 4, const(5, 32)),),
        public=(OUT, KEPT, var("few", POINTER)),
        clearable=((KEPT, FEW),),
    )
    return at_call(Image("EM_X86_64", (), {}), SYSTEM_V, given)


def _ended(begun: MachineState) -> MachineState:
    """The same where the function has returned."""
    end = begun.copy()
    end.general[4] += SIZE
    end.returned = SYSTEM_V.return_address(begun)
    return end


def test_what_is_left_must_be_there() -> None:
    begun = _begun()
    end = _ended(begun)
    end.store(OUT, SEVEN)
    check_exit(SYSTEM_V, begun, end, Frame(left=[Content(OUT, 0, SEVEN)]), Sweep())
    end = _ended(begun)
    with pytest.raises(Unproved, match="number differs from the description from byte 0 on"):
        check_exit(SYSTEM_V, begun, end, Frame(left=[Content(OUT, 0, SEVEN, "number")]), Sweep())


@pytest.mark.parametrize(("address", "offset"), [(OUT, 0), (OUT, 4), (KEPT, 0)])
def test_all_else_must_be_as_it_was(address: Term, offset: int) -> None:
    begun = _begun()
    end = _ended(begun)
    end.store(address + const(offset, POINTER), const(6, 32))
    with pytest.raises(Unproved, match="something is written too early or besides"):
        check_exit(SYSTEM_V, begun, end, Frame(), Sweep())
    end = _ended(begun)
    end.store(OUT + const(4, POINTER), const(5, 32))
    check_exit(SYSTEM_V, begun, end, Frame(), Sweep())


@pytest.mark.parametrize(
    "other", [STACK_GUARD, var("r12", POINTER), memory(POINTERS[8]), var(f"rax{LEFT}1", POINTER), POINTERS[8]]
)
def test_memory_of_any_content_has_nothing_that_was_not_given(other: Term) -> None:
    begun, frame = _begun(), Frame(free=[(OUT, 8), (KEPT, 8)])
    for given in (SEVEN, KEPT, var("a secret", POINTER), memory(KEPT)):
        end = _ended(begun)
        end.store(KEPT, given)
        check_exit(SYSTEM_V, begun, end, frame, Sweep())
    for address in (OUT, KEPT):
        end = _ended(begun)
        end.store(address, part(other, 0, 8))
        with pytest.raises(Unproved, match="which is not given to the function"):
            check_exit(SYSTEM_V, begun, end, frame, Sweep())
        with pytest.raises(Unproved, match="which is not given to the function"):
            check_cut(begun, end, Frame(), Sweep())


def test_what_is_kept_is_left_to_the_invariant_of_a_cut() -> None:
    begun = _begun()
    end = begun.copy()
    end.store(KEPT, SEVEN)
    check_cut(begun, end, Frame(), Sweep())
    assert end.content(KEPT, 0, 8) is SEVEN
    end.store(OUT, SEVEN)
    with pytest.raises(Unproved, match="too early or besides: at out"):
        check_cut(begun, end, Frame(), Sweep())


def test_memory_that_is_cleared_is_noticed_at_a_cut() -> None:
    begun = _begun()
    end = begun.copy()
    end.clear(KEPT, FEW)
    with pytest.raises(Unproved, match="cleared where it is not"):
        check_cut(begun, end.copy(), Frame(), Sweep())
    check_cut(begun, end, Frame(cleared=[(KEPT, FEW)]), Sweep())
    assert not end.cleared


def _stored(begun: MachineState, *terms: Term) -> MachineState:
    """The same where the function returns, with these words below its stack."""
    end = _ended(begun)
    for at, term in enumerate(terms):
        end.store(POINTERS[8] - const(64 + 8 * at, POINTER), term)
    return end


def test_only_what_the_description_computes_is_on_the_stack_beside_no_tag() -> None:
    begun = _begun()
    word, public = memory(KEPT), part(OUT, 0, 32)
    made, others = apply(AES_SUB, word), [var(f"secret {i}", 32) for i in range(3)]
    frame = Frame(tags=[apply(AES_SUB, made)], computed=[made])
    for term in (made, word, others[0] & others[1] ^ others[2], public & made):
        check_exit(SYSTEM_V, begun, _stored(begun, term), frame, Sweep())
    for term, why in (
        (apply(AES_SUB, made), "leaves the expected tag on"),
        (apply(AES_SUB, ~made), "does not compute"),
        (part(apply(AES_SUB, others[0]), 0, 8), "does not compute"),
    ):
        with pytest.raises(Unproved, match=why):
            check_exit(SYSTEM_V, begun, _stored(begun, word, term), frame, Sweep())


def _with(begun: MachineState, secret: Term) -> MachineState:
    """The same where the function returns 7, and leaves something in a register."""
    end = _ended(begun)
    end.general[:2] = SEVEN, secret
    return end


def test_results_and_secrets() -> None:
    begun, secret = _begun(), var("a secret", POINTER)
    check_exit(SYSTEM_V, begun, _with(begun, OUT), Frame(result=const(7, 32), is_clean=True), Sweep())
    check_exit(SYSTEM_V, begun, _with(begun, secret), Frame(), Sweep())
    with pytest.raises(Unproved, match="the result differs from the description: 0x7 instead of 0x6"):
        check_exit(SYSTEM_V, begun, _with(begun, OUT), Frame(result=const(6, 32)), Sweep())
    with pytest.raises(Unproved, match="leaves something secret in general 1"):
        check_exit(SYSTEM_V, begun, _with(begun, secret), Frame(is_clean=True), Sweep())
