"""The cache of proofs: a proof is stored by a digest of everything that it depends on.

What this does not catch: a manipulated cache. It is trusted like the installed package.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Final

from hashwright.cache import digest, keep, recall, user_cache
from hashwright.emit.shell import PACKAGE
from hashwright.ir import Graph
from hashwright.modes.proving import BlockFunction
from hashwright.proof.blocks import Contract
from hashwright.proof.image import Image
from hashwright.proof.induction import prove
from hashwright.vendor.imports import reached
from hashwright.version import version

# The module that imports all other modules of proofs, and modules that only lead to them.
STARTS: Final = ("hashwright.proof.induction", "hashwright.proof.cuts")
DOORS: Final = frozenset(("hashwright", "hashwright.modes", "hashwright.proof", "hashwright.request"))

READERS: Final = ("capstone", "iced-x86", "pyelftools", "z3-solver")  # third-party packages that a proof trusts


def prove_once(contract: Contract) -> None:
    """Proves a function, unless the cache has this proof of the same bytes. Raises Unproved like prove()."""
    key = digest(_parts(contract))
    kept = user_cache() / "proved" / key
    if recall(kept) != key.encode():
        prove(contract)
        keep(kept, key.encode())


@cache
def proof_version() -> str:
    """A digest of the sources of the proofs, independent of paths and of line endings."""
    return digest(
        part for name, path in sorted(reached(STARTS, PACKAGE, DOORS).items()) for part in (name, *_lines(path))
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
    yield from _of_function(contract.function)
    yield f"in place: {contract.is_in_place}"
    yield from _of_image(contract.image)
    yield repr(contract.image.symbols.get(contract.function.name))


def _of_function(function: BlockFunction) -> Iterator[str]:
    """The contract of a function."""
    for field in fields(function):
        value = getattr(function, field.name)
        yield field.name
        yield from _of_graph(value) if isinstance(value, Graph) else [repr(value)]


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
    """Everything that is loaded from a linked file: code, constants and their addresses."""
    yield image.architecture
    for each in image.segments:
        yield f"{each.address} {each.is_constant} {each.is_code}"
        yield each.data
