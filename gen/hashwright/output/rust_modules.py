"""Rust modules without C: the kernels of a request in one file, and the choice among them."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from hashwright.errors import UserError
from hashwright.output.writing import Context, Listings, writing_of
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.registry import BARRIERS, CACHE
from hashwright.requests.request import Request
from hashwright.targets.features import Family
from hashwright.targets.machine import Target
from hashwright.targets.rust import (
    MSRV,
    rust_architecture,
    rust_clearing,
    rust_condition,
    rust_features,
    rust_in_vectors,
    rust_module,
    rust_preserved,
)


@dataclass(frozen=True, slots=True)
class RustKernel:
    """The module of a kernel, for the template around all of them."""

    target: str
    title: str
    module: str  # its name
    variant: str  # of the enumeration of kernels
    condition: str  # of the compiler's target, for #[cfg]; empty: any
    features: tuple[str, ...]
    conditions: tuple[str, ...]  # under which it is the best one, in Rust
    is_last: bool  # is it the choice for processors without the features of the others?
    text: str


@dataclass(frozen=True, slots=True)
class RustModules:
    """Further data for the templates of Rust."""

    modules: tuple[RustKernel, ...]  # the best first
    detectors: Mapping[str, str]  # by architecture: the macro of std that detects features
    wrong: Sequence[str]  # in #[cfg]: for which programs are kernels wrong?
    has_families: bool  # does the choice depend on the processor's family?
    unsupported: str  # in #[cfg]: may a processor support no kernel? Empty: each supports one
    supported: str  # in #[cfg]: are there kernels for the compiler's target? Empty: for any
    is_safe: bool  # is there no unsafe code?
    msrv: str


@dataclass(frozen=True, slots=True)
class RustPart:
    """The data of one kernel for its template."""

    code: object  # of the mode

    arch: str
    enabled: str  # the attribute that enables them, with the end of its line; empty: there are none
    keeps: Mapping[str, tuple[str, str]]  # by Rust type: see RustArchitecture.registers
    clearing: Mapping[str, str]  # by vector register: the instruction that clears it
    preserved: Sequence[str]  # the vector registers that functions for short pieces preserve instead
    prefetch: str  # see RustArchitecture


@dataclass(frozen=True, slots=True)
class RustTexts:
    """The data of a kernel of several parts for its template."""

    inner: Mapping[str, str]  # the texts of the inner modules, by name
    enabled: str  # as in RustPart
    prefetch: str  # see RustArchitecture


def require_rust(request: Request) -> None:
    """Raises UserError if Rust cannot express the kernel."""
    target = request.target
    if rust_features(target) is None:
        raise UserError(f"Rust has no stable intrinsics for target '{target.name}'; write another --target")
    schedule = request.setting().schedule
    asked = [
        f"{each.name}={schedule[each.name]}" for each in (BARRIERS, CACHE) if each.of(schedule) != each.neutral
    ]
    if asked and not rust_architecture(target).registers:
        raise UserError(
            f"{asked[0]} needs inline assembly, which safe Rust for '{target.name}' does not have; leave it out"
        )


def rust_parts(request: Request, context: Context, listings: Listings) -> Mapping[str, RustPart]:
    """The data of a request's kernel for the template of its mode, by inner module."""
    require_rust(request)
    writer = writing_of(request.hash).rust
    if not writer:
        raise UserError(f"{request.hash.title} has no Rust form; leave --emitter out")
    own = rust_architecture(request.target)
    return {
        name: RustPart(
            code,
            own.arch,
            _enabled(request),
            own.registers,
            rust_clearing(request.target),
            rust_preserved(request.target),
            own.prefetch,
        )
        for name, code in writer(request, context, listings).items()
    }


def around(request: Request, inner: Mapping[str, str]) -> RustTexts:
    """The data of a kernel whose inner modules have these texts."""
    return RustTexts(inner, _enabled(request), rust_architecture(request.target).prefetch)


