"""The second checker accepts the logs of proofs, and refuses what differs from them."""

import base64
import json
import re
import tempfile
from collections.abc import Callable, Sequence
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from hashwright import recheck
from hashwright.certify.log import Log
from hashwright.errors import UserError
from hashwright.hashes.md5 import K
from hashwright.output.generate import sources
from hashwright.proof.contract.functions import proving_of
from hashwright.recheck.log import Rechecked, outcomes
from hashwright.recheck.x86 import MEMORY, decoded
from hashwright.requests.request import Request, resolve
from hashwright.vendor.imports import imported
from tests import compiled, needs
from tests.certify.conftest import commanded

MACHINE = 18  # the offset of the processor in a header of ELF
AARCH64 = b"\xb7\0"
Entries = list[dict[str, Any]]


def logged(request: Request, kind: str = "gcc", only: str = "") -> Entries:
    """The log of the proofs of a request's functions whose names contain a text."""
    needs.package("iced_x86", "capstone", "elftools", "z3", "bitwuzla")
    log = Log()
    with tempfile.TemporaryDirectory() as place:
        files = [compiled.written(request) / name for name in sources(request)]
        library = needs.compiler(kind).bare_library(files, Path(place) / "library.so", request.flags)
        for function in proving_of(request.hash).all(request):
            if only in str(function):
                log.note(library, request, function)
    return [json.loads(line) for line in str(log).splitlines()]


def outcome(entries: Entries) -> Rechecked:
    (found,) = outcomes(map(json.dumps, entries))
    return found


def test_the_checker_is_small_and_imports_little_of_the_first_one() -> None:
    """A reviewer can read it, and it shares plain data alone."""
    sources = [path.read_text("utf-8") for path in Path(recheck.__path__[0]).glob("*.py")]
    assert sum(len(each.splitlines()) for each in sources) <= 1500
    shared = {name for each in sources for name in imported(each) if name.startswith("hashwright.proof")}
    assert {name for name in shared if not name.startswith("hashwright.proof.contract")} == set()


@pytest.fixture(scope="module")
def log() -> Entries:
    return logged(resolve("md5", "x86-64-bmi", kernel="blocks"))


def test_a_proof_is_rechecked(log: Entries) -> None:
    found = outcome(log)
    assert str(found) == "md5_blocks: rechecked"
    assert found.command == "hashwright make md5 --target x86-64-bmi --kernel blocks"


@pytest.mark.long
def test_messages_side_by_side_are_rechecked() -> None:
    found = outcome(logged(resolve("md5", "x86-64-sse2", kernel="lanes", emitter="gas", schedule="streams=1")))
    assert found.is_rechecked, str(found)


@pytest.mark.parametrize(
    "words",
    [
        "aegis128l x86-64-aesni",
        *(pytest.param(f"{name} x86-64-vaes", marks=pytest.mark.long) for name in ("aegis128x2", "aegis256")),
    ],
)
def test_loops_of_aegis_are_rechecked(words: str) -> None:
    """Loops over data, over a message that the output replaces, and over one that it does not."""
    found = [*outcomes(map(json.dumps, logged(resolve(*words.split(), kernel="encrypt", emitter="gas"))))]
    assert all(each.is_rechecked for each in found), "; ".join(map(str, found))


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("md5 x86-64-bmi library", ("md5_blocks", "md5_init")),
        ("ripemd160 x86-64-sse2 fixed", ("ripemd160_32",)),
        ("md5 x86-64-bmi fixed", ("md5_32",)),
    ],
)
def test_other_functions_are_rechecked(words: str, names: Sequence[str]) -> None:
    name, target, kernel = words.split()
    length = {"length": "32"} if kernel == "fixed" else {}
    request = resolve(name, target, kernel=kernel, **length)
    found = [*outcomes(map(json.dumps, logged(request)))]
    assert {each.function for each in found if each.is_rechecked} == {*names}, "; ".join(map(str, found))
    assert not any(each.refused for each in found)


def test_static_functions_are_not_covered() -> None:
    """The names of such functions are in headers of sections, which may say anything."""
    entries = logged(resolve("md5", "x86-64-bmi", kernel="batch"), only="md5_blocks")
    found = next(outcomes(map(json.dumps, entries)))
    assert str(found) == "md5_blocks: not covered: the checker does not support functions of this kind"


