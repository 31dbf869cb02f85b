"""Budgets of compiled kernels: the critical path and the spills.

In addition, no instruction without VEX is reached with upper halves of registers in use.

If a compiler undoes a schedule, a test here fails and names the step. The budget names compilers by kind and
major version; others have no budget. All kernels in C of the catalogue are compiled, each by the compilers that
support it: of a whole library, the functions that take the time, the blocks or the bulk loops.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from hashwright.emit.emitters import C
from hashwright.emit.identifiers import own_name
from hashwright.emit.shell import render
from hashwright.errors import UserError
from hashwright.graph.ir import Node, heading
from hashwright.graph.semantics import Op
from hashwright.interface.functions import public
from hashwright.lower.order import Listing
from hashwright.modes.aegis import Aegis
from hashwright.modes.kernel import LIBRARY
from hashwright.native.compiler import Compiler
from hashwright.output.generate import lower_all, sources
from hashwright.requests.alternatives import Asked, parts
from hashwright.requests.request import Request, resolve
from hashwright.targets import TARGETS
from hashwright.targets.machine import Target
from hashwright.targets.x86_64.architecture import has_vex
from tests import compiled, needs
from tests.catalogued import catalogue
from tests.native import uppers
from tests.native.objectcode import CodeFacts, examine_function

BUDGET: Final = Path(__file__).with_name("object_budget.toml")
# The functions of a cipher that have a bulk loop.
BULK: Final = ("encrypt_detached", "encrypt_update", "decrypt_detached", "decrypt_update", "mac", "mac_update")
# The functions that may contain these loops in compiled code.
HELPERS: Final = {
    "encrypt_detached": ("encrypt_all", "encrypt_pieces"),
    "encrypt_update": ("encrypt_pieces",),
    "decrypt_detached": ("decrypt_all", "decrypt_pieces"),
    "decrypt_update": ("decrypt_pieces",),
    "mac": ("absorb",),
    "mac_update": ("absorb",),
    "encrypt_batch": ("encrypt_rows", "encrypt_several", "encrypt_all", "encrypt_pieces"),
    "decrypt_batch": ("decrypt_rows", "decrypt_several", "decrypt_all", "decrypt_pieces"),
    "mac_batch": ("update_rows", "mac_several", "absorb"),
}
# The functions for many messages, each with loops for several messages side by side, or else for one.
BATCHES: Final = ("encrypt_batch", "decrypt_batch", "mac_batch")
# The functions of a cipher in bit planes that dominate the time; compilers do not inline them into loops.
PLANES: Final = ("update", "encrypt", "decrypt")
ALONE: Final = ("-ffreestanding", "-fno-stack-protector", "-fno-sanitize=all")


@dataclass(frozen=True, slots=True)
class Case:
    """A function of a kernel, and the kind of its compiler."""

    request: Request
    function: str
    kind: str

    @property
    def name(self) -> str:
        """The name of the compiled kernel in the budget."""
        told = self.request.command().removeprefix("hashwright make ")
        return f"{told}: {self.function}" if self.function in (*BULK, *BATCHES, *PLANES) else told

    @property
    def symbol(self) -> str:
        """Its name in the object file."""
        is_internal = self.function in PLANES
        return self._internal(self.function) if is_internal else f"{self.request.hash.name}_{self.function}"

    @property
    def helpers(self) -> list[str]:
        """The names of functions that may have its loop."""
        return [self._internal(name) for name in HELPERS.get(self.function, ())]

    def _internal(self, name: str) -> str:
        taken = {each.name for each in public(self.request).values()}
        return own_name(name, self.request.label, self.request.stem, taken)

    def __str__(self) -> str:
        return f"{self.kind}-{self.name}"


def _blocks(request: Request) -> Request:
    """The functions of a whole library that dominate the time."""
    if request.kernel != LIBRARY:
        return request
    return resolve(request.hash.name, request.target.name, kernel="blocks", schedule=str(request.schedule))


def _cases() -> list[Case]:
    beside = resolve("ripemd160", "x86-64-avx512vl", kernel="blocks", schedule="unit=svvss/sssvs")
    batches = [
        resolve("aegis128l", "aarch64-aes", kernel="batch", schedule="streams=2"),
        resolve("aegis128l", "x86-64-vaes", kernel="batch"),
    ]
    rows = [(beside, "blocks"), *((each, function) for each in batches for function in BATCHES)]
    alone = [entry.asked for entry in catalogue().entries if isinstance(entry.asked, Request)]
    for request in (each for each in alone if each.emitter == C):
        if request.kernel.is_batch and isinstance(request.hash, Aegis):
            rows += [(request, function) for function in BATCHES]
        elif request.kernel.is_batch:
            continue  # it calls kernels that have their own cases
        elif isinstance(request.hash, Aegis):
            in_planes = request.setting().representation.planes
            rows += [(request, function) for function in (PLANES if in_planes else BULK)]
        else:
            abreast = _blocks(request).setting().abreast
            each = (abreast, "blocks") if request.length is None else (str(request.length), abreast)
            rows.append((_blocks(request), "_".join(filter(None, each))))
    return [
        Case(request, function, kind)
        for request, function in rows
        for kind in needs.COMPILERS
        if kind != "gcc" or not request.target.emulation  # gcc supports one kind of processor only
    ]


_objects: Final[dict[tuple[str, str, str], Path]] = {}  # by the command, the file and the kind of compiler


def _object(asked: Asked, name: str, kind: str) -> Path:
    """A request's object file for its target, which need not be this machine; compiled once."""
    key = (asked.command(), name, kind)
    if key not in _objects:
        _objects[key] = _compiled(asked, name, kind)
    return _objects[key]


