"""What the templates of Merkle-Damgard hashes are told."""

from collections.abc import Mapping
from typing import Any, Final

from hashwright.about.facts import facts_of
from hashwright.choices import Setting
from hashwright.emit.c import Body, Reload
from hashwright.emit.load import WAYS, Load, Vectors
from hashwright.errors import UserError
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.lower.order import Listing
from hashwright.lower.streams import names
from hashwright.semantics import Ty

AUTO: Final = "auto"  # the compiler decides which message words stay in registers


def _cached(setting: Setting) -> list[int]:
    """The message words that are loaded before the first step, spread evenly."""
    asked = setting.schedule.choices.get("cache", AUTO)
    count = WORDS if asked == AUTO else int(asked)
    return list(range(0, WORDS, WORDS // count)) if count else []


def reload_of(setting: Setting) -> Reload | None:
    """How the message words that no register holds are read."""
    texts = {f"m{i}": f"load32({{at}} + {4 * i})" for i in range(WORDS) if i not in _cached(setting)}
    return Reload(texts, "const uint8_t *{at} = data;") if texts else None


def load_of(hash_: Hash, setting: Setting) -> Load | None:
    """How the message words come into vectors, where there are several messages in them.

    Raises UserError where that way takes words in the order of the processor's bytes, and the hash has another.
    """
    chosen = setting.schedule.choices.get("load")
    if chosen is None or not isinstance(hash_, MerkleDamgard):
        return None
    way = WAYS[chosen]
    if hash_.byte_order == "big" and not way.by_word:
        able = ", ".join(name for name, each in WAYS.items() if each.by_word)
        raise UserError(
            f"load={chosen} takes words whose least significant byte comes first, which those of {hash_.name} "
            f"are not; write one of: {able}"
        )
    register = setting.machine.registers[Ty.V32]
    return way.load(Vectors(register, WORDS, setting.lanes, names(setting.streams), setting.machine.c_lanes))


def about_merkle_damgard(
    hash_: MerkleDamgard, setting: Setting, listings: Mapping[str, Listing], bodies: Mapping[str, Body]
) -> dict[str, Any]:
    compress = listings["compress"]
    registers = [setting.machine.registers[node.ty] for node in compress.graph.inputs]
    symbol = "_".join(filter(None, (hash_.name, setting.abreast, "blocks")))
    blocks = f"a block of {BLOCK_BYTES} bytes" + (
        f" in each of {setting.streams} streams" * (setting.streams > 1)
    )
    turns = {name: made for name, made in listings.items() if name not in hash_.functions()}
    each = [facts_of(f"{symbol}, {name}", made, "a turn") for name, made in turns.items()]
    return {
        "facts": [line for lines in each or [facts_of(symbol, compress, blocks)] for line in lines],
        "compress": bodies["compress"],
        "words": len(hash_.iv),
        "message_words": WORDS,
        "state": _state(hash_, setting),
        "word": registers[0],
        "message_word": registers[-1],
        "cached": _cached(setting),
        "is_cached": setting.schedule.choices.get("cache", AUTO) != AUTO,
        "abreast": setting.abreast,
        "lanes": setting.lanes,
        "streams": names(setting.streams),
        "messages": setting.messages,
        "c_lanes": setting.c_lanes,
        "is_uniform": setting.is_uniform,
        "iv": hash_.iv,
        "block_bytes": BLOCK_BYTES,
        "digest_bytes": hash_.digest_bytes,
        "byte_order": hash_.byte_order,
    }


def _state(hash_: MerkleDamgard, setting: Setting) -> dict[str, str]:
    """By the name of a word of the state: the C pointer to where it lies between blocks."""
    words, streams = len(hash_.iv), names(setting.streams)
    if setting.c_lanes:
        place = "state + {row} * lanes"
    elif setting.abreast:
        place = "&state[{word}][{lane}]"
    else:
        place = "state + {word}"
    return {
        f"h{word}{stream}": place.format(word=word, row=word * len(streams) + i, lane=i * setting.lanes)
        for i, stream in enumerate(streams)
        for word in range(words)
    }