@pytest.mark.long
@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["gcc", "clang"])
@pytest.mark.parametrize(
    "words",
    [
        "md5 x86-64 c",
        "md5 x86-64-bmi gas",
        "md5 x86-64-sse2 gas lanes",
        "ripemd160 x86-64 c",
        "ripemd160 x86-64-bmi gas",
    ],
)
def test_block_functions_are_rechecked(words: str, kind: str) -> None:
    name, target, emitter, kernel, *_ = [*words.split(), "blocks"]
    found = outcome(logged(resolve(name, target, kernel=kernel, emitter=emitter), kind))
    assert found.is_rechecked, str(found)


@pytest.mark.parametrize(
    ("code", "displacement", "element"),
    [
        ("6261fd087e6424f9", -56, 0),  # vmovq [rsp - 56], xmm28, whose displacement capstone 5 doubles
        ("6261fe087e6005", 40, 0),  # vmovq xmm28, [rax + 40]
        ("62d15558fe3f", 0, 32),  # vpaddd zmm7, zmm5, [r15]{1to16}
        ("62d1d558d47f01", 8, 64),  # vpaddq zmm7, zmm5, [r15 + 8]{1to8}
    ],
)
def test_what_capstone_does_not_say_of_memory_is_read(code: str, displacement: int, element: int) -> None:
    needs.package("capstone")
    operands = decoded(bytes.fromhex(code), 0).operands
    (memory,) = (each for each in operands if each.kind == MEMORY)
    assert (memory.displacement, memory.element) == (displacement, element)


def replaced(library: dict[str, Any], old: bytes, new: bytes) -> None:
    """Replaces bytes that occur once in a library."""
    content = base64.b64decode(library["library"])
    assert content.count(old) == 1
    library["library"] = base64.b64encode(content.replace(old, new)).decode("ascii")


def other_constant(entries: Entries) -> None:
    """Another constant of a step, in the code and in the log's instructions."""
    old, new = ((K[40] ^ change).to_bytes(4, "little") for change in (0, 1))
    replaced(entries[0], old, new)
    for each in entries[1]["instructions"]:
        each[1] = each[1].replace(old.hex(), new.hex())


def other_code(entries: Entries) -> None:
    """An instruction that the log reads otherwise."""
    replaced(entries[0], K[40].to_bytes(4, "little"), K[41].to_bytes(4, "little"))


def other_rotation(entries: Entries) -> None:
    """The first rorx, by one bit more."""
    rotated = next(each for each in entries[1]["instructions"] if re.match("c4.{4}f0", each[1]))
    content = bytearray(base64.b64decode(entries[0]["library"]))
    end = content.index(bytes.fromhex(rotated[1])) + len(rotated[1]) // 2
    content[end - 1] += 1
    entries[0]["library"] = base64.b64encode(content).decode("ascii")
    rotated[1] = content[end - len(rotated[1]) // 2 : end].hex()


def other_lemma(entries: Entries) -> None:
    lemma = entries[1]["proofs"][0]["lemmas"][100]
    lemma[-1][0][0] += 1


def lemma_elsewhere(entries: Entries) -> None:
    lemma = entries[1]["proofs"][0]["lemmas"][100]
    lemma[2] += 1


def no_cut(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"] = []


def another_cut(entries: Entries) -> None:
    """A head that is another instruction of the loop."""
    instructions = [at for at, _ in entries[1]["instructions"]]
    cut = entries[1]["proofs"][0]["cuts"][0]
    cut[0] = instructions[instructions.index(cut[0]) + 1]


def cuts_in_two_places(entries: Entries) -> None:
    """Two cuts that take turns, of which the second one is another instruction."""
    entries[1]["proofs"][0]["cuts"] += deepcopy(entries[1]["proofs"][0]["cuts"])
    another_cut(entries)


def cuts_in_turn(entries: Entries) -> None:
    """A thousand cuts that take turns, and after which nothing is known."""
    cut = entries[1]["proofs"][0]["cuts"][0]
    entries[1]["proofs"][0]["cuts"] = [[cut[0], cut[1], []]] * 1000


def no_paths(entries: Entries) -> None:
    """More blocks follow than there can be, so that everything holds at the cut."""
    entries[1]["proofs"][0]["cuts"][0][1] = 1 << 62


def no_proofs(entries: Entries) -> None:
    entries[1]["proofs"] = []


def two_proofs(entries: Entries) -> None:
    entries[1]["proofs"] *= 2


def no_instructions(entries: Entries) -> None:
    entries[1]["instructions"] = []


def enormous_number(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], ["const", 1, 1 << 40]])


def no_register(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 99], ["const", 0, 64]])


def nested(entries: Entries) -> None:
    term: list[Any] = ["const", 0, 64]
    for _ in range(300):
        term = ["join", term]
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], term])


