"""What an architecture is: how one finds out about it, and what functions and their callers agree on.

Features are called as Linux does in /proc/cpuinfo: see features.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Cpuid:
    """A feature of an x86 processor: a bit that CPUID returns."""

    macro: str  # what a compiler defines where it may use the feature
    leaf: int
    register: str
    bit: int
    kept: int = 0  # the bits of XCR0 without which it cannot be used


@dataclass(frozen=True, slots=True)
class Hwcap:
    """A feature of an Arm processor, as the systems tell of it."""

    macro: str
    auxiliary: str  # Linux: the entry of the auxiliary vector
    bit: int
    sysctl: str  # macOS: what is 1 where the feature is there
    windows: int  # the number of the feature for IsProcessorFeaturePresent


@dataclass(frozen=True, slots=True)
class Storing:
    """How registers are stored on the stack, in the spellings of assembly.py."""

    allocate: str  # moves the stack pointer {d} by {n} bytes
    release: str
    store: str  # {0} at {m}
    load: str  # {d} from {m}
    store_pair: str = ""  # {0} and {1}; empty: one at a time
    load_pair: str = ""  # {d} and {1}


@dataclass(frozen=True, slots=True)
class Stack:
    """How functions use the stack."""

    pointer: str  # a register
    frame: str  # the register that keeps it while nobody knows beforehand how deep the stack is
    align: int  # bytes, of the pointer where a function is called
    word: int  # bytes of a general register
    storing: Storing | None = None  # None: return addresses and registers are pushed
    page: int = 0  # bytes of a page: a stack that grows by more touches each; 0: it need not


# Directives of the GNU assembler, in which {0} is a register and {1} a number of bytes, by what an instruction
# around a body means to someone who unwinds the stack: in prologues push, allocate, save, keep, frame, and end
# of it; in epilogues pop, release, restore, unframe.
Unwinding = Mapping[str, tuple[str, ...]]

DWARF: Final[Unwinding] = {  # call frame information
    "push": (".cfi_adjust_cfa_offset 8", ".cfi_rel_offset {0}, 0"),
    "pop": (".cfi_adjust_cfa_offset -8", ".cfi_restore {0}"),
    "allocate": (".cfi_adjust_cfa_offset {1}",),
    "release": (".cfi_adjust_cfa_offset -{1}",),
    "keep": (".cfi_rel_offset {0}, {1}",),
    "restore": (".cfi_restore {0}",),
    "frame": (".cfi_def_cfa_register {0}",),
    "unframe": (".cfi_def_cfa_register {0}",),
}


@dataclass(frozen=True, slots=True)
class Convention:
    """What functions and their callers agree on."""

    arguments: tuple[str, ...]
    saved: tuple[str, ...]  # general registers that a function gives back as they were
    stack: Stack
    unwinding: Unwinding
    saved_vectors: tuple[str, ...] = ()  # by the names of the parts that count
    saved_vector_bytes: int = 0  # of such a part


@dataclass(frozen=True, slots=True)
class Architecture:
    """A kind of processor."""

    name: str  # among the features of its targets
    machines: tuple[str, ...]  # as operating systems call it
    condition: str  # in C: is a program compiled for it?
    little: str = ""  # in C: is it little-endian, as kernels in vectors take for granted? Empty: it always is
    features: Mapping[str, Cpuid] | Mapping[str, Hwcap] = field(default_factory=dict)  # that a program asks for
    macros: Mapping[str, str] = field(default_factory=dict)  # by other features: what compilers define for them
    conventions: Mapping[str, Convention] = field(default_factory=dict)  # by the name of the ABI

    def macro(self, feature: str) -> str:
        """What a compiler defines where it may use a feature."""
        asked = self.features.get(feature)
        return asked.macro if asked else self.macros[feature]
