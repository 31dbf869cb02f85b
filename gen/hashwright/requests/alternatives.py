"""Kernels of one hash for several targets. The compiler or the program selects the best one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hashwright.emit.emitters import GAS, GO, READ, C, find_emitter
from hashwright.errors import UserError
from hashwright.modes.hash import Hash
from hashwright.modes.kernel import Kernel
from hashwright.requests.request import (
    AUTO,
    COMMA,
    NATIVE,
    Request,
    find_hash,
    find_kernel,
    find_target,
    is_selected_by_go,
    resolve,
    serving,
    unknown_target,
)
from hashwright.targets import TARGETS
from hashwright.targets.detect import architecture, askable
from hashwright.targets.features import native
from hashwright.targets.go import constraint
from hashwright.targets.machine import Target


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Requests that differ in their targets. Their `command` makes all of them."""

    kernels: tuple[Request, ...]  # the best first

    @property
    def is_compiled(self) -> bool:
        """Does the compiler select a kernel, by its own target? If not, the program does, at run time."""
        return self.first.among == AUTO or (self.first.emitter == GO and not self.first.is_selected_by_go)

    @property
    def first(self) -> Request:
        """The best of them: the others differ from it only in their targets."""
        return self.kernels[0]

    @property
    def hash(self) -> Hash:
        return self.first.hash

    @property
    def kernel(self) -> Kernel:
        return self.first.kernel

    @property
    def name(self) -> str:
        """The first part of its symbols."""
        return self.first.public_name

    @property
    def stem(self) -> str:
        """The name of its own files without the ending: md5, md5_blocks, md5_xn."""
        return "_".join(filter(None, (self.first.file or self.hash.name, self.first.beside)))

    @property
    def variable(self) -> str:
        """The variable of the environment that names a target; empty if there is none."""
        name = "_".join(filter(None, (self.name, self.first.beside, "target"))).upper()
        return name if self.first.options["environment"] == READ else ""

    @property
    def by_architecture(self) -> Mapping[str, tuple[Request, ...]]:
        """By architecture, the kernels of a program, the best first; the empty key is for all others.

        If all of them need one architecture, the program supports no other.
        """
        kinds = [architecture(each.target.features) for each in self.kernels]
        named = dict.fromkeys(filter(None, kinds))
        found = {
            name: tuple(each for each, kind in zip(self.kernels, kinds, strict=True) if kind in (name, ""))
            for name in (*named, "")
        }
        return {name: kernels for name, kernels in found.items() if kernels}

    @property
    def is_guarded(self) -> bool:
        """Do its files compile on several architectures, each without the kernels of the others?"""
        return not self.is_compiled and len(self.by_architecture) > 1

    def command(self) -> str:
        """The command line that makes the same bytes, without the output directory."""
        return self.first.command()


Asked = Request | Alternatives


def parts(asked: Asked) -> tuple[Request, ...]:
    """Its requests."""
    return asked.kernels if isinstance(asked, Alternatives) else (asked,)


def running(asked: Asked) -> tuple[Request, ...]:
    """The requests that this machine can run; none if they are linked with code for another machine."""
    found = parts(asked)
    if isinstance(asked, Alternatives) and not asked.is_compiled:
        kinds = asked.by_architecture.items()
        found = next((kernels for name, kernels in kinds if not name or name in native()), ())
    return tuple(each for each in found if each.target.features <= native())


def told_apart(request: Request, function: str) -> str:
    """The name of a function, which includes its target."""
    return f"{request.target.name}, {function}"


