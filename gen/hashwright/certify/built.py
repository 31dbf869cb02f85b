"""What is proved of a request's files, by the compiler flags used."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from hashwright.interface.functions import own
from hashwright.proof.contract.functions import (
    DigestFunction,
    ProvedFunction,
    SelectingFunction,
    Selection,
    proving_of,
)
from hashwright.proof.contract.selectors import selection_of
from hashwright.requests.alternatives import Alternatives, Asked, parts
from hashwright.requests.request import Request
from hashwright.targets.detect import architecture
from hashwright.targets.machine import Target
from hashwright.targets.x86_64.architecture import promised


@dataclass(frozen=True, slots=True)
class Build:
    """One way to compile the files, and what is proved of the code: functions, each with its request."""

    flags: tuple[str, ...]
    functions: tuple[tuple[Request, ProvedFunction], ...]
    selected: Request | None = None  # the kernel that the compiler selects by the flags, if it selects one


def is_for_several(asked: Asked) -> bool:
    """Do its files compile for several architectures?"""
    return isinstance(asked, Alternatives) and (asked.is_compiled or asked.is_guarded)


def builds(asked: Asked, made: str) -> list[Build]:
    """Every way to compile the files for an architecture that differs in what is proved; none if nothing is."""
    kernels = kernels_for(asked, made)
    theirs = [_own(each, asked) for each in kernels]
    if isinstance(asked, Alternatives) and asked.is_compiled:
        found = [Build(_flags(each.target), its, each) for each, its in zip(kernels, theirs, strict=True)]
    else:
        flags = dict.fromkeys(flag for each in kernels for flag in each.flags)
        around = _around(asked, selection_of(asked, made)) if isinstance(asked, Alternatives) else ()
        found = [Build(tuple(flags), (*around, *chain.from_iterable(theirs)))]
    return found if any(each.functions for each in found) else []


def kernels_for(asked: Asked, made: str) -> tuple[Request, ...]:
    """The kernels in code for an architecture, the best first."""
    if not isinstance(asked, Alternatives):
        return (asked,)
    if asked.is_compiled:
        fitting = (each for each in asked.kernels if architecture(each.target.features) in (made, ""))
        return tuple(_reached(fitting))
    return asked.by_architecture.get(made, asked.by_architecture.get("", ()))


def _reached(kernels: Iterable[Request]) -> Iterator[Request]:
    """The kernels up to one that needs nothing but its architecture."""
    for each in kernels:
        yield each
        if each.target.features <= {architecture(each.target.features)}:
            return


def _own(request: Request, asked: Asked) -> tuple[tuple[Request, ProvedFunction], ...]:
    """The functions of a kernel, under the names that they have in its file.

    Where the compiler selects a kernel, states in memory have room for those of all.
    """
    is_selected = bool(request.among) and not request.own
    kernels = [replace(each, among="") for each in (parts(asked) if is_selected else ())]
    of = replace(request, among="") if is_selected else request
    found = {str(each): each for each in proving_of(of.hash).all(of, kernels)}
    return tuple((request, each) for each in found.values())


def _around(asked: Alternatives, selection: Selection | None) -> Iterator[tuple[Request, ProvedFunction]]:
    """The functions that select a kernel, and those of a library above them."""
    if not selection:
        return
    for name in (*(each.name for each in selection.callers), selection.use, selection.target):
        yield asked.first, SelectingFunction(name=name, selection=selection)
    unnamed = replace(asked.first, among="", names={})
    names = {task: name for task, name in asked.first.names.items() if task in own(unnamed)}
    alone = replace(unnamed, names=names)  # without those of functions that select
    for each in proving_of(alone.hash).all(alone):
        if isinstance(each, DigestFunction):
            yield asked.first, replace(each, selection=selection)


def features_for(function: ProvedFunction, request: Request, made: str) -> frozenset[str]:
    """What processors have that execute a function: what selects a kernel at run time needs no feature."""
    selects = isinstance(function, SelectingFunction) or getattr(function, "selection", None)
    return promised(frozenset({made}) if selects else request.target.features)


def _flags(target: Target) -> tuple[str, ...]:
    """The flags that let a compiler use a target's features."""
    if target.emulation:
        return (*target.c_flags, *target.emulation.flags)
    return target.enabling
