"""The kernels of a hash, which its mode of operation defines."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Timed:
    """Functions of a kernel that `bench` times."""

    shape: str  # the kind of their arguments, by its name in the harness
    functions: tuple[str, ...]  # their names in the interface of the mode
    name: str  # of the candidate
    what: str = ""  # its purpose, in the candidate's name besides the kernel's
    single: str = ""  # the shape of functions for one block; empty: there are none

    def shape_of(self, *, is_single: bool) -> str:
        """The shape of the functions, which may be for one block."""
        return self.single if is_single else self.shape


@dataclass(frozen=True, slots=True)
class Kernel:
    """A part of a hash that can be generated alone, or the whole hash."""

    name: str  # on the command line
    what: str  # a description of what it computes
    lanes: bool = False  # can it hash several messages side by side, in lanes and streams?
    whole: bool = False  # does it hash whole messages? It is then in C, and has a part for one message
    has_assembly: bool = False  # does this C call functions that may be assembly?
    longest: int = 0  # the maximum length in bytes, if all messages have one given length; 0: they do not
    function: str = ""  # the hash's function that it computes; empty: the principal one
    around: tuple[str, ...] = ()  # the kernels that it applies to many messages
    timed: tuple[Timed, ...] = ()  # the first is the kernel itself
    timed_in_pieces: tuple[Timed, ...] = ()  # the same for a message in pieces

    def __str__(self) -> str:
        return self.name

    def timings(self, pieces: int) -> tuple[Timed, ...]:
        """The functions that `bench` times, for messages in pieces of this number of bytes; 0: in one call."""
        return self.timed_in_pieces if pieces else self.timed

    @property
    def sized(self) -> bool:
        """Do all messages have one length, given by the request?"""
        return self.longest > 0

    @property
    def is_row(self) -> bool:
        """Does it compress blocks of as many messages as it has lanes?"""
        return self.lanes and not self.whole

    @property
    def is_batch(self) -> bool:
        """Does it accept any number of messages of any lengths?"""
        return self.whole and not self.sized


LIBRARY: Final = Kernel("library", "the whole library form")


def named(kernels: Iterable[Kernel]) -> frozenset[str]:
    """The names of kernels."""
    return frozenset(each.name for each in kernels)
