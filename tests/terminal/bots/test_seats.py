"""Which seats are for bots: by options, and in saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourcures import Game
from fourcures.bots import BOTS
from fourcures.files import BadInput
from fourcures.terminal.bots.seats import read_bots, seat_bots

from ...cli.driving import fourcures


def game(**options: Any) -> Game:
    return Game.new(seed="7", **options)


def test_bots_take_the_last_seats() -> None:
    assert seat_bots(game(players=4), 2, "quick") == [None, None, "quick", "quick"]


def test_a_kind_alone_fills_all_seats_but_the_first() -> None:
    assert seat_bots(game(players=3), None, "deep") == [None, "deep", "deep"]


def test_without_a_kind_bots_are_those_that_the_browser_offers_first() -> None:
    assert seat_bots(game(), 1, None) == [None, "careful"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("--bots 0", "--bots must be 1 with 2 players: one seat is yours"),
        ("--bots 9", "--bots must be 1 to 3 with 4 players: one seat is yours"),
        ("--bots 3 --players 3", "--bots must be 1 to 2 with 3 players: one seat is yours"),
        ("--bots 2 --roles medic,scientist", "--bots must be 1 with 2 players"),
        ("--bots two", "argument --bots: invalid int value: 'two'"),
        ("--bot owl", "there is no bot 'owl': choose careful, deep, quick, random, thumb"),
        ("--cardboard --bots 1", "leave out --cardboard or the bots"),
    ],
)
def test_wrong_options_are_refused_with_the_valid_ones(words: str, problem: str) -> None:
    done = fourcures("play", *words.split(), given="")
    assert done.returncode == 2
    assert problem in done.stderr
    assert not done.stdout


def test_the_help_names_every_kind_of_bot() -> None:
    told = " ".join(fourcures("play", "--help").stdout.split())
    assert all(kind in told for kind in BOTS)


def test_the_number_of_bots_decides_the_number_of_players() -> None:
    done = fourcures("play", "--plain", "--bots", "2", "--bot", "thumb", "--seed", "7", given="")
    assert "3 players" in done.stdout
    assert "You play: Quarantine Specialist." in done.stdout


def test_the_notes_of_a_saved_game_name_its_bots() -> None:
    saved = game(players=3).record() | {"notes": {"bots": [None, "quick", None]}}
    assert read_bots(Game.from_record(saved), saved) == [None, "quick", None]
    assert read_bots(game(), game().record()) == []
    assert read_bots(game(), game().position()) == []


@pytest.mark.parametrize(
    "notes",
    [
        {"bots": ["quick"]},
        {"bots": ["quick", "quick"]},
        {"bots": [None, "owl"]},
        {"bots": 2},
        {"bots": [None, {}]},
        [],
    ],
)
def test_wrong_notes_are_refused(notes: object) -> None:
    with pytest.raises(BadInput):
        read_bots(game(), game().record() | {"notes": notes})


def test_bots_cannot_take_over_a_game_with_a_real_deck(tmp_path: Path) -> None:
    file = tmp_path / "real.json"
    real = Game.from_position({"players": [{"role": "medic"}, {"role": "scientist"}]}, None, True)
    file.write_text(json.dumps(real.record()))
    done = fourcures("play", "--load", str(file), "--bots", "1", given="")
    assert done.returncode == 2
    assert "from which bots cannot draw" in done.stderr


def test_bots_can_take_seats_of_a_saved_game_or_a_position(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for document in (game(players=3).record(), game(players=3).position()):
        file.write_text(json.dumps(document))
        done = fourcures("play", "--load", str(file), "--bots", "2", "--bot", "quick", given="")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Bots play: Dispatcher (quick), Medic (quick)." in " ".join(done.stdout.split())
