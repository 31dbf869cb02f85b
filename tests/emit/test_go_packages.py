"""Packages in Go that select a kernel at run time: each kernel that runs here or in qemu, against oracles.

What this does not catch: a kernel that no processor here supports; that one is only assembled.
"""

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from hashwright.errors import UserError
from hashwright.hashes import CIPHERS, HASHES
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import generate
from hashwright.requests.alternatives import Asked, ask, parts
from hashwright.requests.request import serving, writes
from tests import needs
from tests.emit.test_go import RESERVED, go

NAMES: Final = (*(each.name for each in CIPHERS), "md5", "ripemd160")
LENGTHS: Final = (0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 255, 256, 257, 513, 1000)
PATTERN: Final = bytes((i * i >> 8) + 7 * i & 0xFF for i in range(24576))  # as in batch.go


def asked(name: str) -> Asked:
    """The package of a hash, with the kernels of all targets."""
    hash_ = HASHES[name]
    kernel = hash_.kernels["batch"] if hash_.inner else LIBRARY
    able = [each for each in serving(hash_) if writes("go", hash_, each, kernel)]
    return ask(name, ",".join(each.name for each in able), kernel=kernel.name, emitter="go")


def seals(name: str) -> str:
    """Messages of every length about those of pieces, sealed and authenticated by libaegis."""
    from tests.oracles import Aegis

    oracle, rng = Aegis(name), random.Random(name)
    size = next(each.key_bytes for each in CIPHERS if each.name == name)
    made = []
    for number, length in enumerate(LENGTHS):
        key, nonce, message = rng.randbytes(size), rng.randbytes(size), rng.randbytes(length)
        ad, tag_bytes = rng.randbytes(LENGTHS[-number]), (16, 32)[number % 2]
        sealed, tag = oracle.encrypt(key, nonce, message, ad, tag_bytes)
        mac = oracle.mac(key, nonce, message, tag_bytes)
        values = {"Key": key, "Nonce": nonce, "AD": ad, "Message": message, "Cipher": sealed}
        values |= {"Tag": tag, "MAC": mac}
        made.append({each: value.hex() for each, value in values.items()})
    return json.dumps(made)