def ask(hash_name: str, target_name: str = "native", **words: str | None) -> Asked:
    """A valid request, or several for a list of targets separated by commas, or for `auto`.

    The other arguments are those of `resolve`. Raises UserError if one of them is wrong.
    """
    if COMMA not in target_name and target_name != AUTO:
        return resolve(hash_name, target_name, **words)  # type: ignore[arg-type]
    hash_ = find_hash(hash_name)
    kernel = find_kernel(hash_, words.get("kernel"))
    written, is_auto = find_emitter(words.get("emitter") or C), target_name == AUTO
    is_selected = is_selected_by_go(written.name, hash_, kernel)
    is_go = written.name == GO and (not kernel.lanes or is_selected) and not is_auto
    is_gas = written.name == GAS and not is_auto
    if (not kernel.whole or written.name == GAS) and written.kernels != C and not (is_go or is_gas):
        others = "" if is_auto else f", or by --emitter {GAS}"
        raise UserError(
            f"--target {target_name} is written in C{others}; leave --emitter out, or write a single target"
        )
    if is_go:
        targets = _named(hash_, target_name, kernel)
    else:
        targets = serving(hash_) if is_auto else _listed(hash_, target_name, kernel)
    made = [
        resolve(hash_name, target.name, among=target_name, **words)  # type: ignore[arg-type]
        for target in targets
    ]
    if is_go and not is_selected:
        _require_told_apart(made)
    return Alternatives(tuple(_distinct(_ranked(made)) if is_auto else _ranked(made)))


def _require_told_apart(requests: Sequence[Request]) -> None:
    """Raises UserError if two targets have the same build constraint in Go."""
    found: dict[str, str] = {}
    for request in requests:
        name = request.target.name
        other = found.setdefault(
            constraint(request.setting().machine.assembly.name, request.target.features), name
        )
        if other != name:
            raise UserError(f"Go has one build constraint for '{other}' and '{name}'; leave one of them out")


def _named(hash_: Hash, text: str, kernel: Kernel) -> list[Target]:
    """The targets of a list. Raises UserError if one of them is wrong."""
    names = text.split(COMMA)
    for name in names:
        if name in (NATIVE, AUTO):
            raise UserError(f"target '{name}' cannot be one of several; write it alone, or others instead")
        if name not in TARGETS:
            raise unknown_target(hash_, name, kernel)
        if names.count(name) > 1:
            raise UserError(f"target '{name}' is listed twice; write each target once")
    return [find_target(hash_, name, kernel) for name in names]


def _listed(hash_: Hash, text: str, kernel: Kernel) -> list[Target]:
    """The targets of a list from which a program can select. Raises UserError if it cannot."""
    targets = _named(hash_, text, kernel)
    names = text.split(COMMA)
    for target in targets:
        kind = architecture(target.features)
        for feature in sorted(target.features - {kind} - askable(kind).keys()):
            raise UserError(
                f"no program can detect at run time whether a processor has '{feature}'; "
                f"leave '{target.name}' out, or write it alone"
            )
    kinds = {architecture(target.features) for target in targets} - {""}
    common = kinds if len(kinds) == 1 else set()
    everywhere = [each.name for each in serving(hash_) if each.features <= common]
    if everywhere and not {*everywhere} & {*names}:
        raise UserError(
            f"some processors support none of {', '.join(names)}; also write one of: {', '.join(everywhere)}"
        )
    return targets


def _ranked(requests: Sequence[Request]) -> list[Request]:
    """The best first: by the number of messages at once, then by the order of the table of targets."""
    preferred = list(TARGETS)

    def rank(request: Request) -> tuple[int, int]:
        messages = request.setting().messages if request.kernel.lanes else 1
        return messages, preferred.index(request.target.name)

    return sorted(requests, key=rank, reverse=True)


def _distinct(requests: Sequence[Request]) -> list[Request]:
    """The requests without those that need more features than another one for the same kernel."""

    def is_same(one: Request, other: Request) -> bool:
        mine, its = one.setting(), other.setting()
        return (mine.machine.insns, mine.schedules) == (its.machine.insns, its.schedules)

    return [
        each
        for each in requests
        if not any(other.target.features < each.target.features and is_same(each, other) for other in requests)
    ]
