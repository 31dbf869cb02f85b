"""Whatever processor the tests run on, they see one whose core is unknown, and one whose core is known."""

from typing import Final

import pytest

from hashwright import processor
from hashwright.processor import here

KNOWN: Final = "zen4"


@pytest.fixture
def unknown_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no model of this processor's core."""
    monkeypatch.setattr(processor, "MODELS", ())


@pytest.fixture
def known_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """This processor passes for one whose core has a model."""
    own = here()
    monkeypatch.setattr(processor, "MODELS", (processor.Models(KNOWN, own.vendor, own.family, own.model),))


@pytest.fixture(params=["unknown_core", "known_core"])
def any_core(request: pytest.FixtureRequest) -> None:
    """Both, one after the other."""
    request.getfixturevalue(request.param)
