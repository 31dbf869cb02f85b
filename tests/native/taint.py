"""What a program does with its secrets, followed on the processor itself, one instruction after the other.

The program tells by valgrind's requests (valgrind/memcheck.h) what is secret, and what no longer is, and stands
at a breakpoint before and after what is of interest. Valgrind itself follows the same requests, but knows
neither AVX-512 nor VAES; here the processor executes, and only what depends on what is worked out.

What is made of a secret is secret: memory by the byte, of general registers the lowest byte and the rest, other
registers and the flags as a whole. Where an instruction writes another part of a general register, or a vector
under a mask, a secret in the rest stays.

What this does not catch: a secret in the upper part of a vector register whose lower part is overwritten, one
in a single flag that an instruction leaves while it sets others, what system calls do, and how long
instructions take, but for divisions.
"""

import ctypes
import os
import re
import signal
from collections.abc import Iterable, Mapping, Sequence
from ctypes import Structure, c_long, c_ulonglong, c_void_p
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tests import needs

TRACEME, CONT, STEP, GETREGS, SETOPTIONS = 0, 7, 9, 12, 0x4200
EXITKILL: Final = 0x100000  # what is followed ends with us
STACK: Final = 1 << 20  # bytes that a stack may have grown to
EVEX, ZEROING = 0x62, 0x80  # the first byte of an instruction's prefix, and a bit of its fourth
LONGEST: Final = 15  # bytes of an instruction
FLAGS: Final = "flags"

# Requests to valgrind: words at rax when the program does nothing in this way.
REQUEST: Final = "xchg rbx, rbx"
UNDEFINED, DEFINED, COUNT_ERRORS = 0x4D430001, 0x4D430002, 0x1201

REGISTERS: Final = (
    *("r15", "r14", "r13", "r12", "rbp", "rbx", "r11", "r10", "r9", "r8", "rax", "rcx", "rdx", "rsi", "rdi"),
    *("orig_rax", "rip", "cs", "eflags", "rsp", "ss", "fs_base", "gs_base", "ds", "es", "fs", "gs"),
)  # in the order of Linux's user_regs_struct

READS_FLAGS: Final = re.compile(r"j(?!mp|rcxz|ecxz)|cmov|set|adc|sbb|rcl|rcr|adcx|adox")
BRANCHES: Final = re.compile(r"j|loop|call|ret|rep")
DIVIDES: Final = re.compile(r"i?div")
MOVES: Final = re.compile(r"v?mov|set|stos|v?p?extr|v?cvtps2ph|fx?save")  # what only writes its first operand
NO_ACCESS: Final = re.compile(r"lea|nop|prefetch|endbr|clflush")
WRITES_NOTHING: Final = re.compile(
    r"cmp(?!xchg|[sp][sd])|v?u?comis|test|v?ptest|bt$|push|call|j|ret|nop|kortest|ktest"
)
KEEPS: Final = re.compile(
    r"vpternlog|vf|vpermi2|vpermt2|cmov"
)  # what reads its destination, whatever the tables say
PARTS: Final = re.compile(r"[a-d][hx]|[sd]i|[sb]p|r\d+w")  # registers that are less than what is followed
ZEROES: Final = re.compile(r"(v?pxor|v?xorp|xor|sub|v?pcmpeq|v?psub|kxor)")  # of one operand with itself


class Registers(Structure):
    """The general registers, as the kernel shows them."""

    _fields_ = tuple((name, c_ulonglong) for name in REGISTERS)


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

    @property
    def places(self) -> frozenset[str]:
        """Of which registers the address is made."""
        return _places(self.base) | _places(self.index)

    def bytes(self, registers: Registers) -> range:
        """The addresses of its bytes."""
        base, index = (getattr(registers, each) if each else 0 for each in (self.base, self.index))
        address = (base + self.scale * index + self.disp) & (1 << 64) - 1
        return range(address, address + self.size)


@dataclass(frozen=True, slots=True)
class Effect:
    """What of an instruction matters here."""

    text: str
    reads: frozenset[str]
    writes: frozenset[str]  # a secret in them is gone afterwards, unless they are read, too
    accesses: tuple[Access, ...]
    decides: bool  # does the way of the program, or its time, depend on what is read?
    forgets: bool  # is the result the same whatever is read?


@dataclass(frozen=True, slots=True)
class Found:
    """What a program did with its secrets."""

    leaks: list[str]  # instructions of which the way, the time or an address depends on a secret, each once
    registers: list[str]  # in which a secret was when the program asked for the number of errors
    stack: int  # bytes below the stack pointer that were secret then, at most


def followed(program: Path) -> Found:
    """What a program does between its breakpoints."""
    process = _Process(program)
    needs.tracing(process.started)
    try:
        return _followed(process)
    finally:
        process.end()


def _followed(process: "_Process") -> Found:
    secrets = _Secrets(process)
    leaks: dict[str, None] = {}
    decoded: dict[int, Effect] = {}
    process.resume()
    while True:
        registers = process.registers()
        effect = decoded.get(registers.rip)
        if effect is None:
            effect = decoded[registers.rip] = _decode(process.read(registers.rip, LONGEST), registers.rip)
        if effect.text == "int3":
            break
        if effect.text == REQUEST:
            secrets.request(registers)
        if secrets.spread(effect, registers):
            leaks[f"{registers.rip:#x}: {effect.text}"] = None
        process.step()
    status = process.finish()
    assert status == 0, f"the program that was followed ended with {status}"
    return Found(list(leaks), list(secrets.left), secrets.stack)


