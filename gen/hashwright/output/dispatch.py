"""The template contexts of kernels for several targets, linked together or compiled from one file."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.emitters import GAS
from hashwright.emit.prototypes import Parameter, Prototype
from hashwright.graph.semantics import Ty
from hashwright.interface.functions import all_kernels, own, public
from hashwright.output.preamble import FileHead, guard
from hashwright.output.statement import statement
from hashwright.output.writing import Context, writing_of
from hashwright.requests.alternatives import Alternatives
from hashwright.requests.request import Request
from hashwright.targets import TARGETS
from hashwright.targets.detect import ARCHITECTURES, architecture, askable
from hashwright.targets.features import Family
from hashwright.targets.machine import Target

# The pointers of programs for which there is assembly: not those of x32, arm64_32, and CHERI.
POINTERS: Final = "(!defined(__SIZEOF_POINTER__) || __SIZEOF_POINTER__ == 8)"
TITLES: Final = {True: "the compiler's target", False: "several targets, selected at run time"}


@dataclass(frozen=True, slots=True)
class SelectableKernel:
    """A kernel that the program can select."""

    target: str
    name: str  # the first part of its symbols
    header: str
    needs: tuple[str, ...]  # features, in the template's spelling
    slower_on: tuple[Family, ...]
    late: tuple[str, ...]  # features that early versions of gcc do not know: the kernel is not for them


@dataclass(frozen=True, slots=True)
class Dispatched:
    """A function that every kernel has."""

    prototype: Prototype
    state: str  # the parameter with the number of the kernel that started the message; empty: there is none


@dataclass(frozen=True, slots=True)
class Several:
    """An additional context of the templates of files around several kernels."""

    alternatives: tuple[str, ...]  # the targets' names, the best first
    is_everywhere: bool  # does one of them run on every processor that can run the file?


@dataclass(frozen=True, slots=True)
class Branches:
    """The context of a file in which the compiler selects a kernel."""

    branches: list[tuple[str, str]]  # see branches
    library: str  # the part that all kernels share


@dataclass(frozen=True, slots=True)
class ArchitectureKernels:
    """The kernels from which programs for one architecture select, for the template."""

    isa: str
    condition: str  # in C: is the program for it? Empty: for every other architecture
    detected: Mapping[str, object]  # by feature: how the program detects it
    late: Mapping[str, int]  # by feature that makes a kernel late: the first version of gcc that knows it
    families: tuple[Family, ...]  # processors on which a kernel is slower than another
    choices: list[SelectableKernel]
    alone: list[int]  # see _alone
    calls: Mapping[str, list[str]]  # by function: the call of each kernel's, in C


@dataclass(frozen=True, slots=True)
class Choosing:
    """The context of a file that selects a kernel at run time."""

    processors: list[ArchitectureKernels]  # by architecture, the one without a condition last
    alone: bool  # may another kernel hash a single message?
    variable: str  # the environment variable that names a target; empty: there is none
    called: Mapping[str, Dispatched]  # the functions of the kernels


def head(first: FileHead, asked: Alternatives) -> FileHead:
    """The head of the files around all kernels, from the head of the first kernel."""
    return replace(
        first,
        name=asked.name,
        file=asked.stem,
        guard=guard(asked),
        statement=statement(asked, None),
        target=Target(asked.first.among, TITLES[asked.is_compiled], frozenset(), ()),
        is_part=False,
        kernels=all_kernels(asked.first),
        prototypes=public(asked.first),
    )


def head_of_kernel(own: FileHead, request: Request, asked: Alternatives) -> FileHead:
    """The head of a kernel's own file, which is compiled only for its architecture."""
    isa = architecture(request.target.features)
    kernels = asked.by_architecture[isa]
    late = frozenset(_late(request, isa, kernels))
    condition = _served(isa, kernels, late) if asked.is_guarded or late else ""
    return replace(own, compiled_for=condition, statement=statement(asked, request))


def several(asked: Alternatives) -> Several:
    return Several(
        alternatives=tuple(each.target.name for each in asked.kernels),
        is_everywhere=all(
            any(each.target.features <= {isa} for each in kernels)
            for isa, kernels in asked.by_architecture.items()
        ),
    )


def shared(asked: Alternatives, contexts: Sequence[Context]) -> Context:
    """The context of the files around all kernels, from the contexts of the kernels."""
    targets = ", ".join(each.target.name for each in asked.kernels)
    facts = [f"Kernels, the best first: {targets}.", *_facts(asked, contexts)]
    return replace(writing_of(asked.hash).shared(contexts, asked.is_compiled), facts=facts)


