"""Generated files whose internal names are those in templates, by which tests change them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

from hashwright.emit import own
from hashwright.files.plan import Plan
from hashwright.output.generate import generate
from hashwright.requests.alternatives import Asked
from tests import compiled

_written: Final[dict[str, Path]] = {}  # by the command of the request


def plain(asked: Asked) -> Plan:
    """The files of a request."""
    with short_names():
        return generate(asked)


def written(asked: Asked) -> Path:
    """The directory with the files of a request."""
    command = asked.command()
    if command not in _written:
        _written[command] = compiled.directory()
        plain(asked).write(_written[command])
    return _written[command]


@contextmanager
def short_names() -> Iterator[None]:
    """Whatever is generated meanwhile has such names."""
    with (
        patch.object(own, "own_name", lambda name, label, stem, taken: name),
        patch.object(own, "MACROS", frozenset()),
    ):
        yield
