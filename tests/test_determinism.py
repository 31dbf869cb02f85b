"""The same request gives the same bytes everywhere.

Each case generates everything in another process, under other circumstances, and compares it with the output of
this process. What this does not catch: another operating system or processor, and circumstances not listed
here.
"""

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import pytest

import hashwright
from hashwright.errors import UserError
from hashwright.files.plan import Plan
from hashwright.hashes import HASHES
from hashwright.output.generate import generate, lower_all
from hashwright.requests.request import Request, resolve, serving

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = Path(hashwright.__path__[0]).parent
PACKAGES: Final = Path(pytest.__file__).parents[1]  # the site-packages of this environment
ASK: Final = "import sys; print(sys.version_info[:2])"


def everything() -> dict[str, Plan]:
    """The library of every hash, and each of its kernels on the last target that supports it, by command."""
    requests = []
    for hash_ in HASHES.values():
        last: dict[str, Request] = {}
        for target in serving(hash_):
            for kernel in hash_.kernels:
                with suppress(UserError):  # the target does not support that kernel
                    last[kernel] = resolve(hash_.name, target.name, kernel=kernel, prefix="my_")
        requests += [resolve(hash_.name, serving(hash_)[0].name), *last.values()]
    return {request.command(): generate(request) for request in requests}


# The same in another process: the digest of each plan.
PROGRAM: Final = f"""
import json
from contextlib import suppress
from hashwright.errors import UserError
from hashwright.output.generate import generate, lower_all
from hashwright.hashes import HASHES
from hashwright.files.plan import Plan
from hashwright.requests.request import Request, resolve, serving

{inspect.getsource(everything)}

print(json.dumps({{command: plan.digest() for command, plan in everything().items()}}))
"""

CIRCUMSTANCES: Final[Mapping[str, Mapping[str, str]]] = {
    "plain C locale, ASCII, hash seed 0": {
        **{"LC_ALL": "C", "LANG": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        "PYTHONHASHSEED": "0",
    },
    "Turkish, far east, hash seed 1": {
        **{"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"},
        "PYTHONHASHSEED": "1",
    },
    "German Latin-1, far west, hash seed 4294967295, optimised": {
        **{"LC_ALL": "de_DE.ISO-8859-1", "LANG": "de_DE", "TZ": "Etc/GMT+12"},
        **{"PYTHONHASHSEED": "4294967295", "PYTHONOPTIMIZE": "2"},
    },
}


@cache
def pythons() -> tuple[str, ...]:
    """The other supported Pythons on this machine, each once."""
    names = [f"python3.{minor}" for minor in (11, 12, 13)]
    homes = sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    candidates = [
        path for name in names for path in (shutil.which(name), *(home / name for home in homes)) if path
    ]
    found: dict[str, str] = {}
    for python in candidates:
        if Path(python).exists():
            asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
            if asked.returncode == 0:
                found.setdefault(asked.stdout, str(python))
    found.pop(f"{sys.version_info[:2]}\n", None)
    return tuple(found.values())


def digests(python: str, cwd: Path, **environment: str) -> Any:
    """The digests of everything, by that Python there, with this one's pure Python dependencies."""
    path = os.pathsep.join((str(SOURCES), str(PACKAGES)))
    done = subprocess.run(
        [python, "-c", PROGRAM],
        cwd=cwd,
        env={"HOME": str(cwd), "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


@cache
def made_here() -> dict[str, Plan]:
    return everything()


def expected() -> dict[str, str]:
    return {command: plan.digest() for command, plan in made_here().items()}


@pytest.mark.long
@pytest.mark.sampled("python", "circumstances")
@pytest.mark.parametrize("python", pythons() or [sys.executable])
@pytest.mark.parametrize("circumstances", CIRCUMSTANCES)
def test_circumstances_change_nothing(circumstances: str, python: str, tmp_path: Path) -> None:
    """Another Python is one of them, where there is another."""
    assert digests(python, tmp_path, **CIRCUMSTANCES[circumstances]) == expected()


@pytest.mark.long
@pytest.mark.parametrize("name", HASHES)
def test_output_contains_no_path_and_no_time(name: str) -> None:
    places = {ROOT, SOURCES, PACKAGES, Path.cwd(), Path.home(), Path(sys.prefix), Path(tempfile.gettempdir())}
    for command, plan in made_here().items():
        if f" {name} " not in command:
            continue
        for path, content in plan.files.items():
            text = content.decode("ascii")
            assert not [place for place in places if f"{place}/" in text], path
            assert not re.search(r"\b(19|20)\d\d-\d\d-\d\d\b|\b\d\d:\d\d\b|__DATE__|__TIME__|__FILE__", text), (
                path
            )
            assert not re.search(rf"\b{re.escape(version('hashwright'))}\b", text), path
            assert f" *     {command}\n" in text


def test_kernels_that_are_there_already_make_no_difference() -> None:
    """Nodes are shared with other graphs of this process, which use instructions of other targets."""
    request = resolve("aegis128l", "riscv64")
    alone = generate(request)
    held = lower_all(resolve("aegis128l", "portable"))
    assert generate(request) == alone
    assert held
