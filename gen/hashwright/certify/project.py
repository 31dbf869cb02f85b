"""Proves every kernel of a manifest, as the project's compiler makes it."""

import multiprocessing
import signal
import tempfile
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path, PurePosixPath
from typing import Final

from hashwright.certify.certificate import certificate_name, certified
from hashwright.certify.prove import Uncovered, proofs, proving_compiler, require_python
from hashwright.certify.verdict import Verdict
from hashwright.errors import CheckFailed, UserError
from hashwright.native.compiler import find
from hashwright.native.progress import shown
from hashwright.vendor.manifest import Entry, Manifest, read_manifest

DYING: Final = (signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends the process silently


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The outcome for one kernel of a manifest."""

    kernel: str  # the path of its files without their suffixes
    told: str = ""  # the files and how they are compiled
    verdicts: tuple[Verdict, ...] = ()
    failing: str = ""  # a failing check of the compiled files, if a function is not proved
    uncovered: tuple[str, ...] = ()  # functions without a proof
    certificate: str = ""  # what was done with it; empty if there is none
    unprovable: str = ""  # why none of its functions can be proved
    wrong: str = ""  # any other error

    @property
    def is_right(self) -> bool:
        """Is every function proved that can be?"""
        return not self.wrong and all(each.is_proved for each in self.verdicts)


def prove_kernels(manifest: Manifest, cc: str | None, jobs: int, *, certify: bool) -> list[Outcome]:
    """The outcome for each kernel of the manifest, in its order.

    With several processes, only the hashes and targets of the package are available.

    Raises UserError if a package is missing, or the compiler of that name, or if kernels have one certificate;
    and CheckFailed if a certificate is of none of them.
    """
    require_python()
    if cc:
        find(cc)
    _check_certificates(manifest, certify=certify)
    count = len(manifest.entries)
    if min(jobs, count) <= 1:
        return _counted((_prove(manifest, each, cc, certify) for each in manifest.entries), count)
    context = multiprocessing.get_context("spawn")
    work = partial(_prove_there, manifest.path, cc, certify)
    try:
        processes = ProcessPoolExecutor(min(jobs, count), context, signal.signal, DYING)
    except (OSError, NotImplementedError) as error:  # as in sandboxes without /dev/shm
        raise UserError(f"the system has no semaphores for other processes ({error}); write --jobs 1") from None
    try:
        with processes as pool:
            try:
                return _counted(pool.map(work, range(count)), count)
            except KeyboardInterrupt:  # the pool would wait until its processes have ended their proofs
                for each in multiprocessing.active_children():
                    each.terminate()
                raise
    except BrokenProcessPool:
        raise UserError(
            "a process that proved kernels has ended; write --jobs 1 to do without others"
        ) from None


def _check_certificates(manifest: Manifest, *, certify: bool) -> None:
    """Raises UserError if two kernels would have one certificate, and CheckFailed if one is of no kernel."""
    names = [each.place(certificate_name(each.asked.stem)) for each in manifest.entries]
    for name in names if certify else ():
        if names.count(name) > 1:
            raise UserError(f"{name} would be the certificate of two kernels; write file or out for one")
    for out in dict.fromkeys(each.out for each in manifest.entries):
        for path in sorted(manifest.locate(out).glob(certificate_name("*"))):
            if (name := str(PurePosixPath(out) / path.name)) not in names:
                raise CheckFailed(
                    f"{manifest.shown(name)} is the certificate of no kernel of the manifest; remove it"
                )


def _counted(outcomes: Iterable[Outcome], count: int) -> list[Outcome]:
    """The outcomes, with progress."""
    found = []
    with shown() as tell:
        for each in outcomes:
            found.append(each)
            tell("proving kernels", len(found), count)
    return found


_read: Final = cache(read_manifest)


def _prove_there(path: Path, cc: str | None, certify: bool, number: int) -> Outcome:
    """Proves the kernel with that number, from 0, in another process."""
    manifest = _read(path)
    return _prove(manifest, manifest.entries[number], cc, certify)


def _prove(manifest: Manifest, entry: Entry, cc: str | None, certify: bool) -> Outcome:
    kernel, directory = manifest.shown(entry.place(entry.asked.stem)), Path(manifest.shown(entry.out))
    try:
        compiler = proving_compiler(entry.asked, cc)
        with tempfile.TemporaryDirectory() as place:
            found = proofs(entry.asked, directory, compiler, Path(place))
            verdicts = tuple(found.verdicts)
            failing = found.failing(verdicts)
    except Uncovered as why:
        if (path := directory / certificate_name(entry.asked.stem)).exists():
            return Outcome(kernel=kernel, wrong=f"{path} cannot be compared; remove it, or else: {why}")
        return Outcome(kernel=kernel, unprovable=str(why))
    except UserError as why:
        return Outcome(kernel=kernel, wrong=str(why))
    wrong = told = ""
    if all(each.is_proved for each in verdicts):
        try:
            found.require_same_conditions()
            told = certified(found, verdicts, directory, certify=certify)
        except UserError as why:
            wrong = str(why)
    return Outcome(
        kernel=kernel,
        told=found.told(),
        verdicts=verdicts,
        failing=failing,
        uncovered=found.uncovered,
        certificate=told,
        wrong=wrong,
    )
