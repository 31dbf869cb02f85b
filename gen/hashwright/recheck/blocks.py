"""Block functions: their contract, and the walk from cut to cut that shows it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from hashwright.proof.contract.functions import BlockFunction
from hashwright.recheck import x86
from hashwright.recheck.described import WORD, BlockDescription, Words, stored
from hashwright.recheck.elf import LoadedFile
from hashwright.recheck.machine import MemoryObject, Open, Simulator, Unplaced, numbered
from hashwright.recheck.refusal import NotRechecked, Unsupported
from hashwright.recheck.solver import Solver
from hashwright.recheck.terms import (
    MUL,
    BitVector,
    const,
    equal,
    join,
    less,
    make,
    part,
    rotated,
    var,
    variables,
)

ROOM: Final = 1 << 63  # bytes: every object in memory is smaller
DEEPEST: Final = 1 << 16  # bytes of the stack that a function may use
STEPS: Final = 200_000  # instructions on all paths from a cut
PATHS: Final = 64  # paths from a cut
NBLOCKS: Final = var("nblocks")
TRIPS: Final = var("done")
RETURN: Final = var("return address")
STACK_BITS: Final = {
    4: (8,),
    6: (8, 24, 40, 56),
}  # by the number of known bits of the stack pointer: their values


@dataclass(frozen=True, slots=True)
class LoopHead:
    """An address of a loop's head, with what holds there after a number of blocks."""

    at: int
    step: int  # the number of blocks is this multiple of `done`
    first: int  # and this number
    left: int  # at least that many blocks follow
    holds: Sequence[tuple[Any, Any]]  # places and their contents

    def count(self, trips: BitVector) -> BitVector:
        """The number of blocks before it."""
        return make(MUL, 64, (trips, const(self.step, 64))) + const(self.first, 64)


@dataclass(slots=True)
class SymbolicPath:
    """A path: the processor, the description of the block, and how often each address was visited."""

    machine: Simulator
    described: BlockDescription
    at: int
    visits: Counter[int]

    def copy(self) -> "SymbolicPath":
        return SymbolicPath(self.machine.copy(), self.described.copy(), self.at, Counter(self.visits))