def operands_of_two_sizes(entries: Entries) -> None:
    term = ["add", "nblocks", "now 0 0"]
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], term])


def no_content(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"][0][-1] = []


def other_content(entries: Entries) -> None:
    """Two words of the state are exchanged at the head."""
    words = [each for each in entries[1]["proofs"][0]["cuts"][0][-1] if "now" in json.dumps(each[1])]
    words[0][1], words[1][1] = words[1][1], words[0][1]


def word_of_another_block(entries: Entries) -> None:
    """A word of the block that follows the head, which is another one in the next iteration."""
    word = ["join", "message 0 0", ["const", 0, 32]]
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], word])


def content_of_the_message(entries: Entries) -> None:
    """A word of the message is 0, although nothing writes it."""
    entries[1]["proofs"][0]["cuts"][0][-1].append([["memory", "data", 4], ["const", 0, 32]])


def narrow_content(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], ["const", 0, 32]])


def more_left(entries: Entries) -> None:
    """One block more than there are follows."""
    entries[1]["proofs"][0]["cuts"][0][1] += 1


def another_hash(entries: Entries) -> None:
    entries[1]["request"]["hash_name"] = "ripemd160"
    entries[1]["function"] = "ripemd160_blocks"


def no_library(entries: Entries) -> None:
    entries[0]["library"] = base64.b64encode(b"text").decode("ascii")


FAULTS: tuple[tuple[Callable[[Entries], None], str], ...] = (
    (other_constant, "a lemma of the log does not hold after the instruction at 0x"),
    (other_code, "the log and the checker read different instructions at 0x"),
    (other_rotation, "a lemma of the log does not hold after the instruction at 0x"),
    (other_lemma, "a lemma of the log does not hold after the instruction at 0x"),
    (lemma_elsewhere, "which is not executed then"),
    (no_cut, "the log has no cuts, cuts in several places, or more than 2"),
    (cuts_in_two_places, "the log has no cuts, cuts in several places, or more than 2"),
    (cuts_in_turn, "the log has no cuts, cuts in several places, or more than 2"),
    (no_paths, "a loop may continue after the last block"),
    (no_proofs, "the log has other proofs of the function than it needs"),
    (two_proofs, "the log has other proofs of the function than it needs"),
    (no_instructions, "the log and the checker read different instructions at 0x"),
    (enormous_number, "['const', 1, 1099511627776] in the log is no expression"),
    (no_register, "['general', 99] in the log is no place"),
    (nested, "the content of ['general', 0] at 0x"),
    (operands_of_two_sizes, "the log has operands of different sizes"),
    (another_cut, ""),
    (no_content, ""),
    (other_content, ""),
    (word_of_another_block, "the log names message 0 0, which may change during the call"),
    (content_of_the_message, "the content of ['memory', 'data', 4] at 0x"),
    (narrow_content, "the content of ['general', 0] at 0x"),
    (more_left, "a loop may continue after the last block"),
    (another_hash, "the file in the log does not export one function ripemd160_blocks"),
    (no_library, "the file in the log is no shared library of 64 bits"),
)


@pytest.mark.parametrize(("change", "why"), FAULTS, ids=[change.__name__ for change, _ in FAULTS])
def test_a_wrong_log_is_refused(log: Entries, change: Callable[[Entries], None], why: str) -> None:
    changed = deepcopy(log)
    change(changed)
    found = outcome(changed)
    assert found.refused, str(found)
    assert why in found.refused


def test_a_function_that_the_log_leaves_out_is_named(log: Entries) -> None:
    changed = deepcopy(log)
    changed[1] |= {"function": "md5_other"}
    assert [str(each) for each in outcomes(map(json.dumps, changed))] == [
        "md5_other: not covered: the checker does not support functions of this kind",
        "md5_blocks: not covered: the log does not contain it",
    ]


def test_a_function_counts_once(log: Entries) -> None:
    found = [*outcomes(map(json.dumps, [*log, log[1]]))]
    assert [each.is_rechecked for each in found] == [True, False]
    assert found[1].refused == "the log contains it twice"


LINES = "x\n\x1b[1A  md5_blocks: rechecked"


def name_of_lines(entries: Entries) -> None:
    entries[1]["function"] = LINES


def content_of_lines(entries: Entries) -> None:
    entries[1]["proofs"][0]["cuts"][0][-1].append([["general", 0], LINES])


def alignment_of_lines(entries: Entries) -> None:
    entries[1]["proofs"][0]["aligned"] = LINES


def schedule_of_lines(entries: Entries) -> None:
    entries[1]["request"]["schedule"] = LINES


