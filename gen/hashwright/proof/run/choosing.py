"""The state of a processor that selects a kernel: it reads and writes the variables that hold a selection.

One is what the program has selected, the other one the default. A variable contains 0 if there is none, or the
number of a kernel, counted from 1, that the processor supports. Other threads may write it at any time, so that
each load has another value.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_
from typing import Final

from hashwright.proof.run.addresses import base_of, in_file
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.digits import OpenChoice
from hashwright.proof.say.formulas import Formulas, equal, given_to
from hashwright.proof.say.limits import EFFORT, VALUES
from hashwright.proof.say.terms import POINTER, WORD, Term, const, is_zero, less, unknowns, var

NONE: Final = const(0, WORD)  # what a variable contains if there is no selection


@dataclass(slots=True, kw_only=True)
class ChoosingState(MachineState):
    """A processor, and what it has done with the variables."""

    variables: Mapping[int, str]  # their names, by address
    supported: tuple[Term, ...]  # by kernel: is it supported?
    loads: int = 0  # of variables
    seen: Mapping[str, Term] = field(default_factory=dict)  # what they contained when they were last used
    stored: Mapping[str, Term] = field(default_factory=dict)  # what was stored there
    found: frozenset[Term] = frozenset()  # the defaults that were found
    replaced: frozenset[str] = frozenset()  # those of them that may have contained a selection before
    variable: str = ""  # the only one of the environment that may be read
    asked: frozenset[Term] = frozenset()  # addresses of its value, or 0
    compared: frozenset[Term] = frozenset()  # addresses of strings that were compared
    called: int | None = None  # the kernel whose function was called

    def load(self, address: Term, size: int) -> Term:
        if name := self._variable(address):
            return self._loaded(name, size)
        try:
            return MachineState.load(self, address, size)
        except Unproved:
            first = base_of(address)
            if in_file(self.image, address) is not None or not (values := possible(self, address - first)):
                raise
        place, *others = (first + const(each, POINTER) for each in values)
        if others:
            raise OpenChoice(is_zero(address - place))
        return MachineState.load(self, place, size)

    def store(self, address: Term, value: Term) -> None:
        if not (name := self._variable(address)):
            MachineState.store(self, address, value)
            return
        if value.bits != WORD:
            raise Unproved("a part of a selection is stored")
        if not all(map(self.holds, self.allowed(value))):
            raise Unproved(f"a selection of a kernel that the processor may not support: {value}")
        if name in self.stored:
            raise Unproved("a selection is stored twice, so that there is another one meanwhile")
        if not (name in self.seen and self.holds(is_zero(self.seen[name]))):
            self.replaced |= {name}
        self.seen, self.stored = {**self.seen, name: value}, {**self.stored, name: value}

    def _about(self, claim: Term) -> frozenset[Term]:
        """All assumptions: what is known of the processor follows from several together."""
        return self.assumed

    def _variable(self, address: Term) -> str:
        """The name of the variable at an address; empty if there is none."""
        at = in_file(self.image, address)
        return "" if at is None else self.variables.get(at, "")

    def _loaded(self, name: str, size: int) -> Term:
        if size != WORD // 8:
            raise Unproved("a part of a selection is loaded")
        self.loads += 1
        found = var(f"selection {self.loads}", WORD)
        self.suppose(found)
        self.seen = {**self.seen, name: found}
        return found

    def suppose(self, value: Term) -> None:
        """Assumes that a variable is a selection."""
        self.public |= {value}
        self.assumed |= {each for each in self.allowed(value) if not each.is_const}

    def allowed(self, value: Term) -> Iterator[Term]:
        """What makes it a selection, of a kernel that is supported, or none."""
        yield less(value, const(len(self.supported) + 1, WORD))
        for number, claim in enumerate(self.supported):
            yield ~self.is_of(value, number) | claim

    @staticmethod
    def is_of(value: Term, number: int) -> Term:
        """Is it the selection of the kernel with that number?"""
        return is_zero(value - const(number + 1, WORD))


def all_of(claims: Iterable[Term]) -> Term:
    """Do all hold?"""
    return reduce(and_, claims, const(1, 1))


def possible(state: MachineState, term: Term) -> Sequence[int] | None:
    """The values that a public term may have under the assumptions; None if it is secret, or has too many."""
    import z3

    if not unknowns(term) <= state.public:
        return None
    formulas, found = Formulas(), list[int]()
    formulas.assume(state.assumed)
    wanted = z3.BitVec(formulas.variable(term.bits), term.bits)
    formulas.add(equal(str(wanted), formulas.name(term)))
    solver = given_to(z3.SimpleSolver(), formulas.text(), EFFORT)
    while len(found) <= VALUES and (answer := solver.check()) == z3.sat:
        found.append(solver.model().eval(wanted, model_completion=True).as_long())
        solver.add(wanted != found[-1])
    return found if len(found) <= VALUES and answer == z3.unsat else None
