"""Tuning: improves with each generation on a simple function, deterministic, resumable."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from fourcures.bots.kernels import weights
from fourcures.bots.kernels.workspace import weight_records
from fourcures.cli import main, tune
from fourcures.lab.tune_weights import Evolution, as_logs, as_weights
from tests.sizes import size

SMALL = ["--cells", "2p4e", "--games", "2", "--json"]


def test_every_weight_has_a_place_and_a_value_for_each_number_of_players() -> None:
    numbers = dict(zip(weights.NAMES, range(len(weights.NAMES)), strict=True))
    (record,) = weight_records([weights.expand(list(numbers.values()))])
    several = {
        "cube1": ("cubes", 0),
        "hot3": ("hot", 2),
        "set0": ("sets", 0),
        "build4": ("build", 2),
    }
    for name, (row, place) in several.items():
        assert record[row][place] == numbers[name]
    for name in numbers.keys() & weights.Weights.__annotations__.keys():
        assert record[name] == numbers[name]
    for players in (2, 3, 4):
        assert len(weights.load_weights(players)) == len(weights.NAMES) + 32
        assert weights.STORED["players"][str(players)].keys() == numbers.keys()


def test_fading_weights_start_at_one_and_fall() -> None:
    (record,) = weight_records([weights.expand(list(weights.FIRST_GUESS.values()))])
    for name in ("fades", "fades_sum"):
        fades = record[name][:]
        assert fades[0] == 1024
        assert fades == sorted(fades, reverse=True)


def test_the_evolution_finds_the_maximum() -> None:
    top = np.array([1.0, -2.0, 0.5, 3.0, 0.0, 1.5])
    evolution = Evolution(np.zeros(6), 0.5, seed=1, population=12)
    for _ in range(80):
        candidates = evolution.ask()
        evolution.tell(candidates, -((candidates - top) ** 2).sum(axis=1))
    assert np.abs(evolution.mean - top).max() < 0.1


def test_weights_survive_a_round_trip_through_logarithms() -> None:
    first = list(weights.FIRST_GUESS.values())
    assert as_weights(as_logs(first)) == first


def test_weights_are_clipped() -> None:
    assert all(weight < 1 << 30 for weight in as_weights(np.full(len(weights.NAMES), 1e6)))


def report(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    return dict(json.loads(capsys.readouterr().out))


def test_stopping_and_resuming_changes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "CHECKED", size(100, tune.CHECKED, tune.CHECKED))
    whole, parts = str(tmp_path / "whole.json"), str(tmp_path / "parts.json")
    assert main(["tune", whole, "--generations", "2", *SMALL]) == 0
    once = report(capsys)
    assert main(["tune", parts, "--generations", "1", *SMALL]) == 0
    report(capsys)
    assert main(["tune", parts, "--generations", "2", *SMALL]) == 0
    assert report(capsys) == once
    assert once["generation"] == 2


KEPT = {"sigma": 1, "seed": 1, "population": 4, "told": []}
WRONG: list[dict[str, object]] = [
    {"start": ["high"]},
    {"start": [1.0], "sigma": -1},
    {"start": [1.0], "told": [[1.0, 2.0]]},
    {"mean": [1.0]},
]


@pytest.mark.parametrize(
    "text", ["{}", "null", *(json.dumps({"evolution": KEPT | wrong}) for wrong in WRONG)]
)
def test_a_checkpoint_of_something_else_is_refused(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, "utf-8")
    assert main(["tune", str(file), *SMALL]) == 2
    assert "not a checkpoint" in capsys.readouterr().err
    assert main(["tune", str(tmp_path / "new.json"), "--cells", "5p4e"]) == 2
