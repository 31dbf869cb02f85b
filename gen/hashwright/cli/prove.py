"""`hashwright prove`: proves rewrite rules, and functions of machine code."""

import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

import click

from hashwright.certify.certificate import certified
from hashwright.certify.log import Log
from hashwright.certify.project import prove_kernels
from hashwright.certify.prove import Verdict, object_proofs, proofs, proving_compiler
from hashwright.cli.printing import bad, good, news, quiet, say, width
from hashwright.cli.shared import CC, CERTIFICATE
from hashwright.cli.vendor import project_options
from hashwright.errors import CheckFailed, UserError, pip_install
from hashwright.files.plan import put, read_file
from hashwright.graph.rewrite import ANY, Rule
from hashwright.native.progress import doing, shown
from hashwright.recheck.log import PACKAGES, WRITE_LOG, Rechecked, outcomes
from hashwright.requests.alternatives import Asked
from hashwright.rules.prove import Counterexample, cases, counterexample
from hashwright.vendor.manifest import read_manifest
from hashwright.vendor.production import processors


def prove_rules(rules: Iterable[Rule]) -> None:
    """Proves rules for all values of their variables, at every type that they name."""
    false: dict[str, Counterexample] = {}
    for rule in _in_turn(list(rules)):
        start = time.perf_counter()
        found = counterexample(rule)
        seconds = time.perf_counter() - start
        if found:
            false[rule.name] = found
        left, right = map(str, rule.sides())
        verdict = bad("FALSE") if found else good("true")
        types = "any type" if rule.types == ANY else ", ".join(ty.name for ty in rule.types)
        count = sum(1 for _ in cases(rule))
        say(f"{rule.name}: {verdict}, {types}, cases: {count}, {seconds:.2f} s")
        say(f"  {left}\n= {right}")
        say(click.wrap_text(rule.why, width(), "  ", "  ") + "\n")
    for name, each in false.items():
        say(f"{name}: {each}")
    if false:
        raise CheckFailed(f"not true for all values: {', '.join(false)}; see the counterexamples")


def _in_turn(rules: Sequence[Rule]) -> Iterator[Rule]:
    """The rules, with progress."""
    with shown() as tell:
        for number, rule in enumerate(rules):
            tell(f"proving {rule.name}", number, len(rules))
            yield rule


def prove_code(asked: Asked, out: Path, cc: str | None, logged: Path | None, *, certify: bool) -> None:
    """Compiles the files that `make` wrote and proves every supported function."""
    log = Log() if logged else None
    compiler = proving_compiler(asked, cc)
    with tempfile.TemporaryDirectory() as place:
        found = proofs(asked, out, compiler, Path(place), log)
        news(found.told())
        verdicts = []
        for verdict in found.verdicts:
            _tell(verdict)
            verdicts.append(verdict)
        with doing(f"checking {asked.stem}"):
            failing = found.failing(verdicts)
    _write(log, logged)
    _tell_failing(failing)
    _tell_uncovered(found.uncovered)
    _require_proved(each.function for each in verdicts if not each.is_proved)
    found.require_same_conditions()
    _tell_certificate(certified(found, verdicts, out, certify=certify))


def prove_object(asked: Asked, library: Path, logged: Path | None) -> None:
    """Proves the functions of a request in a shared library that exists."""
    log = Log() if logged else None
    verdicts, uncovered = object_proofs(asked, library, log)
    news(str(library))
    wrong = []
    for verdict in verdicts:
        _tell(verdict)
        wrong += [] if verdict.is_proved else [verdict.function]
    _write(log, logged)
    _tell_uncovered(uncovered)
    _require_proved(wrong)


def _write(log: Log | None, path: Path | None) -> None:
    """Writes the log, if one is wanted."""
    if log and path:
        put(path, str(log).encode("ascii"), "write --log with a file in a directory that can be written")


