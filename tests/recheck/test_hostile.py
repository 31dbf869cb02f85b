"""Logs and libraries that somebody wrote to deceive the checker are refused."""

import base64
import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from struct import pack_into, unpack_from
from typing import Any, Final

import pytest

from hashwright.recheck import walk
from hashwright.recheck.log import Rechecked, outcomes
from hashwright.recheck.terms import Unsupported
from hashwright.requests.request import resolve
from tests import needs
from tests.proof.processor import random_inputs
from tests.recheck.test_meanings import assembled, simulated
from tests.recheck.test_recheck import Entries, logged

NAME: Final = "aegis128l_decrypt_loop"
SAMPLE: Final = 8
LOAD, DYNAMIC, STACK, KEPT, RANDOM, EXECUTABLE = 1, 2, 0x6474E551, 0x6474E552, 0x65A3DBE6, 1  # and a flag
PLTGOT, SYMTAB, JMPREL, STRSZ, SYMENT, GNU_HASH = 3, 6, 23, 10, 11, 0x6FFFFEF5  # tags of the dynamic table
LOADED, NAMED, FLAGS_1, THREADS = 1, 14, 0x6FFFFFFB, 7
INIT, INIT_ARRAY, TEXTREL, VERSYM, FILTER = 12, 25, 22, 0x6FFFFFF0, 0x7FFFFFFF
IRELATIVE, HIDDEN, ABSOLUTE = 37, 2, 0xFFF1
NOTE, PADS, NEEDED = 4, 0xC0000002, 0xC0008002  # a type of segments, and properties of files in it


@pytest.fixture(scope="module")
def loop() -> Entries:
    return logged(resolve("aegis128l", "x86-64-aesni", kernel="encrypt", emitter="gas"), only="decrypt_loop")


@pytest.fixture(scope="module")
def library_form() -> Entries:
    """The log of a library's block function and its `md5_init`."""
    return [each for each in logged(resolve("md5", "x86-64-bmi")) if "library" in each or "proofs" in each]


def first(entries: Entries) -> Rechecked:
    return next(outcomes(map(json.dumps, entries)))


# Every field of a log.


def numbers(entry: dict[str, Any]) -> Iterator[tuple[list[Any], int]]:
    """Every number in the lemmas: the cut, the instruction, the visit, the register, and the value."""
    for lemma in (each for proof in entry["proofs"] for each in proof["lemmas"]):
        yield from ((lemma, at) for at in range(3))
        yield lemma[3], 1
        yield from ((word, at) for word in lemma[4] if word for at in range(len(word)))


def test_the_log_itself_is_rechecked(loop: Entries) -> None:
    assert first(loop).is_rechecked, str(first(loop))


def test_no_number_in_a_lemma_may_be_another_one(loop: Entries, full: bool) -> None:
    every, accepted = range(len([*numbers(loop[1])])), list[str]()
    for number in every if full else random.Random(1).sample(every, SAMPLE):
        changed = deepcopy(loop)
        parent, key = [*numbers(changed[1])][number]
        parent[key] += 1
        if first(changed).is_rechecked:
            accepted.append(f"{parent} at {key}")
    assert accepted == []


def test_no_claim_at_the_head_of_a_loop_may_be_another_one(loop: Entries, full: bool) -> None:
    """No place contains 1, or what another one contains."""
    claims, accepted = loop[1]["proofs"][0]["cuts"][0][2], list[str]()
    for number in range(len(claims)) if full else random.Random(1).sample(range(len(claims)), SAMPLE):
        place, content = claims[number]
        bits = {"general": 64, "vector": 32}.get(place[0], 8 * place[-1])
        others = (each for of, each in claims if of[0] == place[0] and each != content)
        for wrong in (["const", 1, bits], *islice(others, 1)):
            changed = deepcopy(loop)
            changed[1]["proofs"][0]["cuts"][0][2][number][1] = wrong
            if first(changed).is_rechecked:
                accepted.append(f"{place} is {wrong}")
    assert accepted == []


def proofs_of(entries: Entries) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = entries[1]["proofs"]
    return found


