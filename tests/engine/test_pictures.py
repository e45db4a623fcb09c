"""Games and views display themselves: as a line, as a text board, as a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from fourcures import Game, svg

SVG = "{http://www.w3.org/2000/svg}"


def private_game() -> Game:
    return Game.new(roles=["medic", "scientist"], first=0, hands="private", seed="picture")


def test_a_game_is_one_line() -> None:
    game = private_game()
    assert repr(game) == "<Game: medic (seat 0) has 4 actions, 0 outbreaks, 0 of 4 cures>"
    game.play("pass")
    assert repr(game) == "<Game: medic (seat 0), phase draw, 0 outbreaks, 0 of 4 cures>"
    while not game.is_over:
        game.play(game.legal_moves[-1])
    assert game.outcome is not None
    assert f"{game.outcome.result} by {game.outcome.cause}" in repr(game)


def test_the_text_names_every_cube_and_card() -> None:
    game = private_game()
    text = str(game)
    for city in game.position()["cubes"]:
        assert city in text
    for hand in game.hands:
        assert all(card in text for card in hand)


def test_a_view_shows_no_hidden_card() -> None:
    game = private_game()
    unseen = [card for card in game.hands[1] if card not in str(game.view(1).position()["cubes"])]
    picture, text = svg.board(game.view(0)), str(game.view(0))
    row = text.splitlines()[5]
    assert row.startswith("  1 scientist") and row.endswith("? ? ? ?")
    assert not [card for card in unseen if card in row]
    assert picture.count(">?</text>") == 4


@pytest.mark.parametrize("theme", svg.THEMES)
def test_the_picture_has_every_piece(theme: str) -> None:
    game = private_game()
    root = ET.fromstring(svg.board(game, theme))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert {"Atlanta", "São Paulo", "Ho Chi Minh City", "Montréal"} <= set(texts)
    cubes = [rect for rect in root.iter(f"{SVG}rect") if rect.get("width") == "13"]
    assert len(cubes) == 18
    assert texts.count("M") == texts.count("S") == 2  # on the map, and at the hand of the player


def test_montreal_is_toronto_in_2008() -> None:
    picture = svg.board(Game.new(edition="2008", seed=1))
    assert ">Toronto<" in picture and "Montréal" not in picture


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="night, paper"):
        svg.board(Game.new(seed=1), "pink")


def test_notebooks_get_a_picture() -> None:
    game = Game.new(seed=1)
    assert game._repr_svg_().startswith("<svg ")
    assert game.view(0)._repr_svg_().startswith("<svg ")
