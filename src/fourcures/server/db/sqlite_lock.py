"""Lock an SQLite file for one process; the lock is released when the process ends."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import make_url

from ...engine.errors import FourCuresError
from ...files import lock_file


class DatabaseTaken(FourCuresError):
    """Another process has locked the file; the message says which."""


class SqliteLock:
    """The lock on a database; only an SQLite file needs one."""

    def __init__(self, url: str) -> None:
        self.file = sqlite_file(url)
        self.handle: int | None = None

    def claim(self) -> None:
        """Take the lock, unless this object has it; raise DatabaseTaken if another process does."""
        if self.file is None or self.handle is not None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        lock = self.file.with_name(self.file.name + ".lock")
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_file(handle)
        except OSError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise DatabaseTaken(
                f"{self.file} is in use by process {holder or 'unknown'}: SQLite allows one"
                " process; stop that one, or use PostgreSQL"
            ) from None
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self.handle = handle
        self.file.touch(mode=0o600)  # a new one: it will hold the secret of cookies, and seeds

    def release(self) -> None:
        """Release the lock."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


def sqlite_file(url: str) -> Path | None:
    """Return the SQLite file of a URL; None for another database or one in memory."""
    parts = make_url(url)
    name = parts.database
    if parts.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return Path(name).resolve()
