"""Targets: registers, and instructions, each with its meaning beside its spellings."""

import inspect
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Any, Final, NamedTuple

from hashwright.graph.ir import Node, const, mk, rebuild, topological, var
from hashwright.graph.semantics import BITWISE, Op, Ty
from hashwright.targets.assembly import Isa, RegisterFile
from hashwright.targets.features import Apart, Family, native


@dataclass(frozen=True, slots=True)
class Imm:
    """An immediate operand of an instruction, which instruction selection fills in."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Call:
    """A C expression that calls a helper: a function that the file contains if it calls it."""

    helper: str
    arguments: str  # as in Insn.c

    def __str__(self) -> str:
        return f"{self.helper}({self.arguments})"


@dataclass(frozen=True, slots=True, eq=False)
class Insn:
    """An instruction, or a short fixed sequence of them: its meaning, and its spellings.

    Two are equal exactly when they are the same object.
    """

    name: str
    operands: tuple[str, ...]  # the variables of sem, in the order of the numbers in spellings
    imms: tuple[str, ...]  # the immediates of sem
    sem: Node  # the meaning over operands and immediates; of a lookup, see Applied.meaning
    c: str  # the C expression: {0}, {1} ... for operands, {n} for immediates; no outer parentheses
    latency: int  # cycles from an operand to the result: see Core.timed
    size: int  # machine instructions
    choice: str  # the schedule's choice that allows it, as key=value; empty: always allowed
    lookup: bool  # is its immediate the truth table of a function of its operands?
    work: str = ""  # kinds of work from an operand to the result, separated by spaces: see cores.py
    asm: tuple[str, ...] = ()  # its spellings in assembly, the best first: see assembly.py
    data: tuple[int, ...] = ()  # words of a constant in memory, {data} in spellings
    more: tuple[int, ...] = ()  # constants that are further operands in assembly
    helper: str = ""  # the helper of the C expression: see Call
    bypass: int = 0  # additional cycles to an instruction without a bypass, which runs on another kind of unit

    @property
    def is_bitwise(self) -> bool:
        """Does it do the same with each bit of its operands?"""
        return self.lookup or all(node.op in BITWISE or node.op is Op.VAR for node in topological((self.sem,)))

    def delay(self, user: "Insn") -> int:
        """The additional cycles until the other instruction can use the result."""
        return 0 if user.bypass else self.bypass


def insn(
    name: str,
    sem: Callable[..., Node],
    *,
    c: str | Call,
    asm: str | tuple[str, ...] = (),
    work: str = "",
    ty: Ty = Ty.U32,
    latency: int = 1,
    size: int | None = None,
    choice: str = "",
    data: tuple[int, ...] = (),
    more: tuple[int, ...] = (),
) -> Insn:
    """An instruction from its meaning: a function of its operands and, by keyword only, its immediates.

    Without a size, it is one machine instruction for each kind of work.
    """
    parameters = inspect.signature(sem).parameters.values()
    operands = tuple(p.name for p in parameters if p.kind is not p.KEYWORD_ONLY)
    imms = tuple(p.name for p in parameters if p.kind is p.KEYWORD_ONLY)
    body = sem(*(var(operand, ty) for operand in operands), **{imm: Imm(imm) for imm in imms})
    return Insn(
        name,
        operands,
        imms,
        body,
        str(c),
        latency,
        max(len(work.split()), 1) if size is None else size,
        choice,
        lookup=False,
        work=work,
        asm=_spellings(asm),
        data=data,
        more=more,
        helper=c.helper if isinstance(c, Call) else "",
    )


def pair(name: str, sem: Callable[[Node, Node], Node], c: str, work: str, ty: Ty) -> Insn:
    """The instruction of two operands in general registers, for processors with three operands."""
    return insn(name, sem, c=c, asm=f"{name} {{d}}, {{0}}, {{1}}", work=work, ty=ty)


def _spellings(asm: str | tuple[str, ...]) -> tuple[str, ...]:
    return (asm,) if isinstance(asm, str) else asm


def move(name: str, source: Ty, destination: Ty, *, c: str, asm: str, work: str) -> Insn:
    """The instruction that moves a word from one kind of register to another."""
    sem = var("x", source).to(destination)
    return Insn(name, ("x",), (), sem, c, 1, 1, "", lookup=False, work=work, asm=(asm,))


TERNARY: Final = ("x", "y", "z")


def lookup(name: str, *, c: str, asm: str | tuple[str, ...] = (), work: str = "", ty: Ty) -> Insn:
    """An instruction that computes any function of three operands: bit 4x + 2y + z of its immediate."""
    nothing = const(0, ty)  # the meaning depends on the immediate: see Applied.meaning
    return Insn(name, TERNARY, ("n",), nothing, c, 1, 1, "", lookup=True, work=work, asm=_spellings(asm))


def immediate(imm: Any, ty: Ty = Ty.U32) -> Node:
    """A constant that is part of the instruction, for use in the instruction's meaning."""
    return mk(Op.CONST, ty, (), imm)


