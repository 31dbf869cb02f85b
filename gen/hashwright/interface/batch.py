"""The records of a batch of messages: the arguments of a call, the messages in progress, and their sizes."""

from typing import Final

from hashwright.emit.prototypes import Field, Struct
from hashwright.interface.inputs import fields
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.requests.settings import Setting

WINDOW: Final = 1024  # messages that are sorted together: four bytes of the stack for each
# Each number of blocks below this has its own rank; from here on, each power of two has half as many ranks.
EXACT: Final = 64
RANKS: Final = 512  # up to 2^20 blocks
# Groups of messages in rows whose pointers are computed at a time; where the processor determines the number of
# messages in a group, of the largest groups.
GROUPS: Final = 8
LARGEST_GROUPS: Final = 2


def arguments(hash_: MerkleDamgard, context: str) -> Struct:
    """The record of the arguments of a call."""
    word, digest = hash_.word.bits, hash_.word_bytes * len(hash_.iv)
    return Struct(
        (
            Field(f"{context} *const *{{}}", "ctx", what="for pieces and ends"),
            Field("const uint8_t *const *{}", "data", what="for whole messages and pieces, by pointers"),
            Field("const size_t *{}", "len", what="their lengths"),
            *(Field(each.declaration, each.name) for each in fields()),
            Field(
                f"const uint{word}_t *{{}}", "state", what="the states from which rests of messages continue"
            ),
            Field("const uint64_t *{}", "count", what="the bytes already hashed"),
            Field(
                "size_t {}", "each", what="1 if each message has its own state and count, 0 if all share one"
            ),
            Field(f"uint8_t (*{{}})[{digest}]", "digest", what="for whole messages and ends"),
        )
    )


def work(hash_: MerkleDamgard, lanes: int, *, varies: bool, is_narrow: bool) -> Struct:
    """The record of the messages in progress, in at most that many lanes. The states are at its beginning."""
    word, words = f"uint{hash_.word.bits}_t", len(hash_.iv)
    state = f"[{words * lanes}]" if varies else f"[{words}][{lanes}]"
    return Struct(
        (
            Field(f"{word} {{}}{state}", "state"),
            Field(f"const uint8_t *{{}}[{lanes}]", "data", what="the next blocks of each lane"),
            Field(f"size_t {{}}[{lanes}]", "nblocks", what="their number"),
            Field(f"const uint8_t *{{}}[{lanes}]", "then", what="the blocks after these"),
            Field(f"size_t {{}}[{lanes}]", "nthen", what="their number"),
            Field(f"size_t {{}}[{lanes}]", "message", what="the index of the message, or NONE"),
            Field("size_t {}", "first", what="the messages before the sorted ones"),
            Field("size_t {}", "known", what="the sorted ones"),
            Field("size_t {}", "begun", what="those of them that were started"),
            *([Field("size_t {}", "lanes", what="those in use")] if varies else []),
            Field("size_t {}", "busy", what="the lanes with messages"),
            *([Field("size_t {}", "end", what="lanes from here on have none")] if is_narrow else []),
            Field(
                f"uint8_t {{}}[{lanes}][{2 * hash_.rate_bytes}]",
                "joined",
                what="copies of blocks whose data are not contiguous, or padded",
            ),
            Field(
                f"uint16_t {{}}[{WINDOW}]",
                "order",
                what="the indices of the sorted messages, behind the first one",
            ),
            Field(f"uint16_t {{}}[{WINDOW}]", "ranks"),
        )
    )


def pointers(setting: Setting) -> int:
    """The messages in rows whose pointers are computed at a time."""
    return setting.messages * (LARGEST_GROUPS if setting.machine.c_lanes else GROUPS)
