"""Inputs for which a block function differs from its description, and the first value that does."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from hashwright.ir import evaluate
from hashwright.proof.blocks import BYTES, Contract, Words
from hashwright.proof.execute import Loop, Program
from hashwright.proof.state import POINTER, Unproved, word_at
from hashwright.proof.terms import TERMS, Term, const, topological
from hashwright.proof.values import Values

COUNTS: Final = (1, 2, 0, 3)  # of blocks
SAMPLES: Final = 8  # inputs for each


@dataclass(frozen=True, slots=True)
class Difference:
    """An input, and what comes of it."""

    blocks: int
    states: tuple[int, ...]  # as they lie in memory, word by word
    messages: tuple[bytes, ...]
    wanted: tuple[int, ...]  # the states afterwards, by the description
    found: tuple[int, ...]  # and by the code
    word: str  # the first one that differs
    step: str  # the step from which on the code computes other values; empty where that is not known

    def __str__(self) -> str:
        pairs = zip(self.wanted, self.found, strict=True)
        wanted, found = next((wanted, found) for wanted, found in pairs if wanted != found)
        first = f"from {self.step} on" if self.step else "afterwards"
        return "\n".join(
            [
                f"{first}, values differ: {self.word} is {found:#010x}, not {wanted:#010x}, for",
                f"states: {' '.join(f'{word:08x}' for word in self.states)}",
                *(f"message: {message.hex()}" for message in self.messages),
                f"blocks: {self.blocks}",
            ]
        )


def difference(contract: Contract) -> Difference | None:
    """An input for which the code does something else; None where none is found among some."""
    for count in COUNTS:
        try:
            found = _run(contract, count)
        except (Unproved, Loop):
            continue
        if found is None:
            continue
        *earlier, wanted = _described(contract, count)
        for values in map(Values, range(SAMPLES)):
            unlike = [word for word, _ in contract.places() if values(wanted[word]) != values(found[word])]
            if unlike:
                before = earlier[-1] if earlier else wanted
                return _told(contract, count, values, (before, wanted, found), unlike[0])
    return None


def _run(contract: Contract, count: int) -> Words | None:
    """What the code leaves after so many blocks."""
    program = Program(contract.image, contract.function.name)
    for end in program.run(contract.start(const(count, POINTER)), program.entry, ()):
        return contract.left(end.state)
    return None


def _described(contract: Contract, count: int) -> Iterator[Words]:
    """The states before the first block, and after each, by the description."""
    words = contract.before()
    yield words
    for done in range(count):
        words = contract.absorbed(words, const(done, POINTER))
        yield words


def _told(
    contract: Contract, count: int, values: Values, words: tuple[Words, Words, Words], unlike: tuple[int, int]
) -> Difference:
    before, wanted, found = words
    block = contract.function.block_bytes
    return Difference(
        blocks=count,
        states=tuple(values(contract.before()[word]) for word, _ in contract.places()),
        messages=tuple(
            b"".join(
                values(word_at(base, at)).to_bytes(BYTES, "little") for at in range(0, count * block, BYTES)
            )
            for base in contract.messages
        ),
        wanted=tuple(values(wanted[word]) for word, _ in contract.places()),
        found=tuple(values(found[word]) for word, _ in contract.places()),
        word=contract.named(unlike),
        step=_first_step(contract, values, before, found.values(), unlike[1], count) if count else "",
    )


def _first_step(
    contract: Contract,
    values: Values,
    before: Words,
    found: Iterable[Term],
    message: int,
    count: int,
) -> str:
    """The step of the last block from which on no value of the description is one of the code's."""
    known: set[int] = set()
    for term in topological(found):
        if term.bits == 32:
            value = values(term)
            known |= {value, ~value & term.mask, -value & term.mask}
    env = contract.inputs(before, message, const(count - 1, POINTER))
    for line in dict.fromkeys(step.line for step in contract.function.graph.steps):
        missing = ""
        for step in reversed([each for each in contract.function.graph.steps if each.line == line]):
            if any(values(term) in known for term in evaluate(step.made, env, TERMS)):
                break
            missing = f"step {step.index + 1} ({step.label})" + (f" of the {line} line" if line else "")
        if missing:
            return missing
    return ""