def contradiction(entries: Entries) -> None:
    """Two claims of which one is false: everything would follow from them."""
    proofs_of(entries)[0]["cuts"][0][2] += [[["general", 0], ["const", n, 64]] for n in (0, 1)]


def own_return_address(entries: Entries) -> None:
    proofs_of(entries)[0]["cuts"][0][2].append([["memory", "stack", 8], "rbx"])


def stack_elsewhere(entries: Entries) -> None:
    """The stack pointer is where the data are."""
    claims = proofs_of(entries)[0]["cuts"][0][2]
    claims[:] = [[place, "data" if place == ["general", 4] else content] for place, content in claims]


def no_alignment(entries: Entries) -> None:
    proofs_of(entries)[0]["aligned"] = 1


def one_proof(entries: Entries) -> None:
    """The output is disjoint from the data: nothing is proved of one that replaces them."""
    del proofs_of(entries)[1]


def a_file(entries: Entries) -> None:
    """A file that would be read, and that may have no end."""
    entries[1]["request"]["head"] = "/dev/zero"


def no_return(entries: Entries) -> None:
    """The head of the loop is where a path has returned."""
    proofs_of(entries)[0]["cuts"][0][0] = -1


def less_than_no_iteration(entries: Entries) -> None:
    proofs_of(entries)[0]["cuts"][0][1] = -1


def another_function(entries: Entries) -> None:
    entries[1]["function"] = "aegis128l_encrypt_loop"


