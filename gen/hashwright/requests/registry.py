"""The choices of schedules, one record a key.

What passes read of them is typed: what a value does is named by the module that does it. The keys that are
functions of a hash, such as `g`, are not among them: their values are the forms in forms.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hashwright.emit import abreast, load
from hashwright.emit.load import Way
from hashwright.lower import order, rotates
from hashwright.lower.keys import RoundKey, has_rounds
from hashwright.lower.order import Order
from hashwright.lower.rotates import lacks_rotate
from hashwright.lower.units import KINDS, Units, is_pattern, is_word, line_names, read_pattern, rounds
from hashwright.represent import Defer, Pack, WordNumbers, has_pairs, is_words, places_of
from hashwright.requests.choice import Choice, Scope, SpelledValues, Value
from hashwright.rewrite import Rule
from hashwright.schedule import Schedule
from hashwright.targets.cores import CORES, Core

NUMBER: Final = SpelledValues(int)


def _has_words(scope: Scope) -> bool:
    """Is there a state, and is it stored in words?"""
    return bool(scope.graph.state) and not scope.target.planes


# The steps.

ORDER: Final[Choice[Order]] = Choice(
    "order",
    "how the steps of the two lines follow each other",
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
    """Can registers hold several messages? Bit planes hold one."""
    return scope.kernel.lanes and not scope.target.planes


def _widths(scope: Scope) -> list[str]:
    """The numbers of lanes to choose from: 1 is one message in each stream."""
    return [str(n) for n in (*sorted(scope.target.lanes(scope.graph.word), reverse=True), 1)]


LANES: Final[Choice[int]] = Choice(
    "lanes",
    "how many messages are hashed side by side in a register",
    applies=_takes_several,
    neutral=1,
    spelling=NUMBER,
    able=_widths,
)


def _busy(scope: Scope) -> str:
    """As many streams as keep the ports busy, if the registers hold their states and four values besides.

    A value that waits in memory costs less than a port that waits. Words of one message alone take two streams;
    one state of AES blocks keeps the ports busy.
    """
    if scope.lanes == 1:
        return "1" if scope.graph.state else "2"
    *_, unit = scope.target.units_for(scope.lanes)
    lines = len(line_names(scope.graph))
    room = (len(unit.file.names) - 4) // (len(scope.graph.outputs) * lines) if unit.file else 1
    return str(max(1, min(-(-unit.chains // lines), room)))


STREAMS: Final[Choice[int]] = Choice(
    "streams",
    "how many independent registers of lanes are interleaved",
    applies=_takes_several,
    neutral=1,
    spelling=NUMBER,
    able=lambda scope: ("1", "2", "3", "4")[scope.lanes == 1 and not scope.graph.state :],
    default=_busy,
)


# Registers and instructions.

UNIT: Final[Choice[Units]] = Choice(
    "unit",
    "the registers that steps work in, for all steps or as in svvss/ssvvs by line and round",
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
    "how a word is rotated where no instruction does",
    applies=lambda scope: lacks_rotate(scope.machine),
    neutral=rotates.BY_OR,
    values=(
        Value("or", rotates.BY_OR, "two shifts and an OR"),
        Value("add", rotates.BY_ADD, "two shifts and an ADD"),
        Value("sum", rotates.INTO_SUM, "two shifts, each added on its own where the rotate is part of a sum"),
        # These allow instructions; the rules spell the rotates that the instructions do not cover.
        Value(
            "shuffle", rotates.BY_OR, "a shuffle of bytes or halfwords for whole bytes, else shifts and an OR"
        ),
        Value("dup", rotates.BY_OR, "the word doubled, then one shift of 64 bits"),
        Value("sri", rotates.BY_OR, "a shift left, then one right that inserts what it shifts"),
        Value("usra", rotates.INTO_SUM, "a shift left, then one right that adds to the sum"),
        Value(
            "mla",
            rotates.LEFT_INTO_SUM,
            "a shift right, and a multiplication that adds to the sum; slow, for comparison",
        ),
        Value("xar", rotates.BY_OR, "the XOR with zero that also rotates"),
    ),
    able=lambda scope: ("or", "add", "sum", *scope.allowing("rot")),
)

CONST: Final[Choice[None]] = Choice(
    "const",
    "how the constant of a step is added",
    applies=lambda scope: bool(scope.allowing("const")),
    neutral=None,  # no pass reads it: it allows an instruction
    values=(
        Value("add", None, "an add of its own"),
        Value("lea", None, "one LEA for constant and message word"),
    ),
    able=lambda scope: ("add", *scope.allowing("const")),
)

CACHE: Final[Choice[int | None]] = Choice(
    "cache",
    "how many message words stay in registers",
    applies=lambda scope: (
        is_word(scope.graph)
        and {ty.kind for ty in scope.machine.registers} == {KINDS["s"]}
        and not scope.kernel.lanes
    ),
    neutral=None,
    values=(
        Value("auto", None, "the C compiler decides which message words stay in registers"),
        Value("0", 0, "none: each is read anew in every round"),
        Value("16", 16, "all of them"),
    ),
    spelling=NUMBER,
    able=lambda scope: ("0", "4", "8", "16") if scope.is_assembly else ("auto", "0", "4", "8", "16"),
)

BARRIERS: Final[Choice[bool]] = Choice(
    "barriers",
    "whether the C compiler is kept from reordering sums",
    # Bit planes are more words than there are registers to keep.
    applies=lambda scope: not scope.is_assembly and not scope.target.planes,
    neutral=False,
    values=(
        Value("on", True, "sums stay as they are; needs gcc or clang"),
        Value("off", False, "plain C"),
    ),
)


# How a state is stored, and what its updates are made of.

PLANES: Final[Choice[int | None]] = Choice(
    "planes",
    "of how many bits the words are in which the state lies as bit planes",
    applies=lambda scope: bool(scope.target.planes),
    neutral=None,
    spelling=NUMBER,
    able=lambda scope: [str(unit.ty.bits) for unit in scope.target.planes],
)

NEG: Final[Choice[WordNumbers | None]] = Choice(
    "neg",
    "which state words are stored as their complements, as in 3+7",
    applies=_has_words,
    neutral=(),
    values=(
        Value("off", (), "none is"),
        Value("search", None, "those with which there are the fewest instructions"),
    ),
    spelling=SpelledValues(places_of, lambda graph, text, _: is_words(graph, text)),
)

DEFER: Final[Choice[Defer]] = Choice(
    "defer",
    "whether a state word and what it is yet to be XORed with are two words",
    applies=_has_words,
    neutral=Defer.NEVER,
    values=(
        Value("off", Defer.NEVER, "every message word is XORed at once"),
        Value("run", Defer.RUN, "message words gather in words of their own"),
        Value("two", Defer.TWO, "in loops, the first of two updates leaves its message words to the second"),
    ),
)

PACK: Final[Choice[Pack]] = Choice(
    "pack",
    "whether a state word and its like in the second half are in one register",
    applies=lambda scope: (
        _has_words(scope) and not scope.kernel.lanes and has_pairs(scope.graph, scope.machine)
    ),
    neutral=Pack.SINGLE,
    values=(
        Value("off", Pack.SINGLE, "every word has a register"),
        Value("2", Pack.PAIRS, "two words have one"),
        Value(
            "2+copy",
            Pack.TURNED,
            "two words have one, and what rounds take with its halves exchanged is kept up so, too",
        ),
    ),
)

UNROLL: Final[Choice[int]] = Choice(
    "unroll",
    "how many updates a loop does in one iteration",
    applies=lambda scope: bool(scope.graph.state),
    neutral=1,
    spelling=NUMBER,
    able=lambda scope: ("1", "2", "4", "8"),
)

KEY: Final[Choice[RoundKey | None]] = Choice(
    "key",
    "what the key of an AES round is",
    applies=lambda scope: has_rounds(scope.machine),
    neutral=None,
    values=(
        Value("loop", None, "in each function what its loop takes the fewest cycles with"),
        Value("sum", RoundKey.SUM, "all that its result is XORed with"),
        Value("word", RoundKey.WORD, "the state word; a message word is XORed with the result"),
        Value("data", RoundKey.DATA, "the message word; the state word is XORed with the result"),
    ),
)


# How a block's words are loaded, and how its rounds are written in assembly.

LOADS: Final[tuple[Value[Way], ...]] = (
    Value(
        "ahead",
        load.AHEAD,
        "among the steps of the block before: copied by general registers; in assembly, transposed",
    ),
    Value("copy", load.COPY, "copied by general registers before the steps"),
    Value("transpose", load.TRANSPOSE, "16 bytes of each message as one, transposed in registers"),
    Value("gather", load.GATHER, "gathered from the messages word by word"),
    Value("insert", abreast.INSERT, "block by block from each message into its lane"),
    Value("zip", abreast.ZIP, "two blocks of each message as one, then put in order in registers"),
)


def _loads(scope: Scope) -> list[str]:
    """The ways to load several messages that the emitter has for the registers."""
    if scope.is_assembly:
        able = scope.kernel.lanes and any(file.transpose for file in scope.machine.files.values())
        return ["transpose", "ahead", "copy"] if able else []
    *_, unit = scope.target.units_for(scope.lanes)
    words = len(scope.graph.early)
    return [
        each.word
        for each in LOADS
        if each.does.fits(unit, words) and (each.does.by_word or not scope.kernel.sized)
    ]


LOAD: Final[Choice[Way | None]] = Choice(
    "load",
    "how the words of several messages come into vectors",
    applies=lambda scope: scope.lanes > 1 and bool(_loads(scope)),
    neutral=None,
    values=LOADS,
    able=_loads,
)


def _mixed(schedule: Schedule) -> str:
    """Rounds that are loops have registers of one kind."""
    if isinstance(UNIT.of(schedule), str):
        return ""
    return (
        "rounds that are loops work in one kind of register; write 'unit=s', or rounds=inline "
        f"with unit={schedule[UNIT.name]}"
    )


ROUNDS: Final[Choice[bool]] = Choice(
    "rounds",
    "whether every step is written out, or rounds are loops",
    applies=lambda scope: (
        scope.is_assembly
        and is_word(scope.graph)
        and len(line_names(scope.graph)) == 1
        and not scope.kernel.lanes
    ),
    neutral=False,
    values=(
        Value("inline", False, "every step is written out"),
        Value("loop", True, "a few steps of each round, in a loop: small and slower", (CACHE.name,), _mixed),
    ),
)


# The order of instructions in assembly.


def _is_movable(scope: Scope) -> bool:
    """Is the order of instructions free? AESE and AESMC stay side by side where nothing is moved."""
    return scope.is_assembly and (not scope.graph.state or has_rounds(scope.machine))


HORIZON: Final[Choice[int]] = Choice(
    "horizon",
    "by how many cycles an instruction may start before it must",
    applies=_is_movable,
    neutral=0,
    spelling=NUMBER,
    able=lambda scope: ("2", "0", "1", "3", "4", "6", "8"),
)

SPARE: Final[Choice[int]] = Choice(
    "spare",
    "how many registers no value of a step may have",
    applies=_is_movable,
    neutral=0,
    spelling=NUMBER,
    able=lambda scope: ("1", "0", "2", "3"),  # all but one may hold values, as a rule: a spill costs little
)

SOURCE: Final = Value("source", None, "step by step", idle=(HORIZON.name, SPARE.name))


def _orders(scope: Scope) -> list[str]:
    """The cores of the architecture, and the order of the steps.

    That comes first for lanes and AES rounds, which are bound by ports more than by latency: another order
    seldom gains, and may spill.
    """
    isa = scope.target.isa.name if scope.target.isa else ""
    cores = [core.name for core in CORES.values() if core.isa == isa]
    return [SOURCE.word, *cores] if scope.lanes > 1 or scope.graph.state else [*cores, SOURCE.word]


SCHED: Final[Choice[Core | None]] = Choice(
    "sched",
    "in which order instructions stand",
    applies=_is_movable,
    neutral=None,
    values=(
        SOURCE,
        *(Value(core.name, core, f"as {core.title} had best start them") for core in CORES.values()),
    ),
    able=_orders,
)


# As `list` shows them, and as `explore` picks: what a value clashes with comes before it, what it idles after.
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
        DEFER,
        PACK,
        UNROLL,
        KEY,
        BARRIERS,
        ROUNDS,
        LOAD,
        SCHED,
        HORIZON,
        SPARE,
        CACHE,
        CONST,
    )
}
