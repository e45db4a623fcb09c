"""A real deck: the engine does not know the next card, so the players enter it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from fourcures import (
    Game,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    NothingToDraw,
    NothingToUndo,
)
from fourcures.engine.rules.board import CARDS, CITIES, EVENTS
from fourcures.testing.strategies import lively_move
from tests.engine.arranging import document
from tests.sizes import size

from .arranging import Json

INFECTED = ["paris", "essen", "milan", "lima", "bogota", "miami", "cairo", "delhi", "tokyo"]
HANDS = ["london", "sydney", "madrid", "manila", "airlift", "seoul", "lagos", "osaka"]
TWO: Json = {"roles": ["medic", "scientist"], "first": 0, "hands": "open"}


def at_a_real_table() -> Game:
    return Game.new(**TWO, cards=INFECTED + HANDS)


def dealt(start: Json) -> Iterator[str]:
    """Yield the cards of the set-up in the order in which they are entered."""
    cubes = start["cubes"]
    for number in (3, 2, 1):
        yield from (city for city in cubes if sum(cubes[city].values()) == number)
    hands = [player["hand"] for player in start["players"]]
    for cards in zip(*hands, strict=True):
        yield from cards


def asked(game: Game, move: str, cards: list[str], seat: int | None = None) -> NothingToDraw:
    """Return what is still asked for after these cards."""
    before = game.state
    with pytest.raises(NothingToDraw) as error:
        game.play(move, seat, cards)
    assert game.state is before
    return error.value


@pytest.mark.parametrize("edition", ["2008", "2013"])
def test_a_dealt_game_is_the_same_when_its_cards_are_told_one_by_one(edition: str) -> None:
    for number in range(size(6, 6, 60)):
        rng = random.Random(number)
        epidemics, players = rng.choice([4, 5, 6]), rng.choice([2, 3, 4])
        roles = Game.new(edition=edition, players=players, seed=number).position()["players"]
        setup: Json = {
            "edition": edition,
            "roles": [player["role"] for player in roles],
            "epidemics": epidemics,
            "hands": "open",
            "first": rng.randrange(players),
        }
        game = Game.new(**setup, seed=number)
        real = Game.new(**setup, cards=list(dealt(document(game))))
        while game.outcome is None:
            game.play(lively_move(game, rng))
            line = game.entries[-1].line
            for told in range(len(line.outcomes)):
                could = asked(real, line.text, line.outcomes[:told], line.seat)
                assert line.outcomes[told] in could.cards
            real.play(line.text, line.seat, line.outcomes)
            assert real.state == game.state
        assert real.seed is None
        assert Game.from_record(real.record()).position() == real.position()


def test_each_card_that_could_come_may_come_and_no_other() -> None:
    game = at_a_real_table()
    game.play("pass")
    for told in ([], ["epidemic"], ["epidemic", "bangkok"], ["beijing"]):
        could = asked(game, "next", told).cards
        for card in CARDS:
            try:
                game.copy().play("next", cards=[*told, card])
            except NothingToDraw:
                assert card in could
            except InvalidRecord:
                assert card not in could
            else:
                assert card in could


def test_a_request_for_a_card_names_its_deck() -> None:
    game = at_a_real_table()
    game.play("pass")
    first = asked(game, "next", [])
    assert first.deck == "player"
    assert set(first.cards) == {*CITIES, *EVENTS, "epidemic"} - set(HANDS)
    bottom = asked(game, "next", ["beijing", "epidemic"])
    assert bottom.deck == "bottom"
    assert set(bottom.cards) == set(CITIES) - set(INFECTED)
    game.play("next", cards=["beijing", "epidemic", "beijing"])  # an Airlift may be played now
    top = asked(game, "next", [])
    assert top.deck == "infection"
    assert set(top.cards) == {*INFECTED, "beijing"}


def test_the_last_card_of_a_pile_is_its_epidemic() -> None:
    start = at_a_real_table().position()
    piles = start["player_deck"]["piles"]
    piles[0]["cards"], piles[1]["cards"] = 1, piles[1]["cards"] + piles[0]["cards"] - 1
    real = Game.from_position(start, real_deck=True)
    real.play("pass")
    assert asked(real, "next", ["epidemic"]).deck == "player"
    with pytest.raises(InvalidRecord):
        real.play("next", cards=["beijing"])


def test_a_card_told_wrong_is_taken_back_with_its_move() -> None:
    game = at_a_real_table()
    start = game.position()
    game.play("pass")
    before = game.position()
    game.play("next", cards=["beijing", "epidemic", "beijing"])
    game.undo()
    assert game.position() == before
    again = Game.from_record(game.record())
    assert again.position() == before
    again.undo()
    assert again.position() == start
    with pytest.raises(NothingToUndo):
        again.undo()


def test_a_position_goes_on_with_a_real_deck() -> None:
    start = at_a_real_table().position()
    game = Game.from_position(start, real_deck=True)
    assert game.seed is None
    game.play("pass")
    assert asked(game, "next", []).deck == "player"


@pytest.mark.parametrize("deck", ["player_deck", "infection_deck"])
def test_a_real_deck_has_no_script(deck: str) -> None:
    start = document(at_a_real_table())
    start[deck]["next"] = ["beijing"]
    with pytest.raises(InvalidPosition, match="next"):
        Game.from_position(start, real_deck=True)


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": "x"},
        {"roles": None, "players": 2},
        {"first": None},
        {"cards": [*INFECTED, *HANDS[:7], "london"]},
        {"cards": [*INFECTED[:8], "airlift", *HANDS]},
        {"cards": [*INFECTED[:8], "nowhere", *HANDS]},
        {"cards": [*INFECTED, *HANDS, "santiago"]},
    ],
)
def test_an_invalid_set_up_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup, match="cards"):
        Game.new(**({**TWO, "cards": INFECTED + HANDS} | changed))


def test_too_few_cards_for_the_start_are_asked_for() -> None:
    with pytest.raises(NothingToDraw) as error:
        Game.new(**TWO, cards=INFECTED[:4])
    assert error.value.deck == "infection"
    with pytest.raises(NothingToDraw) as error:
        Game.new(**TWO, cards=[*INFECTED, "london"])
    assert error.value.deck == "player"
    assert "epidemic" not in error.value.cards
