"""What other tools call processors: the levels of the x86-64 ABI, and the names of `-march` and of systems.

Each has the features that our targets need, by the manuals of GCC and clang.
"""

from collections.abc import Mapping
from typing import Final

V1: Final = "x86-64"
V2: Final = f"{V1} sse2 ssse3"
V3: Final = f"{V2} avx avx2 bmi1 bmi2"
V4: Final = f"{V3} avx512f avx512bw avx512vl"
ARMV8: Final = "aarch64 asimd"
ARMV9: Final = f"{ARMV8} sve2"

FEATURES: Final[Mapping[str, frozenset[str]]] = {
    name: frozenset(features.split())
    for names, features in (
        ("amd64 x64 x86_64 x86-64-v1", V1),
        ("x86-64-v2 nehalem", V2),
        ("westmere", f"{V2} aes"),
        ("sandybridge ivybridge", f"{V2} aes avx"),
        ("x86-64-v3", V3),
        ("haswell broadwell skylake zen zen1 zen2 znver1 znver2", f"{V3} aes"),
        ("alderlake zen3 znver3", f"{V3} aes vaes"),
        ("x86-64-v4", V4),
        ("skylake-avx512 skylake-x cascadelake", f"{V4} aes"),
        ("icelake-client icelake-server tigerlake sapphirerapids golden-cove", f"{V4} aes vaes"),
        ("zen4 znver4 zen5 znver5", f"{V4} aes vaes"),
        ("arm64 armv8-a armv8", ARMV8),
        ("neoverse-n1 graviton2", f"{ARMV8} aes"),
        ("apple-m1 apple-m2 apple-m3 firestorm", f"{ARMV8} aes sha3"),
        ("armv9-a", ARMV9),
        ("neoverse-n2 neoverse-v2 graviton4", f"{ARMV9} aes sha3"),
        ("rv64gc riscv", "riscv64"),
    )
    for name in names.split()
}
