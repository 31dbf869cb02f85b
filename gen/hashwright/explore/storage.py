"""The storage of studies: Optuna's storages by address, and the default journal file."""

import os
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hashwright.errors import UserError, pip_install
from hashwright.files.cache import user_directory

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from optuna.storages import BaseStorage

EXTRA: Final = f"optuna is not installed; write {pip_install('hashwright[explore]')}"
STATE: Final = Path(".local", "state")  # in the home directory

# By scheme: SQLAlchemy's driver, and its package.
DRIVERS: Final[Mapping[str, tuple[str, str]]] = {
    "postgresql": ("postgresql+psycopg", "psycopg"),
    "mysql": ("mysql+pymysql", "pymysql"),
    "sqlite": ("sqlite", "sqlalchemy"),
}
SQLITE: Final = "sqlite"
REDIS: Final = "redis"
ANOTHER_FILE: Final = "write --storage with another file"
PATIENCE: Final = 10  # seconds without an answer after which a server counts as unreachable
ATTEMPTS: Final = 5  # to create the tables, or to find them
SCHEMES: Final = (*DRIVERS, REDIS)
LINE: Final = 1 << 16  # bytes: more than any line of a journal has
BEGINNING: Final = b'{"op_code":'  # of a journal
LIBRARIES: Final = frozenset({"optuna", "psycopg", "pymysql", "redis", "sqlalchemy"})


def default(name: str) -> Path:
    """The journal file of that name of this user. Raises UserError if the user has no home."""
    place = user_directory("XDG_STATE_HOME", STATE)
    if place is None:
        raise UserError("this user has no home directory for the measurements; write --storage with a file")
    return place / f"{name.replace(' ', '-')}.journal"


def masked(address: str) -> str:
    """The address without a password."""
    scheme, slashes, rest = address.partition("://")
    before, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{before.partition(':')[0]}{at}{place}"


def connect(address: str) -> "BaseStorage":
    """The storage at a URL, or in the journal file of that name.

    Raises UserError if it cannot be reached.
    """
    if not find_spec("optuna"):
        raise UserError(EXTRA)
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    scheme, slashes, rest = address.partition("://")
    if not slashes:
        return _reached(address, lambda: _journal(Path(address)), ANOTHER_FILE)
    kind = scheme.partition("+")[0]
    if kind not in SCHEMES:
        known = ", ".join(f"{each}://..." for each in SCHEMES)
        raise UserError(f"there is no storage '{kind}'; write --storage with one of: {known}, or a file")
    driver, package = DRIVERS.get(kind, (scheme, REDIS))
    if scheme == kind and not find_spec(package):
        raise UserError(f"'{kind}' needs {package}, which is not installed; write {pip_install(package)}")
    if kind == SQLITE and rest.strip("/") in ("", ":memory:"):
        raise UserError(f"{address} does not name a file, so nothing would be stored; {ANOTHER_FILE}")
    if kind == REDIS:
        return _reached(address, lambda: _redis(address))
    url = f"{driver if scheme == kind else scheme}://{rest}"
    if kind == SQLITE:
        return _reached(address, lambda: _database(url), ANOTHER_FILE)
    return _reached(address, lambda: _database(url))


@contextmanager
def relied_on(address: str) -> Iterator[None]:
    """Turns errors of the storage into a UserError."""
    try:
        yield
    except Exception as error:
        makers = {kind.__module__.partition(".")[0] for kind in type(error).__mro__}
        is_file = isinstance(error, OSError) and (str(error.filename).startswith(address) or _is_theirs(error))
        if not makers & LIBRARIES and not is_file:
            raise
        raise UserError(
            f"the storage {masked(address)} was lost ({_why(error)}); "
            "when it is available again, the same command continues"
        ) from error


def _is_theirs(error: BaseException) -> bool:
    """Is it an error of the storage, such as a full disk?"""
    frames = traceback.walk_tb(error.__traceback__)
    return any(str(frame.f_globals.get("__name__")).partition(".")[0] in LIBRARIES for frame, _ in frames)


def _reached(
    address: str,
    open_: Callable[[], "BaseStorage"],
    remedy: str = "check that it runs and accepts you, or write --storage with another",
) -> "BaseStorage":
    try:
        return open_()
    except UserError:
        raise
    except Exception as error:  # each driver has its own
        raise UserError(f"cannot reach the storage {masked(address)} ({_why(error)}); {remedy}") from error


def _why(error: BaseException) -> str:
    """The message of the first cause, in one line."""
    while before := error.__cause__ or (None if error.__suppress_context__ else error.__context__):
        error = before
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _journal(path: Path) -> "BaseStorage":
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock

    path.parent.mkdir(parents=True, exist_ok=True)
    lock: Any = _JournalLock(path) if fcntl else JournalFileOpenLock(str(path))
    foreign = UserError(f"{path} is not an Optuna journal, or it is damaged; {ANOTHER_FILE}")
    with path.open("ab+") as file:
        file.seek(0)
        if file.read(len(BEGINNING)) not in (b"", BEGINNING):
            raise foreign  # before anything is appended to it
    try:
        return JournalStorage(JournalFileBackend(str(path), lock_obj=lock))
    except (ValueError, KeyError, TypeError) as error:
        raise foreign from error


class _JournalLock:
    """The lock of a journal, which the system releases when its owner dies, unlike Optuna's own.

    Its owner removes a line that a full disk truncated, because nothing after the line could be read.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held = -1  # the open file

    def acquire(self) -> bool:
        self._held = os.open(self._path, os.O_RDWR)
        fcntl.flock(self._held, fcntl.LOCK_EX)
        size = os.fstat(self._held).st_size
        last = os.pread(self._held, LINE, max(0, size - LINE))
        if not last.endswith(b"\n"):
            os.ftruncate(self._held, size - len(last) + last.rfind(b"\n") + 1)
        return True

    def release(self) -> None:
        os.close(self._held)


def _redis(address: str) -> "BaseStorage":
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalRedisBackend

    return JournalStorage(JournalRedisBackend(address))


def _database(url: str) -> Any:
    from optuna.storages import RDBStorage
    from sqlalchemy.exc import IntegrityError, ProgrammingError

    wait = {} if url.startswith("sqlite") else {"connect_timeout": PATIENCE}
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return RDBStorage(url, engine_kwargs={"pool_pre_ping": True, "connect_args": wait})
        except (IntegrityError, ProgrammingError):  # another worker creates the same tables at the same time
            if attempt == ATTEMPTS:
                raise
            time.sleep(1)
    raise AssertionError
