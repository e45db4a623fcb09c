"""A program of the next version: its migrations have one more revision."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourcures.server.db import migrations

SCRIPT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", "{head}"


def upgrade():
    op.add_column("people", sa.Column("motto", sa.String(40), nullable=False, server_default="hi"))
"""


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Give the program a newer schema, in which people have a motto; return its revision."""
    folder = tmp_path / "versions"
    folder.mkdir()
    (folder / "r9999_motto.py").write_text(SCRIPT.format(head=migrations.head()))
    monkeypatch.setattr(migrations, "SCRIPTS", [*migrations.SCRIPTS, folder])
    return "9999"
