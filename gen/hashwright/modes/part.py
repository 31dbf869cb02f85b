"""The records of a mode in other rooms, which these look up by the name of the mode."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar

from hashwright.errors import UserError
from hashwright.modes.hash import Hash

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """A record of each mode, as a constant with the name of its kind in capitals."""

    kind: type[T]
    own: str  # the module of a mode of the package, with braces for the mode's name
    module: str  # the module in the package of another mode

    def place(self, hash_: Hash) -> str:
        """The module with the record of the hash's mode."""
        package, _, mode = hash_.room.rpartition(".")
        return self.own.format(mode) if package == __package__ else f"{hash_.room}.{self.module}"

    def is_there(self, hash_: Hash) -> bool:
        """Does the hash's mode have such a module?"""
        return find_spec(self.place(hash_)) is not None

    def of(self, hash_: Hash) -> T:
        """The record of the hash's mode. Raises UserError if the mode has none."""
        place, name = self.place(hash_), self.kind.__name__.upper()
        if not self.is_there(hash_):
            raise UserError(f"the mode of {hash_.name} has no module {place}; write one with {name}")
        found = getattr(import_module(place), name, None)
        if not isinstance(found, self.kind):
            raise UserError(f"the module {place} has no {name}; write one, as {self.kind.__module__} describes")
        return found
