"""Programs that select a kernel at run time: on this processor, on emulated and on simulated ones."""

import hashlib
import os
import re
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import BinaryIO, Final

import pytest
from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from hashwright.emit.emitters import GAS, C
from hashwright.interface.functions import own
from hashwright.native.compiler import Compiler, find
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import Alternatives, ask, parts
from hashwright.targets import TARGETS
from hashwright.verify.merkle_damgard.library import BatchLibrary, FixedLibrary
from hashwright.verify.run import verify
from tests import compiled, needs
from tests.compiled import STRICT
from tests.native.test_warnings import STRICT_CPP, compile_only, cpp
from tests.oracles import DIGEST
from tests.patience import PATIENCE

pytestmark = pytest.mark.sampled

LIBRARY: Final = "portable,x86-64,x86-64-bmi,x86-64-avx512vl"
LANES: Final = "portable,x86-64-sse2,x86-64-avx2,x86-64-avx512"
CIPHERS: Final = "portable,x86-64-aesni,x86-64-aesni-avx,x86-64-vaes-avx512vl"
X86_64: Final = (LIBRARY, LANES, CIPHERS)

PROGRAM: Final = r"""
#include <stdio.h>
#include <string.h>

#include "aegis128l.h"
#include "md5.h"
#include "md5_xn.h"

static void show(const char *name, const char *target, const uint8_t *bytes, size_t len)
{
    printf("%s %s ", name, target);
    for (size_t i = 0; i < len; i++)
        printf("%02x", bytes[i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    uint8_t digest[16], blocks[64][64] = {{0}}, last[16];
    uint8_t key[16] = {0x10, 0x01}, nonce[16] = {0x10, 0x00, 0x02}, message[16] = {0}, cipher[16], tag[16];
    aegis128l_state st;
    uint32_t state[4 * 64];
    const uint8_t *data[64];
    size_t lanes;

    for (int i = 1; i < argc; i++) {
        printf("use %d\n", md5_use(argv[i]));
        printf("use %d\n", md5_xn_use(argv[i]));
        printf("use %d\n", aegis128l_use(argv[i]));
    }
    md5("message", 7, digest);
    show("md5", md5_target(), digest, 16);

    /* Lane i holds one byte, i, padded. */
    lanes = md5_xn_lanes();
    for (size_t i = 0; i < lanes; i++) {
        static const uint32_t iv[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};

        blocks[i][0] = (uint8_t)i;
        blocks[i][1] = 0x80;
        blocks[i][56] = 8;
        data[i] = blocks[i];
        for (size_t j = 0; j < 4; j++)
            state[j * lanes + i] = iv[j];
    }
    md5_xn_blocks(state, data, 1);
    printf("lanes %d\n", (int)lanes);
    for (size_t i = 0; i < lanes; i++) {
        for (size_t j = 0; j < 16; j++)
            last[j] = (uint8_t)(state[j / 4 * lanes + i] >> 8 * (j % 4));
        show("md5_xn", md5_xn_target(), last, 16);
    }

    show("aegis128l", aegis128l_target(), NULL, 0);
    aegis128l_init(&st, NULL, 0, nonce, key);
    aegis128l_use(NULL); /* a message keeps the kernel that it began with */
    aegis128l_encrypt_update(&st, cipher, message, 16);
    aegis128l_encrypt_final(&st, tag, 16);
    show("cipher", "-", cipher, 16);
    show("tag", "-", tag, 16);
    return 0;
}
"""
CIPHER: Final = "c1c0e58bd913006feba00f4b3cc3594e"  # the first test vector of the RFC
TAG: Final = "abe0ece80c24868a226a35d16bdae37a"


def made(hash_name: str, targets: str, place: Path, **words: str) -> list[Path]:
    """The sources for the targets, written there."""
    asked = ask(hash_name, targets, **words)
    generate(asked).write(place)
    return [place / name for name in sources(asked)]


@cache
def _all(lists: tuple[str, str, str], emitter: str = C) -> tuple[Path, list[Path], list[Path]]:
    """A directory with the three libraries, the program with the dispatch code, and the kernels."""
    library, lanes, ciphers = lists
    place = compiled.directory()
    (place / "program.c").write_text(PROGRAM)
    files = made("md5", library, place, emitter=emitter)
    files += made("md5", lanes, place, kernel="lanes", emitter=emitter)
    files += made("aegis128l", ciphers, place, emitter=emitter)
    asked = ask("md5", library), ask("md5", lanes, kernel="lanes"), ask("aegis128l", ciphers)
    own = tuple(each.stem for several in asked for each in parts(several))
    kernels = [each for each in files if each.stem.removesuffix("_blocks") in own]
    return place, [place / "program.c", *(each for each in files if each not in kernels)], kernels


@cache
def _objects() -> tuple[Path, ...]:
    """The kernels, by gcc."""
    _, _, kernels = _all(X86_64)
    return tuple(compiled.object_file(each, needs.compiler("gcc"), compiled.UNOPTIMISED) for each in kernels)


@cache
def program(compiler: Compiler) -> Path:
    """This compiler compiles the dispatch code; other tests cover the kernels alone."""
    place, choosing, _ = _all(X86_64)
    output = compiled.directory() / "program"
    flags = [*compiled.unoptimised(compiler), f"-I{place}"]
    compiled.run([*compiler.command, *flags, "-o", output, *choosing, *_objects()])
    return output


