"""The features of this processor, by the names of Linux's /proc/cpuinfo."""

import platform
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hashwright.targets.detect import ARCHITECTURES


@dataclass(frozen=True, slots=True)
class Family:
    """Processors of one vendor and family. A measurement on one of them is assumed to apply to all."""

    title: str
    vendor: str  # in CPUID and /proc/cpuinfo
    number: int  # the family in /proc/cpuinfo: base and extended family added
    macros: tuple[str, ...]  # the macros that compilers define for such a processor
    source: str  # of the measurement

    def is_here(self) -> bool:
        """Does this program run on one?"""
        info = cpuinfo()
        return (info.get("vendor_id"), info.get("cpu family")) == (self.vendor, str(self.number))


@dataclass(frozen=True, slots=True)
class Apart:
    """A feature that some compilers separate from another one, which includes it in all other compilers."""

    name: str  # in their target attribute; other compilers reject it
    macro: str  # the macro that they define if they may use it
    compilers: str  # a C condition for these compilers


@cache
def native() -> frozenset[str]:
    """The features of the processor that runs this program, its architecture among them."""
    machine = platform.machine().lower()
    names = (each.name for each in ARCHITECTURES.values() if machine in each.machines)
    return frozenset({next(names, machine)} | _reported())


@cache
def cpuinfo() -> Mapping[str, str]:
    """Linux's description of the processor, by key in lower case; empty on other systems."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {key.strip().lower(): value.strip() for key, _, value in (line.partition(":") for line in lines)}


def _reported() -> set[str]:
    info = cpuinfo()
    if info:
        wanted = ("flags", "features")
        found = {word for key in wanted for word in info.get(key, "").split()}
        return found | set(info.get("isa", "").split("_")[1:])  # RISC-V: rv64imafdc_zba_zbb
    if platform.system() == "Darwin":
        return _darwin()
    return set()


def _darwin() -> set[str]:
    """macOS names features one by one: hw.optional.* on Arm, machdep.cpu.*features on x86."""
    listing = subprocess.run(["sysctl", "-a"], capture_output=True, text=True, check=False).stdout
    found = {"asimd"} if platform.machine() == "arm64" else set()
    for line in listing.splitlines():
        key, _, value = line.partition(":")
        if key.startswith("hw.optional.arm.FEAT_") and value.strip() == "1":
            found.add(key.removeprefix("hw.optional.arm.FEAT_").lower())
        if key.startswith("machdep.cpu.") and key.endswith("features"):
            found |= set(value.lower().replace(".", "_").split())
    return found
