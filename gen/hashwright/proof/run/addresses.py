"""Addresses in the file: the sum of that at which a part is loaded, of which nothing is known, and a number.

A linked file is one part. Linkers decide how far the parts of object files are from one another. An instruction
names a place of its own part, or of one that a linker writes.
The address of a symbol that the loader looks up is another one of which nothing is known: it may be that of a
function of the file, of one that replaces it, or of code that calls one of them.
"""

from typing import Final

from hashwright.proof.read.image import Image, Link
from hashwright.proof.read.instruction import Instruction
from hashwright.proof.say.terms import POINTER, WORD, Kind, Term, const, unknowns, var, without_constant

PART: Final = "the address of the file's part at "  # is a multiple of what the image says
DISTANCE: Final = "the distance from "  # places and their parts
SLOT: Final = "the address that the loader writes at "


def base(image: Image, at: int) -> Term:
    """The address of the part of the file with a place, as if that part began at 0."""
    return var(f"{PART}{image.part(at):#x}", POINTER)


def base_named(image: Image, found: Instruction) -> Term:
    """The same for a place that an instruction names."""
    link = image.links.get(found.address + found.field)
    return base(image, link.part if link else found.address)


def page(link: Link) -> Term:
    """The address of the page of a place that a linker writes; that of a slot is another one each time."""
    when = f" at {link.page:#x}" if link.page else ""
    return var(f"{PART}{link.part:#x}, of the page of {link.place:#x}{when}", POINTER)


def is_base(term: Term) -> bool:
    return term.kind is Kind.VAR and str(term.attr).startswith(PART)


def base_of(address: Term) -> Term:
    """The base that is in an address; 0 if there is none."""
    return next(filter(is_base, unknowns(address)), const(0, POINTER))


def located(image: Image, at: int) -> Term:
    """The address of a place in the file."""
    return base(image, at) + const(at, POINTER)


def in_file(image: Image, address: Term) -> int | None:
    """The place in the file at an address; None if it is elsewhere, or behind the part of the address."""
    at = in_code(image, address)
    return at if at is not None and located(image, at) is address else None


def distance_at(image: Image, at: int) -> Term:
    """What linkers write at a place: the distance of another one, which has 32 bits."""
    link = image.distances[at]
    return var(f"{DISTANCE}{at:#x} {image.part(at):#x} {link.place:#x} {link.part:#x}", WORD)


def extended_distance(term: Term) -> Term | None:
    """Such a distance in as many bits as an address: linkers refuse longer ones. None if it is none."""
    if term.kind is not Kind.VAR or not str(term.attr).startswith(DISTANCE):
        return None
    at, part, to, other = (int(each, 16) for each in str(term.attr).removeprefix(DISTANCE).split())
    bases = var(f"{PART}{other:#x}", POINTER) - var(f"{PART}{part:#x}", POINTER)
    return bases + const(to - at, POINTER)


def found_by_loader(slot: int, place: int, when: str = "") -> Term:
    """The address that the loader writes into a slot: of a symbol at a place of the file or elsewhere.

    A slot of a function that waits until it is called contains another one at another time.
    """
    return var(f"{SLOT}{slot:#x}{when} for {place:#x}", POINTER)


def is_found_by_loader(address: Term) -> bool:
    return str(address.attr).startswith(SLOT)


def slot_of(address: Term) -> int:
    """The slot into which the loader writes an address."""
    return int(str(address.attr).removeprefix(SLOT).partition(" ")[0], 16)


def in_code(image: Image, address: Term) -> int | None:
    """The place of the code at an address, or of that which the loader finds; None if it is elsewhere."""
    anchor, at = without_constant(address)
    if is_found_by_loader(address):
        return int(str(address.attr).rpartition(" ")[2], 16)
    return at if anchor is base(image, at) else None


def unlocated(term: Term) -> frozenset[Term]:
    """The unknowns of a term except the addresses of code."""
    return frozenset(each for each in unknowns(term) if not is_base(each) and not is_found_by_loader(each))
