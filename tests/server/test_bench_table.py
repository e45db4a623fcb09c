"""`python -m benchmarks.table` runs, at a small size, with the server that it starts."""

from __future__ import annotations

import json

import pytest
from benchmarks import table as bench_table

from tests.sizes import size

FIGURES = ["moves_per_s", "raw_commits_per_s", "ratio", "offered_per_s", "p50_ms", "p99_ms"]
FIGURES += ["rss_mb", "lost", "server_cpu_ms_per_move", "tables", "workers", "database"]


@pytest.mark.breadth
def test_the_server_benchmark_prints_every_figure(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds = size(1, 3, 3)
    monkeypatch.setattr(bench_table, "ROUNDS", rounds)
    words = ["--tables", "5", "--rounds", "1", "--seconds", "1", "--json"]
    assert bench_table.main(words) == 0
    said = capfd.readouterr()
    figures = json.loads(said.out)
    assert list(figures) == FIGURES
    assert (figures["lost"], figures["tables"], figures["database"]) == (0, 5, "SQLite")
    assert all(figures[name] > 0 for name in FIGURES[:7])
    assert "seated at 5 of 5 tables" in said.err
    assert f"round {rounds} of {rounds}" in said.err
