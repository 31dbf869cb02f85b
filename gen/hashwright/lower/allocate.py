"""Register allocation: one pass over the instructions of a listing, with each operand where it costs least.

A value has a register, a home in memory, or both. Inputs and constants have a home from the start; a spilled
value gets a home on the stack. An instruction that overwrites an operand prefers a dead operand, or one with a
late use that can be loaded again; otherwise the operand is copied first. The value with the furthest next use
is spilled first, and a value with a home sooner than others: see Belady, "A study of replacement algorithms for
a virtual-storage computer" (1966).
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

from hashwright.errors import UserError
from hashwright.graph.ir import Node, const, evaluate, heading
from hashwright.graph.semantics import Op, Ty
from hashwright.lower.order import EARLIEST, Listing, arrivals
from hashwright.targets.assembly import Filling, RegisterFile, Spelling, fill, spelled_out, spelling
from hashwright.targets.effects import common
from hashwright.targets.machine import Applied, Insn
from hashwright.targets.routine import AsmLine, Mem, Note

IMMEDIATE_BITS: Final = 32
FAR: Final = 64  # instructions: a value whose next use is further away is loaded from its home again
MOVE, READ, LATE = 1.0, 0.1, 0.01  # the costs of operands, in instructions: see _Allocator._cost


@dataclass(frozen=True, slots=True)
class Home:
    """The address of a value in memory."""

    mem: Mem
    aligned: bool = False  # to the width of the registers?


@dataclass(slots=True)
class Constants:
    """The constants of a routine in memory, in the order of their first use."""

    base: str  # the register that points to the table
    further: tuple[str, ...] = ()  # registers that point one, two ... reaches further
    reach: int = 0  # bytes from a register up that loads can address; 0: all
    words: list[int] = field(default_factory=list)
    _places: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict)

    def home(self, words: tuple[int, ...], width: int) -> Home:
        """The address of these words, repeated to this width in bytes. It may be part of another constant."""
        key = (words, width)
        if key not in self._places:
            while 4 * len(self.words) % width:
                self.words.append(0)
            self._places[key] = 4 * len(self.words)
            self.words += words * (width // (4 * len(words)))
        number, at = divmod(self._places[key], self.reach) if self.reach else (0, self._places[key])
        return Home(Mem((self.base, *self.further)[number], at, bytes=width), aligned=True)

    @property
    def used(self) -> tuple[str, ...]:
        """The further registers in use."""
        return self.further[: (4 * len(self.words) - 1) // self.reach] if self.reach else ()


@dataclass(frozen=True, slots=True)
class Allocated:
    """A listing with registers and addresses."""

    lines: tuple[AsmLine, ...]
    used: Mapping[Ty, frozenset[int]]  # registers by their number in the file
    stack: int  # bytes of spilled values on the stack


@dataclass(frozen=True, slots=True)
class StackFrame:
    """The surroundings of a listing."""

    files: Mapping[Ty, RegisterFile]
    free: Mapping[Ty, tuple[int, ...]]  # registers by their number in the file, in the order of preference
    homes: Mapping[Node, Home]  # of inputs
    entry: Mapping[Node, int]  # inputs that are already in registers
    carried: Mapping[Node, Node]  # by input: the output that is this input of the next iteration
    constants: Constants
    stack: str  # the stack pointer
    offset: int = 0  # bytes from there up that are in use
    cached: tuple[Node, ...] = ()  # inputs that are loaded before the first instruction
    held: Mapping[Node, int] = field(default_factory=dict)  # inputs in registers in this iteration only
    stored: Mapping[Node, Mem] = field(default_factory=dict)  # the addresses of outputs in memory
    private: frozenset[str] = frozenset()  # registers with addresses of memory that no other register reaches
    late: Mapping[Mem, Node] = field(
        default_factory=dict
    )  # the addresses of outputs that are stored at the end


def allocate(listing: Listing, frame: StackFrame) -> Allocated:
    """The listing as machine code. At its end, the carried outputs are in the inputs' registers and homes.

    Raises UserError if an instruction has no spelling.
    """
    return _Allocator(listing, frame).run()


class _SpelledInsn(NamedTuple):
    """An instruction with a spelling and an order of its operands."""

    spelled: Spelling
    args: tuple[Node, ...]
    imms: tuple[int, ...]
    insn: Insn
    tied: int | None  # the operand that it overwrites


class _Allocator:
    def __init__(self, listing: Listing, frame: StackFrame) -> None:
        self._listing = listing
        self._frame = frame
        self._homes = dict(frame.homes)
        self._at: dict[Node, int] = {}  # the register of a value
        self._cells = {ty: tuple(map(common, file.names)) for ty, file in frame.files.items()}  # see common
        self._in: dict[str, Node] = {}  # the value of a register, whose width depends on the value
        self._used: dict[Ty, set[int]] = {ty: set() for ty in frame.files}
        self._uses = _uses(
            listing,
            {*listing.graph.outputs.values()} - {*frame.stored}
            | {*frame.carried.values(), *frame.late.values()},
        )
        self._ready = arrivals(listing.graph)
        for node in listing.instructions:
            self._ready |= dict.fromkeys(operands_of(node)[len(node.args) :], EARLIEST)
        self._now = 0  # the number of the instruction
        self._lines: list[AsmLine] = []
        self._wanted = {frame.carried[node]: register for node, register in frame.entry.items()}
        self._reserved: set[tuple[Ty, int]] = set()  # the registers that results of several steps share
        self._share()
        self._slots: dict[Node, int] = {}  # by value: its offset from the stack pointer
        self._released: dict[int, list[int]] = {}  # by size in bytes: the offsets of free slots
        self._stack = 0  # bytes

    def _share(self) -> None:
        """Gives results of earlier steps the registers of the same results of the last one."""
        *earlier, last = [step.made for step in self._listing.graph.steps] or [()]
        for made in earlier:
            for node, other in zip(made, last, strict=False):
                if other in self._wanted:
                    self._wanted.setdefault(node, self._wanted[other])
                    self._reserved.add((node.ty, self._wanted[other]))

    def run(self) -> Allocated:
        ends = {step.made[0]: step for step in self._listing.graph.steps}
        for node, register in {**self._frame.entry, **self._frame.held}.items():
            self._put(node, register)
        for node in self._frame.cached:
            self._bring(node)
        for node in self._listing.instructions:
            self._select(node)
            if node in self._frame.stored:
                self._give(node)
            if node in ends:
                self._lines.append(Note(f"{heading(ends[node])}: cycle {self._ready[node]}"))
            self._now += 1
        for mem, node in self._frame.late.items():
            if node not in self._at:
                self._bring(node)
            file = self._file(node.ty)
            self._lines += spelled_out(file, file.store, {"0": self._at[node]}, m=mem)
        self._leave()
        used = {ty: frozenset(registers) for ty, registers in self._used.items()}
        return Allocated(tuple(self._lines), used, self._stack)

    # Values.

    def _file(self, ty: Ty) -> RegisterFile:
        return self._frame.files[ty]

    def _next(self, node: Node) -> int | None:
        """The next instruction after this one that uses the value."""
        uses = self._uses.get(node, ())
        place = bisect_right(uses, self._now)
        return uses[place] if place < len(uses) else None

    def _home(self, node: Node) -> Home | None:
        file = self._file(node.ty)
        if node.op is Op.CONST and file.constant_bytes:
            return self._frame.constants.home(words_of(node.attr, node.ty), file.constant_bytes)
        return self._homes.get(node)

    def _memory(self, home: Home, file: RegisterFile, flags: str) -> Mem | None:
        """The home as a memory operand, if the instruction supports it."""
        mem = home.mem
        if mem.bytes == file.operand_bytes:
            fits = ("m" in flags or "b" in flags) and (home.aligned or not file.aligned)
            return mem if fits else None
        if "b" in flags and mem.bytes == file.constant_bytes:
            return replace(mem, broadcast=file.operand_bytes // mem.bytes)
        return None

    # Registers.

    def _put(self, node: Node, register: int) -> None:
        self._at[node] = register
        self._in[self._cells[node.ty][register]] = node
        self._used[node.ty].add(register)

    def _drop(self, node: Node) -> None:
        register = self._at.pop(node, None)
        if register is not None:
            del self._in[self._cells[node.ty][register]]

    def _take(self, ty: Ty, locked: Sequence[Node], wanted: int | None = None) -> int:
        """A free register, after a spill if there is none."""
        cells = self._cells[ty]
        free = [each for each in self._frame.free[ty] if cells[each] not in self._in]
        if wanted in free:
            return wanted
        if free:
            return next((each for each in free if (ty, each) not in self._reserved), free[0])
        registers = {cells[each]: each for each in self._frame.free[ty]}
        held = [node for cell, node in self._in.items() if cell in registers and node not in locked]
        victim = max(held, key=self._distance)
        register = registers[self._cells[victim.ty][self._at[victim]]]
        if self._home(victim) is None and victim.op is not Op.CONST:
            self._spill(victim)
        self._drop(victim)
        return register

    def _distance(self, node: Node) -> int:
        after = self._next(node)
        away = len(self._listing.instructions) * 4 if after is None else after - self._now
        return away * (3 if node.op is Op.CONST or self._home(node) else 1)

    def _spill(self, node: Node) -> None:
        size = self._file(node.ty).bytes
        free = self._released.setdefault(size, [])
        if not free:
            free.append(self._stack + -self._stack % size)
            self._stack = free[0] + size
        self._slots[node] = free.pop()
        offset = self._frame.offset + self._slots[node]
        is_scaled = self._file(node.ty).gather is not None
        mem = Mem(self._frame.stack, offset, bytes=size, is_scaled=is_scaled)
        self._homes[node] = Home(mem, aligned=True)
        self._store(node)

    def _forget(self, node: Node) -> None:
        """Frees the register and the slot of a dead value."""
        self._drop(node)
        slot = self._slots.pop(node, None)
        if slot is not None:
            self._released[self._file(node.ty).bytes].append(slot)

    def _store(self, node: Node) -> None:
        file = self._file(node.ty)
        self._lines += spelled_out(file, file.store, {"0": self._at[node]}, m=self._homes[node].mem)

    def _load(self, node: Node, register: int) -> None:
        """Loads a value into a free register."""
        file, home = self._file(node.ty), self._home(node)
        assert home or node.op is Op.CONST, f"{node} has no home"
        text = file.constant if node.op is Op.CONST else file.load
        self._lines += spelled_out(
            file, text, {"d": register}, **({"m": home.mem} if home else {"k": node.attr})
        )

    def _bring(self, node: Node, locked: Sequence[Node] = ()) -> None:
        """Loads a value into a register, but not into one of a locked value."""
        register = self._take(node.ty, locked)
        self._load(node, register)
        self._put(node, register)

    # Instructions.

    def _select(self, node: Node) -> None:
        if self._is_at_hand(node):
            return
        found = list(ways(node))
        if not found:
            raise UserError(
                f"the instruction '{node.attr.insn.name}' has no spelling in assembly; write --emitter c, "
                "or a schedule without it"
            )
        self._emit(node, min(found, key=self._cost))

    def _is_at_hand(self, node: Node) -> bool:
        """Is it a word that is in memory from the start, and that another kind of register can also load?"""
        is_move = node.attr.insn.sem.op is Op.MOVE
        home = self._frame.homes.get(node.args[0]) if is_move else None
        if home:
            self._homes[node] = home
        return home is not None

    def _cost(self, way: _SpelledInsn) -> float:
        cost = float(len(way.spelled))
        in_memory = False
        for place, arg in enumerate(way.args):
            flags = way.spelled.named.get(place)
            if immediate(arg, flags) is not None:
                continue
            file, home = self._file(arg.ty), self._home(arg)
            if flags is None and arg in self._at and self._is_spare(arg):
                continue
            if flags is None:
                is_last = self._ready[arg] == max(self._ready[other] for other in way.args)
                cost += MOVE + (LATE if is_last != file.copies_last else 0)
            elif arg in self._at:
                continue
            elif home and not in_memory and self._memory(home, file, flags):
                in_memory = True
                cost += READ
            else:
                cost += MOVE
        return cost

    def _is_spare(self, arg: Node) -> bool:
        """May its register be overwritten, because its next use is late and it can be loaded again?"""
        after = self._next(arg)
        return after is None or (self._home(arg) is not None and after - self._now > FAR)

    def _emit(self, node: Node, way: _SpelledInsn) -> None:
        file = self._file(node.ty)
        given: dict[str, Filling] = dict(zip(way.insn.imms, way.imms, strict=True))
        full: dict[str, str] = {}
        if way.insn.data:
            given["data"] = self._frame.constants.home(way.insn.data, file.operand_bytes).mem
        in_memory = False
        for place, arg in enumerate(way.args):
            flags = way.spelled.named.get(place)
            if flags is None:
                continue
            number = immediate(arg, flags)
            if number is not None:
                given[str(place)] = number
                continue
            home = self._home(arg)
            mem = self._memory(home, self._file(arg.ty), flags) if home and arg not in self._at else None
            if mem and not in_memory:
                in_memory = True
                given[str(place)] = mem
            else:
                if arg not in self._at:
                    self._bring(arg, way.args)
                given[str(place)] = self._file(arg.ty).names[self._at[arg]]
                full |= {str(place): self._file(arg.ty).full[self._at[arg]]} if "q" in flags else {}
        register = self._destination(node, way)
        given["d"] = file.names[register]
        self._lines += fill(way.spelled, given, full)
        for arg in way.args:
            if self._next(arg) is None:
                self._forget(arg)
        self._put(node, register)

    def _destination(self, node: Node, way: _SpelledInsn) -> int:
        """The register of the result, which contains the operand that the instruction overwrites, if any."""
        wanted = self._wanted.get(node)
        if way.tied is None:
            early = {way.args[place] for place in way.spelled.early}
            for arg in way.args:
                if self._next(arg) is None and arg not in early:
                    self._drop(arg)
            return self._take(node.ty, way.args, wanted)
        arg = way.args[way.tied]
        read_later = {way.args[place] for place in way.spelled.early}
        if arg in self._at and self._is_spare(arg) and arg not in read_later:
            register = self._at[arg]
            self._drop(arg)
            return register
        register = self._take(node.ty, way.args, wanted)
        if arg in self._at:
            file = self._file(arg.ty)
            self._lines += spelled_out(file, file.prefix or file.move, {"d": register, "0": self._at[arg]})
        else:
            self._load(arg, register)
        return register

    def _give(self, node: Node) -> None:
        """Stores an output. If the caller works in place, the input at this address is loaded first."""
        mem = self._frame.stored[node]
        for other, home in self._frame.homes.items():
            if other in self._homes and self._may_overlap(home.mem, mem):
                if self._next(other) is not None and other not in self._at:
                    self._bring(other, (node,))
                del self._homes[other]
        file = self._file(node.ty)
        self._lines += spelled_out(file, file.store, {"0": self._at[node]}, m=mem)
        if self._next(node) is None:
            self._forget(node)

    def _may_overlap(self, one: Mem, other: Mem) -> bool:
        is_private = not self._frame.private.isdisjoint((one.base, other.base))
        return one.disp == other.disp and (one.base == other.base or not is_private)

    # The end of an iteration.

    def _leave(self) -> None:
        """Moves carried outputs to their homes, then to the registers of the next iteration."""
        kept = {node: output for node, output in self._frame.carried.items() if node in self._frame.homes}
        places = {self._frame.homes[node] for node in kept}
        for output in dict.fromkeys(kept.values()):
            if self._homes.get(output) in places:  # another output is stored there
                if output not in self._at:
                    self._bring(output)
                del self._homes[output]
        for node, output in sorted(kept.items(), key=lambda pair: pair[1] not in self._at):
            if output not in self._at:
                self._bring(output)
            self._homes[output] = self._frame.homes[node]
            self._store(output)
        moves: dict[tuple[Ty, int], tuple[Ty, int] | Node] = {}
        for node, register in self._frame.entry.items():
            output = self._frame.carried[node]
            at = self._at.get(output)
            moves[node.ty, register] = output if at is None else (output.ty, at)
        self._move(moves)

    def _move(self, moves: dict[tuple[Ty, int], tuple[Ty, int] | Node]) -> None:
        """Emits parallel moves: each after the moves that read its destination."""
        held = {*moves}
        moves = {to: source for to, source in moves.items() if to != source}
        while moves:
            ready = [to for to in moves if to not in moves.values()]
            if ready:
                to = ready[0]
                source = moves.pop(to)
            else:  # a cycle: one of its values moves to a free register
                to, source = next(iter(moves.items()))
                ty = to[0]
                free = (each for each in self._frame.free[ty] if (ty, each) not in {*held, *moves.values()})
                aside = ty, next(free)
                self._used[ty].add(aside[1])
                moves = {each: aside if s == source else s for each, s in moves.items()}
                to = aside
            file = self._file(to[0])
            if isinstance(source, Node):
                self._load(source, to[1])
            else:
                self._lines += spelled_out(file, file.move, {"d": to[1], "0": source[1]})


def _uses(listing: Listing, kept: Iterable[Node]) -> dict[Node, list[int]]:
    """The numbers of the instructions that use each value; values that are kept are used after the last one."""
    uses: dict[Node, list[int]] = {}
    for number, node in enumerate(listing.instructions):
        for arg in dict.fromkeys(operands_of(node)):
            uses.setdefault(arg, []).append(number)
    for node in kept:
        uses.setdefault(node, []).append(len(listing.instructions))
    return uses


def immediate(node: Node, flags: str | None) -> int | None:
    """The constant as an immediate, if one is allowed; a wider register sign-extends its 32 bits."""
    if node.op is not Op.CONST or "i" not in (flags or ""):
        return None
    number: int = node.attr
    if node.ty.bits > IMMEDIATE_BITS:
        number -= (number >> node.ty.bits - 1) << node.ty.bits
        return number if -(1 << IMMEDIATE_BITS - 1) <= number < 1 << IMMEDIATE_BITS - 1 else None
    return number


def words_of(constant: int, ty: Ty) -> tuple[int, ...]:
    """A constant as words of 32 bits, the lowest first."""
    return tuple(constant >> bit & 0xFFFFFFFF for bit in range(0, ty.bits, 32))


def ways(node: Node) -> Iterator[_SpelledInsn]:
    """The spellings of an instruction, with its operands in every equivalent order."""
    operands = operands_of(node)
    for spelled, order, imms, tied in _spellings(node.attr):
        yield _SpelledInsn(spelled, tuple([operands[place] for place in order]), imms, node.attr.insn, tied)


Permutation = tuple[int, ...]  # of operands, by number


@cache
def _spellings(applied: Applied) -> tuple[tuple[Spelling, Permutation, tuple[int, ...], int | None], ...]:
    """The spellings with each order of all operands, the immediates for it, and the operand overwritten."""
    first, count = len(applied.insn.operands), len(applied.insn.operands) + len(applied.insn.more)
    found = []
    for spelled in map(spelling, applied.insn.asm):
        tied = next((place for place in range(count) if place not in spelled.named), None)
        found += [(spelled, (*order, *range(first, count)), imms, tied) for order, imms in _orders(applied)]
    return tuple(found)


def operands_of(node: Node) -> tuple[Node, ...]:
    """The operands of an instruction in assembly."""
    return (*node.args, *(const(value, node.ty) for value in node.attr.insn.more))


@cache
def _orders(applied: Applied) -> tuple[tuple[Permutation, tuple[int, ...]], ...]:
    """The orders of the operands, each with its immediates, that preserve the meaning."""
    places = tuple(range(len(applied.insn.operands)))
    if applied.insn.lookup:
        return tuple((order, (_turned(applied.imms[0], order),)) for order in permutations(places))
    return tuple((order, applied.imms) for order in permutations(places) if _is_symmetric(applied, order))


def _turned(table: int, order: Sequence[int]) -> int:
    """The truth table for operands in another order: the new first one is the old one of number order[0]."""
    turned = 0
    for row in range(8):
        bits = [row >> 2 & 1, row >> 1 & 1, row & 1]  # of the new operands
        old = [0, 0, 0]
        for place, source in enumerate(order):
            old[source] = bits[place]
        turned |= (table >> (4 * old[0] + 2 * old[1] + old[2]) & 1) << row
    return turned


PROBES: Final = (
    0x0123456789ABCDEF0123456789ABCDEF,
    0x0F1E2D3C4B5A69788796A5B4C3D2E1F0,
    0x31415926535897932384626433832795,
)


def _is_symmetric(applied: Applied, order: Sequence[int]) -> bool:
    """Does the order preserve the meaning? Tested with values that have no symmetry of their own."""
    names, mask = applied.insn.operands, applied.insn.sem.ty.mask
    values = [probe & mask for probe in PROBES[: len(names)]]
    plain, turned = (
        evaluate((applied.meaning(),), dict(zip(names, given, strict=True)))
        for given in (values, [values[source] for source in order])
    )
    return plain == turned
