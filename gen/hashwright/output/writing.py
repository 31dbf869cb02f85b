"""What a mode provides so that its files can be written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hashwright.emit.go import GoFunction
from hashwright.graph.ir import Graph
from hashwright.lower.order import Listing
from hashwright.modes.part import Part
from hashwright.requests.request import Request
from hashwright.requests.settings import Setting
from hashwright.targets.routine import Routine

Lowered = Mapping[str, tuple[Graph, Setting]]  # by listing: a function, and the settings for it
Listings = Mapping[str, Listing]  # by function
Context = Any  # the template context: a dataclass, whose field `facts` has the counts of the kernels


@dataclass(frozen=True, slots=True)
class Loop:
    """The loop in which a kernel in assembly spends its time."""

    symbol: str  # of its routine
    listing: str  # its instructions, by the name of the function
    bytes: int  # bytes of each message that an iteration processes


@dataclass(frozen=True, slots=True)
class GoCalls:
    """What a function of a Go package calls on a processor."""

    one: str  # a function in assembly
    many: str = ""  # one for several pieces of data at a time, for as many as it can; empty: there is none
    pieces: int = 1  # at a time


@dataclass(frozen=True, slots=True)
class GoKernelCode:
    """A kernel of a Go package that selects kernels at run time."""

    suffix: str  # of the names of its functions
    routines: tuple[tuple[GoFunction, Routine], ...]
    calls: Mapping[str, GoCalls]  # by function of the package
    values: Mapping[str, int] = field(default_factory=dict)  # constants by name, which differ between kernels


@dataclass(frozen=True, slots=True)
class GoWriting:
    """How Go packages are written that select a kernel at run time."""

    template: str  # the first part of the names of its templates: NAME.go.j2, and NAME_generic.go.j2
    kernel: Callable[[Request, Listings], GoKernelCode]
    context: Callable[[Request, Sequence[Context]], Any]  # the template context, from those of the kernels
    values: Mapping[str, int] = field(default_factory=dict)  # the values of the description


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """How files are written."""

    lowered: Callable[[Request], Lowered]  # what is lowered
    # The names of its C templates, without suffixes; by default the same ones for all kernels.
    shell: Callable[[Request], str] = lambda request: f"c/{request.hash.family}"
    context: Callable[[Request, Listings], Context]  # the template context
    shared: Callable[[Sequence[Context], bool], Context]  # that of several kernels, which may be in one file
    # The code in Rust, by inner module; that of the empty name is in the module of the kernel itself.
    rust: Callable[[Request, Context, Listings], Mapping[str, Any]] | None = None
    go: Mapping[str, GoWriting] = field(default_factory=dict)  # by kernel
    routines: Callable[[Request, Listings], Iterator[Routine]]  # the routines for assembly emitters
    loop: Callable[[Request], Loop]


PART: Final = Part(Writing, "hashwright.output.{}.writing", "writing")
writing_of: Final = PART.of
