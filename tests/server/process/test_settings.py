"""Settings of a server: which extra they need."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from fourcures.extras import MissingExtra
from fourcures.server.app.server import Server
from fourcures.server.process.settings import ServerSettings, database_url


def test_postgresql_without_its_driver_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match=r'PostgreSQL needs "fourcures\[host\]"'):
        database_url("postgres://localhost/games")
    assert database_url("games.sqlite").startswith("sqlite+aiosqlite:///")


def test_without_the_extra_host_mail_and_push_are_refused_and_their_absence_is_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for module in ("aiosmtplib", "webpush"):
        monkeypatch.setitem(sys.modules, module, None)
    file = str(tmp_path / "games.sqlite")
    settings = ServerSettings(database=database_url(file))
    Server(settings)
    for name in ("mail_server", "push_contact"):
        settings = msgspec.structs.replace(settings, **{name: "mailto:me@example.org"})
        with pytest.raises(MissingExtra, match=r'sending notices needs "fourcures\[host'):
            Server(settings)
