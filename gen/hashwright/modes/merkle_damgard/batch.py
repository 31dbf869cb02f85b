"""Kernels of any number of messages of any lengths, whole or in pieces: the context of their templates."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from hashwright.choices import NARROW, SINGLE, Setting
from hashwright.emit.load import blocks
from hashwright.emitters import C
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard.context import (
    CompressFunction,
    ContextType,
    HashContext,
    about_hash,
    blocks_facts,
    blocks_of,
)
from hashwright.modes.merkle_damgard.description import WORDS, MerkleDamgard
from hashwright.modes.merkle_damgard.inputs import FORMS, InputForm, calls, fields
from hashwright.prototypes import Parameter
from hashwright.semantics import IN_LANES

WINDOW: Final = 1024  # messages that are put in order at a time: four bytes of the stack for each
# Numbers of blocks below this one have a rank each; from there on, half as many ranks go to each power of two.
EXACT: Final = 64
RANKS: Final = 512  # up to 2^20 blocks
# Unfinished messages that are finished one by one. By docs/performance.md a turn of all lanes takes 1.2 to 1.9
# times what one message takes, but for RIPEMD-160 in two streams of 16 lanes (3): two are faster in lanes.
FEW: Final = 1
# Words or vectors in memory for each instruction at -O0, at most: where intrinsics are functions, with their
# parameters (clang 19: 6.8), and where they are not (1.3).
OF_CALL: Final = 7
OF_VALUE: Final = 2
# Blocks from the next one to that which memory is asked for: no core foresees what that many messages need.
FETCHED: Final = 2
FIRST: Final = 4  # blocks of a message that are asked for before its lane is free


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchContext(HashContext):
    """What the templates read."""

    functions: tuple[CompressFunction, ...]  # all of them
    several: CompressFunction  # messages side by side
    single: CompressFunction  # one message
    narrow: CompressFunction | None  # messages in one stream, where others are in several
    most: int  # messages side by side
    varies: bool  # does the processor, or a choice, decide how many?
    context: ContextType
    has_vectors: bool  # are states loaded as vectors?
    helpers: frozenset[str]  # functions and macros of the file itself that are called in it
    window: int = WINDOW
    exact: int = EXACT
    ranks: int = RANKS
    few: int = FEW
    first: int = FIRST
    forms: tuple[InputForm, ...] = FORMS
    fields: tuple[Parameter, ...] = tuple(fields())
    calls: Mapping[str, tuple[str, ...]] = field(default_factory=calls)
    stack: int  # bytes
    unoptimised: int  # the same without optimisation
    facts: Sequence[str]  # what is counted of the kernels


def about_batch(
    hash_: MerkleDamgard,
    name: str,
    context: ContextType,
    settings: Mapping[str, Setting],
    listings: Mapping[str, Listing],
    emitter: str,
) -> BatchContext:
    """The context, for settings and listings of the same names."""
    several = settings["compress"]
    functions = {
        each: _function(hash_, name, setting, listings[each], several, emitter)
        for each, setting in settings.items()
    }
    stack = _stack(hash_, several.messages)
    spilled = _unoptimised(hash_, several, listings["compress"]) if emitter == C else 0
    return BatchContext(
        functions=tuple(functions.values()),
        several=functions["compress"],
        single=functions[SINGLE],
        narrow=functions.get(NARROW),
        most=several.messages,
        varies=bool(several.c_lanes),
        context=context,
        has_vectors=several.lanes > 1 and (emitter != C or functions["compress"].load is not None),
        helpers=frozenset().union(*(part.helpers for part in functions.values() if emitter == C)),
        stack=stack,
        unoptimised=stack + spilled,
        facts=[
            line
            for each, setting in settings.items()
            for line in blocks_facts(hash_, name, setting, listings[each])
        ],
        **about_hash(hash_),
    )


def _function(
    hash_: MerkleDamgard, name: str, setting: Setting, listing: Listing, several: Setting, emitter: str
) -> CompressFunction:
    if not setting.abreast:
        return blocks_of(hash_, name, setting, listing, emitter=emitter)
    table = f"K_{setting.abreast.upper()}"
    fetch = f"FETCH({{0}}, {FETCHED * hash_.rate_bytes});"
    places = replace(blocks(hash_.rate_bytes), fetch=fetch)
    row = several.streams
    return blocks_of(hash_, name, setting, listing, table=table, places=places, row=row, emitter=emitter)


def _stack(hash_: MerkleDamgard, messages: int) -> int:
    """How many bytes of the stack a function takes at most, where the compiler optimises.

    Eight blocks of each message are those of this turn and the next one, and room for what gcc and clang spill.
    """
    words, size = 8 * WORDS + len(hash_.iv), hash_.word_bytes
    ends, pointers = 2 * hash_.rate_bytes, 6 * 8
    return messages * (size * words + ends + pointers) + 2 * 2 * WINDOW + 2 * RANKS + 4 * size * WORDS


def _unoptimised(hash_: MerkleDamgard, setting: Setting, listing: Listing) -> int:
    """What it takes besides where it does not: every value lies in memory."""
    has_calls = IN_LANES[hash_.word] in setting.machine.registers and not setting.c_lanes
    return len(listing.instructions) * hash_.word_bytes * setting.lanes * (OF_CALL if has_calls else OF_VALUE)
