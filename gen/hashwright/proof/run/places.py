"""The places in the state of a processor, and their contents."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from hashwright.proof.run.stack import CURRENT, KEPT, LEFT
from hashwright.proof.run.state import MachineState
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Substitution,
    Term,
    const,
    part,
    reached,
    spelled,
    var,
)

WHOLE: Final = ("uppers", "active")  # places of one term


class Spot(NamedTuple):
    """A place in a state with a term: a part of a register, or memory."""

    file: str  # general, vectors, masks, uppers, active or cells
    number: int  # the number of the register, or the offset in memory
    part: int = 0  # the part of a vector register, or the size in memory in bytes
    anchor: Term | None = None  # the anchor of memory

    def __str__(self) -> str:
        return f"{spelled(self.anchor)}{self.number:+d}" if self.anchor else f"{self.file} {self.number}"


def spots(state: MachineState) -> Iterator[tuple[Spot, Term]]:
    """Every place that the next iteration of a loop may read, and its content."""
    yield from registers(state)
    passing = {region.anchor for region in state.regions if region.is_passing}
    for anchor, cells in state.cells.items():
        if anchor not in passing:
            yield from in_memory(anchor, cells)


def register_contents(state: MachineState) -> Iterator[Term]:
    """The contents of all parts of registers."""
    return chain(state.general, state.masks, *state.vectors, (state.uppers, state.active))


def registers(state: MachineState) -> Iterator[tuple[Spot, Term]]:
    """Every part of a register, and its content."""
    named = _named(len(state.general), len(state.masks), tuple(map(len, state.vectors)))
    return zip(named, register_contents(state), strict=True)


@cache
def _named(general: int, masks: int, vectors: tuple[int, ...]) -> tuple[Spot, ...]:
    """The places of so many registers, of which those of vectors have parts."""
    return (
        *(Spot("general", i) for i in range(general)),
        *(Spot("masks", i) for i in range(masks)),
        *(Spot("vectors", i, lane) for i, parts in enumerate(vectors) for lane in range(parts)),
        *(Spot(each, 0) for each in WHOLE),
    )


def in_memory(anchor: Term, cells: Mapping[int, tuple[Term, int]]) -> Iterator[tuple[Spot, Term]]:
    """The stored values: vectors by words, and partly overwritten values by bytes."""
    at, end = min(cells, default=0), max(cells, default=-1)
    while at <= end:
        if at not in cells:
            at += 1
            continue
        term, first = cells[at]
        wanted = term.bits // 8 if term.bits <= POINTER else WORD // 8
        is_whole = not first % wanted and all(cells.get(at + i) == (term, first + i) for i in range(wanted))
        size = wanted if is_whole else 1
        yield Spot("cells", at, size, anchor), part(term, 8 * first, 8 * size)
        at += size


def held(state: MachineState, spot: Spot) -> Term:
    """The content of a place."""
    if spot.file == "cells":
        assert spot.anchor
        return state.content(spot.anchor, spot.number, spot.part)
    if spot.file in WHOLE:
        whole: Term = getattr(state, spot.file)
        return whole
    file = getattr(state, spot.file)[spot.number]
    found: Term = file[spot.part] if spot.file == "vectors" else file
    return found


def hold(state: MachineState, spot: Spot, term: Term) -> None:
    """Sets the content of a place."""
    if spot.file == "cells":
        assert spot.anchor
        cells = state.cells.setdefault(spot.anchor, {})
        cells.update({spot.number + i: (term, i) for i in range(spot.part)})
    elif spot.file in WHOLE:
        setattr(state, spot.file, term)
    elif spot.file == "vectors":
        state.vectors[spot.number][spot.part] = term
    else:
        getattr(state, spot.file)[spot.number] = term


ANYTHING: Final = "anything in "  # in the names of unknown contents


def anything(spot: Spot, bits: int, meeting: int = 0) -> Term:
    """The content of a place about which nothing is known, at a cut or since a meeting of paths."""
    return var(f"{ANYTHING}{spot} {spot.part} {meeting}", bits)


def is_anything(term: Term) -> bool:
    return term.kind is Kind.VAR and str(term.attr).startswith(ANYTHING)


def is_of_time(term: Term) -> bool:
    """Is it a variable for what was found or left at some time? Another one may have its name at a cut."""
    is_named = any(each in str(term.attr) for each in (LEFT, KEPT, CURRENT))
    return term.kind is Kind.VAR and (is_named or is_anything(term))


def settle(state: MachineState) -> None:
    """Resolves every selection between two values whose condition is known."""
    places = dict(spots(state))
    conditions = {term.args[0] for term in reached(places.values()) if term.kind is Kind.CHOOSE}
    known = {
        each: const(is_met, 1)
        for each in conditions
        for is_met, claim in ((True, each), (False, ~each))
        if state.holds(claim)
    }
    decided = Substitution(known)
    for spot, term in places.items() if known else ():
        hold(state, spot, decided(term))
