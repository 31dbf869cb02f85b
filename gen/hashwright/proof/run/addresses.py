"""Addresses in the file: the sum of that at which it is loaded, of which nothing is known, and a number.

The address of a symbol that the loader looks up is another one of which nothing is known: it may be that of a
function of the file, of one that replaces it, or of code that calls one of them.
"""

from typing import Final

from hashwright.proof.say.terms import POINTER, Term, const, unknowns, var, without_constant

BASE: Final = var("the address of the file", POINTER)  # a multiple of a page
SLOT: Final = "the address that the loader writes at "


def located(at: int) -> Term:
    """The address of a place in the file."""
    return BASE + const(at, POINTER)


def in_file(address: Term) -> int | None:
    """The place in the file at an address; None if it is elsewhere."""
    anchor, at = without_constant(address)
    return at if anchor is BASE else None


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


def in_code(address: Term) -> int | None:
    """The place of the code at an address, or of that which the loader finds; None if it is elsewhere."""
    return int(str(address.attr).rpartition(" ")[2], 16) if is_found_by_loader(address) else in_file(address)


def unlocated(term: Term) -> frozenset[Term]:
    """The unknowns of a term except the addresses of code."""
    return frozenset(each for each in unknowns(term) if each is not BASE and not is_found_by_loader(each))
