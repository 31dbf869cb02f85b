"""The command line: its output, its exit codes, and one sentence for every error."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from click import Context, Option
from click.shell_completion import ShellComplete, get_completion_class
from click.testing import CliRunner

from hashwright.cli.commands import cli, main
from hashwright.cli.complete import Bash
from hashwright.cli.shared import doing, progress
from hashwright.cli.vendor import make_all
from hashwright.emit.emitters import EMITTERS
from hashwright.errors import UserError
from hashwright.files.installed import version
from hashwright.graph.ir import Node
from hashwright.graph.rewrite import Pair, rule
from hashwright.hashes import HASHES
from hashwright.output.generate import generate
from hashwright.requests.request import resolve, serving
from hashwright.rules import RULES
from hashwright.targets import TARGETS
from hashwright.targets.processor import identify
from hashwright.vendor.inputs import source
from tests import needs
from tests.patience import PATIENCE

OLD: Final = b"/* Generated; to make it again: as was there before */\n"


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a command."""

    code: int
    out: str
    err: str

    def sentence(self) -> str:
        """The single sentence of an error, without a traceback before or after it."""
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert re.fullmatch(r"hashwright: \S.*\S", lines[0])
        return lines[0].removeprefix("hashwright: ")


def inside(*words: str | Path) -> Done:
    """Runs a command that succeeds in this process, by click's runner."""
    result = CliRunner().invoke(cli, [str(word) for word in words], catch_exceptions=False)
    return Done(result.exit_code, result.stdout, result.stderr)


def run(*words: str | Path, environment: dict[str, str] | None = None, cwd: Path | None = None) -> Done:
    """Runs the command as a user types it."""
    command = [sys.executable, "-m", "hashwright", *map(str, words)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **(environment or {})}, cwd=cwd
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> "Refused":
    return Refused(capsys)


