"""Rendered texts and pictures contain only what the viewer may know."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from fourcures import Game
from fourcures.envs.canvas import GLYPHS, Canvas, write_png
from fourcures.envs.gym import FourCuresEnv
from fourcures.envs.rendering import HEIGHT, WIDTH, picture, text
from fourcures.envs.vector import FourCuresVectorEnv


def test_a_text_names_the_position() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, seed="1")
    shown = text(game.view(0))
    assert "seat 0, actions (4 left); outbreaks 0/8, rate 2, epidemics 0/4" in shown
    assert "stations: atlanta" in shown and "medic in atlanta" in shown
    for card in game.position()["players"][1]["hand"]:
        assert card in shown


def test_private_hands_stay_private() -> None:
    game = Game.new(roles=["medic", "scientist"], first=0, epidemics=6, seed="1")
    mine, other = (player["hand"] for player in game.position()["players"])
    line = text(game.view(0)).splitlines()[-1]
    assert not any(card in line for card in other) and "? ? ? ?" in line
    assert all(card in text(game.view(0)) for card in mine)
    assert not np.array_equal(picture(game.view(0)), picture(game.view(1)))


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


def test_a_png_holds_the_pixels(tmp_path: Path) -> None:
    canvas = Canvas(20, 10, (1, 2, 3))
    canvas.line(-5, 0, 30, 12, (9, 9, 9))
    canvas.disc(0, 0, 4, (200, 0, 0))
    canvas.text(2, 2, "ok", (255, 255, 255))
    write_png(tmp_path / "small.png", canvas.pixels)
    data = (tmp_path / "small.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (20, 10)
    at = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[at - 4 : at])
    rows = zlib.decompress(data[at + 4 : at + 4 + length])
    assert rows == b"".join(b"\0" + row.tobytes() for row in canvas.pixels)


def test_every_letter_is_its_own() -> None:
    assert len(set(GLYPHS.values())) == len(GLYPHS)
