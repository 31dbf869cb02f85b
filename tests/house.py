"""The rooms of the package, and the imports between them.

    python -m tests.house            # the numbers of rooms, floors, arrows and circles; the lines of each room
    python -m tests.house --picture  # writes docs/rooms.svg

A room is a folder of the package with all folders inside it, except that each folder of `proof` is one. An
arrow is an import of a module of another room, also inside a function or under TYPE_CHECKING. The docstring of
a room names the rooms that it imports; every room may import `errors`.
"""

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Final

import hashwright
from hashwright.vendor.imports import imported, modules_in

PACKAGE: Final = Path(hashwright.__path__[0])
PICTURE: Final = Path(__file__).parents[1] / "docs" / "rooms.svg"
HALLS: Final = frozenset({"proof"})  # folders of rooms
IMPORTS: Final = re.compile(r"\bIt imports (?!no )([a-z_.,\s]+)\.")

Sources = Mapping[str, str]  # by module
Arrows = Mapping[tuple[str, str], list[tuple[str, str]]]  # by room and imported room: the modules
Graph = Mapping[str, set[str]]  # by room: the rooms that it imports


@cache
def paths() -> Mapping[str, Path]:
    """The file of every module of the package."""
    return modules_in(PACKAGE)


@cache
def sources() -> Sources:
    """Every module of the package."""
    return {name: path.read_text(encoding="utf-8") for name, path in paths().items()}


@cache
def room_of(module: str) -> str:
    """The room of a module; empty for a module beside rooms."""
    folders = paths()[module].relative_to(PACKAGE).parent.parts
    depth = 2 if folders and folders[0] in HALLS else 1
    return ".".join(folders[:depth]) if len(folders) >= depth else ""


def arrows(of: Sources) -> Arrows:
    """The imports between rooms."""
    found = defaultdict(list)
    for module, source in of.items():
        for name in sorted(imported(source) & of.keys()):
            ends = room_of(module), room_of(name)
            if all(ends) and ends[0] != ends[1]:
                found[ends].append((module, name))
    return found


def graph(of: Arrows) -> Graph:
    """Every room, with those that it imports."""
    rooms = {room_of(module) for module in sources()} - {""}
    return {room: {to for start, to in of if start == room} for room in sorted(rooms)}


def reached(start: str, of: Graph) -> set[str]:
    """The rooms that a room imports, directly or not."""
    found, queue = set[str](), [start]
    for room in queue:
        queue += of[room] - found
        found |= of[room]
    return found


def circles(of: Graph) -> list[list[str]]:
    """The groups of rooms that import each other."""
    beyond = {room: reached(room, of) for room in of}
    groups = {tuple(sorted(to for to in beyond[room] if room in beyond[to])) for room in of}
    return [list(group) for group in sorted(groups) if group]


def floors(of: Graph) -> dict[str, int]:
    """The floor of each room: above those of all rooms that it imports. There must be no circle."""
    found: dict[str, int] = {}
    while len(found) < len(of):
        found |= {
            room: 1 + max((found[to] for to in of[room]), default=0)
            for room in of
            if room not in found and of[room] <= found.keys()
        }
    return found


def shortest(of: Graph) -> Graph:
    """Only the arrows that follow from no others: those of the picture."""
    return {room: {to for to in of[room] if not any(to in reached(by, of) for by in of[room])} for room in of}


def doors() -> dict[str, tuple[str, set[str]]]:
    """By room: what it is, and the rooms that it imports, by its docstring."""
    found = {}
    for room in graph(arrows(sources())):
        told = ast.get_docstring(ast.parse(sources()[f"hashwright.{room}"])) or ""
        named = IMPORTS.search(told)
        names = set(re.split(r",\s*|\s+and\s+|\s+", named[1])) if named else set()
        found[room] = " ".join(told.split("\n\n")[0].split()), names
    return found


WIDTH, STEP = 860, 70  # of the picture; from floor to floor
BOX: Final = (108, 32)
SWEEPS: Final = 8

Spot = tuple[str, int]  # a room, or where a long arrow to it passes a floor: the room, and the floor
Line = tuple[Spot, Spot]  # a part of an arrow, from a floor to the next one below


