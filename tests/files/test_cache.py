"""The cache on the disk and its location."""

import os
from pathlib import Path

import pytest

from hashwright.files.cache import digest, keep, recall, user_cache, user_directory


def test_what_is_kept_is_recalled(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where"
    assert recall(path) == b""
    keep(path, b"found")
    assert recall(path) == b"found"
    assert (path.parent / ".gitignore").read_bytes() == b"*\n"


def test_where_nothing_can_be_kept_nothing_is_recalled(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    keep(tmp_path / "file" / "kept", b"found")
    assert recall(tmp_path / "file" / "kept") == b""


@pytest.mark.parametrize(
    ("given", "wanted"), [("/given", "/given"), ("", "/home/.cache"), (".", "/home/.cache")]
)
def test_the_cache_is_where_the_system_has_it(monkeypatch: pytest.MonkeyPatch, given: str, wanted: str) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", given)
    monkeypatch.setenv("HOME", "/home")
    assert user_cache() == Path(wanted) / "hashwright"


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", no_home)
    keep(user_cache() / "kept", b"found")
    assert recall(user_cache() / "kept") == b""


def test_a_home_that_is_no_absolute_path_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache was in the current directory, which may be the project's."""
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "relative")
    assert user_cache() == Path(os.devnull)
    assert user_directory("XDG_STATE_HOME", Path("states")) is None


def test_a_digest_distinguishes_parts() -> None:
    assert len({digest(parts) for parts in (["ab"], ["a", "b"], ["", "ab"], ["ab", ""], [])}) == 5
    assert digest(["ab"]) == digest([b"ab"])
