"""`hashwright bench`: its runs, its output and its errors. No test asserts a speed."""

import json
import math
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from hashwright.bench import benchmark, contest, plot, timing, variants
from hashwright.bench.benchmark import BenchReport
from hashwright.bench.elf import symbol_sizes
from hashwright.bench.timing import Row
from hashwright.bench.variants import entries, read_variants
from hashwright.cli import commands as cli
from hashwright.errors import UserError
from hashwright.files.plan import Plan
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.modes.merkle_damgard import BLOCKS
from hashwright.native import compiler
from hashwright.output.generate import generate
from hashwright.requests.request import Request, resolve, serving
from tests import needs

EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
TABLES: Final = (
    ("md5", EXAMPLES / "md5_variants.toml"),
    ("md5", EXAMPLES / "md5_batch.toml"),
    ("ripemd160", EXAMPLES / "ripemd160_orders.toml"),
)
SHORT: Final = ("--samples", "2", "--size", "128")
PORTABLE: Final = ("md5", "--target", "portable", *SHORT)


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeats no measurement, because two samples are never steady."""
    if not compiler.available():
        pytest.skip(f"there is no C compiler here; {needs.SETUP}")
    monkeypatch.setattr(timing, "UNSTEADY", math.inf)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """`hashwright bench` with these words: exit code, standard output, standard error."""

    def called(*words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            cli.main(["bench", *words])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return called


Run = Callable[..., tuple[int, str, str]]


def test_json_is_one_object_with_a_row_for_each_kernel_and_peer(run: Run) -> None:
    code, out, _ = run(*PORTABLE, "--schedule", "g=add", "--schedule", "", "--json")
    assert code == 0
    told = json.loads(out)
    assert (told["hash"], told["kernel"], told["size"], told["samples"]) == ("md5", "blocks", 128, 2)
    assert told["processor"]
    assert 0.1 < told["ghz"] < 10
    assert len(told["compilers"]) == 1
    for row in told["rows"]:
        assert set(row) == {"name", "kind", "cpb", "gbps", "ratio", "spread", "code_bytes", "low", "high"}
        assert all(math.isfinite(row[key]) and row[key] > 0 for key in ("cpb", "gbps", "ratio"))
        assert row["spread"] >= 0
        assert 0 < row["low"] <= row["cpb"] <= row["high"]
    ours = [row["name"] for row in told["rows"] if row["kind"] == "ours"]
    assert ours == ["g=add", "default"]
    assert set(ours) == set(told["made"])
    assert told["made"]["g=add"]["command"] == (
        "hashwright make md5 --target portable --kernel blocks --schedule g=add"
    )
    (base,) = (row for row in told["rows"] if row["name"] == told["base"])
    assert base["ratio"] == 1


def test_the_table_says_what_was_measured_and_where(run: Run) -> None:
    code, out, _ = run(*PORTABLE, "--base", "portable")
    assert code == 0
    assert benchmark.processor() in out
    assert "GHz during the measurement" in out
    assert "md5 blocks, messages of 128 bytes, median of 2 samples" in out
    (line,) = (line for line in out.splitlines() if line.strip().startswith("portable "))
    name, cpb, _, ratio, extent, _, size = line.split()
    assert (name, ratio, extent) == ("portable", "1.000", f"{cpb}-{cpb}")  # two samples at one position
    assert int(size) > 64 * 4  # one instruction or more for each step
    assert len(re.findall("^OpenSSL .* -$", out, re.MULTILINE)) == 1


def test_the_code_of_a_kernel_is_counted(run: Run, tmp_path: Path) -> None:
    """tests/bench/test_elf.py compares sizes with other tools."""
    words = ("--target", "x86-64", "--emitter", "c", "--emitter", "gas", "--json", *SHORT)
    needs.runs(resolve("md5", "x86-64").target)
    rows = json.loads(run("md5", *words)[1])["rows"]
    assert [row["code_bytes"] for row in rows if row["kind"] == "peer"] == [None]
    sizes = {row["name"]: row["code_bytes"] for row in rows if row["kind"] == "ours"}
    generate(resolve("md5", "x86-64", kernel="blocks", emitter="gas")).write(tmp_path)
    library = compiler.find().shared_library([tmp_path / "md5_blocks.S"], tmp_path / "kernel.so")
    assert sizes["gas"] == symbol_sizes(library)["md5_blocks"]
    assert sizes["c"] != sizes["gas"]


def test_an_unknown_size_is_a_dash(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "symbol_sizes", lambda path: {})
    code, out, _ = run(*PORTABLE)
    assert code == 0
    (line,) = (line for line in out.splitlines() if line.strip().startswith("portable "))
    assert line.split()[-1] == "-"


@pytest.mark.parametrize("kernel", ["encrypt", "mac"])
def test_a_cipher_is_timed_by_kernel(kernel: str, run: Run) -> None:
    needs.runs(serving(HASHES["aegis128l"])[0])
    code, out, _ = run("aegis128l", "--kernel", kernel, *SHORT, "--json")
    assert code == 0
    told = json.loads(out)
    assert told["kernel"] == kernel
    assert "ours" in {row["kind"] for row in told["rows"]}


@pytest.mark.long
@pytest.mark.sampled("kernel")
@pytest.mark.parametrize("kernel", ["encrypt", "decrypt", "mac"])
def test_a_cipher_is_timed_in_pieces(kernel: str, run: Run) -> None:
    """The only peer is libaegis: the textbook form has no functions for pieces."""
    words = ("--kernel", kernel, "--target", "portable", "--size", "100", "--pieces", "30", "--samples", "2")
    code, out, _ = run("aegis128l", *words, "--json")
    assert code == 0
    told = json.loads(out)
    assert (told["size"], told["pieces"]) == (100, 30)
    assert {row["name"] for row in told["rows"]} <= {"portable", "libaegis"}
    assert f"aegis128l {kernel}, messages of 100 bytes in pieces of 30, median" in run("aegis128l", *words)[1]
    assert json.loads(run(*PORTABLE, "--json")[1])["pieces"] is None


@pytest.mark.sampled("kernel")
@pytest.mark.parametrize("kernel", ["encrypt", "decrypt", "mac"])
def test_without_aes_instructions_there_is_a_textbook_to_compare_with(kernel: str, run: Run) -> None:
    """The peer computes the same: wrong functions are not timed."""
    words = ("--target", "portable", "--base", "textbook", "--size", "100")
    code, out, _ = run("aegis128l", "--kernel", kernel, *words, *SHORT, "--json")
    assert code == 0
    rows = {row["name"]: row["kind"] for row in json.loads(out)["rows"]}
    assert (rows["textbook"], rows["portable"]) == ("peer", "ours")


def test_lanes_of_different_number_run_beside_each_other(run: Run) -> None:
    for target in ("x86-64-ssse3", "x86-64-avx2"):
        needs.runs(resolve("md5", target).target)
    words = ("--target", "x86-64-ssse3", "--target", "x86-64-avx2")
    code, out, _ = run("md5", "--kernel", "lanes", *words, *SHORT, "--json")
    assert code == 0
    rows = json.loads(out)["rows"]
    assert [row["name"] for row in rows if row["kind"] == "ours"] == ["x86-64-ssse3", "x86-64-avx2"]


def test_a_batch_is_timed_on_each_kind_of_lengths(run: Run) -> None:
    words = ("--kernel", "batch", "--messages", "9", "--lengths", "giant", "--lengths", "equal")
    code, out, _ = run(*PORTABLE, *words, "--base", "portable, equal")
    assert code == 0
    assert "batches of 9, messages of 128 bytes" in out
    assert "portable, giant" in out
    assert "giant: one of a hundred times 128 bytes" in out.replace("\n", " ")


def test_kernels_are_named_by_what_differs() -> None:
    cc = compiler.find()
    assert [entry.name for entry in entries(MD5, BLOCKS, ["portable"], [cc], [""])] == ["portable"]
    named = entries(MD5, BLOCKS, ["portable", "portable"], [cc], ["", "g=add"])
    assert [entry.name for entry in named] == ["default", "g=add"]
    other = compiler.find(f"{cc} -O3")
    alike = [f"{cc.identity()} ({each})" for each in (cc, other)]
    assert [entry.name for entry in entries(MD5, BLOCKS, ["portable"], [cc, other], [""])] == alike


@pytest.mark.long
def test_batches_are_timed_with_several_commands_of_one_compiler(run: Run) -> None:
    cc = str(compiler.find())
    words = ("--kernel", "batch", "--messages", "2", "--lengths", "equal", "--cc", cc, "--cc", f"{cc} -O3")
    code, out, _ = run(*PORTABLE, *words)
    assert code == 0
    assert f"({cc} -O3), equal" in out


# Other implementations in a user's library.

PEERS: Final = """
#include "md5_blocks.h"