def _enabled(request: Request) -> str:
    names = ",".join(rust_features(request.target) or ())
    return f'#[target_feature(enable = "{names}")]\n' if names else ""


def modules(asked: Asked, texts: Sequence[str]) -> RustModules:
    """The modules of the kernels, from their texts."""
    requests = parts(asked)
    archs = {rust_architecture(each.target).arch for each in requests}
    featured = [each for each in requests if rust_features(each.target)]
    whole = _served(each for each in requests if each not in featured)
    made = []
    for request, text in zip(requests, texts, strict=True):
        condition = rust_condition(request.target) or _none_of({*whole.values()} - {""})
        made.append(_kernel(request, condition, text))
    return RustModules(
        modules=tuple(made),
        detectors={own.arch: own.detector for own in (rust_architecture(each.target) for each in featured)},
        wrong=sorted(
            {rust_architecture(each.target).wrong for each in requests if rust_in_vectors(each.target)} - {""}
        ),
        has_families=any(map(_families, requests)),
        unsupported="" if "" in whole or archs <= whole.keys() else _none_of(whole.values()) or "all()",
        supported="" if "" in whole else _any_of(_served(requests).values()),
        is_safe=not any(archs) and not any("unsafe" in text for text in texts),
        msrv=MSRV,
    )


def _served(requests: Iterable[Request]) -> Mapping[str, str]:
    """By architecture: the condition under which a program may contain one of the kernels."""
    found: dict[str, str] = {}
    for each in requests:
        arch, condition = rust_architecture(each.target).arch, rust_condition(each.target)
        found[arch] = min(found.get(arch, condition), condition, key=len)  # it is a part of the longer one
    return found


def _any_of(conditions: Iterable[str]) -> str:
    """The condition on the compiler's target: one of these."""
    names = [*conditions]
    if len(names) == 1:
        return names[0]
    line = ", ".join(names)
    return f"any({line})" if len(line) <= 60 else "any(\n    {}\n)".format(",\n    ".join(names))


def _none_of(conditions: Collection[str]) -> str:
    """The condition on the compiler's target: none of these; empty if there are none."""
    return f"not({_any_of(sorted(conditions))})" if conditions else ""


def _kernel(request: Request, condition: str, text: str) -> RustKernel:
    target = request.target
    words = re.split(r"[-_]", target.name)
    features = rust_features(target) or ()
    quoted = " ".join(f'"{each}"' for each in features)
    return RustKernel(
        target=target.name,
        title=target.title,
        module=rust_module(target),
        variant=_camel(words),
        condition=condition,
        features=features,
        conditions=(
            *([f"detected!({quoted})"] if features else []),
            *(f'!is_family(*b"{each.vendor[:4]}", {each.number})' for each in _families(request)),
        ),
        is_last=not features,
        text=text,
    )


def _families(request: Request) -> tuple[Family, ...]:
    """The processors where the kernel is slower than the next one of several."""
    return request.target.slower_on if request.among and not request.setting().abreast else ()


def _camel(words: Iterable[str]) -> str:
    """The name of a variant: an underscore is only between digits."""
    made = ""
    for word in words:
        made += "_" * (made[-1:].isdigit() and word[0].isdigit()) + word.capitalize()
    return made


def with_imports(text: str, target: Target, arch: str) -> str:
    """The text of a kernel with the import of the intrinsics that it names."""
    patterns = "|".join(target.c_headers.values())
    names = sorted({*re.findall(rf"(?<!::)\b(?:{patterns})\w*", text)}) if patterns else []
    if not names:
        return text
    lines, row = [], ""
    for name in names:
        if len(row) + len(name) > 84:
            lines.append(row.rstrip())
            row = ""
        row += f"{name}, "
    listed = "\n".join(f"    {each}" for each in (*lines, row.rstrip()))
    return f"use core::arch::{arch}::{{\n{listed}\n}};\n\n{text}"
