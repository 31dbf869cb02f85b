"""Which functions of AEGIS are proved as machine code, and their contracts.

In assembly these are the loops, in C the functions for whole messages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hashwright.emitters import C
from hashwright.modes.aegis.description import BLOCK_BYTES, Aegis
from hashwright.modes.aegis.interface import for_one, interface, loop_functions
from hashwright.modes.aegis.loops import turns
from hashwright.modes.proving import ARCHITECTURES, BlockFunction, MessageFunction, Proving, Repetition, Stream
from hashwright.represent import Representation, stored_state
from hashwright.request import Request
from hashwright.requests.registry import UNROLL
from hashwright.targets.detect import architecture


def _functions(request: Request) -> Sequence[BlockFunction]:
    """The loops over a long message, in which an iteration does one update or several.

    There are none if different words may represent the same state.
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


def _message_functions(request: Request) -> Iterator[MessageFunction]:
    """The functions in C for a whole message, of AEGIS of one lane with AES instructions."""
    hash_, setting = request.hash, request.setting()
    assert isinstance(hash_, Aegis)
    if request.language != C or request.kernel.whole or hash_.lanes > 1:
        return
    if architecture(request.target.features) not in ARCHITECTURES:
        return
    described, found = hash_.functions(), interface(hash_, request.name, for_one(request))
    end = {
        size: (
            Repetition(described["mixin"]),
            Repetition(described["final_update"], hash_.final_updates),
            Repetition(described[f"tag{8 * size}"]),
        )
        for size in hash_.tags
    }
    pieces = UNROLL.of(setting.schedule)
    absorb = Stream(graph=described["update"], data="ad", length="ad_len", pieces=pieces)
    encrypt = Stream(graph=described["encrypt"], data="m", length="len", out="c", pieces=pieces)
    decrypt = Stream(
        graph=described["decrypt"],
        data="c",
        length="len",
        out="m",
        pieces=pieces,
        fill=described["keystream"],  # so that zeros complete the message
    )
    data = Stream(graph=described["update"], data="data", length="len", pieces=pieces)
    blocks = [str(node.attr) for node in described["initial"].inputs]  # the blocks of the key and of the nonce
    of_key = MessageFunction(
        name="",
        parameters=(),
        sizes={"nonce": hash_.key_bytes, "key": hash_.key_bytes},
        inputs={
            name: (base, BLOCK_BYTES * i)
            for base in ("nonce", "key")
            for i, name in enumerate(each for each in blocks if each.startswith(base))
        },
        begin=(Repetition(described["initial"]), Repetition(described["init_update"], hash_.init_rounds)),
        streams=(absorb,),
    )
    tagged = replace(of_key, sizes={**of_key.sizes, "tag": "tag_len"}, end=end, tag="tag")
    mac = replace(tagged, streams=(data,), mixed=("len", "tag_len"))
    functions = {
        "encrypt_detached": replace(tagged, streams=(absorb, encrypt), mixed=("ad_len", "len")),
        "decrypt_detached": replace(
            tagged, streams=(absorb, decrypt), mixed=("ad_len", "len"), is_checked=True
        ),
        "mac": mac,
        "mac_verify": replace(mac, is_checked=True),
    }
    if setting.representation == Representation():  # the words in memory are those of the description
        lengths = (
            BLOCK_BYTES * hash_.state_words + hash_.rate_bytes
        )  # behind the state and the unfinished piece
        functions["init"] = replace(
            of_key,
            sizes={**of_key.sizes, "st": lengths + 16},
            stored={("st", 0): "state", ("st", lengths): "ad_len", ("st", lengths + 8): ""},
        )
    for end_of_name, function in functions.items():
        if prototype := found.get(end_of_name):
            names = tuple(each.name for each in prototype.parameters)
            yield replace(function, name=prototype.name, parameters=names)


PROVING: Final = Proving(functions=_functions, message_functions=_message_functions)
