"""Plans: files in memory, and their way to the disk."""

import errno
import hashlib
import os
import signal
import stat
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from hashwright.errors import UserError
from hashwright.files.plan import COMMON, LARGEST, MARK, Plan, put, read_file, require_writable

FILES = {"md5.h": b"a header\n", "md5.c": b"a source\n"}


def names(directory: Path) -> set[str]:
    return {path.name for path in directory.iterdir()}


class TestDigest:
    def test_is_that_of_names_lengths_and_contents(self) -> None:
        everything = b"md5.c\x009\x00a source\n" + b"md5.h\x009\x00a header\n"
        assert Plan(FILES).digest() == hashlib.sha256(everything).hexdigest()

    def test_is_the_same_in_any_order(self) -> None:
        assert Plan(dict(reversed(FILES.items()))).digest() == Plan(FILES).digest()

    @pytest.mark.parametrize(
        "other",
        [
            {},
            {"md5.h": b"a header\n"},
            {"md5.h": b"a source\n", "md5.c": b"a header\n"},
            {"md5.H": b"a header\n", "md5.c": b"a source\n"},
            {"md5.h": b"a header", "md5.c": b"\na source\n"},
        ],
    )
    def test_differs_where_anything_differs(self, other: dict[str, bytes]) -> None:
        assert Plan(other).digest() != Plan(FILES).digest()


