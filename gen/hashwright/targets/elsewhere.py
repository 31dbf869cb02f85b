"""What other tools call processors: levels of the x86-64 ABI, and names of `-march`, features and systems.

Each has the features that our targets need, by the manuals of GCC and clang.
"""

from collections.abc import Mapping
from typing import Final

V1: Final = "x86-64 sse2"
V2: Final = f"{V1} ssse3"
V3: Final = f"{V2} avx avx2 bmi1 bmi2"
V4: Final = f"{V3} avx512f avx512bw avx512vl"
ARMV8: Final = "aarch64 asimd"
ARMV9: Final = f"{ARMV8} sve2"

FEATURES: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset(features.split())
    for names, features in (
        ("c c99 any all generic default", ""),
        ("x86-32 i386 i486 i586 i686 pentium4 wasm wasm32 wasm64", ""),
        ("mips mips64 ppc ppc64 ppc64le powerpc powerpc64 s390x sparc64 loongarch64 riscv32 avr m68k", ""),
        ("amd64 x64 x86-64-v1", "x86-64"),
        ("sse sse3", V1),
        ("x86-64-v2 nehalem penryn core2 sse4 sse4.1 sse4.2 sse41 sse42", V2),
        ("westmere aesni aes-ni", f"{V2} aes"),
        ("sandybridge ivybridge avx", f"{V2} aes avx"),
        ("bulldozer bdver1 bdver2", f"{V2} aes avx xop"),
        ("x86-64-v3 bmi1 bmi2", V3),
        ("haswell broadwell skylake kabylake cometlake zen zen1 zen2 znver1 znver2", f"{V3} aes"),
        ("alderlake raptorlake meteorlake zen3 znver3", f"{V3} aes vaes"),
        ("x86-64-v4 avx512f avx512bw avx512vbmi avx10", V4),
        ("skylake-avx512 skylake-x cascadelake", f"{V4} aes"),
        (
            "icelake icelake-client icelake-server tigerlake rocketlake sapphirerapids golden-cove",
            f"{V4} aes vaes",
        ),
        ("graniterapids zen4 znver4 zen5 znver5", f"{V4} aes vaes"),
        ("arm arm32 armhf armv7 armv7-a cortex-a7 cortex-a9", "armv6"),
        ("arm64 arm64-v8a arm64e armv8-a armv8 cortex-a35 cortex-a53 cortex-a57 cortex-a72", ARMV8),
        ("cortex-a55 cortex-a75 cortex-a76 cortex-a78 neoverse-n1 graviton2", f"{ARMV8} aes"),
        (
            "apple-m1 apple-m2 apple-m3 apple-m4 m1 m2 m3 m4 firestorm neoverse-v1 graviton3",
            f"{ARMV8} aes sha3",
        ),
        ("armv9-a armv9 sve", ARMV9),
        ("cortex-x2 cortex-x3 cortex-x4 neoverse-n2 neoverse-v2 graviton4", f"{ARMV9} aes sha3"),
        ("rv64gc rv64 riscv", "riscv64"),
        ("rva22u64 rva23u64", "riscv64 zbb"),
    )
    for name in names.split()
}
# Other names of features that targets need.
ALIASES: Final[Mapping[str, str]] = {"aesni": "aes", "aes-ni": "aes", "neon": "asimd"}
