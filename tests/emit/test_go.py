"""Kernels in Go: assembly on the processors that it supports, and the description on all others.

What this does not catch: the interaction of the assembly with Go's garbage collector, profiler and -dynlink. A
test of the text checks that it does not use the registers that Go reserves.
"""

import os
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.plan9 import arm, x86
from hashwright.errors import UserError
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.output.generate import generate, sources
from hashwright.requests.alternatives import Alternatives, Asked, ask, parts
from hashwright.requests.request import Request, resolve
from hashwright.targets.features import native
from hashwright.targets.go import GO, constraint
from hashwright.targets.routine import Ins, Mem
from tests import needs
from tests.patience import PATIENCE

HASHES: Final = ("md5", "ripemd160")
TARGETS: Final = {
    "blocks": ("x86-64", "x86-64-bmi", "x86-64-avx512vl", "aarch64"),
    "lanes": (
        *("x86-64", "x86-64-sse2", "x86-64-ssse3", "x86-64-avx2", "x86-64-avx512", "x86-64-avx512vl"),
        *("aarch64", "aarch64-neon"),
    ),
}
BLOCKS: Final = (0, 1, 5)  # numbers of blocks in a message
RESERVED: Final = {"x86_64": r"\b(R14|R15|g)\b", "aarch64": r"\b(R18|R26|R27|R28|g)\b"}


LISTS: Final = ("x86-64,x86-64-bmi,aarch64", "aarch64,x86-64-avx512vl")


def several() -> list[Alternatives]:
    """Kernels for several targets in one package."""
    made = [ask(name, targets, kernel="blocks", emitter="go") for name in HASHES for targets in LISTS]
    return [each for each in made if isinstance(each, Alternatives)]


def packages() -> dict[str, Asked]:
    """The requests of the module, by package."""
    alone: dict[str, Asked] = {named(request): request for request in requests()}
    return alone | {f"{each.hash.name}-{each.first.among.replace(',', '-')}": each for each in several()}


def requests() -> list[Request]:
    return [
        resolve(name, target, kernel=kernel, emitter="go")
        for name in HASHES
        for kernel, targets in TARGETS.items()
        for target in targets
    ]


def named(request: Request) -> str:
    return f"{request.hash.name}-{request.target.name}-{request.kernel}"


def compressed(request: Request, state: list[list[int]], messages: list[bytes]) -> list[list[int]]:
    """The states of messages after their blocks, by the description: a row for each word."""
    hash_ = request.hash
    assert isinstance(hash_, MerkleDamgard)
    states = [tuple(column) for column in zip(*state, strict=True)]
    for at in range(0, len(messages[0]), hash_.rate_bytes):
        blocks = (message[at : at + hash_.rate_bytes] for message in messages)
        states = [hash_.absorb(each, block) for each, block in zip(states, blocks, strict=True)]
    return [list(row) for row in zip(*states, strict=True)]


def literal(rows: list[list[int]], abreast: bool) -> str:
    return "{" + ", ".join(f"{{{', '.join(map(str, row))}}}" if abreast else str(row[0]) for row in rows) + "}"