def _lines(of: Graph) -> list[Line]:
    """The arrows that follow from no others, in parts. Those to one room join."""
    at = floors(of)
    found = {
        ((room if floor == at[room] else to, floor), (to, floor - 1))
        for room, below in shortest(of).items()
        for to in below
        for floor in range(at[room], at[to], -1)
    }
    return sorted(found)


def _places(of: Graph) -> dict[Spot, float]:
    """The horizontal place of each spot: near those with which lines connect it."""
    lines, rows = _lines(of), defaultdict(list)
    for spot in sorted({spot for line in lines for spot in line}):
        rows[spot[1]].append(spot)
    place = {spot: (i + 0.5) / len(row) for row in rows.values() for i, spot in enumerate(row)}
    for sweep in range(SWEEPS):
        for floor in sorted(rows, reverse=sweep % 2 == 0):
            near = defaultdict(list)
            for above, below in lines:
                near[above].append(place[below])
                near[below].append(place[above])
            rows[floor].sort(key=lambda spot: fmean(near[spot]))
            place |= {spot: (i + 0.5) / len(rows[floor]) for i, spot in enumerate(rows[floor])}
    return place


def picture(of: Graph) -> str:
    """The rooms by floor, the lowest floor at the bottom, with the arrows that follow from no others."""
    at, place = floors(of), _places(of)
    top, (width, height) = max(at.values()), BOX

    def point(spot: Spot, half: int) -> str:
        """The middle of a spot's lower or upper edge."""
        edge = half if at[spot[0]] == spot[1] else 0
        return f"{WIDTH * place[spot]:.0f} {STEP * (top - spot[1]) + 8 + height // 2 + edge}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {STEP * (top - 1) + height + 16}" '
        'font-family="sans-serif" font-size="13">',
        "<title>The rooms of the package, each above those that it imports</title>",
        '<defs><marker id="head" markerWidth="7" markerHeight="7" refX="6" refY="3.5" orient="auto">'
        '<path d="M0 0L7 3.5L0 7z" fill="#666"/></marker></defs>',
        f'<rect width="{WIDTH}" height="100%" fill="#fff"/>',
    ]
    for above, below in _lines(of):
        start, end = point(above, height // 2), point(below, -height // 2)
        (left, high), (right, low) = start.split(), end.split()
        head = ' marker-end="url(#head)"' if at[below[0]] == below[1] else ""
        middle = (int(high) + int(low)) // 2
        path = f"M{start}C{left} {middle} {right} {middle} {end}"
        lines.append(f'<path d="{path}" fill="none" stroke="#888"{head}/>')
    for room, floor in sorted(at.items()):
        x, y = WIDTH * place[room, floor], STEP * (top - floor) + 8
        lines += [
            f'<rect x="{x - width / 2:.0f}" y="{y}" width="{width}" height="{height}" rx="5" '
            'fill="#f4f1ea" stroke="#555"/>',
            f'<text x="{x:.0f}" y="{y + 21}" text-anchor="middle" fill="#222">{room.replace(".", "/")}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def report(of: Arrows) -> list[str]:
    """The numbers, then a line for each room: its lines, and the rooms that it imports."""
    rooms = graph(of)
    around = circles(rooms)
    tall = "?" if around else str(max(floors(rooms).values()))
    size = defaultdict[str, int](int)
    for module, source in sources().items():
        size[room_of(module)] += len(source.splitlines())
    total = sum(size.values())
    lines = [
        f"{len(rooms)} rooms on {tall} floors, {len(of)} arrows, {len(around)} circles, {total} lines",
        *(f"circle: {', '.join(group)}" for group in around),
    ]
    return lines + [f"{size[room]:6} {room:15} -> {' '.join(sorted(to))}" for room, to in rooms.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--picture", action="store_true", help=f"write {PICTURE.name}")
    found = arrows(sources())
    if parser.parse_args().picture:
        PICTURE.write_text(picture(graph(found)), encoding="utf-8")
    print("\n".join(report(found)))


if __name__ == "__main__":
    main()
