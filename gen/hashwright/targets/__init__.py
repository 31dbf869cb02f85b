"""The targets: architectures, their registers and instructions, and the cores that execute them.

It imports graph.
"""

from typing import Final

from hashwright.targets import portable
from hashwright.targets.aarch64 import aes
from hashwright.targets.aarch64 import targets as aarch64
from hashwright.targets.arm import targets as arm
from hashwright.targets.machine import Target
from hashwright.targets.riscv64 import targets as riscv64
from hashwright.targets.x86_64 import targets as x86_64
from hashwright.targets.x86_64 import vaes

# If a processor supports several targets, `native` prefers later ones.
# Users can add targets: see examples/add_a_target.py.
TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        portable.PORTABLE,
        arm.ARMV6,
        *riscv64.TARGETS,
        *aarch64.TARGETS,
        *aes.TARGETS,
        *x86_64.TARGETS,
        *vaes.TARGETS,
    )
}
OWN: Final = tuple(TARGETS.values())  # those of the package
