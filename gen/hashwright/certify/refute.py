"""Inputs for which a block function differs from its description, and the first value that differs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Final

from hashwright.graph.ir import evaluate
from hashwright.proof.check.blocks import BYTES, STATE, BlockContract
from hashwright.proof.run.execute import Executor, OpenLoop
from hashwright.proof.run.state import Unproved, word_at
from hashwright.proof.say.conditions import StateWords
from hashwright.proof.say.terms import POINTER, Term, const, topological, without_constant
from hashwright.proof.say.values import Values

COUNTS: Final = (1, 2, 0, 3)  # numbers of blocks; the first for functions of one block
SAMPLES: Final = 8  # inputs for each number

Results = list[tuple[tuple[int, int], Term]]  # words in their order in memory


@dataclass(frozen=True, slots=True)
class Difference:
    """An input and its results."""

    blocks: int
    states: tuple[int, ...]  # words in their order in memory
    messages: tuple[bytes, ...]
    wanted: tuple[int, ...]  # the states afterwards by the description, then the output of the blocks
    found: tuple[int, ...]  # the same by the code
    word: str = ""  # the first word that differs
    step: str = ""  # the first step at which the code computes other values; empty if unknown

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


def difference(contract: BlockContract) -> Difference | None:
    """An input for which the code differs from the description; None if no sample shows one."""
    for count in COUNTS[:1] if contract.function.is_single else COUNTS:
        try:
            found = _run(contract, count)
        except (Unproved, OpenLoop):
            continue
        wanted = _results(contract, _described(contract, count))
        for values in map(Values, range(SAMPLES)):
            unlike = [word for (word, x), y in zip(wanted, found, strict=True) if values(x) != values(y)]
            if unlike:
                return replace(
                    example(contract, count, values),
                    found=tuple(map(values, found)),
                    word=contract.named(unlike[0]),
                    step=_first_step(contract, values, found, unlike[0][1], count) if count else "",
                )
    return None


def example(contract: BlockContract, count: int, values: Values) -> Difference:
    """An input for which the code may or may not be wrong."""
    wanted = tuple(values(term) for _, term in _results(contract, _described(contract, count)))
    stored = contract.stored(contract.before())
    size = count * contract.function.block_bytes
    return Difference(
        blocks=count,
        states=tuple(values(stored[word]) for word, _ in contract.places()),
        messages=tuple(
            b"".join(values(word_at(base, at)).to_bytes(BYTES, "little") for at in range(0, size, BYTES))
            for base in contract.messages
        ),
        wanted=wanted,
        found=wanted,
    )


def _run(contract: BlockContract, count: int) -> list[Term]:
    """The results of the code after `count` blocks. Raises Unproved or OpenLoop if they are unknown."""
    program = Executor(contract.image, contract.function.name, contract.instructions)
    (end,) = program.run(contract.start(const(count, POINTER)), program.entry, lambda *_: False)
    made = sum(node.ty.bits for node in contract.function.made()) // 8 * contract.function.updates
    dones = [const(done, POINTER) for done in range(count)]
    outputs = [each.at(done) for each in contract.arrays if each.is_written for done in dones]
    places = [*((STATE, at) for _, at in contract.places()), *_offsets(outputs, made)]
    return [end.state.content(anchor, at, BYTES) for anchor, at in places]


def _offsets(addresses: Iterable[Term], size: int) -> Iterator[tuple[Term, int]]:
    """The places of words from addresses on, that many bytes of each."""
    for anchor, first in map(without_constant, addresses):
        yield from ((anchor, at) for at in range(first, first + size, BYTES))


def _described(contract: BlockContract, count: int) -> list[StateWords]:
    """The states before the first block, and after each, by the description."""
    words = [contract.before()]
    for done in range(count):
        words.append(contract.absorbed(words[-1], const(done, POINTER)))
    return words


def _results(contract: BlockContract, described: Sequence[StateWords]) -> Results:
    """The last words of the states and the output of each block, in the order of `_run`."""
    states, kept = contract.before(), contract.stored(described[-1])
    written = (item for words in described[1:] for item in words.items() if item[0] not in states)
    return [*((word, kept[word]) for word, _ in contract.places()), *written]


def _first_step(
    contract: BlockContract, values: Values, found: Iterable[Term], message: int, count: int
) -> str:
    """The step of the last block at which the code departs from the description for good."""
    known: set[int] = set()
    for term in topological(found):
        if term.bits == 32:
            value = values(term)
            known |= {value, ~value & term.mask, -value & term.mask}
    before = contract.inputs(_described(contract, count)[-2], message, const(count - 1, POINTER))
    steps = contract.function.graph.steps
    env = {name: values(term) for name, term in before.items()}
    made = iter(evaluate([node for step in steps for node in step.made], env))
    is_known = [not known.isdisjoint([*islice(made, len(step.made))]) for step in steps]
    for line in dict.fromkeys(step.line for step in steps):
        of_line = [(step, is_it) for step, is_it in zip(steps, is_known, strict=True) if step.line == line]
        missing = list(takewhile(lambda pair: not pair[1], reversed(of_line)))
        if missing:
            step, _ = missing[-1]
            return f"step {step.index + 1} ({step.label})" + (f" of the {line} line" if line else "")
    return ""
