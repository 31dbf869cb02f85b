"""The meanings of x86-64 instructions on vector registers that no target has as an entry."""

from collections.abc import Callable, Sequence
from operator import and_, or_, xor
from typing import Final

from hashwright.proof.mean.x86_64.general import right
from hashwright.proof.mean.x86_64.operands import BLOCK, OLD
from hashwright.proof.read.instruction import RegisterPart
from hashwright.proof.run.instructionset import Meaning
from hashwright.proof.run.operands import Operands, arithmetic_right, groups, interleaved, regrouped
from hashwright.proof.run.state import CLEAN
from hashwright.proof.say.terms import WORD, Term, choose, const, extend, is_zero, join, low_product, part

LaneTerms = Sequence[Term]


def _sources(operands: Operands) -> tuple[int, int]:
    """The places of two sources; the first is also the result if there is no third operand."""
    last = len(operands.instruction.operands) - 1
    last -= isinstance(operands.instruction.operands[last], int)
    return last - 1, last


def _by_lane(bits: int, function: Callable[[Term, Term], Term]) -> Meaning:
    return lambda operands: operands.put_lanes(
        list(map(function, *(operands.lanes(i, bits) for i in _sources(operands))))
    )


def _shift(bits: int, function: Callable[[Term, int], Term]) -> Meaning:
    """A shift or rotation of each lane by an immediate."""

    def run(operands: Operands) -> None:
        places = operands.immediate() & 0xFF
        operands.put_lanes([function(lane, places) for lane in operands.lanes(_sources(operands)[1], bits)])

    return run


def _shift_each(bits: int, function: Callable[[Term, int], Term]) -> Meaning:
    """A shift of each lane by the number in the same lane of the second source, which is to be known."""

    def run(operands: Operands) -> None:
        x, places = (operands.lanes(i, bits) for i in _sources(operands))
        if not all(each.is_const for each in places):
            raise operands.unknown()
        operands.put_lanes([function(lane, each.attr) for lane, each in zip(x, places, strict=True)])

    return run


