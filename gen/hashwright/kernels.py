"""What can be made of a hash: its kernels, which its mode of operation names."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Timed:
    """Functions of a kernel that the bench times."""

    shape: str  # what arguments they take, as the harness calls that
    functions: tuple[str, ...]  # their names in the interface of the mode
    name: str  # of the candidate
    what: str = ""  # it does, in its name beside that of the kernel itself


@dataclass(frozen=True, slots=True)
class Kernel:
    """A part of a hash that can be made alone, or all of it."""

    name: str  # as the command line spells it
    what: str  # it computes, in words
    lanes: bool = False  # can it hash several messages side by side, in lanes and streams?
    whole: bool = False  # does it accept whole messages? It is then C, and has a part for one message
    is_over_blocks: bool = False  # does this C call block functions, which may be assembly?
    longest: int = 0  # bytes of a message, where all have one length, which the request gives; 0: they have not
    function: str = ""  # the hash's function that does its work; empty: the principal one
    around: tuple[str, ...] = ()  # the kernels that it is for many messages
    timed: tuple[Timed, ...] = ()  # the first is the kernel itself

    def __str__(self) -> str:
        return self.name

    @property
    def sized(self) -> bool:
        """Have all messages one length, which the request gives?"""
        return self.longest > 0

    @property
    def is_row(self) -> bool:
        """Does it take blocks of as many messages as it has lanes?"""
        return self.lanes and not self.whole

    @property
    def is_batch(self) -> bool:
        """Does it take any number of messages of any lengths?"""
        return self.whole and not self.sized


LIBRARY: Final = Kernel("library", "the whole library form")


def named(kernels: Iterable[Kernel]) -> frozenset[str]:
    """The names of kernels."""
    return frozenset(each.name for each in kernels)
