"""From a request to files in memory."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hashwright.emit.c import body
from hashwright.emit.shell import render
from hashwright.hashes.aegis import BLOCK_BYTES as AES_BLOCK_BYTES
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.lower.order import Listing
from hashwright.pipeline import lower
from hashwright.plan import Plan
from hashwright.request import LIBRARY, Request
from hashwright.targets.model import Target


def generate(request: Request) -> Plan:
    """The files that a request asks for."""
    hash_ = request.hash
    listings = lower_all(request)
    told = {
        "name": request.prefix + hash_.name,
        "file": hash_.name,
        "title": hash_.title,
        "source": hash_.source,
        "command": request.command(),
        "spdx": request.spdx,
        "target": request.target,
        "parts": _parts(request),
        **ABOUT[hash_.family](hash_, listings, request.target),
    }
    endings = ("h", "c")
    return Plan({f"{hash_.name}.{end}": render(f"c/{hash_.family}.{end}.j2", told) for end in endings})


def lower_all(request: Request) -> dict[str, Listing]:
    """The listings of all the hash's functions, by name."""
    return {
        name: lower(graph, request.target, request.schedule) for name, graph in request.hash.functions().items()
    }


def _parts(request: Request) -> frozenset[str]:
    """The kernels that the file holds, and `library` where it holds the whole form."""
    if request.kernel == LIBRARY:
        return frozenset({LIBRARY, *request.hash.kernels})
    return frozenset({request.kernel})


def _about_merkle_damgard(
    hash_: MerkleDamgard, listings: Mapping[str, Listing], target: Target
) -> dict[str, Any]:
    compress = listings["compress"]
    return {
        "facts": [_facts(f"{hash_.name}_blocks", compress, f"a block of {BLOCK_BYTES} bytes")],
        "compress": body(compress, target),
        "words": len(hash_.iv),
        "message_words": WORDS,
        "iv": hash_.iv,
        "block_bytes": BLOCK_BYTES,
        "digest_bytes": hash_.digest_bytes,
        "byte_order": hash_.byte_order,
    }


def _about_aegis(hash_: Aegis, listings: Mapping[str, Listing], target: Target) -> dict[str, Any]:
    per_update = f"{hash_.rate_bytes} bytes"
    return {
        "facts": [_facts(name, listings[name], per_update) for name in ("update", "encrypt", "decrypt")],
        "functions": {name: (listing.graph, body(listing, target)) for name, listing in listings.items()},
        "state_blocks": hash_.state_blocks,
        "rate_blocks": hash_.rate_blocks,
        "block_bytes": AES_BLOCK_BYTES,
        "rate_bytes": hash_.rate_bytes,
        "init_updates": hash_.init_updates,
        "final_updates": hash_.final_updates,
        "tag_bytes": tuple(hash_.tags),
        "block": target.registers[next(iter(hash_.types()))],
    }


ABOUT: Final[Mapping[str, Callable[[Any, Mapping[str, Listing], Target], dict[str, Any]]]] = {
    # by family of hash: what its template is told besides names
    MerkleDamgard.family: _about_merkle_damgard,
    Aegis.family: _about_aegis,
}


def _facts(name: str, listing: Listing, what: str) -> str:
    facts = listing.facts
    return f"{name}: {facts.instructions} instructions for {what}, critical path {facts.critical_path} cycles."
