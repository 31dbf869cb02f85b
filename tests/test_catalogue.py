"""The catalogue in out/ is the generator's output, and its page lists it."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

import hashwright
from hashwright.requests.alternatives import Asked, parts, running
from hashwright.vendor.manifest import Manifest
from hashwright.vendor.production import processors
from tests import compiled, needs
from tests.catalogued import catalogue

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "out" / "README.md"


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    return catalogue()


@pytest.mark.long
def test_the_catalogue_is_what_the_generator_makes(manifest: Manifest) -> None:
    """If this fails, `hashwright check` gives details, and `hashwright make --all` writes the files.

    Then describe the change and its reason in CHANGELOG.md, under *Output changes*.
    """
    report = hashwright.check(manifest, jobs=processors())
    told = [f"{each.path}: {each.sentence}; to repair it: {each.mend}" for each in report.drifts]
    assert not told, "\n".join(told)
    assert report.compared >= 60


def test_every_hash_and_every_target_is_in_it(manifest: Manifest) -> None:
    requests = [request for entry in manifest.entries for request in parts(entry.asked)]
    assert {request.hash.name for request in requests} == hashwright.HASHES.keys()
    assert {request.target.name for request in requests} == hashwright.TARGETS.keys()


def test_out_holds_nothing_else(manifest: Manifest) -> None:
    made = {manifest.index, *(path for entry in manifest.entries for path in entry.outputs)}
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "out").rglob("*") if path.is_file()}
    assert there == made


def test_the_page_links_to_every_file_and_states_its_size(manifest: Manifest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) == len(set(links)) == sum(len(entry.outputs) for entry in manifest.entries)
    assert all((PAGE.parent / link).is_file() for link in links)
    rows = [row for row in text.splitlines() if row.startswith("| [")]
    for row in rows:
        files = [PAGE.parent / link for link in re.findall(r"\]\(([^)]+)\)", row)]
        content = b"".join(path.read_bytes() for path in files)
        lines = content.count(b"\n")
        assert row.endswith(f"| {lines} | {len(content)} |")
        text = re.sub(r"\n \*     ", " ", content.decode())
        instructions = re.search(r"(\d+) instructions for .*?, critical path (\d+) cycles", text)
        assert instructions
        if "AEGIS" not in row:
            assert f"| {instructions[1]} | {instructions[2]} |" in row


def test_the_page_distinguishes_assembly_and_c() -> None:
    rows = [row for row in PAGE.read_text(encoding="utf-8").splitlines() if row.startswith("| [")]
    assert {row.split("|")[4].strip() for row in rows if ".S]" in row} == {"gas"}
    assert {row.split("|")[4].strip() for row in rows if ".S]" not in row} == {"c"}


ENTRIES: Final = [
    pytest.param(entry.asked, entry.out, id=f"{entry.out}/{entry.asked.stem}")
    for entry in catalogue().entries
    if running(entry.asked)
]


@pytest.mark.long
@pytest.mark.sampled("out")
@pytest.mark.parametrize(("asked", "out"), ENTRIES)
def test_what_is_shipped_is_right(asked: Asked, out: str) -> None:
    """The files on the disk; tests of other processors generate the same files."""
    compiler = compiled.Remembering(needs.compiler("gcc").command)
    for each in hashwright.verify(asked, ROOT / out, compiler):
        assert each.passed, f"{each.name}: {each.failure}"


def test_git_leaves_line_ends_alone() -> None:
    """A checkout with CRLF would differ from the generator's output."""
    asked = ["out/portable/md5.c", "hashwright.lock", "templates/c/common.j2"]
    done = subprocess.run(
        ["git", "check-attr", "eol", "--", *asked], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        pytest.skip("this is no git repository")
    assert done.stdout.splitlines() == [f"{path}: eol: lf" for path in asked]


# The layout of its files.


def texts() -> dict[str, str]:
    """Every file of C and of assembly, by path."""
    files = (path for path in (ROOT / "out").rglob("*") if path.suffix in (".c", ".h", ".S"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(files)}


def test_no_line_is_longer_than_100_columns() -> None:
    long = {name: max(map(len, text.splitlines())) for name, text in texts().items()}
    assert {name: width for name, width in long.items() if width > 100} == {}


def test_a_header_is_included_only_where_one_of_its_names_is_used() -> None:
    headers: dict[str, str] = {}
    for target in hashwright.TARGETS.values():
        headers |= target.c_headers
    idle = []
    for name, text in texts().items():
        for header, names in headers.items():
            bare = text.replace(f"#include <{header}>", "")
            if bare != text and not re.search(rf"\b(?:{names})", bare):
                idle.append((name, header))
    assert idle == []


def test_no_file_refers_to_one_that_its_user_does_not_have() -> None:
    """The headers that it may include: its own, others in its directory, and those of the system."""
    named = re.compile(r"[\w/.-]*/[\w.-]+\.(?:md|py|c|h|toml)\b|\b[\w-]+\.(?:md|py|toml)\b")
    found = {name: named.findall(text) for name, text in texts().items()}
    known = {
        *("sys/auxv.h", "sys/sysctl.h", "sys/param.h", "aarch64/armreg.h"),  # of systems
        "sanitizer/msan_interface.h",  # of clang
    }
    assert {name: each for name, each in found.items() if set(each) - known} == {}


def test_public_headers_contain_no_facts_of_the_generator() -> None:
    told = re.compile(r"\d instructions|critical path|Rules:")
    assert [name for name, text in texts().items() if name.endswith(".h") and told.search(text)] == []


def test_nothing_is_read_through_a_sum_of_pointers() -> None:
    assert [name for name, text in texts().items() if re.search(r"\*\(\w+ \+ \d+\)", text)] == []


def test_temporaries_are_counted_within_their_step() -> None:
    """Each step numbers its temporaries from 1, so that an additional one renames none of another step."""
    text = (ROOT / "out" / "x86-64-avx2" / "md5_x8x3.c").read_text(encoding="utf-8")
    numbers: dict[str, list[int]] = {}
    for step, number in re.findall(r"__m256i (t\d+[abc])_x(\d+) =", text):
        numbers.setdefault(step, []).append(int(number))
    assert len(numbers) > 100
    assert all(each == list(range(1, len(each) + 1)) for each in numbers.values())


def test_assembly_states_prototypes_and_registers() -> None:
    for name, text in texts().items():
        if name.endswith(".S"):
            symbols = re.findall(r"\.globl +SYMBOL\((\w+)\)", text)
            told = re.findall(r"/\*\n \* \w[\w ]*[ *](\w+)\(", text)
            assert told == symbols, name
            assert text.count(" * Arguments") + text.count("_lanes(void);") == len(symbols), name
