"""The agent that learned plays with the weights of the repository."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from fourcures.lab.arena import Match, play_with
from fourcures.lab.scenarios import Scenario
from tests.sizes import size

FILE = Path(__file__).parent.parent.parent / "baselines" / "learned.py"


def test_the_agent_that_learned_wins_most_deals_of_two_players_with_four_epidemics() -> None:
    spec = importlib.util.spec_from_file_location("learned", FILE)
    assert spec is not None and spec.loader is not None
    learned = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learned)
    cell, games = Scenario(players=2, epidemics=4), size(4, 20, 200)
    results = [
        play_with(Match(cell, "learned", deal, 0), cell.deal(deal), [learned.Learned()] * 2)
        for deal in range(1, games + 1)
    ]
    assert sum(result.won for result in results) > games / 2
