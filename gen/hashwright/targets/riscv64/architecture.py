"""RISC-V with 64-bit registers, as compilers tell it: no system has one way to ask for its extensions."""

from typing import Final

from hashwright.targets.architecture import Architecture

RISCV64: Final = Architecture(
    name="riscv64",
    machines=("riscv64",),
    condition="defined(__riscv) && __riscv_xlen == 64",
    macros={"zbb": "__riscv_zbb"},
)
