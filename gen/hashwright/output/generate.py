"""Generates the files of a request in memory."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from hashwright.emit import cpp, gas, plan9
from hashwright.emit.emitters import CPP, GAS, GO, OBJ, OPTIONS, RUST, C
from hashwright.emit.go import Go, camel, statements
from hashwright.emit.own import prefixed
from hashwright.emit.peachpy import object_file
from hashwright.emit.shell import fields_of, is_there, render
from hashwright.emit.tidy import Language, fitted, without_idle_includes
from hashwright.errors import UserError
from hashwright.files.plan import Plan
from hashwright.interface.functions import own, symbols
from hashwright.lower.order import Listing
from hashwright.lower.permutation import moved
from hashwright.modes.kernel import LIBRARY, named
from hashwright.output import dispatch, go_packages, rust_modules
from hashwright.output.preamble import FileHead, head_of
from hashwright.output.writing import Context, writing_of
from hashwright.requests.alternatives import Alternatives, Asked, parts, told_apart
from hashwright.requests.banner import head_comment
from hashwright.requests.pipeline import Lower, before, lower
from hashwright.requests.registry import MOVES
from hashwright.requests.request import Request
from hashwright.targets.detect import ARCHITECTURES, architecture
from hashwright.targets.go import constraint
from hashwright.targets.routine import Routine

LANGUAGES: Final = {  # by the ends of the names of templates
    ".c.j2": Language.C,
    ".h.j2": Language.C,
    ".S.j2": Language.ASSEMBLY,
    ".rs.j2": Language.RUST,
    ".go.j2": Language.GO,
    ".s.j2": Language.GO,
}

# The files besides Go assembly, by their suffixes: the function that a program calls, the declaration
# of the assembly, and the description for other processors.
GO_FILES: Final = {".go": "blocks.go", "_asm.go": "asm.go", "_generic.go": "generic.go"}


UNCOVERED: Final = "`hashwright prove` and `hashwright verify` do not cover this module."

Files = dict[str, bytes]  # by name


@dataclass(frozen=True, slots=True)
class Made:
    """The files of a request, and the listings in them, by function."""

    plan: Plan
    listings: Mapping[str, Listing]


def generate(asked: Asked) -> Plan:
    """The files of a request.

    >>> from hashwright import generate, resolve
    >>> list(generate(resolve("md5", "portable")).files)
    ['md5.h', 'md5.c']
    """
    return make(asked).plan


def templates(asked: Asked) -> dict[str, str]:
    """The template of each of the files, by file name."""
    first = parts(asked)[0]
    if first.is_selected_by_go:
        return go_packages.templates(asked)
    if first.emitter == GO:
        own = {f"{each.stem}_asm.s": "go/asm.s.j2" for each in parts(asked)}
        return own | {f"{asked.stem}{end}": f"go/{template}.j2" for end, template in GO_FILES.items()}
    if first.emitter == RUST:
        module = _module(first)
        exports = f"{module.removesuffix('.rs.j2')}_exports.rs.j2"
        has_exports = is_there(exports) and not isinstance(asked, Alternatives)
        return {f"{asked.stem}.rs": module, **({f"{asked.stem}_exports.rs": exports} if has_exports else {})}
    if first.emitter == CPP:
        return {f"{asked.stem}.hpp": f"{_shell(first)}.h.j2", f"{asked.stem}.cpp": f"{_shell(first)}.c.j2"}
    return _in_c(asked)


def _files(asked: Asked) -> dict[str, str]:
    """The template of each file that is rendered."""
    return _in_c(asked) if parts(asked)[0].emitter == CPP else templates(asked)


def _module(request: Request) -> str:
    """The template of a Rust module. Raises UserError if there is none."""
    template = f"{_shell(request).replace('c/', 'rust/')}.rs.j2"
    if not is_there(template):
        raise UserError(f"{request.hash.title} has no Rust module; leave --emitter out")
    return template


def _in_c(asked: Asked) -> dict[str, str]:
    """The templates of the kernels."""
    if not isinstance(asked, Alternatives):
        return _templates(asked)
    kernels = {} if asked.is_compiled else {k: v for each in asked.kernels for k, v in _templates(each).items()}
    return _around(asked) | kernels


def _shell(request: Request) -> str:
    """The templates of its C files, without their suffixes."""
    return writing_of(request.hash).shell(request)


def _templates(request: Request) -> dict[str, str]:
    header = {f"{request.stem}.h": f"{_shell(request)}.h.j2"}
    c = {f"{request.stem}.c": f"{_shell(request)}.c.j2"}
    if request.language == C:
        return header | c
    if request.emitter == OBJ:
        return header | {f"{request.stem}.o": ""}  # an object file has no template
    template = f"gas/{request.setting().machine.assembly.name}.S.j2"
    if is_called(request):  # the stem of the assembly file must differ from that of the C file beside it
        return header | {f"{request.stem}_blocks.S": template} | c
    return header | {f"{request.stem}.S": template}


def is_called(request: Request) -> bool:
    """Is the inner part of the request assembly, and the rest C? With several targets, the library is in C."""
    is_library = request.kernel == LIBRARY and not request.among
    return is_library or request.kernel.whole or request.hash.inner is None


def _around(asked: Alternatives) -> dict[str, str]:
    """The templates of the files that several kernels have in common."""
    shell = _shell(asked.first)
    found = {f"{asked.stem}.h": f"{shell}.h.j2"}
    if asked.is_compiled:
        return found | {f"{asked.stem}.c": "c/auto.c.j2"}
    if _is_over_blocks(asked):
        found[f"{asked.stem}.c"] = f"{shell}.c.j2"
    return found | {f"{asked.stem}_dispatch.c": "c/dispatch.c.j2"}


def _is_over_blocks(asked: Asked) -> bool:
    """Is the library one part above the kernels of all targets?"""
    return asked.kernel == LIBRARY and asked.hash.inner is not None


def sources(asked: Asked) -> list[str]:
    """The files that a compiler compiles or links, for callers in C. Raises UserError if there are none."""
    if parts(asked)[0].emitter == GO:
        raise UserError(f"a C compiler cannot read Go; write --emitter {GAS}, which has the same instructions")
    if parts(asked)[0].emitter == CPP:
        raise UserError("functions of C++ have no names in C; write --emitter c, which has the same code")
    if parts(asked)[0].emitter == RUST:
        found = list(templates(asked))[1:]
        if not found:
            which = "for several targets" if isinstance(asked, Alternatives) else f"of {asked.hash.title}"
            raise UserError(f"no C interface is written for Rust {which}; write --emitter c")
        return found
    return [name for name in _in_c(asked) if not name.endswith(".h")]


def make(asked: Asked, lower: Lower = lower) -> Made:
    """The files of a request, and the listings of their kernels.

    A caller that generates many requests with common kernels may pass a `lower` that caches.
    """
    first, is_one = parts(asked)[0], isinstance(asked, Request)
    kernels = [_kernel(each, lower) for each in parts(asked)]
    if first.is_selected_by_go:
        files = _in_go_package(asked, kernels)
    elif first.emitter == GO:
        files = _in_go(asked, kernels)
    elif first.emitter == RUST:
        files = _in_rust(asked, kernels)
    else:
        files = _several(asked, kernels) if isinstance(asked, Alternatives) else _one(kernels[0])
        files = _in_cpp(asked, files) if first.emitter == CPP else files
    listings = {
        name if is_one else told_apart(each.request, name): listing
        for each in kernels
        for name, listing in each.listings.items()
    }
    return Made(Plan(files), listings)


@dataclass(frozen=True, slots=True)
class _Kernel:
    """One of the kernels of the files."""

    request: Request
    listings: Mapping[str, Listing]  # by function
    context: Context


def _kernel(request: Request, lower: Lower) -> _Kernel:
    listings = lower_all(request, lower)
    context, chosen = writing_of(request.hash).context(request, listings), symbols(request)
    return _Kernel(request, listings, replace(context, facts=[_named(line, chosen) for line in context.facts]))


def _around_all(asked: Asked, kernels: Sequence[_Kernel]) -> tuple[FileHead, Context]:
    """The contexts of the templates of what all kernels have in common."""
    head, contexts = head_of(kernels[0].request), [each.context for each in kernels]
    if isinstance(asked, Alternatives):
        return dispatch.head(head, asked), dispatch.shared(asked, contexts)
    return head, contexts[0]


def _in_cpp(asked: Asked, made: Mapping[str, bytes]) -> Files:
    """The files of the kernels in one C++ file and its header; the kernels precede what calls them."""
    texts = {name: content.decode() for name, content in made.items()}
    public, namespace = f"{asked.stem}.h", parts(asked)[0].public_name
    headers = {name: text for name, text in texts.items() if name.endswith(".h")}
    around = [*_around(asked)] if isinstance(asked, Alternatives) else []
    ordered = (*(name for name in texts if name not in around), *around)
    header, source = templates(asked)
    files = {
        header: cpp.header(headers.pop(public), namespace),
        source: cpp.source(
            [texts[name] for name in ordered if name.endswith(".c")], headers, header, namespace
        ),
    }
    return {name: text.encode() for name, text in files.items()}


def _several(asked: Alternatives, made: Sequence[_Kernel]) -> Files:
    """The files of every kernel, and their common files. The names of functions include the targets."""
    values = [
        fields_of(
            dispatch.head_of_kernel(head_of(each.request), each.request, asked), each.context, *_assembly(each)
        )
        for each in made
    ]
    head, context = _around_all(asked, made)
    shell, above = f"{_shell(asked.first)}.c.j2", fields_of(replace(head, kernels=named({LIBRARY})), context)
    kernels: dict[str, bytes] = {}
    how: dispatch.Branches | dispatch.Choosing
    if asked.is_compiled:
        texts = [_text(shell, each).strip("\n") for each in values]
        library = _text(shell, above) if _is_over_blocks(asked) else ""
        how = dispatch.Branches(dispatch.branches(asked, texts), library)
    else:
        for request, each in zip(asked.kernels, values, strict=True):
            kernels |= {name: _file(name, template, each) for name, template in _templates(request).items()}
        how = dispatch.choosing(asked)
    shared = fields_of(head, context, dispatch.several(asked), how)
    around = {
        name: _file(name, template, above if template == shell else shared)
        for name, template in _files(asked).items()
        if name not in kernels
    }
    return around | kernels


def _one(made: _Kernel) -> Files:
    request = made.request
    values = fields_of(head_of(request), made.context, *_assembly(made))
    files = {name: _file(name, template, values) for name, template in _files(request).items() if template}
    if request.emitter == OBJ:
        code = routines(request, made.listings)
        files |= {name: object_file(code, request.options["format"]) for name in sources(request)}
    return files


def _text(template: str, values: Mapping[str, Any]) -> str:
    """The text of a template with a context, with only the headers that it needs."""
    return without_idle_includes(render(template, values).decode(), values["target"].includes)


def _file(name: str, template: str, values: Mapping[str, Any]) -> bytes:
    """The bytes of a file, with the user's text at its top, and without lines that are too long."""
    language = LANGUAGES["".join(Path(template).suffixes)]
    text = _text(template, values)
    if template.endswith(".c.j2"):
        text = prefixed(text, values["label"], Path(name).stem)
    text = fitted(text, language)
    return (head_comment(values["head_text"], values["head_values"], name) + text).encode()


