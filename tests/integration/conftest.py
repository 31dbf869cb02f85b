"""The consumer project, created once and copied for each test."""

import shutil
from pathlib import Path

import pytest

from tests.integration.consumer import Consumer


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The top of a tree with the project and the CMake module."""
    top = tmp_path_factory.mktemp("made")
    Consumer.make(top)
    return top


@pytest.fixture
def consumer(made: Path, tmp_path: Path) -> Consumer:
    """A separate project for the test, in a directory whose name contains a space."""
    top = tmp_path / "a project"
    shutil.copytree(made, top)
    return Consumer(top)
