"""The functions that the files of a request declare, and the functions that a program calls."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.emit.emitters import C
from hashwright.emit.prototypes import Parameter, Prototype
from hashwright.modes.kernel import LIBRARY, named
from hashwright.modes.part import Part
from hashwright.requests.alternatives import Alternatives, Asked
from hashwright.requests.request import Request

TARGET: Final = "const char *{}"  # its name, or NULL

Interface = Mapping[str, Prototype]  # by the task of the function


@dataclass(frozen=True, slots=True)
class Declaring:
    """How the C functions of a mode are declared."""

    # The functions that a program calls, in their order, of a library whose symbols start with that name and
    # which contains the kernels with these names.
    functions: Callable[[Request, str, Collection[str]], Interface]


PART: Final = Part(Declaring, "hashwright.interface.{}", "interface")
declaring_of: Final = PART.of


def own(request: Request) -> Interface:
    """The functions of a request's own files."""
    return declaring_of(request.hash).functions(request, request.name, held(request))


def held(request: Request) -> frozenset[str]:
    """The names of the kernels in its own files, with the library if they contain it."""
    if request.kernel == LIBRARY and request.among:
        return named(request.hash.kernels.values())  # the library calls the kernels of all targets
    if request.kernel == LIBRARY and request.language != C and request.hash.inner:
        return named({LIBRARY})  # it calls functions of assembly files
    return held_together(request)


def public(request: Request) -> Interface:
    """The functions that a program calls, which are the same for each of several kernels."""
    name = request.public_name
    found = declaring_of(request.hash).functions(request, name, held_together(request))
    if not request.own:
        return found
    selector = "_".join(filter(None, (name, request.beside)))
    use = Prototype("int", f"{selector}_use", (Parameter(TARGET, "target"),))
    return {**found, "use": use, "target": Prototype("const char *", f"{selector}_target")}


def held_together(request: Request) -> frozenset[str]:
    """The same for the files of all targets of the list."""
    if request.kernel == LIBRARY:
        return named({LIBRARY, *request.hash.kernels.values()})
    return named({request.kernel}) | {*request.kernel.around}


def declared(asked: Asked) -> Iterator[Prototype]:
    """The functions of all headers of a request."""
    if not isinstance(asked, Alternatives):
        yield from own(asked).values()
        return
    yield from public(asked.first).values()
    if not asked.is_compiled:
        for each in asked.kernels:
            yield from own(each).values()
