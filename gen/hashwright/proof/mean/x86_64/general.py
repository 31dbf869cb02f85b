"""The meanings of x86-64 instructions on general registers."""

from collections.abc import Callable
from operator import add, and_, or_, sub, xor
from typing import Final

from hashwright.proof.mean.flags import (
    LESS,
    LESS_OR_EQUAL,
    Condition,
    FlagSetting,
    add_flags,
    binary,
    decided_by,
    logic_flags,
    nothing,
    result_flags,
    sub_flags,
)
from hashwright.proof.read.instruction import GENERAL, REPEATED, MemoryOperand, RegisterPart
from hashwright.proof.run.addresses import located
from hashwright.proof.run.instructionset import ALWAYS, Jump, Meaning
from hashwright.proof.run.operands import Operands, arithmetic_right, signed, top
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    const,
    extend,
    is_zero,
    join,
    less,
    part,
    product,
    reversed_bytes,
    rotate,
)

# The numbers of the stack pointer, and of registers that instructions use without naming them.
STACK: Final = 4
ACCUMULATOR: Final = 0
COUNT: Final = 1
DATA: Final = 2
SOURCE: Final = 6
DESTINATION: Final = 7


CONDITIONS: Final[dict[str, Condition]] = {
    "o": lambda flag: flag("o"),
    "b": lambda flag: flag("c"),
    "e": lambda flag: flag("z"),
    "be": lambda flag: flag("c") | flag("z"),
    "s": lambda flag: flag("s"),
    "l": LESS,
    "le": LESS_OR_EQUAL,
}
OPPOSITE: Final = {"no": "o", "ae": "b", "ne": "e", "a": "be", "ns": "s", "ge": "l", "g": "le"}

# The parity flag is unknown.
condition: Final = decided_by(CONDITIONS, OPPOSITE)


# Instructions.


def _step(function: Callable[[Term, Term], Term], flags: FlagSetting) -> Meaning:
    """Adds or subtracts one, and leaves the carry unchanged."""

    def run(operands: Operands) -> None:
        x = operands.get(0)
        one = const(1, x.bits)
        result = function(x, one)
        made = flags(x, one, result)
        operands.set_flags({letter: made[letter] for letter in made if letter != "c"}, kept="c")
        operands.put(0, result)

    return run


def _neg(operands: Operands) -> None:
    x = operands.get(0)
    zero = const(0, x.bits)
    operands.set_flags(sub_flags(zero, x, zero - x))
    operands.put(0, zero - x)


def _subtract_borrow(operands: Operands) -> None:
    x, y, carry = operands.get(0), operands.get(1), operands.state.flag("c")
    result = x - y - extend(carry, x.bits)
    borrow = lambda: less(x, y) | is_zero(x - y) & carry
    operands.set_flags({**sub_flags(x, y, result), "c": borrow})
    operands.put(0, result)


def _add_carry(operands: Operands) -> None:
    x, y, carry = operands.get(0), operands.get(1), operands.state.flag("c")
    result = x + y + extend(carry, x.bits)
    out = lambda: less(result, x) | is_zero(result - x) & carry
    operands.set_flags({**add_flags(x, y, result), "c": out})
    operands.put(0, result)


def _places(operands: Operands) -> int:
    """The count of a shift, which must be a constant."""
    bits = operands.bits(0)
    if len(operands.instruction.operands) == 1:
        return 1
    count = operands.get(1)
    if not count.is_const:
        raise operands.unknown()
    return int(count.attr) & (63 if bits == POINTER else 31)


def _shift_apart(shift: Callable[[Term, int], Term]) -> Meaning:
    """A shift by a count in a register, which must be a constant; no flag changes."""

    def run(operands: Operands) -> None:
        x, count = operands.get(1), operands.get(2)
        if not count.is_const:
            raise operands.unknown()
        operands.put(0, shift(x, int(count.attr) & (x.bits - 1)))

    return run


def _shift_both(shifted: Callable[[Term, Term, int], Term], out: Callable[[Term, int], Term]) -> Meaning:
    """A shift by an immediate, with the bit that is shifted out last; the second operand fills the first."""

    def run(operands: Operands) -> None:
        x, places = operands.get(0), operands.immediate()
        if not 0 < places < x.bits:
            raise operands.unknown()
        result = shifted(x, operands.get(1), places)
        operands.set_flags({**result_flags(result), "c": lambda: out(x, places)})
        operands.put(0, result)

    return run


