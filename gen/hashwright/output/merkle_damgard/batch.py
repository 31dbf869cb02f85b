"""The template context of kernels for any number of messages of any lengths, whole or in pieces."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from hashwright.emit.emitters import C
from hashwright.emit.load import blocks
from hashwright.emit.prototypes import Struct
from hashwright.graph.semantics import IN_LANES
from hashwright.interface.batch import EXACT, RANKS, WINDOW, arguments, work
from hashwright.interface.inputs import FORMS, BatchCall, InputForm, calls, column_calls
from hashwright.interface.merkle_damgard import prefix, settings
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import WORDS, MerkleDamgard
from hashwright.output.merkle_damgard.columns import Columns, about_columns
from hashwright.output.merkle_damgard.context import (
    CompressFunction,
    ContextType,
    HashContext,
    about_hash,
    blocks_facts,
    blocks_of,
)
from hashwright.requests.request import Request
from hashwright.requests.settings import SINGLE, Setting

# At most this number of remaining messages are processed one by one. By docs/performance.md, an iteration of
# all lanes takes 1.2 to 1.9 times as long as one of a single message, and 3 times as long for RIPEMD-160 in two
# streams of 16 lanes; two messages are faster in lanes.
FEW: Final = 1
# The most words or vectors in memory for each instruction at -O0: if intrinsics are functions, with parameters
# in memory (clang 19: 6.8), and if they are not (1.3).
OF_CALL: Final = 7
OF_VALUE: Final = 2
SPILLS: Final = 4096  # the most bytes that the functions of columns spill, with those of inlined functions
# The prefetch distance in blocks from the next one: no core predicts the accesses of all messages in lanes.
FETCHED: Final = 2
FIRST: Final = 4  # the blocks of a message that are prefetched before its lane is free


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchContext(HashContext):
    """The template context."""

    functions: tuple[CompressFunction, ...]  # all block functions
    several: CompressFunction  # messages side by side
    single: CompressFunction  # one message
    narrower: Mapping[str, CompressFunction]  # messages in fewer streams than `several` has, the first in one
    most: int  # the most messages side by side
    varies: bool  # does their number depend on the processor or on a selection?
    context: ContextType
    helpers: frozenset[str]  # the functions and macros of the file that it calls
    window: int = WINDOW
    exact: int = EXACT
    ranks: int = RANKS
    few: int = FEW
    first: int = FIRST
    forms: tuple[InputForm, ...] = FORMS
    arguments: Struct
    work: Struct
    columns: Columns
    column_calls: Mapping[str, BatchCall] = field(default_factory=column_calls)
    calls: Mapping[str, BatchCall] = field(default_factory=calls)
    stack: int  # the most bytes of the stack
    unoptimised: int  # the same without optimisation
    facts: Sequence[str]  # the counts of the kernels


def about_batch(
    hash_: MerkleDamgard, request: Request, context: ContextType, listings: Mapping[str, Listing]
) -> BatchContext:
    made, name, emitter = settings(request), prefix(request), request.language
    several = made["compress"]
    functions = {
        each: _function(hash_, name, setting, listings[each], several, emitter)
        for each, setting in made.items()
    }
    columns = about_columns(hash_, name, request.target, several, listings, functions["compress"].table, WINDOW)
    stack = _stack(hash_, several.messages) + _stack_of_columns(hash_, columns)
    spilled = _unoptimised(hash_, several, listings["compress"]) if emitter == C else 0
    return BatchContext(
        functions=tuple(functions.values()),
        several=functions["compress"],
        single=functions[SINGLE],
        narrower={each: functions[each] for each in request.narrower()},
        most=several.messages,
        varies=bool(several.c_lanes),
        context=context,
        columns=columns,
        arguments=arguments(hash_, context.type),
        work=work(hash_, several.messages, varies=bool(several.c_lanes), is_narrow=bool(request.narrower())),
        helpers=columns.helpers.union(*(part.helpers for part in functions.values() if emitter == C)),
        stack=stack,
        unoptimised=stack + spilled,
        facts=[
            line
            for each, setting in made.items()
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
    """The most bytes of the stack that a function needs if the compiler optimises.

    This allows eight blocks of each message: those of this iteration and the next one, and spills by gcc and
    clang.
    """
    words, size = 8 * WORDS + len(hash_.iv), hash_.word_bytes
    ends, pointers = 2 * hash_.rate_bytes, 6 * 8
    return messages * (size * words + ends + pointers) + 2 * 2 * WINDOW + 2 * RANKS + 4 * size * WORDS


def _stack_of_columns(hash_: MerkleDamgard, columns: Columns) -> int:
    """The bytes of a column's record, of the pointers, lengths and digests of long rows, and of spills."""
    return columns.work.bytes + columns.most_long * (8 + 8 + hash_.digest_bytes) + SPILLS


def _unoptimised(hash_: MerkleDamgard, setting: Setting, listing: Listing) -> int:
    """The additional bytes that it needs without optimisation, when every value is in memory."""
    has_calls = IN_LANES[hash_.word] in setting.machine.registers and not setting.c_lanes
    return len(listing.instructions) * hash_.word_bytes * setting.lanes * (OF_CALL if has_calls else OF_VALUE)
