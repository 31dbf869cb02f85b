"""The head of a loop: of what may be known there, what a path refutes is omitted; a loop must have an end."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from typing import Final

import pytest

from hashwright.proof.check.engine import refuse_cycles
from hashwright.proof.check.heads import Head, Headway, Place, claimed, is_rigid, prove_heads, without_progress
from hashwright.proof.mean.x86_64 import SYSTEM_V
from hashwright.proof.read.image import Image
from hashwright.proof.run.convention import at_call
from hashwright.proof.run.execute import PathEnd, _Path
from hashwright.proof.run.places import Spot, anything, held
from hashwright.proof.run.stack import POINTERS
from hashwright.proof.run.state import Location, MachineState, Unproved
from hashwright.proof.say.conditions import Precondition
from hashwright.proof.say.terms import POINTER, Substitution, Term, apply, const, less, total, var
from tests import needs

N: Final = var("n", POINTER)  # the number at the head
ONE: Final = const(1, POINTER)
FEW: Final = const(9, POINTER)
RBX: Final = Spot("general", 3)
AT: Final = 64
STACK: Final = var("the stack", POINTER)
BACK: Final = var("the address to return to", POINTER)

Step = Callable[[MachineState], int | None]  # what a path does, and where it leads


class Counting(Head[MachineState]):
    """A head at which RBX grows by four each time, as long as the number is small."""

    def state(self, begun: MachineState) -> MachineState:
        state = begun.copy()
        self.hold(state, Substitution({}), N)
        return state

    def meet(self, state: MachineState, source: Head[MachineState] | None) -> bool:
        is_first, number = self.places is None, N + ONE if source else const(0, POINTER)
        if self.places is None:
            step = total(((state.general[3], 1), (N, 4)), POINTER)
            self.places = {RBX: Place(POINTER, (step,))}
            self.facts = [claimed(lambda _, n: less(n, FEW))]
        return self.weaken(state, self.found(state), Substitution({N: number}), number) or is_first

    def headway(self, state: MachineState, source: Head[MachineState]) -> Headway:
        return Headway.MADE if state.calls > 0 else Headway.NONE


def _begun() -> MachineState:
    needs.package("z3")
    given = Precondition(public=[N], assumed=[less(N, const(8, POINTER))])
    return at_call(Image("EM_X86_64", (), {}), SYSTEM_V, given)


def _proved(step: Step) -> Counting:
    """The head after the proof of a loop of which each iteration is such a step."""
    head, begun = Counting(AT, None), _begun()

    def run(state: MachineState, at: int) -> Iterator[PathEnd]:
        first = at != AT
        yield PathEnd(_Path(state, at, at), AT if first else step(state))

    prove_heads({AT: head}, begun, 0, run, lambda end: None)
    return head


def _grows(state: MachineState) -> int:
    state.general[3] += const(4, POINTER)
    state.calls = 1
    return AT


def _changes(state: MachineState) -> int:
    state.general[3] = var("a word", POINTER)
    state.calls = 1
    return AT


KNOWN: Final = {
    "a register that grows": (_grows, 1),
    "a register that changes": (_changes, 0),
}


@pytest.mark.parametrize("name", KNOWN)
def test_what_a_path_refutes_is_omitted(name: str) -> None:
    step, left = KNOWN[name]
    places = _proved(step).places
    assert places
    assert len(places[RBX].terms) == left
    assert (places[RBX].content(RBX, Substitution({})) is anything(RBX, POINTER)) == (not left)


def test_a_claim_is_omitted_where_it_may_not_hold() -> None:
    assert len(_proved(_grows).facts) == 1  # n + 1 < 9 where n < 8

    def passes(state: MachineState) -> int:
        state.assumed = frozenset()
        return _grows(state)

    assert not _proved(passes).facts


def test_a_loop_without_progress_is_refused() -> None:
    def circles(state: MachineState) -> int:
        state.calls = 0
        return AT

    with pytest.raises(Unproved, match="a loop that may have no end: at 0x40"):
        _proved(circles)


CIRCLES: Final = (
    ((Headway.MADE, Headway.NONE), True),
    ((Headway.LATER, Headway.NONE), True),
    ((Headway.LATER, Headway.LATER), True),
    ((Headway.NONE, Headway.NONE), False),
    ((Headway.LATER, Headway.BACK), False),
    ((Headway.BACK, Headway.BACK), False),
    ((Headway.MADE, Headway.BACK), True),
)


@pytest.mark.parametrize(("ways", "has_end"), CIRCLES)
def test_a_circle_of_two_heads_has_an_end(ways: tuple[Headway, Headway], has_end: bool) -> None:
    """To a later number and back to an earlier one, it has none."""
    heads = [Counting(at, None) for at in range(2)]
    for at, way in enumerate(ways):
        heads[1 - at].before.add((at, way))
    with nullcontext() if has_end else pytest.raises(Unproved, match="a loop that may have no end"):
        refuse_cycles(without_progress(dict(enumerate(heads))))


def test_a_path_that_writes_besides_is_refused() -> None:
    def writes(state: MachineState) -> int:
        state.cells[var("other", POINTER)] = {0: (FEW, 0)}
        return _grows(state)

    with pytest.raises(Unproved, match="something is written too early or besides"):
        _proved(writes)


def test_low_bits_are_known_alone() -> None:
    low = var("count", 16)
    content = Place(POINTER, (low,)).content(RBX, Substitution({low: const(5, 16)}))
    state = _begun()
    state.general[3] = content
    assert held(state, RBX) is content
    assert content.args[0] is const(5, 16)


@pytest.mark.parametrize(
    ("term", "is_the_same"),
    [
        (N, True),
        (anything(RBX, POINTER), False),
        (apply("word", N), False),
        (total(((N, 2), (var("rax after call 1", POINTER), 1)), POINTER), False),
    ],
)
def test_what_depends_on_the_past_is_not_rigid(term: Term, is_the_same: bool) -> None:
    assert is_rigid(term) == is_the_same
    assert not is_rigid(total(((term, 1), (BACK, 1)), POINTER), [BACK])


def test_pieces_of_memory_are_apart_by_their_distance() -> None:
    state, entry = _begun(), POINTERS[16]
    work = entry - const(256, POINTER) & const(-64, POINTER)  # 256 to 319 bytes below
    below, above = Location(entry, -64), Location(work, 0)
    assert state.are_apart(below, 64, above, 192)
    assert state.are_apart(above, 192, below, 64)
    assert not state.are_apart(below, 64, above, 193)
    assert not state.are_apart(above, 193, below, 64)
    assert state.are_apart(Location(work, 64), 8, Location(work, 72), 8)
    assert not state.are_apart(Location(work, 64), 9, Location(work, 72), 8)
    assert state.are_apart(Location(entry, 0), 8, Location(N, 0), 8)


def test_pieces_of_one_object_are_apart_by_their_distance() -> None:
    state, used = _begun(), var("used", POINTER)  # bytes of a piece
    state.digits = replace(state.digits, late={used: range(1, 9)}, within=frozenset([used]))
    piece, behind = Location(N, 0), Location(N + used, 0)
    assert state.are_apart(piece, 1, behind, 8)
    assert not state.are_apart(piece, 2, behind, 8)
    assert state.are_apart(behind, 8, Location(N, 16), 8)
    assert not state.are_apart(behind, 9, Location(N, 16), 8)


def test_unknown_contents_of_different_places_are_different() -> None:
    """Also where their addresses differ only in a mask."""
    anchors = [STACK & const(-64, POINTER), STACK & const(-32, POINTER), STACK]
    found = {anything(Spot("cells", 8, size, anchor), POINTER) for anchor in anchors for size in (4, 8)}
    assert len(found) == 6
