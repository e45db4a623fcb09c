"""Events at the hand limit and near a loss: what costs nothing is played."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.bots.players.minor_decisions import list_candidates
from fourcures.bots.players.search import LOSING, MARGIN, THOUSANDTH, Search
from fourcures.engine.notation import Move
from fourcures.engine.rules.board import EVENTS
from tests.engine.arranging import arrange, at, play

HAND = ("lima", "lagos", "delhi", "cairo", "tokyo")
FULL = ("lagos", "kinshasa", "lima")
# Two of the full cities come up now: the seventh and the eighth outbreak.
LOST: dict[str, Any] = {
    "diseases": dict.fromkeys(["blue", "red", "black"], "eradicated"),
    "cubes": {city: {"yellow": 3} for city in FULL},
    "outbreaks": 6,
    "infection_deck": {"layers": [[*FULL], ["..."]]},
}


def over_the_limit(*events: str) -> Game:
    """Return a game whose first player has drawn two cards and has too many."""
    hand = HAND[: 7 - len(events)]
    game = arrange(
        at("scientist", "paris", *hand, *events),
        at("medic", "atlanta"),
        player_deck={"next": ["bogota", "sydney"]},
        infection_discards=["essen", "milan"],
    )
    play(game, "pass", "next")
    return game


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_that_can_be_played_at_the_hand_limit_is_not_discarded(event: str) -> None:
    view = over_the_limit(event, "airlift" if event != "airlift" else "forecast").view(0)
    moves = [Move(move) for move in list_candidates(view, plays_free=True)]
    assert all(move in view.legal_moves for move in moves) and len({*moves}) == len(moves)
    assert not any(move.kind == "discard" and move.card in EVENTS for move in moves)
    kind = {"government_grant": "grant", "resilient_population": "resilient"}.get(event, event)
    assert any(move.kind == kind.removeprefix("one_").removesuffix("_night") for move in moves)
    assert f"discard {event}" in [str(Move(move)) for move in list_candidates(view)]


def test_with_a_loss_at_hand_the_search_that_spends_plays_the_event_that_helps() -> None:
    scientist = at("scientist", "miami", "miami", "bogota", "santiago", "johannesburg")
    game = arrange(scientist, at("medic", "lagos", "one_quiet_night"), **LOST)
    play(game, "pass", "next")
    assert str(Search(rollouts=300, spends=True).choose(game.view(1))) == "quiet"


def test_the_margin_of_an_event_shrinks_with_what_waiting_is_worth() -> None:
    usual, spends = Search(rollouts=10), Search(rollouts=10, spends=True)
    full = MARGIN * THOUSANDTH
    assert usual.margin_at(0) == usual.margin_at(LOSING) == spends.margin_at(LOSING) == full
    assert [spends.margin_at(value) for value in (0, LOSING // 2)] == [1, full // 2]
