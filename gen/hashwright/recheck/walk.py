"""Follows the paths of a function from cut to cut, and proves the claims at their ends."""

import operator
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hashwright.recheck import x86
from hashwright.recheck.contracts import ZERO, Contents, Requirement
from hashwright.recheck.described import BlockDescription, Words
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.machine import ABOVE, STACK, MemoryObject, Open, Simulator
from hashwright.recheck.refusal import NotRechecked, Unsupported
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
    rotated,
    var,
    variables,
)

DEEPEST: Final = 1 << 16  # bytes of the stack that a function may use
STEPS: Final = 200_000  # instructions on all paths from a cut
CUTS: Final = 2  # iterations may alternate between two buffers
WIDEST: Final = 512  # bits of a number
TRIPS: Final = var("done")
RETURN: Final = var("return address")
RETURNED: Final = -1
CALL: Final = -1  # the number of the call of the function, among the cuts
ALIGNED: Final = (16, 64)  # numbers of bytes, so that the stack pointer modulo these may be known
# The operations in the expressions of a log.
OPERATIONS: Final[Mapping[str, Callable[..., BitVector]]] = {
    "add": operator.add,
    "and": operator.and_,
    "xor": operator.xor,
    "multiple": multiple,
    "rotate": rotated,
    "part": part,
    "join": join,
}


@dataclass(frozen=True, slots=True)
class LoggedCut:
    """The call of a function, or the head of its loop; iterations alternate between two of these."""

    at: int
    left: int  # the least number of iterations that follow
    holds: Sequence[tuple[Any, Any]]  # the claims: places and their contents


@dataclass(slots=True)
class SymbolicPath:
    """A path: the processor, the description of the iteration, and how often each address was visited."""

    machine: Simulator
    described: BlockDescription | None
    at: int  # the next instruction, or RETURNED
    visits: Counter[int]

    def copy(self) -> "SymbolicPath":
        described = self.described and self.described.copy()
        return SymbolicPath(self.machine.copy(), described, self.at, Counter(self.visits))

    def require(self, found: BitVector, wanted: BitVector, why: str) -> None:
        """Raises NotRechecked unless two values are equal."""
        is_equal = found.bits == wanted.bits and (
            self.machine.holds(equal(found, wanted))
            or (self.described is not None and self.described.equal(found, wanted))
        )
        if not is_equal:
            raise NotRechecked(why)