def told(*command: str | Path, **environment: str) -> list[list[str]]:
    """The words that the program prints; all its digests must be correct."""
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env=os.environ | environment,
    )
    rows = [line.split() for line in done.stdout.splitlines()]
    expected = {"md5": [hashlib.md5(b"message").hexdigest()], "cipher": [CIPHER], "tag": [TAG]}
    expected["md5_xn"] = [hashlib.md5(bytes([i])).hexdigest() for i in range(64)]
    for name, digests in expected.items():
        found = [row[2] for row in rows if row[0] == name]
        assert found == digests[: len(found)], name
    return rows


def chosen(rows: list[list[str]]) -> dict[str, str]:
    """The target of each of the three libraries."""
    return {row[0]: row[1] for row in rows if row[0] in ("md5", "md5_xn", "aegis128l")}


def expected_here(hash_name: str, targets: str, kernel: str = "library") -> str:
    """The best of the targets for this machine, by Python's detection."""
    able = [each.target for each in parts(ask(hash_name, targets, kernel=kernel)) if each.target.runs_here()]
    slow = kernel == "library"
    return next(each.name for each in able if not (slow and any(f.is_here() for f in each.slower_on)))


X86: Final = pytest.mark.skipif(not TARGETS["x86-64"].runs_here(), reason="the program is for x86-64")


@pytest.mark.long
@X86
def test_it_is_the_best_that_runs_here(compiler: Compiler) -> None:
    rows = told(program(compiler))
    assert chosen(rows) == {
        "md5": expected_here("md5", LIBRARY),
        "md5_xn": expected_here("md5", LANES, "lanes"),
        "aegis128l": expected_here("aegis128l", CIPHERS),
    }


def _here(hash_name: str, targets: str) -> list[str]:
    return [each.target.name for each in parts(ask(hash_name, targets)) if each.target.runs_here()]


@X86
def test_the_environment_names_another() -> None:
    path = program(needs.compiler("gcc"))
    for name in _here("md5", LIBRARY):
        assert chosen(told(path, MD5_TARGET=name))["md5"] == name
    for name in ("portable", "x86-64-sse2"):
        rows = told(path, MD5_XN_TARGET=name)
        assert chosen(rows)["md5_xn"] == name
        assert ["lanes", "2" if name == "portable" else "12"] in rows
    for name in _here("aegis128l", CIPHERS):
        rows = told(path, AEGIS128L_TARGET=name)
        assert chosen(rows)["aegis128l"] == name
        assert ["cipher", "-", CIPHER] in rows


@X86
@pytest.mark.parametrize("name", ["", "x86-64-nothing", "aarch64", "x86-64-sse2", "native"])
def test_a_name_that_is_none_of_them_is_ignored(name: str) -> None:
    path = program(needs.compiler("gcc"))
    assert chosen(told(path, MD5_TARGET=name)) == chosen(told(path))


@X86
def test_the_program_asks_for_another() -> None:
    path = program(needs.compiler("gcc"))
    rows = told(path, "x86-64", MD5_TARGET="portable")
    assert [row for row in rows if row[0] == "use"] == [["use", "0"], ["use", "-1"], ["use", "-1"]]
    assert chosen(rows)["md5"] == "x86-64"
    rows = told(path, "nothing")
    assert [row for row in rows if row[0] == "use"] == [["use", "-1"]] * 3
    assert chosen(rows) == chosen(told(path))


# Emulated processors.

CPUS: Final[Mapping[str, tuple[str, str, str]]] = {
    # the targets that md5, md5_xn and aegis128l select
    "Conroe": ("x86-64", "x86-64-sse2", "portable"),
    "Westmere": ("x86-64", "x86-64-sse2", "x86-64-aesni"),
    "Haswell": ("x86-64-bmi", "x86-64-avx2", "x86-64-aesni-avx"),
    "Haswell,-bmi2": ("x86-64", "x86-64-sse2", "x86-64-aesni-avx"),
    "Haswell,-avx2": ("x86-64-bmi", "x86-64-sse2", "x86-64-aesni-avx"),
    "Haswell,-xsave": ("x86-64-bmi", "x86-64-sse2", "x86-64-aesni"),  # then no system saves wide registers
}


@X86
@pytest.mark.parametrize("cpu", CPUS)
def test_an_emulated_processor_gets_what_it_runs(cpu: str) -> None:
    rows = told(needs.program("qemu-x86_64"), "-cpu", cpu, program(needs.compiler("gcc")))
    assert tuple(chosen(rows).values()) == CPUS[cpu]


@X86
def test_what_an_emulated_processor_does_not_run_is_refused() -> None:
    emulator, path = needs.program("qemu-x86_64"), program(needs.compiler("gcc"))
    rows = told(emulator, "-cpu", "Westmere", path, "x86-64-bmi", MD5_TARGET="x86-64-avx512vl")
    assert rows[0] == ["use", "-1"]
    assert chosen(rows)["md5"] == "x86-64"


ARM: Final = (
    "portable,aarch64",
    "aarch64,aarch64-neon,aarch64-sha3,aarch64-sve2",
    "portable,aarch64-aes,aarch64-aes-sha3",
)
ARM_CPUS: Final[Mapping[str, tuple[str, str, str]]] = {
    "cortex-a53": ("aarch64", "aarch64-neon", "aarch64-aes"),
    "max": ("aarch64", "aarch64-sve2", "aarch64-aes-sha3"),
    "max,sve=off": ("aarch64", "aarch64-sha3", "aarch64-aes-sha3"),
}


