"""The proof of a function of a Merkle-Damgard hash, by cases of lengths.

If data remain after a whole number of blocks, all paths that call the block function from one address continue
as one path: a place has the content that it has on all of them. Then each number of last bytes is executed
separately.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hashwright.proof.check.chain import Chain
from hashwright.proof.check.digests import BEFORE, MESSAGE, MORE, DigestContract, LengthCase
from hashwright.proof.check.exits import check_cut, check_exit
from hashwright.proof.run.execute import OpenLoop, PathEnd
from hashwright.proof.run.meeting import common
from hashwright.proof.run.places import hold
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.conditions import Frame
from hashwright.proof.say.digits import ONE
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, Substitution, Term, const, var


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A path that has reached a call of the block function for an open number of blocks."""

    state: MachineState
    case: LengthCase
    headed: Chain  # the message after the head of the data, by the description


def prove_digest(contract: DigestContract) -> None:
    """Raises Unproved if there is no proof for all messages. The block function has its own proof."""
    _Proof(contract).check()


class _Proof:
    def __init__(self, contract: DigestContract) -> None:
        self._contract, self._set = contract, contract.instructions
        self._calls, self._program = contract.calls, contract.program()

    def check(self) -> None:
        contract = self._contract
        arrivals: dict[tuple[int, Term], list[_Arrival]] = {}  # by called and return address
        for case in contract.cases():
            headed = contract.headed(case)
            for end in self._ends(contract.start(case), self._program.entry):
                if end.at is None:
                    self._check_exit(end, case, headed)
                else:
                    check_cut(contract.begun, end.state, Frame(), Sweep())
                    place = end.at, self._set.return_address(end.state)
                    arrivals.setdefault(place, []).append(_Arrival(end.state, case, headed))
        for (at, _), several in arrivals.items():
            self._go_on(at, several)

    def _check_exit(self, end: PathEnd, case: LengthCase, headed: Chain) -> None:
        contract = self._contract
        check_exit(self._set, contract.begun, end.state, contract.frame(case, headed), Sweep())

    def _ends(self, state: MachineState, at: int) -> Iterator[PathEnd]:
        try:
            yield from self._program.run(state, at, self._is_open)
        except OpenLoop as loop:
            raise Unproved(f"{loop} has an unknown number of iterations") from None

    def _is_open(self, state: MachineState, at: int) -> bool:
        return at in self._calls and self._contract.is_open(state)

    def _go_on(self, at: int, arrivals: Sequence[_Arrival]) -> None:
        """Proves the continuation after a call for an open number of blocks."""
        contract = self._contract
        headed = _any_of(arrivals)
        content = common([(each.state, _renaming(each, headed)) for each in arrivals])
        for case in contract.continued():
            size = case.size(contract.block_bytes)
            known = Substitution({MORE: size - ONE})
            state = contract.start(case)
            state.calls = max(each.state.calls for each in arrivals)
            for spot, term in content.items():
                hold(state, spot, known(term))
            for end in self._ends(state, at):
                if end.at is not None:
                    raise Unproved("the block function is called again for a number of blocks that varies")
                self._check_exit(end, case, headed)


def _any_of(arrivals: Sequence[_Arrival]) -> Chain:
    """The message of all paths after their heads: a word of the state that differs is a variable."""
    first, *others = (each.headed for each in arrivals)
    words = (
        word if all(each.words[i] is word for each in others) else var(f"word {i} after the head", word.bits)
        for i, word in enumerate(first.words)
    )
    return Chain(tuple(words), Substitution(_after_head(arrivals[0].case))(first.length))


def _after_head(case: LengthCase) -> dict[Term, Term]:
    """The variables of a case in terms of those of a case whose data begin after the head."""
    blocks = const(case.filled > 0, POINTER)  # completed by the head
    return {MESSAGE: MESSAGE - const(case.head, POINTER), BEFORE: BEFORE - blocks}


def _renaming(arrival: _Arrival, headed: Chain) -> Substitution:
    """The same for a path, with that message after the head."""
    words = zip(arrival.headed.words, headed.words, strict=True)
    return Substitution(_after_head(arrival.case) | dict(words))
