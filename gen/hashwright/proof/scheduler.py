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
from functools import cached_property
from typing import Final, Protocol

from hashwright.modes.proving import BlockFunction, SchedulingFunction
from hashwright.proof.architectures import INSTRUCTION_SETS
from hashwright.proof.blockcalls import placed
from hashwright.proof.chain import all_compressed
from hashwright.proof.convention import at_call, check_presence
from hashwright.proof.execute import Executor, OpenLoop
from hashwright.proof.image import Image
from hashwright.proof.imported import arguments
from hashwright.proof.imported import left as returned
from hashwright.proof.instructionset import InstructionSet
from hashwright.proof.lanes import (
    ARGUMENTS,
    BEGUN,
    BLOCKS,
    BUSY,
    DATA,
    END,
    FIRST,
    JOINED,
    KNOWN,
    LANE,
    MESSAGE,
    MORE,
    NONE,
    NUMBER,
    ONE,
    ORDER,
    STATE,
    THEN,
    WORK,
    ZERO,
    Array,
    Element,
    LanesState,
    Padded,
    argument,
)
from hashwright.proof.loops import Spot, anything, held, hold, spots
from hashwright.proof.runs import (
    OF_LANES,
    applied,
    are_done,
    are_same,
    before,
    below,
    has_none,
    is_at_most,
    is_end,
    is_least,
    is_none,
    is_readable,
    is_same,
    is_some,
    left,
    touched,
    ways,
    whole_blocks,
    words,
)
from hashwright.proof.stack import ALIGN
from hashwright.proof.state import Unproved
from hashwright.proof.terms import (
    POINTER,
    WORD,
    Kind,
    Term,
    apply,
    choose,
    const,
    extend,
    factors,
    is_zero,
    join,
    less,
    part,
    product,
    topological,
    total,
    unknowns,
    var,
)

ATTEMPTS: Final = 200  # executions from a cut, after which there is no invariant
MOST: Final = const(1 << 58, POINTER)  # more messages than objects in memory are for
SHARED: Final = ("survey", "pad")
SMALLEST: Final = var("blocks of all lanes", POINTER)


