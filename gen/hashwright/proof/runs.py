"""Runs of blocks: which a lane has left, and the state after some of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hashwright.proof.chain import all_compressed
from hashwright.proof.lanes import (
    BEGUN,
    BLOCKS,
    DATA,
    FIRST,
    JOINED,
    KNOWN,
    MORE,
    NONE,
    STATE,
    THEN,
    ZERO,
    Element,
    LanesState,
)
from hashwright.proof.terms import (
    POINTER,
    Kind,
    Substitution,
    Term,
    const,
    is_zero,
    less,
    quotient,
    total,
    var,
)

Run = tuple[Term, Term]  # the address of blocks, and their number
LEFT: Final = var("the smaller one before", POINTER)
RIGHT: Final = var("the other one", POINTER)


def words(state: LanesState, lane: Term) -> tuple[Term, ...]:
    """The state of a lane."""
    assert state.function
    return tuple(state.get(f"{STATE} {i}", lane) for i in range(state.function.words))


def before(state: LanesState, lane: Term) -> tuple[tuple[Term, ...], list[Run]]:
    """The state of a lane at the last cut, and its runs."""
    assert state.function
    known = {name: state.unknown(Element(name, lane)) for name in (DATA, BLOCKS, THEN, MORE)}
    state_ = tuple(state.unknown(Element(f"{STATE} {i}", lane)) for i in range(state.function.words))
    return state_, [(known[DATA], known[BLOCKS]), (known[THEN], known[MORE])]


def is_same(state: LanesState, one: Term, other: Term) -> bool:
    return one is other or state.holds(is_zero(one - other))


def is_none(state: LanesState, number: Term) -> bool:
    """Is it known that a lane has no message?"""
    return number is NONE or (not number.is_const and state.holds(is_zero(number - NONE)))


def ways(state: LanesState, terms: Sequence[Term]) -> Iterator[tuple[LanesState, Sequence[Term]]]:
    """The cases of values that are one of two by a condition."""
    found = (part_ for each in terms for part_ in (each, *(each.args if each.kind is Kind.SUM else ())))
    chosen = next((each for each in found if each.kind is Kind.CHOOSE), None)
    if chosen is None:
        yield state, terms
        return
    condition = chosen.args[0]
    for met, value in ((condition, 1), (~condition, 0)):
        if not state.holds(~met):
            made = Substitution({condition: const(value, 1)})
            case = replace(state, assumed=state.assumed | {met})
            yield from ways(case, [made(each) for each in terms])


def is_at_most(state: LanesState, number: Term, limit: Term) -> bool:
    """Is a number, which may be the smallest one of several, at most another one?"""
    if number is limit or ~less(limit, number) in state.assumed:
        return True
    if number.kind is Kind.CHOOSE and _is_smaller(state, number):
        return any(is_at_most(state, each, limit) for each in number.args[1:])
    return number.kind is not Kind.CHOOSE and state.holds(~less(limit, number))


def _is_smaller(state: LanesState, chosen: Term) -> bool:
    """Is the chosen one of two numbers at most the other one, whatever they are?"""
    _, yes, no = chosen.args
    general = Substitution({yes: LEFT, no: RIGHT})(chosen)
    public = replace(state, public=state.public | {LEFT, RIGHT}, assumed=frozenset())
    return all(public.holds(~less(each, general)) for each in (LEFT, RIGHT))


def is_some(state: LanesState, number: Term) -> bool:
    """Is a number, which may be the smallest one of several, not zero?"""
    if number.is_const:
        return bool(number.attr)
    if number.kind is Kind.CHOOSE:
        return all(is_some(state, each) for each in number.args[1:])
    if number.kind is Kind.APPLY and number.attr == BLOCKS:
        lane = number.args[0]
        if state.holds(less(lane, state.filled)):
            return True
    return state.holds(~is_zero(number))


def touched(state: LanesState) -> list[Term]:
    """The lanes of which something was stored."""
    return list(dict.fromkeys(each.number for each in state.work if each.name not in (FIRST, KNOWN, BEGUN)))


def is_readable(state: LanesState, run: Run) -> bool:
    """May the blocks of a run be read?

    Those that lanes had at the last cut may, and those of the messages that started since then.
    """
    assert state.function
    data, count = run
    if count is ZERO:
        return True
    lanes = dict.fromkeys((*(each.args[0] for each in (data,) if each.kind is Kind.APPLY), *touched(state)))
    for lane in lanes:
        for name, number in ((DATA, BLOCKS), (THEN, MORE)):
            first, most = (state.unknown(Element(each, lane)) for each in (name, number))
            if data is first and is_at_most(state, count, most):
                return True
            done = quotient(data - first, state.function.block_bytes)
            if done and most - done is count and is_at_most(state, done, most):
                return True
    joined = state.lane_of(JOINED, data)
    if joined is not None:
        _, bits, places = state.function.places[JOINED]
        each = bits // 8 // state.function.block_bytes
        room = total(((joined, -each),), POINTER, each * places)
        if state.holds(less(joined, const(places, POINTER))) and state.holds(~less(room, count)):
            return True
    if any(
        is_same(state, data, each.data) and is_same(state, count, whole_blocks(state, each.length))
        for each in state.padded
    ):
        return True
    return state.holds(is_zero(count))


def _shift(state: LanesState) -> int:
    assert state.function
    return state.function.block_bytes.bit_length() - 1


def whole_blocks(state: LanesState, length: Term) -> Term:
    """The number of whole blocks in that many bytes."""
    return length >> _shift(state)


def applied(found: Sequence[Term], begun: Sequence[Term]) -> list[Run] | None:
    """The runs of blocks after which the words of a state are those; None if they are no such words."""
    runs: list[Run] = []
    while tuple(found) != tuple(begun):
        first = found[0]
        if first.kind is not Kind.APPLY or len(first.args) != len(begun) + 2:
            return None
        *old, data, count = first.args
        if tuple(found) != all_compressed(old, data, count):
            return None
        runs.append((data, count))
        found = old
    return runs[::-1]


def left(state: LanesState, runs: Sequence[Run], done: Sequence[Run]) -> list[Run] | None:
    """What is left of runs after some blocks; None if these are not the first ones."""
    assert state.function
    rest = [*runs]
    for data, count in done:
        while rest and rest[0][0] is not data and state.holds(is_zero(rest[0][1])):
            rest = rest[1:]
        if not rest:
            return rest if state.holds(is_zero(count)) else None
        first, number = rest[0]
        if not is_same(state, first, data) or not is_at_most(state, count, number):
            return None
        behind = total(((first, 1), (count, state.function.block_bytes)), POINTER)
        rest[0] = behind, number - count
    return rest


def are_same(state: LanesState, runs: Sequence[Run], others: Sequence[Run]) -> bool:
    """Are the blocks of these runs the same?"""
    if [*runs] == [*others]:
        return True
    kept = [[each for each in found if not state.holds(is_zero(each[1]))] for found in (runs, others)]
    return len(kept[0]) == len(kept[1]) and all(
        is_same(state, one, other) for pair in zip(*kept, strict=True) for one, other in zip(*pair, strict=True)
    )


def are_done(state: LanesState, runs: Sequence[Run]) -> bool:
    """Are there no blocks left?"""
    return all(count is ZERO or state.holds(is_zero(count)) for _, count in runs)
