"""32-bit Arm since Armv6, as compilers detect it."""

from typing import Final

from hashwright.targets.architecture import Architecture

ARMV6: Final = Architecture(
    name="armv6",
    machines=("armv6l", "armv7l"),
    condition="defined(__arm__) && __ARM_ARCH >= 6",
)
