"""The part of a batch's template context for rows of a column, which are hashed side by side in groups."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from hashwright.emit.load import Places
from hashwright.emit.prototypes import Field, Prototype, Struct
from hashwright.graph.ir import Var
from hashwright.interface.merkle_damgard import digits_function, step_function
from hashwright.lower.order import Listing
from hashwright.modes.merkle_damgard import MESSAGE, SHORT_WORDS, WORDS, MerkleDamgard
from hashwright.output.merkle_damgard.context import CompressFunction, blocks_of
from hashwright.output.merkle_damgard.fixed import FixedFunction, short_rows
from hashwright.requests.settings import Setting
from hashwright.targets.machine import SCALAR, Target

SHORT: Final = "short"  # the listing of the kernel for short rows, beside `compress`
PART: Final = 8  # steps, each of a block of a row in every lane, that one call of a kernel computes

# The blocks of rows in one step after the other.
STEPS: Final = Places(
    now="data[step * LANES + {0}]",
    later="data[then * LANES + {0}]",
    then="const size_t then = step + 1 < nsteps ? step + 1 : step;",
    any="nsteps != 0",
    more="step + 1 < nsteps",
    iteration="step",
)
LONG_PARTS: Final = 4  # the parts of a window in which long rows are processed, to limit the stack


@dataclass(frozen=True, slots=True)
class StepKernel:
    """The function for steps of rows of any lengths."""

    prototype: Prototype
    code: CompressFunction | None  # None: it calls the block function for each step


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """The kernels and the memory of functions for columns."""

    digits: Prototype  # the function that writes the digits of a digest
    steps: StepKernel
    short: FixedFunction | None  # for short rows; None: as for others
    end: str  # the C expression that writes the last block of a row without its length; empty: it is copied
    work: Struct
    most_long: int  # long rows that are processed together
    part: int = PART
    short_words: int = SHORT_WORDS
    short_bytes: int  # a short row as words, with its length

    @property
    def helpers(self) -> frozenset[str]:
        """The functions and macros of the file that the kernels call."""
        return frozenset().union(*(each.helpers for each in (self.steps.code, self.short) if each))


def about_columns(
    hash_: MerkleDamgard,
    name: str,
    target: Target,
    setting: Setting,
    listings: Mapping[str, Listing],
    table: str,
    window: int,
) -> Columns:
    """The functions for columns in C. The listings have those of kernels in C, if these are in C."""
    in_c = SHORT in listings
    return Columns(
        digits=digits_function(hash_, name),
        steps=StepKernel(
            step_function(hash_, name, setting),
            _steps(hash_, name, setting, listings["compress"], table) if in_c else None,
        ),
        short=short_rows(hash_, name, SHORT_WORDS + 1, short(hash_, setting), listings[SHORT])
        if in_c
        else None,
        end=_end(hash_, target),
        work=work(hash_, setting, window),
        most_long=window // LONG_PARTS,
        short_bytes=hash_.word_bytes * (SHORT_WORDS + 1),
    )


def short(hash_: MerkleDamgard, setting: Setting) -> Setting:
    """The setting of its kernel: the initial state is known, too."""
    zeros = dict.fromkeys((Var(MESSAGE, i) for i in range(SHORT_WORDS + 1, WORDS)), 0)
    return replace(setting, known={**hash_.preset(), **zeros})


def _steps(
    hash_: MerkleDamgard, name: str, setting: Setting, listing: Listing, table: str
) -> CompressFunction | None:
    """The code for steps, if words are loaded among the computations of the preceding step."""
    made = blocks_of(hash_, name, setting, listing, table=table, places=STEPS)
    return made if made.load and made.load.woven else None


def _end(hash_: MerkleDamgard, target: Target) -> str:
    """How the last block of a row is written by one vector."""
    units = (
        unit
        for unit in target.units
        if unit.lanes != SCALAR and unit.lanes * unit.ty.bits == 8 * hash_.rate_bytes
    )
    return next((unit.register.c_end for unit in units if unit.register.c_end), "")


def work(hash_: MerkleDamgard, setting: Setting, window: int) -> Struct:
    """The record of the rows in progress, when this number of them are sorted together."""
    word, words, lanes, block = f"uint{hash_.word.bits}_t", len(hash_.iv), setting.messages, hash_.rate_bytes
    state, begun = f"[{words}][{lanes}]", f"(*{{}}[{PART}])[{lanes}]"
    if setting.c_lanes:
        state, begun = f"[{words * lanes}]", f"*{{}}[{PART}]"
    return Struct(
        (
            Field(f"{word} {{}}{state}", "state", what="the initial states"),
            Field(f"{word} {{}}[{PART}]{state}", "made", what="the states after each step"),
            Field(
                f"uint8_t {{}}[{PART * lanes}][{block}]", "end", what="the last blocks of rows, with padding"
            ),
            Field(f"uint8_t {{}}[{PART * lanes}][{hash_.digest_bytes}]", "digest"),
            Field(f"const uint8_t *{{}}[{PART * lanes}]", "data", what="the blocks of each step"),
            Field(f"{word} {begun}", "from", what="the states before each step"),
            Field(f"uint8_t {{}}[{PART}]", "ends", what="1 if rows end with the step, or else 0"),
            Field(f"uint16_t {{}}[{PART * lanes}]", "row", what="the row that ends with the step, or NO_ROW"),
            Field("size_t {}", "nsteps"),
            *([Field("size_t {}", "lanes", what="those in use")] if setting.c_lanes else []),
            Field(f"const uint8_t *{{}}[{window}]", "start", what="the rows of a window"),
            Field(f"size_t {{}}[{window}]", "len"),
            Field(
                f"uint16_t {{}}[{window}]", "order", what="their indices, the longest first, and null rows last"
            ),
            Field(f"uint16_t {{}}[{window}]", "ranks"),
        )
    )
