"""The meanings of AArch64 instructions on general registers: Arm Architecture Reference Manual (DDI 0487)."""

from collections.abc import Callable
from functools import partial
from operator import add, and_, or_, sub, xor
from typing import Final

from hashwright.proof.mean.aarch64.operands import SHIFTS, ArmOperands
from hashwright.proof.mean.flags import (
    LESS,
    LESS_OR_EQUAL,
    Condition,
    add_flags,
    binary,
    decided_by,
    logic_flags,
    nothing,
    sub_flags,
)
from hashwright.proof.read.aarch64 import NAMES, STACK
from hashwright.proof.read.instruction import RegisterPart, Shifted
from hashwright.proof.run.addresses import in_file, located
from hashwright.proof.run.calls import SIGNED, unsigned
from hashwright.proof.run.instructionset import ALWAYS, Jump, Meaning
from hashwright.proof.run.operands import Operands, inserted, signed
from hashwright.proof.run.state import Flags, Unproved
from hashwright.proof.say.terms import (
    POINTER,
    WORD,
    Term,
    apply,
    choose,
    const,
    extend,
    is_zero,
    join,
    less,
    part,
    product,
    var,
)

LINK: Final = 30  # the number of the register that receives the return address of a call
CALLER: Final = var(NAMES[LINK], POINTER)  # where the function returns
VENEERS: Final = (16, 17)  # those by which code between two functions may jump, as by a call
ALL: Final = -1  # all bits set


def _sub_flags(x: Term, y: Term, result: Term) -> Flags:
    """The flags of a difference, which has a carry if it has no borrow."""
    return {**sub_flags(x, y, result), "c": lambda: ~less(x, y)}


CONDITIONS: Final[dict[str, Condition]] = {
    "eq": lambda flag: flag("z"),
    "hs": lambda flag: flag("c"),
    "mi": lambda flag: flag("s"),
    "vs": lambda flag: flag("o"),
    "hi": lambda flag: flag("c") & ~flag("z"),
    "lt": LESS,
    "le": LESS_OR_EQUAL,
}
OPPOSITE: Final = {"ne": "eq", "lo": "hs", "pl": "mi", "vc": "vs", "ls": "hi", "ge": "lt", "gt": "le"}

condition: Final = decided_by(CONDITIONS, OPPOSITE)


# Arithmetic and logic.


_three: Final = partial(binary, first=1)
_compare: Final = partial(binary, is_kept=False)


def _compare_if(operands: Operands) -> None:
    """Compares if the condition is met; else the flags are the bits of an immediate."""
    met, x, y, bits = condition(operands), operands.get(0), operands.get(1), operands.immediate()
    other = {letter: const(bits >> place, 1) for place, letter in enumerate("oczs")}
    compared = _sub_flags(x, y, x - y)
    operands.set_flags(
        {each: lambda each=each: choose(met, compared[each](), other[each]) for each in compared}  # type: ignore[misc]
    )


def _product(operands: Operands) -> Term:
    """The product of the second and third operands, extended with zeros."""
    return product(*(extend(operands.get(i), operands.bits(0)) for i in (1, 2)))


def _one(function: Callable[[Term], Term]) -> Meaning:
    return lambda operands: operands.put(0, function(operands.get(1)))


def _shift(function: Callable[[Term, int], Term]) -> Meaning:
    """A shift by the last operand, which must be a constant."""

    def run(operands: Operands) -> None:
        places = operands.get(2)
        if not places.is_const:
            raise operands.unknown()
        operands.put(0, function(operands.get(1), places.attr % operands.bits(0)))

    return run


def _reversed_bits(x: Term) -> Term:
    return join(*(part(x, place, 1) for place in reversed(range(x.bits))))


def _leading_zeros(x: Term) -> Term:
    found = const(x.bits, x.bits)
    for place in range(x.bits):
        found = choose(part(x, place, 1), const(x.bits - 1 - place, x.bits), found)
    return found


