"""Which functions of AEGIS are proved as machine code, and what they are to do.

In assembly these are the loops, in C the functions for whole messages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hashwright.emitters import C
from hashwright.modes.aegis.description import BLOCK_BYTES, Aegis
from hashwright.modes.aegis.interface import for_one, interface, loop_functions
from hashwright.modes.aegis.loops import turns
from hashwright.modes.proving import BlockFunction, Proving, Routine, Steps, Stream
from hashwright.represent import Representation
from hashwright.request import Request
from hashwright.requests.registry import UNROLL


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The loops over a long message, each trip of which does one update or several.

    None where the words of the state are not in memory one after the other, as the description has them.
    """
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, Aegis)
    if request.emitter == C or request.kernel.whole or not _is_as_described(request):
        return ()
    described = hash_.functions()
    functions = loop_functions(hash_, request.name, setting)
    return [
        BlockFunction(name=functions[turn.name].name, graph=described[turn.does], updates=turn.calls)
        for turn in turns(hash_, setting)
    ]


def _is_as_described(request: Request) -> bool:
    """Are the words of the state in memory one after the other, as the description has them?"""
    return replace(request.setting().representation, parts=None) == Representation()


def _routines(request: Request) -> Sequence[Routine]:
    """The functions for a whole message in C, for x86-64 with AES instructions."""
    hash_ = request.hash
    assert isinstance(hash_, Aegis)
    if request.emitter != C or request.kernel.whole or not request.target.features >= {"x86-64", "aes"}:
        return ()
    return list(_of(hash_, request))


def _of(hash_: Aegis, request: Request) -> Iterator[Routine]:
    described, found = hash_.functions(), interface(hash_, request.name, for_one(request))
    pieces = UNROLL.of(request.setting().schedule)
    names = {str(node.attr): str(node.attr).rstrip("0123456789") for node in described["initial"].inputs}
    count = hash_.key_blocks
    inputs = {
        name: (base, BLOCK_BYTES * (int(name[len(base) :] or 0) if count > 1 else 0))
        for name, base in names.items()
    }
    begin = (Steps(described["initial"]), Steps(described["init_update"], hash_.init_rounds))
    end = {
        size: (
            Steps(described["mixin"]),
            Steps(described["final_update"], hash_.final_updates),
            Steps(described[f"tag{8 * size}"]),
        )
        for size in hash_.tags
    }
    keys = {"nonce": hash_.key_bytes, "key": hash_.key_bytes}
    absorb = Stream(graph=described["update"], data="ad", length="ad_len", pieces=pieces)
    encrypt = Stream(graph=described["encrypt"], data="m", length="len", out="c", pieces=pieces)
    decrypt = Stream(
        graph=described["decrypt"],
        data="c",
        length="len",
        out="m",
        pieces=pieces,
        fill=described["keystream"],
    )
    data = Stream(graph=described["update"], data="data", length="len", pieces=pieces)
    # By the end of the name: what is absorbed, and what is mixed in.
    tagged = {
        "encrypt_detached": ((absorb, encrypt), ("ad_len", "len")),
        "decrypt_detached": ((absorb, decrypt), ("ad_len", "len")),
        **(
            {"mac": ((data,), ("len", "tag_len")), "mac_verify": ((data,), ("len", "tag_len"))}
            if hash_.lanes == 1
            else {}
        ),
    }
    for suffix, (streams, mixed) in tagged.items():
        if suffix in found:
            yield Routine(
                name=found[suffix].name,
                parameters=tuple(each.name for each in found[suffix].parameters),
                sizes={**keys, "tag": "tag_len"},
                inputs=inputs,
                begin=begin,
                streams=streams,
                end=end,
                mixed=mixed,
                tag="tag",
                is_checked=suffix in ("decrypt_detached", "mac_verify"),
            )
    if "init" in found and _is_as_described(request):
        lengths = BLOCK_BYTES * hash_.lanes * hash_.state_words + 2 * hash_.rate_bytes  # behind the state
        yield Routine(
            name=found["init"].name,
            parameters=tuple(each.name for each in found["init"].parameters),
            sizes={**keys, "st": lengths + 16},
            inputs=inputs,
            begin=begin,
            streams=(absorb,),
            stored={("st", 0): "state", ("st", lengths): "ad_len", ("st", lengths + 8): ""},
        )


PROVING: Final = Proving(functions=_functions, routines=_routines)
