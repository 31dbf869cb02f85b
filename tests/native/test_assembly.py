"""Kernels in assembly are correct with every assembler and caller, and meet the requirements of linkers."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from elftools.elf.elffile import ELFFile

from hashwright.emit.emitters import OPTIONS
from hashwright.errors import UserError
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native.compiler import Compiler, find
from hashwright.native.foreign import build_calls
from hashwright.output.generate import sources
from hashwright.requests.request import Request, resolve, serving
from hashwright.targets import TARGETS
from tests import compiled, needs
from tests.kernels import BLOCK_BYTES
from tests.native import seh
from tests.native.abi import (
    AAPCS64,
    LP64,
    MICROSOFT,
    SYSTEM_V,
    Caller,
    Convention,
    Memory,
    Outcome,
    call,
    caller,
)
from tests.native.machines import AARCH64, MACHINES, RISCV64, X86_64, Machine
from tests.native.objects import faults
from tests.native.test_abi import Call, check
from tests.native.test_foreign import SVE, check_lanes, check_library, how, started
from tests.native.test_lanes import MERKLE_DAMGARD, absorbed, drawn
from tests.native.test_warnings import compile_only
from tests.oracles import DIGEST, digest_vectors

pytestmark = pytest.mark.sampled

# Schedules besides the defaults, by hash, target and kernel.
CHOICES: Final = {
    ("md5", "x86-64-bmi", "blocks"): ("sched=zen4", "sched=source,rounds=loop", "cache=16", "const=lea,g=xor"),
    ("md5", "x86-64-bmi", "lanes"): ("streams=4",),
    ("md5", "x86-64-sse2", "lanes"): ("load=copy,rot=shuffle,streams=3", "load=ahead"),
    ("md5", "x86-64-avx2", "lanes"): ("load=copy", "load=ahead,sched=golden-cove,streams=2"),
    ("md5", "x86-64-avx512", "lanes"): ("load=ahead", "sched=zen4,streams=4"),  # the frame is more than a page
    ("md5", "x86-64-avx512vl", "blocks"): ("unit=s", "unit=svvs", "unit=vssv", "rounds=loop"),
    ("md5", "aarch64", "blocks"): ("cache=8,sched=source", "rounds=loop"),
    ("md5", "aarch64-neon", "lanes"): (
        "load=copy,rot=or",
        "load=ahead,rot=usra",
        "sched=neoverse-n2,streams=3",
    ),
    ("md5", "aarch64-sve2", "lanes"): ("rot=sri", "streams=2"),
    ("ripemd160", "x86-64", "blocks"): ("cache=16,order=line,sched=source",),
    ("ripemd160", "x86-64-bmi", "lanes"): ("lanes=1",),
    ("ripemd160", "x86-64-ssse3", "lanes"): ("order=round,rot=add",),
    ("ripemd160", "x86-64-avx512vl", "blocks"): (
        *("order=line,sched=zen4", "order=round,sched=source"),
        *("unit=svvss/ssvvs", "order=line,unit=vvvvv/sssss", "unit=s"),
    ),
    ("ripemd160", "x86-64-avx512", "lanes"): ("load=ahead,sched=golden-cove,streams=4",),  # more than a page
    ("ripemd160", "aarch64", "blocks"): ("order=round,sched=source",),
    ("ripemd160", "aarch64-sha3", "lanes"): ("order=line,streams=2",),
}


def _request(hash_name: str, target: str, kernel: str, schedule: str) -> Request:
    """A request whose symbols differ from those of all others, so that one program can contain all."""
    prefix = "".join(each if each.isalnum() else "_" for each in f"{target}_{schedule}_")
    return resolve(hash_name, target, kernel=kernel, schedule=schedule, prefix=prefix, emitter="gas")


def _kernels() -> Iterator[Request]:
    """Every kernel with the default schedule, once for targets with the same code; the further schedules."""
    seen = set()
    for hash_ in MERKLE_DAMGARD:
        for target in serving(hash_):
            widths = target.lanes(32) if len(hash_.lines) > 1 else (*target.lanes(32), 1)
            several = [("lanes", f"lanes={lanes}") for lanes in widths]
            for kernel, schedule in [("blocks", ""), *several] if target.isa else ():
                try:
                    request = _request(hash_.name, target.name, kernel, schedule)
                except UserError:  # the target has no assembly for this number of lanes
                    continue
                setting = request.setting()
                key = (hash_.name, kernel, setting.machine.insns, str(setting.schedule))
                if key not in seen:
                    seen.add(key)
                    yield request
    for (hash_name, target_name, kernel), schedules in CHOICES.items():
        for schedule in schedules:
            yield _request(hash_name, target_name, kernel, schedule)


REQUESTS: Final = list(_kernels())


def runs(request: Request) -> bool:
    """Can its code run here? XOP's is only assembled."""
    return request.target.runs_here() or request.target.emulation is not None