class Refused:
    """Commands in this process that must fail with one sentence."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, words: Sequence[str | Path], code: int = 2) -> str:
        with pytest.raises(SystemExit) as caught:
            main([str(word) for word in words])
        told = self._capsys.readouterr()
        assert caught.value.code == code, told.err
        return Done(code, told.out, told.err).sentence()


# Requests.


def test_make_writes_once_and_says_so(tmp_path: Path) -> None:
    first = inside("make", "md5", "--target", "portable", "--out", tmp_path)
    assert (first.code, first.out) == (0, f"wrote {tmp_path / 'md5.h'}\nwrote {tmp_path / 'md5.c'}\n")
    second = inside("make", "md5", "--target", "portable", "--out", tmp_path)
    assert second.out == first.out.replace("wrote", "unchanged")
    assert (tmp_path / "md5.c").read_bytes() == generate(resolve("md5", "portable")).files["md5.c"]


def test_list_names_every_hash_kernel_and_target() -> None:
    done = inside("list")
    for name in (*HASHES, *TARGETS, *(kernel for hash_ in HASHES.values() for kernel in hash_.kernels)):
        assert name in done.out


def test_list_fits_a_screen() -> None:
    lines = inside("list").out.splitlines()
    assert 24 <= len(lines) <= 40
    assert all(
        re.search(rf"^{re.escape(name)} ", "\n".join(lines), re.MULTILINE) for name in (*HASHES, *TARGETS)
    )
    assert identify().why in lines


def test_list_of_a_hash_prints_its_kernels_and_targets() -> None:
    rows = [line.split() for line in inside("list", "md5").out.splitlines()]
    first = [row[0] for row in rows if row]
    for name in (*HASHES["md5"].kernels, *(target.name for target in serving(HASHES["md5"]))):
        assert first.count(name) == 1
    assert "x86-64-aesni" not in first
    assert not any("sched" in row for row in rows)


def test_list_of_a_hash_prints_emitters_and_their_options() -> None:
    table = inside("list", "aegis128l").out.partition("EMITTER")[2]
    rows = [re.sub(r"\s+", " ", line).strip() for line in table.splitlines()]
    for emitter in EMITTERS.values():
        (at,) = (i for i, row in enumerate(rows) if row.startswith(f"{emitter.name} {emitter.what.split()[0]}"))
        below = " ".join(rows[at:])
        for option in emitter.options:
            assert f"--{option.name} {', '.join(option.values)} {option.what.split()[0]} " in below
    assert "--wipe" not in inside("list", "md5").out


def test_list_for_scripts() -> None:
    everything = json.loads(inside("list", "--json").out)
    assert [each["name"] for each in everything["hashes"]] == list(HASHES)
    assert [each["name"] for each in everything["targets"]] == list(TARGETS)
    (md5,) = json.loads(inside("list", "md5", "--json").out)["hashes"]
    assert md5["kernels"].keys() == {"library", *HASHES["md5"].kernels}
    keys = json.loads(inside("list", "md5", "x86-64-bmi", "--json").out)
    assert {(each["key"], each["value"]) for each in keys} >= {("g", "add"), ("const", "lea")}


def completed(words: str) -> list[str]:
    """The completions of a shell at the end of a line."""
    *before, last = words.split(" ")
    return [each.value for each in ShellComplete(cli, {}, "hashwright", "X").get_completions(before, last)]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ma", ["make"]),
        ("make ripe", ["ripemd160"]),
        ("list aegis128x", ["aegis128x2", "aegis128x4"]),
        ("make md5 --target x86-64-a", ["x86-64-avx2", "x86-64-avx512", "x86-64-avx512vl"]),
        ("make --target x86-64-vaes-", ["x86-64-vaes-avx512vl"]),
        ("make md5 --target portable,x86-64-b", ["portable,x86-64-bmi"]),
        ("show md5 arm", ["armv6"]),
        ("verify md5 --kernel b", ["blocks", "batch"]),
        ("make aegis128x2 --kernel e", ["encrypt"]),
        ("make md5 --target x86-64-bmi --schedule g=a", ["g=add"]),
        ("make md5 --target x86-64-bmi --schedule g=add,cons", ["g=add,const="]),
        ("make md5 --target nothing --schedule g", []),
        ("bench md5 --kernel la", ["lanes"]),
        ("bench md5 --lengths e", ["equal", "even"]),
        ("make md5 --emitter g", ["gas", "go"]),
        ("make md5 --target portable --emitter ", ["c", "rust", "rust-c"]),
        ("make md5 --target x86-64-aesni --emitter r", ["rust", "rust-c"]),
        ("make --core neo", ["neoverse-n2", "neoverse-v2"]),
        ("make md5 --syntax ", ["att", "intel"]),
        ("explore md5 --model-only z", ["zen3", "zen4", "zen5"]),
        ("show md5 --stage r", ["rewritten"]),
    ],
)
def test_a_shell_completes(words: str, found: list[str]) -> None:
    assert [each for each in completed(words) if each != "library"] == found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("make md5 --target portable,x86-64-b", ["portable,x86-64-bmi"]),
        ("make md5 --target = x86-64-b", ["x86-64-bmi"]),
        ("make md5 --target x86-64-bmi --schedule cons", ["const="]),
        ("make md5 --target x86-64-bmi --schedule g =", ["plain", "xor", "add"]),
        ("make md5 --target x86-64-bmi --schedule g = add,i = s", ["sub"]),
    ],
)
def test_bash_completes_its_own_words(words: str, found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It separates them at =, and replaces only the last one."""
    monkeypatch.setenv("COMP_WORDS", "\n".join(["hashwright", *words.split(" ")]))
    monkeypatch.setenv("COMP_CWORD", str(len(words.split(" "))))
    assert get_completion_class("bash") is Bash
    assert Bash(cli, {}, "hashwright", "X").complete() == "\n".join(f"plain,{each}" for each in found)


def test_bash_writes_no_space_behind_a_key() -> None:
    """What this does not catch: an error in the script, which tests/test_pages.py runs."""
    assert "== *= ]] && compopt -o nospace" in Bash.source_template


def test_the_command_alone_shows_a_short_help() -> None:
    done = run()
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) < 12
    assert "hashwright make md5 --target portable" in done.out


def test_the_version() -> None:
    assert inside("--version").out == f"hashwright {version()}, source {source()}\n"


COMMANDS: Final = sorted(cli.list_commands(Context(cli)))


@pytest.mark.parametrize("command", [*COMMANDS, "make --all"])
def test_help_is_in_sentences_and_has_an_example(command: str) -> None:
    text = inside(*command.split(), "--help").out
    assert re.search(r"^  Example: hashwright ", text, re.MULTILINE)
    found = cli.get_command(Context(cli), command) or make_all
    told = [each.help for each in found.params if isinstance(each, Option) and each.name != "help"]
    sentence = re.compile(r"[A-Z].*\.(  \[default: .*\])?", re.DOTALL)
    assert [each for each in told if not sentence.fullmatch(each or "")] == []


