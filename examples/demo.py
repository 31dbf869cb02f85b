"""From nothing to digests of a real file: generates, compiles, checks, uses and times kernels for this machine.

All files are in build/. The exit code is 1 if a result differs from that of another implementation.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from hashwright.bench.benchmark import CompiledKernel, peers
from hashwright.bench.contest import ours
from hashwright.bench.timing import measure
from hashwright.errors import UserError
from hashwright.hashes import HASHES
from hashwright.modes.aegis import Aegis
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native import compiler
from hashwright.native.kept import kept_library
from hashwright.output.generate import generate
from hashwright.requests.request import Request, resolve
from hashwright.verify.aegis.library import AegisLibrary
from hashwright.verify.merkle_damgard.library import MerkleDamgardLibrary
from hashwright.verify.run import verify

BUILD: Final = Path(__file__).resolve().parents[1] / "build"
SEED: Final = 0x64656D6F
FILE_BYTES: Final = 64 << 20
PIECE_BYTES: Final = 1 << 20
PREFIX_BYTES: Final = 16 << 10  # the description hashes these in a second
SIZES: Final = ((16 << 10, 301), (FILE_BYTES, 5))  # lengths of a message, each with the number of samples

console: Final = Console(highlight=False)


def main() -> int:
    requests = list(wanted())
    cc = compiler.find()
    console.rule("1. Generate, compile, check")
    libraries = {request.hash.name: build(request, cc) for request in requests}
    good = [check(request, cc) for request in requests]
    console.rule("2. Hash a file")
    path = big_file()
    good += [use(request, libraries[request.hash.name], path) for request in requests]
    console.rule("3. Speed")
    for request in requests:
        console.print(race(request, libraries[request.hash.name], cc), "")
    console.print("Medians. cpb: core cycles per byte; ratio: speed over the first line's.")
    if not all(good):
        console.print("[red]Something differs; the differences are above.[/]")
    return 0 if all(good) else 1


def wanted() -> Iterator[Request]:
    """A request for each hash that this machine can compute."""
    for name in HASHES:
        try:
            yield resolve(name, "native")
        except UserError as error:
            console.print(f"{name} is omitted: {error}")


def verdict(good: bool) -> str:
    return "[green]the same[/]" if good else "[red]DIFFERS[/]"


def in_words(size: int) -> str:
    return f"{size >> 20} MiB" if size >> 20 else f"{size >> 10} KiB"


def shown(path: Path) -> Path:
    return path.relative_to(BUILD.parent)


def build(request: Request, cc: compiler.Compiler) -> Path:
    """The request's shared library; unchanged files are not compiled again."""
    plan = generate(request)
    changed = plan.write(BUILD)
    for name in plan.files:
        path = BUILD / name
        console.print(f"{'wrote' if path in changed else 'unchanged'} {shown(path)}")
    library, compiled = kept_library(cc, [BUILD / f"{request.stem}.c"], BUILD)
    console.print(f"{f'compiled by {cc}:' if compiled else 'unchanged'} {shown(library)}")
    return library


def check(request: Request, cc: compiler.Compiler) -> bool:
    """Compares the generated files with their description."""
    good = True
    with console.status(f"checking {request.hash.title}"):
        for each in verify(request, BUILD, cc):
            good &= each.passed
            what = "[green]ok[/]" if each.passed else f"[red]DIFFERS[/] for {each.failure}"
            console.print(f"{request.hash.title}: {each.name}, {each.cases} cases: {what}")
    return good


