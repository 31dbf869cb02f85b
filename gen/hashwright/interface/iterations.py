"""The loops of a cipher over a long message: which function each calls, and how often in an iteration."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.choices.registry import UNROLL
from hashwright.choices.settings import Setting
from hashwright.graph.ir import Graph
from hashwright.modes.aegis import Aegis
from hashwright.passes.representation import doubled, twice

CRYPTING: Final = ("encrypt", "decrypt")  # the functions for long messages that write output
LOOPED: Final = ("update", *CRYPTING)  # all functions for long messages


@dataclass(frozen=True, slots=True)
class Iteration:
    """One iteration of a loop."""

    loop: str  # the function that the message needs
    does: str  # the function that the iteration calls, for one update or several
    calls: int  # the number of calls
    bytes: int  # bytes of the message

    @property
    def name(self) -> str:
        """The name of all calls of an iteration as one function."""
        return self.does if self.calls == 1 else f"{self.does}_{self.calls}"


def iterations(hash_: Aegis, setting: Setting) -> list[Iteration]:
    """The iterations of the loops: for each function, one with several updates, then one with one update."""
    unroll = UNROLL.of(setting.schedule)
    found = []
    for name in LOOPED:
        many = Iteration(name, name, unroll, unroll * hash_.rate_bytes)
        if setting.representation.between:
            calls = max(unroll // 2, 1)
            many = Iteration(name, doubled(name), calls, calls * 2 * hash_.rate_bytes)
        found += [many, Iteration(name, name, 1, hash_.rate_bytes)]
    return list(dict.fromkeys(found))


def as_one(described: Mapping[str, Graph], iteration: Iteration) -> Graph:
    """All calls of an iteration as one function."""
    graph = described[iteration.does]
    for _ in range(iteration.calls.bit_length() - 1):
        graph = twice(graph, ())
    return graph
