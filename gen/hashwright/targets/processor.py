"""Identifies this processor, the key of stored measurements, and its core, the key of stored schedules."""

import platform
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from hashwright.errors import unknown
from hashwright.targets import TARGETS
from hashwright.targets.cores import CORES, Core
from hashwright.targets.features import cpuinfo, native

# Linux's names of each field, on x86 and on Arm.
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "vendor": ("vendor_id", "cpu implementer"),
    "family": ("cpu family", "cpu architecture"),
    "model": ("model", "cpu part"),
    "stepping": ("stepping", "cpu revision"),
}


@dataclass(frozen=True, slots=True)
class Models:
    """The models of a vendor and family that have a core."""

    core: str
    vendor: str
    family: str
    models: str  # separated by spaces
    features: str = ""  # any of them identifies the core within the family, regardless of the model


MODELS: Final = (
    # Raptor Cove and Redwood Cove have the same ports and latencies.
    Models(
        *("golden-cove", "GenuineIntel", "6"),
        models="143 151 154 170 172 173 174 183 186 191 207",
        features="amx_tile avx512_fp16",
    ),
    Models("skylake-x", "GenuineIntel", "6", "85"),
    Models("zen3", "AuthenticAMD", "25", "0 1 8 33 64 68 80"),
    Models("zen4", "AuthenticAMD", "25", "16 17 24 96 97 116 117 120 160", "avx512f"),
    Models("zen5", "AuthenticAMD", "26", "2 16 17 32 36 68 96 112"),
    Models("neoverse-n2", "0x41", "8", "0xd49"),
    Models("neoverse-v2", "0x41", "8", "0xd4f"),
    Models("firestorm", "0x61", "8", "0x023 0x025 0x029"),
)

# The names of vendors in file names.
MAKERS: Final[Mapping[str, str]] = {
    "AuthenticAMD": "amd",
    "GenuineIntel": "intel",
    "0x41": "arm",
    "0x61": "apple",
    "0xc0": "ampere",
}


@dataclass(frozen=True, slots=True)
class Processor:
    """A kind of processor, as the processor reports it."""

    vendor: str
    family: str
    model: str
    stepping: str
    features: tuple[str, ...]  # those that some target requires

    @property
    def name(self) -> str:
        """Vendor, family and model, as in amd-25-17."""
        maker = MAKERS.get(self.vendor, self.vendor.lower() or "unknown")
        return "-".join(filter(None, (maker, self.family, self.model)))

    @property
    def identity(self) -> str:
        """All fields in one line: the key of measurements."""
        return f"{self.name}-{self.stepping} {' '.join(self.features)}"


@cache
def here() -> Processor:
    """The processor that runs this program."""
    wanted = frozenset().union(*(target.features for target in TARGETS.values()))
    info = _darwin() if platform.system() == "Darwin" else cpuinfo()
    found = {name: next((info[key] for key in keys if key in info), "") for name, keys in FIELDS.items()}
    return Processor(**found, features=tuple(sorted(wanted & native())))


def _darwin() -> dict[str, str]:
    """The report of macOS, by Linux's keys; for Apple's own cores only their brand."""
    done = subprocess.run(["sysctl", "machdep.cpu"], capture_output=True, text=True, check=False)
    lines = (line.removeprefix("machdep.cpu.").partition(": ") for line in done.stdout.splitlines())
    info = {key: value for key, _, value in lines}
    if "vendor" not in info:
        return {"vendor_id": "0x61", "model": info.get("brand_string", "").replace(" ", "-").lower()}
    return {FIELDS[name][0]: info.get(name, "") for name in FIELDS}


@dataclass(frozen=True, slots=True)
class Identified:
    """The core of a processor."""

    name: str  # the key of schedules: the core's name, or the processor's if there is no table of its core
    core: Core | None
    why: str  # a sentence


def identify(core_name: str | None = None) -> Identified:
    """The core of this name, or without a name the core of this processor.

    It is identified by vendor, family and model if no feature contradicts them, or else by features, because a
    virtual machine may report another model.
    Raises UserError if there is no core of that name.
    """
    if core_name is not None:
        if core_name not in CORES:
            raise unknown("core", core_name, CORES)
        return Identified(core_name, CORES[core_name], f"--core names {core_name}.")
    own = here()
    family = [kind for kind in MODELS if (own.vendor, own.family) == (kind.vendor, kind.family)]
    telling = {kind: sorted(native() & set(kind.features.split())) for kind in family}
    possible = [kind for kind in family if telling[kind]] or family
    for kind in possible:
        if own.model in kind.models.split():
            return _identified(kind, f"by its family {own.family} and model {own.model}")
    for kind in possible:
        if telling[kind]:
            return _identified(kind, f"by its feature {telling[kind][0]}, although its model is {own.model}")
    return Identified(own.name, None, f"There is no table of the core of this processor ({own.name}).")


def _identified(kind: Models, by: str) -> Identified:
    core = CORES[kind.core]
    why = f"This processor ({here().name}) has the core {core.name}, {core.title}, {by}."
    return Identified(core.name, core, why)


def without_model() -> str:
    """A sentence about the effects of a missing table of this processor's core on `explore`."""
    return (
        f"There is no model of this processor ({here().name}): explore measures every schedule, "
        "however slow, and the report has no limit and no predictions; --core NAME names its core."
    )
