"""Traces a program's secrets on the processor itself, one instruction at a time.

The program marks data as secret or public by valgrind's requests (valgrind/memcheck.h), and has a breakpoint
before and after the traced part. Valgrind supports the same requests, but neither AVX-512 nor VAES. Here the
processor executes the program, and the tracer only computes the dependences.

A result that depends on a secret is secret. Memory is traced by bytes; of general registers, the lowest byte
and the rest; other registers and the flags as a whole. If an instruction writes another part of a general
register, or a vector under a mask, a secret in the rest stays.

What this does not catch: a secret in the upper part of a vector register whose lower part is overwritten; a
secret in a single flag that an instruction leaves while it sets others; effects of system calls; the time of
instructions other than divisions.
"""

import re
import struct
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

from tests.native.machines import X86_64

STACK: Final = 1 << 20  # the most bytes of a stack
EVEX, ZEROING = 0x62, 0x80  # the first byte of an instruction's prefix, and a bit of its fourth
FLAGS: Final = "flags"

# Requests to valgrind: words at rax when the program executes this sequence without effect.
REQUEST: Final = "xchg rbx, rbx"
UNDEFINED, DEFINED, COUNT_ERRORS = 0x4D430001, 0x4D430002, 0x1201

REGISTERS: Final = (
    *(
        "r8",
        "r9",
        "r10",
        "r11",
        "r12",
        "r13",
        "r14",
        "r15",
        "rdi",
        "rsi",
        "rbp",
        "rbx",
        "rdx",
        "rax",
        "rcx",
        "rsp",
    ),
    *("rip", "fs_base"),
)  # in the order of taint.c, which is that of Linux's signal handlers
NUMBERS: Final = {name: number for number, name in enumerate(REGISTERS)}
STEP: Final = struct.Struct(f"<{len(REGISTERS)}Q3Q16s")  # and the words of a request, and the code
RSP, RIP = NUMBERS["rsp"], NUMBERS["rip"]

READS_FLAGS: Final = re.compile(r"j(?!mp|rcxz|ecxz)|cmov|set|adc|sbb|rcl|rcr|adcx|adox")
BRANCHES: Final = re.compile(r"j|loop|call|ret|rep")
DIVIDES: Final = re.compile(r"i?div")
MOVES: Final = re.compile(r"v?mov|set|stos|v?p?extr|v?cvtps2ph|fx?save")  # they only write their first operand
NO_ACCESS: Final = re.compile(r"lea|nop|prefetch|endbr|clflush")
WRITES_NOTHING: Final = re.compile(
    r"cmp(?!xchg|[sp][sd])|v?u?comis|test|v?ptest|bt$|push|call|j|ret|nop|kortest|ktest"
)
KEEPS: Final = re.compile(
    r"vpternlog|vf|vpermi2|vpermt2|cmov"
)  # instructions that read their destination, whatever the tables say
PARTS: Final = re.compile(r"[a-d][hx]|[sd]i|[sb]p|r\d+w")  # registers that are smaller than the traced parts
ZEROES: Final = re.compile(r"(v?pxor|v?xorp|xor|sub|v?pcmpeq|v?psub|kxor)")  # with two equal operands


Registers = Sequence[int]


@dataclass(frozen=True, slots=True)
class Access:
    """A place in memory that an instruction names."""

    base: str
    index: str
    scale: int
    disp: int
    size: int  # bytes
    reads: bool
    writes: bool
    places: frozenset[str]  # the registers of the address

    def bytes(self, registers: Registers) -> range:
        """The addresses of its bytes."""
        base, index = (registers[NUMBERS[each]] if each else 0 for each in (self.base, self.index))
        address = (base + self.scale * index + self.disp) & (1 << 64) - 1
        return range(address, address + self.size)


@dataclass(frozen=True, slots=True)
class Effect:
    """The relevant properties of an instruction."""

    reads: frozenset[str]
    writes: frozenset[str]  # a secret in them is overwritten, unless they are also read
    accesses: tuple[Access, ...]
    decides: bool  # do the control flow or the time of the program depend on the operands?
    forgets: bool  # is the result independent of the operands?


