"""Modes of operation, as mathematics: what a hash of each mode computes.

`Hash.room` names the module of the mode. The rest of hashwright reads a record for it in each of four rooms:
WRITING, CHECKING, RACING and PROVING. A mode from outside has them in its own package, in the modules
`writing`, `checks`, `races` and `proofs`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast

from hashwright.errors import UserError

if TYPE_CHECKING:
    from hashwright.bench.racing import Racing
    from hashwright.modes.hash import Hash
    from hashwright.output.writing import Writing
    from hashwright.proof.contract.functions import Proving
    from hashwright.verify.checking import Checking

# The modules of the package's own modes, by what they do.
PLACES: Final = {
    "writing": "hashwright.output.{}.writing",
    "checks": "hashwright.verify.{}.checks",
    "races": "hashwright.bench.{}.races",
    "proofs": "hashwright.proof.contract.{}",
}


def place_of(hash_: "Hash", part: str) -> str:
    """The module with a part of the hash's mode."""
    package, _, mode = hash_.room.rpartition(".")
    return PLACES[part].format(mode) if package == __name__ else f"{hash_.room}.{part}"


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
    return find_spec(place_of(hash_, "proofs")) is not None


def _record(hash_: "Hash", part: str, name: str) -> object:
    """A record of the hash's mode. Raises UserError if the mode lacks it."""
    place = place_of(hash_, part)
    if not find_spec(place):
        raise UserError(f"the mode of {hash_.name} has no module {place}; write one with {name}")
    try:
        return getattr(import_module(place), name)
    except AttributeError:
        raise UserError(f"the module {place} has no {name}; write one, as in {__name__}") from None
