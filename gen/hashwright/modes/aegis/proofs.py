"""Which functions of AEGIS are proved as machine code, and what they are to do: the loops in assembly."""

from collections.abc import Sequence
from typing import Final

from hashwright.emitters import C
from hashwright.modes.aegis.description import Aegis
from hashwright.modes.aegis.interface import loop_functions
from hashwright.modes.aegis.loops import turns
from hashwright.modes.proving import BlockFunction, Proving
from hashwright.represent import stored_state
from hashwright.request import Request
from hashwright.targets.detect import architecture


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The loops over a long message, each trip of which does one update or several.

    None where one state may be stored as different words.
    """
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, Aegis)
    if request.language == C or request.kernel.whole or setting.representation.deferred:
        return ()
    described = hash_.functions()
    functions = loop_functions(hash_, request.name, setting)
    return [
        BlockFunction(
            name=functions[turn.name].name,
            graph=described[turn.loop],
            updates=turn.bytes // hash_.rate_bytes,
            form=stored_state(described[turn.loop], setting.representation),
        )
        for turn in turns(hash_, setting)
    ]


def _is_open(request: Request) -> bool:
    """Is it for another processor than x86-64? The proof knows no AES instructions there."""
    return architecture(request.target.features) != "x86-64"


PROVING: Final = Proving(functions=_functions, is_open=_is_open)
