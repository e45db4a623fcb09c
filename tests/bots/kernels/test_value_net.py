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
from fourcures.bots.kernels.scoring.game_value import WIN
from fourcures.bots.kernels.scratch import (
    BOARD,
    DISEASE,
    FEATURES,
    FIRST,
    PLAYER,
    SECOND,
    TABLE,
    blank_scratch,
)
from fourcures.bots.kernels.value_net import (
    CHANCES,
    NETS,
    REACTIVE,
    START,
    SURE,
    as_records,
    chance_of,
    load_nets,
)
from fourcures.bots.kernels.weights import unpack_weights
from fourcures.cli import main
from fourcures.lab import train_value_net
from tests.bots.interpreting import plainly
from tests.bots.positions import games
from tests.sizes import size

NET = (FEATURES + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1  # the number of ints
SMALL = ["--games", "4000", "--rounds", "1", "--json"]


def described(game: Game) -> list[int]:
    """Return the features of a position."""
    scratch = blank_scratch()
    fill_features(game.state, unpack_weights(game.state["players"]), scratch)
    return scratch["features"]


def judged(net: list[int], seen: Any) -> float:
    """Return the win chance that a net predicts for features."""
    scratch = blank_scratch()
    scratch["features"] = seen.tolist()
    return value_net.evaluate(plainly(as_records([net])), 0, scratch) / WIN


def test_a_net_estimates_the_same_whatever_it_saw_before() -> None:
    nets, scratch = plainly(as_records(load_nets())), blank_scratch()
    for game in islice(games(), 12):
        s, weights = game.state, unpack_weights(game.state["players"])
        for number in range(len(NETS)):
            seen = value_net.outlook(s, weights, nets, number, scratch)
            assert seen == value_net.outlook(s, weights, nets, number, blank_scratch())


@cache
def lessons() -> train_value_net.Lessons:
    """Return the beginnings of turns in games that the net was not trained on."""
    task = train_value_net.Task(4_000_000, 0, None)
    played = train_value_net.play_chunk(task)
    chosen: train_value_net.Lessons = played[played["net"] == START]
    return chosen


def test_the_net_has_a_weight_for_every_feature() -> None:
    assert [len(numbers) for numbers in load_nets()] == [NET] * len(NETS)


def test_features_are_small_and_never_negative() -> None:
    for game in islice(games(), size(60, 60, 1000)):
        assert all(0 <= number <= MOST for number in described(game))


def test_the_features_of_a_new_game_are_right() -> None:
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


def test_chances_rise_with_the_log_odds_and_stay_within_limits() -> None:
    odds = range(-(SURE + 1) << 24, (SURE + 1) << 24, 1 << 18)
    chances = [chance_of(log_odds) for log_odds in odds]
    assert chances == sorted(chances)
    assert 0 < chances[0] < 1000 and WIN - 1000 < chances[-1] < WIN
    assert chance_of(0) == WIN // 2 == CHANCES[len(CHANCES) // 2]


@pytest.mark.breadth
def test_the_net_predicts_held_out_policy_games() -> None:
    every = len(lessons()) // size(400, 400, 4000)
    chances = np.array([judged(load_nets()[REACTIVE], seen) for seen in lessons()["seen"][::every]])
    won = lessons()["won"][::every]
    loss = -np.log(np.where(won, chances, 1 - chances)).mean()
    assert loss < 0.85 * train_value_net.loss_of_the_mean(lessons())
    assert abs(np.mean(chances) - np.mean(won)) < 0.06


@pytest.mark.breadth
def test_rounds_of_learning_are_compared_kept_and_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = 20_000
    options = ["--games", str(number), "--epochs", "3", "--tests", "900", "--json"]
    a, b = tmp_path / "a.json", tmp_path / "b.json"
    assert main(["learn", str(a), "--rounds", "2", *options]) == 0
    rounds = json.loads(capsys.readouterr().out)["rounds"]
    assert len(rounds) == 2
    for one in rounds:
        assert one["games"] == 900 and len(one["log_loss"]) == 2
        assert one["kept"] == (one["wins"] > one["wins_before"] and one["p"] < 0.05)
        for loss, of_the_mean in zip(one["log_loss"], one["log_loss_of_the_mean"], strict=True):
            assert loss < of_the_mean
    assert any(one["kept"] for one in rounds)
    assert main(["learn", str(b), "--rounds", "1", "--jobs", "2", *options]) == 0
    assert main(["learn", str(b), "--rounds", "2", "--jobs", "2", *options]) == 0
    assert a.read_text() == b.read_text()
    kept = json.loads(a.read_text())
    assert all(sum(map(len, kept[name])) == NET for name in NETS)
    assert kept["made_by"].startswith(f"fourcures learn value_net.json --games {number}")
    assert main(["learn", str(b), "--seed", "2", *options]) == 2
    assert "has other nets" in capsys.readouterr().err


def test_the_integer_net_agrees_with_the_float_net() -> None:
    net, seen = train_value_net.TrainingNet(lessons()["seen"], 7), lessons()["seen"][:50]
    for _ in net.fit(lessons(), 1, 7):
        pass
    whole = [number for row in net.to_integers() for number in row]
    for row, chance in zip(seen, net.forward(seen)[3], strict=True):
        assert judged(whole, row) == pytest.approx(float(chance), abs=0.01)


@pytest.mark.parametrize(("layer", "weight", "said"), [(0, 1000, "32 bits"), (2, 200, "16 bits")])
def test_numbers_that_would_overflow_are_refused(layer: int, weight: int, said: str) -> None:
    net = train_value_net.TrainingNet(lessons()["seen"], 7)
    net.layers[layer][:] = weight
    with pytest.raises(OverflowError, match=said):
        net.to_integers()


def test_an_unwritable_file_is_refused_before_any_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["learn", str(tmp_path / "none" / "outlook.json"), *SMALL]) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert main(["learn", str(tmp_path / "outlook.json"), "--games", "0"]) == 2
