"""What contracts say of calls: compiled functions are called with random arguments that a contract allows.

Each region of a contract ends at memory without access, so that a function that reads more does not survive.
What a call returns and leaves in the regions is compared with the frame. Changed contracts do not pass.
"""

import ctypes
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from hashwright.proof.check.arguments import TAG_LENGTH
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.described import tag_of
from hashwright.proof.check.endpoints import StateContract
from hashwright.proof.check.kinds import contract_of
from hashwright.proof.contract.functions import proving_of
from hashwright.proof.read.image import read_image
from hashwright.proof.run.state import MachineState, word_at
from hashwright.proof.say.conditions import Content
from hashwright.proof.say.terms import POINTER, WORD, Term, const, part, unknowns, without_constant
from hashwright.proof.say.values import Values
from hashwright.requests.request import resolve
from tests import compiled, needs
from tests.guard import Guarded, outcome_of

SEEDS: Final = 4  # calls for each case
BLOCKS: Final = range(4)  # numbers of blocks
INVALID: Final = (0, 1, 15, 17, 31, 33, 64)  # lengths of tags
ALIGN: Final = 16  # bytes, of states whose address is a multiple of something


@dataclass(frozen=True, slots=True)
class Call:
    """The state at a call, and what the call must leave."""

    start: MachineState
    left: tuple[Content, ...]
    result: Term | None = None
    tag: Content | None = None  # what is in memory if the tag is right


def calls(contract: Contract) -> Iterator[Call]:
    """A call for each case of a contract."""
    if isinstance(contract, StateContract):
        for case in contract.cases():
            start = contract.at_call(contract.given(case))
            frame = contract.frame(case, start)
            is_checked = contract.function.is_checked and case.tag_len
            steps, tag = contract.function.end.get(case.tag_len), None
            if steps and is_checked:
                tag = Content(contract._tag, 0, tag_of(steps, contract.ended(case), case.tag_len))
            yield Call(start, tuple(frame.left), frame.result, tag)
    if isinstance(contract, BlockContract):
        words = contract.before()
        for count in BLOCKS:
            given = contract.given(const(count, POINTER))
            stored = contract.stored(words)
            left = (Content(given.arguments[0], at, stored[word]) for word, at in contract.places())
            yield Call(contract.at_call(given), tuple(left))
            words = contract.absorbed(words, const(count, POINTER))


