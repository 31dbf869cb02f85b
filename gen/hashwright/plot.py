"""A report as a chart of bars."""

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

from hashwright import plan
from hashwright.benchmark import BenchReport
from hashwright.errors import UserError

SUFFIXES: Final = (".png", ".svg")
COLOURS: Final = {"ours": "#2f6db3", "peer": "#9aa0a6"}
ROW_INCHES: Final = 0.28
REMEDY: Final = "write --plot with a path that you can write to"


def require_drawable(path: Path) -> None:
    """Raises UserError where no picture can be drawn into a file of that name."""
    if path.suffix not in SUFFIXES:
        raise UserError(
            f"'{path.suffix}' is no kind of picture; write --plot with a file in {' or '.join(SUFFIXES)}"
        )
    if not path.parent.is_dir():
        raise UserError(f"there is no directory {path.parent}; write --plot with a file in one that is there")
    if not find_spec("matplotlib"):
        raise UserError("matplotlib is absent; `pip install matplotlib` brings it, or leave --plot out")
    plan.require_writable(path, REMEDY)


def draw(report: BenchReport, path: Path) -> None:
    """Draws cycles per byte, a bar for each row, the fastest on top; the same report makes the same bytes.

    Raises UserError where the file cannot be written.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    rows = sorted(report.rows, key=lambda row: -row.cpb)
    with mpl.rc_context({"svg.hashsalt": "hashwright", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(8, 1.2 + ROW_INCHES * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        bars = axes.barh([row.name for row in rows], [row.cpb for row in rows], height=0.7)
        for bar, row in zip(bars, rows, strict=True):
            bar.set_color(COLOURS[row.kind])
        axes.bar_label(bars, [f"{row.cpb:.3f}" for row in rows], padding=3)
        axes.set_xlim(0, 1.1 * max(row.cpb for row in rows))
        axes.margins(y=0.01)
        axes.set_xlabel("core cycles per byte: less is faster; grey: other implementations")
        axes.set_title(f"{report.hash} {report.kernel}, {report.size} bytes, {report.processor}", fontsize=9)
        axes.spines[["top", "right"]].set_visible(False)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        drawn = BytesIO()
        figure.savefig(drawn, format=path.suffix[1:], metadata=metadata, dpi=150)
    plan.put(path, drawn.getvalue(), REMEDY)
