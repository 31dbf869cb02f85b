"""Which functions of AEGIS are proved as machine code, and what they are to do: the loops in assembly."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hashwright.emitters import C
from hashwright.modes.aegis.description import Aegis
from hashwright.modes.aegis.interface import loop_functions
from hashwright.modes.aegis.loops import turns
from hashwright.modes.proving import BlockFunction, Proving
from hashwright.represent import Representation
from hashwright.request import Request
from hashwright.targets.detect import architecture


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The loops over a long message, each trip of which does one update or several.

    None where the words of the state are not in memory one after the other, as the description has them.
    """
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, Aegis)
    is_as_described = replace(setting.representation, parts=None) == Representation()
    if request.language == C or request.kernel.whole or not is_as_described:
        return ()
    described = hash_.functions()
    functions = loop_functions(hash_, request.name, setting)
    return [
        BlockFunction(name=functions[turn.name].name, graph=described[turn.does], updates=turn.calls)
        for turn in turns(hash_, setting)
    ]


def _is_open(request: Request) -> bool:
    """Is it for another processor than x86-64? The proof knows no AES instructions there."""
    return architecture(request.target.features) != "x86-64"


PROVING: Final = Proving(functions=_functions, is_open=_is_open)
