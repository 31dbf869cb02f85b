"""Rust without C: what rustc makes of the modules computes the description, and linters accept their text."""

import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.certify import prove
from hashwright.certify.built import Build, builds
from hashwright.certify.prove import proofs
from hashwright.errors import UserError
from hashwright.modes.aegis import TAG_BYTES, Aegis
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import _said_of_itself, find, rust_library, rust_object
from hashwright.native.foreign import compiler
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.request import find_hash, resolve
from hashwright.targets import TARGETS
from hashwright.targets.rust import MSRV
from hashwright.verify.run import verify
from tests import compiled, needs
from tests.native import residue

HERE: Final = Path(__file__).parent
EVERYWHERE: Final = "portable,x86-64,x86-64-bmi,x86-64-avx512vl,aarch64,riscv64,armv6"
PACKETS: Final = "portable,x86-64-aesni,x86-64-vaes-avx512vl,aarch64-aes"
ALONE: Final = [
    ("md5", "portable", None, ""),
    ("md5", "x86-64", None, ""),
    ("md5", "x86-64-bmi", None, ""),
    ("md5", "x86-64-avx512vl", None, ""),
    ("ripemd160", "portable", None, ""),
    ("ripemd160", "x86-64-bmi", None, ""),
    ("ripemd160", "x86-64-avx512vl", None, ""),
]
ABREAST: Final = [
    ("md5", "x86-64-bmi", "lanes", ""),
    ("md5", "x86-64-sse2", "lanes", "lanes=2"),
    ("md5", "x86-64-ssse3", "lanes", ""),
    ("md5", "x86-64-avx2", "lanes", ""),
    ("md5", "x86-64-avx2", "lanes", "load=transpose"),
    ("md5", "x86-64-avx2", "lanes", "load=transpose-ahead"),
    ("md5", "x86-64-avx2", "lanes", "load=copy,streams=1"),
    ("md5", "x86-64-avx2", "lanes", "load=gather"),
    ("ripemd160", "x86-64-avx512", "lanes", ""),
    ("md5", "portable", "lanes", ""),
]
BATCHES: Final = [
    ("md5", "portable", "batch", ""),
    ("md5", "x86-64-sse2", "batch", ""),
    ("md5", "x86-64-avx2", "batch", ""),
    ("md5", "x86-64-avx512", "batch", ""),
    ("ripemd160", "x86-64-avx2", "batch", ""),
    ("ripemd160", "x86-64-avx512", "batch", ""),
    ("aegis128l", "portable", "batch", ""),
    ("aegis128l", "x86-64-aesni", "batch", "streams=2"),
    ("aegis128l", "x86-64-vaes", "batch", ""),
    ("aegis128l", "x86-64-vaes", "batch", "load=zip"),
    ("aegis128l", "x86-64-vaes-avx512vl", "batch", ""),
    ("aegis256", "x86-64-vaes", "batch", ""),
    ("aegis256", "x86-64-vaes-avx512vl", "batch", ""),
]
FIXED: Final = [
    ("md5", "portable", "fixed 55", ""),
    ("md5", "x86-64-avx2", "fixed 0", ""),
    ("md5", "x86-64-avx2", "fixed 30", ""),
    ("md5", "x86-64-sse2", "fixed 30", "load=copy"),
    ("md5", "x86-64-avx512", "fixed 8", ""),
    ("ripemd160", "x86-64-avx512", "fixed 32", ""),
    ("ripemd160", "x86-64-bmi", "fixed 1", ""),
]

KERNELS: Final = [
    ("md5", "portable"),
    ("md5", "x86-64-bmi"),
    ("md5", "x86-64-sse2"),
    ("md5", "x86-64-avx2"),
    ("md5", "x86-64-avx512"),
    ("ripemd160", "portable"),
    ("ripemd160", "x86-64-sse2"),
    ("ripemd160", "x86-64-avx2"),
    ("ripemd160", "x86-64-avx512"),
]
# Of batches of MD5, which have a kernel for each smaller number, too.
STREAMS: Final = {"x86-64-sse2": 3, "x86-64-avx2": 3, "x86-64-avx512": 2}

# By schedule: why what rustc makes of lanes is not proved.
UNPROVED: Final = {
    "load=copy,streams=1": "an address depends on anything in ",  # that of one of two buffers
    "load=gather": "it is not known what this instruction does: vpgatherqd",
}

CIPHERS: Final = [
    ("aegis128l", "portable"),
    ("aegis128l", "x86-64-aesni"),
    ("aegis128l", "x86-64-aesni-avx"),
    ("aegis128l", "x86-64-vaes-avx512vl"),
    ("aegis128x2", "x86-64-vaes"),
    ("aegis128x4", "x86-64-aesni-avx"),
    ("aegis128x4", "x86-64-vaes-avx512vl"),
    ("aegis256", "portable"),
    ("aegis256", "x86-64-aesni"),
    ("aegis256x2", "x86-64-vaes-avx512vl"),
    ("aegis256x4", "x86-64-vaes-avx512vl"),
    ("aegis128l", "portable,x86-64-aesni,x86-64-aesni-avx,x86-64-vaes-avx512vl,aarch64-aes"),
]
# Those that end with the state of a message.
ONE_MESSAGE: Final = {
    *("encrypt_detached", "encrypt", "encrypt_unauthenticated", "decrypt_unauthenticated", "stream", "mac")
}
IN_PIECES: Final = {
    *("init", "encrypt_update", "encrypt_final", "decrypt_update"),
    *("mac_start", "mac_update", "mac_final", "mac_reset", "mac_clear"),
}
AESNI: Final = "x86-64-aesni-avx"
ON_ARM: Final = [
    ("md5", "aarch64", None, ""),
    ("md5", "aarch64-neon", "lanes", ""),
    ("ripemd160", "aarch64-sha3", "lanes", ""),
    ("ripemd160", "aarch64-neon", "fixed 30", ""),
    ("md5", "aarch64-neon", "batch", ""),
    ("aegis128l", "aarch64-aes", "batch", ""),
    ("aegis128l", "aarch64-aes", None, ""),
    ("aegis128x4", "aarch64-aes-sha3", None, ""),
    ("aegis256", "aarch64-aes-sha3", None, ""),
]
ARM: Final = "aarch64-unknown-linux-gnu"
STD: Final = ("--cfg", 'feature="std"')
MESSAGES: Final = [(name, target, None, "") for name, target in CIPHERS[:-1]]