@pytest.mark.parametrize("change", [name_of_lines, content_of_lines, alignment_of_lines, schedule_of_lines])
def test_texts_in_logs_add_no_lines(log: Entries, change: Callable[[Entries], None]) -> None:
    changed = deepcopy(log)
    change(changed)
    found = [*outcomes(map(json.dumps, changed))]
    assert not any(each.is_rechecked for each in found)
    assert all(str(each).isprintable() for each in found)


def test_each_function_is_printed_below_its_own_library(
    log: Entries, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A log may return to a library after another one."""
    other = {"library": base64.b64encode(base64.b64decode(log[0]["library"]) + b"\0").decode("ascii")}
    wrong = {**log[1], "proofs": []}
    place = tmp_path / "log"
    place.write_text("".join(f"{json.dumps(each)}\n" for each in (log[0], wrong, other, wrong, *log)), "ascii")
    lines = commanded(capsys, "recheck", place)[1].splitlines()
    heads = [line for line in lines[:-1] if not line.startswith(" ")]
    assert [len(heads), heads[0]] == [3, heads[2]]


@pytest.mark.parametrize(
    "words",
    [
        {"target_name": "aarch64-neon"},
        {"target_name": "riscv64"},
        {"emitter": "go"},
        {"emitter": "obj", "format": "coff"},
        {"emitter": "obj", "format": "macho"},
        {"among": "auto"},
    ],
    ids=str,
)
def test_a_command_that_does_not_make_the_library_is_refused(log: Entries, words: dict[str, str]) -> None:
    """Its functions are for another processor, or one that it does not name, or are called in another way."""
    request = {"hash_name": "md5", "target_name": "x86-64-bmi", "kernel": "blocks"} | words
    found = outcome([log[0], log[1] | {"request": request}])
    assert found.refused == "the command in the log makes no library for x86-64 that C calls"


@pytest.mark.parametrize(("other", "why"), [("avx512vl", "makes no library"), ("bmi", "does not export one")])
def test_the_command_names_the_target_of_the_library(log: Entries, other: str, why: str) -> None:
    request = log[1]["request"] | {"among": f"x86-64,x86-64-{other}"}
    found = outcome([log[0], log[1] | {"request": request, "function": "md5_x86_64_bmi_blocks"}])
    assert why in found.refused


def test_a_command_for_any_processor_promises_no_feature(log: Entries) -> None:
    """Its compiler may make the library, but only with what every processor has."""
    found = outcome([log[0], log[1] | {"request": log[1]["request"] | {"target_name": "portable"}}])
    assert found.refused == "the target does not promise bmi1, which the code needs"


def test_code_for_another_processor_is_not_covered(log: Entries) -> None:
    changed = deepcopy(log)
    content = bytearray(base64.b64decode(changed[0]["library"]))
    content[MACHINE : MACHINE + 2] = AARCH64
    changed[0]["library"] = base64.b64encode(content).decode("ascii")
    assert str(outcome(changed)) == "md5_blocks: not covered: the checker supports x86-64 only"


@pytest.mark.parametrize("text", ["", "text", "[]", "[" * 100_000, '{"function": 1}', '{"library": "?"}'])
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(UserError, match=r"line 1 is no line of a log; write one by `hashwright prove HASH"):
        list(outcomes([text]))


def test_a_log_is_written_and_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    needs.package("iced_x86", "capstone", "elftools", "z3", "bitwuzla")
    words = ("md5", "--target", "x86-64", "--kernel", "blocks", "--out", tmp_path)
    log = tmp_path / "log"
    assert commanded(capsys, "make", *words)[0] == 0
    assert commanded(capsys, "prove", *words, "--cc", needs.program("gcc"), "--log", log)[0] == 0
    code, out, err = commanded(capsys, "recheck", log)
    assert (code, err) == (0, "")
    library = base64.b64decode(json.loads(log.read_text(encoding="ascii").splitlines()[0])["library"])
    assert out.splitlines() == [
        "hashwright make md5 --target x86-64 --kernel blocks, "
        f"SHA-256 of the library: {sha256(library).hexdigest()}",
        "  md5_blocks: rechecked",
        "functions rechecked: 1 of 1",
    ]
    log.write_text(log.read_text(encoding="ascii").replace('"hash_name":"md5"', '"hash_name":"md4"'), "ascii")
    code, _, err = commanded(capsys, "recheck", log)
    assert (code, err) == (1, "hashwright: not rechecked: md5_blocks; the reasons are above\n")
    code, _, err = commanded(capsys, "recheck", tmp_path / "none")
    assert code == 2
    assert "write one by `hashwright prove HASH --log FILE`" in err
