"""How a compiled program finds out which features its processor has, and a compiler which it may use.

Features are called as in features.py. Sources: Intel's Software Developer's Manual, volume 2, CPUID, and volume
1, 13.3, for what the system must keep of the registers; AMD's Architecture Programmer's Manual, volume 3, for
XOP; Linux's arch/arm64/include/uapi/asm/hwcap.h; Apple's "Determining instruction set characteristics";
Microsoft's IsProcessorFeaturePresent; the macros from the manuals of gcc and clang and from the Arm C Language
Extensions.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

YMM, ZMM = 0x06, 0xE6  # bits of XCR0: the system keeps vector registers of 256 bits, of 512 bits


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


X86_64: Final[Mapping[str, Cpuid]] = {
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
    "vaes": Cpuid("__VAES__", 7, "ecx", 9, YMM),
}

AARCH64: Final[Mapping[str, Hwcap]] = {
    "asimd": Hwcap("__ARM_NEON", "AT_HWCAP", 1, "hw.optional.AdvSIMD", 19),
    "aes": Hwcap("__ARM_FEATURE_AES", "AT_HWCAP", 3, "hw.optional.arm.FEAT_AES", 30),
    "sha3": Hwcap("__ARM_FEATURE_SHA3", "AT_HWCAP", 17, "hw.optional.arm.FEAT_SHA3", 64),
    "sve2": Hwcap("__ARM_FEATURE_SVE2", "AT_HWCAP2", 1, "hw.optional.arm.FEAT_SVE2", 47),
}

TOLD: Final[Mapping[str, Mapping[str, Cpuid] | Mapping[str, Hwcap]]] = {
    "x86-64": X86_64,
    "aarch64": AARCH64,
}

# The kinds of processor, as features.py calls them, in C.
ARCHITECTURES: Final[Mapping[str, str]] = {
    "x86-64": "defined(__x86_64__) || defined(_M_X64)",
    "aarch64": "defined(__aarch64__) || defined(_M_ARM64)",
    "armv6": "defined(__arm__) && __ARM_ARCH >= 6",
    "riscv64": "defined(__riscv) && __riscv_xlen == 64",
}

# What kernels in vectors take for granted.
LITTLE: Final[Mapping[str, str]] = {"aarch64": "!defined(__AARCH64EB__)"}

# What programs cannot ask for in one way that all systems have, but compilers tell.
MACROS: Final[Mapping[str, str]] = {"zbb": "__riscv_zbb"}


def architecture(features: frozenset[str]) -> str:
    """The kind of processor among the features; empty for any."""
    return next((name for name in ARCHITECTURES if name in features), "")


def macro(isa: str, feature: str) -> str:
    """What a compiler defines where it may use a feature of that kind of processor."""
    told = TOLD.get(isa, {}).get(feature)
    return told.macro if told else MACROS[feature]


def has_vex(features: frozenset[str]) -> bool:
    """Has every x86-64 processor with these features AVX, whose instructions have a VEX prefix?"""
    return any(each.kept for name, each in X86_64.items() if name in features)
