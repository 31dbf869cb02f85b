"""The common configuration of all tests."""

import gc
import math
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

from hashwright.files.cache import user_cache
from hashwright.native.compiler import Compiler
from hashwright.targets import processor
from hashwright.targets.processor import here
from tests import compiled, needs, selection

# The same examples in every run, and no deadline, so that other work on the machine fails no test.
settings.register_profile("hashwright", deadline=None, derandomize=True)
settings.load_profile("hashwright")


KNOWN: Final = "zen4"  # a core that has a model


@pytest.fixture(params=needs.COMPILERS, scope="session")
def compiler(request: pytest.FixtureRequest) -> Compiler:
    """Each C compiler, one after the other."""
    return needs.compiler(request.param)


@pytest.fixture(autouse=True, scope="session")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """All processes of a run share compiled files, proofs, and the libraries that zig builds in a minute.

    None of them is of an earlier run. Go uses the same cache as outside of tests.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    compiled.objects = shared / "objects"
    compiled.objects.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # otherwise each command compiles the generator
        patch.setenv("GOCACHE", os.environ.get("GOCACHE", str(user_cache().with_name("go-build"))))
        patch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
        patch.setenv("ZIG_GLOBAL_CACHE_DIR", str(shared / "zig"))
        patch.setattr(Compiler, "shared_library", compiled.shared_library)
        patch.setattr(Compiler, "_object", compiled.displaced_object)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --full` runs every case of the tests that are sampled, and the long tests.

    `pytest --long` runs the long tests, too, with a sample of their cases; `pytest -m long` only these.
    `pytest --within N` begins no long test after N minutes, and skips those that are left.
    `pytest --update-budget` writes the counts into the budget files instead of comparing.
    `pytest --messages N` hashes N messages under the sanitizers.
    """
    parser.addoption(
        "--full", action="store_true", help="run every case of the tests that are sampled, and the long tests"
    )
    parser.addoption("--long", action="store_true", help="run the long tests, too")
    parser.addoption("--within", type=float, default=math.inf, help="minutes in which long tests begin")
    parser.addoption("--update-budget", action="store_true", help="rewrite the budgets that tests compare with")
    parser.addoption("--messages", type=int, default=3000, help="in a batch under the sanitizers")


@pytest.fixture
def updates_budget(request: pytest.FixtureRequest) -> bool:
    """Is this the run that rewrites the budgets?"""
    return bool(request.config.getoption("--update-budget"))


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Does this run include every case? Other runs may draw fewer random inputs."""
    return bool(request.config.getoption("--full"))


# The selection of tests: see selection.py. All processes of a run omit the same cases, and each counts them.

LEFT_OUT: Final = pytest.StashKey[int]()
BEGINNING: Final = time.monotonic()  # of this process


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`-m quick` does not even import other modules."""
    is_test = collection_path.match("test_*.py")
    return (config.option.markexpr == "quick" and is_test and not selection.is_quick(collection_path)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: selection.place(item.path))
    for item in items:
        if selection.is_quick(item.path):
            item.add_marker("quick")
    if not config.getoption("--full") and not config.getoption("--update-budget"):
        only_long = config.option.markexpr == "long"
        long = (True,) if only_long else (False, True) if config.getoption("--long") else (False,)
        left_out = selection.left_out(items, long)
        items[:] = [item for item in items if item not in left_out]
        config.stash[LEFT_OUT] = len(left_out)
        config.hook.pytest_deselected(items=list(left_out))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """On slow machines, continuous integration ends in time without the last long tests."""
    within = item.config.getoption("--within")
    if item.get_closest_marker("long") and time.monotonic() > BEGINNING + 60 * within:
        pytest.skip(f"{within:g} minutes were over; `make test LONG=1` runs all long tests")


def pytest_collection_finish() -> None:
    """Excludes imported objects from garbage collection, which would take a tenth of a run."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process of the run has ended, or crashed."""
    if hasattr(node, "workeroutput"):
        node.config.stash[LEFT_OUT] = node.workeroutput["left_out"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if left_out := config.stash.get(LEFT_OUT, 0):
        terminalreporter.write_line(f"{left_out} cases and long tests were left out; pytest --full runs all")


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


@pytest.fixture
def gcc() -> str:
    """gcc, with the packages that a proof needs."""
    needs.package("iced_x86", "capstone", "pypcode", "elftools", "z3")
    return needs.program("gcc")
