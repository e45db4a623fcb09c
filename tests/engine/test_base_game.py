"""Games and views share their attributes, which agree with the position."""

from __future__ import annotations

import random

import pytest

from fourcures import BaseGame, Game, View
from fourcures.engine.position.schema import hand_of
from fourcures.engine.rules.board import CITIES, DISEASES, RATES

from .arranging import arrange, at


def compare(game: BaseGame) -> None:
    """Assert that the attributes agree with the position."""
    position = game.position()
    turn, players = position["turn"], position["players"]
    assert (game.turn, game.phase) == (turn["seat"], turn["phase"])
    assert (game.actions_left, game.infections_left) == (
        turn["actions_left"],
        turn["infections_left"],
    )
    assert (game.epidemic_step, game.quiet_nights) == (turn["epidemic_step"], turn["quiet_nights"])
    assert game.roles == [player["role"] for player in players]
    assert game.cities == [player["city"] for player in players]
    assert game.hands == [hand_of(position, seat) for seat in range(len(players))]
    assert game.hand_sizes == [len(hand) for hand in game.hands]
    stored = [player["stored"] for player in players if "stored" in player]
    assert game.stored_event == (stored[0] if stored else None)
    for city in CITIES:
        cubes = {disease: n for disease, n in game.cubes(city).items() if n}
        assert cubes == position["cubes"].get(city, {})
    for disease in DISEASES:
        on_board = sum(game.cubes(city)[disease] for city in CITIES)
        assert game.cubes_left[disease] == 24 - on_board or game.is_over
    assert (game.stations, game.diseases) == (position["stations"], position["diseases"])
    assert game.cures == [name for name, found in game.diseases.items() if found != "uncured"]
    assert (game.outbreaks, game.epidemics) == (position["outbreaks"], position["epidemics"])
    assert game.epidemics_drawn == position["epidemics_drawn"]
    assert game.infection_rate == RATES[game.epidemics_drawn]
    assert game.player_cards_left == sum(pile["cards"] for pile in position["player_deck"]["piles"])
    assert game.infection_cards_left == sum(map(len, position["infection_deck"]["layers"]))
    assert game.player_discards == position["player_discards"]
    assert game.infection_discards == position["infection_discards"]
    assert game.edition == position["edition"]
    assert game.is_private == (position["hands"] == "private")
    outcome = position["outcome"]
    assert game.outcome == ((outcome["result"], outcome["cause"]) if outcome else None)
    assert game.is_over == (outcome is not None)


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("seed", range(4))
def test_games_and_views_say_what_their_positions_say(hands: str, seed: int) -> None:
    rng = random.Random(seed)
    game = Game.new(players=2 + seed % 3, hands=hands, epidemics=6, seed=str(seed))
    while True:
        compare(game)
        for viewer in (None, *range(len(game.roles))):
            compare(game.view(viewer))
        if game.is_over:
            break
        game.play(rng.choice(game.legal_moves))


def test_a_view_hides_private_hands() -> None:
    game = arrange(at("medic", "paris", "lima", "cairo"), at("scientist"), hands="private")
    assert game.hands == [["lima", "cairo"], []]
    assert game.view(0).hands == [["lima", "cairo"], []]
    assert game.view(1).hands == [[None, None], []]
    assert game.view(None).hands == [[None, None], []]
    assert game.view(1).hand_sizes == [2, 0]
    assert game.view(1, known_cards=[["lima"]]).hands == [["lima", None], []]


def legal_in(view: View) -> list[bool]:
    texts = "drive chicago", "shuttle cairo", "fly chicago", "seat:0 drive chicago"
    return [view.is_legal(text) for text in texts]


def test_a_view_knows_the_legal_moves_of_its_viewer() -> None:
    game = arrange(at("medic"), at("scientist"))
    assert legal_in(game.view(0)) == [True, False, False, True]
    assert legal_in(game.view(1)) == [False] * 4
    assert legal_in(game.view(None)) == [False] * 4
    assert game.view(0).is_legal(game.parse("drive chicago"))


def test_the_scientist_needs_four_cards() -> None:
    game = arrange(at("medic"), at("scientist"))
    assert [game.cards_for_cure(seat) for seat in (0, 1)] == [5, 4]


def test_unknown_ids_are_named() -> None:
    game = Game.new(seed=1)
    with pytest.raises(ValueError, match="'atlantis'"):
        game.cubes("atlantis")
    with pytest.raises(ValueError, match="'atlantis'"):
        game.neighbors("atlantis")
    with pytest.raises(ValueError, match="'epidemics'"):
        game.disease_of("epidemics")