def _compiled(asked: Asked, name: str, kind: str) -> Path:
    compiler, _ = _compiler(kind)
    source = compiled.written(asked) / name
    how = _elsewhere(asked.target, kind) if isinstance(asked, Request) else ()
    if source.suffix == ".c":
        return compiled.object_file(source, compiler, ("-O2", "-fPIC", *how) if how else compiled.STRICTLY)
    output = compiled.directory() / "kernel.o"
    compiler.run(["-O2", "-fPIC", *how, "-c", "-o", str(output), str(source)])
    return output


def _elsewhere(target: Target, kind: str) -> tuple[str, ...]:
    """The flags for another kind of processor; none for this kind."""
    how = target.emulation
    if not how:
        return ()
    alone = (*ALONE, f"-I{_without_a_library()}")
    if kind == "ziglang":
        return ("-target", how.triple, *how.flags, *alone)
    return (f"--target={how.triple}", *target.c_flags, *alone)


@cache
def _without_a_library() -> Path:
    """The directory of the headers that a C library would provide."""
    place = compiled.directory()
    (place / "string.h").write_bytes(render("run/string.h", {}))
    return place


def _examined(case: Case) -> CodeFacts:
    path = _object(case.request, f"{case.request.stem}.c", case.kind)
    return examine_function(path, case.symbol, loop=case.function in (*BULK, *BATCHES), helpers=case.helpers)


@cache
def _compiler(kind: str) -> tuple[Compiler, str]:
    """A compiler and its own description."""
    compiler = needs.compiler(kind)
    return compiler, compiler.identity()


Budget = dict[str, dict[str, dict[str, int]]]  # by kernel and by compiler


@cache
def _budget() -> Budget:
    """The stored budget."""
    return tomllib.loads(BUDGET.read_text(encoding="utf-8"))


