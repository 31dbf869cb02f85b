"""Follows the paths of a function from cut to cut, and proves the claims at their ends."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import Any, Final, NamedTuple

from hashwright.recheck import x86
from hashwright.recheck.contracts import ZERO, Requirement
from hashwright.recheck.described import Words
from hashwright.recheck.elf import MOST, LoadedFile
from hashwright.recheck.machine import ABOVE, DEEPEST, POINTER, RETURNED, STACK, MemoryObject, Open, Simulator
from hashwright.recheck.terms import WORD, BitVector, NotRechecked, const, join, var, variables

SECONDS, WIDEST = 600, 512  # of the processor, for one proof; bits of a number
TRIPS, RETURN = var("done"), var("return address")
CALL: Final = -1  # the number of the call of the function, among the cuts
ALIGNED: Final = {16: 4, 64: 6}  # by the alignment of the stack in bytes: the low bits that are known
OPERATIONS: Final[Mapping[str, Callable[..., BitVector]]] = {  # in the expressions of a log
    "add": BitVector.__add__,
    "and": BitVector.__and__,
    "xor": BitVector.__xor__,
    "multiple": BitVector.__mul__,
    "part": BitVector.part,
    "join": join,
}
Names = Mapping[str, BitVector]


class LoggedCut(NamedTuple):
    """The call of a function, or the head of its loop; iterations alternate between two of these."""

    at: int
    left: int  # the least number of iterations that follow
    holds: Sequence[tuple[Any, Any]]  # the claims: places and their contents


class FunctionCheck:
    """A function of a file, its contract, and its proof in a log."""

    def __init__(self, file: LoadedFile, name: str, contract: Requirement, code: Any, proof: Any) -> None:
        self._file, self._contract = file, contract
        self._cuts, self._aligned = [LoggedCut(*each) for each in proof["cuts"]], proof["aligned"]
        self._heads = {each.at for each in self._cuts}
        if len(self._heads) != (not contract.count.is_const) or len(self._cuts) > 2:
            raise NotRechecked("the log has no cuts, cuts in several places, or more than 2")
        if self._aligned not in ALIGNED:
            raise NotRechecked(f"the log aligns the stack to {self._aligned} bytes, not to 16 or 64")
        self._start, self._end = file.function(name), process_time() + SECONDS
        self._read = {at: bytes.fromhex(each) for at, each in code}
        self._instructions: dict[int, x86.DecodedInstruction] = {}
        self._lemmas: dict[tuple[int, int, int], list[Any]] = {}
        for cut, at, visit, *what in proof["lemmas"]:
            self._lemmas.setdefault((cut, at, visit), []).append(what)
        self._used: set[tuple[int, int, int]] = set()

    def check(self) -> frozenset[str]:
        """The features that its code needs. Raises NotRechecked, or Unsupported, if it is not rechecked."""
        contract, places = self._contract, ALIGNED[self._aligned]
        bases = [each.base for each in contract.objects]
        same = x86.IMAGE, *contract.arguments, *bases, *contract.begin.values(), *x86.registers().values()
        names = {str(name.attr): each for each in same for name in variables(each)}
        for low in range(ABOVE, self._aligned, 16):  # the values of the low bits of the stack pointer
            self._stack = join(const(low, places), var("stack", 64 - places))
            self._same = names | {"stack": self._stack}
            for number in range(CALL, len(self._cuts)):
                self._from_cut(number)
        for _, at, _ in self._lemmas.keys() - self._used:
            raise NotRechecked(f"a lemma is for the instruction at {at:#x}, which is not executed then")
        return frozenset[str]().union(*(each.needs for each in self._instructions.values()))

    def _call(self) -> LoggedCut:
        """What holds at the call of the function."""
        contract, bases = self._contract, {each.name: each.base for each in self._contract.objects}
        registers = zip(map(x86.general, x86.ARGUMENTS), contract.arguments, strict=False)
        left = contract.left(contract.begin) if contract.begin else {}
        memory = [(["memory", bases[of] + const(at, 64), x.bits // 8], x) for (of, at), x in left.items()]
        return LoggedCut(self._start, 0, [*registers, (POINTER, self._stack), *memory])

    def _done(self, number: int, trips: BitVector) -> BitVector:
        """The number of iterations before a cut."""
        return trips * len(self._cuts) + const(number, 64) if number != CALL else ZERO

    def _bounds(self, cut: LoggedCut, number: int, trips: BitVector) -> tuple[BitVector, ...]:
        """The bounds of the number of iterations at a cut."""
        least = self._done(number, trips) + const(cut.left, 64)
        return trips.less(const(self._contract.few, 64)), ~self._contract.count.less(least)

    def _from_cut(self, number: int) -> None:
        """All paths from the call of the function, or from the head of its loop, to there or to its end."""
        contract, is_call, done = self._contract, number == CALL, self._done(number, TRIPS)
        cut = self._call() if is_call else self._cuts[number]
        words = contract.begin if is_call else {(i, of): var(f"now {i} {of}", WORD) for i, of in contract.begin}
        machine, names = self._machine(done, "" if is_call else "any ", words), self._names(TRIPS, words)
        machine.assumed, machine.at = (*machine.assumed, *self._bounds(cut, number, TRIPS)), cut.at
        for place, content in cut.holds:
            value = self._meant(machine, content, names)
            if self._content(machine, place, names).bits != value.bits:
                raise NotRechecked(f"the content of {place} in the log has {value.bits} bits")
            self._content(machine, place, names, value)
        for end in self._ends(machine, number):
            is_return, holds, one = end.at == RETURNED, end.holds, const(1, 64)
            is_idle = holds(contract.count.equal(done)) if is_return else is_call
            if is_return and not is_idle and not holds(contract.count.equal(done + one)):
                raise NotRechecked("the function returns before the last block")
            after = words if is_idle else end.described.words_after()
            self._check_output(end, is_idle)
            if is_return:
                self._check_return(end, after)
            else:
                following = (number + 1) % len(self._cuts)
                self._arrive(end, following, ZERO if is_call else TRIPS + const(following == 0, 64), after)

    def _machine(self, done: BitVector, before: str, words: Words) -> Simulator:
        """A processor after a number of iterations, when only the contract is known."""
        contract, few = self._contract, const(self._contract.few, 64)
        moving = ((each.base, each.size) for each in contract.objects if each.step)  # none wraps around
        above = lambda at: RETURN.part(8 * at, WORD)
        constant = lambda at: const(int.from_bytes(self._file.constant(at, WORD // 8), "little"), WORD)
        stack = MemoryObject(STACK, self._stack, const(ABOVE, 64), True, before=DEEPEST, initial=above)
        file = MemoryObject("the file", x86.IMAGE, const(MOST, 64), initial=constant)
        disjoint = stack, *contract.objects
        return Simulator(
            objects={each.name: each for each in (file, *disjoint)},
            done=done,
            registers=x86.registers(before),
            public=variables(TRIPS, *contract.arguments, *(each.base for each in disjoint)),
            assumed=(contract.count.less(few), *(~(base + size).less(base) for base, size in moving)),
            described=contract.described(words),
            at=self._start,
        )

    def _ends(self, way: Simulator, cut: int) -> Iterator[Simulator]:
        """The ends of all paths, at a cut or where the function returns."""
        ways = [way]
        while ways:
            way = ways.pop()
            if process_time() > self._end:
                raise NotRechecked(f"the proof takes more than {SECONDS} s")
            if way.at == RETURNED or (way.at in self._heads and (way.visits or cut == CALL)):
                yield way
            else:
                ways += self._following(way, cut)

    def _following(self, way: Simulator, cut: int) -> Sequence[Simulator]:
        """The path with an instruction more; two without it if its condition is open, which changes nothing."""
        at = way.at
        if at not in self._instructions:
            self._instructions[at] = x86.decoded(self._file.code(at, x86.LONGEST), at)
        if self._read.get(at) != self._instructions[at].code:
            raise NotRechecked(f"the log and the checker read different instructions at {at:#x}")
        try:
            following = self._instructions[at].execute(way)
        except Open as why:
            other, (condition,) = way.copy(), why.args
            way.assumed, other.assumed = (*way.assumed, condition), (*way.assumed, ~condition)
            return way, other
        way.visits[at] += 1
        self._apply(way, (cut, at, way.visits[at]))
        if following is not RETURN and isinstance(following, BitVector):
            raise NotRechecked("the function does not return to its caller")
        way.at = RETURNED if isinstance(following, BitVector) else following
        return (way,)

    def _apply(self, way: Simulator, key: tuple[int, int, int]) -> None:
        """Proves the lemmas for the last instruction: words of registers are nodes, and become variables."""
        for (file, number), words in self._lemmas.get(key, ()):
            self._used.add(key)
            for at, (*node, is_negated) in ((at, each) for at, each in enumerate(words) if each):
                place = (file, number, at) if file == x86.VECTOR else (file, number)
                old, (wanted, made) = way.registers[place], way.described.named(*node)
                why = f"a lemma of the log does not hold after the instruction at {way.at:#x}"
                way.require(old.part(0, WORD), ~wanted if is_negated else wanted, why)
                way.registers[place] = join(~made if is_negated else made, old.part(WORD, old.bits - WORD))

    def _arrive(self, way: Simulator, number: int, trips: BitVector, now: Words) -> None:
        """Raises NotRechecked unless all claims of the log about a cut are true."""
        cut, names = self._cuts[number], self._names(trips, now)
        if not all(map(way.holds, self._bounds(cut, number, trips))):
            raise NotRechecked("a loop may continue after the last block")
        way.require_contents({(STACK, 0): RETURN})
        for place, content in cut.holds:
            found, wanted = self._content(way, place, names), self._meant(way, content, names)
            way.require(found, wanted, f"the content of {place} at {cut.at:#x} is not what the log says")

    def _check_output(self, way: Simulator, is_idle: bool) -> None:
        """Raises NotRechecked unless an iteration has written its output, or without an iteration nothing."""
        if not is_idle:
            way.require_contents(self._contract.made(way.described))
        elif any(way.objects[name].step for name, _ in way.cells):
            raise NotRechecked("the function writes output before its block")

    def _check_return(self, way: Simulator, words: Words) -> None:
        """Raises NotRechecked unless results are those of the description, and all else is as it should be."""
        kept = {x86.general(name): var(name) for name in x86.SAVED}
        for place, wanted in (kept | {POINTER: self._stack + const(ABOVE, 64)}).items():
            way.require(way.registers[place], wanted, f"{wanted.attr or 'the stack pointer'} is not restored")
        if self._contract.result:
            way.require(way.registers[x86.general("rax")], self._contract.result, "the result is another one")
        left = self._contract.left(words)
        way.require_contents(left)
        compared = {(name, at + i) for (name, at), term in left.items() for i in range(term.bits // 8)}
        free = [of for of in way.cells if not (of in compared or of[0] == STACK or way.objects[of[0]].step)]
        if not variables(*(way.cells[of][0] for of in free)) <= variables(*self._contract.arguments):
            raise NotRechecked("memory of any content has what the function was not given")

    def _names(self, trips: BitVector, now: Words) -> Names:
        """What logs may name: what does not change during the call, and the iteration's number and states."""
        return {**self._same, "done": trips, **{f"now {i} {of}": term for (i, of), term in now.items()}}

    def _content(self, machine: Simulator, place: Any, names: Names, new: BitVector | None = None) -> BitVector:
        """The content of a place, which becomes another one if that is given."""
        match place:
            case ["memory", address, int(size)] if 0 < size <= WIDEST // 8:
                found, offset = machine.located(self._meant(machine, address, names))
                old = machine.content(found, offset, size)
                if new and found.is_written and not found.step:  # otherwise it is as at the call
                    machine.put(found, offset, new)
            case [*parts] if tuple(parts) in machine.registers:
                old = machine.registers[tuple(parts)]
                machine.registers[tuple(parts)] = new or old
            case _:
                raise NotRechecked(f"{place} in the log is no place")
        return old

    def _meant(self, machine: Simulator, content: Any, names: Names) -> BitVector:
        """An expression of the log."""
        match content:
            case BitVector():
                return content
            case str():
                if content not in names:  # such as a word of the message, which differs between iterations
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
