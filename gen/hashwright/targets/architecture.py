"""What an architecture is: how one finds out about it, and what functions and their callers agree on.

Features are called as Linux does in /proc/cpuinfo: see features.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


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
class Convention:
    """What functions and their callers agree on."""

    arguments: tuple[str, ...]
    saved: tuple[str, ...]  # general registers that a function gives back as they were
    saved_vectors: tuple[str, ...] = ()  # by the names of the parts that count


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
