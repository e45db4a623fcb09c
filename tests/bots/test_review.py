"""Reviews: the win chance after each move that was not undone."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.bots import RuleOfThumb
from fourcures.bots.review import review
from fourcures.bots.team import play_out
from fourcures.narration import narrate


def test_every_move_has_its_chance_and_swing() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="review")
    game.play("drive chicago")
    game.undo()
    game.play("drive miami")
    game.play("pass")
    again = Game.from_record(game.record())
    moments = list(review(again, futures=20))
    assert [(one.number, one.seat, one.text) for one in moments] == [
        (1, 0, "drive miami"),
        (2, 0, "pass"),
    ]
    assert all(0 <= one.chance <= 1 for one in moments)
    assert abs(moments[1].chance - moments[0].chance - moments[1].swing) < 1e-9


def test_a_lost_game_ends_at_zero() -> None:
    game = Game.new(seed="lost")
    while not game.is_over:
        game.play(game.legal_moves[-1])
    *_, last = review(game, futures=5)
    assert last.chance == 0 and last.number == len(game.history)


def test_a_team_plays_to_the_end_and_is_narrated() -> None:
    game = play_out(Game.new(players=2, seed="team"), [RuleOfThumb(), RuleOfThumb()])
    assert game.is_over
    story = narrate(game, "en")
    assert len(story) > len(game.history)
    with pytest.raises(ValueError, match="2 agents"):
        play_out(Game.new(players=2, seed="team"), [RuleOfThumb()])
    with pytest.raises(ValueError, match="en, de, pl, ru"):
        narrate(game, "fr")
