"""The progress of long commands: a bar on the terminal, with rich; plain lines without it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from ..lab.learning import ProgressBar

SHARES = 10  # plain lines for a whole task


@contextmanager
def progress(label: str, total: int) -> Iterator[ProgressBar]:
    """Show progress on standard error while the block runs; nothing unless it is a terminal."""
    if not sys.stderr.isatty():
        yield Silence()
    elif find_spec("rich") is None:
        yield Lines(label, total)
    else:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        text = TextColumn("{task.fields[text]}")
        columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), text, Remaining())
        with Progress(*columns, console=Console(stderr=True), transient=True) as rich:
            task = rich.add_task(label, total=total, text="")

            class RichBar:
                def show(self, done: int, text: str = "") -> None:
                    rich.update(task, completed=done, text=text)

            yield RichBar()


class Silence:
    """No progress is shown."""

    def show(self, done: int, text: str = "") -> None:
        """Show nothing."""


class Lines:
    """Progress as a line for each tenth of the task."""

    def __init__(self, label: str, total: int) -> None:
        self.label, self.total, self.shares = label, total, 0

    def show(self, done: int, text: str = "") -> None:
        shares = SHARES * done // self.total
        if shares > self.shares:
            self.shares = shares
            line = f"{self.label}: {done} of {self.total}"
            print(f"{line}, {text}" if text else line, file=sys.stderr, flush=True)
