"""Rendered texts and pictures contain only what the viewer may know."""

from __future__ import annotations

import numpy as np
import pytest

from fourcures import Game
from fourcures.engine.rules.board import CITY, RED, own_disease
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.rendering import (
    BOTTOM,
    CARD_WIDTH,
    COLOURS,
    FAINT,
    HEIGHT,
    INK,
    PAWNS,
    WIDTH,
    Colour,
    Pixels,
    locate,
    render_picture,
    render_text,
)
from fourcures.envs.vector import FourCuresVectorEnv


def test_a_text_names_the_position() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="1")
    shown = render_text(game.view(0))
    assert "seat 0, actions (4 left); outbreaks 0/8, rate 2, epidemics 0/4" in shown
    assert "stations: atlanta" in shown and "medic in atlanta" in shown
    for card in game.position()["players"][1]["hand"]:
        assert card in shown


def test_private_hands_stay_private() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, epidemics=6, seed="1")
    mine, other = (player["hand"] for player in game.position()["players"])
    line = render_text(game.view(0)).splitlines()[-1]
    assert not any(card in line for card in other) and "? ? ? ?" in line
    assert all(card in render_text(game.view(0)) for card in mine)
    assert not np.array_equal(render_picture(game.view(0)), render_picture(game.view(1)))


def test_an_ended_game_says_how() -> None:
    env = FourCuresEnv(render_mode="ansi")
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    assert str(env.render()).startswith("lost by ")


def test_a_picture_is_rgb() -> None:
    env = FourCuresEnv(render_mode="rgb_array", players=4)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    assert shown.shape == (HEIGHT, WIDTH, 3) and shown.dtype == np.uint8
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 8


def test_a_vector_renders_every_game() -> None:
    many = FourCuresVectorEnv(3, render_mode="ansi")
    many.reset(seed=1)
    assert len(many.render() or ()) == 3


def test_unknown_modes_are_refused_and_no_mode_draws_nothing() -> None:
    with pytest.raises(ValueError, match="ansi, rgb_array"):
        FourCuresEnv(render_mode="human")
    env = FourCuresEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="needs a mode"):
        assert env.render() is None


def drawn(cubes: dict[str, dict[str, int]], **fields: object) -> Pixels:
    """Return the picture of a position with these cubes."""
    players = [{"role": "medic", "city": "lima"}, {"role": "scientist", "city": "lagos"}]
    position = {"players": players, "cubes": cubes, **fields}
    return render_picture(Game.from_position(position, seed=1).view(0))


def around(pixels: Pixels, city: str) -> set[Colour]:
    """Return the colours near a city."""
    x, y = map(round, locate(CITY[city]))
    near = pixels[y - 16 : y + 17, x - 16 : x + 25].reshape(-1, 3)
    return {(int(red), int(green), int(blue)) for red, green, blue in near}


def test_a_picture_shows_cubes_stations_and_pawns_in_their_cities() -> None:
    plain = drawn({})
    infected = drawn({"cairo": {"red": 3}}, stations=["atlanta", "sydney"])
    assert COLOURS[RED] not in around(plain, "cairo") and COLOURS[RED] in around(infected, "cairo")
    assert INK not in around(plain, "sydney") and INK in around(infected, "sydney")
    assert np.array_equal(plain[:, :300][60:200], infected[:, :300][60:200])  # the Americas
    for seat, city in enumerate(("lima", "lagos")):
        assert PAWNS[seat] in around(plain, city)
        assert PAWNS[1 - seat] not in around(plain, city)


def test_a_picture_shows_the_cards_of_a_hand_in_their_colours() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
    rows = [render_picture(game.view(0))[BOTTOM + 14 + 18 * seat, 150:] for seat in range(2)]
    for row, cards in zip(rows, game.hands, strict=True):
        for number, card in enumerate(cards):
            shade = COLOURS[own_disease(CITY[card])] if card in CITY else FAINT
            assert tuple(row[CARD_WIDTH * number]) == shade
