"""The command line of the chaos test: `python -m tests.chaos --help`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from fourcures.cli.options import parse_positive

from .run import Report, chaos


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Run the chaos test; return 1 if it found anything."""
    parser = argparse.ArgumentParser(
        "python -m tests.chaos", description="Test the server with faults."
    )
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--faults", type=parse_positive, default=100, help="number (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the faults and moves (default 1)")
    parser.add_argument(
        "--workers", type=parse_positive, default=2, help="with PostgreSQL (default 2)"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder with log and database")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="fourcures-chaos-"))
    report: Report | None = None
    try:
        report = asyncio.run(
            chaos(folder, args.database, args.faults, args.seed, args.workers, say)
        )
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    finally:
        if not args.keep and (report is None or not report.violations):
            shutil.rmtree(folder, ignore_errors=True)
    print(report.text())
    if report.violations:
        print(f"The server's log is {folder / 'server.log'}")
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
