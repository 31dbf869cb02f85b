"""Checks a compiled kernel against the requirements of linkers, loaders and unwinders.

What this does not catch: a wrong description of the frame (CFI); a table within code; an unmarked target of an
indirect jump inside a function.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from elftools.dwarf.callframe import FDE
from elftools.elf.constants import P_FLAGS, SH_FLAGS
from elftools.elf.elffile import ELFFile

DF_TEXTREL: Final = 4


@dataclass(frozen=True, slots=True)
class Protection:
    """The marks in code of a control-flow protection."""

    name: str
    first: tuple[str, bytes]  # the instruction that functions begin with
    note: tuple[str, int]  # of the file: the type of the property, and its bits


PROTECTIONS: Final = {
    "EM_X86_64": Protection(
        "IBT and SHSTK", ("endbr64", b"\xf3\x0f\x1e\xfa"), ("GNU_PROPERTY_X86_FEATURE_1_AND", 3)
    ),
    "EM_AARCH64": Protection("BTI", ("bti c", b"\x5f\x24\x03\xd5"), ("GNU_PROPERTY_AARCH64_FEATURE_1_AND", 1)),
}


def faults(path: Path, functions: Iterable[str], *, protected: bool = False) -> list[str]:
    """The faults of an object file or a shared library with these functions; empty if there are none.

    With protection, the functions and the file must be marked.
    """
    with path.open("rb") as file:
        elf = ELFFile(file)
        of_file = {"ET_REL": _of_object, "ET_DYN": _of_library}[elf["e_type"]]
        protection = PROTECTIONS[elf["e_machine"]] if protected else None
        found = [*of_file(elf)]
        if protection and not _noted(elf, protection):
            found.append(f"no note says {protection.name}")
        for name in functions:
            found += _of_function(elf, name, protection)
        return found


def _of_object(elf: Any) -> Iterator[str]:
    """The faults of the sections."""
    stack = elf.get_section_by_name(".note.GNU-stack")
    if not stack:
        yield "there is no .note.GNU-stack"
    elif stack["sh_flags"] & SH_FLAGS.SHF_EXECINSTR:
        yield ".note.GNU-stack is executable"
    for section in elf.iter_sections():
        if section["sh_flags"] & SH_FLAGS.SHF_WRITE and section["sh_size"]:
            also = " and executable" if section["sh_flags"] & SH_FLAGS.SHF_EXECINSTR else ""
            yield f"{section.name} is writable{also}"


def _of_library(elf: Any) -> Iterator[str]:
    """The faults of the segments."""
    segments = [(each["p_type"], each["p_flags"]) for each in elf.iter_segments()]
    stacks = [flags for kind, flags in segments if kind == "PT_GNU_STACK"]
    if not stacks or stacks[0] & P_FLAGS.PF_X:
        yield "the stack is executable"
    both = P_FLAGS.PF_W | P_FLAGS.PF_X
    if any(kind == "PT_LOAD" and flags & both == both for kind, flags in segments):
        yield "a segment is writable and executable"
    tags = [(tag.entry.d_tag, tag.entry.d_val) for tag in elf.get_section_by_name(".dynamic").iter_tags()]
    if any(tag == "DT_TEXTREL" or (tag == "DT_FLAGS" and value & DF_TEXTREL) for tag, value in tags):
        yield "the loader has to write into the code"


def _noted(elf: Any, protection: Protection) -> bool:
    """Is all code of the file marked as protected?"""
    section = elf.get_section_by_name(".note.gnu.property")
    kind, bits = protection.note
    return any(
        each["pr_type"] == kind and each["pr_data"] & bits == bits
        for note in (section.iter_notes() if section else ())
        for each in note["n_desc"]
    )


def _of_function(elf: Any, name: str, protection: Protection | None) -> Iterator[str]:
    """The faults of a function."""
    symbol, *_ = elf.get_section_by_name(".symtab").get_symbol_by_name(name) or [None]
    if symbol is None or symbol["st_shndx"] == "SHN_UNDEF":
        yield f"there is no {name}"
        return
    in_object = elf["e_type"] == "ET_REL"
    if symbol["st_info"]["type"] != "STT_FUNC":
        yield f"{name} is not marked as a function"
    if not symbol["st_size"]:
        yield f"{name} has no size"
    if in_object and symbol["st_info"]["bind"] != "STB_GLOBAL":  # a hidden function is local in a library
        yield f"{name} is not global"
    if symbol["st_other"]["visibility"] not in ("STV_DEFAULT", "STV_HIDDEN"):
        yield f"{name} is neither visible nor hidden"
    if protection:
        spelled, first = protection.first
        section = elf.get_section(symbol["st_shndx"])
        at = symbol["st_value"] - section["sh_addr"]
        if section.data()[at : at + len(first)] != first:
            yield f"{name} does not begin with {spelled}"
    if not in_object and not _described(elf, symbol["st_value"], symbol["st_size"]):
        yield f"no description of a frame covers {name}"


def _described(elf: Any, start: int, size: int) -> bool:
    """Does one entry of .eh_frame cover every instruction of a function?"""
    if not elf.get_section_by_name(".eh_frame"):
        return False
    return any(
        entry["initial_location"] <= start
        and start + size <= entry["initial_location"] + entry["address_range"]
        for entry in elf.get_dwarf_info().EH_CFI_entries()
        if isinstance(entry, FDE)
    )
