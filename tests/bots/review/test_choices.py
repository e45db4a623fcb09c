"""Discards, events and the order of a Forecast are judged by what their seat knew."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fourcures import Game
from fourcures.analysis.played_turns import list_moments, split_turns
from fourcures.bots import PolicyBot
from fourcures.bots.review.choices import JudgedChoice, judge_choices, list_choices
from fourcures.bots.team import play_out
from tests.engine.arranging import all_but, arrange, at, play

FUTURES = 200
BLUE = ("atlanta", "chicago", "essen", "london")
FULL = ("lagos", "kinshasa", "lima")
# Two of three full cities come up now: the seventh and the eighth outbreak.
LOST: dict[str, Any] = {
    "diseases": dict.fromkeys(["blue", "red", "black"], "eradicated"),
    "cubes": {city: {"yellow": 3} for city in FULL},
    "outbreaks": 6,
    "epidemics_drawn": 1,
    "infection_deck": {"layers": [[*FULL], ["..."]]},
    "turn": {"seat": 0, "phase": "actions"},
}
TEAM = at("scientist", "miami", "miami", "bogota", "santiago", "johannesburg"), at("medic", "lagos")


def judge(game: Game) -> list[JudgedChoice]:
    """Judge the choices of the last turn."""
    return judge_choices(split_turns(list_moments(game))[-1], FUTURES)


def over_the_limit() -> Game:
    """Return a game of a Scientist with the last cure and other cards, who must discard two.

    The deck has no blue card and is nearly empty.
    """
    hand, deck = (*BLUE, "lima", "lagos", "delhi"), ("bogota", "jakarta", "cairo", "seoul", "osaka")
    game = arrange(
        at("scientist", "tokyo", *hand),
        at("medic", "tokyo"),
        diseases=dict.fromkeys(["yellow", "red", "black"], "eradicated"),
        epidemics_drawn=4,
        player_discards=all_but(*hand, *deck, "sydney", "manila", "taipei"),
        player_deck={"next": ["bogota", "jakarta"]},
    )
    play(game, "pass", "next")
    return game


def test_a_discarded_card_of_a_complete_set_costs_win_chance() -> None:
    game = over_the_limit()
    play(game, "discard essen", "discard lima")
    wrong, right = judge(game)
    assert (wrong.kind, wrong.seat, wrong.number) == ("discard", 0, 3)
    assert 0.2 < wrong.cost.low <= wrong.cost.loss <= wrong.cost.high
    assert wrong.best is not None and wrong.best.card not in BLUE
    assert wrong.why and wrong.why[0].code.startswith("discards")
    assert right.cost.loss == 0, "the game is lost, whatever the next discard is"


def test_a_discard_that_costs_nothing_has_no_better_one() -> None:
    game = over_the_limit()
    play(game, "discard lima", "discard lagos")
    for choice in judge(game):
        assert choice.cost.loss < 0.01


def test_an_event_that_is_kept_while_the_game_is_lost_costs_its_holder() -> None:
    game = arrange(TEAM[0], at("medic", "lagos", "one_quiet_night"), **LOST)
    play(game, "pass", "next", "next", "next")
    (kept,) = [choice for choice in judge(game) if choice.kind == "kept"]
    assert game.is_over and kept.seat == 1
    assert kept.cost.low > 0.2 and kept.best is not None and kept.best.text == "quiet"


def test_an_event_that_prevents_the_loss_costs_nothing() -> None:
    game = arrange(TEAM[0], at("medic", "lagos", "one_quiet_night"), **LOST)
    play(game, "pass", "next", "quiet", "next")
    (played,) = [choice for choice in judge(game) if choice.kind == "event"]
    assert (played.seat, played.cost.loss, played.best) == (1, 0, None)


def test_an_order_that_puts_the_dangerous_cards_on_top_is_compared_with_the_best() -> None:
    layers = [[*FULL, "seoul", "milan", "cairo"], ["..."]]
    players = TEAM[0], at("medic", "lagos", "forecast")
    game = arrange(*players, **LOST | {"infection_deck": {"layers": layers}})
    worst = f"order {' '.join(FULL)} seoul milan cairo"
    play(game, "pass", "next", "forecast", worst, "next")
    *_, order = [choice for choice in judge(game) if choice.kind == "order"]
    assert order.cost.low > 0.2
    assert order.best is not None and not {*FULL} & {*order.best.order[:2]}


def test_each_choice_belongs_to_the_seat_that_decided_and_can_be_found_in_the_game() -> None:
    for seed in range(3):
        game = play_out(Game.new(players=3, epidemics=5, seed=seed), [PolicyBot()] * 3)
        for turn in split_turns(list_moments(game)):
            for before, made in pairwise(turn.rest):
                entry = game.history[made.number - 1].line
                for view, move, others in list_choices(before, made):
                    assert str(move) == entry.text and others and move not in others
                    if entry.text != "next":
                        assert view.viewer == entry.seat


def test_the_rest_of_a_turn_leads_from_its_actions_to_the_next_turn() -> None:
    game = play_out(Game.new(players=2, epidemics=4, seed="rest"), [PolicyBot()] * 2)
    turns = split_turns(list_moments(game))
    for turn, following in pairwise(turns):
        assert turn.rest[0] is turn.moments[-1] and turn.rest[-1] is following.moments[0]


@pytest.mark.parametrize("hands", ["open", "private"])
def test_the_same_game_gives_the_same_judgements(hands: str) -> None:
    game = Game.new(players=2, epidemics=6, hands=hands, seed="same", first=0)
    play_out(game, [PolicyBot()] * 2)
    again = Game.from_record(game.record())
    for one, other in zip(
        *(split_turns(list_moments(each)) for each in (game, again)), strict=True
    ):
        assert judge_choices(one, 50, 100) == judge_choices(other, 50, 100)
