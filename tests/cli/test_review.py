"""`fourcures review` prints what decisions and cards cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourcures.cli import main
from tests.bots.positions import CURE, last_chance
from tests.engine.arranging import play

FEW = 50  # futures and rollouts: enough for every line of the review


def test_review_prints_every_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    game = last_chance()
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
    play(game, CURE)
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file), "--futures", str(FEW), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["summary"]["end"] == 1 and [turn["label"] for turn in found["turns"]] == ["best"]
    assert main(["review", str(file), "--futures", str(FEW)]) == 0
    assert "100% at the start, won at the end" in capsys.readouterr().out
