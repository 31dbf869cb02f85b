"""The proof of a block function: before its loop, in any trip of it, and after it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hashwright.proof.blocks import BLOCKS, ROOM, Contract, Words
from hashwright.proof.execute import Arrival, Loop, Program
from hashwright.proof.loops import DONE, Spot, anything, held, hold, progressing, spots
from hashwright.proof.state import State, Unproved
from hashwright.proof.sweep import Sweep
from hashwright.proof.terms import POINTER, WORD, Substitution, Term, const, is_zero, less, var, variables

ATTEMPTS: Final = 30  # at an invariant
LOOPS: Final = 8  # that a function may have
NONE: Final = const(0, POINTER)
ONE: Final = const(1, POINTER)


def prove(contract: Contract) -> None:
    """Raises Unproved where there is no proof for all states, messages and numbers of blocks."""
    program, start = (
        Program(contract.image, contract.function.name, contract.instructions),
        contract.start(BLOCKS),
    )
    heads, arrivals = _until_loops(program, start)
    sweep = Sweep()
    for each in arrivals:
        if each.at is None:
            if not each.state.holds(is_zero(BLOCKS)):
                raise Unproved("the function returns before the last block")
            contract.check_return(each.state, contract.before(), sweep)
    if len(heads) != 1:
        raise Unproved(
            f"{len(heads)} of its loops have a number of trips that varies; proved are functions of one"
        )
    arrived = [each.state for each in arrivals if each.at is not None]
    if arrived:
        _Induction(contract, program, heads[0], arrived, sweep).check()


def _until_loops(program: Program, start: State) -> tuple[list[int], list[Arrival]]:
    """The heads of the loops that are reached first, and what is there."""
    heads: list[int] = []
    while True:
        try:
            return heads, list(program.run(start.copy(), program.entry, heads))
        except Loop as loop:
            if loop.head in heads or len(heads) == LOOPS:
                raise Unproved(f"{loop} has no end") from None
            heads.append(loop.head)


class _Induction:
    """The loop over blocks, each trip of which takes one block."""

    def __init__(
        self, contract: Contract, program: Program, head: int, arrived: Sequence[State], sweep: Sweep
    ) -> None:
        self._contract, self._program, self._head = contract, program, head
        self._arrived, self._sweep = arrived, sweep
        before = contract.before()
        self._now: Words = {word: var(f"now {contract.named(word)}", WORD) for word in before}
        self._next = contract.absorbed(self._now, DONE)
        self._generalise = Substitution({old: self._now[word] for word, old in before.items()})
        self._begin = Substitution({DONE: NONE, **{self._now[word]: old for word, old in before.items()}})
        self._advance = Substitution(
            {DONE: DONE + ONE, **{self._now[word]: self._next[word] for word in before}}
        )
        # At least so many blocks are left at the head.
        self._left = ONE if all(each.holds(~less(BLOCKS, ONE)) for each in arrived) else NONE

    def check(self) -> None:
        invariant = self._guess()
        for _ in range(ATTEMPTS):
            wrong = self._wrong(invariant)
            if not wrong:
                self._check_ends(invariant)
                return
            invariant |= wrong
        raise Unproved("no invariant of the loop is found")

    def _trip(self, invariant: Mapping[Spot, Term]) -> list[Arrival]:
        """The ends of a trip from the head, where places hold this."""
        state = self._arrived[0].copy()
        for spot, term in invariant.items():
            hold(state, spot, term)
        state.flags = {}
        few = less(DONE, const(ROOM // self._contract.function.block_bytes, POINTER))
        begun = self._contract.start(BLOCKS).assumed
        state.assumed = begun | {few, ~less(BLOCKS, DONE + self._left)}
        try:
            return list(self._program.run(state, self._head, (self._head,)))
        except Loop as loop:
            raise Unproved(f"{loop} is inside of another one") from None

    def _guess(self) -> dict[Spot, Term]:
        """What each place holds: what it held at first, with what the first trip added to it."""
        first = {spot: self._generalise(term) for spot, term in spots(self._arrived[0])}
        after = next((each.state for each in self._trip(first) if each.at is not None), None)
        if after is None:
            return first
        words = {*self._now.values()}
        return {
            spot: term
            if not words.isdisjoint(variables(term))
            else progressing(term, held(after, spot)) or anything(spot, term.bits)
            for spot, term in first.items()
        }

    def _wrong(self, invariant: Mapping[Spot, Term]) -> dict[Spot, Term]:
        """The places that may hold something else at the head; nothing is known of them from then on."""
        found = {
            spot: anything(spot, term.bits)
            for state in self._arrived
            for spot, term in self._unlike(invariant, spots(state), self._begin)
        }
        for arrival in self._trip(invariant):
            if arrival.at is not None:
                if not arrival.state.holds(~less(BLOCKS, DONE + ONE + self._left)):
                    raise Unproved("the loop goes on after the last block")
                places = {spot: held(arrival.state, spot) for spot in invariant} | dict(spots(arrival.state))
                unlike = self._unlike(invariant, places.items(), self._advance)
                found |= {spot: anything(spot, term.bits) for spot, term in unlike}
        return found

    def _unlike(
        self, invariant: Mapping[Spot, Term], places: Iterable[tuple[Spot, Term]], meant: Substitution
    ) -> Iterable[tuple[Spot, Term]]:
        """The places that hold something else than the invariant means there."""
        for spot, term in places:
            known = invariant.get(spot)
            if known is None or (
                known is not anything(spot, term.bits) and not self._sweep.equal(meant(known), term)
            ):
                yield spot, term

    def _check_ends(self, invariant: Mapping[Spot, Term]) -> None:
        """That the loop ends after the last block alone, and the function leaves what it should."""
        for arrival in self._trip(invariant):
            if arrival.at is None:
                ends = {DONE + ONE: self._next, DONE: self._now}
                wanted = [words for done, words in ends.items() if arrival.state.holds(is_zero(BLOCKS - done))]
                if not wanted:
                    raise Unproved("the loop ends before the last block")
                self._contract.check_return(arrival.state, wanted[0], self._sweep)
