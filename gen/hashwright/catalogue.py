"""The page that lists the kernels of a manifest: what they are, for which processors, how they are tested."""

import posixpath
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.choices import BATCH, SEVERAL
from hashwright.emit.shell import render
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import BLOCK_BYTES
from hashwright.request import LIBRARY, Request

TEMPLATE: Final = "catalogue/README.md.j2"
COUNTED: Final = {"mac": "update"}  # the function that tells for a kernel


@dataclass(frozen=True, slots=True)
class Row:
    """One kernel and the files that were made for it."""

    request: Request
    out: str  # the directory of its files, relative to the manifest's
    files: Mapping[str, bytes]  # by name
    facts: Mapping[str, tuple[int, int]]  # by function: instructions, critical path in cycles

    @property
    def what(self) -> str:
        request = self.request
        if request.kernel == LIBRARY:
            return f"{request.hash.title}, whole library"
        if request.kernel in (SEVERAL, BATCH):
            setting = request.setting()
            count = f"{'up to ' if setting.machine.c_lanes else ''}{setting.messages}"
            what = f"blocks of {count} messages" if request.kernel == SEVERAL else f"any messages, {count}"
            return f"{request.hash.title}, {what} side by side"
        if request.length is not None:
            several = request.setting().messages
            return f"{request.hash.title}, messages of {request.length} bytes, one or {several} at a time"
        return f"{request.hash.title}, {request.kernel} only"

    @property
    def features(self) -> str:
        """What the processor must have."""
        return " ".join(sorted(self.request.target.features)) or "nothing"

    @property
    def flags(self) -> str:
        """What the compiler must be told, besides what the file itself tells it."""
        return " ".join(self.request.target.c_flags) or "none"

    @property
    def run_by(self) -> str:
        """What runs it in the tests."""
        target = self.request.target
        if target.emulation:
            return " ".join(target.emulation.command)
        return "a processor that has the features" if target.features else "any processor"

    @property
    def principal(self) -> str:
        """The function whose instructions are told."""
        function = COUNTED.get(self.request.kernel, self.request.kernel)
        return function if function in self.facts else self.request.hash.principal().name

    @property
    def instructions(self) -> int:
        return self.facts[self.principal][0]

    @property
    def critical_path(self) -> int:
        return self.facts[self.principal][1]

    @property
    def bytes_at_once(self) -> int:
        """The bytes of each message that those instructions take."""
        return self.request.hash.rate_bytes if isinstance(self.request.hash, Aegis) else BLOCK_BYTES

    @property
    def lines(self) -> int:
        return sum(content.count(b"\n") for content in self.files.values())

    @property
    def size(self) -> int:
        return sum(map(len, self.files.values()))


def page(rows: Sequence[Row], path: str) -> bytes:
    """The page, with links from where it is."""
    start = posixpath.dirname(path) or "."
    shown = [
        (row, {name: posixpath.relpath(posixpath.join(row.out, name), start) for name in row.files})
        for row in rows
    ]
    targets = {row.request.target.name: row for row in rows}
    return render(TEMPLATE, {"rows": shown, "targets": list(targets.values())})
