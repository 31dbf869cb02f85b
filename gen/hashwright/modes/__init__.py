"""Modes of operation: each has a package, its room, that describes, writes, checks and times its hashes.

`Hash.room` names the package. The rest of hashwright looks up a record in three of its modules: WRITING in
`writing`, CHECKING in `checks`, RACING in `races`. A new mode is a new room, here or elsewhere.
"""

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from hashwright.modes.checking import Checking
    from hashwright.modes.hash import Hash
    from hashwright.modes.racing import Racing
    from hashwright.modes.writing import Writing


def writing(hash_: "Hash") -> "Writing":
    """How the files of the hash's mode are written."""
    return cast("Writing", import_module(f"{hash_.room}.writing").WRITING)


def checking(hash_: "Hash") -> "Checking":
    """How the files of the hash's mode are checked."""
    return cast("Checking", import_module(f"{hash_.room}.checks").CHECKING)


def racing(hash_: "Hash") -> "Racing":
    """How the kernels of the hash's mode are timed."""
    return cast("Racing", import_module(f"{hash_.room}.races").RACING)