@dataclass(frozen=True)
class SchedulingContract:
    """Such a function between its caller and the description."""

    image: Image
    function: SchedulingFunction

    @property
    def instructions(self) -> InstructionSet:
        return INSTRUCTION_SETS[self.image.architecture](self.function.vector_bits)

    @cached_property
    def steps(self) -> frozenset[int]:
        """What is added for each lane to its number, or to an address of something of a lane."""
        return frozenset((1, *(bits // 8 for _, bits, _ in self.function.places.values())))

    # The messages.

    @cached_property
    def arrays(self) -> Sequence[Array]:
        function, inputs = self.function, self.function.inputs
        found = []
        if inputs.words:
            found.append(Array(inputs.words, inputs.bits, more=0 if inputs.lengths else 1))
        if inputs.lengths:
            found.append(Array(inputs.lengths, POINTER))
        if function.continues:
            found += [Array("count", POINTER), Array("state", WORD, of_each=function.words, is_secret=True)]
        return found

    def _word(self, name: str, number: Term) -> Term:
        array = next(each for each in self.arrays if each.name == name)
        return extend(array.word(number), POINTER)

    def address(self, message: Term) -> Term:
        """The address of a message."""
        inputs = self.function.inputs
        if not inputs.base:
            return self._word(inputs.words, message)
        base = argument(inputs.base)
        found = base + (self._word(inputs.words, message) if inputs.words else ZERO)
        found = found + (product(argument(inputs.stride), message) if inputs.stride else ZERO)
        return choose(is_zero(base), ZERO, found)

    def length(self, message: Term) -> Term:
        """Its length in bytes."""
        inputs = self.function.inputs
        if inputs.length:
            return argument(inputs.length)
        if inputs.lengths:
            return self._word(inputs.lengths, message)
        array = next(each for each in self.arrays if each.name == inputs.words)
        return extend(array.word(message + ONE) - array.word(message), POINTER)

    def _own(self, state: LanesState, message: Term) -> Term:
        """The number of the state from which a message continues."""
        return product(state.given("each"), message)

    def whole(self, state: LanesState, message: Term) -> Term:
        """The length of a message with what was hashed before."""
        found = self.length(message)
        return found + self._word("count", self._own(state, message)) if self.function.continues else found

    def begun(self, state: LanesState, message: Term) -> tuple[Term, ...]:
        """The words of the state before the first block of a message."""
        function = self.function
        if not function.continues:
            return tuple(const(each, WORD) for each in function.initial)
        array = next(each for each in self.arrays if each.name == "state")
        first = total(((self._own(state, message), function.words),), POINTER)
        return tuple(array.word(first + const(i, POINTER)) for i in range(function.words))

    # The processor.

    def start(self, static: "Static", fixed: Mapping[str, Term]) -> LanesState:
        """The processor at the call of a static function: its work may have any content."""
        public = {argument(each.name) for each in self.function.arguments.fields}
        public |= {ARGUMENTS, NUMBER, LANE, SMALLEST, *unknowns(WORK)}
        found = at_call(self.image, self.instructions, static.arguments, (less(NUMBER, MOST),), public)
        known = {name: getattr(found, name) for name in type(found).__slots__ if name != "__weakref__"}
        state = LanesState(**known, function=self.function, arrays=self.arrays, fixed=fixed)
        state.pass_cut()
        static.begin(self, state)
        return state

    def cases(self) -> Sequence[Mapping[str, Term]]:
        """The values of arguments: all messages continue from one state, or each from its own."""
        return [{"each": each} for each in (ZERO, ONE)] if self.function.continues else [{}]

    def static(self, name: str) -> str:
        """The name of a static function, which may be that of other batches, too."""
        return name if name in SHARED else f"{self.function.part}_{name}"

    def calls(self, caller: str) -> Mapping[int, Callable[[LanesState, InstructionSet], Term]]:
        """The calls that are not executed, by the address of the called function."""
        function = self.function
        found: dict[str, Callable[[LanesState, InstructionSet], Term]] = {
            self.static("next"): self._sort,
            self.static("lane"): self._continue_lane,
            self.static("lanes"): self._continue_lanes,
            self.static("end"): self._finish,
            "survey": self._survey,
            "pad": self._pad,
            function.single.name: self._compress_one,
            **{each.name: self._compression(each) for each in function.blocks},
        }
        return {self.image.function(name)[0]: meaning for name, meaning in found.items() if name != caller}

    @property
    def bounded(self) -> Sequence[str]:
        """The functions that are executed with all iterations of their loops."""
        return [each for each in ("take_over",) if each in self.image.symbols]

    # Calls.

    def _require_stack(self, state: LanesState, found: InstructionSet) -> None:
        state.refuse_unaligned(state.general[found.frame.pointer] + const(found.frame.above, POINTER), ALIGN)

    def _continue_lane(self, state: LanesState, found: InstructionSet) -> Term:
        """Continues a lane without blocks, and changes no other lane with blocks."""
        lane = state.general[found.general.index(found.convention.arguments[3])]
        self._require(state, found, (WORK, ARGUMENTS, NUMBER))
        if not state.holds(less(lane, const(self.function.lanes, POINTER))):
            raise Unproved(f"a lane is continued that may not exist: {lane}")
        if is_some(state, state.get(BLOCKS, lane)) or not state.holds(is_zero(state.get(BLOCKS, lane))):
            raise Unproved(f"a lane is continued that may have blocks: {lane}")
        filled = state.filled
        back = self._cut(state, found)
        state.filled = filled
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
        for name in {BUSY, END} & {*self.function.places}:
            state.put(name, ZERO, apply(f"{name} of lanes", state.here))
        state.least, state.ends = {SMALLEST: lanes}, {state.get(END): lanes}
        back = returned(state, found)
        state.general[0] = SMALLEST
        return back

    def _finish(self, state: LanesState, found: InstructionSet) -> Term:
        """Writes the results of all messages in progress."""
        self._require(state, found, (WORK, ARGUMENTS))
        if not self._have_started(state):
            raise Unproved("the last messages are finished before the last one has started")
        back = self._cut(state, found)
        state.has_ended = True
        return back

    def _require(self, state: LanesState, found: InstructionSet, wanted: Sequence[Term]) -> None:
        """Raises Unproved if a static function is called with other arguments, or too early."""
        self._require_stack(state, found)
        if arguments(state, found)[: len(wanted)] != wanted or state.has_ended:
            raise Unproved("a static function is called with other arguments")

    def _cut(self, state: LanesState, found: InstructionSet) -> Term:
        """A call that may change all of the work, as its invariant says."""
        self.check(state)
        state.pass_cut()
        self.enter(state)
        return returned(state, found)

    def _have_started(self, state: LanesState) -> bool:
        """Have all messages been started?"""
        first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
        return is_same(state, begun, known) and is_same(state, first + known, NUMBER)

    def _sort(self, state: LanesState, found: InstructionSet) -> Term:
        """Sorts the next messages: the order is a permutation of as many numbers."""
        self._require_stack(state, found)
        if arguments(state, found) != (WORK, ARGUMENTS, NUMBER):
            raise Unproved("messages are sorted with other arguments")
        end = state.get(FIRST) + state.get(KNOWN)
        if not is_same(state, state.get(BEGUN), state.get(KNOWN)):
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
        """Joins the last blocks of a message in a lane without one."""
        self._require_stack(state, found)
        joined, data, length = arguments(state, found)
        whole = state.general[found.general.index(found.convention.arguments[3])]
        lane = state.lane_of(JOINED, joined)
        if lane is None or not state.holds(less(lane, const(self.function.lanes, POINTER))):
            raise Unproved(f"the last blocks of a message are joined at another place: {joined}")
        if state.is_compressed or not is_none(state, state.get(MESSAGE, lane)):
            raise Unproved("the last blocks of a message may replace those of another one")
        if not self._is_message(state, data, length):
            raise Unproved(f"the end of no message is padded: {length} bytes at {data}")
        blocks = apply("blocks of the end", length)
        state.assumed |= {~is_zero(blocks), less(blocks, const(3, POINTER))}
        state.padded = (*state.padded, Padded(lane, data, length, whole, blocks))
        back = returned(state, found)
        state.general[0] = blocks
        return back

    def _is_message(self, state: LanesState, data: Term, length: Term) -> bool:
        """Are these the address and the length of a message?"""
        return any(
            is_same(state, data, self.address(each)) and is_same(state, length, self.length(each))
            for each in self._looked_up(state)
        )

    def _looked_up(self, state: LanesState) -> Iterator[Term]:
        """The messages whose places in the order were read."""
        for each in state.assumed:
            if each.kind is Kind.LESS and each.args[1] is state.get(KNOWN) and _is_place(each.args[0]):
                yield state.get(FIRST) + each.args[0]

    def _compress_one(self, state: LanesState, found: InstructionSet) -> Term:
        """Compresses the blocks of a run, for a state on the stack."""
        self._require_stack(state, found)
        to, data, number = arguments(state, found)
        size = WORD // 8 * self.function.words
        placed(state, found, to, size, is_store=True)
        if not is_readable(state, (data, number)):
            raise Unproved(f"blocks that may not be there: {number} at {data}")
        old = state.load(to, size)
        state.store(to, join(*all_compressed(_split(old), data, number)))
        return returned(state, found)

    def _compression(self, function: BlockFunction) -> Callable[[LanesState, InstructionSet], Term]:
        def call(state: LanesState, found: InstructionSet) -> Term:
            """Compresses as many blocks of each lane."""
            self._require_stack(state, found)
            to, data, number = arguments(state, found)
            if (to, data) != tuple(self._place(name) for name in (f"{STATE} 0", DATA)):
                raise Unproved(f"{function.name} is called with other arguments")
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
            for lane in lanes:
                made = all_compressed(words(state, lane), state.get(DATA, lane), number)
                for i, word in enumerate(made):
                    state.put(f"{STATE} {i}", lane, word)
            state.is_compressed = True
            return returned(state, found)

        return call

    def _place(self, name: str) -> Term:
        return WORK + const(self.function.places[name][0], POINTER)

    # What holds at a cut.

    def enter(self, state: LanesState) -> None:
        """Assumes the invariant of the work."""
        first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
        state.assumed |= {
            less(NUMBER, MOST),
            ~less(NUMBER, first),
            ~less(NUMBER - first, known),
            less(known, const(self.function.window + 1, POINTER)),
            ~less(known, begun),
        }

    def check(self, state: LanesState) -> None:
        """Raises Unproved if the work does not satisfy the invariant."""
        first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
        bounds = {
            "first": ~less(NUMBER, first) & ~less(NUMBER - first, known),
            "known": less(known, const(self.function.window + 1, POINTER)),
            "begun": ~less(known, begun),
        }
        for name, claim in bounds.items():
            if not state.holds(claim):
                raise Unproved(f"{name} may be wrong: {state.get(name)}")
        self.check_results(state)
        if self._moves(state) and not self._have_started(state):
            raise Unproved("a message may be moved before the last one has started")
        started = [each for lane in touched(state) for each in self._check_lane(state, lane)]
        if dict.fromkeys(started) != dict.fromkeys(self._begun(state)):
            raise Unproved("a message is started twice, or not at all")

    def _begun(self, state: LanesState) -> Iterator[Term]:
        """The message that was started since the last cut, if one was."""
        names = (FIRST, KNOWN, BEGUN)
        old = ZERO if state.sorts or state.begins else state.unknown(Element(BEGUN, ZERO))
        new = state.get(BEGUN)
        if not state.sorts:
            for name in names[:2]:
                if not is_same(state, state.get(name), state.old(name)):
                    raise Unproved(f"{name} is changed")
        if new is old:
            return
        if new is not old + ONE:
            raise Unproved(f"the number of messages that were started is wrong: {new}")
        yield state.get(FIRST) + extend(state.get(ORDER, old), POINTER)

    def _moves(self, state: LanesState) -> Mapping[Term, Term]:
        """The lanes with a message of another lane, which has none now, by that lane."""
        lanes, found = touched(state), {}
        old = {state.unknown(Element(MESSAGE, lane)): lane for lane in lanes}
        for lane in lanes:
            source = old.get(state.get(MESSAGE, lane), lane)
            if source is not lane and source not in found and state.get(MESSAGE, source) is NONE:
                found[source] = lane
        return found

    def _check_lane(self, state: LanesState, lane: Term) -> Iterator[Term]:
        """Checks a lane; returns the message that was started there, if one was."""
        moves = self._moves(state)
        names = (DATA, BLOCKS, THEN, MORE, MESSAGE)
        for case, found in ways(state, [state.get(name, lane) for name in names]):
            data, number, then, more, message = found
            runs = [(data, number), (then, more)]
            for run in runs:
                if not is_readable(case, run):
                    raise Unproved(f"lane {lane} may have blocks that are not there: {run[1]} at {run[0]}")
            old = case.unknown(Element(MESSAGE, lane))
            source = lane if message is old else next((each for each in moves if moves[each] is lane), None)
            had_none = state.begins or is_none(case, old) or has_none(case, lane)
            is_kept = message is old or lane in moves or self._has_result(case, old)
            if not had_none and not is_kept:
                raise Unproved(f"the message of lane {lane} is gone without a result")
            if message is NONE or (message is old and had_none and not state.begins):
                continue
            if source is not None:
                begun, rest = before(case, source)
            else:
                begun, rest = self._started(case, lane, message)
                yield message
            done = applied(words(case, lane), begun)
            wanted = None if done is None else left(case, rest, done)
            if wanted is None or not are_same(case, wanted, runs):
                raise Unproved(f"the blocks of lane {lane} are not those of its message")

    def _started(
        self, state: LanesState, lane: Term, message: Term
    ) -> tuple[tuple[Term, ...], list[tuple[Term, Term]]]:
        """The state and the runs of a message that was started in a lane."""
        found = [each for each in state.padded if each.lane is lane]
        if len(found) != 1:
            raise Unproved(f"no message is padded in lane {lane}")
        (each,) = found
        wanted = self.address(message), self.length(message), self.whole(state, message)
        for given, right in zip((each.data, each.length, each.whole), wanted, strict=True):
            if not is_same(state, given, right):
                raise Unproved(f"another message is padded: {given} instead of {right}")
        bits = self.function.places[JOINED][1]
        joined = self._place(JOINED) + total(((lane, bits // 8),), POINTER)
        runs = [(each.data, whole_blocks(state, each.length)), (joined, each.blocks)]
        return self.begun(state, message), runs

    def check_results(self, state: LanesState) -> None:
        """Raises Unproved if what is written as the result of a message is something else."""
        for (message, word), value in state.written.items():
            if message.kind is not Kind.APPLY or message.attr != MESSAGE:
                raise Unproved(f"a result of no message: {message}")
            lane = message.args[0]
            if not state.holds(~is_zero(message - NONE)):
                raise Unproved(f"a result of a lane that may have no message: {lane}")
            begun, runs = before(state, lane)
            rest = runs
            if value is not begun[word]:
                done = applied(_siblings(value, len(begun)), begun)
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


def _is_place(term: Term) -> bool:
    """Is it a word of the order?"""
    return term.kind is Kind.JOIN and any(each.kind is Kind.PART for each in term.args)


def _split(term: Term) -> tuple[Term, ...]:
    return tuple(part(term, first, WORD) for first in range(0, term.bits, WORD))


def _siblings(word: Term, count_: int) -> tuple[Term, ...]:
    """All words after the same blocks as one of them."""
    if word.kind is not Kind.APPLY or len(word.args) != count_ + 2:
        return (word,) * count_
    *old, data, number = word.args
    return all_compressed(old, data, number)


# The static functions.


@dataclass(frozen=True, slots=True)
class Static:
    """A static function with a proof of its own."""

    name: str  # the end of its name
    arguments: tuple[Term, ...]
    begin: Callable[[SchedulingContract, LanesState], None]  # assumes what is known at its call
    end: Callable[[SchedulingContract, LanesState], str]  # what is wrong at its return; empty if nothing is


def _begin_lane(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    state.assumed |= {less(LANE, const(contract.function.lanes, POINTER)), is_zero(state.get(BLOCKS, LANE))}


def _end_lane(_: SchedulingContract, state: LanesState) -> str:
    others = [each.number for each in state.work if each.name == BLOCKS and each.number is not LANE]
    return f"lane {others[0]} may have no blocks afterwards" if others else ""


def _begin_lanes(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)


def _end_lanes(contract: SchedulingContract, state: LanesState) -> str:
    is_right = is_filled(state, const(contract.function.lanes, POINTER))
    return "" if is_right else "a lane may have no blocks afterwards"


def _begin_survey(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    state.filled = const(contract.function.lanes, POINTER)


def _end_survey(contract: SchedulingContract, state: LanesState) -> str:
    lanes = const(contract.function.lanes, POINTER)
    if not is_least(state, state.general[0], lanes):
        return f"a lane may have fewer blocks than {state.general[0]}, or none"
    if END in contract.function.places and not is_end(state, state.get(END), lanes):
        return f"a lane from {state.get(END)} on may have a message"
    return ""


def _begin_end(contract: SchedulingContract, state: LanesState) -> None:
    contract.enter(state)
    first, known, begun = (state.get(each) for each in (FIRST, KNOWN, BEGUN))
    state.assumed |= {is_zero(known - begun), is_zero(first + known - NUMBER)}


def _end_end(contract: SchedulingContract, state: LanesState) -> str:
    is_right = _is_finished(contract, state, const(contract.function.lanes, POINTER))
    return "" if is_right else "a message may have no result"


def _begin_all(contract: SchedulingContract, state: LanesState) -> None:
    state.begins = True
    for number in range(contract.function.lanes):
        for i in range(contract.function.words):
            state.work[Element(f"{STATE} {i}", const(number, POINTER))] = var("anything", WORD)
        for name in OF_LANES:
            state.work[Element(name, const(number, POINTER))] = var(f"nothing in {name}", POINTER)
    for name in (FIRST, KNOWN, BEGUN):
        state.work[Element(name, ZERO)] = var(f"nothing in {name}", POINTER)


def _end_all(_: SchedulingContract, state: LanesState) -> str:
    return "" if state.has_ended and not state.work else "the function returns too early"


STATICS: Final = (
    Static("lane", (WORK, ARGUMENTS, NUMBER, LANE), _begin_lane, _end_lane),
    Static("survey", (WORK,), _begin_survey, _end_survey),
    Static("lanes", (WORK, ARGUMENTS, NUMBER), _begin_lanes, _end_lanes),
    Static("end", (WORK, ARGUMENTS), _begin_end, _end_end),
    Static("all", (WORK, ARGUMENTS, NUMBER), _begin_all, _end_all),
)


# Cuts.


@dataclass(frozen=True, slots=True)
class Fact:
    """What may be known of a lane at a cut, at a distance from the lane of the cut."""

    name: str
    distance: int
    assume: Callable[[LanesState, Term], None]  # for the number of the lane
    check: Callable[[LanesState, Term], bool]


def _facts(contract: SchedulingContract) -> Iterator[Fact]:
    lanes = const(contract.function.lanes, POINTER)

    def assume_exists(state: LanesState, lane: Term) -> None:
        if not lane.is_const:
            state.assumed |= {less(lane, lanes)}

    for distance in (0, 1):
        yield Fact("exists", distance, assume_exists, lambda state, lane: state.holds(less(lane, lanes)))
        yield Fact("filled", distance, _set_filled, is_filled)
        yield Fact("finished", distance, _set_finished, lambda state, lane: _is_finished(contract, state, lane))


def _set_filled(state: LanesState, lane: Term) -> None:
    state.filled = lane


def _set_finished(state: LanesState, lane: Term) -> None:
    state.finished = lane


def is_filled(state: LanesState, limit: Term) -> bool:
    """Have all lanes below a limit blocks?"""
    return below(state, limit, state.filled, lambda lane: is_some(state, state.get(BLOCKS, lane)))


def _is_finished(contract: SchedulingContract, state: LanesState, limit: Term) -> bool:
    return below(state, limit, state.finished, lambda lane: contract.is_finished(state, lane))


class Known(Protocol):
    """What may be known of a place at a cut."""

    def value(self, lane: Term) -> Term:
        """Its content, for the number of the lane."""
        raise NotImplementedError

    def assume(self, state: LanesState, lane: Term) -> None:
        """Assumes what is known of it."""

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        """Is it known of this content?"""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Advancing:
    """The content of a place that is the same for each lane, or advances with its number."""

    base: Term
    step: int = 0

    def value(self, lane: Term) -> Term:
        return total(((self.base, 1), (lane, self.step)), POINTER) if self.step else self.base

    def assume(self, state: LanesState, lane: Term) -> None:
        pass

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        value = self.value(lane)
        if term is value:
            return True
        is_number = term.bits == value.bits and term.kind is not Kind.CHOOSE and unknowns(term) <= state.public
        return is_number and is_same(state, term, value)


@dataclass(frozen=True, slots=True)
class Least:
    """A number of blocks that is not zero, and that no lane below has fewer than."""

    spot: Spot

    def value(self, lane: Term) -> Term:
        return var(f"least in {self.spot}", POINTER)

    def assume(self, state: LanesState, lane: Term) -> None:
        state.least = {**state.least, self.value(lane): lane}
        state.public |= {self.value(lane)}

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        return is_least(state, term, lane)


@dataclass(frozen=True, slots=True)
class End:
    """A number of lanes behind the last one below that has a message."""

    spot: Spot

    def value(self, lane: Term) -> Term:
        return var(f"end in {self.spot}", POINTER)

    def assume(self, state: LanesState, lane: Term) -> None:
        state.ends = {**state.ends, self.value(lane): lane}
        state.public |= {self.value(lane)}

    def holds(self, state: LanesState, term: Term, lane: Term) -> bool:
        return is_end(state, term, lane)


@dataclass
class Cut:
    """The head of a loop, and what is known there."""

    at: int
    facts: list[Fact]
    places: dict[Spot, list[Known]] | None = None  # None: no path has reached it
    has_lane: bool = False
    runs: int = 0

    def state(self, contract: SchedulingContract, begun: LanesState) -> LanesState:
        """The state of the processor there."""
        state = begun.copy()
        state.flags, state.cells = {}, {}
        state.pass_cut()
        contract.enter(state)
        lane = LANE if self.has_lane else ZERO
        for fact in self.facts:
            fact.assume(state, lane + const(fact.distance, POINTER))
        assert self.places is not None
        for spot, known in self.places.items():
            bits = spot.part * 8 if spot.file == "cells" else held(begun, spot).bits
            hold(state, spot, known[0].value(lane) if known else anything(spot, bits))
            for each in known[:1]:
                each.assume(state, lane)
        return state

    def meet(self, contract: SchedulingContract, state: LanesState) -> bool:
        """Forgets what does not hold on a path to the cut. Was something forgotten?"""
        contract.check(state)
        found = dict(spots(state))
        is_first = self.places is None
        if self.places is None:
            self.places = {spot: _candidates(spot, term) for spot, term in found.items()}
        lane, is_changed = self._lane(contract, found)
        places = {spot: self._kept(spot, state, found.get(spot), lane) for spot in {*self.places, *found}}
        facts = [each for each in self.facts if each.check(state, lane + const(each.distance, POINTER))]
        is_changed |= is_first or places != self.places or facts != self.facts
        self.places, self.facts = places, facts
        return is_changed

    def _kept(self, spot: Spot, state: LanesState, term: Term | None, lane: Term) -> list[Known]:
        """What is still known of a place."""
        assert self.places is not None
        return [each for each in self.places.get(spot, ()) if term and each.holds(state, term, lane)]

    def _lane(self, contract: SchedulingContract, found: Mapping[Spot, Term]) -> tuple[Term, bool]:
        """The number of the lane on a path, by places that advance with it; is this the first path with one?"""
        assert self.places is not None
        votes: dict[Term, dict[Spot, Advancing]] = {}  # by number
        for spot, known in self.places.items():
            each = next((each for each in known if isinstance(each, Advancing)), None)
            if each and spot in found and found[spot].bits == POINTER:
                items, constant = factors(found[spot] - each.base)
                step = each.step if self.has_lane else items.get(LANE, constant)
                is_step = step and (self.has_lane or step in contract.steps)
                if is_step and items.keys() <= {LANE} and not (constant % step or items.get(LANE, 0) % step):
                    number = total(((LANE, items.get(LANE, 0) // step),), POINTER, constant // step)
                    votes.setdefault(number, {})[spot] = Advancing(each.base, step)
        if not votes:
            if self.has_lane:
                raise Unproved(f"no place is known to advance with the lane at {self.at:#x}")
            return ZERO, False
        lane = max(votes, key=lambda each: len(votes[each]))
        is_new, self.has_lane = not self.has_lane, True
        if is_new:
            votes[lane] |= self._steps(found, lane)
        for spot, found_ in votes[lane].items() if is_new else ():
            self.places[spot] = [
                found_,
                *(each for each in self.places[spot] if not isinstance(each, Advancing)),
            ]
        return lane, is_new

    def _steps(self, found: Mapping[Spot, Term], lane: Term) -> Mapping[Spot, Advancing]:
        """What advances for each lane, if these are the contents for a lane after the first one."""
        assert self.places is not None
        assert lane.is_const
        made = {}
        for spot, known in self.places.items():
            each = next((each for each in known if isinstance(each, Advancing)), None)
            if each and spot in found and found[spot].bits == POINTER:
                more = found[spot] - each.base
                distance = more.attr - (more.attr >> POINTER - 1 << POINTER) if more.is_const else 0
                if distance and not distance % lane.attr:
                    made[spot] = Advancing(each.base, distance // lane.attr)
        return made


def _candidates(spot: Spot, term: Term) -> list[Known]:
    """What may be known of a place with this content."""
    rigid = [Advancing(term)] if _is_rigid(term) else []
    return [*rigid, Least(spot), End(spot)] if term.bits == POINTER else [*rigid]


def _is_rigid(term: Term) -> bool:
    """Is it the same at each time, so that it does not depend on what the function has done?"""
    return not any(_varies(each) for each in topological((term,)))


def _varies(term: Term) -> bool:
    is_of_call = term.kind is Kind.VAR and (
        term in (LANE, SMALLEST) or " after call " in str(term.attr) or str(term.attr).startswith("anything")
    )
    return term.kind is Kind.APPLY or is_of_call


def prove_scheduling(contract: SchedulingContract) -> None:
    """Raises Unproved if a result may be wrong or missing, or if a function is unsafe."""
    for each in STATICS:
        check_presence(contract.image, contract.static(each.name))
        for fixed in contract.cases():
            _prove(contract, each, fixed)


def _prove(contract: SchedulingContract, static: Static, fixed: Mapping[str, Term]) -> None:
    heads: list[int] = []
    begun = contract.start(static, fixed)
    while True:
        try:
            _check(contract, static, begun, heads)
            return
        except OpenLoop as loop:  # another cut, so that what the others know may be different
            if loop.head in heads:
                raise Unproved(f"{loop} has no end") from None
            heads.append(loop.head)


def _check(contract: SchedulingContract, static: Static, begun: LanesState, heads: Sequence[int]) -> None:
    name = contract.static(static.name)
    program = Executor(contract.image, name, contract.instructions, contract.calls(name), contract.bounded)
    cuts = {at: Cut(at, [*_facts(contract)]) for at in heads}
    changed: list[Cut] = []

    def follow(state: LanesState, at: int) -> None:
        """Follows all paths to the next cuts."""
        for end in program.run(state, at, lambda _, at: at in cuts):
            if end.at is None:
                contract.instructions.check_return(begun, end.state)
                contract.check(end.state)
                if wrong := static.end(contract, end.state):
                    raise Unproved(wrong)
            elif cuts[end.at].meet(contract, end.state) and cuts[end.at] not in changed:
                changed.append(cuts[end.at])

    follow(begun.copy(), program.entry)
    while changed:
        cut = changed.pop(0)
        cut.runs += 1
        if cut.runs > ATTEMPTS:
            raise Unproved(f"no invariant is found at {cut.at:#x}")
        follow(cut.state(contract, begun), cut.at)
