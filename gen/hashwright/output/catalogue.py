"""The page that lists the kernels of a manifest, their processors, and how they are tested."""

import posixpath
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.emit.shell import fields_of, render
from hashwright.modes.kernel import LIBRARY
from hashwright.requests.alternatives import Alternatives, Asked, parts, told_apart
from hashwright.requests.request import Request
from hashwright.targets.machine import Target

TEMPLATE: Final = "catalogue/README.md.j2"


@dataclass(frozen=True, slots=True)
class ProcessorKind:
    """A kind of processor that has kernels."""

    target: Target

    @property
    def features(self) -> str:
        """The features that the processor must have."""
        return " ".join(sorted(self.target.features)) or "nothing"

    @property
    def flags(self) -> str:
        """The compiler flags that the file needs."""
        return " ".join(self.target.c_flags) or "none"

    @property
    def run_by(self) -> str:
        """The processor or the emulator that runs it in the tests."""
        if self.target.emulation:
            return " ".join(self.target.emulation.command)
        return "a processor that has the features" if self.target.features else "any processor"


@dataclass(frozen=True, slots=True)
class CatalogueRow:
    """A request, and its files."""

    asked: Asked
    out: str  # the directory of its files, relative to the manifest's
    files: Mapping[str, bytes]  # by name
    facts: Mapping[str, tuple[int, int]]  # by function: instructions, critical path in cycles

    @property
    def request(self) -> Request:
        """The request, or the best of several."""
        return parts(self.asked)[0]

    @property
    def target(self) -> str:
        return self.request.asked.replace(",", ", ")

    @property
    def what(self) -> str:
        request = self.request
        if request.kernel == LIBRARY:
            return f"{request.hash.title}, whole library"
        if request.kernel.is_row or request.kernel.is_batch:
            setting = request.setting()
            count = f"{'up to ' if setting.c_lanes else ''}{setting.messages}"
            what = f"blocks of {count} messages" if request.kernel.is_row else f"any messages, {count}"
            return f"{request.hash.title}, {what} side by side"
        if request.length is not None:
            several = request.setting().messages
            return f"{request.hash.title}, messages of {request.length} bytes, one or {several} at a time"
        return f"{request.hash.title}, {request.kernel} only"

    @property
    def principal(self) -> str:
        """The function whose instructions are shown."""
        names: tuple[str, ...] = (self.request.kernel.function, self.request.hash.principal().name)
        if isinstance(self.asked, Alternatives):
            names = tuple(told_apart(self.request, name) for name in names)
        return next(name for name in names if name in self.facts)

    @property
    def instructions(self) -> int:
        return self.facts[self.principal][0]

    @property
    def critical_path(self) -> int:
        return self.facts[self.principal][1]

    @property
    def bytes_at_once(self) -> int:
        """The bytes of each message that those instructions process."""
        return self.request.hash.rate_bytes

    @property
    def lines(self) -> int:
        return sum(content.count(b"\n") for content in self.files.values())

    @property
    def size(self) -> int:
        return sum(map(len, self.files.values()))


@dataclass(frozen=True, slots=True)
class Page:
    """The context of the template."""

    rows: Sequence[tuple[CatalogueRow, Mapping[str, str]]]  # each with the links to its files, by name
    kinds: Sequence[ProcessorKind]


def page(rows: Sequence[CatalogueRow], path: str) -> bytes:
    """The page, with links relative to its path."""
    start = posixpath.dirname(path) or "."
    shown = [
        (row, {name: posixpath.relpath(posixpath.join(row.out, name), start) for name in row.files})
        for row in rows
    ]
    kinds = {each.target.name: ProcessorKind(each.target) for row in rows for each in parts(row.asked)}
    return render(TEMPLATE, fields_of(Page(shown, list(kinds.values()))))
