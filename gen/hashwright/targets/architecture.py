"""Architectures: the detection of their features, and their calling conventions.

Features have the names of Linux's /proc/cpuinfo: see features.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

GCC: Final = 5  # the first version whose headers have the intrinsics of files; pcc has the macro of version 4
# Macros of compilers with that of gcc but not its target pragmas: Intel's early ones, NVIDIA's, tcc on FreeBSD.
UNLIKE_GCC: Final = ("__INTEL_COMPILER", "__NVCOMPILER", "__TINYC__")
OPMASK: Final = 1 << 5  # the bit of XCR0 for the mask registers of AVX-512


@dataclass(frozen=True, slots=True)
class Cpuid:
    """A feature of an x86 processor: a bit that CPUID returns."""

    macro: str  # the macro that a compiler defines if it may use the feature
    leaf: int
    register: str
    bit: int
    kept: int = 0  # the bits of XCR0 that it requires
    gcc: int = GCC  # the first version that knows it

    @property
    def is_saved_late(self) -> bool:
        """Does macOS set its bits of XCR0 only when a program uses its registers for the first time?"""
        return bool(self.kept & OPMASK)


@dataclass(frozen=True, slots=True)
class Auxiliary:
    """An entry of the auxiliary vector of Linux, FreeBSD and OpenBSD."""

    name: str
    linux: str  # the argument of getauxval: a number if early C libraries lack the name


@dataclass(frozen=True, slots=True)
class Hwcap:
    """A feature of an Arm processor, as operating systems report it."""

    macro: str
    auxiliary: Auxiliary
    bit: int
    sysctl: str  # macOS: the name that is 1 if the feature is present
    windows: int  # the number of the feature for IsProcessorFeaturePresent
    # NetBSD: the copy of an ID register, and the first bit of its field. Empty: the system does not support it.
    register: str = ""
    first: int = 0
    absent: int = 0  # the value of the field without the feature
    gcc: int = GCC  # the first version that knows it


@dataclass(frozen=True, slots=True)
class Storing:
    """The instructions that store registers on the stack, as spellings of assembly.py."""

    allocate: str  # moves the stack pointer {d} by {n} bytes
    release: str
    store: str  # {0} at {m}
    load: str  # {d} from {m}
    store_pair: str = ""  # {0} and {1}; empty: one at a time
    load_pair: str = ""  # {d} and {1}


@dataclass(frozen=True, slots=True)
class Stack:
    """The use of the stack by functions."""

    pointer: str  # a register
    frame: str  # the register with its value while the depth of the stack is not known statically
    align: int  # bytes, of the pointer at a call
    word: int  # bytes of a general register
    storing: Storing | None = None  # None: return addresses and registers are pushed
    page: int = 0  # bytes of a page: a stack that grows by more must touch each; 0: it need not


# Directives of the GNU assembler, in which {0} is a register and {1} a number of bytes, by the meaning of an
# instruction for unwinding: in prologues push, allocate, save, keep, frame, and end of it; in epilogues pop,
# release, restore, unframe.
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
    """A calling convention."""

    arguments: tuple[str, ...]
    saved: tuple[str, ...]  # callee-saved general registers
    stack: Stack
    unwinding: Unwinding
    saved_vectors: tuple[str, ...] = ()  # callee-saved vectors, by the names of the saved parts
    saved_vector_bytes: int = 0  # of such a part


@dataclass(frozen=True, slots=True)
class Architecture:
    """A kind of processor."""

    name: str  # among the features of its targets
    machines: tuple[str, ...]  # its names in operating systems
    condition: str  # in C: is a program compiled for it?
    vectors: str = ""  # in C: may the program use vector registers?
    little: str = ""  # in C: is it little-endian, as vectors and assembly require? Empty: it always is
    features: Mapping[str, Cpuid] | Mapping[str, Hwcap] = field(default_factory=dict)  # detected by programs
    systems: str = ""  # those on which programs detect features; empty: all
    macros: Mapping[str, str] = field(default_factory=dict)  # by other features: the macros of compilers
    conventions: Mapping[str, Convention] = field(default_factory=dict)  # by the name of the ABI

    def served(self, vectors: bool = False, features: frozenset[str] = frozenset()) -> str:
        """In C: is a program compiled for it, by a compiler that knows these features? And may it use vectors?

        tcc has no intrinsics. Microsoft's compiler always may use vectors.
        """
        if not self.features:
            return self.condition
        has_vectors = f" && {self.vectors}" if vectors else ""
        gcc = max(self.late(features).values(), default=GCC)
        others = "".join(f" && !defined({name})" for name in UNLIKE_GCC)
        known = f"(defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= {gcc}{others}))"
        return f"({self.condition}) && (defined(_MSC_VER) || ({known}{has_vectors}))"

    def late(self, features: frozenset[str]) -> Mapping[str, int]:
        """Those among the features that early versions of gcc do not know, with the first one that does."""
        asked = {name: each.gcc for name, each in self.features.items() if name in features}
        return {name: gcc for name, gcc in asked.items() if gcc > GCC}

    def macro(self, feature: str) -> str:
        """The macro that a compiler defines if it may use a feature."""
        asked = self.features.get(feature)
        return asked.macro if asked else self.macros[feature]
