"""The interface of every hash to the rest of hashwright, whatever its mode of operation."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from hashwright.graph.ir import Graph, Var
from hashwright.graph.semantics import Ty
from hashwright.modes.kernel import LIBRARY, Kernel


@dataclass(frozen=True, kw_only=True)
class Hash(ABC):
    """A hash or authenticated cipher as mathematics. Subclasses are the modes of operation."""

    family: ClassVar[str]  # names the shell templates
    room: ClassVar[str]  # the module of the mode, or its package: see modes/__init__.py
    inner: ClassVar[Kernel | None] = None  # the kernel that the library form calls, if any

    name: str  # as the command line and the generated symbols spell it
    title: str  # as its authors spell it
    source: str  # the document it is taken from
    vectors: tuple[Any, ...]  # published vectors, at least one

    @property
    @abstractmethod
    def kernels(self) -> Mapping[str, Kernel]:
        """The kernels that `make --kernel` can generate alone, by name, the default of `bench` first."""

    @abstractmethod
    def functions(self) -> Mapping[str, Graph]:
        """The straight-line parts of the mode as graphs, by name."""

    @abstractmethod
    def principal(self) -> Graph:
        """The function to whose steps a schedule's choices apply."""

    def parts(self, kernel: Kernel) -> Sequence[Kernel]:
        """The kernels that a library is made of; none if its functions are not kernels."""
        return [each for each in self.kernels.values() if each.function and kernel == LIBRARY]

    @property
    @abstractmethod
    def rate_bytes(self) -> int:
        """The bytes of a message that one call of the principal function processes."""

    def preset(self) -> Mapping[Var, int]:
        """The inputs of the principal function with a fixed value at the start of a message."""
        return {}

    def fixed(self, length: int) -> Mapping[Var, int]:
        """The inputs of the principal function with the same value for all messages of this number of bytes."""
        return {}

    def origins(self, line: str, steps: int) -> Sequence[tuple[int, int]]:
        """The origin of each word of a line's state after a number of steps, in the order of the source.

        An origin is a step, counted from 0, and the index among its results; or -1, and the index in the
        incoming state. Empty for hashes without a state of words.
        """
        return ()

    def types(self) -> frozenset[Ty]:
        """The types of values that a target must support."""
        return frozenset(node.ty for graph in self.functions().values() for node in graph.inputs)