@dataclass(frozen=True, slots=True)
class Found:
    """The trace of a program's secrets."""

    leaks: list[str]  # instructions whose control flow, time or address depends on a secret, each once
    registers: list[str]  # those with a secret when the program requested the number of errors
    stack: int  # the most bytes below the stack pointer that were secret then


@cache
def stepping() -> Path:
    """The object file with which traced programs are linked."""
    return X86_64.compile(Path(__file__).with_suffix(".c"))


def followed(program: Path) -> Found:
    """The steps of a program between its breakpoints."""
    with subprocess.Popen([program, "followed"], stdout=subprocess.PIPE) as process:
        assert process.stdout
        found, last = _followed(process.stdout)
    assert process.returncode == 0, f"the program that was followed ended with {process.returncode}"
    assert last == "int3", f"the last step is not the second breakpoint, but {last or 'missing'}"
    return found


def _followed(steps: IO[bytes]) -> tuple[Found, str]:
    """What was found, and the text of the last instruction."""
    secrets = _Secrets()
    leaks: dict[str, None] = {}
    decoded: dict[int, tuple[str, Effect]] = {}
    text = ""
    for *registers, request, address, size, code in _rows(steps):
        at = registers[RIP]
        if at not in decoded:
            decoded[at] = _decode(code, at)
        text, effect = decoded[at]
        if text == REQUEST:
            secrets.request(request, range(address, address + size), registers[RSP])
        if secrets.spread(effect, registers):
            leaks[f"{at:#x}: {text}"] = None
    return Found(list(leaks), list(secrets.left), secrets.stack), text


def _rows(steps: IO[bytes]) -> Iterator[tuple[Any, ...]]:
    while rows := steps.read(STEP.size << 10):
        yield from STEP.iter_unpack(rows)


class _Secrets:
    """The places of secrets."""

    def __init__(self) -> None:
        self._registers: set[str] = set()
        self._memory: set[int] = set()  # addresses of bytes
        self.left: dict[str, None] = {}
        self.stack = 0

    def request(self, request: int, addresses: range, stack: int) -> None:
        """Executes the program's request."""
        if request == UNDEFINED:
            self._memory.update(addresses)
        elif request == DEFINED:
            self._memory.difference_update(addresses)
        elif request == COUNT_ERRORS:
            self.left |= dict.fromkeys(sorted(self._registers))
            below = range(stack - STACK, stack)
            self.stack = max(self.stack, sum(each in below for each in self._memory))

    def spread(self, effect: Effect, registers: Registers) -> bool:
        """Propagates secrets through an instruction. Do its control flow, time or address depend on one?"""
        is_secret = not self._registers.isdisjoint(effect.reads)
        leaks = is_secret and effect.decides
        for each in effect.accesses:
            leaks |= not self._registers.isdisjoint(each.places)
            if each.reads and not is_secret:
                is_secret = not self._memory.isdisjoint(each.bytes(registers))
        is_secret = is_secret and not effect.forgets
        _note(self._registers, effect.writes, is_secret)
        for each in effect.accesses:
            if each.writes:
                _note(self._memory, each.bytes(registers), is_secret)
        return leaks


def _note(known: set[Any], places: Iterable[Any], is_secret: bool) -> None:
    (known.update if is_secret else known.difference_update)(places)


@cache
def _disassembler() -> Any:
    from capstone import CS_ARCH_X86, CS_MODE_64, Cs

    machine = Cs(CS_ARCH_X86, CS_MODE_64)
    machine.detail = True
    return machine


def _decode(code: bytes, address: int) -> tuple[str, Effect]:
    """The text of an instruction and its relevant properties."""
    _, size, name, operands = next(_disassembler().disasm_lite(code, address, 1))
    return " ".join(filter(None, (name, operands))), effect(code[:size])


