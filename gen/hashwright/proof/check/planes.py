"""The proof of a function of a state in bit planes, and what a call of it does.

The function is executed once: it has no loops. In the order of the state's blocks, its planes must be the bits
of the description for every state. Objects in memory are assumed to be disjoint.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, count, islice

from hashwright.graph.ir import Node
from hashwright.passes.planes.layout import word_of
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.exits import BYTE, check_exit, parts_of, sources
from hashwright.proof.contract.functions import AegisFunction, PlaneFunction
from hashwright.proof.run.calls import above, leftover, placed, returned
from hashwright.proof.run.convention import CELL, check_presence
from hashwright.proof.run.execute import until_return
from hashwright.proof.run.instructionset import InstructionSet
from hashwright.proof.run.places import Spot, hold, registers
from hashwright.proof.run.stack import lost
from hashwright.proof.run.state import MachineState, Unproved
from hashwright.proof.say.bits import Bit, TermBits, Word, of_byte
from hashwright.proof.say.conditions import Content, Frame, Precondition, Region
from hashwright.proof.say.sweep import Sweep
from hashwright.proof.say.terms import POINTER, TERMS, WORD, Term, const, join, memory, nested, part, split, var


@dataclass(frozen=True)
class PlaneContract(Contract):
    """A function between its caller and the description.

    Its parameters are the state, words of data, and pointers to words of output, or one to all of them.
    """

    function: PlaneFunction

    @property
    def bits(self) -> int:
        """The size of a word."""
        return self.function.kept[0].ty.bits

    @property
    def state_bytes(self) -> int:
        return self.bits // 8 * len(self.function.kept)

    @property
    def is_read(self) -> bool:
        return self.function.kept[0] in self.function.planes.inputs

    @property
    def is_written(self) -> bool:
        return self.function.kept[0].attr in self.function.planes.outputs

    @cached_property
    def data(self) -> list[Node]:
        """The blocks of data."""
        return [node for node in self.function.planes.inputs if node not in self.function.kept]

    @cached_property
    def made(self) -> list[Node]:
        """The blocks of output."""
        return [node for node in self.function.planes.outputs.values() if node not in self.function.kept]

    def count(self, nodes: Sequence[Node]) -> int:
        """The number of words of blocks."""
        return sum(node.ty.bits for node in nodes) // self.bits

    @property
    def arguments_count(self) -> int:
        return 1 + len(self._words) + len(self._pointers)

    @property
    def pointers(self) -> int:
        """The number of pointers to output."""
        return min(1, len(self.made)) if self.function.has_slices else self.count(self.made)

    @property
    def pointed_bytes(self) -> int:
        """The bytes of output at each of them."""
        return self.bits // 8 * self.count(self.made) // max(1, self.pointers)

    # The processor.

    @cached_property
    def _state(self) -> Term:
        return var("state", POINTER)

    @cached_property
    def _words(self) -> list[Term]:
        """The words of data."""
        return [var(f"word {i}", POINTER) for i in range(self.count(self.data))]

    @cached_property
    def _pointers(self) -> list[Term]:
        return [var(f"pointer {i}", POINTER) for i in range(self.pointers)]

    def start(self) -> MachineState:
        """The state of the processor at the call of the function."""
        objects = [
            Region(str(each), each, const(size, POINTER), made, CELL, is_given=each is self._state)
            for each, size, made in self._objects()
        ]
        arguments = (self._state, *self._words, *self._pointers)
        public = (self._state, *self._pointers)
        return self.at_call(Precondition(arguments=arguments, regions=objects, public=public))

    def _objects(self) -> Iterator[tuple[Term, int, bool]]:
        """What is in memory: the address, the size in bytes, and whether the function writes it."""
        yield self._state, self.state_bytes, self.is_written
        yield from ((each, self.pointed_bytes, True) for each in self._pointers)

    # The bits.

    @cached_property
    def _sources(self) -> list[int]:
        """By bit of the state's blocks, one after the other: its place in the planes, one after the other."""
        function, size = self.function, self.bits
        found = [0] * (size * len(function.blocks.outputs))
        for digit in range((size * len(function.kept) - 1).bit_length()):
            planes = {
                str(node.attr): sum(1 << at for at in range(size) if size * number + at >> digit & 1)
                for number, node in enumerate(function.kept)
            }
            for number, value in enumerate(function.blocks.evaluate(planes).values()):
                for at in range(size):
                    found[size * number + at] |= (value >> at & 1) << digit
        assert len({*found}) == 8 * self.state_bytes, "a bit of the planes is in no block"
        return found

    @cached_property
    def _planes(self) -> Word:
        """The bits of the planes at the call."""
        place = {source: at for at, source in enumerate(self._sources)}
        return tuple(of_byte(place[at] // 8)[place[at] % 8] for at in range(len(place)))

    @cached_property
    def _given(self) -> Word:
        """The bits of the data, one block after the other."""
        first = self.state_bytes
        sizes = sum(node.ty.bits for node in self.data) // 8
        return tuple(bit for byte in range(first, first + sizes) for bit in of_byte(byte))

    def _described(self) -> dict[str, Word]:
        """The outputs of the description, by name."""
        graph, given = self.function.graph, iter(self._given)
        state = iter([self._planes[source] for source in self._sources])
        words = {node.attr: node for node in graph.inputs}
        known = {
            var(str(name), words[name].ty.bits): tuple(islice(source, words[name].ty.bits))
            for names, source in ((graph.state, state), ([node.attr for node in self.data], given))
            for name in names
            if name in words
        }
        bits, values = TermBits(known), {str(each.attr): each for each in known}
        return {name: bits(term) for name, term in graph.evaluate(values, TERMS).items()}

    def _known(self) -> Iterator[tuple[Term, Word]]:
        """The bits of the words of data, and of those of memory that the function is given."""
        size = self.bits
        for i, word in enumerate(self._words):
            yield word, self._given[size * i : size * (i + 1)]
        for first in range(0, len(self._planes) if self.is_read else 0, WORD):
            word = memory(self._state + const(first // 8, POINTER))
            yield word, self._planes[first : first + WORD]

    def check(self, end: MachineState) -> None:
        """Raises Unproved if the results of the function are wrong."""
        bits, wanted = TermBits(dict(self._known())), self._described()
        written = [(each, size) for each, size, is_written in self._objects() if is_written]
        contents = [(each, end.content(each, 0, size)) for each, size in written]
        values = [bits(content) for _, content in contents]
        if self.is_written:
            planes = values.pop(0)
            made = iter([planes[source] for source in self._sources])
            for name in self.function.graph.state:
                _check(str(name), wanted, made)
            self._check_free([*made], bits, [term for _, term in contents[1:]])
        made = (bit for value in values for bit in value)
        for node in self.made:
            _check(str(node.attr), wanted, made)
        start = self.start()
        tags = [content for _, content in contents] if self.function.tag else ()
        left = [Content(each, 0, content) for each, content in contents]
        check_exit(self.instructions, start, end, Frame(left=left, tags=tags), Sweep())
        for (spot, before), (_, after) in zip(registers(start), registers(end), strict=True):
            if self.is_kept(spot) and after is not before:
                raise Unproved(f"{spot}, which callers do not clear, is written")

    def is_kept(self, spot: Spot) -> bool:
        """Does the function leave a register as it is? It must, unless all callers clear it."""
        count_, parts = self.instructions.cleared
        is_added = bool(count_) and (spot.number >= count_ or spot.part >= parts)  # by AVX-512
        is_saved = f"d{spot.number}" in self.instructions.convention.saved_vectors
        return spot.file == "masks" or (spot.file == "vectors" and (is_added or is_saved))

    def _check_free(self, made: Sequence[Bit], bits: TermBits, written: Iterable[Term]) -> None:
        """Raises Unproved if slots without a block, whose bits these are, do not have what they should have."""
        free, size = self.function.free, self.bits
        if not made or not free:
            return
        blocks = ((node, at) for node in (*self.data, *self.made) for at in range(node.ty.bits // size))
        names = [*(node.attr for node in self.function.kept), *(word_of(node.attr, at) for node, at in blocks)]
        state = self.start().load(self._state, self.state_bytes)
        planes = (part(state, size * number, size) for number in range(len(self.function.kept)))
        words = (each for content in written for each in split(content, size))
        terms = (*planes, *(part(each, 0, size) for each in self._words), *words)
        values = {str(name): term for name, term in zip(names, terms, strict=True)}
        wanted = bits(join(*free.evaluate(values, TERMS).values()))
        if made != [wanted[source] for source in self._sources[-len(made) :]]:
            raise Unproved("slots of the planes without a block differ from those after the update in planes")


def _check(name: str, wanted: dict[str, Word], made: Iterator[object]) -> None:
    """Raises Unproved if the next bits are not those of a word of the description."""
    if tuple(islice(made, len(wanted[name]))) != wanted[name]:
        raise Unproved(f"{name} differs from the description")


@nested()
def prove_planes(contract: PlaneContract) -> None:
    """Raises Unproved if there is no proof for all states and data."""
    for end in until_return(contract.program(), contract.start()):
        contract.check(end)


@dataclass(frozen=True)
class PlaneCall:
    """A call of such a function, which may leave on its stack what it is given: no tag."""

    contract: PlaneContract
    tags: set[Term]  # those that such calls have made so far, also in terms of the planes

    def __call__(self, state: MachineState, found: InstructionSet) -> Term:
        """Applies the results of the function; returns the address to which it returns.

        Raises Unproved if the caller violates an assumption of the function's proof.
        """
        function = self.contract.function
        given, planes = self.contract, function.planes
        stack = above(state, found)
        arguments = self._arguments(state, found, stack)
        address = next(arguments)
        words = [part(each, 0, given.bits) for each in islice(arguments, given.count(given.data))]
        pointers, size = [*islice(arguments, given.pointers)], given.pointed_bytes
        objects = [(address, given.state_bytes), *((each, size) for each in pointers)]
        to = (each + const(at, POINTER) for each in pointers for at in range(0, size, given.bits // 8))
        for each, _ in objects:
            state.refuse_unaligned(each, CELL)
        places = [
            (placed(state, found, each, size, is_store=bool(number) or given.is_written), size)
            for number, (each, size) in enumerate(objects)
        ]
        more = given.arguments_count - len(found.convention.arguments)
        on_stack = [stack + const(CELL * number, POINTER) for number in range(more)]
        places += [(placed(state, found, each, CELL, is_store=True), CELL) for each in on_stack]
        if not all(state.are_apart(*one, *other) for one, other in combinations(places, 2)):
            raise Unproved("objects that are given to a call may overlap")
        content = join(*([state.load(address, given.state_bytes)] if given.is_read else []), *words)
        parts, found_ = parts_of(self.tags), map(sources, split(content, BYTE))
        if any(each <= found_byte for found_byte in found_ for each in parts):
            raise Unproved(f"a tag is given to {function.name}, which may leave it on the stack")
        inputs = _divided(content, planes.inputs)
        results = planes.evaluate(inputs, TERMS)
        if function.tag:
            self.tags.update(join(*made.values()) for made in (results, function.tag.evaluate(inputs, TERMS)))
        for number, node in enumerate(function.kept if given.is_written else ()):
            state.store(address + const(given.bits // 8 * number, POINTER), results[str(node.attr)])
        for node in given.made:
            for first in range(0, node.ty.bits, given.bits):
                state.store(next(to), part(results[str(node.attr)], first, given.bits))
        for each in on_stack:  # which the function may overwrite
            state.store(each, lost(leftover("an argument", POINTER)))
        before = [*registers(state)]
        back = returned(state, found, secrets=[content, *results.values()])
        for spot, term in before:
            if given.is_kept(spot):
                hold(state, spot, term)
        return back

    def _arguments(self, state: MachineState, found: InstructionSet, stack: Term) -> Iterator[Term]:
        """The arguments of a function that is called now, the last ones from an address on."""
        for name in found.convention.arguments:
            yield state.general[found.general.index(name)]
        for number in count():
            yield state.load(stack + const(CELL * number, POINTER), CELL)


def _divided(content: Term, inputs: Sequence[Node]) -> dict[str, Term]:
    """The values of inputs that follow one another."""
    ends = accumulate(node.ty.bits for node in inputs)
    return {
        str(node.attr): part(content, end - node.ty.bits, node.ty.bits)
        for node, end in zip(inputs, ends, strict=True)
    }


class PlaneCaller(Contract):
    """The contract of a function that may call such functions, which have proofs of their own."""

    function: AegisFunction

    @property
    def assumes(self) -> tuple[PlaneContract, ...]:
        """The contracts of these functions. Raises Unproved if the image does not have one of them."""
        for each in self._contracts:
            check_presence(each.image, each.function.name)
        return self._contracts

    @cached_property
    def calls(self) -> Mapping[int, PlaneCall]:
        """What calls of these functions do, by address."""
        calls = (PlaneCall(each, self.tags) for each in self._contracts)
        return {self.image.function(each.contract.function.name)[0]: each for each in calls}

    @cached_property
    def tags(self) -> set[Term]:
        """The tags that these calls have made so far, also in terms of the planes."""
        return set()

    @cached_property
    def _contracts(self) -> tuple[PlaneContract, ...]:
        return tuple(PlaneContract(self.image, each) for each in self.function.calls)
