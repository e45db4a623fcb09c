"""`python -m benchmarks.table` on a PostgreSQL that is started for it, with two processes.

    python -m benchmarks.table_on_postgres [TABLES]

The server program comes from where the tests have it; unlike theirs it waits for the disk.
"""

from __future__ import annotations

import sys

from tests.table.databases import postgres_server

from benchmarks.table import main

if __name__ == "__main__":
    tables = sys.argv[1] if len(sys.argv) > 1 else "500"
    with postgres_server(durable=True) as postgres:
        words = ["--database", postgres.new_database(), "--workers", "2", "--tables", tables]
        sys.exit(main(["--json", *words]))
