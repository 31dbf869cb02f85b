"""The proof of the function of a batch that assigns messages to lanes.

Each static function of a batch has a proof of its own. A call of another one counts as what that one's proof
says. Paths lead from one cut, the head of a loop or such a call, to the next. At a cut, the work satisfies an
invariant: each lane has no message, or one whose result is that of its state after the blocks that it has left.
What else is known at the head of a loop is found: registers that are the same on all paths to it, or advance
with the number of a lane, and some facts about the lanes before that one.

Digests, contexts, the work and its arguments are assumed to be disjoint from each other, from the messages, and
from the function's stack and code.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from hashwright.proof.check.appending import appending_coverage
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.chain import all_compressed
from hashwright.proof.check.contract import Contract, StaticContract
from hashwright.proof.check.coverage import Cases
from hashwright.proof.check.lanes import (
    ARGUMENTS,
    BEGUN,
    BLOCKS,
    BUSY,
    DATA,
    END,
    FIRST,
    JOINED,
    KNOWN,
    MESSAGE,
    MORE,
    NONE,
    NUMBER,
    ORDER,
    STATE,
    THEN,
    WORK,
    Element,
    LanesState,
    Started,
    argument,
)
from hashwright.proof.check.messages import Messages
from hashwright.proof.check.padding import padding_coverage
from hashwright.proof.check.runs import (
    Run,
    applied,
    are_done,
    are_same,
    before,
    below,
    had_none,
    has_none,
    is_at_most,
    is_behind,
    is_filled,
    is_none,
    is_readable,
    is_some,
    left,
    touched,
    ways,
    whole_blocks,
    words,
)
from hashwright.proof.contract.functions import BatchKind, BlockFunction
from hashwright.proof.find.advances import LANE
from hashwright.proof.run.calls import arguments, placed, returned
from hashwright.proof.run.convention import check_presence
from hashwright.proof.run.execute import Call, Executor
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Precondition
from hashwright.proof.say.digits import ONE, ZERO
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Kind,
    Term,
    apply,
    const,
    extend,
    is_known,
    is_zero,
    join,
    less,
    split,
    unknowns,
)

MOST: Final = const(1 << 58, POINTER)  # more messages than objects in memory are for
# By static function with cuts: those that it may call. None calls itself through others.
CALLEES: Final[Mapping[str, Sequence[str]]] = {
    "lane": (),
    "survey": (),
    "lanes": ("lane",),
    "end": (),
    "all": ("lane", "lanes", "survey", "end"),
}


Meaning = Callable[[LanesState, InstructionSet], Term]


def _call(meaning: Meaning, state: MachineState, found: InstructionSet) -> Term:
    assert isinstance(state, LanesState)
    return meaning(state, found)


@dataclass(frozen=True)
class SchedulingContract(StaticContract):
    """Such a function between its caller and the description."""

    @property
    def assumes(self) -> tuple[Contract, ...]:
        """The kernels, which have proofs of their own."""
        return tuple(BlockContract(self.image, each) for each in (*self.function.blocks, self.function.single))

    def coverage(self) -> Iterator[Cases]:
        """The cases of the functions that join blocks of a message."""
        is_piece = self.function.kind is BatchKind.PIECES
        yield from (appending_coverage if is_piece else padding_coverage)(self.function.padding)

    @cached_property
    def messages(self) -> Messages:
        return Messages(self.function)

    @cached_property
    def steps(self) -> frozenset[int]:
        """What is added for each lane to its number, or to an address of something of a lane."""
        return frozenset((1, *(bits // 8 for _, bits, _ in self.function.places.values())))

    # The processor.

    def begun(self, values: Sequence[Term], fixed: Mapping[str, Term]) -> LanesState:
        """The processor at the call of a static function with these arguments: its work has any content."""
        public = {argument(each.name) for each in self.function.arguments.fields}
        public |= {ARGUMENTS, NUMBER, LANE}.union(*map(unknowns, values))
        given = Precondition(arguments=values, assumed=[less(NUMBER, MOST)], public=public)
        state = extended(self.at_call(given), LanesState)
        state.function, state.arrays, state.fixed = self.function, self.messages.arrays, fixed
        state.pass_cut()
        return state

    def cases(self) -> Sequence[Mapping[str, Term]]:
        """The values of arguments: all messages continue from one state, or each from its own."""
        return [{"each": each} for each in (ZERO, ONE)] if self.function.continues else [{}]

    def static(self, name: str) -> Executor:
        """A static function, to be executed."""
        calls = self.calls_of(name)
        return Executor(self.image, self.function.static(name), self.instructions, calls, self.bounded)

    def calls_of(self, caller: str) -> Mapping[int, Call]:
        """The calls that are not executed, by the address of the called function.

        A static function with cuts that the caller may not call is executed.
        """
        function = self.function
        starts: Mapping[BatchKind, dict[str, Meaning]] = {
            BatchKind.WHOLE: {"pad": self._pad},
            BatchKind.RESTS: {"pad": self._pad},
            BatchKind.PIECES: {"append": self._append},
            BatchKind.ENDS: {"end_context": self._end_context},
        }
        found: dict[str, Meaning] = {
            **starts[function.kind],
            self.function.static("next"): self._sort,
            function.single.name: self._compress_one,
            **{each.name: self._compression(each) for each in function.blocks},
            **{function.static(name): self._meanings[name] for name in CALLEES[caller]},
        }
        for name in found:
            check_presence(self.image, name)
        return {self.image.function(name)[0]: partial(_call, meaning) for name, meaning in found.items()}

    @property
    def _meanings(self) -> Mapping[str, Meaning]:
        """What calls of static functions with cuts do."""
        return {
            "lane": self._continue_lane,
            "lanes": self._continue_lanes,
            "survey": self._survey,
            "end": self._finish,
        }

    @property
    def bounded(self) -> Sequence[str]:
        """The functions that are executed with all iterations of their loops."""
        return [each for each in ("take_over",) if each in self.image.symbols]

    # Calls.

    def _continue_lane(self, state: LanesState, found: InstructionSet) -> Term:
        """Continues a lane without blocks, and changes no other lane with blocks."""
        *_, lane = arguments(state, found, 4)
        self._require(state, found, (WORK, ARGUMENTS, NUMBER))
        if not state.holds(less(lane, const(self.function.lanes, POINTER))):
            raise Unproved(f"a lane is continued that may not exist: {lane}")
        if is_some(state, state.get(BLOCKS, lane)) or not state.holds(is_zero(state.get(BLOCKS, lane))):
            raise Unproved(f"a lane is continued that may have blocks: {lane}")
        filled = state.filled if is_filled(state, state.filled) else ZERO
        back = self._cut(state, found)
        state.filled, state.has_advanced = filled, True
        return back

    def _continue_lanes(self, state: LanesState, found: InstructionSet) -> Term:
        """Continues all lanes without blocks."""
        self._require(state, found, (WORK, ARGUMENTS, NUMBER))
        back = self._cut(state, found)
        state.filled = const(self.function.lanes, POINTER)
        return back

    def _survey(self, state: LanesState, found: InstructionSet) -> Term:
        """Returns the least number of blocks of all lanes, and counts those with messages."""
        self._require(state, found, (WORK,))
        lanes = const(self.function.lanes, POINTER)
        if not is_filled(state, lanes):
            raise Unproved("a lane may have no blocks")
        if touched(state):  # another call would then have the same results
            raise Unproved("lanes were changed before their blocks are compared")
        for name in {BUSY, END} & {*self.function.places}:
            state.put(name, ZERO, _of_lanes(name, state))
        smallest = _of_lanes(BLOCKS, state)
        state.least, state.ends = {smallest: lanes}, {state.get(END): lanes}
        return returned(state, found, smallest)

    def _finish(self, state: LanesState, found: InstructionSet) -> Term:
        """Writes the results of all messages in progress."""
        self._require(state, found, (WORK, ARGUMENTS))
        if not self._have_started(state):
            raise Unproved("the last messages are finished before the last one has started")
        state.has_ended = True
        return self._cut(state, found)

    def _require(self, state: LanesState, found: InstructionSet, wanted: Sequence[Term]) -> None:
        """Raises Unproved if a static function is called with other arguments, or too early."""
        if arguments(state, found)[: len(wanted)] != wanted or state.has_ended:
            raise Unproved("a static function is called with other arguments")

    def _cut(self, state: LanesState, found: InstructionSet) -> Term:
        """A call that may change all of the work, as its invariant says."""
        self.check(state)
        state.pass_cut()
        self.enter(state)
        return returned(state, found)

    def _is_needed(self, state: LanesState) -> bool:
        """Had a lane a message at the last cut? Before the last message has started, all have."""
        first, known, begun = (state.old(each) for each in (FIRST, KNOWN, BEGUN))
        is_one = ~is_zero(_of_lanes(BUSY, state)), ~is_zero(begun - known), ~is_zero(first + known - NUMBER)
        return any(map(state.holds, is_one))

    def _have_started(self, state: LanesState) -> bool:
        """Have all messages been started?"""
        first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
        return state.same(begun, known) and state.same(first + known, NUMBER)

    def _sort(self, state: LanesState, found: InstructionSet) -> Term:
        """Sorts the next messages: the order is a permutation of as many numbers."""
        if arguments(state, found) != (WORK, ARGUMENTS, NUMBER):
            raise Unproved("messages are sorted with other arguments")
        end = state.get(FIRST) + state.get(KNOWN)
        if state.get(BEGUN) is not _begun_before(state) or not state.same(state.get(BEGUN), state.get(KNOWN)):
            raise Unproved("messages are sorted before the last ones have started")
        if not (state.holds(less(end, NUMBER))):
            raise Unproved("messages are sorted where there may be none")
        state.sorts += 1
        known = apply(f"sorted {state.sorts}", end, state.here)
        for name, value in ((FIRST, end), (KNOWN, known), (BEGUN, ZERO)):
            state.put(name, ZERO, value)
        state.assumed |= {
            ~is_zero(known),
            less(known, const(self.function.window + 1, POINTER)),
            ~less(NUMBER - end, known),
        }
        return returned(state, found)

    def _pad(self, state: LanesState, found: InstructionSet) -> Term:
        """Joins the last blocks of a message."""
        joined, data, length, whole = arguments(state, found, 4)
        of, blocks = self.messages, apply("blocks of the end", length)
        state.assumed |= {~is_zero(blocks), less(blocks, const(3, POINTER))}

        def wanted(each: Term) -> Sequence[Term]:
            return of.address(each), of.length(each), of.whole(state, each)

        several = self._matching(state, (data, length, whole), wanted)
        runs = (data, whole_blocks(state, length)), (joined, blocks)
        return self._start(state, found, joined, Started(several, runs), blocks)

    def _end_context(self, state: LanesState, found: InstructionSet) -> Term:
        """Joins the last blocks of a message in a context, and clears the context."""
        joined, context = arguments(state, found, 2)
        blocks = apply("blocks of the end", context)
        state.assumed |= {~is_zero(blocks), less(blocks, const(3, POINTER))}
        several = self._matching(state, (context,), lambda each: (self.messages.context(each),))
        return self._start(state, found, joined, Started(several, ((joined, blocks),)), blocks)

    def _append(self, state: LanesState, found: InstructionSet) -> Term:
        """Appends a piece to a context, and joins the block that its first bytes complete."""
        joined, context, data, length = arguments(state, found, 4)
        of, room = self.messages, apply("room", context, length)
        is_one = less(room, const(self.function.block_bytes, POINTER)) & ~less(length, room)
        state.assumed |= {is_zero(room - NONE) | is_one}

        def wanted(each: Term) -> Sequence[Term]:
            return of.context(each), of.address(each), of.length(each)

        several = self._matching(state, (context, data, length), wanted)
        rest = data + room, whole_blocks(state, length - room)
        runs = (joined, extend(~is_zero(room), POINTER)), rest
        return self._start(state, found, joined, Started(several, runs), room)

    def _matching(
        self, state: LanesState, given: Sequence[Term], wanted: Callable[[Term], Sequence[Term]]
    ) -> tuple[Term, ...]:
        """The messages of which this is passed: several if they are alike. Raises Unproved if there is none."""
        several = tuple(
            each
            for each in self._looked_up(state)
            if all(state.same(*both) for both in zip(given, wanted(each), strict=True))
        )
        if not several:
            raise Unproved(f"blocks of no message are joined: {', '.join(map(str, given))}")
        return several

    def _start(
        self, state: LanesState, found: InstructionSet, joined: Term, started: Started, result: Term
    ) -> Term:
        """Joins blocks of a message in a lane without one."""
        lane = state.lane_of(JOINED, joined)
        if lane is None or not state.holds(less(lane, const(self.function.lanes, POINTER))):
            raise Unproved(f"blocks of a message are joined at another place: {joined}")
        if state.is_compressed or not is_none(state, state.get(MESSAGE, lane)):
            raise Unproved("joined blocks of a message may replace those of another one")
        if lane in state.started:
            raise Unproved(f"blocks of two messages are joined in lane {lane}")
        state.started = {**state.started, lane: started}
        return returned(state, found, result)

    def _looked_up(self, state: LanesState) -> Iterator[Term]:
        """The messages whose places in the order were read."""
        for each in state.assumed:
            if each.kind is Kind.LESS and each.args[1] is state.get(KNOWN) and _is_place(each.args[0]):
                yield state.get(FIRST) + each.args[0]

    def _compress_one(self, state: LanesState, found: InstructionSet) -> Term:
        """Compresses the blocks of a run, for a state on the stack."""
        to, data, number = arguments(state, found)
        size = WORD // 8 * self.function.words
        placed(state, found, to, size, is_store=True)
        self._refuse_replaced(state)
        if not is_readable(state, (data, number)):
            raise Unproved(f"blocks that may not be there: {number} at {data}")
        old = state.load(to, size)
        state.store(to, join(*all_compressed(split(old), data, number)))
        return returned(state, found)

    def _refuse_replaced(self, state: LanesState) -> None:
        """Raises Unproved where blocks that lanes had at the last cut may be others now."""
        if state.started:
            raise Unproved("blocks are compressed after those of another message may have replaced them")

    def _compression(self, function: BlockFunction) -> Meaning:
        def call(state: LanesState, found: InstructionSet) -> Term:
            """Compresses as many blocks of each lane."""
            to, data, number = arguments(state, found)
            if (to, data) != tuple(self._place(name) for name in (f"{STATE} 0", DATA)):
                raise Unproved(f"{function.name} is called with other arguments")
            self._refuse_replaced(state)
            lanes = [const(i, POINTER) for i in range(function.messages)]
            for lane in lanes:
                run = state.get(DATA, lane), state.get(BLOCKS, lane)
                if not is_at_most(state, number, run[1]):
                    raise Unproved(f"more blocks of lane {lane} may be compressed than it has")
                if not is_readable(state, run):
                    raise Unproved(f"the blocks of lane {lane} may not be there: {run[1]} at {run[0]}")
            for i in range(function.messages, self.function.lanes):
                if not has_none(state, const(i, POINTER)):
                    raise Unproved(f"lane {i} may have a message, but takes no part")
            if not is_some(state, number):
                raise Unproved("no blocks may be compressed")
            if not self._is_needed(state):
                raise Unproved("blocks may be compressed though there is no message")
            for lane in lanes:
                made = all_compressed(words(state, lane), state.get(DATA, lane), number)
                for i, word in enumerate(made):
                    state.put(f"{STATE} {i}", lane, word)
            state.is_compressed = state.has_advanced = True
            return returned(state, found)

        return call

    def _place(self, name: str) -> Term:
        return WORK + const(self.function.places[name][0], POINTER)

    # What holds at a cut.

    def enter(self, state: LanesState) -> None:
        """Assumes the invariant of the work."""
        state.assumed |= {less(NUMBER, MOST), *(claim for _, claim in self._bounds(state))}

    def _bounds(self, state: LanesState) -> Iterator[tuple[str, Term]]:
        """What holds of numbers of messages, each with the name of the number that is wrong otherwise."""
        first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
        yield FIRST, ~less(NUMBER, first)
        yield FIRST, ~less(NUMBER - first, known)
        yield KNOWN, less(known, const(self.function.window + 1, POINTER))
        yield BEGUN, ~less(known, begun)

    def check(self, state: LanesState) -> None:
        """Raises Unproved if the work does not satisfy the invariant."""
        for name, claim in self._bounds(state):
            if not state.holds(claim):
                raise Unproved(f"{name} may be wrong: {state.get(name)}")
        for each, term in state.work.items():
            is_unused = state.begins and each.name in (DATA, THEN)  # by a lane without blocks
            if not (is_unused or each.name.startswith(STATE) or is_known(term, state.public)):
                raise Unproved(f"{each.name} is something secret, or not set: {term}")
        self.check_results(state)
        self._check_filled(state)
        if self.moves(state) and not self._have_started(state):
            raise Unproved("a message may be moved before the last one has started")
        started = [each for lane in touched(state) for each in self._check_lane(state, lane)]
        started += [each.messages[0] for each in state.started.values() if self._is_complete(state, each)]
        new = [*self.new(state)]
        is_again = len(state.started) != len(new)  # which changes what other lanes may still read, or a context
        if is_again or dict.fromkeys(started) != dict.fromkeys(new):
            raise Unproved("a message is started twice, or not at all")

    def _check_filled(self, state: LanesState) -> None:
        """Raises Unproved if a lane loses its blocks, although no message has started or come nearer to an end.

        It could then be continued without an end.
        """
        if state.begins or state.is_compressed or self.moves(state) or [*self.new(state)]:
            return
        for each, number in state.work.items():
            if each.name != BLOCKS or is_some(state, number):
                continue
            if not state.holds(is_zero(state.unknown(each))):
                raise Unproved(f"lane {each.number} loses its blocks")

    def new(self, state: LanesState) -> Iterator[Term]:
        """The message that was started since the last cut, if one was."""
        names = (FIRST, KNOWN, BEGUN)
        old, new = _begun_before(state), state.get(BEGUN)
        if not state.sorts:
            for name in names[:2]:
                if not state.same(state.get(name), state.old(name)):
                    raise Unproved(f"{name} is changed")
        if new is old:
            return
        if new is not old + ONE:
            raise Unproved(f"the number of messages that were started is wrong: {new}")
        yield state.get(FIRST) + extend(state.get(ORDER, old), POINTER)

    def moves(self, state: LanesState) -> Mapping[Term, Term]:
        """The lanes with a message of a later lane, which has none now, by that lane: moves have an end."""
        lanes, found = touched(state), {}
        old = {state.unknown(Element(MESSAGE, lane)): lane for lane in lanes}
        for lane in lanes:
            source = old.get(state.get(MESSAGE, lane), lane)
            is_moved = source is not lane and source not in found and state.get(MESSAGE, source) is NONE
            is_later = is_moved and state.holds(less(lane, source))
            if is_later and state.holds(~is_zero(state.get(MESSAGE, lane) - NONE)):
                found[source] = lane
        return found

    def _check_lane(self, state: LanesState, lane: Term) -> Iterator[Term]:
        """Checks a lane; returns the message that was started there, if one was."""
        moves = self.moves(state)
        names = (DATA, BLOCKS, THEN, MORE, MESSAGE)
        for case, found in ways(state, [state.get(name, lane) for name in names]):
            data, number, then, more, message = found
            runs = [(data, number), (then, more)]
            for run in runs:
                if not is_readable(case, run):
                    raise Unproved(f"lane {lane} may have blocks that are not there: {run[1]} at {run[0]}")
            old = case.unknown(Element(MESSAGE, lane))
            source = lane if message is old else next((each for each in moves if moves[each] is lane), None)
            is_kept = message is old or lane in moves or self._has_result(case, old)
            if not (is_kept or had_none(case, lane)):
                raise Unproved(f"the message of lane {lane} is gone without a result")
            if message is NONE or (message is old and is_behind(case, lane)):
                self._check_idle(case, lane, number, more)
                continue
            if source is None:
                begun, rest = self._started(case, lane, message)
                yield message
            else:
                begun, rest = before(case, source)
            done = applied(words(case, lane), begun)
            wanted = None if done is None else left(case, rest, done)
            if wanted is not None and are_same(case, wanted, runs):
                continue
            if message is not old or not had_none(case, lane):
                raise Unproved(f"the blocks of lane {lane} are not those of its message")
            self._check_idle(case, lane, number, more)

    def _check_idle(self, state: LanesState, lane: Term, number: Term, more: Term) -> None:
        """Raises Unproved if a lane without a message has new blocks before the last message has started."""
        old = state.unknown(Element(BLOCKS, lane))
        is_empty = all(each is ZERO or state.holds(is_zero(each)) for each in (number, more))
        if not (is_empty or self._have_started(state) or is_at_most(state, old - number, old)):
            raise Unproved(f"lane {lane} has no message before the last one has started")

    def _started(self, state: LanesState, lane: Term, message: Term) -> tuple[tuple[Term, ...], list[Run]]:
        """The state and the runs of a message that was started in a lane."""
        found = state.started.get(lane)
        if not found or not any(state.same(each, message) for each in found.messages):
            raise Unproved(f"another message is started in lane {lane}: {message}")
        if not state.holds(less(message, NUMBER)):
            raise Unproved(f"a message is started that may not exist: {message}")
        room = self._room(found)
        if room is not None and not state.holds(~is_zero(room - NONE)):
            raise Unproved(f"a piece that may complete no block is started in lane {lane}")
        return self.messages.begun(state, message), [*found.runs]

    def _is_complete(self, state: LanesState, started: Started) -> bool:
        """Is a piece complete as soon as it is appended?"""
        room = self._room(started)
        return room is not None and is_none(state, room)

    def _room(self, started: Started) -> Term | None:
        """The bytes of a piece before its whole blocks, or NONE; None if it is no piece."""
        if not self.function.writes_contexts:
            return None
        return started.runs[-1][0] - self.messages.address(started.messages[0])

    def check_results(self, state: LanesState) -> None:
        """Raises Unproved if what is written as the result of a message is something else."""
        for (message, word), value in state.written.items():
            lane = message.args[0] if message.args else ZERO
            if message is not state.unknown(Element(MESSAGE, lane)):
                raise Unproved(f"a result of no message: {message}")
            if not state.holds(~is_zero(message - NONE)):
                raise Unproved(f"a result of a lane that may have no message: {lane}")
            begun, runs = before(state, lane)
            rest = runs
            if value is not begun[word]:
                siblings = _siblings(value, len(begun))
                done = applied(siblings, begun) if siblings[word] is value else None
                found = None if done is None else left(state, runs, done)
                if found is None:
                    raise Unproved(f"word {word} of a result is something else")
                rest = found
            if not are_done(state, rest):
                raise Unproved("a result is written before the last block")

    def _has_result(self, state: LanesState, message: Term) -> bool:
        return all((message, word) in state.written for word in range(self.function.words))

    def is_finished(self, state: LanesState, lane: Term) -> bool:
        """Has the message of a lane its result?"""
        message = state.get(MESSAGE, lane)
        return is_none(state, message) or self._has_result(state, message)

    def are_finished(self, state: LanesState, limit: Term) -> bool:
        """Have the messages of all lanes below a limit their results?"""
        return below(state, limit, state.finished, lambda lane: self.is_finished(state, lane))


def _of_lanes(name: str, state: LanesState) -> Term:
    """What `survey` finds of all lanes, as they are at the last cut."""
    return apply(f"{name} of lanes", state.here)


def _begun_before(state: LanesState) -> Term:
    """How many messages of the order had started at the last cut, or when they were sorted since."""
    return ZERO if state.sorts else state.old(BEGUN)


def _is_place(term: Term) -> bool:
    """Is it a word of the order?"""
    return term.kind is Kind.JOIN and any(each.kind is Kind.PART for each in term.args)


def _siblings(word: Term, count_: int) -> tuple[Term, ...]:
    """All words after the same blocks as one of them."""
    if word.kind is not Kind.APPLY or len(word.args) != count_ + 3:
        return (word,) * count_
    *old, data, number, _ = word.args
    return all_compressed(old, data, number)
