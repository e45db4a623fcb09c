"""A real server for the browser: a process on a free port, with a separate database."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 300.0  # seconds for the process to stop
LOGS: dict[str, Path] = {}  # by address


@contextmanager
def served(folder: Path, *words: str) -> Iterator[str]:
    """Run a server during the block; yield its address."""
    environment = {
        name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ
    }
    command = [sys.executable, "-m", "fourcures.cli", "serve", "--port", "0", "--bot-pause", "0"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite"), *words],
            stdout=subprocess.PIPE,
            stderr=log,
            env=environment,
            text=True,
        )
    assert process.stdout is not None
    try:
        first = process.stdout.readline()
        assert first, (folder / "log").read_text("utf-8")
        address = first.split()[-1].rstrip("/")
        LOGS[address] = folder / "log"
        yield address
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()  # does nothing if the process has ended
            process.stdout.close()
