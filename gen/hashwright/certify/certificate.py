"""Certificates: small files beside kernels that state what was proved of which bytes.

A certificate is no proof for its reader. `prove` compares it with the proof of the present code.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hashwright.certify.once import proof_version
from hashwright.certify.prove import Proofs
from hashwright.certify.verdict import Verdict
from hashwright.errors import CheckFailed, UserError
from hashwright.files import toml
from hashwright.files.plan import put
from hashwright.vendor.lock import quoted

END: Final = ".proved.toml"  # the suffix of its name
SHOWN: Final = 16  # the digits of a digest that messages show
RENEW: Final = "write --certificate to write it anew"

HEAD: Final = """\
# Written by `hashwright prove --certificate`: what was proved of the machine code that a compiler made of the
# files here. `hashwright prove` proves it again and compares. Not for editing.
"""


@dataclass(frozen=True, slots=True)
class Certified:
    """A proved function."""

    name: str
    sha256: str  # the digest of its bytes
    proved: str  # a sentence


@dataclass(frozen=True, slots=True)
class Certificate:
    """The proofs of a request's files."""

    command: str  # the command that generates the files
    compiler: str  # the compiler's own description
    flags: tuple[str, ...]  # its flags
    proof: str  # the digest of the proof's sources
    functions: tuple[Certified, ...]
    uncovered: tuple[str, ...]  # functions without a proof

    def text(self) -> str:
        """The certificate as TOML."""
        lines = [
            f"command = {quoted(self.command)}",
            f"compiler = {quoted(self.compiler)}",
            f"flags = {_list(self.flags)}",
            f"proof = {quoted(self.proof)}",
            f"not-covered = {_list(self.uncovered)}",
        ]
        for each in self.functions:
            lines += [
                "",
                "[[function]]",
                f"name = {quoted(each.name)}",
                f"sha256 = {quoted(each.sha256)}",
                f"proved = {quoted(each.proved)}",
            ]
        return HEAD + "\n".join(lines) + "\n"

    def require_fit(self, path: Path) -> None:
        """Raises CheckFailed if the certificate in a file is not this one, UserError if it is none."""
        for what, theirs, ours in _differences(_read(path), self):
            raise CheckFailed(
                f"{path} does not fit what is proved here: {what} is {theirs}, not {ours}; {RENEW}"
            )


def certified(found: Proofs, verdicts: Sequence[Verdict], directory: Path, *, certify: bool) -> str:
    """Writes the certificate of proved files beside them, or compares the existing one.

    Returns a sentence about what was done, empty without a certificate. Raises CheckFailed if it does not fit,
    and UserError if it cannot be read or written.
    """
    made, path = _certificate(found, verdicts), directory / f"{found.asked.stem}{END}"
    if certify:
        put(path, made.text().encode(), "write --out with a directory you can write to")
        return f"wrote {path}"
    if not path.exists():
        return ""
    made.require_fit(path)
    return f"{path} fits"


def _certificate(found: Proofs, verdicts: Sequence[Verdict]) -> Certificate:
    assert all(each.is_proved for each in verdicts)
    return Certificate(
        found.asked.command(),
        found.compiler.version(),
        found.options,
        proof_version(),
        tuple(Certified(each.function, each.digest, each.claim) for each in verdicts),
        found.uncovered,
    )


def _list(words: Sequence[str]) -> str:
    return f"[{', '.join(map(quoted, words))}]"


def _differences(theirs: Certificate, ours: Certificate) -> Iterator[tuple[str, str, str]]:
    """The differences with both values, likely causes first."""
    yield from _unlike("the compiler", f"'{theirs.compiler}'", f"'{ours.compiler}'")
    yield from _unlike("the list of flags", _list(theirs.flags), _list(ours.flags))
    yield from _unlike("the version of the proof", theirs.proof[:SHOWN], ours.proof[:SHOWN])
    yield from _unlike("the command", f"`{theirs.command}`", f"`{ours.command}`")
    yield from _unlike("the list of functions", _names(theirs), _names(ours))
    for one, other in zip(theirs.functions, ours.functions, strict=True):
        yield from _unlike(f"the SHA-256 of {one.name}", one.sha256[:SHOWN], other.sha256[:SHOWN])
        yield from _unlike(f"the sentence about {one.name}", f"'{one.proved}'", f"'{other.proved}'")
    yield from _unlike("the list of what is not covered", _list(theirs.uncovered), _list(ours.uncovered))


def _unlike(what: str, theirs: str, ours: str) -> Iterator[tuple[str, str, str]]:
    if theirs != ours:
        yield what, theirs, ours


def _names(each: Certificate) -> str:
    return _list([function.name for function in each.functions])


def _read(path: Path) -> Certificate:
    """The certificate in a file. Raises UserError if it is not a certificate."""
    try:
        table = toml.parse(path.read_bytes().decode("utf-8"))
        return Certificate(
            _text(table["command"]),
            _text(table["compiler"]),
            _texts(table["flags"]),
            _text(table["proof"]),
            tuple(
                Certified(_text(each["name"]), _text(each["sha256"]), _text(each["proved"]))
                for each in table["function"]
            ),
            _texts(table["not-covered"]),
        )
    except OSError as error:
        raise UserError(f"cannot read {path} ({error.strerror}); {RENEW}") from None
    except toml.NotToml as error:
        raise UserError(f"cannot use {path}: {error.why}; {RENEW}") from None
    except UnicodeDecodeError:
        raise UserError(f"cannot use {path}: it is not UTF-8; {RENEW}") from None
    except (KeyError, TypeError, AttributeError):
        raise UserError(f"cannot use {path}: something is missing in it; {RENEW}") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, value))
