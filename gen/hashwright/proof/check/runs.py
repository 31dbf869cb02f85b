"""Runs of blocks: which a lane has left, and the state after some of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from hashwright.proof.check.chain import all_compressed
from hashwright.proof.check.lanes import (
    BLOCKS,
    DATA,
    JOINED,
    MESSAGE,
    MORE,
    NONE,
    STATE,
    THEN,
    Element,
    LanesState,
)
from hashwright.proof.say.digits import ZERO
from hashwright.proof.say.terms import (
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

OF_LANES: Final = (
    DATA,
    BLOCKS,
    THEN,
    MORE,
    MESSAGE,
)  # with the words of its state, what is in the work of a lane
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
    if number in state.least and _is_of_lane(state, limit, BLOCKS, state.least[number]):
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
    if number in state.least or _is_of_lane(state, number, BLOCKS, state.filled):
        return True
    return state.holds(~is_zero(number))


def _is_of_lane(state: LanesState, term: Term, name: str, limit: Term) -> bool:
    """Is it what a field had for a lane below a limit at the last cut?"""
    is_known = term.kind is Kind.APPLY and term.attr == name and term.args[1] is state.here
    return is_known and state.holds(less(term.args[0], limit))


def has_none(state: LanesState, lane: Term) -> bool:
    """Is it known that a lane has no message?"""
    is_old = Element(MESSAGE, lane) not in state.work
    return (is_old and had_none(state, lane)) or is_none(state, state.get(MESSAGE, lane))


def had_none(state: LanesState, lane: Term) -> bool:
    """Is it known that a lane had no message at the last cut?"""
    return state.begins or is_behind(state, lane) or is_none(state, state.unknown(Element(MESSAGE, lane)))


def is_behind(state: LanesState, lane: Term) -> bool:
    """Is a lane behind the last one that had a message at the last cut?"""
    return any(state.holds(less(lane, limit) & ~less(lane, first)) for first, limit in state.ends.items())


def below(state: LanesState, limit: Term, known: Term, is_met: Callable[[Term], bool]) -> bool:
    """Is it met by all lanes below a limit, if it was met at the last cut by those below a known one?"""
    if limit.is_const and limit.attr >> POINTER - 1:
        return True
    changed = [each for each in touched(state) if not state.holds(~less(each, limit))]
    if not all(map(is_met, changed)):
        return False
    while not state.holds(~less(known, limit)):
        if not state.holds(less(known, limit)) or not is_met(known):
            return False
        known = known + const(1, POINTER)
    return True


def is_filled(state: LanesState, limit: Term) -> bool:
    """Have all lanes below a limit blocks?"""
    return below(state, limit, state.filled, lambda lane: is_some(state, state.get(BLOCKS, lane)))


def is_least(state: LanesState, number: Term, limit: Term) -> bool:
    """Is a number not zero, and has no lane below a limit fewer blocks?"""
    found = [(known, lane) for known, lane in state.least.items() if is_at_most(state, number, known)]
    return is_some(state, number) and any(
        below(state, limit, lane, lambda each: is_at_most(state, number, state.get(BLOCKS, each)))
        for _, lane in [*found, (number, ZERO)]
    )


def is_count(state: LanesState, number: Term, limit: Term) -> bool:
    """Is a number zero if no lane below a limit has a message?"""

    def is_counted(known: Term, first: Term) -> bool:
        more = limit - first
        if not more.is_const or more.attr > state.lanes:
            return False
        lanes = [first + const(i, POINTER) for i in range(more.attr)]
        none = {state.get(MESSAGE, lane): NONE for lane in lanes}
        made = Substitution({known: ZERO, **none})
        return made(number) is ZERO or any(made(each) is const(0, 1) for each in state.assumed)

    return limit is ZERO or any(is_counted(*each) for each in ((ZERO, ZERO), *state.counts.items()))


def is_end(state: LanesState, number: Term, limit: Term) -> bool:
    """Has no lane from a number on, below a limit, a message?"""
    return all(_is_end(case, value, limit) for case, (value,) in ways(state, (number,)))


def _is_end(state: LanesState, number: Term, limit: Term) -> bool:
    is_behind = state.holds(~less(number, limit))
    known = state.ends.get(number, number)
    return is_behind or below(state, limit, known, lambda each: has_none(state, each))


def touched(state: LanesState) -> list[Term]:
    """The lanes of which something was stored."""
    return list(
        dict.fromkeys(
            each.number for each in state.work if each.name in OF_LANES or each.name.startswith(STATE)
        )
    )


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
    started = (each for every in state.started.values() for each in every.runs)
    if any(state.same(data, first) and state.same(count, number) for first, number in started):
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
        if first.kind is not Kind.APPLY or len(first.args) != len(begun) + 3:
            return None
        *old, data, count, _ = first.args
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
        if not state.same(first, data) or not is_at_most(state, count, number):
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
        state.same(one, other) for pair in zip(*kept, strict=True) for one, other in zip(*pair, strict=True)
    )


def are_done(state: LanesState, runs: Sequence[Run]) -> bool:
    """Are there no blocks left?"""
    return all(count is ZERO or state.holds(is_zero(count)) for _, count in runs)
