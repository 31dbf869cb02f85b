"""The architectures, with the detection of features by programs and by compilers."""

from collections.abc import Mapping
from typing import Final

from hashwright.targets.aarch64.architecture import AARCH64
from hashwright.targets.architecture import Architecture, Convention, Cpuid, Hwcap
from hashwright.targets.arm.architecture import ARMV6
from hashwright.targets.riscv64.architecture import RISCV64
from hashwright.targets.x86_64.architecture import X86_64

ARCHITECTURES: Final[Mapping[str, Architecture]] = {
    each.name: each for each in (X86_64, AARCH64, ARMV6, RISCV64)
}

CONVENTIONS: Final[Mapping[str, Convention]] = {
    abi: convention for each in ARCHITECTURES.values() for abi, convention in each.conventions.items()
}


def architecture(features: frozenset[str]) -> str:
    """The architecture among the features; empty for any processor."""
    return next((name for name in ARCHITECTURES if name in features), "")


def askable(name: str) -> Mapping[str, Cpuid] | Mapping[str, Hwcap]:
    """The features of an architecture that a program can detect; none for any processor."""
    return ARCHITECTURES[name].features if name else {}
