"""C that loads AES blocks of several messages into the lanes of a register, and stores them.

The blocks of a message are contiguous in memory, at p[lane] + at. The code calls functions that the file
defines: load and store for its kinds of blocks, and helpers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.emit.load import Way
from hashwright.graph.semantics import HALF, TWICE, Ty
from hashwright.targets.machine import Register

PAIR: Final = TWICE[Ty.B128]
BYTES: Final = Ty.B128.bits // 8


@dataclass(frozen=True, slots=True)
class Helper:
    """A function that builds one word from others."""

    name: str
    result: str  # its type
    parameters: tuple[str, ...]  # with their types
    returns: str


@dataclass(frozen=True, slots=True)
class BlockWay(Way):
    """One way to load a piece of each message into words m[0] ..., and to store one from them."""

    take: Callable[[Ty, int], Sequence[str]]  # from the type of the words and their number: statements
    # From the type of the words and the numbers of the words of each piece: statements that store consecutive
    # pieces, all of one message first. Zen 3 takes 11 cycles instead of 4 for stores in turn to two messages at
    # addresses that are no multiples of 4.
    give: Callable[[Ty, Sequence[Sequence[int]]], Sequence[str]]
    loads: frozenset[Ty]  # the types of blocks that are loaded
    stores: frozenset[Ty]
    helps: Callable[[Ty], Sequence[str]]  # the names of the helpers that it calls


def suffix(ty: Ty) -> str:
    """The suffix of names for words of this type."""
    return str(lanes_of(ty)) if ty in HALF else ""


def kind(ty: Ty) -> str:
    """The name of the C type."""
    return f"block{suffix(ty)}"


def lanes_of(ty: Ty) -> int:
    """The number of messages with a block in such a word."""
    return ty.bits // Ty.B128.bits


def gather(ty: Ty) -> str:
    """The word of the blocks at p[0] + at, p[1] + at ..."""
    return joined(ty, [f"load(p[{lane}] + at)" for lane in range(lanes_of(ty))])


def scatter(ty: Ty) -> list[str]:
    """The statements that store the blocks of x there."""
    return [f"store(p[{lane}] + at, {part});" for lane, part in enumerate(_parts(ty, "x", Ty.B128))]


def joined(ty: Ty, parts: Sequence[str]) -> str:
    """The word with these parts, the lowest first."""
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    low, high = (joined(HALF[ty], each) for each in (parts[:half], parts[half:]))
    return f"join{suffix(ty)}({low}, {high})"


def _parts(ty: Ty, word: str, part: Ty) -> list[str]:
    """The parts of that type in a word, the lowest first."""
    if ty is part:
        return [word]
    return [each for half in ("low", "high") for each in _parts(HALF[ty], f"{half}{suffix(ty)}({word})", part)]


def _insert(ty: Ty, words: int) -> list[str]:
    return [f"m[{word}] = gather(p, at{_further(word)});" for word in range(words)]


def _extract(ty: Ty, pieces: Sequence[Sequence[int]]) -> list[str]:
    parts = [_parts(ty, f"m[{word}]", Ty.B128) for piece in pieces for word in piece]
    return [
        f"store(p[{lane}] + at{_further(block)}, {blocks[lane]});"
        for lane in range(lanes_of(ty))
        for block, blocks in enumerate(parts)
    ]


def _further(blocks: int) -> str:
    return f" + {BYTES * blocks}" if blocks else ""


def _unzip(ty: Ty, words: int) -> list[str]:
    """Loads two blocks of each message as one, then separates the first blocks of all from the second ones."""
    end, count = suffix(ty), lanes_of(ty)
    pairs = [f"load2(p[{lane}] + at)" for lane in range(count)]
    low, high = (joined(ty, each) for each in (pairs[: count // 2], pairs[count // 2 :]))
    return [
        f"const {kind(ty)} low = {low};",
        f"const {kind(ty)} high = {high};",
        "",
        *(f"m[{word}] = {name}{end}(low, high);" for word, name in enumerate(("even", "odd"))),
    ]


def _zip(ty: Ty, pieces: Sequence[Sequence[int]]) -> list[str]:
    end, made, pairs = suffix(ty), [], []
    for number, (first, second) in enumerate(pieces):
        names = [f"{half}{number or ''}" for half in ("low", "high")]
        for name, half in zip(names, ("lower", "upper"), strict=True):
            made.append(f"const {kind(ty)} {name} = {half}{end}(m[{first}], m[{second}]);")
        pairs.append([each for name in names for each in _parts(ty, name, PAIR)])
    stores = [
        f"store2(p[{lane}] + at{_further(2 * number)}, {each[lane]});"
        for lane in range(lanes_of(ty))
        for number, each in enumerate(pairs)
    ]
    return [*made, "", *stores]


ONE: Final = frozenset({Ty.B128})
BOTH: Final = frozenset({Ty.B128, PAIR})
INSERT: Final = BlockWay(
    lambda unit, words: bool(unit.register.c_join), True, _insert, _extract, ONE, ONE, lambda ty: ()
)
PAIR_UP: Final = BlockWay(
    lambda unit, words: bool(unit.register.c_join and unit.register.c_zip) and words == 2,
    True,
    _insert,
    _zip,
    ONE,
    BOTH,
    lambda ty: ("lower", "upper"),
)
ZIP: Final = BlockWay(
    lambda unit, words: bool(unit.register.c_unzip) and words == 2,
    True,
    _unzip,
    _zip,
    BOTH,
    BOTH,
    lambda ty: ("even", "odd", "lower", "upper"),
)


def helpers(way: BlockWay, ty: Ty, registers: Mapping[Ty, Register]) -> Iterator[Helper]:
    """The functions that the texts call besides loads and stores, narrow types first."""
    if ty in HALF:
        yield from helpers(INSERT, HALF[ty], registers)
        register, half, end = registers[ty], HALF[ty], suffix(ty)
        yield Helper(f"join{end}", kind(ty), _two(half), register.c_join.format("x", "y"))
        for name, text in zip(("low", "high"), register.c_halves, strict=True):
            yield Helper(f"{name}{end}", kind(half), (f"{kind(ty)} x",), text.format("x"))
        texts = dict(zip(("even", "odd", "lower", "upper"), (*register.c_unzip, *register.c_zip), strict=True))
        for name in way.helps(ty):
            yield Helper(f"{name}{end}", kind(ty), _two(ty), texts[name].format("x", "y"))


def _two(ty: Ty) -> tuple[str, str]:
    return f"{kind(ty)} x", f"{kind(ty)} y"