def _move_part(operands: Operands) -> None:
    """Replaces 16 bits by an immediate."""
    operand = operands.decoded[1]
    value, first = (operand.value, operand.places) if isinstance(operand, Shifted) else (operand, 0)
    if not isinstance(value, int):
        raise operands.unknown()
    operands.put(0, inserted(operands.get(0), const(value, 16), first))


def _field(operands: Operands) -> tuple[int, int]:
    """The last two operands: the first bit and the bits of a field."""
    first, bits = operands.decoded[2:]
    if not (isinstance(first, int) and isinstance(bits, int)):
        raise operands.unknown()
    return first, bits


def _move_field(operands: Operands) -> None:
    """The lowest bits, shifted left."""
    first, bits = _field(operands)
    operands.put(0, extend(part(operands.get(1), 0, bits), operands.bits(0)) << first)


def _insert_low(operands: Operands) -> None:
    """Puts a field into the lowest bits."""
    operands.put(0, inserted(operands.get(0), part(operands.get(1), *_field(operands)), 0))


def _insert_field(operands: Operands) -> None:
    """Puts the lowest bits into a field."""
    first, bits = _field(operands)
    operands.put(0, inserted(operands.get(0), part(operands.get(1), 0, bits), first))


def _select(function: Callable[[Term], Term]) -> Meaning:
    """The first source if the condition is met, else a function of the second."""
    return lambda operands: operands.put_either(condition(operands), operands.get(1), function(operands.get(2)))


def _set(value: int) -> Meaning:
    """A number if the condition is met, else zero."""

    def run(operands: Operands) -> None:
        bits = operands.bits(0)
        operands.put(0, choose(condition(operands), const(value, bits), const(0, bits)))

    return run


# Flow.


def _go(operands: Operands) -> Jump:
    met = condition(operands) if operands.instruction.condition else ALWAYS
    return Jump(met, operands.target(0))


def _go_indirectly(operands: Operands) -> Jump:
    register = operands.instruction.operands[0]
    is_veneer = isinstance(register, RegisterPart) and register.number in VENEERS
    return Jump(ALWAYS, operands.target(0), is_veneer=is_veneer)


def _call(operands: Operands) -> Jump:
    target = operands.target(0)
    operands.state.general[LINK] = located(operands.state.image, operands.instruction.following)
    return Jump(ALWAYS, target, is_call=True)


def _return(operands: Operands) -> Jump:
    if operands.instruction.operands:
        raise operands.unknown()
    return Jump(ALWAYS, operands.state.general[LINK], is_return=True)


def _sign(operands: Operands) -> None:
    """Signs the return address for the stack pointer, where the processor can; elsewhere, nothing happens."""
    general = operands.state.general
    if general[LINK] is not CALLER and in_file(operands.state.image, general[LINK]) is None:
        raise Unproved("what is signed may be no return address, or may be signed already")
    general[LINK] = apply(SIGNED, general[LINK], general[STACK])


def _authenticate(operands: Operands) -> None:
    """Removes this signature. Raises Unproved if it is another one."""
    general = operands.state.general
    back = unsigned(general[LINK])
    if general[LINK] is not apply(SIGNED, back, general[STACK]):
        raise Unproved("a return address is not signed for this stack pointer")
    general[LINK] = back


def _go_if_zero(is_zero_: bool) -> Meaning:
    def run(operands: Operands) -> Jump:
        found = is_zero(operands.get(0))
        return Jump(found if is_zero_ else ~found, operands.target(-1), reads_flags=False)

    return run


def _go_if_bit(is_set: bool) -> Meaning:
    def run(operands: Operands) -> Jump:
        place = operands.decoded[1]
        if not isinstance(place, int):
            raise operands.unknown()
        bit = part(operands.get(0), place, 1)
        return Jump(bit if is_set else ~bit, operands.target(-1), reads_flags=False)

    return run


# Memory.