def routines(request: Request, listings: Mapping[str, Listing]) -> tuple[Routine, ...]:
    """The functions as machine code, for emitters of assembly."""
    made = tuple(writing_of(request.hash).routines(request, listings))
    setting = request.setting()
    moves = MOVES.of(setting.schedule)
    made = moved(made, moves, setting.machine) if moves else made
    chosen = symbols(request)
    return tuple(
        replace(each, symbol=chosen.get(each.symbol, each.symbol), prototype=_named(each.prototype, chosen))
        for each in made
    )


def _named(text: str, chosen: Mapping[str, str]) -> str:
    """The text with the names that the user chose for functions."""
    return re.sub(r"\w+", lambda word: chosen.get(word[0], word[0]), text)


def _in_go(asked: Asked, kernels: Sequence[_Kernel]) -> Files:
    """A kernel in Go, for one target or several."""
    constraints = tuple(
        constraint(each.request.setting().machine.assembly.name, each.request.target.features)
        for each in kernels
    )
    files: dict[str, bytes] = {}
    for number, each in enumerate(kernels):
        go, name = _go(each, constraints, number), f"{each.request.stem}_asm.s"
        files[name] = _file(name, "go/asm.s.j2", fields_of(head_of(each.request), each.context, go))
    values = fields_of(*_around_all(asked, kernels), go)
    others = {name: template for name, template in templates(asked).items() if name not in files}
    return files | {name: _file(name, template, values) for name, template in others.items()}


