"""Whole games as sentences."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.bots import RuleOfThumb
from fourcures.bots.team import play_out
from fourcures.narration import narrate


def test_a_team_plays_to_the_end_and_is_narrated() -> None:
    game = play_out(Game.new(players=2, seed="team"), [RuleOfThumb(), RuleOfThumb()])
    assert game.is_over
    story = narrate(game, "en")
    assert len(story) > len(game.history)
    with pytest.raises(ValueError, match="2 agents"):
        play_out(Game.new(players=2, seed="team"), [RuleOfThumb()])
    with pytest.raises(ValueError, match="en, de, pl, ru"):
        narrate(game, "fr")
