"""Modes of operation: each has a package that describes, writes, checks and times its hashes.

`Hash.room` names the package. The rest of hashwright reads a record from each of four modules: WRITING in
`writing`, CHECKING in `checks`, RACING in `races`, PROVING in `proofs`. A new mode is a new package, in
hashwright or outside.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from hashwright.errors import UserError

if TYPE_CHECKING:
    from hashwright.modes.checking import Checking
    from hashwright.modes.hash import Hash
    from hashwright.modes.proving import Proving
    from hashwright.modes.racing import Racing
    from hashwright.modes.writing import Writing


def writing_of(hash_: "Hash") -> "Writing":
    """How the files of the hash's mode are written."""
    return cast("Writing", _record(hash_, "writing", "WRITING"))


def checking_of(hash_: "Hash") -> "Checking":
    """How the files of the hash's mode are checked."""
    return cast("Checking", _record(hash_, "checks", "CHECKING"))


def racing_of(hash_: "Hash") -> "Racing":
    """How the kernels of the hash's mode are timed."""
    return cast("Racing", _record(hash_, "races", "RACING"))


def proving_of(hash_: "Hash") -> "Proving":
    """Which functions of the hash's mode can be proved, as machine code."""
    return cast("Proving", _record(hash_, "proofs", "PROVING"))


def has_proofs(hash_: "Hash") -> bool:
    """Does the hash's mode have functions that can be proved?"""
    return find_spec(f"{hash_.room}.proofs") is not None


def _record(hash_: "Hash", module: str, name: str) -> object:
    """A record of the package of the hash's mode. Raises UserError if the package lacks it."""
    place = f"{hash_.room}.{module}"
    if not find_spec(place):
        raise UserError(f"the mode of {hash_.name} has no module {place}; write one with {name}")
    try:
        return getattr(import_module(place), name)
    except AttributeError:
        raise UserError(f"the module {place} has no {name}; write one, as in {__name__}") from None
