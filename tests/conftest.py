"""What all tests share."""

import os

import pytest
from hypothesis import settings

from hashwright.native.compiler import Compiler
from tests import compiled, needs

# The same examples in every run, and no deadline: other work on the machine makes no test fail.
settings.register_profile("hashwright", deadline=None, derandomize=True)
settings.load_profile("hashwright")


@pytest.fixture(params=needs.COMPILERS, scope="session")
def compiler(request: pytest.FixtureRequest) -> Compiler:
    """Each C compiler in turn."""
    return needs.compiler(request.param)


@pytest.fixture(autouse=True, scope="session")
def _objects(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All processes of a run share what they compile."""
    base = tmp_path_factory.getbasetemp()
    compiled.objects = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "objects"
    compiled.objects.mkdir(exist_ok=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --update-budget` writes what it finds into the budget files instead of comparing.

    `pytest --messages N` hashes so many messages under the sanitizers.
    """
    parser.addoption("--update-budget", action="store_true", help="rewrite the budgets that tests compare with")
    parser.addoption("--messages", type=int, default=3000, help="in a batch under the sanitizers")


@pytest.fixture
def updates_budget(request: pytest.FixtureRequest) -> bool:
    """Is this the run that rewrites the budgets?"""
    return bool(request.config.getoption("--update-budget"))
