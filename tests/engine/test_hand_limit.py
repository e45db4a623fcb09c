"""R9: the hand limit."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game, InvalidPosition
from fourcures.engine.events import Discarded, Turned
from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.names import Phase

from .arranging import all_but, arrange, at, both_editions, moves, only, play, refusal

SEVEN = ["essen", "madrid", "milan", "lima", "cairo", "delhi", "osaka"]
CALM = {"removed": list(CITIES)}  # no infection card is left to draw
WAYS_TO_LOSE_TWO_CARDS = [
    ("discard lima", "discard cairo"),
    ("discard lima", "airlift medic paris"),
    ("airlift medic paris", "discard lima"),
    ("airlift medic paris", "quiet"),
    ("discard airlift", "quiet"),
    ("quiet", "discard airlift"),
    ("discard one_quiet_night", "discard airlift"),
    ("grant tokyo", "discard tokyo"),
]


def sharing(edition: str, *receiver: str, giver: tuple[str, ...] = (), **position: Any) -> Game:
    """Return a game: the Medic, to move, can give Moscow to the Scientist with these cards."""
    return arrange(
        at("medic", "moscow", "moscow", *giver),
        at("scientist", "moscow", *receiver),
        edition=edition,
        **position,
    )


def drawing(edition: str, hand: list[str], cards: list[str], **position: Any) -> Game:
    """Return a game in which the Medic with this hand draws these cards."""
    game = arrange(
        at("medic", "atlanta", *hand),
        at("scientist", "lagos"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": cards},
        **position,
    )
    game.play("next")
    return game


def phase(game: Game) -> tuple[str, list[Phase]]:
    turn = game.position()["turn"]
    return turn["phase"], turn["resume"]


def hand(game: Game, seat: int) -> list[str]:
    cards: list[str] = game.position()["players"][seat]["hand"]
    return cards


@both_editions
def test_R9_1_seven_cards_are_allowed(edition: str) -> None:
    game = sharing(edition, *SEVEN[:6])
    game.play("give moscow to scientist")
    assert phase(game) == ("actions", [])
    assert refusal(game, "drive tehran") is None


@both_editions
def test_R9_1_an_eighth_card_out_of_turn_is_dealt_with_before_the_next_action(
    edition: str,
) -> None:
    game = sharing(edition, *SEVEN)
    game.play("give moscow to scientist")
    assert phase(game) == ("discard", ["actions"])
    assert game.position()["turn"]["actions_left"] == 3
    for move in ("drive tehran", "pass", "next"):
        assert refusal(game, move) == ("R9.1", "discard_first")
    assert sorted(moves(game)) == sorted(f"seat:1 discard {card}" for card in [*SEVEN, "moscow"])
    assert game.play("seat:1 discard lima") == [
        Discarded(player="scientist", card="lima", why="limit")
    ]
    assert phase(game) == ("actions", [])
    assert game.position()["turn"]["actions_left"] == 3
    assert game.position()["player_discards"] == ["lima"]
    assert refusal(game, "drive tehran") is None


@both_editions
def test_R9_1_the_receiver_may_play_an_event_instead(edition: str) -> None:
    game = sharing(edition, *SEVEN[:6], "airlift")
    play(game, "give moscow to scientist", "airlift scientist paris")
    assert phase(game) == ("actions", [])
    assert hand(game, 1) == sorted([*SEVEN[:6], "moscow"], key=CITIES.index)
    assert game.position()["player_discards"] == ["airlift"]


@both_editions
def test_R9_1_forecast_while_over_the_limit_goes_back_to_the_actions(edition: str) -> None:
    game = sharing(
        edition,
        *SEVEN[:6],
        "forecast",
        infection_deck={"next": ["paris", "lagos", "tokyo", "seoul", "miami", "bogota"]},
    )
    play(game, "give moscow to scientist", "forecast")
    assert phase(game) == ("forecast", ["discard", "actions"])
    game.play("order bogota paris lagos tokyo seoul miami")
    assert phase(game) == ("actions", [])


@both_editions
def test_R9_1_after_a_fourth_action_the_draw_waits_for_the_discard(edition: str) -> None:
    game = sharing(edition, *SEVEN, turn={"actions_left": 1})
    game.play("give moscow to scientist")
    assert phase(game) == ("discard", ["draw"])
    game.play("discard moscow")
    assert phase(game) == ("draw", [])


@both_editions
def test_R9_1_whoever_takes_an_eighth_card_discards_in_the_own_turn(edition: str) -> None:
    game = sharing(edition, *SEVEN, turn={"seat": 1})
    game.play("take moscow from medic")
    assert phase(game) == ("discard", ["actions"])
    assert "discard moscow" in moves(game)
    game.play("discard osaka")
    assert hand(game, 1) == sorted([*SEVEN[:6], "moscow"], key=CITIES.index)


@both_editions
def test_R9_1_others_may_play_events_meanwhile(edition: str) -> None:
    game = sharing(edition, *SEVEN, giver=("government_grant",))
    play(game, "give moscow to scientist", "grant tokyo")
    assert phase(game) == ("discard", ["actions"])
    assert game.position()["stations"] == ["atlanta", "tokyo"]
    assert refusal(game, "drive tehran") == ("R9.1", "discard_first")


@both_editions
def test_R9_1_nobody_discards_below_seven(edition: str) -> None:
    game = sharing(edition, *SEVEN)
    assert refusal(game, "seat:1 discard lima") == ("R9.1", "within_limit")
    game.play("give moscow to scientist")
    game.play("discard lima")
    assert refusal(game, "seat:1 discard cairo") == ("R9.1", "within_limit")
    assert not [move for move in moves(game) if "discard" in move]


@both_editions
def test_R9_1_only_whoever_is_over_the_limit_discards(edition: str) -> None:
    game = sharing(edition, *SEVEN, giver=("paris",))
    game.play("give moscow to scientist")
    assert refusal(game, "seat:0 discard paris") == ("R9.1", "within_limit")
    assert refusal(game, "seat:1 discard paris") == ("R9.1", "not_in_hand")


@pytest.mark.parametrize("role", ["contingency_planner", "medic"])
def test_R9_1_any_card_of_the_hand_may_be_discarded(role: str) -> None:
    for card in all_but(*SEVEN):
        holder = at(role, "atlanta", *SEVEN, card)
        game = arrange(holder, at("scientist"), turn={"phase": "discard"})
        assert (card, f"discard {card}" in moves(game)) == (card, True)
        assert (card, refusal(game, f"discard {card}")) == (card, None)


@pytest.mark.parametrize("ways", WAYS_TO_LOSE_TWO_CARDS)
@both_editions
def test_R9_1_any_mix_of_discards_and_events_brings_nine_to_seven(
    edition: str, ways: tuple[str, str]
) -> None:
    game = drawing(
        edition,
        [*SEVEN[:5], "airlift", "one_quiet_night"],
        ["government_grant", "tokyo"],
        **CALM,
    )
    game.play(ways[0])
    assert phase(game) == ("discard", ["infect"])
    assert refusal(game, "next") == ("R9.1", "discard_first")
    game.play(ways[1])
    assert phase(game) == ("infect", [])
    assert len(hand(game, 0)) == 7
    assert len(game.position()["player_discards"]) == 2


@both_editions
def test_R9_1_without_a_name_the_lowest_seat_over_the_limit_discards(edition: str) -> None:
    eight = ["paris", "london", "miami", "lagos", "mumbai", "tehran", "seoul", "tokyo"]
    game = arrange(
        at("medic", "atlanta", *SEVEN, "sydney"),
        at("scientist", "atlanta", *eight),
        edition=edition,
        turn={"seat": 1, "phase": "discard"},
    )
    assert refusal(game, "discard tokyo") == ("R9.1", "not_in_hand")
    game.play("discard sydney")
    assert phase(game) == ("discard", ["infect"])
    game.play("discard tokyo")
    assert phase(game) == ("infect", [])
    assert (hand(game, 0), len(hand(game, 1))) == (SEVEN, 7)


@both_editions
def test_R9_1_no_position_has_eight_cards_where_an_action_is_due(edition: str) -> None:
    with pytest.raises(InvalidPosition, match=r"players\[1\]\.hand: 8 cards"):
        arrange(at("medic"), at("scientist", "atlanta", *SEVEN, "tokyo"), edition=edition)


@both_editions
def test_R9_2_event_cards_count(edition: str) -> None:
    game = drawing(edition, [*SEVEN[:5], "forecast", "airlift"], ["tokyo", "paris"])
    assert phase(game) == ("discard", ["infect"])


def test_R9_2_the_event_on_the_planners_card_does_not_count() -> None:
    planner = at("contingency_planner", "atlanta", *SEVEN, stored="forecast")
    game = arrange(planner, at("medic"))
    assert phase(game) == ("actions", [])
    assert refusal(game, "drive chicago") is None


def test_R9_2_storing_an_event_does_not_fill_the_hand() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", *SEVEN), at("medic"), player_discards=["airlift"]
    )
    game.play("store airlift")
    assert phase(game) == ("actions", [])
    assert hand(game, 0) == SEVEN


def test_R9_2_playing_the_stored_event_does_not_lower_the_hand() -> None:
    planner = at("contingency_planner", "atlanta", *SEVEN, "tokyo", stored="one_quiet_night")
    game = arrange(planner, at("medic"), turn={"phase": "discard"})
    game.play("quiet")
    assert phase(game) == ("discard", ["infect"])
    assert refusal(game, "next") == ("R9.1", "discard_first")
    game.play("discard lima")
    assert phase(game) == ("infect", [])


@both_editions
def test_R9_3_the_limit_is_checked_when_all_epidemics_are_resolved(edition: str) -> None:
    game = drawing(
        edition,
        [*SEVEN[:6], "resilient_population"],
        ["epidemic", "tokyo"],
        infection_deck={"bottom": ["paris"]},
    )
    assert phase(game) == ("epidemic", [])
    assert len(hand(game, 0)) == 8
    happened = game.play("next")
    assert only(Turned, happened) == []
    assert phase(game) == ("discard", ["infect"])
    assert game.position()["infection_discards"] == []


@both_editions
def test_R9_3_an_event_played_in_an_epidemic_may_spare_the_discard(edition: str) -> None:
    game = drawing(
        edition,
        [*SEVEN[:6], "resilient_population"],
        ["epidemic", "tokyo"],
        infection_deck={"bottom": ["paris"]},
    )
    play(game, "resilient paris", "next")
    assert game.position()["removed"] == ["paris"]
    assert game.position()["turn"]["phase"] == "actions"
    assert len(hand(game, 0)) == 7


@both_editions
def test_R9_3_nothing_is_discarded_while_an_epidemic_is_being_resolved(edition: str) -> None:
    game = drawing(
        edition,
        [*SEVEN[:6], "resilient_population"],
        ["epidemic", "tokyo"],
        infection_deck={"bottom": ["paris"]},
    )
    assert refusal(game, "discard tokyo") == ("R9.3", "epidemics_first")


@both_editions
def test_R9_3_the_limit_is_checked_before_the_infection(edition: str) -> None:
    game = drawing(edition, SEVEN, ["tokyo", "paris"], infection_deck={"next": ["lagos", "essen"]})
    assert game.position()["infection_discards"] == []
    game.play("discard tokyo")
    game.play("discard paris")
    assert phase(game) == ("infect", [])
    assert game.position()["infection_discards"] == []  # after a discard the game waits
    game.play("next")
    assert game.position()["infection_discards"] == ["essen", "lagos"]
