"""Certificates: small files beside kernels that state what was proved of which bytes.

A certificate is no proof for its reader. `prove` compares it with the proof of the present code.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from hashwright.certify.once import proof_version
from hashwright.certify.prove import Proofs
from hashwright.certify.verdict import Verdict
from hashwright.errors import CheckFailed
from hashwright.files import toml
from hashwright.files.plan import put, read_file
from hashwright.vendor.project import with_plain_ends

END: Final = ".proved.toml"  # the suffix of its name
TABLE: Final = "function"
RENEW: Final = "write --certificate to write it anew"

HEAD: Final = """\
# Written by `hashwright prove --certificate`: what was proved of the machine code that a compiler made of the
# files here. `hashwright prove` proves it again and compares. Not for editing."""

Certificate = Mapping[str, Any]  # its values by key; TABLE has those of each function
Show = Callable[[Any], str]  # how messages show a value
Compared = tuple[str, str, Show]  # a key, and its name in words


def _digest(value: Any) -> str:
    """The first digits of a digest."""
    return str(value)[:16]


QUOTED: Final[Show] = "'{}'".format

# What may differ, likely causes first; then what may differ in a function.
COMPARED: Final[Sequence[Compared]] = (
    ("compiler", "the compiler", QUOTED),
    ("flags", "the list of flags", json.dumps),
    ("proof", "the version of the proof", _digest),
    ("command", "the command", "`{}`".format),
    ("not-covered", "the list of what is not covered", json.dumps),
)
OF_FUNCTION: Final[Sequence[Compared]] = (
    ("sha256", "the SHA-256 of", _digest),
    ("proved", "the sentence about", QUOTED),
)


def certificate_name(stem: str) -> str:
    """The name of a kernel's certificate, by the name of its files."""
    return f"{stem}{END}"


def certified(found: Proofs, verdicts: Sequence[Verdict], directory: Path, *, certify: bool) -> str:
    """Writes the certificate of proved files beside them, or compares the existing one.

    Returns a sentence about what was done, empty without a certificate. Raises CheckFailed if it does not fit,
    and UserError if it cannot be read or written.
    """
    made, path = _certificate(found, verdicts), directory / certificate_name(found.asked.stem)
    values = {key: value for key, value in made.items() if key != TABLE}
    content = toml.written(HEAD, values, TABLE, made[TABLE])
    if certify:
        put(path, content, "write --out with a directory you can write to")
        return f"wrote {path}"
    if not path.exists():
        return ""
    for what, theirs, ours in _differences(toml.load(path, _read, "a certificate", RENEW), made):
        raise CheckFailed(f"{path} does not fit what is proved here: {what} is {theirs}, not {ours}; {RENEW}")
    if with_plain_ends(read_file(path)) != content:
        raise CheckFailed(f"{path} says more than what is proved here, or in other words; {RENEW}")
    return f"{path} fits"


def _certificate(found: Proofs, verdicts: Sequence[Verdict]) -> Certificate:
    assert all(each.is_proved for each in verdicts)
    return {
        "command": found.asked.command(),
        "compiler": found.version,
        "flags": [*found.options],
        "proof": proof_version(),
        "not-covered": [*found.uncovered],
        TABLE: [{"name": each.function, "sha256": each.digest, "proved": each.claim} for each in verdicts],
    }


def _read(content: Certificate) -> Certificate:
    """The content of a certificate. Raises ValueError if a value is missing, or is neither text nor texts."""
    _require(content, COMPARED)
    for each in toml.tables(content.get(TABLE), TABLE):
        _require(each, (("name", "", str), *OF_FUNCTION))
    return content


def _require(content: Certificate, keys: Sequence[Compared]) -> None:
    for key, _, _ in keys:
        if key not in content:
            raise ValueError(f"'{key}' is missing")
        value = content[key]
        if not all(isinstance(each, str) for each in (value if isinstance(value, list) else [value])):
            raise ValueError(f"'{key}' is {value!r}, neither a text nor a list of texts")


def _differences(theirs: Certificate, ours: Certificate) -> Iterator[tuple[str, str, str]]:
    """The differences in words, with both values."""
    yield from _unlike(theirs, ours, COMPARED)
    names, wanted = ([function["name"] for function in each[TABLE]] for each in (theirs, ours))
    if names != wanted:
        yield "the list of functions", json.dumps(names), json.dumps(wanted)
    for name, one, other in zip(names, theirs[TABLE], ours[TABLE], strict=True):
        yield from _unlike(one, other, [(key, f"{what} {name}", show) for key, what, show in OF_FUNCTION])


def _unlike(theirs: Certificate, ours: Certificate, keys: Sequence[Compared]) -> Iterator[tuple[str, str, str]]:
    for key, what, show in keys:
        if theirs[key] != ours[key]:
            yield what, show(theirs[key]), show(ours[key])
