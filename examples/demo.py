"""From nothing to digests of a real file: generates, compiles, checks, uses and times kernels for this machine.

All files are in build/. The exit code is 1 if a result differs from that of another implementation.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from demo_file import DIFFERS, big_file, table_of_uses, use
from demo_speed import legend, raced, reasons, table_of_races
from rich.console import Console

from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.native import compiler
from hashwright.output.generate import generate, sources
from hashwright.requests.request import Request, resolve
from hashwright.verify.run import verify

BUILD: Final = Path(__file__).resolve().parents[1] / "build"


def main(words: Sequence[str] = (), hashes: Sequence[str] = tuple(HASHES)) -> int:
    parser = argparse.ArgumentParser(prog="demo", description=__doc__.partition("\n")[0])
    parser.add_argument("--verbose", action="store_true", help="print every file and every check")
    console, details = Console(highlight=False), parser.parse_args(words).verbose
    requests = list(wanted(hashes, console))
    cc = compiler.find()
    title(console, "1. Generated, compiled, and compared with the mathematics")
    libraries = {request.hash.name: build(request, cc, console, details=details) for request in requests}
    good = [check(request, cc, console, details=details) for request in requests]
    with console.status("making a file"):
        path = big_file(BUILD)
    title(console, f"2. {shown(path)}, {path.stat().st_size >> 20} MiB, beside other programs")
    used = []
    for request in requests:
        with console.status(f"{request.hash.title} of the file"):
            used.append(use(request, libraries[request.hash.name], cc, path))
    console.print(table_of_uses(used))
    title(console, "3. Speed in memory, in GB/s, beside what programs use today")
    races = [race for request in requests for race in raced(request, libraries[request.hash.name], cc, console)]
    console.print(table_of_races(races))
    console.print(f"\n{legend(races, cc)}")
    for sentence in reasons(races):
        console.print(sentence)
    if all(good) and all(each.is_right for each in used):
        return 0
    console.print("[red]Something differs; the differences are above.[/]")
    return 1


def title(console: Console, text: str) -> None:
    console.print(f"\n[bold]{text}[/]\n")


def wanted(hashes: Sequence[str], console: Console) -> Iterator[Request]:
    """A request for each hash that this machine can compute."""
    for name in hashes:
        try:
            yield resolve(name, "native")
        except UserError as error:
            console.print(f"{name} is omitted: {error}")


def shown(path: Path) -> Path:
    return path.relative_to(BUILD.parent)


def build(request: Request, cc: compiler.Compiler, console: Console, *, details: bool) -> Path:
    """The request's shared library, compiled if a file changed, or for another version of the compiler."""
    with console.status(f"compiling {request.hash.title}"):
        plan = generate(request)
        changed = plan.write(BUILD)
        library = BUILD / f"{request.stem}-{cc.identity().replace(' ', '-')}.so"
        is_old = bool(changed) or not library.is_file()
        if is_old:
            cc.shared_library([BUILD / name for name in sources(request)], library)
    if details:
        for path in (BUILD / name for name in plan.files):
            console.print(f" {'wrote' if path in changed else 'unchanged'} {shown(path)}")
        console.print(f" {f'compiled by {cc}:' if is_old else 'unchanged'} {shown(library)}")
    return library


def check(request: Request, cc: compiler.Compiler, console: Console, *, details: bool) -> bool:
    """Compares the generated files with their description; prints a line, or one for each check."""
    name, checks = request.hash.title, []
    with console.status(f"checking {name}"):
        for each in verify(request, BUILD, cc):
            checks.append(each)
            if details:
                console.print(f" {name}: {each.name}, {each.cases:,} cases")
    faults = [each for each in checks if not each.passed]
    cases = f"{sum(each.cases for each in checks):,} cases"
    console.print(f" {name:<13}{request.target.title:<32}{cases:>12}: {DIFFERS if faults else '[green]ok[/]'}")
    for each in faults:
        console.print(f"   {each.name}: {DIFFERS} for {each.failure}")
    return not faults


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except UserError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
