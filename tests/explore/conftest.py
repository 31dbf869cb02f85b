"""On any processor, the tests run as on one with an unknown core, and as on one with a known core."""

from typing import Final

import pytest

from hashwright.targets import processor
from hashwright.targets.processor import here

KNOWN: Final = "zen4"


@pytest.fixture
def unknown_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no model of this processor's core."""
    monkeypatch.setattr(processor, "MODELS", ())


@pytest.fixture
def known_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes this processor appear as one whose core has a model."""
    own = here()
    monkeypatch.setattr(processor, "MODELS", (processor.Models(KNOWN, own.vendor, own.family, own.model),))


@pytest.fixture(params=["unknown_core", "known_core"])
def any_core(request: pytest.FixtureRequest) -> None:
    """Both, one after the other."""
    request.getfixturevalue(request.param)
