"""The choices of schedules, one record for each key.

Passes read typed values, which the module that implements a value defines. The keys for the functions of a
hash, such as `g`, are not in the registry: their values are the forms in passes/forms.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hashwright.emit import abreast, load
from hashwright.emit.load import Way
from hashwright.graph.rewrite import Rule
from hashwright.graph.semantics import Ty
from hashwright.lower import order
from hashwright.lower.order import Order
from hashwright.lower.permutation import TEXT, MovedOrder
from hashwright.passes import rotates
from hashwright.passes.keys import RoundKey, has_rounds
from hashwright.passes.replacing import Results, keeps_operands
from hashwright.passes.representation import (
    Defer,
    Pack,
    WordNumbers,
    has_pairs,
    is_words,
    lanes_of,
    part_type,
    places_of,
)
from hashwright.passes.rotates import lacks_rotate
from hashwright.passes.units import KINDS, Units, is_pattern, is_word, line_names, read_pattern, rounds
from hashwright.requests.choice import Choice, Scope, SpelledValues, Value
from hashwright.requests.schedule import Schedule
from hashwright.targets.cores import CORES, Core

NUMBER: Final = SpelledValues(int)


def _has_words(scope: Scope) -> bool:
    """Is there a state, and is it stored in words?"""
    return bool(scope.graph.state) and not scope.target.planes


# The steps.

ORDER: Final[Choice[Order]] = Choice(
    "order",
    "the order of the steps of the two lines",
    applies=lambda scope: len(line_names(scope.graph)) > 1,
    neutral=order.BY_STEP,
    values=(
        Value("step", order.BY_STEP, "left step 1, right step 1, left step 2 ..."),
        Value("round", order.BY_ROUND, "a round of the left line, then one of the right"),
        Value("line", order.BY_LINE, "the whole left line, then the right"),
        Value("half", order.BY_HALF, "half of left step 1, half of right step 1, the rest of left step 1 ..."),
    ),
)


# Several messages.


def _takes_several(scope: Scope) -> bool:
    """Can registers contain several messages? Bit planes contain one."""
    return scope.kernel.lanes and not scope.target.planes


LANES: Final[Choice[int]] = Choice(
    "lanes",
    "the number of messages side by side in a register",
    applies=_takes_several,
    neutral=1,
    spelling=NUMBER,
    # 1 is one message in each stream.
    able=lambda scope: [str(n) for n in (*sorted(scope.target.lanes(scope.graph.word), reverse=True), 1)],
)


def _busy(scope: Scope) -> str:
    """As many streams as keep the ports busy, if the registers suffice for their states and four more values.

    A spilled value costs less than an idle port. Words of one message need two streams. One state of AES blocks
    keeps the ports busy. Whole messages, which begin and end in each iteration, need one stream more.
    """
    if scope.lanes == 1:
        return "1" if scope.graph.state else "2"
    *_, unit = scope.target.units_for(scope.lanes)
    lines = len(line_names(scope.graph))
    room = (len(unit.file.names) - 4) // (len(scope.graph.outputs) * lines) if unit.file else 1
    return str(max(1, min(-(-unit.chains // lines) + scope.kernel.sized, room)))


STREAMS: Final[Choice[int]] = Choice(
    "streams",
    "the number of interleaved independent registers of lanes",
    applies=_takes_several,
    neutral=1,
    spelling=NUMBER,
    able=lambda scope: ("1", "2", "3", "4")[scope.lanes == 1 and not scope.graph.state :],
    default=_busy,
)


# Registers and instructions.

UNIT: Final[Choice[Units]] = Choice(
    "unit",
    "the registers of the steps, for all steps or, as in svvss/ssvvs, by line and round",
    applies=lambda scope: is_word(scope.graph),
    neutral=KINDS["s"],
    values=(
        Value("s", KINDS["s"], "general registers"),
        Value("v", KINDS["v"], "vector registers"),
    ),
    spelling=SpelledValues(read_pattern, is_pattern, rounds),
    able=lambda scope: [
        letter for letter, kind in KINDS.items() if kind in {ty.kind for ty in scope.machine.registers}
    ],
)

ROT: Final[Choice[Sequence[Rule]]] = Choice(
    "rot",
    "the form of rotates without a rotate instruction",
    applies=lambda scope: lacks_rotate(scope.machine),
    neutral=rotates.BY_OR,
    values=(
        Value("or", rotates.BY_OR, "two shifts and an OR"),
        Value("add", rotates.BY_ADD, "two shifts and an ADD"),
        Value("sum", rotates.INTO_SUM, "two shifts, each added separately if the rotate is part of a sum"),
        # The following allow instructions; the rules apply to the other rotates.
        Value(
            "shuffle", rotates.BY_OR, "a shuffle of bytes or halfwords for whole bytes, else shifts and an OR"
        ),
        Value("dup", rotates.BY_OR, "the word doubled, then one shift of 64 bits"),
        Value("sri", rotates.BY_OR, "a left shift, then a right shift that inserts its result"),
        Value("usra", rotates.INTO_SUM, "a left shift, then a right shift that adds to the sum"),
        Value(
            "mla",
            rotates.LEFT_INTO_SUM,
            "a right shift, and a multiplication that adds to the sum; slow, for comparison",
        ),
        Value("xar", rotates.BY_OR, "the XOR with zero that also rotates"),
    ),
    able=lambda scope: ("or", "add", "sum", *scope.allowing("rot")),
)

CONST: Final[Choice[None]] = Choice(
    "const",
    "the instruction that adds the constant of a step",
    applies=lambda scope: bool(scope.allowing("const")),
    neutral=None,  # no pass reads it: it allows an instruction
    values=(
        Value("add", None, "a separate add"),
        Value("lea", None, "one LEA for constant and message word"),
    ),
    able=lambda scope: ("add", *scope.allowing("const")),
)

CACHE: Final[Choice[int | None]] = Choice(
    "cache",
    "the number of message words in registers",
    applies=lambda scope: (
        is_word(scope.graph)
        and {ty.kind for ty in scope.machine.registers} == {KINDS["s"]}
        and not scope.kernel.lanes
    ),
    neutral=None,
    values=(
        Value("auto", None, "the C compiler decides which message words stay in registers"),
        Value("0", 0, "none: each round reads them from memory"),
        Value("16", 16, "all of them"),
    ),
    spelling=NUMBER,
    able=lambda scope: ("0", "4", "8", "16") if scope.is_assembly else ("auto", "0", "4", "8", "16"),
)

BARRIERS: Final[Choice[bool]] = Choice(
    "barriers",
    "whether barriers keep the C compiler from reordering sums",
    # Bit planes have more words than there are registers.
    applies=lambda scope: not scope.is_assembly and not scope.target.planes,
    neutral=False,
    values=(
        Value("on", True, "the compiler preserves sums; needs gcc or clang"),
        Value("off", False, "plain C"),
    ),
)


# The representation of a state, and its updates.

PLANES: Final[Choice[int | None]] = Choice(
    "planes",
    "the width in bits of the words of bit planes",
    applies=lambda scope: bool(scope.target.planes),
    neutral=None,
    spelling=NUMBER,
    able=lambda scope: [str(unit.ty.bits) for unit in scope.target.planes],
)

NEG: Final[Choice[WordNumbers | None]] = Choice(
    "neg",
    "the state words that are stored as complements, as in 3+7",
    applies=_has_words,
    neutral=(),
    values=(
        Value("off", (), "none"),
        Value("search", None, "those with the fewest instructions"),
    ),
    spelling=SpelledValues(places_of, lambda graph, text, _: is_words(graph, text)),
)


def _unrolled(scope: Scope) -> list[str]:
    """The powers of two, and the divisors of the number of words: the length of the ring of rounds."""
    words = len(scope.graph.state)
    return [str(n) for n in range(1, 9) if n in (1, 2, 4, 8) or words % n == 0]


STRETCH: Final = "4"  # updates of a group of lanes between loading and storing its words


def _unroll(scope: Scope) -> str:
    """A stretch for groups of lanes; otherwise that of the target."""
    return STRETCH if _is_grouped(scope) else scope.target.defaults.get("unroll", "1")


UNROLL: Final[Choice[int]] = Choice(
    "unroll",
    "the number of updates in an iteration of a loop",
    applies=lambda scope: bool(scope.graph.state),
    neutral=1,
    spelling=NUMBER,
    able=_unrolled,
    default=_unroll,
)


def _odd(schedule: Schedule) -> str:
    """The conflict of pairs of updates with an odd number of updates."""
    count = UNROLL.of(schedule)
    if count == 1 or count % 2 == 0:
        return ""
    return f"{count} updates are no whole number of pairs; write 'unroll=2', or defer=run with unroll={count}"


DEFER: Final[Choice[Defer]] = Choice(
    "defer",
    "whether a state word and its pending XOR are separate words",
    applies=_has_words,
    neutral=Defer.NEVER,
    values=(
        Value("off", Defer.NEVER, "every message word is XORed immediately"),
        Value("run", Defer.RUN, "message words accumulate in separate words"),
        Value(
            "two",
            Defer.TWO,
            "in loops, the second of two updates XORs the message words of the first",
            clash=_odd,
        ),
    ),
)

PACK: Final[Choice[Pack]] = Choice(
    "pack",
    "whether a state word shares a register with its counterpart in the second half",
    applies=lambda scope: (
        _has_words(scope) and not scope.kernel.lanes and has_pairs(scope.graph, scope.machine)
    ),
    neutral=Pack.SINGLE,
    values=(
        Value("off", Pack.SINGLE, "every word has its own register"),
        Value("2", Pack.PAIRS, "two words share one"),
        Value(
            "2+copy",
            Pack.TURNED,
            "two words share one, with a copy of those that rounds read with their halves exchanged",
        ),
    ),
)


def _part(scope: Scope) -> Ty | None:
    """The type of the parts of words that are wider than a register, if they are."""
    return None if scope.lanes > 1 or scope.target.planes else part_type(scope.graph, scope.machine)


def _lane_groups(scope: Scope) -> list[str]:
    """All lanes, and the smaller numbers of lanes that fill registers."""
    part, lanes = _part(scope), lanes_of(scope.graph)
    assert part, "the choice does not apply"
    least = part.bits // Ty.B128.bits
    return [str(n) for n in range(lanes, least - 1, -1) if lanes % n == 0]


ROOM: Final = 4  # registers beside those of the state's words, for values of an update
WIDE: Final = 512  # bits of a register


def _left(scope: Scope, parts: int = 1) -> int:
    """The registers beside the words before an update and after it, each in this number of parts."""
    return scope.machine.register_count - 2 * parts * len(scope.graph.state)


def _group(scope: Scope) -> str:
    """The most lanes whose words before an update and after it fit into the registers, or else the fewest."""
    part, able = _part(scope), _lane_groups(scope)
    assert part, "the choice does not apply"
    return next((n for n in able if _left(scope, int(n) * Ty.B128.bits // part.bits) >= 0), able[-1])


def _is_grouped(scope: Scope) -> bool:
    """Are lanes in several groups by default?"""
    return _part(scope) is not None and _group(scope) != str(lanes_of(scope.graph))


GROUP: Final[Choice[int | None]] = Choice(
    "group",
    "the number of lanes that an iteration processes at a time",
    applies=lambda scope: _part(scope) is not None,
    neutral=None,
    spelling=NUMBER,
    able=_lane_groups,
    default=_group,
)


def _results(scope: Scope) -> str:
    """Words first in assembly of lane groups, and if registers suffice for the words of two updates.

    Otherwise, and always if instructions overwrite operands, another order. C compilers order the words
    themselves unless they are in parts. Registers of 512 bits are bound by ports.
    """
    if not keeps_operands(scope.machine):
        return "plain"
    part = _part(scope)
    narrow = lanes_of(scope.graph) * Ty.B128.bits < WIDE
    if scope.is_assembly and _is_grouped(scope):
        return "last"
    if part is None and narrow and scope.lanes == 1 and _left(scope) >= ROOM:
        return "last"
    return "late" if scope.is_assembly or part else "plain"


RESULTS: Final[Choice[Results]] = Choice(
    "results",
    "the order in which an update computes its output and the words of the state",
    applies=_has_words,
    neutral=Results.PLAIN,
    values=(
        Value("plain", Results.PLAIN, "the output, then the words by their numbers"),
        Value(
            "late", Results.LATE, "the output, then each word after the last use of the one that it replaces"
        ),
        Value("last", Results.LAST, "the words, late, then the output"),
        Value("down", Results.DOWN, "the words from the last to the first, then the output"),
        Value("up", Results.UP, "the words from the second to the last, the first one, then the output"),
    ),
    default=_results,
)

KEY: Final[Choice[RoundKey | None]] = Choice(
    "key",
    "the key of an AES round",
    applies=lambda scope: has_rounds(scope.machine),
    neutral=None,
    values=(
        Value("loop", None, "in each function the key with the fewest cycles in its loop"),
        Value("sum", RoundKey.SUM, "the XOR of all terms that are XORed with its result"),
        Value("word", RoundKey.WORD, "the state word; a message word is XORed with the result"),
        Value("data", RoundKey.DATA, "the message word; the state word is XORed with the result"),
    ),
)


# Loading the words of a block, and its rounds in assembly.

LOADS: Final[tuple[Value[Way], ...]] = (
    Value(
        "ahead",
        load.AHEAD,
        "among the steps of the previous block: copied through general registers; in assembly, transposed",
    ),
    Value("copy", load.COPY, "copied through general registers before the steps"),
    Value(
        "transpose-ahead",
        load.TRANSPOSE_AHEAD,
        "as with transpose, but among the steps of the previous block",
    ),
    Value("transpose", load.TRANSPOSE, "16 bytes of each message at once, transposed in registers"),
    Value("gather", load.GATHER, "gathered from the messages word by word"),
    Value("insert", abreast.INSERT, "block by block from each message into its lane"),
    Value("pair", abreast.PAIR_UP, "as with insert, but two blocks of each message are stored at once"),
    Value("zip", abreast.ZIP, "two blocks of each message at once, then reordered in registers"),
)


def _loads(scope: Scope) -> list[str]:
    """The ways to load several messages that the emitter supports for the registers."""
    if scope.is_assembly:
        able = scope.kernel.lanes and any(file.transpose for file in scope.machine.files.values())
        ways = ["ahead", "transpose", "copy"] if scope.kernel.sized else ["transpose", "ahead", "copy"]
        return ways if able else []
    *_, unit = scope.target.units_for(scope.lanes)
    words = len(scope.graph.early)
    return [
        each.word
        for each in LOADS
        if each.does.fits(unit, words) and (each.does.by_word or not scope.kernel.sized)
    ]


LOAD: Final[Choice[Way | None]] = Choice(
    "load",
    "the way to load the words of several messages into vectors",
    applies=lambda scope: scope.lanes > 1 and bool(_loads(scope)),
    neutral=None,
    values=LOADS,
    able=_loads,
)


def _mixed(schedule: Schedule) -> str:
    """The conflict of loops with registers of several kinds."""
    if isinstance(UNIT.of(schedule), str):
        return ""
    return (
        "rounds as loops need one kind of register; write 'unit=s', or rounds=inline "
        f"with unit={schedule[UNIT.name]}"
    )


ROUNDS: Final[Choice[bool]] = Choice(
    "rounds",
    "whether rounds are unrolled or loops",
    applies=lambda scope: (
        scope.is_assembly
        and is_word(scope.graph)
        and len(line_names(scope.graph)) == 1
        and not scope.kernel.lanes
    ),
    neutral=False,
    values=(
        Value("inline", False, "all steps are unrolled"),
        Value("loop", True, "each round is a loop of a few steps: smaller and slower", (CACHE.name,), _mixed),
    ),
)


# The order of instructions in assembly.


def _is_movable(scope: Scope) -> bool:
    """Is the order of instructions free? AESE and AESMC stay adjacent if nothing moves."""
    return scope.is_assembly and (not scope.graph.state or has_rounds(scope.machine))


HORIZON: Final[Choice[int]] = Choice(
    "horizon",
    "the number of cycles that an instruction may start early",
    applies=_is_movable,
    neutral=0,
    spelling=NUMBER,
    able=lambda scope: ("2", "0", "1", "3", "4", "6", "8"),
)

SPARE: Final[Choice[int]] = Choice(
    "spare",
    "the number of registers reserved from the values of a step",
    applies=_is_movable,
    neutral=0,
    spelling=NUMBER,
    able=lambda scope: ("1", "0", "2", "3"),  # the default reserves one: a spill costs little
)

SOURCE: Final = Value("source", None, "step by step", idle=(HORIZON.name, SPARE.name))


def _orders(scope: Scope) -> list[str]:
    """The cores of the architecture, and the order of the steps.

    The default for lanes and AES rounds is the order of the steps: they are bound by ports more than by
    latency, so that another order seldom gains, and may spill.
    """
    isa = scope.target.isa.name if scope.target.isa else ""
    cores = [core.name for core in CORES.values() if core.isa == isa]
    return [SOURCE.word, *cores] if scope.lanes > 1 or scope.graph.state else [*cores, SOURCE.word]


SCHED: Final[Choice[Core | None]] = Choice(
    "sched",
    "the order of instructions",
    applies=_is_movable,
    neutral=None,
    values=(
        SOURCE,
        *(Value(core.name, core, f"list scheduling for {core.title}") for core in CORES.values()),
    ),
    able=_orders,
)

MOVES: Final[Choice[MovedOrder | None]] = Choice(
    "moves",
    "the instructions that are in another place of a loop, as `explore` finds them",
    applies=lambda scope: scope.is_assembly,
    neutral=None,
    values=(Value("off", None, "the order that results from the other choices"),),
    spelling=SpelledValues(MovedOrder.parse, lambda graph, text, _: bool(TEXT.fullmatch(text))),
)


# In the order of `list` and `explore`: a value comes after choices that conflict with it, and before those that
# have no effect in combination with it.
CHOICES: Final[Mapping[str, Choice[Any]]] = {
    choice.name: choice
    for choice in (
        ORDER,
        LANES,
        STREAMS,
        UNIT,
        ROT,
        PLANES,
        NEG,
        UNROLL,
        DEFER,
        PACK,
        GROUP,
        RESULTS,
        KEY,
        BARRIERS,
        ROUNDS,
        LOAD,
        SCHED,
        HORIZON,
        SPARE,
        CACHE,
        CONST,
        MOVES,
    )
}
