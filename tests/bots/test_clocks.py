"""What people wait for: the coach's advice and the first win chance, in processor time."""

from __future__ import annotations

import json
import time

import pytest

from fourcures.bots.cells import TABLE
from fourcures.cli import bench_bots, main
from fourcures.cli.bench_bots import FIRST_FUTURES, middles, quickest
from fourcures.table.advising import chance_of, turns_for
from tests.sizes import size

# On a free core the bars are 2 s and 300 ms (`fourcures bench bots`). These tests run beside
# others, so they leave room for a core that is shared.
SHARED = size(2, 2, 1)


def test_the_first_win_chance_comes_at_once() -> None:
    views = middles()[:: size(4, 4, 1)]
    chance_of(views[0], 1)
    slowest = max(quickest(3, lambda view: chance_of(view, FIRST_FUTURES), views))
    assert slowest <= 0.3 * SHARED


def test_advice_comes_within_two_seconds() -> None:
    views = middles()[:: size(4, 4, 1)]
    turns_for(views[0])
    assert max(quickest(2, turns_for, views)) <= 2 * SHARED


def test_the_bench_names_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_bots, "TABLE", TABLE[:1])
    start = time.process_time()
    assert main(["bench", "bots", "--rounds", "1", "--json"]) == 0
    spent = time.process_time() - start
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [
        "rollouts_per_s",
        "search_s_a_turn",
        "slowest_turn_s",
        "advice_s",
        "first_chance_ms",
    ]
    assert 0 < figures["search_s_a_turn"] <= figures["slowest_turn_s"] <= spent
    assert figures["rollouts_per_s"] > 0 and 0 < figures["advice_s"] <= spent
