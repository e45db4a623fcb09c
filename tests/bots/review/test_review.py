"""Reviews: what decisions cost is kept apart from what the cards change."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.bots import PolicyBot, RuleOfThumb
from fourcures.bots.review.judge import judge
from fourcures.bots.review.played_turns import moments_of, turns_in
from fourcures.bots.review.review import label_of, review, summary, turning_points
from fourcures.bots.team import play_out
from fourcures.cli import main
from fourcures.narration import narrate
from fourcures.protocol.coach import Claim
from fourcures.protocol.review import TurnReview
from tests.bots.test_fairness import hidden_dealt_anew
from tests.engine.arranging import all_but, arrange, at, play

FEW = 50  # futures and rollouts: enough for every line of the review
BLUE = ("atlanta", "chicago", "essen", "london")
CURE = f"cure blue with {' '.join(BLUE)}"


def last_chance(**position: object) -> Game:
    """Return a position in which one move wins; otherwise the player deck runs out."""
    return arrange(
        at("scientist", "atlanta", *BLUE),
        at("medic", "paris"),
        diseases={"yellow": "cured", "black": "cured", "red": "cured"},
        cubes={"lima": {"yellow": 1}, "cairo": {"black": 1}, "tokyo": {"red": 1}},
        player_discards=all_but(*BLUE),
        epidemics_drawn=4,
        **position,
    )


def test_a_missed_win_is_a_blunder_and_the_win_is_best() -> None:
    missed = last_chance()
    play(missed, "pass")
    (turn,) = turns_in(moments_of(missed))
    judged = judge(turn, FEW, FEW)
    assert judged.before.chance == 1, "the team could win at once"
    assert judged.low > 0.1
    assert CURE in [move.text for move in judged.best]
    assert judged.why == [Claim("wins", {"disease": "blue", "city": "atlanta"})]

    won = last_chance()
    play(won, CURE)
    (only,) = review(won, FEW, FEW)
    assert only.played == [only.moves[0].text] == [CURE] and not only.why
    assert (only.first, only.last) == (1, 1)
    assert (only.label, only.loss, only.luck, only.then) == ("best", 0, 0, 1)


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
    return list(review(lost, FEW, FEW))


def test_decisions_and_luck_add_up_to_the_whole_curve(lost: Game, turns: list[TurnReview]) -> None:
    found = summary(turns)
    assert found.end == 0 and lost.is_over
    assert found.start - found.loss + found.luck == pytest.approx(found.end)
    assert sum(seat.loss for seat in found.seats) == pytest.approx(found.loss)
    for seat in found.seats:
        assert sum(seat.labels.values()) == sum(turn.seat == seat.seat for turn in turns)
    for turn, following in pairwise(turns):
        assert turn.then == following.before and turn.last < following.first
    for turn in turns:
        assert turn.loss == 0 or (turn.loss >= turn.low > 0 and turn.better)
        assert [lost.history[n - 1].line.text for n in range(turn.first, turn.last + 1)] == (
            turn.played
        )


def test_the_same_game_gives_the_same_numbers(lost: Game, turns: list[TurnReview]) -> None:
    again = Game.from_record(lost.record())
    assert [next(review(again, FEW, FEW))] == turns[:1]


def test_undone_moves_are_left_out() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="review")
    game.play("drive chicago")
    game.undo()
    play(game, "drive miami", "pass", "next")
    (turn,) = turns_in(moments_of(game))
    assert [moment.text for moment in turn.moments] == ["", "drive miami", "pass"]


def test_hidden_cards_do_not_change_a_judgement() -> None:
    game = Game.new(players=3, epidemics=5, hands="private", first=0, seed="hidden")
    city = str(game.legal_moves[0])
    play(game, city, "pass", "next")
    turn = turns_in(moments_of(game))[0]
    judged = judge(turn, FEW, FEW)
    for number in range(2):
        moments = [
            moment._replace(state=hidden_dealt_anew(moment.state, turn.seat, number))
            for moment in turn.moments
        ]
        assert moments[0].state["hands"] != turn.moments[0].state["hands"]
        assert judge(turn._replace(moments=moments), FEW, FEW) == judged


def test_a_forecast_divides_a_turn() -> None:
    """Its cards do not make the actions before it better or worse."""
    game = arrange(at("medic", "atlanta", "forecast"), at("scientist", "paris", "lima"))
    play(game, "drive chicago", "forecast")
    play(game, str(game.legal_moves[0]), "drive atlanta", "pass", "next")
    (turn,) = turns_in(moments_of(game))
    before, after = turn.stretches()
    assert (before.first.text, before.last.text, before.whole) == ("", "drive chicago", False)
    assert after.first.text.startswith("order") and after.last.text == "pass" and after.whole
    assert judge(turn, FEW, FEW).best


def test_a_game_that_begins_after_the_actions_has_no_turn_yet() -> None:
    game = last_chance(turn={"seat": 0, "phase": "draw"})
    assert turns_in(moments_of(game)) == []


def test_labels_need_a_loss() -> None:
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

    found = turning_points([turn(1, 0.01, 0.3), turn(2, 0.1, -0.2), turn(3, 0, 0.4, 0.5)])
    assert [(one.turn, one.kind, one.change) for one in found] == [
        (1, "cards", 0.3),
        (2, "decision", -0.1),
        (2, "cards", -0.2),
    ]


def test_the_command_prints_the_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    game = last_chance()
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
    play(game, CURE)
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file), "--futures", str(FEW), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["summary"]["end"] == 1 and [turn["label"] for turn in found["turns"]] == ["best"]
    assert main(["review", str(file), "--futures", str(FEW)]) == 0
    assert "100% at the start, won at the end" in capsys.readouterr().out


def test_a_team_plays_to_the_end_and_is_narrated() -> None:
    game = play_out(Game.new(players=2, seed="team"), [RuleOfThumb(), RuleOfThumb()])
    assert game.is_over
    story = narrate(game, "en")
    assert len(story) > len(game.history)
    with pytest.raises(ValueError, match="2 agents"):
        play_out(Game.new(players=2, seed="team"), [RuleOfThumb()])
    with pytest.raises(ValueError, match="en, de, pl, ru"):
        narrate(game, "fr")
