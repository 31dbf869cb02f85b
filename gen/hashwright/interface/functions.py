"""The functions that the files of a request declare, and the functions that a program calls."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.emitters import C
from hashwright.emit.prototypes import Parameter, Prototype
from hashwright.errors import UserError, unknown
from hashwright.modes.kernel import LIBRARY, named
from hashwright.modes.part import Part
from hashwright.requests.alternatives import Alternatives, Asked
from hashwright.requests.request import Request

WORD: Final = re.compile(r"[A-Za-z_]\w*")
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
    found = declaring_of(request.hash).functions(request, request.name, own_kernels(request))
    if request.own:
        return found
    named = public(request)
    return {key: named[key] for key in found}


def own_kernels(request: Request) -> frozenset[str]:
    """The names of the kernels in its own files, with the library if they contain it."""
    if request.kernel == LIBRARY and request.among:
        return named(request.hash.kernels.values())  # the library calls the kernels of all targets
    if request.kernel == LIBRARY and request.language != C and request.hash.inner:
        return named({LIBRARY})  # it calls functions of assembly files
    return all_kernels(request)


def public(request: Request) -> Interface:
    """The functions that a program calls: the same ones, whichever of several kernels is selected."""
    name = request.public_name
    found = declaring_of(request.hash).functions(request, name, all_kernels(request))
    if not request.own:
        return _named(request, found)
    selector = "_".join(filter(None, (name, request.beside)))
    use = Prototype("int", f"{selector}_use", (Parameter(TARGET, "target"),))
    target = Prototype("const char *", f"{selector}_target")
    return _named(request, {**found, "use": use, "target": target})


def _named(request: Request, found: Interface) -> Interface:
    """The functions with the names that the user chose.

    Raises UserError if there is no such function, or if a name has another meaning in the files.
    """
    if not request.names:
        return found
    made = {key: replace(each, name=request.names.get(key, each.name)) for key, each in found.items()}
    names = [each.name for each in made.values()]
    words = {word for each in found.values() for word in WORD.findall(f"{each.returns} {each.parameters}")}
    for key, name in request.names.items():
        if key not in found:
            raise unknown("function", key, found, f"--kernel {request.kernel}")
        if names.count(name) > 1:
            raise UserError(f"--name gives '{name}' to two functions; write another name for '{key}'")
        if name in words:
            raise UserError(f"'{name}' is a type or a parameter in the header; write another name for '{key}'")
    return made


def symbols(request: Request) -> Mapping[str, str]:
    """The names that the user chose for functions of a request's own files, by the names that they replace."""
    found = (
        {} if request.own else declaring_of(request.hash).functions(request, request.name, own_kernels(request))
    )
    return {found[key].name: name for key, name in request.names.items() if key in found}


def all_kernels(request: Request) -> frozenset[str]:
    """The names of the kernels in the files of all targets of the list."""
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
