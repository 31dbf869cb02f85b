"""The additions of the examples from outside the package, for the duration of a test."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hashwright.hashes import HASHES
from hashwright.passes.forms import FORMS
from hashwright.rules import RULES
from hashwright.targets import TARGETS

EXAMPLES: Final = Path(__file__).parents[1] / "examples"


@contextmanager
def added(*names: str) -> Iterator[dict[str, ModuleType]]:
    """The examples as modules; their additions to the package's tables are removed at the end."""
    tables: list[dict[str, Any]] = [HASHES, FORMS, RULES, TARGETS]
    before = [dict(table) for table in tables]
    known = set(sys.modules)
    sys.path.insert(0, str(EXAMPLES))
    try:
        yield {name: importlib.import_module(name) for name in names}
    finally:
        sys.path.remove(str(EXAMPLES))
        for name in set(sys.modules) - known:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(EXAMPLES)):
                del sys.modules[name]
        for table, old in zip(tables, before, strict=True):
            table.clear()
            table.update(old)