def _in_blocks(bits: int, function: Callable[..., LaneTerms]) -> Meaning:
    """A function of the lanes of two blocks, in each block of the register."""

    def run(operands: Operands) -> None:
        x, y = (groups(operands.lanes(i, bits), BLOCK // bits) for i in _sources(operands))
        operands.put_lanes([lane for pair in zip(x, y, strict=True) for lane in function(*pair)])

    return run


def _chosen(bits: int, function: Callable[[LaneTerms, int], LaneTerms]) -> Meaning:
    """A function of the lanes of one block and an immediate, in each block of the register."""

    def run(operands: Operands) -> None:
        blocks = groups(operands.lanes(_sources(operands)[1], bits), BLOCK // bits)
        operands.put_lanes([lane for block in blocks for lane in function(block, operands.immediate())])

    return run


def _widened(narrow: int, wide: int, function: Callable[[Term, int], Term]) -> Meaning:
    """The lowest lanes of the source in lanes of more bits."""

    def run(operands: Operands) -> None:
        source, count = operands.get(1), operands.width() // wide
        operands.put_lanes([function(part(source, narrow * i, narrow), wide) for i in range(count)])

    return run


def _with_sign(x: Term, bits: int) -> Term:
    """The same number in more bits, of which the sign fills the upper ones."""
    above = bits - x.bits
    return arithmetic_right(join(const(0, above), x), above)


def _four(choices: int) -> list[int]:
    """The four fields of two bits in an immediate."""
    return [choices >> 2 * i & 3 for i in range(4)]


def _half_words(start: int) -> Callable[[LaneTerms, int], LaneTerms]:
    """Shuffles four words of 16 bits, from `start` on."""

    def function(block: LaneTerms, choices: int) -> LaneTerms:
        made = list(block)
        made[start : start + 4] = [block[start + each] for each in _four(choices)]
        return made

    return function


def _shuffled(block: LaneTerms, places: LaneTerms) -> LaneTerms:
    """Bytes by their places; zero where the highest bit of a place is set."""
    return [const(0, 8) if place.attr & 0x80 else block[place.attr & 15] for place in places]


def _shuffle_bytes(operands: Operands) -> None:
    x, y = (groups(operands.lanes(i, 8), BLOCK // 8) for i in _sources(operands))
    made: list[Term] = []
    for block, places in zip(x, y, strict=True):
        if not all(place.is_const for place in places):
            raise operands.unknown()
        made += _shuffled(block, places)
    operands.put_lanes(made)


def _move(operands: Operands) -> None:
    operands.put_lanes(operands.lanes(1, _element(operands)))


def _merge(bits: int) -> Meaning:
    """A move between registers that leaves the lanes whose bit in a mask, which is to be known, is clear."""

    def run(operands: Operands) -> None:
        mask = part(operands.get(1), 0, operands.width() // bits)
        if not (mask.is_const and operands.is_vector(0) and operands.is_vector(2)):
            raise operands.unknown()
        lanes = enumerate(zip(*(operands.lanes(i, bits) for i in (0, 2)), strict=True))
        operands.put_lanes([pair[mask.attr >> i & 1] for i, pair in lanes])

    return run


def _move_mask(bits: int) -> Meaning:
    """Moves the lowest bits between masks, general registers and memory, and clears the bits above."""
    return lambda operands: operands.put(0, extend(part(operands.get(1), 0, bits), operands.bits(0)))


def _element(operands: Operands) -> int:
    """The bits of the lanes of a move's mask, by the number in the instruction's name."""
    digits = operands.instruction.name[-2:]
    return int(digits) if digits.isdigit() else WORD


def _move_low(bits: int, extends: bool = True) -> Meaning:
    """Moves the lowest bits between registers of all kinds and memory, and clears the bits above.

    Between vector registers, they stay unless the instruction extends the value.
    """

    def run(operands: Operands) -> None:
        value = (
            part(join(*operands.lanes(1, WORD, bits)), 0, bits) if operands.is_vector(1) else operands.get(1)
        )
        if not operands.is_vector(0):
            operands.put(0, value)
        elif extends or not operands.is_vector(1):
            operands.put_lanes(regrouped([extend(value, BLOCK)], WORD))
        else:
            first, second = _sources(operands)
            low, kept = operands.lanes(second, WORD, bits), operands.lanes(first, WORD, BLOCK)
            operands.put_lanes([*low, *kept[len(low) :]])

    return run


def _narrow(bits: int, kept: int) -> Meaning:
    """The lowest bits of each lane, one after the other; what is above them in a register is cleared."""

    def run(operands: Operands) -> None:
        source = operands.instruction.operands[1]
        if not isinstance(source, RegisterPart):
            raise operands.unknown()
        value = join(*(part(lane, 0, kept) for lane in operands.lanes(1, bits, source.bits)))
        if operands.is_vector(0):
            operands.put_lanes(regrouped([extend(value, BLOCK)], WORD))
        else:
            operands.put(0, value)

    return run


def _broadcast(bits: int) -> Meaning:
    """A lane, a block or a part of a general register, in all lanes."""

    def run(operands: Operands) -> None:
        value = (
            join(*operands.lanes(1, min(bits, WORD), bits))
            if operands.is_vector(1)
            else part(operands.get(1), 0, bits)
        )
        operands.put_lanes(regrouped([value] * (operands.width() // bits), min(bits, 64)))

    return run


def _insert(bits: int) -> Meaning:
    """Replaces a part of a register, by an immediate."""

    def run(operands: Operands) -> None:
        first, second = _sources(operands)
        lanes = operands.lanes(first, bits)
        value = operands.lanes(second, bits, bits)[0] if operands.is_vector(second) else operands.get(second)
        lanes[operands.immediate() % len(lanes)] = part(value, 0, bits)
        operands.put_lanes(lanes)

    return run


def _extract(bits: int) -> Meaning:
    def run(operands: Operands) -> None:
        source = operands.instruction.operands[1]
        assert isinstance(source, RegisterPart)
        lanes = operands.lanes(1, bits, source.bits)
        value = lanes[operands.immediate() % len(lanes)]
        if operands.is_vector(0):
            operands.put_lanes(regrouped([value], WORD))
        else:
            operands.put(0, extend(value, max(operands.bits(0), bits)))

    return run


def _blend(operands: Operands) -> None:
    x, y = (operands.lanes(i) for i in _sources(operands))
    chosen = operands.immediate()
    operands.put_lanes([b if chosen >> i & 1 else a for i, (a, b) in enumerate(zip(x, y, strict=True))])


def _two_blocks(operands: Operands) -> None:
    """Two of the four blocks of two registers, or zero."""
    x, y = (operands.lanes(i, BLOCK) for i in _sources(operands))
    found = [*x, *y]
    choices = (operands.immediate() >> first for first in (0, 4))
    operands.put_lanes([const(0, BLOCK) if each & 8 else found[each & 3] for each in choices])


def _shuffle_blocks(operands: Operands) -> None:
    """Blocks of the first source in the low half, of the second in the high one."""
    x, y = (operands.lanes(i, BLOCK) for i in _sources(operands))
    half, bits = len(x) // 2, len(x) // 2
    choices = [operands.immediate() >> bits * i & len(x) - 1 for i in range(len(x))]
    blocks = [(x if i < half else y)[each] for i, each in enumerate(choices)]
    operands.put_lanes(regrouped(blocks, 64 if "64x" in operands.instruction.name else WORD))


def _permute_quads(operands: Operands) -> None:
    lanes, choices = operands.lanes(1, 64), _four(operands.immediate())
    operands.put_lanes([block[each] for block in groups(lanes, 4) for each in choices])


def _permute(bits: int, numbers: int, sources: Sequence[int]) -> Meaning:
    """Lanes of these operands, by the numbers in another one, which are to be known."""

    def run(operands: Operands) -> None:
        found = [lane for i in sources for lane in operands.lanes(i, bits)]
        chosen = operands.lanes(numbers, bits)
        if not all(each.is_const for each in chosen):
            raise operands.unknown()
        operands.put_lanes([found[each.attr % len(found)] for each in chosen])

    return run


def _clear(operands: Operands, kept: int) -> None:
    """Clears the parts from `kept` on, of the registers that legacy encodings name."""
    operands.state.uppers = CLEAN
    for parts in operands.state.vectors[:OLD]:
        parts[kept:] = [const(0, WORD)] * (len(parts) - kept)


def _half(place: int) -> Meaning:
    """Moves 64 bits between memory and a half of a register."""

    def meaning(operands: Operands) -> None:
        if not operands.is_vector(0):
            operands.put(0, operands.lanes(1, 64, BLOCK)[place])
            return
        first, second = _sources(operands)
        if operands.is_vector(second):
            raise operands.unknown()
        found = [*operands.lanes(first, 64, BLOCK)]
        found[place] = operands.get(second)
        operands.put_lanes(found)

    return meaning


def _shuffle_halves(operands: Operands) -> None:
    """In each block, a half of the first source, then one of the second."""
    sources = [operands.lanes(i, 64) for i in _sources(operands)]
    places = range(len(sources[0]))
    operands.put_lanes([sources[i & 1][(i & ~1) + (operands.immediate() >> i & 1)] for i in places])


def _shuffle_words(operands: Operands) -> None:
    """In each block, two words of the first source, then two of the second."""
    sources, places = [operands.lanes(i, WORD) for i in _sources(operands)], _four(operands.immediate())
    blocks = range(0, len(sources[0]), BLOCK // WORD)
    operands.put_lanes([sources[i // 2][block + place] for block in blocks for i, place in enumerate(places)])


def _equal(x: Term, y: Term) -> Term:
    return choose(is_zero(x - y), const(-1, x.bits), const(0, x.bits))


FLOATS: Final = ("ps", "pd")  # the ends of names of instructions for floating-point numbers
_MOVES: Final = ("dqa", "dqu", "aps", "ups", "apd", "upd")
_EVEX_MOVES: Final = ("dqa32", "dqa64", "dqu32", "dqu64", "dqu8")

_BOTH: Final[dict[str, Meaning]] = {
    # names of the legacy encoding; the newer ones have the prefix v
    **{f"mov{each}": _move for each in _MOVES},
    "movd": _move_low(32),
    "movq": _move_low(64),
    "movss": _move_low(32, extends=False),
    "movsd": _move_low(64, extends=False),
    "movlps": _half(0),
    "movhps": _half(1),
    "movhlps": _in_blocks(64, lambda x, y: [y[1], x[1]]),
    "movlhps": _in_blocks(64, lambda x, y: [x[0], y[0]]),
    "pmovsxbq": _widened(8, 64, _with_sign),
    "pmovsxwq": _widened(16, 64, _with_sign),
    "pmovzxdq": _widened(32, 64, extend),
    "pmuludq": _by_lane(64, low_product),
    **{f"xor{kind}": _by_lane(WORD, xor) for kind in FLOATS},
    **{f"and{kind}": _by_lane(WORD, and_) for kind in FLOATS},
    **{f"or{kind}": _by_lane(WORD, or_) for kind in FLOATS},
    **{f"andn{kind}": _by_lane(WORD, lambda x, y: ~x & y) for kind in FLOATS},
    "pcmpeqd": _by_lane(32, _equal),
    "psrlw": _shift(16, lambda x, n: x >> n),
    "psllw": _shift(16, lambda x, n: x << n),
    "pslldq": _shift(BLOCK, lambda x, n: x << 8 * n),
    "psrldq": _shift(BLOCK, lambda x, n: x >> 8 * n),
    **dict.fromkeys(("punpckldq", "unpcklps"), _in_blocks(32, interleaved(0))),
    **dict.fromkeys(("punpckhdq", "unpckhps"), _in_blocks(32, interleaved(1))),
    **dict.fromkeys(("punpcklqdq", "unpcklpd"), _in_blocks(64, interleaved(0))),
    **dict.fromkeys(("punpckhqdq", "unpckhpd"), _in_blocks(64, interleaved(1))),
    "pshufd": _chosen(32, lambda block, choices: [block[each] for each in _four(choices)]),
    "pshuflw": _chosen(16, _half_words(0)),
    "pshufhw": _chosen(16, _half_words(4)),
    "shufpd": _shuffle_halves,
    "shufps": _shuffle_words,
    "pshufb": _shuffle_bytes,
    "pinsrd": _insert(32),
    "pinsrq": _insert(64),
    "pextrd": _extract(32),
    "pextrq": _extract(64),
}

MEANINGS: Final[dict[str, Meaning]] = {
    **_BOTH,
    **{f"v{name}": meaning for name, meaning in _BOTH.items()},
    **{f"vmov{each}": _move for each in _EVEX_MOVES},
    **{f"merging vmov{each}{bits}": _merge(bits) for each in ("dqa", "dqu") for bits in (32, 64)},
    "kmovd": _move_mask(32),
    "vpmovqb": _narrow(64, 8),
    "vpsllvd": _shift_each(32, lambda x, n: x << n),
    "vpsrlvd": _shift_each(32, lambda x, n: x >> n),
    "vpsllvq": _shift_each(64, lambda x, n: x << n),
    "vpsrlvq": _shift_each(64, lambda x, n: x >> n),
    "vprord": _shift(32, right),
    **dict.fromkeys(("vpblendd", "vblendps"), _blend),
    "vpermq": _permute_quads,
    "vpermpd": _permute_quads,
    **dict.fromkeys(("vpermd", "vpermps"), _permute(32, 1, (2,))),
    **dict.fromkeys(("vpermi2d", "vpermi2ps"), _permute(32, 0, (1, 2))),
    **dict.fromkeys(("vpermi2q", "vpermi2pd"), _permute(64, 0, (1, 2))),
    **dict.fromkeys(("vpermt2d", "vpermt2ps"), _permute(32, 1, (0, 2))),
    **dict.fromkeys(("vpermt2q", "vpermt2pd"), _permute(64, 1, (0, 2))),
    "vperm2i128": _two_blocks,
    "vperm2f128": _two_blocks,
    "vpbroadcastd": _broadcast(32),
    "vpbroadcastq": _broadcast(64),
    "vbroadcastss": _broadcast(32),
    "vbroadcastsd": _broadcast(64),
    **dict.fromkeys(
        ("vbroadcasti128", "vbroadcastf128", "vbroadcasti32x4", "vbroadcasti64x2"), _broadcast(BLOCK)
    ),
    **dict.fromkeys(("vbroadcasti64x4", "vbroadcastf64x4", "vbroadcasti32x8"), _broadcast(2 * BLOCK)),
    **dict.fromkeys(("vinserti128", "vinsertf128", "vinserti32x4", "vinserti64x2"), _insert(BLOCK)),
    **dict.fromkeys(("vinserti64x4", "vinserti32x8"), _insert(2 * BLOCK)),
    **dict.fromkeys(("vextracti128", "vextractf128", "vextracti32x4", "vextracti64x2"), _extract(BLOCK)),
    **dict.fromkeys(("vextracti64x4", "vextracti32x8"), _extract(2 * BLOCK)),
    **dict.fromkeys(("vshufi32x4", "vshufi64x2"), _shuffle_blocks),
    "vzeroupper": lambda operands: _clear(operands, BLOCK // WORD),
    "vzeroall": lambda operands: _clear(operands, 0),
}
