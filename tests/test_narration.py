"""Whole games as sentences."""

from __future__ import annotations

from typing import cast

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
    for spelling in ("DE", "de-DE", "de_AT"):
        assert narrate(game, spelling) == narrate(game, "de") != story
    with pytest.raises(ValueError, match="en, de, pl, ru"):
        narrate(game, "zxx")


def test_a_view_has_no_history_to_narrate() -> None:
    view = cast(Game, Game.new(players=2, seed="team").view(0))
    with pytest.raises(TypeError, match="a Game is needed, which has a history, not a View"):
        narrate(view)