class BlockCheck:
    """A block function of a file, with what a log says of it."""

    def __init__(
        self, file: LoadedFile, function: BlockFunction, entry: Mapping[str, Any], solver: Solver
    ) -> None:
        self._file, self._function, self._solver = file, function, solver
        self._cuts = [LoopHead(*each) for each in entry["cuts"]]
        self._read = {at: bytes.fromhex(code) for at, code in entry["instructions"]}
        self._lemmas: dict[tuple[int, int, int], list[Any]] = {}
        for cut, at, visit, *what in entry["lemmas"]:
            self._lemmas.setdefault((cut, at, visit), []).append(what)
        self._used: set[tuple[int, int, int]] = set()
        self._constants = {each.attr: each for each in (NBLOCKS, var("data"), *self._messages(), *x86.entry())}
        self._decode = x86.Decoder()
        self._instructions: dict[int, x86.DecodedInstruction] = {}
        self._nodes = function.graph.nodes()
        self._pointer = join(
            const(0, function.aligned.bit_length() - 1), var("state", 65 - function.aligned.bit_length())
        )
        if function.made():
            raise Unsupported("the checker does not support functions that write output yet")
        if len({each.at for each in self._cuts}) != 1:
            raise NotRechecked("the log has no cuts, or cuts in several places")

    def check(self) -> None:
        """Raises NotRechecked, or Unsupported, if the function is not rechecked."""
        start, _ = self._file.function(self._function.name)
        for bits, values in STACK_BITS.items():
            try:
                for low in values:
                    self._stack = join(const(low, bits), var("stack", 64 - bits))
                    self._entry(start)
                    for number in range(len(self._cuts)):
                        self._from_cut(number)
                break
            except Unplaced as why:
                if bits == max(STACK_BITS) or variables(self._stack).isdisjoint(variables(why.address)):
                    raise
        if unused := self._lemmas.keys() - self._used:
            raise NotRechecked(
                f"a lemma of the log is for the instruction at {min(unused)[1]:#x}, which is not executed then"
            )

    # The contract.

    def _messages(self) -> list[BitVector]:
        """The addresses of the messages."""
        if not self._function.is_row:
            return [var("data")]
        return [var(f"data[{i}]") for i in range(self._function.messages)]

    def _words(self, name: str) -> Words:
        """Variables for the words of the states."""
        count = sum(node.ty.bits for node in self._function.state()) // WORD
        return {
            (number, message): var(f"{name} {number} {message}", WORD)
            for number in range(count)
            for message in range(self._function.places)
        }

    def _stored(self, words: Words) -> Iterator[tuple[int, BitVector]]:
        """The stored words of the states, with their offsets."""
        places = self._function.places
        for message in range(places):
            for number, term in enumerate(stored(self._function, words, message)):
                yield WORD // 8 * (number * places + message), term

    def _machine(self, base: BitVector) -> Simulator:
        """A processor of which nothing is known but what holds everywhere; blocks are counted from a number."""
        function, size = self._function, len(dict(self._stored(self._words("begin")))) * WORD // 8
        messages = self._messages()
        length = make(MUL, 64, (NBLOCKS, const(function.block_bytes, 64)))
        begun = make(MUL, 64, (base, const(function.block_bytes, 64)))

        def on_stack(m: Simulator, offset: int, count: int) -> BitVector:
            region, pointer = m.located(m.general[x86.STACK])
            is_stack = region.name == "the stack"
            return const(is_stack and max(pointer - m.below, -DEEPEST) <= offset <= 8 - count, 1)

        def in_message(m: Simulator, offset: int, count: int) -> BitVector:
            at = begun + const(offset, 64)
            return ~less(length, const(count, 64)) & ~less(length - const(count, 64), at)

        def fixed(name: str, at: BitVector, room: int, is_written: bool) -> MemoryObject:
            return MemoryObject(
                name,
                at,
                lambda _, offset, count: const(int(0 <= offset <= room - count), 1),
                lambda offset: var(f"{name} {offset}", WORD),
                is_written,
            )

        regions = [
            MemoryObject("the stack", self._stack, on_stack, self._on_stack, True),
            fixed("the state", self._pointer, size, True),
            MemoryObject("the file", x86.IMAGE, self._in_file, self._constant),
            *(
                MemoryObject(f"message {i}", each + begun, in_message, partial(self._content, i))
                for i, each in enumerate(messages)
            ),
        ]
        if function.is_row:
            regions.append(
                MemoryObject(
                    "the array of pointers",
                    var("data"),
                    lambda _, offset, count: const(0 <= offset <= 8 * len(messages) - count, 1),
                    lambda offset: part(messages[offset // 8], 8 * (offset % 8), WORD),
                )
            )
        few = const(ROOM // function.block_bytes, 64)
        ends = (~less(each + length, each) for each in messages)
        public = variables(NBLOCKS, TRIPS, self._stack, self._pointer, var("data"), *messages)
        return Simulator(
            self._solver,
            {each.name: each for each in regions},
            [var(name) for name in x86.NAMES],
            [numbered(f"vector {i}", 16, WORD) for i in range(32)],
            frozenset(public),
            x86.STACK,
            x86.BELOW,
            assumed=[less(NBLOCKS, few), *ends],
        )

    def _on_stack(self, offset: int) -> BitVector:
        return part(RETURN, 8 * offset, WORD) if offset in (0, 4) else var(f"the stack {offset}", WORD)

    def _content(self, message: int, offset: int) -> BitVector:
        return var(f"message {message} {offset}", WORD)

    def _in_file(self, _: Simulator, offset: int, count: int) -> BitVector:
        return const(self._file.constant(offset, count) is not None, 1)

    def _constant(self, offset: int) -> BitVector:
        found = self._file.constant(offset, WORD // 8)
        if found is None:
            raise Unsupported("a constant is at the end of its segment")
        return const(int.from_bytes(found, "little"), WORD)

    def _begun(self, machine: Simulator, state: Words, block: int) -> BlockDescription:
        offset = block * self._function.block_bytes
        return BlockDescription(self._function, state, lambda message, at: self._content(message, offset + at))

    # The paths.

    def _entry(self, start: int) -> None:
        """All paths from the call of the function."""
        machine, begin = self._machine(const(0, 64)), self._words("begin")
        for name, term in zip(x86.ARGUMENTS, (self._pointer, var("data"), NBLOCKS), strict=False):
            machine.general[x86.NAMES.index(name)] = term
        machine.general[x86.STACK] = self._stack
        state = machine.cells.setdefault("the state", {})
        for offset, term in self._stored(begin):
            state.update({offset + i: (term, i) for i in range(WORD // 8)})
        way = SymbolicPath(machine, self._begun(machine, begin, 0), start, Counter())
        for end, at in self._walked(way, -1):
            if at is not None:
                self._arrive(end, self._cuts[0], const(0, 64), begin)
            elif not end.machine.holds(equal(NBLOCKS, const(0, 64))):
                raise NotRechecked("the function returns before the last block")
            else:
                self._check_return(end, begin)

    def _from_cut(self, number: int) -> None:
        """All paths from the head of the loop."""
        cut, now = self._cuts[number], self._words("now")
        begun = make(MUL, 64, (TRIPS, const(cut.step, 64)))
        machine = self._machine(begun)
        count = cut.count(TRIPS)
        machine.assumed += self._bounds(cut, TRIPS)
        for i, name in enumerate(x86.NAMES):
            machine.general[i] = var(f"anything in {name}")
        for i in range(32):
            machine.vectors[i] = numbered(f"anything in vector {i}", 16, WORD)
        for place, content in cut.holds:
            self._set(machine, place, TRIPS, self._meant(machine, content, TRIPS, now))
        way = SymbolicPath(machine, self._begun(machine, now, cut.first), cut.at, Counter())
        following = self._cuts[(number + 1) % len(self._cuts)]
        trips, rest = divmod(cut.first + 1 - following.first, following.step)
        if rest or following.step != cut.step or trips < 0:
            raise NotRechecked("the cuts of the log do not count the blocks one by one")
        one = const(1, 64)
        for end, at in self._walked(way, number):
            after = self._after(end.described)
            if at is not None:
                self._arrive(end, following, TRIPS + const(trips, 64), after)
            elif end.machine.holds(equal(NBLOCKS, count + one)):
                self._check_return(end, after)
            elif end.machine.holds(equal(NBLOCKS, count)):
                self._check_return(end, now)
            else:
                raise NotRechecked("the function returns before the last block")

    def _after(self, described: BlockDescription) -> Words:
        function = self._function
        made = {
            (number, message): term
            for message in range(function.messages)
            for number, term in enumerate(described.after(message))
        }
        return {**described.state, **made}

    def _bounds(self, cut: LoopHead, trips: BitVector) -> list[BitVector]:
        """What holds of the number of blocks at a cut."""
        few = const(ROOM // self._function.block_bytes, 64)
        return [less(trips, few), ~less(NBLOCKS, cut.count(trips) + const(cut.left, 64))]

    def _walked(self, way: SymbolicPath, cut: int) -> Iterator[tuple[SymbolicPath, int | None]]:
        """The ends of all paths, at a cut or where the function returns."""
        ways, steps, paths = [way], 0, 1
        heads = {each.at for each in self._cuts}
        is_first = cut >= 0
        while ways:
            way = ways.pop()
            while True:
                if way.at in heads and not is_first:
                    yield way, way.at
                    break
                steps += 1
                if steps > STEPS:
                    raise NotRechecked(f"a path from {self._cuts[0].at:#x} on has no end")
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
                    yield way, None
                    break
                way.at = following

    def _at(self, at: int) -> x86.DecodedInstruction:
        """The instruction at an address, which the log must read in the same way."""
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
            values = machine.vectors[number] if file == "vector" else [part(machine.general[number], 0, WORD)]
            new = [self._named(way, old, word) for old, word in zip(values, words, strict=False)]
            if file == "vector":
                machine.vectors[number] = [*new, *values[len(new) :]]
            else:
                machine.general[number] = join(new[0], part(machine.general[number], WORD, WORD))

    def _named(self, way: SymbolicPath, old: BitVector, word: Sequence[int] | None) -> BitVector:
        """A word of a register, as a variable if it is a node of the description."""
        if not word:
            return old
        number, piece, message, first, is_negated = word
        node, described = self._nodes[number], way.described
        wanted = part(described.value(piece, message, node), WORD * first, WORD)
        if old is not (~wanted if is_negated else wanted) and not described.equal(
            self._solver, old, ~wanted if is_negated else wanted
        ):
            raise NotRechecked(f"a lemma of the log does not hold after the instruction at {way.at:#x}")
        made = described.name(piece, message, node, number, first)
        return ~made if is_negated else made

    # What holds at cuts and at the end.

    def _arrive(self, way: SymbolicPath, cut: LoopHead, trips: BitVector, now: Words) -> None:
        """Raises NotRechecked unless everything holds that the log says of a cut."""
        machine = way.machine
        if way.at != cut.at:
            raise NotRechecked(f"the path to {way.at:#x} ends at another cut of the log")
        for claim in self._bounds(cut, trips):
            if not machine.holds(claim):
                raise NotRechecked("a loop may continue after the last block")
        if machine.content(machine.regions["the stack"], 0, 8) is not RETURN:
            raise NotRechecked("the return address is overwritten")
        for place, content in cut.holds:
            wanted = self._meant(machine, content, trips, now)
            if not self._same(way, self._held(machine, place, trips), wanted):
                raise NotRechecked(f"the content of {place} at {cut.at:#x} is not what the log says")

    def _same(self, way: SymbolicPath, found: BitVector, wanted: BitVector) -> bool:
        if found.bits != wanted.bits:
            return False
        if found is wanted or way.machine.holds(equal(found, wanted)):
            return True
        return way.described.equal(self._solver, found, wanted)

    def _check_return(self, way: SymbolicPath, words: Words) -> None:
        """Raises NotRechecked unless the results are those of the description, and the convention is kept."""
        machine = way.machine
        for name in x86.SAVED:
            if not self._same(way, machine.general[x86.NAMES.index(name)], var(name)):
                raise NotRechecked(f"{name} is not restored")
        if not self._same(way, machine.general[x86.STACK], self._stack + const(8, 64)):
            raise NotRechecked("the stack pointer is not restored")
        for offset, wanted in self._stored(words):
            found = machine.content(machine.regions["the state"], offset, WORD // 8)
            if not self._same(way, found, wanted):
                raise NotRechecked(f"the state differs from the description at byte {offset}")

    # Places and contents in logs.

    def _place(self, machine: Simulator, address: Sequence[Any], trips: BitVector) -> tuple[MemoryObject, int]:
        return machine.located(self._meant(machine, address, trips, {}))

    def _held(self, machine: Simulator, place: Sequence[Any], trips: BitVector) -> BitVector:
        match place:
            case ["general", number]:
                return machine.general[int(number)]
            case ["vector", number, word]:
                return machine.vectors[int(number)][int(word)]
            case ["memory", address, size]:
                return machine.content(*self._place(machine, address, trips), size)
        raise NotRechecked(f"{place} in the log is no place")

    def _set(self, machine: Simulator, place: Sequence[Any], trips: BitVector, value: BitVector) -> None:
        match place:
            case ["general", number]:
                machine.general[number] = value
            case ["vector", number, word]:
                machine.vectors[number][word] = value
            case ["memory", address, size]:
                region, offset = self._place(machine, address, trips)
                if region.is_written:  # otherwise its content is that of the call
                    cells = machine.cells.setdefault(region.name, {})
                    cells.update({offset + i: (value, i) for i in range(size)})
            case _:
                raise NotRechecked(f"{place} in the log is no place")

    def _meant(self, machine: Simulator, content: Sequence[Any], trips: BitVector, now: Words) -> BitVector:
        """An expression of the log."""
        match content:
            case ["now", number, message]:
                return now[number, message]
            case ["begin", number, message]:
                return self._words("begin")[number, message]
            case ["var", name, _]:
                known = {"done": trips, "state": self._pointer, "image": x86.IMAGE, "stack": self._stack}
                found = known.get(name) or self._constants.get(name)
                if not found:  # such as a word of the message, which is another one in the next iteration
                    raise NotRechecked(f"the log names {name}, which may change during the call")
                return found
            case ["const", value, bits]:
                return const(value, bits)
            case ["memory", address]:
                region, offset = machine.located(self._meant(machine, address, trips, now))
                if region.is_written:
                    raise NotRechecked("the log names the first content of memory that is written")
                return machine.content(region, offset, WORD // 8)
        return _computed(content, lambda each: self._meant(machine, each, trips, now))


def _computed(content: Sequence[Any], meant: Callable[[Any], BitVector]) -> BitVector:
    """An expression of the log with operands, whose values are given."""
    match content:
        case ["sum", bits, constant, items]:
            found = const(constant, bits)
            for factor, each in items:
                found += make(MUL, bits, (meant(each), const(factor, bits))) if factor != 1 else meant(each)
            return found
        case ["xor", bits, products]:
            found = const(0, bits)
            for mask, factors in products:
                product = const(mask, bits)
                for each in factors:
                    product &= meant(each)
                found ^= product
            return found
        case ["part", first, bits, term]:
            whole = meant(term)
            if not 0 <= first < first + bits <= whole.bits:
                raise NotRechecked(f"the log has {bits} bits of {whole.bits} from bit {first} on")
            return part(whole, first, bits)
        case ["join", *terms]:
            return join(*map(meant, terms))
        case ["rotate", count, term]:
            return rotated(meant(term), count)
    raise NotRechecked(f"{content} in the log is no expression")
