"""A short chaos run on each database; `make chaos` has the long ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .run import chaos

FAULTS, SEED = 20, 7


@pytest.mark.breadth
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_acknowledged_commands_survive_random_faults(database: str, tmp_path: Path) -> None:
    report = asyncio.run(chaos(tmp_path, database, FAULTS, SEED, 2, print))
    assert report.violations == [], report.text()
    assert report.faults.total() == FAULTS
    assert report.acknowledged
