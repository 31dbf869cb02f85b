"""Follows the paths of a function from cut to cut, and proves the claims at their ends."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hashwright.recheck import x86
from hashwright.recheck.contracts import Contents, Requirement
from hashwright.recheck.described import BlockDescription, Words
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.expressions import computed
from hashwright.recheck.machine import ABOVE, STACK, MemoryObject, Open, Simulator, Unplaced, numbered
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.solver import Solver
from hashwright.recheck.terms import (
    WORD,
    BitVector,
    const,
    equal,
    join,
    lanes,
    less,
    multiple,
    part,
    var,
    variables,
)

DEEPEST: Final = 1 << 16  # bytes of the stack that a function may use
STEPS: Final = 200_000  # instructions on all paths from a cut
PATHS: Final = 64  # paths from a cut
CUTS: Final = 2  # iterations may alternate between two buffers
TRIPS: Final = var("done")
RETURN: Final = var("return address")
ZERO: Final = const(0, 64)
CALL: Final = -1  # the number of the call of the function, among the cuts
# By the number of known bits of the stack pointer: their values.
STACK_BITS: Final = {4: (8,), 6: (8, 24, 40, 56)}


@dataclass(frozen=True, slots=True)
class LoggedCut:
    """The head of a loop. If there are two cuts, iterations alternate between them."""

    at: int
    left: int  # the least number of iterations that follow
    holds: Sequence[tuple[Any, Any]]  # the claims: places and their contents


@dataclass(slots=True)
class SymbolicPath:
    """A path: the processor, the description of the iteration, and how often each address was visited."""

    machine: Simulator
    described: BlockDescription | None
    at: int
    visits: Counter[int]

    def copy(self) -> "SymbolicPath":
        described = self.described and self.described.copy()
        return SymbolicPath(self.machine.copy(), described, self.at, Counter(self.visits))


class FunctionCheck:
    """A function of a file, its contract, and its proof in a log."""

    def __init__(
        self,
        file: LoadedFile,
        name: str,
        contract: Requirement,
        instructions: Sequence[tuple[int, str]],
        proof: Mapping[str, Any],
        solver: Solver,
    ) -> None:
        self._file, self._contract, self._solver = file, contract, solver
        self._start = file.function(name, contract.is_static)
        self._cuts = [LoggedCut(*each) for each in proof["cuts"]]
        if len({each.at for each in self._cuts}) != (not contract.count.is_const) or len(self._cuts) > CUTS:
            raise NotRechecked(f"the log has no cuts, cuts in several places, or more than {CUTS}")
        self._read = {at: bytes.fromhex(code) for at, code in instructions}
        self._lemmas: dict[tuple[int, int, int], list[Any]] = {}
        for cut, at, visit, *what in proof["lemmas"]:
            self._lemmas.setdefault((cut, at, visit), []).append(what)
        self._used: set[tuple[int, int, int]] = set()
        same = (x86.IMAGE, *contract.arguments, *contract.constants, *x86.entry())
        self._same = {str(name.attr): each for each in same for name in variables(each)}
        self._decode = x86.Decoder()
        self._instructions: dict[int, x86.DecodedInstruction] = {}

    def check(self) -> None:
        """Raises NotRechecked, or Unsupported, if the function is not rechecked."""
        for bits, values in STACK_BITS.items():
            try:
                for low in values:
                    self._stack = join(const(low, bits), var("stack", 64 - bits))
                    for number in range(CALL, len(self._cuts)):
                        self._from_cut(number)
                break
            except Unplaced as why:
                if bits == max(STACK_BITS) or variables(self._stack).isdisjoint(variables(why.address)):
                    raise
        if unused := self._lemmas.keys() - self._used:
            raise NotRechecked(
                f"a lemma of the log is for the instruction at {min(unused)[1]:#x}, which is not executed then"
            )

    # The paths.

    def _done(self, number: int, trips: BitVector) -> BitVector:
        """The number of iterations before a cut."""
        return multiple(trips, len(self._cuts)) + const(number, 64) if number != CALL else ZERO

    def _from_cut(self, number: int) -> None:
        """All paths from the call of the function, or from the head of its loop, to there or to its end."""
        contract, is_call = self._contract, number == CALL
        words = contract.begin if is_call else {of: var(f"now {of}", WORD) for of in contract.begin}
        done = self._done(number, TRIPS)
        machine = self._machine(done)
        if is_call:
            for name, term in zip(x86.ARGUMENTS, contract.arguments, strict=False):
                machine.general[x86.NAMES.index(name)] = term
            machine.general[x86.STACK] = self._stack
            for (region, offset), term in contract.given.items():
                machine.put(region, offset, term)
        else:
            machine.general = [var(f"anything in {name}") for name in x86.NAMES]
            machine.vectors = [numbered(f"anything in vector {i}", x86.WORDS, WORD) for i in range(32)]
            machine.assumed += self._bounds(number, TRIPS)
            for place, content in self._cuts[number].holds:
                self._set(machine, place, TRIPS, self._meant(machine, content, TRIPS, words))
        described = contract.described(words) if contract.described else None
        start = self._start if is_call else self._cuts[number].at
        for end, has_returned in self._walked(SymbolicPath(machine, described, start, Counter()), number):
            is_idle = is_call
            if has_returned:
                is_idle = end.machine.holds(equal(contract.count, done))
                if not is_idle and not end.machine.holds(equal(contract.count, done + const(1, 64))):
                    raise NotRechecked("the function returns before the last block")
            after = words if is_idle or not end.described else end.described.words_after()
            self._check_made(end, is_idle)
            if has_returned:
                self._check_return(end, after)
            else:
                following = (number + 1) % len(self._cuts)
                trips = ZERO if is_call else TRIPS + const(following == 0, 64)
                self._arrive(end, following, trips, after)

    def _bounds(self, number: int, trips: BitVector) -> list[BitVector]:
        """The bounds of the number of iterations at a cut."""
        least = self._done(number, trips) + const(self._cuts[number].left, 64)
        return [less(trips, const(self._contract.few, 64)), ~less(self._contract.count, least)]

    def _machine(self, done: BitVector) -> Simulator:
        """A processor with only the assumptions of the contract, after a number of iterations."""

        def on_stack(m: Simulator, offset: int, count: int) -> BitVector:
            region, pointer = m.located(m.general[x86.STACK])
            is_stack = region.name == STACK
            return const(is_stack and max(pointer - m.below, -DEEPEST) <= offset <= ABOVE - count, 1)

        regions = [
            MemoryObject(STACK, self._stack, on_stack, _on_stack, on_stack),
            MemoryObject("the file", x86.IMAGE, self._in_file, self._constant),
            *self._contract.regions(done),
        ]
        arguments = *self._contract.arguments, *(each.base for each in self._contract.regions(ZERO))
        return Simulator(
            self._solver,
            {each.name: each for each in regions},
            [var(name) for name in x86.NAMES],
            [numbered(f"vector {i}", x86.WORDS, WORD) for i in range(32)],
            variables(TRIPS, self._stack, *arguments),
            x86.STACK,
            x86.BELOW,
            assumed=[less(self._contract.count, const(self._contract.few, 64)), *self._contract.assumed],
        )

    def _in_file(self, _: Simulator, offset: int, count: int) -> BitVector:
        return const(self._file.constant(offset, count) is not None, 1)

    def _constant(self, offset: int) -> BitVector:
        found = self._file.constant(offset, WORD // 8)
        if found is None:
            raise Unsupported("a constant is at the end of its segment")
        return const(int.from_bytes(found, "little"), WORD)

    def _walked(self, way: SymbolicPath, cut: int) -> Iterator[tuple[SymbolicPath, bool]]:
        """The ends of all paths, and whether the function returns there."""
        ways, steps, paths = [way], 0, 1
        heads = {each.at for each in self._cuts}
        is_first = cut != CALL
        while ways:
            way = ways.pop()
            while True:
                if way.at in heads and not is_first:
                    yield way, False
                    break
                steps += 1
                if steps > STEPS:
                    raise NotRechecked(f"a path from {self._start:#x} on has no end")
                found = self._at(way.at)
                before = way.copy() if found.name[0] in "jcs" else None
                try:
                    following = x86.execute(way.machine, found)
                except Open as choice:
                    assert before
                    paths += 1
                    if paths > PATHS:
                        raise NotRechecked("the function has too many paths") from None
                    for each, claim in ((before.copy(), choice.condition), (before, ~choice.condition)):
                        each.machine.assumed.append(claim)
                        ways.append(each)
                    break
                is_first = False
                way.visits[way.at] += 1
                self._apply(way, cut)
                if isinstance(following, BitVector):
                    if following is not RETURN:
                        raise NotRechecked("the function does not return to its caller")
                    yield way, True
                    break
                way.at = following

    def _at(self, at: int) -> x86.DecodedInstruction:
        """The instruction at an address, which the log must decode in the same way."""
        if at not in self._instructions:
            found = self._decode(self._file.code(at, x86.LONGEST), at)
            if self._read.get(at) != found.bytes:
                raise NotRechecked(f"the log and the checker read different instructions at {at:#x}")
            self._instructions[at] = found
        return self._instructions[at]

    def _apply(self, way: SymbolicPath, cut: int) -> None:
        """Proves the lemmas for the last instruction, and names the values."""
        key = cut, way.at, way.visits[way.at]
        for (file, number), words in self._lemmas.get(key, ()):
            self._used.add(key)
            machine = way.machine
            values = machine.vectors[number] if file == "vector" else lanes(machine.general[number], WORD)
            new = [self._named(way, old, word) for old, word in zip(values, words, strict=False)]
            values = [*new, *values[len(new) :]]
            if file == "vector":
                machine.vectors[number] = values
            else:
                machine.general[number] = join(*values)

    def _named(self, way: SymbolicPath, old: BitVector, word: Sequence[int] | None) -> BitVector:
        """A word of a register, as a variable if it is a node of the description."""
        if not word or not way.described:
            return old
        number, piece, message, first, is_negated = word
        described = way.described
        node = described.nodes[number]
        wanted = part(described.value(piece, message, node), WORD * first, WORD)
        if not described.equal(self._solver, old, ~wanted if is_negated else wanted):
            raise NotRechecked(f"a lemma of the log does not hold after the instruction at {way.at:#x}")
        made = described.name(piece, message, node, number, first)
        return ~made if is_negated else made

    # The claims at cuts and at the end.

    def _arrive(self, way: SymbolicPath, number: int, trips: BitVector, now: Words) -> None:
        """Raises NotRechecked unless all claims of the log about a cut are true."""
        machine, cut = way.machine, self._cuts[number]
        if not all(map(machine.holds, self._bounds(number, trips))):
            raise NotRechecked("a loop may continue after the last block")
        if machine.content(machine.regions[STACK], 0, 8) is not RETURN:
            raise NotRechecked("the return address is overwritten")
        for place, content in cut.holds:
            wanted = self._meant(machine, content, trips, now)
            if not self._equal(way, self._held(machine, place, trips), wanted):
                raise NotRechecked(f"the content of {place} at {cut.at:#x} is not what the log says")

    def _equal(self, way: SymbolicPath, found: BitVector, wanted: BitVector) -> bool:
        if found.bits != wanted.bits:
            return False
        if found is wanted or way.machine.holds(equal(found, wanted)):
            return True
        return way.described is not None and way.described.equal(self._solver, found, wanted)

    def _check_made(self, way: SymbolicPath, is_idle: bool) -> None:
        """Raises NotRechecked unless an iteration has written its output, or without an iteration nothing."""
        machine = way.machine
        if is_idle:
            if any(machine.cells.get(each.name) for each in machine.regions.values() if each.is_moving):
                raise NotRechecked("the function writes output before its block")
        elif way.described:
            self._check_contents(way, self._contract.made(way.described))

    def _check_contents(self, way: SymbolicPath, wanted: Contents) -> None:
        for (region, offset), term in wanted.items():
            found = way.machine.content(way.machine.regions[region], offset, term.bits // 8)
            if not self._equal(way, found, term):
                raise NotRechecked(f"{region} differs from the description at byte {offset}")

    def _check_return(self, way: SymbolicPath, words: Words) -> None:
        """Raises NotRechecked unless the results are those of the description, and registers are restored."""
        general, result = way.machine.general, self._contract.result
        kept = {name: var(name) for name in x86.SAVED} | {"rsp": self._stack + const(ABOVE, 64)}
        for name, wanted in kept.items():
            if not self._equal(way, general[x86.NAMES.index(name)], wanted):
                raise NotRechecked(f"{name} is not restored")
        if result and not self._equal(way, general[0], result):
            raise NotRechecked("the result differs from the description")
        self._check_contents(way, self._contract.left(words))

    # Places and contents in logs.

    def _held(self, machine: Simulator, place: Any, trips: BitVector) -> BitVector:
        match place:
            case ["general", int(number)]:
                return machine.general[number]
            case ["vector", int(number), int(word)]:
                return machine.vectors[number][word]
            case ["memory", address, size]:
                return machine.content(*machine.located(self._meant(machine, address, trips, {})), size)
        raise NotRechecked(f"{place} in the log is no place")

    def _set(self, machine: Simulator, place: Any, trips: BitVector, value: BitVector) -> None:
        if self._held(machine, place, trips).bits != value.bits:
            raise NotRechecked(f"the content of {place} in the log has {value.bits} bits")
        match place:
            case ["general", number]:
                machine.general[number] = value
            case ["vector", number, word]:
                machine.vectors[number][word] = value
            case ["memory", address, _]:
                region, offset = machine.located(self._meant(machine, address, trips, {}))
                if region.writes and not region.is_moving:  # otherwise its content is that of the call
                    machine.put(region.name, offset, value)

    def _meant(self, machine: Simulator, content: Any, trips: BitVector, now: Words) -> BitVector:
        """An expression of the log."""
        match content:
            case ["now", number, message]:
                return now[number, message]
            case ["begin", number, message]:
                return self._contract.begin[number, message]
            case ["var", name, _]:
                found = {**self._same, "done": trips, "stack": self._stack}.get(name)
                if not found:  # such as a word of the message, which is another one in the next iteration
                    raise NotRechecked(f"the log names {name}, which may change during the call")
                return found
            case ["memory", address]:
                region, offset = machine.located(self._meant(machine, address, trips, now))
                if region.writes:
                    raise NotRechecked("the log names the first content of memory that is written")
                return machine.content(region, offset, WORD // 8)
        return computed(content, lambda each: self._meant(machine, each, trips, now))


def _on_stack(offset: int) -> BitVector:
    return part(RETURN, 8 * offset, WORD) if offset in (0, 4) else var(f"{STACK} {offset}", WORD)