def modules() -> list[tuple[str, str, str | None]]:
    """The modules that linters read."""
    lists = [(name, EVERYWHERE, None) for name in ("md5", "ripemd160")]
    lanes = [("md5", target, "lanes") for target in ("x86-64-avx2", "x86-64-bmi", "portable")]
    batches = [
        (name, "portable,x86-64-avx2,x86-64-avx512,aarch64-neon", "batch") for name in ("md5", "ripemd160")
    ]
    return [
        *batches,
        ("md5", "portable", "batch"),
        *(
            (each, "portable,x86-64-aesni,x86-64-vaes-avx512vl,aarch64-aes", "batch")
            for each in ("aegis128l", "aegis256")
        ),
        ("md5", "portable,x86-64-avx2,x86-64-avx512,aarch64-neon", "fixed 30"),
        ("ripemd160", "portable", "fixed 32"),
        *lists,
        *lanes,
        *((*each, None) for each in CIPHERS[-4:]),
        ("md5", "portable", None),
        ("ripemd160", "x86-64-bmi", None),
        ("aegis256x4", "x86-64-aesni-avx,x86-64-vaes,x86-64-vaes-avx512vl,aarch64-aes", None),
    ]


def asked_for(name: str, target: str, kernel: str | None, schedule: str = "") -> Asked:
    kernel, _, length = (kernel or "").partition(" ")
    return ask(name, target, kernel=kernel or None, length=length or None, schedule=schedule, emitter="rust")


LINTS: Final = """#![deny(warnings, clippy::pedantic, clippy::undocumented_unsafe_blocks)]
#![deny(missing_debug_implementations, missing_docs, rust_2018_idioms)]
#![deny(rust_2024_compatibility, single_use_lifetimes, unreachable_pub)]
#![deny(unnameable_types, unused_lifetimes, variant_size_differences)]
#![deny(unused_qualifications, unused_results)]"""


def crate(place: Path, asked: Asked, edition: str = "2024") -> Path:
    """A crate without `std` that contains the module."""
    generate(asked).write(place / "src")
    manifest = (
        f'[package]\nname = "one"\nversion = "0.1.0"\nedition = "{edition}"\nrust-version = "{MSRV}"\n'
        "[features]\nstd = []\n"
    )
    (place / "Cargo.toml").write_text(manifest, encoding="utf-8")
    lines = f"//! One module.\n#![no_std]\n{LINTS}\npub mod {asked.stem};\n"
    (place / "src" / "lib.rs").write_text(lines, encoding="utf-8")
    return place


def run(*command: object, place: Path, given: str = "") -> str:
    """The output of a command that succeeds."""
    words = [*map(str, command)]
    done = subprocess.run(words, input=given, cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def program(asked: Asked, place: Path, text: str, *options: str) -> tuple[str, ...]:
    """The command that runs a program of that text beside the module, made for the module's first target."""
    name = parts(asked)[0].hash.name
    generate(asked).write(place)
    (place / "main.rs").write_text((HERE / text).read_text(encoding="utf-8").replace("NAME", name), "utf-8")
    rustc = needs.toolchain("rustc", "rustc")
    emulation = TARGETS[parts(asked)[0].target.name].emulation
    if not emulation:
        needs.runs(parts(asked)[0].target)
    else:
        needs.rust_target(ARM)
        needs.program(emulation.command[0])
        linker = needs.program("aarch64-linux-gnu-gcc")
        options = (*options, f"--target={ARM}", f"-Clinker={linker}", "-Ctarget-feature=+crt-static")
    run(rustc, "--edition=2024", "-Dwarnings", *options, "main.rs", place=place)
    return (*(emulation.command if emulation else ()), str(place / "main"))


def test_a_type_that_contains_a_context_derives_debug(tmp_path: Path) -> None:
    generate(asked_for("md5", "portable", None)).write(tmp_path)
    (tmp_path / "main.rs").write_text(
        "mod md5;\n#[derive(Debug)]\npub struct Own {\n    pub context: md5::Context,\n}\n"
        'fn main() {\n    print!("{:?}", Own { context: md5::Context::new() });\n}\n',
        encoding="ascii",
    )
    run(needs.toolchain("rustc", "rustc"), "--edition=2024", "-Dwarnings", "main.rs", place=tmp_path)
    assert run(tmp_path / "main", place=tmp_path) == "Own { context: Context { .. } }"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "target", "kernel", "schedule"),
    [
        *ALONE,
        *(
            pytest.param(*each, marks=pytest.mark.long)
            for each in [*ABREAST, *BATCHES, *FIXED, *MESSAGES, *ON_ARM]
        ),
    ],
)
def test_rustc_makes_what_the_description_says(
    name: str, target: str, kernel: str | None, schedule: str, tmp_path: Path
) -> None:
    needs.toolchain("rustc", "rustc")
    needs.foreign(TARGETS[target])
    cc = find()
    if TARGETS[target].emulation:
        needs.rust_target(ARM)
        cc = compiler()
    asked = asked_for(name, target, kernel, schedule)
    generate(asked).write(tmp_path)
    checks = list(verify(asked, tmp_path, cc))
    assert checks
    assert [(each.name, each.failure) for each in checks if not each.passed] == []


@pytest.mark.long
@pytest.mark.sampled("name", "target", "kernel", "schedule")
@pytest.mark.parametrize(("name", "target", "kernel", "schedule"), ABREAST)
def test_lanes_are_proved_or_it_is_said_why_not(
    name: str, target: str, kernel: str | None, schedule: str, tmp_path: Path
) -> None:
    needs.toolchain("rustc", "rustc")
    asked = asked_for(name, target, kernel, schedule)
    generate(asked).write(tmp_path)
    (tmp_path / "made").mkdir()
    found = [*proofs(asked, tmp_path, find(), tmp_path / "made").verdicts]
    if why := UNPROVED.get(schedule):
        assert [each.why for each in found if not each.why.startswith(why)] == []
    else:
        assert [(each.function, each.why) for each in found if not each.is_proved] == []
    assert len(found) == 1


@pytest.mark.long
@pytest.mark.sampled("name", "target", "kernel")
@pytest.mark.parametrize(("name", "target", "kernel", "schedule"), FIXED)
def test_messages_of_one_length_are_proved(
    name: str, target: str, kernel: str, schedule: str, tmp_path: Path
) -> None:
    found = proved(name, target, tmp_path, kernel, schedule)
    assert len(found) == (1 if kernel == "fixed 0" else 3)
    assert not any(found.values())


