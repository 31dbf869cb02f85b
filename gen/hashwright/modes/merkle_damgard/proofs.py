"""Which functions of a Merkle-Damgard hash are proved, and their contracts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hashwright.interface import own
from hashwright.kernels import LIBRARY
from hashwright.modes.merkle_damgard.description import MerkleDamgard
from hashwright.modes.merkle_damgard.interface import context_fields
from hashwright.modes.proving import BlockFunction, DigestFunction, Proving
from hashwright.prototypes import Struct
from hashwright.request import Request

LENGTHS: Final = (128, 256, 512, 1024, 2048)  # bits of an SVE vector: the powers of two


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The block functions for one message or for several side by side."""
    found, setting = own(request), request.setting()
    of_one = [found["blocks"]] if "blocks" in found else []
    of_several = [found["abreast"]] if "abreast" in found and not setting.is_uniform else []
    graph = request.hash.principal()
    # By the bits of a vector, if the processor determines them: the lanes of the streams.
    messages = (
        {bits: setting.streams * bits // graph.word for bits in LENGTHS}
        if setting.machine.c_lanes
        else {0: setting.messages}
    )
    return [
        *(BlockFunction(name=each.name, graph=graph) for each in of_one),
        *(
            BlockFunction(name=each.name, graph=graph, messages=count, is_row=True, vector_bits=bits)
            for each in of_several
            for bits, count in messages.items()
        ),
    ]


# What the functions of the library do.
LIBRARY_ROLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "init": {"begins": True},
    "update": {"appends": True},
    "final": {"ends": True},
    "digest": {"begins": True, "appends": True, "ends": True},
}


def _digest_functions(request: Request, _: Sequence[Request] = ()) -> Iterator[DigestFunction]:
    """The functions of the library: for a message in pieces, and for a whole one. One context fits all."""
    hash_, found = request.hash, own(request)
    assert isinstance(hash_, MerkleDamgard)
    if request.kernel != LIBRARY or not found.keys() >= LIBRARY_ROLES.keys():
        return
    (blocks,) = _functions(request)
    for role, does in LIBRARY_ROLES.items():
        prototype = found[role]
        parameters = tuple(each.name for each in prototype.parameters)
        yield DigestFunction(
            name=prototype.name,
            parameters=parameters,
            **does,
            blocks=blocks,
            initial=hash_.iv,
            paddings=tuple(hash_.pad(rest)[: -hash_.length_bytes] for rest in range(hash_.rate_bytes)),
            length_bytes=hash_.length_bytes,
            byte_order=hash_.byte_order,
            layout=Struct(context_fields(hash_)),
        )


PROVING = Proving(functions=_functions, message_functions=_digest_functions)
