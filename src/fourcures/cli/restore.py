"""`fourcures restore`: read a backup into a new SQLite or PostgreSQL database.

Read a backup into an empty database, completely or not at all. A backup of SQLite can be restored
into PostgreSQL, and vice versa.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ..server.app.backup import restore
from .databases import add_database, format_rows, use_database


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file written by fourcures backup")
    add_database(parser)


def run(args: argparse.Namespace) -> None:
    file = Path(args.file).expanduser()
    count = use_database(args.database, lambda database: restore(database, file), new=True)
    print(f"{file}: {format_rows(count)} restored")
