"""The turns of a game as it was played."""

from __future__ import annotations

from fourcures.analysis.played_turns import list_moments, split_turns
from fourcures.bots.review.judge import judge
from tests.engine.arranging import arrange, at, play

FEW = 50  # futures and rollouts: enough for every line of the review


def test_a_forecast_divides_a_turn() -> None:
    """Its cards do not make the actions before it better or worse."""
    game = arrange(at("medic", "atlanta", "forecast"), at("scientist", "paris", "lima"))
    play(game, "drive chicago", "forecast")
    play(game, str(game.legal_moves[0]), "drive atlanta", "pass", "next")
    (turn,) = split_turns(list_moments(game))
    before, after = turn.stretches()
    assert (before.first.text, before.last.text, before.whole) == ("", "drive chicago", False)
    assert after.first.text.startswith("order") and after.last.text == "pass" and after.whole
    assert judge(turn, FEW, FEW).best


def test_a_game_that_begins_after_the_actions_has_no_turn_yet() -> None:
    game = arrange(
        at("medic", "atlanta"), at("scientist", "paris"), turn={"seat": 0, "phase": "draw"}
    )
    assert split_turns(list_moments(game)) == []
