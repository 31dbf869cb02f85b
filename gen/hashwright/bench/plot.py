"""Bar charts: of a report, and of our best kernels and the best other implementations."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from hashwright.bench.benchmark import BenchReport
from hashwright.errors import UserError
from hashwright.files import plan

SUFFIXES: Final = (".png", ".svg")
SETTINGS: Final[Any] = {"svg.hashsalt": "hashwright", "svg.fonttype": "none", "font.size": 9}
COLOURS: Final = {"ours": "#2f6db3", "peer": "#9aa0a6"}
ROW_INCHES: Final = 0.28
REMEDY: Final = "write --plot with a path that you can write to"


def require_drawable(path: Path) -> None:
    """Raises UserError if no picture can be written to a file of that name."""
    if path.suffix not in SUFFIXES:
        raise UserError(
            f"'{path.suffix}' is not a kind of picture; write --plot with a file in {' or '.join(SUFFIXES)}"
        )
    if not path.parent.is_dir():
        raise UserError(f"there is no directory {path.parent}; write --plot with a file in one that exists")
    if not find_spec("matplotlib"):
        raise UserError("matplotlib is not installed; write `pip install matplotlib`, or leave --plot out")
    plan.require_writable(path, REMEDY)


def draw(report: BenchReport, path: Path) -> None:
    """Draws cycles per byte, a bar for each row, the fastest on top; the same report makes the same bytes.

    Raises UserError if the file cannot be written.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    rows = sorted(report.rows, key=lambda row: -row.cpb)
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(8, 1.2 + ROW_INCHES * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        bars = axes.barh([row.name for row in rows], [row.cpb for row in rows], height=0.7)
        for bar, row in zip(bars, rows, strict=True):
            bar.set_color(COLOURS[row.kind])
        axes.bar_label(bars, [f"{row.cpb:.3f}" for row in rows], padding=3)
        axes.set_xlim(0, 1.1 * max(row.cpb for row in rows))
        axes.margins(y=0.01)
        axes.set_xlabel("core cycles per byte: lower is faster; grey: other implementations")
        axes.set_title(f"{report.hash} {report.kernel}, {report.size} bytes, {report.processor}", fontsize=9)
        axes.spines[["top", "right"]].set_visible(False)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        drawn = BytesIO()
        figure.savefig(drawn, format=path.suffix[1:], metadata=metadata, dpi=150)
    plan.put(path, drawn.getvalue(), REMEDY)


@dataclass(frozen=True, slots=True)
class Pair:
    """The best of ours and of others, in core cycles per byte."""

    ours: float
    others: float
    name: str  # of the other implementation


OF_CORES: Final = ("#2f6db3", "#c8792f", "#4f9d69", "#8a63a8")  # colours by core, in their order
BAR_INCHES: Final = 0.2


def comparison(bars: Sequence[tuple[str, Mapping[str, Pair]]]) -> bytes:
    """An SVG of speeds relative to the best of others: for each comparison a group, with a bar for each core.

    The same bars make the same bytes.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    cores = sorted({core for _, pairs in bars for core in pairs})
    colours = dict(zip(cores, OF_CORES, strict=False))
    height = len(bars) + sum(len(pairs) for _, pairs in bars)
    drawn = BytesIO()
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(9, 1 + BAR_INCHES * height), layout="constrained")
        axes = figure.add_subplot()
        at, middles = 0.0, []
        for _, pairs in bars:
            middles.append(at + (len(pairs) - 1) / 2)
            for core, pair in sorted(pairs.items()):
                speed = pair.others / pair.ours
                axes.barh(at, speed, height=0.85, color=colours[core])
                label = f"{pair.ours:.3g}; {pair.name} {pair.others:.3g}"
                axes.annotate(label, (speed, at), (4, 0), textcoords="offset points", va="center", fontsize=7.5)
                at += 1
            at += 1
        axes.axvline(1, color="#444444", linewidth=1, linestyle="--")
        axes.set_yticks(middles, [name for name, _ in bars])
        axes.set_ylim(at - 1, -1)
        axes.margins(x=0.35)
        axes.set_xlabel(
            "speed of our best kernel relative to the best other implementation; labels: cycles per byte"
        )
        for core in cores:
            axes.barh(0, 0, color=colours[core], label=core)
        axes.legend(loc="lower right", frameon=False)
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()
