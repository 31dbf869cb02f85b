"""Bar charts: of a report, and of our best kernels beside the best other implementations."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from hashwright.bench.benchmark import BenchReport
from hashwright.errors import UserError, pip_install
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
        raise UserError(f"matplotlib is not installed; write {pip_install('matplotlib')}, or leave --plot out")
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


OF_CORES: Final = ("#c8792f", "#4f9d69", "#2f6db3", "#8a63a8")  # of cores
GREY: Final = "#6b7280"  # legible on white and on black
WIDTH: Final = 4.1  # inches: a narrow screen shrinks the picture little
BAR_INCHES: Final = 0.17
MOST: Final = 1.2  # a bound beyond this multiple of the fastest bar is not drawn


@dataclass(frozen=True, slots=True)
class Mark:
    """The best on a core, in core cycles per byte."""

    core: str
    ours: float
    others: float
    bound: float | None  # of our kernel
    inside: str  # the text inside our bar
    beside: str  # the text beside it


def comparison(tasks: Sequence[tuple[str, Sequence[Mark]]], cores: Sequence[str]) -> bytes:
    """An SVG of speeds relative to the best of others: for each task a group, with a bar for each core.

    A tick marks the speed at the bound. A core has the same colour in all pictures of the same cores. The same
    tasks make the same bytes.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    colours = dict(zip(cores, OF_CORES, strict=False))
    widest = MOST * max((mark.others / mark.ours for _, marks in tasks for mark in marks), default=1)
    drawn = BytesIO()
    with mpl.rc_context({**SETTINGS, "text.color": GREY, "axes.edgecolor": GREY, "xtick.color": GREY}):
        height = 0.9 + BAR_INCHES * sum(1.6 + len(marks) for _, marks in tasks)
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        at = 0.0
        for name, marks in tasks:
            axes.text(0, at, name, fontweight="bold", va="center")
            for mark in marks:
                at += 1
                speed = mark.others / mark.ours
                axes.barh(at, speed, height=0.8, color=colours[mark.core])
                axes.text(0.02, at + 0.03, mark.inside, color="white", fontsize=8, va="center")
                limit = mark.others / mark.bound if mark.bound else 0
                if 0 < limit < widest:
                    axes.plot([limit, limit], [at - 0.45, at + 0.45], color=GREY, linewidth=1.5)
                axes.annotate(
                    mark.beside,
                    (max(speed, limit if limit < widest else 0), at),
                    (4, 0),
                    textcoords="offset points",
                    va="center",
                    fontsize=8,
                )
            axes.plot([1, 1], [at - len(marks) + 0.5, at + 0.5], color=GREY, linewidth=1, linestyle="--")
            at += 1.6
        axes.set_yticks([])
        axes.set_ylim(at - 0.8, -0.8)
        axes.set_xlim(0, 1.45 * widest)
        axes.set_xlabel("speed relative to the best of others\nnumbers: core cycles per byte", color=GREY)
        axes.spines[["top", "right", "left"]].set_visible(False)
        for core in [core for core in cores if any(mark.core == core for _, marks in tasks for mark in marks)]:
            axes.barh(0, 0, color=colours[core], label=core)
        axes.plot([], [], color=GREY, linestyle="", marker="|", markeredgewidth=1.5, label="bound")
        figure.legend(loc="outside upper left", ncols=4, frameon=False, fontsize=8, handlelength=1)
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()
