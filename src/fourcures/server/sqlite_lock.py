"""Exactly one process for a file of SQLite: a lock beside it, which ends with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy.engine import make_url

from ..engine.errors import FourCuresError


class DatabaseTaken(FourCuresError):
    """Another process has this file; the message says which."""


class SqliteLock:
    """The right to a database; only a file of SQLite has to be claimed."""

    def __init__(self, url: str) -> None:
        self.file = sqlite_file(url)
        self.handle: int | None = None

    def claim(self) -> None:
        """Takes the right, if this object has it not already; DatabaseTaken says who has it."""
        if self.file is None or self.handle is not None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        lock = self.file.with_name(self.file.name + ".lock")
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            exclusive(handle)
        except OSError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            raise DatabaseTaken(
                f"{self.file} is in use by process {holder or 'unknown'}: SQLite serves one"
                " process; stop that one, or use PostgreSQL"
            ) from None
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self.handle = handle

    def release(self) -> None:
        """Gives the right back."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


def sqlite_file(url: str) -> Path | None:
    """The file of a database, or None if it is a server's or in memory."""
    parts = make_url(url)
    name = parts.database
    if parts.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    return Path(name).resolve()


if sys.platform == "win32":  # pragma: no cover

    def exclusive(handle: int) -> None:
        """Locks a byte behind the text, which others can still read."""
        import msvcrt

        os.lseek(handle, 1024, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:

    def exclusive(handle: int) -> None:
        """Locks the file, or raises OSError at once."""
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
