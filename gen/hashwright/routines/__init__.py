"""What assembly emitters write: functions as machine code."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from hashwright.choices import Setting
from hashwright.code import Routine
from hashwright.hashes.aegis import Aegis
from hashwright.hashes.family import Hash
from hashwright.hashes.merkle_damgard import MerkleDamgard
from hashwright.lower.order import Listing
from hashwright.routines.aegis import aegis
from hashwright.routines.merkle_damgard import merkle_damgard

ROUTINES: Final[Mapping[str, Callable[..., Iterator[Routine]]]] = {
    MerkleDamgard.family: merkle_damgard,
    Aegis.family: aegis,
}


def routines(
    hash_: Hash, prefix: str, setting: Setting, listings: Mapping[str, Listing]
) -> tuple[Routine, ...]:
    """The routines of a kernel."""
    return tuple(ROUTINES[hash_.family](hash_, prefix, setting, listings))
