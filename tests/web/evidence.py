"""The files that a failing browser test saves in build/browser-failures/<test name>/."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

from .server import LOGS

FAILURES = Path(__file__).parent.parent.parent / "build" / "browser-failures"
# A trace has every action, request and console line. Screenshots of each step would take 40 % more
# CPU time.
PICTURES = bool(os.environ.get("FOURCURES_TRACE"))
SOON = 10_000  # ms for a screenshot: the page may hang

_files: list[Path] = []  # of the current test
_problems: list[str] = []


def take_files() -> list[str]:
    """Return what was saved since the last call: paths, and what could not be saved."""
    taken = [*map(str, _files), *_problems]
    _files.clear()
    _problems.clear()
    return taken


def folder_of_test() -> Path:
    """Return an empty folder for the files of the current test."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "no test").rpartition(" (")[0]
    folder = FAILURES / re.sub(r"[^\w.-]+", "-", test.rpartition("/")[2]).strip("-")[:150]
    if not _files:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def start_trace(context: BrowserContext) -> None:
    """Start tracing this context."""
    context.tracing.start(screenshots=PICTURES, snapshots=PICTURES)


def stop_trace(context: BrowserContext) -> None:
    """Discard the trace of a passed test."""
    context.tracing.stop()


def save_evidence(context: BrowserContext, name: str, address: str, console: list[str]) -> None:
    """Save a screenshot and the HTML of every page, the console, the server's log and the trace."""
    folder = folder_of_test()
    name = f"{name}-{sum(file.suffix == '.console' for file in _files) + 1}"

    @contextmanager
    def saving(file: Path) -> Iterator[Path]:
        try:
            yield file
        except Error as error:
            _problems.append(f"{file.name}: {error.message}")
        else:
            if file not in _files:  # the server's log is the same for all people
                _files.append(file)

    for place, page in enumerate(context.pages, start=1):
        with saving(folder / f"{name}-page-{place}.png") as file:
            page.screenshot(path=file, timeout=SOON)
        with saving(folder / f"{name}-page-{place}.html") as file:
            file.write_text(page.content(), "utf-8")
    with saving(folder / f"{name}-trace.zip") as file:
        context.tracing.stop(path=file)
    with saving(folder / f"{name}.console") as file:
        file.write_text("\n".join(console), "utf-8")
    with saving(folder / "server.log") as file:
        shutil.copy(LOGS[address], file)
