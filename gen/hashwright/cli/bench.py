"""`hashwright bench`: times kernels and other implementations side by side."""

import json
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from hashwright.bench import plot
from hashwright.bench.benchmark import Batch, BenchReport, run
from hashwright.bench.contest import LENGTHS
from hashwright.bench.peer import FORM, read_peer
from hashwright.bench.timing import Row
from hashwright.bench.variants import Entrant, entries, one_of, read_variants
from hashwright.cli import candidates
from hashwright.cli.complete import among, choices, emitters, targets
from hashwright.cli.printing import RUNS, news, quiet, sentence
from hashwright.cli.shared import AS_JSON, HASH, PLOT, Number, emitter_option, kernel_option, with_options
from hashwright.emit.emitters import EMITTERS, OPTIONS, SINGLE_BLOCK, C, find_emitter
from hashwright.errors import CheckFailed, UserError, unknown
from hashwright.modes.kernel import Kernel
from hashwright.native import compiler
from hashwright.requests.request import find_hash

SIZE: Final = 16 << 10
BYTES: Final = Number(0, 1 << 30)
PIECES: Final = Number(1, 1 << 30)
MESSAGES: Final = Number(1, 1 << 24)
SAMPLES: Final = Number(0, 1_000_000)


ARGUMENTS: Final = (
    HASH,
    kernel_option("The kernel to time"),
    click.option(
        "--target",
        "targets",
        multiple=True,
        shell_complete=targets,
        help="A processor; repeatable.  [default: native]",
    ),
    click.option(
        "--cc", "ccs", multiple=True, help="A C compiler; repeatable.  [default: $CC, or the first found]"
    ),
    click.option(
        "--emitter",
        "written",
        multiple=True,
        shell_complete=emitters,
        help=f"An emitter: {', '.join(EMITTERS)}; repeatable.  [default: c]",
    ),
    click.option(
        "--schedule",
        "schedules",
        multiple=True,
        shell_complete=choices,
        help="Choices as for `make`; repeatable.",
    ),
    emitter_option(OPTIONS[SINGLE_BLOCK]),
    click.option(
        "--variants", type=click.Path(path_type=Path), help="A file that names kernels, instead of --target."
    ),
    click.option(
        "--size", type=BYTES, default=SIZE, show_default=True, help="The length of a message in bytes."
    ),
    click.option(
        "--pieces", type=PIECES, help="Times messages in pieces of this many bytes: init, updates and final."
    ),
    click.option("--messages", type=MESSAGES, help="The number of messages in a batch.  [default: 4096]"),
    click.option(
        "--lengths",
        multiple=True,
        shell_complete=among(LENGTHS),
        help=f"Lengths in a batch, by --size: {', '.join(LENGTHS)}; repeatable.  [default: equal, even]",
    ),
    click.option(
        "--peer",
        "more",
        multiple=True,
        metavar=FORM,
        help="A function with the prototype of the kernel, in a shared library; repeatable.",
    ),
    click.option("--base", help="The candidate that ratios refer to.  [default: the first peer or variant]"),
    click.option(
        "--samples",
        type=SAMPLES,
        default=301,
        show_default=True,
        help="The number of samples of each candidate.",
    ),
    AS_JSON,
    PLOT,
    quiet,
    RUNS,
)


@click.command()
@partial(with_options, ARGUMENTS)
def bench(**words: Any) -> None:
    """Compares the speed of kernels of HASH with each other and with other implementations.

    With several --target, --cc and --schedule, times every combination. A --peer passes the same checks as a
    kernel; for the kernel `lanes`, MESSAGES is the number of messages of a call. The table omits candidates
    that fail their check, and the exit code is then 1.

    Example: hashwright bench md5 --kernel blocks --target x86-64 --target x86-64-bmi

    With --pieces, times the functions of AEGIS for messages in pieces.

    Example: hashwright bench aegis128x2 --kernel encrypt --pieces 64
    """
    race(**words)


Keep = Callable[[Sequence[Entrant], BenchReport, Batch], None]


