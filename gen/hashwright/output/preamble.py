"""The head of every generated file, for its template: names, licence, target, and kernels."""

from collections.abc import Mapping
from dataclasses import dataclass

from hashwright.emit.emitters import GAS, ON
from hashwright.files.installed import version
from hashwright.interface.functions import Interface, own, own_kernels
from hashwright.output.statement import statement
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.request import AUTO, Request
from hashwright.targets.detect import architecture
from hashwright.targets.machine import Target
from hashwright.targets.x86_64.architecture import X86_64, has_vex


@dataclass(frozen=True, slots=True)
class FileHead:
    """The context of the templates of every file, besides the context of the mode."""

    name: str  # the first part of its symbols
    is_part: bool  # is it text within another file?
    compiled_for: str  # in C: is the program for the architecture of the kernel? Empty: no condition
    file: str  # its name without the suffix
    label: str  # as in Request
    guard: str  # see guard
    title: str  # of the hash
    source: str  # the document that defines the hash
    command: str  # that generates it
    statement: list[str]  # for reviewers: how it is proved, tested and measured
    spdx: str  # its licence
    copyright: str  # a line below the licence; empty: there is none
    head_text: str  # the user's own text above the licence; empty: there is none
    head_values: Mapping[str, str]  # of its fields, without the name of the file
    target: Target
    vex: bool  # do functions leave the upper halves of vector registers clean?
    kernels: frozenset[str]  # the names of the kernels that it contains, and `library`
    prototypes: Interface  # the functions that its header declares
    assembled: bool  # are inner parts in an assembly file?
    wipes: bool  # is the stack cleared?
    x86_64: str  # in C: is the program for x86-64?
    x86: str  # in C: may it use vector registers of x86-64? Empty: the file is for another architecture
    evex: bool  # are there 32 vector registers?


def head_of(request: Request) -> FileHead:
    """The head of a request's files."""
    isa = architecture(request.target.features)
    return FileHead(
        name=request.name,
        is_part=request.among == AUTO,
        compiled_for="",
        file=request.stem,
        label=request.label,
        guard=guard(request),
        title=request.hash.title,
        source=request.hash.source,
        command=request.command(),
        statement=statement(request, request),
        spdx=request.spdx,
        copyright=request.copyright,
        head_text=request.head_text,
        head_values=_values(request) if request.head_text else {},
        target=request.target,
        vex=has_vex(request.target.features),
        kernels=own_kernels(request),
        prototypes=own(request),
        assembled=request.language == GAS,
        wipes=request.options.get("wipe") == ON,
        x86_64=X86_64.condition,
        x86=f"{X86_64.condition} && {X86_64.vectors}" if isa in ("", X86_64.name) else "",
        evex="avx512vl" in request.target.features,
    )


def _values(request: Request) -> dict[str, str]:
    """The values of the fields of the user's text. `version` differs between versions of hashwright."""
    return {
        "hash": request.hash.title,
        "kernel": request.kernel.name,
        "target": request.asked,
        "command": request.command(),
        "version": version(),
        "licence": request.spdx,
    }


def guard(asked: Asked) -> str:
    """The macro that prevents a second inclusion of a header."""
    first = parts(asked)[0]
    own = first.own if isinstance(asked, Request) else ""
    return "_".join(filter(None, (first.macro, own.upper(), first.beside.upper(), first.chosen, "H")))
