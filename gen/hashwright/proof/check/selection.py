"""The proof of the functions of a file that selects one of several kernels at run time.

Each relies on the others to leave selections of kernels that the processor supports in two variables: what the
program has selected, and the default. The function that finds the default has a proof of its own. Each path is
executed by itself, with all iterations of loops, of which there are few.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from operator import or_
from typing import Final

from hashwright.proof.check.contract import Contract
from hashwright.proof.check.exits import check_exit
from hashwright.proof.contract.functions import Caller, Selection
from hashwright.proof.mean.architectures import instruction_set
from hashwright.proof.mean.system import calls, order, string
from hashwright.proof.run.addresses import base_of
from hashwright.proof.run.calls import leftover, returned
from hashwright.proof.run.choosing import NONE, ChoosingState, all_of, possible
from hashwright.proof.run.convention import CELL, at_call, check_presence
from hashwright.proof.run.execute import CALLED, Executor, until_return
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, hold
from hashwright.proof.run.stack import lost
from hashwright.proof.run.state import MachineState, Unproved, extended
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    choose,
    const,
    is_zero,
    join,
    part,
    unknowns,
    var,
    without_constant,
)

# The variables in templates/c/dispatch.c.j2: what the program has selected, and the default.
WANTED, BY_DEFAULT = VARIABLES = "wanted", "by_default"
CHOOSE: Final = "choose"  # the function that finds the default
NAME: Final = var("target", POINTER)  # the argument of the function that selects a kernel
RESULT: Final = var("result of the kernel", POINTER)
DONE, REFUSED = const(0, WORD), const(-1, WORD)  # what the function returns that selects a kernel

Meaning = Callable[[ChoosingState, InstructionSet], Term]  # of a call: the address to which it returns


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
    def variables(self) -> Mapping[int, str]:
        """The names of the variables, by address. Raises Unproved unless both exist, without a selection."""
        found = {}
        for name in VARIABLES:
            each = self.image.variables.get(name)
            if not each or each.initial != bytes(WORD // 8) or self.image.alignment(each.address) < WORD // 8:
                raise Unproved(f"there is no variable '{name}' of {WORD} bits that is 0 at first")
            found[each.address] = name
        return found

    def instructions_for(self, parameters: Sequence[str]) -> InstructionSet:
        """The instruction set, for a function of which some arguments may be on the stack."""
        return instruction_set(self.image.architecture, arguments=len(parameters))

    def start(self, parameters: Sequence[str] = (), public: Sequence[Term] = ()) -> ChoosingState:
        """The processor at the call of a function; no memory but the stack and the variables may be used."""
        values = [var(each, POINTER) for each in parameters]
        told = (each for claim in self.features for each in unknowns(claim))
        given = Precondition(arguments=values, public=(*told, *public))
        state = at_call(self.image, self.instructions_for(parameters), given)
        more = {"variables": self.variables, "supported": self.supported, "variable": self.function.variable}
        return extended(state, ChoosingState, **more)

    def ends(
        self,
        name: str,
        start: ChoosingState,
        found: InstructionSet,
        meanings: Mapping[str, Meaning],
        frame: Callable[[ChoosingState], Frame] = lambda _: Frame(),
    ) -> Iterator[ChoosingState]:
        """The ends of all paths of a function. Calls of some functions have these meanings.

        Raises Unproved if a path has other effects than its frame, besides those on the variables.
        """
        known = {self.image.function(each)[0]: partial(_call, meaning) for each, meaning in meanings.items()}
        loops = (each for each, (_, size) in self.image.symbols.items() if size)
        program = Executor(self.image, name, found, {**calls(self.image), **known}, loops)
        if name != CHOOSE:
            program.check_landing(program.entry, CALLED)
        for end in until_return(program, start.copy()):
            assert isinstance(end, ChoosingState)
            check_exit(found, start, end, frame(end), Sweep())
            yield end

    def choose(self, state: ChoosingState, found: InstructionSet) -> Term:
        """Returns the number of a kernel that the processor supports."""
        kernel = var(f"default at call {state.calls}", WORD)
        state.suppose(kernel + const(1, WORD))
        state.public |= {kernel}
        state.assumed |= {~is_zero(kernel + const(1, WORD))}
        state.found |= {kernel + const(1, WORD)}
        return returned(state, found, kernel)

    def is_named(self, name: Term) -> list[Term]:
        """By kernel: is the string at an address the name of its target?"""
        return [is_zero(order(target.encode(), name)) for target in self.function.targets]

    def is_refused(self, name: Term) -> Term:
        """Is the string at an address the name of no target with a kernel that the processor supports?"""
        return all_of(~(one & other) for one, other in zip(self.is_named(name), self.supported, strict=True))


def _call(meaning: Meaning, state: MachineState, found: InstructionSet) -> Term:
    assert isinstance(state, ChoosingState)
    return meaning(state, found)


def prove_selection(contract: SelectionContract) -> None:
    """Raises Unproved if there is no proof for all arguments, selections and processors."""
    selection = contract.function
    check_presence(contract.image, CHOOSE)
    with _within(CHOOSE):
        _check_choice(contract)
    for caller in selection.callers:
        with _within(caller.name):
            _CallerProof(contract, caller).check()
    with _within(selection.use):
        _check_use(contract)
    with _within(selection.target):
        _check_target(contract)


@contextmanager
def _within(name: str) -> Iterator[None]:
    """Tells in which function something is wrong."""
    try:
        yield
    except Unproved as why:
        raise Unproved(f"{why}, in {name}") from None


def _selected(state: ChoosingState) -> Term:
    """The selection: that of the program if there is one, and else the default."""
    wanted = state.seen.get(WANTED)
    return choose(is_zero(wanted), state.seen.get(BY_DEFAULT, NONE), wanted) if wanted else NONE


def _check_choice(contract: SelectionContract) -> None:
    """Raises Unproved unless the function returns a kernel that the processor supports.

    If there is a variable of the environment, it is asked, and if it names a target with such a kernel, that is
    the kernel.
    """
    for end in contract.ends(CHOOSE, contract.start(), contract.instructions, {}):
        _refuse_strings(end)
        found = part(end.general[0], 0, WORD) + const(1, WORD)
        if end.stored or not all(map(end.holds, (*end.allowed(found), ~is_zero(found)))):
            raise Unproved(f"a kernel is chosen that the processor may not support: {found}")
        if end.variable and not end.asked:
            raise Unproved(f"the environment is not asked for '{end.variable}'")
        for each in end.asked:
            named = (end.is_of(found, number) & one for number, one in enumerate(contract.is_named(each)))
            if not end.holds(reduce(or_, named, is_zero(each) | contract.is_refused(each))):
                raise Unproved("another kernel is chosen than that of the target which the environment names")


class _CallerProof:
    """The proof of a function that calls the one of the selected kernel."""

    def __init__(self, contract: SelectionContract, caller: Caller) -> None:
        self._contract, self._caller = contract, caller
        self._set = contract.instructions_for(caller.parameters)

    def check(self) -> None:
        kernels = {name: partial(self._called, number) for number, name in enumerate(self._caller.calls)}
        meanings: Mapping[str, Meaning] = {CHOOSE: self._contract.choose, **kernels}
        for start in self._starts():
            for end in self._contract.ends(self._caller.name, start, self._set, meanings, self._frame):
                _refuse_changes(end)

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

    def _called(self, number: int, state: ChoosingState, found: InstructionSet) -> Term:
        """Applies the call of a kernel's function; returns the address to which it returns."""
        name = self._caller.calls[number]
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
        """Is it the kernel that the state of the message names, or the selected one if no message has begun?"""
        caller = self._caller
        is_only = len(caller.calls) == 1
        found = [_is(state.content(self._base, 0, CELL), number)] if caller.has_state else []
        if caller.starts or not caller.has_state:
            found += [] if is_only else [state.is_of(_selected(state), number)]
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
                hold(state, Spot("cells", at, CELL, anchor), lost(leftover(f"argument {i}", POINTER)))
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


