"""Reviews: what decisions cost is kept apart from what the cards change."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from fourcures import Game
from fourcures.analysis.played_turns import list_moments, split_turns
from fourcures.bots import PolicyBot
from fourcures.bots.review.game_review import (
    find_turning_points,
    label_of,
    list_decisions,
    review_game,
    summarize,
)
from fourcures.bots.review.judge import judge
from fourcures.protocol.coach import Claim
from fourcures.protocol.review import TurnReview
from tests.bots.positions import BLUE, CURE, last_chance
from tests.bots.test_fairness import hidden_dealt_anew
from tests.engine.arranging import arrange, at, play

FEW = 50  # futures and rollouts: enough for every line of the review


def test_a_missed_win_is_a_blunder_and_the_win_is_best() -> None:
    missed = last_chance()
    play(missed, "pass")
    (turn,) = split_turns(list_moments(missed))
    judged = judge(turn, FEW, FEW)
    assert judged.before.chance == 1, "the team could win at once"
    assert judged.low > 0.1
    assert CURE in [move.text for move in judged.best]
    assert judged.why == [Claim("wins", {"disease": "blue", "city": "atlanta"})]
    assert judged.missed == "win"

    won = last_chance()
    play(won, CURE)
    (only,) = review_game(won, FEW, FEW)
    assert only.played == [only.moves[0].text] == [CURE] and not only.why
    assert (only.first, only.last) == (1, 1)
    assert (only.label, only.loss, only.luck, only.then) == ("best", 0, 0, 1)
    assert only.missed is None


def test_a_turn_that_passes_a_win_is_never_good_even_if_the_next_one_wins_too() -> None:
    cured = dict.fromkeys(["yellow", "red", "black"], "eradicated")
    game = arrange(at("scientist", "atlanta", *BLUE), at("medic"), diseases=cured)
    play(game, "drive chicago", "drive atlanta", "pass", "next")
    (turn,) = review_game(game, FEW, FEW)
    assert turn.loss < 0.02 and turn.missed == "win"
    assert turn.label not in ("best", "good") and turn.better


def test_a_missed_cure_is_named_if_it_cost_something() -> None:
    cards = ("lima", "lagos", "bogota", "miami", "cairo", "delhi", "tehran")
    game = arrange(at("scientist", "atlanta", *cards), at("medic"), epidemics=6)
    play(game, "drive chicago", "drive atlanta", "drive chicago", "drive atlanta")
    (turn,) = split_turns(list_moments(game))
    judged = judge(turn, 400, 400)
    assert any(move.kind == "cure" for move in judged.best)
    assert judged.missed == "cure"


@pytest.fixture(scope="module")
def lost() -> Game:
    """Return a lost game of players who waste many actions."""
    game = Game.new(players=2, epidemics=6, hands="open", seed="wasted")
    bot = PolicyBot()
    while not game.is_over:
        wasted = game.phase == "actions" and len(game.history) % 3 == 0
        seat = game.legal_moves[-1].seat
        game.play("pass" if wasted else bot.choose(game.view(seat)) or game.legal_moves[-1])
    return game


@pytest.fixture(scope="module")
def turns(lost: Game) -> list[TurnReview]:
    return list(review_game(lost, FEW, FEW))


def test_decisions_and_luck_add_up_to_the_change_of_the_win_chance(
    lost: Game, turns: list[TurnReview]
) -> None:
    found = summarize(turns)
    assert found.end == 0 and lost.is_over
    assert found.start - found.loss + found.luck == pytest.approx(found.end)
    assert sum(seat.loss for seat in found.seats) == pytest.approx(found.loss)
    for seat in found.seats:
        own = [each for each in list_decisions(turns) if each.seat == seat.seat]
        assert sum(seat.labels.values()) == len(own)
    for turn, following in pairwise(turns):
        assert turn.then == following.before and turn.last < following.first
    for turn in turns:
        assert turn.loss == 0 or (turn.loss >= turn.low > 0 and turn.better)
        assert [lost.history[n - 1].line.text for n in range(turn.first, turn.last + 1)] == (
            turn.played
        )


def test_the_same_game_gives_the_same_numbers(lost: Game, turns: list[TurnReview]) -> None:
    again = Game.from_record(lost.record())
    assert [next(review_game(again, FEW, FEW))] == turns[:1]


def test_undone_moves_are_left_out() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="review")
    game.play("drive chicago")
    game.undo()
    play(game, "drive miami", "pass", "next")
    (turn,) = split_turns(list_moments(game))
    assert [moment.text for moment in turn.moments] == ["", "drive miami", "pass"]


def test_hidden_cards_do_not_change_a_judgement() -> None:
    game = Game.new(players=3, epidemics=5, hands="private", first=0, seed="hidden")
    city = str(game.legal_moves[0])
    play(game, city, "pass", "next")
    turn = split_turns(list_moments(game))[0]
    judged = judge(turn, FEW, FEW)
    for number in range(2):
        moments = [
            moment._replace(state=hidden_dealt_anew(moment.state, turn.seat, number))
            for moment in turn.moments
        ]
        assert moments[0].state["hands"] != turn.moments[0].state["hands"]
        assert judge(turn._replace(moments=moments), FEW, FEW) == judged


def test_a_label_needs_a_significant_loss() -> None:
    losses = (0, 0.001, 0.02, 0.05, 0.1, 0.9)
    labels = ["best", "good", "inaccuracy", "mistake", "blunder", "blunder"]
    assert [label_of(loss, loss) for loss in losses] == labels
    assert label_of(0.03, 0.005) == "good", "it may have cost next to nothing"


def test_turning_points_are_the_greatest_changes_in_order() -> None:
    def turn(number: int, loss: float, luck: float, noise: float = 0.02) -> TurnReview:
        after = 0.5 - loss
        return TurnReview(
            number=number,
            seat=0,
            first=1,
            last=1,
            played=[],
            before=0.5,
            after=after,
            then=after + luck,
            label=label_of(loss, loss),
            loss=loss,
            low=loss,
            high=loss,
            luck=luck,
            noise=noise,
            better=[],
        )

    found = find_turning_points([turn(1, 0.01, 0.3), turn(2, 0.1, -0.2), turn(3, 0, 0.4, 0.5)])
    assert [(one.turn, one.kind, one.change) for one in found] == [
        (1, "cards", 0.3),
        (2, "decision", -0.1),
        (2, "cards", -0.2),
    ]


def test_a_review_needs_a_game_futures_and_a_turn_that_has_ended() -> None:
    game = Game.new(players=2, seed=1)
    for other in (game.view(0), game.record()):
        with pytest.raises(TypeError, match=r"a Game is needed, .* Game\.from_record makes one"):
            review_game(cast(Game, other))
    with pytest.raises(ValueError, match="futures must be a whole number of at least 1, not 0"):
        review_game(game, futures=0)
    with pytest.raises(ValueError, match="no turns to sum up: the first turn has not ended"):
        summarize(list(review_game(game)))
