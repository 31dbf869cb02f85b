"""What Linux says of an AArch64 processor: bits of the auxiliary vector, by its hwcap.h and auxvec.h."""

from typing import Final

from hashwright.proof.mean.system import auxiliary
from hashwright.proof.say.terms import Term, part
from hashwright.targets.aarch64.architecture import AARCH64
from hashwright.targets.architecture import Hwcap

ENTRIES: Final = {"AT_HWCAP": 16, "AT_HWCAP2": 26}


def has(feature: str) -> Term:
    """Does the processor have a feature that programs may use?"""
    found = AARCH64.features[feature]
    assert isinstance(found, Hwcap)
    return part(auxiliary(ENTRIES[found.auxiliary.name]), found.bit, 1)
