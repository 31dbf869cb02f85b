"""`hashwright explore`: searches for the best schedule for a processor."""

import shlex
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

import click

from hashwright.bench import contest, plot
from hashwright.bench import timing as bench
from hashwright.bench.variants import one_of
from hashwright.cli import candidates
from hashwright.cli.bench import SAMPLES
from hashwright.cli.complete import among
from hashwright.cli.optimum import optimal
from hashwright.cli.printing import news, quiet, say, sentence
from hashwright.cli.shared import CORE, HASH, LENGTH, PLOT, TARGET, Number, OrOther, kernel_option
from hashwright.emit.emitters import C
from hashwright.errors import UserError, unknown
from hashwright.explore import finals as last_round
from hashwright.explore import order_search, report, storage
from hashwright.explore.finals import Finalist, Finals, finals, found, is_current
from hashwright.explore.patience import patient
from hashwright.explore.search import WORKERS, Budget, counted, helped, search
from hashwright.explore.space import Space
from hashwright.explore.study import FAILED, MEASURED, Record, Study
from hashwright.files import plan
from hashwright.native import compiler
from hashwright.native.foreign import require_here
from hashwright.requests import fastest as explored
from hashwright.requests.request import Request, find_hash, find_target, resolve
from hashwright.targets.cores import CORES, Core
from hashwright.targets.machine import Target
from hashwright.targets.processor import identify, without_model

SHOWN: Final = 10  # rows of the table
MANY: Final = Number(1, 256)  # workers


@click.command(cls=OrOther, flag="--optimal", other=lambda: optimal)
@HASH
@kernel_option("The kernel to explore")
@LENGTH
@TARGET
@click.option(
    "--budget",
    default="60s",
    show_default=True,
    help="The time of the whole command, such as 60s or 10m, or a number of schedules, such as 500.",
)
@click.option("--storage", "address", help="An Optuna storage, or a file.  [default: a file of this user]")
@click.option("--cc", "ccs", multiple=True, help="A C compiler; repeatable.  [default: all that are found]")
@click.option(
    "--workers",
    type=MANY,
    default=WORKERS,
    show_default=True,
    help="The number of processes that generate kernels on this machine.",
)
@click.option(
    "--model-only",
    "model_name",
    metavar="CORE",
    shell_complete=among(CORES),
    help=f"Ranks schedules by the model of a core and measures nothing: {', '.join(CORES)}.",
)
@CORE
@click.option(
    "--samples",
    type=SAMPLES,
    default=301,
    show_default=True,
    help="The number of samples of each of the best schedules.",
)
@click.option(
    "--report", "page", type=click.Path(path_type=Path), help="The file of the report.  [default: in build/]"
)
@PLOT
@click.option(
    "--record",
    "recorded",
    is_flag=True,
    help=f"Adds the results to {explored.DIRECTORY}/, where `make --schedule best` reads them.",
)
@quiet
def explore(address: str | None, page: Path | None, picture: Path | None, recorded: bool, **words: Any) -> None:
    """Searches for the fastest schedule of a kernel of HASH on this processor.

    The same command continues an interrupted search. With a shared --storage, it joins the search from other
    machines. At the end, it prints the command that uses the fastest schedule.

    Example: hashwright explore md5 --kernel blocks --budget 10m

    With --optimal, a constraint solver finds the least cycles of the loops: `explore --optimal --help`.
    """
    budget = Budget.parse(words["budget"])
    if picture:
        plot.require_drawable(picture)
    hash_ = find_hash(words["hash_name"])
    kernel = one_of(hash_, words["kernel"])
    contest.require_timed(hash_, kernel)
    target = find_target(hash_, words["target"], kernel)
    request = resolve(hash_.name, target.name, kernel=kernel.name, length=words["length"])
    if request.length == 0:
        raise UserError("empty messages have no cycles per byte; write a greater --length")
    model, core_name = _model(target, words["model_name"]), words["core_name"]
    on = identify(core_name)
    compilers = [] if model else [compiler.find(name) for name in words["ccs"]] or compiler.available()
    if not model and not compilers:
        compiler.find()  # raises an error that says what to install: timing needs a compiler
    for each in compilers:
        require_here(each, "this machine")
    space = Space(hash_, kernel, target, compiler.names(compilers), words["length"])
    _require_ways(space, model)
    page = page or Path("build", f"{space.name.replace(' ', '-')}.html")
    if not model:
        bench.enough(words["samples"])
        if recorded:
            explored.require_storable(hash_, kernel, on)
        plan.require_writable(page, report.REMEDY)
    address = address or str(storage.default(space.name))
    with storage.relied_on(address), patient():
        study = Study(space, address, model, core_name)
    if not model:
        news(on.why if on.core else without_model())
    finishing = 0 if model else min(last_round.SECONDS, budget.seconds * last_round.SHARE)
    with storage.relied_on(address), _told_what_is_kept(study, address):
        _search(study, budget.before(finishing), address, words, model)
        if model:
            _print_ranked(study.records(), model)
            return
        final = finals(study, samples=words["samples"], seconds=budget.left)
    records = study.records()
    if not final:
        raise UserError(_why_none(space, records))
    _print(final)
    news(counted(records))
    report.write(page, study, final)
    news(f"wrote {page}")
    if picture:
        plot.draw(final.in_short, picture)
        news(f"wrote {picture}")
    if recorded:
        _record(study, final)
    command = _by_name(final, request, words["target"], core_name) if recorded else final.ours[0].command
    say(f"To use it: {command}")