@cache
def effect(code: bytes) -> Effect:
    """Independent of the instruction's address: programs share many."""
    from capstone.x86 import X86_OP_MEM, X86_OP_REG

    insn = next(_disassembler().disasm(code, 0))
    name = insn.mnemonic.removeprefix("bnd ").removeprefix("notrack ")
    bare = name.split()[-1]
    read, written = ({insn.reg_name(each) for each in found} for found in insn.regs_access())
    operands = list(insn.operands)
    own = [insn.reg_name(each.reg) if each.type == X86_OP_REG else "" for each in operands]
    stores = not WRITES_NOTHING.match(bare)  # the tables list some stores as reads only
    writes_first = bool(own) and own[0] != "" and stores
    merges = "{k" in insn.op_str and not (code[0] == EVEX and code[3] & ZEROING) and own[0][1:3] == "mm"
    read |= set(own[1:] if stores else own)
    if writes_first:
        written.add(own[0])
        if merges or KEEPS.match(bare):
            read.add(own[0])
    partial = set(filter(PARTS.fullmatch, written))
    read |= partial
    if READS_FLAGS.match(bare):
        read.add(FLAGS)
    accesses = [
        _access(insn, each, reads=place > 0 or not (stores and MOVES.match(bare)), writes=place == 0 and stores)
        for place, each in enumerate(operands)
        if each.type == X86_OP_MEM and not NO_ACCESS.match(bare)
    ]
    if bare in ("push", "call"):
        accesses.append(Access("rsp", "", 1, -8, 8, reads=False, writes=True, places=_places("rsp")))
    if bare in ("pop", "ret", "leave"):
        base = "rbp" if bare == "leave" else "rsp"
        accesses.append(Access(base, "", 1, 0, 8, reads=True, writes=False, places=_places(base)))
    if bare[:4] == "stos" or (len(accesses) == 2 and all(each.base in ("rsi", "rdi") for each in accesses)):
        written = set()  # strings: pointers and the counter advance, whatever is read
    addressing = {each for access in accesses for each in access.places}
    alike = len(set(own[-2:])) == 1 and len(own) >= 2 and own[-1] != ""
    decides = bool(BRANCHES.match(name) or DIVIDES.match(bare))
    return Effect(
        _all(read) - (addressing - _all(own)),
        _all(written) - _all(("rip", "rsp")) if bare != "vzeroupper" else frozenset(),
        tuple(accesses),
        decides,
        bool(alike and ZEROES.match(bare) and not partial),
    )


def _access(insn: Any, operand: Any, *, reads: bool, writes: bool) -> Access:
    memory = operand.mem
    base, index = (_whole(insn.reg_name(each)) if each else "" for each in (memory.base, memory.index))
    segment = insn.reg_name(memory.segment) if memory.segment else ""
    disp = memory.disp // (2 if _is_misread(insn) else 1) + (insn.size if base == "rip" else 0)
    if segment == "fs":
        assert not index, "thread-local arrays are not followed"
        base, index = "fs_base", base
    scale = memory.scale if index and segment != "fs" else 1
    places = _places(base) | _places(index)
    return Access(base, index, scale, disp, operand.size, reads, writes, places)


def _is_misread(insn: Any) -> bool:
    """Is it the one of EVEX's two quadword stores whose one-byte displacement capstone 5 doubles?"""
    code = insn.bytes
    return bool(insn.mnemonic == "vmovq" and code[0] == EVEX and code[4] == 0x7E and code[5] >> 6 == 1)


_NARROW: Final[Mapping[str, str]] = {
    **{f"{each}{end}": f"r{each}x" for each in "abcd" for end in "lhx"},
    **{f"e{each}x": f"r{each}x" for each in "abcd"},
    **{
        f"{lead}{each}{end}": f"r{each}"
        for each in ("si", "di", "bp", "sp")
        for lead in ("e", "")
        for end in ("", "l")
    },
    **{f"r{number}{end}": f"r{number}" for number in range(8, 16) for end in "dwb"},
    **{f"{kind}mm{number}": f"v{number}" for kind in "xyz" for number in range(32)},
    **dict.fromkeys(("eflags", "rflags", "flags"), FLAGS),
    **{"eip": "rip", "mxcsr": ""},
}


LOW: Final = {whole: part for part, whole in _NARROW.items() if part[-1] in "lb"}  # their lowest bytes


def _whole(register: str) -> str:
    """The register that contains it."""
    return _NARROW.get(register, register)


@cache
def _places(register: str) -> frozenset[str]:
    """Its traced parts: for a general register, the lowest byte, by its name, and the rest."""
    whole = _whole(register)
    low = LOW.get(whole, "")
    if register == low:
        return frozenset({low} - {""})
    return frozenset({whole} if register[1:] == "h" else {whole, low} - {""})


def _all(registers: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*map(_places, registers))