@pytest.mark.long
@pytest.mark.sampled("name", "target")
@pytest.mark.parametrize(("name", "target"), KERNELS)
def test_the_kernels_of_batches_are_proved(name: str, target: str, tmp_path: Path) -> None:
    found = proved(name, target, tmp_path, "batch")
    module = target.replace("-", "_")
    parts = {"several::blocks", "single::blocks", "short::groups"}
    if name == "md5":
        parts |= {f"streams{fewer}::blocks" for fewer in range(1, STREAMS.get(target, 1))}
    assert found.keys() == {f"{module}::{each}" for each in parts}
    assert not any(found.values())


@pytest.mark.long
@pytest.mark.sampled("target")
@pytest.mark.parametrize("target", [AESNI, "x86-64-aesni", "x86-64-aesni-avx512vl"])
def test_messages_one_after_the_other_are_proved(target: str, tmp_path: Path) -> None:
    found = proved("aegis128l", target, tmp_path, "batch")
    assert found == {f"aegis128l_{each}_batch": "" for each in ("encrypt", "decrypt", "mac")}


@pytest.mark.long
@pytest.mark.sampled("name", "target")
@pytest.mark.parametrize(("name", "target"), [each[:2] for each in ALONE])
def test_libraries_are_proved(name: str, target: str, tmp_path: Path) -> None:
    found = proved(name, target, tmp_path)
    assert found.keys() == {name, "blocks", *(f"{name}_{each}" for each in AROUND)}
    assert not any(found.values())


@pytest.mark.long
@pytest.mark.sampled("name", "target")
@pytest.mark.parametrize(("name", "target"), CIPHERS[:-1])
def test_messages_are_proved_whole_and_in_pieces(name: str, target: str, tmp_path: Path) -> None:
    found = proved(name, target, tmp_path)
    public = {each for each in found if "::" not in each}
    assert public == {f"{name}_{each}" for each in WHOLE | PIECES}
    assert {each for each, why in found.items() if why} == NOT_PROVED.get((name, target), set())


@pytest.mark.long
@pytest.mark.sampled("name", "kernel")
@pytest.mark.parametrize(
    ("name", "target", "kernel"),
    [
        ("aegis128l", "x86-64-vaes", "encrypt"),
        ("aegis256", "x86-64-vaes-avx512vl", "decrypt"),
        ("aegis256x2", "x86-64-aesni", "mac"),
    ],
)
def test_the_functions_of_one_kernel_are_proved(name: str, target: str, kernel: str, tmp_path: Path) -> None:
    found = proved(name, target, tmp_path, kernel)
    assert found.keys() >= {f"{name}_{kernel}", f"{name}_{'mac_reset' if kernel == 'mac' else 'init'}"}
    assert not any(found.values())


def proved(
    name: str, target: str, place: Path, kernel: str | None = None, schedule: str = ""
) -> dict[str, str]:
    """Why the functions of a module are not proved; empty for those that are."""
    needs.toolchain("rustc", "rustc")
    asked = asked_for(name, target, kernel, schedule)
    generate(asked).write(place)
    (place / "made").mkdir()
    return {each.function: each.why for each in proofs(asked, place, find(), place / "made").verdicts}


AROUND: Final = {"blocks", "init", "update", "final"}
WHOLE: Final = {*ONE_MESSAGE, "decrypt_detached", "decrypt", "mac_check"}
PIECES: Final = {
    *("init", "encrypt_update", "encrypt_final", "decrypt_update", "decrypt_final"),
    *("mac_start", "mac_update", "mac_final", "mac_verify_final", "mac_reset", "mac_clear"),
}
NOT_PROVED: Final = {
    # Their proofs need too many terms.
    ("aegis128x4", AESNI): {"aegis128x4_decrypt_detached", "aegis128x4_decrypt"},
}

