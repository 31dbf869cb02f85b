"""The record by which a mode checks files against the description."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.modes.part import Part
from hashwright.native.library import Library
from hashwright.native.memory import Memory
from hashwright.requests.request import Request
from hashwright.targets.machine import Emulation
from hashwright.verify.compare import Checks


@dataclass(frozen=True, slots=True, kw_only=True)
class Verifying:
    """How files are checked."""

    checks: Callable[[Request, Any], Checks]  # of a library, or of a program under an emulator
    open: Callable[[Path, Request, Memory], Library]
    emulate: Callable[[Request, Sequence[Path], Path, Emulation], AbstractContextManager[Any]]


verifying_of: Final = Part(Verifying, "hashwright.verify.{}.verifying", "verifying").of
