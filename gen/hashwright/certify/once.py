"""The cache of proofs: a proof is stored by a digest of everything that it depends on.

What this does not catch: a manipulated cache. It is trusted like the installed package.
"""

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from hashwright.emit.shell import PACKAGE
from hashwright.files.cache import digest, keep, recall, user_cache
from hashwright.files.installed import version
from hashwright.graph.ir import Graph
from hashwright.proof.check.blocks import BlockContract
from hashwright.proof.check.contract import Contract
from hashwright.proof.check.kinds import prove
from hashwright.proof.read.image import Image
from hashwright.proof.run.state import Unproved
from hashwright.proof.say.terms import forget
from hashwright.vendor.imports import reached

START: Final = ("hashwright.proof.check.kinds",)  # the module that imports all other modules of proofs
# Modules that only lead to them.
DOORS: Final = frozenset(("hashwright", "hashwright.modes", "hashwright.proof", "hashwright.requests.request"))

# Third-party packages that a proof trusts.
READERS: Final = ("capstone", "iced-x86", "pyelftools", "pypcode", "z3-solver")


def prove_once(contract: Contract) -> None:
    """Proves a function, unless the cache has this proof of the same bytes. Raises Unproved."""
    _prove_assumed(contract, prove_once)
    key = digest(_parts(contract))
    kept = user_cache() / "proved" / key
    if recall(kept) != key.encode():
        _prove(contract)
        keep(kept, key.encode())


def prove_now(contract: Contract) -> None:
    """Proves a function. Raises Unproved if there is no proof."""
    _prove_assumed(contract, _prove_in_process)
    _prove(contract)


@contextmanager
def uncollected() -> Iterator[None]:
    """Nothing looks for cycles of objects meanwhile: terms have none, and it would take a fifth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _prove(contract: Contract) -> None:
    """Proves a function, whatever has been proved before. Raises Unproved."""
    with uncollected():
        forget()
        prove(contract)


_proved: Final[set[str]] = set()  # digests of what this process has proved for others


def _prove_in_process(contract: Contract) -> None:
    """Proves a function that others call, once in this process."""
    if (key := digest(_parts(contract))) not in _proved:
        prove_now(contract)
        _proved.add(key)


def _prove_assumed(contract: Contract, proving: Callable[[Contract], None]) -> None:
    """Proves what the proof of a function depends on."""
    for each in contract.assumes:
        try:
            proving(each)
        except Unproved as why:
            raise Unproved(f"{each.function.name}, which it calls, is not proved: {why}") from None


@cache
def proof_version() -> str:
    """A digest of the sources of the proofs, independent of paths and of line endings."""
    return digest(
        part for name, path in sorted(reached(START, PACKAGE, DOORS).items()) for part in (name, *_lines(path))
    )


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@cache
def reader_versions() -> tuple[str, ...]:
    """The versions of the third-party packages."""
    return tuple(f"{name} {version(name)}" for name in READERS)


def _parts(contract: Contract) -> Iterator[str | bytes]:
    """Everything that a proof depends on."""
    yield proof_version()
    yield from reader_versions()
    yield from _of_record(contract.function)
    yield f"in place: {isinstance(contract, BlockContract) and contract.is_in_place}"
    yield from _of_image(contract.image)


def _of_record(record: Any) -> Iterator[str]:
    """The contract of a function: a record, and the records and graphs in it."""
    if isinstance(record, Graph):
        yield from _of_graph(record)
    elif is_dataclass(record):
        yield type(record).__name__
        for field in fields(record):
            yield field.name
            yield from _of_record(getattr(record, field.name))
    elif isinstance(record, Mapping):
        yield from _of_record(tuple(record.items()))
    elif isinstance(record, tuple):
        yield f"{len(record)} values"
        for each in record:
            yield from _of_record(each)
    else:
        yield repr(record)


def _of_graph(graph: Graph) -> Iterator[str]:
    """Every node by its operation, type and arguments; then the inputs and the outputs."""
    nodes = dict.fromkeys((*graph.inputs, *graph.nodes()))
    numbers = {node: number for number, node in enumerate(nodes)}
    for node in nodes:
        yield f"{node.op.name} {node.ty.name} {[numbers[each] for each in node.args]} {node.attr!r}"
    yield repr([numbers[node] for node in graph.inputs])
    yield repr([(name, numbers[node]) for name, node in graph.outputs.items()])
    yield repr(sorted(map(str, graph.big_endian)))


def _of_image(image: Image) -> Iterator[str | bytes]:
    """Everything that is loaded from a linked file: code, constants, addresses and targets of calls."""
    yield image.architecture
    yield repr(
        (sorted(image.features or ()), image.features is None, sorted(image.guarded), sorted(image.late))
    )
    yield repr((sorted(image.links.items()), sorted(image.distances.items())))
    for names in (image.parts, image.symbols, image.imports, image.pointers, image.slots, image.variables):
        yield repr(sorted(names.items()))
    for each in image.segments:
        yield f"{each.address} {each.is_constant} {each.is_code}"
        yield each.data