class _Secrets:
    """Where secrets are."""

    def __init__(self, process: "_Process") -> None:
        self._process = process
        self._registers: set[str] = set()
        self._memory: set[int] = set()  # addresses of bytes
        self.left: dict[str, None] = {}
        self.stack = 0

    def request(self, registers: Registers) -> None:
        """Does what the program asks for."""
        request, address, size = self._process.words(registers.rax, 3)
        if request == UNDEFINED:
            self._memory.update(range(address, address + size))
        elif request == DEFINED:
            self._memory.difference_update(range(address, address + size))
        elif request == COUNT_ERRORS:
            self.left |= dict.fromkeys(sorted(self._registers))
            below = range(registers.rsp - STACK, registers.rsp)
            self.stack = max(self.stack, sum(each in below for each in self._memory))

    def spread(self, effect: Effect, registers: Registers) -> bool:
        """Takes secrets where an instruction does. Does its way, its time or an address depend on one?"""
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


def _decode(code: bytes, address: int) -> Effect:
    from capstone.x86 import X86_OP_MEM, X86_OP_REG

    insn = next(_disassembler().disasm(code, address, 1))
    name = insn.mnemonic.removeprefix("bnd ").removeprefix("notrack ")
    bare = name.split()[-1]
    read, written = ({insn.reg_name(each) for each in found} for found in insn.regs_access())
    operands = list(insn.operands)
    own = [insn.reg_name(each.reg) if each.type == X86_OP_REG else "" for each in operands]
    stores = not WRITES_NOTHING.match(bare)  # the tables say of some stores that they only read
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
        accesses.append(Access("rsp", "", 1, -8, 8, reads=False, writes=True))
    if bare in ("pop", "ret", "leave"):
        accesses.append(Access("rbp" if bare == "leave" else "rsp", "", 1, 0, 8, reads=True, writes=False))
    if bare[:4] == "stos" or (len(accesses) == 2 and all(each.base in ("rsi", "rdi") for each in accesses)):
        written = set()  # strings: pointers and the counter move on, whatever is read
    addressing = {each for access in accesses for each in access.places}
    alike = len(set(own[-2:])) == 1 and len(own) >= 2 and own[-1] != ""
    decides = bool(BRANCHES.match(name) or DIVIDES.match(bare))
    return Effect(
        " ".join(filter(None, (name, insn.op_str))),
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
    disp = memory.disp
    if base == "rip":
        base, disp = "", disp + insn.address + insn.size
    if segment == "fs":
        assert not index, "thread-local arrays are not followed"
        base, index = "fs_base", base
    return Access(
        base, index, memory.scale if index and segment != "fs" else 1, disp, operand.size, reads, writes
    )


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
    """The register that it is a part of."""
    return _NARROW.get(register, register)


@cache
def _places(register: str) -> frozenset[str]:
    """What is followed of it: of a general register the lowest byte, by its name, and the rest."""
    whole = _whole(register)
    low = LOW.get(whole, "")
    if register == low:
        return frozenset({low} - {""})
    return frozenset({whole} if register[1:] == "h" else {whole, low} - {""})


def _all(registers: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*map(_places, registers))


class _Process:
    """A program that we stop and start."""

    def __init__(self, program: Path) -> None:
        self._ptrace = ctypes.CDLL(None, use_errno=True).ptrace
        self._ptrace.argtypes, self._ptrace.restype = (c_long, c_long, c_void_p, c_void_p), c_long
        self._registers = Registers()
        self._id = os.fork()
        if self._id == 0:
            self._ptrace(TRACEME, 0, None, None)
            os.execv(program, [str(program), "followed"])
        self.started = self._wait() == signal.SIGTRAP
        self._memory = os.open(f"/proc/{self._id}/mem", os.O_RDONLY) if self.started else -1
        self._ended = not self.started

    def _wait(self) -> int:
        """The signal that it stopped at, or 0 where it ended."""
        _, self._status = os.waitpid(self._id, 0)
        return os.WSTOPSIG(self._status) if os.WIFSTOPPED(self._status) else 0

    def resume(self) -> None:
        """Goes on to the first breakpoint, and behind it."""
        self._ptrace(SETOPTIONS, self._id, None, EXITKILL)
        self._ptrace(CONT, self._id, None, None)
        assert self._wait() == signal.SIGTRAP, "the program has no breakpoint"

    def step(self) -> None:
        self._ptrace(STEP, self._id, None, None)
        assert self._wait() == signal.SIGTRAP, "the program that is followed has died"

    def registers(self) -> Registers:
        self._ptrace(GETREGS, self._id, None, ctypes.byref(self._registers))
        return self._registers

    def read(self, address: int, size: int) -> bytes:
        return os.pread(self._memory, size, address)

    def words(self, address: int, count: int) -> Sequence[int]:
        return memoryview(self.read(address, 8 * count)).cast("Q").tolist()

    def finish(self) -> int:
        """Lets it run to its end: the exit code."""
        for _ in range(2):  # to the breakpoint that it stands before, and from there
            self._ptrace(CONT, self._id, None, None)
            self._wait()
        self._ended = True
        return os.waitstatus_to_exitcode(self._status)

    def end(self) -> None:
        if not self._ended:
            os.kill(self._id, signal.SIGKILL)
            os.waitpid(self._id, 0)
        if self._memory >= 0:
            os.close(self._memory)
