"""How a server runs: everything that can be set, by flag or by environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    database: str  # a SQLAlchemy URL
    host: str = ""  # the public host name, behind a proxy
    path: str = ""  # a sub-path, behind a proxy
    secure: bool = False  # cookies over TLS only
    bot_pause: float = 0.6  # seconds between two moves of bots, so that people can follow

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings as the environment says."""
        return cls(
            database=database_url(os.environ.get("DATABASE_URL")),
            host=os.environ.get("FOURCURES_HOST", ""),
            path=os.environ.get("FOURCURES_PATH", ""),
            secure=os.environ.get("FOURCURES_SECURE", "") == "1",
        )


def data_folder() -> Path:
    """Where a server keeps its data unless it is told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fourcures"


def database_url(url: str | None) -> str:
    """A URL with an asynchronous driver; without one, a file of SQLite in the data folder."""
    if not url:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url
