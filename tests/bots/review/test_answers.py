"""A declined request is judged: what it cost, and that the player who asked is not blamed."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.analysis.played_turns import GivenAnswer, Moment, PlayedTurn
from fourcures.bots.review.answers import judge_answers
from fourcures.bots.review.game_review import FLAGS, label_of, make_turn_review, summarize
from fourcures.bots.review.judge import judge
from tests.engine.arranging import all_but, arrange, at

FEW = 200  # futures
ROLLOUTS = 200
BLUE = ("chicago", "essen", "london")
ASKED = "take madrid from researcher"


def last_cards(**position: object) -> Game:
    """Return a position in which a card of the Researcher completes the last cure."""
    return arrange(
        at("scientist", "atlanta", *BLUE),
        at("researcher", "atlanta", "madrid"),
        diseases={"yellow": "cured", "black": "cured", "red": "cured"},
        cubes={"lima": {"yellow": 1}, "cairo": {"black": 1}, "tokyo": {"red": 1}},
        player_discards=all_but(*BLUE, "madrid"),
        epidemics_drawn=4,
        **position,
    )


def declined(game: Game, *asked: str, yes: bool = False) -> PlayedTurn:
    """Return a turn that is passed after a request was declined."""
    answer = GivenAnswer(1, 0, asked, yes)
    first = Moment(0, "", game.state, answers=[answer])
    game = game.copy()
    game.play("pass")
    last = Moment(1, "pass", game.state, seat=0)
    return PlayedTurn(1, [first, last], [last])


def test_a_declined_card_that_would_have_won_is_a_blunder_of_who_declined() -> None:
    turn = declined(last_cards(), ASKED)
    (answer,) = judge_answers(turn, FEW, ROLLOUTS)
    assert (answer.kind, answer.seat, answer.played.text) == ("declined", 1, ASKED)
    assert answer.best == answer.played
    assert label_of(answer.cost.loss, answer.cost.low) in FLAGS
    judged = judge(turn, FEW, ROLLOUTS)
    review = make_turn_review(turn, judged, [answer], judged.before)
    assert review.loss == pytest.approx(0.0, abs=0.01), "the player who asked is not blamed"
    summary = summarize([review])
    assert summary.start - summary.loss + summary.luck == pytest.approx(summary.end)


@pytest.mark.parametrize(
    ("asked", "yes"),
    [((ASKED,), True), (("undo",), False), (("take paris from researcher",), False), ((), False)],
    ids=["accepted", "an undo", "impossible", "nothing"],
)
def test_other_answers_are_not_judged(asked: tuple[str, ...], yes: bool) -> None:
    assert judge_answers(declined(last_cards(), *asked, yes=yes), FEW, ROLLOUTS) == []


def test_a_card_that_nobody_needs_may_be_declined() -> None:
    game = last_cards(turn={"seat": 0, "phase": "actions", "actions_left": 4}, outbreaks=0)
    turn = declined(game, "give chicago to researcher")
    assert all(
        label_of(answer.cost.loss, answer.cost.low) not in FLAGS
        for answer in judge_answers(turn, FEW, ROLLOUTS)
    )
