"""Kernels of any number of whole messages of any lengths: what their templates are told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from hashwright.about.merkle_damgard import Blocks, about_hash, blocks_facts, blocks_of
from hashwright.choices import NARROW, SINGLE, Setting
from hashwright.emit.load import BLOCKS
from hashwright.hashes.merkle_damgard import BLOCK_BYTES, WORDS, MerkleDamgard
from hashwright.lower.order import Listing

WINDOW: Final = 1024  # messages that are put in order at a time: two bytes of the stack for each
EXACT: Final = (
    64  # numbers of blocks below this one are told apart, then so many halves of it to a power of two
)
RANKS: Final = 512  # up to 2^20 blocks
# Unfinished messages that are finished one by one. By docs/performance.md a turn of all lanes takes 1.2 to 1.9
# times what one message takes, but for RIPEMD-160 in two streams of 16 lanes (3): two are faster in lanes.
FEW: Final = 1
# A core does not foresee what so many messages need: the blocks after the next two are asked for.
PLACES: Final = replace(BLOCKS, fetch=f"FETCH({{0}}, {2 * BLOCK_BYTES});")
FIRST: Final = 4  # blocks of a message that are asked for before its lane is free


def told(
    hash_: MerkleDamgard, settings: Mapping[str, Setting], listings: Mapping[str, Listing]
) -> dict[str, Any]:
    """What the templates are told, for settings and listings of the same names."""
    several = settings["compress"]
    parts = {name: _part(hash_, setting, listings[name], several) for name, setting in settings.items()}
    return {
        "parts": list(parts.values()),
        "several": parts["compress"],
        "single": parts[SINGLE],
        "narrow": parts.get(NARROW),
        "most": several.messages,
        "varies": bool(several.c_lanes),
        "barriers": any(part.keeps for part in parts.values()),
        "window": WINDOW,
        "exact": EXACT,
        "ranks": RANKS,
        "few": FEW,
        "first": FIRST,
        "stack": _stack(hash_, several.messages, settings[NARROW].messages if NARROW in settings else 0),
        "facts": [
            line for name, setting in settings.items() for line in blocks_facts(hash_, setting, listings[name])
        ],
        **about_hash(hash_),
    }


def _part(hash_: MerkleDamgard, setting: Setting, listing: Listing, several: Setting) -> Blocks:
    if not setting.abreast:
        return blocks_of(hash_, setting, listing)
    table = f"K_{setting.abreast.upper()}"
    return blocks_of(hash_, setting, listing, table=table, places=PLACES, row=several.streams)


def _stack(hash_: MerkleDamgard, messages: int, narrow: int) -> int:
    """About how many bytes of the stack the function takes, in whole KiB; compilers spill besides."""
    words = 2 * WORDS + len(hash_.iv)  # the blocks of this turn and the next one, and the state
    ends, pointers = 2 * BLOCK_BYTES, 5 * 8
    size = messages * (4 * words + ends + pointers) + narrow * 4 * 2 * WORDS + 2 * WINDOW + 2 * RANKS
    return -(-size // 1024) * 1024
