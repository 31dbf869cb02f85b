"""x86-64, and the detection of its extensions.

Sources: Intel's Software Developer's Manual, volume 2, CPUID, and volume 1, 13.3, for the registers that the
system must save; AMD's Architecture Programmer's Manual, volume 3, for XOP; System V Application Binary
Interface, AMD64 supplement, 3.2; Microsoft's "x64 calling convention" and "x64 prolog and epilog".
"""

from collections.abc import Mapping
from typing import Final

from hashwright.targets.architecture import DWARF, Architecture, Convention, Cpuid, Stack, Unwinding

YMM, ZMM = 0x06, 0xE6  # bits of XCR0: the system saves vector registers of 256 bits, of 512 bits

FEATURES: Final[Mapping[str, Cpuid]] = {
    "sse2": Cpuid("__SSE2__", 1, "edx", 26),
    "ssse3": Cpuid("__SSSE3__", 1, "ecx", 9),
    "aes": Cpuid("__AES__", 1, "ecx", 25),
    "avx": Cpuid("__AVX__", 1, "ecx", 28, YMM),
    "xop": Cpuid("__XOP__", 0x80000001, "ecx", 11, YMM),
    "bmi1": Cpuid("__BMI__", 7, "ebx", 3),
    "avx2": Cpuid("__AVX2__", 7, "ebx", 5, YMM),
    "bmi2": Cpuid("__BMI2__", 7, "ebx", 8),
    "avx512f": Cpuid("__AVX512F__", 7, "ebx", 16, ZMM),
    "avx512bw": Cpuid("__AVX512BW__", 7, "ebx", 30, ZMM),
    "avx512vl": Cpuid("__AVX512VL__", 7, "ebx", 31, ZMM),
    "vaes": Cpuid("__VAES__", 7, "ecx", 9, YMM, gcc=8),
}

# What processors with a feature have, too: Intel, volume 1, 14.3, 14.7 and 15.3; AMD, volume 3, for XOP.
IMPLIED: Final[Mapping[str, frozenset[str]]] = {
    "avx2": frozenset({"avx"}),
    "xop": frozenset({"avx"}),
    "avx512f": frozenset({"avx2", "avx"}),
    "vaes": frozenset({"aes", "avx"}),
}


def promised(features: frozenset[str]) -> frozenset[str]:
    """What every processor with these features has."""
    return features.union(*(IMPLIED.get(each, ()) for each in features))


STACK: Final = Stack("rsp", "rbp", align=16, word=8, page=4096)
SEH: Final[Unwinding] = {  # of the prologue only, in macros of C90 that omit them on other systems
    "push": ("SEH(.seh_pushreg {0})",),
    "allocate": ("SEH(.seh_stackalloc {1})",),
    "save": ("SEH_AT(.seh_savexmm {0}, {1})",),
    "frame": ("SEH_AT(.seh_setframe {0}, 0)",),
    "end": ("SEH(.seh_endprologue)",),
}

X86_64: Final = Architecture(
    name="x86-64",
    machines=("x86_64", "amd64"),
    # ARM64EC, code for AArch64 in programs for x86-64, has both macros.
    condition="(defined(__x86_64__) || defined(_M_X64)) && !defined(__arm64ec__) && !defined(_M_ARM64EC)",
    vectors="defined(__SSE2__)",
    features=FEATURES,
    conventions={
        "sysv": Convention(
            ("rdi", "rsi", "rdx", "rcx", "r8", "r9"),
            ("rbx", "rbp", "r12", "r13", "r14", "r15"),
            STACK,
            DWARF,
        ),
        "ms": Convention(
            ("rcx", "rdx", "r8", "r9"),
            ("rbx", "rbp", "rdi", "rsi", "r12", "r13", "r14", "r15"),
            STACK,
            SEH,
            saved_vectors=tuple(f"xmm{i}" for i in range(6, 16)),
            saved_vector_bytes=16,
        ),
    },
)


def has_vex(features: frozenset[str]) -> bool:
    """Does every x86-64 processor with these features have AVX, whose instructions have a VEX prefix?"""
    return any(asked.kept for name, asked in FEATURES.items() if name in features)
