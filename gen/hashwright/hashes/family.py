"""What every hash offers to the rest of hashwright, whatever its mode of operation."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from hashwright.ir import Graph, Var
from hashwright.kernels import Kernel
from hashwright.semantics import Ty


@dataclass(frozen=True, kw_only=True)
class Hash(ABC):
    """A hash or authenticated cipher as mathematics. Subclasses are the modes of operation."""

    family: ClassVar[str]  # names the shell templates
    kernels: ClassVar[Mapping[str, Kernel]]  # what `make --kernel` can make alone, by name; the first is usual
    inner: ClassVar[Kernel | None] = None  # the kernel around which the library form is a shell, if it is

    name: str  # as the command line and the generated symbols spell it
    title: str  # as its authors spell it
    source: str  # the document it is taken from

    @abstractmethod
    def functions(self) -> Mapping[str, Graph]:
        """The straight-line pieces that the mode is made of, by name, each as a graph."""

    @abstractmethod
    def principal(self) -> Graph:
        """The function whose steps a schedule's choices name."""

    def preset(self) -> Mapping[Var, int]:
        """The inputs of the principal function that have a fixed value when a message starts."""
        return {}

    @property
    def fits_planes(self) -> bool:
        """Can bit planes hold its state?"""
        return True

    def types(self) -> frozenset[Ty]:
        """The types of value that a target must be able to hold."""
        return frozenset(node.ty for graph in self.functions().values() for node in graph.inputs)
