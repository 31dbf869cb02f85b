"""The commands for projects with vendored kernels: init, check, make --all, digest."""

import json
import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import click

from hashwright.cli.printing import bad, good, news, quiet, say, verbose
from hashwright.cli.shared import Number, with_options
from hashwright.emit.identifiers import check_names
from hashwright.emit.shell import fields_of, render
from hashwright.errors import CheckFailed, UserError
from hashwright.files.plan import replace
from hashwright.vendor import against as comparison
from hashwright.vendor import make
from hashwright.vendor.drift import Drift, Report
from hashwright.vendor.drift import check as check_files
from hashwright.vendor.manifest import INDEX, KEYS, LOCK, NAME, Key, Manifest, ManifestError, read_manifest
from hashwright.vendor.production import processors
from hashwright.vendor.remembered import unless_same

FORMATS: Final = ("text", "github", "json")  # see PRINTED
JOBS: Final = Number(1, 1024)
LOG: Final = logging.getLogger(__name__)


# The options that name the project and the number of processes.
project_options: Final = partial(
    with_options,
    (
        click.option(
            "--manifest",
            "manifest_path",
            type=click.Path(path_type=Path),
            help=f"The project's {NAME}.  [default: in this directory, or the nearest one above]",
        ),
        click.option(
            "--jobs",
            type=JOBS,
            help="The number of processes that work on kernels.  [default: one per processor]",
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Example:
    """The context of the template of a manifest."""

    keys: Sequence[Key]
    index: Key
    prefix: str


@click.command()
@click.option("--prefix", default="", help="A prefix of every external symbol.")
def init(prefix: str) -> None:
    """Writes a manifest with comments, in which a project lists its kernels and their directories.

    Example: hashwright init --prefix my_
    """
    check_names(prefix, "", "")
    path = Path(NAME)
    if os.path.lexists(path):
        raise UserError(f"{path} already exists; edit it, or remove it first")
    text = render("vendor/hashwright.toml.j2", fields_of(Example(list(KEYS.values()), INDEX, prefix)))
    try:
        replace(path, text)
    except OSError as error:
        raise UserError(f"cannot write {path} ({error.strerror}); go to a directory you can write to") from None
    click.echo(f"wrote {path}; `hashwright make --all` writes the kernels that it lists")
    click.echo("add these lines to .gitattributes, so that git merges the additions of two branches:")
    for each in (LOCK, INDEX.example):
        click.echo(f"  {each} merge=union")


@click.command()
@project_options
@click.option(
    "--output-format",
    type=click.Choice(FORMATS),
    default=FORMATS[0],
    show_default=True,
    help="The format of the report; github annotates a pull request.",
)
@quiet
@click.option("--full", is_flag=True, help="Generates all kernels even if nothing changed since the last one.")
def check(manifest_path: Path | None, jobs: int | None, output_format: str, full: bool) -> None:
    """Generates all kernels of the manifest in memory and compares them with the files and the lock.

    The exit code is 0 if nothing differs, 1 if a file does, and 2 if the manifest or the lock is wrong.

    Example: hashwright check --output-format github
    """
    with _annotated() if output_format == GITHUB else nullcontext():
        manifest = read_manifest(manifest_path)
        report = unless_same(manifest, lambda: check_files(manifest, jobs=jobs or processors()), full=full)
    PRINTED[output_format](manifest, report)
    if not report.passed:
        count = len(report.drifts)
        raise CheckFailed(
            f"{count} of {report.compared} files {'is' if count == 1 else 'are'} not as generated"
        )


COLOURS: Final[Mapping[str, Callable[[str], str]]] = {"+": good, "-": bad}  # by the first character of a line


def _as_text(tell: Callable[[Manifest, Sequence[Drift]], None], manifest: Manifest, report: Report) -> None:
    """Prints the diffs, then by `tell` the faults, and then what else the report says."""
    for drift in report.drifts:
        lines = drift.diff.splitlines(keepends=True)
        say("".join(COLOURS.get(line[0], str)(line) for line in lines), nl=False)
    tell(manifest, report.drifts)
    if report.changes:
        click.echo("output changes since that version, by the changelog:")
    for each in report.changes:
        click.echo(f"- {each}")
    if report.passed:
        news(f"{report.compared} files are as generated")
    if report.passed and report.is_lock_stale:
        say(f"{LOCK} names other sources, which generate the same files; `hashwright make --all` updates it")


def _as_json(manifest: Manifest, report: Report) -> None:
    drifts = [
        {
            "path": manifest.shown(drift.path),
            "line": drift.line,
            "cause": drift.cause,
            "sentence": drift.sentence,
            "mend": drift.mend,
        }
        for drift in report.drifts
    ]
    content = {"compared": report.compared, "is_lock_stale": report.is_lock_stale, "drifts": drifts}
    content |= {"changes": list(report.changes)} if report.changes else {}
    click.echo(json.dumps(content, indent=2))


def _sentences(manifest: Manifest, drifts: Sequence[Drift]) -> None:
    """Prints the fault of each file, once if several have the same."""
    paths: dict[str, list[str]] = {}
    for drift in drifts:
        paths.setdefault(drift.message, []).append(manifest.shown(drift.path))
    for message, several in paths.items():
        if len(several) == 1:
            click.echo(f"{several[0]}: {message}")
        else:
            click.echo(f"each of {len(several)} files: {message}")
            for path in several:
                click.echo(f"  {path}")


def _annotations(manifest: Manifest, drifts: Sequence[Drift]) -> None:
    """Prints the fault of each file as an annotation."""
    for drift in drifts:
        _annotate(manifest.shown(drift.path), drift.line, drift.message)


GITHUB: Final = "github"
PRINTED: Final[Mapping[str, Callable[[Manifest, Report], None]]] = {
    "text": partial(_as_text, _sentences),
    GITHUB: partial(_as_text, _annotations),
    "json": _as_json,
}


@contextmanager
def _annotated() -> Iterator[None]:
    """Also annotates errors in the manifest itself."""
    try:
        yield
    except ManifestError as error:
        path, here = error.path, Path.cwd()
        _annotate(
            str(path.relative_to(here) if path.is_relative_to(here) else path), error.line, error.sentence
        )
        raise


def _annotate(file: str, line: int, sentence: str) -> None:
    """Prints a workflow command of GitHub, with its special characters escaped."""
    escaped = sentence.translate({ord("%"): "%25", ord("\r"): "%0D", ord("\n"): "%0A"})
    place = file.translate({ord("%"): "%25", ord(":"): "%3A", ord(","): "%2C"})
    click.echo(f"::error file={place},line={line}::{escaped}")


@click.command("make --all")
@click.option("--all", "_all", is_flag=True, expose_value=False, help="Generates all kernels of the manifest.")
@project_options
@click.option("--force", is_flag=True, help="Also replaces files that were edited by hand or not generated.")
@click.option("--prune", is_flag=True, help="Removes generated files that the manifest does not list.")
@quiet
@verbose("every file that is unchanged")
def make_all(manifest_path: Path | None, jobs: int | None, force: bool, prune: bool) -> None:
    """Writes the files of all kernels of the manifest that differ, and the lock.

    Example: hashwright make --all --jobs 2
    """
    manifest = read_manifest(manifest_path)
    written = make.make_all(manifest, force=force, prune=prune, jobs=jobs or processors())
    for path in written.changed:
        news(f"wrote {manifest.shown(path)}")
    for path in written.unchanged:
        LOG.info("unchanged %s", manifest.shown(path))
    count = len(written.changed)
    news(f"{count} file{'s' * (count != 1)} written, {len(written.unchanged)} unchanged")
    for path in written.orphans:
        done = "removed" if written.is_pruned else "not in the manifest; --prune removes it:"
        news(f"{done} {manifest.shown(path)}")


@click.command()
@project_options
@click.option("--against", metavar="REV", help="The git revision to compare with.")
@quiet
def digest(manifest_path: Path | None, jobs: int | None, against: str | None) -> None:
    """Prints one digest of all files of the manifest, as the generator makes them now.

    Example: hashwright digest --against HEAD
    """
    manifest = read_manifest(manifest_path)
    if against is None:
        click.echo(comparison.digest(manifest, jobs=jobs or processors()))
        return
    compared = comparison.compare(manifest, against, jobs=jobs or processors())
    click.echo(compared.digest)
    for path in compared.changed:
        click.echo(f"{path} differs")
    for path in compared.added:
        click.echo(f"{path} is not in {against}")
    if compared.changed:
        raise CheckFailed(f"the output changed since {against}; list it in the changelog, or find out why")
    click.echo(f"no output change since {against}")


COMMANDS: Final = (init, check, digest)
