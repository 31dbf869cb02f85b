"""RISC-V with 64-bit registers, as compilers detect it. Programs have no common way to detect its extensions.

The calling convention is that of the RISC-V ELF psABI, 1.0.
"""

from typing import Final

from hashwright.targets.architecture import DWARF, Architecture, Convention, Stack, Storing

RISCV64: Final = Architecture(
    name="riscv64",
    machines=("riscv64",),
    condition="defined(__riscv) && __riscv_xlen == 64",
    macros={"zbb": "__riscv_zbb"},
    conventions={
        "lp64": Convention(
            tuple(f"a{i}" for i in range(8)),
            tuple(f"s{i}" for i in range(12)),
            Stack(
                "sp",
                "s0",
                align=16,
                word=8,
                storing=Storing(
                    allocate="addi {d}, {d}, 0-{n}",
                    release="addi {d}, {d}, {n}",
                    store="sd {0}, {m}",
                    load="ld {d}, {m}",
                ),
            ),
            DWARF,
        ),
    },
)
