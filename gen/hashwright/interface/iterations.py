"""The loops of a cipher over a long message: which function each calls, and how often in an iteration."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.modes.aegis import Aegis
from hashwright.passes.representation import doubled
from hashwright.requests.registry import UNROLL
from hashwright.requests.settings import Setting

CRYPTING: Final = ("encrypt", "decrypt")  # the functions for long messages that write output
READING: Final = ("update", *CRYPTING)  # those that read messages
WRITING: Final = (*CRYPTING, "stream")  # those that write output, also without a message
LOOPED: Final = (*READING, "stream")  # all functions for long messages or output


@dataclass(frozen=True, slots=True)
class Iteration:
    """One iteration of a loop."""

    loop: str  # the function that the message needs
    does: str  # the function that the iteration calls, for one update or several
    calls: int  # the number of calls, for each group
    bytes: int  # bytes of the message
    groups: tuple[str, ...] = ()  # parts processed one after the other; empty: all at once

    @property
    def name(self) -> str:
        """The name of all calls of an iteration as one function."""
        return self.does if self.calls == 1 else f"{self.does}_{self.calls}"

    @property
    def called(self) -> str:
        """The name of the function that C calls: for all lanes, or for the first group of them."""
        return f"{self.does}_group" if self.groups else self.does


def iterations(hash_: Aegis, setting: Setting, functions: Sequence[str] = LOOPED) -> list[Iteration]:
    """The iterations of the loops: for each function, one with several updates, then one with one update."""
    found = []
    for name in functions:
        own = setting.of(name)
        unroll, form = UNROLL.of(own.schedule), own.representation
        many = Iteration(name, name, unroll, unroll * hash_.rate_bytes, form.groups)
        if form.between:
            calls = max(unroll // 2, 1)
            many = Iteration(name, doubled(name), calls, calls * 2 * hash_.rate_bytes, form.groups)
        found += [many, Iteration(name, name, 1, hash_.rate_bytes, form.groups)]
    return list(dict.fromkeys(found))