@cache
def _arm_program() -> Path:
    _, choosing, kernels = _all(ARM)
    return _anywhere("aarch64", *choosing, *kernels)


@pytest.mark.long
@pytest.mark.parametrize("cpu", ARM_CPUS)
def test_an_emulated_arm_gets_what_it_runs(cpu: str) -> None:
    rows = told(needs.program("qemu-aarch64"), "-cpu", cpu, _arm_program())
    assert tuple(chosen(rows).values()) == ARM_CPUS[cpu]


# One library for all architectures, compiled by the same command.

EVERYWHERE: Final = (
    "portable,x86-64,x86-64-bmi,x86-64-avx512vl,aarch64,riscv64",
    "portable,x86-64-sse2,x86-64-avx2,x86-64-avx512,aarch64-neon,aarch64-sha3,aarch64-sve2",
    "portable,x86-64-aesni,x86-64-aesni-avx,x86-64-vaes-avx512vl,aarch64-aes,aarch64-aes-sha3",
)
UNCHECKED: Final = (*compiled.UNOPTIMISED, "-fno-sanitize=undefined", "-fno-stack-protector")
LIBRARY_C: Final = Path(__file__).with_name("small.c")  # what the programs use of it
NO_KERNEL: Final = ("portable", "portable", "portable")
ANYWHERE: Final[Mapping[tuple[str, str], tuple[str, str, str]]] = {
    # the architecture and the processor: the targets that md5, md5_xn and aegis128l select
    ("x86_64", "Haswell"): CPUS["Haswell"],
    ("x86_64", "Conroe"): CPUS["Conroe"],
    ("aarch64", "cortex-a53"): ARM_CPUS["cortex-a53"],
    ("aarch64", "max"): ARM_CPUS["max"],
    ("riscv64", "rv64"): ("riscv64", "portable", "portable"),
    ("s390x", "qemu"): NO_KERNEL,
}


@cache
def _anywhere(architecture: str, *files: Path) -> Path:
    """The sources as a program for Linux on an architecture, compiled as on any other one."""
    zig, place = needs.compiler("ziglang"), compiled.directory()
    compiler = (*zig.command, "-target", f"{architecture}-linux-musl", *UNCHECKED, "-c")
    compiled.run([*compiler, f"-I{files[0].parent}", *files], cwd=place)
    compiled.run([*compiler, "-fno-builtin", LIBRARY_C], cwd=place)
    alone = ("-target", f"{architecture}-linux-none", "-nostdlib", "-static")
    compiled.run([*zig.command, *alone, "-o", place / "program", *sorted(place.glob("*.o"))])
    return place / "program"


@pytest.mark.long
@pytest.mark.sampled("cpu", "emitter")
@pytest.mark.parametrize("emitter", [C, GAS])
@pytest.mark.parametrize(("architecture", "cpu"), ANYWHERE)
def test_one_library_is_for_all_architectures(architecture: str, cpu: str, emitter: str) -> None:
    emulator = needs.program(f"qemu-{architecture}")
    _, choosing, kernels = _all(EVERYWHERE, emitter)
    rows = told(emulator, "-cpu", cpu, _anywhere(architecture, *choosing, *kernels), "x86-64", "aarch64")
    found = [row[1] for row in rows if row[0] == "use"]
    assert found == [
        *("0" if architecture == "x86_64" else "-1", "-1", "-1"),
        *("0" if architecture == "aarch64" else "-1", "-1", "-1"),
    ]
    selected = "x86-64" if architecture == "x86_64" else "aarch64" if architecture == "aarch64" else ""
    expected = ANYWHERE[architecture, cpu]
    assert tuple(chosen(rows).values()) == (selected or expected[0], *expected[1:])
    rows = told(emulator, "-cpu", cpu, _anywhere(architecture, *choosing, *kernels))
    assert tuple(chosen(rows).values()) == expected
    assert ["cipher", "-", CIPHER] in rows


@pytest.mark.long
@X86
@pytest.mark.parametrize("emitter", [C, GAS])
def test_one_library_is_for_this_machine_too(compiler: Compiler, emitter: str) -> None:
    _, choosing, kernels = _all(EVERYWHERE, emitter)
    output, flags = compiled.directory() / "program", compiled.unoptimised(compiler)
    made = [compiled.object_file(each, compiler, flags) if each.suffix == ".c" else each for each in kernels]
    compiled.run([*compiler.command, *flags, f"-I{choosing[0].parent}", "-o", output, *choosing, *made])
    assert tuple(chosen(told(output)).values()) == (
        expected_here("md5", LIBRARY),
        expected_here("md5", LANES, "lanes"),
        expected_here("aegis128l", CIPHERS),
    )