@click.command()
@click.argument("log", metavar="FILE", type=click.Path(path_type=Path))
def recheck(log: Path) -> None:
    """Repeats the proofs of a log by a second checker, with another decoder and another solver.

    The exit code is 0 if the log shows the proof of every function that the checker covers, 1 if it does not,
    and 2 if the checker covers none.

    Example: hashwright recheck md5.log
    """
    if missing := [name for name in PACKAGES if not find_spec(name)]:
        raise UserError(f"recheck needs {', '.join(missing)}; write {pip_install('hashwright[recheck]')}")
    try:
        lines = read_file(log).decode("ascii", "replace").splitlines()
    except OSError as error:
        raise UserError(f"cannot read {log} ({error.strerror}); {WRITE_LOG}") from None
    if not lines:
        raise UserError(f"{log} is empty; {WRITE_LOG}")
    found: list[Rechecked] = []
    for each in outcomes(lines):
        if not found or (each.command, each.library) != (found[-1].command, found[-1].library):
            click.echo(
                f"{each.command}, SHA-256 of the library: {each.library}" if each.library else each.command
            )
        click.echo(f"  {each}")
        found.append(each)
    count = sum(each.is_rechecked for each in found)
    click.echo(f"functions rechecked: {count} of {len(found)}")
    if wrong := [each.function for each in found if each.refused]:
        raise CheckFailed(f"not rechecked: {', '.join(wrong)}; the reasons are above")
    if not count:
        raise UserError(f"no function of {log} can be rechecked yet; the reasons are above")


@click.command("prove --all")
@click.option("--all", "_all", is_flag=True, expose_value=False, help="Proves all kernels of the manifest.")
@project_options
@CC
@CERTIFICATE
@quiet
def prove_all(manifest_path: Path | None, jobs: int | None, cc: str | None, certify: bool) -> None:
    """Compiles the files of the manifest, and proves all kernels that can be proved.

    The exit code is 0 if all of these are proved, 1 if one is not, and 2 if none can be.

    Example: hashwright prove --all --cc gcc
    """
    manifest = read_manifest(manifest_path)
    if not manifest.entries:
        raise UserError(f"{manifest.path} has no kernels; add a table [[kernel]] for each")
    found = prove_kernels(manifest, cc, jobs or processors(), certify=certify)
    for each in found:
        if each.verdicts:
            news(each.told)
            for verdict in each.verdicts:
                _tell(verdict)
            _tell_failing(each.failing)
            _tell_uncovered(each.uncovered)
            _tell_certificate(each.certificate)
    _tell_reasons("is not proved", {each.kernel: each.wrong for each in found})
    # Without the remedies, which are for `prove HASH`.
    _tell_reasons("cannot be proved", {each.kernel: each.unprovable.partition("; ")[0] for each in found})
    count = sum(verdict.is_proved for each in found for verdict in each.verdicts)
    news(f"functions proved: {count}")
    _require_proved(each.kernel for each in found if not each.is_right)
    if not count:
        raise UserError("no kernel of the manifest can be proved; the reasons are above")


def _tell_failing(check: str) -> None:
    if check:
        say(f"  a check of hashwright verify fails, too: {check}")


def _tell_uncovered(names: Sequence[str]) -> None:
    if names:
        say(f"  not covered: {', '.join(names)}")


def _tell_certificate(sentence: str) -> None:
    if sentence:
        news(f"  {sentence}")


def _tell_reasons(what: str, reasons: Mapping[str, str]) -> None:
    """Prints the reason for each kernel that has one."""
    for kernel, why in reasons.items():
        if why:
            say(f"{kernel} {what}: {why}")


def _require_proved(wrong: Iterable[str]) -> None:
    """Raises CheckFailed if something is not proved."""
    names = ", ".join(wrong)
    if names:
        raise CheckFailed(f"not proved: {names}; the reasons are above")


def _tell(verdict: Verdict) -> None:
    """Prints a verdict; with --quiet, only one that is not a proof."""
    name = verdict.function
    if verdict.is_proved:
        news(f"  {name}: {good('proved')} for all {verdict.scope}")
        if verdict.digest:
            news(f"    sha256 {verdict.digest}")
        return
    if not verdict.difference:
        say(f"  {name}: {bad('not proved')}: {verdict.why}")
        return
    replayed = ", as a call of it shows" if verdict.is_replayed else ""
    lines = "\n    ".join([f"{name}: {bad('REFUTED')}{replayed}", *str(verdict.difference).splitlines()])
    say(f"  {lines}")