def digests(name: str) -> str:
    """The digests of beginnings of the pattern, by other implementations."""
    from tests.oracles import DIGEST

    lengths = (number * number // 7 for number in range(len(PATTERN)))
    return "\n".join(DIGEST[name](PATTERN[:length]).hex() for length in lengths if length <= len(PATTERN))


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module of Go for the packages."""
    needs.toolchain("go", "golang-go")
    needs.package("pyaegis")
    place = tmp_path_factory.mktemp("packages")
    (place / "go.mod").write_text("module kernels\n\ngo 1.22\n", encoding="ascii")
    return place


def package(module: Path, name: str) -> Path:
    """The directory of a package, with its test."""
    place = module / name
    if not place.exists():
        generate(asked(name)).write(place)
        is_batch = HASHES[name].inner is not None
        source = Path(__file__).with_name("batch.go" if is_batch else "aegis.go")
        test = source.read_text(encoding="ascii").replace("PACKAGE", name)
        (place / "own_test.go").write_text(test, encoding="ascii")
        cases = digests(name) if is_batch else seals(name)
        (place / f"cases.{'txt' if is_batch else 'json'}").write_text(cases, encoding="ascii")
    return place


# Checks of pointers alone; and the race detector with them, which needs a standard library of its own, and C.
CHECKS: Final = (
    ("-gcflags=-d=checkptr", "0"),
    pytest.param("-race", "1", marks=pytest.mark.long),
)


@pytest.mark.long
@pytest.mark.sampled("name", "checks", "cgo")
@pytest.mark.parametrize(("checks", "cgo"), CHECKS)
@pytest.mark.parametrize("name", NAMES)
def test_every_kernel_computes_the_hash(name: str, checks: str, cgo: str, module: Path) -> None:
    printed = go(package(module, name), "test", "-v", checks, ".", GOARCH="amd64", CGO_ENABLED=cgo)
    assert re.search(r"kernel [1-9]", printed), "none of this processor"
    assert "--- PASS" in printed


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", NAMES)
def test_and_on_aarch64(name: str, module: Path) -> None:
    """The emulated processor has all features."""
    emulator, place = needs.program("qemu-aarch64"), package(module, name)
    go(place, "test", "-c", "-o", "there", ".", GOARCH="arm64")
    done = subprocess.run(
        [emulator, "./there", "-test.v"], cwd=place, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    kernels = sum("aarch64" in each.target.features for each in parts(asked(name)))
    assert re.findall(r"kernel (\d)", done.stdout)[: kernels + 1] == [str(each) for each in range(kernels + 1)]


# What the selection defines, for packages without one.
ALONE: Final = "\nconst end = 1\n\nfunc isSupported(int) bool { return true }\n"


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("goarch", ["amd64", "386"])
@pytest.mark.parametrize("name", NAMES)
def test_without_assembly_it_is_the_description(name: str, goarch: str, module: Path) -> None:
    """Also where an int has 32 bits."""
    place = package(module, name)
    more = place / "alone_test.go"
    variable = "" if HASHES[name].inner else "\nvar kernel int\n"
    more.write_text(f"package {name}\n{ALONE}{variable}", encoding="ascii")
    try:
        go(place, "test", "-tags", "purego", ".", GOARCH=goarch)
    finally:
        more.unlink()


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", NAMES)
def test_other_processors_have_the_files_without_assembly(name: str, module: Path) -> None:
    files = ("list", "-f", "{{.GoFiles}} {{.SFiles}}", ".")
    place = package(module, name)
    found = go(place, *files, GOARCH="riscv64")
    assert found == go(place, "list", "-tags", "purego", *files[1:], GOARCH="amd64")
    assert f"{name}_other.go" in found
    assert found != go(place, *files, GOARCH="amd64")


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("goarch", ["amd64", "arm64"])
def test_declarations_agree_with_the_assembly(name: str, goarch: str, module: Path) -> None:
    assert go(package(module, name), "vet", ".", GOARCH=goarch) == ""


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", NAMES)
def test_files_are_formatted_as_go_is(name: str, module: Path) -> None:
    formatter = needs.toolchain("gofmt", "golang-go")
    files = [each for each in package(module, name).glob("*.go") if not each.name.endswith("_test.go")]
    assert subprocess.run([formatter, "-l", *files], capture_output=True, check=True).stdout == b""


@pytest.mark.sampled("name")
@pytest.mark.parametrize("name", NAMES)
def test_the_registers_of_go_are_left_alone(name: str, module: Path) -> None:
    files = [*package(module, name).glob("*_asm.s")]
    assert files
    for path in files:
        isa = "aarch64" if "aarch64" in path.name else "x86_64"
        body = path.read_text(encoding="utf-8").partition("TEXT")[2]
        assert body
        assert not re.search(RESERVED[isa], re.sub("//.*", "", body)), path.name


def test_one_target_is_a_package_too() -> None:
    files = generate(ask("aegis256", "aarch64-aes", emitter="go")).files
    ends = (".go", "_arm64.go", "_asm.s", "_generic.go", "_other.go")
    assert sorted(files) == [f"aegis256{end}" for end in ends]
    assert "//go:build !gc || purego || !arm64\n" in files["aegis256_other.go"].decode()


@pytest.mark.long
@pytest.mark.parametrize("compiler", ["gc", "gccgo"])
@pytest.mark.parametrize("arch", ["amd64", "arm64", "riscv64"])
def test_only_the_compiler_whose_assembler_it_is_for_sees_assembly(
    compiler: str, arch: str, tmp_path: Path
) -> None:
    """gccgo would assemble it by gcc."""
    needs.toolchain("go", "golang-go")
    (tmp_path / "go.mod").write_text("module example.org/kernels\n\ngo 1.22\n", encoding="ascii")
    generate(ask("md5", "x86-64-sse2,aarch64-neon", kernel="batch", emitter="go")).write(tmp_path / "several")
    generate(ask("md5", "x86-64,aarch64", kernel="blocks", emitter="go")).write(tmp_path / "one")
    found = go(tmp_path, "list", "-compiler", compiler, "-f", "{{len .SFiles}}", "./...", GOARCH=arch).split()
    used = {"amd64": ["1", "2"], "arm64": ["1", "1"]} if compiler == "gc" else {}
    assert found == used.get(arch, ["0", "0"])


@pytest.mark.parametrize(
    ("name", "target", "kernel", "sentence"),
    [
        (
            "aegis128l",
            "portable",
            None,
            "--emitter go does not write for 'portable'; write --target with",
        ),
        ("aegis128l", "x86-64-vaes", "encrypt", "go writes AEGIS-128L as one package; leave --kernel out"),
        ("aegis128l", "x86-64-vaes,x86-64-vaes", None, "target 'x86-64-vaes' is listed twice"),
        ("aegis128l", "auto", None, "--target auto is written in C"),
        ("aegis256", "x86-64-aesni,portable", None, "--emitter go does not write for 'portable'"),
    ],
)
def test_what_go_has_not_is_refused(name: str, target: str, kernel: str | None, sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        ask(name, target, kernel=kernel, emitter="go")