def go_check(name: str, request: Request) -> str:
    """A test of the package: known blocks, at odd addresses, on a stack that must grow; rejected arguments."""
    rng = random.Random(named(request))
    lanes, words = request.setting().messages, len(request.hash.functions()["compress"].outputs)
    abreast = lanes > 1
    prefix = request.beside.capitalize() if abreast else ""
    cases = []
    for count in BLOCKS:
        before = [[rng.getrandbits(32) for _ in range(lanes)] for _ in range(words)]
        messages = [rng.randbytes(64 * count) for _ in range(lanes)]
        after = compressed(request, before, messages)
        escaped = ", ".join('"' + "".join(f"\\x{byte:02x}" for byte in each) + '"' for each in messages)
        stated = f"state{literal(before, abreast)}, state{literal(after, abreast)}"
        cases.append(f"{{{stated}, []string{{{escaped}}}}},")
    row = f"[{lanes}]uint32" if abreast else "uint32"
    table = "\n".join(cases)
    if abreast:
        data, blocks = f"[own.{prefix}Lanes][]byte", f"own.{prefix}Blocks"
        call = f"var data {data}; copy(data[:], messages); {blocks}(&got, &data)"
        short = f"data := {data}{{}}; data[{lanes - 1}] = make([]byte, 64)"
        refused = [f"{short}; {blocks}(new(state), &data)"]
        odd = f"data := {data}{{}}; for i := range data {{ data[i] = make([]byte, 63) }}"
        refused.append(f"{odd}; {blocks}(new(state), &data)")
    else:
        call = "own.Blocks(&got, messages[0])"
        refused = ["own.Blocks(new(state), make([]byte, 63))"]
    return f"""package main

import own "kernels/{name}"

func init() {{
	type state = [{words}]{row}
	for _, each := range []struct {{ before, after state; messages []string }}{{
{table}
	}} {{
		messages := make([][]byte, len(each.messages))
		for i, message := range each.messages {{
			messages[i] = []byte(" " + message)[1:]
		}}
		got := each.before
		done := make(chan bool)
		go func() {{ {call}; done <- true }}()
		<-done
		if got != each.after {{ panic("{name} computes something else") }}
	}}
	for _, call := range []func(){{ {", ".join(f"func() {{ {each} }}" for each in refused)} }} {{
		if !refuses(call) {{ panic("{name} does not refuse") }}
	}}
	println("ok", "{name}")
}}
"""


# One program for all packages: linking a test of each takes ten times as long.
MAIN: Final = """package main

func refuses(call func()) (refused bool) {
	defer func() { refused = recover() != nil }()
	call()
	return
}

func main() {}
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module of Go with a package for each request."""
    needs.toolchain("go", "golang-go")
    place = tmp_path_factory.mktemp("go")
    (place / "go.mod").write_text("module kernels\n\ngo 1.22\n", encoding="ascii")
    for name, asked in packages().items():
        generate(asked).write(place / name)
    return place


