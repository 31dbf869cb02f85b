"""Lines of the GNU assembler for a routine. A template writes the sections and symbols around them."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hashwright.errors import UserError
from hashwright.lower import frame
from hashwright.targets.architecture import Convention, Unwinding
from hashwright.targets.assembly import Isa
from hashwright.targets.routine import AsmLine, Ins, Label, Mem, Note, Operand, Routine, Table

INDENT: Final = "        "
Spell = Callable[[Ins], str]


def text(lines: Sequence[AsmLine], spell: Spell) -> Iterator[str]:
    """The lines as text; a comment follows the preceding instruction on its line."""
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        if isinstance(line, Label):
            yield from [f"{INDENT}.p2align   {line.align.bit_length() - 1}"] if line.align > 1 else []
            yield f"{local(line)}:"
        elif isinstance(line, Ins):
            written = INDENT + spell(line)
            yield f"{written:<55} /* {after.text} */" if isinstance(after, Note) else written


def local(label: Label) -> str:
    """A local label of a function, by the name that the template's macro gives it."""
    return f"L({label.name})"


def _line(ins: Ins, operands: Iterable[str]) -> str:
    return f"{ins.mnemonic:<10} {', '.join(operands)}".rstrip()


def intel(ins: Ins) -> str:
    """An x86 instruction as Intel writes it, after `.intel_syntax noprefix`."""
    return _line(ins, (_intel(ins, each) for each in ins.operands))


SIZES: Final = {1: "byte", 4: "dword", 8: "qword", 16: "xmmword", 32: "ymmword", 64: "zmmword"}  # by bytes


def _intel(ins: Ins, operand: Operand) -> str:
    if isinstance(operand, Mem):
        size = "" if ins.mnemonic == "lea" else f"{SIZES[operand.bytes]} ptr "
        spread = f"{{1to{operand.broadcast}}}" if operand.broadcast else ""
        parts = [operand.base or "rip"]
        if operand.index:
            parts.append(operand.index + (f"*{operand.scale}" if operand.scale > 1 else ""))
        inside = " + ".join([*([local(Label(operand.label))] if operand.label else []), *parts])
        return f"{size}[{inside}{_signed(operand.disp)}]{spread}"
    if isinstance(operand, Label):
        return local(operand)
    return number(operand) if isinstance(operand, int) else operand


def att(ins: Ins) -> str:
    """An x86 instruction as AT&T writes it."""
    return _line(ins, map(_att, reversed(ins.operands)))


def _att(operand: Operand) -> str:
    if isinstance(operand, Mem):
        spread = f"{{1to{operand.broadcast}}}" if operand.broadcast else ""
        base = f"%{operand.base or 'rip'}"
        scale = f",{operand.scale}" if operand.scale > 1 else ""
        index = f",%{operand.index}{scale}" if operand.index else ""
        place = local(Label(operand.label)) if operand.label else ""
        disp = _signed(operand.disp).replace(" ", "").removeprefix("" if place else "+")
        return f"{place}{disp}({base}{index}){spread}"
    if isinstance(operand, Label):
        return local(operand)
    return f"${number(operand)}" if isinstance(operand, int) else f"%{operand}"


def _signed(value: int) -> str:
    if value == 0:
        return ""
    return f" {'-' if value < 0 else '+'} {number(abs(value))}"


def number(value: int) -> str:
    """A number, in hexadecimal if it is long."""
    return hex(value) if abs(value) > 255 else str(value)


def arm(ins: Ins) -> str:
    """An AArch64 instruction."""
    return _line(ins, map(_arm, ins.operands))


def _arm(operand: Operand) -> str:
    if isinstance(operand, Mem):
        if operand.label:
            return local(Label(operand.label))
        more = f", {operand.index}" * bool(operand.index) + f", #{operand.disp}" * bool(operand.disp)
        more += ", mul vl" * (operand.is_scaled and operand.disp != 0)
        return f"[{operand.base}{more}]"
    if isinstance(operand, Label):
        return local(operand)
    return f"#{operand}" if isinstance(operand, int) else operand


