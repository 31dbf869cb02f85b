"""Where studies are kept: Optuna's storages by address, and the journal file that stands for none."""

import os
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hashwright.errors import UserError

if TYPE_CHECKING:
    from optuna.storages import BaseStorage

EXTRA: Final = "optuna is absent; `pip install 'hashwright[explore]'` brings it"
STATE: Final = Path(".local", "state", "hashwright")  # in the home directory

# By scheme: what SQLAlchemy is to connect through, and the package that this takes.
DRIVERS: Final[Mapping[str, tuple[str, str]]] = {
    "postgresql": ("postgresql+psycopg", "psycopg"),
    "mysql": ("mysql+pymysql", "pymysql"),
    "sqlite": ("sqlite", "sqlalchemy"),
}
REDIS: Final = "redis"
PATIENCE: Final = 10  # seconds until a server that does not answer is not there
SCHEMES: Final = (*DRIVERS, REDIS)


def default(name: str) -> Path:
    """The journal file of what is called so, of this user."""
    return Path.home() / STATE / f"{name.replace(' ', '-')}.journal"


def shown(address: str) -> str:
    """The address without a password."""
    scheme, slashes, rest = address.partition("://")
    before, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{before.partition(':')[0]}{at}{place}"


def connect(address: str) -> "BaseStorage":
    """The storage at a URL, or in the journal file of that name.

    Raises UserError where it cannot be reached.
    """
    if not find_spec("optuna"):
        raise UserError(EXTRA)
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    scheme, slashes, rest = address.partition("://")
    if not slashes:
        return _reached(address, lambda: _journal(Path(address)))
    kind = scheme.partition("+")[0]
    if kind not in SCHEMES:
        known = ", ".join(f"{each}://..." for each in SCHEMES)
        raise UserError(f"there is no storage '{kind}'; write --storage with one of: {known}, or a file")
    driver, package = DRIVERS.get(kind, (scheme, REDIS))
    if scheme == kind and not find_spec(package):
        raise UserError(f"{package}, through which '{kind}' is reached, is absent; `pip install {package}`")
    if kind == REDIS:
        return _reached(address, lambda: _redis(address))
    url = f"{driver if scheme == kind else scheme}://{rest}"
    return _reached(address, lambda: _database(url))


def _reached(address: str, open_: Callable[[], "BaseStorage"]) -> "BaseStorage":
    try:
        return open_()
    except Exception as error:  # each driver has its own
        why = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise UserError(
            f"cannot reach the storage {shown(address)} ({why}); start it, or write --storage with another"
        ) from error


def _journal(path: Path) -> "BaseStorage":
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend, JournalFileOpenLock

    path.parent.mkdir(parents=True, exist_ok=True)
    lock = JournalFileOpenLock(str(path)) if os.name == "nt" else None
    return JournalStorage(JournalFileBackend(str(path), lock_obj=lock))


def _redis(address: str) -> "BaseStorage":
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalRedisBackend

    return JournalStorage(JournalRedisBackend(address))


def _database(url: str) -> Any:
    from optuna.storages import RDBStorage

    wait = {} if url.startswith("sqlite") else {"connect_timeout": PATIENCE}
    return RDBStorage(url, engine_kwargs={"pool_pre_ping": True, "connect_args": wait})