PLACES: Final = "encrypt_at_pointers(p, p, data.len(), ad, tag, nonce, key)"
CHANGES: Final = [
    ("md5", "portable", "blocks", "x.rotate_left(N)", "x.rotate_left(N ^ 1)"),
    ("md5", "portable", "init", "length: 0,", "length: 1,"),
    ("md5", "portable", "update", "room.min(data.len())", "(room - 1).min(data.len())"),
    ("md5", "portable", "update", "data.as_chunks();", "data[..data.len() & !64].as_chunks();"),
    ("md5", "portable", "final", "used >= LENGTH_AT", "used > LENGTH_AT"),
    ("md5", "portable", "final", "self.buffer[used] = 0x80;", "self.buffer[used] |= 0x80;"),
    ("md5", "portable", "", "wrapping_mul(8)", "wrapping_mul(8) & 0x7fff_ffff_ffff_ffff"),
    ("aegis128l", AESNI, "encrypt_detached", PLACES, PLACES.replace("p, p", "p, p.wrapping_add(1)")),
    ("aegis128l", AESNI, "encrypt", PLACES, PLACES.replace("data.len()", "data.len() & !1")),
    ("aegis128l", AESNI, "encrypt", "s, ad.len() as u64, len as u64", "s, len as u64, ad.len() as u64"),
    ("aegis128l", AESNI, "decrypt", "black_box(differing != 0)", "black_box(differing as u64 != 0)"),
    # The difference from a tag that is known shows the expected one.
    ("aegis128l", AESNI, "decrypt_detached", "black_box(differing != 0)", "black_box(differing) != 0"),
    ("aegis128l", AESNI, "decrypt_detached", "expected.fill(0);", "expected[1..].fill(0);"),
    ("aegis128l", AESNI, "mac_check", "x) ^ u128", "x) & u128"),
    ("aegis128l", AESNI, "mac", "absorb(&mut s, data);", "absorb(&mut s, &data[data.len() & 1..]);"),
    ("aegis128l", AESNI, "stream", "out.fill(0);", "out[1..].fill(0);"),
    ("aegis128l", AESNI, "init", "(ad.len() as u64, 0)", "(ad.len() as u64, st.len)"),
    ("aegis128l", AESNI, "encrypt_final", "self.piece.fill(0);", "self.piece[1..].fill(0);"),
    ("aegis128l", AESNI, "encrypt_final", "&st.piece[..used(st.len)]", "&st.piece[..0]"),
    ("aegis128l", AESNI, "encrypt_final", "st.ad_len, st.len, tag", "st.len, st.ad_len, tag"),
    ("aegis128l", AESNI, "decrypt_final", "expected.fill(0);", "expected[..16].fill(0);"),
    ("aegis128l", AESNI, "decrypt_final", "sized(tag)?;\n        call!", "call!"),
    ("aegis128l", AESNI, "mac_start", "put(kept, 112, s[7]);", ""),
    ("aegis128l", AESNI, "mac_start", "freeze(&mut st.first, &s);", ""),
    ("aegis128l", AESNI, "mac_final", "self.reset();\n        Ok(())", "Ok(())"),
    ("aegis128l", AESNI, "mac_final", "([0; RATE], 0)", "(st.piece, 0)"),
    ("aegis128l", AESNI, "mac_verify_final", "expected.fill(0);", ""),
    ("aegis128l", AESNI, "mac_reset", "thaw(&st.first)", "thaw(&st.state)"),
    ("aegis128l", AESNI, "mac_clear", "self.first.fill(0);", ""),
    ("aegis128l", AESNI, "encrypt_update", "_piece(&mut s, &st.piece)", "_piece(&mut s, &[0; RATE])"),
    ("aegis128l", AESNI, "encrypt_update", "if used(st.len | len as u64) != 0", "if len % RATE != 0"),
    ("aegis128l", AESNI, "encrypt_update", "wrapping_add(len as u64)", "wrapping_add(len as u32 as u64)"),
    ("aegis128l", AESNI, "encrypt_update", "write_unaligned(given)", "write_unaligned(made)"),
    ("aegis128l", AESNI, "decrypt_update", "write_unaligned(made)", "write_unaligned(given)"),
    ("aegis128l", AESNI, "decrypt_update", "len >= RATE - used", "len > RATE - used"),
    ("aegis128l", AESNI, "decrypt_update", "let made = keystream(&s);", "let made = [s[0], s[1]];"),
    ("aegis128l", AESNI, "mac_update", "piece.add(8)", "piece.add(7)"),
    ("aegis128l", AESNI, "mac_update", "mac_bytes(from, st.piece.as_mut_ptr(), len);", ""),
    ("aegis128l", AESNI, "mac_update", "let room = RATE - used;", "let room = RATE - used & !1;"),
    # In bit planes: functions of the state, and of messages.
    ("aegis128l", "portable", "portable::initial", "0xb6db_b600_dbb6_db00", "0xb6db_b600_dbb6_db01"),
    ("aegis128l", "portable", "portable::update", "s[0] = t_1;", "s[0] = t_1 ^ p0;"),
    ("aegis128l", "portable", "portable::encrypt", "*made = [t_1, t_2,", "*made = [t_2, t_1,"),
    ("aegis128l", "portable", "encrypt_detached", "piece.copy_from_slice(&made);", "piece[0] = made[0];"),
    ("aegis128l", "portable", "encrypt_detached", "low.wrapping_mul(8)", "low.wrapping_mul(16)"),
    ("aegis128l", "portable", "decrypt", "core::hint::black_box(&mut made).fill(0);", ""),
    ("aegis128l", "portable", "decrypt_detached", "keystream(s, &mut made);", ""),
    ("aegis128l", "portable", "mac", "copy_from_slice(rest);", "fill(rest[0]);"),
    ("aegis128l", "portable", "encrypt_update", "*to = *byte ^ *kept;", "*to = *byte | *kept;"),
    ("aegis128l", "portable", "decrypt_update", "put(&mut st.piece, 24, made[3]);", ""),
    ("aegis128l", "portable", "mac_update", "if data.len() < room", "if data.len() <= room"),
]
GROUPS_OF: Final = "several::groups(groups, digests);"
FIXED_CHANGES: Final = [
    ("x86-64-avx2", "", "| 0x0080_0000", "| 0x0040_0000"),
    ("x86-64-avx2", "", "store32(digest, 4 * i, word)", "store32(digest, 4 * (i ^ 1), word)"),
    ("x86-64-avx2", "x8x3", "groups.get(group + 1)", "groups.get(group)"),
    ("x86-64-avx2", "x8x3", "copy(next, 0, 0, then[0], then[1], 0)", "copy(next, 0, 0, then[1], then[0], 0)"),
    ("x86-64-avx2", "x8x3", "&mut ends, group + 1", "&mut ends, group"),
    ("x86-64-avx2", "x8x3", "ends[group % 2]", "ends[(group + 1) % 2]"),
    ("x86-64-avx2", "x8x3", "&mut before[1], 4, last[1][1]", "&mut before[1], 4, last[1][0]"),
    ("x86-64-avx2", "x8x3", "saturating_sub(1)", "saturating_sub(2)"),
    ("x86-64-avx512", "x16x3", "store32(&mut before[0], 12, last[3][0]);", ""),
    ("x86-64-avx512", "batch", GROUPS_OF, f"if groups.len() != 1 {{ {GROUPS_OF} }}"),
    ("portable", "batch", GROUPS_OF, "several::groups(&groups[..groups.len() / 2], digests);"),
    ("portable", "batch", "rest.iter().zip(digest", "rest.iter().skip(1).zip(digest"),
    ("portable", "batch", "single::digest(data, digest)", "single::digest(&[0; 30], digest)"),
    ("x86-64-avx2", "batch", "rest.iter().zip(digest", "rest.iter().rev().zip(digest"),
    ("x86-64-avx2", "batch", "call!(batch(data, digest))", "call!(batch(&data[..data.len() & !1], digest))"),
]


BATCH_CHANGES: Final = [
    ("x86-64-avx2", "several::blocks", "copy(next, 2, 0,", "copy(next, 2, 2,"),
    ("x86-64-avx2", "several::blocks", "&mut buffers, at / 64 % 2", "&mut buffers, (at / 64 + 1) % 2"),
    ("x86-64-avx2", "streams1::blocks", "0xd76a_a478", "0xd76a_a479"),
    ("x86-64-avx2", "streams2::blocks", "0xd76a_a478", "0xd76a_a479"),
    ("x86-64-avx2", "single::blocks", "x.rotate_left(N)", "x.rotate_left(N ^ 1)"),
    ("x86-64-avx2", "short::groups", "groups.get(group + 1)", "groups.get(group)"),
    ("x86-64-avx512", "short::groups", "groups.get(group + 1)", "groups.get(group)"),
    ("portable", "several::blocks", "x.rotate_left(N)", "x.rotate_left(N ^ 1)"),
]


