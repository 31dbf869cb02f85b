"""The proof of the functions of a file that selects one of several kernels at run time.

All of them are proved together: each relies on the others to leave a kernel that the processor supports in the
variable that holds the selection. A function that they call is executed once, for all arguments, and has
several outcomes: what it returns, and what is known of the processor and of the selection then.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Final

from hashwright.proof.check.contract import Contract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.contract.functions import Caller, Selection
from hashwright.proof.find.jumps import at_heads
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.mean.system import calls, is_of_environment, order, string
from hashwright.proof.read.image import Variable
from hashwright.proof.run.addresses import BASE
from hashwright.proof.run.calls import leftover, returned
from hashwright.proof.run.choosing import NONE, ChoosingState, all_of, possible
from hashwright.proof.run.convention import CELL, at_call
from hashwright.proof.run.execute import Call, Executor, PathEnd
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.limits import REPEATED
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Substitution,
    Term,
    const,
    is_zero,
    join,
    part,
    unknowns,
    var,
    without_constant,
)

VARIABLE: Final = "taken"  # the variable that holds the selection, in templates/c/dispatch.c.j2
NAME: Final = var("target", POINTER)  # the argument of the function that selects a kernel
RESULT: Final = var("result of the kernel", POINTER)
OPEN: Final = tuple(var(f"bit {place}", 1) for place in range(POINTER))  # bits that are no feature
EXCLUSIVE: Final = ("ldxr",)  # loads that a store answers which may fail
DONE, REFUSED = const(0, WORD), const(-1, WORD)  # what the function returns that selects a kernel


@dataclass(frozen=True)
class SelectionContract(Contract):
    """The functions of a file that selects, between their callers and the kernels."""

    function: Selection

    @cached_property
    def features(self) -> tuple[Term, ...]:
        """Does the processor say that it has them?"""
        needed = dict.fromkeys(each for needs in self.function.features for each in needs)
        return tuple(map(self.instructions.has, needed))

    @cached_property
    def supported(self) -> tuple[Term, ...]:
        """By kernel: does the processor say that it has what the kernel needs?"""
        has = self.instructions.has
        return tuple(all_of(map(has, needs)) for needs in self.function.features)

    @cached_property
    def variable(self) -> Variable:
        """The variable that holds the selection. Raises Unproved unless there is one without a selection."""
        found = self.image.variables.get(VARIABLE)
        if not found or found.initial != bytes(WORD // 8) or found.address % (WORD // 8):
            raise Unproved(f"there is no variable '{VARIABLE}' of {WORD} bits that is 0 at first")
        return found

    def instructions_for(self, parameters: Sequence[str]) -> InstructionSet:
        """The instruction set, for a function of which some arguments may be on the stack."""
        return instruction_set(self.image.architecture, arguments=len(parameters))

    def start(self, parameters: Sequence[str] = (), public: Sequence[Term] = ()) -> ChoosingState:
        """The processor at the call of a function; no memory but the stack and the variable may be used."""
        values = [var(each, POINTER) for each in parameters]
        told = (each for claim in self.features for each in unknowns(claim))
        given = Precondition(arguments=values, public=(*told, *public))
        state = at_call(self.image, self.instructions_for(parameters), given)
        return extended(state, ChoosingState, variable=self.variable, supported=self.supported)

    def is_named(self, number: int, name: Term) -> Term:
        """Is the string at an address the name of that kernel's target?"""
        return is_zero(order(self.function.targets[number].encode(), name))

    def is_wanted(self, number: int, name: Term) -> Term:
        """The same, where the processor supports the kernel."""
        return self.is_named(number, name) & self.supported[number]


def prove_selection(contract: SelectionContract) -> None:
    """Raises Unproved if there is no proof for all arguments, selections and processors."""
    selection, program = contract.function, _Program(contract)
    for caller in selection.callers:
        with _within(caller.name):
            _CallerProof(contract, program, caller).check()
    with _within(selection.use):
        _check_use(contract, program)
    with _within(selection.target):
        _check_target(contract, program)


