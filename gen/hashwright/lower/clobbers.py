"""The registers that machine code overwrites, by the names of calling conventions."""

from collections.abc import Iterable, Mapping

from hashwright.graph.semantics import Ty
from hashwright.targets.assembly import Isa, RegisterFile
from hashwright.targets.routine import AsmLine, Ins


def called(file: RegisterFile) -> tuple[str, ...]:
    """A file's registers as conventions name them."""
    return file.full or file.names


def clobbered(body: Iterable[AsmLine], files: Mapping[Ty, RegisterFile], isa: Isa) -> tuple[str, ...]:
    """The registers that the body writes, in the order of their files."""
    full: dict[str, str] = {}
    for file in (*files.values(), *isa.general.values()):
        full |= dict(zip(file.names, called(file), strict=True)) | {name: name for name in called(file)}
    first = (line.operands[0] for line in body if isinstance(line, Ins) and line.operands)
    bare = {name.strip("{}").partition(".")[0] for name in first if isinstance(name, str)}
    written = {full[name] for name in bare if name in full}
    return tuple(name for name in dict.fromkeys(full.values()) if name in written)