RECORD_CHANGES: Final = [
    ("encrypt", "*own = *tag;", "*own = [tag[0]; 16];"),
    ("encrypt", "if is_data { 0 } else { m.ad_len }", "0"),
    ("encrypt", "m.input == m.output.cast_const()", "m.len == 1"),
    ("decrypt", "result | unsafe", "result & unsafe"),
    ("decrypt", "differing |= u128", "differing = u128"),
    ("decrypt", "if is_wrong {", "if is_wrong && self.len != 7 {"),
    ("decrypt", "expected.fill(0);", "expected[1..].fill(0);"),
    ("decrypt", "black_box(differing != 0)", "black_box(differing as u64 != 0)"),
    (
        "decrypt",
        "self.result = -core::ffi::c_int::from(is_wrong);",
        "self.result |= -core::ffi::c_int::from(is_wrong);",
    ),
    ("mac", "self.result = -core::ffi::c_int::from(is_wrong);", ""),
    ("mac", "messages.iter_mut().fold", "messages.iter_mut().skip(1).fold"),
    ("mac", "messages.iter_mut().fold", "messages.iter_mut().rev().fold"),
]


@pytest.mark.long
@pytest.mark.sampled("function", "right", "wrong")
@pytest.mark.parametrize(
    ("name", "target", "kernel", "function", "right", "wrong"),
    [
        *((*each[:2], None, *each[2:]) for each in CHANGES),
        *(("md5", each[0], "fixed 30", *each[1:]) for each in FIXED_CHANGES),
        *(
            ("md5", target, "batch", f"{target.replace('-', '_')}::{part}", *texts)
            for target, part, *texts in BATCH_CHANGES
        ),
        *(("aegis128l", AESNI, "batch", f"{name}_batch", *texts) for name, *texts in RECORD_CHANGES),
    ],
)
def test_a_changed_module_is_not_proved(
    name: str,
    target: str,
    kernel: str | None,
    function: str,
    right: str,
    wrong: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs.toolchain("rustc", "rustc")
    asked = asked_for(name, target, kernel)
    generate(asked).write(tmp_path)
    module = tmp_path / f"{asked.stem}.rs"
    text = module.read_text(encoding="utf-8")
    assert right in text
    module.write_text(text.replace(right, wrong), encoding="utf-8")
    (tmp_path / "made").mkdir()
    is_static = function == "blocks" or "::" in function
    stem = asked.stem.removesuffix("_batch")
    changed = function if is_static else f"{stem}_{function}".removesuffix("_")

    def of_changed(asked: Asked, made: str) -> list[Build]:
        (build,) = builds(asked, made)
        return [replace(build, functions=tuple(each for each in build.functions if each[1].name == changed))]

    monkeypatch.setattr(prove, "between", lambda *_: None)  # otherwise any change is refused
    monkeypatch.setattr(prove, "builds", of_changed)
    (found,) = proofs(asked, tmp_path, find(), tmp_path / "made").verdicts
    assert not found.is_proved


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("features", [(), ("--features=std",)])
@pytest.mark.parametrize(("name", "target", "kernel"), modules())
def test_clippy_and_rustfmt_accept_a_module(
    name: str, target: str, kernel: str | None, features: tuple[str, ...], tmp_path: Path
) -> None:
    """Also in the earlier edition, which has warnings of what changes in the next."""
    cargo = needs.toolchain("cargo", "cargo")
    place = crate(tmp_path, asked_for(name, target, kernel), "2021")
    run(cargo, "clippy", "--quiet", *features, place=place)
    run("rustfmt", "--check", "--edition=2024", *(place / "src").glob("*.rs"), place=place)


@pytest.mark.long
def test_a_crate_may_describe_a_module_itself(tmp_path: Path) -> None:
    cargo = needs.toolchain("cargo", "cargo")
    place = crate(tmp_path, asked_for("md5", "portable", None))
    library = place / "src" / "lib.rs"
    library.write_text(library.read_text("utf-8").replace("pub mod", "/// The module.\npub mod"), "utf-8")
    run(cargo, "clippy", "--quiet", place=place)


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("name", "target", "kernel"), modules())
def test_the_oldest_rust_compiles_a_module(name: str, target: str, kernel: str | None, tmp_path: Path) -> None:
    rustc = needs.rust(f"{MSRV}.0")
    asked = asked_for(name, target, kernel)
    generate(asked).write(tmp_path)
    for more in ((), ("--cfg", 'feature="std"')):
        options = ("--edition=2021", "--crate-type=lib", "--emit=metadata", "-Dwarnings", *more)
        run(*rustc, *options, f"{asked.stem}.rs", place=tmp_path)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "target", "kernel"), modules())