def race(as_json: bool, picture: Path | None, keep: Keep = lambda *_: None, **words: Any) -> None:
    """Times what the command line asks for, prints it, and passes it to `keep`."""
    if picture:
        plot.require_drawable(picture)
    for name in words["written"]:
        find_emitter(name)
    more, pieces = [read_peer(text) for text in words["more"]], words["pieces"] or 0
    compilers = [compiler.find(name) for name in words["ccs"] or (None,)]
    hash_, base = find_hash(words["hash_name"]), words["base"]
    kernel = one_of(hash_, words["kernel"])
    notes: tuple[str, ...] = ()
    if words["variants"]:
        if words["targets"] or words["schedules"]:
            raise UserError("the variants' file names targets and schedules; leave --target and --schedule out")
        variants = read_variants(words["variants"], hash_, kernel, compilers)
        found, notes = variants.entries, variants.notes
        base = base or found[0].name
    else:
        found = entries(
            hash_,
            kernel,
            words["targets"] or ("native",),
            compilers,
            words["schedules"] or ("",),
            words["written"] or (C,),
            str(words["size"]) if kernel.sized else None,
            **({SINGLE_BLOCK: words["single_block"]} if words["single_block"] else {}),
        )
    batch = _batch(words["messages"], words["lengths"], [entry.request.kernel for entry in found])
    with tempfile.TemporaryDirectory(prefix="hashwright-") as place:
        report = run(
            found,
            Path(place),
            size=words["size"],
            pieces=pieces,
            base=base,
            samples=words["samples"],
            batch=batch,
            more=more,
            notes=notes,
        )
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=2))
    else:
        _print(report, as_variants=bool(words["variants"]))
    if picture:
        plot.draw(report, picture)
        news(f"wrote {picture}", err=True)
    keep(found, report, batch)
    if report.refused:
        raise CheckFailed("\n".join(report.refused))


def _batch(messages: int | None, lengths: tuple[str, ...], kernels: Sequence[Kernel]) -> Batch:
    """The messages of batches. Raises UserError if no kernel is a batch, and for an unknown kind of lengths."""
    if (messages or lengths) and not any(each.is_batch for each in kernels):
        raise UserError("--messages and --lengths apply to batches; write --kernel batch with them")
    for name in lengths:
        if name not in LENGTHS:
            raise unknown("kind of lengths", name, LENGTHS)
    default = Batch()
    return Batch(messages or default.messages, tuple(dict.fromkeys(lengths)) or default.lengths)


def _print(report: BenchReport, *, as_variants: bool) -> None:
    """Prints the report as a table, with processor and compilers above it and notes below."""
    sentence(f"{report.processor}, {report.ghz:.2f} GHz during the measurement")
    for version in report.compilers:
        sentence(version)
    batches = f"batches of {report.messages}, " if report.messages else ""
    pieces = f" in pieces of {report.pieces}" if report.pieces else ""
    title = (
        f"{report.hash} {report.kernel}, {batches}messages of {report.size} bytes{pieces}, "
        f"median of {report.samples} samples"
    )
    heads = ["cpb", "GB/s", "ratio", *(["vs base"] if as_variants else []), "range", "spread", "code"]
    lines = [
        candidates.Shown(row.name, _figures(row, as_variants=as_variants), row.kind == "ours")
        for row in report.rows
    ]
    candidates.printed(title, heads, lines)
    meaning = (
        f"cpb: core cycles per byte. ratio: speed relative to '{report.base}'. range: from the best to the "
        "worst position of buffers and code. spread: interquartile range. code: size of the functions in bytes."
    )
    for text in (meaning, *report.notes):
        sentence(text)


def _figures(row: Row, *, as_variants: bool) -> list[str]:
    """The cells of a row."""
    speed = [f"{row.cpb:.3f}", candidates.figure(row.gbps), candidates.figure(row.ratio)]
    gain = [f"{row.ratio - 1:+.2%}"] if as_variants else []
    code = "-" if row.code_bytes is None else f"{row.code_bytes}"
    return [*speed, *gain, f"{row.low:.3f}-{row.high:.3f}", f"{row.spread:.1%}", code]
