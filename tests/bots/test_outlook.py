"""The value net: its features, its predictions and its training."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fourcures import Game
from fourcures.bots.kernels import value_net
from fourcures.bots.kernels.features import (
    AWAY,
    CUBES,
    MOST,
    fill_features,
)
from fourcures.bots.kernels.rollouts import WIN
from fourcures.bots.kernels.scratch import BOARD, DISEASE, PLAYER, TABLE, blank_scratch
from fourcures.bots.kernels.value_net import CHANCES, NET, SURE, as_net, chance_of, learned
from fourcures.bots.kernels.weights import tuned
from fourcures.cli import main
from fourcures.lab import train_value_net
from tests.bots.positions import games
from tests.sizes import size

SMALL = ["--games", "4000", "--epochs", "1", "--json"]


def described(game: Game) -> list[int]:
    """Return the features of a position."""
    scratch = blank_scratch()
    fill_features(game.state, tuned(game.state["players"]), scratch)
    return scratch["features"]


def judged(net: list[int], seen: Any) -> float:
    """Return the win chance that a net predicts for features."""
    scratch = blank_scratch()
    scratch["features"] = seen.tolist()
    return value_net.judged(as_net(net), scratch) / WIN


@cache
def lessons() -> train_value_net.Lessons:
    """Return positions of games that the net was not trained on."""
    return train_value_net.play_chunk(4_000_000, 0)


def test_the_net_has_a_number_for_everything_that_it_looks_at() -> None:
    assert len(learned()) == NET


def test_features_are_small_and_never_negative() -> None:
    for game in islice(games(), size(60, 60, 1000)):
        assert all(0 <= number <= MOST for number in described(game))


def test_a_new_game_looks_like_one() -> None:
    game = Game.new(players=3, epidemics=5, roles=("medic", "dispatcher", "scientist"))
    x = described(game)
    assert x[:3] == [0, 1, 0]  # three players
    assert x[CUBES : CUBES + 3] == [3, 3, 3]
    assert sum(x[AWAY : AWAY + 6]) == 3  # cities with three cubes, by their distance
    seats = TABLE + BOARD + 4 * DISEASE
    for later in range(3):
        seat = (game.state["turn"] + later) % 3
        row = x[seats + PLAYER * later : seats + PLAYER * later + 7]
        assert row[game.state["roles"][seat]] == 1 and sum(row) == 1
    assert not any(x[seats + 3 * PLAYER :])  # an empty seat


def test_seats_are_described_in_the_order_in_which_they_move() -> None:
    game = Game.new(players=2, roles=("medic", "scientist"), seed="order")
    first = described(game)
    turn = game.state["turn"]
    while game.state["turn"] == turn or game.state["phase"] != 0:
        game.play(game.legal_moves[-1])
    then = described(game)
    seats = TABLE + BOARD + 4 * DISEASE
    assert first[seats : seats + 7] == then[seats + PLAYER : seats + PLAYER + 7]


def test_chances_rise_with_the_log_odds_and_stay_between_never_and_always() -> None:
    odds = range(-(SURE + 1) << 24, (SURE + 1) << 24, 1 << 18)
    chances = [chance_of(log_odds) for log_odds in odds]
    assert chances == sorted(chances)
    assert 0 < chances[0] < 1000 and WIN - 1000 < chances[-1] < WIN
    assert chance_of(0) == WIN // 2 == CHANCES[len(CHANCES) // 2]


@pytest.mark.breadth
def test_the_outlook_foretells_policy_games_that_nobody_learned() -> None:
    every = len(lessons().won) // size(400, 400, 4000)
    chances = np.array([judged(learned(), seen) for seen in lessons().seen[::every]])
    won = lessons().won[::every]
    loss = -np.log(np.where(won, chances, 1 - chances)).mean()
    assert loss < 0.85 * train_value_net.loss_of_the_mean(lessons())
    assert abs(np.mean(chances) - np.mean(won)) < 0.06


@pytest.mark.breadth
def test_learning_foretells_better_than_the_mean_and_the_same_from_its_seed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number, seed = size(4000, 12_000, 12_000), size(11, 1, 1)  # all games of 11 have one setting
    options = ["--games", str(number), "--epochs", "4", "--seed", str(seed), "--json"]
    assert main(["learn", str(tmp_path / "a.json"), *options]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["log_loss"] < report["log_loss_of_the_mean"]
    assert main(["learn", str(tmp_path / "b.json"), *options, "--jobs", "2"]) == 0
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()
    kept = json.loads((tmp_path / "a.json").read_text())
    assert sum(map(len, kept["net"])) == NET
    assert kept["made_by"].startswith(f"fourcures learn outlook.json --games {number}")


def test_whole_numbers_say_what_the_fractions_said() -> None:
    net, seen = train_value_net.TrainingNet(lessons().seen, 7), lessons().seen[:50]
    for _ in net.fit(lessons(), 1, 7):
        pass
    whole = [number for row in net.whole() for number in row]
    for row, chance in zip(seen, net.look(seen)[3], strict=True):
        assert judged(whole, row) == pytest.approx(float(chance), abs=0.01)


def test_an_outlook_that_cannot_be_written_is_said_before_any_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["learn", str(tmp_path / "none" / "outlook.json"), *SMALL]) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert main(["learn", str(tmp_path / "outlook.json"), "--games", "0"]) == 2