class Applied(NamedTuple):
    """An instruction with its immediates filled in: the attr of an INSN node."""

    insn: Insn
    imms: tuple[int, ...]

    def meaning(self) -> Node:
        """The instruction's meaning over its operands, with the immediates filled in."""
        if self.insn.lookup:
            return _from_truth_table(self.imms[0], self.insn.sem.ty)
        filled = dict(zip(self.insn.imms, self.imms, strict=True))

        def fill(node: Node) -> Node:
            if isinstance(node.attr, Imm):
                return mk(node.op, node.ty, node.args, filled[node.attr.name])
            return node

        return rebuild((self.insn.sem,), fill)[self.insn.sem]

    def to(self, args: tuple[Node, ...]) -> Node:
        """The node of the instruction applied to operands."""
        return mk(Op.INSN, self.insn.sem.ty, args, self)

    def bind(self, args: Sequence[Any]) -> dict[str, Any]:
        """The operands' values by name."""
        return dict(zip(self.insn.operands, args, strict=True))

    def __str__(self) -> str:
        return "".join([self.insn.name, *(f".{imm:#x}" if imm > 31 else f".{imm}" for imm in self.imms)])


def _from_truth_table(table: int, ty: Ty) -> Node:
    """The OR of the combinations of three operands for which the table has a one."""
    x, y, z = (var(name, ty) for name in TERNARY)
    rows = [
        (x if row & 4 else ~x) & (y if row & 2 else ~y) & (z if row & 1 else ~z)
        for row in range(8)
        if table >> row & 1
    ]
    return reduce(lambda a, b: a | b, rows, const(0, ty))


def apply(insn: Insn, args: tuple[Node, ...], imms: tuple[int, ...] = ()) -> Node:
    """The node of an instruction applied to operands."""
    return Applied(insn, imms).to(args)


@dataclass(frozen=True, slots=True)
class Register:
    """The C representation of one type of value."""

    c_type: str
    c_const: Callable[[int], str]  # the C expression of a constant
    c_load: str  # {0}: a pointer to the value, of any alignment; {1}: the pointer dereferenced
    c_store: str  # {0}: such a pointer, {1}: the value, {2}: the pointer dereferenced
    constraint: str = ""  # of inline assembly, for such a register; empty: none is known
    c_from_word: str = ""  # {0}: a word of a table that is converted; empty: constants are literals
    c_row: str = ""  # {0}, {1} ...: pointers to the 16 bytes of each part; empty: cannot be transposed
    c_zip: tuple[str, ...] = ()  # the lower, and the upper, words of {0} and {1} interleaved, in each part
    c_unzip: tuple[str, ...] = ()  # the blocks with even numbers of {0} then of {1}, and the odd ones
    c_join: str = ""  # a word of several blocks, from its halves {0} and {1}
    c_halves: tuple[str, ...] = ()  # of a word {0} of several blocks
    c_gather: str = ""  # a word from each of the pointers at {0}, {1} bytes further; empty: there is none
    c_end: str = (
        ""  # stores to {0} the first {2} bytes at {1}, fewer than a vector, 0x80, and zeros; empty: none
    )
    c_from_halves: tuple[str, ...] = ()  # an AES block, or its words, from its halves {0} and {1}
    c_apart: Apart | None = None  # the separate feature of such registers in some compilers

    def load(self, place: str) -> str:
        """The C expression that loads from a pointer."""
        return self.c_load.format(place, _pointed(place))

    def store(self, place: str, value: str) -> str:
        """The C expression that stores a value to a pointer."""
        return self.c_store.format(place, value, _pointed(place))