class TestWrite:
    def test_makes_the_directory_and_the_files(self, tmp_path: Path) -> None:
        out = tmp_path / "not" / "yet"
        assert Plan(FILES).write(out) == [out / "md5.h", out / "md5.c"]
        assert {path.name: path.read_bytes() for path in out.iterdir()} == FILES

    def test_leaves_an_unchanged_file_alone(self, tmp_path: Path) -> None:
        Plan(FILES).write(tmp_path)
        os.utime(tmp_path / "md5.h", (1, 1))
        before = (tmp_path / "md5.h").stat().st_ino
        assert Plan({**FILES, "md5.c": b"another\n"}).write(tmp_path) == [tmp_path / "md5.c"]
        assert (tmp_path / "md5.h").stat().st_ino == before
        assert (tmp_path / "md5.h").stat().st_mtime == 1
        assert (tmp_path / "md5.c").read_bytes() == b"another\n"

    def test_replaces_a_file_instead_of_writing_into_it(self, tmp_path: Path) -> None:
        (tmp_path / "md5.c").write_bytes(b"old\n")
        with (tmp_path / "md5.c").open("rb") as reader:
            Plan(FILES).write(tmp_path)
            assert reader.read() == b"old\n"  # a reader of the old file still reads all of it

    def test_obeys_the_umask_and_keeps_the_mode_of_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "md5.c").write_bytes(b"old\n")
        (tmp_path / "md5.c").chmod(0o604)
        before = os.umask(0o027)
        try:
            Plan(FILES).write(tmp_path)
        finally:
            os.umask(before)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert modes == {"md5.h": 0o640, "md5.c": 0o604}

    def test_needs_no_file_system_with_modes(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """FAT, shares of Windows and cards of phones refuse to change one."""
        refusal = PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        monkeypatch.setattr("pathlib.Path.chmod", fails(refusal))
        monkeypatch.setattr(os, "chown", fails(refusal))
        (tmp_path / "md5.c").write_bytes(b"old\n")
        Plan(FILES).write(tmp_path)
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == FILES

    @pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root gives files to others")
    def test_keeps_the_owner_of_a_file(self, tmp_path: Path) -> None:
        """Root in a container would take the files of a project from its user."""
        (tmp_path / "md5.c").write_bytes(b"old\n")
        os.chown(tmp_path / "md5.c", 12345, 54321)
        Plan(FILES).write(tmp_path)
        found = (tmp_path / "md5.c").stat()
        assert (found.st_uid, found.st_gid, found.st_size) == (12345, 54321, len(FILES["md5.c"]))


def fails(error: BaseException) -> Any:
    def call(*_: object) -> None:
        raise error

    return call


class TestInterrupted:
    @pytest.fixture
    def old(self, tmp_path: Path) -> Path:
        (tmp_path / "md5.c").write_bytes(b"old\n")
        return tmp_path

    @pytest.mark.parametrize("what", ["os.fsync", "pathlib.Path.replace", "pathlib.Path.chmod"])
    def test_a_failure_leaves_the_old_file_and_nothing_else(
        self, old: Path, what: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(what, fails(OSError(28, "No space left on device")))
        with pytest.raises(UserError, match=r"md5\.c \(No space left on device\); write --out with"):
            Plan({"md5.c": b"new\n"}).write(old)
        assert names(old) == {"md5.c"}
        assert (old / "md5.c").read_bytes() == b"old\n"

    def test_ctrl_c_leaves_the_old_file_and_nothing_else(
        self, old: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "fsync", fails(KeyboardInterrupt()))
        with pytest.raises(KeyboardInterrupt):
            Plan({"md5.c": b"new\n"}).write(old)
        assert names(old) == {"md5.c"}
        assert (old / "md5.c").read_bytes() == b"old\n"

    def test_a_killed_process_leaves_a_whole_file(self, tmp_path: Path) -> None:
        contents = [letter * 5_000_000 for letter in (b"a", b"b")]
        (tmp_path / "md5.c").write_bytes(contents[0])
        writer = """if True:
            import sys
            from itertools import cycle
            from pathlib import Path
            from hashwright.files.plan import Plan

            print("ready", flush=True)
            for letter in cycle((b"b", b"a")):
                Plan({"md5.c": letter * 5_000_000}).write(Path(sys.argv[1]))
        """
        for delay in range(0, 40, 4):  # milliseconds
            with subprocess.Popen([sys.executable, "-c", writer, tmp_path], stdout=subprocess.PIPE) as process:
                assert process.stdout
                assert process.stdout.readline() == b"ready\n"
                time.sleep(delay / 1000)
                process.kill()
            assert process.returncode == -signal.SIGKILL
            assert (tmp_path / "md5.c").read_bytes() in contents
        # A killed process leaves a hidden file that is not a C file, and disturbs nothing.
        litter = names(tmp_path) - {"md5.c"}
        assert all(name.startswith(".md5.c.") and Path(name).suffix not in (".c", ".h") for name in litter)
        Plan(FILES).write(tmp_path)
        assert (tmp_path / "md5.c").read_bytes() == FILES["md5.c"]


class TestUnwritable:
    def complaint(self, out: Path) -> str:
        with pytest.raises(UserError) as caught:
            Plan(FILES).write(out)
        assert caught.value.exit_code == 2
        assert caught.value.__suppress_context__
        return str(caught.value)

    def test_a_directory_under_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"")
        out = tmp_path / "file" / "under"
        assert self.complaint(out) == (
            f"cannot write {out / 'md5.h'} (Not a directory); write --out with a directory you can write to"
        )

    def test_a_directory_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_bytes(b"whole\n")
        assert str(tmp_path / "file") in self.complaint(tmp_path / "file")
        assert (tmp_path / "file").read_bytes() == b"whole\n"

    def test_a_directory_where_the_file_should_be(self, tmp_path: Path) -> None:
        (tmp_path / "md5.h").mkdir()
        assert "md5.h (Is a directory)" in self.complaint(tmp_path)
        assert names(tmp_path) == {"md5.h"}

    @pytest.mark.skipif(sys.platform != "linux", reason="/proc is a part of Linux")
    def test_a_file_system_without_files(self) -> None:
        assert "/proc/hashwright" in self.complaint(Path("/proc/hashwright"))


class TestOthers:
    """What is there already, and is not a file."""

    def test_a_symbolic_link_is_not_replaced(self, tmp_path: Path) -> None:
        (tmp_path / "md5.c").symlink_to("elsewhere.c")
        with pytest.raises(UserError, match=r"md5\.c is a symbolic link and is not replaced; move it, or"):
            Plan(FILES).spare_others(tmp_path)
        (tmp_path / "elsewhere.c").write_bytes(MARK)
        with pytest.raises(UserError, match="is a symbolic link"):
            Plan(FILES).spare_others(tmp_path)
        (tmp_path / "elsewhere.c").write_bytes(FILES["md5.c"])
        Plan(FILES).spare_others(tmp_path)

    def test_the_file_of_a_link_is_written(self, tmp_path: Path) -> None:
        (tmp_path / "latest.log").symlink_to("1.log")
        put(tmp_path / "latest.log", b"text\n", "")
        assert (tmp_path / "latest.log").is_symlink()
        assert (tmp_path / "1.log").read_bytes() == b"text\n"

    def test_a_pipe_is_written(self, tmp_path: Path) -> None:
        """As is a device, such as /dev/stdout, which a root user could replace."""
        os.mkfifo(tmp_path / "pipe")
        reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
        require_writable(tmp_path / "pipe", "")
        put(tmp_path / "pipe", b"text\n", "")
        assert (tmp_path / "pipe").is_fifo()
        assert os.read(reader, 9) == b"text\n"
        os.close(reader)


def test_a_full_disk_leaves_all_files_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The header is not replaced if there is no room for the source."""
    (tmp_path / "md5.h").write_bytes(b"old\n")
    flushed: list[int] = []

    def fsync(handle: int) -> None:
        flushed.append(handle)
        if len(flushed) == len(FILES):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(UserError, match=r"cannot write .*md5\.c \(No space left on device\); write --out with"):
        Plan(FILES).write(tmp_path)
    assert names(tmp_path) == {"md5.h"}
    assert (tmp_path / "md5.h").read_bytes() == b"old\n"


def test_a_small_file_is_read_into_little_memory(tmp_path: Path) -> None:
    """Under MALLOC_PERTURB_, which `meson test` sets, all memory is written that is asked for."""
    file = tmp_path / "small"
    file.write_bytes(bytes(100))
    tracemalloc.start()
    try:
        assert read_file(file) == bytes(100)
        assert tracemalloc.get_traced_memory()[1] < 2 * COMMON
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", ["/dev/zero", "sparse"])
def test_a_file_that_is_too_large_is_not_read(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    if name == "sparse":
        with file.open("wb") as stream:
            stream.truncate(1 << 40)
    with pytest.raises(OSError, match=f"more than {LARGEST} bytes"):
        read_file(file)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a part of Linux")
def test_a_file_that_can_be_opened_but_not_read_is_named() -> None:
    with pytest.raises(OSError, match="/proc/self/mem"):
        read_file(Path("/proc/self/mem"))