def _go(kernel: _Kernel, constraints: tuple[str, ...], number: int) -> Go:
    """The additional context of the templates of Go, for one of the kernels, ordered by preference."""
    request = kernel.request
    isa = request.setting().machine.assembly
    (made,) = routines(request, kernel.listings)
    graph = before("cover", request.hash.principal(), request.elsewhere())
    lines, results = statements(graph)
    name = made.symbol.removeprefix(f"{request.name}_")
    abreast, _, rest = name.partition("_")
    return Go(
        package=request.public_name,
        function=camel(name),
        exported=abreast.capitalize() if rest else "",
        constraint=" && ".join((constraints[number], *(f"!{each}" for each in constraints[:number]))),
        constraints=constraints,
        stored=tuple(map(str, graph.outputs)),
        message=tuple(str(node.attr) for node in graph.inputs if node.attr not in graph.outputs),
        statements=lines,
        results=results,
        routine=plan9.written(made, isa.name, isa.stack),
        is_x86=isa.name == "x86_64",
        counts=gas.counted(made),
    )


def _in_go_package(asked: Asked, kernels: Sequence[_Kernel]) -> Files:
    """A package in Go that selects a kernel at run time."""
    written = go_packages.writing(asked.hash, asked.kernel)
    codes = [written.kernel(each.request, each.listings) for each in kernels]
    own = written.context(kernels[0].request, [each.context for each in kernels])
    several = fields_of(*_around_all(asked, kernels), go_packages.package(asked, own.functions))
    processors = {
        f"{asked.stem}_{name}.go": each for name, each in go_packages.processors(asked, codes).items()
    }
    files: dict[str, bytes] = {}
    for each, code in zip(kernels, codes, strict=True):
        values = fields_of(head_of(each.request), each.context, go_packages.assembly(each.request, code))
        name = f"{each.request.stem}_asm.s"
        files[name] = _file(name, templates(asked)[name], values)
    for name, template in templates(asked).items():
        if name not in files:
            values = {**several, "own": own, "processor": processors.get(name)}
            files[name] = _file(name, template, values)
    return files


