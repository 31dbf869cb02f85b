"""The public functions of the catalogue by each available compiler: which are proved, and why others are not.

Functions for x86-64, for AArch64 and for any processor count, once for each compiler. unproved.toml lists those
without a proof; `python -m tests.proof.catalogue --update` writes it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from hashwright.certify.built import kernels_for
from hashwright.interface.functions import own, public
from hashwright.modes.aegis import Aegis
from hashwright.requests.alternatives import Alternatives, Asked, parts
from hashwright.requests.request import Request
from hashwright.targets.detect import architecture
from tests.proof.cases import CATALOGUE, COMPILERS, Covered, cases, compilers, covered

LIST: Final = Path(__file__).with_name("unproved.toml")
UNKNOWN: Final = "its kind is not proved"


@dataclass(frozen=True, slots=True)
class Function:
    """A public function of the catalogue, compiled by one compiler."""

    asked: Asked
    request: Request  # the part of the request to whose files it belongs
    name: str
    compiler: str
    is_selecting: bool = False  # does it call one of several kernels?

    @property
    def file(self) -> str:
        """What distinguishes the file that contains it from others."""
        request = self.request
        where = f"{request.target.name}{' of several' if request.among else ''}"
        place = "selection" if self.is_selecting else where
        return " ".join(filter(None, (request.hash.name, request.beside, place, request.language)))

    @property
    def end(self) -> str:
        """The end of its name, which identifies its task."""
        start = self.request.public_name if self.is_selecting else self.request.name
        return self.name.removeprefix(start).removeprefix("_") or "(digest)"


def _is_aegis(function: Function) -> bool:
    return isinstance(function.request.hash, Aegis)


# The reasons why functions have no case. The first one that applies counts.
REASONS: Final[Mapping[str, Callable[[Function], bool]]] = {
    "a column of rows": lambda it: it.end.startswith("column_"),
    "a batch of messages": lambda it: "batch" in it.end or it.request.kernel.is_batch,
    "AES without AES instructions": lambda it: _is_aegis(it) and not architecture(it.request.target.features),
}


@cache
def functions() -> Sequence[Function]:
    """All of them, in the order of the catalogue."""
    return [each for entry in CATALOGUE.entries for each in _declared(entry.asked)]


def _declared(asked: Asked) -> Iterator[Function]:
    made = [(request, compilers(asked, request)) for request in parts(asked)]
    if isinstance(asked, Alternatives):
        for compiler in dict.fromkeys(each for _, several in made for each in several):
            for each in public(asked.first).values():
                yield Function(asked, asked.first, each.name, compiler, is_selecting=True)
        if asked.is_compiled:
            return
    for request, several in made:
        for compiler in several:
            yield from (Function(asked, request, each.name, compiler) for each in own(request).values())


Reasons = Sequence[tuple[Function, str]]  # why functions are not proved; empty for those that are


def reasons(verdicts: Mapping[str, str]) -> Reasons:
    """The functions of the catalogue with the reasons that follow from the verdicts on cases."""
    known: dict[Covered, str] = {}
    for case in cases():
        for proved in case.functions:  # of the same name for vectors of several lengths
            key = covered(case.request, proved.name, case.compiler)
            known[key] = known.get(key) or verdicts[str(case)]
    by_kernel = (
        [known.get(covered(of.request, of.name, of.compiler), _reason(of)) for of in _by_flags(each)]
        for each in functions()
    )
    return [(each, next(filter(None, why), "")) for each, why in zip(functions(), by_kernel, strict=True)]


def _reason(function: Function) -> str:
    return next((why for why, applies in REASONS.items() if applies(function)), UNKNOWN)


def _by_flags(function: Function) -> Iterator[Function]:
    """The function, compiled with the flags for each kernel that the compiler can select; otherwise itself."""
    if isinstance(function.asked, Alternatives) and function.asked.is_compiled:
        own = next(made for made, several in COMPILERS.items() if function.compiler in several)
        for each in kernels_for(function.asked, own):
            yield replace(function, request=each, is_selecting=False)
    else:
        yield function


def summary(found: Reasons) -> str:
    """The share of the functions that are proved, as a sentence."""
    proved = sum(not why for _, why in found)
    return f"{proved} of the catalogue's {len(found)} functions are proved: {proved / len(found):.1%}"


def written(found: Reasons) -> str:
    """The text of unproved.toml: by reason, the functions, and the files in which they have no proof."""
    by_file: dict[tuple[str, str, str], list[str]] = {}  # the functions by reason, file and compiler
    for function, why in found:
        if why:
            by_file.setdefault((why, function.file, function.compiler), []).append(function.end)
    # The compilers by reason and functions, and by file.
    groups: dict[tuple[str, tuple[str, ...]], dict[str, list[str]]] = {}
    for (why, file, compiler), names in by_file.items():
        groups.setdefault((why, tuple(names)), {}).setdefault(file, []).append(compiler)
    count = Counter({key: len(key[1]) * sum(map(len, files.values())) for key, files in groups.items()})
    lines = [
        "# The public functions of the catalogue without a proof: hashwright.toml, for x86-64 and AArch64.",
        "# python -m tests.proof.catalogue --update",
        f"# {summary(found)}.",
    ]
    for (why, ends), number in count.most_common():
        files = (f"{file} {', '.join(by)}" for file, by in groups[why, ends].items())
        lines += ["", "[[group]]", f'why = "{why}"', f"count = {number}", _array("functions", ends)]
        lines.append(_array("files", files))
    return "\n".join([*lines, ""])


def _array(key: str, values: Iterable[str]) -> str:
    return "\n".join([f"{key} = [", *(f'    "{each}",' for each in values), "]"])
