"""Shared by all tests: their size, and a Ctrl-C that reaches child processes."""

from __future__ import annotations

import os
import signal

import pytest

from tests import sizes

# A shell starts background jobs with Ctrl-C ignored, and programs pass that on to their children;
# the programs that the tests start and interrupt must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Before NumPy is loaded: several test processes share the cores already.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_report_header() -> str:
    return f"size: {sizes.SIZE} ({sizes.LEFT_OUT[sizes.SIZE]})"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of larger sizes; one that is asked for by name runs anyway."""
    if any("::" in word for word in config.args):
        return
    chosen = [item for item in items if not sizes.left_out(item)]
    config.hook.pytest_deselected(items=[item for item in items if sizes.left_out(item)])
    items[:] = chosen