def _product(operands: Operands) -> None:
    """The product of the first two operands, or of the last two of three; no flag is used."""
    last = len(operands.instruction.operands) - 1
    if not last:  # it writes two registers
        raise operands.unknown()
    operands.set_flags({})
    operands.put(0, product(operands.get(last - 1), operands.get(last)))


def _whole_product(operands: Operands, register: int, i: int) -> tuple[Term, Term]:
    """Both halves of the product of a register and an operand, the low one first."""
    y = operands.get(i)
    x = operands.state.read(RegisterPart(GENERAL, register, 0, y.bits))
    whole = product(*(extend(each, 2 * y.bits) for each in (x, y)))
    return part(whole, 0, y.bits), part(whole, y.bits, y.bits)


def _multiply(operands: Operands) -> None:
    """The product of the accumulator and an operand; no flag is used."""
    if (bits := operands.bits(0)) < WORD:
        raise operands.unknown()
    for register, half in zip((ACCUMULATOR, DATA), _whole_product(operands, ACCUMULATOR, 0), strict=True):
        operands.state.write(RegisterPart(GENERAL, register, 0, bits), half)
    operands.set_flags({})


def _multiply_apart(operands: Operands) -> None:
    """Both halves of a product: the low one is replaced by the high one where both have the same register."""
    low, high = _whole_product(operands, DATA, 2)
    operands.put(1, low)
    operands.put(0, high)


def _out_left(x: Term, places: int) -> Term:
    """The bit that a shift to the left shifts out last."""
    return part(x, x.bits - places, 1)


def _out_right(x: Term, places: int) -> Term:
    """The bit that a shift to the right shifts out last."""
    return part(x, places - 1, 1)


def _shift(shift: Callable[[Term, int], Term], out: Callable[[Term, int], Term]) -> Meaning:
    """A shift, with the bit that is shifted out last; a count of 0 leaves the flags unchanged."""

    def run(operands: Operands) -> None:
        x, places = operands.get(0), _places(operands)
        result = shift(x, places)
        if places:
            flags = (
                {**result_flags(result), "c": lambda: out(x, places)}
                if places < x.bits
                else result_flags(result)
            )
            operands.set_flags(flags)
        operands.put(0, result)

    return run


def _rotation(rotated: Callable[[Term, int], Term], out: Callable[[Term], Term]) -> Meaning:
    """A rotation, which leaves the zero and sign flags unchanged."""

    def run(operands: Operands) -> None:
        x, places = operands.get(0), _places(operands)
        result = rotated(x, places)
        if places:
            operands.set_flags({"c": lambda: out(result)}, kept="zs")
        operands.put(0, result)

    return run


def _extend_accumulator(operands: Operands) -> None:
    general = operands.state.general
    general[ACCUMULATOR] = signed(part(general[ACCUMULATOR], 0, WORD), POINTER)


def _address(operands: Operands) -> None:
    memory = operands.decoded[1]
    assert isinstance(memory, MemoryOperand)
    operands.put(0, part(operands.address(memory), 0, operands.bits(0)))


def _exchange(operands: Operands) -> None:
    if any(isinstance(each, MemoryOperand) for each in operands.instruction.operands):
        raise operands.unknown()
    x, y = operands.get(0), operands.get(1)
    operands.put(0, y)
    operands.put(1, x)