def check(contract: Contract, call: Call, seed: int) -> None:
    """Fails if a call differs from its contract, or does not survive."""
    rng, start = random.Random(seed), call.start
    known = {TAG_LENGTH: rng.choice(INVALID)}
    known |= {digit: rng.choice(numbers) for digit, numbers in start.digits.late.items()}
    kept, sizes = [], {each.base: Values(seed, known)(each.size) for each in start.regions}
    for base, size in sizes.items():
        kept.append(Guarded(size))
        (variable,) = unknowns(base)
        align = max(ALIGN if base is not variable else 1, *(e.align for e in start.regions if e.base is base))
        known[variable] = (kept[-1].first + kept[-1].size - size) // align * align
    if call.tag and rng.random() < 0.5:
        tag = Values(seed, known)(call.tag.term)
        for at in range(0, call.tag.term.bits, WORD):
            known[word_at(call.tag.base, at // 8)] = tag >> at & (1 << WORD) - 1
    values = Values(seed, known)
    assert all(map(values, start.assumed))
    wanted: dict[int, int] = {}
    for base, size in sizes.items():
        anchor, first = without_constant(base)
        for at in range(size):
            wanted[values(base) + at] = values(start.content(anchor, first + at, 1))
    for at, byte in wanted.items():
        ctypes.c_uint8.from_address(at).value = byte
    for left in call.left:
        made = values(left.term).to_bytes(left.term.bits // 8, "little")
        wanted |= {values(left.address) + at: byte for at, byte in enumerate(made)}
    result = _called(contract, start, values)
    different = [at for at, byte in wanted.items() if ctypes.c_uint8.from_address(at).value != byte]
    assert not different
    assert call.result is None or not (result ^ values(call.result)) & call.result.mask


def _called(contract: Contract, start: MachineState, values: Values) -> int:
    """The result of the function."""
    called, found = LIBRARIES[contract.name], contract.instructions
    called.restype = ctypes.c_uint64
    terms = (start.general[found.general.index(each)] for each in found.convention.arguments)
    return int(called(*(ctypes.c_uint64(values(each)) for each in terms)))


LIBRARIES: Final[dict[str, Any]] = {}  # functions, by their names
FILES: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("md5", "x86-64", {"kernel": "blocks"}),
    ("ripemd160", "x86-64", {"kernel": "blocks"}),
    ("md5", "x86-64-sse2", {"kernel": "lanes"}),
    ("aegis128l", "x86-64-aesni", {}),
    ("aegis256", "x86-64-aesni", {}),
)


def contracts(hash_name: str, target: str, options: dict[str, str]) -> list[Contract]:
    """The contracts of a file's functions of these kinds, which can be called from now on."""
    request = resolve(hash_name, target, **options)
    needs.runs(request.target)
    library = compiled.shared(request, needs.compiler("gcc"))
    image, opened = read_image(library), ctypes.CDLL(str(library))
    made = [
        contract_of(image, each) for each in proving_of(request.hash).all(request) if each.name in image.symbols
    ]
    found: list[Contract] = [each for each in made if isinstance(each, StateContract | BlockContract)]
    LIBRARIES.update({each.name: opened[each.name] for each in found})
    return found


def outcome(contract: Contract, changed: Callable[[Call], Call] = lambda call: call) -> tuple[int, str]:
    """How the calls of a function end: 0 if all of them are as the contract says, changed or not."""

    def work(say: Callable[[str], None]) -> None:
        for number, call in enumerate(calls(contract)):
            say(f"{contract.name}, case {number}")
            for seed in range(SEEDS):
                check(contract, changed(call), seed)

    return outcome_of(work)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda each: f"{each[0]} {each[1]}")
def test_calls_do_what_contracts_say(file: tuple[str, str, dict[str, str]]) -> None:
    found = contracts(*file)
    assert found
    assert [told for code, told in map(outcome, found) if code] == []


def _without_last(call: Call) -> Call:
    """Without the last byte of each region."""
    start, none, one = call.start.copy(), const(0, POINTER), const(1, POINTER)
    start.regions = tuple(
        each if each.size is none else replace(each, size=each.size - one) for each in start.regions
    )
    return replace(call, start=start)


# What is changed in a contract, and of which function.
CHANGES: Final[dict[str, tuple[str, Callable[[Call], Call]]]] = {
    "a word that is left": ("md5_blocks", lambda call: replace(call, left=call.left[1:])),
    "the place of a word": (
        "md5_blocks",
        lambda call: replace(call, left=(call.left[0]._replace(offset=4), *call.left[2:])),
    ),
    "the content of a word": (
        "md5_blocks",
        lambda call: replace(call, left=(*call.left[1:], call.left[0]._replace(term=~call.left[0].term))),
    ),
    "the last byte of what is read": ("md5_blocks", _without_last),
    "the last byte of a key": ("aegis128l_mac_start", _without_last),
    "what is cleared": ("aegis128l_encrypt_final", lambda call: replace(call, left=call.left[1:])),
    "the result": (
        "aegis128l_decrypt_final",
        lambda call: replace(call, result=~call.result if call.result else None),
    ),
    "a part of the tag": (
        "aegis128l_encrypt_final",
        lambda call: replace(
            call,
            left=tuple(
                each._replace(term=part(each.term, 0, each.term.bits) ^ const(1 << 77, each.term.bits))
                if "tag" in str(each.base)
                else each
                for each in call.left
            ),
        ),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_contract_is_noticed(name: str) -> None:
    function, changed = CHANGES[name]
    file = next(each for each in FILES if each[0] == function.partition("_")[0])
    (contract,) = [each for each in contracts(*file) if each.name == function]
    assert outcome(contract)[0] == 0
    code, told = outcome(contract, changed)
    assert code < 0 or (code and "AssertionError" in told)  # it has died, or something differs