def another_kernel(entries: Entries) -> None:
    entries[1]["request"]["hash_name"] = "aegis256"
    entries[1]["function"] = "aegis256_decrypt_loop"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (contradiction, "the content of ['general', 0] at 0x"),
        (own_return_address, "the content of ['memory', 'stack', 8] at 0x"),
        (stack_elsewhere, "the content of ['general', 4] at 0x"),
        (no_alignment, "the log aligns the stack to 1 bytes, not to 16 or 64"),
        (one_proof, "the log has other proofs of the function than it needs"),
        (a_file, "the log names no request: "),
        (no_return, ""),
        (less_than_no_iteration, ""),
        (another_function, "the log and the checker read different instructions at 0x"),
        (another_kernel, "the file in the log does not export one function aegis256_decrypt_loop"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_log_that_says_more_or_less_is_refused(
    loop: Entries, change: Callable[[Entries], None], why: str
) -> None:
    changed = deepcopy(loop)
    change(changed)
    assert first(changed).refused
    assert why in first(changed).refused


def test_a_proof_has_an_end(loop: Entries, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "SECONDS", -1)
    assert first(loop).refused == "the proof takes more than -1 s"


def test_a_function_that_another_library_has_counts_as_missing(library_form: Entries) -> None:
    """Each library must have its own proofs of all functions of its kernel."""
    content = base64.b64encode(base64.b64decode(library_form[0]["library"]) + b"\0").decode("ascii")
    both = [*library_form, {"library": content}, library_form[1]]
    found = [each for each in outcomes(map(json.dumps, both)) if "of this kind" not in each.uncovered]
    mine = [each for each in found if each.library != first(library_form).library]
    assert "md5_init: not covered: the log does not contain it" in map(str, mine)
    assert len([each for each in mine if each.is_rechecked]) == 1


# Libraries that the loader reads otherwise, or changes.


class Changed:
    """A library with changes. Offsets are those in the file."""

    def __init__(self, content: bytes) -> None:
        self.content = bytearray(content)
        start, count = unpack_from("<Q", content, 32)[0], unpack_from("<H", content, 56)[0]
        self.segments = {
            start + 56 * i: unpack_from("<IIQQQQQQ", content, start + 56 * i) for i in range(count)
        }
        ((table, self.dynamic, size),) = (
            (each[2], each[3], each[5]) for each in self.segments.values() if each[0] == DYNAMIC
        )
        self.tags = {unpack_from("<Q", content, at)[0]: at for at in reversed(range(table, table + size, 16))}

    def place(self, tag: int) -> int:
        """The offset of what an entry of the dynamic table points to."""
        (address,) = unpack_from("<Q", self.content, self.tags[tag] + 8)
        found: int = next(
            address - each[3] + each[2]
            for each in self.segments.values()
            if each[0] == LOAD and 0 <= address - each[3] < each[5]
        )
        return found

    def symbol(self) -> int:
        """The offset of the function's symbol."""
        strings, at = self.place(5), self.place(SYMTAB)
        while not self.content.startswith(
            NAME.encode() + b"\0", strings + unpack_from("<I", self.content, at)[0]
        ):
            at += 24
        return at

    def put(self, at: int, form: str, *values: int) -> None:
        pack_into(f"<{form}", self.content, at, *values)

    def tagged(self, old: int, new: int) -> None:
        self.put(self.tags[old], "Q", new)

    def spread(self) -> None:
        """Puts headers behind the file, with eight bytes between them."""
        headers = b"".join(bytes(self.content[at : at + 56]) + bytes(8) for at in self.segments)
        self.put(32, "Q", len(self.content))
        self.put(54, "H", 64)
        self.content += headers

    def header(self, kind: int) -> int:
        """The offset of the header of that type."""
        found: int = next(at for at, of in self.segments.items() if of[0] == kind)
        return found

    def code(self) -> int:
        """The offset of the header of the segment with the code."""
        found: int = next(at for at, of in self.segments.items() if of[0] == LOAD and of[1] & EXECUTABLE)
        return found


KNOWS = "not covered: the loader does more with the file than the checker knows"
NO_FILE = "not rechecked: the file in the log is no shared library of 64 bits"
NO_NAME = f"not rechecked: the file in the log does not export one function {NAME}"


LIBRARIES: Final[dict[str, tuple[Callable[[Changed], None], str]]] = {
    "code that runs when it is loaded": (lambda file: file.tagged(STRSZ, INIT), KNOWS),
    "functions that run when it is loaded": (lambda file: file.tagged(STRSZ, INIT_ARRAY), KNOWS),
    "code that the loader changes": (lambda file: file.tagged(STRSZ, TEXTREL), KNOWS),
    "symbols of another library": (lambda file: file.tagged(STRSZ, FILTER), KNOWS),
    "a library of others, with code that runs then": (lambda file: file.tagged(SYMENT, LOADED), KNOWS),
    "the name of a library of the system": (lambda file: file.tagged(SYMENT, NAMED), KNOWS),
    "two tables of symbols": (lambda file: file.tagged(SYMENT, SYMTAB), NO_FILE),
    "a function that the loader does not look for here": (
        lambda file: file.put(file.place(GNU_HASH) + 16, "QQ", 0, 0),
        NO_NAME,
    ),
    "a filter of names that is not defined": (
        lambda file: file.put(file.place(GNU_HASH) + 12, "I", 38),
        NO_NAME,
    ),
    "no hash table": (lambda file: file.tagged(GNU_HASH, 4), "not rechecked: the table of symbols"),
    "an address that code computes": (lambda file: file.put(file.place(JMPREL) + 8, "I", IRELATIVE), KNOWS),
    "a relocation of code": (lambda file: file.put(file.place(JMPREL), "Q", 0x1000), "not rechecked"),
    "a relocation of the dynamic table": (
        lambda file: file.put(file.place(JMPREL), "Q", file.dynamic),
        f"{NO_FILE}: the loader changes its dynamic table",
    ),
    "addresses of the loader in the dynamic table": (
        lambda file: file.put(file.tags[PLTGOT] + 8, "Q", file.dynamic),
        f"{NO_FILE}: the loader changes its dynamic table",
    ),
    "addresses of the loader in code": (
        lambda file: file.put(file.tags[PLTGOT] + 8, "Q", 0x1000),
        "not rechecked",
    ),
    "code that the loader makes read-only": (
        lambda file: file.put(
            file.header(KEPT) + 16, "QQQQ", *unpack_from("<QQQQ", file.content, file.code() + 16)
        ),
        "not rechecked: the file in the log has nothing of the right kind",
    ),
    "memory that a system fills with random bytes": (
        lambda file: file.put(file.header(STACK), "I", RANDOM),
        KNOWS,
    ),
    "memory of each thread, without an alignment": (
        lambda file: file.put(file.header(STACK), "IIQQQQQQ", THREADS, 4, 0, 0, 0, 0, 0, 0),
        KNOWS,
    ),
    "a program": (lambda file: file.put(file.tags[STRSZ], "QQ", FLAGS_1, 1 << 27), KNOWS),
    "a file of another system": (lambda file: file.put(7, "B", 6), NO_FILE),
    "a file of a later version": (lambda file: file.put(20, "I", 2), NO_FILE),
    "headers of segments of another size": (lambda file: file.spread(), NO_FILE),
    "code from which linkers make other functions": (lambda file: file.content.extend(b".gnu.lto_f\0"), KNOWS),
    "stacks that can be executed": (lambda file: file.put(file.header(STACK) + 4, "I", 7), KNOWS),
    "stacks of which nothing is said": (lambda file: file.put(file.header(STACK), "I", 0), KNOWS),
    "a function without the landing pad of which the file tells": (
        lambda file: file.put(file.segments[file.header(NOTE)][2] + 16, "IIQ", PADS, 4, 1),
        NO_NAME,
    ),
    "a processor that a program needs": (
        lambda file: file.put(file.segments[file.header(NOTE)][2] + 16, "IIQ", NEEDED, 4, 8),
        KNOWS,
    ),
    "a system that a program needs": (
        lambda file: file.put(file.segments[file.header(NOTE)][2], "IIII", 4, 16, 1, 0x554E47),
        KNOWS,
    ),
    "code from elsewhere in the file": (lambda file: file.put(file.code() + 8, "Q", 0x1010), NO_FILE),
    "code that may be written": (lambda file: file.put(file.code() + 4, "I", 7), "not rechecked"),
    "a local symbol": (lambda file: file.put(file.symbol() + 4, "B", 2), NO_NAME),
    "a hidden symbol": (lambda file: file.put(file.symbol() + 5, "B", HIDDEN), NO_NAME),
    "a symbol that is a number": (lambda file: file.put(file.symbol() + 6, "H", ABSOLUTE), NO_NAME),
    "a symbol without a size": (lambda file: file.put(file.symbol() + 16, "Q", 0), NO_NAME),
    "a symbol of data": (lambda file: file.put(file.symbol() + 4, "B", 0x11), NO_NAME),
    "another place": (lambda file: file.put(file.symbol() + 8, "Q", 0x1000), "not rechecked"),
}


@pytest.mark.parametrize(("change", "why"), LIBRARIES.values(), ids=LIBRARIES)
def test_a_library_that_the_loader_reads_otherwise_is_refused(
    loop: Entries, change: Callable[[Changed], None], why: str
) -> None:
    file = Changed(base64.b64decode(loop[0]["library"]))
    change(file)
    changed = [{"library": base64.b64encode(file.content).decode("ascii")}, loop[1]]
    assert str(first(changed)).startswith(f"{NAME}: {why}"), str(first(changed))


# Instructions.


@pytest.mark.parametrize(
    "code",
    [
        *("shl cl, cl", "shl eax, cl", "shl eax, 32", "ror eax, 0", ".byte 0x66, 0x0f, 0xc8", "xchg eax, ecx"),
        ".byte 0x66, 0xc5, 0xfd, 0x6f, 0xc1",  # vmovdqa ymm0, ymm1 with a prefix
        ".byte 0xf3, 0x4c, 0x0f, 0x29, 0x44, 0x24, 0x30",  # movaps with a prefix
        ".byte 0x62, 0xf1, 0xfd, 0x68, 0x6f, 0xc1",  # vmovdqa64 of vectors of no length
        ".byte 0x0f, 0x19, 0xc0",  # a nop that later processors may read otherwise
    ],
)
def test_operands_without_a_meaning_are_not_supported(code: str) -> None:
    needs.package("iced_x86", "capstone", "bitwuzla")
    (found,) = assembled([code]).values()
    with pytest.raises(Unsupported):
        simulated(found, random_inputs(0))