BATCH: Final = "portable,x86-64-bmi,x86-64-sse2,x86-64-avx2,aarch64,aarch64-neon,riscv64"
BATCH_PROGRAM: Final = r"""
#include <stdio.h>
#include "md5_batch.h"

int main(void)
{
    enum { COUNT = 9 };
    static uint8_t messages[COUNT][37 * COUNT], digests[COUNT][16];
    const uint8_t *data[COUNT];
    size_t lengths[COUNT];

    for (int i = 0; i < COUNT; i++) {
        for (int j = 0; j < 37 * i; j++)
            messages[i][j] = (uint8_t)(i + j);
        data[i] = messages[i];
        lengths[i] = (size_t)(37 * i);
    }
    md5_batch(data, lengths, digests, COUNT);
    md5_batch(data + 1, lengths + 1, digests + 1, 1);
    puts(md5_batch_target());
    for (int i = 0; i < COUNT; i++) {
        for (int j = 0; j < 16; j++)
            printf("%02x", digests[i][j]);
        puts("");
    }
    return 0;
}
"""


@pytest.mark.long
@pytest.mark.parametrize("emitter", [C, GAS])
@pytest.mark.parametrize(
    ("architecture", "cpu", "target"),
    [
        ("x86_64", "Haswell", "x86-64-avx2"),
        ("aarch64", "cortex-a53", "aarch64-neon"),
        ("riscv64", "rv64", "riscv64"),
        ("s390x", "qemu", "portable"),
    ],
)
def test_one_library_of_batches_is_for_all_architectures(
    architecture: str, cpu: str, target: str, emitter: str
) -> None:
    emulator = needs.program(f"qemu-{architecture}")
    place = compiled.directory()
    (place / "main.c").write_text(BATCH_PROGRAM)
    files = [place / "main.c", *made("md5", BATCH, place, kernel="batch", emitter=emitter)]
    found = compiled.run([emulator, "-cpu", cpu, _anywhere(architecture, *files)]).split()
    messages = [bytes((i + j) % 256 for j in range(37 * i)) for i in range(9)]
    assert found == [target, *(hashlib.md5(each).hexdigest() for each in messages)]


@pytest.mark.long
@pytest.mark.sampled("triple", "emitter")
@pytest.mark.parametrize("emitter", [C, GAS])
@pytest.mark.parametrize(
    "triple",
    [
        *(f"{each}-{system}" for each in ("x86_64", "aarch64") for system in ("windows-gnu", "macos")),
        *(f"{each}-linux-musl" for each in ("x86_64", "aarch64", "riscv64", "s390x")),
    ],
)
def test_files_for_all_architectures_compile_without_a_warning_on_each(triple: str, emitter: str) -> None:
    zig = needs.compiler("ziglang")
    _, choosing, kernels = _all(EVERYWHERE, emitter)
    for source in (*choosing[1:], *kernels):
        made = compile_only(
            zig, source, "-target", triple, *UNCHECKED, *(STRICT if source.suffix == ".c" else ())
        )
        if triple.endswith("musl"):
            with made.open("rb") as stream:
                assert not _asks_for_an_executable_stack(stream), source.name


def _asks_for_an_executable_stack(stream: BinaryIO) -> bool:
    """Does it make linkers give the program an executable stack? A file without the note does so, too."""
    note = ELFFile(stream).get_section_by_name(".note.GNU-stack")
    return note is None or bool(note["sh_flags"] & SH_FLAGS.SHF_EXECINSTR)


@X86
@pytest.mark.parametrize("hash_name", ["md5", "ripemd160"])
@pytest.mark.parametrize("kernel", ["library", "blocks", "lanes", "batch"])
def test_assembly_of_several_targets_is_right(hash_name: str, kernel: str) -> None:
    """All checks of `verify`, with each kernel that runs here."""
    asked, place = ask(hash_name, f"{LIBRARY},x86-64-avx2", kernel=kernel, emitter=GAS), compiled.directory()
    generate(asked).write(place)
    found = list(verify(asked, place, find()))
    assert all(each.passed for each in found)
    assert {each.target.name for each in parts(asked) if each.target.runs_here()} <= {
        each.name.partition(":")[0] for each in found
    }


def test_without_a_kernel_for_every_processor_others_are_refused_by_name() -> None:
    """No kernel of AEGIS-128X2 is for every processor."""
    zig, place = needs.compiler("ziglang"), compiled.directory()
    made("aegis128x2", "x86-64-aesni,x86-64-vaes,aarch64-aes", place)
    source = place / "aegis128x2_dispatch.c"
    for architecture in ("x86_64", "aarch64"):
        compile_only(zig, source, "-target", f"{architecture}-linux-musl", "-O0", *STRICT)
    words = [*zig.command, "-target", "riscv64-linux-musl", "-c", str(source), "-o", str(place / "x.o")]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    assert "no kernel of AEGIS-128X2 fits the processor that this is compiled for" in done.stderr


# Without the environment.


@X86
@pytest.mark.parametrize("kernel", ["library", "batch"])
def test_a_program_may_ignore_the_environment(compiler: Compiler, kernel: str) -> None:
    found = {}
    for environment in ("read", "ignored"):
        place = compiled.directory()
        made("md5", LIBRARY, place, kernel=kernel, environment=environment)
        (source,) = place.glob("*_dispatch.c")
        with compile_only(compiler, source, *compiled.unoptimised(compiler), *STRICT).open("rb") as stream:
            sections = ELFFile(stream).iter_sections()
            tables = [each for each in sections if isinstance(each, SymbolTableSection)]
            found[environment] = {symbol.name for table in tables for symbol in table.iter_symbols()}
        assert "_TARGET" not in source.read_text() or environment == "read"
    assert ["getenv" in found[each] for each in ("read", "ignored")] == [True, False]


