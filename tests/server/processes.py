"""`fourcures serve` in separate processes, for tests of a whole server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 300.0  # seconds


def few_variables() -> dict[str, str]:
    """Return the environment variables that a server needs, without its settings."""
    names = ("PATH", "HOME", "PYTHONPATH")
    return {name: os.environ[name] for name in names if name in os.environ}


def children(pid: int) -> list[int]:
    """Return the ids of the child processes of a process; empty if it has ended. Linux only."""
    try:
        lists = [list_.read_text() for list_ in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []
    return [int(child) for text in lists for child in text.split()]


class Process:
    """A server in a separate process."""

    def __init__(self, folder: Path, *words: str, **variables: str) -> None:
        self.log, self.words = folder / "log", words
        environment = few_variables() | variables
        with self.log.open("ab") as log:
            self.popen = subprocess.Popen(
                [sys.executable, "-m", "fourcures.cli", "serve", "--port", "0", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                text=True,
            )
        assert self.popen.stdout is not None
        self.first = self.popen.stdout.readline()

    @property
    def address(self) -> str:
        return self.first.split()[-1].rstrip("/")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.popen.send_signal(by)
        return self.popen.wait(PATIENCE)

    def kill(self) -> None:
        """Kill the process at once."""
        if self.popen.poll() is None:
            self.popen.kill()
        self.popen.wait()
        assert self.popen.stdout is not None
        self.popen.stdout.close()

    def lines(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]


@contextmanager
def served(folder: Path, *words: str, **variables: str) -> Iterator[Process]:
    process = Process(folder, *words, **variables)
    try:
        yield process
    finally:
        process.kill()
