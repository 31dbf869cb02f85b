"""Object files of x86-64 routines for Linux, macOS and Windows, in PeachPy's formats."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hashwright.emit.encode import DISTANCE, Fixup, encode, peachpy
from hashwright.targets.routine import Routine

ALIGN: Final = 32  # the least alignment of a function, in bytes
TABLES: Final = "constants"  # the name of the tables, which is local to the file
BREAK: Final = b"\xcc"  # int3, between functions


@dataclass(frozen=True, slots=True)
class Extent:
    """A function in a section of code."""

    name: str
    start: int  # bytes into the code
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class SectionContent:
    """The content of an object file."""

    code: bytes  # with the linker's addends at the fixups
    tables: bytes
    align: int  # the alignment of code and tables, in bytes
    functions: tuple[Extent, ...]
    fixups: tuple[Fixup, ...]


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of object file."""

    abi: str  # the convention of its functions, as in lower/frame.py
    write: Callable[[SectionContent], bytes]


def object_file(routines: Iterable[Routine], kind: str) -> bytes:
    """The object file with these functions; the kind is a key of FORMATS.

    Raises UserError if PeachPy is missing or cannot encode an instruction.
    """
    made = FORMATS[kind]
    code, tables = bytearray(), bytearray()
    functions, fixups = [], []
    align = ALIGN
    for routine in routines:
        encoded = encode(routine, made.abi)
        align = max(align, encoded.align)
        code += BREAK * (-len(code) % max(ALIGN, encoded.align))
        tables += bytes(-len(tables) % encoded.align)
        start = len(code)
        functions.append(Extent(routine.symbol, start, len(encoded.code)))
        fixups += [Fixup(start + f.at, start + f.end, len(tables) + f.to) for f in encoded.fixups]
        code += encoded.code
        tables += encoded.tables
    code += BREAK * (-len(code) % align)  # so that the tables follow directly
    for fixup in fixups:
        code[fixup.at : fixup.at + DISTANCE] = _addend(fixup).to_bytes(DISTANCE, "little", signed=True)
    return made.write(SectionContent(bytes(code), bytes(tables), align, tuple(functions), tuple(fixups)))


def _addend(fixup: Fixup) -> int:
    """The addend of the distance from the end of the fixup itself to the tables."""
    return fixup.to - (fixup.end - fixup.at - DISTANCE)


def _elf(content: SectionContent) -> bytes:
    section, symbol = peachpy("formats.elf.section"), peachpy("formats.elf.symbol")
    image = peachpy("formats.elf.image").Image(peachpy("x86_64.abi").system_v_x86_64_abi)
    # The first entry of a symbol table is empty, and PeachPy omits it.
    image.symtab.add(type("None", (symbol.Symbol,), {"encode": lambda *_: bytearray(24)})())
    image.symtab.alignment = 8

    def named(name: str, value: int, size: int, kind: str, binding: str, where: Any) -> Any:
        made = symbol.Symbol()
        made.name, made.value, made.size, made.section = name, value, size, where
        made.type, made.binding = getattr(symbol.SymbolType, kind), getattr(symbol.SymbolBinding, binding)
        image.symtab.add(made)
        return made

    text = _filled(section.TextSection(), content.code, content.align)
    image.add_section(text)
    image.add_section(section.ProgramBitsSection(".note.GNU-stack", allocate=False))
    for function in content.functions:
        named(function.name, function.start, function.size, "function", "global_", text)
    if content.fixups:
        data = _filled(section.ReadOnlyDataSection(), content.tables, content.align)
        relocations = section.RelocationsWithAddendSection(text, image.symtab)
        relocations.alignment = 8
        image.add_section(data)
        image.add_section(relocations)
        tables = named(TABLES, 0, len(content.tables), "data_object", "local", data)
        for fixup in content.fixups:
            kind = symbol.RelocationType.x86_64_pc32
            addend = _addend(fixup) - DISTANCE  # ELF counts from the start of the fixup
            relocations.add(symbol.RelocationWithAddend(kind, fixup.at, tables, addend))
    return bytes(image.as_bytearray)


def _macho(content: SectionContent) -> bytes:
    symbol = peachpy("formats.macho.symbol")
    image = peachpy("formats.macho.image").Image(peachpy("x86_64.abi").system_v_x86_64_abi)
    text = _filled(image.text_section, content.code, content.align)
    data = _filled(image.const_section, content.tables, content.align)
    kind = symbol.SymbolType.section_relative
    tables = symbol.Symbol(TABLES, kind, data, 0)
    image.symbol_table.add_symbol(tables)
    for function in content.functions:
        made = symbol.Symbol(f"_{function.name}", kind, text, function.start)
        made.visibility = symbol.SymbolVisibility.external
        image.symbol_table.add_symbol(made)
    signed = symbol.RelocationType.x86_64_signed
    text.relocations += [
        symbol.Relocation(signed, fixup.at, DISTANCE, tables, is_pc_relative=True) for fixup in content.fixups
    ]
    return bytes(image.encode())


def _coff(content: SectionContent) -> bytes:
    coff = peachpy("formats.mscoff")
    image = coff.Image(peachpy("x86_64.abi").microsoft_x64_abi)

    def named(name: str, value: int, kind: str, storage: str, where: Any) -> Any:
        made = coff.Symbol()
        made.name, made.value, made.section = name, value, where
        made.symbol_type, made.storage_class = (
            getattr(coff.SymbolType, kind),
            getattr(coff.StorageClass, storage),
        )
        image.add_symbol(made)
        return made

    text = _filled(coff.TextSection(), content.code, content.align)
    data = _filled(coff.ReadOnlyDataSection(), content.tables, content.align)
    image.add_section(text)
    image.add_section(data)
    tables = named(TABLES, 0, "non_function", "static", data)
    for function in content.functions:
        named(function.name, function.start, "function", "external", text)
    kind = coff.RelocationType.x86_64_relocation_offset32
    text.relocations += [coff.Relocation(kind, fixup.at, tables) for fixup in content.fixups]
    return bytes(image.encode())


def _filled(section: Any, content: bytes, align: int) -> Any:
    section.content = bytearray(content)
    section.alignment = align
    return section


FORMATS: Final[Mapping[str, Format]] = {
    "elf": Format("sysv", _elf),
    "macho": Format("sysv", _macho),
    "coff": Format("ms", _coff),
}