@pytest.fixture(scope="module")
def tested(module: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with a program that tests each package."""
    place = tmp_path_factory.mktemp("tested")
    shutil.copytree(module, place, dirs_exist_ok=True)
    (place / "main.go").write_text(MAIN, encoding="ascii")
    for name, asked in packages().items():
        (place / f"check-{name}.go").write_text(go_check(name, parts(asked)[0]), encoding="ascii")
    return place


def go(module: Path, *words: str, **environment: str) -> str:
    """The output of the command, which must succeed."""
    done = subprocess.run(
        ["go", *words],
        cwd=module,
        env={**os.environ, "GOPROXY": "off", "CGO_ENABLED": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def right(*command: str | Path) -> set[str]:
    """The packages that a program finds right before it ends."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return {line.removeprefix("ok ") for line in done.stderr.splitlines()}


def levels() -> list[str]:
    """The build constraints of the highest level that this processor has, and of those below."""
    found = set()
    for name, _ in GO["x86_64"].levels:
        more = frozenset().union(*(each for other, each in GO["x86_64"].levels if other <= name))
        if more <= native():
            found.add(name)
    return sorted(found)


@pytest.mark.long
def test_without_assembly_packages_are_the_description(tested: Path) -> None:
    go(tested, "build", "-tags", "purego", "-o", "pure", GOARCH="amd64", GOAMD64="v1")
    assert right(tested / "pure") == packages().keys()
    symbols = subprocess.run(
        ["go", "tool", "nm", "pure"], cwd=tested, capture_output=True, text=True, check=True
    )
    assert "Generic" in symbols.stdout
    assert ".blocks.abi0" not in symbols.stdout


@pytest.mark.long
def test_packages_compute_what_the_hashes_are(tested: Path) -> None:
    """It is assembly if this processor has the features, and otherwise the description."""
    highest = levels()[-1].partition(".")[2] or "v1"
    go(tested, "build", "-o", "here", GOARCH="amd64", GOAMD64=highest)
    assert right(tested / "here") == packages().keys()


@pytest.mark.long
def test_the_race_detector_and_checks_of_pointers_find_nothing(tested: Path) -> None:
    needs.program("gcc")
    highest = levels()[-1].partition(".")[2] or "v1"
    go(tested, "build", "-race", "-o", "raced", GOARCH="amd64", GOAMD64=highest, CGO_ENABLED="1")
    assert right(tested / "raced") == packages().keys()


@pytest.mark.long
def test_and_on_aarch64(tested: Path) -> None:
    """On AArch64, x86-64's packages are the description."""
    emulator = needs.program("qemu-aarch64")
    go(tested, "build", "-o", "there", GOARCH="arm64")
    assert right(emulator, tested / "there") == packages().keys()


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize(("goarch", "level"), [("amd64", 4), ("amd64", 1), ("arm64", 1)])
def test_declarations_agree_with_the_assembly(module: Path, goarch: str, level: int) -> None:
    """GOAMD64 would set the same constraints, but Go compiles its standard library for each value of it."""
    constraints = ",".join(f"amd64.v{each}" for each in range(2, level + 1))
    assert go(module, "vet", "-tags", constraints, "./...", GOARCH=goarch, GOAMD64="v1") == ""


def test_files_are_formatted_as_go_is(module: Path) -> None:
    formatter = needs.toolchain("gofmt", "golang-go")
    files = [*module.rglob("*.go")]
    assert subprocess.run([formatter, "-l", *files], capture_output=True, check=True).stdout == b""


@pytest.mark.long
@pytest.mark.parametrize("request_", requests(), ids=named)
def test_the_registers_of_go_are_left_alone(request_: Request) -> None:
    isa = request_.target.isa
    assert isa
    assembly = generate(request_).files[f"{request_.stem}_asm.s"].decode()
    body = assembly.partition("TEXT")[2]
    assert body
    assert not re.search(RESERVED[isa.name], re.sub("//.*", "", body))


@pytest.mark.parametrize(
    ("kernel", "remedy"), [("blocks", "--target x86-64,{}"), ("lanes", "--target x86-64-sse2")]
)
def test_a_level_that_go_must_be_told_is_noted(kernel: str, remedy: str) -> None:
    """Go's default is the lowest level."""
    made = resolve("md5", "native", kernel=kernel, emitter="go")
    assert made.target.isa
    _, _, level = constraint(made.target.isa.name, made.target.features).partition(".")
    note = (
        f"with GOAMD64={level} or higher, and the description elsewhere; {remedy.format(made.target.name)} has"
    )
    assert any(note in each for each in made.notes) is bool(level)
    assert not any(
        "GOAMD64" in each for each in resolve("md5", made.target.name, kernel=kernel, emitter="go").notes
    )


def test_a_build_constraint_is_of_all_features() -> None:
    assert constraint("x86_64", frozenset({"x86-64"})) == "amd64"
    assert constraint("x86_64", frozenset({"x86-64", "bmi1", "bmi2"})) == "amd64.v3"
    assert constraint("x86_64", frozenset({"x86-64", "avx512vl", "bmi1"})) == "amd64.v4"
    assert constraint("x86_64", frozenset({"x86-64", "xop"})) == ""
    assert constraint("aarch64", frozenset({"aarch64", "sha3"})) == ""


@pytest.mark.parametrize(
    ("target", "kernel", "sentence"),
    [
        (
            "x86-64-xop",
            "lanes",
            "--emitter go does not write for 'x86-64-xop'; write --target with one of: aarch64",
        ),
        ("aarch64-sve2", "lanes", "--emitter go does not write for 'aarch64-sve2'"),
        ("portable", "blocks", "--emitter go does not write for 'portable'"),
        ("x86-64", None, "--emitter go writes only kernels; write --kernel with one of: blocks, lanes, batch"),
        ("x86-64-avx2", "fixed", "does not write --kernel fixed; leave --emitter out"),
    ],
)
def test_what_go_has_not_is_refused(target: str, kernel: str | None, sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        resolve("md5", target, kernel=kernel, emitter="go")


def test_of_several_targets_one_is_built_and_the_best() -> None:
    """If the constraints of two hold, the assembly of one excludes that of the other."""
    files = generate(several()[0]).files
    tags = {
        name: line.removeprefix("//go:build ")
        for name, content in files.items()
        for line in content.decode().splitlines()
        if line.startswith("//go:build ")
    }
    assert tags == {
        "md5_x86_64_bmi_blocks_asm.s": "amd64.v3 && gc && !purego",
        "md5_x86_64_blocks_asm.s": "amd64 && !amd64.v3 && gc && !purego",
        "md5_aarch64_blocks_asm.s": "arm64 && !amd64.v3 && !amd64 && gc && !purego",
        "md5_blocks_asm.go": "(amd64.v3 || amd64 || arm64) && gc && !purego",
        "md5_blocks_generic.go": "(!amd64.v3 && !amd64 && !arm64) || !gc || purego",
    }


@pytest.mark.parametrize(
    ("targets", "kernel", "sentence"),
    [
        (
            "x86-64-sse2,aarch64-neon",
            "lanes",
            "--target x86-64-sse2,aarch64-neon is written in C, or by --emitter gas; leave --emitter out",
        ),
        ("auto", "blocks", "--target auto is written in C; leave --emitter out, or write a single target"),
        ("x86-64-bmi,x86-64-avx2", "blocks", "Go has one build constraint for 'x86-64-bmi' and 'x86-64-avx2'"),
        ("x86-64,x86-64", "blocks", "target 'x86-64' is listed twice"),
        ("x86-64,portable", "blocks", "--emitter go does not write for 'portable'"),
    ],
)
def test_lists_that_go_has_not_are_refused(targets: str, kernel: str, sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        ask("md5", targets, kernel=kernel, emitter="go")


def test_a_c_compiler_is_not_asked() -> None:
    with pytest.raises(UserError, match="a C compiler cannot read Go; write --emitter gas"):
        sources(requests()[0])


@pytest.mark.parametrize(
    ("ins", "text"),
    [
        (Ins("mov", ("r8d", Mem("rdi", 4))), "MOVL 4(DI), R8"),
        (Ins("add", ("rsi", 64)), "ADDQ $64, SI"),
        (Ins("cmp", ("rdx", 1)), "CMPQ DX, $1"),
        (Ins("lea", ("eax", Mem("rcx", -8, "r9"))), "LEAL -8(CX)(R9*1), AX"),
        (Ins("lea", ("rbx", Mem("", label="table"))), "LEAQ table<>(SB), BX"),
        (Ins("vpaddd", ("zmm1", "zmm2", Mem("rax", 4, broadcast=16))), "VPADDD.BCST 4(AX), Z2, Z1"),
        (Ins("pslld", ("xmm3", 7)), "PSLLL $7, X3"),
    ],
)
def test_x86_64_in_plan_9(ins: Ins, text: str) -> None:
    assert x86(ins) == text


@pytest.mark.parametrize(
    ("ins", "text"),
    [
        (Ins("ldr", ("w8", Mem("x0", 4))), "MOVWU 4(R0), R8"),
        (Ins("str", ("q2", Mem("x0", 16))), "FMOVQ F2, 16(R0)"),
        (Ins("subs", ("x2", "x2", 1)), "SUBS $1, R2, R2"),
        (Ins("bit", ("v1.16b", "v2.16b", "v3.16b")), "VBIT V3.B16, V2.B16, V1.B16"),
        (Ins("orn", ("v1.16b", "v2.16b", "v3.16b")), "WORD $0x4ee31c41 // orn v1.16b, v2.16b, v3.16b"),
        (Ins("address", ("x9", Mem("", label="table"))), "MOVD $table<>(SB), R9"),
    ],
)
def test_aarch64_in_plan_9(ins: Ins, text: str) -> None:
    assert arm(ins) == text