def _refuse_changes(end: ChoosingState) -> None:
    """Raises Unproved where a selection or a default is changed or not a found one, or a string is compared."""
    if WANTED in end.stored or end.replaced:
        raise Unproved("a selection is replaced by another one")
    if not end.found.issuperset(end.stored.values()):
        raise Unproved("a default is stored that was not found")
    _refuse_strings(end)


def _refuse_strings(end: ChoosingState, *others: Term) -> None:
    """Raises Unproved where a compared string is not of the environment or one of these, or may be missing."""
    for each in end.compared:
        if each not in (*end.asked, *others):
            raise Unproved(f"a string is compared that may be secret: at {each}")
        if not end.holds(~is_zero(each)):
            raise Unproved(f"a string is compared that may be missing: at {each}")


def _check_use(contract: SelectionContract) -> None:
    """Raises Unproved unless the function selects the kernel of the target that its argument names."""
    start = contract.start([str(NAME.attr)], [NAME])
    named = contract.is_named(NAME)
    for end in contract.ends(contract.function.use, start, contract.instructions, {}):
        _refuse_strings(end, NAME)
        if WANTED in end.stored:
            kernel, result = end.seen[WANTED], DONE
            claims = [~end.is_of(kernel, number) | each for number, each in enumerate(named)]
            claims.append(~is_zero(kernel) | is_zero(NAME))
        else:
            result = REFUSED
            claims = [contract.is_refused(NAME), ~is_zero(NAME)]
        is_right = end.same(part(end.general[0], 0, WORD), result) and all(map(end.holds, claims))
        if BY_DEFAULT in end.stored or not is_right:
            raise Unproved("another kernel is selected, or another result is returned, than the name says")


def _check_target(contract: SelectionContract) -> None:
    """Raises Unproved unless the function returns the name of the target of the selected kernel."""
    meanings = {CHOOSE: contract.choose}
    for end in contract.ends(contract.function.target, contract.start(), contract.instructions, meanings):
        _refuse_changes(end)
        first = base_of(end.general[0])
        both = join(_selected(end), end.general[0] - first)
        for value in possible(end, both) or [0]:
            number, at = value & NONE.mask, const(value >> WORD, POINTER)
            name = string(contract.image, first + at)
            if not number or name != contract.function.targets[number - 1].encode():
                raise Unproved("it does not return the name of the target of the selected kernel")