def named(request: Request) -> str:
    return f"{compiled.named(request)}-{request.schedule}"


def symbol(request: Request) -> str:
    """The kernel's function."""
    return "_".join(filter(None, (request.prefix + request.hash.name, request.setting().abreast, "blocks")))


def machine_of(request: Request) -> Machine:
    assert request.target.isa
    return MACHINES[request.target.isa.name]


def source(request: Request) -> Path:
    """The request's assembly, written."""
    return next(compiled.written(request) / name for name in sources(request) if name.endswith(".S"))


def assembled(request: Request, compiler: Compiler, *flags: str) -> Path:
    """The object file of the request's kernel."""
    output = compiled.directory() / "kernel.o"
    compiler.run([*flags, "-c", "-o", str(output), str(source(request))])
    return output


# The results of kernels, and the registers of their callers.


@dataclass(frozen=True, slots=True)
class Maker:
    """A compiler of object files of the kernels, for callers of a convention."""

    kind: str  # the kind of the compiler
    convention: Convention
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.convention} by {self.kind}"


MAKERS: Final = (
    *(Maker(kind, SYSTEM_V) for kind in needs.COMPILERS),
    Maker(X86_64.kind, MICROSOFT, ("-DMICROSOFT_ABI",)),
    Maker(AARCH64.kind, AAPCS64),
    Maker(RISCV64.kind, LP64),
)


def made_by(maker: Maker) -> list[Request]:
    """The kernels for the maker's processor; by a second compiler, those of MD5, which use all instructions."""
    machine = maker.convention.machine
    is_first = maker.kind == machine.kind
    return [each for each in REQUESTS if machine_of(each) is machine and (is_first or each.hash.name == "md5")]


@cache
def program(maker: Maker, name: str) -> Caller:
    """The program with the maker's kernel of this name."""
    machine = maker.convention.machine
    (request,) = (each for each in made_by(maker) if symbol(each) == name)
    made = assembled(request, needs.compiler(maker.kind), *machine.options, *maker.flags)
    return caller(machine, [made], [name])


@cache
def anywhere(hash_: MerkleDamgard, messages: int) -> tuple[Call, ...]:
    """Calls with different states and data in every lane, and their results.

    A word follows the state, and an odd number of bytes follows the data: at the end of a page, nothing is
    aligned.
    """
    rng = random.Random(messages)
    calls = []
    for nblocks in (1, 3):
        states, data = drawn(hash_, messages, nblocks, rng)
        state, left = (
            b"".join(word.to_bytes(4, "little") for row in zip(*each, strict=True) for word in row) + b"more"
            for each in (states, absorbed(hash_, states, data))
        )
        places = tuple(Memory(each + bytes(2 * lane + 1)) for lane, each in enumerate(data))
        calls.append(((Memory(state, True), Memory(places) if messages > 1 else places[0], nblocks), left))
    return tuple(calls)


CASES: Final = [(maker, request) for maker in MAKERS for request in made_by(maker) if runs(request)]
OF_EACH_CONVENTION: Final = [case for case in CASES if case[0].kind == case[0].convention.machine.kind]


def each_named(value: Maker | Request) -> str:
    return named(value) if isinstance(value, Request) else str(value)


@pytest.mark.parametrize(("maker", "request_"), CASES, ids=each_named)
def test_other_states_and_data_in_every_lane(maker: Maker, request_: Request) -> None:
    assert isinstance(request_.hash, MerkleDamgard)
    for arguments, left in anywhere(request_.hash, request_.setting().messages):
        name = symbol(request_)
        outcome = call(program(maker, name), name, maker.convention, arguments, at_end=True)
        assert outcome == Outcome([], [left])