@X86
def test_a_variable_that_is_ignored_selects_nothing() -> None:
    needs.program("gcc")
    for environment, expected in (("read", "portable"), ("ignored", "x86-64-avx512vl")):
        path = _asking("gnu", "md5", LIBRARY, "library", environment)
        assert _answers(path, GOLDEN_COVE | {"MD5_TARGET": "portable"}) == [expected]
        assert _answers(path, GOLDEN_COVE, "x86-64-bmi") == ["use 0", "x86-64-bmi"]


# Simulated processors, which answer from the environment.

CPUID: Final = r"""
#include <stdio.h>
#include <stdlib.h>
static unsigned answer(unsigned leaf, const char *reg)
{
    char name[32];
    const char *value;
    snprintf(name, sizeof name, "R%x_%s", leaf, reg);
    value = getenv(name);
    return value != NULL ? (unsigned)strtoul(value, NULL, 16) : 0;
}
"""
# gcc's statements with an instruction, and what answers in its place.
ANSWERED: Final = {
    r"__asm__ __volatile__\([^;]*cpuid.*?;": (
        'r[0] = answer(leaf, "eax"), r[1] = answer(leaf, "ebx"), '
        'r[2] = answer(leaf, "ecx"), r[3] = answer(leaf, "edx");'
    ),
    r'__asm__ __volatile__\("xgetbv".*?;': 'low = answer(0x0dca, "low");',
}
MSVC_CPUID: Final = r"""
static void __cpuidex(int told[4], int leaf, int sub)
{
    (void)sub;
    told[0] = (int)answer((unsigned)leaf, "eax");
    told[1] = (int)answer((unsigned)leaf, "ebx");
    told[2] = (int)answer((unsigned)leaf, "ecx");
    told[3] = (int)answer((unsigned)leaf, "edx");
}
#define _xgetbv(n) answer(0x0dca, "low")
"""

ASKS: Final = r"""
#include <stdio.h>
#include "{file}.h"

int main(int argc, char **argv)
{{
    if (argc > 1)
        printf("use %d\n", {selector}_use(argv[1]));
    puts({selector}_target() != NULL ? {selector}_target() : "none");
    return 0;
}}
"""

MOST: Final = {"R0_eax": "1f", "R80000000_eax": "80000008"}
INTEL: Final = {"R0_ebx": "756e6547", "R0_edx": "49656e69", "R0_ecx": "6c65746e"}
AMD: Final = {"R0_ebx": "68747541", "R0_edx": "69746e65", "R0_ecx": "444d4163"}
ALL: Final = {
    "R1_ecx": f"{1 << 9 | 1 << 25 | 1 << 27 | 1 << 28:x}",
    "R1_edx": f"{1 << 26:x}",
    "R7_ebx": f"{1 << 3 | 1 << 5 | 1 << 8 | 1 << 16 | 1 << 30 | 1 << 31:x}",
    "R7_ecx": f"{1 << 9:x}",
    "Rdca_low": "e7",
}
GOLDEN_COVE: Final = MOST | INTEL | ALL | {"R1_eax": "c06f2"}
ZEN_4: Final = MOST | AMD | ALL | {"R1_eax": "a10f11"}
ZEN_5: Final = MOST | AMD | ALL | {"R1_eax": "b00f21"}
MODELS: Final[Mapping[str, tuple[Mapping[str, str], tuple[str, str, str]]]] = {
    "golden-cove": (GOLDEN_COVE, ("x86-64-avx512vl", "x86-64-avx512", "x86-64-vaes-avx512vl")),
    "zen4": (ZEN_4, ("x86-64-bmi", "x86-64-avx512", "x86-64-vaes-avx512vl")),
    "zen5": (ZEN_5, ("x86-64-bmi", "x86-64-avx512", "x86-64-vaes-avx512vl")),
    # Measurements of a family of one vendor do not apply to other vendors or families.
    "Zen 4's family, another maker": (
        GOLDEN_COVE | {"R1_eax": "a10f11"},
        ("x86-64-avx512vl", "x86-64-avx512", "x86-64-vaes-avx512vl"),
    ),
    "Zen 4's maker, another family": (
        ZEN_4 | {"R1_eax": "800f11"},
        ("x86-64-avx512vl", "x86-64-avx512", "x86-64-vaes-avx512vl"),
    ),
    "no zmm kept": (GOLDEN_COVE | {"Rdca_low": "7"}, ("x86-64-bmi", "x86-64-avx2", "x86-64-vaes")),
    "no opmask kept": (GOLDEN_COVE | {"Rdca_low": "c7"}, ("x86-64-bmi", "x86-64-avx2", "x86-64-vaes")),
    "no ymm kept": (GOLDEN_COVE | {"Rdca_low": "3"}, ("x86-64-bmi", "x86-64-ssse3", "x86-64-aesni")),
    "no xsave": (
        GOLDEN_COVE | {"R1_ecx": f"{1 << 9 | 1 << 25 | 1 << 28:x}"},
        ("x86-64-bmi", "x86-64-ssse3", "x86-64-aesni"),
    ),
    "no leaf 7": (GOLDEN_COVE | {"R0_eax": "5"}, ("x86-64", "x86-64-ssse3", "x86-64-aesni-avx")),
    "nothing": ({}, ("x86-64", "portable", "portable")),
}