def load(bits: int = 0) -> Meaning:
    """Loads consecutive registers, or parts of registers, which are extended with zeros."""

    def run(operands: ArmOperands) -> None:
        def each(address: Term) -> None:
            for i in range(len(operands.instruction.operands) - 1):
                size = (bits or operands.bits(i)) // 8
                value = operands.state.load(address + const(i * size, POINTER), size)
                operands.put(i, extend(value, operands.bits(i)))

        operands.access(each)

    return run


def store(bits: int = 0) -> Meaning:
    """Stores consecutive registers, or their lowest bits."""

    def run(operands: ArmOperands) -> None:
        def each(address: Term) -> None:
            for i in range(len(operands.instruction.operands) - 1):
                value = operands.get(i)
                value = part(value, 0, bits or value.bits)
                operands.state.store(address + const(i * value.bits // 8, POINTER), value)

        operands.access(each)

    return run


def _load_signed(operands: ArmOperands) -> None:
    """Loads a word, which is extended with its sign."""

    def one(address: Term) -> None:
        operands.put(0, signed(operands.state.load(address, WORD // 8), operands.bits(0)))

    operands.access(one)


MEANINGS: Final[dict[str, Meaning]] = {
    "add": _three(add),
    "adds": _three(add, add_flags),
    "sub": _three(sub),
    "subs": _three(sub, _sub_flags),
    "cmp": _compare(sub, _sub_flags),
    "cmn": _compare(add, add_flags),
    "neg": _one(lambda x: const(0, x.bits) - x),
    "and": _three(and_),
    "ands": _three(and_, logic_flags),
    "tst": _compare(and_, logic_flags),
    "orr": _three(or_),
    "eor": _three(xor),
    "bic": _three(lambda x, y: x & ~y),
    "orn": _three(lambda x, y: x | ~y),
    "eon": _three(lambda x, y: x ^ ~y),
    "mvn": _one(lambda x: ~x),
    "mov": _one(lambda x: x),
    "rbit": _one(_reversed_bits),
    "clz": _one(_leading_zeros),
    "movk": _move_part,
    **{name: _shift(function) for name, function in SHIFTS.items()},
    "mul": lambda operands: operands.put(0, _product(operands)),
    **dict.fromkeys(("madd", "umaddl"), lambda operands: operands.put(0, _product(operands) + operands.get(3))),
    "ubfx": lambda operands: operands.put(
        0, extend(part(operands.get(1), *_field(operands)), operands.bits(0))
    ),
    "ubfiz": _move_field,
    "bfxil": _insert_low,
    "bfi": _insert_field,
    "ccmp": _compare_if,
    "csel": _select(lambda x: x),
    "csinc": _select(lambda x: x + const(1, x.bits)),
    "sxtw": lambda operands: operands.put(0, signed(operands.get(1), operands.bits(0))),
    "cinc": lambda operands: operands.put_either(
        condition(operands), operands.get(1) + const(1, operands.bits(0)), operands.get(1)
    ),
    "cset": _set(1),
    "csetm": _set(ALL),
    "adr": lambda operands: operands.put(0, operands.target(-1)),
    "adrp": lambda operands: operands.put(0, operands.page(-1)),
    "b": _go,
    "br": _go_indirectly,
    "bl": _call,
    "ret": _return,
    "cbz": _go_if_zero(True),
    "cbnz": _go_if_zero(False),
    "tbz": _go_if_bit(False),
    "tbnz": _go_if_bit(True),
    **dict.fromkeys(("ldr", "ldur", "ldp"), load()),
    **dict.fromkeys(("str", "stur", "stp"), store()),
    "ldrsw": _load_signed,
    **dict.fromkeys(("ldrb", "ldurb"), load(8)),
    **dict.fromkeys(("strb", "sturb"), store(8)),
    **dict.fromkeys(("ldrh", "ldurh"), load(16)),
    **dict.fromkeys(("strh", "sturh"), store(16)),
    **dict.fromkeys(("nop", "bti", "bti c"), nothing),
    "paciasp": _sign,
    "autiasp": _authenticate,
    **dict.fromkeys(("prfm", "prfum"), lambda operands: operands.refuse_secret_address(0)),
}
