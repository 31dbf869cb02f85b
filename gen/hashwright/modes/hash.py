"""What every hash offers to the rest of hashwright, whatever its mode of operation."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from hashwright.ir import Graph, Var
from hashwright.kernels import Kernel
from hashwright.semantics import Ty


@dataclass(frozen=True, kw_only=True)
class Hash(ABC):
    """A hash or authenticated cipher as mathematics. Subclasses are the modes of operation."""

    family: ClassVar[str]  # names the shell templates
    room: ClassVar[str]  # the package of the mode: see modes/__init__.py
    inner: ClassVar[Kernel | None] = None  # the kernel around which the library form is a shell, if it is

    name: str  # as the command line and the generated symbols spell it
    title: str  # as its authors spell it
    source: str  # the document it is taken from
    vectors: tuple[Any, ...]  # published, one at least

    @property
    @abstractmethod
    def kernels(self) -> Mapping[str, Kernel]:
        """What `make --kernel` can make alone, by name; the first is usual."""

    @abstractmethod
    def functions(self) -> Mapping[str, Graph]:
        """The straight-line pieces that the mode is made of, by name, each as a graph."""

    @abstractmethod
    def principal(self) -> Graph:
        """The function whose steps a schedule's choices name."""

    @property
    @abstractmethod
    def rate_bytes(self) -> int:
        """The bytes of a message that the principal function takes."""

    def preset(self) -> Mapping[Var, int]:
        """The inputs of the principal function that have a fixed value when a message starts."""
        return {}

    def fixed(self, length: int) -> Mapping[Var, int]:
        """The inputs of the principal function that all messages of that many bytes have in common."""
        return {}

    def origins(self, line: str, steps: int) -> Sequence[tuple[int, int]]:
        """Where each word of a line's state after that many steps comes from, in the order of the source.

        That is a step, from 0, and the place among what it makes; or -1, and the place in the incoming state.
        Empty for hashes without a state of words.
        """
        return ()

    def types(self) -> frozenset[Ty]:
        """The types of value that a target must be able to hold."""
        return frozenset(node.ty for graph in self.functions().values() for node in graph.inputs)