def _in_rust(asked: Asked, kernels: Sequence[_Kernel]) -> Files:
    """The Rust module of a request, with the kernels of all its targets."""
    (name, template), *others = templates(asked).items()
    texts: list[str] = []
    for each in kernels:
        request, context = each.request, each.context
        head = replace(head_of(request), is_part=True)
        found = rust_modules.rust_parts(request, context, each.listings)
        inner = {
            place: rust_modules.with_imports(
                _part(f"rust/{request.hash.family}.rs.j2", fields_of(head, context, part)),
                request.target,
                part.arch,
            )
            for place, part in found.items()
        }
        *_, part = found.values()
        around = rust_modules.around(request, inner)
        texts.append(inner.get("") or _part(template, fields_of(head, context, around)))
    head, context = _around_all(asked, kernels)
    if not others:
        head = replace(head, statement=[UNCOVERED])
    values = fields_of(head, context, part, rust_modules.modules(asked, texts))
    return {each: _file(each, other, values) for each, other in [(name, template), *others]}


def _part(template: str, values: Mapping[str, Any]) -> str:
    """The text of a part of a file."""
    return render(template, values).decode().strip("\n")


@dataclass(frozen=True, slots=True)
class Assembly:
    """The additional context of the templates of assembly."""

    options: Mapping[str, str]  # of the emitter
    stack_of_routines: int  # the most bytes that one uses
    arch: str  # the assembler's name of the target's features
    architecture: str  # by name
    condition: str  # in the preprocessor: is it assembled for the architecture?
    routines: tuple[gas.RoutineText, ...]
    counts: list[str]  # a sentence for each


def _assembly(kernel: _Kernel) -> list[Assembly]:
    """The context of the templates of assembly; empty if there is none."""
    request = kernel.request
    if request.language != GAS:
        return []
    made = routines(request, kernel.listings)
    isa = request.setting().machine.assembly
    served = ARCHITECTURES[architecture(request.target.features)]
    options = {
        name: value
        for name, value in request.options.items()
        if not OPTIONS[name].isas or isa.name in OPTIONS[name].isas
    }
    declared = {*symbols(request), *(each.name for each in own(request).values())}
    return [
        Assembly(
            options=options,
            stack_of_routines=max(each.stack + each.align for each in made),
            arch=request.target.arch,
            architecture=served.name,
            condition=served.condition,
            routines=tuple(gas.written(each, isa, served.conventions, options, declared) for each in made),
            counts=[gas.counted(each) for each in made],
        )
    ]


def lower_all(request: Request, lower: Lower = lower) -> dict[str, Listing]:
    """The listings of a request, by name."""
    lowered = writing_of(request.hash).lowered(request)
    return {name: lower(graph, setting) for name, (graph, setting) in lowered.items()}