MADE_UP: Final = (
    # hash, targets, kernel
    ("md5", LIBRARY, "library"),
    ("md5", f"{LANES},x86-64-ssse3", "lanes"),
    ("aegis128l", f"{CIPHERS},x86-64-aesni-avx512vl,x86-64-vaes", "library"),
)


def _simulate(place: Path, stem: str) -> None:
    """Replaces the instructions of the file that selects a kernel."""
    source = place / f"{stem}_dispatch.c"
    text = source.read_text()
    for instruction, answer in ANSWERED.items():
        text, times = re.subn(instruction, answer, text, flags=re.DOTALL)
        assert times == 1
    source.write_text(CPUID + text)
    (place / "intrin.h").write_text(MSVC_CPUID)


@cache
def _written(hash_name: str, targets: str, kernel: str, environment: str = "read") -> tuple[Path, str]:
    """A directory with a library, a program that prints its selection, and empty kernels; and their stem."""
    place = compiled.directory()
    asked = ask(hash_name, targets, kernel=kernel, environment=environment)
    assert isinstance(asked, Alternatives)
    generate(asked).write(place)
    _simulate(place, asked.stem)
    functions = [each.name for request in parts(asked) for each in own(request).values()]
    stubs = [f"int {name}(void) {{ return 0; }}" for name in functions]
    (place / "stubs.c").write_text("\n".join(stubs))
    (place / "asks.c").write_text(ASKS.format(file=asked.stem, selector=asked.stem))
    return place, asked.stem


@cache
def _asking(kind: str, *library: str) -> Path:
    """The program for the simulated processor."""
    place, stem = _written(*library)
    # gcc does not define _MSC_VER; where it is defined, it compiles the other branch.
    gcc = ["gcc", "-O1", *(["-D_MSC_VER=1930"] if kind == "msvc" else []), f"-I{place}"]
    sources_ = [place / f"{name}.c" for name in (f"{stem}_dispatch", "stubs", "asks")]
    compiled.run([*gcc, "-o", place / kind, *sources_])
    return place / kind