def big_file() -> Path:
    """A file of pseudo-random bytes, which the first run writes."""
    path = BUILD / "demo.bin"
    if not path.is_file() or path.stat().st_size != FILE_BYTES:
        rng = random.Random(SEED)
        unfinished = path.with_suffix(".unfinished")
        with console.status("making a file"), unfinished.open("wb") as file:
            for _ in range(FILE_BYTES // PIECE_BYTES):
                file.write(rng.randbytes(PIECE_BYTES))
        unfinished.replace(path)
    console.print(f"{shown(path)}: {in_words(path.stat().st_size)}")
    return path


def pieces(path: Path) -> Iterator[bytes]:
    """The pieces in which the file is read."""
    with path.open("rb") as file:
        while piece := file.read(PIECE_BYTES):
            yield piece


def use(request: Request, library: Path, path: Path) -> bool:
    """Hashes or encrypts the file by the streaming functions, and compares the result with others."""
    if isinstance(request.hash, MerkleDamgard):
        return digest_file(request.hash, MerkleDamgardLibrary(library, request), path)
    assert isinstance(request.hash, Aegis)
    return seal_file(request.hash, AegisLibrary(library, request), path)


def digest_file(hash_: MerkleDamgard, library: MerkleDamgardLibrary, path: Path) -> bool:
    with console.status(f"{hash_.title} of the file"):
        made = library.digest_of_pieces(pieces(path))
    console.print(f"{hash_.title}\n  hashwright  {made.hex()}")
    try:
        other = hashlib.new(hash_.name, usedforsecurity=False)
    except ValueError:
        prefix = next(pieces(path))[:PREFIX_BYTES]
        same = library.digest(prefix) == hash_.digest(prefix)
        console.print(f"  hashlib has no {hash_.name}; a prefix beside the description: {verdict(same)}")
        return same
    for piece in pieces(path):
        other.update(piece)
    console.print(f"  hashlib     {other.hexdigest()}  {verdict(made == other.digest())}")
    return made == other.digest()


def secrets_of(hash_: Aegis) -> tuple[bytes, bytes]:
    """A key and a nonce, only for this demonstration."""
    count = hash_.key_bytes
    return bytes(range(count)), bytes(range(count, 2 * count))


def seal_file(hash_: Aegis, library: AegisLibrary, path: Path) -> bool:
    """Encrypts the file, decrypts it back, and authenticates it."""
    key, nonce = secrets_of(hash_)
    with console.status(f"{hash_.title} of the file"):
        cipher, tag = library.encrypt_pieces(key, nonce, pieces(path))
        sealed = BUILD / f"{path.name}.{hash_.name}"
        sealed.write_bytes(cipher)
        right, message = library.decrypt_pieces(key, nonce, pieces(sealed), tag)
        mac = library.mac_pieces(key, nonce, pieces(path))
    back = right and message == path.read_bytes()
    console.print(f"{hash_.title}\n  encrypted to {shown(sealed)} and decrypted back: {verdict(back)}")
    console.print(f"  hashwright  tag {tag.hex()}\n              MAC {mac.hex()}")
    who, (other_cipher, other_tag, other_mac) = others_of_seal(hash_, path)
    if len(other_cipher) < len(cipher):  # that of the description, for a prefix
        prefix = next(pieces(path))[: len(other_cipher)]
        made = (*library.encrypt(key, nonce, prefix), library.mac(key, nonce, prefix))
        same = made == (other_cipher, other_tag, other_mac)
        console.print(
            f"  pyaegis is absent; the first {PREFIX_BYTES} bytes beside the description: {verdict(same)}"
        )
    else:
        same = (cipher, tag, mac) == (other_cipher, other_tag, other_mac)
        console.print(f"  {who:<11} tag {other_tag.hex()}\n              MAC {other_mac.hex()}")
        console.print(f"  ciphertext, tag and MAC: {verdict(same)}")
    return back and same


def others_of_seal(hash_: Aegis, path: Path) -> tuple[str, tuple[bytes, bytes, bytes]]:
    """Ciphertext, tag and MAC by pyaegis, or by the description for a prefix."""
    key, nonce = secrets_of(hash_)
    try:
        import pyaegis
    except ImportError:
        prefix = next(pieces(path))[:PREFIX_BYTES]
        return "description", (*hash_.encrypt(key, nonce, prefix), hash_.mac(key, nonce, prefix))
    data = path.read_bytes()
    name = hash_.name.removeprefix("aegis").upper()
    cipher, tag = getattr(pyaegis, f"Aegis{name}")(16).encrypt_detached(key, nonce, data)
    mac: Any = getattr(pyaegis, f"AegisMac{name}")(key, nonce, 16)
    mac.update(data)
    return "pyaegis", (bytes(cipher), bytes(tag), bytes(mac.final()))


def race(request: Request, library: Path, cc: compiler.Compiler) -> Table:
    """The speed of the hash's kernels and of their peers on this machine."""
    title = f"{request.hash.title} for {request.target.title}, by {cc}"
    table = Table("", title=title, box=box.SIMPLE, show_edge=False)
    for size, _ in SIZES:
        for column in ("cpb", "GB/s", "ratio"):
            table.add_column(f"{in_words(size)}\n{column}", justify="right")
    made = [CompiledKernel("hashwright", request, (library,))]
    kernels = [each for each in request.hash.kernels.values() if ours(request, each, library)]
    for kernel in kernels:
        cells: dict[str, list[str]] = {}
        for size, samples in SIZES:
            field = peers(request.hash, [kernel], size).joined_by(made, kernel)
            for row in measure(field.entrants, samples=samples, runs=1, cc=cc).rows:
                numbers = [f"{row.cpb:.3f}", f"{row.gbps:.2f}", f"{row.ratio:.2f}"]
                cells.setdefault(row.name, []).extend(numbers)
        for sentence in field.notes:
            console.print(sentence)
        for name, numbers in cells.items():
            table.add_row(f"{kernel}: {name}" if len(kernels) > 1 else name, *numbers)
    return table


if __name__ == "__main__":
    try:
        sys.exit(main())
    except UserError as error:
        print(f"demo: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
