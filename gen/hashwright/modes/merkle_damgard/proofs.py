"""Which functions of a Merkle-Damgard hash are proved, and their contracts."""

from collections.abc import Sequence
from typing import Final

from hashwright.emitters import C
from hashwright.interface import own
from hashwright.modes.proving import BlockFunction, Proving
from hashwright.request import Request
from hashwright.targets.detect import architecture

HALF: Final = 2  # words of 32 bits in half a NEON vector
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


def _is_open(request: Request) -> bool:
    """Is it C for AArch64 that uses half vectors? The proof does not support the narrowing of lanes."""
    setting = request.setting()
    is_arm = architecture(request.target.features) == "aarch64"
    return is_arm and request.language == C and setting.lanes == HALF and not setting.machine.c_lanes


PROVING = Proving(functions=_functions, is_open=_is_open)