def _answers(program_: Path, registers: Mapping[str, str], *words: str) -> list[str]:
    """The output of the program on a processor with these registers, line by line."""
    done = subprocess.run([program_, *words], env=dict(registers), capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.long
@X86
@pytest.mark.parametrize("kind", ["gnu", "msvc"])
@pytest.mark.parametrize("model", MODELS)
def test_a_made_up_processor_gets_what_it_runs_best(model: str, kind: str) -> None:
    needs.program("gcc")
    registers, expected = MODELS[model]
    found = tuple(_answers(_asking(kind, *library), registers) for library in MADE_UP)
    assert found == tuple([name] for name in expected)


@X86
@pytest.mark.parametrize("kind", ["gnu", "msvc"])
def test_where_no_kernel_runs_there_is_no_target(kind: str) -> None:
    """No kernel of AEGIS-128X2 is for every processor."""
    needs.program("gcc")
    path = _asking(kind, "aegis128x2", "x86-64-aesni,x86-64-aesni-avx", "library")
    assert _answers(path, {}) == ["none"]
    assert _answers(path, {}, "x86-64-aesni") == ["use -1", "none"]
    assert _answers(path, {"AEGIS128X2_TARGET": "x86-64-aesni"}) == ["none"]
    assert _answers(path, GOLDEN_COVE, "x86-64-aesni") == ["use 0", "x86-64-aesni"]


# Batches: another kernel may hash a single message than several messages.

BATCHES: Final = "portable,x86-64-bmi,x86-64-sse2,x86-64-avx2,x86-64-avx512vl"


@cache
def _batch_objects() -> tuple[Path, ...]:
    """The dispatch code, for compilers to compile, and the kernels, by gcc."""
    gcc, flags = needs.compiler("gcc"), ("-fPIC", *compiled.UNOPTIMISED)
    files = made("md5", BATCHES, compiled.directory(), kernel="batch")
    return tuple(
        each if each.stem == "md5_batch_dispatch" else compiled.object_file(each, gcc, flags) for each in files
    )


@pytest.mark.long
@X86
def test_a_batch_is_right_by_every_kernel(compiler: Compiler) -> None:
    output = compiled.directory() / "batch.so"
    path = compiler.shared_library(_batch_objects(), output, compiled.unoptimised(compiler))
    library = BatchLibrary(path, parts(ask("md5", BATCHES, kernel="batch"))[0])
    messages = [bytes([i]) * (37 * i % 500) for i in range(60)]
    expected = [hashlib.md5(each).digest() for each in messages]
    library.start_all(len(messages))
    turns = 0
    for asked in parts(ask("md5", BATCHES, kernel="batch")):
        name = asked.target.name
        assert library.use(name) == asked.target.runs_here()
        library.update_all(messages)
        turns += 1
        for n in (0, 1, 2, 60):
            assert library.batch(messages[:n]) == expected[:n], (name, n)
    assert library.use(None)
    assert library.target() == expected_here("md5", BATCHES, "batch")
    assert library.finish_all() == [hashlib.md5(turns * each).digest() for each in messages], "by all kernels"
    assert library.batch(messages) == expected
    assert library.batch(messages[-1:]) == expected[-1:]
    assert not library.use("nothing")


FIXED: Final = "portable,x86-64-bmi,x86-64-avx2,x86-64-avx512,aarch64-neon"


@pytest.mark.long
@X86
@pytest.mark.parametrize("emitter", [C, GAS])
@pytest.mark.parametrize("hash_name", ["md5", "ripemd160"])
def test_messages_of_one_length_are_right_by_every_kernel(hash_name: str, emitter: str) -> None:
    place = compiled.directory()
    files = made(hash_name, FIXED, place, kernel="fixed", emitter=emitter, length="33")
    path = find().shared_library(files, place / "fixed.so", compiled.UNOPTIMISED)
    kernels = parts(ask(hash_name, FIXED, kernel="fixed", emitter=emitter, length="33"))
    library = FixedLibrary(path, kernels[0])
    messages = [bytes((7 * i + j) % 256 for j in range(33)) for i in range(100)]
    expected = [DIGEST[hash_name](each) for each in messages]
    for asked in kernels:
        name = asked.target.name
        assert library.use(name) == asked.target.runs_here()
        if asked.target.runs_here():
            most = library.function("lanes")()
            assert most == asked.setting().messages, name
            for n in (0, 1, most - 1, most, most + 1, 100):
                assert library.batch(messages[:n]) == expected[:n], (name, n)
            assert library.digest(messages[0]) == expected[0], name
    assert library.use(None)
    assert library.target() == next(each.target.name for each in kernels if each.target.runs_here())


TELLS: Final = r"""
#include <stdio.h>
#include <string.h>
#include "md5_batch.h"

int main(int argc, char **argv)
{
    static uint8_t digest[2][16];

    for (int i = 1; i < argc; i++)
        if (md5_batch_use(strcmp(argv[i], "NULL") != 0 ? argv[i] : NULL) != 0)
            puts("refused");
    for (size_t n = 0; n <= 2; n++) {
        md5_batch(NULL, NULL, digest, n);
        printf("%s\n", (const char *)digest[0]);
    }
    puts(md5_batch_target());
    return 0;
}
"""


@cache
def _telling() -> Path:
    """A program for the simulated processor, whose kernels write their numbers instead of digests."""
    asked, place = ask("md5", BATCHES, kernel="batch"), compiled.directory()
    generate(asked).write(place)
    _simulate(place, asked.stem)
    (place / "tells.c").write_text(TELLS)
    stub = (
        "void {}(const uint8_t *const msg[], const size_t len[], uint8_t (*digest)[16], size_t n)\n"
        '{{ (void)msg; (void)len; (void)n; strcpy((char *)digest[0], "{}"); }}'
    )
    stubs = (
        stub.format(f"{each.name}_batch", each.target.name.removeprefix("x86-64-")) for each in parts(asked)
    )
    others = [f for each in parts(asked) for name, f in own(each).items() if name != "batch"]
    empty = (f"{function}\n{{\n}}" for function in others)
    includes = ('#include "md5_batch.h"', "#include <string.h>")
    (place / "stubs.c").write_text("\n".join([*includes, *stubs, *empty]))
    sources_ = [place / f"{name}.c" for name in ("md5_batch_dispatch", "stubs", "tells")]
    compiled.run(["gcc", "-O1", f"-I{place}", "-o", place / "tells", *sources_])
    return place / "tells"


@X86
@pytest.mark.parametrize(
    ("registers", "words", "expected"),
    [
        # the kernels for no message, one, and two
        (GOLDEN_COVE, "", "avx512vl avx512vl avx512vl"),
        (ZEN_4, "", "avx512vl bmi avx512vl"),
        (ZEN_5, "", "avx512vl bmi avx512vl"),
        (GOLDEN_COVE | {"Rdca_low": "7"}, "", "avx2 bmi avx2"),
        (GOLDEN_COVE | {"Rdca_low": "3"}, "", "sse2 bmi sse2"),
        (GOLDEN_COVE | {"R0_eax": "5"}, "", "sse2 sse2 sse2"),
        ({}, "", "portable portable portable"),
        # a requested kernel is used for every number
        (ZEN_4, "x86-64-avx512vl", "avx512vl avx512vl avx512vl"),
        (ZEN_4, "portable", "portable portable portable"),
        (ZEN_4, "portable NULL", "avx512vl bmi avx512vl"),
        (ZEN_4 | {"MD5_BATCH_TARGET": "x86-64-avx512vl"}, "", "avx512vl avx512vl avx512vl"),
        (ZEN_4 | {"MD5_BATCH_TARGET": "x86-64-avx2"}, "", "avx2 avx2 avx2"),
        (ZEN_4 | {"MD5_BATCH_TARGET": "x86-64-avx2"}, "x86-64-sse2", "sse2 sse2 sse2"),
        (ZEN_4 | {"MD5_BATCH_TARGET": "x86-64"}, "", "avx512vl bmi avx512vl"),
    ],
)
def test_a_message_alone_is_hashed_by_the_best_for_one(
    registers: Mapping[str, str], words: str, expected: str
) -> None:
    needs.program("gcc")
    *by_number, target = _answers(_telling(), registers, *words.split())
    assert " ".join(by_number) == expected
    assert target.removeprefix("x86-64-") == by_number[2]


@pytest.mark.long
@X86
def test_a_batch_that_chooses_compiles_without_a_warning(compiler: Compiler) -> None:
    place = compiled.directory()
    made("md5", BATCHES, place, kernel="batch")
    compile_only(compiler, place / "md5_batch_dispatch.c", "-O1", *STRICT)
    cpp(compiler)
    (place / "user.cpp").write_text('#include "md5_batch.h"\n#include "md5_batch.h"\n')
    compile_only(compiler, place / "user.cpp", f"-I{place}", *STRICT_CPP)


# The selection happens once.

THREADS: Final = r"""
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "md5.h"

enum { COUNT = 8 };

static pthread_barrier_t begin;
static uint8_t digests[COUNT][16];
static const char *targets[COUNT];

static void *work(void *argument)
{
    const size_t number = *(const size_t *)argument;

    pthread_barrier_wait(&begin);
    if (number == 0)
        md5_use("x86-64");
    md5("message", 7, digests[number]);
    targets[number] = md5_target();
    return NULL;
}

int main(void)
{
    pthread_t threads[COUNT];
    size_t numbers[COUNT];
    int differing = 0;

    pthread_barrier_init(&begin, NULL, COUNT);
    for (size_t i = 0; i < COUNT; i++) {
        numbers[i] = i;
        pthread_create(&threads[i], NULL, work, &numbers[i]);
    }
    for (size_t i = 0; i < COUNT; i++)
        pthread_join(threads[i], NULL);
    for (size_t i = 0; i < COUNT; i++)
        differing |= memcmp(digests[i], digests[0], 16);
    printf("%s\n", md5_target());
    for (size_t i = 0; i < 16; i++)
        printf("%02x", digests[0][i]);
    return differing != 0;
}
"""

OTHER: Final = "-U__GCC_ATOMIC_INT_LOCK_FREE"  # as a compiler without builtins


@X86
@pytest.mark.parametrize(
    "flags",
    [
        ("-std=gnu99", "-fsanitize=thread"),
        (OTHER, "-std=c11", "-fsanitize=thread"),
        (OTHER, "-std=gnu99"),
    ],
    ids=["builtins", "c11", "volatile"],
)
def test_threads_that_call_first_at_once_agree(flags: tuple[str, ...]) -> None:
    """A selection by one thread is not lost. With volatile, it may be, so only the digests are compared."""
    gcc = needs.compiler("gcc")
    place = compiled.directory()
    library, _, _ = _all(X86_64)
    (place / "main.c").write_text(THREADS)
    files = [place / "main.c", library / "md5_dispatch.c", library / "md5.c", *_objects()]
    options = ["-O1", "-D_GNU_SOURCE", *flags, "-pthread", f"-I{library}"]
    compiled.run([*gcc.command, *options, "-o", place / "main", *files])
    for _ in range(5):
        target, digest = compiled.run([place / "main"]).split()
        assert digest == hashlib.md5(b"message").hexdigest()
        assert target == "x86-64" or "-fsanitize=thread" not in flags


# The files.


@X86
def test_nothing_is_resolved_by_the_loader(compiler: Compiler) -> None:
    """No function is an ifunc, and nothing refers to one."""
    ifunc, irelative = "STT_LOOS", 37  # pyelftools's name of STT_GNU_IFUNC; R_X86_64_IRELATIVE
    place, choosing, _ = _all(X86_64)
    for source in (each for each in choosing if each.stem.endswith("_dispatch")):
        output = compile_only(compiler, source, *compiled.unoptimised(compiler), f"-I{place}")
        with output.open("rb") as stream:
            sections = list(ELFFile(stream).iter_sections())
            tables = [each for each in sections if isinstance(each, SymbolTableSection)]
            moves = [each for each in sections if isinstance(each, RelocationSection)]
            kinds = {symbol["st_info"]["type"] for table in tables for symbol in table.iter_symbols()}
            relocations = {each["r_info_type"] for section in moves for each in section.iter_relocations()}
        assert "STT_FUNC" in kinds
        assert relocations
        assert ifunc not in kinds
        assert irelative not in relocations


@pytest.mark.long
@X86
def test_the_files_compile_without_a_warning(compiler: Compiler) -> None:
    place, choosing, kernels = _all(X86_64)
    distinct = {"md5_x86_64_bmi", "md5_portable_xn", "aegis128l_x86_64_aesni", "aegis128l_portable"}
    files = [each for each in kernels if each.stem in distinct]
    for source in (
        *files,
        *(each for each in choosing if each.stem == "md5" or each.stem.endswith("_dispatch")),
    ):
        compile_only(compiler, source, "-O1", *STRICT)
    cpp(compiler)
    for name in ("md5", "md5_xn", "aegis128l"):
        (place / "user.cpp").write_text(f'#include "{name}.h"\n#include "{name}.h"\n')
        compile_only(compiler, place / "user.cpp", f"-I{place}", *STRICT_CPP)


@pytest.mark.parametrize(
    ("triple", "lists"),
    [
        *((f"x86_64-{system}", X86_64) for system in ("windows-gnu", "macos", "linux-musl")),
        *((f"aarch64-{system}", ARM) for system in ("windows-gnu", "macos", "linux-musl")),
    ],
)
def test_the_choice_compiles_for_other_systems(triple: str, lists: tuple[str, str, str]) -> None:
    zig = needs.compiler("ziglang")
    _, choosing, _ = _all(lists)
    for source in (each for each in choosing if each.stem.endswith("_dispatch")):
        compile_only(zig, source, "-target", triple, "-O1", *STRICT)
