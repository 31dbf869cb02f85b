"""What a mode provides so that its files can be checked against the description."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hashwright.modes.part import Part
from hashwright.native.library import Code, Library
from hashwright.requests.request import Request
from hashwright.verify.compare import Checks


@dataclass(frozen=True, slots=True, kw_only=True)
class Verifying:
    """How files are checked."""

    checks: Callable[[Request, Any], Checks]  # of a library
    open: Callable[[Code, Request], Library]


verifying_of: Final = Part(Verifying, "hashwright.verify.{}.verifying", "verifying").of
