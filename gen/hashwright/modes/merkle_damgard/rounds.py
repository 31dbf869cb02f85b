"""A block function whose rounds are loops: small, and slower than one written out.

The message words of all steps are first copied onto the stack in the order of the steps, so that a turn of a
round finds its words, and its constants, behind a pointer that only moves on.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from hashwright.choices import Setting
from hashwright.code import Label, Line, Mem, Routine, Table
from hashwright.ir import Node, Var
from hashwright.lower.allocate import Allocated, Constants, Frame, Home, allocate
from hashwright.lower.order import Listing
from hashwright.modes.loop import LINE, STACK_UNIT, called, carried, framed
from hashwright.modes.merkle_damgard.description import BLOCK_BYTES, CHAIN
from hashwright.modes.merkle_damgard.rolled import CONSTANT, WORD, Rolled
from hashwright.prototypes import Prototype
from hashwright.targets.assembly import Isa, simple, spelled_out

WORD_BYTES: Final = 4


def turned(function: Prototype, rolled: Rolled, listings: Mapping[str, Listing], setting: Setting) -> Routine:
    """The function; the listings are those of the rounds' turns and of the end, by name."""
    isa, files = setting.machine.isa, setting.machine.files
    assert isa, "resolve refuses targets without assembly"
    state, data, count = isa.arguments[:3]
    names = [name for name in isa.words.full if name not in (state, data, count)]
    base, words, constants, turns, spare = reversed(names[-5:])
    steps = sum(len(each.words) * len(each.words[0]) for each in rolled.rounds)
    taken = {state, data, count, base, words, constants, turns}
    free = {
        ty: tuple(i for i, name in enumerate(called(file)) if name not in taken) for ty, file in files.items()
    }
    table = Constants(base)
    table.words += [k for each in rolled.rounds for row in each.constants for k in row]
    table.words += [WORD_BYTES * w for each in rolled.rounds for row in each.words for w in row]
    stack = WORD_BYTES * steps

    finish = listings[rolled.finish.name]
    before = {node.attr: node for node in finish.graph.inputs}
    places = {word: Home(Mem(state, WORD_BYTES * (word.index or 0))) for word in finish.graph.outputs}
    entry = {
        node: free[node.ty][i]
        for i, node in enumerate(node for word, node in before.items() if word not in places)
    }

    def allocated(listing: Listing, homes: Mapping[Node, Home], kept: Mapping[Node, Node]) -> Allocated:
        return allocate(listing, Frame(files, free, homes, entry, kept, table, isa.stack, stack))

    rounds: list[Line] = []
    spilled = 0
    for each in rolled.rounds:
        listing = listings[each.graph.name]
        made = allocated(listing, _differing(listing, words, constants), carried(listing))
        here = Label(f"{function.name}_{each.graph.name}", LINE)
        step = WORD_BYTES * len(each.words[0])
        rounds += simple(isa.set, d=turns, n=len(each.words))
        rounds += [here, *made.lines]
        rounds += simple(isa.advance, d=words, n=step) + simple(isa.advance, d=constants, n=step)
        rounds += simple(isa.repeat, d=turns, to=here)
        spilled = max(spilled, made.stack)
    after = {before[word]: output for word, output in finish.graph.outputs.items()}
    after |= {node: finish.graph.outputs[_chained(node)] for node in entry}
    end = allocated(finish, {before[word]: home for word, home in places.items()}, after)

    loop, done, label = (f"{function.name}_{name}" for name in ("loop", "end", "constants"))
    start = [*simple(isa.copy, d=words, **{"0": isa.stack}), *simple(isa.copy, d=constants, **{"0": base})]
    body: list[Line] = [
        *simple(isa.skip, d=count, to=Label(done)),
        *simple(isa.table, d=base, to=Mem("", label=label)),
    ]
    for node, register in entry.items():
        file = files[node.ty]
        body += spelled_out(file, file.load, {"d": register}, m=places[_chained(node)].mem)
    body += [
        Label(loop, LINE),
        *start,
        *_copied(Label(f"{function.name}_copy"), isa, (data, words, constants, turns, spare), steps),
        *start,
        *rounds,
        *end.lines,
        *simple(isa.advance, d=data, n=BLOCK_BYTES),
        *simple(isa.repeat, d=count, to=Label(loop)),
        Label(done),
    ]
    tables = (Table(label, tuple(table.words), STACK_UNIT),)
    return framed(function, body, tables, setting, stack + spilled)


def _differing(listing: Listing, words: str, constants: str) -> dict[Node, Home]:
    """Where a turn finds what differs from one to the next."""
    behind = {WORD: words, CONSTANT: constants}
    return {
        node: Home(Mem(behind[node.attr.role], WORD_BYTES * node.attr.index))
        for node in listing.graph.inputs
        if node.attr.role in behind
    }


def _chained(node: Node) -> Var:
    """The word of the state between blocks that a word of the state within a block starts as."""
    return Var(CHAIN, node.attr.index)


def _copied(here: Label, isa: Isa, registers: tuple[str, ...], steps: int) -> Iterator[Line]:
    """Copies the words of all steps; how far each is from the data stands behind the constants."""
    data, words, constants, turns, full = registers
    word = isa.words.names[isa.words.full.index(full)]
    yield from simple(isa.set, d=turns, n=steps)
    yield here
    yield from simple(isa.words.load, d=word, m=Mem(constants, WORD_BYTES * steps))
    yield from simple(isa.words.load, d=word, m=Mem(data, index=full))
    yield from simple(isa.words.store, **{"0": word}, m=Mem(words))
    yield from simple(isa.advance, d=constants, n=WORD_BYTES)
    yield from simple(isa.advance, d=words, n=WORD_BYTES)
    yield from simple(isa.repeat, d=turns, to=here)
