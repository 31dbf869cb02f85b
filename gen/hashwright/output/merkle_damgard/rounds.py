"""A block function whose rounds are loops: smaller and slower than an unrolled one.

The function first copies the message words of all steps to the stack in the order of the steps. An iteration of
a round then reads its words and constants through a pointer that only advances.
"""

from collections.abc import Iterator, Mapping

from hashwright.emit.prototypes import Prototype
from hashwright.graph.ir import Node, Var
from hashwright.graph.semantics import Ty
from hashwright.lower.allocate import Allocated, Constants, Home, StackFrame, allocate, words_of
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import CHAIN, MerkleDamgard
from hashwright.output.loop import LINE, STACK_UNIT, Trips, carried, framed
from hashwright.output.merkle_damgard.rolled import CONSTANT, WORD, Rolled
from hashwright.requests.settings import Setting
from hashwright.targets.assembly import Isa, simple, spelled_out
from hashwright.targets.routine import AsmLine, Label, Mem, Routine, Table


def in_loops(
    function: Prototype, hash_: MerkleDamgard, rolled: Rolled, listings: Mapping[str, Listing], setting: Setting
) -> Routine:
    """The function; the listings are those of the rounds' iterations and of the end, by name."""
    isa, files = setting.machine.assembly, setting.machine.files
    state, data, count = isa.arguments[:3]
    names = [name for name in isa.pointers if name not in (state, data, count)]
    base, words, constants, counter, spare = reversed(names[-5:])
    size = hash_.word_bytes
    steps = sum(len(each.words) * len(each.words[0]) for each in rolled.rounds)
    taken = {state, data, count, base, words, constants, counter}
    free = {
        ty: tuple(i for i, name in enumerate(file.called) if name not in taken) for ty, file in files.items()
    }
    table = Constants(base)
    numbers = [k for each in rolled.rounds for row in each.constants for k in row]
    offsets = size * len(numbers)
    numbers += [size * w for each in rolled.rounds for row in each.words for w in row]
    table.words += [part for number in numbers for part in words_of(number, hash_.word)]
    stack = size * steps

    finish = listings[rolled.finish.name]
    before = {node.attr: node for node in finish.graph.inputs}
    places = {word: Home(Mem(state, size * (word.index or 0), bytes=size)) for word in finish.graph.outputs}
    entry = {
        node: free[node.ty][i]
        for i, node in enumerate(node for word, node in before.items() if word not in places)
    }

    def allocated(listing: Listing, homes: Mapping[Node, Home], kept: Mapping[Node, Node]) -> Allocated:
        return allocate(listing, StackFrame(files, free, homes, entry, kept, table, isa.stack, stack))

    rounds: list[AsmLine] = []
    spilled = 0
    for each in rolled.rounds:
        listing = listings[each.graph.name]
        made = allocated(listing, _differing(listing, words, constants, size), carried(listing))
        here = Label(f"{function.name}_{each.graph.name}", LINE)
        rounds += simple(isa.set, d=counter, n=len(each.words))
        rounds += [here, *made.lines]
        for pointer, rows in ((words, each.words), (constants, each.constants)):
            rounds += simple(isa.advance, d=pointer, n=size * len(rows[0])) if rows else []
        rounds += simple(isa.repeat, d=counter, to=here)
        spilled = max(spilled, made.stack)
    after = {before[word]: output for word, output in finish.graph.outputs.items()}
    after |= {node: finish.graph.outputs[_chained(node)] for node in entry}
    end = allocated(finish, {before[word]: home for word, home in places.items()}, after)

    label = f"{function.name}_constants"
    trips = Trips(function, isa, "" if setting.is_single else count)
    start = [*simple(isa.copy, d=words, **{"0": isa.stack}), *simple(isa.copy, d=constants, **{"0": base})]
    copying = data, words, constants, counter, spare
    body: list[AsmLine] = [*trips.skip, *simple(isa.table, d=base, to=Mem("", label=label))]
    for node, register in entry.items():
        file = files[node.ty]
        body += spelled_out(file, file.load, {"d": register}, m=places[_chained(node)].mem)
    body += [
        *trips.head,
        *start,
        *_copied(Label(f"{function.name}_copy"), isa, hash_.word, copying, steps, offsets),
        *start,
        *rounds,
        *end.lines,
        *simple(isa.advance, d=data, n=hash_.rate_bytes),
        *trips.repeat,
        *trips.end,
    ]
    tables = (Table(label, tuple(table.words), STACK_UNIT),)
    return framed(function, body, tables, setting, stack + spilled)


def _differing(listing: Listing, words: str, constants: str, size: int) -> dict[Node, Home]:
    """The places of the inputs that differ between iterations."""
    bases = {WORD: words, CONSTANT: constants}
    return {
        node: Home(Mem(bases[node.attr.role], size * node.attr.index, bytes=size))
        for node in listing.graph.inputs
        if node.attr.role in bases
    }


def _chained(node: Node) -> Var:
    """The word of the state between blocks that is the initial value of a word of the state within a block."""
    return Var(CHAIN, node.attr.index)


def _copied(
    here: Label, isa: Isa, ty: Ty, registers: tuple[str, ...], steps: int, offsets: int
) -> Iterator[AsmLine]:
    """Copies the words of all steps. The table at that distance after the constants has their offsets."""
    data, words, constants, counter, full = registers
    file, size = isa.general[ty], ty.bits // 8
    word = file.names[isa.pointers.index(full)]
    yield from simple(isa.set, d=counter, n=steps)
    yield here
    yield from simple(file.load, d=word, m=Mem(constants, offsets, bytes=size))
    if isa.has_index:
        source = Mem(data, index=full, bytes=size)
    else:
        yield from simple(isa.plus, d=full, **{"0": data})
        source = Mem(full, bytes=size)
    yield from simple(file.load, d=word, m=source)
    yield from simple(file.store, **{"0": word}, m=Mem(words, bytes=size))
    yield from simple(isa.advance, d=constants, n=size)
    yield from simple(isa.advance, d=words, n=size)
    yield from simple(isa.repeat, d=counter, to=here)
