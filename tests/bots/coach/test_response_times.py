"""Response times: the coach's advice and the first win chance, in processor time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial

import pytest
from benchmarks import bots as bench_bots
from benchmarks.bots import FIRST_FUTURES, middles

from fourcures.bots.coach import questions
from fourcures.bots.coach.questions import advise_turns, estimate_win_chance
from fourcures.engine.view import View
from fourcures.lab.scenarios import TABLE
from tests.quickest import quickest
from tests.sizes import size

# On an idle core the limits are 2 s and 300 ms (`python -m benchmarks.bots`). These tests run in
# parallel with others, so their limits allow for a shared core.
SHARED = size(2, 2, 1)


@pytest.fixture(scope="module")
def views() -> list[View]:
    """Return positions from the middle of games; the first has the most players and epidemics."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench_bots, "TABLE", TABLE[:: -size(9, 4, 1)])
        return middles()


def seconds(work: Callable[[View], object], view: View) -> float:
    """Return the processor time of some work, without that of other threads."""
    start = time.thread_time()
    work(view)
    return time.thread_time() - start


def test_the_first_win_chance_comes_at_once(views: list[View]) -> None:
    bar = 0.3 * SHARED
    first_chance = partial(estimate_win_chance, futures=FIRST_FUTURES)
    estimate_win_chance(views[0], 1)  # load the machine code before measuring
    for view in views:
        assert quickest(partial(seconds, first_chance, view), bar) <= bar


@pytest.mark.breadth
def test_advice_comes_within_two_seconds(views: list[View]) -> None:
    bar = 2 * SHARED
    estimate_win_chance(views[0], 1)
    for view in views:
        assert quickest(partial(seconds, advise_turns, view), bar) <= bar


@pytest.mark.breadth
def test_the_benchmark_prints_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_bots, "TABLE", TABLE[:1])
    monkeypatch.setattr(questions, "ROLLOUTS", size(1000, questions.ROLLOUTS, questions.ROLLOUTS))
    start = time.process_time()
    assert bench_bots.main(["--rounds", "1", "--json"]) == 0
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