@pytest.mark.long
@pytest.mark.sampled("case")
@pytest.mark.parametrize(
    ("request_", "kind", "case"),
    [pytest.param(case.request, case.kind, case, id=str(case)) for case in _cases()],
)
def test_a_compiler_keeps_the_order_of_the_sums(
    request_: Request, kind: str, case: Case, updates_budget: bool
) -> None:
    _, identity = _compiler(kind)
    facts = _examined(case)
    found = {"critical_path": facts.critical_path, "spills": facts.spills}
    if not facts.followed:
        found = {"instructions": facts.instructions}
    if case.function in (*BULK, *BATCHES, *PLANES):
        found["instructions"] = facts.instructions
    if updates_budget:
        _budget().setdefault(case.name, {})[identity] = found
        _write(_budget())
        return
    allowed = _budget().get(case.name, {}).get(identity)
    if allowed is None:
        return
    slower = [
        f"{what.replace('_', ' ')} {found[what]}, {allowed[what]} before"
        for what in found
        if found[what] > allowed[what]
    ]
    assert not slower, (
        f"{identity} made {case.name} slower: {'; '.join(slower)}; "
        f"it begins in {_first_late_step(case.request, facts)}; "
        f"to accept it: pytest {Path(__file__).name} --update-budget -n 0"
    )


def _first_late_step(request: Request, facts: CodeFacts) -> str:
    """The first step whose rotate is more than 2 cycles later than in the schedule."""
    listing = lower_all(request).get("compress")
    expected = _rotates(listing) if listing else []
    if len(expected) == len(facts.rotates):
        for (cycle, name), seen in zip(expected, facts.rotates, strict=True):
            if seen > cycle + 2:
                return name
    return "no one step"


def _rotates(listing: Listing) -> list[tuple[int, str]]:
    """The cycle of each rotate at one cycle per instruction, or of the right shift that is a part of it."""
    ready: dict[Node, int] = {}
    owner = listing.graph.owners()
    rows = []
    for node in listing.graph.nodes():
        ready[node] = max((ready[arg] for arg in node.args), default=0)
        if node.op is not Op.INSN:
            continue
        ready[node] += node.attr.insn.size
        step = owner[node]
        if node.attr.insn.sem.op in (Op.ROTL, Op.SHR) and step is not None:
            rows.append((ready[node], heading(step)))
    return sorted(rows, key=lambda row: row[0])


def _write(budget: Budget) -> None:
    lines = ["# Written by: pytest tests/native/test_objectcode.py --update-budget -n 0\n"]
    for kernel in sorted(budget):
        lines.append(f'\n["{kernel}"]\n')
        for name, row in sorted(budget[kernel].items()):
            lines.append(f'"{name}" = {{ {", ".join(f"{key} = {value}" for key, value in row.items())} }}\n')
    BUDGET.write_text("".join(lines), encoding="utf-8")


def test_the_budget_names_the_kernels_of_the_catalogue() -> None:
    """It has no further entries, such as those of removed kernels."""
    assert _budget().keys() == {case.name for case in _cases()}


ARM_CIPHERS: Final = [
    case
    for case in _cases()
    if case.function in (*BULK, *BATCHES)
    and case.request.target.emulation
    and not case.request.setting().representation.parts  # AEGIS-128X2 has 16 words then: clang 19 spills
    and case.request.setting().streams == 1  # and so have two messages
]


@pytest.mark.sampled("case")
@pytest.mark.parametrize("case", ARM_CIPHERS, ids=str)
def test_a_cipher_keeps_its_state_in_registers_and_its_rounds_together(case: Case) -> None:
    """AESE and the AESMC after it are one operation on most cores; a spilled word costs extra latency."""
    facts = _examined(case)
    assert (facts.apart, facts.spills) == (0, 0)


@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_the_lines_of_a_message_are_loaded_in_ascending_order(kind: str) -> None:
    """Data from memory come at 16 instead of 26 GB/s on Golden Cove if each second line comes first."""
    facts = _examined(Case(resolve("aegis128x4", "x86-64-vaes-avx512vl"), "mac", kind))
    assert len(facts.loaded) >= 2
    assert facts.loaded == tuple(sorted(facts.loaded))


