"""What a program is expected to take before it is measured."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import combinations

from hashwright.catalogue import Row
from hashwright.explore.programs import Program
from hashwright.hashes.merkle_damgard import MerkleDamgard
from hashwright.ir import Node
from hashwright.lower.order import EARLIEST, Listing
from hashwright.semantics import Op, Ty
from hashwright.targets.assembly import RegisterFile
from hashwright.targets.cores import Core


def bound(made: Program, core: Core) -> float:
    """Core cycles per byte below which the core cannot get, in whatever order the instructions are.

    It counts the hash's own instructions: what loads, copies and spills take comes on top.
    """
    request = made.point.request
    row = Row(request, "", {}, dict.fromkeys(made.listings, (0, 0)))
    listing = made.listings[row.principal]
    cycles = _throughput(listing, core, request.setting().machine.files)
    if isinstance(
        request.hash, MerkleDamgard
    ):  # whose blocks follow each other through every word of the state
        cycles = max(cycles, _path(listing, core, request.setting().machine.files))
    return cycles / row.bytes_at_once / request.setting().messages


def _path(listing: Listing, core: Core, files: Mapping[Ty, RegisterFile]) -> int:
    """The latency of the longest chain."""
    ready: dict[Node, int] = dict(listing.graph.starts())
    for node in listing.graph.nodes():
        if node.op is Op.INSN:
            size = files[node.ty].operand_bytes
            ready[node] = max(ready[arg] for arg in node.args) + core.latency(node.attr.insn, size)
        else:
            ready.setdefault(node, EARLIEST if node.op is Op.CONST else 0)
    return max(ready[node] for node in listing.graph.outputs.values())


def _throughput(listing: Listing, core: Core, files: Mapping[Ty, RegisterFile]) -> float:
    """The cycles in which so many instructions can start, by the core's width and by its ports."""
    wanted: Counter[frozenset[str]] = Counter()
    for node in listing.instructions:
        if node.ty in files:
            wanted[frozenset(core.ports(node.attr.insn, files[node.ty].operand_bytes))] += node.attr.insn.size
    started: int = sum(node.attr.insn.size for node in listing.instructions)
    by_ports = [
        sum(count for ports, count in wanted.items() if ports <= some) / len(some) for some in _unions(wanted)
    ]
    return max([started / core.width, *by_ports])


def _unions(sets: Iterable[frozenset[str]]) -> set[frozenset[str]]:
    """The unions of some of the sets."""
    distinct = list(sets)
    return {
        reduce(frozenset.union, some)
        for count in range(1, len(distinct) + 1)
        for some in combinations(distinct, count)
    }
