"""Shared by all tests: the size of the run, Ctrl-C for child processes, and rare collections."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator

import pytest

from tests import sizes

# Background jobs of a shell ignore Ctrl-C, and their child processes inherit that; but the programs
# that the tests start and interrupt must receive it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Before NumPy is loaded: the test processes already use all cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(autouse=True)
def signals_are_kept() -> Iterator[None]:
    """Fail a test that leaves other signal handlers: programs of later tests would inherit them."""
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    yield
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def pytest_report_header() -> str:
    return f"size: {sizes.SIZE} ({sizes.LEFT_OUT[sizes.SIZE]})"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of larger sizes, except tests selected by name."""
    if any("::" in word for word in config.args):
        return
    chosen = [item for item in items if not sizes.left_out(item)]
    config.hook.pytest_deselected(items=[item for item in items if sizes.left_out(item)])
    # Long tests first: one that began last would be waited for by processes with nothing to do.
    items[:] = sorted(chosen, key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Collect garbage rarely, and never in modules and tests: this saves 4 % of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
