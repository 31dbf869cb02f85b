"""Addresses in the file: the sum of that at which it is loaded, of which nothing is known, and a number."""

from typing import Final

from hashwright.proof.say.terms import POINTER, Term, const, var, without_constant

BASE: Final = var("the address of the file", POINTER)  # a multiple of a page


def located(at: int) -> Term:
    """The address of a place in the file."""
    return BASE + const(at, POINTER)


def in_file(address: Term) -> int | None:
    """The place in the file at an address; None if it is elsewhere."""
    anchor, at = without_constant(address)
    return at if anchor is BASE else None
