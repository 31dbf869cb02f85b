"""The targets: tables of registers and instructions."""

from hashwright.targets import aarch64, aarch64_aes, arm, portable, riscv64, x86_64, x86_64_vaes
from hashwright.targets.model import Target

# The later ones are preferred for `native` where a processor can run several.
# Others may add theirs: see examples/add_a_target.py.
TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        portable.PORTABLE,
        arm.ARMV6,
        *riscv64.TARGETS,
        *aarch64.TARGETS,
        *aarch64_aes.TARGETS,
        *x86_64.TARGETS,
        *x86_64_vaes.TARGETS,
    )
}