void three(uint32_t state[4][3], const uint8_t *const data[3], size_t nblocks)
{
    for (int i = 0; i < 3; i++) {
        uint32_t one[4];

        for (int j = 0; j < 4; j++)
            one[j] = state[j][i];
        md5_blocks(one, data[i], nblocks);
        for (int j = 0; j < 4; j++)
            state[j][i] = one[j];
    }
}

void turned(uint32_t state[4][3], const uint8_t *const data[3], size_t nblocks)
{
    const uint8_t *const back[3] = {data[2], data[1], data[0]};

    three(state, back, nblocks);
}

void fresh(uint32_t state[4], const uint8_t *data, size_t nblocks)
{
    for (; nblocks != 0; nblocks--, data += 64) {
        state[0] = 0x67452301, state[1] = 0xefcdab89, state[2] = 0x98badcfe, state[3] = 0x10325476;
        md5_blocks(state, data, 1);
    }
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A library of functions by another author, some correct and some wrong."""
    place = tmp_path_factory.mktemp("peers")
    generate(resolve("md5", "portable", kernel="blocks")).write(place)
    (place / "peers.c").write_text(PEERS)
    sources = [place / "md5_blocks.c", place / "peers.c"]
    return str(compiler.find().shared_library(sources, place / "peers.so"))


def test_a_peer_of_blocks_runs_beside_ours(library: str, run: Run) -> None:
    code, out, _ = run(*PORTABLE, "--peer", f"{library}:md5_blocks", "--base", "md5_blocks", "--json")
    assert code == 0
    rows = {row["name"]: row for row in json.loads(out)["rows"]}
    assert (rows["md5_blocks"]["kind"], rows["md5_blocks"]["ratio"]) == ("peer", 1)
    assert rows["portable"]["kind"] == "ours"
    assert rows["md5_blocks"]["code_bytes"] == symbol_sizes(Path(library)).get("md5_blocks")


def test_a_peer_of_lanes_has_a_number_of_messages_and_a_name_of_its_own(library: str, run: Run) -> None:
    target = resolve("md5", "native", kernel="lanes").target
    needs.runs(target)
    words = ("--peer", f"{library}:three:3", "--peer", f"by hand={library}:three:3")
    code, out, _ = run("md5", "--kernel", "lanes", "--target", target.name, *SHORT, *words, "--json")
    assert code == 0
    kinds = [(row["name"], row["kind"]) for row in json.loads(out)["rows"]]
    assert kinds[-3:] == [("three", "peer"), ("by hand", "peer"), (target.name, "ours")]


@pytest.mark.sampled("peer")
@pytest.mark.parametrize(("kernel", "peer"), [("lanes", "turned:3"), ("lanes", "three:4"), ("blocks", "fresh")])
def test_a_wrong_peer_is_refused(kernel: str, peer: str, library: str, run: Run) -> None:
    target = resolve("md5", "native", kernel=kernel).target.name
    code, out, err = run("md5", "--kernel", kernel, "--target", target, *SHORT, "--peer", f"{library}:{peer}")
    assert code == 1
    name = peer.partition(":")[0]
    assert [line for line in out.splitlines() if line.strip().startswith(f"{name} ")] == []
    assert [
        line for line in out.splitlines() if line.strip().startswith(target[:8])
    ] != []  # the rest of the table
    assert f"'{name}' of {library} is wrong for" in err
    assert "the prototype of our kernel" in err


@pytest.mark.parametrize(
    ("kernel", "peer", "sentence"),
    [
        ("blocks", "{}", "does not name a function of a library; write --peer [NAME=]FILE:FUNCTION[:MESSAGES]"),
        ("blocks", "/no/such.so:f", "there is no file /no/such.so; write --peer"),
        ("blocks", f"{__file__}:f", f"cannot load {__file__}"),
        ("blocks", "{}:four", "has no function 'four'; write one that it exports"),
        (
            "blocks",
            "{}:md5_blocks:3",
            "'md5_blocks' has a number of messages, but blocks processes one at a time",
        ),
        ("lanes", "{}:three", "'three' lacks the number of messages of a call"),
        ("lanes", "{}:three:0", "'three' lacks the number of messages of a call"),
        ("lanes", "{}:three:many", "there is no file {}:three"),
    ],
)
def test_an_invalid_peer_is_reported_in_one_sentence(
    kernel: str, peer: str, sentence: str, library: str, run: Run
) -> None:
    code, out, err = run("md5", "--kernel", kernel, *SHORT, "--peer", peer.format(library))
    assert (code, out) == (2, "")
    assert sentence.format(library) in err
    assert len(err.splitlines()) == 1


def test_a_peer_with_the_name_of_another_is_refused(library: str, run: Run) -> None:
    for words in (("portable={}:md5_blocks",), ("{}:fresh", "{}:fresh")):
        peers = (word for each in words for word in ("--peer", each.format(library)))
        code, _, err = run(*PORTABLE, *peers)
        assert code == 2
        assert "there are two candidates '" in err


# Variants.


@pytest.mark.parametrize(("hash_name", "path"), TABLES, ids=lambda each: getattr(each, "stem", each))
def test_every_variant_of_the_tables_is_a_valid_request(hash_name: str, path: Path) -> None:
    commands = [table.request(HASHES[hash_name], BLOCKS).command() for table in variants._tables(path)]
    assert len(set(commands)) == len(commands)  # no variant occurs twice


def test_the_table_of_md5_has_the_rows_of_its_source() -> None:
    rows = ["Standard", "GOpt", "GHOpt", "NoLEA", "NoLEA-G", "NoLEA-GH", "Cache4", "Cache8", "CacheG", "AVX512"]
    assert [table.words["name"] for table in variants._tables(TABLES[0][1])][: len(rows)] == rows


def test_variants_run_and_are_compared_with_the_first(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path, variant("one"), variant("two", schedule="g=add"))
    code, out, _ = run("md5", "--variants", str(path), *SHORT)
    assert code == 0
    assert "vs base" in out
    (line,) = (line for line in out.splitlines() if line.strip().startswith("one "))
    assert "+0.00%" in line


@pytest.mark.long
def test_every_variant_of_the_table_of_md5_is_right(run: Run) -> None:
    """A wrong variant is rejected."""
    if not resolve("md5", "x86-64").target.runs_here():
        pytest.skip("all variants are for x86-64")
    code, out, _ = run("md5", "--variants", str(TABLES[0][1]), *SHORT, "--json")
    assert code == 0
    told = json.loads(out)
    assert sum(row["kind"] == "ours" for row in told["rows"]) == len(told["made"])
    assert len(told["made"]) + len(told["notes"]) >= 18


def test_a_variant_that_cannot_run_here_is_left_out_and_named(tmp_path: Path) -> None:
    foreign = foreign_target()
    path = write(tmp_path, variant("here"), variant("there", target=foreign))
    found = read_variants(path, MD5, BLOCKS, [compiler.find()])
    assert [entry.name for entry in found.entries] == ["here"]
    assert "'there' is left out" in found.notes[0]
    with pytest.raises(UserError, match="none of the variants"):
        read_variants(write(tmp_path, variant("there", target=foreign)), MD5, BLOCKS, [compiler.find()])


def variant(name: str = "one", **words: str) -> str:
    told = {"name": name, "target": "portable", "schedule": "", **words}
    return "[[variant]]\n" + "".join(f'{key} = "{value}"\n' for key, value in told.items())


def write(directory: Path, *tables: str) -> Path:
    path = directory / "variants.toml"
    path.write_text("# a comment\n" + "\n".join(tables))
    return path


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "has no variants"),
        ("variant = 3\n", "has no variants"),
        ("name = \n", r"is not TOML: .* line 2"),
        ("[other]\n", "line 2: there is no 'other'"),
        (variant(tarjet="x"), "line 6: a variant has no 'tarjet'; write target, or one of: name, schedule"),
        ('[[variant]]\nname = "x"\n', "line 2: the variant lacks 'target'"),
        ('[[variant]]\nname = 3\ntarget = ""\n', "line 3: 'name' is not text"),
        (variant() + variant(), "line 7: there are two variants 'one'"),
        (variant(target="x87"), "line 4: there is no target 'x87'"),
        (variant() + "\n" + variant("two", schedule="g=sideways"), "line 10: 'sideways' is not a value of 'g'"),
        (variant(schedule="q=1"), "line 5: 'q' is not a choice"),
        (variant(kernel="head"), "line 6: there is no kernel 'head' of md5"),
        (variant(cc="no-such-cc"), "line 6: there is no compiler 'no-such-cc'"),
    ],
)
def test_a_wrong_file_of_variants_is_reported_with_its_line(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=sentence) as raised:
        read_variants(write(tmp_path, text), MD5, BLOCKS, [compiler.find()])
    assert "\n" not in str(raised.value)


# Errors.


def foreign_target() -> str:
    """A target that does not run here."""
    return next(name for name in ("riscv64", "x86-64-bmi") if not resolve("md5", name).target.runs_here())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sha0",), "there is no hash 'sha0'"),
        (("md5", "--kernel", "head"), "there is no kernel 'head' of md5; write one of: blocks"),
        (("md5", "--target", "x87"), "there is no target 'x87'"),
        (("md5", "--cc", "no-such-cc"), "there is no compiler 'no-such-cc'"),
        (("md5", "--schedule", "g=up"), "'up' is not a value of 'g'"),
        (("md5", "--emitter", "wasm"), "there is no emitter 'wasm'; write one of: c"),
        (("md5", "--size", "65"), "write a multiple of 64"),
        (("md5", "--size", "0"), "write a multiple of 64"),
        (("md5", "--size", "-64"), "'-64' is not a number from 0 to 1073741824"),
        (("md5", "--base", "nobody"), "there is no base 'nobody'; write one of: "),
        (("md5", "--samples", "1"), "write 2 or more"),
        (("aegis128l", "--pieces", "0"), "'0' is not a number from 1 to 1073741824"),
        (("aegis128l", "--pieces", "x"), "'x' is not a number from 1 to 1073741824"),
        (("aegis128l", "--pieces", "9", "--size", "8"), "write --pieces 8 or fewer"),
        (
            ("aegis128l", "--kernel", "batch", "--pieces", "8"),
            "'batch' of aegis128l cannot be timed on messages in pieces; write --kernel with one of: encrypt",
        ),
        (("aegis128l", "--pieces", "8", "--peer", "x.so:f"), "needs three; leave --peer or --pieces out"),
        (("md5", "--messages", "5"), "apply to batches; write --kernel batch with them"),
        (("md5", "--lengths", "even"), "apply to batches; write --kernel batch with them"),
        (
            ("md5", "--kernel", "batch", "--lengths", "odd"),
            "there is no kind of lengths 'odd'; write one of: equal",
        ),
        (("md5", "--variants", "/no/such/file.toml"), "cannot read /no/such/file.toml"),
        (
            ("md5", "--plot", "speed.pdf"),
            "'.pdf' is not a kind of picture; write --plot with a file in .png or .svg",
        ),
        (("md5", "--plot", "/no/such/speed.svg"), "there is no directory /no/such"),
        (("md5", "--target", "native", "--variants", "x.toml"), "leave --target and --schedule out"),
    ],
)
def test_bad_words_end_with_one_sentence_and_2(words: tuple[str, ...], sentence: str, run: Run) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert err.startswith("hashwright: ")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_target_that_cannot_run_here_is_refused(run: Run) -> None:
    code, _, err = run("md5", "--target", foreign_target())
    assert code == 2
    assert f"this machine cannot run code for '{foreign_target()}'" in err


def test_a_wrong_kernel_is_refused_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(request: Request) -> Plan:
        plan = generate(request)
        files = {name: text.replace(b"0xd76aa478", b"0xd76aa479") for name, text in plan.files.items()}
        return replace(plan, files=files)

    monkeypatch.setattr(benchmark, "generate", wrong)
    code, out, err = run(*PORTABLE)
    assert code == 1
    assert " ours " not in out
    assert "'portable' is wrong for 128 bytes, so it is not timed" in err


# Notes and pictures.


def test_a_spread_that_is_too_wide_is_reported(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "UNSTEADY", -1.0)
    code, out, _ = run(*PORTABLE)
    assert code == 0
    assert "in the best of 1 runs" in out.replace("\n", " ")


def report() -> BenchReport:
    rows = (Row("a peer", "peer", 5.0, 0.7, 1.0, 0.01), Row("ours <1>", "ours", 4.0, 0.9, 1.25, 0.01))
    return BenchReport("md5", "blocks", 64, 2, "a peer", "some processor", 3.7, ("cc 1",), {}, (), rows, ())


@pytest.mark.parametrize("suffix", plot.SUFFIXES)
def test_a_chart_is_the_same_each_time(suffix: str, tmp_path: Path) -> None:
    needs.package("matplotlib")
    made = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}{suffix}"
        plot.require_drawable(path)
        plot.draw(report(), path)
        made.append(path.read_bytes())
    assert made[0] == made[1]
    if suffix == ".svg":
        assert b"ours &lt;1&gt;" in made[0]
        assert b"4.000" in made[0]


def test_without_matplotlib_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    with pytest.raises(UserError, match=r"matplotlib is not installed; write `.* -m pip install matplotlib`"):
        plot.require_drawable(tmp_path / "speed.svg")
