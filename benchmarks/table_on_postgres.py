"""Run `python -m benchmarks.table` on a temporary PostgreSQL, with two server processes.

    python -m benchmarks.table_on_postgres [TABLES]

The PostgreSQL program is the one that the tests use; unlike theirs it waits for the disk.
"""

from __future__ import annotations

import sys

from tests.server.databases import postgres_server

from benchmarks.table import main

if __name__ == "__main__":
    tables = sys.argv[1] if len(sys.argv) > 1 else "500"
    with postgres_server(durable=True) as postgres:
        words = ["--database", postgres.new_database(), "--workers", "2", "--tables", tables]
        sys.exit(main(["--json", *words]))
