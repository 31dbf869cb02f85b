"""The state of a processor that selects a kernel: it reads and writes the variable that holds the selection.

The variable contains 0 before a selection, or the number of a kernel, counted from 1, that the processor
supports. Other threads may write it at any time, so that each load has another value.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Final

from hashwright.proof.read.image import Variable
from hashwright.proof.run.addresses import BASE, in_file, located
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.formulas import Formulas, equal, given_to
from hashwright.proof.say.limits import EFFORT, VALUES
from hashwright.proof.say.terms import WORD, Term, choose, const, is_zero, less, unknowns, var

NONE: Final = const(0, WORD)  # what the variable contains before a selection


@dataclass(slots=True, kw_only=True)
class ChoosingState(MachineState):
    """A processor, and what it has done with the variable."""

    variable: Variable
    supported: tuple[Term, ...]  # by kernel: is it supported?
    loads: int = 0  # of the variable
    seen: Term | None = None  # what it contained when it was last loaded or stored
    is_stored: bool = False
    is_replaced: bool = False  # was a selection replaced by another one?
    compared: frozenset[Term] = frozenset()  # addresses of strings that were compared
    marked: int | None = None  # the calls before an exclusive load of the variable, if that was the last access
    waiting: tuple[Term, Term] | None = None  # a store that may have failed: has it succeeded, and the value
    called: int | None = None  # the kernel whose function was called

    def load(self, address: Term, size: int) -> Term:
        self.marked = None
        if self._is_variable(address):
            return self._loaded(size)
        try:
            return MachineState.load(self, address, size)
        except Unproved:
            if in_file(address) is not None or not (values := possible(self, address - BASE)):
                raise
        at = [located(each) for each in values]
        found = [MachineState.load(self, each, size) for each in at]
        base = BASE if all(in_file(each) is not None for each in found) else const(0, 8 * size)
        chosen = found[-1] - base
        for place, each in zip(at[:-1], found, strict=False):
            chosen = choose(is_zero(address - place), each - base, chosen)
        return chosen + base

    def store(self, address: Term, value: Term) -> None:
        """Another thread may have stored a selection since the last load, which is then replaced."""
        self.exchange(address, value)
        self.is_replaced |= self._is_variable(address)

    def exchange(self, address: Term, value: Term) -> None:
        self.marked = None
        if self._is_variable(address):
            self.settle()
            self._stored(value)
        else:
            MachineState.store(self, address, value)

    def _about(self, claim: Term) -> frozenset[Term]:
        """All assumptions: what is known of the processor follows from several together."""
        return self.assumed

    def _is_variable(self, address: Term) -> bool:
        return in_file(address) == self.variable.address

    def _loaded(self, size: int) -> Term:
        if size != WORD // 8:
            raise Unproved("a part of the selection is loaded")
        self.settle()
        self.loads += 1
        self.seen = var(f"selection {self.loads}", WORD)
        self.public |= {self.seen}
        self.assumed |= {each for each in self.allowed(self.seen) if not each.is_const}
        return self.seen

    def mark(self, address: Term) -> None:
        """Marks an address that was loaded exclusively."""
        self.marked = self.calls if self._is_variable(address) else None

    def store_exclusive(self, address: Term, value: Term) -> Term:
        """Stores a selection unless that fails; returns a bit that says whether it does.

        It always fails unless the last access was an exclusive load from there.
        """
        if not self._is_variable(address):
            raise Unproved(f"an exclusive store at another place than the selection: {address}")
        if self.marked != self.calls:
            raise Unproved("an exclusive store that may always fail")
        self.marked = None
        self.settle()
        failed = var(f"failure of store {self.loads}", 1)
        self.public |= {failed}
        self.waiting = ~failed, value
        return failed

    def settle(self) -> None:
        """Applies the last exclusive store. Raises Unproved unless it is known whether it has succeeded."""
        if not self.waiting:
            return
        (is_stored, value), self.waiting = self.waiting, None
        if self.holds(is_stored):
            self._stored(value)
        elif not self.holds(~is_stored):
            raise Unproved("it is not known whether an exclusive store has succeeded")

    def _stored(self, value: Term) -> None:
        if value.bits != WORD:
            raise Unproved("a part of the selection is stored")
        if not all(map(self.holds, self.allowed(value))):
            raise Unproved(f"a selection of a kernel that the processor may not support: {value}")
        is_first = self.seen is not None and self.holds(is_zero(self.seen) | is_zero(value - self.seen))
        self.is_replaced |= not is_first
        self.is_stored = True
        self.seen = value

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
