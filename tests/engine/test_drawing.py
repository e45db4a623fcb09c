"""R6: drawing player cards."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game, Outcome
from fourcures.engine.events import Drew, Ended, Increased, Turn, Turned
from fourcures.engine.rules.board import CITIES

from .arranging import Json, all_but, arrange, at, both_editions, moves, only, play, refusal

CALM = {"removed": list(CITIES)}  # no infection card is left to draw


def last_cards(edition: str, *cards: str, **position: Any) -> Game:
    """Return a game before the draw, with only these cards in the deck and all epidemics drawn."""
    defaults: Json = {"epidemics_drawn": 4, "turn": {"phase": "draw"}, **CALM}
    return arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        player_discards=all_but(*cards),
        player_deck={"next": list(cards)},
        **(defaults | position),
    )


@both_editions
def test_R6_1_the_top_two_are_taken_together(edition: str) -> None:
    game = arrange(
        at("scientist", "atlanta", "paris"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": ["cairo", "airlift", "lima"]},
        **CALM,
    )
    assert game.play("next") == [
        Drew(player="scientist", card="cairo"),
        Drew(player="scientist", card="airlift"),
    ]
    position = game.position()
    assert position["players"][0]["hand"] == ["paris", "cairo", "airlift"]
    assert position["player_deck"]["next"] == ["lima"]
    assert sum(pile["cards"] for pile in position["player_deck"]["piles"]) == 52 + 4 - 2


@both_editions
def test_R6_1_a_position_whose_cards_to_come_are_all_drawn_reads_back_as_it_was_written(
    edition: str,
) -> None:
    game = arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "lima"]},
        infection_deck={"next": ["paris"], "bottom": ["cairo"], "shuffles": [["cairo"]]},
    )
    game.play("next")
    assert game.position()["infection_discards"] == ["paris", "cairo"]
    assert Game.from_position(game.position()).position() == game.position()


@both_editions
def test_R6_1_the_last_two_cards_may_be_drawn(edition: str) -> None:
    game = last_cards(edition, "cairo", "lima")
    happened = game.play("next")
    assert [drew.card for drew in only(Drew, happened)] == ["cairo", "lima"]
    assert happened[-1] == Turn(player="medic", seat=1)
    assert game.outcome is None
    assert game.position()["player_deck"]["piles"] == []


@both_editions
def test_R6_1_the_game_is_lost_at_the_next_draw_and_not_before(edition: str) -> None:
    game = last_cards(edition, "cairo", "lima")
    play(game, "next", "drive chicago", "drive atlanta", "drive chicago", "drive atlanta")
    assert game.outcome is None
    assert moves(game) == ["next"]
    assert game.play("next") == [Ended(result="lost", cause="cards", disease=None)]
    assert game.outcome == Outcome("lost", "cards")


@both_editions
def test_R6_1_a_single_card_is_not_drawn(edition: str) -> None:
    game = last_cards(edition, "cairo")
    assert game.play("next") == [Ended(result="lost", cause="cards", disease=None)]
    position = game.position()
    assert position["players"][0]["hand"] == []
    assert position["player_deck"]["piles"] == [{"cards": 1, "epidemics": 0}]
    assert position["turn"]["phase"] == "over"


@both_editions
def test_R6_1_a_single_epidemic_does_not_happen(edition: str) -> None:
    game = last_cards(edition, epidemics_drawn=3, removed=[], infection_deck={"bottom": ["cairo"]})
    assert game.position()["player_deck"]["piles"] == [{"cards": 1, "epidemics": 1}]
    assert game.play("next") == [Ended(result="lost", cause="cards", disease=None)]
    position = game.position()
    assert (position["epidemics_drawn"], position["turn"]["epidemics_pending"]) == (3, 0)
    assert position["cubes"] == {}
    assert position["infection_discards"] == []


@both_editions
def test_R6_1_discards_are_never_reshuffled(edition: str) -> None:
    game = last_cards(edition)
    assert len(game.position()["player_discards"]) == 53
    game.play("next")
    assert game.outcome == Outcome("lost", "cards")
    assert len(game.position()["player_discards"]) == 53


@pytest.mark.parametrize(
    "cards", [["epidemic", "resilient_population"], ["resilient_population", "epidemic"]]
)
@both_editions
def test_R6_2_other_cards_go_to_the_hand_before_the_epidemic_is_resolved(
    edition: str, cards: list[str]
) -> None:
    """So Resilient Population can be played in the epidemic it was drawn with."""
    game = arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": cards},
        infection_deck={"bottom": ["cairo"]},
    )
    happened = game.play("next")
    assert happened[:4] == [
        Drew(player="scientist", card=cards[0]),
        Drew(player="scientist", card=cards[1]),
        Increased(epidemics=1, rate=2),
        Turned(city="cairo", bottom=True),
    ]
    assert game.position()["players"][0]["hand"] == ["resilient_population"]
    turn = game.position()["turn"]
    assert (turn["phase"], turn["epidemic_step"]) == ("epidemic", "infected")
    game.play("resilient cairo")
    assert game.position()["removed"] == ["cairo"]


@both_editions
def test_R6_2_an_epidemic_is_not_replaced_by_another_card(edition: str) -> None:
    game = arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": ["epidemic", "lima", "paris"]},
        **CALM,
    )
    game.play("next")
    position = game.position()
    assert position["players"][0]["hand"] == ["lima"]
    assert position["player_deck"]["next"] == ["paris"]
    assert position["epidemics_drawn"] == 1


@both_editions
def test_R6_2_two_epidemics_are_resolved_one_after_the_other(edition: str) -> None:
    game = arrange(
        at("scientist"),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={
            "next": ["epidemic", "epidemic"],
            "piles": [{"cards": 1, "epidemics": 1}]
            + [{"cards": 18, "epidemics": 1}] * 2
            + [{"cards": 20, "epidemics": 1}],
        },
        infection_deck={"bottom": ["cairo", "lima"]},
    )
    happened = game.play("next")
    assert only(Increased, happened) == [
        Increased(epidemics=1, rate=2),
        Increased(epidemics=2, rate=2),
    ]
    assert [turned.city for turned in only(Turned, happened) if turned.bottom] == ["cairo", "lima"]
    assert game.position()["players"][0]["hand"] == []


@pytest.mark.parametrize("cards", [["cairo", "lima"], ["epidemic", "lima"]])
@both_editions
def test_R6_3_after_the_draw_comes_the_hand_limit(edition: str, cards: list[str]) -> None:
    hand = ["atlanta", "essen", "milan", "madrid", "delhi", "osaka", "tokyo"]
    game = arrange(
        at("scientist", "atlanta", *hand),
        at("medic"),
        edition=edition,
        turn={"phase": "draw"},
        player_deck={"next": cards},
        **CALM,
    )
    game.play("next")
    position = game.position()
    assert (position["turn"]["phase"], position["turn"]["resume"]) == ("discard", ["infect"])
    assert position["epidemics_drawn"] == cards.count("epidemic")
    assert refusal(game, "next") == ("R9.1", "discard_first")
