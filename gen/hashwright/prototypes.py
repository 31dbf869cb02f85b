"""The functions that a header of ours declares."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_DECLARED: Final = re.compile(r"^(?!typedef\b|static\b)(\w[\w *]*?)\b(\w+)\(([^;{]*)\);", re.MULTILINE)
_NAME: Final = re.compile(r"(\w+)\)?(?:\[[^\]]*\])*$")  # of a parameter, behind its type


@dataclass(frozen=True, slots=True)
class Prototype:
    """A function as C declares it."""

    returns: str  # its type, with the space or the asterisk before the name
    name: str
    parameters: tuple[str, ...]  # each with its type; empty: none

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the parameters."""
        return tuple(found[1] for each in self.parameters if (found := _NAME.search(each)))

    @property
    def is_void(self) -> bool:
        return self.returns.strip() == "void"


def prototypes(header: str) -> Iterator[Prototype]:
    """The functions, in their order."""
    for returns, name, text in _DECLARED.findall(header):
        words = " ".join(text.split())
        yield Prototype(returns, name, () if words == "void" else tuple(words.split(", ")))