def test_a_suggestion_fits(refused: "Refused") -> None:
    sentence = refused(["make", "md5", "--target", "x86"])
    assert "x86-64-bmi" in sentence
    assert "aesni" not in sentence
    assert "aesni" not in refused(["make", "md5", "--target", "portable,x86"])


def test_make_says_what_native_is(tmp_path: Path) -> None:
    chosen = resolve("md5").target
    last = inside("make", "md5", "--out", tmp_path).out.splitlines()[-1]
    assert last == (
        f"native selects {chosen.name} here ({chosen.title}); "
        "--target portable generates files for any processor"
    )
    assert inside("make", "md5", "--target", chosen.name, "--out", tmp_path).out.count("\n") == 2


def test_progress_without_a_terminal_is_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter([0.0, 4.0, 6.0, 6.0, 7.0])
    monkeypatch.setattr("hashwright.cli.shared.time", SimpleNamespace(monotonic=lambda: next(clock)))
    with progress(auto_refresh=False) as tell:
        tell("working", 1, 9)
        tell("working", 2, 9)
        tell("working", 3, 9)
    assert capsys.readouterr().err == "working: 2 of 9\n"


def test_a_long_step_reports_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = threading.Event()

    def echo(line: str, *, err: bool) -> None:
        print(line)
        said.set()

    monkeypatch.setattr("hashwright.cli.shared.QUIET", 0.1)
    monkeypatch.setattr("hashwright.cli.shared.click.echo", echo)
    with doing("working", 2, 9):
        assert said.wait(PATIENCE)
    assert capsys.readouterr().out.startswith("working: 2 of 9\n")


def test_verify_and_prove_name_what_they_compile_and_prove(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = ("md5", "--target", "x86-64", "--kernel", "blocks", "--out", tmp_path)
    inside("make", *request)
    monkeypatch.setattr("hashwright.cli.shared.QUIET", 0)
    for command, told in (
        ("verify", "compiling md5_blocks: 0 of 1\n"),
        ("prove", "compiling md5_blocks: 0 of 1\nproving md5_blocks: 0 of 1\n"),
    ):
        assert told in inside(command, *request).err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("md5", "x86-64-bmi"), ["const", "lea", "select_as_add", "sub", "sched", "horizon", "spare"]),
        (("ripemd160", "x86-64-avx512vl"), ["order", "unit", "svvss/ssvvs", "--kernel lanes", "f5"]),
    ],
)
def test_list_prints_the_choices_of_a_schedule(words: tuple[str, ...], told: list[str]) -> None:
    done = inside("list", *words)
    text = re.sub(r"\s+", " ", done.out.replace("│", " "))
    reasons = {name: each.why.split(";")[0].split(",")[0] for name, each in RULES.items()}
    assert [word for word in told if reasons.get(word, word) not in text] == []


@pytest.mark.long
def test_prove_shows_every_rule_and_its_proof() -> None:
    done = run("prove", environment={"COLUMNS": "200"})
    assert done.code == 0
    for name, each in RULES.items():
        (row,) = (line for line in done.out.splitlines() if re.match(rf"│ {name} ", line))
        assert "│ true " in row
        counts = sum(ty.bits - 1 if each.counts else 1 for ty in each.types)
        assert f"│ {counts} " in row
    text = re.sub(r"[\s│]+", " ", done.out)
    for each in RULES.values():
        assert " ".join(each.why.split()[:4]) in text
        assert str(each.sides()[0]) in text


def test_prove_accepts_one_rule() -> None:
    done = inside("prove", "select_as_add")
    assert done.code == 0
    assert "select_as_xor" not in done.out


