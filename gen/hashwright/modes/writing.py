"""What the room of a mode knows of writing files."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hashwright.choices import Setting
from hashwright.code import Routine
from hashwright.ir import Graph
from hashwright.lower.order import Listing
from hashwright.prototypes import Prototype, Struct
from hashwright.request import Request

Graphs = Mapping[str, Graph]  # by name
Interface = Mapping[str, Prototype]  # by what the function does
Listings = Mapping[str, Listing]  # by function
Context = Any  # of the templates: a dataclass, whose field `facts` says what is counted of the kernels


def nothing_more(request: Request) -> Mapping[str, tuple[Graph, Setting]]:
    """The further listings of a mode whose kernels are all lowered with the setting of the request."""
    return {}


def no_structs(request: Request, context: Context) -> Mapping[str, Struct]:
    """Those of a mode whose functions take none."""
    return {}


def of_family(request: Request) -> str:
    """The templates of a mode whose kernels all stand in the same ones."""
    return f"c/{request.hash.family}"


@dataclass(frozen=True, slots=True)
class Loop:
    """The loop in which a kernel in assembly spends its time."""

    symbol: str  # of its routine
    bytes: int  # of each message that an iteration takes


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """How files are written."""

    # The functions that a program calls, in their order: of a library whose symbols start with that name, and
    # which holds the kernels of these names.
    interface: Callable[[Request, str, Collection[str]], Interface]
    functions: Callable[[Request, Graphs], Graphs]  # all that are lowered, from the hash's as they are stored
    more: Callable[[Request], Mapping[str, tuple[Graph, Setting]]] = nothing_more  # listings: of what, and how
    shell: Callable[[Request], str] = of_family  # the templates of its C files, without their ends
    context: Callable[[Request, Listings], Context]  # of the templates
    shared: Callable[[Sequence[Context], bool], Context]  # of several kernels, which may be in one file
    structs: Callable[[Request, Context], Mapping[str, Struct]] = no_structs  # that functions take, by C type
    routines: Callable[[Request, Listings], Iterator[Routine]]  # what assembly emitters write
    loop: Callable[[Request], Loop]