REACH: Final = 1 << 11  # bytes: RISC-V's loads, stores and immediate adds reach less than this from a register


def riscv(ins: Ins) -> str:
    """A RISC-V instruction. Raises UserError if a number is too large for it."""
    places = [each.disp for each in ins.operands if isinstance(each, Mem)]
    numbers = [each for each in ins.operands if isinstance(each, int) and ins.mnemonic == "addi"]
    for each in (*places, *numbers):
        if not -REACH <= each < REACH:
            raise UserError(
                f"the kernel needs {abs(each)} bytes of stack or of constants, and RISC-V's instructions "
                f"reach {REACH}; write --emitter c"
            )
    return _line(ins, map(_riscv, ins.operands))


def _riscv(operand: Operand) -> str:
    if isinstance(operand, Mem):
        return local(Label(operand.label)) if operand.label else f"{operand.disp}({operand.base})"
    return local(operand) if isinstance(operand, Label) else str(operand)


# By the syntax option of an instruction set with several syntaxes, or by the name of the instruction set.
SYNTAXES: Final[Mapping[str, Spell]] = {"att": att, "intel": intel, "aarch64": arm, "riscv64": riscv}


@dataclass(frozen=True, slots=True)
class FrameLines:
    """The lines around a routine that a calling convention requires."""

    prologue: tuple[str, ...]
    epilogue: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoutineText:
    """A routine as a template reads it."""

    symbol: str
    prototype: str  # as C declares it
    held: str  # the registers of its arguments
    carried: str  # the values in registers where its loop begins; empty without a loop
    tables: tuple[Table, ...]
    lines: tuple[str, ...]
    frames: Mapping[str, FrameLines]  # by convention
    visibility: str  # in files of ELF; empty if functions of other libraries may be in its place


def written(
    routine: Routine,
    isa: Isa,
    conventions: Mapping[str, Convention],
    options: Mapping[str, str],
    declared: Collection[str],
) -> RoutineText:
    """The text of a routine. The C beside it calls no function of another library if no header declares it."""
    spell = SYNTAXES[options.get("syntax", isa.name)]
    frames = {
        abi: FrameLines(
            tuple(_around(frame.prologue(routine, abi), spell, convention.unwinding)),
            tuple(_around(frame.epilogue(routine, abi), spell, convention.unwinding)),
        )
        for abi, convention in conventions.items()
    }
    is_hidden = options.get("visibility") == "hidden"
    return RoutineText(
        routine.symbol,
        routine.prototype,
        _registers(routine.held),
        _registers(routine.carried),
        routine.tables,
        tuple(text(routine.body, spell)),
        frames,
        "hidden" if is_hidden else "" if routine.symbol in declared else "protected",
    )


def _registers(pairs: Iterable[tuple[str, str]]) -> str:
    """The content of each register, in words."""
    return ", ".join(f"{what} in {register}" for what, register in pairs)


def _around(steps: Iterable[frame.FrameStep], spell: Spell, directives: Unwinding) -> Iterator[str]:
    percent = "%" if spell is att else ""
    for ins, unwind in steps:
        if ins:
            yield INDENT + spell(ins)
        if unwind:
            for directive in directives.get(unwind.what, ()):
                yield INDENT + directive.format(percent + unwind.register, unwind.bytes)


def counted(routine: Routine) -> str:
    """The counts of a routine, in words."""
    every = len(list(routine.instructions()))
    return f"{routine.symbol}: {every} instructions in all, {moves(routine)} of them moves between registers."


def moves(routine: Routine) -> int:
    """The number of instructions that only copy a value from one register to another."""
    between = (ins for ins in routine.instructions() if all(isinstance(each, str) for each in ins.operands))
    return sum(ins.mnemonic in MOVES for ins in between)


MOVES: Final = ("mov", "mv", "movdqa", "vmovdqa", "vmovdqa32", "vmovdqa64", "movprfx")