@contextmanager
def _within(name: str) -> Iterator[None]:
    """Tells in which function something is wrong."""
    try:
        yield
    except Unproved as why:
        raise Unproved(f"{why}, in {name}") from None


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a function has done that was executed for all arguments."""

    result: Term | None  # None: it is not known
    seen: Term | None = None  # what the variable contained last; None: it was not used
    is_stored: bool = False
    is_replaced: bool = False
    facts: frozenset[Term] = frozenset()
    compared: frozenset[Term] = frozenset()  # the arguments that are addresses of compared strings

    def covers(self, other: "_Outcome") -> bool:
        """Is it the same with fewer facts?"""
        return self.facts < other.facts and replace(self, facts=other.facts) == other


def _merged(several: set[_Outcome]) -> Sequence[_Outcome]:
    """The same outcomes without facts that do not matter: they are true in one outcome and not in another."""
    waiting = [*several]
    while waiting:
        outcome = waiting.pop()
        for fact in outcome.facts if outcome in several else ():
            without = replace(outcome, facts=outcome.facts - {fact})
            opposite = replace(outcome, facts=without.facts | {~fact})
            if opposite in several:
                several -= {outcome, opposite}
                several.add(without)
                waiting.append(without)
                break
    return [each for each in several if not any(one.covers(each) for one in several)]


class _Program:
    """The code of a file, each of whose own functions is executed once."""

    def __init__(self, contract: SelectionContract) -> None:
        self._contract, self._set = contract, contract.instructions
        self._names = {at: name for name, (at, _) in contract.image.symbols.items()}
        self._outcomes: dict[int, Sequence[_Outcome]] = {}  # by address; empty while it is executed
        self._kept: dict[int, Sequence[int]] = {}  # by address: the general registers that it leaves unchanged
        registers, _, _ = self._set.registers()
        self._arguments = [
            registers[each] for each in map(self._set.general.index, self._set.convention.arguments)
        ]

    def ends(
        self,
        name: str,
        start: ChoosingState,
        found: InstructionSet,
        kernels: Mapping[int, Call] = MappingProxyType({}),
        frame: Callable[[ChoosingState], Frame] = lambda _: Frame(),
    ) -> list[ChoosingState]:
        """The ends of all paths of a function. Some functions that it calls have a given meaning.

        Raises Unproved if a path has other effects than its frame, besides those on the selection.
        """
        image = self._contract.image
        program = Executor(image, name, found, {**calls(image), **kernels})
        own = self._names.keys() - kernels.keys()
        ends = at_heads(lambda heads: [*self._ends(program, start, found, own, heads)])
        for end in ends:
            check_exit(found, start, end, frame(end), Sweep())
        return ends

    def _ends(
        self,
        program: Executor,
        start: ChoosingState,
        found: InstructionSet,
        own: Collection[int],
        heads: Collection[int],
    ) -> Iterator[ChoosingState]:
        """The same; paths end at heads of loops, and others begin there. Raises OpenLoop at another head."""
        ways: list[tuple[ChoosingState, int, Sequence[tuple[int, ChoosingState]]]]
        ways = [(start.copy(), program.entry, ())]
        while ways:
            begun, first, trips = ways.pop()
            for end in program.run(begun.copy(), first, lambda _, at: at in own or at in heads):
                if len(trips) > REPEATED:
                    raise Unproved(f"a loop at {first:#x} has an unknown number of iterations")
                is_call = end.at is not None and end.at not in heads
                for state, at in self._called(end, found) if is_call else [(end.state, end.at)]:
                    assert isinstance(state, ChoosingState)
                    state.settle()
                    if at is None:
                        yield state
                    elif at not in heads:
                        ways.append((state, at, trips))
                    elif not self._is_repeated(state, at, trips):
                        ways.append((state, at, (*trips, (at, state.copy()))))

    def _is_repeated(self, state: ChoosingState, at: int, trips: Sequence[tuple[int, ChoosingState]]) -> bool:
        """Has a path come back to the head of a loop that tries an exclusive store again, and nothing changed?

        General registers that have changed, and flags, are then unknown. The load there defines the selection.
        """
        code = self._contract.image.code(at, self._set.longest)
        if self._set.decode(code, at).name not in EXCLUSIVE:
            return False
        state.flags = {}
        before = next((each for head, each in reversed(trips) if head == at), None)
        if not before:
            return False
        for number, (term, old) in enumerate(zip(state.general, before.general, strict=True)):
            if term is not old:
                state.general[number] = var(f"{self._set.general[number]} at {at:#x}", POINTER)
        kept = (
            "general",
            "vectors",
            "masks",
            "uppers",
            "active",
            "cells",
            "is_stored",
            "is_replaced",
            "compared",
            "called",
            "calls",
        )
        return all(getattr(state, each) == getattr(before, each) for each in kept)

    def _called(self, end: PathEnd, found: InstructionSet) -> Iterator[tuple[MachineState, int | None]]:
        """The states after a call of a function of the file, and where they continue; None: at the caller."""
        state, at = end.state, end.at
        assert isinstance(state, ChoosingState)
        assert at is not None
        actual = (state.general[found.general.index(each)] for each in found.convention.arguments)
        known = Substitution(dict(zip(self._arguments, actual, strict=True)))
        again = Substitution({each: var(f"{each.attr} of call {state.calls}", 1) for each in OPEN})
        for outcome in self._all_outcomes(at):
            facts = {*map(known, outcome.facts)}
            if any(~each in state.assumed for each in facts):
                continue
            after = state.copy()
            result = None if outcome.result is None else again(outcome.result)
            back = returned(after, found, result)
            for number in self._kept[at]:  # compilers rely on it where they see both functions
                if number or result is None:
                    after.general[number] = state.general[number]
            after.public |= unknowns(result) if result else set()
            if outcome.seen is not None:
                after.seen = outcome.seen
            after.is_stored |= outcome.is_stored
            after.is_replaced |= outcome.is_replaced
            after.assumed |= facts
            after.compared |= {*map(known, outcome.compared)}
            yield after, after.come_back(back)

    def _all_outcomes(self, at: int) -> Sequence[_Outcome]:
        if at not in self._outcomes:
            self._outcomes[at] = ()
            start = self._contract.start()
            start.public |= {*self._arguments}
            ends = self.ends(self._names[at], start, self._set)
            self._kept[at] = [
                i
                for i, term in enumerate(start.general)
                if i != self._set.frame.pointer and all(end.general[i] is term for end in ends)
            ]
            for end in ends:
                _check_compared(end, {*self._arguments})
            is_of_processor = all(each.seen is None and not each.compared & {*self._arguments} for each in ends)
            found = self._of_processor(ends) if is_of_processor else ()
            self._outcomes[at] = found or _merged({each for end in ends for each in self._results(end)})
        if not self._outcomes[at]:
            raise Unproved(f"{self._names[at]} calls itself")
        return self._outcomes[at]

    def _of_processor(self, ends: Sequence[ChoosingState]) -> Sequence[_Outcome]:
        """The outcome of a function that finds out what the processor has; none if its result is not known.

        Each bit of the result is constant, a feature, or not known.
        """
        features, found = self._contract.features, set[tuple[int, int]]()
        for end in ends:
            known = join(*features, const(0, 1))
            values = possible(end, join(end.general[0], known))
            if values is None:
                return ()
            found |= {(value & end.general[0].mask, value >> POINTER) for value in values}
        bits = []
        for place in range(POINTER):
            same = {(result >> place & 1) for result, _ in found}
            equal = (
                each
                for i, each in enumerate(features)
                if all(result >> place & 1 == known >> i & 1 for result, known in found)
            )
            bits.append(const(same.pop(), 1) if len(same) == 1 else next(equal, OPEN[place]))
        return [_Outcome(join(*bits))]

    def _results(self, end: ChoosingState) -> Iterator[_Outcome]:
        """The outcomes of a path."""
        for result, seen, state in _listed(end):
            yield _Outcome(
                result,
                None if end.seen is None else const(seen, WORD),
                end.is_stored,
                end.is_replaced,
                frozenset(each for each in self._claims(end) if state.holds(each)),
                end.compared & {*self._arguments},
            )

    def _claims(self, end: ChoosingState) -> Iterator[Term]:
        """What may be known at the end of a path, of the processor and of strings in the arguments."""
        names = end.compared & {*self._arguments}
        yield from (~is_zero(name) for name in names)
        for number, claim in enumerate(self._contract.supported):
            yield from (each for each in (claim, ~claim) if not each.is_const)
            for name in names:
                yield self._contract.is_named(number, name)
                yield ~self._contract.is_wanted(number, name)


def _listed(end: ChoosingState) -> Iterator[tuple[Term | None, int, ChoosingState]]:
    """The results of a path, with what the variable contained last, and the states in which they are so.

    A result has 64 bits, or 32 if only these are known. It is None where they are not known, either.
    """
    seen, result = NONE if end.seen is None else end.seen, end.general[0]
    base = BASE if BASE in unknowns(result) else const(0, POINTER)
    result -= base
    for whole in (join(seen, result), join(seen, part(result, 0, WORD)), seen):
        if (values := possible(end, whole)) is not None:
            break
    else:
        raise Unproved(f"it is not known what is selected: {seen}")
    bits = whole.bits - WORD
    for value in values:
        state = end.copy()
        state.assumed |= {_is(whole, value)}
        number = const(value >> WORD, bits) if bits else None
        yield number + base if number and bits == POINTER else number, value & seen.mask, state


class _CallerProof:
    """The proof of a function that calls the one of the selected kernel."""

    def __init__(self, contract: SelectionContract, program: _Program, caller: Caller) -> None:
        self._contract, self._program, self._caller = contract, program, caller
        self._set = contract.instructions_for(caller.parameters)

    def check(self) -> None:
        kernels = {
            self._contract.image.function(name)[0]: partial(self._called, number)
            for number, name in enumerate(self._caller.calls)
        }
        for start in self._starts():
            for end in self._program.ends(self._caller.name, start, self._set, kernels, self._frame):
                _refuse_replacing(end)

    @property
    def _base(self) -> Term:
        """The address of the state."""
        return var(self._caller.parameters[0], POINTER)

    def _starts(self) -> Iterator[ChoosingState]:
        """The processor at the call, for each number of a kernel in the state of a message that has begun."""
        caller = self._caller
        if not caller.has_state:
            yield self._contract.start(caller.parameters)
            return
        region = Region("the number of the kernel", self._base, const(CELL, POINTER), is_written=caller.starts)
        for number, claim in enumerate(self._contract.supported[: 1 if caller.starts else None]):
            state = self._contract.start(caller.parameters, [self._base])
            state.regions = (region,)
            if not caller.starts:
                hold(state, Spot("cells", 0, CELL, self._base), const(number, POINTER))
                state.assumed |= {claim}
            yield state

    def _called(self, number: int, state: MachineState, found: InstructionSet) -> Term:
        """Applies the call of a kernel's function; returns the address to which it returns."""
        assert isinstance(state, ChoosingState)
        name = self._caller.calls[number]
        state.settle()
        if state.called is not None:
            raise Unproved(f"{name} is called after another one")
        if not state.holds(self._is_selected(number, state)):
            raise Unproved(f"{name} is called where another kernel may be selected")
        if not state.holds(self._contract.supported[number]):
            raise Unproved(f"{name} is called where the processor may not support it")
        self._check_arguments(name, state)
        state.called = number
        return returned(state, found, RESULT)

    def _is_selected(self, number: int, state: ChoosingState) -> Term:
        """Is it the kernel that the state of the message names, or the variable if no message has begun?"""
        caller = self._caller
        is_only = len(caller.calls) == 1
        found = [_is(state.content(self._base, 0, CELL), number)] if caller.has_state else []
        if caller.starts or not caller.has_state:
            found += [] if is_only else [state.is_of(NONE if state.seen is None else state.seen, number)]
        return all_of(found)

    def _check_arguments(self, callee: str, state: ChoosingState) -> None:
        """Raises Unproved unless the arguments are its own. The kernel may change those on the stack."""
        registers = self._set.convention.arguments
        anchor, first = without_constant(state.general[self._set.frame.pointer])
        for i, name in enumerate(self._caller.parameters):
            wanted = var(name, POINTER)
            if i == 0 and self._caller.has_state:
                wanted += const(CELL, POINTER)
            if i < len(registers):
                actual = state.general[self._set.general.index(registers[i])]
            else:
                at = first + self._set.frame.above + CELL * (i - len(registers))
                actual = state.content(anchor, at, CELL)
                hold(state, Spot("cells", at, CELL, anchor), leftover(f"argument {i}", POINTER))
            if actual is not wanted:
                raise Unproved(f"{callee} is called with another value of {name}")

    def _frame(self, end: ChoosingState) -> Frame:
        """The result of the kernel, and its number in the state of a message that it starts."""
        bits = self._caller.result_bits
        if end.called is None:
            raise Unproved("no kernel is called")
        left = []
        if self._caller.starts:
            left.append(Content(self._base, 0, const(end.called, POINTER), "the number of the kernel"))
        return Frame(left=left, result=part(RESULT, 0, bits) if bits else None)


