"""Rust's names of processors and features, and the registers of its inline assembly.

Sources: the Rust reference, "Code generation attributes" and "Inline assembly".
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hashwright.graph.semantics import Ty
from hashwright.targets.detect import architecture
from hashwright.targets.machine import Target
from hashwright.targets.x86_64.architecture import promised

MSRV: Final = "1.89"  # the first Rust with all intrinsics of AVX-512; most are safe functions since 1.87


@dataclass(frozen=True, slots=True)
class RustClearing:
    """How vector registers are cleared."""

    feature: str  # that is necessary
    register: str  # with the place of the number
    numbers: range
    instruction: str
    preserved: range = range(0)  # those that loops need neither for their blocks nor for their values


@dataclass(frozen=True, slots=True)
class RustArchitecture:
    """Rust's names of an architecture."""

    arch: str  # the value of target_arch
    features: Mapping[str, str]  # those with stable intrinsics, by our names
    detector: str  # the macro of std that detects them; empty: there is none
    registers: Mapping[
        str, tuple[str, str]
    ]  # by Rust type: the class in inline assembly, and the operand in a comment
    vectors: str = ""  # in #[cfg]: may a program use vector registers? Empty: there are none
    wrong: str = ""  # in #[cfg]: for which programs is code in vectors wrong? Empty: for none
    triple: str = ""  # of Linux programs on another machine; empty: none is tried
    prefetch: str = ""  # the expression that prefetches the byte at p; empty: none
    clearing: tuple[RustClearing, ...] = ()  # the first one for a register is used


def _same(names: str) -> dict[str, str]:
    return {name: name for name in names.split()}


_WORDS: Final = {"u32": ("reg", "{0}"), "u64": ("reg", "{0}")}
RUST: Final[Mapping[str, RustArchitecture]] = {  # by the name of the architecture
    "x86-64": RustArchitecture(
        "x86_64",
        _same("sse2 ssse3 avx avx2 bmi1 bmi2 avx512f avx512bw avx512vl aes vaes"),
        "is_x86_feature_detected",
        {
            "u32": ("reg", "{0:e}"),
            **dict.fromkeys(("u64", "*const u8"), ("reg", "{0:r}")),
            "__m128i": ("xmm_reg", "{0}"),
            "__m256i": ("ymm_reg", "{0}"),
            "__m512i": ("zmm_reg", "{0}"),
        },
        vectors='target_feature = "sse2"',
        prefetch="core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(p.cast())",
        clearing=(
            RustClearing("avx512f", "xmm{0}", range(16, 32), "vpxord xmm{0}, xmm{0}, xmm{0}", range(17, 32)),
            RustClearing("avx", "xmm{0}", range(16), "vpxor xmm{0}, xmm{0}, xmm{0}"),
            RustClearing("x86-64", "xmm{0}", range(16), "pxor xmm{0}, xmm{0}"),
        ),
    ),
    "aarch64": RustArchitecture(
        "aarch64",
        {"asimd": "neon", **_same("aes sha3")},
        "is_aarch64_feature_detected",
        {
            "u32": ("reg", "{0:w}"),
            **dict.fromkeys(("u64", "*const u8"), ("reg", "{0:x}")),
            **dict.fromkeys(("uint8x16_t", "uint32x4_t", "uint64x2_t"), ("vreg", "{0:v}")),
        },
        vectors='target_feature = "neon"',
        wrong='all(target_arch = "aarch64", target_endian = "big")',
        triple="aarch64-unknown-linux-gnu",
        prefetch='core::arch::asm!("prfm pldl1keep, [{0}]", in(reg) p, '
        "options(readonly, nostack, preserves_flags))",
        clearing=(RustClearing("asimd", "v{0}", range(32), "movi v{0}.2d, #0"),),
    ),
    "riscv64": RustArchitecture("riscv64", {}, "", _WORDS),
    "armv6": RustArchitecture("arm", {}, "", _WORDS),
}
ANYWHERE: Final = RustArchitecture("", {}, "", {})  # safe Rust without inline assembly


def rust_architecture(target: Target) -> RustArchitecture:
    """The architecture of a target in Rust."""
    return RUST.get(architecture(target.features), ANYWHERE)


def rust_in_vectors(target: Target) -> bool:
    """Do kernels for the target use vector registers?"""
    return not {unit.ty for unit in target.units} <= {Ty.U32, Ty.U64}


def rust_condition(target: Target) -> str:
    """In #[cfg]: may a program contain kernels for the target? Empty: every program may."""
    own = rust_architecture(target)
    if rust_in_vectors(target):
        return f'all(target_arch = "{own.arch}", {own.vectors})'
    return f'target_arch = "{own.arch}"' if own.arch else ""


def rust_module(target: Target) -> str:
    """The name of the module with a target's kernel."""
    return target.name.replace("-", "_")


def rust_features(target: Target) -> tuple[str, ...] | None:
    """The features of a target besides its architecture, in a stable order; None if Rust lacks one of them."""
    names = rust_architecture(target).features
    wanted = sorted(target.features - {architecture(target.features)})
    return tuple(names[each] for each in wanted) if names.keys() >= {*wanted} else None


def rust_clearing(target: Target) -> dict[str, str]:
    """By vector register of a target: the instruction that clears it."""
    found: dict[str, str] = {}
    for each in _clearing(target):
        for number in each.numbers:
            found.setdefault(each.register.format(number), each.instruction.format(number))
    return found


def rust_preserved(target: Target) -> tuple[str, ...]:
    """The vector registers of a target that functions for short pieces preserve instead."""
    return tuple(each.register.format(number) for each in _clearing(target) for number in each.preserved)


def _clearing(target: Target) -> Iterator[RustClearing]:
    features = promised(target.features)
    yield from (each for each in rust_architecture(target).clearing if each.feature in features)
