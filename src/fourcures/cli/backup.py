"""`fourcures backup`: write the whole database to one file; the server may be running.

Write a consistent snapshot of a database (tables, games and people) to one compressed file; the
server may be running. An older backup with the same name is replaced, but no other file. The backup
contains the server's secret and the seeds of games: keep it safe.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ..server.app.backup import backup
from .databases import add_database, format_rows, use_database


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="output file, such as fourcures.jsonl.gz")
    add_database(parser)


def run(args: argparse.Namespace) -> None:
    file = Path(args.file).expanduser()
    count = use_database(args.database, lambda database: backup(database, file))
    print(f"{file}: {format_rows(count)}")