def _is(number: Term, other: int) -> Term:
    return is_zero(number - const(other, number.bits))


def _refuse_replacing(end: ChoosingState) -> None:
    """Raises Unproved where a selection was replaced, or a compared string may be secret or missing."""
    if end.is_replaced:
        raise Unproved("a selection is replaced by another one")
    _check_compared(end)


def _check_compared(end: ChoosingState, others: Collection[Term] = ()) -> None:
    """Raises Unproved where strings, except these, were compared that may be secret or missing."""
    strings = end.compared.difference(others)
    for each in strings:
        if not is_of_environment(each):
            raise Unproved(f"a string is compared that may be secret: at {each}")
    _refuse_missing(end, strings)


def _refuse_missing(end: ChoosingState, strings: Iterable[Term]) -> None:
    """Raises Unproved where one of the addresses of strings may be zero: then there is none."""
    for each in strings:
        if not end.holds(~is_zero(each)):
            raise Unproved(f"a string is compared that may be missing: at {each}")


def _check_use(contract: SelectionContract, program: _Program) -> None:
    """Raises Unproved unless the function selects the kernel of the target that its argument names."""
    start = contract.start([str(NAME.attr)], [NAME])
    kernels = range(len(contract.supported))
    for end in program.ends(contract.function.use, start, contract.instructions):
        if end.compared - {NAME}:
            raise Unproved("another string is compared than the argument")
        _refuse_missing(end, end.compared)
        for result, seen, state in _listed(end):
            number, is_right = part(result, 0, WORD) if result else None, False
            if number is DONE and end.is_stored:
                is_right = state.holds(contract.is_named(seen - 1, NAME) if seen else is_zero(NAME))
            elif number is REFUSED and not end.is_stored:
                is_right = all(state.holds(~contract.is_wanted(each, NAME)) for each in kernels)
            if not is_right:
                raise Unproved("another kernel is selected, or another result is returned, than the name says")


def _check_target(contract: SelectionContract, program: _Program) -> None:
    """Raises Unproved unless the function returns the name of the target of the selected kernel."""
    for end in program.ends(contract.function.target, contract.start(), contract.instructions):
        _refuse_replacing(end)
        for result, seen, _ in _listed(end):
            name = string(contract.image, result) if result and result.bits == POINTER else None
            if not seen or name != contract.function.targets[seen - 1].encode():
                raise Unproved("it does not return the name of the target of the selected kernel")