def test_a_false_rule_is_shown_with_its_counterexample(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @rule
    def or_as_add(x: Node, y: Node) -> Pair:
        """Nearly."""
        return x | y, x + y

    monkeypatch.setitem(RULES, "or_as_add", or_as_add)
    with pytest.raises(SystemExit) as caught:
        main(["prove", "or_as_add"])
    told = capsys.readouterr()
    assert caught.value.code == 1
    assert "FALSE" in told.out
    x, y = (
        int(value, 16) for value in re.findall(r"^or_as_add: with x = (\w+), y = (\w+), ", told.out, re.M)[0]
    )
    assert x | y != (x + y) % 2**32
    assert told.err == "hashwright: not true for all values: or_as_add; see the counterexamples\n"


@pytest.mark.parametrize("stage", ["graph", "rewritten", "machine", "text"])
def test_show_has_four_stages(stage: str) -> None:
    done = inside("show", "md5", "x86-64-bmi", "--stage", stage)
    assert done.code == 0
    rewritten = "(b & d) + (c & ~d)"
    assert rewritten not in done.out
    assert ("andn" in done.out) == (stage == "machine")
    assert ("#include" in done.out) == (stage == "text")
    steps = re.findall(r"# step (\d+), ", done.out)
    assert steps == ([] if stage == "text" else [str(i) for i in range(1, 65)])


def test_the_rewritten_stage_is_after_the_rules_and_before_selection() -> None:
    described, rewritten = (
        inside("show", "md5", "x86-64-bmi", "--stage", stage).out for stage in ("graph", "rewritten")
    )
    assert described.count(" | ") == 48  # F, G and I
    assert rewritten.count(" | ") < 32  # halves of selects that share no bit are added


def test_show_accepts_the_options_of_make() -> None:
    plain, add = (
        inside("show", "md5", "x86-64-bmi", "--schedule", f"g={form}").out for form in ("plain", "add")
    )
    assert "critical path 305 cycles" in plain
    assert "critical path 289 cycles" in add
    lanes = inside("show", "md5", "x86-64-avx2", "--kernel", "lanes").out
    assert "paddd" in lanes
    one = inside("show", "aegis128l", "x86-64-aesni", "--function", "update").out
    assert re.findall(r"^\w+:", one, re.MULTILINE) == ["update:"]


def test_show_prints_assembly() -> None:
    words = ("show", "md5", "x86-64-bmi", "--emitter", "gas", "--stage", "text")
    text = inside(*words).out
    assert text.encode() == generate(resolve("md5", "x86-64-bmi", emitter="gas")).files["md5_blocks.S"]
    assert "andn       %e" in text
    assert "#if defined(__CET__) && (__CET__ & 1) != 0\n#define IBT 1\n" in text
    other = inside(*words, "--kernel", "blocks", "--syntax", "intel", "--cet").out
    assert "andn       e" in other
    assert "#define IBT 1\n#define SHSTK 2\n" in other
    assert "__CET__" not in other


def test_show_accepts_an_emitter_at_every_stage() -> None:
    """Assembly has another order of instructions than C."""
    words = ("show", "md5", "x86-64-bmi", "--stage", "machine")
    c, gas, source = (
        inside(*words, *more).out
        for more in ((), ("--emitter", "gas"), ("--emitter", "gas", "--schedule", "sched=source"))
    )
    assert gas != c
    assert source == c


def test_show_diff_prints_each_pass() -> None:
    done = run("show", "md5", "x86-64-bmi", "--stage", "rewritten", "--diff")
    assert done.code == 0
    assert "select_as_add in G, 16 times, steps 17-32:" in done.out
    assert "-> 486, critical path 321 -> 289 cycles" in done.out


def test_show_draws_into_files_and_to_stdout(tmp_path: Path) -> None:
    page, text = tmp_path / "step.html", tmp_path / "step.dot"
    words = ("show", "md5", "x86-64-bmi", "--emitter", "gas", "--step", "20", "--steps", "2", "--listed")
    done = inside(*words, "--html", page, "--dot", text)
    assert done.out == f"wrote {text}\nwrote {page}\n"
    assert "step 20, G to step 21, G" in page.read_text(encoding="utf-8")
    on_stdout = inside(*words, "--dot", "-")
    assert on_stdout.out == text.read_text(encoding="utf-8")
    command = re.findall("<code>hashwright (.*)</code>", page.read_text(encoding="utf-8"))[0]
    assert " --emitter gas --step 20 --steps 2 " in command
    assert command.endswith(" --listed")
    again = inside(*command.split(), "--dot", "-")
    assert again.out == on_stdout.out


def test_show_draws_machine_code() -> None:
    words = ("show", "md5", "x86-64-bmi", "--emitter", "gas", "--stage", "text", "--lines", "1-8")
    done = inside(*words, "--html", "-")
    assert "instructions 1 to 8 of the loop" in done.out
    command = re.findall("<code>hashwright (.*)</code>", done.out)[0]
    assert inside(*command.split(), "--html", "-").out == done.out


def test_show_has_the_s_box_of_bit_planes() -> None:
    done = run("show", "aegis128l", "portable", "--function", "sbox")
    assert done.out.startswith("sbox: 119 instructions, critical path 28 cycles\n")
    assert run("show", "aegis128l", "x86-64-aesni", "--function", "sbox").code == 2


def test_verify_accepts_what_make_wrote_and_sees_one_wrong_constant(tmp_path: Path) -> None:
    needs.program("cc")
    words = ("md5", "--target", "portable", "--out", tmp_path)
    inside("make", *words)
    good = run("verify", *words)
    assert good.code == 0, good.err
    assert "DIFFERS" not in good.out
    source = tmp_path / "md5.c"
    text = source.read_text(encoding="ascii")
    assert text.count("0xf61e2562") == 1  # of step 17
    source.write_text(text.replace("0xf61e2562", "0xf61e2563"), encoding="ascii")
    bad = run("verify", *words)
    assert bad.code == 1
    assert bad.out.count("DIFFERS for ") == 4
    assert bad.err == f"hashwright: the code in {source} does not compute MD5; generate it again\n"
    inside("make", *words)
    assert run("verify", *words).code == 0


def test_verify_survives_what_crashes(tmp_path: Path) -> None:
    needs.program("cc")
    words = ("md5", "--target", "portable", "--out", tmp_path)
    inside("make", *words)
    source = tmp_path / "md5.c"
    text = source.read_text(encoding="ascii")
    assert text.count("        used = 0;\n") == 1  # in md5_final
    source.write_text(text.replace("        used = 0;\n", ""), encoding="ascii")
    bad = run("verify", *words)
    assert bad.code == 1
    assert re.search(r"published vectors: \d+ cases: crashed \(.*\) for b'", bad.out)
    assert bad.err == f"hashwright: the code in {source} does not compute MD5; generate it again\n"


def test_verify_accepts_assembly_and_the_c_that_calls_it(tmp_path: Path) -> None:
    needs.program("cc")
    needs.runs(TARGETS["x86-64"])
    words = ("md5", "--target", "x86-64", "--emitter", "gas", "--out", tmp_path)
    inside("make", *words)
    done = run("verify", *words)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{tmp_path / 'md5_blocks.S'} and {tmp_path / 'md5.c'}, compiled by ")
    assert "void md5_blocks" not in (tmp_path / "md5.c").read_text(encoding="ascii")


# Errors.

WRONG: Final = (
    # the command, and the words that its sentence must contain
    ("make nonsense", ["hash 'nonsense'", "md5, ripemd160, aegis128l"]),
    ("make MD5", ["hash 'MD5'", "md5"]),
    ("make md5 --target nonsense", ["target 'nonsense'", "native, portable"]),
    ("make md5 --target x86-64-aesni", ["'x86-64-aesni' does not support md5", "portable"]),
    ("make aegis128l --target x86-64", ["'x86-64' does not support aegis128l", "x86-64-aesni"]),
    ("make md5 --kernel nonsense", ["kernel 'nonsense' of md5", "library, blocks, lanes"]),
    ("make aegis128l --kernel lanes", ["kernel 'lanes' of aegis128l", "library"]),
    ("make md5 --target portable --kernel lanes --schedule lanes=4", ["'4'", "'lanes'", ": 1"]),
    ("make md5 --target portable --schedule q=add", ["'q'", "f, g, h, i"]),
    ("make md5 --target portable --schedule g=fast", ["'fast'", "'g'", "plain, xor, add"]),
    ("make md5 --target portable --schedule g", ["'g' is not a choice", "key=value"]),
    ("make md5 --target x86-64-bmi --schedule i=select", ["'select'", "'i'", "sub"]),
    ("make md5 --target x86-64-avx2 --kernel lanes --schedule lanes=3", ["'3'", "'lanes'", "8"]),
    ("make md5 --prefix a-b", ["prefix 'a-b'", "letters, digits and underscores"]),
    ("make md5 --prefix 9x", ["prefix '9x'"]),
    ("make md5 --prefix é", ["prefix 'é'"]),
    ("make md5 --spdx ?", ["'?'", "SPDX"]),
    ("make", ["missing argument 'HASH'; see `hashwright make --help`"]),
    ("make md5 --nonsense", ["there is no option '--nonsense'; see `hashwright make --help`"]),
    ("make md5 --taget x", ["there is no option '--taget'; write --target, or see `hashwright make --help`"]),
    ("make --all --target x", ["there is no option '--target'; see `hashwright make --all --help`"]),
    ("nonsense", ["there is no command 'nonsense'; write one of: bench, check, "]),
    ("mkae md5", ["there is no command 'mkae'; write make, or one of: bench, check, "]),
    ("make MD5", ["there is no hash 'MD5'; write md5, or one of: ripemd160, aegis128l, "]),
    ("make aegis128", ["there is no hash 'aegis128'; write aegis128l, or one of: md5, "]),
    ("make md5 --target x86", ["there is no target 'x86'; write x86-64, or one of: native, portable, "]),
    ("show nonsense", ["hash 'nonsense'"]),
    ("show md5 nonsense", ["target 'nonsense'"]),
    ("show md5 portable --stage nonsense", ["stage 'nonsense'", "graph, rewritten, machine, text"]),
    ("show md5 portable --function nonsense", ["function 'nonsense' of md5", "compress"]),
    ("show md5 portable --kernel nonsense", ["kernel 'nonsense' of md5"]),
    ("show md5 portable --schedule q=1", ["'q'"]),
    ("show md5 portable --stage machine --diff", ["--diff", "--stage rewritten"]),
    ("show md5 portable --stage text --dot -", ["text", "graph, rewritten, machine"]),
    ("show md5 portable --step 3", ["--step", "--dot FILE or --html FILE"]),
    ("show md5 portable --steps 3", ["--steps", "--dot FILE or --html FILE"]),
    ("show md5 portable --lines 1-2", ["--lines", "--dot FILE or --html FILE"]),
    ("show md5 x86-64 --dot - --stage text --lines 1-2", ["--lines", "--stage text --emitter gas"]),
    ("show md5 x86-64 --dot - --emitter gas --lines 1-2", ["--lines", "--stage text --emitter gas"]),
    ("show md5 x86-64 --dot - --emitter gas --stage text --lines 2-1", ["'2-1'", "such as 1-20"]),
    ("show md5 x86-64 --dot - --emitter gas --stage text --lines x", ["'x'", "such as 1-20"]),
    ("show md5 x86-64 --dot - --emitter gas --stage text --lines 1-9999", ["instructions, not 9999"]),
    ("show md5 portable --listed", ["--listed", "--dot FILE or --html FILE"]),
    ("show md5 portable --dot - --step 63 --steps 3", ["has 2 steps", "not 3"]),
    ("show md5 portable --dot - --step 65", ["step '65'", "1 to 64"]),
    ("show md5 portable --dot - --step 0", ["step '0'", "1 to 64"]),
    ("show md5 portable --dot - --step x", ["step 'x'", "1 to 64"]),
    ("show ripemd160 portable --dot - --step up:3", ["step 'up:3'", "1 to 80", "left: or right:"]),
    ("show md5 x86-64 --emitter nonsense", ["emitter 'nonsense'", "c, gas"]),
    ("show md5 portable --emitter gas", ["does not write for", "x86-64-bmi"]),
    ("show md5 x86-64 --syntax intel --stage text", ["--syntax", "--emitter c"]),
    ("show md5 x86-64 --emitter gas --cet", ["--cet does not apply to --stage machine; write --stage text"]),
    ("show md5 x86-64 --kernel blocks --emitter obj --stage text", ["not text; write --stage machine"]),
    ("list nonsense", ["hash 'nonsense'"]),
    ("list md5 nonsense", ["target 'nonsense'"]),
    ("list md5 x86-64-aesni", ["does not support md5"]),
    ("prove nonsense", ["rule 'nonsense'", "select_as_add", "md5"]),
    ("prove md5 --target riscv64", ["'riscv64' cannot be proved yet"]),
    ("prove md5 --target auto", ["there is no md5.c; make it first", "--target auto"]),
    ("prove --certificate", ["--certificate", "write HASH before it, or --all"]),
    (
        "prove md5 --target portable --out /nonexistent",
        ["there is no /nonexistent/md5.c", "hashwright make md5"],
    ),
    (
        "verify md5 --target portable --out /nonexistent",
        ["there is no /nonexistent/md5.c", "hashwright make md5"],
    ),
    ("verify md5 --target portable --out /nonexistent --cc nonsense", ["compiler 'nonsense'", "--cc"]),
    ('verify md5 --target portable --cc "', ["there is no compiler '\"'", "--cc"]),
)


@pytest.mark.parametrize(("command", "words"), WRONG, ids=[command for command, _ in WRONG])
def test_what_is_wrong_is_one_sentence(command: str, words: list[str], refused: Refused) -> None:
    sentence = refused(command.split())
    assert [word for word in words if word not in sentence] == [], sentence


def test_an_open_quotation_in_the_environment_is_no_compiler(
    monkeypatch: pytest.MonkeyPatch, refused: Refused
) -> None:
    monkeypatch.setenv("CC", '"')
    assert "there is no compiler '\"'; write --cc" in refused(["verify", "md5", "--target", "portable"])


@pytest.mark.parametrize("prefix", ["a b", "a\n", "\n", " ", "a;", "é", "\uff41", "a\0b"])
def test_a_prefix_is_an_identifier_and_nothing_more(prefix: str, refused: Refused, tmp_path: Path) -> None:
    sentence = refused(["make", "md5", "--prefix", prefix, "--out", tmp_path])
    assert f"prefix {prefix!r} is not a C identifier" in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("spdx", ["", "0BSD\n", "MIT OR", "*/ int x; /*", "MIT  OR ISC"])
def test_a_licence_is_an_spdx_expression_and_nothing_more(spdx: str, refused: Refused, tmp_path: Path) -> None:
    assert "SPDX" in refused(["make", "md5", "--spdx", spdx, "--out", tmp_path])
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_to_is_named(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    make = ("make", "md5", "--target", "portable", "--out", tmp_path / "file")
    assert f"cannot write {tmp_path / 'file' / 'md5.h'}" in refused(make)
    drawing = tmp_path / "file" / "step.dot"
    assert f"cannot write {drawing}" in refused(["show", "md5", "portable", "--dot", drawing])
    assert (tmp_path / "file").read_bytes() == OLD


def test_the_message_of_a_compiler_that_fails_is_reported(tmp_path: Path) -> None:
    needs.program("cc")
    words = ("md5", "--target", "portable", "--out", tmp_path)
    inside("make", *words)
    (tmp_path / "md5.c").write_text("int broken(\n", encoding="ascii")
    done = run("verify", *words)
    assert done.code == 1
    assert done.err.startswith("hashwright: the compiler failed: ")
    assert "md5.c" in done.err
    assert "Traceback" not in done.err


def test_without_z3_an_error_names_the_package(monkeypatch: pytest.MonkeyPatch, refused: Refused) -> None:
    monkeypatch.setitem(sys.modules, "z3", None)
    assert refused(["prove"]) == "z3 is not installed; write `pip install 'hashwright[prove]'`"


@pytest.mark.parametrize("words", ["make nonsense", "make md5 --prefix 9x", "show md5 --stage x", "nonsense"])
def test_the_program_itself_fails_the_same_way(words: str) -> None:
    done = run(*words.split())
    assert done.code == 2
    assert done.sentence()


# Interrupted.

INTERRUPTED: Final = """
import os, signal
from hashwright.files import plan
from hashwright.cli.commands import main

sync = os.fsync

def interrupt(handle):
    sync(handle)
    os.kill(os.getpid(), signal.SIGINT)

plan.os.fsync = interrupt
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
main(["make", "md5", "--target", "portable", "--out", "."])
"""


def test_ctrl_c_leaves_the_old_file_whole(tmp_path: Path) -> None:
    """The signal arrives when the new content has been written beside the old one."""
    (tmp_path / "md5.h").write_bytes(OLD)
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 128 + signal.SIGINT
    assert done.stderr.lstrip() == "hashwright: interrupted; no file is incomplete.\n"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"md5.h": OLD}


AMID_IMPORTS: Final = """
import os, signal, sys
from hashwright.__main__ import main

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == "hashwright.graph.semantics":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
signal.signal(signal.SIGINT, signal.{handler})
main()
"""


@pytest.mark.parametrize(
    ("handler", "code", "told"), [("default_int_handler", 128 + signal.SIGINT, False), ("SIG_IGN", 0, True)]
)
def test_ctrl_c_before_the_command_line_is_there_is_silent(handler: str, code: int, told: bool) -> None:
    """If a shell's job ignores the signal, the command continues."""
    script = AMID_IMPORTS.format(handler=handler)
    done = subprocess.run([sys.executable, "-c", script, "list"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, "")
    assert ("HASH" in done.stdout) == told


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m hashwright show ripemd160 portable --stage graph | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("compress:\n", "")


@pytest.mark.sampled("words")
@pytest.mark.parametrize(
    "words",
    ["list", "list md5 x86-64", "show md5 portable --stage text", "make md5 --target portable", "--help"],
)
def test_output_that_cannot_be_written_is_reported(words: str, tmp_path: Path) -> None:
    needs.device("/dev/full")

    def ran(redirected: str) -> "subprocess.CompletedProcess[str]":
        command = f"{sys.executable} -m hashwright {words} {redirected}"
        return subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)

    full = ran("> /dev/full")
    sentence = "hashwright: cannot write the output (No space left on device); redirect it elsewhere.\n"
    assert (full.returncode, full.stderr) == (2, sentence)
    closed = ran(">&-")
    assert (closed.returncode, closed.stdout, closed.stderr) == (0, "", "")


@pytest.mark.parametrize("redirected", ["2> /dev/full", "2>&-"])
def test_an_error_that_nobody_hears_has_its_exit_code(redirected: str) -> None:
    needs.device("/dev/full")
    command = f"{sys.executable} -m hashwright list nothing {redirected}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize(
    ("columns", "width"),
    [("0", 80), ("1", 50), ("60", 60), ("-5", 80), ("abc", 80), ("²", 80), ("9" * 5000, 80)],
)
def test_tables_can_be_read_however_wide_the_terminal_says_it_is(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    done = inside("list", "md5", "portable")
    assert max(map(len, done.out.splitlines())) == width


LONG: Final = "9" * 5000


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["make", "md5", "--kernel", "fixed", "--length", LONG],
            "is not a length of messages that fit into one block",
        ),
        (["bench", "md5", "--kernel", "fixed", "--size", LONG], "is not a number from 0 to 1073741824"),
        (["bench", "md5", "--samples", LONG], "is not a number from 0 to 1000000"),
        (["bench", "md5", "--kernel", "batch", "--messages", LONG], "is not a number from 1 to 16777216"),
        (["explore", "md5", "--workers", LONG], "is not a number from 1 to 256"),
        (["explore", "md5", "--samples", LONG], "is not a number from 0 to 1000000"),
        (["explore", "md5", "--budget", f"{LONG}s"], "is not a budget; write a time such as 60s"),
        (["check", "--jobs", LONG], "is not a number from 1 to 1024"),
        (["check", "--jobs", "0"], "'0' is not a number from 1 to 1024"),
        (
            ["show", "md5", "portable", "--bind", f"m0={LONG}"],
            "does not name a known input; write some of: iv, ",
        ),
        (["show", "md5", "--kernel", "lanes", "--schedule", f"streams={LONG}"], "is not a value of 'streams'"),
        (["show", "md5", "portable", "--html", "-", "--step", LONG], "there is no step"),
    ],
)
def test_numbers_that_are_too_long_to_be_read_are_refused(
    words: list[str], told: str, refused: "Refused"
) -> None:
    sentence = refused(words)
    assert told in sentence
    assert words[-1].removeprefix("m0=").removeprefix("streams=") in sentence