def test_a_program_need_not_use_everything(name: str, target: str, kernel: str | None, tmp_path: Path) -> None:
    """But there is nothing that no program can use."""
    rustc = needs.toolchain("rustc", "rustc")
    asked = asked_for(name, target, kernel)
    generate(asked).write(tmp_path)
    for visible, flag in (("", "-Dwarnings"), ("pub ", "--force-warn=dead_code")):
        (tmp_path / "lib.rs").write_text(f"#![no_std]\n{visible}mod {asked.stem};\n", encoding="utf-8")
        done = subprocess.run(
            [rustc, "--edition=2024", "--crate-type=lib", "--emit=metadata", flag, "lib.rs"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == "", visible


@pytest.mark.long
@pytest.mark.parametrize(
    "triple", ["x86_64-unknown-none", "x86_64-unknown-uefi", "aarch64-unknown-none-softfloat"]
)
@pytest.mark.parametrize(
    ("name", "kernel", "targets"),
    [
        ("md5", None, EVERYWHERE),
        ("md5", "batch", "portable,x86-64,x86-64-avx512,aarch64-neon"),
        ("aegis128l", None, PACKETS),
    ],
)
def test_programs_without_vector_registers_have_the_other_kernels(
    name: str, kernel: str | None, targets: str, triple: str, tmp_path: Path
) -> None:
    """Compilers fail for code in vectors there, and rustc refuses it."""
    needs.rust_target(triple)
    asked = asked_for(name, targets, kernel)
    generate(asked).write(tmp_path)
    (tmp_path / "lib.rs").write_text(f"#![no_std]\npub mod {asked.stem};\n", encoding="utf-8")
    options = ("--edition=2024", "--crate-type=lib", "-Copt-level=3", "-Dwarnings", f"--target={triple}")
    run("rustc", *options, "lib.rs", place=tmp_path)


def test_kernels_in_vectors_have_conditions() -> None:
    """Also without the standard library of such systems: of what programs, and that words are in order."""
    text = (
        generate(asked_for("md5", "portable,x86-64-sse2,x86-64-avx512,aarch64-neon", "batch"))
        .files["md5_batch.rs"]
        .decode()
    )
    found = re.findall(r"^#\[cfg\((.*)\)\]\n#\[rustfmt::skip\](?:\n#.*)*\nmod (\w+)", text, re.MULTILINE)
    x86_64 = 'all(target_arch = "x86_64", target_feature = "sse2")'
    aarch64 = 'all(target_arch = "aarch64", target_feature = "neon")'
    assert [(name, condition) for condition, name in found] == [
        ("x86_64_avx512", x86_64),
        ("x86_64_sse2", x86_64),
        ("aarch64_neon", aarch64),
    ]
    refused = '#[cfg(all(target_arch = "aarch64", target_endian = "big"))]\ncompile_error!('
    assert refused in text
    assert refused not in generate(asked_for("md5", EVERYWHERE, None)).files["md5.rs"].decode()


def test_an_older_rust_is_refused_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rustc = tmp_path / "rustc"
    rustc.write_text('#!/bin/sh\necho "rustc 1.88.2 (000000000 2025-01-01)"\n', encoding="ascii")
    rustc.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    _said_of_itself.cache_clear()
    try:
        with pytest.raises(UserError, match=r"^rustc 1\.88\.2 is older than 1\.89; install a newer Rust"):
            rust_object(tmp_path / "md5.rs", tmp_path / "md5.o")
    finally:
        _said_of_itself.cache_clear()


def test_a_missing_rust_for_another_processor_is_named() -> None:
    needs.toolchain("rustc", "rustc")
    triple = "riscv32i-unknown-none-elf"
    with pytest.raises(
        UserError, match=rf"^there is no Rust for {triple}; `rustup target add {triple}` installs it"
    ):
        rust_library(triple)


def test_portable_code_is_safe() -> None:
    text = generate(asked_for("md5", "portable", None)).files["md5.rs"].decode()
    assert "#![forbid(unsafe_code)]" in text
    assert "unsafe {" not in text
    assert (
        "#![forbid(unsafe_code)]"
        in generate(asked_for("md5", "portable", "fixed 30")).files["md5_30.rs"].decode()
    )
    other = generate(asked_for("md5", "portable,x86-64-bmi", None)).files["md5.rs"].decode()
    assert "forbid" not in other


# A field, or an item before its body or value.
PUBLIC: Final = re.compile(r"^ *(pub \w+: .*|pub (?:[^{;=]|; )*)", re.MULTILINE)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "kernel", "targets"),
    [
        ("md5", None, ("portable", "x86-64-bmi", EVERYWHERE)),
        ("md5", "batch", ("portable", "x86-64-avx2", "portable,x86-64-sse2,aarch64-neon")),
        ("ripemd160", "fixed 30", ("portable", "x86-64-avx512", "portable,x86-64-avx2")),
        ("aegis128l", None, ("portable", "x86-64-aesni", PACKETS)),
        ("aegis128l", "batch", ("portable", "x86-64-vaes", PACKETS)),
    ],
)
def test_public_names_are_those_that_programs_know(
    name: str, kernel: str | None, targets: tuple[str, ...]
) -> None:
    found = set()
    for target in targets:
        asked = asked_for(name, target, kernel)
        text = generate(asked).files[f"{asked.stem}.rs"].decode().partition("\n// The kernel for ")[0]
        found.add(tuple(PUBLIC.findall(text)))
    (names,) = found
    _, _, listed = (
        (HERE / "public.txt").read_text(encoding="utf-8").partition(f"\n{name} {kernel or 'library'}\n")
    )
    known = listed.partition("\n\n")[0].splitlines()
    assert [" ".join(each.split()) for each in names] == [each.strip() for each in known]


def test_a_module_imports_what_it_names() -> None:
    text = generate(asked_for("md5", "x86-64-avx2", "lanes")).files["md5_x8x3.rs"].decode()
    ((listed,),) = [re.findall(r"use core::arch::x86_64::\{(.*?)\};", text, re.DOTALL)]
    used = {*re.findall(r"\b_mm256\w+|\b__m256i\b", text)}
    assert {*re.findall(r"\w+", listed)} == used


@pytest.mark.parametrize(
    ("target", "kernel", "schedule", "sentence"),
    [
        (
            "aarch64-sve2",
            "lanes",
            "",
            "Rust has no stable intrinsics for target 'aarch64-sve2'",
        ),
        (
            "x86-64-xop",
            "lanes",
            "",
            "Rust has no stable intrinsics for target 'x86-64-xop'",
        ),
        (
            "x86-64-avx2,portable",
            "lanes",
            "",
            "writes lanes for one target; write a single --target",
        ),
        ("portable", None, "barriers=on", "barriers=on needs inline assembly"),
        ("portable", "blocks", "cache=0", "cache=0 needs inline assembly"),
    ],
)
def test_what_rust_does_not_have_is_refused(
    target: str, kernel: str | None, schedule: str, sentence: str
) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        generate(asked_for("md5", target, kernel, schedule))


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("target", ["portable", "x86-64-avx512", "aarch64-neon", "aarch64-sha3"])
@pytest.mark.parametrize("name", ["md5", "ripemd160"])
def test_batches_are_as_single_messages(name: str, target: str, tmp_path: Path) -> None:
    generate(asked_for(name, "portable", None)).write(tmp_path)
    asked = asked_for(name, f"{target},portable" if target != "portable" else target, "batch")
    command = program(asked, tmp_path, "batches.rs", "-Aunused", *STD)
    assert run(*command, *"01239", place=tmp_path) == f"{target}\n"


