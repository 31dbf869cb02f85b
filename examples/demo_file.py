"""The second part of the demo: a file, beside other programs and libraries."""

import contextlib
import hashlib
import random
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table

from hashwright.modes.aegis import Aegis
from hashwright.modes.merkle_damgard import MerkleDamgard
from hashwright.native import compiler
from hashwright.output.generate import sources
from hashwright.requests.request import Request
from hashwright.verify.aegis.library import AegisLibrary

PROGRAM: Final = Path(__file__).with_name("digest_file.c")
SEED: Final = 0x64656D6F
FILE_BYTES: Final = 64 << 20
PIECE_BYTES: Final = 1 << 20
PREFIX_BYTES: Final = 16 << 10  # the description encrypts these in a second
RUNS: Final = 5  # of each program; the fastest counts
SAME: Final = "[green]the same[/]"
DIFFERS: Final = "[red]DIFFERS[/]"
NONE: Final = "no digest"

# The programs that print a digest of a file, by hash and name.
PROGRAMS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "md5": {"md5sum": ("md5sum",), "openssl": ("openssl", "dgst", "-md5")},
    "ripemd160": {"openssl": ("openssl", "dgst", "-ripemd160")},
}


@dataclass(frozen=True)
class Use:
    """The result of hashing or encrypting the file."""

    title: str
    seconds: Mapping[str, float]  # by program
    result: str
    is_right: bool


def big_file(directory: Path) -> Path:
    """A file of pseudo-random bytes, which the first run writes."""
    path = directory / "demo.bin"
    if not path.is_file() or path.stat().st_size != FILE_BYTES:
        rng = random.Random(SEED)
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            for _ in range(FILE_BYTES // PIECE_BYTES):
                file.write(rng.randbytes(PIECE_BYTES))
        unfinished.replace(path)
    return path


def pieces(path: Path) -> Iterator[bytes]:
    """The pieces in which the file is read."""
    with path.open("rb") as file:
        while piece := file.read(PIECE_BYTES):
            yield piece


def use(request: Request, library: Path, cc: compiler.Compiler, path: Path) -> Use:
    """Hashes or encrypts the file by the streaming functions, and compares the result with others."""
    if isinstance(request.hash, MerkleDamgard):
        return digest_file(request, request.hash, cc, path)
    assert isinstance(request.hash, Aegis)
    return seal_file(request.hash, AegisLibrary(library, request), path)


def digest_file(request: Request, hash_: MerkleDamgard, cc: compiler.Compiler, path: Path) -> Use:
    """Runs a program that contains our kernel beside the programs of this machine."""
    directory = path.parent
    program = directory / f"{request.stem}_file"
    words = [f"-DHASH={hash_.name}", f"-DBYTES={hash_.digest_bytes}", "-include", f"{request.stem}.h"]
    files = [str(PROGRAM), *(str(directory / name) for name in sources(request))]
    cc.run(["-O2", f"-I{directory}", *words, *files, "-o", str(program)])
    others = {name: words for name, words in PROGRAMS.get(hash_.name, {}).items() if shutil.which(words[0])}
    digests: dict[str, str] = {}
    seconds: dict[str, float] = {}
    for _ in range(RUNS):
        for name, command in {"hashwright": (str(program),), **others}.items():
            start = time.perf_counter()
            done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
            if done.returncode == 0:  # an openssl may be without this hash
                seconds[name] = min(time.perf_counter() - start, seconds.get(name, float("inf")))
                digests[name] = done.stdout.rpartition("=")[2].split()[0]
    with contextlib.suppress(ValueError), path.open("rb") as file:  # Python's may be, too
        digests["Python"] = hashlib.file_digest(file, partial(hashlib.new, hash_.name)).hexdigest()
    made = digests.pop("hashwright", NONE)
    if not digests:
        return Use(hash_.title, seconds, f"no other {hash_.title} here; {made}", made != NONE)
    different = [f"{name} {digest}" for name, digest in digests.items() if digest != made]
    result = f"{DIFFERS}: {made}, but {', '.join(different)}" if different else f"{SAME} digest"
    return Use(hash_.title, seconds, result, not different)


def seal_file(hash_: Aegis, library: AegisLibrary, path: Path) -> Use:
    """Encrypts the file, decrypts it back, and authenticates it."""
    key, nonce = secrets_of(hash_)
    cipher, tag = library.encrypt_pieces(key, nonce, pieces(path))
    sealed = path.with_name(f"{path.name}.{hash_.name}")
    sealed.write_bytes(cipher)
    right, message = library.decrypt_pieces(key, nonce, pieces(sealed), tag)
    mac = library.mac_pieces(key, nonce, pieces(path))
    back = right and message == path.read_bytes()
    who, (other_cipher, other_tag, other_mac) = others_of_seal(hash_, path)
    made = cipher, tag, mac
    if len(other_cipher) < len(cipher):  # that of the description, for a prefix
        prefix = next(pieces(path))[: len(other_cipher)]
        made = (*library.encrypt(key, nonce, prefix), library.mac(key, nonce, prefix))
    same = made == (other_cipher, other_tag, other_mac)
    encrypted = "as" if same else f"{DIFFERS} from"
    decrypted = "decrypted again" if back else f"{DIFFERS} decrypted"
    return Use(hash_.title, {}, f"{encrypted} {who}; {decrypted}", back and same)


def secrets_of(hash_: Aegis) -> tuple[bytes, bytes]:
    """A key and a nonce, only for this demonstration."""
    count = hash_.key_bytes
    return bytes(range(count)), bytes(range(count, 2 * count))


def others_of_seal(hash_: Aegis, path: Path) -> tuple[str, tuple[bytes, bytes, bytes]]:
    """Ciphertext, tag and MAC by libaegis, or by the description for a prefix."""
    key, nonce = secrets_of(hash_)
    try:
        import pyaegis
    except ImportError:
        prefix = next(pieces(path))[:PREFIX_BYTES]
        return f"the description ({PREFIX_BYTES >> 10} KiB)", (
            *hash_.encrypt(key, nonce, prefix),
            hash_.mac(key, nonce, prefix),
        )
    data = path.read_bytes()
    name = hash_.name.removeprefix("aegis").upper()
    cipher, tag = getattr(pyaegis, f"Aegis{name}")(16).encrypt_detached(key, nonce, data)
    mac: Any = getattr(pyaegis, f"AegisMac{name}")(key, nonce, 16)
    mac.update(data)
    return "libaegis", (bytes(cipher), bytes(tag), bytes(mac.final()))


def table_of_uses(uses: Sequence[Use]) -> Table:
    """The seconds of each program, and the results."""
    programs = list(dict.fromkeys(name for each in uses for name in each.seconds))
    table = Table("", box=box.SIMPLE, show_edge=False)
    for name in programs:
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("result")
    for each in uses:
        times = [f"{each.seconds[name]:.3f} s" if name in each.seconds else "" for name in programs]
        table.add_row(each.title, *times, each.result)
    return table