SUGGESTED: Final = re.compile(r"(?:write|leave) --(target|kernel|emitter) (?:out|(?:with one of: )?(.*))")


@pytest.mark.parametrize("hash_name", HASHES)
@pytest.mark.parametrize("emitter", ["gas", "obj"])
def test_what_is_suggested_is_accepted(hash_name: str, emitter: str) -> None:
    """On every target, following the suggestions one after the other leads to a valid request."""
    for target in serving(HASHES[hash_name]):
        words = {"target": target.name, "emitter": emitter}
        while sentence := refusal(hash_name, words):
            found = SUGGESTED.search(sentence)
            assert found, sentence
            name, suggested = found[1], (found[2] or "c").split(", ")
            assert words.get(name) not in suggested
            if name == "target":
                assert [each for each in suggested if refusal(hash_name, {**words, name: each})] == []
            words[name] = suggested[0]


def refusal(hash_name: str, words: dict[str, str]) -> str:
    """The reason why the request is rejected; empty if it is valid."""
    try:
        resolve(hash_name, words["target"], kernel=words.get("kernel"), emitter=words["emitter"])
    except UserError as error:
        return str(error)
    return ""


def test_an_option_of_other_hashes_is_to_be_left_out(refused: "Refused") -> None:
    sentence = refused(["make", "md5", "--target", "portable", "--wipe"])
    assert sentence == "--wipe is not an option of md5; leave it out"
    for target in ("x86-64-vaes", "portable", "auto"):
        sentence = refused(["make", "aegis128l", "--target", target, "--kernel", "batch", "--wipe"])
        assert (
            sentence == "--wipe clears the stack of functions for one message; leave it out with --kernel batch"
        )