BAD_COLUMNS: Final = """
#[path = "md5_batch.rs"]
mod md5;
use md5::{NoColumn, Valid, column_offsets, column_rows};

fn main() {
    let mut out = [[9; 16]; 2];
    let no = Err(NoColumn);
    let valid = |bits| Some(Valid { bits, first: 7 });
    assert_eq!(column_offsets(b"abc", &[0, 2], None, &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0, 2, 1], None, &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0, 2, 4], None, &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0_i32, -1, 3], None, &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0, u64::MAX, 3], None, &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0, 1, 3], valid(&[255]), &mut out), no);
    assert_eq!(column_offsets(b"abc", &[0_i32; 0], None, &mut out), no);
    assert_eq!(column_offsets::<i32, [u8; 16]>(b"abc", &[], None, &mut []), Ok(()));
    assert_eq!(column_rows(b"abc", 2, 2, None, &mut out), no);
    assert_eq!(column_rows(b"abc", usize::MAX, 2, None, &mut out), no);
    let end = Some(Valid { bits: &[], first: usize::MAX });
    assert_eq!(column_rows(b"abc", 1, 2, end, &mut out), no);
    assert_eq!(out, [[9; 16]; 2]);
    assert_eq!(column_offsets(b"abc", &[0, 1, 3], valid(&[0, 0]), &mut out), Ok(()));
    assert_eq!(out, [[0; 16]; 2]);
    assert_eq!(column_rows(b"", 0, 0, None, &mut out), Ok(()));
    assert_eq!(out[0][..4], [0xd4, 0x1d, 0x8c, 0xd9]);
}
"""


@pytest.mark.parametrize("portable", [True, pytest.param(False, marks=pytest.mark.long)])
def test_what_is_no_column_is_an_error(portable: bool, tmp_path: Path) -> None:
    rustc = needs.toolchain("rustc", "rustc")
    target = "portable" if portable else "portable,x86-64-avx2,x86-64-avx512"
    generate(asked_for("md5", target, "batch")).write(tmp_path)
    (tmp_path / "main.rs").write_text(BAD_COLUMNS, encoding="utf-8")
    run(rustc, "--edition=2024", "-Aunused", "--cfg", 'feature="std"', "main.rs", place=tmp_path)
    run(tmp_path / "main", place=tmp_path)


BAD_MESSAGES: Final = """
#[path = "aegis128l_batch.rs"]
mod aegis;
#[path = "md5_30.rs"]
mod md5;
use aegis::{Data, Message};
use std::panic::catch_unwind;

fn main() {
    let rows = |len, stride: usize, n| {
        catch_unwind(|| md5::batch_rows(&vec![0; len], stride, &mut vec![[0; 16]; n]))
    };
    assert!(rows(29, 0, 1).is_err() && rows(60, 31, 2).is_err() && rows(60, usize::MAX, 3).is_err());
    assert!(rows(61, 31, 2).is_ok() && rows(30, 0, 70).is_ok() && rows(0, 0, 0).is_ok());
    assert!(catch_unwind(|| md5::batch(&[&[0; 30]], &mut [])).is_err());
    let (nonce, key) = (&[1; 16], &[2; 16]);
    assert!(catch_unwind(|| drop(Message::new(&[0; 2], &mut [0; 3], &[], nonce, key, &mut [0; 16]))).is_err());
    let (mut one, mut two, mut tags) = ([1; 70], [2; 5], [[0; 16]; 2]);
    let [first, second] = &mut tags;
    let mut messages = [
        Message::in_place(&mut one, b"ad", nonce, key, first),
        Message::in_place(&mut two, b"", nonce, key, second),
    ];
    aegis::encrypt(&mut messages);
    tags[1][15] ^= 1;
    let [first, second] = &mut tags;
    let mut messages = [
        Message::in_place(&mut one, b"ad", nonce, key, first),
        Message::in_place(&mut two, b"", nonce, key, second),
    ];
    assert!(aegis::decrypt(&mut messages).is_err());
    assert!(messages[0].result().is_ok() && messages[1].result().is_err());
    assert_eq!((one, two), ([1; 70], [0; 5]));
    aegis::encrypt::<16>(&mut []);
    aegis::mac(&mut [Data::new(&[], nonce, key, &mut [0; 32])]);
}
"""


def test_wrong_lengths_and_tags_of_many_messages_are_refused(tmp_path: Path) -> None:
    rustc = needs.toolchain("rustc", "rustc")
    generate(asked_for("md5", "portable", "fixed 30")).write(tmp_path)
    generate(asked_for("aegis128l", "portable", "batch")).write(tmp_path)
    (tmp_path / "main.rs").write_text(BAD_MESSAGES, encoding="utf-8")
    run(rustc, "--edition=2024", "-Aunused", "main.rs", place=tmp_path)
    run(tmp_path / "main", place=tmp_path)
    no_tag = "use aegis::Data;\nfn main() { Data::new(&[], &[1; 16], &[2; 16], &mut [0; 8]); }\n"
    (tmp_path / "main.rs").write_text(f'#[path = "aegis128l_batch.rs"]\nmod aegis;\n{no_tag}', encoding="utf-8")
    command = [rustc, "--edition=2024", "-Aunused", "main.rs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "a tag has 16 or 32 bytes" in done.stderr


def given(count: int, seed: int) -> bytes:
    """The data of `aegis.rs`."""
    return bytes((i * 7 + seed * 31 + (i >> 8)) & 255 for i in range(count))


@pytest.mark.parametrize(
    ("name", "target"),
    [
        *CIPHERS[:2],
        *(
            pytest.param(*each, marks=pytest.mark.long)
            for each in (*CIPHERS[2:], ("aegis256", "aarch64-aes,portable"))
        ),
    ],
)
def test_a_cipher_computes_what_the_description_says(name: str, target: str, tmp_path: Path) -> None:
    asked = ask(name, target, emitter="rust")
    command = program(asked, tmp_path, "aegis.rs", "-Copt-level=2", *STD)
    cipher = parts(asked)[0].hash
    assert isinstance(cipher, Aegis)
    rate = cipher.rate_bytes
    cases = [
        (len_, ad, 16 * (1 + n % 2), n % 3)
        for n, (len_, ad) in enumerate(
            (
                (0, 0),
                (1, rate),
                (rate - 1, 1),
                (rate, 0),
                (rate + 1, 2 * rate - 1),
                (9 * rate + 5, 5 * rate + 3),
            )
        )
    ]
    lines = "".join(f"{' '.join(map(str, case))}\n" for case in cases)
    printed = run(*command, place=tmp_path, given=lines)
    key, nonce = given(cipher.key_bytes, 1), given(cipher.key_bytes, 2)
    expected = []
    for len_, ad_len, tag_len, offset in cases:
        m, ad = given(offset + len_, 3)[offset:], given(offset + ad_len, 4)[offset:]
        c, tag = cipher.encrypt(key, nonce, m, ad, tag_len)
        stream = cipher.stream(key, nonce, len_)
        expected += [f"{c.hex()} {tag.hex()}", stream.hex(), cipher.mac(key, nonce, m, tag_len).hex()]
    assert printed.split("\n")[:-1] == expected


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("aegis128l", "x86-64-aesni"),
        *(
            pytest.param(*each, marks=pytest.mark.long)
            for each in (
                ("aegis128l", "x86-64-aesni-avx"),
                ("aegis128l", "x86-64-vaes-avx512vl"),
                ("aegis128x2", "x86-64-vaes"),
                ("aegis128x4", "x86-64-aesni-avx"),
                ("aegis128x4", "x86-64-vaes-avx512vl"),
            )
        ),
    ],
)
def test_nothing_is_left_in_vector_registers(name: str, target: str) -> None:
    """Not tested: what is left of a tag that has been compared."""
    needs.toolchain("rustc", "rustc")
    request = resolve(name, target, emitter="rust")
    needs.runs(request.target)
    library = compiled.shared(request, needs.compiler("gcc"), request.flags)
    assert isinstance(request.hash, Aegis)
    found = residue.Caller(library, request.hash, high="avx512vl" in request.target.features)
    for tag_bytes in TAG_BYTES:
        calls = [
            [
                (left.function, left.vectors)
                for left in (*found.calls(key, tag_bytes), *found.calls_of_whole_pieces(key))
                if left.function in ONE_MESSAGE | IN_PIECES
            ]
            for key in residue.KEYS
        ]
        assert {function for function, _ in calls[0]} == ONE_MESSAGE | IN_PIECES
        assert calls[0] == calls[1]