VEX: Final = [
    entry.asked
    for entry in catalogue().entries
    if any(has_vex(each.target.features) for each in parts(entry.asked))
]


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("asked", VEX, ids=lambda asked: asked.command().removeprefix("hashwright make "))
@pytest.mark.parametrize("kind", ["gcc", "clang"])
def test_upper_halves_are_clean(asked: Asked, kind: str) -> None:
    needs.runs(TARGETS["x86-64"])
    for name in sources(asked):
        assert uppers.faults(_object(asked, name, kind)) == []


def test_rounds_that_are_torn_apart_are_counted(tmp_path: Path) -> None:
    source = tmp_path / "apart.c"
    source.write_text(APART, encoding="utf-8")
    options = ("--target=aarch64-linux-none", "-march=armv8-a+aes", *ALONE)
    needs.compiler("clang").run(["-O2", *options, "-c", "-o", str(tmp_path / "apart.o"), str(source)])
    assert examine_function(tmp_path / "apart.o", "apart", loop=True).apart == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("target", "kernel", "function"),
    [("x86-64-bmi", "blocks", "blocks"), ("aarch64-sve2", "lanes", "xvl_blocks")],
)
@pytest.mark.parametrize("kind", ["clang", "ziglang"])
def test_a_compiler_that_reorders_is_caught(kind: str, target: str, kernel: str, function: str) -> None:
    """Without barriers, clang adds the constant last: the budget must show that, and the first step."""
    free = Case(resolve("md5", target, kernel=kernel, schedule="barriers=off"), function, kind)
    held = Case(resolve("md5", target, kernel=kernel), function, kind)
    facts = _examined(free)
    assert facts.critical_path > _examined(held).critical_path
    assert _first_late_step(free.request, facts).startswith("step ")


APART: Final = """
#include <arm_neon.h>
#include <stddef.h>
uint8x16_t apart(uint8x16_t x, size_t count)
{
    for (; count != 0; count--) {
        x = vaeseq_u8(x, x);
        __asm__ volatile("movi v31.16b, #0" : "+w"(x) : : "v31");
        x = vaesmcq_u8(x);
    }
    return x;
}
"""

KEPT: Final = """
#include <immintrin.h>
#include <stddef.h>
__m128i in_registers(__m128i x, const __m128i *m, size_t count)
{
    for (; count != 0; count--, m++)
        x = _mm_xor_si128(_mm_aesenc_si128(x, x), _mm_loadu_si128(m));
    return x;
}
void in_memory(volatile __m128i *at, const __m128i *m, size_t count)
{
    for (; count != 0; count--, m++) {
        const __m128i x = *at;
        *at = _mm_xor_si128(_mm_aesenc_si128(x, x), _mm_loadu_si128(m));
    }
}
"""


def test_a_loop_that_keeps_its_state_in_memory_is_caught(tmp_path: Path) -> None:
    """Every instruction on the path through memory counts, and every store of a spill."""
    source = tmp_path / "kept.c"
    source.write_text(KEPT, encoding="utf-8")
    compiler = needs.compiler("gcc")
    compiler.run(["-O2", "-maes", "-c", "-o", str(tmp_path / "kept.o"), str(source)])
    facts = [examine_function(tmp_path / "kept.o", name, loop=True) for name in ("in_registers", "in_memory")]
    assert [each.critical_path for each in facts] == [2, 2]
    assert [each.spills for each in facts] == [0, 1]


def test_a_function_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    source = tmp_path / "one.c"
    source.write_text("int one(void) { return 1; }", encoding="utf-8")
    needs.compiler("gcc").run(["-c", "-o", str(tmp_path / "one.o"), str(source)])
    with pytest.raises(UserError, match="no function 'two'"):
        examine_function(tmp_path / "one.o", "two")
    with pytest.raises(UserError, match="no bulk loop"):
        examine_function(tmp_path / "one.o", "one", loop=True)
