"""The best target for one message on each core, and the registers of its steps: measured, or by the model.

tests/explore/test_preferences.py compares the entries by the model with the model.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from hashwright.hashes import HASHES
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import LIBRARY, Kernel
from hashwright.targets.processor import Identified

RECORDS: Final = "docs/performance.md"
MODEL: Final = "the model: docs/model.md"  # the source of entries that were not measured


@dataclass(frozen=True, slots=True)
class Preference:
    """A target, and the best schedule of its block function on the core."""

    target: str
    schedule: str = ""  # the choices that differ from the target's defaults


@dataclass(frozen=True, slots=True)
class Evidence:
    """The preferred targets of a hash on a core."""

    core: str
    hash: str
    source: str
    preferred: tuple[Preference, ...]  # the fastest first; other targets are slower

    @property
    def is_measured(self) -> bool:
        """Was it measured, not only predicted by the model?"""
        return self.source != MODEL


SCALAR: Final = (Preference("x86-64-bmi"), Preference("x86-64-avx512vl", "unit=s"))
BMI: Final = (Preference("x86-64-bmi"), Preference("x86-64"))
AES_WIDE: Final = (Preference("x86-64-vaes-avx512vl"), Preference("x86-64-vaes"))
AES_PAIRS: Final = AES_WIDE[1:]
AARCH64: Final = (Preference("aarch64"),)  # its targets differ only in vectors
CIPHERS: Final = ("aegis128l", "aegis128x2", "aegis128x4", "aegis256", "aegis256x2", "aegis256x4")
ON_ARM: Final = ("neoverse-n2", "neoverse-v2", "firestorm")

# Core cycles per byte of C by gcc 12 and by clang 19, if measured.
EVIDENCE: Final = (
    Evidence("zen3", "md5", "docs/zen3.md; docs/performance.md", BMI),
    Evidence("zen3", "ripemd160", "docs/zen3.md; docs/performance.md", BMI),
    Evidence("zen4", "md5", "docs/zen4.md; docs/performance.md", SCALAR),
    Evidence("zen4", "ripemd160", "docs/zen4.md; docs/performance.md", SCALAR),
    Evidence(
        "golden-cove",
        "md5",
        "docs/performance.md: 4.037 and 4.041; 4.532 and 4.530 on x86-64, 4.598 and 4.612 on x86-64-bmi",
        (Preference("x86-64-avx512vl"), Preference("x86-64")),
    ),
    Evidence(
        "golden-cove",
        "ripemd160",
        "docs/performance.md: 5.771 and 6.086; 6.132 and 6.102 on x86-64, 6.179 and 6.285 on x86-64-bmi",
        (Preference("x86-64-avx512vl", "unit=svvss/ssvvs"), Preference("x86-64")),
    ),
    *(Evidence(core, name, RECORDS, AES_WIDE) for core in ("golden-cove", "zen4") for name in CIPHERS),
    *(Evidence("zen3", name, RECORDS, AES_PAIRS) for name in CIPHERS),
    Evidence("zen5", "md5", MODEL, SCALAR),
    Evidence("zen5", "ripemd160", MODEL, SCALAR),
    Evidence("skylake-x", "md5", MODEL, (Preference("x86-64-avx512vl"), Preference("x86-64-bmi"))),
    Evidence("skylake-x", "ripemd160", MODEL, SCALAR),
    *(Evidence(core, name, MODEL, AARCH64) for core in ON_ARM for name in ("md5", "ripemd160")),
)


def best_target(hash_: Hash, kernel: Kernel, able: Collection[str], on: Identified) -> str | None:
    """The best of these targets on the core; None if there is no evidence."""
    return next((each.target for each in _preferred(hash_, kernel, on) if each.target in able), None)


def schedule(hash_: Hash, kernel: Kernel, target: str, on: Identified) -> str:
    """The schedule on the core for the library or the block function; empty: the target's defaults."""
    if kernel not in (LIBRARY, next(iter(hash_.kernels.values()))):
        return ""
    return next((each.schedule for each in _preferred(hash_, kernel, on) if each.target == target), "")


def _preferred(hash_: Hash, kernel: Kernel, on: Identified) -> tuple[Preference, ...]:
    """The preferences for kernels for one message."""
    found = [each for each in EVIDENCE if (each.core, each.hash) == (on.name, hash_.name)]
    return found[0].preferred if found and not kernel.lanes else ()


def is_measured(on: Identified) -> bool:
    """Was the choice of targets measured on the core?"""
    return any(each.core == on.name and each.is_measured for each in EVIDENCE)


def about(on: Identified) -> str:
    """The evidence for the choice of targets on the core, as a sentence."""
    found = [each.hash for each in EVIDENCE if each.core == on.name]
    if not found:
        return (
            f"There are no measurements and no model of {on.name}: --target native selects the last "
            "target of `hashwright list` that runs here."
        )
    names = (
        "all hashes"
        if {*found} == {*HASHES}
        else " and ".join(filter(None, (", ".join(found[:-1]), found[-1])))
    )
    how = "measurements" if is_measured(on) else "the model, for lack of measurements"
    return f"For {names} on the core {on.name}, --target native follows {how}."