@pytest.mark.long
@pytest.mark.parametrize(("maker", "request_"), OF_EACH_CONVENTION, ids=each_named)
def test_digests_and_conventions(maker: Maker, request_: Request) -> None:
    check(program(maker, symbol(request_)), symbol(request_), maker.convention, request_)


@pytest.mark.parametrize(("name", "target"), [("md5", "x86-64-bmi"), ("ripemd160", "x86-64")])
def test_the_library_calls_its_kernel(name: str, target: str) -> None:
    needs.runs(TARGETS[target])
    library = compiled.merkle_damgard(resolve(name, target, emitter="gas"), find())
    rng = random.Random(1)
    for vector in digest_vectors(name):
        assert library.digest(vector.message).hex() == vector.digest
    for length in range(2 * BLOCK_BYTES + 2):
        message = rng.randbytes(length)
        assert library.digest(message) == DIGEST[name](message), length
        pieces = [message[: length // 3], b"", message[length // 3 :]]
        assert library.digest_of_pieces(pieces) == DIGEST[name](message), length


def foreign_program(request: Request) -> Path:
    files = [compiled.written(request) / file for file in sources(request)]
    return build_calls(request, files, compiled.directory(), how(request.target), ("-O1",))


@pytest.mark.parametrize("target", ["aarch64", "riscv64", "riscv64-zbb"])
def test_the_library_on_other_processors(target: str) -> None:
    request = resolve("md5", target, emitter="gas")
    assert isinstance(request.hash, MerkleDamgard)
    with started(foreign_program(request), how(request.target), request) as library:
        check_library(library, request.hash)


def test_vectors_of_any_length() -> None:
    """One program on processors with vectors of several lengths; it returns its number of messages."""
    request = resolve("md5", "aarch64-sve2", kernel="lanes", schedule="streams=2", emitter="gas")
    assert isinstance(request.hash, MerkleDamgard)
    way = how(request.target)
    made = foreign_program(request)
    for bits in SVE:
        cpu = f"max,sve-default-vector-length={bits // 8}"
        with started(made, replace(way, command=("qemu-aarch64", "-cpu", cpu)), request) as library:
            assert library.lanes() == 2 * bits // 32
            check_lanes(library, request.hash, library.lanes())


# The content of files. From here on, some kernels represent all: each has other registers, tables and frames.

SOME: Final = {
    "general registers": ("md5", "x86-64", "blocks", ""),
    "rounds as loops": ("md5", "x86-64-bmi", "blocks", "const=lea,rounds=loop"),
    "sse": ("md5", "x86-64-sse2", "lanes", ""),
    "ssse3 in streams": ("md5", "x86-64-ssse3", "lanes", "streams=2"),
    "avx2": ("md5", "x86-64-avx2", "lanes", ""),
    "xop": ("md5", "x86-64-xop", "lanes", ""),
    "avx512 in a large frame": ("md5", "x86-64-avx512", "lanes", "streams=4"),
    "avx512 and general registers": ("ripemd160", "x86-64-avx512vl", "blocks", "unit=svvss/ssvvs"),
    "arm": ("md5", "aarch64", "blocks", ""),
    "neon": ("md5", "aarch64-neon", "lanes", ""),
    "sve": ("md5", "aarch64-sve2", "lanes", "streams=4"),
    "risc-v": ("md5", "riscv64", "blocks", ""),
    "risc-v with zbb, rounds as loops": ("md5", "riscv64-zbb", "blocks", "rounds=loop"),
}
OF_X86: Final = [name for name, (_, target, _, _) in SOME.items() if not TARGETS[target].emulation]


@cache
def some(name: str, **options: str) -> Request:
    """One of these, with the options that its processor supports."""
    hash_name, target, kernel, schedule = SOME[name]
    isa = TARGETS[target].isa
    assert isa
    able = {key: value for key, value in options.items() if isa.name in OPTIONS[key].isas}
    return resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter="gas", **able)


def functions(request: Request) -> list[str]:
    """The symbols that its file defines."""
    blocks = symbol(request)
    count = blocks.removesuffix("blocks") + "lanes"
    return [blocks, count] if request.setting().machine.c_lanes else [blocks]


def text(path: Path) -> bytes:
    """The machine code of an object file."""
    with path.open("rb") as file:
        elf: Any = ELFFile(file)
        code: bytes = elf.get_section_by_name(".text").data()
    return code


def test_arm_where_the_most_significant_byte_comes_first_is_refused() -> None:
    request = resolve("md5", "aarch64", kernel="blocks", emitter="gas")
    source = compiled.written(request) / f"{request.stem}.S"
    with pytest.raises(pytest.fail.Exception, match="this assembly is for little-endian processors"):
        compile_only(needs.compiler("ziglang"), source, "-target", "aarch64_be-linux-none")


@pytest.mark.long
@pytest.mark.parametrize("flags", [(), ("-DMICROSOFT_ABI",)], ids=["System V", "Microsoft"])
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize("name", OF_X86)
def test_both_syntaxes_are_the_same_code(name: str, kind: str, flags: tuple[str, ...]) -> None:
    requests = some(name), some(name, syntax="intel")
    att, intel = (text(assembled(request, needs.compiler(kind), *flags)) for request in requests)
    assert att
    assert intel == att


def checked(request: Request, *, protected: bool = False) -> Path:
    """The request's object file, which must have no faults."""
    machine = machine_of(request)
    made = assembled(request, machine.compiler(), *machine.options)
    assert faults(made, functions(request), protected=protected) == []
    return made


@pytest.mark.parametrize("name", SOME)
def test_objects_and_libraries(name: str) -> None:
    request = some(name)
    library = machine_of(request).library([checked(request)])
    assert faults(library, functions(request)) == []


@pytest.mark.parametrize("name", ["general registers", "arm", "sve"])
def test_functions_and_files_are_marked(name: str) -> None:
    request = some(name, cet="on", bti="on")
    library = machine_of(request).library([checked(request, protected=True)])
    assert faults(library, functions(request), protected=True) == []


@pytest.mark.parametrize("name", ["general registers", "arm", "risc-v"])
def test_functions_are_visible_or_hidden(name: str) -> None:
    for request, visibility in ((some(name), "STV_DEFAULT"), (some(name, visibility="hidden"), "STV_HIDDEN")):
        with checked(request).open("rb") as file:
            elf: Any = ELFFile(file)
            (found,) = elf.get_section_by_name(".symtab").get_symbol_by_name(symbol(request))
            assert found["st_other"]["visibility"] == visibility


@pytest.mark.parametrize("name", [name for name in OF_X86 if name != "xop"])
def test_unwinding_from_every_instruction(name: str) -> None:
    request = some(name)
    needs.runs(request.target)
    output = compiled.directory() / "steps"
    options = [f"-DKERNEL={symbol(request)}", f"-DMESSAGES={request.setting().messages}"]
    files = [str(Path(__file__).with_name("unwind.c")), str(source(request))]
    needs.compiler("gcc").run(["-O1", *options, "-o", str(output), *files])
    (last,) = compiled.run([output]).splitlines()
    assert int(last.removesuffix(" instructions")) > request.setting().messages * 16


SYSTEMS: Final = ("x86_64-windows-gnu", "aarch64-windows-gnu", "x86_64-macos", "aarch64-macos")
FOREIGN: Final = [
    (system, name)
    for system in SYSTEMS
    for name, (_, target, _, _) in SOME.items()
    if (isa := TARGETS[target].isa) and system.startswith(isa.name)
]


@pytest.mark.parametrize(("system", "name"), FOREIGN)
def test_other_systems(system: str, name: str) -> None:
    """Linked, so that the system resolves every reference; on Windows, with unwind information."""
    zig, target = needs.compiler("ziglang"), ("-target", system)
    made = assembled(some(name), zig, *target)
    prefix = "_" if system.endswith("macos") else ""
    entry = f"-Wl,-e,{prefix}{symbol(some(name))}"
    zig.run([*target, "-nostdlib", "-shared", entry, "-o", str(made.with_name("library")), str(made)])
    if system == "x86_64-windows-gnu":
        assert seh.faults(made) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_options_on_other_systems(system: str) -> None:
    name = next(name for each, name in FOREIGN if each == system)
    request = some(name, cet="on", bti="on", visibility="hidden")
    made = assembled(request, needs.compiler("ziglang"), "-target", system)
    if system == "x86_64-windows-gnu":
        assert seh.faults(made) == []
