"""What templates are told of a hash besides names, by its family."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hashwright.about.aegis import about_aegis
from hashwright.about.merkle_damgard import about_merkle_damgard
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.merkle_damgard import MerkleDamgard

ABOUT: Final[Mapping[str, Callable[..., dict[str, Any]]]] = {
    MerkleDamgard.family: about_merkle_damgard,
    Aegis.family: about_aegis,
}
