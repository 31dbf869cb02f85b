"""AArch64, and the detection of its extensions.

Sources: Linux's arch/arm64/include/uapi/asm/hwcap.h, whose numbers FreeBSD and OpenBSD share (elf_aux_info(3));
NetBSD's aarch64/armreg.h, and the ID registers in the Arm Architecture Reference Manual (DDI 0487); Apple's
"Determining instruction set characteristics"; Microsoft's IsProcessorFeaturePresent; Arm C Language Extensions;
Procedure Call Standard for the Arm 64-bit Architecture, 6.1.
"""

from typing import Final

from hashwright.targets.architecture import DWARF, Architecture, Auxiliary, Convention, Hwcap, Stack, Storing

CAPABILITIES: Final = Auxiliary("AT_HWCAP", linux="AT_HWCAP")
MORE_CAPABILITIES: Final = Auxiliary(
    "AT_HWCAP2", linux="26 /* AT_HWCAP2, which early C libraries do not name */"
)

AARCH64: Final = Architecture(
    name="aarch64",
    machines=("aarch64", "arm64"),
    condition="defined(__aarch64__) || defined(_M_ARM64)",
    vectors="defined(__ARM_NEON)",
    little="!defined(__AARCH64EB__)",
    features={
        "asimd": Hwcap("__ARM_NEON", CAPABILITIES, 1, "hw.optional.neon", 19, "ac_aa64pfr0", 20, 0xF),
        "aes": Hwcap("__ARM_FEATURE_AES", CAPABILITIES, 3, "hw.optional.arm.FEAT_AES", 30, "ac_aa64isar0", 4),
        "sha3": Hwcap(
            "__ARM_FEATURE_SHA3", CAPABILITIES, 17, "hw.optional.arm.FEAT_SHA3", 64, "ac_aa64isar0", 32
        ),
        "sve2": Hwcap("__ARM_FEATURE_SVE2", MORE_CAPABILITIES, 1, "hw.optional.arm.FEAT_SVE2", 47, gcc=10),
    },
    systems="Linux, Android, FreeBSD, OpenBSD from 7.6, NetBSD, macOS, iOS, Windows",
    conventions={
        "aapcs": Convention(
            tuple(f"x{i}" for i in range(8)),
            tuple(f"x{i}" for i in range(19, 30)),
            Stack(
                "sp",
                "x29",
                align=16,
                word=8,
                storing=Storing(
                    allocate="sub {d}, {d}, {n}",
                    release="add {d}, {d}, {n}",
                    store="str {0}, {m}",
                    load="ldr {d}, {m}",
                    store_pair="stp {0}, {1}, {m}",
                    load_pair="ldp {d}, {1}, {m}",
                ),
            ),
            DWARF,
            saved_vectors=tuple(f"d{i}" for i in range(8, 16)),
            saved_vector_bytes=8,
        ),
    },
)