def _require_ways(space: Space, model: Core | None) -> None:
    """Raises UserError if no program of the space can be predicted by the model, or built here without one."""
    if space.ways:
        return
    if model:
        raise UserError(f"a model reads assembly, and {space.name} has none; leave --model-only out")
    raise UserError(f"no compiler here builds {space.name}; install a C compiler, or write another --target")


def _why_none(space: Space, records: Sequence[Record]) -> str:
    """The error if no schedule was measured."""
    if any(each.outcome == FAILED for each in records):
        return f"no schedule of {space.name} could be measured; the reasons are above"
    return f"the time was over before a schedule of {space.name} was measured; write a longer --budget"


def _search(study: Study, budget: Budget, address: str, words: Mapping[str, Any], model: Core | None) -> None:
    """Searches choices with all workers, then, in the rest of a limited time, orders of instructions."""
    is_moved = not model and budget.is_timed and order_search.is_able(study.space)
    choosing = budget.before(budget.left * order_search.SHARE) if is_moved else budget
    with helped(study.space, address, choosing, words["workers"], model, words["core_name"]) as helpers:
        search(study, choosing, model)
    _tell_dead(helpers)
    _tell_failures(study.records())
    if is_moved:
        order_search.improve(study, budget.left)


def _by_name(final: Finals, request: Request, target: str, core_name: str | None) -> str:
    """The command that generates the best recorded schedule."""
    words = ["make", request.hash.name, "--kernel", request.kernel.name, "--target", target]
    words += [] if request.length is None else ["--length", str(request.length)]
    words += ["--core", core_name] if core_name else []
    words += ["--emitter", final.ours[0].emitter] if final.ours[0].emitter != C else []
    return f"hashwright {shlex.join(words)} --schedule best"


def _record(study: Study, final: Finals) -> None:
    """Adds the results to those of the core."""
    path, kept = explored.write(found(study, final), Path(explored.DIRECTORY), is_current)
    news(f"wrote {path}")
    for each in kept:
        say(f"The result of {each.date} for --emitter {each.emitter} remains: {each.cpb:.3f} cpb.")


@contextmanager
def _told_what_is_kept(study: Study, address: str) -> Iterator[None]:
    """On Ctrl-C, prints how many measurements are kept."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"{len(study.records())} schedules are stored in {storage.masked(address)}"
        say(f"{kept}; the same command continues the search.", err=True)
        raise


def _model(target: Target, core_name: str | None) -> Core | None:
    """The core whose model ranks. Raises UserError if it has none, or if the target does not run here."""
    able = [core.name for core in CORES.values() if target.isa and core.isa == target.isa.name]
    if core_name and able:
        if core_name not in able:
            raise unknown("core", core_name, able)
        return CORES[core_name]
    if core_name:
        raise UserError(f"there is no model of a processor for '{target.name}'; leave --model-only out")
    if target.runs_here():
        return None
    missing = ", ".join(sorted(target.features))
    way_out = f"write --model-only with one of: {', '.join(able)}" if able else "explore on one that has"
    raise UserError(f"this machine cannot run code for '{target.name}', which needs {missing}; {way_out}")


def _tell_dead(helpers: Sequence[BaseProcess]) -> None:
    """Reports workers that ended early; their last points were tried again."""
    for code in filter(None, (helper.exitcode for helper in helpers)):
        how = f"exit code {code}" if code > 0 else signal.Signals(-code).name
        say(f"A worker ended early ({how}); nothing is lost.", err=True)


def _tell_failures(records: Sequence[Record]) -> None:
    """Prints one failure of each kind."""
    failed = {record.why.splitlines()[0]: record for record in records if record.outcome == FAILED}
    for why, record in failed.items():
        say(f"failed: {record.written}, {record.schedule}: {why}", err=True)


def _print_ranked(records: Sequence[Record], model: Core) -> None:
    """Prints the best by the model: a line each, with the choices in which they differ, then the others."""
    ranked = sorted((each for each in records if each.outcome == MEASURED), key=lambda each: each.cpb)[:SHOWN]
    choices, common = report.differing_choices(ranked), report.common_choices(ranked)
    sentence(f"common to all: {common}" if common else "")
    for record in ranked:
        sentence(f"{record.cpb:.3f}  {choices[record.number]}")
    meaning = f"cpb: core cycles per byte that the model of {model.title} predicts."
    sentence(f"{counted(records)} {meaning}")


def _print(final: Finals) -> None:
    """Prints the last round as a table, and below it the choices in which its schedules differ."""
    lines = [candidates.Shown(each.name, _figures(each, final), each in final.ours) for each in final.placed]
    title = f"{final.report.processor}, {final.report.ghz:.2f} GHz during the measurement"
    candidates.printed(title, ("cpb", "95 % of medians", "slower", "code"), lines)
    differing = report.differing_choices([each.record for each in final.ours if each.record])
    for number, choices in differing.items() if len(differing) > 1 else ():
        sentence(f"#{number}: {choices}")
    for note in final.report.notes:
        sentence(note)


def _figures(each: Finalist, final: Finals) -> list[str]:
    """The cells of a finalist."""
    (low, high), slower = each.interval, f"{each.slower[0]:.2%} to {each.slower[1]:.2%}"
    place = "" if each is final.ours[0] else "tied" if each.is_tied else slower
    return [f"{each.cpb:.3f}", f"{low:.3f}-{high:.3f}", place, f"{each.code_bytes or '-'}"]