def push(operands: Operands, value: Term) -> None:
    general = operands.state.general
    general[STACK] = general[STACK] - const(POINTER // 8, POINTER)
    operands.state.store(general[STACK], value)


def pop(operands: Operands) -> Term:
    general = operands.state.general
    value = operands.state.load(general[STACK], POINTER // 8)
    general[STACK] = general[STACK] + const(POINTER // 8, POINTER)
    return value


def _push(operands: Operands) -> None:
    value = operands.get(0)
    if value.bits != POINTER:
        raise operands.unknown()
    push(operands, value)


def _call(operands: Operands) -> Jump:
    target = operands.target(0)
    push(operands, located(operands.state.image, operands.instruction.following))
    return Jump(ALWAYS, target, is_call=True)


def _return(operands: Operands) -> Jump:
    return Jump(ALWAYS, pop(operands), is_return=True)


def _leave(operands: Operands) -> None:
    general, frame = operands.state.general, 5
    general[STACK] = general[frame]
    general[frame] = pop(operands)


def _and_not(operands: Operands) -> None:
    result = ~operands.get(1) & operands.get(2)
    operands.set_flags(logic_flags(result, result, result))
    operands.put(0, result)


def _repeated(step: Callable[[Operands], None]) -> Meaning:
    """A step as often as a register says."""

    def run(operands: Operands) -> None:
        general = operands.state.general
        count = operands.state.plain(general[COUNT])
        if not count.is_const:
            raise operands.unknown()
        for _ in range(count.attr):
            step(operands)
        general[COUNT] = const(0, POINTER)

    return run


def _moved(operands: Operands, pointer: int) -> Term:
    """The address in a register, which then goes upwards: the direction flag is clear in functions."""
    general = operands.state.general
    at, general[pointer] = general[pointer], general[pointer] + const(operands.bits(0) // 8, POINTER)
    return at


def _fill(operands: Operands) -> None:
    operands.state.store(_moved(operands, DESTINATION), operands.get(1))


def _copy(operands: Operands) -> None:
    found = operands.state.load(_moved(operands, SOURCE), operands.bits(0) // 8)
    operands.state.store(_moved(operands, DESTINATION), found)


def _reverse(operands: Operands) -> None:
    """Reverses bytes; of 16 bits, the result is undefined."""
    if operands.bits(0) < WORD:
        raise operands.unknown()
    operands.put(0, reversed_bytes(operands.get(0)))


def right(x: Term, places: int) -> Term:
    return rotate(x, -places)


MEANINGS: Final[dict[str, Meaning]] = {
    "add": binary(add, add_flags),
    "sub": binary(sub, sub_flags),
    "cmp": binary(sub, sub_flags, is_kept=False),
    "and": binary(and_, logic_flags),
    "test": binary(and_, logic_flags, is_kept=False),
    "or": binary(or_, logic_flags),
    "xor": binary(xor, logic_flags),
    "inc": _step(add, add_flags),
    "dec": _step(sub, sub_flags),
    "imul": _product,
    "mul": _multiply,
    "mulx": _multiply_apart,
    "neg": _neg,
    "adc": _add_carry,
    "sbb": _subtract_borrow,
    "not": lambda operands: operands.put(0, ~operands.get(0)),
    "andn": _and_not,
    "shl": _shift(lambda x, n: x << n, _out_left),
    "shr": _shift(lambda x, n: x >> n, _out_right),
    "sar": _shift(arithmetic_right, _out_right),
    "shld": _shift_both(lambda x, y, n: part(join(y, x), x.bits - n, x.bits), _out_left),
    "shrd": _shift_both(lambda x, y, n: part(join(x, y), n, x.bits), _out_right),
    "shlx": _shift_apart(lambda x, n: x << n),
    "shrx": _shift_apart(lambda x, n: x >> n),
    "sarx": _shift_apart(arithmetic_right),
    "rol": _rotation(rotate, lambda result: part(result, 0, 1)),
    "ror": _rotation(right, top),
    "rorx": lambda operands: operands.put(0, right(operands.get(1), operands.immediate())),
    "bswap": _reverse,
    "mov": lambda operands: operands.put(0, operands.get(1)),
    "movzx": lambda operands: operands.put(0, extend(operands.get(1), operands.bits(0))),
    "cdqe": _extend_accumulator,
    **dict.fromkeys(
        ("movsx", "movsxd"), lambda operands: operands.put(0, signed(operands.get(1), operands.bits(0)))
    ),
    "lea": _address,
    "xchg": _exchange,
    "push": _push,
    "pop": lambda operands: operands.put(0, pop(operands)),
    "leave": _leave,
    "j": lambda operands: Jump(condition(operands), operands.target(0)),
    "jmp": lambda operands: Jump(ALWAYS, operands.target(0)),
    "call": _call,
    "ret": _return,
    "set": lambda operands: operands.put(0, extend(operands.state.decided(condition(operands)), 8)),
    "cmov": lambda operands: operands.put_either(condition(operands), operands.get(1), operands.get(0)),
    **{name: _repeated(_fill if "stos" in name else _copy) for name in REPEATED},
    **dict.fromkeys(("nop", "endbr64"), nothing),
    "prefetcht0": lambda operands: operands.refuse_secret_address(0),
}