def _facts(asked: Alternatives, contexts: Sequence[Context]) -> list[str]:
    """The facts about the kernels in the file; files with one kernel have their own."""
    if not asked.is_compiled:
        return []
    rows = zip(asked.kernels, contexts, strict=True)
    return [line for request, each in rows for line in (f"{request.target.name}:", *each.facts)]


def branches(asked: Alternatives, texts: Iterable[str]) -> list[tuple[str, str]]:
    """Each kernel, with the condition under which the compiler selects it; an empty one is always true."""
    return [(_condition(each), text) for each, text in zip(asked.kernels, texts, strict=True)]


def _condition(request: Request) -> str:
    features = request.target.features
    own = ARCHITECTURES.get(architecture(features))
    if not own:
        return ""
    more = sorted(features - {own.name})
    asked = [f"defined({own.macro(each)})" for each in more]
    kept = [own.little] if more and own.little else []
    apart = request.target.c_apart
    asked += [f"(!({apart.compilers}) || defined({apart.macro}))"] if apart else []
    slower_on = () if request.setting().abreast else request.target.slower_on
    others = [f"!defined({name})" for each in slower_on for name in each.macros]
    return " && ".join([f"({own.served()})", *kept, *asked, *others])


def choosing(asked: Alternatives) -> Choosing:
    """The context of the file that selects a kernel."""
    return Choosing(
        processors=[_processors(isa, kernels) for isa, kernels in asked.by_architecture.items()],
        alone=asked.kernel.is_batch,
        variable=asked.variable,
        called={
            name: Dispatched(prototype, next((each.name for each in prototype.parameters if each.is_state), ""))
            for name, prototype in public(asked.first).items()
            if name in own(asked.first)
        },
    )


def _served(isa: str, kernels: Iterable[Request], features: frozenset[str] = frozenset()) -> str:
    """In C: can a program use these kernels, all of a list's for the architecture? Empty: every program can.

    And does the compiler know these features? If one of the kernels needs vector registers, a program that must
    not use any can use none of them. If one is assembly, neither can a program for which there is none.
    """
    if not isa:
        return ""
    kernels, own = list(kernels), ARCHITECTURES[isa]
    types = {unit.ty for each in kernels for unit in each.target.units}
    condition = own.served(not types <= {Ty.U32, Ty.U64}, features)
    if all(each.language != GAS for each in kernels):
        return condition
    return " && ".join([f"({condition})", POINTERS, *([own.little] if own.little else [])])


def _processors(isa: str, kernels: Sequence[Request]) -> ArchitectureKernels:
    used = {name for each in kernels for name in each.target.features - {isa}}
    choices = [_choice(each, isa, kernels) for each in kernels]
    functions = [own(each) for each in kernels]
    return ArchitectureKernels(
        isa=isa,
        condition=_served(isa, kernels),
        detected={name: how for name, how in askable(isa).items() if name in used},
        late={name: gcc for each in kernels for name, gcc in _late(each, isa, kernels).items()},
        families=tuple(dict.fromkeys(family for each in choices for family in each.slower_on)),
        choices=choices,
        alone=_alone(kernels),
        calls={name: [_call(each[name]) for each in functions] for name in functions[0]},
    )


def _alone(kernels: Sequence[Request]) -> list[int]:
    """The numbers of the kernels of batches in the order of preference for a single message, the best first."""
    preferred, names = list(TARGETS), [each.target.name for each in kernels]
    return sorted(range(len(names)), key=lambda i: preferred.index(names[i]), reverse=True)


def _late(request: Request, isa: str, kernels: Sequence[Request]) -> Mapping[str, int]:
    """The features of a kernel that early versions of gcc do not know, with the first one that does.

    The last kernel is for all versions, so that each program has one.
    """
    return ARCHITECTURES[isa].late(request.target.features) if request != kernels[-1] else {}


def _choice(request: Request, isa: str, kernels: Sequence[Request]) -> SelectableKernel:
    target = request.target
    needs = [name for name in askable(isa) if name in target.features]
    slower_on = () if request.setting().abreast and not request.kernel.is_batch else target.slower_on
    late = tuple(_late(request, isa, kernels))
    return SelectableKernel(target.name, request.name, f"{request.stem}.h", tuple(needs), slower_on, late)


def _call(function: Prototype) -> str:
    return f"{function.name}({', '.join(map(_argument, function.parameters))})"


def _argument(parameter: Parameter) -> str:
    """An argument of the call of a kernel; its state is in ours.

    It is the pointer in a variable, since gcc's -Wstrict-aliasing=1 warns of casts of what has a type.
    """
    return f"({parameter.type})words" if parameter.is_state else parameter.name