def _pointed(place: str) -> str:
    """A pointer dereferenced, in C: x[0] for &x[0]."""
    return place[1:] if re.fullmatch(r"&\w[\w\[\]]*", place) else f"*({place})"


@dataclass(frozen=True, slots=True)
class Unit:
    """One kind of register and the instructions that work on it."""

    ty: Ty
    lanes: int  # the maximum of messages side by side in one register; SCALAR: a general register
    register: Register
    insns: tuple[Insn, ...]
    c_lanes: str = ""  # the number of lanes in C, if it depends on the processor
    file: RegisterFile | None = None  # its registers in assembly, if supported
    chains: int = 1  # the number of dependent chains that keep its ports busy

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of messages in a register: all blocks are of one message, or each of another one."""
        scalar = self.lanes or 1
        return tuple(dict.fromkeys((scalar, scalar * self.ty.bits // self.ty.word)))


def differing(unit: Unit, kinds: str, change: Callable[[Insn], Insn]) -> Unit:
    """The unit with changed instructions of these kinds of work, separated by spaces."""
    able = kinds.split()
    return replace(unit, insns=tuple(change(each) if each.work in able else each for each in unit.insns))


@dataclass(frozen=True, slots=True)
class Machine:
    """The part of a target that one kernel uses."""

    target: str = field(compare=False)  # for error messages: targets with the same units are the same machine
    registers: Mapping[Ty, Register]
    insns: tuple[Insn, ...]
    c_lanes: str = ""  # as in Unit
    files: Mapping[Ty, RegisterFile] = field(default_factory=dict)  # those with assembly
    isa: Isa | None = None  # as in Target

    def __hash__(self) -> int:
        return hash((*self.registers, len(self.insns)))  # few machines differ in the rest

    @property
    def register_count(self) -> int:
        """The number of registers of its smallest file."""
        return min(len(file.names) for file in self.files.values())

    @property
    def assembly(self) -> Isa:
        """Its assembly, of a request that `resolve` accepted for an emitter of assembly."""
        assert self.isa, f"{self.target} has no assembly"
        return self.isa


OTHERS: Final = ""  # in place of a kernel: all for one message without an entry of their own
SCALAR: Final = 0  # in place of a number of lanes


@dataclass(frozen=True, slots=True)
class Emulation:
    """The compiler and the emulator for a target on a machine that cannot run it."""

    triple: str  # the architecture's name in the clang of the ziglang package
    flags: tuple[str, ...]  # further flags of that clang
    command: tuple[str, ...]  # the command line of the emulator, without the program
    compiler: tuple[str, ...] = ()  # the command line of another compiler, which needs none of these flags


# These versions declare intrinsics only for features that the whole file may use.
OLD_CLANG: Final = "#if defined(__clang__) && __clang_major__ < 16"
# Before clang 19, also for Windows.
SPARSE_CLANG: Final = "#if defined(__clang__) && (defined(_MSC_VER) || defined(__SCE__))"


@dataclass(frozen=True, slots=True)
class Target:
    """A kind of processor, for the generator."""

    name: str
    title: str
    features: frozenset[str]  # the required features, by the names of features.py
    units: tuple[Unit, ...]
    defaults: Mapping[str, str] = field(default_factory=dict)  # the defaults of a schedule's choices
    # Those that measured best, which come first: by the words in a state, the bits of a word in all lanes, and
    # the kernel.
    measured: Mapping[tuple[int, int, str], Mapping[str, str]] = field(default_factory=dict)
    slower_on: tuple[Family, ...] = ()  # processors on which dispatch skips it for one message
    c_headers: Mapping[str, str] = field(default_factory=dict)  # with a pattern for the names in each
    c_features: str = ""  # the compilers' names of the features, for target pragmas
    gcc_features: str = ""  # GCC's, if they differ
    c_macros: tuple[str, ...] = ()  # those by which older versions of clang declare its intrinsics
    c_parts: tuple[str, ...] = ()  # the parts of its header that clang for some systems includes by flags alone
    arch: str = ""  # the assembler's name of an architecture with the features, if it has names of such
    c_flags: tuple[str, ...] = ()  # the compiler flags for features that a pragma cannot enable
    emulation: Emulation | None = None  # how it runs on other machines, if possible
    isa: Isa | None = None  # its assembly, if supported
    planes: tuple[Unit, ...] = ()  # for bit planes of AES blocks, if it has no registers for blocks

    def types(self) -> frozenset[Ty]:
        """The types of value for which the target has registers."""
        return frozenset(unit.ty for unit in self.units) | ({Ty.B128} if self.planes else set())

    @property
    def includes(self) -> Mapping[str, str]:
        """The lines that include its headers, with a pattern for the names in each."""
        return {self._include(header): names for header, names in self.c_headers.items()}

    def _include(self, header: str) -> str:
        lines = [f"#include <{header}>"]
        if self.c_macros:
            push = [f'#pragma push_macro("{each}")\n#undef {each}\n#define {each} 1' for each in self.c_macros]
            pop = [f'#pragma pop_macro("{each}")' for each in self.c_macros]
            lines = [OLD_CLANG, *push, "#endif", *lines, OLD_CLANG, *pop, "#endif"]
        if self.c_parts:
            lines += [SPARSE_CLANG, *(f"#include <{each}>" for each in self.c_parts), "#endif"]
        return "".join(f"{each}\n" for each in lines)

    @property
    def enabling(self) -> tuple[str, ...]:
        """The compiler flags that enable its features."""
        if self.arch:
            return (f"-march={self.arch}",)
        return tuple(f"-m{each}" for each in self.c_features.split(",") if each)

    @property
    def c_apart(self) -> Apart | None:
        """The additional feature that some compilers need in the pragma."""
        return next((unit.register.c_apart for unit in self.units if unit.register.c_apart), None)

    def lanes(self, word: int) -> tuple[int, ...]:
        """The numbers of messages in a register, for words or blocks with this number of bits."""
        units = self.holding(word).units
        return tuple(count for unit in units for count in unit.counts if count > 1)

    def holding(self, word: int) -> "Target":
        """The target for a kernel whose words, or blocks, have this number of bits."""
        units = tuple(unit for unit in self.units if unit.ty.word == word)
        planes = self.planes if word == Ty.B128.word else ()
        return replace(self, units=units, planes=planes, isa=None if planes else self.isa)

    def units_for(self, lanes: int) -> tuple[Unit, ...]:
        """The units for a kernel of this number of messages; for one message, also the general unit."""
        return tuple(unit for unit in self.units if lanes in unit.counts)

    def machine(self, lanes: int, choices: Collection[str]) -> Machine:
        """The units for one message (lanes 1) or several, with the instructions that the choices allow."""
        return self._machine(self.units_for(lanes), choices)

    def plane_machine(self, bits: int, choices: Collection[str]) -> Machine:
        """The unit for bit planes in words with this number of bits."""
        return self._machine(tuple(unit for unit in self.planes if unit.ty.bits == bits), choices)

    def _machine(self, units: tuple[Unit, ...], choices: Collection[str]) -> Machine:
        allowed = (each for unit in units for each in unit.insns if not each.choice or each.choice in choices)
        registers = {unit.ty: unit.register for unit in units}
        files = {unit.ty: unit.file for unit in units if unit.file}
        c_lanes = "".join(unit.c_lanes for unit in units)
        return Machine(self.name, registers, tuple(allowed), c_lanes, files, self.isa)

    def runs_here(self) -> bool:
        """Can this machine run code for the target?"""
        return self.features <= native()