class FunctionCheck:
    """A function of a file, its contract, and its proof in a log."""

    def __init__(
        self,
        file: LoadedFile,
        name: str,
        contract: Requirement,
        instructions: Sequence[tuple[int, str]],
        proof: Mapping[str, Any],
    ) -> None:
        self._file, self._contract = file, contract
        self._cuts = [LoggedCut(*each) for each in proof["cuts"]]
        self._heads = {each.at for each in self._cuts}
        if len(self._heads) != (not contract.count.is_const) or len(self._cuts) > CUTS:
            raise NotRechecked(f"the log has no cuts, cuts in several places, or more than {CUTS}")
        self._start = file.function(name, contract.is_static)
        self._aligned: int = proof["aligned"]
        if self._aligned not in ALIGNED:
            raise NotRechecked(f"the log aligns the stack to {self._aligned} bytes, not to 16 or 64")
        self._read = {at: bytes.fromhex(code) for at, code in instructions}
        self._instructions: dict[int, x86.DecodedInstruction] = {}
        self._lemmas: dict[tuple[int, int, int], list[Any]] = {}
        for cut, at, visit, *what in proof["lemmas"]:
            self._lemmas.setdefault((cut, at, visit), []).append(what)
        self._used: set[tuple[int, int, int]] = set()

    def check(self) -> None:
        """Raises NotRechecked, or Unsupported, if the function is not rechecked."""
        contract, (general, vectors) = self._contract, x86.registers()
        same = x86.IMAGE, *contract.arguments, *contract.constants, *contract.begin.values(), *general
        names = {str(name.attr): each for each in same for name in variables(each)}
        names |= {str(each.attr): each for words in vectors for each in words}
        for low in range(ABOVE, self._aligned, 16):  # the values of the low bits of the stack pointer
            places = self._aligned.bit_length() - 1
            self._stack = join(const(low, places), var("stack", 64 - places))
            self._same = names | {"stack": self._stack}
            for number in range(CALL, len(self._cuts)):
                self._from_cut(number)
        if unused := self._lemmas.keys() - self._used:
            raise NotRechecked(
                f"a lemma is for the instruction at {min(unused)[1]:#x}, which is not executed then"
            )

    # The paths.

    def _call(self) -> LoggedCut:
        """What holds at the call of the function."""
        contract, general = self._contract, dict(zip(x86.ARGUMENTS, self._contract.arguments, strict=False))
        bases = {each.name: each.base for each in contract.objects(ZERO)}
        registers = [(["general", x86.NAMES.index(name)], term) for name, term in general.items()]
        memory = [
            (["memory", bases[name] + const(offset, 64), term.bits // 8], term)
            for (name, offset), term in contract.given.items()
        ]
        return LoggedCut(self._start, 0, [*registers, (["general", x86.STACK], self._stack), *memory])

    def _done(self, number: int, trips: BitVector) -> BitVector:
        """The number of iterations before a cut."""
        return multiple(trips, len(self._cuts)) + const(number, 64) if number != CALL else ZERO

    def _bounds(self, number: int, trips: BitVector, left: int) -> tuple[BitVector, BitVector]:
        """The bounds of the number of iterations at a cut."""
        least = self._done(number, trips) + const(left, 64)
        return less(trips, const(self._contract.few, 64)), ~less(self._contract.count, least)

    def _from_cut(self, number: int) -> None:
        """All paths from the call of the function, or from the head of its loop, to there or to its end."""
        contract, is_call, done = self._contract, number == CALL, self._done(number, TRIPS)
        cut = self._call() if is_call else self._cuts[number]
        words = contract.begin if is_call else {(i, of): var(f"now {i} {of}", WORD) for i, of in contract.begin}
        machine = self._machine(done, x86.registers("" if is_call else "any "))
        machine.assumed += self._bounds(number, TRIPS, cut.left)
        names = self._names(TRIPS, words)
        for place, content in cut.holds:
            value = self._meant(machine, content, names)
            if self._content(machine, place, names).bits != value.bits:
                raise NotRechecked(f"the content of {place} in the log has {value.bits} bits")
            self._content(machine, place, names, value)
        described = contract.described(words) if contract.described else None
        for end in self._ends(SymbolicPath(machine, described, cut.at, Counter()), number):
            has_returned, is_idle = end.at == RETURNED, is_call
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

    def _machine(self, done: BitVector, registers: tuple[list[BitVector], list[list[BitVector]]]) -> Simulator:
        """A processor with only the assumptions of the contract, after a number of iterations."""
        contract = self._contract
        objects = [
            MemoryObject(STACK, self._stack, _on_stack, _in_stack, is_written=True),
            MemoryObject("the file", x86.IMAGE, self._constant, self._in_file),
            *contract.objects(done),
        ]
        bases = (each.base for each in contract.objects(ZERO))
        return Simulator(
            {each.name: each for each in objects},
            *registers,
            variables(TRIPS, self._stack, *contract.arguments, *bases),
            x86.STACK,
            x86.BELOW,
            assumed=(less(contract.count, const(contract.few, 64)), *contract.assumed),
        )

    def _in_file(self, _: Simulator, offset: int, count: int, is_written: bool) -> BitVector:
        return const(not is_written and self._file.constant(offset, count) is not None, 1)

    def _constant(self, offset: int) -> BitVector:
        found = self._file.constant(offset, WORD // 8)
        if found is None:
            raise Unsupported("a constant is at the end of its segment")
        return const(int.from_bytes(found, "little"), WORD)

    def _ends(self, way: SymbolicPath, cut: int) -> Iterator[SymbolicPath]:
        """The ends of all paths, at a cut or where the function returns."""
        ways, steps = [way], 0
        while ways:
            way = ways.pop()
            if way.at == RETURNED or (way.at in self._heads and (way.visits or cut == CALL)):
                yield way
                continue
            ways += self._following(way, cut)
            steps += 1
            if steps > STEPS:
                raise NotRechecked(f"the function executes more than {STEPS} instructions without a cut")

    def _following(self, way: SymbolicPath, cut: int) -> Sequence[SymbolicPath]:
        """The path with an instruction more; two without it if its condition is open, which changes nothing."""
        try:
            following = x86.execute(way.machine, self._at(way.at))
        except Open as choice:
            other = way.copy()
            way.machine.assumed += (choice.condition,)
            other.machine.assumed += (~choice.condition,)
            return way, other
        way.visits[way.at] += 1
        self._apply(way, cut)
        if isinstance(following, BitVector) and following is not RETURN:
            raise NotRechecked("the function does not return to its caller")
        way.at = RETURNED if isinstance(following, BitVector) else following
        return (way,)

    def _at(self, at: int) -> x86.DecodedInstruction:
        """The instruction at an address, which the log must decode in the same way."""
        if at not in self._instructions:
            found = x86.decoded(self._file.code(at, x86.LONGEST), at)
            if self._read.get(at) != found.code:
                raise NotRechecked(f"the log and the checker read different instructions at {at:#x}")
            self._instructions[at] = found
        return self._instructions[at]

    def _apply(self, way: SymbolicPath, cut: int) -> None:
        """Proves the lemmas for the last instruction, and names the values."""
        key = cut, way.at, way.visits[way.at]
        for (file, number), words in self._lemmas.get(key, ()):
            self._used.add(key)
            general, vectors = way.machine.general, way.machine.vectors
            values = vectors[number] if file == "vector" else lanes(general[number], WORD)
            values[: len(words)] = [self._named(way, *each) for each in zip(values, words, strict=False)]
            if file != "vector":
                general[number] = join(*values)

    def _named(self, way: SymbolicPath, old: BitVector, word: Sequence[int] | None) -> BitVector:
        """A word of a register, as a variable if it is a node of the description."""
        if not word or not way.described:
            return old
        number, piece, message, first, is_negated = word
        node = way.described.function.graph.nodes()[number]
        wanted = part(way.described.value(piece, message, node), WORD * first, WORD)
        why = f"a lemma of the log does not hold after the instruction at {way.at:#x}"
        way.require(old, ~wanted if is_negated else wanted, why)
        made = way.described.name(piece, message, number, first)
        return ~made if is_negated else made

    # The claims at cuts and at the end.

    def _arrive(self, way: SymbolicPath, number: int, trips: BitVector, now: Words) -> None:
        """Raises NotRechecked unless all claims of the log about a cut are true."""
        machine, cut, names = way.machine, self._cuts[number], self._names(trips, now)
        if not all(map(machine.holds, self._bounds(number, trips, cut.left))):
            raise NotRechecked("a loop may continue after the last block")
        if machine.content(machine.objects[STACK], 0, 8) is not RETURN:
            raise NotRechecked("the return address is overwritten")
        for place, content in cut.holds:
            found, wanted = self._content(machine, place, names), self._meant(machine, content, names)
            way.require(found, wanted, f"the content of {place} at {cut.at:#x} is not what the log says")

    def _check_made(self, way: SymbolicPath, is_idle: bool) -> None:
        """Raises NotRechecked unless an iteration has written its output, or without an iteration nothing."""
        machine = way.machine
        if not is_idle and way.described:
            self._check_contents(way, self._contract.made(way.described))
        elif any(machine.cells.get(each.name) for each in machine.objects.values() if each.is_moving):
            raise NotRechecked("the function writes output before its block")

    def _check_contents(self, way: SymbolicPath, wanted: Contents) -> None:
        for (name, offset), term in wanted.items():
            found = way.machine.content(way.machine.objects[name], offset, term.bits // 8)
            way.require(found, term, f"{name} differs from the description at byte {offset}")

    def _check_return(self, way: SymbolicPath, words: Words) -> None:
        """Raises NotRechecked unless the results are those of the description, and registers are restored."""
        general, result = way.machine.general, self._contract.result
        kept = {name: var(name) for name in x86.SAVED} | {"rsp": self._stack + const(ABOVE, 64)}
        for name, wanted in kept.items():
            way.require(general[x86.NAMES.index(name)], wanted, f"{name} is not restored")
        if result:
            way.require(general[0], result, "the result differs from the description")
        self._check_contents(way, self._contract.left(words))

    # Places and contents in logs.

    def _names(self, trips: BitVector, now: Words) -> Mapping[str, BitVector]:
        """What logs may name: what does not change during the call, and the iteration's number and states."""
        return {**self._same, "done": trips, **{f"now {i} {of}": term for (i, of), term in now.items()}}

    def _content(
        self, machine: Simulator, place: Any, names: Mapping[str, BitVector], new: BitVector | None = None
    ) -> BitVector:
        """The content of a place, which becomes another one if that is given."""
        match place:
            case ["general", int(index)] if 0 <= index < len(machine.general):
                registers = machine.general
            case ["vector", int(number), int(index)] if 0 <= number < 32 and 0 <= index < x86.WORDS:
                registers = machine.vectors[number]
            case ["memory", address, int(size)] if 0 < size <= WIDEST // 8:
                found, offset = machine.located(self._meant(machine, address, names))
                old = machine.content(found, offset, size)
                if (
                    new and found.is_written and not found.is_moving
                ):  # otherwise its content is that of the call
                    machine.put(found, offset, new)
                return old
            case _:
                raise NotRechecked(f"{place} in the log is no place")
        old, registers[index] = registers[index], new or registers[index]
        return old

    def _meant(self, machine: Simulator, content: Any, names: Mapping[str, BitVector]) -> BitVector:
        """An expression of the log."""
        match content:
            case BitVector():
                return content
            case str():
                if (
                    content not in names
                ):  # such as a word of the message, which is another one in the next iteration
                    raise NotRechecked(f"the log names {content}, which may change during the call")
                return names[content]
            case ["const", int(value), int(bits)] if 0 < bits <= WIDEST:
                return const(value, bits)
            case ["memory", address]:
                found, offset = machine.located(self._meant(machine, address, names))
                if found.is_written:
                    raise NotRechecked("the log names the first content of memory that is written")
                return machine.content(found, offset, WORD // 8)
            case [str(name), *args] if name in OPERATIONS:
                terms = [each if isinstance(each, int) else self._meant(machine, each, names) for each in args]
                return OPERATIONS[name](*terms)
        raise NotRechecked(f"{content} in the log is no expression")


def _on_stack(offset: int) -> BitVector:
    return part(RETURN, 8 * offset, WORD) if offset in (0, 4) else var(f"{STACK} {offset}", WORD)


def _in_stack(machine: Simulator, offset: int, count: int, _: bool) -> BitVector:
    found, pointer = machine.located(machine.general[x86.STACK])
    lowest = max(pointer - machine.below, -DEEPEST)
    return const(found.name == STACK and lowest <= offset <= ABOVE - count, 1)
