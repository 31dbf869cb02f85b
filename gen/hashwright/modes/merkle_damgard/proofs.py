"""Which functions of a Merkle-Damgard hash are proved, and what they are to do."""

from collections.abc import Sequence

from hashwright.interface import own
from hashwright.modes.proving import BlockFunction, Proving
from hashwright.request import Request


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The block functions, of one message or of several side by side."""
    found, setting = own(request), request.setting()
    of_one = [found["blocks"]] if "blocks" in found else []
    of_several = [found["abreast"]] if "abreast" in found and not setting.c_lanes else []
    graph = request.hash.principal()
    return [
        *(BlockFunction(name=each.name, graph=graph) for each in of_one),
        *(
            BlockFunction(name=each.name, graph=graph, messages=setting.messages, is_row=True)
            for each in of_several
        ),
    ]


PROVING = Proving(functions=_functions)