@pytest.mark.sampled
@pytest.mark.parametrize("targets", [EVERYWHERE, pytest.param("aarch64,portable", marks=pytest.mark.long)])
@pytest.mark.parametrize("std", [True, False])
@pytest.mark.parametrize("name", ["md5", "ripemd160"])
def test_one_module_selects_among_targets(name: str, std: bool, targets: str, tmp_path: Path) -> None:
    asked = ask(name, targets, emitter="rust")
    command = program(asked, tmp_path, "hashes.rs", "-Copt-level=1", *(STD if std else ()))
    lengths = (0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000)
    lines = "".join(f"{each}\n" for each in lengths)
    printed = run(*command, place=tmp_path, given=lines)
    hash_ = find_hash(name)
    assert isinstance(hash_, MerkleDamgard)
    assert printed.split() == [hash_.digest(given(each, 1)).hex() for each in lengths]


TREES: Final = "-Zmiri-tree-borrows"  # another model of references
ASSEMBLY: Final = re.compile(r"core::arch::asm!\(.*?\);\n", re.DOTALL)


def interpreted(place: Path, asked: Asked, text: str, flags: str, triple: str = "") -> list[str]:
    """The command that interprets a program beside the module.

    It knows no inline assembly. That of modules is empty, prefetches or clears registers, and is left out.
    """
    miri = needs.rust("nightly", "cargo miri")
    crate(place, asked)
    source = place / "src"
    (source / "lib.rs").unlink()
    (source / "main.rs").write_text(text, encoding="utf-8")
    for each in source.glob("*.rs"):
        each.write_text(ASSEMBLY.sub("", each.read_text(encoding="utf-8")), encoding="utf-8")
    words = {"RUSTFLAGS": " ".join(parts(asked)[0].flags), "MIRIFLAGS": f"{flags} -Zmiri-disable-isolation"}
    environment = [f"{name}={value}" for name, value in words.items()]
    options = ["--features=std", *(["--target", triple] if triple else [])]
    return ["env", *environment, *miri, "run", "--quiet", *options, "--"]


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "target", "flags", "triple"),
    [
        ("ripemd160", "portable", TREES, ""),
        # Its byte order is another one.
        ("md5", "portable", "-Zmiri-symbolic-alignment-check", "s390x-unknown-linux-gnu"),
        ("md5", "x86-64-sse2", "", ""),
        ("ripemd160", "x86-64-avx2", TREES, ""),
    ],
)
def test_an_interpreter_finds_no_undefined_behaviour_in_batches(
    name: str, target: str, flags: str, triple: str, tmp_path: Path
) -> None:
    text = (HERE / "batches.rs").read_text(encoding="utf-8").replace("NAME", name)
    command = interpreted(tmp_path, asked_for(name, target, "batch"), text, flags, triple)
    generate(asked_for(name, "portable", None)).write(tmp_path / "src")
    assert run(*command, "0", "5", place=tmp_path) == f"{target}\n"


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "target", "flags"),
    [
        ("aegis128l", "x86-64-aesni", ""),
        ("aegis128x4", "x86-64-aesni-avx", "-Zmiri-symbolic-alignment-check"),
        ("aegis256x2", "x86-64-vaes", TREES),
    ],
)
def test_an_interpreter_finds_no_undefined_behaviour_in_ciphers(
    name: str, target: str, flags: str, tmp_path: Path
) -> None:
    text = (HERE / "aegis.rs").read_text(encoding="utf-8").replace("NAME", name)
    command = interpreted(tmp_path, asked_for(name, target, None), text, flags)
    printed = run(*command, place=tmp_path, given="1 33 32 1\n300 0 16 0\n")
    assert len(printed.splitlines()) == 6


@pytest.mark.long
@pytest.mark.parametrize("target", ["portable", "x86-64-sse2"])
def test_an_interpreter_finds_no_undefined_behaviour_in_bad_columns(target: str, tmp_path: Path) -> None:
    command = interpreted(tmp_path, asked_for("md5", target, "batch"), BAD_COLUMNS, "")
    assert run(*command, place=tmp_path) == ""


@pytest.mark.parametrize(
    ("name", "target"), [("aegis128l", "portable,x86-64-aesni"), ("md5", "portable,x86-64-bmi")]
)
def test_what_has_no_c_interface_is_not_verified(name: str, target: str) -> None:
    asked = ask(name, target, emitter="rust")
    with pytest.raises(UserError, match="no C interface is written for Rust"):
        sources(asked)
    (text,) = generate(asked).files.values()
    assert b"do not cover this module" in text
